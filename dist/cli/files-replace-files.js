const e=require("./index.js")
const t=require("./temp-file.js")
let r=require("node:fs")
async function replaceFiles(r,o,a){const s=[]
try{for(const[e,t]of r.entries()){if(t.before!==t.after)s.push(await stage(t,o))
a?.(e+1)}const n=s.filter(isPending)
for(const[r,{path:o,realPath:a,temp:s}]of n.entries())await t.moveTempFile(s,a).catch(async t=>{throw e.toWriteError(o,t,await restore(n.slice(0,r)))})}finally{for(const{temp:e}of s)await t.removeTempFile(e)}}async function stage(r,o){const a=resolveWritable(r.path,o)
try{return{...r,...a,temp:await t.writeTempFile(a.realPath,r.after,a.stats)}}catch(t){throw e.toWriteError(r.path,t)}}const o=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function resolveWritable(t,a){const s=e.resolveFile(t,a)
if((s.stats.mode&146)===0)throw new e.FileError("read-only-file",t)
try{(0,r.closeSync)((0,r.openSync)(s.realPath,o))}catch(r){throw["EACCES","EPERM","EROFS"].includes(e.systemCodeOf(r)??"")?new e.FileError("read-only-file",t,{cause:r}):e.toWriteError(t,r)}return s}function isPending({path:t,realPath:r,before:o,after:a}){const s=e.readBytes(t,r)
if(s.equals(Buffer.from(o)))return true
if(s.equals(Buffer.from(a)))return false
throw new e.FileError("file-changed",t)}async function restore(e){const r=[]
for(const{path:o,realPath:a,before:s,stats:n}of e)await t.writeAtomically(a,s,n).catch(()=>r.push(o))
return r}exports.replaceFiles=replaceFiles
exports.resolveWritable=resolveWritable

