"use strict"
exports.id=143
exports.ids=[143]
exports.modules={2143:(t,e,a)=>{a.d(e,{locateWritable:()=>locateWritable,replaceFiles:()=>replaceFiles})
var n=a(3024)
var c=a(1812)
var o=a(8338)
var r=a(9003)
var i=a(252)
const s=n.constants.O_RDWR|(n.constants.O_NOFOLLOW??0)|(n.constants.O_NONBLOCK??0)
async function replaceFiles(t,e){const a=[]
try{for(const n of t){if(n.before!==n.after)a.push(await stage(n,e))}await takePlaces(a.filter(isPending))}finally{for(const{temp:t}of a)await(0,i.V_)(t)}}async function stage(t,e){const{path:a,after:n}=t
const o=locateWritable(a,e)
const{mode:r,uid:s,gid:f}=o.stats
const l=await(0,i.c7)(o.real,n,r,{uid:s,gid:f}).catch(t=>{throw(0,c.P_)(a,t)})
return{change:t,place:o,temp:l}}function locateWritable(t,e){let a
try{a=(0,r.pM)(t,e)}catch(e){throw(0,c.vE)(t,e)}if((a.stats.mode&146)===0)throw new c.fH(t)
try{(0,n.closeSync)((0,n.openSync)(a.real,s))}catch(e){const a=["EACCES","EPERM","EROFS"].includes((0,c.$N)(e)??"")
throw a?new c.fH(t,e):(0,c.P_)(t,e)}return a}function isPending({change:t,place:e}){let a
try{a=(0,o.io)(e.real)}catch(e){throw(0,c.vE)(t.path,e)}if(a.equals(Buffer.from(t.before)))return true
if(a.equals(Buffer.from(t.after)))return false
throw new c.zR(t.path)}async function takePlaces(t){const e=[]
for(const a of t){try{await(0,i.E1)(a.temp,a.place.real)
e.push(a)}catch(t){const n=await restore(e)
throw(0,c.P_)(a.change.path,t,n)}}}async function restore(t){const e=[]
for(const{change:a,place:n}of t){const{mode:t,uid:c,gid:o}=n.stats
try{const e=await(0,i.c7)(n.real,a.before,t,{uid:c,gid:o})
await(0,i.E1)(e,n.real).finally(()=>(0,i.V_)(e))}catch{e.push(a.path)}}return e}},252:(t,e,a)=>{a.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var n=a(7598)
var c=a(3024)
var o=a(1455)
var r=a(6760)
var i=a(1708)
const s=new Set
const f=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(t,e,a,c){const i=(0,r.join)((0,r.dirname)(t),`.status-snippets-${(0,n.randomBytes)(8).toString("hex")}.tmp`)
watch(i)
try{const t=await(0,o.open)(i,"wx",384)
try{await t.writeFile(e)
if(c!==null)await t.chown(c.uid,c.gid).catch(()=>{})
await t.chmod(a&4095)
await t.sync()}finally{await t.close()}return i}catch(t){await removeTempFile(i)
throw t}}async function moveTempFile(t,e){await(0,o.rename)(t,e)
unwatch(t)}async function removeTempFile(t){await(0,o.rm)(t,{force:true}).catch(()=>{})
unwatch(t)}function watch(t){if(s.size===0){i.on("exit",sweep)
for(const t of f)i.on(t,sweepAndEnd)}s.add(t)}function unwatch(t){s.delete(t)
if(s.size>0)return
i.off("exit",sweep)
for(const t of f)i.off(t,sweepAndEnd)}function sweep(){for(const t of s){try{(0,c.rmSync)(t,{force:true})}catch{}}}function sweepAndEnd(t){sweep()
for(const t of[...s])unwatch(t)
if(i.listenerCount(t)===0)i.kill(i.pid,t)}}}

