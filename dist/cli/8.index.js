export const id=8
export const ids=[8,184]
export const modules={3008:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var s=n(3184)
var r=n(3624)
var o=n(8798)
var i=n(4640)
var a=n(2343)
var c=n(865)
var l=n(8591)
function badgeSlug(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,l.d)(n)}catch(t){if(t instanceof c.d)return null
throw t}}var u=n(6472)
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
function holdsText(t){return h.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolve(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolve(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function findBadges(t,e,n){const s=definitionsIn(t)
const r=[]
for(const{node:o,ancestors:i}of nodesOf(t)){if(!holdsText(o))continue
const{children:t}=o
for(let c=0;c<t.length;){const l=readRun(t.slice(c),s,n)
const u=c+(l?.length??1)
const[f,d]=[t[c],t[u-1]]
if(l&&f&&d){const n={start:rangeOf(f).start,end:rangeOf(d).end}
const g=hasReference(f)?(0,a.x)({type:"paragraph",children:[resolve(f,s)]}):e.slice(n.start,n.end)
const[h,p]=[t.slice(0,c),t.slice(u)]
r.push({slug:l.slug,range:n,content:g,ancestors:[...i,o],before:h,after:p})}c=u}}return r}function readRun(t,e,n){const[s,...r]=t
if(!s)return null
const o=isTag(s,"<a>")?r.findIndex(t=>isTag(t,"</a>")):-1
const i=resolve(s,e)
const a=i.type==="link"?i.children:r.slice(0,Math.max(o,0))
const[c=s,...l]=a.filter(t=>!isBlank(t))
const u=l.length===0?imageSlug(resolve(c,e),n):null
return u===null?null:{slug:u,length:o<0?1:o+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,i.y)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return badgeSlug(t.url,e)
if(t.type!=="html")return null
const[n]=(0,i.y)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return badgeSlug(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}var p=n(3194)
function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:s})=>{if(t.type!=="html"||s.some(holdsText))return[]
const{start:r,end:o}=rangeOf(t)
return badgesIn(e.slice(r,o),r,n)})}function badgesIn(t,e,n){const s=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return s
function search(t){for(const r of t){if(!("tagName"in r))continue
const t=linkedSlug(r,n)
const o=r.sourceCodeLocation
if(t===null||!o)search(r.childNodes)
else s.push({slug:t,range:{start:e+o.startOffset,end:e+o.endOffset}})}}}function linkedSlug(t,e){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...s]=t.childNodes.filter(t=>!html_badge_isBlank(t))
return n&&s.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_badge_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}function pagesIn(t,e,n){const{sections:s}=(0,o.K)(t,e)
const r=s.flatMap(({attributes:{slug:t}})=>t??[])
const i=t.replace(/^\uFEFF/,"")
const a=parseTree(i,e)
const c=[...findBadges(a,i,n),...findHtmlBadges(a,i,n)]
return[...new Set([...r,...c.map(({slug:t})=>t)])]}var m=n(8322)
function adoptBadge(t,e,n){const{range:s,content:r}=e
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
return e?rangeOf(e).start:null}function placeForSection(t){const e=t.children.find(isHeading)??t.children.find(isFrontMatter)
return e?{offset:rangeOf(e).end,top:false}:{offset:0,top:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,i.y)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}var w=n(2951)
const y=/^h[1-6]$/
function placeInHtml(t){let e=t.length
for(const n of(0,w.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:s}=n
if(!("tagName"in s)||!s.sourceCodeLocation)continue
const{startOffset:r,endOffset:o,endTag:i}=s.sourceCodeLocation
if(s.tagName==="body"&&i)e=i.startOffset
if(y.test(s.tagName)&&i&&!(0,w.G)(n).some(t=>v.has(t))){return{offset:o,indentation:indentationAt(t,r),side:"behind"}}}return{offset:e,indentation:indentationAt(t,e),side:"before"}}const v=new Set(["a","button","template","svg","summary"])
function indentationAt(t,e){const n=Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1
return/^[ \t]*/.exec(t.slice(n,e))?.[0]??""}function writeMarkers(t,{slug:e,customDomain:n,show:s}){const r=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...s===null?[]:[`show="${s.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(r),end:o("status-snippets end")}}function putMarkers(t,e,n,s){const r=(0,o.K)(t,e)
const i=r.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(i||r.problems.length>0)return t
const a=t.startsWith("\ufeff")?"\ufeff":""
const c=t.slice(a.length)
const l=(0,m.R)(c,[])
for(const t of adoptions(c,e,n.slug,s,l)){const s=n.show??(t.show&&[t.show])
const i=writeMarkers(e,{...n,show:s})
const l=a+apply(c,t.edits(i))
if(addsSection(r,(0,o.K)(l,e),t))return l}const{start:u,end:f}=writeMarkers(e,n)
if(e==="html")return a+insertInHtml(c,{start:u,end:f},l)
return a+insertBlock(c,e,u+l+f,l)}function adoptions(t,e,n,s,r){if(e==="html"){const e=badgesIn(t,0,s).filter(t=>t.slug===n)
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
return i+c+n+u+(o&&t!==""?s:"")+a}function apply(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:s})=>t.slice(0,e)+s+t.slice(n),t)}var k=n(5146)
var b=n(1388)
var x=n(2743)
var O=n(6760)
var S=n(3024)
function repositoryRoot(t){for(let e=t;;e=(0,O.dirname)(e)){if((0,S.existsSync)((0,O.join)(e,".git")))return e
if(e===(0,O.dirname)(e))return t}}var $=n(4169)
var E=n(2714)
const I=".github/workflows/status-snippets.yml"
const T="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:s,source:r,format:o,headers:i}=t
const a=(0,E.fG)(s)
const c=t.statusPageHost===a?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",s===$.I?null:s],["status-page-host",c],["source",r==="auto"?null:r],["format",o]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const u=i.length>0?`          headers: \${{ secrets.${T} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${u}`}var R=n(6945)
function newWorkflow({settings:t,folder:e},n,s){const r=repositoryRoot(e)
const o=(0,O.relative)(r,(0,O.resolve)(e,s)).split(O.sep).join("/")
return{path:I,folder:r,text:workflowText({...t,slug:n,file:o})}}function showWorkflow({settings:t,cli:e,world:{terminal:n}},{path:s,text:r},o){const report=t=>(0,R.B)(n.err,t)
if(e.quiet)return
if(t.headers.length>0){report(`Keep your header lines in a secret of the repository called ${T}.`)}if(e.workflow){const t=e.dryRun?"would be written":"written"
report(`${s}: ${o?t:"unchanged"}`)}else if(!e.json){report(`To keep it right, save this as ${s}, or run init with --workflow:`)
report("")
n.out.write(r)}}var B=n(6648)
var N=n(1593)
var F=n(9944)
var M=n(5808)
const initCommand=async t=>{const{settings:e,cli:n,folder:i}=t
const a=await onlyFile(t)
const c=(0,r.Gu)(a.path,i)
if((0,o.K)(c,a.format).problems.length>0)return refuse(t,a)
const l=e.slug??onlyPage(c,a,e.baseUrl)
const u=putMarkers(c,a.format,{...e,slug:l},e.baseUrl)
const f=newWorkflow(t,l,a.path)
const{path:d,text:g}=f
const h=n.workflow&&await(0,s.T)(d,g,f.folder)==="free"
const p=await fill(t,a,l,c,u)
const m=h&&p.failure===null?[f]:[]
const w=await(0,N.Z)(t,p,`Keep the status badge of page "${l}" right`,m)
await(0,F.X)(t,w)
if(w.failure===null)showWorkflow(t,f,h)
return(0,F.s)(w)}
async function onlyFile(t){const e=t.line.files[0]??"README.md"
const[n]=await(0,M.I)(t,[e])
if(n?.named)return n
throw new k.e(e,"stands for many files","init takes one file")}async function refuse(t,e){const n=await(0,b.h)([e],{...t.settings,verb:"changed"},(0,x.y)(t))
await(0,F.X)(t,n)
return(0,F.s)(n)}function onlyPage(t,{format:e,path:n},s){const[r,...o]=pagesIn(t,e,s)
if(r!==undefined&&o.length===0)return r
throw new B.L(r===undefined?`${n} has no badge that tells it`:`${n} shows several pages (${[r,...o].join(", ")})`)}async function fill(t,e,n,s,r){const o={...e,read:async()=>({outcome:"read",text:r})}
const i=r===s?{}:{customDomain:null,show:null}
const a={...t.settings,...i,slug:n,verb:"changed"}
const c=await(0,b.h)([o],a,(0,x.y)(t))
const l=c.changes[0]?.after??r
if(c.failure!==null||l===s)return c
const u=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:u,changes:[{path:e.path,before:s,after:l}]}}},3184:(t,e,n)=>{n.d(e,{T:()=>findVacancy,createFile:()=>createFile})
var s=n(1455)
var r=n(6760)
var o=n(4644)
var i=n(3583)
var a=n(2556)
var c=n(3624)
var l=n(4418)
async function findVacancy(t,e,n){try{if((0,c.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(e instanceof o.K_))throw e
checkWay((0,r.dirname)((0,r.resolve)(n,t)),t,n)
return"free"}throw new o.h7(t)}async function createFile(t,e,n){const i=(0,r.resolve)(n,t)
checkWay((0,r.dirname)(i),t,n)
try{await(0,a.f)((0,r.dirname)(i))
const t=await(0,s.open)(i,"wx")
try{await t.writeFile(e)}catch(t){await(0,s.rm)(i,{force:true})
throw t}finally{await t.close()}}catch(e){throw(0,o.$N)(e)==="EEXIST"?new o.h7(t,e):(0,l.P)(t,e)}}function checkWay(t,e,n){try{(0,i.x)(t,n,e)}catch(s){const i=(0,o.vE)(e,s)
if(!(i instanceof o.K_)||(0,r.dirname)(t)===t)throw i
checkWay((0,r.dirname)(t),e,n)}}},2556:(t,e,n)=>{n.d(e,{f:()=>makeFolder})
var s=n(1455)
var r=n(6760)
async function makeFolder(t,e=511){try{await makeOne(t,e)}catch(n){const s=(0,r.dirname)(t)
if(!(n instanceof Error&&"code"in n&&n.code==="ENOENT")||s===t)throw n
await makeFolder(s,e)
await makeOne(t,e)}}async function makeOne(t,e){try{await(0,s.mkdir)(t,e)}catch(t){if(!(t instanceof Error&&"code"in t&&t.code==="EEXIST"))throw t}}},4418:(t,e,n)=>{n.d(e,{P:()=>writingError})
var s=n(4644)
const r={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,e,n=[]){if(e instanceof s.f6)return e
const o=(0,s.$N)(e)??String(e)
const[i,a]=r[o]??["the system refused","check the disk"]
if(n.length>0)return new s._j(t,`, ${i} (${o})`,n,e)
return new s.rl(t,`, ${i} (${o}), nothing was written`,a,e)}}}

