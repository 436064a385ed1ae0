const e=require("./rolldown-runtime.js")
const t=require("./index.js")
const r=require("./temp-file.js")
let a=require("node:path")
let i=require("node:fs")
let n=require("node:process")
n=e.__toESM(n,1)
let s=require("node:fs/promises")
const o=1048576
function openCacheStore(e){return{async read(t){try{return isWritableOnlyByUser(await(0,s.stat)(e))?await readEntry(pathOf(e,t)):null}catch{return null}},async write(t,a){try{await createFolder(e)
if(isWritableOnlyByUser(await(0,s.stat)(e)))await r.writeAtomically(pathOf(e,t),a,{mode:384})}catch{}}}}function pathOf(e,t){if(!/^[\da-z]+$/.test(t))throw new Error("A key consists of letters and digits.")
return(0,a.join)(e,`${t}.json`)}async function createFolder(e){if((0,i.existsSync)(e))return
await createFolder((0,a.dirname)(e))
await(0,s.mkdir)(e,{mode:448}).catch(()=>{})}async function readEntry(e){const r=await(0,s.open)(e,t.readFlags)
try{const e=await r.stat()
if(!e.isFile()||e.size>o||!isWritableOnlyByUser(e))return null
return await r.readFile("utf8")}finally{await r.close()}}function isWritableOnlyByUser({uid:e,mode:t}){const r=n.default.geteuid?.()
return r===void 0||e===r&&(t&18)===0}exports.openCacheStore=openCacheStore

