"use strict"
exports.id=455
exports.ids=[455]
exports.modules={9455:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var a=n(3024)
var i=n(1455)
var o=n(6760)
var r=n(6999)
var c=n(252)
const s=1024*1024
const w=a.constants.O_RDONLY|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function openCacheFolder(e){return{async read(t){try{return await readSmallFile((0,o.join)(e,nameOf(t)))}catch{return null}},async write(t,n){try{const a=(0,o.join)(e,nameOf(t))
await(0,r.f)(e,448)
const i=await(0,c.c7)(a,n,384,null)
await(0,c.E1)(i,a).finally(()=>(0,c.V_)(i))}catch{}}}}function nameOf(e){if(!/^[\da-z]+$/.test(e))throw new Error("A key is letters and digits.")
return`${e}.json`}async function readSmallFile(e){const t=await(0,i.open)(e,w)
try{const e=await t.stat()
return e.isFile()&&e.size<=s?await t.readFile("utf8"):null}finally{await t.close()}}},6999:(e,t,n)=>{n.d(t,{f:()=>makeFolder})
var a=n(1455)
var i=n(6760)
async function makeFolder(e,t=511){try{await makeOne(e,t)}catch(n){const a=(0,i.dirname)(e)
if(!(n instanceof Error&&"code"in n&&n.code==="ENOENT")||a===e)throw n
await makeFolder(a,t)
await makeOne(e,t)}}async function makeOne(e,t){try{await(0,a.mkdir)(e,t)}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EEXIST"))throw e}}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var a=n(7598)
var i=n(3024)
var o=n(1455)
var r=n(6760)
var c=n(1708)
const s=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(e,t,n,i){const c=(0,r.join)((0,r.dirname)(e),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
watch(c)
try{const e=await(0,o.open)(c,"wx",384)
try{await e.writeFile(t)
if(i!==null)await e.chown(i.uid,i.gid).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return c}catch(e){await removeTempFile(c)
throw e}}async function moveTempFile(e,t){await(0,o.rename)(e,t)
unwatch(e)}async function removeTempFile(e){await(0,o.rm)(e,{force:true}).catch(()=>{})
unwatch(e)}function watch(e){if(s.size===0){c.on("exit",sweep)
for(const e of w)c.on(e,sweepAndEnd)}s.add(e)}function unwatch(e){s.delete(e)
if(s.size>0)return
c.off("exit",sweep)
for(const e of w)c.off(e,sweepAndEnd)}function sweep(){for(const e of s){try{(0,i.rmSync)(e,{force:true})}catch{}}}function sweepAndEnd(e){sweep()
for(const e of[...s])unwatch(e)
if(c.listenerCount(e)===0)c.kill(c.pid,e)}}}

