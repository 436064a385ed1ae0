"use strict"
exports.id=876
exports.ids=[876]
exports.modules={876:(t,e,n)=>{n.r(e)
n.d(e,{commitMode:()=>commitMode})
var o=n(3949)
var r=n(19)
var a=n(6999)
var i=n(9452)
var s=n(891)
var c=n(4896)
var m=n(3890)
var u=n(9300)
var d=n(9365)
var f=n(4324)
const commitMode=async t=>{const{settings:e,context:n}=t
const{isOwnRepository:l,...h}=(0,m.Qj)(e,n)
const p=await(0,c.$)(e.files,e.format)
const g=await(0,u.g)(t)
const w=(0,o.l)(g,h.branch??"HEAD")
let b=null
let v=null
try{for(;;){const n={...h,pullRequestBranch:null}
const o=await(0,s.pG)(g,n,p,v!==null)
const i=v&&(0,r.Em)(v,o.base.history)
if(i&&b!==null){return(0,d.g2)(b,l,committed(o,i))}b=await(0,d.yn)(t,p.toInputFiles(o.files))
if(b.failure!==null||b.changes.length===0){return(0,d.g2)(b,l)}const c=(0,f.DQ)(b.files,e.commitMessage)
const m=(0,a.b)(o.files,b.changes)
const u=await(0,r.Bg)(g,o,{message:c,changes:m})
if(u.outcome==="done"){return(0,d.g2)(b,l,committed(o,u.value))}if(u.outcome==="refused")return(0,d.kc)(b,u.error,l)
if(u.outcome==="unknown")v={parent:o.base.oid,message:c}
await w(u)}}catch(t){if(t instanceof i.y_&&b!==null){return(0,d.kc)(b,t,l)}throw t}}
function committed({repository:t,base:e},n){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:n}}},756:(t,e,n)=>{n.d(e,{gf:()=>sendMutation,gq:()=>succeeded,qs:()=>throwIfRefused})
var o=n(4093)
var r=n(3170)
var a=n(5450)
async function sendMutation(t,e,n,i){const s=await(0,o.Tk)(t,e,n)
if(s==="unknown")return{outcome:"unknown"}
const c=i((0,a.I5)(s.data))
if(c!==null)return{outcome:"done",value:c}
const m=s.errors[0]??{type:"",message:"",path:""}
if(isStale(m))return{outcome:"stale",message:m.message}
return{outcome:"refused",error:(0,r.w)(m,n)}}function throwIfRefused(t){if(t.outcome==="refused")throw t.error
return t}function succeeded(t,e){return(0,a.ZZ)(t,e).value?true:null}const i=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:t,message:e}){return t==="STALE_DATA"||t==="NOT_FOUND"||i.some(t=>t.test(e))}},3949:(t,e,n)=>{n.d(e,{l:()=>createBackoff})
var o=n(4093)
var r=n(891)
const a=6
const i=250
function createBackoff({sleep:t,random:e},n){let s=0
return async c=>{s+=1
if(s<a)return t((.5+e())*i*2**(s-1))
if(c.outcome==="stale")throw(0,r.Fl)(n,a,c.message)
throw(0,o.hU)("the connection broke during every write")}}},19:(t,e,n)=>{n.d(e,{Bg:()=>commitToBranch,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>a,kt:()=>createCommit,us:()=>commitInput})
var o=n(756)
var r=n(5450)
const a="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function commitToBranch(t,{repository:e,base:n},o){const r={...o,branch:n.name,parent:n.oid}
const a=`Committing to branch "${n.name}" of ${e.nameWithOwner} failed`
const i={description:a,permission:"contents: write",branchRules:n.rules}
return createCommit(t,e,r,i)}async function createCommit(t,e,n,r){const i=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${a} }`
const s={commit:commitInput(e,n)}
return(0,o.gf)(t,{text:i,variables:s},r,parseCommit)}function commitInput(t,{branch:e,parent:n,message:o,changes:r}){const a=r.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))
return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:a}}}function parseCommit(t){return(0,r.lq)((0,r.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,r.oJ)((0,r.ZZ)(t,"oid")),url:(0,r.oJ)((0,r.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},n){const o=e.subject.trim()
const r=n.find(e=>e.parents[0]===t&&e.message.startsWith(o))
return r===undefined?null:{oid:r.oid,url:r.url}}},6999:(t,e,n)=>{n.d(e,{b:()=>prepareChanges})
var o=n(9452)
var r=n(1830)
function prepareChanges(t,e){return e.map(({path:e,after:n})=>{const a=t.find(t=>t.path===e)
if(a===undefined)throw new Error(`${e} was not read`)
if(a.mode!==r.MA){const t="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const n=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new o.ur([{path:e,code:"executable",message:n}])}const i=Buffer.from(n)
if(i.toString()!==n){const t="would contain text that UTF-8 cannot represent"
throw new o.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:i,oid:(0,r.IM)(i,a.oid)}})}}}

