"use strict"
exports.id=143
exports.ids=[143]
exports.modules={2143:(e,t,a)=>{a.d(t,{replaceFiles:()=>replaceFiles,resolveWritable:()=>resolveWritable})
var r=a(3024)
var n=a(1812)
var o=a(2611)
var c=a(9003)
var i=a(252)
async function replaceFiles(e,t){const a=[]
try{for(const r of e){if(r.before!==r.after)a.push(await stage(r,t))}await commitStaged(a.filter(isPending))}finally{for(const{temp:e}of a)await(0,i.V_)(e)}}async function stage(e,t){const a=resolveWritable(e.path,t)
try{return{change:e,file:a,temp:await(0,i.c7)(a.real,e.after,a.stats)}}catch(t){throw(0,n.h$)(e.path,t)}}const s=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(e,t){let a
try{a=(0,c.xq)(e,t)}catch(t){throw(0,n.sK)(e,t)}if((a.stats.mode&146)===0)throw new n.f6("read-only-file",e)
try{(0,r.closeSync)((0,r.openSync)(a.real,s))}catch(t){const a=["EACCES","EPERM","EROFS"].includes((0,n.c7)(t)??"")
throw a?new n.f6("read-only-file",e,{cause:t}):(0,n.h$)(e,t)}return a}function isPending({change:e,file:t}){let a
try{a=(0,o.io)(t.real)}catch(t){throw(0,n.sK)(e.path,t)}if(a.equals(Buffer.from(e.before)))return true
if(a.equals(Buffer.from(e.after)))return false
throw new n.f6("file-changed",e.path)}async function commitStaged(e){const t=[]
for(const a of e){try{await(0,i.E1)(a.temp,a.file.real)
t.push(a)}catch(e){throw(0,n.h$)(a.change.path,e,await restore(t))}}}async function restore(e){const t=[]
for(const{change:a,file:r}of e){try{const e=await(0,i.c7)(r.real,a.before,r.stats)
await(0,i.E1)(e,r.real).finally(()=>(0,i.V_)(e))}catch{t.push(a.path)}}return t}},252:(e,t,a)=>{a.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=a(7598)
var n=a(3024)
var o=a(1455)
var c=a(6760)
var i=a(1708)
var s=a(8500)
var l=a(1812)
async function writeTempFile(e,t,{mode:a,uid:n,gid:i}){const s=(0,c.join)((0,c.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(s)
try{const e=await(0,o.open)(s,"wx",384)
try{await e.writeFile(t)
if(n!==undefined&&i!==undefined)await e.chown(n,i).catch(()=>{})
await e.chmod(a&4095)
await e.sync()}finally{await e.close()}return s}catch(e){await removeTempFile(s)
throw e}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const m=100
async function moveTempFile(e,t,a={rename:o.rename,platform:i.platform}){const r=Date.now()
for(let n=0;;n=Math.min(n+10,m)){try{await a.rename(e,t)
untrack(e)
return}catch(e){const t=a.platform==="win32"&&f.includes((0,l.c7)(e))
if(!t||Date.now()-r>u)throw e
await(0,s.setTimeout)(n)}}}async function removeTempFile(e){await(0,o.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const h=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
function track(e){if(h.size===0){i.on("exit",removeAll)
for(const e of w)i.on(e,removeAllAndEnd)}h.add(e)}function untrack(e){if(!h.delete(e)||h.size>0)return
i.off("exit",removeAll)
for(const e of w)i.off(e,removeAllAndEnd)}function removeAll(){for(const e of[...h]){try{(0,n.rmSync)(e,{force:true})}catch{}untrack(e)}}function removeAllAndEnd(e){removeAll()
if(i.listenerCount(e)===0)i.kill(i.pid,e)}}}

