"use strict"
exports.id=705
exports.ids=[705]
exports.modules={3705:(t,e,a)=>{a.r(e)
a.d(e,{writeMode:()=>writeMode})
var n=a(3024)
var o=a(1812)
var c=a(2611)
var r=a(9003)
var i=a(252)
const s=n.constants.O_RDWR|(n.constants.O_NOFOLLOW??0)|(n.constants.O_NONBLOCK??0)
async function replaceFiles(t,e){const a=[]
try{for(const n of t){if(n.before!==n.after)a.push(await stage(n,e))}await takePlaces(a.filter(isPending))}finally{for(const{temp:t}of a)await(0,i.V_)(t)}}async function stage(t,e){const{path:a,after:n}=t
const c=locateWritable(a,e)
const{mode:r,uid:s,gid:f}=c.stats
const l=await(0,i.c7)(c.real,n,r,{uid:s,gid:f}).catch(t=>{throw(0,o.P_)(a,t)})
return{change:t,place:c,temp:l}}function locateWritable(t,e){let a
try{a=(0,r.pM)(t,e)}catch(e){throw(0,o.vE)(t,e)}if((a.stats.mode&146)===0)throw new o.fH(t)
try{(0,n.closeSync)((0,n.openSync)(a.real,s))}catch(e){const a=["EACCES","EPERM","EROFS"].includes((0,o.$N)(e)??"")
throw a?new o.fH(t,e):(0,o.P_)(t,e)}return a}function isPending({change:t,place:e}){let a
try{a=(0,c.io)(e.real)}catch(e){throw(0,o.vE)(t.path,e)}if(a.equals(Buffer.from(t.before)))return true
if(a.equals(Buffer.from(t.after)))return false
throw new o.zR(t.path)}async function takePlaces(t){const e=[]
for(const a of t){try{await(0,i.E1)(a.temp,a.place.real)
e.push(a)}catch(t){const n=await restore(e)
throw(0,o.P_)(a.change.path,t,n)}}}async function restore(t){const e=[]
for(const{change:a,place:n}of t){const{mode:t,uid:o,gid:c}=n.stats
try{const e=await(0,i.c7)(n.real,a.before,t,{uid:o,gid:c})
await(0,i.E1)(e,n.real).finally(()=>(0,i.V_)(e))}catch{e.push(a.path)}}return e}var f=a(8421)
var l=a(6225)
var w=a(187)
var u=a(2533)
var h=a(3890)
var p=a(6977)
const writeMode=async t=>{(0,h.WZ)(t.action,t.context)
const e=t.context.workspace
if(e===null)throw new l.uk("GITHUB_WORKSPACE")
if(!await(0,u.YN)(t.action.files,e))throw new w.o(t.action.files)
const a=await(0,u.PZ)(t,e)
const n=await(0,f.h)(a,(0,p.X)(t,"changed"),t.ask)
await replaceFiles(n.changes,e)
return{run:n,published:null,refusal:null,own:true}}},252:(t,e,a)=>{a.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var n=a(7598)
var o=a(3024)
var c=a(1455)
var r=a(6760)
var i=a(1708)
const s=new Set
const f=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(t,e,a,o){const i=(0,r.join)((0,r.dirname)(t),`.status-snippets-${(0,n.randomBytes)(8).toString("hex")}.tmp`)
watch(i)
try{const t=await(0,c.open)(i,"wx",384)
try{await t.writeFile(e)
if(o!==null)await t.chown(o.uid,o.gid).catch(()=>{})
await t.chmod(a&4095)
await t.sync()}finally{await t.close()}return i}catch(t){await removeTempFile(i)
throw t}}async function moveTempFile(t,e){await(0,c.rename)(t,e)
unwatch(t)}async function removeTempFile(t){await(0,c.rm)(t,{force:true}).catch(()=>{})
unwatch(t)}function watch(t){if(s.size===0){i.on("exit",sweep)
for(const t of f)i.on(t,sweepAndEnd)}s.add(t)}function unwatch(t){s.delete(t)
if(s.size>0)return
i.off("exit",sweep)
for(const t of f)i.off(t,sweepAndEnd)}function sweep(){for(const t of s){try{(0,o.rmSync)(t,{force:true})}catch{}}}function sweepAndEnd(t){sweep()
for(const t of[...s])unwatch(t)
if(i.listenerCount(t)===0)i.kill(i.pid,t)}}}

