"use strict"
exports.id=652
exports.ids=[652]
exports.modules={9455:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var r=n(1455)
var s=n(6760)
var a=n(1708)
var i=n(2611)
var o=n(252)
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
return n===undefined||e===n&&(t&18)===0}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile})
var r=n(7598)
var s=n(3024)
var a=n(1455)
var i=n(6760)
var o=n(1708)
var c=n(8500)
var u=n(1812)
async function writeTempFile(e,t,{mode:n,uid:s,gid:o}){const c=(0,i.join)((0,i.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const e=await(0,a.open)(c,"wx",384)
try{await e.writeFile(t)
if(s!==undefined&&o!==undefined)await e.chown(s,o).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return c}catch(e){await removeTempFile(c)
throw e}}const l=["EACCES","EBUSY","EPERM"]
const f=1e4
const d=100
async function moveTempFile(e,t,n={rename:a.rename,platform:o.platform}){const r=Date.now()
for(let s=0;;s=Math.min(s+10,d)){try{await n.rename(e,t)
untrack(e)
return}catch(e){const t=n.platform==="win32"&&l.includes((0,u.c7)(e))
if(!t||Date.now()-r>f)throw e
await(0,c.setTimeout)(s)}}}async function removeTempFile(e){await(0,a.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const p=new Set
const h=["SIGINT","SIGTERM","SIGHUP"]
function track(e){if(p.size===0){o.on("exit",removeAll)
for(const e of h)o.on(e,removeAllAndEnd)}p.add(e)}function untrack(e){if(!p.delete(e)||p.size>0)return
o.off("exit",removeAll)
for(const e of h)o.off(e,removeAllAndEnd)}function removeAll(){for(const e of[...p]){try{(0,s.rmSync)(e,{force:true})}catch{}untrack(e)}}function removeAllAndEnd(e){removeAll()
if(o.listenerCount(e)===0)o.kill(o.pid,e)}},1695:(e,t,n)=>{n.d(t,{createSnippetFetcher:()=>createSnippetFetcher})
var r=n(2764)
var s=n(1712)
var a=n(2658)
var i=n(6726)
var o=n(7554)
async function validateSnippets(e,t){const r=(0,i.P)(e.status_page_url)
const c=r.outcome==="safe"?(0,s.P)(t,r.value):null
if(c!==null&&a.R.every(t=>e[t].trim()===c[t])){return(0,o.wm)(e=>(0,o.gB)(c[e]))}const{validateByParsing:u}=await Promise.all([n.e(932),n.e(990),n.e(706),n.e(169),n.e(146),n.e(248),n.e(673)]).then(n.bind(n,3473))
return u(e,t)}var c=n(2203)
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
const f=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const n of f){const r=e.get(n)
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
for(const e of["cache-control","pragma"]){if(n[e]!==undefined)n[e]=n[e].toLowerCase()}return new c({headers:{}},{headers:n},{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=f
return isObject(e)&&Object.entries(e).every(([e,n])=>t.includes(e)&&typeof n==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n))}var d=n(4848)
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
const h=[{status:400,matches:e=>/missing[\s_-]slug/i.test(e),code:"missing-slug"},{status:401,matches:()=>true,code:"unauthorized"},{status:403,matches:e=>e===""||isAboutPlan(e),code:"plan-required"},{status:403,matches:()=>true,code:"forbidden"},{status:404,matches:()=>true,code:"page-not-found"}]
function errorFromResponse(e,t){const{slug:n,baseUrl:r,redact:s}=t
const a=errorText(e)
const i=h.find(({status:t,matches:n})=>t===e.status&&n(a))
return new d._(i?.code??"refused",{slug:n,baseUrl:r,status:e.status,text:s(a)})}const m=/<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis
function errorText({bytes:e}){const t=(new TextDecoder).decode(e)
return toSingleLine((stringsInJson(t)??t).replace(m," "))}function stringsInJson(e){const t=new Set
try{JSON.parse(e,(e,n)=>{if(typeof n==="string")t.add(n)})}catch{return null}return[...t].join("; ")}var w=n(7598)
var g=n(6377)
function endpointUrl(e,t){return`${e}/api/embed/markdown?slug=${encodeURIComponent(t)}`}function requestHeaders(e,t){const n=new Map
t.forEach((e,t)=>{const[r,s]=(0,g.eb)(e,t+1)
const a=r.toLowerCase()
const i=n.get(a)
n.set(a,i===undefined?s:`${i}${a==="cookie"?"; ":", "}${s}`)})
const r={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...r,...Object.fromEntries(n)}}function requestKey(e,t){const n=t.map(([e,t])=>[e.toLowerCase(),t])
return(0,w.createHash)("sha256").update(JSON.stringify([e,n])).digest("hex")}var y=n(9529)
var v=n(5748)
const b=3
const S=new Set([301,302,303,307,308])
function isRedirect(e){return S.has(e)}function redirectTarget({status:e,headers:t},n,{slug:r,baseUrl:s,redact:a}){const refused=t=>new d._("redirect-refused",{slug:r,baseUrl:s,status:e,reason:t})
const i=t.get("location")
if(i===null||i.trim()==="")throw refused("without a target (it sent no Location)")
const o=n.at(-1)
const c=(0,v.w)(i,o)
if(c===null)throw refused(`to "${a(i)}", which is not a URL`)
c.hash=""
const u=a(c.origin==="null"?c.protocol+c.pathname:c.origin+c.pathname)
if(c.protocol!==o?.protocol||c.origin!==o.origin){throw refused(`to another origin, ${c.origin==="null"?u:a(c.origin)}`)}if(c.username!==""||c.password!=="")throw refused("to an address that contains a user name")
if(n.some(({href:e})=>e===c.href))throw refused(`in a circle, back to ${u}`)
if(n.length>b)throw refused(`more than ${b} times, last to ${u}`)
return c}const O=64*1024
const $=2**31-1
async function sendRequest(e,t){const{timeoutSeconds:n,headers:r,redact:s}=e
const a=AbortSignal.timeout(Math.min(n*1e3,$))
try{const n=[new URL(e.url)]
for(;;){const s=n.at(-1)?.href??e.url
const i=await t(s,{headers:r,redirect:"manual",signal:a})
if(isRedirect(i.status)){i.body?.cancel().catch(()=>{})
n.push(redirectTarget(i,n,e))
continue}return{outcome:"response",status:i.status,headers:i.headers,...await readBody(i.body)}}}catch(e){if(e instanceof d._||e instanceof y.d)throw e
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
if(n>O){r?.cancel().catch(()=>{})
return{bytes:Buffer.concat(t).subarray(0,O),isTruncated:true}}}}const x=3
const E=6e4
const R=500
async function sendWithRetry(e,t){for(let n=1;;n+=1){const r=await sendRequest(e,t.fetch)
if(r.outcome==="response"&&!isUnavailable(r.status))return r
const s=r.outcome==="response"?parseRetryAfter(r.headers.get("retry-after"),t.now()):null
if(n===x||(s??0)>E){throw unavailableError(e,r,n,s)}await t.sleep(Math.max(retryDelayMs(n,t.random()),s??0))}}function unavailableError({slug:e,baseUrl:t,redact:n},r,s,a){const i={slug:e,baseUrl:t,attempts:s}
if(r.outcome==="failure"){return new d._("unavailable",{...i,reason:r.reason,cause:r.cause})}const{status:o}=r
const c=a===null?null:Math.ceil(a/1e3)
const u=n(errorText(r))
return new d._("unavailable",{...i,status:o,text:u,retryAfterSeconds:c})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round(R*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){if(e===null)return null
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
const f=await readCached(await(i?.read(l)),u,c(),validate)
if(f!==null&&isFresh(f.entry,a,c())){return{source:"cache",snippets:f.snippets}}try{const r=await requestEntry(e,u,f?.entry??null,t,n)
const s=r.snippets===f?.entry.snippets
const a=s?f.snippets:await validate(r.snippets)
if(!isStorable(r)){if(f!==null)await(i?.write(l,""))}else if((0,o.nv)(a)){await(i?.write(l,serializeEntry(r)))}return{source:"endpoint",snippets:a}}catch(e){const t=e instanceof d._&&e.kind==="unavailable"
if(!t||f===null||!isRecent(f.entry,c()))throw e
return{source:"stale",snippets:f.snippets,reason:e.message}}}async function readCached(e,t,n,r){const s=e==null?null:parseEntry(e,t,n)
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
const invalid=e=>new d._("invalid-answer",{slug:r,baseUrl:s,reason:e})
if(t)throw invalid(`is longer than ${O/1024} KiB`)
const i=parseResponse(e)
if(i.outcome==="snippets")return i.snippets
const{field:o,reason:c}=i
if(o!==null)throw new d._("invalid-answer",{slug:r,baseUrl:s,field:o,reason:c})
const u=a((new TextDecoder).decode(e),80)
throw invalid(u===""?c:`${c}: it begins with "${u}"`)}async function validateAnswer(e,t,{headers:n,statusPageHost:s,customDomain:a}){const i=await validateSnippets(e,t)
if(n.length===0)return i
const o=[t.baseUrl]
if(s!==null)o.push(`https://${t.slug}.${s}`)
if(a!==null)o.push(`https://${a}`)
const c=await Promise.all(o.map(e=>(0,r.w)(t,e)))
return rejectLeakedSecrets(i,n,c.flatMap(Object.values))}}}

