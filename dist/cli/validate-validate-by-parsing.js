const t=require("./index.js")
const e=require("./html-tokens.js")
const n=require("./github-markdown.js")
const r=/^\?[\w.~=&%+-]*$/
const i=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,n){const r=t.parseAddress(e)
if(r.outcome==="refused"||!t.isSameAddress(r.address,n))return`is ${t.quote(e)}, not the page's address ${t.quote(n)}`
return/^[\x20-\x7e]*$/.test(e)?null:`is ${t.quote(e)}, which is not written in ASCII`}function findImageProblem(e,n){const i=t.badgeImageUrl(n)
if(!e.startsWith(i))return`is ${t.quote(e)}, not the badge ${t.quote(i)}`
const s=e.slice(i.length)
if(s===""||r.test(s))return null
return`is ${t.quote(e)}, not the badge ${t.quote(i)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(e,n){const{baseUrl:r}=n
if(e.startsWith(r)&&i.test(e.slice(r.length)))return null
return`is ${t.quote(e)}, not ${t.quote(t.widgetScriptUrl(n))} (in any version)`}const s=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const o=[...s,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const l=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const a=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(e){const n=t.findHiddenCharacter(e)
if(n!==null)return`has ${n}`
const r=findCommentDelimiter(e)
if(r!==null)return`has ${r}`
const i=[...e].length>100
return findRefused(s,e)??(i?`is longer than 100 characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,e){const r=findWordsProblem(e)??findRefused(o,e)??findRefused(o,t)
if(r!==null)return r
const i=a.exec(t.replace(l," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
const s=n.onlyChild(n.parseGithubMarkdown(`x ${t} x`),"paragraph")
return(s&&n.onlyChild(s,"text"))?.value===`x ${e} x`?null:"is not plain text"}function findRefused(t,e){for(const[n,r]of t){const t=n.exec(e)
if(t)return`has "${t[0]}", which can become ${r}`}return null}function findCommentDelimiter(t){const e=["\x3c!--","--\x3e","--!>","{/*","*/}"].find(e=>t.includes(e))
return e===void 0?null:`a comment or marker ("${e}")`}const u={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
const d={a:{required:["href"],attributes:{href:(t,e,n)=>findTargetProblem(t,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:findImageProblem,alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:findScriptProblem,async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{slug:e})=>t===e?null:`is not the slug "${e}"`},otherData:findWordsProblem},div:{required:[],attributes:{}}}
function matching(t){return e=>t.test(e)?null:"has a value it cannot have"}function findHtmlProblem(t,n,r,i){const{tokens:s,errors:o}=e.listHtmlTokens(n)
if(o[0]!==void 0)return`its HTML is malformed (${o[0]})`
const l=u[t]
let a=0
let d=""
for(const t of s){const e=describeToken(t)
const n=t.kind==="space"&&d!=="<script>"
d=e
if(n)continue
const s=l[a]
if(e!==s)return`it has ${e} where ${s===void 0?"it should end":`${s} is expected`}`
const o=t.kind==="start"?findTagProblem(t,r,i):null
if(o!==null)return o
a+=1}return a<l.length?`it ends without ${l[a]}`:null}function describeToken(t){if(t.kind==="other")return t.what
if(t.kind==="space")return"white space"
return t.kind==="start"?`<${t.name}>`:`</${t.name}>`}function findTagProblem({name:t,attributes:e,selfClosing:n},r,i){if(n&&t!=="img")return`<${t}> must not end with />`
const s=d[t]
if(!s)return`<${t}> is not allowed`
const o=s.required.find(t=>!e.some(({name:e})=>e===t))
if(o!==void 0)return`<${t}> has no ${o}`
for(const{name:n,value:o}of e){const e=/^data-[a-z0-9-]+$/.test(n)
const l=(Object.hasOwn(s.attributes,n)?s.attributes[n]:void 0)??(e?s.otherData:void 0)
if(!l)return`<${t}> has an attribute that is not allowed: ${n}`
const a=l(o,r,i)
if(a!==null)return`${n} of <${t}> ${a}`}return null}function findBadgeProblem(t,e,r){const i=n.onlyChild(n.parseGithubMarkdown(t),"paragraph")
const s=i&&n.onlyChild(i,"link")
const o=s&&n.onlyChild(s,"image")
if(!o)return"it is not one image in one link and nothing else"
return findLinkProblem(t,s,offsetsOf(o).end,r)??findBadgeImageProblem(t,o,e)}function findMinimalProblem(t,e){const[r,i,s,...o]=n.onlyChild(n.parseGithubMarkdown(t),"paragraph")?.children??[]
const l=r?.type==="strong"?n.onlyChild(r,"text"):null
const a=s?.type==="link"?n.onlyChild(s,"text"):null
if(!l||i?.type!=="text"||s?.type!=="link"||!a||o.length>0)return"it is not a bold label, plain words, a link and nothing else"
if([l,i,s,a].some(t=>!t.position))return"its link is a bare URL, not Markdown link syntax"
const u=findTargetProblem(a.value,e)
if(u!==null)return`the text of its link ${u}`
const d=findLinkProblem(t,s,offsetsOf(a).end,e)
if(d!==null)return d
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(l.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
const{length:c}=[...l.value,...i.value]
if(c>100)return`its words are longer than 100 characters`
for(const e of[l,i]){const{start:n,end:r}=offsetsOf(e)
const i=findMarkdownWordsProblem(t.slice(n,r),e.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(t,e,n,r){const i=findTargetProblem(e.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(t.slice(n,offsetsOf(e).end),e)}function findBadgeImageProblem(t,e,n){const r=e.alt??""
const i=findImageProblem(e.url,n)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:o}=offsetsOf(e)
const l=t.slice(s,o)
const a=/^!\[((?:\\.|[^\\\]])*)/s.exec(l)?.[1]??""
const u=findAltProblem(r)??findMarkdownWordsProblem(a,r)
if(u!==null)return`its alternative text ${u}`
return findResourceProblem(l.slice(2+a.length),e)}const c=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:e}){const n=c.exec(t)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",e??"")
return r===null?null:`its title ${r}`}function offsetsOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===void 0||n===void 0)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}const f=2e3
function validateByParsing(e,n){const r=t.validateAddress(e.status_page_url)
if(r.outcome==="unsafe")return t.mapFields(()=>r)
return t.mapFields(i=>{if(i==="status_page_url")return r
const s=withAsciiHosts(e[i].trim())
const o=findTextProblem(i,s,n)??findMarkupProblem(i,s,n,r.value)
return o===null?{outcome:"safe",value:s}:t.unsafe(i,o)})}function findTextProblem(e,n,{baseUrl:r}){if(n==="")return"it is empty"
const i=f+2*r.length
if(n.length>i)return`it is longer than ${i} characters`
const s=t.findHiddenCharacter(n,e==="widget_html"?"breaks-allowed":"breaks-refused")
if(s!==null)return`it has ${s}`
if(n.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const o=findCommentDelimiter(n)
return o===null?null:`it has ${o}`}function findMarkupProblem(t,e,n,r){if(t==="badge_markdown")return findBadgeProblem(e,n,r)
if(t==="minimal_md")return findMinimalProblem(e,r)
return findHtmlProblem(t,e,n,r)}function withAsciiHosts(e){return e.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,e=>{const n=t.parseAddress(e)
if(n.outcome==="refused")return e
return e.endsWith("/")?`${n.address}/`:n.address})}exports.validateByParsing=validateByParsing

