export const id=760
export const ids=[760]
export const modules={5760:(e,f,d)=>{d.r(f)
d.d(f,{diffOf:()=>diffOf})
var n=d(7291)
function diffOf(e){return e.map(({path:e,before:f,after:d})=>(0,n.ss)(`a/${e}`,`b/${e}`,f,d,undefined,undefined,{headerOptions:n.jr})).join("")}}}

