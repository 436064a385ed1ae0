(()=>{var e={3368:(e,t,A)=>{"use strict"
var r
const s=A(3069)
const n=A(2091)
const o=A(7404)
const i=A(8973)
const a=A(6261)
const c=A(9848)
const l=A(7897)
const g=A(1882)
const u=A(8091)
const h=A(1544)
const{InvalidArgumentError:E}=u
const Q=A(5407)
const B=A(2296)
const C=A(8957)
const I=A(5973)
const d=A(8780)
const f=A(5445)
const p=A(112)
const{getGlobalDispatcher:w,setGlobalDispatcher:m}=A(5837)
const y=A(7011)
const k=A(5050)
const D=A(1676)
Object.assign(n.prototype,Q)
r=n
r=s
r=o
r=i
r=a
r=c
r=l
r=g
r=p
r=y
r=k
r=D
r={redirect:A(3650),retry:A(3874),dump:A(2375),dns:A(7251)}
r=B
r=u
r={parseHeaders:h.parseHeaders,headerNameToString:h.headerNameToString}
function makeDispatcher(e){return(t,A,r)=>{if(typeof A==="function"){r=A
A=null}if(!t||typeof t!=="string"&&typeof t!=="object"&&!(t instanceof URL)){throw new E("invalid url")}if(A!=null&&typeof A!=="object"){throw new E("invalid opts")}if(A&&A.path!=null){if(typeof A.path!=="string"){throw new E("invalid opts.path")}let e=A.path
if(!A.path.startsWith("/")){e=`/${e}`}t=new URL(h.parseOrigin(t).origin+e)}else{if(!A){A=typeof t==="object"?t:{}}t=h.parseURL(t)}const{agent:s,dispatcher:n=w()}=A
if(s){throw new E("unsupported opts.agent. Did you mean opts.client?")}return e.call(n,{...A,origin:t.origin,path:t.search?`${t.pathname}${t.search}`:t.pathname,method:A.method||(A.body?"PUT":"GET")},r)}}r=m
r=w
const R=A(7302).fetch
r=async function fetch(e,t=undefined){try{return await R(e,t)}catch(e){if(e&&typeof e==="object"){Error.captureStackTrace(e)}throw e}}
A(3676).Headers
A(9107).Response
A(6055).Request
A(9662).FormData
r=globalThis.File??A(4573).File
A(6299).FileReader
const{setGlobalOrigin:b,getGlobalOrigin:F}=A(2443)
r=b
r=F
const{CacheStorage:S}=A(6949)
const{kConstruct:N}=A(7589)
r=new S(N)
const{deleteCookie:M,getCookies:U,getSetCookies:L,setCookie:T}=A(5437)
r=M
r=U
r=L
r=T
const{parseMIMEType:v,serializeAMimeType:H}=A(980)
r=v
r=H
const{CloseEvent:G,ErrorEvent:Y,MessageEvent:x}=A(44)
A(5366).WebSocket
r=G
r=Y
r=x
r=makeDispatcher(Q.request)
r=makeDispatcher(Q.stream)
r=makeDispatcher(Q.pipeline)
r=makeDispatcher(Q.connect)
r=makeDispatcher(Q.upgrade)
r=C
r=d
r=I
r=f
const{EventSource:J}=A(6942)
r=J},9318:(e,t,A)=>{const{addAbortListener:r}=A(1544)
const{RequestAbortedError:s}=A(8091)
const n=Symbol("kListener")
const o=Symbol("kSignal")
function abort(e){if(e.abort){e.abort(e[o]?.reason)}else{e.reason=e[o]?.reason??new s}removeSignal(e)}function addSignal(e,t){e.reason=null
e[o]=null
e[n]=null
if(!t){return}if(t.aborted){abort(e)
return}e[o]=t
e[n]=()=>{abort(e)}
r(e[o],e[n])}function removeSignal(e){if(!e[o]){return}if("removeEventListener"in e[o]){e[o].removeEventListener("abort",e[n])}else{e[o].removeListener("abort",e[n])}e[o]=null
e[n]=null}e.exports={addSignal,removeSignal}},9724:(e,t,A)=>{"use strict"
const r=A(4589)
const{AsyncResource:s}=A(6698)
const{InvalidArgumentError:n,SocketError:o}=A(8091)
const i=A(1544)
const{addSignal:a,removeSignal:c}=A(9318)
class ConnectHandler extends s{constructor(e,t){if(!e||typeof e!=="object"){throw new n("invalid opts")}if(typeof t!=="function"){throw new n("invalid callback")}const{signal:A,opaque:r,responseHeaders:s}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT")
this.opaque=r||null
this.responseHeaders=s||null
this.callback=t
this.abort=null
a(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(){throw new o("bad connect",null)}onUpgrade(e,t,A){const{callback:r,opaque:s,context:n}=this
c(this)
this.callback=null
let o=t
if(o!=null){o=this.responseHeaders==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)}this.runInAsyncScope(r,null,null,{statusCode:e,headers:o,socket:A,opaque:s,context:n})}onError(e){const{callback:t,opaque:A}=this
c(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function connect(e,t){if(t===undefined){return new Promise((t,A)=>{connect.call(this,e,(e,r)=>e?A(e):t(r))})}try{const A=new ConnectHandler(e,t)
this.dispatch({...e,method:"CONNECT"},A)}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=connect},6998:(e,t,A)=>{"use strict"
const{Readable:r,Duplex:s,PassThrough:n}=A(7075)
const{InvalidArgumentError:o,InvalidReturnValueError:i,RequestAbortedError:a}=A(8091)
const c=A(1544)
const{AsyncResource:l}=A(6698)
const{addSignal:g,removeSignal:u}=A(9318)
const h=A(4589)
const E=Symbol("resume")
class PipelineRequest extends r{constructor(){super({autoDestroy:true})
this[E]=null}_read(){const{[E]:e}=this
if(e){this[E]=null
e()}}_destroy(e,t){this._read()
t(e)}}class PipelineResponse extends r{constructor(e){super({autoDestroy:true})
this[E]=e}_read(){this[E]()}_destroy(e,t){if(!e&&!this._readableState.endEmitted){e=new a}t(e)}}class PipelineHandler extends l{constructor(e,t){if(!e||typeof e!=="object"){throw new o("invalid opts")}if(typeof t!=="function"){throw new o("invalid handler")}const{signal:A,method:r,opaque:n,onInfo:i,responseHeaders:l}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new o("invalid method")}if(i&&typeof i!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_PIPELINE")
this.opaque=n||null
this.responseHeaders=l||null
this.handler=t
this.abort=null
this.context=null
this.onInfo=i||null
this.req=(new PipelineRequest).on("error",c.nop)
this.ret=new s({readableObjectMode:e.objectMode,autoDestroy:true,read:()=>{const{body:e}=this
if(e?.resume){e.resume()}},write:(e,t,A)=>{const{req:r}=this
if(r.push(e,t)||r._readableState.destroyed){A()}else{r[E]=A}},destroy:(e,t)=>{const{body:A,req:r,res:s,ret:n,abort:o}=this
if(!e&&!n._readableState.endEmitted){e=new a}if(o&&e){o()}c.destroy(A,e)
c.destroy(r,e)
c.destroy(s,e)
u(this)
t(e)}}).on("prefinish",()=>{const{req:e}=this
e.push(null)})
this.res=null
g(this,A)}onConnect(e,t){const{ret:A,res:r}=this
if(this.reason){e(this.reason)
return}h(!r,"pipeline cannot be retried")
h(!A.destroyed)
this.abort=e
this.context=t}onHeaders(e,t,A){const{opaque:r,handler:s,context:n}=this
if(e<200){if(this.onInfo){const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
this.onInfo({statusCode:e,headers:A})}return}this.res=new PipelineResponse(A)
let o
try{this.handler=null
const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
o=this.runInAsyncScope(s,null,{statusCode:e,headers:A,opaque:r,body:this.res,context:n})}catch(e){this.res.on("error",c.nop)
throw e}if(!o||typeof o.on!=="function"){throw new i("expected Readable")}o.on("data",e=>{const{ret:t,body:A}=this
if(!t.push(e)&&A.pause){A.pause()}}).on("error",e=>{const{ret:t}=this
c.destroy(t,e)}).on("end",()=>{const{ret:e}=this
e.push(null)}).on("close",()=>{const{ret:e}=this
if(!e._readableState.ended){c.destroy(e,new a)}})
this.body=o}onData(e){const{res:t}=this
return t.push(e)}onComplete(e){const{res:t}=this
t.push(null)}onError(e){const{ret:t}=this
this.handler=null
c.destroy(t,e)}}function pipeline(e,t){try{const A=new PipelineHandler(e,t)
this.dispatch({...e,body:A.req},A)
return A.ret}catch(e){return(new n).destroy(e)}}e.exports=pipeline},8675:(e,t,A)=>{"use strict"
const r=A(4589)
const{Readable:s}=A(3135)
const{InvalidArgumentError:n,RequestAbortedError:o}=A(8091)
const i=A(1544)
const{getResolveErrorBodyCallback:a}=A(8447)
const{AsyncResource:c}=A(6698)
class RequestHandler extends c{constructor(e,t){if(!e||typeof e!=="object"){throw new n("invalid opts")}const{signal:A,method:r,opaque:s,body:a,onInfo:c,responseHeaders:l,throwOnError:g,highWaterMark:u}=e
try{if(typeof t!=="function"){throw new n("invalid callback")}if(u&&(typeof u!=="number"||u<0)){throw new n("invalid highWaterMark")}if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new n("invalid method")}if(c&&typeof c!=="function"){throw new n("invalid onInfo callback")}super("UNDICI_REQUEST")}catch(e){if(i.isStream(a)){i.destroy(a.on("error",i.nop),e)}throw e}this.method=r
this.responseHeaders=l||null
this.opaque=s||null
this.callback=t
this.res=null
this.abort=null
this.body=a
this.trailers={}
this.context=null
this.onInfo=c||null
this.throwOnError=g
this.highWaterMark=u
this.signal=A
this.reason=null
this.removeAbortListener=null
if(i.isStream(a)){a.on("error",e=>{this.onError(e)})}if(this.signal){if(this.signal.aborted){this.reason=this.signal.reason??new o}else{this.removeAbortListener=i.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new o
if(this.res){i.destroy(this.res.on("error",i.nop),this.reason)}else if(this.abort){this.abort(this.reason)}if(this.removeAbortListener){this.res?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}})}}}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,r){const{callback:n,opaque:o,abort:c,context:l,responseHeaders:g,highWaterMark:u}=this
const h=g==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:h})}return}const E=g==="raw"?i.parseHeaders(t):h
const Q=E["content-type"]
const B=E["content-length"]
const C=new s({resume:A,abort:c,contentType:Q,contentLength:this.method!=="HEAD"&&B?Number(B):null,highWaterMark:u})
if(this.removeAbortListener){C.on("close",this.removeAbortListener)}this.callback=null
this.res=C
if(n!==null){if(this.throwOnError&&e>=400){this.runInAsyncScope(a,null,{callback:n,body:C,contentType:Q,statusCode:e,statusMessage:r,headers:h})}else{this.runInAsyncScope(n,null,null,{statusCode:e,headers:h,trailers:this.trailers,opaque:o,body:C,context:l})}}}onData(e){return this.res.push(e)}onComplete(e){i.parseHeaders(e,this.trailers)
this.res.push(null)}onError(e){const{res:t,callback:A,body:r,opaque:s}=this
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:s})})}if(t){this.res=null
queueMicrotask(()=>{i.destroy(t,e)})}if(r){this.body=null
i.destroy(r,e)}if(this.removeAbortListener){t?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}}}function request(e,t){if(t===undefined){return new Promise((t,A)=>{request.call(this,e,(e,r)=>e?A(e):t(r))})}try{this.dispatch(e,new RequestHandler(e,t))}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=request
e.exports.RequestHandler=RequestHandler},576:(e,t,A)=>{"use strict"
const r=A(4589)
const{finished:s,PassThrough:n}=A(7075)
const{InvalidArgumentError:o,InvalidReturnValueError:i}=A(8091)
const a=A(1544)
const{getResolveErrorBodyCallback:c}=A(8447)
const{AsyncResource:l}=A(6698)
const{addSignal:g,removeSignal:u}=A(9318)
class StreamHandler extends l{constructor(e,t,A){if(!e||typeof e!=="object"){throw new o("invalid opts")}const{signal:r,method:s,opaque:n,body:i,onInfo:c,responseHeaders:l,throwOnError:u}=e
try{if(typeof A!=="function"){throw new o("invalid callback")}if(typeof t!=="function"){throw new o("invalid factory")}if(r&&typeof r.on!=="function"&&typeof r.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(s==="CONNECT"){throw new o("invalid method")}if(c&&typeof c!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_STREAM")}catch(e){if(a.isStream(i)){a.destroy(i.on("error",a.nop),e)}throw e}this.responseHeaders=l||null
this.opaque=n||null
this.factory=t
this.callback=A
this.res=null
this.abort=null
this.context=null
this.trailers=null
this.body=i
this.onInfo=c||null
this.throwOnError=u||false
if(a.isStream(i)){i.on("error",e=>{this.onError(e)})}g(this,r)}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,r){const{factory:o,opaque:l,context:g,callback:u,responseHeaders:h}=this
const E=h==="raw"?a.parseRawHeaders(t):a.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:E})}return}this.factory=null
let Q
if(this.throwOnError&&e>=400){const A=h==="raw"?a.parseHeaders(t):E
const s=A["content-type"]
Q=new n
this.callback=null
this.runInAsyncScope(c,null,{callback:u,body:Q,contentType:s,statusCode:e,statusMessage:r,headers:E})}else{if(o===null){return}Q=this.runInAsyncScope(o,null,{statusCode:e,headers:E,opaque:l,context:g})
if(!Q||typeof Q.write!=="function"||typeof Q.end!=="function"||typeof Q.on!=="function"){throw new i("expected Writable")}s(Q,{readable:false},e=>{const{callback:t,res:A,opaque:r,trailers:s,abort:n}=this
this.res=null
if(e||!A.readable){a.destroy(A,e)}this.callback=null
this.runInAsyncScope(t,null,e||null,{opaque:r,trailers:s})
if(e){n()}})}Q.on("drain",A)
this.res=Q
const B=Q.writableNeedDrain!==undefined?Q.writableNeedDrain:Q._writableState?.needDrain
return B!==true}onData(e){const{res:t}=this
return t?t.write(e):true}onComplete(e){const{res:t}=this
u(this)
if(!t){return}this.trailers=a.parseHeaders(e)
t.end()}onError(e){const{res:t,callback:A,opaque:r,body:s}=this
u(this)
this.factory=null
if(t){this.res=null
a.destroy(t,e)}else if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:r})})}if(s){this.body=null
a.destroy(s,e)}}}function stream(e,t,A){if(A===undefined){return new Promise((A,r)=>{stream.call(this,e,t,(e,t)=>e?r(e):A(t))})}try{this.dispatch(e,new StreamHandler(e,t,A))}catch(t){if(typeof A!=="function"){throw t}const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}e.exports=stream},2274:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r,SocketError:s}=A(8091)
const{AsyncResource:n}=A(6698)
const o=A(1544)
const{addSignal:i,removeSignal:a}=A(9318)
const c=A(4589)
class UpgradeHandler extends n{constructor(e,t){if(!e||typeof e!=="object"){throw new r("invalid opts")}if(typeof t!=="function"){throw new r("invalid callback")}const{signal:A,opaque:s,responseHeaders:n}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new r("signal must be an EventEmitter or EventTarget")}super("UNDICI_UPGRADE")
this.responseHeaders=n||null
this.opaque=s||null
this.callback=t
this.abort=null
this.context=null
i(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}c(this.callback)
this.abort=e
this.context=null}onHeaders(){throw new s("bad upgrade",null)}onUpgrade(e,t,A){c(e===101)
const{callback:r,opaque:s,context:n}=this
a(this)
this.callback=null
const i=this.responseHeaders==="raw"?o.parseRawHeaders(t):o.parseHeaders(t)
this.runInAsyncScope(r,null,null,{headers:i,socket:A,opaque:s,context:n})}onError(e){const{callback:t,opaque:A}=this
a(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function upgrade(e,t){if(t===undefined){return new Promise((t,A)=>{upgrade.call(this,e,(e,r)=>e?A(e):t(r))})}try{const A=new UpgradeHandler(e,t)
this.dispatch({...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"},A)}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=upgrade},5407:(e,t,A)=>{"use strict"
e.exports.request=A(8675)
e.exports.stream=A(576)
e.exports.pipeline=A(6998)
e.exports.upgrade=A(2274)
e.exports.connect=A(9724)},3135:(e,t,A)=>{"use strict"
const r=A(4589)
const{Readable:s}=A(7075)
const{RequestAbortedError:n,NotSupportedError:o,InvalidArgumentError:i,AbortError:a}=A(8091)
const c=A(1544)
const{ReadableStreamFrom:l}=A(1544)
const g=Symbol("kConsume")
const u=Symbol("kReading")
const h=Symbol("kBody")
const E=Symbol("kAbort")
const Q=Symbol("kContentType")
const B=Symbol("kContentLength")
const noop=()=>{}
class BodyReadable extends s{constructor({resume:e,abort:t,contentType:A="",contentLength:r,highWaterMark:s=64*1024}){super({autoDestroy:true,read:e,highWaterMark:s})
this._readableState.dataEmitted=false
this[E]=t
this[g]=null
this[h]=null
this[Q]=A
this[B]=r
this[u]=false}destroy(e){if(!e&&!this._readableState.endEmitted){e=new n}if(e){this[E]()}return super.destroy(e)}_destroy(e,t){if(!this[u]){setImmediate(()=>{t(e)})}else{t(e)}}on(e,...t){if(e==="data"||e==="readable"){this[u]=true}return super.on(e,...t)}addListener(e,...t){return this.on(e,...t)}off(e,...t){const A=super.off(e,...t)
if(e==="data"||e==="readable"){this[u]=this.listenerCount("data")>0||this.listenerCount("readable")>0}return A}removeListener(e,...t){return this.off(e,...t)}push(e){if(this[g]&&e!==null){consumePush(this[g],e)
return this[u]?super.push(e):true}return super.push(e)}async text(){return consume(this,"text")}async json(){return consume(this,"json")}async blob(){return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){throw new o}get bodyUsed(){return c.isDisturbed(this)}get body(){if(!this[h]){this[h]=l(this)
if(this[g]){this[h].getReader()
r(this[h].locked)}}return this[h]}async dump(e){let t=Number.isFinite(e?.limit)?e.limit:128*1024
const A=e?.signal
if(A!=null&&(typeof A!=="object"||!("aborted"in A))){throw new i("signal must be an AbortSignal")}A?.throwIfAborted()
if(this._readableState.closeEmitted){return null}return await new Promise((e,r)=>{if(this[B]>t){this.destroy(new a)}const onAbort=()=>{this.destroy(A.reason??new a)}
A?.addEventListener("abort",onAbort)
this.on("close",function(){A?.removeEventListener("abort",onAbort)
if(A?.aborted){r(A.reason??new a)}else{e(null)}}).on("error",noop).on("data",function(e){t-=e.length
if(t<=0){this.destroy()}}).resume()})}}function isLocked(e){return e[h]&&e[h].locked===true||e[g]}function isUnusable(e){return c.isDisturbed(e)||isLocked(e)}async function consume(e,t){r(!e[g])
return new Promise((A,r)=>{if(isUnusable(e)){const t=e._readableState
if(t.destroyed&&t.closeEmitted===false){e.on("error",e=>{r(e)}).on("close",()=>{r(new TypeError("unusable"))})}else{r(t.errored??new TypeError("unusable"))}}else{queueMicrotask(()=>{e[g]={type:t,stream:e,resolve:A,reject:r,length:0,body:[]}
e.on("error",function(e){consumeFinish(this[g],e)}).on("close",function(){if(this[g].body!==null){consumeFinish(this[g],new n)}})
consumeStart(e[g])})}})}function consumeStart(e){if(e.body===null){return}const{_readableState:t}=e.stream
if(t.bufferIndex){const A=t.bufferIndex
const r=t.buffer.length
for(let s=A;s<r;s++){consumePush(e,t.buffer[s])}}else{for(const A of t.buffer){consumePush(e,A)}}if(t.endEmitted){consumeEnd(this[g])}else{e.stream.on("end",function(){consumeEnd(this[g])})}e.stream.resume()
while(e.stream.read()!=null){}}function chunksDecode(e,t){if(e.length===0||t===0){return""}const A=e.length===1?e[0]:Buffer.concat(e,t)
const r=A.length
const s=r>2&&A[0]===239&&A[1]===187&&A[2]===191?3:0
return A.utf8Slice(s,r)}function chunksConcat(e,t){if(e.length===0||t===0){return new Uint8Array(0)}if(e.length===1){return new Uint8Array(e[0])}const A=new Uint8Array(Buffer.allocUnsafeSlow(t).buffer)
let r=0
for(let t=0;t<e.length;++t){const s=e[t]
A.set(s,r)
r+=s.length}return A}function consumeEnd(e){const{type:t,body:A,resolve:r,stream:s,length:n}=e
try{if(t==="text"){r(chunksDecode(A,n))}else if(t==="json"){r(JSON.parse(chunksDecode(A,n)))}else if(t==="arrayBuffer"){r(chunksConcat(A,n).buffer)}else if(t==="blob"){r(new Blob(A,{type:s[Q]}))}else if(t==="bytes"){r(chunksConcat(A,n))}consumeFinish(e)}catch(e){s.destroy(e)}}function consumePush(e,t){e.length+=t.length
e.body.push(t)}function consumeFinish(e,t){if(e.body===null){return}if(t){e.reject(t)}else{e.resolve()}e.type=null
e.stream=null
e.resolve=null
e.reject=null
e.length=0
e.body=null}e.exports={Readable:BodyReadable,chunksDecode}},8447:(e,t,A)=>{const r=A(4589)
const{ResponseStatusCodeError:s}=A(8091)
const{chunksDecode:n}=A(3135)
const o=128*1024
async function getResolveErrorBodyCallback({callback:e,body:t,contentType:A,statusCode:i,statusMessage:a,headers:c}){r(t)
let l=[]
let g=0
try{for await(const e of t){l.push(e)
g+=e.length
if(g>o){l=[]
g=0
break}}}catch{l=[]
g=0}const u=`Response status code ${i}${a?`: ${a}`:""}`
if(i===204||!A||!g){queueMicrotask(()=>e(new s(u,i,c)))
return}const h=Error.stackTraceLimit
Error.stackTraceLimit=0
let E
try{if(isContentTypeApplicationJson(A)){E=JSON.parse(n(l,g))}else if(isContentTypeText(A)){E=n(l,g)}}catch{}finally{Error.stackTraceLimit=h}queueMicrotask(()=>e(new s(u,i,c,E)))}const isContentTypeApplicationJson=e=>e.length>15&&e[11]==="/"&&e[0]==="a"&&e[1]==="p"&&e[2]==="p"&&e[3]==="l"&&e[4]==="i"&&e[5]==="c"&&e[6]==="a"&&e[7]==="t"&&e[8]==="i"&&e[9]==="o"&&e[10]==="n"&&e[12]==="j"&&e[13]==="s"&&e[14]==="o"&&e[15]==="n"
const isContentTypeText=e=>e.length>4&&e[4]==="/"&&e[0]==="t"&&e[1]==="e"&&e[2]==="x"&&e[3]==="t"
e.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}},2296:(e,t,A)=>{"use strict"
const r=A(7030)
const s=A(4589)
const n=A(1544)
const{InvalidArgumentError:o,ConnectTimeoutError:i}=A(8091)
const a=A(2563)
function noop(){}let c
let l
if(global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)){l=class WeakSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map
this._sessionRegistry=new global.FinalizationRegistry(e=>{if(this._sessionCache.size<this._maxCachedSessions){return}const t=this._sessionCache.get(e)
if(t!==undefined&&t.deref()===undefined){this._sessionCache.delete(e)}})}get(e){const t=this._sessionCache.get(e)
return t?t.deref():null}set(e,t){if(this._maxCachedSessions===0){return}this._sessionCache.set(e,new WeakRef(t))
this._sessionRegistry.register(t,e)}}}else{l=class SimpleSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map}get(e){return this._sessionCache.get(e)}set(e,t){if(this._maxCachedSessions===0){return}if(this._sessionCache.size>=this._maxCachedSessions){const{value:e}=this._sessionCache.keys().next()
this._sessionCache.delete(e)}this._sessionCache.set(e,t)}}}function buildConnector({allowH2:e,maxCachedSessions:t,socketPath:i,timeout:a,session:u,...h}){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new o("maxCachedSessions must be a positive integer or zero")}const E={path:i,...h}
const Q=new l(t==null?100:t)
a=a==null?1e4:a
e=e!=null?e:false
return function connect({hostname:t,host:o,protocol:i,port:l,servername:h,localAddress:B,httpSocket:C},I){let d
if(i==="https:"){if(!c){c=A(1692)}h=h||E.servername||n.getServerName(o)||null
const r=h||t
s(r)
const i=u||Q.get(r)||null
l=l||443
d=c.connect({highWaterMark:16384,...E,servername:h,session:i,localAddress:B,ALPNProtocols:e?["http/1.1","h2"]:["http/1.1"],socket:C,port:l,host:t})
d.on("session",function(e){Q.set(r,e)})}else{s(!C,"httpSocket can only be sent on TLS update")
l=l||80
d=r.connect({highWaterMark:64*1024,...E,localAddress:B,port:l,host:t})}if(E.keepAlive==null||E.keepAlive){const e=E.keepAliveInitialDelay===undefined?6e4:E.keepAliveInitialDelay
d.setKeepAlive(true,e)}const f=g(new WeakRef(d),{timeout:a,hostname:t,port:l})
d.setNoDelay(true).once(i==="https:"?"secureConnect":"connect",function(){queueMicrotask(f)
if(I){const e=I
I=null
e(null,this)}}).on("error",function(e){queueMicrotask(f)
if(I){const t=I
I=null
t(e)}})
return d}}const g=process.platform==="win32"?(e,t)=>{if(!t.timeout){return noop}let A=null
let r=null
const s=a.setFastTimeout(()=>{A=setImmediate(()=>{r=setImmediate(()=>onConnectTimeout(e.deref(),t))})},t.timeout)
return()=>{a.clearFastTimeout(s)
clearImmediate(A)
clearImmediate(r)}}:(e,t)=>{if(!t.timeout){return noop}let A=null
const r=a.setFastTimeout(()=>{A=setImmediate(()=>{onConnectTimeout(e.deref(),t)})},t.timeout)
return()=>{a.clearFastTimeout(r)
clearImmediate(A)}}
function onConnectTimeout(e,t){if(e==null){return}let A="Connect Timeout Error"
if(Array.isArray(e.autoSelectFamilyAttemptedAddresses)){A+=` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{A+=` (attempted address: ${t.hostname}:${t.port},`}A+=` timeout: ${t.timeout}ms)`
n.destroy(e,new i(A))}e.exports=buildConnector},1303:e=>{"use strict"
const t={}
const A=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
for(let e=0;e<A.length;++e){const r=A[e]
const s=r.toLowerCase()
t[r]=t[s]=s}Object.setPrototypeOf(t,null)
e.exports={wellknownHeaderNames:A,headerNameLowerCasedRecord:t}},8150:(e,t,A)=>{"use strict"
const r=A(3053)
const s=A(7975)
const n=s.debuglog("undici")
const o=s.debuglog("fetch")
const i=s.debuglog("websocket")
let a=false
const c={beforeConnect:r.channel("undici:client:beforeConnect"),connected:r.channel("undici:client:connected"),connectError:r.channel("undici:client:connectError"),sendHeaders:r.channel("undici:client:sendHeaders"),create:r.channel("undici:request:create"),bodySent:r.channel("undici:request:bodySent"),headers:r.channel("undici:request:headers"),trailers:r.channel("undici:request:trailers"),error:r.channel("undici:request:error"),open:r.channel("undici:websocket:open"),close:r.channel("undici:websocket:close"),socketError:r.channel("undici:websocket:socket_error"),ping:r.channel("undici:websocket:ping"),pong:r.channel("undici:websocket:pong")}
if(n.enabled||o.enabled){const e=o.enabled?o:n
r.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n}}=t
e("connecting to %s using %s%s",`${n}${s?`:${s}`:""}`,r,A)})
r.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n}}=t
e("connected to %s using %s%s",`${n}${s?`:${s}`:""}`,r,A)})
r.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n},error:o}=t
e("connection to %s using %s%s errored - %s",`${n}${s?`:${s}`:""}`,r,A,o.message)})
r.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("sending request to %s %s/%s",A,s,r)})
r.channel("undici:request:headers").subscribe(t=>{const{request:{method:A,path:r,origin:s},response:{statusCode:n}}=t
e("received response to %s %s/%s - HTTP %d",A,s,r,n)})
r.channel("undici:request:trailers").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("trailers received from %s %s/%s",A,s,r)})
r.channel("undici:request:error").subscribe(t=>{const{request:{method:A,path:r,origin:s},error:n}=t
e("request to %s %s/%s errored - %s",A,s,r,n.message)})
a=true}if(i.enabled){if(!a){const e=n.enabled?n:i
r.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n}}=t
e("connecting to %s%s using %s%s",n,s?`:${s}`:"",r,A)})
r.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n}}=t
e("connected to %s%s using %s%s",n,s?`:${s}`:"",r,A)})
r.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:n},error:o}=t
e("connection to %s%s using %s%s errored - %s",n,s?`:${s}`:"",r,A,o.message)})
r.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("sending request to %s %s/%s",A,s,r)})}r.channel("undici:websocket:open").subscribe(e=>{const{address:{address:t,port:A}}=e
i("connection opened %s%s",t,A?`:${A}`:"")})
r.channel("undici:websocket:close").subscribe(e=>{const{websocket:t,code:A,reason:r}=e
i("closed connection to %s - %s %s",t.url,A,r)})
r.channel("undici:websocket:socket_error").subscribe(e=>{i("connection errored - %s",e.message)})
r.channel("undici:websocket:ping").subscribe(e=>{i("ping received")})
r.channel("undici:websocket:pong").subscribe(e=>{i("pong received")})}e.exports={channels:c}},8091:e=>{"use strict"
const t=Symbol.for("undici.error.UND_ERR")
class UndiciError extends Error{constructor(e){super(e)
this.name="UndiciError"
this.code="UND_ERR"}static[Symbol.hasInstance](e){return e&&e[t]===true}[t]=true}const A=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT")
class ConnectTimeoutError extends UndiciError{constructor(e){super(e)
this.name="ConnectTimeoutError"
this.message=e||"Connect Timeout Error"
this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[A]===true}[A]=true}const r=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT")
class HeadersTimeoutError extends UndiciError{constructor(e){super(e)
this.name="HeadersTimeoutError"
this.message=e||"Headers Timeout Error"
this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[r]===true}[r]=true}const s=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW")
class HeadersOverflowError extends UndiciError{constructor(e){super(e)
this.name="HeadersOverflowError"
this.message=e||"Headers Overflow Error"
this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](e){return e&&e[s]===true}[s]=true}const n=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT")
class BodyTimeoutError extends UndiciError{constructor(e){super(e)
this.name="BodyTimeoutError"
this.message=e||"Body Timeout Error"
this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[n]===true}[n]=true}const o=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE")
class ResponseStatusCodeError extends UndiciError{constructor(e,t,A,r){super(e)
this.name="ResponseStatusCodeError"
this.message=e||"Response Status Code Error"
this.code="UND_ERR_RESPONSE_STATUS_CODE"
this.body=r
this.status=t
this.statusCode=t
this.headers=A}static[Symbol.hasInstance](e){return e&&e[o]===true}[o]=true}const i=Symbol.for("undici.error.UND_ERR_INVALID_ARG")
class InvalidArgumentError extends UndiciError{constructor(e){super(e)
this.name="InvalidArgumentError"
this.message=e||"Invalid Argument Error"
this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](e){return e&&e[i]===true}[i]=true}const a=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE")
class InvalidReturnValueError extends UndiciError{constructor(e){super(e)
this.name="InvalidReturnValueError"
this.message=e||"Invalid Return Value Error"
this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](e){return e&&e[a]===true}[a]=true}const c=Symbol.for("undici.error.UND_ERR_ABORT")
class AbortError extends UndiciError{constructor(e){super(e)
this.name="AbortError"
this.message=e||"The operation was aborted"
this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](e){return e&&e[c]===true}[c]=true}const l=Symbol.for("undici.error.UND_ERR_ABORTED")
class RequestAbortedError extends AbortError{constructor(e){super(e)
this.name="AbortError"
this.message=e||"Request aborted"
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](e){return e&&e[l]===true}[l]=true}const g=Symbol.for("undici.error.UND_ERR_INFO")
class InformationalError extends UndiciError{constructor(e){super(e)
this.name="InformationalError"
this.message=e||"Request information"
this.code="UND_ERR_INFO"}static[Symbol.hasInstance](e){return e&&e[g]===true}[g]=true}const u=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
class RequestContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="RequestContentLengthMismatchError"
this.message=e||"Request body length does not match content-length header"
this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[u]===true}[u]=true}const h=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
class ResponseContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="ResponseContentLengthMismatchError"
this.message=e||"Response body length does not match content-length header"
this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[h]===true}[h]=true}const E=Symbol.for("undici.error.UND_ERR_DESTROYED")
class ClientDestroyedError extends UndiciError{constructor(e){super(e)
this.name="ClientDestroyedError"
this.message=e||"The client is destroyed"
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](e){return e&&e[E]===true}[E]=true}const Q=Symbol.for("undici.error.UND_ERR_CLOSED")
class ClientClosedError extends UndiciError{constructor(e){super(e)
this.name="ClientClosedError"
this.message=e||"The client is closed"
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](e){return e&&e[Q]===true}[Q]=true}const B=Symbol.for("undici.error.UND_ERR_SOCKET")
class SocketError extends UndiciError{constructor(e,t){super(e)
this.name="SocketError"
this.message=e||"Socket error"
this.code="UND_ERR_SOCKET"
this.socket=t}static[Symbol.hasInstance](e){return e&&e[B]===true}[B]=true}const C=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED")
class NotSupportedError extends UndiciError{constructor(e){super(e)
this.name="NotSupportedError"
this.message=e||"Not supported error"
this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](e){return e&&e[C]===true}[C]=true}const I=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
class BalancedPoolMissingUpstreamError extends UndiciError{constructor(e){super(e)
this.name="MissingUpstreamError"
this.message=e||"No upstream has been added to the BalancedPool"
this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](e){return e&&e[I]===true}[I]=true}const d=Symbol.for("undici.error.UND_ERR_HTTP_PARSER")
class HTTPParserError extends Error{constructor(e,t,A){super(e)
this.name="HTTPParserError"
this.code=t?`HPE_${t}`:undefined
this.data=A?A.toString():undefined}static[Symbol.hasInstance](e){return e&&e[d]===true}[d]=true}const f=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
class ResponseExceededMaxSizeError extends UndiciError{constructor(e){super(e)
this.name="ResponseExceededMaxSizeError"
this.message=e||"Response content exceeded max size"
this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](e){return e&&e[f]===true}[f]=true}const p=Symbol.for("undici.error.UND_ERR_REQ_RETRY")
class RequestRetryError extends UndiciError{constructor(e,t,{headers:A,data:r}){super(e)
this.name="RequestRetryError"
this.message=e||"Request retry error"
this.code="UND_ERR_REQ_RETRY"
this.statusCode=t
this.data=r
this.headers=A}static[Symbol.hasInstance](e){return e&&e[p]===true}[p]=true}const w=Symbol.for("undici.error.UND_ERR_RESPONSE")
class ResponseError extends UndiciError{constructor(e,t,{headers:A,data:r}){super(e)
this.name="ResponseError"
this.message=e||"Response error"
this.code="UND_ERR_RESPONSE"
this.statusCode=t
this.data=r
this.headers=A}static[Symbol.hasInstance](e){return e&&e[w]===true}[w]=true}const m=Symbol.for("undici.error.UND_ERR_PRX_TLS")
class SecureProxyConnectionError extends UndiciError{constructor(e,t,A){super(t,{cause:e,...A??{}})
this.name="SecureProxyConnectionError"
this.message=t||"Secure Proxy Connection failed"
this.code="UND_ERR_PRX_TLS"
this.cause=e}static[Symbol.hasInstance](e){return e&&e[m]===true}[m]=true}const y=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
class MessageSizeExceededError extends UndiciError{constructor(e){super(e)
this.name="MessageSizeExceededError"
this.message=e||"Max decompressed message size exceeded"
this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](e){return e&&e[y]===true}get[y](){return true}}e.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}},8823:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r,NotSupportedError:s}=A(8091)
const n=A(4589)
const{isValidHTTPToken:o,isValidHeaderValue:i,isStream:a,destroy:c,isBuffer:l,isFormDataLike:g,isIterable:u,isBlobLike:h,buildURL:E,validateHandler:Q,getServerName:B,normalizedMethodRecords:C}=A(1544)
const{channels:I}=A(8150)
const{headerNameLowerCasedRecord:d}=A(1303)
const f=/[^\u0021-\u00ff]/
const p=Symbol("handler")
class Request{constructor(e,{path:t,method:A,body:s,headers:n,query:d,idempotent:w,blocking:m,upgrade:y,headersTimeout:k,bodyTimeout:D,reset:R,throwOnError:b,expectContinue:F,servername:S},N){if(typeof t!=="string"){throw new r("path must be a string")}else if(t[0]!=="/"&&!(t.startsWith("http://")||t.startsWith("https://"))&&A!=="CONNECT"){throw new r("path must be an absolute URL or start with a slash")}else if(f.test(t)){throw new r("invalid request path")}if(typeof A!=="string"){throw new r("method must be a string")}else if(C[A]===undefined&&!o(A)){throw new r("invalid request method")}if(y&&typeof y!=="string"){throw new r("upgrade must be a string")}if(y&&!i(y)){throw new r("invalid upgrade header")}if(k!=null&&(!Number.isFinite(k)||k<0)){throw new r("invalid headersTimeout")}if(D!=null&&(!Number.isFinite(D)||D<0)){throw new r("invalid bodyTimeout")}if(R!=null&&typeof R!=="boolean"){throw new r("invalid reset")}if(F!=null&&typeof F!=="boolean"){throw new r("invalid expectContinue")}this.headersTimeout=k
this.bodyTimeout=D
this.throwOnError=b===true
this.method=A
this.abort=null
if(s==null){this.body=null}else if(a(s)){this.body=s
const e=this.body._readableState
if(!e||!e.autoDestroy){this.endHandler=function autoDestroy(){c(this)}
this.body.on("end",this.endHandler)}this.errorHandler=e=>{if(this.abort){this.abort(e)}else{this.error=e}}
this.body.on("error",this.errorHandler)}else if(l(s)){this.body=s.byteLength?s:null}else if(ArrayBuffer.isView(s)){this.body=s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null}else if(s instanceof ArrayBuffer){this.body=s.byteLength?Buffer.from(s):null}else if(typeof s==="string"){this.body=s.length?Buffer.from(s):null}else if(g(s)||u(s)||h(s)){this.body=s}else{throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")}this.completed=false
this.aborted=false
this.upgrade=y||null
this.path=d?E(t,d):t
this.origin=e
this.idempotent=w==null?A==="HEAD"||A==="GET":w
this.blocking=m==null?false:m
this.reset=R==null?null:R
this.host=null
this.contentLength=null
this.contentType=null
this.headers=[]
this.expectContinue=F!=null?F:false
if(Array.isArray(n)){if(n.length%2!==0){throw new r("headers array must be even")}for(let e=0;e<n.length;e+=2){processHeader(this,n[e],n[e+1])}}else if(n&&typeof n==="object"){if(n[Symbol.iterator]){for(const e of n){if(!Array.isArray(e)||e.length!==2){throw new r("headers must be in key-value pair format")}processHeader(this,e[0],e[1])}}else{const e=Object.keys(n)
for(let t=0;t<e.length;++t){processHeader(this,e[t],n[e[t]])}}}else if(n!=null){throw new r("headers must be an object or an array")}Q(N,A,y)
this.servername=S||B(this.host)
this[p]=N
if(I.create.hasSubscribers){I.create.publish({request:this})}}onBodySent(e){if(this[p].onBodySent){try{return this[p].onBodySent(e)}catch(e){this.abort(e)}}}onRequestSent(){if(I.bodySent.hasSubscribers){I.bodySent.publish({request:this})}if(this[p].onRequestSent){try{return this[p].onRequestSent()}catch(e){this.abort(e)}}}onConnect(e){n(!this.aborted)
n(!this.completed)
if(this.error){e(this.error)}else{this.abort=e
return this[p].onConnect(e)}}onResponseStarted(){return this[p].onResponseStarted?.()}onHeaders(e,t,A,r){n(!this.aborted)
n(!this.completed)
if(I.headers.hasSubscribers){I.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:r}})}try{return this[p].onHeaders(e,t,A,r)}catch(e){this.abort(e)}}onData(e){n(!this.aborted)
n(!this.completed)
try{return this[p].onData(e)}catch(e){this.abort(e)
return false}}onUpgrade(e,t,A,r=""){this.onFinally()
n(!this.aborted)
n(!this.completed)
if(e!==null){this.#e(e,t,r)}const s=this[p].onUpgrade(e,t,A)
if(!this.aborted){this.completed=true
if(e!==null){this.#t()}}return s}onUpgradeResponse(e,t,A,r=""){n(!this.aborted)
n(this.completed)
if(I.headers.hasSubscribers){this.#e(e,A(t),r)}this.#t()}onUpgradeError(e){n(!this.aborted)
n(this.completed)
if(I.error.hasSubscribers){I.error.publish({request:this,error:e})}}#e(e,t,A){if(I.headers.hasSubscribers){I.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:A}})}}#t(){if(I.trailers.hasSubscribers){I.trailers.publish({request:this,trailers:[]})}}onComplete(e){this.onFinally()
n(!this.aborted)
this.completed=true
if(I.trailers.hasSubscribers){I.trailers.publish({request:this,trailers:e})}try{return this[p].onComplete(e)}catch(e){this.onError(e)}}onError(e){this.onFinally()
if(I.error.hasSubscribers){I.error.publish({request:this,error:e})}if(this.aborted){return}this.aborted=true
return this[p].onError(e)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler)
this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
this.endHandler=null}}addHeader(e,t){processHeader(this,e,t)
return this}}function processHeader(e,t,A){if(A&&(typeof A==="object"&&!Array.isArray(A))){throw new r(`invalid ${t} header`)}else if(A===undefined){return}let n=d[t]
if(n===undefined){n=t.toLowerCase()
if(d[n]===undefined&&!o(n)){throw new r("invalid header key")}}if(Array.isArray(A)){const e=[]
for(let s=0;s<A.length;s++){if(typeof A[s]==="string"){if(!i(A[s])){throw new r(`invalid ${t} header`)}e.push(A[s])}else if(A[s]===null){e.push("")}else if(typeof A[s]==="object"){throw new r(`invalid ${t} header`)}else{const n=`${A[s]}`
if(!i(n)){throw new r(`invalid ${t} header`)}e.push(n)}}A=e}else if(typeof A==="string"){if(!i(A)){throw new r(`invalid ${t} header`)}}else if(A===null){A=""}else{A=`${A}`
if(!i(A)){throw new r(`invalid ${t} header`)}}if(n==="host"){if(e.host!==null){throw new r("duplicate host header")}if(typeof A!=="string"){throw new r("invalid host header")}e.host=A}else if(n==="content-length"){if(e.contentLength!==null){throw new r("duplicate content-length header")}e.contentLength=parseInt(A,10)
if(!Number.isFinite(e.contentLength)){throw new r("invalid content-length header")}}else if(e.contentType===null&&n==="content-type"){e.contentType=A
e.headers.push(t,A)}else if(n==="transfer-encoding"||n==="keep-alive"||n==="upgrade"){throw new r(`invalid ${n} header`)}else if(n==="connection"){const t=typeof A==="string"?A.toLowerCase():null
if(t!=="close"&&t!=="keep-alive"){throw new r("invalid connection header")}if(t==="close"){e.reset=true}}else if(n==="expect"){throw new s("expect header not supported")}else{e.headers.push(t,A)}}e.exports=Request},9411:e=>{e.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},3568:(e,t,A)=>{"use strict"
const{wellknownHeaderNames:r,headerNameLowerCasedRecord:s}=A(1303)
class TstNode{value=null
left=null
middle=null
right=null
code
constructor(e,t,A){if(A===undefined||A>=e.length){throw new TypeError("Unreachable")}const r=this.code=e.charCodeAt(A)
if(r>127){throw new TypeError("key must be ascii string")}if(e.length!==++A){this.middle=new TstNode(e,t,A)}else{this.value=t}}add(e,t){const A=e.length
if(A===0){throw new TypeError("Unreachable")}let r=0
let s=this
while(true){const n=e.charCodeAt(r)
if(n>127){throw new TypeError("key must be ascii string")}if(s.code===n){if(A===++r){s.value=t
break}else if(s.middle!==null){s=s.middle}else{s.middle=new TstNode(e,t,r)
break}}else if(s.code<n){if(s.left!==null){s=s.left}else{s.left=new TstNode(e,t,r)
break}}else if(s.right!==null){s=s.right}else{s.right=new TstNode(e,t,r)
break}}}search(e){const t=e.length
let A=0
let r=this
while(r!==null&&A<t){let s=e[A]
if(s<=90&&s>=65){s|=32}while(r!==null){if(s===r.code){if(t===++A){return r}r=r.middle
break}r=r.code<s?r.left:r.right}}return null}}class TernarySearchTree{node=null
insert(e,t){if(this.node===null){this.node=new TstNode(e,t,0)}else{this.node.add(e,t)}}lookup(e){return this.node?.search(e)?.value??null}}const n=new TernarySearchTree
for(let e=0;e<r.length;++e){const t=s[r[e]]
n.insert(t,t)}e.exports={TernarySearchTree,tree:n}},1544:(e,t,A)=>{"use strict"
const r=A(4589)
const{kDestroyed:s,kBodyUsed:n,kListeners:o,kBody:i}=A(9411)
const{IncomingMessage:a}=A(7067)
const c=A(7075)
const l=A(7030)
const{Blob:g}=A(4573)
const u=A(7975)
const{stringify:h}=A(1792)
const{EventEmitter:E}=A(8474)
const{InvalidArgumentError:Q}=A(8091)
const{headerNameLowerCasedRecord:B}=A(1303)
const{tree:C}=A(3568)
const[I,d]=process.versions.node.split(".").map(e=>Number(e))
class BodyAsyncIterable{constructor(e){this[i]=e
this[n]=false}async*[Symbol.asyncIterator](){r(!this[n],"disturbed")
this[n]=true
yield*this[i]}}function wrapRequestBody(e){if(isStream(e)){if(bodyLength(e)===0){e.on("data",function(){r(false)})}if(typeof e.readableDidRead!=="boolean"){e[n]=false
E.prototype.on.call(e,"data",function(){this[n]=true})}return e}else if(e&&typeof e.pipeTo==="function"){return new BodyAsyncIterable(e)}else if(e&&typeof e!=="string"&&!ArrayBuffer.isView(e)&&isIterable(e)){return new BodyAsyncIterable(e)}else{return e}}function nop(){}function isStream(e){return e&&typeof e==="object"&&typeof e.pipe==="function"&&typeof e.on==="function"}function isBlobLike(e){if(e===null){return false}else if(e instanceof g){return true}else if(typeof e!=="object"){return false}else{const t=e[Symbol.toStringTag]
return(t==="Blob"||t==="File")&&("stream"in e&&typeof e.stream==="function"||"arrayBuffer"in e&&typeof e.arrayBuffer==="function")}}function buildURL(e,t){if(e.includes("?")||e.includes("#")){throw new Error('Query params cannot be passed when url already contains "?" or "#".')}const A=h(t)
if(A){e+="?"+A}return e}function isValidPort(e){const t=parseInt(e,10)
return t===Number(e)&&t>=0&&t<=65535}function isHttpOrHttpsPrefixed(e){return e!=null&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&(e[4]===":"||e[4]==="s"&&e[5]===":")}function parseURL(e){if(typeof e==="string"){e=new URL(e)
if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}if(!e||typeof e!=="object"){throw new Q("Invalid URL: The URL argument must be a non-null object.")}if(!(e instanceof URL)){if(e.port!=null&&e.port!==""&&isValidPort(e.port)===false){throw new Q("Invalid URL: port must be a valid integer or a string representation of an integer.")}if(e.path!=null&&typeof e.path!=="string"){throw new Q("Invalid URL path: the path must be a string or null/undefined.")}if(e.pathname!=null&&typeof e.pathname!=="string"){throw new Q("Invalid URL pathname: the pathname must be a string or null/undefined.")}if(e.hostname!=null&&typeof e.hostname!=="string"){throw new Q("Invalid URL hostname: the hostname must be a string or null/undefined.")}if(e.origin!=null&&typeof e.origin!=="string"){throw new Q("Invalid URL origin: the origin must be a string or null/undefined.")}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}const t=e.port!=null?e.port:e.protocol==="https:"?443:80
let A=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${t}`
let r=e.path!=null?e.path:`${e.pathname||""}${e.search||""}`
if(A[A.length-1]==="/"){A=A.slice(0,A.length-1)}if(r&&r[0]!=="/"){r=`/${r}`}return new URL(`${A}${r}`)}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}function parseOrigin(e){e=parseURL(e)
if(e.pathname!=="/"||e.search||e.hash){throw new Q("invalid url")}return e}function getHostname(e){if(e[0]==="["){const t=e.indexOf("]")
r(t!==-1)
return e.substring(1,t)}const t=e.indexOf(":")
if(t===-1)return e
return e.substring(0,t)}function getServerName(e){if(!e){return null}r(typeof e==="string")
const t=getHostname(e)
if(l.isIP(t)){return""}return t}function deepClone(e){return JSON.parse(JSON.stringify(e))}function isAsyncIterable(e){return!!(e!=null&&typeof e[Symbol.asyncIterator]==="function")}function isIterable(e){return!!(e!=null&&(typeof e[Symbol.iterator]==="function"||typeof e[Symbol.asyncIterator]==="function"))}function bodyLength(e){if(e==null){return 0}else if(isStream(e)){const t=e._readableState
return t&&t.objectMode===false&&t.ended===true&&Number.isFinite(t.length)?t.length:null}else if(isBlobLike(e)){return e.size!=null?e.size:null}else if(isBuffer(e)){return e.byteLength}return null}function isDestroyed(e){return e&&!!(e.destroyed||e[s]||c.isDestroyed?.(e))}function destroy(e,t){if(e==null||!isStream(e)||isDestroyed(e)){return}if(typeof e.destroy==="function"){if(Object.getPrototypeOf(e).constructor===a){e.socket=null}e.destroy(t)}else if(t){queueMicrotask(()=>{e.emit("error",t)})}if(e.destroyed!==true){e[s]=true}}const f=/timeout=(\d+)/
function parseKeepAliveTimeout(e){const t=e.toString().match(f)
return t?parseInt(t[1],10)*1e3:null}function headerNameToString(e){return typeof e==="string"?B[e]??e.toLowerCase():C.lookup(e)??e.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(e){return C.lookup(e)??e.toString("latin1").toLowerCase()}function parseHeaders(e,t){if(t===undefined)t={}
for(let A=0;A<e.length;A+=2){const r=headerNameToString(e[A])
let s=t[r]
if(s){if(typeof s==="string"){s=[s]
t[r]=s}s.push(e[A+1].toString("utf8"))}else{const s=e[A+1]
if(typeof s==="string"){t[r]=s}else{t[r]=Array.isArray(s)?s.map(e=>e.toString("utf8")):s.toString("utf8")}}}if("content-length"in t&&"content-disposition"in t){t["content-disposition"]=Buffer.from(t["content-disposition"]).toString("latin1")}return t}function parseRawHeaders(e){const t=e.length
const A=new Array(t)
let r=false
let s=-1
let n
let o
let i=0
for(let t=0;t<e.length;t+=2){n=e[t]
o=e[t+1]
typeof n!=="string"&&(n=n.toString())
typeof o!=="string"&&(o=o.toString("utf8"))
i=n.length
if(i===14&&n[7]==="-"&&(n==="content-length"||n.toLowerCase()==="content-length")){r=true}else if(i===19&&n[7]==="-"&&(n==="content-disposition"||n.toLowerCase()==="content-disposition")){s=t+1}A[t]=n
A[t+1]=o}if(r&&s!==-1){A[s]=Buffer.from(A[s]).toString("latin1")}return A}function isBuffer(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function validateHandler(e,t,A){if(!e||typeof e!=="object"){throw new Q("handler must be an object")}if(typeof e.onConnect!=="function"){throw new Q("invalid onConnect method")}if(typeof e.onError!=="function"){throw new Q("invalid onError method")}if(typeof e.onBodySent!=="function"&&e.onBodySent!==undefined){throw new Q("invalid onBodySent method")}if(A||t==="CONNECT"){if(typeof e.onUpgrade!=="function"){throw new Q("invalid onUpgrade method")}}else{if(typeof e.onHeaders!=="function"){throw new Q("invalid onHeaders method")}if(typeof e.onData!=="function"){throw new Q("invalid onData method")}if(typeof e.onComplete!=="function"){throw new Q("invalid onComplete method")}}}function isDisturbed(e){return!!(e&&(c.isDisturbed(e)||e[n]))}function isErrored(e){return!!(e&&c.isErrored(e))}function isReadable(e){return!!(e&&c.isReadable(e))}function getSocketInfo(e){return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,bytesRead:e.bytesRead}}function ReadableStreamFrom(e){let t
return new ReadableStream({async start(){t=e[Symbol.asyncIterator]()},async pull(e){const{done:A,value:r}=await t.next()
if(A){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{const t=Buffer.isBuffer(r)?r:Buffer.from(r)
if(t.byteLength){e.enqueue(new Uint8Array(t))}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}function isFormDataLike(e){return e&&typeof e==="object"&&typeof e.append==="function"&&typeof e.delete==="function"&&typeof e.get==="function"&&typeof e.getAll==="function"&&typeof e.has==="function"&&typeof e.set==="function"&&e[Symbol.toStringTag]==="FormData"}function addAbortListener(e,t){if("addEventListener"in e){e.addEventListener("abort",t,{once:true})
return()=>e.removeEventListener("abort",t)}e.addListener("abort",t)
return()=>e.removeListener("abort",t)}const p=typeof String.prototype.toWellFormed==="function"
const w=typeof String.prototype.isWellFormed==="function"
function toUSVString(e){return p?`${e}`.toWellFormed():u.toUSVString(e)}function isUSVString(e){return w?`${e}`.isWellFormed():toUSVString(e)===`${e}`}function isTokenCharCode(e){switch(e){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:return false
default:return e>=33&&e<=126}}function isValidHTTPToken(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){if(!isTokenCharCode(e.charCodeAt(t))){return false}}return true}const m=/[^\t\x20-\x7e\x80-\xff]/
function isValidHeaderValue(e){return!m.test(e)}function parseRangeHeader(e){if(e==null||e==="")return{start:0,end:null,size:null}
const t=e?e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null
return t?{start:parseInt(t[1]),end:t[2]?parseInt(t[2]):null,size:t[3]?parseInt(t[3]):null}:null}function addListener(e,t,A){const r=e[o]??=[]
r.push([t,A])
e.on(t,A)
return e}function removeAllListeners(e){for(const[t,A]of e[o]??[]){e.removeListener(t,A)}e[o]=null}function errorRequest(e,t,A){try{t.onError(A)
r(t.aborted)}catch(A){e.emit("error",A)}}const y=Object.create(null)
y.enumerable=true
const k={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"}
const D={...k,patch:"patch",PATCH:"PATCH"}
Object.setPrototypeOf(k,null)
Object.setPrototypeOf(D,null)
e.exports={kEnumerableProperty:y,nop,isDisturbed,isErrored,isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase:k,normalizedMethodRecords:D,isValidPort,isHttpOrHttpsPrefixed,nodeMajor:I,nodeMinor:d,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}},6261:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r}=A(8091)
const{kClients:s,kRunning:n,kClose:o,kDestroy:i,kDispatch:a,kInterceptors:c}=A(9411)
const l=A(4745)
const g=A(7404)
const u=A(3069)
const h=A(1544)
const E=A(1676)
const Q=Symbol("onConnect")
const B=Symbol("onDisconnect")
const C=Symbol("onConnectionError")
const I=Symbol("maxRedirections")
const d=Symbol("onDrain")
const f=Symbol("factory")
const p=Symbol("options")
function defaultFactory(e,t){return t&&t.connections===1?new u(e,t):new g(e,t)}class Agent extends l{constructor({factory:e=defaultFactory,maxRedirections:t=0,connect:A,tls:n,...o}={}){if(typeof e!=="function"){throw new r("factory must be a function.")}if(A!=null&&typeof A!=="function"&&typeof A!=="object"){throw new r("connect must be a function or an object")}if(!Number.isInteger(t)||t<0){throw new r("maxRedirections must be a positive number")}super(o)
if(A&&typeof A!=="function"){A={...A}}if(n&&typeof n!=="function"){n={...n}}this[c]=o.interceptors?.Agent&&Array.isArray(o.interceptors.Agent)?o.interceptors.Agent:[E({maxRedirections:t})]
this[p]={...h.deepClone(o),connect:A,tls:n}
this[p].interceptors=o.interceptors?{...o.interceptors}:undefined
this[I]=t
this[f]=e
this[s]=new Map
this[d]=(e,t)=>{this.emit("drain",e,[this,...t])}
this[Q]=(e,t)=>{this.emit("connect",e,[this,...t])}
this[B]=(e,t,A)=>{this.emit("disconnect",e,[this,...t],A)}
this[C]=(e,t,A)=>{this.emit("connectionError",e,[this,...t],A)}}get[n](){let e=0
for(const t of this[s].values()){e+=t[n]}return e}[a](e,t){let A
if(e.origin&&(typeof e.origin==="string"||e.origin instanceof URL)){A=String(e.origin)}else{throw new r("opts.origin must be a non-empty string or URL.")}let n=this[s].get(A)
if(!n){n=this[f](e.origin,this[p]).on("drain",this[d]).on("connect",this[Q]).on("disconnect",this[B]).on("connectionError",this[C])
this[s].set(A,n)}return n.dispatch(e,t)}async[o](){const e=[]
for(const t of this[s].values()){e.push(t.close())}this[s].clear()
await Promise.all(e)}async[i](e){const t=[]
for(const A of this[s].values()){t.push(A.destroy(e))}this[s].clear()
await Promise.all(t)}}e.exports=Agent},8973:(e,t,A)=>{"use strict"
const{BalancedPoolMissingUpstreamError:r,InvalidArgumentError:s}=A(8091)
const{PoolBase:n,kClients:o,kNeedDrain:i,kAddClient:a,kRemoveClient:c,kGetDispatcher:l}=A(3272)
const g=A(7404)
const{kUrl:u,kInterceptors:h}=A(9411)
const{parseOrigin:E}=A(1544)
const Q=Symbol("factory")
const B=Symbol("options")
const C=Symbol("kGreatestCommonDivisor")
const I=Symbol("kCurrentWeight")
const d=Symbol("kIndex")
const f=Symbol("kWeight")
const p=Symbol("kMaxWeightPerServer")
const w=Symbol("kErrorPenalty")
function getGreatestCommonDivisor(e,t){if(e===0)return t
while(t!==0){const A=t
t=e%t
e=A}return e}function defaultFactory(e,t){return new g(e,t)}class BalancedPool extends n{constructor(e=[],{factory:t=defaultFactory,...A}={}){super()
this[B]=A
this[d]=-1
this[I]=0
this[p]=this[B].maxWeightPerServer||100
this[w]=this[B].errorPenalty||15
if(!Array.isArray(e)){e=[e]}if(typeof t!=="function"){throw new s("factory must be a function.")}this[h]=A.interceptors?.BalancedPool&&Array.isArray(A.interceptors.BalancedPool)?A.interceptors.BalancedPool:[]
this[Q]=t
for(const t of e){this.addUpstream(t)}this._updateBalancedPoolStats()}addUpstream(e){const t=E(e).origin
if(this[o].find(e=>e[u].origin===t&&e.closed!==true&&e.destroyed!==true)){return this}const A=this[Q](t,Object.assign({},this[B]))
this[a](A)
A.on("connect",()=>{A[f]=Math.min(this[p],A[f]+this[w])})
A.on("connectionError",()=>{A[f]=Math.max(1,A[f]-this[w])
this._updateBalancedPoolStats()})
A.on("disconnect",(...e)=>{const t=e[2]
if(t&&t.code==="UND_ERR_SOCKET"){A[f]=Math.max(1,A[f]-this[w])
this._updateBalancedPoolStats()}})
for(const e of this[o]){e[f]=this[p]}this._updateBalancedPoolStats()
return this}_updateBalancedPoolStats(){let e=0
for(let t=0;t<this[o].length;t++){e=getGreatestCommonDivisor(this[o][t][f],e)}this[C]=e}removeUpstream(e){const t=E(e).origin
const A=this[o].find(e=>e[u].origin===t&&e.closed!==true&&e.destroyed!==true)
if(A){this[c](A)}return this}get upstreams(){return this[o].filter(e=>e.closed!==true&&e.destroyed!==true).map(e=>e[u].origin)}[l](){if(this[o].length===0){throw new r}const e=this[o].find(e=>!e[i]&&e.closed!==true&&e.destroyed!==true)
if(!e){return}const t=this[o].map(e=>e[i]).reduce((e,t)=>e&&t,true)
if(t){return}let A=0
let s=this[o].findIndex(e=>!e[i])
while(A++<this[o].length){this[d]=(this[d]+1)%this[o].length
const e=this[o][this[d]]
if(e[f]>this[o][s][f]&&!e[i]){s=this[d]}if(this[d]===0){this[I]=this[I]-this[C]
if(this[I]<=0){this[I]=this[p]}}if(e[f]>=this[I]&&!e[i]){return e}}this[I]=this[o][s][f]
this[d]=s
return this[o][s]}}e.exports=BalancedPool},1557:(e,t,A)=>{"use strict"
const r=A(4589)
const s=A(1544)
const{channels:n}=A(8150)
const o=A(2563)
const{RequestContentLengthMismatchError:i,ResponseContentLengthMismatchError:a,RequestAbortedError:c,InvalidArgumentError:l,HeadersTimeoutError:g,HeadersOverflowError:u,SocketError:h,InformationalError:E,BodyTimeoutError:Q,HTTPParserError:B,ResponseExceededMaxSizeError:C}=A(8091)
const{kUrl:I,kReset:d,kClient:f,kParser:p,kBlocking:w,kRunning:m,kPending:y,kSize:k,kWriting:D,kQueue:R,kNoRef:b,kKeepAliveDefaultTimeout:F,kHostHeader:S,kPendingIdx:N,kRunningIdx:M,kError:U,kPipelining:L,kSocket:T,kKeepAliveTimeoutValue:v,kMaxHeadersSize:H,kKeepAliveMaxTimeout:G,kKeepAliveTimeoutThreshold:Y,kHeadersTimeout:x,kBodyTimeout:J,kStrictContentLength:V,kMaxRequests:O,kCounter:P,kMaxResponseSize:W,kOnError:q,kResume:_,kHTTPContext:z}=A(9411)
const Z=A(7424)
const K=Buffer.alloc(0)
const X=Buffer[Symbol.species]
const j=s.addListener
const $=s.removeAllListeners
const ee=Symbol("kIdleSocketValidation")
const te=Symbol("kIdleSocketValidationTimeout")
const Ae=Symbol("kSocketUsed")
let re
async function lazyllhttp(){const e=process.env.JEST_WORKER_ID?A(7846):undefined
let t
try{t=await WebAssembly.compile(A(9474))}catch(r){t=await WebAssembly.compile(e||A(7846))}return await WebAssembly.instantiate(t,{env:{wasm_on_url:(e,t,A)=>0,wasm_on_status:(e,t,A)=>{r(oe.ptr===e)
const s=t-ce+ie.byteOffset
return oe.onStatus(new X(ie.buffer,s,A))||0},wasm_on_message_begin:e=>{r(oe.ptr===e)
return oe.onMessageBegin()||0},wasm_on_header_field:(e,t,A)=>{r(oe.ptr===e)
const s=t-ce+ie.byteOffset
return oe.onHeaderField(new X(ie.buffer,s,A))||0},wasm_on_header_value:(e,t,A)=>{r(oe.ptr===e)
const s=t-ce+ie.byteOffset
return oe.onHeaderValue(new X(ie.buffer,s,A))||0},wasm_on_headers_complete:(e,t,A,s)=>{r(oe.ptr===e)
return oe.onHeadersComplete(t,Boolean(A),Boolean(s))||0},wasm_on_body:(e,t,A)=>{r(oe.ptr===e)
const s=t-ce+ie.byteOffset
return oe.onBody(new X(ie.buffer,s,A))||0},wasm_on_message_complete:e=>{r(oe.ptr===e)
return oe.onMessageComplete()||0}}})}let se=null
let ne=lazyllhttp()
ne.catch()
let oe=null
let ie=null
let ae=0
let ce=null
const le=0
const ge=1
const ue=2|ge
const he=4|ge
const Ee=8|le
class Parser{constructor(e,t,{exports:A}){r(Number.isFinite(e[H])&&e[H]>0)
this.llhttp=A
this.ptr=this.llhttp.llhttp_alloc(Z.TYPE.RESPONSE)
this.client=e
this.socket=t
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.statusCode=null
this.statusText=""
this.upgrade=false
this.headers=[]
this.headersSize=0
this.headersMaxSize=e[H]
this.shouldKeepAlive=false
this.paused=false
this.resume=this.resume.bind(this)
this.bytesRead=0
this.keepAlive=""
this.contentLength=""
this.connection=""
this.maxResponseSize=e[W]}setTimeout(e,t){if(e!==this.timeoutValue||t&ge^this.timeoutType&ge){if(this.timeout){o.clearTimeout(this.timeout)
this.timeout=null}if(e){if(t&ge){this.timeout=o.setFastTimeout(onParserTimeout,e,new WeakRef(this))}else{this.timeout=setTimeout(onParserTimeout,e,new WeakRef(this))
this.timeout.unref()}}this.timeoutValue=e}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.timeoutType=t}resume(){if(this.socket.destroyed||!this.paused){return}r(this.ptr!=null)
r(oe==null)
this.llhttp.llhttp_resume(this.ptr)
r(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false
this.execute(this.socket.read()||K)
this.readMore()}readMore(){while(!this.paused&&this.ptr){const e=this.socket.read()
if(e===null){break}this.execute(e)}}execute(e){r(this.ptr!=null)
r(oe==null)
r(!this.paused)
const{socket:t,llhttp:A}=this
if(e.length>ae){if(ce){A.free(ce)}ae=Math.ceil(e.length/4096)*4096
ce=A.malloc(ae)}new Uint8Array(A.memory.buffer,ce,ae).set(e)
try{let r
try{ie=e
oe=this
r=A.llhttp_execute(this.ptr,ce,e.length)}catch(e){throw e}finally{oe=null
ie=null}const s=A.llhttp_get_error_pos(this.ptr)-ce
if(r!==Z.ERROR.OK){const A=e.subarray(s)
if(r===Z.ERROR.PAUSED_UPGRADE){this.onUpgrade(A)}else if(r===Z.ERROR.PAUSED){this.paused=true
t.unshift(A)}else{throw this.createError(r,A)}}}catch(e){s.destroy(t,e)}}finish(){r(oe===null)
r(this.ptr!=null)
r(!this.paused)
const{llhttp:e}=this
let t
try{oe=this
t=e.llhttp_finish(this.ptr)}finally{oe=null}if(t===Z.ERROR.OK){return null}if(t===Z.ERROR.PAUSED||t===Z.ERROR.PAUSED_UPGRADE){this.paused=true
return null}return this.createError(t,K)}createError(e,t){const{llhttp:A,contentLength:r,bytesRead:s}=this
if(r&&s!==parseInt(r,10)){return new a}const n=A.llhttp_get_error_reason(this.ptr)
let o=""
if(n){const e=new Uint8Array(A.memory.buffer,n).indexOf(0)
o="Response does not match the HTTP/1.1 protocol ("+Buffer.from(A.memory.buffer,n,e).toString()+")"}return new B(o,Z.ERROR[e],t)}destroy(){r(this.ptr!=null)
r(oe==null)
this.llhttp.llhttp_free(this.ptr)
this.ptr=null
this.timeout&&o.clearTimeout(this.timeout)
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.paused=false}onStatus(e){this.statusText=e.toString()}onMessageBegin(){const{socket:e,client:t}=this
if(e.destroyed){return-1}if(t[m]===0){s.destroy(e,new h("bad response",s.getSocketInfo(e)))
return-1}const A=t[R][t[M]]
if(!A){return-1}A.onResponseStarted()}onHeaderField(e){const t=this.headers.length
if((t&1)===0){this.headers.push(e)}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}this.trackHeader(e.length)}onHeaderValue(e){let t=this.headers.length
if((t&1)===1){this.headers.push(e)
t+=1}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}const A=this.headers[t-2]
if(A.length===10){const t=s.bufferToLowerCasedHeaderName(A)
if(t==="keep-alive"){this.keepAlive+=e.toString()}else if(t==="connection"){this.connection+=e.toString()}}else if(A.length===14&&s.bufferToLowerCasedHeaderName(A)==="content-length"){this.contentLength+=e.toString()}this.trackHeader(e.length)}trackHeader(e){this.headersSize+=e
if(this.headersSize>=this.headersMaxSize){s.destroy(this.socket,new u)}}onUpgrade(e){const{upgrade:t,client:A,socket:n,headers:o,statusCode:i,statusText:a}=this
r(t)
r(A[T]===n)
r(!n.destroyed)
r(!this.paused)
r((o.length&1)===0)
const c=A[R][A[M]]
r(c)
r(c.upgrade||c.method==="CONNECT")
this.statusCode=null
this.statusText=""
this.shouldKeepAlive=null
this.headers=[]
this.headersSize=0
n.unshift(e)
n[p].destroy()
n[p]=null
n[f]=null
n[U]=null
$(n)
A[T]=null
A[z]=null
A[R][A[M]++]=null
A.emit("disconnect",A[I],[A],new E("upgrade"))
try{c.onUpgrade(i,o,n,a)}catch(e){s.errorRequest(A,c,e)
s.destroy(n,e)}A[_]()}onHeadersComplete(e,t,A){const{client:n,socket:o,headers:i,statusText:a}=this
if(o.destroyed){return-1}if(n[m]===0){s.destroy(o,new h("bad response",s.getSocketInfo(o)))
return-1}const c=n[R][n[M]]
if(!c){return-1}r(!this.upgrade)
r(this.statusCode<200)
if(e===100){s.destroy(o,new h("bad response",s.getSocketInfo(o)))
return-1}if(t&&!c.upgrade){s.destroy(o,new h("bad upgrade",s.getSocketInfo(o)))
return-1}r(this.timeoutType===ue)
this.statusCode=e
this.shouldKeepAlive=A||c.method==="HEAD"&&!o[d]&&this.connection.toLowerCase()==="keep-alive"
if(this.statusCode>=200){const e=c.bodyTimeout!=null?c.bodyTimeout:n[J]
this.setTimeout(e,he)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(c.method==="CONNECT"){r(n[m]===1)
this.upgrade=true
return 2}if(t){r(n[m]===1)
this.upgrade=true
return 2}r((this.headers.length&1)===0)
this.headers=[]
this.headersSize=0
if(this.shouldKeepAlive&&n[L]){const e=this.keepAlive?s.parseKeepAliveTimeout(this.keepAlive):null
if(e!=null){const t=Math.min(e-n[Y],n[G])
if(t<=0){o[d]=true}else{n[v]=t}}else{n[v]=n[F]}}else{o[d]=true}const l=c.onHeaders(e,i,this.resume,a)===false
if(c.aborted){return-1}if(c.method==="HEAD"){return 1}if(e<200){return 1}if(o[w]){o[w]=false
n[_]()}return l?Z.ERROR.PAUSED:0}onBody(e){const{client:t,socket:A,statusCode:n,maxResponseSize:o}=this
if(A.destroyed){return-1}const i=t[R][t[M]]
r(i)
r(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}r(n>=200)
if(o>-1&&this.bytesRead+e.length>o){s.destroy(A,new C)
return-1}this.bytesRead+=e.length
if(i.onData(e)===false){return Z.ERROR.PAUSED}}onMessageComplete(){const{client:e,socket:t,statusCode:A,upgrade:n,headers:o,contentLength:i,bytesRead:c,shouldKeepAlive:l}=this
if(t.destroyed&&(!A||l)){return-1}if(n){return}r(A>=100)
r((this.headers.length&1)===0)
const g=e[R][e[M]]
r(g)
this.statusCode=null
this.statusText=""
this.bytesRead=0
this.contentLength=""
this.keepAlive=""
this.connection=""
this.headers=[]
this.headersSize=0
if(A<200){return}if(g.method!=="HEAD"&&i&&c!==parseInt(i,10)){s.destroy(t,new a)
return-1}g.onComplete(o)
e[R][e[M]++]=null
t[Ae]=true
if(t[D]){r(e[m]===0)
s.destroy(t,new E("reset"))
return Z.ERROR.PAUSED}else if(!l){s.destroy(t,new E("reset"))
return Z.ERROR.PAUSED}else if(t[d]&&e[m]===0){s.destroy(t,new E("reset"))
return Z.ERROR.PAUSED}else if(e[L]==null||e[L]===1){setImmediate(()=>e[_]())}else{e[_]()}}}function onParserTimeout(e){const{socket:t,timeoutType:A,client:n,paused:o}=e.deref()
if(A===ue){if(!t[D]||t.writableNeedDrain||n[m]>1){r(!o,"cannot be paused while waiting for headers")
s.destroy(t,new g)}}else if(A===he){if(!o){s.destroy(t,new Q)}}else if(A===Ee){r(n[m]===0&&n[v])
s.destroy(t,new E("socket idle timeout"))}}async function connectH1(e,t){e[T]=t
if(!se){se=await ne
ne=null}t[b]=false
t[D]=false
t[d]=false
t[w]=false
t[ee]=0
t[te]=null
t[Ae]=false
t[p]=new Parser(e,t,se)
j(t,"error",function(e){const t=this[p]
if(e.code==="ECONNRESET"&&t.statusCode&&!t.shouldKeepAlive){const e=t.finish()
if(e){this[U]=e
this[f][q](e)}return}this[U]=e
this[f][q](e)})
j(t,"readable",function(){const e=this[p]
if(e){e.readMore()}})
j(t,"end",function(){const e=this[p]
if(e.statusCode&&!e.shouldKeepAlive){const t=e.finish()
if(t){s.destroy(this,t)}return}s.destroy(this,new h("other side closed",s.getSocketInfo(this)))})
j(t,"close",function(){const e=this[f]
const t=this[p]
clearIdleSocketValidation(this)
if(t){if(!this[U]&&t.statusCode&&!t.shouldKeepAlive){this[U]=t.finish()||this[U]}this[p].destroy()
this[p]=null}const A=this[U]||new h("closed",s.getSocketInfo(this))
e[T]=null
e[z]=null
if(e.destroyed){r(e[y]===0)
const t=e[R].splice(e[M])
for(let r=0;r<t.length;r++){const n=t[r]
s.errorRequest(e,n,A)}}else if(e[m]>0&&A.code!=="UND_ERR_INFO"){const t=e[R][e[M]]
e[R][e[M]++]=null
s.errorRequest(e,t,A)}e[N]=e[M]
r(e[m]===0)
e.emit("disconnect",e[I],[e],A)
e[_]()})
let A=false
t.on("close",()=>{A=true})
return{version:"h1",defaultPipelining:1,write(...t){return writeH1(e,...t)},resume(){resumeH1(e)},destroy(e,r){if(A){queueMicrotask(r)}else{t.destroy(e).on("close",r)}},get destroyed(){return t.destroyed},busy(A){if(t[D]||t[d]||t[w]||t[ee]===1){return true}if(A){if(e[m]>0&&!A.idempotent){return true}if(e[m]>0&&(A.upgrade||A.method==="CONNECT")){return true}if(e[m]>0&&s.bodyLength(A.body)!==0&&(s.isStream(A.body)||s.isAsyncIterable(A.body)||s.isFormDataLike(A.body))){return true}}return false}}}function clearIdleSocketValidation(e){if(e[te]){clearImmediate(e[te])
e[te]=null}e[ee]=0}function scheduleIdleSocketValidation(e,t){t[ee]=1
t[te]=setImmediate(()=>{t[te]=null
t[ee]=2
if(e[T]===t&&!t.destroyed){e[_]()}})}function resumeH1(e){const t=e[T]
if(t&&!t.destroyed){if(e[k]===0){if(!t[b]&&t.unref){t.unref()
t[b]=true}}else if(t[b]&&t.ref){t.ref()
t[b]=false}if(e[m]===0&&e[y]>0&&t[Ae]){if(t[ee]===0){scheduleIdleSocketValidation(e,t)
t[p].readMore()
if(t.destroyed){return}return}if(t[ee]===1){t[p].readMore()
if(t.destroyed){return}return}}if(e[m]===0){t[p].readMore()
if(t.destroyed){return}}if(e[k]===0){if(t[p].timeoutType!==Ee){t[p].setTimeout(e[v],Ee)}}else if(e[m]>0&&t[p].statusCode<200){if(t[p].timeoutType!==ue){const A=e[R][e[M]]
const r=A.headersTimeout!=null?A.headersTimeout:e[x]
t[p].setTimeout(r,ue)}}}}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH1(e,t){const{method:o,path:a,host:g,upgrade:u,blocking:h,reset:Q}=t
let{body:B,headers:C,contentLength:I}=t
const f=o==="PUT"||o==="POST"||o==="PATCH"||o==="QUERY"||o==="PROPFIND"||o==="PROPPATCH"
if(s.isFormDataLike(B)){if(!re){re=A(8900).extractBody}const[e,r]=re(B)
if(t.contentType==null){C.push("content-type",r)}B=e.stream
I=e.length}else if(s.isBlobLike(B)&&t.contentType==null){const A=B.type
if(A){const r=`${A}`
if(!s.isValidHeaderValue(r)){s.errorRequest(e,t,new l("invalid content-type header"))
return false}C.push("content-type",r)}}if(B&&typeof B.read==="function"){B.read(0)}const p=s.bodyLength(B)
I=p??I
if(I===null){I=t.contentLength}if(I===0&&!f){I=null}if(shouldSendContentLength(o)&&I>0&&t.contentLength!==null&&t.contentLength!==I){if(e[V]){s.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}const m=e[T]
clearIdleSocketValidation(m)
const abort=A=>{if(t.aborted){return}if(t.completed){if(t.upgrade||t.method==="CONNECT"){s.destroy(m,new E("aborted"))}return}s.errorRequest(e,t,A||new c)
s.destroy(B)
s.destroy(m,new E("aborted"))}
try{t.onConnect(abort)}catch(A){s.errorRequest(e,t,A)}if(t.aborted){return false}if(o==="HEAD"){m[d]=true}if(u||o==="CONNECT"){m[d]=true}if(Q!=null){m[d]=Q}if(e[O]&&m[P]++>=e[O]){m[d]=true}if(h){m[w]=true}let y=`${o} ${a} HTTP/1.1\r\n`
if(typeof g==="string"){y+=`host: ${g}\r\n`}else{y+=e[S]}if(u){y+=`connection: upgrade\r\nupgrade: ${u}\r\n`}else if(e[L]&&!m[d]){y+="connection: keep-alive\r\n"}else{y+="connection: close\r\n"}if(Array.isArray(C)){for(let e=0;e<C.length;e+=2){const t=C[e+0]
const A=C[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){y+=`${t}: ${A[e]}\r\n`}}else{y+=`${t}: ${A}\r\n`}}}if(n.sendHeaders.hasSubscribers){n.sendHeaders.publish({request:t,headers:y,socket:m})}if(!B||p===0){writeBuffer(abort,null,e,t,m,I,y,f)}else if(s.isBuffer(B)){writeBuffer(abort,B,e,t,m,I,y,f)}else if(s.isBlobLike(B)){if(typeof B.stream==="function"){writeIterable(abort,B.stream(),e,t,m,I,y,f)}else{writeBlob(abort,B,e,t,m,I,y,f)}}else if(s.isStream(B)){writeStream(abort,B,e,t,m,I,y,f)}else if(s.isIterable(B)){writeIterable(abort,B,e,t,m,I,y,f)}else{r(false)}return true}function writeStream(e,t,A,n,o,i,a,l){r(i!==0||A[m]===0,"stream body cannot be pipelined")
let g=false
const u=new AsyncWriter({abort:e,socket:o,request:n,contentLength:i,client:A,expectsPayload:l,header:a})
const onData=function(e){if(g){return}try{if(!u.write(e)&&this.pause){this.pause()}}catch(e){s.destroy(this,e)}}
const onDrain=function(){if(g){return}if(t.resume){t.resume()}}
const onClose=function(){queueMicrotask(()=>{t.removeListener("error",onFinished)})
if(!g){const e=new c
queueMicrotask(()=>onFinished(e))}}
const onFinished=function(e){if(g){return}g=true
r(o.destroyed||o[D]&&A[m]<=1)
o.off("drain",onDrain).off("error",onFinished)
t.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose)
if(!e){try{u.end()}catch(t){e=t}}u.destroy(e)
if(e&&(e.code!=="UND_ERR_INFO"||e.message!=="reset")){s.destroy(t,e)}else{s.destroy(t)}}
t.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose)
if(t.resume){t.resume()}o.on("drain",onDrain).on("error",onFinished)
if(t.errorEmitted??t.errored){setImmediate(()=>onFinished(t.errored))}else if(t.endEmitted??t.readableEnded){setImmediate(()=>onFinished(null))}if(t.closeEmitted??t.closed){setImmediate(onClose)}}function writeBuffer(e,t,A,n,o,i,a,c){try{if(!t){if(i===0){o.write(`${a}content-length: 0\r\n\r\n`,"latin1")}else{r(i===null,"no body must not have content length")
o.write(`${a}\r\n`,"latin1")}}else if(s.isBuffer(t)){r(i===t.byteLength,"buffer body must have content length")
o.cork()
o.write(`${a}content-length: ${i}\r\n\r\n`,"latin1")
o.write(t)
o.uncork()
n.onBodySent(t)
if(!c&&n.reset!==false){o[d]=true}}n.onRequestSent()
A[_]()}catch(t){e(t)}}async function writeBlob(e,t,A,s,n,o,a,c){r(o===t.size,"blob body must have content length")
try{if(o!=null&&o!==t.size){throw new i}const e=Buffer.from(await t.arrayBuffer())
n.cork()
n.write(`${a}content-length: ${o}\r\n\r\n`,"latin1")
n.write(e)
n.uncork()
s.onBodySent(e)
s.onRequestSent()
if(!c&&s.reset!==false){n[d]=true}A[_]()}catch(t){e(t)}}async function writeIterable(e,t,A,s,n,o,i,a){r(o!==0||A[m]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{r(c===null)
if(n[U]){t(n[U])}else{c=e}})
n.on("close",onDrain).on("drain",onDrain)
const l=new AsyncWriter({abort:e,socket:n,request:s,contentLength:o,client:A,expectsPayload:a,header:i})
try{for await(const e of t){if(n[U]){throw n[U]}if(!l.write(e)){await waitForDrain()}}l.end()}catch(e){l.destroy(e)}finally{n.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort:e,socket:t,request:A,contentLength:r,client:s,expectsPayload:n,header:o}){this.socket=t
this.request=A
this.contentLength=r
this.client=s
this.bytesWritten=0
this.expectsPayload=n
this.header=o
this.abort=e
t[D]=true}write(e){const{socket:t,request:A,contentLength:r,client:s,bytesWritten:n,expectsPayload:o,header:a}=this
if(t[U]){throw t[U]}if(t.destroyed){return false}const c=Buffer.byteLength(e)
if(!c){return true}if(r!==null&&n+c>r){if(s[V]){throw new i}process.emitWarning(new i)}t.cork()
if(n===0){if(!o&&A.reset!==false){t[d]=true}if(r===null){t.write(`${a}transfer-encoding: chunked\r\n`,"latin1")}else{t.write(`${a}content-length: ${r}\r\n\r\n`,"latin1")}}if(r===null){t.write(`\r\n${c.toString(16)}\r\n`,"latin1")}this.bytesWritten+=c
const l=t.write(e)
t.uncork()
A.onBodySent(e)
if(!l){if(t[p].timeout&&t[p].timeoutType===ue){if(t[p].timeout.refresh){t[p].timeout.refresh()}}}return l}end(){const{socket:e,contentLength:t,client:A,bytesWritten:r,expectsPayload:s,header:n,request:o}=this
o.onRequestSent()
e[D]=false
if(e[U]){throw e[U]}if(e.destroyed){return}if(r===0){if(s){e.write(`${n}content-length: 0\r\n\r\n`,"latin1")}else{e.write(`${n}\r\n`,"latin1")}}else if(t===null){e.write("\r\n0\r\n\r\n","latin1")}if(t!==null&&r!==t){if(A[V]){throw new i}else{process.emitWarning(new i)}}if(e[p].timeout&&e[p].timeoutType===ue){if(e[p].timeout.refresh){e[p].timeout.refresh()}}A[_]()}destroy(e){const{socket:t,client:A,abort:s}=this
t[D]=false
if(e){r(A[m]<=1,"pipeline should only contain this request")
s(e)}}}e.exports=connectH1},4092:(e,t,A)=>{"use strict"
const r=A(4589)
const{errorMonitor:s}=A(8474)
const{pipeline:n}=A(7075)
const o=A(1544)
const{RequestContentLengthMismatchError:i,RequestAbortedError:a,SocketError:c,InformationalError:l}=A(8091)
const{kUrl:g,kReset:u,kClient:h,kRunning:E,kPending:Q,kQueue:B,kPendingIdx:C,kRunningIdx:I,kError:d,kSocket:f,kStrictContentLength:p,kOnError:w,kMaxConcurrentStreams:m,kHTTP2Session:y,kResume:k,kSize:D,kHTTPContext:R}=A(9411)
const b=Symbol("open streams")
let F
let S=false
let N
try{N=A(2467)}catch{N={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:M,HTTP2_HEADER_METHOD:U,HTTP2_HEADER_PATH:L,HTTP2_HEADER_SCHEME:T,HTTP2_HEADER_CONTENT_LENGTH:v,HTTP2_HEADER_EXPECT:H,HTTP2_HEADER_STATUS:G}}=N
function parseH2Headers(e){const t=[]
for(const[A,r]of Object.entries(e)){if(Array.isArray(r)){for(const e of r){t.push(Buffer.from(A),Buffer.from(e))}}else{t.push(Buffer.from(A),Buffer.from(r))}}return t}function parseH2ResponseHeaders(e){const{[G]:t,...A}=e
return parseH2Headers(A)}async function connectH2(e,t){e[f]=t
if(!S){S=true
process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"})}const A=N.connect(e[g],{createConnection:()=>t,peerMaxConcurrentStreams:e[m]})
A[b]=0
A[h]=e
A[f]=t
o.addListener(A,"error",onHttp2SessionError)
o.addListener(A,"frameError",onHttp2FrameError)
o.addListener(A,"end",onHttp2SessionEnd)
o.addListener(A,"goaway",onHTTP2GoAway)
o.addListener(A,"close",function(){const{[h]:e}=this
const{[f]:t}=e
const A=this[f][d]||this[d]||new c("closed",o.getSocketInfo(t))
e[y]=null
if(e.destroyed){r(e[Q]===0)
const t=e[B].splice(e[I])
for(let r=0;r<t.length;r++){const s=t[r]
o.errorRequest(e,s,A)}}})
A.unref()
e[y]=A
t[y]=A
o.addListener(t,"error",function(e){this[d]=e
this[h][w](e)})
o.addListener(t,"end",function(){o.destroy(this,new c("other side closed",o.getSocketInfo(this)))})
o.addListener(t,"close",function(){const t=this[d]||new c("closed",o.getSocketInfo(this))
e[f]=null
if(this[y]!=null){this[y].destroy(t)}e[C]=e[I]
r(e[E]===0)
e.emit("disconnect",e[g],[e],t)
e[k]()})
let s=false
t.on("close",()=>{s=true})
return{version:"h2",defaultPipelining:Infinity,write(...t){return writeH2(e,...t)},resume(){resumeH2(e)},destroy(e,A){if(s){queueMicrotask(A)}else{t.destroy(e).on("close",A)}},get destroyed(){return t.destroyed},busy(){return false}}}function resumeH2(e){const t=e[f]
if(t?.destroyed===false){if(e[D]===0&&e[m]===0){t.unref()
e[y].unref()}else{t.ref()
e[y].ref()}}}function onHttp2SessionError(e){this[f][d]=e
this[h][w](e)}function onHttp2FrameError(e,t,A){if(A===0){const A=new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`)
this[f][d]=A
this[h][w](A)}}function onHttp2SessionEnd(){const e=new c("other side closed",o.getSocketInfo(this[f]))
this.destroy(e)
o.destroy(this[f],e)}function onHTTP2GoAway(e){const t=this[d]||new c(`HTTP/2: "GOAWAY" frame received with code ${e}`,o.getSocketInfo(this))
const A=this[h]
A[f]=null
A[R]=null
if(this[y]!=null){this[y].destroy(t)
this[y]=null}o.destroy(this[f],t)
if(A[I]<A[B].length){const e=A[B][A[I]]
A[B][A[I]++]=null
o.errorRequest(A,e,t)
A[C]=A[I]}r(A[E]===0)
A.emit("disconnect",A[g],[A],t)
A[k]()}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH2(e,t){const n=e[y]
const{method:c,path:u,host:h,upgrade:E,expectContinue:Q,signal:d,headers:w}=t
let{body:m}=t
if(E){o.errorRequest(e,t,new Error("Upgrade not supported for H2"))
return false}const D={}
for(let e=0;e<w.length;e+=2){const t=w[e+0]
const A=w[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){if(D[t]){D[t]+=`,${A[e]}`}else{D[t]=A[e]}}}else{D[t]=A}}let R
const{hostname:S,port:N}=e[g]
D[M]=h||`${S}${N?`:${N}`:""}`
D[U]=c
const abort=A=>{if(t.aborted){return}if(t.completed){if(c==="CONNECT"&&R!=null){o.destroy(R,A||new a)}return}A=A||new a
o.errorRequest(e,t,A)
if(R!=null){o.destroy(R,A)}o.destroy(m,A)
e[B][e[I]++]=null
e[k]()}
try{t.onConnect(abort)}catch(A){o.errorRequest(e,t,A)}if(t.aborted){return false}if(c==="CONNECT"){n.ref()
R=n.request(D,{endStream:false,signal:d})
let A=false
const onResponse=e=>{A=true
R.off(s,onUpgradeError)
t.onUpgradeResponse(Number(e[G]),e,parseH2ResponseHeaders)}
const onUpgradeError=e=>{A=true
R.off("response",onResponse)
t.onUpgradeError(e)}
const onReady=()=>{try{t.onUpgrade(null,null,R)}catch(e){R.off("response",onResponse)
abort(e)
return}if(t.aborted){return}R.off("error",abort)
R.once(s,onUpgradeError)
e[B][e[I]++]=null}
R.once("response",onResponse)
R.once("error",abort);++n[b]
onReady()
R.once("close",()=>{if(!A&&t.completed){R.off("response",onResponse)
R.off(s,onUpgradeError)
t.onUpgradeError(new l(`HTTP/2: "stream error" received - code ${R.rstCode}`))}n[b]-=1
if(n[b]===0)n.unref()})
return true}D[L]=u
D[T]="https"
const Y=c==="PUT"||c==="POST"||c==="PATCH"
if(m&&typeof m.read==="function"){m.read(0)}let x=o.bodyLength(m)
if(o.isFormDataLike(m)){F??=A(8900).extractBody
const[e,t]=F(m)
D["content-type"]=t
m=e.stream
x=e.length}if(x==null){x=t.contentLength}if(x===0||!Y){x=null}if(shouldSendContentLength(c)&&x>0&&t.contentLength!=null&&t.contentLength!==x){if(e[p]){o.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}if(x!=null){r(m,"no body must not have content length")
D[v]=`${x}`}n.ref()
const J=c==="GET"||c==="HEAD"||m===null
if(Q){D[H]="100-continue"
R=n.request(D,{endStream:J,signal:d})
R.once("continue",writeBodyH2)}else{R=n.request(D,{endStream:J,signal:d})
writeBodyH2()}++n[b]
R.once("response",A=>{const{[G]:r,...s}=A
t.onResponseStarted()
if(t.aborted){const A=new a
o.errorRequest(e,t,A)
o.destroy(R,A)
return}if(t.onHeaders(Number(r),parseH2Headers(s),R.resume.bind(R),"")===false){R.pause()}R.on("data",e=>{if(t.onData(e)===false){R.pause()}})})
R.once("end",()=>{if(R.state?.state==null||R.state.state<6){t.onComplete([])}if(n[b]===0){n.unref()}abort(new l("HTTP/2: stream half-closed (remote)"))
e[B][e[I]++]=null
e[C]=e[I]
e[k]()})
R.once("close",()=>{n[b]-=1
if(n[b]===0){n.unref()}})
R.once("error",function(e){abort(e)})
R.once("frameError",(e,t)=>{abort(new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`))})
return true
function writeBodyH2(){if(!m||x===0){writeBuffer(abort,R,null,e,t,e[f],x,Y)}else if(o.isBuffer(m)){writeBuffer(abort,R,m,e,t,e[f],x,Y)}else if(o.isBlobLike(m)){if(typeof m.stream==="function"){writeIterable(abort,R,m.stream(),e,t,e[f],x,Y)}else{writeBlob(abort,R,m,e,t,e[f],x,Y)}}else if(o.isStream(m)){writeStream(abort,e[f],Y,R,m,e,t,x)}else if(o.isIterable(m)){writeIterable(abort,R,m,e,t,e[f],x,Y)}else{r(false)}}}function writeBuffer(e,t,A,s,n,i,a,c){try{if(A!=null&&o.isBuffer(A)){r(a===A.byteLength,"buffer body must have content length")
t.cork()
t.write(A)
t.uncork()
t.end()
n.onBodySent(A)}if(!c){i[u]=true}n.onRequestSent()
s[k]()}catch(t){e(t)}}function writeStream(e,t,A,s,i,a,c,l){r(l!==0||a[E]===0,"stream body cannot be pipelined")
const g=n(i,s,r=>{if(r){o.destroy(g,r)
e(r)}else{o.removeAllListeners(g)
c.onRequestSent()
if(!A){t[u]=true}a[k]()}})
o.addListener(g,"data",onPipeData)
function onPipeData(e){c.onBodySent(e)}}async function writeBlob(e,t,A,s,n,o,a,c){r(a===A.size,"blob body must have content length")
try{if(a!=null&&a!==A.size){throw new i}const e=Buffer.from(await A.arrayBuffer())
t.cork()
t.write(e)
t.uncork()
t.end()
n.onBodySent(e)
n.onRequestSent()
if(!c){o[u]=true}s[k]()}catch(t){e(t)}}async function writeIterable(e,t,A,s,n,o,i,a){r(i!==0||s[E]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{r(c===null)
if(o[d]){t(o[d])}else{c=e}})
t.on("close",onDrain).on("drain",onDrain)
try{for await(const e of A){if(o[d]){throw o[d]}const A=t.write(e)
n.onBodySent(e)
if(!A){await waitForDrain()}}t.end()
n.onRequestSent()
if(!a){o[u]=true}s[k]()}catch(t){e(t)}finally{t.off("close",onDrain).off("drain",onDrain)}}e.exports=connectH2},3069:(e,t,A)=>{"use strict"
const r=A(4589)
const s=A(7030)
const n=A(7067)
const o=A(1544)
const{channels:i}=A(8150)
const a=A(8823)
const c=A(4745)
const{InvalidArgumentError:l,InformationalError:g,ClientDestroyedError:u}=A(8091)
const h=A(2296)
const{kUrl:E,kServerName:Q,kClient:B,kBusy:C,kConnect:I,kResuming:d,kRunning:f,kPending:p,kSize:w,kQueue:m,kConnected:y,kConnecting:k,kNeedDrain:D,kKeepAliveDefaultTimeout:R,kHostHeader:b,kPendingIdx:F,kRunningIdx:S,kError:N,kPipelining:M,kKeepAliveTimeoutValue:U,kMaxHeadersSize:L,kKeepAliveMaxTimeout:T,kKeepAliveTimeoutThreshold:v,kHeadersTimeout:H,kBodyTimeout:G,kStrictContentLength:Y,kConnector:x,kMaxRedirections:J,kMaxRequests:V,kCounter:O,kClose:P,kDestroy:W,kDispatch:q,kInterceptors:_,kLocalAddress:z,kMaxResponseSize:Z,kOnError:K,kHTTPContext:X,kMaxConcurrentStreams:j,kResume:$}=A(9411)
const ee=A(1557)
const te=A(4092)
let Ae=false
const re=Symbol("kClosedResolve")
const noop=()=>{}
function getPipelining(e){return e[M]??e[X]?.defaultPipelining??1}class Client extends c{constructor(e,{interceptors:t,maxHeaderSize:A,headersTimeout:r,socketTimeout:i,requestTimeout:a,connectTimeout:c,bodyTimeout:g,idleTimeout:u,keepAlive:B,keepAliveTimeout:C,maxKeepAliveTimeout:I,keepAliveMaxTimeout:f,keepAliveTimeoutThreshold:p,socketPath:w,pipelining:y,tls:k,strictContentLength:N,maxCachedSessions:O,maxRedirections:P,connect:W,maxRequestsPerClient:q,localAddress:ee,maxResponseSize:te,autoSelectFamily:ne,autoSelectFamilyAttemptTimeout:oe,maxConcurrentStreams:ie,allowH2:ae,webSocket:ce,eventSource:le}={}){super({webSocket:ce,eventSource:le})
if(B!==undefined){throw new l("unsupported keepAlive, use pipelining=0 instead")}if(i!==undefined){throw new l("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")}if(a!==undefined){throw new l("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")}if(u!==undefined){throw new l("unsupported idleTimeout, use keepAliveTimeout instead")}if(I!==undefined){throw new l("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(A!=null&&!Number.isFinite(A)){throw new l("invalid maxHeaderSize")}if(w!=null&&typeof w!=="string"){throw new l("invalid socketPath")}if(c!=null&&(!Number.isFinite(c)||c<0)){throw new l("invalid connectTimeout")}if(C!=null&&(!Number.isFinite(C)||C<=0)){throw new l("invalid keepAliveTimeout")}if(f!=null&&(!Number.isFinite(f)||f<=0)){throw new l("invalid keepAliveMaxTimeout")}if(p!=null&&!Number.isFinite(p)){throw new l("invalid keepAliveTimeoutThreshold")}if(r!=null&&(!Number.isInteger(r)||r<0)){throw new l("headersTimeout must be a positive integer or zero")}if(g!=null&&(!Number.isInteger(g)||g<0)){throw new l("bodyTimeout must be a positive integer or zero")}if(W!=null&&typeof W!=="function"&&typeof W!=="object"){throw new l("connect must be a function or an object")}if(P!=null&&(!Number.isInteger(P)||P<0)){throw new l("maxRedirections must be a positive number")}if(q!=null&&(!Number.isInteger(q)||q<0)){throw new l("maxRequestsPerClient must be a positive number")}if(ee!=null&&(typeof ee!=="string"||s.isIP(ee)===0)){throw new l("localAddress must be valid string IP address")}if(te!=null&&(!Number.isInteger(te)||te<-1)){throw new l("maxResponseSize must be a positive number")}if(oe!=null&&(!Number.isInteger(oe)||oe<-1)){throw new l("autoSelectFamilyAttemptTimeout must be a positive number")}if(ae!=null&&typeof ae!=="boolean"){throw new l("allowH2 must be a valid boolean value")}if(ie!=null&&(typeof ie!=="number"||ie<1)){throw new l("maxConcurrentStreams must be a positive integer, greater than 0")}if(typeof W!=="function"){W=h({...k,maxCachedSessions:O,allowH2:ae,socketPath:w,timeout:c,...ne?{autoSelectFamily:ne,autoSelectFamilyAttemptTimeout:oe}:undefined,...W})}if(t?.Client&&Array.isArray(t.Client)){this[_]=t.Client
if(!Ae){Ae=true
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"})}}else{this[_]=[se({maxRedirections:P})]}this[E]=o.parseOrigin(e)
this[x]=W
this[M]=y!=null?y:1
this[L]=A||n.maxHeaderSize
this[R]=C==null?4e3:C
this[T]=f==null?6e5:f
this[v]=p==null?2e3:p
this[U]=this[R]
this[Q]=null
this[z]=ee!=null?ee:null
this[d]=0
this[D]=0
this[b]=`host: ${this[E].hostname}${this[E].port?`:${this[E].port}`:""}\r\n`
this[G]=g!=null?g:3e5
this[H]=r!=null?r:3e5
this[Y]=N==null?true:N
this[J]=P
this[V]=q
this[re]=null
this[Z]=te>-1?te:-1
this[j]=ie!=null?ie:100
this[X]=null
this[m]=[]
this[S]=0
this[F]=0
this[$]=e=>resume(this,e)
this[K]=e=>onError(this,e)}get pipelining(){return this[M]}set pipelining(e){this[M]=e
this[$](true)}get[p](){return this[m].length-this[F]}get[f](){return this[F]-this[S]}get[w](){return this[m].length-this[S]}get[y](){return!!this[X]&&!this[k]&&!this[X].destroyed}get[C](){return Boolean(this[X]?.busy(null)||this[w]>=(getPipelining(this)||1)||this[p]>0)}[I](e){connect(this)
this.once("connect",e)}[q](e,t){const A=e.origin||this[E].origin
const r=new a(A,e,t)
this[m].push(r)
if(this[d]){}else if(o.bodyLength(r.body)==null&&o.isIterable(r.body)){this[d]=1
queueMicrotask(()=>resume(this))}else{this[$](true)}if(this[d]&&this[D]!==2&&this[C]){this[D]=2}return this[D]<2}async[P](){return new Promise(e=>{if(this[w]){this[re]=e}else{e(null)}})}async[W](e){return new Promise(t=>{const A=this[m].splice(this[F])
for(let t=0;t<A.length;t++){const r=A[t]
o.errorRequest(this,r,e)}const callback=()=>{if(this[re]){this[re]()
this[re]=null}t(null)}
if(this[X]){this[X].destroy(e,callback)
this[X]=null}else{queueMicrotask(callback)}this[$]()})}}const se=A(1676)
function onError(e,t){if(e[f]===0&&t.code!=="UND_ERR_INFO"&&t.code!=="UND_ERR_SOCKET"){r(e[F]===e[S])
const A=e[m].splice(e[S])
for(let r=0;r<A.length;r++){const s=A[r]
o.errorRequest(e,s,t)}r(e[w]===0)}}async function connect(e){r(!e[k])
r(!e[X])
let{host:t,hostname:A,protocol:n,port:a}=e[E]
if(A[0]==="["){const e=A.indexOf("]")
r(e!==-1)
const t=A.substring(1,e)
r(s.isIP(t))
A=t}e[k]=true
if(i.beforeConnect.hasSubscribers){i.beforeConnect.publish({connectParams:{host:t,hostname:A,protocol:n,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[z]},connector:e[x]})}try{const s=await new Promise((r,s)=>{e[x]({host:t,hostname:A,protocol:n,port:a,servername:e[Q],localAddress:e[z]},(e,t)=>{if(e){s(e)}else{r(t)}})})
if(e.destroyed){o.destroy(s.on("error",noop),new u)
return}r(s)
try{e[X]=s.alpnProtocol==="h2"?await te(e,s):await ee(e,s)}catch(e){s.destroy().on("error",noop)
throw e}e[k]=false
s[O]=0
s[V]=e[V]
s[B]=e
s[N]=null
if(i.connected.hasSubscribers){i.connected.publish({connectParams:{host:t,hostname:A,protocol:n,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[z]},connector:e[x],socket:s})}e.emit("connect",e[E],[e])}catch(s){if(e.destroyed){return}e[k]=false
if(i.connectError.hasSubscribers){i.connectError.publish({connectParams:{host:t,hostname:A,protocol:n,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[z]},connector:e[x],error:s})}if(s.code==="ERR_TLS_CERT_ALTNAME_INVALID"){r(e[f]===0)
while(e[p]>0&&e[m][e[F]].servername===e[Q]){const t=e[m][e[F]++]
o.errorRequest(e,t,s)}}else{onError(e,s)}e.emit("connectionError",e[E],[e],s)}e[$]()}function emitDrain(e){e[D]=0
e.emit("drain",e[E],[e])}function resume(e,t){if(e[d]===2){return}e[d]=2
_resume(e,t)
e[d]=0
if(e[S]>256){e[m].splice(0,e[S])
e[F]-=e[S]
e[S]=0}}function _resume(e,t){while(true){if(e.destroyed){r(e[p]===0)
return}if(e[re]&&!e[w]){e[re]()
e[re]=null
return}if(e[X]){e[X].resume()}if(e[C]){e[D]=2}else if(e[D]===2){if(t){e[D]=1
queueMicrotask(()=>emitDrain(e))}else{emitDrain(e)}continue}if(e[p]===0){return}if(e[f]>=(getPipelining(e)||1)){return}const A=e[m][e[F]]
if(e[E].protocol==="https:"&&e[Q]!==A.servername){if(e[f]>0){return}e[Q]=A.servername
e[X]?.destroy(new g("servername changed"),()=>{e[X]=null
resume(e)})}if(e[k]){return}if(!e[X]){connect(e)
return}if(e[X].destroyed){return}if(e[X].busy(A)){return}if(!A.aborted&&e[X].write(A)){e[F]++}else{e[m].splice(e[F],1)}}}e.exports=Client},4745:(e,t,A)=>{"use strict"
const r=A(4573)
const s=A(2091)
const{ClientDestroyedError:n,ClientClosedError:o,InvalidArgumentError:i}=A(8091)
const{kDestroy:a,kClose:c,kClosed:l,kDestroyed:g,kDispatch:u,kInterceptors:h}=A(9411)
const E=Symbol("onDestroyed")
const Q=Symbol("onClosed")
const B=Symbol("Intercepted Dispatch")
const C=Symbol("webSocketOptions")
const I=Symbol("eventSourceOptions")
class DispatcherBase extends s{constructor(e){super()
this[g]=false
this[E]=null
this[l]=false
this[Q]=[]
this[C]=e?.webSocket??{}
this[I]=e?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[C].maxFragments??131072,maxPayloadSize:this[C].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[I].maxEventSize??r.kStringMaxLength}}get destroyed(){return this[g]}get closed(){return this[l]}get interceptors(){return this[h]}set interceptors(e){if(e){for(let t=e.length-1;t>=0;t--){const e=this[h][t]
if(typeof e!=="function"){throw new i("interceptor must be an function")}}}this[h]=e}close(e){if(e===undefined){return new Promise((e,t)=>{this.close((A,r)=>A?t(A):e(r))})}if(typeof e!=="function"){throw new i("invalid callback")}if(this[g]){queueMicrotask(()=>e(new n,null))
return}if(this[l]){if(this[Q]){this[Q].push(e)}else{queueMicrotask(()=>e(null,null))}return}this[l]=true
this[Q].push(e)
const onClosed=()=>{const e=this[Q]
this[Q]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[c]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(e,t){if(typeof e==="function"){t=e
e=null}if(t===undefined){return new Promise((t,A)=>{this.destroy(e,(e,r)=>e?A(e):t(r))})}if(typeof t!=="function"){throw new i("invalid callback")}if(this[g]){if(this[E]){this[E].push(t)}else{queueMicrotask(()=>t(null,null))}return}if(!e){e=new n}this[g]=true
this[E]=this[E]||[]
this[E].push(t)
const onDestroyed=()=>{const e=this[E]
this[E]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[a](e).then(()=>{queueMicrotask(onDestroyed)})}[B](e,t){if(!this[h]||this[h].length===0){this[B]=this[u]
return this[u](e,t)}let A=this[u].bind(this)
for(let e=this[h].length-1;e>=0;e--){A=this[h][e](A)}this[B]=A
return A(e,t)}dispatch(e,t){if(!t||typeof t!=="object"){throw new i("handler must be an object")}try{if(!e||typeof e!=="object"){throw new i("opts must be an object.")}if(this[g]||this[E]){throw new n}if(this[l]){throw new o}return this[B](e,t)}catch(e){if(typeof t.onError!=="function"){throw new i("invalid onError method")}t.onError(e)
return false}}}e.exports=DispatcherBase},2091:(e,t,A)=>{"use strict"
const r=A(8474)
class Dispatcher extends r{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...e){const t=Array.isArray(e[0])?e[0]:e
let A=this.dispatch.bind(this)
for(const e of t){if(e==null){continue}if(typeof e!=="function"){throw new TypeError(`invalid interceptor, expected function received ${typeof e}`)}A=e(A)
if(A==null||typeof A!=="function"||A.length!==2){throw new TypeError("invalid interceptor")}}return new ComposedDispatcher(this,A)}}class ComposedDispatcher extends Dispatcher{#A=null
#r=null
constructor(e,t){super()
this.#A=e
this.#r=t}dispatch(...e){this.#r(...e)}close(...e){return this.#A.close(...e)}destroy(...e){return this.#A.destroy(...e)}}e.exports=Dispatcher},7897:(e,t,A)=>{"use strict"
const r=A(4745)
const{kClose:s,kDestroy:n,kClosed:o,kDestroyed:i,kDispatch:a,kNoProxyAgent:c,kHttpProxyAgent:l,kHttpsProxyAgent:g}=A(9411)
const u=A(9848)
const h=A(6261)
const E={"http:":80,"https:":443}
let Q=false
class EnvHttpProxyAgent extends r{#s=null
#n=null
#o=null
constructor(e={}){super()
this.#o=e
if(!Q){Q=true
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"})}const{httpProxy:t,httpsProxy:A,noProxy:r,...s}=e
this[c]=new h(s)
const n=t??process.env.http_proxy??process.env.HTTP_PROXY
if(n){this[l]=new u({...s,uri:n})}else{this[l]=this[c]}const o=A??process.env.https_proxy??process.env.HTTPS_PROXY
if(o){this[g]=new u({...s,uri:o})}else{this[g]=this[l]}this.#i()}[a](e,t){const A=new URL(e.origin)
const r=this.#a(A)
return r.dispatch(e,t)}async[s](){await this[c].close()
if(!this[l][o]){await this[l].close()}if(!this[g][o]){await this[g].close()}}async[n](e){await this[c].destroy(e)
if(!this[l][i]){await this[l].destroy(e)}if(!this[g][i]){await this[g].destroy(e)}}#a(e){let{protocol:t,host:A,port:r}=e
A=A.replace(/:\d*$/,"").toLowerCase()
r=Number.parseInt(r,10)||E[t]||0
if(!this.#c(A,r)){return this[c]}if(t==="https:"){return this[g]}return this[l]}#c(e,t){if(this.#l){this.#i()}if(this.#n.length===0){return true}if(this.#s==="*"){return false}for(let A=0;A<this.#n.length;A++){const r=this.#n[A]
if(r.port&&r.port!==t){continue}if(!/^[.*]/.test(r.hostname)){if(e===r.hostname){return false}}else{if(e.endsWith(r.hostname.replace(/^\*/,""))){return false}}}return true}#i(){const e=this.#o.noProxy??this.#g
const t=e.split(/[,\s]/)
const A=[]
for(let e=0;e<t.length;e++){const r=t[e]
if(!r){continue}const s=r.match(/^(.+):(\d+)$/)
A.push({hostname:(s?s[1]:r).toLowerCase(),port:s?Number.parseInt(s[2],10):0})}this.#s=e
this.#n=A}get#l(){if(this.#o.noProxy!==undefined){return false}return this.#s!==this.#g}get#g(){return process.env.no_proxy??process.env.NO_PROXY??""}}e.exports=EnvHttpProxyAgent},6524:e=>{"use strict"
const t=2048
const A=t-1
class FixedCircularBuffer{constructor(){this.bottom=0
this.top=0
this.list=new Array(t)
this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&A)===this.bottom}push(e){this.list[this.top]=e
this.top=this.top+1&A}shift(){const e=this.list[this.bottom]
if(e===undefined)return null
this.list[this.bottom]=undefined
this.bottom=this.bottom+1&A
return e}}e.exports=class FixedQueue{constructor(){this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(e){if(this.head.isFull()){this.head=this.head.next=new FixedCircularBuffer}this.head.push(e)}shift(){const e=this.tail
const t=e.shift()
if(e.isEmpty()&&e.next!==null){this.tail=e.next}return t}}},3272:(e,t,A)=>{"use strict"
const r=A(4745)
const s=A(6524)
const{kConnected:n,kSize:o,kRunning:i,kPending:a,kQueued:c,kBusy:l,kFree:g,kUrl:u,kClose:h,kDestroy:E,kDispatch:Q}=A(9411)
const B=A(9686)
const C=Symbol("clients")
const I=Symbol("needDrain")
const d=Symbol("queue")
const f=Symbol("closed resolve")
const p=Symbol("onDrain")
const w=Symbol("onConnect")
const m=Symbol("onDisconnect")
const y=Symbol("onConnectionError")
const k=Symbol("get dispatcher")
const D=Symbol("add client")
const R=Symbol("remove client")
const b=Symbol("stats")
class PoolBase extends r{constructor(e){super(e)
this[d]=new s
this[C]=[]
this[c]=0
const t=this
this[p]=function onDrain(e,A){const r=t[d]
let s=false
while(!s){const e=r.shift()
if(!e){break}t[c]--
s=!this.dispatch(e.opts,e.handler)}this[I]=s
if(!this[I]&&t[I]){t[I]=false
t.emit("drain",e,[t,...A])}if(t[f]&&r.isEmpty()){Promise.all(t[C].map(e=>e.close())).then(t[f])}}
this[w]=(e,A)=>{t.emit("connect",e,[t,...A])}
this[m]=(e,A,r)=>{t.emit("disconnect",e,[t,...A],r)}
this[y]=(e,A,r)=>{t.emit("connectionError",e,[t,...A],r)}
this[b]=new B(this)}get[l](){return this[I]}get[n](){return this[C].filter(e=>e[n]).length}get[g](){return this[C].filter(e=>e[n]&&!e[I]).length}get[a](){let e=this[c]
for(const{[a]:t}of this[C]){e+=t}return e}get[i](){let e=0
for(const{[i]:t}of this[C]){e+=t}return e}get[o](){let e=this[c]
for(const{[o]:t}of this[C]){e+=t}return e}get stats(){return this[b]}async[h](){if(this[d].isEmpty()){await Promise.all(this[C].map(e=>e.close()))}else{await new Promise(e=>{this[f]=e})}}async[E](e){while(true){const t=this[d].shift()
if(!t){break}t.handler.onError(e)}await Promise.all(this[C].map(t=>t.destroy(e)))}[Q](e,t){const A=this[k]()
if(!A){this[I]=true
this[d].push({opts:e,handler:t})
this[c]++}else if(!A.dispatch(e,t)){A[I]=true
this[I]=!this[k]()}return!this[I]}[D](e){e.on("drain",this[p]).on("connect",this[w]).on("disconnect",this[m]).on("connectionError",this[y])
this[C].push(e)
if(this[I]){queueMicrotask(()=>{if(this[I]){this[p](e[u],[this,e])}})}return this}[R](e){e.close(()=>{const t=this[C].indexOf(e)
if(t!==-1){this[C].splice(t,1)}})
this[I]=this[C].some(e=>!e[I]&&e.closed!==true&&e.destroyed!==true)}}e.exports={PoolBase,kClients:C,kNeedDrain:I,kAddClient:D,kRemoveClient:R,kGetDispatcher:k}},9686:(e,t,A)=>{const{kFree:r,kConnected:s,kPending:n,kQueued:o,kRunning:i,kSize:a}=A(9411)
const c=Symbol("pool")
class PoolStats{constructor(e){this[c]=e}get connected(){return this[c][s]}get free(){return this[c][r]}get pending(){return this[c][n]}get queued(){return this[c][o]}get running(){return this[c][i]}get size(){return this[c][a]}}e.exports=PoolStats},7404:(e,t,A)=>{"use strict"
const{PoolBase:r,kClients:s,kNeedDrain:n,kAddClient:o,kGetDispatcher:i}=A(3272)
const a=A(3069)
const{InvalidArgumentError:c}=A(8091)
const l=A(1544)
const{kUrl:g,kInterceptors:u}=A(9411)
const h=A(2296)
const E=Symbol("options")
const Q=Symbol("connections")
const B=Symbol("factory")
function defaultFactory(e,t){return new a(e,t)}class Pool extends r{constructor(e,{connections:t,factory:A=defaultFactory,connect:r,connectTimeout:n,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:C,autoSelectFamilyAttemptTimeout:I,allowH2:d,...f}={}){if(t!=null&&(!Number.isFinite(t)||t<0)){throw new c("invalid connections")}if(typeof A!=="function"){throw new c("factory must be a function.")}if(r!=null&&typeof r!=="function"&&typeof r!=="object"){throw new c("connect must be a function or an object")}if(typeof r!=="function"){r=h({...o,maxCachedSessions:i,allowH2:d,socketPath:a,timeout:n,...C?{autoSelectFamily:C,autoSelectFamilyAttemptTimeout:I}:undefined,...r})}super(f)
this[u]=f.interceptors?.Pool&&Array.isArray(f.interceptors.Pool)?f.interceptors.Pool:[]
this[Q]=t||null
this[g]=l.parseOrigin(e)
this[E]={...l.deepClone(f),connect:r,allowH2:d}
this[E].interceptors=f.interceptors?{...f.interceptors}:undefined
this[B]=A
this.on("connectionError",(e,t,A)=>{for(const e of t){const t=this[s].indexOf(e)
if(t!==-1){this[s].splice(t,1)}}})}[i](){for(const e of this[s]){if(!e[n]){return e}}if(!this[Q]||this[s].length<this[Q]){const e=this[B](this[g],this[E])
this[o](e)
return e}}}e.exports=Pool},9848:(e,t,A)=>{"use strict"
const{kProxy:r,kClose:s,kDestroy:n,kDispatch:o,kInterceptors:i}=A(9411)
const{URL:a}=A(3136)
const c=A(6261)
const l=A(7404)
const g=A(4745)
const{InvalidArgumentError:u,RequestAbortedError:h,SecureProxyConnectionError:E}=A(8091)
const Q=A(2296)
const B=A(3069)
const C=Symbol("proxy agent")
const I=Symbol("proxy client")
const d=Symbol("proxy headers")
const f=Symbol("request tls settings")
const p=Symbol("proxy tls settings")
const w=Symbol("connect endpoint function")
const m=Symbol("tunnel proxy")
function defaultProtocolPort(e){return e==="https:"?443:80}function defaultFactory(e,t){return new l(e,t)}const noop=()=>{}
function defaultAgentFactory(e,t){if(t.connections===1){return new B(e,t)}return new l(e,t)}class Http1ProxyWrapper extends g{#u
constructor(e,{headers:t={},connect:A,factory:r}){super()
if(!e){throw new u("Proxy URL is mandatory")}this[d]=t
if(r){this.#u=r(e,{connect:A})}else{this.#u=new B(e,{connect:A})}}[o](e,t){const A=t.onHeaders
t.onHeaders=function(e,r,s){if(e===407){if(typeof t.onError==="function"){t.onError(new u("Proxy Authentication Required (407)"))}return}if(A)A.call(this,e,r,s)}
const{origin:r,path:s="/",headers:n={}}=e
e.path=r+s
if(!("host"in n)&&!("Host"in n)){const{host:e}=new a(r)
n.host=e}e.headers={...this[d],...n}
return this.#u[o](e,t)}async[s](){return this.#u.close()}async[n](e){return this.#u.destroy(e)}}class ProxyAgent extends g{constructor(e){super()
if(!e||typeof e==="object"&&!(e instanceof a)&&!e.uri){throw new u("Proxy uri is mandatory")}const{clientFactory:t=defaultFactory}=e
if(typeof t!=="function"){throw new u("Proxy opts.clientFactory must be a function.")}const{proxyTunnel:A=true}=e
const s=this.#h(e)
const{href:n,origin:o,port:l,protocol:g,username:B,password:y,hostname:k}=s
this[r]={uri:n,protocol:g}
this[i]=e.interceptors?.ProxyAgent&&Array.isArray(e.interceptors.ProxyAgent)?e.interceptors.ProxyAgent:[]
this[f]=e.requestTls
this[p]=e.proxyTls
this[d]=e.headers||{}
this[m]=A
if(e.auth&&e.token){throw new u("opts.auth cannot be used in combination with opts.token")}else if(e.auth){this[d]["proxy-authorization"]=`Basic ${e.auth}`}else if(e.token){this[d]["proxy-authorization"]=e.token}else if(B&&y){this[d]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(B)}:${decodeURIComponent(y)}`).toString("base64")}`}const D=Q({...e.proxyTls})
this[w]=Q({...e.requestTls})
const R=e.factory||defaultAgentFactory
const factory=(e,t)=>{const{protocol:A}=new a(e)
if(!this[m]&&A==="http:"&&this[r].protocol==="http:"){return new Http1ProxyWrapper(this[r].uri,{headers:this[d],connect:D,factory:R})}return R(e,t)}
this[I]=t(s,{connect:D})
this[C]=new c({...e,factory,connect:async(e,t)=>{let A=e.host
if(!e.port){A+=`:${defaultProtocolPort(e.protocol)}`}try{const{socket:r,statusCode:s}=await this[I].connect({origin:o,port:l,path:A,signal:e.signal,headers:{...this[d],host:e.host},servername:this[p]?.servername||k})
if(s!==200){r.on("error",noop).destroy()
t(new h(`Proxy response (${s}) !== 200 when HTTP Tunneling`))}if(e.protocol!=="https:"){t(null,r)
return}let n
if(this[f]){n=this[f].servername}else{n=e.servername}this[w]({...e,servername:n,httpSocket:r},t)}catch(e){if(e.code==="ERR_TLS_CERT_ALTNAME_INVALID"){t(new E(e))}else{t(e)}}}})}dispatch(e,t){const A=buildHeaders(e.headers)
throwIfProxyAuthIsSent(A)
if(A&&!("host"in A)&&!("Host"in A)){const{host:t}=new a(e.origin)
A.host=t}return this[C].dispatch({...e,headers:A},t)}#h(e){if(typeof e==="string"){return new a(e)}else if(e instanceof a){return e}else{return new a(e.uri)}}async[s](){await this[C].close()
await this[I].close()}async[n](){await this[C].destroy()
await this[I].destroy()}}function buildHeaders(e){if(Array.isArray(e)){const t={}
for(let A=0;A<e.length;A+=2){t[e[A]]=e[A+1]}return t}return e}function throwIfProxyAuthIsSent(e){const t=e&&Object.keys(e).find(e=>e.toLowerCase()==="proxy-authorization")
if(t){throw new u("Proxy-Authorization should be sent in ProxyAgent constructor")}}e.exports=ProxyAgent},1882:(e,t,A)=>{"use strict"
const r=A(2091)
const s=A(112)
class RetryAgent extends r{#E=null
#Q=null
constructor(e,t={}){super(t)
this.#E=e
this.#Q=t}dispatch(e,t){const A=new s({...e,retryOptions:this.#Q},{dispatch:this.#E.dispatch.bind(this.#E),handler:t})
return this.#E.dispatch(e,A)}close(){return this.#E.close()}destroy(){return this.#E.destroy()}}e.exports=RetryAgent},5837:(e,t,A)=>{"use strict"
const r=Symbol.for("undici.globalDispatcher.1")
const{InvalidArgumentError:s}=A(8091)
const n=A(6261)
if(getGlobalDispatcher()===undefined){setGlobalDispatcher(new n)}function setGlobalDispatcher(e){if(!e||typeof e.dispatch!=="function"){throw new s("Argument agent must implement Agent")}Object.defineProperty(globalThis,r,{value:e,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[r]}e.exports={setGlobalDispatcher,getGlobalDispatcher}},7011:e=>{"use strict"
e.exports=class DecoratorHandler{#B
constructor(e){if(typeof e!=="object"||e===null){throw new TypeError("handler must be an object")}this.#B=e}onConnect(...e){return this.#B.onConnect?.(...e)}onError(...e){return this.#B.onError?.(...e)}onUpgrade(...e){return this.#B.onUpgrade?.(...e)}onResponseStarted(...e){return this.#B.onResponseStarted?.(...e)}onHeaders(...e){return this.#B.onHeaders?.(...e)}onData(...e){return this.#B.onData?.(...e)}onComplete(...e){return this.#B.onComplete?.(...e)}onBodySent(...e){return this.#B.onBodySent?.(...e)}}},5050:(e,t,A)=>{"use strict"
const r=A(1544)
const{kBodyUsed:s}=A(9411)
const n=A(4589)
const{InvalidArgumentError:o}=A(8091)
const i=A(8474)
const a=[300,301,302,303,307,308]
const c=Symbol("body")
class BodyAsyncIterable{constructor(e){this[c]=e
this[s]=false}async*[Symbol.asyncIterator](){n(!this[s],"disturbed")
this[s]=true
yield*this[c]}}class RedirectHandler{constructor(e,t,A,a){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new o("maxRedirections must be a positive number")}r.validateHandler(a,A.method,A.upgrade)
this.dispatch=e
this.location=null
this.abort=null
this.opts={...A,maxRedirections:0}
this.maxRedirections=t
this.handler=a
this.history=[]
this.redirectionLimitReached=false
if(r.isStream(this.opts.body)){if(r.bodyLength(this.opts.body)===0){this.opts.body.on("data",function(){n(false)})}if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[s]=false
i.prototype.on.call(this.opts.body,"data",function(){this[s]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function"){this.opts.body=new BodyAsyncIterable(this.opts.body)}else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&r.isIterable(this.opts.body)){this.opts.body=new BodyAsyncIterable(this.opts.body)}}onConnect(e){this.abort=e
this.handler.onConnect(e,{history:this.history})}onUpgrade(e,t,A){this.handler.onUpgrade(e,t,A)}onError(e){this.handler.onError(e)}onHeaders(e,t,A,s){this.location=this.history.length>=this.maxRedirections||r.isDisturbed(this.opts.body)?null:parseLocation(e,t)
if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){if(this.request){this.request.abort(new Error("max redirects"))}this.redirectionLimitReached=true
this.abort(new Error("max redirects"))
return}if(this.opts.origin){this.history.push(new URL(this.opts.path,this.opts.origin))}if(!this.location){return this.handler.onHeaders(e,t,A,s)}const{origin:n,pathname:o,search:i}=r.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)))
const a=i?`${o}${i}`:o
this.opts.headers=cleanRequestHeaders(this.opts.headers,e===303,this.opts.origin!==n)
this.opts.path=a
this.opts.origin=n
this.opts.maxRedirections=0
this.opts.query=null
if(e===303&&this.opts.method!=="HEAD"){this.opts.method="GET"
this.opts.body=null}}onData(e){if(this.location){}else{return this.handler.onData(e)}}onComplete(e){if(this.location){this.location=null
this.abort=null
this.dispatch(this.opts,this)}else{this.handler.onComplete(e)}}onBodySent(e){if(this.handler.onBodySent){this.handler.onBodySent(e)}}}function parseLocation(e,t){if(a.indexOf(e)===-1){return null}for(let e=0;e<t.length;e+=2){if(t[e].length===8&&r.headerNameToString(t[e])==="location"){return t[e+1]}}}function shouldRemoveHeader(e,t,A){if(e.length===4){return r.headerNameToString(e)==="host"}if(t&&r.headerNameToString(e).startsWith("content-")){return true}if(A&&(e.length===13||e.length===6||e.length===19)){const t=r.headerNameToString(e)
return t==="authorization"||t==="cookie"||t==="proxy-authorization"}return false}function cleanRequestHeaders(e,t,A){const r=[]
if(Array.isArray(e)){for(let s=0;s<e.length;s+=2){if(!shouldRemoveHeader(e[s],t,A)){r.push(e[s],e[s+1])}}}else if(e&&typeof e==="object"){for(const s of Object.keys(e)){if(!shouldRemoveHeader(s,t,A)){r.push(s,e[s])}}}else{n(e==null,"headers must be an object or an array")}return r}e.exports=RedirectHandler},112:(e,t,A)=>{"use strict"
const r=A(4589)
const{kRetryHandlerDefaultRetry:s}=A(9411)
const{RequestRetryError:n}=A(8091)
const{isDisturbed:o,parseHeaders:i,parseRangeHeader:a,wrapRequestBody:c}=A(1544)
function calculateRetryAfterHeader(e){const t=Date.now()
return new Date(e).getTime()-t}function validatePartialResponseContentLength(e,t,A,r){const s=e["content-length"]
if(s==null){return null}if(!Number.isFinite(t.start)||!Number.isFinite(t.end)){return null}const o=Number(s)
const i=t.end-t.start+1
if(!Number.isFinite(o)||o!==i){return new n("Content-Length mismatch",A,{headers:e,data:{count:r}})}return null}class RetryHandler{constructor(e,t){const{retryOptions:A,...r}=e
const{retry:n,maxRetries:o,maxTimeout:i,minTimeout:a,timeoutFactor:l,methods:g,errorCodes:u,retryAfter:h,statusCodes:E}=A??{}
this.dispatch=t.dispatch
this.handler=t.handler
this.opts={...r,body:c(e.body)}
this.abort=null
this.aborted=false
this.retryOpts={retry:n??RetryHandler[s],retryAfter:h??true,maxTimeout:i??30*1e3,minTimeout:a??500,timeoutFactor:l??2,maxRetries:o??5,methods:g??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:E??[500,502,503,504,429],errorCodes:u??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]}
this.retryCount=0
this.retryCountCheckpoint=0
this.start=0
this.end=null
this.etag=null
this.resume=null
this.headersSent=false
this.handler.onConnect(e=>{this.aborted=true
if(this.abort){this.abort(e)}else{this.reason=e}})}checkpointResponseEnd(e,t){if(this.end==null&&this.opts.method!=="HEAD"){const t=e["content-length"]
this.end=t!=null?Number(t)-1:null
r(this.end==null||Number.isFinite(this.end),"invalid content-length")}this.resume=this.end!=null?t:null}onRequestSent(){if(this.handler.onRequestSent){this.handler.onRequestSent()}}onUpgrade(e,t,A){if(this.handler.onUpgrade){this.handler.onUpgrade(e,t,A)}}onConnect(e){if(this.aborted){e(this.reason)}else{this.abort=e}}onBodySent(e){if(this.handler.onBodySent)return this.handler.onBodySent(e)}static[s](e,{state:t,opts:A},r){const{statusCode:s,code:n,headers:o}=e
const{method:i,retryOptions:a}=A
const{maxRetries:c,minTimeout:l,maxTimeout:g,timeoutFactor:u,statusCodes:h,errorCodes:E,methods:Q}=a
const{counter:B}=t
if(n&&n!=="UND_ERR_REQ_RETRY"&&!E.includes(n)){r(e)
return}if(Array.isArray(Q)&&!Q.includes(i)){r(e)
return}if(s!=null&&Array.isArray(h)&&!h.includes(s)){r(e)
return}if(B>c){r(e)
return}let C=o?.["retry-after"]
if(C){C=Number(C)
C=Number.isNaN(C)?calculateRetryAfterHeader(C):C*1e3}const I=C>0?Math.min(C,g):Math.min(l*u**(B-1),g)
setTimeout(()=>r(null),I)}onHeaders(e,t,A,s){const o=i(t)
this.retryCount+=1
if(e>=300){if(!this.headersSent&&this.retryOpts.statusCodes.includes(e)===false){this.headersSent=true
this.checkpointResponseEnd(o,A)
return this.handler.onHeaders(e,t,A,s)}else{this.abort(new n("Request failed",e,{headers:o,data:{count:this.retryCount}}))
return false}}if(this.resume!=null){this.resume=null
if(e!==206&&(this.start>0||e!==200)){this.abort(new n("server does not support the range header and the payload was partially consumed",e,{headers:o,data:{count:this.retryCount}}))
return false}const t=a(o["content-range"])
if(!t){this.abort(new n("Content-Range mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}if(this.etag!=null&&this.etag!==o.etag){this.abort(new n("ETag mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}const r=validatePartialResponseContentLength(o,t,e,this.retryCount)
if(r!=null){this.abort(r)
return false}const{start:s,size:i,end:c=i-1}=t
if(this.start!==s||this.end!=null&&this.end!==c){this.abort(new n("Content-Range mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}this.resume=A
return true}if(this.end==null){if(e===206){const n=a(o["content-range"])
if(n==null){this.headersSent=true
return this.handler.onHeaders(e,t,A,s)}const i=validatePartialResponseContentLength(o,n,e,this.retryCount)
if(i!=null){this.abort(i)
return false}const{start:c,size:l,end:g=l-1}=n
r(c!=null&&Number.isFinite(c),"content-range mismatch")
r(g!=null&&Number.isFinite(g),"invalid content-length")
this.start=c
this.end=g}if(this.end==null){const e=o["content-length"]
this.end=e!=null?Number(e)-1:null}r(Number.isFinite(this.start))
r(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=A
this.headersSent=true
this.etag=o.etag!=null?o.etag:null
if(this.etag!=null&&this.etag.startsWith("W/")){this.etag=null}return this.handler.onHeaders(e,t,A,s)}const c=new n("Request failed",e,{headers:o,data:{count:this.retryCount}})
this.abort(c)
return false}onData(e){this.start+=e.length
return this.handler.onData(e)}onComplete(e){this.retryCount=0
return this.handler.onComplete(e)}onError(e){if(this.aborted||o(this.opts.body)||this.headersSent&&this.resume==null){return this.handler.onError(e)}if(this.retryCount-this.retryCountCheckpoint>0){this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)}else{this.retryCount+=1}this.retryOpts.retry(e,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},onRetry.bind(this))
function onRetry(e){if(e!=null||this.aborted||o(this.opts.body)){return this.handler.onError(e)}if(this.start!==0){const e={range:`bytes=${this.start}-${this.end??""}`}
if(this.etag!=null){e["if-match"]=this.etag}this.opts={...this.opts,headers:{...this.opts.headers,...e}}}try{this.retryCountCheckpoint=this.retryCount
this.dispatch(this.opts,this)}catch(e){this.handler.onError(e)}}}}e.exports=RetryHandler},7251:(e,t,A)=>{"use strict"
const{isIP:r}=A(7030)
const{lookup:s}=A(610)
const n=A(7011)
const{InvalidArgumentError:o,InformationalError:i}=A(8091)
const a=Math.pow(2,31)-1
class DNSInstance{#C=0
#I=0
#d=new Map
dualStack=true
affinity=null
lookup=null
pick=null
constructor(e){this.#C=e.maxTTL
this.#I=e.maxItems
this.dualStack=e.dualStack
this.affinity=e.affinity
this.lookup=e.lookup??this.#f
this.pick=e.pick??this.#p}get full(){return this.#d.size===this.#I}runLookup(e,t,A){const r=this.#d.get(e.hostname)
if(r==null&&this.full){A(null,e.origin)
return}const s={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...t.dns,maxTTL:this.#C,maxItems:this.#I}
if(r==null){this.lookup(e,s,(t,r)=>{if(t||r==null||r.length===0){A(t??new i("No DNS entries found"))
return}this.setRecords(e,r)
const n=this.#d.get(e.hostname)
const o=this.pick(e,n,s.affinity)
let a
if(typeof o.port==="number"){a=`:${o.port}`}else if(e.port!==""){a=`:${e.port}`}else{a=""}A(null,`${e.protocol}//${o.family===6?`[${o.address}]`:o.address}${a}`)})}else{const n=this.pick(e,r,s.affinity)
if(n==null){this.#d.delete(e.hostname)
this.runLookup(e,t,A)
return}let o
if(typeof n.port==="number"){o=`:${n.port}`}else if(e.port!==""){o=`:${e.port}`}else{o=""}A(null,`${e.protocol}//${n.family===6?`[${n.address}]`:n.address}${o}`)}}#f(e,t,A){s(e.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(e,t)=>{if(e){return A(e)}const r=new Map
for(const e of t){r.set(`${e.address}:${e.family}`,e)}A(null,r.values())})}#p(e,t,A){let r=null
const{records:s,offset:n}=t
let o
if(this.dualStack){if(A==null){if(n==null||n===a){t.offset=0
A=4}else{t.offset++
A=(t.offset&1)===1?6:4}}if(s[A]!=null&&s[A].ips.length>0){o=s[A]}else{o=s[A===4?6:4]}}else{o=s[A]}if(o==null||o.ips.length===0){return r}if(o.offset==null||o.offset===a){o.offset=0}else{o.offset++}const i=o.offset%o.ips.length
r=o.ips[i]??null
if(r==null){return r}if(Date.now()-r.timestamp>r.ttl){o.ips.splice(i,1)
return this.pick(e,t,A)}return r}setRecords(e,t){const A=Date.now()
const r={records:{4:null,6:null}}
for(const e of t){e.timestamp=A
if(typeof e.ttl==="number"){e.ttl=Math.min(e.ttl,this.#C)}else{e.ttl=this.#C}const t=r.records[e.family]??{ips:[]}
t.ips.push(e)
r.records[e.family]=t}this.#d.set(e.hostname,r)}getHandler(e,t){return new DNSDispatchHandler(this,e,t)}}class DNSDispatchHandler extends n{#w=null
#o=null
#r=null
#B=null
#m=null
constructor(e,{origin:t,handler:A,dispatch:r},s){super(A)
this.#m=t
this.#B=A
this.#o={...s}
this.#w=e
this.#r=r}onError(e){switch(e.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#w.dualStack){this.#w.runLookup(this.#m,this.#o,(e,t)=>{if(e){return this.#B.onError(e)}const A={...this.#o,origin:t}
this.#r(A,this)})
return}this.#B.onError(e)
return}case"ENOTFOUND":this.#w.deleteRecord(this.#m)
default:this.#B.onError(e)
break}}}e.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!=="number"||e?.maxTTL<0)){throw new o("Invalid maxTTL. Must be a positive number")}if(e?.maxItems!=null&&(typeof e?.maxItems!=="number"||e?.maxItems<1)){throw new o("Invalid maxItems. Must be a positive number and greater than zero")}if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6){throw new o("Invalid affinity. Must be either 4 or 6")}if(e?.dualStack!=null&&typeof e?.dualStack!=="boolean"){throw new o("Invalid dualStack. Must be a boolean")}if(e?.lookup!=null&&typeof e?.lookup!=="function"){throw new o("Invalid lookup. Must be a function")}if(e?.pick!=null&&typeof e?.pick!=="function"){throw new o("Invalid pick. Must be a function")}const t=e?.dualStack??true
let A
if(t){A=e?.affinity??null}else{A=e?.affinity??4}const s={maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:t,affinity:A,maxItems:e?.maxItems??Infinity}
const n=new DNSInstance(s)
return e=>function dnsInterceptor(t,A){const s=t.origin.constructor===URL?t.origin:new URL(t.origin)
if(r(s.hostname)!==0){return e(t,A)}n.runLookup(s,t,(r,o)=>{if(r){return A.onError(r)}let i=null
i={...t,servername:s.hostname,origin:o,headers:{host:s.hostname,...t.headers}}
e(i,n.getHandler({origin:s,dispatch:e,handler:A},t))})
return true}}},2375:(e,t,A)=>{"use strict"
const r=A(1544)
const{InvalidArgumentError:s,RequestAbortedError:n}=A(8091)
const o=A(7011)
class DumpHandler extends o{#y=1024*1024
#k=null
#D=false
#R=false
#b=0
#F=null
#B=null
constructor({maxSize:e},t){super(t)
if(e!=null&&(!Number.isFinite(e)||e<1)){throw new s("maxSize must be a number greater than 0")}this.#y=e??this.#y
this.#B=t}onConnect(e){this.#k=e
this.#B.onConnect(this.#S.bind(this))}#S(e){this.#R=true
this.#F=e}onHeaders(e,t,A,s){const o=r.parseHeaders(t)
const i=o["content-length"]
if(i!=null&&i>this.#y){throw new n(`Response size (${i}) larger than maxSize (${this.#y})`)}if(this.#R){return true}return this.#B.onHeaders(e,t,A,s)}onError(e){if(this.#D){return}e=this.#F??e
this.#B.onError(e)}onData(e){this.#b=this.#b+e.length
if(this.#b>=this.#y){this.#D=true
if(this.#R){this.#B.onError(this.#F)}else{this.#B.onComplete([])}}return true}onComplete(e){if(this.#D){return}if(this.#R){this.#B.onError(this.reason)
return}this.#B.onComplete(e)}}function createDumpInterceptor({maxSize:e}={maxSize:1024*1024}){return t=>function Intercept(A,r){const{dumpMaxSize:s=e}=A
const n=new DumpHandler({maxSize:s},r)
return t(A,n)}}e.exports=createDumpInterceptor},1676:(e,t,A)=>{"use strict"
const r=A(5050)
function createRedirectInterceptor({maxRedirections:e}){return t=>function Intercept(A,s){const{maxRedirections:n=e}=A
if(!n){return t(A,s)}const o=new r(t,n,A,s)
A={...A,maxRedirections:0}
return t(A,o)}}e.exports=createRedirectInterceptor},3650:(e,t,A)=>{"use strict"
const r=A(5050)
e.exports=e=>{const t=e?.maxRedirections
return e=>function redirectInterceptor(A,s){const{maxRedirections:n=t,...o}=A
if(!n){return e(A,s)}const i=new r(e,n,A,s)
return e(o,i)}}},3874:(e,t,A)=>{"use strict"
const r=A(112)
e.exports=e=>t=>function retryInterceptor(A,s){return t(A,new r({...A,retryOptions:{...e,...A.retryOptions}},{handler:s,dispatch:t}))}},7424:(e,t,A)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.SPECIAL_HEADERS=t.HEADER_STATE=t.MINOR=t.MAJOR=t.CONNECTION_TOKEN_CHARS=t.HEADER_CHARS=t.TOKEN=t.STRICT_TOKEN=t.HEX=t.URL_CHAR=t.STRICT_URL_CHAR=t.USERINFO_CHARS=t.MARK=t.ALPHANUM=t.NUM=t.HEX_MAP=t.NUM_MAP=t.ALPHA=t.FINISH=t.H_METHOD_MAP=t.METHOD_MAP=t.METHODS_RTSP=t.METHODS_ICE=t.METHODS_HTTP=t.METHODS=t.LENIENT_FLAGS=t.FLAGS=t.TYPE=t.ERROR=void 0
const r=A(8916)
var s;(function(e){e[e["OK"]=0]="OK"
e[e["INTERNAL"]=1]="INTERNAL"
e[e["STRICT"]=2]="STRICT"
e[e["LF_EXPECTED"]=3]="LF_EXPECTED"
e[e["UNEXPECTED_CONTENT_LENGTH"]=4]="UNEXPECTED_CONTENT_LENGTH"
e[e["CLOSED_CONNECTION"]=5]="CLOSED_CONNECTION"
e[e["INVALID_METHOD"]=6]="INVALID_METHOD"
e[e["INVALID_URL"]=7]="INVALID_URL"
e[e["INVALID_CONSTANT"]=8]="INVALID_CONSTANT"
e[e["INVALID_VERSION"]=9]="INVALID_VERSION"
e[e["INVALID_HEADER_TOKEN"]=10]="INVALID_HEADER_TOKEN"
e[e["INVALID_CONTENT_LENGTH"]=11]="INVALID_CONTENT_LENGTH"
e[e["INVALID_CHUNK_SIZE"]=12]="INVALID_CHUNK_SIZE"
e[e["INVALID_STATUS"]=13]="INVALID_STATUS"
e[e["INVALID_EOF_STATE"]=14]="INVALID_EOF_STATE"
e[e["INVALID_TRANSFER_ENCODING"]=15]="INVALID_TRANSFER_ENCODING"
e[e["CB_MESSAGE_BEGIN"]=16]="CB_MESSAGE_BEGIN"
e[e["CB_HEADERS_COMPLETE"]=17]="CB_HEADERS_COMPLETE"
e[e["CB_MESSAGE_COMPLETE"]=18]="CB_MESSAGE_COMPLETE"
e[e["CB_CHUNK_HEADER"]=19]="CB_CHUNK_HEADER"
e[e["CB_CHUNK_COMPLETE"]=20]="CB_CHUNK_COMPLETE"
e[e["PAUSED"]=21]="PAUSED"
e[e["PAUSED_UPGRADE"]=22]="PAUSED_UPGRADE"
e[e["PAUSED_H2_UPGRADE"]=23]="PAUSED_H2_UPGRADE"
e[e["USER"]=24]="USER"})(s=t.ERROR||(t.ERROR={}))
var n;(function(e){e[e["BOTH"]=0]="BOTH"
e[e["REQUEST"]=1]="REQUEST"
e[e["RESPONSE"]=2]="RESPONSE"})(n=t.TYPE||(t.TYPE={}))
var o;(function(e){e[e["CONNECTION_KEEP_ALIVE"]=1]="CONNECTION_KEEP_ALIVE"
e[e["CONNECTION_CLOSE"]=2]="CONNECTION_CLOSE"
e[e["CONNECTION_UPGRADE"]=4]="CONNECTION_UPGRADE"
e[e["CHUNKED"]=8]="CHUNKED"
e[e["UPGRADE"]=16]="UPGRADE"
e[e["CONTENT_LENGTH"]=32]="CONTENT_LENGTH"
e[e["SKIPBODY"]=64]="SKIPBODY"
e[e["TRAILING"]=128]="TRAILING"
e[e["TRANSFER_ENCODING"]=512]="TRANSFER_ENCODING"})(o=t.FLAGS||(t.FLAGS={}))
var i;(function(e){e[e["HEADERS"]=1]="HEADERS"
e[e["CHUNKED_LENGTH"]=2]="CHUNKED_LENGTH"
e[e["KEEP_ALIVE"]=4]="KEEP_ALIVE"})(i=t.LENIENT_FLAGS||(t.LENIENT_FLAGS={}))
var a;(function(e){e[e["DELETE"]=0]="DELETE"
e[e["GET"]=1]="GET"
e[e["HEAD"]=2]="HEAD"
e[e["POST"]=3]="POST"
e[e["PUT"]=4]="PUT"
e[e["CONNECT"]=5]="CONNECT"
e[e["OPTIONS"]=6]="OPTIONS"
e[e["TRACE"]=7]="TRACE"
e[e["COPY"]=8]="COPY"
e[e["LOCK"]=9]="LOCK"
e[e["MKCOL"]=10]="MKCOL"
e[e["MOVE"]=11]="MOVE"
e[e["PROPFIND"]=12]="PROPFIND"
e[e["PROPPATCH"]=13]="PROPPATCH"
e[e["SEARCH"]=14]="SEARCH"
e[e["UNLOCK"]=15]="UNLOCK"
e[e["BIND"]=16]="BIND"
e[e["REBIND"]=17]="REBIND"
e[e["UNBIND"]=18]="UNBIND"
e[e["ACL"]=19]="ACL"
e[e["REPORT"]=20]="REPORT"
e[e["MKACTIVITY"]=21]="MKACTIVITY"
e[e["CHECKOUT"]=22]="CHECKOUT"
e[e["MERGE"]=23]="MERGE"
e[e["M-SEARCH"]=24]="M-SEARCH"
e[e["NOTIFY"]=25]="NOTIFY"
e[e["SUBSCRIBE"]=26]="SUBSCRIBE"
e[e["UNSUBSCRIBE"]=27]="UNSUBSCRIBE"
e[e["PATCH"]=28]="PATCH"
e[e["PURGE"]=29]="PURGE"
e[e["MKCALENDAR"]=30]="MKCALENDAR"
e[e["LINK"]=31]="LINK"
e[e["UNLINK"]=32]="UNLINK"
e[e["SOURCE"]=33]="SOURCE"
e[e["PRI"]=34]="PRI"
e[e["DESCRIBE"]=35]="DESCRIBE"
e[e["ANNOUNCE"]=36]="ANNOUNCE"
e[e["SETUP"]=37]="SETUP"
e[e["PLAY"]=38]="PLAY"
e[e["PAUSE"]=39]="PAUSE"
e[e["TEARDOWN"]=40]="TEARDOWN"
e[e["GET_PARAMETER"]=41]="GET_PARAMETER"
e[e["SET_PARAMETER"]=42]="SET_PARAMETER"
e[e["REDIRECT"]=43]="REDIRECT"
e[e["RECORD"]=44]="RECORD"
e[e["FLUSH"]=45]="FLUSH"})(a=t.METHODS||(t.METHODS={}))
t.METHODS_HTTP=[a.DELETE,a.GET,a.HEAD,a.POST,a.PUT,a.CONNECT,a.OPTIONS,a.TRACE,a.COPY,a.LOCK,a.MKCOL,a.MOVE,a.PROPFIND,a.PROPPATCH,a.SEARCH,a.UNLOCK,a.BIND,a.REBIND,a.UNBIND,a.ACL,a.REPORT,a.MKACTIVITY,a.CHECKOUT,a.MERGE,a["M-SEARCH"],a.NOTIFY,a.SUBSCRIBE,a.UNSUBSCRIBE,a.PATCH,a.PURGE,a.MKCALENDAR,a.LINK,a.UNLINK,a.PRI,a.SOURCE]
t.METHODS_ICE=[a.SOURCE]
t.METHODS_RTSP=[a.OPTIONS,a.DESCRIBE,a.ANNOUNCE,a.SETUP,a.PLAY,a.PAUSE,a.TEARDOWN,a.GET_PARAMETER,a.SET_PARAMETER,a.REDIRECT,a.RECORD,a.FLUSH,a.GET,a.POST]
t.METHOD_MAP=r.enumToMap(a)
t.H_METHOD_MAP={}
Object.keys(t.METHOD_MAP).forEach(e=>{if(/^H/.test(e)){t.H_METHOD_MAP[e]=t.METHOD_MAP[e]}})
var c;(function(e){e[e["SAFE"]=0]="SAFE"
e[e["SAFE_WITH_CB"]=1]="SAFE_WITH_CB"
e[e["UNSAFE"]=2]="UNSAFE"})(c=t.FINISH||(t.FINISH={}))
t.ALPHA=[]
for(let e="A".charCodeAt(0);e<="Z".charCodeAt(0);e++){t.ALPHA.push(String.fromCharCode(e))
t.ALPHA.push(String.fromCharCode(e+32))}t.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9}
t.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15}
t.NUM=["0","1","2","3","4","5","6","7","8","9"]
t.ALPHANUM=t.ALPHA.concat(t.NUM)
t.MARK=["-","_",".","!","~","*","'","(",")"]
t.USERINFO_CHARS=t.ALPHANUM.concat(t.MARK).concat(["%",";",":","&","=","+","$",","])
t.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(t.ALPHANUM)
t.URL_CHAR=t.STRICT_URL_CHAR.concat(["\t","\f"])
for(let e=128;e<=255;e++){t.URL_CHAR.push(e)}t.HEX=t.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"])
t.STRICT_TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(t.ALPHANUM)
t.TOKEN=t.STRICT_TOKEN.concat([" "])
t.HEADER_CHARS=["\t"]
for(let e=32;e<=255;e++){if(e!==127){t.HEADER_CHARS.push(e)}}t.CONNECTION_TOKEN_CHARS=t.HEADER_CHARS.filter(e=>e!==44)
t.MAJOR=t.NUM_MAP
t.MINOR=t.MAJOR
var l;(function(e){e[e["GENERAL"]=0]="GENERAL"
e[e["CONNECTION"]=1]="CONNECTION"
e[e["CONTENT_LENGTH"]=2]="CONTENT_LENGTH"
e[e["TRANSFER_ENCODING"]=3]="TRANSFER_ENCODING"
e[e["UPGRADE"]=4]="UPGRADE"
e[e["CONNECTION_KEEP_ALIVE"]=5]="CONNECTION_KEEP_ALIVE"
e[e["CONNECTION_CLOSE"]=6]="CONNECTION_CLOSE"
e[e["CONNECTION_UPGRADE"]=7]="CONNECTION_UPGRADE"
e[e["TRANSFER_ENCODING_CHUNKED"]=8]="TRANSFER_ENCODING_CHUNKED"})(l=t.HEADER_STATE||(t.HEADER_STATE={}))
t.SPECIAL_HEADERS={connection:l.CONNECTION,"content-length":l.CONTENT_LENGTH,"proxy-connection":l.CONNECTION,"transfer-encoding":l.TRANSFER_ENCODING,upgrade:l.UPGRADE}},7846:(e,t,A)=>{"use strict"
const{Buffer:r}=A(4573)
e.exports=r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},9474:(e,t,A)=>{"use strict"
const{Buffer:r}=A(4573)
e.exports=r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")},8916:(e,t)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.enumToMap=void 0
function enumToMap(e){const t={}
Object.keys(e).forEach(A=>{const r=e[A]
if(typeof r==="number"){t[A]=r}})
return t}t.enumToMap=enumToMap},5973:(e,t,A)=>{"use strict"
const{kClients:r}=A(9411)
const s=A(6261)
const{kAgent:n,kMockAgentSet:o,kMockAgentGet:i,kDispatches:a,kIsMockActive:c,kNetConnect:l,kGetNetConnect:g,kOptions:u,kFactory:h}=A(8149)
const E=A(8957)
const Q=A(8780)
const{matchValue:B,buildMockOptions:C}=A(1725)
const{InvalidArgumentError:I,UndiciError:d}=A(8091)
const f=A(2091)
const p=A(8353)
const w=A(1030)
class MockAgent extends f{constructor(e){super(e)
this[l]=true
this[c]=true
if(e?.agent&&typeof e.agent.dispatch!=="function"){throw new I("Argument opts.agent must implement Agent")}const t=e?.agent?e.agent:new s(e)
this[n]=t
this[r]=t[r]
this[u]=C(e)}get(e){let t=this[i](e)
if(!t){t=this[h](e)
this[o](e,t)}return t}dispatch(e,t){this.get(e.origin)
return this[n].dispatch(e,t)}async close(){await this[n].close()
this[r].clear()}deactivate(){this[c]=false}activate(){this[c]=true}enableNetConnect(e){if(typeof e==="string"||typeof e==="function"||e instanceof RegExp){if(Array.isArray(this[l])){this[l].push(e)}else{this[l]=[e]}}else if(typeof e==="undefined"){this[l]=true}else{throw new I("Unsupported matcher. Must be one of String|Function|RegExp.")}}disableNetConnect(){this[l]=false}get isMockActive(){return this[c]}[o](e,t){this[r].set(e,t)}[h](e){const t=Object.assign({agent:this},this[u])
return this[u]&&this[u].connections===1?new E(e,t):new Q(e,t)}[i](e){const t=this[r].get(e)
if(t){return t}if(typeof e!=="string"){const t=this[h]("http://localhost:9999")
this[o](e,t)
return t}for(const[t,A]of Array.from(this[r])){if(A&&typeof t!=="string"&&B(t,e)){const t=this[h](e)
this[o](e,t)
t[a]=A[a]
return t}}}[g](){return this[l]}pendingInterceptors(){const e=this[r]
return Array.from(e.entries()).flatMap(([e,t])=>t[a].map(t=>({...t,origin:e}))).filter(({pending:e})=>e)}assertNoPendingInterceptors({pendingInterceptorsFormatter:e=new w}={}){const t=this.pendingInterceptors()
if(t.length===0){return}const A=new p("interceptor","interceptors").pluralize(t.length)
throw new d(`\n${A.count} ${A.noun} ${A.is} pending:\n\n${e.format(t)}\n`.trim())}}e.exports=MockAgent},8957:(e,t,A)=>{"use strict"
const{promisify:r}=A(7975)
const s=A(3069)
const{buildMockDispatch:n}=A(1725)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:g,kConnected:u}=A(8149)
const{MockInterceptor:h}=A(1599)
const E=A(9411)
const{InvalidArgumentError:Q}=A(8091)
class MockClient extends s{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new Q("Argument opts.agent must implement Agent")}this[i]=t.agent
this[l]=e
this[o]=[]
this[u]=1
this[g]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=n.call(this)
this.close=this[a]}get[E.kConnected](){return this[u]}intercept(e){return new h(e,this[o])}async[a](){await r(this[c])()
this[u]=0
this[i][E.kClients].delete(this[l])}}e.exports=MockClient},5445:(e,t,A)=>{"use strict"
const{UndiciError:r}=A(8091)
const s=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
class MockNotMatchedError extends r{constructor(e){super(e)
Error.captureStackTrace(this,MockNotMatchedError)
this.name="MockNotMatchedError"
this.message=e||"The request does not match any registered mock dispatches"
this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](e){return e&&e[s]===true}[s]=true}e.exports={MockNotMatchedError}},1599:(e,t,A)=>{"use strict"
const{getResponseData:r,buildKey:s,addMockDispatch:n}=A(1725)
const{kDispatches:o,kDispatchKey:i,kDefaultHeaders:a,kDefaultTrailers:c,kContentLength:l,kMockDispatch:g}=A(8149)
const{InvalidArgumentError:u}=A(8091)
const{buildURL:h}=A(1544)
class MockScope{constructor(e){this[g]=e}delay(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new u("waitInMs must be a valid integer > 0")}this[g].delay=e
return this}persist(){this[g].persist=true
return this}times(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new u("repeatTimes must be a valid integer > 0")}this[g].times=e
return this}}class MockInterceptor{constructor(e,t){if(typeof e!=="object"){throw new u("opts must be an object")}if(typeof e.path==="undefined"){throw new u("opts.path must be defined")}if(typeof e.method==="undefined"){e.method="GET"}if(typeof e.path==="string"){if(e.query){e.path=h(e.path,e.query)}else{const t=new URL(e.path,"data://")
e.path=t.pathname+t.search}}if(typeof e.method==="string"){e.method=e.method.toUpperCase()}this[i]=s(e)
this[o]=t
this[a]={}
this[c]={}
this[l]=false}createMockScopeDispatchData({statusCode:e,data:t,responseOptions:A}){const s=r(t)
const n=this[l]?{"content-length":s.length}:{}
const o={...this[a],...n,...A.headers}
const i={...this[c],...A.trailers}
return{statusCode:e,data:t,headers:o,trailers:i}}validateReplyParameters(e){if(typeof e.statusCode==="undefined"){throw new u("statusCode must be defined")}if(typeof e.responseOptions!=="object"||e.responseOptions===null){throw new u("responseOptions must be an object")}}reply(e){if(typeof e==="function"){const wrappedDefaultsCallback=t=>{const A=e(t)
if(typeof A!=="object"||A===null){throw new u("reply options callback must return an object")}const r={data:"",responseOptions:{},...A}
this.validateReplyParameters(r)
return{...this.createMockScopeDispatchData(r)}}
const t=n(this[o],this[i],wrappedDefaultsCallback)
return new MockScope(t)}const t={statusCode:e,data:arguments[1]===undefined?"":arguments[1],responseOptions:arguments[2]===undefined?{}:arguments[2]}
this.validateReplyParameters(t)
const A=this.createMockScopeDispatchData(t)
const r=n(this[o],this[i],A)
return new MockScope(r)}replyWithError(e){if(typeof e==="undefined"){throw new u("error must be defined")}const t=n(this[o],this[i],{error:e})
return new MockScope(t)}defaultReplyHeaders(e){if(typeof e==="undefined"){throw new u("headers must be defined")}this[a]=e
return this}defaultReplyTrailers(e){if(typeof e==="undefined"){throw new u("trailers must be defined")}this[c]=e
return this}replyContentLength(){this[l]=true
return this}}e.exports.MockInterceptor=MockInterceptor
e.exports.MockScope=MockScope},8780:(e,t,A)=>{"use strict"
const{promisify:r}=A(7975)
const s=A(7404)
const{buildMockDispatch:n}=A(1725)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:g,kConnected:u}=A(8149)
const{MockInterceptor:h}=A(1599)
const E=A(9411)
const{InvalidArgumentError:Q}=A(8091)
class MockPool extends s{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new Q("Argument opts.agent must implement Agent")}this[i]=t.agent
this[l]=e
this[o]=[]
this[u]=1
this[g]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=n.call(this)
this.close=this[a]}get[E.kConnected](){return this[u]}intercept(e){return new h(e,this[o])}async[a](){await r(this[c])()
this[u]=0
this[i][E.kClients].delete(this[l])}}e.exports=MockPool},8149:e=>{"use strict"
e.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},1725:(e,t,A)=>{"use strict"
const{MockNotMatchedError:r}=A(5445)
const{kDispatches:s,kMockAgent:n,kOriginalDispatch:o,kOrigin:i,kGetNetConnect:a}=A(8149)
const{buildURL:c}=A(1544)
const{STATUS_CODES:l}=A(7067)
const{types:{isPromise:g}}=A(7975)
function matchValue(e,t){if(typeof e==="string"){return e===t}if(e instanceof RegExp){return e.test(t)}if(typeof e==="function"){return e(t)===true}return false}function lowerCaseEntries(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e.toLocaleLowerCase(),t]))}function getHeaderByName(e,t){if(Array.isArray(e)){for(let A=0;A<e.length;A+=2){if(e[A].toLocaleLowerCase()===t.toLocaleLowerCase()){return e[A+1]}}return undefined}else if(typeof e.get==="function"){return e.get(t)}else{return lowerCaseEntries(e)[t.toLocaleLowerCase()]}}function buildHeadersFromArray(e){const t=e.slice()
const A=[]
for(let e=0;e<t.length;e+=2){A.push([t[e],t[e+1]])}return Object.fromEntries(A)}function matchHeaders(e,t){if(typeof e.headers==="function"){if(Array.isArray(t)){t=buildHeadersFromArray(t)}return e.headers(t?lowerCaseEntries(t):{})}if(typeof e.headers==="undefined"){return true}if(typeof t!=="object"||typeof e.headers!=="object"){return false}for(const[A,r]of Object.entries(e.headers)){const e=getHeaderByName(t,A)
if(!matchValue(r,e)){return false}}return true}function safeUrl(e){if(typeof e!=="string"){return e}const t=e.split("?")
if(t.length!==2){return e}const A=new URLSearchParams(t.pop())
A.sort()
return[...t,A.toString()].join("?")}function matchKey(e,{path:t,method:A,body:r,headers:s}){const n=matchValue(e.path,t)
const o=matchValue(e.method,A)
const i=typeof e.body!=="undefined"?matchValue(e.body,r):true
const a=matchHeaders(e,s)
return n&&o&&i&&a}function getResponseData(e){if(Buffer.isBuffer(e)){return e}else if(e instanceof Uint8Array){return e}else if(e instanceof ArrayBuffer){return e}else if(typeof e==="object"){return JSON.stringify(e)}else{return e.toString()}}function getMockDispatch(e,t){const A=t.query?c(t.path,t.query):t.path
const s=typeof A==="string"?safeUrl(A):A
let n=e.filter(({consumed:e})=>!e).filter(({path:e})=>matchValue(safeUrl(e),s))
if(n.length===0){throw new r(`Mock dispatch not matched for path '${s}'`)}n=n.filter(({method:e})=>matchValue(e,t.method))
if(n.length===0){throw new r(`Mock dispatch not matched for method '${t.method}' on path '${s}'`)}n=n.filter(({body:e})=>typeof e!=="undefined"?matchValue(e,t.body):true)
if(n.length===0){throw new r(`Mock dispatch not matched for body '${t.body}' on path '${s}'`)}n=n.filter(e=>matchHeaders(e,t.headers))
if(n.length===0){const e=typeof t.headers==="object"?JSON.stringify(t.headers):t.headers
throw new r(`Mock dispatch not matched for headers '${e}' on path '${s}'`)}return n[0]}function addMockDispatch(e,t,A){const r={timesInvoked:0,times:1,persist:false,consumed:false}
const s=typeof A==="function"?{callback:A}:{...A}
const n={...r,...t,pending:true,data:{error:null,...s}}
e.push(n)
return n}function deleteMockDispatch(e,t){const A=e.findIndex(e=>{if(!e.consumed){return false}return matchKey(e,t)})
if(A!==-1){e.splice(A,1)}}function buildKey(e){const{path:t,method:A,body:r,headers:s,query:n}=e
return{path:t,method:A,body:r,headers:s,query:n}}function generateKeyValues(e){const t=Object.keys(e)
const A=[]
for(let r=0;r<t.length;++r){const s=t[r]
const n=e[s]
const o=Buffer.from(`${s}`)
if(Array.isArray(n)){for(let e=0;e<n.length;++e){A.push(o,Buffer.from(`${n[e]}`))}}else{A.push(o,Buffer.from(`${n}`))}}return A}function getStatusText(e){return l[e]||"unknown"}async function getResponse(e){const t=[]
for await(const A of e){t.push(A)}return Buffer.concat(t).toString("utf8")}function mockDispatch(e,t){const A=buildKey(e)
const r=getMockDispatch(this[s],A)
r.timesInvoked++
if(r.data.callback){r.data={...r.data,...r.data.callback(e)}}const{data:{statusCode:n,data:o,headers:i,trailers:a,error:c},delay:l,persist:u}=r
const{timesInvoked:h,times:E}=r
r.consumed=!u&&h>=E
r.pending=h<E
if(c!==null){deleteMockDispatch(this[s],A)
t.onError(c)
return true}if(typeof l==="number"&&l>0){setTimeout(()=>{handleReply(this[s])},l)}else{handleReply(this[s])}function handleReply(r,s=o){const c=Array.isArray(e.headers)?buildHeadersFromArray(e.headers):e.headers
const l=typeof s==="function"?s({...e,headers:c}):s
if(g(l)){l.then(e=>handleReply(r,e))
return}const u=getResponseData(l)
const h=generateKeyValues(i)
const E=generateKeyValues(a)
t.onConnect?.(e=>t.onError(e),null)
t.onHeaders?.(n,h,resume,getStatusText(n))
t.onData?.(Buffer.from(u))
t.onComplete?.(E)
deleteMockDispatch(r,A)}function resume(){}return true}function buildMockDispatch(){const e=this[n]
const t=this[i]
const A=this[o]
return function dispatch(s,n){if(e.isMockActive){try{mockDispatch.call(this,s,n)}catch(o){if(o instanceof r){const i=e[a]()
if(i===false){throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`)}if(checkNetConnect(i,t)){A.call(this,s,n)}else{throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`)}}else{throw o}}}else{A.call(this,s,n)}}}function checkNetConnect(e,t){const A=new URL(t)
if(e===true){return true}else if(Array.isArray(e)&&e.some(e=>matchValue(e,A.host))){return true}return false}function buildMockOptions(e){if(e){const{agent:t,...A}=e
return A}}e.exports={getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildMockOptions,getHeaderByName,buildHeadersFromArray}},1030:(e,t,A)=>{"use strict"
const{Transform:r}=A(7075)
const{Console:s}=A(7540)
const n=process.versions.icu?"\u2705":"Y "
const o=process.versions.icu?"\u274c":"N "
e.exports=class PendingInterceptorsFormatter{constructor({disableColors:e}={}){this.transform=new r({transform(e,t,A){A(null,e)}})
this.logger=new s({stdout:this.transform,inspectOptions:{colors:!e&&!process.env.CI}})}format(e){const t=e.map(({method:e,path:t,data:{statusCode:A},persist:r,times:s,timesInvoked:i,origin:a})=>({Method:e,Origin:a,Path:t,"Status code":A,Persistent:r?n:o,Invocations:i,Remaining:r?Infinity:s-i}))
this.logger.table(t)
return this.transform.read().toString()}}},8353:e=>{"use strict"
const t={pronoun:"it",is:"is",was:"was",this:"this"}
const A={pronoun:"they",is:"are",was:"were",this:"these"}
e.exports=class Pluralizer{constructor(e,t){this.singular=e
this.plural=t}pluralize(e){const r=e===1
const s=r?t:A
const n=r?this.singular:this.plural
return{...s,count:e,noun:n}}}},2563:e=>{"use strict"
let t=0
const A=1e3
const r=(A>>1)-1
let s
const n=Symbol("kFastTimer")
const o=[]
const i=-2
const a=-1
const c=0
const l=1
function onTick(){t+=r
let e=0
let A=o.length
while(e<A){const s=o[e]
if(s._state===c){s._idleStart=t-r
s._state=l}else if(s._state===l&&t>=s._idleStart+s._idleTimeout){s._state=a
s._idleStart=-1
s._onTimeout(s._timerArg)}if(s._state===a){s._state=i
if(--A!==0){o[e]=o[A]}}else{++e}}o.length=A
if(o.length!==0){refreshTimeout()}}function refreshTimeout(){if(s){s.refresh()}else{clearTimeout(s)
s=setTimeout(onTick,r)
if(s.unref){s.unref()}}}class FastTimer{[n]=true
_state=i
_idleTimeout=-1
_idleStart=-1
_onTimeout
_timerArg
constructor(e,t,A){this._onTimeout=e
this._idleTimeout=t
this._timerArg=A
this.refresh()}refresh(){if(this._state===i){o.push(this)}if(!s||o.length===1){refreshTimeout()}this._state=c}clear(){this._state=a
this._idleStart=-1}}e.exports={setTimeout(e,t,r){return t<=A?setTimeout(e,t,r):new FastTimer(e,t,r)},clearTimeout(e){if(e[n]){e.clear()}else{clearTimeout(e)}},setFastTimeout(e,t,A){return new FastTimer(e,t,A)},clearFastTimeout(e){e.clear()},now(){return t},tick(e=0){t+=e-A+1
onTick()
onTick()},reset(){t=0
o.length=0
clearTimeout(s)
s=null},kFastTimer:n}},4330:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(7589)
const{urlEquals:s,getFieldValues:n}=A(102)
const{kEnumerableProperty:o,isDisturbed:i}=A(1544)
const{webidl:a}=A(253)
const{Response:c,cloneResponse:l,fromInnerResponse:g}=A(9107)
const{Request:u,fromInnerRequest:h}=A(6055)
const{kState:E}=A(4883)
const{fetching:Q}=A(7302)
const{urlIsHttpHttpsScheme:B,createDeferredPromise:C,readAllBytes:I}=A(4296)
const d=A(4589)
class Cache{#N
constructor(){if(arguments[0]!==r){a.illegalConstructor()}a.util.markAsUncloneable(this)
this.#N=arguments[1]}async match(e,t={}){a.brandCheck(this,Cache)
const A="Cache.match"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
const r=this.#M(e,t,1)
if(r.length===0){return}return r[0]}async matchAll(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.matchAll"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
return this.#M(e,t)}async add(e){a.brandCheck(this,Cache)
const t="Cache.add"
a.argumentLengthCheck(arguments,1,t)
e=a.converters.RequestInfo(e,t,"request")
const A=[e]
const r=this.addAll(A)
return await r}async addAll(e){a.brandCheck(this,Cache)
const t="Cache.addAll"
a.argumentLengthCheck(arguments,1,t)
const A=[]
const r=[]
for(let A of e){if(A===undefined){throw a.errors.conversionFailed({prefix:t,argument:"Argument 1",types:["undefined is not allowed"]})}A=a.converters.RequestInfo(A)
if(typeof A==="string"){continue}const e=A[E]
if(!B(e.url)||e.method!=="GET"){throw a.errors.exception({header:t,message:"Expected http/s scheme when method is not GET."})}}const s=[]
for(const o of e){const e=new u(o)[E]
if(!B(e.url)){throw a.errors.exception({header:t,message:"Expected http/s scheme."})}e.initiator="fetch"
e.destination="subresource"
r.push(e)
const i=C()
s.push(Q({request:e,processResponse(e){if(e.type==="error"||e.status===206||e.status<200||e.status>299){i.reject(a.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}))}else if(e.headersList.contains("vary")){const t=n(e.headersList.get("vary"))
for(const e of t){if(e==="*"){i.reject(a.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}))
for(const e of s){e.abort()}return}}}},processResponseEndOfBody(e){if(e.aborted){i.reject(new DOMException("aborted","AbortError"))
return}i.resolve(e)}}))
A.push(i.promise)}const o=Promise.all(A)
const i=await o
const c=[]
let l=0
for(const e of i){const t={type:"put",request:r[l],response:e}
c.push(t)
l++}const g=C()
let h=null
try{this.#U(c)}catch(e){h=e}queueMicrotask(()=>{if(h===null){g.resolve(undefined)}else{g.reject(h)}})
return g.promise}async put(e,t){a.brandCheck(this,Cache)
const A="Cache.put"
a.argumentLengthCheck(arguments,2,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.Response(t,A,"response")
let r=null
if(e instanceof u){r=e[E]}else{r=new u(e)[E]}if(!B(r.url)||r.method!=="GET"){throw a.errors.exception({header:A,message:"Expected an http/s scheme when method is not GET"})}const s=t[E]
if(s.status===206){throw a.errors.exception({header:A,message:"Got 206 status"})}if(s.headersList.contains("vary")){const e=n(s.headersList.get("vary"))
for(const t of e){if(t==="*"){throw a.errors.exception({header:A,message:"Got * vary field value"})}}}if(s.body&&(i(s.body.stream)||s.body.stream.locked)){throw a.errors.exception({header:A,message:"Response body is locked or disturbed"})}const o=l(s)
const c=C()
if(s.body!=null){const e=s.body.stream
const t=e.getReader()
I(t).then(c.resolve,c.reject)}else{c.resolve(undefined)}const g=[]
const h={type:"put",request:r,response:o}
g.push(h)
const Q=await c.promise
if(o.body!=null){o.body.source=Q}const d=C()
let f=null
try{this.#U(g)}catch(e){f=e}queueMicrotask(()=>{if(f===null){d.resolve()}else{d.reject(f)}})
return d.promise}async delete(e,t={}){a.brandCheck(this,Cache)
const A="Cache.delete"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let r=null
if(e instanceof u){r=e[E]
if(r.method!=="GET"&&!t.ignoreMethod){return false}}else{d(typeof e==="string")
r=new u(e)[E]}const s=[]
const n={type:"delete",request:r,options:t}
s.push(n)
const o=C()
let i=null
let c
try{c=this.#U(s)}catch(e){i=e}queueMicrotask(()=>{if(i===null){o.resolve(!!c?.length)}else{o.reject(i)}})
return o.promise}async keys(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.keys"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let r=null
if(e!==undefined){if(e instanceof u){r=e[E]
if(r.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){r=new u(e)[E]}}const s=C()
const n=[]
if(e===undefined){for(const e of this.#N){n.push(e[0])}}else{const e=this.#L(r,t)
for(const t of e){n.push(t[0])}}queueMicrotask(()=>{const e=[]
for(const t of n){const A=h(t,(new AbortController).signal,"immutable")
e.push(A)}s.resolve(Object.freeze(e))})
return s.promise}#U(e){const t=this.#N
const A=[...t]
const r=[]
const s=[]
try{for(const A of e){if(A.type!=="delete"&&A.type!=="put"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})}if(A.type==="delete"&&A.response!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})}if(this.#L(A.request,A.options,r).length){throw new DOMException("???","InvalidStateError")}let e
if(A.type==="delete"){e=this.#L(A.request,A.options)
if(e.length===0){return[]}for(const A of e){const e=t.indexOf(A)
d(e!==-1)
t.splice(e,1)}}else if(A.type==="put"){if(A.response==null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})}const s=A.request
if(!B(s.url)){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})}if(s.method!=="GET"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})}if(A.options!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})}e=this.#L(A.request)
for(const A of e){const e=t.indexOf(A)
d(e!==-1)
t.splice(e,1)}t.push([A.request,A.response])
r.push([A.request,A.response])}s.push([A.request,A.response])}return s}catch(e){this.#N.length=0
this.#N=A
throw e}}#L(e,t,A){const r=[]
const s=A??this.#N
for(const A of s){const[s,n]=A
if(this.#T(e,s,n,t)){r.push(A)}}return r}#T(e,t,A=null,r){const o=new URL(e.url)
const i=new URL(t.url)
if(r?.ignoreSearch){i.search=""
o.search=""}if(!s(o,i,true)){return false}if(A==null||r?.ignoreVary||!A.headersList.contains("vary")){return true}const a=n(A.headersList.get("vary"))
for(const A of a){if(A==="*"){return false}const r=t.headersList.get(A)
const s=e.headersList.get(A)
if(r!==s){return false}}return true}#M(e,t,A=Infinity){let r=null
if(e!==undefined){if(e instanceof u){r=e[E]
if(r.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){r=new u(e)[E]}}const s=[]
if(e===undefined){for(const e of this.#N){s.push(e[1])}}else{const e=this.#L(r,t)
for(const t of e){s.push(t[1])}}const n=[]
for(const e of s){const t=g(e,"immutable")
n.push(t.clone())
if(n.length>=A){break}}return Object.freeze(n)}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:o,matchAll:o,add:o,addAll:o,put:o,delete:o,keys:o})
const f=[{key:"ignoreSearch",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:a.converters.boolean,defaultValue:()=>false}]
a.converters.CacheQueryOptions=a.dictionaryConverter(f)
a.converters.MultiCacheQueryOptions=a.dictionaryConverter([...f,{key:"cacheName",converter:a.converters.DOMString}])
a.converters.Response=a.interfaceConverter(c)
a.converters["sequence<RequestInfo>"]=a.sequenceConverter(a.converters.RequestInfo)
e.exports={Cache}},6949:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(7589)
const{Cache:s}=A(4330)
const{webidl:n}=A(253)
const{kEnumerableProperty:o}=A(1544)
class CacheStorage{#v=new Map
constructor(){if(arguments[0]!==r){n.illegalConstructor()}n.util.markAsUncloneable(this)}async match(e,t={}){n.brandCheck(this,CacheStorage)
n.argumentLengthCheck(arguments,1,"CacheStorage.match")
e=n.converters.RequestInfo(e)
t=n.converters.MultiCacheQueryOptions(t)
if(t.cacheName!=null){if(this.#v.has(t.cacheName)){const A=this.#v.get(t.cacheName)
const n=new s(r,A)
return await n.match(e,t)}}else{for(const A of this.#v.values()){const n=new s(r,A)
const o=await n.match(e,t)
if(o!==undefined){return o}}}}async has(e){n.brandCheck(this,CacheStorage)
const t="CacheStorage.has"
n.argumentLengthCheck(arguments,1,t)
e=n.converters.DOMString(e,t,"cacheName")
return this.#v.has(e)}async open(e){n.brandCheck(this,CacheStorage)
const t="CacheStorage.open"
n.argumentLengthCheck(arguments,1,t)
e=n.converters.DOMString(e,t,"cacheName")
if(this.#v.has(e)){const t=this.#v.get(e)
return new s(r,t)}const A=[]
this.#v.set(e,A)
return new s(r,A)}async delete(e){n.brandCheck(this,CacheStorage)
const t="CacheStorage.delete"
n.argumentLengthCheck(arguments,1,t)
e=n.converters.DOMString(e,t,"cacheName")
return this.#v.delete(e)}async keys(){n.brandCheck(this,CacheStorage)
const e=this.#v.keys()
return[...e]}}Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:o,has:o,open:o,delete:o,keys:o})
e.exports={CacheStorage}},7589:(e,t,A)=>{"use strict"
e.exports={kConstruct:A(9411).kConstruct}},102:(e,t,A)=>{"use strict"
const r=A(4589)
const{URLSerializer:s}=A(980)
const{isValidHeaderName:n}=A(4296)
function urlEquals(e,t,A=false){const r=s(e,A)
const n=s(t,A)
return r===n}function getFieldValues(e){r(e!==null)
const t=[]
for(let A of e.split(",")){A=A.trim()
if(n(A)){t.push(A)}}return t}e.exports={urlEquals,getFieldValues}},6820:e=>{"use strict"
const t=1024
const A=4096
e.exports={maxAttributeValueSize:t,maxNameValuePairSize:A}},5437:(e,t,A)=>{"use strict"
const{parseSetCookie:r}=A(2802)
const{stringify:s}=A(5613)
const{webidl:n}=A(253)
const{Headers:o}=A(3676)
function getCookies(e){n.argumentLengthCheck(arguments,1,"getCookies")
n.brandCheck(e,o,{strict:false})
const t=e.get("cookie")
const A={}
if(!t){return A}for(const e of t.split(";")){const[t,...r]=e.split("=")
A[t.trim()]=r.join("=")}return A}function deleteCookie(e,t,A){n.brandCheck(e,o,{strict:false})
const r="deleteCookie"
n.argumentLengthCheck(arguments,2,r)
t=n.converters.DOMString(t,r,"name")
A=n.converters.DeleteCookieAttributes(A)
setCookie(e,{name:t,value:"",expires:new Date(0),...A})}function getSetCookies(e){n.argumentLengthCheck(arguments,1,"getSetCookies")
n.brandCheck(e,o,{strict:false})
const t=e.getSetCookie()
if(!t){return[]}return t.map(e=>r(e))}function setCookie(e,t){n.argumentLengthCheck(arguments,2,"setCookie")
n.brandCheck(e,o,{strict:false})
t=n.converters.Cookie(t)
const A=s(t)
if(A){e.append("Set-Cookie",A)}}n.converters.DeleteCookieAttributes=n.dictionaryConverter([{converter:n.nullableConverter(n.converters.DOMString),key:"path",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null}])
n.converters.Cookie=n.dictionaryConverter([{converter:n.converters.DOMString,key:"name"},{converter:n.converters.DOMString,key:"value"},{converter:n.nullableConverter(e=>{if(typeof e==="number"){return n.converters["unsigned long long"](e)}return new Date(e)}),key:"expires",defaultValue:()=>null},{converter:n.nullableConverter(n.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"path",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"secure",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:n.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:n.sequenceConverter(n.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(0)}])
e.exports={getCookies,deleteCookie,getSetCookies,setCookie}},2802:(e,t,A)=>{"use strict"
const{maxNameValuePairSize:r,maxAttributeValueSize:s}=A(6820)
const{isCTLExcludingHtab:n}=A(5613)
const{collectASequenceOfCodePointsFast:o}=A(980)
const i=A(4589)
function parseSetCookie(e){if(n(e)){return null}let t=""
let A=""
let s=""
let i=""
if(e.includes(";")){const r={position:0}
t=o(";",e,r)
A=e.slice(r.position)}else{t=e}if(!t.includes("=")){i=t}else{const e={position:0}
s=o("=",t,e)
i=t.slice(e.position+1)}s=s.trim()
i=i.trim()
if(s.length+i.length>r){return null}return{name:s,value:i,...parseUnparsedAttributes(A)}}function parseUnparsedAttributes(e,t={}){if(e.length===0){return t}i(e[0]===";")
e=e.slice(1)
let A=""
if(e.includes(";")){A=o(";",e,{position:0})
e=e.slice(A.length)}else{A=e
e=""}let r=""
let n=""
if(A.includes("=")){const e={position:0}
r=o("=",A,e)
n=A.slice(e.position+1)}else{r=A}r=r.trim()
n=n.trim()
if(n.length>s){return parseUnparsedAttributes(e,t)}const a=r.toLowerCase()
if(a==="expires"){const e=new Date(n)
t.expires=e}else if(a==="max-age"){const A=n.charCodeAt(0)
if((A<48||A>57)&&n[0]!=="-"){return parseUnparsedAttributes(e,t)}if(!/^\d+$/.test(n)){return parseUnparsedAttributes(e,t)}const r=Number(n)
t.maxAge=r}else if(a==="domain"){let e=n
if(e[0]==="."){e=e.slice(1)}e=e.toLowerCase()
t.domain=e}else if(a==="path"){let e=""
if(n.length===0||n[0]!=="/"){e="/"}else{e=n}t.path=e}else if(a==="secure"){t.secure=true}else if(a==="httponly"){t.httpOnly=true}else if(a==="samesite"){const e=n.toLowerCase()
if(e==="none"){t.sameSite="None"}else if(e==="strict"){t.sameSite="Strict"}else if(e==="lax"){t.sameSite="Lax"}}else{t.unparsed??=[]
t.unparsed.push(`${r}=${n}`)}return parseUnparsedAttributes(e,t)}e.exports={parseSetCookie,parseUnparsedAttributes}},5613:e=>{"use strict"
function isCTLExcludingHtab(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A>=0&&A<=8||A>=10&&A<=31||A===127){return true}}return false}function validateCookieName(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<33||A>126||A===34||A===40||A===41||A===60||A===62||A===64||A===44||A===59||A===58||A===92||A===47||A===91||A===93||A===63||A===61||A===123||A===125){throw new Error("Invalid cookie name")}}}function validateCookieValue(e){let t=e.length
let A=0
if(e[0]==='"'){if(t===1||e[t-1]!=='"'){throw new Error("Invalid cookie value")}--t;++A}while(A<t){const t=e.charCodeAt(A++)
if(t<33||t>126||t===34||t===44||t===59||t===92){throw new Error("Invalid cookie value")}}}function validateCookiePath(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<32||A>126||A===59){throw new Error("Invalid cookie path")}}}function isLetterOrDigit(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function validateCookieDomain(e){if(e===" "){return}if(e.length>255){throw new Error("Invalid cookie domain")}let t=0
for(let A=0;A<e.length;++A){const r=e.charCodeAt(A)
if(r===46){if(t===0){throw new Error("Invalid cookie domain")}if(e.charCodeAt(A-1)===45){throw new Error("Invalid cookie domain")}t=0
continue}if(t===0&&!isLetterOrDigit(r)){throw new Error("Invalid cookie domain")}if(!isLetterOrDigit(r)&&r!==45){throw new Error("Invalid cookie domain")}if(++t>63){throw new Error("Invalid cookie domain")}}if(t===0||e.charCodeAt(e.length-1)===45){throw new Error("Invalid cookie domain")}}const t=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"]
const A=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]
const r=Array(61).fill(0).map((e,t)=>t.toString().padStart(2,"0"))
function toIMFDate(e){if(typeof e==="number"){e=new Date(e)}return`${t[e.getUTCDay()]}, ${r[e.getUTCDate()]} ${A[e.getUTCMonth()]} ${e.getUTCFullYear()} ${r[e.getUTCHours()]}:${r[e.getUTCMinutes()]}:${r[e.getUTCSeconds()]} GMT`}function validateCookieMaxAge(e){if(e<0){throw new Error("Invalid cookie max-age")}}function stringify(e){if(e.name.length===0){return null}validateCookieName(e.name)
validateCookieValue(e.value)
const t=[`${e.name}=${e.value}`]
if(e.name.startsWith("__Secure-")){e.secure=true}if(e.name.startsWith("__Host-")){e.secure=true
e.domain=null
e.path="/"}if(e.secure){t.push("Secure")}if(e.httpOnly){t.push("HttpOnly")}if(typeof e.maxAge==="number"){validateCookieMaxAge(e.maxAge)
t.push(`Max-Age=${e.maxAge}`)}if(e.domain){validateCookieDomain(e.domain)
t.push(`Domain=${e.domain}`)}if(e.path){validateCookiePath(e.path)
t.push(`Path=${e.path}`)}if(e.expires&&e.expires.toString()!=="Invalid Date"){t.push(`Expires=${toIMFDate(e.expires)}`)}if(e.sameSite){t.push(`SameSite=${e.sameSite}`)}for(const A of e.unparsed){if(!A.includes("=")){throw new Error("Invalid unparsed")}const[e,...r]=A.split("=")
const s=e.trim()
const n=r.join("=")
validateCookieName(s)
validateCookieValue(n)
t.push(`${s}=${n}`)}return t.join("; ")}e.exports={isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}},2455:(e,t,A)=>{"use strict"
const r=A(4573)
const{Transform:s}=A(7075)
const{isASCIINumber:n,isValidLastEventId:o}=A(6627)
const i=[239,187,191]
const a=10
const c=13
const l=58
const g=32
const u=r.kStringMaxLength
const h=Buffer.from("data")
const E=Buffer.from("event")
const Q=Buffer.from("id")
const B=Buffer.from("retry")
const C=1024
const I=131072
const d=128
function isASCIINumberBytes(e,t){if(t>=e.length){return false}for(let A=t;A<e.length;A++){if(e[A]<48||e[A]>57){return false}}return true}function isValidLastEventIdBytes(e,t){for(let A=t;A<e.length;A++){if(e[A]===0){return false}}return true}function isFieldName(e,t,A){if(t!==A.length){return false}for(let r=0;r<t;r++){if(e[r]!==A[r]){return false}}return true}function createMaxEventSizeExceededError(){const e=new Error("EventSource message size exceeded")
e.aborted=false
return e}class EventSourceStream extends s{state=null
checkBOM=true
crlfCheck=false
eventEndCheck=false
chunks=[]
chunkIndex=0
pos=0
lineChunkIndex=0
linePos=0
lineLength=0
eventSize=0
eventFieldSizes={data:0,event:0,id:0,retry:0}
dataLineCount=0
maxEventSize
maxDataLines
maxBufferedChunks
event={data:undefined,event:undefined,id:undefined,retry:undefined}
constructor(e={}){e.readableObjectMode=true
super(e)
this.state=e.eventSourceSettings||{}
this.maxEventSize=e.maxEventSize??u
const t=this.maxEventSize>0?Math.min(I,Math.max(C,Math.floor(this.maxEventSize/d))):0
this.maxDataLines=t
this.maxBufferedChunks=t
if(e.push){this.push=e.push}}_transform(e,t,A){if(e.length===0){A()
return}if(this.maxEventSize>0&&this.chunks.length>=this.maxBufferedChunks&&e[0]!==a&&e[0]!==c){A(createMaxEventSizeExceededError())
return}this.chunks.push(e)
if(this.checkBOM){if(this.handleBOM()){A()
return}}while(this.hasCurrentByte()){const e=this.currentByte()
if(this.eventEndCheck){if(this.crlfCheck){if(e===a){this.crlfCheck=false
this.consumeCurrentByte()
continue}this.crlfCheck=false}if(e===a||e===c){if(e===c){this.crlfCheck=true}this.consumeCurrentByte()
if(this.hasPendingEvent()){this.processEvent(this.event)}this.clearEvent()
continue}this.eventEndCheck=false
continue}if(e===a||e===c){if(e===c){this.crlfCheck=true}try{this.parseLine(this.readLine(),this.event)}catch(e){A(e)
return}this.consumeCurrentByte()
this.eventEndCheck=true
continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){A(createMaxEventSizeExceededError())
return}this.advanceCursor()}A()}_destroy(e,t){this.chunks.length=0
this.clearEvent()
super._destroy(e,t)}parseLine(e,t){if(e.length===0){return}const A=e.indexOf(l)
if(A===0){return}let r=e.length
let s=e.length
if(A!==-1){r=A
s=A+1
if(e[s]===g){++s}}if(isFieldName(e,r,h)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines){throw createMaxEventSizeExceededError()}const A=e.length-s
const r=this.eventFieldSizes.data+(t.data===undefined?0:1)+A
this.setEventFieldSize("data",r)
const n=e.toString("utf8",s)
if(t.data===undefined){t.data=n}else{t.data+=`\n${n}`}this.dataLineCount++
return}if(isFieldName(e,r,B)){if(isASCIINumberBytes(e,s)){this.setEventFieldSize("retry",e.length-s)
t.retry=e.toString("utf8",s)}return}if(isFieldName(e,r,Q)){if(isValidLastEventIdBytes(e,s)){this.setEventFieldSize("id",e.length-s)
t.id=e.toString("utf8",s)}return}if(isFieldName(e,r,E)){if(s<e.length){this.setEventFieldSize("event",e.length-s)
t.event=e.toString("utf8",s)}}}setEventFieldSize(e,t){const A=this.eventSize-this.eventFieldSizes[e]+t
if(this.maxEventSize>0&&A>this.maxEventSize){throw createMaxEventSizeExceededError()}this.eventSize=A
this.eventFieldSizes[e]=t}processEvent(e){if(e.retry&&n(e.retry)){this.state.reconnectionTime=parseInt(e.retry,10)}if(e.id&&o(e.id)){this.state.lastEventId=e.id}if(e.data!==undefined){this.push({type:e.event||"message",options:{data:e.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}}clearEvent(){this.event.data=undefined
this.event.event=undefined
this.event.id=undefined
this.event.retry=undefined
this.eventSize=0
this.dataLineCount=0
this.eventFieldSizes.data=0
this.eventFieldSizes.event=0
this.eventFieldSizes.id=0
this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==undefined||this.event.event!==undefined||this.event.id!==undefined||this.event.retry!==undefined}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor()
this.syncLineStartToCursor()}advanceCursor(){this.pos++
while(this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length){this.chunkIndex++
this.pos=0}}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex
this.linePos=this.pos
this.lineLength=0
this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){const e=this.lineChunkIndex
this.chunks.splice(0,e)
this.lineChunkIndex=0
this.chunkIndex-=e}if(this.chunkIndex===this.chunks.length){this.chunks.length=0
this.chunkIndex=0
this.pos=0
this.lineChunkIndex=0
this.linePos=0}}readLine(){if(this.lineChunkIndex===this.chunkIndex){return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos)}const e=[]
let t=0
for(let A=this.lineChunkIndex;A<=this.chunkIndex;A++){const r=this.chunks[A]
const s=A===this.lineChunkIndex?this.linePos:0
const n=A===this.chunkIndex?this.pos:r.length
const o=r.subarray(s,n)
t+=o.length
e.push(o)}return Buffer.concat(e,t)}peekBufferedByte(e){let t=this.lineChunkIndex
let A=this.linePos
while(t<this.chunks.length){const r=this.chunks[t]
const s=r.length-A
if(e<s){return r[A+e]}e-=s
t++
A=0}}discardLeadingBytes(e){while(e>0&&this.lineChunkIndex<this.chunks.length){const t=this.chunks[this.lineChunkIndex]
const A=t.length-this.linePos
if(e<A){this.linePos+=e
e=0}else{e-=A
this.lineChunkIndex++
this.linePos=0}}this.chunkIndex=this.lineChunkIndex
this.pos=this.linePos
this.dropConsumedChunks()}handleBOM(){const e=this.peekBufferedByte(0)
const t=this.peekBufferedByte(1)
const A=this.peekBufferedByte(2)
if(t===undefined){if(e===i[0]){return true}this.checkBOM=false
return true}if(A===undefined){if(e===i[0]&&t===i[1]){return true}this.checkBOM=false
return false}if(e===i[0]&&t===i[1]&&A===i[2]){this.discardLeadingBytes(3)}this.checkBOM=false
return!this.hasCurrentByte()}}e.exports={EventSourceStream}},6942:(e,t,A)=>{"use strict"
const{pipeline:r}=A(7075)
const{fetching:s}=A(7302)
const{makeRequest:n}=A(6055)
const{webidl:o}=A(253)
const{EventSourceStream:i}=A(2455)
const{parseMIMEType:a}=A(980)
const{createFastMessageEvent:c}=A(44)
const{isNetworkError:l}=A(9107)
const{delay:g}=A(6627)
const{kEnumerableProperty:u}=A(1544)
const{environmentSettingsObject:h}=A(4296)
const{getGlobalDispatcher:E}=A(5837)
let Q=false
const B=3e3
const C=0
const I=1
const d=2
const f="anonymous"
const p="use-credentials"
class EventSource extends EventTarget{#H={open:null,error:null,message:null}
#G=null
#Y=false
#x=C
#J=null
#V=null
#A
#w
constructor(e,t={}){super()
o.util.markAsUncloneable(this)
const A="EventSource constructor"
o.argumentLengthCheck(arguments,1,A)
if(!Q){Q=true
process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}e=o.converters.USVString(e,A,"url")
t=o.converters.EventSourceInitDict(t,A,"eventSourceInitDict")
this.#A=t.dispatcher
this.#w={lastEventId:"",reconnectionTime:B}
const r=h
let s
try{s=new URL(e,r.settingsObject.baseUrl)
this.#w.origin=s.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#G=s.href
let i=f
if(t.withCredentials){i=p
this.#Y=true}const a={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"omit",referrer:"no-referrer"}
a.client=h.settingsObject
a.headersList=[["accept",{name:"accept",value:"text/event-stream"}]]
a.cache="no-store"
a.initiator="other"
a.urlList=[new URL(this.#G)]
this.#J=n(a)
this.#O()}get readyState(){return this.#x}get url(){return this.#G}get withCredentials(){return this.#Y}#O(){if(this.#x===d)return
this.#x=C
const e={request:this.#J,dispatcher:this.#A}
const processEventSourceEndOfBody=e=>{if(l(e)){this.dispatchEvent(new Event("error"))
this.close()}this.#P()}
e.processResponseEndOfBody=processEventSourceEndOfBody
e.processResponse=e=>{if(l(e)){if(e.aborted){this.close()
this.dispatchEvent(new Event("error"))
return}else{this.#P()
return}}const t=e.headersList.get("content-type",true)
const A=t!==null?a(t):"failure"
const s=A!=="failure"&&A.essence==="text/event-stream"
if(e.status!==200||s===false){this.close()
this.dispatchEvent(new Event("error"))
return}this.#x=I
this.dispatchEvent(new Event("open"))
this.#w.origin=e.urlList[e.urlList.length-1].origin
const n=new i({eventSourceSettings:this.#w,maxEventSize:this.#A.eventSourceOptions?.maxEventSize,push:e=>{this.dispatchEvent(c(e.type,e.options))}})
r(e.body.stream,n,e=>{if(e?.aborted===false){this.close()
this.dispatchEvent(new Event("error"))}})}
this.#V=s(e)}async#P(){if(this.#x===d)return
this.#x=C
this.dispatchEvent(new Event("error"))
await g(this.#w.reconnectionTime)
if(this.#x!==C)return
if(this.#w.lastEventId.length){this.#J.headersList.set("last-event-id",this.#w.lastEventId,true)}this.#O()}close(){o.brandCheck(this,EventSource)
if(this.#x===d)return
this.#x=d
this.#V.abort()
this.#J=null}get onopen(){return this.#H.open}set onopen(e){if(this.#H.open){this.removeEventListener("open",this.#H.open)}if(typeof e==="function"){this.#H.open=e
this.addEventListener("open",e)}else{this.#H.open=null}}get onmessage(){return this.#H.message}set onmessage(e){if(this.#H.message){this.removeEventListener("message",this.#H.message)}if(typeof e==="function"){this.#H.message=e
this.addEventListener("message",e)}else{this.#H.message=null}}get onerror(){return this.#H.error}set onerror(e){if(this.#H.error){this.removeEventListener("error",this.#H.error)}if(typeof e==="function"){this.#H.error=e
this.addEventListener("error",e)}else{this.#H.error=null}}}const w={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:C,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:I,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:d,writable:false}}
Object.defineProperties(EventSource,w)
Object.defineProperties(EventSource.prototype,w)
Object.defineProperties(EventSource.prototype,{close:u,onerror:u,onmessage:u,onopen:u,readyState:u,url:u,withCredentials:u})
o.converters.EventSourceInitDict=o.dictionaryConverter([{key:"withCredentials",converter:o.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:o.converters.any,defaultValue:()=>E()}])
e.exports={EventSource,defaultReconnectionTime:B}},6627:e=>{"use strict"
function isValidLastEventId(e){return e.indexOf("\0")===-1}function isASCIINumber(e){if(e.length===0)return false
for(let t=0;t<e.length;t++){if(e.charCodeAt(t)<48||e.charCodeAt(t)>57)return false}return true}function delay(e){return new Promise(t=>{setTimeout(t,e).unref()})}e.exports={isValidLastEventId,isASCIINumber,delay}},8900:(e,t,A)=>{"use strict"
const r=A(1544)
const{ReadableStreamFrom:s,isBlobLike:n,isReadableStreamLike:o,readableStreamClose:i,createDeferredPromise:a,fullyReadBody:c,extractMimeType:l,utf8DecodeBytes:g}=A(4296)
const{FormData:u}=A(9662)
const{kState:h}=A(4883)
const{webidl:E}=A(253)
const{Blob:Q}=A(4573)
const B=A(4589)
const{isErrored:C,isDisturbed:I}=A(7075)
const{isArrayBuffer:d}=A(3429)
const{serializeAMimeType:f}=A(980)
const{multipartFormDataParser:p}=A(3100)
let w
try{const e=A(7598)
w=t=>e.randomInt(0,t)}catch{w=e=>Math.floor(Math.random(e))}const m=new TextEncoder
function noop(){}const y=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0
let k
if(y){k=new FinalizationRegistry(e=>{const t=e.deref()
if(t&&!t.locked&&!I(t)&&!C(t)){t.cancel("Response object has been garbage collected").catch(noop)}})}function extractBody(e,t=false){let A=null
if(e instanceof ReadableStream){A=e}else if(n(e)){A=e.stream()}else{A=new ReadableStream({async pull(e){const t=typeof c==="string"?m.encode(c):c
if(t.byteLength){e.enqueue(t)}queueMicrotask(()=>i(e))},start(){},type:"bytes"})}B(o(A))
let a=null
let c=null
let l=null
let g=null
if(typeof e==="string"){c=e
g="text/plain;charset=UTF-8"}else if(e instanceof URLSearchParams){c=e.toString()
g="application/x-www-form-urlencoded;charset=UTF-8"}else if(d(e)){c=new Uint8Array(e.slice())}else if(ArrayBuffer.isView(e)){c=new Uint8Array(e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength))}else if(r.isFormDataLike(e)){const t=`----formdata-undici-0${`${w(1e11)}`.padStart(11,"0")}`
const A=`--${t}\r\nContent-Disposition: form-data`
/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const escape=e=>e.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22")
const normalizeLinefeeds=e=>e.replace(/\r?\n|\r/g,"\r\n")
const r=[]
const s=new Uint8Array([13,10])
l=0
let n=false
for(const[t,o]of e){if(typeof o==="string"){const e=m.encode(A+`; name="${escape(normalizeLinefeeds(t))}"`+`\r\n\r\n${normalizeLinefeeds(o)}\r\n`)
r.push(e)
l+=e.byteLength}else{const e=m.encode(`${A}; name="${escape(normalizeLinefeeds(t))}"`+(o.name?`; filename="${escape(o.name)}"`:"")+"\r\n"+`Content-Type: ${o.type||"application/octet-stream"}\r\n\r\n`)
r.push(e,o,s)
if(typeof o.size==="number"){l+=e.byteLength+o.size+s.byteLength}else{n=true}}}const o=m.encode(`--${t}--\r\n`)
r.push(o)
l+=o.byteLength
if(n){l=null}c=e
a=async function*(){for(const e of r){if(e.stream){yield*e.stream()}else{yield e}}}
g=`multipart/form-data; boundary=${t}`}else if(n(e)){c=e
l=e.size
if(e.type){g=e.type}}else if(typeof e[Symbol.asyncIterator]==="function"){if(t){throw new TypeError("keepalive")}if(r.isDisturbed(e)||e.locked){throw new TypeError("Response body object should not be disturbed or locked")}A=e instanceof ReadableStream?e:s(e)}if(typeof c==="string"||r.isBuffer(c)){l=Buffer.byteLength(c)}if(a!=null){let t
A=new ReadableStream({async start(){t=a(e)[Symbol.asyncIterator]()},async pull(e){const{value:r,done:s}=await t.next()
if(s){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{if(!C(A)){const t=new Uint8Array(r)
if(t.byteLength){e.enqueue(t)}}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}const u={stream:A,source:c,length:l}
return[u,g]}function safelyExtractBody(e,t=false){if(e instanceof ReadableStream){B(!r.isDisturbed(e),"The body has already been consumed.")
B(!e.locked,"The stream is locked.")}return extractBody(e,t)}function cloneBody(e,t){const[A,r]=t.stream.tee()
t.stream=A
return{stream:r,length:t.length,source:t.source}}function throwIfAborted(e){if(e.aborted){throw new DOMException("The operation was aborted.","AbortError")}}function bodyMixinMethods(e){const t={blob(){return consumeBody(this,e=>{let t=bodyMimeType(this)
if(t===null){t=""}else if(t){t=f(t)}return new Q([e],{type:t})},e)},arrayBuffer(){return consumeBody(this,e=>new Uint8Array(e).buffer,e)},text(){return consumeBody(this,g,e)},json(){return consumeBody(this,parseJSONFromBytes,e)},formData(){return consumeBody(this,e=>{const t=bodyMimeType(this)
if(t!==null){switch(t.essence){case"multipart/form-data":{const A=p(e,t)
if(A==="failure"){throw new TypeError("Failed to parse body as FormData.")}const r=new u
r[h]=A
return r}case"application/x-www-form-urlencoded":{const t=new URLSearchParams(e.toString())
const A=new u
for(const[e,r]of t){A.append(e,r)}return A}}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e)},bytes(){return consumeBody(this,e=>new Uint8Array(e),e)}}
return t}function mixinBody(e){Object.assign(e.prototype,bodyMixinMethods(e))}async function consumeBody(e,t,A){E.brandCheck(e,A)
if(bodyUnusable(e)){throw new TypeError("Body is unusable: Body has already been read")}throwIfAborted(e[h])
const r=a()
const errorSteps=e=>r.reject(e)
const successSteps=e=>{try{r.resolve(t(e))}catch(e){errorSteps(e)}}
if(e[h].body==null){successSteps(Buffer.allocUnsafe(0))
return r.promise}await c(e[h].body,successSteps,errorSteps)
return r.promise}function bodyUnusable(e){const t=e[h].body
return t!=null&&(t.stream.locked||r.isDisturbed(t.stream))}function parseJSONFromBytes(e){return JSON.parse(g(e))}function bodyMimeType(e){const t=e[h].headersList
const A=l(t)
if(A==="failure"){return null}return A}e.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry:k,hasFinalizationRegistry:y,bodyUnusable}},1207:e=>{"use strict"
const t=["GET","HEAD","POST"]
const A=new Set(t)
const r=[101,204,205,304]
const s=[301,302,303,307,308]
const n=new Set(s)
const o=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"]
const i=new Set(o)
const a=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"]
const c=new Set(a)
const l=["follow","manual","error"]
const g=["GET","HEAD","OPTIONS","TRACE"]
const u=new Set(g)
const h=["navigate","same-origin","no-cors","cors"]
const E=["omit","same-origin","include"]
const Q=["default","no-store","reload","no-cache","force-cache","only-if-cached"]
const B=["content-encoding","content-language","content-location","content-type","content-length"]
const C=["half"]
const I=["CONNECT","TRACE","TRACK"]
const d=new Set(I)
const f=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""]
const p=new Set(f)
e.exports={subresource:f,forbiddenMethods:I,requestBodyHeader:B,referrerPolicy:a,requestRedirect:l,requestMode:h,requestCredentials:E,requestCache:Q,redirectStatus:s,corsSafeListedMethods:t,nullBodyStatus:r,safeMethods:g,badPorts:o,requestDuplex:C,subresourceSet:p,badPortsSet:i,redirectStatusSet:n,corsSafeListedMethodsSet:A,safeMethodsSet:u,forbiddenMethodsSet:d,referrerPolicySet:c}},980:(e,t,A)=>{"use strict"
const r=A(4589)
const s=new TextEncoder
const n=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/
const o=/[\u000A\u000D\u0009\u0020]/
const i=/[\u0009\u000A\u000C\u000D\u0020]/g
const a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/
function dataURLProcessor(e){r(e.protocol==="data:")
let t=URLSerializer(e,true)
t=t.slice(5)
const A={position:0}
let s=collectASequenceOfCodePointsFast(",",t,A)
const n=s.length
s=removeASCIIWhitespace(s,true,true)
if(A.position>=t.length){return"failure"}A.position++
const o=t.slice(n+1)
let i=stringPercentDecode(o)
if(/;(\u0020){0,}base64$/i.test(s)){const e=isomorphicDecode(i)
i=forgivingBase64(e)
if(i==="failure"){return"failure"}s=s.slice(0,-6)
s=s.replace(/(\u0020)+$/,"")
s=s.slice(0,-1)}if(s.startsWith(";")){s="text/plain"+s}let a=parseMIMEType(s)
if(a==="failure"){a=parseMIMEType("text/plain;charset=US-ASCII")}return{mimeType:a,body:i}}function URLSerializer(e,t=false){if(!t){return e.href}const A=e.href
const r=e.hash.length
const s=r===0?A:A.substring(0,A.length-r)
if(!r&&A.endsWith("#")){return s.slice(0,-1)}return s}function collectASequenceOfCodePoints(e,t,A){let r=""
while(A.position<t.length&&e(t[A.position])){r+=t[A.position]
A.position++}return r}function collectASequenceOfCodePointsFast(e,t,A){const r=t.indexOf(e,A.position)
const s=A.position
if(r===-1){A.position=t.length
return t.slice(s)}A.position=r
return t.slice(s,A.position)}function stringPercentDecode(e){const t=s.encode(e)
return percentDecode(t)}function isHexCharByte(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexByteToNumber(e){return e>=48&&e<=57?e-48:(e&223)-55}function percentDecode(e){const t=e.length
const A=new Uint8Array(t)
let r=0
for(let s=0;s<t;++s){const t=e[s]
if(t!==37){A[r++]=t}else if(t===37&&!(isHexCharByte(e[s+1])&&isHexCharByte(e[s+2]))){A[r++]=37}else{A[r++]=hexByteToNumber(e[s+1])<<4|hexByteToNumber(e[s+2])
s+=2}}return t===r?A:A.subarray(0,r)}function parseMIMEType(e){e=removeHTTPWhitespace(e,true,true)
const t={position:0}
const A=collectASequenceOfCodePointsFast("/",e,t)
if(A.length===0||!n.test(A)){return"failure"}if(t.position>e.length){return"failure"}t.position++
let r=collectASequenceOfCodePointsFast(";",e,t)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0||!n.test(r)){return"failure"}const s=A.toLowerCase()
const i=r.toLowerCase()
const c={type:s,subtype:i,parameters:new Map,essence:`${s}/${i}`}
while(t.position<e.length){t.position++
collectASequenceOfCodePoints(e=>o.test(e),e,t)
let A=collectASequenceOfCodePoints(e=>e!==";"&&e!=="=",e,t)
A=A.toLowerCase()
if(t.position<e.length){if(e[t.position]===";"){continue}t.position++}if(t.position>e.length){break}let r=null
if(e[t.position]==='"'){r=collectAnHTTPQuotedString(e,t,true)
collectASequenceOfCodePointsFast(";",e,t)}else{r=collectASequenceOfCodePointsFast(";",e,t)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0){continue}}if(A.length!==0&&n.test(A)&&(r.length===0||a.test(r))&&!c.parameters.has(A)){c.parameters.set(A,r)}}return c}function forgivingBase64(e){e=e.replace(i,"")
let t=e.length
if(t%4===0){if(e.charCodeAt(t-1)===61){--t
if(e.charCodeAt(t-1)===61){--t}}}if(t%4===1){return"failure"}if(/[^+/0-9A-Za-z]/.test(e.length===t?e:e.substring(0,t))){return"failure"}const A=Buffer.from(e,"base64")
return new Uint8Array(A.buffer,A.byteOffset,A.byteLength)}function collectAnHTTPQuotedString(e,t,A){const s=t.position
let n=""
r(e[t.position]==='"')
t.position++
while(true){n+=collectASequenceOfCodePoints(e=>e!=='"'&&e!=="\\",e,t)
if(t.position>=e.length){break}const A=e[t.position]
t.position++
if(A==="\\"){if(t.position>=e.length){n+="\\"
break}n+=e[t.position]
t.position++}else{r(A==='"')
break}}if(A){return n}return e.slice(s,t.position)}function serializeAMimeType(e){r(e!=="failure")
const{parameters:t,essence:A}=e
let s=A
for(let[e,A]of t.entries()){s+=";"
s+=e
s+="="
if(!n.test(A)){A=A.replace(/(\\|")/g,"\\$1")
A='"'+A
A+='"'}s+=A}return s}function isHTTPWhiteSpace(e){return e===13||e===10||e===9||e===32}function removeHTTPWhitespace(e,t=true,A=true){return removeChars(e,t,A,isHTTPWhiteSpace)}function isASCIIWhitespace(e){return e===13||e===10||e===9||e===12||e===32}function removeASCIIWhitespace(e,t=true,A=true){return removeChars(e,t,A,isASCIIWhitespace)}function removeChars(e,t,A,r){let s=0
let n=e.length-1
if(t){while(s<e.length&&r(e.charCodeAt(s)))s++}if(A){while(n>0&&r(e.charCodeAt(n)))n--}return s===0&&n===e.length-1?e:e.slice(s,n+1)}function isomorphicDecode(e){const t=e.length
if((2<<15)-1>t){return String.fromCharCode.apply(null,e)}let A=""
let r=0
let s=(2<<15)-1
while(r<t){if(r+s>t){s=t-r}A+=String.fromCharCode.apply(null,e.subarray(r,r+=s))}return A}function minimizeSupportedMimeType(e){switch(e.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript"
case"application/json":case"text/json":return"application/json"
case"image/svg+xml":return"image/svg+xml"
case"text/xml":case"application/xml":return"application/xml"}if(e.subtype.endsWith("+json")){return"application/json"}if(e.subtype.endsWith("+xml")){return"application/xml"}return""}e.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS:n,isomorphicDecode}},933:(e,t,A)=>{"use strict"
const{kConnected:r,kSize:s}=A(9411)
class CompatWeakRef{constructor(e){this.value=e}deref(){return this.value[r]===0&&this.value[s]===0?undefined:this.value}}class CompatFinalizer{constructor(e){this.finalizer=e}register(e,t){if(e.on){e.on("disconnect",()=>{if(e[r]===0&&e[s]===0){this.finalizer(t)}})}}unregister(e){}}e.exports=function(){if(process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")){process._rawDebug("Using compatibility WeakRef and FinalizationRegistry")
return{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}}return{WeakRef,FinalizationRegistry}}},1506:(e,t,A)=>{"use strict"
const{Blob:r,File:s}=A(4573)
const{kState:n}=A(4883)
const{webidl:o}=A(253)
class FileLike{constructor(e,t,A={}){const r=t
const s=A.type
const o=A.lastModified??Date.now()
this[n]={blobLike:e,name:r,type:s,lastModified:o}}stream(...e){o.brandCheck(this,FileLike)
return this[n].blobLike.stream(...e)}arrayBuffer(...e){o.brandCheck(this,FileLike)
return this[n].blobLike.arrayBuffer(...e)}slice(...e){o.brandCheck(this,FileLike)
return this[n].blobLike.slice(...e)}text(...e){o.brandCheck(this,FileLike)
return this[n].blobLike.text(...e)}get size(){o.brandCheck(this,FileLike)
return this[n].blobLike.size}get type(){o.brandCheck(this,FileLike)
return this[n].blobLike.type}get name(){o.brandCheck(this,FileLike)
return this[n].name}get lastModified(){o.brandCheck(this,FileLike)
return this[n].lastModified}get[Symbol.toStringTag](){return"File"}}o.converters.Blob=o.interfaceConverter(r)
function isFileLike(e){return e instanceof s||e&&(typeof e.stream==="function"||typeof e.arrayBuffer==="function")&&e[Symbol.toStringTag]==="File"}e.exports={FileLike,isFileLike}},3100:(e,t,A)=>{"use strict"
const{isUSVString:r,bufferToLowerCasedHeaderName:s}=A(1544)
const{utf8DecodeBytes:n}=A(4296)
const{HTTP_TOKEN_CODEPOINTS:o,isomorphicDecode:i}=A(980)
const{isFileLike:a}=A(1506)
const{makeEntry:c}=A(9662)
const l=A(4589)
const{File:g}=A(4573)
const u=globalThis.File??g
const h=Buffer.from('form-data; name="')
const E=Buffer.from("; filename")
const Q=Buffer.from("--")
const B=Buffer.from("--\r\n")
function isAsciiString(e){for(let t=0;t<e.length;++t){if((e.charCodeAt(t)&~127)!==0){return false}}return true}function validateBoundary(e){const t=e.length
if(t<27||t>70){return false}for(let A=0;A<t;++A){const t=e.charCodeAt(A)
if(!(t>=48&&t<=57||t>=65&&t<=90||t>=97&&t<=122||t===39||t===45||t===95)){return false}}return true}function multipartFormDataParser(e,t){l(t!=="failure"&&t.essence==="multipart/form-data")
const A=t.parameters.get("boundary")
if(A===undefined){return"failure"}const s=Buffer.from(`--${A}`,"utf8")
const o=[]
const i={position:0}
while(e[i.position]===13&&e[i.position+1]===10){i.position+=2}let g=e.length
while(e[g-1]===10&&e[g-2]===13){g-=2}if(g!==e.length){e=e.subarray(0,g)}while(true){if(e.subarray(i.position,i.position+s.length).equals(s)){i.position+=s.length}else{return"failure"}if(i.position===e.length-2&&bufferStartsWith(e,Q,i)||i.position===e.length-4&&bufferStartsWith(e,B,i)){return o}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}i.position+=2
const t=parseMultipartFormDataHeaders(e,i)
if(t==="failure"){return"failure"}let{name:A,filename:g,contentType:h,encoding:E}=t
i.position+=2
let C
{const t=e.indexOf(s.subarray(2),i.position)
if(t===-1){return"failure"}C=e.subarray(i.position,t-4)
i.position+=C.length
if(E==="base64"){C=Buffer.from(C.toString(),"base64")}}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}else{i.position+=2}let I
if(g!==null){h??="text/plain"
if(!isAsciiString(h)){h=""}I=new u([C],g,{type:h})}else{I=n(Buffer.from(C))}l(r(A))
l(typeof I==="string"&&r(I)||a(I))
o.push(c(A,I,g))}}function parseMultipartFormDataHeaders(e,t){let A=null
let r=null
let n=null
let a=null
while(true){if(e[t.position]===13&&e[t.position+1]===10){if(A===null){return"failure"}return{name:A,filename:r,contentType:n,encoding:a}}let c=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==58,e,t)
c=removeChars(c,true,true,e=>e===9||e===32)
if(!o.test(c.toString())){return"failure"}if(e[t.position]!==58){return"failure"}t.position++
collectASequenceOfBytes(e=>e===32||e===9,e,t)
switch(s(c)){case"content-disposition":{A=r=null
if(!bufferStartsWith(e,h,t)){return"failure"}t.position+=17
A=parseMultipartFormDataName(e,t)
if(A===null){return"failure"}if(bufferStartsWith(e,E,t)){let A=t.position+E.length
if(e[A]===42){t.position+=1
A+=1}if(e[A]!==61||e[A+1]!==34){return"failure"}t.position+=12
r=parseMultipartFormDataName(e,t)
if(r===null){return"failure"}}break}case"content-type":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
n=i(A)
break}case"content-transfer-encoding":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
a=i(A)
break}default:{collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)}}if(e[t.position]!==13&&e[t.position+1]!==10){return"failure"}else{t.position+=2}}}function parseMultipartFormDataName(e,t){l(e[t.position-1]===34)
let A=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==34,e,t)
if(e[t.position]!==34){return null}else{t.position++}A=(new TextDecoder).decode(A).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"')
return A}function collectASequenceOfBytes(e,t,A){let r=A.position
while(r<t.length&&e(t[r])){++r}return t.subarray(A.position,A.position=r)}function removeChars(e,t,A,r){let s=0
let n=e.length-1
if(t){while(s<e.length&&r(e[s]))s++}if(A){while(n>0&&r(e[n]))n--}return s===0&&n===e.length-1?e:e.subarray(s,n+1)}function bufferStartsWith(e,t,A){if(e.length<t.length){return false}for(let r=0;r<t.length;r++){if(t[r]!==e[A.position+r]){return false}}return true}e.exports={multipartFormDataParser,validateBoundary}},9662:(e,t,A)=>{"use strict"
const{isBlobLike:r,iteratorMixin:s}=A(4296)
const{kState:n}=A(4883)
const{kEnumerableProperty:o}=A(1544)
const{FileLike:i,isFileLike:a}=A(1506)
const{webidl:c}=A(253)
const{File:l}=A(4573)
const g=A(7975)
const u=globalThis.File??l
class FormData{constructor(e){c.util.markAsUncloneable(this)
if(e!==undefined){throw c.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}this[n]=[]}append(e,t,A=undefined){c.brandCheck(this,FormData)
const s="FormData.append"
c.argumentLengthCheck(arguments,2,s)
if(arguments.length===3&&!r(t)){throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,s,"name")
t=r(t)?c.converters.Blob(t,s,"value",{strict:false}):c.converters.USVString(t,s,"value")
A=arguments.length===3?c.converters.USVString(A,s,"filename"):undefined
const o=makeEntry(e,t,A)
this[n].push(o)}delete(e){c.brandCheck(this,FormData)
const t="FormData.delete"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
this[n]=this[n].filter(t=>t.name!==e)}get(e){c.brandCheck(this,FormData)
const t="FormData.get"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
const A=this[n].findIndex(t=>t.name===e)
if(A===-1){return null}return this[n][A].value}getAll(e){c.brandCheck(this,FormData)
const t="FormData.getAll"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[n].filter(t=>t.name===e).map(e=>e.value)}has(e){c.brandCheck(this,FormData)
const t="FormData.has"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[n].findIndex(t=>t.name===e)!==-1}set(e,t,A=undefined){c.brandCheck(this,FormData)
const s="FormData.set"
c.argumentLengthCheck(arguments,2,s)
if(arguments.length===3&&!r(t)){throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,s,"name")
t=r(t)?c.converters.Blob(t,s,"name",{strict:false}):c.converters.USVString(t,s,"name")
A=arguments.length===3?c.converters.USVString(A,s,"name"):undefined
const o=makeEntry(e,t,A)
const i=this[n].findIndex(t=>t.name===e)
if(i!==-1){this[n]=[...this[n].slice(0,i),o,...this[n].slice(i+1).filter(t=>t.name!==e)]}else{this[n].push(o)}}[g.inspect.custom](e,t){const A=this[n].reduce((e,t)=>{if(e[t.name]){if(Array.isArray(e[t.name])){e[t.name].push(t.value)}else{e[t.name]=[e[t.name],t.value]}}else{e[t.name]=t.value}return e},{__proto__:null})
t.depth??=e
t.colors??=true
const r=g.formatWithOptions(t,A)
return`FormData ${r.slice(r.indexOf("]")+2)}`}}s("FormData",FormData,n,"name","value")
Object.defineProperties(FormData.prototype,{append:o,delete:o,get:o,getAll:o,has:o,set:o,[Symbol.toStringTag]:{value:"FormData",configurable:true}})
function makeEntry(e,t,A){if(typeof t==="string"){}else{if(!a(t)){t=t instanceof Blob?new u([t],"blob",{type:t.type}):new i(t,"blob",{type:t.type})}if(A!==undefined){const e={type:t.type,lastModified:t.lastModified}
t=t instanceof l?new u([t],A,e):new i(t,A,e)}}return{name:e,value:t}}e.exports={FormData,makeEntry}},2443:e=>{"use strict"
const t=Symbol.for("undici.globalOrigin.1")
function getGlobalOrigin(){return globalThis[t]}function setGlobalOrigin(e){if(e===undefined){Object.defineProperty(globalThis,t,{value:undefined,writable:true,enumerable:false,configurable:false})
return}const A=new URL(e)
if(A.protocol!=="http:"&&A.protocol!=="https:"){throw new TypeError(`Only http & https urls are allowed, received ${A.protocol}`)}Object.defineProperty(globalThis,t,{value:A,writable:true,enumerable:false,configurable:false})}e.exports={getGlobalOrigin,setGlobalOrigin}},3676:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(9411)
const{kEnumerableProperty:s}=A(1544)
const{iteratorMixin:n,isValidHeaderName:o,isValidHeaderValue:i}=A(4296)
const{webidl:a}=A(253)
const c=A(4589)
const l=A(7975)
const g=Symbol("headers map")
const u=Symbol("headers map sorted")
function isHTTPWhiteSpaceCharCode(e){return e===10||e===13||e===9||e===32}function headerValueNormalize(e){let t=0
let A=e.length
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(A-1)))--A
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(t)))++t
return t===0&&A===e.length?e:e.substring(t,A)}function fill(e,t){if(Array.isArray(t)){for(let A=0;A<t.length;++A){const r=t[A]
if(r.length!==2){throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${r.length}.`})}appendHeader(e,r[0],r[1])}}else if(typeof t==="object"&&t!==null){const A=Object.keys(t)
for(let r=0;r<A.length;++r){appendHeader(e,A[r],t[A[r]])}}else{throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}}function appendHeader(e,t,A){A=headerValueNormalize(A)
if(!o(t)){throw a.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header name"})}else if(!i(A)){throw a.errors.invalidArgument({prefix:"Headers.append",value:A,type:"header value"})}if(h(e)==="immutable"){throw new TypeError("immutable")}return Q(e).append(t,A,false)}function compareHeaderName(e,t){return e[0]<t[0]?-1:1}class HeadersList{cookies=null
constructor(e){if(e instanceof HeadersList){this[g]=new Map(e[g])
this[u]=e[u]
this.cookies=e.cookies===null?null:[...e.cookies]}else{this[g]=new Map(e)
this[u]=null}}contains(e,t){return this[g].has(t?e:e.toLowerCase())}clear(){this[g].clear()
this[u]=null
this.cookies=null}append(e,t,A){this[u]=null
const r=A?e:e.toLowerCase()
const s=this[g].get(r)
if(s){const e=r==="cookie"?"; ":", "
this[g].set(r,{name:s.name,value:`${s.value}${e}${t}`})}else{this[g].set(r,{name:e,value:t})}if(r==="set-cookie"){(this.cookies??=[]).push(t)}}set(e,t,A){this[u]=null
const r=A?e:e.toLowerCase()
if(r==="set-cookie"){this.cookies=[t]}this[g].set(r,{name:e,value:t})}delete(e,t){this[u]=null
if(!t)e=e.toLowerCase()
if(e==="set-cookie"){this.cookies=null}this[g].delete(e)}get(e,t){return this[g].get(t?e:e.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:e,1:{value:t}}of this[g]){yield[e,t]}}get entries(){const e={}
if(this[g].size!==0){for(const{name:t,value:A}of this[g].values()){e[t]=A}}return e}rawValues(){return this[g].values()}get entriesList(){const e=[]
if(this[g].size!==0){for(const{0:t,1:{name:A,value:r}}of this[g]){if(t==="set-cookie"){for(const t of this.cookies){e.push([A,t])}}else{e.push([A,r])}}}return e}toSortedArray(){const e=this[g].size
const t=new Array(e)
if(e<=32){if(e===0){return t}const A=this[g][Symbol.iterator]()
const r=A.next().value
t[0]=[r[0],r[1].value]
c(r[1].value!==null)
for(let r=1,s=0,n=0,o=0,i=0,a,l;r<e;++r){l=A.next().value
a=t[r]=[l[0],l[1].value]
c(a[1]!==null)
o=0
n=r
while(o<n){i=o+(n-o>>1)
if(t[i][0]<=a[0]){o=i+1}else{n=i}}if(r!==i){s=r
while(s>o){t[s]=t[--s]}t[o]=a}}if(!A.next().done){throw new TypeError("Unreachable")}return t}else{let e=0
for(const{0:A,1:{value:r}}of this[g]){t[e++]=[A,r]
c(r!==null)}return t.sort(compareHeaderName)}}}class Headers{#W
#q
constructor(e=undefined){a.util.markAsUncloneable(this)
if(e===r){return}this.#q=new HeadersList
this.#W="none"
if(e!==undefined){e=a.converters.HeadersInit(e,"Headers contructor","init")
fill(this,e)}}append(e,t){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,2,"Headers.append")
const A="Headers.append"
e=a.converters.ByteString(e,A,"name")
t=a.converters.ByteString(t,A,"value")
return appendHeader(this,e,t)}delete(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.delete")
const t="Headers.delete"
e=a.converters.ByteString(e,t,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:"Headers.delete",value:e,type:"header name"})}if(this.#W==="immutable"){throw new TypeError("immutable")}if(!this.#q.contains(e,false)){return}this.#q.delete(e,false)}get(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.get")
const t="Headers.get"
e=a.converters.ByteString(e,t,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:t,value:e,type:"header name"})}return this.#q.get(e,false)}has(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.has")
const t="Headers.has"
e=a.converters.ByteString(e,t,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:t,value:e,type:"header name"})}return this.#q.contains(e,false)}set(e,t){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,2,"Headers.set")
const A="Headers.set"
e=a.converters.ByteString(e,A,"name")
t=a.converters.ByteString(t,A,"value")
t=headerValueNormalize(t)
if(!o(e)){throw a.errors.invalidArgument({prefix:A,value:e,type:"header name"})}else if(!i(t)){throw a.errors.invalidArgument({prefix:A,value:t,type:"header value"})}if(this.#W==="immutable"){throw new TypeError("immutable")}this.#q.set(e,t,false)}getSetCookie(){a.brandCheck(this,Headers)
const e=this.#q.cookies
if(e){return[...e]}return[]}get[u](){if(this.#q[u]){return this.#q[u]}const e=[]
const t=this.#q.toSortedArray()
const A=this.#q.cookies
if(A===null||A.length===1){return this.#q[u]=t}for(let r=0;r<t.length;++r){const{0:s,1:n}=t[r]
if(s==="set-cookie"){for(let t=0;t<A.length;++t){e.push([s,A[t]])}}else{e.push([s,n])}}return this.#q[u]=e}[l.inspect.custom](e,t){t.depth??=e
return`Headers ${l.formatWithOptions(t,this.#q.entries)}`}static getHeadersGuard(e){return e.#W}static setHeadersGuard(e,t){e.#W=t}static getHeadersList(e){return e.#q}static setHeadersList(e,t){e.#q=t}}const{getHeadersGuard:h,setHeadersGuard:E,getHeadersList:Q,setHeadersList:B}=Headers
Reflect.deleteProperty(Headers,"getHeadersGuard")
Reflect.deleteProperty(Headers,"setHeadersGuard")
Reflect.deleteProperty(Headers,"getHeadersList")
Reflect.deleteProperty(Headers,"setHeadersList")
n("Headers",Headers,u,0,1)
Object.defineProperties(Headers.prototype,{append:s,delete:s,get:s,has:s,set:s,getSetCookie:s,[Symbol.toStringTag]:{value:"Headers",configurable:true},[l.inspect.custom]:{enumerable:false}})
a.converters.HeadersInit=function(e,t,A){if(a.util.Type(e)==="Object"){const r=Reflect.get(e,Symbol.iterator)
if(!l.types.isProxy(e)&&r===Headers.prototype.entries){try{return Q(e).entriesList}catch{}}if(typeof r==="function"){return a.converters["sequence<sequence<ByteString>>"](e,t,A,r.bind(e))}return a.converters["record<ByteString, ByteString>"](e,t,A)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}
e.exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard:h,setHeadersGuard:E,setHeadersList:B,getHeadersList:Q}},7302:(e,t,A)=>{"use strict"
const{makeNetworkError:r,makeAppropriateNetworkError:s,filterResponse:n,makeResponse:o,fromInnerResponse:i}=A(9107)
const{HeadersList:a}=A(3676)
const{Request:c,cloneRequest:l}=A(6055)
const g=A(8522)
const{bytesMatch:u,makePolicyContainer:h,clonePolicyContainer:E,requestBadPort:Q,TAOCheck:B,appendRequestOriginHeader:C,responseLocationURL:I,requestCurrentURL:d,setRequestReferrerPolicyOnRedirect:f,tryUpgradeRequestToAPotentiallyTrustworthyURL:p,createOpaqueTimingInfo:w,appendFetchMetadata:m,corsCheck:y,crossOriginResourcePolicyCheck:k,determineRequestsReferrer:D,coarsenedSharedCurrentTime:R,createDeferredPromise:b,isBlobLike:F,sameOrigin:S,isCancelled:N,isAborted:M,isErrorLike:U,fullyReadBody:L,readableStreamClose:T,isomorphicEncode:v,urlIsLocal:H,urlIsHttpHttpsScheme:G,urlHasHttpsScheme:Y,clampAndCoarsenConnectionTimingInfo:x,simpleRangeHeaderValue:J,buildContentRange:V,createInflate:O,extractMimeType:P}=A(4296)
const{kState:W,kDispatcher:q}=A(4883)
const _=A(4589)
const{safelyExtractBody:z,extractBody:Z}=A(8900)
const{redirectStatusSet:K,nullBodyStatus:X,safeMethodsSet:j,requestBodyHeader:$,subresourceSet:ee}=A(1207)
const te=A(8474)
const{Readable:Ae,pipeline:re,finished:se}=A(7075)
const{addAbortListener:ne,isErrored:oe,isReadable:ie,bufferToLowerCasedHeaderName:ae}=A(1544)
const{dataURLProcessor:ce,serializeAMimeType:le,minimizeSupportedMimeType:ge}=A(980)
const{getGlobalDispatcher:ue}=A(5837)
const{webidl:he}=A(253)
const{STATUS_CODES:Ee}=A(7067)
const Qe=["GET","HEAD"]
const Be=typeof __UNDICI_IS_NODE__!=="undefined"||typeof esbuildDetection!=="undefined"?"node":"undici"
let Ce
class Fetch extends te{constructor(e){super()
this.dispatcher=e
this.connection=null
this.dump=false
this.state="ongoing"}terminate(e){if(this.state!=="ongoing"){return}this.state="terminated"
this.connection?.destroy(e)
this.emit("terminated",e)}abort(e){if(this.state!=="ongoing"){return}this.state="aborted"
if(!e){e=new DOMException("The operation was aborted.","AbortError")}this.serializedAbortReason=e
this.connection?.destroy(e)
this.emit("terminated",e)}}function handleFetchDone(e){finalizeAndReportTiming(e,"fetch")}function fetch(e,t=undefined){he.argumentLengthCheck(arguments,1,"globalThis.fetch")
let A=b()
let r
try{r=new c(e,t)}catch(e){A.reject(e)
return A.promise}const s=r[W]
if(r.signal.aborted){abortFetch(A,s,null,r.signal.reason)
return A.promise}const n=s.client.globalObject
if(n?.constructor?.name==="ServiceWorkerGlobalScope"){s.serviceWorkers="none"}let o=null
let a=false
let l=null
ne(r.signal,()=>{a=true
_(l!=null)
l.abort(r.signal.reason)
const e=o?.deref()
abortFetch(A,s,e,r.signal.reason)})
const processResponse=e=>{if(a){return}if(e.aborted){abortFetch(A,s,o,l.serializedAbortReason)
return}if(e.type==="error"){A.reject(new TypeError("fetch failed",{cause:e.error}))
return}o=new WeakRef(i(e,"immutable"))
A.resolve(o.deref())
A=null}
l=fetching({request:s,processResponseEndOfBody:handleFetchDone,processResponse,dispatcher:r[q]})
return A.promise}function finalizeAndReportTiming(e,t="other"){if(e.type==="error"&&e.aborted){return}if(!e.urlList?.length){return}const A=e.urlList[0]
let r=e.timingInfo
let s=e.cacheState
if(!G(A)){return}if(r===null){return}if(!e.timingAllowPassed){r=w({startTime:r.startTime})
s=""}r.endTime=R()
e.timingInfo=r
Ie(r,A.href,t,globalThis,s)}const Ie=performance.markResourceTiming
function abortFetch(e,t,A,r){if(e){e.reject(r)}if(t.body!=null&&ie(t.body?.stream)){t.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}if(A==null){return}const s=A[W]
if(s.body!=null&&ie(s.body?.stream)){s.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}}function fetching({request:e,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:r,processResponseEndOfBody:s,processResponseConsumeBody:n,useParallelQueue:o=false,dispatcher:i=ue()}){_(i)
let a=null
let c=false
if(e.client!=null){a=e.client.globalObject
c=e.client.crossOriginIsolatedCapability}const l=R(c)
const g=w({startTime:l})
const u={controller:new Fetch(i),request:e,timingInfo:g,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:r,processResponseConsumeBody:n,processResponseEndOfBody:s,taskDestination:a,crossOriginIsolatedCapability:c}
_(!e.body||e.body.stream)
if(e.window==="client"){e.window=e.client?.globalObject?.constructor?.name==="Window"?e.client:"no-window"}if(e.origin==="client"){e.origin=e.client.origin}if(e.policyContainer==="client"){if(e.client!=null){e.policyContainer=E(e.client.policyContainer)}else{e.policyContainer=h()}}if(!e.headersList.contains("accept",true)){const t="*/*"
e.headersList.append("accept",t,true)}if(!e.headersList.contains("accept-language",true)){e.headersList.append("accept-language","*",true)}if(e.priority===null){}if(ee.has(e.destination)){}mainFetch(u).catch(e=>{u.controller.terminate(e)})
return u.controller}async function mainFetch(e,t=false){const A=e.request
let s=null
if(A.localURLsOnly&&!H(d(A))){s=r("local URLs only")}p(A)
if(Q(A)==="blocked"){s=r("bad port")}if(A.referrerPolicy===""){A.referrerPolicy=A.policyContainer.referrerPolicy}if(A.referrer!=="no-referrer"){A.referrer=D(A)}if(s===null){s=await(async()=>{const t=d(A)
if(S(t,A.url)&&A.responseTainting==="basic"||t.protocol==="data:"||(A.mode==="navigate"||A.mode==="websocket")){A.responseTainting="basic"
return await schemeFetch(e)}if(A.mode==="same-origin"){return r('request mode cannot be "same-origin"')}if(A.mode==="no-cors"){if(A.redirect!=="follow"){return r('redirect mode cannot be "follow" for "no-cors" request')}A.responseTainting="opaque"
return await schemeFetch(e)}if(!G(d(A))){return r("URL scheme must be a HTTP(S) scheme")}A.responseTainting="cors"
return await httpFetch(e)})()}if(t){return s}if(s.status!==0&&!s.internalResponse){if(A.responseTainting==="cors"){}if(A.responseTainting==="basic"){s=n(s,"basic")}else if(A.responseTainting==="cors"){s=n(s,"cors")}else if(A.responseTainting==="opaque"){s=n(s,"opaque")}else{_(false)}}let o=s.status===0?s:s.internalResponse
if(o.urlList.length===0){o.urlList.push(...A.urlList)}if(!A.timingAllowFailed){s.timingAllowPassed=true}if(s.type==="opaque"&&o.status===206&&o.rangeRequested&&!A.headers.contains("range",true)){s=o=r()}if(s.status!==0&&(A.method==="HEAD"||A.method==="CONNECT"||X.includes(o.status))){o.body=null
e.controller.dump=true}if(A.integrity){const processBodyError=t=>fetchFinale(e,r(t))
if(A.responseTainting==="opaque"||s.body==null){processBodyError(s.error)
return}const processBody=t=>{if(!u(t,A.integrity)){processBodyError("integrity mismatch")
return}s.body=z(t)[0]
fetchFinale(e,s)}
await L(s.body,processBody,processBodyError)}else{fetchFinale(e,s)}}function schemeFetch(e){if(N(e)&&e.request.redirectCount===0){return Promise.resolve(s(e))}const{request:t}=e
const{protocol:n}=d(t)
switch(n){case"about:":{return Promise.resolve(r("about scheme is not supported"))}case"blob:":{if(!Ce){Ce=A(4573).resolveObjectURL}const e=d(t)
if(e.search.length!==0){return Promise.resolve(r("NetworkError when attempting to fetch resource."))}const s=Ce(e.toString())
if(t.method!=="GET"||!F(s)){return Promise.resolve(r("invalid method"))}const n=o()
const i=s.size
const a=v(`${i}`)
const c=s.type
if(!t.headersList.contains("range",true)){const e=Z(s)
n.statusText="OK"
n.body=e[0]
n.headersList.set("content-length",a,true)
n.headersList.set("content-type",c,true)}else{n.rangeRequested=true
const e=t.headersList.get("range",true)
const A=J(e,true)
if(A==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}let{rangeStartValue:o,rangeEndValue:a}=A
if(o===null){o=i-a
a=o+a-1}else{if(o>=i){return Promise.resolve(r("Range start is greater than the blob's size."))}if(a===null||a>=i){a=i-1}}const l=s.slice(o,a,c)
const g=Z(l)
n.body=g[0]
const u=v(`${l.size}`)
const h=V(o,a,i)
n.status=206
n.statusText="Partial Content"
n.headersList.set("content-length",u,true)
n.headersList.set("content-type",c,true)
n.headersList.set("content-range",h,true)}return Promise.resolve(n)}case"data:":{const e=d(t)
const A=ce(e)
if(A==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}const s=le(A.mimeType)
return Promise.resolve(o({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:s}]],body:z(A.body)[0]}))}case"file:":{return Promise.resolve(r("not implemented... yet..."))}case"http:":case"https:":{return httpFetch(e).catch(e=>r(e))}default:{return Promise.resolve(r("unknown scheme"))}}}function finalizeResponse(e,t){e.request.done=true
if(e.processResponseDone!=null){queueMicrotask(()=>e.processResponseDone(t))}}function fetchFinale(e,t){let A=e.timingInfo
const processResponseEndOfBody=()=>{const r=Date.now()
if(e.request.destination==="document"){e.controller.fullTimingInfo=A}e.controller.reportTimingSteps=()=>{if(e.request.url.protocol!=="https:"){return}A.endTime=r
let s=t.cacheState
const n=t.bodyInfo
if(!t.timingAllowPassed){A=w(A)
s=""}let o=0
if(e.request.mode!=="navigator"||!t.hasCrossOriginRedirects){o=t.status
const e=P(t.headersList)
if(e!=="failure"){n.contentType=ge(e)}}if(e.request.initiatorType!=null){Ie(A,e.request.url.href,e.request.initiatorType,globalThis,s,n,o)}}
const processResponseEndOfBodyTask=()=>{e.request.done=true
if(e.processResponseEndOfBody!=null){queueMicrotask(()=>e.processResponseEndOfBody(t))}if(e.request.initiatorType!=null){e.controller.reportTimingSteps()}}
queueMicrotask(()=>processResponseEndOfBodyTask())}
if(e.processResponse!=null){queueMicrotask(()=>{e.processResponse(t)
e.processResponse=null})}const r=t.type==="error"?t:t.internalResponse??t
if(r.body==null){processResponseEndOfBody()}else{se(r.body.stream,()=>{processResponseEndOfBody()})}}async function httpFetch(e){const t=e.request
let A=null
let s=null
const n=e.timingInfo
if(t.serviceWorkers==="all"){}if(A===null){if(t.redirect==="follow"){t.serviceWorkers="none"}s=A=await httpNetworkOrCacheFetch(e)
if(t.responseTainting==="cors"&&y(t,A)==="failure"){return r("cors failure")}if(B(t,A)==="failure"){t.timingAllowFailed=true}}if((t.responseTainting==="opaque"||A.type==="opaque")&&k(t.origin,t.client,t.destination,s)==="blocked"){return r("blocked")}if(K.has(s.status)){if(t.redirect!=="manual"){e.controller.connection.destroy(undefined,false)}if(t.redirect==="error"){A=r("unexpected redirect")}else if(t.redirect==="manual"){A=s}else if(t.redirect==="follow"){A=await httpRedirectFetch(e,A)}else{_(false)}}A.timingInfo=n
return A}function httpRedirectFetch(e,t){const A=e.request
const s=t.internalResponse?t.internalResponse:t
let n
try{n=I(s,d(A).hash)
if(n==null){return t}}catch(e){return Promise.resolve(r(e))}if(!G(n)){return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"))}if(A.redirectCount===20){return Promise.resolve(r("redirect count exceeded"))}A.redirectCount+=1
if(A.mode==="cors"&&(n.username||n.password)&&!S(A,n)){return Promise.resolve(r('cross origin not allowed for request mode "cors"'))}if(A.responseTainting==="cors"&&(n.username||n.password)){return Promise.resolve(r('URL cannot contain credentials for request mode "cors"'))}if(s.status!==303&&A.body!=null&&A.body.source==null){return Promise.resolve(r())}if([301,302].includes(s.status)&&A.method==="POST"||s.status===303&&!Qe.includes(A.method)){A.method="GET"
A.body=null
for(const e of $){A.headersList.delete(e)}}if(!S(d(A),n)){A.headersList.delete("authorization",true)
A.headersList.delete("proxy-authorization",true)
A.headersList.delete("cookie",true)
A.headersList.delete("host",true)}if(A.body!=null){_(A.body.source!=null)
A.body=z(A.body.source)[0]}const o=e.timingInfo
o.redirectEndTime=o.postRedirectStartTime=R(e.crossOriginIsolatedCapability)
if(o.redirectStartTime===0){o.redirectStartTime=o.startTime}A.urlList.push(n)
f(A,s)
return mainFetch(e,true)}async function httpNetworkOrCacheFetch(e,t=false,A=false){const n=e.request
let o=null
let i=null
let a=null
const c=null
const g=false
if(n.window==="no-window"&&n.redirect==="error"){o=e
i=n}else{i=l(n)
o={...e}
o.request=i}const u=n.credentials==="include"||n.credentials==="same-origin"&&n.responseTainting==="basic"
const h=i.body?i.body.length:null
let E=null
if(i.body==null&&["POST","PUT"].includes(i.method)){E="0"}if(h!=null){E=v(`${h}`)}if(E!=null){i.headersList.append("content-length",E,true)}if(h!=null&&i.keepalive){}if(i.referrer instanceof URL){i.headersList.append("referer",v(i.referrer.href),true)}C(i)
m(i)
if(!i.headersList.contains("user-agent",true)){i.headersList.append("user-agent",Be)}if(i.cache==="default"&&(i.headersList.contains("if-modified-since",true)||i.headersList.contains("if-none-match",true)||i.headersList.contains("if-unmodified-since",true)||i.headersList.contains("if-match",true)||i.headersList.contains("if-range",true))){i.cache="no-store"}if(i.cache==="no-cache"&&!i.preventNoCacheCacheControlHeaderModification&&!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","max-age=0",true)}if(i.cache==="no-store"||i.cache==="reload"){if(!i.headersList.contains("pragma",true)){i.headersList.append("pragma","no-cache",true)}if(!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","no-cache",true)}}if(i.headersList.contains("range",true)){i.headersList.append("accept-encoding","identity",true)}if(!i.headersList.contains("accept-encoding",true)){if(Y(d(i))){i.headersList.append("accept-encoding","br, gzip, deflate",true)}else{i.headersList.append("accept-encoding","gzip, deflate",true)}}i.headersList.delete("host",true)
if(u){}if(c==null){i.cache="no-store"}if(i.cache!=="no-store"&&i.cache!=="reload"){}if(a==null){if(i.cache==="only-if-cached"){return r("only if cached")}const e=await httpNetworkFetch(o,u,A)
if(!j.has(i.method)&&e.status>=200&&e.status<=399){}if(g&&e.status===304){}if(a==null){a=e}}a.urlList=[...i.urlList]
if(i.headersList.contains("range",true)){a.rangeRequested=true}a.requestIncludesCredentials=u
if(a.status===407){if(n.window==="no-window"){return r()}if(N(e)){return s(e)}return r("proxy authentication required")}if(a.status===421&&!A&&(n.body==null||n.body.source!=null)){if(N(e)){return s(e)}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,t,true)}if(t){}return a}async function httpNetworkFetch(e,t=false,A=false){_(!e.controller.connection||e.controller.connection.destroyed)
e.controller.connection={abort:null,destroyed:false,destroy(e,t=true){if(!this.destroyed){this.destroyed=true
if(t){this.abort?.(e??new DOMException("The operation was aborted.","AbortError"))}}}}
const n=e.request
let i=null
const c=e.timingInfo
const l=null
if(l==null){n.cache="no-store"}const u=A?"yes":"no"
if(n.mode==="websocket"){}else{}let h=null
if(n.body==null&&e.processRequestEndOfBody){queueMicrotask(()=>e.processRequestEndOfBody())}else if(n.body!=null){const processBodyChunk=async function*(t){if(N(e)){return}yield t
e.processRequestBodyChunkLength?.(t.byteLength)}
const processEndOfBody=()=>{if(N(e)){return}if(e.processRequestEndOfBody){e.processRequestEndOfBody()}}
const processBodyError=t=>{if(N(e)){return}if(t.name==="AbortError"){e.controller.abort()}else{e.controller.terminate(t)}}
h=async function*(){try{for await(const e of n.body.stream){yield*processBodyChunk(e)}processEndOfBody()}catch(e){processBodyError(e)}}()}try{const{body:t,status:A,statusText:r,headersList:s,socket:n}=await dispatch({body:h})
if(n){i=o({status:A,statusText:r,headersList:s,socket:n})}else{const n=t[Symbol.asyncIterator]()
e.controller.next=()=>n.next()
i=o({status:A,statusText:r,headersList:s})}}catch(t){if(t.name==="AbortError"){e.controller.connection.destroy()
return s(e,t)}return r(t)}const pullAlgorithm=async()=>{await e.controller.resume()}
const cancelAlgorithm=t=>{if(!N(e)){e.controller.abort(t)}}
const E=new ReadableStream({async start(t){e.controller.controller=t},async pull(e){await pullAlgorithm(e)},async cancel(e){await cancelAlgorithm(e)},type:"bytes"})
i.body={stream:E,source:null,length:null}
if(!e.controller.resume){e.controller.on("terminated",onAborted)}e.controller.resume=async()=>{while(true){let t
let A
try{const{done:A,value:r}=await e.controller.next()
if(M(e)){break}t=A?undefined:r}catch(r){if(e.controller.ended&&!c.encodedBodySize){t=undefined}else{t=r
A=true}}if(t===undefined){T(e.controller.controller)
finalizeResponse(e,i)
return}c.decodedBodySize+=t?.byteLength??0
if(A){e.controller.terminate(t)
return}const r=new Uint8Array(t)
if(r.byteLength){e.controller.controller.enqueue(r)}if(oe(E)){e.controller.terminate()
return}if(e.controller.controller.desiredSize<=0){return}}}
function onAborted(t){if(M(e)){i.aborted=true
if(ie(E)){e.controller.controller.error(e.controller.serializedAbortReason)}}else{if(ie(E)){e.controller.controller.error(new TypeError("terminated",{cause:U(t)?t:undefined}))}}e.controller.connection.destroy()}return i
function dispatch({body:t}){const A=d(n)
const r=e.controller.dispatcher
return new Promise((s,o)=>r.dispatch({path:A.pathname+A.search,origin:A.origin,method:n.method,body:r.isMockActive?n.body&&(n.body.source||n.body.stream):t,headers:n.headersList.entries,maxRedirections:0,upgrade:n.mode==="websocket"?"websocket":undefined},{body:null,abort:null,onConnect(t){const{connection:A}=e.controller
c.finalConnectionTimingInfo=x(undefined,c.postRedirectStartTime,e.crossOriginIsolatedCapability)
if(A.destroyed){t(new DOMException("The operation was aborted.","AbortError"))}else{e.controller.on("terminated",t)
this.abort=A.abort=t}c.finalNetworkRequestStartTime=R(e.crossOriginIsolatedCapability)},onResponseStarted(){c.finalNetworkResponseStartTime=R(e.crossOriginIsolatedCapability)},onHeaders(e,t,A,r){if(e<200){return}let o=""
const i=new a
for(let e=0;e<t.length;e+=2){i.append(ae(t[e]),t[e+1].toString("latin1"),true)}o=i.get("location",true)
const c=[]
const l=o&&n.redirect==="follow"&&K.has(e)
if(n.method!=="HEAD"&&n.method!=="CONNECT"&&!X.includes(e)&&!l){const e=i.get("content-encoding",true)
const t=e?e.toLowerCase().split(","):[]
const A=5
if(t.length>A){this.abort(new Error(`too many content-encodings in response: ${t.length}, maximum allowed is ${A}`))
return true}for(let e=t.length-1;e>=0;--e){const A=t[e].trim()
if(A==="x-gzip"||A==="gzip"){c.push(g.createGunzip({flush:g.constants.Z_SYNC_FLUSH,finishFlush:g.constants.Z_SYNC_FLUSH}))}else if(A==="deflate"){c.push(O({flush:g.constants.Z_SYNC_FLUSH,finishFlush:g.constants.Z_SYNC_FLUSH}))}else if(A==="br"){c.push(g.createBrotliDecompress({flush:g.constants.BROTLI_OPERATION_FLUSH,finishFlush:g.constants.BROTLI_OPERATION_FLUSH}))}else{c.length=0
break}}}this.body=new Ae({read:A})
const u=this.onError.bind(this)
s({status:e,statusText:r,headersList:i,body:c.length?re(this.body,...c,e=>{if(e){this.onError(e)}}).on("error",u):this.body.on("error",u)})
return true},onData(t){if(e.controller.dump){return}const A=t
c.encodedBodySize+=A.byteLength
return this.body.push(A)},onComplete(){if(this.abort){e.controller.off("terminated",this.abort)}e.controller.ended=true
this.body.push(null)},onError(t){if(this.abort){e.controller.off("terminated",this.abort)}this.body?.destroy(t)
e.controller.terminate(t)
o(t)},onUpgrade(e,t,A){if(e!==101){return}const r=new a
for(let e=0;e<t.length;e+=2){r.append(ae(t[e]),t[e+1].toString("latin1"),true)}s({status:e,statusText:Ee[e],headersList:r,socket:A})
return true}}))}}e.exports={fetch,Fetch,fetching,finalizeAndReportTiming}},6055:(e,t,A)=>{"use strict"
const{extractBody:r,mixinBody:s,cloneBody:n,bodyUnusable:o}=A(8900)
const{Headers:i,fill:a,HeadersList:c,setHeadersGuard:l,getHeadersGuard:g,setHeadersList:u,getHeadersList:h}=A(3676)
const{FinalizationRegistry:E}=A(933)()
const Q=A(1544)
const B=A(7975)
const{isValidHTTPToken:C,sameOrigin:I,environmentSettingsObject:d}=A(4296)
const{forbiddenMethodsSet:f,corsSafeListedMethodsSet:p,referrerPolicy:w,requestRedirect:m,requestMode:y,requestCredentials:k,requestCache:D,requestDuplex:R}=A(1207)
const{kEnumerableProperty:b,normalizedMethodRecordsBase:F,normalizedMethodRecords:S}=Q
const{kHeaders:N,kSignal:M,kState:U,kDispatcher:L}=A(4883)
const{webidl:T}=A(253)
const{URLSerializer:v}=A(980)
const{kConstruct:H}=A(9411)
const G=A(4589)
const{getMaxListeners:Y,setMaxListeners:x,getEventListeners:J,defaultMaxListeners:V}=A(8474)
const O=Symbol("abortController")
const P=new E(({signal:e,abort:t})=>{e.removeEventListener("abort",t)})
const W=new WeakMap
function buildAbort(e){return abort
function abort(){const t=e.deref()
if(t!==undefined){P.unregister(abort)
this.removeEventListener("abort",abort)
t.abort(this.reason)
const e=W.get(t.signal)
if(e!==undefined){if(e.size!==0){for(const t of e){const e=t.deref()
if(e!==undefined){e.abort(this.reason)}}e.clear()}W.delete(t.signal)}}}}let q=false
class Request{constructor(e,t={}){T.util.markAsUncloneable(this)
if(e===H){return}const A="Request constructor"
T.argumentLengthCheck(arguments,1,A)
e=T.converters.RequestInfo(e,A,"input")
t=T.converters.RequestInit(t,A,"init")
let s=null
let n=null
const g=d.settingsObject.baseUrl
let E=null
if(typeof e==="string"){this[L]=t.dispatcher
let A
try{A=new URL(e,g)}catch(t){throw new TypeError("Failed to parse URL from "+e,{cause:t})}if(A.username||A.password){throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+e)}s=makeRequest({urlList:[A]})
n="cors"}else{this[L]=t.dispatcher||e[L]
G(e instanceof Request)
s=e[U]
E=e[M]}const B=d.settingsObject.origin
let w="client"
if(s.window?.constructor?.name==="EnvironmentSettingsObject"&&I(s.window,B)){w=s.window}if(t.window!=null){throw new TypeError(`'window' option '${w}' must be null`)}if("window"in t){w="no-window"}s=makeRequest({method:s.method,headersList:s.headersList,unsafeRequest:s.unsafeRequest,client:d.settingsObject,window:w,priority:s.priority,origin:s.origin,referrer:s.referrer,referrerPolicy:s.referrerPolicy,mode:s.mode,credentials:s.credentials,cache:s.cache,redirect:s.redirect,integrity:s.integrity,keepalive:s.keepalive,reloadNavigation:s.reloadNavigation,historyNavigation:s.historyNavigation,urlList:[...s.urlList]})
const m=Object.keys(t).length!==0
if(m){if(s.mode==="navigate"){s.mode="same-origin"}s.reloadNavigation=false
s.historyNavigation=false
s.origin="client"
s.referrer="client"
s.referrerPolicy=""
s.url=s.urlList[s.urlList.length-1]
s.urlList=[s.url]}if(t.referrer!==undefined){const e=t.referrer
if(e===""){s.referrer="no-referrer"}else{let t
try{t=new URL(e,g)}catch(t){throw new TypeError(`Referrer "${e}" is not a valid URL.`,{cause:t})}if(t.protocol==="about:"&&t.hostname==="client"||B&&!I(t,d.settingsObject.baseUrl)){s.referrer="client"}else{s.referrer=t}}}if(t.referrerPolicy!==undefined){s.referrerPolicy=t.referrerPolicy}let y
if(t.mode!==undefined){y=t.mode}else{y=n}if(y==="navigate"){throw T.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})}if(y!=null){s.mode=y}if(t.credentials!==undefined){s.credentials=t.credentials}if(t.cache!==undefined){s.cache=t.cache}if(s.cache==="only-if-cached"&&s.mode!=="same-origin"){throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")}if(t.redirect!==undefined){s.redirect=t.redirect}if(t.integrity!=null){s.integrity=String(t.integrity)}if(t.keepalive!==undefined){s.keepalive=Boolean(t.keepalive)}if(t.method!==undefined){let e=t.method
const A=S[e]
if(A!==undefined){s.method=A}else{if(!C(e)){throw new TypeError(`'${e}' is not a valid HTTP method.`)}const t=e.toUpperCase()
if(f.has(t)){throw new TypeError(`'${e}' HTTP method is unsupported.`)}e=F[t]??e
s.method=e}if(!q&&s.method==="patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"})
q=true}}if(t.signal!==undefined){E=t.signal}this[U]=s
const k=new AbortController
this[M]=k.signal
if(E!=null){if(!E||typeof E.aborted!=="boolean"||typeof E.addEventListener!=="function"){throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.")}if(E.aborted){k.abort(E.reason)}else{this[O]=k
const e=new WeakRef(k)
const t=buildAbort(e)
try{if(typeof Y==="function"&&Y(E)===V){x(1500,E)}else if(J(E,"abort").length>=V){x(1500,E)}}catch{}Q.addAbortListener(E,t)
P.register(k,{signal:E,abort:t},t)}}this[N]=new i(H)
u(this[N],s.headersList)
l(this[N],"request")
if(y==="no-cors"){if(!p.has(s.method)){throw new TypeError(`'${s.method} is unsupported in no-cors mode.`)}l(this[N],"request-no-cors")}if(m){const e=h(this[N])
const A=t.headers!==undefined?t.headers:new c(e)
e.clear()
if(A instanceof c){for(const{name:t,value:r}of A.rawValues()){e.append(t,r,false)}e.cookies=A.cookies}else{a(this[N],A)}}const D=e instanceof Request?e[U].body:null
if((t.body!=null||D!=null)&&(s.method==="GET"||s.method==="HEAD")){throw new TypeError("Request with GET/HEAD method cannot have body.")}let R=null
if(t.body!=null){const[e,A]=r(t.body,s.keepalive)
R=e
if(A&&!h(this[N]).contains("content-type",true)){this[N].append("content-type",A)}}const b=R??D
if(b!=null&&b.source==null){if(R!=null&&t.duplex==null){throw new TypeError("RequestInit: duplex option is required when sending a body.")}if(s.mode!=="same-origin"&&s.mode!=="cors"){throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')}s.useCORSPreflightFlag=true}let v=b
if(R==null&&D!=null){if(o(e)){throw new TypeError("Cannot construct a Request with a Request object that has already been used.")}const t=new TransformStream
D.stream.pipeThrough(t)
v={source:D.source,length:D.length,stream:t.readable}}this[U].body=v}get method(){T.brandCheck(this,Request)
return this[U].method}get url(){T.brandCheck(this,Request)
return v(this[U].url)}get headers(){T.brandCheck(this,Request)
return this[N]}get destination(){T.brandCheck(this,Request)
return this[U].destination}get referrer(){T.brandCheck(this,Request)
if(this[U].referrer==="no-referrer"){return""}if(this[U].referrer==="client"){return"about:client"}return this[U].referrer.toString()}get referrerPolicy(){T.brandCheck(this,Request)
return this[U].referrerPolicy}get mode(){T.brandCheck(this,Request)
return this[U].mode}get credentials(){return this[U].credentials}get cache(){T.brandCheck(this,Request)
return this[U].cache}get redirect(){T.brandCheck(this,Request)
return this[U].redirect}get integrity(){T.brandCheck(this,Request)
return this[U].integrity}get keepalive(){T.brandCheck(this,Request)
return this[U].keepalive}get isReloadNavigation(){T.brandCheck(this,Request)
return this[U].reloadNavigation}get isHistoryNavigation(){T.brandCheck(this,Request)
return this[U].historyNavigation}get signal(){T.brandCheck(this,Request)
return this[M]}get body(){T.brandCheck(this,Request)
return this[U].body?this[U].body.stream:null}get bodyUsed(){T.brandCheck(this,Request)
return!!this[U].body&&Q.isDisturbed(this[U].body.stream)}get duplex(){T.brandCheck(this,Request)
return"half"}clone(){T.brandCheck(this,Request)
if(o(this)){throw new TypeError("unusable")}const e=cloneRequest(this[U])
const t=new AbortController
if(this.signal.aborted){t.abort(this.signal.reason)}else{let e=W.get(this.signal)
if(e===undefined){e=new Set
W.set(this.signal,e)}const A=new WeakRef(t)
e.add(A)
Q.addAbortListener(t.signal,buildAbort(A))}return fromInnerRequest(e,t.signal,g(this[N]))}[B.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
return`Request ${B.formatWithOptions(t,A)}`}}s(Request)
function makeRequest(e){return{method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new c(e.headersList):new c}}function cloneRequest(e){const t=makeRequest({...e,body:null})
if(e.body!=null){t.body=n(t,e.body)}return t}function fromInnerRequest(e,t,A){const r=new Request(H)
r[U]=e
r[M]=t
r[N]=new i(H)
u(r[N],e.headersList)
l(r[N],A)
return r}Object.defineProperties(Request.prototype,{method:b,url:b,headers:b,redirect:b,clone:b,signal:b,duplex:b,destination:b,body:b,bodyUsed:b,isHistoryNavigation:b,isReloadNavigation:b,keepalive:b,integrity:b,cache:b,credentials:b,attribute:b,referrerPolicy:b,referrer:b,mode:b,[Symbol.toStringTag]:{value:"Request",configurable:true}})
T.converters.Request=T.interfaceConverter(Request)
T.converters.RequestInfo=function(e,t,A){if(typeof e==="string"){return T.converters.USVString(e,t,A)}if(e instanceof Request){return T.converters.Request(e,t,A)}return T.converters.USVString(e,t,A)}
T.converters.AbortSignal=T.interfaceConverter(AbortSignal)
T.converters.RequestInit=T.dictionaryConverter([{key:"method",converter:T.converters.ByteString},{key:"headers",converter:T.converters.HeadersInit},{key:"body",converter:T.nullableConverter(T.converters.BodyInit)},{key:"referrer",converter:T.converters.USVString},{key:"referrerPolicy",converter:T.converters.DOMString,allowedValues:w},{key:"mode",converter:T.converters.DOMString,allowedValues:y},{key:"credentials",converter:T.converters.DOMString,allowedValues:k},{key:"cache",converter:T.converters.DOMString,allowedValues:D},{key:"redirect",converter:T.converters.DOMString,allowedValues:m},{key:"integrity",converter:T.converters.DOMString},{key:"keepalive",converter:T.converters.boolean},{key:"signal",converter:T.nullableConverter(e=>T.converters.AbortSignal(e,"RequestInit","signal",{strict:false}))},{key:"window",converter:T.converters.any},{key:"duplex",converter:T.converters.DOMString,allowedValues:R},{key:"dispatcher",converter:T.converters.any}])
e.exports={Request,makeRequest,fromInnerRequest,cloneRequest}},9107:(e,t,A)=>{"use strict"
const{Headers:r,HeadersList:s,fill:n,getHeadersGuard:o,setHeadersGuard:i,setHeadersList:a}=A(3676)
const{extractBody:c,cloneBody:l,mixinBody:g,hasFinalizationRegistry:u,streamRegistry:h,bodyUnusable:E}=A(8900)
const Q=A(1544)
const B=A(7975)
const{kEnumerableProperty:C}=Q
const{isValidReasonPhrase:I,isCancelled:d,isAborted:f,isBlobLike:p,serializeJavascriptValueToJSONString:w,isErrorLike:m,isomorphicEncode:y,environmentSettingsObject:k}=A(4296)
const{redirectStatusSet:D,nullBodyStatus:R}=A(1207)
const{kState:b,kHeaders:F}=A(4883)
const{webidl:S}=A(253)
const{FormData:N}=A(9662)
const{URLSerializer:M}=A(980)
const{kConstruct:U}=A(9411)
const L=A(4589)
const{types:T}=A(7975)
const v=new TextEncoder("utf-8")
class Response{static error(){const e=fromInnerResponse(makeNetworkError(),"immutable")
return e}static json(e,t={}){S.argumentLengthCheck(arguments,1,"Response.json")
if(t!==null){t=S.converters.ResponseInit(t)}const A=v.encode(w(e))
const r=c(A)
const s=fromInnerResponse(makeResponse({}),"response")
initializeResponse(s,t,{body:r[0],type:"application/json"})
return s}static redirect(e,t=302){S.argumentLengthCheck(arguments,1,"Response.redirect")
e=S.converters.USVString(e)
t=S.converters["unsigned short"](t)
let A
try{A=new URL(e,k.settingsObject.baseUrl)}catch(t){throw new TypeError(`Failed to parse URL from ${e}`,{cause:t})}if(!D.has(t)){throw new RangeError(`Invalid status code ${t}`)}const r=fromInnerResponse(makeResponse({}),"immutable")
r[b].status=t
const s=y(M(A))
r[b].headersList.append("location",s,true)
return r}constructor(e=null,t={}){S.util.markAsUncloneable(this)
if(e===U){return}if(e!==null){e=S.converters.BodyInit(e)}t=S.converters.ResponseInit(t)
this[b]=makeResponse({})
this[F]=new r(U)
i(this[F],"response")
a(this[F],this[b].headersList)
let A=null
if(e!=null){const[t,r]=c(e)
A={body:t,type:r}}initializeResponse(this,t,A)}get type(){S.brandCheck(this,Response)
return this[b].type}get url(){S.brandCheck(this,Response)
const e=this[b].urlList
const t=e[e.length-1]??null
if(t===null){return""}return M(t,true)}get redirected(){S.brandCheck(this,Response)
return this[b].urlList.length>1}get status(){S.brandCheck(this,Response)
return this[b].status}get ok(){S.brandCheck(this,Response)
return this[b].status>=200&&this[b].status<=299}get statusText(){S.brandCheck(this,Response)
return this[b].statusText}get headers(){S.brandCheck(this,Response)
return this[F]}get body(){S.brandCheck(this,Response)
return this[b].body?this[b].body.stream:null}get bodyUsed(){S.brandCheck(this,Response)
return!!this[b].body&&Q.isDisturbed(this[b].body.stream)}clone(){S.brandCheck(this,Response)
if(E(this)){throw S.errors.exception({header:"Response.clone",message:"Body has already been consumed."})}const e=cloneResponse(this[b])
if(u&&this[b].body?.stream){h.register(this,new WeakRef(this[b].body.stream))}return fromInnerResponse(e,o(this[F]))}[B.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url}
return`Response ${B.formatWithOptions(t,A)}`}}g(Response)
Object.defineProperties(Response.prototype,{type:C,url:C,status:C,ok:C,redirected:C,statusText:C,headers:C,clone:C,body:C,bodyUsed:C,[Symbol.toStringTag]:{value:"Response",configurable:true}})
Object.defineProperties(Response,{json:C,redirect:C,error:C})
function cloneResponse(e){if(e.internalResponse){return filterResponse(cloneResponse(e.internalResponse),e.type)}const t=makeResponse({...e,body:null})
if(e.body!=null){t.body=l(t,e.body)}return t}function makeResponse(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new s(e?.headersList):new s,urlList:e?.urlList?[...e.urlList]:[]}}function makeNetworkError(e){const t=m(e)
return makeResponse({type:"error",status:0,error:t?e:new Error(e?String(e):e),aborted:e&&e.name==="AbortError"})}function isNetworkError(e){return e.type==="error"&&e.status===0}function makeFilteredResponse(e,t){t={internalResponse:e,...t}
return new Proxy(e,{get(e,A){return A in t?t[A]:e[A]},set(e,A,r){L(!(A in t))
e[A]=r
return true}})}function filterResponse(e,t){if(t==="basic"){return makeFilteredResponse(e,{type:"basic",headersList:e.headersList})}else if(t==="cors"){return makeFilteredResponse(e,{type:"cors",headersList:e.headersList})}else if(t==="opaque"){return makeFilteredResponse(e,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null})}else if(t==="opaqueredirect"){return makeFilteredResponse(e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null})}else{L(false)}}function makeAppropriateNetworkError(e,t=null){L(d(e))
return f(e)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:t})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:t}))}function initializeResponse(e,t,A){if(t.status!==null&&(t.status<200||t.status>599)){throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')}if("statusText"in t&&t.statusText!=null){if(!I(String(t.statusText))){throw new TypeError("Invalid statusText")}}if("status"in t&&t.status!=null){e[b].status=t.status}if("statusText"in t&&t.statusText!=null){e[b].statusText=t.statusText}if("headers"in t&&t.headers!=null){n(e[F],t.headers)}if(A){if(R.includes(e.status)){throw S.errors.exception({header:"Response constructor",message:`Invalid response status code ${e.status}`})}e[b].body=A.body
if(A.type!=null&&!e[b].headersList.contains("content-type",true)){e[b].headersList.append("content-type",A.type,true)}}}function fromInnerResponse(e,t){const A=new Response(U)
A[b]=e
A[F]=new r(U)
a(A[F],e.headersList)
i(A[F],t)
if(u&&e.body?.stream){h.register(A,new WeakRef(e.body.stream))}return A}S.converters.ReadableStream=S.interfaceConverter(ReadableStream)
S.converters.FormData=S.interfaceConverter(N)
S.converters.URLSearchParams=S.interfaceConverter(URLSearchParams)
S.converters.XMLHttpRequestBodyInit=function(e,t,A){if(typeof e==="string"){return S.converters.USVString(e,t,A)}if(p(e)){return S.converters.Blob(e,t,A,{strict:false})}if(ArrayBuffer.isView(e)||T.isArrayBuffer(e)){return S.converters.BufferSource(e,t,A)}if(Q.isFormDataLike(e)){return S.converters.FormData(e,t,A,{strict:false})}if(e instanceof URLSearchParams){return S.converters.URLSearchParams(e,t,A)}return S.converters.DOMString(e,t,A)}
S.converters.BodyInit=function(e,t,A){if(e instanceof ReadableStream){return S.converters.ReadableStream(e,t,A)}if(e?.[Symbol.asyncIterator]){return e}return S.converters.XMLHttpRequestBodyInit(e,t,A)}
S.converters.ResponseInit=S.dictionaryConverter([{key:"status",converter:S.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:S.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:S.converters.HeadersInit}])
e.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}},4883:e=>{"use strict"
e.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},4296:(e,t,A)=>{"use strict"
const{Transform:r}=A(7075)
const s=A(8522)
const{redirectStatusSet:n,referrerPolicySet:o,badPortsSet:i}=A(1207)
const{getGlobalOrigin:a}=A(2443)
const{collectASequenceOfCodePoints:c,collectAnHTTPQuotedString:l,removeChars:g,parseMIMEType:u}=A(980)
const{performance:h}=A(643)
const{isBlobLike:E,ReadableStreamFrom:Q,isValidHTTPToken:B,normalizedMethodRecordsBase:C}=A(1544)
const I=A(4589)
const{isUint8Array:d}=A(3429)
const{webidl:f}=A(253)
let p=[]
let w
try{w=A(7598)
const e=["sha256","sha384","sha512"]
p=w.getHashes().filter(t=>e.includes(t))}catch{}function responseURL(e){const t=e.urlList
const A=t.length
return A===0?null:t[A-1].toString()}function responseLocationURL(e,t){if(!n.has(e.status)){return null}let A=e.headersList.get("location",true)
if(A!==null&&isValidHeaderValue(A)){if(!isValidEncodedURL(A)){A=normalizeBinaryStringToUtf8(A)}A=new URL(A,responseURL(e))}if(A&&!A.hash){A.hash=t}return A}function isValidEncodedURL(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A>126||A<32){return false}}return true}function normalizeBinaryStringToUtf8(e){return Buffer.from(e,"binary").toString("utf8")}function requestCurrentURL(e){return e.urlList[e.urlList.length-1]}function requestBadPort(e){const t=requestCurrentURL(e)
if(urlIsHttpHttpsScheme(t)&&i.has(t.port)){return"blocked"}return"allowed"}function isErrorLike(e){return e instanceof Error||(e?.constructor?.name==="Error"||e?.constructor?.name==="DOMException")}function isValidReasonPhrase(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(!(A===9||A>=32&&A<=126||A>=128&&A<=255)){return false}}return true}const m=B
function isValidHeaderValue(e){return(e[0]==="\t"||e[0]===" "||e[e.length-1]==="\t"||e[e.length-1]===" "||e.includes("\n")||e.includes("\r")||e.includes("\0"))===false}function setRequestReferrerPolicyOnRedirect(e,t){const{headersList:A}=t
const r=(A.get("referrer-policy",true)??"").split(",")
let s=""
if(r.length>0){for(let e=r.length;e!==0;e--){const t=r[e-1].trim()
if(o.has(t)){s=t
break}}}if(s!==""){e.referrerPolicy=s}}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(e){let t=null
t=e.mode
e.headersList.set("sec-fetch-mode",t,true)}function appendRequestOriginHeader(e){let t=e.origin
if(t==="client"||t===undefined){return}if(e.responseTainting==="cors"||e.mode==="websocket"){e.headersList.append("origin",t,true)}else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"no-referrer":t=null
break
case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":if(e.origin&&urlHasHttpsScheme(e.origin)&&!urlHasHttpsScheme(requestCurrentURL(e))){t=null}break
case"same-origin":if(!sameOrigin(e,requestCurrentURL(e))){t=null}break
default:}e.headersList.append("origin",t,true)}}function coarsenTime(e,t){return e}function clampAndCoarsenConnectionTimingInfo(e,t,A){if(!e?.startTime||e.startTime<t){return{domainLookupStartTime:t,domainLookupEndTime:t,connectionStartTime:t,connectionEndTime:t,secureConnectionStartTime:t,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}}return{domainLookupStartTime:coarsenTime(e.domainLookupStartTime,A),domainLookupEndTime:coarsenTime(e.domainLookupEndTime,A),connectionStartTime:coarsenTime(e.connectionStartTime,A),connectionEndTime:coarsenTime(e.connectionEndTime,A),secureConnectionStartTime:coarsenTime(e.secureConnectionStartTime,A),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(e){return coarsenTime(h.now(),e)}function createOpaqueTimingInfo(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(e){return{referrerPolicy:e.referrerPolicy}}function determineRequestsReferrer(e){const t=e.referrerPolicy
I(t)
let A=null
if(e.referrer==="client"){const e=a()
if(!e||e.origin==="null"){return"no-referrer"}A=new URL(e)}else if(e.referrer instanceof URL){A=e.referrer}let r=stripURLForReferrer(A)
const s=stripURLForReferrer(A,true)
if(r.toString().length>4096){r=s}const n=sameOrigin(e,r)
const o=isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(e.url)
switch(t){case"origin":return s!=null?s:stripURLForReferrer(A,true)
case"unsafe-url":return r
case"same-origin":return n?s:"no-referrer"
case"origin-when-cross-origin":return n?r:s
case"strict-origin-when-cross-origin":{const t=requestCurrentURL(e)
if(sameOrigin(r,t)){return r}if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(t)){return"no-referrer"}return s}case"strict-origin":case"no-referrer-when-downgrade":default:return o?"no-referrer":s}}function stripURLForReferrer(e,t){I(e instanceof URL)
e=new URL(e)
if(e.protocol==="file:"||e.protocol==="about:"||e.protocol==="blank:"){return"no-referrer"}e.username=""
e.password=""
e.hash=""
if(t){e.pathname=""
e.search=""}return e}function isURLPotentiallyTrustworthy(e){if(!(e instanceof URL)){return false}if(e.href==="about:blank"||e.href==="about:srcdoc"){return true}if(e.protocol==="data:")return true
if(e.protocol==="file:")return true
return isOriginPotentiallyTrustworthy(e.origin)
function isOriginPotentiallyTrustworthy(e){if(e==null||e==="null")return false
const t=new URL(e)
if(t.protocol==="https:"||t.protocol==="wss:"){return true}if(/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname)||(t.hostname==="localhost"||t.hostname.includes("localhost."))||t.hostname.endsWith(".localhost")){return true}return false}}function bytesMatch(e,t){if(w===undefined){return true}const A=parseMetadata(t)
if(A==="no metadata"){return true}if(A.length===0){return true}const r=getStrongestMetadata(A)
const s=filterMetadataListByAlgorithm(A,r)
for(const t of s){const A=t.algo
const r=t.hash
let s=w.createHash(A).update(e).digest("base64")
if(s[s.length-1]==="="){if(s[s.length-2]==="="){s=s.slice(0,-2)}else{s=s.slice(0,-1)}}if(compareBase64Mixed(s,r)){return true}}return false}const y=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i
function parseMetadata(e){const t=[]
let A=true
for(const r of e.split(" ")){A=false
const e=y.exec(r)
if(e===null||e.groups===undefined||e.groups.algo===undefined){continue}const s=e.groups.algo.toLowerCase()
if(p.includes(s)){t.push(e.groups)}}if(A===true){return"no metadata"}return t}function getStrongestMetadata(e){let t=e[0].algo
if(t[3]==="5"){return t}for(let A=1;A<e.length;++A){const r=e[A]
if(r.algo[3]==="5"){t="sha512"
break}else if(t[3]==="3"){continue}else if(r.algo[3]==="3"){t="sha384"}}return t}function filterMetadataListByAlgorithm(e,t){if(e.length===1){return e}let A=0
for(let r=0;r<e.length;++r){if(e[r].algo===t){e[A++]=e[r]}}e.length=A
return e}function compareBase64Mixed(e,t){if(e.length!==t.length){return false}for(let A=0;A<e.length;++A){if(e[A]!==t[A]){if(e[A]==="+"&&t[A]==="-"||e[A]==="/"&&t[A]==="_"){continue}return false}}return true}function tryUpgradeRequestToAPotentiallyTrustworthyURL(e){}function sameOrigin(e,t){if(e.origin===t.origin&&e.origin==="null"){return true}if(e.protocol===t.protocol&&e.hostname===t.hostname&&e.port===t.port){return true}return false}function createDeferredPromise(){let e
let t
const A=new Promise((A,r)=>{e=A
t=r})
return{promise:A,resolve:e,reject:t}}function isAborted(e){return e.controller.state==="aborted"}function isCancelled(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function normalizeMethod(e){return C[e.toLowerCase()]??e}function serializeJavascriptValueToJSONString(e){const t=JSON.stringify(e)
if(t===undefined){throw new TypeError("Value is not JSON serializable")}I(typeof t==="string")
return t}const k=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
function createIterator(e,t,A=0,r=1){class FastIterableIterator{#_
#z
#Z
constructor(e,t){this.#_=e
this.#z=t
this.#Z=0}next(){if(typeof this!=="object"||this===null||!(#_ in this)){throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`)}const s=this.#Z
const n=this.#_[t]
const o=n.length
if(s>=o){return{value:undefined,done:true}}const{[A]:i,[r]:a}=n[s]
this.#Z=s+1
let c
switch(this.#z){case"key":c=i
break
case"value":c=a
break
case"key+value":c=[i,a]
break}return{value:c,done:false}}}delete FastIterableIterator.prototype.constructor
Object.setPrototypeOf(FastIterableIterator.prototype,k)
Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}})
return function(e,t){return new FastIterableIterator(e,t)}}function iteratorMixin(e,t,A,r=0,s=1){const n=createIterator(e,A,r,s)
const o={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){f.brandCheck(this,t)
return n(this,"key")}},values:{writable:true,enumerable:true,configurable:true,value:function values(){f.brandCheck(this,t)
return n(this,"value")}},entries:{writable:true,enumerable:true,configurable:true,value:function entries(){f.brandCheck(this,t)
return n(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function forEach(A,r=globalThis){f.brandCheck(this,t)
f.argumentLengthCheck(arguments,1,`${e}.forEach`)
if(typeof A!=="function"){throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`)}for(const{0:e,1:t}of n(this,"key+value")){A.call(r,t,e,this)}}}}
return Object.defineProperties(t.prototype,{...o,[Symbol.iterator]:{writable:true,enumerable:false,configurable:true,value:o.entries.value}})}async function fullyReadBody(e,t,A){const r=t
const s=A
let n
try{n=e.stream.getReader()}catch(e){s(e)
return}try{r(await readAllBytes(n))}catch(e){s(e)}}function isReadableStreamLike(e){return e instanceof ReadableStream||e[Symbol.toStringTag]==="ReadableStream"&&typeof e.tee==="function"}function readableStreamClose(e){try{e.close()
e.byobRequest?.respond(0)}catch(e){if(!e.message.includes("Controller is already closed")&&!e.message.includes("ReadableStream is already closed")){throw e}}}const D=/[^\x00-\xFF]/
function isomorphicEncode(e){I(!D.test(e))
return e}async function readAllBytes(e){const t=[]
let A=0
while(true){const{done:r,value:s}=await e.read()
if(r){return Buffer.concat(t,A)}if(!d(s)){throw new TypeError("Received non-Uint8Array chunk")}t.push(s)
A+=s.length}}function urlIsLocal(e){I("protocol"in e)
const t=e.protocol
return t==="about:"||t==="blob:"||t==="data:"}function urlHasHttpsScheme(e){return typeof e==="string"&&e[5]===":"&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&e[4]==="s"||e.protocol==="https:"}function urlIsHttpHttpsScheme(e){I("protocol"in e)
const t=e.protocol
return t==="http:"||t==="https:"}function simpleRangeHeaderValue(e,t){const A=e
if(!A.startsWith("bytes")){return"failure"}const r={position:5}
if(t){c(e=>e==="\t"||e===" ",A,r)}if(A.charCodeAt(r.position)!==61){return"failure"}r.position++
if(t){c(e=>e==="\t"||e===" ",A,r)}const s=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,r)
const n=s.length?Number(s):null
if(t){c(e=>e==="\t"||e===" ",A,r)}if(A.charCodeAt(r.position)!==45){return"failure"}r.position++
if(t){c(e=>e==="\t"||e===" ",A,r)}const o=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,r)
const i=o.length?Number(o):null
if(r.position<A.length){return"failure"}if(i===null&&n===null){return"failure"}if(n>i){return"failure"}return{rangeStartValue:n,rangeEndValue:i}}function buildContentRange(e,t,A){let r="bytes "
r+=isomorphicEncode(`${e}`)
r+="-"
r+=isomorphicEncode(`${t}`)
r+="/"
r+=isomorphicEncode(`${A}`)
return r}class InflateStream extends r{#K
constructor(e){super()
this.#K=e}_transform(e,t,A){if(!this._inflateStream){if(e.length===0){A()
return}this._inflateStream=(e[0]&15)===8?s.createInflate(this.#K):s.createInflateRaw(this.#K)
this._inflateStream.on("data",this.push.bind(this))
this._inflateStream.on("end",()=>this.push(null))
this._inflateStream.on("error",e=>this.destroy(e))}this._inflateStream.write(e,t,A)}_final(e){if(this._inflateStream){this._inflateStream.end()
this._inflateStream=null}e()}}function createInflate(e){return new InflateStream(e)}function extractMimeType(e){let t=null
let A=null
let r=null
const s=getDecodeSplit("content-type",e)
if(s===null){return"failure"}for(const e of s){const s=u(e)
if(s==="failure"||s.essence==="*/*"){continue}r=s
if(r.essence!==A){t=null
if(r.parameters.has("charset")){t=r.parameters.get("charset")}A=r.essence}else if(!r.parameters.has("charset")&&t!==null){r.parameters.set("charset",t)}}if(r==null){return"failure"}return r}function gettingDecodingSplitting(e){const t=e
const A={position:0}
const r=[]
let s=""
while(A.position<t.length){s+=c(e=>e!=='"'&&e!==",",t,A)
if(A.position<t.length){if(t.charCodeAt(A.position)===34){s+=l(t,A)
if(A.position<t.length){continue}}else{I(t.charCodeAt(A.position)===44)
A.position++}}s=g(s,true,true,e=>e===9||e===32)
r.push(s)
s=""}return r}function getDecodeSplit(e,t){const A=t.get(e,true)
if(A===null){return null}return gettingDecodingSplitting(A)}const R=new TextDecoder
function utf8DecodeBytes(e){if(e.length===0){return""}if(e[0]===239&&e[1]===187&&e[2]===191){e=e.subarray(3)}const t=R.decode(e)
return t}class EnvironmentSettingsObjectBase{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}const b=new EnvironmentSettingsObject
e.exports={isAborted,isCancelled,isValidEncodedURL,createDeferredPromise,ReadableStreamFrom:Q,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken:B,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isBlobLike:E,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName:m,isValidHeaderValue,isErrorLike,fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,environmentSettingsObject:b}},253:(e,t,A)=>{"use strict"
const{types:r,inspect:s}=A(7975)
const{markAsUncloneable:n}=A(5919)
const{toUSVString:o}=A(1544)
const i={}
i.converters={}
i.util={}
i.errors={}
i.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)}
i.errors.conversionFailed=function(e){const t=e.types.length===1?"":" one of"
const A=`${e.argument} could not be converted to`+`${t}: ${e.types.join(", ")}.`
return i.errors.exception({header:e.prefix,message:A})}
i.errors.invalidArgument=function(e){return i.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})}
i.brandCheck=function(e,t,A){if(A?.strict!==false){if(!(e instanceof t)){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}else{if(e?.[Symbol.toStringTag]!==t.prototype[Symbol.toStringTag]){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}}
i.argumentLengthCheck=function({length:e},t,A){if(e<t){throw i.errors.exception({message:`${t} argument${t!==1?"s":""} required, `+`but${e?" only":""} ${e} found.`,header:A})}}
i.illegalConstructor=function(){throw i.errors.exception({header:"TypeError",message:"Illegal constructor"})}
i.util.Type=function(e){switch(typeof e){case"undefined":return"Undefined"
case"boolean":return"Boolean"
case"string":return"String"
case"symbol":return"Symbol"
case"number":return"Number"
case"bigint":return"BigInt"
case"function":case"object":{if(e===null){return"Null"}return"Object"}}}
i.util.markAsUncloneable=n||(()=>{})
i.util.ConvertToInt=function(e,t,A,r){let s
let n
if(t===64){s=Math.pow(2,53)-1
if(A==="unsigned"){n=0}else{n=Math.pow(-2,53)+1}}else if(A==="unsigned"){n=0
s=Math.pow(2,t)-1}else{n=Math.pow(-2,t)-1
s=Math.pow(2,t-1)-1}let o=Number(e)
if(o===0){o=0}if(r?.enforceRange===true){if(Number.isNaN(o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){throw i.errors.exception({header:"Integer conversion",message:`Could not convert ${i.util.Stringify(e)} to an integer.`})}o=i.util.IntegerPart(o)
if(o<n||o>s){throw i.errors.exception({header:"Integer conversion",message:`Value must be between ${n}-${s}, got ${o}.`})}return o}if(!Number.isNaN(o)&&r?.clamp===true){o=Math.min(Math.max(o,n),s)
if(Math.floor(o)%2===0){o=Math.floor(o)}else{o=Math.ceil(o)}return o}if(Number.isNaN(o)||o===0&&Object.is(0,o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){return 0}o=i.util.IntegerPart(o)
o=o%Math.pow(2,t)
if(A==="signed"&&o>=Math.pow(2,t)-1){return o-Math.pow(2,t)}return o}
i.util.IntegerPart=function(e){const t=Math.floor(Math.abs(e))
if(e<0){return-1*t}return t}
i.util.Stringify=function(e){const t=i.util.Type(e)
switch(t){case"Symbol":return`Symbol(${e.description})`
case"Object":return s(e)
case"String":return`"${e}"`
default:return`${e}`}}
i.sequenceConverter=function(e){return(t,A,r,s)=>{if(i.util.Type(t)!=="Object"){throw i.errors.exception({header:A,message:`${r} (${i.util.Stringify(t)}) is not iterable.`})}const n=typeof s==="function"?s():t?.[Symbol.iterator]?.()
const o=[]
let a=0
if(n===undefined||typeof n.next!=="function"){throw i.errors.exception({header:A,message:`${r} is not iterable.`})}while(true){const{done:t,value:s}=n.next()
if(t){break}o.push(e(s,A,`${r}[${a++}]`))}return o}}
i.recordConverter=function(e,t){return(A,s,n)=>{if(i.util.Type(A)!=="Object"){throw i.errors.exception({header:s,message:`${n} ("${i.util.Type(A)}") is not an Object.`})}const o={}
if(!r.isProxy(A)){const r=[...Object.getOwnPropertyNames(A),...Object.getOwnPropertySymbols(A)]
for(const i of r){const r=e(i,s,n)
const a=t(A[i],s,n)
o[r]=a}return o}const a=Reflect.ownKeys(A)
for(const r of a){const i=Reflect.getOwnPropertyDescriptor(A,r)
if(i?.enumerable){const i=e(r,s,n)
const a=t(A[r],s,n)
o[i]=a}}return o}}
i.interfaceConverter=function(e){return(t,A,r,s)=>{if(s?.strict!==false&&!(t instanceof e)){throw i.errors.exception({header:A,message:`Expected ${r} ("${i.util.Stringify(t)}") to be an instance of ${e.name}.`})}return t}}
i.dictionaryConverter=function(e){return(t,A,r)=>{const s=i.util.Type(t)
const n={}
if(s==="Null"||s==="Undefined"){return n}else if(s!=="Object"){throw i.errors.exception({header:A,message:`Expected ${t} to be one of: Null, Undefined, Object.`})}for(const s of e){const{key:e,defaultValue:o,required:a,converter:c}=s
if(a===true){if(!Object.hasOwn(t,e)){throw i.errors.exception({header:A,message:`Missing required key "${e}".`})}}let l=t[e]
const g=Object.hasOwn(s,"defaultValue")
if(g&&l!==null){l??=o()}if(a||g||l!==undefined){l=c(l,A,`${r}.${e}`)
if(s.allowedValues&&!s.allowedValues.includes(l)){throw i.errors.exception({header:A,message:`${l} is not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`})}n[e]=l}}return n}}
i.nullableConverter=function(e){return(t,A,r)=>{if(t===null){return t}return e(t,A,r)}}
i.converters.DOMString=function(e,t,A,r){if(e===null&&r?.legacyNullToEmptyString){return""}if(typeof e==="symbol"){throw i.errors.exception({header:t,message:`${A} is a symbol, which cannot be converted to a DOMString.`})}return String(e)}
i.converters.ByteString=function(e,t,A){const r=i.converters.DOMString(e,t,A)
for(let e=0;e<r.length;e++){if(r.charCodeAt(e)>255){throw new TypeError("Cannot convert argument to a ByteString because the character at "+`index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`)}}return r}
i.converters.USVString=o
i.converters.boolean=function(e){const t=Boolean(e)
return t}
i.converters.any=function(e){return e}
i.converters["long long"]=function(e,t,A){const r=i.util.ConvertToInt(e,64,"signed",undefined,t,A)
return r}
i.converters["unsigned long long"]=function(e,t,A){const r=i.util.ConvertToInt(e,64,"unsigned",undefined,t,A)
return r}
i.converters["unsigned long"]=function(e,t,A){const r=i.util.ConvertToInt(e,32,"unsigned",undefined,t,A)
return r}
i.converters["unsigned short"]=function(e,t,A,r){const s=i.util.ConvertToInt(e,16,"unsigned",r,t,A)
return s}
i.converters.ArrayBuffer=function(e,t,A,s){if(i.util.Type(e)!=="Object"||!r.isAnyArrayBuffer(e)){throw i.errors.conversionFailed({prefix:t,argument:`${A} ("${i.util.Stringify(e)}")`,types:["ArrayBuffer"]})}if(s?.allowShared===false&&r.isSharedArrayBuffer(e)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.resizable||e.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.TypedArray=function(e,t,A,s,n){if(i.util.Type(e)!=="Object"||!r.isTypedArray(e)||e.constructor.name!==t.name){throw i.errors.conversionFailed({prefix:A,argument:`${s} ("${i.util.Stringify(e)}")`,types:[t.name]})}if(n?.allowShared===false&&r.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.DataView=function(e,t,A,s){if(i.util.Type(e)!=="Object"||!r.isDataView(e)){throw i.errors.exception({header:t,message:`${A} is not a DataView.`})}if(s?.allowShared===false&&r.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.BufferSource=function(e,t,A,s){if(r.isAnyArrayBuffer(e)){return i.converters.ArrayBuffer(e,t,A,{...s,allowShared:false})}if(r.isTypedArray(e)){return i.converters.TypedArray(e,e.constructor,t,A,{...s,allowShared:false})}if(r.isDataView(e)){return i.converters.DataView(e,t,A,{...s,allowShared:false})}throw i.errors.conversionFailed({prefix:t,argument:`${A} ("${i.util.Stringify(e)}")`,types:["BufferSource"]})}
i.converters["sequence<ByteString>"]=i.sequenceConverter(i.converters.ByteString)
i.converters["sequence<sequence<ByteString>>"]=i.sequenceConverter(i.converters["sequence<ByteString>"])
i.converters["record<ByteString, ByteString>"]=i.recordConverter(i.converters.ByteString,i.converters.ByteString)
e.exports={webidl:i}},5207:e=>{"use strict"
function getEncoding(e){if(!e){return"failure"}switch(e.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"utf-8":case"utf8":case"x-unicode20utf8":return"UTF-8"
case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866"
case"csisolatin2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"latin2":return"ISO-8859-2"
case"csisolatin3":case"iso-8859-3":case"iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3"
case"csisolatin4":case"iso-8859-4":case"iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4"
case"csisolatincyrillic":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":return"ISO-8859-5"
case"arabic":case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6"
case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"greek8":case"iso-8859-7":case"iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"sun_eu_greek":return"ISO-8859-7"
case"csiso88598e":case"csisolatinhebrew":case"hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-8"
case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I"
case"csisolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"l6":case"latin6":return"ISO-8859-10"
case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-13"
case"iso-8859-14":case"iso8859-14":case"iso885914":return"ISO-8859-14"
case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15"
case"iso-8859-16":return"ISO-8859-16"
case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"KOI8-R"
case"koi8-ru":case"koi8-u":return"KOI8-U"
case"csmacintosh":case"mac":case"macintosh":case"x-mac-roman":return"macintosh"
case"iso-8859-11":case"iso8859-11":case"iso885911":case"tis-620":case"windows-874":return"windows-874"
case"cp1250":case"windows-1250":case"x-cp1250":return"windows-1250"
case"cp1251":case"windows-1251":case"x-cp1251":return"windows-1251"
case"ansi_x3.4-1968":case"ascii":case"cp1252":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_8859-1:1987":case"l1":case"latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-1252"
case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253"
case"cp1254":case"csisolatin5":case"iso-8859-9":case"iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-1254":case"x-cp1254":return"windows-1254"
case"cp1255":case"windows-1255":case"x-cp1255":return"windows-1255"
case"cp1256":case"windows-1256":case"x-cp1256":return"windows-1256"
case"cp1257":case"windows-1257":case"x-cp1257":return"windows-1257"
case"cp1258":case"windows-1258":case"x-cp1258":return"windows-1258"
case"x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-cyrillic"
case"chinese":case"csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"iso-ir-58":case"x-gbk":return"GBK"
case"gb18030":return"gb18030"
case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5"
case"cseucpkdfmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP"
case"csiso2022jp":case"iso-2022-jp":return"ISO-2022-JP"
case"csshiftjis":case"ms932":case"ms_kanji":case"shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"x-sjis":return"Shift_JIS"
case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"korean":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR"
case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"replacement"
case"unicodefffe":case"utf-16be":return"UTF-16BE"
case"csunicode":case"iso-10646-ucs-2":case"ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"utf-16le":return"UTF-16LE"
case"x-user-defined":return"x-user-defined"
default:return"failure"}}e.exports={getEncoding}},6299:(e,t,A)=>{"use strict"
const{staticPropertyDescriptors:r,readOperation:s,fireAProgressEvent:n}=A(7522)
const{kState:o,kError:i,kResult:a,kEvents:c,kAborted:l}=A(9657)
const{webidl:g}=A(253)
const{kEnumerableProperty:u}=A(1544)
class FileReader extends EventTarget{constructor(){super()
this[o]="empty"
this[a]=null
this[i]=null
this[c]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(e){g.brandCheck(this,FileReader)
g.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer")
e=g.converters.Blob(e,{strict:false})
s(this,e,"ArrayBuffer")}readAsBinaryString(e){g.brandCheck(this,FileReader)
g.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString")
e=g.converters.Blob(e,{strict:false})
s(this,e,"BinaryString")}readAsText(e,t=undefined){g.brandCheck(this,FileReader)
g.argumentLengthCheck(arguments,1,"FileReader.readAsText")
e=g.converters.Blob(e,{strict:false})
if(t!==undefined){t=g.converters.DOMString(t,"FileReader.readAsText","encoding")}s(this,e,"Text",t)}readAsDataURL(e){g.brandCheck(this,FileReader)
g.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL")
e=g.converters.Blob(e,{strict:false})
s(this,e,"DataURL")}abort(){if(this[o]==="empty"||this[o]==="done"){this[a]=null
return}if(this[o]==="loading"){this[o]="done"
this[a]=null}this[l]=true
n("abort",this)
if(this[o]!=="loading"){n("loadend",this)}}get readyState(){g.brandCheck(this,FileReader)
switch(this[o]){case"empty":return this.EMPTY
case"loading":return this.LOADING
case"done":return this.DONE}}get result(){g.brandCheck(this,FileReader)
return this[a]}get error(){g.brandCheck(this,FileReader)
return this[i]}get onloadend(){g.brandCheck(this,FileReader)
return this[c].loadend}set onloadend(e){g.brandCheck(this,FileReader)
if(this[c].loadend){this.removeEventListener("loadend",this[c].loadend)}if(typeof e==="function"){this[c].loadend=e
this.addEventListener("loadend",e)}else{this[c].loadend=null}}get onerror(){g.brandCheck(this,FileReader)
return this[c].error}set onerror(e){g.brandCheck(this,FileReader)
if(this[c].error){this.removeEventListener("error",this[c].error)}if(typeof e==="function"){this[c].error=e
this.addEventListener("error",e)}else{this[c].error=null}}get onloadstart(){g.brandCheck(this,FileReader)
return this[c].loadstart}set onloadstart(e){g.brandCheck(this,FileReader)
if(this[c].loadstart){this.removeEventListener("loadstart",this[c].loadstart)}if(typeof e==="function"){this[c].loadstart=e
this.addEventListener("loadstart",e)}else{this[c].loadstart=null}}get onprogress(){g.brandCheck(this,FileReader)
return this[c].progress}set onprogress(e){g.brandCheck(this,FileReader)
if(this[c].progress){this.removeEventListener("progress",this[c].progress)}if(typeof e==="function"){this[c].progress=e
this.addEventListener("progress",e)}else{this[c].progress=null}}get onload(){g.brandCheck(this,FileReader)
return this[c].load}set onload(e){g.brandCheck(this,FileReader)
if(this[c].load){this.removeEventListener("load",this[c].load)}if(typeof e==="function"){this[c].load=e
this.addEventListener("load",e)}else{this[c].load=null}}get onabort(){g.brandCheck(this,FileReader)
return this[c].abort}set onabort(e){g.brandCheck(this,FileReader)
if(this[c].abort){this.removeEventListener("abort",this[c].abort)}if(typeof e==="function"){this[c].abort=e
this.addEventListener("abort",e)}else{this[c].abort=null}}}FileReader.EMPTY=FileReader.prototype.EMPTY=0
FileReader.LOADING=FileReader.prototype.LOADING=1
FileReader.DONE=FileReader.prototype.DONE=2
Object.defineProperties(FileReader.prototype,{EMPTY:r,LOADING:r,DONE:r,readAsArrayBuffer:u,readAsBinaryString:u,readAsText:u,readAsDataURL:u,abort:u,readyState:u,result:u,error:u,onloadstart:u,onprogress:u,onload:u,onabort:u,onerror:u,onloadend:u,[Symbol.toStringTag]:{value:"FileReader",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(FileReader,{EMPTY:r,LOADING:r,DONE:r})
e.exports={FileReader}},2981:(e,t,A)=>{"use strict"
const{webidl:r}=A(253)
const s=Symbol("ProgressEvent state")
class ProgressEvent extends Event{constructor(e,t={}){e=r.converters.DOMString(e,"ProgressEvent constructor","type")
t=r.converters.ProgressEventInit(t??{})
super(e,t)
this[s]={lengthComputable:t.lengthComputable,loaded:t.loaded,total:t.total}}get lengthComputable(){r.brandCheck(this,ProgressEvent)
return this[s].lengthComputable}get loaded(){r.brandCheck(this,ProgressEvent)
return this[s].loaded}get total(){r.brandCheck(this,ProgressEvent)
return this[s].total}}r.converters.ProgressEventInit=r.dictionaryConverter([{key:"lengthComputable",converter:r.converters.boolean,defaultValue:()=>false},{key:"loaded",converter:r.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:r.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}])
e.exports={ProgressEvent}},9657:e=>{"use strict"
e.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},7522:(e,t,A)=>{"use strict"
const{kState:r,kError:s,kResult:n,kAborted:o,kLastProgressEventFired:i}=A(9657)
const{ProgressEvent:a}=A(2981)
const{getEncoding:c}=A(5207)
const{serializeAMimeType:l,parseMIMEType:g}=A(980)
const{types:u}=A(7975)
const{StringDecoder:h}=A(3193)
const{btoa:E}=A(4573)
const Q={enumerable:true,writable:false,configurable:false}
function readOperation(e,t,A,a){if(e[r]==="loading"){throw new DOMException("Invalid state","InvalidStateError")}e[r]="loading"
e[n]=null
e[s]=null
const c=t.stream()
const l=c.getReader()
const g=[]
let h=l.read()
let E=true;(async()=>{while(!e[o]){try{const{done:c,value:Q}=await h
if(E&&!e[o]){queueMicrotask(()=>{fireAProgressEvent("loadstart",e)})}E=false
if(!c&&u.isUint8Array(Q)){g.push(Q)
if((e[i]===undefined||Date.now()-e[i]>=50)&&!e[o]){e[i]=Date.now()
queueMicrotask(()=>{fireAProgressEvent("progress",e)})}h=l.read()}else if(c){queueMicrotask(()=>{e[r]="done"
try{const r=packageData(g,A,t.type,a)
if(e[o]){return}e[n]=r
fireAProgressEvent("load",e)}catch(t){e[s]=t
fireAProgressEvent("error",e)}if(e[r]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}catch(t){if(e[o]){return}queueMicrotask(()=>{e[r]="done"
e[s]=t
fireAProgressEvent("error",e)
if(e[r]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}})()}function fireAProgressEvent(e,t){const A=new a(e,{bubbles:false,cancelable:false})
t.dispatchEvent(A)}function packageData(e,t,A,r){switch(t){case"DataURL":{let t="data:"
const r=g(A||"application/octet-stream")
if(r!=="failure"){t+=l(r)}t+=";base64,"
const s=new h("latin1")
for(const A of e){t+=E(s.write(A))}t+=E(s.end())
return t}case"Text":{let t="failure"
if(r){t=c(r)}if(t==="failure"&&A){const e=g(A)
if(e!=="failure"){t=c(e.parameters.get("charset"))}}if(t==="failure"){t="UTF-8"}return decode(e,t)}case"ArrayBuffer":{const t=combineByteSequences(e)
return t.buffer}case"BinaryString":{let t=""
const A=new h("latin1")
for(const r of e){t+=A.write(r)}t+=A.end()
return t}}}function decode(e,t){const A=combineByteSequences(e)
const r=BOMSniffing(A)
let s=0
if(r!==null){t=r
s=r==="UTF-8"?3:2}const n=A.slice(s)
return new TextDecoder(t).decode(n)}function BOMSniffing(e){const[t,A,r]=e
if(t===239&&A===187&&r===191){return"UTF-8"}else if(t===254&&A===255){return"UTF-16BE"}else if(t===255&&A===254){return"UTF-16LE"}return null}function combineByteSequences(e){const t=e.reduce((e,t)=>e+t.byteLength,0)
let A=0
return e.reduce((e,t)=>{e.set(t,A)
A+=t.byteLength
return e},new Uint8Array(t))}e.exports={staticPropertyDescriptors:Q,readOperation,fireAProgressEvent}},2569:(e,t,A)=>{"use strict"
const{uid:r,states:s,sentCloseFrameState:n,emptyBuffer:o,opcodes:i}=A(1816)
const{kReadyState:a,kSentClose:c,kByteParser:l,kReceivedClose:g,kResponse:u}=A(2456)
const{fireEvent:h,failWebsocketConnection:E,isClosing:Q,isClosed:B,isEstablished:C,parseExtensions:I}=A(5673)
const{channels:d}=A(8150)
const{CloseEvent:f}=A(44)
const{makeRequest:p}=A(6055)
const{fetching:w}=A(7302)
const{Headers:m,getHeadersList:y}=A(3676)
const{getDecodeSplit:k}=A(4296)
const{WebsocketFrameSend:D}=A(9272)
let R
try{R=A(7598)}catch{}function establishWebSocketConnection(e,t,A,s,n,o){const i=e
i.protocol=e.protocol==="ws:"?"http:":"https:"
const a=p({urlList:[i],client:A,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"})
if(o.headers){const e=y(new m(o.headers))
a.headersList=e}const c=R.randomBytes(16).toString("base64")
a.headersList.append("sec-websocket-key",c)
a.headersList.append("sec-websocket-version","13")
for(const e of t){a.headersList.append("sec-websocket-protocol",e)}const l="permessage-deflate; client_max_window_bits"
a.headersList.append("sec-websocket-extensions",l)
const g=w({request:a,useParallelQueue:true,dispatcher:o.dispatcher,processResponse(e){if(e.type==="error"||e.status!==101){E(s,"Received network error or non-101 status code.")
return}if(t.length!==0&&!e.headersList.get("Sec-WebSocket-Protocol")){E(s,"Server did not respond with sent protocols.")
return}if(e.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){E(s,'Server did not set Upgrade header to "websocket".')
return}if(e.headersList.get("Connection")?.toLowerCase()!=="upgrade"){E(s,'Server did not set Connection header to "upgrade".')
return}const A=e.headersList.get("Sec-WebSocket-Accept")
const o=R.createHash("sha1").update(c+r).digest("base64")
if(A!==o){E(s,"Incorrect hash received in Sec-WebSocket-Accept header.")
return}const i=e.headersList.get("Sec-WebSocket-Extensions")
let l
if(i!==null){l=I(i)
if(!l.has("permessage-deflate")){E(s,"Sec-WebSocket-Extensions header does not match.")
return}}const g=e.headersList.get("Sec-WebSocket-Protocol")
if(g!==null){const e=k("sec-websocket-protocol",a.headersList)
if(e===null||!e.includes(g)){E(s,"Protocol was not set in the opening handshake.")
return}}e.socket.on("data",onSocketData)
e.socket.on("close",onSocketClose)
e.socket.on("error",onSocketError)
if(d.open.hasSubscribers){d.open.publish({address:e.socket.address(),protocol:g,extensions:i})}n(e,l)}})
return g}function closeWebSocketConnection(e,t,A,r){if(Q(e)||B(e)){}else if(!C(e)){E(e,"Connection was closed before it was established.")
e[a]=s.CLOSING}else if(e[c]===n.NOT_SENT){e[c]=n.PROCESSING
const l=new D
if(t!==undefined&&A===undefined){l.frameData=Buffer.allocUnsafe(2)
l.frameData.writeUInt16BE(t,0)}else if(t!==undefined&&A!==undefined){l.frameData=Buffer.allocUnsafe(2+r)
l.frameData.writeUInt16BE(t,0)
l.frameData.write(A,2,"utf-8")}else{l.frameData=o}const g=e[u].socket
g.write(l.createFrame(i.CLOSE))
e[c]=n.SENT
e[a]=s.CLOSING}else{e[a]=s.CLOSING}}function onSocketData(e){if(!this.ws[l].write(e)){this.pause()}}function onSocketClose(){const{ws:e}=this
const{[u]:t}=e
t.socket.off("data",onSocketData)
t.socket.off("close",onSocketClose)
t.socket.off("error",onSocketError)
const A=e[c]===n.SENT&&e[g]
let r=1005
let o=""
const i=e[l].closingInfo
if(i&&!i.error){r=i.code??1005
o=i.reason}else if(!e[g]){r=1006}e[a]=s.CLOSED
h("close",e,(e,t)=>new f(e,t),{wasClean:A,code:r,reason:o})
if(d.close.hasSubscribers){d.close.publish({websocket:e,code:r,reason:o})}}function onSocketError(e){const{ws:t}=this
t[a]=s.CLOSING
if(d.socketError.hasSubscribers){d.socketError.publish(e)}this.destroy()}e.exports={establishWebSocketConnection,closeWebSocketConnection}},1816:e=>{"use strict"
const t="258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
const A={enumerable:true,writable:false,configurable:false}
const r={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3}
const s={NOT_SENT:0,PROCESSING:1,SENT:2}
const n={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10}
const o=2**16-1
const i={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4}
const a=Buffer.allocUnsafe(0)
const c={string:1,typedArray:2,arrayBuffer:3,blob:4}
e.exports={uid:t,sentCloseFrameState:s,staticPropertyDescriptors:A,states:r,opcodes:n,maxUnsigned16Bit:o,parserStates:i,emptyBuffer:a,sendHints:c}},44:(e,t,A)=>{"use strict"
const{webidl:r}=A(253)
const{kEnumerableProperty:s}=A(1544)
const{kConstruct:n}=A(9411)
const{MessagePort:o}=A(5919)
class MessageEvent extends Event{#X
constructor(e,t={}){if(e===n){super(arguments[1],arguments[2])
r.util.markAsUncloneable(this)
return}const A="MessageEvent constructor"
r.argumentLengthCheck(arguments,1,A)
e=r.converters.DOMString(e,A,"type")
t=r.converters.MessageEventInit(t,A,"eventInitDict")
super(e,t)
this.#X=t
r.util.markAsUncloneable(this)}get data(){r.brandCheck(this,MessageEvent)
return this.#X.data}get origin(){r.brandCheck(this,MessageEvent)
return this.#X.origin}get lastEventId(){r.brandCheck(this,MessageEvent)
return this.#X.lastEventId}get source(){r.brandCheck(this,MessageEvent)
return this.#X.source}get ports(){r.brandCheck(this,MessageEvent)
if(!Object.isFrozen(this.#X.ports)){Object.freeze(this.#X.ports)}return this.#X.ports}initMessageEvent(e,t=false,A=false,s=null,n="",o="",i=null,a=[]){r.brandCheck(this,MessageEvent)
r.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
return new MessageEvent(e,{bubbles:t,cancelable:A,data:s,origin:n,lastEventId:o,source:i,ports:a})}static createFastMessageEvent(e,t){const A=new MessageEvent(n,e,t)
A.#X=t
A.#X.data??=null
A.#X.origin??=""
A.#X.lastEventId??=""
A.#X.source??=null
A.#X.ports??=[]
return A}}const{createFastMessageEvent:i}=MessageEvent
delete MessageEvent.createFastMessageEvent
class CloseEvent extends Event{#X
constructor(e,t={}){const A="CloseEvent constructor"
r.argumentLengthCheck(arguments,1,A)
e=r.converters.DOMString(e,A,"type")
t=r.converters.CloseEventInit(t)
super(e,t)
this.#X=t
r.util.markAsUncloneable(this)}get wasClean(){r.brandCheck(this,CloseEvent)
return this.#X.wasClean}get code(){r.brandCheck(this,CloseEvent)
return this.#X.code}get reason(){r.brandCheck(this,CloseEvent)
return this.#X.reason}}class ErrorEvent extends Event{#X
constructor(e,t){const A="ErrorEvent constructor"
r.argumentLengthCheck(arguments,1,A)
super(e,t)
r.util.markAsUncloneable(this)
e=r.converters.DOMString(e,A,"type")
t=r.converters.ErrorEventInit(t??{})
this.#X=t}get message(){r.brandCheck(this,ErrorEvent)
return this.#X.message}get filename(){r.brandCheck(this,ErrorEvent)
return this.#X.filename}get lineno(){r.brandCheck(this,ErrorEvent)
return this.#X.lineno}get colno(){r.brandCheck(this,ErrorEvent)
return this.#X.colno}get error(){r.brandCheck(this,ErrorEvent)
return this.#X.error}}Object.defineProperties(MessageEvent.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:s,origin:s,lastEventId:s,source:s,ports:s,initMessageEvent:s})
Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:s,code:s,wasClean:s})
Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:s,filename:s,lineno:s,colno:s,error:s})
r.converters.MessagePort=r.interfaceConverter(o)
r.converters["sequence<MessagePort>"]=r.sequenceConverter(r.converters.MessagePort)
const a=[{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}]
r.converters.MessageEventInit=r.dictionaryConverter([...a,{key:"data",converter:r.converters.any,defaultValue:()=>null},{key:"origin",converter:r.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:r.converters.DOMString,defaultValue:()=>""},{key:"source",converter:r.nullableConverter(r.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:r.converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}])
r.converters.CloseEventInit=r.dictionaryConverter([...a,{key:"wasClean",converter:r.converters.boolean,defaultValue:()=>false},{key:"code",converter:r.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:r.converters.USVString,defaultValue:()=>""}])
r.converters.ErrorEventInit=r.dictionaryConverter([...a,{key:"message",converter:r.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:r.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:r.converters.any}])
e.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent:i}},9272:(e,t,A)=>{"use strict"
const{maxUnsigned16Bit:r}=A(1816)
const s=16386
let n
let o=null
let i=s
try{n=A(7598)}catch{n={randomFillSync:function randomFillSync(e,t,A){for(let t=0;t<e.length;++t){e[t]=Math.random()*255|0}return e}}}function generateMask(){if(i===s){i=0
n.randomFillSync(o??=Buffer.allocUnsafe(s),0,s)}return[o[i++],o[i++],o[i++],o[i++]]}class WebsocketFrameSend{constructor(e){this.frameData=e}createFrame(e){const t=this.frameData
const A=generateMask()
const s=t?.byteLength??0
let n=s
let o=6
if(s>r){o+=8
n=127}else if(s>125){o+=2
n=126}const i=Buffer.allocUnsafe(s+o)
i[0]=i[1]=0
i[0]|=128
i[0]=(i[0]&240)+e

;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */i[o-4]=A[0]
i[o-3]=A[1]
i[o-2]=A[2]
i[o-1]=A[3]
i[1]=n
if(n===126){i.writeUInt16BE(s,2)}else if(n===127){i[2]=i[3]=0
i.writeUIntBE(s,4,6)}i[1]|=128
for(let e=0;e<s;++e){i[o+e]=t[e]^A[e&3]}return i}}e.exports={WebsocketFrameSend}},2869:(e,t,A)=>{"use strict"
const{createInflateRaw:r,Z_DEFAULT_WINDOWBITS:s}=A(8522)
const{isValidClientWindowBits:n}=A(5673)
const{MessageSizeExceededError:o}=A(8091)
const i=Buffer.from([0,0,255,255])
const a=Symbol("kBuffer")
const c=Symbol("kLength")
class PerMessageDeflate{#j
#Q={}
#$=0
constructor(e,t){this.#Q.serverNoContextTakeover=e.has("server_no_context_takeover")
this.#Q.serverMaxWindowBits=e.get("server_max_window_bits")
this.#$=t.maxPayloadSize}decompress(e,t,A){if(!this.#j){let e=s
if(this.#Q.serverMaxWindowBits){if(!n(this.#Q.serverMaxWindowBits)){A(new Error("Invalid server_max_window_bits"))
return}e=Number.parseInt(this.#Q.serverMaxWindowBits)}try{this.#j=r({windowBits:e})}catch(e){A(e)
return}this.#j[a]=[]
this.#j[c]=0
this.#j.on("data",e=>{this.#j[c]+=e.length
if(this.#$>0&&this.#j[c]>this.#$){A(new o)
this.#j.removeAllListeners()
this.#j.destroy()
this.#j=null
return}this.#j[a].push(e)})
this.#j.on("error",e=>{this.#j=null
A(e)})}this.#j.write(e)
if(t){this.#j.write(i)}this.#j.flush(()=>{if(!this.#j){return}const e=Buffer.concat(this.#j[a],this.#j[c])
this.#j[a].length=0
this.#j[c]=0
A(null,e)})}}e.exports={PerMessageDeflate}},4588:(e,t,A)=>{"use strict"
const{Writable:r}=A(7075)
const s=A(4589)
const{parserStates:n,opcodes:o,states:i,emptyBuffer:a,sentCloseFrameState:c}=A(1816)
const{kReadyState:l,kSentClose:g,kResponse:u,kReceivedClose:h}=A(2456)
const{channels:E}=A(8150)
const{isValidStatusCode:Q,isValidOpcode:B,failWebsocketConnection:C,websocketMessageReceived:I,utf8Decode:d,isControlFrame:f,isTextBinaryFrame:p,isContinuationFrame:w}=A(5673)
const{WebsocketFrameSend:m}=A(9272)
const{closeWebSocketConnection:y}=A(2569)
const{PerMessageDeflate:k}=A(2869)
const{MessageSizeExceededError:D}=A(8091)
function failWebsocketConnectionWithCode(e,t,A){y(e,t,A,Buffer.byteLength(A))
C(e,A)}class ByteParser extends r{#ee=[]
#te=0
#Ae=0
#re=false
#w=n.INFO
#se={}
#ne=[]
#oe
#ie
#$
constructor(e,t,A={}){super()
this.ws=e
this.#oe=t==null?new Map:t
this.#ie=A.maxFragments??0
this.#$=A.maxPayloadSize??0
if(this.#oe.has("permessage-deflate")){this.#oe.set("permessage-deflate",new k(t,A))}}_write(e,t,A){this.#ee.push(e)
this.#Ae+=e.length
this.#re=true
this.run(A)}#ae(){if(this.#$>0&&!f(this.#se.opcode)&&this.#se.payloadLength+this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size")
return false}return true}run(e){while(this.#re){if(this.#w===n.INFO){if(this.#Ae<2){return e()}const t=this.consume(2)
const A=(t[0]&128)!==0
const r=t[0]&15
const s=(t[1]&128)===128
const i=!A&&r!==o.CONTINUATION
const a=t[1]&127
const c=t[0]&64
const l=t[0]&32
const g=t[0]&16
if(!B(r)){C(this.ws,"Invalid opcode received")
return e()}if(s){C(this.ws,"Frame cannot be masked")
return e()}if(c!==0&&!this.#oe.has("permessage-deflate")){C(this.ws,"Expected RSV1 to be clear.")
return}if(l!==0||g!==0){C(this.ws,"RSV1, RSV2, RSV3 must be clear")
return}if(i&&!p(r)){C(this.ws,"Invalid frame type was fragmented.")
return}if(p(r)&&this.#ne.length>0){C(this.ws,"Expected continuation frame")
return}if(this.#se.fragmented&&i){C(this.ws,"Fragmented frame exceeded 125 bytes.")
return}if((a>125||i)&&f(r)){C(this.ws,"Control frame either too large or fragmented")
return}if(w(r)&&this.#ne.length===0&&!this.#se.compressed){C(this.ws,"Unexpected continuation frame")
return}if(a<=125){this.#se.payloadLength=a
this.#w=n.READ_DATA
if(!this.#ae()){return}}else if(a===126){this.#w=n.PAYLOADLENGTH_16}else if(a===127){this.#w=n.PAYLOADLENGTH_64}if(p(r)){this.#se.binaryType=r
this.#se.compressed=c!==0}this.#se.opcode=r
this.#se.masked=s
this.#se.fin=A
this.#se.fragmented=i}else if(this.#w===n.PAYLOADLENGTH_16){if(this.#Ae<2){return e()}const t=this.consume(2)
this.#se.payloadLength=t.readUInt16BE(0)
this.#w=n.READ_DATA
if(!this.#ae()){return}}else if(this.#w===n.PAYLOADLENGTH_64){if(this.#Ae<8){return e()}const t=this.consume(8)
const A=t.readUInt32BE(0)
const r=t.readUInt32BE(4)
if(A!==0||r>2**31-1){C(this.ws,"Received payload length > 2^31 bytes.")
return}this.#se.payloadLength=r
this.#w=n.READ_DATA
if(!this.#ae()){return}}else if(this.#w===n.READ_DATA){if(this.#Ae<this.#se.payloadLength){return e()}const t=this.consume(this.#se.payloadLength)
if(f(this.#se.opcode)){this.#re=this.parseControlFrame(t)
this.#w=n.INFO
const A=this.ws[u].socket
if(this.#re&&A.writableNeedDrain){this.#re=false
A.once("drain",()=>{if(this.destroyed)return
this.#re=true
this.run(e)})
return}}else{if(!this.#se.compressed){if(!this.writeFragments(t)){return}if(this.#$>0&&this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,(new D).message)
return}if(!this.#se.fragmented&&this.#se.fin){I(this.ws,this.#se.binaryType,this.consumeFragments())}this.#w=n.INFO}else{this.#oe.get("permessage-deflate").decompress(t,this.#se.fin,(t,A)=>{if(t){const e=t instanceof D?1009:1007
failWebsocketConnectionWithCode(this.ws,e,t.message)
return}if(!this.writeFragments(A)){return}if(this.#$>0&&this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,(new D).message)
return}if(!this.#se.fin){this.#w=n.INFO
this.#re=true
this.run(e)
return}I(this.ws,this.#se.binaryType,this.consumeFragments())
this.#re=true
this.#w=n.INFO
this.run(e)})
this.#re=false
break}}}}}consume(e){if(e>this.#Ae){throw new Error("Called consume() before buffers satiated.")}else if(e===0){return a}if(this.#ee[0].length===e){this.#Ae-=this.#ee[0].length
return this.#ee.shift()}const t=Buffer.allocUnsafe(e)
let A=0
while(A!==e){const r=this.#ee[0]
const{length:s}=r
if(s+A===e){t.set(this.#ee.shift(),A)
break}else if(s+A>e){t.set(r.subarray(0,e-A),A)
this.#ee[0]=r.subarray(e-A)
break}else{t.set(this.#ee.shift(),A)
A+=r.length}}this.#Ae-=e
return t}writeFragments(e){if(this.#ie>0&&this.#ne.length===this.#ie){failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments")
return false}this.#te+=e.length
this.#ne.push(e)
return true}consumeFragments(){const e=this.#ne
if(e.length===1){this.#te=0
return e.shift()}const t=Buffer.concat(e,this.#te)
this.#ne=[]
this.#te=0
return t}parseCloseBody(e){s(e.length!==1)
let t
if(e.length>=2){t=e.readUInt16BE(0)}if(t!==undefined&&!Q(t)){return{code:1002,reason:"Invalid status code",error:true}}let A=e.subarray(2)
if(A[0]===239&&A[1]===187&&A[2]===191){A=A.subarray(3)}try{A=d(A)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{code:t,reason:A,error:false}}parseControlFrame(e){const{opcode:t,payloadLength:A}=this.#se
if(t===o.CLOSE){if(A===1){C(this.ws,"Received close frame with a 1-byte body.")
return false}this.#se.closeInfo=this.parseCloseBody(e)
if(this.#se.closeInfo.error){const{code:e,reason:t}=this.#se.closeInfo
y(this.ws,e,t,t.length)
C(this.ws,t)
return false}if(this.ws[g]!==c.SENT){let e=a
if(this.#se.closeInfo.code){e=Buffer.allocUnsafe(2)
e.writeUInt16BE(this.#se.closeInfo.code,0)}const t=new m(e)
this.ws[u].socket.write(t.createFrame(o.CLOSE),e=>{if(!e){this.ws[g]=c.SENT}})}this.ws[l]=i.CLOSING
this.ws[h]=true
return false}else if(t===o.PING){if(!this.ws[h]){const t=new m(e)
this.ws[u].socket.write(t.createFrame(o.PONG))
if(E.ping.hasSubscribers){E.ping.publish({payload:e})}}}else if(t===o.PONG){if(E.pong.hasSubscribers){E.pong.publish({payload:e})}}return true}get closingInfo(){return this.#se.closeInfo}}e.exports={ByteParser}},228:(e,t,A)=>{"use strict"
const{WebsocketFrameSend:r}=A(9272)
const{opcodes:s,sendHints:n}=A(1816)
const o=A(6524)
const i=Buffer[Symbol.species]
class SendQueue{#ce=new o
#le=false
#ge
constructor(e){this.#ge=e}add(e,t,A){if(A!==n.blob){const r=createFrame(e,A)
if(!this.#le){this.#ge.write(r,t)}else{const e={promise:null,callback:t,frame:r}
this.#ce.push(e)}return}const r={promise:e.arrayBuffer().then(e=>{r.promise=null
r.frame=createFrame(e,A)}),callback:t,frame:null}
this.#ce.push(r)
if(!this.#le){this.#ue()}}async#ue(){this.#le=true
const e=this.#ce
while(!e.isEmpty()){const t=e.shift()
if(t.promise!==null){await t.promise}this.#ge.write(t.frame,t.callback)
t.callback=t.frame=null}this.#le=false}}function createFrame(e,t){return new r(toBuffer(e,t)).createFrame(t===n.string?s.TEXT:s.BINARY)}function toBuffer(e,t){switch(t){case n.string:return Buffer.from(e)
case n.arrayBuffer:case n.blob:return new i(e)
case n.typedArray:return new i(e.buffer,e.byteOffset,e.byteLength)}}e.exports={SendQueue}},2456:e=>{"use strict"
e.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol("byte parser")}},5673:(e,t,A)=>{"use strict"
const{kReadyState:r,kController:s,kResponse:n,kBinaryType:o,kWebSocketURL:i}=A(2456)
const{states:a,opcodes:c}=A(1816)
const{ErrorEvent:l,createFastMessageEvent:g}=A(44)
const{isUtf8:u}=A(4573)
const{collectASequenceOfCodePointsFast:h,removeHTTPWhitespace:E}=A(980)
function isConnecting(e){return e[r]===a.CONNECTING}function isEstablished(e){return e[r]===a.OPEN}function isClosing(e){return e[r]===a.CLOSING}function isClosed(e){return e[r]===a.CLOSED}function fireEvent(e,t,A=(e,t)=>new Event(e,t),r={}){const s=A(e,r)
t.dispatchEvent(s)}function websocketMessageReceived(e,t,A){if(e[r]!==a.OPEN){return}let s
if(t===c.TEXT){try{s=C(A)}catch{failWebsocketConnection(e,"Received invalid UTF-8 in text frame.")
return}}else if(t===c.BINARY){if(e[o]==="blob"){s=new Blob([A])}else{s=toArrayBuffer(A)}}fireEvent("message",e,g,{origin:e[i].origin,data:s})}function toArrayBuffer(e){if(e.byteLength===e.buffer.byteLength){return e.buffer}return e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength)}function isValidSubprotocol(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<33||A>126||A===34||A===40||A===41||A===44||A===47||A===58||A===59||A===60||A===61||A===62||A===63||A===64||A===91||A===92||A===93||A===123||A===125){return false}}return true}function isValidStatusCode(e){if(e>=1e3&&e<1015){return e!==1004&&e!==1005&&e!==1006}return e>=3e3&&e<=4999}function failWebsocketConnection(e,t){const{[s]:A,[n]:r}=e
A.abort()
if(r?.socket&&!r.socket.destroyed){r.socket.destroy()}if(t){fireEvent("error",e,(e,t)=>new l(e,t),{error:new Error(t),message:t})}}function isControlFrame(e){return e===c.CLOSE||e===c.PING||e===c.PONG}function isContinuationFrame(e){return e===c.CONTINUATION}function isTextBinaryFrame(e){return e===c.TEXT||e===c.BINARY}function isValidOpcode(e){return isTextBinaryFrame(e)||isContinuationFrame(e)||isControlFrame(e)}function parseExtensions(e){const t={position:0}
const A=new Map
while(t.position<e.length){const r=h(";",e,t)
const[s,n=""]=r.split("=")
A.set(E(s,true,false),E(n,false,true))
t.position++}return A}function isValidClientWindowBits(e){if(e.length===0){return false}for(let t=0;t<e.length;t++){const A=e.charCodeAt(t)
if(A<48||A>57){return false}}const t=Number.parseInt(e,10)
return t>=8&&t<=15}const Q=typeof process.versions.icu==="string"
const B=Q?new TextDecoder("utf-8",{fatal:true}):undefined
const C=Q?B.decode.bind(B):function(e){if(u(e)){return e.toString("utf-8")}throw new TypeError("Invalid utf-8 received.")}
e.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,websocketMessageReceived,utf8Decode:C,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits}},5366:(e,t,A)=>{"use strict"
const{webidl:r}=A(253)
const{URLSerializer:s}=A(980)
const{environmentSettingsObject:n}=A(4296)
const{staticPropertyDescriptors:o,states:i,sentCloseFrameState:a,sendHints:c}=A(1816)
const{kWebSocketURL:l,kReadyState:g,kController:u,kBinaryType:h,kResponse:E,kSentClose:Q,kByteParser:B}=A(2456)
const{isConnecting:C,isEstablished:I,isClosing:d,isValidSubprotocol:f,fireEvent:p}=A(5673)
const{establishWebSocketConnection:w,closeWebSocketConnection:m}=A(2569)
const{ByteParser:y}=A(4588)
const{kEnumerableProperty:k,isBlobLike:D}=A(1544)
const{getGlobalDispatcher:R}=A(5837)
const{types:b}=A(7975)
const{ErrorEvent:F,CloseEvent:S}=A(44)
const{SendQueue:N}=A(228)
class WebSocket extends EventTarget{#H={open:null,error:null,close:null,message:null}
#he=0
#Ee=""
#oe=""
#Qe
constructor(e,t=[]){super()
r.util.markAsUncloneable(this)
const A="WebSocket constructor"
r.argumentLengthCheck(arguments,1,A)
const s=r.converters["DOMString or sequence<DOMString> or WebSocketInit"](t,A,"options")
e=r.converters.USVString(e,A,"url")
t=s.protocols
const o=n.settingsObject.baseUrl
let i
try{i=new URL(e,o)}catch(e){throw new DOMException(e,"SyntaxError")}if(i.protocol==="http:"){i.protocol="ws:"}else if(i.protocol==="https:"){i.protocol="wss:"}if(i.protocol!=="ws:"&&i.protocol!=="wss:"){throw new DOMException(`Expected a ws: or wss: protocol, got ${i.protocol}`,"SyntaxError")}if(i.hash||i.href.endsWith("#")){throw new DOMException("Got fragment","SyntaxError")}if(typeof t==="string"){t=[t]}if(t.length!==new Set(t.map(e=>e.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(t.length>0&&!t.every(e=>f(e))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this[l]=new URL(i.href)
const c=n.settingsObject
this[u]=w(i,t,c,this,(e,t)=>this.#Be(e,t),s)
this[g]=WebSocket.CONNECTING
this[Q]=a.NOT_SENT
this[h]="blob"}close(e=undefined,t=undefined){r.brandCheck(this,WebSocket)
const A="WebSocket.close"
if(e!==undefined){e=r.converters["unsigned short"](e,A,"code",{clamp:true})}if(t!==undefined){t=r.converters.USVString(t,A,"reason")}if(e!==undefined){if(e!==1e3&&(e<3e3||e>4999)){throw new DOMException("invalid code","InvalidAccessError")}}let s=0
if(t!==undefined){s=Buffer.byteLength(t)
if(s>123){throw new DOMException(`Reason must be less than 123 bytes; received ${s}`,"SyntaxError")}}m(this,e,t,s)}send(e){r.brandCheck(this,WebSocket)
const t="WebSocket.send"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.WebSocketSendData(e,t,"data")
if(C(this)){throw new DOMException("Sent before connected.","InvalidStateError")}if(!I(this)||d(this)){return}if(typeof e==="string"){const t=Buffer.byteLength(e)
this.#he+=t
this.#Qe.add(e,()=>{this.#he-=t},c.string)}else if(b.isArrayBuffer(e)){this.#he+=e.byteLength
this.#Qe.add(e,()=>{this.#he-=e.byteLength},c.arrayBuffer)}else if(ArrayBuffer.isView(e)){this.#he+=e.byteLength
this.#Qe.add(e,()=>{this.#he-=e.byteLength},c.typedArray)}else if(D(e)){this.#he+=e.size
this.#Qe.add(e,()=>{this.#he-=e.size},c.blob)}}get readyState(){r.brandCheck(this,WebSocket)
return this[g]}get bufferedAmount(){r.brandCheck(this,WebSocket)
return this.#he}get url(){r.brandCheck(this,WebSocket)
return s(this[l])}get extensions(){r.brandCheck(this,WebSocket)
return this.#oe}get protocol(){r.brandCheck(this,WebSocket)
return this.#Ee}get onopen(){r.brandCheck(this,WebSocket)
return this.#H.open}set onopen(e){r.brandCheck(this,WebSocket)
if(this.#H.open){this.removeEventListener("open",this.#H.open)}if(typeof e==="function"){this.#H.open=e
this.addEventListener("open",e)}else{this.#H.open=null}}get onerror(){r.brandCheck(this,WebSocket)
return this.#H.error}set onerror(e){r.brandCheck(this,WebSocket)
if(this.#H.error){this.removeEventListener("error",this.#H.error)}if(typeof e==="function"){this.#H.error=e
this.addEventListener("error",e)}else{this.#H.error=null}}get onclose(){r.brandCheck(this,WebSocket)
return this.#H.close}set onclose(e){r.brandCheck(this,WebSocket)
if(this.#H.close){this.removeEventListener("close",this.#H.close)}if(typeof e==="function"){this.#H.close=e
this.addEventListener("close",e)}else{this.#H.close=null}}get onmessage(){r.brandCheck(this,WebSocket)
return this.#H.message}set onmessage(e){r.brandCheck(this,WebSocket)
if(this.#H.message){this.removeEventListener("message",this.#H.message)}if(typeof e==="function"){this.#H.message=e
this.addEventListener("message",e)}else{this.#H.message=null}}get binaryType(){r.brandCheck(this,WebSocket)
return this[h]}set binaryType(e){r.brandCheck(this,WebSocket)
if(e!=="blob"&&e!=="arraybuffer"){this[h]="blob"}else{this[h]=e}}#Be(e,t){this[E]=e
const A=this[u]?.dispatcher?.webSocketOptions
const r=A?.maxFragments
const s=A?.maxPayloadSize
const n=new y(this,t,{maxFragments:r,maxPayloadSize:s})
n.on("drain",onParserDrain)
n.on("error",onParserError.bind(this))
e.socket.ws=this
this[B]=n
this.#Qe=new N(e.socket)
this[g]=i.OPEN
const o=e.headersList.get("sec-websocket-extensions")
if(o!==null){this.#oe=o}const a=e.headersList.get("sec-websocket-protocol")
if(a!==null){this.#Ee=a}p("open",this)}}WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=i.CONNECTING
WebSocket.OPEN=WebSocket.prototype.OPEN=i.OPEN
WebSocket.CLOSING=WebSocket.prototype.CLOSING=i.CLOSING
WebSocket.CLOSED=WebSocket.prototype.CLOSED=i.CLOSED
Object.defineProperties(WebSocket.prototype,{CONNECTING:o,OPEN:o,CLOSING:o,CLOSED:o,url:k,readyState:k,bufferedAmount:k,onopen:k,onerror:k,onclose:k,close:k,onmessage:k,binaryType:k,send:k,extensions:k,protocol:k,[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(WebSocket,{CONNECTING:o,OPEN:o,CLOSING:o,CLOSED:o})
r.converters["sequence<DOMString>"]=r.sequenceConverter(r.converters.DOMString)
r.converters["DOMString or sequence<DOMString>"]=function(e,t,A){if(r.util.Type(e)==="Object"&&Symbol.iterator in e){return r.converters["sequence<DOMString>"](e)}return r.converters.DOMString(e,t,A)}
r.converters.WebSocketInit=r.dictionaryConverter([{key:"protocols",converter:r.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:r.converters.any,defaultValue:()=>R()},{key:"headers",converter:r.nullableConverter(r.converters.HeadersInit)}])
r.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){if(r.util.Type(e)==="Object"&&!(Symbol.iterator in e)){return r.converters.WebSocketInit(e)}return{protocols:r.converters["DOMString or sequence<DOMString>"](e)}}
r.converters.WebSocketSendData=function(e){if(r.util.Type(e)==="Object"){if(D(e)){return r.converters.Blob(e,{strict:false})}if(ArrayBuffer.isView(e)||b.isArrayBuffer(e)){return r.converters.BufferSource(e)}}return r.converters.USVString(e)}
function onParserDrain(){this.ws[E].socket.resume()}function onParserError(e){let t
let A
if(e instanceof S){t=e.reason
A=e.code}else{t=e.message}p("error",this,()=>new F("error",{error:e,message:t}))
m(this,A)}e.exports={WebSocket}},1916:(e,t)=>{"use strict"
var A
A=true
t.Io=A=void 0
var r=new Uint32Array(65536)
var myers_32=function(e,t){var A=e.length
var s=t.length
var n=1<<A-1
var o=-1
var i=0
var a=A
var c=A
while(c--){r[e.charCodeAt(c)]|=1<<c}for(c=0;c<s;c++){var l=r[t.charCodeAt(c)]
var g=l|i
l|=(l&o)+o^o
i|=~(l|o)
o&=l
if(i&n){a++}if(o&n){a--}i=i<<1|1
o=o<<1|~(g|i)
i&=g}c=A
while(c--){r[e.charCodeAt(c)]=0}return a}
var myers_x=function(e,t){var A=t.length
var s=e.length
var n=[]
var o=[]
var i=Math.ceil(A/32)
var a=Math.ceil(s/32)
for(var c=0;c<i;c++){o[c]=-1
n[c]=0}var l=0
for(;l<a-1;l++){var g=0
var u=-1
var h=l*32
var E=Math.min(32,s)+h
for(var Q=h;Q<E;Q++){r[e.charCodeAt(Q)]|=1<<Q}for(var c=0;c<A;c++){var B=r[t.charCodeAt(c)]
var C=o[c/32|0]>>>c&1
var I=n[c/32|0]>>>c&1
var d=B|g
var f=((B|I)&u)+u^u|B|I
var p=g|~(f|u)
var w=u&f
if(p>>>31^C){o[c/32|0]^=1<<c}if(w>>>31^I){n[c/32|0]^=1<<c}p=p<<1|C
w=w<<1|I
u=w|~(d|p)
g=p&d}for(var Q=h;Q<E;Q++){r[e.charCodeAt(Q)]=0}}var m=0
var y=-1
var k=l*32
var D=Math.min(32,s-k)+k
for(var Q=k;Q<D;Q++){r[e.charCodeAt(Q)]|=1<<Q}var R=s
for(var c=0;c<A;c++){var B=r[t.charCodeAt(c)]
var C=o[c/32|0]>>>c&1
var I=n[c/32|0]>>>c&1
var d=B|m
var f=((B|I)&y)+y^y|B|I
var p=m|~(f|y)
var w=y&f
R+=p>>>s-1&1
R-=w>>>s-1&1
if(p>>>31^C){o[c/32|0]^=1<<c}if(w>>>31^I){n[c/32|0]^=1<<c}p=p<<1|C
w=w<<1|I
y=w|~(d|p)
m=p&d}for(var Q=k;Q<D;Q++){r[e.charCodeAt(Q)]=0}return R}
var distance=function(e,t){if(e.length<t.length){var A=t
t=e
e=A}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var A=Infinity
var r=0
for(var s=0;s<t.length;s++){var n=distance(e,t[s])
if(n<A){A=n
r=s}}return t[r]}
A=closest},770:(e,t,A)=>{e.exports=A(218)},218:(e,t,A)=>{"use strict"
var r=A(9278)
var s=A(4756)
var n=A(8611)
var o=A(5692)
var i=A(4434)
var a=A(2613)
var c=A(9023)
t.httpOverHttp=httpOverHttp
t.httpsOverHttp=httpsOverHttp
t.httpOverHttps=httpOverHttps
t.httpsOverHttps=httpsOverHttps
function httpOverHttp(e){var t=new TunnelingAgent(e)
t.request=n.request
return t}function httpsOverHttp(e){var t=new TunnelingAgent(e)
t.request=n.request
t.createSocket=createSecureSocket
t.defaultPort=443
return t}function httpOverHttps(e){var t=new TunnelingAgent(e)
t.request=o.request
return t}function httpsOverHttps(e){var t=new TunnelingAgent(e)
t.request=o.request
t.createSocket=createSecureSocket
t.defaultPort=443
return t}function TunnelingAgent(e){var t=this
t.options=e||{}
t.proxyOptions=t.options.proxy||{}
t.maxSockets=t.options.maxSockets||n.Agent.defaultMaxSockets
t.requests=[]
t.sockets=[]
t.on("free",function onFree(e,A,r,s){var n=toOptions(A,r,s)
for(var o=0,i=t.requests.length;o<i;++o){var a=t.requests[o]
if(a.host===n.host&&a.port===n.port){t.requests.splice(o,1)
a.request.onSocket(e)
return}}e.destroy()
t.removeSocket(e)})}c.inherits(TunnelingAgent,i.EventEmitter)
TunnelingAgent.prototype.addRequest=function addRequest(e,t,A,r){var s=this
var n=mergeOptions({request:e},s.options,toOptions(t,A,r))
if(s.sockets.length>=this.maxSockets){s.requests.push(n)
return}s.createSocket(n,function(t){t.on("free",onFree)
t.on("close",onCloseOrRemove)
t.on("agentRemove",onCloseOrRemove)
e.onSocket(t)
function onFree(){s.emit("free",t,n)}function onCloseOrRemove(e){s.removeSocket(t)
t.removeListener("free",onFree)
t.removeListener("close",onCloseOrRemove)
t.removeListener("agentRemove",onCloseOrRemove)}})}
TunnelingAgent.prototype.createSocket=function createSocket(e,t){var A=this
var r={}
A.sockets.push(r)
var s=mergeOptions({},A.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}})
if(e.localAddress){s.localAddress=e.localAddress}if(s.proxyAuth){s.headers=s.headers||{}
s.headers["Proxy-Authorization"]="Basic "+new Buffer(s.proxyAuth).toString("base64")}l("making CONNECT request")
var n=A.request(s)
n.useChunkedEncodingByDefault=false
n.once("response",onResponse)
n.once("upgrade",onUpgrade)
n.once("connect",onConnect)
n.once("error",onError)
n.end()
function onResponse(e){e.upgrade=true}function onUpgrade(e,t,A){process.nextTick(function(){onConnect(e,t,A)})}function onConnect(s,o,i){n.removeAllListeners()
o.removeAllListeners()
if(s.statusCode!==200){l("tunneling socket could not be established, statusCode=%d",s.statusCode)
o.destroy()
var a=new Error("tunneling socket could not be established, "+"statusCode="+s.statusCode)
a.code="ECONNRESET"
e.request.emit("error",a)
A.removeSocket(r)
return}if(i.length>0){l("got illegal response body from proxy")
o.destroy()
var a=new Error("got illegal response body from proxy")
a.code="ECONNRESET"
e.request.emit("error",a)
A.removeSocket(r)
return}l("tunneling connection has established")
A.sockets[A.sockets.indexOf(r)]=o
return t(o)}function onError(t){n.removeAllListeners()
l("tunneling socket could not be established, cause=%s\n",t.message,t.stack)
var s=new Error("tunneling socket could not be established, "+"cause="+t.message)
s.code="ECONNRESET"
e.request.emit("error",s)
A.removeSocket(r)}}
TunnelingAgent.prototype.removeSocket=function removeSocket(e){var t=this.sockets.indexOf(e)
if(t===-1){return}this.sockets.splice(t,1)
var A=this.requests.shift()
if(A){this.createSocket(A,function(e){A.request.onSocket(e)})}}
function createSecureSocket(e,t){var A=this
TunnelingAgent.prototype.createSocket.call(A,e,function(r){var n=e.request.getHeader("host")
var o=mergeOptions({},A.options,{socket:r,servername:n?n.replace(/:.*$/,""):e.host})
var i=s.connect(0,o)
A.sockets[A.sockets.indexOf(r)]=i
t(i)})}function toOptions(e,t,A){if(typeof e==="string"){return{host:e,port:t,localAddress:A}}return e}function mergeOptions(e){for(var t=1,A=arguments.length;t<A;++t){var r=arguments[t]
if(typeof r==="object"){var s=Object.keys(r)
for(var n=0,o=s.length;n<o;++n){var i=s[n]
if(r[i]!==undefined){e[i]=r[i]}}}}return e}var l
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)){l=function(){var e=Array.prototype.slice.call(arguments)
if(typeof e[0]==="string"){e[0]="TUNNEL: "+e[0]}else{e.unshift("TUNNEL:")}console.error.apply(console,e)}}else{l=function(){}}t.debug=l},2613:e=>{"use strict"
e.exports=require("assert")},4434:e=>{"use strict"
e.exports=require("events")},9896:e=>{"use strict"
e.exports=require("fs")},8611:e=>{"use strict"
e.exports=require("http")},5692:e=>{"use strict"
e.exports=require("https")},9278:e=>{"use strict"
e.exports=require("net")},4589:e=>{"use strict"
e.exports=require("node:assert")},6698:e=>{"use strict"
e.exports=require("node:async_hooks")},4573:e=>{"use strict"
e.exports=require("node:buffer")},1421:e=>{"use strict"
e.exports=require("node:child_process")},7540:e=>{"use strict"
e.exports=require("node:console")},7598:e=>{"use strict"
e.exports=require("node:crypto")},3053:e=>{"use strict"
e.exports=require("node:diagnostics_channel")},610:e=>{"use strict"
e.exports=require("node:dns")},8474:e=>{"use strict"
e.exports=require("node:events")},3024:e=>{"use strict"
e.exports=require("node:fs")},1455:e=>{"use strict"
e.exports=require("node:fs/promises")},7067:e=>{"use strict"
e.exports=require("node:http")},2467:e=>{"use strict"
e.exports=require("node:http2")},7030:e=>{"use strict"
e.exports=require("node:net")},6760:e=>{"use strict"
e.exports=require("node:path")},643:e=>{"use strict"
e.exports=require("node:perf_hooks")},1708:e=>{"use strict"
e.exports=require("node:process")},1792:e=>{"use strict"
e.exports=require("node:querystring")},99:e=>{"use strict"
e.exports=require("node:sqlite")},7075:e=>{"use strict"
e.exports=require("node:stream")},7997:e=>{"use strict"
e.exports=require("node:timers")},8500:e=>{"use strict"
e.exports=require("node:timers/promises")},1692:e=>{"use strict"
e.exports=require("node:tls")},3136:e=>{"use strict"
e.exports=require("node:url")},7975:e=>{"use strict"
e.exports=require("node:util")},3429:e=>{"use strict"
e.exports=require("node:util/types")},5919:e=>{"use strict"
e.exports=require("node:worker_threads")},8522:e=>{"use strict"
e.exports=require("node:zlib")},857:e=>{"use strict"
e.exports=require("os")},3193:e=>{"use strict"
e.exports=require("string_decoder")},4756:e=>{"use strict"
e.exports=require("tls")},9023:e=>{"use strict"
e.exports=require("util")},187:(e,t,A)=>{"use strict"
A.d(t,{$z:()=>notOnRunner,s8:()=>WorkflowError,w7:()=>toErrorReport})
var r=A(8159)
var s=A(1812)
var n=A(9452)
var o=A(7031)
var i=A(9529)
class WorkflowError extends Error{name="WorkflowError"
code
constructor(e,t){super(t)
this.code=e}}function notOnRunner(e,t="is not set"){const A="run this as a step of a GitHub workflow, or use npx status-snippets elsewhere"
return new WorkflowError("not-on-a-runner",`${e} ${t}: ${A}`)}const a=[r.e,i.d,o._,n.y_,s.f6,WorkflowError]
function toErrorReport(e){const t=refusedFiles(e).map(({path:e,code:t,message:A})=>({path:e,outcome:"failed",sections:[],problems:[{line:1,column:1,code:t,message:A}]}))
return{version:1,outcome:"failed",pages:[],files:t,error:describeError(e)}}function describeError(e){const t=a.some(t=>e instanceof t)
if(t&&e instanceof Error&&"code"in e){return{code:String(e.code),message:e.message}}const A=e instanceof Error?e.stack??e.message:String(e)
return{code:"internal-error",message:`internal error in status-snippets, please report it\n${A}`}}function refusedFiles(e){if(e instanceof n.ur)return e.files
return e instanceof s.f6?[e]:[]}},4905:(e,t,A)=>{"use strict"
A.a(e,async(e,r)=>{try{A.r(t)
var s=A(3024)
var n=A(5865)
var o=A(5515)
var i=A(1310)
const e=5e3
const a={...(0,n.P)(),env:process.env,runner:i.l,readFile:e=>(0,s.readFileSync)(e,"utf8")}
process.once("uncaughtException",e=>void(0,o.N)(a,e))
let c=false
process.once("beforeExit",()=>{if(!c)void(0,o.N)(a,new Error("The run stopped early: no operation is pending."))})
await(0,o.C)(a)
c=true
setTimeout(()=>process.exit(),e).unref()
r()}catch(e){r(e)}},1)},1215:(e,t,A)=>{"use strict"
A.d(t,{DQ:()=>createCommitMessage,dC:()=>validateTemplate,ou:()=>fillTemplate})
var r=A(8159)
var s=A(7248)
var n=A(6101)
const o=new Map([["slug",({pages:e})=>e.map(({slug:e})=>e)],["address",({pages:e})=>e.map(({address:e})=>e)],["previous-address",({kind:e,pages:t})=>t.map(t=>e==="moved"?t.previousAddress:null)]])
const i=/\{([\w-]+)\}/g
function validateTemplate(e,t){for(const[A,s=""]of(t??"").matchAll(i)){if(o.has(s))continue
const t=[...o.keys()]
const i=(0,n.Z)(s,t)
const a=t.map(e=>`{${e}}`).join(", ")
const c=i===null?`use one of ${a}`:`did you mean {${i}}? The placeholders are ${a}`
throw new r.e(`input ${e}`,`contains the unknown placeholder "${A}": ${c}`)}}function fillTemplate(e,t){return e.replace(i,(e,A)=>{const r=o.get(A)?.(t)
return r?[...new Set(r)].join(", "):e})}function createCommitMessage(e,t){const A=fillTemplate(t??"",e).trim().split(/\r\n|\n|\r/)
const[r="",...n]=A
if(r==="")return{subject:(0,s.M4)(e),body:(0,s.Ac)(e)}
return{subject:r.trim(),body:n.join("\n").trim()}}},3924:(e,t,A)=>{"use strict"
A.d(t,{Ar:()=>htmlLink,I$:()=>htmlTable,Ty:()=>diffBlock,h8:()=>htmlCode,js:()=>htmlText,xv:()=>truncate,zW:()=>fencedBlock})
var r=A(88)
function htmlText(e){return(0,r.O)(e.replace(/\s+/g," ")).replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function htmlCode(e){return`<code>${htmlText(e)}</code>`}function htmlLink(e){const t=htmlText(e)
return/^https?:\/\//.test(e)?`<a href="${t}">${t}</a>`:t}function htmlTable(e,t){if(t.length===0)return""
const line=(e,t)=>`<tr>${t.map(t=>`<${e}>${t}</${e}>`).join("")}</tr>`
return["<table>",line("th",e),...t.map(e=>line("td",e)),"</table>"].join("\n")}function fencedBlock(e,t){const A=Math.max(2,...(t.match(/`+/g)??[]).map(e=>e.length))
const s="`".repeat(A+1)
return`${s}${e}\n${(0,r.O)(t,"allowed").replace(/\n$/,"")}\n${s}`}function diffBlock(e,t){if(e==="")return""
return`<details><summary>Diff</summary>\n\n${fencedBlock("diff",truncate(e,t))}\n\n</details>`}function truncate(e,t){const A=Buffer.from(e)
if(A.length<=t)return e
const r=A.subarray(0,t).toString().replace(/\uFFFD+$/,"")
const s=r.slice(0,Math.max(0,r.lastIndexOf("\n")))
return`${s||r}\n\u2026 (truncated)`}},927:(e,t,A)=>{"use strict"
A.d(t,{Ft:()=>createSummary,Hg:()=>changeTable,N5:()=>errorSummary,vT:()=>skippedSummary})
var r=A(3924)
const s=4e5
const n=1e5
const o=20
const i=50
function createSummary(e,t,A,n,i){return joinBlocks([messageParagraph(A),messageBlock(n),changeTable(e.files),pageTable(e),...e.pages.slice(0,o).map(({snippets:e})=>e.badge_markdown??""),(0,r.Ty)(t,s),...i.map(e=>`> [!NOTE]\n> ${e}`)])}function errorSummary(e){return joinBlocks([(0,r.zW)("text",(0,r.xv)(e,n))])}function skippedSummary(e){return joinBlocks([messageParagraph({sentence:e,url:null})])}function joinBlocks(e){return`${["## Status snippets",...e].filter(e=>e!=="").join("\n\n")}\n`}function messageParagraph({sentence:e,url:t}){const A=t===null?"":` ${(0,r.Ar)(t)}`
return`<p>${(0,r.js)(e)}${A}</p>`}function messageBlock(e){const t=e.filter(({level:e})=>e!=="notice").map(({level:e,message:t})=>`${e}: ${t}`)
return t.length===0?"":(0,r.zW)("text",(0,r.xv)(t.join("\n"),n))}function changeTable(e){const t=e.flatMap(({path:e,sections:t})=>t.filter(({outcome:e})=>e!=="unchanged").map(({line:t,slug:A,previousAddress:s,address:n})=>[(0,r.h8)(`${e}:${t}`),(0,r.h8)(A),s===null?"none":(0,r.h8)(s),(0,r.Ar)(n)]))
const A=(0,r.I$)(["Section","Page","Before","After"],t.slice(0,i))
return t.length>i?`${A}\n\nand ${t.length-i} more.`:A}function pageTable({pages:e,files:t}){const A=t.flatMap(e=>e.sections)
const s=e.slice(0,o).map(({slug:e,source:t,snippets:s})=>{const n=A.find(t=>t.slug===e)
return[(0,r.h8)(e),(0,r.Ar)(n?.address||(s.status_page_url??"")),a[t]]})
return(0,r.I$)(["Page","Address","Source"],s)}const a={endpoint:"endpoint: response of the service",cache:"cache: recent response of the service",stale:"stale: last good response, because the service is unavailable",offline:"offline: generated without a request"}},2727:(e,t,A)=>{"use strict"
A.d(t,{bA:()=>pullRequestChecksHint,uW:()=>findHints,y5:()=>outcomeMessage})
var r=A(9452)
function outcomeMessage({refresh:e,published:t}){if(t===null)return{sentence:describeFiles(e),url:null}
if(t.outcome==="failed"){const{error:e}=t
return{sentence:"Publishing failed.",url:e instanceof r.rj?e.compareUrl:null}}const A=t.outcome==="committed"?t.commit:t.pullRequest
return{sentence:describePublished(t),url:A.url}}function describeFiles({outcome:e,files:t}){const A=t.filter(t=>t.outcome===e).length
const r=A===1?"1 file":`${A} files`
switch(e){case"changed":return`Updated ${r} in the workspace.`
case"out-of-date":return`${r} ${A===1?"is":"are"} out of date. Run status-snippets, or run this action in another mode.`
case"unchanged":return"All sections are up to date; nothing was written."
case"failed":return"Nothing was written."}}function describePublished(e){const t=`branch "${e.branch}" of ${e.repository}`
if(e.outcome==="committed")return`Committed ${e.commit.oid.slice(0,7)} to ${t}.`
const{number:A}=e.pullRequest
switch(e.outcome){case"proposed":if(e.isNew)return`Opened pull request #${A} for ${t}.`
return e.commit===null?`The change is already in pull request #${A} for ${t}.`:`Updated pull request #${A} for ${t}.`
case"closed":return`Closed pull request #${A}: ${t} is already up to date.`
case"left-open":return`Left pull request #${A} open, because others have contributed to it; ${t} is already up to date.`
case"declined":return`Pull request #${A} with the same change to ${t} was closed, so it is not opened again; `+"reopen it, or change the branch yourself."}}function findHints({event:e,isPublic:t},A,r){const o=[A?.outcome==="committed"&&mayBeWorkflowToken(r)?n:null,A?.outcome==="proposed"?pullRequestChecksHint(r):null,e==="schedule"&&t!==false?s:null]
return o.filter(e=>e!==null)}const s="GitHub disables the schedules of a public repository after 60 days without activity, and sends an email; \u201cEnable "+"workflow\u201d on the Actions tab enables them again."
const n="A commit made with `GITHUB_TOKEN` does not start workflows. To start them, set `token` to a GitHub App token."
function pullRequestChecksHint(e){if(!mayBeWorkflowToken(e))return null
return"If this pull request was opened with `GITHUB_TOKEN`, its checks wait until someone with write access clicks "+"\u201cApprove workflows to run\u201d. With `token` set to a GitHub App token, they start automatically."}function mayBeWorkflowToken(e){return!/^(?:ghp|gho|ghu|github_pat)_/.test(e??"")}},5515:(e,t,A)=>{"use strict"
A.d(t,{N:()=>reportError,C:()=>runAction})
var r=A(1244)
var s=A(9529)
var n=A(7819)
var o=A(6101)
var i=A(8159)
var a=A(1641)
var c=A(88)
var l=A(5748)
const g="https://statuspage.me"
const u=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const h=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new s.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`use the https address of the service alone, such as ${g}`})}const{origin:A,pathname:r}=new URL(e)
return A+r.replace(/\/+$/,"")}function findProblem(e){const t=(0,c.P)(e,"allowed")
if(t!==null)return`has ${t}`
const A=u.find(([t])=>t.test(e))
if(A)return A[1]
const[,s=""]=e.split(/[/:]+/)
const n=s.startsWith("[")?null:(0,r.aL)(s)
if(n!==null)return`has a host that ${n}`
const o=(0,l.D)(e)
if(o===null)return"is not an address"
const i=o.protocol==="http:"&&!h.test(o.hostname)
return i?"is not https, and http is for loopback hosts only":null}var E=A(8551)
var Q=A(2658)
var B=A(8851)
var C=A(9893)
function parseShow(e){const t=(0,B.qo)(e)
if(t.valid)return t.names
throw new s.d({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){return e.map((A,r)=>{const s=(0,C.R)(A)
if(s.outcome==="header")return s.header
const n=e.length>1?`(number ${r+1}) `:""
throw new i.e(t,n+s.problem)})}function parseRepository(e){if(/^[\w.-]+\/[\w.-]+$/.test(e))return e
const t="is not a repository"
throw new s.d({input:"repository",value:e,problem:t,fix:"write it as owner/name"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
const A="is not the name of a branch"
throw new s.d({input:"branch",value:e,problem:A,fix:"write just the name, such as main"})}const I=[{name:"slug",kind:"text",summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>(0,E.d)(e)},{name:"base-url",kind:"text",value:"url",default:g,summary:"Address of the service",parse:parseBaseUrl},{name:"status-page-host",kind:"text",value:"host",defaultDescription:"the host of base-url",summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:r.hL},{name:"custom-domain",kind:"text",value:"domain",summary:"Custom domain of the page, used when snippets are generated",parse:e=>(0,r.ZL)(e)},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",value:"names",defaultDescription:"badge link; in a heading, badge",summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",value:"name: value",summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"format",kind:"choice",choices:a.Fx,defaultDescription:"by file extension",summary:"Read every file in this format"}]
const d=[{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",value:"folder",defaultDescription:"the platform's cache folder",summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",summary:"Disable the response cache"},{name:"only",kind:"choice",value:"field",choices:Q.Rz,commands:["print"],summary:`Print a single field: ${Q.Rz.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],summary:"Also write a workflow that refreshes the file on a schedule"},{name:"json",kind:"flag",summary:"Print the result as JSON"},{name:"diff",kind:"flag",summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",summary:"Report only warnings and errors"},{name:"commit",kind:"flag",commands:["refresh","init"],summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",defaultDescription:"the current folder",summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",summary:"Show this help"},{name:"version",kind:"flag",short:"v",summary:"Show the version"}]
const f=[{name:"files",kind:"list",default:"README.md",summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",defaultDescription:"the repository of the workflow",summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",summary:"Branch to update",parse:parseBranch},{name:"pull-request-branch",kind:"text",defaultDescription:"status-snippets/ followed by the name of the branch",summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",defaultDescription:"a subject that names the new address",summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",defaultDescription:"a title that names the new address",summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",default:"${{ github.token }}",summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",summary:"Whether an unavailable service causes a warning or fails the step"},{name:"run-in-forks",kind:"flag",default:"false",summary:"Also run scheduled workflows in forks"}]
const p=[...I,...d,...f]
const w={cli:[...I,...d],action:[...I,...f]}
function placeholderOf(e){return`<${e.value??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}function splitLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.filter(e=>e!=="")}function parseSettings(e){const{header:t,noCache:A,...s}=parseOptions(e)
return{...s,statusPageHost:s.statusPageHost??(0,r.fG)(s.baseUrl),headers:t,token:e.has("token")?s.token:null,cache:!A}}function parseOptions(e){const t=p
const A=t.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(A)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===undefined)return defaultOf(e)
const{source:A,values:r}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(r,A):r
const n=r.at(-1)??""
if(n.trim()==="")throw new i.e(A,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(n,A,e.choices)
if(e.kind==="seconds")return parseSeconds(n,A,e.range,e.default)
try{return e.parse?e.parse(n,A):n}catch(e){if(!(e instanceof s.d))throw e
throw new i.e(A,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===undefined?[]:[e.default]
if(e.kind==="seconds")return Number(e.default)
return e.default??null}function parseFlag({source:e,values:t}){const A=t.at(-1)?.toLowerCase()??"true"
if(A==="true"||A==="false")return A==="true"
throw new i.e(e,`${(0,n.h)(A)} is not a boolean: write true or false`)}function parseChoice(e,t,A){if(A.includes(e))return e
const r=(0,o.Z)(e,A)
const s=r===null?"use one of these":`did you mean ${r}?`
throw new i.e(t,`${(0,n.h)(e)} is not one of ${A.join(", ")}: ${s}`)}function parseSeconds(e,t,[A,r],s){const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=A&&o<=r)return o
const a=`is not a number of seconds from ${A} to ${r}`
throw new i.e(t,`${(0,n.h)(e)} ${a}: for example, write ${s}`)}var m=A(5760)
var y=A(5860)
var k=A(6760)
var D=A(3411)
function createSnippetFetcher({settings:e,effects:t,folder:r=""}){const s=new Map
const load=async()=>{const{fetchValidatedSnippets:s}=await Promise.all([A.e(203),A.e(652)]).then(A.bind(A,3864))
const{openCacheFolder:n}=await Promise.all([A.e(203),A.e(652)]).then(A.bind(A,9455))
const{fetch:o,now:i,sleep:a,random:c}=t
const l=e.cacheDir===null?t.cacheDirectory():(0,k.resolve)(r,e.cacheDir)
const g=e.cache&&l!==null?n(l):null
return t=>s(t,e,{fetch:o,now:i,sleep:a,random:c,cache:g,version:D.r})}
let n
const request=async e=>{n??=load()
return(await n)(e)}
return e=>{const t=s.get(e)??request(e)
s.set(e,t)
return t}}const R=60
function createBuildSnippetFetcher(e){const t=Math.max(e.settings.maxAge,R)*1e3
const{now:A}=e.effects
let r=A()
let s=createSnippetFetcher(e)
return n=>{if(A()-r>t){r=A()
s=createSnippetFetcher(e)}return s(n)}}var b=A(4036)
var F=A(187)
function inputName({input:e,name:t}){return e??t}function readActionInputs(e){const t=new Map
for(const A of w.action){const r=inputName(A)
const s=e(r).trim()
if(s==="")continue
const n=A.kind==="list"?splitLines(s):[s]
t.set(A.name,{source:`input ${r}`,values:n})}return t}var S=A(1215)
function createAnnotations(e,t,A){const r=t==="warn"&&e.refresh.failure?.kind==="unavailable"
const s=[...failureAnnotations(e,r?"warning":"error"),...warningAnnotations(e),...e.published?.outcome==="failed"?[]:sectionAnnotations(e)]
return A?s:s.map(e=>({...e,place:null}))}function failureAnnotations({refresh:{files:e,failure:t}},A){const r=e.flatMap(({path:e,problems:t})=>t.map(({line:t,column:r,message:s})=>annotationAt(A,{path:e,line:t,column:r},s)))
if(t===null||r.length>0)return r
return[{level:A,message:t.message,place:null}]}function warningAnnotations({refresh:e}){return e.warnings.map(({path:e,line:t=1,column:A=1,message:r})=>e===undefined?{level:"warning",message:r,place:null}:annotationAt("warning",{path:e,line:t,column:A},r))}function sectionAnnotations({refresh:e,published:t}){return e.files.flatMap(({path:e,sections:A})=>A.filter(({outcome:e})=>e!=="unchanged").map(A=>{const r=A.outcome==="out-of-date"&&t===null?"error":"notice"
return annotationAt(r,{path:e,line:A.line,column:1},describeSection(A))}))}function annotationAt(e,t,A){return{level:e,message:`${t.path}:${t.line}:${t.column}: ${A}`,place:t}}function describeSection(e){const{address:t,previousAddress:A,outcome:r}=e
if(r==="out-of-date"){if((0,y.l)(e))return`this section links to ${A}, but the page is at ${t}`
if(A===null)return`this section does not contain the snippets of ${t}`
return`this section differs from the snippets of ${t}`}if((0,y.l)(e))return`this section now links to ${t} instead of ${A}`
if(A===null)return`this section now contains the snippets of ${t}`
return`this section contains the snippets of ${t} again`}var N=A(3924)
var M=A(927)
var U=A(2727)
const L=[{name:"outcome",summary:"changed, unchanged, out-of-date or failed"},{name:"changed",summary:"true if a section changed, otherwise false"},{name:"domain-changed",summary:"true if a section contained another address before, otherwise false"},{name:"status-page-url",summary:"Address of the status page"},{name:"previous-status-page-url",summary:"Address that the section contained before"},{name:"source",summary:"Where the snippets came from: endpoint, cache, stale or offline"},{name:"commit-sha",summary:"ID (SHA) of the commit"},{name:"commit-url",summary:"URL of the commit"},{name:"pull-request-number",summary:"Number of the pull request"},{name:"pull-request-url",summary:"URL of the pull request"},{name:"badge-markdown",summary:"Badge in Markdown"},{name:"badge-html",summary:"Badge in HTML"},{name:"widget-script",summary:"Script tag of the widget"},{name:"widget-html",summary:"Widget in HTML"},{name:"minimal-md",summary:"Text link in Markdown"},{name:"report",summary:"Full report as JSON"}]
function outputValues(e,t){const A=e.files.flatMap(e=>e.sections)
const[r]=A
const s=A.filter(({slug:e})=>e===r?.slug)
const n=s.find(y.l)
const o=e.pages.find(({slug:e})=>e===r?.slug)
const i=t!==null&&"commit"in t?t.commit:null
const a=t!==null&&"pullRequest"in t?t.pullRequest:null
return{outcome:e.outcome,changed:String(e.outcome==="changed"),"domain-changed":String(n!==undefined),"status-page-url":r?.address||o?.snippets.status_page_url||"","previous-status-page-url":(n??r)?.previousAddress??"",source:o?.source??"","commit-sha":i?.oid??"","commit-url":i?.url??"","pull-request-number":a===null?"":String(a.number),"pull-request-url":a?.url??"","badge-markdown":o?.snippets.badge_markdown??"","badge-html":o?.snippets.badge_html??"","widget-script":o?.snippets.widget_script??"","widget-html":o?.snippets.widget_html??"","minimal-md":o?.snippets.minimal_md??"",report:JSON.stringify(e)}}function readContext(e,t){const A=requireVariable(e,"GITHUB_REPOSITORY")
const r=requireVariable(e,"GITHUB_API_URL").replace(/\/+$/,"")
const s=readEvent(e.GITHUB_EVENT_PATH??"",t)
const{default_branch:n,fork:o,private:i}=Object(Object(s).repository)
return{event:e.GITHUB_EVENT_NAME??"",repository:A,ref:e.GITHUB_REF??"",sha:e.GITHUB_SHA??"",defaultBranch:typeof n==="string"&&n!==""?n:null,isFork:o===true,isPublic:typeof i==="boolean"?!i:null,workspace:e.GITHUB_WORKSPACE||null,apiUrl:r,graphqlUrl:e.GITHUB_GRAPHQL_URL||`${r.replace(/\/api\/v3$/,"/api")}/graphql`}}function requireVariable(e,t){const A=e[t]
if(!A)throw(0,F.$z)(t)
return A}function readEvent(e,t){let A
try{A=t(e)}catch{return null}try{return JSON.parse(A)}catch{throw(0,F.$z)("GITHUB_EVENT_PATH",`is ${e}, which does not contain an event`)}}const T=["http_proxy","HTTP_PROXY","https_proxy","HTTPS_PROXY"]
function findSecrets(e,t){const valuesOf=t=>e.get(t)?.values??[]
const A=[...valuesOf("token"),...valuesOf("header").flatMap(secretsInHeader),...valuesOf("base-url").flatMap(findPassword),...T.flatMap(e=>findPassword(t[e]??""))]
return[...new Set(A.map(e=>e.trim()))].filter(e=>e!=="")}function secretsInHeader(e){const t=e.slice(e.indexOf(":")+1).trim()
return[t,t.replace(/^(?:bearer|basic|token)\s+/i,"")]}function findPassword(e){const t=/\/\/[^/@]*?:([^/]*)@/.exec(e)?.[1]??""
try{return[t,decodeURIComponent(t)]}catch{return[t]}}var v=A(214)
function findSkipReason({runInForks:e},t){if(t.event!=="schedule"||!t.isFork||e)return null
return`${t.repository} is a fork, and scheduled runs do nothing in forks; to run anyway, set run-in-forks: true`}function findRefusal(e,t){const{mode:A,repository:r,branch:s}=e
if(A==="check")return null
const n=A!=="write"&&(0,v.Id)(e,t)!==null
if(isUnmergedRef(t)&&!n){const e=t.event==="merge_group"?"a merge queue":"a pull request"
const r=`set mode: check, which writes nothing${A==="write"?"":", or set the input branch"}`
return`mode ${A} updates a branch, but a run for ${e} (event ${t.event}) has none: ${r}`}if(A!=="write")return null
const o="cannot be used with mode write, which rewrites the files of the workspace: remove it, and set"
if(!(0,v.nc)(r,t))return`input repository ${o} repository of actions/checkout`
if(s!==null&&s!==(0,v.W0)(t))return`input branch ${o} ref of actions/checkout`
return null}function isUnmergedRef({event:e,ref:t}){return e.startsWith("pull_request")||e==="merge_group"||t.startsWith("refs/pull/")||t.startsWith(`${v.$j}gh-readonly-queue/`)}const H={commit:async()=>(await Promise.all([A.e(43),A.e(86),A.e(876)]).then(A.bind(A,876))).commitMode,"pull-request":async()=>(await Promise.all([A.e(43),A.e(86),A.e(826)]).then(A.bind(A,5826))).pullRequestMode,write:async()=>(await Promise.all([A.e(43),A.e(705)]).then(A.bind(A,3705))).writeMode,check:async()=>(await Promise.all([A.e(43),A.e(86),A.e(437)]).then(A.bind(A,4437))).checkMode}
const G=1e6
async function runAction(e){try{await runMode(e)}catch(t){await reportError(e,t)}}async function runMode(e){const{env:t,readFile:A,runner:r}=e
const s=readActionInputs(r.input)
for(const e of findSecrets(s,t))r.mask(e)
const n=parseSettings(s);(0,S.dC)("commit-message",n.commitMessage);(0,S.dC)("pull-request-title",n.pullRequestTitle)
const o=readContext(t,A)
const i=findSkipReason(n,o)
if(i!==null)return reportSkipped(e,i);(0,b.u)(t)
const a=findRefusal(n,o)
if(a!==null)throw new F.s8("mode-refused",a)
const c=createSnippetFetcher({settings:n,effects:e})
const l=n.mode==="check"
const g={settings:{...n,checkOnly:l},context:o,effects:e,fetchSnippets:c}
const u=await H[n.mode]()
await reportResult(g,await u(g))}async function reportResult({settings:e,context:t,effects:A},r){const{runner:s}=A
const{refresh:n,published:o}=r
const i=(0,v.nc)(e.repository,t)
const a=(0,y.L)(n)
const c=(0,m.V)(n.changes)
const l=createAnnotations(r,e.onUnavailable,i)
const g=(0,U.y5)(r)
const u=(0,U.uW)(t,o,e.token)
if(l.some(({level:e})=>e==="error"))s.fail()
if(n.files.length>0){const e=n.files.map(({path:e,outcome:t,sections:A})=>`${e}: ${t}, sections: ${A.length}`)
s.group("Files",e.join("\n"))}if(c!=="")s.group("Diff",(0,N.xv)(c.trimEnd(),G))
for(const{level:e,message:t,place:A}of l)s.annotate(e,t,A)
s.log([g.sentence,g.url,...u].filter(e=>e!==null).join("\n"))
s.outputs(outputValues(a,o))
await s.writeSummary((0,M.Ft)(a,c,g,l,u))}async function reportSkipped({runner:e},t){e.annotate("notice",t,null)
e.outputs(outputValues({version:1,outcome:"unchanged",pages:[],files:[],error:null},null))
await e.writeSummary((0,M.vT)(t))}async function reportError({runner:e},t){const A=(0,F.w7)(t)
const{message:r}=A.error
e.fail()
e.annotate("error",r,null)
e.outputs(outputValues(A,null))
await e.writeSummary((0,M.N5)(r))}},214:(e,t,A)=>{"use strict"
A.d(t,{$j:()=>r,Id:()=>explicitTarget,Qj:()=>selectTargetBranch,W0:()=>branchOf,nc:()=>isOwnRepository})
const r="refs/heads/"
function selectTargetBranch(e,t){return explicitTarget(e,t)??{repository:t.repository,branch:branchOf(t)}}function explicitTarget({repository:e,branch:t},A){if(isOwnRepository(e,A)&&t===null)return null
return{repository:e??A.repository,branch:t}}function isOwnRepository(e,t){return e===null||e.toLowerCase()===t.repository.toLowerCase()}function branchOf({event:e,ref:t,defaultBranch:A}){const s=t.startsWith(r)?t.slice(r.length):null
if(e==="schedule")return A??s
return e==="release"||s===null?A:s}},1310:(e,t,A)=>{"use strict"
A.d(t,{l:()=>he})
var r=A(857)
function utils_toCommandValue(e){if(e===null||e===undefined){return""}else if(typeof e==="string"||e instanceof String){return e}return JSON.stringify(e)}function toCommandProperties(e){if(!Object.keys(e).length){return{}}return{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}}function command_issueCommand(e,t,A){const s=new Command(e,t,A)
process.stdout.write(s.toString()+r.EOL)}function command_issue(e,t=""){command_issueCommand(e,{},t)}const s="::"
class Command{constructor(e,t,A){if(!e){e="missing.command"}this.command=e
this.properties=t
this.message=A}toString(){let e=s+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=true
for(const A in this.properties){if(this.properties.hasOwnProperty(A)){const r=this.properties[A]
if(r){if(t){t=false}else{e+=","}e+=`${A}=${escapeProperty(r)}`}}}}e+=`${s}${escapeData(this.message)}`
return e}}function escapeData(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const n=require("crypto")
var o=A(9896)
function file_command_issueFileCommand(e,t){const A=process.env[`GITHUB_${e}`]
if(!A){throw new Error(`Unable to find environment variable for file command ${e}`)}if(!o.existsSync(A)){throw new Error(`Missing file at path: ${A}`)}o.appendFileSync(A,`${utils_toCommandValue(t)}${r.EOL}`,{encoding:"utf8"})}function file_command_prepareKeyValueMessage(e,t){const A=`ghadelimiter_${n.randomUUID()}`
const s=utils_toCommandValue(t)
if(e.includes(A)){throw new Error(`Unexpected input: name should not contain the delimiter "${A}"`)}if(s.includes(A)){throw new Error(`Unexpected input: value should not contain the delimiter "${A}"`)}return`${e}<<${A}${r.EOL}${s}${r.EOL}${A}`}const i=require("path")
var a=A(8611)
var c=A(5692)
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e)){return undefined}const A=(()=>{if(t){return process.env["https_proxy"]||process.env["HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})()
if(A){try{return new DecodedURL(A)}catch(e){if(!A.startsWith("http://")&&!A.startsWith("https://"))return new DecodedURL(`http://${A}`)}}else{return undefined}}function checkBypass(e){if(!e.hostname){return false}const t=e.hostname
if(isLoopbackAddress(t)){return true}const A=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!A){return false}let r
if(e.port){r=Number(e.port)}else if(e.protocol==="http:"){r=80}else if(e.protocol==="https:"){r=443}const s=[e.hostname.toUpperCase()]
if(typeof r==="number"){s.push(`${s[0]}:${r}`)}for(const e of A.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e)){if(e==="*"||s.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`))){return true}}return false}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}var l=A(770)
var g=A(3368)
var u=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
var h;(function(e){e[e["OK"]=200]="OK"
e[e["MultipleChoices"]=300]="MultipleChoices"
e[e["MovedPermanently"]=301]="MovedPermanently"
e[e["ResourceMoved"]=302]="ResourceMoved"
e[e["SeeOther"]=303]="SeeOther"
e[e["NotModified"]=304]="NotModified"
e[e["UseProxy"]=305]="UseProxy"
e[e["SwitchProxy"]=306]="SwitchProxy"
e[e["TemporaryRedirect"]=307]="TemporaryRedirect"
e[e["PermanentRedirect"]=308]="PermanentRedirect"
e[e["BadRequest"]=400]="BadRequest"
e[e["Unauthorized"]=401]="Unauthorized"
e[e["PaymentRequired"]=402]="PaymentRequired"
e[e["Forbidden"]=403]="Forbidden"
e[e["NotFound"]=404]="NotFound"
e[e["MethodNotAllowed"]=405]="MethodNotAllowed"
e[e["NotAcceptable"]=406]="NotAcceptable"
e[e["ProxyAuthenticationRequired"]=407]="ProxyAuthenticationRequired"
e[e["RequestTimeout"]=408]="RequestTimeout"
e[e["Conflict"]=409]="Conflict"
e[e["Gone"]=410]="Gone"
e[e["TooManyRequests"]=429]="TooManyRequests"
e[e["InternalServerError"]=500]="InternalServerError"
e[e["NotImplemented"]=501]="NotImplemented"
e[e["BadGateway"]=502]="BadGateway"
e[e["ServiceUnavailable"]=503]="ServiceUnavailable"
e[e["GatewayTimeout"]=504]="GatewayTimeout"})(h||(h={}))
var E;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(E||(E={}))
var Q;(function(e){e["ApplicationJson"]="application/json"})(Q||(Q={}))
function lib_getProxyUrl(e){const t=pm.getProxyUrl(new URL(e))
return t?t.href:""}const B=[h.MovedPermanently,h.ResourceMoved,h.SeeOther,h.TemporaryRedirect,h.PermanentRedirect]
const C=[h.BadGateway,h.ServiceUnavailable,h.GatewayTimeout]
const I=null&&["OPTIONS","GET","DELETE","HEAD"]
const d=10
const f=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(e){this.message=e}readBody(){return u(this,void 0,void 0,function*(){return new Promise(e=>u(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return u(this,void 0,void 0,function*(){return new Promise(e=>u(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)})
this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}function isHttps(e){const t=new URL(e)
return t.protocol==="https:"}class lib_HttpClient{constructor(e,t,A){this._ignoreSslError=false
this._allowRedirects=true
this._allowRedirectDowngrade=false
this._maxRedirects=50
this._allowRetries=false
this._maxRetries=1
this._keepAlive=false
this._disposed=false
this.userAgent=this._getUserAgentWithOrchestrationId(e)
this.handlers=t||[]
this.requestOptions=A
if(A){if(A.ignoreSslError!=null){this._ignoreSslError=A.ignoreSslError}this._socketTimeout=A.socketTimeout
if(A.allowRedirects!=null){this._allowRedirects=A.allowRedirects}if(A.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=A.allowRedirectDowngrade}if(A.maxRedirects!=null){this._maxRedirects=Math.max(A.maxRedirects,0)}if(A.keepAlive!=null){this._keepAlive=A.keepAlive}if(A.allowRetries!=null){this._allowRetries=A.allowRetries}if(A.maxRetries!=null){this._maxRetries=A.maxRetries}}}options(e,t){return u(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return u(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return u(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,A){return u(this,void 0,void 0,function*(){return this.request("POST",e,t,A||{})})}patch(e,t,A){return u(this,void 0,void 0,function*(){return this.request("PATCH",e,t,A||{})})}put(e,t,A){return u(this,void 0,void 0,function*(){return this.request("PUT",e,t,A||{})})}head(e,t){return u(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,A,r){return u(this,void 0,void 0,function*(){return this.request(e,t,A,r)})}getJson(e){return u(this,arguments,void 0,function*(e,t={}){t[E.Accept]=this._getExistingOrDefaultHeader(t,E.Accept,Q.ApplicationJson)
const A=yield this.get(e,t)
return this._processResponse(A,this.requestOptions)})}postJson(e,t){return u(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[E.Accept]=this._getExistingOrDefaultHeader(A,E.Accept,Q.ApplicationJson)
A[E.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,Q.ApplicationJson)
const s=yield this.post(e,r,A)
return this._processResponse(s,this.requestOptions)})}putJson(e,t){return u(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[E.Accept]=this._getExistingOrDefaultHeader(A,E.Accept,Q.ApplicationJson)
A[E.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,Q.ApplicationJson)
const s=yield this.put(e,r,A)
return this._processResponse(s,this.requestOptions)})}patchJson(e,t){return u(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[E.Accept]=this._getExistingOrDefaultHeader(A,E.Accept,Q.ApplicationJson)
A[E.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,Q.ApplicationJson)
const s=yield this.patch(e,r,A)
return this._processResponse(s,this.requestOptions)})}request(e,t,A,r){return u(this,void 0,void 0,function*(){if(this._disposed){throw new Error("Client has already been disposed.")}const s=new URL(t)
let n=this._prepareRequest(e,s,r)
const o=this._allowRetries&&I.includes(e)?this._maxRetries+1:1
let i=0
let a
do{a=yield this.requestRaw(n,A)
if(a&&a.message&&a.message.statusCode===h.Unauthorized){let e
for(const t of this.handlers){if(t.canHandleAuthentication(a)){e=t
break}}if(e){return e.handleAuthentication(this,n,A)}else{return a}}let t=this._maxRedirects
while(a.message.statusCode&&B.includes(a.message.statusCode)&&this._allowRedirects&&t>0){const o=a.message.headers["location"]
if(!o){break}const i=new URL(o)
if(s.protocol==="https:"&&s.protocol!==i.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield a.readBody()
if(i.hostname!==s.hostname){for(const e in r){if(e.toLowerCase()==="authorization"){delete r[e]}}}n=this._prepareRequest(e,i,r)
a=yield this.requestRaw(n,A)
t--}if(!a.message.statusCode||!C.includes(a.message.statusCode)){return a}i+=1
if(i<o){yield a.readBody()
yield this._performExponentialBackoff(i)}}while(i<o)
return a})}dispose(){if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(e,t){return u(this,void 0,void 0,function*(){return new Promise((A,r)=>{function callbackForResult(e,t){if(e){r(e)}else if(!t){r(new Error("Unknown error"))}else{A(t)}}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,A){if(typeof t==="string"){if(!e.options.headers){e.options.headers={}}e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let r=false
function handleResult(e,t){if(!r){r=true
A(e,t)}}const s=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(undefined,t)})
let n
s.on("socket",e=>{n=e})
s.setTimeout(this._socketTimeout||3*6e4,()=>{if(n){n.end()}handleResult(new Error(`Request timeout: ${e.options.path}`))})
s.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string"){s.write(t,"utf8")}if(t&&typeof t!=="string"){t.on("close",function(){s.end()})
t.pipe(s)}else{s.end()}}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const A=pm.getProxyUrl(t)
const r=A&&A.hostname
if(!r){return}return this._getProxyAgentDispatcher(t,A)}_prepareRequest(e,t,A){const r={}
r.parsedUrl=t
const s=r.parsedUrl.protocol==="https:"
r.httpModule=s?https:http
const n=s?443:80
r.options={}
r.options.host=r.parsedUrl.hostname
r.options.port=r.parsedUrl.port?parseInt(r.parsedUrl.port):n
r.options.path=(r.parsedUrl.pathname||"")+(r.parsedUrl.search||"")
r.options.method=e
r.options.headers=this._mergeHeaders(A)
if(this.userAgent!=null){r.options.headers["user-agent"]=this.userAgent}r.options.agent=this._getAgent(r.parsedUrl)
if(this.handlers){for(const e of this.handlers){e.prepareRequest(r.options)}}return r}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))}return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,A){let r
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e){r=typeof e==="number"?e.toString():e}}const s=e[t]
if(s!==undefined){return typeof s==="number"?s.toString():s}if(r!==undefined){return r}return A}_getExistingOrDefaultContentTypeHeader(e,t){let A
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[E.ContentType]
if(e){if(typeof e==="number"){A=String(e)}else if(Array.isArray(e)){A=e.join(", ")}else{A=e}}}const r=e[E.ContentType]
if(r!==undefined){if(typeof r==="number"){return String(r)}else if(Array.isArray(r)){return r.join(", ")}else{return r}}if(A!==undefined){return A}return t}_getAgent(e){let t
const A=pm.getProxyUrl(e)
const r=A&&A.hostname
if(this._keepAlive&&r){t=this._proxyAgent}if(!r){t=this._agent}if(t){return t}const s=e.protocol==="https:"
let n=100
if(this.requestOptions){n=this.requestOptions.maxSockets||http.globalAgent.maxSockets}if(A&&A.hostname){const e={maxSockets:n,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(A.username||A.password)&&{proxyAuth:`${A.username}:${A.password}`}),{host:A.hostname,port:A.port})}
let r
const o=A.protocol==="https:"
if(s){r=o?tunnel.httpsOverHttps:tunnel.httpsOverHttp}else{r=o?tunnel.httpOverHttps:tunnel.httpOverHttp}t=r(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:n}
t=s?new https.Agent(e):new http.Agent(e)
this._agent=t}if(s&&this._ignoreSslError){t.options=Object.assign(t.options||{},{rejectUnauthorized:false})}return t}_getProxyAgentDispatcher(e,t){let A
if(this._keepAlive){A=this._proxyAgentDispatcher}if(A){return A}const r=e.protocol==="https:"
A=new ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=A
if(r&&this._ignoreSslError){A.options=Object.assign(A.options.requestTls||{},{rejectUnauthorized:false})}return A}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const A=process.env["ACTIONS_ORCHESTRATION_ID"]
if(A){const e=A.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return u(this,void 0,void 0,function*(){e=Math.min(d,e)
const t=f*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return u(this,void 0,void 0,function*(){return new Promise((A,r)=>u(this,void 0,void 0,function*(){const s=e.message.statusCode||0
const n={statusCode:s,result:null,headers:{}}
if(s===h.NotFound){A(n)}function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf())){return e}}return t}let o
let i
try{i=yield e.readBody()
if(i&&i.length>0){if(t&&t.deserializeDates){o=JSON.parse(i,dateTimeDeserializer)}else{o=JSON.parse(i)}n.result=o}n.headers=e.message.headers}catch(e){}if(s>299){let e
if(o&&o.message){e=o.message}else if(i&&i.length>0){e=i}else{e=`Failed request: (${s})`}const t=new HttpClientError(e,s)
t.result=n.result
r(t)}else{A(n)}}))})}}const lowercaseKeys=e=>Object.keys(e).reduce((t,A)=>(t[A.toLowerCase()]=e[A],t),{})
var p=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
class BasicCredentialHandler{constructor(e,t){this.username=e
this.password=t}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class auth_BearerCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var w=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
class oidc_utils_OidcClient{static createHttpClient(e=true,t=10){const A={allowRetries:e,maxRetries:t}
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())],A)}static getRequestToken(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable")}return e}static getIDTokenUrl(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return e}static getCall(e){return w(this,void 0,void 0,function*(){var t
const A=oidc_utils_OidcClient.createHttpClient()
const r=yield A.getJson(e).catch(e=>{throw new Error(`Failed to get ID Token. \n \n        Error Code : ${e.statusCode}\n \n        Error Message: ${e.message}`)})
const s=(t=r.result)===null||t===void 0?void 0:t.value
if(!s){throw new Error("Response json body do not have ID Token field")}return s})}static getIDToken(e){return w(this,void 0,void 0,function*(){try{let t=oidc_utils_OidcClient.getIDTokenUrl()
if(e){const A=encodeURIComponent(e)
t=`${t}&audience=${A}`}debug(`ID token url is ${t}`)
const A=yield oidc_utils_OidcClient.getCall(t)
setSecret(A)
return A}catch(e){throw new Error(`Error message: ${e.message}`)}})}}var m=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const{access:y,appendFile:k,writeFile:D}=o.promises
const R="GITHUB_STEP_SUMMARY"
const b="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary"
class Summary{constructor(){this._buffer=""}filePath(){return m(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const e=process.env[R]
if(!e){throw new Error(`Unable to find environment variable for $${R}. Check if your runtime environment supports job summaries.`)}try{yield y(e,o.constants.R_OK|o.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e
return this._filePath})}wrap(e,t,A={}){const r=Object.entries(A).map(([e,t])=>` ${e}="${t}"`).join("")
if(!t){return`<${e}${r}>`}return`<${e}${r}>${t}</${e}>`}write(e){return m(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite)
const A=yield this.filePath()
const r=t?D:k
yield r(A,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return m(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(e,t=false){this._buffer+=e
return t?this.addEOL():this}addEOL(){return this.addRaw(r.EOL)}addCodeBlock(e,t){const A=Object.assign({},t&&{lang:t})
const r=this.wrap("pre",this.wrap("code",e),A)
return this.addRaw(r).addEOL()}addList(e,t=false){const A=t?"ol":"ul"
const r=e.map(e=>this.wrap("li",e)).join("")
const s=this.wrap(A,r)
return this.addRaw(s).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e==="string"){return this.wrap("td",e)}const{header:t,data:A,colspan:r,rowspan:s}=e
const n=t?"th":"td"
const o=Object.assign(Object.assign({},r&&{colspan:r}),s&&{rowspan:s})
return this.wrap(n,A,o)}).join("")
return this.wrap("tr",t)}).join("")
const A=this.wrap("table",t)
return this.addRaw(A).addEOL()}addDetails(e,t){const A=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(A).addEOL()}addImage(e,t,A){const{width:r,height:s}=A||{}
const n=Object.assign(Object.assign({},r&&{width:r}),s&&{height:s})
const o=this.wrap("img",null,Object.assign({src:e,alt:t},n))
return this.addRaw(o).addEOL()}addHeading(e,t){const A=`h${t}`
const r=["h1","h2","h3","h4","h5","h6"].includes(A)?A:"h1"
const s=this.wrap(r,e)
return this.addRaw(s).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const A=Object.assign({},t&&{cite:t})
const r=this.wrap("blockquote",e,A)
return this.addRaw(r).addEOL()}addLink(e,t){const A=this.wrap("a",e,{href:t})
return this.addRaw(A).addEOL()}}const F=new Summary
const S=null&&F
const N=F
function toPosixPath(e){return e.replace(/[\\]/g,"/")}function toWin32Path(e){return e.replace(/[/]/g,"\\")}function toPlatformPath(e){return e.replace(/[/\\]/g,path.sep)}var M=A(3193)
var U=A(4434)
const L=require("child_process")
var T=A(2613)
var v=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const{chmod:H,copyFile:G,lstat:Y,mkdir:x,open:J,readdir:V,rename:O,rm:P,rmdir:W,stat:q,symlink:_,unlink:z}=o.promises
const Z=process.platform==="win32"
function readlink(e){return v(this,void 0,void 0,function*(){const t=yield fs.promises.readlink(e)
if(Z&&!t.endsWith("\\")){return`${t}\\`}return t})}const K=268435456
const X=o.constants.O_RDONLY
function exists(e){return v(this,void 0,void 0,function*(){try{yield q(e)}catch(e){if(e.code==="ENOENT"){return false}throw e}return true})}function isDirectory(e){return v(this,arguments,void 0,function*(e,t=false){const A=t?yield q(e):yield Y(e)
return A.isDirectory()})}function isRooted(e){e=normalizeSeparators(e)
if(!e){throw new Error('isRooted() parameter "p" cannot be empty')}if(Z){return e.startsWith("\\")||/^[A-Z]:/i.test(e)}return e.startsWith("/")}function tryGetExecutablePath(e,t){return v(this,void 0,void 0,function*(){let A=undefined
try{A=yield q(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(A&&A.isFile()){if(Z){const A=i.extname(e).toUpperCase()
if(t.some(e=>e.toUpperCase()===A)){return e}}else{if(isUnixExecutable(A)){return e}}}const r=e
for(const s of t){e=r+s
A=undefined
try{A=yield q(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(A&&A.isFile()){if(Z){try{const t=i.dirname(e)
const A=i.basename(e).toUpperCase()
for(const r of yield V(t)){if(A===r.toUpperCase()){e=i.join(t,r)
break}}}catch(t){console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}return e}else{if(isUnixExecutable(A)){return e}}}}return""})}function normalizeSeparators(e){e=e||""
if(Z){e=e.replace(/\//g,"\\")
return e.replace(/\\\\+/g,"\\")}return e.replace(/\/\/+/g,"/")}function isUnixExecutable(e){return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==undefined&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==undefined&&e.uid===process.getuid()}function getCmdPath(){var e
return(e=process.env["COMSPEC"])!==null&&e!==void 0?e:`cmd.exe`}var j=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function cp(e,t){return j(this,arguments,void 0,function*(e,t,A={}){const{force:r,recursive:s,copySourceDirectory:n}=readCopyOptions(A)
const o=(yield ioUtil.exists(t))?yield ioUtil.stat(t):null
if(o&&o.isFile()&&!r){return}const i=o&&o.isDirectory()&&n?path.join(t,path.basename(e)):t
if(!(yield ioUtil.exists(e))){throw new Error(`no such file or directory: ${e}`)}const a=yield ioUtil.stat(e)
if(a.isDirectory()){if(!s){throw new Error(`Failed to copy. ${e} is a directory, but tried to copy without recursive flag.`)}else{yield cpDirRecursive(e,i,0,r)}}else{if(path.relative(e,i)===""){throw new Error(`'${i}' and '${e}' are the same file`)}yield io_copyFile(e,i,r)}})}function mv(e,t){return j(this,arguments,void 0,function*(e,t,A={}){if(yield ioUtil.exists(t)){let r=true
if(yield ioUtil.isDirectory(t)){t=path.join(t,path.basename(e))
r=yield ioUtil.exists(t)}if(r){if(A.force==null||A.force){yield rmRF(t)}else{throw new Error("Destination already exists")}}}yield mkdirP(path.dirname(t))
yield ioUtil.rename(e,t)})}function rmRF(e){return j(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS){if(/[*"<>|]/.test(e)){throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows')}}try{yield ioUtil.rm(e,{force:true,maxRetries:3,recursive:true,retryDelay:300})}catch(e){throw new Error(`File was unable to be removed ${e}`)}})}function mkdirP(e){return j(this,void 0,void 0,function*(){ok(e,"a path argument must be provided")
yield ioUtil.mkdir(e,{recursive:true})})}function which(e,t){return j(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}if(t){const t=yield which(e,false)
if(!t){if(Z){throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`)}else{throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`)}}return t}const A=yield findInPath(e)
if(A&&A.length>0){return A[0]}return""})}function findInPath(e){return j(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}const t=[]
if(Z&&process.env["PATHEXT"]){for(const e of process.env["PATHEXT"].split(i.delimiter)){if(e){t.push(e)}}}if(isRooted(e)){const A=yield tryGetExecutablePath(e,t)
if(A){return[A]}return[]}if(e.includes(i.sep)){return[]}const A=[]
if(process.env.PATH){for(const e of process.env.PATH.split(i.delimiter)){if(e){A.push(e)}}}const r=[]
for(const s of A){const A=yield tryGetExecutablePath(i.join(s,e),t)
if(A){r.push(A)}}return r})}function readCopyOptions(e){const t=e.force==null?true:e.force
const A=Boolean(e.recursive)
const r=e.copySourceDirectory==null?true:Boolean(e.copySourceDirectory)
return{force:t,recursive:A,copySourceDirectory:r}}function cpDirRecursive(e,t,A,r){return j(this,void 0,void 0,function*(){if(A>=255)return
A++
yield mkdirP(t)
const s=yield ioUtil.readdir(e)
for(const n of s){const s=`${e}/${n}`
const o=`${t}/${n}`
const i=yield ioUtil.lstat(s)
if(i.isDirectory()){yield cpDirRecursive(s,o,A,r)}else{yield io_copyFile(s,o,r)}}yield ioUtil.chmod(t,(yield ioUtil.stat(e)).mode)})}function io_copyFile(e,t,A){return j(this,void 0,void 0,function*(){if((yield ioUtil.lstat(e)).isSymbolicLink()){try{yield ioUtil.lstat(t)
yield ioUtil.unlink(t)}catch(e){if(e.code==="EPERM"){yield ioUtil.chmod(t,"0666")
yield ioUtil.unlink(t)}}const A=yield ioUtil.readlink(e)
yield ioUtil.symlink(A,t,ioUtil.IS_WINDOWS?"junction":null)}else if(!(yield ioUtil.exists(t))||A){yield ioUtil.copyFile(e,t)}})}const $=require("timers")
var ee=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const te=process.platform==="win32"
class ToolRunner extends U.EventEmitter{constructor(e,t,A){super()
if(!e){throw new Error("Parameter 'toolPath' cannot be null or empty.")}this.toolPath=e
this.args=t||[]
this.options=A||{}}_debug(e){if(this.options.listeners&&this.options.listeners.debug){this.options.listeners.debug(e)}}_getCommandString(e,t){const A=this._getSpawnFileName()
const r=this._getSpawnArgs(e)
let s=t?"":"[command]"
if(te){if(this._isCmdFile()){s+=A
for(const e of r){s+=` ${e}`}}else if(e.windowsVerbatimArguments){s+=`"${A}"`
for(const e of r){s+=` ${e}`}}else{s+=this._windowsQuoteCmdArg(A)
for(const e of r){s+=` ${this._windowsQuoteCmdArg(e)}`}}}else{s+=A
for(const e of r){s+=` ${e}`}}return s}_processLineBuffer(e,t,A){try{let s=t+e.toString()
let n=s.indexOf(r.EOL)
while(n>-1){const e=s.substring(0,n)
A(e)
s=s.substring(n+r.EOL.length)
n=s.indexOf(r.EOL)}return s}catch(e){this._debug(`error processing line. Failed with error ${e}`)
return""}}_getSpawnFileName(){if(te){if(this._isCmdFile()){return process.env["COMSPEC"]||"cmd.exe"}}return this.toolPath}_getSpawnArgs(e){if(te){if(this._isCmdFile()){let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`
for(const A of this.args){t+=" "
t+=e.windowsVerbatimArguments?A:this._windowsQuoteCmdArg(A)}t+='"'
return[t]}}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.toolPath.toUpperCase()
return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile()){return this._uvQuoteCmdArg(e)}if(!e){return'""'}const t=[" ","\t","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"']
let A=false
for(const r of e){if(t.some(e=>e===r)){A=true
break}}if(!A){return e}let r='"'
let s=true
for(let t=e.length;t>0;t--){r+=e[t-1]
if(s&&e[t-1]==="\\"){r+="\\"}else if(e[t-1]==='"'){s=true
r+='"'}else{s=false}}r+='"'
return r.split("").reverse().join("")}_uvQuoteCmdArg(e){if(!e){return'""'}if(!e.includes(" ")&&!e.includes("\t")&&!e.includes('"')){return e}if(!e.includes('"')&&!e.includes("\\")){return`"${e}"`}let t='"'
let A=true
for(let r=e.length;r>0;r--){t+=e[r-1]
if(A&&e[r-1]==="\\"){t+="\\"}else if(e[r-1]==='"'){A=true
t+="\\"}else{A=false}}t+='"'
return t.split("").reverse().join("")}_cloneExecOptions(e){e=e||{}
const t={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||false,windowsVerbatimArguments:e.windowsVerbatimArguments||false,failOnStdErr:e.failOnStdErr||false,ignoreReturnCode:e.ignoreReturnCode||false,delay:e.delay||1e4}
t.outStream=e.outStream||process.stdout
t.errStream=e.errStream||process.stderr
return t}_getSpawnOptions(e,t){e=e||{}
const A={}
A.cwd=e.cwd
A.env=e.env
A["windowsVerbatimArguments"]=e.windowsVerbatimArguments||this._isCmdFile()
if(e.windowsVerbatimArguments){A.argv0=`"${t}"`}return A}exec(){return ee(this,void 0,void 0,function*(){if(!isRooted(this.toolPath)&&(this.toolPath.includes("/")||te&&this.toolPath.includes("\\"))){this.toolPath=i.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)}this.toolPath=yield which(this.toolPath,true)
return new Promise((e,t)=>ee(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`)
this._debug("arguments:")
for(const e of this.args){this._debug(`   ${e}`)}const A=this._cloneExecOptions(this.options)
if(!A.silent&&A.outStream){A.outStream.write(this._getCommandString(A)+r.EOL)}const s=new ExecState(A,this.toolPath)
s.on("debug",e=>{this._debug(e)})
if(this.options.cwd&&!(yield exists(this.options.cwd))){return t(new Error(`The cwd: ${this.options.cwd} does not exist!`))}const n=this._getSpawnFileName()
const o=L.spawn(n,this._getSpawnArgs(A),this._getSpawnOptions(this.options,n))
let i=""
if(o.stdout){o.stdout.on("data",e=>{if(this.options.listeners&&this.options.listeners.stdout){this.options.listeners.stdout(e)}if(!A.silent&&A.outStream){A.outStream.write(e)}i=this._processLineBuffer(e,i,e=>{if(this.options.listeners&&this.options.listeners.stdline){this.options.listeners.stdline(e)}})})}let a=""
if(o.stderr){o.stderr.on("data",e=>{s.processStderr=true
if(this.options.listeners&&this.options.listeners.stderr){this.options.listeners.stderr(e)}if(!A.silent&&A.errStream&&A.outStream){const t=A.failOnStdErr?A.errStream:A.outStream
t.write(e)}a=this._processLineBuffer(e,a,e=>{if(this.options.listeners&&this.options.listeners.errline){this.options.listeners.errline(e)}})})}o.on("error",e=>{s.processError=e.message
s.processExited=true
s.processClosed=true
s.CheckComplete()})
o.on("exit",e=>{s.processExitCode=e
s.processExited=true
this._debug(`Exit code ${e} received from tool '${this.toolPath}'`)
s.CheckComplete()})
o.on("close",e=>{s.processExitCode=e
s.processExited=true
s.processClosed=true
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`)
s.CheckComplete()})
s.on("done",(A,r)=>{if(i.length>0){this.emit("stdline",i)}if(a.length>0){this.emit("errline",a)}o.removeAllListeners()
if(A){t(A)}else{e(r)}})
if(this.options.input){if(!o.stdin){throw new Error("child process missing stdin")}o.stdin.end(this.options.input)}}))})}}function argStringToArray(e){const t=[]
let A=false
let r=false
let s=""
function append(e){if(r&&e!=='"'){s+="\\"}s+=e
r=false}for(let n=0;n<e.length;n++){const o=e.charAt(n)
if(o==='"'){if(!r){A=!A}else{append(o)}continue}if(o==="\\"&&r){append(o)
continue}if(o==="\\"&&A){r=true
continue}if(o===" "&&!A){if(s.length>0){t.push(s)
s=""}continue}append(o)}if(s.length>0){t.push(s.trim())}return t}class ExecState extends U.EventEmitter{constructor(e,t){super()
this.processClosed=false
this.processError=""
this.processExitCode=0
this.processExited=false
this.processStderr=false
this.delay=1e4
this.done=false
this.timeout=null
if(!t){throw new Error("toolPath must not be empty")}this.options=e
this.toolPath=t
if(e.delay){this.delay=e.delay}}CheckComplete(){if(this.done){return}if(this.processClosed){this._setResult()}else if(this.processExited){this.timeout=(0,$.setTimeout)(ExecState.HandleTimeout,this.delay,this)}}_debug(e){this.emit("debug",e)}_setResult(){let e
if(this.processExited){if(this.processError){e=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`)}else if(this.processExitCode!==0&&!this.options.ignoreReturnCode){e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`)}else if(this.processStderr&&this.options.failOnStdErr){e=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)}}if(this.timeout){clearTimeout(this.timeout)
this.timeout=null}this.done=true
this.emit("done",e,this.processExitCode)}static HandleTimeout(e){if(e.done){return}if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not close within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`
e._debug(t)}e._setResult()}}var Ae=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function exec_exec(e,t,A){return Ae(this,void 0,void 0,function*(){const r=tr.argStringToArray(e)
if(r.length===0){throw new Error(`Parameter 'commandLine' cannot be null or empty.`)}const s=r[0]
t=r.slice(1).concat(t||[])
const n=new tr.ToolRunner(s,t,A)
return n.exec()})}function getExecOutput(e,t,A){return Ae(this,void 0,void 0,function*(){var r,s
let n=""
let o=""
const i=new StringDecoder("utf8")
const a=new StringDecoder("utf8")
const c=(r=A===null||A===void 0?void 0:A.listeners)===null||r===void 0?void 0:r.stdout
const l=(s=A===null||A===void 0?void 0:A.listeners)===null||s===void 0?void 0:s.stderr
const stdErrListener=e=>{o+=a.write(e)
if(l){l(e)}}
const stdOutListener=e=>{n+=i.write(e)
if(c){c(e)}}
const g=Object.assign(Object.assign({},A===null||A===void 0?void 0:A.listeners),{stdout:stdOutListener,stderr:stdErrListener})
const u=yield exec_exec(e,t,Object.assign(Object.assign({},A),{listeners:g}))
n+=i.end()
o+=a.end()
return{exitCode:u,stdout:n,stderr:o}})}var re=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const getWindowsInfo=()=>re(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',undefined,{silent:true})
const{stdout:t}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',undefined,{silent:true})
return{name:t.trim(),version:e.trim()}})
const getMacOsInfo=()=>re(void 0,void 0,void 0,function*(){var e,t,A,r
const{stdout:s}=yield exec.getExecOutput("sw_vers",undefined,{silent:true})
const n=(t=(e=s.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:""
const o=(r=(A=s.match(/ProductName:\s*(.+)/))===null||A===void 0?void 0:A[1])!==null&&r!==void 0?r:""
return{name:o,version:n}})
const getLinuxInfo=()=>re(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:true})
const[t,A]=e.trim().split("\n")
return{name:t,version:A}})
const se=r.platform()
const ne=r.arch()
const oe=se==="win32"
const ie=se==="darwin"
const ae=se==="linux"
function getDetails(){return re(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield oe?getWindowsInfo():ie?getMacOsInfo():getLinuxInfo()),{platform:se,arch:ne,isWindows:oe,isMacOS:ie,isLinux:ae})})}var ce=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
var le;(function(e){e[e["Success"]=0]="Success"
e[e["Failure"]=1]="Failure"})(le||(le={}))
function exportVariable(e,t){const A=toCommandValue(t)
process.env[e]=A
const r=process.env["GITHUB_ENV"]||""
if(r){return issueFileCommand("ENV",prepareKeyValueMessage(e,t))}issueCommand("set-env",{name:e},A)}function core_setSecret(e){command_issueCommand("add-mask",{},e)}function addPath(e){const t=process.env["GITHUB_PATH"]||""
if(t){issueFileCommand("PATH",e)}else{issueCommand("add-path",{},e)}process.env["PATH"]=`${e}${path.delimiter}${process.env["PATH"]}`}function getInput(e,t){const A=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||""
if(t&&t.required&&!A){throw new Error(`Input required and not supplied: ${e}`)}if(t&&t.trimWhitespace===false){return A}return A.trim()}function getMultilineInput(e,t){const A=getInput(e,t).split("\n").filter(e=>e!=="")
if(t&&t.trimWhitespace===false){return A}return A.map(e=>e.trim())}function getBooleanInput(e,t){const A=["true","True","TRUE"]
const r=["false","False","FALSE"]
const s=getInput(e,t)
if(A.includes(s))return true
if(r.includes(s))return false
throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\n`+`Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(e,t){const A=process.env["GITHUB_OUTPUT"]||""
if(A){return file_command_issueFileCommand("OUTPUT",file_command_prepareKeyValueMessage(e,t))}process.stdout.write(r.EOL)
command_issueCommand("set-output",{name:e},utils_toCommandValue(t))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=le.Failure
core_error(e)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function core_debug(e){issueCommand("debug",{},e)}function core_error(e,t={}){command_issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){command_issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){command_issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+r.EOL)}function startGroup(e){command_issue("group",e)}function endGroup(){command_issue("endgroup")}function group(e,t){return ce(this,void 0,void 0,function*(){startGroup(e)
let A
try{A=yield t()}finally{endGroup()}return A})}function saveState(e,t){const A=process.env["GITHUB_STATE"]||""
if(A){return issueFileCommand("STATE",prepareKeyValueMessage(e,t))}issueCommand("save-state",{name:e},toCommandValue(t))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return ce(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var ge=A(88)
const ue={notice,warning,error:core_error}
const he={input:e=>getInput(e),mask:e=>core_setSecret(e),log:e=>info(escapeCommands(e)),group(e,t){startGroup(escapeCommands(e))
info(escapeCommands(t))
endGroup()},annotate(e,t,A){const r=A&&{file:A.path,startLine:A.line,startColumn:A.column}
ue[e](escapeCommands(t),r??{})},outputs(e){try{for(const[t,A]of Object.entries(e))setOutput(t,A)}catch(e){core_error(escapeCommands(`Cannot set the outputs: ${errorMessage(e)}`))
process.exitCode=le.Failure}},async writeSummary(e){try{await N.addRaw(e,true).write()}catch(e){info(escapeCommands(`Cannot write the summary: ${errorMessage(e)}`))}},fail(){process.exitCode=le.Failure}}
function errorMessage(e){return e instanceof Error?e.message:String(e)}const Ee=/\r\n|[\n\v\f\r\u0085\u2028\u2029]/
function escapeCommands(e){const t=e.split(Ee).map(e=>(0,ge.O)(e,"allowed"))
return t.map(e=>e.replaceAll("##[","##\\[").replace(/^(\s*):(?=:)/,"$1:\\")).join("\n")}},8159:(e,t,A)=>{"use strict"
A.d(t,{e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,A){super(`${e} ${t}`,A===undefined?undefined:{cause:A})
this.option=e}}class UsageError extends Error{name="UsageError"
code
constructor(e,t,A="usage"){super(`${e}: ${t}`)
this.code=A}}},1812:(e,t,A)=>{"use strict"
A.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
const r={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"specify a text file"],"leads-outside":()=>["is a link to a place outside the working directory","specify the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run; nothing was written.","Run again."],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written: ${e}; nothing was written.`,"Fix the cause, then run again."],"partly-written":e=>[`could not be written: ${e}`,"Fix the cause, then run again."],"no-match":e=>["matches no file",`only ${e} files are searched; files in node_modules or ignored by .gitignore are skipped`],"unknown-format":e=>["has an unsupported format",`specify a ${e} file, or set format`]}
class FileError extends Error{name="FileError"
code
path
problem
line
constructor(e,t,A={}){const[s,n]=r[e](A.detail??"")
const o=`${s}${s.endsWith(".")?"":":"} ${A.fix??n}`
super(`${t} ${o}`,{cause:A.cause})
this.code=e
this.path=t
this.problem=`this file ${o}`
this.line=A.line??1}}function isFileError(e,...t){return e instanceof FileError&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}const s={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof FileError)return t
const A=systemCodeOf(t)??String(t)
const r=s[A]??"not-readable"
return new FileError(r,e,{detail:r==="not-a-file"?"a circular link":A,cause:t})}const n={EACCES:["its folder is not writable","Make the folder writable."],EPERM:["its folder does not allow replacing it","Check the owner of the file and of its folder."],EBUSY:["another program is using it","Close that program, then run again."],EEXIST:["its parent is a file","Choose another path."],ENOTDIR:["its parent is a file","Choose another path."],EROFS:["the disk is read-only","Use a writable disk."],ENOSPC:["the disk is full","Free some space."],EDQUOT:["the disk quota is exceeded","Free some space."]}
function toWriteError(e,t,A=[]){if(t instanceof FileError)return t
const r=systemCodeOf(t)??String(t)
const[s,o]=n[r]??["the system refused","Check the disk."]
const i=`${s} (${r})`
if(A.length===0)return new FileError("not-written",e,{detail:i,fix:o,cause:t})
const a=`${A.join(", ")} ${A.length===1?"has":"have"} already been replaced.`
return new FileError("partly-written",e,{detail:`${i}. ${a}`,cause:t})}},9452:(e,t,A)=>{"use strict"
A.d(t,{rj:()=>PullRequestRefusedError,ur:()=>FilesRefusedError,y_:()=>GitHubError})
class GitHubError extends Error{name="GitHubError"
code
constructor(e,t,A,r){super(`${t} ${A}`,r)
this.code=e}}class FilesRefusedError extends GitHubError{name="FilesRefusedError"
files
constructor(e){const t=e.map(({path:e,message:t})=>`${e}: ${t}.`).join(" ")
super("file-refused",t,"Nothing was written. Correct the input `files`.")
this.files=e}}class PullRequestRefusedError extends GitHubError{name="PullRequestRefusedError"
compareUrl
constructor(e,t,A){const r=`The change is on branch "${t}": open the pull request at ${A}`
super(e.code,e.message,r,{cause:e})
this.compareUrl=A}}},7248:(e,t,A)=>{"use strict"
A.d(t,{Ac:()=>defaultBody,M4:()=>defaultSubject,i7:()=>summarizeChange})
var r=A(5860)
function summarizeChange(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const A=[{kind:"moved",sections:t.filter(r.l)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"repaired",sections:t}]
const s=A.find(({sections:e})=>e.length>0)
return s?{kind:s.kind,pages:uniquePages(s.sections)}:null}function uniquePages(e){const t=e.map(({slug:e,address:t,previousAddress:A})=>({slug:e,address:t,previousAddress:A}))
return[...new Map(t.map(e=>[JSON.stringify(e),e])).values()]}function defaultCommitMessage(e){const t=summarizeChange(e)
if(t===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(t)}\n\n${defaultBody(t)}`}const s={moved:"Point",filled:"Add",repaired:"Repair"}
function defaultSubject({kind:e,pages:t}){const A=new Set(t.map(({address:e})=>e))
if(A.size<=2){const t=A.size===1?"the status badge":"the status badges"
return`${s[e]} ${t} ${e==="moved"?"at":"of"} ${[...A].join(" and ")}`}const r=new Set(t.map(({slug:e})=>e))
const n=e==="moved"?" at their new addresses":""
return`${s[e]} the status badges of ${r.size} pages${n}`}const n=50
function defaultBody({kind:e,pages:t}){const A=t.slice(0,n).map(o[e])
const r=t.length-n
return[...A,...r>0?[`And ${r} more.`]:[]].join("\n")}const o={moved:({slug:e,previousAddress:t,address:A})=>`The section for the page "${e}" linked to ${t} and now links to ${A}.`,filled:({slug:e})=>`Add the snippets of the page "${e}".`,repaired:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}},5760:(e,t,A)=>{"use strict"
A.d(t,{V:()=>formatDiff})
const r=4
function formatDiff(e){return e.map(e=>`--- a/${e.path}\n+++ b/${e.path}\n${formatHunks([...diffLines(e)])}`).join("")}function*diffLines({before:e,after:t,edits:A}){let r=0
for(const s of toBlocks(e,t,A)){yield*toLines(" ",splitLines(e.slice(r,s.before.start)))
const A=splitLines(e.slice(s.before.start,s.before.end))
const n=splitLines(t.slice(s.after.start,s.after.end))
yield*compareLines(A,n)
r=s.before.end}yield*toLines(" ",splitLines(e.slice(r)))}function toBlocks(e,t,A){const r=[]
for(const s of A){const A=r.at(-1)
const n=A&&(s.before.start<A.before.end||s.after.start<A.after.end)
const o=n?r.pop():undefined
r.push({before:wholeLines(e,s.before,o?.before),after:wholeLines(t,s.after,o?.after)})}return r}function wholeLines(e,{start:t,end:A},r){if(r&&A<r.end)return r
const s=e.indexOf("\n",A)
const n=t===0?0:e.lastIndexOf("\n",t-1)+1
return{start:r?.start??n,end:s<0?e.length:s+1}}function splitLines(e){return e.match(/[^\n]*\n|[^\n]+/g)??[]}function toLines(e,t){return t.map(t=>({sign:e,text:t}))}function*compareLines(e,t){const A=Math.min(e.length,t.length)
let r=0
while(r<A&&e.at(-1-r)===t.at(-1-r))r+=1
const s=e.length-r
const n=t.slice(0,t.length-r)
const o=[]
for(const[t,A]of e.slice(0,s).entries()){const e=n[t]
if(e===A){yield*toLines("+",o.splice(0))
yield{sign:" ",text:A}}else{yield{sign:"-",text:A}
if(e!==undefined)o.push(e)}}yield*toLines("+",[...o,...n.slice(s)])
yield*toLines(" ",e.slice(s))}function formatHunks(e){const t=[]
for(const[A,{sign:s}]of e.entries()){if(s===" ")continue
const[n,o]=[Math.max(A-r,0),Math.min(A+1+r,e.length)]
const i=t.at(-1)
if(i&&n<=i.end)i.end=o
else t.push({start:n,end:o})}let[A,s,n]=[0,0,0]
const o=t.map(({start:t,end:r})=>{const o=e.slice(t,r)
const i=o.filter(({sign:e})=>e!=="+").length
const a=o.filter(({sign:e})=>e!=="-").length
s+=t-A
n+=t-A
const c=`@@ -${formatRange(s,i)} +${formatRange(n,a)} @@\n`;[A,s,n]=[r,s+i,n+a]
return c+o.map(formatLine).join("")})
return o.join("")}function formatRange(e,t){return`${t>0?e+1:e},${t}`}function formatLine({sign:e,text:t}){return`${e}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}},5860:(e,t,A)=>{"use strict"
A.d(t,{L:()=>createReport,l:()=>hasNewAddress})
function createReport({outcome:e,pages:t,files:A,failure:r}){const s=r&&{code:r.code,message:r.message}
return{version:1,outcome:e,pages:t,files:A,error:s}}function hasNewAddress({previousAddress:e,address:t}){return e!==null&&e!==t}},5865:(e,t,A)=>{"use strict"
A.d(t,{P:()=>createEffects,y:()=>c})
const r=require("node:os")
var s=A(8500)
const n=require("node:vm")
var o=A(6760)
const i="status-snippets"
function cacheLocation({env:e,platform:t,home:A}){const{isAbsolute:r,join:s}=t==="win32"?o.win32:o.posix
const below=(e,...t)=>e!==undefined&&r(e)?s(e,...t):null
const n=below(e.XDG_CACHE_HOME,i)
if(n!==null)return n
if(t==="win32"){return below(e.LOCALAPPDATA,i,"Cache")??below(A,"AppData","Local",i,"Cache")}return t==="darwin"?below(A,"Library","Caches",i):below(A,".cache",i)}var a=A(4036)
function createEffects(e=process.env,t=process.platform){let A
return{async fetch(t,r){A??=(0,a.L)(e)
return(await A)(t,r)},now:()=>Date.now(),sleep:e=>(0,s.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheLocation({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,r.homedir)()}catch{return""}}const c={now:()=>performance.now(),runWithTimeLimit}
const l={}
let g
function runWithTimeLimit(e,t){g??=(0,n.createContext)(l)
let A={outcome:"timed-out"}
l.work=()=>{A={outcome:"finished",value:t()}}
try{(0,n.runInContext)("work()",g,{timeout:e})}catch(e){if(Object(e).code!=="ERR_SCRIPT_EXECUTION_TIMEOUT")throw e}finally{delete l.work}return A}},4036:(e,t,A)=>{"use strict"
A.d(t,{L:()=>loadFetch,u:()=>readProxySettings})
var r=A(9529)
var s=A(5748)
async function loadFetch(e){const direct=(e,t)=>globalThis.fetch(e,t)
const t=readProxySettings(e)
if(t.httpProxy===""&&t.httpsProxy==="")return direct
const{EnvHttpProxyAgent:r,fetch:s}=await A.e(752).then(A.t.bind(A,6752,19))
const n=new r(t)
const o=s
return(e,A)=>{const{protocol:r}=new URL(e instanceof Request?e.url:e)
const s=r==="https:"?t.httpsProxy:t.httpProxy
return s===""?direct(e,A):o(e,{...A,dispatcher:n})}}function readProxySettings(e){const read=t=>(e[t]||e[t.toUpperCase()]||"").trim()
const readProxy=e=>{const t=read(e)
if(t==="")return""
const A=(0,s.D)(/^[a-z][a-z\d+.-]*:\/\//i.test(t)?t:`http://${t}`)
if(A!==null&&/^https?:$/.test(A.protocol))return A.href
const n="is not the address of an HTTP proxy"
throw new r.d({input:e,value:"***",problem:n,fix:"write it as http://host:port"})}
return{httpProxy:readProxy("http_proxy"),httpsProxy:readProxy("https_proxy"),noProxy:read("no_proxy")}}},1641:(e,t,A)=>{"use strict"
A.d(t,{Fx:()=>r,Kk:()=>s,be:()=>formatOf})
const r=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},8851:(e,t,A)=>{"use strict"
A.d(t,{qo:()=>readShow,vB:()=>parseAttributes})
var r=A(6101)
const s=["slug","custom-domain","show"]
const n=["badge","link","widget","script","definitions"]
const o=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t=e.trim()
const A={}
const r=new Set
o.lastIndex=0
while(o.lastIndex<t.length){const e=o.lastIndex
const[,s,...n]=o.exec(t)??[]
const i=n.find(e=>e!==undefined)?.trim()
if(s===undefined||i===undefined&&isAttribute(s)){return broken("invalid-attribute",`cannot read "${t.slice(e).trim()}"; write an attribute as key="value"`)}if(!isAttribute(s))return broken("unknown-attribute",unknownMessage(s))
if(r.has(s))return broken("repeated-attribute",`the attribute "${s}" appears twice; keep one`)
r.add(s)
if(!i)return broken("invalid-attribute",`the attribute "${s}" is empty; set a value or remove it`)
if(s==="show"){const e=readShow(i)
if(!e.valid){const{problem:t,fix:A}=e.refusal
return broken("invalid-attribute",`the attribute show="${i}" ${t}; ${A}`)}A.show=e.names}else{A[s==="slug"?"slug":"customDomain"]=i}}return{kind:"start",attributes:A}}function isAttribute(e){return s.some(t=>t===e)}function unknownMessage(e){const t=(0,r.Z)(e,s)
const A=t===null?`a marker can have ${s.join(", ")}`:`did you mean "${t}"?`
return`unknown attribute "${e}"; ${A}`}function broken(e,t){return{kind:"problem",code:e,message:t,role:"start"}}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return refuse("contains no names",i)
const A=[]
for(const e of t){const t=n.find(t=>t===e)
const s=t??(0,r.Z)(e,n)
if(!t)return refuse(`has the unknown name "${e}"`,s===null?i:`did you mean "${s}"?`)
if(A.includes(t))return refuse(`names "${e}" twice`,"write it once")
A.push(t)}return{valid:true,names:A}}const i=`write one or more of ${n.join(", ")}`
function refuse(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},9893:(e,t,A)=>{"use strict"
A.d(t,{A:()=>requestHeaders,R:()=>parseHeader})
const r=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const s=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const n=[[(e,t)=>/[\r\n]/.test(e+t),"contains a line break: use one line per header"],[e=>e==="",'has no name: write "Name: value"'],[e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),'has a name that is not a header name: use letters, digits and "-", with no blank before the colon'],[e=>r.has(e.toLowerCase()),'is "%", which describes the connection: leave it out'],[e=>s.has(e.toLowerCase()),'is "%", which the cache manages: leave it out'],[(e,t)=>t==="",'has no value: write "Name: value", and check that no variable in it is empty'],[(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),"has a value that headers cannot contain: remove control characters and characters beyond Latin-1"]]
function parseHeader(e){const t=e.indexOf(":")
if(t===-1)return{outcome:"refused",problem:'has no colon: write "Name: value"'}
const A=e.slice(0,t).replace(/^[\t ]+/,"")
const r=e.slice(t+1).replace(/^[\t ]+|[\t ]+$/g,"")
const s=n.find(([e])=>e(A,r))
if(s!==undefined)return{outcome:"refused",problem:s[1].replace("%",A)}
return{outcome:"header",header:[A,r]}}function requestHeaders(e,t){const A=new Map
for(const[e,r]of t){const t=e.toLowerCase()
const s=A.get(t)
A.set(t,s===undefined?r:`${s}${t==="cookie"?"; ":", "}${r}`)}const r={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...r,...Object.fromEntries(A)}}},7031:(e,t,A)=>{"use strict"
A.d(t,{_:()=>ServiceError})
const r={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of the service that hosts the page."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Pass them with the option `header`, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:A})=>`The response for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${A}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:A})=>`The response for page "${e}" is unsafe: the field "${t}" cannot be used, because ${A}`,fix:'Nothing was written, and the response was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:A})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${A?`: ${A}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
class ServiceError extends Error{name="ServiceError"
code
kind
slug
baseUrl
status
field
constructor(e,t){const{what:A,fix:s,kind:n}=r[e]
super(`${A(t)} (${responseOf(t)}). ${waitOf(t)}${s}`,{cause:t.cause})
this.code=e
this.kind=n
this.slug=t.slug
this.baseUrl=t.baseUrl
this.status=t.status??null
this.field=t.field??null}}function responseOf({status:e,baseUrl:t,text:A=""}){const r=A===""?"":`: "${A}"`
return e===undefined?`base-url ${t}`:`HTTP ${e} from ${t}${r}`}function waitOf({attempts:e,retryAfterSeconds:t}){if(e===undefined)return""
return t?`The service asks to wait ${t} s. `:"Try again later. "}},1244:(e,t,A)=>{"use strict"
A.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,o6:()=>parseHost})
var r=A(88)
var s=A(5748)
var n=A(9529)
const o=/^[A-Za-z\d._-]+$/
const i=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const a=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const c=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(o.test(e))return null
const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const A=firstProblem(e,i)
if(A!==null)return A
return e.normalize("NFKC")===e?null:"has characters that are replaced by others"}function parseHost(e,{minLabels:t,allowSlugLabels:A}){const r=findHostCharacterProblem(e)
if(r!==null)return{outcome:"refused",problem:r}
const n=(0,s.D)(`https://${e}`)?.hostname
if(n===undefined)return{outcome:"refused",problem:"is not a host name"}
const o=firstProblem(n,a)??(A?null:firstProblem(n,c))??(n.split(".").length<t?"has no dot":null)
return o===null?{outcome:"host",host:n}:{outcome:"refused",problem:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const A=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const r=parseHost(withoutRootDot(A),{minLabels:2,allowSlugLabels:false})
if(r.outcome==="host")return r.host
const s="use the public host name of the page, such as status.acme.com"
throw new n.d({input:t,value:e,problem:r.problem,fix:s})}function parseStatusPageHost(e){const t=parseHost(withoutRootDot(e),{minLabels:1,allowSlugLabels:false})
if(t.outcome==="host")return t.host
const A="use only the host name that follows the slug in page addresses, such as statuspage.me"
throw new n.d({input:"status-page-host",value:e,problem:t.problem,fix:A})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const A=parseHost(withoutRootDot(t),{minLabels:1,allowSlugLabels:true})
return A.outcome==="host"?A.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},9529:(e,t,A)=>{"use strict"
A.d(t,{d:()=>InputError})
var r=A(7819)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:A,fix:s}){super(`${e} ${(0,r.h)(t)} ${A}: ${s}`)
this.input=e
this.value=t
this.fix=s}}},8551:(e,t,A)=>{"use strict"
A.d(t,{d:()=>parseSlug})
var r=A(9529)
const s=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=s.find(([t])=>t.test(e))
if(!t)return e
const A='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new r.d({input:"slug",value:e,problem:t[1],fix:A})}},2658:(e,t,A)=>{"use strict"
A.d(t,{Qw:()=>widgetScript,Rz:()=>r,XP:()=>formsOf,YP:()=>mapFields,pq:()=>badgeImage,s9:()=>s})
const r=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]
function mapFields(e){const t=r.map(t=>[t,e(t)])
return Object.fromEntries(t)}const s={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function formsOf(e,t,A){return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:t},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:A,html:null}}}function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},88:(e,t,A)=>{"use strict"
A.d(t,{O:()=>escapeHidden,P:()=>findHiddenCharacter})
const r=[[/\p{Cc}/u,"a control character"],[/\u00ad/,"a soft hyphen"],[/\u200b/,"a zero-width space"],[/\u200c|\u200d/,"a zero-width joiner"],[/[\u061c\u200e\u200f]/,"a bidirectional mark"],[/[\u202a-\u202e]/,"a bidirectional override"],[/[\u2066-\u2069]/,"a bidirectional isolate"],[/[\u2028\u2029]/,"a line or paragraph separator"],[/[\u115f\u1160\u2800\u3164\uffa0]/,"a blank letter"],[/\p{Cs}/u,"half a surrogate pair"],[/\ufeff/,"a byte-order mark"],[/[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u,"a tag or variation selector"],[/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/u,"an invisible character"]]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const n=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
const o=/^[\x20-\x7e]*$/
function*hiddenCharactersIn(e,t){if(o.test(e))return
const A=new Set([...e.matchAll(s),...e.matchAll(n)].map(({index:e})=>e))
const i=t==="allowed"?/[^\t\n\r\x20-\x7e]/gu:/[^\x20-\x7e]/gu
for(const{0:t,index:s}of e.matchAll(i)){const e=r.find(([e])=>e.test(t))?.[1]
if(e===undefined||A.has(s))continue
const n=(t.codePointAt(0)??0).toString(16).toUpperCase()
yield{code:n,name:e,index:s}}}function findHiddenCharacter(e,t="refused"){for(const{code:A,name:r}of hiddenCharactersIn(e,t))return`${r} (U+${A.padStart(4,"0")})`
return null}function escapeHidden(e,t="refused"){const A=new Map([...hiddenCharactersIn(e,t)].map(({index:e,code:t})=>[e,t]))
return e.replace(/[^\x20-\x7e]/gu,(e,t)=>{const r=A.get(t)
return r===undefined?e:`\\u{${r}}`})}},5748:(e,t,A)=>{"use strict"
A.d(t,{D:()=>parseUrl})
function parseUrl(e,t){try{return new URL(e,t)}catch{return null}}},7819:(e,t,A)=>{"use strict"
A.d(t,{h:()=>quote})
var r=A(88)
const s=120
function quote(e){const t=[...e]
const A=t.slice(0,s).join("")
return`"${(0,r.O)(A)}${t.length>s?"\u2026":""}"`}},6101:(e,t,A)=>{"use strict"
A.d(t,{Z:()=>suggest})
var r=A(1916)
function suggest(e,t){const A=e.toLowerCase()
const editsTo=e=>A.length>1&&e.startsWith(A)?0:(0,r.Io)(A,e)
const[s]=t.map(e=>({name:e,edits:editsTo(e)})).filter(({name:e,edits:t})=>t<=Math.round(e.length*.4)).sort((e,t)=>e.edits-t.edits)
return s?.name??null}},3411:(e,t,A)=>{"use strict"
A.d(t,{r:()=>r})
const r="1.0.0"}}
var t={}
function __nccwpck_require__(A){var r=t[A]
if(r!==undefined){return r.exports}var s=t[A]={id:A,loaded:false,exports:{}}
var n=true
try{e[A].call(s.exports,s,s.exports,__nccwpck_require__)
n=false}finally{if(n)delete t[A]}s.loaded=true
return s.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var A=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=r=>r.map(r=>{if(r!==null&&typeof r==="object"){if(r[e])return r
if(r.then){var s=[]
s.d=0
r.then(e=>{n[t]=e
resolveQueue(s)},e=>{n[A]=e
resolveQueue(s)})
var n={}
n[e]=e=>e(s)
return n}}var o={}
o[e]=e=>{}
o[t]=r
return o})
__nccwpck_require__.a=(r,s,n)=>{var o
n&&((o=[]).d=-1)
var i=new Set
var a=r.exports
var c
var l
var g
var u=new Promise((e,t)=>{g=t
l=e})
u[t]=a
u[e]=e=>(o&&e(o),i.forEach(e),u["catch"](e=>{}))
r.exports=u
s(r=>{c=wrapDeps(r)
var s
var getResult=()=>c.map(e=>{if(e[A])throw e[A]
return e[t]})
var n=new Promise(t=>{s=()=>t(getResult)
s.r=0
var fnQueue=e=>e!==o&&!i.has(e)&&(i.add(e),e&&!e.d&&(s.r++,e.push(s)))
c.map(t=>t[e](fnQueue))})
return s.r?n:getResult()},e=>(e?g(u[A]=e):l(a),resolveQueue(o)))
o&&o.d<0&&(o.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(A,r){if(r&1)A=this(A)
if(r&8)return A
if(typeof A==="object"&&A){if(r&4&&A.__esModule)return A
if(r&16&&typeof A.then==="function")return A}var s=Object.create(null)
__nccwpck_require__.r(s)
var n={}
t=t||[null,e({}),e([]),e(e)]
for(var o=r&2&&A;typeof o=="object"&&!~t.indexOf(o);o=e(o)){Object.getOwnPropertyNames(o).forEach(e=>n[e]=()=>A[e])}n["default"]=()=>A
__nccwpck_require__.d(s,n)
return s}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var A in t){if(__nccwpck_require__.o(t,A)&&!__nccwpck_require__.o(e,A)){Object.defineProperty(e,A,{enumerable:true,get:t[A]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,A)=>{__nccwpck_require__.f[A](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({6:"picomatch",16:"find-files",43:"refresh-refresh-files",86:"client-client",146:"unist-util-visit-parents",203:"http-cache-semantics",268:"printers",298:"ignore",328:"html",369:"mdast-util-gfm",413:"undici",437:"files-workspace-files",532:"micromark-extension-mdxjs",609:"parse5",652:"service",665:"micromark",673:"validate",705:"files-workspace-files-2",752:"undici-2",761:"parse-github-markdown",764:"markdown",765:"mdast-util-from-markdown",826:"modes-pull-request",865:"unified",876:"commit-create-commit",982:"decode-named-character-reference",990:"mdast-util-to-markdown",996:"mdx"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={792:1}
var installChunk=t=>{var A=t.modules,r=t.ids,s=t.runtime
for(var n in A){if(__nccwpck_require__.o(A,n)){__nccwpck_require__.m[n]=A[n]}}if(s)s(__nccwpck_require__)
for(var o=0;o<r.length;o++)e[r[o]]=1}
__nccwpck_require__.f.require=(t,A)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var A=__nccwpck_require__(4905)
module.exports=A})()

