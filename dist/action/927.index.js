"use strict"
exports.id=927
exports.ids=[927]
exports.modules={6873:(e,t,n)=>{n.d(t,{Jt:()=>get,Tk:()=>mutate,P:()=>query})
var r=n(9452)
var o=n(3170)
function readFailure(e){if(!isRecord(e))return null
if(Array.isArray(e.errors)){const t=e.errors.map(readComplaint)
return{kind:"complaints",complaints:t,data:e.data,headers:recordOf(e.headers)}}if(typeof e.status!=="number")return null
const t=oneLine(typeof e.message==="string"?e.message:"")
if(!isRecord(e.response))return{kind:"no-answer",message:t}
return{kind:"status",status:e.status,message:t,headers:recordOf(e.response.headers)}}function isAmbiguous(e){if(e.kind==="no-answer")return true
if(e.kind==="status")return e.status>=500
return e.complaints.some(({message:e})=>/^something went wrong while executing/i.test(e))}function readComplaint(e){const t=recordOf(e)
const n=Array.isArray(t.path)?t.path.join("."):""
const r=oneLine(typeof t.message==="string"?t.message:"")
return{type:typeof t.type==="string"?t.type:null,message:r,path:n}}function oneLine(e){return e.replace(/[\s\p{Cc}]+/gu," ").trim().slice(0,500)}function recordOf(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}const s=6e4
function readRateLimit(e,t){if(e.kind==="no-answer")return null
const n=numberOf(e.headers["retry-after"])
const r=numberOf(e.headers["x-ratelimit-remaining"])===0
if(!speaksOfLimit(e,n!==null||r))return null
const o=numberOf(e.headers["x-ratelimit-reset"])
if(n!==null)return{kind:r?"primary":"secondary",wait:n*1e3}
if(r&&o!==null)return{kind:"primary",wait:Math.max(0,(o+1)*1e3-t)}
return{kind:"secondary",wait:s}}const a=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function speaksOfLimit(e,t){if(e.kind==="complaints"){return e.complaints.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e??"")||a.test(t))}if(e.status===429)return true
return e.status===403&&(t||a.test(e.message))}function numberOf(e){const t=typeof e==="number"?String(e):e
return typeof t==="string"&&/^\d+$/.test(t)?Number(t):null}const i=6e4
const u=2
const l=3
async function query(e,t,n,r){return asReply(()=>tryRepeatedly(e,()=>e.github.graphql(t,n)),r)}async function get(e,t,n,r){const o=await asReply(()=>tryRepeatedly(e,async()=>(await e.github.request(t,n)).data),r)
return o.data}async function mutate(e,t,n,r){try{return await asReply(()=>waitingForLimits(e,()=>e.github.graphql(t,n)),r)}catch(e){const t=readFailure(e)
if(t!==null&&isAmbiguous(t))return"in-doubt"
throw e}}async function asReply(e,t){try{return{data:await e(),complaints:[]}}catch(e){const n=readFailure(e)
if(n===null||isAmbiguous(n))throw e
if(n.kind==="complaints"&&isPresent(n))return n
throw(0,o.O)(n,t,e)}}function isPresent({data:e}){return e!==null&&e!==undefined}async function tryRepeatedly(e,t){for(let n=1;;n+=1){try{return await waitingForLimits(e,t)}catch(t){const o=readFailure(t)
if(o===null||!isAmbiguous(o))throw t
if(n===l)throw new r.hG(wordsOf(o),{cause:t})
await e.sleep((.5+e.random())*1e3*2**(n-1))}}}async function waitingForLimits(e,t){for(let n=0;;n+=1){try{return await t()}catch(t){const o=readFailure(t)
const s=o&&readRateLimit(o,e.now())
if(s===null)throw t
if(s.wait>i||n===u){throw new r.TM(s.kind,e.now()+s.wait,{cause:t})}await e.sleep(s.wait)}}}function wordsOf(e){if(e.kind==="complaints")return e.complaints[0]?.message??""
return e.kind==="status"?`HTTP ${e.status}`:e.message}},2092:(e,t,n)=>{n.d(t,{W:()=>splitName})
function splitName(e){const t=e.indexOf("/")
if(t===-1)return{owner:e,name:""}
return{owner:e.slice(0,t),name:e.slice(t+1)}}},3170:(e,t,n)=>{n.d(t,{O:()=>refusalOf,i:()=>refusalOfComplaints})
var r=n(9452)
const o=[{code:"bad-credentials",type:/^HTTP 401$/,fix:renewToken},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:()=>"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",words:/through the merge queue/i,fix:propose},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:propose},{code:"pull-requests-not-allowed",words:/not permitted to create or approve pull requests/i,fix:()=>'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organisation has the same setting), or give `token` one of a GitHub App.'},{code:"archived",words:/archived so is read-only/i,fix:()=>"Remove this workflow, or unarchive the repository."},{code:"sso",words:/SAML enforcement|\bSSO\b/,fix:()=>"Authorise the token for the organisation's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",words:/IP allow list/i,fix:()=>"Run on a runner whose address is on the organisation's IP allow list."},{code:"branch-name",words:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:()=>"Set `pull-request-branch` to another name."},{code:"ruleset",words:/repository rule violations? found/i,fix:propose},{code:"protected-branch",words:/protected branch|protected ref\b/i,fix:propose},{code:"bad-credentials",words:/bad credentials|requires authentication/i,fix:renewToken},{code:"missing-permission",words:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grant},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grant},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:()=>"Check `repository` (owner/name) and `branch`. A private repository looks absent to a token without access to it; "+"the GITHUB_TOKEN of a workflow sees its own repository only, so give `token` another one."}]
const s={code:"refused",fix:()=>"If these words are not clear, please report them."}
function refusalOf(e,t,n){const{type:a,message:i}=mostTelling(e)
const fits=e=>(e.type?.test(a)??true)&&(e.words?.test(i)??true)
const{code:u,fix:l}=o.find(fits)??s
return new r.fk({code:u,what:t.what,words:i,fix:l(t)},{cause:n})}function refusalOfComplaints(e,t){return refusalOf({kind:"complaints",complaints:e,data:null,headers:{}},t)}function mostTelling(e){if(e.kind==="no-answer")return{type:"",message:e.message}
if(e.kind==="status")return{type:`HTTP ${e.status}`,message:e.message}
const t=e.complaints[0]
return{type:t?.type??"",message:t?.message??""}}function propose({ours:e,rules:t}){const n=t.length===0?"":`Its rules ask for ${t.join(", ")}. `
return e?`${n}Set \`pull-request-branch\` to a name that these rules leave alone.`:`${n}Set \`mode: pull-request\`, which proposes the change instead of pushing it.`}function grant({needs:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`, and any other \`token\` the same permission on this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token can only read: refresh on `schedule` or `push`."}function renewToken(){return"The token is wrong, expired or revoked: renew the one in `token`, or leave `token` out."}},5450:(e,t,n)=>{n.d(t,{$6:()=>textAt,Qc:()=>flagAt,Xd:()=>orNull,at:()=>at,gT:()=>listAt,tk:()=>numberAt})
var r=n(9452)
function at(e,t){const{value:n}=e
const r=typeof n==="object"&&n!==null?Reflect.get(n,t):undefined
return{value:r,path:e.path===""?t:`${e.path}.${t}`}}function orNull(e,t){return e.value===null||e.value===undefined?null:t(e)}function textAt(e){if(typeof e.value!=="string")throw new r.qx(e.path)
return e.value}function numberAt(e){if(typeof e.value!=="number")throw new r.qx(e.path)
return e.value}function flagAt(e){if(typeof e.value!=="boolean")throw new r.qx(e.path)
return e.value}function listAt(e,t){if(!Array.isArray(e.value))throw new r.qx(e.path)
return e.value.map((n,r)=>t({value:n,path:`${e.path}.${r}`}))}},7201:(e,t,n)=>{n.d(t,{g7:()=>decodeText,lm:()=>noObject,wx:()=>encodeText,zA:()=>blobId})
var r=n(7598)
function blobId(e,t){const n=t.length===64?"sha256":"sha1"
return(0,r.createHash)(n).update(`blob ${e.length}\0`).update(e).digest("hex")}function noObject(e){return"0".repeat(e.length)}function decodeText(e){try{return new TextDecoder("utf-8",{fatal:true,ignoreBOM:true}).decode(e)}catch{return null}}function encodeText(e){const t=Buffer.from(e,"utf8")
return t.toString("utf8")===e?t:null}},9063:(e,t,n)=>{n.d(t,{T9:()=>filesDocument,un:()=>headDocument,wy:()=>r})
const r=100
function headDocument(e){const{owner:t,name:n,branch:r,ours:o,paths:a,recent:i}=e
const u=r===null?"defaultBranchRef":"ref(qualifiedName: $baseRef)"
const l=["$owner: String!","$name: String!",...pathParameters(a)]
if(r!==null)l.push("$baseRef: String!","$baseName: String!")
if(o!==null)l.push("$oursRef: String!","$oursName: String!")
const c=`query Head(${l.join(", ")}) {\n  repository(owner: $owner, name: $name) {\n    id nameWithOwner url isEmpty\n    defaultBranchRef { name }\n    mergeQueue${r===null?"":"(branch: $baseName)"} { id }\n    base: ${u} {\n      name\n      rules(first: 50) { nodes { type } }\n      target { oid ... on Commit { tree { oid } ${i?recentCommits(10):""} ${files(a)} } }\n    }${o===null?"":proposal(a)}\n  }\n}${entryFragment(a)}${o===null?"":s}`
const d={owner:t,name:n,...pathVariables(a),...r===null?{}:{baseRef:`refs/heads/${r}`,baseName:r},...o===null?{}:{oursRef:`refs/heads/${o}`,oursName:o}}
return{text:c,variables:d}}function filesDocument(e,t,n,r){const o=["$owner: String!","$name: String!","$oid: GitObjectID!",...pathParameters(r)]
const s=`query Files(${o.join(", ")}) {\n  repository(owner: $owner, name: $name) {\n    nameWithOwner\n    object(oid: $oid) { oid ... on Commit { tree { oid } ${files(r)} } }\n  }\n}${entryFragment(r)}`
return{text:s,variables:{owner:e,name:t,oid:n,...pathVariables(r)}}}const o=50
function proposal(e){return`\n    ours: ref(qualifiedName: $oursRef) {\n      compare(headRef: $baseName) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) { nodes { ...PullRequestFields } }\n      target { oid ... on Commit { ${recentCommits(o)} ${files(e)} } }\n    }\n    closed: pullRequests(\n      headRefName: $oursName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) { nodes { ...PullRequestFields } }`}const s=`\nfragment PullRequestFields on PullRequest {\n  id number url state title body baseRefName headRefOid isCrossRepository\n}`
function recentCommits(e){return`history(first: ${e}) {\n        nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } }\n      }`}function files(e){return e.map((e,t)=>`f${t}: file(path: $p${t}) { ...Entry }`).join(" ")}function entryFragment(e){if(e.length===0)return""
return`\nfragment Entry on TreeEntry { mode type object { ... on Blob { oid byteSize text } } }`}function pathParameters(e){return e.map((e,t)=>`$p${t}: String!`)}function pathVariables(e){return Object.fromEntries(e.map((e,t)=>[`p${t}`,e]))}},4927:(e,t,n)=>{n.d(t,{filesAt:()=>filesAt,w:()=>entriesAt})
var r=n(6873)
var o=n(2092)
var s=n(3170)
var a=n(5450)
var i=n(9063)
var u=n(5135)
var l=n(3032)
var c=n(7639)
async function filesAt(e,t,n,r){const o=r.matches===null?null:await(0,u.C)(e,t,n)
const s=(0,u.Q)(r,o)
const a=await entriesAt(e,t,n,s)
return(0,l.Z)(e,t,s,a,`at commit ${n}`)}async function entriesAt(e,t,n,u){const{owner:l,name:d}=(0,o.W)(t)
const f=`Reading ${t} at ${n} failed`
const m={what:f,needs:"contents: read",ours:false,rules:[]}
const p=[]
for(let t=0;t<u.length;t+=i.wy){const o=u.slice(t,t+i.wy)
const{text:f,variables:h}=(0,i.T9)(l,d,n,o)
const{data:w,complaints:g}=await(0,r.P)(e,f,h,m)
if(g.length>0)throw(0,s.i)(g,m)
const y=(0,a.at)((0,a.at)({value:w,path:""},"repository"),"object")
const b=(0,a.Xd)(y,e=>(0,c.$2)(e,o.length))
if(b===null)throw(0,s.i)([noCommit(n)],m)
p.push(...b)}return p}function noCommit(e){return{type:"NOT_FOUND",message:`no object ${e}`,path:"repository.object"}}},5135:(e,t,n)=>{n.d(t,{C:()=>listFiles,Q:()=>choosePaths})
var r=n(6873)
var o=n(2092)
var s=n(5450)
var a=n(9452)
var i=n(7639)
async function listFiles(e,t,n){const r=await readTree(e,t,n,true).catch(missing)
if(r===null)return null
const o=r.whole?r.entries:await walk(e,t,n,"")
const s=o.filter(isFile).map(({path:e})=>e)
return{oid:r.oid,paths:s}}async function walk(e,t,n,r){const o=await readTree(e,t,n,false)
if(!o.whole){const e="holds more entries than GitHub lists; name the files instead of using a glob"
throw new a.ur([{path:r||"the top folder",code:"listing-cut",message:e}])}const s=[]
for(const n of o.entries){const o=`${r}${n.path}`
if(n.type!=="tree"){s.push({...n,path:o})
continue}const a=await readTree(e,t,n.oid,true)
const i=a.whole?a.entries.map(e=>({...e,path:`${o}/${e.path}`})):await walk(e,t,n.oid,`${o}/`)
for(const e of i)s.push(e)}return s}async function readTree(e,t,n,a){const{owner:i,name:u}=(0,o.W)(t)
const l=`GET /repos/{owner}/{name}/git/trees/{tree}${a?"?recursive=1":""}`
const c={what:`Listing ${t} failed`,needs:"contents: read",ours:false,rules:[]}
const d={value:await(0,r.Jt)(e,l,{owner:i,name:u,tree:n},c),path:""}
return{oid:(0,s.$6)((0,s.at)(d,"sha")),whole:(0,s.at)(d,"truncated").value!==true,entries:(0,s.gT)((0,s.at)(d,"tree"),readTreeEntry)}}function readTreeEntry(e){return{path:(0,s.$6)((0,s.at)(e,"path")),oid:(0,s.Xd)((0,s.at)(e,"sha"),s.$6)??"",mode:Number.parseInt((0,s.$6)((0,s.at)(e,"mode")),8),type:(0,s.$6)((0,s.at)(e,"type"))}}function isFile({type:e,mode:t}){return e==="blob"&&(t===i.VI||t===i.vs)}function missing(e){if(e instanceof a.fk&&(e.code==="not-found"||/repository is empty/i.test(e.words))){return null}throw e}function choosePaths({paths:e,matches:t},n){const r=t===null||n===null?[]:n.paths.filter(t)
return[...new Set([...e,...r])]}},3032:(e,t,n)=>{n.d(t,{Z:()=>readTexts})
var r=n(6873)
var o=n(2092)
var s=n(5450)
var a=n(9452)
var i=n(7201)
var u=n(7639)
const l=16*1024*1024
const c=[{code:"folder",fits:({type:e})=>e==="tree",message:"is a folder, where a file is needed"},{code:"submodule",fits:({type:e})=>e==="commit",message:"is a submodule, not a file"},{code:"symlink",fits:({mode:e})=>e===u.YN,message:"is a symlink; name the file it points to"},{code:"irregular",fits:({mode:e,blob:t})=>t===null||e!==u.VI&&e!==u.vs,message:"is not a regular file"},{code:"too-large",fits:({blob:e})=>e!==null&&e.size>l,message:"is larger than 16 MiB"}]
async function readTexts(e,t,n,r,o){const s=[]
const i=[]
for(const[a,u]of n.entries()){const n=await readText(e,t,u,r[a]??null,o)
if("code"in n)i.push(n)
else s.push(n)}if(i.length>0)throw new a.ur(i)
return s}async function readText(e,t,n,r,o){if(r===null)return{path:n,code:"missing",message:`does not exist ${o}`}
const s=c.find(({fits:e})=>e(r))
if(s!==undefined)return{path:n,code:s.code,message:s.message}
const{blob:a,mode:u}=r
if(a===null)return{path:n,code:"irregular",message:"is not a regular file"}
const{oid:l}=a
if(a.text!==null&&(0,i.zA)(Buffer.from(a.text),l)===l)return{path:n,text:a.text,oid:l,mode:u}
const d=await fetchBlob(e,t,n,l)
const f=(0,i.g7)(d)
if(f===null)return{path:n,code:"not-utf8",message:"is not UTF-8 text"}
return{path:n,text:f,oid:l,mode:u}}async function fetchBlob(e,t,n,u){const{owner:l,name:c}=(0,o.W)(t)
const d="GET /repos/{owner}/{name}/git/blobs/{oid}"
const f={what:`Reading ${n} failed`,needs:"contents: read",ours:false,rules:[]}
const m=await(0,r.Jt)(e,d,{owner:l,name:c,oid:u},f)
const p=Buffer.from((0,s.$6)((0,s.at)({value:m,path:""},"content")),"base64")
if((0,i.zA)(p,u)===u)return p
throw new a.ur([{path:n,code:"damaged",message:`did not arrive whole (blob ${u})`}])}},7639:(e,t,n)=>{n.d(t,{$2:()=>readEntries,VI:()=>o,YN:()=>a,vs:()=>s})
var r=n(5450)
const o=33188
const s=33261
const a=40960
function readEntries(e,t){return Array.from({length:t},(t,n)=>(0,r.Xd)((0,r.at)(e,`f${n}`),readEntry))}function readEntry(e){const t=(0,r.at)(e,"object")
return{mode:(0,r.tk)((0,r.at)(e,"mode")),type:(0,r.$6)((0,r.at)(e,"type")),blob:(0,r.Xd)((0,r.at)(t,"oid"),()=>readBlob(t))}}function readBlob(e){return{oid:(0,r.$6)((0,r.at)(e,"oid")),size:(0,r.tk)((0,r.at)(e,"byteSize")),text:(0,r.Xd)((0,r.at)(e,"text"),r.$6)}}}}

