"use strict"
exports.id=437
exports.ids=[437]
exports.modules={9360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var r=n(1421)
var i=n(6760)
var s=n(7975)
var a=n(1812)
var o=n(3024)
var l=n(9003)
async function findFiles(t,e){const n=new Set
const r=[]
for(const i of t){const{excludes:t,files:s}=await expand(i,e)
if(!t)r.push({argument:i,files:s})
else for(const{real:t}of s)n.add(t)}const i=new Map
for(const{argument:t,files:s}of r){const r=s.filter(({real:t,isExplicit:e})=>e||!n.has(t))
if(r.length===0)throw new a.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of r){const{path:e,isExplicit:n,matchedBy:r}=i.get(t.real)??{...t,matchedBy:[]}
i.set(t.real,{path:e,real:t.real,isExplicit:n||t.isExplicit,matchedBy:[...r,...t.matchedBy]})}}return[...i.values()]}async function expand(t,e){if(t==="")throw new a.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await search(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.real,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await search(t,"glob",e)}
throw new a.f6("file-not-found",t)}function findExisting(t,e){try{return(0,l.o1)(t,e)}catch(e){if((0,a.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:r,anyExtension:s}){if(!s&&!hasExtension(t,r)){throw new a.f6("unknown-format",t,{detail:r.join(", ")})}return{real:e,path:nameIn(n,(0,i.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function search(t,e,{cwd:r,extensions:s}){const{splitGlob:c,walk:f}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,3630))
const{folder:u,pattern:d}=e==="glob"?c(t,i.sep):{folder:t,pattern:null}
try{const{real:e,stats:n}=(0,l.o1)(u,r,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,s)
const a=f({folder:e,cwd:o.realpathSync.native(r),pattern:d,isSupported})
return a.sort().map(n=>({real:(0,i.resolve)(e,n),path:nameIn(r,(0,i.resolve)(r,u,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,a.sK)(t,e)
if((0,a.lz)(n,"file-not-found"))return[]
throw n}}function nameIn(t,e){return(0,i.relative)(t,e).split(i.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var c=n(2611)
var f=n(1641)
const u=Object.keys(f.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const r=await findFiles(t,{cwd:e,extensions:u,anyExtension:n!==null})
return r.map(t=>({...t,format:n??(0,f.be)(t.path)??"md",content:(0,c.t)(t,e)}))}async function hasAnyFile(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:u,anyExtension:true})
return true}catch(t){if(!(0,a.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,i.dirname)(t)}
try{const{stdout:i}=await(0,s.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return i.trim()}catch{return null}}},4437:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var r=n(891)
var i=n(8378)
var s=n(2043)
var a=n(5865)
var o=n(187)
var l=n(4896)
var c=n(9360)
var f=n(9300)
var u=n(214)
const checkMode=async t=>{const e=await readCheckout(t)??await readOverApi(t)
return{refresh:await(0,s.h)(e,t.settings,t.fetchSnippets,a.y),published:null}}
async function readCheckout({settings:t,context:e,effects:n}){const{workspace:r}=e
if(r===null||(0,u.Id)(t,e)!==null)return null
if(!await(0,c.N)(t.files,r))return null
const i=await(0,c.VH)(r)
if(i===e.sha)return(0,c.fz)(t.files,r,t.format)
const s=i===null?"not a git checkout":`at commit ${i}`
n.runner.log(`The workspace is ${s}, so the files are read over the API.`)
return null}async function readOverApi(t){const{settings:e,context:n}=t
const s=await(0,l.$)(e.files,e.format)
const a=await(0,f.g)(t)
const c=(0,u.Id)(e,n)
if(c!==null){const{files:t}=await(0,r.p)(a,{...c,pullRequestBranch:null},s)
return s.toInputFiles(t)}if(n.sha==="")throw(0,o.$z)("GITHUB_SHA")
return s.toInputFiles(await(0,i.kN)(a,n.repository,n.sha,s))}},2611:(t,e,n)=>{n.d(e,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var r=n(4573)
var i=n(3024)
var s=n(7908)
var a=n(1812)
var o=n(9003)
const l=16*1024*1024
const c=i.constants.O_RDONLY|(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)
function readFoundFile({path:t,real:e,isExplicit:n},r){try{const i=n?readTextFile(t,r):readTextFileIf(t,e,s.nr)
return{outcome:"read",text:i??""}}catch(t){if(!(t instanceof a.f6))throw t
const{line:e,code:n,problem:r}=t
return{outcome:"refused",problem:{line:e,column:1,code:n,message:r}}}}function readTextFile(t,e){return readTextFileIf(t,(0,o.xq)(t,e).real,()=>true)??""}function readTextFileIf(t,e,n){return withRegularFile(t,e,(e,r)=>{if(r>l){if(!streamContains(e,n))return null
throw new a.f6("file-too-large",t,{detail:"16 MiB"})}const s=(0,i.readFileSync)(e)
return n(s.toString("latin1"))?decode(t,s):null})}function readBytes(t,e){return withRegularFile(t,e,t=>(0,i.readFileSync)(t))}function withRegularFile(t,e,n){try{const r=(0,i.openSync)(e,c)
try{const e=(0,i.fstatSync)(r);(0,o.fA)(t,e)
return n(r,e.size)}finally{(0,i.closeSync)(r)}}catch(e){throw(0,a.sK)(t,e)}}function decode(t,e){if((0,r.isAscii)(e))return e.toString("latin1")
if((0,r.isUtf8)(e))return e.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(e.toString("latin1",0,2))
const i=n?1:firstInvalidLine(e)
const s=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${i}`
throw new a.f6("not-utf8",t,{detail:s,line:i})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const i=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,i)))break
n=i+1}return e}const f=64
function streamContains(t,e){const n=Buffer.alloc(1024*1024)
let r=""
for(let s=(0,i.readSync)(t,n);s>0;s=(0,i.readSync)(t,n)){r=r.slice(-f)+n.toString("latin1",0,s)
if(e(r))return true}return false}},9003:(t,e,n)=>{n.d(e,{fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var r=n(3024)
var i=n(6760)
var s=n(1812)
function resolvePath(t,e,n=t){const a=(0,i.resolve)(e,t)
try{const t=r.realpathSync.native(a)
const i=r.realpathSync.native(e)
if(!isInside(t,i)){const t=isInside(a,e)||isInside(a,i)
if(t||(0,r.lstatSync)(a).isSymbolicLink())throw new s.f6("leads-outside",n)}return{real:t,stats:(0,r.statSync)(t)}}catch(t){throw(0,s.sK)(n,t)}}function resolveFile(t,e){const n=resolvePath(t,e)
assertRegularFile(t,n.stats)
return n}function assertRegularFile(t,e){if(e.isFile())return
let n="a device"
if(e.isDirectory())n="a folder"
if(e.isFIFO())n="a pipe"
if(e.isSocket())n="a socket"
throw new s.f6("not-a-file",t,{detail:n})}function isInside(t,e){const n=(0,i.relative)(e,t)
return n===""||!((0,i.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(t){for(let e=t;;e=(0,i.dirname)(e)){if((0,r.existsSync)((0,i.join)(e,".git")))return e
if(e===(0,i.dirname)(e))return t}}}}

