#!/usr/bin/env node
Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"})
const e=require("./rolldown-runtime.js")
let t=require("node:os")
let n=require("node:timers/promises")
let s=require("node:vm")
let r=require("node:path")
let o=require("node:fs")
let i=require("node:util")
let a=require("node:buffer")
const c="status-snippets"
function cacheDirectoryOf({env:e,platform:t,home:n}){const{isAbsolute:s,join:o}=t==="win32"?r.win32:r.posix
const pathIn=(e,...t)=>e!==void 0&&s(e)?o(e,...t):null
const i=pathIn(e.XDG_CACHE_HOME,c)
if(i!==null)return i
if(t==="win32")return pathIn(e.LOCALAPPDATA,c,"Cache")??pathIn(n,"AppData","Local",c,"Cache")
return t==="darwin"?pathIn(n,"Library","Caches",c):pathIn(n,".cache",c)}const l=[[/\p{Cc}/u,"a control character"],[/\u00ad/,"a soft hyphen"],[/\u200b/,"a zero-width space"],[/\u200c|\u200d/,"a zero-width joiner"],[/[\u061c\u200e\u200f]/,"a bidirectional mark"],[/[\u202a-\u202e]/,"a bidirectional override"],[/[\u2066-\u2069]/,"a bidirectional isolate"],[/[\u2028\u2029]/,"a line or paragraph separator"],[/[\u115f\u1160\u2800\u3164\uffa0]/,"a blank letter"],[/\p{Cs}/u,"half a surrogate pair"],[/\ufeff/,"a byte-order mark"],[/[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u,"a tag or variation selector"],[/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/u,"an invisible character"]]
const u=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const d=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
const f=/^[\x20-\x7e]*$/
function*hiddenCharactersIn(e,t){if(f.test(e))return
const n=new Set([...e.matchAll(u),...e.matchAll(d)].map(({index:e})=>e))
const s=t==="breaks-allowed"?/[^\t\n\r\x20-\x7e]/gu:/[^\x20-\x7e]/gu
for(const{0:t,index:r}of e.matchAll(s)){const e=l.find(([e])=>e.test(t))?.[1]
if(e===void 0||n.has(r))continue
yield{code:(t.codePointAt(0)??0).toString(16).toUpperCase(),name:e,index:r}}}function findHiddenCharacter(e,t="breaks-refused"){for(const{code:n,name:s}of hiddenCharactersIn(e,t))return`${s} (U+${n.padStart(4,"0")})`
return null}function escapeHidden(e,t="breaks-refused"){const n=new Map([...hiddenCharactersIn(e,t)].map(({index:e,code:t})=>[e,t]))
return e.replace(/[^\x20-\x7e]/gu,(e,t)=>{const s=n.get(t)
return s===void 0?e:`\\u{${s}}`})}const m=120
function quote(e){const t=[...e]
return`"${escapeHidden(t.slice(0,m).join(""))}${t.length>m?"\u2026":""}"`}var h=class extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:n,fix:s}){super(`${e} ${quote(t)} ${n}: ${s}`)
this.input=e
this.value=t
this.fix=s}}
function parseUrl(e,t){try{return new URL(e,t)}catch{return null}}async function loadFetch(t,n=(e,t)=>globalThis.fetch(e,t)){const s=readProxySettings(t)
if(s.httpProxy===""&&s.httpsProxy==="")return n
const{EnvHttpProxyAgent:r,fetch:o}=await Promise.resolve().then(()=>e.__toESM(require("./undici-7-index.js").default,1))
const i=new r(s)
const a=o
return(e,t)=>{const{protocol:r}=new URL(e instanceof Request?e.url:e)
return(r==="https:"?s.httpsProxy:s.httpProxy)===""?n(e,t):a(e,{...t,dispatcher:i})}}function readProxySettings(e){const read=t=>(e[t]||e[t.toUpperCase()]||"").trim()
const readProxy=e=>{const t=read(e)
if(t==="")return""
const n=parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(t)?t:`http://${t}`)
if(n!==null&&/^https?:$/.test(n.protocol))return n.href
throw new h({input:e,value:"***",problem:"is not the address of an HTTP proxy",fix:"write it as http://host:port"})}
return{httpProxy:readProxy("http_proxy"),httpsProxy:readProxy("https_proxy"),noProxy:read("no_proxy")}}function createEffects(e=process.env,t=process.platform,s){let r
return{async fetch(t,n){r??=loadFetch(e,s)
return(await r)(t,n)},now:()=>Date.now(),sleep:e=>(0,n.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheDirectoryOf({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,t.homedir)()}catch{return""}}const p={now:()=>performance.now(),runWithTimeLimit}
const g={}
let w
function runWithTimeLimit(e,t){w??=(0,s.createContext)(g)
let n={outcome:"timed-out"}
g.work=()=>{n={outcome:"finished",value:t()}}
try{(0,s.runInContext)("work()",w,{timeout:e})}catch(e){if(Object(e).code!=="ERR_SCRIPT_EXECUTION_TIMEOUT")throw e}finally{delete g.work}return n}var x=class extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===void 0?void 0:{cause:n})
this.option=e}}
var k=class extends Error{name="UsageError"
code
constructor(e,t,n="usage"){super(`${e}: ${t}`)
this.code=n}}
const b={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"specify a text file"],"leads-outside":()=>["is a symbolic link that leads out of the working directory","specify the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run; nothing was written.","Run again."],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written: ${e}; nothing was written.`,"Fix the cause, then run again."],"partly-written":e=>[`could not be written: ${e}`,"Fix the cause, then run again."],"no-match":e=>["matches no file",`only ${e} files are searched; files in node_modules or ignored by .gitignore are skipped`],"invalid-pages-file":e=>[e,'write a list of pages, such as [{ "slug": "acme" }]'],"unknown-format":e=>["has an unsupported format",`specify a ${e} file, or set format`]}
var v=class extends Error{name="FileError"
code
path
problem
line
constructor(e,t,n={}){const[s,r]=b[e](n.detail??"")
const o=`${s}${s.endsWith(".")?"":":"} ${n.fix??r}`
super(`${t} ${o}`,{cause:n.cause})
this.code=e
this.path=t
this.problem=`this file ${o}`
this.line=n.line??1}}
function isFileError(e,...t){return e instanceof v&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):void 0}const y={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof v)return t
const n=systemCodeOf(t)??String(t)
const s=y[n]??"not-readable"
return new v(s,e,{detail:s==="not-a-file"?"a circular link":n,cause:t})}const $={EACCES:["its folder is not writable","Make the folder writable."],EPERM:["its folder does not allow replacing it","Check the owner of the file and of its folder."],EBUSY:["another program is using it","Close that program, then run again."],EEXIST:["its parent is a file","Choose another path."],ENOTDIR:["its parent is a file","Choose another path."],EROFS:["the disk is read-only","Use a writable disk."],ENOSPC:["the disk is full","Free some space."],EDQUOT:["the disk quota is exceeded","Free some space."]}
function toWriteError(e,t,n=[]){if(t instanceof v)return t
const s=systemCodeOf(t)??String(t)
const[r,o]=$[s]??["the system refused","Check the disk."]
const i=`${r} (${s})`
if(n.length===0)return new v("not-written",e,{detail:i,fix:o,cause:t})
return new v("partly-written",e,{detail:`${i}. ${`${n.join(", ")} ${n.length===1?"has":"have"} already been replaced.`}`,cause:t})}const S={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of the service that hosts the page."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Pass them with the option `header`, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The response for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${n}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The response for page "${e}" is unsafe: the field "${t}" cannot be used, because ${n}`,fix:'Nothing was written, and the response was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:n})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${n?`: ${n}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
var O=class extends Error{name="ServiceError"
code
kind
slug
baseUrl
status
field
constructor(e,t){const{what:n,fix:s,kind:r}=S[e]
super(`${n(t)} (${describeResponse(t)}). ${describeWait(t)}${s}`,{cause:t.cause})
this.code=e
this.kind=r
this.slug=t.slug
this.baseUrl=t.baseUrl
this.status=t.status??null
this.field=t.field??null}}
function describeResponse({status:e,baseUrl:t,text:n=""}){const s=n===""?"":`: "${n}"`
return e===void 0?`base-url ${t}`:`HTTP ${e} from ${t}${s}`}function describeWait({attempts:e,retryAfterSeconds:t}){if(e===void 0)return""
return t?`The service asks to wait ${t} s. `:"Try again later. "}const E={"dirty-file":e=>`${e}, so --commit would commit more than the section: commit or undo the other changes first`,"no-repository":e=>`--commit cannot commit in ${e}; run it in a git repository, or leave it out`,"commit-failed":e=>`git did not commit ${e}; the changes are in the working tree`}
var F=class extends Error{name="GitError"
code
constructor(e,t,n=""){const s=n===""?"":`:${n.replace(/^|\r?\n/g,"\n  ")}`
super(E[e](t)+s)
this.code=e}}
const P={success:{code:0,meaning:"success: sections are up to date, whether or not something changed"},outOfDate:{code:1,meaning:"`check` found a section, or `find` an embed, out of date"},input:{code:2,meaning:"an option, marker or file is invalid, the output cannot be written, or `--commit` is not possible"},refused:{code:3,meaning:"the service refused the request, or its response is invalid or unsafe"},unavailable:{code:4,meaning:"the service is unavailable and there is no usable cached response; nothing was written"},writing:{code:5,meaning:"the changes were written only in part, or could not be committed"},internal:{code:70,meaning:"internal error"}}
function exitNameOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"success")}const L=[k,x,h,v,F]
function describeCommandError(e){if(e instanceof O)return{exit:e.kind,code:e.code,message:e.message}
if(L.some(t=>e instanceof t)){const{code:t,message:n}=e
return{exit:"input",code:t,message:n}}return{exit:"internal",code:"internal-error",message:`internal error in status-snippets, please report it: ${String(e)}`}}const M=/^[A-Za-z\d._-]+$/
const C=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const A=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const R=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a part that begins or ends with a hyphen"]]
function findHostCharacterProblem(e){if(M.test(e))return null
const t=findHiddenCharacter(e,"breaks-allowed")
if(t!==null)return`has ${t}`
const n=firstProblem(e,C)
if(n!==null)return n
return e.normalize("NFKC")===e?null:"has characters that are replaced by others"}function parseHost(e,{minLabels:t,allowSlugLabels:n}){const s=findHostCharacterProblem(e)
if(s!==null)return{outcome:"refused",problem:s}
const r=parseUrl(`https://${e}`)?.hostname
if(r===void 0)return{outcome:"refused",problem:"is not a host name"}
const o=firstProblem(r,A)??(n?null:firstProblem(r,R))??(r.split(".").length<t?"has no dot":null)
return o===null?{outcome:"host",host:r}:{outcome:"refused",problem:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const n=parseHost(withoutRootDot(e.replace(/^https?:\/\//i,"").replace(/\/$/,"")),{minLabels:2,allowSlugLabels:false})
if(n.outcome==="host")return n.host
throw new h({input:t,value:e,problem:n.problem,fix:"use the public host name of the page, such as status.acme.com"})}function parseStatusPageHost(e){const t=parseHost(withoutRootDot(e),{minLabels:1,allowSlugLabels:false})
if(t.outcome==="host")return t.host
throw new h({input:"status-page-host",value:e,problem:t.problem,fix:"use only the host name that follows the slug in page addresses, such as statuspage.me"})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const n=parseHost(withoutRootDot(t),{minLabels:1,allowSlugLabels:true})
return n.outcome==="host"?n.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}var I=e.__commonJSMin(e=>{e.__esModule=true
e.distance=e.closest=void 0
var t=new Uint32Array(65536)
var myers_32=function(e,n){var s=e.length
var r=n.length
var o=1<<s-1
var i=-1
var a=0
var c=s
var l=s
while(l--)t[e.charCodeAt(l)]|=1<<l
for(l=0;l<r;l++){var u=t[n.charCodeAt(l)]
var d=u|a
u|=(u&i)+i^i
a|=~(u|i)
i&=u
if(a&o)c++
if(i&o)c--
a=a<<1|1
i=i<<1|~(d|a)
a&=d}l=s
while(l--)t[e.charCodeAt(l)]=0
return c}
var myers_x=function(e,n){var s=n.length
var r=e.length
var o=[]
var i=[]
var a=Math.ceil(s/32)
var c=Math.ceil(r/32)
for(var l=0;l<a;l++){i[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var d=0
var f=-1
var m=u*32
var h=Math.min(32,r)+m
for(var p=m;p<h;p++)t[e.charCodeAt(p)]|=1<<p
for(var l=0;l<s;l++){var g=t[n.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var x=o[l/32|0]>>>l&1
var k=g|d
var b=((g|x)&f)+f^f|g|x
var v=d|~(b|f)
var y=f&b
if(v>>>31^w)i[l/32|0]^=1<<l
if(y>>>31^x)o[l/32|0]^=1<<l
v=v<<1|w
y=y<<1|x
f=y|~(k|v)
d=v&k}for(var p=m;p<h;p++)t[e.charCodeAt(p)]=0}var $=0
var S=-1
var O=u*32
var E=Math.min(32,r-O)+O
for(var p=O;p<E;p++)t[e.charCodeAt(p)]|=1<<p
var F=r
for(var l=0;l<s;l++){var g=t[n.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var x=o[l/32|0]>>>l&1
var k=g|$
var b=((g|x)&S)+S^S|g|x
var v=$|~(b|S)
var y=S&b
F+=v>>>r-1&1
F-=y>>>r-1&1
if(v>>>31^w)i[l/32|0]^=1<<l
if(y>>>31^x)o[l/32|0]^=1<<l
v=v<<1|w
y=y<<1|x
S=y|~(k|v)
$=v&k}for(var p=O;p<E;p++)t[e.charCodeAt(p)]=0
return F}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0)return e.length
if(e.length<=32)return myers_32(e,t)
return myers_x(e,t)}
e.distance=distance
var closest=function(e,t){var n=Infinity
var s=0
for(var r=0;r<t.length;r++){var o=distance(e,t[r])
if(o<n){n=o
s=r}}return t[s]}
e.closest=closest})()
function suggest(e,t){const n=e.toLowerCase()
const editsTo=e=>n.length>1&&e.startsWith(n)?0:(0,I.distance)(n,e)
const[s]=t.map(e=>({name:e,edits:editsTo(e)})).filter(({name:e,edits:t})=>t<=Math.round(e.length*.4)).sort((e,t)=>e.edits-t.edits)
return s?.name??null}const T=["md","mdx","html"]
const _={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(_,t)?_[t]??null:null}const D="https://statuspage.me"
const q=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const j=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null)throw new h({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`use the https address of the service alone, such as ${D}`})
const{origin:n,pathname:s}=new URL(e)
return n+s.replace(/\/+$/,"")}function findProblem(e){const t=findHiddenCharacter(e,"breaks-allowed")
if(t!==null)return`has ${t}`
const n=q.find(([t])=>t.test(e))
if(n)return n[1]
const[,s=""]=e.split(/[/:]+/)
const r=s.startsWith("[")?null:findHostCharacterProblem(s)
if(r!==null)return`has a host that ${r}`
const o=parseUrl(e)
if(o===null)return"is not an address"
return o.protocol==="http:"&&!j.test(o.hostname)?"is not https, and http is for loopback hosts only":null}const H=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=H.find(([t])=>t.test(e))?.[1]
if(t===void 0)return e
throw new h({input:"slug",value:e,problem:t,fix:'use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'})}const U=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]
function mapFields(e){const t=U.map(t=>[t,e(t)])
return Object.fromEntries(t)}const N={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function formsOf(e,t,n){return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:t},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:n,html:null}}}function badgeImageUrl({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScriptUrl({baseUrl:e}){return`${e}/static/embed/v1/status.js`}const B=["slug","custom-domain","show"]
const W=["badge","link","widget","script","definitions"]
const z=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t={}
const n=new Set
z.lastIndex=0
while(z.lastIndex<e.length){const s=z.lastIndex
const[,r,...o]=z.exec(e)??[]
const i=o.find(e=>e!==void 0)?.trim()
if(r===void 0||i===void 0&&isAttribute(r))return broken("invalid-attribute",`cannot read "${e.slice(s).trim()}"; write an attribute as key="value"`)
if(!isAttribute(r))return broken("unknown-attribute",unknownMessage(r))
if(n.has(r))return broken("repeated-attribute",`the attribute "${r}" appears twice; keep one`)
n.add(r)
if(!i)return broken("invalid-attribute",`the attribute "${r}" is empty; set a value or remove it`)
if(r==="show"){const e=readShow(i)
if(!e.valid){const{problem:t,fix:n}=e.refusal
return broken("invalid-attribute",`the attribute show="${i}" ${t}; ${n}`)}t.show=e.names}else t[r==="slug"?"slug":"customDomain"]=i}return{kind:"start",attributes:t}}function isAttribute(e){return B.some(t=>t===e)}function unknownMessage(e){const t=suggest(e,B)
return`unknown attribute "${e}"; ${t===null?`a marker can have ${B.join(", ")}`:`did you mean "${t}"?`}`}function broken(e,t){return{kind:"problem",code:e,message:t,role:"start"}}function readShow(e){const t=e.match(/\S+/g)??[]
if(t.length===0)return refuse("contains no names",G)
const n=[]
for(const e of t){const t=W.find(t=>t===e)
if(!t){const t=suggest(e,W)
return refuse(`has the unknown name "${e}"`,t===null?G:`did you mean "${t}"?`)}if(n.includes(t))return refuse(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const G=`write one or more of ${W.join(", ")}`
function refuse(e,t){return{valid:false,refusal:{problem:e,fix:t}}}const V=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const J=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const Z=[[(e,t)=>/[\r\n]/.test(e+t),"contains a line break: use one line per header"],[e=>e==="",'has no name: write "Name: value"'],[e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),'has a name that is not a header name: use letters, digits and "-", with no blank before the colon'],[e=>V.has(e.toLowerCase()),'is "%", which describes the connection: leave it out'],[e=>J.has(e.toLowerCase()),'is "%", which the cache manages: leave it out'],[(e,t)=>t==="",'has no value: write "Name: value", and check that no variable in it is empty'],[(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),"has a value that headers cannot contain: remove control characters and characters beyond Latin-1"]]
function parseHeader(e){const t=e.indexOf(":")
if(t===-1)return{outcome:"refused",problem:'has no colon: write "Name: value"'}
const n=e.slice(0,t).replace(/^[\t ]+/,"")
const s=e.slice(t+1).replace(/^[\t ]+|[\t ]+$/g,"")
const r=Z.find(([e])=>e(n,s))
if(r!==void 0)return{outcome:"refused",problem:r[1].replace("%",n)}
return{outcome:"header",header:[n,s]}}function requestHeaders(e,t){const n=new Map
for(const[e,s]of t){const t=e.toLowerCase()
const r=n.get(t)
n.set(t,r===void 0?s:`${r}${t==="cookie"?"; ":", "}${s}`)}return{accept:"application/json","user-agent":`status-snippets/${e}`,...Object.fromEntries(n)}}function parseShow(e){const t=readShow(e)
if(t.valid)return t.names
throw new h({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){return e.map((n,s)=>{const r=parseHeader(n)
if(r.outcome==="header")return r.header
throw new x(t,(e.length>1?`(number ${s+1}) `:"")+r.problem)})}function parseRepository(e){if(/^[\w.-]+\/[\w.-]+$/.test(e))return e
throw new h({input:"repository",value:e,problem:"is not a repository",fix:"write it as owner/name"})}function parseRepositories(e,t){const n=e.map(e=>parseRepositoryLine(e,t))
if(n.some(({isExclusion:e})=>!e))return n
throw new x(t,"contains only exclusions: name at least one repository, such as acme/site or acme/*")}function parseRepositoryLine(e,t){const n=e.startsWith("!")
const[s="",r="",...o]=e.slice(n?1:0).split("/")
if(/[*?[\]{}()]/.test(s))throw new x(t,`${quote(e)} has a pattern in the part for the owner: write a line for each owner, such as acme/*`)
const i=/[*?[\]{}()|]/.test(r)
const a=i?/^[^\s\\]+$/.test(r):/^[\w.-]+$/.test(r)
if(/^[\w.-]+$/.test(s)&&a&&o.length===0)return{line:e,owner:s,name:r,isPattern:i,isExclusion:n}
throw new x(t,`${quote(e)} is not a repository or a pattern for names: write one repository on each line, as owner/name or owner/*`)}function parseShard(e){const[,t=0,n=0]=(/^(\d+)\/(\d+)$/.exec(e.trim())??[]).map(Number)
if(t>=1&&t<=n&&Number.isSafeInteger(n))return{index:t,count:n}
throw new h({input:"shard",value:e,problem:"is not a part of a whole",fix:"write it as i/n, from 1/n to n/n: for example 2/8"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
throw new h({input:"branch",value:e,problem:"is not the name of a branch",fix:"write just the name, such as main"})}function parsePages(e,t){return e.map(e=>{const n=e.indexOf("=")
try{if(n<0)return{slug:parseSlug(e),customDomain:null}
return{slug:parseSlug(e.slice(0,n)),customDomain:parseCustomDomain(e.slice(n+1))}}catch(n){if(!(n instanceof h))throw n
throw new x(t,`${quote(e)} is not a page, because ${n.message}`,n)}})}function parsePort(e){const t=/^\d{1,5}$/.test(e)?Number(e):NaN
if(t<=65535)return t
throw new h({input:"port",value:e,problem:"is not a port",fix:"write a whole number from 0 to 65535, such as 4010"})}const Q=[{name:"files",kind:"list",inFile:true,defaultDescription:"the README",summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",defaultDescription:"the repository of the workflow",summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",summary:"Branch to update",parse:parseBranch},{name:"repositories",kind:"list",parse:parseRepositories,summary:"Repositories to update instead of one: owner/name, or owner/* and other patterns; ! excludes"},{name:"shard",kind:"text",placeholder:"i/n",parse:parseShard,defaultDescription:"all repositories",summary:"Part of the repositories to update, such as 2/8, so that several jobs share them"},{name:"max-writes",kind:"count",default:"100",summary:"How many of the repositories one run may write to; the rest is left for the next run"},{name:"time-limit",kind:"count",placeholder:"minutes",default:"50",summary:"Minutes after which a run with repositories starts nothing new; the rest is left for the next run"},{name:"on-failure",kind:"choice",choices:["fail","warn"],default:"fail",summary:"Whether a failure in one of the repositories fails the step or causes a warning"},{name:"pull-request-branch",kind:"text",defaultDescription:"status-snippets/ followed by the name of the branch",summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",defaultDescription:"a subject that names the new address",summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",defaultDescription:"a title that names the new address",summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",default:"${{ github.token }}",summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",summary:"Whether an unavailable service causes a warning or fails the step"},{name:"unmarked",kind:"choice",inFile:true,choices:["warn","ignore","adopt"],default:"warn",summary:"What to do with badges, links and widgets outside sections: warn about old addresses, or put markers around them"},{name:"run-in-forks",kind:"flag",default:"false",summary:"Also run scheduled workflows in forks"}]
const X=["refresh","check","init","adopt"]
const Y=[...X,"find","serve"]
const K=[{name:"slug",kind:"text",inFile:true,summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>parseSlug(e)},{name:"base-url",kind:"text",placeholder:"url",default:D,summary:"Address of the service",parse:parseBaseUrl},{name:"status-page-host",kind:"text",inFile:true,placeholder:"host",defaultDescription:"the host of base-url",summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:parseStatusPageHost},{name:"custom-domain",kind:"text",inFile:true,placeholder:"domain",summary:"Custom domain of the page, used when snippets are generated",parse:e=>parseCustomDomain(e)},{name:"source",kind:"choice",inFile:true,choices:["auto","endpoint","offline"],default:"auto",summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",inFile:true,placeholder:"names",defaultDescription:"badge link; in a heading, badge",commands:Y,summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",placeholder:"name: value",summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",inFile:true,placeholder:"seconds",default:"300",range:[0,31536e3],summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"format",kind:"choice",inFile:true,choices:T,defaultDescription:"by file extension",commands:Y,summary:"Read every file in this format"}]
const ee=[{name:"timeout",kind:"seconds",placeholder:"seconds",default:"10",range:[.001,3600],summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",placeholder:"folder",defaultDescription:"the platform's cache folder",summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",summary:"Disable the response cache"},{name:"only",kind:"choice",placeholder:"field",choices:U,commands:["print"],summary:`Print a single field: ${U.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],summary:"Also write a workflow that refreshes the file on a schedule"},{name:"write-config",kind:"flag",commands:["init"],summary:"Also write status-snippets.json, with every file that contains a section"},{name:"ignore-unmarked",kind:"flag",commands:["refresh","check"],summary:"Accept named files that contain no section, for hooks that pass every changed file; not related to the setting unmarked"},{name:"port",kind:"text",placeholder:"number",defaultDescription:"4010",commands:["serve"],summary:"Port on the loopback interface; 0 takes a free one",parse:parsePort},{name:"page",kind:"list",placeholder:"slug[=domain]",commands:["serve"],summary:"Page to serve, with its custom domain if it has one",parse:parsePages},{name:"pages",kind:"text",placeholder:"file",commands:["serve"],summary:"JSON file with pages to serve, read again when it changes"},{name:"json",kind:"flag",summary:"Print the result as JSON"},{name:"diff",kind:"flag",commands:X,summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",commands:X,summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",summary:"Report only warnings and errors"},{name:"verbose",kind:"flag",commands:X,summary:"Also report each file that is up to date"},{name:"commit",kind:"flag",commands:["refresh","init"],summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",placeholder:"folder",defaultDescription:"the current folder",summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",summary:"Show this help; after a command, its options"},{name:"version",kind:"flag",short:"v",summary:"Show the version"}]
const te=[...K,...ee,...Q]
const ne={cli:[...K,...ee],action:[...K,...Q]}
function placeholderOf(e){return`<${e.placeholder??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}const se=["status-snippets.json","package.json"]
function splitLines(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}function parseSettings(e){const{header:t,ignoreUnmarked:n,noCache:s,...r}=parseOptions(e)
return{...r,statusPageHost:r.statusPageHost??statusPageHostOf(r.baseUrl),headers:t,token:e.has("token")?r.token:null,cache:!s,allowNoSection:n}}function parseOptions(e){const t=te.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(t)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===void 0)return defaultOf(e)
const{givenAs:n,values:s}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(s,n):s
const r=s.at(-1)??""
if(r.trim()==="")throw new x(n,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(r,n,e.choices)
if(e.kind==="seconds")return parseSeconds(r,n,e.range,e.default)
if(e.kind==="count")return parseCount(r,n,e.default)
try{return e.parse?e.parse(r,n):r}catch(e){if(!(e instanceof h))throw e
throw new x(n,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===void 0?[]:[e.default]
if(e.kind==="seconds"||e.kind==="count")return Number(e.default)
return e.default??null}function parseFlag({givenAs:e,values:t}){const n=t.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new x(e,`${quote(n)} is not a boolean: write true or false`)}function parseChoice(e,t,n){if(n.includes(e))return e
const s=suggest(e,n)
const r=s===null?"use one of these":`did you mean ${s}?`
throw new x(t,`${quote(e)} is not one of ${n.join(", ")}: ${r}`)}function parseSeconds(e,t,[n,s],r){const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):NaN
if(o>=n&&o<=s)return o
const i=`is not a number of seconds from ${n} to ${s}`
throw new x(t,`${quote(e)} ${i}: for example, write ${r}`)}function parseCount(e,t,n){const s=/^\d+$/.test(e.trim())?Number(e):0
if(s>0&&Number.isSafeInteger(s))return s
throw new x(t,`${quote(e)} is not a whole number of at least 1: for example, write ${n}`)}function resolvePath(e,t,n=e){const s=(0,r.resolve)(t,e)
try{const e=o.realpathSync.native(s)
const r=o.realpathSync.native(t)
if(!isInside(e,r)){if(isInside(s,t)||isInside(s,r)||(0,o.lstatSync)(s).isSymbolicLink())throw new v("leads-outside",n)}return{realPath:e,stats:(0,o.statSync)(e)}}catch(e){throw toReadError(n,e)}}function resolveFile(e,t,n=e){const s=resolvePath(e,t,n)
assertRegularFile(n,s.stats)
return s}function assertRegularFile(e,t){if(t.isFile())return
let n="a device"
if(t.isDirectory())n="a folder"
if(t.isFIFO())n="a pipe"
if(t.isSocket())n="a socket"
throw new v("not-a-file",e,{detail:n})}function isInside(e,t){const n=(0,r.relative)(t,e)
return n===""||!((0,r.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,o.existsSync)((0,r.join)(t,".git")))return t
if(t===(0,r.dirname)(t))return e}}function findFilesAbove(e,t){const n=findGitRoot(e)
const s=[]
for(let i=e;;i=(0,r.dirname)(i)){s.push(...t.map(e=>(0,r.join)(i,e)).filter(e=>(0,o.existsSync)(e)))
if(i===n)return s}}const re="1.0.0"
function createSnippetFetcher(e){const{settings:t,effects:n,workingDirectory:s="",onAttempt:o}=e
const i=new Map
const load=async()=>{const{fetchValidatedSnippets:e}=await Promise.resolve().then(()=>require("./service-fetch-snippets.js"))
const{openCacheStore:i}=await Promise.resolve().then(()=>require("./cache-cache-store.js"))
const{fetch:a,now:c,sleep:l,random:u}=n
const d=t.cacheDir===null?n.cacheDirectory():(0,r.resolve)(s,t.cacheDir)
const f=t.cache&&d!==null?i(d):null
return n=>e(n,t,{fetch:a,now:c,sleep:l,random:u,onAttempt:o,cache:f,version:re})}
let a
const request=async e=>{a??=load()
return(await a)(e)}
return e=>{const t=i.get(e)??request(e)
i.set(e,t)
return t}}const oe=Number.POSITIVE_INFINITY
const ie=[{name:"refresh",usage:"[refresh] [files\u2026]",maxFiles:oe,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",maxFiles:oe,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",maxFiles:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",maxFiles:1,summary:"add the markers, around the existing badges of the page if there are any, and fill them"},{name:"find",usage:"find [files\u2026]",maxFiles:oe,summary:"list badges, links and widgets outside sections; exit 1 when one is out of date"},{name:"adopt",usage:"adopt [files\u2026]",maxFiles:oe,summary:"put markers around the badges, links and widgets outside sections, and fill them"},{name:"serve",usage:"serve [files\u2026]",maxFiles:oe,summary:"run a local stand-in for the service, with a preview page"},{name:"help",usage:"help [command]",maxFiles:1,summary:"show the commands, or the options of one"}]
const ae=ne.cli
function listNames(e){return new Intl.ListFormat("en-GB").format(e)}const ce=Object.fromEntries(ae.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function parseCommandLine(e){const{tokens:t,positionals:n}=(0,i.parseArgs)({args:[...e],options:ce,strict:false,tokens:true})
const s=new Map
for(const e of t.filter(e=>e.kind==="option")){const t=requireOption(e.name,e.rawName)
const n=s.get(t.name)?.values??[]
s.set(t.name,{givenAs:e.rawName,values:[...n,...readValues(t,e)]})}const r=t.find(({kind:e})=>e!=="option")
const o=r?.kind==="positional"?commandNamed(r.value):null
const a=o??ie[0]
const c=o===null?n:n.slice(1)
for(const[e,{givenAs:t}]of s)assertOptionBelongsTo(requireOption(e,t),t,a)
refuseExtraFile(c[a.maxFiles],a)
if(a.name==="help")return{command:"help",files:[],options:s,help:parseHelpTopic(c[0])}
return{command:a.name,files:c,options:s,help:s.has("help")?o?.name??"all":null}}function parseHelpTopic(e){if(e===void 0||e==="help")return"all"
const t=commandNamed(e)
if(t!==null)return t.name
const n=ie.map(e=>e.name)
const s=suggest(e,n)
const r=s===null?`use one of ${n.join(", ")}`:`did you mean ${s}?`
throw new k(`${quote(e)} is not a command`,r)}function requireOption(e,t){const n=ae.find(t=>t.name===e)
if(n!==void 0)return n
const s=suggest(e,ae.map(e=>e.name))
const r=s===null?"see status-snippets --help":`did you mean --${s}?`
throw new k(`${t} is not an option`,r)}function readValues(e,{rawName:t,value:n,inlineValue:s}){if(e.kind==="flag"){if(n===void 0)return[]
throw new k(`${t} takes no value`,`leave out "=${n}"`)}if(n!==void 0&&(s||!n.startsWith("--")))return[n]
throw new k(`${t} lacks its value${n===void 0?"":` before ${n.split("=")[0]}`}`,`write ${t} ${placeholderOf(e)}`)}function assertOptionBelongsTo(e,t,n){if(e.commands===void 0||e.commands.includes(n.name))return
throw new k(`${t} is not an option of ${n.name}`,`it belongs to ${listNames(e.commands)}`)}function refuseExtraFile(e,t){if(e===void 0)return
const n=t.maxFiles===0?"no files":`a single ${t.name==="help"?"command":"file"}`
throw new k(`unexpected argument "${e}"`,`${t.name} takes ${n}`)}function commandNamed(e){return ie.find(t=>t.name===e)??null}function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironmentVariables(e){const t=new Map
for(const{name:n,kind:s}of ne.cli){const r=environmentName(n)
const o=e[r]?.trim()??""
if(s==="flag"||o==="")continue
t.set(n,{givenAs:r,values:s==="list"?splitLines(o):[o]})}return t}function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null)throw new h({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})
const s=parseAddress(`https://${e}.${t}`)
if(s.outcome==="address")return s.address
throw new h({input:"slug",value:e,problem:`cannot be a subdomain of ${t}, because ${e}.${t} ${s.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)/s.exec(e)?.[1]
if(t===void 0)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=parseHost(n,{minLabels:2,allowSlugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${s.host===n.toLowerCase()?n:s.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validateAddress(e){const t=parseAddress(e.trim())
if(t.outcome==="address")return{outcome:"safe",value:t.address}
return unsafe("status_page_url",`${quote(e.trim())} ${t.problem}`)}function trustGenerated(e){return mapFields(t=>({outcome:"safe",value:e[t]}))}function areAllSafe(e){return U.every(t=>e[t].outcome==="safe")}function safeStrings(e){return mapFields(t=>{const n=e[t]
return n.outcome==="safe"?n.value:""})}function containsRange(e,t){return e.start<=t.start&&t.end<=e.end}function indexOfLastStarting(e,t){let n=0
let s=e.length
while(n<s){const r=n+s>>1
if((e[r]?.start??Number.POSITIVE_INFINITY)<=t)n=r+1
else s=r}return n-1}function indexOfRangeAround(e,t){const n=indexOfLastStarting(e,t)
return t<(e[n]?.end??0)?n:-1}const le={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
const ue={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element","no-text":"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
const de=["STATUS-BADGE","STATUS-PAGE"]
function snippetsShownIn(e,t){return e.attributes.show??t??(e.isInHeading?["badge"]:["badge","link"])}function findMisplacedSnippets(e,t){return e.sections.flatMap((n,s)=>{const r=t[s]??[]
const o=placementOf(n)
const i=r.find(e=>!le[e].includes(o))
if(i){const e=`"${i}" ${ue[o]}`
return[{offset:n.start.start,code:"does-not-fit",message:e}]}return r.includes("definitions")?findRepeatedLabels(e,n,t):[]})}function placementOf({layout:e}){if(e.context==="html")return e.contentModel??"html"
return e.context==="flow"&&e.tight?"tight":e.context}function findRepeatedLabels({document:e,sections:t},n,s){if(t.find((e,t)=>s[t]?.includes("definitions"))!==n)return[{offset:n.start.start,code:"label-defined",message:'another section of the file already shows "definitions"; keep it in one of them'}]
const r=t.map(({content:e})=>e)
const o=e.definitions.find(({label:e,start:t})=>de.includes(e)&&indexOfRangeAround(r,t)<0)
if(!o)return[]
const i=`the label [${o.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:o.start,code:"label-defined",message:i}]}function decideLayout(e,t,n){const{start:s,end:r}=t
const[o,i]=[s.place,r.place]
if(s.isInLink||r.isInLink)return{problem:{offset:s.range.start,code:"inside-link",message:"a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"}}
if(s.parent===r.parent){if(o.kind==="text"&&i.kind==="text"){const{table:e,html:t}=o
return{layout:t?{context:"html",lines:"single",...t}:{context:"inline",table:e}}}if(o.kind==="block"&&i.kind==="block")return{layout:decideBlockLayout(o,i,isOnOneLine(e,t))}}const{line:a}=n(r.range.start)
const c=`the section ends at line ${a}, in another container; put both markers in the same one, each on a line of its own`
return{problem:{offset:s.range.start,code:"different-containers",message:c}}}function decideBlockLayout(e,t,n){const{indentation:s,html:r,list:o}=e
const{prefix:i}=t
if(n)return{context:"html",lines:"single",...r}
if(e.isInsideHtml){const e=i+(t.startsLine?t.indentation:s)
return{context:"html",lines:"separate",prefix:i+s,closingPrefix:e,...r}}return{context:"flow",prefix:i,closingPrefix:i+(t.isInsideHtml?s:t.indentation),tight:o!==null&&!o.loose}}function isOnOneLine(e,{content:t}){return!/[\r\n]/.test(e.slice(t.start,t.end))}function renderContent(e,t,n){if(e.context==="inline"){const n=t.map(joinLines).join(" ")
return e.table?n.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):n}const s=e.context==="html"&&e.jsx?fe:""
if(e.context==="html"&&e.lines==="single")return t.map(joinLines).join(s||" ")
const r=t.length-1
const o=t.map((e,t)=>(t<r?e+s:e).split("\n"))
return["",...(e.context==="flow"&&!e.tight?["",...o.flatMap(e=>[...e,""])]:o.flat()).map(t=>t===""?e.prefix.trimEnd():e.prefix+t),e.closingPrefix].join(n)}const fe="{' '}"
function joinLines(e){return e.split("\n").map(e=>e.trim()).filter(e=>e!=="").reduce((e,t)=>e+(e===""||e.endsWith(">")&&t.startsWith("<")?t:` ${t}`),"")}function withoutLinePrefix(e,t){const n="prefix"in t?t.prefix:""
const s=n.trimEnd()
return e.split(/\r\n|\n|\r/).map(e=>e.slice([n,s].find(t=>e.startsWith(t))?.length??0)).join("\n")}const me=/\r\n|\n|\r/g
function createLocator(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=e.matchAll(me)
return e=>{while((t.at(-1)?.start??0)<=e){const{value:e}=n.next()
if(e===void 0)break
t.push({start:e.index+e[0].length})}const s=Math.max(indexOfLastStarting(t,e),0)
return{line:s+1,column:Math.max(e-(t[s]?.start??0),0)+1}}}function lineEndingOf(e,t){if(!e.includes("\r"))return"\n"
const n=new Map
for(const{0:s,index:r}of e.matchAll(me))if(indexOfRangeAround(t,r)<0)n.set(s,(n.get(s)??0)+1)
const[s]=[...n].sort(([,e],[,t])=>t-e)
return s?.[0]??/\r\n|\n|\r/.exec(e)?.[0]??"\n"}function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}const he={raw:void 0,isInLink:false,isInHeading:false}
const pe=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(e,t){const{isInLink:n,isInHeading:s}=t
const r=[]
const o=[]
let i=0
for(const{0:t,1:a="",2:c,index:l}of e.matchAll(/<!--([\s\S]*?)(-->|$)/g)){o.push({start:i,end:l})
i=l+t.length
const e=c!==""
const u=e?a:a.replace(/(?:--!?|-)$/,"")
r.push({start:l,end:i,text:normalize(u),isClosed:e,isInLink:n,isInHeading:s})}o.push({start:i,end:e.length})
return{comments:r,tags:[],texts:o,state:t}}function normalize(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}const ge=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
var we=class{#e=[]
visit([e,{type:t,start:n,end:s}]){if(e==="enter"&&ge.has(t))this.#e.push({start:n.offset,end:s.offset})}findIn(e,t){const isVisible=({start:e})=>indexOfRangeAround(this.#e,e)<0||indexOfRangeAround(t,e)>=0
return findMdxComments(e).filter(isVisible)}}
const xe=/\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g
function findMdxComments(e){return[...e.slice(0,e.lastIndexOf("*/")+2).matchAll(xe)].map(({index:e,1:t=""})=>({start:e,text:t}))}const ke=6e4
const be=4096
var ve=class extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}
var ye=class{#t
#n=ke
constructor(e){this.#t=e}runWithin(e,t){try{return this.#t?this.#s(e,t,this.#t):t()}catch(t){if(t instanceof RangeError)throw new ve(e,Se)
throw t}}#s(e,t,{now:n,runWithTimeLimit:s}){if(this.#n<=0)throw new ve(e,$e)
const r=n()
try{if(e.end-e.start<=be)return t()
const n=s(Math.ceil(this.#n),t)
if(n.outcome==="finished")return n.value
throw new ve(e,$e)}finally{this.#n-=n()-r}}}
const $e=`the part of the file that starts here takes too long to parse (a file may take ${ke/1e3} s)`
const Se="the part of the file that starts here is nested too deeply to parse"
const Oe=new Set(["listOrdered","listUnordered"])
const Ee=new Set(["blockQuote","gfmFootnoteDefinition",...Oe])
const Fe=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const Pe=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
var Le=class{#r={}
#o=[]
#i=false
visit([e,t]){if(e==="enter")this.#a(t)
else if(this.#o.at(-1)?.token===t)this.#o.pop()}get container(){return this.#o.at(-1)?.identity??this.#r}get list(){return this.#o.at(-1)?.list??null}#a(e){const{type:t}=e
const n=this.#o.at(-1)
const s=n?.list
if(s&&t==="lineEndingBlank"&&!this.#i)s.blankSeen=true
if(s?.blankSeen&&!Fe.has(t))s.loose=true
if(t!=="linePrefix")this.#i=Pe.has(t)
if(n&&t==="listItemPrefix")n.identity={}
if(!Ee.has(t))return
const r=Oe.has(t)
this.#o.push({token:e,identity:e,list:r?{loose:false,blankSeen:false}:null})}}
const Me=new Set(["atxHeading","setextHeading"])
const Ce=new Set(["tableData","tableHeader"])
const Ae=new Set(["paragraph",...Me,...Ce])
var Re=class{comments=[]
elements=[]
texts=[]
parseFragment=scanComments
#c
#l
#o=[]
#u=new Map
#d=[]
#f=he
#m=he
constructor(e,t){this.#c=e
this.#l=t}visit([e,t]){if(e==="enter"){this.#a(t)
this.#o.push(t)}else{this.#o.pop()
this.#h(t)}}#a({type:e,start:t,end:n}){if(Ae.has(e))this.#m=this.#f
else if(e==="htmlFlow"||e==="htmlText")this.#d=[]
else if(e==="htmlFlowData"||e==="htmlTextData")this.#d.push({start:t.offset,end:n.offset,lineStart:t.offset-t.column+1})}#h({type:e}){if(Ae.has(e)){const[e,t]=[this.#f,this.#m]
this.#f={raw:e.raw&&t.raw,isInLink:e.isInLink&&t.isInLink,isInHeading:e.isInHeading&&t.isInHeading}}else if(e==="htmlFlow")this.#f=this.#p("block",this.#f)
else if(e==="htmlText")this.#m=this.#p("text",this.#m)}#p(e,t){const n=this.#g()
const{comments:s,tags:r,texts:o,state:i}=this.parseFragment(n,t)
for(const e of r)this.#w(e)
for(const e of o)this.texts.push(this.#x(e))
for(const t of s)if(e==="block")this.#k(t,this.#l.container,this.#b(n,t.start))
else if(t.start===0){const e=this.#o.at(-1)??this.#l.container
this.#k(t,e,{kind:"text",table:this.#v(Ce)})}return i}#w({kind:e,name:t,...n}){const s=this.#x(n)
const r=this.#u.get(t)??[]
if(e==="open"){this.#u.set(t,r)
r.push(s)}else{const e=r.pop()
if(e)this.elements.push({name:t,open:e,close:s})}}#k(e,t,n){this.comments.push({range:this.#x(e),text:e.text,isClosed:e.isClosed,isInLink:e.isInLink||this.#o.some(({type:e})=>e==="labelText"),isInHeading:e.isInHeading||this.#v(Me),parent:t,place:n})}#b(e,t){const n=this.#y+t
const s=this.#d[indexOfLastStarting(this.#d,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const r=this.#c.slice(s.start,n)
return{kind:"block",isInsideHtml:e.slice(0,t).trim()!=="",startsLine:r.trim()==="",prefix:this.#c.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(r)?.[0]??"",list:this.#l.list}}#v(e){return this.#o.some(({type:t})=>e.has(t))}get#y(){return this.#d[0]?.start??0}#x({start:e,end:t}){return{start:this.#y+e,end:this.#y+t}}#g(){let e=""
let t=this.#y
for(const{start:n,end:s}of this.#d){e+=this.#c.slice(t,n).replace(/[^\r\n]/g," ")+this.#c.slice(n,s)
t=s}return e}unclosedSince(e){const t=[...this.#u].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}}
const Ie=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
var Te=class{#$=[]
#l
constructor(e){this.#l=e}visit([e,{type:t,start:n,end:s}]){if(e!=="enter"||Ie.has(t))return
const r=Oe.has(t)?this.#l.list:null
this.#$.push({start:n.offset,end:s.offset,type:t,list:r})}get outline(){return this.#$.map(({list:e,type:t,...n})=>({...n,type:e?.loose?`${t} loose`:t}))}}
async function*parseBlocks(e,t,n){let s
for(let r=0,o=0;r<e.length;r=o){o=endOfBlocks(e,r===0?frontMatterEnd(e):r)
let i=parseLoneComment(e,{start:r,end:o})??[]
let a=false
if(i.length===0&&t.test(e.slice(r,o))){s??=await n()
i=s({start:r,end:o})
for(let t=findUnclosedBlock(i);t&&o<e.length;t=findUnclosedBlock(i)){if(t==="codeFenced")o=fenceEnd(e,i,o)
else{a=true
o=endOfBlocks(e,o+(o-r))}i=s({start:r,end:o})}}yield{start:r,end:o,events:i,isExtended:a}}}const _e=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){_e.lastIndex=t
return _e.test(e)?_e.lastIndex:e.length}const De=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return De.exec(e)?.[0].length??0}const qe=new Set(["htmlFlow","codeFenced"])
function findUnclosedBlock(e){const t=e.at(-1)?.[1].type??""
return qe.has(t)?t:null}function fenceEnd(e,t,n){const s=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const r=e.slice(s?.start.offset,s?.end.offset)
const o=`${r.slice(0,1)}{${r.length},}`
const i=new RegExp(`(?<=[\\r\\n]) {0,3}${o}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
i.lastIndex=n
return i.test(e)?i.lastIndex:e.length}const je=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(e,{start:t,end:n}){je.lastIndex=t
const s=je.exec(e)
if(s?.[0].length!==n-t)return null
const[,r=""]=s
const o={start:pointAt(t,1),end:pointAt(t+r.length,r.length+1)}
const i={type:"htmlFlow",...o}
const a={type:"htmlFlowData",...o}
return[["enter",i,He],["enter",a,He],["exit",a,He],["exit",i,He]]}const He={}
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}const Ue="status[-_ ]?snippet"
const Ne=new RegExp(Ue,"i")
function mentionsMarkers(e){return Ne.test(e)}const Be=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const We=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const ze=/^(?:start|begins?|opens?)$/
const Ge=/^(?:ends?|stops?|close|finish)$/
function parseMarker(e,t){const n=e.trim()
const[,s,r=""]=Be.exec(n)??[]
if(s==="start")return parseAttributes(r)
if(s==="end"){if(r==="")return{kind:"end"}
return{kind:"problem",code:"unknown-attribute",message:`the end marker takes no attributes, but has "${r}"; put them on the start marker`,role:"end"}}const o=lookAlikeRole(n.replace(/^[*-]+\s*/,""))
return o?createLookAlike(o,"looks like a marker but is not one",t):{kind:"other"}}function parseUnclosedMarker(e,t){const[n=""]=e.trim().split(/[\r\n]/)
const s=parseMarker(n,t)
return s.kind==="other"?s:createLookAlike(roleOf(s),'marker does not end with "--\x3e"',t)}function formatMarker(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function createLookAlike(e,t,n){return{kind:"problem",code:"look-alike",message:`this ${t}; write ${formatMarker(e,n)}`,role:e}}function lookAlikeRole(e){const[,t,n=""]=We.exec(e)??[]
if(t===void 0||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return void 0
const s=t.toLowerCase()
if(ze.test(s)||(0,I.distance)(s,"start")<=2)return"start"
return Ge.test(s)||(0,I.distance)(s,"end")<=1?"end":void 0}const Ve=`${Ue}|status-(?:badge|page)\\s*\\]`
const Je="<|`{3}|~{3}|\\]:"
const Ze=new RegExp(Ve,"iu")
const Qe=new RegExp(Je)
const Xe=new RegExp(`${Je}|${Ve}`,"iu")
function findLastMarkerOrLabelEnd(e){let t=0
for(const{0:n,index:s}of e.matchAll(new RegExp(Ve,"giu"))){const r=e.slice(0,s).trimEnd().endsWith("/*")
t=Math.max(s+n.length,r?e.indexOf("*/",s):0)}return t}function dependsOnDefinitions(e){if(!e.includes("]:"))return false
if(hasMarkerOrLabelAfterBracket(e))return true
for(const{index:t}of e.matchAll(/\]:/g))if(isLabelWithTag(e,t))return true
return false}const Ye=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${Ve}`,"giu")
function hasMarkerOrLabelAfterBracket(e){let t=false
for(const[n]of e.matchAll(Ye))if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true
return false}const Ke=999
function isLabelWithTag(e,t){const n=e.slice(Math.max(0,t-Ke),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(e,{defined:t=[],extent:n="sections",timeBudget:s=new ye}={}){const r=n==="whole"
const o=findLastMarkerOrLabelEnd(e)
const{links:i,footnotes:a}=r||dependsOnDefinitions(e)?await findLabels(e,s):tt
const load=()=>loadParser(e,{labels:{links:[...t,...i],footnotes:a},timeBudget:s})
if(r)return collectMarkdown(e,parseBlocks(e,et,load))
return collectMarkdown(e,parseBlocks(e,Xe,load),o,Ze)}async function collectMarkdown(e,t,n=e.length,s=et){const r=new Le
const o=new Re(e,r)
const i=new Te(r)
const a=new we
const c=[]
let l=true
let u=0
let d
for await(const{start:f,end:m,events:h,isExtended:p}of t){const t=e.slice(f,m)
const g=s.test(t)
if(g&&p)l=false
if(o.parseFragment===scanComments&&pe.test(t))o.parseFragment=(await Promise.resolve().then(()=>require("./parse-html-fragment.js")).then(e=>e.parse_html_fragment_exports)).parseHtmlFragment
for(const t of h){r.visit(t)
o.visit(t)
if(g)i.visit(t)
a.visit(t)
c.push(...definitionIn(e,t))}u=m
if(m>=n)d??=offsetInsideLastEndTag(o,e,m)
if(m>=(d??n))break}const{comments:f,elements:m,texts:h}=o
const p=a.findIn(e.slice(0,u),h)
const outline=()=>i.outline
return{comments:f,elements:m,wrongSyntaxComments:p,definitions:c,outline,isOutlineExact:l,problems:[]}}async function loadParser(e,t){const{createEventParser:n}=await Promise.resolve().then(()=>require("./event-parser.js")).then(e=>e.event_parser_exports)
return n(e,t)}const et=/^/
const tt={links:[],footnotes:[]}
async function findLabels(e,t){const n=new Set
const s=new Set
for await(const{events:r}of parseBlocks(e,Qe,()=>loadParser(e,{timeBudget:t})))for(const t of r){for(const{label:s}of definitionIn(e,t))n.add(s)
const[r,{type:o,start:i,end:a}]=t
if(r!=="enter"||o!=="gfmFootnoteDefinitionLabelString")continue
s.add(normalizeIdentifier(e.slice(i.offset,a.offset)))}return{links:[...n],footnotes:[...s]}}function definitionIn(e,[t,{type:n,start:s,end:r}]){if(t!=="enter"||n!=="definitionLabel")return[]
return[{start:s.offset,label:normalizeIdentifier(e.slice(s.offset+1,r.offset-1))}]}function offsetInsideLastEndTag(e,t,n){const s=e.unclosedSince(e.comments[0]?.range.start??n)
const r=[...s.size>0?t.slice(n).matchAll(/<\/([a-z][^\s/>]*)/gi):[]].findLast(([,e=""])=>s.has(e.toLowerCase()))
return r?n+r.index+1:0}function pairMarkers(e,t){const n=[]
const s=findWrongSyntax(e,t)
const report=({range:e},t,n)=>s.push({offset:e.start,code:t,message:n})
const[r,o]=[formatMarker("start",t),formatMarker("end",t)]
let i
for(const s of e.comments){const e=(s.isClosed?parseMarker:parseUnclosedMarker)(s.text,t)
if(e.kind==="other")continue
if(e.kind==="problem")report(s,e.code,e.message)
if(roleOf(e)==="start"){if(i)report(s,"nested-start",`a section starts inside another one; end that with ${o} before this marker`)
else i={comment:s,marker:e}}else if(i){if(e.kind==="end"&&i.marker.kind==="start"){const e={start:i.comment.range.end,end:s.range.start}
n.push({start:i.comment,end:s,content:e,attributes:i.marker.attributes})}i=void 0}else if(e.kind==="end")report(s,"end-without-start",`an end marker without a start; put ${r} before it or remove it`)}if(i?.marker.kind==="start")report(i.comment,"start-without-end",`a start marker without an end; put ${o} where the section ends`)
return{pairs:n,problems:s}}function findWrongSyntax(e,t){const n=t==="html"?"mdx":"html"
return e.wrongSyntaxComments.flatMap(({start:e,text:s})=>{const r=parseMarker(s,n)
if(r.kind==="other")return[]
const o=roleOf(r)
return[{offset:e,code:"look-alike",message:`${formatMarker(o,n)} ${nt[t]}; write ${formatMarker(o,t)}`+st[t]}]})}const nt={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const st={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
const rt={comments:[],elements:[],wrongSyntaxComments:[],definitions:[],outline:()=>[],isOutlineExact:true,problems:[]}
async function parseSections(e,t,{timeLimiter:n,...s}={}){const r=s.timeBudget??new ye(n)
if(!mentionsMarkers(e))return buildSections(e,t,rt,r)
const o=await ot[t]()
try{return buildSections(e,t,await o(e,{...s,timeBudget:r}),r)}catch(n){if(!(n instanceof ve))throw n
return buildSections(e,t,{...rt,problems:[n.problem]},r)}}const ot={md:async()=>parseMarkdown,mdx:async()=>(await Promise.resolve().then(()=>require("./parse-mdx.js")).then(e=>e.parse_mdx_exports)).parseMdx,html:async()=>(await Promise.resolve().then(()=>require("./parse-html-file.js")).then(e=>e.parse_html_file_exports)).parseHtmlFile}
function buildSections(e,t,n,s=new ye){const r=createLocator(e)
const{pairs:o,problems:i}=pairMarkers(n,t==="mdx"?"mdx":"html")
const a=findUnbalancedElements(n.elements,o)
const c=[...n.problems,...i]
const l=[]
for(const t of o){const{start:n,end:s,content:o,attributes:i}=t
const u=decideLayout(e,t,r)
const d="problem"in u?u.problem:a.get(t)
if(d)c.push(d)
if("problem"in u)continue
l.push({start:n.range,end:s.range,content:o,attributes:i,layout:u.layout,position:r(n.range.start),isInHeading:n.isInHeading})}c.sort((e,t)=>e.offset-t.offset)
return{text:e,format:t,sections:l,problems:c,warnings:o.flatMap(t=>findRawMarkdown(e,t)),document:n,timeBudget:s}}function findUnbalancedElements(e,t){const n=t.map(({content:e})=>e)
const s=new Map
for(const{name:r,open:o,close:i}of e){const[e,a]=[indexOfRangeAround(n,o.start),indexOfRangeAround(n,i.start)]
if(e===a)continue
const c=`only one of the tags <${r}> and </${r}> is in this section; put both markers inside the element, or both outside`
for(const n of[t[e],t[a]])if(n)s.set(n,{offset:n.start.range.start,code:"different-containers",message:c})}return s}function findRawMarkdown(e,t){const{place:n,range:s}=t.start
if(n.kind!=="block"||n.isInsideHtml||!isOnOneLine(e,t))return[]
const r=/^[^\r\n]*/.exec(e.slice(t.end.range.end))?.[0].trim()??""
if(!(r!==""&&!r.startsWith("<"))&&!/[*_`~[\]]/.test(r.replace(/<[^<>]*>/g,"")))return[]
return[{offset:s.start,code:"raw-markdown",message:"a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"}]}async function parseOldContent(e,{slug:t,isSlugOnMarker:n},s,r){const{slugs:o,targets:i,badgeOrigins:a}=await findReferences(e,s,r)
const c=[...i].map(validateAddress).flatMap(e=>e.outcome==="safe"?[e.value]:[])
const[l=null]=c
const u=[...o].some(e=>e!==t)
const d=!u&&(o.has(t)||n)
return{showsOtherPage:u,address:l,confirmedAddress:c.length===i.size&&c.every(e=>isSameAddress(e,l??""))&&d?l:null,badgeOrigins:a}}var it=class{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(e){const[,t,n]=at.exec(e)??[]
if(t===void 0||n===void 0)return
this.slugs.add(n)
this.badgeOrigins.add(t)}addTarget(e){this.targets.add(e.replace(/\/$/,""))}}
const at=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(e,t=false,n=e=>e()){return findPlainReferences(e)??await parseReferences(e,t,n)}const ct=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(e){const t=new it
return e.replace(ct,(e,n,s,r)=>{if(n!==void 0)t.addImage(n)
t.addTarget(s??r)
return""}).trim()===""?t:null}async function parseReferences(e,t,n){const s=new it
const r=t?(await Promise.resolve().then(()=>require("./markdown-packages.js")).then(e=>e.mdast_util_from_markdown_exports)).fromMarkdown:(await Promise.resolve().then(()=>require("./github-markdown.js")).then(e=>e.github_markdown_exports)).parseGithubMarkdown
const o=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(n(()=>r(o))))if(e.type==="image"||e.type==="definition"&&at.test(e.url))s.addImage(e.url)
else if(e.type==="link"||e.type==="definition")s.addTarget(e.url)
if(e.includes("<")){const{listHtmlTokens:t}=await Promise.resolve().then(()=>require("./html-tokens.js")).then(e=>e.html_tokens_exports)
for(const r of n(()=>t(e)).tokens){if(r.kind!=="start")continue
for(const{name:e,value:t}of r.attributes){if(r.name==="a"&&e==="href")s.addTarget(t)
if(r.name==="img"&&e==="src")s.addImage(t)
if(r.name==="script"&&e==="data-slug")s.slugs.add(t)}}}return s}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}const lt=["input","refused","unavailable","writing"]
function firstFailure(e){const t=e.flatMap(({path:e,problems:t=[]})=>t.map(t=>({path:e,...t})))
const[n]=lt.flatMap(e=>t.filter(t=>t.kind===e))
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:s,code:r,path:o,line:i,column:a,message:c}=n
return{kind:s,code:r,message:`${o}:${i}:${a}: ${c}`}}function failedFile(e,t){return{outcome:"failed",path:e,problems:t.map(e=>({kind:"input",...e}))}}function failedResult(e,t,n=firstFailure(e)){return{outcome:"failed",files:e.map(({path:e,problems:t})=>{const n=(t??[]).map(({kind:e,...t})=>t)
return{path:e,outcome:t?"failed":"unchanged",sections:[],problems:n}}),pages:t,changes:[],warnings:[],failure:n}}function withWriteFailure(e,{code:t,message:n}){return{...e,outcome:"failed",failure:{kind:"writing",code:t,message:n}}}async function analyzeFile({path:e,format:t,content:n,mustHaveSection:s},r,o){if(n.outcome==="unreadable")return failedFile(e,[n.problem])
const{text:i}=n
const a=await parseSections(i,t,{timeLimiter:o})
const c=a.sections.map(e=>snippetsShownIn(e,r.show))
const l=createLocator(i)
const toPositioned=({offset:e,...t})=>({...l(e),...t})
const u=[...a.problems,...findMisplacedSnippets(a,c)].map(toPositioned)
const d=[]
for(const[e,t]of a.sections.entries()){const n=await configureSection(t,c[e]??[],a,r)
if("message"in n)u.push({...t.position,...n})
else d.push(n)}if(u.length>0)return failedFile(e,u.sort((e,t)=>e.line-t.line||e.column-t.column))
if(d.length===0)return s?failedFile(e,[missingSection(t)]):{outcome:"no-section"}
return{outcome:"analyzed",path:e,text:i,parsedSections:a,configuredSections:d,warnings:[...a.warnings.map(t=>({path:e,...toPositioned(t)})),...d.flatMap(t=>scriptWarnings(e,t))]}}async function configureSection(e,t,{text:n,format:s,timeBudget:r},o){const{slug:i,customDomain:a}=e.attributes
try{const c=i===void 0?o.slug:parseSlug(i)
if(c===null)return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}
const l=a===void 0?o.customDomain:parseCustomDomain(a)
const u=withoutLinePrefix(n.slice(e.content.start,e.content.end),e.layout)
const d={slug:c,isSlugOnMarker:i!==void 0}
const f=e.layout.context==="html"
const parseWithLimit=t=>r.runWithin(e.content,t)
return{section:e,format:s,slug:c,customDomain:l,shown:t,old:u.trim()===""?null:await parseOldContent(u,d,f,parseWithLimit)}}catch(e){if(e instanceof h)return{code:"invalid-attribute",message:e.message}
if(e instanceof ve)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,n]=e==="mdx"?["{/*","*/}"]:["\x3c!--","--\x3e"]
return{line:1,column:1,code:"no-section",message:`this file contains no section; put ${`${t} status-snippets start slug="\u2026" ${n} and ${t} status-snippets end ${n}`} where the snippets belong, or let "status-snippets init" do it`}}function scriptWarnings(e,{section:t,format:n,shown:s}){const r=s.find(e=>e==="widget"||e==="script")
if(!r||n!=="md")return[]
const o=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.position,code:"no-scripts",message:o}]}const ut=/^[A-Za-z\d.:/-]*$/
async function generateSnippetSet(e,t){const[n,s]=[badgeImageUrl(e),widgetScriptUrl(e)]
if(![n,s,t].every(e=>ut.test(e))){const{generateWithSerializers:n}=await Promise.resolve().then(()=>require("./generate-serializers.js"))
return n(e,t)}const r=`src="${s}" data-slug="${e.slug}" data-theme="auto"`
return{status_page_url:t,badge_markdown:`[![Status](${n})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${r}><\/script>`,widget_html:`<div>\n  <script ${r} data-show-incidents="1" data-rtm="60" data-upd="7"><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}async function formatSnippets(e,t){const n=e.status_page_url
const s=badgeImageUrl(t)
if(!ut.test(s)){const{formatWithSerializers:n}=await Promise.resolve().then(()=>require("./generate-serializers.js"))
return n(e,t)}return formsOf(e,`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`,`[status-badge]: ${s}\n[status-page]: ${n}`)}const dt=8
async function fetchOrGeneratePages(e,t,n){const s=new Set(e.map(({slug:e})=>e))
const r=new Map
const o=s.values()
const i=Array.from({length:dt},async()=>{for(const e of o)r.set(e,await fetchPage(e,t,n))})
await Promise.all(i)
const a=customAddresses(e,t)
const c=new Map
const l=new Map
for(const n of e){const{slug:e,customDomain:s}=n
const o=`${e} ${s??""}`
let i=r.get(e)?.page??c.get(o)
if(i===void 0){i=await generatePage(n,a,t)
c.set(o,i)}l.set(n,i)}return{pages:l,warnings:[...s].flatMap(e=>r.get(e)?.warning??[])}}async function fetchPage(e,{source:t},n){if(t==="offline")return{page:null}
try{const t=await n(e)
const s={outcome:"available",slug:e,source:t.source,snippets:t.snippets}
if(t.source!=="stale")return{page:s}
return{page:s,warning:{code:"stale",message:`${t.reason} Using the last good response for page "${e}"; sections that already show the page are left unchanged.`}}}catch(n){if(!(n instanceof O))throw n
if(n.code!=="plan-required"||t!=="auto")return{page:{outcome:"failed",error:n}}
return{page:null,warning:{code:"plan-required",message:`${n.message} The snippets of page "${e}" are generated offline.`}}}}async function generatePage({slug:e,customDomain:t},n,{baseUrl:s,statusPageHost:r}){try{const o=(t===null?n.get(e):void 0)??addressOf({slug:e,customDomain:t,statusPageHost:r})
return{outcome:"available",slug:e,source:"offline",snippets:trustGenerated(await generateSnippetSet({slug:e,baseUrl:s},o))}}catch(e){if(e instanceof h)return{outcome:"failed",error:e}
throw e}}function customAddresses(e,{source:t,baseUrl:n,statusPageHost:s}){const r=new Map
for(const{slug:o,customDomain:i,old:a}of e){if(i!==null||!a?.confirmedAddress||r.has(o))continue
const e=[...a.badgeOrigins].every(e=>e===n)
if(!(a.confirmedAddress===`https://${o}.${s}`)&&(t!=="offline"||e))r.set(o,a.confirmedAddress)}return r}function customDomainWarnings({snippets:e},{slug:t,customDomain:n}){const s=safeStrings(e).status_page_url
if(s===""||n===null||isSameAddress(`https://${n}`,s))return[]
return[{code:"custom-domain-differs",message:`custom-domain is "${n}", but the service reports the address ${s} for page "${t}"; the reported address is used. Correct or remove custom-domain`}]}function unsafeSnippetError({slug:e,snippets:t},n,s){const r=n.map(e=>t[e]).find(e=>e.outcome==="unsafe")
return r&&new O("unsafe-answer",{slug:e,baseUrl:s,...r})}async function fetchOrGenerateSnippets(e,t,n,s){const{page:r,warning:o}=await fetchPage(e.slug,n,s)
const i=r??await generatePage(e,new Map,n)
if(i.outcome==="failed")throw i.error
const a=unsafeSnippetError(i,t,n.baseUrl)
if(a)throw a
return{source:i.source,snippets:safeStrings(i.snippets),warnings:[...o?[o]:[],...customDomainWarnings(i,e)]}}async function findSurroundingChange(e,t){let[n,s]=[e,t]
if(needsWholeText(e)||needsWholeText(t)){const r={defined:de,extent:"whole",timeBudget:e.timeBudget}
n=await parseSections(e.text,e.format,r)
s=await parseSections(t.text,t.format,r)}const r=findExceededLimit(e.sections,n)??findExceededLimit(e.sections,s)
if(r)return r
const o=findFirstDifference(spansOutside(n.document.outline(),e.sections),spansOutside(s.document.outline(),t.sections))
if(o===void 0)return void 0
return{offset:(e.sections.findLast(({start:e})=>e.start<=o)??e.sections[0])?.start.start??o,code:"changes-surroundings",message:"rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"}}function needsWholeText({text:e,document:t,sections:n}){const s=n.map(({content:e})=>e)
const r=t.definitions.some(({start:e})=>indexOfRangeAround(s,e)>=0)
const o=s.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return!t.isOutlineExact||r||o}function findExceededLimit(e,{problems:t}){const n=t.find(({code:e})=>e==="too-complex")
return n&&{...n,offset:e[0]?.start.start??0}}function findFirstDifference(e,t){const n=e.find(({key:e},n)=>e!==t[n]?.key)
if(n)return n.offset
return t.length>e.length?e.at(-1)?.offset??0:void 0}const ft="gfmFootnoteCall"
function spansOutside(e,t){let n=0
const s=t.map(({content:e})=>{n+=e.end-e.start
return{...e,lengthSoFar:n}})
const toOffsetOutside=e=>{const t=s[indexOfLastStarting(s,e)]
return t?e-t.lengthSoFar+Math.max(t.end-e,0):e}
return e.flatMap(({type:e,start:t,end:n})=>{const r=s[indexOfLastStarting(s,t)]
const o=r&&n<=r.end&&e!==ft
if(t===n||o)return[]
return[{offset:t,key:`${e} ${toOffsetOutside(t)} ${toOffsetOutside(n)}`}]})}async function rewriteSections(e,t){const{text:n,format:s,sections:r,timeBudget:o}=e
try{const i=await renderContents(e,t)
const a=r.map(({content:e},t)=>i[t]!==n.slice(e.start,e.end))
if(!a.includes(true))return{outcome:"computed",text:n,changed:a,sections:r}
const{after:c,ranges:l}=replaceContents(n,r,i)
const u=await parseSections(c,s,{timeBudget:o})
const d=findExceededLimit(r,u)??findLostSection(r,u,l)??await findSurroundingChange(e,u)
if(d)return{outcome:"rejected",problem:d}
return{outcome:"computed",text:c,changed:a,sections:u.sections}}catch(e){if(e instanceof ve)return{outcome:"rejected",problem:e.problem}
throw e}}async function renderContents({text:e,format:t,sections:n,timeBudget:s},r){const o=lineEndingOf(e,n.map(({content:e})=>e))
const i=[]
for(const[a,{layout:c,content:l}]of n.entries()){const n=e.slice(l.start,l.end)
const u=r[a]
const d=u?renderContent(c,u,o):n
if(n===d||n.trim()===""){i.push(d)
continue}const{hasSameRendering:f}=await Promise.resolve().then(()=>require("./checks-same-rendering.js"))
const m=s.runWithin(l,()=>f(n,d,c,t==="mdx"))
i.push(m?n:d)}return i}function replaceContents(e,t,n){const s=[]
const r=[]
let o=0
let i=0
for(const[a,{content:c}]of t.entries()){const t=n[a]??""
s.push(e.slice(o,c.start),t)
const l=i+c.start-o
i=l+t.length
r.push({start:l,end:i})
o=c.end}return{after:s.join("")+e.slice(o),ranges:r}}function findLostSection(e,t,n){const s=n.findIndex(({start:n,end:s},r)=>{const[o,i]=[e[r],t.sections[r]]
if(i?.content.start!==n||i.content.end!==s)return true
return JSON.stringify(i.layout)!==JSON.stringify(o?.layout)})
if(s<0&&t.problems.length===0&&t.sections.length===e.length)return void 0
return{offset:e[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:"the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"}}async function rewriteFile(e,t,{baseUrl:n,checkOnly:s}){const{path:r,text:o,parsedSections:i}=e
const a=[]
const c=[]
for(const s of e.configuredSections){const e=await selectContent(s,t.get(s),n)
if("message"in e)c.push(e)
else a.push(e)}if(c.length>0)return{outcome:"failed",path:r,problems:c}
const l=await rewriteSections(i,a.map(({snippets:e})=>e))
if(l.outcome==="rejected"){const{offset:e,code:t,message:n}=l.problem
return failedFile(r,[{...createLocator(o)(e),code:t,message:n}])}const{text:u,sections:d,changed:f}=l
const m=i.sections.flatMap(({content:e},t)=>{const n=d[t]
return f[t]&&n?[{before:e,after:n.content}]:[]})
const h=s?"out-of-date":"changed"
const p=m.length>0
const g=a.map((e,t)=>toSectionReport(e,f[t]?h:"unchanged"))
return{outcome:"computed",path:r,report:{path:r,outcome:p?h:"unchanged",sections:g,problems:[]},change:p?{path:r,before:o,after:u,edits:m,sections:{oldSections:i.sections,newSections:d}}:null,pages:a.map(({page:e})=>e),warnings:a.flatMap(({configured:e,page:t,snippets:n})=>(n===null?[]:customDomainWarnings(t,e)).map(t=>({...t,path:r,...e.section.position})))}}async function selectContent(e,t,n){const{section:s,format:r,slug:o,shown:i,old:a}=e
if(t===void 0)throw new Error(`Page "${o}" was not resolved`)
if(t.outcome==="failed")return toProblem(e,t.error)
const c=safeStrings(t.snippets)
const l=c.status_page_url
if(t.source==="stale"&&a!==null&&!a.showsOtherPage)return{configured:e,page:t,address:a.address??l,snippets:null}
const u=s.layout.context==="html"?"html":"markdown"
const d=unsafeSnippetError(t,["status_page_url",...i.map(e=>N[e][u]??"status_page_url")],n)
if(d)return toProblem(e,d)
const f=await formatSnippets(c,{slug:o,baseUrl:n})
const m=i.map(e=>f[e][u]??"")
if(r!=="mdx")return{configured:e,page:t,address:l,snippets:m}
const{toMdx:h}=await Promise.resolve().then(()=>require("./generate-to-mdx.js"))
return{configured:e,page:t,address:l,snippets:m.map(h)}}function toProblem({section:e},t){return{kind:t instanceof O?t.kind:"input",...e.position,code:t.code,message:t.message}}function toSectionReport({configured:e,address:t},n){const{section:s,slug:r,old:o}=e
const{position:i,layout:a}=s
const c=o?.address??null
return{line:i.line,context:a.context,slug:r,address:t,previousAddress:c,outcome:n}}async function refreshFiles(e,t,n,s){const r=[]
const o=[]
for await(const n of e){const e=await analyzeFile(n,t,s)
const i=e.outcome!=="no-section"
r.push({matchedBy:n.matchedBy??[],hasSection:i})
if(i)o.push(e)}const i=o.filter(e=>e.outcome==="analyzed")
if(i.length<o.length)return failedResult(o,[])
const a=noSectionFailure(r,t.allowNoSection??false)
if(a!==null)return failedResult(o,[],a)
const{pages:c,warnings:l}=await fetchOrGeneratePages(i.flatMap(e=>e.configuredSections),t,n)
const u=[]
for(const e of i)u.push(await rewriteFile(e,c,t))
const d=u.filter(e=>e.outcome==="computed")
const f=toPageReports(d.flatMap(e=>e.pages))
if(d.length<u.length)return failedResult(u,f)
const m=d.flatMap(({change:e})=>e??[])
const h=t.checkOnly?"out-of-date":"changed"
return{outcome:m.length>0?h:"unchanged",files:d.map(({report:e})=>e),pages:f,changes:m,warnings:[...l,...i.flatMap(e=>e.warnings),...d.flatMap(e=>e.warnings)],failure:null}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:n})=>{const s=safeStrings(n)
return{slug:e,source:t,snippets:mapFields(e=>s[e]||null)}})}function noSectionFailure(e,t){const n=new Set(e.flatMap(({matchedBy:e})=>e))
for(const s of[...n,...t?[]:[null]]){const t=s===null?e:e.filter(({matchedBy:e})=>e.includes(s))
if(t.some(({hasSection:e})=>e))continue
const n=t.length===1
const r=n?"the only file":`any of the ${t.length} files`
return{kind:"input",code:"no-section",message:`no section in ${s===null?r:`${r} that ${s} matched`}: put the markers in ${n?"it":"one of them"}, or specify the file that contains them`}}return null}async function refreshOneText(e,{path:t,format:n},s,r,o){const i=await refreshFiles([{path:t,format:n,mustHaveSection:false,content:{outcome:"read",text:e}}],{...s,checkOnly:false},r,o)
const[a]=i.files
const[c]=i.changes
const{sections:l=[],problems:u=[]}=a??{}
const d=a&&i.failure?i.failure.kind:null
const f=d==="writing"?null:d
const m=f?"failed":c?"changed":"unchanged"
const h=c?.sections??{oldSections:[],newSections:[]}
const{warnings:p}=i
return{outcome:m,text:c?.after??e,sections:l,problems:u,warnings:p,failure:f,...h}}async function findFiles(e,t){const n=new Set
const s=[]
for(const r of e){const{excludes:e,files:o}=await expand(r,t)
if(!e)s.push({argument:r,files:o})
else for(const{realPath:e}of o)n.add(e)}const r=new Map
for(const{argument:e,files:o}of s){const s=o.filter(({realPath:e,isExplicit:t})=>t||!n.has(e))
if(s.length===0)throw new v("no-match",e,{detail:t.extensions.join(", ")})
for(const e of s){const{path:t,isExplicit:n,matchedBy:s}=r.get(e.realPath)??{...e,matchedBy:[]}
r.set(e.realPath,{path:t,realPath:e.realPath,isExplicit:n||e.isExplicit,matchedBy:[...s,...e.matchedBy]})}}return[...r.values()]}async function expand(e,t){if(e==="")throw new v("file-not-found",'""')
const n=findExisting(e,t.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await listMatches(e,"folder",t)}
if(n!==null)return{excludes:false,files:[namedFile(e,n.realPath,t)]}
if(e.startsWith("!"))return{...await expand(e.slice(1),t),excludes:true}
if(isGlob(e))return{excludes:false,files:await listMatches(e,"glob",t)}
throw new v("file-not-found",e)}function findExisting(e,t){try{return resolvePath(e,t)}catch(t){if(isFileError(t,"file-not-found")||isGlob(e))return null
throw t}}function namedFile(e,t,{cwd:n,extensions:s,anyExtension:o}){if(!o&&!hasExtension(e,s))throw new v("unknown-format",e,{detail:s.join(", ")})
return{realPath:t,path:slashedPath(n,(0,r.resolve)(n,e)),isExplicit:true,matchedBy:[]}}async function listMatches(e,t,{cwd:n,extensions:s}){const{splitGlob:i,walkFolder:a}=await Promise.resolve().then(()=>require("./find-walk-folder.js"))
const{folder:c,glob:l}=t==="glob"?i(e,r.sep):{folder:e,glob:null}
try{const{realPath:t,stats:i}=resolvePath(c,n,e)
if(!i.isDirectory())return[]
const isSupported=e=>hasExtension(e,s)
return a({folder:t,cwd:o.realpathSync.native(n),glob:l,isSupported}).sort().map(s=>({realPath:(0,r.resolve)(t,s),path:slashedPath(n,(0,r.resolve)(n,c,s)),isExplicit:false,matchedBy:[e]}))}catch(t){const n=toReadError(e,t)
if(isFileError(n,"file-not-found"))return[]
throw n}}function slashedPath(e,t){return(0,r.relative)(e,t).split(r.sep).join("/")}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}function isGlob(e){return/[*?[\]{}]|[@!+]\(/.test(e)}const mt=["",".github","docs"]
const ht=["README.md","readme.md","Readme.md","README.MD","ReadMe.md","readMe.md","readme.MD","ReadME.md","README.markdown","readme.markdown"];[...ht]
function isReadme(e){return/^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(e)}function chooseReadme(e){const t=e.filter(isReadme)
for(const e of mt){const[n]=t.filter(t=>t.slice(0,Math.max(0,t.indexOf("/")))===e).sort((e,t)=>spellingRank(e)-spellingRank(t)||(e<t?-1:1))
if(n!==void 0)return n}return null}function spellingRank(e){const t=ht.indexOf(e.slice(e.indexOf("/")+1))
return t<0?ht.length:t}function findReadme(e){return chooseReadmeInFolders(t=>namesIn((0,r.join)(e,t)))}function chooseReadmeInFolders(e){return chooseReadme(mt.flatMap(t=>e(t).map(e=>t===""?e:`${t}/${e}`)))}function namesIn(e){try{return(0,o.readdirSync)(e)}catch{return[]}}const pt=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readFoundFile({path:e,realPath:t,mustHaveSection:n},s,r=mentionsMarkers){try{return{outcome:"read",text:(n?readTextFile(e,s):readTextFileIfRelevant(e,t,r))??""}}catch(e){if(!(e instanceof v))throw e
const{line:t,code:n,problem:s}=e
return{outcome:"unreadable",problem:{line:t,column:1,code:n,message:s}}}}function readTextFile(e,t){return readTextFileIfRelevant(e,resolveFile(e,t).realPath,()=>true)??""}function readTextFileIfRelevant(e,t,n){return withRegularFile(e,t,(t,s)=>{if(s>16777216){if(!isAnyPartRelevant(t,n))return null
throw new v("file-too-large",e,{detail:"16 MiB"})}const r=(0,o.readFileSync)(t)
return n(r.toString("latin1"))?decode(e,r):null})}function readBytes(e,t){return withRegularFile(e,t,e=>(0,o.readFileSync)(e))}function withRegularFile(e,t,n){try{const s=(0,o.openSync)(t,pt)
try{const t=(0,o.fstatSync)(s)
assertRegularFile(e,t)
return n(s,t.size)}finally{(0,o.closeSync)(s)}}catch(t){throw toReadError(e,t)}}async function readTextStream(e,t){const n=[]
let s=0
try{for await(const r of t){s+=r.length
if(s>16777216)throw new v("file-too-large",e,{detail:"16 MiB"})
n.push(r)}}catch(t){throw toReadError(e,t)}return decode(e,Buffer.concat(n))}function decode(e,t){if((0,a.isAscii)(t))return t.toString("latin1")
if((0,a.isUtf8)(t))return t.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(t.toString("latin1",0,2))
const s=n?1:firstInvalidLine(t)
throw new v("not-utf8",e,{detail:n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${s}`,line:s})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const s=t===-1?e.length:t
if(!(0,a.isUtf8)(e.subarray(n,s)))break
n=s+1}return t}function isAnyPartRelevant(e,t){const n=Buffer.alloc(1048576)
let s=""
for(let r=(0,o.readSync)(e,n);r>0;r=(0,o.readSync)(e,n)){s=s.slice(-64)+n.toString("latin1",0,r)
if(t(s))return true}return false}function selectFileArguments({files:e,settings:t,workingDirectory:n}){if(e.length>0)return e
return t.files.length>0?t.files:[findReadme(n)??"README.md"]}async function findInputFiles({settings:{format:e,allowNoSection:t},workingDirectory:n},s){const r=Object.keys(_).map(e=>`.${e}`)
let o
try{o=await findFiles(s,{cwd:n,extensions:r,anyExtension:e!==null})}catch(e){throw withSuggestion(e)}if(o.length===0)throw new k(`only exclusions are given (${s.join(" ")})`,"specify at least one file, folder or glob")
return o.map(n=>({...n,mustHaveSection:n.isExplicit&&!t,format:e??formatOf(n.path)??"md"}))}function*readInputFiles({workingDirectory:e,progress:t},n,s){for(const[r,o]of n.entries()){yield{...o,content:readFoundFile(o,e,s)}
t.count(r+1,n.length,"read")}}function withSuggestion(e){if(!isFileError(e,"file-not-found"))return e
const t=suggest(e.path,[...ie.map(({name:e})=>e),"--help","--version"])
if(commandNamed(e.path))e.message+=" (specify one command, before the files)"
else if(t!==null)e.message+=` (did you mean ${t}?)`
return e}function createReport({outcome:e,pages:t,files:n,failure:s}){return{version:1,outcome:e,pages:t,files:n,error:s&&{code:s.code,message:s.message}}}function hasNewAddress({previousAddress:e,address:t}){return e!==null&&e!==t}async function reportResult(e,t,n){const{settings:s,command:r,environment:o}=e
const{stdout:i,stderr:a,env:c}=o
const{failure:l,warnings:u,files:d,changes:f}=t
for(const e of problemLines(t))writeLine(a,e)
for(const e of u)writeLine(a,warningLine(e))
for(const{path:e,line:t,column:r,message:o}of s.quiet?[]:n??[])writeLine(a,`${e}:${t}:${r}: ${o}`)
if(l!==null&&l.kind!=="writing")writeLine(a,"Nothing was written.")
else if(!s.quiet){const e=d.filter(({outcome:e})=>e!=="unchanged"||s.verbose)
for(const t of e)writeLine(a,fileLine(t,s.dryRun))
if(d.length>0)writeLine(a,summaryLine(t,s.dryRun))}if(s.json)i.write(`${JSON.stringify({...createReport(t),...n&&{notes:n}},null,2)}\n`)
if(f.length>0&&(s.diff||r==="check"&&!s.json)){const{formatDiff:e}=await Promise.resolve().then(()=>require("./refresh-diff.js"))
const{colorDiff:t,wantsColor:n}=await Promise.resolve().then(()=>require("./output-color.js"))
const r=e(f)
const o=s.json?a:i
o.write(n(o.isTerminal,c)?t(r):r)}}function problemLines({files:e,failure:t}){if(t===null)return[]
const n=e.flatMap(e=>e.problems.map(t=>({...t,path:e.path})))
const s=new Set
const r=n.filter(({message:e})=>t.kind==="input"||!s.has(e)&&s.add(e)).map(({path:e,line:t,column:n,message:s})=>`${e}:${t}:${n}: ${s}`)
return r.length>0?r:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:s}){return`${e===void 0?"":`${e}:${t}:${n}: `}warning: ${s}`}function fileLine({path:e,outcome:t,sections:n},s){const r=t==="changed"&&s?"would change":t
const o=n.filter(e=>e.outcome!=="unchanged")
if(o.length===0)return`${e}: ${r}`
const i=o.length===1?"1 section":`${o.length} sections`
const a=o.filter(hasNewAddress).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${r} (${[i,...new Set(a)].join(", ")})`}function groupThousands(e){return String(e).replace(/\B(?=(\d{3})+$)/g,",")}function summaryLine({files:e,pages:t},n){const withOutcome=t=>e.filter(e=>e.outcome===t).length
const s=e.reduce((e,t)=>e+t.sections.length,0)
const r=new Set(t.map(({slug:e})=>e)).size
return[[withOutcome("changed"),n?"would change":"changed"],[withOutcome("out-of-date"),"out of date"],[withOutcome("unchanged"),"unchanged"],[s,s===1?"section":"sections"],[r,r===1?"page":"pages"]].filter(([e])=>e>0).map(([e,t])=>`${groupThousands(e)} ${t}`).join(", ")}function writeLine(e,t){for(const n of t.split(/\n(?= {2})/))e.write(`${escapeHidden(n)}\n`)}const refreshCommand=async e=>{if(e.files.includes("-"))return(await Promise.resolve().then(()=>require("./commands-refresh-standard-input.js"))).refreshStandardInput(e)
const t=e.command==="check"
const n=await findInputFiles(e,selectFileArguments(e))
const s={...e.settings,checkOnly:t}
const r=await refreshFiles(readInputFiles(e,n),s,e.fetchSnippets,p)
const o=t?r:await write(e,n,r)
await reportResult(e,o)
return exitNameOf(o)}
async function write(e,t,n){if(n.changes.length===0&&!e.settings.commit)return n
const{writeChanges:s}=await Promise.resolve().then(()=>require("./cli-write-changes.js"))
return s(e,t,n)}const gt={refresh:async()=>refreshCommand,check:async()=>refreshCommand,print:async()=>(await Promise.resolve().then(()=>require("./commands-print-command.js"))).printCommand,init:async()=>(await Promise.resolve().then(()=>require("./commands-init-command.js"))).initCommand,find:async()=>(await Promise.resolve().then(()=>require("./commands-find-command.js"))).findCommand,adopt:async()=>(await Promise.resolve().then(()=>require("./commands-adopt-command.js"))).adoptCommand,serve:async()=>(await Promise.resolve().then(()=>require("./commands-serve-command.js"))).serveCommand}
async function runCli(e,t){try{return P[await runCommand(e,t)].code}catch(n){const{stdout:s,stderr:r}=t
const{exit:o,code:i,message:a}=describeCommandError(n)
writeLine(r,`status-snippets: ${a}`)
if(o==="internal"&&n instanceof Error)for(const[e]of n.stack?.matchAll(/^ {4}at .*$/gm)??[])writeLine(r,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:i,message:a}}
s.write(`${JSON.stringify(e,null,2)}\n`)}return P[o].code}}async function runCommand(e,t){const{command:n,files:s,options:r,help:o}=parseCommandLine(e)
if(n==="help"||o!==null){t.stdout.write((await Promise.resolve().then(()=>require("./arguments-help.js"))).helpText(o??"all"))
return"success"}if(r.has("version")){t.stdout.write(`${re}\n`)
return"success"}const i=new Map([...readEnvironmentVariables(t.env),...r])
const{cwd:a}=parseSettings(i)
const c=resolveWorkingDirectory(t.cwd,a,i.get("cwd")?.givenAs)
const l=parseSettings(new Map([...await readNearestConfiguration(c),...i]))
const u=await createProgressLine(t.stderr,l.quiet)
const d=new URL(l.baseUrl).host
const onAttempt=(e,t)=>u.show(`asking ${d}, attempt ${e} of ${t}`)
const f=createSnippetFetcher({settings:l,effects:t.effects,workingDirectory:c,onAttempt})
const fetchSnippets=e=>f(e).finally(u.clear)
return(await gt[n]())({command:n,files:s,settings:l,workingDirectory:c,fetchSnippets,progress:u,environment:t})}async function readNearestConfiguration(e){const t=findFilesAbove(e,se)
if(t.length===0)return new Map
const{readConfiguration:n}=await Promise.resolve().then(()=>require("./read-configuration.js")).then(e=>e.read_configuration_exports)
return n(e,t)}async function createProgressLine(e,t){if(t||!e.isTerminal)return{show(){},count(){},clear(){}}
return(await Promise.resolve().then(()=>require("./output-progress.js"))).createProgress(e)}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function resolveWorkingDirectory(e,t,n="--cwd"){try{const n=(0,r.resolve)(e(),t??"")
if((0,o.statSync)(n).isDirectory())return n}catch{}throw new x(n,`${quote(t??".")} is not a directory: specify an existing directory`)}const{stdout:wt,stderr:xt,env:kt,platform:bt}=process
wt.on("error",e=>{if(e.code==="EPIPE")return
xt.write(`status-snippets: the result could not be written: ${e.message}\n`)
process.once("exit",()=>{process.exitCode=P.input.code})})
xt.on("error",()=>{})
const createOutput=e=>({write:t=>void e.write(t),isTerminal:e.isTTY===true})
runCli(process.argv.slice(2),{env:kt,cwd:()=>process.cwd(),stdin:()=>process.stdin,stdout:createOutput(wt),stderr:createOutput(xt),effects:createEffects(kt,bt)}).then(e=>{process.exitCode=e})
exports.ContainerTracker=Le
exports.FileError=v
exports.GitError=F
exports.InputError=h
exports.OptionError=x
exports.OutlineVisitor=Te
exports.ParseLimitError=ve
exports.ParseTimeBudget=ye
exports.ServiceError=O
exports.UsageError=k
exports.addressOf=addressOf
exports.analyzeFile=analyzeFile
exports.areAllSafe=areAllSafe
exports.badgeImageUrl=badgeImageUrl
exports.commands=ie
exports.configurationFileNames=se
exports.containsRange=containsRange
exports.createLocator=createLocator
exports.createReport=createReport
exports.defaultBaseUrl=D
exports.definitionIn=definitionIn
exports.emptyDocument=rt
exports.environmentName=environmentName
exports.exitNameOf=exitNameOf
exports.failedFile=failedFile
exports.failedResult=failedResult
exports.fetchOrGeneratePages=fetchOrGeneratePages
exports.fetchOrGenerateSnippets=fetchOrGenerateSnippets
exports.findFiles=findFiles
exports.findFilesAbove=findFilesAbove
exports.findGitRoot=findGitRoot
exports.findHiddenCharacter=findHiddenCharacter
exports.findInputFiles=findInputFiles
exports.findMdxComments=findMdxComments
exports.findMisplacedSnippets=findMisplacedSnippets
exports.findReadme=findReadme
exports.formatExtensions=_
exports.formatMarker=formatMarker
exports.formatOf=formatOf
exports.formsOf=formsOf
exports.generateSnippetSet=generateSnippetSet
exports.hasNewAddress=hasNewAddress
exports.headings=Me
exports.indexOfRangeAround=indexOfRangeAround
exports.initialHtmlState=he
exports.isFileError=isFileError
exports.isSameAddress=isSameAddress
exports.lineEndingOf=lineEndingOf
exports.listNames=listNames
exports.mapFields=mapFields
exports.mentionsMarkers=mentionsMarkers
exports.normalizeIdentifier=normalizeIdentifier
exports.options=te
exports.optionsOf=ne
exports.parseAddress=parseAddress
exports.parseBlocks=parseBlocks
exports.parseCustomDomain=parseCustomDomain
exports.parseMarker=parseMarker
exports.parseSections=parseSections
exports.parseSettings=parseSettings
exports.parseSlug=parseSlug
exports.parseUrl=parseUrl
exports.placeholderOf=placeholderOf
exports.problemLines=problemLines
exports.quote=quote
exports.readBytes=readBytes
exports.readFlags=pt
exports.readInputFiles=readInputFiles
exports.readTextFile=readTextFile
exports.readTextFileIfRelevant=readTextFileIfRelevant
exports.readTextStream=readTextStream
exports.refreshFiles=refreshFiles
exports.refreshOneText=refreshOneText
exports.reportResult=reportResult
exports.requestHeaders=requestHeaders
exports.resolveFile=resolveFile
exports.resolvePath=resolvePath
exports.roleOf=roleOf
exports.safeStrings=safeStrings
exports.selectFileArguments=selectFileArguments
exports.snippetFields=U
exports.snippetsShownIn=snippetsShownIn
exports.statusPageHostOf=statusPageHostOf
exports.suggest=suggest
exports.systemCodeOf=systemCodeOf
exports.tableCells=Ce
exports.textBlocks=Ae
exports.timeLimiter=p
exports.toCamelCase=toCamelCase
exports.toPageReports=toPageReports
exports.toWriteError=toWriteError
exports.trustGenerated=trustGenerated
exports.unsafe=unsafe
exports.unsafeSnippetError=unsafeSnippetError
exports.validateAddress=validateAddress
exports.warningLine=warningLine
exports.widgetScriptUrl=widgetScriptUrl
exports.withWriteFailure=withWriteFailure
exports.withoutLinePrefix=withoutLinePrefix
exports.writeLine=writeLine

