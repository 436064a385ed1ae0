"use strict"
exports.id=241
exports.ids=[241]
exports.modules={3241:(e,s,t)=>{t.d(s,{search:()=>search})
var r=t(6760)
var o=t(2407)
const i=["node_modules",".git"]
async function search({folder:e,home:s,pattern:t,extensions:n}){const a=(0,r.relative)(s,e).split(r.sep)
if(a.some(e=>i.includes(e)))return[]
return(0,o.IK)(t??n.map(e=>`**/*${e}`),{cwd:e,gitignore:true,dot:true,followSymbolicLinks:false,expandDirectories:false,caseSensitiveMatch:t!==null,ignore:i.map(e=>`**/${e}/**`)})}}}

