"use strict"
exports.id=695
exports.ids=[695]
exports.modules={1695:(e,t,n)=>{n.d(t,{createSnippetFetcher:()=>createSnippetFetcher})
var s=n(2764)
var r=n(1712)
var a=n(2658)
var o=n(6726)
var i=n(7554)
async function validateSnippets(e,t){const s=(0,o.P)(e.status_page_url)
const c=s.outcome==="safe"?(0,r.P)(t,s.value):null
if(c!==null&&a.R.every(t=>e[t].trim()===c[t])){return(0,i.wm)(e=>(0,i.gB)(c[e]))}const{validateByParsing:u}=await Promise.all([n.e(234),n.e(194),n.e(676),n.e(538),n.e(297),n.e(146),n.e(248),n.e(617)]).then(n.bind(n,290))
return u(e,t)}var c=n(2203)
function parseResponse(e){let t
try{t=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(t.trim()==="")return invalid(null,"is empty")
let n
try{n=JSON.parse(t)}catch{return invalid(null,"is not JSON")}const s=parseSnippets(n)
if(s.outcome==="invalid")return s
const r=repeatedKeys(t)
const o=a.R.find(e=>r.has(e))
return o===undefined?s:invalid(o,"appears twice")}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${nameOf(e)}, not an object`)
const t=[]
for(const n of a.R){if(!Object.hasOwn(e,n))return invalid(n,"is missing")
const s=e[n]
if(typeof s!=="string")return invalid(n,`is ${nameOf(s)}, not a string`)
if(s.trim()==="")return invalid(n,"is empty")
t.push([n,s])}return{outcome:"snippets",snippets:Object.fromEntries(t)}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{outcome:"invalid",field:e,reason:t}}function nameOf(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}function repeatedKeys(e){const t=new Set
const n=new Set
let s=0
for(const[r]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)){if(r==="{"||r==="[")s+=1
else if(r==="}"||r==="]")s-=1
else if(s===1&&r.endsWith(":")){const e=JSON.parse(r.slice(0,r.lastIndexOf('"')+1));(t.has(e)?n:t).add(e)}}return n}const u=1
const l=30*24*60*60*1e3
const f=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const n of f){const s=e.get(n)
if(s===null||n==="age"&&!/^\d{1,9}$/.test(s))continue
t[n]=s}return t}function parseEntry(e,t,n){let s
try{s=JSON.parse(e)}catch{return null}if(!isObject(s)||s.version!==u||s.address!==t)return null
const{time:r,headers:a}=s
if(typeof r!=="number"||!(r>=0&&r<=n)||!areCachingHeaders(a))return null
const o=parseSnippets(s.snippets)
return o.outcome==="snippets"?{address:t,time:r,headers:a,snippets:o.snippets}:null}function serializeEntry(e){return`${JSON.stringify({version:u,...e},null,2)}\n`}function isStorable(e){return policyOf(e).storable()}function isFresh(e,t,n){const{age:s="0",vary:r="",pragma:a="",expires:o,"cache-control":i=a}=e.headers
if(r.split(",").some(e=>e.trim()==="*"))return false
const c=o!==undefined||/\b(?:max-age|no-cache)\b/i.test(i)
const u=c?policyOf(e).maxAge():Number.POSITIVE_INFINITY
const l=Number(s)+(n-e.time)/1e3
return l<Math.min(u,t)}function isRecent(e,t){return t-e.time<=l}function conditionalHeaders({headers:e}){const{etag:t,"last-modified":n}=e
return{...t!==undefined&&{"if-none-match":t},...n!==undefined&&{"if-modified-since":n}}}function applyRevalidation(e,t,n){const strongTag=e=>e?.replace(/^\s*W\//,"")
if(t.etag!==undefined&&strongTag(t.etag)!==strongTag(e.headers.etag))return null
const{age:s,date:r,...a}=e.headers
return{...e,time:n,headers:{...a,...t}}}function policyOf({headers:e,time:t}){const n={date:new Date(t).toUTCString(),...e}
for(const e of["cache-control","pragma"]){if(n[e]!==undefined)n[e]=n[e].toLowerCase()}return new c({headers:{}},{headers:n},{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=f
return isObject(e)&&Object.entries(e).every(([e,n])=>t.includes(e)&&typeof n==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n))}var d=n(4848)
const p=8
function partsOf(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).flatMap(e=>[toSingleLine(e),encodeURIComponent(e)]).filter(e=>e.length>=p).sort((e,t)=>t.length-e.length)}function createRedactor(e){const t=e.flatMap(([,e])=>[e,e.replace(/^\S+\s+/,"")]).filter(({length:e})=>e<p).map(e=>e.replace(/[$()*+./?[\\\]^{|}]/g,"\\$&")).map(e=>new RegExp(`(?<![\\p{L}\\p{N}])${e}(?![\\p{L}\\p{N}])`,"gu"))
const n=[...partsOf(e),...t]
return(e,t=200)=>{let s=toSingleLine(e)
for(const e of n)s=s.replaceAll(e,"***")
const r=Array.from(s)
return r.length>t?`${r.slice(0,t).join("")}\u2026`:s}}function toSingleLine(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}function rejectLeakedSecrets(e,t,n){const s=n.join("\n").toLowerCase()
const r=partsOf(t).map(e=>e.toLowerCase()).filter(e=>!s.includes(e))
return(0,i.wm)(t=>{const n=e[t]
if(n.outcome==="unsafe")return n
const s=r.some(e=>n.value.toLowerCase().includes(e))
return s?(0,i.N9)(t,"it contains the value of a request header"):n})}const isAboutPlan=e=>/(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(e)
const h=[{status:400,matches:e=>/missing[\s_-]slug/i.test(e),code:"missing-slug"},{status:401,matches:()=>true,code:"unauthorized"},{status:403,matches:e=>e===""||isAboutPlan(e),code:"plan-required"},{status:403,matches:()=>true,code:"forbidden"},{status:404,matches:()=>true,code:"page-not-found"}]
function errorFromResponse(e,t){const{slug:n,baseUrl:s,redact:r}=t
const a=errorText(e)
const o=h.find(({status:t,matches:n})=>t===e.status&&n(a))
return new d._(o?.code??"refused",{slug:n,baseUrl:s,status:e.status,text:r(a)})}const m=/<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis
function errorText({bytes:e}){const t=(new TextDecoder).decode(e)
return toSingleLine((stringsInJson(t)??t).replace(m," "))}function stringsInJson(e){const t=new Set
try{JSON.parse(e,(e,n)=>{if(typeof n==="string")t.add(n)})}catch{return null}return[...t].join("; ")}var g=n(7598)
var w=n(6377)
function endpointUrl(e,t){return`${e}/api/embed/markdown?slug=${encodeURIComponent(t)}`}function requestHeaders(e,t){const n=new Map
t.forEach((e,t)=>{const[s,r]=(0,w.eb)(e,t+1)
const a=s.toLowerCase()
const o=n.get(a)
n.set(a,o===undefined?r:`${o}${a==="cookie"?"; ":", "}${r}`)})
const s={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...s,...Object.fromEntries(n)}}function requestKey(e,t){const n=t.map(([e,t])=>[e.toLowerCase(),t])
return(0,g.createHash)("sha256").update(JSON.stringify([e,n])).digest("hex")}var y=n(9529)
var b=n(5748)
const v=3
const S=new Set([301,302,303,307,308])
function isRedirect(e){return S.has(e)}function redirectTarget({status:e,headers:t},n,{slug:s,baseUrl:r,redact:a}){const refused=t=>new d._("redirect-refused",{slug:s,baseUrl:r,status:e,reason:t})
const o=t.get("location")
if(o===null||o.trim()==="")throw refused("without a target (it sent no Location)")
const i=n.at(-1)
const c=(0,b.w)(o,i)
if(c===null)throw refused(`to "${a(o)}", which is not a URL`)
c.hash=""
const u=a(c.origin==="null"?c.protocol+c.pathname:c.origin+c.pathname)
if(c.protocol!==i?.protocol||c.origin!==i.origin){throw refused(`to another origin, ${c.origin==="null"?u:a(c.origin)}`)}if(c.username!==""||c.password!=="")throw refused("to an address that contains a user name")
if(n.some(({href:e})=>e===c.href))throw refused(`in a circle, back to ${u}`)
if(n.length>v)throw refused(`more than ${v} times, last to ${u}`)
return c}const O=64*1024
const $=2**31-1
async function sendRequest(e,t){const{timeoutSeconds:n,headers:s,redact:r}=e
const a=AbortSignal.timeout(Math.min(n*1e3,$))
try{const n=[new URL(e.url)]
for(;;){const r=n.at(-1)?.href??e.url
const o=await t(r,{headers:s,redirect:"manual",signal:a})
if(isRedirect(o.status)){o.body?.cancel().catch(()=>{})
n.push(redirectTarget(o,n,e))
continue}return{outcome:"response",status:o.status,headers:o.headers,...await readBody(o.body)}}}catch(e){if(e instanceof d._||e instanceof y.d)throw e
const t=a.aborted?`no complete response within ${n} s`:r(reasonOf(e))
return{outcome:"failure",reason:t,cause:e}}}function reasonOf(e){if(!(e instanceof Error))return String(e)
if(e.cause instanceof Error)return reasonOf(e.cause)
if(e instanceof AggregateError&&e.message==="")return e.errors.map(reasonOf).join("; ")
return e.message===""?e.name:e.message}async function readBody(e){const t=[]
let n=0
const s=e?.getReader()
for(;;){const e=(await(s?.read()))?.value
if(e===undefined)return{bytes:Buffer.concat(t),isTruncated:false}
n+=e.byteLength
t.push(e)
if(n>O){s?.cancel().catch(()=>{})
return{bytes:Buffer.concat(t).subarray(0,O),isTruncated:true}}}}const R=3
const x=6e4
const U=500
async function sendWithRetry(e,t){for(let n=1;;n+=1){const s=await sendRequest(e,t.fetch)
if(s.outcome==="response"&&!isUnavailable(s.status))return s
const r=s.outcome==="response"?parseRetryAfter(s.headers.get("retry-after"),t.now()):null
if(n===R||(r??0)>x){throw unavailableError(e,s,n,r)}await t.sleep(Math.max(retryDelayMs(n,t.random()),r??0))}}function unavailableError({slug:e,baseUrl:t,redact:n},s,r,a){const o={slug:e,baseUrl:t,attempts:r}
if(s.outcome==="failure"){return new d._("unavailable",{...o,reason:s.reason,cause:s.cause})}const{status:i}=s
const c=a===null?null:Math.ceil(a/1e3)
const u=n(errorText(s))
return new d._("unavailable",{...o,status:i,text:u,retryAfterSeconds:c})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round(U*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){if(e===null)return null
if(/^\s*\d+\s*$/.test(e))return Number(e)*1e3
if(!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(e))return null
const n=Date.parse(/GMT\s*$/.test(e)?e:`${e} GMT`)
return Number.isNaN(n)?null:Math.max(0,n-t)}function createSnippetFetcher(e,t){const n=new Map
return s=>{const r=n.get(s)
if(r!==undefined)return r
const a=fetchSnippets(s,e,t)
n.set(s,a)
return a}}async function fetchSnippets(e,t,n){const{baseUrl:s,headers:r,maxAge:a}=t
const{cache:o,now:c}=n
const validate=n=>validateAnswer(n,{slug:e,baseUrl:s},t)
const u=endpointUrl(s,e)
const l=requestKey(u,r)
const f=await readCached(await(o?.read(l)),u,c(),validate)
if(f!==null&&isFresh(f.entry,a,c())){return{source:"cache",snippets:f.snippets}}try{const s=await requestEntry(e,u,f?.entry??null,t,n)
const r=s.snippets===f?.entry.snippets
const a=r?f.snippets:await validate(s.snippets)
if(!isStorable(s)){if(f!==null)await(o?.write(l,""))}else if((0,i.nv)(a)){await(o?.write(l,serializeEntry(s)))}return{source:"endpoint",snippets:a}}catch(e){const t=e instanceof d._&&e.kind==="unavailable"
if(!t||f===null||!isRecent(f.entry,c()))throw e
return{source:"stale",snippets:f.snippets,reason:e.message}}}async function readCached(e,t,n,s){const r=e==null?null:parseEntry(e,t,n)
if(r===null)return null
const a=await s(r.snippets)
return(0,i.nv)(a)?{entry:r,snippets:a}:null}async function requestEntry(e,t,n,{baseUrl:s,headers:r,timeout:a},o){const i=n===null?{}:conditionalHeaders(n)
const c={slug:e,baseUrl:s,url:t,headers:{...requestHeaders(o.version,r),...i},timeoutSeconds:a,redact:createRedactor(r)}
let u=await sendWithRetry(c,o)
if(u.status===304&&n!==null){const e=applyRevalidation(n,selectCachingHeaders(u.headers),o.now())
if(e!==null)return e
u=await sendWithRetry({...c,headers:requestHeaders(o.version,r)},o)}if(u.status!==200)throw errorFromResponse(u,c)
const l=snippetsOf(u,c)
return{address:t,time:o.now(),headers:selectCachingHeaders(u.headers),snippets:l}}function snippetsOf({bytes:e,isTruncated:t},n){const{slug:s,baseUrl:r,redact:a}=n
const invalid=e=>new d._("invalid-answer",{slug:s,baseUrl:r,reason:e})
if(t)throw invalid(`is longer than ${O/1024} KiB`)
const o=parseResponse(e)
if(o.outcome==="snippets")return o.snippets
const{field:i,reason:c}=o
if(i!==null)throw new d._("invalid-answer",{slug:s,baseUrl:r,field:i,reason:c})
const u=a((new TextDecoder).decode(e),80)
throw invalid(u===""?c:`${c}: it begins with "${u}"`)}async function validateAnswer(e,t,{headers:n,statusPageHost:r,customDomain:a}){const o=await validateSnippets(e,t)
if(n.length===0)return o
const i=[t.baseUrl]
if(r!==null)i.push(`https://${t.slug}.${r}`)
if(a!==null)i.push(`https://${a}`)
const c=await Promise.all(i.map(e=>(0,s.w)(t,e)))
return rejectLeakedSecrets(o,n,c.flatMap(Object.values))}}}

