"use strict"
exports.id=881
exports.ids=[881,344]
exports.modules={3881:(t,n,e)=>{e.r(n)
e.d(n,{initCommand:()=>initCommand,newWorkflow:()=>newWorkflow,showWorkflow:()=>showWorkflow})
var r=e(6760)
var s=e(8159)
var o=e(1963)
var a=e(9348)
var i=e(8338)
var c=e(1934)
var l=e(8665)
var u=e(6472)
var f=e(9865)
var d=e(8362)
var h=e(8651)
function parseTree(t,n){const e=(0,u.V)().use(d.A).use(f.A,["yaml","toml"])
return n==="mdx"?e.use(h.A).parse(t):e.parse(t)}function rangeOf(t){const n=t.position?.start.offset
const e=t.position?.end.offset
if(n===undefined||e===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:n,end:e}}function*nodesOf(t,n=[]){yield{node:t,ancestors:n}
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e,[...n,t])}const g=["paragraph","heading","tableCell","strong","emphasis","delete"]
function holdsText(t){return g.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,n,e){const{range:r,content:s}=n
const o=n.ancestors.at(-1)?.type
const a=n.after.find(isVisible)
const i=n.before.findLast(isVisible)
const wrap=({start:t,end:n})=>t+s+n
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!a&&!i){const o=e+continuation(t,n)
const edits=({start:t,end:n})=>[{...r,text:[t,s,n].join(o)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,r.start)&&a){const{start:n,end:e}=visibleRange(t,a)
return inline(t=>[{start:r.start,end:n,text:""},{start:e,end:e,text:` ${wrap(t)}`}])}if(beginsLine(t,r.start)&&i){const{end:n}=visibleRange(t,i)
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
return n?rangeOf(n).start:null}var p=e(3194)
var m=e(9529)
var w=e(8551)
function badgeSlug(t,n){if(!t.startsWith(`${n}/badge/`))return null
const e=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(n.length))?.[1]
try{return e===undefined?null:(0,w.d)(e)}catch(t){if(t instanceof m.d)return null
throw t}}function findHtmlBadges(t,n,e){return[...nodesOf(t)].flatMap(({node:t,ancestors:r})=>{if(t.type!=="html"||r.some(holdsText))return[]
const{start:s,end:o}=rangeOf(t)
return badgesIn(n.slice(s,o),s,e)})}function badgesIn(t,n,e){const r=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return r
function search(t){for(const s of t){if(!("tagName"in s))continue
const t=linkedSlug(s,e)
const o=s.sourceCodeLocation
if(t===null||!o)search(s.childNodes)
else r.push({slug:t,range:{start:n+o.startOffset,end:n+o.endOffset}})}}}function linkedSlug(t,n){if(t.tagName==="img"){return badgeSlug(t.attrs.find(({name:t})=>t==="src")?.value??"",n)}if(t.tagName!=="a")return null
const[e,...r]=t.childNodes.filter(t=>!html_isBlank(t))
return e&&r.length===0&&"tagName"in e?linkedSlug(e,n):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}var y=e(2871)
var v=e(1032)
function findBadges(t,n,e){const r=definitionsIn(t)
const s=[]
for(const{node:o,ancestors:a}of nodesOf(t)){if(!holdsText(o))continue
const{children:t}=o
for(let i=0;i<t.length;){const c=readRun(t.slice(i),r,e)
const l=i+(c?.length??1)
const[u,f]=[t[i],t[l-1]]
if(c&&u&&f){const e={start:rangeOf(u).start,end:rangeOf(f).end}
const d=hasReference(u)?(0,y.x)({type:"paragraph",children:[resolve(u,r)]}):n.slice(e.start,e.end)
const[h,g]=[t.slice(0,i),t.slice(l)]
s.push({slug:c.slug,range:e,content:d,ancestors:[...a,o],before:h,after:g})}i=l}}return s}function readRun(t,n,e){const[r,...s]=t
if(!r)return null
const o=isTag(r,"<a>")?s.findIndex(t=>isTag(t,"</a>")):-1
const a=resolve(r,n)
const i=a.type==="link"?a.children:s.slice(0,Math.max(o,0))
const[c=r,...l]=i.filter(t=>!isBlank(t))
const u=l.length===0?imageSlug(resolve(c,n),e):null
return u===null?null:{slug:u,length:o<0?1:o+2}}function isTag(t,n){if(t.type!=="html")return false
const[e]=(0,v.y)(t.value).tokens
return n==="<a>"?e?.kind==="start"&&e.name==="a":e?.kind==="end"&&e.name==="a"}function imageSlug(t,n){if(t.type==="image")return badgeSlug(t.url,n)
if(t.type!=="html")return null
const[e]=(0,v.y)(t.value).tokens
if(e?.kind!=="start"||e.name!=="img")return null
return badgeSlug(e.attributes.find(({name:t})=>t==="src")?.value??"",n)}function definitionsIn(t){const n=new Map
for(const{node:e}of nodesOf(t)){if(e.type==="definition"&&!n.has(e.identifier))n.set(e.identifier,e)}return n}function resolve(t,n){if(t.type==="imageReference"){const{url:e=""}=n.get(t.identifier)??{}
return{type:"image",url:e,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const e=t.type==="link"?t.url:n.get(t.identifier)?.url??""
return{type:"link",url:e,children:t.children.map(t=>resolve(t,n))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function writeMarkers(t,{slug:n,customDomain:e,show:r}){const s=["status-snippets start",`slug="${n}"`,...e===null?[]:[`custom-domain="${e}"`],...r===null?[]:[`show="${r.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(s),end:o("status-snippets end")}}var k=e(4674)
const b=/^h[1-6]$/
function placeInHtml(t){let n=t.length
for(const e of(0,k.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:r}=e
if(!("tagName"in r)||!r.sourceCodeLocation)continue
const{startOffset:s,endOffset:o,endTag:a}=r.sourceCodeLocation
if(r.tagName==="body"&&a)n=a.startOffset
if(b.test(r.tagName)&&a&&!(0,k.G)(e).some(t=>x.has(t))){return{offset:o,indentation:indentationAt(t,s),side:"behind"}}}return{offset:n,indentation:indentationAt(t,n),side:"before"}}const x=new Set(["a","button","template","svg","summary"])
function indentationAt(t,n){const e=Math.max(t.lastIndexOf("\n",n-1),t.lastIndexOf("\r",n-1))+1
return/^[ \t]*/.exec(t.slice(e,n))?.[0]??""}function placeForSection(t){const n=t.children.find(isHeading)??t.children.find(isFrontMatter)
return n?{offset:rangeOf(n).end,top:false}:{offset:0,top:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,v.y)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}async function putMarkers(t,n,e,r){const s=await(0,c.K)(t,n)
const o=s.sections.some(t=>(t.attributes.slug??e.slug)===e.slug)
if(o||s.problems.length>0)return t
const a=t.startsWith("\ufeff")?"\ufeff":""
const i=t.slice(a.length)
const u=(0,l.R)(i,[])
for(const t of adoptions(i,n,e.slug,r,u)){const r=e.show??(t.show&&[t.show])
const o=writeMarkers(n,{...e,show:r})
const l=a+apply(i,t.edits(o))
if(addsSection(s,await(0,c.K)(l,n),t))return l}const{start:f,end:d}=writeMarkers(n,e)
if(n==="html")return a+insertInHtml(i,{start:f,end:d},u)
return a+insertBlock(i,n,f+u+d,u)}function adoptions(t,n,e,r,s){if(n==="html"){const n=badgesIn(t,0,r).filter(t=>t.slug===e)
return n.map(({range:n})=>adoptHtmlBadge(t,n))}const o=parseTree(t,n)
const a=findBadges(o,t,r).filter(t=>t.slug===e)
const i=findHtmlBadges(o,t,r).filter(t=>t.slug===e)
return[...a.map(n=>adoptBadge(t,n,s)),...i.map(({range:n})=>adoptHtmlBadge(t,n))]}function addsSection(t,n,{context:e}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return n.problems.length===0&&n.warnings.length===t.warnings.length&&contexts(n).join()===[...contexts(t),e].sort().join()}function insertInHtml(t,{start:n,end:e},r){const{offset:s,indentation:o,side:a}=placeInHtml(t)
const[i,c]=[t.slice(0,s),t.slice(s)]
const l=r+o
const u=a==="behind"?l+n+l+e:n+l+e+l
return i+u+c}function insertBlock(t,n,e,r){const{offset:s,top:o}=placeForSection(parseTree(t,n))
const[a,i]=[t.slice(0,s),t.slice(s)]
const c=o?"":r+r
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(i)?"":r
const u=i===""||o?r:l
return a+c+e+u+(o&&t!==""?r:"")+i}function apply(t,n){return[...n].sort((t,n)=>n.start-t.start).reduce((t,{start:n,end:e,text:r})=>t.slice(0,n)+r+t.slice(e),t)}async function pagesIn(t,n,e){const{sections:r}=await(0,c.K)(t,n)
const s=r.flatMap(({attributes:{slug:t}})=>t??[])
const o=t.replace(/^\uFEFF/,"")
const a=parseTree(o,n)
const i=[...findBadges(a,o,e),...findHtmlBadges(a,o,e)]
return[...new Set([...s,...i.map(({slug:t})=>t)])]}var O=e(9137)
var S=e(1244)
const $=".github/workflows/status-snippets.yml"
const N="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:n,file:e,baseUrl:r,source:s,format:o,headers:a}=t
const i=(0,S.fG)(r)
const c=t.statusPageHost===i?null:t.statusPageHost
const l=[["slug",n],["files",e==="README.md"?null:e],["base-url",r===O.I?null:r],["status-page-host",c],["source",s==="auto"?null:s],["format",o]].flatMap(([t,n])=>n?[`          ${t}: ${JSON.stringify(n)}\n`]:[])
const u=a.length>0?`          headers: \${{ secrets.${N} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${u}`}var I=e(9352)
var T=e(3467)
var E=e(610)
var B=e(2017)
var H=e(4245)
var F=e(7653)
const initCommand=async t=>{const{settings:n,cli:e,folder:r}=t
const s=await onlyFile(t)
const a=(0,i.Gu)(s.path,r)
if((await(0,c.K)(a,s.format)).problems.length>0)return refuse(t,s)
const l=n.slug??await onlyPage(a,s,n.baseUrl)
const u=await putMarkers(a,s.format,{...n,slug:l},n.baseUrl)
const f=newWorkflow(t,l,s.path)
const{path:d,text:h}=f
const g=e.workflow&&await(0,o.T)(d,h,f.folder)==="free"
const p=await fill(t,s,l,a,u)
const m=g&&p.failure===null?[f]:[]
const w=await(0,F.Z)(t,p,`Keep the status badge of page "${l}" right`,m)
await(0,E.X3)(t,w)
if(w.failure===null)showWorkflow(t,f,g)
return(0,E.sX)(w)}
async function onlyFile(t){const n=t.line.files[0]??"README.md"
const[e]=await(0,H.I)(t,[n])
if(e?.named)return e
throw new s.N(n,"stands for many files","init takes one file")}async function refuse(t,n){const e=await(0,I.h)([n],{...t.settings,verb:"changed"},(0,B.y)(t))
await(0,E.X3)(t,e)
return(0,E.sX)(e)}async function onlyPage(t,{format:n,path:e},r){const[s,...o]=await pagesIn(t,n,r)
if(s!==undefined&&o.length===0)return s
throw new T.L(s===undefined?`${e} has no badge that tells it`:`${e} shows several pages (${[s,...o].join(", ")})`)}async function fill(t,n,e,r,s){const o={...n,read:async()=>({outcome:"read",text:s})}
const a=s===r?{}:{customDomain:null,show:null}
const i={...t.settings,...a,slug:e,verb:"changed"}
const c=await(0,I.h)([o],i,(0,B.y)(t))
const l=c.changes[0]?.after??s
if(c.failure!==null||l===r)return c
const u=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:u,changes:[{path:n.path,before:r,after:l}]}}function newWorkflow({settings:t,folder:n},e,s){const o=(0,a.H)(n)
const i=(0,r.relative)(o,(0,r.resolve)(n,s)).split(r.sep).join("/")
return{path:$,folder:o,text:workflowText({...t,slug:e,file:i})}}function showWorkflow({settings:t,cli:n,world:{terminal:e}},{path:r,text:s},o){const report=t=>(0,E.BS)(e.err,t)
if(n.quiet)return
if(t.headers.length>0){report(`Keep your header lines in a secret of the repository called ${N}.`)}if(n.workflow){const t=n.dryRun?"would be written":"written"
report(`${r}: ${o?t:"unchanged"}`)}else if(!n.json){report(`To keep it right, save this as ${r}, or run init with --workflow:`)
report("")
e.out.write(s)}}},1963:(t,n,e)=>{e.d(n,{T:()=>findVacancy,createFile:()=>createFile,removeFile:()=>removeFile})
var r=e(1455)
var s=e(6760)
var o=e(1812)
var a=e(6999)
var i=e(8338)
var c=e(9003)
async function findVacancy(t,n,e){try{if((0,i.Gu)(t,e).replaceAll("\r\n","\n")===n)return"present"}catch(n){if(!(n instanceof o.K_))throw n
checkWay((0,s.dirname)((0,s.resolve)(e,t)),t,e)
return"free"}throw new o.h7(t)}async function createFile(t,n,e){const i=(0,s.resolve)(e,t)
checkWay((0,s.dirname)(i),t,e)
try{await(0,a.f)((0,s.dirname)(i))
const t=await(0,r.open)(i,"wx")
try{await t.writeFile(n)}catch(t){await(0,r.rm)(i,{force:true})
throw t}finally{await t.close()}}catch(n){throw(0,o.$N)(n)==="EEXIST"?new o.h7(t,n):(0,o.P_)(t,n)}}function checkWay(t,n,e){try{(0,c.x5)(t,e,n)}catch(r){const a=(0,o.vE)(n,r)
if(!(a instanceof o.K_)||(0,s.dirname)(t)===t)throw a
checkWay((0,s.dirname)(t),n,e)}}async function removeFile(t,n){await(0,r.rm)((0,s.resolve)(n,t),{force:true})}},9348:(t,n,e)=>{e.d(n,{H:()=>repositoryRoot})
var r=e(3024)
var s=e(6760)
function repositoryRoot(t){for(let n=t;;n=(0,s.dirname)(n)){if((0,r.existsSync)((0,s.join)(n,".git")))return n
if(n===(0,s.dirname)(n))return t}}},6999:(t,n,e)=>{e.d(n,{f:()=>makeFolder})
var r=e(1455)
var s=e(6760)
async function makeFolder(t,n=511){try{await makeOne(t,n)}catch(e){const r=(0,s.dirname)(t)
if(!(e instanceof Error&&"code"in e&&e.code==="ENOENT")||r===t)throw e
await makeFolder(r,n)
await makeOne(t,n)}}async function makeOne(t,n){try{await(0,r.mkdir)(t,n)}catch(t){if(!(t instanceof Error&&"code"in t&&t.code==="EEXIST"))throw t}}},4674:(t,n,e)=>{e.d(n,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const n=childrenOf({node:t,parent:null,depth:0})
for(let t=n.pop();t;t=n.pop()){yield t
for(const e of childrenOf(t))n.push(e)}}function ancestorsOf({parent:t}){const n=[]
for(let e=t;e;e=e.parent){if("tagName"in e.node)n.push(e.node.tagName)}return n}function childrenOf(t){const{node:n}=t
const e="content"in n?n.content:n
const r="childNodes"in e?e.childNodes:[]
return r.map(n=>({node:n,parent:t,depth:t.depth+1})).reverse()}},2871:(t,n,e)=>{e.d(n,{H:()=>printHtml,x:()=>printMarkdown})
var r=e(8619)
var s=e(8247)
var o=e(1529)
const a=(0,o.l)().use(s.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const n={type:"root",children:t}
return a.stringify(n).trimEnd()}function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}},1032:(t,n,e)=>{e.d(n,{y:()=>readHtml})
var r=e(3194)
function readHtml(t){const n=[]
const e=[]
const other=t=>()=>{n.push({kind:"other",what:t})}
const s={onStartTag({tagName:t,attrs:e,selfClosing:r}){n.push({kind:"start",name:t,attributes:e,selfClosing:r})},onEndTag({tagName:t}){n.push({kind:"end",name:t})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){e.push(t)}}
new r._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:n,errors:e}}}}

