const e=require("./rolldown-runtime.js")
const t=require("./index.js")
let r=require("node:timers/promises")
let o=require("node:path")
let n=require("node:fs")
let i=require("node:process")
i=e.__toESM(i,1)
let a=require("node:fs/promises")
let c=require("node:crypto")
async function writeAtomically(e,t,r){const o=await writeTempFile(e,t,r)
await moveTempFile(o,e).finally(()=>removeTempFile(o))}async function writeTempFile(e,t,{mode:r,uid:n,gid:i}){const l=(0,o.join)((0,o.dirname)(e),`.status-snippets-${(0,c.randomBytes)(8).toString("hex")}.tmp`)
track(l)
try{const e=await(0,a.open)(l,"wx",384)
try{await e.writeFile(t)
if(n!==void 0&&i!==void 0)await e.chown(n,i).catch(()=>{})
await e.chmod(r&4095)
await e.sync()}finally{await e.close()}return l}catch(e){await removeTempFile(l)
throw e}}const l=["EACCES","EBUSY","EPERM"]
const m=1e4
const u=100
async function moveTempFile(e,o,n={rename:a.rename,platform:i.default.platform}){const c=Date.now()
for(let i=0;;i=Math.min(i+10,u))try{await n.rename(e,o)
return untrack(e)}catch(e){if(!(n.platform==="win32"&&l.includes(t.systemCodeOf(e)))||Date.now()-c>m)throw e
await(0,r.setTimeout)(i)}}async function removeTempFile(e){await(0,a.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const s=new Set
const f=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(e){if(s.size===0)for(const e of f)i.default.on(e,removeAll)
s.add(e)}function untrack(e){if(!s.delete(e)||s.size>0)return
for(const e of f)i.default.off(e,removeAll)}function removeAll(e){for(const e of[...s]){try{(0,n.rmSync)(e,{force:true})}catch{}untrack(e)}if(typeof e==="string"&&i.default.listenerCount(e)===0)i.default.kill(i.default.pid,e)}Object.defineProperty(exports,"moveTempFile",{enumerable:true,get:function(){return moveTempFile}})
Object.defineProperty(exports,"removeTempFile",{enumerable:true,get:function(){return removeTempFile}})
Object.defineProperty(exports,"writeAtomically",{enumerable:true,get:function(){return writeAtomically}})
Object.defineProperty(exports,"writeTempFile",{enumerable:true,get:function(){return writeTempFile}})

