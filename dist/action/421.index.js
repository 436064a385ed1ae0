"use strict"
exports.id=421
exports.ids=[421]
exports.modules={7421:(t,e,n)=>{n.r(e)
n.d(e,{fetchOverHttp:()=>fetchOverHttp})
var s=n(7075)
const r=new Set([204,205,304])
class HttpAnswer{url
status
statusText
headers
body
constructor(t,e,n){this.url=t.href
this.status=e.statusCode??0
this.statusText=e.statusMessage??""
this.headers=headersOf(e)
this.body=n}static async of(t,e,n){if(!r.has(e.statusCode??0)){return new HttpAnswer(t,e,bodyOf(await decoded(e),n))}e.resume()
return new HttpAnswer(t,e,null)}async text(){return(new TextDecoder).decode(await this.bytes())}async arrayBuffer(){return new Uint8Array(await this.bytes()).buffer}async bytes(){const t=this.body?.getReader()
const e=[]
for(;;){const{value:n}=await(t?.read())??{}
if(n===undefined)return Buffer.concat(e)
e.push(n)}}}function headersOf({headersDistinct:t}){const e=new Map(Object.entries(t).map(([t,e])=>[t,(e??[]).join(", ")]))
return{get:t=>e.get(t.toLowerCase())??null,[Symbol.iterator]:()=>e[Symbol.iterator]()}}function bodyOf(t,e){const n=t[Symbol.asyncIterator]()
const cancel=async()=>{t.destroy()}
const read=()=>n.next().catch(t=>{throw e?.aborted?e.reason:t})
return{cancel,getReader:()=>({read,cancel})}}const o=5
async function decoded(t){const e=(t.headers["content-encoding"]??"identity").toLowerCase()
const r=e.split(",").map(t=>t.trim())
if(r.every(t=>t==="identity"))return t
const{constants:a,createBrotliDecompress:i,createUnzip:c}=await Promise.resolve().then(n.t.bind(n,8522,19))
const[d,h]=[a.Z_SYNC_FLUSH,a.BROTLI_OPERATION_FLUSH]
const unzip=()=>c({flush:d,finishFlush:d})
const u=new Map([["gzip",unzip],["x-gzip",unzip],["deflate",unzip],["br",()=>i({flush:h,finishFlush:h})]])
const f=r.flatMap(t=>u.get(t)??[])
if(f.length<r.length)return t
if(f.length>o){t.destroy()
throw new Error(`the answer is packed ${f.length} times`)}const ignore=()=>{}
return f.reduceRight((t,e)=>(0,s.pipeline)(t,e(),ignore),t)}const a=5
const i=new Set([301,302,303,307,308])
async function fetchOverHttp(t,e={}){const{method:n="GET",redirect:s="follow"}=e
let r=new URL(t)
for(let t=1;;t+=1){const o=await send(r,e)
const c=o.headers.get("location")
if(s==="manual"||!i.has(o.status)||c===null)return o
await(o.body?.cancel())
const d=new URL(c,r)
const refuse=t=>new Error(`${r.origin} redirects ${t}`)
if(d.origin!==r.origin)throw refuse(`to another origin, ${d.origin}`)
if(d.username!==""||d.password!=="")throw refuse("to an address with a user name in it")
if(n!=="GET"&&o.status<307)throw refuse(`a ${n} with ${o.status}`)
if(t>a)throw refuse(`more than ${a} times`)
r=d}}async function send(t,{method:e="GET",headers:s,body:r,signal:o}){o?.throwIfAborted()
const{request:a}=await(t.protocol==="https:"?Promise.resolve().then(n.t.bind(n,4708,19)):Promise.resolve().then(n.t.bind(n,7067,19)))
const i=await new Promise((n,i)=>{const c=r===undefined?{}:{"content-length":Buffer.byteLength(r)}
const d={"accept-encoding":"identity",...s,...c}
const fail=t=>i(o?.aborted?o.reason:t)
a(t,{method:e,headers:d,signal:o},n).on("error",fail).on("close",()=>fail(new Error("the connection was closed without an answer"))).end(r)})
return HttpAnswer.of(t,i,o)}}}

