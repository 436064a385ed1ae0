"use strict"
exports.id=876
exports.ids=[876]
exports.modules={46977:(t,e,o)=>{o.d(e,{Z:()=>toFailedJobResult,r:()=>toOutOfDate})
var n=o(70993)
function toFailedJobResult(t,e){return{refresh:(0,n.kc)(toOutOfDate(t),e),published:{outcome:"failed",error:e}}}function toOutOfDate(t){const rename=t=>t.outcome==="changed"?{...t,outcome:"out-of-date"}:t
const e=t.files.map(t=>rename({...t,sections:t.sections.map(rename)}))
return rename({...t,files:e})}},50876:(t,e,o)=>{o.r(e)
o.d(e,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var n=o(41703)
var i=o(90019)
var s=o(9452)
var r=o(60891)
var a=o(38400)
var c=o(87248)
var m=o(1568)
var u=o(59300)
var l=o(46977)
var d=o(21215)
var f=o(80214)
const commitMode=async t=>{const{settings:e,context:o}=t
const n=(0,f.Qj)(e,o)
const i=await(0,m.X3)(e)
const s=await(0,u.g)(t)
return commitChanges({job:t,effects:s,target:n,selection:i,isOptional:false},null)}
async function commitChanges(t,e){const{job:o,effects:u,target:f,selection:h,isOptional:p}=t
let b=null
let g=null
try{for(let t=1;;t+=1){const s=t===1&&e!==null
const l=s?e:await(0,r.pG)(u,{...f,pullRequestBranch:null},h)
const{settings:w,refreshFiles:v}=o.configure(await(0,m.vj)(u,l))
const C=await(0,m._f)(u,w,l,p)
const O=await(0,a.A)(u,l,C)
const y=g&&(0,i.Em)(g,O.base.history)
if(y&&b!==null)return{refresh:b,published:toPublishResult(O,y)}
const x=C.toInputFiles(O.files)
b=await v(x)
const B=(0,c.i7)(b.files)
if(B===null)return{refresh:b,published:null}
const E=(0,d.DQ)(B,w.commitMessage)
const Z=(0,i.DE)(O.files,b.changes)
const j=await(0,i.Bg)(u,O,{message:E,additions:Z})
if(j.outcome==="done")return{refresh:b,published:toPublishResult(O,j.value)}
if(j.outcome==="unknown")g={parent:O.base.oid,message:E}
await(0,n.j)(u,f.branch??"HEAD",t,j)}}catch(t){if(t instanceof s.y_&&b!==null)return(0,l.Z)(b,t)
throw t}}function toPublishResult({repository:t,base:e},o){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:o}}},90019:(t,e,o)=>{o.d(e,{Bg:()=>commitToBranch,DE:()=>toFileAdditions,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>a,kt:()=>createCommit,us:()=>commitInput})
var n=o(22737)
var i=o(95450)
var s=o(9452)
var r=o(21830)
const a="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileAdditions(t,e){return e.map(({path:e,after:o})=>{const n=t.find(t=>t.path===e)
if(n===undefined)throw new Error(`${e} was not read`)
if(n.mode!==r.MA){const t="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const o=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new s.ur([{path:e,code:"executable",message:o}])}const i=Buffer.from(o)
if(i.toString()!==o){const t="would contain text that UTF-8 cannot represent"
throw new s.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:i,oid:(0,r.IM)(i,n.oid)}})}async function commitToBranch(t,{repository:e,base:o},n){const i=`Committing to branch "${o.name}" of ${e.nameWithOwner} failed`
return createCommit(t,e,{...n,branch:o.name,parent:o.oid},{description:i,permission:"contents: write",branchRules:o.rules})}async function createCommit(t,e,o,i){const s=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${a} }`
const r={commit:commitInput(e,o)}
return(0,n.Tk)(t,{text:s,variables:r},i,parseCommit)}function commitInput(t,{branch:e,parent:o,message:n,additions:i}){return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:o,message:{headline:n.subject,body:n.body},fileChanges:{additions:i.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))}}}function parseCommit(t){return(0,i.lq)((0,i.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,i.oJ)((0,i.ZZ)(t,"oid")),url:(0,i.oJ)((0,i.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},o){const n=e.subject.trim()
const i=o.find(e=>e.parents[0]===t&&e.message.startsWith(n))
return i===undefined?null:{oid:i.oid,url:i.url}}}}

