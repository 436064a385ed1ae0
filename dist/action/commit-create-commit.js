"use strict"
exports.id=876
exports.ids=[876]
exports.modules={876:(t,e,n)=>{n.r(e)
n.d(e,{commitMode:()=>commitMode})
var o=n(1703)
var i=n(19)
var r=n(9452)
var a=n(891)
var s=n(4896)
var m=n(3890)
var c=n(9300)
var u=n(9365)
var d=n(4324)
const commitMode=async t=>{const{settings:e,context:n}=t
const{isOwnRepository:l,...h}=(0,m.Qj)(e,n)
const f=await(0,s.$)(e.files,e.format)
const p=await(0,c.g)(t)
let g=null
let w=null
try{for(let n=1;;n+=1){const r={...h,pullRequestBranch:null}
const s=await(0,a.p)(p,r,f,w!==null)
const m=w&&(0,i.Em)(w,s.base.history)
if(m&&g!==null){return(0,u.g2)(g,l,committed(s,m))}g=await(0,u.yn)(t,f.toInputFiles(s.files))
if(g.failure!==null||g.changes.length===0){return(0,u.g2)(g,l)}const c=(0,d.DQ)(g.files,e.commitMessage)
const b=(0,i.DE)(s.files,g.changes)
const v=await(0,i.Bg)(p,s,{message:c,additions:b})
if(v.outcome==="done"){return(0,u.g2)(g,l,committed(s,v.value))}if(v.outcome==="unknown")w={parent:s.base.oid,message:c}
await(0,o.jy)(p,h.branch??"HEAD",n,v)}}catch(t){if(t instanceof r.y_&&g!==null){return(0,u.kc)(g,t,l)}throw t}}
function committed({repository:t,base:e},n){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:n}}},19:(t,e,n)=>{n.d(e,{Bg:()=>commitToBranch,DE:()=>toFileAdditions,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>s,kt:()=>createCommit,us:()=>commitInput})
var o=n(499)
var i=n(5450)
var r=n(9452)
var a=n(1830)
const s="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileAdditions(t,e){return e.map(({path:e,after:n})=>{const o=t.find(t=>t.path===e)
if(o===undefined)throw new Error(`${e} was not read`)
if(o.mode!==a.MA){const t="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const n=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new r.ur([{path:e,code:"executable",message:n}])}const i=Buffer.from(n)
if(i.toString()!==n){const t="would contain text that UTF-8 cannot represent"
throw new r.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:i,oid:(0,a.IM)(i,o.oid)}})}async function commitToBranch(t,{repository:e,base:n},o){const i=`Committing to branch "${n.name}" of ${e.nameWithOwner} failed`
return createCommit(t,e,{...o,branch:n.name,parent:n.oid},{description:i,permission:"contents: write",branchRules:n.rules})}async function createCommit(t,e,n,i){const r=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${s} }`
const a={commit:commitInput(e,n)}
return(0,o.Tk)(t,{text:r,variables:a},i,parseCommit)}function commitInput(t,{branch:e,parent:n,message:o,additions:i}){return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:i.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))}}}function parseCommit(t){return(0,i.lq)((0,i.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,i.oJ)((0,i.ZZ)(t,"oid")),url:(0,i.oJ)((0,i.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},n){const o=e.subject.trim()
const i=n.find(e=>e.parents[0]===t&&e.message.startsWith(o))
return i===undefined?null:{oid:i.oid,url:i.url}}}}

