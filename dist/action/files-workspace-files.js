"use strict"
exports.id=437
exports.ids=[437]
exports.modules={9360:(t,e,n)=>{n.d(e,{P_:()=>isInWorkspace,VH:()=>readCheckoutHead,fz:()=>readWorkspaceFiles})
var r=n(1421)
var i=n(6760)
var s=n(7975)
var o=n(1812)
var a=n(3024)
var c=n(9003)
async function findFiles(t,e){const n=t.map(t=>parseTarget(t,e))
const r=new Set
for(const t of n.filter(({excludes:t})=>t)){for(const{real:n}of await filesOf(t,e))r.add(n)}const i=new Map
for(const t of n.filter(({excludes:t})=>!t)){const n=await filesOf(t,e)
const s=t.kind==="file"?n:n.filter(({real:t})=>!r.has(t))
if(s.length===0){throw new o.f6("no-match",t.argument,{detail:e.extensions.join(", ")})}for(const t of s){const{path:e,isExplicit:n,matchedBy:r}=i.get(t.real)??{...t,matchedBy:[]}
i.set(t.real,{path:e,real:t.real,isExplicit:n||t.isExplicit,matchedBy:[...r,...t.matchedBy]})}}return[...i.values()]}function parseTarget(t,e){if(t==="")throw new o.f6("file-not-found",'""')
const n=findExisting(t,e)
if(n!==null)return{...n,argument:t,excludes:false}
if(t.startsWith("!"))return{...parseTarget(t.slice(1),e),excludes:true}
if(isGlob(t))return{kind:"glob",argument:t,excludes:false}
throw new o.f6("file-not-found",t)}function findExisting(t,{cwd:e,extensions:n,anyExtension:r}){let i
try{i=(0,c.o1)(t,e)}catch(e){const n=(0,o.sK)(t,e)
if((0,o.lz)(n,"file-not-found")||isGlob(t))return null
throw n}if(i.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(t,n)){throw new o.f6("unknown-format",t,{detail:n.join(", ")})}return{kind:"file",real:i.real}}async function filesOf(t,{cwd:e,extensions:r}){const{argument:s}=t
const nameOf=t=>(0,i.relative)(e,t).split(i.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,i.resolve)(e,s)),isExplicit:true,matchedBy:[]}]}const{folder:l,pattern:f}=t.kind==="glob"?splitGlob(s,i.sep):{folder:s,pattern:null}
try{const t=(0,i.resolve)(e,l)
const{real:o,stats:u}=(0,c.o1)(l,e,s)
if(!u.isDirectory())return[]
const{walk:d}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,8886))
const h=d({folder:o,cwd:a.realpathSync.native(e),pattern:f,extensions:r})
return h.filter(t=>hasExtension(t,r)).sort().map(e=>({real:(0,i.resolve)(o,e),path:nameOf((0,i.resolve)(t,e)),isExplicit:false,matchedBy:[s]}))}catch(t){const e=(0,o.sK)(s,t)
if((0,o.lz)(e,"file-not-found"))return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const r=n.split("/")
const i=r.findIndex((t,e)=>e===r.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const s=r.slice(0,i).join("/")
return{folder:i>0&&s===""?"/":s,pattern:r.slice(i).join("/")}}var l=n(2611)
var f=n(1641)
var u=n(411)
const d=Object.keys(f.Kk).map(t=>`.${t}`)
async function readWorkspaceFiles(t,e,n){const r=await findFiles(t,{cwd:e,extensions:d,anyExtension:n!==null})
return r.map(t=>({path:t.path,format:n??(0,f.be)(t.path)??"md",isExplicit:t.isExplicit,matchedBy:t.matchedBy,content:(0,l.t)(t,e,u.nr)}))}async function isInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:d,anyExtension:true})
return true}catch(t){if(!(0,o.lz)(t,"file-not-found","no-match"))return true}}return false}async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,i.dirname)(t)}
try{const{stdout:i}=await(0,s.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return i.trim()}catch{return null}}},4437:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var r=n(891)
var i=n(8378)
var s=n(187)
var o=n(4896)
var a=n(3890)
var c=n(9360)
var l=n(9300)
var f=n(9365)
const checkMode=async t=>{const e=(0,a.Id)(t.settings,t.context)
const n=await(0,f.yn)(t,await readFiles(t,e),true)
return(0,f.g2)(n,e?.isOwnRepository??true)}
async function readFiles(t,e){const{settings:n,context:r}=t
const{workspace:i}=r
if(e===null&&i!==null&&await(0,c.P_)(n.files,i)){const e=await(0,c.VH)(i)
if(e!==null&&e===r.sha)return(0,c.fz)(n.files,i,n.format)
const s=e===null?"not a git checkout":`at commit ${e}`
t.environment.runner.log(`The workspace is ${s}, so the files are read over the API.`)}return readOverApi(t,e)}async function readOverApi(t,e){const{settings:n,context:c}=t
const f=await(0,o.$)(n.files,n.format)
const u=await(0,l.g)(t)
if(e!==null){const{repository:t,branch:n}=e
const i=await(0,r.pG)(u,{repository:t,branch:n,pullRequestBranch:null},f)
return f.toInputFiles(i.files)}if(c.sha==="")throw new s.ej("GITHUB_SHA")
return f.toInputFiles(await(0,i.kN)(u,(0,a.q5)(c.repository),c.sha,f))}},2611:(t,e,n)=>{n.d(e,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var r=n(4573)
var i=n(3024)
var s=n(1812)
var o=n(9003)
const a=16*1024*1024
const c=i.constants.O_RDONLY|(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)
function readFoundFile({path:t,real:e,isExplicit:n},r,i){try{const s=n?readTextFile(t,r):readTextFileIf(t,e,i)
return{outcome:"read",text:s??""}}catch(t){if(!(t instanceof s.f6))throw t
const{line:e,code:n,problem:r}=t
return{outcome:"refused",problem:{line:e,column:1,code:n,message:r}}}}function readTextFile(t,e){try{return readTextFileIf(t,(0,o.xq)(t,e).real,()=>true)??""}catch(e){throw(0,s.sK)(t,e)}}function readTextFileIf(t,e,n){try{return withRegularFile(t,e,(e,r)=>{if(r>a){if(!streamContains(e,n))return null
throw new s.f6("file-too-large",t,{detail:"16 MiB"})}const o=(0,i.readFileSync)(e)
return n(o.toString("latin1"))?decode(t,o):null})}catch(e){throw(0,s.sK)(t,e)}}function readBytes(t){return withRegularFile(t,t,t=>(0,i.readFileSync)(t))}function withRegularFile(t,e,n){const r=(0,i.openSync)(e,c)
try{const e=(0,i.fstatSync)(r)
if(!e.isFile())throw new s.f6("not-a-file",t,{detail:(0,o.yc)(e)})
return n(r,e.size)}finally{(0,i.closeSync)(r)}}function decode(t,e){if((0,r.isAscii)(e))return e.toString("latin1")
if((0,r.isUtf8)(e))return e.toString("utf8")
const n=e[0]===255&&e[1]===254||e[0]===254&&e[1]===255
const i=n?1:firstInvalidLine(e)
const o=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${i}`
throw new s.f6("not-utf8",t,{detail:o,line:i})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const i=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,i)))break
n=i+1}return e}const l=1024*1024
const f=64
function streamContains(t,e){const n=Buffer.alloc(l)
let r=""
for(let s=1;s>0;){s=(0,i.readSync)(t,n)
const o=r+n.toString("latin1",0,s)
if(e(o))return true
r=o.slice(-f)}return false}},9003:(t,e,n)=>{n.d(e,{ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var r=n(3024)
var i=n(6760)
var s=n(1812)
function resolvePath(t,e,n=t){const o=(0,i.resolve)(e,t)
const a=r.realpathSync.native(o)
const c=r.realpathSync.native(e)
if(!isInside(a,c)){const t=isInside(o,e)||isInside(o,c)
if(t||(0,r.lstatSync)(o).isSymbolicLink())throw new s.f6("leads-outside",n)}return{real:a,stats:(0,r.statSync)(a)}}function resolveFile(t,e){const n=resolvePath(t,e)
if(!n.stats.isFile())throw new s.f6("not-a-file",t,{detail:fileKindOf(n.stats)})
return n}function isInside(t,e){const n=(0,i.relative)(e,t)
return n===""||!((0,i.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}function findGitRoot(t){for(let e=t;;e=(0,i.dirname)(e)){if((0,r.existsSync)((0,i.join)(e,".git")))return e
if(e===(0,i.dirname)(e))return t}}}}

