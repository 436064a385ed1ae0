"use strict"
exports.id=82
exports.ids=[82]
exports.modules={9360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var a=n(1421)
var o=n(6760)
var i=n(7975)
var r=n(1812)
var s=n(3024)
var c=n(9003)
async function findFiles(t,e){const n=new Set
const a=[]
for(const o of t){const{excludes:t,files:i}=await expand(o,e)
if(!t)a.push({argument:o,files:i})
else for(const{realPath:t}of i)n.add(t)}const o=new Map
for(const{argument:t,files:i}of a){const a=i.filter(({realPath:t,isExplicit:e})=>e||!n.has(t))
if(a.length===0)throw new r.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of a){const{path:e,isExplicit:n,matchedBy:a}=o.get(t.realPath)??{...t,matchedBy:[]}
o.set(t.realPath,{path:e,realPath:t.realPath,isExplicit:n||t.isExplicit,matchedBy:[...a,...t.matchedBy]})}}return[...o.values()]}async function expand(t,e){if(t==="")throw new r.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await listMatches(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.realPath,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await listMatches(t,"glob",e)}
throw new r.f6("file-not-found",t)}function findExisting(t,e){try{return(0,c.o1)(t,e)}catch(e){if((0,r.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:a,anyExtension:i}){if(!i&&!hasExtension(t,a)){throw new r.f6("unknown-format",t,{detail:a.join(", ")})}return{realPath:e,path:slashedPath(n,(0,o.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function listMatches(t,e,{cwd:a,extensions:i}){const{splitGlob:l,walkFolder:f}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,6848))
const{folder:u,glob:h}=e==="glob"?l(t,o.sep):{folder:t,glob:null}
try{const{realPath:e,stats:n}=(0,c.o1)(u,a,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,i)
const r=f({folder:e,cwd:s.realpathSync.native(a),glob:h,isSupported})
return r.sort().map(n=>({realPath:(0,o.resolve)(e,n),path:slashedPath(a,(0,o.resolve)(a,u,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,r.sK)(t,e)
if((0,r.lz)(n,"file-not-found"))return[]
throw n}}function slashedPath(t,e){return(0,o.relative)(t,e).split(o.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var l=n(4467)
var f=n(6966)
var u=n(4022)
const h=Object.keys(u.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const a=t.length>0?t:[(0,l.O)(e)??"README.md"]
const o=await findFiles(a,{cwd:e,extensions:h,anyExtension:n!==null})
return o.map(({isExplicit:t,...a})=>({...a,mustHaveSection:t,format:n??(0,u.be)(a.path)??"md",content:(0,f.t)({...a,mustHaveSection:t},e)}))}async function hasAnyFile(t,e){if(t.length===0)return(0,l.O)(e)!==null
for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:h,anyExtension:true})
return true}catch(t){if(!(0,r.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,o.dirname)(t)}
try{const{stdout:o}=await(0,i.promisify)(a.execFile)("git",e,{cwd:t,env:n})
return o.trim()}catch{return null}}},3082:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var a=n(3024)
var o=n(1812)
var i=n(6966)
var r=n(9003)
var s=n(252)
async function replaceFiles(t,e,n){const a=[]
try{for(const[o,i]of t.entries()){if(i.before!==i.after)a.push(await stage(i,e))
n?.(o+1)}const i=a.filter(isPending)
for(const[t,{path:e,realPath:n,temp:a}]of i.entries()){await(0,s.E1)(a,n).catch(async n=>{throw(0,o.h$)(e,n,await restore(i.slice(0,t)))})}}finally{for(const{temp:t}of a)await(0,s.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{...t,...n,temp:await(0,s.c7)(n.realPath,t.after,n.stats)}}catch(e){throw(0,o.h$)(t.path,e)}}const c=a.constants.O_RDWR|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function resolveWritable(t,e){const n=(0,r.xq)(t,e)
if((n.stats.mode&146)===0)throw new o.f6("read-only-file",t)
try{(0,a.closeSync)((0,a.openSync)(n.realPath,c))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,o.c7)(e)??"")
throw n?new o.f6("read-only-file",t,{cause:e}):(0,o.h$)(t,e)}return n}function isPending({path:t,realPath:e,before:n,after:a}){const r=(0,i.io)(t,e)
if(r.equals(Buffer.from(n)))return true
if(r.equals(Buffer.from(a)))return false
throw new o.f6("file-changed",t)}async function restore(t){const e=[]
for(const{path:n,realPath:a,before:o,stats:i}of t){await(0,s.vK)(a,o,i).catch(()=>e.push(n))}return e}var l=n(9593)
var f=n(187)
var u=n(9360)
const writeMode=async({context:t,configureRun:e})=>{const{workspace:n}=t
if(n===null)throw(0,f.$z)("GITHUB_WORKSPACE")
const{settings:a,refreshFilesAndEmbeds:o}=e(await(0,l.T)(n))
if(!await(0,u.N)(a.files,n)){const t=a.files.length>0?a.files.join(", "):"README.md"
const e=`mode write found none of ${t} in the workspace`
const n="add a step with actions/checkout before this one, or set mode: commit, which needs no checkout"
throw new f.s8("no-checkout",`${e}: ${n}`)}const i=await(0,u.fz)(a.files,n,a.format)
const r=await o(i)
await replaceFiles(r.changes,n)
const s=await(0,u.VH)(n)
const c=s===null||s===t.sha?[]:[otherCommitWarning(s,t.sha)]
return{refresh:{...r,warnings:[...c,...r.warnings]},published:null}}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var a=n(7598)
var o=n(3024)
var i=n(1455)
var r=n(6760)
var s=n(1708)
var c=n(8500)
var l=n(1812)
async function writeAtomically(t,e,n){const a=await writeTempFile(t,e,n)
await moveTempFile(a,t).finally(()=>removeTempFile(a))}async function writeTempFile(t,e,{mode:n,uid:o,gid:s}){const c=(0,r.join)((0,r.dirname)(t),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const t=await(0,i.open)(c,"wx",384)
try{await t.writeFile(e)
if(o!==undefined&&s!==undefined)await t.chown(o,s).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const h=100
async function moveTempFile(t,e,n={rename:i.rename,platform:s.platform}){const a=Date.now()
for(let o=0;;o=Math.min(o+10,h)){try{await n.rename(t,e)
return untrack(t)}catch(t){const e=n.platform==="win32"&&f.includes((0,l.c7)(t))
if(!e||Date.now()-a>u)throw t
await(0,c.setTimeout)(o)}}}async function removeTempFile(t){await(0,i.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const d=new Set
const w=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(t){if(d.size===0)for(const t of w)s.on(t,removeAll)
d.add(t)}function untrack(t){if(!d.delete(t)||d.size>0)return
for(const t of w)s.off(t,removeAll)}function removeAll(t){for(const t of[...d]){try{(0,o.rmSync)(t,{force:true})}catch{}untrack(t)}if(typeof t==="string"&&s.listenerCount(t)===0)s.kill(s.pid,t)}}}

