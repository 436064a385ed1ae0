"use strict"
exports.id=86
exports.ids=[86]
exports.modules={4896:(e,t,n)=>{n.d(t,{$:()=>parseFilePatterns})
var r=n(6760)
var s=n(8159)
var a=n(1641)
var o=n(7819)
async function parseFilePatterns(e,t){const n=e.filter(e=>!e.startsWith("!"))
if(n.length===0){throw new s.eR("input files","contains only exclusions: name at least one file, folder or pattern")}const r=n.filter(isPlainFile).map(normalizePath)
const o=await parsePatterns(n.filter(e=>!isPlainFile(e)))
const i=e.filter(e=>e.startsWith("!")).map(e=>e.slice(1))
const u=o.length===0?[]:await parsePatterns(i)
const isExplicit=e=>r.includes(e)||o.some(t=>t.path===e)
const isCandidate=e=>(0,a.be)(e)!==null&&!isSkipped(e)&&!u.some(({matches:t})=>t(e))
const matchedBy=e=>isCandidate(e)?o.filter(t=>t.path!==e&&t.matches(e)).map(({entry:e})=>e):[]
return{paths:r,matches:o.length===0?null:e=>isExplicit(e)||matchedBy(e).length>0,toInputFiles(e){const n=e.map(({path:e})=>e)
for(const e of o)assertMatch(e,n,t)
return e.map(({path:e,text:n})=>({path:e,format:t??(0,a.be)(e)??"md",isExplicit:isExplicit(e),matchedBy:matchedBy(e),content:{outcome:"read",text:n}}))}}}function assertMatch({entry:e,path:t,matches:n},r,i){if(r.includes(t)){if(i!==null||(0,a.be)(t)!==null)return
const n="specify a Markdown, MDX or HTML file, or set format"
throw new s.eR("input files",`names ${(0,o.h)(e)}, whose format is not supported: ${n}`)}if(r.some(n))return
const u="which matches no Markdown, MDX or HTML file: correct or remove it"
throw new s.eR("input files",`has ${(0,o.h)(e)}, ${u}`)}function isSkipped(e){return e.split("/").some(e=>e==="node_modules"||e===".git")}function isPlainFile(e){return(0,a.be)(e)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(e)}async function parsePatterns(e){if(e.length===0)return[]
const{default:t}=await n.e(6).then(n.t.bind(n,4006,19))
return e.map(e=>{const n=normalizePath(e)
const r=n===""?"":`${n}/`
const s=t(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:e,path:n,matches:e=>e.startsWith(r)||s(e)}})}function normalizePath(e){const t=r.posix.normalize(e).replace(/\/$/,"")
if(r.posix.isAbsolute(t)||t===".."||t.startsWith("../")){const t="write a path relative to its top directory, such as docs/index.md"
throw new s.eR("input files",`names ${(0,o.h)(e)}, which is outside the repository: ${t}`)}return t==="."?"":t}},9300:(e,t,n)=>{n.d(t,{g:()=>createGitHubEffects})
var r=n(8159)
var s=n(3411)
const a=6e4
async function createGitHubEffects({settings:e,context:t,environment:r}){const{now:o,sleep:i,random:u,fetch:c}=r
const l=validateToken(e.token)
const{getOctokit:d}=await n.e(413).then(n.bind(n,2413))
const h=`status-snippets/${s.r}`
const p=d(l,{baseUrl:t.apiUrl,userAgent:h,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(a)})
const f={baseUrl:new URL(t.graphqlUrl).origin,url:t.graphqlUrl}
return{github:{graphql:(e,t)=>p.graphql({query:e,...t,...f,request:request()}),request:(e,t)=>p.request(e,{...t,request:request()})},now:o,sleep:i,random:u}}function validateToken(e){if(e===null){throw new r.eR("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new r.eR("input token","contains white space or a character that no token has: paste it again")}return e}},4093:(e,t,n)=>{n.d(t,{Jt:()=>get,j1:()=>hasUnknownField,Tk:()=>mutate,P:()=>query,hU:()=>unavailable})
var r=n(9452)
var s=n(3170)
function parseFailure(e){const{errors:t,data:n=null,headers:r,status:s,message:a,response:o}=toRecord(e)
if(Array.isArray(t)){const e=t.map(parseGraphQLError)
const{type:s="",message:a=""}=e[0]??{}
return{kind:"graphql",type:s,message:a,errors:e,data:n,headers:toRecord(r)}}if(typeof s!=="number")return null
const i={type:`HTTP ${s}`,message:toSingleLine(a)}
if(!isRecord(o))return{...i,kind:"network",type:""}
return{...i,kind:"status",status:s,headers:toRecord(o.headers)}}function mayHaveSucceeded(e){if(e.kind==="network")return true
if(e.kind==="status")return e.status>=500
return e.errors.some(({message:e})=>/^something went wrong while executing/i.test(e))}const a=6e4
const o=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function readRateLimit(e,t){if(e.kind==="network")return null
const n=toNumber(e.headers["retry-after"])
const r=toNumber(e.headers["x-ratelimit-remaining"])===0
if(!isRateLimit(e,n!==null||r))return null
const s=toNumber(e.headers["x-ratelimit-reset"])
if(n!==null)return{kind:r?"primary":"secondary",waitMs:n*1e3}
if(r&&s!==null)return{kind:"primary",waitMs:Math.max(0,(s+1)*1e3-t)}
return{kind:"secondary",waitMs:a}}function isRateLimit(e,t){if(e.kind==="graphql"){return e.errors.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e)||o.test(t))}if(e.status===429)return true
return e.status===403&&(t||o.test(e.message))}function toNumber(e){const t=typeof e==="number"?String(e):e
return typeof t==="string"&&/^\d+$/.test(t)?Number(t):null}function parseGraphQLError(e){const{type:t,message:n,path:r}=toRecord(e)
return{type:typeof t==="string"?t:"",message:toSingleLine(n),path:Array.isArray(r)?r.join("."):""}}function toSingleLine(e){const t=typeof e==="string"?e.replace(/[\s\p{Cc}]+/gu," "):""
return t.trim().slice(0,500)}function toRecord(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}const i=6e4
const u=2
const c=3
const l=1e3
async function query(e,t,{text:n,variables:r},s){const send=()=>e.github.graphql(n,{...splitName(t),...r})
return toResponse(()=>retryRead(e,send),s)}async function get(e,t,n,r,s){const send=()=>e.github.request(`GET /repos/{owner}/{name}/${n}`,{...splitName(t),...r})
const a={description:s,permission:"contents: read"}
return(await toResponse(async()=>(await retryRead(e,send)).data,a)).data}function splitName(e){const[t="",...n]=e.split("/")
return{owner:t,name:n.join("/")}}async function mutate(e,{text:t,variables:n},r){try{const send=()=>e.github.graphql(t,n)
return await toResponse(()=>waitForRateLimits(e,send),r)}catch(e){const t=parseFailure(e)
if(t!==null&&mayHaveSucceeded(t))return"unknown"
throw e}}async function toResponse(e,t){try{return{data:await e(),errors:[]}}catch(e){const n=parseFailure(e)
if(n===null||mayHaveSucceeded(n))throw e
if(n.kind==="graphql"&&(n.data!==null||hasUnknownField(n.errors)))return n
throw(0,s.w)(n,t,e)}}function hasUnknownField(e){return e.some(({message:e})=>/^Field '\w+' doesn't exist on type/.test(e))}async function retryRead(e,t){for(let n=1;;n+=1){try{return await waitForRateLimits(e,t)}catch(t){const r=parseFailure(t)
if(r===null||!mayHaveSucceeded(r))throw t
const s=r.kind==="status"?r.type:r.message
if(n===c)throw unavailable(s,t)
await e.sleep((.5+e.random())*l*2**(n-1))}}}async function waitForRateLimits(e,t){for(let n=0;;n+=1){try{return await t()}catch(t){const r=parseFailure(t)
const s=r&&readRateLimit(r,e.now())
if(s===null)throw t
if(s.waitMs>i||n===u){throw rateLimited(s.kind,e.now()+s.waitMs,t)}await e.sleep(s.waitMs)}}}function unavailable(e,t){const n=`GitHub did not respond: ${e||"no response"}.`
const s="Run again later; https://www.githubstatus.com shows its status."
return new r.y_("github-unavailable",n,s,{cause:t})}function rateLimited(e,t,n){const s=new Date(t).toISOString().replace(/\.\d+Z$/,"Z")
const a=`GitHub's ${e} rate limit is reached until ${s}.`
const o=`Run again after that${e==="secondary"?", with fewer runs at the same time":""}.`
return new r.y_("rate-limited",a,o,{cause:n})}},3170:(e,t,n)=>{n.d(t,{w:()=>toRefusal})
var r=n(9452)
const s="The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`."
const a=[{code:"bad-credentials",type:/^HTTP 401$/,fix:s},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",message:/through the merge queue/i,fix:usePullRequest},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:usePullRequest},{code:"pull-requests-not-allowed",message:/not permitted to create or approve pull requests/i,fix:'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.'},{code:"missing-workflows-permission",message:/without [`'"]?workflows?[`'"]? (?:permission|scope)/i,fix:"Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, "+"which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the "+"pull request branch and run again."},{code:"archived",message:/archived so is read-only/i,fix:"Remove this workflow, or unarchive the repository."},{code:"sso",message:/SAML enforcement|\bSSO\b/,fix:"Authorize the token for the organization's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",message:/IP allow list/i,fix:"Run on a runner whose address is on the organization's IP allow list."},{code:"branch-name",message:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:"Set `pull-request-branch` to another name."},{code:"branch-creation-restricted",message:/cannot create ref due to creations being restricted/i,fix:"A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set "+"`token` to a GitHub App token that may create branches."},{code:"ruleset",message:/repository rule violations? found/i,fix:usePullRequest},{code:"protected-branch",message:/protected branch|protected ref\b|must be made through a pull request|not authorized to push/i,fix:usePullRequest},{code:"bad-credentials",message:/bad credentials|requires authentication/i,fix:s},{code:"missing-permission",message:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grantPermission},{code:"empty-repository",message:/repository is empty/i,fix:"Push a first commit with the files named in `files`."},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grantPermission},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:"Check `repository` (owner/name) and `branch`. A token without access to a private repository cannot see it; the "+"GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to another one."}]
const o={code:"refused",fix:"If this message does not explain the problem, please report it."}
function toRefusal({type:e,message:t},n,s){const matches=n=>(n.type?.test(e)??true)&&(n.message?.test(t)??true)
const{code:i,fix:u}=a.find(matches)??o
const c=`${n.description}: GitHub says "${t.replace(/\.$/,"")}".`
return new r.y_(i,c,typeof u==="string"?u:u(n),{cause:s})}function usePullRequest({isOwnBranch:e,branchRules:t=[]}){const n=t.length===0?"":`Its rules require ${t.join(", ")}. `
return e?`${n}Set \`pull-request-branch\` to a name that these rules do not apply to.`:`${n}Set \`mode: pull-request\`, which opens a pull request instead of pushing to the branch.`}function grantPermission({permission:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`; another \`token\` needs the same permission for this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`."}},5450:(e,t,n)=>{n.d(t,{I5:()=>rootOf,ZZ:()=>field,_j:()=>asArray,i:()=>asNumber,lq:()=>optional,oJ:()=>asString,tB:()=>asBoolean})
var r=n(9452)
function rootOf(e){return{value:e,path:""}}function field(e,...t){return t.reduce(({value:e,path:t},n)=>{const r=typeof e==="object"&&e!==null?Reflect.get(e,n):undefined
return{value:r,path:t===""?n:`${t}.${n}`}},e)}function optional(e,t){return e.value===null||e.value===undefined?null:t(e)}function asString({value:e,path:t}){return typeof e==="string"?e:fail(t)}function asNumber({value:e,path:t}){return typeof e==="number"?e:fail(t)}function asBoolean({value:e,path:t}){return typeof e==="boolean"?e:fail(t)}function asArray({value:e,path:t},n){if(!Array.isArray(e))return fail(t)
return e.map((e,r)=>n({value:e,path:`${t}.${r}`}))}function fail(e){const t="Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server."
throw new r.y_("unexpected-answer",`GitHub's response has no usable "${e}".`,t)}},9063:(e,t,n)=>{n.d(t,{T9:()=>filesDocument,aY:()=>branchDocument,rN:()=>r})
const r=100
const s=50
const a=10
function branchDocument(e){const{branch:t,pullRequestBranch:n,paths:r,withHistory:s,withRules:o}=e
const i=t!==null&&(o||n!==null)
const u={...t===null?{}:{baseRef:`refs/heads/${t}`},...i?{baseName:t}:{},...n===null?{}:{headRef:`refs/heads/${n}`,headName:n}}
const c=Object.keys(u).map(e=>`, $${e}: String!`)
const l=`query Branch($owner: String!, $name: String!${c.join("")}${pathParameters(r)}) {\n  repository(owner: $owner, name: $name) {\n    id nameWithOwner url isEmpty\n    defaultBranchRef { name }\n    ${o?`mergeQueue${t===null?"":"(branch: $baseName)"} { id }`:""}\n    base: ${t===null?"defaultBranchRef":"ref(qualifiedName: $baseRef)"} {\n      name\n      ${o?"rules(first: 50) { nodes { type } }":""}\n      target { oid ... on Commit { tree { oid } ${s?history(a):""} ${files(r)} } }\n    }\n    ${n===null?"":pullRequestFields(r)}\n  }\n}`
return{text:l,variables:{...u,...pathVariables(r)}}}function filesDocument(e,t){const n=`query Files($owner: String!, $name: String!, $oid: GitObjectID!${pathParameters(t)}) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $oid) { oid ... on Commit { ${files(t)} } }\n  }\n}`
return{text:n,variables:{oid:e,...pathVariables(t)}}}function pullRequestFields(e){const t="{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }"
return`head: ref(qualifiedName: $headRef) {\n      compare(headRef: $baseName) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) ${t}\n      target { oid ... on Commit { ${history(s)} ${files(e)} } }\n    }\n    closed: pullRequests(\n      headRefName: $headName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) ${t}`}function history(e){return`history(first: ${e}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`}function files(e){const t="{ mode type object { ... on Blob { oid byteSize text } } }"
return e.map((e,n)=>`f${n}: file(path: $p${n}) ${t}`).join(" ")}function pathParameters(e){return e.map((e,t)=>`, $p${t}: String!`).join("")}function pathVariables(e){return Object.fromEntries(e.map((e,t)=>[`p${t}`,e]))}},1830:(e,t,n)=>{n.d(t,{IM:()=>blobOid,MA:()=>s,VX:()=>o,tC:()=>zeroOid,yE:()=>a})
var r=n(7598)
const s=33188
const a=33261
const o=40960
function blobOid(e,t){const n=t.length===64?"sha256":"sha1"
return(0,r.createHash)(n).update(`blob ${e.length}\0`).update(e).digest("hex")}function zeroOid(e){return"0".repeat(e.length)}},5135:(e,t,n)=>{n.d(t,{C:()=>listFiles})
var r=n(4093)
var s=n(5450)
var a=n(9452)
var o=n(1830)
async function listFiles(e,t,n){try{return await listTree(e,t,n,"")}catch(e){if(e instanceof a.y_&&(e.code==="not-found"||e.code==="empty-repository"))return null
throw e}}async function listTree(e,t,n,r){const s=await readTree(e,t,n,"?recursive=1")
if(!s.isTruncated)return{oid:s.oid,files:s.entries.map(inFolder).filter(isFile)}
const o=await readTree(e,t,n,"")
if(o.isTruncated){const e="contains more entries than GitHub lists; specify files instead of a pattern"
throw new a.ur([{path:r||"the top directory",code:"listing-cut",message:e}])}let i=[]
for(const n of o.entries.map(inFolder)){if(n.type==="tree"){i=i.concat((await listTree(e,t,n.oid,`${n.path}/`)).files)}else if(isFile(n)){i.push(n)}}return{oid:s.oid,files:i}
function inFolder(e){return{...e,path:`${r}${e.path}`}}}async function readTree(e,t,n,a){const o=await(0,r.Jt)(e,t,`git/trees/{tree}${a}`,{tree:n},`Listing ${t} failed`)
const i=(0,s.I5)(o)
return{oid:(0,s.oJ)((0,s.ZZ)(i,"sha")),isTruncated:(0,s.ZZ)(i,"truncated").value===true,entries:(0,s._j)((0,s.ZZ)(i,"tree"),parseEntry)}}function parseEntry(e){return{path:(0,s.oJ)((0,s.ZZ)(e,"path")),oid:(0,s.lq)((0,s.ZZ)(e,"sha"),s.oJ)??"",mode:Number.parseInt((0,s.oJ)((0,s.ZZ)(e,"mode")),8),type:(0,s.oJ)((0,s.ZZ)(e,"type")),sizeBytes:(0,s.lq)((0,s.ZZ)(e,"size"),s.i)??0}}function isFile({type:e,mode:t}){return e==="blob"&&(t===o.MA||t===o.yE)}},8228:(e,t,n)=>{n.d(t,{K:()=>parseEntries,S:()=>parseRepository})
var r=n(5450)
function parseRepository(e,t){const n=(0,r.ZZ)((0,r.I5)(e),"repository")
return{repository:{id:(0,r.oJ)((0,r.ZZ)(n,"id")),nameWithOwner:(0,r.oJ)((0,r.ZZ)(n,"nameWithOwner")),url:(0,r.oJ)((0,r.ZZ)(n,"url")),isEmpty:(0,r.tB)((0,r.ZZ)(n,"isEmpty")),defaultBranch:(0,r.lq)((0,r.ZZ)(n,"defaultBranchRef","name"),r.oJ)},base:(0,r.lq)((0,r.ZZ)(n,"base"),e=>({name:(0,r.oJ)((0,r.ZZ)(e,"name")),treeOid:(0,r.oJ)((0,r.ZZ)(e,"target","tree","oid")),rules:describeRules(n),...parseBranch((0,r.ZZ)(e,"target"),t)})),head:(0,r.lq)((0,r.ZZ)(n,"head"),e=>({behindBy:(0,r.lq)((0,r.ZZ)(e,"compare","aheadBy"),r.i)??Number.POSITIVE_INFINITY,aheadBy:(0,r.lq)((0,r.ZZ)(e,"compare","behindBy"),r.i)??Number.POSITIVE_INFINITY,openPullRequests:parseNodes((0,r.ZZ)(e,"associatedPullRequests"),parsePullRequest),...parseBranch((0,r.ZZ)(e,"target"),t)})),closed:parseNodes((0,r.ZZ)(n,"closed"),parsePullRequest).filter(e=>!e.isCrossRepository)}}function parseBranch(e,t){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),entries:parseEntries(e,t),history:parseNodes((0,r.ZZ)(e,"history"),parseCommit)}}function parseEntries(e,t){return Array.from({length:t},(t,n)=>(0,r.lq)((0,r.ZZ)(e,`f${n}`),parseEntry))}function parseEntry(e){const t=(0,r.ZZ)(e,"object")
return{mode:(0,r.i)((0,r.ZZ)(e,"mode")),type:(0,r.oJ)((0,r.ZZ)(e,"type")),blob:(0,r.lq)((0,r.ZZ)(t,"oid"),e=>({oid:(0,r.oJ)(e),sizeBytes:(0,r.i)((0,r.ZZ)(t,"byteSize")),text:(0,r.lq)((0,r.ZZ)(t,"text"),r.oJ)}))}}function parseCommit(e){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),message:(0,r.oJ)((0,r.ZZ)(e,"message")),committerEmail:(0,r.lq)((0,r.ZZ)(e,"committer","email"),r.oJ)??"",parents:parseNodes((0,r.ZZ)(e,"parents"),e=>(0,r.oJ)((0,r.ZZ)(e,"oid")))}}function parsePullRequest(e){return{id:(0,r.oJ)((0,r.ZZ)(e,"id")),number:(0,r.i)((0,r.ZZ)(e,"number")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),state:(0,r.oJ)((0,r.ZZ)(e,"state")),title:(0,r.oJ)((0,r.ZZ)(e,"title")),body:(0,r.oJ)((0,r.ZZ)(e,"body")),base:(0,r.oJ)((0,r.ZZ)(e,"baseRefName")),headOid:(0,r.oJ)((0,r.ZZ)(e,"headRefOid")),isCrossRepository:(0,r.tB)((0,r.ZZ)(e,"isCrossRepository"))}}function parseNodes(e,t){return(0,r.lq)((0,r.ZZ)(e,"nodes"),e=>(0,r._j)(e,t))??[]}const s={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function describeRules(e){const t=(0,r.lq)((0,r.ZZ)(e,"base","rules","nodes"),e=>(0,r._j)(e,e=>s[String((0,r.ZZ)(e,"type").value)]))
const n=(0,r.ZZ)(e,"mergeQueue").value?"the merge queue":undefined
return[...new Set([...t??[],n])].filter(e=>e!==undefined)}},891:(e,t,n)=>{n.d(t,{Fl:()=>branchKeepsMoving,pG:()=>readBranch,yt:()=>readDefaultBranch})
var r=n(4093)
var s=n(3170)
var a=n(5450)
var o=n(9452)
var i=n(9063)
var u=n(5135)
var c=n(8228)
var l=n(8378)
var d=n(3032)
const h=5
async function readBranch(e,{repository:t,branch:n,pullRequestBranch:r},s,a=false){const o=n??"HEAD"
let c=s.matches===null?null:await(0,u.C)(e,t,o)
for(let o=0;o<h;o+=1){const o=(0,d.L)(s,c)
const l=o.slice(0,i.rN)
const h={branch:n,pullRequestBranch:r,paths:l,withHistory:a,withRules:true}
const p=await readSnapshot(e,t,h)
const f=requireBase(p,n)
if(s.matches===null||c?.oid===f.oid||c?.oid===f.treeOid){return readRest(e,{...p,base:f,paths:o})}const m=await(0,u.C)(e,p.repository.nameWithOwner,f.oid)
c={oid:f.oid,files:m?.files??[]}
if(o.join("\n")===(0,d.L)(s,c).join("\n")){return readRest(e,{...p,base:f,paths:o})}}throw branchKeepsMoving(o,h,"")}async function readDefaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const o={description:`Reading ${t} failed`,permission:"contents: read"}
const{data:i,errors:u}=await(0,r.P)(e,t,{text:n,variables:{}},o)
if(u[0]!==undefined)throw(0,s.w)(u[0],o)
const c=(0,a.lq)((0,a.ZZ)((0,a.I5)(i),"repository","defaultBranchRef","name"),a.oJ)
if(c===null)throw emptyRepository(t)
return c}function branchKeepsMoving(e,t,n){const r=n===""?"":` GitHub's last message: "${n}".`
const s=`Branch "${e}" changed between reading and writing ${t} times.${r}`
const a="Run again later, or give the workflow a `concurrency` group."
return new o.y_("head-keeps-moving",s,a)}async function readSnapshot(e,t,n){const{paths:a,withRules:o}=n
const u={description:`Reading ${t} failed`,permission:"contents: read"}
const{data:d,errors:h}=await(0,r.P)(e,t,(0,i.aY)(n),u)
if(o&&(0,r.j1)(h))return readSnapshot(e,t,{...n,withRules:false})
const p=h.filter(e=>!isTolerable(e))
if(p[0]!==undefined){const e=p.some(({path:e})=>/associatedPullRequests|closed/.test(e))
const t=e?"pull-requests: write":u.permission
throw(0,s.w)(p[0],{...u,permission:t})}const f=(0,c.S)(d,a.length)
if(!h.some(l.MR))return f
const withLargeFiles=async(n,r)=>({...n,entries:await(0,l.md)(e,t,n.oid,a,n.entries,h,r)})
const{base:m,head:y}=f
return{...f,base:m&&await withLargeFiles(m,"repository.base.target"),head:y&&await withLargeFiles(y,"repository.head.target")}}function isTolerable(e){if(/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/.test(e.path))return true
return(0,l.F6)(e)||(0,l.MR)(e)}function requireBase({repository:e,base:t},n){if(t!==null)return t
const{isEmpty:r,nameWithOwner:s,defaultBranch:a}=e
if(r)throw emptyRepository(s)
const i=a===null?"":`; the default branch is "${a}"`
const u=`Branch "${n??"HEAD"}" does not exist in ${s}.`
throw new o.y_("branch-not-found",u,`Set \`branch\` to an existing one${i}.`)}function emptyRepository(e){const t="Push a first commit with the files named in `files`."
return new o.y_("empty-repository",`${e} has no commit yet.`,t)}async function readRest(e,t){const{nameWithOwner:n}=t.repository
const r=t.paths.slice(i.rN)
const withRest=async t=>{if(r.length===0)return t
const s=await(0,l.$2)(e,n,t.oid,r)
return{...t,entries:[...t.entries,...s]}}
const s=await withRest(t.base)
const a=t.head&&await withRest(t.head)
const o=`on branch "${s.name}"`
const u=await(0,d.Z)(e,n,t.paths,s.entries,o)
return{...t,base:s,head:a,files:u}}},8378:(e,t,n)=>{n.d(t,{$2:()=>readEntries,F6:()=>isMissingFile,MR:()=>hasLargeFile,kN:()=>readCommit,md:()=>addLargeFiles})
var r=n(4093)
var s=n(3170)
var a=n(5450)
var o=n(9063)
var i=n(5135)
var u=n(8228)
var c=n(3032)
async function readCommit(e,t,n,r){const s=r.matches===null?null:await(0,i.C)(e,t,n)
const a=(0,c.L)(r,s)
const o=await readEntries(e,t,n,a)
return(0,c.Z)(e,t,a,o,`at commit ${n}`)}async function readEntries(e,t,n,i){const c={description:`Reading ${t} at ${n} failed`,permission:"contents: read"}
const l=[]
for(let d=0;d<i.length;d+=o.rN){const h=i.slice(d,d+o.rN)
const{data:p,errors:f}=await(0,r.P)(e,t,(0,o.T9)(n,h),c)
const m=f.find(e=>!isMissingFile(e)&&!hasLargeFile(e))
if(m!==undefined)throw(0,s.w)(m,c)
const y=(0,a.ZZ)((0,a.I5)(p),"repository","object")
const w=(0,a.lq)(y,e=>(0,u.K)(e,h.length))
if(w===null)throw(0,s.w)({type:"NOT_FOUND",message:`no object ${n}`},c)
l.push(...await addLargeFiles(e,t,n,h,w,f,y.path))}return l}async function addLargeFiles(e,t,n,r,s,a,o){const u=new Set(a.filter(hasLargeFile).map(({path:e})=>e))
const c=r.map((e,t)=>u.has(`${o}.f${t}`))
if(!c.includes(true))return s
const l=await(0,i.C)(e,t,n)
return s.map((e,t)=>{const n=c[t]&&l?.files.find(({path:e})=>e===r[t])
return n?{...n,blob:{...n,text:null}}:e})}function isMissingFile({path:e,type:t}){return t==="NOT_FOUND"&&/\.f\d+$/.test(e)}function hasLargeFile({path:e,message:t}){return/\.f\d+$/.test(e)&&/over 10 ?mb/i.test(t)}},3032:(e,t,n)=>{n.d(t,{L:()=>selectPaths,Z:()=>readTexts})
var r=n(4093)
var s=n(5450)
var a=n(9452)
var o=n(1830)
const i=16*1024*1024
function selectPaths({paths:e,matches:t},n){const r=n?.files.map(({path:e})=>e)??[]
return[...new Set([...e,...t===null?[]:r.filter(t)])]}async function readTexts(e,t,n,r,s){const o=[]
const i=[]
for(const[a,u]of n.entries()){const n=await readText(e,t,u,r[a]??null,s)
if("code"in n)i.push(n)
else o.push(n)}if(i.length>0)throw new a.ur(i)
return o}async function readText(e,t,n,r,s){const refuse=(e,t)=>({path:n,code:e,message:t})
if(r===null)return refuse("missing",`does not exist ${s}`)
const{mode:a,type:u,blob:c}=r
if(u==="tree")return refuse("folder","is a directory, but a file is required")
if(u==="commit")return refuse("submodule","is a submodule, not a file")
if(a===o.VX)return refuse("symlink","is a symbolic link; specify the file it points to")
const l=a===o.MA||a===o.yE
if(!l||c===null)return refuse("irregular","is not a regular file")
if(c.sizeBytes>i)return refuse("too-large","is larger than 16 MiB")
const{oid:d}=c
const hasId=e=>(0,o.IM)(e,d)===d
if(c.text!==null&&hasId(Buffer.from(c.text)))return{path:n,text:c.text,oid:d,mode:a}
const h=await fetchBlob(e,t,n,d)
if(!hasId(h))return refuse("damaged",`did not arrive complete (blob ${d})`)
const p=h.toString()
return hasId(Buffer.from(p))?{path:n,text:p,oid:d,mode:a}:refuse("not-utf8","is not UTF-8 text")}async function fetchBlob(e,t,n,a){const o=await(0,r.Jt)(e,t,"git/blobs/{oid}",{oid:a},`Reading ${n} failed`)
return Buffer.from((0,s.oJ)((0,s.ZZ)((0,s.I5)(parseIfText(o)),"content")),"base64")}function parseIfText(e){if(typeof e!=="string")return e
try{return JSON.parse(e)}catch{return e}}}}

