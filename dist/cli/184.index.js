"use strict"
exports.id=184
exports.ids=[184]
exports.modules={3184:(e,r,t)=>{t.d(r,{T:()=>findVacancy,createFile:()=>createFile,removeFile:()=>removeFile})
var a=t(1455)
var n=t(6760)
var i=t(4644)
var o=t(3583)
var c=t(2556)
var s=t(4008)
var d=t(4418)
async function findVacancy(e,r,t){try{if((0,s.Gu)(e,t).replaceAll("\r\n","\n")===r)return"present"}catch(r){if(!(r instanceof i.K_))throw r
checkWay((0,n.dirname)((0,n.resolve)(t,e)),e,t)
return"free"}throw new i.h7(e)}async function createFile(e,r,t){const o=(0,n.resolve)(t,e)
checkWay((0,n.dirname)(o),e,t)
try{await(0,c.f)((0,n.dirname)(o))
const e=await(0,a.open)(o,"wx")
try{await e.writeFile(r)}catch(e){await(0,a.rm)(o,{force:true})
throw e}finally{await e.close()}}catch(r){throw(0,i.$N)(r)==="EEXIST"?new i.h7(e,r):(0,d.P)(e,r)}}function checkWay(e,r,t){try{(0,o.x5)(e,t,r)}catch(a){const o=(0,i.vE)(r,a)
if(!(o instanceof i.K_)||(0,n.dirname)(e)===e)throw o
checkWay((0,n.dirname)(e),r,t)}}async function removeFile(e,r){await(0,a.rm)((0,n.resolve)(r,e),{force:true})}},2556:(e,r,t)=>{t.d(r,{f:()=>makeFolder})
var a=t(1455)
var n=t(6760)
async function makeFolder(e,r=511){try{await makeOne(e,r)}catch(t){const a=(0,n.dirname)(e)
if(!(t instanceof Error&&"code"in t&&t.code==="ENOENT")||a===e)throw t
await makeFolder(a,r)
await makeOne(e,r)}}async function makeOne(e,r){try{await(0,a.mkdir)(e,r)}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EEXIST"))throw e}}},4418:(e,r,t)=>{t.d(r,{P:()=>writingError})
var a=t(4644)
const n={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(e,r,t=[]){if(r instanceof a.f6)return r
const i=(0,a.$N)(r)??String(r)
const[o,c]=n[i]??["the system refused","check the disk"]
if(t.length>0)return new a._j(e,`, ${o} (${i})`,t,r)
return new a.rl(e,`, ${o} (${i}), nothing was written`,c,r)}}}

