"use strict"
exports.id=673
exports.ids=[673,565]
exports.modules={1032:(t,n,e)=>{e.d(n,{tokenizeHtml:()=>tokenizeHtml})
var r=e(1990)
function tokenizeHtml(t){const n=[]
const e=[]
const other=t=>()=>{n.push({kind:"other",what:t})}
const i={onStartTag({tagName:t,attrs:e,selfClosing:r}){n.push({kind:"start",name:t,attributes:e,selfClosing:r})},onEndTag({tagName:t}){n.push({kind:"end",name:t})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){e.push(t)}}
new r._F({sourceCodeLocationInfo:false},i).write(t,true)
return{tokens:n,errors:e}}},7565:(t,n,e)=>{e.r(n)
e.d(n,{isA:()=>isA,onlyChild:()=>onlyChild,parseMarkdown:()=>parseMarkdown,rangeOf:()=>rangeOf})
var r=e(9146)
var i=e(5248)
var s=e(9363)
function parseMarkdown(t){return(0,r.Y)(t,{extensions:[(0,s.T)()],mdastExtensions:[(0,i.C)()]})}function isA(t,n){return t?.type===n}function onlyChild(t,n){if(!("children"in t)||t.children.length!==1)return null
const[e]=t.children
return isA(e,n)?e:null}function rangeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:n,end:e}}},3473:(t,n,e)=>{e.d(n,{validateByParsing:()=>validateByParsing})
var r=e(88)
var i=e(8907)
var s=e(1032)
var o=e(7565)
const a=100
const l=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const d=[...l,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const u=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const c=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const n=(0,r.P)(t)
if(n!==null)return`has ${n}`
const e=findMarkerText(t)
if(e!==null)return`has ${e}`
return findRefused(l,t)??([...t].length>a?`is longer than ${a} characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,n){const e=findWordsProblem(n)??findRefused(d,n)??findRefused(d,t)
if(e!==null)return e
const r=c.exec(t.replace(u," "))
if(r)return`has "${r[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${n} x`)?null:"is not plain text"}function findRefused(t,n){for(const[e,r]of t){const t=e.exec(n)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function readsAs(t,n){const e=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const r=e?.children[0]
return e?.children.length===1&&(0,o.isA)(r,"text")&&r.value===n}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const n=f.find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}var h=e(7819)
var m=e(9911)
const g=/^\?[\w.~=&%+-]*$/
const p=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,i.or)(t)
if(e.outcome==="refused"||!(0,i.Lb)(e.address,n)){return`is ${(0,h.h)(t)}, not the page's address ${(0,h.h)(n)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,h.h)(t)}, which is not written in ASCII`}function findImageProblem(t,n){const e=(0,m.p)(n)
if(!t.startsWith(e))return`is ${(0,h.h)(t)}, not the badge ${(0,h.h)(e)}`
const r=t.slice(e.length)
if(r===""||g.test(r))return null
return`is ${(0,h.h)(t)}, not the badge ${(0,h.h)(e)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,{baseUrl:n}){if(t.startsWith(n)&&p.test(t.slice(n.length)))return null
return`is ${(0,h.h)(t)}, not ${(0,h.h)(`${n}/static/embed/v1/status.js`)} (in any version)`}const b={a:{required:["href"],attributes:{href:(t,{address:n})=>findTargetProblem(t,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:n})=>findImageProblem(t,n),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:n})=>findScriptProblem(t,n),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:n})=>t===n.slug?null:`is not the slug "${n.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,n,e){const r=b[t]
if(!r)return`<${t}> is not allowed`
const i=r.required.find(t=>!n.some(n=>n.name===t))
if(i!==undefined)return`<${t}> has no ${i}`
for(const{name:i,value:s}of n){const n=ruleOf(r,i)
if(!n)return`<${t}> has an attribute that is not allowed: ${i}`
const o=n(s,e)
if(o!==null)return`${i} of <${t}> ${o}`}return null}function ruleOf({attributes:t,data:n},e){if(Object.hasOwn(t,e))return t[e]
return/^data-[a-z0-9-]+$/.test(e)?n:undefined}function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}const $={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,n,e){const{tokens:r,errors:i}=(0,s.tokenizeHtml)(n)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const o=$[t]
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
case"other":return t.what}}function findBadgeProblem(t,n,e){const r=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const i=r&&(0,o.onlyChild)(r,"link")
const s=i&&(0,o.onlyChild)(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,(0,o.rangeOf)(s).end,e)??findBadgeImageProblem(t,s,n)}function findMinimalProblem(t,n){const e=(0,o.onlyChild)((0,o.parseMarkdown)(t),"paragraph")
const[r,i,s,...l]=e?.children??[]
const d=r&&(0,o.isA)(r,"strong")?(0,o.onlyChild)(r,"text"):null
const u=s&&(0,o.isA)(s,"link")?(0,o.onlyChild)(s,"text"):null
if(!d||!(0,o.isA)(i,"text")||!(0,o.isA)(s,"link")||!u||l.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![d,i,s,u].every(t=>t.position))return"its link is not written as one"
const c=findTargetProblem(u.value,n)
if(c!==null)return`the text of its link ${c}`
const f=findLinkProblem(t,s,(0,o.rangeOf)(u).end,n)
if(f!==null)return f
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(d.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...d.value,...i.value].length>a)return`its words are longer than ${a} characters`
for(const n of[d,i]){const{start:e,end:r}=(0,o.rangeOf)(n)
const i=findMarkdownWordsProblem(t.slice(e,r),n.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,n,e,r){const i=findTargetProblem(n.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(e,(0,o.rangeOf)(n).end),n)}function findBadgeImageProblem(t,n,e){const r=n.alt??""
const i=findImageProblem(n.url,e)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:a}=(0,o.rangeOf)(n)
const l=t.slice(s,a)
const d=/^!\[((?:\\.|[^\\\]])*)/s.exec(l)?.[1]??""
const u=findAltProblem(r)??findMarkdownWordsProblem(d,r)
if(u!==null)return`its alternative text ${u}`
return findResourceProblem(l.slice("![".length+d.length),n)}const w=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:n}){const e=w.exec(t)
if(!e)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(e[1]??e[2]??"",n??"")
return r===null?null:`its title ${r}`}var P=e(6726)
var k=e(7554)
const v={badge_markdown:findBadgeProblem,badge_html:(t,n,e)=>findHtmlProblem("badge_html",t,{page:n,address:e}),widget_script:(t,n,e)=>findHtmlProblem("widget_script",t,{page:n,address:e}),widget_html:(t,n,e)=>findHtmlProblem("widget_html",t,{page:n,address:e}),minimal_md:(t,n,e)=>findMinimalProblem(t,e)}
const x=2e3
function validateByParsing(t,n){const e=(0,P.P)(t.status_page_url)
if(e.outcome==="unsafe")return(0,k.wm)(()=>e)
return(0,k.wm)(r=>{if(r==="status_page_url")return e
const i=withAsciiHosts(t[r].trim())
const s=findTextProblem(r,i,n)??v[r](i,n,e.value)
return s===null?(0,k.gB)(i):(0,k.N9)(r,s)})}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const i=x+2*e.length
if(n.length>i)return`it is longer than ${i} characters`
const s=(0,r.P)(n,t==="widget_html"?"allowed":"refused")
if(s!==null)return`it has ${s}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findMarkerText(n)
return o===null?null:`it has ${o}`}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const n=(0,i.or)(t)
if(n.outcome==="refused")return t
return t.endsWith("/")?`${n.address}/`:n.address})}}}

