"use strict"
exports.id=673
exports.ids=[673,565]
exports.modules={61032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var r=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const i={onStartTag({tagName:t,attrs:n,selfClosing:r}){e.push({kind:"start",name:t,attributes:n,selfClosing:r})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new r._F({sourceCodeLocationInfo:false},i).write(t,true)
return{tokens:e,errors:n}}},27565:(t,e,n)=>{n.r(e)
n.d(e,{isA:()=>isA,onlyChild:()=>onlyChild,parseMarkdown:()=>parseMarkdown,rangeOf:()=>rangeOf})
var r=n(69146)
var i=n(19369)
var s=n(89363)
function parseMarkdown(t){return(0,r.Y)(t,{extensions:[(0,s.T)()],mdastExtensions:[(0,i.C)()]})}function isA(t,e){return t?.type===e}function onlyChild(t,e){if(!("children"in t)||t.children.length!==1)return null
const[n]=t.children
return isA(n,e)?n:null}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}},63473:(t,e,n)=>{n.d(e,{validateByParsing:()=>validateByParsing})
var r=n(80088)
var i=n(58907)
var s=n(61032)
var o=n(27565)
const a=100
const l=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const d=[...l,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const u=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const c=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const e=(0,r.P)(t)
if(e!==null)return`has ${e}`
const n=findMarkerText(t)
if(n!==null)return`has ${n}`
return findRefused(l,t)??([...t].length>a?`is longer than ${a} characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,e){const n=findWordsProblem(e)??findRefused(d,e)??findRefused(d,t)
if(n!==null)return n
const r=c.exec(t.replace(u," "))
if(r)return`has "${r[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${e} x`)?null:"is not plain text"}function findRefused(t,e){for(const[n,r]of t){const t=n.exec(e)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function readsAs(t,e){const n=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const r=n?.children[0]
return n?.children.length===1&&(0,o.isA)(r,"text")&&r.value===e}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const e=f.find(e=>t.includes(e))
return e===undefined?null:`a comment or marker ("${e}")`}var m=n(57819)
var h=n(59911)
const g=/^\?[\w.~=&%+-]*$/
const p=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,e){const n=(0,i.or)(t)
if(n.outcome==="refused"||!(0,i.Lb)(n.address,e)){return`is ${(0,m.h)(t)}, not the page's address ${(0,m.h)(e)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,m.h)(t)}, which is not written in ASCII`}function findImageProblem(t,e){const n=(0,h.p)(e)
if(!t.startsWith(n))return`is ${(0,m.h)(t)}, not the badge ${(0,m.h)(n)}`
const r=t.slice(n.length)
if(r===""||g.test(r))return null
return`is ${(0,m.h)(t)}, not the badge ${(0,m.h)(n)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,{baseUrl:e}){if(t.startsWith(e)&&p.test(t.slice(e.length)))return null
return`is ${(0,m.h)(t)}, not ${(0,m.h)(`${e}/static/embed/v1/status.js`)} (in any version)`}const b={a:{required:["href"],attributes:{href:(t,{address:e})=>findTargetProblem(t,e),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:e})=>findImageProblem(t,e),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:e})=>findScriptProblem(t,e),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:e})=>t===e.slug?null:`is not the slug "${e.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,e,n){const r=b[t]
if(!r)return`<${t}> is not allowed`
const i=r.required.find(t=>!e.some(e=>e.name===t))
if(i!==undefined)return`<${t}> has no ${i}`
for(const{name:i,value:s}of e){const e=ruleOf(r,i)
if(!e)return`<${t}> has an attribute that is not allowed: ${i}`
const o=e(s,n)
if(o!==null)return`${i} of <${t}> ${o}`}return null}function ruleOf({attributes:t,data:e},n){if(Object.hasOwn(t,n))return t[n]
return/^data-[a-z0-9-]+$/.test(n)?e:undefined}function matching(t){return e=>t.test(e)?null:"has a value it cannot have"}const $={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,e,n){const{tokens:r,errors:i}=(0,s.tokenizeHtml)(e)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const o=$[t]
let a=0
for(const[t,e]of r.entries()){if(e.kind==="space"&&!isStartOf(r[t-1],"script"))continue
const i=o[a]
if(spell(e)!==i)return`it has ${spell(e)} where ${i??"it should end"}`
const s=e.kind==="start"?findStartProblem(e,n):null
if(s!==null)return s
a+=1}return a<o.length?`it ends without ${o[a]}`:null}function findStartProblem(t,e){if(t.selfClosing&&t.name!=="img")return`<${t.name}> is closed twice`
return findAttributeProblem(t.name,t.attributes,e)}function isStartOf(t,e){return t?.kind==="start"&&t.name===e}function spell(t){switch(t.kind){case"start":return`<${t.name}>`
case"end":return`</${t.name}>`
case"space":return"white space"
case"other":return t.what}}function findBadgeProblem(t,e,n){const r=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const i=r&&(0,o.onlyChild)(r,"link")
const s=i&&(0,o.onlyChild)(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,(0,o.rangeOf)(s).end,n)??findBadgeImageProblem(t,s,e)}function findMinimalProblem(t,e){const n=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const[r,i,s,...l]=n?.children??[]
const d=r&&(0,o.isA)(r,"strong")?(0,o.onlyChild)(r,"text"):null
const u=s&&(0,o.isA)(s,"link")?(0,o.onlyChild)(s,"text"):null
if(!d||!(0,o.isA)(i,"text")||!(0,o.isA)(s,"link")||!u||l.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![d,i,s,u].every(t=>t.position))return"its link is not written as one"
const c=findTargetProblem(u.value,e)
if(c!==null)return`the text of its link ${c}`
const f=findLinkProblem(t,s,(0,o.rangeOf)(u).end,e)
if(f!==null)return f
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(d.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...d.value,...i.value].length>a)return`its words are longer than ${a} characters`
for(const e of[d,i]){const{start:n,end:r}=(0,o.rangeOf)(e)
const i=findMarkdownWordsProblem(t.slice(n,r),e.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,e,n,r){const i=findTargetProblem(e.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(n,(0,o.rangeOf)(e).end),e)}function findBadgeImageProblem(t,e,n){const r=e.alt??""
const i=findImageProblem(e.url,n)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:a}=(0,o.rangeOf)(e)
const l=t.slice(s,a)
const d=/^!\[((?:\\.|[^\\\]])*)/s.exec(l)?.[1]??""
const u=findAltProblem(r)??findMarkdownWordsProblem(d,r)
if(u!==null)return`its alternative text ${u}`
return findResourceProblem(l.slice("![".length+d.length),e)}const w=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:e}){const n=w.exec(t)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",e??"")
return r===null?null:`its title ${r}`}var P=n(46726)
var k=n(77554)
const v={badge_markdown:findBadgeProblem,badge_html:(t,e,n)=>findHtmlProblem("badge_html",t,{page:e,address:n}),widget_script:(t,e,n)=>findHtmlProblem("widget_script",t,{page:e,address:n}),widget_html:(t,e,n)=>findHtmlProblem("widget_html",t,{page:e,address:n}),minimal_md:(t,e,n)=>findMinimalProblem(t,n)}
const x=2e3
function validateByParsing(t,e){const n=(0,P.P)(t.status_page_url)
if(n.outcome==="unsafe")return(0,k.wm)(()=>n)
return(0,k.wm)(r=>{if(r==="status_page_url")return n
const i=withAsciiHosts(t[r].trim())
const s=findTextProblem(r,i,e)??v[r](i,e,n.value)
return s===null?(0,k.gB)(i):(0,k.N9)(r,s)})}function findTextProblem(t,e,{baseUrl:n}){if(e==="")return"it is empty"
const i=x+2*n.length
if(e.length>i)return`it is longer than ${i} characters`
const s=(0,r.P)(e,t==="widget_html"?"allowed":"refused")
if(s!==null)return`it has ${s}`
if(e.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findMarkerText(e)
return o===null?null:`it has ${o}`}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const e=(0,i.or)(t)
if(e.outcome==="refused")return t
return t.endsWith("/")?`${e.address}/`:e.address})}},20031:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

