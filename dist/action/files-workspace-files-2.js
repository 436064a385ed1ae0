"use strict"
exports.id=705
exports.ids=[705]
exports.modules={9360:(t,e,n)=>{n.d(e,{P_:()=>isInWorkspace,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var r=n(1421)
var i=n(6760)
var o=n(7975)
var a=n(1812)
var s=n(3024)
var c=n(9003)
async function findFiles(t,e){const n=t.map(t=>parseTarget(t,e))
const r=new Set
for(const t of n.filter(({excludes:t})=>t)){for(const{real:n}of await filesOf(t,e))r.add(n)}const i=new Map
for(const t of n.filter(({excludes:t})=>!t)){const n=await filesOf(t,e)
const o=t.kind==="file"?n:n.filter(({real:t})=>!r.has(t))
if(o.length===0){throw new a.f6("no-match",t.argument,{detail:e.extensions.join(", ")})}for(const t of o){const{path:e,isExplicit:n,matchedBy:r}=i.get(t.real)??{...t,matchedBy:[]}
i.set(t.real,{path:e,real:t.real,isExplicit:n||t.isExplicit,matchedBy:[...r,...t.matchedBy]})}}return[...i.values()]}function parseTarget(t,e){if(t==="")throw new a.f6("file-not-found",'""')
const n=findExisting(t,e)
if(n!==null)return{...n,argument:t,excludes:false}
if(t.startsWith("!"))return{...parseTarget(t.slice(1),e),excludes:true}
if(isGlob(t))return{kind:"glob",argument:t,excludes:false}
throw new a.f6("file-not-found",t)}function findExisting(t,{cwd:e,extensions:n,anyExtension:r}){let i
try{i=(0,c.o1)(t,e)}catch(e){const n=(0,a.sK)(t,e)
if((0,a.lz)(n,"file-not-found")||isGlob(t))return null
throw n}if(i.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(t,n)){throw new a.f6("unknown-format",t,{detail:n.join(", ")})}return{kind:"file",real:i.real}}async function filesOf(t,{cwd:e,extensions:r}){const{argument:o}=t
const nameOf=t=>(0,i.relative)(e,t).split(i.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,i.resolve)(e,o)),isExplicit:true,matchedBy:[]}]}const{folder:l,pattern:f}=t.kind==="glob"?splitGlob(o,i.sep):{folder:o,pattern:null}
try{const t=(0,i.resolve)(e,l)
const{real:a,stats:u}=(0,c.o1)(l,e,o)
if(!u.isDirectory())return[]
const{walk:d}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,8886))
const h=d({folder:a,cwd:s.realpathSync.native(e),pattern:f,extensions:r})
return h.filter(t=>hasExtension(t,r)).sort().map(e=>({real:(0,i.resolve)(a,e),path:nameOf((0,i.resolve)(t,e)),isExplicit:false,matchedBy:[o]}))}catch(t){const e=(0,a.sK)(o,t)
if((0,a.lz)(e,"file-not-found"))return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const r=n.split("/")
const i=r.findIndex((t,e)=>e===r.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const o=r.slice(0,i).join("/")
return{folder:i>0&&o===""?"/":o,pattern:r.slice(i).join("/")}}var l=n(2611)
var f=n(1641)
var u=n(411)
const d=Object.keys(f.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const r=await findFiles(t,{cwd:e,extensions:d,anyExtension:n!==null})
return r.map(t=>({path:t.path,format:n??(0,f.be)(t.path)??"md",isExplicit:t.isExplicit,matchedBy:t.matchedBy,content:(0,l.t)(t,e,u.nr)}))}async function isInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:d,anyExtension:true})
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
try{for(const r of t){if(r.before!==r.after)n.push(await stage(r,e))}await commitStaged(n.filter(isPending))}finally{for(const{temp:t}of n)await(0,s.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{change:t,file:n,temp:await(0,s.c7)(n.real,t.after,n.stats)}}catch(e){throw(0,i.h$)(t.path,e)}}const c=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(t,e){let n
try{n=(0,a.xq)(t,e)}catch(e){throw(0,i.sK)(t,e)}if((n.stats.mode&146)===0)throw new i.f6("read-only-file",t)
try{(0,r.closeSync)((0,r.openSync)(n.real,c))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,i.c7)(e)??"")
throw n?new i.f6("read-only-file",t,{cause:e}):(0,i.h$)(t,e)}return n}function isPending({change:t,file:e}){let n
try{n=(0,o.io)(e.real)}catch(e){throw(0,i.sK)(t.path,e)}if(n.equals(Buffer.from(t.before)))return true
if(n.equals(Buffer.from(t.after)))return false
throw new i.f6("file-changed",t.path)}async function commitStaged(t){const e=[]
for(const n of t){try{await(0,s.E1)(n.temp,n.file.real)
e.push(n)}catch(t){throw(0,i.h$)(n.change.path,t,await restore(e))}}}async function restore(t){const e=[]
for(const{change:n,file:r}of t){try{const t=await(0,s.c7)(r.real,n.before,r.stats)
await(0,s.E1)(t,r.real).finally(()=>(0,s.V_)(t))}catch{e.push(n.path)}}return e}var l=n(187)
var f=n(3890)
var u=n(9360)
var d=n(9365)
const writeMode=async t=>{const{context:e,settings:n}=t;(0,f.Bz)(n,e)
const{workspace:r}=e
if(r===null)throw new l.ej("GITHUB_WORKSPACE")
if(!await(0,u.P_)(n.files,r))throw new l.vc(n.files)
const i=await(0,u.fz)(n.files,r,n.format)
const o=await(0,d.yn)(t,i)
await replaceFiles(o.changes,r)
const a=await(0,u.VH)(r)
const s=a===null||a===e.sha?[]:[otherCommitWarning(a,e.sha)]
return(0,d.g2)({...o,warnings:[...s,...o.warnings]},true)}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},2611:(t,e,n)=>{n.d(e,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var r=n(4573)
var i=n(3024)
var o=n(1812)
var a=n(9003)
const s=16*1024*1024
const c=i.constants.O_RDONLY|(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)
function readFoundFile({path:t,real:e,isExplicit:n},r,i){try{const o=n?readTextFile(t,r):readTextFileIf(t,e,i)
return{outcome:"read",text:o??""}}catch(t){if(!(t instanceof o.f6))throw t
const{line:e,code:n,problem:r}=t
return{outcome:"refused",problem:{line:e,column:1,code:n,message:r}}}}function readTextFile(t,e){try{return readTextFileIf(t,(0,a.xq)(t,e).real,()=>true)??""}catch(e){throw(0,o.sK)(t,e)}}function readTextFileIf(t,e,n){try{return withRegularFile(t,e,(e,r)=>{if(r>s){if(!streamContains(e,n))return null
throw new o.f6("file-too-large",t,{detail:"16 MiB"})}const a=(0,i.readFileSync)(e)
return n(a.toString("latin1"))?decode(t,a):null})}catch(e){throw(0,o.sK)(t,e)}}function readBytes(t){return withRegularFile(t,t,t=>(0,i.readFileSync)(t))}function withRegularFile(t,e,n){const r=(0,i.openSync)(e,c)
try{const e=(0,i.fstatSync)(r)
if(!e.isFile())throw new o.f6("not-a-file",t,{detail:(0,a.yc)(e)})
return n(r,e.size)}finally{(0,i.closeSync)(r)}}function decode(t,e){if((0,r.isAscii)(e))return e.toString("latin1")
if((0,r.isUtf8)(e))return e.toString("utf8")
const n=e[0]===255&&e[1]===254||e[0]===254&&e[1]===255
const i=n?1:firstInvalidLine(e)
const a=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${i}`
throw new o.f6("not-utf8",t,{detail:a,line:i})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const i=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,i)))break
n=i+1}return e}const l=1024*1024
const f=64
function streamContains(t,e){const n=Buffer.alloc(l)
let r=""
for(let o=1;o>0;){o=(0,i.readSync)(t,n)
const a=r+n.toString("latin1",0,o)
if(e(a))return true
r=a.slice(-f)}return false}},9003:(t,e,n)=>{n.d(e,{ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var r=n(3024)
var i=n(6760)
var o=n(1812)
function resolvePath(t,e,n=t){const a=(0,i.resolve)(e,t)
const s=r.realpathSync.native(a)
const c=r.realpathSync.native(e)
if(!isInside(s,c)){const t=isInside(a,e)||isInside(a,c)
if(t||(0,r.lstatSync)(a).isSymbolicLink())throw new o.f6("leads-outside",n)}return{real:s,stats:(0,r.statSync)(s)}}function resolveFile(t,e){const n=resolvePath(t,e)
if(!n.stats.isFile())throw new o.f6("not-a-file",t,{detail:fileKindOf(n.stats)})
return n}function isInside(t,e){const n=(0,i.relative)(e,t)
return n===""||!((0,i.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}function findGitRoot(t){for(let e=t;;e=(0,i.dirname)(e)){if((0,r.existsSync)((0,i.join)(e,".git")))return e
if(e===(0,i.dirname)(e))return t}}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(7598)
var i=n(3024)
var o=n(1455)
var a=n(6760)
var s=n(1708)
var c=n(8500)
var l=n(1812)
async function writeTempFile(t,e,{mode:n,uid:i,gid:s}){const c=(0,a.join)((0,a.dirname)(t),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
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
untrack(t)
return}catch(t){const e=n.platform==="win32"&&f.includes((0,l.c7)(t))
if(!e||Date.now()-r>u)throw t
await(0,c.setTimeout)(i)}}}async function removeTempFile(t){await(0,o.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const h=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
function track(t){if(h.size===0){s.on("exit",removeAll)
for(const t of w)s.on(t,removeAllAndEnd)}h.add(t)}function untrack(t){if(!h.delete(t)||h.size>0)return
s.off("exit",removeAll)
for(const t of w)s.off(t,removeAllAndEnd)}function removeAll(){for(const t of[...h]){try{(0,i.rmSync)(t,{force:true})}catch{}untrack(t)}}function removeAllAndEnd(t){removeAll()
if(s.listenerCount(t)===0)s.kill(s.pid,t)}}}

