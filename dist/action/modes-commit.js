"use strict"
exports.id=833
exports.ids=[833,875]
exports.modules={19875:(e,t,n)=>{n.d(t,{createGitHubEffects:()=>createGitHubEffects})
var r=n(28159)
var o=n(13411)
const s=6e4
function createGitHubEffects(e){const{now:t,sleep:n,random:r}=e.environment
const o=validateToken(e.settings.token)
let s
const load=()=>{s??=createClient(o,e)
return s}
const a={graphql:async(e,t)=>(await load()).graphql(e,t),request:async(e,t)=>(await load()).request(e,t)}
return{github:a,now:t,sleep:n,random:r}}function validateToken(e){if(e===null){throw new r.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new r.e("input token","contains white space or a character that no token has: paste it again")}return e}async function createClient(e,{context:t,environment:r}){const{apiUrl:a,graphqlUrl:i}=t
const{fetch:c}=r
const{getOctokit:u}=await n.e(413).then(n.bind(n,92413))
const m=`status-snippets/${o.r}`
const l=u(e,{baseUrl:a,userAgent:m,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(s)})
const{origin:f}=new URL(i)
return{graphql:(e,t)=>l.graphql({query:e,...t,baseUrl:f,url:i,request:request()}),request:(e,t)=>l.request(e,{...t,request:request()})}}},35833:(e,t,n)=>{n.r(t)
n.d(t,{commitMode:()=>commitMode})
var r=n(93949)
var o=n(90019)
async function commitToBranch(e,{repository:t,base:n},r){const s={...r,branch:n.name,parent:n.oid}
return(0,o.kt)(e,t,s,{description:`Committing to branch "${n.name}" of ${t.nameWithOwner} failed`,permission:"contents: write",branchRules:n.rules})}var s=n(16999)
var a=n(9452)
var i=n(33239)
var c=n(14896)
var u=n(42390)
var m=n(83890)
var l=n(19875)
var f=n(46204)
var d=n(56913)
const commitMode=async e=>{const{settings:t,context:p}=e
const{isOwnRepository:h,...b}=(0,m.Qj)(t,p)
const w=await(0,c.$)(t.files,t.format!==null)
const g=(0,l.createGitHubEffects)(e)
const v=(0,r.l)(g,b.branch??"HEAD")
let y=null
let R=null
try{for(;;){const r={...b,pullRequestBranch:null}
const a=await(0,i.pG)(g,r,w,R!==null)
const c=R&&(0,o.Em)(R,a.base.history)
if(c&&y!==null){return{refresh:y,published:committed(a,c),publishError:null,isOwnRepository:h}}const m=(0,u.rl)(a.files,w,t.format)
y=await(0,f.y)(e,m)
if(y.failure!==null||y.changes.length===0){return{refresh:y,published:null,publishError:null,isOwnRepository:h}}const{createCommitMessage:l}=await n.e(552).then(n.bind(n,74324))
const p=l(y.files,t.commitMessage)
const O=(0,s.b)(a.files,(0,d.Hm)(y))
const k=await commitToBranch(g,a,{message:p,changes:O})
if(k.outcome==="done"){return{refresh:y,published:committed(a,k.value),publishError:null,isOwnRepository:h}}if(k.outcome==="refused")return(0,d.kc)(y,k.error,h)
if(k.outcome==="unknown")R={parent:a.base.oid,message:p}
await v(k)}}catch(e){if(e instanceof a.y_&&y!==null){return(0,d.kc)(y,e,h)}throw e}}
function committed({repository:e,base:t},n){return{outcome:"committed",repository:e.nameWithOwner,branch:t.name,commit:n}}},56913:(e,t,n)=>{n.d(t,{Hm:()=>newTexts,aV:()=>toReportedResult,kc:()=>withPublishError})
var r=n(20622)
function newTexts({changes:e}){return e.map(({path:e,after:t})=>({path:e,text:t}))}function toReportedResult(e,t,n){const r=t?.outcome==="declined"||t?.outcome==="proposed"&&t.commit===null&&!t.isNew
const o=r?toOutOfDate(e):e
return{refresh:o,published:t,publishError:null,isOwnRepository:n}}function withPublishError(e,t,n){const o=(0,r.kc)(toOutOfDate(e),t)
return{refresh:o,published:null,publishError:t,isOwnRepository:n}}function toOutOfDate(e){const t=e.files.map(e=>({...e,outcome:rename(e.outcome),sections:e.sections.map(e=>({...e,outcome:rename(e.outcome)}))}))
return{...e,outcome:rename(e.outcome),files:t}}function rename(e){return e==="changed"?"out-of-date":e}},50756:(e,t,n)=>{n.d(t,{gf:()=>sendMutation,gq:()=>succeeded,qs:()=>throwIfRefused})
var r=n(9248)
var o=n(83170)
var s=n(95450)
async function sendMutation(e,{document:t,variables:n,operation:a},i){const c=await(0,r.Tk)(e,t,n,a)
if(c==="unknown")return{outcome:"unknown"}
const u=i((0,s.I5)(c.data))
if(u!==null)return{outcome:"done",value:u}
const[m]=c.errors
if(m!==undefined&&isStale(m))return{outcome:"stale",message:m.message}
return{outcome:"refused",error:(0,o.z)(c.errors,a)}}function throwIfRefused(e){if(e.outcome==="refused")throw e.error
return e}function succeeded(e,t){return(0,s.ZZ)(e,t).value?true:null}const a=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||a.some(e=>e.test(t))}},93949:(e,t,n)=>{n.d(t,{l:()=>createBackoff})
var r=n(9248)
var o=n(33239)
const s=6
const a=250
function createBackoff({sleep:e,random:t},n){let i=0
return async c=>{i+=1
if(i<s)return e((.5+t())*a*2**(i-1))
if(c.outcome==="stale")throw(0,o.Fl)(n,s,c.message)
throw(0,r.hU)("the connection broke during every write")}}},90019:(e,t,n)=>{n.d(t,{Em:()=>findExistingCommit,gF:()=>resetAndCommit,kt:()=>createCommit})
var r=n(50756)
var o=n(95450)
var s=n(84067)
const a="createCommitOnBranch(input: $commit) { commit { oid url } }"
async function createCommit(e,t,n,o){const s=`mutation Commit($commit: CreateCommitOnBranchInput!) {\n  ${a}\n}`
const i={commit:commitInput(t,n)}
return(0,r.gf)(e,{document:s,variables:i,operation:o},parseCommit)}async function resetAndCommit(e,t,n,o,i){const c=`mutation ResetAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n  ${a}\n}`
const u=(0,s.o)(t.id,[{branch:o.branch,from:n,to:o.parent}])
const m={refs:u,commit:commitInput(t,o)}
let l=true
const f=await(0,r.gf)(e,{document:c,variables:m,operation:i},e=>{l=(0,r.gq)(e,"updateRefs")!==null
return parseCommit(e)})
return{mayBeReset:l,commit:f}}function findExistingCommit({parent:e,message:t},n){const r=n.find(n=>n.parents[0]===e&&n.message.startsWith(t.subject.trim()))
return r===undefined?null:{oid:r.oid,url:r.url}}function commitInput(e,{branch:t,parent:n,message:r,changes:o}){return{branch:{repositoryNameWithOwner:e.nameWithOwner,branchName:t},expectedHeadOid:n,message:{headline:r.subject,body:r.body},fileChanges:{additions:o.map(({path:e,bytes:t})=>({path:e,contents:t.toString("base64")}))}}}function parseCommit(e){return(0,o.lq)((0,o.ZZ)(e,"createCommitOnBranch","commit"),e=>({oid:(0,o.oJ)((0,o.ZZ)(e,"oid")),url:(0,o.oJ)((0,o.ZZ)(e,"url"))}))}},16999:(e,t,n)=>{n.d(t,{b:()=>prepareChanges})
var r=n(9452)
var o=n(21830)
var s=n(37639)
function prepareChanges(e,t){return t.map(({path:t,text:n})=>{const r=e.find(e=>e.path===t)
if(r===undefined)throw new Error(`${t} was not read`)
if(r.mode!==s.MA){const e="is executable (mode 100755), and a commit over the GitHub API would make it mode 100644"
throw refusal(t,"executable",`${e}; use \`mode: write\` and commit with git, or remove the bit`)}const a=(0,o.wx)(n)
if(a===null)throw refusal(t,"not-utf8","would contain text that UTF-8 cannot represent")
return{path:t,bytes:a,oid:(0,o.IM)(a,r.oid)}})}function refusal(e,t,n){return new r.ur([{path:e,code:t,message:n}])}},84067:(e,t,n)=>{n.d(t,{E:()=>updateRefs,o:()=>updateRefsInput})
var r=n(50756)
function updateRefsInput(e,t){const n=t.map(({branch:e,from:t,to:n})=>({name:`refs/heads/${e}`,...t===null?{}:{beforeOid:t},afterOid:n,force:true}))
return{repositoryId:e,refUpdates:n}}async function updateRefs(e,t,n,o){const s=`mutation UpdateRefs($refs: UpdateRefsInput!) {\n  updateRefs(input: $refs) { clientMutationId }\n}`
const a={refs:updateRefsInput(t,n)}
return(0,r.gf)(e,{document:s,variables:a,operation:o},e=>(0,r.gq)(e,"updateRefs"))}}}

