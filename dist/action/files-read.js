"use strict"
exports.id=455
exports.ids=[455]
exports.modules={9455:(t,e,n)=>{n.d(e,{openCacheFolder:()=>openCacheFolder})
var i=n(1455)
var r=n(6760)
var a=n(1708)
var o=n(2611)
var s=n(252)
const c=1024*1024
function openCacheFolder(t){return{async read(e){try{return await isPrivateFolder(t)?await readEntry((0,r.join)(t,fileNameOf(e))):null}catch{return null}},async write(e,n){try{const a=(0,r.join)(t,fileNameOf(e))
await(0,i.mkdir)(t,{recursive:true,mode:448})
if(!await isPrivateFolder(t))return
const o=await(0,s.c7)(a,n,{mode:384})
await(0,s.E1)(o,a).finally(()=>(0,s.V_)(o))}catch{}}}}function fileNameOf(t){if(!/^[\da-z]+$/.test(t))throw new Error("A key consists of letters and digits.")
return`${t}.json`}async function isPrivateFolder(t){const e=await(0,i.stat)(t)
return e.isDirectory()&&isPrivate(e)}async function readEntry(t){const e=await(0,i.open)(t,o.uW)
try{const t=await e.stat()
if(!t.isFile()||t.size>c||!isPrivate(t))return null
return await e.readFile("utf8")}finally{await e.close()}}function isPrivate({uid:t,mode:e}){const n=a.geteuid?.()
return n===undefined||t===n&&(e&18)===0}},2611:(t,e,n)=>{n.d(e,{Gu:()=>readTextFile,dh:()=>readTextFileIf,io:()=>readBytes,uW:()=>c})
var i=n(4573)
var r=n(3024)
var a=n(1812)
var o=n(9003)
const s=16*1024*1024
const c=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readTextFile(t,e){try{const n=withRegularFile(t,(0,o.xq)(t,e).real,(e,n)=>{if(n>s)throw new a.f6("file-too-large",t,{detail:"16 MiB"})
return(0,r.readFileSync)(e)})
return decode(t,n)}catch(e){throw(0,a.sK)(t,e)}}function readTextFileIf(t,e,n){try{return withRegularFile(t,e,(e,i)=>{if(i>s){if(!streamContains(e,n))return null
throw new a.f6("file-too-large",t,{detail:"16 MiB"})}const o=(0,r.readFileSync)(e)
return n(o.toString("latin1"))?decode(t,o):null})}catch(e){throw(0,a.sK)(t,e)}}function readBytes(t){return withRegularFile(t,t,t=>(0,r.readFileSync)(t))}function withRegularFile(t,e,n){const i=(0,r.openSync)(e,c)
try{const e=(0,r.fstatSync)(i)
if(!e.isFile())throw new a.f6("not-a-file",t,{detail:(0,o.yc)(e)})
return n(i,e.size)}finally{(0,r.closeSync)(i)}}function decode(t,e){if((0,i.isAscii)(e))return e.toString("latin1")
if((0,i.isUtf8)(e))return e.toString("utf8")
const n=e[0]===255&&e[1]===254||e[0]===254&&e[1]===255
const r=n?1:firstInvalidLine(e)
const o=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${r}`
throw new a.f6("not-utf8",t,{detail:o,line:r})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const r=e===-1?t.length:e
if(!(0,i.isUtf8)(t.subarray(n,r)))break
n=r+1}return e}const l=1024*1024
const f=64
function streamContains(t,e){const n=Buffer.alloc(l)
let i=""
for(let a=1;a>0;){a=(0,r.readSync)(t,n)
const o=i+n.toString("latin1",0,a)
if(e(o))return true
i=o.slice(-f)}return false}},9003:(t,e,n)=>{n.d(e,{o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var i=n(3024)
var r=n(6760)
var a=n(1812)
function resolvePath(t,e,n=t){const o=(0,r.resolve)(e,t)
const s=i.realpathSync.native(o)
const c=i.realpathSync.native(e)
if(!isInside(s,c)){const t=isInside(o,e)||isInside(o,c)
if(t||(0,i.lstatSync)(o).isSymbolicLink())throw new a.f6("leads-outside",n)}return{real:s,stats:(0,i.statSync)(s)}}function resolveFile(t,e){const n=resolvePath(t,e)
if(!n.stats.isFile())throw new a.f6("not-a-file",t,{detail:fileKindOf(n.stats)})
return n}function isInside(t,e){const n=(0,r.relative)(e,t)
return n===""||!((0,r.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var i=n(7598)
var r=n(3024)
var a=n(1455)
var o=n(6760)
var s=n(1708)
var c=n(8500)
var l=n(1812)
async function writeTempFile(t,e,{mode:n,uid:r,gid:s}){const c=(0,o.join)((0,o.dirname)(t),`.status-snippets-${(0,i.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const t=await(0,a.open)(c,"wx",384)
try{await t.writeFile(e)
if(r!==undefined&&s!==undefined)await t.chown(r,s).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const d=100
async function moveTempFile(t,e,n={rename:a.rename,platform:s.platform}){const i=Date.now()
for(let r=0;;r=Math.min(r+10,d)){try{await n.rename(t,e)
untrack(t)
return}catch(t){const e=n.platform==="win32"&&f.includes((0,l.c7)(t))
if(!e||Date.now()-i>u)throw t
await(0,c.setTimeout)(r)}}}async function removeTempFile(t){await(0,a.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const w=new Set
const v=["SIGINT","SIGTERM","SIGHUP"]
function track(t){if(w.size===0){s.on("exit",removeAll)
for(const t of v)s.on(t,removeAllAndEnd)}w.add(t)}function untrack(t){if(!w.delete(t)||w.size>0)return
s.off("exit",removeAll)
for(const t of v)s.off(t,removeAllAndEnd)}function removeAll(){for(const t of[...w]){try{(0,r.rmSync)(t,{force:true})}catch{}untrack(t)}}function removeAllAndEnd(t){removeAll()
if(s.listenerCount(t)===0)s.kill(s.pid,t)}}}

