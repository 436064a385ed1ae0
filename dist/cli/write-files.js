"use strict"
exports.id=374
exports.ids=[374]
exports.modules={8741:(e,t,n)=>{n.r(t)
n.d(t,{commitFiles:()=>commitFiles,filesToCommit:()=>filesToCommit,filterUncommitted:()=>filterUncommitted})
var a=n(8659)
var r=n(3345)
var i=n(6226)
var s=n(1421)
var o=n(6760)
async function readStatus(e,t){const n=(await runGit(e,["rev-parse","--show-toplevel"])).trimEnd()
const a=["--porcelain=v2","-z","--no-renames","--ignored","--untracked-files=all"]
const r=await runGit(e,["status",...a,"--",...t.map(({realPath:e})=>e)])
const i=new Map
for(const t of r.split("\0").filter(e=>e!=="")){const{name:a,status:r}=await parseEntry(e,t)
i.set((0,o.resolve)(n,a),r)}return i}async function parseEntry(e,t){if(/^[?!] /.test(t))return{name:t.slice(2),status:{kind:"not-in-head"}}
const n=/^1 .. \S+ (\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(t)
if(n===null)return{name:t.slice(t.lastIndexOf(" ")+1),status:{kind:"other"}}
const[,a,r,i,s="",o="",c=""]=n
if(/^0+$/.test(s))return{name:c,status:{kind:"not-in-head"}}
if(a!==i||r!==i)return{name:c,status:{kind:"other"}}
const[l,f]=[await readBlob(e,s,c),await readBlob(e,o,c)]
return{name:c,status:{kind:"modified",head:l,index:f}}}function readBlob(e,t,n){return runGit(e,["cat-file","--filters",`--path=${n}`,t])}const c=64*1024*1024
function runGit(e,t,n=t=>new i.X("no-repository",e,t)){return new Promise((a,r)=>{const i={cwd:e,encoding:"utf8",maxBuffer:c};(0,s.execFile)("git",["--literal-pathspecs",...t],i,(e,t,i)=>{if(e===null)a(t)
else r(n((i||t||e.message).trim()))})})}async function filesToCommit(e,t,n){const a=await readStatus(e,t)
const r=[]
for(const e of t){if(await belongsInCommit(e,a.get(e.realPath),n))r.push(e)}return r}async function belongsInCommit({path:e,format:t,before:n,after:a},r,s){const o=n!==a
if(r===undefined)return o
if(r.kind==="not-in-head")throw new i.X("dirty-file",`${e} is not in the last commit`)
if(r.kind==="modified"){const{head:e,index:i}=r
const c=await s(e)
const isByRun=async n=>n===e||await haveSame("outside",c,n,t)
if(await isByRun(n)&&await isByRun(i))return true
if(!o&&await haveSame("inside",e,a,t))return false}else if(!o){return false}throw new i.X("dirty-file",`${e} already differs from the last commit`)}async function haveSame(e,t,n,a){const[r,i]=[await split(t,a),await split(n,a)]
return JSON.stringify(r[e])===JSON.stringify(i[e])}async function split(e,t){const{sections:n}=await(0,r.K)(e,t,{effects:a.g})
const i=n.map(({content:t})=>e.slice(t.start,t.end))
const s=[0,...n.map(({content:e})=>e.end)]
const o=[...n.map(({content:e})=>e.start),e.length]
return{inside:i,outside:s.map((t,n)=>e.slice(t,o[n]))}}async function filterUncommitted(e,t){if(t.length===0)return[]
const n=await readStatus(e,t)
return t.filter(({realPath:e})=>n.has(e))}async function commitFiles(e,t,n,a){const r=[...t,...n]
const s=[...n.length>0?[["add","--",...n.map(({realPath:e})=>e)]]:[],["commit","--quiet","--only","--message",a,"--",...r.map(({realPath:e})=>e)]]
const o=r.map(({path:e})=>e).join(", ")
for(const t of s)await runGit(e,t,e=>new i.X("commit-failed",o,e))}},7006:(e,t,n)=>{n.d(t,{writeChanges:()=>writeChanges})
var a=n(3024)
var r=n(6760)
var i=n(1812)
var s=n(2611)
var o=n(5860)
function summarizeChange(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=[{kind:"moved",sections:t.filter(o.l)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"repaired",sections:t}]
const a=n.find(({sections:e})=>e.length>0)
return a?{kind:a.kind,pages:uniquePages(a.sections)}:null}function uniquePages(e){const t=e.map(({slug:e,address:t,previousAddress:n})=>({slug:e,address:t,previousAddress:n}))
return[...new Map(t.map(e=>[JSON.stringify(e),e])).values()]}function defaultCommitMessage(e){const t=summarizeChange(e)
if(t===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(t)}\n\n${defaultBody(t)}`}const c={moved:"Point",filled:"Add",repaired:"Update"}
function defaultSubject({kind:e,pages:t}){const n=new Set(t.map(({address:e})=>e))
if(n.size<=2){const t=n.size===1?"the status badge":"the status badges"
return`${c[e]} ${t} ${e==="moved"?"at":"of"} ${[...n].join(" and ")}`}const a=new Set(t.map(({slug:e})=>e))
const r=e==="moved"?" at their new addresses":""
return`${c[e]} the status badges of ${a.size} pages${r}`}const l=50
function defaultBody({kind:e,pages:t}){const n=t.slice(0,l).map(f[e])
const a=t.length-l
return[...n,...a>0?[`And ${a} more.`]:[]].join("\n")}const f={moved:({slug:e,previousAddress:t,address:n})=>`The section for the page "${e}" linked to ${t} and now links to ${n}.`,filled:({slug:e})=>`Add the snippets of the page "${e}".`,repaired:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}
var u=n(993)
var d=n(6226)
var m=n(610)
async function writeChanges(e,t,n,a={}){if(n.failure!==null)return n
try{if(e.settings.commit)await writeAndCommit(e,t,n,a)
else await write(e,n,a.newFiles??[])
return n}catch(e){const t=e instanceof d.X&&e.code==="commit-failed"
if(t||(0,i.lz)(e,"partly-written"))return(0,u.kc)(n,e)
throw e}}async function write({settings:e,workingDirectory:t,progress:a},{changes:r},i){const s=i.filter(({isPresent:e})=>!e)
if(r.length+s.length===0)return
const{resolveWritable:o,replaceFiles:c}=await n.e(374).then(n.bind(n,2143))
for(const{path:e}of r)o(e,t)
if(e.dryRun)return
const{createFile:l,removeFile:f}=await n.e(374).then(n.bind(n,1963))
for(const e of s)await l(e.path,e.text,e.folder)
const onStaged=e=>a.count(e,r.length,"written")
await c(r,t,onStaged).catch(async e=>{a.clear()
for(const e of s)await f(e.path,e.folder)
throw e})}async function writeAndCommit(e,t,i,{message:s=defaultCommitMessage(i.files),newFiles:o=[],addMarkers:c=async e=>e}){const{settings:l,environment:f,workingDirectory:u}=e
const d=await n.e(374).then(n.bind(n,8741))
const h=await d.filesToCommit(u,toCommitFiles(e,t,i),c)
await write(e,i,o)
if(l.dryRun)return
const w=o.map(e=>({path:e.path,realPath:(0,a.realpathSync)((0,r.resolve)(e.folder,e.path))}))
const p=await d.filterUncommitted(u,w)
if(h.length+p.length===0)return
await d.commitFiles(u,h,p,s)
const v=h.filter(({before:e,after:t})=>e===t).map(({path:e})=>e)
if(v.length>0&&!l.quiet){(0,m._r)(f.stderr,`Committed the change of an earlier run to ${v.join(", ")}.`)}}function toCommitFiles({workingDirectory:e},t,n){const a=new Map(n.changes.map(e=>[e.path,e]))
const r=new Set(n.files.filter(({sections:e})=>e.length>0).map(({path:e})=>e))
return t.filter(({path:e})=>r.has(e)).map(({path:t,realPath:n,format:r})=>{const i=a.get(t)?.before??(0,s.Gu)(t,e)
return{path:t,realPath:n,format:r,before:i,after:a.get(t)?.after??i}})}},1963:(e,t,n)=>{n.d(t,{b:()=>isAlreadyCreated,createFile:()=>createFile,removeFile:()=>removeFile})
var a=n(1455)
var r=n(6760)
var i=n(1812)
var s=n(2611)
var o=n(9003)
function isAlreadyCreated(e,t,n){try{if((0,s.Gu)(e,n).replaceAll("\r\n","\n")===t)return true}catch(t){if(!(0,i.lz)(t,"file-not-found"))throw t
assertParentInside((0,r.dirname)((0,r.resolve)(n,e)),e,n)
return false}throw new i.f6("file-exists",e)}async function createFile(e,t,n){const s=(0,r.resolve)(n,e)
assertParentInside((0,r.dirname)(s),e,n)
try{await(0,a.mkdir)((0,r.dirname)(s),{recursive:true})
await(0,a.writeFile)(s,t,{flag:"wx"})}catch(t){const{code:a,syscall:r}=t
if(r==="open"&&a==="EEXIST")throw new i.f6("file-exists",e,{cause:t})
if(r==="write")await removeFile(e,n)
throw(0,i.h$)(e,t)}}function assertParentInside(e,t,n){try{(0,o.o1)(e,n,t)}catch(a){if(!(0,i.lz)(a,"file-not-found")||(0,r.dirname)(e)===e)throw a
assertParentInside((0,r.dirname)(e),t,n)}}async function removeFile(e,t){await(0,a.rm)((0,r.resolve)(t,e),{force:true})}},2143:(e,t,n)=>{n.d(t,{replaceFiles:()=>replaceFiles,resolveWritable:()=>resolveWritable})
var a=n(3024)
var r=n(1812)
var i=n(2611)
var s=n(9003)
var o=n(252)
async function replaceFiles(e,t,n){const a=[]
try{for(const[r,i]of e.entries()){if(i.before!==i.after)a.push(await stage(i,t))
n?.(r+1)}const i=a.filter(isPending)
for(const[e,{path:t,realPath:n,temp:a}]of i.entries()){await(0,o.E1)(a,n).catch(async n=>{throw(0,r.h$)(t,n,await restore(i.slice(0,e)))})}}finally{for(const{temp:e}of a)await(0,o.V_)(e)}}async function stage(e,t){const n=resolveWritable(e.path,t)
try{return{...e,...n,temp:await(0,o.c7)(n.realPath,e.after,n.stats)}}catch(t){throw(0,r.h$)(e.path,t)}}const c=a.constants.O_RDWR|(a.constants.O_NOFOLLOW??0)|(a.constants.O_NONBLOCK??0)
function resolveWritable(e,t){const n=(0,s.xq)(e,t)
if((n.stats.mode&146)===0)throw new r.f6("read-only-file",e)
try{(0,a.closeSync)((0,a.openSync)(n.realPath,c))}catch(t){const n=["EACCES","EPERM","EROFS"].includes((0,r.c7)(t)??"")
throw n?new r.f6("read-only-file",e,{cause:t}):(0,r.h$)(e,t)}return n}function isPending({path:e,realPath:t,before:n,after:a}){const s=(0,i.io)(e,t)
if(s.equals(Buffer.from(n)))return true
if(s.equals(Buffer.from(a)))return false
throw new r.f6("file-changed",e)}async function restore(e){const t=[]
for(const{path:n,realPath:a,before:r,stats:i}of e){await(0,o.vK)(a,r,i).catch(()=>t.push(n))}return t}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var a=n(7598)
var r=n(3024)
var i=n(1455)
var s=n(6760)
var o=n(1708)
var c=n(8500)
var l=n(1812)
async function writeAtomically(e,t,n){const a=await writeTempFile(e,t,n)
await moveTempFile(a,e).finally(()=>removeTempFile(a))}async function writeTempFile(e,t,{mode:n,uid:r,gid:o}){const c=(0,s.join)((0,s.dirname)(e),`.status-snippets-${(0,a.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const e=await(0,i.open)(c,"wx",384)
try{await e.writeFile(t)
if(r!==undefined&&o!==undefined)await e.chown(r,o).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return c}catch(e){await removeTempFile(c)
throw e}}const f=["EACCES","EBUSY","EPERM"]
const u=1e4
const d=100
async function moveTempFile(e,t,n={rename:i.rename,platform:o.platform}){const a=Date.now()
for(let r=0;;r=Math.min(r+10,d)){try{await n.rename(e,t)
return untrack(e)}catch(e){const t=n.platform==="win32"&&f.includes((0,l.c7)(e))
if(!t||Date.now()-a>u)throw e
await(0,c.setTimeout)(r)}}}async function removeTempFile(e){await(0,i.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const m=new Set
const h=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(e){if(m.size===0)for(const e of h)o.on(e,removeAll)
m.add(e)}function untrack(e){if(!m.delete(e)||m.size>0)return
for(const e of h)o.off(e,removeAll)}function removeAll(e){for(const e of[...m]){try{(0,r.rmSync)(e,{force:true})}catch{}untrack(e)}if(typeof e==="string"&&o.listenerCount(e)===0)o.kill(o.pid,e)}}}

