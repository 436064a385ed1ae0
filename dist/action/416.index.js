export const id=416
export const ids=[416]
export const modules={9416:(n,r,e)=>{e.d(r,{filesOnBranch:()=>filesOnBranch})
var s=e(8393)
async function filesOnBranch(n,{repository:r,branch:e},t){let o=[]
await(0,s.m)(n,{repository:r,branch:e,files:t,mode:{kind:"commit"}},async n=>{o=n
return{files:n,words:{subject:"",body:"",title:"",description:"",hash:""}}})
return o}}}

