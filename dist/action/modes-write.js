"use strict"
exports.id=705
exports.ids=[705]
exports.modules={6455:(t,e,n)=>{n.d(e,{V:()=>readCheckoutHead})
var r=n(1421)
var a=n(6760)
var o=n(7975)
async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,a.dirname)(t)}
try{const{stdout:a}=await(0,o.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return a.trim()}catch{return null}}},3705:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var r=n(3024)
var a=n(1812)
var o=n(2611)
var i=n(9003)
var c=n(252)
async function replaceFiles(t,e){const n=[]
try{for(const r of t){if(r.before!==r.after)n.push(await stage(r,e))}await commitStaged(n.filter(isPending))}finally{for(const{temp:t}of n)await(0,c.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{change:t,file:n,temp:await(0,c.c7)(n.real,t.after,n.stats)}}catch(e){throw(0,a.h$)(t.path,e)}}const s=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(t,e){let n
try{n=(0,i.xq)(t,e)}catch(e){throw(0,a.sK)(t,e)}if((n.stats.mode&146)===0)throw new a.f6("read-only-file",t)
try{(0,r.closeSync)((0,r.openSync)(n.real,s))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,a.c7)(e)??"")
throw n?new a.f6("read-only-file",t,{cause:e}):(0,a.h$)(t,e)}return n}function isPending({change:t,file:e}){let n
try{n=(0,o.io)(e.real)}catch(e){throw(0,a.sK)(t.path,e)}if(n.equals(Buffer.from(t.before)))return true
if(n.equals(Buffer.from(t.after)))return false
throw new a.f6("file-changed",t.path)}async function commitStaged(t){const e=[]
for(const n of t){try{await(0,c.E1)(n.temp,n.file.real)
e.push(n)}catch(t){throw(0,a.h$)(n.change.path,t,await restore(e))}}}async function restore(t){const e=[]
for(const{change:n,file:r}of t){try{const t=await(0,c.c7)(r.real,n.before,r.stats)
await(0,c.E1)(t,r.real).finally(()=>(0,c.V_)(t))}catch{e.push(n.path)}}return e}var f=n(187)
var l=n(6455)
var u=n(5095)
var h=n(3890)
var m=n(1581)
const writeMode=async t=>{const{action:e,context:n,settings:r}=t;(0,h.Bz)(e,n)
const{workspace:a}=n
if(a===null)throw new f.ej("GITHUB_WORKSPACE")
if(!await(0,u.P_)(e.files,a))throw new f.vc(e.files)
const o=await(0,u.eo)(e.files,a,r.format)
const i=await(0,m.y)(t,o)
await replaceFiles(i.changes,a)
const c=await(0,l.V)(a)
const s=c===null||c===n.sha?[]:[otherCommitWarning(c,n.sha)]
const w={...i,warnings:[...s,...i.warnings]}
return{refresh:w,published:null,publishError:null,isOwnRepository:true}}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(7598)
var a=n(3024)
var o=n(1455)
var i=n(6760)
var c=n(1708)
var s=n(8500)
var f=n(1812)
async function writeTempFile(t,e,{mode:n,uid:a,gid:c}){const s=(0,i.join)((0,i.dirname)(t),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(s)
try{const t=await(0,o.open)(s,"wx",384)
try{await t.writeFile(e)
if(a!==undefined&&c!==undefined)await t.chown(a,c).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return s}catch(t){await removeTempFile(s)
throw t}}const l=["EACCES","EBUSY","EPERM"]
const u=1e4
const h=100
async function moveTempFile(t,e,n={rename:o.rename,platform:c.platform}){const r=Date.now()
for(let a=0;;a=Math.min(a+10,h)){try{await n.rename(t,e)
untrack(t)
return}catch(t){const e=n.platform==="win32"&&l.includes((0,f.c7)(t))
if(!e||Date.now()-r>u)throw t
await(0,s.setTimeout)(a)}}}async function removeTempFile(t){await(0,o.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const m=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
function track(t){if(m.size===0){c.on("exit",removeAll)
for(const t of w)c.on(t,removeAllAndEnd)}m.add(t)}function untrack(t){if(!m.delete(t)||m.size>0)return
c.off("exit",removeAll)
for(const t of w)c.off(t,removeAllAndEnd)}function removeAll(){for(const t of[...m]){try{(0,a.rmSync)(t,{force:true})}catch{}untrack(t)}}function removeAllAndEnd(t){removeAll()
if(c.listenerCount(t)===0)c.kill(c.pid,t)}}}

