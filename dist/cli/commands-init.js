"use strict"
exports.id=881
exports.ids=[881]
exports.modules={3881:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var r=n(6760)
var s=n(8159)
var o=n(1963)
var i=n(9348)
var a=n(2611)
var c=n(1934)
var l=n(8665)
var f=n(6472)
var u=n(9865)
var d=n(8362)
var h=n(8651)
function parseTree(t,e){const n=(0,f.V)().use(d.A).use(u.A,["yaml","toml"])
return e==="mdx"?n.use(h.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const g=["paragraph","heading","tableCell","strong","emphasis","delete"]
function isTextParent(t){return g.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,e,n){const{range:r,content:s}=e
const o=e.ancestors.at(-1)?.type
const i=e.after.find(isVisible)
const a=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+s+e
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!i&&!a){const o=n+continuationPrefix(t,e)
const edits=({start:t,end:e})=>[{...r,text:[t,s,e].join(o)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,r.start)&&i){const{start:e,end:n}=visibleRange(t,i)
return inline(t=>[{start:r.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,r.start)&&a){const{end:e}=visibleRange(t,a)
return inline(t=>[{start:e,end:r.end,text:` ${wrap(t)}`}])}return inline(t=>[{...r,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const r=t.slice(e,n)
return{context:"html",show:"badge",edits:t=>[{start:e,end:n,text:t.start+r+t.end}]}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:r}=rangeOf(e)
const s=t.slice(n,r)
return{start:r-s.trimStart().length,end:n+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuationPrefix(t,{range:e,ancestors:n}){let r=""
let s=lineStart(t,e.start)
for(const e of n){const n=openingOf(e,s)
if(n===null)continue
r+=t.slice(s,n)
const o=contentStart(e)??n
r+=e.type==="footnoteDefinition"?"    ":" ".repeat(o-n)
s=o}return r+t.slice(s,e.start)}function openingOf(t,e){if(t.type!=="listItem"&&t.type!=="footnoteDefinition")return null
const{start:n}=rangeOf(t)
return n>=e?n:null}function contentStart(t){const[e]=t.children
return e?rangeOf(e).start:null}var p=n(1990)
var m=n(9529)
var w=n(8551)
function parseBadgeAddress(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,w.d)(n)}catch(t){if(t instanceof m.d)return null
throw t}}function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:r})=>{if(t.type!=="html"||r.some(isTextParent))return[]
const{start:s,end:o}=rangeOf(t)
return findBadgesInHtml(e.slice(s,o),s,n)})}function findBadgesInHtml(t,e,n){const r=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return r
function search(t){for(const s of t){if(!("tagName"in s))continue
const t=linkedSlug(s,n)
const o=s.sourceCodeLocation
if(t===null||!o)search(s.childNodes)
else{const n={start:e+o.startOffset,end:e+o.endOffset}
r.push({slug:t,range:n})}}}}function linkedSlug(t,e){if(t.tagName==="img"){return parseBadgeAddress(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...r]=t.childNodes.filter(t=>!html_isBlank(t))
return n&&r.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}var v=n(2871)
var y=n(1032)
function findBadges(t,e,n){const r=definitionsIn(t)
const s=[]
for(const{node:o,ancestors:i}of nodesOf(t)){if(!isTextParent(o))continue
const{children:t}=o
for(let a=0;a<t.length;){const c=readRun(t.slice(a),r,n)
const l=a+(c?.length??1)
const[f,u]=[t[a],t[l-1]]
if(c&&f&&u){const n={start:rangeOf(f).start,end:rangeOf(u).end}
const d=hasReference(f)?(0,v.x)({type:"paragraph",children:[resolveReferences(f,r)]}):e.slice(n.start,n.end)
const[h,g]=[t.slice(0,a),t.slice(l)]
s.push({slug:c.slug,range:n,content:d,ancestors:[...i,o],before:h,after:g})}a=l}}return s}function readRun(t,e,n){const[r,...s]=t
if(!r)return null
const o=isTag(r,"<a>")?s.findIndex(t=>isTag(t,"</a>")):-1
const i=resolveReferences(r,e)
const a=i.type==="link"?i.children:s.slice(0,Math.max(o,0))
const[c=r,...l]=a.filter(t=>!isBlank(t))
const f=l.length===0?imageSlug(resolveReferences(c,e),n):null
return f===null?null:{slug:f,length:o<0?1:o+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,y.tokenizeHtml)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return parseBadgeAddress(t.url,e)
if(t.type!=="html")return null
const[n]=(0,y.tokenizeHtml)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return parseBadgeAddress(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolveReferences(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolveReferences(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}function writeMarkers(t,{slug:e,customDomain:n,show:r}){const s=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...r===null?[]:[`show="${r.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(s),end:o("status-snippets end")}}var k=n(4674)
const b=/^h[1-6]$/
function findHtmlInsertionPoint(t){let e=t.length
for(const n of(0,k.B)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:r}=n
if(!("tagName"in r)||!r.sourceCodeLocation)continue
const{startOffset:s,endOffset:o,endTag:i}=r.sourceCodeLocation
if(r.tagName==="body"&&i)e=i.startOffset
if(b.test(r.tagName)&&i&&!(0,k.G)(n).some(t=>x.has(t))){return{offset:o,indentation:indentationAt(t,s),side:"after"}}}return{offset:e,indentation:indentationAt(t,e),side:"before"}}const x=new Set(["a","button","template","svg","summary"])
function indentationAt(t,e){const n=Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1
return/^[ \t]*/.exec(t.slice(n,e))?.[0]??""}function findInsertionPoint(t){const e=t.children.find(isHeading)??t.children.find(isFrontMatter)
return e?{offset:rangeOf(e).end,isTop:false}:{offset:0,isTop:true}}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,y.tokenizeHtml)(t.value).tokens.some(t=>t.kind==="start"&&/^h[1-6]$/.test(t.name))}function isFrontMatter({type:t}){return["yaml","toml"].includes(t)}async function addMarkers(t,e,n,r){const s=await(0,c.K)(t,e)
const o=s.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(o||s.problems.length>0)return t
const i=t.startsWith("\ufeff")?"\ufeff":""
const a=t.slice(i.length)
const f=(0,l.R)(a,[])
for(const t of findAdoptions(a,e,n.slug,r,f)){const r=n.show??(t.show&&[t.show])
const o=writeMarkers(e,{...n,show:r})
const l=i+applyEdits(a,t.edits(o))
if(addsSection(s,await(0,c.K)(l,e),t))return l}const{start:u,end:d}=writeMarkers(e,n)
if(e==="html")return i+insertInHtml(a,{start:u,end:d},f)
return i+insertBlock(a,e,u+f+d,f)}function findAdoptions(t,e,n,r,s){if(e==="html"){const e=findBadgesInHtml(t,0,r).filter(t=>t.slug===n)
return e.map(({range:e})=>adoptHtmlBadge(t,e))}const o=parseTree(t,e)
const i=findBadges(o,t,r).filter(t=>t.slug===n)
const a=findHtmlBadges(o,t,r).filter(t=>t.slug===n)
return[...i.map(e=>adoptBadge(t,e,s)),...a.map(({range:e})=>adoptHtmlBadge(t,e))]}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function insertInHtml(t,{start:e,end:n},r){const{offset:s,indentation:o,side:i}=findHtmlInsertionPoint(t)
const[a,c]=[t.slice(0,s),t.slice(s)]
const l=r+o
const f=i==="after"?l+e+l+n:e+l+n+l
return a+f+c}function insertBlock(t,e,n,r){const{offset:s,isTop:o}=findInsertionPoint(parseTree(t,e))
const[i,a]=[t.slice(0,s),t.slice(s)]
const c=o?"":r+r
const l=/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(a)?"":r
const f=a===""||o?r:l
return i+c+n+f+(o&&t!==""?r:"")+a}function applyEdits(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:r})=>t.slice(0,e)+r+t.slice(n),t)}async function detectPages(t,e,n){const{sections:r}=await(0,c.K)(t,e)
const s=r.flatMap(({attributes:{slug:t}})=>t??[])
const o=t.replace(/^\uFEFF/,"")
const i=parseTree(o,e)
const a=[...findBadges(i,o,n),...findHtmlBadges(i,o,n)]
return[...new Set([...s,...a.map(({slug:t})=>t)])]}var O=n(9137)
var S=n(1244)
const $=".github/workflows/status-snippets.yml"
const B="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:r,source:s,format:o,headers:i}=t
const a=(0,S.fG)(r)
const c=t.statusPageHost===a?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",r===O.I?null:r],["status-page-host",c],["source",s==="auto"?null:s],["format",o]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const f=i.length>0?`          headers: \${{ secrets.${B} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${f}`}var H=n(5916)
var C=n(3849)
var I=n(3467)
var R=n(2619)
var T=n(610)
var P=n(4420)
var F=n(7653)
const initCommand=async t=>{const{settings:e,folder:n}=t
const r=await findSingleFile(t)
const s=(0,a.Gu)(r.path,n)
const{problems:o}=await(0,c.K)(s,r.format,{effects:C.y})
if(o.length>0)return reportProblems(t,r)
const i=e.slug??await inferSlug(s,r,e.baseUrl)
const prepare=t=>addMarkers(t,r.format,{...e,slug:i},e.baseUrl)
const l=createWorkflow(t,i,r.path)
const f=await fillMarkers(t,r,i,s,await prepare(s))
const u=await(0,F.writeChanges)(t,[r],f,{message:`Keep the status badge of page "${i}" up to date`,newFiles:e.workflow?[l]:[],prepare})
await(0,T["if"])(t,u)
if(u.failure===null)reportWorkflow(t,l)
return(0,T.VX)(u)}
async function findSingleFile(t){const e=t.files[0]??"README.md"
const[n]=await(0,R.T)(t,[e])
if(n?.isExplicit)return n
throw new s.N(`${e} is a folder or glob`,"init takes a single file")}async function reportProblems(t,e){const n={...t.settings,checkOnly:false}
const r=await(0,H.h)((0,R.U)(t,[e]),n,(0,P.X)(t),C.y)
await(0,T["if"])(t,r)
return(0,T.VX)(r)}async function inferSlug(t,{format:e,path:n},r){const[s,...o]=await detectPages(t,e,r)
if(s===undefined)throw new I.L(`${n} contains no badge to infer it from`)
if(o.length===0)return s
throw new I.L(`${n} shows several pages (${[s,...o].join(", ")})`)}async function fillMarkers(t,e,n,r,s){const o={outcome:"read",text:s}
const i=s===r?{}:{customDomain:null,show:null}
const a={...t.settings,...i,slug:n,checkOnly:false}
const c=await(0,H.h)([{...e,content:o}],a,(0,P.X)(t),C.y)
const l=c.changes[0]?.after??s
if(c.failure!==null||l===r)return c
const whole=t=>({start:0,end:t.length})
const f=[{before:whole(r),after:whole(l)}]
const u=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:u,changes:[{path:e.path,before:r,after:l,edits:f}]}}function createWorkflow({settings:t,folder:e},n,s){const a=(0,i.k)(e)
const c=(0,r.relative)(a,(0,r.resolve)(e,s)).split(r.sep).join("/")
const l=workflowText({...t,slug:n,file:c})
const f=t.workflow&&(0,o.D)($,l,a)==="present"
return{path:$,folder:a,text:l,isPresent:f}}function reportWorkflow({settings:t,environment:e},{path:n,text:r,isPresent:s}){const{out:o,err:i}=e.terminal
if(t.quiet)return
if(t.headers.length>0){(0,T._r)(i,`Store your header lines in a repository secret named ${B}.`)}if(t.workflow){const e=t.dryRun?"would be written":"written";(0,T._r)(i,`${n}: ${s?"unchanged":e}`)}else if(!t.json){(0,T._r)(i,`To keep it up to date, save this as ${n}, or run init with --workflow:`);(0,T._r)(i,"")
o.write(r)}}},7653:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var r=n(3024)
var s=n(6760)
var o=n(1812)
var i=n(2611)
var a=n(9669)
var c=n(8241)
var l=n(6226)
var f=n(610)
async function writeChanges(t,e,n,r={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,r)
else await write(t,n,r.newFiles??[])
return n}catch(t){if(t instanceof l.kM||(0,o.lz)(t,"partly-written")){return(0,c.kc)(n,t)}throw t}}async function write({settings:t,folder:e},{changes:r},s){const o=s.filter(({isPresent:t})=>!t)
if(r.length+o.length===0)return
const{resolveWritable:i,replaceFiles:a}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of r)i(t,e)
if(t.dryRun)return
const{createFile:c,removeFile:l}=await n.e(374).then(n.bind(n,1963))
for(const t of o)await c(t.path,t.text,t.folder)
await a(r,e).catch(async t=>{for(const t of o)await l(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,o,{message:i,newFiles:a=[],prepare:c}){const{settings:l,environment:u,folder:d}=t
const{commitFiles:h,filesToCommit:g,isUncommitted:p}=await n.e(374).then(n.bind(n,1329))
const m=await g(d,commitCandidates(t,e,o,c))
await write(t,o,a)
if(l.dryRun)return
const w=[]
for(const{path:t,folder:e}of a){const n=(0,r.realpathSync)((0,s.resolve)(e,t))
if(await p(d,n))w.push({path:t,real:n})}if(m.length+w.length===0)return
await h(d,m,w,i??messageFor(o))
const v=m.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(v.length>0&&!l.quiet){(0,f._r)(u.terminal.err,`Committed the change of an earlier run to ${v.join(", ")}.`)}}function commitCandidates({folder:t},e,{files:n,changes:o},a){const c=new Map(o.map(t=>[t.path,t]))
const l=new Set(n.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>l.has(t)).map(({path:e,format:n})=>{const o=(0,r.realpathSync)((0,s.resolve)(t,e))
const l=c.get(e)
const f=l?.before??(0,i.Gu)(e,t)
return{path:e,real:o,format:n,before:f,after:l?.after??f,...a&&{prepare:a}}})}function messageFor({files:t}){const e=(0,a.df)(t)
return e===""?"Update the status badge\n\nAn earlier run wrote this change.":e}},1963:(t,e,n)=>{n.d(e,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var r=n(1455)
var s=n(6760)
var o=n(1812)
var i=n(2611)
var a=n(9003)
function checkCreate(t,e,n){try{if((0,i.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(0,o.lz)(e,"file-not-found"))throw e
assertParentInside((0,s.dirname)((0,s.resolve)(n,t)),t,n)
return"free"}throw new o.f6("file-exists",t)}async function createFile(t,e,n){const i=(0,s.resolve)(n,t)
assertParentInside((0,s.dirname)(i),t,n)
try{await(0,r.mkdir)((0,s.dirname)(i),{recursive:true})
const n=await(0,r.open)(i,"wx").catch(e=>{throw(0,o.c7)(e)==="EEXIST"?new o.f6("file-exists",t,{cause:e}):e})
try{await n.writeFile(e)}catch(t){await(0,r.rm)(i,{force:true})
throw t}finally{await n.close()}}catch(e){throw(0,o.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,a.o1)(t,n,e)}catch(r){const i=(0,o.sK)(e,r)
if(!(0,o.lz)(i,"file-not-found")||(0,s.dirname)(t)===t)throw i
assertParentInside((0,s.dirname)(t),e,n)}}async function removeFile(t,e){await(0,r.rm)((0,s.resolve)(e,t),{force:true})}},9348:(t,e,n)=>{n.d(e,{k:()=>findGitRoot})
var r=n(3024)
var s=n(6760)
function findGitRoot(t){for(let e=t;;e=(0,s.dirname)(e)){if((0,r.existsSync)((0,s.join)(e,".git")))return e
if(e===(0,s.dirname)(e))return t}}},4674:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const r="childNodes"in n?n.childNodes:[]
return r.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},2871:(t,e,n)=>{n.d(e,{H:()=>printHtml,x:()=>printMarkdown})
var r=n(8619)
var s=n(8247)
var o=n(1529)
const i=(0,o.l)().use(s.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return i.stringify(e).trimEnd()}function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var r=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const s={onStartTag({tagName:t,attrs:n,selfClosing:r}){e.push({kind:"start",name:t,attributes:n,selfClosing:r})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new r._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:e,errors:n}}}}

