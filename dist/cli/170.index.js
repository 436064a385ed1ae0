"use strict"
exports.id=170
exports.ids=[170]
exports.modules={5170:(t,n,e)=>{e.r(n)
e.d(n,{printCommand:()=>printCommand})
var r=e(1734)
var i=e(9638)
var s=e(751)
var a=e(9400)
var o=e(4224)
var l=e(3152)
var u=e(7395)
async function pageSnippets(t,n,e,d){const c={slug:t,baseUrl:e.baseUrl}
const f=await(0,u.C)(t,e.source,d)
if(f.kind==="failed")throw f.error
const m=(0,l.d)(t,f)
if(f.kind!=="answered"){const{statusPageHost:n,customDomain:r}=e
const a=(0,i.ci)({slug:t,statusPageHost:n,customDomain:r})
return{source:"offline",snippets:(0,s.generateSnippets)(c,a),warnings:m}}const{source:h,snippets:p}=f.answer
const g={...p}
for(const e of n){const n=(0,a.$)(e,p,c)
if(n.verdict==="unsafe")throw new r.F_({slug:t,...n})
g[e]=n.value}const b=(0,a.K)(p.status_page_url)
const w=b.verdict==="safe"?(0,o.L)(t,e.customDomain,b.value):[]
return{source:h,snippets:g,warnings:[...m,...w]}}var d=e(2658)
var c=e(2743)
var f=e(6648)
var m=e(6945)
var h=e(6552)
const printCommand=async t=>{const{settings:n,cli:e,world:r}=t
const{slug:i}=n
if(i===null)throw new f.L
const s=e.only===null?d.R:[e.only]
const{snippets:a,warnings:o}=await pageSnippets(i,s,n,(0,c.y)(t))
for(const t of o)(0,m.B)(r.terminal.err,(0,h.tE)(t))
const{out:l}=r.terminal
if(e.json){const t=Object.fromEntries(s.map(t=>[t,a[t]]))
l.write(`${JSON.stringify(t,null,2)}\n`)}else if(e.only){l.write(`${a[e.only]}\n`)}else{l.write(d.R.map(t=>`${t}\n\n${a[t]}\n`).join("\n"))}return"done"}},751:(t,n,e)=>{e.r(n)
e.d(n,{generateSnippets:()=>generateSnippets})
var r=e(4137)
var i=e(579)
var s=e(2343)
var a=e(1968)
function generateSnippets(t,n){return{status_page_url:n,badge_markdown:badgeMarkdown(t,n),badge_html:(0,i.H)((0,r.h)("a",{href:n},(0,r.h)("img",{alt:"Status",src:(0,a.p)(t)}))),widget_script:(0,i.H)((0,r.h)("script",scriptProperties(t))),widget_html:widgetHtml(t),minimal_md:minimalMarkdown(n)}}function badgeMarkdown(t,n){const e={type:"image",alt:"Status",url:(0,a.p)(t)}
return(0,s.x)({type:"paragraph",children:[{type:"link",url:n,children:[e]}]})}function minimalMarkdown(t){const n={type:"link",url:t,children:[{type:"text",value:t}]}
const e={type:"strong",children:[{type:"text",value:"Status:"}]}
const r={type:"text",value:" See live status \u2192 "}
return(0,s.x)({type:"paragraph",children:[e,r,n]})}function widgetHtml(t){const n={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const e=(0,r.h)("script",{...scriptProperties(t),...n})
return(0,i.H)((0,r.h)("div",["\n  ",e,"\n"]))}function scriptProperties(t){return{src:(0,a.Q)(t),"data-slug":t.slug,"data-theme":"auto"}}},4640:(t,n,e)=>{e.d(n,{y:()=>readHtml})
var r=e(3194)
function readHtml(t){const n=[]
const e=[]
const other=t=>()=>{n.push({kind:"other",what:t})}
const i={onStartTag({tagName:t,attrs:e,selfClosing:r}){n.push({kind:"start",name:t,attributes:e,selfClosing:r})},onEndTag({tagName:t}){n.push({kind:"end",name:t})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){e.push(t)}}
new r._F({sourceCodeLocationInfo:false},i).write(t,true)
return{tokens:n,errors:e}}},9400:(t,n,e)=>{e.d(n,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=e(9638)
var i=e(5225)
var s=e(3762)
var a=e(1968)
const o=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const l=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,r.zq)(t)
return e.outcome==="address"&&(0,r.xU)(e.address,n)?null:`is ${(0,s.h)(t)}, not the page's address ${(0,s.h)(n)}`}function findImageProblem(t,n){const e=(0,a.p)(n)
const r=t.startsWith(e)?t.slice(e.length):null
if(r===""||r!==null&&o.test(r))return null
return`is ${(0,s.h)(t)}, not the badge ${(0,s.h)(e)}`}function findScriptProblem(t,{baseUrl:n}){if(t.startsWith(n)&&l.test(t.slice(n.length)))return null
return`is ${(0,s.h)(t)}, not ${(0,s.h)(`${n}/static/embed/v1/status.js`)} (of whatever version)`}var u=e(9146)
var d=e(5248)
var c=e(2297)
function readMarkdown(t){return(0,u.Y)(t,{extensions:[(0,c.T)()],mdastExtensions:[(0,d.C)()]})}function isA(t,n){return t?.type===n}function onlyChild(t,n){if(!("children"in t)||t.children.length!==1)return null
const[e]=t.children
return isA(e,n)?e:null}function placeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:n,end:e}}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const n=f.find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}const m=100
const h=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const p=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const g=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const n=(0,i.P)(t)
if(n!==null)return`has ${n}`
const e=findMarkerText(t)
if(e!==null)return`has ${e}`
if(t.includes("<"))return'has "<", which can become HTML'
return[...t].length>m?`is longer than ${m} characters`:null}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,n){const e=findWordsProblem(n)
if(e!==null)return e
const r=h.find(([e])=>n.includes(e)||t.includes(e))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const i=g.exec(t.replace(p," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${n} x`)?null:"is not plain text"}function readsAs(t,n){const e=onlyChild(readMarkdown(t),"paragraph")
const r=e?.children[0]
return e?.children.length===1&&isA(r,"text")&&r.value===n}const b={a:{required:["href"],attributes:{href:(t,{address:n})=>findTargetProblem(t,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:n})=>findImageProblem(t,n),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:n})=>findScriptProblem(t,n),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:n})=>t===n.slug?null:`is not the slug "${n.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,n,e){const r=b[t]
if(!r)return`<${t}> is not allowed`
const i=r.required.find(t=>!n.some(n=>n.name===t))
if(i!==undefined)return`<${t}> has no ${i}`
for(const{name:i,value:s}of n){const n=ruleOf(r,i)
if(!n)return`<${t}> has an attribute that is not allowed: ${i}`
const a=n(s,e)
if(a!==null)return`${i} of <${t}> ${a}`}return null}function ruleOf({attributes:t,data:n},e){if(Object.hasOwn(t,e))return t[e]
return/^data-[a-z0-9-]+$/.test(e)?n:undefined}function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}var w=e(4640)
const v={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,n,e){const{tokens:r,errors:i}=(0,w.y)(n)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const s=v[t]
let a=0
for(const[t,n]of r.entries()){if(n.kind==="space"&&!isStartOf(r[t-1],"script"))continue
const i=s[a]
if(spell(n)!==i)return`it has ${spell(n)} where ${i??"it should end"}`
const o=n.kind==="start"?findStartProblem(n,e):null
if(o!==null)return o
a+=1}return a<s.length?`it ends without ${s[a]}`:null}function findStartProblem(t,n){if(t.selfClosing&&t.name!=="img")return`<${t.name}> is closed twice`
return findAttributeProblem(t.name,t.attributes,n)}function isStartOf(t,n){return t?.kind==="start"&&t.name===n}function spell(t){switch(t.kind){case"start":return`<${t.name}>`
case"end":return`</${t.name}>`
case"space":return"white space"
case"other":return t.what}}function findBadgeProblem(t,n,e){const r=onlyChild(readMarkdown(t),"paragraph")
const i=r&&onlyChild(r,"link")
const s=i&&onlyChild(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,placeOf(s).end,e)??findBadgeImageProblem(t,s,n)}function findMinimalProblem(t,n){const e=onlyChild(readMarkdown(t),"paragraph")
const[r,i,s,...a]=e?.children??[]
const o=r&&isA(r,"strong")?onlyChild(r,"text"):null
const l=s&&isA(s,"link")?onlyChild(s,"text"):null
if(!o||!isA(i,"text")||!isA(s,"link")||!l||a.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![o,i,s,l].every(t=>t.position))return"its link is not written as one"
const u=findTargetProblem(l.value,n)
if(u!==null)return`the text of its link ${u}`
const d=findLinkProblem(t,s,placeOf(l).end,n)
if(d!==null)return d
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(o.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...o.value,...i.value].length>100)return"its words are longer than 100 characters"
for(const n of[o,i]){const{start:e,end:r}=placeOf(n)
const i=findMarkdownWordsProblem(t.slice(e,r),n.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,n,e,r){const i=findTargetProblem(n.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(e,placeOf(n).end),n)}function findBadgeImageProblem(t,n,e){const r=n.alt??""
const i=findImageProblem(n.url,e)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:a}=placeOf(n)
const o=t.slice(s,a)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(o)?.[1]??""
const u=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(u!==null)return`its alternative text ${u}`
return findResourceProblem(o.slice("![".length+l.length),n)}const $=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:n}){const e=$.exec(t)
if(!e)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(e[1]??e[2]??"",n??"")
return r===null?null:`its title ${r}`}const P={badge_markdown:(t,{page:n,address:e})=>findBadgeProblem(t,n,e),badge_html:(t,n)=>findHtmlProblem("badge_html",t,n),widget_script:(t,n)=>findHtmlProblem("widget_script",t,n),widget_html:(t,n)=>findHtmlProblem("widget_html",t,n),minimal_md:(t,{address:n})=>findMinimalProblem(t,n)}
const k=2e3
function judgeAddress(t){const n=t.trim()
const e=(0,r.zq)(n)
if(e.outcome==="address")return{verdict:"safe",value:e.address}
return unsafe("status_page_url",`${(0,s.h)(n)} ${e.problem}`)}function judgeSnippet(t,n,e){const r=judgeAddress(n.status_page_url)
const i=n[t].trim()
if(r.verdict==="unsafe")return r
if(t==="status_page_url")return{verdict:"safe",value:i}
const s=findTextProblem(t,i,e)??P[t](i,{page:e,address:r.value})
return s===null?{verdict:"safe",value:i}:unsafe(t,s)}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const r=k+2*e.length
if(n.length>r)return`it is longer than ${r} characters`
const s=t==="widget_html"?"allowed":"refused"
const a=(0,i.P)(n,s)
if(a!==null)return`it has ${a}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findMarkerText(n)
return o===null?null:`it has ${o}`}function unsafe(t,n){return{verdict:"unsafe",field:t,reason:n}}},579:(t,n,e)=>{e.d(n,{H:()=>printHtml})
var r=e(8619)
function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}},2343:(t,n,e)=>{e.d(n,{x:()=>printMarkdown})
var r=e(8247)
var i=e(1529)
const s=(0,i.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const n={type:"root",children:t}
return s.stringify(n).trimEnd()}}}

