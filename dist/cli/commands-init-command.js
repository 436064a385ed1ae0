"use strict"
exports.id=270
exports.ids=[270,328]
exports.modules={3270:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var s=n(6760)
var r=n(8159)
var a=n(1963)
var o=n(2611)
var i=n(9003)
var c=n(3345)
var l=n(7032)
var d=n(6472)
var u=n(9865)
var f=n(8362)
var p=n(8651)
function parseTree(t,e){const n=(0,d.V)().use(f.A).use(u.A,["yaml","toml"])
return e==="mdx"?n.use(p.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const h=["paragraph","heading","tableCell","strong","emphasis","delete"]
function isTextParent(t){return h.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,e,n){const{range:s,content:r}=e
const a=e.ancestors.at(-1)?.type
const o=e.after.find(isVisible)
const i=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+r+e
const c=a==="heading"?null:"badge"
const inline=t=>({context:"inline",show:c,edits:t})
if(a==="paragraph"&&!o&&!i){const e=n+continuationPrefix(t,s.start)
const edits=({start:t,end:n})=>[{...s,text:[t,r,n].join(e)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,s.start)&&o){const{start:e,end:n}=visibleRange(t,o)
return inline(t=>[{start:s.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,s.start)&&i){const{end:e}=visibleRange(t,i)
return inline(t=>[{start:e,end:s.end,text:` ${wrap(t)}`}])}return inline(t=>[{...s,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const s=t.slice(e,n)
const edits=t=>[{start:e,end:n,text:t.start+s+t.end}]
return{context:"html",show:"badge",edits}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:s}=rangeOf(e)
const r=t.slice(n,s)
return{start:s-r.trimStart().length,end:n+r.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}var g=n(1990)
var m=n(9529)
var w=n(8551)
function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:s})=>{if(t.type!=="html"||s.some(isTextParent))return[]
const{start:r,end:a}=rangeOf(t)
return findBadgesInHtml(e.slice(r,a),r,n)})}function findBadgesInHtml(t,e,n){const s=[]
search((0,g.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return s
function search(t){for(const r of t){if(!("tagName"in r))continue
const t=linkedSlug(r,n)
const a=r.sourceCodeLocation
if(t===null||!a)search(r.childNodes)
else{const n={start:e+a.startOffset,end:e+a.endOffset}
s.push({slug:t,range:n})}}}}function linkedSlug(t,e){if(t.tagName==="img"){return parseBadgeAddress(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...s]=t.childNodes.filter(t=>!html_isBlank(t))
return n&&s.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}function parseBadgeAddress(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,w.d)(n)}catch(t){if(t instanceof m.d)return null
throw t}}var v=n(200)
var y=n(1032)
function findBadges(t,e,n){const s=definitionsIn(t)
const r=[]
for(const{node:a,ancestors:o}of nodesOf(t)){if(!isTextParent(a))continue
const{children:t}=a
for(let i=0;i<t.length;){const c=readRun(t.slice(i),s,n)
const l=i+(c?.length??1)
const[d,u]=[t[i],t[l-1]]
if(c&&d&&u){const n={start:rangeOf(d).start,end:rangeOf(u).end}
const f=hasReference(d)?(0,v.x)({type:"paragraph",children:[resolveReferences(d,s)]}):e.slice(n.start,n.end)
const[p,h]=[t.slice(0,i),t.slice(l)]
r.push({slug:c.slug,range:n,content:f,ancestors:[...o,a],before:p,after:h})}i=l}}return r}function readRun(t,e,n){const[s,...r]=t
if(!s)return null
const a=isTag(s,"<a>")?r.findIndex(t=>isTag(t,"</a>")):-1
const o=resolveReferences(s,e)
const i=o.type==="link"?o.children:r.slice(0,Math.max(a,0))
const[c=s,...l]=i.filter(t=>!isBlank(t))
const d=l.length===0?imageSlug(resolveReferences(c,e),n):null
return d===null?null:{slug:d,length:a<0?1:a+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,y.listHtmlTokens)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return parseBadgeAddress(t.url,e)
if(t.type!=="html")return null
const[n]=(0,y.listHtmlTokens)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return parseBadgeAddress(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolveReferences(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolveReferences(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}var k=n(6602)
function insertInHtml(t,{start:e,end:n},s){let r=t.length
for(const a of(0,k.nodesIn)((0,g.qg)(t,{sourceCodeLocationInfo:true}))){const{node:o}=a
if(!("tagName"in o)||!o.sourceCodeLocation)continue
const{startOffset:i,endOffset:c,endTag:l}=o.sourceCodeLocation
if(o.tagName==="body"&&l)r=l.startOffset
if(isHeadingName(o.tagName)&&l&&!(0,k.ancestorsOf)(a).some(t=>x.has(t))){const r=s+indentationAt(t,i)
return t.slice(0,c)+r+e+r+n+t.slice(c)}}const a=s+indentationAt(t,r)
return t.slice(0,r)+e+a+n+a+t.slice(r)}const x=new Set(["a","button","template","svg","summary"])
function isHeadingName(t){return/^h[1-6]$/.test(t)}function indentationAt(t,e){return/(?<=^|[\r\n])[ \t]*(?=[^\r\n]*$)/.exec(t.slice(0,e))?.[0]??""}function insertInMarkdown(t,e,{start:n,end:s},r){const{children:a}=parseTree(t,e)
const o=a.find(isHeading)??a.find(({type:t})=>["yaml","toml"].includes(t))
const i=n+r+s+r
if(o===undefined)return i+(t===""?"":r)+t
const c=rangeOf(o).end
const[l,d]=[t.slice(0,c),t.slice(c)]
const u=d!==""&&/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(d)
return l+r+r+(u?i.slice(0,-r.length):i)+d}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,y.listHtmlTokens)(t.value).tokens.some(t=>t.kind==="start"&&isHeadingName(t.name))}function writeMarkers(t,{slug:e,customDomain:n,show:s}){let r=`status-snippets start slug="${e}"`
if(n!==null)r+=` custom-domain="${n}"`
if(s!==null)r+=` show="${s.join(" ")}"`
const a=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:a(r),end:a("status-snippets end")}}async function addMarkers(t,e,n,s){const r=await(0,c.K)(t,e)
const a=r.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(a||r.problems.length>0)return t
const o=t.startsWith("\ufeff")?"\ufeff":""
const i=t.slice(o.length)
const d=(0,l.R)(i,[])
for(const t of findAdoptions(i,e,n.slug,s,d)){const s=n.show??(t.show&&[t.show])
const a=writeMarkers(e,{...n,show:s})
const l=o+applyEdits(i,t.edits(a))
if(addsSection(r,await(0,c.K)(l,e),t))return l}const u=writeMarkers(e,n)
const f=e==="html"?insertInHtml(i,u,d):insertInMarkdown(i,e,u,d)
return o+f}async function detectPages(t,e,n){const{sections:s}=await(0,c.K)(t,e)
const r=s.flatMap(({attributes:{slug:t}})=>t??[])
const{inText:a,inHtml:o}=findAllBadges(t.replace(/^\uFEFF/,""),e,n)
return[...new Set([...r,...[...a,...o].map(({slug:t})=>t)])]}function findAdoptions(t,e,n,s,r){const{inText:a,inHtml:o}=findAllBadges(t,e,s)
return[...a.filter(t=>t.slug===n).map(e=>adoptBadge(t,e,r)),...o.filter(t=>t.slug===n).map(({range:e})=>adoptHtmlBadge(t,e))]}function findAllBadges(t,e,n){if(e==="html")return{inText:[],inHtml:findBadgesInHtml(t,0,n)}
const s=parseTree(t,e)
return{inText:findBadges(s,t,n),inHtml:findHtmlBadges(s,t,n)}}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function applyEdits(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:s})=>t.slice(0,e)+s+t.slice(n),t)}var b=n(9137)
var S=n(1244)
const T=".github/workflows/status-snippets.yml"
const $="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:s,source:r,format:a,headers:o}=t
const i=(0,S.fG)(s)
const c=t.statusPageHost===i?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",s===b.I?null:s],["status-page-host",c],["source",r==="endpoint"?r:null],["format",a]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const d=o.length>0?`          headers: \${{ secrets.${$} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${d}`}var C=n(4780)
var H=n(8659)
var I=n(535)
var A=n(5250)
var N=n(610)
var O=n(7006)
const initCommand=async t=>{const{settings:e,folder:n}=t
const s=await findSingleFile(t)
const r=(0,o.Gu)(s.path,n)
const{problems:a}=await(0,c.K)(r,s.format,{effects:H.y})
if(a.length>0){const e=await refresh(t,(0,A.U)(t,[s]),{})
await(0,N["if"])(t,e)
return(0,I.VX)(e)}const i=e.slug??await inferSlug(r,s,e.baseUrl)
const prepare=t=>addMarkers(t,s.format,{...e,slug:i},e.baseUrl)
const l=createWorkflow(t,i,s.path)
const d=await fillMarkers(t,s,i,r,await prepare(r))
const u=await(0,O.writeChanges)(t,[s],d,{message:`Keep the status badge of page "${i}" up to date`,newFiles:e.workflow?[l]:[],prepare})
await(0,N["if"])(t,u)
if(u.failure===null)reportWorkflow(t,l)
return(0,I.VX)(u)}
async function findSingleFile(t){const e=t.files[0]??"README.md"
const[n]=await(0,A.T)(t,[e])
if(n?.isExplicit)return n
throw new r.N(`${e} is a folder or glob`,"init takes a single file")}function refresh(t,e,n){const s={...t.settings,...n,checkOnly:false}
return(0,C.h)(e,s,t.fetchSnippets,H.y)}async function inferSlug(t,{format:e,path:n},s){const[a,...o]=await detectPages(t,e,s)
if(a!==undefined&&o.length===0)return a
const i=a===undefined?"contains no badge":`shows several pages (${[a,...o].join(", ")})`
throw new r.N(`no slug is set, and ${n} ${i}`,"set --slug","no-slug")}async function fillMarkers(t,e,n,s,r){const a={outcome:"read",text:r}
const o=r===s?{}:{customDomain:null,show:null}
const i=await refresh(t,[{...e,content:a}],{...o,slug:n})
const c=i.changes[0]?.after??r
if(i.failure!==null||c===s)return i
const whole=t=>({start:0,end:t.length})
const l=[{before:whole(s),after:whole(c)}]
const d=i.files.map(t=>({...t,outcome:"changed"}))
return{...i,outcome:"changed",files:d,changes:[{path:e.path,before:s,after:c,edits:l}]}}function createWorkflow({settings:t,folder:e},n,r){const o=(0,i.ky)(e)
const c=(0,s.relative)(o,(0,s.resolve)(e,r)).split(s.sep).join("/")
const l=workflowText({...t,slug:n,file:c})
const d=t.workflow&&(0,a.b)(T,l,o)
return{path:T,folder:o,text:l,isPresent:d}}function reportWorkflow({settings:t,environment:e},{path:n,text:s,isPresent:r}){const{stdout:a,stderr:o}=e
if(t.quiet)return
if(t.headers.length>0){(0,N._r)(o,`Store your header lines in a repository secret named ${$}.`)}if(t.workflow){const e=t.dryRun?"would be written":"written";(0,N._r)(o,`${n}: ${r?"unchanged":e}`)}else if(!t.json){(0,N._r)(o,`To keep it up to date, save this as ${n}, or run init with --workflow:`);(0,N._r)(o,"")
a.write(s)}}},7006:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var s=n(3024)
var r=n(6760)
var a=n(1812)
var o=n(2611)
var i=n(5860)
function summarizeChange(t){const e=t.flatMap(({sections:t})=>t.filter(({outcome:t})=>t!=="unchanged"))
const n=[{kind:"moved",sections:e.filter(i.l)},{kind:"filled",sections:e.filter(({previousAddress:t})=>t===null)},{kind:"repaired",sections:e}]
const s=n.find(({sections:t})=>t.length>0)
return s?{kind:s.kind,pages:uniquePages(s.sections)}:null}function uniquePages(t){const e=t.map(({slug:t,address:e,previousAddress:n})=>({slug:t,address:e,previousAddress:n}))
return[...new Map(e.map(t=>[JSON.stringify(t),t])).values()]}function defaultCommitMessage(t){const e=summarizeChange(t)
if(e===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(e)}\n\n${defaultBody(e)}`}const c={moved:"Point",filled:"Add",repaired:"Repair"}
function defaultSubject({kind:t,pages:e}){const n=new Set(e.map(({address:t})=>t))
if(n.size<=2){const e=n.size===1?"the status badge":"the status badges"
return`${c[t]} ${e} ${t==="moved"?"at":"of"} ${[...n].join(" and ")}`}const s=new Set(e.map(({slug:t})=>t))
const r=t==="moved"?" at their new addresses":""
return`${c[t]} the status badges of ${s.size} pages${r}`}const l=50
function defaultBody({kind:t,pages:e}){const n=e.slice(0,l).map(d[t])
const s=e.length-l
return[...n,...s>0?[`And ${s} more.`]:[]].join("\n")}const d={moved:({slug:t,previousAddress:e,address:n})=>`The section for the page "${t}" linked to ${e} and now links to ${n}.`,filled:({slug:t})=>`Add the snippets of the page "${t}".`,repaired:({slug:t})=>`The section for the page "${t}" differed from its snippets.`}
var u=n(993)
var f=n(6226)
var p=n(610)
async function writeChanges(t,e,n,s={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,s)
else await write(t,n,s.newFiles??[])
return n}catch(t){const e=t instanceof f.X&&t.code==="commit-failed"
if(e||(0,a.lz)(t,"partly-written"))return(0,u.kc)(n,t)
throw t}}async function write({settings:t,folder:e},{changes:s},r){const a=r.filter(({isPresent:t})=>!t)
if(s.length+a.length===0)return
const{resolveWritable:o,replaceFiles:i}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of s)o(t,e)
if(t.dryRun)return
const{createFile:c,removeFile:l}=await n.e(374).then(n.bind(n,1963))
for(const t of a)await c(t.path,t.text,t.folder)
await i(s,e).catch(async t=>{for(const t of a)await l(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,a,{message:o=defaultCommitMessage(a.files),newFiles:i=[],prepare:c=async t=>t}){const{settings:l,environment:d,folder:u}=t
const f=await n.e(374).then(n.bind(n,8741))
const h=await f.filesToCommit(u,toCommitFiles(t,e,a),c)
await write(t,a,i)
if(l.dryRun)return
const g=i.map(t=>({path:t.path,real:(0,s.realpathSync)((0,r.resolve)(t.folder,t.path))}))
const m=await f.filterUncommitted(u,g)
if(h.length+m.length===0)return
await f.commitFiles(u,h,m,o)
const w=h.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(w.length>0&&!l.quiet){(0,p._r)(d.stderr,`Committed the change of an earlier run to ${w.join(", ")}.`)}}function toCommitFiles({folder:t},e,n){const s=new Map(n.changes.map(t=>[t.path,t]))
const r=new Set(n.files.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>r.has(t)).map(({path:e,real:n,format:r})=>{const a=s.get(e)?.before??(0,o.Gu)(e,t)
return{path:e,real:n,format:r,before:a,after:s.get(e)?.after??a}})}},1963:(t,e,n)=>{n.d(e,{b:()=>isAlreadyCreated,createFile:()=>createFile,removeFile:()=>removeFile})
var s=n(1455)
var r=n(6760)
var a=n(1812)
var o=n(2611)
var i=n(9003)
function isAlreadyCreated(t,e,n){try{if((0,o.Gu)(t,n).replaceAll("\r\n","\n")===e)return true}catch(e){if(!(0,a.lz)(e,"file-not-found"))throw e
assertParentInside((0,r.dirname)((0,r.resolve)(n,t)),t,n)
return false}throw new a.f6("file-exists",t)}async function createFile(t,e,n){const o=(0,r.resolve)(n,t)
assertParentInside((0,r.dirname)(o),t,n)
try{await(0,s.mkdir)((0,r.dirname)(o),{recursive:true})
await(0,s.writeFile)(o,e,{flag:"wx"})}catch(e){const{code:s,syscall:r}=e
if(r==="open"&&s==="EEXIST")throw new a.f6("file-exists",t,{cause:e})
if(r==="write")await removeFile(t,n)
throw(0,a.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,i.o1)(t,n,e)}catch(s){if(!(0,a.lz)(s,"file-not-found")||(0,r.dirname)(t)===t)throw s
assertParentInside((0,r.dirname)(t),e,n)}}async function removeFile(t,e){await(0,s.rm)((0,r.resolve)(e,t),{force:true})}},8785:(t,e,n)=>{n.d(e,{C:()=>a,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const r=new Set(["svg","math"])
const a=new Set(["h1","h2","h3","h4","h5","h6"])
const o=new Set([...[...a,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>r.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>o.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,nodesIn:()=>nodesIn,parseHtmlFile:()=>parseHtmlFile})
var s=n(1990)
var r=n(7032)
var a=n(622)
var o=n(6202)
var i=n(1825)
var c=n(6549)
var l=n(8785)
var d=n(9844)
const u={sourceCodeLocationInfo:true}
const f=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new c.p}={}){const n=blankFrontMatter(t)
const d=f.test(n)
const p=(0,r.T)(t)
const h=[]
const g=[]
const m=[]
const w=e.parse({start:0,end:n.length},()=>(d?s.qg:s.oH)(n,u))
for(const t of nodesIn(w)){const{node:e,depth:s}=t
const r=t.parent?.node??w
const a="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!a)continue
const o={start:a.startOffset,end:a.endOffset}
g.push({...o,type:`${s} ${r.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(r.nodeName))m.push(o)
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",o.start))continue
const i=ancestorsOf(t)
const c=d?contentModelInPage(i):(0,l.W)(i)
const u=n.slice(o.start-p(o.start).column+1,o.start)
const f=/^[ \t]*/.exec(u)?.[0]??""
h.push({range:o,text:e.data,isClosed:n.endsWith("--\x3e",o.end),isInLink:i.includes("a"),isInHeading:i.some(t=>l.C.has(t)),parent:r,context:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:f===u,indentation:f,...c&&{html:{contentModel:c}}}})}m.sort(byStart)
const v=(0,o.r)(n).filter(({start:t})=>(0,a.h)(m,t)>=0)
h.sort((t,e)=>byStart(t.range,e.range))
return{...i.v,comments:h,wrongSyntaxComments:v,outline:()=>g}}function isRawText(t){return t==="noscript"||d.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:s}=t
const r="content"in n?n.content:n
const a="childNodes"in r?r.childNodes:[]
for(const n of a.toReversed())e.push({node:n,parent:t,depth:s+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}},9844:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFragment:()=>parseHtmlFragment,rawTextElements:()=>a})
var s=n(1990)
var r=n(8785)
const a=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,s.V_.RAWTEXT]),["textarea",s.V_.RCDATA],["title",s.V_.RCDATA],["script",s.V_.SCRIPT_DATA],["plaintext",s.V_.PLAINTEXT]])
const o=new Set(["script","style","textarea"])
function parseHtmlFragment(t,e){const n=[]
const i=[]
const c=[]
let{raw:l,isInLink:d,isInHeading:u}=e
const f=new s._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:r,end:a}=rangeOf(s)
if(!t.startsWith("\x3c!--",r))return
n.push({start:r,end:a,text:e,isClosed:t.endsWith("--\x3e",a),isInLink:d,isInHeading:u})},onStartTag(t){const{tagName:e}=t
i.push({kind:"open",name:e,...rangeOf(t.location)})
if(e==="a")d=isLink(t)
if(r.C.has(e))u=true
const n=a.get(e)
if(n===undefined)return
f.state=n
l=e},onEndTag({tagName:t,location:e}){i.push({kind:"close",name:t,...rangeOf(e)})
if(t==="a")d=false
if(r.C.has(t))u=false
if(t===l)l=undefined},onCharacter({location:t}){if(l===undefined)c.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(l!==undefined){f.state=a.get(l)??f.state
f.lastStartTagName=l}f.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:o.has(l)?l:undefined,isInLink:d,isInHeading:u}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},200:(t,e,n)=>{n.d(e,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters,x:()=>printMarkdown})
var s=n(8619)
var r=n(4137)
var a=n(8247)
var o=n(1529)
var i=n(2658)
const c=(0,o.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return c.stringify(e).trimEnd()}function printHtml(...t){return(0,s.V)({type:"root",children:t},{closeSelfClosing:true})}const l={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,e){const n=(0,i.pq)(t)
const s={src:(0,i.Qw)(t),"data-slug":t.slug,"data-theme":"auto"}
const a={...s,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const o={type:"link",url:e,children:[{type:"image",alt:"Status",url:n}]}
const c={type:"strong",children:[{type:"text",value:"Status:"}]}
const d={type:"link",url:e,children:[{type:"text",value:e}]}
return{status_page_url:e,badge_markdown:printMarkdown({type:"paragraph",children:[o]}),badge_html:printHtml((0,r.h)("a",{href:e},(0,r.h)("img",{alt:"Status",src:n}))),widget_script:printHtml((0,r.h)("script",s)),widget_html:printHtml((0,r.h)("div",["\n  ",(0,r.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[c,l,d]})}}function formatWithPrinters(t,e){const n=t.status_page_url
const s=printHtml((0,r.h)("strong","Status:"),l,(0,r.h)("a",{href:n},n))
const a=printMarkdown({type:"definition",identifier:"status-badge",url:(0,i.pq)(e)},{type:"definition",identifier:"status-page",url:n})
return(0,i.XP)(t,s,a)}},1032:(t,e,n)=>{n.d(e,{listHtmlTokens:()=>listHtmlTokens})
var s=n(1990)
function listHtmlTokens(t){const e=[]
const n=[]
const add=t=>void e.push(t)
const r={onStartTag:({tagName:t,attrs:e,selfClosing:n})=>add({kind:"start",name:t,attributes:e,selfClosing:n}),onEndTag:({tagName:t})=>add({kind:"end",name:t}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:t})=>void n.push(t)}
new s._F({sourceCodeLocationInfo:false},r).write(t,true)
return{tokens:e,errors:n}}}}

