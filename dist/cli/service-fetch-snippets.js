const e=require("./rolldown-runtime.js")
const t=require("./index.js")
let s=require("node:crypto")
async function validateSnippets(e,s){const r=t.validateAddress(e.status_page_url)
if(r.outcome==="unsafe")return t.mapFields(()=>r)
const i=await t.generateSnippetSet(s,r.value)
if(t.snippetFields.every(t=>e[t].trim()===i[t]))return t.trustGenerated(i)
const{validateByParsing:a}=await Promise.resolve().then(()=>require("./validate-validate-by-parsing.js"))
return a(e,s)}var r=e.__commonJSMin((e,t)=>{const s=new Set([200,203,204,206,300,301,308,404,405,410,414,501])
const r=new Set([200,203,204,300,301,302,303,307,308,404,405,410,414,501])
const i=new Set([500,502,503,504])
const a={date:true,connection:true,"keep-alive":true,"proxy-authenticate":true,"proxy-authorization":true,te:true,trailer:true,"transfer-encoding":true,upgrade:true}
const n={"content-length":true,"content-encoding":true,"transfer-encoding":true,"content-range":true}
function toNumberOrZero(e){const t=parseInt(e,10)
return isFinite(t)?t:0}function isErrorResponse(e){if(!e)return true
return i.has(e.status)}function parseCacheControl(e){const t={}
if(!e)return t
const s=e.trim().split(/,/)
for(const e of s){const[s,r]=e.split(/=/,2)
t[s.trim()]=r===void 0?true:r.trim().replace(/^"|"$/g,"")}return t}function formatCacheControl(e){let t=[]
for(const s in e){const r=e[s]
t.push(r===true?s:s+"="+r)}if(!t.length)return
return t.join(", ")}t.exports=class CachePolicy{constructor(e,t,{shared:s,cacheHeuristic:r,immutableMinTimeToLive:i,ignoreCargoCult:a,_fromObject:n}={}){if(n){this._fromObject(n)
return}if(!t||!t.headers)throw Error("Response headers missing")
this._assertRequestHasHeaders(e)
this._responseTime=this.now()
this._isShared=s!==false
this._ignoreCargoCult=!!a
this._cacheHeuristic=void 0!==r?r:.1
this._immutableMinTtl=void 0!==i?i:864e5
this._status="status"in t?t.status:200
this._resHeaders=t.headers
this._rescc=parseCacheControl(t.headers["cache-control"])
this._method="method"in e?e.method:"GET"
this._url=e.url
this._host=e.headers.host
this._noAuthorization=!e.headers.authorization
this._reqHeaders=t.headers.vary?e.headers:null
this._reqcc=parseCacheControl(e.headers["cache-control"])
if(this._ignoreCargoCult&&"pre-check"in this._rescc&&"post-check"in this._rescc){delete this._rescc["pre-check"]
delete this._rescc["post-check"]
delete this._rescc["no-cache"]
delete this._rescc["no-store"]
delete this._rescc["must-revalidate"]
this._resHeaders=Object.assign({},this._resHeaders,{"cache-control":formatCacheControl(this._rescc)})
delete this._resHeaders.expires
delete this._resHeaders.pragma}if(t.headers["cache-control"]==null&&/no-cache/.test(t.headers.pragma))this._rescc["no-cache"]=true}now(){return Date.now()}storable(){return!!(!this._reqcc["no-store"]&&("GET"===this._method||"HEAD"===this._method||"POST"===this._method&&this._hasExplicitExpiration())&&r.has(this._status)&&!this._rescc["no-store"]&&(!this._isShared||!this._rescc.private)&&(!this._isShared||this._noAuthorization||this._allowsStoringAuthenticated())&&(this._resHeaders.expires||this._rescc["max-age"]||this._isShared&&this._rescc["s-maxage"]||this._rescc.public||s.has(this._status)))}_hasExplicitExpiration(){return!!(this._isShared&&this._rescc["s-maxage"]||this._rescc["max-age"]||this._resHeaders.expires)}_assertRequestHasHeaders(e){if(!e||!e.headers)throw Error("Request headers missing")}satisfiesWithoutRevalidation(e){return!this.evaluateRequest(e).revalidation}_evaluateRequestHitResult(e){return{response:{headers:this.responseHeaders(),status:this._status},revalidation:e}}_evaluateRequestRevalidation(e,t){return{synchronous:t,headers:this.revalidationHeaders(e)}}_evaluateRequestMissResult(e){return{response:void 0,revalidation:this._evaluateRequestRevalidation(e,true)}}evaluateRequest(e){this._assertRequestHasHeaders(e)
if(this._rescc["must-revalidate"])return this._evaluateRequestMissResult(e)
if(!this._requestMatches(e,false))return this._evaluateRequestMissResult(e)
const t=parseCacheControl(e.headers["cache-control"])
if(t["no-cache"]||/no-cache/.test(e.headers.pragma))return this._evaluateRequestMissResult(e)
if(t["max-age"]&&this.age()>toNumberOrZero(t["max-age"]))return this._evaluateRequestMissResult(e)
if(t["min-fresh"]&&this.maxAge()-this.age()<toNumberOrZero(t["min-fresh"]))return this._evaluateRequestMissResult(e)
if(this.stale()){if("max-stale"in t&&(true===t["max-stale"]||t["max-stale"]>this.age()-this.maxAge()))return this._evaluateRequestHitResult(void 0)
if(this.useStaleWhileRevalidate())return this._evaluateRequestHitResult(this._evaluateRequestRevalidation(e,false))
return this._evaluateRequestMissResult(e)}return this._evaluateRequestHitResult(void 0)}_requestMatches(e,t){return!!((!this._url||this._url===e.url)&&this._host===e.headers.host&&(!e.method||this._method===e.method||t&&"HEAD"===e.method)&&this._varyMatches(e))}_allowsStoringAuthenticated(){return!!(this._rescc["must-revalidate"]||this._rescc.public||this._rescc["s-maxage"])}_varyMatches(e){if(!this._resHeaders.vary)return true
const t=this._resHeaders.vary.trim().toLowerCase().split(/\s*,\s*/)
for(const s of t){if(s==="*")return false
if((Object.prototype.hasOwnProperty.call(e.headers,s)&&e.headers[s])!==(Object.prototype.hasOwnProperty.call(this._reqHeaders,s)&&this._reqHeaders[s]))return false}return true}_copyWithoutHopByHopHeaders(e){const t={}
for(const s in e){if(a[s])continue
t[s]=e[s]}if(e.connection){const s=e.connection.trim().split(/\s*,\s*/)
for(const e of s)delete t[e]}if(t.warning){const e=t.warning.split(/,/).filter(e=>!/^\s*1[0-9][0-9]/.test(e))
if(!e.length)delete t.warning
else t.warning=e.join(",").trim()}return t}responseHeaders(){const e=this._copyWithoutHopByHopHeaders(this._resHeaders)
const t=this.age()
if(t>86400&&!this._hasExplicitExpiration()&&this.maxAge()>86400)e.warning=(e.warning?`${e.warning}, `:"")+'113 - "rfc7234 5.5.4"'
e.age=`${Math.round(t)}`
e.date=new Date(this.now()).toUTCString()
return e}status(){return this._status}date(){const e=Date.parse(this._resHeaders.date)
if(isFinite(e))return e
return this._responseTime}age(){return this._ageValue()+(this.now()-this._responseTime)/1e3}_ageValue(){return toNumberOrZero(this._resHeaders.age)}maxAge(){if(!this.storable()||this._rescc["no-cache"])return 0
if(this._isShared&&this._resHeaders["set-cookie"]&&!this._rescc.public&&!this._rescc.immutable)return 0
if(this._resHeaders.vary==="*")return 0
if(this._isShared){if(this._rescc["proxy-revalidate"])return 0
if(this._rescc["s-maxage"])return toNumberOrZero(this._rescc["s-maxage"])}if(this._rescc["max-age"])return toNumberOrZero(this._rescc["max-age"])
const e=this._rescc.immutable?this._immutableMinTtl:0
const t=this.date()
if(this._resHeaders.expires){const s=Date.parse(this._resHeaders.expires)
if(Number.isNaN(s)||s<t)return 0
return Math.max(e,(s-t)/1e3)}if(this._resHeaders["last-modified"]){const s=Date.parse(this._resHeaders["last-modified"])
if(isFinite(s)&&t>s)return Math.max(e,(t-s)/1e3*this._cacheHeuristic)}return e}timeToLive(){const e=this.maxAge()-this.age()
const t=e+toNumberOrZero(this._rescc["stale-if-error"])
const s=e+toNumberOrZero(this._rescc["stale-while-revalidate"])
return Math.round(Math.max(0,e,t,s)*1e3)}stale(){return this.maxAge()<=this.age()}_useStaleIfError(){return this.maxAge()+toNumberOrZero(this._rescc["stale-if-error"])>this.age()}useStaleWhileRevalidate(){const e=toNumberOrZero(this._rescc["stale-while-revalidate"])
return e>0&&this.maxAge()+e>this.age()}static fromObject(e){return new this(void 0,void 0,{_fromObject:e})}_fromObject(e){if(this._responseTime)throw Error("Reinitialized")
if(!e||e.v!==1)throw Error("Invalid serialization")
this._responseTime=e.t
this._isShared=e.sh
this._cacheHeuristic=e.ch
this._immutableMinTtl=e.imm!==void 0?e.imm:864e5
this._ignoreCargoCult=!!e.icc
this._status=e.st
this._resHeaders=e.resh
this._rescc=e.rescc
this._method=e.m
this._url=e.u
this._host=e.h
this._noAuthorization=e.a
this._reqHeaders=e.reqh
this._reqcc=e.reqcc}toObject(){return{v:1,t:this._responseTime,sh:this._isShared,ch:this._cacheHeuristic,imm:this._immutableMinTtl,icc:this._ignoreCargoCult,st:this._status,resh:this._resHeaders,rescc:this._rescc,m:this._method,u:this._url,h:this._host,a:this._noAuthorization,reqh:this._reqHeaders,reqcc:this._reqcc}}revalidationHeaders(e){this._assertRequestHasHeaders(e)
const t=this._copyWithoutHopByHopHeaders(e.headers)
delete t["if-range"]
if(!this._requestMatches(e,true)||!this.storable()){delete t["if-none-match"]
delete t["if-modified-since"]
return t}if(this._resHeaders.etag)t["if-none-match"]=t["if-none-match"]?`${t["if-none-match"]}, ${this._resHeaders.etag}`:this._resHeaders.etag
if(t["accept-ranges"]||t["if-match"]||t["if-unmodified-since"]||this._method&&this._method!="GET"){delete t["if-modified-since"]
if(t["if-none-match"]){const e=t["if-none-match"].split(/,/).filter(e=>!/^\s*W\//.test(e))
if(!e.length)delete t["if-none-match"]
else t["if-none-match"]=e.join(",").trim()}}else if(this._resHeaders["last-modified"]&&!t["if-modified-since"])t["if-modified-since"]=this._resHeaders["last-modified"]
return t}revalidatedPolicy(e,t){this._assertRequestHasHeaders(e)
if(this._useStaleIfError()&&isErrorResponse(t))return{policy:this,modified:false,matches:true}
if(!t||!t.headers)throw Error("Response headers missing")
let s=false
if(t.status!==void 0&&t.status!=304)s=false
else if(t.headers.etag&&!/^\s*W\//.test(t.headers.etag))s=this._resHeaders.etag&&this._resHeaders.etag.replace(/^\s*W\//,"")===t.headers.etag
else if(this._resHeaders.etag&&t.headers.etag)s=this._resHeaders.etag.replace(/^\s*W\//,"")===t.headers.etag.replace(/^\s*W\//,"")
else if(this._resHeaders["last-modified"])s=this._resHeaders["last-modified"]===t.headers["last-modified"]
else if(!this._resHeaders.etag&&!this._resHeaders["last-modified"]&&!t.headers.etag&&!t.headers["last-modified"])s=true
const r={shared:this._isShared,cacheHeuristic:this._cacheHeuristic,immutableMinTimeToLive:this._immutableMinTtl,ignoreCargoCult:this._ignoreCargoCult}
if(!s)return{policy:new this.constructor(e,t,r),modified:t.status!=304,matches:false}
const i={}
for(const e in this._resHeaders)i[e]=e in t.headers&&!n[e]?t.headers[e]:this._resHeaders[e]
const a=Object.assign({},t,{status:this._status,method:this._method,headers:i})
return{policy:new this.constructor(e,a,r),modified:false,matches:true}}}})
var i=e.__toESM(r(),1)
const a=8
function secretPartsOf(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).flatMap(e=>[toSingleLine(e),encodeURIComponent(e)]).filter(e=>e.length>=a).sort((e,t)=>t.length-e.length)}function createRedactor(e){const t=e.flatMap(([,e])=>[e,e.replace(/^\S+\s+/,"")]).map(e=>e.replace(/[$()*+./?[\\\]^{|}]/g,"\\$&")).map(e=>new RegExp(`(?<![\\p{L}\\p{N}])${e}(?![\\p{L}\\p{N}])`,"gu"))
const s=[...secretPartsOf(e),...t]
return(e,t=200)=>{let r=toSingleLine(e)
for(const e of s)r=r.replaceAll(e,"***")
const i=Array.from(r)
return i.length>t?`${i.slice(0,t).join("")}\u2026`:r}}function toSingleLine(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}async function rejectLeakedValues(e,s,r){const i=e.status_page_url
if(i.outcome==="unsafe")return e
const a=new URL(i.value).host
const n=Object.values(await t.generateSnippetSet(r,r.baseUrl)).join("\n").toLowerCase()
const o=secretPartsOf(s).map(e=>e.toLowerCase()).filter(e=>!n.includes(e)&&!isDomainOf(a,e.replace(/^https?:\/\/|\/$/g,"")))
return t.mapFields(s=>{const r=e[s]
if(r.outcome==="unsafe")return r
return o.some(e=>r.value.toLowerCase().includes(e))?t.unsafe(s,"it contains the value of a request header"):r})}function isDomainOf(e,t){return t.includes(".")&&`.${e}`.endsWith(`.${t}`)}const isAboutPlan=e=>/(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(e)
function classifyErrorResponse(e,t){if(e===400&&/missing[\s_-]slug/i.test(t))return"missing-slug"
if(e===401)return"unauthorized"
if(e===403)return t===""||isAboutPlan(t)?"plan-required":"forbidden"
return e===404?"page-not-found":"refused"}const n=/<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis
function errorText(e){const t=(new TextDecoder).decode(e)
const s=new Set
try{JSON.parse(t,(e,t)=>{if(typeof t==="string")s.add(t)})}catch{s.add(t)}return toSingleLine([...s].join("; ").replace(n," "))}const o=65536
const c=2**31-1
const u=3
const h=new Set([301,302,303,307,308])
async function sendRequest(e,s){const{timeoutSeconds:r,headers:i,redact:a}=e
const n=AbortSignal.timeout(Math.min(r*1e3,c))
try{let r=new URL(e.url)
for(let o=0;;o+=1){const c=await s(r.href,{headers:i,redirect:"manual",signal:n})
const{status:l}=c
if(!h.has(l))return{outcome:"response",status:l,headers:c.headers,...await readBody(c.body)}
c.body?.cancel().catch(()=>{})
const{slug:d,baseUrl:f}=e
const refusal=e=>new t.ServiceError("redirect-refused",{slug:d,baseUrl:f,status:l,reason:e})
const p=parseRedirect(c.headers.get("location"),r,a)
if(typeof p==="string")throw refusal(p)
if(o===u)throw refusal(`more than ${u} times, last to ${a(p.origin+p.pathname)}`)
r=p}}catch(e){if(e instanceof t.ServiceError||e instanceof t.InputError)throw e
return{outcome:"failure",reason:n.aborted?`no complete response within ${r} s`:a(reasonOf(e)),cause:e}}}function parseRedirect(e,s,r){if(!e)return"without a target (it sent no Location)"
const i=t.parseUrl(e,s)
if(i===null)return`to "${r(e)}", which is not a URL`
if(i.protocol!==s.protocol||i.origin!==s.origin){const{protocol:e,pathname:t,origin:s}=i
return`to another origin, ${r(s==="null"?e+t:s)}`}if(i.username!==""||i.password!=="")return"to an address that contains a user name"
return i}function reasonOf(e){if(!(e instanceof Error))return String(e)
if(e.cause instanceof Error)return reasonOf(e.cause)
if(e instanceof AggregateError&&e.message==="")return e.errors.map(reasonOf).join("; ")
return e.message===""?e.name:e.message}async function readBody(e){const t=[]
let s=0
const r=e?.getReader()
for(;;){const e=(await(r?.read()))?.value
if(e===void 0)return{bytes:Buffer.concat(t),isTruncated:false}
s+=e.byteLength
t.push(e)
if(s>65536){r?.cancel().catch(()=>{})
return{bytes:Buffer.concat(t).subarray(0,o),isTruncated:true}}}}function parseResponse(e,s){const{slug:r,baseUrl:i,redact:a}=s
const{status:n}=e
if(n!==200){const s=errorText(e.bytes)
throw new t.ServiceError(classifyErrorResponse(n,s),{slug:r,baseUrl:i,status:n,text:a(s)})}const o=parseBody(e)
if(o.outcome==="snippets")return o.snippets
const{field:c,reason:u}=o
const h=c===null&&!e.isTruncated?a((new TextDecoder).decode(e.bytes),80):""
const l=h===""?"":`: it begins with "${h}"`
throw new t.ServiceError("invalid-answer",{slug:r,baseUrl:i,field:c,reason:u+l})}function parseBody({bytes:e,isTruncated:t}){if(t)return invalid(null,`is longer than ${o/1024} KiB`)
let s
try{s=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(s.trim()==="")return invalid(null,"is empty")
try{return parseSnippets(JSON.parse(s))}catch{return invalid(null,"is not JSON")}}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${describeType(e)}, not an object`)
for(const s of t.snippetFields){if(!Object.hasOwn(e,s))return invalid(s,"is missing")
const t=e[s]
if(typeof t!=="string")return invalid(s,`is ${describeType(t)}, not a string`)
if(t.trim()==="")return invalid(s,"is empty")}return{outcome:"snippets",snippets:t.mapFields(t=>String(e[t]))}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{outcome:"invalid",field:e,reason:t}}function describeType(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}const l=1
const d=2592e6
const f=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const s of f){const r=e.get(s)
if(r===null||s==="age"&&!/^\d{1,9}$/.test(r))continue
t[s]=s==="cache-control"||s==="pragma"?r.toLowerCase():r}return t}function parseCachedResponse(e,t,s){let r
try{r=JSON.parse(e)}catch{return null}if(!isObject(r)||r.version!==l||r.url!==t)return null
const{time:i,headers:a}=r
if(typeof i!=="number"||i>s||!areCachingHeaders(a))return null
const n=parseSnippets(r.snippets)
return n.outcome==="snippets"?{url:t,time:i,headers:a,snippets:n.snippets}:null}function serializeResponse(e){return`${JSON.stringify({version:l,...e},null,2)}\n`}function isStorable(e){return policyOf(e).storable()}function isFresh(e,t,s){const{age:r="0",vary:i="",pragma:a="",expires:n,"cache-control":o=a}=e.headers
if(i.includes("*"))return false
const c=n!==void 0||/\b(?:max-age|no-cache)\b/.test(o)?policyOf(e).maxAge():Number.POSITIVE_INFINITY
return Number(r)+(s-e.time)/1e3<Math.min(c,t)}function isUsableWhenUnavailable(e,t){return t-e.time<=d}function revalidationHeaders({headers:e}){const{etag:t,"last-modified":s}=e
return{...t!==void 0&&{"if-none-match":t},...s!==void 0&&{"if-modified-since":s}}}function applyRevalidation(e,t,s){const opaqueTag=e=>e?.replace(/^W\//,"")
if(t.etag!==void 0&&opaqueTag(t.etag)!==opaqueTag(e.headers.etag))return null
const{age:r,date:i,...a}=e.headers
return{...e,time:s,headers:{...a,...t}}}function policyOf({headers:e,time:t}){const s={headers:{date:new Date(t).toUTCString(),...e}}
return new i.default({headers:{}},s,{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=f
const isHeader=([e,s])=>t.includes(e)&&typeof s==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(s)
return isObject(e)&&Object.entries(e).every(isHeader)}const p=3
const m=500
const _=6e4
async function sendWithRetry(e,t){for(let s=1;;s+=1){t.onAttempt?.(s,p)
const r=await sendRequest(e,t.fetch)
if(r.outcome==="response"&&!isUnavailable(r.status))return r
const i=parseRetryAfter(r.outcome==="response"?r.headers.get("retry-after"):null,t.now())
if(s===p||(i??0)>_)throw unavailableError(e,r,s,i)
await t.sleep(Math.max(retryDelayMs(s,t.random()),i??0))}}function unavailableError({slug:e,baseUrl:s,redact:r},i,a,n){const o={slug:e,baseUrl:s,attempts:a}
if(i.outcome==="failure")return new t.ServiceError("unavailable",{...o,...i})
const{status:c,bytes:u}=i
const h=n&&Math.ceil(n/1e3)
return new t.ServiceError("unavailable",{...o,status:c,text:r(errorText(u)),retryAfterSeconds:h})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round(m*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){const s=e?.trim()??""
if(/^\d+$/.test(s))return Number(s)*1e3
if(!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(s))return null
const r=Date.parse(s.endsWith("GMT")?s:`${s} GMT`)
return Number.isNaN(r)?null:Math.max(0,r-t)}async function fetchValidatedSnippets(e,s,r){const{baseUrl:i,headers:a,maxAge:n,timeout:o}=s
const{cache:c,now:u,version:h}=r
const l=`${i}/api/embed/markdown?slug=${encodeURIComponent(e)}`
const d={slug:e,baseUrl:i,url:l,headers:t.requestHeaders(h,a),timeoutSeconds:o,redact:createRedactor(a)}
const f={slug:e,baseUrl:i}
const validate=async e=>rejectLeakedValues(await validateSnippets(e,f),a,f)
const p=cacheKey(l,a)
const m=await(c?.read(p))
const _=m?parseCachedResponse(m,l,u()):null
const g=_&&await validate(_.snippets)
const v=g&&t.areAllSafe(g)?{response:_,snippets:g}:null
if(v&&isFresh(v.response,n,u()))return{source:"cache",snippets:v.snippets}
try{const e=await requestSnippets(d,v?.response??null,r)
const s=await validate(e.snippets)
if(!isStorable(e)){if(v)await(c?.write(p,""))}else if(t.areAllSafe(s))await(c?.write(p,serializeResponse(e)))
return{source:"endpoint",snippets:s}}catch(e){if(!(e instanceof t.ServiceError&&e.kind==="unavailable")||!v||!isUsableWhenUnavailable(v.response,u()))throw e
return{source:"stale",snippets:v.snippets,reason:e.message}}}function cacheKey(e,t){const r=JSON.stringify([e,t.map(([e,t])=>[e.toLowerCase(),t])])
return(0,s.createHash)("sha256").update(r).digest("hex")}async function requestSnippets(e,t,s){const r=t===null?{}:revalidationHeaders(t)
let i=await sendWithRetry({...e,headers:{...e.headers,...r}},s)
if(i.status===304&&t!==null){const r=applyRevalidation(t,selectCachingHeaders(i.headers),s.now())
if(r!==null)return r
i=await sendWithRetry(e,s)}const a=parseResponse(i,e)
return{url:e.url,time:s.now(),headers:selectCachingHeaders(i.headers),snippets:a}}exports.fetchValidatedSnippets=fetchValidatedSnippets

