"use strict"
exports.id=270
exports.ids=[270,328]
exports.modules={3270:(t,e,n)=>{n.r(e)
n.d(e,{initCommand:()=>initCommand})
var r=n(6760)
var s=n(8159)
var a=n(1963)
var o=n(2611)
var i=n(9003)
var c=n(3345)
var l=n(7032)
var u=n(6472)
var f=n(9865)
var d=n(8362)
var h=n(8651)
function parseTree(t,e){const n=(0,u.V)().use(d.A).use(f.A,["yaml","toml"])
return e==="mdx"?n.use(h.A).parse(t):n.parse(t)}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}function*nodesOf(t,e=[]){yield{node:t,ancestors:e}
if(!("children"in t))return
for(const n of t.children)yield*nodesOf(n,[...e,t])}const g=["paragraph","heading","tableCell","strong","emphasis","delete"]
function isTextParent(t){return g.includes(t.type)}function isBlank(t){return t.type==="break"||t.type==="text"&&t.value.trim()===""}function adoptBadge(t,e,n){const{range:r,content:s}=e
const a=e.ancestors.at(-1)?.type
const o=e.after.find(isVisible)
const i=e.before.findLast(isVisible)
const wrap=({start:t,end:e})=>t+s+e
const c=a==="heading"?null:"badge"
const inline=t=>({context:"inline",show:c,edits:t})
if(a==="paragraph"&&!o&&!i){const e=n+continuationPrefix(t,r.start)
const edits=({start:t,end:n})=>[{...r,text:[t,s,n].join(e)}]
return{context:"flow",show:null,edits}}if(beginsLine(t,r.start)&&o){const{start:e,end:n}=visibleRange(t,o)
return inline(t=>[{start:r.start,end:e,text:""},{start:n,end:n,text:` ${wrap(t)}`}])}if(beginsLine(t,r.start)&&i){const{end:e}=visibleRange(t,i)
return inline(t=>[{start:e,end:r.end,text:` ${wrap(t)}`}])}return inline(t=>[{...r,text:wrap(t)}])}function adoptHtmlBadge(t,{start:e,end:n}){const r=t.slice(e,n)
const edits=t=>[{start:e,end:n,text:t.start+r+t.end}]
return{context:"html",show:"badge",edits}}function isVisible(t){return!isBlank(t)}function visibleRange(t,e){const{start:n,end:r}=rangeOf(e)
const s=t.slice(n,r)
return{start:r-s.trimStart().length,end:n+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}var p=n(1990)
var m=n(9529)
var w=n(8551)
function findHtmlBadges(t,e,n){return[...nodesOf(t)].flatMap(({node:t,ancestors:r})=>{if(t.type!=="html"||r.some(isTextParent))return[]
const{start:s,end:a}=rangeOf(t)
return findBadgesInHtml(e.slice(s,a),s,n)})}function findBadgesInHtml(t,e,n){const r=[]
search((0,p.oH)(t,{sourceCodeLocationInfo:true}).childNodes)
return r
function search(t){for(const s of t){if(!("tagName"in s))continue
const t=linkedSlug(s,n)
const a=s.sourceCodeLocation
if(t===null||!a)search(s.childNodes)
else{const n={start:e+a.startOffset,end:e+a.endOffset}
r.push({slug:t,range:n})}}}}function linkedSlug(t,e){if(t.tagName==="img"){return parseBadgeAddress(t.attrs.find(({name:t})=>t==="src")?.value??"",e)}if(t.tagName!=="a")return null
const[n,...r]=t.childNodes.filter(t=>!html_isBlank(t))
return n&&r.length===0&&"tagName"in n?linkedSlug(n,e):null}function html_isBlank(t){return t.nodeName==="#text"&&"value"in t&&t.value.trim()===""}function parseBadgeAddress(t,e){if(!t.startsWith(`${e}/badge/`))return null
const n=/^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(t.slice(e.length))?.[1]
try{return n===undefined?null:(0,w.d)(n)}catch(t){if(t instanceof m.d)return null
throw t}}var v=n(200)
var y=n(1032)
function findBadges(t,e,n){const r=definitionsIn(t)
const s=[]
for(const{node:a,ancestors:o}of nodesOf(t)){if(!isTextParent(a))continue
const{children:t}=a
for(let i=0;i<t.length;){const c=readRun(t.slice(i),r,n)
const l=i+(c?.length??1)
const[u,f]=[t[i],t[l-1]]
if(c&&u&&f){const n={start:rangeOf(u).start,end:rangeOf(f).end}
const d=hasReference(u)?(0,v.x)({type:"paragraph",children:[resolveReferences(u,r)]}):e.slice(n.start,n.end)
const[h,g]=[t.slice(0,i),t.slice(l)]
s.push({slug:c.slug,range:n,content:d,ancestors:[...o,a],before:h,after:g})}i=l}}return s}function readRun(t,e,n){const[r,...s]=t
if(!r)return null
const a=isTag(r,"<a>")?s.findIndex(t=>isTag(t,"</a>")):-1
const o=resolveReferences(r,e)
const i=o.type==="link"?o.children:s.slice(0,Math.max(a,0))
const[c=r,...l]=i.filter(t=>!isBlank(t))
const u=l.length===0?imageSlug(resolveReferences(c,e),n):null
return u===null?null:{slug:u,length:a<0?1:a+2}}function isTag(t,e){if(t.type!=="html")return false
const[n]=(0,y.tokenizeHtml)(t.value).tokens
return e==="<a>"?n?.kind==="start"&&n.name==="a":n?.kind==="end"&&n.name==="a"}function imageSlug(t,e){if(t.type==="image")return parseBadgeAddress(t.url,e)
if(t.type!=="html")return null
const[n]=(0,y.tokenizeHtml)(t.value).tokens
if(n?.kind!=="start"||n.name!=="img")return null
return parseBadgeAddress(n.attributes.find(({name:t})=>t==="src")?.value??"",e)}function definitionsIn(t){const e=new Map
for(const{node:n}of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function resolveReferences(t,e){if(t.type==="imageReference"){const{url:n=""}=e.get(t.identifier)??{}
return{type:"image",url:n,alt:t.alt??""}}if(t.type==="link"||t.type==="linkReference"){const n=t.type==="link"?t.url:e.get(t.identifier)?.url??""
return{type:"link",url:n,children:t.children.map(t=>resolveReferences(t,e))}}return t}function hasReference(t){return[...nodesOf(t)].some(({node:{type:t}})=>t==="imageReference"||t==="linkReference")}var k=n(6602)
function insertInHtml(t,{start:e,end:n},r){let s=t.length
for(const a of(0,k.nodesBelow)((0,p.qg)(t,{sourceCodeLocationInfo:true}))){const{node:o}=a
if(!("tagName"in o)||!o.sourceCodeLocation)continue
const{startOffset:i,endOffset:c,endTag:l}=o.sourceCodeLocation
if(o.tagName==="body"&&l)s=l.startOffset
if(isHeadingName(o.tagName)&&l&&!(0,k.ancestorsOf)(a).some(t=>x.has(t))){const s=r+indentationAt(t,i)
return t.slice(0,c)+s+e+s+n+t.slice(c)}}const a=r+indentationAt(t,s)
return t.slice(0,s)+e+a+n+a+t.slice(s)}const x=new Set(["a","button","template","svg","summary"])
function isHeadingName(t){return/^h[1-6]$/.test(t)}function indentationAt(t,e){return/(?<=^|[\r\n])[ \t]*(?=[^\r\n]*$)/.exec(t.slice(0,e))?.[0]??""}function insertInMarkdown(t,e,{start:n,end:r},s){const{children:a}=parseTree(t,e)
const o=a.find(isHeading)??a.find(({type:t})=>["yaml","toml"].includes(t))
const i=n+s+r+s
if(o===undefined)return i+(t===""?"":s)+t
const c=rangeOf(o).end
const[l,u]=[t.slice(0,c),t.slice(c)]
const f=u!==""&&/^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(u)
return l+s+s+(f?i.slice(0,-s.length):i)+u}function isHeading(t){if(t.type!=="html")return t.type==="heading"
return(0,y.tokenizeHtml)(t.value).tokens.some(t=>t.kind==="start"&&isHeadingName(t.name))}function writeMarkers(t,{slug:e,customDomain:n,show:r}){let s=`status-snippets start slug="${e}"`
if(n!==null)s+=` custom-domain="${n}"`
if(r!==null)s+=` show="${r.join(" ")}"`
const a=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:a(s),end:a("status-snippets end")}}async function addMarkers(t,e,n,r){const s=await(0,c.K)(t,e)
const a=s.sections.some(t=>(t.attributes.slug??n.slug)===n.slug)
if(a||s.problems.length>0)return t
const o=t.startsWith("\ufeff")?"\ufeff":""
const i=t.slice(o.length)
const u=(0,l.RE)(i,[])
for(const t of findAdoptions(i,e,n.slug,r,u)){const r=n.show??(t.show&&[t.show])
const a=writeMarkers(e,{...n,show:r})
const l=o+applyEdits(i,t.edits(a))
if(addsSection(s,await(0,c.K)(l,e),t))return l}const f=writeMarkers(e,n)
const d=e==="html"?insertInHtml(i,f,u):insertInMarkdown(i,e,f,u)
return o+d}async function detectPages(t,e,n){const{sections:r}=await(0,c.K)(t,e)
const s=r.flatMap(({attributes:{slug:t}})=>t??[])
const{inText:a,inHtml:o}=findAllBadges(t.replace(/^\uFEFF/,""),e,n)
return[...new Set([...s,...[...a,...o].map(({slug:t})=>t)])]}function findAdoptions(t,e,n,r,s){const{inText:a,inHtml:o}=findAllBadges(t,e,r)
return[...a.filter(t=>t.slug===n).map(e=>adoptBadge(t,e,s)),...o.filter(t=>t.slug===n).map(({range:e})=>adoptHtmlBadge(t,e))]}function findAllBadges(t,e,n){if(e==="html")return{inText:[],inHtml:findBadgesInHtml(t,0,n)}
const r=parseTree(t,e)
return{inText:findBadges(r,t,n),inHtml:findHtmlBadges(r,t,n)}}function addsSection(t,e,{context:n}){const contexts=({sections:t})=>t.map(({layout:t})=>t.context).sort()
return e.problems.length===0&&e.warnings.length===t.warnings.length&&contexts(e).join()===[...contexts(t),n].sort().join()}function applyEdits(t,e){return[...e].sort((t,e)=>e.start-t.start).reduce((t,{start:e,end:n,text:r})=>t.slice(0,e)+r+t.slice(n),t)}var b=n(9137)
var C=n(1244)
const H=".github/workflows/status-snippets.yml"
const S="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:e,file:n,baseUrl:r,source:s,format:a,headers:o}=t
const i=(0,C.fG)(r)
const c=t.statusPageHost===i?null:t.statusPageHost
const l=[["slug",e],["files",n==="README.md"?null:n],["base-url",r===b.I?null:r],["status-page-host",c],["source",s==="endpoint"?s:null],["format",a]].flatMap(([t,e])=>e?[`          ${t}: ${JSON.stringify(e)}\n`]:[])
const u=o.length>0?`          headers: \${{ secrets.${S} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${l.join("")}${u}`}var T=n(3308)
var N=n(8659)
var O=n(3479)
var I=n(5250)
var $=n(610)
var A=n(7653)
const initCommand=async t=>{const{settings:e,folder:n}=t
const r=await findSingleFile(t)
const s=(0,o.Gu)(r.path,n)
const{problems:a}=await(0,c.K)(s,r.format,{effects:N.y})
if(a.length>0){const e=await refresh(t,(0,I.U)(t,[r]),{})
await(0,$["if"])(t,e)
return(0,$.VX)(e)}const i=e.slug??await inferSlug(s,r,e.baseUrl)
const prepare=t=>addMarkers(t,r.format,{...e,slug:i},e.baseUrl)
const l=createWorkflow(t,i,r.path)
const u=await fillMarkers(t,r,i,s,await prepare(s))
const f=await(0,A.writeChanges)(t,[r],u,{message:`Keep the status badge of page "${i}" up to date`,newFiles:e.workflow?[l]:[],prepare})
await(0,$["if"])(t,f)
if(f.failure===null)reportWorkflow(t,l)
return(0,$.VX)(f)}
async function findSingleFile(t){const e=t.files[0]??"README.md"
const[n]=await(0,I.T)(t,[e])
if(n?.isExplicit)return n
throw new s.eb(`${e} is a folder or glob`,"init takes a single file")}function refresh(t,e,n){const r={...t.settings,...n,checkOnly:false}
return(0,T.h)(e,r,(0,O.X)(t),N.y)}async function inferSlug(t,{format:e,path:n},r){const[a,...o]=await detectPages(t,e,r)
if(a===undefined)throw new s.Ln(`${n} contains no badge`)
if(o.length===0)return a
throw new s.Ln(`${n} shows several pages (${[a,...o].join(", ")})`)}async function fillMarkers(t,e,n,r,s){const a={outcome:"read",text:s}
const o=s===r?{}:{customDomain:null,show:null}
const i=await refresh(t,[{...e,content:a}],{...o,slug:n})
const c=i.changes[0]?.after??s
if(i.failure!==null||c===r)return i
const whole=t=>({start:0,end:t.length})
const l=[{before:whole(r),after:whole(c)}]
const u=i.files.map(t=>({...t,outcome:"changed"}))
return{...i,outcome:"changed",files:u,changes:[{path:e.path,before:r,after:c,edits:l}]}}function createWorkflow({settings:t,folder:e},n,s){const o=(0,i.ky)(e)
const c=(0,r.relative)(o,(0,r.resolve)(e,s)).split(r.sep).join("/")
const l=workflowText({...t,slug:n,file:c})
const u=t.workflow&&(0,a.D)(H,l,o)==="present"
return{path:H,folder:o,text:l,isPresent:u}}function reportWorkflow({settings:t,environment:e},{path:n,text:r,isPresent:s}){const{out:a,err:o}=e.terminal
if(t.quiet)return
if(t.headers.length>0){(0,$._r)(o,`Store your header lines in a repository secret named ${S}.`)}if(t.workflow){const e=t.dryRun?"would be written":"written";(0,$._r)(o,`${n}: ${s?"unchanged":e}`)}else if(!t.json){(0,$._r)(o,`To keep it up to date, save this as ${n}, or run init with --workflow:`);(0,$._r)(o,"")
a.write(r)}}},7653:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var r=n(3024)
var s=n(6760)
var a=n(1812)
var o=n(2611)
var i=n(5022)
var c=n(622)
var l=n(6226)
var u=n(610)
async function writeChanges(t,e,n,r={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,r)
else await write(t,n,r.newFiles??[])
return n}catch(t){const e=t instanceof l.X&&t.code==="commit-failed"
if(e||(0,a.lz)(t,"partly-written"))return(0,c.kc)(n,t)
throw t}}async function write({settings:t,folder:e},{changes:r},s){const a=s.filter(({isPresent:t})=>!t)
if(r.length+a.length===0)return
const{resolveWritable:o,replaceFiles:i}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of r)o(t,e)
if(t.dryRun)return
const{createFile:c,removeFile:l}=await n.e(374).then(n.bind(n,1963))
for(const t of a)await c(t.path,t.text,t.folder)
await i(r,e).catch(async t=>{for(const t of a)await l(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,a,{message:o,newFiles:i=[],prepare:c}){const{settings:l,environment:f,folder:d}=t
const{commitFiles:h,filesToCommit:g,isUncommitted:p}=await n.e(374).then(n.bind(n,8741))
const m=await g(d,commitCandidates(t,e,a,c))
await write(t,a,i)
if(l.dryRun)return
const w=[]
for(const{path:t,folder:e}of i){const n=(0,r.realpathSync)((0,s.resolve)(e,t))
if(await p(d,n))w.push({path:t,real:n})}if(m.length+w.length===0)return
await h(d,m,w,o??messageFor(a))
const v=m.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(v.length>0&&!l.quiet){(0,u._r)(f.terminal.err,`Committed the change of an earlier run to ${v.join(", ")}.`)}}function commitCandidates({folder:t},e,{files:n,changes:a},i){const c=new Map(a.map(t=>[t.path,t]))
const l=new Set(n.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>l.has(t)).map(({path:e,format:n})=>{const a=(0,r.realpathSync)((0,s.resolve)(t,e))
const l=c.get(e)
const u=l?.before??(0,o.Gu)(e,t)
return{path:e,real:a,format:n,before:u,after:l?.after??u,...i&&{prepare:i}}})}function messageFor({files:t}){const e=(0,i.df)(t)
return e===""?"Update the status badge\n\nAn earlier run wrote this change.":e}},1963:(t,e,n)=>{n.d(e,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var r=n(1455)
var s=n(6760)
var a=n(1812)
var o=n(2611)
var i=n(9003)
function checkCreate(t,e,n){try{if((0,o.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(0,a.lz)(e,"file-not-found"))throw e
assertParentInside((0,s.dirname)((0,s.resolve)(n,t)),t,n)
return"free"}throw new a.f6("file-exists",t)}async function createFile(t,e,n){const o=(0,s.resolve)(n,t)
assertParentInside((0,s.dirname)(o),t,n)
try{await(0,r.mkdir)((0,s.dirname)(o),{recursive:true})
const n=await(0,r.open)(o,"wx").catch(e=>{throw(0,a.c7)(e)==="EEXIST"?new a.f6("file-exists",t,{cause:e}):e})
try{await n.writeFile(e)}catch(t){await(0,r.rm)(o,{force:true})
throw t}finally{await n.close()}}catch(e){throw(0,a.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,i.o1)(t,n,e)}catch(r){const o=(0,a.sK)(e,r)
if(!(0,a.lz)(o,"file-not-found")||(0,s.dirname)(t)===t)throw o
assertParentInside((0,s.dirname)(t),e,n)}}async function removeFile(t,e){await(0,r.rm)((0,s.resolve)(e,t),{force:true})}},8785:(t,e,n)=>{n.d(e,{C:()=>a,W:()=>contentModelIn})
const r=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const a=new Set(["h1","h2","h3","h4","h5","h6"])
const o=new Set([...[...a,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(r.has(e)||t.some(t=>s.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>o.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,nodesBelow:()=>nodesBelow,parseHtmlFile:()=>parseHtmlFile})
var r=n(1990)
var s=n(7032)
var a=n(8241)
var o=n(6202)
var i=n(1825)
var c=n(6549)
var l=n(8785)
var u=n(9844)
const f={sourceCodeLocationInfo:true}
const d=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new c.p}={}){const n=blankFrontMatter(t)
const u=d.test(n)
const h=(0,s.TR)(t)
const g=[]
const p=[]
const m=[]
const w=e.parse({start:0,end:n.length},()=>u?(0,r.qg)(n,f):(0,r.oH)(n,f))
for(const t of nodesBelow(w)){const{node:e,depth:r}=t
const s=t.parent.node
const a="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!a)continue
const[o,i]=[a.startOffset,a.endOffset]
p.push({start:o,end:i,type:`${r} ${s.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(s.nodeName))m.push({start:o,end:i})
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",o))continue
const c=ancestorsOf(t)
const f=u?contentModelInPage(c):(0,l.W)(c)
const d=n.slice(o-h(o).column+1,o)
const w=/^[ \t]*/.exec(d)?.[0]??""
g.push({range:{start:o,end:i},text:e.data,isClosed:n.endsWith("--\x3e",i),isInLink:c.includes("a"),isInHeading:c.some(t=>l.C.has(t)),parent:s,context:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:w===d,indentation:w,...f&&{html:{contentModel:f}}}})}m.sort((t,e)=>t.start-e.start)
const v=(0,o.u)(n).filter(({start:t})=>(0,a.h)(m,t)>=0)
g.sort((t,e)=>t.range.start-e.range.start)
return{...i.v,comments:g,foreignComments:v,outline:()=>p}}function isRawText(t){return t==="noscript"||u.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const r="childNodes"in n?n.childNodes:[]
return r.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},9844:(t,e,n)=>{n.r(e)
n.d(e,{rawTextElements:()=>a,tokenizeHtml:()=>tokenizeHtml})
var r=n(1990)
var s=n(8785)
const a=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,r.V_.RAWTEXT]),["textarea",r.V_.RCDATA],["title",r.V_.RCDATA],["script",r.V_.SCRIPT_DATA],["plaintext",r.V_.PLAINTEXT]])
const o=new Set(["script","style","textarea"])
function tokenizeHtml(t,e){const n=[]
const i=[]
const c=[]
let{raw:l,isInLink:u,isInHeading:f}=e
const d=new r._F({sourceCodeLocationInfo:true},{onComment({data:e,location:r}){const{start:s,end:a}=rangeOf(r)
if(!t.startsWith("\x3c!--",s))return
n.push({start:s,end:a,text:e,isClosed:t.endsWith("--\x3e",a),isInLink:u,isInHeading:f})},onStartTag(t){i.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")u=isLink(t)
if(s.C.has(t.tagName))f=true
const e=a.get(t.tagName)
if(e===undefined)return
d.state=e
l=t.tagName},onEndTag(t){i.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")u=false
if(s.C.has(t.tagName))f=false
if(t.tagName===l)l=undefined},onCharacter({location:t}){if(l===undefined)c.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(l!==undefined){d.state=a.get(l)??d.state
d.lastStartTagName=l}d.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:o.has(l)?l:undefined,isInLink:u,isInHeading:f}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},200:(t,e,n)=>{n.d(e,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters,x:()=>printMarkdown})
var r=n(8619)
var s=n(4137)
var a=n(8247)
var o=n(1529)
var i=n(2658)
const c=(0,o.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return c.stringify(e).trimEnd()}function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}const l={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,e){const n=(0,i.pq)(t)
const r={src:(0,i.Qw)(t),"data-slug":t.slug,"data-theme":"auto"}
const a={...r,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const o={type:"link",url:e,children:[{type:"image",alt:"Status",url:n}]}
const c={type:"strong",children:[{type:"text",value:"Status:"}]}
const u={type:"link",url:e,children:[{type:"text",value:e}]}
return{status_page_url:e,badge_markdown:printMarkdown({type:"paragraph",children:[o]}),badge_html:printHtml((0,s.h)("a",{href:e},(0,s.h)("img",{alt:"Status",src:n}))),widget_script:printHtml((0,s.h)("script",r)),widget_html:printHtml((0,s.h)("div",["\n  ",(0,s.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[c,l,u]})}}function formatWithPrinters(t,e){const n=t.status_page_url
const r=printHtml((0,s.h)("strong","Status:"),l,(0,s.h)("a",{href:n},n))
const a=printMarkdown({type:"definition",identifier:"status-badge",label:"status-badge",url:(0,i.pq)(e)},{type:"definition",identifier:"status-page",label:"status-page",url:n})
return(0,i.XP)(t,r,a)}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var r=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const add=t=>{e.push(t)}
const s={onStartTag:({tagName:t,attrs:e,selfClosing:n})=>add({kind:"start",name:t,attributes:e,selfClosing:n}),onEndTag:({tagName:t})=>add({kind:"end",name:t}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:t})=>{n.push(t)}}
new r._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:e,errors:n}}}}

