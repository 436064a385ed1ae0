"use strict"
exports.id=455
exports.ids=[455]
exports.modules={9455:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var r=n(1455)
var a=n(6760)
var i=n(1708)
var o=n(2611)
var c=n(252)
const s=1024*1024
function openCacheFolder(e){return{async read(t){try{return await isPrivateFolder(e)?await readEntry((0,a.join)(e,fileNameOf(t))):null}catch{return null}},async write(t,n){try{const i=(0,a.join)(e,fileNameOf(t))
await(0,r.mkdir)(e,{recursive:true,mode:448})
if(!await isPrivateFolder(e))return
const o=await(0,c.c7)(i,n,{mode:384})
await(0,c.E1)(o,i).finally(()=>(0,c.V_)(o))}catch{}}}}function fileNameOf(e){if(!/^[\da-z]+$/.test(e))throw new Error("A key consists of letters and digits.")
return`${e}.json`}async function isPrivateFolder(e){const t=await(0,r.stat)(e)
return t.isDirectory()&&isPrivate(t)}async function readEntry(e){const t=await(0,r.open)(e,o.uW)
try{const e=await t.stat()
if(!e.isFile()||e.size>s||!isPrivate(e))return null
return await t.readFile("utf8")}finally{await t.close()}}function isPrivate({uid:e,mode:t}){const n=i.geteuid?.()
return n===undefined||e===n&&(t&18)===0}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(7598)
var a=n(3024)
var i=n(1455)
var o=n(6760)
var c=n(1708)
var s=n(8500)
var l=n(1812)
async function writeTempFile(e,t,{mode:n,uid:a,gid:c}){const s=(0,o.join)((0,o.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(s)
try{const e=await(0,i.open)(s,"wx",384)
try{await e.writeFile(t)
if(a!==undefined&&c!==undefined)await e.chown(a,c).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return s}catch(e){await removeTempFile(s)
throw e}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const d=100
async function moveTempFile(e,t,n={rename:i.rename,platform:c.platform}){const r=Date.now()
for(let a=0;;a=Math.min(a+10,d)){try{await n.rename(e,t)
untrack(e)
return}catch(e){const t=n.platform==="win32"&&f.includes((0,l.c7)(e))
if(!t||Date.now()-r>u)throw e
await(0,s.setTimeout)(a)}}}async function removeTempFile(e){await(0,i.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const m=new Set
const w=["SIGINT","SIGTERM","SIGHUP"]
function track(e){if(m.size===0){c.on("exit",removeAll)
for(const e of w)c.on(e,removeAllAndEnd)}m.add(e)}function untrack(e){if(!m.delete(e)||m.size>0)return
c.off("exit",removeAll)
for(const e of w)c.off(e,removeAllAndEnd)}function removeAll(){for(const e of[...m]){try{(0,a.rmSync)(e,{force:true})}catch{}untrack(e)}}function removeAllAndEnd(e){removeAll()
if(c.listenerCount(e)===0)c.kill(c.pid,e)}}}

