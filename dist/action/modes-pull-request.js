"use strict"
exports.id=924
exports.ids=[924,875]
exports.modules={19875:(e,t,n)=>{n.d(t,{createGitHubEffects:()=>createGitHubEffects})
var o=n(28159)
var r=n(13411)
const s=6e4
function createGitHubEffects(e){const{now:t,sleep:n,random:o}=e.environment
const r=validateToken(e.settings.token)
let s
const load=()=>{s??=createClient(r,e)
return s}
const a={graphql:async(e,t)=>(await load()).graphql(e,t),request:async(e,t)=>(await load()).request(e,t)}
return{github:a,now:t,sleep:n,random:o}}function validateToken(e){if(e===null){throw new o.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new o.e("input token","contains white space or a character that no token has: paste it again")}return e}async function createClient(e,{context:t,environment:o}){const{apiUrl:a,graphqlUrl:u}=t
const{fetch:i}=o
const{getOctokit:c}=await n.e(413).then(n.bind(n,92413))
const l=`status-snippets/${r.r}`
const p=c(e,{baseUrl:a,userAgent:l,request:{fetch:i}})
const request=()=>({signal:AbortSignal.timeout(s)})
const{origin:d}=new URL(u)
return{graphql:(e,t)=>p.graphql({query:e,...t,baseUrl:d,url:u,request:request()}),request:(e,t)=>p.request(e,{...t,request:request()})}}},56913:(e,t,n)=>{n.d(t,{Hm:()=>newTexts,aV:()=>toReportedResult,kc:()=>withPublishError})
var o=n(20622)
function newTexts({changes:e}){return e.map(({path:e,after:t})=>({path:e,text:t}))}function toReportedResult(e,t,n){const o=t?.outcome==="declined"||t?.outcome==="proposed"&&t.commit===null&&!t.isNew
const r=o?toOutOfDate(e):e
return{refresh:r,published:t,publishError:null,isOwnRepository:n}}function withPublishError(e,t,n){const r=(0,o.kc)(toOutOfDate(e),t)
return{refresh:r,published:null,publishError:t,isOwnRepository:n}}function toOutOfDate(e){const t=e.files.map(e=>({...e,outcome:rename(e.outcome),sections:e.sections.map(e=>({...e,outcome:rename(e.outcome)}))}))
return{...e,outcome:rename(e.outcome),files:t}}function rename(e){return e==="changed"?"out-of-date":e}},64924:(e,t,n)=>{n.r(t)
n.d(t,{pullRequestMode:()=>pullRequestMode})
var o=n(93949)
var r=n(16999)
var s=n(9452)
var a=n(21830)
var u=n(92359)
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
const p=l?.state==="MERGED"&&l.headOid===o.oid
if(c&&!p)throw foreignCommits(t.branch)
if(!c&&o.aheadBy>0&&matches(o,t))return{step:"open"}
if(!c&&o.behindBy===0)return{step:"append",parent:o.oid,pullRequest:null}
return{step:"create",from:o.oid}}function matches(e,{files:t}){return t.every(({oid:t},n)=>e.entries[n]?.blob?.oid===t)}function assertBranchName({base:e,repository:t},n){if(n===e.name)throw branchInUse(n,"it is the branch to update")
if(n===t.defaultBranch)throw branchInUse(n,"it is the default branch")}function branchInUse(e,t){return new s.y_("branch-in-use",`Branch "${e}" cannot be the pull request branch: ${t}.`,"Set `pull-request-branch` to a name that nothing else uses.")}function foreignCommits(e){return new s.y_("foreign-commits",`Branch "${e}" contains commits by others and has no open pull request; such commits are never overwritten.`,"Open a pull request from it, delete it, or set `pull-request-branch` to another name.")}var l=n(90019)
var p=n(84067)
function createRunState(){return{unconfirmed:null,commit:null,mayHaveOpened:false,mayHaveClosed:null,undo:null}}function updateRunState(e,{head:t}){if(t===null)return
if(t.aheadBy>0)e.undo=null
if(e.unconfirmed!==null)e.commit??=(0,l.Em)(e.unconfirmed,t.history)}async function undoReset(e,{undo:t}){if(t===null)return
await(0,p.E)(e,t.repositoryId,[t.update],t.operation).catch(()=>{})}var d=n(50756)
var f=n(95450)
async function openPullRequest(e,t,n,o){const r=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const{base:s,head:a}=n
const u={open:{repositoryId:t.id,baseRefName:s,headRefName:a,...o}}
const i=toOperation(`Opening a pull request from "${a}" failed`)
return(0,d.gf)(e,{document:r,variables:u,operation:i},e=>(0,f.lq)((0,f.ZZ)(e,"createPullRequest","pullRequest"),e=>({number:(0,f.i)((0,f.ZZ)(e,"number")),url:(0,f.oJ)((0,f.ZZ)(e,"url"))})))}function compareUrl({url:e},t,n){const[o="",r=""]=[t,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
return`${e}/compare/${o}...${r}?expand=1`}async function updatePullRequestText(e,{id:t,url:n},o){const r=`mutation UpdateText($update: UpdatePullRequestInput!) {\n  updatePullRequest(input: $update) { pullRequest { id } }\n}`
const s={update:{pullRequestId:t,...o}}
return(0,d.gf)(e,{document:r,variables:s,operation:toOperation(`Updating ${n} failed`)},e=>(0,d.gq)(e,"updatePullRequest"))}async function closePullRequest(e,t,n,o){const r=`mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {\n  updatePullRequest(input: $close) { pullRequest { id } }\n  updateRefs(input: $refs) { clientMutationId }\n}`
const s=(0,u.R_)(n.body,n.base)
const a={close:{pullRequestId:n.id,state:"CLOSED",body:s},refs:(0,p.o)(t.id,[o])}
const i=toOperation(`Closing ${n.url} failed`)
return(0,d.gf)(e,{document:r,variables:a,operation:i},e=>(0,d.gq)(e,"updatePullRequest")&&{isBranchDeleted:(0,d.gq)(e,"updateRefs")===true})}function toOperation(e){return{description:e,permission:"pull-requests: write",isOwnBranch:true}}async function noop(e){const{mayHaveClosed:t}=e.run
if(t===null)return{outcome:"finished",published:null}
return pull_request_steps_closed(e,t,e.state.head===null)}async function leaveOpen({state:e},{step:t,pullRequest:n}){const o=t==="decline"?"declined":"left-open"
const r={...branchOf(e),outcome:o,pullRequest:linkOf(n)}
return{outcome:"finished",published:r}}async function pull_request_steps_open(e){const{effects:t,state:n,desired:o,content:r,run:a}=e
const{repository:u,base:i}=n
const c={base:i.name,head:o.branch}
try{const n=(0,d.qs)(await openPullRequest(t,u,c,r.text))
if(n.outcome==="done")return proposed(e,n.value,true)
if(n.outcome==="unknown")a.mayHaveOpened=true
return{outcome:"retry",reason:n}}catch(e){if(!(e instanceof s.y_))throw e
const t=compareUrl(u,i.name,o.branch)
throw new s.rj(e,o.branch,t)}}async function updateText(e,t){const{effects:n,desired:o,content:r,run:s}=e
const{text:a}=r
const i=(0,u.er)(t.body)
const c=i!==null&&i!==o.hash
const l=t.title!==a.title||t.body!==a.body
if(c||s.commit!==null&&l){const e=(0,d.qs)(await updatePullRequestText(n,t,a))
if(e.outcome!=="done")return{outcome:"retry",reason:e}}return proposed(e,t,s.mayHaveOpened)}async function pull_request_steps_close(e,{pullRequest:t,from:n}){const{effects:o,state:r,desired:s,run:u}=e
const i={branch:s.branch,from:n,to:(0,a.tC)(n)}
const c=(0,d.qs)(await closePullRequest(o,r.repository,t,i))
if(c.outcome==="done")return pull_request_steps_closed(e,t,c.value.isBranchDeleted)
u.mayHaveClosed=t
return{outcome:"retry",reason:c}}function proposed({state:e,run:t},n,o){const{commit:r}=t
const s=branchOf(e)
const a={...s,outcome:"proposed",pullRequest:linkOf(n),commit:r,isNew:o}
return{outcome:"finished",published:a}}function pull_request_steps_closed({state:e},t,n){const o=branchOf(e)
const r={...o,outcome:"closed",pullRequest:linkOf(t),isBranchDeleted:n}
return{outcome:"finished",published:r}}function branchOf({repository:e,base:t}){return{repository:e.nameWithOwner,branch:t.name}}function linkOf({number:e,url:t}){return{number:e,url:t}}async function create(e,{from:t}){const{effects:n,state:o,desired:r,run:s}=e
const{repository:a,base:u}=o
const i=commit_steps_toOperation(e)
const c=toRequest(e,r.branch,u.oid,r.changes)
const p=s.undo
const d={branch:r.branch,from:u.oid,to:p?.update.to??t}
s.undo={repositoryId:a.id,update:d,operation:i}
const{mayBeReset:f,commit:m}=await(0,l.gF)(n,a,t,c,i)
if(!f)s.undo=p
return afterCommit(e,c,m,()=>pull_request_steps_open(e))}async function appendCommit(e,{parent:t,pullRequest:n}){const{effects:o,state:r,desired:s}=e
const a=r.head?.entries??[]
const u=s.files.filter(({oid:e},t)=>a[t]?.blob?.oid!==e)
const i=toRequest(e,s.branch,t,u)
const c=await(0,l.kt)(o,r.repository,i,commit_steps_toOperation(e))
return afterCommit(e,i,c,()=>n===null?pull_request_steps_open(e):updateText(e,n))}async function commitOnTopOfOthers(e,{head:t,pullRequest:n}){const{effects:o,state:r,desired:s,content:a}=e
if(a.changesOnTop.length===0)return updateText(e,n)
const u=toRequest(e,s.branch,t.oid,a.changesOnTop)
const i=await(0,l.kt)(o,r.repository,u,commit_steps_toOperation(e))
return afterCommit(e,u,i,()=>updateText(e,n))}async function recreate(e,{from:t,pullRequest:n}){const{effects:o,state:r,desired:s}=e
const{repository:u,base:i}=r
const c=(0,a.tC)(i.oid)
const d=`${s.branch}-rebuild-${Math.floor(o.random()*2**48).toString(36)}`
const f=toRequest(e,d,i.oid,s.changes)
const m=commit_steps_toOperation(e)
const update=(...e)=>(0,p.E)(o,u.id,e,m)
async function commitAndSwap(){const{commit:e}=await(0,l.gF)(o,u,c,f,m)
if(e.outcome!=="done")return e
const{oid:n}=e.value
const r=await update({branch:s.branch,from:t,to:n},{branch:d,from:n,to:c})
return r.outcome==="done"?e:r}let h=false
try{const t=await commitAndSwap()
h=t.outcome==="done"
return await afterCommit(e,f,t,()=>updateText(e,n))}finally{if(!h)await update({branch:d,from:null,to:c}).catch(()=>{})}}async function afterCommit({run:e},t,n,o){const r=(0,d.qs)(n)
if(r.outcome==="unknown")e.unconfirmed=t
if(r.outcome!=="done")return{outcome:"retry",reason:r}
e.commit=r.value
e.undo=null
return o()}function toRequest({content:{message:e}},t,n,o){return{branch:t,parent:n,changes:o,message:{...e,body:appendTrailer(e.body)}}}function commit_steps_toOperation({state:e,desired:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{description:n,permission:"contents: write",isOwnBranch:true}}async function runStep(e,t){switch(e.step){case"noop":return noop(t)
case"leave-open":case"decline":return leaveOpen(t,e)
case"close":return pull_request_steps_close(t,e)
case"update-text":return updateText(t,e.pullRequest)
case"create":return create(t,e)
case"open":return pull_request_steps_open(t)
case"append":return appendCommit(t,e)
case"recreate":return recreate(t,e)
case"commit-on-top":return commitOnTopOfOthers(t,e)}}var m=n(33239)
var h=n(9248)
var b=n(62092)
var y=n(83170)
async function readDefaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const o={description:`Reading ${t} failed`,permission:"contents: read"}
const{data:r,errors:s}=await(0,h.P)(e,n,(0,b.G)(t),o)
if(s.length>0)throw(0,y.z)(s,o)
const a=(0,f.lq)((0,f.ZZ)((0,f.I5)(r),"repository","defaultBranchRef","name"),f.oJ)
if(a===null)throw(0,m.SD)(t)
return a}var w=n(43032)
var R=n(14896)
var q=n(42390)
var g=n(83890)
var v=n(19875)
var O=n(46204)
var $=n(56913)
const pullRequestMode=async e=>{const{settings:t,context:n}=e
const{isOwnRepository:a,repository:u,branch:i}=(0,g.Qj)(t,n)
const c=await(0,R.$)(t.files,t.format!==null)
const l=(0,v.createGitHubEffects)(e)
const p=i??await readDefaultBranch(l,u)
const d=t.pullRequestBranch??`status-snippets/${p}`
const f=(0,o.l)(l,d)
const h=createRunState()
const refreshAll=n=>(0,O.y)(e,(0,q.rl)(n,c,t.format))
let b=null
try{for(;;){const t=await(0,m.pG)(l,{repository:u,branch:p,pullRequestBranch:d},c)
updateRunState(h,t)
b=await refreshAll(t.files)
if(b.failure!==null)return{refresh:b,published:null,publishError:null,isOwnRepository:a}
const n=await createProposal(b,e)
const o=(0,r.b)(t.files,(0,$.Hm)(b))
const s=desiredState(t,d,o,n.hash)
const i=decide(t,s)
let y={...n,changesOnTop:[]}
if(i.step==="commit-on-top"){const{nameWithOwner:e}=t.repository
const n=`on branch "${d}"`
const o=await(0,w.Z)(l,e,t.paths,i.head.entries,n)
const s=await refreshAll(o)
if(s.failure!==null)return{refresh:s,published:null,publishError:null,isOwnRepository:a}
y={...y,changesOnTop:(0,r.b)(o,(0,$.Hm)(s))}}const R=await runStep(i,{effects:l,state:t,desired:s,run:h,content:y})
if(R.outcome==="finished"){return(0,$.aV)(b,R.published,a)}await f(R.reason)}}catch(e){if(e instanceof s.y_&&b!==null){return(0,$.kc)(b,e,a)}throw e}finally{await undoReset(l,h)}}
async function createProposal(e,{settings:t}){if(e.changes.length===0){return{hash:"",text:{title:"",body:""},message:{subject:"",body:""}}}const{describeChange:o}=await n.e(552).then(n.bind(n,35953))
return o(e,t)}},50756:(e,t,n)=>{n.d(t,{gf:()=>sendMutation,gq:()=>succeeded,qs:()=>throwIfRefused})
var o=n(9248)
var r=n(83170)
var s=n(95450)
async function sendMutation(e,{document:t,variables:n,operation:a},u){const i=await(0,o.Tk)(e,t,n,a)
if(i==="unknown")return{outcome:"unknown"}
const c=u((0,s.I5)(i.data))
if(c!==null)return{outcome:"done",value:c}
const[l]=i.errors
if(l!==undefined&&isStale(l))return{outcome:"stale",message:l.message}
return{outcome:"refused",error:(0,r.z)(i.errors,a)}}function throwIfRefused(e){if(e.outcome==="refused")throw e.error
return e}function succeeded(e,t){return(0,s.ZZ)(e,t).value?true:null}const a=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||a.some(e=>e.test(t))}},93949:(e,t,n)=>{n.d(t,{l:()=>createBackoff})
var o=n(9248)
var r=n(33239)
const s=6
const a=250
function createBackoff({sleep:e,random:t},n){let u=0
return async i=>{u+=1
if(u<s)return e((.5+t())*a*2**(u-1))
if(i.outcome==="stale")throw(0,r.Fl)(n,s,i.message)
throw(0,o.hU)("the connection broke during every write")}}},90019:(e,t,n)=>{n.d(t,{Em:()=>findExistingCommit,gF:()=>resetAndCommit,kt:()=>createCommit})
var o=n(50756)
var r=n(95450)
var s=n(84067)
const a="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function createCommit(e,t,n,r){const s=`mutation Commit($commit: CreateCommitOnBranchInput!) {\n  ${a}\n}`
const u={commit:commitInput(t,n)}
return(0,o.gf)(e,{document:s,variables:u,operation:r},parseCommit)}async function resetAndCommit(e,t,n,r,u){const i=`mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n  ${a}\n}`
const c=(0,s.o)(t.id,[{branch:r.branch,from:n,to:r.parent}])
const l={refs:c,commit:commitInput(t,r)}
let p=true
const d=await(0,o.gf)(e,{document:i,variables:l,operation:u},e=>{p=(0,o.gq)(e,"updateRefs")!==null
return parseCommit(e)})
return{mayBeReset:p,commit:d}}function findExistingCommit({parent:e,message:t},n){const o=n.find(n=>n.parents[0]===e&&n.message.startsWith(t.subject.trim()))
return o===undefined?null:{oid:o.oid,url:o.url}}function commitInput(e,{branch:t,parent:n,message:o,changes:r}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:r.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function parseCommit(e){return(0,r.lq)((0,r.ZZ)(e,"createCommitOnBranch","commit"),e=>({oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url"))}))}},16999:(e,t,n)=>{n.d(t,{b:()=>prepareChanges})
var o=n(9452)
var r=n(21830)
var s=n(37639)
function prepareChanges(e,t){return t.map(({path:t,text:n})=>{const o=e.find(e=>e.path===t)
if(o===undefined)throw new Error(`${t} was not read`)
if(o.mode!==s.MA){const e="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
throw refusal(t,"executable",`${e}; use \`mode: write\` and commit with git, or remove the bit`)}const a=(0,r.wx)(n)
if(a===null)throw refusal(t,"not-utf8","would contain text that UTF-8 cannot represent")
return{path:t,bytes:a,oid:(0,r.IM)(a,o.oid)}})}function refusal(e,t,n){return new o.ur([{path:e,code:t,message:n}])}},84067:(e,t,n)=>{n.d(t,{E:()=>updateRefs,o:()=>updateRefsInput})
var o=n(50756)
function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function updateRefs(e,t,n,r){const s=`mutation UpdateRefs($refs: UpdateRefsInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n}`
const a={refs:updateRefsInput(t,n)}
return(0,o.gf)(e,{document:s,variables:a,operation:r},e=>(0,o.gq)(e,"updateRefs"))}},92359:(e,t,n)=>{n.d(t,{R_:()=>closedBody,er:()=>findHash,ic:()=>createPullRequestText})
const o=/<!-- status-snippets-hash: (\w+) -->/g
const r=256
const s=65536
function createPullRequestText(e,t,n){if(!/^\w+$/.test(n))throw new TypeError(`"${n}" is not a hash of letters and digits`)
const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:truncate(e,r),body:`${truncate(t,s-o.length)}${o}`}}function findHash(e){return[...e.matchAll(o)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because branch \`${t}\` is already up to date.`
const r=e.replace(o,"").trimEnd()
return`${truncate(r,s-n.length)}${n}`}function truncate(e,t){if(e.length<=t)return e
return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}}}

