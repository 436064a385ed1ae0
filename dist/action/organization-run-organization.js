"use strict"
exports.id=118
exports.ids=[118]
exports.modules={50876:(e,t,n)=>{n.r(t)
n.d(t,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var s=n(41703)
var o=n(90019)
var r=n(9452)
var i=n(60891)
var a=n(38400)
var c=n(87248)
var l=n(1568)
var u=n(19875)
var f=n(21215)
var d=n(11287)
var p=n(80214)
const commitMode=async e=>{const{settings:t,context:n}=e
const s=(0,p.Qj)(t,n)
const o=await(0,l.X3)(t)
const r=await(0,u.L)(e)
return commitChanges({job:e,effects:r,target:s,selection:o,isOptional:false},null)}
async function commitChanges(e,t){const{job:n,effects:u,target:p,selection:m,isOptional:h}=e
let w=null
let g=null
try{for(let e=1;;e+=1){const r=e===1&&t!==null
const d=r?t:await(0,i.pG)(u,{...p,pullRequestBranch:null},m)
const{settings:y,refreshFiles:v}=n.configure(await(0,l.vj)(u,d))
const b=await(0,l._f)(u,y,d,h)
const $=await(0,a.A)(u,d,b)
const R=g&&(0,o.Em)(g,$.base.history)
if(R&&w!==null)return{refresh:w,published:toPublishResult($,R)}
const O=b.toInputFiles($.files)
w=await v(O)
const x=(0,c.i7)(w.files)
if(x===null)return{refresh:w,published:null}
const Z=(0,f.DQ)(x,y.commitMessage)
const j=(0,o.tx)($.files,w.changes)
const C=await(0,o.Bg)(u,$,{message:Z,additions:j})
if(C.outcome==="done")return{refresh:w,published:toPublishResult($,C.value)}
if(C.outcome==="unknown")g={parent:$.base.oid,message:Z}
await(0,s.j)(u,p.branch??"HEAD",e,C)}}catch(e){if(e instanceof r.y_&&w!==null)return(0,d.L)(w,e)
throw e}}function toPublishResult({repository:e,base:t},n){return{outcome:"committed",repository:e.nameWithOwner,branch:t.name,commit:n}}},5118:(e,t,n)=>{n.d(t,{runOrganization:()=>runOrganization})
var s=n(95450)
var o=n(9452)
var r=n(60891)
var i=n(22737)
var a=n(88889)
var c=n(9063)
const l=50
const u=100
function repositoriesDocument(e){const[t]=e
const n=t&&e.every(({select:e})=>e===t.select)?t.select(""):null
const s=e.map(({repository:e,select:t},s)=>{const o=`_${s}`
const{text:r,variables:i}=n===null?t(o):{text:"...Fields",variables:{}}
const[a="",c=""]=e.split("/")
return{text:`r${s}: repository(owner: $owner${o}, name: $name${o}) { ${r} }`,variables:{[`owner${o}`]:a,[`name${o}`]:c,...i}}})
const o=Object.assign({},...s.map(e=>e.variables),n?.variables)
const r=n===null?"":`\nfragment Fields on Repository {\n${n.text}\n}`
const i=(0,c.Eu)(o).replace(/^, /,"")
const a=s.map(({text:e})=>e).join("\n")
return{text:`query Repositories(${i}) {\n${a}\n}${r}`,variables:o}}function listingDocument(e,t,n){const{text:s,variables:o}=n??{text:`nameWithOwner ${c.I5}`,variables:{}}
const r=n===null?u:l
const i=`query Listing($owner: String!, $cursor: String${(0,c.Eu)(o)}) {\n  repositoryOwner(login: $owner) {\n    repositories(\n      first: ${r}, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { ${s} }\n    }\n  }\n}`
return{text:i,variables:{owner:e,cursor:t,...o}}}function requireResponse(e){if(e===undefined)throw new Error("a repository was not asked for")
if(e instanceof o.y_)throw e
return e}function endsRun(e){return e instanceof o.y_&&(e.code==="bad-credentials"||e.code==="rate-limited")}async function readRepositories(e,t){const[n,s]=t
if(n===undefined)return[]
if(t.length>l){const n=await readRepositories(e,t.slice(0,l))
return[...n,...await readRepositories(e,t.slice(l))]}const r=s===undefined?n.repository:`${t.length} repositories`
const a={description:`Reading ${r} failed`,permission:"contents: read"}
const c=repositoriesDocument(t)
let u
try{const o=s===undefined?await(0,i.P)(e,n.repository,c,a):await(0,i.k0)(e,c,a)
u=t.map((e,t)=>partOf(o,`r${t}`))
if(!("lostBecause"in o))return u}catch(e){if(!(e instanceof o.y_)||endsRun(e))throw e
return t.map(()=>e)}const f=t.filter((e,t)=>isIncomplete(u[t]))
const d=await readHalves(e,f)
return u.map((e,s)=>d[f.indexOf(t[s]??n)]??e)}async function readHalves(e,t){const n=Math.ceil(t.length/2)
return[...await readRepositories(e,t.slice(0,n)),...await readRepositories(e,t.slice(n))]}function partOf({data:e,errors:t},n){const o=(0,s.ZZ)((0,s.I5)(e),...n.split(".")).value??null
const r=t.filter(({path:e})=>e===n||e.startsWith(`${n}.`))
const i=r.map(e=>({...e,path:`repository${e.path.slice(n.length)}`}))
const a=o===null&&i.length===0?t.filter(({path:e})=>e===""):[]
return{data:{repository:o},errors:[...i,...a]}}function isIncomplete(e){if(e===undefined||e instanceof o.y_)return true
return e.errors.some(a.gB)||hasNull(e.data)}function hasNull(e){if(e===null)return true
return typeof e==="object"&&Object.values(e).some(hasNull)}const f=[["isArchived","archived"],["isDisabled","disabled"],["isEmpty","empty"],["isMirror","mirror"],["isFork","fork"]]
function findTrait(e){if(e instanceof o.y_)return null
const t=(0,s.ZZ)((0,s.I5)(e.data),"repository")
return f.find(([e])=>(0,s.ZZ)(t,e).value===true)?.[1]??null}async function parseOverview(e,t,n,o){const{data:i,errors:a}=requireResponse(o)
const c=await(0,r.E$)(e,t,n,{data:i,errors:a})
const l=(0,s.ZZ)((0,s.I5)(i),"repository","ownBranch")
return{...c,hasPullRequestBranch:(0,s.lq)(l,hasBranch)??false}}function hasBranch(e){return(0,s.lq)((0,s.ZZ)(e,"nodes"),e=>(0,s._j)(e,()=>true).length>0)??true}var d=n(85760)
var p=n(1568)
var m=n(19875)
var h=n(93924)
var w=n(82727)
var g=n(27350)
async function*listRepositories(e,t,n){const o=`Listing the repositories of ${t} failed`
const r={description:o,permission:"contents: read"}
let a=null
do{const o=n&&await(0,i.k0)(e,listingDocument(t,a,n("")),r)
const c=o!==null&&!("lostBecause"in o)
const l=c||o!==null&&hasEveryName(o)
const u=l?o:await(0,i.P)(e,t,listingDocument(t,a,null),r)
const f=(0,s.ZZ)((0,s.I5)(u.data),...y)
const d=u.errors.find(({path:e})=>!e.startsWith(`${v}.`))
if(!hasValue(f)){throw(0,g.L)(d??{type:"NOT_FOUND",message:`no user or organization ${t} is visible`},r)}const p=parseRepositories(u,f)
yield{totalCount:(0,s.i)((0,s.ZZ)(f,"totalCount")),repositories:c||n===null?p:await complete(e,p,n,l)}
const m=(0,s.ZZ)(f,"pageInfo")
a=(0,s.ZZ)(m,"hasNextPage").value===true?(0,s.oJ)((0,s.ZZ)(m,"endCursor")):null}while(a!==null)}const y=["repositoryOwner","repositories"]
const v=[...y,"nodes"].join(".")
function parseRepositories(e,t){return(0,s._j)((0,s.ZZ)(t,"nodes"),t=>({name:(0,s.lq)((0,s.ZZ)(t,"nameWithOwner"),s.oJ),response:partOf(e,t.path)}))}function hasEveryName(e){const t=(0,s.ZZ)((0,s.I5)(e.data),...y)
const n=hasValue((0,s.ZZ)(t,"pageInfo"))&&hasValue((0,s.ZZ)(t,"totalCount"))
return n&&parseRepositories(e,t).every(({name:e})=>e!==null)}function hasValue({value:e}){return e!==null&&e!==undefined}async function complete(e,t,n,s){const o=t.flatMap(({name:e,response:t})=>e!==null&&(!s||isIncomplete(t))?[{repository:e,select:n}]:[])
const r=await readHalves(e,o)
const i=new Map(o.map(({repository:e},t)=>[e,r[t]]))
return t.map(e=>({...e,response:i.get(e.name??"")??e.response}))}function createProgress({names:e,owners:t}){const n=new Map(t.map(({owner:e})=>[e,null]))
return{total:e.length,read:0,waiting:e,unlisted:n}}async function*readBatches(e,{names:t,owners:n},s,o){let r=t.map(e=>({name:e,isNamed:true}))
for(const t of n.filter(({isWhole:e})=>!e)){for await(const{repositories:n,failures:s}of listOwner(e,t,null,o)){yield{repositories:n.filter(({response:e})=>findTrait(e)!==null),failures:s}
const e=n.filter(({response:e})=>findTrait(e)===null)
r=[...r,...e.map(({name:e})=>({name:e,isNamed:false}))]
o.waiting=r.map(({name:e})=>e)
o.total=r.length}}while(r.length>0){const t=r.slice(0,l)
const n=await readRepositories(e,t.map(({name:e})=>({repository:e,select:s})))
r=r.slice(t.length)
o.waiting=r.map(({name:e})=>e)
o.read+=t.length
const i=n.flatMap((e,n)=>{const s=t[n]
return s===undefined?[]:[{...s,response:e}]})
yield{repositories:i,failures:[]}}for(const t of n.filter(({isWhole:e})=>e))yield*listOwner(e,t,s,o)}async function*listOwner(e,{owner:t,lines:n,isSelected:s},r,i){const a=new Set(n)
const c=i.total
let l=0
const fail=(e,t,n)=>{const s=new o.y_(e,t,n)
return{repositories:[],failures:[...a].map(({line:e})=>({line:e,error:s}))}}
try{for await(const n of listRepositories(e,t,r)){l+=n.repositories.length
i.unlisted.set(t,Math.max(0,n.totalCount-l))
if(r!==null){i.total=c+n.totalCount
i.read+=n.repositories.length}const{found:e,failures:o}=sortPage(n,t)
for(const t of a)if(e.some(({name:e})=>t.matches(e)))a.delete(t)
yield{repositories:e.filter(({name:e})=>s(e)),failures:o}}}catch(e){if(!(e instanceof o.y_)||endsRun(e))throw e
i.unlisted.delete(t)
yield{repositories:[],failures:n.map(({line:t})=>({line:t,error:e}))}
return}i.unlisted.delete(t)
if(l===0){yield fail("no-repositories",`The token sees no repository of ${t}.`,b)}else if(a.size>0){const e=`None of the ${l} repositories of ${t} that the token sees matches.`
yield fail("no-match",e,"Correct or remove the line in the input `repositories`.")}}const b="Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a "+"workflow has access to its own repository only."
function sortPage({repositories:e},t){const n=[]
const s=[]
for(const{name:r,response:i}of e){if(r!==null)n.push({name:r,isNamed:false,response:i})
else if(!(i instanceof o.y_)){const e=i.errors[0]?.message??"no reason"
const n=`A repository of ${t} cannot be read: GitHub says "${e}".`
s.push({line:`${t}/*`,error:new o.y_("hidden-repository",n,b)})}}return{found:n,failures:s}}var $=n(75135)
var R=n(88378)
var O=n(43032)
var x=n(38400)
var Z=n(50876)
var j=n(25826)
function overviewSelector({job:{settings:e},selection:t}){const n=(0,r.ri)(t,null)
const s=e.mode==="pull-request"?e.pullRequestBranch:undefined
return e=>(0,c.HU)(n,s,e)}async function*refreshBatch(e,t){const n=[]
for(const{name:s,response:o}of t){const t=await attempt(s,async()=>{const t=(0,r.ri)(e.selection,null)
const n=await parseOverview(e.effects,s,t,o)
return{name:s,head:(0,r.yZ)(n,{branch:null,paths:t},null),hasPullRequestBranch:n.hasPullRequestBranch}})
if(t.outcome==="done")n.push(t.value)
else yield t}const s=[]
for(const t of await addMissingFiles(e,n)){const{name:n,head:o,hasPullRequestBranch:r}=t
if(e.job.settings.mode==="commit"){const t={repository:o.nameWithOwner,branch:o.base.name}
yield await attempt(n,()=>(0,Z.commitChanges)({...e,target:t},o))
continue}const i=await attempt(n,()=>refreshOnly(e,o))
const a=i.outcome==="done"&&i.value.refresh.changes.length>0
const c=e.job.settings.mode==="pull-request"&&(a||r)
if(c&&i.outcome==="done")s.push(t)
else yield i}yield*proposeBatch(e,s)}async function refreshOnly({job:e,effects:t,isOptional:n},s){const{settings:o,refreshFiles:r}=e.configure(await(0,p.vj)(t,s))
const i=await(0,p._f)(t,o,s,n)
const{files:a}=await(0,x.A)(t,s,i)
const c=await r(i.toInputFiles(a))
return{refresh:c,published:null}}async function*proposeBatch(e,t){const n=t.map(({name:t,head:n})=>{const s=n.base.name
const o=(0,j.pullRequestBranchFor)(e.job.settings,s)
const r={branch:s,pullRequestBranch:o,paths:n.paths.slice(0,c.rN),withRules:false}
return{name:t,query:r,repository:n.nameWithOwner,select:e=>(0,c.kN)(r,e)}})
const s=await readRepositories(e.effects,n)
for(const[t,{name:o,repository:i,query:a}]of n.entries()){yield await attempt(o,async()=>{const n=requireResponse(s[t])
const o=await(0,r.E$)(e.effects,i,a.paths,n)
const c=(0,r.yZ)(o,a,null)
return(0,j.proposeChanges)({...e,target:{repository:i,branch:a.branch}},c)})}}async function addMissingFiles(e,t){const{job:n,effects:s,isOptional:o}=e
const r=[]
for(const{name:e,head:i}of t){const t=await attempt(e,async()=>{const{settings:e}=n.configure(await(0,p.vj)(s,i))
const t=await(0,p._f)(s,e,i,o)
const r=t.matches&&await(0,$.C)(s,i.nameWithOwner,i.base.oid)
const a=(0,O.L)(t,r).filter(e=>!i.paths.includes(e))
return{head:{...i,listing:r},missing:a.slice(0,c.rN)}})
r.push(t.outcome==="done"?t.value:{head:i,missing:[]})}const i=r.filter(({missing:e})=>e.length>0)
const a=i.map(({head:e,missing:t})=>({repository:e.nameWithOwner,select:n=>(0,c.T1)(e.base.oid,t,n)}))
const l=await readRepositories(s,a)
return Promise.all(t.map(async(e,t)=>{const{head:n,missing:o}=r[t]??{head:e.head,missing:[]}
if(o.length===0)return{...e,head:n}
const a=l[i.findIndex(e=>e.head===n)]
const c=await attempt(e.name,async()=>(0,R.Xl)(s,n.nameWithOwner,n.base.oid,o,requireResponse(a)))
if(c.outcome==="error")return{...e,head:n}
const u=[...n.base.entries,...c.value]
return{...e,head:{...n,base:{...n.base,entries:u},paths:[...n.paths,...o]}}}))}async function attempt(e,t){try{return{name:e,outcome:"done",value:await t()}}catch(t){if(endsRun(t))throw t
return{name:e,outcome:"error",error:t}}}var C=n(10927)
var N=n(52991)
var q=n(35860)
var E=n(30187)
const T=1100
const k=3100
const S=new Set(["max-writes","time-limit","rate-limited","bad-credentials"])
function createWriteLimits({maxWrites:e,timeLimit:t},{now:n,sleep:s}){const r=n()+t*6e4
let i=0
let a=false
let c=0
let l=0
function findTimeLimit(){if(n()<r)return null
const e=`The time limit of ${t} ${t===1?"minute":"minutes"} is reached.`
return new o.y_("time-limit",e,"The next run continues; `time-limit` sets the limit.")}return{deadlineMs:r,findTimeLimit,finishRepository(e){if(a&&!e)i+=1
a=false},async beforeWrite({opensPullRequest:t=false}){if(!a){const t=findTimeLimit()
if(t!==null)throw t
if(i>=e){const t=`This run has written to ${e} ${e===1?"repository":"repositories"}.`
throw new o.y_("max-writes",t,"The next run continues; `max-writes` sets the limit.")}}a=true
const r=Math.max(c,t?l:0)-n()
if(r>0)await s(r)
c=n()+T
if(t)l=n()+k}}}function reportRepository(e){const t=e.name
if(e.outcome==="error")return reportError(t,(0,E.Uc)(e.error))
const{refresh:n,published:s}=e.value
if(n.failure?.code==="no-section")return null
const o=n.files.filter(({outcome:e})=>e==="changed"||e==="out-of-date")
const r=o.map(({path:e})=>e)
if(n.failure!==null)return reportError(t,n.failure,r)
const i={repository:t,outcome:n.outcome,files:r,error:null}
if(s===null||s.outcome==="failed")return i
if(s.outcome==="committed")return{...i,commit:s.commit}
const{pullRequest:a}=s
const c=s.outcome==="proposed"&&n.outcome==="out-of-date"
return c?{...i,outcome:"unchanged",files:[],pullRequest:a}:{...i,pullRequest:a}}function reportError(e,t,n=[]){const{code:s,message:o}=t
if(S.has(s))return{repository:e,outcome:"deferred",files:n,error:null}
return{repository:e,outcome:"failed",files:n,error:{code:s,message:o}}}function findEnd(e){const t=e.outcome==="error"?e.error:publishError(e.value)
return t instanceof o.y_&&S.has(t.code)&&t.code!=="max-writes"?t:null}function publishError({published:e}){return e?.outcome==="failed"?e.error:null}function createTally(){return{reports:[],withoutSection:0,skipped:0,unlisted:0,pages:new Map,firstFiles:[],hasNewAddress:false,warnings:new Set,notices:[],unavailable:new Set,end:null}}function addResult(e,t){const n=reportRepository(t)
e.end??=findEnd(t)
if(n===null){e.withoutSection+=1
return null}e.reports.push(n)
if(t.outcome==="error")return n
const{files:s,pages:o,warnings:r,failure:i}=t.value.refresh
if(i?.kind==="unavailable")e.unavailable.add(n)
if(e.firstFiles.length===0&&s.some(({sections:e})=>e.length>0))e.firstFiles=s
e.hasNewAddress||=s.some(({sections:e})=>e.some(q.l))
for(const t of o)e.pages.set(JSON.stringify(t),t)
for(const{message:t,path:s,line:o=1,column:i=1}of r){e.warnings.add(s===undefined?t:`${n.repository}: ${s}:${o}:${i}: ${t}`)}return n}function countOf({reports:e,unlisted:t},n){const s=e.filter(e=>e.outcome===n).length
return n==="deferred"?s+t:s}const B=9e5
async function reportRun({settings:e,context:t,effects:n},s){const{runner:o}=n
const r=createOrganizationReport(s)
const i=createAnnotations(s,e)
const a=describeCounts(s)
const c=(0,w.uW)(t,null,e.token)
if(i.some(({level:e})=>e==="error"))o.fail()
for(const{level:e,message:t}of i)o.annotate(e,t,null)
o.log([a,...c].join("\n"))
o.outputs({...(0,N.u)({...r,files:s.firstFiles},null),changed:String(countOf(s,"changed")>0),"domain-changed":String(s.hasNewAddress),"repositories-changed":String(countOf(s,"changed")),"repositories-failed":String(countOf(s,"failed")),"repositories-deferred":String(countOf(s,"deferred")),report:JSON.stringify(r)})
await o.writeSummary((0,C.x9)([(0,C.Ov)({sentence:a,url:null}),...i.filter(({isGeneral:e})=>e).map(({message:e})=>`<p>${(0,h.js)(e)}</p>`),repositoryTable(s.reports),...c.map(e=>`> [!NOTE]\n> ${e}`)]))}function createOrganizationReport({reports:e,pages:t,end:n}){const s=["failed","changed","out-of-date"]
const o=e.find(({outcome:e})=>e==="failed")
const r=n?.code==="bad-credentials"
const i=o?.error&&{...o.error,message:`${o.repository}: ${o.error.message}`}
return{version:1,outcome:r?"failed":s.find(t=>e.some(({outcome:e})=>e===t))??"unchanged",pages:[...t.values()],files:[],error:r?{code:n.code,message:n.message}:i??null,repositories:e}}function createAnnotations(e,t){const{reports:n,unavailable:s,warnings:o,notices:r,end:i}=e
const failureLevel=e=>{const n=s.has(e)&&t.onUnavailable==="warn"
return n||t.onFailure==="warn"?"warning":"error"}
const a=n.flatMap(e=>{const{repository:t,outcome:n,files:s,error:o,pullRequest:r}=e
if(o!==null){return[{level:failureLevel(e),message:`${t}: ${o.message}`,isGeneral:false}]}if(n!=="out-of-date"||r!==undefined)return[]
return[{level:"error",message:`${t}: ${s.join(", ")}: out of date`,isGeneral:false}]})
const c=[...[...o].map(e=>({level:"warning",message:e})),...r.map(e=>({level:"notice",message:e})),...describeDeferred(e,t.maxWrites).map(e=>({level:i?.code==="bad-credentials"?"error":"notice",message:e}))]
return[...a,...c.map(e=>({...e,isGeneral:true}))]}function describeDeferred(e,t){const n=countOf(e,"deferred")
if(e.end===null&&n===0)return[]
const s=e.end?.message??`This run may write to ${t}, which the input max-writes sets.`
const o=n===1?"1 repository is":`${n} repositories are`
return[`${o} left to the next run. ${s}`]}function describeCounts(e){const t=[[countOf(e,"changed"),"changed"],[countOf(e,"failed"),"failed"],[countOf(e,"deferred"),"deferred"],[countOf(e,"out-of-date"),"out of date"],[countOf(e,"unchanged"),"unchanged"],[e.withoutSection,"without a section"],[e.skipped,"skipped (archived, disabled, empty, a mirror or a fork)"]]
const n=t.reduce((e,[t])=>e+t,0)
const s=t.filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`)
if(n===0)return"No repository was selected."
return`${n} ${n===1?"repository":"repositories"}: ${s.join(", ")}.`}function repositoryTable(e){const t=["failed","deferred","out-of-date","changed"]
const n=t.flatMap(t=>e.filter(({outcome:e})=>e===t))
const s=[]
let o=0
for(const{repository:e,outcome:t,commit:r,pullRequest:i,files:a,error:c}of n){const n=r??i
const l=c===null?(0,h.js)(a.join(", ")):(0,h.js)(c.message)
const u=[(0,h.h8)(e),t,[l,n?(0,h.Ar)(n.url):""].join(" ").trim()]
o+=Buffer.byteLength(u.join(""))+40
if(o>B)break
s.push(u)}const r=(0,h.I$)(["Repository","Outcome","Details"],s)
return s.length<n.length?`${r}\n\nand ${n.length-s.length} more.`:r}var L=n(77598)
async function selectRepositories(e,t){const{default:s}=await n.e(6).then(n.t.bind(n,14006,19))
const toMatcher=({owner:e,name:t,isPattern:n})=>{const o=`${e}/`.toLowerCase()
const r=n?s(t,{dot:true,nocase:true,nonegate:true}):e=>e===t.toLowerCase()
return e=>{const t=e.toLowerCase()
return t.startsWith(o)&&r(t.slice(o.length))}}
const o=e.filter(({isExcluded:e})=>e).map(toMatcher)
const isExcluded=e=>o.some(t=>t(e))
const r=e.filter(e=>!e.isExcluded)
const i=r.filter(({isPattern:e})=>!e).map(({owner:e,name:t})=>`${e}/${t}`)
const a=new Map(i.filter(e=>!isExcluded(e)).map(e=>[e.toLowerCase(),e]))
const c=new Map
for(const e of r.filter(({isPattern:e})=>e)){const t=e.owner.toLowerCase()
c.set(t,[...c.get(t)??[],e])}const l=[...c.values()].map(e=>{const n=e.map(e=>{const t=toMatcher(e)
return{line:e.line,matches:e=>t(e)&&!isExcluded(e)}})
return{owner:e[0]?.owner??"",isWhole:t===null&&e.some(({name:e})=>e==="*"),lines:n,isSelected:e=>!a.has(e.toLowerCase())&&n.some(({matches:t})=>t(e))&&isInShard(e,t)}})
return{names:[...a.values()].filter(e=>isInShard(e,t)),owners:l}}function isInShard(e,t){if(t===null)return true
const n=(0,L.createHash)("sha256").update(e.toLowerCase()).digest()
return n.readUInt32BE()%t.count===t.index-1}const W=1e5
async function runOrganization(e){await reportRun(e,await refreshRepositories(e))}async function refreshRepositories(e){const{settings:t,effects:n}=e
const{runner:s}=n
const o=await selectRepositories(t.repositories,t.shard)
const r=await(0,p.X3)(t)
const i=createWriteLimits(t,n)
const a={...await(0,m.L)(e),waitUntilMs:i.deadlineMs,beforeWrite:i.beforeWrite}
const c={job:e,effects:a,selection:r,isOptional:true}
if(r.matches!==null){s.log("The input files contains a folder or a pattern, so the files of each repository are listed by a call of its own.")}const l=createTally()
const u=createProgress(o)
const f=new Set
let d=[]
try{for await(const e of readBatches(a,o,overviewSelector(c),u)){for(const{line:t,error:n}of e.failures)l.reports.push(reportError(t,n))
d=selectUsable(e,f,l)
for await(const e of refreshBatch(c,d)){d=d.filter(({name:t})=>t!==e.name)
const t=addResult(l,e)
i.finishRepository(t?.outcome==="failed")
if(t!==null)logRepository(s,t,e)
l.end??=i.findTimeLimit()
if(l.end!==null)break}s.log(`repository ${u.read} of ${u.total}, ${countOf(l,"changed")} changed`)
if(l.end!==null)break}}catch(e){if(!endsRun(e))throw e
l.end=e}deferRest(l,d,u)
return l}function selectUsable({repositories:e},t,n){return e.flatMap(e=>{const s=currentName(e)
const o=s.toLowerCase()
if(t.has(o))return[]
t.add(o)
if(o!==e.name.toLowerCase()){n.notices.push(`${e.name} is now ${s}: correct the input repositories`)}const r=findTrait(e.response)
if(r===null||r==="fork"&&e.isNamed)return[{...e,name:s}]
n.skipped+=1
if(e.isNamed)n.notices.push(`${s} is skipped: ${I[r]}`)
return[]})}const I={archived:"it is archived; unarchive it, or remove it from the input repositories",disabled:"it is disabled; remove it from the input repositories",empty:"it has no commit yet",mirror:"it is a mirror; update the repository that it mirrors",fork:"it is a fork; name it in full to update it"}
function currentName({name:e,response:t}){if(t instanceof o.y_)return e
return(0,s.lq)((0,s.ZZ)((0,s.I5)(t.data),"repository","nameWithOwner"),s.oJ)??e}function logRepository(e,t,n){const{repository:s,outcome:o,error:r}=t
if(o==="unchanged"||o==="deferred")return
const i=r===null?[]:[r.message]
if(n.outcome==="done"){const{sentence:e,url:t}=(0,w.y5)(n.value)
const{files:s,changes:o}=n.value.refresh
const a=s.flatMap(({path:e,problems:t})=>t.map(({line:t,column:n,message:s})=>`${e}:${t}:${n}: ${s}`))
i.push(...a.filter(e=>e!==r?.message),e,t??"")
i.push((0,h.xv)((0,d.V)(o).trimEnd(),W))}e.group(`${s}: ${o}`,i.filter(e=>e!=="").join("\n"))}function deferRest(e,t,n){const s=[...t.map(({name:e})=>e),...n.waiting]
const o=[...n.unlisted].filter(([,e])=>e!==0)
const r=[...s,...o.map(([e])=>`${e}/*`)]
for(const t of r)e.reports.push({repository:t,outcome:"deferred",files:[],error:null})
for(const[,t]of o)e.unlisted+=(t??1)-1
if(countOf(e,"deferred")===0&&e.end?.code!=="bad-credentials")e.end=null}}}

