"use strict"
exports.id=393
exports.ids=[393]
exports.modules={8393:(e,t,n)=>{n.d(t,{m:()=>publish})
var o=n(689)
var r=n(6909)
var s=n(8044)
var a=n(8096)
var i=n(9920)
function changesOf(e,t){const n=new Map(e.map(e=>[e.path,e]))
const o=[]
for(const{path:e,text:r}of t){const t=n.get(e)
if(t===undefined)throw new Error(`rendered ${e}, which was not read`)
if(t.text===r)continue
if(t.mode!==i.VI)throw refusal(e,"executable","is executable, and GitHub would drop that bit")
const a=(0,s.wx)(r)
if(a===null)throw refusal(e,"not-utf8","would hold text that UTF-8 cannot express")
o.push({path:e,bytes:a,oid:(0,s.zA)(a,t.oid)})}return o}function refusal(e,t,n){return new a.ur([{path:e,code:t,message:n}])}var u=n(5754)
const c=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||c.some(e=>e.test(t))}async function write(e,{document:t,variables:n,doing:o},s){const a=await(0,r.Tk)(e,t,n,o)
if(a==="in-doubt")return{outcome:"in-doubt"}
const i=s({value:a.data,path:""})
if(i!==null)return{outcome:"done",value:i}
const[c]=a.complaints
if(c!==undefined&&isStale(c))return{outcome:"stale",words:c.message}
return{outcome:"refused",error:(0,u.i)(a.complaints,o)}}function carriedOut(e,t){return(0,o.at)(e,t).value?true:null}function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function moveBranches(e,t,n,o){const r=`mutation Move($refs: UpdateRefsInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n}`
const s={document:r,variables:{refs:updateRefsInput(t,n)},doing:o}
return write(e,s,e=>carriedOut(e,"updateRefs"))}const l="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function createCommit(e,t,n,o){const r=`mutation Commit($commit: CreateCommitOnBranchInput!) {\n  ${l}\n}`
const s={commit:commitInput(t,n)}
return write(e,{document:r,variables:s,doing:o},readCommit)}async function pointAndCommit(e,t,n,o,r){const s=`mutation PointAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n  ${l}\n}`
const a={branch:o.branch,from:n,to:o.parent}
const i=updateRefsInput(t.id,[a])
let u=false
const c={document:s,variables:{refs:i,commit:commitInput(t,o)},doing:r}
const d=await write(e,c,e=>{u=carriedOut(e,"updateRefs")!==null
return readCommit(e)})
return{pointed:u,commit:d}}function findLanded({parent:e,message:t},n){const o=n.find(n=>n.parents[0]===e&&n.message.startsWith(t.subject.trim()))
return o===undefined?null:{oid:o.oid,url:o.url}}function commitInput(e,{branch:t,parent:n,message:o,changes:r}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:r.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function readCommit(e){return(0,o.Xd)((0,o.at)((0,o.at)(e,"createCommitOnBranch"),"commit"),e=>({oid:(0,o.$6)((0,o.at)(e,"oid")),url:(0,o.$6)((0,o.at)(e,"url"))}))}var d=n(7701)
var p=n(4473)
var m=n(9740)
var f=n(8852)
var h=n(7859)
var b=n(9587)
const w={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function readRules(e){const t=new Set
const n=(0,o.at)((0,o.at)((0,o.at)(e,"base"),"rules"),"nodes")
if(Array.isArray(n.value)){for(const e of(0,o.gT)(n,e=>(0,o.at)(e,"type").value)){const n=typeof e==="string"?w[e]:undefined
if(n!==undefined)t.add(n)}}if((0,o.at)(e,"mergeQueue").value)t.add("the merge queue")
return[...t]}function parseSnapshot(e,t){const n=(0,o.at)({value:e,path:""},"repository")
return{repository:{id:(0,o.$6)((0,o.at)(n,"id")),nameWithOwner:(0,o.$6)((0,o.at)(n,"nameWithOwner")),url:(0,o.$6)((0,o.at)(n,"url")),empty:(0,o.Qc)((0,o.at)(n,"isEmpty")),defaultBranch:(0,o.Xd)((0,o.at)((0,o.at)(n,"defaultBranchRef"),"name"),o.$6)},base:(0,o.Xd)((0,o.at)(n,"base"),e=>({name:(0,o.$6)((0,o.at)(e,"name")),treeOid:(0,o.$6)((0,o.at)((0,o.at)((0,o.at)(e,"target"),"tree"),"oid")),rules:readRules(n),...readBranch((0,o.at)(e,"target"),t)})),ours:(0,o.Xd)((0,o.at)(n,"ours"),e=>({behind:(0,o.Xd)((0,o.at)((0,o.at)(e,"compare"),"aheadBy"),o.tk)??Number.POSITIVE_INFINITY,ahead:(0,o.Xd)((0,o.at)((0,o.at)(e,"compare"),"behindBy"),o.tk)??Number.POSITIVE_INFINITY,open:nodesAt((0,o.at)(e,"associatedPullRequests"),readPullRequest),...readBranch((0,o.at)(e,"target"),t)})),closed:nodesAt((0,o.at)(n,"closed"),readPullRequest).filter(e=>!e.crossRepository)}}function readBranch(e,t){return{oid:(0,o.$6)((0,o.at)(e,"oid")),files:(0,i.$2)(e,t),recent:nodesAt((0,o.at)(e,"history"),snapshot_readCommit)}}function snapshot_readCommit(e){return{oid:(0,o.$6)((0,o.at)(e,"oid")),url:(0,o.$6)((0,o.at)(e,"url")),message:(0,o.$6)((0,o.at)(e,"message")),committerEmail:(0,o.Xd)((0,o.at)((0,o.at)(e,"committer"),"email"),o.$6)??"",parents:nodesAt((0,o.at)(e,"parents"),e=>(0,o.$6)((0,o.at)(e,"oid")))}}function readPullRequest(e){return{id:(0,o.$6)((0,o.at)(e,"id")),number:(0,o.tk)((0,o.at)(e,"number")),url:(0,o.$6)((0,o.at)(e,"url")),state:(0,o.$6)((0,o.at)(e,"state")),title:(0,o.$6)((0,o.at)(e,"title")),body:(0,o.$6)((0,o.at)(e,"body")),base:(0,o.$6)((0,o.at)(e,"baseRefName")),headOid:(0,o.$6)((0,o.at)(e,"headRefOid")),crossRepository:(0,o.Qc)((0,o.at)(e,"isCrossRepository"))}}function nodesAt(e,t){return(0,o.Xd)((0,o.at)(e,"nodes"),e=>(0,o.gT)(e,t))??[]}const g=5
async function readHead(e,t,n,o){const r={...(0,b.W)(t.repository),branch:t.branch,ours:t.ours,recent:o}
const s=t.branch??"HEAD"
let i=n.matches===null?null:await(0,h.C)(e,t.repository,s)
for(let o=0;o<g;o+=1){const o=(0,p.Q)(n,i)
const s=await readSnapshot(e,{...r,paths:o.slice(0,f.wy)})
const a=baseOf(s,t)
if(n.matches===null||i?.oid===a.oid||i?.oid===a.treeOid){return complete(e,{...s,base:a,paths:o})}const u=await(0,h.C)(e,s.repository.nameWithOwner,a.oid)
i={oid:a.oid,paths:u?.paths??[]}
const c=sameList(o,(0,p.Q)(n,i))
if(c)return complete(e,{...s,base:a,paths:o})}throw new a.Pu(s,g,"")}async function readSnapshot(e,t){const{text:n,variables:o}=(0,f.un)(t)
const s=`${t.owner}/${t.name}`
const a={what:`Reading ${s} failed`,needs:"contents: read",ours:false,rules:[]}
const i=await(0,r.P)(e,n,o,a)
const c=i.complaints.filter(e=>!isTolerable(e))
if(c.length===0)return parseSnapshot(i.data,t.paths.length)
const l=c.some(({path:e})=>/associatedPullRequests|closed/.test(e))
const d=l?"pull-requests: write":"contents: read"
throw(0,u.i)(c,{...a,needs:d})}function isTolerable({path:e,type:t}){if(/^repository\.(?:mergeQueue|base\.rules|ours\.compare)\b/.test(e))return true
return t==="NOT_FOUND"&&/\.f\d+$/.test(e)}function baseOf({repository:e,base:t},{branch:n}){if(t!==null)return t
if(e.empty)throw new a.oN(e.nameWithOwner)
throw new a.EJ(e.nameWithOwner,n??"HEAD",e.defaultBranch)}async function complete(e,t){const{nameWithOwner:n}=t.repository
const o=t.paths.slice(f.wy)
const more=async t=>({...t,files:[...t.files,...await(0,m.w)(e,n,t.oid,o)]})
const r=await more(t.base)
const s=t.ours&&await more(t.ours)
const a=`on branch "${r.name}"`
const i=await(0,d.Z)(e,n,t.paths,r.files,a)
return{...t,base:r,ours:s,files:i}}function sameList(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}const y=6
async function repeatedly(e,t,n){for(let o=1;;o+=1){const r=await n()
if("result"in r)return r.result
if(o===y){if(r.again.outcome==="in-doubt")throw new a.hG("it broke off in the middle of every write")
throw new a.Pu(t,y,r.again.words)}await e.sleep((.5+e.random())*250*2**(o-1))}}async function commitDirectly(e,t,n,o){let r=null
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
return{what:n,needs:"contents: write",ours:false,rules:t.rules}}const R="Refreshed-by: status-snippets"
function signBody(e){return e.trim()===""?R:`${e.trim()}\n\n${R}`}function holdsForeignCommits({oid:e,ahead:t,recent:n}){const o=new Map(n.map(e=>[e.oid,e]))
let r=e
for(let e=0;e<t;e+=1){const e=r===undefined?undefined:o.get(r)
if(e===undefined||!isOurs(e))return true
r=e.parents[0]}return false}function isOurs({message:e,committerEmail:t,parents:n}){return n.length===1&&t.startsWith("noreply@")&&e.trimEnd().endsWith(R)}const $=/<!-- status-snippets-hash: (\w+) -->/g
const q=256
const _=65536
function pullRequestText({title:e,description:t,hash:n}){if(!/^\w+$/.test(n))throw new TypeError(`"${n}" is no hash of letters and digits`)
const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:clip(e,q),body:`${clip(t,_-o.length)}${o}`}}function hashIn(e){return[...e.matchAll($)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because \`${t}\` says the same by now.`
return`${clip(e.replace($,"").trimEnd(),_-n.length)}${n}`}function clip(e,t){if(e.length<=t)return e
return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}async function openPullRequest(e,t,n,r){const s=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const{base:a,head:i}=n
const u={open:{repositoryId:t.id,baseRefName:a,headRefName:i,...r}}
const c=needing(`Opening a pull request from "${i}" failed`)
return write(e,{document:s,variables:u,doing:c},e=>(0,o.Xd)((0,o.at)((0,o.at)(e,"createPullRequest"),"pullRequest"),e=>({number:(0,o.tk)((0,o.at)(e,"number")),url:(0,o.$6)((0,o.at)(e,"url"))})))}function compareUrl({url:e},t,n){const[o="",r=""]=[t,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
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
const{repository:i,base:u}=n
const c={base:u.name,head:o.branch}
const l=await openPullRequest(t,i,c,pullRequestText(r))
if(l.outcome==="done")return proposed(e,l.value,true)
if(l.outcome==="refused"){throw new a.rj(l.error,o.branch,compareUrl(i,u.name,o.branch))}if(l.outcome==="in-doubt")s.opening=true
return{again:l}}async function keep(e,t){const{effects:n,words:o,progress:r}=e
const s=pullRequestText(o)
const a=hashIn(t.body)
const i=a!==null&&a!==o.hash
const u=t.title!==s.title||t.body!==s.body
if(i||r.commit!==null&&u){const e=await rewordPullRequest(n,t,s)
if(e.outcome==="refused")throw e.error
if(e.outcome!=="done")return{again:e}}return proposed(e,t,r.opening)}async function pull_request_steps_close(e,{pullRequest:t,from:n}){const{effects:o,head:r,wish:a,progress:i}=e
const u={branch:a.branch,from:n,to:(0,s.lm)(n)}
const c=await closePullRequest(o,r.repository,t,u)
if(c.outcome==="refused")throw c.error
if(c.outcome==="done"){return{result:{...where(r),outcome:"closed",pullRequest:pull_request_steps_link(t),...c.value}}}i.closing=t
return{again:c}}function proposed({head:e,progress:t},n,o){const{commit:r}=t
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
const i=await(0,d.Z)(o,r.repository.nameWithOwner,r.paths,t.files,a)
const u=await e.render(i,{branch:s.branch,commit:t.oid})
const c=changesOf(i,u.files)
if(c.length===0)return keep(e,n)
const l=orderOn({...e,words:u.words},s.branch,t.oid,c)
const p=await createCommit(o,r.repository,l,commit_steps_doing(e))
return afterCommit(e,l,p,()=>keep(e,n))}async function rebuild(e,{from:t,pullRequest:n}){const{effects:o,head:r,wish:a}=e
const{repository:i}=r
const u=(0,s.lm)(r.base.oid)
const c=`${a.branch}-rebuild-${Math.floor(o.random()*2**48).toString(36)}`
const l=orderOn(e,c,r.base.oid,a.changes)
const move=(...t)=>moveBranches(o,i.id,t,commit_steps_doing(e))
async function commitAndSwap(){const{commit:n}=await pointAndCommit(o,i,u,l,commit_steps_doing(e))
if(n.outcome!=="done")return n
const{oid:r}=n.value
const s=await move({branch:a.branch,from:t,to:r},{branch:c,from:r,to:u})
return s.outcome==="done"?n:s}let d=false
try{const t=await commitAndSwap()
d=t.outcome==="done"
return await afterCommit(e,l,t,()=>keep(e,n))}finally{if(!d)await move({branch:c,from:null,to:u}).catch(()=>{})}}async function afterCommit({progress:e},t,n,o){if(n.outcome==="refused")throw n.error
if(n.outcome==="in-doubt")e.lost=t
if(n.outcome!=="done")return{again:n}
e.commit=n.value
e.undo=null
return o()}function orderOn({words:e},t,n,o){return{branch:t,parent:n,changes:o,message:{subject:e.subject,body:signBody(e.body)}}}function commit_steps_doing({head:e,wish:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{what:n,needs:"contents: write",ours:true,rules:[]}}function decide(e,t){refuseName(e,t.branch)
const{base:n,ours:o,closed:r}=e
const isMine=e=>!e.crossRepository&&e.base===n.name
const i=o?.open.find(isMine)
const u=o?.open.find(e=>!isMine(e))
const c=o!==null&&holdsForeignCommits(o)
if(t.changes.length===0){if(o===null||i===undefined)return{step:"nothing"}
const e=c||u!==undefined
return e?{step:"leave-open",pullRequest:i}:{step:"close",pullRequest:i,from:o.oid}}if(u!==undefined){throw new a.jv(t.branch,`${u.url} merges it into "${u.base}"`)}if(o!==null&&i!==undefined){if(c)return{step:"join",ours:o,pullRequest:i}
if(isRight(o,t))return{step:"keep",pullRequest:i}
if(o.behind===0)return{step:"append",parent:o.oid,pullRequest:i}
return{step:"rebuild",from:o.oid,pullRequest:i}}const l=r[0]
if(l?.state==="CLOSED"&&hashIn(l.body)===t.hash)return{step:"decline",pullRequest:l}
if(o===null)return{step:"start",from:(0,s.lm)(n.oid)}
const d=l?.state==="MERGED"&&l.headOid===o.oid
if(c&&!d)throw new a.Hm(t.branch)
if(!c&&o.ahead>0&&isRight(o,t))return{step:"open"}
if(!c&&o.behind===0)return{step:"append",parent:o.oid,pullRequest:null}
return{step:"start",from:o.oid}}function isRight(e,{files:t}){return t.every(({oid:t},n)=>e.files[n]?.blob?.oid===t)}function refuseName({base:e,repository:t},n){if(n===e.name)throw new a.jv(n,"it is the branch to be refreshed")
if(n===t.defaultBranch)throw new a.jv(n,"it is the default branch")}async function propose(e,t,n,o){const r={lost:null,commit:null,opening:false,closing:null,undo:null}
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
const s={what:`Reading ${t} failed`,needs:"contents: read",ours:false,rules:[]}
const{data:i,complaints:c}=await(0,r.P)(e,n,(0,b.W)(t),s)
if(c.length>0)throw(0,u.i)(c,s)
const l=(0,o.at)((0,o.at)((0,o.at)({value:i,path:""},"repository"),"defaultBranchRef"),"name")
const d=(0,o.Xd)(l,o.$6)
if(d===null)throw new a.oN(t)
return d}}}

