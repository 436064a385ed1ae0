"use strict"
exports.id=963
exports.ids=[963]
exports.modules={1963:(e,r,t)=>{t.d(r,{D:()=>checkCreate,createFile:()=>createFile,removeFile:()=>removeFile})
var a=t(1455)
var i=t(6760)
var n=t(1812)
var s=t(2611)
var c=t(9003)
function checkCreate(e,r,t){try{if((0,s.Gu)(e,t).replaceAll("\r\n","\n")===r)return"present"}catch(r){if(!(0,n.lz)(r,"file-not-found"))throw r
assertParentInside((0,i.dirname)((0,i.resolve)(t,e)),e,t)
return"free"}throw new n.f6("file-exists",e)}async function createFile(e,r,t){const s=(0,i.resolve)(t,e)
assertParentInside((0,i.dirname)(s),e,t)
try{await(0,a.mkdir)((0,i.dirname)(s),{recursive:true})
const t=await(0,a.open)(s,"wx").catch(r=>{throw(0,n.c7)(r)==="EEXIST"?new n.f6("file-exists",e,{cause:r}):r})
try{await t.writeFile(r)}catch(e){await(0,a.rm)(s,{force:true})
throw e}finally{await t.close()}}catch(r){throw(0,n.h$)(e,r)}}function assertParentInside(e,r,t){try{(0,c.o1)(e,t,r)}catch(a){const s=(0,n.sK)(r,a)
if(!(0,n.lz)(s,"file-not-found")||(0,i.dirname)(e)===e)throw s
assertParentInside((0,i.dirname)(e),r,t)}}async function removeFile(e,r){await(0,a.rm)((0,i.resolve)(r,e),{force:true})}}}

