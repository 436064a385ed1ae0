"use strict"
exports.id=666
exports.ids=[666]
exports.modules={4666:(e,t,n)=>{n.d(t,{m:()=>publish})
var o=n(6873)
var r=n(2092)
var s=n(3170)
var a=n(5450)
var i=n(9452)
var u=n(9063)
var c=n(7639)
function parseSnapshot(e,t){const n=(0,a.at)({value:e,path:""},"repository")
return{repository:{id:(0,a.$6)((0,a.at)(n,"id")),nameWithOwner:(0,a.$6)((0,a.at)(n,"nameWithOwner")),url:(0,a.$6)((0,a.at)(n,"url")),empty:(0,a.Qc)((0,a.at)(n,"isEmpty")),defaultBranch:(0,a.Xd)((0,a.at)((0,a.at)(n,"defaultBranchRef"),"name"),a.$6)},base:(0,a.Xd)((0,a.at)(n,"base"),e=>({name:(0,a.$6)((0,a.at)(e,"name")),treeOid:(0,a.$6)((0,a.at)((0,a.at)((0,a.at)(e,"target"),"tree"),"oid")),rules:readRules(n),...readBranch((0,a.at)(e,"target"),t)})),ours:(0,a.Xd)((0,a.at)(n,"ours"),e=>({behind:(0,a.Xd)((0,a.at)((0,a.at)(e,"compare"),"aheadBy"),a.tk)??Number.POSITIVE_INFINITY,ahead:(0,a.Xd)((0,a.at)((0,a.at)(e,"compare"),"behindBy"),a.tk)??Number.POSITIVE_INFINITY,open:nodesAt((0,a.at)(e,"associatedPullRequests"),readPullRequest),...readBranch((0,a.at)(e,"target"),t)})),closed:nodesAt((0,a.at)(n,"closed"),readPullRequest).filter(e=>!e.crossRepository)}}function readBranch(e,t){return{oid:(0,a.$6)((0,a.at)(e,"oid")),files:(0,c.$2)(e,t),recent:nodesAt((0,a.at)(e,"history"),readCommit)}}function readCommit(e){return{oid:(0,a.$6)((0,a.at)(e,"oid")),url:(0,a.$6)((0,a.at)(e,"url")),message:(0,a.$6)((0,a.at)(e,"message")),committerEmail:(0,a.Xd)((0,a.at)((0,a.at)(e,"committer"),"email"),a.$6)??"",parents:nodesAt((0,a.at)(e,"parents"),e=>(0,a.$6)((0,a.at)(e,"oid")))}}function readPullRequest(e){return{id:(0,a.$6)((0,a.at)(e,"id")),number:(0,a.tk)((0,a.at)(e,"number")),url:(0,a.$6)((0,a.at)(e,"url")),state:(0,a.$6)((0,a.at)(e,"state")),title:(0,a.$6)((0,a.at)(e,"title")),body:(0,a.$6)((0,a.at)(e,"body")),base:(0,a.$6)((0,a.at)(e,"baseRefName")),headOid:(0,a.$6)((0,a.at)(e,"headRefOid")),crossRepository:(0,a.Qc)((0,a.at)(e,"isCrossRepository"))}}function nodesAt(e,t){return(0,a.Xd)((0,a.at)(e,"nodes"),e=>(0,a.gT)(e,t))??[]}const l={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function readRules(e){const t=new Set
const n=(0,a.at)((0,a.at)((0,a.at)(e,"base"),"rules"),"nodes")
if(Array.isArray(n.value)){for(const e of(0,a.gT)(n,e=>(0,a.at)(e,"type").value)){const n=typeof e==="string"?l[e]:undefined
if(n!==undefined)t.add(n)}}if((0,a.at)(e,"mergeQueue").value)t.add("the merge queue")
return[...t]}var d=n(4927)
var p=n(5135)
var m=n(3032)
const f=5
async function readHead(e,t,n,o){const s={...(0,r.W)(t.repository),branch:t.branch,ours:t.ours,recent:o}
const a=t.branch??"HEAD"
let c=n.matches===null?null:await(0,p.C)(e,t.repository,a)
for(let o=0;o<f;o+=1){const o=(0,p.Q)(n,c)
const r=await readSnapshot(e,{...s,paths:o.slice(0,u.wy)})
const a=baseOf(r,t)
if(n.matches===null||c?.oid===a.oid||c?.oid===a.treeOid){return complete(e,{...r,base:a,paths:o})}const i=await(0,p.C)(e,r.repository.nameWithOwner,a.oid)
c={oid:a.oid,paths:i?.paths??[]}
const l=sameList(o,(0,p.Q)(n,c))
if(l)return complete(e,{...r,base:a,paths:o})}throw new i.Pu(a,f,"")}async function readSnapshot(e,t){const{text:n,variables:r}=(0,u.un)(t)
const a=`${t.owner}/${t.name}`
const i={what:`Reading ${a} failed`,needs:"contents: read",ours:false,rules:[]}
const c=await(0,o.P)(e,n,r,i)
const l=c.complaints.filter(e=>!isTolerable(e))
if(l.length===0)return parseSnapshot(c.data,t.paths.length)
const d=l.some(({path:e})=>/associatedPullRequests|closed/.test(e))
const p=d?"pull-requests: write":"contents: read"
throw(0,s.i)(l,{...i,needs:p})}function isTolerable({path:e,type:t}){if(/^repository\.(?:mergeQueue|base\.rules|ours\.compare)\b/.test(e))return true
return t==="NOT_FOUND"&&/\.f\d+$/.test(e)}function baseOf({repository:e,base:t},{branch:n}){if(t!==null)return t
if(e.empty)throw new i.oN(e.nameWithOwner)
throw new i.EJ(e.nameWithOwner,n??"HEAD",e.defaultBranch)}async function complete(e,t){const{nameWithOwner:n}=t.repository
const o=t.paths.slice(u.wy)
const more=async t=>({...t,files:[...t.files,...await(0,d.w)(e,n,t.oid,o)]})
const r=await more(t.base)
const s=t.ours&&await more(t.ours)
const a=`on branch "${r.name}"`
const i=await(0,m.Z)(e,n,t.paths,r.files,a)
return{...t,base:r,ours:s,files:i}}function sameList(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}var h=n(7201)
function changesOf(e,t){const n=new Map(e.map(e=>[e.path,e]))
const o=[]
for(const{path:e,text:r}of t){const t=n.get(e)
if(t===undefined)throw new Error(`rendered ${e}, which was not read`)
if(t.text===r)continue
if(t.mode!==c.VI)throw refusal(e,"executable","is executable, and GitHub would drop that bit")
const s=(0,h.wx)(r)
if(s===null)throw refusal(e,"not-utf8","would hold text that UTF-8 cannot express")
o.push({path:e,bytes:s,oid:(0,h.zA)(s,t.oid)})}return o}function refusal(e,t,n){return new i.ur([{path:e,code:t,message:n}])}async function write(e,{document:t,variables:n,doing:r},a){const i=await(0,o.Tk)(e,t,n,r)
if(i==="in-doubt")return{outcome:"in-doubt"}
const u=a({value:i.data,path:""})
if(u!==null)return{outcome:"done",value:u}
const[c]=i.complaints
if(c!==undefined&&isStale(c))return{outcome:"stale",words:c.message}
return{outcome:"refused",error:(0,s.i)(i.complaints,r)}}function carriedOut(e,t){return(0,a.at)(e,t).value?true:null}const b=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||b.some(e=>e.test(t))}function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function moveBranches(e,t,n,o){const r=`mutation Move($refs: UpdateRefsInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n}`
const s={document:r,variables:{refs:updateRefsInput(t,n)},doing:o}
return write(e,s,e=>carriedOut(e,"updateRefs"))}const w="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function createCommit(e,t,n,o){const r=`mutation Commit($commit: CreateCommitOnBranchInput!) {\n  ${w}\n}`
const s={commit:commitInput(t,n)}
return write(e,{document:r,variables:s,doing:o},create_commit_readCommit)}async function pointAndCommit(e,t,n,o,r){const s=`mutation PointAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n  ${w}\n}`
const a={branch:o.branch,from:n,to:o.parent}
const i=updateRefsInput(t.id,[a])
let u=false
const c={document:s,variables:{refs:i,commit:commitInput(t,o)},doing:r}
const l=await write(e,c,e=>{u=carriedOut(e,"updateRefs")!==null
return create_commit_readCommit(e)})
return{pointed:u,commit:l}}function findLanded({parent:e,message:t},n){const o=n.find(n=>n.parents[0]===e&&n.message.startsWith(t.subject.trim()))
return o===undefined?null:{oid:o.oid,url:o.url}}function commitInput(e,{branch:t,parent:n,message:o,changes:r}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:r.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function create_commit_readCommit(e){return(0,a.Xd)((0,a.at)((0,a.at)(e,"createCommitOnBranch"),"commit"),e=>({oid:(0,a.$6)((0,a.at)(e,"oid")),url:(0,a.$6)((0,a.at)(e,"url"))}))}const g=6
async function repeatedly(e,t,n){for(let o=1;;o+=1){const r=await n()
if("result"in r)return r.result
if(o===g){if(r.again.outcome==="in-doubt")throw new i.hG("it broke off in the middle of every write")
throw new i.Pu(t,g,r.again.words)}await e.sleep((.5+e.random())*250*2**(o-1))}}async function commitDirectly(e,t,n,o){let r=null
return repeatedly(e,t.branch??"HEAD",async()=>{const s=await readHead(e,t,n,r!==null)
const a={repository:s.repository.nameWithOwner,branch:s.base.name,head:s.base.oid}
const i=r&&findLanded(r,s.base.recent)
if(i)return{result:{...a,outcome:"committed",commit:i}}
const{files:u,words:c}=await o(s.files,{branch:s.base.name,commit:s.base.oid})
const l=changesOf(s.files,u)
if(l.length===0)return{result:{...a,outcome:"unchanged"}}
const d={branch:s.base.name,parent:s.base.oid,message:c,changes:l}
const p=await createCommit(e,s.repository,d,doing(s))
if(p.outcome==="done")return{result:{...a,outcome:"committed",commit:p.value}}
if(p.outcome==="refused")throw p.error
if(p.outcome==="in-doubt")r=d
return{again:p}})}function doing({repository:e,base:t}){const n=`Committing to branch "${t.name}" of ${e.nameWithOwner} failed`
return{what:n,needs:"contents: write",ours:false,rules:t.rules}}const y="Refreshed-by: status-snippets"
function signBody(e){return e.trim()===""?y:`${e.trim()}\n\n${y}`}function holdsForeignCommits({oid:e,ahead:t,recent:n}){const o=new Map(n.map(e=>[e.oid,e]))
let r=e
for(let e=0;e<t;e+=1){const e=r===undefined?undefined:o.get(r)
if(e===undefined||!isOurs(e))return true
r=e.parents[0]}return false}function isOurs({message:e,committerEmail:t,parents:n}){return n.length===1&&t.startsWith("noreply@")&&e.trimEnd().endsWith(y)}const R=/<!-- status-snippets-hash: (\w+) -->/g
const $=256
const q=65536
function pullRequestText({title:e,description:t,hash:n}){if(!/^\w+$/.test(n))throw new TypeError(`"${n}" is no hash of letters and digits`)
const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:clip(e,$),body:`${clip(t,q-o.length)}${o}`}}function hashIn(e){return[...e.matchAll(R)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because \`${t}\` says the same by now.`
return`${clip(e.replace(R,"").trimEnd(),q-n.length)}${n}`}function clip(e,t){if(e.length<=t)return e
return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}async function openPullRequest(e,t,n,o){const r=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const{base:s,head:i}=n
const u={open:{repositoryId:t.id,baseRefName:s,headRefName:i,...o}}
const c=needing(`Opening a pull request from "${i}" failed`)
return write(e,{document:r,variables:u,doing:c},e=>(0,a.Xd)((0,a.at)((0,a.at)(e,"createPullRequest"),"pullRequest"),e=>({number:(0,a.tk)((0,a.at)(e,"number")),url:(0,a.$6)((0,a.at)(e,"url"))})))}function compareUrl({url:e},t,n){const[o="",r=""]=[t,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
return`${e}/compare/${o}...${r}?expand=1`}async function rewordPullRequest(e,{id:t,url:n},o){const r=`mutation Reword($reword: UpdatePullRequestInput!) {\n  updatePullRequest(input: $reword) { pullRequest { id } }\n}`
const s={reword:{pullRequestId:t,...o}}
return write(e,{document:r,variables:s,doing:needing(`Updating ${n} failed`)},e=>carriedOut(e,"updatePullRequest"))}async function closePullRequest(e,t,n,o){const r=`mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {\n  updatePullRequest(input: $close) { pullRequest { id } }\n  updateRefs(input: $refs) { clientMutationId }\n}`
const s=closedBody(n.body,n.base)
const a={close:{pullRequestId:n.id,state:"CLOSED",body:s},refs:updateRefsInput(t.id,[o])}
const i=needing(`Closing ${n.url} failed`)
return write(e,{document:r,variables:a,doing:i},e=>carriedOut(e,"updatePullRequest")&&{branchRemoved:carriedOut(e,"updateRefs")===true})}function needing(e){return{what:e,needs:"pull-requests: write",ours:true,rules:[]}}async function nothing({head:e,progress:t}){const{closing:n}=t
if(n===null)return{result:{...where(e),outcome:"unchanged"}}
const o=pull_request_steps_link(n)
return{result:{...where(e),outcome:"closed",pullRequest:o,branchRemoved:e.ours===null}}}async function leave({head:e},{step:t,pullRequest:n}){const o=t==="decline"?"declined":"left-open"
return{result:{...where(e),outcome:o,pullRequest:pull_request_steps_link(n)}}}async function pull_request_steps_open(e){const{effects:t,head:n,wish:o,words:r,progress:s}=e
const{repository:a,base:u}=n
const c={base:u.name,head:o.branch}
const l=await openPullRequest(t,a,c,pullRequestText(r))
if(l.outcome==="done")return proposed(e,l.value,true)
if(l.outcome==="refused"){throw new i.rj(l.error,o.branch,compareUrl(a,u.name,o.branch))}if(l.outcome==="in-doubt")s.opening=true
return{again:l}}async function keep(e,t){const{effects:n,words:o,progress:r}=e
const s=pullRequestText(o)
const a=hashIn(t.body)
const i=a!==null&&a!==o.hash
const u=t.title!==s.title||t.body!==s.body
if(i||r.commit!==null&&u){const e=await rewordPullRequest(n,t,s)
if(e.outcome==="refused")throw e.error
if(e.outcome!=="done")return{again:e}}return proposed(e,t,r.opening)}async function pull_request_steps_close(e,{pullRequest:t,from:n}){const{effects:o,head:r,wish:s,progress:a}=e
const i={branch:s.branch,from:n,to:(0,h.lm)(n)}
const u=await closePullRequest(o,r.repository,t,i)
if(u.outcome==="refused")throw u.error
if(u.outcome==="done"){return{result:{...where(r),outcome:"closed",pullRequest:pull_request_steps_link(t),...u.value}}}a.closing=t
return{again:u}}function proposed({head:e,progress:t},n,o){const{commit:r}=t
return{result:{...where(e),outcome:"proposed",pullRequest:pull_request_steps_link(n),commit:r,opened:o}}}function where({repository:e,base:t}){return{repository:e.nameWithOwner,branch:t.name,head:t.oid}}function pull_request_steps_link({number:e,url:t}){return{number:e,url:t}}async function start(e,t){const{effects:n,head:o,wish:r,progress:s}=e
const a=orderOn(e,r.branch,o.base.oid,r.changes)
const i=s.undo
const u={branch:r.branch,from:o.base.oid,to:i?.move.to??t}
s.undo={repositoryId:o.repository.id,move:u,doing:commit_steps_doing(e)}
const{pointed:c,commit:l}=await pointAndCommit(n,o.repository,t,a,commit_steps_doing(e))
if(!c&&l.outcome!=="in-doubt")s.undo=i
return afterCommit(e,a,l,()=>pull_request_steps_open(e))}async function append(e,{parent:t,pullRequest:n}){const{effects:o,head:r,wish:s}=e
const a=r.ours?.files??[]
const i=s.files.filter(({oid:e},t)=>a[t]?.blob?.oid!==e)
const u=orderOn(e,s.branch,t,i)
const c=await createCommit(o,r.repository,u,commit_steps_doing(e))
return afterCommit(e,u,c,()=>n===null?pull_request_steps_open(e):keep(e,n))}async function join(e,{ours:t,pullRequest:n}){const{effects:o,head:r,wish:s}=e
const a=`on branch "${s.branch}"`
const i=await(0,m.Z)(o,r.repository.nameWithOwner,r.paths,t.files,a)
const u=await e.render(i,{branch:s.branch,commit:t.oid})
const c=changesOf(i,u.files)
if(c.length===0)return keep(e,n)
const l=orderOn({...e,words:u.words},s.branch,t.oid,c)
const d=await createCommit(o,r.repository,l,commit_steps_doing(e))
return afterCommit(e,l,d,()=>keep(e,n))}async function rebuild(e,{from:t,pullRequest:n}){const{effects:o,head:r,wish:s}=e
const{repository:a}=r
const i=(0,h.lm)(r.base.oid)
const u=`${s.branch}-rebuild-${Math.floor(o.random()*2**48).toString(36)}`
const c=orderOn(e,u,r.base.oid,s.changes)
const move=(...t)=>moveBranches(o,a.id,t,commit_steps_doing(e))
async function commitAndSwap(){const{commit:n}=await pointAndCommit(o,a,i,c,commit_steps_doing(e))
if(n.outcome!=="done")return n
const{oid:r}=n.value
const l=await move({branch:s.branch,from:t,to:r},{branch:u,from:r,to:i})
return l.outcome==="done"?n:l}let l=false
try{const t=await commitAndSwap()
l=t.outcome==="done"
return await afterCommit(e,c,t,()=>keep(e,n))}finally{if(!l)await move({branch:u,from:null,to:i}).catch(()=>{})}}async function afterCommit({progress:e},t,n,o){if(n.outcome==="refused")throw n.error
if(n.outcome==="in-doubt")e.lost=t
if(n.outcome!=="done")return{again:n}
e.commit=n.value
e.undo=null
return o()}function orderOn({words:e},t,n,o){return{branch:t,parent:n,changes:o,message:{subject:e.subject,body:signBody(e.body)}}}function commit_steps_doing({head:e,wish:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{what:n,needs:"contents: write",ours:true,rules:[]}}function decide(e,t){refuseName(e,t.branch)
const{base:n,ours:o,closed:r}=e
const isMine=e=>!e.crossRepository&&e.base===n.name
const s=o?.open.find(isMine)
const a=o?.open.find(e=>!isMine(e))
const u=o!==null&&holdsForeignCommits(o)
if(t.changes.length===0){if(o===null||s===undefined)return{step:"nothing"}
const e=u||a!==undefined
return e?{step:"leave-open",pullRequest:s}:{step:"close",pullRequest:s,from:o.oid}}if(a!==undefined){throw new i.jv(t.branch,`${a.url} merges it into "${a.base}"`)}if(o!==null&&s!==undefined){if(u)return{step:"join",ours:o,pullRequest:s}
if(isRight(o,t))return{step:"keep",pullRequest:s}
if(o.behind===0)return{step:"append",parent:o.oid,pullRequest:s}
return{step:"rebuild",from:o.oid,pullRequest:s}}const c=r[0]
if(c?.state==="CLOSED"&&hashIn(c.body)===t.hash)return{step:"decline",pullRequest:c}
if(o===null)return{step:"start",from:(0,h.lm)(n.oid)}
const l=c?.state==="MERGED"&&c.headOid===o.oid
if(u&&!l)throw new i.Hm(t.branch)
if(!u&&o.ahead>0&&isRight(o,t))return{step:"open"}
if(!u&&o.behind===0)return{step:"append",parent:o.oid,pullRequest:null}
return{step:"start",from:o.oid}}function isRight(e,{files:t}){return t.every(({oid:t},n)=>e.files[n]?.blob?.oid===t)}function refuseName({base:e,repository:t},n){if(n===e.name)throw new i.jv(n,"it is the branch to be refreshed")
if(n===t.defaultBranch)throw new i.jv(n,"it is the default branch")}async function propose(e,t,n,o){const r={lost:null,commit:null,opening:false,closing:null,undo:null}
try{return await repeatedly(e,t.ours,async()=>{const s=await readHead(e,t,n,false)
if(s.ours!==null&&s.ours.ahead>0)r.undo=null
if(r.lost&&s.ours)r.commit??=findLanded(r.lost,s.ours.recent)
const{files:a,words:i}=await o(s.files,{branch:s.base.name,commit:s.base.oid})
const u=changesOf(s.files,a)
const c={branch:t.ours,files:wholeWish(s.files,u),changes:u,hash:i.hash}
return take(decide(s,c),{effects:e,head:s,wish:c,words:i,render:o,progress:r})})}catch(t){const{undo:n}=r
if(n!==null)await moveBranches(e,n.repositoryId,[n.move],n.doing).catch(()=>{})
throw t}}async function take(e,t){switch(e.step){case"nothing":return nothing(t)
case"leave-open":case"decline":return leave(t,e)
case"close":return pull_request_steps_close(t,e)
case"keep":return keep(t,e.pullRequest)
case"start":return start(t,e.from)
case"open":return pull_request_steps_open(t)
case"append":return append(t,e)
case"rebuild":return rebuild(t,e)
case"join":return join(t,e)}}function wholeWish(e,t){const n=new Map(t.map(e=>[e.path,e]))
return e.map(({path:e,text:t,oid:o})=>n.get(e)??{path:e,oid:o,bytes:Buffer.from(t)})}async function publish(e,t,n){const{repository:o,branch:r,files:s,mode:a}=t
if(a.kind==="commit")return commitDirectly(e,{repository:o,branch:r,ours:null},s,n)
const i=r??await defaultBranch(e,o)
const u=a.branch??`status-snippets/${i}`
return propose(e,{repository:o,branch:i,ours:u},s,n)}async function defaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const u={what:`Reading ${t} failed`,needs:"contents: read",ours:false,rules:[]}
const{data:c,complaints:l}=await(0,o.P)(e,n,(0,r.W)(t),u)
if(l.length>0)throw(0,s.i)(l,u)
const d=(0,a.at)((0,a.at)((0,a.at)({value:c,path:""},"repository"),"defaultBranchRef"),"name")
const p=(0,a.Xd)(d,a.$6)
if(p===null)throw new i.oN(t)
return p}}}

