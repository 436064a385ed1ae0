"use strict"
exports.id=687
exports.ids=[687]
exports.modules={1687:(e,t,n)=>{n.d(t,{askOnce:()=>askOnce})
var s=n(2203)
var r=n(2658)
function parseAnswer(e){let t
try{t=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(t.trim()==="")return invalid(null,"is empty")
let n
try{n=JSON.parse(t)}catch{return invalid(null,"is not JSON")}const s=parseSnippets(n)
if(s.kind==="invalid")return s
const a=repeatedKeys(t)
const i=r.R.find(e=>a.has(e))
return i===undefined?s:invalid(i,"stands there twice")}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${nameOf(e)}, not an object`)
const t=[]
for(const n of r.R){if(!Object.hasOwn(e,n))return invalid(n,"is missing")
const s=e[n]
if(typeof s!=="string")return invalid(n,`is ${nameOf(s)}, not a string`)
if(s.trim()==="")return invalid(n,"is empty")
t.push([n,s])}return{kind:"snippets",snippets:Object.fromEntries(t)}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{kind:"invalid",field:e,reason:t}}function nameOf(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}function repeatedKeys(e){const t=new Set
const n=new Set
let s=0
for(const[r]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)){if(r==="{"||r==="[")s+=1
else if(r==="}"||r==="]")s-=1
else if(s===1&&r.endsWith(":")){const e=JSON.parse(r.slice(0,r.lastIndexOf('"')+1));(t.has(e)?n:t).add(e)}}return n}const a=1
const i=30*24*60*60*1e3
const o=new Map([["age",{directives:false}],["cache-control",{directives:true}],["date",{directives:false}],["etag",{directives:false}],["expires",{directives:false}],["last-modified",{directives:false}],["pragma",{directives:true}],["vary",{directives:true}]])
function cacheHeaders(e){const t={}
for(const[n,{directives:s}]of o){const r=e.get(n)
if(r===null||n==="age"&&!/^\d{1,9}$/.test(r))continue
t[n]=s?r.toLowerCase():r}return t}function parseEntry(e,t,n){let s
try{s=JSON.parse(e)}catch{return null}if(!isObject(s)||s.version!==a||s.address!==t)return null
const{time:r,headers:i}=s
if(typeof r!=="number"||!(r>=0&&r<=n)||!isKeptHeaders(i))return null
const o=parseSnippets(s.snippets)
return o.kind==="snippets"?{address:t,time:r,headers:i,snippets:o.snippets}:null}function printEntry(e){return`${JSON.stringify({version:a,...e},null,2)}\n`}function isStorable(e){return policyOf(e,e.time).storable()}function isFresh(e,t,n){const s=policyOf(e,n)
const r=s.toObject().rescc
const a=(e.headers.vary??"").split(",").some(e=>e.trim()==="*")
const i="max-age"in r||"no-cache"in r||"expires"in e.headers
const o=i?s.maxAge():Number.POSITIVE_INFINITY
return!a&&s.age()<Math.min(o,t)}function isRecent(e,t){return t-e.time<=i}function conditionsOf({headers:e}){const{etag:t,"last-modified":n}=e
return{...t!==undefined&&{"if-none-match":t},...n!==undefined&&{"if-modified-since":n}}}function cache_confirm(e,t,n){const tag=e=>e?.replace(/^\s*W\//,"")
if(t.etag!==undefined&&tag(t.etag)!==tag(e.headers.etag))return null
const{age:s,date:r,...a}=e.headers
return{...e,time:n,headers:{...a,...t}}}function policyOf(e,t){const n={status:200,headers:e.headers}
const r=new s({headers:{}},n,{shared:false,cacheHeuristic:0})
return Object.assign(s.fromObject({...r.toObject(),t:e.time}),{now:()=>t})}function isKeptHeaders(e){return isObject(e)&&Object.entries(e).every(([e,t])=>o.has(e)&&typeof t==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(t))}const c=6
const u=new Set(["bearer","basic","digest","token","negotiate"])
function secretsIn(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).filter(e=>e.length>=c&&!u.has(e.toLowerCase())).flatMap(e=>[clean(e),encodeURIComponent(e)]).sort((e,t)=>t.length-e.length)}function quoting(e){const t=secretsIn(e)
return(e,n=200)=>{const s=t.reduce((e,t)=>e.replaceAll(t,"***"),clean(e))
const r=Array.from(s)
return r.length>n?`${r.slice(0,n).join("")}\u2026`:s}}function clean(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}function tellTaleField(e,t,n){const s=secretsIn(t).filter(e=>!n.includes(e))
return r.R.find(t=>s.some(n=>e[t].includes(n)))??null}const l=new Set(["detail","details","description","error","error_description","errors","message","messages","msg","reason","title"])
const f=8
async function wordsOf(e,t){if(isPage(e,t)){const{textOfPage:t}=await Promise.all([n.e(194),n.e(320)]).then(n.bind(n,6320))
return clean(t(e))}const s=parseJson(e)
const r=s===undefined?[]:humanTexts(s,true,f).map(clean).filter(Boolean)
return r.length>0?[...new Set(r)].join("; "):clean(e)}function isPage(e,t){if(/^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(afterComments(e)))return true
return/\bx?html\b/i.test(t)&&/<[a-z]/i.test(e)&&parseJson(e)===undefined}function afterComments(e){let t=e.trimStart()
while(t.startsWith("\x3c!--")){const e=t.indexOf("--\x3e")
t=e===-1?"":t.slice(e+3).trimStart()}return t}function parseJson(e){try{return JSON.parse(e)}catch{return undefined}}function humanTexts(e,t,n){if(typeof e==="string")return t?[e]:[]
if(typeof e!=="object"||e===null||n===0)return[]
if(Array.isArray(e))return e.flatMap(e=>humanTexts(e,t,n-1))
return Object.entries(e).flatMap(([e,t])=>humanTexts(t,l.has(e.toLowerCase()),n-1))}var d=n(4848)
async function refusalOf(e,{slug:t,baseUrl:n,quote:s}){const r=await saying(e)
const a=isPage(textOf(e),typeOf(e))
const i=h.find(({status:t,when:n})=>t===e.status&&n(r,a))?.Cause??d.Lw
return new i({slug:t,baseUrl:n,status:e.status,words:s(r)})}function saying(e){return wordsOf(textOf(e),typeOf(e))}const always=()=>true
const speaksOfPlans=e=>/\b(?:plans?|growth|subscriptions?)\b/i.test(e)
const h=[{status:400,when:e=>/missing[\s_-]slug/i.test(e),Cause:d.qK},{status:401,when:always,Cause:d.gz},{status:403,when:(e,t)=>t&&!speaksOfPlans(e),Cause:d.cw},{status:403,when:always,Cause:d.fk},{status:404,when:always,Cause:d.Hv}]
function textOf(e){return(new TextDecoder).decode(e.bytes)}function typeOf(e){return e.headers.get("content-type")??""}var p=n(7598)
var w=n(6377)
function endpointAddress(e,t){return`${e}/api/embed/markdown?slug=${encodeURIComponent(t)}`}function requestHeaders(e,t){const n=new Map
t.forEach((e,t)=>{const[s,r]=(0,w.eb)(e,t+1)
const a=s.toLowerCase()
const i=n.get(a)
n.set(a,i===undefined?r:`${i}${a==="cookie"?"; ":", "}${r}`)})
const s={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...s,...Object.fromEntries(n)}}function requestKey(e,t){const n=t.map(([e,t])=>[e.toLowerCase(),t])
return(0,p.createHash)("sha256").update(JSON.stringify([e,n])).digest("hex")}var g=n(5748)
const m=3
const y=new Set([301,302,303,307,308])
function isRedirect(e){return y.has(e)}function nextAddress(e,t,n,s){const refuse=(e,t)=>new d.Jh({...n,words:"",reason:e,target:s(t)})
const r=t.at(-1)
if(e===null||e.trim()==="")throw refuse("without saying where (no Location)","")
const a=(0,g.w)(e,r)
if(a===null)throw refuse(`to "${s(e)}", which is no address`,e)
a.hash=""
if(a.protocol!==r?.protocol||a.origin!==r.origin){const e=a.origin==="null"?a.protocol+a.pathname:a.origin
throw refuse(`to another origin, ${s(e)}`,e)}if(a.username!==""||a.password!==""){throw refuse("to an address with a user name in it",a.origin)}const i=a.origin+a.pathname
if(t.some(({href:e})=>e===a.href))throw refuse(`in a circle, back to ${s(i)}`,i)
if(t.length>m){throw refuse(`more than ${m} times, last to ${s(i)}`,i)}return a}const b=64*1024
const O=2**31-1
async function exchange(e,t){const{timeout:n,quote:s}=e
const r=new AbortController
let a=false
const i=setTimeout(()=>{a=true
r.abort()},Math.min(n*1e3,O))
try{const n=await follow(e,n=>t(n,{headers:e.headers,redirect:"manual",signal:r.signal}))
const s=await readBody(n.body,b)
return{kind:"reply",status:n.status,headers:n.headers,...s}}catch(e){if(e instanceof d.cY)throw e
const t=a?`no whole answer within ${n} s`:s(reasonOf(e))
return{kind:"loss",reason:t,cause:e}}finally{clearTimeout(i)}}async function follow({slug:e,baseUrl:t,address:n,quote:s},r){const a=[new URL(n)]
let i=await r(n)
while(isRedirect(i.status)){i.body?.cancel().catch(()=>{})
const n={slug:e,baseUrl:t,status:i.status}
const o=nextAddress(i.headers.get("location"),a,n,s)
a.push(o)
i=await r(o.href)}return i}function reasonOf(e){if(!(e instanceof Error))return String(e)
if(e.cause instanceof Error)return reasonOf(e.cause)
if(e instanceof AggregateError&&e.message==="")return e.errors.map(reasonOf).join("; ")
return e.message===""?e.name:e.message}async function readBody(e,t){if(e===null)return{bytes:new Uint8Array,whole:true}
const n=e.getReader()
const s=[]
let r=0
for(;;){const{value:e}=await n.read()
if(e===undefined)return{bytes:Buffer.concat(s),whole:true}
r+=e.byteLength
s.push(e)
if(r>t){n.cancel().catch(()=>{})
return{bytes:Buffer.concat(s).subarray(0,t),whole:false}}}}async function persist(e,t){for(let n=1;;n+=1){const s=await exchange(e,t.fetch)
if(s.kind==="reply"&&!isUnavailable(s.status))return s
const r=s.kind==="loss"?{reason:s.reason,status:null,wait:null,cause:s.cause}:await troubleOf(s,e,t.now())
if(n===v||(r.wait??0)>x){throw new d.$P({slug:e.slug,baseUrl:e.baseUrl,status:r.status,reason:r.reason,attempts:n,retryAfter:r.wait===null?null:Math.ceil(r.wait/1e3),cause:r.cause})}await t.sleep(Math.max(pauseAfter(n,t.random()),r.wait??0))}}async function troubleOf(e,{quote:t},n){const s=t(await saying(e))
return{reason:`HTTP ${e.status}${s===""?"":`: "${s}"`}`,status:e.status,wait:readRetryAfter(e.headers.get("retry-after"),n)}}const v=3
const x=6e4
const $=500
function isUnavailable(e){return e===408||e===429||e>=500}function pauseAfter(e,t){return Math.round($*2**(e-1)*(1-t/2))}function readRetryAfter(e,t){if(e===null)return null
if(/^\s*\d+\s*$/.test(e))return Number(e)*1e3
if(!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(e))return null
const n=Date.parse(/GMT\s*$/.test(e)?e:`${e} GMT`)
return Number.isNaN(n)?null:Math.max(0,n-t)}async function ask(e,t){const n=endpointAddress(e.baseUrl,e.slug)
const s=requestKey(n,e.headers)
const r=await(t.cache?.read(s))
const a=typeof r==="string"?parseEntry(r,n,t.now()):null
if(a!==null&&isFresh(a,e.maxAge,t.now())){return{source:"cache",snippets:a.snippets}}try{const r=await askService(e,n,a,t)
if(isStorable(r))await(t.cache?.write(s,printEntry(r)))
else if(a!==null)await(t.cache?.write(s,""))
return{source:"endpoint",snippets:r.snippets}}catch(e){if(!(e instanceof d.$P)||a===null||!isRecent(a,t.now()))throw e
return{source:"stale",snippets:a.snippets,reason:e.message}}}async function askService(e,t,n,s){const{slug:r,baseUrl:a,timeout:i}=e
const o=n===null?{}:conditionsOf(n)
const c={...requestHeaders(s.version,e.headers),...o}
const u={slug:r,baseUrl:a,timeout:i,address:t,headers:c,quote:quoting(e.headers)}
const l=await persist(u,s)
const f=cacheHeaders(l.headers)
const h=s.now()
if(l.status===200){const n=readSnippets(l,u)
const s=tellTaleField(n,e.headers,t)
if(s===null)return{address:t,time:h,headers:f,snippets:n}
throw new d.F_({slug:r,field:s,reason:"holds a secret of this run"})}if(l.status!==304||n===null)throw await refusalOf(l,u)
return cache_confirm(n,f,h)??askService(e,t,null,s)}function readSnippets(e,{slug:t,baseUrl:n,quote:s}){const invalid=e=>new d.WL({slug:t,baseUrl:n,field:null,reason:e})
if(!e.whole)throw invalid(`is longer than ${b/1024} KiB`)
const r=parseAnswer(e.bytes)
if(r.kind==="snippets")return r.snippets
const{field:a,reason:i}=r
if(a!==null)throw new d.WL({slug:t,baseUrl:n,field:a,reason:i})
const o=s((new TextDecoder).decode(e.bytes),80)
throw invalid(o===""?i:`${i}: it begins with "${o}"`)}function askOnce(e){const t=new Map
return n=>{const s=requestKey(endpointAddress(n.baseUrl,n.slug),n.headers)
const r=t.get(s)
if(r!==undefined)return r
const a=ask(n,e)
t.set(s,a)
return a}}}}

