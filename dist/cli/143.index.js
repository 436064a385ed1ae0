"use strict"
exports.id=143
exports.ids=[143,69]
exports.modules={450:(e,t,n)=>{n.r(t)
n.d(t,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var r=n(9638)
var s=n(9146)
var i=n(4640)
const a=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const t=new Set
const n=new Set
const foundImage=e=>{const n=a.exec(e)?.[1]
if(n!==undefined)t.add(n)}
const foundTarget=e=>{n.add(e.replace(/\/$/,""))}
for(const t of nodesOf((0,s.Y)(e.replace(/^[ \t]+/gm,"")))){if(t.type==="image")foundImage(t.url)
if(t.type==="link")foundTarget(t.url)
if(t.type==="definition")(a.test(t.url)?foundImage:foundTarget)(t.url)}for(const n of(0,i.y)(e).tokens){if(n.kind!=="start")continue
for(const{name:e,value:r}of n.attributes){if(n.name==="a"&&e==="href")foundTarget(r)
if(n.name==="img"&&e==="src")foundImage(r)
if(n.name==="script"&&e==="data-slug")t.add(r)}}return{slugs:[...t],addresses:[...n]}}function*nodesOf(e){yield e
if("children"in e)for(const t of e.children)yield*nodesOf(t)}var o=n(9400)
function heldBy({held:e,slug:t,slugOnMarker:n}){return readHeldPage(e,t,n)}function readHeldPage(e,t,n){const{slugs:s,addresses:i}=readHeld(e)
const[a=null,...o]=i.flatMap(goodAddress)
const l=s.some(e=>e!==t)
const d=s.includes(t)||n
const u=a!==null&&o.every(e=>(0,r.xU)(a,e))&&i.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:l,address:a,addressOfPage:u&&d&&!l?a:null}}function goodAddress(e){const t=(0,o.K)(e)
return t.verdict==="safe"?[t.value]:[]}function isGood(e){return goodAddress(e).length>0}},9143:(e,t,n)=>{n.r(t)
n.d(t,{useAnswer:()=>useAnswer})
var r=n(1734)
var s=n(9400)
const i={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
var a=n(4001)
var o=n(450)
async function useAnswer(e,t,{source:n,snippets:l}){const d=(0,s.K)(l.status_page_url)
if(n==="stale"){const t=(0,o.heldBy)(e)
const r=d.verdict==="safe"?d.value:""
if(t.filled&&!t.ofOtherPage)return{kind:"keep",source:n,snippets:l,address:t.address??r}}if(d.verdict==="unsafe")return(0,a.TR)(new r.F_({slug:t.slug,...d}))
const u=(0,a.QU)(e)
for(const n of e.shown){const e=(0,s.$)(i[n][u]??"status_page_url",l,t)
if(e.verdict==="unsafe")return(0,a.TR)(new r.F_({slug:t.slug,...e}))}return(0,a.GS)(e,t,n,l,d.value)}},4640:(e,t,n)=>{n.d(t,{y:()=>readHtml})
var r=n(3194)
function readHtml(e){const t=[]
const n=[]
const other=e=>()=>{t.push({kind:"other",what:e})}
const s={onStartTag({tagName:e,attrs:n,selfClosing:r}){t.push({kind:"start",name:e,attributes:n,selfClosing:r})},onEndTag({tagName:e}){t.push({kind:"end",name:e})},onWhitespaceCharacter(){t.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){n.push(e)}}
new r._F({sourceCodeLocationInfo:false},s).write(e,true)
return{tokens:t,errors:n}}},9400:(e,t,n)=>{n.d(t,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=n(9638)
var s=n(5225)
var i=n(3762)
var a=n(1968)
const o=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const l=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,t){const n=(0,r.zq)(e)
return n.outcome==="address"&&(0,r.xU)(n.address,t)?null:`is ${(0,i.h)(e)}, not the page's address ${(0,i.h)(t)}`}function findImageProblem(e,t){const n=(0,a.p)(t)
const r=e.startsWith(n)?e.slice(n.length):null
if(r===""||r!==null&&o.test(r))return null
return`is ${(0,i.h)(e)}, not the badge ${(0,i.h)(n)}`}function findScriptProblem(e,{baseUrl:t}){if(e.startsWith(t)&&l.test(e.slice(t.length)))return null
return`is ${(0,i.h)(e)}, not ${(0,i.h)(`${t}/static/embed/v1/status.js`)} (of whatever version)`}var d=n(9146)
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
function findWordsProblem(e){const t=(0,s.P)(e)
if(t!==null)return`has ${t}`
const n=findMarkerText(e)
if(n!==null)return`has ${n}`
if(e.includes("<"))return'has "<", which can become HTML'
return[...e].length>m?`is longer than ${m} characters`:null}function findAltProblem(e){return e.trim()===""?"is empty":findWordsProblem(e)}function findMarkdownWordsProblem(e,t){const n=findWordsProblem(t)
if(n!==null)return n
const r=h.find(([n])=>t.includes(n)||e.includes(n))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const s=p.exec(e.replace(g," "))
if(s)return`has "${s[0]}" without a backslash, which can become markup`
return readsAs(`x ${e} x`,`x ${t} x`)?null:"is not plain text"}function readsAs(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const r=n?.children[0]
return n?.children.length===1&&isA(r,"text")&&r.value===t}const b={a:{required:["href"],attributes:{href:(e,{address:t})=>findTargetProblem(e,t),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(e,{page:t})=>findImageProblem(e,t),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(e,{page:t})=>findScriptProblem(e,t),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(e,{page:t})=>e===t.slug?null:`is not the slug "${t.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(e,t,n){const r=b[e]
if(!r)return`<${e}> is not allowed`
const s=r.required.find(e=>!t.some(t=>t.name===e))
if(s!==undefined)return`<${e}> has no ${s}`
for(const{name:s,value:i}of t){const t=ruleOf(r,s)
if(!t)return`<${e}> has an attribute that is not allowed: ${s}`
const a=t(i,n)
if(a!==null)return`${s} of <${e}> ${a}`}return null}function ruleOf({attributes:e,data:t},n){if(Object.hasOwn(e,n))return e[n]
return/^data-[a-z0-9-]+$/.test(n)?t:undefined}function matching(e){return t=>e.test(t)?null:"has a value it cannot have"}var w=n(4640)
const $={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(e,t,n){const{tokens:r,errors:s}=(0,w.y)(t)
if(s[0]!==undefined)return`its HTML is malformed (${s[0]})`
const i=$[e]
let a=0
for(const[e,t]of r.entries()){if(t.kind==="space"&&!isStartOf(r[e-1],"script"))continue
const s=i[a]
if(spell(t)!==s)return`it has ${spell(t)} where ${s??"it should end"}`
const o=t.kind==="start"?findStartProblem(t,n):null
if(o!==null)return o
a+=1}return a<i.length?`it ends without ${i[a]}`:null}function findStartProblem(e,t){if(e.selfClosing&&e.name!=="img")return`<${e.name}> is closed twice`
return findAttributeProblem(e.name,e.attributes,t)}function isStartOf(e,t){return e?.kind==="start"&&e.name===t}function spell(e){switch(e.kind){case"start":return`<${e.name}>`
case"end":return`</${e.name}>`
case"space":return"white space"
case"other":return e.what}}function findBadgeProblem(e,t,n){const r=onlyChild(readMarkdown(e),"paragraph")
const s=r&&onlyChild(r,"link")
const i=s&&onlyChild(s,"image")
if(!i)return"it is not one image in one link and nothing else"
return findLinkProblem(e,s,placeOf(i).end,n)??findBadgeImageProblem(e,i,t)}function findMinimalProblem(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const[r,s,i,...a]=n?.children??[]
const o=r&&isA(r,"strong")?onlyChild(r,"text"):null
const l=i&&isA(i,"link")?onlyChild(i,"text"):null
if(!o||!isA(s,"text")||!isA(i,"link")||!l||a.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![o,s,i,l].every(e=>e.position))return"its link is not written as one"
const d=findTargetProblem(l.value,t)
if(d!==null)return`the text of its link ${d}`
const u=findLinkProblem(e,i,placeOf(l).end,t)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(o.value))return"its label does not start with a letter"
if(!s.value.startsWith(" "))return"it has no space after its label"
if([...o.value,...s.value].length>100)return"its words are longer than 100 characters"
for(const t of[o,s]){const{start:n,end:r}=placeOf(t)
const s=findMarkdownWordsProblem(e.slice(n,r),t.value)
if(s!==null)return`its text ${s}`}return null}function findLinkProblem(e,t,n,r){const s=findTargetProblem(t.url,r)
if(s!==null)return`the target of its link ${s}`
return findResourceProblem(e.slice(n,placeOf(t).end),t)}function findBadgeImageProblem(e,t,n){const r=t.alt??""
const s=findImageProblem(t.url,n)
if(s!==null)return`the address of its image ${s}`
const{start:i,end:a}=placeOf(t)
const o=e.slice(i,a)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(o)?.[1]??""
const d=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(d!==null)return`its alternative text ${d}`
return findResourceProblem(o.slice("![".length+l.length),t)}const v=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(e,{title:t}){const n=v.exec(e)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",t??"")
return r===null?null:`its title ${r}`}const P={badge_markdown:(e,{page:t,address:n})=>findBadgeProblem(e,t,n),badge_html:(e,t)=>findHtmlProblem("badge_html",e,t),widget_script:(e,t)=>findHtmlProblem("widget_script",e,t),widget_html:(e,t)=>findHtmlProblem("widget_html",e,t),minimal_md:(e,{address:t})=>findMinimalProblem(e,t)}
const k=2e3
function judgeAddress(e){const t=e.trim()
const n=(0,r.zq)(t)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,i.h)(t)} ${n.problem}`)}function judgeSnippet(e,t,n){const r=judgeAddress(t.status_page_url)
const s=t[e].trim()
if(r.verdict==="unsafe")return r
if(e==="status_page_url")return{verdict:"safe",value:s}
const i=findTextProblem(e,s,n)??P[e](s,{page:n,address:r.value})
return i===null?{verdict:"safe",value:s}:unsafe(e,i)}function findTextProblem(e,t,{baseUrl:n}){if(t==="")return"it is empty"
const r=k+2*n.length
if(t.length>r)return`it is longer than ${r} characters`
const i=e==="widget_html"?"allowed":"refused"
const a=(0,s.P)(t,i)
if(a!==null)return`it has ${a}`
if(t.split(/\r\n|\r|\n/).some(e=>e.trim()===""))return"it has a blank line"
const o=findMarkerText(t)
return o===null?null:`it has ${o}`}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}}}

