"use strict"
exports.id=397
exports.ids=[397]
exports.modules={876:(e,t,n)=>{n.r(t)
n.d(t,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var r=n(1703)
var o=n(19)
var s=n(9452)
var i=n(891)
var a=n(9052)
var c=n(7248)
var l=n(7786)
var u=n(9875)
var f=n(1215)
var d=n(546)
var p=n(214)
const commitMode=async e=>{const{inputs:t,context:n}=e
const r=(0,p.Qj)(t,n)
const o=await(0,l.j3)(t)
const s=await(0,u.L)(e)
return commitChanges({modeInput:e,client:s,target:r,selection:o,areFilesOptional:false},null)}
async function commitChanges(e,t){const{modeInput:n,client:u,target:p,selection:m,areFilesOptional:h}=e
let g=null
let w=null
try{for(let e=1;;e+=1){const s=e===1&&t!==null
const d=s?t:await(0,i.pG)(u,{...p,pullRequestBranch:null},m)
const{settings:y,refreshFilesAndEmbeds:v}=n.configureRun(await(0,l.vj)(u,d))
const b=await(0,l.P_)(y,d,h)
const $=await(0,a.n)(u,d,b)
const R=w&&(0,o.Em)(w,$.base.history)
if(R&&g!==null)return{refresh:g,published:toPublishResult($,R)}
const O=b.toInputFiles($.files)
g=await v(O)
if(g.failure!==null)return{refresh:g,published:null}
const E=(0,c.i7)(g.files)
if(E===null)return{refresh:g,published:null}
const x=(0,f.DQ)(E,y.commitMessage)
const C=(0,o.tx)($.files,g.changes)
const k=await(0,o.Bg)(u,$,{message:x,changes:C})
if(k.outcome==="done")return{refresh:g,published:toPublishResult($,k.value)}
if(k.outcome==="unknown")w={parent:$.base.oid,message:x}
await(0,r.jy)(u,$.base.name,e,k)}}catch(e){if(e instanceof s.y_&&g!==null)return(0,d.L)(g,e)
throw e}}function toPublishResult({repository:e,base:t},n){return{outcome:"committed",repository:e.nameWithOwner,branch:t.name,commit:n}}},397:(e,t,n)=>{n.d(t,{runOrganization:()=>runOrganization})
var r=n(8877)
var o=n(5450)
var s=n(9452)
var i=n(2737)
var a=n(8889)
var c=n(9063)
const l=50
const u=100
function repositoriesDocument(e){const[t]=e
const n=t&&e.every(({select:e})=>e===t.select)?t.select(""):null
const r=e.map(({repository:e,select:t},r)=>{const o=`_${r}`
const{text:s,variables:i}=n===null?t(o):{text:"...Fields",variables:{}}
const[a="",c=""]=e.split("/")
return{text:`r${r}: repository(owner: $owner${o}, name: $name${o}) { ${s} }`,variables:{[`owner${o}`]:a,[`name${o}`]:c,...i}}})
const o=Object.assign({},...r.map(e=>e.variables),n?.variables)
const s=n===null?"":`\nfragment Fields on Repository {\n${n.text}\n}`
const i=(0,c.Eu)(o).replace(/^, /,"")
const a=r.map(({text:e})=>e).join("\n")
return{text:`query Repositories(${i}) {\n${a}\n}${s}`,variables:o}}function listingDocument(e,t,n){const{text:r,variables:o}=n??{text:`nameWithOwner ${c.FL}`,variables:{}}
const s=n===null?u:l
const i=`query Listing($owner: String!, $cursor: String${(0,c.Eu)(o)}) {\n  repositoryOwner(login: $owner) {\n    repositories(\n      first: ${s}, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { ${r} }\n    }\n  }\n}`
return{text:i,variables:{owner:e,cursor:t,...o}}}function requireResponse(e){if(e===undefined)throw new Error("a repository was not asked for")
if(e instanceof s.y_)throw e
return e}const f=["bad-credentials","rate-limited","github-outage"]
function endsRun(e){return e instanceof s.y_&&f.includes(e.code)}async function readRepositories(e,t){const[n,r]=t
if(n===undefined)return[]
if(t.length>l){const n=await readRepositories(e,t.slice(0,l))
return[...n,...await readRepositories(e,t.slice(l))]}const o=r===undefined?n.repository:`${t.length} repositories`
const a={description:`Reading ${o} failed`,permission:"contents: read"}
const c=repositoriesDocument(t)
let u
try{const o=r===undefined?await(0,i.P)(e,n.repository,c,a):await(0,i.k0)(e,c,a)
u=t.map((e,t)=>partOf(o,`r${t}`))
if(!("lostBecause"in o))return u}catch(e){if(!(e instanceof s.y_)||endsRun(e))throw e
return t.map(()=>e)}const f=t.filter((e,t)=>isIncomplete(u[t]))
const d=await readHalves(e,f)
return u.map((e,r)=>d[f.indexOf(t[r]??n)]??e)}async function readHalves(e,t){const n=Math.ceil(t.length/2)
return[...await readRepositories(e,t.slice(0,n)),...await readRepositories(e,t.slice(n))]}function partOf({data:e,errors:t},n){const r=(0,o.ZZ)((0,o.I5)(e),...n.split(".")).value??null
const s=t.filter(({path:e})=>e===n||e.startsWith(`${n}.`))
const i=s.map(e=>({...e,path:`repository${e.path.slice(n.length)}`}))
const a=r===null&&i.length===0?t.filter(({path:e})=>e===""):[]
return{data:{repository:r},errors:[...i,...a]}}function isIncomplete(e){if(e===undefined||e instanceof s.y_)return true
return e.errors.some(a.gB)||hasNull(e.data)}function hasNull(e){if(e===null)return true
return typeof e==="object"&&Object.values(e).some(hasNull)}var d=n(891)
const p=[["isArchived","archived"],["isDisabled","disabled"],["isEmpty","empty"],["isMirror","mirror"],["isFork","fork"]]
function skipReasonOf(e){if(e instanceof s.y_)return null
const t=(0,o.ZZ)((0,o.I5)(e.data),"repository")
return p.find(([e])=>(0,o.ZZ)(t,e).value===true)?.[1]??null}async function parseOverview(e,t,n,r){const{data:s,errors:i}=requireResponse(r)
const a=await(0,d.E$)(e,t,n,{data:s,errors:i})
const c=(0,o.ZZ)((0,o.I5)(s),"repository","pullRequestBranch")
return{...a,hasPullRequestBranch:(0,o.lq)(c,hasBranch)??false}}function hasBranch(e){return(0,o.lq)((0,o.ZZ)(e,"nodes"),e=>(0,o._j)(e,()=>true).length>0)??true}var m=n(5760)
var h=n(7786)
var g=n(9875)
var w=n(3924)
var y=n(2727)
const v=3
const b=3e4
function createOutageCheck(e){let t=0
return async n=>{t=n?0:t+1
if(t===v){const e=`GitHub did not respond to ${v} reads in a row, each of which was sent several times.`
const t="The next run continues; https://www.githubstatus.com shows the status of GitHub."
throw new s.y_("github-outage",e,t)}if(t>0)await e(b*t)}}var $=n(7350)
async function*listRepositories(e,t,n){const r=`Listing the repositories of ${t} failed`
const s={description:r,permission:"contents: read"}
let a=null
do{const r=n&&await(0,i.k0)(e,listingDocument(t,a,n("")),s)
const c=r!==null&&!("lostBecause"in r)
const l=c||r!==null&&hasEveryName(r)
const u=l?r:await listNames(e,t,a,s)
const f=(0,o.ZZ)((0,o.I5)(u.data),...R)
const d=u.errors.find(({path:e})=>!e.startsWith(`${O}.`))
if(!hasValue(f)){throw(0,$.L)(d??{type:"NOT_FOUND",message:`no user or organization ${t} is visible`},s)}const p=parseRepositories(u,f)
yield{totalCount:(0,o.i)((0,o.ZZ)(f,"totalCount")),repositories:c||n===null?p:await readMissing(e,p,n,l)}
const m=(0,o.ZZ)(f,"pageInfo")
a=(0,o.ZZ)(m,"hasNextPage").value===true?(0,o.oJ)((0,o.ZZ)(m,"endCursor")):null}while(a!==null)}async function listNames(e,t,n,r){for(;;){try{return await(0,i.P)(e,t,listingDocument(t,n,null),r)}catch(t){const n=t instanceof s.y_&&t.code==="github-unavailable"
if(!n||e.afterRead===undefined)throw t}}}const R=["repositoryOwner","repositories"]
const O=[...R,"nodes"].join(".")
function parseRepositories(e,t){return(0,o._j)((0,o.ZZ)(t,"nodes"),t=>({name:(0,o.lq)((0,o.ZZ)(t,"nameWithOwner"),o.oJ),response:partOf(e,t.path)}))}function hasEveryName(e){const t=(0,o.ZZ)((0,o.I5)(e.data),...R)
const n=hasValue((0,o.ZZ)(t,"pageInfo"))&&hasValue((0,o.ZZ)(t,"totalCount"))
return n&&parseRepositories(e,t).every(({name:e})=>e!==null)}function hasValue({value:e}){return e!==null&&e!==undefined}async function readMissing(e,t,n,r){const o=t.flatMap(({name:e,response:t})=>e!==null&&(!r||isIncomplete(t))?[{repository:e,select:n}]:[])
const s=await readHalves(e,o)
const i=new Map(o.map(({repository:e},t)=>[e,s[t]]))
return t.map(({name:e,response:t})=>({name:e,response:i.get(e??"")??t}))}function createReadProgress({names:e,owners:t}){const n=new Map(t.map(({owner:e})=>[e,null]))
return{total:e.length,read:0,waiting:e,unlistedOwners:n}}async function*readBatches(e,{names:t,owners:n},r,o){let s=t.map(e=>({name:e,isNamed:true}))
for(const t of n.filter(({isWhole:e})=>!e)){for await(const{repositories:n,failures:r}of listOwner(e,t,null,o)){yield{repositories:n.filter(({response:e})=>skipReasonOf(e)!==null),failures:r}
const e=n.filter(({response:e})=>skipReasonOf(e)===null)
s=[...s,...e.map(({name:e})=>({name:e,isNamed:false}))]
o.waiting=s.map(({name:e})=>e)
o.total=s.length}}while(s.length>0){const t=s.slice(0,l)
const n=await readRepositories(e,t.map(({name:e})=>({repository:e,select:r})))
s=s.slice(t.length)
o.waiting=s.map(({name:e})=>e)
o.read+=t.length
const i=n.flatMap((e,n)=>{const r=t[n]
return r===undefined?[]:[{...r,response:e}]})
yield{repositories:i,failures:[]}}for(const t of n.filter(({isWhole:e})=>e))yield*listOwner(e,t,r,o)}async function*listOwner(e,{owner:t,lines:n,isSelected:r},o,i){const a=new Set(n)
const c=i.total
let l=0
const failUnmatched=(e,t,n)=>{const r=new s.y_(e,t,n)
return{repositories:[],failures:[...a].map(({line:e})=>({line:e,error:r}))}}
try{for await(const n of listRepositories(e,t,o)){l+=n.repositories.length
i.unlistedOwners.set(t,Math.max(0,n.totalCount-l))
if(o!==null){i.total=c+n.totalCount
i.read+=n.repositories.length}const{visible:e,failures:s}=separateHidden(n,t)
for(const t of a)if(e.some(({name:e})=>t.matches(e)))a.delete(t)
yield{repositories:e.filter(({name:e})=>r(e)),failures:s}}}catch(e){if(!(e instanceof s.y_)||endsRun(e))throw e
i.unlistedOwners.delete(t)
yield{repositories:[],failures:n.map(({line:t})=>({line:t,error:e}))}
return}i.unlistedOwners.delete(t)
if(l===0){yield failUnmatched("no-repositories",`The token sees no repository of ${t}.`,E)}else if(a.size>0){const e=`None of the ${l} repositories of ${t} that the token sees matches.`
yield failUnmatched("no-match",e,"Correct or remove the line in the input `repositories`.")}}const E="Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a "+"workflow has access to its own repository only."
function separateHidden({repositories:e},t){const n=[]
const r=[]
for(const{name:o,response:i}of e){if(o!==null)n.push({name:o,isNamed:false,response:i})
else if(!(i instanceof s.y_)){const e=i.errors[0]?.message??"no reason"
const n=`A repository of ${t} cannot be read: GitHub says "${e}".`
r.push({line:`${t}/*`,error:new s.y_("hidden-repository",n,E)})}}return{visible:n,failures:r}}var x=n(5135)
var C=n(8378)
var k=n(3032)
var F=n(9052)
var Z=n(876)
var I=n(6373)
function overviewSelector({modeInput:{inputs:e},selection:t}){const n=(0,d.ri)(t,null)
const r=e.mode==="pull-request"?e.pullRequestBranch:undefined
return e=>(0,c.HU)(n,r,e)}async function*refreshBatch(e,t){const n=[]
for(const{name:r,response:o}of t){const t=await attempt(r,async()=>{const t=(0,d.ri)(e.selection,null)
const n=await parseOverview(e.client,r,t,o)
return{name:r,contents:(0,d.SV)(n,{branch:null,paths:t},null),hasPullRequestBranch:n.hasPullRequestBranch}})
if(t.outcome==="done")n.push(t.value)
else yield t}const r=[]
for(const t of await addMissingFiles(e,n)){const{name:n,contents:o,hasPullRequestBranch:s}=t
if(e.modeInput.inputs.mode==="commit"){const t={repository:o.nameWithOwner,branch:o.base.name}
yield await attempt(n,()=>(0,Z.commitChanges)({...e,target:t},o))
continue}const i=await attempt(n,()=>refreshOnly(e,o))
const a=i.outcome==="done"&&i.value.refresh.changes.length>0
const c=e.modeInput.inputs.mode==="pull-request"&&(a||s)
if(c&&i.outcome==="done")r.push(t)
else yield i}yield*proposeBatch(e,r)}async function refreshOnly({modeInput:e,client:t,areFilesOptional:n},r){const{settings:o,refreshFilesAndEmbeds:s}=e.configureRun(await(0,h.vj)(t,r))
const i=await(0,h.P_)(o,r,n)
const{files:a}=await(0,F.n)(t,r,i)
const c=await s(i.toInputFiles(a))
return{refresh:c,published:null}}async function*proposeBatch(e,t){const n=t.map(({name:t,contents:n})=>{const r=n.base.name
const o=(0,I.pullRequestBranchFor)(e.modeInput.inputs,r)
const s={branch:r,pullRequestBranch:o,paths:n.paths.slice(0,c.rN),withRules:false}
return{name:t,query:s,repository:n.nameWithOwner,select:e=>(0,c.kN)(s,e)}})
const r=await readRepositories(e.client,n)
for(const[t,{name:o,repository:s,query:i}]of n.entries()){yield await attempt(o,async()=>{const n=requireResponse(r[t])
const o=await(0,d.E$)(e.client,s,i.paths,n)
const a=(0,d.SV)(o,i,null)
return(0,I.proposeChanges)({...e,target:{repository:s,branch:i.branch}},a)})}}async function addMissingFiles(e,t){const{modeInput:n,client:r,areFilesOptional:o}=e
const s=[]
for(const{name:e,contents:i}of t){const t=await attempt(e,async()=>{const{settings:e}=n.configureRun(await(0,h.vj)(r,i))
const t=await(0,h.P_)(e,i,o)
const s=t.matches&&await(0,x.C)(r,i.nameWithOwner,i.base.oid)
const a=(0,k.L)(t,s).filter(e=>!i.paths.includes(e))
return{contents:{...i,listing:s},missing:a.slice(0,c.rN)}})
s.push(t.outcome==="done"?t.value:{contents:i,missing:[]})}const i=s.filter(({missing:e})=>e.length>0)
const a=i.map(({contents:e,missing:t})=>({repository:e.nameWithOwner,select:n=>(0,c.T1)(e.base.oid,t,n)}))
const l=await readRepositories(r,a)
return Promise.all(t.map(async(e,t)=>{const{contents:n,missing:o}=s[t]??{contents:e.contents,missing:[]}
if(o.length===0)return{...e,contents:n}
const a=l[i.findIndex(e=>e.contents===n)]
const c=await attempt(e.name,async()=>(0,C.Xl)(r,n.nameWithOwner,n.base.oid,o,requireResponse(a)))
if(c.outcome==="error")return{...e,contents:n}
const u=[...n.base.entries,...c.value]
return{...e,contents:{...n,base:{...n.base,entries:u},paths:[...n.paths,...o]}}}))}async function attempt(e,t){try{return{name:e,outcome:"done",value:await t()}}catch(t){if(endsRun(t))throw t
return{name:e,outcome:"error",error:t}}}var N=n(927)
var q=n(2991)
var S=n(5860)
var W=n(187)
const L=1100
const B=3100
const M=new Set(["max-writes","time-limit","rate-limited","bad-credentials","github-outage"])
function createWriteLimits({maxWrites:e,timeLimit:t},{now:n,sleep:r}){const o=n()+t*6e4
let i=0
let a=false
let c=0
let l=0
function timeLimitError(){if(n()<o)return null
const e=`The time limit of ${t} ${t===1?"minute":"minutes"} is reached.`
return new s.y_("time-limit",e,"The next run continues; `time-limit` sets the limit.")}return{deadlineMs:o,timeLimitError,finishRepository(e){if(a&&!e)i+=1
a=false},async write({opensPullRequest:t=false},o){if(!a){const t=timeLimitError()
if(t!==null)throw t
if(i>=e){const t=`This run has written to ${e} ${e===1?"repository":"repositories"}.`
throw new s.y_("max-writes",t,"The next run continues; `max-writes` sets the limit.")}}a=true
const u=Math.max(c,t?l:0)-n()
if(u>0)await r(u)
try{return await o()}finally{c=n()+L
if(t)l=n()+B}}}}function toRepositoryReport(e){const t=e.name
if(e.outcome==="error")return toFailureReport(t,(0,W.Uc)(e.error))
const{refresh:n,published:r}=e.value
if(n.failure?.code==="no-section")return null
const o=n.files.filter(({outcome:e})=>e==="changed"||e==="out-of-date")
const s=o.map(({path:e})=>e)
if(n.failure!==null)return toFailureReport(t,n.failure,s)
const i={repository:t,outcome:n.outcome,files:s,error:null}
if(r===null||r.outcome==="failed")return i
if(r.outcome==="committed")return{...i,commit:r.commit}
const{pullRequest:a}=r
const c=r.outcome==="proposed"&&n.outcome==="out-of-date"
return c?{...i,outcome:"unchanged",files:[],pullRequest:a}:{...i,pullRequest:a}}function toFailureReport(e,t,n=[]){const{code:r,message:o}=t
if(M.has(r))return{repository:e,outcome:"deferred",files:n,error:null}
return{repository:e,outcome:"failed",files:n,error:{code:r,message:o}}}function findEndingError(e){const t=e.outcome==="error"?e.error:publishError(e.value)
return t instanceof s.y_&&M.has(t.code)&&t.code!=="max-writes"?t:null}function publishError({published:e}){return e?.outcome==="failed"?e.error:null}function createTotals(){return{reports:[],withoutSection:0,skipped:0,unlistedCount:0,pages:new Map,firstFiles:[],hasNewAddress:false,warnings:new Set,notices:[],unavailable:new Set,endingError:null}}function addResult(e,t){const n=toRepositoryReport(t)
e.endingError??=findEndingError(t)
if(t.outcome==="done")addWarnings(e,t.name,t.value.refresh)
if(n===null){e.withoutSection+=1
return null}e.reports.push(n)
if(t.outcome==="error")return n
const{files:r,pages:o,failure:s}=t.value.refresh
if(s?.kind==="unavailable")e.unavailable.add(n)
if(e.firstFiles.length===0&&r.some(({sections:e})=>e.length>0))e.firstFiles=r
e.hasNewAddress||=r.some(({sections:e})=>e.some(S.l))
for(const t of o)e.pages.set(JSON.stringify(t),t)
return n}function endedEarlyWithFailure({endingError:e}){return e?.code==="bad-credentials"||e?.code==="github-outage"}function addWarnings(e,t,{warnings:n}){for(const{message:r,path:o,line:s=1,column:i=1}of n){e.warnings.add(o===undefined?r:`${t}: ${o}:${s}:${i}: ${r}`)}}function countOf({reports:e,unlistedCount:t},n){const r=e.filter(e=>e.outcome===n).length
return n==="deferred"?r+t:r}const _=10
const j=9e5
async function reportRun({inputs:e,context:t,effects:n},r){const{runner:o}=n
const s=createOrganizationReport(r)
const i=createRunAnnotations(r,e)
const a=describeCounts(r)
const c=(0,y.uW)(t,null,e.token)
if(i.some(({level:e})=>e==="error"))o.fail()
const l=["error","warning","notice"].flatMap(e=>i.filter(({level:t})=>t===e).slice(0,_))
for(const{level:e,message:t}of l)o.annotate(e,t,null)
const u=i.length-l.length
const f=u===0?[]:[`The summary of the run contains ${u} more of these messages.`]
o.log([...f,a,...c].join("\n"))
o.outputs({...(0,q.u)({...s,files:r.firstFiles},null),changed:String(countOf(r,"changed")>0),"domain-changed":String(r.hasNewAddress),"repositories-changed":String(countOf(r,"changed")),"repositories-failed":String(countOf(r,"failed")),"repositories-deferred":String(countOf(r,"deferred")),report:JSON.stringify(s)})
await o.writeSummary((0,N.x9)([(0,N.Ov)({sentence:a,url:null}),...i.filter(({isGeneral:e})=>e).map(({message:e})=>`<p>${(0,w.js)(e)}</p>`),repositoryTable(r.reports),...c.map(e=>`> [!NOTE]\n> ${e}`)]))}function createOrganizationReport(e){const{reports:t,pages:n,endingError:r}=e
const o=["failed","changed","out-of-date"]
const s=t.find(({outcome:e})=>e==="failed")
const i=r!==null&&endedEarlyWithFailure(e)?{code:r.code,message:r.message}:null
const a=s?.error&&{...s.error,message:`${s.repository}: ${s.error.message}`}
return{version:1,outcome:i?"failed":o.find(e=>t.some(({outcome:t})=>t===e))??"unchanged",pages:[...n.values()],files:[],error:i??a??null,repositories:t}}function createRunAnnotations(e,t){const{reports:n,unavailable:r,warnings:o,notices:s}=e
const failureLevel=e=>{const n=r.has(e)&&t.onUnavailable==="warn"
return n||t.onFailure==="warn"?"warning":"error"}
const i=n.flatMap(e=>{const{repository:t,outcome:n,files:r,error:o,pullRequest:s}=e
if(o!==null){return[{level:failureLevel(e),message:`${t}: ${o.message}`,isGeneral:false}]}if(n!=="out-of-date"||s!==undefined)return[]
return[{level:"error",message:`${t}: ${r.join(", ")}: out of date`,isGeneral:false}]})
const a=[...[...o].map(e=>({level:"warning",message:e})),...s.map(e=>({level:"notice",message:e})),...describeDeferred(e,t.maxWrites).map(t=>({level:endedEarlyWithFailure(e)?"error":"notice",message:t}))]
return[...a.map(e=>({...e,isGeneral:true})),...i]}function describeDeferred(e,t){const n=countOf(e,"deferred")
if(e.endingError===null&&n===0)return[]
const r=e.endingError?.message??`This run may write to ${t}, which the input max-writes sets.`
const o=n===1?"1 repository is":`${n} repositories are`
return[`${o} left for the next run. ${r}`]}function describeCounts(e){const t=[[countOf(e,"changed"),"changed"],[countOf(e,"failed"),"failed"],[countOf(e,"deferred"),"deferred"],[countOf(e,"out-of-date"),"out of date"],[countOf(e,"unchanged"),"unchanged"],[e.withoutSection,"without a section"],[e.skipped,"skipped (archived, disabled, empty, a mirror or a fork)"]]
const n=t.reduce((e,[t])=>e+t,0)
const r=t.filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`)
if(n===0)return"No repository was selected."
return`${n} ${n===1?"repository":"repositories"}: ${r.join(", ")}.`}function repositoryTable(e){const t=["failed","deferred","out-of-date","changed"]
const n=t.flatMap(t=>e.filter(({outcome:e})=>e===t))
const r=[]
let o=0
for(const{repository:e,outcome:t,commit:s,pullRequest:i,files:a,error:c}of n){const n=s??i
const l=c===null?(0,w.js)(a.join(", ")):(0,w.js)(c.message)
const u=[(0,w.h8)(e),t,[l,n?(0,w.Ar)(n.url):""].join(" ").trim()]
o+=Buffer.byteLength(u.join(""))+40
if(o>j)break
r.push(u)}const s=(0,w.I$)(["Repository","Outcome","Details"],r)
return r.length<n.length?`${s}\n\nand ${n.length-r.length} more.`:s}var P=n(7598)
async function selectRepositories(e,t){const{default:r}=await n.e(6).then(n.t.bind(n,4006,19))
const toMatcher=({owner:e,name:t,isPattern:n})=>{const o=`${e}/`.toLowerCase()
const s=n?r(t,{dot:true,nocase:true,nonegate:true}):e=>e===t.toLowerCase()
return e=>{const t=e.toLowerCase()
return t.startsWith(o)&&s(t.slice(o.length))}}
const o=e.filter(({isExclusion:e})=>e).map(toMatcher)
const isExcluded=e=>o.some(t=>t(e))
const s=e.filter(e=>!e.isExclusion)
const i=s.filter(({isPattern:e})=>!e).map(({owner:e,name:t})=>`${e}/${t}`)
const a=new Map(i.filter(e=>!isExcluded(e)).map(e=>[e.toLowerCase(),e]))
const c=new Map
for(const e of s.filter(({isPattern:e})=>e)){const t=e.owner.toLowerCase()
c.set(t,[...c.get(t)??[],e])}const l=[...c.values()].map(e=>{const n=e.map(e=>{const t=toMatcher(e)
return{line:e.line,matches:e=>t(e)&&!isExcluded(e)}})
return{owner:e[0]?.owner??"",isWhole:t===null&&e.some(({name:e})=>e==="*"),lines:n,isSelected:e=>!a.has(e.toLowerCase())&&n.some(({matches:t})=>t(e))&&isInShard(e,t)}})
return{names:[...a.values()].filter(e=>isInShard(e,t)),owners:l}}function isInShard(e,t){if(t===null)return true
const n=(0,P.createHash)("sha256").update(e.toLowerCase()).digest()
return n.readUInt32BE()%t.count===t.index-1}const T=1e5
async function runOrganization(e){(0,r.setFlagsFromString)("--optimize-for-size")
await reportRun(e,await refreshRepositories(e))}async function refreshRepositories(e){const{inputs:t,effects:n}=e
const{runner:r}=n
const o=await selectRepositories(t.repositories,t.shard)
const s=await(0,h.j3)(t)
const i=createWriteLimits(t,n)
const a={...await(0,g.L)(e),waitUntilMs:i.deadlineMs,write:i.write,afterRead:createOutageCheck(n.sleep)}
const c={modeInput:e,client:a,selection:s,areFilesOptional:true}
if(s.matches!==null){r.log("The input `files` contains a folder or a glob, so each repository needs one more call, which lists its files.")}const l=createTotals()
const u=createReadProgress(o)
const f=new Set
let d=[]
try{for await(const e of readBatches(a,o,overviewSelector(c),u)){for(const{line:t,error:n}of e.failures)l.reports.push(toFailureReport(t,n))
d=selectUsable(e,f,l)
for await(const e of refreshBatch(c,d)){d=d.filter(({name:t})=>t!==e.name)
const t=addResult(l,e)
i.finishRepository(t?.outcome==="failed")
if(t!==null)logRepository(r,t,e)
l.endingError??=i.timeLimitError()
if(l.endingError!==null)break}r.log(`repository ${u.read} of ${u.total}, ${countOf(l,"changed")} changed`)
if(l.endingError!==null)break}}catch(e){if(!endsRun(e))throw e
l.endingError=e}deferRest(l,d,u)
return l}function selectUsable({repositories:e},t,n){return e.flatMap(e=>{const r=currentName(e)
const o=r.toLowerCase()
if(t.has(o))return[]
t.add(o)
if(o!==e.name.toLowerCase()){n.notices.push(`${e.name} is now ${r}: correct the input repositories`)}const s=skipReasonOf(e.response)
if(s===null||s==="fork"&&e.isNamed)return[{...e,name:r}]
n.skipped+=1
if(e.isNamed)n.notices.push(`${r} is skipped: ${A[s]}`)
return[]})}const A={archived:"it is archived; unarchive it, or remove it from the input repositories",disabled:"it is disabled; remove it from the input repositories",empty:"it has no commit yet",mirror:"it is a mirror; update the repository that it mirrors",fork:"it is a fork; name it in full to update it"}
function currentName({name:e,response:t}){if(t instanceof s.y_)return e
return(0,o.lq)((0,o.ZZ)((0,o.I5)(t.data),"repository","nameWithOwner"),o.oJ)??e}function logRepository(e,t,n){const{repository:r,outcome:o,error:s}=t
if(o==="unchanged"||o==="deferred")return
const i=s===null?[]:[s.message]
if(n.outcome==="done"){const{sentence:e,url:t}=(0,y.y5)(n.value)
const{files:r,changes:o}=n.value.refresh
const a=r.flatMap(({path:e,problems:t})=>t.map(({line:t,column:n,message:r})=>`${e}:${t}:${n}: ${r}`))
i.push(...a.filter(e=>e!==s?.message),e,t??"")
i.push((0,w.xv)((0,m.V)(o).trimEnd(),T))}e.group(`${r}: ${o}`,i.filter(e=>e!=="").join("\n"))}function deferRest(e,t,n){const r=[...t.map(({name:e})=>e),...n.waiting]
const o=[...n.unlistedOwners].filter(([,e])=>e!==0)
const s=[...r,...o.map(([e])=>`${e}/*`)]
for(const t of s)e.reports.push({repository:t,outcome:"deferred",files:[],error:null})
for(const[,t]of o)e.unlistedCount+=(t??1)-1
if(countOf(e,"deferred")===0&&!endedEarlyWithFailure(e))e.endingError=null}}}

