"use strict"
exports.id=876
exports.ids=[876]
exports.modules={19875:(t,e,n)=>{n.d(e,{L:()=>createGitHubClient})
var o=n(28159)
var r=n(13411)
const a=6e4
async function createGitHubClient({settings:t,context:e,effects:o}){const{now:s,sleep:i,random:c,fetch:u}=o
const h=validateToken(t.token)
const{getOctokit:m}=await n.e(413).then(n.bind(n,92413))
const l=`status-snippets/${r.r}`
const d=m(h,{baseUrl:e.apiUrl,userAgent:l,request:{fetch:u}})
const request=()=>({signal:AbortSignal.timeout(a)})
const f={baseUrl:new URL(e.graphqlUrl).origin,url:e.graphqlUrl}
return{github:{graphql:(t,e)=>d.graphql({query:t,...e,...f,request:request()}),request:(t,e)=>d.request(t,{...e,request:request()})},now:s,sleep:i,random:c}}function validateToken(t){if(t===null){throw new o.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t)){throw new o.e("input token","contains white space or a character that no token has: paste it again")}return t}},11287:(t,e,n)=>{n.d(e,{L:()=>toFailedModeResult,r:()=>toOutOfDate})
var o=n(70993)
function toFailedModeResult(t,e){return{refresh:(0,o.kc)(toOutOfDate(t),e),published:{outcome:"failed",error:e}}}function toOutOfDate(t){const rename=t=>t.outcome==="changed"?{...t,outcome:"out-of-date"}:t
const e=t.files.map(t=>rename({...t,sections:t.sections.map(rename)}))
return rename({...t,files:e})}},50876:(t,e,n)=>{n.r(e)
n.d(e,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var o=n(41703)
var r=n(90019)
var a=n(9452)
var s=n(60891)
var i=n(38400)
var c=n(87248)
var u=n(1568)
var h=n(19875)
var m=n(21215)
var l=n(11287)
var d=n(80214)
const commitMode=async t=>{const{settings:e,context:n}=t
const o=(0,d.Qj)(e,n)
const r=await(0,u.X3)(e)
const a=await(0,h.L)(t)
return commitChanges({job:t,effects:a,target:o,selection:r,isOptional:false},null)}
async function commitChanges(t,e){const{job:n,effects:h,target:d,selection:f,isOptional:p}=t
let w=null
let b=null
try{for(let t=1;;t+=1){const a=t===1&&e!==null
const l=a?e:await(0,s.pG)(h,{...d,pullRequestBranch:null},f)
const{settings:g,refreshFiles:y}=n.configure(await(0,u.vj)(h,l))
const v=await(0,u._f)(h,g,l,p)
const B=await(0,i.A)(h,l,v)
const O=b&&(0,r.Em)(b,B.base.history)
if(O&&w!==null)return{refresh:w,published:toPublishResult(B,O)}
const C=v.toInputFiles(B.files)
w=await y(C)
const $=(0,c.i7)(w.files)
if($===null)return{refresh:w,published:null}
const q=(0,m.DQ)($,g.commitMessage)
const x=(0,r.tx)(B.files,w.changes)
const R=await(0,r.Bg)(h,B,{message:q,additions:x})
if(R.outcome==="done")return{refresh:w,published:toPublishResult(B,R.value)}
if(R.outcome==="unknown")b={parent:B.base.oid,message:q}
await(0,o.j)(h,d.branch??"HEAD",t,R)}}catch(t){if(t instanceof a.y_&&w!==null)return(0,l.L)(w,t)
throw t}}function toPublishResult({repository:t,base:e},n){return{outcome:"committed",repository:t.nameWithOwner,branch:e.name,commit:n}}},90019:(t,e,n)=>{n.d(e,{Bg:()=>commitToBranch,Em:()=>findExistingCommit,L5:()=>parseCommit,kQ:()=>i,kt:()=>createCommit,tx:()=>toFileChanges,us:()=>commitInput})
var o=n(22737)
var r=n(95450)
var a=n(9452)
var s=n(21830)
const i="createCommitOnBranch(input: $commit) { commit { oid url } }"
function toFileChanges(t,e){return e.map(({path:e,after:n})=>{const o=t.find(t=>t.path===e)
if(o===undefined)throw new Error(`${e} was not read`)
if(o.mode!==s.MA){const t="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
const n=`${t}; use \`mode: write\` and commit with git, or remove the bit`
throw new a.ur([{path:e,code:"executable",message:n}])}const r=Buffer.from(n)
if(r.toString()!==n){const t="would contain text that UTF-8 cannot represent"
throw new a.ur([{path:e,code:"not-utf8",message:t}])}return{path:e,bytes:r,oid:(0,s.IM)(r,o.oid)}})}async function commitToBranch(t,{repository:e,base:n},o){const r=`Committing to branch "${n.name}" of ${e.nameWithOwner} failed`
return createCommit(t,e,{...o,branch:n.name,parent:n.oid},{description:r,permission:"contents: write",branchRules:n.rules})}async function createCommit(t,e,n,r){const a=`mutation Commit($commit: CreateCommitOnBranchInput!) { ${i} }`
const s={commit:commitInput(e,n)}
return(0,o.Tk)(t,{text:a,variables:s},r,parseCommit)}function commitInput(t,{branch:e,parent:n,message:o,additions:r}){return{branch:{repositoryNameWithOwner:t.nameWithOwner,branchName:e},expectedHeadOid:n,message:{headline:o.subject,body:o.body},fileChanges:{additions:r.map(({path:t,bytes:e})=>({path:t,contents:e.toString("base64")}))}}}function parseCommit(t){return(0,r.lq)((0,r.ZZ)(t,"createCommitOnBranch","commit"),t=>({oid:(0,r.oJ)((0,r.ZZ)(t,"oid")),url:(0,r.oJ)((0,r.ZZ)(t,"url"))}))}function findExistingCommit({parent:t,message:e},n){const o=e.subject.trim()
const r=n.find(e=>e.parents[0]===t&&e.message.startsWith(o))
return r===undefined?null:{oid:r.oid,url:r.url}}},60891:(t,e,n)=>{n.d(e,{E$:()=>parseSnapshot,pG:()=>readBranch,ri:()=>firstPaths,yZ:()=>toBranchHead,yt:()=>readDefaultBranch})
var o=n(22737)
var r=n(27350)
var a=n(95450)
var s=n(9452)
var i=n(9063)
var c=n(75135)
var u=n(98228)
var h=n(88378)
var m=n(43032)
async function readBranch(t,{repository:e,branch:n,pullRequestBranch:o},r){const a=r.matches===null?null:await(0,c.C)(t,e,n??"HEAD")
const s=firstPaths(r,a)
const i={branch:n,pullRequestBranch:o,paths:s,withRules:true}
return toBranchHead(await readSnapshot(t,e,i),i,a)}function firstPaths(t,e){const n=[...t.candidates??[],...(0,m.L)(t,e)]
return[...new Set(n)].slice(0,i.rN)}function toBranchHead(t,{branch:e,paths:n},o){const r=requireBase(t,e)
const{nameWithOwner:a}=t.repository
const s=o?.oid===r.oid||o?.oid===r.treeOid
const i=`on branch "${r.name}"`
return{...t,base:r,paths:n,listing:s?o:null,nameWithOwner:a,where:i}}async function readDefaultBranch(t,e){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const s=toOperation(e)
const{data:i,errors:c}=await(0,o.P)(t,e,{text:n,variables:{}},s)
if(c[0]!==undefined)throw(0,r.L)(c[0],s)
const u=(0,a.lq)((0,a.ZZ)((0,a.I5)(i),"repository","defaultBranchRef","name"),a.oJ)
if(u===null)throw emptyRepository(e)
return u}async function readSnapshot(t,e,n){const{paths:r,withRules:a}=n
const s=toOperation(e)
const{data:c,errors:u}=await(0,o.P)(t,e,(0,i.aY)(n),s)
if(a&&(0,o.j1)(u))return readSnapshot(t,e,{...n,withRules:false})
return parseSnapshot(t,e,r,{data:c,errors:u})}async function parseSnapshot(t,e,n,{data:o,errors:a}){const s=toOperation(e)
const i=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const c=a.find(t=>!i.test(t.path)&&!(0,h.kn)(t))
if(c!==undefined){const t=/associatedPullRequests|closed/.test(c.path)
throw(0,r.L)(c,{...s,...t&&{permission:"pull-requests: write"}})}const m=(0,u.S)(o,n.length)
const{base:l,head:d}=m
return{...m,base:l&&await(0,h.md)(t,e,l,n,a,"repository.base.target"),head:d&&await(0,h.md)(t,e,d,n,a,"repository.head.target")}}function toOperation(t){return{description:`Reading ${t} failed`,permission:"contents: read"}}function requireBase({repository:t,base:e},n){if(e!==null)return e
const{nameWithOwner:o,defaultBranch:r}=t
if(r===null)throw emptyRepository(o)
const a=`Branch "${n??"HEAD"}" does not exist in ${o}.`
const i=`Set \`branch\` to an existing one; the default branch is "${r}".`
throw new s.y_("branch-not-found",a,i)}function emptyRepository(t){const e="Push a first commit with the files named in `files`."
return new s.y_("empty-repository",`${t} has no commit yet.`,e)}}}

