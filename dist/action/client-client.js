"use strict"
exports.id=86
exports.ids=[86]
exports.modules={4896:(e,t,n)=>{n.d(t,{$:()=>parseFilePatterns})
var r=n(6760)
var s=n(8159)
var o=n(1641)
var a=n(7819)
const i=/(^|\/)(node_modules|\.git)(\/|$)/
async function parseFilePatterns(e,t){const n=e.filter(e=>!e.startsWith("!"))
const r=e.filter(e=>e.startsWith("!")).map(e=>e.slice(1))
if(n.length===0){throw new s.e("input files","contains only exclusions: name at least one file, folder or pattern")}const a=n.filter(isPlainFile).map(normalizePath)
const u=await parsePatterns(n.filter(e=>!isPlainFile(e)))
const c=u.length===0?[]:await parsePatterns(r)
const isExplicit=e=>a.includes(e)||u.some(t=>t.path===e)
const matchedBy=e=>{if((0,o.be)(e)===null||i.test(e)||c.some(({matches:t})=>t(e)))return[]
return u.filter(t=>t.path!==e&&t.matches(e)).map(({entry:e})=>e)}
return{paths:a,matches:u.length===0?null:e=>isExplicit(e)||matchedBy(e).length>0,toInputFiles(e){for(const n of u)assertMatch(n,e,t)
return e.map(({path:e,text:n})=>({path:e,format:t??(0,o.be)(e)??"md",isExplicit:isExplicit(e),matchedBy:matchedBy(e),content:{outcome:"read",text:n}}))}}}function assertMatch(e,t,n){const r=(0,a.h)(e.entry)
const i=t.some(({path:t})=>t===e.path)
if(i&&n===null&&(0,o.be)(e.path)===null){const e="specify a Markdown, MDX or HTML file, or set format"
throw new s.e("input files",`${r} has an unsupported format: ${e}`)}if(!i&&!t.some(({path:t})=>e.matches(t))){throw new s.e("input files",`${r} matches no Markdown, MDX or HTML file: correct or remove it`)}}function isPlainFile(e){return(0,o.be)(e)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(e)}async function parsePatterns(e){if(e.length===0)return[]
const{default:t}=await n.e(6).then(n.t.bind(n,4006,19))
return e.map(e=>{const n=normalizePath(e)
const r=n===""?"":`${n}/`
const s=t(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:e,path:n,matches:e=>e.startsWith(r)||s(e)}})}function normalizePath(e){const t=r.posix.normalize(e).replace(/\/$/,"")
if(r.posix.isAbsolute(t)||t===".."||t.startsWith("../")){const t="write a path relative to its top directory, such as docs/index.md"
throw new s.e("input files",`${(0,a.h)(e)} is outside the repository: ${t}`)}return t==="."?"":t}},9300:(e,t,n)=>{n.d(t,{g:()=>createGitHubEffects})
var r=n(8159)
var s=n(3411)
const o=6e4
async function createGitHubEffects({settings:e,context:t,effects:r}){const{now:a,sleep:i,random:u,fetch:c}=r
const l=validateToken(e.token)
const{getOctokit:d}=await n.e(413).then(n.bind(n,2413))
const f=`status-snippets/${s.r}`
const h=d(l,{baseUrl:t.apiUrl,userAgent:f,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(o)})
const p={baseUrl:new URL(t.graphqlUrl).origin,url:t.graphqlUrl}
return{github:{graphql:(e,t)=>h.graphql({query:e,...t,...p,request:request()}),request:(e,t)=>h.request(e,{...t,request:request()})},now:a,sleep:i,random:u}}function validateToken(e){if(e===null){throw new r.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new r.e("input token","contains white space or a character that no token has: paste it again")}return e}},499:(e,t,n)=>{n.d(t,{Jt:()=>get,j1:()=>hasUnknownField,Tk:()=>mutate,P:()=>query,gq:()=>succeeded})
var r=n(9452)
const s=6e4
const o=2
const a=6e4
const i=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function rateLimitWaitMs(e,t,n){const a=readRateLimit(e,n)
if(a===null)return null
const{kind:i,waitMs:u}=a
if(u<=s&&t<o)return u
const c=new Date(n+u).toISOString().replace(/\.\d+Z$/,"Z")
const l=`Run again after that${i==="secondary"?", with fewer runs at the same time":""}.`
throw new r.y_("rate-limited",`GitHub's ${i} rate limit is reached until ${c}.`,l)}function readRateLimit({status:e,errors:t,headers:n},r){const s=toNumber(n["retry-after"])
const o=toNumber(n["x-ratelimit-remaining"])===0
const u=t.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e)||i.test(t))
if(!u&&e!==429&&!(e===403&&(s!==null||o)))return null
const c=toNumber(n["x-ratelimit-reset"])
if(s!==null)return{kind:o?"primary":"secondary",waitMs:s*1e3}
if(o&&c!==null)return{kind:"primary",waitMs:Math.max(0,(c+1)*1e3-r)}
return{kind:"secondary",waitMs:a}}function toNumber(e){return/^\d+$/.test(String(e))?Number(e):null}function parseFailure(e){const{errors:t,data:n=null,headers:r,status:s,message:o,response:a}=toRecord(e)
if(Array.isArray(t)){return{errors:t.map(parseGraphQLError),data:n,status:200,headers:toRecord(r)}}if(typeof s!=="number")return null
const i=isRecord(a)
const u=i?`HTTP ${s}`:""
const c=i&&s>=500?u:toSingleLine(o)
const l={type:u,message:c,path:""}
return{errors:[l],data:null,status:s,headers:toRecord(toRecord(a).headers)}}function mayHaveSucceeded({status:e,errors:t}){return e>=500||t.some(({message:e})=>/^something went wrong while executing/i.test(e))}function parseGraphQLError(e){const{type:t,message:n,path:r}=toRecord(e)
return{type:typeof t==="string"?t:"",message:toSingleLine(n),path:Array.isArray(r)?r.join("."):""}}function toSingleLine(e){const t=typeof e==="string"?e.replace(/[\s\p{Cc}]+/gu," "):""
return t.trim().slice(0,500)}function toRecord(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}var u=n(5450)
var c=n(1703)
var l=n(7434)
async function query(e,t,{text:n,variables:r},s){const[o,a=""]=t.split("/")
return read(e,s,()=>e.github.graphql(n,{owner:o,name:a,...r}))}async function get(e,t,n,r,s){const[o,a=""]=t.split("/")
const i=await read(e,{description:s,permission:"contents: read"},async()=>{const t=`GET /repos/{owner}/{name}/${n}`
return(await e.github.request(t,{owner:o,name:a,...r})).data})
return i.data}async function mutate(e,{text:t,variables:n},r,s){const o=await send(e,r,()=>e.github.graphql(t,n))
if("lostBecause"in o)return{outcome:"unknown"}
const a=s((0,u.I5)(o.data))
if(a!==null)return{outcome:"done",value:a}
const i=o.errors[0]
if(i!==undefined&&isStale(i))return{outcome:"stale",message:i.message}
throw(0,l.w)(i,r)}function succeeded(e,t){return(0,u.ZZ)(e,t).value?true:null}function hasUnknownField(e){return e.some(({message:e})=>/^Field '\w+' doesn't exist on type/.test(e))}const d=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||d.some(e=>e.test(t))}async function read(e,t,n){for(let r=1;;r+=1){const s=await send(e,t,n)
if(!("lostBecause"in s))return s
await e.sleep((0,c.c)(r,e.random(),s.lostBecause))}}async function send(e,t,n){for(let r=0;;r+=1){try{return{data:await n(),errors:[]}}catch(n){const s=parseFailure(n)
if(s===null)throw n
const{data:o,errors:a}=s
const i=rateLimitWaitMs(s,r,e.now())
if(i!==null)await e.sleep(i)
else if(mayHaveSucceeded(s))return{lostBecause:a[0]?.message||"no response"}
else if(o!==null||hasUnknownField(a))return{data:o,errors:a}
else throw(0,l.w)(a[0],t,n)}}}},5450:(e,t,n)=>{n.d(t,{I5:()=>rootOf,ZZ:()=>field,_j:()=>asArray,i:()=>asNumber,lq:()=>optional,oJ:()=>asString})
var r=n(9452)
function rootOf(e){return{value:e,path:""}}function field(e,...t){return t.reduce(({value:e,path:t},n)=>{const r=typeof e==="object"&&e!==null?Reflect.get(e,n):undefined
return{value:r,path:t===""?n:`${t}.${n}`}},e)}function optional(e,t){return e.value===null||e.value===undefined?null:t(e)}function asString({value:e,path:t}){return typeof e==="string"?e:fail(t)}function asNumber({value:e,path:t}){return typeof e==="number"?e:fail(t)}function asArray({value:e,path:t},n){if(!Array.isArray(e))return fail(t)
return e.map((e,r)=>n({value:e,path:`${t}.${r}`}))}function fail(e){const t="Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server."
throw new r.y_("unexpected-answer",`GitHub's response has no usable "${e}".`,t)}},1703:(e,t,n)=>{n.d(t,{c:()=>readRetryDelayMs,j:()=>waitBeforeRetry})
var r=n(9452)
const s=3
const o=1e3
const a=6
const i=250
async function waitBeforeRetry(e,t,n,s){if(n<a)return e.sleep(growingDelayMs(i,n,e.random()))
if(s.outcome==="unknown")throw unavailable("the connection broke during every write")
const o=`Branch "${t}" changed between reading and writing ${a} times.`
const u="Run again later, or give the workflow a `concurrency` group."
throw new r.y_("branch-moved",`${o} GitHub's last message: "${s.message}".`,u)}function readRetryDelayMs(e,t,n){if(e===s)throw unavailable(n)
return growingDelayMs(o,e,t)}function growingDelayMs(e,t,n){return(.5+n)*e*2**(t-1)}function unavailable(e){const t="Run again later; https://www.githubstatus.com shows its status."
return new r.y_("github-unavailable",`GitHub did not respond: ${e}.`,t)}},7434:(e,t,n)=>{n.d(t,{w:()=>toRefusal})
var r=n(9452)
const s="The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`."
const o=[{code:"bad-credentials",type:/^HTTP 401$/,fix:s},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",message:/through the merge queue/i,fix:usePullRequest},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:usePullRequest},{code:"pull-requests-not-allowed",message:/not permitted to create or approve pull requests/i,fix:'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.'},{code:"missing-workflows-permission",message:/without [`'"]?workflows?[`'"]? (?:permission|scope)/i,fix:"Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, "+"which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the "+"pull request branch and run again."},{code:"archived",message:/archived so is read-only/i,fix:"Remove this workflow, or unarchive the repository."},{code:"sso",message:/SAML enforcement|\bSSO\b/,fix:"Authorize the token for the organization's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",message:/IP allow list/i,fix:"Run on a runner whose address is on the organization's IP allow list."},{code:"branch-name",message:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:"Set `pull-request-branch` to another name."},{code:"branch-creation-restricted",message:/cannot create ref due to creations being restricted/i,fix:"A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set "+"`token` to a GitHub App token that may create branches."},{code:"ruleset",message:/repository rule violations? found/i,fix:usePullRequest},{code:"protected-branch",message:/protected branch|protected ref\b|must be made through a pull request|not authorized to push/i,fix:usePullRequest},{code:"bad-credentials",message:/bad credentials|requires authentication/i,fix:s},{code:"missing-permission",message:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grantPermission},{code:"empty-repository",message:/repository is empty/i,fix:"Push a first commit with the files named in `files`."},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grantPermission},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:"Check `repository` (owner/name) and `branch`. A token without access to a private repository cannot see it; the "+"GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to another one."}]
const a={code:"refused",fix:"If this message does not explain the problem, please report it."}
function toRefusal({type:e,message:t}={type:"",message:""},n,s){const matches=n=>(n.type?.test(e)??true)&&(n.message?.test(t)??true)
const{code:i,fix:u}=o.find(matches)??a
const c=`${n.description}: GitHub says "${t.replace(/\.$/,"")}".`
return new r.y_(i,c,typeof u==="string"?u:u(n),{cause:s})}function usePullRequest({isOwnBranch:e,branchRules:t=[]}){const n=t.length===0?"":`Its rules require ${t.join(", ")}. `
return e?`${n}Set \`pull-request-branch\` to a name that these rules do not apply to.`:`${n}Set \`mode: pull-request\`, which opens a pull request instead of pushing to the branch.`}function grantPermission({permission:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`; another \`token\` needs the same permission for this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`."}},9063:(e,t,n)=>{n.d(t,{T9:()=>filesDocument,aY:()=>branchDocument,rN:()=>r})
const r=100
const s=50
const o=10
function branchDocument(e){const{branch:t,pullRequestBranch:n,paths:r,withRules:s}=e
const a=t!==null&&(s||n!==null)
const i={...t===null?{}:{baseRef:`refs/heads/${t}`},...a?{baseName:t}:{},...n===null?{}:{headRef:`refs/heads/${n}`,headName:n}}
const u={...i,...pathVariables(r)}
const c=`query Branch($owner: String!, $name: String!${declare(u)}) {\n  repository(owner: $owner, name: $name) {\n    id nameWithOwner url\n    defaultBranchRef { name }\n    ${s?`mergeQueue${t===null?"":"(branch: $baseName)"} { id }`:""}\n    base: ${t===null?"defaultBranchRef":"ref(qualifiedName: $baseRef)"} {\n      name\n      ${s?"rules(first: 50) { nodes { type } }":""}\n      target { oid ... on Commit { tree { oid } ${history(o)} ${files(r)} } }\n    }\n    ${n===null?"":pullRequestFields(r)}\n  }\n}`
return{text:c,variables:u}}function filesDocument(e,t){const n=pathVariables(t)
const r=`query Files($owner: String!, $name: String!, $oid: GitObjectID!${declare(n)}) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $oid) { oid ... on Commit { ${files(t)} } }\n  }\n}`
return{text:r,variables:{oid:e,...n}}}function pullRequestFields(e){const t="{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }"
return`head: ref(qualifiedName: $headRef) {\n      compare(headRef: $baseName) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) ${t}\n      target { oid ... on Commit { ${history(s)} ${files(e)} } }\n    }\n    closed: pullRequests(\n      headRefName: $headName, baseRefName: $baseName, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) ${t}`}function history(e){return`history(first: ${e}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`}function files(e){const t="{ mode type object { ... on Blob { oid byteSize text } } }"
return e.map((e,n)=>`f${n}: file(path: $p${n}) ${t}`).join(" ")}function declare(e){return Object.keys(e).map(e=>`, $${e}: String!`).join("")}function pathVariables(e){return Object.fromEntries(e.map((e,t)=>[`p${t}`,e]))}},1830:(e,t,n)=>{n.d(t,{IM:()=>blobOid,MA:()=>s,VX:()=>a,tC:()=>zeroOid,yE:()=>o})
var r=n(7598)
const s=33188
const o=33261
const a=40960
function blobOid(e,t){const n=t.length===64?"sha256":"sha1"
return(0,r.createHash)(n).update(`blob ${e.length}\0`).update(e).digest("hex")}function zeroOid(e){return"0".repeat(e.length)}},5135:(e,t,n)=>{n.d(t,{C:()=>listFiles})
var r=n(499)
var s=n(5450)
var o=n(9452)
var a=n(1830)
async function listFiles(e,t,n){try{return await listTree(e,t,n,"")}catch(e){if(e instanceof o.y_&&(e.code==="not-found"||e.code==="empty-repository"))return null
throw e}}async function listTree(e,t,n,r){const s=await readTree(e,t,n,r,"?recursive=1")
if(!s.isTruncated)return{oid:s.oid,files:s.entries.filter(isFile)}
const a=await readTree(e,t,n,r,"")
if(a.isTruncated){const e="contains more entries than GitHub lists; specify files instead of a pattern"
throw new o.ur([{path:r||"the top directory",code:"tree-truncated",message:e}])}let i=a.entries.filter(isFile)
for(const{path:n,oid:r}of a.entries.filter(({type:e})=>e==="tree")){i=i.concat((await listTree(e,t,r,`${n}/`)).files)}return{oid:s.oid,files:i}}async function readTree(e,t,n,o,a){const i=await(0,r.Jt)(e,t,`git/trees/{tree}${a}`,{tree:n},`Listing ${t} failed`)
const u=(0,s.I5)(i)
return{oid:(0,s.oJ)((0,s.ZZ)(u,"sha")),isTruncated:(0,s.ZZ)(u,"truncated").value===true,entries:(0,s._j)((0,s.ZZ)(u,"tree"),e=>parseEntry(e,o))}}function parseEntry(e,t){return{path:`${t}${(0,s.oJ)((0,s.ZZ)(e,"path"))}`,oid:(0,s.lq)((0,s.ZZ)(e,"sha"),s.oJ)??"",mode:Number.parseInt((0,s.oJ)((0,s.ZZ)(e,"mode")),8),type:(0,s.oJ)((0,s.ZZ)(e,"type")),sizeBytes:(0,s.lq)((0,s.ZZ)(e,"size"),s.i)??0}}function isFile({type:e,mode:t}){return e==="blob"&&(t===a.MA||t===a.yE)}},8228:(e,t,n)=>{n.d(t,{K:()=>parseEntries,S:()=>parseRepository})
var r=n(5450)
function parseRepository(e,t){const n=(0,r.ZZ)((0,r.I5)(e),"repository")
return{repository:{id:(0,r.oJ)((0,r.ZZ)(n,"id")),nameWithOwner:(0,r.oJ)((0,r.ZZ)(n,"nameWithOwner")),url:(0,r.oJ)((0,r.ZZ)(n,"url")),defaultBranch:(0,r.lq)((0,r.ZZ)(n,"defaultBranchRef","name"),r.oJ)},base:(0,r.lq)((0,r.ZZ)(n,"base"),e=>({name:(0,r.oJ)((0,r.ZZ)(e,"name")),treeOid:(0,r.oJ)((0,r.ZZ)(e,"target","tree","oid")),rules:describeRules(n),...parseBranch((0,r.ZZ)(e,"target"),t)})),head:(0,r.lq)((0,r.ZZ)(n,"head"),e=>({behindBy:(0,r.lq)((0,r.ZZ)(e,"compare","aheadBy"),r.i)??Number.POSITIVE_INFINITY,aheadBy:(0,r.lq)((0,r.ZZ)(e,"compare","behindBy"),r.i)??Number.POSITIVE_INFINITY,openPullRequests:parseNodes((0,r.ZZ)(e,"associatedPullRequests"),parsePullRequest),...parseBranch((0,r.ZZ)(e,"target"),t)})),closed:parseNodes((0,r.ZZ)(n,"closed"),parsePullRequest).filter(e=>!e.isCrossRepository)}}function parseBranch(e,t){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),entries:parseEntries(e,t),history:parseNodes((0,r.ZZ)(e,"history"),parseCommit)}}function parseEntries(e,t){return Array.from({length:t},(t,n)=>(0,r.lq)((0,r.ZZ)(e,`f${n}`),parseEntry))}function parseEntry(e){const t=(0,r.ZZ)(e,"object")
return{mode:(0,r.i)((0,r.ZZ)(e,"mode")),type:(0,r.oJ)((0,r.ZZ)(e,"type")),blob:(0,r.lq)((0,r.ZZ)(t,"oid"),e=>({oid:(0,r.oJ)(e),sizeBytes:(0,r.i)((0,r.ZZ)(t,"byteSize")),text:(0,r.lq)((0,r.ZZ)(t,"text"),r.oJ)}))}}function parseCommit(e){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),message:(0,r.oJ)((0,r.ZZ)(e,"message")),committerEmail:(0,r.lq)((0,r.ZZ)(e,"committer","email"),r.oJ)??"",parents:parseNodes((0,r.ZZ)(e,"parents"),e=>(0,r.oJ)((0,r.ZZ)(e,"oid")))}}function parsePullRequest(e){return{id:(0,r.oJ)((0,r.ZZ)(e,"id")),number:(0,r.i)((0,r.ZZ)(e,"number")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),state:(0,r.oJ)((0,r.ZZ)(e,"state")),title:(0,r.oJ)((0,r.ZZ)(e,"title")),body:(0,r.oJ)((0,r.ZZ)(e,"body")),base:(0,r.oJ)((0,r.ZZ)(e,"baseRefName")),headOid:(0,r.oJ)((0,r.ZZ)(e,"headRefOid")),isCrossRepository:(0,r.ZZ)(e,"isCrossRepository").value!==false}}function parseNodes(e,t){return(0,r.lq)((0,r.ZZ)(e,"nodes"),e=>(0,r._j)(e,t))??[]}const s={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function describeRules(e){const t=parseNodes((0,r.ZZ)(e,"base","rules"),e=>(0,r.oJ)((0,r.ZZ)(e,"type")))
if((0,r.ZZ)(e,"mergeQueue").value)t.push("MERGE_QUEUE")
return[...new Set(t)].map(e=>s[e]).filter(e=>e!==undefined)}},891:(e,t,n)=>{n.d(t,{p:()=>readBranch,y:()=>readDefaultBranch})
var r=n(499)
var s=n(5450)
var o=n(7434)
var a=n(9452)
var i=n(9063)
var u=n(5135)
var c=n(8228)
var l=n(8378)
var d=n(3032)
async function readBranch(e,{repository:t,branch:n,pullRequestBranch:r},s){let o=s.matches===null?null:await(0,u.C)(e,t,n??"HEAD")
const a=(0,d.L)(s,o).slice(0,i.rN)
const c={branch:n,pullRequestBranch:r,paths:a,withRules:true}
const f=await readSnapshot(e,t,c)
const h=requireBase(f,n)
const{nameWithOwner:p}=f.repository
if(s.matches!==null&&o?.oid!==h.oid&&o?.oid!==h.treeOid){o=await(0,u.C)(e,p,h.oid)}const m=(0,d.L)(s,o)
async function complete(t){const n=new Map(a.map((e,n)=>[e,t.entries[n]]))
const r=m.filter(e=>!n.has(e))
const s=await(0,l.$2)(e,p,t.oid,r)
for(const[e,t]of r.entries())n.set(t,s[e])
return{...t,entries:m.map(e=>n.get(e)??null)}}const y=await complete(h)
const w=f.head&&await complete(f.head)
const g=await(0,d.Z)(e,p,m,y.entries,`on branch "${h.name}"`)
return{...f,base:y,head:w,paths:m,files:g}}async function readDefaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const a=toOperation(t)
const{data:i,errors:u}=await(0,r.P)(e,t,{text:n,variables:{}},a)
if(u[0]!==undefined)throw(0,o.w)(u[0],a)
const c=(0,s.lq)((0,s.ZZ)((0,s.I5)(i),"repository","defaultBranchRef","name"),s.oJ)
if(c===null)throw emptyRepository(t)
return c}async function readSnapshot(e,t,n){const{paths:s,withRules:a}=n
const u=toOperation(t)
const{data:d,errors:f}=await(0,r.P)(e,t,(0,i.aY)(n),u)
if(a&&(0,r.j1)(f))return readSnapshot(e,t,{...n,withRules:false})
const h=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const p=f.find(e=>!h.test(e.path)&&!(0,l.kn)(e))
if(p!==undefined){const e=/associatedPullRequests|closed/.test(p.path)
throw(0,o.w)(p,{...u,...e&&{permission:"pull-requests: write"}})}const m=(0,c.S)(d,s.length)
const{base:y,head:w}=m
return{...m,base:y&&await(0,l.md)(e,t,y,s,f,"repository.base.target"),head:w&&await(0,l.md)(e,t,w,s,f,"repository.head.target")}}function toOperation(e){return{description:`Reading ${e} failed`,permission:"contents: read"}}function requireBase({repository:e,base:t},n){if(t!==null)return t
const{nameWithOwner:r,defaultBranch:s}=e
if(s===null)throw emptyRepository(r)
const o=`Branch "${n??"HEAD"}" does not exist in ${r}.`
const i=`Set \`branch\` to an existing one; the default branch is "${s}".`
throw new a.y_("branch-not-found",o,i)}function emptyRepository(e){const t="Push a first commit with the files named in `files`."
return new a.y_("empty-repository",`${e} has no commit yet.`,t)}},8378:(e,t,n)=>{n.d(t,{$2:()=>readEntries,kN:()=>readCommit,kn:()=>isAboutFile,md:()=>addLargeFiles})
var r=n(499)
var s=n(5450)
var o=n(7434)
var a=n(9063)
var i=n(5135)
var u=n(8228)
var c=n(3032)
async function readCommit(e,t,n,r){const s=r.matches===null?null:await(0,i.C)(e,t,n)
const o=(0,c.L)(r,s)
const a=await readEntries(e,t,n,o)
return(0,c.Z)(e,t,o,a,`at commit ${n}`)}async function readEntries(e,t,n,i){const c={description:`Reading ${t} at ${n} failed`,permission:"contents: read"}
const l=[]
for(let d=0;d<i.length;d+=a.rN){const f=i.slice(d,d+a.rN)
const{data:h,errors:p}=await(0,r.P)(e,t,(0,a.T9)(n,f),c)
const m=p.find(e=>!isAboutFile(e))
if(m!==undefined)throw(0,o.w)(m,c)
const y=(0,s.ZZ)((0,s.I5)(h),"repository","object")
const w=(0,s.lq)(y,e=>(0,u.K)(e,f.length))
if(w===null)throw(0,o.w)({type:"NOT_FOUND",message:`no object ${n}`},c)
const g={oid:n,entries:w}
l.push(...(await addLargeFiles(e,t,g,f,p,y.path)).entries)}return l}async function addLargeFiles(e,t,n,r,s,o){const a=s.filter(isLargeFile).map(({path:e})=>e)
const u=r.map((e,t)=>a.includes(`${o}.f${t}`))
if(!u.includes(true))return n
const c=await(0,i.C)(e,t,n.oid)
const l=n.entries.map((e,t)=>{const n=u[t]&&c?.files.find(({path:e})=>e===r[t])
return n?{...n,blob:{...n,text:null}}:e})
return{...n,entries:l}}function isAboutFile(e){return isLargeFile(e)||e.type==="NOT_FOUND"&&/\.f\d+$/.test(e.path)}function isLargeFile({path:e,message:t}){return/\.f\d+$/.test(e)&&/over 10 ?mb/i.test(t)}},3032:(e,t,n)=>{n.d(t,{L:()=>selectPaths,Z:()=>readTexts})
var r=n(499)
var s=n(5450)
var o=n(9452)
var a=n(1830)
const i=16*1024*1024
function selectPaths({paths:e,matches:t},n){const r=n?.files.map(({path:e})=>e)??[]
return[...new Set([...e,...t===null?[]:r.filter(t)])]}async function readTexts(e,t,n,r,s){const a=[]
const i=[]
for(const[o,u]of n.entries()){const n=await readText(e,t,u,r[o]??null,s)
if("code"in n)i.push(n)
else a.push(n)}if(i.length>0)throw new o.ur(i)
return a}async function readText(e,t,n,r,s){const refuse=(e,t)=>({path:n,code:e,message:t})
if(r===null)return refuse("missing",`does not exist ${s}`)
const{mode:o,type:u,blob:c}=r
if(u==="tree")return refuse("folder","is a directory, but a file is required")
if(u==="commit")return refuse("submodule","is a submodule, not a file")
if(o===a.VX)return refuse("symlink","is a symbolic link; specify the file it points to")
const l=o===a.MA||o===a.yE
if(!l||c===null)return refuse("irregular","is not a regular file")
if(c.sizeBytes>i)return refuse("too-large","is larger than 16 MiB")
const{oid:d}=c
const hasId=e=>(0,a.IM)(e,d)===d
if(c.text!==null&&hasId(Buffer.from(c.text)))return{path:n,text:c.text,oid:d,mode:o}
const f=await fetchBlob(e,t,n,d)
if(!hasId(f))return refuse("damaged",`did not arrive complete (blob ${d})`)
const h=f.toString()
return hasId(Buffer.from(h))?{path:n,text:h,oid:d,mode:o}:refuse("not-utf8","is not UTF-8 text")}async function fetchBlob(e,t,n,o){const a=await(0,r.Jt)(e,t,"git/blobs/{oid}",{oid:o},`Reading ${n} failed`)
const i=typeof a==="string"?JSON.parse(a):a
return Buffer.from((0,s.oJ)((0,s.ZZ)((0,s.I5)(i),"content")),"base64")}}}

