"use strict"
exports.id=705
exports.ids=[705]
exports.modules={89360:(t,e,n)=>{n.d(e,{N:()=>hasAnyFile,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var r=n(31421)
var a=n(76760)
var i=n(57975)
var o=n(41812)
var s=n(73024)
var c=n(9003)
async function findFiles(t,e){const n=new Set
const r=[]
for(const a of t){const{excludes:t,files:i}=await expand(a,e)
if(!t)r.push({argument:a,files:i})
else for(const{realPath:t}of i)n.add(t)}const a=new Map
for(const{argument:t,files:i}of r){const r=i.filter(({realPath:t,isExplicit:e})=>e||!n.has(t))
if(r.length===0)throw new o.f6("no-match",t,{detail:e.extensions.join(", ")})
for(const t of r){const{path:e,isExplicit:n,matchedBy:r}=a.get(t.realPath)??{...t,matchedBy:[]}
a.set(t.realPath,{path:e,realPath:t.realPath,isExplicit:n||t.isExplicit,matchedBy:[...r,...t.matchedBy]})}}return[...a.values()]}async function expand(t,e){if(t==="")throw new o.f6("file-not-found",'""')
const n=findExisting(t,e.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await search(t,"folder",e)}
if(n!==null)return{excludes:false,files:[namedFile(t,n.realPath,e)]}
if(t.startsWith("!"))return{...await expand(t.slice(1),e),excludes:true}
if(isGlob(t))return{excludes:false,files:await search(t,"glob",e)}
throw new o.f6("file-not-found",t)}function findExisting(t,e){try{return(0,c.o1)(t,e)}catch(e){if((0,o.lz)(e,"file-not-found")||isGlob(t))return null
throw e}}function namedFile(t,e,{cwd:n,extensions:r,anyExtension:i}){if(!i&&!hasExtension(t,r)){throw new o.f6("unknown-format",t,{detail:r.join(", ")})}return{realPath:e,path:nameIn(n,(0,a.resolve)(n,t)),isExplicit:true,matchedBy:[]}}async function search(t,e,{cwd:r,extensions:i}){const{splitGlob:l,walk:f}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,43630))
const{folder:u,pattern:d}=e==="glob"?l(t,a.sep):{folder:t,pattern:null}
try{const{realPath:e,stats:n}=(0,c.o1)(u,r,t)
if(!n.isDirectory())return[]
const isSupported=t=>hasExtension(t,i)
const o=f({folder:e,cwd:s.realpathSync.native(r),pattern:d,isSupported})
return o.sort().map(n=>({realPath:(0,a.resolve)(e,n),path:nameIn(r,(0,a.resolve)(r,u,n)),isExplicit:false,matchedBy:[t]}))}catch(e){const n=(0,o.sK)(t,e)
if((0,o.lz)(n,"file-not-found"))return[]
throw n}}function nameIn(t,e){return(0,a.relative)(t,e).split(a.sep).join("/")}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}var l=n(16385)
var f=n(62611)
var u=n(11641)
const d=Object.keys(u.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const r=t.length>0?t:[(0,l.O)(e)??"README.md"]
const a=await findFiles(r,{cwd:e,extensions:d,anyExtension:n!==null})
return a.map(({isExplicit:t,...r})=>({...r,mustHaveSection:t,format:n??(0,u.be)(r.path)??"md",content:(0,f.t)({...r,mustHaveSection:t},e)}))}async function hasAnyFile(t,e){if(t.length===0)return(0,l.O)(e)!==null
for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:d,anyExtension:true})
return true}catch(t){if(!(0,o.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,a.dirname)(t)}
try{const{stdout:a}=await(0,i.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return a.trim()}catch{return null}}},83705:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var r=n(73024)
var a=n(41812)
var i=n(62611)
var o=n(9003)
var s=n(60252)
async function replaceFiles(t,e,n){const r=[]
try{for(const[a,i]of t.entries()){if(i.before!==i.after)r.push(await stage(i,e))
n?.(a+1)}const i=r.filter(isPending)
for(const[t,{path:e,realPath:n,temp:r}]of i.entries()){await(0,s.E1)(r,n).catch(async n=>{throw(0,a.h$)(e,n,await restore(i.slice(0,t)))})}}finally{for(const{temp:t}of r)await(0,s.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{...t,...n,temp:await(0,s.c7)(n.realPath,t.after,n.stats)}}catch(e){throw(0,a.h$)(t.path,e)}}const c=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(t,e){const n=(0,o.xq)(t,e)
if((n.stats.mode&146)===0)throw new a.f6("read-only-file",t)
try{(0,r.closeSync)((0,r.openSync)(n.realPath,c))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,a.c7)(e)??"")
throw n?new a.f6("read-only-file",t,{cause:e}):(0,a.h$)(t,e)}return n}function isPending({path:t,realPath:e,before:n,after:r}){const o=(0,i.io)(t,e)
if(o.equals(Buffer.from(n)))return true
if(o.equals(Buffer.from(r)))return false
throw new a.f6("file-changed",t)}async function restore(t){const e=[]
for(const{path:n,realPath:r,before:a,stats:i}of t){await(0,s.vK)(r,a,i).catch(()=>e.push(n))}return e}var l=n(79593)
var f=n(30187)
var u=n(89360)
const writeMode=async({context:t,configure:e})=>{const{workspace:n}=t
if(n===null)throw(0,f.$z)("GITHUB_WORKSPACE")
const{settings:r,refreshFiles:a}=e(await(0,l.T)(n))
if(!await(0,u.N)(r.files,n)){const t=r.files.length>0?r.files.join(", "):"README.md"
const e=`mode write found none of ${t} in the workspace`
const n="add a step with actions/checkout before this one, or set mode: commit, which needs no checkout"
throw new f.s8("no-checkout",`${e}: ${n}`)}const i=await(0,u.fz)(r.files,n,r.format)
const o=await a(i)
await replaceFiles(o.changes,n)
const s=await(0,u.VH)(n)
const c=s===null||s===t.sha?[]:[otherCommitWarning(s,t.sha)]
return{refresh:{...o,warnings:[...c,...o.warnings]},published:null}}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},16385:(t,e,n)=>{n.d(e,{O:()=>findReadme,c6:()=>chooseReadme,fB:()=>usualReadmePaths})
var r=n(73024)
var a=n(76760)
const i=["",".github/","docs/"]
const o=["README.md","readme.md","Readme.md","ReadMe.md","README.MD","README.markdown","readme.markdown","Readme.markdown"]
function usualReadmePaths(){return i.flatMap(t=>o.map(e=>`${t}${e}`))}function isReadme(t){return/^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(t)}function chooseReadme(t){const e=t.filter(isReadme)
for(const t of i){const n=e.filter(e=>e.slice(0,e.indexOf("/")+1)===t)
const[r]=n.sort((t,e)=>preference(t)-preference(e)||(t<e?-1:1))
if(r!==undefined)return r}return null}function preference(t){const e=o.indexOf(t.slice(t.indexOf("/")+1))
return e<0?o.length:e}function findReadme(t){return chooseReadme(i.flatMap(e=>namesIn((0,a.join)(t,e)).map(t=>`${e}${t}`)))}function namesIn(t){try{return(0,r.readdirSync)(t)}catch{return[]}}},62611:(t,e,n)=>{n.d(e,{io:()=>readBytes,km:()=>readTextFileIfContains,t:()=>readFoundFile,uW:()=>l})
var r=n(4573)
var a=n(73024)
var i=n(67908)
var o=n(41812)
var s=n(9003)
const c=16*1024*1024
const l=a.constants.O_RDONLY|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function readFoundFile({path:t,realPath:e,mustHaveSection:n},r,a=i.nr){try{const i=n?readTextFile(t,r):readTextFileIfContains(t,e,a)
return{outcome:"read",text:i??""}}catch(t){if(!(t instanceof o.f6))throw t
const{line:e,code:n,problem:r}=t
return{outcome:"unreadable",problem:{line:e,column:1,code:n,message:r}}}}function readTextFile(t,e){return readTextFileIfContains(t,(0,s.xq)(t,e).realPath,()=>true)??""}function readTextFileIfContains(t,e,n){return withRegularFile(t,e,(e,r)=>{if(r>c){if(!streamContains(e,n))return null
throw new o.f6("file-too-large",t,{detail:"16 MiB"})}const i=(0,a.readFileSync)(e)
return n(i.toString("latin1"))?decode(t,i):null})}function readBytes(t,e){return withRegularFile(t,e,t=>(0,a.readFileSync)(t))}function withRegularFile(t,e,n){try{const r=(0,a.openSync)(e,l)
try{const e=(0,a.fstatSync)(r);(0,s.fA)(t,e)
return n(r,e.size)}finally{(0,a.closeSync)(r)}}catch(e){throw(0,o.sK)(t,e)}}async function readTextStream(t,e){const n=[]
let r=0
try{for await(const a of e){r+=a.length
if(r>c)throw new FileError("file-too-large",t,{detail:"16 MiB"})
n.push(a)}}catch(e){throw toReadError(t,e)}return decode(t,Buffer.concat(n))}function decode(t,e){if((0,r.isAscii)(e))return e.toString("latin1")
if((0,r.isUtf8)(e))return e.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(e.toString("latin1",0,2))
const a=n?1:firstInvalidLine(e)
const i=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${a}`
throw new o.f6("not-utf8",t,{detail:i,line:a})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const a=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,a)))break
n=a+1}return e}const f=64
function streamContains(t,e){const n=Buffer.alloc(1024*1024)
let r=""
for(let i=(0,a.readSync)(t,n);i>0;i=(0,a.readSync)(t,n)){r=r.slice(-f)+n.toString("latin1",0,i)
if(e(r))return true}return false}},9003:(t,e,n)=>{n.d(e,{Eu:()=>findFilesAbove,fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var r=n(73024)
var a=n(76760)
var i=n(41812)
function resolvePath(t,e,n=t){const o=(0,a.resolve)(e,t)
try{const t=r.realpathSync.native(o)
const a=r.realpathSync.native(e)
if(!isInside(t,a)){const t=isInside(o,e)||isInside(o,a)
if(t||(0,r.lstatSync)(o).isSymbolicLink())throw new i.f6("leads-outside",n)}return{realPath:t,stats:(0,r.statSync)(t)}}catch(t){throw(0,i.sK)(n,t)}}function resolveFile(t,e,n=t){const r=resolvePath(t,e,n)
assertRegularFile(n,r.stats)
return r}function assertRegularFile(t,e){if(e.isFile())return
let n="a device"
if(e.isDirectory())n="a folder"
if(e.isFIFO())n="a pipe"
if(e.isSocket())n="a socket"
throw new i.f6("not-a-file",t,{detail:n})}function isInside(t,e){const n=(0,a.relative)(e,t)
return n===""||!((0,a.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(t){for(let e=t;;e=(0,a.dirname)(e)){if((0,r.existsSync)((0,a.join)(e,".git")))return e
if(e===(0,a.dirname)(e))return t}}function findFilesAbove(t,e){const n=findGitRoot(t)
const i=[]
for(let o=t;;o=(0,a.dirname)(o)){i.push(...e.map(t=>(0,a.join)(o,t)).filter(t=>(0,r.existsSync)(t)))
if(o===n)return i}}},60252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var r=n(77598)
var a=n(73024)
var i=n(51455)
var o=n(76760)
var s=n(1708)
var c=n(58500)
var l=n(41812)
async function writeAtomically(t,e,n){const r=await writeTempFile(t,e,n)
await moveTempFile(r,t).finally(()=>removeTempFile(r))}async function writeTempFile(t,e,{mode:n,uid:a,gid:s}){const c=(0,o.join)((0,o.dirname)(t),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const t=await(0,i.open)(c,"wx",384)
try{await t.writeFile(e)
if(a!==undefined&&s!==undefined)await t.chown(a,s).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const d=100
async function moveTempFile(t,e,n={rename:i.rename,platform:s.platform}){const r=Date.now()
for(let a=0;;a=Math.min(a+10,d)){try{await n.rename(t,e)
return untrack(t)}catch(t){const e=n.platform==="win32"&&f.includes((0,l.c7)(t))
if(!e||Date.now()-r>u)throw t
await(0,c.setTimeout)(a)}}}async function removeTempFile(t){await(0,i.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const h=new Set
const m=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(t){if(h.size===0)for(const t of m)s.on(t,removeAll)
h.add(t)}function untrack(t){if(!h.delete(t)||h.size>0)return
for(const t of m)s.off(t,removeAll)}function removeAll(t){for(const t of[...h]){try{(0,a.rmSync)(t,{force:true})}catch{}untrack(t)}if(typeof t==="string"&&s.listenerCount(t)===0)s.kill(s.pid,t)}},79593:(t,e,n)=>{n.d(e,{B:()=>mayContainSettings,T:()=>readConfiguration})
var r=n(76760)
var a=n(81641)
var i=n(62611)
var o=n(9003)
async function readConfiguration(t,e=(0,o.Eu)(t,a.fl)){for(const n of e){const nameIn=e=>(0,r.relative)(t,e).split(r.sep).join("/")
const e=nameIn(n)
const{realPath:a}=(0,o.xq)(n,(0,o.ky)(t),e)
const s=(0,i.km)(e,a,t=>mayContainSettings((0,r.basename)(n),t))
const c=s===null?null:await parse(e,s)
if(c===null)continue
const l=c.get("files")
const f=nameIn((0,r.dirname)(n))
if(l===undefined||f==="")return c
const u=l.values.map(t=>t.replace(/^!?/,t=>`${t}${f}/`))
return new Map(c).set("files",{...l,values:u})}return new Map}function mayContainSettings(t,e){return t!=="package.json"||e.includes('"status-snippets"')}async function parse(t,e){const{parseConfigurationFile:r}=await Promise.all([n.e(162),n.e(203)]).then(n.bind(n,22627))
return r(t,e)}}}

