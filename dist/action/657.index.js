"use strict"
exports.id=657
exports.ids=[657]
exports.modules={5831:(t,e,n)=>{n.d(e,{Y:()=>standsInWorkspace,P:()=>workspaceFiles})
var r=n(4644)
var o=n(3024)
var a=n(6760)
function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const r=n.split("/")
const o=r.findIndex((t,e)=>e===r.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const a=r.slice(0,o).join("/")
return{folder:o>0&&a===""?"/":a,pattern:r.slice(o).join("/")}}var i=n(3583)
async function findFiles(t,e){const n=t.map(t=>targetOf(t,e))
const o=new Set
for(const t of n.filter(({wanted:t})=>!t)){for(const{real:n}of await filesOf(t,e))o.add(n)}const a=new Map
for(const t of n.filter(({wanted:t})=>t)){const n=t.kind==="file"
const i=await filesOf(t,e)
const s=n?i:i.filter(({real:t})=>!o.has(t))
if(s.length===0)throw new r.N3(t.argument,e.extensions)
for(const t of s){const e=a.get(t.real)
a.set(t.real,e?bothOf(e,t):t)}}return[...a.values()]}function targetOf(t,e){if(t==="")throw new r.K_('""')
const n=existing(t,e)
if(n!==null)return{...n,argument:t,wanted:true}
if(t.startsWith("!"))return{...targetOf(t.slice(1),e),wanted:false}
if(isGlob(t))return{kind:"glob",argument:t,wanted:true}
throw new r.K_(t)}function existing(t,{cwd:e,extensions:n,anyName:o}){let a
try{a=(0,i.x5)(t,e)}catch(e){const n=(0,r.vE)(t,e)
if(n instanceof r.K_||isGlob(t))return null
throw n}if(a.stats.isDirectory())return{kind:"folder"}
if(!o&&!hasExtension(t,n))throw new r.c4(t,n)
return{kind:"file",real:a.real}}function bothOf(t,e){return{...t,named:t.named||e.named,foundBy:[...t.foundBy,...e.foundBy]}}async function filesOf(t,{cwd:e,extensions:s}){const{argument:c}=t
const nameOf=t=>(0,a.relative)(e,t).split(a.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,a.resolve)(e,c)),named:true,foundBy:[]}]}const f=t.kind==="glob"?splitGlob(c,a.sep):{folder:c,pattern:null}
try{const t=(0,a.resolve)(e,f.folder)
const{real:r,stats:l}=(0,i.x5)(f.folder,e,c)
if(!l.isDirectory())return[]
const{search:u}=await Promise.all([n.e(6),n.e(298),n.e(741)]).then(n.bind(n,2741))
const d={folder:r,home:o.realpathSync.native(e),pattern:f.pattern,extensions:s}
const w=u(d).filter(t=>hasExtension(t,s)).sort()
const h={named:false,foundBy:[c]}
return w.map(e=>({...h,real:(0,a.resolve)(r,e),path:nameOf((0,a.resolve)(t,e))}))}catch(t){const e=(0,r.vE)(c,t)
if(e instanceof r.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var s=n(3624)
function readSource(t,e,n){try{return{outcome:"read",text:(0,s.Gu)(t,e,n)}}catch(t){if(!(t instanceof r.f6))throw t
const e=t instanceof r.hW?t.line??1:1
return{outcome:"refused",problem:{line:e,column:1,code:t.code,message:t.problem}}}}var c=n(1641)
var f=n(2128)
const l=Object.keys(c.Kk).map(t=>`.${t}`)
async function workspaceFiles({settings:{format:t},action:e},n){const r=await findFiles(e.files,{cwd:n,extensions:l,anyName:t!==null})
return r.map(({path:e,real:r,named:o,foundBy:a})=>({path:e,named:o,foundBy:a,format:(0,f.B)(e,t),read:async()=>readSource(e,n,o?undefined:r)}))}async function standsInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:l,anyName:true})
return true}catch(t){if(!(t instanceof r.K_||t instanceof r.N3))return true}}return false}},3657:(t,e,n)=>{n.r(e)
n.d(e,{writeMode:()=>writeMode})
var r=n(3024)
var o=n(4644)
var a=n(3583)
var i=n(3624)
var s=n(9654)
const c={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(t,e,n=[]){if(e instanceof o.f6)return e
const r=(0,o.$N)(e)??String(e)
const[a,i]=c[r]??["the system refused","check the disk"]
if(n.length>0)return new o._j(t,`, ${a} (${r})`,n,e)
return new o.rl(t,`, ${a} (${r}), nothing was written`,i,e)}const f=r.constants.O_RDWR|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
async function replaceFiles(t,e){const n=[]
try{for(const r of t){if(r.before!==r.after)n.push(await stage(r,e))}await takePlaces(n.filter(isPending))}finally{for(const{temp:t}of n)await(0,s.V_)(t)}}async function stage(t,e){const{path:n,after:r}=t
const o=locateWritable(n,e)
const{mode:a,uid:i,gid:c}=o.stats
const f=await(0,s.c7)(o.real,r,a,{uid:i,gid:c}).catch(t=>{throw writingError(n,t)})
return{change:t,place:o,temp:f}}function locateWritable(t,e){let n
try{n=(0,a.pM)(t,e)}catch(e){throw(0,o.vE)(t,e)}if((n.stats.mode&146)===0)throw new o.fH(t)
try{(0,r.closeSync)((0,r.openSync)(n.real,f))}catch(e){const n=["EACCES","EPERM","EROFS"].includes((0,o.$N)(e)??"")
throw n?new o.fH(t,e):writingError(t,e)}return n}function isPending({change:t,place:e}){let n
try{n=(0,i.io)(e.real)}catch(e){throw(0,o.vE)(t.path,e)}if(n.equals(Buffer.from(t.before)))return true
if(n.equals(Buffer.from(t.after)))return false
throw new o.zR(t.path)}async function takePlaces(t){const e=[]
for(const n of t){try{await(0,s.E1)(n.temp,n.place.real)
e.push(n)}catch(t){const r=await restore(e)
throw writingError(n.change.path,t,r)}}}async function restore(t){const e=[]
for(const{change:n,place:r}of t){const{mode:t,uid:o,gid:a}=r.stats
try{const e=await(0,s.c7)(r.real,n.before,t,{uid:o,gid:a})
await(0,s.E1)(e,r.real).finally(()=>(0,s.V_)(e))}catch{e.push(n.path)}}return e}var l=n(7332)
var u=n(9652)
var d=n(6225)
var w=n(2772)
var h=n(2409)
var p=n(5831)
const writeMode=async t=>{(0,u.WZ)(t.action,t.context)
const e=t.context.workspace
if(e===null)throw new d.uk("GITHUB_WORKSPACE")
if(!await(0,p.Y)(t.action.files,e))throw new w.o(t.action.files)
const n=await(0,p.P)(t,e)
const r=await(0,l.h)(n,(0,h.X)(t,"changed"),t.ask)
await replaceFiles(r.changes,e)
return{run:r,published:null,refusal:null,own:true}}},3583:(t,e,n)=>{n.d(e,{I:()=>kindOf,pM:()=>locateFile,x5:()=>locate})
var r=n(3024)
var o=n(6760)
var a=n(4644)
function locate(t,e,n=t){const i=(0,o.resolve)(e,t)
const s=r.realpathSync.native(i)
const c=r.realpathSync.native(e)
if(!isInside(s,c)){const t=isInside(i,e)||isInside(i,c)
if(t||(0,r.lstatSync)(i).isSymbolicLink())throw new a.JX(n)}return{real:s,stats:(0,r.statSync)(s)}}function locateFile(t,e){const n=locate(t,e)
if(!n.stats.isFile())throw new a.pX(t,kindOf(n.stats))
return n}function isInside(t,e){const n=(0,o.relative)(e,t)
return n===""||!((0,o.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function kindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},3624:(t,e,n)=>{n.d(e,{Gu:()=>readTextFile,io:()=>readBytes})
var r=n(4573)
var o=n(3024)
var a=n(4644)
var i=n(3583)
const s=16*1024*1024
const c=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readTextFile(t,e,n){try{const o=readRegular(t,n??(0,i.pM)(t,e).real)
if(o.length>s)throw new a.MF(t,s)
if((0,r.isAscii)(o))return o.toString("latin1")
if(!(0,r.isUtf8)(o))throw new a.hW(t,lineNotUtf8(o))
return o.toString("utf8")}catch(e){throw(0,a.vE)(t,e)}}function readRegular(t,e){const n=(0,o.openSync)(e,c)
try{const e=(0,o.fstatSync)(n)
if(!e.isFile())throw new a.pX(t,(0,i.I)(e))
if(e.size>s)throw new a.MF(t,s)
return(0,o.readFileSync)(n)}finally{(0,o.closeSync)(n)}}function readBytes(t){const e=(0,o.openSync)(t,c)
try{return(0,o.readFileSync)(e)}finally{(0,o.closeSync)(e)}}function lineNotUtf8(t){if(t[0]===255&&t[1]===254||t[0]===254&&t[1]===255)return null
let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const o=e===-1?t.length:e
if(!(0,r.isUtf8)(t.subarray(n,o)))break
n=o+1}return e}},9654:(t,e,n)=>{n.d(e,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(7598)
var o=n(3024)
var a=n(1455)
var i=n(6760)
var s=n(1708)
const c=new Set
const f=["SIGINT","SIGTERM","SIGHUP"]
async function writeTempFile(t,e,n,o){const s=(0,i.join)((0,i.dirname)(t),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
watch(s)
try{const t=await(0,a.open)(s,"wx",384)
try{await t.writeFile(e)
if(o!==null)await t.chown(o.uid,o.gid).catch(()=>{})
await t.chmod(n&4095)
await t.sync()}finally{await t.close()}return s}catch(t){await removeTempFile(s)
throw t}}async function moveTempFile(t,e){await(0,a.rename)(t,e)
unwatch(t)}async function removeTempFile(t){await(0,a.rm)(t,{force:true}).catch(()=>{})
unwatch(t)}function watch(t){if(c.size===0){s.on("exit",sweep)
for(const t of f)s.on(t,sweepAndEnd)}c.add(t)}function unwatch(t){c.delete(t)
if(c.size>0)return
s.off("exit",sweep)
for(const t of f)s.off(t,sweepAndEnd)}function sweep(){for(const t of c){try{(0,o.rmSync)(t,{force:true})}catch{}}}function sweepAndEnd(t){sweep()
for(const t of[...c])unwatch(t)
if(s.listenerCount(t)===0)s.kill(s.pid,t)}}}

