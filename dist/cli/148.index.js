"use strict"
exports.id=148
exports.ids=[148]
exports.modules={7148:(t,e,s)=>{s.r(e)
s.d(e,{commitFiles:()=>commitFiles,refuseDirty:()=>refuseDirty})
var o=s(6760)
var i=s(1421)
function git(t,e){return new Promise(s=>{const o={cwd:t,encoding:"utf8",maxBuffer:64*1024*1024};(0,i.execFile)("git",["--literal-pathspecs",...e],o,(t,e,o)=>{if(t===null)s({outcome:"done",output:e})
else s({outcome:"refused",words:(o||e||t.message).trim()})})})}var r=s(3833)
async function refuseDirty(t,e){const s=["--porcelain","-z","--no-renames","--ignored","--untracked-files=all"]
const i=await git(t,["status",...s,"--",...e.map(({real:t})=>t)])
if(i.outcome==="refused")throw new r.mu(t,i.words)
const[n]=i.output.split("\0")
if(!n)return
const c=n.slice("XY ".length)
const a=e.find(({real:t})=>t.split(o.sep).join("/").endsWith(`/${c}`))?.path??c
const m=/^[A?!]/.test(n)
throw new r.pU(a,m?"is not in the last commit":"already differs from the last commit")}async function commitFiles(t,e,s,o){const i=[...e,...s]
const n=[...s.length>0?[["add","--",...s.map(({real:t})=>t)]]:[],["commit","--quiet","--only","--message",o,"--",...i.map(({real:t})=>t)]]
for(const e of n){const s=await git(t,e)
if(s.outcome==="refused")throw new r.kM(i,s.words)}}}}

