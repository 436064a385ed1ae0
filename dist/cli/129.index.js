export const id=129
export const ids=[129]
export const modules={129:(t,o,i)=>{i.r(o)
i.d(o,{commitFiles:()=>commitFiles,refuseDirty:()=>refuseDirty})
var e=i(1421)
var s=i(7975)
var r=i(6366)
const n=(0,s.promisify)(e.execFile)
async function refuseDirty(t,o){for(const i of o){const o=await git(t,["cat-file","-e",`HEAD:./${i}`])
if(!o.ok)throw new r.p(i,"is not in the last commit",o.words)
const e=await git(t,["diff","--quiet","HEAD","--",i])
if(!e.ok)throw new r.p(i,"already differs from the last commit",e.words)}}async function commitFiles(t,{changed:o,created:i},e){const s=[...o,...i]
const n=i.length===0?null:await git(t,["add","--",...i])
if(n&&!n.ok)throw new r.k(s,n.words)
const c=await git(t,["commit","--quiet","--only","--message",e,"--",...s])
if(!c.ok)throw new r.k(s,c.words)}async function git(t,o){try{await n("git",["--literal-pathspecs",...o],{cwd:t,encoding:"utf8"})
return{ok:true,words:""}}catch(t){const{stderr:o,stdout:i,message:e}=Object(t)
return{ok:false,words:String(o||i||e).trim()}}}}}

