"use strict"
exports.id=373
exports.ids=[373]
exports.modules={9875:(e,t,n)=>{n.d(t,{L:()=>createGitHubClient})
var o=n(8159)
var r=n(3411)
const s=6e4
async function createGitHubClient({inputs:e,context:t,effects:o}){const{now:a,sleep:i,random:u,fetch:c}=o
const l=validateToken(e.token)
const{getOctokit:d}=await n.e(413).then(n.bind(n,2413))
const p=`status-snippets/${r.r}`
const h=d(l,{baseUrl:t.apiUrl,userAgent:p,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(s)})
const m={baseUrl:new URL(t.graphqlUrl).origin,url:t.graphqlUrl}
return{github:{graphql:(e,t)=>h.graphql({query:e,...t,...m,request:request()}),request:(e,t)=>h.request(e,{...t,request:request()})},now:a,sleep:i,random:u}}function validateToken(e){if(e===null){throw new o.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new o.e("input token","contains white space or a character that no token has: paste it again")}return e}},546:(e,t,n)=>{n.d(t,{L:()=>toFailedModeResult,r:()=>toOutOfDate})
var o=n(6227)
function toFailedModeResult(e,t){return{refresh:(0,o.cU)(toOutOfDate(e),t),published:{outcome:"failed",error:t}}}function toOutOfDate(e){const replaceOutcome=e=>e.outcome==="changed"?{...e,outcome:"out-of-date"}:e
const t=e.files.map(e=>replaceOutcome({...e,sections:e.sections.map(replaceOutcome)}))
return replaceOutcome({...e,files:t})}},6373:(e,t,n)=>{n.r(t)
n.d(t,{proposeChanges:()=>proposeChanges,pullRequestBranchFor:()=>pullRequestBranchFor,pullRequestMode:()=>pullRequestMode,toModeResult:()=>toModeResult})
var o=n(1703)
var r=n(19)
var s=n(9452)
var a=n(1830)
const i=/<!-- status-snippets-hash: (\w+) -->/g
const u=256
const c=65536
function createPullRequestText(e,t,n){const o=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:truncate(e,u),body:`${truncate(t,c-o.length)}${o}`}}function findHash(e){return[...e.matchAll(i)].at(-1)?.[1]??null}function closedBody(e,t){const n=`\n\nClosed because branch \`${t}\` is already up to date.`
const o=e.replace(i,"").trimEnd()
return`${truncate(o,c-n.length)}${n}`}function truncate(e,t){return e.slice(0,t).replace(/[\uD800-\uDBFF]$/,"")}const l="Refreshed-by: status-snippets"
const d=/^(?:[A-Za-z0-9-]+: \S|\s+\S)/
function appendTrailer(e){const t=e.trim()
if(t==="")return l
const n=t.split(/\n\s*\n/).at(-1)??""
const o=n.split("\n").every(e=>d.test(e))
return`${t}${o?"\n":"\n\n"}${l}`}function hasCommitsByOthers({oid:e,aheadBy:t,history:n}){const o=new Map(n.map(e=>[e.oid,e]))
let r=e
for(let e=0;e<t;e+=1){const e=o.get(r)
if(e===undefined||!isByThisProgram(e))return true
r=e.parents[0]}return false}function isByThisProgram({message:e,committerEmail:t,parents:n}){return n.length===1&&t.startsWith("noreply@")&&e.trimEnd().endsWith(`\n${l}`)}function toDesiredState({files:e},t,n,o){const r=new Map(n.map(e=>[e.path,e]))
const s=e.map(({path:e,text:t,oid:n})=>r.get(e)??{path:e,oid:n,bytes:Buffer.from(t)})
return{branch:t,files:s,changes:n,hash:o}}function decideNextStep(e,t){const{repository:n,base:o,head:r,closed:s}=e
if(t.branch===o.name)throw branchInUse(t.branch,"it is the branch to update")
if(t.branch===n.defaultBranch)throw branchInUse(t.branch,"it is the default branch")
const isForBase=e=>!e.isCrossRepository&&e.base===o.name
const i=r?.openPullRequests.find(isForBase)
const u=r?.openPullRequests.find(e=>!isForBase(e))
const c=r!==null&&hasCommitsByOthers(r)
const l=t.files.filter(({oid:e},t)=>r?.entries[t]?.blob?.oid!==e)
if(t.changes.length===0){if(r===null||i===undefined)return{kind:"noop"}
if(c||u!==undefined)return{kind:"leave-open",pullRequest:i}
return{kind:"close",pullRequest:i,from:r.oid}}if(u!==undefined){throw branchInUse(t.branch,`${u.url} merges it into "${u.base}"`)}if(r!==null&&i!==undefined){if(c)return{kind:"commit-on-top",head:r,pullRequest:i}
if(l.length===0)return{kind:"update-text",pullRequest:i}
if(r.behindBy===0)return{kind:"append",parent:r.oid,changes:l,pullRequest:i}
return{kind:"rebuild",from:r.oid,pullRequest:i}}const d=s[0]
if(d?.state==="CLOSED"&&findHash(d.body)===t.hash){return{kind:"decline",pullRequest:d}}if(r===null)return{kind:"reset-and-open",from:(0,a.tC)(o.oid)}
const p=d?.state==="MERGED"&&d.headOid===r.oid
if(c&&!p)throw commitsByOthers(t.branch)
if(!c&&r.aheadBy>0&&l.length===0)return{kind:"open"}
if(!c&&r.behindBy===0)return{kind:"append",parent:r.oid,changes:l,pullRequest:null}
return{kind:"reset-and-open",from:r.oid}}function branchInUse(e,t){const n=`Branch "${e}" cannot be the pull request branch: ${t}.`
return new s.y_("branch-in-use",n,"Set `pull-request-branch` to a name that nothing else uses.")}function commitsByOthers(e){const t=`Branch "${e}" contains commits by others and has no open pull request`
const n="Open a pull request from it, delete it, or set `pull-request-branch` to another name."
return new s.y_("commits-by-others",`${t}; such commits are never overwritten.`,n)}function createPastWrites(){return{unconfirmed:null,commit:null,mayHaveOpened:false,mayHaveClosed:null,undo:null}}function confirmWrites(e,{head:t}){if(t===null)return
if(t.aheadBy>0)e.undo=null
if(e.unconfirmed!==null)e.commit??=(0,r.Em)(e.unconfirmed,t.history)}var p=n(2737)
var h=n(5450)
const m="updateRefs(input: $refs) { clientMutationId }"
function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function updateRefs(e,t,n,o){const r=`mutation UpdateRefs($refs: UpdateRefsInput!) { ${m} }`
const s={refs:updateRefsInput(t,n)}
return(0,p.Tk)(e,{text:r,variables:s},o,e=>(0,p.gq)(e,"updateRefs"))}async function resetAndCommit({client:e,state:{repository:t}},n,o,s,a=()=>{}){const i=`mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  ${m}\n  ${r.u_}\n}`
const u=updateRefsInput(t.id,[{branch:o.branch,from:n,to:o.parent}])
const c={refs:u,commit:(0,r.us)(t,o)}
return(0,p.Tk)(e,{text:i,variables:c},s,e=>{if(!(0,p.gq)(e,"updateRefs"))a()
return(0,r.L5)(e)})}async function openPullRequest(e){const{client:t,state:n,desired:o,text:r}=e
const s=`mutation Open($open: CreatePullRequestInput!) {\n  createPullRequest(input: $open) { pullRequest { number url } }\n}`
const a={baseRefName:n.base.name,headRefName:o.branch}
const i={open:{repositoryId:n.repository.id,...a,...r}}
const u=`Opening a pull request from "${o.branch}" failed`
const c={...pullRequestOperation(u),opensPullRequest:true}
return(0,p.Tk)(t,{text:s,variables:i},c,e=>(0,h.lq)((0,h.ZZ)(e,"createPullRequest","pullRequest"),e=>({number:(0,h.i)((0,h.ZZ)(e,"number")),url:(0,h.oJ)((0,h.ZZ)(e,"url"))})))}async function updatePullRequestText({client:e,text:t},{id:n,url:o}){const r=`mutation UpdateText($update: UpdatePullRequestInput!) {\n  updatePullRequest(input: $update) { pullRequest { id } }\n}`
const s={update:{pullRequestId:n,...t}}
const a=pullRequestOperation(`Updating ${o} failed`)
return(0,p.Tk)(e,{text:r,variables:s},a,e=>(0,p.gq)(e,"updatePullRequest"))}async function closePullRequest({client:e,state:t},{id:n,url:o,body:r,base:s},a){const i=`mutation Close($close: UpdatePullRequestInput!, $refs: UpdateRefsInput!) {\n  updatePullRequest(input: $close) { pullRequest { id } }\n  ${m}\n}`
const u={pullRequestId:n,state:"CLOSED",body:closedBody(r,s)}
const c={close:u,refs:updateRefsInput(t.repository.id,[a])}
return(0,p.Tk)(e,{text:i,variables:c},pullRequestOperation(`Closing ${o} failed`),e=>{const t=(0,p.gq)(e,"updatePullRequest")
return t&&{isBranchDeleted:(0,p.gq)(e,"updateRefs")===true}})}function pullRequestOperation(e){return{description:e,permission:"pull-requests: write",writesPullRequestBranch:true}}function noop(e){const{mayHaveClosed:t}=e.past
if(t===null)return{outcome:"finished",published:null}
const n=e.state.head===null
return finish(e,{outcome:"closed",pullRequest:t,isBranchDeleted:n})}async function steps_without_commit_open(e){const{desired:t,past:n,state:o}=e
try{const t=await openPullRequest(e)
if(t.outcome==="done")return finishProposed(e,t.value,true)
if(t.outcome==="unknown")n.mayHaveOpened=true
return{outcome:"retry",reason:t}}catch(e){if(!(e instanceof s.y_))throw e
throw new s.rj(e,t.branch,compareUrl(o,t.branch))}}function compareUrl({repository:e,base:t},n){const[o,r]=[t.name,n].map(e=>e.split("/").map(encodeURIComponent).join("/"))
return`${e.url}/compare/${o}...${r}?expand=1`}async function updateText(e,t){const{desired:n,past:o}=e
const{title:r,body:s}=e.text
const a=findHash(t.body)
const i=a!==null&&a!==n.hash
const u=t.title!==r||t.body!==s
if(i||o.commit!==null&&u){const n=await updatePullRequestText(e,t)
if(n.outcome!=="done")return{outcome:"retry",reason:n}}return finishProposed(e,t,o.mayHaveOpened)}async function steps_without_commit_close(e,t,n){const o={branch:e.desired.branch,from:n,to:(0,a.tC)(n)}
const r=await closePullRequest(e,t,o)
if(r.outcome==="done")return finish(e,{outcome:"closed",pullRequest:t,...r.value})
e.past.mayHaveClosed=t
return{outcome:"retry",reason:r}}function finishProposed(e,t,n){return finish(e,{outcome:"proposed",pullRequest:t,commit:e.past.commit,isNew:n})}function finish({state:e},t){const{number:n,url:o}=t.pullRequest
const r={repository:e.repository.nameWithOwner,branch:e.base.name}
return{outcome:"finished",published:{...r,...t,pullRequest:{number:n,url:o}}}}async function runStep(e,t){switch(e.kind){case"noop":return noop(t)
case"leave-open":return finish(t,{outcome:"left-open",pullRequest:e.pullRequest})
case"decline":return finish(t,{outcome:"declined",pullRequest:e.pullRequest})
case"close":return steps_without_commit_close(t,e.pullRequest,e.from)
case"update-text":return updateText(t,e.pullRequest)
case"open":return steps_without_commit_open(t)
case"reset-and-open":return resetAndOpen(t,e.from)
case"append":return commitToHead(t,e.parent,e.changes,e.pullRequest)
case"rebuild":return rebuild(t,e.from,e.pullRequest)
case"commit-on-top":if(t.changesOnTop.length===0)return updateText(t,e.pullRequest)
return commitToHead(t,e.head.oid,t.changesOnTop,e.pullRequest)}}async function resetAndOpen(e,t){const{state:n,desired:o,past:r}=e
const{repository:s,base:a}=n
const i=commitOperation(e)
const u=toCommitRequest(e,o.branch,a.oid,o.changes)
const c=r.undo
const l={branch:o.branch,from:a.oid,to:c?.update.to??t}
r.undo={repositoryId:s.id,update:l,operation:i}
const d=await resetAndCommit(e,t,u,i,()=>{r.undo=c})
return afterCommit(e,u,d,null)}async function commitToHead(e,t,n,o){const{client:s,state:a,desired:i}=e
const u=toCommitRequest(e,i.branch,t,n)
const c=await(0,r.kt)(s,a.repository,u,commitOperation(e))
return afterCommit(e,u,c,o)}async function rebuild(e,t,n){const{client:o,state:r,desired:s}=e
const{repository:i,base:u}=r
const c=(0,a.tC)(u.oid)
const l=`${s.branch}-rebuild-${o.random()}`
const d=toCommitRequest(e,l,u.oid,s.changes)
const p=commitOperation(e)
const update=(...e)=>updateRefs(o,i.id,e,p)
let h=false
try{const o=await resetAndCommit(e,c,d,p)
if(o.outcome!=="done")return await afterCommit(e,d,o,n)
const{oid:r}=o.value
const a=await update({branch:s.branch,from:t,to:r},{branch:l,from:r,to:c})
h=a.outcome==="done"
return await afterCommit(e,d,a.outcome==="done"?o:a,n)}finally{if(!h)await update({branch:l,from:null,to:c}).catch(()=>{})}}async function undoUnfinishedReset(e,{undo:t}){if(t===null)return
await updateRefs(e,t.repositoryId,[t.update],t.operation).catch(()=>{})}async function afterCommit(e,t,n,o){const{past:r}=e
if(n.outcome==="unknown")r.unconfirmed=t
if(n.outcome!=="done")return{outcome:"retry",reason:n}
r.commit=n.value
r.undo=null
return o===null?steps_without_commit_open(e):updateText(e,o)}function toCommitRequest({message:e},t,n,o){return{branch:t,parent:n,changes:o,message:{...e,body:appendTrailer(e.body)}}}function commitOperation({state:e,desired:t}){const n=`Committing to branch "${t.branch}" of ${e.repository.nameWithOwner} failed`
return{description:n,permission:"contents: write",writesPullRequestBranch:true}}var f=n(9063)
var b=n(891)
var y=n(3032)
var R=n(9052)
var w=n(7786)
var g=n(9875)
var q=n(7598)
var $=n(7248)
var v=n(5760)
var O=n(3924)
var C=n(927)
var x=n(2727)
var B=n(1215)
const P=3e4
function createProposal(e,{commitMessage:t,pullRequestTitle:n,token:o}){const r=(0,$.i7)(e.files)
if(r===null)return{text:{title:"",body:""},message:{subject:"",body:""},hash:""}
const s=(0,B.ou)(n??"",r).replace(/\s+/g," ").trim()
const a=hashChange(e)
const i=(0,x.bA)(o)
const u=[`<p>${(0,O.js)((0,$.Ac)(r))}</p>`,(0,C.Hg)(e.files),(0,O.Ty)((0,v.V)(e.changes),P),"Only the text between the markers changes. This description and the branch are kept up to date until the pull "+"request is merged. If you close it, it is not opened again for the same change.",...i===null?[]:[`> [!NOTE]\n> ${i}`]]
return{text:createPullRequestText(s||(0,$.M4)(r),u.join("\n\n"),a),message:(0,B.DQ)(r,t),hash:a}}function hashChange({changes:e}){const t=e.map(({path:e,after:t,edits:n})=>[e,n.map(e=>t.slice(e.after.start,e.after.end).replace(/\r\n?/g,"\n"))])
return(0,q.createHash)("sha256").update(JSON.stringify(t)).digest("hex")}var k=n(546)
var I=n(214)
const pullRequestMode=async e=>{const{inputs:t,context:n}=e
const{repository:o,branch:r}=(0,I.Qj)(t,n)
const s=await(0,w.j3)(t)
const a=await(0,g.L)(e)
const i=r??await(0,b.yt)(a,o)
return proposeChanges({modeInput:e,client:a,target:{repository:o,branch:i},selection:s,areFilesOptional:false},null)}
function pullRequestBranchFor({pullRequestBranch:e},t){return e??`${f.dx}${t}`}async function proposeChanges(e,t){const{modeInput:n,client:a,target:i,selection:u,areFilesOptional:c}=e
const l=pullRequestBranchFor(n.inputs,i.branch)
const d=createPastWrites()
let p=null
try{for(let e=1;;e+=1){const s=e===1&&t!==null
const h=s?t:await(0,b.pG)(a,{...i,pullRequestBranch:l},u)
const{settings:m,refreshFilesAndEmbeds:f}=n.configureRun(await(0,w.vj)(a,h))
const g=await(0,w.P_)(m,h,c)
const refreshTexts=e=>f(g.toInputFiles(e))
const q=await(0,R.n)(a,h,g)
confirmWrites(d,q)
p=await refreshTexts(q.files)
if(p.failure!==null)return{refresh:p,published:null}
const $=createProposal(p,m)
const v=(0,r.tx)(q.files,p.changes)
const O=toDesiredState(q,l,v,$.hash)
const C=decideNextStep(q,O)
let x=[]
if(C.kind==="commit-on-top"){const{nameWithOwner:e}=q.repository
const t=`on branch "${l}"`
const n=await(0,y.Z)(a,e,q.paths,C.head.entries,t,g.isRelevant)
const o=await refreshTexts(n)
if(o.failure!==null)return{refresh:o,published:null}
x=(0,r.tx)(n,o.changes)}const B=await runStep(C,{client:a,state:q,desired:O,past:d,...$,changesOnTop:x})
if(B.outcome==="finished")return toModeResult(p,B.published)
await(0,o.jy)(a,l,e,B.reason)}}catch(e){if(e instanceof s.y_&&p!==null)return(0,k.L)(p,e)
throw e}finally{await undoUnfinishedReset(a,d)}}function toModeResult(e,t){const n=t?.outcome==="declined"||t?.outcome==="proposed"&&t.commit===null&&!t.isNew
return{refresh:n?(0,k.r)(e):e,published:t}}},19:(e,t,n)=>{n.d(t,{Bg:()=>commitToBranch,Em:()=>findExistingCommit,L5:()=>parseCommit,kt:()=>createCommit,tx:()=>toFileChanges,u_:()=>i,us:()=>commitInput})
var o=n(2737)
var r=n(5450)
var s=n(9452)
var a=n(1830)
const i="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileChanges(e,t){return t.map(({path:t,after:n})=>{const o=e.find(e=>e.path===t)
if(o===undefined)throw new Error(`${t} was not read`)
if(o.mode!==a.MA){const e="is executable (mode 100755), and a commit through the GitHub API would make it mode 100644"
const n=`${e}; use \`mode: write\` and commit with git, or remove the bit`
throw new s.ur([{path:t,code:"executable",message:n}])}const r=Buffer.from(n)
if(r.toString()!==n){const e="would contain text that UTF-8 cannot represent"
throw new s.ur([{path:t,code:"not-utf8",message:e}])}return{path:t,bytes:r,oid:(0,a.IM)(r,o.oid)}})}async function commitToBranch(e,{repository:t,base:n},o){const r=`Committing to branch "${n.name}" of ${t.nameWithOwner} failed`
return createCommit(e,t,{...o,branch:n.name,parent:n.oid},{description:r,permission:"contents: write",branchRules:n.rules})}async function createCommit(e,t,n,r){const s=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${i} }`
const a={commit:commitInput(t,n)}
return(0,o.Tk)(e,{text:s,variables:a},r,parseCommit)}function commitInput(e,{branch:t,parent:n,message:o,changes:r}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:r.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function parseCommit(e){return(0,r.lq)((0,r.ZZ)(e,"createCommitOnBranch","commit"),e=>({oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url"))}))}function findExistingCommit({parent:e,message:t},n){const o=t.subject.trim()
const r=n.find(t=>t.parents[0]===e&&t.message.startsWith(o))
return r===undefined?null:{oid:r.oid,url:r.url}}},891:(e,t,n)=>{n.d(t,{E$:()=>parseSnapshot,SV:()=>toFirstRead,pG:()=>readBranch,ri:()=>firstPaths,yt:()=>readDefaultBranch})
var o=n(2737)
var r=n(7350)
var s=n(5450)
var a=n(9452)
var i=n(9063)
var u=n(5135)
var c=n(8228)
var l=n(8378)
var d=n(3032)
async function readBranch(e,{repository:t,branch:n,pullRequestBranch:o},r){const s=r.matches===null?null:await(0,u.C)(e,t,n??"HEAD")
const a=firstPaths(r,s)
const i={branch:n,pullRequestBranch:o,paths:a,withRules:true}
return toFirstRead(await readSnapshot(e,t,i),i,s)}function firstPaths(e,t){const n=[...e.candidates??[],...(0,d.L)(e,t)]
return[...new Set(n)].slice(0,i.rN)}function toFirstRead(e,{branch:t,paths:n},o){const r=requireBase(e,t)
const{nameWithOwner:s}=e.repository
const a=o?.oid===r.oid||o?.oid===r.treeOid
const i=`on branch "${r.name}"`
return{...e,base:r,paths:n,listing:a?o:null,nameWithOwner:s,where:i}}async function readDefaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const a=repositoryReadOperation(t)
const{data:i,errors:u}=await(0,o.P)(e,t,{text:n,variables:{}},a)
if(u[0]!==undefined)throw(0,r.L)(u[0],a)
const c=(0,s.lq)((0,s.ZZ)((0,s.I5)(i),"repository","defaultBranchRef","name"),s.oJ)
if(c===null)throw emptyRepository(t)
return c}async function readSnapshot(e,t,n){const{paths:r,withRules:s}=n
const a=repositoryReadOperation(t)
const{data:u,errors:c}=await(0,o.P)(e,t,(0,i.aY)(n),a)
if(s&&(0,o.j1)(c))return readSnapshot(e,t,{...n,withRules:false})
return parseSnapshot(e,t,r,{data:u,errors:c})}async function parseSnapshot(e,t,n,{data:o,errors:s}){const a=repositoryReadOperation(t)
const i=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const u=s.find(e=>!i.test(e.path)&&!(0,l.kn)(e))
if(u!==undefined){const e=/associatedPullRequests|closed/.test(u.path)
throw(0,r.L)(u,{...a,...e&&{permission:"pull-requests: write"}})}const d=(0,c.A)(o,n.length)
const{base:p,head:h}=d
return{...d,base:p&&await(0,l.md)(e,t,p,n,s,"repository.base.target"),head:h&&await(0,l.md)(e,t,h,n,s,"repository.head.target")}}function repositoryReadOperation(e){return{description:`Reading ${e} failed`,permission:"contents: read"}}function requireBase({repository:e,base:t},n){if(t!==null)return t
const{nameWithOwner:o,defaultBranch:r}=e
if(r===null)throw emptyRepository(o)
const s=`Branch "${n??"HEAD"}" does not exist in ${o}.`
const i=`Set \`branch\` to an existing one; the default branch is "${r}".`
throw new a.y_("branch-not-found",s,i)}function emptyRepository(e){const t="Push a first commit with the files named in `files`."
return new a.y_("empty-repository",`${e} has no commit yet.`,t)}}}

