"use strict"
exports.id=818
exports.ids=[818]
exports.modules={14896:(e,t,n)=>{n.d(t,{$:()=>parseFilePatterns})
var r=n(76760)
var s=n(28159)
var o=n(11641)
var a=n(57819)
async function parseFilePatterns(e,t){const n=e.filter(e=>!e.startsWith("!"))
if(n.length===0){throw new s.e("input files","contains only exclusions: name at least one file, folder or pattern")}const r=n.filter(isPlainFile).map(normalizePath)
const a=await parsePatterns(n.filter(e=>!isPlainFile(e)))
const i=e.filter(e=>e.startsWith("!")).map(e=>e.slice(1))
const u=a.length===0?[]:await parsePatterns(i)
const isExplicit=e=>r.includes(e)||a.some(t=>t.path===e)
const isCandidate=e=>(0,o.be)(e)!==null&&!isSkipped(e)&&!u.some(({matches:t})=>t(e))
const matchedBy=e=>isCandidate(e)?a.filter(t=>t.path!==e&&t.matches(e)).map(({entry:e})=>e):[]
return{paths:r,matches:a.length===0?null:e=>isExplicit(e)||matchedBy(e).length>0,isExplicit,matchedBy,assertMatches(e){for(const n of a)assertMatch(n,e,t)}}}function assertMatch({entry:e,path:t,matches:n},r,i){if(r.includes(t)){if(i||(0,o.be)(t)!==null)return
throw new s.e("input files",`names ${(0,a.h)(e)}, whose format is not supported: name a Markdown, MDX or HTML file, or set format`)}if(r.some(n))return
throw new s.e("input files",`has ${(0,a.h)(e)}, which matches no Markdown, MDX or HTML file: correct or remove it`)}const i=["node_modules",".git"]
function isSkipped(e){return e.split("/").some(e=>i.includes(e))}function isPlainFile(e){return(0,o.be)(e)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(e)}async function parsePatterns(e){if(e.length===0)return[]
const{default:t}=await n.e(6).then(n.t.bind(n,14006,19))
return e.map(e=>{const n=normalizePath(e)
const r=n===""?"":`${n}/`
const s=t(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:e,path:n,matches:e=>e.startsWith(r)||s(e)}})}function normalizePath(e){const t=r.posix.normalize(e).replace(/\/$/,"")
if(r.posix.isAbsolute(t)||t===".."||t.startsWith("../")){throw new s.e("input files",`names ${(0,a.h)(e)}, which is outside the repository: write a path relative to its top directory, such as docs/index.md`)}return t==="."?"":t}},9248:(e,t,n)=>{n.d(t,{Jt:()=>get,j1:()=>hasUnknownField,Tk:()=>mutate,P:()=>query,hU:()=>unavailable})
var r=n(9452)
var s=n(83170)
const o=6e4
const a=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function readRateLimit(e,t){if(e.kind==="network")return null
const n=toNumber(e.headers["retry-after"])
const r=toNumber(e.headers["x-ratelimit-remaining"])===0
if(!isRateLimit(e,n!==null||r))return null
const s=toNumber(e.headers["x-ratelimit-reset"])
if(n!==null)return{kind:r?"primary":"secondary",waitMs:n*1e3}
if(r&&s!==null)return{kind:"primary",waitMs:Math.max(0,(s+1)*1e3-t)}
return{kind:"secondary",waitMs:o}}function isRateLimit(e,t){if(e.kind==="graphql"){return e.errors.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e??"")||a.test(t))}if(e.status===429)return true
return e.status===403&&(t||a.test(e.message))}function toNumber(e){const t=typeof e==="number"?String(e):e
return typeof t==="string"&&/^\d+$/.test(t)?Number(t):null}function parseFailure(e){if(!isRecord(e))return null
if(Array.isArray(e.errors)){const t=e.errors.map(parseGraphQLError)
return{kind:"graphql",errors:t,data:e.data??null,headers:toRecord(e.headers)}}if(typeof e.status!=="number")return null
const t=toSingleLine(e.message)
if(!isRecord(e.response))return{kind:"network",message:t}
return{kind:"status",status:e.status,message:t,headers:toRecord(e.response.headers)}}function mayHaveSucceeded(e){if(e.kind==="network")return true
if(e.kind==="status")return e.status>=500
return e.errors.some(({message:e})=>/^something went wrong while executing/i.test(e))}function parseGraphQLError(e){const{type:t,message:n,path:r}=toRecord(e)
return{type:typeof t==="string"?t:null,message:toSingleLine(n),path:Array.isArray(r)?r.join("."):""}}function toSingleLine(e){const t=typeof e==="string"?e:""
return t.replace(/[\s\p{Cc}]+/gu," ").trim().slice(0,500)}function toRecord(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}const i=6e4
const u=2
const c=3
const l=1e3
async function query(e,t,n,r){return toResponse(()=>retryRead(e,()=>e.github.graphql(t,n)),r)}async function get(e,t,n,r){const send=async()=>(await e.github.request(t,n)).data
return(await toResponse(()=>retryRead(e,send),r)).data}async function mutate(e,t,n,r){try{const send=()=>e.github.graphql(t,n)
return await toResponse(()=>waitForRateLimits(e,send),r)}catch(e){const t=parseFailure(e)
if(t!==null&&mayHaveSucceeded(t))return"unknown"
throw e}}async function toResponse(e,t){try{return{data:await e(),errors:[]}}catch(e){const n=parseFailure(e)
if(n===null||mayHaveSucceeded(n))throw e
if(n.kind==="graphql"&&(n.data!==null||hasUnknownField(n.errors)))return n
throw(0,s.w)(n,t,e)}}function hasUnknownField(e){return e.some(({message:e})=>/^Field '\w+' doesn't exist on type/.test(e))}async function retryRead(e,t){for(let n=1;;n+=1){try{return await waitForRateLimits(e,t)}catch(t){const r=parseFailure(t)
if(r===null||!mayHaveSucceeded(r))throw t
if(n===c)throw unavailable(failureMessage(r),t)
await e.sleep((.5+e.random())*l*2**(n-1))}}}async function waitForRateLimits(e,t){for(let n=0;;n+=1){try{return await t()}catch(t){const r=parseFailure(t)
const s=r&&readRateLimit(r,e.now())
if(s===null)throw t
if(s.waitMs>i||n===u){throw rateLimited(s.kind,e.now()+s.waitMs,t)}await e.sleep(s.waitMs)}}}function failureMessage(e){if(e.kind==="graphql")return e.errors[0]?.message??""
return e.kind==="status"?`HTTP ${e.status}`:e.message}function unavailable(e,t){return new r.y_("github-unavailable",`GitHub did not respond: ${e||"no response"}.`,"Run again later; https://www.githubstatus.com shows its status.",{cause:t})}function rateLimited(e,t,n){const s=new Date(t).toISOString().replace(/\.\d+Z$/,"Z")
return new r.y_("rate-limited",`GitHub's ${e} rate limit is reached until ${s}.`,`Run again after that${e==="secondary"?", with fewer runs at the same time":""}.`,{cause:n})}},62092:(e,t,n)=>{n.d(t,{G:()=>splitRepositoryName})
function splitRepositoryName(e){const[t="",...n]=e.split("/")
return{owner:t,name:n.join("/")}}},83170:(e,t,n)=>{n.d(t,{w:()=>toRefusal,z:()=>toRefusalOf})
var r=n(9452)
const s=[{code:"bad-credentials",type:/^HTTP 401$/,fix:renewToken},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:()=>"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",message:/through the merge queue/i,fix:usePullRequest},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:usePullRequest},{code:"pull-requests-not-allowed",message:/not permitted to create or approve pull requests/i,fix:()=>'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.'},{code:"missing-workflows-permission",message:/without [`'"]?workflows?[`'"]? (?:permission|scope)/i,fix:()=>"Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, "+"which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the "+"pull request branch and run again."},{code:"archived",message:/archived so is read-only/i,fix:()=>"Remove this workflow, or unarchive the repository."},{code:"sso",message:/SAML enforcement|\bSSO\b/,fix:()=>"Authorize the token for the organization's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",message:/IP allow list/i,fix:()=>"Run on a runner whose address is on the organization's IP allow list."},{code:"branch-name",message:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:()=>"Set `pull-request-branch` to another name."},{code:"branch-creation-restricted",message:/cannot create ref due to creations being restricted/i,fix:()=>"A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set "+"`token` to a GitHub App token that may create branches."},{code:"ruleset",message:/repository rule violations? found/i,fix:usePullRequest},{code:"protected-branch",message:/protected branch|protected ref\b|must be made through a pull request|not authorized to push/i,fix:usePullRequest},{code:"bad-credentials",message:/bad credentials|requires authentication/i,fix:renewToken},{code:"missing-permission",message:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grantPermission},{code:"empty-repository",message:/repository is empty/i,fix:()=>"Push a first commit with the files named in `files`."},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grantPermission},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:()=>"Check `repository` (owner/name) and `branch`. A token without access to a private repository cannot see it; the "+"GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to another one."}]
const o={code:"refused",fix:()=>"If this message does not explain the problem, please report it."}
function toRefusal(e,t,n){const{type:a,message:i}=primaryError(e)
const matches=e=>(e.type?.test(a)??true)&&(e.message?.test(i)??true)
const{code:u,fix:c}=s.find(matches)??o
const l=`${t.description}: GitHub says "${i.replace(/\.$/,"")}".`
return new r.y_(u,l,c(t),{cause:n})}function toRefusalOf(e,t){return toRefusal({kind:"graphql",errors:e,data:null,headers:{}},t)}function primaryError(e){if(e.kind==="network")return{type:"",message:e.message}
if(e.kind==="status")return{type:`HTTP ${e.status}`,message:e.message}
const t=e.errors[0]
return{type:t?.type??"",message:t?.message??""}}function usePullRequest({isOwnBranch:e,branchRules:t=[]}){const n=t.length===0?"":`Its rules require ${t.join(", ")}. `
return e?`${n}Set \`pull-request-branch\` to a name that these rules do not apply to.`:`${n}Set \`mode: pull-request\`, which opens a pull request instead of pushing to the branch.`}function grantPermission({permission:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`; another \`token\` needs the same permission for this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`."}function renewToken(){return"The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`."}},95450:(e,t,n)=>{n.d(t,{I5:()=>rootOf,ZZ:()=>field,_j:()=>asArray,i:()=>asNumber,lq:()=>optional,oJ:()=>asString,tB:()=>asBoolean})
var r=n(9452)
function rootOf(e){return{value:e,path:""}}function field(e,...t){return t.reduce(({value:e,path:t},n)=>{const r=typeof e==="object"&&e!==null?Reflect.get(e,n):undefined
return{value:r,path:t===""?n:`${t}.${n}`}},e)}function optional(e,t){return e.value===null||e.value===undefined?null:t(e)}function asString({value:e,path:t}){return typeof e==="string"?e:fail(t)}function asNumber({value:e,path:t}){return typeof e==="number"?e:fail(t)}function asBoolean({value:e,path:t}){return typeof e==="boolean"?e:fail(t)}function asArray({value:e,path:t},n){if(!Array.isArray(e))return fail(t)
return e.map((e,r)=>n({value:e,path:`${t}.${r}`}))}function fail(e){throw new r.y_("unexpected-answer",`GitHub's response has no usable "${e}".`,"Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server.")}},9063:(e,t,n)=>{n.d(t,{T9:()=>filesDocument,YR:()=>folderDocument,aY:()=>branchDocument,rN:()=>r})
const r=100
const s=50
const o=10
function branchDocument(e){const{owner:t,name:n,branch:r,pullRequestBranch:s,paths:i,withHistory:u,withRules:c}=e
const l=r===null?"defaultBranchRef":"ref(qualifiedName: $baseRef)"
const d=r!==null&&(c||s!==null)
const h={...r===null?{}:{baseRef:`refs/heads/${r}`},...d?{baseName:r}:{},...s===null?{}:{headRef:`refs/heads/${s}`,headName:s}}
const p=["owner","name",...Object.keys(h)].map(e=>`$${e}: String!`)
p.push(...pathParameters(i))
const f=`query Branch(${p.join(", ")}) {\n  repository(owner: $owner, name: $name) {\n    id nameWithOwner url isEmpty\n    defaultBranchRef { name }\n    ${c?`mergeQueue${r===null?"":"(branch: $baseName)"} { id }`:""}\n    base: ${l} {\n      name\n      ${c?"rules(first: 50) { nodes { type } }":""}\n      target { oid ... on Commit { tree { oid } ${u?history(o):""} ${files(i)} } }\n    }${s===null?"":pullRequestFields(i)}\n  }\n}${entryFragment(i)}${s===null?"":a}`
const m={owner:t,name:n,...h,...pathVariables(i)}
return{text:f,variables:m}}function filesDocument(e,t,n,r){const s=["$owner: String!","$name: String!","$oid: GitObjectID!",...pathParameters(r)]
const o=`query Files(${s.join(", ")}) {\n  repository(owner: $owner, name: $name) {\n    nameWithOwner\n    object(oid: $oid) { oid ... on Commit { tree { oid } ${files(r)} } }\n  }\n}${entryFragment(r)}`
return{text:o,variables:{owner:e,name:t,oid:n,...pathVariables(r)}}}function folderDocument(e,t,n,r){const s=`query Folder($owner: String!, $name: String!, $folder: String!) {\n  repository(owner: $owner, name: $name) {\n    object(expression: $folder) { ... on Tree { entries { name mode type oid size } } }\n  }\n}`
return{text:s,variables:{owner:e,name:t,folder:`${n}:${r}`}}}function pullRequestFields(e){return`\n    head: ref(qualifiedName: $headRef) {\n      compare(headRef: $baseName) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) { nodes { ...PullRequestFields } }\n      target { oid ... on Commit { ${history(s)} ${files(e)} } }\n    }\n    closed: pullRequests(\n      headRefName: $headName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) { nodes { ...PullRequestFields } }`}const a=`\nfragment PullRequestFields on PullRequest {\n  id number url state title body baseRefName headRefOid isCrossRepository\n}`
function history(e){return`history(first: ${e}) {\n        nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } }\n      }`}function files(e){return e.map((e,t)=>`f${t}: file(path: $p${t}) { ...Entry }`).join(" ")}function entryFragment(e){if(e.length===0)return""
return`\nfragment Entry on TreeEntry { mode type object { ... on Blob { oid byteSize text } } }`}function pathParameters(e){return e.map((e,t)=>`$p${t}: String!`)}function pathVariables(e){return Object.fromEntries(e.map((e,t)=>[`p${t}`,e]))}},21830:(e,t,n)=>{n.d(t,{IM:()=>blobOid,g7:()=>decodeText,tC:()=>zeroOid,wx:()=>encodeText})
var r=n(77598)
function blobOid(e,t){const n=t.length===64?"sha256":"sha1"
return(0,r.createHash)(n).update(`blob ${e.length}\0`).update(e).digest("hex")}function zeroOid(e){return"0".repeat(e.length)}function decodeText(e){try{return new TextDecoder("utf-8",{fatal:true,ignoreBOM:true}).decode(e)}catch{return null}}function encodeText(e){const t=Buffer.from(e,"utf8")
return t.toString("utf8")===e?t:null}},75135:(e,t,n)=>{n.d(t,{C:()=>listFiles,L:()=>selectPaths})
var r=n(9248)
var s=n(62092)
var o=n(95450)
var a=n(9452)
var i=n(37639)
function selectPaths({paths:e,matches:t},n){const r=t===null||n===null?[]:n.paths.filter(t)
return[...new Set([...e,...r])]}async function listFiles(e,t,n){const r=await readTree(e,t,n,true).catch(nullIfMissing)
if(r===null)return null
const s=r.isTruncated?await listFolder(e,t,n,""):r.entries
const o=s.filter(isFile).map(({path:e})=>e)
return{oid:r.oid,paths:o}}async function listFolder(e,t,n,r){const s=await readTree(e,t,n,false)
if(s.isTruncated){const e="contains more entries than GitHub lists; name the files instead of using a pattern"
throw new a.ur([{path:r||"the top directory",code:"listing-cut",message:e}])}const o=[]
for(const n of s.entries){const s=`${r}${n.path}`
if(n.type!=="tree"){o.push({...n,path:s})
continue}const a=await readTree(e,t,n.oid,true)
const i=a.isTruncated?await listFolder(e,t,n.oid,`${s}/`):a.entries.map(e=>({...e,path:`${s}/${e.path}`}))
for(const e of i)o.push(e)}return o}async function readTree(e,t,n,a){const{owner:i,name:u}=(0,s.G)(t)
const c=`GET /repos/{owner}/{name}/git/trees/{tree}${a?"?recursive=1":""}`
const l={description:`Listing ${t} failed`,permission:"contents: read"}
const d=(0,o.I5)(await(0,r.Jt)(e,c,{owner:i,name:u,tree:n},l))
return{oid:(0,o.oJ)((0,o.ZZ)(d,"sha")),isTruncated:(0,o.ZZ)(d,"truncated").value===true,entries:(0,o._j)((0,o.ZZ)(d,"tree"),parseEntry)}}function parseEntry(e){return{path:(0,o.oJ)((0,o.ZZ)(e,"path")),oid:(0,o.lq)((0,o.ZZ)(e,"sha"),o.oJ)??"",mode:Number.parseInt((0,o.oJ)((0,o.ZZ)(e,"mode")),8),type:(0,o.oJ)((0,o.ZZ)(e,"type"))}}function isFile({type:e,mode:t}){return e==="blob"&&(t===i.MA||t===i.yE)}function nullIfMissing(e){if(e instanceof a.y_&&(e.code==="not-found"||e.code==="empty-repository"))return null
throw e}},33239:(e,t,n)=>{n.d(t,{Fl:()=>branchKeepsMoving,SD:()=>emptyRepository,pG:()=>readBranch})
var r=n(9248)
var s=n(62092)
var o=n(83170)
var a=n(9452)
var i=n(9063)
var u=n(75135)
var c=n(95450)
var l=n(37639)
function parseRepository(e,t){const n=(0,c.ZZ)((0,c.I5)(e),"repository")
return{repository:{id:(0,c.oJ)((0,c.ZZ)(n,"id")),nameWithOwner:(0,c.oJ)((0,c.ZZ)(n,"nameWithOwner")),url:(0,c.oJ)((0,c.ZZ)(n,"url")),isEmpty:(0,c.tB)((0,c.ZZ)(n,"isEmpty")),defaultBranch:(0,c.lq)((0,c.ZZ)(n,"defaultBranchRef","name"),c.oJ)},base:(0,c.lq)((0,c.ZZ)(n,"base"),e=>({name:(0,c.oJ)((0,c.ZZ)(e,"name")),treeOid:(0,c.oJ)((0,c.ZZ)(e,"target","tree","oid")),rules:describeRules(n),...parseBranch((0,c.ZZ)(e,"target"),t)})),head:(0,c.lq)((0,c.ZZ)(n,"head"),e=>({behindBy:(0,c.lq)((0,c.ZZ)(e,"compare","aheadBy"),c.i)??Number.POSITIVE_INFINITY,aheadBy:(0,c.lq)((0,c.ZZ)(e,"compare","behindBy"),c.i)??Number.POSITIVE_INFINITY,openPullRequests:parseNodes((0,c.ZZ)(e,"associatedPullRequests"),parsePullRequest),...parseBranch((0,c.ZZ)(e,"target"),t)})),closed:parseNodes((0,c.ZZ)(n,"closed"),parsePullRequest).filter(e=>!e.isCrossRepository)}}function parseBranch(e,t){return{oid:(0,c.oJ)((0,c.ZZ)(e,"oid")),entries:(0,l.Km)(e,t),history:parseNodes((0,c.ZZ)(e,"history"),parseCommit)}}function parseCommit(e){return{oid:(0,c.oJ)((0,c.ZZ)(e,"oid")),url:(0,c.oJ)((0,c.ZZ)(e,"url")),message:(0,c.oJ)((0,c.ZZ)(e,"message")),committerEmail:(0,c.lq)((0,c.ZZ)(e,"committer","email"),c.oJ)??"",parents:parseNodes((0,c.ZZ)(e,"parents"),e=>(0,c.oJ)((0,c.ZZ)(e,"oid")))}}function parsePullRequest(e){return{id:(0,c.oJ)((0,c.ZZ)(e,"id")),number:(0,c.i)((0,c.ZZ)(e,"number")),url:(0,c.oJ)((0,c.ZZ)(e,"url")),state:(0,c.oJ)((0,c.ZZ)(e,"state")),title:(0,c.oJ)((0,c.ZZ)(e,"title")),body:(0,c.oJ)((0,c.ZZ)(e,"body")),base:(0,c.oJ)((0,c.ZZ)(e,"baseRefName")),headOid:(0,c.oJ)((0,c.ZZ)(e,"headRefOid")),isCrossRepository:(0,c.tB)((0,c.ZZ)(e,"isCrossRepository"))}}function parseNodes(e,t){return(0,c.lq)((0,c.ZZ)(e,"nodes"),e=>(0,c._j)(e,t))??[]}const d={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function describeRules(e){const t=(0,c.lq)((0,c.ZZ)(e,"base","rules","nodes"),e=>(0,c._j)(e,e=>d[String((0,c.ZZ)(e,"type").value)]))
const n=(0,c.ZZ)(e,"mergeQueue").value?"the merge queue":undefined
return[...new Set([...t??[],n])].filter(e=>e!==undefined)}var h=n(30795)
var p=n(43032)
const f=5
async function readBranch(e,t,n,r=false){const{repository:o,branch:a,pullRequestBranch:c}=t
const l={...(0,s.G)(o),branch:a,pullRequestBranch:c,withHistory:r}
const d=a??"HEAD"
let h=n.matches===null?null:await(0,u.C)(e,o,d)
for(let t=0;t<f;t+=1){const t=(0,u.L)(n,h)
const r=await readSnapshot(e,{...l,paths:t.slice(0,i.rN)})
const s=requireBase(r,a)
if(n.matches===null||h?.oid===s.oid||h?.oid===s.treeOid){return readRest(e,{...r,base:s,paths:t})}const o=await(0,u.C)(e,r.repository.nameWithOwner,s.oid)
h={oid:s.oid,paths:o?.paths??[]}
const c=(0,u.L)(n,h)
if(t.join("\n")===c.join("\n"))return readRest(e,{...r,base:s,paths:t})}throw branchKeepsMoving(d,f,"")}function branchKeepsMoving(e,t,n){const r=n===""?"":` GitHub's last message: "${n}".`
return new a.y_("head-keeps-moving",`Branch "${e}" changed between reading and writing ${t} times.${r}`,"Run again later, or give the workflow a `concurrency` group.")}async function readSnapshot(e,t,n=true){const{owner:s,name:a,paths:u}=t
const{text:c,variables:l}=(0,i.aY)({...t,withRules:n})
const d={description:`Reading ${s}/${a} failed`,permission:"contents: read"}
const{data:p,errors:f}=await(0,r.P)(e,c,l,d)
if(n&&(0,r.j1)(f))return readSnapshot(e,t,false)
const m=f.filter(e=>!isTolerable(e))
if(m.length>0){const e=m.some(({path:e})=>/associatedPullRequests|closed/.test(e))
const t=e?"pull-requests: write":d.permission
throw(0,o.z)(m,{...d,permission:t})}const y=parseRepository(p,u.length)
if(!f.some(h.MR))return y
const complete=async(t,n)=>({...t,entries:await(0,h.iY)(e,y.repository.nameWithOwner,t,u,f,n)})
const{base:g,head:w}=y
return{...y,base:g&&await complete(g,"repository.base.target"),head:w&&await complete(w,"repository.head.target")}}function isTolerable(e){if(/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/.test(e.path))return true
return(0,h.F6)(e)||(0,h.MR)(e)}function requireBase({repository:e,base:t},n){if(t!==null)return t
if(e.isEmpty)throw emptyRepository(e.nameWithOwner)
const{defaultBranch:r}=e
throw new a.y_("branch-not-found",`Branch "${n??"HEAD"}" does not exist in ${e.nameWithOwner}.`,r===null?"Set `branch` to an existing one.":`Set \`branch\` to an existing one; the default branch is "${r}".`)}function emptyRepository(e){return new a.y_("empty-repository",`${e} has no commit yet.`,"Push a first commit with the files named in `files`.")}async function readRest(e,t){const{nameWithOwner:n}=t.repository
const r=t.paths.slice(i.rN)
const withAllEntries=async t=>({...t,entries:[...t.entries,...await(0,h.$2)(e,n,t.oid,r)]})
const s=await withAllEntries(t.base)
const o=t.head&&await withAllEntries(t.head)
const a=`on branch "${s.name}"`
const u=await(0,p.Z)(e,n,t.paths,s.entries,a)
return{...t,base:s,head:o,files:u}}},30795:(e,t,n)=>{n.d(t,{$2:()=>readEntries,F6:()=>isMissingFile,MR:()=>hasLargeFile,iY:()=>readLargeEntries})
var r=n(9248)
var s=n(62092)
var o=n(83170)
var a=n(95450)
var i=n(9063)
var u=n(37639)
function isMissingFile({path:e,type:t}){return t==="NOT_FOUND"&&/\.f\d+$/.test(e)}function hasLargeFile({path:e,message:t}){return/\.f\d+$/.test(e)&&/over 10 ?mb/i.test(t)}async function readEntries(e,t,n,c){const{owner:l,name:d}=(0,s.G)(t)
const h=readingAt(t,n)
const p=[]
for(let s=0;s<c.length;s+=i.rN){const f=c.slice(s,s+i.rN)
const{text:m,variables:y}=(0,i.T9)(l,d,n,f)
const{data:g,errors:w}=await(0,r.P)(e,m,y,h)
const b=w.filter(e=>!isMissingFile(e)&&!hasLargeFile(e))
if(b.length>0)throw(0,o.z)(b,h)
const Z=(0,a.ZZ)((0,a.I5)(g),"repository","object")
const R=(0,a.lq)(Z,e=>(0,u.Km)(e,f.length))
if(R===null){const e={type:"NOT_FOUND",message:`no object ${n}`,path:Z.path}
throw(0,o.z)([e],h)}const $={oid:n,entries:R}
p.push(...await readLargeEntries(e,t,$,f,w,"repository.object"))}return p}async function readLargeEntries(e,t,{oid:n,entries:r},s,o,a){const i=[...r]
for(const[r,u]of s.entries()){if(o.some(e=>hasLargeFile(e)&&e.path===`${a}.f${r}`)){i[r]=await readListedEntry(e,t,n,u)}}return i}async function readListedEntry(e,t,n,c){const{owner:l,name:d}=(0,s.G)(t)
const h=c.lastIndexOf("/")
const{text:p,variables:f}=(0,i.YR)(l,d,n,c.slice(0,Math.max(h,0)))
const m=readingAt(t,n)
const{data:y,errors:g}=await(0,r.P)(e,p,f,m)
if(g.length>0)throw(0,o.z)(g,m)
const w=(0,a._j)((0,a.ZZ)((0,a.I5)(y),"repository","object","entries"),u.xZ)
return w.find(e=>e.name===c.slice(h+1))??null}function readingAt(e,t){const n=`Reading ${e} at ${t} failed`
return{description:n,permission:"contents: read"}}},43032:(e,t,n)=>{n.d(t,{Z:()=>readTexts})
var r=n(9248)
var s=n(62092)
var o=n(95450)
var a=n(9452)
var i=n(21830)
var u=n(37639)
const c=16*1024*1024
const l={code:"irregular",message:"is not a regular file"}
const d=[{code:"folder",matches:({type:e})=>e==="tree",message:"is a directory, but a file is required"},{code:"submodule",matches:({type:e})=>e==="commit",message:"is a submodule, not a file"},{code:"symlink",matches:({mode:e})=>e===u.VX,message:"is a symbolic link; name the file it points to"},{...l,matches:({mode:e})=>e!==u.MA&&e!==u.yE},{code:"too-large",matches:({blob:e})=>e!==null&&e.sizeBytes>c,message:"is larger than 16 MiB"}]
async function readTexts(e,t,n,r,s){const o=[]
const i=[]
for(const[a,u]of n.entries()){const n=await readText(e,t,u,r[a]??null,s)
if("code"in n)i.push(n)
else o.push(n)}if(i.length>0)throw new a.ur(i)
return o}async function readText(e,t,n,r,s){if(r===null)return{path:n,code:"missing",message:`does not exist ${s}`}
const o=d.find(({matches:e})=>e(r))
const{blob:a,mode:u}=r
if(o!==undefined||a===null){const{code:e,message:t}=o??l
return{path:n,code:e,message:t}}const{oid:c}=a
if(a.text!==null&&(0,i.IM)(Buffer.from(a.text),c)===c){return{path:n,text:a.text,oid:c,mode:u}}const h=await fetchBlob(e,t,n,c)
if((0,i.IM)(h,c)!==c)return{path:n,code:"damaged",message:`did not arrive complete (blob ${c})`}
const p=(0,i.g7)(h)
if(p===null)return{path:n,code:"not-utf8",message:"is not UTF-8 text"}
return{path:n,text:p,oid:c,mode:u}}async function fetchBlob(e,t,n,a){const{owner:i,name:u}=(0,s.G)(t)
const c="GET /repos/{owner}/{name}/git/blobs/{oid}"
const l={description:`Reading ${n} failed`,permission:"contents: read"}
const d=await(0,r.Jt)(e,c,{owner:i,name:u,oid:a},l)
return Buffer.from((0,o.oJ)((0,o.ZZ)((0,o.I5)(parseIfText(d)),"content")),"base64")}function parseIfText(e){if(typeof e!=="string")return e
try{return JSON.parse(e)}catch{return e}}},37639:(e,t,n)=>{n.d(t,{Km:()=>parseEntries,MA:()=>s,VX:()=>a,xZ:()=>parseListedEntry,yE:()=>o})
var r=n(95450)
const s=33188
const o=33261
const a=40960
function parseEntries(e,t){return Array.from({length:t},(t,n)=>(0,r.lq)((0,r.ZZ)(e,`f${n}`),parseEntry))}function parseEntry(e){const t=(0,r.ZZ)(e,"object")
return{mode:(0,r.i)((0,r.ZZ)(e,"mode")),type:(0,r.oJ)((0,r.ZZ)(e,"type")),blob:(0,r.lq)((0,r.ZZ)(t,"oid"),e=>({oid:(0,r.oJ)(e),sizeBytes:(0,r.i)((0,r.ZZ)(t,"byteSize")),text:(0,r.lq)((0,r.ZZ)(t,"text"),r.oJ)}))}}function parseListedEntry(e){const t=(0,r.oJ)((0,r.ZZ)(e,"type"))
const n={oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),sizeBytes:(0,r.i)((0,r.ZZ)(e,"size")),text:null}
return{name:(0,r.oJ)((0,r.ZZ)(e,"name")),mode:(0,r.i)((0,r.ZZ)(e,"mode")),type:t,blob:t==="blob"?n:null}}}}

