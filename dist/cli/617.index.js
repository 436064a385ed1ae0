"use strict"
exports.id=617
exports.ids=[617]
exports.modules={1032:(t,n,e)=>{e.d(n,{y:()=>readHtml})
var r=e(3194)
function readHtml(t){const n=[]
const e=[]
const other=t=>()=>{n.push({kind:"other",what:t})}
const i={onStartTag({tagName:t,attrs:e,selfClosing:r}){n.push({kind:"start",name:t,attributes:e,selfClosing:r})},onEndTag({tagName:t}){n.push({kind:"end",name:t})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){e.push(t)}}
new r._F({sourceCodeLocationInfo:false},i).write(t,true)
return{tokens:n,errors:e}}},290:(t,n,e)=>{e.r(n)
e.d(n,{judgeSnippet:()=>judgeSnippet})
var r=e(88)
var i=e(1032)
var s=e(9146)
var o=e(5248)
var a=e(2297)
function readMarkdown(t){return(0,s.Y)(t,{extensions:[(0,a.T)()],mdastExtensions:[(0,o.C)()]})}function isA(t,n){return t?.type===n}function onlyChild(t,n){if(!("children"in t)||t.children.length!==1)return null
const[e]=t.children
return isA(e,n)?e:null}function placeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:n,end:e}}const l=100
const d=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const u=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const c=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const n=(0,r.P)(t)
if(n!==null)return`has ${n}`
const e=findMarkerText(t)
if(e!==null)return`has ${e}`
if(t.includes("<"))return'has "<", which can become HTML'
return[...t].length>l?`is longer than ${l} characters`:null}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,n){const e=findWordsProblem(n)
if(e!==null)return e
const r=d.find(([e])=>n.includes(e)||t.includes(e))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const i=c.exec(t.replace(u," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${n} x`)?null:"is not plain text"}function readsAs(t,n){const e=onlyChild(readMarkdown(t),"paragraph")
const r=e?.children[0]
return e?.children.length===1&&isA(r,"text")&&r.value===n}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const n=f.find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}var h=e(7819)
var m=e(9911)
var g=e(8907)
const p=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const b=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,g.zq)(t)
return e.outcome==="address"&&(0,g.xU)(e.address,n)?null:`is ${(0,h.h)(t)}, not the page's address ${(0,h.h)(n)}`}function findImageProblem(t,n){const e=(0,m.p)(n)
const r=t.startsWith(e)?t.slice(e.length):null
if(r===""||r!==null&&p.test(r))return null
return`is ${(0,h.h)(t)}, not the badge ${(0,h.h)(e)}`}function findScriptProblem(t,{baseUrl:n}){if(t.startsWith(n)&&b.test(t.slice(n.length)))return null
return`is ${(0,h.h)(t)}, not ${(0,h.h)(`${n}/static/embed/v1/status.js`)} (of whatever version)`}const $={a:{required:["href"],attributes:{href:(t,{address:n})=>findTargetProblem(t,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:n})=>findImageProblem(t,n),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:n})=>findScriptProblem(t,n),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:n})=>t===n.slug?null:`is not the slug "${n.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,n,e){const r=$[t]
if(!r)return`<${t}> is not allowed`
const i=r.required.find(t=>!n.some(n=>n.name===t))
if(i!==undefined)return`<${t}> has no ${i}`
for(const{name:i,value:s}of n){const n=ruleOf(r,i)
if(!n)return`<${t}> has an attribute that is not allowed: ${i}`
const o=n(s,e)
if(o!==null)return`${i} of <${t}> ${o}`}return null}function ruleOf({attributes:t,data:n},e){if(Object.hasOwn(t,e))return t[e]
return/^data-[a-z0-9-]+$/.test(e)?n:undefined}function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}const w={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,n,e){const{tokens:r,errors:s}=(0,i.y)(n)
if(s[0]!==undefined)return`its HTML is malformed (${s[0]})`
const o=w[t]
let a=0
for(const[t,n]of r.entries()){if(n.kind==="space"&&!isStartOf(r[t-1],"script"))continue
const i=o[a]
if(spell(n)!==i)return`it has ${spell(n)} where ${i??"it should end"}`
const s=n.kind==="start"?findStartProblem(n,e):null
if(s!==null)return s
a+=1}return a<o.length?`it ends without ${o[a]}`:null}function findStartProblem(t,n){if(t.selfClosing&&t.name!=="img")return`<${t.name}> is closed twice`
return findAttributeProblem(t.name,t.attributes,n)}function isStartOf(t,n){return t?.kind==="start"&&t.name===n}function spell(t){switch(t.kind){case"start":return`<${t.name}>`
case"end":return`</${t.name}>`
case"space":return"white space"
case"other":return t.what}}function findBadgeProblem(t,n,e){const r=onlyChild(readMarkdown(t),"paragraph")
const i=r&&onlyChild(r,"link")
const s=i&&onlyChild(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,placeOf(s).end,e)??findBadgeImageProblem(t,s,n)}function findMinimalProblem(t,n){const e=onlyChild(readMarkdown(t),"paragraph")
const[r,i,s,...o]=e?.children??[]
const a=r&&isA(r,"strong")?onlyChild(r,"text"):null
const l=s&&isA(s,"link")?onlyChild(s,"text"):null
if(!a||!isA(i,"text")||!isA(s,"link")||!l||o.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![a,i,s,l].every(t=>t.position))return"its link is not written as one"
const d=findTargetProblem(l.value,n)
if(d!==null)return`the text of its link ${d}`
const u=findLinkProblem(t,s,placeOf(l).end,n)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...a.value,...i.value].length>100)return"its words are longer than 100 characters"
for(const n of[a,i]){const{start:e,end:r}=placeOf(n)
const i=findMarkdownWordsProblem(t.slice(e,r),n.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,n,e,r){const i=findTargetProblem(n.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(e,placeOf(n).end),n)}function findBadgeImageProblem(t,n,e){const r=n.alt??""
const i=findImageProblem(n.url,e)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:o}=placeOf(n)
const a=t.slice(s,o)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const d=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(d!==null)return`its alternative text ${d}`
return findResourceProblem(a.slice("![".length+l.length),n)}const P=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:n}){const e=P.exec(t)
if(!e)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(e[1]??e[2]??"",n??"")
return r===null?null:`its title ${r}`}var k=e(6726)
const x={badge_markdown:(t,{page:n,address:e})=>findBadgeProblem(t,n,e),badge_html:(t,n)=>findHtmlProblem("badge_html",t,n),widget_script:(t,n)=>findHtmlProblem("widget_script",t,n),widget_html:(t,n)=>findHtmlProblem("widget_html",t,n),minimal_md:(t,{address:n})=>findMinimalProblem(t,n)}
const v=2e3
function judgeSnippet(t,n,e){const r=(0,k.K)(n.status_page_url)
const i=n[t].trim()
if(r.verdict==="unsafe")return r
if(t==="status_page_url")return{verdict:"safe",value:i}
const s=findTextProblem(t,i,e)??x[t](i,{page:e,address:r.value})
return s===null?{verdict:"safe",value:i}:(0,k.N)(t,s)}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const i=v+2*e.length
if(n.length>i)return`it is longer than ${i} characters`
const s=t==="widget_html"?"allowed":"refused"
const o=(0,r.P)(n,s)
if(o!==null)return`it has ${o}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const a=findMarkerText(n)
return a===null?null:`it has ${a}`}},6923:(t,n,e)=>{e.d(n,{D:()=>ccount})
function ccount(t,n){const e=String(t)
if(typeof n!=="string"){throw new TypeError("Expected character")}let r=0
let i=e.indexOf(n)
while(i!==-1){r++
i=e.indexOf(n,i+n.length)}return r}},7776:(t,n,e)=>{e.d(n,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}}}

