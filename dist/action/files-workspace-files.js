"use strict"
exports.id=437
exports.ids=[437]
exports.modules={89360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var a=n(31421)
var s=n(76760)
var r=n(57975)
var i=n(41812)
var o=n(73024)
var c=n(9003)
async function findFiles(t,e){const n=new Set
const a=[]
for(const s of t){const{excludes:t,files:r}=await expand(s,e)
if(!t)a.push({argument:s,files:r})
else for(const{realPath:t}of r)n.add(t)}const s=new Map
for(const{argument:t,files:r}of a){const a=r.filter(({realPath:t,isExplicit:e})=>e||!n.has(t))
if(a.length===0)throw new i.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of a){const{path:e,isExplicit:n,matchedBy:a}=s.get(t.realPath)??{...t,matchedBy:[]}
s.set(t.realPath,{path:e,realPath:t.realPath,isExplicit:n||t.isExplicit,matchedBy:[...a,...t.matchedBy]})}}return[...s.values()]}async function expand(t,e){if(t==="")throw new i.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await search(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.realPath,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await search(t,"glob",e)}
throw new i.f6("file-not-found",t)}function findExisting(t,e){try{return(0,c.o1)(t,e)}catch(e){if((0,i.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:a,anyExtension:r}){if(!r&&!hasExtension(t,a)){throw new i.f6("unknown-format",t,{detail:a.join(", ")})}return{realPath:e,path:nameIn(n,(0,s.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function search(t,e,{cwd:a,extensions:r}){const{splitGlob:l,walk:f}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,43630))
const{folder:u,pattern:d}=e==="glob"?l(t,s.sep):{folder:t,pattern:null}
try{const{realPath:e,stats:n}=(0,c.o1)(u,a,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,r)
const i=f({folder:e,cwd:o.realpathSync.native(a),pattern:d,isSupported})
return i.sort().map(n=>({realPath:(0,s.resolve)(e,n),path:nameIn(a,(0,s.resolve)(a,u,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,i.sK)(t,e)
if((0,i.lz)(n,"file-not-found"))return[]
throw n}}function nameIn(t,e){return(0,s.relative)(t,e).split(s.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var l=n(16385)
var f=n(62611)
var u=n(11641)
const d=Object.keys(u.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const a=t.length>0?t:[(0,l.O)(e)??"README.md"]
const s=await findFiles(a,{cwd:e,extensions:d,anyExtension:n!==null})
return s.map(({isExplicit:t,...a})=>({...a,mustHaveSection:t,format:n??(0,u.be)(a.path)??"md",content:(0,f.t)({...a,mustHaveSection:t},e)}))}async function hasAnyFile(t,e){if(t.length===0)return(0,l.O)(e)!==null
for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:d,anyExtension:true})
return true}catch(t){if(!(0,i.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,s.dirname)(t)}
try{const{stdout:s}=await(0,r.promisify)(a.execFile)("git",e,{cwd:t,env:n})
return s.trim()}catch{return null}}},44437:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var a=n(60891)
var s=n(88378)
var r=n(38400)
var i=n(79593)
var o=n(30187)
var c=n(1568)
var l=n(89360)
var f=n(59300)
var u=n(80214)
const checkMode=async t=>{const{files:e,refreshFiles:n}=await readCheckout(t)??await readOverApi(t)
return{refresh:await n(e),published:null}}
async function readCheckout({settings:t,context:e,effects:n,configure:a}){const{workspace:s}=e
if(s===null||(0,u.Id)(t,e)!==null)return null
if(!await(0,l.N)(t.files,s))return null
const r=await(0,l.VH)(s)
if(r===e.sha){const t=a(await(0,i.T)(s))
const{files:e,format:n}=t.settings
return{...t,files:await(0,l.fz)(e,s,n)}}const o=r===null?"not a git checkout":`at commit ${r}`
n.runner.log(`The workspace is ${o}, so the files are read over the API.`)
return null}async function readOverApi(t){const{settings:e,context:n}=t
const i=await(0,c.X3)(e)
const l=await(0,f.g)(t)
const d=(0,u.Id)(e,n)
if(d===null&&n.sha==="")throw(0,o.$z)("GITHUB_SHA")
const h=d===null?await(0,s.kN)(l,n.repository,n.sha,i):await(0,a.pG)(l,{...d,pullRequestBranch:null},i)
const p=t.configure(await(0,c.vj)(l,h))
const w=await(0,c._f)(l,p.settings,h)
const{files:v}=await(0,r.A)(l,h,w)
return{...p,files:w.toInputFiles(v)}}}}

