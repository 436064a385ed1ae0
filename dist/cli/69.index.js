"use strict"
exports.id=69
exports.ids=[69]
exports.modules={450:(e,t,n)=>{n.r(t)
n.d(t,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var r=n(9638)
var i=n(9146)
var s=n(4640)
const o=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const t=new Set
const n=new Set
const foundImage=e=>{const n=o.exec(e)?.[1]
if(n!==undefined)t.add(n)}
const foundTarget=e=>{n.add(e.replace(/\/$/,""))}
for(const t of nodesOf((0,i.Y)(e.replace(/^[ \t]+/gm,"")))){if(t.type==="image")foundImage(t.url)
if(t.type==="link")foundTarget(t.url)
if(t.type==="definition")(o.test(t.url)?foundImage:foundTarget)(t.url)}for(const n of(0,s.y)(e).tokens){if(n.kind!=="start")continue
for(const{name:e,value:r}of n.attributes){if(n.name==="a"&&e==="href")foundTarget(r)
if(n.name==="img"&&e==="src")foundImage(r)
if(n.name==="script"&&e==="data-slug")t.add(r)}}return{slugs:[...t],addresses:[...n]}}function*nodesOf(e){yield e
if("children"in e)for(const t of e.children)yield*nodesOf(t)}var a=n(9400)
function heldBy({held:e,slug:t,slugOnMarker:n}){return readHeldPage(e,t,n)}function readHeldPage(e,t,n){const{slugs:i,addresses:s}=readHeld(e)
const[o=null,...a]=s.flatMap(goodAddress)
const l=i.some(e=>e!==t)
const d=i.includes(t)||n
const u=o!==null&&a.every(e=>(0,r.xU)(o,e))&&s.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:l,address:o,addressOfPage:u&&d&&!l?o:null}}function goodAddress(e){const t=(0,a.K)(e)
return t.verdict==="safe"?[t.value]:[]}function isGood(e){return goodAddress(e).length>0}},4640:(e,t,n)=>{n.d(t,{y:()=>readHtml})
var r=n(3194)
function readHtml(e){const t=[]
const n=[]
const other=e=>()=>{t.push({kind:"other",what:e})}
const i={onStartTag({tagName:e,attrs:n,selfClosing:r}){t.push({kind:"start",name:e,attributes:n,selfClosing:r})},onEndTag({tagName:e}){t.push({kind:"end",name:e})},onWhitespaceCharacter(){t.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){n.push(e)}}
new r._F({sourceCodeLocationInfo:false},i).write(e,true)
return{tokens:t,errors:n}}},9400:(e,t,n)=>{n.d(t,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=n(9638)
var i=n(5225)
var s=n(3762)
var o=n(1968)
const a=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const l=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,t){const n=(0,r.zq)(e)
return n.outcome==="address"&&(0,r.xU)(n.address,t)?null:`is ${(0,s.h)(e)}, not the page's address ${(0,s.h)(t)}`}function findImageProblem(e,t){const n=(0,o.p)(t)
const r=e.startsWith(n)?e.slice(n.length):null
if(r===""||r!==null&&a.test(r))return null
return`is ${(0,s.h)(e)}, not the badge ${(0,s.h)(n)}`}function findScriptProblem(e,{baseUrl:t}){if(e.startsWith(t)&&l.test(e.slice(t.length)))return null
return`is ${(0,s.h)(e)}, not ${(0,s.h)(`${t}/static/embed/v1/status.js`)} (of whatever version)`}var d=n(9146)
var u=n(5248)
var c=n(2297)
function readMarkdown(e){return(0,d.Y)(e,{extensions:[(0,c.T)()],mdastExtensions:[(0,u.C)()]})}function isA(e,t){return e?.type===t}function onlyChild(e,t){if(!("children"in e)||e.children.length!==1)return null
const[n]=e.children
return isA(n,t)?n:null}function placeOf(e){const t=e.position?.start.offset
const n=e.position?.end.offset
if(t===undefined||n===undefined)throw new TypeError(`A ${e.type} node without a place`)
return{start:t,end:n}}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(e){const t=f.find(t=>e.includes(t))
return t===undefined?null:`a comment or marker ("${t}")`}const m=100
const h=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const g=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const p=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(e){const t=(0,i.P)(e)
if(t!==null)return`has ${t}`
const n=findMarkerText(e)
if(n!==null)return`has ${n}`
if(e.includes("<"))return'has "<", which can become HTML'
return[...e].length>m?`is longer than ${m} characters`:null}function findAltProblem(e){return e.trim()===""?"is empty":findWordsProblem(e)}function findMarkdownWordsProblem(e,t){const n=findWordsProblem(t)
if(n!==null)return n
const r=h.find(([n])=>t.includes(n)||e.includes(n))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const i=p.exec(e.replace(g," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
return readsAs(`x ${e} x`,`x ${t} x`)?null:"is not plain text"}function readsAs(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const r=n?.children[0]
return n?.children.length===1&&isA(r,"text")&&r.value===t}const b={a:{required:["href"],attributes:{href:(e,{address:t})=>findTargetProblem(e,t),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(e,{page:t})=>findImageProblem(e,t),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(e,{page:t})=>findScriptProblem(e,t),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(e,{page:t})=>e===t.slug?null:`is not the slug "${t.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(e,t,n){const r=b[e]
if(!r)return`<${e}> is not allowed`
const i=r.required.find(e=>!t.some(t=>t.name===e))
if(i!==undefined)return`<${e}> has no ${i}`
for(const{name:i,value:s}of t){const t=ruleOf(r,i)
if(!t)return`<${e}> has an attribute that is not allowed: ${i}`
const o=t(s,n)
if(o!==null)return`${i} of <${e}> ${o}`}return null}function ruleOf({attributes:e,data:t},n){if(Object.hasOwn(e,n))return e[n]
return/^data-[a-z0-9-]+$/.test(n)?t:undefined}function matching(e){return t=>e.test(t)?null:"has a value it cannot have"}var $=n(4640)
const P={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(e,t,n){const{tokens:r,errors:i}=(0,$.y)(t)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const s=P[e]
let o=0
for(const[e,t]of r.entries()){if(t.kind==="space"&&!isStartOf(r[e-1],"script"))continue
const i=s[o]
if(spell(t)!==i)return`it has ${spell(t)} where ${i??"it should end"}`
const a=t.kind==="start"?findStartProblem(t,n):null
if(a!==null)return a
o+=1}return o<s.length?`it ends without ${s[o]}`:null}function findStartProblem(e,t){if(e.selfClosing&&e.name!=="img")return`<${e.name}> is closed twice`
return findAttributeProblem(e.name,e.attributes,t)}function isStartOf(e,t){return e?.kind==="start"&&e.name===t}function spell(e){switch(e.kind){case"start":return`<${e.name}>`
case"end":return`</${e.name}>`
case"space":return"white space"
case"other":return e.what}}function findBadgeProblem(e,t,n){const r=onlyChild(readMarkdown(e),"paragraph")
const i=r&&onlyChild(r,"link")
const s=i&&onlyChild(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(e,i,placeOf(s).end,n)??findBadgeImageProblem(e,s,t)}function findMinimalProblem(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const[r,i,s,...o]=n?.children??[]
const a=r&&isA(r,"strong")?onlyChild(r,"text"):null
const l=s&&isA(s,"link")?onlyChild(s,"text"):null
if(!a||!isA(i,"text")||!isA(s,"link")||!l||o.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![a,i,s,l].every(e=>e.position))return"its link is not written as one"
const d=findTargetProblem(l.value,t)
if(d!==null)return`the text of its link ${d}`
const u=findLinkProblem(e,s,placeOf(l).end,t)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...a.value,...i.value].length>100)return"its words are longer than 100 characters"
for(const t of[a,i]){const{start:n,end:r}=placeOf(t)
const i=findMarkdownWordsProblem(e.slice(n,r),t.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(e,t,n,r){const i=findTargetProblem(t.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(e.slice(n,placeOf(t).end),t)}function findBadgeImageProblem(e,t,n){const r=t.alt??""
const i=findImageProblem(t.url,n)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:o}=placeOf(t)
const a=e.slice(s,o)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const d=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(d!==null)return`its alternative text ${d}`
return findResourceProblem(a.slice("![".length+l.length),t)}const w=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(e,{title:t}){const n=w.exec(e)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",t??"")
return r===null?null:`its title ${r}`}const v={badge_markdown:(e,{page:t,address:n})=>findBadgeProblem(e,t,n),badge_html:(e,t)=>findHtmlProblem("badge_html",e,t),widget_script:(e,t)=>findHtmlProblem("widget_script",e,t),widget_html:(e,t)=>findHtmlProblem("widget_html",e,t),minimal_md:(e,{address:t})=>findMinimalProblem(e,t)}
const k=2e3
function judgeAddress(e){const t=e.trim()
const n=(0,r.zq)(t)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,s.h)(t)} ${n.problem}`)}function judgeSnippet(e,t,n){const r=judgeAddress(t.status_page_url)
const i=t[e].trim()
if(r.verdict==="unsafe")return r
if(e==="status_page_url")return{verdict:"safe",value:i}
const s=findTextProblem(e,i,n)??v[e](i,{page:n,address:r.value})
return s===null?{verdict:"safe",value:i}:unsafe(e,s)}function findTextProblem(e,t,{baseUrl:n}){if(t==="")return"it is empty"
const r=k+2*n.length
if(t.length>r)return`it is longer than ${r} characters`
const s=e==="widget_html"?"allowed":"refused"
const o=(0,i.P)(t,s)
if(o!==null)return`it has ${o}`
if(t.split(/\r\n|\r|\n/).some(e=>e.trim()===""))return"it has a blank line"
const a=findMarkerText(t)
return a===null?null:`it has ${a}`}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}}}

