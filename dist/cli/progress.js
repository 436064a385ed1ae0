"use strict"
exports.id=234
exports.ids=[234]
exports.modules={7479:(e,r,s)=>{s.r(r)
s.d(r,{createProgress:()=>createProgress})
const t=100
function createProgress(e){let r=0
const show=s=>{e.write(`\r${s.padEnd(r)}`)
r=s.length}
const clear=()=>{if(r>0)e.write(`\r${" ".repeat(r)}\r`)
r=0}
return{show,clear,count(e,r,s){if(e===r)clear()
else if(r>=t&&e%t===0)show(`${e} of ${r} files ${s}`)}}}}}

