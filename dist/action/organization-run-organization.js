"use strict"
exports.id=397
exports.ids=[397]
exports.modules={876:(e,t,n)=>{n.r(t)
n.d(t,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var s=n(1703)
var r=n(19)
var o=n(9452)
var i=n(891)
var a=n(9052)
var l=n(7248)
var c=n(7786)
var u=n(9875)
var f=n(1215)
var d=n(546)
var p=n(214)
const commitMode=async e=>{const{inputs:t,context:n}=e
const s=(0,p.Qj)(t,n)
const r=await(0,c.X3)(t)
const o=await(0,u.L)(e)
return commitChanges({modeInput:e,client:o,target:s,selection:r,isOptional:false},null)}
async function commitChanges(e,t){const{modeInput:n,client:u,target:p,selection:m,isOptional:h}=e
let w=null
let g=null
try{for(let e=1;;e+=1){const o=e===1&&t!==null
const d=o?t:await(0,i.pG)(u,{...p,pullRequestBranch:null},m)
const{settings:y,refreshFilesAndEmbeds:v}=n.withConfiguration(await(0,c.vj)(u,d))
const b=await(0,c.P_)(y,d,h)
const $=await(0,a.n)(u,d,b)
const R=g&&(0,r.Em)(g,$.base.history)
if(R&&w!==null)return{refresh:w,published:toPublishResult($,R)}
const O=b.toInputFiles($.files)
w=await v(O)
if(w.failure!==null)return{refresh:w,published:null}
const x=(0,l.i7)(w.files)
if(x===null)return{refresh:w,published:null}
const C=(0,f.DQ)(x,y.commitMessage)
const k=(0,r.tx)($.files,w.changes)
const Z=await(0,r.Bg)(u,$,{message:C,changes:k})
if(Z.outcome==="done")return{refresh:w,published:toPublishResult($,Z.value)}
if(Z.outcome==="unknown")g={parent:$.base.oid,message:C}
await(0,s.jy)(u,$.base.name,e,Z)}}catch(e){if(e instanceof o.y_&&w!==null)return(0,d.L)(w,e)
throw e}}function toPublishResult({repository:e,base:t},n){return{outcome:"committed",repository:e.nameWithOwner,branch:t.name,commit:n}}},397:(e,t,n)=>{n.d(t,{runOrganization:()=>runOrganization})
var s=n(8877)
var r=n(5450)
var o=n(9452)
var i=n(2737)
var a=n(8889)
var l=n(9063)
const c=50
const u=100
function repositoriesDocument(e){const[t]=e
const n=t&&e.every(({select:e})=>e===t.select)?t.select(""):null
const s=e.map(({repository:e,select:t},s)=>{const r=`_${s}`
const{text:o,variables:i}=n===null?t(r):{text:"...Fields",variables:{}}
const[a="",l=""]=e.split("/")
return{text:`r${s}: repository(owner: $owner${r}, name: $name${r}) { ${o} }`,variables:{[`owner${r}`]:a,[`name${r}`]:l,...i}}})
const r=Object.assign({},...s.map(e=>e.variables),n?.variables)
const o=n===null?"":`\nfragment Fields on Repository {\n${n.text}\n}`
const i=(0,l.Eu)(r).replace(/^, /,"")
const a=s.map(({text:e})=>e).join("\n")
return{text:`query Repositories(${i}) {\n${a}\n}${o}`,variables:r}}function listingDocument(e,t,n){const{text:s,variables:r}=n??{text:`nameWithOwner ${l.FL}`,variables:{}}
const o=n===null?u:c
const i=`query Listing($owner: String!, $cursor: String${(0,l.Eu)(r)}) {\n  repositoryOwner(login: $owner) {\n    repositories(\n      first: ${o}, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { ${s} }\n    }\n  }\n}`
return{text:i,variables:{owner:e,cursor:t,...r}}}function requireResponse(e){if(e===undefined)throw new Error("a repository was not asked for")
if(e instanceof o.y_)throw e
return e}const f=["bad-credentials","rate-limited","github-outage"]
function endsRun(e){return e instanceof o.y_&&f.includes(e.code)}async function readRepositories(e,t){const[n,s]=t
if(n===undefined)return[]
if(t.length>c){const n=await readRepositories(e,t.slice(0,c))
return[...n,...await readRepositories(e,t.slice(c))]}const r=s===undefined?n.repository:`${t.length} repositories`
const a={description:`Reading ${r} failed`,permission:"contents: read"}
const l=repositoriesDocument(t)
let u
try{const r=s===undefined?await(0,i.P)(e,n.repository,l,a):await(0,i.k0)(e,l,a)
u=t.map((e,t)=>partOf(r,`r${t}`))
if(!("lostBecause"in r))return u}catch(e){if(!(e instanceof o.y_)||endsRun(e))throw e
return t.map(()=>e)}const f=t.filter((e,t)=>isIncomplete(u[t]))
const d=await readHalves(e,f)
return u.map((e,s)=>d[f.indexOf(t[s]??n)]??e)}async function readHalves(e,t){const n=Math.ceil(t.length/2)
return[...await readRepositories(e,t.slice(0,n)),...await readRepositories(e,t.slice(n))]}function partOf({data:e,errors:t},n){const s=(0,r.ZZ)((0,r.I5)(e),...n.split(".")).value??null
const o=t.filter(({path:e})=>e===n||e.startsWith(`${n}.`))
const i=o.map(e=>({...e,path:`repository${e.path.slice(n.length)}`}))
const a=s===null&&i.length===0?t.filter(({path:e})=>e===""):[]
return{data:{repository:s},errors:[...i,...a]}}function isIncomplete(e){if(e===undefined||e instanceof o.y_)return true
return e.errors.some(a.gB)||hasNull(e.data)}function hasNull(e){if(e===null)return true
return typeof e==="object"&&Object.values(e).some(hasNull)}var d=n(891)
const p=[["isArchived","archived"],["isDisabled","disabled"],["isEmpty","empty"],["isMirror","mirror"],["isFork","fork"]]
function skipReasonOf(e){if(e instanceof o.y_)return null
const t=(0,r.ZZ)((0,r.I5)(e.data),"repository")
return p.find(([e])=>(0,r.ZZ)(t,e).value===true)?.[1]??null}async function parseOverview(e,t,n,s){const{data:o,errors:i}=requireResponse(s)
const a=await(0,d.E$)(e,t,n,{data:o,errors:i})
const l=(0,r.ZZ)((0,r.I5)(o),"repository","pullRequestBranch")
return{...a,hasPullRequestBranch:(0,r.lq)(l,hasBranch)??false}}function hasBranch(e){return(0,r.lq)((0,r.ZZ)(e,"nodes"),e=>(0,r._j)(e,()=>true).length>0)??true}var m=n(5760)
var h=n(7786)
var w=n(9875)
var g=n(3924)
var y=n(2727)
const v=3
const b=3e4
function createOutageCheck(e){let t=0
return async n=>{t=n?0:t+1
if(t===v){const e=`GitHub did not respond to ${v} reads in a row, each of which was sent several times.`
const t="The next run continues; https://www.githubstatus.com shows the status of GitHub."
throw new o.y_("github-outage",e,t)}if(t>0)await e(b*t)}}var $=n(7350)
async function*listRepositories(e,t,n){const s=`Listing the repositories of ${t} failed`
const o={description:s,permission:"contents: read"}
let a=null
do{const s=n&&await(0,i.k0)(e,listingDocument(t,a,n("")),o)
const l=s!==null&&!("lostBecause"in s)
const c=l||s!==null&&hasEveryName(s)
const u=c?s:await listNames(e,t,a,o)
const f=(0,r.ZZ)((0,r.I5)(u.data),...R)
const d=u.errors.find(({path:e})=>!e.startsWith(`${O}.`))
if(!hasValue(f)){throw(0,$.L)(d??{type:"NOT_FOUND",message:`no user or organization ${t} is visible`},o)}const p=parseRepositories(u,f)
yield{totalCount:(0,r.i)((0,r.ZZ)(f,"totalCount")),repositories:l||n===null?p:await readMissing(e,p,n,c)}
const m=(0,r.ZZ)(f,"pageInfo")
a=(0,r.ZZ)(m,"hasNextPage").value===true?(0,r.oJ)((0,r.ZZ)(m,"endCursor")):null}while(a!==null)}async function listNames(e,t,n,s){for(;;){try{return await(0,i.P)(e,t,listingDocument(t,n,null),s)}catch(t){const n=t instanceof o.y_&&t.code==="github-unavailable"
if(!n||e.afterRead===undefined)throw t}}}const R=["repositoryOwner","repositories"]
const O=[...R,"nodes"].join(".")
function parseRepositories(e,t){return(0,r._j)((0,r.ZZ)(t,"nodes"),t=>({name:(0,r.lq)((0,r.ZZ)(t,"nameWithOwner"),r.oJ),response:partOf(e,t.path)}))}function hasEveryName(e){const t=(0,r.ZZ)((0,r.I5)(e.data),...R)
const n=hasValue((0,r.ZZ)(t,"pageInfo"))&&hasValue((0,r.ZZ)(t,"totalCount"))
return n&&parseRepositories(e,t).every(({name:e})=>e!==null)}function hasValue({value:e}){return e!==null&&e!==undefined}async function readMissing(e,t,n,s){const r=t.flatMap(({name:e,response:t})=>e!==null&&(!s||isIncomplete(t))?[{repository:e,select:n}]:[])
const o=await readHalves(e,r)
const i=new Map(r.map(({repository:e},t)=>[e,o[t]]))
return t.map(e=>({...e,response:i.get(e.name??"")??e.response}))}function createReadProgress({names:e,owners:t}){const n=new Map(t.map(({owner:e})=>[e,null]))
return{total:e.length,read:0,waiting:e,unlisted:n}}async function*readBatches(e,{names:t,owners:n},s,r){let o=t.map(e=>({name:e,isNamed:true}))
for(const t of n.filter(({isWhole:e})=>!e)){for await(const{repositories:n,failures:s}of listOwner(e,t,null,r)){yield{repositories:n.filter(({response:e})=>skipReasonOf(e)!==null),failures:s}
const e=n.filter(({response:e})=>skipReasonOf(e)===null)
o=[...o,...e.map(({name:e})=>({name:e,isNamed:false}))]
r.waiting=o.map(({name:e})=>e)
r.total=o.length}}while(o.length>0){const t=o.slice(0,c)
const n=await readRepositories(e,t.map(({name:e})=>({repository:e,select:s})))
o=o.slice(t.length)
r.waiting=o.map(({name:e})=>e)
r.read+=t.length
const i=n.flatMap((e,n)=>{const s=t[n]
return s===undefined?[]:[{...s,response:e}]})
yield{repositories:i,failures:[]}}for(const t of n.filter(({isWhole:e})=>e))yield*listOwner(e,t,s,r)}async function*listOwner(e,{owner:t,lines:n,isSelected:s},r,i){const a=new Set(n)
const l=i.total
let c=0
const fail=(e,t,n)=>{const s=new o.y_(e,t,n)
return{repositories:[],failures:[...a].map(({line:e})=>({line:e,error:s}))}}
try{for await(const n of listRepositories(e,t,r)){c+=n.repositories.length
i.unlisted.set(t,Math.max(0,n.totalCount-c))
if(r!==null){i.total=l+n.totalCount
i.read+=n.repositories.length}const{found:e,failures:o}=separateHidden(n,t)
for(const t of a)if(e.some(({name:e})=>t.matches(e)))a.delete(t)
yield{repositories:e.filter(({name:e})=>s(e)),failures:o}}}catch(e){if(!(e instanceof o.y_)||endsRun(e))throw e
i.unlisted.delete(t)
yield{repositories:[],failures:n.map(({line:t})=>({line:t,error:e}))}
return}i.unlisted.delete(t)
if(c===0){yield fail("no-repositories",`The token sees no repository of ${t}.`,x)}else if(a.size>0){const e=`None of the ${c} repositories of ${t} that the token sees matches.`
yield fail("no-match",e,"Correct or remove the line in the input `repositories`.")}}const x="Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a "+"workflow has access to its own repository only."
function separateHidden({repositories:e},t){const n=[]
const s=[]
for(const{name:r,response:i}of e){if(r!==null)n.push({name:r,isNamed:false,response:i})
else if(!(i instanceof o.y_)){const e=i.errors[0]?.message??"no reason"
const n=`A repository of ${t} cannot be read: GitHub says "${e}".`
s.push({line:`${t}/*`,error:new o.y_("hidden-repository",n,x)})}}return{found:n,failures:s}}var C=n(5135)
var k=n(8378)
var Z=n(3032)
var I=n(9052)
var N=n(876)
var E=n(2178)
function overviewSelector({modeInput:{inputs:e},selection:t}){const n=(0,d.ri)(t,null)
const s=e.mode==="pull-request"?e.pullRequestBranch:undefined
return e=>(0,l.HU)(n,s,e)}async function*refreshBatch(e,t){const n=[]
for(const{name:s,response:r}of t){const t=await attempt(s,async()=>{const t=(0,d.ri)(e.selection,null)
const n=await parseOverview(e.client,s,t,r)
return{name:s,read:(0,d.SV)(n,{branch:null,paths:t},null),hasPullRequestBranch:n.hasPullRequestBranch}})
if(t.outcome==="done")n.push(t.value)
else yield t}const s=[]
for(const t of await addMissingFiles(e,n)){const{name:n,read:r,hasPullRequestBranch:o}=t
if(e.modeInput.inputs.mode==="commit"){const t={repository:r.nameWithOwner,branch:r.base.name}
yield await attempt(n,()=>(0,N.commitChanges)({...e,target:t},r))
continue}const i=await attempt(n,()=>refreshOnly(e,r))
const a=i.outcome==="done"&&i.value.refresh.changes.length>0
const l=e.modeInput.inputs.mode==="pull-request"&&(a||o)
if(l&&i.outcome==="done")s.push(t)
else yield i}yield*proposeBatch(e,s)}async function refreshOnly({modeInput:e,client:t,isOptional:n},s){const{settings:r,refreshFilesAndEmbeds:o}=e.withConfiguration(await(0,h.vj)(t,s))
const i=await(0,h.P_)(r,s,n)
const{files:a}=await(0,I.n)(t,s,i)
const l=await o(i.toInputFiles(a))
return{refresh:l,published:null}}async function*proposeBatch(e,t){const n=t.map(({name:t,read:n})=>{const s=n.base.name
const r=(0,E.pullRequestBranchFor)(e.modeInput.inputs,s)
const o={branch:s,pullRequestBranch:r,paths:n.paths.slice(0,l.rN),withRules:false}
return{name:t,query:o,repository:n.nameWithOwner,select:e=>(0,l.kN)(o,e)}})
const s=await readRepositories(e.client,n)
for(const[t,{name:r,repository:o,query:i}]of n.entries()){yield await attempt(r,async()=>{const n=requireResponse(s[t])
const r=await(0,d.E$)(e.client,o,i.paths,n)
const a=(0,d.SV)(r,i,null)
return(0,E.proposeChanges)({...e,target:{repository:o,branch:i.branch}},a)})}}async function addMissingFiles(e,t){const{modeInput:n,client:s,isOptional:r}=e
const o=[]
for(const{name:e,read:i}of t){const t=await attempt(e,async()=>{const{settings:e}=n.withConfiguration(await(0,h.vj)(s,i))
const t=await(0,h.P_)(e,i,r)
const o=t.matches&&await(0,C.C)(s,i.nameWithOwner,i.base.oid)
const a=(0,Z.L)(t,o).filter(e=>!i.paths.includes(e))
return{read:{...i,listing:o},missing:a.slice(0,l.rN)}})
o.push(t.outcome==="done"?t.value:{read:i,missing:[]})}const i=o.filter(({missing:e})=>e.length>0)
const a=i.map(({read:e,missing:t})=>({repository:e.nameWithOwner,select:n=>(0,l.T1)(e.base.oid,t,n)}))
const c=await readRepositories(s,a)
return Promise.all(t.map(async(e,t)=>{const{read:n,missing:r}=o[t]??{read:e.read,missing:[]}
if(r.length===0)return{...e,read:n}
const a=c[i.findIndex(e=>e.read===n)]
const l=await attempt(e.name,async()=>(0,k.Xl)(s,n.nameWithOwner,n.base.oid,r,requireResponse(a)))
if(l.outcome==="error")return{...e,read:n}
const u=[...n.base.entries,...l.value]
return{...e,read:{...n,base:{...n.base,entries:u},paths:[...n.paths,...r]}}}))}async function attempt(e,t){try{return{name:e,outcome:"done",value:await t()}}catch(t){if(endsRun(t))throw t
return{name:e,outcome:"error",error:t}}}var q=n(927)
var S=n(2991)
var F=n(5860)
var L=n(187)
const B=1100
const M=3100
const T=new Set(["max-writes","time-limit","rate-limited","bad-credentials","github-outage"])
function createWriteLimits({maxWrites:e,timeLimit:t},{now:n,sleep:s}){const r=n()+t*6e4
let i=0
let a=false
let l=0
let c=0
function findTimeLimit(){if(n()<r)return null
const e=`The time limit of ${t} ${t===1?"minute":"minutes"} is reached.`
return new o.y_("time-limit",e,"The next run continues; `time-limit` sets the limit.")}return{deadlineMs:r,findTimeLimit,finishRepository(e){if(a&&!e)i+=1
a=false},async write({opensPullRequest:t=false},r){if(!a){const t=findTimeLimit()
if(t!==null)throw t
if(i>=e){const t=`This run has written to ${e} ${e===1?"repository":"repositories"}.`
throw new o.y_("max-writes",t,"The next run continues; `max-writes` sets the limit.")}}a=true
const u=Math.max(l,t?c:0)-n()
if(u>0)await s(u)
try{return await r()}finally{l=n()+B
if(t)c=n()+M}}}}function reportRepository(e){const t=e.name
if(e.outcome==="error")return reportFailure(t,(0,L.Uc)(e.error))
const{refresh:n,published:s}=e.value
if(n.failure?.code==="no-section")return null
const r=n.files.filter(({outcome:e})=>e==="changed"||e==="out-of-date")
const o=r.map(({path:e})=>e)
if(n.failure!==null)return reportFailure(t,n.failure,o)
const i={repository:t,outcome:n.outcome,files:o,error:null}
if(s===null||s.outcome==="failed")return i
if(s.outcome==="committed")return{...i,commit:s.commit}
const{pullRequest:a}=s
const l=s.outcome==="proposed"&&n.outcome==="out-of-date"
return l?{...i,outcome:"unchanged",files:[],pullRequest:a}:{...i,pullRequest:a}}function reportFailure(e,t,n=[]){const{code:s,message:r}=t
if(T.has(s))return{repository:e,outcome:"deferred",files:n,error:null}
return{repository:e,outcome:"failed",files:n,error:{code:s,message:r}}}function findEndingError(e){const t=e.outcome==="error"?e.error:publishError(e.value)
return t instanceof o.y_&&T.has(t.code)&&t.code!=="max-writes"?t:null}function publishError({published:e}){return e?.outcome==="failed"?e.error:null}function createTotals(){return{reports:[],withoutSection:0,skipped:0,unlisted:0,pages:new Map,firstFiles:[],hasNewAddress:false,warnings:new Set,notices:[],unavailable:new Set,end:null}}function addResult(e,t){const n=reportRepository(t)
e.end??=findEndingError(t)
if(t.outcome==="done")addWarnings(e,t.name,t.value.refresh)
if(n===null){e.withoutSection+=1
return null}e.reports.push(n)
if(t.outcome==="error")return n
const{files:s,pages:r,failure:o}=t.value.refresh
if(o?.kind==="unavailable")e.unavailable.add(n)
if(e.firstFiles.length===0&&s.some(({sections:e})=>e.length>0))e.firstFiles=s
e.hasNewAddress||=s.some(({sections:e})=>e.some(F.l))
for(const t of r)e.pages.set(JSON.stringify(t),t)
return n}function hasFailedEarly({end:e}){return e?.code==="bad-credentials"||e?.code==="github-outage"}function addWarnings(e,t,{warnings:n}){for(const{message:s,path:r,line:o=1,column:i=1}of n){e.warnings.add(r===undefined?s:`${t}: ${r}:${o}:${i}: ${s}`)}}function countOf({reports:e,unlisted:t},n){const s=e.filter(e=>e.outcome===n).length
return n==="deferred"?s+t:s}const _=10
const W=9e5
async function reportRun({inputs:e,context:t,effects:n},s){const{runner:r}=n
const o=createOrganizationReport(s)
const i=createRunAnnotations(s,e)
const a=describeCounts(s)
const l=(0,y.uW)(t,null,e.token)
if(i.some(({level:e})=>e==="error"))r.fail()
const c=["error","warning","notice"].flatMap(e=>i.filter(({level:t})=>t===e).slice(0,_))
for(const{level:e,message:t}of c)r.annotate(e,t,null)
const u=i.length-c.length
const f=u===0?[]:[`The summary of the run contains ${u} more of these messages.`]
r.log([...f,a,...l].join("\n"))
r.outputs({...(0,S.u)({...o,files:s.firstFiles},null),changed:String(countOf(s,"changed")>0),"domain-changed":String(s.hasNewAddress),"repositories-changed":String(countOf(s,"changed")),"repositories-failed":String(countOf(s,"failed")),"repositories-deferred":String(countOf(s,"deferred")),report:JSON.stringify(o)})
await r.writeSummary((0,q.x9)([(0,q.Ov)({sentence:a,url:null}),...i.filter(({isGeneral:e})=>e).map(({message:e})=>`<p>${(0,g.js)(e)}</p>`),repositoryTable(s.reports),...l.map(e=>`> [!NOTE]\n> ${e}`)]))}function createOrganizationReport(e){const{reports:t,pages:n,end:s}=e
const r=["failed","changed","out-of-date"]
const o=t.find(({outcome:e})=>e==="failed")
const i=s!==null&&hasFailedEarly(e)?{code:s.code,message:s.message}:null
const a=o?.error&&{...o.error,message:`${o.repository}: ${o.error.message}`}
return{version:1,outcome:i?"failed":r.find(e=>t.some(({outcome:t})=>t===e))??"unchanged",pages:[...n.values()],files:[],error:i??a??null,repositories:t}}function createRunAnnotations(e,t){const{reports:n,unavailable:s,warnings:r,notices:o}=e
const failureLevel=e=>{const n=s.has(e)&&t.onUnavailable==="warn"
return n||t.onFailure==="warn"?"warning":"error"}
const i=n.flatMap(e=>{const{repository:t,outcome:n,files:s,error:r,pullRequest:o}=e
if(r!==null){return[{level:failureLevel(e),message:`${t}: ${r.message}`,isGeneral:false}]}if(n!=="out-of-date"||o!==undefined)return[]
return[{level:"error",message:`${t}: ${s.join(", ")}: out of date`,isGeneral:false}]})
const a=[...[...r].map(e=>({level:"warning",message:e})),...o.map(e=>({level:"notice",message:e})),...describeDeferred(e,t.maxWrites).map(t=>({level:hasFailedEarly(e)?"error":"notice",message:t}))]
return[...a.map(e=>({...e,isGeneral:true})),...i]}function describeDeferred(e,t){const n=countOf(e,"deferred")
if(e.end===null&&n===0)return[]
const s=e.end?.message??`This run may write to ${t}, which the input max-writes sets.`
const r=n===1?"1 repository is":`${n} repositories are`
return[`${r} left to the next run. ${s}`]}function describeCounts(e){const t=[[countOf(e,"changed"),"changed"],[countOf(e,"failed"),"failed"],[countOf(e,"deferred"),"deferred"],[countOf(e,"out-of-date"),"out of date"],[countOf(e,"unchanged"),"unchanged"],[e.withoutSection,"without a section"],[e.skipped,"skipped (archived, disabled, empty, a mirror or a fork)"]]
const n=t.reduce((e,[t])=>e+t,0)
const s=t.filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`)
if(n===0)return"No repository was selected."
return`${n} ${n===1?"repository":"repositories"}: ${s.join(", ")}.`}function repositoryTable(e){const t=["failed","deferred","out-of-date","changed"]
const n=t.flatMap(t=>e.filter(({outcome:e})=>e===t))
const s=[]
let r=0
for(const{repository:e,outcome:t,commit:o,pullRequest:i,files:a,error:l}of n){const n=o??i
const c=l===null?(0,g.js)(a.join(", ")):(0,g.js)(l.message)
const u=[(0,g.h8)(e),t,[c,n?(0,g.Ar)(n.url):""].join(" ").trim()]
r+=Buffer.byteLength(u.join(""))+40
if(r>W)break
s.push(u)}const o=(0,g.I$)(["Repository","Outcome","Details"],s)
return s.length<n.length?`${o}\n\nand ${n.length-s.length} more.`:o}var j=n(7598)
async function selectRepositories(e,t){const{default:s}=await n.e(6).then(n.t.bind(n,4006,19))
const toMatcher=({owner:e,name:t,isPattern:n})=>{const r=`${e}/`.toLowerCase()
const o=n?s(t,{dot:true,nocase:true,nonegate:true}):e=>e===t.toLowerCase()
return e=>{const t=e.toLowerCase()
return t.startsWith(r)&&o(t.slice(r.length))}}
const r=e.filter(({isExcluded:e})=>e).map(toMatcher)
const isExcluded=e=>r.some(t=>t(e))
const o=e.filter(e=>!e.isExcluded)
const i=o.filter(({isPattern:e})=>!e).map(({owner:e,name:t})=>`${e}/${t}`)
const a=new Map(i.filter(e=>!isExcluded(e)).map(e=>[e.toLowerCase(),e]))
const l=new Map
for(const e of o.filter(({isPattern:e})=>e)){const t=e.owner.toLowerCase()
l.set(t,[...l.get(t)??[],e])}const c=[...l.values()].map(e=>{const n=e.map(e=>{const t=toMatcher(e)
return{line:e.line,matches:e=>t(e)&&!isExcluded(e)}})
return{owner:e[0]?.owner??"",isWhole:t===null&&e.some(({name:e})=>e==="*"),lines:n,isSelected:e=>!a.has(e.toLowerCase())&&n.some(({matches:t})=>t(e))&&isInShard(e,t)}})
return{names:[...a.values()].filter(e=>isInShard(e,t)),owners:c}}function isInShard(e,t){if(t===null)return true
const n=(0,j.createHash)("sha256").update(e.toLowerCase()).digest()
return n.readUInt32BE()%t.count===t.index-1}const P=1e5
async function runOrganization(e){(0,s.setFlagsFromString)("--optimize-for-size")
await reportRun(e,await refreshRepositories(e))}async function refreshRepositories(e){const{inputs:t,effects:n}=e
const{runner:s}=n
const r=await selectRepositories(t.repositories,t.shard)
const o=await(0,h.X3)(t)
const i=createWriteLimits(t,n)
const a={...await(0,w.L)(e),waitUntilMs:i.deadlineMs,write:i.write,afterRead:createOutageCheck(n.sleep)}
const l={modeInput:e,client:a,selection:o,isOptional:true}
if(o.matches!==null){s.log("The input files contains a folder or a glob, so the files of each repository are listed by a call of its own.")}const c=createTotals()
const u=createReadProgress(r)
const f=new Set
let d=[]
try{for await(const e of readBatches(a,r,overviewSelector(l),u)){for(const{line:t,error:n}of e.failures)c.reports.push(reportFailure(t,n))
d=selectUsable(e,f,c)
for await(const e of refreshBatch(l,d)){d=d.filter(({name:t})=>t!==e.name)
const t=addResult(c,e)
i.finishRepository(t?.outcome==="failed")
if(t!==null)logRepository(s,t,e)
c.end??=i.findTimeLimit()
if(c.end!==null)break}s.log(`repository ${u.read} of ${u.total}, ${countOf(c,"changed")} changed`)
if(c.end!==null)break}}catch(e){if(!endsRun(e))throw e
c.end=e}deferRest(c,d,u)
return c}function selectUsable({repositories:e},t,n){return e.flatMap(e=>{const s=currentName(e)
const r=s.toLowerCase()
if(t.has(r))return[]
t.add(r)
if(r!==e.name.toLowerCase()){n.notices.push(`${e.name} is now ${s}: correct the input repositories`)}const o=skipReasonOf(e.response)
if(o===null||o==="fork"&&e.isNamed)return[{...e,name:s}]
n.skipped+=1
if(e.isNamed)n.notices.push(`${s} is skipped: ${A[o]}`)
return[]})}const A={archived:"it is archived; unarchive it, or remove it from the input repositories",disabled:"it is disabled; remove it from the input repositories",empty:"it has no commit yet",mirror:"it is a mirror; update the repository that it mirrors",fork:"it is a fork; name it in full to update it"}
function currentName({name:e,response:t}){if(t instanceof o.y_)return e
return(0,r.lq)((0,r.ZZ)((0,r.I5)(t.data),"repository","nameWithOwner"),r.oJ)??e}function logRepository(e,t,n){const{repository:s,outcome:r,error:o}=t
if(r==="unchanged"||r==="deferred")return
const i=o===null?[]:[o.message]
if(n.outcome==="done"){const{sentence:e,url:t}=(0,y.y5)(n.value)
const{files:s,changes:r}=n.value.refresh
const a=s.flatMap(({path:e,problems:t})=>t.map(({line:t,column:n,message:s})=>`${e}:${t}:${n}: ${s}`))
i.push(...a.filter(e=>e!==o?.message),e,t??"")
i.push((0,g.xv)((0,m.V)(r).trimEnd(),P))}e.group(`${s}: ${r}`,i.filter(e=>e!=="").join("\n"))}function deferRest(e,t,n){const s=[...t.map(({name:e})=>e),...n.waiting]
const r=[...n.unlisted].filter(([,e])=>e!==0)
const o=[...s,...r.map(([e])=>`${e}/*`)]
for(const t of o)e.reports.push({repository:t,outcome:"deferred",files:[],error:null})
for(const[,t]of r)e.unlisted+=(t??1)-1
if(countOf(e,"deferred")===0&&!hasFailedEarly(e))e.end=null}}}

