"use strict"
exports.id=344
exports.ids=[344]
exports.modules={1963:(e,a,r)=>{r.d(a,{T:()=>findVacancy,createFile:()=>createFile,removeFile:()=>removeFile})
var t=r(1455)
var c=r(6760)
var n=r(1812)
var i=r(6999)
var o=r(8338)
var s=r(9003)
async function findVacancy(e,a,r){try{if((0,o.Gu)(e,r).replaceAll("\r\n","\n")===a)return"present"}catch(a){if(!(a instanceof n.K_))throw a
checkWay((0,c.dirname)((0,c.resolve)(r,e)),e,r)
return"free"}throw new n.h7(e)}async function createFile(e,a,r){const o=(0,c.resolve)(r,e)
checkWay((0,c.dirname)(o),e,r)
try{await(0,i.f)((0,c.dirname)(o))
const e=await(0,t.open)(o,"wx")
try{await e.writeFile(a)}catch(e){await(0,t.rm)(o,{force:true})
throw e}finally{await e.close()}}catch(a){throw(0,n.$N)(a)==="EEXIST"?new n.h7(e,a):(0,n.P_)(e,a)}}function checkWay(e,a,r){try{(0,s.x5)(e,r,a)}catch(t){const i=(0,n.vE)(a,t)
if(!(i instanceof n.K_)||(0,c.dirname)(e)===e)throw i
checkWay((0,c.dirname)(e),a,r)}}async function removeFile(e,a){await(0,t.rm)((0,c.resolve)(a,e),{force:true})}},6999:(e,a,r)=>{r.d(a,{f:()=>makeFolder})
var t=r(1455)
var c=r(6760)
async function makeFolder(e,a=511){try{await makeOne(e,a)}catch(r){const t=(0,c.dirname)(e)
if(!(r instanceof Error&&"code"in r&&r.code==="ENOENT")||t===e)throw r
await makeFolder(t,a)
await makeOne(e,a)}}async function makeOne(e,a){try{await(0,t.mkdir)(e,a)}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EEXIST"))throw e}}}}

