export const id=374
export const ids=[374]
export const modules={6374:(t,o,e)=>{e.d(o,{fetchThrough:()=>fetchThrough})
async function fetchThrough(t){const{ProxyAgent:o,fetch:n}=await e.e(752).then(e.t.bind(e,6752,19))
const c=new o(t)
const through=(t,o)=>n(t,{...o,dispatcher:c})
return through}}}

