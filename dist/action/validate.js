"use strict"
exports.id=673
exports.ids=[673,761]
exports.modules={761:(t,n,e)=>{e.r(n)
e.d(n,{onlyChild:()=>onlyChild,parseGithubMarkdown:()=>parseGithubMarkdown})
var r=e(6765)
var i=e(5248)
var o=e(9363)
function parseGithubMarkdown(t){return(0,r.Y)(t,{extensions:[(0,o.T)()],mdastExtensions:[(0,i.C)()]})}function onlyChild(t,n){const[e,...r]="children"in t?t.children:[]
return e?.type===n&&r.length===0?e:null}},1032:(t,n,e)=>{e.d(n,{listHtmlTokens:()=>listHtmlTokens})
var r=e(1990)
function listHtmlTokens(t){const n=[]
const e=[]
const add=t=>void n.push(t)
const i={onStartTag:({tagName:t,attrs:n,selfClosing:e})=>add({kind:"start",name:t,attributes:n,selfClosing:e}),onEndTag:({tagName:t})=>add({kind:"end",name:t}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:t})=>void e.push(t)}
new r._F({},i).write(t,true)
return{tokens:n,errors:e}}},6011:(t,n,e)=>{e.d(n,{validateByParsing:()=>validateByParsing})
var r=e(88)
var i=e(8418)
var o=e(2658)
var s=e(1032)
var a=e(7819)
var l=e(761)
const d=/^\?[\w.~=&%+-]*$/
const u=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,i.or)(t)
if(e.outcome==="refused"||!(0,i.Lb)(e.address,n)){return`is ${(0,a.h)(t)}, not the page's address ${(0,a.h)(n)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,a.h)(t)}, which is not written in ASCII`}function findImageProblem(t,n){const e=(0,o.Od)(n)
if(!t.startsWith(e))return`is ${(0,a.h)(t)}, not the badge ${(0,a.h)(e)}`
const r=t.slice(e.length)
if(r===""||d.test(r))return null
return`is ${(0,a.h)(t)}, not the badge ${(0,a.h)(e)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,n){const{baseUrl:e}=n
if(t.startsWith(e)&&u.test(t.slice(e.length)))return null
return`is ${(0,a.h)(t)}, not ${(0,a.h)((0,o.Rv)(n))} (in any version)`}const c=100
const f=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const h=[...f,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const m=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const g=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const n=(0,r.P)(t)
if(n!==null)return`has ${n}`
const e=findCommentDelimiter(t)
if(e!==null)return`has ${e}`
const i=[...t].length>c
return findRefused(f,t)??(i?`is longer than ${c} characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,n){const e=findWordsProblem(n)??findRefused(h,n)??findRefused(h,t)
if(e!==null)return e
const r=g.exec(t.replace(m," "))
if(r)return`has "${r[0]}" without a backslash, which can become markup`
const i=(0,l.onlyChild)((0,l.parseGithubMarkdown)(`x ${t} x`),"paragraph")
const o=i&&(0,l.onlyChild)(i,"text")
return o?.value===`x ${n} x`?null:"is not plain text"}function findRefused(t,n){for(const[e,r]of t){const t=e.exec(n)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function findCommentDelimiter(t){const n=["\x3c!--","--\x3e","--!>","{/*","*/}"].find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}const b={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
const p={a:{required:["href"],attributes:{href:(t,n,e)=>findTargetProblem(t,e),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:findImageProblem,alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:findScriptProblem,async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{slug:n})=>t===n?null:`is not the slug "${n}"`},otherData:findWordsProblem},div:{required:[],attributes:{}}}
function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}function findHtmlProblem(t,n,e,r){const{tokens:i,errors:o}=(0,s.listHtmlTokens)(n)
if(o[0]!==undefined)return`its HTML is malformed (${o[0]})`
const a=b[t]
let l=0
let d=""
for(const t of i){const n=describeToken(t)
const i=t.kind==="space"&&d!=="<script>"
d=n
if(i)continue
const o=a[l]
if(n!==o)return`it has ${n} where ${o??"it should end"}`
const s=t.kind==="start"?findTagProblem(t,e,r):null
if(s!==null)return s
l+=1}return l<a.length?`it ends without ${a[l]}`:null}function describeToken(t){if(t.kind==="other")return t.what
if(t.kind==="space")return"white space"
return t.kind==="start"?`<${t.name}>`:`</${t.name}>`}function findTagProblem({name:t,attributes:n,selfClosing:e},r,i){if(e&&t!=="img")return`<${t}> must not end with />`
const o=p[t]
if(!o)return`<${t}> is not allowed`
const s=o.required.find(t=>!n.some(({name:n})=>n===t))
if(s!==undefined)return`<${t}> has no ${s}`
for(const{name:e,value:s}of n){const n=/^data-[a-z0-9-]+$/.test(e)
const a=Object.hasOwn(o.attributes,e)?o.attributes[e]:undefined
const l=a??(n?o.otherData:undefined)
if(!l)return`<${t}> has an attribute that is not allowed: ${e}`
const d=l(s,r,i)
if(d!==null)return`${e} of <${t}> ${d}`}return null}function findBadgeProblem(t,n,e){const r=(0,l.onlyChild)((0,l.parseGithubMarkdown)(t),"paragraph")
const i=r&&(0,l.onlyChild)(r,"link")
const o=i&&(0,l.onlyChild)(i,"image")
if(!o)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,offsetsOf(o).end,e)??findBadgeImageProblem(t,o,n)}function findMinimalProblem(t,n){const e=(0,l.onlyChild)((0,l.parseGithubMarkdown)(t),"paragraph")
const[r,i,o,...s]=e?.children??[]
const a=r?.type==="strong"?(0,l.onlyChild)(r,"text"):null
const d=o?.type==="link"?(0,l.onlyChild)(o,"text"):null
if(!a||i?.type!=="text"||o?.type!=="link"||!d||s.length>0){return"it is not a bold label, plain words, a link and nothing else"}const u=[a,i,o,d].some(t=>!t.position)
if(u)return"its link is a bare URL, not Markdown link syntax"
const f=findTargetProblem(d.value,n)
if(f!==null)return`the text of its link ${f}`
const h=findLinkProblem(t,o,offsetsOf(d).end,n)
if(h!==null)return h
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
const{length:m}=[...a.value,...i.value]
if(m>c)return`its words are longer than ${c} characters`
for(const n of[a,i]){const{start:e,end:r}=offsetsOf(n)
const i=findMarkdownWordsProblem(t.slice(e,r),n.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,n,e,r){const i=findTargetProblem(n.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(e,offsetsOf(n).end),n)}function findBadgeImageProblem(t,n,e){const r=n.alt??""
const i=findImageProblem(n.url,e)
if(i!==null)return`the address of its image ${i}`
const{start:o,end:s}=offsetsOf(n)
const a=t.slice(o,s)
const l=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const d=findAltProblem(r)??findMarkdownWordsProblem(l,r)
if(d!==null)return`its alternative text ${d}`
return findResourceProblem(a.slice("![".length+l.length),n)}const $=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:n}){const e=$.exec(t)
if(!e)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(e[1]??e[2]??"",n??"")
return r===null?null:`its title ${r}`}function offsetsOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:n,end:e}}var k=e(8702)
const w=2e3
function validateByParsing(t,n){const e=(0,k.jl)(t.status_page_url)
if(e.outcome==="unsafe")return(0,o.YP)(()=>e)
return(0,o.YP)(r=>{if(r==="status_page_url")return e
const i=withAsciiHosts(t[r].trim())
const o=findTextProblem(r,i,n)??findMarkupProblem(r,i,n,e.value)
return o===null?{outcome:"safe",value:i}:(0,k.N9)(r,o)})}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const i=w+2*e.length
if(n.length>i)return`it is longer than ${i} characters`
const o=(0,r.P)(n,t==="widget_html"?"allowed":"refused")
if(o!==null)return`it has ${o}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const s=findCommentDelimiter(n)
return s===null?null:`it has ${s}`}function findMarkupProblem(t,n,e,r){if(t==="badge_markdown")return findBadgeProblem(n,e,r)
if(t==="minimal_md")return findMinimalProblem(n,r)
return findHtmlProblem(t,n,e,r)}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const n=(0,i.or)(t)
if(n.outcome==="refused")return t
return t.endsWith("/")?`${n.address}/`:n.address})}}}

