"use strict"
exports.id=881
exports.ids=[881,32,963]
exports.modules={3881:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand,newWorkflow:()=>newWorkflow,showWorkflow:()=>showWorkflow})
var s=n(6760)
var r=n(8159)
var o=n(1963)
var i=n(9348)
var a=n(2611)
var c=n(1934)
var l=n(8665)
var u=n(6472)
var f=n(9865)
var d=n(8362)
var g=n(8651)
function parseTree(t,e){const n=(0,u.V)().use(d.A).use(f.A,["yaml","toml"])
return e==="mdx"?n.use(g.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const h=["paragraph","heading","tableCell","strong","emphasis","delete"]
function holdsText(t){return h.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,e,n){const{range:s,content:r}=e
const o=e.ancestors.at(-1)?.type
const i=e.after.find(isVisible)
const a=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+r+e
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!i&&!a){const o=n+continuation(t,e)
const edits=({start:t,end:e})=>[{...s,text:[t,r,e].join(o)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,s.start)&&i){const{start:e,end:n}=visibleRange(t,i)
return inline(t=>[{start:s.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,s.start)&&a){const{end:e}=visibleRange(t,a)
return inline(t=>[{start:e,end:s.end,text:` ${wrap(t)}`}])}return inline(t=>[{...s,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const s=t.slice(e,n)
return{context:"html",show:"badge",edits:t=>[{start:e,end:n,text:t.start+s+t.end}]}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:s}=rangeOf(e)
const r=t.slice(n,s)
return{start:s-r.trimStart().length,end:n+r.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuation(t,{range:e,ancestors:n}){let s=""
let r=lineStart(t,e.start)
for(const e of n){const n=openingOf(e,r)
if(n===null)continue
s+=t.slice(r,n)
const o=contentStart(e)??n
s+=e.type==="footnoteDefinition"?"    ":" ".repeat(o-n)
r=o}return s+t.slice(r,e.start)}function openingOf(t,e){if(t.type!=="listItem"&&t.type!=="footnoteDefinition")return null
const{start:n}=rangeOf(t)
return n>=e?n:null}function contentStart(t){const[e]=t.children
return e?rangeOf(e).start:null}var p=n(3194)
var m=n(9529)
var w=n(8551)
function badgeSlug(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,w.d)(n)}catch(t){if(t instanceof m.d)return null
throw t}}function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:s})=>{if(t.type!=="html"||s.some(holdsText))return[]
const{start:r,end:o}=rangeOf(t)
return badgesIn(e.slice(r,o),r,n)})}function badgesIn(t,e,n){const s=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return s
function search(t){for(const r of t){if(!("tagName"in r))continue
const t=linkedSlug(r,n)
const o=r.sourceCodeLocation
if(t===null||!o)search(r.childNodes)
else s.push({slug:t,range:{start:e+o.startOffset,end:e+o.endOffset}})}}}function linkedSlug(t,e){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...s]=t.childNodes.filter(t=>!html_isBlank(t))
return n&&s.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}var y=n(2871)
var v=n(1032)
function findBadges(t,e,n){const s=definitionsIn(t)
const r=[]
for(const{node:o,ancestors:i}of nodesOf(t)){if(!holdsText(o))continue
const{children:t}=o
for(let a=0;a<t.length;){const c=readRun(t.slice(a),s,n)
const l=a+(c?.length??1)
const[u,f]=[t[a],t[l-1]]
if(c&&u&&f){const n={start:rangeOf(u).start,end:rangeOf(f).end}
const d=hasReference(u)?(0,y.x)({type:"paragraph",children:[resolve(u,s)]}):e.slice(n.start,n.end)
const[g,h]=[t.slice(0,a),t.slice(l)]
r.push({slug:c.slug,range:n,content:d,ancestors:[...i,o],before:g,after:h})}a=l}}return r}function readRun(t,e,n){const[s,...r]=t
if(!s)return null
const o=isTag(s,"<a>")?r.findIndex(t=>isTag(t,"</a>")):-1
const i=resolve(s,e)
const a=i.type==="link"?i.children:r.slice(0,Math.max(o,0))
const[c=s,...l]=a.filter(t=>!isBlank(t))
const u=l.length===0?imageSlug(resolve(c,e),n):null
return u===null?null:{slug:u,length:o<0?1:o+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,v.tokenizeHtml)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return badgeSlug(t.url,e)
if(t.type!=="html")return null
const[n]=(0,v.tokenizeHtml)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return badgeSlug(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolve(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolve(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function writeMarkers(t,{slug:e,customDomain:n,show:s}){const r=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...s===null?[]:[`show="${s.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(r),end:o("status-snippets end")}}var k=n(4674)
const b=/^h[1-6]$/
function placeInHtml(t){let e=t.length
for(const n of(0,k.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:s}=n
if(!("tagName"in s)||!s.sourceCodeLocation)continue
const{startOffset:r,endOffset:o,endTag:i}=s.sourceCodeLocation
if(s.tagName==="body"&&i)e=i.startOffset
if(b.test(s.tagName)&&i&&!(0,k.G)(n).some(t=>x.has(t))){return{offset:o,indentation:indentationAt(t,r),side:"behind"}}}return{offset:e,indentation:indentationAt(t,e),side:"before"}}const x=new Set(["a","button","template","svg","summary"])
function indentationAt(t,e){const n=Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1
return/^[ \t]*/.exec(t.slice(n,e))?.[0]??""}function placeForSection(t){const e=t.children.find(isHeading)??t.children.find(isFrontMatter)
return e?{offset:rangeOf(e).end,top:false}:{offset:0,top:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,v.tokenizeHtml)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}async function putMarkers(t,e,n,s){const r=await(0,c.K)(t,e)
const o=r.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(o||r.problems.length>0)return t
const i=t.startsWith("\ufeff")?"\ufeff":""
const a=t.slice(i.length)
const u=(0,l.R)(a,[])
for(const t of adoptions(a,e,n.slug,s,u)){const s=n.show??(t.show&&[t.show])
const o=writeMarkers(e,{...n,show:s})
const l=i+apply(a,t.edits(o))
if(addsSection(r,await(0,c.K)(l,e),t))return l}const{start:f,end:d}=writeMarkers(e,n)
if(e==="html")return i+insertInHtml(a,{start:f,end:d},u)
return i+insertBlock(a,e,f+u+d,u)}function adoptions(t,e,n,s,r){if(e==="html"){const e=badgesIn(t,0,s).filter(t=>t.slug===n)
return e.map(({range:e})=>adoptHtmlBadge(t,e))}const o=parseTree(t,e)
const i=findBadges(o,t,s).filter(t=>t.slug===n)
const a=findHtmlBadges(o,t,s).filter(t=>t.slug===n)
return[...i.map(e=>adoptBadge(t,e,r)),...a.map(({range:e})=>adoptHtmlBadge(t,e))]}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function insertInHtml(t,{start:e,end:n},s){const{offset:r,indentation:o,side:i}=placeInHtml(t)
const[a,c]=[t.slice(0,r),t.slice(r)]
const l=s+o
const u=i==="behind"?l+e+l+n:e+l+n+l
return a+u+c}function insertBlock(t,e,n,s){const{offset:r,top:o}=placeForSection(parseTree(t,e))
const[i,a]=[t.slice(0,r),t.slice(r)]
const c=o?"":s+s
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(a)?"":s
const u=a===""||o?s:l
return i+c+n+u+(o&&t!==""?s:"")+a}function apply(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:s})=>t.slice(0,e)+s+t.slice(n),t)}async function pagesIn(t,e,n){const{sections:s}=await(0,c.K)(t,e)
const r=s.flatMap(({attributes:{slug:t}})=>t??[])
const o=t.replace(/^\uFEFF/,"")
const i=parseTree(o,e)
const a=[...findBadges(i,o,n),...findHtmlBadges(i,o,n)]
return[...new Set([...r,...a.map(({slug:t})=>t)])]}var O=n(9137)
var S=n(1244)
const $=".github/workflows/status-snippets.yml"
const I="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:s,source:r,format:o,headers:i}=t
const a=(0,S.fG)(s)
const c=t.statusPageHost===a?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",s===O.I?null:s],["status-page-host",c],["source",r==="auto"?null:r],["format",o]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const u=i.length>0?`          headers: \${{ secrets.${I} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${u}`}var H=n(7685)
var B=n(3849)
var N=n(3467)
var T=n(610)
var R=n(7983)
var E=n(1389)
var M=n(7653)
const initCommand=async t=>{const{settings:e,cli:n,folder:s}=t
const r=await onlyFile(t)
const i=(0,a.Gu)(r.path,s)
if((await(0,c.K)(i,r.format,{effects:B.y})).problems.length>0)return refuse(t,r)
const l=e.slug??await onlyPage(i,r,e.baseUrl)
const u=await putMarkers(i,r.format,{...e,slug:l},e.baseUrl)
const f=newWorkflow(t,l,r.path)
const{path:d,text:g}=f
const h=n.workflow&&(0,o.D)(d,g,f.folder)==="free"
const p=await fill(t,r,l,i,u)
const m=h&&p.failure===null?[f]:[]
const w=await(0,M.Z)(t,p,`Keep the status badge of page "${l}" right`,m)
await(0,T.X3)(t,w)
if(w.failure===null)showWorkflow(t,f,h)
return(0,T.sX)(w)}
async function onlyFile(t){const e=t.line.files[0]??"README.md"
const[n]=await(0,E.I)(t,[e])
if(n?.isExplicit)return n
throw new r.N(e,"stands for many files","init takes one file")}async function refuse(t,e){const n=await(0,H.h)((0,E.t)(t,[e]),{...t.settings,checkOnly:false},(0,R.y)(t),B.y)
await(0,T.X3)(t,n)
return(0,T.sX)(n)}async function onlyPage(t,{format:e,path:n},s){const[r,...o]=await pagesIn(t,e,s)
if(r!==undefined&&o.length===0)return r
throw new N.L(r===undefined?`${n} has no badge that tells it`:`${n} shows several pages (${[r,...o].join(", ")})`)}async function fill(t,e,n,s,r){const o={outcome:"read",text:r}
const i=r===s?{}:{customDomain:null,show:null}
const a={...t.settings,...i,slug:n,checkOnly:false}
const c=await(0,H.h)([{...e,content:o}],a,(0,R.y)(t),B.y)
const l=c.changes[0]?.after??r
if(c.failure!==null||l===s)return c
const whole=t=>({start:0,end:t.length})
const u=[{before:whole(s),after:whole(l)}]
const f=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:f,changes:[{path:e.path,before:s,after:l,edits:u}]}}function newWorkflow({settings:t,folder:e},n,r){const o=(0,i.k)(e)
const a=(0,s.relative)(o,(0,s.resolve)(e,r)).split(s.sep).join("/")
return{path:$,folder:o,text:workflowText({...t,slug:n,file:a})}}function showWorkflow({settings:t,cli:e,world:{terminal:n}},{path:s,text:r},o){const report=t=>(0,T.BS)(n.err,t)
if(e.quiet)return
if(t.headers.length>0){report(`Keep your header lines in a secret of the repository called ${I}.`)}if(e.workflow){const t=e.dryRun?"would be written":"written"
report(`${s}: ${o?t:"unchanged"}`)}else if(!e.json){report(`To keep it right, save this as ${s}, or run init with --workflow:`)
report("")
n.out.write(r)}}},1963:(t,e,n)=>{n.d(e,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var s=n(1455)
var r=n(6760)
var o=n(1812)
var i=n(2611)
var a=n(9003)
function checkCreate(t,e,n){try{if((0,i.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(0,o.lz)(e,"file-not-found"))throw e
assertParentInside((0,r.dirname)((0,r.resolve)(n,t)),t,n)
return"free"}throw new o.f6("file-exists",t)}async function createFile(t,e,n){const i=(0,r.resolve)(n,t)
assertParentInside((0,r.dirname)(i),t,n)
try{await(0,s.mkdir)((0,r.dirname)(i),{recursive:true})
const n=await(0,s.open)(i,"wx").catch(e=>{throw(0,o.c7)(e)==="EEXIST"?new o.f6("file-exists",t,{cause:e}):e})
try{await n.writeFile(e)}catch(t){await(0,s.rm)(i,{force:true})
throw t}finally{await n.close()}}catch(e){throw(0,o.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,a.o1)(t,n,e)}catch(s){const i=(0,o.sK)(e,s)
if(!(0,o.lz)(i,"file-not-found")||(0,r.dirname)(t)===t)throw i
assertParentInside((0,r.dirname)(t),e,n)}}async function removeFile(t,e){await(0,s.rm)((0,r.resolve)(e,t),{force:true})}},9348:(t,e,n)=>{n.d(e,{k:()=>findGitRoot})
var s=n(3024)
var r=n(6760)
function findGitRoot(t){for(let e=t;;e=(0,r.dirname)(e)){if((0,s.existsSync)((0,r.join)(e,".git")))return e
if(e===(0,r.dirname)(e))return t}}},4674:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const s="childNodes"in n?n.childNodes:[]
return s.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},2871:(t,e,n)=>{n.d(e,{H:()=>printHtml,x:()=>printMarkdown})
var s=n(8619)
var r=n(8247)
var o=n(3910)
const i=(0,o.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return i.stringify(e).trimEnd()}function printHtml(...t){return(0,s.V)({type:"root",children:t},{closeSelfClosing:true})}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var s=n(3194)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const r={onStartTag({tagName:t,attrs:n,selfClosing:s}){e.push({kind:"start",name:t,attributes:n,selfClosing:s})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new s._F({sourceCodeLocationInfo:false},r).write(t,true)
return{tokens:e,errors:n}}}}

