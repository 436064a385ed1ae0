"use strict"
exports.id=652
exports.ids=[652]
exports.modules={69455:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var r=n(51455)
var s=n(76760)
var a=n(1708)
var i=n(62611)
var o=n(60252)
const c=1024*1024
function openCacheFolder(e){return{async read(t){try{return await isPrivateFolder(e)?await readEntry((0,s.join)(e,fileNameOf(t))):null}catch{return null}},async write(t,n){try{const a=(0,s.join)(e,fileNameOf(t))
await(0,r.mkdir)(e,{recursive:true,mode:448})
if(!await isPrivateFolder(e))return
const i=await(0,o.c7)(a,n,{mode:384})
await(0,o.E1)(i,a).finally(()=>(0,o.V_)(i))}catch{}}}}function fileNameOf(e){if(!/^[\da-z]+$/.test(e))throw new Error("A key consists of letters and digits.")
return`${e}.json`}async function isPrivateFolder(e){const t=await(0,r.stat)(e)
return t.isDirectory()&&isPrivate(t)}async function readEntry(e){const t=await(0,r.open)(e,i.uW)
try{const e=await t.stat()
if(!e.isFile()||e.size>c||!isPrivate(e))return null
return await t.readFile("utf8")}finally{await t.close()}}function isPrivate({uid:e,mode:t}){const n=a.geteuid?.()
return n===undefined||e===n&&(t&18)===0}},62611:(e,t,n)=>{n.d(t,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var r=n(4573)
var s=n(73024)
var a=n(41812)
var i=n(9003)
const o=16*1024*1024
const c=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readFoundFile({path:e,real:t,isExplicit:n},r,s){try{const a=n?readTextFile(e,r):readTextFileIf(e,t,s)
return{outcome:"read",text:a??""}}catch(e){if(!(e instanceof a.f6))throw e
const{line:t,code:n,problem:r}=e
return{outcome:"refused",problem:{line:t,column:1,code:n,message:r}}}}function readTextFile(e,t){try{const n=withRegularFile(e,(0,i.xq)(e,t).real,(t,n)=>{if(n>o)throw new a.f6("file-too-large",e,{detail:"16 MiB"})
return(0,s.readFileSync)(t)})
return decode(e,n)}catch(t){throw(0,a.sK)(e,t)}}function readTextFileIf(e,t,n){try{return withRegularFile(e,t,(t,r)=>{if(r>o){if(!streamContains(t,n))return null
throw new a.f6("file-too-large",e,{detail:"16 MiB"})}const i=(0,s.readFileSync)(t)
return n(i.toString("latin1"))?decode(e,i):null})}catch(t){throw(0,a.sK)(e,t)}}function readBytes(e){return withRegularFile(e,e,e=>(0,s.readFileSync)(e))}function withRegularFile(e,t,n){const r=(0,s.openSync)(t,c)
try{const t=(0,s.fstatSync)(r)
if(!t.isFile())throw new a.f6("not-a-file",e,{detail:(0,i.yc)(t)})
return n(r,t.size)}finally{(0,s.closeSync)(r)}}function decode(e,t){if((0,r.isAscii)(t))return t.toString("latin1")
if((0,r.isUtf8)(t))return t.toString("utf8")
const n=t[0]===255&&t[1]===254||t[0]===254&&t[1]===255
const s=n?1:firstInvalidLine(t)
const i=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${s}`
throw new a.f6("not-utf8",e,{detail:i,line:s})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const s=t===-1?e.length:t
if(!(0,r.isUtf8)(e.subarray(n,s)))break
n=s+1}return t}const u=1024*1024
const l=64
function streamContains(e,t){const n=Buffer.alloc(u)
let r=""
for(let a=1;a>0;){a=(0,s.readSync)(e,n)
const i=r+n.toString("latin1",0,a)
if(t(i))return true
r=i.slice(-l)}return false}},9003:(e,t,n)=>{n.d(t,{o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var r=n(73024)
var s=n(76760)
var a=n(41812)
function resolvePath(e,t,n=e){const i=(0,s.resolve)(t,e)
const o=r.realpathSync.native(i)
const c=r.realpathSync.native(t)
if(!isInside(o,c)){const e=isInside(i,t)||isInside(i,c)
if(e||(0,r.lstatSync)(i).isSymbolicLink())throw new a.f6("leads-outside",n)}return{real:o,stats:(0,r.statSync)(o)}}function resolveFile(e,t){const n=resolvePath(e,t)
if(!n.stats.isFile())throw new a.f6("not-a-file",e,{detail:fileKindOf(n.stats)})
return n}function isInside(e,t){const n=(0,s.relative)(t,e)
return n===""||!((0,s.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(e){if(e.isDirectory())return"a folder"
if(e.isFIFO())return"a pipe"
return e.isSocket()?"a socket":"a device"}},60252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(77598)
var s=n(73024)
var a=n(51455)
var i=n(76760)
var o=n(1708)
var c=n(58500)
var u=n(41812)
async function writeTempFile(e,t,{mode:n,uid:s,gid:o}){const c=(0,i.join)((0,i.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const e=await(0,a.open)(c,"wx",384)
try{await e.writeFile(t)
if(s!==undefined&&o!==undefined)await e.chown(s,o).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return c}catch(e){await removeTempFile(c)
throw e}}const l=["EACCES","EBUSY","EPERM"]
const d=1e4
const f=100
async function moveTempFile(e,t,n={rename:a.rename,platform:o.platform}){const r=Date.now()
for(let s=0;;s=Math.min(s+10,f)){try{await n.rename(e,t)
untrack(e)
return}catch(e){const t=n.platform==="win32"&&l.includes((0,u.c7)(e))
if(!t||Date.now()-r>d)throw e
await(0,c.setTimeout)(s)}}}async function removeTempFile(e){await(0,a.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const p=new Set
const m=["SIGINT","SIGTERM","SIGHUP"]
function track(e){if(p.size===0){o.on("exit",removeAll)
for(const e of m)o.on(e,removeAllAndEnd)}p.add(e)}function untrack(e){if(!p.delete(e)||p.size>0)return
o.off("exit",removeAll)
for(const e of m)o.off(e,removeAllAndEnd)}function removeAll(){for(const e of[...p]){try{(0,s.rmSync)(e,{force:true})}catch{}untrack(e)}}function removeAllAndEnd(e){removeAll()
if(o.listenerCount(e)===0)o.kill(o.pid,e)}},61695:(e,t,n)=>{n.d(t,{createSnippetFetcher:()=>createSnippetFetcher})
var r=n(72764)
var s=n(91712)
var a=n(62658)
var i=n(46726)
var o=n(77554)
async function validateSnippets(e,t){const r=(0,i.P)(e.status_page_url)
const c=r.outcome==="safe"?(0,s.P)(t,r.value):null
if(c!==null&&a.R.every(t=>e[t].trim()===c[t])){return(0,o.wm)(e=>(0,o.gB)(c[e]))}const{validateByParsing:u}=await Promise.all([n.e(973),n.e(609),n.e(414),n.e(146),n.e(369),n.e(673)]).then(n.bind(n,63473))
return u(e,t)}var c=n(12203)
function parseResponse(e){let t
try{t=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(t.trim()==="")return invalid(null,"is empty")
let n
try{n=JSON.parse(t)}catch{return invalid(null,"is not JSON")}const r=parseSnippets(n)
if(r.outcome==="invalid")return r
const s=repeatedKeys(t)
const i=a.R.find(e=>s.has(e))
return i===undefined?r:invalid(i,"appears twice")}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${nameOf(e)}, not an object`)
const t=[]
for(const n of a.R){if(!Object.hasOwn(e,n))return invalid(n,"is missing")
const r=e[n]
if(typeof r!=="string")return invalid(n,`is ${nameOf(r)}, not a string`)
if(r.trim()==="")return invalid(n,"is empty")
t.push([n,r])}return{outcome:"snippets",snippets:Object.fromEntries(t)}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{outcome:"invalid",field:e,reason:t}}function nameOf(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}function repeatedKeys(e){const t=new Set
const n=new Set
let r=0
for(const[s]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)){if(s==="{"||s==="[")r+=1
else if(s==="}"||s==="]")r-=1
else if(r===1&&s.endsWith(":")){const e=JSON.parse(s.slice(0,s.lastIndexOf('"')+1));(t.has(e)?n:t).add(e)}}return n}const u=1
const l=30*24*60*60*1e3
const d=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const n of d){const r=e.get(n)
if(r===null||n==="age"&&!/^\d{1,9}$/.test(r))continue
t[n]=r}return t}function parseEntry(e,t,n){let r
try{r=JSON.parse(e)}catch{return null}if(!isObject(r)||r.version!==u||r.address!==t)return null
const{time:s,headers:a}=r
if(typeof s!=="number"||!(s>=0&&s<=n)||!areCachingHeaders(a))return null
const i=parseSnippets(r.snippets)
return i.outcome==="snippets"?{address:t,time:s,headers:a,snippets:i.snippets}:null}function serializeEntry(e){return`${JSON.stringify({version:u,...e},null,2)}\n`}function isStorable(e){return policyOf(e).storable()}function isFresh(e,t,n){const{age:r="0",vary:s="",pragma:a="",expires:i,"cache-control":o=a}=e.headers
if(s.split(",").some(e=>e.trim()==="*"))return false
const c=i!==undefined||/\b(?:max-age|no-cache)\b/i.test(o)
const u=c?policyOf(e).maxAge():Number.POSITIVE_INFINITY
const l=Number(r)+(n-e.time)/1e3
return l<Math.min(u,t)}function isRecent(e,t){return t-e.time<=l}function conditionalHeaders({headers:e}){const{etag:t,"last-modified":n}=e
return{...t!==undefined&&{"if-none-match":t},...n!==undefined&&{"if-modified-since":n}}}function applyRevalidation(e,t,n){const strongTag=e=>e?.replace(/^\s*W\//,"")
if(t.etag!==undefined&&strongTag(t.etag)!==strongTag(e.headers.etag))return null
const{age:r,date:s,...a}=e.headers
return{...e,time:n,headers:{...a,...t}}}function policyOf({headers:e,time:t}){const n={date:new Date(t).toUTCString(),...e}
for(const e of["cache-control","pragma"]){if(n[e]!==undefined)n[e]=n[e].toLowerCase()}return new c({headers:{}},{headers:n},{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=d
return isObject(e)&&Object.entries(e).every(([e,n])=>t.includes(e)&&typeof n==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n))}var f=n(54848)
const p=8
function partsOf(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).flatMap(e=>[toSingleLine(e),encodeURIComponent(e)]).filter(e=>e.length>=p).sort((e,t)=>t.length-e.length)}function createRedactor(e){const t=e.flatMap(([,e])=>[e,e.replace(/^\S+\s+/,"")]).filter(({length:e})=>e<p).map(e=>e.replace(/[$()*+./?[\\\]^{|}]/g,"\\$&")).map(e=>new RegExp(`(?<![\\p{L}\\p{N}])${e}(?![\\p{L}\\p{N}])`,"gu"))
const n=[...partsOf(e),...t]
return(e,t=200)=>{let r=toSingleLine(e)
for(const e of n)r=r.replaceAll(e,"***")
const s=Array.from(r)
return s.length>t?`${s.slice(0,t).join("")}\u2026`:r}}function toSingleLine(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}function rejectLeakedSecrets(e,t,n){const r=n.join("\n").toLowerCase()
const s=partsOf(t).map(e=>e.toLowerCase()).filter(e=>!r.includes(e))
return(0,o.wm)(t=>{const n=e[t]
if(n.outcome==="unsafe")return n
const r=s.some(e=>n.value.toLowerCase().includes(e))
return r?(0,o.N9)(t,"it contains the value of a request header"):n})}const isAboutPlan=e=>/(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(e)
const m=[{status:400,matches:e=>/missing[\s_-]slug/i.test(e),code:"missing-slug"},{status:401,matches:()=>true,code:"unauthorized"},{status:403,matches:e=>e===""||isAboutPlan(e),code:"plan-required"},{status:403,matches:()=>true,code:"forbidden"},{status:404,matches:()=>true,code:"page-not-found"}]
function errorFromResponse(e,t){const{slug:n,baseUrl:r,redact:s}=t
const a=errorText(e)
const i=m.find(({status:t,matches:n})=>t===e.status&&n(a))
return new f._(i?.code??"refused",{slug:n,baseUrl:r,status:e.status,text:s(a)})}const h=/<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis
function errorText({bytes:e}){const t=(new TextDecoder).decode(e)
return toSingleLine((stringsInJson(t)??t).replace(h," "))}function stringsInJson(e){const t=new Set
try{JSON.parse(e,(e,n)=>{if(typeof n==="string")t.add(n)})}catch{return null}return[...t].join("; ")}var g=n(77598)
var w=n(16377)
function endpointUrl(e,t){return`${e}/api/embed/markdown?slug=${encodeURIComponent(t)}`}function requestHeaders(e,t){const n=new Map
t.forEach((e,t)=>{const[r,s]=(0,w.eb)(e,t+1)
const a=r.toLowerCase()
const i=n.get(a)
n.set(a,i===undefined?s:`${i}${a==="cookie"?"; ":", "}${s}`)})
const r={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...r,...Object.fromEntries(n)}}function requestKey(e,t){const n=t.map(([e,t])=>[e.toLowerCase(),t])
return(0,g.createHash)("sha256").update(JSON.stringify([e,n])).digest("hex")}var v=n(39529)
var y=n(65748)
const b=3
const S=new Set([301,302,303,307,308])
function isRedirect(e){return S.has(e)}function redirectTarget({status:e,headers:t},n,{slug:r,baseUrl:s,redact:a}){const refused=t=>new f._("redirect-refused",{slug:r,baseUrl:s,status:e,reason:t})
const i=t.get("location")
if(i===null||i.trim()==="")throw refused("without a target (it sent no Location)")
const o=n.at(-1)
const c=(0,y.w)(i,o)
if(c===null)throw refused(`to "${a(i)}", which is not a URL`)
c.hash=""
const u=a(c.origin==="null"?c.protocol+c.pathname:c.origin+c.pathname)
if(c.protocol!==o?.protocol||c.origin!==o.origin){throw refused(`to another origin, ${c.origin==="null"?u:a(c.origin)}`)}if(c.username!==""||c.password!=="")throw refused("to an address that contains a user name")
if(n.some(({href:e})=>e===c.href))throw refused(`in a circle, back to ${u}`)
if(n.length>b)throw refused(`more than ${b} times, last to ${u}`)
return c}const $=64*1024
const O=2**31-1
async function sendRequest(e,t){const{timeoutSeconds:n,headers:r,redact:s}=e
const a=AbortSignal.timeout(Math.min(n*1e3,O))
try{const n=[new URL(e.url)]
for(;;){const s=n.at(-1)?.href??e.url
const i=await t(s,{headers:r,redirect:"manual",signal:a})
if(isRedirect(i.status)){i.body?.cancel().catch(()=>{})
n.push(redirectTarget(i,n,e))
continue}return{outcome:"response",status:i.status,headers:i.headers,...await readBody(i.body)}}}catch(e){if(e instanceof f._||e instanceof v.d)throw e
const t=a.aborted?`no complete response within ${n} s`:s(reasonOf(e))
return{outcome:"failure",reason:t,cause:e}}}function reasonOf(e){if(!(e instanceof Error))return String(e)
if(e.cause instanceof Error)return reasonOf(e.cause)
if(e instanceof AggregateError&&e.message==="")return e.errors.map(reasonOf).join("; ")
return e.message===""?e.name:e.message}async function readBody(e){const t=[]
let n=0
const r=e?.getReader()
for(;;){const e=(await(r?.read()))?.value
if(e===undefined)return{bytes:Buffer.concat(t),isTruncated:false}
n+=e.byteLength
t.push(e)
if(n>$){r?.cancel().catch(()=>{})
return{bytes:Buffer.concat(t).subarray(0,$),isTruncated:true}}}}const F=3
const x=6e4
const R=500
async function sendWithRetry(e,t){for(let n=1;;n+=1){const r=await sendRequest(e,t.fetch)
if(r.outcome==="response"&&!isUnavailable(r.status))return r
const s=r.outcome==="response"?parseRetryAfter(r.headers.get("retry-after"),t.now()):null
if(n===F||(s??0)>x){throw unavailableError(e,r,n,s)}await t.sleep(Math.max(retryDelayMs(n,t.random()),s??0))}}function unavailableError({slug:e,baseUrl:t,redact:n},r,s,a){const i={slug:e,baseUrl:t,attempts:s}
if(r.outcome==="failure"){return new f._("unavailable",{...i,reason:r.reason,cause:r.cause})}const{status:o}=r
const c=a===null?null:Math.ceil(a/1e3)
const u=n(errorText(r))
return new f._("unavailable",{...i,status:o,text:u,retryAfterSeconds:c})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round(R*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){if(e===null)return null
if(/^\s*\d+\s*$/.test(e))return Number(e)*1e3
if(!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(e))return null
const n=Date.parse(/GMT\s*$/.test(e)?e:`${e} GMT`)
return Number.isNaN(n)?null:Math.max(0,n-t)}function createSnippetFetcher(e,t){const n=new Map
return r=>{const s=n.get(r)
if(s!==undefined)return s
const a=fetchSnippets(r,e,t)
n.set(r,a)
return a}}async function fetchSnippets(e,t,n){const{baseUrl:r,headers:s,maxAge:a}=t
const{cache:i,now:c}=n
const validate=n=>validateAnswer(n,{slug:e,baseUrl:r},t)
const u=endpointUrl(r,e)
const l=requestKey(u,s)
const d=await readCached(await(i?.read(l)),u,c(),validate)
if(d!==null&&isFresh(d.entry,a,c())){return{source:"cache",snippets:d.snippets}}try{const r=await requestEntry(e,u,d?.entry??null,t,n)
const s=r.snippets===d?.entry.snippets
const a=s?d.snippets:await validate(r.snippets)
if(!isStorable(r)){if(d!==null)await(i?.write(l,""))}else if((0,o.nv)(a)){await(i?.write(l,serializeEntry(r)))}return{source:"endpoint",snippets:a}}catch(e){const t=e instanceof f._&&e.kind==="unavailable"
if(!t||d===null||!isRecent(d.entry,c()))throw e
return{source:"stale",snippets:d.snippets,reason:e.message}}}async function readCached(e,t,n,r){const s=e==null?null:parseEntry(e,t,n)
if(s===null)return null
const a=await r(s.snippets)
return(0,o.nv)(a)?{entry:s,snippets:a}:null}async function requestEntry(e,t,n,{baseUrl:r,headers:s,timeout:a},i){const o=n===null?{}:conditionalHeaders(n)
const c={slug:e,baseUrl:r,url:t,headers:{...requestHeaders(i.version,s),...o},timeoutSeconds:a,redact:createRedactor(s)}
let u=await sendWithRetry(c,i)
if(u.status===304&&n!==null){const e=applyRevalidation(n,selectCachingHeaders(u.headers),i.now())
if(e!==null)return e
u=await sendWithRetry({...c,headers:requestHeaders(i.version,s)},i)}if(u.status!==200)throw errorFromResponse(u,c)
const l=snippetsOf(u,c)
return{address:t,time:i.now(),headers:selectCachingHeaders(u.headers),snippets:l}}function snippetsOf({bytes:e,isTruncated:t},n){const{slug:r,baseUrl:s,redact:a}=n
const invalid=e=>new f._("invalid-answer",{slug:r,baseUrl:s,reason:e})
if(t)throw invalid(`is longer than ${$/1024} KiB`)
const i=parseResponse(e)
if(i.outcome==="snippets")return i.snippets
const{field:o,reason:c}=i
if(o!==null)throw new f._("invalid-answer",{slug:r,baseUrl:s,field:o,reason:c})
const u=a((new TextDecoder).decode(e),80)
throw invalid(u===""?c:`${c}: it begins with "${u}"`)}async function validateAnswer(e,t,{headers:n,statusPageHost:s,customDomain:a}){const i=await validateSnippets(e,t)
if(n.length===0)return i
const o=[t.baseUrl]
if(s!==null)o.push(`https://${t.slug}.${s}`)
if(a!==null)o.push(`https://${a}`)
const c=await Promise.all(o.map(e=>(0,r.w)(t,e)))
return rejectLeakedSecrets(i,n,c.flatMap(Object.values))}},59911:(e,t,n)=>{n.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},91712:(e,t,n)=>{n.d(t,{P:()=>generateFromTemplates,r:()=>formatFromTemplates})
var r=n(59911)
const s=/^[A-Za-z\d.:/-]*$/
function generateFromTemplates(e,t){const[n,a]=[(0,r.p)(e),(0,r.Q)(e)]
if(![n,a,t].every(e=>s.test(e)))return null
const i=`src="${a}" data-slug="${e.slug}" data-theme="auto"`
const o='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${n})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${o}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function formatFromTemplates(e,t){const n=e.status_page_url
const a=(0,r.p)(t)
if(!s.test(n)||!s.test(a))return null
return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:`[status-badge]: ${a}\n[status-page]: ${n}`,html:null}}}},72764:(e,t,n)=>{n.d(t,{I:()=>formatSnippets,w:()=>generateSnippets})
var r=n(91712)
async function generateSnippets(e,t){const s=(0,r.P)(e,t)
if(s!==null)return s
const{generateWithPrinters:a}=await Promise.all([n.e(973),n.e(146),n.e(990),n.e(637),n.e(268)]).then(n.bind(n,20532))
return a(e,t)}async function formatSnippets(e,t){const s=(0,r.r)(e,t)
if(s!==null)return s
const{formatWithPrinters:a}=await Promise.all([n.e(973),n.e(146),n.e(990),n.e(637),n.e(268)]).then(n.bind(n,20532))
return a(e,t)}},58907:(e,t,n)=>{n.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var r=n(61244)
var s=n(39529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=parseAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=(0,r.o6)(n,{minLabels:2,allowSlugLabels:true})
if(s.outcome==="refused")return s
const a=s.host===n.toLowerCase()
return{outcome:"address",address:`https://${a?n:s.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}},46726:(e,t,n)=>{n.d(t,{P:()=>validatePageUrl})
var r=n(57819)
var s=n(58907)
var a=n(77554)
function validatePageUrl(e){const t=e.trim()
const n=(0,s.or)(t)
if(n.outcome==="address")return(0,a.gB)(n.address)
return(0,a.N9)("status_page_url",`${(0,r.h)(t)} ${n.problem}`)}},77554:(e,t,n)=>{n.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,Uu:()=>trustGenerated,gB:()=>safe,nv:()=>areAllSafe,wm:()=>validateEach})
var r=n(62658)
function safe(e){return{outcome:"safe",value:e}}function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validateEach(e){const t=r.R.map(t=>[t,e(t)])
return Object.fromEntries(t)}function trustGenerated(e){return validateEach(t=>safe(e[t]))}function areAllSafe(e){return r.R.every(t=>e[t].outcome==="safe")}function safeStrings(e){const t=r.R.map(t=>{const n=e[t]
return[t,n.outcome==="safe"?n.value:""]})
return Object.fromEntries(t)}}}

