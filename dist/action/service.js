"use strict"
exports.id=652
exports.ids=[652]
exports.modules={9455:(e,t,n)=>{n.d(t,{openCacheFolder:()=>openCacheFolder})
var r=n(3024)
var s=n(1455)
var a=n(6760)
var i=n(1708)
var o=n(2611)
var c=n(252)
const u=1024*1024
function openCacheFolder(e){return{async read(t){try{return isPrivate(await(0,s.stat)(e))?await readEntry(pathOf(e,t)):null}catch{return null}},async write(t,n){try{await createFolder(e)
if(isPrivate(await(0,s.stat)(e)))await(0,c.vK)(pathOf(e,t),n,{mode:384})}catch{}}}}function pathOf(e,t){if(!/^[\da-z]+$/.test(t))throw new Error("A key consists of letters and digits.")
return(0,a.join)(e,`${t}.json`)}async function createFolder(e){if((0,r.existsSync)(e))return
await createFolder((0,a.dirname)(e))
await(0,s.mkdir)(e,{mode:448}).catch(()=>{})}async function readEntry(e){const t=await(0,s.open)(e,o.uW)
try{const e=await t.stat()
if(!e.isFile()||e.size>u||!isPrivate(e))return null
return await t.readFile("utf8")}finally{await t.close()}}function isPrivate({uid:e,mode:t}){const n=i.geteuid?.()
return n===undefined||e===n&&(t&18)===0}},2611:(e,t,n)=>{n.d(t,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>u})
var r=n(4573)
var s=n(3024)
var a=n(7908)
var i=n(1812)
var o=n(9003)
const c=16*1024*1024
const u=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readFoundFile({path:e,real:t,isExplicit:n},r){try{const s=n?readTextFile(e,r):readTextFileIf(e,t,a.nr)
return{outcome:"read",text:s??""}}catch(e){if(!(e instanceof i.f6))throw e
const{line:t,code:n,problem:r}=e
return{outcome:"refused",problem:{line:t,column:1,code:n,message:r}}}}function readTextFile(e,t){return readTextFileIf(e,(0,o.xq)(e,t).real,()=>true)??""}function readTextFileIf(e,t,n){return withRegularFile(e,t,(t,r)=>{if(r>c){if(!streamContains(t,n))return null
throw new i.f6("file-too-large",e,{detail:"16 MiB"})}const a=(0,s.readFileSync)(t)
return n(a.toString("latin1"))?decode(e,a):null})}function readBytes(e,t){return withRegularFile(e,t,e=>(0,s.readFileSync)(e))}function withRegularFile(e,t,n){try{const r=(0,s.openSync)(t,u)
try{const t=(0,s.fstatSync)(r);(0,o.fA)(e,t)
return n(r,t.size)}finally{(0,s.closeSync)(r)}}catch(t){throw(0,i.sK)(e,t)}}function decode(e,t){if((0,r.isAscii)(t))return t.toString("latin1")
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
if(t(r))return true}return false}},9003:(e,t,n)=>{n.d(t,{fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var r=n(3024)
var s=n(6760)
var a=n(1812)
function resolvePath(e,t,n=e){const i=(0,s.resolve)(t,e)
try{const e=r.realpathSync.native(i)
const s=r.realpathSync.native(t)
if(!isInside(e,s)){const e=isInside(i,t)||isInside(i,s)
if(e||(0,r.lstatSync)(i).isSymbolicLink())throw new a.f6("leads-outside",n)}return{real:e,stats:(0,r.statSync)(e)}}catch(e){throw(0,a.sK)(n,e)}}function resolveFile(e,t){const n=resolvePath(e,t)
assertRegularFile(e,n.stats)
return n}function assertRegularFile(e,t){if(t.isFile())return
let n="a device"
if(t.isDirectory())n="a folder"
if(t.isFIFO())n="a pipe"
if(t.isSocket())n="a socket"
throw new a.f6("not-a-file",e,{detail:n})}function isInside(e,t){const n=(0,s.relative)(t,e)
return n===""||!((0,s.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(e){for(let t=e;;t=(0,s.dirname)(t)){if((0,r.existsSync)((0,s.join)(t,".git")))return t
if(t===(0,s.dirname)(t))return e}}},252:(e,t,n)=>{n.d(t,{E1:()=>moveTempFile,V_:()=>removeTempFile,c7:()=>writeTempFile,vK:()=>writeAtomically})
var r=n(7598)
var s=n(3024)
var a=n(1455)
var i=n(6760)
var o=n(1708)
var c=n(8500)
var u=n(1812)
async function writeAtomically(e,t,n){const r=await writeTempFile(e,t,n)
await moveTempFile(r,e).finally(()=>removeTempFile(r))}async function writeTempFile(e,t,{mode:n,uid:s,gid:o}){const c=(0,i.join)((0,i.dirname)(e),`.status-snippets-${(0,r.randomBytes)(8).toString("hex")}.tmp`)
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
return untrack(e)}catch(e){const t=n.platform==="win32"&&l.includes((0,u.c7)(e))
if(!t||Date.now()-r>f)throw e
await(0,c.setTimeout)(s)}}}async function removeTempFile(e){await(0,a.rm)(e,{force:true}).catch(()=>{})
untrack(e)}const p=new Set
const m=["exit","SIGINT","SIGTERM","SIGHUP"]
function track(e){if(p.size===0)for(const e of m)o.on(e,removeAll)
p.add(e)}function untrack(e){if(!p.delete(e)||p.size>0)return
for(const e of m)o.off(e,removeAll)}function removeAll(e){for(const e of[...p]){try{(0,s.rmSync)(e,{force:true})}catch{}untrack(e)}if(typeof e==="string"&&o.listenerCount(e)===0)o.kill(o.pid,e)}},7908:(e,t,n)=>{n.d(t,{LD:()=>parseUnclosedMarker,df:()=>a,gY:()=>parseMarker,kp:()=>roleOf,lO:()=>spell,nr:()=>mentionsMarkers})
var r=n(1916)
var s=n(8851)
const a="status[-_ ]?snippet"
const i=new RegExp(a,"i")
function mentionsMarkers(e){return i.test(e)}const o=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const u=/^(?:start|begins?|opens?)$/
const l=/^(?:ends?|stops?|close|finish)$/
function parseMarker(e,t){const n=e.trim()
const[,r,a=""]=o.exec(n)??[]
if(r==="start")return(0,s.vB)(a)
if(r==="end"){if(a==="")return{kind:"end"}
const e=`the end marker takes no attributes, but has "${a}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:e,role:"end"}}const i=alikeRole(n.replace(/^[*-]+\s*/,""))
return i?lookAlike(i,"looks like a marker but is not one",t):{kind:"other"}}function parseUnclosedMarker(e,t){const[n=""]=e.trim().split(/--!?>|[\r\n]/)
const r=parseMarker(n,t)
return r.kind==="other"?r:lookAlike(roleOf(r),'marker does not end with "--\x3e"',t)}function spell(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function lookAlike(e,t,n){return{kind:"problem",code:"look-alike",message:`this ${t}; write ${spell(e,n)}`,role:e}}function alikeRole(e){const[,t,n=""]=c.exec(e)??[]
if(t===undefined||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return undefined
const s=t.toLowerCase()
if(u.test(s)||(0,r.Io)(s,"start")<=2)return"start"
return l.test(s)||(0,r.Io)(s,"end")<=1?"end":undefined}},3864:(e,t,n)=>{n.d(t,{fetchValidatedSnippets:()=>fetchValidatedSnippets})
var r=n(7598)
var s=n(2764)
var a=n(2658)
var i=n(8702)
async function validateSnippets(e,t){const r=(0,i.P$)(e.status_page_url)
if(r.outcome==="unsafe")return(0,a.YP)(()=>r)
const o=await(0,s.Z)(t,r.value)
if(a.Rz.every(t=>e[t].trim()===o[t]))return(0,i.Uu)(o)
const{validateByParsing:c}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(146),n.e(369),n.e(673)]).then(n.bind(n,6011))
return c(e,t)}var o=n(2203)
const c=8
function partsOf(e){return e.flatMap(([,e])=>[e,...e.split(/[\s;,]+/)]).flatMap(e=>[e,e.slice(e.indexOf("=")+1)]).flatMap(e=>[toSingleLine(e),encodeURIComponent(e)]).filter(e=>e.length>=c).sort((e,t)=>t.length-e.length)}function createRedactor(e){const t=e.flatMap(([,e])=>[e,e.replace(/^\S+\s+/,"")]).filter(({length:e})=>e<c).map(e=>e.replace(/[$()*+./?[\\\]^{|}]/g,"\\$&")).map(e=>new RegExp(`(?<![\\p{L}\\p{N}])${e}(?![\\p{L}\\p{N}])`,"gu"))
const n=[...partsOf(e),...t]
return(e,t=200)=>{let r=toSingleLine(e)
for(const e of n)r=r.replaceAll(e,"***")
const s=Array.from(r)
return s.length>t?`${s.slice(0,t).join("")}\u2026`:r}}function toSingleLine(e){return e.replace(/\s+/g," ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu,"").trim()}async function rejectLeakedValues(e,t,n){const r=e.status_page_url
if(t.length===0||r.outcome==="unsafe")return e
const o=new URL(r.value).host
const c=Object.values(await(0,s.Z)(n,n.baseUrl)).join("\n").toLowerCase()
const u=partsOf(t).map(e=>e.toLowerCase()).filter(e=>!c.includes(e)&&!isDomainOf(o,e.replace(/^https?:\/\/|\/$/g,"")))
return(0,a.YP)(t=>{const n=e[t]
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
const m=2**31-1
const h=3
const g=new Set([301,302,303,307,308])
async function sendRequest(e,t){const{timeoutSeconds:n,headers:r,redact:s}=e
const a=AbortSignal.timeout(Math.min(n*1e3,m))
try{let n=new URL(e.url)
for(let i=0;;i+=1){const o=await t(n.href,{headers:r,redirect:"manual",signal:a})
const{status:c}=o
if(!g.has(c)){return{outcome:"response",status:c,headers:o.headers,...await readBody(o.body)}}o.body?.cancel().catch(()=>{})
const{slug:u,baseUrl:l}=e
const refused=e=>new d._("redirect-refused",{slug:u,baseUrl:l,status:c,reason:e})
const f=parseRedirect(o.headers.get("location"),n,s)
if(typeof f==="string")throw refused(f)
if(i===h){throw refused(`more than ${h} times, last to ${s(f.origin+f.pathname)}`)}n=f}}catch(e){if(e instanceof d._||e instanceof l.d)throw e
const t=a.aborted?`no complete response within ${n} s`:s(reasonOf(e))
return{outcome:"failure",reason:t,cause:e}}}function parseRedirect(e,t,n){if(e===null||e.trim()==="")return"without a target (it sent no Location)"
const r=(0,f.D)(e,t)
if(r===null)return`to "${n(e)}", which is not a URL`
if(r.protocol!==t.protocol||r.origin!==t.origin){const{protocol:e,pathname:t,origin:s}=r
return`to another origin, ${n(s==="null"?e+t:s)}`}if(r.username!==""||r.password!=="")return"to an address that contains a user name"
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
return{bytes:Buffer.concat(t).subarray(0,p),isTruncated:true}}}}function parseResponse(e,t){const{slug:n,baseUrl:r,redact:s}=t
const{status:a}=e
if(a!==200){const t=errorText(e.bytes)
throw new d._(classifyErrorResponse(a,t),{slug:n,baseUrl:r,status:a,text:s(t)})}const i=parseBody(e)
if(i.outcome==="snippets")return i.snippets
const{field:o,reason:c}=i
const u=o===null&&!e.isTruncated
const l=u?s((new TextDecoder).decode(e.bytes),80):""
const f=l===""?"":`: it begins with "${l}"`
throw new d._("invalid-answer",{slug:n,baseUrl:r,field:o,reason:c+f})}function parseBody({bytes:e,isTruncated:t}){if(t)return invalid(null,`is longer than ${p/1024} KiB`)
let n
try{n=new TextDecoder("utf-8",{fatal:true}).decode(e)}catch{return invalid(null,"is not valid UTF-8")}if(n.trim()==="")return invalid(null,"is empty")
try{return parseSnippets(JSON.parse(n))}catch{return invalid(null,"is not JSON")}}function parseSnippets(e){if(!isObject(e))return invalid(null,`is ${nameOf(e)}, not an object`)
for(const t of a.Rz){if(!Object.hasOwn(e,t))return invalid(t,"is missing")
const n=e[t]
if(typeof n!=="string")return invalid(t,`is ${nameOf(n)}, not a string`)
if(n.trim()==="")return invalid(t,"is empty")}return{outcome:"snippets",snippets:(0,a.YP)(t=>String(e[t]))}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function invalid(e,t){return{outcome:"invalid",field:e,reason:t}}function nameOf(e){if(e===null)return"null"
if(Array.isArray(e))return"an array"
return typeof e==="object"?"an object":`a ${typeof e}`}const w=1
const y=30*24*60*60*1e3
const v=["age","cache-control","date","etag","expires","last-modified","pragma","vary"]
function selectCachingHeaders(e){const t={}
for(const n of v){const r=e.get(n)
if(r===null||n==="age"&&!/^\d{1,9}$/.test(r))continue
t[n]=n==="cache-control"||n==="pragma"?r.toLowerCase():r}return t}function parseCachedResponse(e,t,n){let r
try{r=JSON.parse(e)}catch{return null}if(!isObject(r)||r.version!==w||r.address!==t)return null
const{time:s,headers:a}=r
if(typeof s!=="number"||!(s>=0&&s<=n)||!areCachingHeaders(a))return null
const i=parseSnippets(r.snippets)
return i.outcome==="snippets"?{address:t,time:s,headers:a,snippets:i.snippets}:null}function serializeResponse(e){return`${JSON.stringify({version:w,...e},null,2)}\n`}function isStorable(e){return policyOf(e).storable()}function isFresh(e,t,n){const{age:r="0",vary:s="",pragma:a="",expires:i,"cache-control":o=a}=e.headers
if(s.split(",").some(e=>e.trim()==="*"))return false
const c=i!==undefined||/\b(?:max-age|no-cache)\b/.test(o)
const u=c?policyOf(e).maxAge():Number.POSITIVE_INFINITY
const l=Number(r)+(n-e.time)/1e3
return l<Math.min(u,t)}function isRecent(e,t){return t-e.time<=y}function revalidationHeaders({headers:e}){const{etag:t,"last-modified":n}=e
return{...t!==undefined&&{"if-none-match":t},...n!==undefined&&{"if-modified-since":n}}}function applyRevalidation(e,t,n){const strongTag=e=>e?.replace(/^\s*W\//,"")
if(t.etag!==undefined&&strongTag(t.etag)!==strongTag(e.headers.etag))return null
const{age:r,date:s,...a}=e.headers
return{...e,time:n,headers:{...a,...t}}}function policyOf({headers:e,time:t}){const n={headers:{date:new Date(t).toUTCString(),...e}}
return new o({headers:{}},n,{shared:false,cacheHeuristic:0})}function areCachingHeaders(e){const t=v
const isHeader=([e,n])=>t.includes(e)&&typeof n==="string"&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n)
return isObject(e)&&Object.entries(e).every(isHeader)}var b=n(9893)
const S=3
const $=500
const k=6e4
async function sendWithRetry(e,t){for(let n=1;;n+=1){const r=await sendRequest(e,t.fetch)
if(r.outcome==="response"&&!isUnavailable(r.status))return r
const s=r.outcome==="response"?r.headers.get("retry-after"):null
const a=parseRetryAfter(s,t.now())
if(n===S||(a??0)>k)throw unavailableError(e,r,n,a)
await t.sleep(Math.max(retryDelayMs(n,t.random()),a??0))}}function unavailableError({slug:e,baseUrl:t,redact:n},r,s,a){const i={slug:e,baseUrl:t,attempts:s}
if(r.outcome==="failure")return new d._("unavailable",{...i,...r})
const{status:o,bytes:c}=r
const u=a&&Math.ceil(a/1e3)
return new d._("unavailable",{...i,status:o,text:n(errorText(c)),retryAfterSeconds:u})}function isUnavailable(e){return e===408||e===429||e>=500}function retryDelayMs(e,t){return Math.round($*2**(e-1)*(1-t/2))}function parseRetryAfter(e,t){if(e===null)return null
if(/^\s*\d+\s*$/.test(e))return Number(e)*1e3
if(!/^\s*[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(e))return null
const n=Date.parse(/GMT\s*$/.test(e)?e:`${e} GMT`)
return Number.isNaN(n)?null:Math.max(0,n-t)}async function fetchValidatedSnippets(e,t,n){const{baseUrl:r,headers:s,maxAge:a,timeout:o}=t
const{cache:c,now:u,version:l}=n
const f=`${r}/api/embed/markdown?slug=${encodeURIComponent(e)}`
const p={slug:e,baseUrl:r,url:f,headers:(0,b.A)(l,s),timeoutSeconds:o,redact:createRedactor(s)}
const m={slug:e,baseUrl:r}
const validate=async e=>rejectLeakedValues(await validateSnippets(e,m),s,m)
const h=cacheKey(f,s)
const g=await(c?.read(h))
const w=g?parseCachedResponse(g,f,u()):null
const y=w&&await validate(w.snippets)
const v=y&&(0,i.nv)(y)?{response:w,snippets:y}:null
if(v&&isFresh(v.response,a,u()))return{source:"cache",snippets:v.snippets}
try{const e=await requestSnippets(p,v?.response??null,n)
const t=await validate(e.snippets)
if(!isStorable(e)){if(v)await(c?.write(h,""))}else if((0,i.nv)(t)){await(c?.write(h,serializeResponse(e)))}return{source:"endpoint",snippets:t}}catch(e){const t=e instanceof d._&&e.kind==="unavailable"
if(!t||!v||!isRecent(v.response,u()))throw e
return{source:"stale",snippets:v.snippets,reason:e.message}}}function cacheKey(e,t){const n=JSON.stringify([e,t.map(([e,t])=>[e.toLowerCase(),t])])
return(0,r.createHash)("sha256").update(n).digest("hex")}async function requestSnippets(e,t,n){const r=t===null?{}:revalidationHeaders(t)
let s=await sendWithRetry({...e,headers:{...e.headers,...r}},n)
if(s.status===304&&t!==null){const r=applyRevalidation(t,selectCachingHeaders(s.headers),n.now())
if(r!==null)return r
s=await sendWithRetry(e,n)}const a=parseResponse(s,e)
return{address:e.url,time:n.now(),headers:selectCachingHeaders(s.headers),snippets:a}}},2764:(e,t,n)=>{n.d(t,{I:()=>formatSnippets,Z:()=>generateSnippetSet})
var r=n(2658)
const s=/^[A-Za-z\d.:/-]*$/
async function generateSnippetSet(e,t){const[a,i]=[(0,r.pq)(e),(0,r.Qw)(e)]
if(![a,i,t].every(e=>s.test(e))){const{generateWithPrinters:r}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return r(e,t)}const o=`src="${i}" data-slug="${e.slug}" data-theme="auto"`
const c='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${a})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${a}" /></a>`,widget_script:`<script ${o}><\/script>`,widget_html:`<div>\n  <script ${o} ${c}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}async function formatSnippets(e,t){const a=e.status_page_url
const i=(0,r.pq)(t)
if(!s.test(i)){const{formatWithPrinters:r}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return r(e,t)}const o=`<strong>Status:</strong> See live status \u2192 <a href="${a}">${a}</a>`
return(0,r.XP)(e,o,`[status-badge]: ${i}\n[status-page]: ${a}`)}},8418:(e,t,n)=>{n.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var r=n(1244)
var s=n(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=parseAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`cannot be a subdomain of ${t}, because ${e}.${t} ${r.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=(0,r.o6)(n,{minLabels:2,allowSlugLabels:true})
if(s.outcome==="refused")return s
const a=s.host===n.toLowerCase()
return{outcome:"address",address:`https://${a?n:s.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}},8702:(e,t,n)=>{n.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,P$:()=>validatePageUrl,Uu:()=>trustGenerated,nv:()=>areAllSafe})
var r=n(7819)
var s=n(8418)
var a=n(2658)
function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validatePageUrl(e){const t=(0,s.or)(e.trim())
if(t.outcome==="address")return{outcome:"safe",value:t.address}
return unsafe("status_page_url",`${(0,r.h)(e.trim())} ${t.problem}`)}function trustGenerated(e){return(0,a.YP)(t=>({outcome:"safe",value:e[t]}))}function areAllSafe(e){return a.Rz.every(t=>e[t].outcome==="safe")}function safeStrings(e){return(0,a.YP)(t=>{const n=e[t]
return n.outcome==="safe"?n.value:""})}}}

