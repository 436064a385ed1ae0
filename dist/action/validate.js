"use strict"
exports.id=673
exports.ids=[673,761]
exports.modules={761:(t,n,e)=>{e.r(n)
e.d(n,{onlyChild:()=>onlyChild,parseGithubMarkdown:()=>parseGithubMarkdown})
var r=e(6765)
var i=e(5248)
var s=e(9363)
function parseGithubMarkdown(t){return(0,r.Y)(t,{extensions:[(0,s.T)()],mdastExtensions:[(0,i.C)()]})}function onlyChild(t,n){const[e,...r]="children"in t?t.children:[]
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
var s=e(2658)
var o=e(1032)
var a=e(7819)
var l=e(761)
const d=/^\?[\w.~=&%+-]*$/
const u=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,n){const e=(0,i.or)(t)
if(e.outcome==="refused"||!(0,i.Lb)(e.address,n)){return`is ${(0,a.h)(t)}, not the page's address ${(0,a.h)(n)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,a.h)(t)}, which is not written in ASCII`}function findImageProblem(t,n){const e=(0,s.Od)(n)
if(!t.startsWith(e))return`is ${(0,a.h)(t)}, not the badge ${(0,a.h)(e)}`
const r=t.slice(e.length)
if(r===""||d.test(r))return null
return`is ${(0,a.h)(t)}, not the badge ${(0,a.h)(e)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,n){const{baseUrl:e}=n
if(t.startsWith(e)&&u.test(t.slice(e.length)))return null
return`is ${(0,a.h)(t)}, not ${(0,a.h)((0,s.Rv)(n))} (in any version)`}const c=100
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
const s=i&&(0,l.onlyChild)(i,"text")
return s?.value===`x ${n} x`?null:"is not plain text"}function findRefused(t,n){for(const[e,r]of t){const t=e.exec(n)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function findCommentDelimiter(t){const n=["\x3c!--","--\x3e","--!>","{/*","*/}"].find(n=>t.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}const b={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
const p={a:{required:["href"],attributes:{href:(t,n,e)=>findTargetProblem(t,e),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:findImageProblem,alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:findScriptProblem,async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{slug:n})=>t===n?null:`is not the slug "${n}"`},otherData:findWordsProblem},div:{required:[],attributes:{}}}
function matching(t){return n=>t.test(n)?null:"has a value it cannot have"}function findHtmlProblem(t,n,e,r){const{tokens:i,errors:s}=(0,o.listHtmlTokens)(n)
if(s[0]!==undefined)return`its HTML is malformed (${s[0]})`
const a=b[t]
let l=0
let d=""
for(const t of i){const n=describeToken(t)
const i=t.kind==="space"&&d!=="<script>"
d=n
if(i)continue
const s=a[l]
if(n!==s)return`it has ${n} where ${s===undefined?"it should end":`${s} is expected`}`
const o=t.kind==="start"?findTagProblem(t,e,r):null
if(o!==null)return o
l+=1}return l<a.length?`it ends without ${a[l]}`:null}function describeToken(t){if(t.kind==="other")return t.what
if(t.kind==="space")return"white space"
return t.kind==="start"?`<${t.name}>`:`</${t.name}>`}function findTagProblem({name:t,attributes:n,selfClosing:e},r,i){if(e&&t!=="img")return`<${t}> must not end with />`
const s=p[t]
if(!s)return`<${t}> is not allowed`
const o=s.required.find(t=>!n.some(({name:n})=>n===t))
if(o!==undefined)return`<${t}> has no ${o}`
for(const{name:e,value:o}of n){const n=/^data-[a-z0-9-]+$/.test(e)
const a=Object.hasOwn(s.attributes,e)?s.attributes[e]:undefined
const l=a??(n?s.otherData:undefined)
if(!l)return`<${t}> has an attribute that is not allowed: ${e}`
const d=l(o,r,i)
if(d!==null)return`${e} of <${t}> ${d}`}return null}function findBadgeProblem(t,n,e){const r=(0,l.onlyChild)((0,l.parseGithubMarkdown)(t),"paragraph")
const i=r&&(0,l.onlyChild)(r,"link")
const s=i&&(0,l.onlyChild)(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(t,i,offsetsOf(s).end,e)??findBadgeImageProblem(t,s,n)}function findMinimalProblem(t,n){const e=(0,l.onlyChild)((0,l.parseGithubMarkdown)(t),"paragraph")
const[r,i,s,...o]=e?.children??[]
const a=r?.type==="strong"?(0,l.onlyChild)(r,"text"):null
const d=s?.type==="link"?(0,l.onlyChild)(s,"text"):null
if(!a||i?.type!=="text"||s?.type!=="link"||!d||o.length>0){return"it is not a bold label, plain words, a link and nothing else"}const u=[a,i,s,d].some(t=>!t.position)
if(u)return"its link is a bare URL, not Markdown link syntax"
const f=findTargetProblem(d.value,n)
if(f!==null)return`the text of its link ${f}`
const h=findLinkProblem(t,s,offsetsOf(d).end,n)
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
const{start:s,end:o}=offsetsOf(n)
const a=t.slice(s,o)
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
if(e.outcome==="unsafe")return(0,s.YP)(()=>e)
return(0,s.YP)(r=>{if(r==="status_page_url")return e
const i=withAsciiHosts(t[r].trim())
const s=findTextProblem(r,i,n)??findMarkupProblem(r,i,n,e.value)
return s===null?{outcome:"safe",value:i}:(0,k.N9)(r,s)})}function findTextProblem(t,n,{baseUrl:e}){if(n==="")return"it is empty"
const i=w+2*e.length
if(n.length>i)return`it is longer than ${i} characters`
const s=(0,r.P)(n,t==="widget_html"?"breaks-allowed":"breaks-refused")
if(s!==null)return`it has ${s}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findCommentDelimiter(n)
return o===null?null:`it has ${o}`}function findMarkupProblem(t,n,e,r){if(t==="badge_markdown")return findBadgeProblem(n,e,r)
if(t==="minimal_md")return findMinimalProblem(n,r)
return findHtmlProblem(t,n,e,r)}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const n=(0,i.or)(t)
if(n.outcome==="refused")return t
return t.endsWith("/")?`${n.address}/`:n.address})}}}

