"use strict"
exports.id=82
exports.ids=[82]
exports.modules={7082:(e,t,r)=>{r.d(t,{getOctokit:()=>getOctokit})
var n=r(9896)
var s=r(857)
class Context{constructor(){var e,t,r
this.payload={}
if(process.env.GITHUB_EVENT_PATH){if((0,n.existsSync)(process.env.GITHUB_EVENT_PATH)){this.payload=JSON.parse((0,n.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}))}else{const e=process.env.GITHUB_EVENT_PATH
process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${s.EOL}`)}}this.eventName=process.env.GITHUB_EVENT_NAME
this.sha=process.env.GITHUB_SHA
this.ref=process.env.GITHUB_REF
this.workflow=process.env.GITHUB_WORKFLOW
this.action=process.env.GITHUB_ACTION
this.actor=process.env.GITHUB_ACTOR
this.job=process.env.GITHUB_JOB
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10)
this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10)
this.runId=parseInt(process.env.GITHUB_RUN_ID,10)
this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:`https://api.github.com`
this.serverUrl=(t=process.env.GITHUB_SERVER_URL)!==null&&t!==void 0?t:`https://github.com`
this.graphqlUrl=(r=process.env.GITHUB_GRAPHQL_URL)!==null&&r!==void 0?r:`https://api.github.com/graphql`}get issue(){const e=this.payload
return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[e,t]=process.env.GITHUB_REPOSITORY.split("/")
return{owner:e,repo:t}}if(this.payload.repository){return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name}}throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var o=r(874)
var i=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function getAuthString(e,t){if(!e&&!t.auth){throw new Error("Parameter token or opts.auth is required")}else if(e&&t.auth){throw new Error("Parameters token and opts.auth may not both be specified")}return typeof t.auth==="string"?t.auth:`token ${e}`}function getProxyAgent(e){const t=new o.HttpClient
return t.getAgent(e)}function getProxyAgentDispatcher(e){const t=new o.HttpClient
return t.getAgentDispatcher(e)}function getProxyFetch(e){const t=getProxyAgentDispatcher(e)
const proxyFetch=(e,r)=>i(this,void 0,void 0,function*(){return(0,o.fetch)(e,Object.assign(Object.assign({},r),{dispatcher:t}))})
return proxyFetch}function getApiBaseUrl(){return process.env["GITHUB_API_URL"]||"https://api.github.com"}function getUserAgentWithOrchestrationId(e){var t
const r=(t=process.env["ACTIONS_ORCHESTRATION_ID"])===null||t===void 0?void 0:t.trim()
if(r){const t=r.replace(/[^a-z0-9_.-]/gi,"_")
const n=`actions_orchestration_id/${t}`
if(e===null||e===void 0?void 0:e.includes(n))return e
const s=e?`${e} `:""
return`${s}${n}`}return e}function getUserAgent(){if(typeof navigator==="object"&&"userAgent"in navigator){return navigator.userAgent}if(typeof process==="object"&&process.version!==undefined){return`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`}return"<environment undetectable>"}function register(e,t,r,n){if(typeof r!=="function"){throw new Error("method for before hook must be a function")}if(!n){n={}}if(Array.isArray(t)){return t.reverse().reduce((t,r)=>register.bind(null,e,r,t,n),r)()}return Promise.resolve().then(()=>{if(!e.registry[t]){return r(n)}return e.registry[t].reduce((e,t)=>t.hook.bind(null,e,n),r)()})}function addHook(e,t,r,n){const s=n
if(!e.registry[r]){e.registry[r]=[]}if(t==="before"){n=(e,t)=>Promise.resolve().then(s.bind(null,t)).then(e.bind(null,t))}if(t==="after"){n=(e,t)=>{let r
return Promise.resolve().then(e.bind(null,t)).then(e=>{r=e
return s(r,t)}).then(()=>r)}}if(t==="error"){n=(e,t)=>Promise.resolve().then(e.bind(null,t)).catch(e=>s(e,t))}e.registry[r].push({hook:n,orig:s})}function removeHook(e,t,r){if(!e.registry[t]){return}const n=e.registry[t].map(e=>e.orig).indexOf(r)
if(n===-1){return}e.registry[t].splice(n,1)}const a=Function.bind
const c=a.bind(a)
function bindApi(e,t,r){const n=c(removeHook,null).apply(null,r?[t,r]:[t])
e.api={remove:n}
e.remove=n;["before","error","after","wrap"].forEach(n=>{const s=r?[t,n,r]:[t,n]
e[n]=e.api[n]=c(addHook,null).apply(null,s)})}function Singular(){const e=Symbol("Singular")
const t={registry:{}}
const r=register.bind(null,t,e)
bindApi(r,t,e)
return r}function Collection(){const e={registry:{}}
const t=register.bind(null,e)
bindApi(t,e)
return t}const u={Singular,Collection}
var l="0.0.0-development"
var f=`octokit-endpoint.js/${l} ${getUserAgent()}`
var p={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":f},mediaType:{format:""}}
function lowercaseKeys(e){if(!e){return{}}return Object.keys(e).reduce((t,r)=>{t[r.toLowerCase()]=e[r]
return t},{})}function isPlainObject(e){if(typeof e!=="object"||e===null)return false
if(Object.prototype.toString.call(e)!=="[object Object]")return false
const t=Object.getPrototypeOf(e)
if(t===null)return true
const r=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor
return typeof r==="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}function mergeDeep(e,t){const r=Object.assign({},e)
Object.keys(t).forEach(n=>{if(isPlainObject(t[n])){if(!(n in e))Object.assign(r,{[n]:t[n]})
else r[n]=mergeDeep(e[n],t[n])}else{Object.assign(r,{[n]:t[n]})}})
return r}function removeUndefinedProperties(e){for(const t in e){if(e[t]===void 0){delete e[t]}}return e}function merge(e,t,r){if(typeof t==="string"){let[e,n]=t.split(" ")
r=Object.assign(n?{method:e,url:n}:{url:e},r)}else{r=Object.assign({},t)}r.headers=lowercaseKeys(r.headers)
removeUndefinedProperties(r)
removeUndefinedProperties(r.headers)
const n=mergeDeep(e||{},r)
if(r.url==="/graphql"){if(e&&e.mediaType.previews?.length){n.mediaType.previews=e.mediaType.previews.filter(e=>!n.mediaType.previews.includes(e)).concat(n.mediaType.previews)}n.mediaType.previews=(n.mediaType.previews||[]).map(e=>e.replace(/-preview/,""))}return n}function addQueryParameters(e,t){const r=/\?/.test(e)?"&":"?"
const n=Object.keys(t)
if(n.length===0){return e}return e+r+n.map(e=>{if(e==="q"){return"q="+t.q.split("+").map(encodeURIComponent).join("+")}return`${e}=${encodeURIComponent(t[e])}`}).join("&")}var d=/\{[^{}}]+\}/g
function removeNonChars(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(e){const t=e.match(d)
if(!t){return[]}return t.map(removeNonChars).reduce((e,t)=>e.concat(t),[])}function omit(e,t){const r={__proto__:null}
for(const n of Object.keys(e)){if(t.indexOf(n)===-1){r[n]=e[n]}}return r}function encodeReserved(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e){if(!/%[0-9A-Fa-f]/.test(e)){e=encodeURI(e).replace(/%5B/g,"[").replace(/%5D/g,"]")}return e}).join("")}function encodeUnreserved(e){return encodeURIComponent(e).replace(/[!'()*]/g,function(e){return"%"+e.charCodeAt(0).toString(16).toUpperCase()})}function encodeValue(e,t,r){t=e==="+"||e==="#"?encodeReserved(t):encodeUnreserved(t)
if(r){return encodeUnreserved(r)+"="+t}else{return t}}function isDefined(e){return e!==void 0&&e!==null}function isKeyOperator(e){return e===";"||e==="&"||e==="?"}function getValues(e,t,r,n){var s=e[r],o=[]
if(isDefined(s)&&s!==""){if(typeof s==="string"||typeof s==="number"||typeof s==="bigint"||typeof s==="boolean"){s=s.toString()
if(n&&n!=="*"){s=s.substring(0,parseInt(n,10))}o.push(encodeValue(t,s,isKeyOperator(t)?r:""))}else{if(n==="*"){if(Array.isArray(s)){s.filter(isDefined).forEach(function(e){o.push(encodeValue(t,e,isKeyOperator(t)?r:""))})}else{Object.keys(s).forEach(function(e){if(isDefined(s[e])){o.push(encodeValue(t,s[e],e))}})}}else{const e=[]
if(Array.isArray(s)){s.filter(isDefined).forEach(function(r){e.push(encodeValue(t,r))})}else{Object.keys(s).forEach(function(r){if(isDefined(s[r])){e.push(encodeUnreserved(r))
e.push(encodeValue(t,s[r].toString()))}})}if(isKeyOperator(t)){o.push(encodeUnreserved(r)+"="+e.join(","))}else if(e.length!==0){o.push(e.join(","))}}}}else{if(t===";"){if(isDefined(s)){o.push(encodeUnreserved(r))}}else if(s===""&&(t==="&"||t==="?")){o.push(encodeUnreserved(r)+"=")}else if(s===""){o.push("")}}return o}function parseUrl(e){return{expand:expand.bind(null,e)}}function expand(e,t){var r=["+","#",".","/",";","?","&"]
e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(e,n,s){if(n){let e=""
const s=[]
if(r.indexOf(n.charAt(0))!==-1){e=n.charAt(0)
n=n.substr(1)}n.split(/,/g).forEach(function(r){var n=/([^:\*]*)(?::(\d+)|(\*))?/.exec(r)
s.push(getValues(t,e,n[1],n[2]||n[3]))})
if(e&&e!=="+"){var o=","
if(e==="?"){o="&"}else if(e!=="#"){o=e}return(s.length!==0?e:"")+s.join(o)}else{return s.join(",")}}else{return encodeReserved(s)}})
if(e==="/"){return e}else{return e.replace(/\/$/,"")}}function parse(e){let t=e.method.toUpperCase()
let r=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}")
let n=Object.assign({},e.headers)
let s
let o=omit(e,["method","baseUrl","url","headers","request","mediaType"])
const i=extractUrlVariableNames(r)
r=parseUrl(r).expand(o)
if(!/^http/.test(r)){r=e.baseUrl+r}const a=Object.keys(e).filter(e=>i.includes(e)).concat("baseUrl")
const c=omit(o,a)
const u=/application\/octet-stream/i.test(n.accept)
if(!u){if(e.mediaType.format){n.accept=n.accept.split(/,/).map(t=>t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.mediaType.format}`)).join(",")}if(r.endsWith("/graphql")){if(e.mediaType.previews?.length){const t=n.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[]
n.accept=t.concat(e.mediaType.previews).map(t=>{const r=e.mediaType.format?`.${e.mediaType.format}`:"+json"
return`application/vnd.github.${t}-preview${r}`}).join(",")}}}if(["GET","HEAD"].includes(t)){r=addQueryParameters(r,c)}else{if("data"in c){s=c.data}else{if(Object.keys(c).length){s=c}}}if(!n["content-type"]&&typeof s!=="undefined"){n["content-type"]="application/json; charset=utf-8"}if(["PATCH","PUT"].includes(t)&&typeof s==="undefined"){s=""}return Object.assign({method:t,url:r,headers:n},typeof s!=="undefined"?{body:s}:null,e.request?{request:e.request}:null)}function endpointWithDefaults(e,t,r){return parse(merge(e,t,r))}function withDefaults(e,t){const r=merge(e,t)
const n=endpointWithDefaults.bind(null,r)
return Object.assign(n,{DEFAULTS:r,defaults:withDefaults.bind(null,r),merge:merge.bind(null,r),parse})}var h=withDefaults(null,p)

;/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */
const g=32
const y=9
const b=59
const m=61
const v=34
const w=92
const A=44
const O=1
const k=2
const T=4
const j=8
const E=16
const _=65280
const $=O|_
const U=new Uint8Array(256)
U[y]|=k
U[g]|=k
U[b]|=T
U[A]|=j
for(let e=128;e<=255;e++){U[e]|=O}for(const e of"!#$%&'*+-.^_`|~"){U[e.charCodeAt(0)]|=E}for(let e=48;e<=57;e++){U[e]|=E}for(let e=65;e<=90;e++){U[e]|=O|E}for(let e=97;e<=122;e++){U[e]|=E}const q=(()=>{const C=function(){}
C.prototype=Object.create(null)
return C})()
function isTypeValid(e,t=0,r=e.length){let n=false
for(let s=t;s<r;s++){const o=e.charCodeAt(s)
if(o===47){if(n||s===t||s>=r-1)return false
n=true}else if(!isTokenCode(o)){return false}}return n}function isTokenValid(e,t=0,r=e.length){if(t>=r)return false
for(let n=t;n<r;n++){if(!isTokenCode(e.charCodeAt(n)))return false}return true}function isTokenCode(e){return(U[e]&E)!==0}function parameterValue(e){const t=e.length
if(t===0)return'""'
let r=0
while(r<t&&isTokenCode(e.charCodeAt(r)))r++
if(r===t)return e
let n='"'
let s=0
while(r<t){const t=e.charCodeAt(r)
if(t!==y&&(t<g||t===127||t>255)){throw new TypeError(`Invalid parameter value: ${e}`)}if(t===34||t===92){n+=`${e.slice(s,r)}\\`
s=r}r++}return`${n}${e.slice(s)}"`}function format(e){const{type:t,parameters:r}=e
if(!t||!isTypeValid(t)){throw new TypeError(`Invalid type: ${t}`)}let n=t
if(r){for(const e of Object.keys(r)){if(!isTokenValid(e)){throw new TypeError(`Invalid parameter name: ${e}`)}n+=`; ${e}=${parameterValue(r[e])}`}}return n}function dist_parse(e,t){const r=T|(t?.comma===true?j:0)
const n=e.length
let s=t?.start??0
while((U[e.charCodeAt(s)]&k)!==0){s++}let o=s
let i=0
let a=-1
let c=t?.parameters===false?j:0
while(o<n){const t=e.charCodeAt(o)
const n=U[t]
if((n&r)!==0){c|=n&j
break}if((n&k)!==0){if(a===-1)a=o}else{a=-1}i|=t&_|n
o++}const u=a===-1?o:a
const l=e.slice(s,u)
const f=(i&$)===0?l:l.toLowerCase()
if(o===n||c!==0){return{type:f,index:o,parameters:new q}}return parseParameters(e,f,o,n,r)}function parseParameters(e,t,r,n,s){const o=new q
e:while(r<n){r++
while((U[e.charCodeAt(r)]&k)!==0){r++}const t=r
let i=0
let a=-1
while(r<n){const c=e.charCodeAt(r)
const u=U[c]
if((u&s)!==0){if((u&j)!==0)break e
continue e}if(c===m){const c=a===-1?r:a
const u=e.slice(t,c)
const l=(i&$)===0?u:u.toLowerCase()
r++
while((U[e.charCodeAt(r)]&k)!==0){r++}if(r<n&&e.charCodeAt(r)===v){const t=++r
let i=false
while(r<n){const a=e.charCodeAt(r)
if(a===v){if(o[l]===undefined){o[l]=i?unescapeQuotedPairs(e,t,r):e.slice(t,r)}r++
let a=0
while(r<n){const t=e.charCodeAt(r)
const n=U[t]
if((n&s)!==0){a=n&j
break}r++}if(a!==0)break e
continue e}if(a===w&&r+1<n){i=true
r+=2
continue}r++}continue e}const f=r
let p=0
let d=-1
while(r<n){const t=e.charCodeAt(r)
const n=U[t]
if((n&s)!==0){p=n&j
break}if((n&k)!==0){if(d===-1)d=r}else{d=-1}r++}if(o[l]===undefined){const t=d===-1?r:d
o[l]=e.slice(f,t)}if(p!==0)break e
continue e}if((u&k)!==0){if(a===-1)a=r}else{a=-1}i|=c&_|u
r++}}return{type:t,index:r,parameters:o}}function unescapeQuotedPairs(e,t,r){let n=""
for(let s=t;s<r;s++){if(e.charCodeAt(s)===w){n+=e.slice(t,s)
t=++s}}return n+e.slice(t,r)}const S=/^-?\d+$/
const N=/^-?\d+n+$/
const R=JSON.stringify
const x=JSON.parse
const I=/^-?\d+n$/
const P=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g
const D=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g
const isUnstringifiable=e=>e===undefined||typeof e==="function"||typeof e==="symbol"
const isRawJSON=e=>e!==null&&typeof e==="object"&&e.constructor&&e.constructor.name==="RawJSON"
const stringifyIteratively=(e,t,r)=>{let n=""
if(typeof r==="number"){n=" ".repeat(Math.min(10,Math.max(0,Math.floor(r))))}else if(typeof r==="string"){n=r.slice(0,10)}const s=typeof t==="function"
const o=Array.isArray(t)?new Set(t.map(String)):null
const prepareVal=(e,r,n)=>{const o=n!==null&&typeof n==="object"
const i=o&&typeof n.toJSON==="function"
if(i){n=n.toJSON(r)}const a=typeof n==="string"&&N.test(n)
if(a)return n+"n"
const c=typeof n==="bigint"
if(c){const e="rawJSON"in JSON
if(e)return JSON.rawJSON(n.toString())
return n.toString()+"n"}if(s){n=t.call(e,r,n)}const u=n!==null&&typeof n==="object"
if(u){const e=n instanceof Number||n instanceof String||n instanceof Boolean
if(e){n=n.valueOf()}}return n}
const i=prepareVal({"":e},"",e)
if(isUnstringifiable(i)){return undefined}const a=i===null||typeof i!=="object"
const c=isRawJSON(i)
if(a||c){return R(i)}const u=[]
let l=0
const f=[{parent:{"":i},key:"",val:i,isArray:Array.isArray(i),keys:Array.isArray(i)?null:Object.keys(i),index:0,first:true}]
const p=new WeakSet([i])
while(f.length>0){const e=f[f.length-1]
if(e.index===0){u.push(e.isArray?"[":"{")
l++}let t=false
if(e.isArray){if(e.index<e.val.length){if(!e.first)u.push(",")
if(n)u.push("\n"+n.repeat(l))
const t=e.val[e.index]
const r=prepareVal(e.val,String(e.index),t)
if(isUnstringifiable(r)){u.push("null")
e.first=false
e.index++}else{const t=r!==null&&typeof r==="object"
const n=isRawJSON(r)
if(t&&!n){if(p.has(r)){throw new TypeError("Converting circular structure to JSON")}p.add(r)
f.push({parent:e.val,key:String(e.index),val:r,isArray:Array.isArray(r),keys:Array.isArray(r)?null:Object.keys(r),index:0,first:true})
e.first=false
e.index++}else{u.push(R(r))
e.first=false
e.index++}}}else{t=true}}else{while(e.index<e.keys.length){const t=e.keys[e.index++]
const r=o&&!o.has(t)
if(r)continue
const s=e.val[t]
const i=prepareVal(e.val,t,s)
if(isUnstringifiable(i))continue
if(!e.first)u.push(",")
if(n){u.push("\n"+n.repeat(l)+R(t)+": ")}else{u.push(R(t)+":")}const a=i!==null&&typeof i==="object"
const c=isRawJSON(i)
if(a&&!c){if(p.has(i)){throw new TypeError("Converting circular structure to JSON")}p.add(i)
f.push({parent:e.val,key:t,val:i,isArray:Array.isArray(i),keys:Array.isArray(i)?null:Object.keys(i),index:0,first:true})
e.first=false
break}else{u.push(R(i))
e.first=false}}const r=e.index>=e.keys.length&&f[f.length-1]===e
if(r){t=true}}if(t){l--
if(!e.first&&n)u.push("\n"+n.repeat(l))
u.push(e.isArray?"]":"}")
p.delete(e.val)
f.pop()}}return u.join("")}
const JSONStringify=(e,t,r)=>{try{const n="rawJSON"in JSON
if(n){return R(e,(e,r)=>{if(typeof r==="bigint")return JSON.rawJSON(r.toString())
const n=typeof t==="function"
if(n)return t(e,r)
const s=Array.isArray(t)&&t.includes(e)
if(s)return r
return r},r)}if(!e)return R(e,t,r)
const s=R(e,(e,r)=>{const n=typeof r==="string"&&N.test(r)
if(n)return r.toString()+"n"
if(typeof r==="bigint")return r.toString()+"n"
const s=typeof t==="function"
if(s)return t(e,r)
const o=Array.isArray(t)&&t.includes(e)
if(o)return r
return r},r)
const o=s.replace(P,"$1$2$3")
const i=o.replace(D,"$1$2$3")
return i}catch(n){if(n instanceof RangeError){const n=stringifyIteratively(e,t,r)
if(n===undefined)return undefined
const s="rawJSON"in JSON
if(s)return n
const o=n.replace(P,"$1$2$3")
return o.replace(D,"$1$2$3")}throw n}}
const H=new Map
const isContextSourceSupported=()=>{const e=JSON.parse.toString()
if(H.has(e)){return H.get(e)}try{const t=JSON.parse("1",(e,t,r)=>!!r?.source&&r.source==="1")
H.set(e,t)
return t}catch{H.set(e,false)
return false}}
const convertMarkedBigIntsReviver=(e,t,r,n)=>{const s=typeof t==="string"&&I.test(t)
if(s)return BigInt(t.slice(0,-1))
const o=typeof t==="string"&&N.test(t)
if(o)return t.slice(0,-1)
const i=typeof n==="function"
if(!i)return t
return n(e,t,r)}
const JSONParseV2=(e,t)=>JSON.parse(e,(e,r,n)=>{const s=typeof r==="number"
const o=r>Number.MAX_SAFE_INTEGER||r<Number.MIN_SAFE_INTEGER
const i=s&&o
const a=n&&S.test(n.source)
const c=i&&a
if(c)return BigInt(n.source)
const u=typeof t==="function"
if(!u)return r
return t(e,r,n)})
const B=Number.MAX_SAFE_INTEGER.toString()
const G=B.length
const J=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g
const V=/^"-?\d+n+"$/
const applyReviverIteratively=(e,t)=>{const r={"":e}
const n=[{parent:r,key:"",visited:false}]
while(n.length>0){const e=n[n.length-1]
if(!e.visited){e.visited=true
const t=e.parent[e.key]
const r=t!==null&&typeof t==="object"
if(r){const e=Object.keys(t)
for(let r=e.length-1;r>=0;r--){n.push({parent:t,key:e[r],visited:false})}}}else{const{parent:r,key:s}=e
let o=r[s]
if(typeof o==="string"){const e=I.test(o)
if(e){o=BigInt(o.slice(0,-1))}else{const e=N.test(o)
if(e)o=o.slice(0,-1)}}const i=typeof t==="function"
if(i){o=t.call(r,s,o)}const a=o===undefined
if(a){delete r[s]}else{r[s]=o}n.pop()}}return r[""]}
const serializeBigInts=e=>e.replace(J,(e,t,r,n)=>{const s=e[0]==='"'
const o=s&&V.test(e)
if(o)return e.substring(0,e.length-1)+'n"'
const i=r||n
const a=t&&(t.length<G||t.length===G&&t<=B)
const c=s||i||a
if(c)return e
return'"'+e+'n"'})
const JSONParse=(e,t)=>{if(!e)return x(e,t)
try{if(isContextSourceSupported())return JSONParseV2(e,t)
const r=serializeBigInts(e)
return x(r,(e,r,n)=>convertMarkedBigIntsReviver(e,r,n,t))}catch(r){if(r instanceof RangeError){const r=serializeBigInts(e)
const n=x(r)
return applyReviverIteratively(n,t)}throw r}}
class RequestError extends Error{name
status
request
response
constructor(e,t,r){super(e,{cause:r.cause})
this.name="HttpError"
this.status=Number.parseInt(t)
if(Number.isNaN(this.status)){this.status=0}
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */if("response"in r){this.response=r.response}const n=Object.assign({},r.request)
if(r.request.headers.authorization){n.headers=Object.assign({},r.request.headers,{authorization:r.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})}n.url=n.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]")
this.request=n}}var F="10.0.16"
var W={headers:{"user-agent":`octokit-request.js/${F} ${getUserAgent()}`}}
function dist_bundle_isPlainObject(e){if(typeof e!=="object"||e===null)return false
if(Object.prototype.toString.call(e)!=="[object Object]")return false
const t=Object.getPrototypeOf(e)
if(t===null)return true
const r=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor
return typeof r==="function"&&r instanceof r&&Function.prototype.call(r)===Function.prototype.call(e)}var noop=()=>""
async function fetchWrapper(e){const t=e.request?.fetch||globalThis.fetch
if(!t){throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing")}const r=e.request?.log||console
const n=e.request?.parseSuccessResponseBody!==false
const s=dist_bundle_isPlainObject(e.body)||Array.isArray(e.body)?JSONStringify(e.body):e.body
const o=Object.fromEntries(Object.entries(e.headers).map(([e,t])=>[e,String(t)]))
let i
try{i=await t(e.url,{method:e.method,body:s,redirect:e.request?.redirect,headers:o,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(t){let r="Unknown Error"
if(t instanceof Error){if(t.name==="AbortError"){t.status=500
throw t}r=t.message
if(t.name==="TypeError"&&"cause"in t){if(t.cause instanceof Error){r=t.cause.message}else if(typeof t.cause==="string"){r=t.cause}}}const n=new RequestError(r,500,{request:e})
n.cause=t
throw n}const a=i.status
const c=i.url
const u={}
for(const[e,t]of i.headers){u[e]=t}const l={url:c,status:a,headers:u,data:""}
if("deprecation"in u){const t=u.link&&u.link.match(/<([^<>]+)>; rel="deprecation"/)
const n=t&&t.pop()
r.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${u.sunset}${n?`. See ${n}`:""}`)}if(a===204||a===205){return l}if(e.method==="HEAD"){if(a<400){return l}throw new RequestError(i.statusText,a,{response:l,request:e})}if(a===304){l.data=await getResponseData(i)
throw new RequestError("Not modified",a,{response:l,request:e})}if(a>=400){l.data=await getResponseData(i)
throw new RequestError(toErrorMessage(l.data),a,{response:l,request:e})}l.data=n?await getResponseData(i):i.body
return l}async function getResponseData(e){const t=e.headers.get("content-type")
if(!t){return e.text().catch(noop)}const r=dist_parse(t)
if(isJSONResponse(r)){let t=""
try{t=await e.text()
return JSONParse(t)}catch(e){return t}}else if(r.type.startsWith("text/")||r.parameters.charset?.toLowerCase()==="utf-8"&&r.type!=="application/octet-stream"){return e.text().catch(noop)}else{return e.arrayBuffer().catch(
/* v8 ignore next -- @preserve */
()=>new ArrayBuffer(0))}}function isJSONResponse(e){return e.type==="application/json"||e.type==="application/scim+json"}function toErrorMessage(e){if(typeof e==="string"){return e}if(e instanceof ArrayBuffer){return"Unknown error"}if(typeof e==="object"&&e!==null&&"message"in e){const t=e
const r="documentation_url"in t?` - ${t.documentation_url}`:""
return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(e=>JSON.stringify(e)).join(", ")}${r}`:`${t.message}${r}`}return`Unknown error: ${JSON.stringify(e)}`}function dist_bundle_withDefaults(e,t){const r=e.defaults(t)
const newApi=function(e,t){const n=r.merge(e,t)
if(!n.request||!n.request.hook){return fetchWrapper(r.parse(n))}const request2=(e,t)=>fetchWrapper(r.parse(r.merge(e,t)))
Object.assign(request2,{endpoint:r,defaults:dist_bundle_withDefaults.bind(null,r)})
return n.request.hook(request2,n)}
return Object.assign(newApi,{endpoint:r,defaults:dist_bundle_withDefaults.bind(null,r)})}var L=dist_bundle_withDefaults(h,W)

;/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */var M="0.0.0-development"
function _buildMessageForResponseErrors(e){return`Request failed due to following response errors:\n`+e.errors.map(e=>` - ${e.message}`).join("\n")}var z=class extends Error{constructor(e,t,r){super(_buildMessageForResponseErrors(r))
this.request=e
this.headers=t
this.response=r
this.errors=r.errors
this.data=r.data
if(Error.captureStackTrace){Error.captureStackTrace(this,this.constructor)}}request
headers
response
name="GraphqlResponseError"
errors
data}
var K=["method","baseUrl","url","headers","request","query","mediaType","operationName"]
var Q=["query","method","url"]
var Y=/\/api\/v3\/?$/
function graphql(e,t,r){if(r){if(typeof t==="string"&&"query"in r){return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`))}for(const e in r){if(!Q.includes(e))continue
return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`))}}const n=typeof t==="string"?Object.assign({query:t},r):t
const s=Object.keys(n).reduce((e,t)=>{if(K.includes(t)){e[t]=n[t]
return e}if(!e.variables){e.variables={}}e.variables[t]=n[t]
return e},{})
const o=n.baseUrl||e.endpoint.DEFAULTS.baseUrl
if(Y.test(o)){s.url=o.replace(Y,"/api/graphql")}return e(s).then(e=>{if(e.data.errors){const t={}
for(const r of Object.keys(e.headers)){t[r]=e.headers[r]}throw new z(s,t,e.data)}return e.data.data})}function graphql_dist_bundle_withDefaults(e,t){const r=e.defaults(t)
const newApi=(e,t)=>graphql(r,e,t)
return Object.assign(newApi,{defaults:graphql_dist_bundle_withDefaults.bind(null,r),endpoint:r.endpoint})}var Z=graphql_dist_bundle_withDefaults(L,{headers:{"user-agent":`octokit-graphql.js/${M} ${getUserAgent()}`},method:"POST",url:"/graphql"})
function withCustomRequest(e){return graphql_dist_bundle_withDefaults(e,{method:"POST",url:"/graphql"})}
/* v8 ignore if -- @preserve */var X="(?:[a-zA-Z0-9_-]+)"
var ee="\\."
var te=new RegExp(`^${X}${ee}${X}${ee}${X}$`)
var re=te.test.bind(te)
async function auth(e){const t=re(e)
const r=e.startsWith("v1.")||e.startsWith("ghs_")
const n=e.startsWith("ghu_")
const s=t?"app":r?"installation":n?"user-to-server":"oauth"
return{type:"token",token:e,tokenType:s}}function withAuthorizationPrefix(e){if(e.split(/\./).length===3){return`bearer ${e}`}return`token ${e}`}async function hook(e,t,r,n){const s=t.endpoint.merge(r,n)
s.headers.authorization=withAuthorizationPrefix(e)
return t(s)}var ne=function createTokenAuth2(e){if(!e){throw new Error("[@octokit/auth-token] No token passed to createTokenAuth")}if(typeof e!=="string"){throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string")}e=e.replace(/^(token|bearer) +/i,"")
return Object.assign(auth.bind(null,e),{hook:hook.bind(null,e)})}
const se="7.0.8"
const dist_src_noop=()=>{}
const oe=console.warn.bind(console)
const ie=console.error.bind(console)
function createLogger(e={}){if(typeof e.debug!=="function"){e.debug=dist_src_noop}if(typeof e.info!=="function"){e.info=dist_src_noop}if(typeof e.warn!=="function"){e.warn=oe}if(typeof e.error!=="function"){e.error=ie}return e}const ae=`octokit-core.js/${se} ${getUserAgent()}`
class Octokit{static VERSION=se
static defaults(e){const t=class extends(this){constructor(...t){const r=t[0]||{}
if(typeof e==="function"){super(e(r))
return}super(Object.assign({},e,r,r.userAgent&&e.userAgent?{userAgent:`${r.userAgent} ${e.userAgent}`}:null))}}
return t}static plugins=[]
static plugin(...e){const t=this.plugins
const r=class extends(this){static plugins=t.concat(e.filter(e=>!t.includes(e)))}
return r}constructor(e={}){const t=new u.Collection
const r={baseUrl:L.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},e.request,{hook:t.bind(null,"request")}),mediaType:{previews:[],format:""}}
r.headers["user-agent"]=e.userAgent?`${e.userAgent} ${ae}`:ae
if(e.baseUrl){r.baseUrl=e.baseUrl}if(e.previews){r.mediaType.previews=e.previews}if(e.timeZone){r.headers["time-zone"]=e.timeZone}this.request=L.defaults(r)
this.graphql=withCustomRequest(this.request).defaults(r)
this.log=createLogger(e.log)
this.hook=t
if(!e.authStrategy){if(!e.auth){this.auth=async()=>({type:"unauthenticated"})}else{const r=ne(e.auth)
t.wrap("request",r.hook)
this.auth=r}}else{const{authStrategy:r,...n}=e
const s=r(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:n},e.auth))
t.wrap("request",s.hook)
this.auth=s}const n=this.constructor
for(let t=0;t<n.plugins.length;++t){Object.assign(this,n.plugins[t](this,e))}}request
graphql
log
hook
auth}const ce=new Context
const ue=getApiBaseUrl()
const le={baseUrl:ue,request:{agent:getProxyAgent(ue),fetch:getProxyFetch(ue)}}
const fe=Octokit.plugin(o.restEndpointMethods,o.paginateRest).defaults(le)
function getOctokitOptions(e,t){const r=Object.assign({},t||{})
const n=getAuthString(e,r)
if(n){r.auth=n}const s=getUserAgentWithOrchestrationId(r.userAgent)
if(s){r.userAgent=s}return r}const pe=new Context
function getOctokit(e,t,...r){const n=fe.plugin(...r)
return new n(getOctokitOptions(e,t))}}}

