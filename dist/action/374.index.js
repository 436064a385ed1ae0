"use strict"
exports.id=374
exports.ids=[374]
exports.modules={6374:(t,e,h)=>{h.d(e,{fetchThrough:()=>fetchThrough})
async function fetchThrough(t){const{ProxyAgent:e,fetch:o}=await h.e(752).then(h.t.bind(h,6752,19))
const s=new e(t)
const through=(t,e)=>o(t,{...e,dispatcher:s})
return through}}}

