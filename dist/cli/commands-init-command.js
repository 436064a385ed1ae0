"use strict"
exports.id=270
exports.ids=[270,328]
exports.modules={3270:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var s=n(6760)
var r=n(8159)
var o=n(1963)
var a=n(9348)
var i=n(2611)
var c=n(3345)
var l=n(8665)
var f=n(6472)
var u=n(9865)
var d=n(8362)
var m=n(8651)
function parseTree(t,e){const n=(0,f.V)().use(d.A).use(u.A,["yaml","toml"])
return e==="mdx"?n.use(m.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const h=["paragraph","heading","tableCell","strong","emphasis","delete"]
function isTextParent(t){return h.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,e,n){const{range:s,content:r}=e
const o=e.ancestors.at(-1)?.type
const a=e.after.find(isVisible)
const i=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+r+e
const inline=t=>({context:"inline",show:o==="heading"?null:"badge",edits:t})
if(o==="paragraph"&&!a&&!i){const e=n+continuationPrefix(t,s.start)
const edits=({start:t,end:n})=>[{...s,text:[t,r,n].join(e)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,s.start)&&a){const{start:e,end:n}=visibleRange(t,a)
return inline(t=>[{start:s.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,s.start)&&i){const{end:e}=visibleRange(t,i)
return inline(t=>[{start:e,end:s.end,text:` ${wrap(t)}`}])}return inline(t=>[{...s,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const s=t.slice(e,n)
return{context:"html",show:"badge",edits:t=>[{start:e,end:n,text:t.start+s+t.end}]}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:s}=rangeOf(e)
const r=t.slice(n,s)
return{start:s-r.trimStart().length,end:n+r.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}var g=n(1990)
var p=n(9529)
var w=n(8551)
function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:s})=>{if(t.type!=="html"||s.some(isTextParent))return[]
const{start:r,end:o}=rangeOf(t)
return findBadgesInHtml(e.slice(r,o),r,n)})}function findBadgesInHtml(t,e,n){const s=[]
search((0,g.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return s
function search(t){for(const r of t){if(!("tagName"in r))continue
const t=linkedSlug(r,n)
const o=r.sourceCodeLocation
if(t===null||!o)search(r.childNodes)
else{const n={start:e+o.startOffset,end:e+o.endOffset}
s.push({slug:t,range:n})}}}}function linkedSlug(t,e){if(t.tagName==="img"){return parseBadgeAddress(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...s]=t.childNodes.filter(t=>!html_isBlank(t))
return n&&s.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}function parseBadgeAddress(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,w.d)(n)}catch(t){if(t instanceof p.d)return null
throw t}}var v=n(2871)
var k=n(1032)
function findBadges(t,e,n){const s=definitionsIn(t)
const r=[]
for(const{node:o,ancestors:a}of nodesOf(t)){if(!isTextParent(o))continue
const{children:t}=o
for(let i=0;i<t.length;){const c=readRun(t.slice(i),s,n)
const l=i+(c?.length??1)
const[f,u]=[t[i],t[l-1]]
if(c&&f&&u){const n={start:rangeOf(f).start,end:rangeOf(u).end}
const d=hasReference(f)?(0,v.x)({type:"paragraph",children:[resolveReferences(f,s)]}):e.slice(n.start,n.end)
const[m,h]=[t.slice(0,i),t.slice(l)]
r.push({slug:c.slug,range:n,content:d,ancestors:[...a,o],before:m,after:h})}i=l}}return r}function readRun(t,e,n){const[s,...r]=t
if(!s)return null
const o=isTag(s,"<a>")?r.findIndex(t=>isTag(t,"</a>")):-1
const a=resolveReferences(s,e)
const i=a.type==="link"?a.children:r.slice(0,Math.max(o,0))
const[c=s,...l]=i.filter(t=>!isBlank(t))
const f=l.length===0?imageSlug(resolveReferences(c,e),n):null
return f===null?null:{slug:f,length:o<0?1:o+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,k.tokenizeHtml)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return parseBadgeAddress(t.url,e)
if(t.type!=="html")return null
const[n]=(0,k.tokenizeHtml)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return parseBadgeAddress(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolveReferences(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolveReferences(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}var y=n(6602)
function insertInHtml(t,{start:e,end:n},s){let r=t.length
for(const o of(0,y.nodesBelow)((0,g.qg)(t,{sourceCodeLocationInfo:true}))){const{node:a}=o
if(!("tagName"in a)||!a.sourceCodeLocation)continue
const{startOffset:i,endOffset:c,endTag:l}=a.sourceCodeLocation
if(a.tagName==="body"&&l)r=l.startOffset
if(isHeadingName(a.tagName)&&l&&!(0,y.ancestorsOf)(o).some(t=>x.has(t))){const r=s+indentationAt(t,i)
return t.slice(0,c)+r+e+r+n+t.slice(c)}}const o=s+indentationAt(t,r)
return t.slice(0,r)+e+o+n+o+t.slice(r)}const x=new Set(["a","button","template","svg","summary"])
function isHeadingName(t){return/^h[1-6]$/.test(t)}function indentationAt(t,e){return/(?<=^|[\r\n])[ \t]*(?=[^\r\n]*$)/.exec(t.slice(0,e))?.[0]??""}function insertInMarkdown(t,e,{start:n,end:s},r){const{children:o}=parseTree(t,e)
const a=o.find(isHeading)??o.find(({type:t})=>["yaml","toml"].includes(t))
const i=n+r+s+r
if(a===undefined)return i+(t===""?"":r)+t
const c=rangeOf(a).end
const[l,f]=[t.slice(0,c),t.slice(c)]
const u=f!==""&&/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(f)
return l+r+r+(u?i.slice(0,-r.length):i)+f}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,k.tokenizeHtml)(t.value).tokens.some(t=>t.kind==="start"&&isHeadingName(t.name))}function writeMarkers(t,{slug:e,customDomain:n,show:s}){const r=["status-snippets start",`slug="${e}"`,...n===null?[]:[`custom-domain="${n}"`],...s===null?[]:[`show="${s.join(" ")}"`]].join(" ")
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(r),end:o("status-snippets end")}}async function addMarkers(t,e,n,s){const r=await(0,c.K)(t,e)
const o=r.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(o||r.problems.length>0)return t
const a=t.startsWith("\ufeff")?"\ufeff":""
const i=t.slice(a.length)
const f=(0,l.R)(i,[])
for(const t of findAdoptions(i,e,n.slug,s,f)){const s=n.show??(t.show&&[t.show])
const o=writeMarkers(e,{...n,show:s})
const l=a+applyEdits(i,t.edits(o))
if(addsSection(r,await(0,c.K)(l,e),t))return l}const u=writeMarkers(e,n)
const d=e==="html"?insertInHtml(i,u,f):insertInMarkdown(i,e,u,f)
return a+d}async function detectPages(t,e,n){const{sections:s}=await(0,c.K)(t,e)
const r=s.flatMap(({attributes:{slug:t}})=>t??[])
const{inText:o,inHtml:a}=findAllBadges(t.replace(/^\uFEFF/,""),e,n)
return[...new Set([...r,...[...o,...a].map(({slug:t})=>t)])]}function findAdoptions(t,e,n,s,r){const{inText:o,inHtml:a}=findAllBadges(t,e,s)
return[...o.filter(t=>t.slug===n).map(e=>adoptBadge(t,e,r)),...a.filter(t=>t.slug===n).map(({range:e})=>adoptHtmlBadge(t,e))]}function findAllBadges(t,e,n){if(e==="html")return{inText:[],inHtml:findBadgesInHtml(t,0,n)}
const s=parseTree(t,e)
return{inText:findBadges(s,t,n),inHtml:findHtmlBadges(s,t,n)}}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function applyEdits(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:s})=>t.slice(0,e)+s+t.slice(n),t)}var b=n(9137)
var T=n(1244)
const C=".github/workflows/status-snippets.yml"
const H="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:s,source:r,format:o,headers:a}=t
const i=(0,T.fG)(s)
const c=t.statusPageHost===i?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",s===b.I?null:s],["status-page-host",c],["source",r==="endpoint"?r:null],["format",o]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const f=a.length>0?`          headers: \${{ secrets.${H} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${f}`}var N=n(3308)
var O=n(3849)
var S=n(2689)
var B=n(142)
var I=n(610)
var A=n(7653)
const initCommand=async t=>{const{settings:e,folder:n}=t
const s=await findSingleFile(t)
const r=(0,i.Gu)(s.path,n)
const{problems:o}=await(0,c.K)(r,s.format,{effects:O.y})
if(o.length>0)return reportProblems(t,s)
const a=e.slug??await inferSlug(r,s,e.baseUrl)
const prepare=t=>addMarkers(t,s.format,{...e,slug:a},e.baseUrl)
const l=createWorkflow(t,a,s.path)
const f=await fillMarkers(t,s,a,r,await prepare(r))
const u=await(0,A.writeChanges)(t,[s],f,{message:`Keep the status badge of page "${a}" up to date`,newFiles:e.workflow?[l]:[],prepare})
await(0,I["if"])(t,u)
if(u.failure===null)reportWorkflow(t,l)
return(0,I.VX)(u)}
async function findSingleFile(t){const e=t.files[0]??"README.md"
const[n]=await(0,B.T)(t,[e])
if(n?.isExplicit)return n
throw new r.eb(`${e} is a folder or glob`,"init takes a single file")}async function reportProblems(t,e){const n={...t.settings,checkOnly:false}
const s=await(0,N.h)((0,B.U)(t,[e]),n,(0,S.X)(t),O.y)
await(0,I["if"])(t,s)
return(0,I.VX)(s)}async function inferSlug(t,{format:e,path:n},s){const[o,...a]=await detectPages(t,e,s)
if(o===undefined)throw new r.Ln(`${n} contains no badge to infer it from`)
if(a.length===0)return o
throw new r.Ln(`${n} shows several pages (${[o,...a].join(", ")})`)}async function fillMarkers(t,e,n,s,r){const o={outcome:"read",text:r}
const a=r===s?{}:{customDomain:null,show:null}
const i={...t.settings,...a,slug:n,checkOnly:false}
const c=await(0,N.h)([{...e,content:o}],i,(0,S.X)(t),O.y)
const l=c.changes[0]?.after??r
if(c.failure!==null||l===s)return c
const whole=t=>({start:0,end:t.length})
const f=[{before:whole(s),after:whole(l)}]
const u=c.files.map(t=>({...t,outcome:"changed"}))
return{...c,outcome:"changed",files:u,changes:[{path:e.path,before:s,after:l,edits:f}]}}function createWorkflow({settings:t,folder:e},n,r){const i=(0,a.k)(e)
const c=(0,s.relative)(i,(0,s.resolve)(e,r)).split(s.sep).join("/")
const l=workflowText({...t,slug:n,file:c})
const f=t.workflow&&(0,o.D)(C,l,i)==="present"
return{path:C,folder:i,text:l,isPresent:f}}function reportWorkflow({settings:t,environment:e},{path:n,text:s,isPresent:r}){const{out:o,err:a}=e.terminal
if(t.quiet)return
if(t.headers.length>0){(0,I._r)(a,`Store your header lines in a repository secret named ${H}.`)}if(t.workflow){const e=t.dryRun?"would be written":"written";(0,I._r)(a,`${n}: ${r?"unchanged":e}`)}else if(!t.json){(0,I._r)(a,`To keep it up to date, save this as ${n}, or run init with --workflow:`);(0,I._r)(a,"")
o.write(s)}}},7653:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var s=n(3024)
var r=n(6760)
var o=n(1812)
var a=n(2611)
var i=n(5022)
var c=n(622)
var l=n(4727)
var f=n(610)
async function writeChanges(t,e,n,s={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,s)
else await write(t,n,s.newFiles??[])
return n}catch(t){const e=t instanceof l.X&&t.code==="commit-failed"
if(e||(0,o.lz)(t,"partly-written"))return(0,c.kc)(n,t)
throw t}}async function write({settings:t,folder:e},{changes:s},r){const o=r.filter(({isPresent:t})=>!t)
if(s.length+o.length===0)return
const{resolveWritable:a,replaceFiles:i}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of s)a(t,e)
if(t.dryRun)return
const{createFile:c,removeFile:l}=await n.e(374).then(n.bind(n,1963))
for(const t of o)await c(t.path,t.text,t.folder)
await i(s,e).catch(async t=>{for(const t of o)await l(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,o,{message:a,newFiles:i=[],prepare:c}){const{settings:l,environment:u,folder:d}=t
const{commitFiles:m,filesToCommit:h,isUncommitted:g}=await n.e(374).then(n.bind(n,8741))
const p=await h(d,commitCandidates(t,e,o,c))
await write(t,o,i)
if(l.dryRun)return
const w=[]
for(const{path:t,folder:e}of i){const n=(0,s.realpathSync)((0,r.resolve)(e,t))
if(await g(d,n))w.push({path:t,real:n})}if(p.length+w.length===0)return
await m(d,p,w,a??messageFor(o))
const v=p.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(v.length>0&&!l.quiet){(0,f._r)(u.terminal.err,`Committed the change of an earlier run to ${v.join(", ")}.`)}}function commitCandidates({folder:t},e,{files:n,changes:o},i){const c=new Map(o.map(t=>[t.path,t]))
const l=new Set(n.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>l.has(t)).map(({path:e,format:n})=>{const o=(0,s.realpathSync)((0,r.resolve)(t,e))
const l=c.get(e)
const f=l?.before??(0,a.Gu)(e,t)
return{path:e,real:o,format:n,before:f,after:l?.after??f,...i&&{prepare:i}}})}function messageFor({files:t}){const e=(0,i.df)(t)
return e===""?"Update the status badge\n\nAn earlier run wrote this change.":e}},1963:(t,e,n)=>{n.d(e,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var s=n(1455)
var r=n(6760)
var o=n(1812)
var a=n(2611)
var i=n(9003)
function checkCreate(t,e,n){try{if((0,a.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(0,o.lz)(e,"file-not-found"))throw e
assertParentInside((0,r.dirname)((0,r.resolve)(n,t)),t,n)
return"free"}throw new o.f6("file-exists",t)}async function createFile(t,e,n){const a=(0,r.resolve)(n,t)
assertParentInside((0,r.dirname)(a),t,n)
try{await(0,s.mkdir)((0,r.dirname)(a),{recursive:true})
const n=await(0,s.open)(a,"wx").catch(e=>{throw(0,o.c7)(e)==="EEXIST"?new o.f6("file-exists",t,{cause:e}):e})
try{await n.writeFile(e)}catch(t){await(0,s.rm)(a,{force:true})
throw t}finally{await n.close()}}catch(e){throw(0,o.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,i.o1)(t,n,e)}catch(s){const a=(0,o.sK)(e,s)
if(!(0,o.lz)(a,"file-not-found")||(0,r.dirname)(t)===t)throw a
assertParentInside((0,r.dirname)(t),e,n)}}async function removeFile(t,e){await(0,s.rm)((0,r.resolve)(e,t),{force:true})}},9348:(t,e,n)=>{n.d(e,{k:()=>findGitRoot})
var s=n(3024)
var r=n(6760)
function findGitRoot(t){for(let e=t;;e=(0,r.dirname)(e)){if((0,s.existsSync)((0,r.join)(e,".git")))return e
if(e===(0,r.dirname)(e))return t}}},8785:(t,e,n)=>{n.d(e,{C:()=>o,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const r=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>r.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>a.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,nodesBelow:()=>nodesBelow,parseHtmlFile:()=>parseHtmlFile})
var s=n(1990)
var r=n(8384)
var o=n(8241)
var a=n(6202)
var i=n(1825)
var c=n(6549)
var l=n(8785)
var f=n(9844)
const u={sourceCodeLocationInfo:true}
const d=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new c.p}={}){const n=blankFrontMatter(t)
const f=d.test(n)
const m=(0,r.T)(t)
const h=[]
const g=[]
const p=[]
const w=e.parse({start:0,end:n.length},()=>f?(0,s.qg)(n,u):(0,s.oH)(n,u))
for(const t of nodesBelow(w)){const{node:e,depth:s}=t
const r=t.parent.node
const o="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!o)continue
const[a,i]=[o.startOffset,o.endOffset]
g.push({start:a,end:i,type:`${s} ${r.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(r.nodeName))p.push({start:a,end:i})
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",a))continue
const c=ancestorsOf(t)
const u=f?contentModelInPage(c):(0,l.W)(c)
const d=n.slice(a-m(a).column+1,a)
const w=/^[ \t]*/.exec(d)?.[0]??""
h.push({range:{start:a,end:i},text:e.data,isClosed:n.endsWith("--\x3e",i),isInLink:c.includes("a"),isInHeading:c.some(t=>l.C.has(t)),parent:r,context:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:w===d,indentation:w,...u&&{html:{contentModel:u}}}})}p.sort((t,e)=>t.start-e.start)
const v=(0,a.u)(n).filter(({start:t})=>(0,o.h)(p,t)>=0)
h.sort((t,e)=>t.range.start-e.range.start)
return{...i.v,comments:h,foreignComments:v,outline:()=>g}}function isRawText(t){return t==="noscript"||f.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const s="childNodes"in n?n.childNodes:[]
return s.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},9844:(t,e,n)=>{n.r(e)
n.d(e,{rawTextElements:()=>o,tokenizeHtml:()=>tokenizeHtml})
var s=n(1990)
var r=n(8785)
const o=new Map([["script",{mode:s.V_.SCRIPT_DATA,outlastsBlock:true}],["style",{mode:s.V_.RAWTEXT,outlastsBlock:true}],["textarea",{mode:s.V_.RCDATA,outlastsBlock:true}],["title",{mode:s.V_.RCDATA,outlastsBlock:false}],["xmp",{mode:s.V_.RAWTEXT,outlastsBlock:false}],["iframe",{mode:s.V_.RAWTEXT,outlastsBlock:false}],["noembed",{mode:s.V_.RAWTEXT,outlastsBlock:false}],["noframes",{mode:s.V_.RAWTEXT,outlastsBlock:false}],["plaintext",{mode:s.V_.PLAINTEXT,outlastsBlock:false}]])
function tokenizeHtml(t,e){const n=[]
const a=[]
const i=[]
let{raw:c,isInLink:l,isInHeading:f}=e
const u=new s._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:r,end:o}=rangeOf(s)
if(!t.startsWith("\x3c!--",r))return
n.push({start:r,end:o,text:e,isClosed:t.endsWith("--\x3e",o),isInLink:l,isInHeading:f})},onStartTag(t){a.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")l=isLink(t)
if(r.C.has(t.tagName))f=true
const e=o.get(t.tagName)
if(!e)return
u.state=e.mode
c=t.tagName},onEndTag(t){a.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")l=false
if(r.C.has(t.tagName))f=false
if(t.tagName===c)c=undefined},onCharacter({location:t}){if(c===undefined)i.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const d=c===undefined?undefined:o.get(c)
if(c!==undefined&&d){u.state=d.mode
u.lastStartTagName=c}u.write(t,true)
const m=c!==undefined&&o.get(c)?.outlastsBlock
return{comments:n,tags:a,texts:i,state:{raw:m?c:undefined,isInLink:l,isInHeading:f}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},2871:(t,e,n)=>{n.d(e,{H:()=>printHtml,x:()=>printMarkdown})
var s=n(8619)
var r=n(8247)
var o=n(1529)
const a=(0,o.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return a.stringify(e).trimEnd()}function printHtml(...t){return(0,s.V)({type:"root",children:t},{closeSelfClosing:true})}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var s=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const r={onStartTag({tagName:t,attrs:n,selfClosing:s}){e.push({kind:"start",name:t,attributes:n,selfClosing:s})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new s._F({sourceCodeLocationInfo:false},r).write(t,true)
return{tokens:e,errors:n}}}}

