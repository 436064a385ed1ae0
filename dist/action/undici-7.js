"use strict"
exports.id=280
exports.ids=[280]
exports.modules={5280:(e,A,t)=>{var r
const s=t(5301)
const n=t(5331)
const o=t(7748)
const i=t(629)
const a=t(3104)
const c=t(9805)
const l=t(2272)
const g=t(4295)
const h=t(8849)
const E=t(9682)
const Q=t(1887)
const u=t(4899)
const C=t(2656)
const{InvalidArgumentError:I}=u
const B=t(2567)
const d=t(8272)
const f=t(3845)
const{MockCallHistory:y,MockCallHistoryLog:p}=t(7007)
const D=t(3533)
const S=t(8980)
const w=t(1207)
const m=t(8285)
const R=t(9944)
const{getGlobalDispatcher:N,setGlobalDispatcher:b}=t(9077)
const F=t(1627)
const k=t(1042)
Object.assign(n.prototype,B)
r=n
r=s
r=o
r=i
r=a
r=c
r=l
r=g
e.exports.EnvHttpProxyAgent=h
r=E
r=Q
r=R
r=F
r=k
r={redirect:t(9546),responseError:t(1174),retry:t(2314),dump:t(6124),dns:t(2971),cache:t(8006),decompress:t(5869),deduplicate:t(4104)}
r={MemoryCacheStore:t(5161)}
const U=t(7858)
r=U
r=d
r=u
r={parseHeaders:C.parseHeaders,headerNameToString:C.headerNameToString}
function makeDispatcher(e){return(A,t,r)=>{if(typeof t==="function"){r=t
t=null}if(!A||typeof A!=="string"&&typeof A!=="object"&&!(A instanceof URL)){throw new I("invalid url")}if(t!=null&&typeof t!=="object"){throw new I("invalid opts")}if(t&&t.path!=null){if(typeof t.path!=="string"){throw new I("invalid opts.path")}let e=t.path
if(!t.path.startsWith("/")){e=`/${e}`}A=new URL(C.parseOrigin(A).origin+e)}else{if(!t){t=typeof A==="object"?A:{}}A=C.parseURL(A)}const{agent:s,dispatcher:n=N()}=t
if(s){throw new I("unsupported opts.agent. Did you mean opts.client?")}return e.call(n,{...t,origin:A.origin,path:A.search?`${A.pathname}${A.search}`:A.pathname,method:t.method||(t.body?"PUT":"GET")},r)}}r=b
r=N
const M=t(478).fetch
const T=typeof __filename!=="undefined"?__filename:undefined
function appendFetchStackTrace(e,A){if(!e||typeof e!=="object"){return}const t=typeof e.stack==="string"?e.stack:""
const r=A.replace(/\\/g,"/")
if(t&&(t.includes(A)||t.includes(r))){return}const s={}
Error.captureStackTrace(s,appendFetchStackTrace)
if(!s.stack){return}const n=s.stack.split("\n").slice(1).join("\n")
e.stack=t?`${t}\n${n}`:s.stack}e.exports.fetch=function fetch(A,t=undefined){return M(A,t).catch(A=>{if(T){appendFetchStackTrace(A,T)}else if(A&&typeof A==="object"){Error.captureStackTrace(A,e.exports.fetch)}throw A})}
e.exports.Headers=t(9898).Headers
e.exports.Response=t(7371).Response
e.exports.Request=t(4988).Request
e.exports.FormData=t(5222).FormData
const{setGlobalOrigin:L,getGlobalOrigin:H}=t(9763)
r=L
r=H
const{CacheStorage:Y}=t(6045)
const{kConstruct:V}=t(4539)
r=new Y(V)
const{deleteCookie:G,getCookies:x,getSetCookies:v,setCookie:O,parseCookie:J}=t(6149)
r=G
r=x
r=v
r=O
r=J
const{parseMIMEType:W,serializeAMimeType:P}=t(3004)
r=W
r=P
const{CloseEvent:q,ErrorEvent:_,MessageEvent:Z}=t(7316)
const{WebSocket:z,ping:X}=t(9502)
e.exports.kb=z
e.exports.rd=q
e.exports.NN=_
e.exports.aM=Z
r=X
t(7353).WebSocketStream
t(2215).WebSocketError
r=makeDispatcher(B.request)
r=makeDispatcher(B.stream)
r=makeDispatcher(B.pipeline)
r=makeDispatcher(B.connect)
r=makeDispatcher(B.upgrade)
r=f
r=y
r=p
r=S
r=D
r=w
r=m
const{EventSource:K}=t(9110)
e.exports.GD=K
function install(){globalThis.fetch=e.exports.fetch
globalThis.Headers=e.exports.Headers
globalThis.Response=e.exports.Response
globalThis.Request=e.exports.Request
globalThis.FormData=e.exports.FormData
globalThis.WebSocket=e.exports.kb
globalThis.CloseEvent=e.exports.rd
globalThis.ErrorEvent=e.exports.NN
globalThis.MessageEvent=e.exports.aM
globalThis.EventSource=e.exports.GD}r=install},2910:(e,A,t)=>{const{addAbortListener:r}=t(2656)
const{RequestAbortedError:s}=t(4899)
const n=Symbol("kListener")
const o=Symbol("kSignal")
function abort(e){if(e.abort){e.abort(e[o]?.reason)}else{e.reason=e[o]?.reason??new s}removeSignal(e)}function addSignal(e,A){e.reason=null
e[o]=null
e[n]=null
if(!A){return}if(A.aborted){abort(e)
return}e[o]=A
e[n]=()=>{abort(e)}
r(e[o],e[n])}function removeSignal(e){if(!e[o]){return}if("removeEventListener"in e[o]){e[o].removeEventListener("abort",e[n])}else{e[o].removeListener("abort",e[n])}e[o]=null
e[n]=null}e.exports={addSignal,removeSignal}},4772:(e,A,t)=>{const r=t(4589)
const{AsyncResource:s}=t(6698)
const{InvalidArgumentError:n,SocketError:o}=t(4899)
const i=t(2656)
const{addSignal:a,removeSignal:c}=t(2910)
class ConnectHandler extends s{constructor(e,A){if(!e||typeof e!=="object"){throw new n("invalid opts")}if(typeof A!=="function"){throw new n("invalid callback")}const{signal:t,opaque:r,responseHeaders:s}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT")
this.opaque=r||null
this.responseHeaders=s||null
this.callback=A
this.abort=null
a(this,t)}onConnect(e,A){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=A}onHeaders(){throw new o("bad connect",null)}onUpgrade(e,A,t){const{callback:r,opaque:s,context:n}=this
c(this)
this.callback=null
let o=A
if(o!=null){o=this.responseHeaders==="raw"?i.parseRawHeaders(A):i.parseHeaders(A)}this.runInAsyncScope(r,null,null,{statusCode:e,headers:o,socket:t,opaque:s,context:n})}onError(e){const{callback:A,opaque:t}=this
c(this)
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:t})})}}}function connect(e,A){if(A===undefined){return new Promise((A,t)=>{connect.call(this,e,(e,r)=>e?t(e):A(r))})}try{const t=new ConnectHandler(e,A)
const r={...e,method:"CONNECT"}
this.dispatch(r,t)}catch(t){if(typeof A!=="function"){throw t}const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}e.exports=connect},7646:(e,A,t)=>{const{Readable:r,Duplex:s,PassThrough:n}=t(7075)
const o=t(4589)
const{AsyncResource:i}=t(6698)
const{InvalidArgumentError:a,InvalidReturnValueError:c,RequestAbortedError:l}=t(4899)
const g=t(2656)
const{addSignal:h,removeSignal:E}=t(2910)
function noop(){}const Q=Symbol("resume")
class PipelineRequest extends r{constructor(){super({autoDestroy:true})
this[Q]=null}_read(){const{[Q]:e}=this
if(e){this[Q]=null
e()}}_destroy(e,A){this._read()
A(e)}}class PipelineResponse extends r{constructor(e){super({autoDestroy:true})
this[Q]=e}_read(){this[Q]()}_destroy(e,A){if(!e&&!this._readableState.endEmitted){e=new l}A(e)}}class PipelineHandler extends i{constructor(e,A){if(!e||typeof e!=="object"){throw new a("invalid opts")}if(typeof A!=="function"){throw new a("invalid handler")}const{signal:t,method:r,opaque:n,onInfo:o,responseHeaders:i}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function"){throw new a("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new a("invalid method")}if(o&&typeof o!=="function"){throw new a("invalid onInfo callback")}super("UNDICI_PIPELINE")
this.opaque=n||null
this.responseHeaders=i||null
this.handler=A
this.abort=null
this.context=null
this.onInfo=o||null
this.req=(new PipelineRequest).on("error",noop)
this.ret=new s({readableObjectMode:e.objectMode,autoDestroy:true,read:()=>{const{body:e}=this
if(e?.resume){e.resume()}},write:(e,A,t)=>{const{req:r}=this
if(r.push(e,A)||r._readableState.destroyed){t()}else{r[Q]=t}},destroy:(e,A)=>{const{body:t,req:r,res:s,ret:n,abort:o}=this
if(!e&&!n._readableState.endEmitted){e=new l}if(o&&e){o()}g.destroy(t,e)
g.destroy(r,e)
g.destroy(s,e)
E(this)
A(e)}}).on("prefinish",()=>{const{req:e}=this
e.push(null)})
this.res=null
h(this,t)}onConnect(e,A){const{res:t}=this
if(this.reason){e(this.reason)
return}o(!t,"pipeline cannot be retried")
this.abort=e
this.context=A}onHeaders(e,A,t){const{opaque:r,handler:s,context:n}=this
if(e<200){if(this.onInfo){const t=this.responseHeaders==="raw"?g.parseRawHeaders(A):g.parseHeaders(A)
this.onInfo({statusCode:e,headers:t})}return}this.res=new PipelineResponse(t)
let o
try{this.handler=null
const t=this.responseHeaders==="raw"?g.parseRawHeaders(A):g.parseHeaders(A)
o=this.runInAsyncScope(s,null,{statusCode:e,headers:t,opaque:r,body:this.res,context:n})}catch(e){this.res.on("error",noop)
throw e}if(!o||typeof o.on!=="function"){throw new c("expected Readable")}o.on("data",e=>{const{ret:A,body:t}=this
if(!A.push(e)&&t.pause){t.pause()}}).on("error",e=>{const{ret:A}=this
g.destroy(A,e)}).on("end",()=>{const{ret:e}=this
e.push(null)}).on("close",()=>{const{ret:e}=this
if(!e._readableState.ended){g.destroy(e,new l)}})
this.body=o}onData(e){const{res:A}=this
return A.push(e)}onComplete(e){const{res:A}=this
A.push(null)}onError(e){const{ret:A}=this
this.handler=null
g.destroy(A,e)}}function pipeline(e,A){try{const t=new PipelineHandler(e,A)
this.dispatch({...e,body:t.req},t)
return t.ret}catch(e){return(new n).destroy(e)}}e.exports=pipeline},4203:(e,A,t)=>{const r=t(4589)
const{AsyncResource:s}=t(6698)
const{Readable:n}=t(7319)
const{InvalidArgumentError:o,RequestAbortedError:i}=t(4899)
const a=t(2656)
function noop(){}class RequestHandler extends s{constructor(e,A){if(!e||typeof e!=="object"){throw new o("invalid opts")}const{signal:t,method:r,opaque:s,body:n,onInfo:c,responseHeaders:l,highWaterMark:g}=e
try{if(typeof A!=="function"){throw new o("invalid callback")}if(g!=null&&(!Number.isFinite(g)||g<0)){throw new o("invalid highWaterMark")}if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new o("invalid method")}if(c&&typeof c!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_REQUEST")}catch(e){if(a.isStream(n)){a.destroy(n.on("error",noop),e)}throw e}this.method=r
this.responseHeaders=l||null
this.opaque=s||null
this.callback=A
this.res=null
this.abort=null
this.body=n
this.trailers={}
this.context=null
this.onInfo=c||null
this.highWaterMark=g
this.reason=null
this.removeAbortListener=null
if(t?.aborted){this.reason=t.reason??new i}else if(t){this.removeAbortListener=a.addAbortListener(t,()=>{this.reason=t.reason??new i
if(this.res){a.destroy(this.res.on("error",noop),this.reason)}else if(this.abort){this.abort(this.reason)}})}}onConnect(e,A){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=A}onHeaders(e,A,t,r){const{callback:s,opaque:o,abort:i,context:c,responseHeaders:l,highWaterMark:g}=this
const h=l==="raw"?a.parseRawHeaders(A):a.parseHeaders(A)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:h})}return}const E=l==="raw"?a.parseHeaders(A):h
const Q=E["content-type"]
const u=E["content-length"]
const C=new n({resume:t,abort:i,contentType:Q,contentLength:this.method!=="HEAD"&&u?Number(u):null,highWaterMark:g})
if(this.removeAbortListener){C.on("close",this.removeAbortListener)
this.removeAbortListener=null}this.callback=null
this.res=C
if(s!==null){try{this.runInAsyncScope(s,null,null,{statusCode:e,statusText:r,headers:h,trailers:this.trailers,opaque:o,body:C,context:c})}catch(e){this.res=null
a.destroy(C.on("error",noop),e)
queueMicrotask(()=>{throw e})}}}onData(e){return this.res.push(e)}onComplete(e){a.parseHeaders(e,this.trailers)
this.res.push(null)}onError(e){const{res:A,callback:t,body:r,opaque:s}=this
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:s})})}if(A){this.res=null
queueMicrotask(()=>{a.destroy(A.on("error",noop),e)})}if(r){this.body=null
if(a.isStream(r)){r.on("error",noop)
a.destroy(r,e)}}if(this.removeAbortListener){this.removeAbortListener()
this.removeAbortListener=null}}}function request(e,A){if(A===undefined){return new Promise((A,t)=>{request.call(this,e,(e,r)=>e?t(e):A(r))})}try{const t=new RequestHandler(e,A)
this.dispatch(e,t)}catch(t){if(typeof A!=="function"){throw t}const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}e.exports=request
e.exports.RequestHandler=RequestHandler},3048:(e,A,t)=>{const r=t(4589)
const{finished:s}=t(7075)
const{AsyncResource:n}=t(6698)
const{InvalidArgumentError:o,InvalidReturnValueError:i}=t(4899)
const a=t(2656)
const{addSignal:c,removeSignal:l}=t(2910)
function noop(){}class StreamHandler extends n{constructor(e,A,t){if(!e||typeof e!=="object"){throw new o("invalid opts")}const{signal:r,method:s,opaque:n,body:i,onInfo:l,responseHeaders:g}=e
try{if(typeof t!=="function"){throw new o("invalid callback")}if(typeof A!=="function"){throw new o("invalid factory")}if(r&&typeof r.on!=="function"&&typeof r.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(s==="CONNECT"){throw new o("invalid method")}if(l&&typeof l!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_STREAM")}catch(e){if(a.isStream(i)){a.destroy(i.on("error",noop),e)}throw e}this.responseHeaders=g||null
this.opaque=n||null
this.factory=A
this.callback=t
this.res=null
this.abort=null
this.context=null
this.trailers=null
this.body=i
this.onInfo=l||null
if(a.isStream(i)){i.on("error",e=>{this.onError(e)})}c(this,r)}onConnect(e,A){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=A}onHeaders(e,A,t,r){const{factory:n,opaque:o,context:c,responseHeaders:l}=this
const g=l==="raw"?a.parseRawHeaders(A):a.parseHeaders(A)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:g})}return}this.factory=null
if(n===null){return}const h=this.runInAsyncScope(n,null,{statusCode:e,headers:g,opaque:o,context:c})
if(!h||typeof h.write!=="function"||typeof h.end!=="function"||typeof h.on!=="function"){throw new i("expected Writable")}s(h,{readable:false},e=>{const{callback:A,res:t,opaque:r,trailers:s,abort:n}=this
this.res=null
if(e||!t?.readable){a.destroy(t,e)}this.callback=null
this.runInAsyncScope(A,null,e||null,{opaque:r,trailers:s})
if(e){n()}})
h.on("drain",t)
this.res=h
const E=h.writableNeedDrain!==undefined?h.writableNeedDrain:h._writableState?.needDrain
return E!==true}onData(e){const{res:A}=this
return A?A.write(e):true}onComplete(e){const{res:A}=this
l(this)
if(!A){return}this.trailers=a.parseHeaders(e)
A.end()}onError(e){const{res:A,callback:t,opaque:r,body:s}=this
l(this)
this.factory=null
if(A){this.res=null
a.destroy(A,e)}else if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:r})})}if(s){this.body=null
a.destroy(s,e)}}}function stream(e,A,t){if(t===undefined){return new Promise((t,r)=>{stream.call(this,e,A,(e,A)=>e?r(e):t(A))})}try{const r=new StreamHandler(e,A,t)
this.dispatch(e,r)}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=stream},2202:(e,A,t)=>{const{InvalidArgumentError:r,SocketError:s}=t(4899)
const{AsyncResource:n}=t(6698)
const o=t(4589)
const i=t(2656)
const{kHTTP2Stream:a}=t(4539)
const{addSignal:c,removeSignal:l}=t(2910)
class UpgradeHandler extends n{constructor(e,A){if(!e||typeof e!=="object"){throw new r("invalid opts")}if(typeof A!=="function"){throw new r("invalid callback")}const{signal:t,opaque:s,responseHeaders:n}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function"){throw new r("signal must be an EventEmitter or EventTarget")}super("UNDICI_UPGRADE")
this.responseHeaders=n||null
this.opaque=s||null
this.callback=A
this.abort=null
this.context=null
c(this,t)}onConnect(e,A){if(this.reason){e(this.reason)
return}o(this.callback)
this.abort=e
this.context=null}onHeaders(){throw new s("bad upgrade",null)}onUpgrade(e,A,t){o(t[a]===true?e===200:e===101)
const{callback:r,opaque:s,context:n}=this
l(this)
this.callback=null
const c=this.responseHeaders==="raw"?i.parseRawHeaders(A):i.parseHeaders(A)
this.runInAsyncScope(r,null,null,{headers:c,socket:t,opaque:s,context:n})}onError(e){const{callback:A,opaque:t}=this
l(this)
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:t})})}}}function upgrade(e,A){if(A===undefined){return new Promise((A,t)=>{upgrade.call(this,e,(e,r)=>e?t(e):A(r))})}try{const t=new UpgradeHandler(e,A)
const r={...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"}
this.dispatch(r,t)}catch(t){if(typeof A!=="function"){throw t}const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}e.exports=upgrade},2567:(e,A,t)=>{e.exports.request=t(4203)
e.exports.stream=t(3048)
e.exports.pipeline=t(7646)
e.exports.upgrade=t(2202)
e.exports.connect=t(4772)},7319:(e,A,t)=>{const r=t(4589)
const{Readable:s}=t(7075)
const{RequestAbortedError:n,NotSupportedError:o,InvalidArgumentError:i,AbortError:a}=t(4899)
const c=t(2656)
const{ReadableStreamFrom:l}=t(2656)
const g=Symbol("kConsume")
const h=Symbol("kReading")
const E=Symbol("kBody")
const Q=Symbol("kAbort")
const u=Symbol("kContentType")
const C=Symbol("kContentLength")
const I=Symbol("kUsed")
const B=Symbol("kBytesRead")
const noop=()=>{}
class BodyReadable extends s{constructor({resume:e,abort:A,contentType:t="",contentLength:r,highWaterMark:s=64*1024}){super({autoDestroy:true,read:e,highWaterMark:s})
this._readableState.dataEmitted=false
this[Q]=A
this[g]=null
this[B]=0
this[E]=null
this[I]=false
this[u]=t
this[C]=Number.isFinite(r)?r:null
this[h]=false}_destroy(e,A){if(!e&&!this._readableState.endEmitted){e=new n}if(e){this[Q]()}if(!this[I]){setImmediate(A,e)}else{A(e)}}on(e,A){if(e==="data"||e==="readable"){this[h]=true
this[I]=true}return super.on(e,A)}addListener(e,A){return this.on(e,A)}off(e,A){const t=super.off(e,A)
if(e==="data"||e==="readable"){this[h]=this.listenerCount("data")>0||this.listenerCount("readable")>0}return t}removeListener(e,A){return this.off(e,A)}push(e){if(e){this[B]+=e.length
if(this[g]){consumePush(this[g],e)
return this[h]?super.push(e):true}}return super.push(e)}text(){return consume(this,"text")}json(){return consume(this,"json")}blob(){return consume(this,"blob")}bytes(){return consume(this,"bytes")}arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){throw new o}get bodyUsed(){return c.isDisturbed(this)}get body(){if(!this[E]){this[E]=l(this)
if(this[g]){this[E].getReader()
r(this[E].locked)}}return this[E]}dump(e){const A=e?.signal
if(A!=null&&(typeof A!=="object"||!("aborted"in A))){return Promise.reject(new i("signal must be an AbortSignal"))}const t=e?.limit&&Number.isFinite(e.limit)?e.limit:128*1024
if(A?.aborted){return Promise.reject(A.reason??new a)}if(this._readableState.closeEmitted){return Promise.resolve(null)}return new Promise((e,r)=>{if(this[C]&&this[C]>t||this[B]>t){this.destroy(new a)}if(A){const onAbort=()=>{this.destroy(A.reason??new a)}
A.addEventListener("abort",onAbort)
this.on("close",function(){A.removeEventListener("abort",onAbort)
if(A.aborted){r(A.reason??new a)}else{e(null)}})}else{this.on("close",e)}this.on("error",noop).on("data",()=>{if(this[B]>t){this.destroy()}}).resume()})}setEncoding(e){if(Buffer.isEncoding(e)){this._readableState.encoding=e}return this}}function isLocked(e){return e[E]?.locked===true||e[g]!==null}function isUnusable(e){return c.isDisturbed(e)||isLocked(e)}function consume(e,A){r(!e[g])
return new Promise((t,r)=>{if(isUnusable(e)){const A=e._readableState
if(A.destroyed&&A.closeEmitted===false){e.on("error",r).on("close",()=>{r(new TypeError("unusable"))})}else{r(A.errored??new TypeError("unusable"))}}else{queueMicrotask(()=>{e[g]={type:A,stream:e,resolve:t,reject:r,length:0,body:[]}
e.on("error",function(e){consumeFinish(this[g],e)}).on("close",function(){if(this[g].body!==null){consumeFinish(this[g],new n)}})
consumeStart(e[g])})}})}function consumeStart(e){if(e.body===null){return}const{_readableState:A}=e.stream
if(A.bufferIndex){const t=A.bufferIndex
const r=A.buffer.length
for(let s=t;s<r;s++){consumePush(e,A.buffer[s])}}else{for(const t of A.buffer){consumePush(e,t)}}if(A.endEmitted){consumeEnd(this[g],this._readableState.encoding)}else{e.stream.on("end",function(){consumeEnd(this[g],this._readableState.encoding)})}e.stream.resume()
while(e.stream.read()!=null){}}function chunksDecode(e,A,t){if(e.length===0||A===0){return""}const r=e.length===1?e[0]:Buffer.concat(e,A)
const s=r.length
const n=s>2&&r[0]===239&&r[1]===187&&r[2]===191?3:0
if(!t||t==="utf8"||t==="utf-8"){return r.utf8Slice(n,s)}else{return r.subarray(n,s).toString(t)}}function chunksConcat(e,A){if(e.length===0||A===0){return new Uint8Array(0)}if(e.length===1){return new Uint8Array(e[0])}const t=new Uint8Array(Buffer.allocUnsafeSlow(A).buffer)
let r=0
for(let A=0;A<e.length;++A){const s=e[A]
t.set(s,r)
r+=s.length}return t}function consumeEnd(e,A){const{type:t,body:r,resolve:s,stream:n,length:o}=e
try{if(t==="text"){s(chunksDecode(r,o,A))}else if(t==="json"){s(JSON.parse(chunksDecode(r,o,A)))}else if(t==="arrayBuffer"){s(chunksConcat(r,o).buffer)}else if(t==="blob"){s(new Blob(r,{type:n[u]}))}else if(t==="bytes"){s(chunksConcat(r,o))}consumeFinish(e)}catch(e){n.destroy(e)}}function consumePush(e,A){e.length+=A.length
e.body.push(A)}function consumeFinish(e,A){if(e.body===null){return}if(A){e.reject(A)}else{e.resolve()}e.type=null
e.stream=null
e.resolve=null
e.reject=null
e.length=0
e.body=null}e.exports={Readable:BodyReadable,chunksDecode}},5161:(e,A,t)=>{const{Writable:r}=t(7075)
const{EventEmitter:s}=t(8474)
const{assertCacheKey:n,assertCacheValue:o}=t(9739)
class MemoryCacheStore extends s{#e=1024
#A=104857600
#t=5242880
#r=0
#s=0
#n=new Map
#o=false
constructor(e){super()
if(e){if(typeof e!=="object"){throw new TypeError("MemoryCacheStore options must be an object")}if(e.maxCount!==undefined){if(typeof e.maxCount!=="number"||!Number.isInteger(e.maxCount)||e.maxCount<0){throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer")}this.#e=e.maxCount}if(e.maxSize!==undefined){if(typeof e.maxSize!=="number"||!Number.isInteger(e.maxSize)||e.maxSize<0){throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer")}this.#A=e.maxSize}if(e.maxEntrySize!==undefined){if(typeof e.maxEntrySize!=="number"||!Number.isInteger(e.maxEntrySize)||e.maxEntrySize<0){throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer")}this.#t=e.maxEntrySize}}}get size(){return this.#r}isFull(){return this.#r>=this.#A||this.#s>=this.#e}get(e){n(e)
const A=`${e.origin}:${e.path}`
const t=Date.now()
const r=this.#n.get(A)
const s=r?findEntry(e,r,t):null
return s==null?undefined:{statusMessage:s.statusMessage,statusCode:s.statusCode,headers:s.headers,body:s.body,vary:s.vary?s.vary:undefined,etag:s.etag,cacheControlDirectives:s.cacheControlDirectives,cachedAt:s.cachedAt,staleAt:s.staleAt,deleteAt:s.deleteAt}}createWriteStream(e,A){n(e)
o(A)
const t=`${e.origin}:${e.path}`
const s=this
const i={...e,...A,body:[],size:0}
return new r({write(e,A,t){if(typeof e==="string"){e=Buffer.from(e,A)}i.size+=e.byteLength
if(i.size>=s.#t){this.destroy()}else{i.body.push(e)}t(null)},final(A){let r=s.#n.get(t)
if(!r){r=[]
s.#n.set(t,r)}const n=findEntry(e,r,Date.now())
if(n){const e=r.indexOf(n)
r.splice(e,1,i)
s.#r-=n.size}else{r.push(i)
s.#s+=1}s.#r+=i.size
if(s.#r>s.#A||s.#s>s.#e){if(!s.#o){s.emit("maxSizeExceeded",{size:s.#r,maxSize:s.#A,count:s.#s,maxCount:s.#e})
s.#o=true}for(const[e,A]of s.#n){for(const e of A.splice(0,A.length/2)){s.#r-=e.size
s.#s-=1}if(A.length===0){s.#n.delete(e)}}if(s.#r<s.#A&&s.#s<s.#e){s.#o=false}}A(null)}})}delete(e){if(typeof e!=="object"){throw new TypeError(`expected key to be object, got ${typeof e}`)}const A=`${e.origin}:${e.path}`
for(const e of this.#n.get(A)??[]){this.#r-=e.size
this.#s-=1}this.#n.delete(A)}}function findEntry(e,A,t){for(let r=0;r<A.length;r++){const s=A[r]
if(s.deleteAt>t&&s.method===e.method&&varyMatches(e,s)){return s}}}function varyMatches(e,A){if(A.vary==null){return true}for(const t in A.vary){if(Object.hasOwn(A.vary,t)&&!headerValueEquals(e.headers?.[t],A.vary[t])){return false}}return true}function headerValueEquals(e,A){if(e==null&&A==null){return true}if(e==null&&A!=null||e!=null&&A==null){return false}if(Array.isArray(e)&&Array.isArray(A)){if(e.length!==A.length){return false}for(let t=0;t<e.length;t++){if(e[t]!==A[t]){return false}}return true}return e===A}e.exports=MemoryCacheStore},7858:(e,A,t)=>{const{Writable:r}=t(7075)
const{assertCacheKey:s,assertCacheValue:n}=t(9739)
let o
const i=4
const a=2*1e3*1e3*1e3
e.exports=class SqliteCacheStore{#t=a
#e=Infinity
#i
#a
#c
#l
#g
#h
#E
#Q
constructor(e){if(e){if(typeof e!=="object"){throw new TypeError("SqliteCacheStore options must be an object")}if(e.maxEntrySize!==undefined){if(typeof e.maxEntrySize!=="number"||!Number.isInteger(e.maxEntrySize)||e.maxEntrySize<0){throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer")}if(e.maxEntrySize>a){throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb")}this.#t=e.maxEntrySize}if(e.maxCount!==undefined){if(typeof e.maxCount!=="number"||!Number.isInteger(e.maxCount)||e.maxCount<0){throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer")}this.#e=e.maxCount}}if(!o){o=t(99).DatabaseSync}this.#i=new o(e?.location??":memory:")
this.#i.exec(`\n      PRAGMA journal_mode = WAL;\n      PRAGMA synchronous = NORMAL;\n      PRAGMA temp_store = memory;\n      PRAGMA optimize;\n\n      CREATE TABLE IF NOT EXISTS cacheInterceptorV${i} (\n        -- Data specific to us\n        id INTEGER PRIMARY KEY AUTOINCREMENT,\n        url TEXT NOT NULL,\n        method TEXT NOT NULL,\n\n        -- Data returned to the interceptor\n        body BUF NULL,\n        deleteAt INTEGER NOT NULL,\n        statusCode INTEGER NOT NULL,\n        statusMessage TEXT NOT NULL,\n        headers TEXT NULL,\n        cacheControlDirectives TEXT NULL,\n        etag TEXT NULL,\n        vary TEXT NULL,\n        cachedAt INTEGER NOT NULL,\n        staleAt INTEGER NOT NULL\n      );\n\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${i}_getValuesQuery ON cacheInterceptorV${i}(url, method, deleteAt);\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${i}_deleteByUrlQuery ON cacheInterceptorV${i}(deleteAt);\n    `)
this.#a=this.#i.prepare(`\n      SELECT\n        id,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      FROM cacheInterceptorV${i}\n      WHERE\n        url = ?\n        AND method = ?\n      ORDER BY\n        deleteAt ASC\n    `)
this.#c=this.#i.prepare(`\n      UPDATE cacheInterceptorV${i} SET\n        body = ?,\n        deleteAt = ?,\n        statusCode = ?,\n        statusMessage = ?,\n        headers = ?,\n        etag = ?,\n        cacheControlDirectives = ?,\n        cachedAt = ?,\n        staleAt = ?\n      WHERE\n        id = ?\n    `)
this.#l=this.#i.prepare(`\n      INSERT INTO cacheInterceptorV${i} (\n        url,\n        method,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\n    `)
this.#h=this.#i.prepare(`DELETE FROM cacheInterceptorV${i} WHERE url = ?`)
this.#E=this.#i.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${i}`)
this.#g=this.#i.prepare(`DELETE FROM cacheInterceptorV${i} WHERE deleteAt <= ?`)
this.#Q=this.#e===Infinity?null:this.#i.prepare(`\n        DELETE FROM cacheInterceptorV${i}\n        WHERE id IN (\n          SELECT\n            id\n          FROM cacheInterceptorV${i}\n          ORDER BY cachedAt ASC\n          LIMIT ?\n        )\n      `)}close(){this.#i.close()}get(e){s(e)
const A=this.#u(e)
return A?{body:A.body?Buffer.from(A.body.buffer,A.body.byteOffset,A.body.byteLength):undefined,statusCode:A.statusCode,statusMessage:A.statusMessage,headers:A.headers?JSON.parse(A.headers):undefined,etag:A.etag?A.etag:undefined,vary:A.vary?JSON.parse(A.vary):undefined,cacheControlDirectives:A.cacheControlDirectives?JSON.parse(A.cacheControlDirectives):undefined,cachedAt:A.cachedAt,staleAt:A.staleAt,deleteAt:A.deleteAt}:undefined}set(e,A){s(e)
const t=this.#C(e)
const r=Array.isArray(A.body)?Buffer.concat(A.body):A.body
const n=r?.byteLength
if(n&&n>this.#t){return}const o=this.#u(e,true)
if(o){this.#c.run(r,A.deleteAt,A.statusCode,A.statusMessage,A.headers?JSON.stringify(A.headers):null,A.etag?A.etag:null,A.cacheControlDirectives?JSON.stringify(A.cacheControlDirectives):null,A.cachedAt,A.staleAt,o.id)}else{this.#l.run(t,e.method,r,A.deleteAt,A.statusCode,A.statusMessage,A.headers?JSON.stringify(A.headers):null,A.etag?A.etag:null,A.cacheControlDirectives?JSON.stringify(A.cacheControlDirectives):null,A.vary?JSON.stringify(A.vary):null,A.cachedAt,A.staleAt)
this.#I()}}createWriteStream(e,A){s(e)
n(A)
let t=0
const o=[]
const i=this
return new r({decodeStrings:true,write(e,A,r){t+=e.byteLength
if(t<i.#t){o.push(e)}else{this.destroy()}r()},final(t){i.set(e,{...A,body:o})
t()}})}delete(e){if(typeof e!=="object"){throw new TypeError(`expected key to be object, got ${typeof e}`)}this.#h.run(this.#C(e))}#I(){if(Number.isFinite(this.#e)&&this.size<=this.#e){return 0}{const e=this.#g.run(Date.now()).changes
if(e){return e}}{const e=this.#Q?.run(Math.max(Math.floor(this.#e*.1),1)).changes
if(e){return e}}return 0}get size(){const{total:e}=this.#E.get()
return e}#C(e){return`${e.origin}/${e.path}`}#u(e,A=false){const t=this.#C(e)
const{headers:r,method:s}=e
const n=this.#a.all(t,s)
if(n.length===0){return undefined}const o=Date.now()
for(const e of n){if(o>=e.deleteAt&&!A){continue}let t=true
if(e.vary){const A=JSON.parse(e.vary)
for(const e in A){if(!headerValueEquals(r[e],A[e])){t=false
break}}}if(t){return e}}return undefined}}
function headerValueEquals(e,A){if(e==null&&A==null){return true}if(e==null&&A!=null||e!=null&&A==null){return false}if(Array.isArray(e)&&Array.isArray(A)){if(e.length!==A.length){return false}for(let t=0;t<e.length;t++){if(e[t]!==A[t]){return false}}return true}return e===A}},8272:(e,A,t)=>{const r=t(7030)
const s=t(4589)
const n=t(2656)
const{InvalidArgumentError:o}=t(4899)
let i
const a=class WeakSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map
this._sessionRegistry=new FinalizationRegistry(e=>{if(this._sessionCache.size<this._maxCachedSessions){return}const A=this._sessionCache.get(e)
if(A!==undefined&&A.deref()===undefined){this._sessionCache.delete(e)}})}get(e){const A=this._sessionCache.get(e)
return A?A.deref():null}set(e,A){if(this._maxCachedSessions===0){return}if(this._sessionCache.has(e)){this._sessionCache.delete(e)}else if(this._sessionCache.size>=this._maxCachedSessions){let e=false
for(const[A,t]of this._sessionCache){if(t.deref()===undefined){this._sessionCache.delete(A)
e=true
break}}if(!e){const e=this._sessionCache.keys().next()
if(!e.done){this._sessionCache.delete(e.value)}}}this._sessionCache.set(e,new WeakRef(A))
this._sessionRegistry.register(A,e)}}
function buildConnector({allowH2:e,useH2c:A,maxCachedSessions:c,socketPath:l,timeout:g,session:h,...E}){if(c!=null&&(!Number.isInteger(c)||c<0)){throw new o("maxCachedSessions must be a positive integer or zero")}const Q={path:l,...E}
const u=new a(c==null?100:c)
g=g==null?1e4:g
e=e!=null?e:false
return function connect({hostname:o,host:a,protocol:c,port:l,servername:E,localAddress:C,httpSocket:I},B){let d
if(c==="https:"){if(!i){i=t(1692)}E=E||Q.servername||n.getServerName(a)||null
const A=E||o
s(A)
const r=h||u.get(A)||null
l=l||443
d=i.connect({highWaterMark:16384,...Q,servername:E,session:r,localAddress:C,ALPNProtocols:e?["http/1.1","h2"]:["http/1.1"],socket:I,port:l,host:o})
d.on("session",function(e){u.set(A,e)})}else{s(!I,"httpSocket can only be sent on TLS update")
l=l||80
d=r.connect({highWaterMark:64*1024,...Q,localAddress:C,port:l,host:o})
if(A===true){d.alpnProtocol="h2"}}if(Q.keepAlive==null||Q.keepAlive){const e=Q.keepAliveInitialDelay===undefined?6e4:Q.keepAliveInitialDelay
d.setKeepAlive(true,e)}const f=n.setupConnectTimeout(new WeakRef(d),{timeout:g,hostname:o,port:l})
d.setNoDelay(true).once(c==="https:"?"secureConnect":"connect",function(){queueMicrotask(f)
if(B){const e=B
B=null
e(null,this)}}).on("error",function(e){queueMicrotask(f)
if(B){const A=B
B=null
A(e)}})
return d}}e.exports=buildConnector},5647:e=>{const A=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
const t={}
Object.setPrototypeOf(t,null)
const r={}
Object.setPrototypeOf(r,null)
function getHeaderNameAsBuffer(e){let A=r[e]
if(A===undefined){A=Buffer.from(e)}return A}for(let e=0;e<A.length;++e){const r=A[e]
const s=r.toLowerCase()
t[r]=t[s]=s}e.exports={wellknownHeaderNames:A,headerNameLowerCasedRecord:t,getHeaderNameAsBuffer}},4814:(e,A,t)=>{const r=t(3053)
const s=t(7975)
const n=s.debuglog("undici")
const o=s.debuglog("fetch")
const i=s.debuglog("websocket")
const a={beforeConnect:r.channel("undici:client:beforeConnect"),connected:r.channel("undici:client:connected"),connectError:r.channel("undici:client:connectError"),sendHeaders:r.channel("undici:client:sendHeaders"),create:r.channel("undici:request:create"),bodySent:r.channel("undici:request:bodySent"),bodyChunkSent:r.channel("undici:request:bodyChunkSent"),bodyChunkReceived:r.channel("undici:request:bodyChunkReceived"),headers:r.channel("undici:request:headers"),trailers:r.channel("undici:request:trailers"),error:r.channel("undici:request:error"),open:r.channel("undici:websocket:open"),close:r.channel("undici:websocket:close"),socketError:r.channel("undici:websocket:socket_error"),ping:r.channel("undici:websocket:ping"),pong:r.channel("undici:websocket:pong"),proxyConnected:r.channel("undici:proxy:connected")}
let c=false
function trackClientEvents(e=n){if(c){return}if(a.beforeConnect.hasSubscribers||a.connected.hasSubscribers||a.connectError.hasSubscribers||a.sendHeaders.hasSubscribers){c=true
return}c=true
r.subscribe("undici:client:beforeConnect",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n}}=A
e("connecting to %s%s using %s%s",n,s?`:${s}`:"",r,t)})
r.subscribe("undici:client:connected",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n}}=A
e("connected to %s%s using %s%s",n,s?`:${s}`:"",r,t)})
r.subscribe("undici:client:connectError",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n},error:o}=A
e("connection to %s%s using %s%s errored - %s",n,s?`:${s}`:"",r,t,o.message)})
r.subscribe("undici:client:sendHeaders",A=>{const{request:{method:t,path:r,origin:s}}=A
e("sending request to %s %s%s",t,s,r)})}let l=false
function trackRequestEvents(e=n){if(l){return}if(a.headers.hasSubscribers||a.trailers.hasSubscribers||a.error.hasSubscribers){l=true
return}l=true
r.subscribe("undici:request:headers",A=>{const{request:{method:t,path:r,origin:s},response:{statusCode:n}}=A
e("received response to %s %s%s - HTTP %d",t,s,r,n)})
r.subscribe("undici:request:trailers",A=>{const{request:{method:t,path:r,origin:s}}=A
e("trailers received from %s %s%s",t,s,r)})
r.subscribe("undici:request:error",A=>{const{request:{method:t,path:r,origin:s},error:n}=A
e("request to %s %s%s errored - %s",t,s,r,n.message)})}let g=false
function trackWebSocketEvents(e=i){if(g){return}if(a.open.hasSubscribers||a.close.hasSubscribers||a.socketError.hasSubscribers||a.ping.hasSubscribers||a.pong.hasSubscribers){g=true
return}g=true
r.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:t,port:r}=A.address
e("connection opened %s%s",t,r?`:${r}`:"")}else{e("connection opened")}})
r.subscribe("undici:websocket:close",A=>{const{websocket:t,code:r,reason:s}=A
e("closed connection to %s - %s %s",t.url,r,s)})
r.subscribe("undici:websocket:socket_error",A=>{e("connection errored - %s",A.message)})
r.subscribe("undici:websocket:ping",A=>{e("ping received")})
r.subscribe("undici:websocket:pong",A=>{e("pong received")})}if(n.enabled||o.enabled){trackClientEvents(o.enabled?o:n)
trackRequestEvents(o.enabled?o:n)}if(i.enabled){trackClientEvents(n.enabled?n:i)
trackWebSocketEvents(i)}e.exports={channels:a}},4899:e=>{const A=Symbol.for("undici.error.UND_ERR")
class UndiciError extends Error{constructor(e,A){super(e,A)
this.name="UndiciError"
this.code="UND_ERR"}static[Symbol.hasInstance](e){return e&&e[A]===true}get[A](){return true}}const t=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT")
class ConnectTimeoutError extends UndiciError{constructor(e){super(e)
this.name="ConnectTimeoutError"
this.message=e||"Connect Timeout Error"
this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[t]===true}get[t](){return true}}const r=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT")
class HeadersTimeoutError extends UndiciError{constructor(e){super(e)
this.name="HeadersTimeoutError"
this.message=e||"Headers Timeout Error"
this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[r]===true}get[r](){return true}}const s=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW")
class HeadersOverflowError extends UndiciError{constructor(e){super(e)
this.name="HeadersOverflowError"
this.message=e||"Headers Overflow Error"
this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](e){return e&&e[s]===true}get[s](){return true}}const n=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT")
class BodyTimeoutError extends UndiciError{constructor(e){super(e)
this.name="BodyTimeoutError"
this.message=e||"Body Timeout Error"
this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[n]===true}get[n](){return true}}const o=Symbol.for("undici.error.UND_ERR_INVALID_ARG")
class InvalidArgumentError extends UndiciError{constructor(e){super(e)
this.name="InvalidArgumentError"
this.message=e||"Invalid Argument Error"
this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](e){return e&&e[o]===true}get[o](){return true}}const i=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE")
class InvalidReturnValueError extends UndiciError{constructor(e){super(e)
this.name="InvalidReturnValueError"
this.message=e||"Invalid Return Value Error"
this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](e){return e&&e[i]===true}get[i](){return true}}const a=Symbol.for("undici.error.UND_ERR_ABORT")
class AbortError extends UndiciError{constructor(e){super(e)
this.name="AbortError"
this.message=e||"The operation was aborted"
this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](e){return e&&e[a]===true}get[a](){return true}}const c=Symbol.for("undici.error.UND_ERR_ABORTED")
class RequestAbortedError extends AbortError{constructor(e){super(e)
this.name="AbortError"
this.message=e||"Request aborted"
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](e){return e&&e[c]===true}get[c](){return true}}const l=Symbol.for("undici.error.UND_ERR_INFO")
class InformationalError extends UndiciError{constructor(e){super(e)
this.name="InformationalError"
this.message=e||"Request information"
this.code="UND_ERR_INFO"}static[Symbol.hasInstance](e){return e&&e[l]===true}get[l](){return true}}const g=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
class RequestContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="RequestContentLengthMismatchError"
this.message=e||"Request body length does not match content-length header"
this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[g]===true}get[g](){return true}}const h=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
class ResponseContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="ResponseContentLengthMismatchError"
this.message=e||"Response body length does not match content-length header"
this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[h]===true}get[h](){return true}}const E=Symbol.for("undici.error.UND_ERR_DESTROYED")
class ClientDestroyedError extends UndiciError{constructor(e){super(e)
this.name="ClientDestroyedError"
this.message=e||"The client is destroyed"
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](e){return e&&e[E]===true}get[E](){return true}}const Q=Symbol.for("undici.error.UND_ERR_CLOSED")
class ClientClosedError extends UndiciError{constructor(e){super(e)
this.name="ClientClosedError"
this.message=e||"The client is closed"
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](e){return e&&e[Q]===true}get[Q](){return true}}const u=Symbol.for("undici.error.UND_ERR_SOCKET")
class SocketError extends UndiciError{constructor(e,A){super(e)
this.name="SocketError"
this.message=e||"Socket error"
this.code="UND_ERR_SOCKET"
this.socket=A}static[Symbol.hasInstance](e){return e&&e[u]===true}get[u](){return true}}const C=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED")
class NotSupportedError extends UndiciError{constructor(e){super(e)
this.name="NotSupportedError"
this.message=e||"Not supported error"
this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](e){return e&&e[C]===true}get[C](){return true}}const I=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
class BalancedPoolMissingUpstreamError extends UndiciError{constructor(e){super(e)
this.name="MissingUpstreamError"
this.message=e||"No upstream has been added to the BalancedPool"
this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](e){return e&&e[I]===true}get[I](){return true}}const B=Symbol.for("undici.error.UND_ERR_HTTP_PARSER")
class HTTPParserError extends Error{constructor(e,A,t){super(e)
this.name="HTTPParserError"
this.code=A?`HPE_${A}`:undefined
this.data=t?t.toString():undefined}static[Symbol.hasInstance](e){return e&&e[B]===true}get[B](){return true}}const d=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
class ResponseExceededMaxSizeError extends UndiciError{constructor(e){super(e)
this.name="ResponseExceededMaxSizeError"
this.message=e||"Response content exceeded max size"
this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](e){return e&&e[d]===true}get[d](){return true}}const f=Symbol.for("undici.error.UND_ERR_REQ_RETRY")
class RequestRetryError extends UndiciError{constructor(e,A,{headers:t,data:r}){super(e)
this.name="RequestRetryError"
this.message=e||"Request retry error"
this.code="UND_ERR_REQ_RETRY"
this.statusCode=A
this.data=r
this.headers=t}static[Symbol.hasInstance](e){return e&&e[f]===true}get[f](){return true}}const y=Symbol.for("undici.error.UND_ERR_RESPONSE")
class ResponseError extends UndiciError{constructor(e,A,{headers:t,body:r}){super(e)
this.name="ResponseError"
this.message=e||"Response error"
this.code="UND_ERR_RESPONSE"
this.statusCode=A
this.body=r
this.headers=t}static[Symbol.hasInstance](e){return e&&e[y]===true}get[y](){return true}}const p=Symbol.for("undici.error.UND_ERR_PRX_TLS")
class SecureProxyConnectionError extends UndiciError{constructor(e,A,t={}){super(A,{cause:e,...t})
this.name="SecureProxyConnectionError"
this.message=A||"Secure Proxy Connection failed"
this.code="UND_ERR_PRX_TLS"
this.cause=e}static[Symbol.hasInstance](e){return e&&e[p]===true}get[p](){return true}}const D=Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED")
class MaxOriginsReachedError extends UndiciError{constructor(e){super(e)
this.name="MaxOriginsReachedError"
this.message=e||"Maximum allowed origins reached"
this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](e){return e&&e[D]===true}get[D](){return true}}class Socks5ProxyError extends UndiciError{constructor(e,A){super(e)
this.name="Socks5ProxyError"
this.message=e||"SOCKS5 proxy error"
this.code=A||"UND_ERR_SOCKS5"}}const S=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
class MessageSizeExceededError extends UndiciError{constructor(e){super(e)
this.name="MessageSizeExceededError"
this.message=e||"Max decompressed message size exceeded"
this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](e){return e&&e[S]===true}get[S](){return true}}e.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,ConnectTimeoutError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,MaxOriginsReachedError,Socks5ProxyError,MessageSizeExceededError}},5295:(e,A,t)=>{const{InvalidArgumentError:r,NotSupportedError:s}=t(4899)
const n=t(4589)
const{isValidHTTPToken:o,isValidHeaderValue:i,isStream:a,destroy:c,isBuffer:l,isFormDataLike:g,isIterable:h,hasSafeIterator:E,isBlobLike:Q,serializePathWithQuery:u,assertRequestHandler:C,getServerName:I,normalizedMethodRecords:B,getProtocolFromUrlString:d}=t(2656)
const{channels:f}=t(4814)
const{headerNameLowerCasedRecord:y}=t(5647)
const p=/[^\u0021-\u00ff]/
function isValidContentLengthHeaderValue(e){if(typeof e!=="string"||e.length===0){return false}for(let A=0;A<e.length;A++){const t=e.charCodeAt(A)
if(t<48||t>57){return false}}return true}const D=Symbol("handler")
class Request{constructor(e,{path:A,method:t,body:s,headers:n,query:y,idempotent:S,blocking:w,upgrade:m,headersTimeout:R,bodyTimeout:N,reset:b,expectContinue:F,servername:k,throwOnError:U,maxRedirections:M,typeOfService:T},L){if(typeof A!=="string"){throw new r("path must be a string")}else if(A[0]!=="/"&&!(A.startsWith("http://")||A.startsWith("https://"))&&t!=="CONNECT"){throw new r("path must be an absolute URL or start with a slash")}else if(p.test(A)){throw new r("invalid request path")}if(typeof t!=="string"){throw new r("method must be a string")}else if(B[t]===undefined&&!o(t)){throw new r("invalid request method")}if(m&&typeof m!=="string"){throw new r("upgrade must be a string")}if(m&&!i(m)){throw new r("invalid upgrade header")}if(R!=null&&(!Number.isFinite(R)||R<0)){throw new r("invalid headersTimeout")}if(N!=null&&(!Number.isFinite(N)||N<0)){throw new r("invalid bodyTimeout")}if(b!=null&&typeof b!=="boolean"){throw new r("invalid reset")}if(F!=null&&typeof F!=="boolean"){throw new r("invalid expectContinue")}if(U!=null){throw new r("invalid throwOnError")}if(M!=null&&M!==0){throw new r("maxRedirections is not supported, use the redirect interceptor")}if(T!=null&&(!Number.isInteger(T)||T<0||T>255)){throw new r("typeOfService must be an integer between 0 and 255")}this.headersTimeout=R
this.bodyTimeout=N
this.method=t
this.typeOfService=T
this.abort=null
if(s==null){this.body=null}else if(a(s)){this.body=s
const e=this.body._readableState
if(!e||!e.autoDestroy){this.endHandler=function autoDestroy(){c(this)}
this.body.on("end",this.endHandler)}this.errorHandler=e=>{if(this.abort){this.abort(e)}else{this.error=e}}
this.body.on("error",this.errorHandler)}else if(l(s)){this.body=s.byteLength?s:null}else if(ArrayBuffer.isView(s)){this.body=s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null}else if(s instanceof ArrayBuffer){this.body=s.byteLength?Buffer.from(s):null}else if(typeof s==="string"){this.body=s.length?Buffer.from(s):null}else if(g(s)||h(s)||Q(s)){this.body=s}else{throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")}this.completed=false
this.aborted=false
this.upgrade=m||null
this.path=y?u(A,y):A
this.origin=e
this.protocol=d(e)
this.idempotent=S==null?t==="HEAD"||t==="GET":S
this.blocking=w??this.method!=="HEAD"
this.reset=b==null?null:b
this.host=null
this.contentLength=null
this.contentType=null
this.headers=[]
this.expectContinue=F!=null?F:false
if(Array.isArray(n)){if(n.length%2!==0){throw new r("headers array must be even")}for(let e=0;e<n.length;e+=2){processHeader(this,n[e],n[e+1])}}else if(n&&typeof n==="object"){if(E(n)){for(const e of n){if(!Array.isArray(e)||e.length!==2){throw new r("headers must be in key-value pair format")}processHeader(this,e[0],e[1])}}else{const e=Object.keys(n)
for(let A=0;A<e.length;++A){processHeader(this,e[A],n[e[A]])}}}else if(n!=null){throw new r("headers must be an object or an array")}C(L,t,m)
this.servername=k||I(this.host)||null
this[D]=L
if(f.create.hasSubscribers){f.create.publish({request:this})}}onBodySent(e){if(f.bodyChunkSent.hasSubscribers){f.bodyChunkSent.publish({request:this,chunk:e})}if(this[D].onBodySent){try{return this[D].onBodySent(e)}catch(e){this.abort(e)}}}onRequestSent(){if(f.bodySent.hasSubscribers){f.bodySent.publish({request:this})}if(this[D].onRequestSent){try{return this[D].onRequestSent()}catch(e){this.abort(e)}}}onConnect(e){n(!this.aborted)
n(!this.completed)
if(this.error){e(this.error)}else{this.abort=e
return this[D].onConnect(e)}}onResponseStarted(){return this[D].onResponseStarted?.()}onHeaders(e,A,t,r){n(!this.aborted)
n(!this.completed)
if(f.headers.hasSubscribers){f.headers.publish({request:this,response:{statusCode:e,headers:A,statusText:r}})}try{return this[D].onHeaders(e,A,t,r)}catch(e){this.abort(e)}}onData(e){n(!this.aborted)
n(!this.completed)
if(f.bodyChunkReceived.hasSubscribers){f.bodyChunkReceived.publish({request:this,chunk:e})}try{return this[D].onData(e)}catch(e){this.abort(e)
return false}}onUpgrade(e,A,t,r=""){this.onFinally()
n(!this.aborted)
n(!this.completed)
if(f.headers.hasSubscribers){f.headers.publish({request:this,response:{statusCode:e,headers:A,statusText:r}})}const s=this[D].onUpgrade(e,A,t)
if(!this.aborted){this.completed=true
if(f.trailers.hasSubscribers){f.trailers.publish({request:this,trailers:[]})}}return s}onComplete(e){this.onFinally()
n(!this.aborted)
n(!this.completed)
this.completed=true
if(f.trailers.hasSubscribers){f.trailers.publish({request:this,trailers:e})}try{return this[D].onComplete(e)}catch(e){this.onError(e)}}onError(e){this.onFinally()
if(f.error.hasSubscribers){f.error.publish({request:this,error:e})}if(this.aborted){return}this.aborted=true
return this[D].onError(e)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler)
this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
this.endHandler=null}}addHeader(e,A){processHeader(this,e,A)
return this}}function processHeader(e,A,t){if(t&&(typeof t==="object"&&!Array.isArray(t))){throw new r(`invalid ${A} header`)}else if(t===undefined){return}let n=y[A]
if(n===undefined){n=A.toLowerCase()
if(y[n]===undefined&&!o(n)){throw new r("invalid header key")}}if(Array.isArray(t)){const e=[]
for(let s=0;s<t.length;s++){if(typeof t[s]==="string"){if(!i(t[s])){throw new r(`invalid ${A} header`)}e.push(t[s])}else if(t[s]===null){e.push("")}else if(typeof t[s]==="object"){throw new r(`invalid ${A} header`)}else{const n=`${t[s]}`
if(!i(n)){throw new r(`invalid ${A} header`)}e.push(n)}}t=e}else if(typeof t==="string"){if(!i(t)){throw new r(`invalid ${A} header`)}}else if(t===null){t=""}else{t=`${t}`
if(!i(t)){throw new r(`invalid ${A} header`)}}if(n==="host"){if(e.host!==null){throw new r("duplicate host header")}if(typeof t!=="string"){throw new r("invalid host header")}e.host=t}else if(n==="content-length"){if(e.contentLength!==null){throw new r("duplicate content-length header")}if(!isValidContentLengthHeaderValue(t)){throw new r("invalid content-length header")}e.contentLength=parseInt(t,10)}else if(e.contentType===null&&n==="content-type"){e.contentType=t
e.headers.push(A,t)}else if(n==="transfer-encoding"||n==="keep-alive"||n==="upgrade"){throw new r(`invalid ${n} header`)}else if(n==="connection"){const A=typeof t==="string"?t:null
if(A===null){throw new r("invalid connection header")}for(const t of A.toLowerCase().split(",")){const A=t.trim()
if(!o(A)){throw new r("invalid connection header")}if(A==="close"){e.reset=true}}}else if(n==="expect"){throw new s("expect header not supported")}else{e.headers.push(A,t)}}e.exports=Request},8194:(e,A,t)=>{const{EventEmitter:r}=t(8474)
const{Buffer:s}=t(4573)
const{InvalidArgumentError:n,Socks5ProxyError:o}=t(4899)
const{debuglog:i}=t(7975)
const{parseAddress:a}=t(8388)
const c=i("undici:socks5")
const l=s.alloc(0)
const g=5
const h={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255}
const E={CONNECT:1,BIND:2,UDP_ASSOCIATE:3}
const Q={IPV4:1,DOMAIN:3,IPV6:4}
const u={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8}
const C={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"}
class Socks5Client extends r{constructor(e,A={}){super()
if(!e){throw new n("socket is required")}this.socket=e
this.options=A
this.state=C.INITIAL
this.buffer=l
this.onSocketData=this.onData.bind(this)
this.onSocketError=this.onError.bind(this)
this.onSocketClose=this.onClose.bind(this)
this.authMethods=[]
if(A.username&&A.password){this.authMethods.push(h.USERNAME_PASSWORD)}this.authMethods.push(h.NO_AUTH)
this.socket.on("data",this.onSocketData)
this.socket.on("error",this.onSocketError)
this.socket.on("close",this.onSocketClose)}onData(e){c("received data",e.length,"bytes in state",this.state)
this.buffer=s.concat([this.buffer,e])
try{switch(this.state){case C.HANDSHAKING:this.handleHandshakeResponse()
break
case C.AUTHENTICATING:this.handleAuthResponse()
break
case C.CONNECTING:this.handleConnectResponse()
break}}catch(e){this.onError(e)}}onError(e){c("socket error",e)
this.state=C.ERROR
this.emit("error",e)
this.destroy()}onClose(){c("socket closed")
this.state=C.CLOSED
this.emit("close")}destroy(){if(this.socket&&!this.socket.destroyed){this.socket.destroy()}}markAuthenticated(){this.state=C.AUTHENTICATED
this.emit("authenticated")}handshake(){if(this.state!==C.INITIAL){throw new n("Handshake already started")}c("starting handshake with",this.authMethods.length,"auth methods")
this.state=C.HANDSHAKING
const e=s.alloc(2+this.authMethods.length)
e[0]=g
e[1]=this.authMethods.length
this.authMethods.forEach((A,t)=>{e[2+t]=A})
this.socket.write(e)}handleHandshakeResponse(){if(this.buffer.length<2){return}const e=this.buffer[0]
const A=this.buffer[1]
if(e!==g){throw new o(`Invalid SOCKS version: ${e}`,"UND_ERR_SOCKS5_VERSION")}if(A===h.NO_ACCEPTABLE){throw new o("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED")}this.buffer=this.buffer.subarray(2)
c("server selected auth method",A)
if(A===h.NO_AUTH){this.markAuthenticated()}else if(A===h.USERNAME_PASSWORD){this.state=C.AUTHENTICATING
this.sendAuthRequest()}else{throw new o(`Unsupported authentication method: ${A}`,"UND_ERR_SOCKS5_AUTH_METHOD")}}sendAuthRequest(){const{username:e,password:A}=this.options
if(!e||!A){throw new n("Username and password required for authentication")}c("sending username/password auth")
const t=s.from(e)
const r=s.from(A)
if(t.length>255||r.length>255){throw new n("Username or password too long")}const o=s.alloc(3+t.length+r.length)
o[0]=1
o[1]=t.length
t.copy(o,2)
o[2+t.length]=r.length
r.copy(o,3+t.length)
this.socket.write(o)}handleAuthResponse(){if(this.buffer.length<2){return}const e=this.buffer[0]
const A=this.buffer[1]
if(e!==1){throw new o(`Invalid auth sub-negotiation version: ${e}`,"UND_ERR_SOCKS5_AUTH_VERSION")}if(A!==0){throw new o("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED")}this.buffer=this.buffer.subarray(2)
c("authentication successful")
this.markAuthenticated()}connect(e,A){if(this.state===C.CONNECTING||this.state===C.CONNECTED){throw new n("Connection already in progress")}if(this.state!==C.AUTHENTICATED){throw new n("Client must be authenticated before CONNECT")}c("connecting to",e,A)
this.state=C.CONNECTING
const t=this.buildConnectRequest(E.CONNECT,e,A)
this.socket.write(t)}buildConnectRequest(e,A,t){const{type:r,buffer:n}=a(A)
const o=s.alloc(4+n.length+2)
o[0]=g
o[1]=e
o[2]=0
o[3]=r
n.copy(o,4)
o.writeUInt16BE(t,4+n.length)
return o}handleConnectResponse(){if(this.buffer.length<4){return}const e=this.buffer[0]
const A=this.buffer[1]
const t=this.buffer[3]
if(e!==g){throw new o(`Invalid SOCKS version in reply: ${e}`,"UND_ERR_SOCKS5_REPLY_VERSION")}let r=4
if(t===Q.IPV4){r+=4+2}else if(t===Q.DOMAIN){if(this.buffer.length<5){return}r+=1+this.buffer[4]+2}else if(t===Q.IPV6){r+=16+2}else{throw new o(`Invalid address type in reply: ${t}`,"UND_ERR_SOCKS5_ADDR_TYPE")}if(this.buffer.length<r){return}if(A!==u.SUCCEEDED){const e=this.getReplyErrorMessage(A)
throw new o(`SOCKS5 connection failed: ${e}`,`UND_ERR_SOCKS5_REPLY_${A}`)}let s
let n=4
if(t===Q.IPV4){s=Array.from(this.buffer.subarray(n,n+4)).join(".")
n+=4}else if(t===Q.DOMAIN){const e=this.buffer[n]
n+=1
s=this.buffer.subarray(n,n+e).toString()
n+=e}else if(t===Q.IPV6){const e=[]
for(let A=0;A<8;A++){const t=this.buffer.readUInt16BE(n+A*2)
e.push(t.toString(16))}s=e.join(":")
n+=16}const i=this.buffer.readUInt16BE(n)
this.buffer=l
this.state=C.CONNECTED
this.socket.removeListener("data",this.onSocketData)
c("connected, bound address:",s,"port:",i)
this.emit("connected",{address:s,port:i})}getReplyErrorMessage(e){switch(e){case u.GENERAL_FAILURE:return"General SOCKS server failure"
case u.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset"
case u.NETWORK_UNREACHABLE:return"Network unreachable"
case u.HOST_UNREACHABLE:return"Host unreachable"
case u.CONNECTION_REFUSED:return"Connection refused"
case u.TTL_EXPIRED:return"TTL expired"
case u.COMMAND_NOT_SUPPORTED:return"Command not supported"
case u.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported"
default:return`Unknown error code: ${e}`}}}e.exports={Socks5Client,AUTH_METHODS:h,COMMANDS:E,ADDRESS_TYPES:Q,REPLY_CODES:u,STATES:C}},8388:(e,A,t)=>{const{Buffer:r}=t(4573)
const s=t(7030)
const{InvalidArgumentError:n}=t(4899)
function parseAddress(e){if(s.isIPv4(e)){const A=e.split(".").map(Number)
return{type:1,buffer:r.from(A)}}if(s.isIPv6(e)){return{type:4,buffer:parseIPv6(e)}}const A=r.from(e,"utf8")
if(A.length>255){throw new n("Domain name too long (max 255 bytes)")}return{type:3,buffer:r.concat([r.from([A.length]),A])}}function parseIPv6(e){const A=r.alloc(16)
let t=e
if(e.includes(".")){const A=e.lastIndexOf(":")
const r=e.slice(A+1)
if(s.isIPv4(r)){const s=r.split(".").map(Number)
const n=(s[0]<<8|s[1]).toString(16)
const o=(s[2]<<8|s[3]).toString(16)
t=`${e.slice(0,A)}:${n}:${o}`}}const n=t.indexOf("::")
if(n!==-1){const e=t.slice(0,n)
const r=t.slice(n+2)
const s=e===""?[]:e.split(":")
const o=r===""?[]:r.split(":")
let i=0
for(const e of s){A.writeUInt16BE(parseInt(e,16),i)
i+=2}i=16-o.length*2
for(const e of o){A.writeUInt16BE(parseInt(e,16),i)
i+=2}}else{const e=t.split(":")
for(let t=0;t<e.length;t++){A.writeUInt16BE(parseInt(e[t],16),t*2)}}return A}function buildAddressBuffer(e,A,t){const s=r.allocUnsafe(2)
s.writeUInt16BE(t,0)
return r.concat([r.from([e]),A,s])}function parseResponseAddress(e,A=0){if(e.length<A+1){throw new n("Buffer too small to contain address type")}const t=e[A]
let r
let s=A+1
switch(t){case 1:{if(e.length<s+6){throw new n("Buffer too small for IPv4 address")}r=Array.from(e.subarray(s,s+4)).join(".")
s+=4
break}case 3:{if(e.length<s+1){throw new n("Buffer too small for domain length")}const A=e[s]
s+=1
if(e.length<s+A+2){throw new n("Buffer too small for domain address")}r=e.subarray(s,s+A).toString("utf8")
s+=A
break}case 4:{if(e.length<s+18){throw new n("Buffer too small for IPv6 address")}const A=[]
for(let t=0;t<8;t++){const r=e.readUInt16BE(s+t*2)
A.push(r.toString(16))}r=A.join(":")
s+=16
break}default:throw new n(`Invalid address type: ${t}`)}if(e.length<s+2){throw new n("Buffer too small for port")}const o=e.readUInt16BE(s)
s+=2
return{address:r,port:o,bytesRead:s-A}}function createReplyError(e){const A={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}
const t=A[e]||`Unknown SOCKS5 error code: ${e}`
const r=new Error(t)
r.code=`SOCKS5_${e}`
return r}e.exports={parseAddress,parseIPv6,buildAddressBuffer,parseResponseAddress,createReplyError}},4539:e=>{e.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol("redirect cache control"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHTTP2InitialWindowSize:Symbol("http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}},4136:(e,A,t)=>{const{wellknownHeaderNames:r,headerNameLowerCasedRecord:s}=t(5647)
class TstNode{value=null
left=null
middle=null
right=null
code
constructor(e,A,t){if(t===undefined||t>=e.length){throw new TypeError("Unreachable")}const r=this.code=e.charCodeAt(t)
if(r>127){throw new TypeError("key must be ascii string")}if(e.length!==++t){this.middle=new TstNode(e,A,t)}else{this.value=A}}add(e,A){const t=e.length
if(t===0){throw new TypeError("Unreachable")}let r=0
let s=this
while(true){const n=e.charCodeAt(r)
if(n>127){throw new TypeError("key must be ascii string")}if(s.code===n){if(t===++r){s.value=A
break}else if(s.middle!==null){s=s.middle}else{s.middle=new TstNode(e,A,r)
break}}else if(s.code<n){if(s.left!==null){s=s.left}else{s.left=new TstNode(e,A,r)
break}}else if(s.right!==null){s=s.right}else{s.right=new TstNode(e,A,r)
break}}}search(e){const A=e.length
let t=0
let r=this
while(r!==null&&t<A){let s=e[t]
if(s<=90&&s>=65){s|=32}while(r!==null){if(s===r.code){if(A===++t){return r}r=r.middle
break}r=r.code<s?r.left:r.right}}return null}}class TernarySearchTree{node=null
insert(e,A){if(this.node===null){this.node=new TstNode(e,A,0)}else{this.node.add(e,A)}}lookup(e){return this.node?.search(e)?.value??null}}const n=new TernarySearchTree
for(let e=0;e<r.length;++e){const A=s[r[e]]
n.insert(A,A)}e.exports={TernarySearchTree,tree:n}},2656:(e,A,t)=>{const r=t(4589)
const{kDestroyed:s,kBodyUsed:n,kListeners:o,kBody:i}=t(4539)
const{IncomingMessage:a}=t(7067)
const c=t(7075)
const l=t(7030)
const{stringify:g}=t(1792)
const{EventEmitter:h}=t(8474)
const E=t(7083)
const{InvalidArgumentError:Q,ConnectTimeoutError:u}=t(4899)
const{headerNameLowerCasedRecord:C}=t(5647)
const{tree:I}=t(4136)
const[B,d]=process.versions.node.split(".",2).map(e=>Number(e))
class BodyAsyncIterable{constructor(e){this[i]=e
this[n]=false}async*[Symbol.asyncIterator](){r(!this[n],"disturbed")
this[n]=true
yield*this[i]}}function noop(){}function wrapRequestBody(e){if(isStream(e)){if(bodyLength(e)===0){e.on("data",function(){r(false)})}if(typeof e.readableDidRead!=="boolean"){e[n]=false
h.prototype.on.call(e,"data",function(){this[n]=true})}return e}else if(e&&typeof e.pipeTo==="function"){return new BodyAsyncIterable(e)}else if(e&&isFormDataLike(e)){return e}else if(e&&typeof e!=="string"&&!ArrayBuffer.isView(e)&&isIterable(e)){return new BodyAsyncIterable(e)}else{return e}}function isStream(e){return e&&typeof e==="object"&&typeof e.pipe==="function"&&typeof e.on==="function"}function isBlobLike(e){if(e===null){return false}else if(e instanceof Blob){return true}else if(typeof e!=="object"){return false}else{const A=e[Symbol.toStringTag]
return(A==="Blob"||A==="File")&&("stream"in e&&typeof e.stream==="function"||"arrayBuffer"in e&&typeof e.arrayBuffer==="function")}}function pathHasQueryOrFragment(e){return e.includes("?")||e.includes("#")}function serializePathWithQuery(e,A){if(pathHasQueryOrFragment(e)){throw new Error('Query params cannot be passed when url already contains "?" or "#".')}const t=g(A)
if(t){e+="?"+t}return e}function isValidPort(e){const A=parseInt(e,10)
return A===Number(e)&&A>=0&&A<=65535}function isHttpOrHttpsPrefixed(e){return e!=null&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&(e[4]===":"||e[4]==="s"&&e[5]===":")}function parseURL(e){if(typeof e==="string"){e=new URL(e)
if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}if(!e||typeof e!=="object"){throw new Q("Invalid URL: The URL argument must be a non-null object.")}if(!(e instanceof URL)){if(e.port!=null&&e.port!==""&&isValidPort(e.port)===false){throw new Q("Invalid URL: port must be a valid integer or a string representation of an integer.")}if(e.path!=null&&typeof e.path!=="string"){throw new Q("Invalid URL path: the path must be a string or null/undefined.")}if(e.pathname!=null&&typeof e.pathname!=="string"){throw new Q("Invalid URL pathname: the pathname must be a string or null/undefined.")}if(e.hostname!=null&&typeof e.hostname!=="string"){throw new Q("Invalid URL hostname: the hostname must be a string or null/undefined.")}if(e.origin!=null&&typeof e.origin!=="string"){throw new Q("Invalid URL origin: the origin must be a string or null/undefined.")}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}const A=e.port!=null?e.port:e.protocol==="https:"?443:80
let t=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${A}`
let r=e.path!=null?e.path:`${e.pathname||""}${e.search||""}`
if(t[t.length-1]==="/"){t=t.slice(0,t.length-1)}if(r&&r[0]!=="/"){r=`/${r}`}return new URL(`${t}${r}`)}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}function parseOrigin(e){e=parseURL(e)
if(e.pathname!=="/"||e.search||e.hash){throw new Q("invalid url")}return e}function getHostname(e){if(e[0]==="["){const A=e.indexOf("]")
r(A!==-1)
return e.substring(1,A)}const A=e.indexOf(":")
if(A===-1)return e
return e.substring(0,A)}function getServerName(e){if(!e){return null}r(typeof e==="string")
const A=getHostname(e)
if(l.isIP(A)){return""}return A}function deepClone(e){return JSON.parse(JSON.stringify(e))}function isAsyncIterable(e){return!!(e!=null&&typeof e[Symbol.asyncIterator]==="function")}function isIterable(e){return!!(e!=null&&(typeof e[Symbol.iterator]==="function"||typeof e[Symbol.asyncIterator]==="function"))}function hasSafeIterator(e){const A=Object.getPrototypeOf(e)
const t=Object.prototype.hasOwnProperty.call(e,Symbol.iterator)
return t||A!=null&&A!==Object.prototype&&typeof e[Symbol.iterator]==="function"}function bodyLength(e){if(e==null){return 0}else if(isStream(e)){const A=e._readableState
return A&&A.objectMode===false&&A.ended===true&&Number.isFinite(A.length)?A.length:null}else if(isBlobLike(e)){return e.size!=null?e.size:null}else if(isBuffer(e)){return e.byteLength}return null}function isDestroyed(e){return e&&!!(e.destroyed||e[s]||c.isDestroyed?.(e))}function destroy(e,A){if(e==null||!isStream(e)||isDestroyed(e)){return}if(typeof e.destroy==="function"){if(Object.getPrototypeOf(e).constructor===a){e.socket=null}e.destroy(A)}else if(A){queueMicrotask(()=>{e.emit("error",A)})}if(e.destroyed!==true){e[s]=true}}const f=/timeout=(\d+)/
function parseKeepAliveTimeout(e){const A=e.match(f)
return A?parseInt(A[1],10)*1e3:null}function headerNameToString(e){return typeof e==="string"?C[e]??e.toLowerCase():I.lookup(e)??e.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(e){return I.lookup(e)??e.toString("latin1").toLowerCase()}function parseHeaders(e,A){if(A===undefined)A={}
for(let t=0;t<e.length;t+=2){const r=headerNameToString(e[t])
let s=A[r]
if(s!==undefined){if(!Object.hasOwn(A,r)){const s=typeof e[t+1]==="string"?e[t+1]:Array.isArray(e[t+1])?e[t+1].map(e=>e.toString("latin1")):e[t+1].toString("latin1")
if(r==="__proto__"){Object.defineProperty(A,r,{value:s,enumerable:true,configurable:true,writable:true})}else{A[r]=s}}else{if(typeof s==="string"){s=[s]
A[r]=s}s.push(e[t+1].toString("latin1"))}}else{const s=typeof e[t+1]==="string"?e[t+1]:Array.isArray(e[t+1])?e[t+1].map(e=>e.toString("latin1")):e[t+1].toString("latin1")
A[r]=s}}return A}function parseRawHeaders(e){const A=e.length
const t=new Array(A)
let r
let s
for(let n=0;n<A;n+=2){r=e[n]
s=e[n+1]
typeof r!=="string"&&(r=r.toString())
typeof s!=="string"&&(s=s.toString("latin1"))
t[n]=r
t[n+1]=s}return t}function toRawHeaders(e){const A=[]
for(const[t,r]of Object.entries(e)){if(Array.isArray(r)){for(const e of r){A.push(Buffer.from(t,"latin1"),Buffer.from(`${e}`,"latin1"))}}else{A.push(Buffer.from(t,"latin1"),Buffer.from(`${r}`,"latin1"))}}return A}function encodeRawHeaders(e){if(!Array.isArray(e)){throw new TypeError("expected headers to be an array")}return e.map(e=>Buffer.from(e))}function isBuffer(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function assertRequestHandler(e,A,t){if(!e||typeof e!=="object"){throw new Q("handler must be an object")}if(typeof e.onRequestStart==="function"){return}if(typeof e.onConnect!=="function"){throw new Q("invalid onConnect method")}if(typeof e.onError!=="function"){throw new Q("invalid onError method")}if(typeof e.onBodySent!=="function"&&e.onBodySent!==undefined){throw new Q("invalid onBodySent method")}if(t||A==="CONNECT"){if(typeof e.onUpgrade!=="function"){throw new Q("invalid onUpgrade method")}}else{if(typeof e.onHeaders!=="function"){throw new Q("invalid onHeaders method")}if(typeof e.onData!=="function"){throw new Q("invalid onData method")}if(typeof e.onComplete!=="function"){throw new Q("invalid onComplete method")}}}function isDisturbed(e){return!!(e&&(c.isDisturbed(e)||e[n]))}function getSocketInfo(e){return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,bytesRead:e.bytesRead}}function ReadableStreamFrom(e){let A
return new ReadableStream({start(){A=e[Symbol.asyncIterator]()},pull(e){return A.next().then(({done:A,value:t})=>{if(A){return queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{const A=Buffer.isBuffer(t)?t:Buffer.from(t)
if(A.byteLength){return e.enqueue(new Uint8Array(A))}else{return this.pull(e)}}})},cancel(){return A.return()},type:"bytes"})}function isFormDataLike(e){return e&&typeof e==="object"&&typeof e.append==="function"&&typeof e.delete==="function"&&typeof e.get==="function"&&typeof e.getAll==="function"&&typeof e.has==="function"&&typeof e.set==="function"&&e[Symbol.toStringTag]==="FormData"}function addAbortListener(e,A){if("addEventListener"in e){e.addEventListener("abort",A,{once:true})
return()=>e.removeEventListener("abort",A)}e.once("abort",A)
return()=>e.removeListener("abort",A)}const y=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])
function isTokenCharCode(e){return y[e]===1}const p=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/
function isValidHTTPToken(e){if(e.length>=12)return p.test(e)
if(e.length===0)return false
for(let A=0;A<e.length;A++){if(y[e.charCodeAt(A)]!==1){return false}}return true}const D=/[^\t\x20-\x7e\x80-\xff]/
function isValidHeaderValue(e){return!D.test(e)}const S=/^bytes (\d+)-(\d+)\/(\d+)?$/
function parseRangeHeader(e){if(e==null||e==="")return{start:0,end:null,size:null}
const A=e?e.match(S):null
return A?{start:parseInt(A[1]),end:A[2]?parseInt(A[2]):null,size:A[3]?parseInt(A[3]):null}:null}function addListener(e,A,t){const r=e[o]??=[]
r.push([A,t])
e.on(A,t)
return e}function removeAllListeners(e){if(e[o]!=null){for(const[A,t]of e[o]){e.removeListener(A,t)}e[o]=null}return e}function errorRequest(e,A,t){try{A.onError(t)
r(A.aborted)}catch(t){e.emit("error",t)}}const w=process.platform==="win32"?(e,A)=>{if(!A.timeout){return noop}let t=null
let r=null
const s=E.setFastTimeout(()=>{t=setImmediate(()=>{r=setImmediate(()=>onConnectTimeout(e.deref(),A))})},A.timeout)
return()=>{E.clearFastTimeout(s)
clearImmediate(t)
clearImmediate(r)}}:(e,A)=>{if(!A.timeout){return noop}let t=null
const r=E.setFastTimeout(()=>{t=setImmediate(()=>{onConnectTimeout(e.deref(),A)})},A.timeout)
return()=>{E.clearFastTimeout(r)
clearImmediate(t)}}
function onConnectTimeout(e,A){if(e==null){return}let t="Connect Timeout Error"
if(Array.isArray(e.autoSelectFamilyAttemptedAddresses)){t+=` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{t+=` (attempted address: ${A.hostname}:${A.port},`}t+=` timeout: ${A.timeout}ms)`
destroy(e,new u(t))}function getProtocolFromUrlString(e){if(e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"){switch(e[4]){case":":return"http:"
case"s":if(e[5]===":"){return"https:"}}}return e.slice(0,e.indexOf(":")+1)}const m=Object.create(null)
m.enumerable=true
const R={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"}
const N={...R,patch:"patch",PATCH:"PATCH"}
Object.setPrototypeOf(R,null)
Object.setPrototypeOf(N,null)
e.exports={kEnumerableProperty:m,isDisturbed,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,hasSafeIterator,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,toRawHeaders,encodeRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,assertRequestHandler,getSocketInfo,isFormDataLike,pathHasQueryOrFragment,serializePathWithQuery,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase:R,normalizedMethodRecords:N,isValidPort,isHttpOrHttpsPrefixed,nodeMajor:B,nodeMinor:d,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody,setupConnectTimeout:w,getProtocolFromUrlString}},9805:(e,A,t)=>{const{InvalidArgumentError:r,MaxOriginsReachedError:s}=t(4899)
const{kClients:n,kRunning:o,kClose:i,kDestroy:a,kDispatch:c,kUrl:l}=t(4539)
const g=t(3217)
const h=t(7748)
const E=t(5301)
const Q=t(2656)
const u=Symbol("onConnect")
const C=Symbol("onDisconnect")
const I=Symbol("onConnectionError")
const B=Symbol("onDrain")
const d=Symbol("factory")
const f=Symbol("options")
const y=Symbol("origins")
function defaultFactory(e,A){return A&&A.connections===1?new E(e,A):new h(e,A)}class Agent extends g{constructor({factory:e=defaultFactory,maxOrigins:A=Infinity,connect:t,tls:s,...o}={}){if(typeof e!=="function"){throw new r("factory must be a function.")}if(t!=null&&typeof t!=="function"&&typeof t!=="object"){throw new r("connect must be a function or an object")}if(typeof A!=="number"||Number.isNaN(A)||A<=0){throw new r("maxOrigins must be a number greater than 0")}super(o)
if(t&&typeof t!=="function"){t={...t}}if(s&&typeof s!=="function"){s={...s}}this[f]={...Q.deepClone(o),maxOrigins:A,connect:t,tls:s}
this[d]=e
this[n]=new Map
this[y]=new Set
this[B]=(e,A)=>{this.emit("drain",e,[this,...A])}
this[u]=(e,A)=>{this.emit("connect",e,[this,...A])}
this[C]=(e,A,t)=>{this.emit("disconnect",e,[this,...A],t)}
this[I]=(e,A,t)=>{this.emit("connectionError",e,[this,...A],t)}}get[o](){let e=0
for(const{dispatcher:A}of this[n].values()){e+=A[o]}return e}[c](e,A){let t
if(e.origin&&(typeof e.origin==="string"||e.origin instanceof URL)){t=String(e.origin)}else{throw new r("opts.origin must be a non-empty string or URL.")}if(this[y].size>=this[f].maxOrigins&&!this[y].has(t)){throw new s}const o=this[n].get(t)
let i=o&&o.dispatcher
if(!i){const closeClientIfUnused=e=>{const A=this[n].get(t)
if(A){if(e)A.count-=1
if(A.count<=0){this[n].delete(t)
if(!A.dispatcher.destroyed){A.dispatcher.close()}}this[y].delete(t)}}
i=this[d](e.origin,this[f]).on("drain",this[B]).on("connect",(e,A)=>{const r=this[n].get(t)
if(r){r.count+=1}this[u](e,A)}).on("disconnect",(e,A,t)=>{closeClientIfUnused(true)
this[C](e,A,t)}).on("connectionError",(e,A,t)=>{closeClientIfUnused(false)
this[I](e,A,t)})
this[n].set(t,{count:0,dispatcher:i})
this[y].add(t)}return i.dispatch(e,A)}[i](){const e=[]
for(const{dispatcher:A}of this[n].values()){e.push(A.close())}this[n].clear()
return Promise.all(e)}[a](e){const A=[]
for(const{dispatcher:t}of this[n].values()){A.push(t.destroy(e))}this[n].clear()
return Promise.all(A)}get stats(){const e={}
for(const{dispatcher:A}of this[n].values()){if(A.stats){e[A[l].origin]=A.stats}}return e}}e.exports=Agent},629:(e,A,t)=>{const{BalancedPoolMissingUpstreamError:r,InvalidArgumentError:s}=t(4899)
const{PoolBase:n,kClients:o,kNeedDrain:i,kAddClient:a,kRemoveClient:c,kGetDispatcher:l}=t(9760)
const g=t(7748)
const{kUrl:h}=t(4539)
const E=t(2656)
const Q=Symbol("factory")
const u=Symbol("options")
const C=Symbol("kGreatestCommonDivisor")
const I=Symbol("kCurrentWeight")
const B=Symbol("kIndex")
const d=Symbol("kWeight")
const f=Symbol("kMaxWeightPerServer")
const y=Symbol("kErrorPenalty")
function getGreatestCommonDivisor(e,A){if(e===0)return A
while(A!==0){const t=A
A=e%A
e=t}return e}function defaultFactory(e,A){return new g(e,A)}class BalancedPool extends n{constructor(e=[],{factory:A=defaultFactory,connect:t,tls:r,...n}={}){if(typeof A!=="function"){throw new s("factory must be a function.")}super(n)
if(t&&typeof t!=="function")t={...t}
if(r&&typeof r!=="function")r={...r}
this[u]={...E.deepClone(n),connect:t,tls:r}
this[u].interceptors=n.interceptors?{...n.interceptors}:undefined
this[B]=-1
this[I]=0
this[f]=this[u].maxWeightPerServer||100
this[y]=this[u].errorPenalty||15
if(!Array.isArray(e)){e=[e]}this[Q]=A
for(const A of e){this.addUpstream(A)}this._updateBalancedPoolStats()}addUpstream(e){const A=E.parseOrigin(e).origin
if(this[o].find(e=>e[h].origin===A&&e.closed!==true&&e.destroyed!==true)){return this}const t=this[Q](A,this[u])
this[a](t)
t.on("connect",()=>{t[d]=Math.min(this[f],t[d]+this[y])})
t.on("connectionError",()=>{t[d]=Math.max(1,t[d]-this[y])
this._updateBalancedPoolStats()})
t.on("disconnect",(...e)=>{const A=e[2]
if(A&&A.code==="UND_ERR_SOCKET"){t[d]=Math.max(1,t[d]-this[y])
this._updateBalancedPoolStats()}})
for(const e of this[o]){e[d]=this[f]}this._updateBalancedPoolStats()
return this}_updateBalancedPoolStats(){let e=0
for(let A=0;A<this[o].length;A++){e=getGreatestCommonDivisor(this[o][A][d],e)}this[C]=e}removeUpstream(e){const A=E.parseOrigin(e).origin
const t=this[o].find(e=>e[h].origin===A&&e.closed!==true&&e.destroyed!==true)
if(t){this[c](t)}return this}getUpstream(e){const A=E.parseOrigin(e).origin
return this[o].find(e=>e[h].origin===A&&e.closed!==true&&e.destroyed!==true)}get upstreams(){return this[o].filter(e=>e.closed!==true&&e.destroyed!==true).map(e=>e[h].origin)}[l](){if(this[o].length===0){throw new r}const e=this[o].find(e=>!e[i]&&e.closed!==true&&e.destroyed!==true)
if(!e){return}const A=this[o].map(e=>e[i]).reduce((e,A)=>e&&A,true)
if(A){return}let t=0
let s=this[o].findIndex(e=>!e[i])
while(t++<this[o].length){this[B]=(this[B]+1)%this[o].length
const e=this[o][this[B]]
if(e[d]>this[o][s][d]&&!e[i]){s=this[B]}if(this[B]===0){this[I]=this[I]-this[C]
if(this[I]<=0){this[I]=this[f]}}if(e[d]>=this[I]&&!e[i]){return e}}this[I]=this[o][s][d]
this[B]=s
return this[o][s]}}e.exports=BalancedPool},6557:(e,A,t)=>{const r=t(4589)
const s=t(2656)
const{channels:n}=t(4814)
const o=t(7083)
const{RequestContentLengthMismatchError:i,ResponseContentLengthMismatchError:a,RequestAbortedError:c,InvalidArgumentError:l,HeadersTimeoutError:g,HeadersOverflowError:h,SocketError:E,InformationalError:Q,BodyTimeoutError:u,HTTPParserError:C,ResponseExceededMaxSizeError:I}=t(4899)
const{kUrl:B,kReset:d,kClient:f,kParser:y,kBlocking:p,kRunning:D,kPending:S,kSize:w,kWriting:m,kQueue:R,kNoRef:N,kKeepAliveDefaultTimeout:b,kHostHeader:F,kPendingIdx:k,kRunningIdx:U,kError:M,kPipelining:T,kSocket:L,kKeepAliveTimeoutValue:H,kMaxHeadersSize:Y,kKeepAliveMaxTimeout:V,kKeepAliveTimeoutThreshold:G,kHeadersTimeout:x,kBodyTimeout:v,kStrictContentLength:O,kMaxRequests:J,kCounter:W,kMaxResponseSize:P,kOnError:q,kResume:_,kHTTPContext:Z,kClosed:z}=t(4539)
const X=t(9064)
const K=Buffer.alloc(0)
const j=Buffer[Symbol.species]
const $=s.removeAllListeners
const ee=Symbol("kIdleSocketValidation")
const Ae=Symbol("kIdleSocketValidationTimeout")
const te=Symbol("kSocketUsed")
const re=Symbol("kTypeOfService")
let se
function lazyllhttp(){const e=process.env.JEST_WORKER_ID?t(5694):undefined
let A
let s=true
if(process.arch==="ppc64"){const[e,A]=process.versions.node.split(".").map(e=>parseInt(e,10))
if(e<24||e===24&&A<12){s=false}}if(process.env.UNDICI_NO_WASM_SIMD==="1"){s=false}else if(process.env.UNDICI_NO_WASM_SIMD==="0"){s=true}if(s){try{A=new WebAssembly.Module(t(9530))}catch{}}if(!A){A=new WebAssembly.Module(e||t(5694))}return new WebAssembly.Instance(A,{env:{wasm_on_url:(e,A,t)=>0,wasm_on_status:(e,A,t)=>{r(oe.ptr===e)
const s=A-ce+ie.byteOffset
return oe.onStatus(new j(ie.buffer,s,t))},wasm_on_message_begin:e=>{r(oe.ptr===e)
return oe.onMessageBegin()},wasm_on_header_field:(e,A,t)=>{r(oe.ptr===e)
const s=A-ce+ie.byteOffset
return oe.onHeaderField(new j(ie.buffer,s,t))},wasm_on_header_value:(e,A,t)=>{r(oe.ptr===e)
const s=A-ce+ie.byteOffset
return oe.onHeaderValue(new j(ie.buffer,s,t))},wasm_on_headers_complete:(e,A,t,s)=>{r(oe.ptr===e)
return oe.onHeadersComplete(A,t===1,s===1)},wasm_on_body:(e,A,t)=>{r(oe.ptr===e)
const s=A-ce+ie.byteOffset
return oe.onBody(new j(ie.buffer,s,t))},wasm_on_message_complete:e=>{r(oe.ptr===e)
return oe.onMessageComplete()}}})}let ne=null
let oe=null
let ie=null
let ae=0
let ce=null
const le=0
const ge=1
const he=2|ge
const Ee=4|ge
const Qe=8|le
class Parser{constructor(e,A,{exports:t}){this.llhttp=t
this.ptr=this.llhttp.llhttp_alloc(X.TYPE.RESPONSE)
this.client=e
this.socket=A
this.timeout=null
this.timeoutWeakRef=new WeakRef(this)
this.timeoutValue=null
this.timeoutType=null
this.statusCode=0
this.statusText=""
this.upgrade=false
this.headers=[]
this.headersSize=0
this.headersMaxSize=e[Y]
this.shouldKeepAlive=false
this.paused=false
this.resume=this.resume.bind(this)
this.bytesRead=0
this.keepAlive=""
this.contentLength=""
this.connection=""
this.maxResponseSize=e[P]}setTimeout(e,A){if(e!==this.timeoutValue||A&ge^this.timeoutType&ge){if(this.timeout){o.clearTimeout(this.timeout)
this.timeout=null}if(e){if(A&ge){this.timeout=o.setFastTimeout(onParserTimeout,e,this.timeoutWeakRef)}else{this.timeout=setTimeout(onParserTimeout,e,this.timeoutWeakRef)
this.timeout?.unref()}}this.timeoutValue=e}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.timeoutType=A}resume(){if(this.socket.destroyed||!this.paused){return}r(this.ptr!=null)
r(oe===null)
this.llhttp.llhttp_resume(this.ptr)
r(this.timeoutType===Ee)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false
this.execute(this.socket.read()||K)
this.readMore()}readMore(){while(!this.paused&&this.ptr){const e=this.socket.read()
if(e===null){break}this.execute(e)}}execute(e){r(oe===null)
r(this.ptr!=null)
r(!this.paused)
const{socket:A,llhttp:t}=this
if(e.length>ae){if(ce){t.free(ce)}ae=Math.ceil(e.length/4096)*4096
ce=t.malloc(ae)}new Uint8Array(t.memory.buffer,ce,ae).set(e)
try{let r
try{ie=e
oe=this
r=t.llhttp_execute(this.ptr,ce,e.length)}finally{oe=null
ie=null}if(r!==X.ERROR.OK){const s=e.subarray(t.llhttp_get_error_pos(this.ptr)-ce)
if(r===X.ERROR.PAUSED_UPGRADE){this.onUpgrade(s)}else if(r===X.ERROR.PAUSED){this.paused=true
A.unshift(s)}else{throw this.createError(r,s)}}}catch(e){s.destroy(A,e)}}finish(){r(oe===null)
r(this.ptr!=null)
r(!this.paused)
const{llhttp:e}=this
let A
try{oe=this
A=e.llhttp_finish(this.ptr)}finally{oe=null}if(A===X.ERROR.OK){return null}if(A===X.ERROR.PAUSED||A===X.ERROR.PAUSED_UPGRADE){this.paused=true
return null}return this.createError(A,K)}createError(e,A){const{llhttp:t,contentLength:r,bytesRead:s}=this
if(r&&s!==parseInt(r,10)){return new a}const n=t.llhttp_get_error_reason(this.ptr)
let o=""
if(n){const e=new Uint8Array(t.memory.buffer,n).indexOf(0)
o="Response does not match the HTTP/1.1 protocol ("+Buffer.from(t.memory.buffer,n,e).toString()+")"}return new C(o,X.ERROR[e],A)}destroy(){r(oe===null)
r(this.ptr!=null)
this.llhttp.llhttp_free(this.ptr)
this.ptr=null
this.timeout&&o.clearTimeout(this.timeout)
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.paused=false}onStatus(e){this.statusText=e.toString()
return 0}onMessageBegin(){const{socket:e,client:A}=this
if(e.destroyed){return-1}if(A[D]===0){s.destroy(e,new E("bad response",s.getSocketInfo(e)))
return-1}const t=A[R][A[U]]
if(!t){return-1}t.onResponseStarted()
return 0}onHeaderField(e){const A=this.headers.length
if((A&1)===0){this.headers.push(e)}else{this.headers[A-1]=Buffer.concat([this.headers[A-1],e])}this.trackHeader(e.length)
return 0}onHeaderValue(e){let A=this.headers.length
if((A&1)===1){this.headers.push(e)
A+=1}else{this.headers[A-1]=Buffer.concat([this.headers[A-1],e])}const t=this.headers[A-2]
if(t.length===10){const A=s.bufferToLowerCasedHeaderName(t)
if(A==="keep-alive"){this.keepAlive+=e.toString()}else if(A==="connection"){this.connection+=e.toString()}}else if(t.length===14&&s.bufferToLowerCasedHeaderName(t)==="content-length"){this.contentLength+=e.toString()}this.trackHeader(e.length)
return 0}trackHeader(e){this.headersSize+=e
if(this.headersSize>=this.headersMaxSize){s.destroy(this.socket,new h)}}onUpgrade(e){const{upgrade:A,client:t,socket:n,headers:o,statusCode:i,statusText:a}=this
r(A)
r(t[L]===n)
r(!n.destroyed)
r(!this.paused)
r((o.length&1)===0)
const c=t[R][t[U]]
r(c)
r(c.upgrade||c.method==="CONNECT")
this.statusCode=0
this.statusText=""
this.shouldKeepAlive=false
this.headers=[]
this.headersSize=0
n.unshift(e)
n[y].destroy()
n[y]=null
n[f]=null
n[M]=null
$(n)
t[L]=null
t[Z]=null
t[R][t[U]++]=null
t.emit("disconnect",t[B],[t],new Q("upgrade"))
try{c.onUpgrade(i,o,n,a)}catch(e){s.errorRequest(t,c,e)
s.destroy(n,e)}t[_]()}onHeadersComplete(e,A,t){const{client:n,socket:o,headers:i,statusText:a}=this
if(o.destroyed){return-1}if(n[D]===0){s.destroy(o,new E("bad response",s.getSocketInfo(o)))
return-1}const c=n[R][n[U]]
if(!c){return-1}r(!this.upgrade)
r(this.statusCode<200)
if(e===100){s.destroy(o,new E("bad response",s.getSocketInfo(o)))
return-1}if(A&&!c.upgrade){s.destroy(o,new E("bad upgrade",s.getSocketInfo(o)))
return-1}r(this.timeoutType===he)
this.statusCode=e
this.shouldKeepAlive=t||c.method==="HEAD"&&!o[d]&&this.connection.toLowerCase()==="keep-alive"
if(this.statusCode>=200){const e=c.bodyTimeout!=null?c.bodyTimeout:n[v]
this.setTimeout(e,Ee)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(c.method==="CONNECT"){r(n[D]===1)
this.upgrade=true
return 2}if(A){r(n[D]===1)
this.upgrade=true
return 2}r((this.headers.length&1)===0)
this.headers=[]
this.headersSize=0
if(this.shouldKeepAlive&&n[T]){const e=this.keepAlive?s.parseKeepAliveTimeout(this.keepAlive):null
if(e!=null){const A=Math.min(e-n[G],n[V])
if(A<=0){o[d]=true}else{n[H]=A}}else{n[H]=n[b]}}else{o[d]=true}const l=c.onHeaders(e,i,this.resume,a)===false
if(c.aborted){return-1}if(c.method==="HEAD"){return 1}if(e<200){return 1}if(o[p]){o[p]=false
n[_]()}return l?X.ERROR.PAUSED:0}onBody(e){const{client:A,socket:t,statusCode:n,maxResponseSize:o}=this
if(t.destroyed){return-1}const i=A[R][A[U]]
r(i)
r(this.timeoutType===Ee)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}r(n>=200)
if(o>-1&&this.bytesRead+e.length>o){s.destroy(t,new I)
return-1}this.bytesRead+=e.length
if(i.onData(e)===false){return X.ERROR.PAUSED}return 0}onMessageComplete(){const{client:e,socket:A,statusCode:t,upgrade:n,headers:o,contentLength:i,bytesRead:c,shouldKeepAlive:l}=this
if(A.destroyed&&(!t||l)){return-1}if(n){return 0}r(t>=100)
r((this.headers.length&1)===0)
const g=e[R][e[U]]
r(g)
this.statusCode=0
this.statusText=""
this.bytesRead=0
this.contentLength=""
this.keepAlive=""
this.connection=""
this.headers=[]
this.headersSize=0
if(t<200){return 0}if(g.method!=="HEAD"&&i&&c!==parseInt(i,10)){s.destroy(A,new a)
return-1}g.onComplete(o)
e[R][e[U]++]=null
A[te]=e[S]===0
if(A[m]){r(e[D]===0)
s.destroy(A,new Q("reset"))
return X.ERROR.PAUSED}else if(!l){s.destroy(A,new Q("reset"))
return X.ERROR.PAUSED}else if(A[d]&&e[D]===0){s.destroy(A,new Q("reset"))
return X.ERROR.PAUSED}else if(e[T]==null||e[T]===1){setImmediate(e[_])}else{e[_]()}return 0}}function onParserTimeout(e){const A=e.deref()
if(!A){return}const{socket:t,timeoutType:n,client:o,paused:i}=A
if(n===he){if(!t[m]||t.writableNeedDrain||o[D]>1){r(!i,"cannot be paused while waiting for headers")
s.destroy(t,new g)}}else if(n===Ee){if(!i){s.destroy(t,new u)}}else if(n===Qe){r(o[D]===0&&o[H])
s.destroy(t,new Q("socket idle timeout"))}}function connectH1(e,A){e[L]=A
if(!ne){ne=lazyllhttp()}if(A.errored){throw A.errored}if(A.destroyed){throw new E("destroyed")}A[N]=false
A[m]=false
A[d]=false
A[p]=false
A[ee]=0
A[Ae]=null
A[te]=false
A[y]=new Parser(e,A,ne)
s.addListener(A,"error",onHttpSocketError)
s.addListener(A,"readable",onHttpSocketReadable)
s.addListener(A,"end",onHttpSocketEnd)
s.addListener(A,"close",onHttpSocketClose)
A[z]=false
A.on("close",onSocketClose)
return{version:"h1",defaultPipelining:1,write(A){return writeH1(e,A)},resume(){resumeH1(e)},destroy(e,t){if(A[z]){queueMicrotask(t)}else{A.on("close",t)
A.destroy(e)}},get destroyed(){return A.destroyed},busy(t){if(A[m]||A[d]||A[p]||A[ee]===1){return true}if(t){if(e[D]>0&&!t.idempotent){return true}if(e[D]>0&&(t.upgrade||t.method==="CONNECT")){return true}if(e[D]>0&&s.bodyLength(t.body)!==0&&(s.isStream(t.body)||s.isAsyncIterable(t.body)||s.isFormDataLike(t.body))){return true}}return false}}}function onHttpSocketError(e){const A=this[y]
if(e.code==="ECONNRESET"&&A.statusCode&&!A.shouldKeepAlive){const e=A.finish()
if(e){this[M]=e
this[f][q](e)}return}this[M]=e
this[f][q](e)}function onHttpSocketReadable(){this[y]?.readMore()}function onHttpSocketEnd(){const e=this[y]
if(e.statusCode&&!e.shouldKeepAlive){const A=e.finish()
if(A){s.destroy(this,A)}return}s.destroy(this,new E("other side closed",s.getSocketInfo(this)))}function onHttpSocketClose(){const e=this[y]
clearIdleSocketValidation(this)
if(e){if(!this[M]&&e.statusCode&&!e.shouldKeepAlive){this[M]=e.finish()||this[M]}this[y].destroy()
this[y]=null}const A=this[M]||new E("closed",s.getSocketInfo(this))
const t=this[f]
t[L]=null
t[Z]=null
if(t.destroyed){r(t[S]===0)
const e=t[R].splice(t[U])
for(let r=0;r<e.length;r++){const n=e[r]
s.errorRequest(t,n,A)}}else if(t[D]>0&&A.code!=="UND_ERR_INFO"){const e=t[R][t[U]]
t[R][t[U]++]=null
s.errorRequest(t,e,A)}t[k]=t[U]
r(t[D]===0)
t.emit("disconnect",t[B],[t],A)
t[_]()}function onSocketClose(){this[z]=true}function clearIdleSocketValidation(e){if(e[Ae]){clearImmediate(e[Ae])
e[Ae]=null}e[ee]=0}function scheduleIdleSocketValidation(e,A){A[ee]=1
A[Ae]=setImmediate(()=>{A[Ae]=null
A[ee]=2
if(e[L]===A&&!A.destroyed){e[_]()}})}function resumeH1(e){const A=e[L]
if(A&&!A.destroyed){if(e[w]===0){if(!A[N]&&A.unref){A.unref()
A[N]=true}}else if(A[N]&&A.ref){A.ref()
A[N]=false}if(e[D]===0&&e[S]>0&&A[te]){if(A[ee]===0){scheduleIdleSocketValidation(e,A)
A[y].readMore()
if(A.destroyed){return}return}if(A[ee]===1){A[y].readMore()
if(A.destroyed){return}return}}if(e[D]===0){A[y].readMore()
if(A.destroyed){return}}if(e[w]===0){if(A[y].timeoutType!==Qe){A[y].setTimeout(e[H],Qe)}}else if(e[D]>0&&A[y].statusCode<200){if(A[y].timeoutType!==he){const t=e[R][e[U]]
const r=t.headersTimeout!=null?t.headersTimeout:e[x]
A[y].setTimeout(r,he)}}}}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function setTypeOfService(e,A){if(typeof e.setTypeOfService!=="function"){return}const t=A.typeOfService
if(t===undefined){return}const r=e[re]
if(r===t){return}try{e.setTypeOfService(t)
e[re]=t}catch{}}function writeH1(e,A){const{method:o,path:a,host:g,upgrade:h,blocking:E,reset:u}=A
let{body:C,headers:I,contentLength:B}=A
const f=o==="PUT"||o==="POST"||o==="PATCH"||o==="QUERY"||o==="PROPFIND"||o==="PROPPATCH"
if(s.isFormDataLike(C)){if(!se){se=t(1436).extractBody}const[e,r]=se(C)
if(A.contentType==null){I.push("content-type",r)}C=e.stream
B=e.length}else if(s.isBlobLike(C)&&A.contentType==null){const t=C.type
if(t){const r=`${t}`
if(!s.isValidHeaderValue(r)){s.errorRequest(e,A,new l("invalid content-type header"))
return false}I.push("content-type",r)}}if(C&&typeof C.read==="function"){C.read(0)}const y=s.bodyLength(C)
B=y??B
if(B===null){B=A.contentLength}if(B===0&&!f){B=null}if(shouldSendContentLength(o)&&B>0&&A.contentLength!==null&&A.contentLength!==B){if(e[O]){s.errorRequest(e,A,new i)
return false}process.emitWarning(new i)}const D=e[L]
clearIdleSocketValidation(D)
const abort=t=>{if(A.aborted||A.completed){return}s.errorRequest(e,A,t||new c)
s.destroy(C)
s.destroy(D,new Q("aborted"))}
try{A.onConnect(abort)}catch(t){s.errorRequest(e,A,t)}if(A.aborted){return false}if(o==="HEAD"){D[d]=true}if(h||o==="CONNECT"){D[d]=true}if(u!=null){D[d]=u}if(e[J]&&D[W]++>=e[J]){D[d]=true}if(E){D[p]=true}setTypeOfService(D,A)
let S=`${o} ${a} HTTP/1.1\r\n`
if(typeof g==="string"){S+=`host: ${g}\r\n`}else{S+=e[F]}if(h){S+=`connection: upgrade\r\nupgrade: ${h}\r\n`}else if(e[T]&&!D[d]){S+="connection: keep-alive\r\n"}else{S+="connection: close\r\n"}if(Array.isArray(I)){for(let e=0;e<I.length;e+=2){const A=I[e+0]
const t=I[e+1]
if(Array.isArray(t)){for(let e=0;e<t.length;e++){S+=`${A}: ${t[e]}\r\n`}}else{S+=`${A}: ${t}\r\n`}}}if(n.sendHeaders.hasSubscribers){n.sendHeaders.publish({request:A,headers:S,socket:D})}if(!C||y===0){writeBuffer(abort,null,e,A,D,B,S,f)}else if(s.isBuffer(C)){writeBuffer(abort,C,e,A,D,B,S,f)}else if(s.isBlobLike(C)){if(typeof C.stream==="function"){writeIterable(abort,C.stream(),e,A,D,B,S,f)}else{writeBlob(abort,C,e,A,D,B,S,f)}}else if(s.isStream(C)){writeStream(abort,C,e,A,D,B,S,f)}else if(s.isIterable(C)){writeIterable(abort,C,e,A,D,B,S,f)}else{r(false)}return true}function writeStream(e,A,t,n,o,i,a,l){r(i!==0||t[D]===0,"stream body cannot be pipelined")
let g=false
const h=new AsyncWriter({abort:e,socket:o,request:n,contentLength:i,client:t,expectsPayload:l,header:a})
const onData=function(e){if(g){return}try{if(!h.write(e)&&this.pause){this.pause()}}catch(e){s.destroy(this,e)}}
const onDrain=function(){if(g){return}if(A.resume){A.resume()}}
const onClose=function(){queueMicrotask(()=>{A.removeListener("error",onFinished)})
if(!g){const e=new c
queueMicrotask(()=>onFinished(e))}}
const onFinished=function(e){if(g){return}g=true
r(o.destroyed||o[m]&&t[D]<=1)
o.off("drain",onDrain).off("error",onFinished)
A.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose)
if(!e){try{h.end()}catch(A){e=A}}h.destroy(e)
if(e&&(e.code!=="UND_ERR_INFO"||e.message!=="reset")){s.destroy(A,e)}else{s.destroy(A)}}
A.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose)
if(A.resume){A.resume()}o.on("drain",onDrain).on("error",onFinished)
if(A.errorEmitted??A.errored){setImmediate(onFinished,A.errored)}else if(A.endEmitted??A.readableEnded){setImmediate(onFinished,null)}if(A.closeEmitted??A.closed){setImmediate(onClose)}}function writeBuffer(e,A,t,n,o,i,a,c){try{if(!A){if(i===0){o.write(`${a}content-length: 0\r\n\r\n`,"latin1")}else{r(i===null,"no body must not have content length")
o.write(`${a}\r\n`,"latin1")}}else if(s.isBuffer(A)){r(i===A.byteLength,"buffer body must have content length")
o.cork()
o.write(`${a}content-length: ${i}\r\n\r\n`,"latin1")
o.write(A)
o.uncork()
n.onBodySent(A)
if(!c&&n.reset!==false){o[d]=true}}n.onRequestSent()
t[_]()}catch(A){e(A)}}async function writeBlob(e,A,t,s,n,o,a,c){r(o===A.size,"blob body must have content length")
try{if(o!=null&&o!==A.size){throw new i}const e=Buffer.from(await A.arrayBuffer())
n.cork()
n.write(`${a}content-length: ${o}\r\n\r\n`,"latin1")
n.write(e)
n.uncork()
s.onBodySent(e)
s.onRequestSent()
if(!c&&s.reset!==false){n[d]=true}t[_]()}catch(A){e(A)}}async function writeIterable(e,A,t,s,n,o,i,a){r(o!==0||t[D]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,A)=>{r(c===null)
if(n[M]){A(n[M])}else{c=e}})
n.on("close",onDrain).on("drain",onDrain)
const l=new AsyncWriter({abort:e,socket:n,request:s,contentLength:o,client:t,expectsPayload:a,header:i})
try{for await(const e of A){if(n[M]){throw n[M]}if(!l.write(e)){await waitForDrain()}}l.end()}catch(e){l.destroy(e)}finally{n.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort:e,socket:A,request:t,contentLength:r,client:s,expectsPayload:n,header:o}){this.socket=A
this.request=t
this.contentLength=r
this.client=s
this.bytesWritten=0
this.expectsPayload=n
this.header=o
this.abort=e
A[m]=true}write(e){const{socket:A,request:t,contentLength:r,client:s,bytesWritten:n,expectsPayload:o,header:a}=this
if(A[M]){throw A[M]}if(A.destroyed){return false}const c=Buffer.byteLength(e)
if(!c){return true}if(r!==null&&n+c>r){if(s[O]){throw new i}process.emitWarning(new i)}A.cork()
if(n===0){if(!o&&t.reset!==false){A[d]=true}if(r===null){A.write(`${a}transfer-encoding: chunked\r\n`,"latin1")}else{A.write(`${a}content-length: ${r}\r\n\r\n`,"latin1")}}if(r===null){A.write(`\r\n${c.toString(16)}\r\n`,"latin1")}this.bytesWritten+=c
const l=A.write(e)
A.uncork()
t.onBodySent(e)
if(!l){if(A[y].timeout&&A[y].timeoutType===he){if(A[y].timeout.refresh){A[y].timeout.refresh()}}}return l}end(){const{socket:e,contentLength:A,client:t,bytesWritten:r,expectsPayload:s,header:n,request:o}=this
o.onRequestSent()
e[m]=false
if(e[M]){throw e[M]}if(e.destroyed){return}if(r===0){if(s){e.write(`${n}content-length: 0\r\n\r\n`,"latin1")}else{e.write(`${n}\r\n`,"latin1")}}else if(A===null){e.write("\r\n0\r\n\r\n","latin1")}if(A!==null&&r!==A){if(t[O]){throw new i}else{process.emitWarning(new i)}}if(e[y].timeout&&e[y].timeoutType===he){if(e[y].timeout.refresh){e[y].timeout.refresh()}}t[_]()}destroy(e){const{socket:A,client:t,abort:s}=this
A[m]=false
if(e){r(t[D]<=1,"pipeline should only contain this request")
s(e)}}}e.exports=connectH1},1972:(e,A,t)=>{const r=t(4589)
const{pipeline:s}=t(7075)
const n=t(2656)
const{RequestContentLengthMismatchError:o,RequestAbortedError:i,SocketError:a,InformationalError:c,InvalidArgumentError:l,HeadersTimeoutError:g,BodyTimeoutError:h}=t(4899)
const{kUrl:E,kReset:Q,kClient:u,kRunning:C,kPending:I,kQueue:B,kPendingIdx:d,kRunningIdx:f,kError:y,kSocket:p,kStrictContentLength:D,kOnError:S,kMaxConcurrentStreams:w,kPingInterval:m,kHTTP2Session:R,kHTTP2InitialWindowSize:N,kHTTP2ConnectionWindowSize:b,kResume:F,kSize:k,kHTTPContext:U,kClosed:M,kBodyTimeout:T,kHeadersTimeout:L,kEnableConnectProtocol:H,kRemoteSettings:Y,kHTTP2Stream:V,kHTTP2SessionState:G}=t(4539)
const{channels:x}=t(4814)
const v=Symbol("open streams")
let O
let J
try{J=t(2467)}catch{J={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:W,HTTP2_HEADER_METHOD:P,HTTP2_HEADER_PATH:q,HTTP2_HEADER_SCHEME:_,HTTP2_HEADER_CONTENT_LENGTH:Z,HTTP2_HEADER_EXPECT:z,HTTP2_HEADER_STATUS:X,HTTP2_HEADER_PROTOCOL:K,NGHTTP2_REFUSED_STREAM:j,NGHTTP2_CANCEL:$}}=J
function parseH2Headers(e){const A=[]
for(const[t,r]of Object.entries(e)){if(Array.isArray(r)){for(const e of r){A.push(Buffer.from(t),Buffer.from(e))}}else{A.push(Buffer.from(t),Buffer.from(r))}}return A}function connectH2(e,A){e[p]=A
const t=e[N]
const r=e[b]
const s=J.connect(e[E],{createConnection:()=>A,peerMaxConcurrentStreams:e[w],settings:{enablePush:false,...t!=null?{initialWindowSize:t}:null}})
e[p]=A
s[v]=0
s[u]=e
s[p]=A
s[G]={ping:{interval:e[m]===0?null:setInterval(onHttp2SendPing,e[m],s).unref()}}
s[H]=false
s[Y]=false
if(r){n.addListener(s,"connect",applyConnectionWindowSize.bind(s,r))}n.addListener(s,"error",onHttp2SessionError)
n.addListener(s,"frameError",onHttp2FrameError)
n.addListener(s,"end",onHttp2SessionEnd)
n.addListener(s,"goaway",onHttp2SessionGoAway)
n.addListener(s,"close",onHttp2SessionClose)
n.addListener(s,"remoteSettings",onHttp2RemoteSettings)
s.unref()
e[R]=s
A[R]=s
n.addListener(A,"error",onHttp2SocketError)
n.addListener(A,"end",onHttp2SocketEnd)
n.addListener(A,"close",onHttp2SocketClose)
A[M]=false
A.on("close",onSocketClose)
return{version:"h2",defaultPipelining:Infinity,write(A){return writeH2(e,A)},resume(){resumeH2(e)},destroy(e,t){if(A[M]){queueMicrotask(t)}else{A.destroy(e).on("close",t)}},get destroyed(){return A.destroyed},busy(A){if(A!=null){if(e[C]>0){if(A.idempotent===false)return true
if((A.upgrade==="websocket"||A.method==="CONNECT")&&s[Y]===false)return true
if(n.bodyLength(A.body)!==0&&(n.isStream(A.body)||n.isAsyncIterable(A.body)||n.isFormDataLike(A.body)))return true}else{return(A.upgrade==="websocket"||A.method==="CONNECT")&&s[Y]===false}}return false}}}function resumeH2(e){const A=e[p]
if(A?.destroyed===false){if(e[k]===0){A.unref()
e[R].unref()}else{A.ref()
e[R].ref()}}}function applyConnectionWindowSize(e){try{if(typeof this.setLocalWindowSize==="function"){this.setLocalWindowSize(e)}}catch{}}function onHttp2RemoteSettings(e){this[u][w]=e.maxConcurrentStreams??this[u][w]
if(this[Y]===true&&this[H]===true&&e.enableConnectProtocol===false){const e=new c("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441")
this[p][y]=e
this[u][S](e)
return}this[H]=e.enableConnectProtocol??this[H]
this[Y]=true
this[u][F]()}function onHttp2SendPing(e){const A=e[G]
if((e.closed||e.destroyed)&&A.ping.interval!=null){clearInterval(A.ping.interval)
A.ping.interval=null
return}e.ping(onPing.bind(e))
function onPing(e,A){const t=this[u]
const r=this[u]
if(e!=null){const A=new c(`HTTP/2: "PING" errored - type ${e.message}`)
r[y]=A
t[S](A)}else{t.emit("ping",A)}}}function onHttp2SessionError(e){this[p][y]=e
this[u][S](e)}function onHttp2FrameError(e,A,t){if(t===0){const t=new c(`HTTP/2: "frameError" received - type ${e}, code ${A}`)
this[p][y]=t
this[u][S](t)}}function onHttp2SessionEnd(){const e=new a("other side closed",n.getSocketInfo(this[p]))
this.destroy(e)
n.destroy(this[p],e)}function completeRequest(e,A,t=false){const r=e[B]
const s=e[f]
if(s<e[d]&&r[s]===A){r[s]=null
e[f]=s+1
return}const n=r.indexOf(A,s)
if(n===-1||n>=e[d]){return}r.splice(n,1)
e[d]--
if(t&&e[d]<e[f]){e[d]=e[f]}}function onHttp2SessionGoAway(e){const A=this[y]||new a(`HTTP/2: "GOAWAY" frame received with code ${e}`,n.getSocketInfo(this[p]))
const t=this[u]
t[p]=null
t[U]=null
this.close()
this[R]=null
n.destroy(this[p],A)
if(t[f]<t[B].length){const e=t[B][t[f]]
t[B][t[f]++]=null
if(e!=null){n.errorRequest(t,e,A)}t[d]=t[f]}r(t[C]===0)
t.emit("disconnect",t[E],[t],A)
t.emit("connectionError",t[E],[t],A)
t[F]()}function onHttp2SessionClose(){const{[u]:e,[G]:A}=this
const{[p]:t}=e
const s=this[p][y]||this[y]||new a("closed",n.getSocketInfo(t))
e[p]=null
e[U]=null
if(A.ping.interval!=null){clearInterval(A.ping.interval)
A.ping.interval=null}if(e.destroyed){r(e[I]===0)
const A=e[B].splice(e[f])
for(let t=0;t<A.length;t++){const r=A[t]
if(r!=null){n.errorRequest(e,r,s)}}}}function onHttp2SocketClose(){const e=this[y]||new a("closed",n.getSocketInfo(this))
const A=this[R][u]
A[p]=null
A[U]=null
if(this[R]!==null){this[R].destroy(e)}A[d]=A[f]
r(A[C]===0)
A.emit("disconnect",A[E],[A],e)
A[F]()}function onHttp2SocketError(e){this[y]=e
this[u][S](e)}function onHttp2SocketEnd(){n.destroy(this,new a("other side closed",n.getSocketInfo(this)))}function onSocketClose(){this[M]=true}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH2(e,A){const s=A.headersTimeout??e[L]
const a=A.bodyTimeout??e[T]
const Q=e[R]
const{method:u,path:C,host:I,upgrade:B,expectContinue:d,signal:f,protocol:y,headers:w}=A
let{body:m}=A
if(B!=null&&B!=="websocket"){n.errorRequest(e,A,new l(`Custom upgrade "${B}" not supported over HTTP/2`))
return false}const N={}
for(let e=0;e<w.length;e+=2){const A=w[e+0]
const t=w[e+1]
if(A==="cookie"){if(N[A]!=null){N[A]=Array.isArray(N[A])?(N[A].push(t),N[A]):[N[A],t]}else{N[A]=t}continue}if(Array.isArray(t)){for(let e=0;e<t.length;e++){if(N[A]){N[A]+=`, ${t[e]}`}else{N[A]=t[e]}}}else if(N[A]){N[A]+=`, ${t}`}else{N[A]=t}}let b=null
const{hostname:k,port:U}=e[E]
N[W]=I||`${k}${U?`:${U}`:""}`
N[P]=u
const abort=t=>{if(A.aborted||A.completed){return}t=t||new i
n.errorRequest(e,A,t)
if(b!=null){b.removeAllListeners("data")
b.close()
e[S](t)
completeRequest(e,A)
e[F]()}n.destroy(m,t)}
try{A.onConnect(abort)}catch(t){n.errorRequest(e,A,t)}if(A.aborted){return false}if(B||u==="CONNECT"){Q.ref()
if(B==="websocket"){if(Q[H]===false){n.errorRequest(e,A,new c("HTTP/2: Extended CONNECT protocol not supported by server"))
Q.unref()
return false}N[P]="CONNECT"
N[K]="websocket"
N[q]=C
if(y==="ws:"||y==="wss:"){N[_]=y==="ws:"?"http":"https"}else{N[_]=y==="http:"?"http":"https"}b=Q.request(N,{endStream:false,signal:f})
b[V]=true;++Q[v]
b.once("response",(t,r)=>{const{[X]:s,...n}=t
try{A.onUpgrade(s,parseH2Headers(n),b)}catch(e){abort(e)
return}completeRequest(e,A)})
b.on("error",()=>{if(b.rstCode===j||b.rstCode===$){abort(new c(`HTTP/2: "stream error" received - code ${b.rstCode}`))}})
b.once("close",()=>{Q[v]-=1
if(Q[v]===0)Q.unref()})
b.setTimeout(s)
return true}b=Q.request(N,{endStream:false,signal:f})
b[V]=true;++Q[v]
b.on("response",t=>{const{[X]:r,...s}=t
try{A.onUpgrade(r,parseH2Headers(s),b)}catch(e){abort(e)
return}completeRequest(e,A)})
b.on("error",abort)
b.once("close",()=>{Q[v]-=1
if(Q[v]===0)Q.unref()})
b.setTimeout(s)
return true}N[q]=C
N[_]=y==="http:"?"http":"https"
const M=u==="PUT"||u==="POST"||u==="PATCH"
if(m&&typeof m.read==="function"){m.read(0)}let Y=n.bodyLength(m)
if(n.isFormDataLike(m)){O??=t(1436).extractBody
const[e,A]=O(m)
N["content-type"]=A
m=e.stream
Y=e.length}if(Y==null){Y=A.contentLength}if(!M){Y=null}if(shouldSendContentLength(u)&&Y>0&&A.contentLength!=null&&A.contentLength!==Y){if(e[D]){n.errorRequest(e,A,new o)
return false}process.emitWarning(new o)}if(Y!=null){r(m||Y===0,"no body must not have content length")
N[Z]=`${Y}`}Q.ref()
if(x.sendHeaders.hasSubscribers){let e=""
for(const A in N){e+=`${A}: ${N[A]}\r\n`}x.sendHeaders.publish({request:A,headers:e,socket:Q[p]})}const G=u==="GET"||u==="HEAD"||m===null
if(d){N[z]="100-continue"
b=Q.request(N,{endStream:G,signal:f})
b[V]=true
b.once("continue",writeBodyH2)}else{b=Q.request(N,{endStream:G,signal:f})
b[V]=true
writeBodyH2()}++Q[v]
b.setTimeout(s)
let J=false
b.once("response",e=>{const{[X]:t,...r}=e
A.onResponseStarted()
J=true
b.setTimeout(a)
if(A.aborted){b.removeAllListeners("data")
return}if(A.onHeaders(Number(t),parseH2Headers(r),b.resume.bind(b),"")===false){b.pause()}b.on("data",e=>{if(A.aborted||A.completed){return}if(A.onData(e)===false){b.pause()}})})
b.once("end",()=>{b.removeAllListeners("data")
if(J){if(!A.aborted&&!A.completed){A.onComplete({})}completeRequest(e,A)
e[F]()}else{abort(new c("HTTP/2: stream half-closed (remote)"))
completeRequest(e,A,true)
e[F]()}})
b.once("close",()=>{b.removeAllListeners("data")
Q[v]-=1
if(Q[v]===0){Q.unref()}if(!A.aborted&&!A.completed){abort(new c("HTTP/2: stream closed before the response was complete"))}})
b.once("error",function(e){b.removeAllListeners("data")
abort(e)})
b.once("frameError",(e,A)=>{b.removeAllListeners("data")
abort(new c(`HTTP/2: "frameError" received - type ${e}, code ${A}`))})
b.on("aborted",()=>{b.removeAllListeners("data")})
b.on("timeout",()=>{const e=J?new h(`HTTP/2: "body timeout after ${a}"`):new g(`HTTP/2: "headers timeout after ${s}"`)
b.removeAllListeners("data")
Q[v]-=1
if(Q[v]===0){Q.unref()}abort(e)})
b.once("trailers",e=>{if(A.aborted||A.completed){return}b.removeAllListeners("data")
A.onComplete(e)})
return true
function writeBodyH2(){if(!m||Y===0){writeBuffer(abort,b,null,e,A,e[p],Y,M)}else if(n.isBuffer(m)){writeBuffer(abort,b,m,e,A,e[p],Y,M)}else if(n.isBlobLike(m)){if(typeof m.stream==="function"){writeIterable(abort,b,m.stream(),e,A,e[p],Y,M)}else{writeBlob(abort,b,m,e,A,e[p],Y,M)}}else if(n.isStream(m)){writeStream(abort,e[p],M,b,m,e,A,Y)}else if(n.isIterable(m)){writeIterable(abort,b,m,e,A,e[p],Y,M)}else{r(false)}}}function writeBuffer(e,A,t,s,o,i,a,c){try{if(t!=null&&n.isBuffer(t)){r(a===t.byteLength,"buffer body must have content length")
A.cork()
A.write(t)
A.uncork()
A.end()
o.onBodySent(t)}if(!c){i[Q]=true}o.onRequestSent()
s[F]()}catch(A){e(A)}}function writeStream(e,A,t,o,i,a,c,l){r(l!==0||a[C]===0,"stream body cannot be pipelined")
const g=s(i,o,r=>{if(r){n.destroy(g,r)
e(r)}else{n.removeAllListeners(g)
c.onRequestSent()
if(!t){A[Q]=true}a[F]()}})
n.addListener(g,"data",onPipeData)
function onPipeData(e){c.onBodySent(e)}}async function writeBlob(e,A,t,s,n,i,a,c){r(a===t.size,"blob body must have content length")
try{if(a!=null&&a!==t.size){throw new o}const e=Buffer.from(await t.arrayBuffer())
A.cork()
A.write(e)
A.uncork()
A.end()
n.onBodySent(e)
n.onRequestSent()
if(!c){i[Q]=true}s[F]()}catch(A){e(A)}}async function writeIterable(e,A,t,s,n,o,i,a){r(i!==0||s[C]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,A)=>{r(c===null)
if(o[y]){A(o[y])}else{c=e}})
A.on("close",onDrain).on("drain",onDrain)
try{for await(const e of t){if(o[y]){throw o[y]}const t=A.write(e)
n.onBodySent(e)
if(!t){await waitForDrain()}}A.end()
n.onRequestSent()
if(!a){o[Q]=true}s[F]()}catch(A){e(A)}finally{A.off("close",onDrain).off("drain",onDrain)}}e.exports=connectH2},5301:(e,A,t)=>{const r=t(4589)
const s=t(7030)
const n=t(7067)
const o=t(2656)
const{ClientStats:i}=t(6486)
const{channels:a}=t(4814)
const c=t(5295)
const l=t(3217)
const{InvalidArgumentError:g,InformationalError:h,ClientDestroyedError:E}=t(4899)
const Q=t(8272)
const{kUrl:u,kServerName:C,kClient:I,kBusy:B,kConnect:d,kResuming:f,kRunning:y,kPending:p,kSize:D,kQueue:S,kConnected:w,kConnecting:m,kNeedDrain:R,kKeepAliveDefaultTimeout:N,kHostHeader:b,kPendingIdx:F,kRunningIdx:k,kError:U,kPipelining:M,kKeepAliveTimeoutValue:T,kMaxHeadersSize:L,kKeepAliveMaxTimeout:H,kKeepAliveTimeoutThreshold:Y,kHeadersTimeout:V,kBodyTimeout:G,kStrictContentLength:x,kConnector:v,kMaxRequests:O,kCounter:J,kClose:W,kDestroy:P,kDispatch:q,kLocalAddress:_,kMaxResponseSize:Z,kOnError:z,kHTTPContext:X,kMaxConcurrentStreams:K,kHTTP2InitialWindowSize:j,kHTTP2ConnectionWindowSize:$,kResume:ee,kPingInterval:Ae}=t(4539)
const te=t(6557)
const re=t(1972)
const se=Symbol("kClosedResolve")
const ne=n&&n.maxHeaderSize&&Number.isInteger(n.maxHeaderSize)&&n.maxHeaderSize>0?()=>n.maxHeaderSize:()=>{throw new g("http module not available or http.maxHeaderSize invalid")}
const noop=()=>{}
function getPipelining(e){return e[M]??e[X]?.defaultPipelining??1}class Client extends l{constructor(e,{maxHeaderSize:A,headersTimeout:t,socketTimeout:r,requestTimeout:n,connectTimeout:i,bodyTimeout:a,idleTimeout:c,keepAlive:l,keepAliveTimeout:h,maxKeepAliveTimeout:E,keepAliveMaxTimeout:I,keepAliveTimeoutThreshold:B,socketPath:d,pipelining:y,tls:p,strictContentLength:D,maxCachedSessions:w,connect:m,maxRequestsPerClient:U,localAddress:J,maxResponseSize:W,autoSelectFamily:P,autoSelectFamilyAttemptTimeout:q,maxConcurrentStreams:te,allowH2:re,useH2c:oe,initialWindowSize:ie,connectionWindowSize:ae,pingInterval:ce,webSocket:le,eventSource:ge}={}){if(l!==undefined){throw new g("unsupported keepAlive, use pipelining=0 instead")}if(r!==undefined){throw new g("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")}if(n!==undefined){throw new g("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")}if(c!==undefined){throw new g("unsupported idleTimeout, use keepAliveTimeout instead")}if(E!==undefined){throw new g("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(A!=null){if(!Number.isInteger(A)||A<1){throw new g("invalid maxHeaderSize")}}else{A=ne()}if(d!=null&&typeof d!=="string"){throw new g("invalid socketPath")}if(i!=null&&(!Number.isFinite(i)||i<0)){throw new g("invalid connectTimeout")}if(h!=null&&(!Number.isFinite(h)||h<=0)){throw new g("invalid keepAliveTimeout")}if(I!=null&&(!Number.isFinite(I)||I<=0)){throw new g("invalid keepAliveMaxTimeout")}if(B!=null&&!Number.isFinite(B)){throw new g("invalid keepAliveTimeoutThreshold")}if(t!=null&&(!Number.isInteger(t)||t<0)){throw new g("headersTimeout must be a positive integer or zero")}if(a!=null&&(!Number.isInteger(a)||a<0)){throw new g("bodyTimeout must be a positive integer or zero")}if(m!=null&&typeof m!=="function"&&typeof m!=="object"){throw new g("connect must be a function or an object")}if(U!=null&&(!Number.isInteger(U)||U<0)){throw new g("maxRequestsPerClient must be a positive number")}if(J!=null&&(typeof J!=="string"||s.isIP(J)===0)){throw new g("localAddress must be valid string IP address")}if(W!=null&&(!Number.isInteger(W)||W<-1)){throw new g("maxResponseSize must be a positive number")}if(q!=null&&(!Number.isInteger(q)||q<-1)){throw new g("autoSelectFamilyAttemptTimeout must be a positive number")}if(re!=null&&typeof re!=="boolean"){throw new g("allowH2 must be a valid boolean value")}if(te!=null&&(typeof te!=="number"||te<1)){throw new g("maxConcurrentStreams must be a positive integer, greater than 0")}if(oe!=null&&typeof oe!=="boolean"){throw new g("useH2c must be a valid boolean value")}if(ie!=null&&(!Number.isInteger(ie)||ie<1)){throw new g("initialWindowSize must be a positive integer, greater than 0")}if(ae!=null&&(!Number.isInteger(ae)||ae<1)){throw new g("connectionWindowSize must be a positive integer, greater than 0")}if(ce!=null&&(typeof ce!=="number"||!Number.isInteger(ce)||ce<0)){throw new g("pingInterval must be a positive integer, greater or equal to 0")}super({webSocket:le,eventSource:ge})
if(typeof m!=="function"){m=Q({...p,maxCachedSessions:w,allowH2:re,useH2c:oe,socketPath:d,timeout:i,...typeof P==="boolean"?{autoSelectFamily:P,autoSelectFamilyAttemptTimeout:q}:undefined,...m})}else{const e=m
m=(A,t)=>e({...A,...d!=null?{socketPath:d}:null,...re!=null?{allowH2:re}:null},t)}this[u]=o.parseOrigin(e)
this[v]=m
this[M]=y!=null?y:1
this[L]=A
this[N]=h==null?4e3:h
this[H]=I==null?6e5:I
this[Y]=B==null?2e3:B
this[T]=this[N]
this[C]=null
this[_]=J!=null?J:null
this[f]=0
this[R]=0
this[b]=`host: ${this[u].hostname}${this[u].port?`:${this[u].port}`:""}\r\n`
this[G]=a!=null?a:3e5
this[V]=t!=null?t:3e5
this[x]=D==null?true:D
this[O]=U
this[se]=null
this[Z]=W>-1?W:-1
this[X]=null
this[K]=te!=null?te:100
this[j]=ie!=null?ie:262144
this[$]=ae!=null?ae:524288
this[Ae]=ce!=null?ce:6e4
this[S]=[]
this[k]=0
this[F]=0
this[ee]=e=>resume(this,e)
this[z]=e=>onError(this,e)}get pipelining(){return this[M]}set pipelining(e){this[M]=e
this[ee](true)}get stats(){return new i(this)}get[p](){return this[S].length-this[F]}get[y](){return this[F]-this[k]}get[D](){return this[S].length-this[k]}get[w](){return!!this[X]&&!this[m]&&!this[X].destroyed}get[B](){return Boolean(this[X]?.busy(null)||this[D]>=(getPipelining(this)||1)||this[p]>0)}[d](e){connect(this)
this.once("connect",e)}[q](e,A){const t=new c(this[u].origin,e,A)
this[S].push(t)
if(this[f]){}else if(o.bodyLength(t.body)==null&&o.isIterable(t.body)){this[f]=1
queueMicrotask(()=>resume(this))}else{this[ee](true)}if(this[f]&&this[R]!==2&&this[B]){this[R]=2}return this[R]<2}[W](){return new Promise(e=>{if(this[D]){this[se]=e}else{e(null)}})}[P](e){return new Promise(A=>{const t=this[S].splice(this[F])
for(let A=0;A<t.length;A++){const r=t[A]
if(r!=null){o.errorRequest(this,r,e)}}const callback=()=>{if(this[se]){this[se]()
this[se]=null}A(null)}
if(this[X]){this[X].destroy(e,callback)
this[X]=null}else{queueMicrotask(callback)}this[ee]()})}}function onError(e,A){if(e[y]===0&&A.code!=="UND_ERR_INFO"&&A.code!=="UND_ERR_SOCKET"){r(e[F]===e[k])
const t=e[S].splice(e[k])
for(let r=0;r<t.length;r++){const s=t[r]
if(s!=null){o.errorRequest(e,s,A)}}r(e[D]===0)}}function connect(e){r(!e[m])
r(!e[X])
let{host:A,hostname:t,protocol:n,port:i}=e[u]
if(t[0]==="["){const e=t.indexOf("]")
r(e!==-1)
const A=t.substring(1,e)
r(s.isIPv6(A))
t=A}e[m]=true
if(a.beforeConnect.hasSubscribers){a.beforeConnect.publish({connectParams:{host:A,hostname:t,protocol:n,port:i,version:e[X]?.version,servername:e[C],localAddress:e[_]},connector:e[v]})}try{e[v]({host:A,hostname:t,protocol:n,port:i,servername:e[C],localAddress:e[_]},(s,c)=>{if(s){handleConnectError(e,s,{host:A,hostname:t,protocol:n,port:i})
e[ee]()
return}if(e.destroyed){o.destroy(c.on("error",noop),new E)
e[ee]()
return}r(c)
try{e[X]=c.alpnProtocol==="h2"?re(e,c):te(e,c)}catch(s){c.destroy().on("error",noop)
handleConnectError(e,s,{host:A,hostname:t,protocol:n,port:i})
e[ee]()
return}e[m]=false
c[J]=0
c[O]=e[O]
c[I]=e
c[U]=null
if(a.connected.hasSubscribers){a.connected.publish({connectParams:{host:A,hostname:t,protocol:n,port:i,version:e[X]?.version,servername:e[C],localAddress:e[_]},connector:e[v],socket:c})}e.emit("connect",e[u],[e])
e[ee]()})}catch(r){handleConnectError(e,r,{host:A,hostname:t,protocol:n,port:i})
e[ee]()}}function handleConnectError(e,A,{host:t,hostname:s,protocol:n,port:i}){if(e.destroyed){return}e[m]=false
if(a.connectError.hasSubscribers){a.connectError.publish({connectParams:{host:t,hostname:s,protocol:n,port:i,version:e[X]?.version,servername:e[C],localAddress:e[_]},connector:e[v],error:A})}if(A.code==="ERR_TLS_CERT_ALTNAME_INVALID"){r(e[y]===0)
while(e[p]>0&&e[S][e[F]].servername===e[C]){const t=e[S][e[F]++]
o.errorRequest(e,t,A)}}else{onError(e,A)}e.emit("connectionError",e[u],[e],A)}function emitDrain(e){e[R]=0
e.emit("drain",e[u],[e])}function resume(e,A){if(e[f]===2){return}e[f]=2
_resume(e,A)
e[f]=0
if(e[k]>256){e[S].splice(0,e[k])
e[F]-=e[k]
e[k]=0}}function _resume(e,A){while(true){if(e.destroyed){r(e[p]===0)
return}if(e[se]&&!e[D]){e[se]()
e[se]=null
return}if(e[X]){e[X].resume()}if(e[B]){e[R]=2}else if(e[R]===2){if(A){e[R]=1
queueMicrotask(()=>emitDrain(e))}else{emitDrain(e)}continue}if(e[p]===0){return}if(e[y]>=(getPipelining(e)||1)){return}const t=e[S][e[F]]
if(t===null){return}if(e[u].protocol==="https:"&&e[C]!==t.servername){if(e[y]>0){return}e[C]=t.servername
e[X]?.destroy(new h("servername changed"),()=>{e[X]=null
resume(e)})}if(e[m]){return}if(!e[X]){connect(e)
return}if(e[X].destroyed){return}if(e[X].busy(t)){return}if(!t.aborted&&e[X].write(t)){e[F]++}else{e[S].splice(e[F],1)}}}e.exports=Client},3217:(e,A,t)=>{const r=t(4573)
const s=t(5331)
const n=t(1821)
const{ClientDestroyedError:o,ClientClosedError:i,InvalidArgumentError:a}=t(4899)
const{kDestroy:c,kClose:l,kClosed:g,kDestroyed:h,kDispatch:E}=t(4539)
const Q=Symbol("onDestroyed")
const u=Symbol("onClosed")
const C=Symbol("webSocketOptions")
const I=Symbol("eventSourceOptions")
class DispatcherBase extends s{[h]=false;[Q]=null;[g]=false;[u]=null
constructor(e){super()
this[C]=e?.webSocket??{}
this[I]=e?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[C].maxFragments??131072,maxPayloadSize:this[C].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[I].maxEventSize??r.kStringMaxLength}}get destroyed(){return this[h]}get closed(){return this[g]}close(e){if(e===undefined){return new Promise((e,A)=>{this.close((t,r)=>t?A(t):e(r))})}if(typeof e!=="function"){throw new a("invalid callback")}if(this[h]){const A=new o
queueMicrotask(()=>e(A,null))
return}if(this[g]){if(this[u]){this[u].push(e)}else{queueMicrotask(()=>e(null,null))}return}this[g]=true
this[u]??=[]
this[u].push(e)
const onClosed=()=>{const e=this[u]
this[u]=null
for(let A=0;A<e.length;A++){e[A](null,null)}}
this[l]().then(()=>this.destroy()).then(()=>queueMicrotask(onClosed))}destroy(e,A){if(typeof e==="function"){A=e
e=null}if(A===undefined){return new Promise((A,t)=>{this.destroy(e,(e,r)=>e?t(e):A(r))})}if(typeof A!=="function"){throw new a("invalid callback")}if(this[h]){if(this[Q]){this[Q].push(A)}else{queueMicrotask(()=>A(null,null))}return}if(!e){e=new o}this[h]=true
this[Q]??=[]
this[Q].push(A)
const onDestroyed=()=>{const e=this[Q]
this[Q]=null
for(let A=0;A<e.length;A++){e[A](null,null)}}
this[c](e).then(()=>queueMicrotask(onDestroyed))}dispatch(e,A){if(!A||typeof A!=="object"){throw new a("handler must be an object")}A=n.unwrap(A)
try{if(!e||typeof e!=="object"){throw new a("opts must be an object.")}if(this[h]||this[Q]){throw new o}if(this[g]){throw new i}return this[E](e,A)}catch(e){if(typeof A.onError!=="function"){throw e}A.onError(e)
return false}}}e.exports=DispatcherBase},5331:(e,A,t)=>{const r=t(8474)
const s=t(3798)
const wrapInterceptor=e=>(A,t)=>e(A,s.wrap(t))
class Dispatcher extends r{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...e){const A=Array.isArray(e[0])?e[0]:e
let t=this.dispatch.bind(this)
for(const e of A){if(e==null){continue}if(typeof e!=="function"){throw new TypeError(`invalid interceptor, expected function received ${typeof e}`)}t=e(t)
t=wrapInterceptor(t)
if(t==null||typeof t!=="function"||t.length!==2){throw new TypeError("invalid interceptor")}}return new Proxy(this,{get:(e,A)=>A==="dispatch"?t:e[A]})}}e.exports=Dispatcher},8849:(e,A,t)=>{const r=t(3217)
const{kClose:s,kDestroy:n,kClosed:o,kDestroyed:i,kDispatch:a,kNoProxyAgent:c,kHttpProxyAgent:l,kHttpsProxyAgent:g}=t(4539)
const h=t(2272)
const E=t(9805)
const Q={"http:":80,"https:":443}
class EnvHttpProxyAgent extends r{#B=null
#d=null
#f=null
constructor(e={}){super()
this.#f=e
const{httpProxy:A,httpsProxy:t,noProxy:r,...s}=e
this[c]=new E(s)
const n=A??process.env.http_proxy??process.env.HTTP_PROXY
if(n){this[l]=new h({...s,uri:n})}else{this[l]=this[c]}const o=t??process.env.https_proxy??process.env.HTTPS_PROXY
if(o){this[g]=new h({...s,uri:o})}else{this[g]=this[l]}this.#y()}[a](e,A){const t=new URL(e.origin)
const r=this.#p(t)
return r.dispatch(e,A)}[s](){return Promise.all([this[c].close(),!this[l][o]&&this[l].close(),!this[g][o]&&this[g].close()])}[n](e){return Promise.all([this[c].destroy(e),!this[l][i]&&this[l].destroy(e),!this[g][i]&&this[g].destroy(e)])}#p(e){let{protocol:A,host:t,port:r}=e
t=t.replace(/:\d*$/,"").toLowerCase()
r=Number.parseInt(r,10)||Q[A]||0
if(!this.#D(t,r)){return this[c]}if(A==="https:"){return this[g]}return this[l]}#D(e,A){if(this.#S){this.#y()}if(this.#d.length===0){return true}if(this.#B==="*"){return false}for(let t=0;t<this.#d.length;t++){const r=this.#d[t]
if(r.port&&r.port!==A){continue}if(e===r.hostname){return false}if(e.slice(-(r.hostname.length+1))===`.${r.hostname}`){return false}}return true}#y(){const e=this.#f.noProxy??this.#w
const A=e.split(/[,\s]/)
const t=[]
for(let e=0;e<A.length;e++){const r=A[e]
if(!r){continue}const s=r.match(/^(.+):(\d+)$/)
t.push({hostname:(s?s[1]:r).replace(/^\*?\./,"").toLowerCase(),port:s?Number.parseInt(s[2],10):0})}this.#B=e
this.#d=t}get#S(){if(this.#f.noProxy!==undefined){return false}return this.#B!==this.#w}get#w(){return process.env.no_proxy??process.env.NO_PROXY??""}}e.exports=EnvHttpProxyAgent},8084:e=>{const A=2048
const t=A-1
class FixedCircularBuffer{bottom=0
top=0
list=new Array(A).fill(undefined)
next=null
isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&t)===this.bottom}push(e){this.list[this.top]=e
this.top=this.top+1&t}shift(){const e=this.list[this.bottom]
if(e===undefined){return null}this.list[this.bottom]=undefined
this.bottom=this.bottom+1&t
return e}}e.exports=class FixedQueue{constructor(){this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(e){if(this.head.isFull()){this.head=this.head.next=new FixedCircularBuffer}this.head.push(e)}shift(){const e=this.tail
const A=e.shift()
if(e.isEmpty()&&e.next!==null){this.tail=e.next
e.next=null}return A}}},1887:(e,A,t)=>{const{InvalidArgumentError:r}=t(4899)
const s=t(5301)
class H2CClient extends s{constructor(e,A){if(typeof e==="string"){e=new URL(e)}if(e.protocol!=="http:"){throw new r("h2c-client: Only h2c protocol is supported")}const{maxConcurrentStreams:t,pipelining:s,...n}=A??{}
let o=100
let i=100
if(t!=null&&Number.isInteger(t)&&t>0){o=t}if(s!=null&&Number.isInteger(s)&&s>0){i=s}if(i>o){throw new r("h2c-client: pipelining cannot be greater than maxConcurrentStreams")}super(e,{...n,maxConcurrentStreams:o,pipelining:i,allowH2:true,useH2c:true})}}e.exports=H2CClient},9760:(e,A,t)=>{const{PoolStats:r}=t(6486)
const s=t(3217)
const n=t(8084)
const{kConnected:o,kSize:i,kRunning:a,kPending:c,kQueued:l,kBusy:g,kFree:h,kUrl:E,kClose:Q,kDestroy:u,kDispatch:C}=t(4539)
const I=Symbol("clients")
const B=Symbol("needDrain")
const d=Symbol("queue")
const f=Symbol("closed resolve")
const y=Symbol("onDrain")
const p=Symbol("onConnect")
const D=Symbol("onDisconnect")
const S=Symbol("onConnectionError")
const w=Symbol("get dispatcher")
const m=Symbol("add client")
const R=Symbol("remove client")
class PoolBase extends s{[d]=new n;[l]=0;[I]=[];[B]=false;[y](e,A,t){const r=this[d]
let s=false
while(!s){const A=r.shift()
if(!A){break}this[l]--
s=!e.dispatch(A.opts,A.handler)}e[B]=s
if(!s&&this[B]){this[B]=false
this.emit("drain",A,[this,...t])}if(this[f]&&r.isEmpty()){const e=[]
for(let A=0;A<this[I].length;A++){const t=this[I][A]
if(!t.destroyed){e.push(t.close())}}return Promise.all(e).then(this[f])}}[p]=(e,A)=>{this.emit("connect",e,[this,...A])};[D]=(e,A,t)=>{this.emit("disconnect",e,[this,...A],t)};[S]=(e,A,t)=>{this.emit("connectionError",e,[this,...A],t)}
get[g](){return this[B]}get[o](){let e=0
for(const{[o]:A}of this[I]){e+=A}return e}get[h](){let e=0
for(const{[o]:A,[B]:t}of this[I]){e+=A&&!t}return e}get[c](){let e=this[l]
for(const{[c]:A}of this[I]){e+=A}return e}get[a](){let e=0
for(const{[a]:A}of this[I]){e+=A}return e}get[i](){let e=this[l]
for(const{[i]:A}of this[I]){e+=A}return e}get stats(){return new r(this)}[Q](){if(this[d].isEmpty()){const e=[]
for(let A=0;A<this[I].length;A++){const t=this[I][A]
if(!t.destroyed){e.push(t.close())}}return Promise.all(e)}else{return new Promise(e=>{this[f]=e})}}[u](e){while(true){const A=this[d].shift()
if(!A){break}A.handler.onError(e)}const A=new Array(this[I].length)
for(let t=0;t<this[I].length;t++){A[t]=this[I][t].destroy(e)}return Promise.all(A)}[C](e,A){const t=this[w]()
if(!t){this[B]=true
this[d].push({opts:e,handler:A})
this[l]++}else if(!t.dispatch(e,A)){t[B]=true
this[B]=!this[w]()}return!this[B]}[m](e){e.on("drain",this[y].bind(this,e)).on("connect",this[p]).on("disconnect",this[D]).on("connectionError",this[S])
this[I].push(e)
if(this[B]){queueMicrotask(()=>{if(this[B]){this[y](e,e[E],[e,this])}})}return this}[R](e){e.close(()=>{const A=this[I].indexOf(e)
if(A!==-1){this[I].splice(A,1)}})
this[B]=this[I].some(e=>!e[B]&&e.closed!==true&&e.destroyed!==true)}}e.exports={PoolBase,kClients:I,kNeedDrain:B,kAddClient:m,kRemoveClient:R,kGetDispatcher:w}},7748:(e,A,t)=>{const{PoolBase:r,kClients:s,kNeedDrain:n,kAddClient:o,kGetDispatcher:i,kRemoveClient:a}=t(9760)
const c=t(5301)
const{InvalidArgumentError:l}=t(4899)
const g=t(2656)
const{kUrl:h}=t(4539)
const E=t(8272)
const Q=Symbol("options")
const u=Symbol("connections")
const C=Symbol("factory")
function defaultFactory(e,A){return new c(e,A)}class Pool extends r{constructor(e,{connections:A,factory:t=defaultFactory,connect:r,connectTimeout:n,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:c,autoSelectFamilyAttemptTimeout:I,allowH2:B,clientTtl:d,...f}={}){if(A!=null&&(!Number.isFinite(A)||A<0)){throw new l("invalid connections")}if(typeof t!=="function"){throw new l("factory must be a function.")}if(r!=null&&typeof r!=="function"&&typeof r!=="object"){throw new l("connect must be a function or an object")}if(typeof r!=="function"){r=E({...o,maxCachedSessions:i,allowH2:B,socketPath:a,timeout:n,...typeof c==="boolean"?{autoSelectFamily:c,autoSelectFamilyAttemptTimeout:I}:undefined,...r})}super(f)
this[u]=A||null
this[h]=g.parseOrigin(e)
this[Q]={...g.deepClone(f),connect:r,allowH2:B,clientTtl:d,socketPath:a}
this[Q].interceptors=f.interceptors?{...f.interceptors}:undefined
this[C]=t
this.on("connect",(e,A)=>{if(d!=null&&d>0){for(const e of A){Object.assign(e,{ttl:Date.now()})}}})
this.on("connectionError",(e,A,t)=>{for(const e of A){const A=this[s].indexOf(e)
if(A!==-1){this[s].splice(A,1)}}})}[i](){const e=this[Q].clientTtl
for(const A of this[s]){if(e!=null&&e>0&&A.ttl&&Date.now()-A.ttl>e){this[a](A)}else if(!A[n]){return A}}if(!this[u]||this[s].length<this[u]){const e=this[C](this[h],this[Q])
this[o](e)
return e}}}e.exports=Pool},2272:(e,A,t)=>{const{kProxy:r,kClose:s,kDestroy:n,kDispatch:o}=t(4539)
const i=t(9805)
const a=t(7748)
const c=t(3217)
const{InvalidArgumentError:l,RequestAbortedError:g,SecureProxyConnectionError:h}=t(4899)
const E=t(8272)
const Q=t(5301)
const{channels:u}=t(4814)
const C=t(4295)
const I=Symbol("proxy agent")
const B=Symbol("proxy client")
const d=Symbol("proxy headers")
const f=Symbol("request tls settings")
const y=Symbol("proxy tls settings")
const p=Symbol("connect endpoint function")
const D=Symbol("tunnel proxy")
function defaultProtocolPort(e){return e==="https:"?443:80}function defaultFactory(e,A){return new a(e,A)}const noop=()=>{}
function defaultAgentFactory(e,A){if(A.connections===1){return new Q(e,A)}return new a(e,A)}class Http1ProxyWrapper extends c{#m
constructor(e,{headers:A={},connect:t,factory:r}){if(!e){throw new l("Proxy URL is mandatory")}super()
this[d]=A
if(r){this.#m=r(e,{connect:t})}else{this.#m=new Q(e,{connect:t})}}[o](e,A){const t=A.onHeaders
A.onHeaders=function(e,r,s){if(e===407){if(typeof A.onError==="function"){A.onError(new l("Proxy Authentication Required (407)"))}return}if(t)t.call(this,e,r,s)}
const{origin:r,path:s="/",headers:n={}}=e
e.path=r+s
if(!("host"in n)&&!("Host"in n)){const{host:e}=new URL(r)
n.host=e}e.headers={...this[d],...n}
return this.#m[o](e,A)}[s](){return this.#m.close()}[n](e){return this.#m.destroy(e)}}class ProxyAgent extends c{constructor(e){if(!e||typeof e==="object"&&!(e instanceof URL)&&!e.uri){throw new l("Proxy uri is mandatory")}const{clientFactory:A=defaultFactory}=e
if(typeof A!=="function"){throw new l("Proxy opts.clientFactory must be a function.")}const{proxyTunnel:t=true}=e
super()
const s=this.#R(e)
const{href:n,origin:o,port:a,protocol:c,username:Q,password:S,hostname:w}=s
this[r]={uri:n,protocol:c}
this[f]=e.requestTls
this[y]=e.proxyTls
this[d]=e.headers||{}
this[D]=t
if(e.auth&&e.token){throw new l("opts.auth cannot be used in combination with opts.token")}else if(e.auth){this[d]["proxy-authorization"]=`Basic ${e.auth}`}else if(e.token){this[d]["proxy-authorization"]=e.token}else if(Q&&S){this[d]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(Q)}:${decodeURIComponent(S)}`).toString("base64")}`}const m=E({...e.proxyTls})
this[p]=E({...e.requestTls})
const R=e.factory||defaultAgentFactory
const factory=(A,t)=>{const{protocol:s}=new URL(A)
if(this[r].protocol==="socks5:"||this[r].protocol==="socks:"){return new C(this[r].uri,{headers:this[d],connect:m,factory:R,username:e.username||Q,password:e.password||S,proxyTls:e.proxyTls,requestTls:e.requestTls})}if(!this[D]&&s==="http:"&&this[r].protocol==="http:"){return new Http1ProxyWrapper(this[r].uri,{headers:this[d],connect:m,factory:R})}return R(A,t)}
if(c==="socks5:"||c==="socks:"){this[B]=null}else{this[B]=A(s,{connect:m})}this[I]=new i({...e,factory,connect:async(e,A)=>{if(!this[B]){A(new l("Cannot establish tunnel connection without a proxy client"))
return}let t=e.host
if(!e.port){t+=`:${defaultProtocolPort(e.protocol)}`}try{const r={origin:o,port:a,path:t,signal:e.signal,headers:{...this[d],host:e.host,...e.connections==null||e.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[y]?.servername||w}
const{socket:s,statusCode:n}=await this[B].connect(r)
if(n!==200){s.on("error",noop).destroy()
A(new g(`Proxy response (${n}) !== 200 when HTTP Tunneling`))
return}if(u.proxyConnected.hasSubscribers){u.proxyConnected.publish({socket:s,connectParams:r})}if(e.protocol!=="https:"){A(null,s)
return}let i
if(this[f]){i=this[f].servername}else{i=e.servername}this[p]({...e,servername:i,httpSocket:s},A)}catch(e){if(e.code==="ERR_TLS_CERT_ALTNAME_INVALID"){A(new h(e))}else{A(e)}}}})}dispatch(e,A){const t=buildHeaders(e.headers)
throwIfProxyAuthIsSent(t)
if(t&&!("host"in t)&&!("Host"in t)){const{host:A}=new URL(e.origin)
t.host=A}return this[I].dispatch({...e,headers:t},A)}#R(e){if(typeof e==="string"){return new URL(e)}else if(e instanceof URL){return e}else{return new URL(e.uri)}}[s](){const e=[this[I].close()]
if(this[B]){e.push(this[B].close())}return Promise.all(e)}[n](){const e=[this[I].destroy()]
if(this[B]){e.push(this[B].destroy())}return Promise.all(e)}}function buildHeaders(e){if(Array.isArray(e)){const A={}
for(let t=0;t<e.length;t+=2){A[e[t]]=e[t+1]}return A}return e}function throwIfProxyAuthIsSent(e){const A=e&&Object.keys(e).find(e=>e.toLowerCase()==="proxy-authorization")
if(A){throw new l("Proxy-Authorization should be sent in ProxyAgent constructor")}}e.exports=ProxyAgent},9682:(e,A,t)=>{const r=t(5331)
const s=t(9944)
class RetryAgent extends r{#N=null
#b=null
constructor(e,A={}){super(A)
this.#N=e
this.#b=A}dispatch(e,A){const t=new s({...e,retryOptions:this.#b},{dispatch:this.#N.dispatch.bind(this.#N),handler:A})
return this.#N.dispatch(e,t)}close(){return this.#N.close()}destroy(){return this.#N.destroy()}}e.exports=RetryAgent},3104:(e,A,t)=>{const{PoolBase:r,kClients:s,kNeedDrain:n,kAddClient:o,kGetDispatcher:i,kRemoveClient:a}=t(9760)
const c=t(5301)
const{InvalidArgumentError:l}=t(4899)
const g=t(2656)
const{kUrl:h}=t(4539)
const E=t(8272)
const Q=Symbol("options")
const u=Symbol("connections")
const C=Symbol("factory")
const I=Symbol("index")
function defaultFactory(e,A){return new c(e,A)}class RoundRobinPool extends r{constructor(e,{connections:A,factory:t=defaultFactory,connect:r,connectTimeout:n,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:c,autoSelectFamilyAttemptTimeout:B,allowH2:d,clientTtl:f,...y}={}){if(A!=null&&(!Number.isFinite(A)||A<0)){throw new l("invalid connections")}if(typeof t!=="function"){throw new l("factory must be a function.")}if(r!=null&&typeof r!=="function"&&typeof r!=="object"){throw new l("connect must be a function or an object")}if(typeof r!=="function"){r=E({...o,maxCachedSessions:i,allowH2:d,socketPath:a,timeout:n,...typeof c==="boolean"?{autoSelectFamily:c,autoSelectFamilyAttemptTimeout:B}:undefined,...r})}super()
this[u]=A||null
this[h]=g.parseOrigin(e)
this[Q]={...g.deepClone(y),connect:r,allowH2:d,clientTtl:f,socketPath:a}
this[Q].interceptors=y.interceptors?{...y.interceptors}:undefined
this[C]=t
this[I]=-1
this.on("connect",(e,A)=>{if(f!=null&&f>0){for(const e of A){Object.assign(e,{ttl:Date.now()})}}})
this.on("connectionError",(e,A,t)=>{for(const e of A){const A=this[s].indexOf(e)
if(A!==-1){this[s].splice(A,1)}}})}[i](){const e=this[Q].clientTtl
const A=this[s].length
if(A===0){const e=this[C](this[h],this[Q])
this[o](e)
return e}let t=0
while(t<A){this[I]=(this[I]+1)%A
const r=this[s][this[I]]
if(e!=null&&e>0&&r.ttl&&Date.now()-r.ttl>e){this[a](r)
t++
continue}if(!r[n]){return r}t++}if(!this[u]||A<this[u]){const e=this[C](this[h],this[Q])
this[o](e)
return e}}}e.exports=RoundRobinPool},4295:(e,A,t)=>{const{URL:r}=t(3136)
let s
const n=t(3217)
const{InvalidArgumentError:o}=t(4899)
const{Socks5Client:i,STATES:a}=t(8194)
const{kDispatch:c,kClose:l,kDestroy:g}=t(4539)
const h=t(7748)
const E=t(8272)
const{debuglog:Q}=t(7975)
const u=Q("undici:socks5-proxy")
const C=Symbol("proxy url")
const I=Symbol("proxy headers")
const B=Symbol("proxy auth")
const d=Symbol("proxy protocol")
const f=Symbol("pools")
const y=Symbol("connector")
const p=Symbol("request tls settings")
let D=false
class Socks5ProxyAgent extends n{constructor(e,A={}){super()
if(!D){process.emitWarning("SOCKS5 proxy support is experimental and subject to change","ExperimentalWarning")
D=true}if(!e){throw new o("Proxy URL is mandatory")}const t=typeof e==="string"?new r(e):e
if(t.protocol!=="socks5:"&&t.protocol!=="socks:"){throw new o("Proxy URL must use socks5:// or socks:// protocol")}this[C]=t
this[I]=A.headers||{}
this[d]=A.proxyTls?"https:":"http:"
this[p]=A.requestTls
this[B]={username:A.username||(t.username?decodeURIComponent(t.username):null),password:A.password||(t.password?decodeURIComponent(t.password):null)}
this[y]=A.connect||E({...A.proxyTls,servername:A.proxyTls?.servername||t.hostname})
this[f]=new Map}async createSocks5Connection(e,A){const t=this[C].hostname
const r=parseInt(this[C].port)||1080
u("creating SOCKS5 connection to",t,r)
const s=await new Promise((e,A)=>{this[y]({hostname:t,host:t,port:r,protocol:this[d]},(t,r)=>{if(t){A(t)}else{e(r)}})})
const n=new i(s,this[B])
n.on("error",e=>{u("SOCKS5 error:",e)
s.destroy()})
await n.handshake()
await new Promise((e,A)=>{const t=setTimeout(()=>{A(new Error("SOCKS5 authentication timeout"))},5e3)
const onAuthenticated=()=>{clearTimeout(t)
n.removeListener("error",onError)
e()}
const onError=e=>{clearTimeout(t)
n.removeListener("authenticated",onAuthenticated)
A(e)}
if(n.state===a.AUTHENTICATED){clearTimeout(t)
e()}else{n.once("authenticated",onAuthenticated)
n.once("error",onError)}})
await n.connect(e,A)
await new Promise((t,r)=>{const s=setTimeout(()=>{r(new Error("SOCKS5 connection timeout"))},5e3)
const onConnected=r=>{u("SOCKS5 tunnel established to",e,A,"via",r)
clearTimeout(s)
n.removeListener("error",onError)
t()}
const onError=e=>{clearTimeout(s)
n.removeListener("connected",onConnected)
r(e)}
n.once("connected",onConnected)
n.once("error",onError)})
return s}[c](e,A){const{origin:n}=e
u("dispatching request to",n,"via SOCKS5")
try{const o=String(n)
let i=this[f].get(o)
if(!i||i.destroyed||i.closed){i=new h(n,{pipelining:e.pipelining,connections:e.connections,connect:async(e,A)=>{try{const e=new r(n)
const o=e.hostname
const i=parseInt(e.port)||(e.protocol==="https:"?443:80)
u("establishing SOCKS5 connection to",o,i)
const a=await this.createSocks5Connection(o,i)
let c=a
if(e.protocol==="https:"){if(!s){s=t(1692)}u("upgrading to TLS")
c=s.connect({...this[p],socket:a,servername:this[p]?.servername||o})
await new Promise((e,A)=>{c.once("secureConnect",e)
c.once("error",A)})}A(null,c)}catch(e){u("SOCKS5 connection error:",e)
A(e)}}})
this[f].set(o,i)}return i[c](e,A)}catch(e){u("dispatch error:",e)
if(typeof A.onResponseError==="function"){A.onResponseError(null,e)
return false}else if(typeof A.onError==="function"){A.onError(e)
return false}else{throw e}}}async[l](){const e=[]
for(const A of this[f].values()){e.push(A.close())}this[f].clear()
await Promise.all(e)}async[g](e){const A=[]
for(const t of this[f].values()){A.push(t.destroy(e))}this[f].clear()
await Promise.all(A)}}e.exports=Socks5ProxyAgent},7924:e=>{const A=new TextDecoder
function utf8DecodeBytes(e){if(e.length===0){return""}if(e[0]===239&&e[1]===187&&e[2]===191){e=e.subarray(3)}const t=A.decode(e)
return t}e.exports={utf8DecodeBytes}},9077:(e,A,t)=>{const r=Symbol.for("undici.globalDispatcher.2")
const s=Symbol.for("undici.globalDispatcher.1")
const{InvalidArgumentError:n}=t(4899)
const o=t(9805)
if(getGlobalDispatcher()===undefined){setGlobalDispatcher(new o)}function setGlobalDispatcher(e){if(!e||typeof e.dispatch!=="function"){throw new n("Argument agent must implement Agent")}Object.defineProperty(globalThis,r,{value:e,writable:true,enumerable:false,configurable:false})
Object.defineProperty(globalThis,s,{value:e,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[s]}const i=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"]
e.exports={setGlobalDispatcher,getGlobalDispatcher,installedExports:i}},5672:(e,A,t)=>{const r=t(2656)
const{kRedirectCacheControl:s}=t(4539)
const{parseCacheControlHeader:n,hasInvalidCacheControlDirective:o,parseVaryHeader:i,hasVaryStar:a,isInvalidOrWildcardVaryHeader:c,isEtagUsable:l}=t(9739)
const{parseHttpDate:g}=t(205)
function noop(){}function sameOrigin(e,A){try{return new URL(String(e)).origin===new URL(String(A)).origin}catch{return String(e)===String(A)}}const h=[200,203,204,206,300,301,308,404,405,410,414,501]
const E=[206]
const Q=2147483647e3
const u=864e5
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++){if(e[t]===A){return true}}return false}function appendVaryValues(e,A){if(Array.isArray(A)){for(let t=0;t<A.length;t++){e.push(A[t])}}else if(A!=null){e.push(A)}}function appendConnectionHeaderTokens(e,A){const t=Array.isArray(A)?A:[A]
for(let A=0;A<t.length;A++){const r=t[A].split(",")
for(let A=0;A<r.length;A++){e.push(trimOWS(r[A]).toLowerCase())}}}function getSameOriginPath(e,A){if(typeof A!=="string"){return undefined}let t
let r
let s
try{t=new URL(e.origin)
r=new URL(e.path,t)
s=new URL(A,r)}catch{return undefined}if(s.origin!==t.origin){return undefined}return s.pathname+s.search}function deleteCachedUri(e,A,t){deleteCachedValue(e,{...A,path:t})
for(let s=0;s<r.safeHTTPMethods.length;s++){const n=r.safeHTTPMethods[s]
if(n!==A.method){deleteCachedValue(e,{...A,method:n,path:t})}}}function deleteLocationTargets(e,A,t){if(t===undefined){return}const r=Array.isArray(t)?t:[t]
for(let t=0;t<r.length;t++){const s=getSameOriginPath(A,r[t])
if(s!==undefined){deleteCachedUri(e,A,s)}}}function invalidateUnsafeRequest(e,A,t){deleteCachedUri(e,A,A.path)
deleteLocationTargets(e,A,t.location)
deleteLocationTargets(e,A,t["content-location"])}function requestCarriesCredentials(e){return e!=null&&(Object.hasOwn(e,"authorization")||Object.hasOwn(e,"cookie")||Object.hasOwn(e,"proxy-authorization"))}class CacheHandler{#F
#k
#U
#M
#T
#L
#H
#Y=false
#V=false
#G
constructor({store:e,type:A,cacheByDefault:t},r,s){this.#M=e
this.#k=A
this.#U=t
this.#F=r
this.#T=s}onRequestStart(e,A){this.#L?.destroy()
this.#L=undefined
this.#Y=false
this.#V=false
this.#G=undefined
this.#H=A?.history
this.#T.onRequestStart?.(e,A)}onRequestUpgrade(e,A,t,r){this.#T.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,o){const downstreamOnHeaders=()=>this.#T.onResponseStart?.(e,A,t,o)
const g=this
if(!arrayIncludes(r.safeHTTPMethods,this.#F.method)&&A>=200&&A<=399){invalidateUnsafeRequest(this.#M,this.#F,t)
return downstreamOnHeaders()}if(this.#H&&this.#H.length>1&&requestCarriesCredentials(this.#F.headers)){return downstreamOnHeaders()}if(this.#H&&this.#H.length>0){for(const e of this.#H){if(!sameOrigin(e.origin,this.#F.origin)){return downstreamOnHeaders()}}}const E=Date.now()
const u=this.#H?.[s]
const C=u?.length>0?getRedirectPolicy(this.#k,this.#F.method,u,this.#F.headers,this.#U,E):undefined
if(u?.length>0&&C===undefined){return downstreamOnHeaders()}const I=t["cache-control"]
const B=I?n(I):{}
if(revalidationResponseDisallowsCachedReuse(this.#k,t,B)){deleteCachedValue(this.#M,this.#F)
return downstreamOnHeaders()}const d=t["last-modified"]&&arrayIncludes(h,A)
if(!I&&!t["expires"]&&!d&&!this.#U){if(A===304&&t.vary&&c(t.vary)){deleteCachedValue(this.#M,this.#F)}return downstreamOnHeaders()}if(!canCacheResponse(this.#k,this.#F.method,A,t,B,this.#F.headers)){if(A===304&&(I||revalidationResponseDisallowsCachedReuse(this.#k,t,B))){deleteCachedValue(this.#M,this.#F)}return downstreamOnHeaders()}const f=Object.hasOwn(t,"age")?getAge(t.age):undefined
if(f!==undefined&&f>=Q){deleteCachedValueIfNotModified(A,this.#M,this.#F)
return downstreamOnHeaders()}const y=Object.hasOwn(t,"date")?getDate(t.date):undefined
if(y===null){deleteCachedValueIfNotModified(A,this.#M,this.#F)
return downstreamOnHeaders()}const p=y?Math.max(0,E-y.getTime()):0
const D=Math.max(p,f??0)
const S=typeof t.etag==="string"&&l(t.etag)||typeof t["last-modified"]==="string"
const w=determineStaleAt(this.#k,E,f,t,y,B,S)??this.#U
const m=w===0&&S
if(w===undefined||D>=w&&!m){if(I||w!==undefined){deleteCachedValueIfNotModified(A,this.#M,this.#F)}return downstreamOnHeaders()}const R=E-D
let N=w+R
if(C!==undefined){N=Math.min(N,C.staleAt)}if(E>=N&&!m){deleteCachedValueIfNotModified(A,this.#M,this.#F)
return downstreamOnHeaders()}let b
const F=[]
if(u){for(const e of u){appendVaryValues(F,e?.headers?.vary)}}appendVaryValues(F,t.vary)
if(F.length>0){for(const e of F){if(a(e)){return downstreamOnHeaders()}}if(this.#F.headers){b=i(F,this.#F.headers)
if(!b){return downstreamOnHeaders()}}}let k=B
if(C!==undefined){k={...B}
delete k["stale-while-revalidate"]
delete k["stale-if-error"]
if(C.requiresRevalidation===true){k["proxy-revalidate"]=true}}const U=R
const M=determineDeleteAt(R,E,k,N)
const T=stripNecessaryHeaders(t,B)
const L={statusCode:A,statusMessage:o,headers:T,vary:b,cacheControlDirectives:k,cachedAt:U,staleAt:N,deleteAt:M}
if(A===304){this.#Y=true
let A=false
const finish304=()=>{if(A){return}A=true
this.#Y=false
if(this.#G){const{controller:e,trailers:A}=this.#G
this.#G=undefined
this.#L?.end()
this.#T.onResponseEnd?.(e,A)}}
const failReplay=t=>{if(A){return}A=true
this.#Y=false
this.#V=true
this.#G=undefined
this.#L?.destroy()
try{this.#T.onResponseError?.(e,t)}catch{}}
const handle304=t=>{if(!t){downstreamOnHeaders()
finish304()
return}L.statusCode=t.statusCode
L.statusMessage=t.statusMessage
L.etag=t.etag
L.vary=b??t.vary
L.headers={...t.headers,...T}
downstreamOnHeaders()
this.#L=this.#M.createWriteStream(this.#F,L)
if(!this.#L||!t?.body){finish304()
return}if(typeof t.body.values==="function"){const r=t.body.values()
const streamCachedBody=()=>{if(A){return}try{for(const A of r){const t=this.#L?.write(A)===false
this.#T.onResponseData?.(e,A)
if(t){return}}finish304()}catch(e){failReplay(e)}}
this.#L.on("error",function(){g.#L=undefined
g.#M.delete(g.#F)
streamCachedBody()}).on("drain",()=>{streamCachedBody()}).on("close",function(){if(g.#L===this){g.#L=undefined
streamCachedBody()}})
streamCachedBody()}else if(typeof t.body.on==="function"){t.body.on("data",A=>{try{this.#L?.write(A)
this.#T.onResponseData?.(e,A)}catch(e){t.body.destroy()
failReplay(e)}}).on("end",()=>{this.#L?.end()
finish304()}).on("error",()=>{this.#L=undefined
this.#M.delete(this.#F)
finish304()})
this.#L.on("error",function(){g.#L=undefined
g.#M.delete(g.#F)}).on("close",function(){if(g.#L===this){g.#L=undefined}})}else{finish304()}}
const t=this.#M.get(this.#F)
if(t&&typeof t.then==="function"){t.then(handle304,()=>handle304(undefined)).catch(e=>{failReplay(e)})}else{handle304(t)}}else{if(typeof t.etag==="string"&&l(t.etag)){L.etag=t.etag}this.#L=this.#M.createWriteStream(this.#F,L)
if(!this.#L){return downstreamOnHeaders()}this.#L.on("drain",()=>e.resume()).on("error",function(){g.#L=undefined
g.#M.delete(g.#F)}).on("close",function(){if(g.#L===this){g.#L=undefined}e.resume()})
downstreamOnHeaders()}}onResponseData(e,A){if(this.#L?.write(A)===false){e.pause()}this.#T.onResponseData?.(e,A)}onResponseEnd(e,A){if(this.#V){this.#V=false
return}if(this.#Y){this.#G={controller:e,trailers:A}
return}this.#L?.end()
this.#T.onResponseEnd?.(e,A)}onResponseError(e,A){this.#Y=false
this.#G=undefined
this.#L?.destroy(A)
this.#L=undefined
this.#T.onResponseError?.(e,A)}}function deleteCachedValue(e,A){try{e.delete(A)?.catch?.(noop)}catch{}}function deleteCachedValueIfNotModified(e,A,t){if(e===304){deleteCachedValue(A,t)}}function revalidationResponseDisallowsCachedReuse(e,A,t){return t["no-store"]===true||e==="shared"&&(t.private===true||Object.hasOwn(A,"set-cookie"))||(A.vary?c(A.vary):false)}function canCacheResponse(e,A,t,s,n,o){if(!arrayIncludes(r.safeHTTPMethods,A)){return false}if(t<200||arrayIncludes(E,t)){return false}if(!arrayIncludes(h,t)&&!s["expires"]&&!n.public&&n["max-age"]===undefined&&!(n.private&&e==="private")&&!(n["s-maxage"]!==undefined&&e==="shared")){return false}if(n["no-store"]){return false}if(e==="shared"&&(n.private===true||Object.hasOwn(s,"set-cookie"))){return false}if(s.vary&&a(s.vary)){return false}if(o!=null&&Object.hasOwn(o,"authorization")){if(!n.public&&!n["s-maxage"]&&!n["must-revalidate"]){return false}if(typeof o.authorization!=="string"){return false}if(Array.isArray(n["no-cache"])&&arrayIncludes(n["no-cache"],"authorization")){return false}if(Array.isArray(n["private"])&&arrayIncludes(n["private"],"authorization")){return false}}return true}function getRedirectPolicy(e,A,t,r,s,n){let o=Infinity
let i=false
for(const a of t){const t=getRedirectHopPolicy(e,A,a,r,s)
if(t===undefined||t.staleAt<=n){return undefined}o=Math.min(o,t.staleAt)
i||=t.requiresRevalidation}return{staleAt:o,requiresRevalidation:i}}function getRedirectHopPolicy(e,A,t,r,s){if(!Number.isInteger(t?.statusCode)||!Number.isFinite(t?.receivedAt)){return undefined}const o=t.headers??{}
const i=o["cache-control"]
const c=i?n(i):{}
if(o.vary&&a(o.vary)){return undefined}if(c["no-store"]===true){return undefined}if(e==="shared"&&Object.hasOwn(c,"private")){return undefined}if(Object.hasOwn(c,"no-cache")||c["must-revalidate"]===true||e==="shared"&&c["proxy-revalidate"]===true){return undefined}const g=o["last-modified"]&&arrayIncludes(h,t.statusCode)
if(!i&&!o.expires&&!g&&!s){return undefined}if(!canCacheResponse(e,A,t.statusCode,o,c,r)){return undefined}const E=Object.hasOwn(o,"age")?getAge(o.age):undefined
if(E!==undefined&&E>=Q){return undefined}const u=Object.hasOwn(o,"date")?getDate(o.date):undefined
if(u===null){return undefined}const C=u?Math.max(0,t.receivedAt-u.getTime()):0
const I=Math.max(C,E??0)
const B=typeof o.etag==="string"&&l(o.etag)||typeof o["last-modified"]==="string"
const d=determineStaleAt(e,t.receivedAt,E,o,u,c,B)??s
if(d===undefined){return undefined}return{staleAt:t.receivedAt-I+d,requiresRevalidation:e==="shared"&&Object.hasOwn(c,"s-maxage")}}function getDate(e){let A=e
if(Array.isArray(A)){if(A.length!==1){return null}A=A[0]}if(typeof A!=="string"){return null}return g(A)}function getAge(e){let A=e
if(Array.isArray(A)){if(A.length!==1){return Q}A=A[0]}if(typeof A!=="string"||!/^[\t ]*[0-9]+[\t ]*$/.test(A)){return Q}const t=BigInt(A.replace(/^[\t ]+|[\t ]+$/g,""))
if(t>=BigInt(Q/1e3)){return Q}return Number(t)*1e3}function determineStaleAt(e,A,t,r,s,n,i){if(e==="shared"){if(o(n,"s-maxage")){return 0}const e=n["s-maxage"]
if(e!==undefined){return e*1e3}}if(o(n,"max-age")){return 0}const a=n["max-age"]
if(a!==undefined){return a*1e3}if(Object.hasOwn(r,"expires")){if(typeof r.expires!=="string"){return 0}const e=g(r.expires)
if(!e){return 0}if(A>=e.getTime()){return 0}if(s){if(s>=e){return 0}const A=e.getTime()-s.getTime()
if(t!==undefined&&t>=A){return 0}return A}return e.getTime()-A}if(typeof r["last-modified"]==="string"){const e=g(r["last-modified"])
if(e){if(e.getTime()>=A){return undefined}const t=A-e.getTime()
return t*.1}}if(n.immutable){return 31536e6}if(n["no-cache"]===true&&i){return 0}return undefined}function determineDeleteAt(e,A,t,r){let s=-Infinity
let n=-Infinity
let o=-Infinity
if(t["stale-while-revalidate"]){s=r+t["stale-while-revalidate"]*1e3}if(t["stale-if-error"]){n=r+t["stale-if-error"]*1e3}if(t.immutable&&s===-Infinity&&n===-Infinity){o=A+31536e6}if(s===-Infinity&&n===-Infinity&&o===-Infinity){const t=r-e
if(t<=0){return A+u}const s=Math.min(Math.max(A-e,0),1e3)
return r+t+s}return Math.max(r,s,n,o)}function stripNecessaryHeaders(e,A){const t=["connection","proxy-authenticate","proxy-authentication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"]
if(e["connection"]){appendConnectionHeaderTokens(t,e["connection"])}if(Array.isArray(A["no-cache"])){t.push(...A["no-cache"])}if(Array.isArray(A["private"])){t.push(...A["private"])}let r
for(const A of t){if(Object.hasOwn(e,A)){r??={...e}
delete r[A]}}return r??e}e.exports=CacheHandler},6253:(e,A,t)=>{const r=t(4589)
class CacheRevalidationHandler{#x=false
#v
#T
#O
#J
constructor(e,A,t){if(typeof e!=="function"){throw new TypeError("callback must be a function")}this.#v=e
this.#T=A
this.#J=t}onRequestStart(e,A){this.#x=false
this.#O=A}onRequestUpgrade(e,A,t,r){this.#T.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,s){r(this.#v!=null)
this.#x=A===304||this.#J&&A>=500&&A<=504
this.#v(this.#x,this.#O,A,t)
this.#v=null
if(this.#x){return true}this.#T.onRequestStart?.(e,this.#O)
this.#T.onResponseStart?.(e,A,t,s)}onResponseData(e,A){if(this.#x){return}return this.#T.onResponseData?.(e,A)}onResponseEnd(e,A){if(this.#x){return}this.#T.onResponseEnd?.(e,A)}onResponseError(e,A){if(this.#x){return}if(this.#v){this.#v(false)
this.#v=null}if(typeof this.#T.onResponseError==="function"){this.#T.onResponseError(e,A)}else{throw A}}}e.exports=CacheRevalidationHandler},1627:(e,A,t)=>{const r=t(4589)
const s=t(3798)
e.exports=class DecoratorHandler{#T
#W=false
#P=false
#q=false
constructor(e){if(typeof e!=="object"||e===null){throw new TypeError("handler must be an object")}this.#T=s.wrap(e)}onRequestStart(...e){this.#T.onRequestStart?.(...e)}onRequestUpgrade(...e){r(!this.#W)
r(!this.#P)
return this.#T.onRequestUpgrade?.(...e)}onResponseStart(...e){r(!this.#W)
r(!this.#P)
r(!this.#q)
this.#q=true
return this.#T.onResponseStart?.(...e)}onResponseData(...e){r(!this.#W)
r(!this.#P)
return this.#T.onResponseData?.(...e)}onResponseEnd(...e){r(!this.#W)
r(!this.#P)
this.#W=true
return this.#T.onResponseEnd?.(...e)}onResponseError(...e){this.#P=true
return this.#T.onResponseError?.(...e)}onBodySent(){}}},1951:(e,A,t)=>{const{RequestAbortedError:r}=t(4899)
const s=5*1024*1024
class DeduplicationHandler{#_
#Z=false
#O=null
#z=[]
#X=s
#K=0
#j={}
#$=""
#ee=false
#Ae=false
#te=false
#re=false
#se=null
#ne=null
constructor(e,A,t=s){this.#_=e
this.#ne=A
this.#X=t}addWaitingHandler(e){if(this.#re||this.#te){return false}const A=this.#oe(e)
const t=A.controller
try{if(this.#Z){e.onRequestStart?.(t,this.#O)
if(t.aborted){A.done=true
return true}if(this.#Ae){e.onResponseStart?.(t,this.#K,this.#j,this.#$)}}else{A.pendingStart=true}}catch{A.done=true
return true}if(!t.aborted){this.#z.push(A)}return true}onRequestStart(e,A){this.#se=e
if(!this.#Z){this.#Z=true
this.#O=A
for(const e of this.#z){if(e.pendingStart&&!e.done&&!e.controller.aborted){e.pendingStart=false
try{e.handler.onRequestStart?.(e.controller,A)}catch{e.done=true}}}this.#ie()}this.#_.onRequestStart?.(e,A)}onRequestUpgrade(e,A,t,r){this.#_.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,r){this.#Ae=true
this.#K=A
this.#j=t
this.#$=r
this.#_.onResponseStart?.(e,A,t,r)
for(const e of this.#z){const{handler:s,controller:n}=e
if(e.done||n.aborted){e.done=true
continue}try{s.onResponseStart?.(n,A,t,r)}catch{}if(n.aborted){e.done=true}}this.#ie()}onResponseData(e,A){if(this.#ee||this.#re){return}this.#te=true
this.#_.onResponseData?.(e,A)
for(const e of this.#z){const{handler:t,controller:r}=e
if(e.done||r.aborted){e.done=true
continue}if(r.paused){this.#ae(e,A)
continue}try{t.onResponseData?.(r,A)}catch{}if(r.aborted){e.done=true
e.bufferedChunks=[]
e.bufferedBytes=0}}this.#ie()}onResponseEnd(e,A){if(this.#ee||this.#re){return}this.#re=true
this.#_.onResponseEnd?.(e,A)
for(const e of this.#z){if(e.done||e.controller.aborted){e.done=true
continue}this.#ce(e)
if(e.done||e.controller.aborted){e.done=true
continue}if(e.controller.paused&&e.bufferedChunks.length>0){e.pendingTrailers=A
continue}try{e.handler.onResponseEnd?.(e.controller,A)}catch{}e.done=true}this.#ie()
this.#ne?.()}onResponseError(e,A){if(this.#re){return}this.#ee=true
this.#re=true
this.#_.onResponseError?.(e,A)
for(const e of this.#z){this.#le(e,A)}this.#z=[]
this.#ne?.()}#oe(e){const A={handler:e,controller:null,bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:false,pendingStart:false}
const t={aborted:false,paused:false,reason:null}
A.controller={resume:()=>{if(t.aborted){return}t.paused=false
this.#ce(A)
if(this.#re&&A.pendingTrailers&&A.bufferedChunks.length===0&&!t.paused&&!t.aborted){try{A.handler.onResponseEnd?.(A.controller,A.pendingTrailers)}catch{}A.pendingTrailers=null
A.done=true}this.#ie()},pause:()=>{if(!t.aborted){t.paused=true}},get paused(){return t.paused},get aborted(){return t.aborted},get reason(){return t.reason},abort:e=>{t.aborted=true
t.reason=e??null
A.done=true
A.pendingTrailers=null
A.bufferedChunks=[]
A.bufferedBytes=0}}
return A}#ae(e,A){if(e.done||e.controller.aborted){e.done=true
e.bufferedChunks=[]
e.bufferedBytes=0
return}const t=Buffer.from(A)
e.bufferedChunks.push(t)
e.bufferedBytes+=t.length
if(e.bufferedBytes>this.#X){const A=new r(`Deduplicated waiting handler exceeded maxBufferSize (${this.#X} bytes) while paused`)
this.#le(e,A)}}#ce(e){const{handler:A,controller:t}=e
while(!e.done&&!t.aborted&&!t.paused&&e.bufferedChunks.length>0){const r=e.bufferedChunks.shift()
e.bufferedBytes-=r.length
try{A.onResponseData?.(t,r)}catch{}if(t.aborted){e.done=true
e.pendingTrailers=null
e.bufferedChunks=[]
e.bufferedBytes=0
break}}}#le(e,A){if(e.done){return}e.done=true
e.pendingTrailers=null
e.bufferedChunks=[]
e.bufferedBytes=0
try{e.controller.abort(A)
e.handler.onResponseError?.(e.controller,A)}catch{}}#ie(){this.#z=this.#z.filter(e=>e.done===false)}}e.exports=DeduplicationHandler},1042:(e,A,t)=>{const r=t(2656)
const{kBodyUsed:s,kRedirectCacheControl:n}=t(4539)
const o=t(4589)
const{InvalidArgumentError:i}=t(4899)
const a=t(8474)
const c=[300,301,302,303,307,308]
const l=Symbol("body")
const noop=()=>{}
class BodyAsyncIterable{constructor(e){this[l]=e
this[s]=false}async*[Symbol.asyncIterator](){o(!this[s],"disturbed")
this[s]=true
yield*this[l]}}class RedirectHandler{static buildDispatch(e,A){if(A!=null&&(!Number.isInteger(A)||A<0)){throw new i("maxRedirections must be a positive number")}const t=e.dispatch.bind(e)
return(e,r)=>t(e,new RedirectHandler(t,A,e,r))}constructor(e,A,t,c){if(A!=null&&(!Number.isInteger(A)||A<0)){throw new i("maxRedirections must be a positive number")}this.dispatch=e
this.location=null
const{maxRedirections:l,...g}=t
this.opts=g
this.maxRedirections=A
this.handler=c
this.history=[]
Object.defineProperty(this.history,n,{value:[],enumerable:false})
if(r.isStream(this.opts.body)){if(r.bodyLength(this.opts.body)===0){this.opts.body.on("data",function(){o(false)})}if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[s]=false
a.prototype.on.call(this.opts.body,"data",function(){this[s]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function"){this.opts.body=new BodyAsyncIterable(this.opts.body)}else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&r.isIterable(this.opts.body)&&!r.isFormDataLike(this.opts.body)){this.opts.body=new BodyAsyncIterable(this.opts.body)}}onRequestStart(e,A){this.handler.onRequestStart?.(e,{...A,history:this.history})}onRequestUpgrade(e,A,t,r){this.handler.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,s){if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){throw new Error("max redirects")}if((A===301||A===302)&&this.opts.method==="POST"){this.opts.method="GET"
if(r.isStream(this.opts.body)){r.destroy(this.opts.body.on("error",noop))}this.opts.body=null}if(A===303&&this.opts.method!=="HEAD"){this.opts.method="GET"
if(r.isStream(this.opts.body)){r.destroy(this.opts.body.on("error",noop))}this.opts.body=null}this.location=this.history.length>=this.maxRedirections||r.isDisturbed(this.opts.body)||c.indexOf(A)===-1?null:t.location
if(this.opts.origin){this.history.push(new URL(this.opts.path,this.opts.origin))}if(!this.location){this.handler.onResponseStart?.(e,A,t,s)
return}this.history[n].push({statusCode:A,headers:{...t},receivedAt:Date.now()})
const{origin:o,pathname:a,search:l}=r.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)))
const g=l?`${a}${l}`:a
const h=`${o}${g}`
for(const e of this.history){if(e.toString()===h){throw new i(`Redirect loop detected. Cannot redirect to ${o}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`)}}this.opts.headers=cleanRequestHeaders(this.opts.headers,A===303,this.opts.origin!==o)
this.opts.path=g
this.opts.origin=o
this.opts.query=null}onResponseData(e,A){if(this.location){}else{this.handler.onResponseData?.(e,A)}}onResponseEnd(e,A){if(this.location){this.dispatch(this.opts,this)}else{this.handler.onResponseEnd(e,A)}}onResponseError(e,A){this.handler.onResponseError?.(e,A)}}function shouldRemoveHeader(e,A,t){if(e.length===4){return r.headerNameToString(e)==="host"}if(A&&r.headerNameToString(e).startsWith("content-")){return true}if(t&&(e.length===13||e.length===6||e.length===19)){const A=r.headerNameToString(e)
return A==="authorization"||A==="cookie"||A==="proxy-authorization"}return false}function cleanRequestHeaders(e,A,t){const s=[]
if(Array.isArray(e)){if(e.length>0&&Array.isArray(e[0])){for(const[r,n]of e){if(!shouldRemoveHeader(r,A,t)){s.push(r,n)}}}else{for(let r=0;r<e.length;r+=2){if(!shouldRemoveHeader(e[r],A,t)){s.push(e[r],e[r+1])}}}}else if(e&&typeof e==="object"){const n=r.hasSafeIterator(e)?e:Object.entries(e)
for(const[e,r]of n){if(!shouldRemoveHeader(e,A,t)){s.push(e,r)}}}else{o(e==null,"headers must be an object or an array")}return s}e.exports=RedirectHandler},9944:(e,A,t)=>{const r=t(4589)
const{kRetryHandlerDefaultRetry:s}=t(4539)
const{RequestRetryError:n}=t(4899)
const o=t(3798)
const{isDisturbed:i,parseRangeHeader:a,wrapRequestBody:c}=t(2656)
function calculateRetryAfterHeader(e){const A=new Date(e).getTime()
return isNaN(A)?0:A-Date.now()}function validatePartialResponseContentLength(e,A,t,r){const s=e["content-length"]
if(s==null){return}if(!Number.isFinite(A.start)||!Number.isFinite(A.end)){return}const o=Number(s)
const i=A.end-A.start+1
if(!Number.isFinite(o)||o!==i){throw new n("Content-Length mismatch",t,{headers:e,data:{count:r}})}}class RetryController{#ge=false
#he=null
set target(e){this.#he=e
if(this.#ge){e?.pause()}}get target(){return this.#he}pause(){this.#ge=true
this.#he?.pause()}resume(){this.#ge=false
this.#he?.resume()}abort(e){this.#he?.abort(e)}get paused(){return this.#ge||(this.#he?.paused??false)}get aborted(){return this.#he?.aborted??false}get reason(){return this.#he?.reason??null}get rawHeaders(){return this.#he?.rawHeaders??null}set rawHeaders(e){if(this.#he){this.#he.rawHeaders=e}}get rawTrailers(){return this.#he?.rawTrailers??null}set rawTrailers(e){if(this.#he){this.#he.rawTrailers=e}}}class RetryHandler{constructor(e,{dispatch:A,handler:t}){const{retryOptions:r,...n}=e
const{retry:i,maxRetries:a,maxTimeout:l,minTimeout:g,timeoutFactor:h,methods:E,errorCodes:Q,retryAfter:u,statusCodes:C,throwOnError:I}=r??{}
this.error=null
this.dispatch=A
this.handler=o.wrap(t)
this.opts={...n,body:c(e.body)}
this.retryOpts={throwOnError:I??true,retry:i??RetryHandler[s],retryAfter:u??true,maxTimeout:l??30*1e3,minTimeout:g??500,timeoutFactor:h??2,maxRetries:a??5,methods:E??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:C??[500,502,503,504,429],errorCodes:Q??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]}
this.retryCount=0
this.retryCountCheckpoint=0
this.headersSent=false
this.start=0
this.end=null
this.etag=null
this.controllerProxy=new RetryController}onResponseStartWithRetry(e,A,t,r,s){if(this.retryOpts.throwOnError){if(this.retryOpts.statusCodes.includes(A)===false){if(this.headersSent){this.handler.onResponseError?.(this.controllerProxy,s)}else{this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)}}else{this.error=s}return}if(i(this.opts.body)){this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)
return}function shouldRetry(n){if(n){if(this.headersSent){this.handler.onResponseError?.(this.controllerProxy,n)}else{this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)}e.resume()
return}this.error=s
e.resume()}e.pause()
this.retryOpts.retry(s,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},shouldRetry.bind(this))}checkpointResponseEnd(e){if(this.end==null&&this.opts.method!=="HEAD"){const A=e["content-length"]
this.end=A!=null?Number(A)-1:null
r(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=this.end!=null}}onRequestStart(e,A){this.controllerProxy.target=e
if(!this.headersSent){this.handler.onRequestStart?.(this.controllerProxy,A)}}onRequestUpgrade(e,A,t,r){this.handler.onRequestUpgrade?.(this.controllerProxy,A,t,r)}static[s](e,{state:A,opts:t},r){const{statusCode:s,code:n,headers:o}=e
const{method:i,retryOptions:a}=t
const{maxRetries:c,minTimeout:l,maxTimeout:g,timeoutFactor:h,statusCodes:E,errorCodes:Q,methods:u}=a
const{counter:C}=A
if(n&&n!=="UND_ERR_REQ_RETRY"&&!Q.includes(n)){r(e)
return}if(Array.isArray(u)&&!u.includes(i)){r(e)
return}if(s!=null&&Array.isArray(E)&&!E.includes(s)){r(e)
return}if(C>c){r(e)
return}let I=o?.["retry-after"]
if(I){I=Number(I)
I=Number.isNaN(I)?calculateRetryAfterHeader(o["retry-after"]):I*1e3}const B=I>0?Math.min(I,g):Math.min(l*h**(C-1),g)
setTimeout(()=>r(null),B)}onResponseStart(e,A,t,s){this.error=null
this.retryCount+=1
if(A>=300){const r=new n("Request failed",A,{headers:t,data:{count:this.retryCount}})
this.onResponseStartWithRetry(e,A,t,s,r)
return}if(this.headersSent){if(A!==206&&(this.start>0||A!==200)){throw new n("server does not support the range header and the payload was partially consumed",A,{headers:t,data:{count:this.retryCount}})}const e=a(t["content-range"])
if(!e){throw new n("Content-Range mismatch",A,{headers:t,data:{count:this.retryCount}})}if(this.etag!=null&&this.etag!==t.etag){throw new n("ETag mismatch",A,{headers:t,data:{count:this.retryCount}})}validatePartialResponseContentLength(t,e,A,this.retryCount)
const{start:r,size:s,end:o=(s?s-1:null)}=e
if(this.start!==r||this.end!=null&&this.end!==o){throw new n("Content-Range mismatch",A,{headers:t,data:{count:this.retryCount}})}return}if(this.end==null){if(A===206){const e=a(t["content-range"])
if(e==null){this.headersSent=true
this.handler.onResponseStart?.(this.controllerProxy,A,t,s)
return}validatePartialResponseContentLength(t,e,A,this.retryCount)
const{start:n,size:o,end:i=(o?o-1:null)}=e
r(n!=null&&Number.isFinite(n),"content-range mismatch")
r(i!=null&&Number.isFinite(i),"invalid content-length")
this.start=n
this.end=i}if(this.end==null){const e=t["content-length"]
this.end=e!=null?Number(e)-1:null}r(Number.isFinite(this.start))
r(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=true
this.etag=t.etag!=null?t.etag:null
if(this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"){this.etag=null}this.headersSent=true
this.handler.onResponseStart?.(this.controllerProxy,A,t,s)}else{throw new n("Request failed",A,{headers:t,data:{count:this.retryCount}})}}onResponseData(e,A){if(this.error){return}this.start+=A.length
this.handler.onResponseData?.(this.controllerProxy,A)}onResponseEnd(e,A){if(this.error&&this.retryOpts.throwOnError){throw this.error}if(!this.error){this.retryCount=0
return this.handler.onResponseEnd?.(this.controllerProxy,A)}this.retry()}retry(){if(this.start!==0){const e={range:`bytes=${this.start}-${this.end??""}`}
if(this.etag!=null){e["if-match"]=this.etag}this.opts={...this.opts,headers:{...this.opts.headers,...e}}}try{this.retryCountCheckpoint=this.retryCount
this.dispatch(this.opts,this)}catch(e){this.handler.onResponseError?.(this.controllerProxy,e)}}onResponseError(e,A){if(e?.aborted||i(this.opts.body)||this.headersSent&&!this.resume){this.handler.onResponseError?.(this.controllerProxy,A)
return}function shouldRetry(e){if(!e){this.retry()
return}this.handler?.onResponseError?.(this.controllerProxy,e)}if(this.retryCount-this.retryCountCheckpoint>0){this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)}else{this.retryCount+=1}this.retryOpts.retry(A,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},shouldRetry.bind(this))}}e.exports=RetryHandler},1821:(e,A,t)=>{const{parseHeaders:r}=t(2656)
const{InvalidArgumentError:s}=t(4899)
const n=Symbol("resume")
class UnwrapController{#ge=false
#Ee=null
#ee=false
#Qe;[n]=null
rawHeaders=null
rawTrailers=null
constructor(e){this.#Qe=e}pause(){this.#ge=true}resume(){if(this.#ge){this.#ge=false
this[n]?.()}}abort(e){if(!this.#ee){this.#ee=true
this.#Ee=e
this.#Qe(e)}}get aborted(){return this.#ee}get reason(){return this.#Ee}get paused(){return this.#ge}}e.exports=class UnwrapHandler{#T
#se
constructor(e){this.#T=e}static unwrap(e){return!e.onRequestStart?e:new UnwrapHandler(e)}onConnect(e,A){this.#se=new UnwrapController(e)
this.#T.onRequestStart?.(this.#se,A)}onResponseStarted(){return this.#T.onResponseStarted?.()}onUpgrade(e,A,t){this.#se.rawHeaders=A
this.#T.onRequestUpgrade?.(this.#se,e,r(A),t)}onHeaders(e,A,t,s){this.#se[n]=t
this.#se.rawHeaders=A
this.#T.onResponseStart?.(this.#se,e,r(A),s)
return!this.#se.paused}onData(e){this.#T.onResponseData?.(this.#se,e)
return!this.#se.paused}onComplete(e){this.#se.rawTrailers=e
this.#T.onResponseEnd?.(this.#se,r(e))}onError(e){if(!this.#T.onResponseError){throw new s("invalid onError method")}this.#T.onResponseError?.(this.#se,e)}}},3798:(e,A,t)=>{const{InvalidArgumentError:r}=t(4899)
e.exports=class WrapHandler{#T
constructor(e){this.#T=e}static wrap(e){return e.onRequestStart?e:new WrapHandler(e)}onConnect(e,A){return this.#T.onConnect?.(e,A)}onResponseStarted(){return this.#T.onResponseStarted?.()}onHeaders(e,A,t,r){return this.#T.onHeaders?.(e,A,t,r)}onUpgrade(e,A,t){return this.#T.onUpgrade?.(e,A,t)}onData(e){return this.#T.onData?.(e)}onComplete(e){return this.#T.onComplete?.(e)}onError(e){if(!this.#T.onError){throw e}return this.#T.onError?.(e)}onRequestStart(e,A){this.#T.onConnect?.(A=>e.abort(A),A)}onRequestUpgrade(e,A,t,r){const s=[]
for(const[e,A]of Object.entries(t)){s.push(Buffer.from(e,"latin1"),toRawHeaderValue(A))}this.#T.onUpgrade?.(A,s,r)}onResponseStart(e,A,t,r){const s=[]
for(const[e,A]of Object.entries(t)){s.push(Buffer.from(e,"latin1"),toRawHeaderValue(A))}if(this.#T.onHeaders?.(A,s,()=>e.resume(),r)===false){e.pause()}}onResponseData(e,A){if(this.#T.onData?.(A)===false){e.pause()}}onResponseEnd(e,A){const t=[]
for(const[e,r]of Object.entries(A)){t.push(Buffer.from(e,"latin1"),toRawHeaderValue(r))}this.#T.onComplete?.(t)}onResponseError(e,A){if(!this.#T.onError){throw new r("invalid onError method")}this.#T.onError?.(A)}}
function toRawHeaderValue(e){return Array.isArray(e)?e.map(e=>Buffer.from(e,"latin1")):Buffer.from(e,"latin1")}},8006:(e,A,t)=>{const r=t(4589)
const{Readable:s}=t(7075)
const n=t(2656)
const o=t(5672)
const i=t(5161)
const a=t(6253)
const{assertCacheStore:c,assertCacheMethods:l,makeCacheKey:g,normalizeHeaders:h,parseCacheControlHeader:E,isInvalidOrWildcardVaryHeader:Q,parseVaryHeader:u,isEtagUsable:C}=t(9739)
const{AbortError:I}=t(4899)
const{parseHttpDate:B}=t(205)
function assertCacheOrigins(e,A){if(e===undefined)return
if(!Array.isArray(e)){throw new TypeError(`expected ${A} to be an array or undefined, got ${typeof e}`)}for(let t=0;t<e.length;t++){const r=e[t]
if(typeof r!=="string"&&!(r instanceof RegExp)){throw new TypeError(`expected ${A}[${t}] to be a string or RegExp, got ${typeof r}`)}}}const nop=()=>{}
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++){if(e[t]===A){return true}}return false}function hasPragmaNoCache(e){const A=e?.pragma
if(!A){return false}const t=Array.isArray(A)?A:[A]
for(let e=0;e<t.length;e++){const A=t[e]
if(typeof A!=="string"){continue}const r=A.split(",")
for(let e=0;e<r.length;e++){if(trimOWS(r[e]).toLowerCase()==="no-cache"){return true}}}return false}function needsRevalidation(e,A,{headers:t={}}){if(A?.["no-cache"]){return true}if(e.cacheControlDirectives?.["no-cache"]&&!Array.isArray(e.cacheControlDirectives["no-cache"])){return true}if(t["if-modified-since"]||t["if-none-match"]){return true}return false}function staleResponseRequiresRevalidation(e,A){return e.cacheControlDirectives?.["must-revalidate"]===true||A==="shared"&&(e.cacheControlDirectives?.["proxy-revalidate"]===true||e.cacheControlDirectives?.["s-maxage"]!==undefined)}function revalidationResponseDisallowsCachedReuse(e,A){if(A.vary&&Q(A.vary)||e==="shared"&&Object.hasOwn(A,"set-cookie")){return true}const t=A["cache-control"]
if(!t){return false}const r=E(t)
return r["no-store"]===true||e==="shared"&&r.private===true}function revalidationResponseUpdatesCacheControl(e){return e["cache-control"]!==undefined}function revalidationResponseAddsVary(e,A){if(!A){return false}for(const t in A){if(e.vary==null||!Object.hasOwn(e.vary,t)){return true}}return false}function deleteCachedValue(e,A){try{e.delete(A)?.catch?.(nop)}catch{}}function getUsableLastModified(e){const A=e?.["last-modified"]
if(typeof A==="string"&&B(A)){return A}}function makeRevalidationHeaders(e,A){const t={...e.headers,"if-modified-since":getUsableLastModified(A.headers)??new Date(A.cachedAt).toUTCString()}
if(A.etag){t["if-none-match"]=A.etag}if(A.vary){for(const e in A.vary){if(A.vary[e]!=null){t[e]=A.vary[e]}}}return t}function revalidationTargetMatchesCacheKey(e,A){const t=A?.history
if(!Array.isArray(t)||t.length===0){return true}try{const A=new URL(e.path,e.origin)
const r=t[t.length-1]
return r.origin===A.origin&&r.pathname===A.pathname&&r.search===A.search}catch{return false}}function revalidationEtagMatchesCachedValue(e,A){if(!Object.hasOwn(A,"etag")){return true}const t=A.etag
const r=e.etag
if(typeof t!=="string"||typeof r!=="string"||!C(t)||!C(r)){return false}if(!t.startsWith("W/")){return t===r}const s=r.startsWith("W/")?r.slice(2):r
return t.slice(2)===s}function isStale(e,A,t){const r=Date.now()
if(r>e.staleAt){if(!staleResponseRequiresRevalidation(e,t)&&A?.["max-stale"]){const t=e.staleAt+A["max-stale"]*1e3
return r>t}return true}if(A?.["min-fresh"]){const t=e.staleAt-r
const s=A["min-fresh"]*1e3
return t<=s}return false}function withinStaleWhileRevalidateWindow(e,A){const t=e.cacheControlDirectives?.["stale-while-revalidate"]
if(!t||staleResponseRequiresRevalidation(e,A)){return false}const r=Date.now()
const s=e.staleAt+t*1e3
return r<=s}function handleUncachedResponse(e,A,t,r,s,n){if(n?.["only-if-cached"]){let e=false
try{if(typeof r.onConnect==="function"){r.onConnect(()=>{e=true})
if(e){return}}if(typeof r.onHeaders==="function"){r.onHeaders(504,[],nop,"Gateway Timeout")
if(e){return}}if(typeof r.onComplete==="function"){r.onComplete([])}}catch(e){if(typeof r.onError==="function"){r.onError(e)}}return true}return e(s,new o(A,t,r))}function sendCachedValue(e,A,t,o,i,a){const c=n.isStream(t.body)?t.body:s.from(t.body??[])
r(!c.destroyed,"stream should not be destroyed")
r(!c.readableDidRead,"stream should not be readableDidRead")
const l={resume(){c.resume()},pause(){c.pause()},get paused(){return c.isPaused()},get aborted(){return c.destroyed},get reason(){return c.errored},abort(e){c.destroy(e??new I)}}
c.on("error",function(A){if(!this.readableEnded){e.onResponseError?.(l,A)}}).on("close",function(){if(!this.errored){try{e.onResponseEnd?.(l,{})}catch(A){e.onResponseError?.(l,A)}}})
try{e.onRequestStart?.(l,i)}catch(e){c.destroy(e)
return}if(c.destroyed){return}const g={...t.headers,age:String(o)}
if(a){g.warning='110 - "response is stale"'}l.rawHeaders=n.toRawHeaders(g)
try{e.onResponseStart?.(l,t.statusCode,g,t.statusMessage)}catch(e){c.destroy(e)
return}if(A.method==="HEAD"){c.destroy()}else{c.on("data",function(A){try{e.onResponseData?.(l,A)}catch(e){c.destroy(e)}})}}function handleResult(e,A,t,r,s,i,c){if(!c){return handleUncachedResponse(e,A,t,r,s,i)}if(A.type==="shared"&&Object.hasOwn(c.headers,"set-cookie")){if(n.isStream(c.body)){c.body.on("error",nop).destroy()}deleteCachedValue(A.store,t)
return handleUncachedResponse(e,A,t,r,s,i)}const l=Date.now()
if(l>c.deleteAt){return e(s,new o(A,t,r))}const g=Math.round((l-c.cachedAt)/1e3)
const h=i?.["max-age"]!==undefined&&g>=i["max-age"]
const E=h||isStale(c,i,A.type)
const Q=h||needsRevalidation(c,i,s)
if(E||Q){if(n.isStream(s.body)&&n.bodyLength(s.body)!==0){return e(s,new o(A,t,r))}if(!Q&&withinStaleWhileRevalidateWindow(c,A.type)){sendCachedValue(r,s,c,g,null,true)
queueMicrotask(()=>{const r=makeRevalidationHeaders(s,c)
e({...s,headers:r},new o(A,t,{onRequestStart(){},onRequestUpgrade(){},onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))})
return true}let h=false
if(!staleResponseRequiresRevalidation(c,A.type)){const e=c.cacheControlDirectives["stale-if-error"]??i?.["stale-if-error"]
if(e){h=l<c.staleAt+e*1e3}}const C=makeRevalidationHeaders(s,c)
const refetch=()=>{if(n.isStream(c.body)){c.body.on("error",nop).destroy()}deleteCachedValue(A.store,t)
return e(s,new o(A,t,r))}
return e({...s,headers:C},new a((e,o,i,a)=>{if(e){if(i===304){if(!revalidationTargetMatchesCacheKey(t,o)||!revalidationEtagMatchesCachedValue(c,a)||revalidationResponseDisallowsCachedReuse(A.type,a)){return refetch()}if(revalidationResponseUpdatesCacheControl(a)){deleteCachedValue(A.store,t)}else if(revalidationResponseAddsVary(c,a.vary?u(a.vary,s.headers):undefined)){return refetch()}}sendCachedValue(r,s,c,g,o,E)}else if(n.isStream(c.body)){c.body.on("error",nop).destroy()}},new o(A,t,r),h))}if(n.isStream(s.body)){s.body.on("error",nop).destroy()}sendCachedValue(r,s,c,g,null,false)}e.exports=(e={})=>{const{store:A=new i,methods:t=["GET"],cacheByDefault:r=undefined,type:s="shared",origins:a=undefined}=e
if(typeof e!=="object"||e===null){throw new TypeError(`expected type of opts to be an Object, got ${e===null?"null":typeof e}`)}c(A,"opts.store")
l(t,"opts.methods")
assertCacheOrigins(a,"opts.origins")
if(typeof r!=="undefined"&&typeof r!=="number"){throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof r}`)}if(typeof s!=="undefined"&&s!=="shared"&&s!=="private"){throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof s}`)}const Q={store:A,methods:t,cacheByDefault:r,type:s}
const u=[]
for(let e=0;e<n.safeHTTPMethods.length;e++){const A=n.safeHTTPMethods[e]
if(!arrayIncludes(t,A)){u.push(A)}}return e=>(t,r)=>{if(!t.origin||arrayIncludes(u,t.method)){return e(t,r)}if(a!==undefined){const A=t.origin.toString().toLowerCase()
let s=false
for(let e=0;e<a.length;e++){const t=a[e]
if(typeof t==="string"){if(t.toLowerCase()===A){s=true
break}}else if(t.test(A)){s=true
break}}if(!s){return e(t,r)}}t={...t,headers:h(t)}
const s=t.headers?.["cache-control"]?E(t.headers["cache-control"]):hasPragmaNoCache(t.headers)?{"no-cache":true}:undefined
if(s?.["no-store"]){return e(t,r)}const i=g(t)
if(!arrayIncludes(n.safeHTTPMethods,t.method)){return e(t,new o(Q,i,r))}const c=A.get(i)
if(c&&typeof c.then==="function"){return c.then(A=>handleResult(e,Q,i,r,t,s,A)).catch(e=>{if(typeof r.onResponseError==="function"){r.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return false},get aborted(){return false},get reason(){return null},abort(){}},e)}else{throw e}})}else{return handleResult(e,Q,i,r,t,s,c)}}}},5869:(e,A,t)=>{const{createInflate:r,createGunzip:s,createBrotliDecompress:n,createZstdDecompress:o}=t(8522)
const{pipeline:i,Transform:a}=t(7075)
const{InvalidArgumentError:c,ResponseExceededMaxSizeError:l}=t(4899)
const g=t(1627)
const{runtimeFeatures:h}=t(3993)
class DecompressController{#ue
#Ce
#Ie
#ge=false
constructor(e,A,t){this.#ue=e
this.#Ce=A
this.#Ie=t
this.target=null}pause(){if(this.#ge){return}this.#ge=true
this.#ue()}resume(){if(!this.#ge){return}this.#ge=false
this.#Ce()}abort(e){this.target?.abort(e)
this.#Ie(e)}get paused(){return this.#ge}get aborted(){return this.target?.aborted??false}get reason(){return this.target?.reason??null}get rawHeaders(){return this.target?.rawHeaders??null}set rawHeaders(e){if(this.target){this.target.rawHeaders=e}}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(e){if(this.target){this.target.rawTrailers=e}}}const E={gzip:s,"x-gzip":s,br:n,deflate:r,compress:r,"x-compress":r,...h.has("zstd")?{zstd:o}:{}}
const Q=[204,304]
const u=0
function createMaxSizeLimiter(e){let A=0
return new a({transform(t,r,s){const n=A+t.length
if(n>e){s(new l(`Decompressed response size (${n}) exceeded maxSize (${e})`))
return}A=n
s(null,t)}})}let C=false
class DecompressHandler extends g{#Be=[]
#de
#fe
#ye
#A
#pe=0
#De=false
#Se=false
#we=false
#me=false
#Re=false
#Ne=false
#be=false
#Fe
#se
constructor(e,{skipStatusCodes:A=Q,skipErrorResponses:t=true,maxSize:r=u}={}){if(!Number.isSafeInteger(r)||r<0){throw new c("maxSize must be a non-negative integer")}super(e)
this.#fe=A
this.#ye=t
this.#A=r
this.#se=new DecompressController(()=>this.#ke(),()=>this.#Ue(),e=>{if(this.#Se&&!this.#De){this.onResponseError(this.#se,e)}})}#ke(){this.#Me()}#Ue(){const e=this.#Re
this.#Te()
if(!e){this.#Le()
this.#He()}}#Me(){if(!this.#me&&!this.#De){this.#me=true
this.#se.target?.pause()}}#Le(){if(this.#me&&!this.#se.paused&&!this.#we){this.#me=false
if(!this.#Se){this.#se.target?.resume()}}}#Te(){if(this.#De||this.#se.paused||!this.#Fe){return}if(this.#Re){this.#Ne=true
return}this.#Re=true
try{do{this.#Ne=false
let e
while(!this.#De&&!this.#se.paused&&(e=this.#Fe.read())!==null){if(this.#A>0){const A=this.#pe+e.length
if(A>this.#A){this.#Ye(new l(`Decompressed response size (${A}) exceeded maxSize (${this.#A})`))
return}this.#pe=A}try{const A=super.onResponseData(this.#se,e)
if(A===false&&!this.#se.paused){this.#se.pause()}}catch(e){this.#Ye(e)
return}}}while(this.#Ne&&!this.#De&&!this.#se.paused)}finally{this.#Re=false}this.#Le()
this.#He()}#He(){if(this.#De||!this.#be||this.#se.paused||this.#Re){return}this.#Ve()
try{super.onResponseEnd(this.#se,this.#de)}catch(e){this.#Ye(e)
return}this.#De=true}#Ge(){if(this.#De){return}this.#be=true
this.#Te()
this.#He()}#xe(e,A){if(!e||A<200)return true
if(this.#fe.includes(A))return true
if(this.#ye&&A>=400)return true
return false}#ve(e){const A=e.split(",")
const t=5
if(A.length>t){throw new Error(`too many content-encodings in response: ${A.length}, maximum allowed is ${t}`)}const r=[]
for(let e=A.length-1;e>=0;e--){const t=A[e].trim()
if(!t)continue
if(!E[t]){r.length=0
return r}r.push(E[t]())}if(r.length<2){return r}const s=[]
for(let e=0;e<r.length;e++){s.push(r[e])
if(e<r.length-1&&this.#A>0){s.push(createMaxSizeLimiter(this.#A))}}return s}#Ye(e){if(this.#De){return}if(this.#Se){this.onResponseError(this.#se,e)}else{this.#se.abort(e)}}#Oe(e){this.#Fe=e
e.on("readable",()=>this.#Te())
e.on("error",e=>this.#Ye(e))}#Je(){const e=this.#Be[0]
this.#Oe(e)
e.on("end",()=>this.#Ge())}#We(){const e=this.#Be[this.#Be.length-1]
this.#Oe(e)
i(this.#Be,e=>{if(this.#De){return}if(e){this.#Ye(e)
return}this.#Ge()})}#Pe(){const e=this.#Be[0]
e.on("drain",()=>{if(this.#De){return}this.#we=false
if(!this.#se.paused){this.#Te()
this.#Le()}})}#Ve(){this.#Be.length=0
this.#Fe=undefined}onRequestStart(e,A){this.#se.target=e
return super.onRequestStart(this.#se,A)}onRequestUpgrade(e,A,t,r){return super.onRequestUpgrade(this.#se,A,t,r)}onResponseStart(e,A,t,r){const s=t["content-encoding"]
const n=Array.isArray(s)?s.join(","):s
if(this.#xe(n,A)){return super.onResponseStart(this.#se,A,t,r)}const o=this.#ve(n.toLowerCase())
if(o.length===0){this.#Ve()
return super.onResponseStart(this.#se,A,t,r)}this.#Be=o
const{"content-encoding":i,"content-length":a,...c}=t
if(this.#se.rawHeaders){const e=this.#se.rawHeaders
if(Array.isArray(e)){const A=[]
for(let t=0;t<e.length;t+=2){const r=e[t]
const s=Buffer.isBuffer(r)?r.toString("latin1"):`${r}`
const n=s.toLowerCase()
if(n==="content-encoding"||n==="content-length"){continue}A.push(e[t],e[t+1])}e.splice(0,e.length,...A)}else if(typeof e==="object"){for(const A of Object.keys(e)){const t=A.toLowerCase()
if(t==="content-encoding"||t==="content-length"){delete e[A]}}}}this.#Pe()
if(this.#Be.length===1){this.#Je()}else{this.#We()}return super.onResponseStart(this.#se,A,c,r)}onResponseData(e,A){if(this.#Be.length>0){if(!this.#Be[0].write(A)){this.#we=true
this.#Me()}return}return super.onResponseData(this.#se,A)}onResponseEnd(e,A){if(this.#Be.length>0){this.#Se=true
this.#de=A
this.#Be[0].end()
return}return super.onResponseEnd(this.#se,A)}onResponseError(e,A){if(this.#De){return}this.#De=true
for(const e of this.#Be){e.destroy()}this.#Ve()
super.onResponseError(this.#se,A)}}function createDecompressInterceptor(e={}){if(!C){process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWarning")
C=true}return A=>(t,r)=>{const s=new DecompressHandler(r,e)
return A(t,s)}}e.exports=createDecompressInterceptor},4104:(e,A,t)=>{const r=t(3053)
const s=t(2656)
const n=t(1951)
const{normalizeHeaders:o,makeCacheKey:i,makeDeduplicationKey:a}=t(9739)
const c=r.channel("undici:request:pending-requests")
e.exports=(e={})=>{const{methods:A=["GET"],skipHeaderNames:t=[],excludeHeaderNames:r=[],maxBufferSize:l=5*1024*1024}=e
if(typeof e!=="object"||e===null){throw new TypeError(`expected type of opts to be an Object, got ${e===null?"null":typeof e}`)}if(!Array.isArray(A)){throw new TypeError(`expected opts.methods to be an array, got ${typeof A}`)}for(const e of A){if(!s.safeHTTPMethods.includes(e)){throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${e}`)}}if(!Array.isArray(t)){throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof t}`)}if(!Array.isArray(r)){throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof r}`)}if(!Number.isFinite(l)||l<=0){throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${l}`)}const g=new Set(t.map(e=>e.toLowerCase()))
const h=new Set(r.map(e=>e.toLowerCase()))
const E=new Map
return e=>(t,r)=>{if(!t.origin||A.includes(t.method)===false){return e(t,r)}t={...t,headers:o(t)}
if(g.size>0){for(const A of Object.keys(t.headers)){if(g.has(A.toLowerCase())){return e(t,r)}}}const s=i(t)
const Q=a(s,h)
const u=E.get(Q)
if(u){if(u.addWaitingHandler(r)){return true}return e(t,r)}const C=new n(r,()=>{E.delete(Q)
if(c.hasSubscribers){c.publish({size:E.size,key:Q,type:"removed"})}},l)
E.set(Q,C)
if(c.hasSubscribers){c.publish({size:E.size,key:Q,type:"added"})}return e(t,C)}}},2971:(e,A,t)=>{const{isIP:r}=t(7030)
const{lookup:s}=t(610)
const n=t(1627)
const{InvalidArgumentError:o,InformationalError:i}=t(4899)
const a=Math.pow(2,31)-1
function hasSafeIterator(e){const A=Object.getPrototypeOf(e)
const t=Object.prototype.hasOwnProperty.call(e,Symbol.iterator)
return t||A!=null&&A!==Object.prototype&&typeof e[Symbol.iterator]==="function"}function isHostHeader(e){return typeof e==="string"&&e.toLowerCase()==="host"}function normalizeHeaders(e){if(e==null){return null}if(Array.isArray(e)){if(e.length===0||!Array.isArray(e[0])){return e}const A=[]
for(const t of e){if(Array.isArray(t)&&t.length===2){A.push(t[0],t[1])}else{A.push(t)}}return A}if(typeof e==="object"&&hasSafeIterator(e)){const A=[]
for(const t of e){if(Array.isArray(t)&&t.length===2){A.push(t[0],t[1])}else{A.push(t)}}return A}return e}function hasHostHeader(e){if(e==null){return false}if(Array.isArray(e)){if(e.length===0){return false}for(let A=0;A<e.length;A+=2){if(isHostHeader(e[A])){return true}}return false}if(typeof e==="object"){for(const A in e){if(isHostHeader(A)){return true}}}return false}function withHostHeader(e,A){const t=normalizeHeaders(A)
if(hasHostHeader(t)){return t}if(Array.isArray(t)){return["host",e,...t]}if(t&&typeof t==="object"){return{host:e,...t}}return{host:e}}class DNSStorage{#qe=0
#_e=new Map
constructor(e){this.#qe=e.maxItems}get size(){return this.#_e.size}get(e){return this.#_e.get(e)??null}set(e,A){this.#_e.set(e,A)}delete(e){this.#_e.delete(e)}full(){return this.size>=this.#qe}}class DNSInstance{#Ze=0
#qe=0
dualStack=true
affinity=null
lookup=null
pick=null
storage=null
constructor(e){this.#Ze=e.maxTTL
this.#qe=e.maxItems
this.dualStack=e.dualStack
this.affinity=e.affinity
this.lookup=e.lookup??this.#ze
this.pick=e.pick??this.#Xe
this.storage=e.storage??new DNSStorage(e)}runLookup(e,A,t){const r=this.storage.get(e.hostname)
if(r==null&&this.storage.full()){t(null,e)
return}const s={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...A.dns,maxTTL:this.#Ze,maxItems:this.#qe}
if(r==null){this.lookup(e,s,(A,r)=>{if(A||r==null||r.length===0){t(A??new i("No DNS entries found"))
return}this.setRecords(e,r)
const n=this.storage.get(e.hostname)
const o=this.pick(e,n,s.affinity)
let a
if(typeof o.port==="number"){a=`:${o.port}`}else if(e.port!==""){a=`:${e.port}`}else{a=""}t(null,new URL(`${e.protocol}//${o.family===6?`[${o.address}]`:o.address}${a}`))})}else{const n=this.pick(e,r,s.affinity)
if(n==null){this.storage.delete(e.hostname)
this.runLookup(e,A,t)
return}let o
if(typeof n.port==="number"){o=`:${n.port}`}else if(e.port!==""){o=`:${e.port}`}else{o=""}t(null,new URL(`${e.protocol}//${n.family===6?`[${n.address}]`:n.address}${o}`))}}#ze(e,A,t){s(e.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(e,A)=>{if(e){return t(e)}const r=new Map
for(const e of A){r.set(`${e.address}:${e.family}`,e)}t(null,r.values())})}#Xe(e,A,t){let r=null
const{records:s,offset:n}=A
let o
if(this.dualStack){if(t==null){if(n==null||n===a){A.offset=0
t=4}else{A.offset++
t=(A.offset&1)===1?6:4}}if(s[t]!=null&&s[t].ips.length>0){o=s[t]}else{o=s[t===4?6:4]}}else{o=s[t]}if(o==null||o.ips.length===0){return r}if(o.offset==null||o.offset===a){o.offset=0}else{o.offset++}const i=o.offset%o.ips.length
r=o.ips[i]??null
if(r==null){return r}if(Date.now()-r.timestamp>r.ttl){o.ips.splice(i,1)
return this.pick(e,A,t)}return r}pickFamily(e,A){const t=this.storage.get(e.hostname)?.records
if(!t){return null}const r=t[A]
if(!r){return null}if(r.offset==null||r.offset===a){r.offset=0}else{r.offset++}const s=r.offset%r.ips.length
const n=r.ips[s]??null
if(n==null){return n}if(Date.now()-n.timestamp>n.ttl){r.ips.splice(s,1)}return n}setRecords(e,A){const t=Date.now()
const r={records:{4:null,6:null}}
let s=this.#Ze
for(const e of A){e.timestamp=t
if(typeof e.ttl==="number"){e.ttl=Math.min(e.ttl,this.#Ze)
s=Math.min(s,e.ttl)}else{e.ttl=this.#Ze}const A=r.records[e.family]??{ips:[]}
A.ips.push(e)
r.records[e.family]=A}this.storage.set(e.hostname,r,{ttl:s})}deleteRecords(e){this.storage.delete(e.hostname)}getHandler(e,A){return new DNSDispatchHandler(this,e,A)}}class DNSDispatchHandler extends n{#Ke=null
#f=null
#je=null
#$e=null
#se=null
#eA=null
#AA=true
constructor(e,{origin:A,handler:t,dispatch:r,newOrigin:s},n){super(t)
this.#$e=A
this.#eA=s
this.#f={...n}
this.#Ke=e
this.#je=r}onResponseError(e,A){switch(A.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#Ke.dualStack){if(!this.#AA){super.onResponseError(e,A)
return}this.#AA=false
const t=this.#eA.hostname[0]==="["?4:6
const r=this.#Ke.pickFamily(this.#$e,t)
if(r==null){super.onResponseError(e,A)
return}let s
if(typeof r.port==="number"){s=`:${r.port}`}else if(this.#$e.port!==""){s=`:${this.#$e.port}`}else{s=""}const n={...this.#f,origin:`${this.#$e.protocol}//${r.family===6?`[${r.address}]`:r.address}${s}`,headers:withHostHeader(this.#$e.host,this.#f.headers)}
this.#je(n,this)
return}super.onResponseError(e,A)
break}case"ENOTFOUND":this.#Ke.deleteRecords(this.#$e)
super.onResponseError(e,A)
break
default:super.onResponseError(e,A)
break}}}e.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!=="number"||e?.maxTTL<0)){throw new o("Invalid maxTTL. Must be a positive number")}if(e?.maxItems!=null&&(typeof e?.maxItems!=="number"||e?.maxItems<1)){throw new o("Invalid maxItems. Must be a positive number and greater than zero")}if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6){throw new o("Invalid affinity. Must be either 4 or 6")}if(e?.dualStack!=null&&typeof e?.dualStack!=="boolean"){throw new o("Invalid dualStack. Must be a boolean")}if(e?.lookup!=null&&typeof e?.lookup!=="function"){throw new o("Invalid lookup. Must be a function")}if(e?.pick!=null&&typeof e?.pick!=="function"){throw new o("Invalid pick. Must be a function")}if(e?.storage!=null&&(typeof e?.storage?.get!=="function"||typeof e?.storage?.set!=="function"||typeof e?.storage?.full!=="function"||typeof e?.storage?.delete!=="function")){throw new o("Invalid storage. Must be a object with methods: { get, set, full, delete }")}const A=e?.dualStack??true
let t
if(A){t=e?.affinity??null}else{t=e?.affinity??4}const s={maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:A,affinity:t,maxItems:e?.maxItems??Infinity,storage:e?.storage}
const n=new DNSInstance(s)
return e=>function dnsInterceptor(A,t){const s=A.origin.constructor===URL?A.origin:new URL(A.origin)
if(r(s.hostname)!==0){return e(A,t)}n.runLookup(s,A,(r,o)=>{if(r){return t.onResponseError(null,r)}const i={...A,servername:s.hostname,origin:o.origin,headers:withHostHeader(s.host,A.headers)}
e(i,n.getHandler({origin:s,dispatch:e,handler:t,newOrigin:o},A))})
return true}}},6124:(e,A,t)=>{const{InvalidArgumentError:r,RequestAbortedError:s}=t(4899)
const n=t(1627)
class DumpHandler extends n{#A=1024*1024
#tA=false
#r=0
aborted=false
reason=false
constructor({maxSize:e,signal:A},t){if(e!=null&&(!Number.isFinite(e)||e<1)){throw new r("maxSize must be a number greater than 0")}super(t)
this.#A=e??this.#A}#Qe(e){this.aborted=true
this.reason=e}onRequestStart(e,A){e.abort=this.#Qe.bind(this)
return super.onRequestStart(e,A)}onResponseStart(e,A,t,r){const n=t["content-length"]
if(n!=null&&n>this.#A){throw new s(`Response size (${n}) larger than maxSize (${this.#A})`)}if(this.aborted===true){return true}return super.onResponseStart(e,A,t,r)}onResponseError(e,A){super.onResponseError(e,this.aborted===true?this.reason:A)}onResponseData(e,A){this.#r=this.#r+A.length
if(this.#r>this.#A){throw new s(`Response size (${this.#r}) larger than maxSize (${this.#A})`)}if(this.#r===this.#A){this.#tA=true}return true}onResponseEnd(e,A){if(this.aborted===true){super.onResponseError(e,this.reason)
return}super.onResponseEnd(e,this.#tA?{}:A)}}function createDumpInterceptor({maxSize:e}={maxSize:1024*1024}){return A=>function Intercept(t,r){const{dumpMaxSize:s=e}=t
const n=new DumpHandler({maxSize:s,signal:t.signal},r)
return A(t,n)}}e.exports=createDumpInterceptor},9546:(e,A,t)=>{const r=t(1042)
function createRedirectInterceptor({maxRedirections:e}={}){return A=>function Intercept(t,s){const{maxRedirections:n=e,...o}=t
if(n==null||n===0){return A(t,s)}const i={...o}
const a=new r(A,n,i,s)
return A(i,a)}}e.exports=createRedirectInterceptor},1174:(e,A,t)=>{const r=t(1627)
const{ResponseError:s}=t(4899)
class ResponseErrorHandler extends r{#K
#rA
#sA
#j
#nA
constructor(e,{handler:A}){super(A)}#oA(e){return(this.#rA??"").indexOf(e)===0}onRequestStart(e,A){this.#K=0
this.#rA=null
this.#sA=null
this.#j=null
this.#nA=""
return super.onRequestStart(e,A)}onResponseStart(e,A,t,r){this.#K=A
this.#j=t
this.#rA=t["content-type"]
if(this.#K<400){return super.onResponseStart(e,A,t,r)}if(this.#oA("application/json")||this.#oA("text/plain")){this.#sA=new TextDecoder("utf-8")}}onResponseData(e,A){if(this.#K<400){return super.onResponseData(e,A)}this.#nA+=this.#sA?.decode(A,{stream:true})??""}onResponseEnd(e,A){if(this.#K>=400){this.#nA+=this.#sA?.decode(undefined,{stream:false})??""
if(this.#oA("application/json")){try{this.#nA=JSON.parse(this.#nA)}catch{}}let A
const t=Error.stackTraceLimit
Error.stackTraceLimit=0
try{A=new s("Response Error",this.#K,{body:this.#nA,headers:this.#j})}finally{Error.stackTraceLimit=t}super.onResponseError(e,A)}else{super.onResponseEnd(e,A)}}onResponseError(e,A){super.onResponseError(e,A)}}e.exports=()=>e=>function Intercept(A,t){return e(A,new ResponseErrorHandler(A,{handler:t}))}},2314:(e,A,t)=>{const r=t(9944)
e.exports=e=>A=>function retryInterceptor(t,s){return A(t,new r({...t,retryOptions:{...e,...t.retryOptions}},{handler:s,dispatch:A}))}},9064:(e,A,t)=>{Object.defineProperty(A,"__esModule",{value:true})
A.SPECIAL_HEADERS=A.MINOR=A.MAJOR=A.HTAB_SP_VCHAR_OBS_TEXT=A.QUOTED_STRING=A.CONNECTION_TOKEN_CHARS=A.HEADER_CHARS=A.TOKEN=A.HEX=A.URL_CHAR=A.USERINFO_CHARS=A.MARK=A.ALPHANUM=A.NUM=A.HEX_MAP=A.NUM_MAP=A.ALPHA=A.STATUSES_HTTP=A.H_METHOD_MAP=A.METHOD_MAP=A.METHODS_RTSP=A.METHODS_ICE=A.METHODS_HTTP=A.HEADER_STATE=A.FINISH=A.STATUSES=A.METHODS=A.LENIENT_FLAGS=A.FLAGS=A.TYPE=A.ERROR=void 0
const r=t(4300)
A.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38}
A.TYPE={BOTH:0,REQUEST:1,RESPONSE:2}
A.FLAGS={CONNECTION_KEEP_ALIVE:1<<0,CONNECTION_CLOSE:1<<1,CONNECTION_UPGRADE:1<<2,CHUNKED:1<<3,UPGRADE:1<<4,CONTENT_LENGTH:1<<5,SKIPBODY:1<<6,TRAILING:1<<7,TRANSFER_ENCODING:1<<9}
A.LENIENT_FLAGS={HEADERS:1<<0,CHUNKED_LENGTH:1<<1,KEEP_ALIVE:1<<2,TRANSFER_ENCODING:1<<3,VERSION:1<<4,DATA_AFTER_CLOSE:1<<5,OPTIONAL_LF_AFTER_CR:1<<6,OPTIONAL_CRLF_AFTER_CHUNK:1<<7,OPTIONAL_CR_BEFORE_LF:1<<8,SPACES_AFTER_CHUNK_SIZE:1<<9}
A.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46}
A.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599}
A.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2}
A.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8}
A.METHODS_HTTP=[A.METHODS.DELETE,A.METHODS.GET,A.METHODS.HEAD,A.METHODS.POST,A.METHODS.PUT,A.METHODS.CONNECT,A.METHODS.OPTIONS,A.METHODS.TRACE,A.METHODS.COPY,A.METHODS.LOCK,A.METHODS.MKCOL,A.METHODS.MOVE,A.METHODS.PROPFIND,A.METHODS.PROPPATCH,A.METHODS.SEARCH,A.METHODS.UNLOCK,A.METHODS.BIND,A.METHODS.REBIND,A.METHODS.UNBIND,A.METHODS.ACL,A.METHODS.REPORT,A.METHODS.MKACTIVITY,A.METHODS.CHECKOUT,A.METHODS.MERGE,A.METHODS["M-SEARCH"],A.METHODS.NOTIFY,A.METHODS.SUBSCRIBE,A.METHODS.UNSUBSCRIBE,A.METHODS.PATCH,A.METHODS.PURGE,A.METHODS.MKCALENDAR,A.METHODS.LINK,A.METHODS.UNLINK,A.METHODS.PRI,A.METHODS.SOURCE,A.METHODS.QUERY]
A.METHODS_ICE=[A.METHODS.SOURCE]
A.METHODS_RTSP=[A.METHODS.OPTIONS,A.METHODS.DESCRIBE,A.METHODS.ANNOUNCE,A.METHODS.SETUP,A.METHODS.PLAY,A.METHODS.PAUSE,A.METHODS.TEARDOWN,A.METHODS.GET_PARAMETER,A.METHODS.SET_PARAMETER,A.METHODS.REDIRECT,A.METHODS.RECORD,A.METHODS.FLUSH,A.METHODS.GET,A.METHODS.POST]
A.METHOD_MAP=(0,r.enumToMap)(A.METHODS)
A.H_METHOD_MAP=Object.fromEntries(Object.entries(A.METHODS).filter(([e])=>e.startsWith("H")))
A.STATUSES_HTTP=[A.STATUSES.CONTINUE,A.STATUSES.SWITCHING_PROTOCOLS,A.STATUSES.PROCESSING,A.STATUSES.EARLY_HINTS,A.STATUSES.RESPONSE_IS_STALE,A.STATUSES.REVALIDATION_FAILED,A.STATUSES.DISCONNECTED_OPERATION,A.STATUSES.HEURISTIC_EXPIRATION,A.STATUSES.MISCELLANEOUS_WARNING,A.STATUSES.OK,A.STATUSES.CREATED,A.STATUSES.ACCEPTED,A.STATUSES.NON_AUTHORITATIVE_INFORMATION,A.STATUSES.NO_CONTENT,A.STATUSES.RESET_CONTENT,A.STATUSES.PARTIAL_CONTENT,A.STATUSES.MULTI_STATUS,A.STATUSES.ALREADY_REPORTED,A.STATUSES.TRANSFORMATION_APPLIED,A.STATUSES.IM_USED,A.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,A.STATUSES.MULTIPLE_CHOICES,A.STATUSES.MOVED_PERMANENTLY,A.STATUSES.FOUND,A.STATUSES.SEE_OTHER,A.STATUSES.NOT_MODIFIED,A.STATUSES.USE_PROXY,A.STATUSES.SWITCH_PROXY,A.STATUSES.TEMPORARY_REDIRECT,A.STATUSES.PERMANENT_REDIRECT,A.STATUSES.BAD_REQUEST,A.STATUSES.UNAUTHORIZED,A.STATUSES.PAYMENT_REQUIRED,A.STATUSES.FORBIDDEN,A.STATUSES.NOT_FOUND,A.STATUSES.METHOD_NOT_ALLOWED,A.STATUSES.NOT_ACCEPTABLE,A.STATUSES.PROXY_AUTHENTICATION_REQUIRED,A.STATUSES.REQUEST_TIMEOUT,A.STATUSES.CONFLICT,A.STATUSES.GONE,A.STATUSES.LENGTH_REQUIRED,A.STATUSES.PRECONDITION_FAILED,A.STATUSES.PAYLOAD_TOO_LARGE,A.STATUSES.URI_TOO_LONG,A.STATUSES.UNSUPPORTED_MEDIA_TYPE,A.STATUSES.RANGE_NOT_SATISFIABLE,A.STATUSES.EXPECTATION_FAILED,A.STATUSES.IM_A_TEAPOT,A.STATUSES.PAGE_EXPIRED,A.STATUSES.ENHANCE_YOUR_CALM,A.STATUSES.MISDIRECTED_REQUEST,A.STATUSES.UNPROCESSABLE_ENTITY,A.STATUSES.LOCKED,A.STATUSES.FAILED_DEPENDENCY,A.STATUSES.TOO_EARLY,A.STATUSES.UPGRADE_REQUIRED,A.STATUSES.PRECONDITION_REQUIRED,A.STATUSES.TOO_MANY_REQUESTS,A.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,A.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,A.STATUSES.LOGIN_TIMEOUT,A.STATUSES.NO_RESPONSE,A.STATUSES.RETRY_WITH,A.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,A.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,A.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,A.STATUSES.INVALID_X_FORWARDED_FOR,A.STATUSES.REQUEST_HEADER_TOO_LARGE,A.STATUSES.SSL_CERTIFICATE_ERROR,A.STATUSES.SSL_CERTIFICATE_REQUIRED,A.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,A.STATUSES.INVALID_TOKEN,A.STATUSES.CLIENT_CLOSED_REQUEST,A.STATUSES.INTERNAL_SERVER_ERROR,A.STATUSES.NOT_IMPLEMENTED,A.STATUSES.BAD_GATEWAY,A.STATUSES.SERVICE_UNAVAILABLE,A.STATUSES.GATEWAY_TIMEOUT,A.STATUSES.HTTP_VERSION_NOT_SUPPORTED,A.STATUSES.VARIANT_ALSO_NEGOTIATES,A.STATUSES.INSUFFICIENT_STORAGE,A.STATUSES.LOOP_DETECTED,A.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,A.STATUSES.NOT_EXTENDED,A.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,A.STATUSES.WEB_SERVER_UNKNOWN_ERROR,A.STATUSES.WEB_SERVER_IS_DOWN,A.STATUSES.CONNECTION_TIMEOUT,A.STATUSES.ORIGIN_IS_UNREACHABLE,A.STATUSES.TIMEOUT_OCCURED,A.STATUSES.SSL_HANDSHAKE_FAILED,A.STATUSES.INVALID_SSL_CERTIFICATE,A.STATUSES.RAILGUN_ERROR,A.STATUSES.SITE_IS_OVERLOADED,A.STATUSES.SITE_IS_FROZEN,A.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,A.STATUSES.NETWORK_READ_TIMEOUT,A.STATUSES.NETWORK_CONNECT_TIMEOUT]
A.ALPHA=[]
for(let e="A".charCodeAt(0);e<="Z".charCodeAt(0);e++){A.ALPHA.push(String.fromCharCode(e))
A.ALPHA.push(String.fromCharCode(e+32))}A.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9}
A.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15}
A.NUM=["0","1","2","3","4","5","6","7","8","9"]
A.ALPHANUM=A.ALPHA.concat(A.NUM)
A.MARK=["-","_",".","!","~","*","'","(",")"]
A.USERINFO_CHARS=A.ALPHANUM.concat(A.MARK).concat(["%",";",":","&","=","+","$",","])
A.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(A.ALPHANUM)
A.HEX=A.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"])
A.TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(A.ALPHANUM)
A.HEADER_CHARS=["\t"]
for(let e=32;e<=255;e++){if(e!==127){A.HEADER_CHARS.push(e)}}A.CONNECTION_TOKEN_CHARS=A.HEADER_CHARS.filter(e=>e!==44)
A.QUOTED_STRING=["\t"," "]
for(let e=33;e<=255;e++){if(e!==34&&e!==92){A.QUOTED_STRING.push(e)}}A.HTAB_SP_VCHAR_OBS_TEXT=["\t"," "]
for(let e=33;e<=126;e++){A.HTAB_SP_VCHAR_OBS_TEXT.push(e)}for(let e=128;e<=255;e++){A.HTAB_SP_VCHAR_OBS_TEXT.push(e)}A.MAJOR=A.NUM_MAP
A.MINOR=A.MAJOR
A.SPECIAL_HEADERS={connection:A.HEADER_STATE.CONNECTION,"content-length":A.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":A.HEADER_STATE.CONNECTION,"transfer-encoding":A.HEADER_STATE.TRANSFER_ENCODING,upgrade:A.HEADER_STATE.UPGRADE}
A["default"]={ERROR:A.ERROR,TYPE:A.TYPE,FLAGS:A.FLAGS,LENIENT_FLAGS:A.LENIENT_FLAGS,METHODS:A.METHODS,STATUSES:A.STATUSES,FINISH:A.FINISH,HEADER_STATE:A.HEADER_STATE,ALPHA:A.ALPHA,NUM_MAP:A.NUM_MAP,HEX_MAP:A.HEX_MAP,NUM:A.NUM,ALPHANUM:A.ALPHANUM,MARK:A.MARK,USERINFO_CHARS:A.USERINFO_CHARS,URL_CHAR:A.URL_CHAR,HEX:A.HEX,TOKEN:A.TOKEN,HEADER_CHARS:A.HEADER_CHARS,CONNECTION_TOKEN_CHARS:A.CONNECTION_TOKEN_CHARS,QUOTED_STRING:A.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:A.HTAB_SP_VCHAR_OBS_TEXT,MAJOR:A.MAJOR,MINOR:A.MINOR,SPECIAL_HEADERS:A.SPECIAL_HEADERS,METHODS_HTTP:A.METHODS_HTTP,METHODS_ICE:A.METHODS_ICE,METHODS_RTSP:A.METHODS_RTSP,METHOD_MAP:A.METHOD_MAP,H_METHOD_MAP:A.H_METHOD_MAP,STATUSES_HTTP:A.STATUSES_HTTP}},5694:(e,A,t)=>{e=t.nmd(e)
const{Buffer:r}=t(4573)
const s="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=="
let n
Object.defineProperty(e,"exports",{get:()=>n?n:n=r.from(s,"base64")})},9530:(e,A,t)=>{e=t.nmd(e)
const{Buffer:r}=t(4573)
const s="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=="
let n
Object.defineProperty(e,"exports",{get:()=>n?n:n=r.from(s,"base64")})},4300:(e,A)=>{Object.defineProperty(A,"__esModule",{value:true})
A.enumToMap=enumToMap
function enumToMap(e,A=[],t=[]){const r=(A?.length??0)===0
const s=(t?.length??0)===0
return Object.fromEntries(Object.entries(e).filter(([,e])=>typeof e==="number"&&(r||A.includes(e))&&(s||!t.includes(e))))}},3533:(e,A,t)=>{const{kClients:r}=t(4539)
const s=t(9805)
const{kAgent:n,kMockAgentSet:o,kMockAgentGet:i,kDispatches:a,kIsMockActive:c,kNetConnect:l,kGetNetConnect:g,kOptions:h,kFactory:E,kMockAgentRegisterCallHistory:Q,kMockAgentIsCallHistoryEnabled:u,kMockAgentAddCallHistoryLog:C,kMockAgentMockCallHistoryInstance:I,kMockAgentAcceptsNonStandardSearchParameters:B,kMockCallHistoryAddLog:d,kIgnoreTrailingSlash:f}=t(1341)
const y=t(3845)
const p=t(8980)
const{matchValue:D,normalizeSearchParams:S,buildAndValidateMockOptions:w,normalizeOrigin:m}=t(3973)
const{InvalidArgumentError:R,UndiciError:N}=t(4899)
const b=t(5331)
const F=t(6110)
const{MockCallHistory:k}=t(7007)
class MockAgent extends b{constructor(e={}){super(e)
const A=w(e)
this[l]=true
this[c]=true
this[u]=A.enableCallHistory??false
this[B]=A.acceptNonStandardSearchParameters??false
this[f]=A.ignoreTrailingSlash??false
if(e?.agent&&typeof e.agent.dispatch!=="function"){throw new R("Argument opts.agent must implement Agent")}const t=e?.agent?e.agent:new s(e)
this[n]=t
this[r]=t[r]
this[h]=A
if(this[u]){this[Q]()}}get(e){const A=m(e)
const t=this[f]?A.replace(/\/$/,""):A
let r=this[i](t)
if(!r){r=this[E](t)
this[o](t,r)}return r}dispatch(e,A){e.origin=m(e.origin)
this.get(e.origin)
this[C](e)
const t=this[B]
const r={...e}
if(t&&r.path){const[e,A]=r.path.split("?")
const s=S(A,t)
r.path=`${e}?${s}`}return this[n].dispatch(r,A)}async close(){this.clearCallHistory()
await this[n].close()
this[r].clear()}deactivate(){this[c]=false}activate(){this[c]=true}enableNetConnect(e){if(typeof e==="string"||typeof e==="function"||e instanceof RegExp){if(Array.isArray(this[l])){this[l].push(e)}else{this[l]=[e]}}else if(typeof e==="undefined"){this[l]=true}else{throw new R("Unsupported matcher. Must be one of String|Function|RegExp.")}}disableNetConnect(){this[l]=false}enableCallHistory(){this[u]=true
return this}disableCallHistory(){this[u]=false
return this}getCallHistory(){return this[I]}clearCallHistory(){if(this[I]!==undefined){this[I].clear()}}get isMockActive(){return this[c]}[Q](){if(this[I]===undefined){this[I]=new k}}[C](e){if(this[u]){this[Q]()
this[I][d](e)}}[o](e,A){this[r].set(e,{count:0,dispatcher:A})}[E](e){const A=Object.assign({agent:this},this[h])
return this[h]&&this[h].connections===1?new y(e,A):new p(e,A)}[i](e){const A=this[r].get(e)
if(A?.dispatcher){return A.dispatcher}if(typeof e!=="string"){const A=this[E]("http://localhost:9999")
this[o](e,A)
return A}for(const[A,t]of Array.from(this[r])){if(t&&typeof A!=="string"&&D(A,e)){const A=this[E](e)
this[o](e,A)
A[a]=t.dispatcher[a]
return A}}}[g](){return this[l]}pendingInterceptors(){const e=this[r]
return Array.from(e.entries()).flatMap(([e,A])=>A.dispatcher[a].map(A=>({...A,origin:e}))).filter(({pending:e})=>e)}assertNoPendingInterceptors({pendingInterceptorsFormatter:e=new F}={}){const A=this.pendingInterceptors()
if(A.length===0){return}throw new N(A.length===1?`1 interceptor is pending:\n\n${e.format(A)}`.trim():`${A.length} interceptors are pending:\n\n${e.format(A)}`.trim())}}e.exports=MockAgent},7007:(e,A,t)=>{const{kMockCallHistoryAddLog:r}=t(1341)
const{InvalidArgumentError:s}=t(4899)
function handleFilterCallsWithOptions(e,A,t,r,n){switch(A.operator){case"OR":r.push(...t(e,n))
return r
case"AND":return t(e,r)
default:throw new s("options.operator must to be a case insensitive string equal to 'OR' or 'AND'")}}function buildAndValidateFilterCallsOptions(e={}){const A={}
if("operator"in e){if(typeof e.operator!=="string"||e.operator.toUpperCase()!=="OR"&&e.operator.toUpperCase()!=="AND"){throw new s("options.operator must to be a case insensitive string equal to 'OR' or 'AND'")}return{...A,operator:e.operator.toUpperCase()}}return A}function makeFilterCalls(e){return(A,t)=>{if(typeof A==="string"||A==null){return t.filter(t=>t[e]===A)}if(A instanceof RegExp){return t.filter(t=>A.test(t[e]))}throw new s(`${e} parameter should be one of string, regexp, undefined or null`)}}function computeUrlWithMaybeSearchParameters(e){try{const A=new URL(e.path,e.origin)
if(A.search.length!==0){return A}A.search=new URLSearchParams(e.query).toString()
return A}catch(e){throw new s("An error occurred when computing MockCallHistoryLog.url",{cause:e})}}class MockCallHistoryLog{constructor(e={}){this.body=e.body
this.headers=e.headers
this.method=e.method
const A=computeUrlWithMaybeSearchParameters(e)
this.fullUrl=A.toString()
this.origin=A.origin
this.path=A.pathname
this.searchParams=Object.fromEntries(A.searchParams)
this.protocol=A.protocol
this.host=A.host
this.port=A.port
this.hash=A.hash}toMap(){return new Map([["protocol",this.protocol],["host",this.host],["port",this.port],["origin",this.origin],["path",this.path],["hash",this.hash],["searchParams",this.searchParams],["fullUrl",this.fullUrl],["method",this.method],["body",this.body],["headers",this.headers]])}toString(){const e={betweenKeyValueSeparator:"->",betweenPairSeparator:"|"}
let A=""
this.toMap().forEach((t,r)=>{if(typeof t==="string"||t===undefined||t===null){A=`${A}${r}${e.betweenKeyValueSeparator}${t}${e.betweenPairSeparator}`}if(typeof t==="object"&&t!==null||Array.isArray(t)){A=`${A}${r}${e.betweenKeyValueSeparator}${JSON.stringify(t)}${e.betweenPairSeparator}`}})
return A.slice(0,-1)}}class MockCallHistory{logs=[]
calls(){return this.logs}firstCall(){return this.logs.at(0)}lastCall(){return this.logs.at(-1)}nthCall(e){if(typeof e!=="number"){throw new s("nthCall must be called with a number")}if(!Number.isInteger(e)){throw new s("nthCall must be called with an integer")}if(Math.sign(e)!==1){throw new s("nthCall must be called with a positive value. use firstCall or lastCall instead")}return this.logs.at(e-1)}filterCalls(e,A){if(this.logs.length===0){return this.logs}if(typeof e==="function"){return this.logs.filter(e)}if(e instanceof RegExp){return this.logs.filter(A=>e.test(A.toString()))}if(typeof e==="object"&&e!==null){if(Object.keys(e).length===0){return this.logs}const t={operator:"OR",...buildAndValidateFilterCallsOptions(A)}
let r=t.operator==="AND"?this.logs:[]
if("protocol"in e){r=handleFilterCallsWithOptions(e.protocol,t,this.filterCallsByProtocol,r,this.logs)}if("host"in e){r=handleFilterCallsWithOptions(e.host,t,this.filterCallsByHost,r,this.logs)}if("port"in e){r=handleFilterCallsWithOptions(e.port,t,this.filterCallsByPort,r,this.logs)}if("origin"in e){r=handleFilterCallsWithOptions(e.origin,t,this.filterCallsByOrigin,r,this.logs)}if("path"in e){r=handleFilterCallsWithOptions(e.path,t,this.filterCallsByPath,r,this.logs)}if("hash"in e){r=handleFilterCallsWithOptions(e.hash,t,this.filterCallsByHash,r,this.logs)}if("fullUrl"in e){r=handleFilterCallsWithOptions(e.fullUrl,t,this.filterCallsByFullUrl,r,this.logs)}if("method"in e){r=handleFilterCallsWithOptions(e.method,t,this.filterCallsByMethod,r,this.logs)}const s=[...new Set(r)]
return s}throw new s("criteria parameter should be one of function, regexp, or object")}filterCallsByProtocol=makeFilterCalls.call(this,"protocol")
filterCallsByHost=makeFilterCalls.call(this,"host")
filterCallsByPort=makeFilterCalls.call(this,"port")
filterCallsByOrigin=makeFilterCalls.call(this,"origin")
filterCallsByPath=makeFilterCalls.call(this,"path")
filterCallsByHash=makeFilterCalls.call(this,"hash")
filterCallsByFullUrl=makeFilterCalls.call(this,"fullUrl")
filterCallsByMethod=makeFilterCalls.call(this,"method")
clear(){this.logs=[]}[r](e){const A=new MockCallHistoryLog(e)
this.logs.push(A)
return A}*[Symbol.iterator](){for(const e of this.calls()){yield e}}}e.exports.MockCallHistory=MockCallHistory
e.exports.MockCallHistoryLog=MockCallHistoryLog},3845:(e,A,t)=>{const{promisify:r}=t(7975)
const s=t(5301)
const{buildMockDispatch:n}=t(3973)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:g,kConnected:h,kIgnoreTrailingSlash:E}=t(1341)
const{MockInterceptor:Q}=t(1047)
const u=t(4539)
const{InvalidArgumentError:C}=t(4899)
class MockClient extends s{constructor(e,A){if(!A||!A.agent||typeof A.agent.dispatch!=="function"){throw new C("Argument opts.agent must implement Agent")}super(e,A)
this[i]=A.agent
this[l]=e
this[E]=A.ignoreTrailingSlash??false
this[o]=[]
this[h]=1
this[g]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=n.call(this)
this.close=this[a]}get[u.kConnected](){return this[h]}intercept(e){return new Q(e&&{ignoreTrailingSlash:this[E],...e},this[o])}cleanMocks(){this[o]=[]}async[a](){await r(this[c])()
this[h]=0
this[i][u.kClients].delete(this[l])}}e.exports=MockClient},8285:(e,A,t)=>{const{UndiciError:r}=t(4899)
const s=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
class MockNotMatchedError extends r{constructor(e){super(e)
this.name="MockNotMatchedError"
this.message=e||"The request does not match any registered mock dispatches"
this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](e){return e&&e[s]===true}get[s](){return true}}e.exports={MockNotMatchedError}},1047:(e,A,t)=>{const{getResponseData:r,buildKey:s,addMockDispatch:n}=t(3973)
const{kDispatches:o,kDispatchKey:i,kDefaultHeaders:a,kDefaultTrailers:c,kContentLength:l,kMockDispatch:g,kIgnoreTrailingSlash:h}=t(1341)
const{InvalidArgumentError:E}=t(4899)
const{serializePathWithQuery:Q}=t(2656)
class MockScope{constructor(e){this[g]=e}delay(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new E("waitInMs must be a valid integer > 0")}this[g].delay=e
return this}persist(){this[g].persist=true
return this}times(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new E("repeatTimes must be a valid integer > 0")}this[g].times=e
return this}}class MockInterceptor{constructor(e,A){if(typeof e!=="object"){throw new E("opts must be an object")}if(typeof e.path==="undefined"){throw new E("opts.path must be defined")}if(typeof e.method==="undefined"){e.method="GET"}if(typeof e.path==="string"){if(e.query){e.path=Q(e.path,e.query)}else{const A=new URL(e.path,"data://")
e.path=A.pathname+A.search}}if(typeof e.method==="string"){e.method=e.method.toUpperCase()}this[i]=s(e)
this[o]=A
this[h]=e.ignoreTrailingSlash??false
this[a]={}
this[c]={}
this[l]=false}createMockScopeDispatchData({statusCode:e,data:A,responseOptions:t}){const s=r(A)
const n=this[l]?{"content-length":s.length}:{}
const o={...this[a],...n,...t.headers}
const i={...this[c],...t.trailers}
return{statusCode:e,data:A,headers:o,trailers:i}}validateReplyParameters(e){if(typeof e.statusCode==="undefined"){throw new E("statusCode must be defined")}if(typeof e.responseOptions!=="object"||e.responseOptions===null){throw new E("responseOptions must be an object")}}reply(e){if(typeof e==="function"){const wrappedDefaultsCallback=A=>{const t=e(A)
if(typeof t!=="object"||t===null){throw new E("reply options callback must return an object")}const r={data:"",responseOptions:{},...t}
this.validateReplyParameters(r)
return{...this.createMockScopeDispatchData(r)}}
const A=n(this[o],this[i],wrappedDefaultsCallback,{ignoreTrailingSlash:this[h]})
return new MockScope(A)}const A={statusCode:e,data:arguments[1]===undefined?"":arguments[1],responseOptions:arguments[2]===undefined?{}:arguments[2]}
this.validateReplyParameters(A)
const t=this.createMockScopeDispatchData(A)
const r=n(this[o],this[i],t,{ignoreTrailingSlash:this[h]})
return new MockScope(r)}replyWithError(e){if(typeof e==="undefined"){throw new E("error must be defined")}const A=n(this[o],this[i],{error:e},{ignoreTrailingSlash:this[h]})
return new MockScope(A)}defaultReplyHeaders(e){if(typeof e==="undefined"){throw new E("headers must be defined")}this[a]=e
return this}defaultReplyTrailers(e){if(typeof e==="undefined"){throw new E("trailers must be defined")}this[c]=e
return this}replyContentLength(){this[l]=true
return this}}e.exports.MockInterceptor=MockInterceptor
e.exports.MockScope=MockScope},8980:(e,A,t)=>{const{promisify:r}=t(7975)
const s=t(7748)
const{buildMockDispatch:n}=t(3973)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:g,kConnected:h,kIgnoreTrailingSlash:E}=t(1341)
const{MockInterceptor:Q}=t(1047)
const u=t(4539)
const{InvalidArgumentError:C}=t(4899)
class MockPool extends s{constructor(e,A){if(!A||!A.agent||typeof A.agent.dispatch!=="function"){throw new C("Argument opts.agent must implement Agent")}super(e,A)
this[i]=A.agent
this[l]=e
this[E]=A.ignoreTrailingSlash??false
this[o]=[]
this[h]=1
this[g]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=n.call(this)
this.close=this[a]}get[u.kConnected](){return this[h]}intercept(e){return new Q(e&&{ignoreTrailingSlash:this[E],...e},this[o])}cleanMocks(){this[o]=[]}async[a](){await r(this[c])()
this[h]=0
this[i][u.kClients].delete(this[l])}}e.exports=MockPool},1341:e=>{e.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected"),kIgnoreTrailingSlash:Symbol("ignore trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol("mock agent register mock call history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol("mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol("mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}},3973:(e,A,t)=>{const{MockNotMatchedError:r}=t(8285)
const{kDispatches:s,kMockAgent:n,kOriginalDispatch:o,kOrigin:i,kGetNetConnect:a,kTotalDispatchCount:c}=t(1341)
const{serializePathWithQuery:l}=t(2656)
const{STATUS_CODES:g}=t(7067)
const{types:{isPromise:h}}=t(7975)
const{InvalidArgumentError:E}=t(4899)
function matchValue(e,A){if(typeof e==="string"){return e===A}if(e instanceof RegExp){return e.test(A)}if(typeof e==="function"){return e(A)===true}return false}function lowerCaseEntries(e){return Object.fromEntries(Object.entries(e).map(([e,A])=>[e.toLocaleLowerCase(),A]))}function getHeaderByName(e,A){if(Array.isArray(e)){for(let t=0;t<e.length;t+=2){if(e[t].toLocaleLowerCase()===A.toLocaleLowerCase()){return e[t+1]}}return undefined}else if(typeof e.get==="function"){return e.get(A)}else{return lowerCaseEntries(e)[A.toLocaleLowerCase()]}}function buildHeadersFromArray(e){const A=e.slice()
const t=[]
for(let e=0;e<A.length;e+=2){t.push([A[e],A[e+1]])}return Object.fromEntries(t)}function matchHeaders(e,A){if(typeof e.headers==="function"){if(Array.isArray(A)){A=buildHeadersFromArray(A)}return e.headers(A?lowerCaseEntries(A):{})}if(typeof e.headers==="undefined"){return true}if(typeof A!=="object"||typeof e.headers!=="object"){return false}for(const[t,r]of Object.entries(e.headers)){const e=getHeaderByName(A,t)
if(!matchValue(r,e)){return false}}return true}function normalizeSearchParams(e){if(typeof e!=="string"){return e}const A=new URLSearchParams(e)
const t=new URLSearchParams
for(let[e,r]of A.entries()){e=e.replace("[]","")
const A=/^(['"]).*\1$/.test(r)
if(A){t.append(e,r)
continue}if(r.includes(",")){const A=r.split(",")
for(const r of A){t.append(e,r)}continue}t.append(e,r)}return t}function safeUrl(e){if(typeof e!=="string"){return e}const A=e.split("?",3)
if(A.length!==2){return e}const t=new URLSearchParams(A.pop())
t.sort()
return[...A,t.toString()].join("?")}function matchKey(e,{path:A,method:t,body:r,headers:s}){const n=matchValue(e.path,A)
const o=matchValue(e.method,t)
const i=typeof e.body!=="undefined"?matchValue(e.body,r):true
const a=matchHeaders(e,s)
return n&&o&&i&&a}function getResponseData(e){if(Buffer.isBuffer(e)){return e}else if(e instanceof Uint8Array){return e}else if(e instanceof ArrayBuffer){return e}else if(typeof e==="object"){return JSON.stringify(e)}else if(e){return e.toString()}else{return""}}function getMockDispatch(e,A){const t=A.query?l(A.path,A.query):A.path
const s=typeof t==="string"?safeUrl(t):t
const n=removeTrailingSlash(s)
let o=e.filter(({consumed:e})=>!e).filter(({path:e,ignoreTrailingSlash:A})=>A?matchValue(removeTrailingSlash(safeUrl(e)),n):matchValue(safeUrl(e),s))
if(o.length===0){throw new r(`Mock dispatch not matched for path '${s}'`)}o=o.filter(({method:e})=>matchValue(e,A.method))
if(o.length===0){throw new r(`Mock dispatch not matched for method '${A.method}' on path '${s}'`)}o=o.filter(({body:e})=>typeof e!=="undefined"?matchValue(e,A.body):true)
if(o.length===0){throw new r(`Mock dispatch not matched for body '${A.body}' on path '${s}'`)}o=o.filter(e=>matchHeaders(e,A.headers))
if(o.length===0){const e=typeof A.headers==="object"?JSON.stringify(A.headers):A.headers
throw new r(`Mock dispatch not matched for headers '${e}' on path '${s}'`)}return o[0]}function addMockDispatch(e,A,t,r){const s={timesInvoked:0,times:1,persist:false,consumed:false,...r}
const n=typeof t==="function"?{callback:t}:{...t}
const o={...s,...A,pending:true,data:{error:null,...n}}
e.push(o)
e[c]=(e[c]||0)+1
return o}function deleteMockDispatch(e,A){const t=e.findIndex(e=>{if(!e.consumed){return false}return matchKey(e,A)})
if(t!==-1){e.splice(t,1)}}function removeTrailingSlash(e){while(e.endsWith("/")){e=e.slice(0,-1)}if(e.length===0){e="/"}return e}function buildKey(e){const{path:A,method:t,body:r,headers:s,query:n}=e
return{path:A,method:t,body:r,headers:s,query:n}}function generateKeyValues(e){const A=Object.keys(e)
const t=[]
for(let r=0;r<A.length;++r){const s=A[r]
const n=e[s]
const o=Buffer.from(`${s}`)
if(Array.isArray(n)){for(let e=0;e<n.length;++e){t.push(o,Buffer.from(`${n[e]}`))}}else{t.push(o,Buffer.from(`${n}`))}}return t}function getStatusText(e){return g[e]||"unknown"}async function getResponse(e){const A=[]
for await(const t of e){A.push(t)}return Buffer.concat(A).toString("utf8")}function mockDispatch(e,A){const t=buildKey(e)
const r=getMockDispatch(this[s],t)
r.timesInvoked++
if(r.data.callback){r.data={...r.data,...r.data.callback(e)}}const{data:{statusCode:n,data:o,headers:i,trailers:a,error:c},delay:l,persist:g}=r
const{timesInvoked:E,times:Q}=r
r.consumed=!g&&E>=Q
r.pending=E<Q
if(c!==null){deleteMockDispatch(this[s],t)
A.onError(c)
return true}let u=false
let C=null
function abort(e){if(u){return}u=true
if(C!==null){clearTimeout(C)
C=null}A.onError(e)}A.onConnect?.(abort,null)
if(typeof l==="number"&&l>0){C=setTimeout(()=>{C=null
handleReply(this[s])},l)}else{handleReply(this[s])}function handleReply(r,s=o){if(u){return}const c=Array.isArray(e.headers)?buildHeadersFromArray(e.headers):e.headers
const l=typeof s==="function"?s({...e,headers:c}):s
if(h(l)){return l.then(e=>handleReply(r,e))}if(u){return}const g=getResponseData(l)
const E=generateKeyValues(i)
const Q=generateKeyValues(a)
A.onHeaders?.(n,E,resume,getStatusText(n))
A.onData?.(Buffer.from(g))
A.onComplete?.(Q)
deleteMockDispatch(r,t)}function resume(){}return true}function buildMockDispatch(){const e=this[n]
const A=this[i]
const t=this[o]
return function dispatch(n,o){if(e.isMockActive){try{mockDispatch.call(this,n,o)}catch(i){if(i.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){const l=e[a]()
const g=this[s][c]||this[s].length
const h=this[s].filter(({consumed:e})=>!e).length
const E=`, ${h} interceptor(s) remaining out of ${g} defined`
if(l===false){throw new r(`${i.message}: subsequent request to origin ${A} was not allowed (net.connect disabled)${E}`)}if(checkNetConnect(l,A)){t.call(this,n,o)}else{throw new r(`${i.message}: subsequent request to origin ${A} was not allowed (net.connect is not enabled for this origin)${E}`)}}else{throw i}}}else{t.call(this,n,o)}}}function checkNetConnect(e,A){const t=new URL(A)
if(e===true){return true}else if(Array.isArray(e)&&e.some(e=>matchValue(e,t.host))){return true}return false}function normalizeOrigin(e){if(typeof e!=="string"&&!(e instanceof URL)){return e}if(e instanceof URL){return e.origin}return e.toLowerCase()}function buildAndValidateMockOptions(e){const{agent:A,...t}=e
if("enableCallHistory"in t&&typeof t.enableCallHistory!=="boolean"){throw new E("options.enableCallHistory must to be a boolean")}if("acceptNonStandardSearchParameters"in t&&typeof t.acceptNonStandardSearchParameters!=="boolean"){throw new E("options.acceptNonStandardSearchParameters must to be a boolean")}if("ignoreTrailingSlash"in t&&typeof t.ignoreTrailingSlash!=="boolean"){throw new E("options.ignoreTrailingSlash must to be a boolean")}return t}e.exports={getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildAndValidateMockOptions,getHeaderByName,buildHeadersFromArray,normalizeSearchParams,normalizeOrigin}},6110:(e,A,t)=>{const{Transform:r}=t(7075)
const{Console:s}=t(7540)
const n=process.versions.icu?"\u2705":"Y "
const o=process.versions.icu?"\u274c":"N "
e.exports=class PendingInterceptorsFormatter{constructor({disableColors:e}={}){this.transform=new r({transform(e,A,t){t(null,e)}})
this.logger=new s({stdout:this.transform,inspectOptions:{colors:!e&&!process.env.CI}})}format(e){const A=e.map(({method:e,path:A,data:{statusCode:t},persist:r,times:s,timesInvoked:i,origin:a})=>({Method:e,Origin:a,Path:A,"Status code":t,Persistent:r?n:o,Invocations:i,Remaining:r?Infinity:s-i}))
this.logger.table(A)
return this.transform.read().toString()}}},1207:(e,A,t)=>{const r=t(9805)
const s=t(3533)
const{SnapshotRecorder:n}=t(8214)
const o=t(3798)
const{InvalidArgumentError:i,UndiciError:a}=t(4899)
const{validateSnapshotMode:c}=t(9283)
const l=Symbol("kSnapshotRecorder")
const g=Symbol("kSnapshotMode")
const h=Symbol("kSnapshotPath")
const E=Symbol("kSnapshotLoaded")
const Q=Symbol("kRealAgent")
let u=false
class SnapshotAgent extends s{constructor(e={}){if(!u){process.emitWarning("SnapshotAgent is experimental and subject to change","ExperimentalWarning")
u=true}const{mode:A="record",snapshotPath:t=null,...s}=e
super(s)
c(A)
if((A==="playback"||A==="update")&&!t){throw new i(`snapshotPath is required when mode is '${A}'`)}this[g]=A
this[h]=t
this[l]=new n({snapshotPath:this[h],mode:this[g],maxSnapshots:e.maxSnapshots,autoFlush:e.autoFlush,flushInterval:e.flushInterval,matchHeaders:e.matchHeaders,ignoreHeaders:e.ignoreHeaders,excludeHeaders:e.excludeHeaders,matchBody:e.matchBody,matchQuery:e.matchQuery,caseSensitive:e.caseSensitive,shouldRecord:e.shouldRecord,shouldPlayback:e.shouldPlayback,excludeUrls:e.excludeUrls})
this[E]=false
if(this[g]==="record"||this[g]==="update"||this[g]==="playback"&&e.excludeUrls&&e.excludeUrls.length>0){this[Q]=new r(e)}if((this[g]==="playback"||this[g]==="update")&&this[h]){this.loadSnapshots().catch(()=>{})}}dispatch(e,A){A=o.wrap(A)
const t=this[g]
if(this[l].isUrlExcluded(e)){return this[Q].dispatch(e,A)}if(t==="playback"||t==="update"){if(!this[E]){return this.#iA(e,A)}const r=this[l].findSnapshot(e)
if(r){return this.#aA(r,A)}else if(t==="update"){return this.#cA(e,A)}else{const t=new a(`No snapshot found for ${e.method||"GET"} ${e.path}`)
if(A.onError){A.onError(t)
return}throw t}}else if(t==="record"){return this.#cA(e,A)}}async#iA(e,A){await this.loadSnapshots()
return this.dispatch(e,A)}#cA(e,A){const t={statusCode:null,headers:{},trailers:{},body:[]}
const r=this
const s={onRequestStart(e,t){return A.onRequestStart(e,{...t,history:this.history})},onRequestUpgrade(e,t,r,s){return A.onRequestUpgrade(e,t,r,s)},onResponseStart(e,r,s,n){t.statusCode=r
t.headers=s
return A.onResponseStart(e,r,s,n)},onResponseData(e,r){t.body.push(r)
return A.onResponseData(e,r)},onResponseEnd(s,n){t.trailers=n
const o=Buffer.concat(t.body)
r[l].record(e,{statusCode:t.statusCode,headers:t.headers,body:o,trailers:t.trailers}).then(()=>A.onResponseEnd(s,n)).catch(e=>A.onResponseError(s,e))}}
const n=this[Q]
return n.dispatch(e,s)}#aA(e,A){try{const{response:t}=e
const r={pause(){},resume(){},abort(e){this.aborted=true
this.reason=e},aborted:false,paused:false}
A.onRequestStart(r)
A.onResponseStart(r,t.statusCode,t.headers)
const s=Buffer.from(t.body,"base64")
A.onResponseData(r,s)
A.onResponseEnd(r,t.trailers)}catch(e){A.onError?.(e)}}async loadSnapshots(e){await this[l].loadSnapshots(e||this[h])
this[E]=true
if(this[g]==="playback"){this.#lA()}}async saveSnapshots(e){return this[l].saveSnapshots(e||this[h])}#lA(){for(const e of this[l].getSnapshots()){const{request:A,responses:t,response:r}=e
const s=new URL(A.url)
const n=this.get(s.origin)
const o=t?t[0]:r
if(!o)continue
n.intercept({path:s.pathname+s.search,method:A.method,headers:A.headers,body:A.body}).reply(o.statusCode,o.body,{headers:o.headers,trailers:o.trailers}).persist()}}getRecorder(){return this[l]}getMode(){return this[g]}clearSnapshots(){this[l].clear()}resetCallCounts(){this[l].resetCallCounts()}deleteSnapshot(e){return this[l].deleteSnapshot(e)}getSnapshotInfo(e){return this[l].getSnapshotInfo(e)}replaceSnapshots(e){this[l].replaceSnapshots(e)}async close(){await this[l].close()
await(this[Q]?.close())
await super.close()}}e.exports=SnapshotAgent},8214:(e,A,t)=>{const{writeFile:r,readFile:s,mkdir:n}=t(1455)
const{dirname:o,resolve:i}=t(6760)
const{setTimeout:a,clearTimeout:c}=t(7997)
const{InvalidArgumentError:l,UndiciError:g}=t(4899)
const{hashId:h,isUrlExcludedFactory:E,normalizeHeaders:Q,createHeaderFilters:u}=t(9283)
function formatRequestKey(e,A,t={}){const r=new URL(e.path,e.origin)
const s=e._normalizedHeaders||Q(e.headers)
if(!e._normalizedHeaders){e._normalizedHeaders=s}return{method:e.method||"GET",url:t.matchQuery!==false?r.toString():`${r.origin}${r.pathname}`,headers:filterHeadersForMatching(s,A,t),body:t.matchBody!==false&&e.body?String(e.body):""}}function filterHeadersForMatching(e,A,t={}){if(!e||typeof e!=="object")return{}
const{caseSensitive:r=false}=t
const s={}
const{ignore:n,exclude:o,match:i}=A
for(const[A,t]of Object.entries(e)){const e=r?A:A.toLowerCase()
if(o.has(e))continue
if(n.has(e))continue
if(i.size!==0){if(!i.has(e))continue}s[e]=t}return s}function filterHeadersForStorage(e,A,t={}){if(!e||typeof e!=="object")return{}
const{caseSensitive:r=false}=t
const s={}
const{exclude:n}=A
for(const[A,t]of Object.entries(e)){const e=r?A:A.toLowerCase()
if(n.has(e))continue
s[e]=t}return s}function createRequestHash(e){const A=[e.method,e.url]
if(e.headers&&typeof e.headers==="object"){const t=Object.keys(e.headers).sort()
for(const r of t){const t=Array.isArray(e.headers[r])?e.headers[r]:[e.headers[r]]
A.push(r)
for(const e of t.sort()){A.push(String(e))}}}A.push(e.body)
const t=A.join("|")
return h(t)}class SnapshotRecorder{#gA
#hA
#EA=new Map
#QA
#uA=Infinity
#CA=false
#IA
constructor(e={}){this.#QA=e.snapshotPath
this.#uA=e.maxSnapshots||Infinity
this.#CA=e.autoFlush||false
this.flushInterval=e.flushInterval||3e4
this._flushTimer=null
this.matchOptions={matchHeaders:e.matchHeaders||[],ignoreHeaders:e.ignoreHeaders||[],excludeHeaders:e.excludeHeaders||[],matchBody:e.matchBody!==false,matchQuery:e.matchQuery!==false,caseSensitive:e.caseSensitive||false}
this.#IA=u(this.matchOptions)
this.shouldRecord=e.shouldRecord||(()=>true)
this.shouldPlayback=e.shouldPlayback||(()=>true)
this.#hA=E(e.excludeUrls)
if(this.#CA&&this.#QA){this.#BA()}}async record(e,A){if(!this.shouldRecord(e)){return}if(this.isUrlExcluded(e)){return}const t=formatRequestKey(e,this.#IA,this.matchOptions)
const r=createRequestHash(t)
const s=Q(A.headers)
const n={statusCode:A.statusCode,headers:filterHeadersForStorage(s,this.#IA,this.matchOptions),body:Buffer.isBuffer(A.body)?A.body.toString("base64"):Buffer.from(String(A.body||"")).toString("base64"),trailers:A.trailers}
if(this.#EA.size>=this.#uA&&!this.#EA.has(r)){const e=this.#EA.keys().next().value
this.#EA.delete(e)}const o=this.#EA.get(r)
if(o&&o.responses){o.responses.push(n)
o.timestamp=(new Date).toISOString()}else{this.#EA.set(r,{request:t,responses:[n],callCount:0,timestamp:(new Date).toISOString()})}if(this.#CA&&this.#QA){this.#dA()}}isUrlExcluded(e){const A=new URL(e.path,e.origin).toString()
return this.#hA(A)}findSnapshot(e){if(!this.shouldPlayback(e)){return undefined}if(this.isUrlExcluded(e)){return undefined}const A=formatRequestKey(e,this.#IA,this.matchOptions)
const t=createRequestHash(A)
const r=this.#EA.get(t)
if(!r)return undefined
const s=r.callCount||0
const n=Math.min(s,r.responses.length-1)
r.callCount=s+1
return{...r,response:r.responses[n]}}async loadSnapshots(e){const A=e||this.#QA
if(!A){throw new l("Snapshot path is required")}try{const e=await s(i(A),"utf8")
const t=JSON.parse(e)
if(Array.isArray(t)){this.#EA.clear()
for(const{hash:e,snapshot:A}of t){this.#EA.set(e,A)}}else{this.#EA=new Map(Object.entries(t))}}catch(e){if(e.code==="ENOENT"){this.#EA.clear()}else{throw new g(`Failed to load snapshots from ${A}`,{cause:e})}}}async saveSnapshots(e){const A=e||this.#QA
if(!A){throw new l("Snapshot path is required")}const t=i(A)
await n(o(t),{recursive:true})
const s=Array.from(this.#EA.entries()).map(([e,A])=>({hash:e,snapshot:A}))
await r(t,JSON.stringify(s,null,2),{flush:true})}clear(){this.#EA.clear()}getSnapshots(){return Array.from(this.#EA.values())}size(){return this.#EA.size}resetCallCounts(){for(const e of this.#EA.values()){e.callCount=0}}deleteSnapshot(e){const A=formatRequestKey(e,this.#IA,this.matchOptions)
const t=createRequestHash(A)
return this.#EA.delete(t)}getSnapshotInfo(e){const A=formatRequestKey(e,this.#IA,this.matchOptions)
const t=createRequestHash(A)
const r=this.#EA.get(t)
if(!r)return null
return{hash:t,request:r.request,responseCount:r.responses?r.responses.length:r.response?1:0,callCount:r.callCount||0,timestamp:r.timestamp}}replaceSnapshots(e){this.#EA.clear()
if(Array.isArray(e)){for(const{hash:A,snapshot:t}of e){this.#EA.set(A,t)}}else if(e&&typeof e==="object"){this.#EA=new Map(Object.entries(e))}}#BA(){return this.#dA()}#fA(){if(this.#gA){c(this.#gA)
this.saveSnapshots().catch(()=>{})
this.#gA=null}}#dA(){this.#gA=a(()=>{this.saveSnapshots().catch(()=>{})
if(this.#CA){this.#gA?.refresh()}else{this.#gA=null}},1e3)}destroy(){this.#fA()
if(this.#gA){c(this.#gA)
this.#gA=null}}async close(){if(this.#QA&&this.#EA.size!==0){await this.saveSnapshots()}this.destroy()}}e.exports={SnapshotRecorder,formatRequestKey,createRequestHash,filterHeadersForMatching,filterHeadersForStorage,createHeaderFilters:u}},9283:(e,A,t)=>{const{InvalidArgumentError:r}=t(4899)
const{runtimeFeatures:s}=t(3993)
function createHeaderFilters(e={}){const{ignoreHeaders:A=[],excludeHeaders:t=[],matchHeaders:r=[],caseSensitive:s=false}=e
return{ignore:new Set(A.map(e=>s?e:e.toLowerCase())),exclude:new Set(t.map(e=>s?e:e.toLowerCase())),match:new Set(r.map(e=>s?e:e.toLowerCase()))}}const n=s.has("crypto")?t(7598):null
const o=n?.hash?e=>n.hash("sha256",e,"base64url"):e=>Buffer.from(e).toString("base64url")
function isUndiciHeaders(e){return Array.isArray(e)&&(e.length&1)===0}function isUrlExcludedFactory(e=[]){if(e.length===0){return()=>false}return function isUrlExcluded(A){let t
for(const r of e){if(typeof r==="string"){if(!t){t=A.toLowerCase()}if(t.includes(r.toLowerCase())){return true}}else if(r instanceof RegExp){if(r.test(A)){return true}}}return false}}function normalizeHeaders(e){const A={}
if(!e)return A
if(isUndiciHeaders(e)){for(let t=0;t<e.length;t+=2){const r=e[t]
const s=e[t+1]
if(r&&s!==undefined){const e=Buffer.isBuffer(r)?r.toString():r
const t=Buffer.isBuffer(s)?s.toString():s
A[e.toLowerCase()]=t}}return A}if(e&&typeof e==="object"){for(const[t,r]of Object.entries(e)){if(t&&typeof t==="string"){A[t.toLowerCase()]=Array.isArray(r)?r.join(", "):String(r)}}}return A}const i=["record","playback","update"]
function validateSnapshotMode(e){if(!i.includes(e)){throw new r(`Invalid snapshot mode: ${e}. Must be one of: ${i.join(", ")}`)}}e.exports={createHeaderFilters,hashId:o,isUndiciHeaders,normalizeHeaders,isUrlExcludedFactory,validateSnapshotMode}},9739:(e,A,t)=>{const{safeHTTPMethods:r,pathHasQueryOrFragment:s,hasSafeIterator:n,isValidHTTPToken:o}=t(2656)
const{serializePathWithQuery:i}=t(2656)
const a=2147483647
const c=["no-store","private","no-cache"]
const l=Symbol("invalid cache-control directives")
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++){if(e[t]===A){return true}}return false}function trimOWSStart(e){return e.replace(/^[\t ]+/,"")}function trimOWSEnd(e){return e.replace(/[\t ]+$/,"")}function findUnescapedQuote(e,A){let t=false
for(let r=A;r<e.length;r++){if(t){t=false}else if(e[r]==="\\"){t=true}else if(e[r]==='"'){return r}}return-1}function splitCacheControlHeaderValue(e){const A=[]
let t=0
let r=-1
let s=false
let n=false
for(let o=0;o<e.length;o++){if(s){if(n){n=false}else if(e[o]==="\\"){n=true}else if(e[o]==='"'){s=false
r=-1}}else if(e[o]==='"'){s=true
r=o}else if(e[o]===","){A.push({value:e.substring(t,o),fromMalformedQuote:false})
t=o+1}}if(!s){A.push({value:e.substring(t),fromMalformedQuote:false})
return A}const o=e.substring(t)
const i=r-t
let a=0
for(let e=0;e<o.length;e++){if(o[e]===","){A.push({value:o.substring(a,e),fromMalformedQuote:a>i})
a=e+1}}A.push({value:o.substring(a),fromMalformedQuote:a>i})
return A}function markInvalidCacheControlDirective(e,A){let t=e[l]
if(t===undefined){t=new Set
Object.defineProperty(e,l,{value:t})}t.add(A)}function hasInvalidCacheControlDirective(e,A){return e[l]?.has(A)===true}function getMalformedRestrictiveDirectiveName(e){for(const A of c){if(e.startsWith(A)&&e.length>A.length&&!o(e[A.length])){return A}}let A=""
let t=false
for(let r=0;r<e.length;r++){if(o(e[r])){A+=e[r]}else{t=true}}if(t&&arrayIncludes(c,A)){return A}}function makeCacheKey(e){if(!e.origin){throw new Error("opts.origin is undefined")}let A=e.path||"/"
if(e.query&&!s(A)){A=i(A,e.query)}return{origin:e.origin.toString(),method:e.method,path:A,headers:e.headers}}function appendHeader(e,A,t){const r=A.toLowerCase()
const s=e[r]
const n=Array.isArray(t)?t:[t]
if(s===undefined){e[r]=Array.isArray(t)?t.slice():t}else if(Array.isArray(s)){s.push(...n)}else{e[r]=[s,...n]}}function normalizeHeaders(e){let A
if(e.headers==null){A={}}else if(typeof e.headers==="object"){A={}
if(n(e.headers)){if(Array.isArray(e.headers)){if(Array.isArray(e.headers[0])){for(const t of e.headers){if(!Array.isArray(t)){throw new Error("opts.headers is not a valid header map")}const[e,r]=t
if(typeof e!=="string"||typeof r!=="string"){throw new Error("opts.headers is not a valid header map")}appendHeader(A,e,r)}}else{if(e.headers.length%2!==0){throw new Error("opts.headers is not a valid header map")}for(let t=0;t<e.headers.length;t+=2){const r=e.headers[t]
const s=e.headers[t+1]
if(typeof r!=="string"||typeof s!=="string"&&!Array.isArray(s)){throw new Error("opts.headers is not a valid header map")}if(typeof s==="string"){appendHeader(A,r,s)}else{appendHeader(A,r,s.map(e=>typeof e==="string"?e:e.toString("latin1")))}}}}else{for(const t of e.headers){if(!Array.isArray(t)){throw new Error("opts.headers is not a valid header map")}const[e,r]=t
if(typeof e!=="string"||typeof r!=="string"){throw new Error("opts.headers is not a valid header map")}appendHeader(A,e,r)}}}else{for(const t of Object.keys(e.headers)){appendHeader(A,t,e.headers[t])}}}else{throw new Error("opts.headers is not an object")}return A}function assertCacheKey(e){if(typeof e!=="object"){throw new TypeError(`expected key to be object, got ${typeof e}`)}for(const A of["origin","method","path"]){if(typeof e[A]!=="string"){throw new TypeError(`expected key.${A} to be string, got ${typeof e[A]}`)}}if(e.headers!==undefined&&typeof e.headers!=="object"){throw new TypeError(`expected headers to be object, got ${typeof e}`)}}function assertCacheValue(e){if(typeof e!=="object"){throw new TypeError(`expected value to be object, got ${typeof e}`)}for(const A of["statusCode","cachedAt","staleAt","deleteAt"]){if(typeof e[A]!=="number"){throw new TypeError(`expected value.${A} to be number, got ${typeof e[A]}`)}}if(typeof e.statusMessage!=="string"){throw new TypeError(`expected value.statusMessage to be string, got ${typeof e.statusMessage}`)}if(e.headers!=null&&typeof e.headers!=="object"){throw new TypeError(`expected value.rawHeaders to be object, got ${typeof e.headers}`)}if(e.vary!==undefined&&typeof e.vary!=="object"){throw new TypeError(`expected value.vary to be object, got ${typeof e.vary}`)}if(e.etag!==undefined&&typeof e.etag!=="string"){throw new TypeError(`expected value.etag to be string, got ${typeof e.etag}`)}}function parseCacheControlHeader(e){const A={}
const t=new Set
const r=new Set
const s=splitCacheControlHeaderValue(Array.isArray(e)?e.join(","):e)
for(let e=0;e<s.length;e++){const n=s[e]
const i=n.value.toLowerCase()
const c=n.fromMalformedQuote
const l=i.indexOf("=")
let g
let h
let E=false
let Q=false
if(l!==-1){const e=i.substring(0,l)
const A=i.substring(l+1)
E=trimOWSEnd(e)!==e
Q=trimOWSStart(A)!==A
g=trimOWS(e)
h=trimOWSStart(A)}else{g=trimOWS(i)}const u=getMalformedRestrictiveDirectiveName(g)
if(u!==undefined){A[u]=true
continue}switch(g){case"min-fresh":case"max-stale":case"max-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(c||t.has(g)){continue}if(h===undefined||E||Q){delete A[g]
t.add(g)
markInvalidCacheControlDirective(A,g)
continue}if(h.length>=2&&h[0]==='"'&&h[h.length-1]==='"'){h=h.substring(1,h.length-1)}if(!/^[0-9]+$/.test(h)){delete A[g]
t.add(g)
markInvalidCacheControlDirective(A,g)
continue}const e=Math.min(parseInt(h,10),a)
if(g==="min-fresh"){if(!(g in A)||A[g]<e){A[g]=e}}else if(!(g in A)||A[g]>e){A[g]=e}break}case"private":case"no-cache":{if(c){A[g]=true
break}if(h!==undefined&&h.length===0){A[g]=true
break}if(h){if(h[0]==='"'){h=trimOWSEnd(h)
let t=""
let r=e
let n=false
const i=findUnescapedQuote(h,1)
if(i!==-1){t=h.substring(1,i)
n=true}else{const A=[h.substring(1)]
for(let t=e+1;t<s.length;t++){const e=trimOWS(s[t].value)
const o=findUnescapedQuote(e,0)
r=t
if(o!==-1){A.push(e.substring(0,o))
n=true
break}A.push(e)}t=A.join(",")}if(!n){A[g]=true
break}e=r
const a=t.split(",")
let c=true
for(let e=0;e<a.length;e++){a[e]=trimOWS(a[e])
if(!o(a[e])){c=false}}if(!c){A[g]=true}else if(A[g]!==true){if(g in A){A[g]=A[g].concat(a)}else{A[g]=a}}}else{const e=trimOWS(h)
if(!o(e)){A[g]=true}else if(A[g]!==true){if(g in A){A[g]=A[g].concat(e)}else{A[g]=[e]}}}break}}case"public":case"must-revalidate":case"proxy-revalidate":case"immutable":case"no-transform":case"must-understand":case"only-if-cached":if(c||r.has(g)){continue}if(h!==undefined){delete A[g]
r.add(g)
continue}A[g]=true
break
case"no-store":A[g]=true
break
default:continue}}return A}function splitVaryHeader(e){const A=Array.isArray(e)?e:[e]
const t=[]
for(let e=0;e<A.length;e++){const r=A[e].split(",")
for(let e=0;e<r.length;e++){t.push(r[e])}}return t}function hasVaryStar(e){const A=splitVaryHeader(e)
for(let e=0;e<A.length;e++){if(trimOWS(A[e]).indexOf("*")!==-1){return true}}return false}function parseVaryHeader(e,A){if(hasVaryStar(e)){return A}const t={}
const r=splitVaryHeader(e)
for(const e of r){const r=trimOWS(e).toLowerCase()
if(r.length===0){continue}if(!o(r)){return undefined}const s=A[r]
t[r]=Array.isArray(s)?s.slice():s??null}return t}function isInvalidOrWildcardVaryHeader(e){return hasVaryStar(e)||parseVaryHeader(e,{})===undefined}function isEtagUsable(e){if(e.length<=2){return false}if(e[0]==='"'&&e[e.length-1]==='"'){return!(e[1]==='"'||e.startsWith('"W/'))}if(e.startsWith('W/"')&&e[e.length-1]==='"'){return e.length!==4}return false}function assertCacheStore(e,A="CacheStore"){if(typeof e!=="object"||e===null){throw new TypeError(`expected type of ${A} to be a CacheStore, got ${e===null?"null":typeof e}`)}for(const t of["get","createWriteStream","delete"]){if(typeof e[t]!=="function"){throw new TypeError(`${A} needs to have a \`${t}()\` function`)}}}function assertCacheMethods(e,A="CacheMethods"){if(!Array.isArray(e)){throw new TypeError(`expected type of ${A} needs to be an array, got ${e===null?"null":typeof e}`)}if(e.length===0){throw new TypeError(`${A} needs to have at least one method`)}for(const t of e){if(!arrayIncludes(r,t)){throw new TypeError(`element of ${A}-array needs to be one of following values: ${r.join(", ")}, got ${t}`)}}}function makeDeduplicationKey(e,A){const t={}
if(e.headers){const r=Object.keys(e.headers).sort()
for(const s of r){if(A?.has(s.toLowerCase())){continue}t[s]=e.headers[s]}}return JSON.stringify([e.origin,e.method,e.path,t])}e.exports={makeCacheKey,normalizeHeaders,assertCacheKey,assertCacheValue,parseCacheControlHeader,hasInvalidCacheControlDirective,parseVaryHeader,hasVaryStar,isInvalidOrWildcardVaryHeader,isEtagUsable,assertCacheMethods,assertCacheStore,makeDeduplicationKey}},205:e=>{function parseHttpDate(e){switch(e[3]){case",":return parseImfDate(e)
case" ":return parseAscTimeDate(e)
default:return parseRfc850Date(e)}}function makeDate(e,A,t,r,s,n,o){const i=new Date(Date.UTC(e,A,t,r,s,n))
if(e>=0&&e<=99){i.setUTCFullYear(e)}return i.getUTCFullYear()===e&&i.getUTCMonth()===A&&i.getUTCDate()===t&&i.getUTCHours()===r&&i.getUTCMinutes()===s&&i.getUTCSeconds()===n&&i.getUTCDay()===o?i:undefined}function parseImfDate(e){if(e.length!==29||e[4]!==" "||e[7]!==" "||e[11]!==" "||e[16]!==" "||e[19]!==":"||e[22]!==":"||e[25]!==" "||e[26]!=="G"||e[27]!=="M"||e[28]!=="T"){return undefined}let A=-1
if(e[0]==="S"&&e[1]==="u"&&e[2]==="n"){A=0}else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"){A=1}else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e"){A=2}else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d"){A=3}else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u"){A=4}else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"){A=5}else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t"){A=6}else{return undefined}let t=0
if(e[5]==="0"){const A=e.charCodeAt(6)
if(A<49||A>57){return undefined}t=A-48}else{const A=e.charCodeAt(5)
if(A<49||A>51){return undefined}const r=e.charCodeAt(6)
if(r<48||r>57){return undefined}t=(A-48)*10+(r-48)}let r=-1
if(e[8]==="J"&&e[9]==="a"&&e[10]==="n"){r=0}else if(e[8]==="F"&&e[9]==="e"&&e[10]==="b"){r=1}else if(e[8]==="M"&&e[9]==="a"){if(e[10]==="r"){r=2}else if(e[10]==="y"){r=4}else{return undefined}}else if(e[8]==="J"){if(e[9]==="a"&&e[10]==="n"){r=0}else if(e[9]==="u"){if(e[10]==="n"){r=5}else if(e[10]==="l"){r=6}else{return undefined}}else{return undefined}}else if(e[8]==="A"){if(e[9]==="p"&&e[10]==="r"){r=3}else if(e[9]==="u"&&e[10]==="g"){r=7}else{return undefined}}else if(e[8]==="S"&&e[9]==="e"&&e[10]==="p"){r=8}else if(e[8]==="O"&&e[9]==="c"&&e[10]==="t"){r=9}else if(e[8]==="N"&&e[9]==="o"&&e[10]==="v"){r=10}else if(e[8]==="D"&&e[9]==="e"&&e[10]==="c"){r=11}else{return undefined}const s=e.charCodeAt(12)
if(s<48||s>57){return undefined}const n=e.charCodeAt(13)
if(n<48||n>57){return undefined}const o=e.charCodeAt(14)
if(o<48||o>57){return undefined}const i=e.charCodeAt(15)
if(i<48||i>57){return undefined}const a=(s-48)*1e3+(n-48)*100+(o-48)*10+(i-48)
let c=0
if(e[17]==="0"){const A=e.charCodeAt(18)
if(A<48||A>57){return undefined}c=A-48}else{const A=e.charCodeAt(17)
if(A<48||A>50){return undefined}const t=e.charCodeAt(18)
if(t<48||t>57){return undefined}if(A===50&&t>51){return undefined}c=(A-48)*10+(t-48)}let l=0
if(e[20]==="0"){const A=e.charCodeAt(21)
if(A<48||A>57){return undefined}l=A-48}else{const A=e.charCodeAt(20)
if(A<48||A>53){return undefined}const t=e.charCodeAt(21)
if(t<48||t>57){return undefined}l=(A-48)*10+(t-48)}let g=0
if(e[23]==="0"){const A=e.charCodeAt(24)
if(A<48||A>57){return undefined}g=A-48}else{const A=e.charCodeAt(23)
if(A<48||A>53){return undefined}const t=e.charCodeAt(24)
if(t<48||t>57){return undefined}g=(A-48)*10+(t-48)}return makeDate(a,r,t,c,l,g,A)}function parseAscTimeDate(e){if(e.length!==24||e[7]!==" "||e[10]!==" "||e[19]!==" "){return undefined}let A=-1
if(e[0]==="S"&&e[1]==="u"&&e[2]==="n"){A=0}else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"){A=1}else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e"){A=2}else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d"){A=3}else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u"){A=4}else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"){A=5}else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t"){A=6}else{return undefined}let t=-1
if(e[4]==="J"&&e[5]==="a"&&e[6]==="n"){t=0}else if(e[4]==="F"&&e[5]==="e"&&e[6]==="b"){t=1}else if(e[4]==="M"&&e[5]==="a"){if(e[6]==="r"){t=2}else if(e[6]==="y"){t=4}else{return undefined}}else if(e[4]==="J"){if(e[5]==="a"&&e[6]==="n"){t=0}else if(e[5]==="u"){if(e[6]==="n"){t=5}else if(e[6]==="l"){t=6}else{return undefined}}else{return undefined}}else if(e[4]==="A"){if(e[5]==="p"&&e[6]==="r"){t=3}else if(e[5]==="u"&&e[6]==="g"){t=7}else{return undefined}}else if(e[4]==="S"&&e[5]==="e"&&e[6]==="p"){t=8}else if(e[4]==="O"&&e[5]==="c"&&e[6]==="t"){t=9}else if(e[4]==="N"&&e[5]==="o"&&e[6]==="v"){t=10}else if(e[4]==="D"&&e[5]==="e"&&e[6]==="c"){t=11}else{return undefined}let r=0
if(e[8]===" "){const A=e.charCodeAt(9)
if(A<49||A>57){return undefined}r=A-48}else{const A=e.charCodeAt(8)
if(A<49||A>51){return undefined}const t=e.charCodeAt(9)
if(t<48||t>57){return undefined}r=(A-48)*10+(t-48)}let s=0
if(e[11]==="0"){const A=e.charCodeAt(12)
if(A<48||A>57){return undefined}s=A-48}else{const A=e.charCodeAt(11)
if(A<48||A>50){return undefined}const t=e.charCodeAt(12)
if(t<48||t>57){return undefined}if(A===50&&t>51){return undefined}s=(A-48)*10+(t-48)}let n=0
if(e[14]==="0"){const A=e.charCodeAt(15)
if(A<48||A>57){return undefined}n=A-48}else{const A=e.charCodeAt(14)
if(A<48||A>53){return undefined}const t=e.charCodeAt(15)
if(t<48||t>57){return undefined}n=(A-48)*10+(t-48)}let o=0
if(e[17]==="0"){const A=e.charCodeAt(18)
if(A<48||A>57){return undefined}o=A-48}else{const A=e.charCodeAt(17)
if(A<48||A>53){return undefined}const t=e.charCodeAt(18)
if(t<48||t>57){return undefined}o=(A-48)*10+(t-48)}const i=e.charCodeAt(20)
if(i<48||i>57){return undefined}const a=e.charCodeAt(21)
if(a<48||a>57){return undefined}const c=e.charCodeAt(22)
if(c<48||c>57){return undefined}const l=e.charCodeAt(23)
if(l<48||l>57){return undefined}const g=(i-48)*1e3+(a-48)*100+(c-48)*10+(l-48)
return makeDate(g,t,r,s,n,o,A)}function parseRfc850Date(e){let A=-1
let t=-1
if(e[0]==="S"){if(e[1]==="u"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=0
A=6}else if(e[1]==="a"&&e[2]==="t"&&e[3]==="u"&&e[4]==="r"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"){t=6
A=8}}else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=1
A=6}else if(e[0]==="T"){if(e[1]==="u"&&e[2]==="e"&&e[3]==="s"&&e[4]==="d"&&e[5]==="a"&&e[6]==="y"){t=2
A=7}else if(e[1]==="h"&&e[2]==="u"&&e[3]==="r"&&e[4]==="s"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"){t=4
A=8}}else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d"&&e[3]==="n"&&e[4]==="e"&&e[5]==="s"&&e[6]==="d"&&e[7]==="a"&&e[8]==="y"){t=3
A=9}else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=5
A=6}else{return undefined}if(e[A]!==","||e.length-A-1!==23||e[A+1]!==" "||e[A+4]!=="-"||e[A+8]!=="-"||e[A+11]!==" "||e[A+14]!==":"||e[A+17]!==":"||e[A+20]!==" "||e[A+21]!=="G"||e[A+22]!=="M"||e[A+23]!=="T"){return undefined}let r=0
if(e[A+2]==="0"){const t=e.charCodeAt(A+3)
if(t<49||t>57){return undefined}r=t-48}else{const t=e.charCodeAt(A+2)
if(t<49||t>51){return undefined}const s=e.charCodeAt(A+3)
if(s<48||s>57){return undefined}r=(t-48)*10+(s-48)}let s=-1
if(e[A+5]==="J"&&e[A+6]==="a"&&e[A+7]==="n"){s=0}else if(e[A+5]==="F"&&e[A+6]==="e"&&e[A+7]==="b"){s=1}else if(e[A+5]==="M"&&e[A+6]==="a"&&e[A+7]==="r"){s=2}else if(e[A+5]==="A"&&e[A+6]==="p"&&e[A+7]==="r"){s=3}else if(e[A+5]==="M"&&e[A+6]==="a"&&e[A+7]==="y"){s=4}else if(e[A+5]==="J"&&e[A+6]==="u"&&e[A+7]==="n"){s=5}else if(e[A+5]==="J"&&e[A+6]==="u"&&e[A+7]==="l"){s=6}else if(e[A+5]==="A"&&e[A+6]==="u"&&e[A+7]==="g"){s=7}else if(e[A+5]==="S"&&e[A+6]==="e"&&e[A+7]==="p"){s=8}else if(e[A+5]==="O"&&e[A+6]==="c"&&e[A+7]==="t"){s=9}else if(e[A+5]==="N"&&e[A+6]==="o"&&e[A+7]==="v"){s=10}else if(e[A+5]==="D"&&e[A+6]==="e"&&e[A+7]==="c"){s=11}else{return undefined}const n=e.charCodeAt(A+9)
if(n<48||n>57){return undefined}const o=e.charCodeAt(A+10)
if(o<48||o>57){return undefined}let i=(n-48)*10+(o-48)
i+=i<70?2e3:1900
let a=0
if(e[A+12]==="0"){const t=e.charCodeAt(A+13)
if(t<48||t>57){return undefined}a=t-48}else{const t=e.charCodeAt(A+12)
if(t<48||t>50){return undefined}const r=e.charCodeAt(A+13)
if(r<48||r>57){return undefined}if(t===50&&r>51){return undefined}a=(t-48)*10+(r-48)}let c=0
if(e[A+15]==="0"){const t=e.charCodeAt(A+16)
if(t<48||t>57){return undefined}c=t-48}else{const t=e.charCodeAt(A+15)
if(t<48||t>53){return undefined}const r=e.charCodeAt(A+16)
if(r<48||r>57){return undefined}c=(t-48)*10+(r-48)}let l=0
if(e[A+18]==="0"){const t=e.charCodeAt(A+19)
if(t<48||t>57){return undefined}l=t-48}else{const t=e.charCodeAt(A+18)
if(t<48||t>53){return undefined}const r=e.charCodeAt(A+19)
if(r<48||r>57){return undefined}l=(t-48)*10+(r-48)}return makeDate(i,s,r,a,c,l,t)}e.exports={parseHttpDate}},1156:e=>{function createDeferredPromise(){let e
let A
const t=new Promise((t,r)=>{e=t
A=r})
return{promise:t,resolve:e,reject:A}}e.exports={createDeferredPromise}},3993:(e,A,t)=>{const r={__proto__:null,"node:crypto":()=>t(7598),"node:sqlite":()=>t(99),"node:worker_threads":()=>t(5919),"node:zlib":()=>t(8522)}
function detectRuntimeFeatureByNodeModule(e){try{r[e]()
return true}catch(e){if(e.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&e.code!=="ERR_NO_CRYPTO"){throw e}return false}}function detectRuntimeFeatureByExportedProperty(e,A){const t=r[e]()
return typeof t[A]!=="undefined"}const s=["markAsUncloneable","zstd"]
const n={markAsUncloneable:["node:worker_threads","markAsUncloneable"],zstd:["node:zlib","createZstdDecompress"]}
const o=["crypto","sqlite"]
const i=[...o,...s]
function detectRuntimeFeature(e){if(o.includes(e)){return detectRuntimeFeatureByNodeModule(`node:${e}`)}else if(s.includes(e)){const[A,t]=n[e]
return detectRuntimeFeatureByExportedProperty(A,t)}throw new TypeError(`unknown feature: ${e}`)}class RuntimeFeatures{#yA=new Map
clear(){this.#yA.clear()}has(e){return this.#yA.get(e)??this.#pA(e)}set(e,A){if(i.includes(e)===false){throw new TypeError(`unknown feature: ${e}`)}this.#yA.set(e,A)}#pA(e){const A=detectRuntimeFeature(e)
this.#yA.set(e,A)
return A}}const a=new RuntimeFeatures
e.exports.runtimeFeatures=a
e.exports["default"]=a},6486:(e,A,t)=>{const{kConnected:r,kPending:s,kRunning:n,kSize:o,kFree:i,kQueued:a}=t(4539)
class ClientStats{constructor(e){this.connected=e[r]
this.pending=e[s]
this.running=e[n]
this.size=e[o]}}class PoolStats{constructor(e){this.connected=e[r]
this.free=e[i]
this.pending=e[s]
this.queued=e[a]
this.running=e[n]
this.size=e[o]}}e.exports={ClientStats,PoolStats}},7083:e=>{let A=0
const t=1e3
const r=(t>>1)-1
let s
const n=Symbol("kFastTimer")
const o=[]
const i=-2
const a=-1
const c=0
const l=1
function onTick(){A+=r
let e=0
let t=o.length
while(e<t){const s=o[e]
if(s._state===c){s._idleStart=A-r
s._state=l}else if(s._state===l&&A>=s._idleStart+s._idleTimeout){s._state=a
s._idleStart=-1
s._onTimeout(s._timerArg)}if(s._state===a){s._state=i
if(--t!==0){o[e]=o[t]}}else{++e}}o.length=t
if(o.length!==0){refreshTimeout()}}function refreshTimeout(){if(s?.refresh){s.refresh()}else{clearTimeout(s)
s=setTimeout(onTick,r)
s?.unref()}}class FastTimer{[n]=true
_state=i
_idleTimeout=-1
_idleStart=-1
_onTimeout
_timerArg
constructor(e,A,t){this._onTimeout=e
this._idleTimeout=A
this._timerArg=t
this.refresh()}refresh(){if(this._state===i){o.push(this)}if(!s||o.length===1){refreshTimeout()}this._state=c}clear(){this._state=a
this._idleStart=-1}}e.exports={setTimeout(e,A,r){return A<=t?setTimeout(e,A,r):new FastTimer(e,A,r)},clearTimeout(e){if(e[n]){e.clear()}else{clearTimeout(e)}},setFastTimeout(e,A,t){return new FastTimer(e,A,t)},clearFastTimeout(e){e.clear()},now(){return A},tick(e=0){A+=e-t+1
onTick()
onTick()},reset(){A=0
o.length=0
clearTimeout(s)
s=null},kFastTimer:n}},6082:(e,A,t)=>{const r=t(4589)
const{kConstruct:s}=t(4539)
const{urlEquals:n,getFieldValues:o}=t(9182)
const{kEnumerableProperty:i,isDisturbed:a}=t(2656)
const{webidl:c}=t(4327)
const{cloneResponse:l,fromInnerResponse:g,getResponseState:h}=t(7371)
const{Request:E,fromInnerRequest:Q,getRequestState:u}=t(4988)
const{fetching:C}=t(478)
const{urlIsHttpHttpsScheme:I,readAllBytes:B}=t(8960)
const{createDeferredPromise:d}=t(1156)
class Cache{#DA
constructor(){if(arguments[0]!==s){c.illegalConstructor()}c.util.markAsUncloneable(this)
this.#DA=arguments[1]}async match(e,A={}){c.brandCheck(this,Cache)
const t="Cache.match"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.RequestInfo(e)
A=c.converters.CacheQueryOptions(A,t,"options")
const r=this.#SA(e,A,1)
if(r.length===0){return}return r[0]}async matchAll(e=undefined,A={}){c.brandCheck(this,Cache)
const t="Cache.matchAll"
if(e!==undefined)e=c.converters.RequestInfo(e)
A=c.converters.CacheQueryOptions(A,t,"options")
return this.#SA(e,A)}async add(e){c.brandCheck(this,Cache)
const A="Cache.add"
c.argumentLengthCheck(arguments,1,A)
e=c.converters.RequestInfo(e)
const t=[e]
const r=this.addAll(t)
return await r}async addAll(e){c.brandCheck(this,Cache)
const A="Cache.addAll"
c.argumentLengthCheck(arguments,1,A)
const t=[]
const r=[]
for(let t of e){if(t===undefined){throw c.errors.conversionFailed({prefix:A,argument:"Argument 1",types:["undefined is not allowed"]})}t=c.converters.RequestInfo(t)
if(typeof t==="string"){continue}const e=u(t)
if(!I(e.url)||e.method!=="GET"){throw c.errors.exception({header:A,message:"Expected http/s scheme when method is not GET."})}}const s=[]
for(const n of e){const e=u(new E(n))
if(!I(e.url)){throw c.errors.exception({header:A,message:"Expected http/s scheme."})}e.initiator="fetch"
e.destination="subresource"
r.push(e)
const i=d()
s.push(C({request:e,processResponse(e){if(e.type==="error"||e.status===206||e.status<200||e.status>299){i.reject(c.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}))}else if(e.headersList.contains("vary")){const A=o(e.headersList.get("vary"))
for(const e of A){if(e==="*"){i.reject(c.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}))
for(const e of s){e.abort()}return}}}},processResponseEndOfBody(e){if(e.aborted){i.reject(new DOMException("aborted","AbortError"))
return}i.resolve(e)}}))
t.push(i.promise)}const n=Promise.all(t)
const i=await n
const a=[]
let l=0
for(const e of i){const A={type:"put",request:r[l],response:e}
a.push(A)
l++}const g=d()
let h=null
try{this.#wA(a)}catch(e){h=e}queueMicrotask(()=>{if(h===null){g.resolve(undefined)}else{g.reject(h)}})
return g.promise}async put(e,A){c.brandCheck(this,Cache)
const t="Cache.put"
c.argumentLengthCheck(arguments,2,t)
e=c.converters.RequestInfo(e)
A=c.converters.Response(A,t,"response")
let r=null
if(c.is.Request(e)){r=u(e)}else{r=u(new E(e))}if(!I(r.url)||r.method!=="GET"){throw c.errors.exception({header:t,message:"Expected an http/s scheme when method is not GET"})}const s=h(A)
if(s.status===206){throw c.errors.exception({header:t,message:"Got 206 status"})}if(s.headersList.contains("vary")){const e=o(s.headersList.get("vary"))
for(const A of e){if(A==="*"){throw c.errors.exception({header:t,message:"Got * vary field value"})}}}if(s.body&&(a(s.body.stream)||s.body.stream.locked)){throw c.errors.exception({header:t,message:"Response body is locked or disturbed"})}const n=l(s)
const i=d()
if(s.body!=null){const e=s.body.stream
const A=e.getReader()
B(A,i.resolve,i.reject)}else{i.resolve(undefined)}const g=[]
const Q={type:"put",request:r,response:n}
g.push(Q)
const C=await i.promise
if(n.body!=null){n.body.source=C}const f=d()
let y=null
try{this.#wA(g)}catch(e){y=e}queueMicrotask(()=>{if(y===null){f.resolve()}else{f.reject(y)}})
return f.promise}async delete(e,A={}){c.brandCheck(this,Cache)
const t="Cache.delete"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.RequestInfo(e)
A=c.converters.CacheQueryOptions(A,t,"options")
let s=null
if(c.is.Request(e)){s=u(e)
if(s.method!=="GET"&&!A.ignoreMethod){return false}}else{r(typeof e==="string")
s=u(new E(e))}const n=[]
const o={type:"delete",request:s,options:A}
n.push(o)
const i=d()
let a=null
let l
try{l=this.#wA(n)}catch(e){a=e}queueMicrotask(()=>{if(a===null){i.resolve(!!l?.length)}else{i.reject(a)}})
return i.promise}async keys(e=undefined,A={}){c.brandCheck(this,Cache)
const t="Cache.keys"
if(e!==undefined)e=c.converters.RequestInfo(e)
A=c.converters.CacheQueryOptions(A,t,"options")
let r=null
if(e!==undefined){if(c.is.Request(e)){r=u(e)
if(r.method!=="GET"&&!A.ignoreMethod){return[]}}else if(typeof e==="string"){r=u(new E(e))}}const s=d()
const n=[]
if(e===undefined){for(const e of this.#DA){n.push(e[0])}}else{const e=this.#mA(r,A)
for(const A of e){n.push(A[0])}}queueMicrotask(()=>{const e=[]
for(const A of n){const t=Q(A,undefined,(new AbortController).signal,"immutable")
e.push(t)}s.resolve(Object.freeze(e))})
return s.promise}#wA(e){const A=this.#DA
const t=[...A]
const s=[]
const n=[]
try{for(const t of e){if(t.type!=="delete"&&t.type!=="put"){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})}if(t.type==="delete"&&t.response!=null){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})}if(this.#mA(t.request,t.options,s).length){throw new DOMException("???","InvalidStateError")}let e
if(t.type==="delete"){e=this.#mA(t.request,t.options)
if(e.length===0){return[]}for(const t of e){const e=A.indexOf(t)
r(e!==-1)
A.splice(e,1)}}else if(t.type==="put"){if(t.response==null){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})}const n=t.request
if(!I(n.url)){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})}if(n.method!=="GET"){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})}if(t.options!=null){throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})}e=this.#mA(t.request)
for(const t of e){const e=A.indexOf(t)
r(e!==-1)
A.splice(e,1)}A.push([t.request,t.response])
s.push([t.request,t.response])}n.push([t.request,t.response])}return n}catch(e){this.#DA.length=0
this.#DA=t
throw e}}#mA(e,A,t){const r=[]
const s=t??this.#DA
for(const t of s){const[s,n]=t
if(this.#RA(e,s,n,A)){r.push(t)}}return r}#RA(e,A,t=null,r){const s=new URL(e.url)
const i=new URL(A.url)
if(r?.ignoreSearch){i.search=""
s.search=""}if(!n(s,i,true)){return false}if(t==null||r?.ignoreVary||!t.headersList.contains("vary")){return true}const a=o(t.headersList.get("vary"))
for(const t of a){if(t==="*"){return false}const r=A.headersList.get(t)
const s=e.headersList.get(t)
if(r!==s){return false}}return true}#SA(e,A,t=Infinity){let r=null
if(e!==undefined){if(c.is.Request(e)){r=u(e)
if(r.method!=="GET"&&!A.ignoreMethod){return[]}}else if(typeof e==="string"){r=u(new E(e))}}const s=[]
if(e===undefined){for(const e of this.#DA){s.push(e[1])}}else{const e=this.#mA(r,A)
for(const A of e){s.push(A[1])}}const n=[]
for(const e of s){const A=g(l(e),"immutable")
n.push(A)
if(n.length>=t){break}}return Object.freeze(n)}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:i,matchAll:i,add:i,addAll:i,put:i,delete:i,keys:i})
const f=[{key:"ignoreSearch",converter:c.converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:c.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:c.converters.boolean,defaultValue:()=>false}]
c.converters.CacheQueryOptions=c.dictionaryConverter(f)
c.converters.MultiCacheQueryOptions=c.dictionaryConverter([...f,{key:"cacheName",converter:c.converters.DOMString}])
c.converters.Response=c.interfaceConverter(c.is.Response,"Response")
c.converters["sequence<RequestInfo>"]=c.sequenceConverter(c.converters.RequestInfo)
e.exports={Cache}},6045:(e,A,t)=>{const{Cache:r}=t(6082)
const{webidl:s}=t(4327)
const{kEnumerableProperty:n}=t(2656)
const{kConstruct:o}=t(4539)
class CacheStorage{#NA=new Map
constructor(){if(arguments[0]!==o){s.illegalConstructor()}s.util.markAsUncloneable(this)}async match(e,A={}){s.brandCheck(this,CacheStorage)
s.argumentLengthCheck(arguments,1,"CacheStorage.match")
e=s.converters.RequestInfo(e)
A=s.converters.MultiCacheQueryOptions(A)
if(A.cacheName!=null){if(this.#NA.has(A.cacheName)){const t=this.#NA.get(A.cacheName)
const s=new r(o,t)
return await s.match(e,A)}}else{for(const t of this.#NA.values()){const s=new r(o,t)
const n=await s.match(e,A)
if(n!==undefined){return n}}}}async has(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.has"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
return this.#NA.has(e)}async open(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.open"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
if(this.#NA.has(e)){const A=this.#NA.get(e)
return new r(o,A)}const t=[]
this.#NA.set(e,t)
return new r(o,t)}async delete(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.delete"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
return this.#NA.delete(e)}async keys(){s.brandCheck(this,CacheStorage)
const e=this.#NA.keys()
return[...e]}}Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:n,has:n,open:n,delete:n,keys:n})
e.exports={CacheStorage}},9182:(e,A,t)=>{const r=t(4589)
const{URLSerializer:s}=t(3004)
const{isValidHeaderName:n}=t(8960)
function urlEquals(e,A,t=false){const r=s(e,t)
const n=s(A,t)
return r===n}function getFieldValues(e){r(e!==null)
const A=[]
for(let t of e.split(",")){t=t.trim()
if(n(t)){A.push(t)}}return A}e.exports={urlEquals,getFieldValues}},7628:e=>{const A=1024
const t=4096
e.exports={maxAttributeValueSize:A,maxNameValuePairSize:t}},6149:(e,A,t)=>{const{parseSetCookie:r}=t(6141)
const{stringify:s}=t(917)
const{webidl:n}=t(4327)
const{Headers:o}=t(9898)
const i=n.brandCheckMultiple([o,globalThis.Headers].filter(Boolean))
function getCookies(e){n.argumentLengthCheck(arguments,1,"getCookies")
i(e)
const A=e.get("cookie")
const t={__proto__:null}
if(!A){return t}for(const e of A.split(";")){const[A,...r]=e.split("=")
t[A.trim()]=r.join("=")}return t}function deleteCookie(e,A,t){i(e)
const r="deleteCookie"
n.argumentLengthCheck(arguments,2,r)
A=n.converters.DOMString(A,r,"name")
t=n.converters.DeleteCookieAttributes(t)
setCookie(e,{name:A,value:"",expires:new Date(0),...t})}function getSetCookies(e){n.argumentLengthCheck(arguments,1,"getSetCookies")
i(e)
const A=e.getSetCookie()
if(!A){return[]}return A.map(e=>r(e))}function parseCookie(e){e=n.converters.DOMString(e)
return r(e)}function setCookie(e,A){n.argumentLengthCheck(arguments,2,"setCookie")
i(e)
A=n.converters.Cookie(A)
const t=s(A)
if(t){e.append("set-cookie",t,true)}}n.converters.DeleteCookieAttributes=n.dictionaryConverter([{converter:n.nullableConverter(n.converters.DOMString),key:"path",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null}])
n.converters.Cookie=n.dictionaryConverter([{converter:n.converters.DOMString,key:"name"},{converter:n.converters.DOMString,key:"value"},{converter:n.nullableConverter(e=>{if(typeof e==="number"){return n.converters["unsigned long long"](e)}return new Date(e)}),key:"expires",defaultValue:()=>null},{converter:n.nullableConverter(n.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"path",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"secure",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:n.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:n.sequenceConverter(n.converters.DOMString),key:"unparsed",defaultValue:()=>[]}])
e.exports={getCookies,deleteCookie,getSetCookies,setCookie,parseCookie}},6141:(e,A,t)=>{const{collectASequenceOfCodePointsFast:r}=t(6788)
const{maxNameValuePairSize:s,maxAttributeValueSize:n}=t(7628)
const{isCTLExcludingHtab:o}=t(917)
const i=t(4589)
function parseSetCookie(e){if(o(e)){return null}let A=""
let t=""
let n=""
let i=""
if(e.includes(";")){const s={position:0}
A=r(";",e,s)
t=e.slice(s.position)}else{A=e}if(!A.includes("=")){i=A}else{const e={position:0}
n=r("=",A,e)
i=A.slice(e.position+1)}n=n.trim()
i=i.trim()
if(n.length+i.length>s){return null}return{name:n,value:i,...parseUnparsedAttributes(t)}}function parseUnparsedAttributes(e,A={}){while(true){if(e.length===0){return A}i(e[0]===";")
e=e.slice(1)
let t=""
if(e.includes(";")){t=r(";",e,{position:0})
e=e.slice(t.length)}else{t=e
e=""}let s=""
let o=""
if(t.includes("=")){const e={position:0}
s=r("=",t,e)
o=t.slice(e.position+1)}else{s=t}s=s.trim()
o=o.trim()
if(o.length>n){continue}const a=s.toLowerCase()
if(a==="expires"){const e=new Date(o)
A.expires=e}else if(a==="max-age"){const e=o.charCodeAt(0)
if((e<48||e>57)&&o[0]!=="-"){continue}if(!/^\d+$/.test(o)){continue}const t=Number(o)
A.maxAge=t}else if(a==="domain"){let e=o
if(e[0]==="."){e=e.slice(1)}e=e.toLowerCase()
A.domain=e}else if(a==="path"){let e=""
if(o.length===0||o[0]!=="/"){e="/"}else{e=o}A.path=e}else if(a==="secure"){A.secure=true}else if(a==="httponly"){A.httpOnly=true}else if(a==="samesite"){const e=o.toLowerCase()
if(e==="none"){A.sameSite="None"}else if(e==="strict"){A.sameSite="Strict"}else if(e==="lax"){A.sameSite="Lax"}}else{A.unparsed??=[]
A.unparsed.push(`${s}=${o}`)}}}e.exports={parseSetCookie,parseUnparsedAttributes}},917:e=>{function isCTLExcludingHtab(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t>=0&&t<=8||t>=10&&t<=31||t===127){return true}}return false}function validateCookieName(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<33||t>126||t===34||t===40||t===41||t===60||t===62||t===64||t===44||t===59||t===58||t===92||t===47||t===91||t===93||t===63||t===61||t===123||t===125){throw new Error("Invalid cookie name")}}}function validateCookieValue(e){let A=e.length
let t=0
if(e[0]==='"'){if(A===1||e[A-1]!=='"'){throw new Error("Invalid cookie value")}--A;++t}while(t<A){const A=e.charCodeAt(t++)
if(A<33||A>126||A===34||A===44||A===59||A===92){throw new Error("Invalid cookie value")}}}function validateCookiePath(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<32||t>126||t===59){throw new Error("Invalid cookie path")}}}function isLetterOrDigit(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function validateCookieDomain(e){if(e===" "){return}if(e.length>255){throw new Error("Invalid cookie domain")}let A=0
for(let t=0;t<e.length;++t){const r=e.charCodeAt(t)
if(r===46){if(A===0){throw new Error("Invalid cookie domain")}if(e.charCodeAt(t-1)===45){throw new Error("Invalid cookie domain")}A=0
continue}if(A===0&&!isLetterOrDigit(r)){throw new Error("Invalid cookie domain")}if(!isLetterOrDigit(r)&&r!==45){throw new Error("Invalid cookie domain")}if(++A>63){throw new Error("Invalid cookie domain")}}if(A===0||e.charCodeAt(e.length-1)===45){throw new Error("Invalid cookie domain")}}const A=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"]
const t=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]
const r=Array(61).fill(0).map((e,A)=>A.toString().padStart(2,"0"))
function toIMFDate(e){if(typeof e==="number"){e=new Date(e)}return`${A[e.getUTCDay()]}, ${r[e.getUTCDate()]} ${t[e.getUTCMonth()]} ${e.getUTCFullYear()} ${r[e.getUTCHours()]}:${r[e.getUTCMinutes()]}:${r[e.getUTCSeconds()]} GMT`}function validateCookieMaxAge(e){if(e<0){throw new Error("Invalid cookie max-age")}}function stringify(e){if(e.name.length===0){return null}validateCookieName(e.name)
validateCookieValue(e.value)
const A=[`${e.name}=${e.value}`]
if(e.name.startsWith("__Secure-")){e.secure=true}if(e.name.startsWith("__Host-")){e.secure=true
e.domain=null
e.path="/"}if(e.secure){A.push("Secure")}if(e.httpOnly){A.push("HttpOnly")}if(typeof e.maxAge==="number"){validateCookieMaxAge(e.maxAge)
A.push(`Max-Age=${e.maxAge}`)}if(e.domain){validateCookieDomain(e.domain)
A.push(`Domain=${e.domain}`)}if(e.path){validateCookiePath(e.path)
A.push(`Path=${e.path}`)}if(e.expires!=null){const t=e.expires instanceof Date?e.expires.getTime():e.expires
const r=864e13
if(typeof t==="number"&&Number.isFinite(t)&&Math.abs(t)<=r){A.push(`Expires=${toIMFDate(e.expires)}`)}}if(e.sameSite){A.push(`SameSite=${e.sameSite}`)}for(const t of e.unparsed){if(!t.includes("=")){throw new Error("Invalid unparsed")}const[e,...r]=t.split("=")
const s=e.trim()
const n=r.join("=")
validateCookieName(s)
validateCookieValue(n)
A.push(`${s}=${n}`)}return A.join("; ")}e.exports={isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}},7663:(e,A,t)=>{const r=t(4573)
const{Transform:s}=t(7075)
const{isASCIINumber:n,isValidLastEventId:o}=t(3739)
const i=[239,187,191]
const a=10
const c=13
const l=58
const g=32
const h=r.kStringMaxLength
const E=Buffer.from("data")
const Q=Buffer.from("event")
const u=Buffer.from("id")
const C=Buffer.from("retry")
const I=1024
const B=131072
const d=128
function isASCIINumberBytes(e,A){if(A>=e.length){return false}for(let t=A;t<e.length;t++){if(e[t]<48||e[t]>57){return false}}return true}function isValidLastEventIdBytes(e,A){for(let t=A;t<e.length;t++){if(e[t]===0){return false}}return true}function isFieldName(e,A,t){if(A!==t.length){return false}for(let r=0;r<A;r++){if(e[r]!==t[r]){return false}}return true}function createMaxEventSizeExceededError(){const e=new Error("EventSource message size exceeded")
e.aborted=false
return e}class EventSourceStream extends s{state
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
this.maxEventSize=e.maxEventSize??h
const A=this.maxEventSize>0?Math.min(B,Math.max(I,Math.floor(this.maxEventSize/d))):0
this.maxDataLines=A
this.maxBufferedChunks=A
if(e.push){this.push=e.push}}_transform(e,A,t){if(e.length===0){t()
return}if(this.maxEventSize>0&&this.chunks.length>=this.maxBufferedChunks&&e[0]!==a&&e[0]!==c){t(createMaxEventSizeExceededError())
return}this.chunks.push(e)
if(this.checkBOM){if(this.handleBOM()){t()
return}}while(this.hasCurrentByte()){const e=this.currentByte()
if(this.eventEndCheck){if(this.crlfCheck){if(e===a){this.crlfCheck=false
this.consumeCurrentByte()
continue}this.crlfCheck=false}if(e===a||e===c){if(e===c){this.crlfCheck=true}this.consumeCurrentByte()
if(this.hasPendingEvent()){this.processEvent(this.event)}this.clearEvent()
continue}this.eventEndCheck=false
continue}if(e===a||e===c){if(e===c){this.crlfCheck=true}try{this.parseLine(this.readLine(),this.event)}catch(e){t(e)
return}this.consumeCurrentByte()
this.eventEndCheck=true
continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){t(createMaxEventSizeExceededError())
return}this.advanceCursor()}t()}_destroy(e,A){this.chunks.length=0
this.clearEvent()
super._destroy(e,A)}parseLine(e,A){if(e.length===0){return}const t=e.indexOf(l)
if(t===0){return}let r=e.length
let s=e.length
if(t!==-1){r=t
s=t+1
if(e[s]===g){++s}}if(isFieldName(e,r,E)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines){throw createMaxEventSizeExceededError()}const t=e.length-s
const r=this.eventFieldSizes.data+(A.data===undefined?0:1)+t
this.setEventFieldSize("data",r)
const n=e.toString("utf8",s)
if(A.data===undefined){A.data=n}else{A.data+=`\n${n}`}this.dataLineCount++
return}if(isFieldName(e,r,C)){if(isASCIINumberBytes(e,s)){this.setEventFieldSize("retry",e.length-s)
A.retry=e.toString("utf8",s)}return}if(isFieldName(e,r,u)){if(isValidLastEventIdBytes(e,s)){this.setEventFieldSize("id",e.length-s)
A.id=e.toString("utf8",s)}return}if(isFieldName(e,r,Q)){if(s<e.length){this.setEventFieldSize("event",e.length-s)
A.event=e.toString("utf8",s)}}}setEventFieldSize(e,A){const t=this.eventSize-this.eventFieldSizes[e]+A
if(this.maxEventSize>0&&t>this.maxEventSize){throw createMaxEventSizeExceededError()}this.eventSize=t
this.eventFieldSizes[e]=A}processEvent(e){if(e.retry&&n(e.retry)){this.state.reconnectionTime=parseInt(e.retry,10)}if(e.id!==undefined&&o(e.id)){this.state.lastEventId=e.id}if(e.data!==undefined){this.push({type:e.event||"message",options:{data:e.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}}clearEvent(){this.event.data=undefined
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
let A=0
for(let t=this.lineChunkIndex;t<=this.chunkIndex;t++){const r=this.chunks[t]
const s=t===this.lineChunkIndex?this.linePos:0
const n=t===this.chunkIndex?this.pos:r.length
const o=r.subarray(s,n)
A+=o.length
e.push(o)}return Buffer.concat(e,A)}peekBufferedByte(e){let A=this.lineChunkIndex
let t=this.linePos
while(A<this.chunks.length){const r=this.chunks[A]
const s=r.length-t
if(e<s){return r[t+e]}e-=s
A++
t=0}}discardLeadingBytes(e){while(e>0&&this.lineChunkIndex<this.chunks.length){const A=this.chunks[this.lineChunkIndex]
const t=A.length-this.linePos
if(e<t){this.linePos+=e
e=0}else{e-=t
this.lineChunkIndex++
this.linePos=0}}this.chunkIndex=this.lineChunkIndex
this.pos=this.linePos
this.dropConsumedChunks()}handleBOM(){const e=this.peekBufferedByte(0)
const A=this.peekBufferedByte(1)
const t=this.peekBufferedByte(2)
if(A===undefined){if(e===i[0]){return true}this.checkBOM=false
return true}if(t===undefined){if(e===i[0]&&A===i[1]){return true}this.checkBOM=false
return false}if(e===i[0]&&A===i[1]&&t===i[2]){this.discardLeadingBytes(3)}this.checkBOM=false
return!this.hasCurrentByte()}}e.exports={EventSourceStream}},9110:(e,A,t)=>{const{pipeline:r}=t(7075)
const{fetching:s}=t(478)
const{makeRequest:n}=t(4988)
const{webidl:o}=t(4327)
const{EventSourceStream:i}=t(7663)
const{parseMIMEType:a}=t(3004)
const{createFastMessageEvent:c}=t(7316)
const{isNetworkError:l}=t(7371)
const{kEnumerableProperty:g}=t(2656)
const{environmentSettingsObject:h}=t(8960)
const{getGlobalDispatcher:E}=t(9077)
let Q=false
const u=3e3
const C=0
const I=1
const B=2
const d="anonymous"
const f="use-credentials"
class EventSource extends EventTarget{#bA={open:null,error:null,message:null}
#FA
#kA=false
#UA=C
#MA=null
#se=null
#TA
#Ke
constructor(e,A={}){super()
o.util.markAsUncloneable(this)
const t="EventSource constructor"
o.argumentLengthCheck(arguments,1,t)
if(!Q){Q=true
process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}e=o.converters.USVString(e)
A=o.converters.EventSourceInitDict(A,t,"eventSourceInitDict")
this.#TA=A.node.dispatcher||A.dispatcher
this.#Ke={lastEventId:"",reconnectionTime:A.node.reconnectionTime}
const r=h
let s
try{s=new URL(e,r.settingsObject.baseUrl)
this.#Ke.origin=s.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#FA=s.href
let i=d
if(A.withCredentials===true){i=f
this.#kA=true}const a={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"omit",referrer:"no-referrer"}
a.client=h.settingsObject
a.headersList=[["accept",{name:"accept",value:"text/event-stream"}]]
a.cache="no-store"
a.initiator="other"
a.urlList=[new URL(this.#FA)]
this.#MA=n(a)
this.#LA()}get readyState(){return this.#UA}get url(){return this.#FA}get withCredentials(){return this.#kA}#LA(){if(this.#UA===B)return
this.#UA=C
const e={request:this.#MA,dispatcher:this.#TA}
const processEventSourceEndOfBody=e=>{if(!l(e)){return this.#HA()}}
e.processResponseEndOfBody=processEventSourceEndOfBody
e.processResponse=e=>{if(l(e)){if(e.aborted){this.close()
this.dispatchEvent(new Event("error"))
return}else{this.#HA()
return}}const A=e.headersList.get("content-type",true)
const t=A!==null?a(A):"failure"
const s=t!=="failure"&&t.essence==="text/event-stream"
if(e.status!==200||s===false){this.close()
this.dispatchEvent(new Event("error"))
return}this.#UA=I
this.dispatchEvent(new Event("open"))
this.#Ke.origin=e.urlList[e.urlList.length-1].origin
const n=new i({eventSourceSettings:this.#Ke,maxEventSize:this.#TA.eventSourceOptions?.maxEventSize,push:e=>{this.dispatchEvent(c(e.type,e.options))}})
r(e.body.stream,n,e=>{if(e?.aborted===false){this.close()
this.dispatchEvent(new Event("error"))}})}
this.#se=s(e)}#HA(){if(this.#UA===B)return
this.#UA=C
this.dispatchEvent(new Event("error"))
setTimeout(()=>{if(this.#UA!==C)return
if(this.#Ke.lastEventId.length){this.#MA.headersList.set("last-event-id",this.#Ke.lastEventId,true)}this.#LA()},this.#Ke.reconnectionTime)?.unref()}close(){o.brandCheck(this,EventSource)
if(this.#UA===B)return
this.#UA=B
this.#se.abort()
this.#MA=null}get onopen(){return this.#bA.open}set onopen(e){if(this.#bA.open){this.removeEventListener("open",this.#bA.open)}const A=o.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("open",A)
this.#bA.open=e}else{this.#bA.open=null}}get onmessage(){return this.#bA.message}set onmessage(e){if(this.#bA.message){this.removeEventListener("message",this.#bA.message)}const A=o.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("message",A)
this.#bA.message=e}else{this.#bA.message=null}}get onerror(){return this.#bA.error}set onerror(e){if(this.#bA.error){this.removeEventListener("error",this.#bA.error)}const A=o.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("error",A)
this.#bA.error=e}else{this.#bA.error=null}}}const y={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:C,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:I,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:B,writable:false}}
Object.defineProperties(EventSource,y)
Object.defineProperties(EventSource.prototype,y)
Object.defineProperties(EventSource.prototype,{close:g,onerror:g,onmessage:g,onopen:g,readyState:g,url:g,withCredentials:g})
o.converters.EventSourceInitDict=o.dictionaryConverter([{key:"withCredentials",converter:o.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:o.converters.any,defaultValue:()=>E()},{key:"node",converter:o.dictionaryConverter([{key:"reconnectionTime",converter:o.converters["unsigned long"],defaultValue:()=>u},{key:"dispatcher",converter:o.converters.any}]),defaultValue:()=>({})}])
e.exports={EventSource,defaultReconnectionTime:u}},3739:e=>{function isValidLastEventId(e){return e.indexOf("\0")===-1}function isASCIINumber(e){if(e.length===0)return false
for(let A=0;A<e.length;A++){if(e.charCodeAt(A)<48||e.charCodeAt(A)>57)return false}return true}e.exports={isValidLastEventId,isASCIINumber}},1436:(e,A,t)=>{const r=t(2656)
const{ReadableStreamFrom:s,readableStreamClose:n,fullyReadBody:o,extractMimeType:i}=t(8960)
const{FormData:a,setFormDataState:c}=t(5222)
const{webidl:l}=t(4327)
const g=t(4589)
const{isErrored:h,isDisturbed:E}=t(7075)
const{isUint8Array:Q}=t(3429)
const{serializeAMimeType:u}=t(3004)
const{multipartFormDataParser:C}=t(3828)
const{createDeferredPromise:I}=t(1156)
const{parseJSONFromBytes:B}=t(6788)
const{utf8DecodeBytes:d}=t(7924)
const{runtimeFeatures:f}=t(3993)
const y=f.has("crypto")?t(7598).randomInt:e=>Math.floor(Math.random()*e)
const p=new TextEncoder
function noop(){}const D=new FinalizationRegistry(e=>{const A=e.deref()
if(A&&!A.locked&&!E(A)&&!h(A)){A.cancel("Response object has been garbage collected").catch(noop)}})
function extractBody(e,A=false){let t=null
if(l.is.ReadableStream(e)){t=e}else if(l.is.Blob(e)){t=e.stream()}else{t=new ReadableStream({start(){},async pull(e){const A=o()
const r=A?.[Symbol.asyncIterator]?.()
if(r==null){if(A?.length&&!h(t)){e.enqueue(typeof A==="string"?p.encode(A):new Uint8Array(A))}queueMicrotask(()=>n(e))
return}while(true){const{value:A,done:s}=await r.next()
if(s){queueMicrotask(()=>n(e))
return}if(A.length&&!h(t)){e.enqueue(new Uint8Array(A))
return}}},cancel(e){return o()[Symbol.asyncIterator]?.().return(e)},type:"bytes"})}g(l.is.ReadableStream(t))
let o=null
let i=null
let a=null
let c=null
if(typeof e==="string"){i=e
c="text/plain;charset=UTF-8"}else if(l.is.URLSearchParams(e)){i=e.toString()
c="application/x-www-form-urlencoded;charset=UTF-8"}else if(l.is.BufferSource(e)){i=l.util.getCopyOfBytesHeldByBufferSource(e)}else if(l.is.FormData(e)){const A=`----formdata-undici-0${`${y(1e11)}`.padStart(11,"0")}`
const t=`--${A}\r\nContent-Disposition: form-data`
/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const formdataEscape=e=>e.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22")
const normalizeLinefeeds=e=>e.replace(/\r?\n|\r/g,"\r\n")
const r=[]
const s=new Uint8Array([13,10])
a=0
let n=false
for(const[A,o]of e){if(typeof o==="string"){const e=p.encode(t+`; name="${formdataEscape(normalizeLinefeeds(A))}"`+`\r\n\r\n${normalizeLinefeeds(o)}\r\n`)
r.push(e)
a+=e.byteLength}else{const e=p.encode(`${t}; name="${formdataEscape(normalizeLinefeeds(A))}"`+(o.name?`; filename="${formdataEscape(o.name)}"`:"")+"\r\n"+`Content-Type: ${o.type||"application/octet-stream"}\r\n\r\n`)
r.push(e,o,s)
if(typeof o.size==="number"){a+=e.byteLength+o.size+s.byteLength}else{n=true}}}const l=p.encode(`--${A}--\r\n`)
r.push(l)
a+=l.byteLength
if(n){a=null}i=e
const g=async function*(){for(const e of r){if(e.stream){yield*e.stream()}else{yield e}}}()
o=()=>g
c=`multipart/form-data; boundary=${A}`}else if(l.is.Blob(e)){i=e
a=e.size
if(e.type){c=e.type}}else if(typeof e[Symbol.asyncIterator]==="function"){if(A){throw new TypeError("keepalive")}if(r.isDisturbed(e)||e.locked){throw new TypeError("Response body object should not be disturbed or locked")}t=l.is.ReadableStream(e)?e:s(e)}if(typeof i==="string"||Q(i)){o=()=>i
a=typeof i==="string"?Buffer.byteLength(i):i.length}const E={stream:t,source:i,length:a}
return[E,c]}function safelyExtractBody(e,A=false){if(l.is.ReadableStream(e)){g(!r.isDisturbed(e),"The body has already been consumed.")
g(!e.locked,"The stream is locked.")}return extractBody(e,A)}function cloneBody(e){const{0:A,1:t}=e.stream.tee()
e.stream=A
return{stream:t,length:e.length,source:e.source}}function bodyMixinMethods(e,A){const t={blob(){return consumeBody(this,e=>{let t=bodyMimeType(A(this))
if(t===null){t=""}else if(t){t=u(t)}return new Blob([e],{type:t})},e,A)},arrayBuffer(){return consumeBody(this,e=>new Uint8Array(e).buffer,e,A)},text(){return consumeBody(this,d,e,A)},json(){return consumeBody(this,B,e,A)},formData(){return consumeBody(this,e=>{const t=bodyMimeType(A(this))
if(t!==null){switch(t.essence){case"multipart/form-data":{const A=C(e,t)
const r=new a
c(r,A)
return r}case"application/x-www-form-urlencoded":{const A=new URLSearchParams(e.toString())
const t=new a
for(const[e,r]of A){t.append(e,r)}return t}}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e,A)},bytes(){return consumeBody(this,e=>new Uint8Array(e),e,A)}}
return t}function mixinBody(e,A){Object.assign(e.prototype,bodyMixinMethods(e,A))}function consumeBody(e,A,t,r){try{l.brandCheck(e,t)}catch(e){return Promise.reject(e)}e=r(e)
if(bodyUnusable(e)){return Promise.reject(new TypeError("Body is unusable: Body has already been read"))}const s=I()
const n=s.reject
const successSteps=e=>{try{s.resolve(A(e))}catch(e){n(e)}}
if(e.body==null){successSteps(Buffer.allocUnsafe(0))
return s.promise}o(e.body,successSteps,n)
return s.promise}function bodyUnusable(e){const A=e.body
return A!=null&&(A.stream.locked||r.isDisturbed(A.stream))}function bodyMimeType(e){const A=e.headersList
const t=i(A)
if(t==="failure"){return null}return t}e.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry:D,bodyUnusable}},4863:e=>{const A=["GET","HEAD","POST"]
const t=new Set(A)
const r=[101,204,205,304]
const s=[301,302,303,307,308]
const n=new Set(s)
const o=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"]
const i=new Set(o)
const a=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"]
const c=["",...a]
const l=new Set(a)
const g=["follow","manual","error"]
const h=["GET","HEAD","OPTIONS","TRACE"]
const E=new Set(h)
const Q=["navigate","same-origin","no-cors","cors"]
const u=["omit","same-origin","include"]
const C=["default","no-store","reload","no-cache","force-cache","only-if-cached"]
const I=["content-encoding","content-language","content-location","content-type","content-length"]
const B=["half"]
const d=["CONNECT","TRACE","TRACK"]
const f=new Set(d)
const y=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""]
const p=new Set(y)
e.exports={subresource:y,forbiddenMethods:d,requestBodyHeader:I,referrerPolicy:c,requestRedirect:g,requestMode:Q,requestCredentials:u,requestCache:C,redirectStatus:s,corsSafeListedMethods:A,nullBodyStatus:r,safeMethods:h,badPorts:o,requestDuplex:B,subresourceSet:p,badPortsSet:i,redirectStatusSet:n,corsSafeListedMethodsSet:t,safeMethodsSet:E,forbiddenMethodsSet:f,referrerPolicyTokens:l}},3004:(e,A,t)=>{const r=t(4589)
const{forgivingBase64:s,collectASequenceOfCodePoints:n,collectASequenceOfCodePointsFast:o,isomorphicDecode:i,removeASCIIWhitespace:a,removeChars:c}=t(6788)
const l=new TextEncoder
const g=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u
const h=/[\u000A\u000D\u0009\u0020]/u
const E=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u
function dataURLProcessor(e){r(e.protocol==="data:")
let A=URLSerializer(e,true)
A=A.slice(5)
const t={position:0}
let n=o(",",A,t)
const c=n.length
n=a(n,true,true)
if(t.position>=A.length){return"failure"}t.position++
const l=A.slice(c+1)
let g=stringPercentDecode(l)
if(/;(?:\u0020*)base64$/iu.test(n)){const e=i(g)
g=s(e)
if(g==="failure"){return"failure"}n=n.slice(0,-6)
n=n.replace(/(\u0020+)$/u,"")
n=n.slice(0,-1)}if(n.startsWith(";")){n="text/plain"+n}let h=parseMIMEType(n)
if(h==="failure"){h=parseMIMEType("text/plain;charset=US-ASCII")}return{mimeType:h,body:g}}function URLSerializer(e,A=false){if(!A){return e.href}const t=e.href
const r=e.hash.length
const s=r===0?t:t.substring(0,t.length-r)
if(!r&&t.endsWith("#")){return s.slice(0,-1)}return s}function stringPercentDecode(e){const A=l.encode(e)
return percentDecode(A)}function isHexCharByte(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexByteToNumber(e){return e>=48&&e<=57?e-48:(e&223)-55}function percentDecode(e){const A=e.length
const t=new Uint8Array(A)
let r=0
let s=0
while(s<A){const A=e[s]
if(A!==37){t[r++]=A}else if(A===37&&!(isHexCharByte(e[s+1])&&isHexCharByte(e[s+2]))){t[r++]=37}else{t[r++]=hexByteToNumber(e[s+1])<<4|hexByteToNumber(e[s+2])
s+=2}++s}return A===r?t:t.subarray(0,r)}function parseMIMEType(e){e=removeHTTPWhitespace(e,true,true)
const A={position:0}
const t=o("/",e,A)
if(t.length===0||!g.test(t)){return"failure"}if(A.position>=e.length){return"failure"}A.position++
let r=o(";",e,A)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0||!g.test(r)){return"failure"}const s=t.toLowerCase()
const i=r.toLowerCase()
const a={type:s,subtype:i,parameters:new Map,essence:`${s}/${i}`}
while(A.position<e.length){A.position++
n(e=>h.test(e),e,A)
let t=n(e=>e!==";"&&e!=="=",e,A)
t=t.toLowerCase()
if(A.position<e.length){if(e[A.position]===";"){continue}A.position++}if(A.position>=e.length){break}let r=null
if(e[A.position]==='"'){r=collectAnHTTPQuotedString(e,A,true)
o(";",e,A)}else{r=o(";",e,A)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0){continue}}if(t.length!==0&&g.test(t)&&(r.length===0||E.test(r))&&!a.parameters.has(t)){a.parameters.set(t,r)}}return a}function collectAnHTTPQuotedString(e,A,t=false){const s=A.position
let o=""
r(e[A.position]==='"')
A.position++
while(true){o+=n(e=>e!=='"'&&e!=="\\",e,A)
if(A.position>=e.length){break}const t=e[A.position]
A.position++
if(t==="\\"){if(A.position>=e.length){o+="\\"
break}o+=e[A.position]
A.position++}else{r(t==='"')
break}}if(t){return o}return e.slice(s,A.position)}function serializeAMimeType(e){r(e!=="failure")
const{parameters:A,essence:t}=e
let s=t
for(let[e,t]of A.entries()){s+=";"
s+=e
s+="="
if(!g.test(t)){t=t.replace(/[\\"]/gu,"\\$&")
t='"'+t
t+='"'}s+=t}return s}function isHTTPWhiteSpace(e){return e===13||e===10||e===9||e===32}function removeHTTPWhitespace(e,A=true,t=true){return c(e,A,t,isHTTPWhiteSpace)}function minimizeSupportedMimeType(e){switch(e.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript"
case"application/json":case"text/json":return"application/json"
case"image/svg+xml":return"image/svg+xml"
case"text/xml":case"application/xml":return"application/xml"}if(e.subtype.endsWith("+json")){return"application/json"}if(e.subtype.endsWith("+xml")){return"application/xml"}return""}e.exports={dataURLProcessor,URLSerializer,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS:g}},3828:(e,A,t)=>{const{bufferToLowerCasedHeaderName:r}=t(2656)
const{HTTP_TOKEN_CODEPOINTS:s}=t(3004)
const{makeEntry:n}=t(5222)
const{webidl:o}=t(4327)
const i=t(4589)
const{isomorphicDecode:a}=t(6788)
const c=Buffer.from("--")
const l=new TextDecoder
const g=new TextDecoder("utf-8",{ignoreBOM:true})
function isAsciiString(e){for(let A=0;A<e.length;++A){if((e.charCodeAt(A)&~127)!==0){return false}}return true}function validateBoundary(e){const A=e.length
if(A<27||A>70){return false}for(let t=0;t<A;++t){const A=e.charCodeAt(t)
if(!(A>=48&&A<=57||A>=65&&A<=90||A>=97&&A<=122||A===39||A===45||A===95)){return false}}return true}function multipartFormDataParser(e,A){i(A!=="failure"&&A.essence==="multipart/form-data")
const t=A.parameters.get("boundary")
if(t===undefined){throw parsingError("missing boundary in content-type header")}const r=Buffer.from(`--${t}`,"utf8")
const s=[]
const a={position:0}
const l=e.indexOf(r)
if(l===-1){throw parsingError("no boundary found in multipart body")}a.position=l
while(true){if(e.subarray(a.position,a.position+r.length).equals(r)){a.position+=r.length}else{throw parsingError("expected a value starting with -- and the boundary")}if(bufferStartsWith(e,c,a)){return s}if(e[a.position]!==13||e[a.position+1]!==10){throw parsingError("expected CRLF")}a.position+=2
const A=parseMultipartFormDataHeaders(e,a)
let{name:t,filename:l,contentType:h,encoding:E}=A
a.position+=2
let Q
{const A=e.indexOf(r.subarray(2),a.position)
if(A===-1){throw parsingError("expected boundary after body")}Q=e.subarray(a.position,A-4)
a.position+=Q.length
if(E==="base64"){Q=Buffer.from(Q.toString(),"base64")}}if(e[a.position]!==13||e[a.position+1]!==10){throw parsingError("expected CRLF")}else{a.position+=2}let u
if(l!==null){h??="text/plain"
if(!isAsciiString(h)){h=""}u=new File([Q],l,{type:h})}else{u=g.decode(Buffer.from(Q))}i(o.is.USVString(t))
i(typeof u==="string"&&o.is.USVString(u)||o.is.File(u))
s.push(n(t,u,l))}}function parseContentDispositionAttribute(e,A){if(e[A.position]===59){A.position++}collectASequenceOfBytes(e=>e===32||e===9,e,A)
const t=collectASequenceOfBytes(e=>isToken(e)&&e!==61&&e!==42,e,A)
if(t.length===0){return null}const r=t.toString("ascii").toLowerCase()
const s=e[A.position]===42
if(s){A.position++}if(e[A.position]!==61){return null}A.position++
collectASequenceOfBytes(e=>e===32||e===9,e,A)
let n
if(s){const t=collectASequenceOfBytes(e=>e!==32&&e!==13&&e!==10&&e!==59,e,A)
if(t[0]!==117&&t[0]!==85||t[1]!==116&&t[1]!==84||t[2]!==102&&t[2]!==70||t[3]!==45||t[4]!==56){throw parsingError("unknown encoding, expected utf-8''")}n=decodeURIComponent(l.decode(t.subarray(7)))}else if(e[A.position]===34){A.position++
const t=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==34,e,A)
if(e[A.position]!==34){throw parsingError("Closing quote not found")}A.position++
n=l.decode(t).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"')}else{const t=collectASequenceOfBytes(e=>isToken(e)&&e!==59,e,A)
n=l.decode(t)}return{name:r,value:n,extended:s}}function parseMultipartFormDataHeaders(e,A){let t=null
let n=null
let o=null
let i=null
while(true){if(e[A.position]===13&&e[A.position+1]===10){if(t===null){throw parsingError("header name is null")}return{name:t,filename:n,contentType:o,encoding:i}}let c=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==58,e,A)
c=removeChars(c,true,true,e=>e===9||e===32)
if(!s.test(c.toString())){throw parsingError("header name does not match the field-name token production")}if(e[A.position]!==58){throw parsingError("expected :")}A.position++
collectASequenceOfBytes(e=>e===32||e===9,e,A)
switch(r(c)){case"content-disposition":{t=n=null
let r=false
const s=collectASequenceOfBytes(e=>isToken(e),e,A)
if(s.toString("ascii").toLowerCase()!=="form-data"){throw parsingError("expected form-data for content-disposition header")}while(A.position<e.length&&(e[A.position]!==13||e[A.position+1]!==10)){const s=parseContentDispositionAttribute(e,A)
if(!s){break}if(s.name==="name"){t=s.value}else if(s.name==="filename"){if(s.extended){n=s.value
r=true}else if(!r){n=s.value}}}if(t===null){throw parsingError("name attribute is required in content-disposition header")}break}case"content-type":{let t=collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)
t=removeChars(t,false,true,e=>e===9||e===32)
o=a(t)
break}case"content-transfer-encoding":{let t=collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)
t=removeChars(t,false,true,e=>e===9||e===32)
i=a(t)
break}default:{collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)}}if(e[A.position]!==13||e[A.position+1]!==10){throw parsingError("expected CRLF")}else{A.position+=2}}}function collectASequenceOfBytes(e,A,t){let r=t.position
while(r<A.length&&e(A[r])){++r}return A.subarray(t.position,t.position=r)}function removeChars(e,A,t,r){let s=0
let n=e.length-1
if(A){while(s<e.length&&r(e[s]))s++}if(t){while(n>0&&r(e[n]))n--}return s===0&&n===e.length-1?e:e.subarray(s,n+1)}function bufferStartsWith(e,A,t){if(e.length<A.length){return false}for(let r=0;r<A.length;r++){if(A[r]!==e[t.position+r]){return false}}return true}function parsingError(e){return new TypeError("Failed to parse body as FormData.",{cause:new TypeError(e)})}function isCTL(e){return e<=31||e===127}function isTSpecial(e){return e===40||e===41||e===60||e===62||e===64||e===44||e===59||e===58||e===92||e===34||e===47||e===91||e===93||e===63||e===61}function isToken(e){return e<=127&&e!==32&&e!==9&&!isCTL(e)&&!isTSpecial(e)}e.exports={multipartFormDataParser,validateBoundary}},5222:(e,A,t)=>{const{iteratorMixin:r}=t(8960)
const{kEnumerableProperty:s}=t(2656)
const{webidl:n}=t(4327)
const o=t(7975)
class FormData{#Ke=[]
constructor(e=undefined){n.util.markAsUncloneable(this)
if(e!==undefined){throw n.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}}append(e,A,t=undefined){n.brandCheck(this,FormData)
const r="FormData.append"
n.argumentLengthCheck(arguments,2,r)
e=n.converters.USVString(e)
if(arguments.length===3||n.is.Blob(A)){A=n.converters.Blob(A,r,"value")
if(t!==undefined){t=n.converters.USVString(t)}}else{A=n.converters.USVString(A)}const s=makeEntry(e,A,t)
this.#Ke.push(s)}delete(e){n.brandCheck(this,FormData)
const A="FormData.delete"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.USVString(e)
this.#Ke=this.#Ke.filter(A=>A.name!==e)}get(e){n.brandCheck(this,FormData)
const A="FormData.get"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.USVString(e)
const t=this.#Ke.findIndex(A=>A.name===e)
if(t===-1){return null}return this.#Ke[t].value}getAll(e){n.brandCheck(this,FormData)
const A="FormData.getAll"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.USVString(e)
return this.#Ke.filter(A=>A.name===e).map(e=>e.value)}has(e){n.brandCheck(this,FormData)
const A="FormData.has"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.USVString(e)
return this.#Ke.findIndex(A=>A.name===e)!==-1}set(e,A,t=undefined){n.brandCheck(this,FormData)
const r="FormData.set"
n.argumentLengthCheck(arguments,2,r)
e=n.converters.USVString(e)
if(arguments.length===3||n.is.Blob(A)){A=n.converters.Blob(A,r,"value")
if(t!==undefined){t=n.converters.USVString(t)}}else{A=n.converters.USVString(A)}const s=makeEntry(e,A,t)
const o=this.#Ke.findIndex(A=>A.name===e)
if(o!==-1){this.#Ke=[...this.#Ke.slice(0,o),s,...this.#Ke.slice(o+1).filter(A=>A.name!==e)]}else{this.#Ke.push(s)}}[o.inspect.custom](e,A){const t=this.#Ke.reduce((e,A)=>{if(e[A.name]){if(Array.isArray(e[A.name])){e[A.name].push(A.value)}else{e[A.name]=[e[A.name],A.value]}}else{e[A.name]=A.value}return e},{__proto__:null})
A.depth??=e
A.colors??=true
const r=o.formatWithOptions(A,t)
return`FormData ${r.slice(r.indexOf("]")+2)}`}static getFormDataState(e){return e.#Ke}static setFormDataState(e,A){e.#Ke=A}}const{getFormDataState:i,setFormDataState:a}=FormData
Reflect.deleteProperty(FormData,"getFormDataState")
Reflect.deleteProperty(FormData,"setFormDataState")
r("FormData",FormData,i,"name","value")
Object.defineProperties(FormData.prototype,{append:s,delete:s,get:s,getAll:s,has:s,set:s,[Symbol.toStringTag]:{value:"FormData",configurable:true}})
function makeEntry(e,A,t){if(typeof A==="string"){}else{if(!n.is.File(A)){A=new File([A],"blob",{type:A.type})}if(t!==undefined){const e={type:A.type,lastModified:A.lastModified}
A=new File([A],t,e)}}return{name:e,value:A}}n.is.FormData=n.util.MakeTypeAssertion(FormData)
e.exports={FormData,makeEntry,setFormDataState:a}},9763:e=>{const A=Symbol.for("undici.globalOrigin.1")
function getGlobalOrigin(){return globalThis[A]}function setGlobalOrigin(e){if(e===undefined){Object.defineProperty(globalThis,A,{value:undefined,writable:true,enumerable:false,configurable:false})
return}const t=new URL(e)
if(t.protocol!=="http:"&&t.protocol!=="https:"){throw new TypeError(`Only http & https urls are allowed, received ${t.protocol}`)}Object.defineProperty(globalThis,A,{value:t,writable:true,enumerable:false,configurable:false})}e.exports={getGlobalOrigin,setGlobalOrigin}},9898:(e,A,t)=>{const{kConstruct:r}=t(4539)
const{kEnumerableProperty:s}=t(2656)
const{iteratorMixin:n,isValidHeaderName:o,isValidHeaderValue:i}=t(8960)
const{webidl:a}=t(4327)
const c=t(4589)
const l=t(7975)
function isHTTPWhiteSpaceCharCode(e){return e===10||e===13||e===9||e===32}function headerValueNormalize(e){let A=0
let t=e.length
while(t>A&&isHTTPWhiteSpaceCharCode(e.charCodeAt(t-1)))--t
while(t>A&&isHTTPWhiteSpaceCharCode(e.charCodeAt(A)))++A
return A===0&&t===e.length?e:e.substring(A,t)}function fill(e,A){if(Array.isArray(A)){for(let t=0;t<A.length;++t){const r=A[t]
if(r.length!==2){throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${r.length}.`})}appendHeader(e,r[0],r[1])}}else if(typeof A==="object"&&A!==null){const t=Object.keys(A)
for(let r=0;r<t.length;++r){appendHeader(e,t[r],A[t[r]])}}else{throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}}function appendHeader(e,A,t){t=headerValueNormalize(t)
if(!o(A)){throw a.errors.invalidArgument({prefix:"Headers.append",value:A,type:"header name"})}else if(!i(t)){throw a.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header value"})}if(g(e)==="immutable"){throw new TypeError("immutable")}return E(e).append(A,t,false)}function headersListSortAndCombine(e){const A=E(e)
if(!A){return[]}if(A.sortedMap){return A.sortedMap}const t=[]
const r=A.toSortedArray()
const s=A.cookies
if(s===null||s.length===1){return A.sortedMap=r}for(let e=0;e<r.length;++e){const{0:A,1:n}=r[e]
if(A==="set-cookie"){for(let e=0;e<s.length;++e){t.push([A,s[e]])}}else{t.push([A,n])}}return A.sortedMap=t}function compareHeaderName(e,A){return e[0]<A[0]?-1:1}class HeadersList{cookies=null
sortedMap
headersMap
constructor(e){if(e instanceof HeadersList){this.headersMap=new Map(e.headersMap)
this.sortedMap=e.sortedMap
this.cookies=e.cookies===null?null:[...e.cookies]}else{this.headersMap=new Map(e)
this.sortedMap=null}}contains(e,A){return this.headersMap.has(A?e:e.toLowerCase())}clear(){this.headersMap.clear()
this.sortedMap=null
this.cookies=null}append(e,A,t){this.sortedMap=null
const r=t?e:e.toLowerCase()
const s=this.headersMap.get(r)
if(s){const e=r==="cookie"?"; ":", "
this.headersMap.set(r,{name:s.name,value:`${s.value}${e}${A}`})}else{this.headersMap.set(r,{name:e,value:A})}if(r==="set-cookie"){(this.cookies??=[]).push(A)}}set(e,A,t){this.sortedMap=null
const r=t?e:e.toLowerCase()
if(r==="set-cookie"){this.cookies=[A]}this.headersMap.set(r,{name:e,value:A})}delete(e,A){this.sortedMap=null
if(!A)e=e.toLowerCase()
if(e==="set-cookie"){this.cookies=null}this.headersMap.delete(e)}get(e,A){return this.headersMap.get(A?e:e.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:e,1:{value:A}}of this.headersMap){yield[e,A]}}get entries(){const e={}
if(this.headersMap.size!==0){for(const{name:A,value:t}of this.headersMap.values()){e[A]=t}}return e}rawValues(){return this.headersMap.values()}get entriesList(){const e=[]
if(this.headersMap.size!==0){for(const{0:A,1:{name:t,value:r}}of this.headersMap){if(A==="set-cookie"){for(const A of this.cookies){e.push([t,A])}}else{e.push([t,r])}}}return e}toSortedArray(){const e=this.headersMap.size
const A=new Array(e)
if(e<=32){if(e===0){return A}const t=this.headersMap[Symbol.iterator]()
const r=t.next().value
A[0]=[r[0],r[1].value]
c(r[1].value!==null)
for(let r=1,s=0,n=0,o=0,i=0,a,l;r<e;++r){l=t.next().value
a=A[r]=[l[0],l[1].value]
c(a[1]!==null)
o=0
n=r
while(o<n){i=o+(n-o>>1)
if(A[i][0]<=a[0]){o=i+1}else{n=i}}if(r!==i){s=r
while(s>o){A[s]=A[--s]}A[o]=a}}if(!t.next().done){throw new TypeError("Unreachable")}return A}else{let e=0
for(const{0:t,1:{value:r}}of this.headersMap){A[e++]=[t,r]
c(r!==null)}return A.sort(compareHeaderName)}}}class Headers{#YA
#VA
constructor(e=undefined){a.util.markAsUncloneable(this)
if(e===r){return}this.#VA=new HeadersList
this.#YA="none"
if(e!==undefined){e=a.converters.HeadersInit(e,"Headers constructor","init")
fill(this,e)}}append(e,A){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,2,"Headers.append")
const t="Headers.append"
e=a.converters.ByteString(e,t,"name")
A=a.converters.ByteString(A,t,"value")
return appendHeader(this,e,A)}delete(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.delete")
const A="Headers.delete"
e=a.converters.ByteString(e,A,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:"Headers.delete",value:e,type:"header name"})}if(this.#YA==="immutable"){throw new TypeError("immutable")}if(!this.#VA.contains(e,false)){return}this.#VA.delete(e,false)}get(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.get")
const A="Headers.get"
e=a.converters.ByteString(e,A,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:A,value:e,type:"header name"})}return this.#VA.get(e,false)}has(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.has")
const A="Headers.has"
e=a.converters.ByteString(e,A,"name")
if(!o(e)){throw a.errors.invalidArgument({prefix:A,value:e,type:"header name"})}return this.#VA.contains(e,false)}set(e,A){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,2,"Headers.set")
const t="Headers.set"
e=a.converters.ByteString(e,t,"name")
A=a.converters.ByteString(A,t,"value")
A=headerValueNormalize(A)
if(!o(e)){throw a.errors.invalidArgument({prefix:t,value:e,type:"header name"})}else if(!i(A)){throw a.errors.invalidArgument({prefix:t,value:A,type:"header value"})}if(this.#YA==="immutable"){throw new TypeError("immutable")}this.#VA.set(e,A,false)}getSetCookie(){a.brandCheck(this,Headers)
const e=this.#VA.cookies
if(e){return[...e]}return[]}[l.inspect.custom](e,A){A.depth??=e
return`Headers ${l.formatWithOptions(A,this.#VA.entries)}`}static getHeadersGuard(e){return e.#YA}static setHeadersGuard(e,A){e.#YA=A}static getHeadersList(e){return e.#VA}static setHeadersList(e,A){e.#VA=A}}const{getHeadersGuard:g,setHeadersGuard:h,getHeadersList:E,setHeadersList:Q}=Headers
Reflect.deleteProperty(Headers,"getHeadersGuard")
Reflect.deleteProperty(Headers,"setHeadersGuard")
Reflect.deleteProperty(Headers,"getHeadersList")
Reflect.deleteProperty(Headers,"setHeadersList")
n("Headers",Headers,headersListSortAndCombine,0,1)
Object.defineProperties(Headers.prototype,{append:s,delete:s,get:s,has:s,set:s,getSetCookie:s,[Symbol.toStringTag]:{value:"Headers",configurable:true},[l.inspect.custom]:{enumerable:false}})
a.converters.HeadersInit=function(e,A,t){if(a.util.Type(e)===a.util.Types.OBJECT){const r=Reflect.get(e,Symbol.iterator)
if(!l.types.isProxy(e)&&r===Headers.prototype.entries){try{return E(e).entriesList}catch{}}if(typeof r==="function"){return a.converters["sequence<sequence<ByteString>>"](e,A,t,r.bind(e))}return a.converters["record<ByteString, ByteString>"](e,A,t)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}
e.exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard:g,setHeadersGuard:h,setHeadersList:Q,getHeadersList:E}},478:(e,A,t)=>{const{makeNetworkError:r,makeAppropriateNetworkError:s,filterResponse:n,makeResponse:o,fromInnerResponse:i,getResponseState:a}=t(7371)
const{HeadersList:c}=t(9898)
const{Request:l,cloneRequest:g,getRequestDispatcher:h,getRequestState:E}=t(4988)
const Q=t(8522)
const{makePolicyContainer:u,clonePolicyContainer:C,requestBadPort:I,TAOCheck:B,appendRequestOriginHeader:d,responseLocationURL:f,requestCurrentURL:y,setRequestReferrerPolicyOnRedirect:p,tryUpgradeRequestToAPotentiallyTrustworthyURL:D,createOpaqueTimingInfo:S,appendFetchMetadata:w,corsCheck:m,crossOriginResourcePolicyCheck:R,determineRequestsReferrer:N,coarsenedSharedCurrentTime:b,sameOrigin:F,isCancelled:k,isAborted:U,isErrorLike:M,fullyReadBody:T,readableStreamClose:L,urlIsLocal:H,urlIsHttpHttpsScheme:Y,urlHasHttpsScheme:V,clampAndCoarsenConnectionTimingInfo:G,simpleRangeHeaderValue:x,buildContentRange:v,createInflate:O,extractMimeType:J,hasAuthenticationEntry:W,includesCredentials:P,isTraversableNavigable:q}=t(8960)
const _=t(4589)
const{safelyExtractBody:Z,extractBody:z}=t(1436)
const{redirectStatusSet:X,nullBodyStatus:K,safeMethodsSet:j,requestBodyHeader:$,subresourceSet:ee}=t(4863)
const Ae=t(8474)
const{Readable:te,pipeline:re,finished:se,isErrored:ne,isReadable:oe}=t(7075)
const{addAbortListener:ie,bufferToLowerCasedHeaderName:ae}=t(2656)
const{dataURLProcessor:ce,serializeAMimeType:le,minimizeSupportedMimeType:ge}=t(3004)
const{getGlobalDispatcher:he}=t(9077)
const{webidl:Ee}=t(4327)
const{STATUS_CODES:Qe}=t(7067)
const{bytesMatch:ue}=t(8554)
const{createDeferredPromise:Ce}=t(1156)
const{isomorphicEncode:Ie}=t(6788)
const{runtimeFeatures:Be}=t(3993)
const de=Be.has("zstd")
const fe=["GET","HEAD"]
const ye=typeof __UNDICI_IS_NODE__!=="undefined"||typeof esbuildDetection!=="undefined"?"node":"undici"
let pe
class Fetch extends Ae{constructor(e){super()
this.dispatcher=e
this.connection=null
this.dump=false
this.state="ongoing"}terminate(e){if(this.state!=="ongoing"){return}this.state="terminated"
this.connection?.destroy(e)
this.emit("terminated",e)}abort(e){if(this.state!=="ongoing"){return}this.state="aborted"
if(!e){e=new DOMException("The operation was aborted.","AbortError")}this.serializedAbortReason=e
this.connection?.destroy(e)
this.emit("terminated",e)}}function handleFetchDone(e){finalizeAndReportTiming(e,"fetch")}function fetch(e,A=undefined){Ee.argumentLengthCheck(arguments,1,"globalThis.fetch")
let t=Ce()
let r
try{r=new l(e,A)}catch(e){t.reject(e)
return t.promise}const s=E(r)
if(r.signal.aborted){abortFetch(t,s,null,r.signal.reason,null)
return t.promise}const n=s.client.globalObject
if(n?.constructor?.name==="ServiceWorkerGlobalScope"){s.serviceWorkers="none"}let o=null
let a=false
let c=null
ie(r.signal,()=>{a=true
_(c!=null)
c.abort(r.signal.reason)
const e=o?.deref()
abortFetch(t,s,e,r.signal.reason,c.controller)})
const processResponse=e=>{if(a){return}if(e.aborted){abortFetch(t,s,o,c.serializedAbortReason,c.controller)
return}if(e.type==="error"){t.reject(new TypeError("fetch failed",{cause:e.error}))
return}o=new WeakRef(i(e,"immutable"))
t.resolve(o.deref())
t=null}
c=fetching({request:s,processResponseEndOfBody:handleFetchDone,processResponse,dispatcher:h(r),requestObject:r})
return t.promise}function finalizeAndReportTiming(e,A="other"){if(e.type==="error"&&e.aborted){return}if(!e.urlList?.length){return}const t=e.urlList[0]
let r=e.timingInfo
let s=e.cacheState
if(!Y(t)){return}if(r===null){return}if(!e.timingAllowPassed){r=S({startTime:r.startTime})
s=""}r.endTime=b()
e.timingInfo=r
De(r,t.href,A,globalThis,s,"",e.status)}const De=performance.markResourceTiming
function abortFetch(e,A,t,r,s){if(e){e.reject(r)}if(A.body?.stream!=null&&oe(A.body.stream)){A.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}if(t==null){return}const n=a(t)
if(n.body?.stream!=null&&oe(n.body.stream)){s.error(r)}}function fetching({request:e,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseEndOfBody:s,processResponseConsumeBody:n,useParallelQueue:o=false,dispatcher:i=he(),requestObject:a=null}){_(i)
let c=null
let l=false
if(e.client!=null){c=e.client.globalObject
l=e.client.crossOriginIsolatedCapability}const g=b(l)
const h=S({startTime:g})
const E={controller:new Fetch(i),request:e,timingInfo:h,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseConsumeBody:n,processResponseEndOfBody:s,taskDestination:c,crossOriginIsolatedCapability:l,requestObject:a}
_(!e.body||e.body.stream)
if(e.window==="client"){e.window=e.client?.globalObject?.constructor?.name==="Window"?e.client:"no-window"}if(e.origin==="client"){e.origin=e.client.origin}if(e.policyContainer==="client"){if(e.client!=null){e.policyContainer=C(e.client.policyContainer)}else{e.policyContainer=u()}}if(!e.headersList.contains("accept",true)){const A="*/*"
e.headersList.append("accept",A,true)}if(!e.headersList.contains("accept-language",true)){e.headersList.append("accept-language","*",true)}if(e.priority===null){}if(ee.has(e.destination)){}mainFetch(E,false)
return E.controller}async function mainFetch(e,A){try{const t=e.request
let s=null
if(t.localURLsOnly&&!H(y(t))){s=r("local URLs only")}D(t)
if(I(t)==="blocked"){s=r("bad port")}if(t.referrerPolicy===""){t.referrerPolicy=t.policyContainer.referrerPolicy}if(t.referrer!=="no-referrer"){t.referrer=N(t)}if(s===null){const A=y(t)
if(F(A,t.url)&&t.responseTainting==="basic"||A.protocol==="data:"||(t.mode==="navigate"||t.mode==="websocket")){t.responseTainting="basic"
s=await schemeFetch(e)}else if(t.mode==="same-origin"){s=r('request mode cannot be "same-origin"')}else if(t.mode==="no-cors"){if(t.redirect!=="follow"){s=r('redirect mode cannot be "follow" for "no-cors" request')}else{t.responseTainting="opaque"
s=await schemeFetch(e)}}else if(!Y(y(t))){s=r("URL scheme must be a HTTP(S) scheme")}else{t.responseTainting="cors"
s=await httpFetch(e)}}if(A){return s}if(s.status!==0&&!s.internalResponse){if(t.responseTainting==="cors"){}if(t.responseTainting==="basic"){s=n(s,"basic")}else if(t.responseTainting==="cors"){s=n(s,"cors")}else if(t.responseTainting==="opaque"){s=n(s,"opaque")}else{_(false)}}let o=s.status===0?s:s.internalResponse
if(o.urlList.length===0){o.urlList.push(...t.urlList)}if(!t.timingAllowFailed){s.timingAllowPassed=true}if(s.type==="opaque"&&o.status===206&&o.rangeRequested&&!t.headers.contains("range",true)){s=o=r()}if(s.status!==0&&(t.method==="HEAD"||t.method==="CONNECT"||K.includes(o.status))){o.body=null
e.controller.dump=true}if(t.integrity){const processBodyError=A=>fetchFinale(e,r(A))
if(t.responseTainting==="opaque"||s.body==null){processBodyError(s.error)
return}const processBody=A=>{if(!ue(A,t.integrity)){processBodyError("integrity mismatch")
return}s.body=Z(A)[0]
fetchFinale(e,s)}
T(s.body,processBody,processBodyError)}else{fetchFinale(e,s)}}catch(A){e.controller.terminate(A)}}function schemeFetch(e){if(k(e)&&e.request.redirectCount===0){return Promise.resolve(s(e))}const{request:A}=e
const{protocol:n}=y(A)
switch(n){case"about:":{return Promise.resolve(r("about scheme is not supported"))}case"blob:":{if(!pe){pe=t(4573).resolveObjectURL}const e=y(A)
if(e.search.length!==0){return Promise.resolve(r("NetworkError when attempting to fetch resource."))}const s=pe(e.toString())
if(A.method!=="GET"||!Ee.is.Blob(s)){return Promise.resolve(r("invalid method"))}const n=o()
const i=s.size
const a=Ie(`${i}`)
const c=s.type
if(!A.headersList.contains("range",true)){const e=z(s)
n.statusText="OK"
n.body=e[0]
n.headersList.set("content-length",a,true)
n.headersList.set("content-type",c,true)}else{n.rangeRequested=true
const e=A.headersList.get("range",true)
const t=x(e,true)
if(t==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}let{rangeStartValue:o,rangeEndValue:a}=t
if(o===null){o=i-a
a=o+a-1}else{if(o>=i){return Promise.resolve(r("Range start is greater than the blob's size."))}if(a===null||a>=i){a=i-1}}const l=s.slice(o,a+1,c)
const g=z(l)
n.body=g[0]
const h=Ie(`${l.size}`)
const E=v(o,a,i)
n.status=206
n.statusText="Partial Content"
n.headersList.set("content-length",h,true)
n.headersList.set("content-type",c,true)
n.headersList.set("content-range",E,true)}return Promise.resolve(n)}case"data:":{const e=y(A)
const t=ce(e)
if(t==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}const s=le(t.mimeType)
return Promise.resolve(o({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:s}]],body:Z(t.body)[0]}))}case"file:":{return Promise.resolve(r("not implemented... yet..."))}case"http:":case"https:":{return httpFetch(e).catch(e=>r(e))}default:{return Promise.resolve(r("unknown scheme"))}}}function finalizeResponse(e,A){e.request.done=true
if(e.processResponseDone!=null){queueMicrotask(()=>e.processResponseDone(A))}}function fetchFinale(e,A){let t=e.timingInfo
const processResponseEndOfBody=()=>{const r=Date.now()
if(e.request.destination==="document"){e.controller.fullTimingInfo=t}e.controller.reportTimingSteps=()=>{if(!Y(e.request.url)){return}t.endTime=r
let s=A.cacheState
const n=A.bodyInfo
if(!A.timingAllowPassed){t=S(t)
s=""}let o=0
if(e.request.mode!=="navigate"||!A.hasCrossOriginRedirects){o=A.status
const e=J(A.headersList)
if(e!=="failure"){n.contentType=ge(e)}}if(e.request.initiatorType!=null){De(t,e.request.url.href,e.request.initiatorType,globalThis,s,n,o)}}
const processResponseEndOfBodyTask=()=>{e.request.done=true
if(e.processResponseEndOfBody!=null){queueMicrotask(()=>e.processResponseEndOfBody(A))}if(e.request.initiatorType!=null){e.controller.reportTimingSteps()}}
queueMicrotask(()=>processResponseEndOfBodyTask())}
if(e.processResponse!=null){queueMicrotask(()=>{e.processResponse(A)
e.processResponse=null})}const r=A.type==="error"?A:A.internalResponse??A
if(r.body==null){processResponseEndOfBody()}else{se(r.body.stream,()=>{processResponseEndOfBody()})}}async function httpFetch(e){const A=e.request
let t=null
let s=null
const n=e.timingInfo
if(A.serviceWorkers==="all"){}if(t===null){if(A.redirect==="follow"){A.serviceWorkers="none"}s=t=await httpNetworkOrCacheFetch(e)
if(A.responseTainting==="cors"&&m(A,t)==="failure"){return r("cors failure")}if(B(A,t)==="failure"){A.timingAllowFailed=true}}if((A.responseTainting==="opaque"||t.type==="opaque")&&R(A.origin,A.client,A.destination,s)==="blocked"){return r("blocked")}if(X.has(s.status)){if(A.redirect!=="manual"){e.controller.connection.destroy(undefined,false)}if(A.redirect==="error"){t=r("unexpected redirect")}else if(A.redirect==="manual"){t=s}else if(A.redirect==="follow"){t=await httpRedirectFetch(e,t)}else{_(false)}}t.timingInfo=n
return t}function httpRedirectFetch(e,A){const t=e.request
const s=A.internalResponse?A.internalResponse:A
let n
try{n=f(s,y(t).hash)
if(n==null){return A}}catch(e){return Promise.resolve(r(e))}if(!Y(n)){return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"))}if(t.redirectCount===20){return Promise.resolve(r("redirect count exceeded"))}t.redirectCount+=1
if(t.mode==="cors"&&(n.username||n.password)&&!F(t,n)){return Promise.resolve(r('cross origin not allowed for request mode "cors"'))}if(t.responseTainting==="cors"&&(n.username||n.password)){return Promise.resolve(r('URL cannot contain credentials for request mode "cors"'))}if(s.status!==303&&t.body!=null&&t.body.source==null){return Promise.resolve(r())}if([301,302].includes(s.status)&&t.method==="POST"||s.status===303&&!fe.includes(t.method)){t.method="GET"
t.body=null
for(const e of $){t.headersList.delete(e)}}if(!F(y(t),n)){t.headersList.delete("authorization",true)
t.headersList.delete("proxy-authorization",true)
t.headersList.delete("cookie",true)
t.headersList.delete("host",true)}if(t.body!=null){_(t.body.source!=null)
t.body=Z(t.body.source)[0]}const o=e.timingInfo
o.redirectEndTime=o.postRedirectStartTime=b(e.crossOriginIsolatedCapability)
if(o.redirectStartTime===0){o.redirectStartTime=o.startTime}t.urlList.push(n)
p(t,s)
return mainFetch(e,true)}async function httpNetworkOrCacheFetch(e,A=false,t=false){const n=e.request
let o=null
let i=null
let a=null
const c=null
const l=false
if(n.window==="no-window"&&n.redirect==="error"){o=e
i=n}else{i=g(n)
o={...e}
o.request=i}const h=n.credentials==="include"||n.credentials==="same-origin"&&n.responseTainting==="basic"
const E=i.body?i.body.length:null
let Q=null
if(i.body==null&&["POST","PUT"].includes(i.method)){Q="0"}if(E!=null){Q=Ie(`${E}`)}if(Q!=null&&!i.headersList.contains("content-length",true)){i.headersList.append("content-length",Q,true)}if(E!=null&&i.keepalive){}if(Ee.is.URL(i.referrer)){i.headersList.append("referer",Ie(i.referrer.href),true)}d(i)
w(i)
if(!i.headersList.contains("user-agent",true)){i.headersList.append("user-agent",ye,true)}if(i.cache==="default"&&(i.headersList.contains("if-modified-since",true)||i.headersList.contains("if-none-match",true)||i.headersList.contains("if-unmodified-since",true)||i.headersList.contains("if-match",true)||i.headersList.contains("if-range",true))){i.cache="no-store"}if(i.cache==="no-cache"&&!i.preventNoCacheCacheControlHeaderModification&&!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","max-age=0",true)}if(i.cache==="no-store"||i.cache==="reload"){if(!i.headersList.contains("pragma",true)){i.headersList.append("pragma","no-cache",true)}if(!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","no-cache",true)}}if(i.headersList.contains("range",true)){i.headersList.append("accept-encoding","identity",true)}if(!i.headersList.contains("accept-encoding",true)){if(V(y(i))){i.headersList.append("accept-encoding","br, gzip, deflate",true)}else{i.headersList.append("accept-encoding","gzip, deflate",true)}}i.headersList.delete("host",true)
if(h){if(!i.headersList.contains("authorization",true)){let e=null
if(W(i)&&(i.useURLCredentials===undefined||!P(y(i)))){}else if(P(y(i))&&A){const{username:A,password:t}=y(i)
e=`Basic ${Buffer.from(`${A}:${t}`).toString("base64")}`}if(e!==null){i.headersList.append("Authorization",e,false)}}}if(c==null){i.cache="no-store"}if(i.cache!=="no-store"&&i.cache!=="reload"){}if(a==null){if(i.cache==="only-if-cached"){return r("only if cached")}const e=await httpNetworkFetch(o,h,t)
if(!j.has(i.method)&&e.status>=200&&e.status<=399){}if(l&&e.status===304){}if(a==null){a=e}}a.urlList=[...i.urlList]
if(i.headersList.contains("range",true)){a.rangeRequested=true}a.requestIncludesCredentials=h
if(a.status===401&&i.responseTainting!=="cors"&&h&&(n.useURLCredentials!==undefined||q(n.traversableForUserPrompts))){if(n.body!=null){if(n.body.source==null){return a}n.body=Z(n.body.source)[0]}if(n.useURLCredentials===undefined||A){if(k(e)){return s(e)}return a}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,true)}if(a.status===407){if(n.window==="no-window"){return r()}if(k(e)){return s(e)}return r("proxy authentication required")}if(a.status===421&&!t&&(n.body==null||n.body.source!=null)){if(k(e)){return s(e)}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,A,true)}if(A){}return a}async function httpNetworkFetch(e,A=false,t=false){_(!e.controller.connection||e.controller.connection.destroyed)
e.controller.connection={abort:null,destroyed:false,destroy(e,A=true){if(!this.destroyed){this.destroyed=true
if(A){this.abort?.(e??new DOMException("The operation was aborted.","AbortError"))}}}}
const n=e.request
let i=null
const a=e.timingInfo
const l=null
if(l==null){n.cache="no-store"}const g=t?"yes":"no"
if(n.mode==="websocket"){}else{}let h=null
if(n.body==null&&e.processRequestEndOfBody){queueMicrotask(()=>e.processRequestEndOfBody())}else if(n.body!=null){const processBodyChunk=async function*(A){if(k(e)){return}yield A
e.processRequestBodyChunkLength?.(A.byteLength)}
const processEndOfBody=()=>{if(k(e)){return}if(e.processRequestEndOfBody){e.processRequestEndOfBody()}}
const processBodyError=A=>{if(k(e)){return}if(A.name==="AbortError"){e.controller.abort()}else{e.controller.terminate(A)}}
h=async function*(){try{for await(const e of n.body.stream){yield*processBodyChunk(e)}processEndOfBody()}catch(e){processBodyError(e)}}()}try{const{body:A,status:t,statusText:r,headersList:s,socket:n}=await dispatch({body:h})
if(n){i=o({status:t,statusText:r,headersList:s,socket:n})}else{const n=A[Symbol.asyncIterator]()
e.controller.next=()=>n.next()
i=o({status:t,statusText:r,headersList:s})}}catch(A){if(A.name==="AbortError"){e.controller.connection.destroy()
return s(e,A)}return r(A)}const pullAlgorithm=()=>e.controller.resume()
const cancelAlgorithm=A=>{if(!k(e)){e.controller.abort(A)}}
const E=new ReadableStream({start(A){e.controller.controller=A},pull:pullAlgorithm,cancel:cancelAlgorithm,type:"bytes"})
i.body={stream:E,source:null,length:null}
if(!e.controller.resume){e.controller.on("terminated",onAborted)}e.controller.resume=async()=>{while(true){let A
let t
try{const{done:t,value:r}=await e.controller.next()
if(U(e)){break}A=t?undefined:r}catch(r){if(e.controller.ended&&!a.encodedBodySize){A=undefined}else{A=r
t=true}}if(A===undefined){L(e.controller.controller)
finalizeResponse(e,i)
return}a.decodedBodySize+=A?.byteLength??0
if(t){e.controller.terminate(A)
return}const r=new Uint8Array(A)
if(r.byteLength){e.controller.controller.enqueue(r)}if(ne(E)){e.controller.terminate()
return}if(e.controller.controller.desiredSize<=0){return}}}
function onAborted(A){if(U(e)){i.aborted=true
if(oe(E)){e.controller.controller.error(e.controller.serializedAbortReason)}}else{if(oe(E)){e.controller.controller.error(new TypeError("terminated",{cause:M(A)?A:undefined}))}}e.controller.connection.destroy()}return i
function dispatch({body:A}){const t=y(n)
const r=e.controller.dispatcher
const s=t.pathname+t.search
const o=t.search.length===0&&t.href[t.href.length-t.hash.length-1]==="?"
return new Promise((i,l)=>r.dispatch({path:o?`${s}?`:s,origin:t.origin,method:n.method,body:r.isMockActive?n.body&&(n.body.source||n.body.stream):A,headers:n.headersList.entries,maxRedirections:0,upgrade:n.mode==="websocket"?"websocket":undefined},{body:null,abort:null,onConnect(A){const{connection:t}=e.controller
a.finalConnectionTimingInfo=G(undefined,a.postRedirectStartTime,e.crossOriginIsolatedCapability)
if(t.destroyed){A(new DOMException("The operation was aborted.","AbortError"))}else{e.controller.on("terminated",A)
this.abort=t.abort=A}a.finalNetworkRequestStartTime=b(e.crossOriginIsolatedCapability)},onResponseStarted(){a.finalNetworkResponseStartTime=b(e.crossOriginIsolatedCapability)},onHeaders(e,A,t,r){if(e<200){return false}const s=new c
for(let e=0;e<A.length;e+=2){const t=ae(A[e])
const r=A[e+1]
if(Array.isArray(r)&&!Buffer.isBuffer(A[e+1])){for(const e of r){s.append(t,e.toString("latin1"),true)}}else{s.append(t,r.toString("latin1"),true)}}const o=s.get("location",true)
const a=o&&n.redirect==="follow"&&X.has(e)
const l=[]
if(n.method!=="HEAD"&&n.method!=="CONNECT"&&!K.includes(e)&&!a){const e=s.get("content-encoding",true)
const A=e?e.toLowerCase().split(","):[]
const t=5
if(A.length>t){this.abort(new Error(`too many content-encodings in response: ${A.length}, maximum allowed is ${t}`))
return true}for(let e=A.length-1;e>=0;--e){const t=A[e].trim()
if(t==="x-gzip"||t==="gzip"){l.push(Q.createGunzip({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}))}else if(t==="deflate"){l.push(O({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}))}else if(t==="br"){l.push(Q.createBrotliDecompress({flush:Q.constants.BROTLI_OPERATION_FLUSH,finishFlush:Q.constants.BROTLI_OPERATION_FLUSH}))}else if(t==="zstd"&&de){l.push(Q.createZstdDecompress({flush:Q.constants.ZSTD_e_continue,finishFlush:Q.constants.ZSTD_e_end}))}else{l.length=0
break}}}this.body=new te({read:t})
const g=this.onError.bind(this)
i({status:e,statusText:r,headersList:s,body:l.length?re(this.body,...l,e=>{if(e){this.onError(e)}}).on("error",g):this.body.on("error",g)})
return true},onData(A){if(e.controller.dump){return}const t=A
a.encodedBodySize+=t.byteLength
return this.body.push(t)},onComplete(){if(this.abort){e.controller.off("terminated",this.abort)}e.controller.ended=true
this.body.push(null)},onError(A){if(this.abort){e.controller.off("terminated",this.abort)}this.body?.destroy(A)
e.controller.terminate(A)
l(A)},onRequestUpgrade(e,A,t,r){if(r.session!=null&&A!==200||r.session==null&&A!==101){return false}const s=new c
for(const[e,A]of Object.entries(t)){if(A==null){continue}const t=e.toLowerCase()
if(Array.isArray(A)){for(const e of A){s.append(t,String(e),true)}}else{s.append(t,String(A),true)}}i({status:A,statusText:Qe[A],headersList:s,socket:r})
return true},onUpgrade(e,A,t){if(t.session!=null&&e!==200||t.session==null&&e!==101){return false}const r=new c
for(let e=0;e<A.length;e+=2){const t=ae(A[e])
const s=A[e+1]
if(Array.isArray(s)&&!Buffer.isBuffer(A[e+1])){for(const e of s){r.append(t,e.toString("latin1"),true)}}else{r.append(t,s.toString("latin1"),true)}}i({status:e,statusText:Qe[e],headersList:r,socket:t})
return true}}))}}e.exports={fetch,Fetch,fetching,finalizeAndReportTiming}},4988:(e,A,t)=>{const{extractBody:r,mixinBody:s,cloneBody:n,bodyUnusable:o}=t(1436)
const{Headers:i,fill:a,HeadersList:c,setHeadersGuard:l,getHeadersGuard:g,setHeadersList:h,getHeadersList:E}=t(9898)
const Q=t(2656)
const u=t(7975)
const{isValidHTTPToken:C,sameOrigin:I,environmentSettingsObject:B}=t(8960)
const{forbiddenMethodsSet:d,corsSafeListedMethodsSet:f,referrerPolicy:y,requestRedirect:p,requestMode:D,requestCredentials:S,requestCache:w,requestDuplex:m}=t(4863)
const{kEnumerableProperty:R,normalizedMethodRecordsBase:N,normalizedMethodRecords:b}=Q
const{webidl:F}=t(4327)
const{URLSerializer:k}=t(3004)
const{kConstruct:U}=t(4539)
const M=t(4589)
const{getMaxListeners:T,setMaxListeners:L,defaultMaxListeners:H}=t(8474)
const Y=Symbol("abortController")
const V=new FinalizationRegistry(({signal:e,abort:A})=>{e.removeEventListener("abort",A)})
const G=new WeakMap
let x
try{x=T((new AbortController).signal)>0}catch{x=false}function buildAbort(e){return abort
function abort(){const A=e.deref()
if(A!==undefined){V.unregister(abort)
this.removeEventListener("abort",abort)
A.abort(this.reason)
const e=G.get(A.signal)
if(e!==undefined){if(e.size!==0){for(const A of e){const e=A.deref()
if(e!==undefined){e.abort(this.reason)}}e.clear()}G.delete(A.signal)}}}}let v=false
class Request{#GA
#TA
#j
#Ke
constructor(e,A=undefined){F.util.markAsUncloneable(this)
if(e===U){return}const t="Request constructor"
F.argumentLengthCheck(arguments,1,t)
e=F.converters.RequestInfo(e)
A=F.converters.RequestInit(A)
let s=null
let n=null
const g=B.settingsObject.baseUrl
let u=null
if(typeof e==="string"){this.#TA=A.dispatcher
let t
try{t=new URL(e,g)}catch(A){throw new TypeError("Failed to parse URL from "+e,{cause:A})}if(t.username||t.password){throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+e)}s=makeRequest({urlList:[t]})
n="cors"}else{M(F.is.Request(e))
s=e.#Ke
u=e.#GA
this.#TA=A.dispatcher||e.#TA}const y=B.settingsObject.origin
let p="client"
if(s.window?.constructor?.name==="EnvironmentSettingsObject"&&I(s.window,y)){p=s.window}if(A.window!=null){throw new TypeError(`'window' option '${p}' must be null`)}if("window"in A){p="no-window"}s=makeRequest({method:s.method,headersList:s.headersList,unsafeRequest:s.unsafeRequest,client:B.settingsObject,window:p,priority:s.priority,origin:s.origin,referrer:s.referrer,referrerPolicy:s.referrerPolicy,mode:s.mode,credentials:s.credentials,cache:s.cache,redirect:s.redirect,integrity:s.integrity,keepalive:s.keepalive,reloadNavigation:s.reloadNavigation,historyNavigation:s.historyNavigation,urlList:[...s.urlList]})
const D=Object.keys(A).length!==0
if(D){if(s.mode==="navigate"){s.mode="same-origin"}s.reloadNavigation=false
s.historyNavigation=false
s.origin="client"
s.referrer="client"
s.referrerPolicy=""
s.url=s.urlList[s.urlList.length-1]
s.urlList=[s.url]}if(A.referrer!==undefined){const e=A.referrer
if(e===""){s.referrer="no-referrer"}else{let A
try{A=new URL(e,g)}catch(A){throw new TypeError(`Referrer "${e}" is not a valid URL.`,{cause:A})}if(A.protocol==="about:"&&A.hostname==="client"||y&&!I(A,B.settingsObject.baseUrl)){s.referrer="client"}else{s.referrer=A}}}if(A.referrerPolicy!==undefined){s.referrerPolicy=A.referrerPolicy}let S
if(A.mode!==undefined){S=A.mode}else{S=n}if(S==="navigate"){throw F.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})}if(S!=null){s.mode=S}if(A.credentials!==undefined){s.credentials=A.credentials}if(A.cache!==undefined){s.cache=A.cache}if(s.cache==="only-if-cached"&&s.mode!=="same-origin"){throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")}if(A.redirect!==undefined){s.redirect=A.redirect}if(A.integrity!=null){s.integrity=String(A.integrity)}if(A.keepalive!==undefined){s.keepalive=Boolean(A.keepalive)}if(A.method!==undefined){let e=A.method
const t=b[e]
if(t!==undefined){s.method=t}else{if(!C(e)){throw new TypeError(`'${e}' is not a valid HTTP method.`)}const A=e.toUpperCase()
if(d.has(A)){throw new TypeError(`'${e}' HTTP method is unsupported.`)}e=N[A]??e
s.method=e}if(!v&&s.method==="patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"})
v=true}}if(A.signal!==undefined){u=A.signal}this.#Ke=s
const w=new AbortController
this.#GA=w.signal
if(u!=null){if(u.aborted){w.abort(u.reason)}else{this[Y]=w
const e=new WeakRef(w)
const A=buildAbort(e)
if(x&&T(u)===H){L(1500,u)}Q.addAbortListener(u,A)
V.register(w,{signal:u,abort:A},A)}}this.#j=new i(U)
h(this.#j,s.headersList)
l(this.#j,"request")
if(S==="no-cors"){if(!f.has(s.method)){throw new TypeError(`'${s.method} is unsupported in no-cors mode.`)}l(this.#j,"request-no-cors")}if(D){const e=E(this.#j)
const t=A.headers!==undefined?A.headers:new c(e)
e.clear()
if(t instanceof c){for(const{name:A,value:r}of t.rawValues()){e.append(A,r,false)}e.cookies=t.cookies}else{a(this.#j,t)}}const m=F.is.Request(e)?e.#Ke.body:null
if((A.body!=null||m!=null)&&(s.method==="GET"||s.method==="HEAD")){throw new TypeError("Request with GET/HEAD method cannot have body.")}let R=null
if(A.body!=null){const[e,t]=r(A.body,s.keepalive)
R=e
if(t&&!E(this.#j).contains("content-type",true)){this.#j.append("content-type",t,true)}}const k=R??m
if(k!=null&&k.source==null){if(R!=null&&A.duplex==null){throw new TypeError("RequestInit: duplex option is required when sending a body.")}if(s.mode!=="same-origin"&&s.mode!=="cors"){throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')}s.useCORSPreflightFlag=true}let G=k
if(R==null&&m!=null){if(o(e.#Ke)){throw new TypeError("Cannot construct a Request with a Request object that has already been used.")}const A=new TransformStream
m.stream.pipeThrough(A)
G={source:m.source,length:m.length,stream:A.readable}}this.#Ke.body=G}get method(){F.brandCheck(this,Request)
return this.#Ke.method}get url(){F.brandCheck(this,Request)
return k(this.#Ke.url)}get headers(){F.brandCheck(this,Request)
return this.#j}get destination(){F.brandCheck(this,Request)
return this.#Ke.destination}get referrer(){F.brandCheck(this,Request)
if(this.#Ke.referrer==="no-referrer"){return""}if(this.#Ke.referrer==="client"){return"about:client"}return this.#Ke.referrer.toString()}get referrerPolicy(){F.brandCheck(this,Request)
return this.#Ke.referrerPolicy}get mode(){F.brandCheck(this,Request)
return this.#Ke.mode}get credentials(){F.brandCheck(this,Request)
return this.#Ke.credentials}get cache(){F.brandCheck(this,Request)
return this.#Ke.cache}get redirect(){F.brandCheck(this,Request)
return this.#Ke.redirect}get integrity(){F.brandCheck(this,Request)
return this.#Ke.integrity}get keepalive(){F.brandCheck(this,Request)
return this.#Ke.keepalive}get isReloadNavigation(){F.brandCheck(this,Request)
return this.#Ke.reloadNavigation}get isHistoryNavigation(){F.brandCheck(this,Request)
return this.#Ke.historyNavigation}get signal(){F.brandCheck(this,Request)
return this.#GA}get body(){F.brandCheck(this,Request)
return this.#Ke.body?this.#Ke.body.stream:null}get bodyUsed(){F.brandCheck(this,Request)
return!!this.#Ke.body&&Q.isDisturbed(this.#Ke.body.stream)}get duplex(){F.brandCheck(this,Request)
return"half"}clone(){F.brandCheck(this,Request)
if(o(this.#Ke)){throw new TypeError("unusable")}const e=cloneRequest(this.#Ke)
const A=new AbortController
if(this.signal.aborted){A.abort(this.signal.reason)}else{let e=G.get(this.signal)
if(e===undefined){e=new Set
G.set(this.signal,e)}const t=new WeakRef(A)
e.add(t)
Q.addAbortListener(A.signal,buildAbort(t))}return fromInnerRequest(e,this.#TA,A.signal,g(this.#j))}[u.inspect.custom](e,A){if(A.depth===null){A.depth=2}A.colors??=true
const t={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
return`Request ${u.formatWithOptions(A,t)}`}static setRequestSignal(e,A){e.#GA=A
return e}static getRequestDispatcher(e){return e.#TA}static setRequestDispatcher(e,A){e.#TA=A}static setRequestHeaders(e,A){e.#j=A}static getRequestState(e){return e.#Ke}static setRequestState(e,A){e.#Ke=A}}const{setRequestSignal:O,getRequestDispatcher:J,setRequestDispatcher:W,setRequestHeaders:P,getRequestState:q,setRequestState:_}=Request
Reflect.deleteProperty(Request,"setRequestSignal")
Reflect.deleteProperty(Request,"getRequestDispatcher")
Reflect.deleteProperty(Request,"setRequestDispatcher")
Reflect.deleteProperty(Request,"setRequestHeaders")
Reflect.deleteProperty(Request,"getRequestState")
Reflect.deleteProperty(Request,"setRequestState")
s(Request,q)
function makeRequest(e){return{method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,useURLCredentials:e.useURLCredentials??undefined,traversableForUserPrompts:e.traversableForUserPrompts??"client",urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new c(e.headersList):new c}}function cloneRequest(e){const A=makeRequest({...e,body:null})
if(e.body!=null){A.body=n(e.body)}return A}function fromInnerRequest(e,A,t,r){const s=new Request(U)
_(s,e)
W(s,A)
O(s,t)
const n=new i(U)
P(s,n)
h(n,e.headersList)
l(n,r)
return s}Object.defineProperties(Request.prototype,{method:R,url:R,headers:R,redirect:R,clone:R,signal:R,duplex:R,destination:R,body:R,bodyUsed:R,isHistoryNavigation:R,isReloadNavigation:R,keepalive:R,integrity:R,cache:R,credentials:R,attribute:R,referrerPolicy:R,referrer:R,mode:R,[Symbol.toStringTag]:{value:"Request",configurable:true}})
F.is.Request=F.util.MakeTypeAssertion(Request)
F.converters.RequestInfo=function(e){if(typeof e==="string"){return F.converters.USVString(e)}if(F.is.Request(e)){return e}return F.converters.USVString(e)}
F.converters.RequestInit=F.dictionaryConverter([{key:"method",converter:F.converters.ByteString},{key:"headers",converter:F.converters.HeadersInit},{key:"body",converter:F.nullableConverter(F.converters.BodyInit)},{key:"referrer",converter:F.converters.USVString},{key:"referrerPolicy",converter:F.converters.DOMString,allowedValues:y},{key:"mode",converter:F.converters.DOMString,allowedValues:D},{key:"credentials",converter:F.converters.DOMString,allowedValues:S},{key:"cache",converter:F.converters.DOMString,allowedValues:w},{key:"redirect",converter:F.converters.DOMString,allowedValues:p},{key:"integrity",converter:F.converters.DOMString},{key:"keepalive",converter:F.converters.boolean},{key:"signal",converter:F.nullableConverter(e=>F.converters.AbortSignal(e,"RequestInit","signal"))},{key:"window",converter:F.converters.any},{key:"duplex",converter:F.converters.DOMString,allowedValues:m},{key:"dispatcher",converter:F.converters.any},{key:"priority",converter:F.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}])
e.exports={Request,makeRequest,fromInnerRequest,cloneRequest,getRequestDispatcher:J,getRequestState:q}},7371:(e,A,t)=>{const{Headers:r,HeadersList:s,fill:n,getHeadersGuard:o,setHeadersGuard:i,setHeadersList:a}=t(9898)
const{extractBody:c,cloneBody:l,mixinBody:g,streamRegistry:h,bodyUnusable:E}=t(1436)
const Q=t(2656)
const u=t(7975)
const{kEnumerableProperty:C}=Q
const{isValidReasonPhrase:I,isCancelled:B,isAborted:d,isErrorLike:f,environmentSettingsObject:y}=t(8960)
const{redirectStatusSet:p,nullBodyStatus:D}=t(4863)
const{webidl:S}=t(4327)
const{URLSerializer:w}=t(3004)
const{kConstruct:m}=t(4539)
const R=t(4589)
const{isomorphicEncode:N,serializeJavascriptValueToJSONString:b}=t(6788)
const F=new TextEncoder("utf-8")
class Response{#j
#Ke
static error(){const e=fromInnerResponse(makeNetworkError(),"immutable")
return e}static json(e,A=undefined){S.argumentLengthCheck(arguments,1,"Response.json")
if(A!==null){A=S.converters.ResponseInit(A)}const t=F.encode(b(e))
const r=c(t)
const s=fromInnerResponse(makeResponse({}),"response")
initializeResponse(s,A,{body:r[0],type:"application/json"})
return s}static redirect(e,A=302){S.argumentLengthCheck(arguments,1,"Response.redirect")
e=S.converters.USVString(e)
A=S.converters["unsigned short"](A)
let t
try{t=new URL(e,y.settingsObject.baseUrl)}catch(A){throw new TypeError(`Failed to parse URL from ${e}`,{cause:A})}if(!p.has(A)){throw new RangeError(`Invalid status code ${A}`)}const r=fromInnerResponse(makeResponse({}),"immutable")
r.#Ke.status=A
const s=N(w(t))
r.#Ke.headersList.append("location",s,true)
return r}constructor(e=null,A=undefined){S.util.markAsUncloneable(this)
if(e===m){return}if(e!==null){e=S.converters.BodyInit(e,"Response","body")}A=S.converters.ResponseInit(A)
this.#Ke=makeResponse({})
this.#j=new r(m)
i(this.#j,"response")
a(this.#j,this.#Ke.headersList)
let t=null
if(e!=null){const[A,r]=c(e)
t={body:A,type:r}}initializeResponse(this,A,t)}get type(){S.brandCheck(this,Response)
return this.#Ke.type}get url(){S.brandCheck(this,Response)
const e=this.#Ke.urlList
const A=e[e.length-1]??null
if(A===null){return""}return w(A,true)}get redirected(){S.brandCheck(this,Response)
return this.#Ke.urlList.length>1}get status(){S.brandCheck(this,Response)
return this.#Ke.status}get ok(){S.brandCheck(this,Response)
return this.#Ke.status>=200&&this.#Ke.status<=299}get statusText(){S.brandCheck(this,Response)
return this.#Ke.statusText}get headers(){S.brandCheck(this,Response)
return this.#j}get body(){S.brandCheck(this,Response)
return this.#Ke.body?this.#Ke.body.stream:null}get bodyUsed(){S.brandCheck(this,Response)
return!!this.#Ke.body&&Q.isDisturbed(this.#Ke.body.stream)}clone(){S.brandCheck(this,Response)
if(E(this.#Ke)){throw S.errors.exception({header:"Response.clone",message:"Body has already been consumed."})}const e=cloneResponse(this.#Ke)
if(this.#Ke.urlList.length!==0&&this.#Ke.body?.stream){h.register(this,new WeakRef(this.#Ke.body.stream))}return fromInnerResponse(e,o(this.#j))}[u.inspect.custom](e,A){if(A.depth===null){A.depth=2}A.colors??=true
const t={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url}
return`Response ${u.formatWithOptions(A,t)}`}static getResponseHeaders(e){return e.#j}static setResponseHeaders(e,A){e.#j=A}static getResponseState(e){return e.#Ke}static setResponseState(e,A){e.#Ke=A}}const{getResponseHeaders:k,setResponseHeaders:U,getResponseState:M,setResponseState:T}=Response
Reflect.deleteProperty(Response,"getResponseHeaders")
Reflect.deleteProperty(Response,"setResponseHeaders")
Reflect.deleteProperty(Response,"getResponseState")
Reflect.deleteProperty(Response,"setResponseState")
g(Response,M)
Object.defineProperties(Response.prototype,{type:C,url:C,status:C,ok:C,redirected:C,statusText:C,headers:C,clone:C,body:C,bodyUsed:C,[Symbol.toStringTag]:{value:"Response",configurable:true}})
Object.defineProperties(Response,{json:C,redirect:C,error:C})
function cloneResponse(e){if(e.internalResponse){return filterResponse(cloneResponse(e.internalResponse),e.type)}const A=makeResponse({...e,body:null})
if(e.body!=null){A.body=l(e.body)}return A}function makeResponse(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new s(e?.headersList):new s,urlList:e?.urlList?[...e.urlList]:[]}}function makeNetworkError(e){const A=f(e)
return makeResponse({type:"error",status:0,error:A?e:new Error(e?String(e):e),aborted:e&&e.name==="AbortError"})}function isNetworkError(e){return e.type==="error"&&e.status===0}function makeFilteredResponse(e,A){A={internalResponse:e,...A}
return new Proxy(e,{get(e,t){return t in A?A[t]:e[t]},set(e,t,r){R(!(t in A))
e[t]=r
return true}})}function filterResponse(e,A){if(A==="basic"){return makeFilteredResponse(e,{type:"basic",headersList:e.headersList})}else if(A==="cors"){return makeFilteredResponse(e,{type:"cors",headersList:e.headersList})}else if(A==="opaque"){return makeFilteredResponse(e,{type:"opaque",urlList:[],status:0,statusText:"",body:null})}else if(A==="opaqueredirect"){return makeFilteredResponse(e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null})}else{R(false)}}function makeAppropriateNetworkError(e,A=null){R(B(e))
return d(e)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:A})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:A}))}function initializeResponse(e,A,t){if(A.status!==null&&(A.status<200||A.status>599)){throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')}if("statusText"in A&&A.statusText!=null){if(!I(String(A.statusText))){throw new TypeError("Invalid statusText")}}if("status"in A&&A.status!=null){M(e).status=A.status}if("statusText"in A&&A.statusText!=null){M(e).statusText=A.statusText}if("headers"in A&&A.headers!=null){n(k(e),A.headers)}if(t){if(D.includes(e.status)){throw S.errors.exception({header:"Response constructor",message:`Invalid response status code ${e.status}`})}M(e).body=t.body
if(t.type!=null&&!M(e).headersList.contains("content-type",true)){M(e).headersList.append("content-type",t.type,true)}}}function fromInnerResponse(e,A){const t=new Response(m)
T(t,e)
const s=new r(m)
U(t,s)
a(s,e.headersList)
i(s,A)
if(e.urlList.length!==0&&e.body?.stream){h.register(t,new WeakRef(e.body.stream))}return t}S.converters.XMLHttpRequestBodyInit=function(e,A,t){if(typeof e==="string"){return S.converters.USVString(e,A,t)}if(S.is.Blob(e)){return e}if(S.is.BufferSource(e)){return e}if(S.is.FormData(e)){return e}if(S.is.URLSearchParams(e)){return e}return S.converters.DOMString(e,A,t)}
S.converters.BodyInit=function(e,A,t){if(S.is.ReadableStream(e)){return e}if(e?.[Symbol.asyncIterator]){return e}return S.converters.XMLHttpRequestBodyInit(e,A,t)}
S.converters.ResponseInit=S.dictionaryConverter([{key:"status",converter:S.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:S.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:S.converters.HeadersInit}])
S.is.Response=S.util.MakeTypeAssertion(Response)
e.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse,getResponseState:M}},8960:(e,A,t)=>{const{Transform:r}=t(7075)
const s=t(8522)
const{redirectStatusSet:n,referrerPolicyTokens:o,badPortsSet:i}=t(4863)
const{getGlobalOrigin:a}=t(9763)
const{collectAnHTTPQuotedString:c,parseMIMEType:l}=t(3004)
const{performance:g}=t(643)
const{ReadableStreamFrom:h,isValidHTTPToken:E,normalizedMethodRecordsBase:Q}=t(2656)
const u=t(4589)
const{isUint8Array:C}=t(3429)
const{webidl:I}=t(4327)
const{isomorphicEncode:B,collectASequenceOfCodePoints:d,removeChars:f}=t(6788)
function responseURL(e){const A=e.urlList
const t=A.length
return t===0?null:A[t-1].toString()}function responseLocationURL(e,A){if(!n.has(e.status)){return null}let t=e.headersList.get("location",true)
if(t!==null&&isValidHeaderValue(t)){if(!isValidEncodedURL(t)){t=normalizeBinaryStringToUtf8(t)}t=new URL(t,responseURL(e))}if(t&&!t.hash){t.hash=A}return t}function isValidEncodedURL(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t>126||t<32){return false}}return true}function normalizeBinaryStringToUtf8(e){return Buffer.from(e,"binary").toString("utf8")}function requestCurrentURL(e){return e.urlList[e.urlList.length-1]}function requestBadPort(e){const A=requestCurrentURL(e)
if(urlIsHttpHttpsScheme(A)&&i.has(A.port)){return"blocked"}return"allowed"}function isErrorLike(e){return e instanceof Error||(e?.constructor?.name==="Error"||e?.constructor?.name==="DOMException")}function isValidReasonPhrase(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(!(t===9||t>=32&&t<=126||t>=128&&t<=255)){return false}}return true}const y=E
function isValidHeaderValue(e){return(e[0]==="\t"||e[0]===" "||e[e.length-1]==="\t"||e[e.length-1]===" "||e.includes("\n")||e.includes("\r")||e.includes("\0"))===false}function parseReferrerPolicy(e){const A=(e.headersList.get("referrer-policy",true)??"").split(",")
let t=""
if(A.length){for(let e=A.length;e!==0;e--){const r=A[e-1].trim()
if(o.has(r)){t=r
break}}}return t}function setRequestReferrerPolicyOnRedirect(e,A){const t=parseReferrerPolicy(A)
if(t!==""){e.referrerPolicy=t}}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(e){let A=null
A=e.mode
e.headersList.set("sec-fetch-mode",A,true)}function appendRequestOriginHeader(e){let A=e.origin
if(A==="client"||A===undefined){return}if(e.responseTainting==="cors"||e.mode==="websocket"){e.headersList.append("origin",A,true)}else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"no-referrer":A=null
break
case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":if(e.origin&&urlHasHttpsScheme(e.origin)&&!urlHasHttpsScheme(requestCurrentURL(e))){A=null}break
case"same-origin":if(!sameOrigin(e,requestCurrentURL(e))){A=null}break
default:}e.headersList.append("origin",A,true)}}function coarsenTime(e,A){return e}function clampAndCoarsenConnectionTimingInfo(e,A,t){if(!e?.startTime||e.startTime<A){return{domainLookupStartTime:A,domainLookupEndTime:A,connectionStartTime:A,connectionEndTime:A,secureConnectionStartTime:A,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}}return{domainLookupStartTime:coarsenTime(e.domainLookupStartTime,t),domainLookupEndTime:coarsenTime(e.domainLookupEndTime,t),connectionStartTime:coarsenTime(e.connectionStartTime,t),connectionEndTime:coarsenTime(e.connectionEndTime,t),secureConnectionStartTime:coarsenTime(e.secureConnectionStartTime,t),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(e){return coarsenTime(g.now(),e)}function createOpaqueTimingInfo(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(e){return{referrerPolicy:e.referrerPolicy}}function determineRequestsReferrer(e){const A=e.referrerPolicy
u(A)
let t=null
if(e.referrer==="client"){const e=a()
if(!e||e.origin==="null"){return"no-referrer"}t=new URL(e)}else if(I.is.URL(e.referrer)){t=e.referrer}let r=stripURLForReferrer(t)
const s=stripURLForReferrer(t,true)
if(r.toString().length>4096){r=s}switch(A){case"no-referrer":return"no-referrer"
case"origin":if(s!=null){return s}return stripURLForReferrer(t,true)
case"unsafe-url":return r
case"strict-origin":{const A=requestCurrentURL(e)
if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A)){return"no-referrer"}return s}case"strict-origin-when-cross-origin":{const A=requestCurrentURL(e)
if(sameOrigin(r,A)){return r}if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A)){return"no-referrer"}return s}case"same-origin":if(sameOrigin(e,r)){return r}return"no-referrer"
case"origin-when-cross-origin":if(sameOrigin(e,r)){return r}return s
case"no-referrer-when-downgrade":{const A=requestCurrentURL(e)
if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A)){return"no-referrer"}return r}}}function stripURLForReferrer(e,A=false){u(I.is.URL(e))
e=new URL(e)
if(urlIsLocal(e)){return"no-referrer"}e.username=""
e.password=""
e.hash=""
if(A===true){e.pathname=""
e.search=""}return e}const p=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/)
const D=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/)
function isOriginIPPotentiallyTrustworthy(e){if(e.includes(":")){if(e[0]==="["&&e[e.length-1]==="]"){e=e.slice(1,-1)}return D(e)}return p(e)}function isOriginPotentiallyTrustworthy(e){if(e==null||e==="null"){return false}e=new URL(e)
if(e.protocol==="https:"||e.protocol==="wss:"){return true}if(isOriginIPPotentiallyTrustworthy(e.hostname)){return true}if(e.hostname==="localhost"||e.hostname==="localhost."){return true}if(e.hostname.endsWith(".localhost")||e.hostname.endsWith(".localhost.")){return true}if(e.protocol==="file:"){return true}return false}function isURLPotentiallyTrustworthy(e){if(!I.is.URL(e)){return false}if(e.href==="about:blank"||e.href==="about:srcdoc"){return true}if(e.protocol==="data:")return true
if(e.protocol==="blob:")return true
return isOriginPotentiallyTrustworthy(e.origin)}function tryUpgradeRequestToAPotentiallyTrustworthyURL(e){}function sameOrigin(e,A){if(e.origin===A.origin&&e.origin==="null"){return true}if(e.protocol===A.protocol&&e.hostname===A.hostname&&e.port===A.port){return true}return false}function isAborted(e){return e.controller.state==="aborted"}function isCancelled(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function normalizeMethod(e){return Q[e.toLowerCase()]??e}const S=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
function createIterator(e,A,t=0,r=1){class FastIterableIterator{#he
#xA
#vA
constructor(e,A){this.#he=e
this.#xA=A
this.#vA=0}next(){if(typeof this!=="object"||this===null||!(#he in this)){throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`)}const s=this.#vA
const n=A(this.#he)
const o=n.length
if(s>=o){return{value:undefined,done:true}}const{[t]:i,[r]:a}=n[s]
this.#vA=s+1
let c
switch(this.#xA){case"key":c=i
break
case"value":c=a
break
case"key+value":c=[i,a]
break}return{value:c,done:false}}}delete FastIterableIterator.prototype.constructor
Object.setPrototypeOf(FastIterableIterator.prototype,S)
Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}})
return function(e,A){return new FastIterableIterator(e,A)}}function iteratorMixin(e,A,t,r=0,s=1){const n=createIterator(e,t,r,s)
const o={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){I.brandCheck(this,A)
return n(this,"key")}},values:{writable:true,enumerable:true,configurable:true,value:function values(){I.brandCheck(this,A)
return n(this,"value")}},entries:{writable:true,enumerable:true,configurable:true,value:function entries(){I.brandCheck(this,A)
return n(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function forEach(t,r=globalThis){I.brandCheck(this,A)
I.argumentLengthCheck(arguments,1,`${e}.forEach`)
if(typeof t!=="function"){throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`)}for(const{0:e,1:A}of n(this,"key+value")){t.call(r,A,e,this)}}}}
return Object.defineProperties(A.prototype,{...o,[Symbol.iterator]:{writable:true,enumerable:false,configurable:true,value:o.entries.value}})}function fullyReadBody(e,A,t){const r=A
const s=t
try{const A=e.stream.getReader()
readAllBytes(A,r,s)}catch(e){s(e)}}function readableStreamClose(e){try{e.close()
e.byobRequest?.respond(0)}catch(e){if(!e.message.includes("Controller is already closed")&&!e.message.includes("ReadableStream is already closed")){throw e}}}async function readAllBytes(e,A,t){try{const r=[]
let s=0
do{const{done:n,value:o}=await e.read()
if(n){A(Buffer.concat(r,s))
return}if(!C(o)){t(new TypeError("Received non-Uint8Array chunk"))
return}r.push(o)
s+=o.length}while(true)}catch(e){t(e)}}function urlIsLocal(e){u("protocol"in e)
const A=e.protocol
return A==="about:"||A==="blob:"||A==="data:"}function urlHasHttpsScheme(e){return typeof e==="string"&&e[5]===":"&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&e[4]==="s"||e.protocol==="https:"}function urlIsHttpHttpsScheme(e){u("protocol"in e)
const A=e.protocol
return A==="http:"||A==="https:"}function simpleRangeHeaderValue(e,A){const t=e
if(!t.startsWith("bytes")){return"failure"}const r={position:5}
if(A){d(e=>e==="\t"||e===" ",t,r)}if(t.charCodeAt(r.position)!==61){return"failure"}r.position++
if(A){d(e=>e==="\t"||e===" ",t,r)}const s=d(e=>{const A=e.charCodeAt(0)
return A>=48&&A<=57},t,r)
const n=s.length?Number(s):null
if(A){d(e=>e==="\t"||e===" ",t,r)}if(t.charCodeAt(r.position)!==45){return"failure"}r.position++
if(A){d(e=>e==="\t"||e===" ",t,r)}const o=d(e=>{const A=e.charCodeAt(0)
return A>=48&&A<=57},t,r)
const i=o.length?Number(o):null
if(r.position<t.length){return"failure"}if(i===null&&n===null){return"failure"}if(n>i){return"failure"}return{rangeStartValue:n,rangeEndValue:i}}function buildContentRange(e,A,t){let r="bytes "
r+=B(`${e}`)
r+="-"
r+=B(`${A}`)
r+="/"
r+=B(`${t}`)
return r}class InflateStream extends r{#OA
constructor(e){super()
this.#OA=e}_transform(e,A,t){if(!this._inflateStream){if(e.length===0){t()
return}this._inflateStream=(e[0]&15)===8?s.createInflate(this.#OA):s.createInflateRaw(this.#OA)
this._inflateStream.on("data",this.push.bind(this))
this._inflateStream.on("end",()=>this.push(null))
this._inflateStream.on("error",e=>this.destroy(e))}this._inflateStream.write(e,A,t)}_final(e){if(this._inflateStream){this._inflateStream.end()
this._inflateStream=null}e()}}function createInflate(e){return new InflateStream(e)}function extractMimeType(e){let A=null
let t=null
let r=null
const s=getDecodeSplit("content-type",e)
if(s===null){return"failure"}for(const e of s){const s=l(e)
if(s==="failure"||s.essence==="*/*"){continue}r=s
if(r.essence!==t){A=null
if(r.parameters.has("charset")){A=r.parameters.get("charset")}t=r.essence}else if(!r.parameters.has("charset")&&A!==null){r.parameters.set("charset",A)}}if(r==null){return"failure"}return r}function gettingDecodingSplitting(e){const A=e
const t={position:0}
const r=[]
let s=""
while(t.position<A.length){s+=d(e=>e!=='"'&&e!==",",A,t)
if(t.position<A.length){if(A.charCodeAt(t.position)===34){s+=c(A,t)
if(t.position<A.length){continue}}else{u(A.charCodeAt(t.position)===44)
t.position++}}s=f(s,true,true,e=>e===9||e===32)
r.push(s)
s=""}return r}function getDecodeSplit(e,A){const t=A.get(e,true)
if(t===null){return null}return gettingDecodingSplitting(t)}function hasAuthenticationEntry(e){return false}function includesCredentials(e){return!!(e.username||e.password)}function isTraversableNavigable(e){return e!=null&&e!=="client"&&e!=="no-traversable"}class EnvironmentSettingsObjectBase{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}const w=new EnvironmentSettingsObject
e.exports={isAborted,isCancelled,isValidEncodedURL,ReadableStreamFrom:h,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken:E,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,iteratorMixin,createIterator,isValidHeaderName:y,isValidHeaderValue,isErrorLike,fullyReadBody,readableStreamClose,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,createInflate,extractMimeType,getDecodeSplit,environmentSettingsObject:w,isOriginIPPotentiallyTrustworthy,hasAuthenticationEntry,includesCredentials,isTraversableNavigable}},6788:(e,A,t)=>{const r=t(4589)
const{utf8DecodeBytes:s}=t(7924)
function collectASequenceOfCodePoints(e,A,t){let r=""
while(t.position<A.length&&e(A[t.position])){r+=A[t.position]
t.position++}return r}function collectASequenceOfCodePointsFast(e,A,t){const r=A.indexOf(e,t.position)
const s=t.position
if(r===-1){t.position=A.length
return A.slice(s)}t.position=r
return A.slice(s,t.position)}const n=/[\u0009\u000A\u000C\u000D\u0020]/g
const o=/[^\x00-\x7F]/
function asciiLowercase(e){return o.test(e)?e.replace(/[A-Z]+/g,e=>e.toLowerCase()):e.toLowerCase()}function forgivingBase64(e){e=e.replace(n,"")
let A=e.length
if(A%4===0){if(e.charCodeAt(A-1)===61){--A
if(e.charCodeAt(A-1)===61){--A}}}if(A%4===1){return"failure"}if(/[^+/0-9A-Za-z]/.test(e.length===A?e:e.substring(0,A))){return"failure"}const t=Buffer.from(e,"base64")
return new Uint8Array(t.buffer,t.byteOffset,t.byteLength)}function isASCIIWhitespace(e){return e===9||e===10||e===12||e===13||e===32}function isomorphicDecode(e){const A=e.length
if((2<<15)-1>A){return String.fromCharCode.apply(null,e)}let t=""
let r=0
let s=(2<<15)-1
while(r<A){if(r+s>A){s=A-r}t+=String.fromCharCode.apply(null,e.subarray(r,r+=s))}return t}const i=/[^\x00-\xFF]/
function isomorphicEncode(e){r(!i.test(e))
return e}function parseJSONFromBytes(e){return JSON.parse(s(e))}function removeASCIIWhitespace(e,A=true,t=true){return removeChars(e,A,t,isASCIIWhitespace)}function removeChars(e,A,t,r){let s=0
let n=e.length-1
if(A){while(s<e.length&&r(e.charCodeAt(s)))s++}if(t){while(n>0&&r(e.charCodeAt(n)))n--}return s===0&&n===e.length-1?e:e.slice(s,n+1)}function serializeJavascriptValueToJSONString(e){const A=JSON.stringify(e)
if(A===undefined){throw new TypeError("Value is not JSON serializable")}r(typeof A==="string")
return A}e.exports={asciiLowercase,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,forgivingBase64,isASCIIWhitespace,isomorphicDecode,isomorphicEncode,parseJSONFromBytes,removeASCIIWhitespace,removeChars,serializeJavascriptValueToJSONString}},8554:(e,A,t)=>{const r=t(4589)
const{runtimeFeatures:s}=t(3993)
const{asciiLowercase:n}=t(6788)
const o=new Map([["sha256",0],["sha384",1],["sha512",2]])
let i
if(s.has("crypto")){i=t(7598)
const e=i.getHashes()
if(e.length===0){o.clear()}for(const A of o.keys()){if(e.includes(A)===false){o.delete(A)}}}else{o.clear()}const a=Map.prototype.get.bind(o)
const isValidSRIHashAlgorithm=e=>o.has(n(e))
const c=s.has("crypto")===false||o.size===0?()=>true:(e,A)=>{const t=parseMetadata(A)
if(t.length===0){return true}const r=getStrongestMetadata(t)
for(const A of r){const t=A.alg
const r=A.val
const s=applyAlgorithmToBytes(t,e)
if(caseSensitiveMatch(s,r)){return true}}return false}
function getStrongestMetadata(e){const A=[]
let t=null
for(const s of e){r(isValidSRIHashAlgorithm(s.alg),"Invalid SRI hash algorithm token")
if(A.length===0){A.push(s)
t=s
continue}const e=t.alg
const n=a(e)
const o=s.alg
const i=a(o)
if(i<n){continue}else if(i>n){t=s
A[0]=s
A.length=1}else{A.push(s)}}return A}function parseMetadata(e){const A=[]
for(const t of e.split(/[\t\n\f\r ]+/)){const e=t.split("?",1)
const r=e[0]
let s=""
const o=[r.slice(0,6),r.slice(7)]
const i=o[0]
if(!isValidSRIHashAlgorithm(i)){continue}if(o[1]){s=o[1]}const a={alg:n(i),val:s}
A.push(a)}return A}const applyAlgorithmToBytes=(e,A)=>i.hash(e,A,"base64")
function caseSensitiveMatch(e,A){let t=e.length
if(t!==0&&e[t-1]==="="){t-=1}if(t!==0&&e[t-1]==="="){t-=1}let r=A.length
if(r!==0&&A[r-1]==="="){r-=1}if(r!==0&&A[r-1]==="="){r-=1}if(t!==r){return false}for(let r=0;r<t;++r){if(e[r]===A[r]||e[r]==="+"&&A[r]==="-"||e[r]==="/"&&A[r]==="_"){continue}return false}return true}e.exports={applyAlgorithmToBytes,bytesMatch:c,caseSensitiveMatch,isValidSRIHashAlgorithm,getStrongestMetadata,parseMetadata}},4327:(e,A,t)=>{const r=t(4589)
const{types:s,inspect:n}=t(7975)
const{runtimeFeatures:o}=t(3993)
const i=1
const a=2
const c=3
const l=4
const g=5
const h=6
const E=7
const Q=8
const u=Function.call.bind(Function.prototype[Symbol.hasInstance])
const C={converters:{},util:{},errors:{},is:{}}
C.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)}
C.errors.conversionFailed=function(e){const A=e.types.length===1?"":" one of"
const t=`${e.argument} could not be converted to`+`${A}: ${e.types.join(", ")}.`
return C.errors.exception({header:e.prefix,message:t})}
C.errors.invalidArgument=function(e){return C.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})}
C.brandCheck=function(e,A){if(!u(A,e)){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}
C.brandCheckMultiple=function(e){const A=e.map(e=>C.util.MakeTypeAssertion(e))
return e=>{if(A.every(A=>!A(e))){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}}
C.argumentLengthCheck=function({length:e},A,t){if(e<A){throw C.errors.exception({message:`${A} argument${A!==1?"s":""} required, `+`but${e?" only":""} ${e} found.`,header:t})}}
C.illegalConstructor=function(){throw C.errors.exception({header:"TypeError",message:"Illegal constructor"})}
C.util.MakeTypeAssertion=function(e){return A=>u(e,A)}
C.util.Type=function(e){switch(typeof e){case"undefined":return i
case"boolean":return a
case"string":return c
case"symbol":return l
case"number":return g
case"bigint":return h
case"function":case"object":{if(e===null){return E}return Q}}}
C.util.Types={UNDEFINED:i,BOOLEAN:a,STRING:c,SYMBOL:l,NUMBER:g,BIGINT:h,NULL:E,OBJECT:Q}
C.util.TypeValueToString=function(e){switch(C.util.Type(e)){case i:return"Undefined"
case a:return"Boolean"
case c:return"String"
case l:return"Symbol"
case g:return"Number"
case h:return"BigInt"
case E:return"Null"
case Q:return"Object"}}
C.util.markAsUncloneable=o.has("markAsUncloneable")?t(5919).markAsUncloneable:()=>{}
C.util.ConvertToInt=function(e,A,t,r){let s
let n
if(A===64){s=Math.pow(2,53)-1
if(t==="unsigned"){n=0}else{n=Math.pow(-2,53)+1}}else if(t==="unsigned"){n=0
s=Math.pow(2,A)-1}else{n=-Math.pow(2,A-1)
s=Math.pow(2,A-1)-1}let o=Number(e)
if(o===0){o=0}if(C.util.HasFlag(r,C.attributes.EnforceRange)){if(Number.isNaN(o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){throw C.errors.exception({header:"Integer conversion",message:`Could not convert ${C.util.Stringify(e)} to an integer.`})}o=C.util.IntegerPart(o)
if(o<n||o>s){throw C.errors.exception({header:"Integer conversion",message:`Value must be between ${n}-${s}, got ${o}.`})}return o}if(!Number.isNaN(o)&&C.util.HasFlag(r,C.attributes.Clamp)){o=Math.min(Math.max(o,n),s)
if(Math.floor(o)%2===0){o=Math.floor(o)}else{o=Math.ceil(o)}return o}if(Number.isNaN(o)||o===0&&Object.is(0,o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){return 0}o=C.util.IntegerPart(o)
o=o%Math.pow(2,A)
if(t==="signed"&&o>=Math.pow(2,A-1)){return o-Math.pow(2,A)}return o}
C.util.IntegerPart=function(e){const A=Math.floor(Math.abs(e))
if(e<0){return-1*A}return A}
C.util.Stringify=function(e){const A=C.util.Type(e)
switch(A){case l:return`Symbol(${e.description})`
case Q:return n(e)
case c:return`"${e}"`
case h:return`${e}n`
default:return`${e}`}}
C.util.IsResizableArrayBuffer=function(e){if(s.isArrayBuffer(e)){return e.resizable}if(s.isSharedArrayBuffer(e)){return e.growable}throw C.errors.exception({header:"IsResizableArrayBuffer",message:`"${C.util.Stringify(e)}" is not an array buffer.`})}
C.util.HasFlag=function(e,A){return typeof e==="number"&&(e&A)===A}
C.sequenceConverter=function(e){return(A,t,r,s)=>{if(C.util.Type(A)!==Q){throw C.errors.exception({header:t,message:`${r} (${C.util.Stringify(A)}) is not iterable.`})}const n=typeof s==="function"?s():A?.[Symbol.iterator]?.()
const o=[]
let i=0
if(n===undefined||typeof n.next!=="function"){throw C.errors.exception({header:t,message:`${r} is not iterable.`})}while(true){const{done:A,value:s}=n.next()
if(A){break}o.push(e(s,t,`${r}[${i++}]`))}return o}}
C.recordConverter=function(e,A){return(t,r,n)=>{if(C.util.Type(t)!==Q){throw C.errors.exception({header:r,message:`${n} ("${C.util.TypeValueToString(t)}") is not an Object.`})}const o={}
if(!s.isProxy(t)){const s=[...Object.getOwnPropertyNames(t),...Object.getOwnPropertySymbols(t)]
for(const i of s){const s=C.util.Stringify(i)
const a=e(i,r,`Key ${s} in ${n}`)
const c=A(t[i],r,`${n}[${s}]`)
o[a]=c}return o}const i=Reflect.ownKeys(t)
for(const s of i){const i=Reflect.getOwnPropertyDescriptor(t,s)
if(i?.enumerable){const i=e(s,r,n)
const a=A(t[s],r,n)
o[i]=a}}return o}}
C.interfaceConverter=function(e,A){return(t,r,s)=>{if(!e(t)){throw C.errors.exception({header:r,message:`Expected ${s} ("${C.util.Stringify(t)}") to be an instance of ${A}.`})}return t}}
C.dictionaryConverter=function(e){e.sort((e,A)=>(e.key>A.key)-(e.key<A.key))
return(A,t,r)=>{const s={}
if(A!=null&&C.util.Type(A)!==Q){throw C.errors.exception({header:t,message:`Expected ${A} to be one of: Null, Undefined, Object.`})}for(const n of e){const{key:e,defaultValue:o,required:i,converter:a}=n
if(i===true){if(A==null||!Object.hasOwn(A,e)){throw C.errors.exception({header:t,message:`Missing required key "${e}".`})}}let c=A?.[e]
const l=o!==undefined
if(l&&c===undefined){c=o()}if(i||l||c!==undefined){c=a(c,t,`${r}.${e}`)
if(n.allowedValues&&!n.allowedValues.includes(c)){throw C.errors.exception({header:t,message:`${c} is not an accepted type. Expected one of ${n.allowedValues.join(", ")}.`})}s[e]=c}}return s}}
C.nullableConverter=function(e){return(A,t,r)=>{if(A===null){return A}return e(A,t,r)}}
C.is.USVString=function(e){return typeof e==="string"&&e.isWellFormed()}
C.is.ReadableStream=C.util.MakeTypeAssertion(ReadableStream)
C.is.Blob=C.util.MakeTypeAssertion(Blob)
C.is.URLSearchParams=C.util.MakeTypeAssertion(URLSearchParams)
C.is.File=C.util.MakeTypeAssertion(File)
C.is.URL=C.util.MakeTypeAssertion(URL)
C.is.AbortSignal=C.util.MakeTypeAssertion(AbortSignal)
C.is.MessagePort=C.util.MakeTypeAssertion(MessagePort)
C.is.BufferSource=function(e){return s.isArrayBuffer(e)||ArrayBuffer.isView(e)&&s.isArrayBuffer(e.buffer)}
C.util.getCopyOfBytesHeldByBufferSource=function(e){const A=e
let t=A
let n=0
let o=0
if(s.isTypedArray(A)||s.isDataView(A)){t=A.buffer
n=A.byteOffset
o=A.byteLength}else{r(s.isAnyArrayBuffer(A))
o=A.byteLength}if(t.detached){return new Uint8Array(0)}const i=new Uint8Array(o)
const a=new Uint8Array(t,n,o)
i.set(a)
return i}
C.converters.DOMString=function(e,A,t,r){if(e===null&&C.util.HasFlag(r,C.attributes.LegacyNullToEmptyString)){return""}if(typeof e==="symbol"){throw C.errors.exception({header:A,message:`${t} is a symbol, which cannot be converted to a DOMString.`})}return String(e)}
C.converters.ByteString=function(e,A,t){if(typeof e==="symbol"){throw C.errors.exception({header:A,message:`${t} is a symbol, which cannot be converted to a ByteString.`})}const r=String(e)
for(let e=0;e<r.length;e++){if(r.charCodeAt(e)>255){throw new TypeError("Cannot convert argument to a ByteString because the character at "+`index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`)}}return r}
C.converters.USVString=function(e){if(typeof e==="string"){return e.toWellFormed()}return`${e}`.toWellFormed()}
C.converters.boolean=function(e){const A=Boolean(e)
return A}
C.converters.any=function(e){return e}
C.converters["long long"]=function(e,A,t){const r=C.util.ConvertToInt(e,64,"signed",0,A,t)
return r}
C.converters["unsigned long long"]=function(e,A,t){const r=C.util.ConvertToInt(e,64,"unsigned",0,A,t)
return r}
C.converters["unsigned long"]=function(e,A,t){const r=C.util.ConvertToInt(e,32,"unsigned",0,A,t)
return r}
C.converters["unsigned short"]=function(e,A,t,r){const s=C.util.ConvertToInt(e,16,"unsigned",r,A,t)
return s}
C.converters.ArrayBuffer=function(e,A,t,r){if(C.util.Type(e)!==Q||!s.isArrayBuffer(e)){throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["ArrayBuffer"]})}if(!C.util.HasFlag(r,C.attributes.AllowResizable)&&C.util.IsResizableArrayBuffer(e)){throw C.errors.exception({header:A,message:`${t} cannot be a resizable ArrayBuffer.`})}return e}
C.converters.SharedArrayBuffer=function(e,A,t,r){if(C.util.Type(e)!==Q||!s.isSharedArrayBuffer(e)){throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["SharedArrayBuffer"]})}if(!C.util.HasFlag(r,C.attributes.AllowResizable)&&C.util.IsResizableArrayBuffer(e)){throw C.errors.exception({header:A,message:`${t} cannot be a resizable SharedArrayBuffer.`})}return e}
C.converters.TypedArray=function(e,A,t,r,n){if(C.util.Type(e)!==Q||!s.isTypedArray(e)||e.constructor.name!==A.name){throw C.errors.conversionFailed({prefix:t,argument:`${r} ("${C.util.Stringify(e)}")`,types:[A.name]})}if(!C.util.HasFlag(n,C.attributes.AllowShared)&&s.isSharedArrayBuffer(e.buffer)){throw C.errors.exception({header:t,message:`${r} cannot be a view on a shared array buffer.`})}if(!C.util.HasFlag(n,C.attributes.AllowResizable)&&C.util.IsResizableArrayBuffer(e.buffer)){throw C.errors.exception({header:t,message:`${r} cannot be a view on a resizable array buffer.`})}return e}
C.converters.DataView=function(e,A,t,r){if(C.util.Type(e)!==Q||!s.isDataView(e)){throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["DataView"]})}if(!C.util.HasFlag(r,C.attributes.AllowShared)&&s.isSharedArrayBuffer(e.buffer)){throw C.errors.exception({header:A,message:`${t} cannot be a view on a shared array buffer.`})}if(!C.util.HasFlag(r,C.attributes.AllowResizable)&&C.util.IsResizableArrayBuffer(e.buffer)){throw C.errors.exception({header:A,message:`${t} cannot be a view on a resizable array buffer.`})}return e}
C.converters.ArrayBufferView=function(e,A,t,r){if(C.util.Type(e)!==Q||!s.isArrayBufferView(e)){throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["ArrayBufferView"]})}if(!C.util.HasFlag(r,C.attributes.AllowShared)&&s.isSharedArrayBuffer(e.buffer)){throw C.errors.exception({header:A,message:`${t} cannot be a view on a shared array buffer.`})}if(!C.util.HasFlag(r,C.attributes.AllowResizable)&&C.util.IsResizableArrayBuffer(e.buffer)){throw C.errors.exception({header:A,message:`${t} cannot be a view on a resizable array buffer.`})}return e}
C.converters.BufferSource=function(e,A,t,r){if(s.isArrayBuffer(e)){return C.converters.ArrayBuffer(e,A,t,r)}if(s.isArrayBufferView(e)){r&=~C.attributes.AllowShared
return C.converters.ArrayBufferView(e,A,t,r)}if(s.isSharedArrayBuffer(e)){throw C.errors.exception({header:A,message:`${t} cannot be a SharedArrayBuffer.`})}throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["ArrayBuffer","ArrayBufferView"]})}
C.converters.AllowSharedBufferSource=function(e,A,t,r){if(s.isArrayBuffer(e)){return C.converters.ArrayBuffer(e,A,t,r)}if(s.isSharedArrayBuffer(e)){return C.converters.SharedArrayBuffer(e,A,t,r)}if(s.isArrayBufferView(e)){r|=C.attributes.AllowShared
return C.converters.ArrayBufferView(e,A,t,r)}throw C.errors.conversionFailed({prefix:A,argument:`${t} ("${C.util.Stringify(e)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBufferView"]})}
C.converters["sequence<ByteString>"]=C.sequenceConverter(C.converters.ByteString)
C.converters["sequence<sequence<ByteString>>"]=C.sequenceConverter(C.converters["sequence<ByteString>"])
C.converters["record<ByteString, ByteString>"]=C.recordConverter(C.converters.ByteString,C.converters.ByteString)
C.converters.Blob=C.interfaceConverter(C.is.Blob,"Blob")
C.converters.AbortSignal=C.interfaceConverter(C.is.AbortSignal,"AbortSignal")
C.converters.EventHandlerNonNull=function(e){if(C.util.Type(e)!==Q){return null}if(typeof e==="function"){return e}return()=>{}}
C.attributes={Clamp:1<<0,EnforceRange:1<<1,AllowShared:1<<2,AllowResizable:1<<3,LegacyNullToEmptyString:1<<4}
e.exports={webidl:C}},1233:(e,A,t)=>{const{uid:r,states:s,sentCloseFrameState:n,emptyBuffer:o,opcodes:i}=t(7680)
const{parseExtensions:a,isClosed:c,isClosing:l,isEstablished:g,isConnecting:h,validateCloseCodeAndReason:E}=t(6545)
const{makeRequest:Q}=t(4988)
const{fetching:u}=t(478)
const{Headers:C,getHeadersList:I}=t(9898)
const{getDecodeSplit:B}=t(8960)
const{WebsocketFrameSend:d}=t(5168)
const f=t(4589)
const{runtimeFeatures:y}=t(3993)
const p=y.has("crypto")?t(7598):null
let D=false
function establishWebSocketConnection(e,A,t,s,n){const o=e
o.protocol=e.protocol==="ws:"?"http:":"https:"
const i=Q({urlList:[o],client:t,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error",useURLCredentials:true})
if(n.headers){const e=I(new C(n.headers))
i.headersList=e}const c=p.randomBytes(16).toString("base64")
i.headersList.append("sec-websocket-key",c,true)
i.headersList.append("sec-websocket-version","13",true)
for(const e of A){i.headersList.append("sec-websocket-protocol",e,true)}const l="permessage-deflate; client_max_window_bits"
i.headersList.append("sec-websocket-extensions",l,true)
const g=u({request:i,useParallelQueue:true,dispatcher:n.dispatcher,processResponse(e){if(e.type==="error"||e.status!==101){if(e.socket?.session==null){failHandshake(s,e,1002,"Received network error or non-101 status code.",e.error)
return}if(e.status!==200){failHandshake(s,e,1002,"Received network error or non-200 status code.",e.error)
return}}if(D===false&&e.socket?.session!=null){process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.","ExperimentalWarning")
D=true}if(A.length!==0&&!e.headersList.get("Sec-WebSocket-Protocol")){failHandshake(s,e,1002,"Server did not respond with sent protocols.")
return}if(e.socket.session==null&&e.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){failHandshake(s,e,1002,'Server did not set Upgrade header to "websocket".')
return}if(e.socket.session==null&&e.headersList.get("Connection")?.toLowerCase()!=="upgrade"){failHandshake(s,e,1002,'Server did not set Connection header to "upgrade".')
return}const t=e.headersList.get("Sec-WebSocket-Accept")
const n=p.hash("sha1",c+r,"base64")
if(t!==n){failHandshake(s,e,1002,"Incorrect hash received in Sec-WebSocket-Accept header.")
return}const o=e.headersList.get("Sec-WebSocket-Extensions")
let l
if(o!==null){l=a(o)
if(!l.has("permessage-deflate")){failHandshake(s,e,1002,"Sec-WebSocket-Extensions header does not match.")
return}}const g=e.headersList.get("Sec-WebSocket-Protocol")
if(g!==null){const A=B("sec-websocket-protocol",i.headersList)
if(A===null||!A.includes(g)){failHandshake(s,e,1002,"Protocol was not set in the opening handshake.")
return}}e.socket.on("data",s.onSocketData)
e.socket.on("close",s.onSocketClose)
e.socket.on("error",s.onSocketError)
s.wasEverConnected=true
s.onConnectionEstablished(e,l)}})
return g}function closeWebSocketConnection(e,A,t,r=false){A??=null
t??=""
if(r)E(A,t)
if(c(e.readyState)||l(e.readyState)){}else if(!g(e.readyState)){failWebsocketConnection(e)
e.readyState=s.CLOSING}else if(!e.closeState.has(n.SENT)&&!e.closeState.has(n.RECEIVED)){const r=new d
if(t.length!==0&&A===null){A=1e3}f(A===null||Number.isInteger(A))
if(A===null&&t.length===0){r.frameData=o}else if(A!==null&&t===null){r.frameData=Buffer.allocUnsafe(2)
r.frameData.writeUInt16BE(A,0)}else if(A!==null&&t!==null){r.frameData=Buffer.allocUnsafe(2+Buffer.byteLength(t))
r.frameData.writeUInt16BE(A,0)
r.frameData.write(t,2,"utf-8")}else{r.frameData=o}e.socket.write(r.createFrame(i.CLOSE))
e.closeState.add(n.SENT)
e.readyState=s.CLOSING}else{e.readyState=s.CLOSING}}function failHandshake(e,A,t,r,s){if(A.socket?.session!=null&&!A.socket.destroyed){A.socket.destroy()}failWebsocketConnection(e,t,r,s)}function failWebsocketConnection(e,A,t,r){if(g(e.readyState)){closeWebSocketConnection(e,A,t,false)}e.controller.abort()
if(h(e.readyState)){e.onSocketClose()}else if(e.socket?.destroyed===false){e.socket.destroy()}}e.exports={establishWebSocketConnection,failWebsocketConnection,closeWebSocketConnection}},7680:e=>{const A="258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
const t={enumerable:true,writable:false,configurable:false}
const r={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3}
const s={SENT:1,RECEIVED:2}
const n={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10}
const o=65535
const i={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4}
const a=Buffer.allocUnsafe(0)
const c={text:1,typedArray:2,arrayBuffer:3,blob:4}
e.exports={uid:A,sentCloseFrameState:s,staticPropertyDescriptors:t,states:r,opcodes:n,maxUnsigned16Bit:o,parserStates:i,emptyBuffer:a,sendHints:c}},7316:(e,A,t)=>{const{webidl:r}=t(4327)
const{kEnumerableProperty:s}=t(2656)
const{kConstruct:n}=t(4539)
class MessageEvent extends Event{#JA
constructor(e,A={}){if(e===n){super(arguments[1],arguments[2])
r.util.markAsUncloneable(this)
return}const t="MessageEvent constructor"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.DOMString(e,t,"type")
A=r.converters.MessageEventInit(A,t,"eventInitDict")
super(e,A)
this.#JA=A
r.util.markAsUncloneable(this)}get data(){r.brandCheck(this,MessageEvent)
return this.#JA.data}get origin(){r.brandCheck(this,MessageEvent)
return this.#JA.origin}get lastEventId(){r.brandCheck(this,MessageEvent)
return this.#JA.lastEventId}get source(){r.brandCheck(this,MessageEvent)
return this.#JA.source}get ports(){r.brandCheck(this,MessageEvent)
if(!Object.isFrozen(this.#JA.ports)){Object.freeze(this.#JA.ports)}return this.#JA.ports}initMessageEvent(e,A=false,t=false,s=null,n="",o="",i=null,a=[]){r.brandCheck(this,MessageEvent)
r.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
return new MessageEvent(e,{bubbles:A,cancelable:t,data:s,origin:n,lastEventId:o,source:i,ports:a})}static createFastMessageEvent(e,A){const t=new MessageEvent(n,e,A)
t.#JA=A
t.#JA.data??=null
t.#JA.origin??=""
t.#JA.lastEventId??=""
t.#JA.source??=null
t.#JA.ports??=[]
return t}}const{createFastMessageEvent:o}=MessageEvent
delete MessageEvent.createFastMessageEvent
class CloseEvent extends Event{#JA
constructor(e,A={}){const t="CloseEvent constructor"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.DOMString(e,t,"type")
A=r.converters.CloseEventInit(A)
super(e,A)
this.#JA=A
r.util.markAsUncloneable(this)}get wasClean(){r.brandCheck(this,CloseEvent)
return this.#JA.wasClean}get code(){r.brandCheck(this,CloseEvent)
return this.#JA.code}get reason(){r.brandCheck(this,CloseEvent)
return this.#JA.reason}}class ErrorEvent extends Event{#JA
constructor(e,A){const t="ErrorEvent constructor"
r.argumentLengthCheck(arguments,1,t)
super(e,A)
r.util.markAsUncloneable(this)
e=r.converters.DOMString(e,t,"type")
A=r.converters.ErrorEventInit(A??{})
this.#JA=A}get message(){r.brandCheck(this,ErrorEvent)
return this.#JA.message}get filename(){r.brandCheck(this,ErrorEvent)
return this.#JA.filename}get lineno(){r.brandCheck(this,ErrorEvent)
return this.#JA.lineno}get colno(){r.brandCheck(this,ErrorEvent)
return this.#JA.colno}get error(){r.brandCheck(this,ErrorEvent)
return this.#JA.error}}Object.defineProperties(MessageEvent.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:s,origin:s,lastEventId:s,source:s,ports:s,initMessageEvent:s})
Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:s,code:s,wasClean:s})
Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:s,filename:s,lineno:s,colno:s,error:s})
r.converters.MessagePort=r.interfaceConverter(r.is.MessagePort,"MessagePort")
r.converters["sequence<MessagePort>"]=r.sequenceConverter(r.converters.MessagePort)
const i=[{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}]
r.converters.MessageEventInit=r.dictionaryConverter([...i,{key:"data",converter:r.converters.any,defaultValue:()=>null},{key:"origin",converter:r.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:r.converters.DOMString,defaultValue:()=>""},{key:"source",converter:r.nullableConverter(r.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:r.converters["sequence<MessagePort>"],defaultValue:()=>[]}])
r.converters.CloseEventInit=r.dictionaryConverter([...i,{key:"wasClean",converter:r.converters.boolean,defaultValue:()=>false},{key:"code",converter:r.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:r.converters.USVString,defaultValue:()=>""}])
r.converters.ErrorEventInit=r.dictionaryConverter([...i,{key:"message",converter:r.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:r.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:r.converters.any}])
e.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent:o}},5168:(e,A,t)=>{const{runtimeFeatures:r}=t(3993)
const{maxUnsigned16Bit:s,opcodes:n}=t(7680)
const o=8*1024
let i=null
let a=o
const c=r.has("crypto")?t(7598).randomFillSync:function randomFillSync(e,A,t){for(let A=0;A<e.length;++A){e[A]=Math.random()*255|0}return e}
function generateMask(){if(a===o){a=0
c(i??=Buffer.allocUnsafeSlow(o),0,o)}return[i[a++],i[a++],i[a++],i[a++]]}class WebsocketFrameSend{constructor(e){this.frameData=e}createFrame(e){const A=this.frameData
const t=generateMask()
const r=A?.byteLength??0
let n=r
let o=6
if(r>s){o+=8
n=127}else if(r>125){o+=2
n=126}const i=Buffer.allocUnsafe(r+o)
i[0]=i[1]=0
i[0]|=128
i[0]=(i[0]&240)+e

;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */i[o-4]=t[0]
i[o-3]=t[1]
i[o-2]=t[2]
i[o-1]=t[3]
i[1]=n
if(n===126){i.writeUInt16BE(r,2)}else if(n===127){i[2]=i[3]=0
i.writeUIntBE(r,4,6)}i[1]|=128
for(let e=0;e<r;++e){i[o+e]=A[e]^t[e&3]}return i}static createFastTextFrame(e){const A=generateMask()
const t=e.length
for(let r=0;r<t;++r){e[r]^=A[r&3]}let r=t
let o=6
if(t>s){o+=8
r=127}else if(t>125){o+=2
r=126}const i=Buffer.allocUnsafeSlow(o)
i[0]=128|n.TEXT
i[1]=r|128
i[o-4]=A[0]
i[o-3]=A[1]
i[o-2]=A[2]
i[o-1]=A[3]
if(r===126){i.writeUInt16BE(t,2)}else if(r===127){i[2]=i[3]=0
i.writeUIntBE(t,4,6)}return[i,e]}}e.exports={WebsocketFrameSend,generateMask}},5434:(e,A,t)=>{const{createInflateRaw:r,Z_DEFAULT_WINDOWBITS:s}=t(8522)
const{isValidClientWindowBits:n}=t(6545)
const{MessageSizeExceededError:o}=t(4899)
const i=Buffer.from([0,0,255,255])
const a=Symbol("kBuffer")
const c=Symbol("kLength")
class PerMessageDeflate{#WA
#b={}
#PA=0
constructor(e,A){this.#b.serverNoContextTakeover=e.has("server_no_context_takeover")
this.#b.serverMaxWindowBits=e.get("server_max_window_bits")
this.#PA=A.maxPayloadSize}decompress(e,A,t){if(!this.#WA){let e=s
if(this.#b.serverMaxWindowBits){if(!n(this.#b.serverMaxWindowBits)){t(new Error("Invalid server_max_window_bits"))
return}e=Number.parseInt(this.#b.serverMaxWindowBits)}try{this.#WA=r({windowBits:e})}catch(e){t(e)
return}this.#WA[a]=[]
this.#WA[c]=0
this.#WA.on("data",e=>{this.#WA[c]+=e.length
if(this.#PA>0&&this.#WA[c]>this.#PA){t(new o)
this.#WA.removeAllListeners()
this.#WA.destroy()
this.#WA=null
return}this.#WA[a].push(e)})
this.#WA.on("error",e=>{this.#WA=null
t(e)})}this.#WA.write(e)
if(A){this.#WA.write(i)}this.#WA.flush(()=>{if(!this.#WA){return}const e=Buffer.concat(this.#WA[a],this.#WA[c])
this.#WA[a].length=0
this.#WA[c]=0
t(null,e)})}}e.exports={PerMessageDeflate}},724:(e,A,t)=>{const{Writable:r}=t(7075)
const s=t(4589)
const{parserStates:n,opcodes:o,states:i,emptyBuffer:a,sentCloseFrameState:c}=t(7680)
const{isValidStatusCode:l,isValidOpcode:g,websocketMessageReceived:h,utf8Decode:E,isControlFrame:Q,isTextBinaryFrame:u,isContinuationFrame:C}=t(6545)
const{failWebsocketConnection:I}=t(1233)
const{WebsocketFrameSend:B}=t(5168)
const{PerMessageDeflate:d}=t(5434)
const{MessageSizeExceededError:f}=t(4899)
class ByteParser extends r{#qA=[]
#_A=0
#ZA=0
#zA=false
#Ke=n.INFO
#XA={}
#KA=[]
#jA
#T
#$A
#PA
constructor(e,A,t={}){super()
this.#T=e
this.#jA=A==null?new Map:A
this.#$A=t.maxFragments??0
this.#PA=t.maxPayloadSize??0
if(this.#jA.has("permessage-deflate")){this.#jA.set("permessage-deflate",new d(A,t))}}_write(e,A,t){this.#qA.push(e)
this.#ZA+=e.length
this.#zA=true
this.run(t)}#et(){if(this.#PA>0&&!Q(this.#XA.opcode)&&this.#XA.payloadLength+this.#_A>this.#PA){I(this.#T,1009,"Payload size exceeds maximum allowed size")
return false}return true}run(e){while(this.#zA){if(this.#Ke===n.INFO){if(this.#ZA<2){return e()}const A=this.consume(2)
const t=(A[0]&128)!==0
const r=A[0]&15
const s=(A[1]&128)===128
const i=!t&&r!==o.CONTINUATION
const a=A[1]&127
const c=A[0]&64
const l=A[0]&32
const h=A[0]&16
if(!g(r)){I(this.#T,1002,"Invalid opcode received")
return e()}if(s){I(this.#T,1002,"Frame cannot be masked")
return e()}if(c!==0&&!this.#jA.has("permessage-deflate")){I(this.#T,1002,"Expected RSV1 to be clear.")
return}if(l!==0||h!==0){I(this.#T,1002,"RSV1, RSV2, RSV3 must be clear")
return}if(i&&!u(r)){I(this.#T,1002,"Invalid frame type was fragmented.")
return}if(u(r)&&this.#KA.length>0){I(this.#T,1002,"Expected continuation frame")
return}if(this.#XA.fragmented&&i){I(this.#T,1002,"Fragmented frame exceeded 125 bytes.")
return}if((a>125||i)&&Q(r)){I(this.#T,1002,"Control frame either too large or fragmented")
return}if(C(r)&&this.#KA.length===0&&!this.#XA.compressed){I(this.#T,1002,"Unexpected continuation frame")
return}if(a<=125){this.#XA.payloadLength=a
this.#Ke=n.READ_DATA
if(!this.#et()){return}}else if(a===126){this.#Ke=n.PAYLOADLENGTH_16}else if(a===127){this.#Ke=n.PAYLOADLENGTH_64}if(u(r)){this.#XA.binaryType=r
this.#XA.compressed=c!==0}this.#XA.opcode=r
this.#XA.masked=s
this.#XA.fin=t
this.#XA.fragmented=i}else if(this.#Ke===n.PAYLOADLENGTH_16){if(this.#ZA<2){return e()}const A=this.consume(2)
this.#XA.payloadLength=A.readUInt16BE(0)
this.#Ke=n.READ_DATA
if(!this.#et()){return}}else if(this.#Ke===n.PAYLOADLENGTH_64){if(this.#ZA<8){return e()}const A=this.consume(8)
const t=A.readUInt32BE(0)
const r=A.readUInt32BE(4)
if(t!==0||r>2**31-1){I(this.#T,1009,"Received payload length > 2^31 bytes.")
return}this.#XA.payloadLength=r
this.#Ke=n.READ_DATA
if(!this.#et()){return}}else if(this.#Ke===n.READ_DATA){if(this.#ZA<this.#XA.payloadLength){return e()}const A=this.consume(this.#XA.payloadLength)
if(Q(this.#XA.opcode)){this.#zA=this.parseControlFrame(A)
this.#Ke=n.INFO
if(this.#zA&&this.#T.socket.writableNeedDrain){this.#zA=false
this.#T.socket.once("drain",()=>{if(this.destroyed)return
this.#zA=true
this.run(e)})
return}}else{if(!this.#XA.compressed){if(!this.writeFragments(A)){return}if(!this.#XA.fragmented&&this.#XA.fin){h(this.#T,this.#XA.binaryType,this.consumeFragments())}this.#Ke=n.INFO}else{this.#jA.get("permessage-deflate").decompress(A,this.#XA.fin,(A,t)=>{if(A){const e=A instanceof f?1009:1007
I(this.#T,e,A.message)
return}if(!this.writeFragments(t)){return}if(this.#PA>0&&this.#_A>this.#PA){I(this.#T,1009,(new f).message)
return}if(!this.#XA.fin){this.#Ke=n.INFO
this.#zA=true
this.run(e)
return}h(this.#T,this.#XA.binaryType,this.consumeFragments())
this.#zA=true
this.#Ke=n.INFO
this.run(e)},this.#_A)
this.#zA=false
break}}}}}consume(e){if(e>this.#ZA){throw new Error("Called consume() before buffers satiated.")}else if(e===0){return a}this.#ZA-=e
const A=this.#qA[0]
if(A.length>e){this.#qA[0]=A.subarray(e,A.length)
return A.subarray(0,e)}else if(A.length===e){return this.#qA.shift()}else{let A=0
const t=Buffer.allocUnsafeSlow(e)
while(A!==e){const r=this.#qA[0]
const s=r.length
if(s+A===e){t.set(this.#qA.shift(),A)
break}else if(s+A>e){t.set(r.subarray(0,e-A),A)
this.#qA[0]=r.subarray(e-A)
break}else{t.set(this.#qA.shift(),A)
A+=s}}return t}}writeFragments(e){if(this.#$A>0&&this.#KA.length===this.#$A){I(this.#T,1008,"Too many message fragments")
return false}this.#_A+=e.length
this.#KA.push(e)
return true}consumeFragments(){const e=this.#KA
if(e.length===1){this.#_A=0
return e.shift()}let A=0
const t=Buffer.allocUnsafeSlow(this.#_A)
for(let r=0;r<e.length;++r){const s=e[r]
t.set(s,A)
A+=s.length}this.#KA=[]
this.#_A=0
return t}parseCloseBody(e){s(e.length!==1)
let A
if(e.length>=2){A=e.readUInt16BE(0)}if(A!==undefined&&!l(A)){return{code:1002,reason:"Invalid status code",error:true}}let t=e.subarray(2)
if(t[0]===239&&t[1]===187&&t[2]===191){t=t.subarray(3)}try{t=E(t)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{code:A,reason:t,error:false}}parseControlFrame(e){const{opcode:A,payloadLength:t}=this.#XA
if(A===o.CLOSE){if(t===1){I(this.#T,1002,"Received close frame with a 1-byte body.")
return false}this.#XA.closeInfo=this.parseCloseBody(e)
if(this.#XA.closeInfo.error){const{code:e,reason:A}=this.#XA.closeInfo
I(this.#T,e,A)
return false}if(!this.#T.closeState.has(c.SENT)&&!this.#T.closeState.has(c.RECEIVED)){let e=a
if(this.#XA.closeInfo.code){e=Buffer.allocUnsafe(2)
e.writeUInt16BE(this.#XA.closeInfo.code,0)}const A=new B(e)
this.#T.socket.write(A.createFrame(o.CLOSE))
this.#T.closeState.add(c.SENT)}this.#T.readyState=i.CLOSING
this.#T.closeState.add(c.RECEIVED)
return false}else if(A===o.PING){if(!this.#T.closeState.has(c.RECEIVED)){const A=new B(e)
this.#T.socket.write(A.createFrame(o.PONG))
this.#T.onPing(e)}}else if(A===o.PONG){this.#T.onPong(e)}return true}get closingInfo(){return this.#XA.closeInfo}}e.exports={ByteParser}},6588:(e,A,t)=>{const{WebsocketFrameSend:r}=t(5168)
const{opcodes:s,sendHints:n}=t(7680)
const o=t(8084)
class SendQueue{#At=new o
#tt=false
#rt
constructor(e){this.#rt=e}add(e,A,t){if(t!==n.blob){if(!this.#tt){if(t===n.text){const{0:t,1:s}=r.createFastTextFrame(e)
this.#rt.cork()
this.#rt.write(t)
this.#rt.write(s,A)
this.#rt.uncork()}else{this.#rt.write(createFrame(e,t),A)}}else{const r={promise:null,callback:A,frame:createFrame(e,t)}
this.#At.push(r)}return}const s={promise:e.arrayBuffer().then(e=>{s.promise=null
s.frame=createFrame(e,t)}),callback:A,frame:null}
this.#At.push(s)
if(!this.#tt){this.#st()}}async#st(){this.#tt=true
const e=this.#At
while(!e.isEmpty()){const A=e.shift()
if(A.promise!==null){await A.promise}this.#rt.write(A.frame,A.callback)
A.callback=A.frame=null}this.#tt=false}}function createFrame(e,A){return new r(toBuffer(e,A)).createFrame(A===n.text?s.TEXT:s.BINARY)}function toBuffer(e,A){switch(A){case n.text:case n.typedArray:return new Uint8Array(e.buffer,e.byteOffset,e.byteLength)
case n.arrayBuffer:case n.blob:return new Uint8Array(e)}}e.exports={SendQueue}},2215:(e,A,t)=>{const{webidl:r}=t(4327)
const{validateCloseCodeAndReason:s}=t(6545)
const{kConstruct:n}=t(4539)
const{kEnumerableProperty:o}=t(2656)
function createInheritableDOMException(){class Test extends DOMException{get reason(){return""}}if((new Test).reason!==undefined){return DOMException}return new Proxy(DOMException,{construct(e,A,t){const r=Reflect.construct(e,A,e)
Object.setPrototypeOf(r,t.prototype)
return r}})}class WebSocketError extends(createInheritableDOMException()){#nt
#Ee
constructor(e="",A=undefined){e=r.converters.DOMString(e,"WebSocketError","message")
super(e,"WebSocketError")
if(A===n){return}else if(A!==null){A=r.converters.WebSocketCloseInfo(A)}let t=A.closeCode??null
const o=A.reason??""
s(t,o)
if(o.length!==0&&t===null){t=1e3}this.#nt=t
this.#Ee=o}get closeCode(){return this.#nt}get reason(){return this.#Ee}static createUnvalidatedWebSocketError(e,A,t){const r=new WebSocketError(e,n)
r.#nt=A
r.#Ee=t
return r}}const{createUnvalidatedWebSocketError:i}=WebSocketError
delete WebSocketError.createUnvalidatedWebSocketError
Object.defineProperties(WebSocketError.prototype,{closeCode:o,reason:o,[Symbol.toStringTag]:{value:"WebSocketError",writable:false,enumerable:false,configurable:true}})
r.is.WebSocketError=r.util.MakeTypeAssertion(WebSocketError)
e.exports={WebSocketError,createUnvalidatedWebSocketError:i}},7353:(e,A,t)=>{const{createDeferredPromise:r}=t(1156)
const{environmentSettingsObject:s}=t(8960)
const{states:n,opcodes:o,sentCloseFrameState:i}=t(7680)
const{webidl:a}=t(4327)
const{getURLRecord:c,isValidSubprotocol:l,isEstablished:g,utf8Decode:h}=t(6545)
const{establishWebSocketConnection:E,failWebsocketConnection:Q,closeWebSocketConnection:u}=t(1233)
const{channels:C}=t(4814)
const{WebsocketFrameSend:I}=t(5168)
const{ByteParser:B}=t(724)
const{WebSocketError:d,createUnvalidatedWebSocketError:f}=t(2215)
const{kEnumerableProperty:y}=t(2656)
const{utf8DecodeBytes:p}=t(7924)
let D=false
class WebSocketStream{#FA
#ot
#it
#at
#ct
#lt
#gt=false
#T={onConnectionEstablished:(e,A)=>this.#ht(e,A),onMessage:(e,A)=>this.#Et(e,A),onParserError:e=>Q(this.#T,null,e.message),onParserDrain:()=>this.#T.socket.resume(),onSocketData:e=>{if(!this.#Qt.write(e)){this.#T.socket.pause()}},onSocketError:e=>{this.#T.readyState=n.CLOSING
if(C.socketError.hasSubscribers){C.socketError.publish(e)}this.#T.socket.destroy()},onSocketClose:()=>this.#ut(),onPing:()=>{},onPong:()=>{},readyState:n.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false}
#Qt
constructor(e,A=undefined){if(!D){process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"})
D=true}a.argumentLengthCheck(arguments,1,"WebSocket")
e=a.converters.USVString(e)
if(A!==null){A=a.converters.WebSocketStreamOptions(A)}const t=s.settingsObject.baseUrl
const o=c(e,t)
const i=A.protocols
if(i.length!==new Set(i.map(e=>e.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(i.length>0&&!i.every(e=>l(e))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this.#FA=o.toString()
this.#ot=r()
this.#it=r()
if(A.signal!=null){const e=A.signal
if(e.aborted){this.#ot.reject(e.reason)
this.#it.reject(e.reason)
return}e.addEventListener("abort",()=>{if(!g(this.#T.readyState)){Q(this.#T)
this.#T.readyState=n.CLOSING
this.#ot.reject(e.reason)
this.#it.reject(e.reason)
this.#gt=true}},{once:true})}const h=s.settingsObject
this.#T.controller=E(o,i,h,this.#T,A)}get url(){return this.#FA.toString()}get opened(){return this.#ot.promise}get closed(){return this.#it.promise}close(e=undefined){if(e!==null){e=a.converters.WebSocketCloseInfo(e)}const A=e.closeCode??null
const t=e.reason
u(this.#T,A,t,true)}#Ct(e){e=a.converters.WebSocketStreamWrite(e)
const A=r()
let t=null
let s=null
if(a.is.BufferSource(e)){t=new Uint8Array(ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,e.byteLength):e.slice())
s=o.BINARY}else{let r
try{r=a.converters.DOMString(e)}catch(e){A.reject(e)
return A.promise}t=(new TextEncoder).encode(r)
s=o.TEXT}if(!this.#T.closeState.has(i.SENT)&&!this.#T.closeState.has(i.RECEIVED)){const e=new I(t)
this.#T.socket.write(e.createFrame(s),()=>{A.resolve(undefined)})}return A.promise}#ht(e,A){this.#T.socket=e.socket
const t=this.#T.controller.dispatcher?.webSocketOptions?.maxFragments
const r=this.#T.controller.dispatcher?.webSocketOptions?.maxPayloadSize
const s=new B(this.#T,A,{maxFragments:t,maxPayloadSize:r})
s.on("drain",()=>this.#T.onParserDrain())
s.on("error",e=>this.#T.onParserError(e))
this.#Qt=s
this.#T.readyState=n.OPEN
const o=A??""
const i=e.headersList.get("sec-websocket-protocol")??""
const a=new ReadableStream({start:e=>{this.#ct=e},cancel:e=>this.#It(e)})
const c=new WritableStream({start:e=>{this.#lt=e},write:e=>this.#Ct(e),close:()=>u(this.#T,null,null),abort:e=>this.#Bt(e)})
this.#at=a
this.#ot.resolve({extensions:o,protocol:i,readable:a,writable:c})}#Et(e,A){if(this.#T.readyState!==n.OPEN){return}let t
if(e===o.TEXT){try{t=h(A)}catch{Q(this.#T,1007,"Received invalid UTF-8 in text frame.")
return}}else if(e===o.BINARY){t=new Uint8Array(A.buffer,A.byteOffset,A.byteLength)}this.#ct.enqueue(t)}#ut(){const e=this.#T.closeState.has(i.SENT)&&this.#T.closeState.has(i.RECEIVED)
this.#T.readyState=n.CLOSED
if(this.#gt){return}if(!this.#T.wasEverConnected){this.#ot.reject(new d("Socket never opened"))}const A=this.#Qt?.closingInfo
let t=A?.code??1005
if(!this.#T.closeState.has(i.SENT)&&!this.#T.closeState.has(i.RECEIVED)){t=1006}const r=A?.reason==null?"":p(Buffer.from(A.reason))
if(e){this.#ct.close()
this.#lt.error(new DOMException("A closed WebSocketStream cannot be written to","InvalidStateError"))
this.#it.resolve({closeCode:t,reason:r})}else{const e=f("unclean close",t,r)
this.#ct?.error(e)
this.#lt?.error(e)
this.#it.reject(e)}}#Bt(e){let A=null
let t=""
if(a.is.WebSocketError(e)){A=e.closeCode
t=e.reason}u(this.#T,A,t)}#It(e){this.#Bt(e)}}Object.defineProperties(WebSocketStream.prototype,{url:y,opened:y,closed:y,close:y,[Symbol.toStringTag]:{value:"WebSocketStream",writable:false,enumerable:false,configurable:true}})
a.converters.WebSocketStreamOptions=a.dictionaryConverter([{key:"protocols",converter:a.sequenceConverter(a.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:a.nullableConverter(a.converters.AbortSignal),defaultValue:()=>null}])
a.converters.WebSocketCloseInfo=a.dictionaryConverter([{key:"closeCode",converter:e=>a.converters["unsigned short"](e,a.attributes.EnforceRange)},{key:"reason",converter:a.converters.USVString,defaultValue:()=>""}])
a.converters.WebSocketStreamWrite=function(e){if(typeof e==="string"){return a.converters.USVString(e)}return a.converters.BufferSource(e)}
e.exports={WebSocketStream}},6545:(e,A,t)=>{const{states:r,opcodes:s}=t(7680)
const{isUtf8:n}=t(4573)
const{removeHTTPWhitespace:o}=t(3004)
const{collectASequenceOfCodePointsFast:i}=t(6788)
function isConnecting(e){return e===r.CONNECTING}function isEstablished(e){return e===r.OPEN}function isClosing(e){return e===r.CLOSING}function isClosed(e){return e===r.CLOSED}function fireEvent(e,A,t=(e,A)=>new Event(e,A),r={}){const s=t(e,r)
A.dispatchEvent(s)}function websocketMessageReceived(e,A,t){e.onMessage(A,t)}function toArrayBuffer(e){if(e.byteLength===e.buffer.byteLength){return e.buffer}return new Uint8Array(e).buffer}function isValidSubprotocol(e){if(e.length===0){return false}for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<33||t>126||t===34||t===40||t===41||t===44||t===47||t===58||t===59||t===60||t===61||t===62||t===63||t===64||t===91||t===92||t===93||t===123||t===125){return false}}return true}function isValidStatusCode(e){if(e>=1e3&&e<1015){return e!==1004&&e!==1005&&e!==1006}return e>=3e3&&e<=4999}function isControlFrame(e){return e===s.CLOSE||e===s.PING||e===s.PONG}function isContinuationFrame(e){return e===s.CONTINUATION}function isTextBinaryFrame(e){return e===s.TEXT||e===s.BINARY}function isValidOpcode(e){return isTextBinaryFrame(e)||isContinuationFrame(e)||isControlFrame(e)}function parseExtensions(e){const A={position:0}
const t=new Map
while(A.position<e.length){const r=i(";",e,A)
const[s,n=""]=r.split("=",2)
t.set(o(s,true,false),o(n,false,true))
A.position++}return t}function isValidClientWindowBits(e){if(e.length===0){return false}for(let A=0;A<e.length;A++){const t=e.charCodeAt(A)
if(t<48||t>57){return false}}const A=Number.parseInt(e,10)
return A>=8&&A<=15}function getURLRecord(e,A){let t
try{t=new URL(e,A)}catch(e){throw new DOMException(e,"SyntaxError")}if(t.protocol==="http:"){t.protocol="ws:"}else if(t.protocol==="https:"){t.protocol="wss:"}if(t.protocol!=="ws:"&&t.protocol!=="wss:"){throw new DOMException("expected a ws: or wss: url","SyntaxError")}if(t.hash.length||t.href.endsWith("#")){throw new DOMException("hash","SyntaxError")}return t}function validateCloseCodeAndReason(e,A){if(e!==null){if(e!==1e3&&(e<3e3||e>4999)){throw new DOMException("invalid code","InvalidAccessError")}}if(A!==null){const e=Buffer.byteLength(A)
if(e>123){throw new DOMException(`Reason must be less than 123 bytes; received ${e}`,"SyntaxError")}}}const a=(()=>{if(typeof process.versions.icu==="string"){const e=new TextDecoder("utf-8",{fatal:true})
return e.decode.bind(e)}return function(e){if(n(e)){return e.toString("utf-8")}throw new TypeError("Invalid utf-8 received.")}})()
e.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,websocketMessageReceived,utf8Decode:a,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits,toArrayBuffer,getURLRecord,validateCloseCodeAndReason}},9502:(e,A,t)=>{const{isArrayBuffer:r}=t(3429)
const{webidl:s}=t(4327)
const{URLSerializer:n}=t(3004)
const{environmentSettingsObject:o}=t(8960)
const{staticPropertyDescriptors:i,states:a,sentCloseFrameState:c,sendHints:l,opcodes:g}=t(7680)
const{isConnecting:h,isEstablished:E,isClosing:Q,isClosed:u,isValidSubprotocol:C,fireEvent:I,utf8Decode:B,toArrayBuffer:d,getURLRecord:f}=t(6545)
const{establishWebSocketConnection:y,closeWebSocketConnection:p,failWebsocketConnection:D}=t(1233)
const{ByteParser:S}=t(724)
const{kEnumerableProperty:w}=t(2656)
const{getGlobalDispatcher:m}=t(9077)
const{ErrorEvent:R,CloseEvent:N,createFastMessageEvent:b}=t(7316)
const{SendQueue:F}=t(6588)
const{WebsocketFrameSend:k}=t(5168)
const{channels:U}=t(4814)
function getSocketAddress(e){if(typeof e?.address==="function"){return e.address()}if(typeof e?.session?.socket?.address==="function"){return e.session.socket.address()}return null}class WebSocket extends EventTarget{#bA={open:null,error:null,close:null,message:null}
#dt=0
#ft=""
#jA=""
#yt
#T={onConnectionEstablished:(e,A)=>this.#ht(e,A),onMessage:(e,A)=>this.#Et(e,A),onParserError:e=>D(this.#T,null,e.message),onParserDrain:()=>this.#pt(),onSocketData:e=>{if(!this.#Qt.write(e)){this.#T.socket.pause()}},onSocketError:e=>{this.#T.readyState=a.CLOSING
if(U.socketError.hasSubscribers){U.socketError.publish(e)}this.#T.socket.destroy()},onSocketClose:()=>this.#ut(),onPing:e=>{if(U.ping.hasSubscribers){U.ping.publish({payload:e,websocket:this})}},onPong:e=>{if(U.pong.hasSubscribers){U.pong.publish({payload:e,websocket:this})}},readyState:a.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false}
#FA
#Dt
#Qt
constructor(e,A=[]){super()
s.util.markAsUncloneable(this)
const t="WebSocket constructor"
s.argumentLengthCheck(arguments,1,t)
const r=s.converters["DOMString or sequence<DOMString> or WebSocketInit"](A,t,"options")
e=s.converters.USVString(e)
A=r.protocols
const n=o.settingsObject.baseUrl
const i=f(e,n)
if(typeof A==="string"){A=[A]}if(A.length!==new Set(A.map(e=>e.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(A.length>0&&!A.every(e=>C(e))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this.#FA=new URL(i.href)
const a=o.settingsObject
this.#T.controller=y(i,A,a,this.#T,r)
this.#T.readyState=WebSocket.CONNECTING
this.#Dt="blob"}close(e=undefined,A=undefined){s.brandCheck(this,WebSocket)
const t="WebSocket.close"
if(e!==undefined){e=s.converters["unsigned short"](e,t,"code",s.attributes.Clamp)}if(A!==undefined){A=s.converters.USVString(A)}e??=null
A??=""
p(this.#T,e,A,true)}send(e){s.brandCheck(this,WebSocket)
const A="WebSocket.send"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.WebSocketSendData(e,A,"data")
if(h(this.#T.readyState)){throw new DOMException("Sent before connected.","InvalidStateError")}if(!E(this.#T.readyState)||Q(this.#T.readyState)){return}if(typeof e==="string"){const A=Buffer.from(e)
this.#dt+=A.byteLength
this.#yt.add(A,()=>{this.#dt-=A.byteLength},l.text)}else if(r(e)){this.#dt+=e.byteLength
this.#yt.add(e,()=>{this.#dt-=e.byteLength},l.arrayBuffer)}else if(ArrayBuffer.isView(e)){this.#dt+=e.byteLength
this.#yt.add(e,()=>{this.#dt-=e.byteLength},l.typedArray)}else if(s.is.Blob(e)){this.#dt+=e.size
this.#yt.add(e,()=>{this.#dt-=e.size},l.blob)}}get readyState(){s.brandCheck(this,WebSocket)
return this.#T.readyState}get bufferedAmount(){s.brandCheck(this,WebSocket)
return this.#dt}get url(){s.brandCheck(this,WebSocket)
return n(this.#FA)}get extensions(){s.brandCheck(this,WebSocket)
return this.#jA}get protocol(){s.brandCheck(this,WebSocket)
return this.#ft}get onopen(){s.brandCheck(this,WebSocket)
return this.#bA.open}set onopen(e){s.brandCheck(this,WebSocket)
if(this.#bA.open){this.removeEventListener("open",this.#bA.open)}const A=s.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("open",A)
this.#bA.open=e}else{this.#bA.open=null}}get onerror(){s.brandCheck(this,WebSocket)
return this.#bA.error}set onerror(e){s.brandCheck(this,WebSocket)
if(this.#bA.error){this.removeEventListener("error",this.#bA.error)}const A=s.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("error",A)
this.#bA.error=e}else{this.#bA.error=null}}get onclose(){s.brandCheck(this,WebSocket)
return this.#bA.close}set onclose(e){s.brandCheck(this,WebSocket)
if(this.#bA.close){this.removeEventListener("close",this.#bA.close)}const A=s.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("close",A)
this.#bA.close=e}else{this.#bA.close=null}}get onmessage(){s.brandCheck(this,WebSocket)
return this.#bA.message}set onmessage(e){s.brandCheck(this,WebSocket)
if(this.#bA.message){this.removeEventListener("message",this.#bA.message)}const A=s.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("message",A)
this.#bA.message=e}else{this.#bA.message=null}}get binaryType(){s.brandCheck(this,WebSocket)
return this.#Dt}set binaryType(e){s.brandCheck(this,WebSocket)
if(e!=="blob"&&e!=="arraybuffer"){this.#Dt="blob"}else{this.#Dt=e}}#ht(e,A){this.#T.socket=e.socket
const t=this.#T.controller.dispatcher?.webSocketOptions
const r=t?.maxFragments
const s=t?.maxPayloadSize
const n=new S(this.#T,A,{maxFragments:r,maxPayloadSize:s})
n.on("drain",()=>this.#T.onParserDrain())
n.on("error",e=>this.#T.onParserError(e))
this.#Qt=n
this.#yt=new F(e.socket)
this.#T.readyState=a.OPEN
const o=e.headersList.get("sec-websocket-extensions")
if(o!==null){this.#jA=o}const i=e.headersList.get("sec-websocket-protocol")
if(i!==null){this.#ft=i}I("open",this)
if(U.open.hasSubscribers){const A=e.headersList.entries
U.open.publish({address:getSocketAddress(e.socket),protocol:this.#ft,extensions:this.#jA,websocket:this,handshakeResponse:{status:e.status,statusText:e.statusText,headers:A}})}}#Et(e,A){if(this.#T.readyState!==a.OPEN){return}let t
if(e===g.TEXT){try{t=B(A)}catch{D(this.#T,1007,"Received invalid UTF-8 in text frame.")
return}}else if(e===g.BINARY){if(this.#Dt==="blob"){t=new Blob([A])}else{t=d(A)}}I("message",this,b,{origin:this.#FA.origin,data:t})}#pt(){this.#T.socket.resume()}#ut(){const e=this.#T.closeState.has(c.SENT)&&this.#T.closeState.has(c.RECEIVED)
let A=1005
let t=""
const r=this.#Qt?.closingInfo
if(r&&!r.error){A=r.code??1005
t=r.reason}this.#T.readyState=a.CLOSED
if(!this.#T.closeState.has(c.RECEIVED)){A=1006
I("error",this,(e,A)=>new R(e,A),{error:new TypeError(t)})}I("close",this,(e,A)=>new N(e,A),{wasClean:e,code:A,reason:t})
if(U.close.hasSubscribers){U.close.publish({websocket:this,code:A,reason:t})}}static ping(e,A){if(Buffer.isBuffer(A)){if(A.length>125){throw new TypeError("A PING frame cannot have a body larger than 125 bytes.")}}else if(A!==undefined){throw new TypeError("Expected buffer payload")}const t=e.#T.readyState
if(E(t)&&!Q(t)&&!u(t)){const t=new k(A)
e.#T.socket.write(t.createFrame(g.PING))}}}const{ping:M}=WebSocket
Reflect.deleteProperty(WebSocket,"ping")
WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=a.CONNECTING
WebSocket.OPEN=WebSocket.prototype.OPEN=a.OPEN
WebSocket.CLOSING=WebSocket.prototype.CLOSING=a.CLOSING
WebSocket.CLOSED=WebSocket.prototype.CLOSED=a.CLOSED
Object.defineProperties(WebSocket.prototype,{CONNECTING:i,OPEN:i,CLOSING:i,CLOSED:i,url:w,readyState:w,bufferedAmount:w,onopen:w,onerror:w,onclose:w,close:w,onmessage:w,binaryType:w,send:w,extensions:w,protocol:w,[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(WebSocket,{CONNECTING:i,OPEN:i,CLOSING:i,CLOSED:i})
s.converters["sequence<DOMString>"]=s.sequenceConverter(s.converters.DOMString)
s.converters["DOMString or sequence<DOMString>"]=function(e,A,t){if(s.util.Type(e)===s.util.Types.OBJECT&&Symbol.iterator in e){return s.converters["sequence<DOMString>"](e)}return s.converters.DOMString(e,A,t)}
s.converters.WebSocketInit=s.dictionaryConverter([{key:"protocols",converter:s.converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:s.converters.any,defaultValue:()=>m()},{key:"headers",converter:s.nullableConverter(s.converters.HeadersInit)}])
s.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){if(s.util.Type(e)===s.util.Types.OBJECT&&!(Symbol.iterator in e)){return s.converters.WebSocketInit(e)}return{protocols:s.converters["DOMString or sequence<DOMString>"](e)}}
s.converters.WebSocketSendData=function(e){if(s.util.Type(e)===s.util.Types.OBJECT){if(s.is.Blob(e)){return e}if(s.is.BufferSource(e)){return e}}return s.converters.USVString(e)}
e.exports={WebSocket,ping:M}}}

