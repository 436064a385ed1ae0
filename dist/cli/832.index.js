"use strict"
exports.id=832
exports.ids=[832,184]
exports.modules={9832:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var r=n(3184)
var s=n(4008)
var o=n(56)
var a=n(4640)
var i=n(2343)
var c=n(865)
var l=n(8591)
function badgeSlug(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,l.d)(n)}catch(t){if(t instanceof c.d)return null
throw t}}var u=n(6472)
var f=n(9865)
var d=n(8362)
var h=n(8651)
function parseTree(t,e){const n=(0,u.V)().use(d.A).use(f.A,["yaml","toml"])
return e==="mdx"?n.use(h.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const g=["paragraph","heading","tableCell","strong","emphasis","delete"]
function holdsText(t){return g.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolve(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolve(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function findBadges(t,e,n){const r=definitionsIn(t)
const s=[]
for(const{node:o,ancestors:a}of nodesOf(t)){if(!holdsText(o))continue
const{children:t}=o
for(let c=0;c<t.length;){const l=readRun(t.slice(c),r,n)
const u=c+(l?.length??1)
const[f,d]=[t[c],t[u-1]]
if(l&&f&&d){const n={start:rangeOf(f).start,end:rangeOf(d).end}
const h=hasReference(f)?(0,i.x)({type:"paragraph",children:[resolve(f,r)]}):e.slice(n.start,n.end)
const[g,p]=[t.slice(0,c),t.slice(u)]
s.push({slug:l.slug,range:n,content:h,ancestors:[...a,o],before:g,after:p})}c=u}}return s}function readRun(t,e,n){const[r,...s]=t
if(!r)return null
const o=isTag(r,"<a>")?s.findIndex(t=>isTag(t,"</a>")):-1
const a=resolve(r,e)
const i=a.type==="link"?a.children:s.slice(0,Math.max(o,0))
const[c=r,...l]=i.filter(t=>!isBlank(t))
const u=l.length===0?imageSlug(resolve(c,e),n):null
return u===null?null:{slug:u,length:o<0?1:o+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,a.y)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return badgeSlug(t.url,e)
if(t.type!=="html")return null
const[n]=(0,a.y)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return badgeSlug(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}var p=n(3194)
function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:r})=>{if(t.type!=="html"||r.some(holdsText))return[]
const{start:s,end:o}=rangeOf(t)
return badgesIn(e.slice(s,o),s,n)})}function badgesIn(t,e,n){const r=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return r
function search(t){for(const s of t){if(!("tagName"in s))continue
const t=linkedSlug(s,n)
const o=s.sourceCodeLocation
if(t===null||!o)search(s.childNodes)
else r.push({slug:t,range:{start:e+o.startOffset,end:e+o.endOffset}})}}}function linkedSlug(t,e){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...r]=t.childNodes.filter(t=>!html_badge_isBlank(t))
return n&&r.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_badge_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}async function pagesIn(t,e,n){const{sections:r}=await(0,o.K)(t,e)
const s=r.flatMap(({attributes:{slug:t}})=>t??[])
const a=t.replace(/^\uFEFF/,"")
const i=parseTree(a,e)
const c=[...findBadges(i,a,n),...findHtmlBadges(i,a,n)]
return[...new Set([...s,...c.map(({slug:t})=>t)])]}var m=n(8322)
function adoptBadge(t,e,n){const{range:r,content:s}=e
const o=e.ancestors.at(-1)?.type
const a=e.after.find(isVisible)
const i=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+s+e
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!a&&!i){const o=n+continuation(t,e)
const edits=({start:t,end:e})=>[{...r,text:[t,s,e].join(o)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,r.start)&&a){const{start:e,end:n}=visibleRange(t,a)
return inline(t=>[{start:r.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,r.start)&&i){const{end:e}=visibleRange(t,i)
return inline(t=>[{start:e,end:r.end,text:` ${wrap(t)}`}])}return inline(t=>[{...r,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const r=t.slice(e,n)
return{context:"html",show:"badge",edits:t=>[{start:e,end:n,text:t.start+r+t.end}]}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:r}=rangeOf(e)
const s=t.slice(n,r)
return{start:r-s.trimStart().length,end:n+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuation(t,{range:e,ancestors:n}){let r=""
let s=lineStart(t,e.start)
for(const e of n){const n=openingOf(e,s)
if(n===null)continue
r+=t.slice(s,n)
const o=contentStart(e)??n
r+=e.type==="footnoteDefinition"?"    ":" ".repeat(o-n)
s=o}return r+t.slice(s,e.start)}function openingOf(t,e){if(t.type!=="listItem"&&t.type!=="footnoteDefinition")return null
const{start:n}=rangeOf(t)
return n>=e?n:null}function contentStart(t){const[e]=t.children
return e?rangeOf(e).start:null}function placeForSection(t){const e=t.children.find(isHeading)??t.children.find(isFrontMatter)
return e?{offset:rangeOf(e).end,top:false}:{offset:0,top:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,a.y)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}var w=n(2951)
const y=/^h[1-6]$/
function placeInHtml(t){let e=t.length
for(const n of(0,w.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:r}=n
if(!("tagName"in r)||!r.sourceCodeLocation)continue
const{startOffset:s,endOffset:o,endTag:a}=r.sourceCodeLocation
if(r.tagName==="body"&&a)e=a.startOffset
if(y.test(r.tagName)&&a&&!(0,w.G)(n).some(t=>v.has(t))){return{offset:o,indentation:indentationAt(t,s),side:"behind"}}}return{offset:e,indentation:indentationAt(t,e),side:"before"}}const v=new Set(["a","button","template","svg","summary"])
function indentationAt(t,e){const n=Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1
return/^[ \t]*/.exec(t.slice(n,e))?.[0]??""}function writeMarkers(t,{slug:e,customDomain:n,show:r}){const s=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...r===null?[]:[`show="${r.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(s),end:o("status-snippets end")}}async function putMarkers(t,e,n,r){const s=await(0,o.K)(t,e)
const a=s.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(a||s.problems.length>0)return t
const i=t.startsWith("\ufeff")?"\ufeff":""
const c=t.slice(i.length)
const l=(0,m.R)(c,[])
for(const t of adoptions(c,e,n.slug,r,l)){const r=n.show??(t.show&&[t.show])
const a=writeMarkers(e,{...n,show:r})
const l=i+apply(c,t.edits(a))
if(addsSection(s,await(0,o.K)(l,e),t))return l}const{start:u,end:f}=writeMarkers(e,n)
if(e==="html")return i+insertInHtml(c,{start:u,end:f},l)
return i+insertBlock(c,e,u+l+f,l)}function adoptions(t,e,n,r,s){if(e==="html"){const e=badgesIn(t,0,r).filter(t=>t.slug===n)
return e.map(({range:e})=>adoptHtmlBadge(t,e))}const o=parseTree(t,e)
const a=findBadges(o,t,r).filter(t=>t.slug===n)
const i=findHtmlBadges(o,t,r).filter(t=>t.slug===n)
return[...a.map(e=>adoptBadge(t,e,s)),...i.map(({range:e})=>adoptHtmlBadge(t,e))]}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function insertInHtml(t,{start:e,end:n},r){const{offset:s,indentation:o,side:a}=placeInHtml(t)
const[i,c]=[t.slice(0,s),t.slice(s)]
const l=r+o
const u=a==="behind"?l+e+l+n:e+l+n+l
return i+u+c}function insertBlock(t,e,n,r){const{offset:s,top:o}=placeForSection(parseTree(t,e))
const[a,i]=[t.slice(0,s),t.slice(s)]
const c=o?"":r+r
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(i)?"":r
const u=i===""||o?r:l
return a+c+n+u+(o&&t!==""?r:"")+i}function apply(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:r})=>t.slice(0,e)+r+t.slice(n),t)}var k=n(5146)
var b=n(4570)
var x=n(2743)
var O=n(6760)
var S=n(682)
var E=n(4169)
var $=n(2714)
const N=".github/workflows/status-snippets.yml"
const T="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:r,source:s,format:o,headers:a}=t
const i=(0,$.fG)(r)
const c=t.statusPageHost===i?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",r===E.I?null:r],["status-page-host",c],["source",s==="auto"?null:s],["format",o]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const u=a.length>0?`          headers: \${{ secrets.${T} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${u}`}var I=n(6945)
function newWorkflow({settings:t,folder:e},n,r){const s=(0,S.H)(e)
const o=(0,O.relative)(s,(0,O.resolve)(e,r)).split(O.sep).join("/")
return{path:N,folder:s,text:workflowText({...t,slug:n,file:o})}}function showWorkflow({settings:t,cli:e,world:{terminal:n}},{path:r,text:s},o){const report=t=>(0,I.B)(n.err,t)
if(e.quiet)return
if(t.headers.length>0){report(`Keep your header lines in a secret of the repository called ${T}.`)}if(e.workflow){const t=e.dryRun?"would be written":"written"
report(`${r}: ${o?t:"unchanged"}`)}else if(!e.json){report(`To keep it right, save this as ${r}, or run init with --workflow:`)
report("")
n.out.write(s)}}var B=n(6648)
var R=n(1593)
var F=n(317)
var H=n(5808)
const initCommand=async t=>{const{settings:e,cli:n,folder:a}=t
const i=await onlyFile(t)
const c=(0,s.Gu)(i.path,a)
if((await(0,o.K)(c,i.format)).problems.length>0)return refuse(t,i)
const l=e.slug??await onlyPage(c,i,e.baseUrl)
const u=await putMarkers(c,i.format,{...e,slug:l},e.baseUrl)
const f=newWorkflow(t,l,i.path)
const{path:d,text:h}=f
const g=n.workflow&&await(0,r.T)(d,h,f.folder)==="free"
const p=await fill(t,i,l,c,u)
const m=g&&p.failure===null?[f]:[]
const w=await(0,R.Z)(t,p,`Keep the status badge of page "${l}" right`,m)
await(0,F.X)(t,w)
if(w.failure===null)showWorkflow(t,f,g)
return(0,F.s)(w)}
async function onlyFile(t){const e=t.line.files[0]??"README.md"
const[n]=await(0,H.I)(t,[e])
if(n?.named)return n
throw new k.e(e,"stands for many files","init takes one file")}async function refuse(t,e){const n=await(0,b.h)([e],{...t.settings,verb:"changed"},(0,x.y)(t))
await(0,F.X)(t,n)
return(0,F.s)(n)}async function onlyPage(t,{format:e,path:n},r){const[s,...o]=await pagesIn(t,e,r)
if(s!==undefined&&o.length===0)return s
throw new B.L(s===undefined?`${n} has no badge that tells it`:`${n} shows several pages (${[s,...o].join(", ")})`)}async function fill(t,e,n,r,s){const o={...e,read:async()=>({outcome:"read",text:s})}
const a=s===r?{}:{customDomain:null,show:null}
const i={...t.settings,...a,slug:n,verb:"changed"}
const c=await(0,b.h)([o],i,(0,x.y)(t))
const l=c.changes[0]?.after??s
if(c.failure!==null||l===r)return c
const u=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:u,changes:[{path:e.path,before:r,after:l}]}}},3184:(t,e,n)=>{n.d(e,{T:()=>findVacancy,createFile:()=>createFile,removeFile:()=>removeFile})
var r=n(1455)
var s=n(6760)
var o=n(4644)
var a=n(3583)
var i=n(2556)
var c=n(4008)
var l=n(4418)
async function findVacancy(t,e,n){try{if((0,c.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(e instanceof o.K_))throw e
checkWay((0,s.dirname)((0,s.resolve)(n,t)),t,n)
return"free"}throw new o.h7(t)}async function createFile(t,e,n){const a=(0,s.resolve)(n,t)
checkWay((0,s.dirname)(a),t,n)
try{await(0,i.f)((0,s.dirname)(a))
const t=await(0,r.open)(a,"wx")
try{await t.writeFile(e)}catch(t){await(0,r.rm)(a,{force:true})
throw t}finally{await t.close()}}catch(e){throw(0,o.$N)(e)==="EEXIST"?new o.h7(t,e):(0,l.P)(t,e)}}function checkWay(t,e,n){try{(0,a.x5)(t,n,e)}catch(r){const a=(0,o.vE)(e,r)
if(!(a instanceof o.K_)||(0,s.dirname)(t)===t)throw a
checkWay((0,s.dirname)(t),e,n)}}async function removeFile(t,e){await(0,r.rm)((0,s.resolve)(e,t),{force:true})}},2556:(t,e,n)=>{n.d(e,{f:()=>makeFolder})
var r=n(1455)
var s=n(6760)
async function makeFolder(t,e=511){try{await makeOne(t,e)}catch(n){const r=(0,s.dirname)(t)
if(!(n instanceof Error&&"code"in n&&n.code==="ENOENT")||r===t)throw n
await makeFolder(r,e)
await makeOne(t,e)}}async function makeOne(t,e){try{await(0,r.mkdir)(t,e)}catch(t){if(!(t instanceof Error&&"code"in t&&t.code==="EEXIST"))throw t}}},682:(t,e,n)=>{n.d(e,{H:()=>repositoryRoot})
var r=n(3024)
var s=n(6760)
function repositoryRoot(t){for(let e=t;;e=(0,s.dirname)(e)){if((0,r.existsSync)((0,s.join)(e,".git")))return e
if(e===(0,s.dirname)(e))return t}}},4418:(t,e,n)=>{n.d(e,{P:()=>writingError})
var r=n(4644)
const s={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,e,n=[]){if(e instanceof r.f6)return e
const o=(0,r.$N)(e)??String(e)
const[a,i]=s[o]??["the system refused","check the disk"]
if(n.length>0)return new r._j(t,`, ${a} (${o})`,n,e)
return new r.rl(t,`, ${a} (${o}), nothing was written`,i,e)}},2951:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const r="childNodes"in n?n.childNodes:[]
return r.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},4640:(t,e,n)=>{n.d(e,{y:()=>readHtml})
var r=n(3194)
function readHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const s={onStartTag({tagName:t,attrs:n,selfClosing:r}){e.push({kind:"start",name:t,attributes:n,selfClosing:r})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new r._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:e,errors:n}}},2343:(t,e,n)=>{n.d(e,{x:()=>printMarkdown})
var r=n(8247)
var s=n(1529)
const o=(0,s.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return o.stringify(e).trimEnd()}}}

