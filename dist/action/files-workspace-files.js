"use strict"
exports.id=437
exports.ids=[437]
exports.modules={9360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var a=n(1421)
var r=n(6760)
var s=n(7975)
var o=n(1812)
var i=n(3024)
var c=n(9003)
async function findFiles(t,e){const n=new Set
const a=[]
for(const r of t){const{excludes:t,files:s}=await expand(r,e)
if(!t)a.push({argument:r,files:s})
else for(const{realPath:t}of s)n.add(t)}const r=new Map
for(const{argument:t,files:s}of a){const a=s.filter(({realPath:t,isExplicit:e})=>e||!n.has(t))
if(a.length===0)throw new o.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of a){const{path:e,isExplicit:n,matchedBy:a}=r.get(t.realPath)??{...t,matchedBy:[]}
r.set(t.realPath,{path:e,realPath:t.realPath,isExplicit:n||t.isExplicit,matchedBy:[...a,...t.matchedBy]})}}return[...r.values()]}async function expand(t,e){if(t==="")throw new o.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await listMatches(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.realPath,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await listMatches(t,"glob",e)}
throw new o.f6("file-not-found",t)}function findExisting(t,e){try{return(0,c.o1)(t,e)}catch(e){if((0,o.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:a,anyExtension:s}){if(!s&&!hasExtension(t,a)){throw new o.f6("unknown-format",t,{detail:a.join(", ")})}return{realPath:e,path:slashedPath(n,(0,r.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function listMatches(t,e,{cwd:a,extensions:s}){const{splitGlob:l,walkFolder:u}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,6848))
const{folder:h,glob:f}=e==="glob"?l(t,r.sep):{folder:t,glob:null}
try{const{realPath:e,stats:n}=(0,c.o1)(h,a,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,s)
const o=u({folder:e,cwd:i.realpathSync.native(a),glob:f,isSupported})
return o.sort().map(n=>({realPath:(0,r.resolve)(e,n),path:slashedPath(a,(0,r.resolve)(a,h,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,o.sK)(t,e)
if((0,o.lz)(n,"file-not-found"))return[]
throw n}}function slashedPath(t,e){return(0,r.relative)(t,e).split(r.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var l=n(4467)
var u=n(6966)
var h=n(4022)
const f=Object.keys(h.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const a=t.length>0?t:[(0,l.O)(e)??"README.md"]
const r=await findFiles(a,{cwd:e,extensions:f,anyExtension:n!==null})
return r.map(({isExplicit:t,...a})=>({...a,mustHaveSection:t,format:n??(0,h.be)(a.path)??"md",content:(0,u.t)({...a,mustHaveSection:t},e)}))}async function hasAnyFile(t,e){if(t.length===0)return(0,l.O)(e)!==null
for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:f,anyExtension:true})
return true}catch(t){if(!(0,o.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,r.dirname)(t)}
try{const{stdout:r}=await(0,s.promisify)(a.execFile)("git",e,{cwd:t,env:n})
return r.trim()}catch{return null}}},9875:(t,e,n)=>{n.d(e,{L:()=>createGitHubClient})
var a=n(8159)
var r=n(3411)
const s=6e4
async function createGitHubClient({inputs:t,context:e,effects:a}){const{now:o,sleep:i,random:c,fetch:l}=a
const u=validateToken(t.token)
const{getOctokit:h}=await n.e(413).then(n.bind(n,2413))
const f=`status-snippets/${r.r}`
const d=h(u,{baseUrl:e.apiUrl,userAgent:f,request:{fetch:l}})
const request=()=>({signal:AbortSignal.timeout(s)})
const p={baseUrl:new URL(e.graphqlUrl).origin,url:e.graphqlUrl}
return{github:{graphql:(t,e)=>d.graphql({query:t,...e,...p,request:request()}),request:(t,e)=>d.request(t,{...e,request:request()})},now:o,sleep:i,random:c}}function validateToken(t){if(t===null){throw new a.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t)){throw new a.e("input token","contains white space or a character that no token has: paste it again")}return t}},4437:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var a=n(891)
var r=n(8378)
var s=n(9052)
var o=n(9593)
var i=n(187)
var c=n(7786)
var l=n(9360)
var u=n(9875)
var h=n(214)
const checkMode=async t=>{const{files:e,refreshFilesAndEmbeds:n}=await readCheckout(t)??await readThroughApi(t)
return{refresh:await n(e),published:null}}
async function readCheckout({inputs:t,context:e,effects:n,configureRun:a}){const{workspace:r}=e
if(r===null||(0,h.Id)(t,e)!==null)return null
if(!await(0,l.N)(t.files,r))return null
const s=await(0,l.VH)(r)
if(s===e.sha){const t=a(await(0,o.T)(r))
const{files:e,format:n}=t.settings
return{...t,files:await(0,l.fz)(e,r,n)}}const i=s===null?"not a git checkout":`at commit ${s}`
n.runner.log(`The workspace is ${i}, so the files are read through the API.`)
return null}async function readThroughApi(t){const{inputs:e,context:n}=t
const o=await(0,c.j3)(e)
const l=await(0,u.L)(t)
const f=(0,h.Id)(e,n)
if(f===null&&n.sha==="")throw(0,i.$z)("GITHUB_SHA")
const d=f===null?await(0,r.kN)(l,n.repository,n.sha,o):await(0,a.pG)(l,{...f,pullRequestBranch:null},o)
const p=t.configureRun(await(0,c.vj)(l,d))
const w=await(0,c.P_)(p.settings,d)
const{files:y}=await(0,s.n)(l,d,w)
return{...p,files:w.toInputFiles(y)}}},891:(t,e,n)=>{n.d(e,{E$:()=>parseSnapshot,SV:()=>toFirstRead,pG:()=>readBranch,ri:()=>firstPaths,yt:()=>readDefaultBranch})
var a=n(2737)
var r=n(7350)
var s=n(5450)
var o=n(9452)
var i=n(9063)
var c=n(5135)
var l=n(8228)
var u=n(8378)
var h=n(3032)
async function readBranch(t,{repository:e,branch:n,pullRequestBranch:a},r){const s=r.matches===null?null:await(0,c.C)(t,e,n??"HEAD")
const o=firstPaths(r,s)
const i={branch:n,pullRequestBranch:a,paths:o,withRules:true}
return toFirstRead(await readSnapshot(t,e,i),i,s)}function firstPaths(t,e){const n=[...t.candidates??[],...(0,h.L)(t,e)]
return[...new Set(n)].slice(0,i.rN)}function toFirstRead(t,{branch:e,paths:n},a){const r=requireBase(t,e)
const{nameWithOwner:s}=t.repository
const o=a?.oid===r.oid||a?.oid===r.treeOid
const i=`on branch "${r.name}"`
return{...t,base:r,paths:n,listing:o?a:null,nameWithOwner:s,where:i}}async function readDefaultBranch(t,e){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const o=repositoryReadOperation(e)
const{data:i,errors:c}=await(0,a.P)(t,e,{text:n,variables:{}},o)
if(c[0]!==undefined)throw(0,r.L)(c[0],o)
const l=(0,s.lq)((0,s.ZZ)((0,s.I5)(i),"repository","defaultBranchRef","name"),s.oJ)
if(l===null)throw emptyRepository(e)
return l}async function readSnapshot(t,e,n){const{paths:r,withRules:s}=n
const o=repositoryReadOperation(e)
const{data:c,errors:l}=await(0,a.P)(t,e,(0,i.aY)(n),o)
if(s&&(0,a.j1)(l))return readSnapshot(t,e,{...n,withRules:false})
return parseSnapshot(t,e,r,{data:c,errors:l})}async function parseSnapshot(t,e,n,{data:a,errors:s}){const o=repositoryReadOperation(e)
const i=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const c=s.find(t=>!i.test(t.path)&&!(0,u.kn)(t))
if(c!==undefined){const t=/associatedPullRequests|closed/.test(c.path)
throw(0,r.L)(c,{...o,...t&&{permission:"pull-requests: write"}})}const h=(0,l.A)(a,n.length)
const{base:f,head:d}=h
return{...h,base:f&&await(0,u.md)(t,e,f,n,s,"repository.base.target"),head:d&&await(0,u.md)(t,e,d,n,s,"repository.head.target")}}function repositoryReadOperation(t){return{description:`Reading ${t} failed`,permission:"contents: read"}}function requireBase({repository:t,base:e},n){if(e!==null)return e
const{nameWithOwner:a,defaultBranch:r}=t
if(r===null)throw emptyRepository(a)
const s=`Branch "${n??"HEAD"}" does not exist in ${a}.`
const i=`Set \`branch\` to an existing one; the default branch is "${r}".`
throw new o.y_("branch-not-found",s,i)}function emptyRepository(t){const e="Push a first commit with the files named in `files`."
return new o.y_("empty-repository",`${t} has no commit yet.`,e)}}}

