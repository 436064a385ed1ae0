"use strict"
exports.id=617
exports.ids=[617,32]
exports.modules={1032:(t,n,e)=>{e.d(n,{tokenizeHtml:()=>tokenizeHtml})
var r=e(3194)
function tokenizeHtml(t){const n=[]
const e=[]
const other=t=>()=>{n.push({kind:"other",what:t})}
const i={onStartTag({tagName:t,attrs:e,selfClosing:r}){n.push({kind:"start",name:t,attributes:e,selfClosing:r})},onEndTag({tagName:t}){n.push({kind:"end",name:t})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){e.push(t)}}
new r._F({sourceCodeLocationInfo:false},i).write(t,true)
return{tokens:n,errors:e}}},290:(t,n,e)=>{e.d(n,{validateByParsing:()=>validateByParsing})
var r=e(88)
var i=e(8907)
var s=e(1032)
var o=e(9146)
var a=e(5248)
var l=e(2297)
function parseMarkdown(t){return(0,o.Y)(t,{extensions:[(0,l.T)()],mdastExtensions:[(0,a.C)()]})}function isA(t,n){return t?.type===n}function onlyChild(t,n){if(!("children"in t)||t.children.length!==1)return null
const[e]=t.children
return isA(e,n)?e:null}function rangeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:n,end:e}}const u=100
const d=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const c=[...d,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const f=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const h=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const n=(0,r.P)(t)
if(n!==null)return`has ${n}`
const e=findMarkerText(t)
if(e!==null)return`has ${e}`
return findRefused(d,t)??([...t].length>u?`is longer than ${u} characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,n){const e=findWordsProblem(n)??findRefused(c,n)??findRefused(c,t)
if(e!==null)return e
const r=h.exec(t.replace(f," "))
if(r)return`has "${r[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${n} x`)?null:"is not plain text"}function findRefused(t,n){for(const[e,r]of t){const t=e.exec(n)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function readsAs(t,n){const e=onlyChild(parseMarkdown(t),"paragraph")
const r=e?.children[0]
return e?.children.length===1&&isA(r,"text")&&r.value===n}const m=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const n=m.find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}var g=e(7819)
var p=e(9911)
const b=/^\?[\w.~=&%+-]*$/
const $=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,i.or)(t)
if(e.outcome==="refused"||!(0,i.Lb)(e.address,n)){return`is ${(0,g.h)(t)}, not the page's address ${(0,g.h)(n)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,g.h)(t)}, which is not written in ASCII`}function findImageProblem(t,n){const e=(0,p.p)(n)
if(!t.startsWith(e))return`is ${(0,g.h)(t)}, not the badge ${(0,g.h)(e)}`
const r=t.slice(e.length)
if(r===""||b.test(r))return null
return`is ${(0,g.h)(t)}, not the badge ${(0,g.h)(e)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,{baseUrl:n}){if(t.startsWith(n)&&$.test(t.slice(n.length)))return null
return`is ${(0,g.h)(t)}, not ${(0,g.h)(`${n}/static/embed/v1/status.js`)} (in any version)`}const w={a:{required:["href"],attributes:{href:(t,{address:n})=>findTargetProblem(t,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:n})=>findImageProblem(t,n),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:n})=>findScriptProblem(t,n),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:n})=>t===n.slug?null:`is not the slug "${n.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,n,e){const r=w[t]
if(!r)return`<${t}> is not allowed`
const i=r.required.find(t=>!n.some(n=>n.name===t))
if(i!==undefined)return`<${t}> has no ${i}`
for(const{name:i,value:s}of n){const n=ruleOf(r,i)
if(!n)return`<${t}> has an attribute that is not allowed: ${i}`
const o=n(s,e)
if(o!==null)return`${i} of <${t}> ${o}`}return null}function ruleOf({attributes:t,data:n},e){if(Object.hasOwn(t,e))return t[e]
return/^data-[a-z0-9-]+$/.test(e)?n:undefined}function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}const P={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,n,e){const{tokens:r,errors:i}=(0,s.tokenizeHtml)(n)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const o=P[t]
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
case"other":return t.what}}function findBadgeProblem(t,n,e){const r=onlyChild(parseMarkdown(t),"paragraph")
const i=r&&onlyChild(r,"link")
const s=i&&onlyChild(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,rangeOf(s).end,e)??findBadgeImageProblem(t,s,n)}function findMinimalProblem(t,n){const e=onlyChild(parseMarkdown(t),"paragraph")
const[r,i,s,...o]=e?.children??[]
const a=r&&isA(r,"strong")?onlyChild(r,"text"):null
const l=s&&isA(s,"link")?onlyChild(s,"text"):null
if(!a||!isA(i,"text")||!isA(s,"link")||!l||o.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![a,i,s,l].every(t=>t.position))return"its link is not written as one"
const d=findTargetProblem(l.value,n)
if(d!==null)return`the text of its link ${d}`
const c=findLinkProblem(t,s,rangeOf(l).end,n)
if(c!==null)return c
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...a.value,...i.value].length>u)return`its words are longer than ${u} characters`
for(const n of[a,i]){const{start:e,end:r}=rangeOf(n)
const i=findMarkdownWordsProblem(t.slice(e,r),n.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,n,e,r){const i=findTargetProblem(n.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(e,rangeOf(n).end),n)}function findBadgeImageProblem(t,n,e){const r=n.alt??""
const i=findImageProblem(n.url,e)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:o}=rangeOf(n)
const a=t.slice(s,o)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const u=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(u!==null)return`its alternative text ${u}`
return findResourceProblem(a.slice("![".length+l.length),n)}const k=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:n}){const e=k.exec(t)
if(!e)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(e[1]??e[2]??"",n??"")
return r===null?null:`its title ${r}`}var x=e(6726)
var v=e(7554)
const y={badge_markdown:findBadgeProblem,badge_html:(t,n,e)=>findHtmlProblem("badge_html",t,{page:n,address:e}),widget_script:(t,n,e)=>findHtmlProblem("widget_script",t,{page:n,address:e}),widget_html:(t,n,e)=>findHtmlProblem("widget_html",t,{page:n,address:e}),minimal_md:(t,n,e)=>findMinimalProblem(t,e)}
const _=2e3
function validateByParsing(t,n){const e=(0,x.P)(t.status_page_url)
if(e.outcome==="unsafe")return(0,v.wm)(()=>e)
return(0,v.wm)(r=>{if(r==="status_page_url")return e
const i=withAsciiHosts(t[r].trim())
const s=findTextProblem(r,i,n)??y[r](i,n,e.value)
return s===null?(0,v.gB)(i):(0,v.N9)(r,s)})}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const i=_+2*e.length
if(n.length>i)return`it is longer than ${i} characters`
const s=(0,r.P)(n,t==="widget_html"?"allowed":"refused")
if(s!==null)return`it has ${s}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findMarkerText(n)
return o===null?null:`it has ${o}`}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const n=(0,i.or)(t)
if(n.outcome==="refused")return t
return t.endsWith("/")?`${n.address}/`:n.address})}},6923:(t,n,e)=>{e.d(n,{D:()=>ccount})
function ccount(t,n){const e=String(t)
if(typeof n!=="string"){throw new TypeError("Expected character")}let r=0
let i=e.indexOf(n)
while(i!==-1){r++
i=e.indexOf(n,i+n.length)}return r}},7776:(t,n,e)=>{e.d(n,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}}}

