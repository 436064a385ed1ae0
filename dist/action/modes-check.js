"use strict"
exports.id=323
exports.ids=[323]
exports.modules={86455:(t,r,e)=>{e.d(r,{V:()=>readCheckoutHead})
var n=e(31421)
var a=e(76760)
var s=e(57975)
async function readCheckoutHead(t){const r=["-c","safe.directory=*","rev-parse","--verify","HEAD"]
const e={...process.env,GIT_CEILING_DIRECTORIES:(0,a.dirname)(t)}
try{const{stdout:a}=await(0,s.promisify)(n.execFile)("git",r,{cwd:t,env:e})
return a.trim()}catch{return null}}},2323:(t,r,e)=>{e.r(r)
e.d(r,{checkMode:()=>checkMode})
var n=e(33239)
var a=e(75135)
var s=e(30795)
var o=e(43032)
async function readCommit(t,r,e,n){const c=n.matches===null?null:await(0,a.C)(t,r,e)
const i=(0,a.L)(n,c)
const u=await(0,s.$2)(t,r,e,i)
return(0,o.Z)(t,r,i,u,`at commit ${e}`)}var c=e(30187)
var i=e(86455)
var u=e(14896)
var l=e(42390)
var d=e(83890)
var f=e(46204)
const checkMode=async t=>{const r=(0,d.s0)(t.settings,t.context)
const e=await readSources(t,r)
const n=await(0,f.y)(t,e,true)
return{refresh:n,published:null,publishError:null,isOwnRepository:r?.isOwnRepository??true}}
async function readSources(t,r){const{settings:e,context:n}=t
const{workspace:a}=n
if(r===null&&a!==null&&await(0,l.P_)(e.files,a)){const r=await(0,i.V)(a)
if(r!==null&&r===n.sha){return(0,l.eo)(e.files,a,e.format)}const s=r===null?"not a git checkout":`at commit ${r}`
t.environment.runner.log(`The workspace is ${s}, so the files are read over the API.`)}const s=await(0,u.$)(e.files,e.format!==null)
const o=await readOverApi(t,r,s)
return(0,l.rl)(o,s,e.format)}async function readOverApi(t,r,a){const{createGitHubEffects:s}=await e.e(875).then(e.bind(e,19875))
const o=s(t)
if(r!==null){const{repository:t,branch:e}=r
return(await(0,n.pG)(o,{repository:t,branch:e,pullRequestBranch:null},a)).files}const{sha:i,repository:u}=t.context
if(i==="")throw new c.ej("GITHUB_SHA")
return readCommit(o,(0,d.q5)(u),i,a)}}}

