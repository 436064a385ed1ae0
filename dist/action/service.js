"use strict"
exports.id=652
exports.ids=[652]
exports.modules={4616:(e,t,n)=>{n.d(t,{openCacheStore:()=>openCacheStore})
var r=n(3024)
var a=n(1455)
var s=n(6760)
var i=n(1708)
var o=n(6966)
var c=n(252)
const u=1024*1024
function openCacheStore(e){return{async read(t){try{return isWritableOnlyByUser(await(0,a.stat)(e))?await readEntry(pathOf(e,t)):null}catch{return null}},async write(t,n){try{await createFolder(e)
if(isWritableOnlyByUser(await(0,a.stat)(e)))await(0,c.vK)(pathOf(e,t),n,{mode:384})}catch{}}}}function pathOf(e,t){if(!/^[\da-z]+$/.test(t))throw new Error("A key consists of letters and digits.")
return(0,s.join)(e,`${t}.json`)}async function createFolder(e){if((0,r.existsSync)(e))return
await createFolder((0,s.dirname)(e))
await(0,a.mkdir)(e,{mode:448}).catch(()=>{})}async function readEntry(e){const t=await(0,a.open)(e,o.uW)
try{const e=await t.stat()
if(!e.isFile()||e.size>u||!isWritableOnlyByUser(e))return null
return await t.readFile("utf8")}finally{await t.close()}}function isWritableOnlyByUser({uid:e,mode:t}){const n=i.geteuid?.()
return n===undefined||e===n&&(t&18)===0}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var r=n(7598)
var a=n(3024)
var s=n(1455)
var i=n(6760)
var o=n(1708)
var c=n(8500)
var u=n(1812)
async function writeAtomically(e,t,n){const r=await writeTempFile(e,t,n)
await moveTempFile(r,e).finally(()=>removeTempFile(r))}async function writeTempFile(e,t,{mode:n,uid:a,gid:o}){const c=(0,i.join)((0,i.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
track(c)
try{const e=await(0,s.open)(c,"wx",384)
try{await e.writeFile(t)
if(a!==undefined&&o!==undefined)await e.chown(a,o).catch(()=>{})
await e.chmod(n&4095)
await e.sync()}finally{await e.close()}return c}catch(e){await removeTempFile(c)
throw e}}const l=["EACCES","EBUSY","EPERM"]
const f=1e4
const d=100
async function moveTempFile(e,t,n={rename:s.rename,platform:o.platform}){const r=Date.now()
for(let a=0;;a=Math.min(a+10,d)){try{await n.rename(e,t)
return untrack(e)}catch(e){const t=n.platform==="win32"&&l.includes((0,u.c7)(e))
if(!t||Date.now()-r>f)throw e
await(0,c.setTimeout)(a)}}}async function removeTempFile(e){await(0,s.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const p=new Set
const h=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(e){if(p.size===0)for(const e of h)o.on(e,removeAll)
p.add(e)}function untrack(e){if(!p.delete(e)||p.size>0)return
for(const e of h)o.off(e,removeAll)}function removeAll(e){for(const e of[...p]){try{(0,a.rmSync)(e,{force:true})}catch{}untrack(e)}if(typeof e==="string"&&o.listenerCount(e)===0)o.kill(o.pid,e)}},3864:(e,t,n)=>{n.d(t,{fetchValidatedSnippets:()=>fetchValidatedSnippets})
var r=n(7598)
var a=n(2764)
var s=n(2658)
var i=n(8702)
async function validateSnippets(e,t){const r=(0,i.jl)(e.status_page_url)
if(r.outcome==="unsafe")return(0,s.YP)(()=>r)
const o=await(0,a.Z)(t,r.value)
if(s.Rz.every(t=>e[t].trim()===o[t]))return(0,i.Uu)(o)
const{validateByParsing:c}=await Promise.all([n.e(982),n.e(990),n.e(665),n.e(169),n.e(146),n.e(248),n.e(673)]).then(n.bind(n,6011))
return c(e,t)}var o=n(2203)
const c=8
function secretPartsOf(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).flatMap(e=>[toSingleLine(e),encodeURIComponent(e)]).filter(e=>e.length>=c).sort((e,t)=>t.length-e.length)}function createRedactor(e){const t=e.flatMap(([,e])=>[e,e.replace(/^\S+\s+/,"")]).map(e=>e.replace(/[$()*+./?[\\\]^{|}]/g,"\\$&")).map(e=>new RegExp(`(?<![\\p{L}\\p{N}])${e}(?![\\p{L}\\p{N}])`,"gu"))
const n=[...secretPartsOf(e),...t]
return(e,t=200)=>{let r=toSingleLine(e)
for(const e of n)r=r.replaceAll(e,"***")
const a=Array.from(r)
return a.length>t?`${a.slice(0,t).join("")}\u2026`:r}}function toSingleLine(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}async function rejectLeakedValues(e,t,n){const r=e.status_page_url
if(r.outcome==="unsafe")return e
const o=new URL(r.value).host
const c=Object.values(await(0,a.Z)(n,n.baseUrl)).join("\n").toLowerCase()
const u=secretPartsOf(t).map(e=>e.toLowerCase()).filter(e=>!c.includes(e)&&!isDomainOf(o,e.replace(/^https?:\/\/|\/$/g,"")))
return(0,s.YP)(t=>{const n=e[t]
if(n.outcome==="unsafe")return n
const r=u.some(e=>n.value.toLowerCase().includes(e))
return r?(0,i.N9)(t,"it contains the value of a request header"):n})}function isDomainOf(e,t){return t.includes(".")&&`.${e}`.endsWith(`.${t}`)}const isAboutPlan=e=>/(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(e)
function classifyErrorResponse(e,t){if(e===400&&/missing[\s_-]slug/i.test(t))return"missing-slug"
if(e===401)return"unauthorized"
if(e===403)return t===""||isAboutPlan(t)?"plan-required":"forbidden"
return e===404?"page-not-found":"refused"}const u=/<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis
function errorText(e){const t=(new TextDecoder).decode(e)
const n=new Set
try{JSON.parse(t,(e,t)=>{if(typeof t==="string")n.add(t)})}catch{n.add(t)}return toSingleLine([...n].join("; ").replace(u," "))}var l=n(9529)
var f=n(5748)
var d=n(7031)
const p=64*1024
const h=2**31-1
const m=3
const y=new Set([301,302,303,307,308])
async function sendRequest(e,t){const{timeoutSeconds:n,headers:r,redact:a}=e
const s=AbortSignal.timeout(Math.min(n*1e3,h))
try{let n=new URL(e.url)
for(let i=0;;i+=1){const o=await t(n.href,{headers:r,redirect:"manual",signal:s})
const{status:c}=o
if(!y.has(c)){return{outcome:"response",status:c,headers:o.headers,...await readBody(o.body)}}o.body?.cancel().catch(()=>{})
const{slug:u,baseUrl:l}=e
const refusal=e=>new d._("redirect-refused",{slug:u,baseUrl:l,status:c,reason:e})
const f=parseRedirect(o.headers.get("location"),n,a)
if(typeof f==="string")throw refusal(f)
if(i===m){throw refusal(`more than ${m} times, last to ${a(f.origin+f.pathname)}`)}n=f}}catch(e){if(e instanceof d._||e instanceof l.d)throw e
const t=s.aborted?`no complete response within ${n} s`:a(reasonOf(e))
return{outcome:"failure",reason:t,cause:e}}}function parseRedirect(e,t,n){if(!e)return"without a target (it sent no Location)"
const r=(0,f.D)(e,t)
if(r===null)return`to "${n(e)}", which is not a URL`
if(r.protocol!==t.protocol||r.origin!==t.origin){const{protocol:e,pathname:t,origin:a}=r
return`to another origin, ${n(a==="null"?e+t:a)}`}if(r.username!==""||r.password!=="")return"to an address that contains a user name"
return r}function reasonOf(e){if(!(e instanceof Error))return String(e)
if(e.cause instanceof Error)return reasonOf(e.cause)
if(e instanceof AggregateError&&e.message==="")return e.errors.map(reasonOf).join("; ")
return e.message===""?e.name:e.message}async function readBody(e){const t=[]
let n=0
const r=e?.getReader()
for(;;){const e=(await(r?.read()))?.value
if(e===undefined)return{bytes:Buffer.concat(t),isTruncated:false}
n+=e.byteLength
t.push(e)
if(n>p){r?.cancel().catch(()=>{})
return{bytes:Buffer.concat(t).subarray(0,p),isTruncated:true}}}}function parseResponse(e,t){const{slug:n,baseUrl:r,redact:a}=t
const{status:s}=e
if(s!==200){const t=errorText(e.bytes)
throw new d._(classifyErrorResponse(s,t),{slug:n,baseUrl:r,status:s,text:a(t)})}const i=parseBody(e)
if(i.outcome==="snippets")return i.snippets
const{field:o,reason:c}=i
const u=o===null&&!e.isTruncated
const l=u?a((new TextDecoder).decode(e.bytes),80):""
const f=l===""?"":`: it begins with "${l}"`
throw new d._("invalid-answer",{slug:n,baseUrl:r,field:o,reason:c+f})}function parseBody({bytes:e,isTruncated:t}){if(t)return invalid(null,`is longer than ${p/1024} KiB`)
let n
try{n=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(n.trim()==="")return invalid(null,"is empty")
try{return parseSnippets(JSON.parse(n))}catch{return invalid(null,"is not JSON")}}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${describeType(e)}, not an object`)
for(const t of s.Rz){if(!Object.hasOwn(e,t))return invalid(t,"is missing")
const n=e[t]
if(typeof n!=="string")return invalid(t,`is ${describeType(n)}, not a string`)
if(n.trim()==="")return invalid(t,"is empty")}return{outcome:"snippets",snippets:(0,s.YP)(t=>String(e[t]))}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{outcome:"invalid",field:e,reason:t}}function describeType(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}const w=1
const g=30*24*60*60*1e3
const v=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const n of v){const r=e.get(n)
if(r===null||n==="age"&&!/^\d{1,9}$/.test(r))continue
t[n]=n==="cache-control"||n==="pragma"?r.toLowerCase():r}return t}function parseCachedResponse(e,t,n){let r
try{r=JSON.parse(e)}catch{return null}if(!isObject(r)||r.version!==w||r.url!==t)return null
const{time:a,headers:s}=r
if(typeof a!=="number"||a>n||!areCachingHeaders(s))return null
const i=parseSnippets(r.snippets)
return i.outcome==="snippets"?{url:t,time:a,headers:s,snippets:i.snippets}:null}function serializeResponse(e){return`${JSON.stringify({version:w,...e},null,2)}\n`}function isStorable(e){return policyOf(e).storable()}function isFresh(e,t,n){const{age:r="0",vary:a="",pragma:s="",expires:i,"cache-control":o=s}=e.headers
if(a.includes("*"))return false
const c=i!==undefined||/\b(?:max-age|no-cache)\b/.test(o)
const u=c?policyOf(e).maxAge():Number.POSITIVE_INFINITY
const l=Number(r)+(n-e.time)/1e3
return l<Math.min(u,t)}function isUsableWhenUnavailable(e,t){return t-e.time<=g}function revalidationHeaders({headers:e}){const{etag:t,"last-modified":n}=e
return{...t!==undefined&&{"if-none-match":t},...n!==undefined&&{"if-modified-since":n}}}function applyRevalidation(e,t,n){const opaqueTag=e=>e?.replace(/^W\//,"")
if(t.etag!==undefined&&opaqueTag(t.etag)!==opaqueTag(e.headers.etag))return null
const{age:r,date:a,...s}=e.headers
return{...e,time:n,headers:{...s,...t}}}function policyOf({headers:e,time:t}){const n={headers:{date:new Date(t).toUTCString(),...e}}
return new o({headers:{}},n,{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=v
const isHeader=([e,n])=>t.includes(e)&&typeof n==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n)
return isObject(e)&&Object.entries(e).every(isHeader)}var b=n(9893)
const S=3
const O=500
const T=6e4
async function sendWithRetry(e,t){for(let n=1;;n+=1){t.onAttempt?.(n,S)
const r=await sendRequest(e,t.fetch)
if(r.outcome==="response"&&!isUnavailable(r.status))return r
const a=r.outcome==="response"?r.headers.get("retry-after"):null
const s=parseRetryAfter(a,t.now())
if(n===S||(s??0)>T)throw unavailableError(e,r,n,s)
await t.sleep(Math.max(retryDelayMs(n,t.random()),s??0))}}function unavailableError({slug:e,baseUrl:t,redact:n},r,a,s){const i={slug:e,baseUrl:t,attempts:a}
if(r.outcome==="failure")return new d._("unavailable",{...i,...r})
const{status:o,bytes:c}=r
const u=s&&Math.ceil(s/1e3)
return new d._("unavailable",{...i,status:o,text:n(errorText(c)),retryAfterSeconds:u})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round(O*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){const n=e?.trim()??""
if(/^\d+$/.test(n))return Number(n)*1e3
if(!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(n))return null
const r=Date.parse(n.endsWith("GMT")?n:`${n} GMT`)
return Number.isNaN(r)?null:Math.max(0,r-t)}async function fetchValidatedSnippets(e,t,n){const{baseUrl:r,headers:a,maxAge:s,timeout:o}=t
const{cache:c,now:u,version:l}=n
const f=`${r}/api/embed/markdown?slug=${encodeURIComponent(e)}`
const p={slug:e,baseUrl:r,url:f,headers:(0,b.A)(l,a),timeoutSeconds:o,redact:createRedactor(a)}
const h={slug:e,baseUrl:r}
const validate=async e=>rejectLeakedValues(await validateSnippets(e,h),a,h)
const m=cacheKey(f,a)
const y=await(c?.read(m))
const w=y?parseCachedResponse(y,f,u()):null
const g=w&&await validate(w.snippets)
const v=g&&(0,i.nv)(g)?{response:w,snippets:g}:null
if(v&&isFresh(v.response,s,u()))return{source:"cache",snippets:v.snippets}
try{const e=await requestSnippets(p,v?.response??null,n)
const t=await validate(e.snippets)
if(!isStorable(e)){if(v)await(c?.write(m,""))}else if((0,i.nv)(t)){await(c?.write(m,serializeResponse(e)))}return{source:"endpoint",snippets:t}}catch(e){const t=e instanceof d._&&e.kind==="unavailable"
if(!t||!v||!isUsableWhenUnavailable(v.response,u()))throw e
return{source:"stale",snippets:v.snippets,reason:e.message}}}function cacheKey(e,t){const n=JSON.stringify([e,t.map(([e,t])=>[e.toLowerCase(),t])])
return(0,r.createHash)("sha256").update(n).digest("hex")}async function requestSnippets(e,t,n){const r=t===null?{}:revalidationHeaders(t)
let a=await sendWithRetry({...e,headers:{...e.headers,...r}},n)
if(a.status===304&&t!==null){const r=applyRevalidation(t,selectCachingHeaders(a.headers),n.now())
if(r!==null)return r
a=await sendWithRetry(e,n)}const s=parseResponse(a,e)
return{url:e.url,time:n.now(),headers:selectCachingHeaders(a.headers),snippets:s}}}}

