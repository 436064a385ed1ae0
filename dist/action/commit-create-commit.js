"use strict"
exports.id=876
exports.ids=[876]
exports.modules={6977:(t,e,o)=>{o.d(e,{Z:()=>toFailedJobResult,r:()=>toOutOfDate})
var n=o(993)
function toFailedJobResult(t,e){return{refresh:(0,n.kc)(toOutOfDate(t),e),published:{outcome:"failed",error:e}}}function toOutOfDate(t){const rename=t=>t.outcome==="changed"?{...t,outcome:"out-of-date"}:t
const e=t.files.map(t=>rename({...t,sections:t.sections.map(rename)}))
return rename({...t,files:e})}},876:(t,e,o)=>{o.r(e)
o.d(e,{commitMode:()=>commitMode})
var n=o(1703)
var i=o(19)
var r=o(9452)
var a=o(891)
var s=o(7248)
var c=o(2043)
var m=o(5865)
var u=o(4896)
var d=o(9300)
var l=o(6977)
var h=o(1215)
var f=o(214)
const commitMode=async t=>{const{settings:e,context:o,fetchSnippets:p}=t
const b={...(0,f.Qj)(e,o),pullRequestBranch:null}
const w=await(0,u.$)(e.files,e.format)
const g=await(0,d.g)(t)
let v=null
let y=null
try{for(let t=1;;t+=1){const o=await(0,a.p)(g,b,w)
const r=y&&(0,i.Em)(y,o.base.history)
if(r&&v!==null)return{refresh:v,published:toPublishResult(o,r)}
const u=w.toInputFiles(o.files)
v=await(0,c.h)(u,e,p,m.y)
const d=(0,s.i7)(v.files)
if(d===null)return{refresh:v,published:null}
const l=(0,h.DQ)(d,e.commitMessage)
const f=(0,i.DE)(o.files,v.changes)
const C=await(0,i.Bg)(g,o,{message:l,additions:f})
if(C.outcome==="done")return{refresh:v,published:toPublishResult(o,C.value)}
if(C.outcome==="unknown")y={parent:o.base.oid,message:l}
await(0,n.j)(g,b.branch??"HEAD",t,C)}}catch(t){if(t instanceof r.y_&&v!==null)return(0,l.Z)(v,t)
throw t}}
function toPublishResult({repository:t,base:e},o){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:o}}},19:(t,e,o)=>{o.d(e,{Bg:()=>commitToBranch,DE:()=>toFileAdditions,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>s,kt:()=>createCommit,us:()=>commitInput})
var n=o(499)
var i=o(5450)
var r=o(9452)
var a=o(1830)
const s="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileAdditions(t,e){return e.map(({path:e,after:o})=>{const n=t.find(t=>t.path===e)
if(n===undefined)throw new Error(`${e} was not read`)
if(n.mode!==a.MA){const t="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const o=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new r.ur([{path:e,code:"executable",message:o}])}const i=Buffer.from(o)
if(i.toString()!==o){const t="would contain text that UTF-8 cannot represent"
throw new r.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:i,oid:(0,a.IM)(i,n.oid)}})}async function commitToBranch(t,{repository:e,base:o},n){const i=`Committing to branch "${o.name}" of ${e.nameWithOwner} failed`
return createCommit(t,e,{...n,branch:o.name,parent:o.oid},{description:i,permission:"contents: write",branchRules:o.rules})}async function createCommit(t,e,o,i){const r=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${s} }`
const a={commit:commitInput(e,o)}
return(0,n.Tk)(t,{text:r,variables:a},i,parseCommit)}function commitInput(t,{branch:e,parent:o,message:n,additions:i}){return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:o,message:{headline:n.subject,body:n.body},fileChanges:{additions:i.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))}}}function parseCommit(t){return(0,i.lq)((0,i.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,i.oJ)((0,i.ZZ)(t,"oid")),url:(0,i.oJ)((0,i.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},o){const n=e.subject.trim()
const i=o.find(e=>e.parents[0]===t&&e.message.startsWith(n))
return i===undefined?null:{oid:i.oid,url:i.url}}}}

