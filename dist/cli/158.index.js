export const id=158
export const ids=[158,184]
export const modules={1158:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var r=n(3184)
var s=n(3624)
var i=n(9394)
var a=n(8322)
var o=n(9865)
var c=n(8362)
var l=n(6891)
var u=n(8565)
var f=n(1529)
function parseTree(t,e){const n=(0,f.l)().use(u.A).use(c.A).use(o.A,["yaml","toml"])
return e==="mdx"?n.use(l.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:e,end:n}}function adoptBadge(t,e,n){const r=e.ancestors.at(-1)
if(r?.type==="paragraph"){if(![...e.before,...e.after].some(isVisible))return{show:null,edits:onOwnLines}
if(beginsLine(t,e.range.start))return{show:"badge",edits:moved}}return{show:r?.type==="heading"?null:"badge",edits:wrapped}
function onOwnLines({start:r,end:s}){const i=continuation(t,e)
const a=[r,t.slice(e.range.start,e.range.end),s]
return[{...e.range,text:a.join(n+i)}]}function wrapped(t){return[{...e.range,text:section(t)}]}function moved(n){const r=e.after.find(isVisible)
if(r){const s={start:e.range.start,end:visibleRange(t,r).start}
const i=visibleRange(t,r).end
return[{...s,text:""},{start:i,end:i,text:` ${section(n)}`}]}const s=e.before.findLast(isVisible)
const i=s?visibleRange(t,s).end:e.range.start
return[{start:i,end:e.range.end,text:` ${section(n)}`}]}function section({start:n,end:r}){return n+t.slice(e.range.start,e.range.end)+r}}function isVisible(t){return t.type!=="break"&&!(t.type==="text"&&t.value.trim()==="")}function visibleRange(t,e){const{start:n,end:r}=rangeOf(e)
const s=t.slice(n,r)
return{start:r-s.trimStart().length,end:n+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuation(t,{range:e,ancestors:n}){let r=""
let s=lineStart(t,e.start)
for(const e of n){const n=openingOf(e,s)
if(n===null)continue
r+=t.slice(s,n)
const i=contentStart(e)??n
r+=e.type==="footnoteDefinition"?"    ":" ".repeat(i-n)
s=i}return r+t.slice(s,e.start)}function openingOf(t,e){if(t.type!=="listItem"&&t.type!=="footnoteDefinition")return null
const{start:n}=rangeOf(t)
return n>=e?n:null}function contentStart(t){const[e]=t.children
return e?rangeOf(e).start:null}var d=n(4640)
function findBadges(t,e){const n=new Map
visit(t,[],t=>{if(t.type==="definition")n.set(t.identifier,n.get(t.identifier)??t.url)})
const r=[]
visit(t,[],(t,s)=>{if(!isTextBlock(t))return
const i=t.children
i.forEach((a,o)=>{const c=readRun(i,o,t=>slugOf(t,e,n))
const l=i[o+(c?.length??0)-1]
if(!c||!l)return
r.push({slug:c.slug,range:{start:rangeOf(a).start,end:rangeOf(l).end},ancestors:[...s,t],before:i.slice(0,o),after:i.slice(o+c.length)})})})
return r.filter(({range:t},e)=>t.start>=(r[e-1]?.range.end??0))}function isTextBlock(t){return t.type==="paragraph"||t.type==="heading"||t.type==="tableCell"}function readRun(t,e,n){const r=t[e]
if(!r)return null
const s=r.type==="link"||r.type==="linkReference"
const i=s&&r.children.length===1?r.children[0]:r
const a=i?n(i):null
if(a!==null)return{slug:a,length:1}
const o=t[e+1]
if(isTag(r,"a")&&o&&isTag(t[e+2],"/a")){const t=n(o)
return t===null?null:{slug:t,length:3}}return null}function isTag(t,e){if(t?.type!=="html")return false
const[n]=(0,d.y)(t.value).tokens
return n?.kind===(e==="a"?"start":"end")&&n.name==="a"}function slugOf(t,e,n){if(t.type==="image")return badgeSlug(t.url,e)
if(t.type==="imageReference")return badgeSlug(n.get(t.identifier)??"",e)
return t.type==="html"?imageSlug(t,e):null}function imageSlug({value:t},e){const[n]=(0,d.y)(t).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return badgeSlug(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function badgeSlug(t,e){if(!t.startsWith(`${e}/badge/`))return null
return/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]??null}function visit(t,e,n){n(t,e)
if(!("children"in t))return
for(const r of t.children)visit(r,[...e,t],n)}function placeForSection(t){const e=t.children.find(t=>t.type==="heading"||t.type==="html"&&/<h[1-6][\s>]/i.test(t.value))
if(e)return{offset:rangeOf(e).end,top:false}
const n=t.children.find(t=>t.type==="yaml"||"toml"===String(t.type))
return n?{offset:rangeOf(n).end,top:false}:{offset:0,top:true}}var g=n(3194)
function findHtmlBadges(t,e){const n=[]
search((0,g.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return n
function search(t){for(const r of t){if(!("tagName"in r))continue
const t=linkedSlug(r,e)
const s=r.sourceCodeLocation
if(t!==null&&s)n.push({slug:t,range:{start:s.startOffset,end:s.endOffset}})
else search(r.childNodes)}}}function linkedSlug(t,e){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...r]=t.childNodes.filter(t=>!isBlank(t))
return n&&r.length===0&&"tagName"in n?linkedSlug(n,e):null}function isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}function writeMarkers(t,{slug:e,customDomain:n,show:r}){const s=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...r===null?[]:[`show="${r}"`]].join(" ")
const i=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:i(s),end:i("status-snippets end")}}function putMarkers(t,e,n,r){const{sections:s}=(0,i.K)(t,e)
const o=s.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(o)return{outcome:"present",text:t}
const c=t.startsWith("\ufeff")?"\ufeff":""
const l=t.slice(c.length)
const u=(0,a.R)(l,[])
for(const t of adoptions(l,e,n.slug,r,u)){const r=writeMarkers(e,{...n,show:n.show??t.show})
const i=c+apply(l,t.edits(r))
if(isSound(i,e,s.length+1))return{outcome:"adopted",text:i}}const{start:f,end:d}=writeMarkers(e,n)
return{outcome:"inserted",text:c+insertBlock(l,e,`${f}${u}${d}`,u)}}function badgeSlugs(t,e,n){const r=parseTree(t,e)
const s=r.children.flatMap(t=>t.type==="html"?findHtmlBadges(t.value,n):[])
return[...new Set([...findBadges(r,n),...s].map(({slug:t})=>t))]}function adoptions(t,e,n,r,s){const i=parseTree(t,e)
const a=findBadges(i,r).filter(t=>t.slug===n).map(e=>adoptBadge(t,e,s))
const o=i.children.flatMap(e=>{if(e.type!=="html")return[]
const{start:s,end:i}=rangeOf(e)
return findHtmlBadges(t.slice(s,i),r).filter(t=>t.slug===n).map(({range:e})=>wrapHtml(t,s+e.start,s+e.end))})
return[...a,...o]}function wrapHtml(t,e,n){const r=t.slice(e,n)
return{show:"badge",edits:t=>[{start:e,end:n,text:t.start+r+t.end}]}}function isSound(t,e,n){const r=(0,i.K)(t,e)
return r.problems.length===0&&r.warnings.length===0&&r.sections.length===n}function insertBlock(t,e,n,r){const{offset:s,top:i}=placeForSection(parseTree(t,e))
const[a,o]=[t.slice(0,s),t.slice(s)]
const c=i?"":r+r
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(o)?"":r
const u=o===""||i?r:l
return a+c+n+u+(i&&t!==""?r:"")+o}function apply(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:r})=>t.slice(0,e)+r+t.slice(n),t)}var h=n(4169)
var p=n(2714)
const m=".github/workflows/status-snippets.yml"
function workflowText({slug:t,file:e,baseUrl:n,statusPageHost:r,source:s}){const i=[["slug",t],...e==="README.md"?[]:[["files",e]],...n===h.I?[]:[["base-url",n]],...r===null||r===(0,p.fG)(n)?[]:[["status-page-host",r]],...s==="auto"?[]:[["source",s]]]
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${i.map(([t,e])=>`          ${t}: ${JSON.stringify(e)}`).join("\n")}\n`}var w=n(5068)
var y=n(865)
var v=n(2743)
var k=n(1593)
var b=n(2936)
var x=n(5390)
const initCommand=async t=>{const{settings:e,cli:n,folder:i,world:a}=t
const o=await onlyFile(t)
const c=await(0,s.Gu)(o.path,i)
const l=e.slug??slugOfBadge(c,o,e.baseUrl)
const{text:u}=putMarkers(c,o.format,{...e,slug:l},e.baseUrl)
const f=await fill(t,o,l,c,u)
const d=workflowText({...e,slug:l,file:o.path})
const g=n.workflow&&f.failure===null
const h=g?await(0,r.T)(m,d,i):"present"
const p=h==="free"?[{path:m,text:d}]:[]
await(0,k.Z)(t,f,p)
await(0,b.showRun)(t,f)
if(f.failure!==null)return(0,b.exitOf)(f)
if(n.workflow){const t=h==="free"?"written":"unchanged"
if(!n.quiet)a.terminal.err.write(`${m}: ${t}\n`)}else if(!n.json&&!n.quiet){a.terminal.err.write(`To keep it right, save this as ${m}, or run init with --workflow:\n\n`)
a.terminal.out.write(d)}return(0,b.exitOf)(f)}
async function onlyFile(t){const e=t.line.files[0]??"README.md"
const[n]=await(0,x.Id)(t,[e])
if(n?.named)return n
throw new y.d({input:"file",value:e,problem:"stands for many",fix:"name one file"})}function slugOfBadge(t,{format:e,path:n},r){const[s,...i]=badgeSlugs(t,e,r)
if(s!==undefined&&i.length===0)return s
const a=s===undefined?`is missing, and ${n} has no badge that tells it`:`is missing, and ${n} has badges of several pages`
throw new y.d({input:"slug",value:"",problem:a,fix:"give --slug, the name of the page"})}async function fill(t,e,n,r,s){const i={...e,read:async()=>({outcome:"read",text:s})}
const a={...(0,x.X3)(t,"changed"),slug:n}
const o=await(0,w.h)([i],a,(0,v.y)(t))
const c=o.changes[0]?.after??s
if(o.failure!==null||c===r)return o
const l=o.files.map(t=>({...t,outcome:"changed"}))
return{...o,outcome:"changed",files:l,changes:[{path:e.path,before:r,after:c}]}}},3184:(t,e,n)=>{n.d(e,{T:()=>findVacancy,createFile:()=>createFile})
var r=n(1455)
var s=n(6760)
var i=n(4644)
var a=n(3583)
var o=n(2556)
var c=n(3624)
var l=n(4418)
async function findVacancy(t,e,n){try{if((0,c.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(e instanceof i.K_))throw e
checkWay((0,s.dirname)((0,s.resolve)(n,t)),t,n)
return"free"}throw new i.h7(t)}async function createFile(t,e,n){const a=(0,s.resolve)(n,t)
checkWay((0,s.dirname)(a),t,n)
try{await(0,o.f)((0,s.dirname)(a))
const t=await(0,r.open)(a,"wx")
try{await t.writeFile(e)}catch(t){await(0,r.rm)(a,{force:true})
throw t}finally{await t.close()}}catch(e){throw(0,i.$N)(e)==="EEXIST"?new i.h7(t,e):(0,l.P)(t,e)}}function checkWay(t,e,n){try{(0,a.x)(t,n,e)}catch(r){const a=(0,i.vE)(e,r)
if(!(a instanceof i.K_)||(0,s.dirname)(t)===t)throw a
checkWay((0,s.dirname)(t),e,n)}}},2556:(t,e,n)=>{n.d(e,{f:()=>makeFolder})
var r=n(1455)
var s=n(6760)
async function makeFolder(t,e=511){try{await makeOne(t,e)}catch(n){const r=(0,s.dirname)(t)
if(!(n instanceof Error&&"code"in n&&n.code==="ENOENT")||r===t)throw n
await makeFolder(r,e)
await makeOne(t,e)}}async function makeOne(t,e){try{await(0,r.mkdir)(t,e)}catch(t){if(!(t instanceof Error&&"code"in t&&t.code==="EEXIST"))throw t}}},4418:(t,e,n)=>{n.d(e,{P:()=>writingError})
var r=n(4644)
const s={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,e,n=[]){if(e instanceof r.f6)return e
const i=(0,r.$N)(e)??String(e)
const[a,o]=s[i]??["the system refused","check the disk"]
const c=n.length===0?"nothing was written":`but ${n.join(", ")} already was`
return new r.rl(t,`, ${a} (${i}), ${c}`,o,e)}}}

