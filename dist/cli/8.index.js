export const id=8
export const ids=[8,184]
export const modules={3008:(t,n,e)=>{e.r(n)
e.d(n,{initCommand:()=>initCommand})
var r=e(3184)
var s=e(3624)
var o=e(56)
var i=e(4640)
var a=e(2343)
var c=e(865)
var l=e(8591)
function badgeSlug(t,n){if(!t.startsWith(`${n}/badge/`))return null
const e=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(n.length))?.[1]
try{return e===undefined?null:(0,l.d)(e)}catch(t){if(t instanceof c.d)return null
throw t}}var f=e(6472)
var u=e(9865)
var d=e(8362)
var h=e(8651)
function parseTree(t,n){const e=(0,f.V)().use(d.A).use(u.A,["yaml","toml"])
return n==="mdx"?e.use(h.A).parse(t):e.parse(t)}function rangeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:n,end:e}}function*nodesOf(t,n=[]){yield{node:t,ancestors:n}
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e,[...n,t])}const g=["paragraph","heading","tableCell","strong","emphasis","delete"]
function holdsText(t){return g.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function definitionsIn(t){const n=new Map
for(const{node:e}of nodesOf(t)){if(e.type==="definition"&&!n.has(e.identifier))n.set(e.identifier,e)}return n}function resolve(t,n){if(t.type==="imageReference"){const{url:e=""}=n.get(t.identifier)??{}
return{type:"image",url:e,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const e=t.type==="link"?t.url:n.get(t.identifier)?.url??""
return{type:"link",url:e,children:t.children.map(t=>resolve(t,n))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function findBadges(t,n,e){const r=definitionsIn(t)
const s=[]
for(const{node:o,ancestors:i}of nodesOf(t)){if(!holdsText(o))continue
const{children:t}=o
for(let c=0;c<t.length;){const l=readRun(t.slice(c),r,e)
const f=c+(l?.length??1)
const[u,d]=[t[c],t[f-1]]
if(l&&u&&d){const e={start:rangeOf(u).start,end:rangeOf(d).end}
const h=hasReference(u)?(0,a.x)({type:"paragraph",children:[resolve(u,r)]}):n.slice(e.start,e.end)
const[g,p]=[t.slice(0,c),t.slice(f)]
s.push({slug:l.slug,range:e,content:h,ancestors:[...i,o],before:g,after:p})}c=f}}return s}function readRun(t,n,e){const[r,...s]=t
if(!r)return null
const o=isTag(r,"<a>")?s.findIndex(t=>isTag(t,"</a>")):-1
const i=resolve(r,n)
const a=i.type==="link"?i.children:s.slice(0,Math.max(o,0))
const[c=r,...l]=a.filter(t=>!isBlank(t))
const f=l.length===0?imageSlug(resolve(c,n),e):null
return f===null?null:{slug:f,length:o<0?1:o+2}}function isTag(t,n){if(t.type!=="html")return false
const[e]=(0,i.y)(t.value).tokens
return n==="<a>"?e?.kind==="start"&&e.name==="a":e?.kind==="end"&&e.name==="a"}function imageSlug(t,n){if(t.type==="image")return badgeSlug(t.url,n)
if(t.type!=="html")return null
const[e]=(0,i.y)(t.value).tokens
if(e?.kind!=="start"||e.name!=="img")return null
return badgeSlug(e.attributes.find(({name:t})=>t==="src")?.value??"",n)}var p=e(3194)
function findHtmlBadges(t,n,e){return[...nodesOf(t)].flatMap(({node:t,ancestors:r})=>{if(t.type!=="html"||r.some(holdsText))return[]
const{start:s,end:o}=rangeOf(t)
return badgesIn(n.slice(s,o),s,e)})}function badgesIn(t,n,e){const r=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return r
function search(t){for(const s of t){if(!("tagName"in s))continue
const t=linkedSlug(s,e)
const o=s.sourceCodeLocation
if(t===null||!o)search(s.childNodes)
else r.push({slug:t,range:{start:n+o.startOffset,end:n+o.endOffset}})}}}function linkedSlug(t,n){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",n)}if(t.tagName!=="a")return null
const[e,...r]=t.childNodes.filter(t=>!html_badge_isBlank(t))
return e&&r.length===0&&"tagName"in e?linkedSlug(e,n):null}function html_badge_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}async function pagesIn(t,n,e){const{sections:r}=await(0,o.K)(t,n)
const s=r.flatMap(({attributes:{slug:t}})=>t??[])
const i=t.replace(/^\uFEFF/,"")
const a=parseTree(i,n)
const c=[...findBadges(a,i,e),...findHtmlBadges(a,i,e)]
return[...new Set([...s,...c.map(({slug:t})=>t)])]}var m=e(8322)
function adoptBadge(t,n,e){const{range:r,content:s}=n
const o=n.ancestors.at(-1)?.type
const i=n.after.find(isVisible)
const a=n.before.findLast(isVisible)
const wrap=({start:t,end:n})=>t+s+n
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!i&&!a){const o=e+continuation(t,n)
const edits=({start:t,end:n})=>[{...r,text:[t,s,n].join(o)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,r.start)&&i){const{start:n,end:e}=visibleRange(t,i)
return inline(t=>[{start:r.start,end:n,text:""},{start:e,end:e,text:` ${wrap(t)}`}])}if(beginsLine(t,r.start)&&a){const{end:n}=visibleRange(t,a)
return inline(t=>[{start:n,end:r.end,text:` ${wrap(t)}`}])}return inline(t=>[{...r,text:wrap(t)}])}function adoptHtmlBadge(t,{start:n,end:e}){const r=t.slice(n,e)
return{context:"html",show:"badge",edits:t=>[{start:n,end:e,text:t.start+r+t.end}]}}function isVisible(t){return!isBlank(t)}function visibleRange(t,n){const{start:e,end:r}=rangeOf(n)
const s=t.slice(e,r)
return{start:r-s.trimStart().length,end:e+s.trimEnd().length}}function beginsLine(t,n){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,n),n))}function lineStart(t,n){return Math.max(t.lastIndexOf("\n",n-1),t.lastIndexOf("\r",n-1))+1}function continuation(t,{range:n,ancestors:e}){let r=""
let s=lineStart(t,n.start)
for(const n of e){const e=openingOf(n,s)
if(e===null)continue
r+=t.slice(s,e)
const o=contentStart(n)??e
r+=n.type==="footnoteDefinition"?"    ":" ".repeat(o-e)
s=o}return r+t.slice(s,n.start)}function openingOf(t,n){if(t.type!=="listItem"&&t.type!=="footnoteDefinition")return null
const{start:e}=rangeOf(t)
return e>=n?e:null}function contentStart(t){const[n]=t.children
return n?rangeOf(n).start:null}function placeForSection(t){const n=t.children.find(isHeading)??t.children.find(isFrontMatter)
return n?{offset:rangeOf(n).end,top:false}:{offset:0,top:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,i.y)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}var w=e(2951)
const y=/^h[1-6]$/
function placeInHtml(t){let n=t.length
for(const e of(0,w.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:r}=e
if(!("tagName"in r)||!r.sourceCodeLocation)continue
const{startOffset:s,endOffset:o,endTag:i}=r.sourceCodeLocation
if(r.tagName==="body"&&i)n=i.startOffset
if(y.test(r.tagName)&&i&&!(0,w.G)(e).some(t=>v.has(t))){return{offset:o,indentation:indentationAt(t,s),side:"behind"}}}return{offset:n,indentation:indentationAt(t,n),side:"before"}}const v=new Set(["a","button","template","svg","summary"])
function indentationAt(t,n){const e=Math.max(t.lastIndexOf("\n",n-1),t.lastIndexOf("\r",n-1))+1
return/^[ \t]*/.exec(t.slice(e,n))?.[0]??""}function writeMarkers(t,{slug:n,customDomain:e,show:r}){const s=["status-snippets start",`slug="${n}"`,...e===null?[]:[`custom-domain="${e}"`],...r===null?[]:[`show="${r.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(s),end:o("status-snippets end")}}async function putMarkers(t,n,e,r){const s=await(0,o.K)(t,n)
const i=s.sections.some(t=>(t.attributes.slug??e.slug)===e.slug)
if(i||s.problems.length>0)return t
const a=t.startsWith("\ufeff")?"\ufeff":""
const c=t.slice(a.length)
const l=(0,m.R)(c,[])
for(const t of adoptions(c,n,e.slug,r,l)){const r=e.show??(t.show&&[t.show])
const i=writeMarkers(n,{...e,show:r})
const l=a+apply(c,t.edits(i))
if(addsSection(s,await(0,o.K)(l,n),t))return l}const{start:f,end:u}=writeMarkers(n,e)
if(n==="html")return a+insertInHtml(c,{start:f,end:u},l)
return a+insertBlock(c,n,f+l+u,l)}function adoptions(t,n,e,r,s){if(n==="html"){const n=badgesIn(t,0,r).filter(t=>t.slug===e)
return n.map(({range:n})=>adoptHtmlBadge(t,n))}const o=parseTree(t,n)
const i=findBadges(o,t,r).filter(t=>t.slug===e)
const a=findHtmlBadges(o,t,r).filter(t=>t.slug===e)
return[...i.map(n=>adoptBadge(t,n,s)),...a.map(({range:n})=>adoptHtmlBadge(t,n))]}function addsSection(t,n,{context:e}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return n.problems.length===0&&n.warnings.length===t.warnings.length&&contexts(n).join()===[...contexts(t),e].sort().join()}function insertInHtml(t,{start:n,end:e},r){const{offset:s,indentation:o,side:i}=placeInHtml(t)
const[a,c]=[t.slice(0,s),t.slice(s)]
const l=r+o
const f=i==="behind"?l+n+l+e:n+l+e+l
return a+f+c}function insertBlock(t,n,e,r){const{offset:s,top:o}=placeForSection(parseTree(t,n))
const[i,a]=[t.slice(0,s),t.slice(s)]
const c=o?"":r+r
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(a)?"":r
const f=a===""||o?r:l
return i+c+e+f+(o&&t!==""?r:"")+a}function apply(t,n){return[...n].sort((t,n)=>n.start-t.start).reduce((t,{start:n,end:e,text:r})=>t.slice(0,n)+r+t.slice(e),t)}var k=e(5146)
var b=e(4570)
var x=e(2743)
var O=e(6760)
var S=e(3024)
function repositoryRoot(t){for(let n=t;;n=(0,O.dirname)(n)){if((0,S.existsSync)((0,O.join)(n,".git")))return n
if(n===(0,O.dirname)(n))return t}}var $=e(4169)
var E=e(2714)
const I=".github/workflows/status-snippets.yml"
const T="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:n,file:e,baseUrl:r,source:s,format:o,headers:i}=t
const a=(0,E.fG)(r)
const c=t.statusPageHost===a?null:t.statusPageHost
const l=[["slug",n],["files",e==="README.md"?null:e],["base-url",r===$.I?null:r],["status-page-host",c],["source",s==="auto"?null:s],["format",o]].flatMap(([t,n])=>n?[`          ${t}: ${JSON.stringify(n)}\n`]:[])
const f=i.length>0?`          headers: \${{ secrets.${T} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${f}`}var N=e(6945)
function newWorkflow({settings:t,folder:n},e,r){const s=repositoryRoot(n)
const o=(0,O.relative)(s,(0,O.resolve)(n,r)).split(O.sep).join("/")
return{path:I,folder:s,text:workflowText({...t,slug:e,file:o})}}function showWorkflow({settings:t,cli:n,world:{terminal:e}},{path:r,text:s},o){const report=t=>(0,N.B)(e.err,t)
if(n.quiet)return
if(t.headers.length>0){report(`Keep your header lines in a secret of the repository called ${T}.`)}if(n.workflow){const t=n.dryRun?"would be written":"written"
report(`${r}: ${o?t:"unchanged"}`)}else if(!n.json){report(`To keep it right, save this as ${r}, or run init with --workflow:`)
report("")
e.out.write(s)}}var B=e(6648)
var R=e(1593)
var M=e(9944)
var F=e(5808)
const initCommand=async t=>{const{settings:n,cli:e,folder:i}=t
const a=await onlyFile(t)
const c=(0,s.Gu)(a.path,i)
if((await(0,o.K)(c,a.format)).problems.length>0)return refuse(t,a)
const l=n.slug??await onlyPage(c,a,n.baseUrl)
const f=await putMarkers(c,a.format,{...n,slug:l},n.baseUrl)
const u=newWorkflow(t,l,a.path)
const{path:d,text:h}=u
const g=e.workflow&&await(0,r.T)(d,h,u.folder)==="free"
const p=await fill(t,a,l,c,f)
const m=g&&p.failure===null?[u]:[]
const w=await(0,R.Z)(t,p,`Keep the status badge of page "${l}" right`,m)
await(0,M.X)(t,w)
if(w.failure===null)showWorkflow(t,u,g)
return(0,M.s)(w)}
async function onlyFile(t){const n=t.line.files[0]??"README.md"
const[e]=await(0,F.I)(t,[n])
if(e?.named)return e
throw new k.e(n,"stands for many files","init takes one file")}async function refuse(t,n){const e=await(0,b.h)([n],{...t.settings,verb:"changed"},(0,x.y)(t))
await(0,M.X)(t,e)
return(0,M.s)(e)}async function onlyPage(t,{format:n,path:e},r){const[s,...o]=await pagesIn(t,n,r)
if(s!==undefined&&o.length===0)return s
throw new B.L(s===undefined?`${e} has no badge that tells it`:`${e} shows several pages (${[s,...o].join(", ")})`)}async function fill(t,n,e,r,s){const o={...n,read:async()=>({outcome:"read",text:s})}
const i=s===r?{}:{customDomain:null,show:null}
const a={...t.settings,...i,slug:e,verb:"changed"}
const c=await(0,b.h)([o],a,(0,x.y)(t))
const l=c.changes[0]?.after??s
if(c.failure!==null||l===r)return c
const f=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:f,changes:[{path:n.path,before:r,after:l}]}}},3184:(t,n,e)=>{e.d(n,{T:()=>findVacancy,createFile:()=>createFile})
var r=e(1455)
var s=e(6760)
var o=e(4644)
var i=e(3583)
var a=e(2556)
var c=e(3624)
var l=e(4418)
async function findVacancy(t,n,e){try{if((0,c.Gu)(t,e).replaceAll("\r\n","\n")===n)return"present"}catch(n){if(!(n instanceof o.K_))throw n
checkWay((0,s.dirname)((0,s.resolve)(e,t)),t,e)
return"free"}throw new o.h7(t)}async function createFile(t,n,e){const i=(0,s.resolve)(e,t)
checkWay((0,s.dirname)(i),t,e)
try{await(0,a.f)((0,s.dirname)(i))
const t=await(0,r.open)(i,"wx")
try{await t.writeFile(n)}catch(t){await(0,r.rm)(i,{force:true})
throw t}finally{await t.close()}}catch(n){throw(0,o.$N)(n)==="EEXIST"?new o.h7(t,n):(0,l.P)(t,n)}}function checkWay(t,n,e){try{(0,i.x)(t,e,n)}catch(r){const i=(0,o.vE)(n,r)
if(!(i instanceof o.K_)||(0,s.dirname)(t)===t)throw i
checkWay((0,s.dirname)(t),n,e)}}},2556:(t,n,e)=>{e.d(n,{f:()=>makeFolder})
var r=e(1455)
var s=e(6760)
async function makeFolder(t,n=511){try{await makeOne(t,n)}catch(e){const r=(0,s.dirname)(t)
if(!(e instanceof Error&&"code"in e&&e.code==="ENOENT")||r===t)throw e
await makeFolder(r,n)
await makeOne(t,n)}}async function makeOne(t,n){try{await(0,r.mkdir)(t,n)}catch(t){if(!(t instanceof Error&&"code"in t&&t.code==="EEXIST"))throw t}}},4418:(t,n,e)=>{e.d(n,{P:()=>writingError})
var r=e(4644)
const s={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,n,e=[]){if(n instanceof r.f6)return n
const o=(0,r.$N)(n)??String(n)
const[i,a]=s[o]??["the system refused","check the disk"]
if(e.length>0)return new r._j(t,`, ${i} (${o})`,e,n)
return new r.rl(t,`, ${i} (${o}), nothing was written`,a,n)}},2951:(t,n,e)=>{e.d(n,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const n=childrenOf({node:t,parent:null,depth:0})
for(let t=n.pop();t;t=n.pop()){yield t
for(const e of childrenOf(t))n.push(e)}}function ancestorsOf({parent:t}){const n=[]
for(let e=t;e;e=e.parent){if("tagName"in e.node)n.push(e.node.tagName)}return n}function childrenOf(t){const{node:n}=t
const e="content"in n?n.content:n
const r="childNodes"in e?e.childNodes:[]
return r.map(n=>({node:n,parent:t,depth:t.depth+1})).reverse()}},2343:(t,n,e)=>{e.d(n,{x:()=>printMarkdown})
var r=e(8247)
var s=e(1529)
const o=(0,s.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const n={type:"root",children:t}
return o.stringify(n).trimEnd()}}}

