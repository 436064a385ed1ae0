"use strict"
exports.id=374
exports.ids=[374]
exports.modules={8741:(t,e,n)=>{n.d(e,{commitFiles:()=>commitFiles,filesToCommit:()=>filesToCommit,isUncommitted:()=>isUncommitted})
var a=n(8659)
var r=n(3345)
var i=n(6226)
var o=n(1421)
var s=n(6760)
async function readStatus(t,e){const n=["--porcelain=v2","-z","--no-renames","--ignored","--untracked-files=all"]
const[a,r]=[await gitOutput(t,["rev-parse","--show-toplevel"]),await gitOutput(t,["status",...n,"--",...e])]
const i=new Map(e.map(t=>[(0,s.relative)(a.trimEnd(),t).split(s.sep).join("/"),t]))
const o=new Map
for(const e of r.split("\0").filter(t=>t!=="")){const{name:n,status:a}=await parseEntry(t,e)
o.set(i.get(n)??n,a)}return o}async function parseEntry(t,e){if(/^[?!] /.test(e))return{name:e.slice(2),status:{kind:"not-in-head"}}
const n=/^1 .. \S+ (\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(e)
if(n===null)return{name:e.slice(e.lastIndexOf(" ")+1),status:{kind:"other"}}
const[,a,r,i,o="",s="",c=""]=n
if(/^0+$/.test(o))return{name:c,status:{kind:"not-in-head"}}
if(a!==i||r!==i)return{name:c,status:{kind:"other"}}
const[f,l]=[await readBlob(t,o,c),await readBlob(t,s,c)]
return{name:c,status:{kind:"modified",head:f,index:l}}}function readBlob(t,e,n){return gitOutput(t,["cat-file","--filters",`--path=${n}`,e])}async function gitOutput(t,e){const n=await runGit(t,e)
if(n.outcome==="failed")throw new i.X("no-repository",t,n.message)
return n.output}const c=64*1024*1024
function runGit(t,e){return new Promise(n=>{const a={cwd:t,encoding:"utf8",maxBuffer:c};(0,o.execFile)("git",["--literal-pathspecs",...e],a,(t,e,a)=>{if(t===null)n({outcome:"done",output:e})
else n({outcome:"failed",message:(a||e||t.message).trim()})})})}async function filesToCommit(t,e){if(e.length===0)return[]
const n=e.map(({real:t})=>t)
const a=await readStatus(t,n)
const r=[]
for(const t of e){if(await belongsInCommit(t,a.get(t.real)))r.push(t)}return r}async function belongsInCommit(t,e){const{path:n,format:a,before:r,after:o}=t
const s=r!==o
const c=new i.X("dirty-file",`${n} already differs from the last commit`)
if(e===undefined)return s
if(e.kind==="not-in-head")throw new i.X("dirty-file",`${n} is not in the last commit`)
if(e.kind==="other"){if(s)throw c
return false}const{head:f,index:l}=e
const u=await(t.prepare?.(f))??f
const isOurs=async t=>t===f||await haveSame("outside",u,t,a)
if(await isOurs(r)&&await isOurs(l))return true
if(s||!await haveSame("inside",f,o,a))throw c
return false}async function haveSame(t,e,n,a){if(e===n)return true
const[r,i]=[await split(e,a),await split(n,a)]
return JSON.stringify(r[t])===JSON.stringify(i[t])}async function split(t,e){const{sections:n}=await(0,r.K)(t,e,{effects:a.y})
const i=n.map(({content:e})=>t.slice(e.start,e.end))
const o=[0,...n.map(({content:t})=>t.end)]
const s=[...n.map(({content:t})=>t.start),t.length]
return{inside:i,outside:o.map((e,n)=>t.slice(e,s[n]))}}async function commitFiles(t,e,n,a){const r=[...e,...n]
const o=[...n.length>0?[["add","--",...n.map(({real:t})=>t)]]:[],["commit","--quiet","--only","--message",a,"--",...r.map(({real:t})=>t)]]
for(const e of o){const n=await runGit(t,e)
if(n.outcome==="failed"){throw new i.X("commit-failed",r.map(({path:t})=>t).join(", "),n.message)}}}async function isUncommitted(t,e){return(await readStatus(t,[e])).has(e)}},7653:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var a=n(3024)
var r=n(6760)
var i=n(1812)
var o=n(2611)
var s=n(5022)
var c=n(622)
var f=n(6226)
var l=n(610)
async function writeChanges(t,e,n,a={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,a)
else await write(t,n,a.newFiles??[])
return n}catch(t){const e=t instanceof f.X&&t.code==="commit-failed"
if(e||(0,i.lz)(t,"partly-written"))return(0,c.kc)(n,t)
throw t}}async function write({settings:t,folder:e},{changes:a},r){const i=r.filter(({isPresent:t})=>!t)
if(a.length+i.length===0)return
const{resolveWritable:o,replaceFiles:s}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of a)o(t,e)
if(t.dryRun)return
const{createFile:c,removeFile:f}=await n.e(374).then(n.bind(n,1963))
for(const t of i)await c(t.path,t.text,t.folder)
await s(a,e).catch(async t=>{for(const t of i)await f(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,i,{message:o,newFiles:s=[],prepare:c}){const{settings:f,environment:u,folder:m}=t
const{commitFiles:d,filesToCommit:h,isUncommitted:w}=await n.e(374).then(n.bind(n,8741))
const p=await h(m,commitCandidates(t,e,i,c))
await write(t,i,s)
if(f.dryRun)return
const v=[]
for(const{path:t,folder:e}of s){const n=(0,a.realpathSync)((0,r.resolve)(e,t))
if(await w(m,n))v.push({path:t,real:n})}if(p.length+v.length===0)return
await d(m,p,v,o??messageFor(i))
const y=p.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(y.length>0&&!f.quiet){(0,l._r)(u.terminal.err,`Committed the change of an earlier run to ${y.join(", ")}.`)}}function commitCandidates({folder:t},e,{files:n,changes:i},s){const c=new Map(i.map(t=>[t.path,t]))
const f=new Set(n.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>f.has(t)).map(({path:e,format:n})=>{const i=(0,a.realpathSync)((0,r.resolve)(t,e))
const f=c.get(e)
const l=f?.before??(0,o.Gu)(e,t)
return{path:e,real:i,format:n,before:l,after:f?.after??l,...s&&{prepare:s}}})}function messageFor({files:t}){const e=(0,s.df)(t)
return e===""?"Update the status badge\n\nAn earlier run wrote this change.":e}},1963:(t,e,n)=>{n.d(e,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var a=n(1455)
var r=n(6760)
var i=n(1812)
var o=n(2611)
var s=n(9003)
function checkCreate(t,e,n){try{if((0,o.Gu)(t,n).replaceAll("\r\n","\n")===e)return"present"}catch(e){if(!(0,i.lz)(e,"file-not-found"))throw e
assertParentInside((0,r.dirname)((0,r.resolve)(n,t)),t,n)
return"free"}throw new i.f6("file-exists",t)}async function createFile(t,e,n){const o=(0,r.resolve)(n,t)
assertParentInside((0,r.dirname)(o),t,n)
try{await(0,a.mkdir)((0,r.dirname)(o),{recursive:true})
const n=await(0,a.open)(o,"wx").catch(e=>{throw(0,i.c7)(e)==="EEXIST"?new i.f6("file-exists",t,{cause:e}):e})
try{await n.writeFile(e)}catch(t){await(0,a.rm)(o,{force:true})
throw t}finally{await n.close()}}catch(e){throw(0,i.h$)(t,e)}}function assertParentInside(t,e,n){try{(0,s.o1)(t,n,e)}catch(a){const o=(0,i.sK)(e,a)
if(!(0,i.lz)(o,"file-not-found")||(0,r.dirname)(t)===t)throw o
assertParentInside((0,r.dirname)(t),e,n)}}async function removeFile(t,e){await(0,a.rm)((0,r.resolve)(e,t),{force:true})}},2143:(t,e,n)=>{n.d(e,{replaceFiles:()=>replaceFiles,resolveWritable:()=>resolveWritable})
var a=n(3024)
var r=n(1812)
var i=n(2611)
var o=n(9003)
var s=n(252)
async function replaceFiles(t,e){const n=[]
try{for(const a of t){if(a.before!==a.after)n.push(await stage(a,e))}await commitStaged(n.filter(isPending))}finally{for(const{temp:t}of n)await(0,s.V_)(t)}}async function stage(t,e){const n=resolveWritable(t.path,e)
try{return{change:t,file:n,temp:await(0,s.c7)(n.real,t.after,n.stats)}}catch(e){throw(0,r.h$)(t.path,e)}}const c=a.constants.O_RDWR|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function resolveWritable(t,e){let n
try{n=(0,o.xq)(t,e)}catch(e){throw(0,r.sK)(t,e)}if((n.stats.mode&146)===0)throw new r.f6("read-only-file",t)
try{(0,a.closeSync)((0,a.openSync)(n.real,c))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,r.c7)(e)??"")
throw n?new r.f6("read-only-file",t,{cause:e}):(0,r.h$)(t,e)}return n}function isPending({change:t,file:e}){let n
try{n=(0,i.io)(e.real)}catch(e){throw(0,r.sK)(t.path,e)}if(n.equals(Buffer.from(t.before)))return true
if(n.equals(Buffer.from(t.after)))return false
throw new r.f6("file-changed",t.path)}async function commitStaged(t){const e=[]
for(const n of t){try{await(0,s.E1)(n.temp,n.file.real)
e.push(n)}catch(t){throw(0,r.h$)(n.change.path,t,await restore(e))}}}async function restore(t){const e=[]
for(const{change:n,file:a}of t){try{const t=await(0,s.c7)(a.real,n.before,a.stats)
await(0,s.E1)(t,a.real).finally(()=>(0,s.V_)(t))}catch{e.push(n.path)}}return e}},252:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var a=n(7598)
var r=n(3024)
var i=n(1455)
var o=n(6760)
var s=n(1708)
var c=n(8500)
var f=n(1812)
async function writeTempFile(t,e,{mode:n,uid:r,gid:s}){const c=(0,o.join)((0,o.dirname)(t),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const t=await(0,i.open)(c,"wx",384)
try{await t.writeFile(e)
if(r!==undefined&&s!==undefined)await t.chown(r,s).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return c}catch(t){await removeTempFile(c)
throw t}}const l=["EACCES","EBUSY","EPERM"]
const u=1e4
const m=100
async function moveTempFile(t,e,n={rename:i.rename,platform:s.platform}){const a=Date.now()
for(let r=0;;r=Math.min(r+10,m)){try{await n.rename(t,e)
untrack(t)
return}catch(t){const e=n.platform==="win32"&&l.includes((0,f.c7)(t))
if(!e||Date.now()-a>u)throw t
await(0,c.setTimeout)(r)}}}async function removeTempFile(t){await(0,i.rm)(t,{force:true}).catch(()=>{})
untrack(t)}const d=new Set
const h=["SIGINT","SIGTERM","SIGHUP"]
function track(t){if(d.size===0){s.on("exit",removeAll)
for(const t of h)s.on(t,removeAllAndEnd)}d.add(t)}function untrack(t){if(!d.delete(t)||d.size>0)return
s.off("exit",removeAll)
for(const t of h)s.off(t,removeAllAndEnd)}function removeAll(){for(const t of[...d]){try{(0,r.rmSync)(t,{force:true})}catch{}untrack(t)}}function removeAllAndEnd(t){removeAll()
if(s.listenerCount(t)===0)s.kill(s.pid,t)}}}

