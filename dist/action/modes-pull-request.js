"use strict"
exports.id=411
exports.ids=[411]
exports.modules={8792:(e,t,n)=>{n.r(t)
n.d(t,{pullRequestMode:()=>pullRequestMode,toReportedResult:()=>toReportedResult})
var o=n(3949)
var r=n(6999)
var s=n(9452)
var a=n(1830)
var u=n(2359)
const i="Refreshed-by: status-snippets"
const c=/^(?:[A-Za-z0-9-]+: \S|\s+\S)/
function appendTrailer(e){const t=e.trim()
if(t==="")return i
const n=t.split(/\n\s*\n/).at(-1)??""
const o=n.split("\n").every(e=>c.test(e))
return`${t}${o?"\n":"\n\n"}${i}`}function hasOthersCommits({oid:e,aheadBy:t,history:n}){const o=new Map(n.map(e=>[e.oid,e]))
let r=e
for(let e=0;e<t;e+=1){const e=r===undefined?undefined:o.get(r)
if(e===undefined||!isOwn(e))return true
r=e.parents[0]}return false}function isOwn({message:e,committerEmail:t,parents:n}){const o=e.trimEnd().split("\n")
return n.length===1&&t.startsWith("noreply@")&&o.at(-1)?.trim()===i}function desiredState({files:e},t,n,o){const r=new Map(n.map(e=>[e.path,e]))
const s=e.map(({path:e,text:t,oid:n})=>r.get(e)??{path:e,oid:n,bytes:Buffer.from(t)})
return{branch:t,files:s,changes:n,hash:o}}function decide(e,t){assertBranchName(e,t.branch)
const{base:n,head:o,closed:r}=e
const isForBase=e=>!e.isCrossRepository&&e.base===n.name
const s=o?.openPullRequests.find(isForBase)
const i=o?.openPullRequests.find(e=>!isForBase(e))
const c=o!==null&&hasOthersCommits(o)
if(t.changes.length===0){if(o===null||s===undefined)return{step:"noop"}
if(c||i!==undefined)return{step:"leave-open",pullRequest:s}
return{step:"close",pullRequest:s,from:o.oid}}if(i!==undefined){throw branchInUse(t.branch,`${i.url} merges it into "${i.base}"`)}if(o!==null&&s!==undefined){if(c)return{step:"commit-on-top",head:o,pullRequest:s}
if(matches(o,t))return{step:"update-text",pullRequest:s}
if(o.behindBy===0)return{step:"append",parent:o.oid,pullRequest:s}
return{step:"recreate",from:o.oid,pullRequest:s}}const l=r[0]
if(l?.state==="CLOSED"&&(0,u.er)(l.body)===t.hash){return{step:"decline",pullRequest:l}}if(o===null)return{step:"create",from:(0,a.tC)(n.oid)}
const d=l?.state==="MERGED"&&l.headOid===o.oid
if(c&&!d)throw foreignCommits(t.branch)
if(!c&&o.aheadBy>0&&matches(o,t))return{step:"open"}
if(!c&&o.behindBy===0)return{step:"append",parent:o.oid,pullRequest:null}
return{step:"create",from:o.oid}}function matches(e,{files:t}){return t.every(({oid:t},n)=>e.entries[n]?.blob?.oid===t)}function assertBranchName({base:e,repository:t},n){if(n===e.name)throw branchInUse(n,"it is the branch to update")
if(n===t.defaultBranch)throw branchInUse(n,"it is the default branch")}function branchInUse(e,t){const n=`Branch "${e}" cannot be the pull request branch: ${t}.`
return new s.y_("branch-in-use",n,"Set `pull-request-branch` to a name that nothing else uses.")}function foreignCommits(e){const t=`Branch "${e}" contains commits by others and has no open pull request`
const n="Open a pull request from it, delete it, or set `pull-request-branch` to another name."
return new s.y_("foreign-commits",`${t}; such commits are never overwritten.`,n)}var l=n(19)
var d=n(756)
var p=n(5450)
const m="updateRefs(input: $refs) { clientMutationId }"
function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function updateRefs(e,t,n,o){const r=`mutation UpdateRefs($refs: UpdateRefsInput!) { ${m} }`
const s={refs:updateRefsInput(t,n)}
return(0,d.gf)(e,{text:r,variables:s},o,e=>(0,d.gq)(e,"updateRefs"))}async function resetAndCommit(e,t,n,o,r){const s=`mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  ${m}\n  ${l.kQ}\n}`
const a=updateRefsInput(t.id,[{branch:o.branch,from:n,to:o.parent}])
const u={refs:a,commit:(0,l.us)(t,o)}
let i=true
const c=await(0,d.gf)(e,{text:s,variables:u},r,e=>{i=(0,d.gq)(e,"updateRefs")!==null
return(0,l.L5)(e)})
return{mayBeReset:i,commit:c}}async function openPullRequest(e,t,n,o,{title:r,body:s}){const a=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const u={open:{repositoryId:t.id,baseRefName:n,headRefName:o,title:r,body:s}}
const i=toOperation(`Opening a pull request from "${o}" failed`)
return(0,d.gf)(e,{text:a,variables:u},i,e=>(0,p.lq)((0,p.ZZ)(e,"createPullRequest","pullRequest"),e=>({number:(0,p.i)((0,p.ZZ)(e,"number")),url:(0,p.oJ)((0,p.ZZ)(e,"url"))})))}function compareUrl({url:e},t,n){const[o="",r=""]=[t,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
return`${e}/compare/${o}...${r}?expand=1`}async function updatePullRequestText(e,{id:t,url:n},{title:o,body:r}){const s=`mutation UpdateText($update: UpdatePullRequestInput!) {\n  updatePullRequest(input: $update) { pullRequest { id } }\n}`
const a={update:{pullRequestId:t,title:o,body:r}}
const u=toOperation(`Updating ${n} failed`)
return(0,d.gf)(e,{text:s,variables:a},u,e=>(0,d.gq)(e,"updatePullRequest"))}async function closePullRequest(e,t,{id:n,url:o,body:r,base:s},a){const i=`mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {\n  updatePullRequest(input: $close) { pullRequest { id } }\n  ${m}\n}`
const c={pullRequestId:n,state:"CLOSED",body:(0,u.R_)(r,s)}
const l={close:c,refs:updateRefsInput(t.id,[a])}
const p=toOperation(`Closing ${o} failed`)
return(0,d.gf)(e,{text:i,variables:l},p,e=>(0,d.gq)(e,"updatePullRequest")&&{isBranchDeleted:(0,d.gq)(e,"updateRefs")===true})}function toOperation(e){return{description:e,permission:"pull-requests: write",isOwnBranch:true}}function createRunState(){return{unconfirmed:null,commit:null,mayHaveOpened:false,mayHaveClosed:null,undo:null}}function updateRunState(e,{head:t}){if(t===null)return
if(t.aheadBy>0)e.undo=null
if(e.unconfirmed!==null)e.commit??=(0,l.Em)(e.unconfirmed,t.history)}async function undoReset(e,{undo:t}){if(t===null)return
await updateRefs(e,t.repositoryId,[t.update],t.operation).catch(()=>{})}function noop(e){const{mayHaveClosed:t}=e.run
if(t===null)return{outcome:"finished",published:null}
const n=e.state.head===null
return finished(e,{outcome:"closed",pullRequest:t,isBranchDeleted:n})}function leaveOpen(e,{step:t,pullRequest:n}){return finished(e,{outcome:t==="decline"?"declined":"left-open",pullRequest:n})}async function pull_request_steps_open(e){const{effects:t,state:n,desired:o,content:r,run:a}=e
const{repository:u,base:i}=n
try{const n=(0,d.qs)(await openPullRequest(t,u,i.name,o.branch,r.text))
if(n.outcome==="done")return proposed(e,n.value,true)
if(n.outcome==="unknown")a.mayHaveOpened=true
return{outcome:"retry",reason:n}}catch(e){if(!(e instanceof s.y_))throw e
const t=compareUrl(u,i.name,o.branch)
throw new s.rj(e,o.branch,t)}}async function updateText(e,t){const{effects:n,desired:o,run:r}=e
const{text:s}=e.content
const a=(0,u.er)(t.body)
const i=a!==null&&a!==o.hash
const c=t.title!==s.title||t.body!==s.body
if(i||r.commit!==null&&c){const e=(0,d.qs)(await updatePullRequestText(n,t,s))
if(e.outcome!=="done")return{outcome:"retry",reason:e}}return proposed(e,t,r.mayHaveOpened)}async function pull_request_steps_close(e,{pullRequest:t,from:n}){const{effects:o,state:r,desired:s,run:u}=e
const i={branch:s.branch,from:n,to:(0,a.tC)(n)}
const c=(0,d.qs)(await closePullRequest(o,r.repository,t,i))
if(c.outcome==="done")return finished(e,{outcome:"closed",pullRequest:t,...c.value})
u.mayHaveClosed=t
return{outcome:"retry",reason:c}}function proposed(e,t,n){return finished(e,{outcome:"proposed",pullRequest:t,commit:e.run.commit,isNew:n})}function finished({state:e},t){const{number:n,url:o}=t.pullRequest
const r={repository:e.repository.nameWithOwner,branch:e.base.name}
return{outcome:"finished",published:{...r,...t,pullRequest:{number:n,url:o}}}}async function runStep(e,t){switch(e.step){case"noop":return noop(t)
case"leave-open":case"decline":return leaveOpen(t,e)
case"close":return pull_request_steps_close(t,e)
case"update-text":return updateText(t,e.pullRequest)
case"open":return pull_request_steps_open(t)
case"create":return create(t,e)
case"append":return append(t,e)
case"recreate":return recreate(t,e)
case"commit-on-top":if(t.content.changesOnTop.length===0)return updateText(t,e.pullRequest)
return commitToHead(t,e.head.oid,t.content.changesOnTop,e.pullRequest)}}async function create(e,{from:t}){const{effects:n,state:o,desired:r,run:s}=e
const{repository:a,base:u}=o
const i=run_step_toOperation(e)
const c=toRequest(e,r.branch,u.oid,r.changes)
const l=s.undo
const d={branch:r.branch,from:u.oid,to:l?.update.to??t}
s.undo={repositoryId:a.id,update:d,operation:i}
const{mayBeReset:p,commit:m}=await resetAndCommit(n,a,t,c,i)
if(!p)s.undo=l
return afterCommit(e,c,m,null)}async function append(e,{parent:t,pullRequest:n}){const{state:o,desired:r}=e
const s=o.head?.entries??[]
const a=r.files.filter(({oid:e},t)=>s[t]?.blob?.oid!==e)
return commitToHead(e,t,a,n)}async function commitToHead(e,t,n,o){const{effects:r,state:s,desired:a}=e
const u=toRequest(e,a.branch,t,n)
const i=await(0,l.kt)(r,s.repository,u,run_step_toOperation(e))
return afterCommit(e,u,i,o)}async function recreate(e,{from:t,pullRequest:n}){const{effects:o,state:r,desired:s}=e
const{repository:u,base:i}=r
const c=(0,a.tC)(i.oid)
const l=`${s.branch}-rebuild-${Math.floor(o.random()*2**48).toString(36)}`
const d=toRequest(e,l,i.oid,s.changes)
const p=run_step_toOperation(e)
const update=(...e)=>updateRefs(o,u.id,e,p)
async function commitAndSwap(){const{commit:e}=await resetAndCommit(o,u,c,d,p)
if(e.outcome!=="done")return e
const{oid:n}=e.value
const r=await update({branch:s.branch,from:t,to:n},{branch:l,from:n,to:c})
return r.outcome==="done"?e:r}let m=false
try{const t=await commitAndSwap()
m=t.outcome==="done"
return await afterCommit(e,d,t,n)}finally{if(!m)await update({branch:l,from:null,to:c}).catch(()=>{})}}async function afterCommit(e,t,n,o){const{run:r}=e
const s=(0,d.qs)(n)
if(s.outcome==="unknown")r.unconfirmed=t
if(s.outcome!=="done")return{outcome:"retry",reason:s}
r.commit=s.value
r.undo=null
return o===null?pull_request_steps_open(e):updateText(e,o)}function toRequest({content:{message:e}},t,n,o){return{branch:t,parent:n,changes:o,message:{...e,body:appendTrailer(e.body)}}}function run_step_toOperation({state:e,desired:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{description:n,permission:"contents: write",isOwnBranch:true}}var f=n(891)
var h=n(3032)
var b=n(4896)
var y=n(3890)
var R=n(9300)
var w=n(9365)
var g=n(1932)
const pullRequestMode=async e=>{const{settings:t,context:n}=e
const{isOwnRepository:a,repository:u,branch:i}=(0,y.Qj)(t,n)
const c=await(0,b.$)(t.files,t.format)
const l=await(0,R.g)(e)
const d=i??await(0,f.yt)(l,u)
const p=t.pullRequestBranch??`status-snippets/${d}`
const m=(0,o.l)(l,p)
const q=createRunState()
let v=null
let $=null
try{for(;;){const t=await(0,f.pG)(l,{repository:u,branch:d,pullRequestBranch:p},c)
updateRunState(q,t)
v=await(0,w.yn)(e,c.toInputFiles(t.files))
if(v.failure!==null)return(0,w.g2)(v,a)
$=await(0,g.R)(v)
const n=await describeProposal(v,$,e)
const o=(0,r.b)(t.files,v.changes)
const s=desiredState(t,p,o,n.hash)
const i=decide(t,s)
let b={...n,changesOnTop:[]}
if(i.step==="commit-on-top"){const{nameWithOwner:n}=t.repository
const o=`on branch "${p}"`
const s=await(0,h.Z)(l,n,t.paths,i.head.entries,o)
const u=await(0,w.yn)(e,c.toInputFiles(s))
if(u.failure!==null)return(0,w.g2)(u,a)
b={...b,changesOnTop:(0,r.b)(s,u.changes)}}const y=await runStep(i,{effects:l,state:t,desired:s,run:q,content:b})
if(y.outcome==="finished"){return{...toReportedResult(v,a,y.published),changeReport:$}}await m(y.reason)}}catch(e){if(e instanceof s.y_&&v!==null){return{...(0,w.kc)(v,e,a),changeReport:$}}throw e}finally{await undoReset(l,q)}}
async function describeProposal(e,t,{settings:o}){if(e.changes.length===0){return{hash:"",text:{title:"",body:""},message:{subject:"",body:""}}}const{createProposal:r}=await n.e(552).then(n.bind(n,5953))
return r(e,t,o)}function toReportedResult(e,t,n){const o=n?.outcome==="declined"||n?.outcome==="proposed"&&n.commit===null&&!n.isNew
return(0,w.g2)(o?(0,w.rv)(e):e,t,n)}},756:(e,t,n)=>{n.d(t,{gf:()=>sendMutation,gq:()=>succeeded,qs:()=>throwIfRefused})
var o=n(4093)
var r=n(3170)
var s=n(5450)
async function sendMutation(e,t,n,a){const u=await(0,o.Tk)(e,t,n)
if(u==="unknown")return{outcome:"unknown"}
const i=a((0,s.I5)(u.data))
if(i!==null)return{outcome:"done",value:i}
const c=u.errors[0]??{type:"",message:"",path:""}
if(isStale(c))return{outcome:"stale",message:c.message}
return{outcome:"refused",error:(0,r.w)(c,n)}}function throwIfRefused(e){if(e.outcome==="refused")throw e.error
return e}function succeeded(e,t){return(0,s.ZZ)(e,t).value?true:null}const a=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||a.some(e=>e.test(t))}},3949:(e,t,n)=>{n.d(t,{l:()=>createBackoff})
var o=n(4093)
var r=n(891)
const s=6
const a=250
function createBackoff({sleep:e,random:t},n){let u=0
return async i=>{u+=1
if(u<s)return e((.5+t())*a*2**(u-1))
if(i.outcome==="stale")throw(0,r.Fl)(n,s,i.message)
throw(0,o.hU)("the connection broke during every write")}}},19:(e,t,n)=>{n.d(t,{Bg:()=>commitToBranch,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>s,kt:()=>createCommit,us:()=>commitInput})
var o=n(756)
var r=n(5450)
const s="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function commitToBranch(e,{repository:t,base:n},o){const r={...o,branch:n.name,parent:n.oid}
const s=`Committing to branch "${n.name}" of ${t.nameWithOwner} failed`
const a={description:s,permission:"contents: write",branchRules:n.rules}
return createCommit(e,t,r,a)}async function createCommit(e,t,n,r){const a=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${s} }`
const u={commit:commitInput(t,n)}
return(0,o.gf)(e,{text:a,variables:u},r,parseCommit)}function commitInput(e,{branch:t,parent:n,message:o,changes:r}){const s=r.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))
return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:s}}}function parseCommit(e){return(0,r.lq)((0,r.ZZ)(e,"createCommitOnBranch","commit"),e=>({oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url"))}))}function findExistingCommit({parent:e,message:t},n){const o=t.subject.trim()
const r=n.find(t=>t.parents[0]===e&&t.message.startsWith(o))
return r===undefined?null:{oid:r.oid,url:r.url}}},6999:(e,t,n)=>{n.d(t,{b:()=>prepareChanges})
var o=n(9452)
var r=n(1830)
function prepareChanges(e,t){return t.map(({path:t,after:n})=>{const s=e.find(e=>e.path===t)
if(s===undefined)throw new Error(`${t} was not read`)
if(s.mode!==r.MA){const e="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const n=`${e}; use \`mode: write\` and commit with git, or remove the bit`
throw new o.ur([{path:t,code:"executable",message:n}])}const a=Buffer.from(n)
if(a.toString()!==n){const e="would contain text that UTF-8 cannot represent"
throw new o.ur([{path:t,code:"not-utf8",message:e}])}return{path:t,bytes:a,oid:(0,r.IM)(a,s.oid)}})}},2359:(e,t,n)=>{n.d(t,{R_:()=>closedBody,er:()=>findHash,ic:()=>createPullRequestText})
const o=/<!-- status-snippets-hash: (\w+) -->/g
const r=256
const s=65536
function createPullRequestText(e,t,n){if(!/^\w+$/.test(n))throw new TypeError(`"${n}" is not a hash of letters and digits`)
const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:truncate(e,r),body:`${truncate(t,s-o.length)}${o}`}}function findHash(e){return[...e.matchAll(o)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because branch \`${t}\` is already up to date.`
const r=e.replace(o,"").trimEnd()
return`${truncate(r,s-n.length)}${n}`}function truncate(e,t){if(e.length<=t)return e
return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}}}

