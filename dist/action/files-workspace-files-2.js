"use strict"
exports.id=705
exports.ids=[705]
exports.modules={9360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var r=n(1421)
var i=n(6760)
var o=n(7975)
var a=n(1812)
var s=n(3024)
var c=n(9003)
async function findFiles(t,e){const n=new Set
const r=[]
for(const i of t){const{excludes:t,files:o}=await expand(i,e)
if(!t)r.push({argument:i,files:o})
else for(const{real:t}of o)n.add(t)}const i=new Map
for(const{argument:t,files:o}of r){const r=o.filter(({real:t,isExplicit:e})=>e||!n.has(t))
if(r.length===0)throw new a.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of r){const{path:e,isExplicit:n,matchedBy:r}=i.get(t.real)??{...t,matchedBy:[]}
i.set(t.real,{path:e,real:t.real,isExplicit:n||t.isExplicit,matchedBy:[...r,...t.matchedBy]})}}return[...i.values()]}async function expand(t,e){if(t==="")throw new a.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await search(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.real,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await search(t,"glob",e)}
throw new a.f6("file-not-found",t)}function findExisting(t,e){try{return(0,c.o1)(t,e)}catch(e){if((0,a.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:r,anyExtension:o}){if(!o&&!hasExtension(t,r)){throw new a.f6("unknown-format",t,{detail:r.join(", ")})}return{real:e,path:nameIn(n,(0,i.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function search(t,e,{cwd:r,extensions:o}){const{splitGlob:l,walk:f}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,3630))
const{folder:u,pattern:d}=e==="glob"?l(t,i.sep):{folder:t,pattern:null}
try{const{real:e,stats:n}=(0,c.o1)(u,r,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,o)
const a=f({folder:e,cwd:s.realpathSync.native(r),pattern:d,isSupported})
return a.sort().map(n=>({real:(0,i.resolve)(e,n),path:nameIn(r,(0,i.resolve)(r,u,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,a.sK)(t,e)
if((0,a.lz)(n,"file-not-found"))return[]
throw n}}function nameIn(t,e){return(0,i.relative)(t,e).split(i.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var l=n(2611)
var f=n(1641)
const u=Object.keys(f.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const r=await findFiles(t,{cwd:e,extensions:u,anyExtension:n!==null})
return r.map(t=>({...t,format:n??(0,f.be)(t.path)??"md",content:(0,l.t)(t,e)}))}async function hasAnyFile(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:u,anyExtension:true})
return true}catch(t){if(!(0,a.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,i.dirname)(t)}
try{const{stdout:i}=await(0,o.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return i.trim()}catch{return null}}},3705:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var r=n(3024)
var i=n(1812)
var o=n(2611)
var a=n(9003)
var s=n(252)
async function replaceFiles(t,e){const n=[]
try{for(const r of t){if(r.before!==r.after)n.push(await stage(r,e))}const r=n.filter(isPending)
for(const[t,{path:e,real:n,temp:o}]of r.entries()){await(0,s.E1)(o,n).catch(async n=>{throw(0,i.h$)(e,n,await restore(r.slice(0,t)))})}}finally{for(const{temp:t}of n)await(0,s.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{...t,...n,temp:await(0,s.c7)(n.real,t.after,n.stats)}}catch(e){throw(0,i.h$)(t.path,e)}}const c=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(t,e){const n=(0,a.xq)(t,e)
if((n.stats.mode&146)===0)throw new i.f6("read-only-file",t)
try{(0,r.closeSync)((0,r.openSync)(n.real,c))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,i.c7)(e)??"")
throw n?new i.f6("read-only-file",t,{cause:e}):(0,i.h$)(t,e)}return n}function isPending({path:t,real:e,before:n,after:r}){const a=(0,o.io)(t,e)
if(a.equals(Buffer.from(n)))return true
if(a.equals(Buffer.from(r)))return false
throw new i.f6("file-changed",t)}async function restore(t){const e=[]
for(const{path:n,real:r,before:i,stats:o}of t){await(0,s.vK)(r,i,o).catch(()=>e.push(n))}return e}var l=n(2043)
var f=n(5865)
var u=n(187)
var d=n(9360)
const writeMode=async({context:t,settings:e,fetchSnippets:n})=>{const{workspace:r}=t
if(r===null)throw(0,u.$z)("GITHUB_WORKSPACE")
if(!await(0,d.N)(e.files,r)){const t=`mode write found none of ${e.files.join(", ")} in the workspace`
const n="add a step with actions/checkout before this one, or set mode: commit, which needs no checkout"
throw new u.s8("no-checkout",`${t}: ${n}`)}const i=await(0,d.fz)(e.files,r,e.format)
const o=await(0,l.h)(i,e,n,f.y)
await replaceFiles(o.changes,r)
const a=await(0,d.VH)(r)
const s=a===null||a===t.sha?[]:[otherCommitWarning(a,t.sha)]
return{refresh:{...o,warnings:[...s,...o.warnings]},published:null}}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},2611:(t,e,n)=>{n.d(e,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>l})
var r=n(4573)
var i=n(3024)
var o=n(7908)
var a=n(1812)
var s=n(9003)
const c=16*1024*1024
const l=i.constants.O_RDONLY|(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)
function readFoundFile({path:t,real:e,isExplicit:n},r){try{const i=n?readTextFile(t,r):readTextFileIf(t,e,o.nr)
return{outcome:"read",text:i??""}}catch(t){if(!(t instanceof a.f6))throw t
const{line:e,code:n,problem:r}=t
return{outcome:"refused",problem:{line:e,column:1,code:n,message:r}}}}function readTextFile(t,e){return readTextFileIf(t,(0,s.xq)(t,e).real,()=>true)??""}function readTextFileIf(t,e,n){return withRegularFile(t,e,(e,r)=>{if(r>c){if(!streamContains(e,n))return null
throw new a.f6("file-too-large",t,{detail:"16 MiB"})}const o=(0,i.readFileSync)(e)
return n(o.toString("latin1"))?decode(t,o):null})}function readBytes(t,e){return withRegularFile(t,e,t=>(0,i.readFileSync)(t))}function withRegularFile(t,e,n){try{const r=(0,i.openSync)(e,l)
try{const e=(0,i.fstatSync)(r);(0,s.fA)(t,e)
return n(r,e.size)}finally{(0,i.closeSync)(r)}}catch(e){throw(0,a.sK)(t,e)}}function decode(t,e){if((0,r.isAscii)(e))return e.toString("latin1")
if((0,r.isUtf8)(e))return e.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(e.toString("latin1",0,2))
const i=n?1:firstInvalidLine(e)
const o=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${i}`
throw new a.f6("not-utf8",t,{detail:o,line:i})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const i=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,i)))break
n=i+1}return e}const f=64
function streamContains(t,e){const n=Buffer.alloc(1024*1024)
let r=""
for(let o=(0,i.readSync)(t,n);o>0;o=(0,i.readSync)(t,n)){r=r.slice(-f)+n.toString("latin1",0,o)
if(e(r))return true}return false}},9003:(t,e,n)=>{n.d(e,{fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var r=n(3024)
var i=n(6760)
var o=n(1812)
function resolvePath(t,e,n=t){const a=(0,i.resolve)(e,t)
try{const t=r.realpathSync.native(a)
const i=r.realpathSync.native(e)
if(!isInside(t,i)){const t=isInside(a,e)||isInside(a,i)
if(t||(0,r.lstatSync)(a).isSymbolicLink())throw new o.f6("leads-outside",n)}return{real:t,stats:(0,r.statSync)(t)}}catch(t){throw(0,o.sK)(n,t)}}function resolveFile(t,e){const n=resolvePath(t,e)
assertRegularFile(t,n.stats)
return n}function assertRegularFile(t,e){if(e.isFile())return
let n="a device"
if(e.isDirectory())n="a folder"
if(e.isFIFO())n="a pipe"
if(e.isSocket())n="a socket"
throw new o.f6("not-a-file",t,{detail:n})}function isInside(t,e){const n=(0,i.relative)(e,t)
return n===""||!((0,i.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(t){for(let e=t;;e=(0,i.dirname)(e)){if((0,r.existsSync)((0,i.join)(e,".git")))return e
if(e===(0,i.dirname)(e))return t}}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var r=n(7598)
var i=n(3024)
var o=n(1455)
var a=n(6760)
var s=n(1708)
var c=n(8500)
var l=n(1812)
async function writeAtomically(t,e,n){const r=await writeTempFile(t,e,n)
await moveTempFile(r,t).finally(()=>removeTempFile(r))}async function writeTempFile(t,e,{mode:n,uid:i,gid:s}){const c=(0,a.join)((0,a.dirname)(t),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const t=await(0,o.open)(c,"wx",384)
try{await t.writeFile(e)
if(i!==undefined&&s!==undefined)await t.chown(i,s).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const d=100
async function moveTempFile(t,e,n={rename:o.rename,platform:s.platform}){const r=Date.now()
for(let i=0;;i=Math.min(i+10,d)){try{await n.rename(t,e)
return untrack(t)}catch(t){const e=n.platform==="win32"&&f.includes((0,l.c7)(t))
if(!e||Date.now()-r>u)throw t
await(0,c.setTimeout)(i)}}}async function removeTempFile(t){await(0,o.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const h=new Set
const w=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(t){if(h.size===0)for(const t of w)s.on(t,removeAll)
h.add(t)}function untrack(t){if(!h.delete(t)||h.size>0)return
for(const t of w)s.off(t,removeAll)}function removeAll(t){for(const t of[...h]){try{(0,i.rmSync)(t,{force:true})}catch{}untrack(t)}if(typeof t==="string"&&s.listenerCount(t)===0)s.kill(s.pid,t)}}}

