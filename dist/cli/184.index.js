export const id=184
export const ids=[184]
export const modules={3184:(e,t,r)=>{r.d(t,{T:()=>findVacancy,createFile:()=>createFile})
var a=r(1455)
var n=r(6760)
var i=r(4644)
var o=r(3583)
var c=r(2556)
var s=r(3624)
var d=r(4418)
async function findVacancy(e,t,r){try{if((0,s.Gu)(e,r).replaceAll("\r\n","\n")===t)return"present"}catch(t){if(!(t instanceof i.K_))throw t
checkWay((0,n.dirname)((0,n.resolve)(r,e)),e,r)
return"free"}throw new i.h7(e)}async function createFile(e,t,r){const o=(0,n.resolve)(r,e)
checkWay((0,n.dirname)(o),e,r)
try{await(0,c.f)((0,n.dirname)(o))
const e=await(0,a.open)(o,"wx")
try{await e.writeFile(t)}catch(e){await(0,a.rm)(o,{force:true})
throw e}finally{await e.close()}}catch(t){throw(0,i.$N)(t)==="EEXIST"?new i.h7(e,t):(0,d.P)(e,t)}}function checkWay(e,t,r){try{(0,o.x)(e,r,t)}catch(a){const o=(0,i.vE)(t,a)
if(!(o instanceof i.K_)||(0,n.dirname)(e)===e)throw o
checkWay((0,n.dirname)(e),t,r)}}},2556:(e,t,r)=>{r.d(t,{f:()=>makeFolder})
var a=r(1455)
var n=r(6760)
async function makeFolder(e,t=511){try{await makeOne(e,t)}catch(r){const a=(0,n.dirname)(e)
if(!(r instanceof Error&&"code"in r&&r.code==="ENOENT")||a===e)throw r
await makeFolder(a,t)
await makeOne(e,t)}}async function makeOne(e,t){try{await(0,a.mkdir)(e,t)}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EEXIST"))throw e}}},4418:(e,t,r)=>{r.d(t,{P:()=>writingError})
var a=r(4644)
const n={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(e,t,r=[]){if(t instanceof a.f6)return t
const i=(0,a.$N)(t)??String(t)
const[o,c]=n[i]??["the system refused","check the disk"]
if(r.length>0)return new a._j(e,`, ${o} (${i})`,r,t)
return new a.rl(e,`, ${o} (${i}), nothing was written`,c,t)}}}

