"use strict"
exports.id=421
exports.ids=[421]
exports.modules={7421:(t,e,n)=>{n.r(e)
n.d(e,{fetchOverHttp:()=>fetchOverHttp})
var r=n(9435)
var o=n(5748)
var s=n(7819)
var i=n(7075)
const a=new Set([204,205,304])
class HttpAnswer{url
status
statusText
headers
body
constructor(t,e,n){this.url=t.href
this.status=e.statusCode??0
this.statusText=e.statusMessage??""
this.headers=headersOf(e)
this.body=n}static async of(t,e,n){if(!a.has(e.statusCode??0)){return new HttpAnswer(t,e,bodyOf(await decoded(e),n))}e.resume()
return new HttpAnswer(t,e,null)}async text(){return(new TextDecoder).decode(await this.bytes())}async arrayBuffer(){return new Uint8Array(await this.bytes()).buffer}async bytes(){const t=this.body?.getReader()
const e=[]
for(;;){const{value:n}=await(t?.read())??{}
if(n===undefined)return Buffer.concat(e)
e.push(n)}}}function headersOf({headersDistinct:t}){const e=new Map(Object.entries(t).map(([t,e])=>[t,(e??[]).join(", ")]))
return{get:t=>e.get(t.toLowerCase())??null,[Symbol.iterator]:()=>e[Symbol.iterator]()}}function bodyOf(t,e){const n=t[Symbol.asyncIterator]()
const cancel=async()=>{t.destroy()}
const read=()=>n.next().catch(t=>{throw e?.aborted?e.reason:t})
return{cancel,getReader:()=>({read,cancel})}}const c=5
async function decoded(t){const e=(t.headers["content-encoding"]??"identity").toLowerCase()
const r=e.split(",").map(t=>t.trim())
if(r.every(t=>t==="identity"))return t
const{constants:o,createBrotliDecompress:s,createUnzip:a}=await Promise.resolve().then(n.t.bind(n,8522,19))
const[h,d]=[o.Z_SYNC_FLUSH,o.BROTLI_OPERATION_FLUSH]
const unzip=()=>a({flush:h,finishFlush:h})
const u=new Map([["gzip",unzip],["x-gzip",unzip],["deflate",unzip],["br",()=>s({flush:d,finishFlush:d})]])
const w=r.flatMap(t=>u.get(t)??[])
if(w.length<r.length)return t
if(w.length>c){t.destroy()
throw new Error(`the answer is packed ${w.length} times`)}const ignore=()=>{}
return w.reduceRight((t,e)=>(0,i.pipeline)(t,e(),ignore),t)}const h=5
async function fetchOverHttp(t,e={}){const{method:n="GET",redirect:i="follow"}=e
let a=new URL(t)
for(let t=1;;t+=1){const c=await send(a,e)
const d=c.headers.get("location")
if(i==="manual"||!(0,r.N6)(c.status)||d===null)return c
await(c.body?.cancel())
const refuse=t=>new Error(`${a.origin} redirects ${t}`)
const u=(0,o.w)(d,a)
if(u===null)throw refuse(`to ${(0,s.h)(d)}, which is no address`)
if(u.origin!==a.origin)throw refuse(`to another origin, ${u.origin}`)
if(u.username!==""||u.password!=="")throw refuse("to an address with a user name in it")
if(n!=="GET"&&c.status<307)throw refuse(`a ${n} with ${c.status}`)
if(t>h)throw refuse(`more than ${h} times`)
a=u}}async function send(t,{method:e="GET",headers:r,body:o,signal:s}){s?.throwIfAborted()
const{request:i}=await(t.protocol==="https:"?Promise.resolve().then(n.t.bind(n,4708,19)):Promise.resolve().then(n.t.bind(n,7067,19)))
const a=await new Promise((n,a)=>{const c=o===undefined?{}:{"content-length":Buffer.byteLength(o)}
const h={"accept-encoding":"identity",...r,...c}
const fail=t=>a(s?.aborted?s.reason:t)
i(t,{method:e,headers:h,signal:s},n).on("error",fail).on("close",()=>fail(new Error("the connection was closed without an answer"))).end(o)})
return HttpAnswer.of(t,a,s)}},9435:(t,e,n)=>{n.d(e,{MB:()=>nextAddress,N6:()=>isRedirect})
var r=n(5748)
var o=n(4848)
const s=3
const i=new Set([301,302,303,307,308])
function isRedirect(t){return i.has(t)}function nextAddress(t,e,n,i){const refuse=(t,e)=>new o.Jh({...n,words:"",reason:t,target:i(e)})
const a=e.at(-1)
if(t===null||t.trim()==="")throw refuse("without saying where (no Location)","")
const c=(0,r.w)(t,a)
if(c===null)throw refuse(`to "${i(t)}", which is no address`,t)
c.hash=""
if(c.protocol!==a?.protocol||c.origin!==a.origin){const t=c.origin==="null"?c.protocol+c.pathname:c.origin
throw refuse(`to another origin, ${i(t)}`,t)}if(c.username!==""||c.password!==""){throw refuse("to an address with a user name in it",c.origin)}const h=c.origin+c.pathname
if(e.some(({href:t})=>t===c.href))throw refuse(`in a circle, back to ${i(h)}`,h)
if(e.length>s){throw refuse(`more than ${s} times, last to ${i(h)}`,h)}return c}}}

