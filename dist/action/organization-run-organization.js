"use strict"
exports.id=118
exports.ids=[118]
exports.modules={50876:(e,t,n)=>{n.r(t)
n.d(t,{commitChanges:()=>commitChanges,commitMode:()=>commitMode})
var o=n(41703)
var r=n(90019)
var s=n(9452)
var i=n(60891)
var a=n(38400)
var c=n(87248)
var l=n(1568)
var u=n(59300)
var f=n(46977)
var d=n(21215)
var p=n(80214)
const commitMode=async e=>{const{settings:t,context:n}=e
const o=(0,p.Qj)(t,n)
const r=await(0,l.X3)(t)
const s=await(0,u.g)(e)
return commitChanges({job:e,effects:s,target:o,selection:r,isOptional:false},null)}
async function commitChanges(e,t){const{job:n,effects:u,target:p,selection:m,isOptional:h}=e
let w=null
let g=null
try{for(let e=1;;e+=1){const s=e===1&&t!==null
const f=s?t:await(0,i.pG)(u,{...p,pullRequestBranch:null},m)
const{settings:y,refreshFiles:v}=n.configure(await(0,l.vj)(u,f))
const b=await(0,l._f)(u,y,f,h)
const $=await(0,a.A)(u,f,b)
const O=g&&(0,r.Em)(g,$.base.history)
if(O&&w!==null)return{refresh:w,published:toPublishResult($,O)}
const R=b.toInputFiles($.files)
w=await v(R)
const x=(0,c.i7)(w.files)
if(x===null)return{refresh:w,published:null}
const Z=(0,d.DQ)(x,y.commitMessage)
const j=(0,r.DE)($.files,w.changes)
const C=await(0,r.Bg)(u,$,{message:Z,additions:j})
if(C.outcome==="done")return{refresh:w,published:toPublishResult($,C.value)}
if(C.outcome==="unknown")g={parent:$.base.oid,message:Z}
await(0,o.j)(u,p.branch??"HEAD",e,C)}}catch(e){if(e instanceof s.y_&&w!==null)return(0,f.Z)(w,e)
throw e}}function toPublishResult({repository:e,base:t},n){return{outcome:"committed",repository:e.nameWithOwner,branch:t.name,commit:n}}},5118:(e,t,n)=>{n.d(t,{runOrganization:()=>runOrganization})
var o=n(95450)
var r=n(9452)
var s=n(60891)
var i=n(22737)
var a=n(88889)
var c=n(9063)
const l=50
const u=100
function repositoriesDocument(e){const[t]=e
const n=t&&e.every(({select:e})=>e===t.select)?t.select(""):null
const o=e.map(({repository:e,select:t},o)=>{const r=`_${o}`
const{text:s,variables:i}=n===null?t(r):{text:"...Fields",variables:{}}
const[a="",c=""]=e.split("/")
return{text:`r${o}: repository(owner: $owner${r}, name: $name${r}) { ${s} }`,variables:{[`owner${r}`]:a,[`name${r}`]:c,...i}}})
const r=Object.assign({},...o.map(e=>e.variables),n?.variables)
const s=n===null?"":`\nfragment Fields on Repository {\n${n.text}\n}`
const i=(0,c.Eu)(r).replace(/^, /,"")
const a=o.map(({text:e})=>e).join("\n")
return{text:`query Repositories(${i}) {\n${a}\n}${s}`,variables:r}}function listingDocument(e,t,n){const{text:o,variables:r}=n??{text:`nameWithOwner ${c.I5}`,variables:{}}
const s=n===null?u:l
const i=`query Listing($owner: String!, $cursor: String${(0,c.Eu)(r)}) {\n  repositoryOwner(login: $owner) {\n    repositories(\n      first: ${s}, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }\n    ) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      nodes { ${o} }\n    }\n  }\n}`
return{text:i,variables:{owner:e,cursor:t,...r}}}function requireResponse(e){if(e===undefined)throw new Error("a repository was not asked for")
if(e instanceof r.y_)throw e
return e}function endsRun(e){return e instanceof r.y_&&(e.code==="bad-credentials"||e.code==="rate-limited")}async function readRepositories(e,t){const[n,o]=t
if(n===undefined)return[]
if(t.length>l){const n=await readRepositories(e,t.slice(0,l))
return[...n,...await readRepositories(e,t.slice(l))]}const s=o===undefined?n.repository:`${t.length} repositories`
const a={description:`Reading ${s} failed`,permission:"contents: read"}
const c=repositoriesDocument(t)
let u
try{const r=o===undefined?await(0,i.P)(e,n.repository,c,a):await(0,i.k0)(e,c,a)
u=t.map((e,t)=>partOf(r,`r${t}`))
if(!("lostBecause"in r))return u}catch(e){if(!(e instanceof r.y_)||endsRun(e))throw e
return t.map(()=>e)}const f=t.filter((e,t)=>isIncomplete(u[t]))
const d=await readHalves(e,f)
return u.map((e,o)=>d[f.indexOf(t[o]??n)]??e)}async function readHalves(e,t){const n=Math.ceil(t.length/2)
return[...await readRepositories(e,t.slice(0,n)),...await readRepositories(e,t.slice(n))]}function partOf({data:e,errors:t},n){const r=(0,o.ZZ)((0,o.I5)(e),...n.split(".")).value??null
const s=t.filter(({path:e})=>e===n||e.startsWith(`${n}.`))
const i=s.map(e=>({...e,path:`repository${e.path.slice(n.length)}`}))
const a=r===null&&i.length===0?t.filter(({path:e})=>e===""):[]
return{data:{repository:r},errors:[...i,...a]}}function isIncomplete(e){if(e===undefined||e instanceof r.y_)return true
return e.errors.some(a.gB)||hasNull(e.data)}function hasNull(e){if(e===null)return true
return typeof e==="object"&&Object.values(e).some(hasNull)}const f=[["isArchived","archived"],["isDisabled","disabled"],["isEmpty","empty"],["isMirror","mirror"],["isFork","fork"]]
function findTrait(e){if(e instanceof r.y_)return null
const t=(0,o.ZZ)((0,o.I5)(e.data),"repository")
return f.find(([e])=>(0,o.ZZ)(t,e).value===true)?.[1]??null}async function parseOverview(e,t,n,r){const{data:i,errors:a}=requireResponse(r)
const c=await(0,s.E$)(e,t,n,{data:i,errors:a})
const l=(0,o.ZZ)((0,o.I5)(i),"repository","ownBranch")
return{...c,hasOwnBranch:(0,o.lq)(l,hasBranch)??false}}function hasBranch(e){return(0,o.lq)((0,o.ZZ)(e,"nodes"),e=>(0,o._j)(e,()=>true).length>0)??true}var d=n(85760)
var p=n(1568)
var m=n(59300)
var h=n(93924)
var w=n(82727)
var g=n(37434)
async function*listRepositories(e,t,n){const r=`Listing the repositories of ${t} failed`
const s={description:r,permission:"contents: read"}
let a=null
do{const r=n&&await(0,i.k0)(e,listingDocument(t,a,n("")),s)
const c=r!==null&&!("lostBecause"in r)
const l=c||r!==null&&hasEveryName(r)
const u=l?r:await(0,i.P)(e,t,listingDocument(t,a,null),s)
const f=(0,o.ZZ)((0,o.I5)(u.data),...y)
const d=u.errors.find(({path:e})=>!e.startsWith(`${v}.`))
if(!hasValue(f)){throw(0,g.w)(d??{type:"NOT_FOUND",message:`no user or organization ${t} is visible`},s)}const p=parseRepositories(u,f)
yield{totalCount:(0,o.i)((0,o.ZZ)(f,"totalCount")),repositories:c||n===null?p:await complete(e,p,n,l)}
const m=(0,o.ZZ)(f,"pageInfo")
a=(0,o.ZZ)(m,"hasNextPage").value===true?(0,o.oJ)((0,o.ZZ)(m,"endCursor")):null}while(a!==null)}const y=["repositoryOwner","repositories"]
const v=[...y,"nodes"].join(".")
function parseRepositories(e,t){return(0,o._j)((0,o.ZZ)(t,"nodes"),t=>({name:(0,o.lq)((0,o.ZZ)(t,"nameWithOwner"),o.oJ),response:partOf(e,t.path)}))}function hasEveryName(e){const t=(0,o.ZZ)((0,o.I5)(e.data),...y)
const n=hasValue((0,o.ZZ)(t,"pageInfo"))&&hasValue((0,o.ZZ)(t,"totalCount"))
return n&&parseRepositories(e,t).every(({name:e})=>e!==null)}function hasValue({value:e}){return e!==null&&e!==undefined}async function complete(e,t,n,o){const r=t.flatMap(({name:e,response:t})=>e!==null&&(!o||isIncomplete(t))?[{repository:e,select:n}]:[])
const s=await readHalves(e,r)
const i=new Map(r.map(({repository:e},t)=>[e,s[t]]))
return t.map(e=>({...e,response:i.get(e.name??"")??e.response}))}function createProgress({names:e,owners:t}){const n=new Map(t.map(({owner:e})=>[e,null]))
return{total:e.length,read:0,waiting:e,unlisted:n}}async function*readBatches(e,{names:t,owners:n},o,r){let s=t.map(e=>({name:e,isNamed:true}))
for(const t of n.filter(({isWhole:e})=>!e)){for await(const{repositories:n,failures:o}of listOwner(e,t,null,r)){yield{repositories:n.filter(({response:e})=>findTrait(e)!==null),failures:o}
const e=n.filter(({response:e})=>findTrait(e)===null)
s=[...s,...e.map(({name:e})=>({name:e,isNamed:false}))]
r.waiting=s.map(({name:e})=>e)
r.total=s.length}}while(s.length>0){const t=s.slice(0,l)
const n=await readRepositories(e,t.map(({name:e})=>({repository:e,select:o})))
s=s.slice(t.length)
r.waiting=s.map(({name:e})=>e)
r.read+=t.length
const i=n.flatMap((e,n)=>{const o=t[n]
return o===undefined?[]:[{...o,response:e}]})
yield{repositories:i,failures:[]}}for(const t of n.filter(({isWhole:e})=>e))yield*listOwner(e,t,o,r)}async function*listOwner(e,{owner:t,lines:n,isSelected:o},s,i){const a=new Set(n)
const c=i.total
let l=0
const fail=(e,t,n)=>{const o=new r.y_(e,t,n)
return{repositories:[],failures:[...a].map(({line:e})=>({line:e,error:o}))}}
try{for await(const n of listRepositories(e,t,s)){l+=n.repositories.length
i.unlisted.set(t,Math.max(0,n.totalCount-l))
if(s!==null){i.total=c+n.totalCount
i.read+=n.repositories.length}const{found:e,failures:r}=sortPage(n,t)
for(const t of a)if(e.some(({name:e})=>t.matches(e)))a.delete(t)
yield{repositories:e.filter(({name:e})=>o(e)),failures:r}}}catch(e){if(!(e instanceof r.y_)||endsRun(e))throw e
i.unlisted.delete(t)
yield{repositories:[],failures:n.map(({line:t})=>({line:t,error:e}))}
return}i.unlisted.delete(t)
if(l===0){yield fail("no-repositories",`The token sees no repository of ${t}.`,b)}else if(a.size>0){const e=`None of the ${l} repositories of ${t} that the token sees matches.`
yield fail("no-match",e,"Correct or remove the line in the input `repositories`.")}}const b="Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a "+"workflow has access to its own repository only."
function sortPage({repositories:e},t){const n=[]
const o=[]
for(const{name:s,response:i}of e){if(s!==null)n.push({name:s,isNamed:false,response:i})
else if(!(i instanceof r.y_)){const e=i.errors[0]?.message??"no reason"
const n=`A repository of ${t} cannot be read: GitHub says "${e}".`
o.push({line:`${t}/*`,error:new r.y_("hidden-repository",n,b)})}}return{found:n,failures:o}}var $=n(75135)
var O=n(88378)
var R=n(43032)
var x=n(38400)
var Z=n(50876)
var j=n(25826)
function overviewSelector({job:{settings:e},selection:t}){const n=(0,s.ri)(t,null)
const o=e.mode==="pull-request"?e.pullRequestBranch:undefined
return e=>(0,c.HU)(n,o,e)}async function*refreshBatch(e,t){const n=[]
for(const{name:o,response:r}of t){const t=await attempt(o,async()=>{const t=(0,s.ri)(e.selection,null)
const n=await parseOverview(e.effects,o,t,r)
return{name:o,head:(0,s.yZ)(n,{branch:null,paths:t},null),hasOwnBranch:n.hasOwnBranch}})
if(t.outcome==="done")n.push(t.value)
else yield t}const o=[]
for(const t of await addMissingFiles(e,n)){const{name:n,head:r,hasOwnBranch:s}=t
if(e.job.settings.mode==="commit"){const t={repository:r.nameWithOwner,branch:r.base.name}
yield await attempt(n,()=>(0,Z.commitChanges)({...e,target:t},r))
continue}const i=await attempt(n,()=>refreshOnly(e,r))
const a=i.outcome==="done"&&i.value.refresh.changes.length>0
const c=e.job.settings.mode==="pull-request"&&(a||s)
if(c&&i.outcome==="done")o.push(t)
else yield i}yield*proposeBatch(e,o)}async function refreshOnly({job:e,effects:t,isOptional:n},o){const{settings:r,refreshFiles:s}=e.configure(await(0,p.vj)(t,o))
const i=await(0,p._f)(t,r,o,n)
const{files:a}=await(0,x.A)(t,o,i)
const c=await s(i.toInputFiles(a))
return{refresh:c,published:null}}async function*proposeBatch(e,t){const n=t.map(({name:t,head:n})=>{const o=n.base.name
const r=(0,j.pullRequestBranchFor)(e.job.settings,o)
const s={branch:o,pullRequestBranch:r,paths:n.paths.slice(0,c.rN),withRules:false}
return{name:t,query:s,repository:n.nameWithOwner,select:e=>(0,c.kN)(s,e)}})
const o=await readRepositories(e.effects,n)
for(const[t,{name:r,repository:i,query:a}]of n.entries()){yield await attempt(r,async()=>{const n=requireResponse(o[t])
const r=await(0,s.E$)(e.effects,i,a.paths,n)
const c=(0,s.yZ)(r,a,null)
return(0,j.proposeChanges)({...e,target:{repository:i,branch:a.branch}},c)})}}async function addMissingFiles(e,t){const{job:n,effects:o,isOptional:r}=e
const s=[]
for(const{name:e,head:i}of t){const t=await attempt(e,async()=>{const{settings:e}=n.configure(await(0,p.vj)(o,i))
const t=await(0,p._f)(o,e,i,r)
const s=t.matches&&await(0,$.C)(o,i.nameWithOwner,i.base.oid)
const a=(0,R.L)(t,s).filter(e=>!i.paths.includes(e))
return{head:{...i,listing:s},missing:a.slice(0,c.rN)}})
s.push(t.outcome==="done"?t.value:{head:i,missing:[]})}const i=s.filter(({missing:e})=>e.length>0)
const a=i.map(({head:e,missing:t})=>({repository:e.nameWithOwner,select:n=>(0,c.T1)(e.base.oid,t,n)}))
const l=await readRepositories(o,a)
return Promise.all(t.map(async(e,t)=>{const{head:n,missing:r}=s[t]??{head:e.head,missing:[]}
if(r.length===0)return{...e,head:n}
const a=l[i.findIndex(e=>e.head===n)]
const c=await attempt(e.name,async()=>(0,O.Xl)(o,n.nameWithOwner,n.base.oid,r,requireResponse(a)))
if(c.outcome==="error")return{...e,head:n}
const u=[...n.base.entries,...c.value]
return{...e,head:{...n,base:{...n.base,entries:u},paths:[...n.paths,...r]}}}))}async function attempt(e,t){try{return{name:e,outcome:"done",value:await t()}}catch(t){if(endsRun(t))throw t
return{name:e,outcome:"error",error:t}}}var C=n(10927)
var N=n(52991)
var E=n(35860)
var T=n(30187)
const k=1100
const S=3100
const B=new Set(["max-writes","time-limit","rate-limited","bad-credentials"])
function createWriteLimits({maxWrites:e,timeLimit:t},{now:n,sleep:o}){const s=n()+t*6e4
let i=0
let a=false
let c=0
let l=0
function findTimeLimit(){if(n()<s)return null
const e=`The time limit of ${t} ${t===1?"minute":"minutes"} is reached.`
return new r.y_("time-limit",e,"The next run continues; `time-limit` sets the limit.")}return{deadlineMs:s,findTimeLimit,finishRepository(e){if(a&&!e)i+=1
a=false},async beforeWrite({opensPullRequest:t=false}){if(!a){const t=findTimeLimit()
if(t!==null)throw t
if(i>=e){const t=`This run has written to ${e} ${e===1?"repository":"repositories"}.`
throw new r.y_("max-writes",t,"The next run continues; `max-writes` sets the limit.")}}a=true
const s=Math.max(c,t?l:0)-n()
if(s>0)await o(s)
c=n()+k
if(t)l=n()+S}}}function reportRepository(e){const t=e.name
if(e.outcome==="error")return reportError(t,(0,T.Uc)(e.error))
const{refresh:n,published:o}=e.value
if(n.failure?.code==="no-section")return null
const r=n.files.filter(({outcome:e})=>e==="changed"||e==="out-of-date")
const s=r.map(({path:e})=>e)
if(n.failure!==null)return reportError(t,n.failure,s)
const i={repository:t,outcome:n.outcome,files:s,error:null}
if(o===null||o.outcome==="failed")return i
if(o.outcome==="committed")return{...i,commit:o.commit}
const{pullRequest:a}=o
const c=o.outcome==="proposed"&&n.outcome==="out-of-date"
return c?{...i,outcome:"unchanged",files:[],pullRequest:a}:{...i,pullRequest:a}}function reportError(e,t,n=[]){const{code:o,message:r}=t
if(B.has(o))return{repository:e,outcome:"deferred",files:n,error:null}
return{repository:e,outcome:"failed",files:n,error:{code:o,message:r}}}function findEnd(e){const t=e.outcome==="error"?e.error:publishError(e.value)
return t instanceof r.y_&&B.has(t.code)&&t.code!=="max-writes"?t:null}function publishError({published:e}){return e?.outcome==="failed"?e.error:null}function createTally(){return{reports:[],withoutSection:0,skipped:0,unlisted:0,pages:new Map,firstFiles:[],hasNewAddress:false,warnings:new Set,notices:[],unavailable:new Set,end:null}}function addResult(e,t){const n=reportRepository(t)
e.end??=findEnd(t)
if(n===null){e.withoutSection+=1
return null}e.reports.push(n)
if(t.outcome==="error")return n
const{files:o,pages:r,warnings:s,failure:i}=t.value.refresh
if(i?.kind==="unavailable")e.unavailable.add(n)
if(e.firstFiles.length===0&&o.some(({sections:e})=>e.length>0))e.firstFiles=o
e.hasNewAddress||=o.some(({sections:e})=>e.some(E.l))
for(const t of r)e.pages.set(JSON.stringify(t),t)
for(const{message:t,path:o,line:r=1,column:i=1}of s){e.warnings.add(o===undefined?t:`${n.repository}: ${o}:${r}:${i}: ${t}`)}return n}function countOf({reports:e,unlisted:t},n){const o=e.filter(e=>e.outcome===n).length
return n==="deferred"?o+t:o}const q=9e5
async function reportRun({settings:e,context:t,effects:n},o){const{runner:r}=n
const s=createOrganizationReport(o)
const i=createAnnotations(o,e)
const a=describeCounts(o)
const c=(0,w.uW)(t,null,e.token)
if(i.some(({level:e})=>e==="error"))r.fail()
for(const{level:e,message:t}of i)r.annotate(e,t,null)
r.log([a,...c].join("\n"))
r.outputs({...(0,N.u)({...s,files:o.firstFiles},null),changed:String(countOf(o,"changed")>0),"domain-changed":String(o.hasNewAddress),"repositories-changed":String(countOf(o,"changed")),"repositories-failed":String(countOf(o,"failed")),"repositories-deferred":String(countOf(o,"deferred")),report:JSON.stringify(s)})
await r.writeSummary((0,C.x9)([(0,C.Ov)({sentence:a,url:null}),...i.filter(({isGeneral:e})=>e).map(({message:e})=>`<p>${(0,h.js)(e)}</p>`),repositoryTable(o.reports),...c.map(e=>`> [!NOTE]\n> ${e}`)]))}function createOrganizationReport({reports:e,pages:t,end:n}){const o=["failed","changed","out-of-date"]
const r=e.find(({outcome:e})=>e==="failed")
const s=n?.code==="bad-credentials"
const i=r?.error&&{...r.error,message:`${r.repository}: ${r.error.message}`}
return{version:1,outcome:s?"failed":o.find(t=>e.some(({outcome:e})=>e===t))??"unchanged",pages:[...t.values()],files:[],error:s?{code:n.code,message:n.message}:i??null,repositories:e}}function createAnnotations(e,t){const{reports:n,unavailable:o,warnings:r,notices:s,end:i}=e
const failureLevel=e=>{const n=o.has(e)&&t.onUnavailable==="warn"
return n||t.onFailure==="warn"?"warning":"error"}
const a=n.flatMap(e=>{const{repository:t,outcome:n,files:o,error:r,pullRequest:s}=e
if(r!==null){return[{level:failureLevel(e),message:`${t}: ${r.message}`,isGeneral:false}]}if(n!=="out-of-date"||s!==undefined)return[]
return[{level:"error",message:`${t}: ${o.join(", ")}: out of date`,isGeneral:false}]})
const c=[...[...r].map(e=>({level:"warning",message:e})),...s.map(e=>({level:"notice",message:e})),...describeDeferred(e,t.maxWrites).map(e=>({level:i?.code==="bad-credentials"?"error":"notice",message:e}))]
return[...a,...c.map(e=>({...e,isGeneral:true}))]}function describeDeferred(e,t){const n=countOf(e,"deferred")
if(e.end===null&&n===0)return[]
const o=e.end?.message??`This run may write to ${t}, which the input max-writes sets.`
const r=n===1?"1 repository is":`${n} repositories are`
return[`${r} left to the next run. ${o}`]}function describeCounts(e){const t=[[countOf(e,"changed"),"changed"],[countOf(e,"failed"),"failed"],[countOf(e,"deferred"),"deferred"],[countOf(e,"out-of-date"),"out of date"],[countOf(e,"unchanged"),"unchanged"],[e.withoutSection,"without a section"],[e.skipped,"skipped (archived, disabled, empty, a mirror or a fork)"]]
const n=t.reduce((e,[t])=>e+t,0)
const o=t.filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`)
if(n===0)return"No repository was selected."
return`${n} ${n===1?"repository":"repositories"}: ${o.join(", ")}.`}function repositoryTable(e){const t=["failed","deferred","out-of-date","changed"]
const n=t.flatMap(t=>e.filter(({outcome:e})=>e===t))
const o=[]
let r=0
for(const{repository:e,outcome:t,commit:s,pullRequest:i,files:a,error:c}of n){const n=s??i
const l=c===null?(0,h.js)(a.join(", ")):(0,h.js)(c.message)
const u=[(0,h.h8)(e),t,[l,n?(0,h.Ar)(n.url):""].join(" ").trim()]
r+=Buffer.byteLength(u.join(""))+40
if(r>q)break
o.push(u)}const s=(0,h.I$)(["Repository","Outcome","Details"],o)
return o.length<n.length?`${s}\n\nand ${n.length-o.length} more.`:s}var W=n(77598)
async function selectRepositories(e,t){const{default:o}=await n.e(6).then(n.t.bind(n,14006,19))
const toMatcher=({owner:e,name:t,isPattern:n})=>{const r=`${e}/`.toLowerCase()
const s=n?o(t,{dot:true,nocase:true,nonegate:true}):e=>e===t.toLowerCase()
return e=>{const t=e.toLowerCase()
return t.startsWith(r)&&s(t.slice(r.length))}}
const r=e.filter(({isExcluded:e})=>e).map(toMatcher)
const isExcluded=e=>r.some(t=>t(e))
const s=e.filter(e=>!e.isExcluded)
const i=s.filter(({isPattern:e})=>!e).map(({owner:e,name:t})=>`${e}/${t}`)
const a=new Map(i.filter(e=>!isExcluded(e)).map(e=>[e.toLowerCase(),e]))
const c=new Map
for(const e of s.filter(({isPattern:e})=>e)){const t=e.owner.toLowerCase()
c.set(t,[...c.get(t)??[],e])}const l=[...c.values()].map(e=>{const n=e.map(e=>{const t=toMatcher(e)
return{line:e.line,matches:e=>t(e)&&!isExcluded(e)}})
return{owner:e[0]?.owner??"",isWhole:t===null&&e.some(({name:e})=>e==="*"),lines:n,isSelected:e=>!a.has(e.toLowerCase())&&n.some(({matches:t})=>t(e))&&isInShard(e,t)}})
return{names:[...a.values()].filter(e=>isInShard(e,t)),owners:l}}function isInShard(e,t){if(t===null)return true
const n=(0,W.createHash)("sha256").update(e.toLowerCase()).digest()
return n.readUInt32BE()%t.count===t.index-1}const I=1e5
async function runOrganization(e){await reportRun(e,await refreshRepositories(e))}async function refreshRepositories(e){const{settings:t,effects:n}=e
const{runner:o}=n
const r=await selectRepositories(t.repositories,t.shard)
const s=await(0,p.X3)(t)
const i=createWriteLimits(t,n)
const a={...await(0,m.g)(e),waitUntilMs:i.deadlineMs,beforeWrite:i.beforeWrite}
const c={job:e,effects:a,selection:s,isOptional:true}
if(s.matches!==null){o.log("The input files contains a folder or a pattern, so the files of each repository are listed by a call of its own.")}const l=createTally()
const u=createProgress(r)
const f=new Set
let d=[]
try{for await(const e of readBatches(a,r,overviewSelector(c),u)){for(const{line:t,error:n}of e.failures)l.reports.push(reportError(t,n))
d=selectUsable(e,f,l)
for await(const e of refreshBatch(c,d)){d=d.filter(({name:t})=>t!==e.name)
const t=addResult(l,e)
i.finishRepository(t?.outcome==="failed")
if(t!==null)logRepository(o,t,e)
l.end??=i.findTimeLimit()
if(l.end!==null)break}o.log(`repository ${u.read} of ${u.total}, ${countOf(l,"changed")} changed`)
if(l.end!==null)break}}catch(e){if(!endsRun(e))throw e
l.end=e}deferRest(l,d,u)
return l}function selectUsable({repositories:e},t,n){return e.flatMap(e=>{const o=currentName(e)
const r=o.toLowerCase()
if(t.has(r))return[]
t.add(r)
if(r!==e.name.toLowerCase()){n.notices.push(`${e.name} is now ${o}: correct the input repositories`)}const s=findTrait(e.response)
if(s===null||s==="fork"&&e.isNamed)return[{...e,name:o}]
n.skipped+=1
if(e.isNamed)n.notices.push(`${o} is skipped: ${_[s]}`)
return[]})}const _={archived:"it is archived; unarchive it, or remove it from the input repositories",disabled:"it is disabled; remove it from the input repositories",empty:"it has no commit yet",mirror:"it is a mirror; update the repository that it mirrors",fork:"it is a fork; name it in full to update it"}
function currentName({name:e,response:t}){if(t instanceof r.y_)return e
return(0,o.lq)((0,o.ZZ)((0,o.I5)(t.data),"repository","nameWithOwner"),o.oJ)??e}function logRepository(e,t,n){const{repository:o,outcome:r,error:s}=t
if(r==="unchanged"||r==="deferred")return
const i=s===null?[]:[s.message]
if(n.outcome==="done"){const{sentence:e,url:t}=(0,w.y5)(n.value)
const{files:o,changes:r}=n.value.refresh
const a=o.flatMap(({path:e,problems:t})=>t.map(({line:t,column:n,message:o})=>`${e}:${t}:${n}: ${o}`))
i.push(...a.filter(e=>e!==s?.message),e,t??"")
i.push((0,h.xv)((0,d.V)(r).trimEnd(),I))}e.group(`${o}: ${r}`,i.filter(e=>e!=="").join("\n"))}function deferRest(e,t,n){const o=[...t.map(({name:e})=>e),...n.waiting]
const r=[...n.unlisted].filter(([,e])=>e!==0)
const s=[...o,...r.map(([e])=>`${e}/*`)]
for(const t of s)e.reports.push({repository:t,outcome:"deferred",files:[],error:null})
for(const[,t]of r)e.unlisted+=(t??1)-1
if(countOf(e,"deferred")===0&&e.end?.code!=="bad-credentials")e.end=null}}}

