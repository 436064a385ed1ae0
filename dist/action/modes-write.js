"use strict"
exports.id=705
exports.ids=[705]
exports.modules={86455:(t,e,n)=>{n.d(e,{V:()=>readCheckoutHead})
var r=n(31421)
var a=n(76760)
var o=n(57975)
async function readCheckoutHead(t){const e=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const n={...process.env,GIT_CEILING_DIRECTORIES:(0,a.dirname)(t)}
try{const{stdout:a}=await(0,o.promisify)(r.execFile)("git",e,{cwd:t,env:n})
return a.trim()}catch{return null}}},83705:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var r=n(73024)
var a=n(41812)
var o=n(62611)
var i=n(9003)
var c=n(60252)
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
await(0,c.E1)(t,r.real).finally(()=>(0,c.V_)(t))}catch{e.push(n.path)}}return e}var f=n(30187)
var l=n(86455)
var u=n(42390)
var h=n(83890)
var m=n(46204)
const writeMode=async t=>{const{context:e,settings:n}=t;(0,h.Bz)(n,e)
const{workspace:r}=e
if(r===null)throw new f.ej("GITHUB_WORKSPACE")
if(!await(0,u.P_)(n.files,r))throw new f.vc(n.files)
const a=await(0,u.eo)(n.files,r,n.format)
const o=await(0,m.y)(t,a)
await replaceFiles(o.changes,r)
const i=await(0,l.V)(r)
const c=i===null||i===e.sha?[]:[otherCommitWarning(i,e.sha)]
const s={...o,warnings:[...c,...o.warnings]}
return{refresh:s,published:null,publishError:null,isOwnRepository:true}}
function otherCommitWarning(t,e){const n=`the workspace is at commit ${t}, but the commit of this run is ${e}: `+"if that is not intended, put a step with actions/checkout before this one"
return{code:"other-commit",message:n}}},60252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(77598)
var a=n(73024)
var o=n(51455)
var i=n(76760)
var c=n(1708)
var s=n(58500)
var f=n(41812)
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

