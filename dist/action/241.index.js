export const id=241
export const ids=[241]
export const modules={3241:(e,s,t)=>{t.d(s,{search:()=>search})
var o=t(6760)
var n=t(2407)
const r=["node_modules",".git"]
async function search({folder:e,home:s,pattern:t,extensions:i}){const c=(0,o.relative)(s,e).split(o.sep)
if(c.some(e=>r.includes(e)))return[]
return(0,n.IK)(t??i.map(e=>`**/*${e}`),{cwd:e,gitignore:true,dot:true,followSymbolicLinks:false,expandDirectories:false,caseSensitiveMatch:t!==null,ignore:r.map(e=>`**/${e}/**`)})}}}

