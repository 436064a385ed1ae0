"use strict"
exports.id=323
exports.ids=[323]
exports.modules={6455:(t,r,e)=>{e.d(r,{V:()=>readCheckoutHead})
var n=e(1421)
var a=e(6760)
var o=e(7975)
async function readCheckoutHead(t){const r=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const e={...process.env,GIT_CEILING_DIRECTORIES:(0,a.dirname)(t)}
try{const{stdout:a}=await(0,o.promisify)(n.execFile)("git",r,{cwd:t,env:e})
return a.trim()}catch{return null}}},2323:(t,r,e)=>{e.r(r)
e.d(r,{checkMode:()=>checkMode})
var n=e(3239)
var a=e(5135)
var o=e(795)
var s=e(3032)
async function readCommit(t,r,e,n){const c=n.matches===null?null:await(0,a.C)(t,r,e)
const i=(0,a.L)(n,c)
const u=await(0,o.$2)(t,r,e,i)
return(0,s.Z)(t,r,i,u,`at commit ${e}`)}var c=e(187)
var i=e(6455)
var u=e(4896)
var l=e(5095)
var d=e(3890)
var f=e(1581)
const checkMode=async t=>{const r=(0,d.s0)(t.action,t.context)
const e=await readSources(t,r)
const n=await(0,f.y)(t,e,true)
return{refresh:n,published:null,publishError:null,isOwnRepository:r?.isOwnRepository??true}}
async function readSources(t,r){const{settings:e,action:n,context:a}=t
const{workspace:o}=a
if(r===null&&o!==null&&await(0,l.P_)(n.files,o)){const r=await(0,i.V)(o)
if(r!==null&&r===a.sha){return(0,l.eo)(n.files,o,e.format)}const s=r===null?"not a git checkout":`at commit ${r}`
t.environment.runner.log(`The workspace is ${s}, so the files are read over the API.`)}const s=await(0,u.$)(n.files,e.format!==null)
const c=await readOverApi(t,r,s)
return(0,l.rl)(c,s,e.format)}async function readOverApi(t,r,a){const{createGitHubEffects:o}=await e.e(875).then(e.bind(e,9875))
const s=o(t)
if(r!==null){const{repository:t,branch:e}=r
return(await(0,n.pG)(s,{repository:t,branch:e,pullRequestBranch:null},a)).files}const{sha:i,repository:u}=t.context
if(i==="")throw new c.ej("GITHUB_SHA")
return readCommit(s,(0,d.q5)(u),i,a)}}}

