"use strict"
exports.id=826
exports.ids=[826]
exports.modules={46977:(e,t,n)=>{n.d(t,{Z:()=>toFailedJobResult,r:()=>toOutOfDate})
var o=n(70993)
function toFailedJobResult(e,t){return{refresh:(0,o.kc)(toOutOfDate(e),t),published:{outcome:"failed",error:t}}}function toOutOfDate(e){const rename=e=>e.outcome==="changed"?{...e,outcome:"out-of-date"}:e
const t=e.files.map(e=>rename({...e,sections:e.sections.map(rename)}))
return rename({...e,files:t})}},25826:(e,t,n)=>{n.r(t)
n.d(t,{proposeChanges:()=>proposeChanges,pullRequestBranchFor:()=>pullRequestBranchFor,pullRequestMode:()=>pullRequestMode,toReportedResult:()=>toReportedResult})
var o=n(41703)
var s=n(90019)
var r=n(9452)
var a=n(21830)
const u=/<!-- status-snippets-hash: (\w+) -->/g
const i=256
const c=65536
function createPullRequestText(e,t,n){const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:truncate(e,i),body:`${truncate(t,c-o.length)}${o}`}}function findHash(e){return[...e.matchAll(u)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because branch \`${t}\` is already up to date.`
const o=e.replace(u,"").trimEnd()
return`${truncate(o,c-n.length)}${n}`}function truncate(e,t){return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}const l="Refreshed-by: status-snippets"
const p=/^(?:[A-Za-z0-9-]+: \S|\s+\S)/
function appendTrailer(e){const t=e.trim()
if(t==="")return l
const n=t.split(/\n\s*\n/).at(-1)??""
const o=n.split("\n").every(e=>p.test(e))
return`${t}${o?"\n":"\n\n"}${l}`}function hasCommitsByOthers({oid:e,aheadBy:t,history:n}){const o=new Map(n.map(e=>[e.oid,e]))
let s=e
for(let e=0;e<t;e+=1){const e=o.get(s)
if(e===undefined||!isOwn(e))return true
s=e.parents[0]}return false}function isOwn({message:e,committerEmail:t,parents:n}){return n.length===1&&t.startsWith("noreply@")&&e.trimEnd().endsWith(`\n${l}`)}function desiredState({files:e},t,n,o){const s=new Map(n.map(e=>[e.path,e]))
const r=e.map(({path:e,text:t,oid:n})=>s.get(e)??{path:e,oid:n,bytes:Buffer.from(t)})
return{branch:t,files:r,changes:n,hash:o}}function decide(e,t){const{repository:n,base:o,head:s,closed:r}=e
if(t.branch===o.name)throw branchInUse(t.branch,"it is the branch to update")
if(t.branch===n.defaultBranch)throw branchInUse(t.branch,"it is the default branch")
const isForBase=e=>!e.isCrossRepository&&e.base===o.name
const u=s?.openPullRequests.find(isForBase)
const i=s?.openPullRequests.find(e=>!isForBase(e))
const c=s!==null&&hasCommitsByOthers(s)
const l=t.files.filter(({oid:e},t)=>s?.entries[t]?.blob?.oid!==e)
if(t.changes.length===0){if(s===null||u===undefined)return{step:"noop"}
if(c||i!==undefined)return{step:"leave-open",pullRequest:u}
return{step:"close",pullRequest:u,from:s.oid}}if(i!==undefined){throw branchInUse(t.branch,`${i.url} merges it into "${i.base}"`)}if(s!==null&&u!==undefined){if(c)return{step:"commit-on-top",head:s,pullRequest:u}
if(l.length===0)return{step:"update-text",pullRequest:u}
if(s.behindBy===0)return{step:"append",parent:s.oid,additions:l,pullRequest:u}
return{step:"recreate",from:s.oid,pullRequest:u}}const p=r[0]
if(p?.state==="CLOSED"&&findHash(p.body)===t.hash){return{step:"decline",pullRequest:p}}if(s===null)return{step:"create",from:(0,a.tC)(o.oid)}
const d=p?.state==="MERGED"&&p.headOid===s.oid
if(c&&!d)throw commitsByOthers(t.branch)
if(!c&&s.aheadBy>0&&l.length===0)return{step:"open"}
if(!c&&s.behindBy===0)return{step:"append",parent:s.oid,additions:l,pullRequest:null}
return{step:"create",from:s.oid}}function branchInUse(e,t){const n=`Branch "${e}" cannot be the pull request branch: ${t}.`
return new r.y_("branch-in-use",n,"Set `pull-request-branch` to a name that nothing else uses.")}function commitsByOthers(e){const t=`Branch "${e}" contains commits by others and has no open pull request`
const n="Open a pull request from it, delete it, or set `pull-request-branch` to another name."
return new r.y_("commits-by-others",`${t}; such commits are never overwritten.`,n)}function createRunState(){return{unconfirmed:null,commit:null,mayHaveOpened:false,mayHaveClosed:null,undo:null}}function updateRunState(e,{head:t}){if(t===null)return
if(t.aheadBy>0)e.undo=null
if(e.unconfirmed!==null)e.commit??=(0,s.Em)(e.unconfirmed,t.history)}var d=n(22737)
var m=n(95450)
const f="updateRefs(input: $refs) { clientMutationId }"
function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function updateRefs(e,t,n,o){const s=`mutation UpdateRefs($refs: UpdateRefsInput!) { ${f} }`
const r={refs:updateRefsInput(t,n)}
return(0,d.Tk)(e,{text:s,variables:r},o,e=>(0,d.gq)(e,"updateRefs"))}async function resetAndCommit({effects:e,state:{repository:t}},n,o,r,a=()=>{}){const u=`mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  ${f}\n  ${s.kQ}\n}`
const i=updateRefsInput(t.id,[{branch:o.branch,from:n,to:o.parent}])
const c={refs:i,commit:(0,s.us)(t,o)}
return(0,d.Tk)(e,{text:u,variables:c},r,e=>{if(!(0,d.gq)(e,"updateRefs"))a()
return(0,s.L5)(e)})}async function openPullRequest(e){const{effects:t,state:n,desired:o,text:s}=e
const r=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const a={baseRefName:n.base.name,headRefName:o.branch}
const u={open:{repositoryId:n.repository.id,...a,...s}}
const i=`Opening a pull request from "${o.branch}" failed`
const c={...toOperation(i),opensPullRequest:true}
return(0,d.Tk)(t,{text:r,variables:u},c,e=>(0,m.lq)((0,m.ZZ)(e,"createPullRequest","pullRequest"),e=>({number:(0,m.i)((0,m.ZZ)(e,"number")),url:(0,m.oJ)((0,m.ZZ)(e,"url"))})))}async function updatePullRequestText({effects:e,text:t},{id:n,url:o}){const s=`mutation UpdateText($update: UpdatePullRequestInput!) {\n  updatePullRequest(input: $update) { pullRequest { id } }\n}`
const r={update:{pullRequestId:n,...t}}
const a=toOperation(`Updating ${o} failed`)
return(0,d.Tk)(e,{text:s,variables:r},a,e=>(0,d.gq)(e,"updatePullRequest"))}async function closePullRequest({effects:e,state:t},{id:n,url:o,body:s,base:r},a){const u=`mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {\n  updatePullRequest(input: $close) { pullRequest { id } }\n  ${f}\n}`
const i={pullRequestId:n,state:"CLOSED",body:closedBody(s,r)}
const c={close:i,refs:updateRefsInput(t.repository.id,[a])}
return(0,d.Tk)(e,{text:u,variables:c},toOperation(`Closing ${o} failed`),e=>{const t=(0,d.gq)(e,"updatePullRequest")
return t&&{isBranchDeleted:(0,d.gq)(e,"updateRefs")===true}})}function toOperation(e){return{description:e,permission:"pull-requests: write",isOwnBranch:true}}function noop(e){const{mayHaveClosed:t}=e.run
if(t===null)return{outcome:"finished",published:null}
const n=e.state.head===null
return finish(e,{outcome:"closed",pullRequest:t,isBranchDeleted:n})}async function steps_without_commit_open(e){const{desired:t,run:n,state:o}=e
try{const t=await openPullRequest(e)
if(t.outcome==="done")return propose(e,t.value,true)
if(t.outcome==="unknown")n.mayHaveOpened=true
return{outcome:"retry",reason:t}}catch(e){if(!(e instanceof r.y_))throw e
throw new r.rj(e,t.branch,compareUrl(o,t.branch))}}function compareUrl({repository:e,base:t},n){const[o,s]=[t.name,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
return`${e.url}/compare/${o}...${s}?expand=1`}async function updateText(e,t){const{desired:n,run:o}=e
const{title:s,body:r}=e.text
const a=findHash(t.body)
const u=a!==null&&a!==n.hash
const i=t.title!==s||t.body!==r
if(u||o.commit!==null&&i){const n=await updatePullRequestText(e,t)
if(n.outcome!=="done")return{outcome:"retry",reason:n}}return propose(e,t,o.mayHaveOpened)}async function steps_without_commit_close(e,t,n){const o={branch:e.desired.branch,from:n,to:(0,a.tC)(n)}
const s=await closePullRequest(e,t,o)
if(s.outcome==="done")return finish(e,{outcome:"closed",pullRequest:t,...s.value})
e.run.mayHaveClosed=t
return{outcome:"retry",reason:s}}function propose(e,t,n){return finish(e,{outcome:"proposed",pullRequest:t,commit:e.run.commit,isNew:n})}function finish({state:e},t){const{number:n,url:o}=t.pullRequest
const s={repository:e.repository.nameWithOwner,branch:e.base.name}
return{outcome:"finished",published:{...s,...t,pullRequest:{number:n,url:o}}}}async function runStep(e,t){switch(e.step){case"noop":return noop(t)
case"leave-open":return finish(t,{outcome:"left-open",pullRequest:e.pullRequest})
case"decline":return finish(t,{outcome:"declined",pullRequest:e.pullRequest})
case"close":return steps_without_commit_close(t,e.pullRequest,e.from)
case"update-text":return updateText(t,e.pullRequest)
case"open":return steps_without_commit_open(t)
case"create":return create(t,e.from)
case"append":return commitToHead(t,e.parent,e.additions,e.pullRequest)
case"recreate":return recreate(t,e.from,e.pullRequest)
case"commit-on-top":if(t.changesOnTop.length===0)return updateText(t,e.pullRequest)
return commitToHead(t,e.head.oid,t.changesOnTop,e.pullRequest)}}async function create(e,t){const{state:n,desired:o,run:s}=e
const{repository:r,base:a}=n
const u=run_step_toOperation(e)
const i=toRequest(e,o.branch,a.oid,o.changes)
const c=s.undo
const l={branch:o.branch,from:a.oid,to:c?.update.to??t}
s.undo={repositoryId:r.id,update:l,operation:u}
const p=await resetAndCommit(e,t,i,u,()=>{s.undo=c})
return afterCommit(e,i,p,null)}async function commitToHead(e,t,n,o){const{effects:r,state:a,desired:u}=e
const i=toRequest(e,u.branch,t,n)
const c=await(0,s.kt)(r,a.repository,i,run_step_toOperation(e))
return afterCommit(e,i,c,o)}async function recreate(e,t,n){const{effects:o,state:s,desired:r}=e
const{repository:u,base:i}=s
const c=(0,a.tC)(i.oid)
const l=`${r.branch}-rebuild-${o.random()}`
const p=toRequest(e,l,i.oid,r.changes)
const d=run_step_toOperation(e)
const update=(...e)=>updateRefs(o,u.id,e,d)
let m=false
try{const o=await resetAndCommit(e,c,p,d)
if(o.outcome!=="done")return await afterCommit(e,p,o,n)
const{oid:s}=o.value
const a=await update({branch:r.branch,from:t,to:s},{branch:l,from:s,to:c})
m=a.outcome==="done"
return await afterCommit(e,p,a.outcome==="done"?o:a,n)}finally{if(!m)await update({branch:l,from:null,to:c}).catch(()=>{})}}async function undoReset(e,{undo:t}){if(t===null)return
await updateRefs(e,t.repositoryId,[t.update],t.operation).catch(()=>{})}async function afterCommit(e,t,n,o){const{run:s}=e
if(n.outcome==="unknown")s.unconfirmed=t
if(n.outcome!=="done")return{outcome:"retry",reason:n}
s.commit=n.value
s.undo=null
return o===null?steps_without_commit_open(e):updateText(e,o)}function toRequest({message:e},t,n,o){return{branch:t,parent:n,additions:o,message:{...e,body:appendTrailer(e.body)}}}function run_step_toOperation({state:e,desired:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{description:n,permission:"contents: write",isOwnBranch:true}}var h=n(9063)
var b=n(60891)
var R=n(43032)
var y=n(38400)
var q=n(1568)
var g=n(59300)
var w=n(46977)
var $=n(77598)
var O=n(87248)
var v=n(85760)
var C=n(93924)
var x=n(10927)
var B=n(82727)
var I=n(21215)
const T=3e4
function createProposal(e,{commitMessage:t,pullRequestTitle:n,token:o}){const s=(0,O.i7)(e.files)
if(s===null)return{text:{title:"",body:""},message:{subject:"",body:""},hash:""}
const r=(0,I.ou)(n??"",s).replace(/\s+/g," ").trim()
const a=hashChange(e)
const u=(0,B.bA)(o)
const i=[`<p>${(0,C.js)((0,O.Ac)(s))}</p>`,(0,x.Hg)(e.files),(0,C.Ty)((0,v.V)(e.changes),T),"Only the text between the markers changes. This description and the branch are kept up to date until the pull "+"request is merged. If you close it, it is not opened again for the same change.",...u===null?[]:[`> [!NOTE]\n> ${u}`]]
return{text:createPullRequestText(r||(0,O.M4)(s),i.join("\n\n"),a),message:(0,I.DQ)(s,t),hash:a}}function hashChange({changes:e}){const t=e.map(({path:e,after:t,edits:n})=>[e,n.map(e=>t.slice(e.after.start,e.after.end).replace(/\r\n?/g,"\n"))])
return(0,$.createHash)("sha256").update(JSON.stringify(t)).digest("hex")}var _=n(80214)
const pullRequestMode=async e=>{const{settings:t,context:n}=e
const{repository:o,branch:s}=(0,_.Qj)(t,n)
const r=await(0,q.X3)(t)
const a=await(0,g.g)(e)
const u=s??await(0,b.yt)(a,o)
return proposeChanges({job:e,effects:a,target:{repository:o,branch:u},selection:r,isOptional:false},null)}
function pullRequestBranchFor({pullRequestBranch:e},t){return e??`${h.PW}${t}`}async function proposeChanges(e,t){const{job:n,effects:a,target:u,selection:i,isOptional:c}=e
const l=pullRequestBranchFor(n.settings,u.branch)
const p=createRunState()
let d=null
try{for(let e=1;;e+=1){const r=e===1&&t!==null
const m=r?t:await(0,b.pG)(a,{...u,pullRequestBranch:l},i)
const{settings:f,refreshFiles:h}=n.configure(await(0,q.vj)(a,m))
const g=await(0,q._f)(a,f,m,c)
const refreshTexts=e=>h(g.toInputFiles(e))
const w=await(0,y.A)(a,m,g)
updateRunState(p,w)
d=await refreshTexts(w.files)
if(d.failure!==null)return{refresh:d,published:null}
const $=createProposal(d,f)
const O=(0,s.DE)(w.files,d.changes)
const v=desiredState(w,l,O,$.hash)
const C=decide(w,v)
let x=[]
if(C.step==="commit-on-top"){const{nameWithOwner:e}=w.repository
const t=`on branch "${l}"`
const n=await(0,R.Z)(a,e,w.paths,C.head.entries,t,g.isRelevant)
const o=await refreshTexts(n)
if(o.failure!==null)return{refresh:o,published:null}
x=(0,s.DE)(n,o.changes)}const B=await runStep(C,{effects:a,state:w,desired:v,run:p,...$,changesOnTop:x})
if(B.outcome==="finished")return toReportedResult(d,B.published)
await(0,o.j)(a,l,e,B.reason)}}catch(e){if(e instanceof r.y_&&d!==null)return(0,w.Z)(d,e)
throw e}finally{await undoReset(a,p)}}function toReportedResult(e,t){const n=t?.outcome==="declined"||t?.outcome==="proposed"&&t.commit===null&&!t.isNew
return{refresh:n?(0,w.r)(e):e,published:t}}},90019:(e,t,n)=>{n.d(t,{Bg:()=>commitToBranch,DE:()=>toFileAdditions,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>u,kt:()=>createCommit,us:()=>commitInput})
var o=n(22737)
var s=n(95450)
var r=n(9452)
var a=n(21830)
const u="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileAdditions(e,t){return t.map(({path:t,after:n})=>{const o=e.find(e=>e.path===t)
if(o===undefined)throw new Error(`${t} was not read`)
if(o.mode!==a.MA){const e="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const n=`${e}; use \`mode: write\` and commit with git, or remove the bit`
throw new r.ur([{path:t,code:"executable",message:n}])}const s=Buffer.from(n)
if(s.toString()!==n){const e="would contain text that UTF-8 cannot represent"
throw new r.ur([{path:t,code:"not-utf8",message:e}])}return{path:t,bytes:s,oid:(0,a.IM)(s,o.oid)}})}async function commitToBranch(e,{repository:t,base:n},o){const s=`Committing to branch "${n.name}" of ${t.nameWithOwner} failed`
return createCommit(e,t,{...o,branch:n.name,parent:n.oid},{description:s,permission:"contents: write",branchRules:n.rules})}async function createCommit(e,t,n,s){const r=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${u} }`
const a={commit:commitInput(t,n)}
return(0,o.Tk)(e,{text:r,variables:a},s,parseCommit)}function commitInput(e,{branch:t,parent:n,message:o,additions:s}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:s.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function parseCommit(e){return(0,s.lq)((0,s.ZZ)(e,"createCommitOnBranch","commit"),e=>({oid:(0,s.oJ)((0,s.ZZ)(e,"oid")),url:(0,s.oJ)((0,s.ZZ)(e,"url"))}))}function findExistingCommit({parent:e,message:t},n){const o=t.subject.trim()
const s=n.find(t=>t.parents[0]===e&&t.message.startsWith(o))
return s===undefined?null:{oid:s.oid,url:s.url}}}}

