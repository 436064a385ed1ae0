export const id=163
export const ids=[163]
export const modules={5163:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var a=n(3024)
var o=n(1455)
var i=n(6760)
async function makeFolder(e,t=511){try{await makeOne(e,t)}catch(n){const a=(0,i.dirname)(e)
if(!(n instanceof Error&&"code"in n&&n.code==="ENOENT")||a===e)throw n
await makeFolder(a,t)
await makeOne(e,t)}}async function makeOne(e,t){try{await(0,o.mkdir)(e,t)}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EEXIST"))throw e}}var c=n(9654)
const r=1024*1024
const s=a.constants.O_RDONLY|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function openCacheFolder(e){return{async read(t){try{return await readSmallFile((0,i.join)(e,nameOf(t)))}catch{return null}},async write(t,n){try{const a=(0,i.join)(e,nameOf(t))
await makeFolder(e,448)
const o=await(0,c.c7)(a,n,384,null)
await(0,c.E1)(o,a).finally(()=>(0,c.V_)(o))}catch{}}}}function nameOf(e){if(!/^[\da-z]+$/.test(e))throw new Error("A key is letters and digits.")
return`${e}.json`}async function readSmallFile(e){const t=await(0,o.open)(e,s)
try{const e=await t.stat()
return e.isFile()&&e.size<=r?await t.readFile("utf8"):null}finally{await t.close()}}},9654:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var a=n(7598)
var o=n(3024)
var i=n(1455)
var c=n(6760)
var r=n(1708)
const s=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(e,t,n,o){const r=(0,c.join)((0,c.dirname)(e),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
watch(r)
try{const e=await(0,i.open)(r,"wx",384)
try{await e.writeFile(t)
if(o!==null)await e.chown(o.uid,o.gid).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return r}catch(e){await removeTempFile(r)
throw e}}async function moveTempFile(e,t){await(0,i.rename)(e,t)
unwatch(e)}async function removeTempFile(e){await(0,i.rm)(e,{force:true}).catch(()=>{})
unwatch(e)}function watch(e){if(s.size===0){r.on("exit",sweep)
for(const e of w)r.on(e,sweepAndEnd)}s.add(e)}function unwatch(e){s.delete(e)
if(s.size>0)return
r.off("exit",sweep)
for(const e of w)r.off(e,sweepAndEnd)}function sweep(){for(const e of s){try{(0,o.rmSync)(e,{force:true})}catch{}}}function sweepAndEnd(e){sweep()
for(const e of[...s])unwatch(e)
if(r.listenerCount(e)===0)r.kill(r.pid,e)}}}

