const t=require("./index.js")
let e=require("node:path")
let n=require("node:child_process")
async function readStatus(t,n){const i=(await runGit(t,["rev-parse","--show-toplevel"])).trimEnd()
const s=await runGit(t,["status",...["--porcelain=v2","-z","--no-renames","--ignored","--untracked-files=all"],"--",...n.map(({realPath:t})=>t)])
const a=new Map
for(const n of s.split("\0").filter(t=>t!=="")){const{name:s,status:r}=await parseEntry(t,n)
a.set((0,e.resolve)(i,s),r)}return a}async function parseEntry(t,e){if(/^[?!] /.test(e))return{name:e.slice(2),status:{kind:"not-in-head"}}
const n=/^1 .. \S+ (\S+) (\S+) (\S+) (\S+) (\S+) (.*)$/s.exec(e)
if(n===null)return{name:e.slice(e.lastIndexOf(" ")+1),status:{kind:"other"}}
const[,i,s,a,r="",o="",c=""]=n
if(/^0+$/.test(r))return{name:c,status:{kind:"not-in-head"}}
if(i!==a||s!==a)return{name:c,status:{kind:"other"}}
const[l,m]=[await readBlob(t,r,c),await readBlob(t,o,c)]
return{name:c,status:{kind:"modified",head:l,index:m}}}function readBlob(t,e,n){return runGit(t,["cat-file","--filters",`--path=${n}`,e])}const i=67108864
function runGit(e,s,a=n=>new t.GitError("no-repository",e,n)){return new Promise((t,r)=>{const o={cwd:e,encoding:"utf8",maxBuffer:i};(0,n.execFile)("git",["--literal-pathspecs",...s],o,(e,n,i)=>{if(e===null)t(n)
else r(a((i||n||e.message).trim()))})})}async function selectFilesToCommit(t,e,n){const i=await readStatus(t,e)
const s=[]
for(const t of e)if(await belongsInCommit(t,i.get(t.realPath),n))s.push(t)
return s}async function belongsInCommit({path:e,format:n,before:i,after:s},a,r){const o=i!==s
if(a===void 0)return o
if(a.kind==="not-in-head")throw new t.GitError("dirty-file",`${e} is not in the last commit`)
if(a.kind==="modified"){const{head:t,index:e}=a
const c=await r(t)
const differsOnlyInSections=async e=>e===t||await haveSame("outside",c,e,n)
if(await differsOnlyInSections(i)&&await differsOnlyInSections(e))return true
if(!o&&await haveSame("inside",t,s,n))return false}else if(!o)return false
throw new t.GitError("dirty-file",`${e} already differs from the last commit`)}async function haveSame(t,e,n,i){const[s,a]=[await splitAtSections(e,i),await splitAtSections(n,i)]
return JSON.stringify(s[t])===JSON.stringify(a[t])}async function splitAtSections(e,n){const{sections:i}=await t.parseSections(e,n,{timeLimiter:t.timeLimiter})
const s=i.map(({content:t})=>e.slice(t.start,t.end))
const a=[0,...i.map(({content:t})=>t.end)]
const r=[...i.map(({content:t})=>t.start),e.length]
return{inside:s,outside:a.map((t,n)=>e.slice(t,r[n]))}}async function selectUncommitted(t,e){if(e.length===0)return[]
const n=await readStatus(t,e)
return e.filter(({realPath:t})=>n.has(t))}async function commitFiles(e,n,i,s){const a=[...n,...i]
const r=[...i.length>0?[["add","--",...i.map(({realPath:t})=>t)]]:[],["commit","--quiet","--only","--message",s,"--",...a.map(({realPath:t})=>t)]]
const o=a.map(({path:t})=>t).join(", ")
for(const n of r)await runGit(e,n,e=>new t.GitError("commit-failed",o,e))}exports.commitFiles=commitFiles
exports.selectFilesToCommit=selectFilesToCommit
exports.selectUncommitted=selectUncommitted

