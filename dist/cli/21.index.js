export const id=21
export const ids=[21]
export const modules={3021:(t,a,s)=>{s.r(a)
s.d(a,{refreshCommand:()=>refreshCommand})
var e=s(2107)
var n=s(4570)
var o=s(2743)
var c=s(1593)
var r=s(9944)
var d=s(5808)
const refreshCommand=async t=>{const{command:a,files:s}=t.line
const i=await(0,d.I)(t,s.length>0?s:["README.md"])
const v=a==="check"?"out-of-date":"changed"
const h=await(0,n.h)(i,{...t.settings,verb:v},(0,o.y)(t))
const m=a==="check"?h:await(0,c.Z)(t,h,(0,e.df)(h.files))
await(0,r.X)(t,m)
return(0,r.s)(m)}}}

