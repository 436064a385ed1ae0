"use strict"
exports.id=876
exports.ids=[876]
exports.modules={9875:(t,e,n)=>{n.d(e,{L:()=>createGitHubClient})
var r=n(8159)
var o=n(3411)
const a=6e4
async function createGitHubClient({inputs:t,context:e,effects:r}){const{now:s,sleep:i,random:c,fetch:u}=r
const l=validateToken(t.token)
const{getOctokit:m}=await n.e(413).then(n.bind(n,2413))
const h=`status-snippets/${o.r}`
const d=m(l,{baseUrl:e.apiUrl,userAgent:h,request:{fetch:u}})
const request=()=>({signal:AbortSignal.timeout(a)})
const p={baseUrl:new URL(e.graphqlUrl).origin,url:e.graphqlUrl}
return{github:{graphql:(t,e)=>d.graphql({query:t,...e,...p,request:request()}),request:(t,e)=>d.request(t,{...e,request:request()})},now:s,sleep:i,random:c}}function validateToken(t){if(t===null){throw new r.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t)){throw new r.e("input token","contains white space or a character that no token has: paste it again")}return t}},546:(t,e,n)=>{n.d(e,{L:()=>toFailedModeResult,r:()=>toOutOfDate})
var r=n(6227)
function toFailedModeResult(t,e){return{refresh:(0,r.cU)(toOutOfDate(t),e),published:{outcome:"failed",error:e}}}function toOutOfDate(t){const replaceOutcome=t=>t.outcome==="changed"?{...t,outcome:"out-of-date"}:t
const e=t.files.map(t=>replaceOutcome({...t,sections:t.sections.map(replaceOutcome)}))
return replaceOutcome({...t,files:e})}},876:(t,e,n)=>{n.r(e)
n.d(e,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var r=n(1703)
var o=n(19)
var a=n(9452)
var s=n(891)
var i=n(9052)
var c=n(7248)
var u=n(7786)
var l=n(9875)
var m=n(1215)
var h=n(546)
var d=n(214)
const commitMode=async t=>{const{inputs:e,context:n}=t
const r=(0,d.Qj)(e,n)
const o=await(0,u.j3)(e)
const a=await(0,l.L)(t)
return commitChanges({modeInput:t,client:a,target:r,selection:o,areFilesOptional:false},null)}
async function commitChanges(t,e){const{modeInput:n,client:l,target:d,selection:p,areFilesOptional:f}=t
let w=null
let b=null
try{for(let t=1;;t+=1){const a=t===1&&e!==null
const h=a?e:await(0,s.pG)(l,{...d,pullRequestBranch:null},p)
const{settings:g,refreshFilesAndEmbeds:y}=n.configureRun(await(0,u.vj)(l,h))
const v=await(0,u.P_)(g,h,f)
const R=await(0,i.n)(l,h,v)
const O=b&&(0,o.Em)(b,R.base.history)
if(O&&w!==null)return{refresh:w,published:toPublishResult(R,O)}
const C=v.toInputFiles(R.files)
w=await y(C)
if(w.failure!==null)return{refresh:w,published:null}
const B=(0,c.i7)(w.files)
if(B===null)return{refresh:w,published:null}
const $=(0,m.DQ)(B,g.commitMessage)
const q=(0,o.tx)(R.files,w.changes)
const x=await(0,o.Bg)(l,R,{message:$,changes:q})
if(x.outcome==="done")return{refresh:w,published:toPublishResult(R,x.value)}
if(x.outcome==="unknown")b={parent:R.base.oid,message:$}
await(0,r.jy)(l,R.base.name,t,x)}}catch(t){if(t instanceof a.y_&&w!==null)return(0,h.L)(w,t)
throw t}}function toPublishResult({repository:t,base:e},n){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:n}}},19:(t,e,n)=>{n.d(e,{Bg:()=>commitToBranch,Em:()=>findExistingCommit,L5:()=>parseCommit,kt:()=>createCommit,tx:()=>toFileChanges,u_:()=>i,us:()=>commitInput})
var r=n(2737)
var o=n(5450)
var a=n(9452)
var s=n(1830)
const i="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileChanges(t,e){return e.map(({path:e,after:n})=>{const r=t.find(t=>t.path===e)
if(r===undefined)throw new Error(`${e} was not read`)
if(r.mode!==s.MA){const t="is executable (mode 100755), and a commit through the GitHub API would make it mode 100644"
const n=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new a.ur([{path:e,code:"executable",message:n}])}const o=Buffer.from(n)
if(o.toString()!==n){const t="would contain text that UTF-8 cannot represent"
throw new a.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:o,oid:(0,s.IM)(o,r.oid)}})}async function commitToBranch(t,{repository:e,base:n},r){const o=`Committing to branch "${n.name}" of ${e.nameWithOwner} failed`
return createCommit(t,e,{...r,branch:n.name,parent:n.oid},{description:o,permission:"contents: write",branchRules:n.rules})}async function createCommit(t,e,n,o){const a=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${i} }`
const s={commit:commitInput(e,n)}
return(0,r.Tk)(t,{text:a,variables:s},o,parseCommit)}function commitInput(t,{branch:e,parent:n,message:r,changes:o}){return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:n,message:{headline:r.subject,body:r.body},fileChanges:{additions:o.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))}}}function parseCommit(t){return(0,o.lq)((0,o.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,o.oJ)((0,o.ZZ)(t,"oid")),url:(0,o.oJ)((0,o.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},n){const r=e.subject.trim()
const o=n.find(e=>e.parents[0]===t&&e.message.startsWith(r))
return o===undefined?null:{oid:o.oid,url:o.url}}},891:(t,e,n)=>{n.d(e,{E$:()=>parseSnapshot,SV:()=>toFirstRead,pG:()=>readBranch,ri:()=>firstPaths,yt:()=>readDefaultBranch})
var r=n(2737)
var o=n(7350)
var a=n(5450)
var s=n(9452)
var i=n(9063)
var c=n(5135)
var u=n(8228)
var l=n(8378)
var m=n(3032)
async function readBranch(t,{repository:e,branch:n,pullRequestBranch:r},o){const a=o.matches===null?null:await(0,c.C)(t,e,n??"HEAD")
const s=firstPaths(o,a)
const i={branch:n,pullRequestBranch:r,paths:s,withRules:true}
return toFirstRead(await readSnapshot(t,e,i),i,a)}function firstPaths(t,e){const n=[...t.candidates??[],...(0,m.L)(t,e)]
return[...new Set(n)].slice(0,i.rN)}function toFirstRead(t,{branch:e,paths:n},r){const o=requireBase(t,e)
const{nameWithOwner:a}=t.repository
const s=r?.oid===o.oid||r?.oid===o.treeOid
const i=`on branch "${o.name}"`
return{...t,base:o,paths:n,listing:s?r:null,nameWithOwner:a,where:i}}async function readDefaultBranch(t,e){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const s=repositoryReadOperation(e)
const{data:i,errors:c}=await(0,r.P)(t,e,{text:n,variables:{}},s)
if(c[0]!==undefined)throw(0,o.L)(c[0],s)
const u=(0,a.lq)((0,a.ZZ)((0,a.I5)(i),"repository","defaultBranchRef","name"),a.oJ)
if(u===null)throw emptyRepository(e)
return u}async function readSnapshot(t,e,n){const{paths:o,withRules:a}=n
const s=repositoryReadOperation(e)
const{data:c,errors:u}=await(0,r.P)(t,e,(0,i.aY)(n),s)
if(a&&(0,r.j1)(u))return readSnapshot(t,e,{...n,withRules:false})
return parseSnapshot(t,e,o,{data:c,errors:u})}async function parseSnapshot(t,e,n,{data:r,errors:a}){const s=repositoryReadOperation(e)
const i=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const c=a.find(t=>!i.test(t.path)&&!(0,l.kn)(t))
if(c!==undefined){const t=/associatedPullRequests|closed/.test(c.path)
throw(0,o.L)(c,{...s,...t&&{permission:"pull-requests: write"}})}const m=(0,u.A)(r,n.length)
const{base:h,head:d}=m
return{...m,base:h&&await(0,l.md)(t,e,h,n,a,"repository.base.target"),head:d&&await(0,l.md)(t,e,d,n,a,"repository.head.target")}}function repositoryReadOperation(t){return{description:`Reading ${t} failed`,permission:"contents: read"}}function requireBase({repository:t,base:e},n){if(e!==null)return e
const{nameWithOwner:r,defaultBranch:o}=t
if(o===null)throw emptyRepository(r)
const a=`Branch "${n??"HEAD"}" does not exist in ${r}.`
const i=`Set \`branch\` to an existing one; the default branch is "${o}".`
throw new s.y_("branch-not-found",a,i)}function emptyRepository(t){const e="Push a first commit with the files named in `files`."
return new s.y_("empty-repository",`${t} has no commit yet.`,e)}}}

