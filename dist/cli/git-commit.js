"use strict"
exports.id=544
exports.ids=[544]
exports.modules={3544:(t,e,s)=>{s.r(e)
s.d(e,{commitFiles:()=>commitFiles,git:()=>git,refuseDirty:()=>refuseDirty})
var o=s(1421)
var i=s(6760)
var r=s(6226)
async function refuseDirty(t,e){const s=["--porcelain","-z","--no-renames","--ignored","--untracked-files=all"]
const o=await git(t,["status",...s,"--",...e.map(({real:t})=>t)])
if(o.outcome==="refused")throw new r.mu(t,o.words)
const[n]=o.output.split("\0")
if(!n)return
const c=n.slice("XY ".length)
const a=e.find(({real:t})=>t.split(i.sep).join("/").endsWith(`/${c}`))?.path??c
const m=/^[A?!]/.test(n)
throw new r.pU(a,m?"is not in the last commit":"already differs from the last commit")}async function commitFiles(t,e,s,o){const i=[...e,...s]
const n=[...s.length>0?[["add","--",...s.map(({real:t})=>t)]]:[],["commit","--quiet","--only","--message",o,"--",...i.map(({real:t})=>t)]]
for(const e of n){const s=await git(t,e)
if(s.outcome==="refused")throw new r.kM(i,s.words)}}function git(t,e){return new Promise(s=>{const i={cwd:t,encoding:"utf8",maxBuffer:64*1024*1024};(0,o.execFile)("git",["--literal-pathspecs",...e],i,(t,e,o)=>{if(t===null)s({outcome:"done",output:e})
else s({outcome:"refused",words:(o||e||t.message).trim()})})})}}}

