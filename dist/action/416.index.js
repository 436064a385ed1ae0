"use strict"
exports.id=416
exports.ids=[416]
exports.modules={9416:(r,s,e)=>{e.d(s,{filesOnBranch:()=>filesOnBranch})
var i=e(4666)
async function filesOnBranch(r,{repository:s,branch:e},t){let n=[]
await(0,i.m)(r,{repository:s,branch:e,files:t,mode:{kind:"commit"}},async r=>{n=r
return{files:r,words:{subject:"",body:"",title:"",description:"",hash:""}}})
return n}}}

