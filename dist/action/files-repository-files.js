"use strict"
exports.id=257
exports.ids=[257]
exports.modules={1568:(e,t,n)=>{n.d(t,{X3:()=>firstSelection,vj:()=>readRepositoryConfiguration,_f:()=>selectPatterns})
var r=n(28159)
var s=n(81641)
var a=n(16385)
var i=n(21830)
var o=n(75135)
var c=n(43032)
var u=n(38400)
var l=n(79593)
var d=n(76760)
var f=n(11641)
var h=n(67908)
var p=n(57819)
const m=/(^|\/)(node_modules|\.git)(\/|$)/
async function parseFilePatterns(e,t,n=false){const s=e.filter(e=>!e.startsWith("!"))
const a=e.filter(e=>e.startsWith("!")).map(e=>e.slice(1))
if(s.length===0){throw new r.e("input files","contains only exclusions: name at least one file, folder or pattern")}const i=s.filter(isPlainFile).map(normalizePath)
const o=await parsePatterns(s.filter(e=>!isPlainFile(e)))
const c=o.length===0?[]:await parsePatterns(a)
const isExplicit=e=>i.includes(e)||o.some(t=>t.path===e)
const matchedBy=e=>{if((0,f.be)(e)===null||m.test(e)||c.some(({matches:t})=>t(e)))return[]
return o.filter(t=>t.path!==e&&t.matches(e)).map(({entry:e})=>e)}
return{paths:i,isOptional:n,matches:o.length===0?null:e=>isExplicit(e)||matchedBy(e).length>0,isRelevant:(e,t)=>isExplicit(e)||(0,h.nr)(t),toInputFiles(e){for(const r of n?[]:o)assertMatch(r,e,t)
return e.map(({path:e,text:r})=>({path:e,format:t??(0,f.be)(e)??"md",mustHaveSection:!n&&isExplicit(e),matchedBy:n?[]:matchedBy(e),content:{outcome:"read",text:r}}))}}}function assertMatch(e,t,n){const s=(0,p.h)(e.entry)
const a=t.some(({path:t})=>t===e.path)
if(a&&n===null&&(0,f.be)(e.path)===null){const e="specify a Markdown, MDX or HTML file, or set format"
throw new r.e("input files",`${s} has an unsupported format: ${e}`)}if(!a&&!t.some(({path:t})=>e.matches(t))){throw new r.e("input files",`${s} matches no Markdown, MDX or HTML file: correct or remove it`)}}function isPlainFile(e){return(0,f.be)(e)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(e)}async function parsePatterns(e){if(e.length===0)return[]
const{default:t}=await n.e(6).then(n.t.bind(n,14006,19))
return e.map(e=>{const n=normalizePath(e)
const r=n===""?"":`${n}/`
const s=t(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:e,path:n,matches:e=>e.startsWith(r)||s(e)}})}function normalizePath(e){const t=d.posix.normalize(e).replace(/\/$/,"")
if(d.posix.isAbsolute(t)||t===".."||t.startsWith("../")){const t="write a path relative to its top directory, such as docs/index.md"
throw new r.e("input files",`${(0,p.h)(e)} is outside the repository: ${t}`)}return t==="."?"":t}async function firstSelection({files:e,format:t}){if(e.length===0)return{paths:[],matches:null,candidates:[...s.fl,...(0,a.fB)()]}
const{paths:n,matches:r}=await parseFilePatterns(e,t)
return{paths:n,matches:r,candidates:s.fl}}async function readRepositoryConfiguration(e,t){for(const a of s.fl){const s=(0,u._)(t,a)
if(s===null)continue
const o=a==="package.json"
if(o&&(s.mode!==i.MA||!(0,l.B)(a,s.blob?.text??"")))continue
if(s.mode===i.VX)throw new r.e(a,"is a symbolic link: replace it with a file")
const[d]=await(0,c.Z)(e,t.nameWithOwner,[a],[s],t.where)
const{parseConfigurationFile:f}=await Promise.all([n.e(162),n.e(203)]).then(n.bind(n,22627))
const h=f(a,d?.text??"")
if(h!==null)return h}return new Map}async function selectPatterns(e,{files:t,format:n},r,s=false){if(t.length>0)return parseFilePatterns(t,n,s)
const i=(0,a.c6)(r.paths.filter(e=>(0,u._)(r,e)!==null))
if(i!==null||s)return parseFilePatterns([i??"README.md"],n,s)
const c=await(0,o.C)(e,r.nameWithOwner,r.base.oid)
const l=(0,a.c6)(c?.files.map(({path:e})=>e)??[])
return parseFilePatterns([l??"README.md"],n)}},59300:(e,t,n)=>{n.d(t,{g:()=>createGitHubEffects})
var r=n(28159)
var s=n(13411)
const a=6e4
async function createGitHubEffects({settings:e,context:t,effects:r}){const{now:i,sleep:o,random:c,fetch:u}=r
const l=validateToken(e.token)
const{getOctokit:d}=await n.e(413).then(n.bind(n,92413))
const f=`status-snippets/${s.r}`
const h=d(l,{baseUrl:t.apiUrl,userAgent:f,request:{fetch:u}})
const request=()=>({signal:AbortSignal.timeout(a)})
const p={baseUrl:new URL(t.graphqlUrl).origin,url:t.graphqlUrl}
return{github:{graphql:(e,t)=>h.graphql({query:e,...t,...p,request:request()}),request:(e,t)=>h.request(e,{...t,request:request()})},now:i,sleep:o,random:c}}function validateToken(e){if(e===null){throw new r.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(e)){throw new r.e("input token","contains white space or a character that no token has: paste it again")}return e}},16385:(e,t,n)=>{n.d(t,{O:()=>findReadme,c6:()=>chooseReadme,fB:()=>usualReadmePaths})
var r=n(73024)
var s=n(76760)
const a=["",".github/","docs/"]
const i=["README.md","readme.md","Readme.md","ReadMe.md","README.MD","README.markdown","readme.markdown","Readme.markdown"]
function usualReadmePaths(){return a.flatMap(e=>i.map(t=>`${e}${t}`))}function isReadme(e){return/^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(e)}function chooseReadme(e){const t=e.filter(isReadme)
for(const e of a){const n=t.filter(t=>t.slice(0,t.indexOf("/")+1)===e)
const[r]=n.sort((e,t)=>preference(e)-preference(t)||(e<t?-1:1))
if(r!==undefined)return r}return null}function preference(e){const t=i.indexOf(e.slice(e.indexOf("/")+1))
return t<0?i.length:t}function findReadme(e){return chooseReadme(a.flatMap(t=>namesIn((0,s.join)(e,t)).map(e=>`${t}${e}`)))}function namesIn(e){try{return(0,r.readdirSync)(e)}catch{return[]}}},62611:(e,t,n)=>{n.d(t,{io:()=>readBytes,km:()=>readTextFileIfContains,t:()=>readFoundFile,uW:()=>u})
var r=n(4573)
var s=n(73024)
var a=n(67908)
var i=n(41812)
var o=n(9003)
const c=16*1024*1024
const u=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readFoundFile({path:e,realPath:t,mustHaveSection:n},r,s=a.nr){try{const a=n?readTextFile(e,r):readTextFileIfContains(e,t,s)
return{outcome:"read",text:a??""}}catch(e){if(!(e instanceof i.f6))throw e
const{line:t,code:n,problem:r}=e
return{outcome:"unreadable",problem:{line:t,column:1,code:n,message:r}}}}function readTextFile(e,t){return readTextFileIfContains(e,(0,o.xq)(e,t).realPath,()=>true)??""}function readTextFileIfContains(e,t,n){return withRegularFile(e,t,(t,r)=>{if(r>c){if(!streamContains(t,n))return null
throw new i.f6("file-too-large",e,{detail:"16 MiB"})}const a=(0,s.readFileSync)(t)
return n(a.toString("latin1"))?decode(e,a):null})}function readBytes(e,t){return withRegularFile(e,t,e=>(0,s.readFileSync)(e))}function withRegularFile(e,t,n){try{const r=(0,s.openSync)(t,u)
try{const t=(0,s.fstatSync)(r);(0,o.fA)(e,t)
return n(r,t.size)}finally{(0,s.closeSync)(r)}}catch(t){throw(0,i.sK)(e,t)}}async function readTextStream(e,t){const n=[]
let r=0
try{for await(const s of t){r+=s.length
if(r>c)throw new FileError("file-too-large",e,{detail:"16 MiB"})
n.push(s)}}catch(t){throw toReadError(e,t)}return decode(e,Buffer.concat(n))}function decode(e,t){if((0,r.isAscii)(t))return t.toString("latin1")
if((0,r.isUtf8)(t))return t.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(t.toString("latin1",0,2))
const s=n?1:firstInvalidLine(t)
const a=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${s}`
throw new i.f6("not-utf8",e,{detail:a,line:s})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const s=t===-1?e.length:t
if(!(0,r.isUtf8)(e.subarray(n,s)))break
n=s+1}return t}const l=64
function streamContains(e,t){const n=Buffer.alloc(1024*1024)
let r=""
for(let a=(0,s.readSync)(e,n);a>0;a=(0,s.readSync)(e,n)){r=r.slice(-l)+n.toString("latin1",0,a)
if(t(r))return true}return false}},9003:(e,t,n)=>{n.d(t,{Eu:()=>findFilesAbove,fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var r=n(73024)
var s=n(76760)
var a=n(41812)
function resolvePath(e,t,n=e){const i=(0,s.resolve)(t,e)
try{const e=r.realpathSync.native(i)
const s=r.realpathSync.native(t)
if(!isInside(e,s)){const e=isInside(i,t)||isInside(i,s)
if(e||(0,r.lstatSync)(i).isSymbolicLink())throw new a.f6("leads-outside",n)}return{realPath:e,stats:(0,r.statSync)(e)}}catch(e){throw(0,a.sK)(n,e)}}function resolveFile(e,t,n=e){const r=resolvePath(e,t,n)
assertRegularFile(n,r.stats)
return r}function assertRegularFile(e,t){if(t.isFile())return
let n="a device"
if(t.isDirectory())n="a folder"
if(t.isFIFO())n="a pipe"
if(t.isSocket())n="a socket"
throw new a.f6("not-a-file",e,{detail:n})}function isInside(e,t){const n=(0,s.relative)(t,e)
return n===""||!((0,s.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(e){for(let t=e;;t=(0,s.dirname)(t)){if((0,r.existsSync)((0,s.join)(t,".git")))return t
if(t===(0,s.dirname)(t))return e}}function findFilesAbove(e,t){const n=findGitRoot(e)
const a=[]
for(let i=e;;i=(0,s.dirname)(i)){a.push(...t.map(e=>(0,s.join)(i,e)).filter(e=>(0,r.existsSync)(e)))
if(i===n)return a}}},22737:(e,t,n)=>{n.d(t,{Jt:()=>get,j1:()=>hasUnknownField,Tk:()=>mutate,P:()=>query,k0:()=>queryOnce,gq:()=>succeeded})
var r=n(9452)
const s=6e4
const a=2
const i=1e3
const o=6e4
const c=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function rateLimitWaitMs(e,t,n,c){const u=readRateLimit(e,n)
if(u===null)return null
const{kind:l,isNamed:d}=u
const f=(d?i:o)*2**t
const h=c===undefined?u.waitMs:Math.max(u.waitMs,f)
const p=c===undefined?h<=s&&t<a:n+h<c
if(p)return h
const m=new Date(n+h).toISOString().replace(/\.\d+Z$/,"Z")
const y=`Run again after that${l==="secondary"?", with fewer runs at the same time":""}.`
throw new r.y_("rate-limited",`GitHub's ${l} rate limit is reached until ${m}.`,y)}function readRateLimit({status:e,errors:t,headers:n},r){const s=toNumber(n["retry-after"])
const a=toNumber(n["x-ratelimit-remaining"])===0
const i=t.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e)||c.test(t))
if(!i&&e!==429&&!(e===403&&(s!==null||a)))return null
const u=toNumber(n["x-ratelimit-reset"])
if(s!==null)return{kind:a?"primary":"secondary",waitMs:s*1e3,isNamed:true}
if(a&&u!==null){return{kind:"primary",waitMs:Math.max(0,(u+1)*1e3-r),isNamed:true}}return{kind:"secondary",waitMs:o,isNamed:false}}function toNumber(e){return/^\d+$/.test(String(e))?Number(e):null}var u=n(88889)
var l=n(95450)
var d=n(41703)
var f=n(37434)
async function query(e,t,{text:n,variables:r},s){const[a,i=""]=t.split("/")
return read(e,s,()=>e.github.graphql(n,{owner:a,name:i,...r}))}async function queryOnce(e,{text:t,variables:n},r){return send(e,r,()=>e.github.graphql(t,n))}async function get(e,t,n,r,s){const[a,i=""]=t.split("/")
const o=await read(e,{description:s,permission:"contents: read"},async()=>{const t=`GET /repos/{owner}/{name}/${n}`
return(await e.github.request(t,{owner:a,name:i,...r})).data})
return o.data}async function mutate(e,{text:t,variables:n},r,s){await(e.beforeWrite?.(r))
const a=await send(e,r,()=>e.github.graphql(t,n))
if("lostBecause"in a)return{outcome:"unknown"}
const i=s((0,l.I5)(a.data))
if(i!==null)return{outcome:"done",value:i}
const o=a.errors[0]
if(o!==undefined&&isStale(o))return{outcome:"stale",message:o.message}
throw(0,f.w)(o,r)}function succeeded(e,t){return(0,l.ZZ)(e,t).value?true:null}function hasUnknownField(e){return e.some(({message:e})=>/^Field '\w+' doesn't exist on type/.test(e))}const h=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isStale({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||h.some(e=>e.test(t))}async function read(e,t,n){for(let r=1;;r+=1){const s=await send(e,t,n)
if(!("lostBecause"in s))return s
await e.sleep((0,d.c)(r,e.random(),s.lostBecause))}}async function send(e,t,n){for(let r=0;;r+=1){try{return{data:await n(),errors:[]}}catch(n){const s=(0,u.mH)(n)
if(s===null)throw n
const{data:a,errors:i}=s
const o=rateLimitWaitMs(s,r,e.now(),e.waitUntilMs)
if(o!==null)await e.sleep(o)
else if((0,u.p8)(s))return{data:a,errors:i,lostBecause:i[0]?.message||"no response"}
else if(a!==null||hasUnknownField(i))return{data:a,errors:i}
else throw(0,f.w)(i[0],t,n)}}}},88889:(e,t,n)=>{n.d(t,{gB:()=>isTooMuch,mH:()=>parseFailure,p8:()=>mayHaveSucceeded})
function parseFailure(e){const{errors:t,data:n=null,headers:r,status:s,message:a,response:i}=toRecord(e)
if(Array.isArray(t)){return{errors:t.map(parseGraphQLError),data:n,status:200,headers:toRecord(r)}}if(typeof s!=="number")return null
const o=isRecord(i)
const c=o?`HTTP ${s}`:""
const u=o&&s>=500?c:toSingleLine(a)
const l={type:c,message:u,path:""}
return{errors:[l],data:null,status:s,headers:toRecord(toRecord(i).headers)}}function mayHaveSucceeded({status:e,errors:t}){return e>=500||t.some(isTooMuch)}function isTooMuch({type:e,message:t}){return e==="RESOURCE_LIMITS_EXCEEDED"||/^something went wrong while executing/i.test(t)}function parseGraphQLError(e){const{type:t,message:n,path:r}=toRecord(e)
return{type:typeof t==="string"?t:"",message:toSingleLine(n),path:Array.isArray(r)?r.join("."):""}}function toSingleLine(e){const t=typeof e==="string"?e.replace(/[\s\p{Cc}]+/gu," "):""
return t.trim().slice(0,500)}function toRecord(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}},95450:(e,t,n)=>{n.d(t,{I5:()=>rootOf,ZZ:()=>field,_j:()=>asArray,i:()=>asNumber,lq:()=>optional,oJ:()=>asString})
var r=n(9452)
function rootOf(e){return{value:e,path:""}}function field(e,...t){return t.reduce(({value:e,path:t},n)=>{const r=typeof e==="object"&&e!==null?Reflect.get(e,n):undefined
return{value:r,path:t===""?n:`${t}.${n}`}},e)}function optional(e,t){return e.value===null||e.value===undefined?null:t(e)}function asString({value:e,path:t}){return typeof e==="string"?e:fail(t)}function asNumber({value:e,path:t}){return typeof e==="number"?e:fail(t)}function asArray({value:e,path:t},n){if(!Array.isArray(e))return fail(t)
return e.map((e,r)=>n({value:e,path:`${t}.${r}`}))}function fail(e){const t="Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server."
throw new r.y_("unexpected-answer",`GitHub's response has no usable "${e}".`,t)}},41703:(e,t,n)=>{n.d(t,{c:()=>readRetryDelayMs,j:()=>waitBeforeRetry})
var r=n(9452)
const s=3
const a=1e3
const i=6
const o=250
async function waitBeforeRetry(e,t,n,s){if(n<i)return e.sleep(growingDelayMs(o,n,e.random()))
if(s.outcome==="unknown")throw unavailable("the connection broke during every write")
const a=`Branch "${t}" changed between reading and writing ${i} times.`
const c="Run again later, or give the workflow a `concurrency` group."
throw new r.y_("branch-moved",`${a} GitHub's last message: "${s.message}".`,c)}function readRetryDelayMs(e,t,n){if(e===s)throw unavailable(n)
return growingDelayMs(a,e,t)}function growingDelayMs(e,t,n){return(.5+n)*e*2**(t-1)}function unavailable(e){const t="Run again later; https://www.githubstatus.com shows its status."
return new r.y_("github-unavailable",`GitHub did not respond: ${e}.`,t)}},37434:(e,t,n)=>{n.d(t,{w:()=>toRefusal})
var r=n(9452)
const s="The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`."
const a=[{code:"bad-credentials",type:/^HTTP 401$/,fix:s},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",message:/through the merge queue/i,fix:usePullRequest},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:usePullRequest},{code:"pull-requests-not-allowed",message:/not permitted to create or approve pull requests/i,fix:'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.'},{code:"missing-workflows-permission",message:/without [`'"]?workflows?[`'"]? (?:permission|scope)/i,fix:"Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, "+"which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the "+"pull request branch and run again."},{code:"archived",message:/archived so is read-only/i,fix:"Remove this workflow, or unarchive the repository."},{code:"sso",message:/SAML enforcement|\bSSO\b/,fix:"Authorize the token for the organization's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",message:/IP allow list/i,fix:"Run on a runner whose address is on the organization's IP allow list."},{code:"branch-name",message:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:"Set `pull-request-branch` to another name."},{code:"branch-creation-restricted",message:/cannot create ref due to creations being restricted/i,fix:"A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set "+"`token` to a GitHub App token that may create branches."},{code:"ruleset",message:/repository rule violations? found/i,fix:usePullRequest},{code:"protected-branch",message:/protected branch|protected ref\b|must be made through a pull request|not authorized to push/i,fix:usePullRequest},{code:"bad-credentials",message:/bad credentials|requires authentication/i,fix:s},{code:"missing-permission",message:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grantPermission},{code:"empty-repository",message:/repository is empty/i,fix:"Push a first commit with the files named in `files`."},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grantPermission},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:"Check `repository` (owner/name) and `branch`. A token without access to a private repository cannot see it; the "+"GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to another one."}]
const i={code:"refused",fix:"If this message does not explain the problem, please report it."}
function toRefusal({type:e,message:t}={type:"",message:""},n,s){const matches=n=>(n.type?.test(e)??true)&&(n.message?.test(t)??true)
const{code:o,fix:c}=a.find(matches)??i
const u=`${n.description}: GitHub says "${t.replace(/\.$/,"")}".`
return new r.y_(o,u,typeof c==="string"?c:c(n),{cause:s})}function usePullRequest({isOwnBranch:e,branchRules:t=[]}){const n=t.length===0?"":`Its rules require ${t.join(", ")}. `
return e?`${n}Set \`pull-request-branch\` to a name that these rules do not apply to.`:`${n}Set \`mode: pull-request\`, which opens a pull request instead of pushing to the branch.`}function grantPermission({permission:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`; another \`token\` needs the same permission for this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`."}},9063:(e,t,n)=>{n.d(t,{Eu:()=>declareVariables,HU:()=>overviewFields,I5:()=>i,PW:()=>o,T1:()=>commitFields,T9:()=>filesDocument,aY:()=>branchDocument,kN:()=>branchFields,rN:()=>r})
const r=100
const s=50
const a=10
function branchDocument(e){const{text:t,variables:n}=branchFields(e,"")
return{text:repositoryQuery("Branch",t,n),variables:n}}function filesDocument(e,t){const{text:n,variables:r}=commitFields(e,t,"")
return{text:repositoryQuery("Files",n,r),variables:r}}function repositoryQuery(e,t,n){return`query ${e}($owner: String!, $name: String!${declareVariables(n)}) {\n  repository(owner: $owner, name: $name) {\n    ${t}\n  }\n}`}function branchFields(e,t){const{branch:n,pullRequestBranch:r,paths:s,withRules:i}=e
const o=n!==null&&(i||r!==null)
const c={...n===null?{}:{[`baseRef${t}`]:`refs/heads/${n}`},...o?{[`baseName${t}`]:n}:{},...r===null?{}:{[`headRef${t}`]:`refs/heads/${r}`,[`headName${t}`]:r},...pathVariables(s,t)}
const u=pathFields(s,t)
const l=`id nameWithOwner url\n    defaultBranchRef { name }\n    ${i?`mergeQueue${n===null?"":`(branch: $baseName${t})`} { id }`:""}\n    base: ${n===null?"defaultBranchRef":`ref(qualifiedName: $baseRef${t})`} {\n      name\n      ${i?"rules(first: 50) { nodes { type } }":""}\n      target { oid ... on Commit { tree { oid } ${historyFields(a)} ${u} } }\n    }\n    ${r===null?"":pullRequestFields(u,t)}`
return{text:l,variables:c}}function overviewFields(e,t,n){const r={absent:"",default:`ownBranch: refs(refPrefix: "refs/heads/", query: "${o}", first: 1) { nodes { name } }`,named:`ownBranch: ref(qualifiedName: $headRef${n}) { name }`}
const s=t===undefined?"absent":t===null?"default":"named"
const a=`id nameWithOwner url ${i}\n    defaultBranchRef { name }\n    base: defaultBranchRef { name target { oid ... on Commit { tree { oid } ${pathFields(e,n)} } } }\n    ${r[s]}`
const c=s==="named"?{[`headRef${n}`]:`refs/heads/${t}`}:{}
return{text:a,variables:{...c,...pathVariables(e,n)}}}const i="isArchived isDisabled isEmpty isFork isMirror"
const o="status-snippets/"
function commitFields(e,t,n){const r=`object(oid: $oid${n}) { oid ... on Commit { ${pathFields(t,n)} } }`
return{text:r,variables:{[`oid${n}`]:e,...pathVariables(t,n)}}}function pullRequestFields(e,t){const n="{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }"
return`head: ref(qualifiedName: $headRef${t}) {\n      compare(headRef: $baseName${t}) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) ${n}\n      target { oid ... on Commit { ${historyFields(s)} ${e} } }\n    }\n    closed: pullRequests(\n      headRefName: $headName${t}, baseRefName: $baseName${t}, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) ${n}`}function historyFields(e){return`history(first: ${e}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`}function pathFields(e,t){const n="{ mode type object { ... on Blob { oid byteSize text } } }"
return e.map((e,r)=>`f${r}: file(path: $p${r}${t}) ${n}`).join(" ")}function declareVariables(e){return Object.keys(e).map(e=>`, $${e}: ${e.startsWith("oid")?"GitObjectID":"String"}!`).join("")}function pathVariables(e,t){return Object.fromEntries(e.map((e,n)=>[`p${n}${t}`,e]))}},21830:(e,t,n)=>{n.d(t,{IM:()=>blobOid,MA:()=>s,VX:()=>i,tC:()=>zeroOid,yE:()=>a})
var r=n(77598)
const s=33188
const a=33261
const i=40960
function blobOid(e,t){const n=t.length===64?"sha256":"sha1"
return(0,r.createHash)(n).update(`blob ${e.length}\0`).update(e).digest("hex")}function zeroOid(e){return"0".repeat(e.length)}},75135:(e,t,n)=>{n.d(t,{C:()=>listFiles})
var r=n(22737)
var s=n(95450)
var a=n(9452)
var i=n(21830)
async function listFiles(e,t,n){try{return await listTree(e,t,n,"")}catch(e){if(e instanceof a.y_&&(e.code==="not-found"||e.code==="empty-repository"))return null
throw e}}async function listTree(e,t,n,r){const s=await readTree(e,t,n,r,"?recursive=1")
if(!s.isTruncated)return{oid:s.oid,files:s.entries.filter(isFile)}
const i=await readTree(e,t,n,r,"")
if(i.isTruncated){const e="contains more entries than GitHub lists; specify files instead of a pattern"
throw new a.ur([{path:r||"the top directory",code:"tree-truncated",message:e}])}let o=i.entries.filter(isFile)
for(const{path:n,oid:r}of i.entries.filter(({type:e})=>e==="tree")){o=o.concat((await listTree(e,t,r,`${n}/`)).files)}return{oid:s.oid,files:o}}async function readTree(e,t,n,a,i){const o=await(0,r.Jt)(e,t,`git/trees/{tree}${i}`,{tree:n},`Listing ${t} failed`)
const c=(0,s.I5)(o)
return{oid:(0,s.oJ)((0,s.ZZ)(c,"sha")),isTruncated:(0,s.ZZ)(c,"truncated").value===true,entries:(0,s._j)((0,s.ZZ)(c,"tree"),e=>parseEntry(e,a))}}function parseEntry(e,t){return{path:`${t}${(0,s.oJ)((0,s.ZZ)(e,"path"))}`,oid:(0,s.lq)((0,s.ZZ)(e,"sha"),s.oJ)??"",mode:Number.parseInt((0,s.oJ)((0,s.ZZ)(e,"mode")),8),type:(0,s.oJ)((0,s.ZZ)(e,"type")),sizeBytes:(0,s.lq)((0,s.ZZ)(e,"size"),s.i)??0}}function isFile({type:e,mode:t}){return e==="blob"&&(t===i.MA||t===i.yE)}},98228:(e,t,n)=>{n.d(t,{K:()=>parseEntries,S:()=>parseRepository})
var r=n(95450)
function parseRepository(e,t){const n=(0,r.ZZ)((0,r.I5)(e),"repository")
return{repository:{id:(0,r.oJ)((0,r.ZZ)(n,"id")),nameWithOwner:(0,r.oJ)((0,r.ZZ)(n,"nameWithOwner")),url:(0,r.oJ)((0,r.ZZ)(n,"url")),defaultBranch:(0,r.lq)((0,r.ZZ)(n,"defaultBranchRef","name"),r.oJ)},base:(0,r.lq)((0,r.ZZ)(n,"base"),e=>({name:(0,r.oJ)((0,r.ZZ)(e,"name")),treeOid:(0,r.oJ)((0,r.ZZ)(e,"target","tree","oid")),rules:describeRules(n),...parseBranch((0,r.ZZ)(e,"target"),t)})),head:(0,r.lq)((0,r.ZZ)(n,"head"),e=>({behindBy:(0,r.lq)((0,r.ZZ)(e,"compare","aheadBy"),r.i)??Number.POSITIVE_INFINITY,aheadBy:(0,r.lq)((0,r.ZZ)(e,"compare","behindBy"),r.i)??Number.POSITIVE_INFINITY,openPullRequests:parseNodes((0,r.ZZ)(e,"associatedPullRequests"),parsePullRequest),...parseBranch((0,r.ZZ)(e,"target"),t)})),closed:parseNodes((0,r.ZZ)(n,"closed"),parsePullRequest).filter(e=>!e.isCrossRepository)}}function parseBranch(e,t){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),entries:parseEntries(e,t),history:parseNodes((0,r.ZZ)(e,"history"),parseCommit)}}function parseEntries(e,t){return Array.from({length:t},(t,n)=>(0,r.lq)((0,r.ZZ)(e,`f${n}`),parseEntry))}function parseEntry(e){const t=(0,r.ZZ)(e,"object")
return{mode:(0,r.i)((0,r.ZZ)(e,"mode")),type:(0,r.oJ)((0,r.ZZ)(e,"type")),blob:(0,r.lq)((0,r.ZZ)(t,"oid"),e=>({oid:(0,r.oJ)(e),sizeBytes:(0,r.i)((0,r.ZZ)(t,"byteSize")),text:(0,r.lq)((0,r.ZZ)(t,"text"),r.oJ)}))}}function parseCommit(e){return{oid:(0,r.oJ)((0,r.ZZ)(e,"oid")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),message:(0,r.oJ)((0,r.ZZ)(e,"message")),committerEmail:(0,r.lq)((0,r.ZZ)(e,"committer","email"),r.oJ)??"",parents:parseNodes((0,r.ZZ)(e,"parents"),e=>(0,r.oJ)((0,r.ZZ)(e,"oid")))}}function parsePullRequest(e){return{id:(0,r.oJ)((0,r.ZZ)(e,"id")),number:(0,r.i)((0,r.ZZ)(e,"number")),url:(0,r.oJ)((0,r.ZZ)(e,"url")),state:(0,r.oJ)((0,r.ZZ)(e,"state")),title:(0,r.oJ)((0,r.ZZ)(e,"title")),body:(0,r.oJ)((0,r.ZZ)(e,"body")),base:(0,r.oJ)((0,r.ZZ)(e,"baseRefName")),headOid:(0,r.oJ)((0,r.ZZ)(e,"headRefOid")),isCrossRepository:(0,r.ZZ)(e,"isCrossRepository").value!==false}}function parseNodes(e,t){return(0,r.lq)((0,r.ZZ)(e,"nodes"),e=>(0,r._j)(e,t))??[]}const s={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function describeRules(e){const t=parseNodes((0,r.ZZ)(e,"base","rules"),e=>(0,r.oJ)((0,r.ZZ)(e,"type")))
if((0,r.ZZ)(e,"mergeQueue").value)t.push("MERGE_QUEUE")
return[...new Set(t)].map(e=>s[e]).filter(e=>e!==undefined)}},60891:(e,t,n)=>{n.d(t,{E$:()=>parseSnapshot,pG:()=>readBranch,ri:()=>firstPaths,yZ:()=>toBranchHead,yt:()=>readDefaultBranch})
var r=n(22737)
var s=n(95450)
var a=n(37434)
var i=n(9452)
var o=n(9063)
var c=n(75135)
var u=n(98228)
var l=n(88378)
var d=n(43032)
async function readBranch(e,{repository:t,branch:n,pullRequestBranch:r},s){const a=s.matches===null?null:await(0,c.C)(e,t,n??"HEAD")
const i=firstPaths(s,a)
const o={branch:n,pullRequestBranch:r,paths:i,withRules:true}
return toBranchHead(await readSnapshot(e,t,o),o,a)}function firstPaths(e,t){const n=[...e.candidates??[],...(0,d.L)(e,t)]
return[...new Set(n)].slice(0,o.rN)}function toBranchHead(e,{branch:t,paths:n},r){const s=requireBase(e,t)
const{nameWithOwner:a}=e.repository
const i=r?.oid===s.oid||r?.oid===s.treeOid
const o=`on branch "${s.name}"`
return{...e,base:s,paths:n,listing:i?r:null,nameWithOwner:a,where:o}}async function readDefaultBranch(e,t){const n=`query DefaultBranch($owner: String!, $name: String!) {\n  repository(owner: $owner, name: $name) { defaultBranchRef { name } }\n}`
const i=toOperation(t)
const{data:o,errors:c}=await(0,r.P)(e,t,{text:n,variables:{}},i)
if(c[0]!==undefined)throw(0,a.w)(c[0],i)
const u=(0,s.lq)((0,s.ZZ)((0,s.I5)(o),"repository","defaultBranchRef","name"),s.oJ)
if(u===null)throw emptyRepository(t)
return u}async function readSnapshot(e,t,n){const{paths:s,withRules:a}=n
const i=toOperation(t)
const{data:c,errors:u}=await(0,r.P)(e,t,(0,o.aY)(n),i)
if(a&&(0,r.j1)(u))return readSnapshot(e,t,{...n,withRules:false})
return parseSnapshot(e,t,s,{data:c,errors:u})}async function parseSnapshot(e,t,n,{data:r,errors:s}){const i=toOperation(t)
const o=/^repository\.(?:mergeQueue|base\.rules|head\.compare)\b/
const c=s.find(e=>!o.test(e.path)&&!(0,l.kn)(e))
if(c!==undefined){const e=/associatedPullRequests|closed/.test(c.path)
throw(0,a.w)(c,{...i,...e&&{permission:"pull-requests: write"}})}const d=(0,u.S)(r,n.length)
const{base:f,head:h}=d
return{...d,base:f&&await(0,l.md)(e,t,f,n,s,"repository.base.target"),head:h&&await(0,l.md)(e,t,h,n,s,"repository.head.target")}}function toOperation(e){return{description:`Reading ${e} failed`,permission:"contents: read"}}function requireBase({repository:e,base:t},n){if(t!==null)return t
const{nameWithOwner:r,defaultBranch:s}=e
if(s===null)throw emptyRepository(r)
const a=`Branch "${n??"HEAD"}" does not exist in ${r}.`
const o=`Set \`branch\` to an existing one; the default branch is "${s}".`
throw new i.y_("branch-not-found",a,o)}function emptyRepository(e){const t="Push a first commit with the files named in `files`."
return new i.y_("empty-repository",`${e} has no commit yet.`,t)}},88378:(e,t,n)=>{n.d(t,{$2:()=>readEntries,Xl:()=>parseEntriesAt,kN:()=>readCommit,kn:()=>isAboutFile,md:()=>addLargeFiles})
var r=n(22737)
var s=n(95450)
var a=n(37434)
var i=n(9063)
var o=n(75135)
var c=n(98228)
var u=n(43032)
async function readCommit(e,t,n,r){const s=r.matches===null?null:await(0,o.C)(e,t,n)
const a=[...new Set([...r.candidates??[],...(0,u.L)(r,s)])]
const i=await readEntries(e,t,n,a)
const c={oid:n,entries:i}
return{nameWithOwner:t,where:`at commit ${n}`,base:c,head:null,paths:a,listing:s}}async function readEntries(e,t,n,s){const a=toOperation(t,n)
const o=[]
for(let c=0;c<s.length;c+=i.rN){const u=s.slice(c,c+i.rN)
const l=await(0,r.P)(e,t,(0,i.T9)(n,u),a)
o.push(...await parseEntriesAt(e,t,n,u,l))}return o}async function parseEntriesAt(e,t,n,r,{data:i,errors:o}){const u=toOperation(t,n)
const l=o.find(e=>!isAboutFile(e))
if(l!==undefined)throw(0,a.w)(l,u)
const d=(0,s.ZZ)((0,s.I5)(i),"repository","object")
const f=(0,s.lq)(d,e=>(0,c.K)(e,r.length))
if(f===null)throw(0,a.w)({type:"NOT_FOUND",message:`no object ${n}`},u)
return(await addLargeFiles(e,t,{oid:n,entries:f},r,o,d.path)).entries}function toOperation(e,t){return{description:`Reading ${e} at ${t} failed`,permission:"contents: read"}}async function addLargeFiles(e,t,n,r,s,a){const i=s.filter(isLargeFile).map(({path:e})=>e)
const c=r.map((e,t)=>i.includes(`${a}.f${t}`))
if(!c.includes(true))return n
const u=await(0,o.C)(e,t,n.oid)
const l=n.entries.map((e,t)=>{const n=c[t]&&u?.files.find(({path:e})=>e===r[t])
return n?{...n,blob:{...n,text:null}}:e})
return{...n,entries:l}}function isAboutFile(e){return isLargeFile(e)||e.type==="NOT_FOUND"&&/\.f\d+$/.test(e.path)}function isLargeFile({path:e,message:t}){return/\.f\d+$/.test(e)&&/over 10 ?mb/i.test(t)}},43032:(e,t,n)=>{n.d(t,{L:()=>selectPaths,Z:()=>readTexts})
var r=n(22737)
var s=n(95450)
var a=n(9452)
var i=n(21830)
const o=16*1024*1024
function selectPaths({paths:e,matches:t},n){const r=n?.files.map(({path:e})=>e)??[]
return[...new Set([...e,...t===null?[]:r.filter(t)])]}async function readTexts(e,t,n,r,s,i=()=>true){const o=[]
const c=[]
for(const[a,u]of n.entries()){const n=await readText(e,t,u,r[a]??null,s,i)
if("code"in n)c.push(n)
else o.push(n)}if(c.length>0)throw new a.ur(c)
return o}async function readText(e,t,n,r,s,a){const refuse=(e,t)=>({path:n,code:e,message:t})
if(r===null)return refuse("missing",`does not exist ${s}`)
const{mode:c,type:u,blob:l}=r
if(u==="tree")return refuse("folder","is a directory, but a file is required")
if(u==="commit")return refuse("submodule","is a submodule, not a file")
if(c===i.VX)return refuse("symlink","is a symbolic link; specify the file it points to")
const d=c===i.MA||c===i.yE
if(!d||l===null)return refuse("irregular","is not a regular file")
const f=l.sizeBytes>o
if(f&&a(n,""))return refuse("too-large","is larger than 16 MiB")
const{oid:h}=l
const hasId=e=>(0,i.IM)(e,h)===h
if(l.text!==null&&hasId(Buffer.from(l.text)))return{path:n,text:l.text,oid:h,mode:c}
const p=await fetchBlob(e,t,n,h)
if(!hasId(p))return refuse("damaged",`did not arrive complete (blob ${h})`)
if(!a(n,p.toString("latin1")))return{path:n,text:"",oid:h,mode:c}
if(f)return refuse("too-large","is larger than 16 MiB")
const m=p.toString()
return hasId(Buffer.from(m))?{path:n,text:m,oid:h,mode:c}:refuse("not-utf8","is not UTF-8 text")}async function fetchBlob(e,t,n,a){const i=await(0,r.Jt)(e,t,"git/blobs/{oid}",{oid:a},`Reading ${n} failed`)
const o=typeof i==="string"?JSON.parse(i):i
return Buffer.from((0,s.oJ)((0,s.ZZ)((0,s.I5)(o),"content")),"base64")}},38400:(e,t,n)=>{n.d(t,{A:()=>selectFiles,_:()=>entryAt})
var r=n(75135)
var s=n(88378)
var a=n(43032)
function entryAt({paths:e,base:t},n){return t.entries[e.indexOf(n)]??null}async function selectFiles(e,t,n){const{nameWithOwner:i,base:o,head:c,where:u}=t
const l=n.matches===null||t.listing!==null
const d=l?t.listing:await(0,r.C)(e,i,o.oid)
const f=(0,a.L)(n,d)
async function complete(n,r){const a=new Map(t.paths.map((e,t)=>[e,n.entries[t]??null]))
const o=r.filter(e=>!a.has(e))
const c=await(0,s.$2)(e,i,n.oid,o)
for(const[e,t]of o.entries())a.set(t,c[e]??null)
return{...n,entries:r.map(e=>a.get(e)??null)}}const h=await complete(o,f)
const isWanted=(e,t)=>!n.isOptional||h.entries[t]!==null
const p=f.filter(isWanted)
const m={...h,entries:h.entries.filter(isWanted)}
const y=c&&await complete(c,p)
const w=await(0,a.Z)(e,i,p,m.entries,u,n.isRelevant)
return{...t,base:m,head:y,paths:p,listing:d,files:w}}},79593:(e,t,n)=>{n.d(t,{B:()=>mayContainSettings,T:()=>readConfiguration})
var r=n(76760)
var s=n(81641)
var a=n(62611)
var i=n(9003)
async function readConfiguration(e,t=(0,i.Eu)(e,s.fl)){for(const n of t){const nameIn=t=>(0,r.relative)(e,t).split(r.sep).join("/")
const t=nameIn(n)
const{realPath:s}=(0,i.xq)(n,(0,i.ky)(e),t)
const o=(0,a.km)(t,s,e=>mayContainSettings((0,r.basename)(n),e))
const c=o===null?null:await parse(t,o)
if(c===null)continue
const u=c.get("files")
const l=nameIn((0,r.dirname)(n))
if(u===undefined||l==="")return c
const d=u.values.map(e=>e.replace(/^!?/,e=>`${e}${l}/`))
return new Map(c).set("files",{...u,values:d})}return new Map}function mayContainSettings(e,t){return e!=="package.json"||t.includes('"status-snippets"')}async function parse(e,t){const{parseConfigurationFile:r}=await Promise.all([n.e(162),n.e(203)]).then(n.bind(n,22627))
return r(e,t)}}}

