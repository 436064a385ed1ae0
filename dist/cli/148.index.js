export const id=148
export const ids=[148]
export const modules={7148:(t,e,o)=>{o.r(e)
o.d(e,{commitFiles:()=>commitFiles,refuseDirty:()=>refuseDirty})
var s=o(6760)
var i=o(1421)
function git(t,e){return new Promise(o=>{const s={cwd:t,encoding:"utf8",maxBuffer:64*1024*1024};(0,i.execFile)("git",["--literal-pathspecs",...e],s,(t,e,s)=>{if(t===null)o({outcome:"done",output:e})
else o({outcome:"refused",words:(s||e||t.message).trim()})})})}var n=o(3833)
async function refuseDirty(t,e){const o=["--porcelain","-z","--no-renames","--ignored","--untracked-files=all"]
const i=await git(t,["status",...o,"--",...e.map(({real:t})=>t)])
if(i.outcome==="refused")throw new n.mu(t,i.words)
const[r]=i.output.split("\0")
if(!r)return
const c=r.slice("XY ".length)
const a=e.find(({real:t})=>t.split(s.sep).join("/").endsWith(`/${c}`))?.path??c
const m=/^[A?!]/.test(r)
throw new n.pU(a,m?"is not in the last commit":"already differs from the last commit")}async function commitFiles(t,e,o,s){const i=[...e,...o]
const r=[...o.length>0?[["add","--",...o.map(({real:t})=>t)]]:[],["commit","--quiet","--only","--message",s,"--",...i.map(({real:t})=>t)]]
for(const e of r){const o=await git(t,e)
if(o.outcome==="refused")throw new n.kM(i,o.words)}}}}

