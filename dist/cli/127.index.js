"use strict"
exports.id=127
exports.ids=[127]
exports.modules={5127:(t,e,n)=>{n.d(e,{locateWritable:()=>locateWritable,replaceFiles:()=>replaceFiles})
var a=n(3024)
var o=n(4644)
var r=n(3583)
var i=n(4008)
var c=n(9654)
var s=n(4418)
const f=a.constants.O_RDWR|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
async function replaceFiles(t,e){const n=[]
try{for(const a of t){if(a.before!==a.after)n.push(await stage(a,e))}await takePlaces(n.filter(isPending))}finally{for(const{temp:t}of n)await(0,c.V_)(t)}}async function stage(t,e){const{path:n,after:a}=t
const o=locateWritable(n,e)
const{mode:r,uid:i,gid:f}=o.stats
const l=await(0,c.c7)(o.real,a,r,{uid:i,gid:f}).catch(t=>{throw(0,s.P)(n,t)})
return{change:t,place:o,temp:l}}function locateWritable(t,e){let n
try{n=(0,r.pM)(t,e)}catch(e){throw(0,o.vE)(t,e)}if((n.stats.mode&146)===0)throw new o.fH(t)
try{(0,a.closeSync)((0,a.openSync)(n.real,f))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,o.$N)(e)??"")
throw n?new o.fH(t,e):(0,s.P)(t,e)}return n}function isPending({change:t,place:e}){let n
try{n=(0,i.io)(e.real)}catch(e){throw(0,o.vE)(t.path,e)}if(n.equals(Buffer.from(t.before)))return true
if(n.equals(Buffer.from(t.after)))return false
throw new o.zR(t.path)}async function takePlaces(t){const e=[]
for(const n of t){try{await(0,c.E1)(n.temp,n.place.real)
e.push(n)}catch(t){const a=await restore(e)
throw(0,s.P)(n.change.path,t,a)}}}async function restore(t){const e=[]
for(const{change:n,place:a}of t){const{mode:t,uid:o,gid:r}=a.stats
try{const e=await(0,c.c7)(a.real,n.before,t,{uid:o,gid:r})
await(0,c.E1)(e,a.real).finally(()=>(0,c.V_)(e))}catch{e.push(n.path)}}return e}},9654:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var a=n(7598)
var o=n(3024)
var r=n(1455)
var i=n(6760)
var c=n(1708)
const s=new Set
const f=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(t,e,n,o){const c=(0,i.join)((0,i.dirname)(t),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
watch(c)
try{const t=await(0,r.open)(c,"wx",384)
try{await t.writeFile(e)
if(o!==null)await t.chown(o.uid,o.gid).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}async function moveTempFile(t,e){await(0,r.rename)(t,e)
unwatch(t)}async function removeTempFile(t){await(0,r.rm)(t,{force:true}).catch(()=>{})
unwatch(t)}function watch(t){if(s.size===0){c.on("exit",sweep)
for(const t of f)c.on(t,sweepAndEnd)}s.add(t)}function unwatch(t){s.delete(t)
if(s.size>0)return
c.off("exit",sweep)
for(const t of f)c.off(t,sweepAndEnd)}function sweep(){for(const t of s){try{(0,o.rmSync)(t,{force:true})}catch{}}}function sweepAndEnd(t){sweep()
for(const t of[...s])unwatch(t)
if(c.listenerCount(t)===0)c.kill(c.pid,t)}},4418:(t,e,n)=>{n.d(e,{P:()=>writingError})
var a=n(4644)
const o={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,e,n=[]){if(e instanceof a.f6)return e
const r=(0,a.$N)(e)??String(e)
const[i,c]=o[r]??["the system refused","check the disk"]
if(n.length>0)return new a._j(t,`, ${i} (${r})`,n,e)
return new a.rl(t,`, ${i} (${r}), nothing was written`,c,e)}}}

