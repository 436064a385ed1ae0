(()=>{var e={1916:(e,t)=>{"use strict"
var A
A=true
t.Io=A=void 0
var n=new Uint32Array(65536)
var myers_32=function(e,t){var A=e.length
var r=t.length
var s=1<<A-1
var o=-1
var i=0
var a=A
var c=A
while(c--){n[e.charCodeAt(c)]|=1<<c}for(c=0;c<r;c++){var l=n[t.charCodeAt(c)]
var u=l|i
l|=(l&o)+o^o
i|=~(l|o)
o&=l
if(i&s){a++}if(o&s){a--}i=i<<1|1
o=o<<1|~(u|i)
i&=u}c=A
while(c--){n[e.charCodeAt(c)]=0}return a}
var myers_x=function(e,t){var A=t.length
var r=e.length
var s=[]
var o=[]
var i=Math.ceil(A/32)
var a=Math.ceil(r/32)
for(var c=0;c<i;c++){o[c]=-1
s[c]=0}var l=0
for(;l<a-1;l++){var u=0
var g=-1
var h=l*32
var d=Math.min(32,r)+h
for(var E=h;E<d;E++){n[e.charCodeAt(E)]|=1<<E}for(var c=0;c<A;c++){var Q=n[t.charCodeAt(c)]
var B=o[c/32|0]>>>c&1
var f=s[c/32|0]>>>c&1
var C=Q|u
var I=((Q|f)&g)+g^g|Q|f
var p=u|~(I|g)
var m=g&I
if(p>>>31^B){o[c/32|0]^=1<<c}if(m>>>31^f){s[c/32|0]^=1<<c}p=p<<1|B
m=m<<1|f
g=m|~(C|p)
u=p&C}for(var E=h;E<d;E++){n[e.charCodeAt(E)]=0}}var w=0
var y=-1
var k=l*32
var b=Math.min(32,r-k)+k
for(var E=k;E<b;E++){n[e.charCodeAt(E)]|=1<<E}var D=r
for(var c=0;c<A;c++){var Q=n[t.charCodeAt(c)]
var B=o[c/32|0]>>>c&1
var f=s[c/32|0]>>>c&1
var C=Q|w
var I=((Q|f)&y)+y^y|Q|f
var p=w|~(I|y)
var m=y&I
D+=p>>>r-1&1
D-=m>>>r-1&1
if(p>>>31^B){o[c/32|0]^=1<<c}if(m>>>31^f){s[c/32|0]^=1<<c}p=p<<1|B
m=m<<1|f
y=m|~(C|p)
w=p&C}for(var E=k;E<b;E++){n[e.charCodeAt(E)]=0}return D}
var distance=function(e,t){if(e.length<t.length){var A=t
t=e
e=A}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var A=Infinity
var n=0
for(var r=0;r<t.length;r++){var s=distance(e,t[r])
if(s<A){A=s
n=r}}return t[n]}
A=closest},770:(e,t,A)=>{e.exports=A(218)},218:(e,t,A)=>{"use strict"
var n=A(9278)
var r=A(4756)
var s=A(8611)
var o=A(5692)
var i=A(4434)
var a=A(2613)
var c=A(9023)
t.httpOverHttp=httpOverHttp
t.httpsOverHttp=httpsOverHttp
t.httpOverHttps=httpOverHttps
t.httpsOverHttps=httpsOverHttps
function httpOverHttp(e){var t=new TunnelingAgent(e)
t.request=s.request
return t}function httpsOverHttp(e){var t=new TunnelingAgent(e)
t.request=s.request
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
t.maxSockets=t.options.maxSockets||s.Agent.defaultMaxSockets
t.requests=[]
t.sockets=[]
t.on("free",function onFree(e,A,n,r){var s=toOptions(A,n,r)
for(var o=0,i=t.requests.length;o<i;++o){var a=t.requests[o]
if(a.host===s.host&&a.port===s.port){t.requests.splice(o,1)
a.request.onSocket(e)
return}}e.destroy()
t.removeSocket(e)})}c.inherits(TunnelingAgent,i.EventEmitter)
TunnelingAgent.prototype.addRequest=function addRequest(e,t,A,n){var r=this
var s=mergeOptions({request:e},r.options,toOptions(t,A,n))
if(r.sockets.length>=this.maxSockets){r.requests.push(s)
return}r.createSocket(s,function(t){t.on("free",onFree)
t.on("close",onCloseOrRemove)
t.on("agentRemove",onCloseOrRemove)
e.onSocket(t)
function onFree(){r.emit("free",t,s)}function onCloseOrRemove(e){r.removeSocket(t)
t.removeListener("free",onFree)
t.removeListener("close",onCloseOrRemove)
t.removeListener("agentRemove",onCloseOrRemove)}})}
TunnelingAgent.prototype.createSocket=function createSocket(e,t){var A=this
var n={}
A.sockets.push(n)
var r=mergeOptions({},A.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}})
if(e.localAddress){r.localAddress=e.localAddress}if(r.proxyAuth){r.headers=r.headers||{}
r.headers["Proxy-Authorization"]="Basic "+new Buffer(r.proxyAuth).toString("base64")}l("making CONNECT request")
var s=A.request(r)
s.useChunkedEncodingByDefault=false
s.once("response",onResponse)
s.once("upgrade",onUpgrade)
s.once("connect",onConnect)
s.once("error",onError)
s.end()
function onResponse(e){e.upgrade=true}function onUpgrade(e,t,A){process.nextTick(function(){onConnect(e,t,A)})}function onConnect(r,o,i){s.removeAllListeners()
o.removeAllListeners()
if(r.statusCode!==200){l("tunneling socket could not be established, statusCode=%d",r.statusCode)
o.destroy()
var a=new Error("tunneling socket could not be established, "+"statusCode="+r.statusCode)
a.code="ECONNRESET"
e.request.emit("error",a)
A.removeSocket(n)
return}if(i.length>0){l("got illegal response body from proxy")
o.destroy()
var a=new Error("got illegal response body from proxy")
a.code="ECONNRESET"
e.request.emit("error",a)
A.removeSocket(n)
return}l("tunneling connection has established")
A.sockets[A.sockets.indexOf(n)]=o
return t(o)}function onError(t){s.removeAllListeners()
l("tunneling socket could not be established, cause=%s\n",t.message,t.stack)
var r=new Error("tunneling socket could not be established, "+"cause="+t.message)
r.code="ECONNRESET"
e.request.emit("error",r)
A.removeSocket(n)}}
TunnelingAgent.prototype.removeSocket=function removeSocket(e){var t=this.sockets.indexOf(e)
if(t===-1){return}this.sockets.splice(t,1)
var A=this.requests.shift()
if(A){this.createSocket(A,function(e){A.request.onSocket(e)})}}
function createSecureSocket(e,t){var A=this
TunnelingAgent.prototype.createSocket.call(A,e,function(n){var s=e.request.getHeader("host")
var o=mergeOptions({},A.options,{socket:n,servername:s?s.replace(/:.*$/,""):e.host})
var i=r.connect(0,o)
A.sockets[A.sockets.indexOf(n)]=i
t(i)})}function toOptions(e,t,A){if(typeof e==="string"){return{host:e,port:t,localAddress:A}}return e}function mergeOptions(e){for(var t=1,A=arguments.length;t<A;++t){var n=arguments[t]
if(typeof n==="object"){var r=Object.keys(n)
for(var s=0,o=r.length;s<o;++s){var i=r[s]
if(n[i]!==undefined){e[i]=n[i]}}}}return e}var l
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)){l=function(){var e=Array.prototype.slice.call(arguments)
if(typeof e[0]==="string"){e[0]="TUNNEL: "+e[0]}else{e.unshift("TUNNEL:")}console.error.apply(console,e)}}else{l=function(){}}t.debug=l},6752:(e,t,A)=>{"use strict"
const n=A(3701)
const r=A(883)
const s=A(628)
const o=A(837)
const i=A(7405)
const a=A(6672)
const c=A(3137)
const l=A(50)
const u=A(8707)
const g=A(3440)
const{InvalidArgumentError:h}=u
const d=A(6615)
const E=A(9136)
const Q=A(7365)
const B=A(7501)
const f=A(4004)
const C=A(2429)
const I=A(7816)
const{getGlobalDispatcher:p,setGlobalDispatcher:m}=A(2581)
const w=A(8155)
const y=A(8754)
const k=A(5092)
Object.assign(r.prototype,d)
e.exports.Dispatcher=r
e.exports.Client=n
e.exports.Pool=s
e.exports.BalancedPool=o
e.exports.Agent=i
e.exports.ProxyAgent=a
e.exports.EnvHttpProxyAgent=c
e.exports.RetryAgent=l
e.exports.RetryHandler=I
e.exports.DecoratorHandler=w
e.exports.RedirectHandler=y
e.exports.createRedirectInterceptor=k
e.exports.interceptors={redirect:A(1514),retry:A(2026),dump:A(8060),dns:A(379)}
e.exports.buildConnector=E
e.exports.errors=u
e.exports.util={parseHeaders:g.parseHeaders,headerNameToString:g.headerNameToString}
function makeDispatcher(e){return(t,A,n)=>{if(typeof A==="function"){n=A
A=null}if(!t||typeof t!=="string"&&typeof t!=="object"&&!(t instanceof URL)){throw new h("invalid url")}if(A!=null&&typeof A!=="object"){throw new h("invalid opts")}if(A&&A.path!=null){if(typeof A.path!=="string"){throw new h("invalid opts.path")}let e=A.path
if(!A.path.startsWith("/")){e=`/${e}`}t=new URL(g.parseOrigin(t).origin+e)}else{if(!A){A=typeof t==="object"?t:{}}t=g.parseURL(t)}const{agent:r,dispatcher:s=p()}=A
if(r){throw new h("unsupported opts.agent. Did you mean opts.client?")}return e.call(s,{...A,origin:t.origin,path:t.search?`${t.pathname}${t.search}`:t.pathname,method:A.method||(A.body?"PUT":"GET")},n)}}e.exports.setGlobalDispatcher=m
e.exports.getGlobalDispatcher=p
const b=A(4398).fetch
e.exports.fetch=async function fetch(e,t=undefined){try{return await b(e,t)}catch(e){if(e&&typeof e==="object"){Error.captureStackTrace(e)}throw e}}
e.exports.Headers=A(660).Headers
e.exports.Response=A(9051).Response
e.exports.Request=A(9967).Request
e.exports.FormData=A(5910).FormData
e.exports.File=globalThis.File??A(4573).File
e.exports.FileReader=A(8355).FileReader
const{setGlobalOrigin:D,getGlobalOrigin:R}=A(1059)
e.exports.setGlobalOrigin=D
e.exports.getGlobalOrigin=R
const{CacheStorage:S}=A(3245)
const{kConstruct:F}=A(109)
e.exports.caches=new S(F)
const{deleteCookie:N,getCookies:M,getSetCookies:U,setCookie:L}=A(9061)
e.exports.deleteCookie=N
e.exports.getCookies=M
e.exports.getSetCookies=U
e.exports.setCookie=L
const{parseMIMEType:v,serializeAMimeType:T}=A(1900)
e.exports.parseMIMEType=v
e.exports.serializeAMimeType=T
const{CloseEvent:x,ErrorEvent:H,MessageEvent:G}=A(5188)
e.exports.WebSocket=A(3726).WebSocket
e.exports.CloseEvent=x
e.exports.ErrorEvent=H
e.exports.MessageEvent=G
e.exports.request=makeDispatcher(d.request)
e.exports.stream=makeDispatcher(d.stream)
e.exports.pipeline=makeDispatcher(d.pipeline)
e.exports.connect=makeDispatcher(d.connect)
e.exports.upgrade=makeDispatcher(d.upgrade)
e.exports.MockClient=Q
e.exports.MockPool=f
e.exports.MockAgent=B
e.exports.mockErrors=C
const{EventSource:Y}=A(1238)
e.exports.EventSource=Y},158:(e,t,A)=>{const{addAbortListener:n}=A(3440)
const{RequestAbortedError:r}=A(8707)
const s=Symbol("kListener")
const o=Symbol("kSignal")
function abort(e){if(e.abort){e.abort(e[o]?.reason)}else{e.reason=e[o]?.reason??new r}removeSignal(e)}function addSignal(e,t){e.reason=null
e[o]=null
e[s]=null
if(!t){return}if(t.aborted){abort(e)
return}e[o]=t
e[s]=()=>{abort(e)}
n(e[o],e[s])}function removeSignal(e){if(!e[o]){return}if("removeEventListener"in e[o]){e[o].removeEventListener("abort",e[s])}else{e[o].removeListener("abort",e[s])}e[o]=null
e[s]=null}e.exports={addSignal,removeSignal}},2279:(e,t,A)=>{"use strict"
const n=A(4589)
const{AsyncResource:r}=A(6698)
const{InvalidArgumentError:s,SocketError:o}=A(8707)
const i=A(3440)
const{addSignal:a,removeSignal:c}=A(158)
class ConnectHandler extends r{constructor(e,t){if(!e||typeof e!=="object"){throw new s("invalid opts")}if(typeof t!=="function"){throw new s("invalid callback")}const{signal:A,opaque:n,responseHeaders:r}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new s("signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT")
this.opaque=n||null
this.responseHeaders=r||null
this.callback=t
this.abort=null
a(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}n(this.callback)
this.abort=e
this.context=t}onHeaders(){throw new o("bad connect",null)}onUpgrade(e,t,A){const{callback:n,opaque:r,context:s}=this
c(this)
this.callback=null
let o=t
if(o!=null){o=this.responseHeaders==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)}this.runInAsyncScope(n,null,null,{statusCode:e,headers:o,socket:A,opaque:r,context:s})}onError(e){const{callback:t,opaque:A}=this
c(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function connect(e,t){if(t===undefined){return new Promise((t,A)=>{connect.call(this,e,(e,n)=>e?A(e):t(n))})}try{const A=new ConnectHandler(e,t)
this.dispatch({...e,method:"CONNECT"},A)}catch(A){if(typeof t!=="function"){throw A}const n=e?.opaque
queueMicrotask(()=>t(A,{opaque:n}))}}e.exports=connect},6862:(e,t,A)=>{"use strict"
const{Readable:n,Duplex:r,PassThrough:s}=A(7075)
const{InvalidArgumentError:o,InvalidReturnValueError:i,RequestAbortedError:a}=A(8707)
const c=A(3440)
const{AsyncResource:l}=A(6698)
const{addSignal:u,removeSignal:g}=A(158)
const h=A(4589)
const d=Symbol("resume")
class PipelineRequest extends n{constructor(){super({autoDestroy:true})
this[d]=null}_read(){const{[d]:e}=this
if(e){this[d]=null
e()}}_destroy(e,t){this._read()
t(e)}}class PipelineResponse extends n{constructor(e){super({autoDestroy:true})
this[d]=e}_read(){this[d]()}_destroy(e,t){if(!e&&!this._readableState.endEmitted){e=new a}t(e)}}class PipelineHandler extends l{constructor(e,t){if(!e||typeof e!=="object"){throw new o("invalid opts")}if(typeof t!=="function"){throw new o("invalid handler")}const{signal:A,method:n,opaque:s,onInfo:i,responseHeaders:l}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(n==="CONNECT"){throw new o("invalid method")}if(i&&typeof i!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_PIPELINE")
this.opaque=s||null
this.responseHeaders=l||null
this.handler=t
this.abort=null
this.context=null
this.onInfo=i||null
this.req=(new PipelineRequest).on("error",c.nop)
this.ret=new r({readableObjectMode:e.objectMode,autoDestroy:true,read:()=>{const{body:e}=this
if(e?.resume){e.resume()}},write:(e,t,A)=>{const{req:n}=this
if(n.push(e,t)||n._readableState.destroyed){A()}else{n[d]=A}},destroy:(e,t)=>{const{body:A,req:n,res:r,ret:s,abort:o}=this
if(!e&&!s._readableState.endEmitted){e=new a}if(o&&e){o()}c.destroy(A,e)
c.destroy(n,e)
c.destroy(r,e)
g(this)
t(e)}}).on("prefinish",()=>{const{req:e}=this
e.push(null)})
this.res=null
u(this,A)}onConnect(e,t){const{ret:A,res:n}=this
if(this.reason){e(this.reason)
return}h(!n,"pipeline cannot be retried")
h(!A.destroyed)
this.abort=e
this.context=t}onHeaders(e,t,A){const{opaque:n,handler:r,context:s}=this
if(e<200){if(this.onInfo){const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
this.onInfo({statusCode:e,headers:A})}return}this.res=new PipelineResponse(A)
let o
try{this.handler=null
const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
o=this.runInAsyncScope(r,null,{statusCode:e,headers:A,opaque:n,body:this.res,context:s})}catch(e){this.res.on("error",c.nop)
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
return A.ret}catch(e){return(new s).destroy(e)}}e.exports=pipeline},4043:(e,t,A)=>{"use strict"
const n=A(4589)
const{Readable:r}=A(9927)
const{InvalidArgumentError:s,RequestAbortedError:o}=A(8707)
const i=A(3440)
const{getResolveErrorBodyCallback:a}=A(7655)
const{AsyncResource:c}=A(6698)
class RequestHandler extends c{constructor(e,t){if(!e||typeof e!=="object"){throw new s("invalid opts")}const{signal:A,method:n,opaque:r,body:a,onInfo:c,responseHeaders:l,throwOnError:u,highWaterMark:g}=e
try{if(typeof t!=="function"){throw new s("invalid callback")}if(g&&(typeof g!=="number"||g<0)){throw new s("invalid highWaterMark")}if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new s("signal must be an EventEmitter or EventTarget")}if(n==="CONNECT"){throw new s("invalid method")}if(c&&typeof c!=="function"){throw new s("invalid onInfo callback")}super("UNDICI_REQUEST")}catch(e){if(i.isStream(a)){i.destroy(a.on("error",i.nop),e)}throw e}this.method=n
this.responseHeaders=l||null
this.opaque=r||null
this.callback=t
this.res=null
this.abort=null
this.body=a
this.trailers={}
this.context=null
this.onInfo=c||null
this.throwOnError=u
this.highWaterMark=g
this.signal=A
this.reason=null
this.removeAbortListener=null
if(i.isStream(a)){a.on("error",e=>{this.onError(e)})}if(this.signal){if(this.signal.aborted){this.reason=this.signal.reason??new o}else{this.removeAbortListener=i.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new o
if(this.res){i.destroy(this.res.on("error",i.nop),this.reason)}else if(this.abort){this.abort(this.reason)}if(this.removeAbortListener){this.res?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}})}}}onConnect(e,t){if(this.reason){e(this.reason)
return}n(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,n){const{callback:s,opaque:o,abort:c,context:l,responseHeaders:u,highWaterMark:g}=this
const h=u==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:h})}return}const d=u==="raw"?i.parseHeaders(t):h
const E=d["content-type"]
const Q=d["content-length"]
const B=new r({resume:A,abort:c,contentType:E,contentLength:this.method!=="HEAD"&&Q?Number(Q):null,highWaterMark:g})
if(this.removeAbortListener){B.on("close",this.removeAbortListener)}this.callback=null
this.res=B
if(s!==null){if(this.throwOnError&&e>=400){this.runInAsyncScope(a,null,{callback:s,body:B,contentType:E,statusCode:e,statusMessage:n,headers:h})}else{this.runInAsyncScope(s,null,null,{statusCode:e,headers:h,trailers:this.trailers,opaque:o,body:B,context:l})}}}onData(e){return this.res.push(e)}onComplete(e){i.parseHeaders(e,this.trailers)
this.res.push(null)}onError(e){const{res:t,callback:A,body:n,opaque:r}=this
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:r})})}if(t){this.res=null
queueMicrotask(()=>{i.destroy(t,e)})}if(n){this.body=null
i.destroy(n,e)}if(this.removeAbortListener){t?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}}}function request(e,t){if(t===undefined){return new Promise((t,A)=>{request.call(this,e,(e,n)=>e?A(e):t(n))})}try{this.dispatch(e,new RequestHandler(e,t))}catch(A){if(typeof t!=="function"){throw A}const n=e?.opaque
queueMicrotask(()=>t(A,{opaque:n}))}}e.exports=request
e.exports.RequestHandler=RequestHandler},3560:(e,t,A)=>{"use strict"
const n=A(4589)
const{finished:r,PassThrough:s}=A(7075)
const{InvalidArgumentError:o,InvalidReturnValueError:i}=A(8707)
const a=A(3440)
const{getResolveErrorBodyCallback:c}=A(7655)
const{AsyncResource:l}=A(6698)
const{addSignal:u,removeSignal:g}=A(158)
class StreamHandler extends l{constructor(e,t,A){if(!e||typeof e!=="object"){throw new o("invalid opts")}const{signal:n,method:r,opaque:s,body:i,onInfo:c,responseHeaders:l,throwOnError:g}=e
try{if(typeof A!=="function"){throw new o("invalid callback")}if(typeof t!=="function"){throw new o("invalid factory")}if(n&&typeof n.on!=="function"&&typeof n.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new o("invalid method")}if(c&&typeof c!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_STREAM")}catch(e){if(a.isStream(i)){a.destroy(i.on("error",a.nop),e)}throw e}this.responseHeaders=l||null
this.opaque=s||null
this.factory=t
this.callback=A
this.res=null
this.abort=null
this.context=null
this.trailers=null
this.body=i
this.onInfo=c||null
this.throwOnError=g||false
if(a.isStream(i)){i.on("error",e=>{this.onError(e)})}u(this,n)}onConnect(e,t){if(this.reason){e(this.reason)
return}n(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,n){const{factory:o,opaque:l,context:u,callback:g,responseHeaders:h}=this
const d=h==="raw"?a.parseRawHeaders(t):a.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:d})}return}this.factory=null
let E
if(this.throwOnError&&e>=400){const A=h==="raw"?a.parseHeaders(t):d
const r=A["content-type"]
E=new s
this.callback=null
this.runInAsyncScope(c,null,{callback:g,body:E,contentType:r,statusCode:e,statusMessage:n,headers:d})}else{if(o===null){return}E=this.runInAsyncScope(o,null,{statusCode:e,headers:d,opaque:l,context:u})
if(!E||typeof E.write!=="function"||typeof E.end!=="function"||typeof E.on!=="function"){throw new i("expected Writable")}r(E,{readable:false},e=>{const{callback:t,res:A,opaque:n,trailers:r,abort:s}=this
this.res=null
if(e||!A.readable){a.destroy(A,e)}this.callback=null
this.runInAsyncScope(t,null,e||null,{opaque:n,trailers:r})
if(e){s()}})}E.on("drain",A)
this.res=E
const Q=E.writableNeedDrain!==undefined?E.writableNeedDrain:E._writableState?.needDrain
return Q!==true}onData(e){const{res:t}=this
return t?t.write(e):true}onComplete(e){const{res:t}=this
g(this)
if(!t){return}this.trailers=a.parseHeaders(e)
t.end()}onError(e){const{res:t,callback:A,opaque:n,body:r}=this
g(this)
this.factory=null
if(t){this.res=null
a.destroy(t,e)}else if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:n})})}if(r){this.body=null
a.destroy(r,e)}}}function stream(e,t,A){if(A===undefined){return new Promise((A,n)=>{stream.call(this,e,t,(e,t)=>e?n(e):A(t))})}try{this.dispatch(e,new StreamHandler(e,t,A))}catch(t){if(typeof A!=="function"){throw t}const n=e?.opaque
queueMicrotask(()=>A(t,{opaque:n}))}}e.exports=stream},1882:(e,t,A)=>{"use strict"
const{InvalidArgumentError:n,SocketError:r}=A(8707)
const{AsyncResource:s}=A(6698)
const o=A(3440)
const{addSignal:i,removeSignal:a}=A(158)
const c=A(4589)
class UpgradeHandler extends s{constructor(e,t){if(!e||typeof e!=="object"){throw new n("invalid opts")}if(typeof t!=="function"){throw new n("invalid callback")}const{signal:A,opaque:r,responseHeaders:s}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}super("UNDICI_UPGRADE")
this.responseHeaders=s||null
this.opaque=r||null
this.callback=t
this.abort=null
this.context=null
i(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}c(this.callback)
this.abort=e
this.context=null}onHeaders(){throw new r("bad upgrade",null)}onUpgrade(e,t,A){c(e===101)
const{callback:n,opaque:r,context:s}=this
a(this)
this.callback=null
const i=this.responseHeaders==="raw"?o.parseRawHeaders(t):o.parseHeaders(t)
this.runInAsyncScope(n,null,null,{headers:i,socket:A,opaque:r,context:s})}onError(e){const{callback:t,opaque:A}=this
a(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function upgrade(e,t){if(t===undefined){return new Promise((t,A)=>{upgrade.call(this,e,(e,n)=>e?A(e):t(n))})}try{const A=new UpgradeHandler(e,t)
this.dispatch({...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"},A)}catch(A){if(typeof t!=="function"){throw A}const n=e?.opaque
queueMicrotask(()=>t(A,{opaque:n}))}}e.exports=upgrade},6615:(e,t,A)=>{"use strict"
e.exports.request=A(4043)
e.exports.stream=A(3560)
e.exports.pipeline=A(6862)
e.exports.upgrade=A(1882)
e.exports.connect=A(2279)},9927:(e,t,A)=>{"use strict"
const n=A(4589)
const{Readable:r}=A(7075)
const{RequestAbortedError:s,NotSupportedError:o,InvalidArgumentError:i,AbortError:a}=A(8707)
const c=A(3440)
const{ReadableStreamFrom:l}=A(3440)
const u=Symbol("kConsume")
const g=Symbol("kReading")
const h=Symbol("kBody")
const d=Symbol("kAbort")
const E=Symbol("kContentType")
const Q=Symbol("kContentLength")
const noop=()=>{}
class BodyReadable extends r{constructor({resume:e,abort:t,contentType:A="",contentLength:n,highWaterMark:r=64*1024}){super({autoDestroy:true,read:e,highWaterMark:r})
this._readableState.dataEmitted=false
this[d]=t
this[u]=null
this[h]=null
this[E]=A
this[Q]=n
this[g]=false}destroy(e){if(!e&&!this._readableState.endEmitted){e=new s}if(e){this[d]()}return super.destroy(e)}_destroy(e,t){if(!this[g]){setImmediate(()=>{t(e)})}else{t(e)}}on(e,...t){if(e==="data"||e==="readable"){this[g]=true}return super.on(e,...t)}addListener(e,...t){return this.on(e,...t)}off(e,...t){const A=super.off(e,...t)
if(e==="data"||e==="readable"){this[g]=this.listenerCount("data")>0||this.listenerCount("readable")>0}return A}removeListener(e,...t){return this.off(e,...t)}push(e){if(this[u]&&e!==null){consumePush(this[u],e)
return this[g]?super.push(e):true}return super.push(e)}async text(){return consume(this,"text")}async json(){return consume(this,"json")}async blob(){return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){throw new o}get bodyUsed(){return c.isDisturbed(this)}get body(){if(!this[h]){this[h]=l(this)
if(this[u]){this[h].getReader()
n(this[h].locked)}}return this[h]}async dump(e){let t=Number.isFinite(e?.limit)?e.limit:128*1024
const A=e?.signal
if(A!=null&&(typeof A!=="object"||!("aborted"in A))){throw new i("signal must be an AbortSignal")}A?.throwIfAborted()
if(this._readableState.closeEmitted){return null}return await new Promise((e,n)=>{if(this[Q]>t){this.destroy(new a)}const onAbort=()=>{this.destroy(A.reason??new a)}
A?.addEventListener("abort",onAbort)
this.on("close",function(){A?.removeEventListener("abort",onAbort)
if(A?.aborted){n(A.reason??new a)}else{e(null)}}).on("error",noop).on("data",function(e){t-=e.length
if(t<=0){this.destroy()}}).resume()})}}function isLocked(e){return e[h]&&e[h].locked===true||e[u]}function isUnusable(e){return c.isDisturbed(e)||isLocked(e)}async function consume(e,t){n(!e[u])
return new Promise((A,n)=>{if(isUnusable(e)){const t=e._readableState
if(t.destroyed&&t.closeEmitted===false){e.on("error",e=>{n(e)}).on("close",()=>{n(new TypeError("unusable"))})}else{n(t.errored??new TypeError("unusable"))}}else{queueMicrotask(()=>{e[u]={type:t,stream:e,resolve:A,reject:n,length:0,body:[]}
e.on("error",function(e){consumeFinish(this[u],e)}).on("close",function(){if(this[u].body!==null){consumeFinish(this[u],new s)}})
consumeStart(e[u])})}})}function consumeStart(e){if(e.body===null){return}const{_readableState:t}=e.stream
if(t.bufferIndex){const A=t.bufferIndex
const n=t.buffer.length
for(let r=A;r<n;r++){consumePush(e,t.buffer[r])}}else{for(const A of t.buffer){consumePush(e,A)}}if(t.endEmitted){consumeEnd(this[u])}else{e.stream.on("end",function(){consumeEnd(this[u])})}e.stream.resume()
while(e.stream.read()!=null){}}function chunksDecode(e,t){if(e.length===0||t===0){return""}const A=e.length===1?e[0]:Buffer.concat(e,t)
const n=A.length
const r=n>2&&A[0]===239&&A[1]===187&&A[2]===191?3:0
return A.utf8Slice(r,n)}function chunksConcat(e,t){if(e.length===0||t===0){return new Uint8Array(0)}if(e.length===1){return new Uint8Array(e[0])}const A=new Uint8Array(Buffer.allocUnsafeSlow(t).buffer)
let n=0
for(let t=0;t<e.length;++t){const r=e[t]
A.set(r,n)
n+=r.length}return A}function consumeEnd(e){const{type:t,body:A,resolve:n,stream:r,length:s}=e
try{if(t==="text"){n(chunksDecode(A,s))}else if(t==="json"){n(JSON.parse(chunksDecode(A,s)))}else if(t==="arrayBuffer"){n(chunksConcat(A,s).buffer)}else if(t==="blob"){n(new Blob(A,{type:r[E]}))}else if(t==="bytes"){n(chunksConcat(A,s))}consumeFinish(e)}catch(e){r.destroy(e)}}function consumePush(e,t){e.length+=t.length
e.body.push(t)}function consumeFinish(e,t){if(e.body===null){return}if(t){e.reject(t)}else{e.resolve()}e.type=null
e.stream=null
e.resolve=null
e.reject=null
e.length=0
e.body=null}e.exports={Readable:BodyReadable,chunksDecode}},7655:(e,t,A)=>{const n=A(4589)
const{ResponseStatusCodeError:r}=A(8707)
const{chunksDecode:s}=A(9927)
const o=128*1024
async function getResolveErrorBodyCallback({callback:e,body:t,contentType:A,statusCode:i,statusMessage:a,headers:c}){n(t)
let l=[]
let u=0
try{for await(const e of t){l.push(e)
u+=e.length
if(u>o){l=[]
u=0
break}}}catch{l=[]
u=0}const g=`Response status code ${i}${a?`: ${a}`:""}`
if(i===204||!A||!u){queueMicrotask(()=>e(new r(g,i,c)))
return}const h=Error.stackTraceLimit
Error.stackTraceLimit=0
let d
try{if(isContentTypeApplicationJson(A)){d=JSON.parse(s(l,u))}else if(isContentTypeText(A)){d=s(l,u)}}catch{}finally{Error.stackTraceLimit=h}queueMicrotask(()=>e(new r(g,i,c,d)))}const isContentTypeApplicationJson=e=>e.length>15&&e[11]==="/"&&e[0]==="a"&&e[1]==="p"&&e[2]==="p"&&e[3]==="l"&&e[4]==="i"&&e[5]==="c"&&e[6]==="a"&&e[7]==="t"&&e[8]==="i"&&e[9]==="o"&&e[10]==="n"&&e[12]==="j"&&e[13]==="s"&&e[14]==="o"&&e[15]==="n"
const isContentTypeText=e=>e.length>4&&e[4]==="/"&&e[0]==="t"&&e[1]==="e"&&e[2]==="x"&&e[3]==="t"
e.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}},9136:(e,t,A)=>{"use strict"
const n=A(7030)
const r=A(4589)
const s=A(3440)
const{InvalidArgumentError:o,ConnectTimeoutError:i}=A(8707)
const a=A(6603)
function noop(){}let c
let l
if(global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)){l=class WeakSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map
this._sessionRegistry=new global.FinalizationRegistry(e=>{if(this._sessionCache.size<this._maxCachedSessions){return}const t=this._sessionCache.get(e)
if(t!==undefined&&t.deref()===undefined){this._sessionCache.delete(e)}})}get(e){const t=this._sessionCache.get(e)
return t?t.deref():null}set(e,t){if(this._maxCachedSessions===0){return}this._sessionCache.set(e,new WeakRef(t))
this._sessionRegistry.register(t,e)}}}else{l=class SimpleSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map}get(e){return this._sessionCache.get(e)}set(e,t){if(this._maxCachedSessions===0){return}if(this._sessionCache.size>=this._maxCachedSessions){const{value:e}=this._sessionCache.keys().next()
this._sessionCache.delete(e)}this._sessionCache.set(e,t)}}}function buildConnector({allowH2:e,maxCachedSessions:t,socketPath:i,timeout:a,session:g,...h}){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new o("maxCachedSessions must be a positive integer or zero")}const d={path:i,...h}
const E=new l(t==null?100:t)
a=a==null?1e4:a
e=e!=null?e:false
return function connect({hostname:t,host:o,protocol:i,port:l,servername:h,localAddress:Q,httpSocket:B},f){let C
if(i==="https:"){if(!c){c=A(1692)}h=h||d.servername||s.getServerName(o)||null
const n=h||t
r(n)
const i=g||E.get(n)||null
l=l||443
C=c.connect({highWaterMark:16384,...d,servername:h,session:i,localAddress:Q,ALPNProtocols:e?["http/1.1","h2"]:["http/1.1"],socket:B,port:l,host:t})
C.on("session",function(e){E.set(n,e)})}else{r(!B,"httpSocket can only be sent on TLS update")
l=l||80
C=n.connect({highWaterMark:64*1024,...d,localAddress:Q,port:l,host:t})}if(d.keepAlive==null||d.keepAlive){const e=d.keepAliveInitialDelay===undefined?6e4:d.keepAliveInitialDelay
C.setKeepAlive(true,e)}const I=u(new WeakRef(C),{timeout:a,hostname:t,port:l})
C.setNoDelay(true).once(i==="https:"?"secureConnect":"connect",function(){queueMicrotask(I)
if(f){const e=f
f=null
e(null,this)}}).on("error",function(e){queueMicrotask(I)
if(f){const t=f
f=null
t(e)}})
return C}}const u=process.platform==="win32"?(e,t)=>{if(!t.timeout){return noop}let A=null
let n=null
const r=a.setFastTimeout(()=>{A=setImmediate(()=>{n=setImmediate(()=>onConnectTimeout(e.deref(),t))})},t.timeout)
return()=>{a.clearFastTimeout(r)
clearImmediate(A)
clearImmediate(n)}}:(e,t)=>{if(!t.timeout){return noop}let A=null
const n=a.setFastTimeout(()=>{A=setImmediate(()=>{onConnectTimeout(e.deref(),t)})},t.timeout)
return()=>{a.clearFastTimeout(n)
clearImmediate(A)}}
function onConnectTimeout(e,t){if(e==null){return}let A="Connect Timeout Error"
if(Array.isArray(e.autoSelectFamilyAttemptedAddresses)){A+=` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{A+=` (attempted address: ${t.hostname}:${t.port},`}A+=` timeout: ${t.timeout}ms)`
s.destroy(e,new i(A))}e.exports=buildConnector},735:e=>{"use strict"
const t={}
const A=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
for(let e=0;e<A.length;++e){const n=A[e]
const r=n.toLowerCase()
t[n]=t[r]=r}Object.setPrototypeOf(t,null)
e.exports={wellknownHeaderNames:A,headerNameLowerCasedRecord:t}},2414:(e,t,A)=>{"use strict"
const n=A(3053)
const r=A(7975)
const s=r.debuglog("undici")
const o=r.debuglog("fetch")
const i=r.debuglog("websocket")
let a=false
const c={beforeConnect:n.channel("undici:client:beforeConnect"),connected:n.channel("undici:client:connected"),connectError:n.channel("undici:client:connectError"),sendHeaders:n.channel("undici:client:sendHeaders"),create:n.channel("undici:request:create"),bodySent:n.channel("undici:request:bodySent"),headers:n.channel("undici:request:headers"),trailers:n.channel("undici:request:trailers"),error:n.channel("undici:request:error"),open:n.channel("undici:websocket:open"),close:n.channel("undici:websocket:close"),socketError:n.channel("undici:websocket:socket_error"),ping:n.channel("undici:websocket:ping"),pong:n.channel("undici:websocket:pong")}
if(s.enabled||o.enabled){const e=o.enabled?o:s
n.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s}}=t
e("connecting to %s using %s%s",`${s}${r?`:${r}`:""}`,n,A)})
n.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s}}=t
e("connected to %s using %s%s",`${s}${r?`:${r}`:""}`,n,A)})
n.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s},error:o}=t
e("connection to %s using %s%s errored - %s",`${s}${r?`:${r}`:""}`,n,A,o.message)})
n.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:n,origin:r}}=t
e("sending request to %s %s/%s",A,r,n)})
n.channel("undici:request:headers").subscribe(t=>{const{request:{method:A,path:n,origin:r},response:{statusCode:s}}=t
e("received response to %s %s/%s - HTTP %d",A,r,n,s)})
n.channel("undici:request:trailers").subscribe(t=>{const{request:{method:A,path:n,origin:r}}=t
e("trailers received from %s %s/%s",A,r,n)})
n.channel("undici:request:error").subscribe(t=>{const{request:{method:A,path:n,origin:r},error:s}=t
e("request to %s %s/%s errored - %s",A,r,n,s.message)})
a=true}if(i.enabled){if(!a){const e=s.enabled?s:i
n.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s}}=t
e("connecting to %s%s using %s%s",s,r?`:${r}`:"",n,A)})
n.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s}}=t
e("connected to %s%s using %s%s",s,r?`:${r}`:"",n,A)})
n.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:n,port:r,host:s},error:o}=t
e("connection to %s%s using %s%s errored - %s",s,r?`:${r}`:"",n,A,o.message)})
n.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:n,origin:r}}=t
e("sending request to %s %s/%s",A,r,n)})}n.channel("undici:websocket:open").subscribe(e=>{const{address:{address:t,port:A}}=e
i("connection opened %s%s",t,A?`:${A}`:"")})
n.channel("undici:websocket:close").subscribe(e=>{const{websocket:t,code:A,reason:n}=e
i("closed connection to %s - %s %s",t.url,A,n)})
n.channel("undici:websocket:socket_error").subscribe(e=>{i("connection errored - %s",e.message)})
n.channel("undici:websocket:ping").subscribe(e=>{i("ping received")})
n.channel("undici:websocket:pong").subscribe(e=>{i("pong received")})}e.exports={channels:c}},8707:e=>{"use strict"
const t=Symbol.for("undici.error.UND_ERR")
class UndiciError extends Error{constructor(e){super(e)
this.name="UndiciError"
this.code="UND_ERR"}static[Symbol.hasInstance](e){return e&&e[t]===true}[t]=true}const A=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT")
class ConnectTimeoutError extends UndiciError{constructor(e){super(e)
this.name="ConnectTimeoutError"
this.message=e||"Connect Timeout Error"
this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[A]===true}[A]=true}const n=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT")
class HeadersTimeoutError extends UndiciError{constructor(e){super(e)
this.name="HeadersTimeoutError"
this.message=e||"Headers Timeout Error"
this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[n]===true}[n]=true}const r=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW")
class HeadersOverflowError extends UndiciError{constructor(e){super(e)
this.name="HeadersOverflowError"
this.message=e||"Headers Overflow Error"
this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](e){return e&&e[r]===true}[r]=true}const s=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT")
class BodyTimeoutError extends UndiciError{constructor(e){super(e)
this.name="BodyTimeoutError"
this.message=e||"Body Timeout Error"
this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[s]===true}[s]=true}const o=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE")
class ResponseStatusCodeError extends UndiciError{constructor(e,t,A,n){super(e)
this.name="ResponseStatusCodeError"
this.message=e||"Response Status Code Error"
this.code="UND_ERR_RESPONSE_STATUS_CODE"
this.body=n
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
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](e){return e&&e[l]===true}[l]=true}const u=Symbol.for("undici.error.UND_ERR_INFO")
class InformationalError extends UndiciError{constructor(e){super(e)
this.name="InformationalError"
this.message=e||"Request information"
this.code="UND_ERR_INFO"}static[Symbol.hasInstance](e){return e&&e[u]===true}[u]=true}const g=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
class RequestContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="RequestContentLengthMismatchError"
this.message=e||"Request body length does not match content-length header"
this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[g]===true}[g]=true}const h=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
class ResponseContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="ResponseContentLengthMismatchError"
this.message=e||"Response body length does not match content-length header"
this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[h]===true}[h]=true}const d=Symbol.for("undici.error.UND_ERR_DESTROYED")
class ClientDestroyedError extends UndiciError{constructor(e){super(e)
this.name="ClientDestroyedError"
this.message=e||"The client is destroyed"
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](e){return e&&e[d]===true}[d]=true}const E=Symbol.for("undici.error.UND_ERR_CLOSED")
class ClientClosedError extends UndiciError{constructor(e){super(e)
this.name="ClientClosedError"
this.message=e||"The client is closed"
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](e){return e&&e[E]===true}[E]=true}const Q=Symbol.for("undici.error.UND_ERR_SOCKET")
class SocketError extends UndiciError{constructor(e,t){super(e)
this.name="SocketError"
this.message=e||"Socket error"
this.code="UND_ERR_SOCKET"
this.socket=t}static[Symbol.hasInstance](e){return e&&e[Q]===true}[Q]=true}const B=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED")
class NotSupportedError extends UndiciError{constructor(e){super(e)
this.name="NotSupportedError"
this.message=e||"Not supported error"
this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](e){return e&&e[B]===true}[B]=true}const f=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
class BalancedPoolMissingUpstreamError extends UndiciError{constructor(e){super(e)
this.name="MissingUpstreamError"
this.message=e||"No upstream has been added to the BalancedPool"
this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](e){return e&&e[f]===true}[f]=true}const C=Symbol.for("undici.error.UND_ERR_HTTP_PARSER")
class HTTPParserError extends Error{constructor(e,t,A){super(e)
this.name="HTTPParserError"
this.code=t?`HPE_${t}`:undefined
this.data=A?A.toString():undefined}static[Symbol.hasInstance](e){return e&&e[C]===true}[C]=true}const I=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
class ResponseExceededMaxSizeError extends UndiciError{constructor(e){super(e)
this.name="ResponseExceededMaxSizeError"
this.message=e||"Response content exceeded max size"
this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](e){return e&&e[I]===true}[I]=true}const p=Symbol.for("undici.error.UND_ERR_REQ_RETRY")
class RequestRetryError extends UndiciError{constructor(e,t,{headers:A,data:n}){super(e)
this.name="RequestRetryError"
this.message=e||"Request retry error"
this.code="UND_ERR_REQ_RETRY"
this.statusCode=t
this.data=n
this.headers=A}static[Symbol.hasInstance](e){return e&&e[p]===true}[p]=true}const m=Symbol.for("undici.error.UND_ERR_RESPONSE")
class ResponseError extends UndiciError{constructor(e,t,{headers:A,data:n}){super(e)
this.name="ResponseError"
this.message=e||"Response error"
this.code="UND_ERR_RESPONSE"
this.statusCode=t
this.data=n
this.headers=A}static[Symbol.hasInstance](e){return e&&e[m]===true}[m]=true}const w=Symbol.for("undici.error.UND_ERR_PRX_TLS")
class SecureProxyConnectionError extends UndiciError{constructor(e,t,A){super(t,{cause:e,...A??{}})
this.name="SecureProxyConnectionError"
this.message=t||"Secure Proxy Connection failed"
this.code="UND_ERR_PRX_TLS"
this.cause=e}static[Symbol.hasInstance](e){return e&&e[w]===true}[w]=true}const y=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
class MessageSizeExceededError extends UndiciError{constructor(e){super(e)
this.name="MessageSizeExceededError"
this.message=e||"Max decompressed message size exceeded"
this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](e){return e&&e[y]===true}get[y](){return true}}e.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}},4655:(e,t,A)=>{"use strict"
const{InvalidArgumentError:n,NotSupportedError:r}=A(8707)
const s=A(4589)
const{isValidHTTPToken:o,isValidHeaderValue:i,isStream:a,destroy:c,isBuffer:l,isFormDataLike:u,isIterable:g,isBlobLike:h,buildURL:d,validateHandler:E,getServerName:Q,normalizedMethodRecords:B}=A(3440)
const{channels:f}=A(2414)
const{headerNameLowerCasedRecord:C}=A(735)
const I=/[^\u0021-\u00ff]/
const p=Symbol("handler")
class Request{constructor(e,{path:t,method:A,body:r,headers:s,query:C,idempotent:m,blocking:w,upgrade:y,headersTimeout:k,bodyTimeout:b,reset:D,throwOnError:R,expectContinue:S,servername:F},N){if(typeof t!=="string"){throw new n("path must be a string")}else if(t[0]!=="/"&&!(t.startsWith("http://")||t.startsWith("https://"))&&A!=="CONNECT"){throw new n("path must be an absolute URL or start with a slash")}else if(I.test(t)){throw new n("invalid request path")}if(typeof A!=="string"){throw new n("method must be a string")}else if(B[A]===undefined&&!o(A)){throw new n("invalid request method")}if(y&&typeof y!=="string"){throw new n("upgrade must be a string")}if(y&&!i(y)){throw new n("invalid upgrade header")}if(k!=null&&(!Number.isFinite(k)||k<0)){throw new n("invalid headersTimeout")}if(b!=null&&(!Number.isFinite(b)||b<0)){throw new n("invalid bodyTimeout")}if(D!=null&&typeof D!=="boolean"){throw new n("invalid reset")}if(S!=null&&typeof S!=="boolean"){throw new n("invalid expectContinue")}this.headersTimeout=k
this.bodyTimeout=b
this.throwOnError=R===true
this.method=A
this.abort=null
if(r==null){this.body=null}else if(a(r)){this.body=r
const e=this.body._readableState
if(!e||!e.autoDestroy){this.endHandler=function autoDestroy(){c(this)}
this.body.on("end",this.endHandler)}this.errorHandler=e=>{if(this.abort){this.abort(e)}else{this.error=e}}
this.body.on("error",this.errorHandler)}else if(l(r)){this.body=r.byteLength?r:null}else if(ArrayBuffer.isView(r)){this.body=r.buffer.byteLength?Buffer.from(r.buffer,r.byteOffset,r.byteLength):null}else if(r instanceof ArrayBuffer){this.body=r.byteLength?Buffer.from(r):null}else if(typeof r==="string"){this.body=r.length?Buffer.from(r):null}else if(u(r)||g(r)||h(r)){this.body=r}else{throw new n("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")}this.completed=false
this.aborted=false
this.upgrade=y||null
this.path=C?d(t,C):t
this.origin=e
this.idempotent=m==null?A==="HEAD"||A==="GET":m
this.blocking=w==null?false:w
this.reset=D==null?null:D
this.host=null
this.contentLength=null
this.contentType=null
this.headers=[]
this.expectContinue=S!=null?S:false
if(Array.isArray(s)){if(s.length%2!==0){throw new n("headers array must be even")}for(let e=0;e<s.length;e+=2){processHeader(this,s[e],s[e+1])}}else if(s&&typeof s==="object"){if(s[Symbol.iterator]){for(const e of s){if(!Array.isArray(e)||e.length!==2){throw new n("headers must be in key-value pair format")}processHeader(this,e[0],e[1])}}else{const e=Object.keys(s)
for(let t=0;t<e.length;++t){processHeader(this,e[t],s[e[t]])}}}else if(s!=null){throw new n("headers must be an object or an array")}E(N,A,y)
this.servername=F||Q(this.host)
this[p]=N
if(f.create.hasSubscribers){f.create.publish({request:this})}}onBodySent(e){if(this[p].onBodySent){try{return this[p].onBodySent(e)}catch(e){this.abort(e)}}}onRequestSent(){if(f.bodySent.hasSubscribers){f.bodySent.publish({request:this})}if(this[p].onRequestSent){try{return this[p].onRequestSent()}catch(e){this.abort(e)}}}onConnect(e){s(!this.aborted)
s(!this.completed)
if(this.error){e(this.error)}else{this.abort=e
return this[p].onConnect(e)}}onResponseStarted(){return this[p].onResponseStarted?.()}onHeaders(e,t,A,n){s(!this.aborted)
s(!this.completed)
if(f.headers.hasSubscribers){f.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:n}})}try{return this[p].onHeaders(e,t,A,n)}catch(e){this.abort(e)}}onData(e){s(!this.aborted)
s(!this.completed)
try{return this[p].onData(e)}catch(e){this.abort(e)
return false}}onUpgrade(e,t,A,n=""){this.onFinally()
s(!this.aborted)
s(!this.completed)
if(e!==null){this.#e(e,t,n)}const r=this[p].onUpgrade(e,t,A)
if(!this.aborted){this.completed=true
if(e!==null){this.#t()}}return r}onUpgradeResponse(e,t,A,n=""){s(!this.aborted)
s(this.completed)
if(f.headers.hasSubscribers){this.#e(e,A(t),n)}this.#t()}onUpgradeError(e){s(!this.aborted)
s(this.completed)
if(f.error.hasSubscribers){f.error.publish({request:this,error:e})}}#e(e,t,A){if(f.headers.hasSubscribers){f.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:A}})}}#t(){if(f.trailers.hasSubscribers){f.trailers.publish({request:this,trailers:[]})}}onComplete(e){this.onFinally()
s(!this.aborted)
this.completed=true
if(f.trailers.hasSubscribers){f.trailers.publish({request:this,trailers:e})}try{return this[p].onComplete(e)}catch(e){this.onError(e)}}onError(e){this.onFinally()
if(f.error.hasSubscribers){f.error.publish({request:this,error:e})}if(this.aborted){return}this.aborted=true
return this[p].onError(e)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler)
this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
this.endHandler=null}}addHeader(e,t){processHeader(this,e,t)
return this}}function processHeader(e,t,A){if(A&&(typeof A==="object"&&!Array.isArray(A))){throw new n(`invalid ${t} header`)}else if(A===undefined){return}let s=C[t]
if(s===undefined){s=t.toLowerCase()
if(C[s]===undefined&&!o(s)){throw new n("invalid header key")}}if(Array.isArray(A)){const e=[]
for(let r=0;r<A.length;r++){if(typeof A[r]==="string"){if(!i(A[r])){throw new n(`invalid ${t} header`)}e.push(A[r])}else if(A[r]===null){e.push("")}else if(typeof A[r]==="object"){throw new n(`invalid ${t} header`)}else{const s=`${A[r]}`
if(!i(s)){throw new n(`invalid ${t} header`)}e.push(s)}}A=e}else if(typeof A==="string"){if(!i(A)){throw new n(`invalid ${t} header`)}}else if(A===null){A=""}else{A=`${A}`
if(!i(A)){throw new n(`invalid ${t} header`)}}if(s==="host"){if(e.host!==null){throw new n("duplicate host header")}if(typeof A!=="string"){throw new n("invalid host header")}e.host=A}else if(s==="content-length"){if(e.contentLength!==null){throw new n("duplicate content-length header")}e.contentLength=parseInt(A,10)
if(!Number.isFinite(e.contentLength)){throw new n("invalid content-length header")}}else if(e.contentType===null&&s==="content-type"){e.contentType=A
e.headers.push(t,A)}else if(s==="transfer-encoding"||s==="keep-alive"||s==="upgrade"){throw new n(`invalid ${s} header`)}else if(s==="connection"){const t=typeof A==="string"?A.toLowerCase():null
if(t!=="close"&&t!=="keep-alive"){throw new n("invalid connection header")}if(t==="close"){e.reset=true}}else if(s==="expect"){throw new r("expect header not supported")}else{e.headers.push(t,A)}}e.exports=Request},6443:e=>{e.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},7752:(e,t,A)=>{"use strict"
const{wellknownHeaderNames:n,headerNameLowerCasedRecord:r}=A(735)
class TstNode{value=null
left=null
middle=null
right=null
code
constructor(e,t,A){if(A===undefined||A>=e.length){throw new TypeError("Unreachable")}const n=this.code=e.charCodeAt(A)
if(n>127){throw new TypeError("key must be ascii string")}if(e.length!==++A){this.middle=new TstNode(e,t,A)}else{this.value=t}}add(e,t){const A=e.length
if(A===0){throw new TypeError("Unreachable")}let n=0
let r=this
while(true){const s=e.charCodeAt(n)
if(s>127){throw new TypeError("key must be ascii string")}if(r.code===s){if(A===++n){r.value=t
break}else if(r.middle!==null){r=r.middle}else{r.middle=new TstNode(e,t,n)
break}}else if(r.code<s){if(r.left!==null){r=r.left}else{r.left=new TstNode(e,t,n)
break}}else if(r.right!==null){r=r.right}else{r.right=new TstNode(e,t,n)
break}}}search(e){const t=e.length
let A=0
let n=this
while(n!==null&&A<t){let r=e[A]
if(r<=90&&r>=65){r|=32}while(n!==null){if(r===n.code){if(t===++A){return n}n=n.middle
break}n=n.code<r?n.left:n.right}}return null}}class TernarySearchTree{node=null
insert(e,t){if(this.node===null){this.node=new TstNode(e,t,0)}else{this.node.add(e,t)}}lookup(e){return this.node?.search(e)?.value??null}}const s=new TernarySearchTree
for(let e=0;e<n.length;++e){const t=r[n[e]]
s.insert(t,t)}e.exports={TernarySearchTree,tree:s}},3440:(e,t,A)=>{"use strict"
const n=A(4589)
const{kDestroyed:r,kBodyUsed:s,kListeners:o,kBody:i}=A(6443)
const{IncomingMessage:a}=A(7067)
const c=A(7075)
const l=A(7030)
const{Blob:u}=A(4573)
const g=A(7975)
const{stringify:h}=A(1792)
const{EventEmitter:d}=A(8474)
const{InvalidArgumentError:E}=A(8707)
const{headerNameLowerCasedRecord:Q}=A(735)
const{tree:B}=A(7752)
const[f,C]=process.versions.node.split(".").map(e=>Number(e))
class BodyAsyncIterable{constructor(e){this[i]=e
this[s]=false}async*[Symbol.asyncIterator](){n(!this[s],"disturbed")
this[s]=true
yield*this[i]}}function wrapRequestBody(e){if(isStream(e)){if(bodyLength(e)===0){e.on("data",function(){n(false)})}if(typeof e.readableDidRead!=="boolean"){e[s]=false
d.prototype.on.call(e,"data",function(){this[s]=true})}return e}else if(e&&typeof e.pipeTo==="function"){return new BodyAsyncIterable(e)}else if(e&&typeof e!=="string"&&!ArrayBuffer.isView(e)&&isIterable(e)){return new BodyAsyncIterable(e)}else{return e}}function nop(){}function isStream(e){return e&&typeof e==="object"&&typeof e.pipe==="function"&&typeof e.on==="function"}function isBlobLike(e){if(e===null){return false}else if(e instanceof u){return true}else if(typeof e!=="object"){return false}else{const t=e[Symbol.toStringTag]
return(t==="Blob"||t==="File")&&("stream"in e&&typeof e.stream==="function"||"arrayBuffer"in e&&typeof e.arrayBuffer==="function")}}function buildURL(e,t){if(e.includes("?")||e.includes("#")){throw new Error('Query params cannot be passed when url already contains "?" or "#".')}const A=h(t)
if(A){e+="?"+A}return e}function isValidPort(e){const t=parseInt(e,10)
return t===Number(e)&&t>=0&&t<=65535}function isHttpOrHttpsPrefixed(e){return e!=null&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&(e[4]===":"||e[4]==="s"&&e[5]===":")}function parseURL(e){if(typeof e==="string"){e=new URL(e)
if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}if(!e||typeof e!=="object"){throw new E("Invalid URL: The URL argument must be a non-null object.")}if(!(e instanceof URL)){if(e.port!=null&&e.port!==""&&isValidPort(e.port)===false){throw new E("Invalid URL: port must be a valid integer or a string representation of an integer.")}if(e.path!=null&&typeof e.path!=="string"){throw new E("Invalid URL path: the path must be a string or null/undefined.")}if(e.pathname!=null&&typeof e.pathname!=="string"){throw new E("Invalid URL pathname: the pathname must be a string or null/undefined.")}if(e.hostname!=null&&typeof e.hostname!=="string"){throw new E("Invalid URL hostname: the hostname must be a string or null/undefined.")}if(e.origin!=null&&typeof e.origin!=="string"){throw new E("Invalid URL origin: the origin must be a string or null/undefined.")}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.")}const t=e.port!=null?e.port:e.protocol==="https:"?443:80
let A=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${t}`
let n=e.path!=null?e.path:`${e.pathname||""}${e.search||""}`
if(A[A.length-1]==="/"){A=A.slice(0,A.length-1)}if(n&&n[0]!=="/"){n=`/${n}`}return new URL(`${A}${n}`)}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol)){throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return e}function parseOrigin(e){e=parseURL(e)
if(e.pathname!=="/"||e.search||e.hash){throw new E("invalid url")}return e}function getHostname(e){if(e[0]==="["){const t=e.indexOf("]")
n(t!==-1)
return e.substring(1,t)}const t=e.indexOf(":")
if(t===-1)return e
return e.substring(0,t)}function getServerName(e){if(!e){return null}n(typeof e==="string")
const t=getHostname(e)
if(l.isIP(t)){return""}return t}function deepClone(e){return JSON.parse(JSON.stringify(e))}function isAsyncIterable(e){return!!(e!=null&&typeof e[Symbol.asyncIterator]==="function")}function isIterable(e){return!!(e!=null&&(typeof e[Symbol.iterator]==="function"||typeof e[Symbol.asyncIterator]==="function"))}function bodyLength(e){if(e==null){return 0}else if(isStream(e)){const t=e._readableState
return t&&t.objectMode===false&&t.ended===true&&Number.isFinite(t.length)?t.length:null}else if(isBlobLike(e)){return e.size!=null?e.size:null}else if(isBuffer(e)){return e.byteLength}return null}function isDestroyed(e){return e&&!!(e.destroyed||e[r]||c.isDestroyed?.(e))}function destroy(e,t){if(e==null||!isStream(e)||isDestroyed(e)){return}if(typeof e.destroy==="function"){if(Object.getPrototypeOf(e).constructor===a){e.socket=null}e.destroy(t)}else if(t){queueMicrotask(()=>{e.emit("error",t)})}if(e.destroyed!==true){e[r]=true}}const I=/timeout=(\d+)/
function parseKeepAliveTimeout(e){const t=e.toString().match(I)
return t?parseInt(t[1],10)*1e3:null}function headerNameToString(e){return typeof e==="string"?Q[e]??e.toLowerCase():B.lookup(e)??e.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(e){return B.lookup(e)??e.toString("latin1").toLowerCase()}function parseHeaders(e,t){if(t===undefined)t={}
for(let A=0;A<e.length;A+=2){const n=headerNameToString(e[A])
let r=t[n]
if(r){if(typeof r==="string"){r=[r]
t[n]=r}r.push(e[A+1].toString("utf8"))}else{const r=e[A+1]
if(typeof r==="string"){t[n]=r}else{t[n]=Array.isArray(r)?r.map(e=>e.toString("utf8")):r.toString("utf8")}}}if("content-length"in t&&"content-disposition"in t){t["content-disposition"]=Buffer.from(t["content-disposition"]).toString("latin1")}return t}function parseRawHeaders(e){const t=e.length
const A=new Array(t)
let n=false
let r=-1
let s
let o
let i=0
for(let t=0;t<e.length;t+=2){s=e[t]
o=e[t+1]
typeof s!=="string"&&(s=s.toString())
typeof o!=="string"&&(o=o.toString("utf8"))
i=s.length
if(i===14&&s[7]==="-"&&(s==="content-length"||s.toLowerCase()==="content-length")){n=true}else if(i===19&&s[7]==="-"&&(s==="content-disposition"||s.toLowerCase()==="content-disposition")){r=t+1}A[t]=s
A[t+1]=o}if(n&&r!==-1){A[r]=Buffer.from(A[r]).toString("latin1")}return A}function isBuffer(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function validateHandler(e,t,A){if(!e||typeof e!=="object"){throw new E("handler must be an object")}if(typeof e.onConnect!=="function"){throw new E("invalid onConnect method")}if(typeof e.onError!=="function"){throw new E("invalid onError method")}if(typeof e.onBodySent!=="function"&&e.onBodySent!==undefined){throw new E("invalid onBodySent method")}if(A||t==="CONNECT"){if(typeof e.onUpgrade!=="function"){throw new E("invalid onUpgrade method")}}else{if(typeof e.onHeaders!=="function"){throw new E("invalid onHeaders method")}if(typeof e.onData!=="function"){throw new E("invalid onData method")}if(typeof e.onComplete!=="function"){throw new E("invalid onComplete method")}}}function isDisturbed(e){return!!(e&&(c.isDisturbed(e)||e[s]))}function isErrored(e){return!!(e&&c.isErrored(e))}function isReadable(e){return!!(e&&c.isReadable(e))}function getSocketInfo(e){return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,bytesRead:e.bytesRead}}function ReadableStreamFrom(e){let t
return new ReadableStream({async start(){t=e[Symbol.asyncIterator]()},async pull(e){const{done:A,value:n}=await t.next()
if(A){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{const t=Buffer.isBuffer(n)?n:Buffer.from(n)
if(t.byteLength){e.enqueue(new Uint8Array(t))}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}function isFormDataLike(e){return e&&typeof e==="object"&&typeof e.append==="function"&&typeof e.delete==="function"&&typeof e.get==="function"&&typeof e.getAll==="function"&&typeof e.has==="function"&&typeof e.set==="function"&&e[Symbol.toStringTag]==="FormData"}function addAbortListener(e,t){if("addEventListener"in e){e.addEventListener("abort",t,{once:true})
return()=>e.removeEventListener("abort",t)}e.addListener("abort",t)
return()=>e.removeListener("abort",t)}const p=typeof String.prototype.toWellFormed==="function"
const m=typeof String.prototype.isWellFormed==="function"
function toUSVString(e){return p?`${e}`.toWellFormed():g.toUSVString(e)}function isUSVString(e){return m?`${e}`.isWellFormed():toUSVString(e)===`${e}`}function isTokenCharCode(e){switch(e){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:return false
default:return e>=33&&e<=126}}function isValidHTTPToken(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){if(!isTokenCharCode(e.charCodeAt(t))){return false}}return true}const w=/[^\t\x20-\x7e\x80-\xff]/
function isValidHeaderValue(e){return!w.test(e)}function parseRangeHeader(e){if(e==null||e==="")return{start:0,end:null,size:null}
const t=e?e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null
return t?{start:parseInt(t[1]),end:t[2]?parseInt(t[2]):null,size:t[3]?parseInt(t[3]):null}:null}function addListener(e,t,A){const n=e[o]??=[]
n.push([t,A])
e.on(t,A)
return e}function removeAllListeners(e){for(const[t,A]of e[o]??[]){e.removeListener(t,A)}e[o]=null}function errorRequest(e,t,A){try{t.onError(A)
n(t.aborted)}catch(A){e.emit("error",A)}}const y=Object.create(null)
y.enumerable=true
const k={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"}
const b={...k,patch:"patch",PATCH:"PATCH"}
Object.setPrototypeOf(k,null)
Object.setPrototypeOf(b,null)
e.exports={kEnumerableProperty:y,nop,isDisturbed,isErrored,isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase:k,normalizedMethodRecords:b,isValidPort,isHttpOrHttpsPrefixed,nodeMajor:f,nodeMinor:C,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}},7405:(e,t,A)=>{"use strict"
const{InvalidArgumentError:n}=A(8707)
const{kClients:r,kRunning:s,kClose:o,kDestroy:i,kDispatch:a,kInterceptors:c}=A(6443)
const l=A(1841)
const u=A(628)
const g=A(3701)
const h=A(3440)
const d=A(5092)
const E=Symbol("onConnect")
const Q=Symbol("onDisconnect")
const B=Symbol("onConnectionError")
const f=Symbol("maxRedirections")
const C=Symbol("onDrain")
const I=Symbol("factory")
const p=Symbol("options")
function defaultFactory(e,t){return t&&t.connections===1?new g(e,t):new u(e,t)}class Agent extends l{constructor({factory:e=defaultFactory,maxRedirections:t=0,connect:A,tls:s,...o}={}){if(typeof e!=="function"){throw new n("factory must be a function.")}if(A!=null&&typeof A!=="function"&&typeof A!=="object"){throw new n("connect must be a function or an object")}if(!Number.isInteger(t)||t<0){throw new n("maxRedirections must be a positive number")}super(o)
if(A&&typeof A!=="function"){A={...A}}if(s&&typeof s!=="function"){s={...s}}this[c]=o.interceptors?.Agent&&Array.isArray(o.interceptors.Agent)?o.interceptors.Agent:[d({maxRedirections:t})]
this[p]={...h.deepClone(o),connect:A,tls:s}
this[p].interceptors=o.interceptors?{...o.interceptors}:undefined
this[f]=t
this[I]=e
this[r]=new Map
this[C]=(e,t)=>{this.emit("drain",e,[this,...t])}
this[E]=(e,t)=>{this.emit("connect",e,[this,...t])}
this[Q]=(e,t,A)=>{this.emit("disconnect",e,[this,...t],A)}
this[B]=(e,t,A)=>{this.emit("connectionError",e,[this,...t],A)}}get[s](){let e=0
for(const t of this[r].values()){e+=t[s]}return e}[a](e,t){let A
if(e.origin&&(typeof e.origin==="string"||e.origin instanceof URL)){A=String(e.origin)}else{throw new n("opts.origin must be a non-empty string or URL.")}let s=this[r].get(A)
if(!s){s=this[I](e.origin,this[p]).on("drain",this[C]).on("connect",this[E]).on("disconnect",this[Q]).on("connectionError",this[B])
this[r].set(A,s)}return s.dispatch(e,t)}async[o](){const e=[]
for(const t of this[r].values()){e.push(t.close())}this[r].clear()
await Promise.all(e)}async[i](e){const t=[]
for(const A of this[r].values()){t.push(A.destroy(e))}this[r].clear()
await Promise.all(t)}}e.exports=Agent},837:(e,t,A)=>{"use strict"
const{BalancedPoolMissingUpstreamError:n,InvalidArgumentError:r}=A(8707)
const{PoolBase:s,kClients:o,kNeedDrain:i,kAddClient:a,kRemoveClient:c,kGetDispatcher:l}=A(2128)
const u=A(628)
const{kUrl:g,kInterceptors:h}=A(6443)
const{parseOrigin:d}=A(3440)
const E=Symbol("factory")
const Q=Symbol("options")
const B=Symbol("kGreatestCommonDivisor")
const f=Symbol("kCurrentWeight")
const C=Symbol("kIndex")
const I=Symbol("kWeight")
const p=Symbol("kMaxWeightPerServer")
const m=Symbol("kErrorPenalty")
function getGreatestCommonDivisor(e,t){if(e===0)return t
while(t!==0){const A=t
t=e%t
e=A}return e}function defaultFactory(e,t){return new u(e,t)}class BalancedPool extends s{constructor(e=[],{factory:t=defaultFactory,...A}={}){super()
this[Q]=A
this[C]=-1
this[f]=0
this[p]=this[Q].maxWeightPerServer||100
this[m]=this[Q].errorPenalty||15
if(!Array.isArray(e)){e=[e]}if(typeof t!=="function"){throw new r("factory must be a function.")}this[h]=A.interceptors?.BalancedPool&&Array.isArray(A.interceptors.BalancedPool)?A.interceptors.BalancedPool:[]
this[E]=t
for(const t of e){this.addUpstream(t)}this._updateBalancedPoolStats()}addUpstream(e){const t=d(e).origin
if(this[o].find(e=>e[g].origin===t&&e.closed!==true&&e.destroyed!==true)){return this}const A=this[E](t,Object.assign({},this[Q]))
this[a](A)
A.on("connect",()=>{A[I]=Math.min(this[p],A[I]+this[m])})
A.on("connectionError",()=>{A[I]=Math.max(1,A[I]-this[m])
this._updateBalancedPoolStats()})
A.on("disconnect",(...e)=>{const t=e[2]
if(t&&t.code==="UND_ERR_SOCKET"){A[I]=Math.max(1,A[I]-this[m])
this._updateBalancedPoolStats()}})
for(const e of this[o]){e[I]=this[p]}this._updateBalancedPoolStats()
return this}_updateBalancedPoolStats(){let e=0
for(let t=0;t<this[o].length;t++){e=getGreatestCommonDivisor(this[o][t][I],e)}this[B]=e}removeUpstream(e){const t=d(e).origin
const A=this[o].find(e=>e[g].origin===t&&e.closed!==true&&e.destroyed!==true)
if(A){this[c](A)}return this}get upstreams(){return this[o].filter(e=>e.closed!==true&&e.destroyed!==true).map(e=>e[g].origin)}[l](){if(this[o].length===0){throw new n}const e=this[o].find(e=>!e[i]&&e.closed!==true&&e.destroyed!==true)
if(!e){return}const t=this[o].map(e=>e[i]).reduce((e,t)=>e&&t,true)
if(t){return}let A=0
let r=this[o].findIndex(e=>!e[i])
while(A++<this[o].length){this[C]=(this[C]+1)%this[o].length
const e=this[o][this[C]]
if(e[I]>this[o][r][I]&&!e[i]){r=this[C]}if(this[C]===0){this[f]=this[f]-this[B]
if(this[f]<=0){this[f]=this[p]}}if(e[I]>=this[f]&&!e[i]){return e}}this[f]=this[o][r][I]
this[C]=r
return this[o][r]}}e.exports=BalancedPool},637:(e,t,A)=>{"use strict"
const n=A(4589)
const r=A(3440)
const{channels:s}=A(2414)
const o=A(6603)
const{RequestContentLengthMismatchError:i,ResponseContentLengthMismatchError:a,RequestAbortedError:c,InvalidArgumentError:l,HeadersTimeoutError:u,HeadersOverflowError:g,SocketError:h,InformationalError:d,BodyTimeoutError:E,HTTPParserError:Q,ResponseExceededMaxSizeError:B}=A(8707)
const{kUrl:f,kReset:C,kClient:I,kParser:p,kBlocking:m,kRunning:w,kPending:y,kSize:k,kWriting:b,kQueue:D,kNoRef:R,kKeepAliveDefaultTimeout:S,kHostHeader:F,kPendingIdx:N,kRunningIdx:M,kError:U,kPipelining:L,kSocket:v,kKeepAliveTimeoutValue:T,kMaxHeadersSize:x,kKeepAliveMaxTimeout:H,kKeepAliveTimeoutThreshold:G,kHeadersTimeout:Y,kBodyTimeout:J,kStrictContentLength:V,kMaxRequests:O,kCounter:P,kMaxResponseSize:W,kOnError:q,kResume:_,kHTTPContext:Z}=A(6443)
const z=A(2824)
const $=Buffer.alloc(0)
const K=Buffer[Symbol.species]
const j=r.addListener
const X=r.removeAllListeners
const ee=Symbol("kIdleSocketValidation")
const te=Symbol("kIdleSocketValidationTimeout")
const Ae=Symbol("kSocketUsed")
let ne
async function lazyllhttp(){const e=process.env.JEST_WORKER_ID?A(3870):undefined
let t
try{t=await WebAssembly.compile(A(3434))}catch(n){t=await WebAssembly.compile(e||A(3870))}return await WebAssembly.instantiate(t,{env:{wasm_on_url:(e,t,A)=>0,wasm_on_status:(e,t,A)=>{n(oe.ptr===e)
const r=t-ce+ie.byteOffset
return oe.onStatus(new K(ie.buffer,r,A))||0},wasm_on_message_begin:e=>{n(oe.ptr===e)
return oe.onMessageBegin()||0},wasm_on_header_field:(e,t,A)=>{n(oe.ptr===e)
const r=t-ce+ie.byteOffset
return oe.onHeaderField(new K(ie.buffer,r,A))||0},wasm_on_header_value:(e,t,A)=>{n(oe.ptr===e)
const r=t-ce+ie.byteOffset
return oe.onHeaderValue(new K(ie.buffer,r,A))||0},wasm_on_headers_complete:(e,t,A,r)=>{n(oe.ptr===e)
return oe.onHeadersComplete(t,Boolean(A),Boolean(r))||0},wasm_on_body:(e,t,A)=>{n(oe.ptr===e)
const r=t-ce+ie.byteOffset
return oe.onBody(new K(ie.buffer,r,A))||0},wasm_on_message_complete:e=>{n(oe.ptr===e)
return oe.onMessageComplete()||0}}})}let re=null
let se=lazyllhttp()
se.catch()
let oe=null
let ie=null
let ae=0
let ce=null
const le=0
const ue=1
const ge=2|ue
const he=4|ue
const de=8|le
class Parser{constructor(e,t,{exports:A}){n(Number.isFinite(e[x])&&e[x]>0)
this.llhttp=A
this.ptr=this.llhttp.llhttp_alloc(z.TYPE.RESPONSE)
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
this.headersMaxSize=e[x]
this.shouldKeepAlive=false
this.paused=false
this.resume=this.resume.bind(this)
this.bytesRead=0
this.keepAlive=""
this.contentLength=""
this.connection=""
this.maxResponseSize=e[W]}setTimeout(e,t){if(e!==this.timeoutValue||t&ue^this.timeoutType&ue){if(this.timeout){o.clearTimeout(this.timeout)
this.timeout=null}if(e){if(t&ue){this.timeout=o.setFastTimeout(onParserTimeout,e,new WeakRef(this))}else{this.timeout=setTimeout(onParserTimeout,e,new WeakRef(this))
this.timeout.unref()}}this.timeoutValue=e}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.timeoutType=t}resume(){if(this.socket.destroyed||!this.paused){return}n(this.ptr!=null)
n(oe==null)
this.llhttp.llhttp_resume(this.ptr)
n(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false
this.execute(this.socket.read()||$)
this.readMore()}readMore(){while(!this.paused&&this.ptr){const e=this.socket.read()
if(e===null){break}this.execute(e)}}execute(e){n(this.ptr!=null)
n(oe==null)
n(!this.paused)
const{socket:t,llhttp:A}=this
if(e.length>ae){if(ce){A.free(ce)}ae=Math.ceil(e.length/4096)*4096
ce=A.malloc(ae)}new Uint8Array(A.memory.buffer,ce,ae).set(e)
try{let n
try{ie=e
oe=this
n=A.llhttp_execute(this.ptr,ce,e.length)}catch(e){throw e}finally{oe=null
ie=null}const r=A.llhttp_get_error_pos(this.ptr)-ce
if(n!==z.ERROR.OK){const A=e.subarray(r)
if(n===z.ERROR.PAUSED_UPGRADE){this.onUpgrade(A)}else if(n===z.ERROR.PAUSED){this.paused=true
t.unshift(A)}else{throw this.createError(n,A)}}}catch(e){r.destroy(t,e)}}finish(){n(oe===null)
n(this.ptr!=null)
n(!this.paused)
const{llhttp:e}=this
let t
try{oe=this
t=e.llhttp_finish(this.ptr)}finally{oe=null}if(t===z.ERROR.OK){return null}if(t===z.ERROR.PAUSED||t===z.ERROR.PAUSED_UPGRADE){this.paused=true
return null}return this.createError(t,$)}createError(e,t){const{llhttp:A,contentLength:n,bytesRead:r}=this
if(n&&r!==parseInt(n,10)){return new a}const s=A.llhttp_get_error_reason(this.ptr)
let o=""
if(s){const e=new Uint8Array(A.memory.buffer,s).indexOf(0)
o="Response does not match the HTTP/1.1 protocol ("+Buffer.from(A.memory.buffer,s,e).toString()+")"}return new Q(o,z.ERROR[e],t)}destroy(){n(this.ptr!=null)
n(oe==null)
this.llhttp.llhttp_free(this.ptr)
this.ptr=null
this.timeout&&o.clearTimeout(this.timeout)
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.paused=false}onStatus(e){this.statusText=e.toString()}onMessageBegin(){const{socket:e,client:t}=this
if(e.destroyed){return-1}if(t[w]===0){r.destroy(e,new h("bad response",r.getSocketInfo(e)))
return-1}const A=t[D][t[M]]
if(!A){return-1}A.onResponseStarted()}onHeaderField(e){const t=this.headers.length
if((t&1)===0){this.headers.push(e)}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}this.trackHeader(e.length)}onHeaderValue(e){let t=this.headers.length
if((t&1)===1){this.headers.push(e)
t+=1}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}const A=this.headers[t-2]
if(A.length===10){const t=r.bufferToLowerCasedHeaderName(A)
if(t==="keep-alive"){this.keepAlive+=e.toString()}else if(t==="connection"){this.connection+=e.toString()}}else if(A.length===14&&r.bufferToLowerCasedHeaderName(A)==="content-length"){this.contentLength+=e.toString()}this.trackHeader(e.length)}trackHeader(e){this.headersSize+=e
if(this.headersSize>=this.headersMaxSize){r.destroy(this.socket,new g)}}onUpgrade(e){const{upgrade:t,client:A,socket:s,headers:o,statusCode:i,statusText:a}=this
n(t)
n(A[v]===s)
n(!s.destroyed)
n(!this.paused)
n((o.length&1)===0)
const c=A[D][A[M]]
n(c)
n(c.upgrade||c.method==="CONNECT")
this.statusCode=null
this.statusText=""
this.shouldKeepAlive=null
this.headers=[]
this.headersSize=0
s.unshift(e)
s[p].destroy()
s[p]=null
s[I]=null
s[U]=null
X(s)
A[v]=null
A[Z]=null
A[D][A[M]++]=null
A.emit("disconnect",A[f],[A],new d("upgrade"))
try{c.onUpgrade(i,o,s,a)}catch(e){r.errorRequest(A,c,e)
r.destroy(s,e)}A[_]()}onHeadersComplete(e,t,A){const{client:s,socket:o,headers:i,statusText:a}=this
if(o.destroyed){return-1}if(s[w]===0){r.destroy(o,new h("bad response",r.getSocketInfo(o)))
return-1}const c=s[D][s[M]]
if(!c){return-1}n(!this.upgrade)
n(this.statusCode<200)
if(e===100){r.destroy(o,new h("bad response",r.getSocketInfo(o)))
return-1}if(t&&!c.upgrade){r.destroy(o,new h("bad upgrade",r.getSocketInfo(o)))
return-1}n(this.timeoutType===ge)
this.statusCode=e
this.shouldKeepAlive=A||c.method==="HEAD"&&!o[C]&&this.connection.toLowerCase()==="keep-alive"
if(this.statusCode>=200){const e=c.bodyTimeout!=null?c.bodyTimeout:s[J]
this.setTimeout(e,he)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(c.method==="CONNECT"){n(s[w]===1)
this.upgrade=true
return 2}if(t){n(s[w]===1)
this.upgrade=true
return 2}n((this.headers.length&1)===0)
this.headers=[]
this.headersSize=0
if(this.shouldKeepAlive&&s[L]){const e=this.keepAlive?r.parseKeepAliveTimeout(this.keepAlive):null
if(e!=null){const t=Math.min(e-s[G],s[H])
if(t<=0){o[C]=true}else{s[T]=t}}else{s[T]=s[S]}}else{o[C]=true}const l=c.onHeaders(e,i,this.resume,a)===false
if(c.aborted){return-1}if(c.method==="HEAD"){return 1}if(e<200){return 1}if(o[m]){o[m]=false
s[_]()}return l?z.ERROR.PAUSED:0}onBody(e){const{client:t,socket:A,statusCode:s,maxResponseSize:o}=this
if(A.destroyed){return-1}const i=t[D][t[M]]
n(i)
n(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}n(s>=200)
if(o>-1&&this.bytesRead+e.length>o){r.destroy(A,new B)
return-1}this.bytesRead+=e.length
if(i.onData(e)===false){return z.ERROR.PAUSED}}onMessageComplete(){const{client:e,socket:t,statusCode:A,upgrade:s,headers:o,contentLength:i,bytesRead:c,shouldKeepAlive:l}=this
if(t.destroyed&&(!A||l)){return-1}if(s){return}n(A>=100)
n((this.headers.length&1)===0)
const u=e[D][e[M]]
n(u)
this.statusCode=null
this.statusText=""
this.bytesRead=0
this.contentLength=""
this.keepAlive=""
this.connection=""
this.headers=[]
this.headersSize=0
if(A<200){return}if(u.method!=="HEAD"&&i&&c!==parseInt(i,10)){r.destroy(t,new a)
return-1}u.onComplete(o)
e[D][e[M]++]=null
t[Ae]=true
if(t[b]){n(e[w]===0)
r.destroy(t,new d("reset"))
return z.ERROR.PAUSED}else if(!l){r.destroy(t,new d("reset"))
return z.ERROR.PAUSED}else if(t[C]&&e[w]===0){r.destroy(t,new d("reset"))
return z.ERROR.PAUSED}else if(e[L]==null||e[L]===1){setImmediate(()=>e[_]())}else{e[_]()}}}function onParserTimeout(e){const{socket:t,timeoutType:A,client:s,paused:o}=e.deref()
if(A===ge){if(!t[b]||t.writableNeedDrain||s[w]>1){n(!o,"cannot be paused while waiting for headers")
r.destroy(t,new u)}}else if(A===he){if(!o){r.destroy(t,new E)}}else if(A===de){n(s[w]===0&&s[T])
r.destroy(t,new d("socket idle timeout"))}}async function connectH1(e,t){e[v]=t
if(!re){re=await se
se=null}t[R]=false
t[b]=false
t[C]=false
t[m]=false
t[ee]=0
t[te]=null
t[Ae]=false
t[p]=new Parser(e,t,re)
j(t,"error",function(e){const t=this[p]
if(e.code==="ECONNRESET"&&t.statusCode&&!t.shouldKeepAlive){const e=t.finish()
if(e){this[U]=e
this[I][q](e)}return}this[U]=e
this[I][q](e)})
j(t,"readable",function(){const e=this[p]
if(e){e.readMore()}})
j(t,"end",function(){const e=this[p]
if(e.statusCode&&!e.shouldKeepAlive){const t=e.finish()
if(t){r.destroy(this,t)}return}r.destroy(this,new h("other side closed",r.getSocketInfo(this)))})
j(t,"close",function(){const e=this[I]
const t=this[p]
clearIdleSocketValidation(this)
if(t){if(!this[U]&&t.statusCode&&!t.shouldKeepAlive){this[U]=t.finish()||this[U]}this[p].destroy()
this[p]=null}const A=this[U]||new h("closed",r.getSocketInfo(this))
e[v]=null
e[Z]=null
if(e.destroyed){n(e[y]===0)
const t=e[D].splice(e[M])
for(let n=0;n<t.length;n++){const s=t[n]
r.errorRequest(e,s,A)}}else if(e[w]>0&&A.code!=="UND_ERR_INFO"){const t=e[D][e[M]]
e[D][e[M]++]=null
r.errorRequest(e,t,A)}e[N]=e[M]
n(e[w]===0)
e.emit("disconnect",e[f],[e],A)
e[_]()})
let A=false
t.on("close",()=>{A=true})
return{version:"h1",defaultPipelining:1,write(...t){return writeH1(e,...t)},resume(){resumeH1(e)},destroy(e,n){if(A){queueMicrotask(n)}else{t.destroy(e).on("close",n)}},get destroyed(){return t.destroyed},busy(A){if(t[b]||t[C]||t[m]||t[ee]===1){return true}if(A){if(e[w]>0&&!A.idempotent){return true}if(e[w]>0&&(A.upgrade||A.method==="CONNECT")){return true}if(e[w]>0&&r.bodyLength(A.body)!==0&&(r.isStream(A.body)||r.isAsyncIterable(A.body)||r.isFormDataLike(A.body))){return true}}return false}}}function clearIdleSocketValidation(e){if(e[te]){clearImmediate(e[te])
e[te]=null}e[ee]=0}function scheduleIdleSocketValidation(e,t){t[ee]=1
t[te]=setImmediate(()=>{t[te]=null
t[ee]=2
if(e[v]===t&&!t.destroyed){e[_]()}})}function resumeH1(e){const t=e[v]
if(t&&!t.destroyed){if(e[k]===0){if(!t[R]&&t.unref){t.unref()
t[R]=true}}else if(t[R]&&t.ref){t.ref()
t[R]=false}if(e[w]===0&&e[y]>0&&t[Ae]){if(t[ee]===0){scheduleIdleSocketValidation(e,t)
t[p].readMore()
if(t.destroyed){return}return}if(t[ee]===1){t[p].readMore()
if(t.destroyed){return}return}}if(e[w]===0){t[p].readMore()
if(t.destroyed){return}}if(e[k]===0){if(t[p].timeoutType!==de){t[p].setTimeout(e[T],de)}}else if(e[w]>0&&t[p].statusCode<200){if(t[p].timeoutType!==ge){const A=e[D][e[M]]
const n=A.headersTimeout!=null?A.headersTimeout:e[Y]
t[p].setTimeout(n,ge)}}}}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH1(e,t){const{method:o,path:a,host:u,upgrade:g,blocking:h,reset:E}=t
let{body:Q,headers:B,contentLength:f}=t
const I=o==="PUT"||o==="POST"||o==="PATCH"||o==="QUERY"||o==="PROPFIND"||o==="PROPPATCH"
if(r.isFormDataLike(Q)){if(!ne){ne=A(4492).extractBody}const[e,n]=ne(Q)
if(t.contentType==null){B.push("content-type",n)}Q=e.stream
f=e.length}else if(r.isBlobLike(Q)&&t.contentType==null){const A=Q.type
if(A){const n=`${A}`
if(!r.isValidHeaderValue(n)){r.errorRequest(e,t,new l("invalid content-type header"))
return false}B.push("content-type",n)}}if(Q&&typeof Q.read==="function"){Q.read(0)}const p=r.bodyLength(Q)
f=p??f
if(f===null){f=t.contentLength}if(f===0&&!I){f=null}if(shouldSendContentLength(o)&&f>0&&t.contentLength!==null&&t.contentLength!==f){if(e[V]){r.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}const w=e[v]
clearIdleSocketValidation(w)
const abort=A=>{if(t.aborted){return}if(t.completed){if(t.upgrade||t.method==="CONNECT"){r.destroy(w,new d("aborted"))}return}r.errorRequest(e,t,A||new c)
r.destroy(Q)
r.destroy(w,new d("aborted"))}
try{t.onConnect(abort)}catch(A){r.errorRequest(e,t,A)}if(t.aborted){return false}if(o==="HEAD"){w[C]=true}if(g||o==="CONNECT"){w[C]=true}if(E!=null){w[C]=E}if(e[O]&&w[P]++>=e[O]){w[C]=true}if(h){w[m]=true}let y=`${o} ${a} HTTP/1.1\r\n`
if(typeof u==="string"){y+=`host: ${u}\r\n`}else{y+=e[F]}if(g){y+=`connection: upgrade\r\nupgrade: ${g}\r\n`}else if(e[L]&&!w[C]){y+="connection: keep-alive\r\n"}else{y+="connection: close\r\n"}if(Array.isArray(B)){for(let e=0;e<B.length;e+=2){const t=B[e+0]
const A=B[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){y+=`${t}: ${A[e]}\r\n`}}else{y+=`${t}: ${A}\r\n`}}}if(s.sendHeaders.hasSubscribers){s.sendHeaders.publish({request:t,headers:y,socket:w})}if(!Q||p===0){writeBuffer(abort,null,e,t,w,f,y,I)}else if(r.isBuffer(Q)){writeBuffer(abort,Q,e,t,w,f,y,I)}else if(r.isBlobLike(Q)){if(typeof Q.stream==="function"){writeIterable(abort,Q.stream(),e,t,w,f,y,I)}else{writeBlob(abort,Q,e,t,w,f,y,I)}}else if(r.isStream(Q)){writeStream(abort,Q,e,t,w,f,y,I)}else if(r.isIterable(Q)){writeIterable(abort,Q,e,t,w,f,y,I)}else{n(false)}return true}function writeStream(e,t,A,s,o,i,a,l){n(i!==0||A[w]===0,"stream body cannot be pipelined")
let u=false
const g=new AsyncWriter({abort:e,socket:o,request:s,contentLength:i,client:A,expectsPayload:l,header:a})
const onData=function(e){if(u){return}try{if(!g.write(e)&&this.pause){this.pause()}}catch(e){r.destroy(this,e)}}
const onDrain=function(){if(u){return}if(t.resume){t.resume()}}
const onClose=function(){queueMicrotask(()=>{t.removeListener("error",onFinished)})
if(!u){const e=new c
queueMicrotask(()=>onFinished(e))}}
const onFinished=function(e){if(u){return}u=true
n(o.destroyed||o[b]&&A[w]<=1)
o.off("drain",onDrain).off("error",onFinished)
t.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose)
if(!e){try{g.end()}catch(t){e=t}}g.destroy(e)
if(e&&(e.code!=="UND_ERR_INFO"||e.message!=="reset")){r.destroy(t,e)}else{r.destroy(t)}}
t.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose)
if(t.resume){t.resume()}o.on("drain",onDrain).on("error",onFinished)
if(t.errorEmitted??t.errored){setImmediate(()=>onFinished(t.errored))}else if(t.endEmitted??t.readableEnded){setImmediate(()=>onFinished(null))}if(t.closeEmitted??t.closed){setImmediate(onClose)}}function writeBuffer(e,t,A,s,o,i,a,c){try{if(!t){if(i===0){o.write(`${a}content-length: 0\r\n\r\n`,"latin1")}else{n(i===null,"no body must not have content length")
o.write(`${a}\r\n`,"latin1")}}else if(r.isBuffer(t)){n(i===t.byteLength,"buffer body must have content length")
o.cork()
o.write(`${a}content-length: ${i}\r\n\r\n`,"latin1")
o.write(t)
o.uncork()
s.onBodySent(t)
if(!c&&s.reset!==false){o[C]=true}}s.onRequestSent()
A[_]()}catch(t){e(t)}}async function writeBlob(e,t,A,r,s,o,a,c){n(o===t.size,"blob body must have content length")
try{if(o!=null&&o!==t.size){throw new i}const e=Buffer.from(await t.arrayBuffer())
s.cork()
s.write(`${a}content-length: ${o}\r\n\r\n`,"latin1")
s.write(e)
s.uncork()
r.onBodySent(e)
r.onRequestSent()
if(!c&&r.reset!==false){s[C]=true}A[_]()}catch(t){e(t)}}async function writeIterable(e,t,A,r,s,o,i,a){n(o!==0||A[w]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{n(c===null)
if(s[U]){t(s[U])}else{c=e}})
s.on("close",onDrain).on("drain",onDrain)
const l=new AsyncWriter({abort:e,socket:s,request:r,contentLength:o,client:A,expectsPayload:a,header:i})
try{for await(const e of t){if(s[U]){throw s[U]}if(!l.write(e)){await waitForDrain()}}l.end()}catch(e){l.destroy(e)}finally{s.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort:e,socket:t,request:A,contentLength:n,client:r,expectsPayload:s,header:o}){this.socket=t
this.request=A
this.contentLength=n
this.client=r
this.bytesWritten=0
this.expectsPayload=s
this.header=o
this.abort=e
t[b]=true}write(e){const{socket:t,request:A,contentLength:n,client:r,bytesWritten:s,expectsPayload:o,header:a}=this
if(t[U]){throw t[U]}if(t.destroyed){return false}const c=Buffer.byteLength(e)
if(!c){return true}if(n!==null&&s+c>n){if(r[V]){throw new i}process.emitWarning(new i)}t.cork()
if(s===0){if(!o&&A.reset!==false){t[C]=true}if(n===null){t.write(`${a}transfer-encoding: chunked\r\n`,"latin1")}else{t.write(`${a}content-length: ${n}\r\n\r\n`,"latin1")}}if(n===null){t.write(`\r\n${c.toString(16)}\r\n`,"latin1")}this.bytesWritten+=c
const l=t.write(e)
t.uncork()
A.onBodySent(e)
if(!l){if(t[p].timeout&&t[p].timeoutType===ge){if(t[p].timeout.refresh){t[p].timeout.refresh()}}}return l}end(){const{socket:e,contentLength:t,client:A,bytesWritten:n,expectsPayload:r,header:s,request:o}=this
o.onRequestSent()
e[b]=false
if(e[U]){throw e[U]}if(e.destroyed){return}if(n===0){if(r){e.write(`${s}content-length: 0\r\n\r\n`,"latin1")}else{e.write(`${s}\r\n`,"latin1")}}else if(t===null){e.write("\r\n0\r\n\r\n","latin1")}if(t!==null&&n!==t){if(A[V]){throw new i}else{process.emitWarning(new i)}}if(e[p].timeout&&e[p].timeoutType===ge){if(e[p].timeout.refresh){e[p].timeout.refresh()}}A[_]()}destroy(e){const{socket:t,client:A,abort:r}=this
t[b]=false
if(e){n(A[w]<=1,"pipeline should only contain this request")
r(e)}}}e.exports=connectH1},8788:(e,t,A)=>{"use strict"
const n=A(4589)
const{errorMonitor:r}=A(8474)
const{pipeline:s}=A(7075)
const o=A(3440)
const{RequestContentLengthMismatchError:i,RequestAbortedError:a,SocketError:c,InformationalError:l}=A(8707)
const{kUrl:u,kReset:g,kClient:h,kRunning:d,kPending:E,kQueue:Q,kPendingIdx:B,kRunningIdx:f,kError:C,kSocket:I,kStrictContentLength:p,kOnError:m,kMaxConcurrentStreams:w,kHTTP2Session:y,kResume:k,kSize:b,kHTTPContext:D}=A(6443)
const R=Symbol("open streams")
let S
let F=false
let N
try{N=A(2467)}catch{N={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:M,HTTP2_HEADER_METHOD:U,HTTP2_HEADER_PATH:L,HTTP2_HEADER_SCHEME:v,HTTP2_HEADER_CONTENT_LENGTH:T,HTTP2_HEADER_EXPECT:x,HTTP2_HEADER_STATUS:H}}=N
function parseH2Headers(e){const t=[]
for(const[A,n]of Object.entries(e)){if(Array.isArray(n)){for(const e of n){t.push(Buffer.from(A),Buffer.from(e))}}else{t.push(Buffer.from(A),Buffer.from(n))}}return t}function parseH2ResponseHeaders(e){const{[H]:t,...A}=e
return parseH2Headers(A)}async function connectH2(e,t){e[I]=t
if(!F){F=true
process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"})}const A=N.connect(e[u],{createConnection:()=>t,peerMaxConcurrentStreams:e[w]})
A[R]=0
A[h]=e
A[I]=t
o.addListener(A,"error",onHttp2SessionError)
o.addListener(A,"frameError",onHttp2FrameError)
o.addListener(A,"end",onHttp2SessionEnd)
o.addListener(A,"goaway",onHTTP2GoAway)
o.addListener(A,"close",function(){const{[h]:e}=this
const{[I]:t}=e
const A=this[I][C]||this[C]||new c("closed",o.getSocketInfo(t))
e[y]=null
if(e.destroyed){n(e[E]===0)
const t=e[Q].splice(e[f])
for(let n=0;n<t.length;n++){const r=t[n]
o.errorRequest(e,r,A)}}})
A.unref()
e[y]=A
t[y]=A
o.addListener(t,"error",function(e){this[C]=e
this[h][m](e)})
o.addListener(t,"end",function(){o.destroy(this,new c("other side closed",o.getSocketInfo(this)))})
o.addListener(t,"close",function(){const t=this[C]||new c("closed",o.getSocketInfo(this))
e[I]=null
if(this[y]!=null){this[y].destroy(t)}e[B]=e[f]
n(e[d]===0)
e.emit("disconnect",e[u],[e],t)
e[k]()})
let r=false
t.on("close",()=>{r=true})
return{version:"h2",defaultPipelining:Infinity,write(...t){return writeH2(e,...t)},resume(){resumeH2(e)},destroy(e,A){if(r){queueMicrotask(A)}else{t.destroy(e).on("close",A)}},get destroyed(){return t.destroyed},busy(){return false}}}function resumeH2(e){const t=e[I]
if(t?.destroyed===false){if(e[b]===0&&e[w]===0){t.unref()
e[y].unref()}else{t.ref()
e[y].ref()}}}function onHttp2SessionError(e){this[I][C]=e
this[h][m](e)}function onHttp2FrameError(e,t,A){if(A===0){const A=new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`)
this[I][C]=A
this[h][m](A)}}function onHttp2SessionEnd(){const e=new c("other side closed",o.getSocketInfo(this[I]))
this.destroy(e)
o.destroy(this[I],e)}function onHTTP2GoAway(e){const t=this[C]||new c(`HTTP/2: "GOAWAY" frame received with code ${e}`,o.getSocketInfo(this))
const A=this[h]
A[I]=null
A[D]=null
if(this[y]!=null){this[y].destroy(t)
this[y]=null}o.destroy(this[I],t)
if(A[f]<A[Q].length){const e=A[Q][A[f]]
A[Q][A[f]++]=null
o.errorRequest(A,e,t)
A[B]=A[f]}n(A[d]===0)
A.emit("disconnect",A[u],[A],t)
A[k]()}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH2(e,t){const s=e[y]
const{method:c,path:g,host:h,upgrade:d,expectContinue:E,signal:C,headers:m}=t
let{body:w}=t
if(d){o.errorRequest(e,t,new Error("Upgrade not supported for H2"))
return false}const b={}
for(let e=0;e<m.length;e+=2){const t=m[e+0]
const A=m[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){if(b[t]){b[t]+=`,${A[e]}`}else{b[t]=A[e]}}}else{b[t]=A}}let D
const{hostname:F,port:N}=e[u]
b[M]=h||`${F}${N?`:${N}`:""}`
b[U]=c
const abort=A=>{if(t.aborted){return}if(t.completed){if(c==="CONNECT"&&D!=null){o.destroy(D,A||new a)}return}A=A||new a
o.errorRequest(e,t,A)
if(D!=null){o.destroy(D,A)}o.destroy(w,A)
e[Q][e[f]++]=null
e[k]()}
try{t.onConnect(abort)}catch(A){o.errorRequest(e,t,A)}if(t.aborted){return false}if(c==="CONNECT"){s.ref()
D=s.request(b,{endStream:false,signal:C})
let A=false
const onResponse=e=>{A=true
D.off(r,onUpgradeError)
t.onUpgradeResponse(Number(e[H]),e,parseH2ResponseHeaders)}
const onUpgradeError=e=>{A=true
D.off("response",onResponse)
t.onUpgradeError(e)}
const onReady=()=>{try{t.onUpgrade(null,null,D)}catch(e){D.off("response",onResponse)
abort(e)
return}if(t.aborted){return}D.off("error",abort)
D.once(r,onUpgradeError)
e[Q][e[f]++]=null}
D.once("response",onResponse)
D.once("error",abort);++s[R]
onReady()
D.once("close",()=>{if(!A&&t.completed){D.off("response",onResponse)
D.off(r,onUpgradeError)
t.onUpgradeError(new l(`HTTP/2: "stream error" received - code ${D.rstCode}`))}s[R]-=1
if(s[R]===0)s.unref()})
return true}b[L]=g
b[v]="https"
const G=c==="PUT"||c==="POST"||c==="PATCH"
if(w&&typeof w.read==="function"){w.read(0)}let Y=o.bodyLength(w)
if(o.isFormDataLike(w)){S??=A(4492).extractBody
const[e,t]=S(w)
b["content-type"]=t
w=e.stream
Y=e.length}if(Y==null){Y=t.contentLength}if(Y===0||!G){Y=null}if(shouldSendContentLength(c)&&Y>0&&t.contentLength!=null&&t.contentLength!==Y){if(e[p]){o.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}if(Y!=null){n(w,"no body must not have content length")
b[T]=`${Y}`}s.ref()
const J=c==="GET"||c==="HEAD"||w===null
if(E){b[x]="100-continue"
D=s.request(b,{endStream:J,signal:C})
D.once("continue",writeBodyH2)}else{D=s.request(b,{endStream:J,signal:C})
writeBodyH2()}++s[R]
D.once("response",A=>{const{[H]:n,...r}=A
t.onResponseStarted()
if(t.aborted){const A=new a
o.errorRequest(e,t,A)
o.destroy(D,A)
return}if(t.onHeaders(Number(n),parseH2Headers(r),D.resume.bind(D),"")===false){D.pause()}D.on("data",e=>{if(t.onData(e)===false){D.pause()}})})
D.once("end",()=>{if(D.state?.state==null||D.state.state<6){t.onComplete([])}if(s[R]===0){s.unref()}abort(new l("HTTP/2: stream half-closed (remote)"))
e[Q][e[f]++]=null
e[B]=e[f]
e[k]()})
D.once("close",()=>{s[R]-=1
if(s[R]===0){s.unref()}})
D.once("error",function(e){abort(e)})
D.once("frameError",(e,t)=>{abort(new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`))})
return true
function writeBodyH2(){if(!w||Y===0){writeBuffer(abort,D,null,e,t,e[I],Y,G)}else if(o.isBuffer(w)){writeBuffer(abort,D,w,e,t,e[I],Y,G)}else if(o.isBlobLike(w)){if(typeof w.stream==="function"){writeIterable(abort,D,w.stream(),e,t,e[I],Y,G)}else{writeBlob(abort,D,w,e,t,e[I],Y,G)}}else if(o.isStream(w)){writeStream(abort,e[I],G,D,w,e,t,Y)}else if(o.isIterable(w)){writeIterable(abort,D,w,e,t,e[I],Y,G)}else{n(false)}}}function writeBuffer(e,t,A,r,s,i,a,c){try{if(A!=null&&o.isBuffer(A)){n(a===A.byteLength,"buffer body must have content length")
t.cork()
t.write(A)
t.uncork()
t.end()
s.onBodySent(A)}if(!c){i[g]=true}s.onRequestSent()
r[k]()}catch(t){e(t)}}function writeStream(e,t,A,r,i,a,c,l){n(l!==0||a[d]===0,"stream body cannot be pipelined")
const u=s(i,r,n=>{if(n){o.destroy(u,n)
e(n)}else{o.removeAllListeners(u)
c.onRequestSent()
if(!A){t[g]=true}a[k]()}})
o.addListener(u,"data",onPipeData)
function onPipeData(e){c.onBodySent(e)}}async function writeBlob(e,t,A,r,s,o,a,c){n(a===A.size,"blob body must have content length")
try{if(a!=null&&a!==A.size){throw new i}const e=Buffer.from(await A.arrayBuffer())
t.cork()
t.write(e)
t.uncork()
t.end()
s.onBodySent(e)
s.onRequestSent()
if(!c){o[g]=true}r[k]()}catch(t){e(t)}}async function writeIterable(e,t,A,r,s,o,i,a){n(i!==0||r[d]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{n(c===null)
if(o[C]){t(o[C])}else{c=e}})
t.on("close",onDrain).on("drain",onDrain)
try{for await(const e of A){if(o[C]){throw o[C]}const A=t.write(e)
s.onBodySent(e)
if(!A){await waitForDrain()}}t.end()
s.onRequestSent()
if(!a){o[g]=true}r[k]()}catch(t){e(t)}finally{t.off("close",onDrain).off("drain",onDrain)}}e.exports=connectH2},3701:(e,t,A)=>{"use strict"
const n=A(4589)
const r=A(7030)
const s=A(7067)
const o=A(3440)
const{channels:i}=A(2414)
const a=A(4655)
const c=A(1841)
const{InvalidArgumentError:l,InformationalError:u,ClientDestroyedError:g}=A(8707)
const h=A(9136)
const{kUrl:d,kServerName:E,kClient:Q,kBusy:B,kConnect:f,kResuming:C,kRunning:I,kPending:p,kSize:m,kQueue:w,kConnected:y,kConnecting:k,kNeedDrain:b,kKeepAliveDefaultTimeout:D,kHostHeader:R,kPendingIdx:S,kRunningIdx:F,kError:N,kPipelining:M,kKeepAliveTimeoutValue:U,kMaxHeadersSize:L,kKeepAliveMaxTimeout:v,kKeepAliveTimeoutThreshold:T,kHeadersTimeout:x,kBodyTimeout:H,kStrictContentLength:G,kConnector:Y,kMaxRedirections:J,kMaxRequests:V,kCounter:O,kClose:P,kDestroy:W,kDispatch:q,kInterceptors:_,kLocalAddress:Z,kMaxResponseSize:z,kOnError:$,kHTTPContext:K,kMaxConcurrentStreams:j,kResume:X}=A(6443)
const ee=A(637)
const te=A(8788)
let Ae=false
const ne=Symbol("kClosedResolve")
const noop=()=>{}
function getPipelining(e){return e[M]??e[K]?.defaultPipelining??1}class Client extends c{constructor(e,{interceptors:t,maxHeaderSize:A,headersTimeout:n,socketTimeout:i,requestTimeout:a,connectTimeout:c,bodyTimeout:u,idleTimeout:g,keepAlive:Q,keepAliveTimeout:B,maxKeepAliveTimeout:f,keepAliveMaxTimeout:I,keepAliveTimeoutThreshold:p,socketPath:m,pipelining:y,tls:k,strictContentLength:N,maxCachedSessions:O,maxRedirections:P,connect:W,maxRequestsPerClient:q,localAddress:ee,maxResponseSize:te,autoSelectFamily:se,autoSelectFamilyAttemptTimeout:oe,maxConcurrentStreams:ie,allowH2:ae,webSocket:ce,eventSource:le}={}){super({webSocket:ce,eventSource:le})
if(Q!==undefined){throw new l("unsupported keepAlive, use pipelining=0 instead")}if(i!==undefined){throw new l("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")}if(a!==undefined){throw new l("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")}if(g!==undefined){throw new l("unsupported idleTimeout, use keepAliveTimeout instead")}if(f!==undefined){throw new l("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(A!=null&&!Number.isFinite(A)){throw new l("invalid maxHeaderSize")}if(m!=null&&typeof m!=="string"){throw new l("invalid socketPath")}if(c!=null&&(!Number.isFinite(c)||c<0)){throw new l("invalid connectTimeout")}if(B!=null&&(!Number.isFinite(B)||B<=0)){throw new l("invalid keepAliveTimeout")}if(I!=null&&(!Number.isFinite(I)||I<=0)){throw new l("invalid keepAliveMaxTimeout")}if(p!=null&&!Number.isFinite(p)){throw new l("invalid keepAliveTimeoutThreshold")}if(n!=null&&(!Number.isInteger(n)||n<0)){throw new l("headersTimeout must be a positive integer or zero")}if(u!=null&&(!Number.isInteger(u)||u<0)){throw new l("bodyTimeout must be a positive integer or zero")}if(W!=null&&typeof W!=="function"&&typeof W!=="object"){throw new l("connect must be a function or an object")}if(P!=null&&(!Number.isInteger(P)||P<0)){throw new l("maxRedirections must be a positive number")}if(q!=null&&(!Number.isInteger(q)||q<0)){throw new l("maxRequestsPerClient must be a positive number")}if(ee!=null&&(typeof ee!=="string"||r.isIP(ee)===0)){throw new l("localAddress must be valid string IP address")}if(te!=null&&(!Number.isInteger(te)||te<-1)){throw new l("maxResponseSize must be a positive number")}if(oe!=null&&(!Number.isInteger(oe)||oe<-1)){throw new l("autoSelectFamilyAttemptTimeout must be a positive number")}if(ae!=null&&typeof ae!=="boolean"){throw new l("allowH2 must be a valid boolean value")}if(ie!=null&&(typeof ie!=="number"||ie<1)){throw new l("maxConcurrentStreams must be a positive integer, greater than 0")}if(typeof W!=="function"){W=h({...k,maxCachedSessions:O,allowH2:ae,socketPath:m,timeout:c,...se?{autoSelectFamily:se,autoSelectFamilyAttemptTimeout:oe}:undefined,...W})}if(t?.Client&&Array.isArray(t.Client)){this[_]=t.Client
if(!Ae){Ae=true
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"})}}else{this[_]=[re({maxRedirections:P})]}this[d]=o.parseOrigin(e)
this[Y]=W
this[M]=y!=null?y:1
this[L]=A||s.maxHeaderSize
this[D]=B==null?4e3:B
this[v]=I==null?6e5:I
this[T]=p==null?2e3:p
this[U]=this[D]
this[E]=null
this[Z]=ee!=null?ee:null
this[C]=0
this[b]=0
this[R]=`host: ${this[d].hostname}${this[d].port?`:${this[d].port}`:""}\r\n`
this[H]=u!=null?u:3e5
this[x]=n!=null?n:3e5
this[G]=N==null?true:N
this[J]=P
this[V]=q
this[ne]=null
this[z]=te>-1?te:-1
this[j]=ie!=null?ie:100
this[K]=null
this[w]=[]
this[F]=0
this[S]=0
this[X]=e=>resume(this,e)
this[$]=e=>onError(this,e)}get pipelining(){return this[M]}set pipelining(e){this[M]=e
this[X](true)}get[p](){return this[w].length-this[S]}get[I](){return this[S]-this[F]}get[m](){return this[w].length-this[F]}get[y](){return!!this[K]&&!this[k]&&!this[K].destroyed}get[B](){return Boolean(this[K]?.busy(null)||this[m]>=(getPipelining(this)||1)||this[p]>0)}[f](e){connect(this)
this.once("connect",e)}[q](e,t){const A=e.origin||this[d].origin
const n=new a(A,e,t)
this[w].push(n)
if(this[C]){}else if(o.bodyLength(n.body)==null&&o.isIterable(n.body)){this[C]=1
queueMicrotask(()=>resume(this))}else{this[X](true)}if(this[C]&&this[b]!==2&&this[B]){this[b]=2}return this[b]<2}async[P](){return new Promise(e=>{if(this[m]){this[ne]=e}else{e(null)}})}async[W](e){return new Promise(t=>{const A=this[w].splice(this[S])
for(let t=0;t<A.length;t++){const n=A[t]
o.errorRequest(this,n,e)}const callback=()=>{if(this[ne]){this[ne]()
this[ne]=null}t(null)}
if(this[K]){this[K].destroy(e,callback)
this[K]=null}else{queueMicrotask(callback)}this[X]()})}}const re=A(5092)
function onError(e,t){if(e[I]===0&&t.code!=="UND_ERR_INFO"&&t.code!=="UND_ERR_SOCKET"){n(e[S]===e[F])
const A=e[w].splice(e[F])
for(let n=0;n<A.length;n++){const r=A[n]
o.errorRequest(e,r,t)}n(e[m]===0)}}async function connect(e){n(!e[k])
n(!e[K])
let{host:t,hostname:A,protocol:s,port:a}=e[d]
if(A[0]==="["){const e=A.indexOf("]")
n(e!==-1)
const t=A.substring(1,e)
n(r.isIP(t))
A=t}e[k]=true
if(i.beforeConnect.hasSubscribers){i.beforeConnect.publish({connectParams:{host:t,hostname:A,protocol:s,port:a,version:e[K]?.version,servername:e[E],localAddress:e[Z]},connector:e[Y]})}try{const r=await new Promise((n,r)=>{e[Y]({host:t,hostname:A,protocol:s,port:a,servername:e[E],localAddress:e[Z]},(e,t)=>{if(e){r(e)}else{n(t)}})})
if(e.destroyed){o.destroy(r.on("error",noop),new g)
return}n(r)
try{e[K]=r.alpnProtocol==="h2"?await te(e,r):await ee(e,r)}catch(e){r.destroy().on("error",noop)
throw e}e[k]=false
r[O]=0
r[V]=e[V]
r[Q]=e
r[N]=null
if(i.connected.hasSubscribers){i.connected.publish({connectParams:{host:t,hostname:A,protocol:s,port:a,version:e[K]?.version,servername:e[E],localAddress:e[Z]},connector:e[Y],socket:r})}e.emit("connect",e[d],[e])}catch(r){if(e.destroyed){return}e[k]=false
if(i.connectError.hasSubscribers){i.connectError.publish({connectParams:{host:t,hostname:A,protocol:s,port:a,version:e[K]?.version,servername:e[E],localAddress:e[Z]},connector:e[Y],error:r})}if(r.code==="ERR_TLS_CERT_ALTNAME_INVALID"){n(e[I]===0)
while(e[p]>0&&e[w][e[S]].servername===e[E]){const t=e[w][e[S]++]
o.errorRequest(e,t,r)}}else{onError(e,r)}e.emit("connectionError",e[d],[e],r)}e[X]()}function emitDrain(e){e[b]=0
e.emit("drain",e[d],[e])}function resume(e,t){if(e[C]===2){return}e[C]=2
_resume(e,t)
e[C]=0
if(e[F]>256){e[w].splice(0,e[F])
e[S]-=e[F]
e[F]=0}}function _resume(e,t){while(true){if(e.destroyed){n(e[p]===0)
return}if(e[ne]&&!e[m]){e[ne]()
e[ne]=null
return}if(e[K]){e[K].resume()}if(e[B]){e[b]=2}else if(e[b]===2){if(t){e[b]=1
queueMicrotask(()=>emitDrain(e))}else{emitDrain(e)}continue}if(e[p]===0){return}if(e[I]>=(getPipelining(e)||1)){return}const A=e[w][e[S]]
if(e[d].protocol==="https:"&&e[E]!==A.servername){if(e[I]>0){return}e[E]=A.servername
e[K]?.destroy(new u("servername changed"),()=>{e[K]=null
resume(e)})}if(e[k]){return}if(!e[K]){connect(e)
return}if(e[K].destroyed){return}if(e[K].busy(A)){return}if(!A.aborted&&e[K].write(A)){e[S]++}else{e[w].splice(e[S],1)}}}e.exports=Client},1841:(e,t,A)=>{"use strict"
const n=A(4573)
const r=A(883)
const{ClientDestroyedError:s,ClientClosedError:o,InvalidArgumentError:i}=A(8707)
const{kDestroy:a,kClose:c,kClosed:l,kDestroyed:u,kDispatch:g,kInterceptors:h}=A(6443)
const d=Symbol("onDestroyed")
const E=Symbol("onClosed")
const Q=Symbol("Intercepted Dispatch")
const B=Symbol("webSocketOptions")
const f=Symbol("eventSourceOptions")
class DispatcherBase extends r{constructor(e){super()
this[u]=false
this[d]=null
this[l]=false
this[E]=[]
this[B]=e?.webSocket??{}
this[f]=e?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[B].maxFragments??131072,maxPayloadSize:this[B].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[f].maxEventSize??n.kStringMaxLength}}get destroyed(){return this[u]}get closed(){return this[l]}get interceptors(){return this[h]}set interceptors(e){if(e){for(let t=e.length-1;t>=0;t--){const e=this[h][t]
if(typeof e!=="function"){throw new i("interceptor must be an function")}}}this[h]=e}close(e){if(e===undefined){return new Promise((e,t)=>{this.close((A,n)=>A?t(A):e(n))})}if(typeof e!=="function"){throw new i("invalid callback")}if(this[u]){queueMicrotask(()=>e(new s,null))
return}if(this[l]){if(this[E]){this[E].push(e)}else{queueMicrotask(()=>e(null,null))}return}this[l]=true
this[E].push(e)
const onClosed=()=>{const e=this[E]
this[E]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[c]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(e,t){if(typeof e==="function"){t=e
e=null}if(t===undefined){return new Promise((t,A)=>{this.destroy(e,(e,n)=>e?A(e):t(n))})}if(typeof t!=="function"){throw new i("invalid callback")}if(this[u]){if(this[d]){this[d].push(t)}else{queueMicrotask(()=>t(null,null))}return}if(!e){e=new s}this[u]=true
this[d]=this[d]||[]
this[d].push(t)
const onDestroyed=()=>{const e=this[d]
this[d]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[a](e).then(()=>{queueMicrotask(onDestroyed)})}[Q](e,t){if(!this[h]||this[h].length===0){this[Q]=this[g]
return this[g](e,t)}let A=this[g].bind(this)
for(let e=this[h].length-1;e>=0;e--){A=this[h][e](A)}this[Q]=A
return A(e,t)}dispatch(e,t){if(!t||typeof t!=="object"){throw new i("handler must be an object")}try{if(!e||typeof e!=="object"){throw new i("opts must be an object.")}if(this[u]||this[d]){throw new s}if(this[l]){throw new o}return this[Q](e,t)}catch(e){if(typeof t.onError!=="function"){throw new i("invalid onError method")}t.onError(e)
return false}}}e.exports=DispatcherBase},883:(e,t,A)=>{"use strict"
const n=A(8474)
class Dispatcher extends n{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...e){const t=Array.isArray(e[0])?e[0]:e
let A=this.dispatch.bind(this)
for(const e of t){if(e==null){continue}if(typeof e!=="function"){throw new TypeError(`invalid interceptor, expected function received ${typeof e}`)}A=e(A)
if(A==null||typeof A!=="function"||A.length!==2){throw new TypeError("invalid interceptor")}}return new ComposedDispatcher(this,A)}}class ComposedDispatcher extends Dispatcher{#A=null
#n=null
constructor(e,t){super()
this.#A=e
this.#n=t}dispatch(...e){this.#n(...e)}close(...e){return this.#A.close(...e)}destroy(...e){return this.#A.destroy(...e)}}e.exports=Dispatcher},3137:(e,t,A)=>{"use strict"
const n=A(1841)
const{kClose:r,kDestroy:s,kClosed:o,kDestroyed:i,kDispatch:a,kNoProxyAgent:c,kHttpProxyAgent:l,kHttpsProxyAgent:u}=A(6443)
const g=A(6672)
const h=A(7405)
const d={"http:":80,"https:":443}
let E=false
class EnvHttpProxyAgent extends n{#r=null
#s=null
#o=null
constructor(e={}){super()
this.#o=e
if(!E){E=true
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"})}const{httpProxy:t,httpsProxy:A,noProxy:n,...r}=e
this[c]=new h(r)
const s=t??process.env.http_proxy??process.env.HTTP_PROXY
if(s){this[l]=new g({...r,uri:s})}else{this[l]=this[c]}const o=A??process.env.https_proxy??process.env.HTTPS_PROXY
if(o){this[u]=new g({...r,uri:o})}else{this[u]=this[l]}this.#i()}[a](e,t){const A=new URL(e.origin)
const n=this.#a(A)
return n.dispatch(e,t)}async[r](){await this[c].close()
if(!this[l][o]){await this[l].close()}if(!this[u][o]){await this[u].close()}}async[s](e){await this[c].destroy(e)
if(!this[l][i]){await this[l].destroy(e)}if(!this[u][i]){await this[u].destroy(e)}}#a(e){let{protocol:t,host:A,port:n}=e
A=A.replace(/:\d*$/,"").toLowerCase()
n=Number.parseInt(n,10)||d[t]||0
if(!this.#c(A,n)){return this[c]}if(t==="https:"){return this[u]}return this[l]}#c(e,t){if(this.#l){this.#i()}if(this.#s.length===0){return true}if(this.#r==="*"){return false}for(let A=0;A<this.#s.length;A++){const n=this.#s[A]
if(n.port&&n.port!==t){continue}if(!/^[.*]/.test(n.hostname)){if(e===n.hostname){return false}}else{if(e.endsWith(n.hostname.replace(/^\*/,""))){return false}}}return true}#i(){const e=this.#o.noProxy??this.#u
const t=e.split(/[,\s]/)
const A=[]
for(let e=0;e<t.length;e++){const n=t[e]
if(!n){continue}const r=n.match(/^(.+):(\d+)$/)
A.push({hostname:(r?r[1]:n).toLowerCase(),port:r?Number.parseInt(r[2],10):0})}this.#r=e
this.#s=A}get#l(){if(this.#o.noProxy!==undefined){return false}return this.#r!==this.#u}get#u(){return process.env.no_proxy??process.env.NO_PROXY??""}}e.exports=EnvHttpProxyAgent},4660:e=>{"use strict"
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
if(e.isEmpty()&&e.next!==null){this.tail=e.next}return t}}},2128:(e,t,A)=>{"use strict"
const n=A(1841)
const r=A(4660)
const{kConnected:s,kSize:o,kRunning:i,kPending:a,kQueued:c,kBusy:l,kFree:u,kUrl:g,kClose:h,kDestroy:d,kDispatch:E}=A(6443)
const Q=A(3246)
const B=Symbol("clients")
const f=Symbol("needDrain")
const C=Symbol("queue")
const I=Symbol("closed resolve")
const p=Symbol("onDrain")
const m=Symbol("onConnect")
const w=Symbol("onDisconnect")
const y=Symbol("onConnectionError")
const k=Symbol("get dispatcher")
const b=Symbol("add client")
const D=Symbol("remove client")
const R=Symbol("stats")
class PoolBase extends n{constructor(e){super(e)
this[C]=new r
this[B]=[]
this[c]=0
const t=this
this[p]=function onDrain(e,A){const n=t[C]
let r=false
while(!r){const e=n.shift()
if(!e){break}t[c]--
r=!this.dispatch(e.opts,e.handler)}this[f]=r
if(!this[f]&&t[f]){t[f]=false
t.emit("drain",e,[t,...A])}if(t[I]&&n.isEmpty()){Promise.all(t[B].map(e=>e.close())).then(t[I])}}
this[m]=(e,A)=>{t.emit("connect",e,[t,...A])}
this[w]=(e,A,n)=>{t.emit("disconnect",e,[t,...A],n)}
this[y]=(e,A,n)=>{t.emit("connectionError",e,[t,...A],n)}
this[R]=new Q(this)}get[l](){return this[f]}get[s](){return this[B].filter(e=>e[s]).length}get[u](){return this[B].filter(e=>e[s]&&!e[f]).length}get[a](){let e=this[c]
for(const{[a]:t}of this[B]){e+=t}return e}get[i](){let e=0
for(const{[i]:t}of this[B]){e+=t}return e}get[o](){let e=this[c]
for(const{[o]:t}of this[B]){e+=t}return e}get stats(){return this[R]}async[h](){if(this[C].isEmpty()){await Promise.all(this[B].map(e=>e.close()))}else{await new Promise(e=>{this[I]=e})}}async[d](e){while(true){const t=this[C].shift()
if(!t){break}t.handler.onError(e)}await Promise.all(this[B].map(t=>t.destroy(e)))}[E](e,t){const A=this[k]()
if(!A){this[f]=true
this[C].push({opts:e,handler:t})
this[c]++}else if(!A.dispatch(e,t)){A[f]=true
this[f]=!this[k]()}return!this[f]}[b](e){e.on("drain",this[p]).on("connect",this[m]).on("disconnect",this[w]).on("connectionError",this[y])
this[B].push(e)
if(this[f]){queueMicrotask(()=>{if(this[f]){this[p](e[g],[this,e])}})}return this}[D](e){e.close(()=>{const t=this[B].indexOf(e)
if(t!==-1){this[B].splice(t,1)}})
this[f]=this[B].some(e=>!e[f]&&e.closed!==true&&e.destroyed!==true)}}e.exports={PoolBase,kClients:B,kNeedDrain:f,kAddClient:b,kRemoveClient:D,kGetDispatcher:k}},3246:(e,t,A)=>{const{kFree:n,kConnected:r,kPending:s,kQueued:o,kRunning:i,kSize:a}=A(6443)
const c=Symbol("pool")
class PoolStats{constructor(e){this[c]=e}get connected(){return this[c][r]}get free(){return this[c][n]}get pending(){return this[c][s]}get queued(){return this[c][o]}get running(){return this[c][i]}get size(){return this[c][a]}}e.exports=PoolStats},628:(e,t,A)=>{"use strict"
const{PoolBase:n,kClients:r,kNeedDrain:s,kAddClient:o,kGetDispatcher:i}=A(2128)
const a=A(3701)
const{InvalidArgumentError:c}=A(8707)
const l=A(3440)
const{kUrl:u,kInterceptors:g}=A(6443)
const h=A(9136)
const d=Symbol("options")
const E=Symbol("connections")
const Q=Symbol("factory")
function defaultFactory(e,t){return new a(e,t)}class Pool extends n{constructor(e,{connections:t,factory:A=defaultFactory,connect:n,connectTimeout:s,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:B,autoSelectFamilyAttemptTimeout:f,allowH2:C,...I}={}){if(t!=null&&(!Number.isFinite(t)||t<0)){throw new c("invalid connections")}if(typeof A!=="function"){throw new c("factory must be a function.")}if(n!=null&&typeof n!=="function"&&typeof n!=="object"){throw new c("connect must be a function or an object")}if(typeof n!=="function"){n=h({...o,maxCachedSessions:i,allowH2:C,socketPath:a,timeout:s,...B?{autoSelectFamily:B,autoSelectFamilyAttemptTimeout:f}:undefined,...n})}super(I)
this[g]=I.interceptors?.Pool&&Array.isArray(I.interceptors.Pool)?I.interceptors.Pool:[]
this[E]=t||null
this[u]=l.parseOrigin(e)
this[d]={...l.deepClone(I),connect:n,allowH2:C}
this[d].interceptors=I.interceptors?{...I.interceptors}:undefined
this[Q]=A
this.on("connectionError",(e,t,A)=>{for(const e of t){const t=this[r].indexOf(e)
if(t!==-1){this[r].splice(t,1)}}})}[i](){for(const e of this[r]){if(!e[s]){return e}}if(!this[E]||this[r].length<this[E]){const e=this[Q](this[u],this[d])
this[o](e)
return e}}}e.exports=Pool},6672:(e,t,A)=>{"use strict"
const{kProxy:n,kClose:r,kDestroy:s,kDispatch:o,kInterceptors:i}=A(6443)
const{URL:a}=A(3136)
const c=A(7405)
const l=A(628)
const u=A(1841)
const{InvalidArgumentError:g,RequestAbortedError:h,SecureProxyConnectionError:d}=A(8707)
const E=A(9136)
const Q=A(3701)
const B=Symbol("proxy agent")
const f=Symbol("proxy client")
const C=Symbol("proxy headers")
const I=Symbol("request tls settings")
const p=Symbol("proxy tls settings")
const m=Symbol("connect endpoint function")
const w=Symbol("tunnel proxy")
function defaultProtocolPort(e){return e==="https:"?443:80}function defaultFactory(e,t){return new l(e,t)}const noop=()=>{}
function defaultAgentFactory(e,t){if(t.connections===1){return new Q(e,t)}return new l(e,t)}class Http1ProxyWrapper extends u{#g
constructor(e,{headers:t={},connect:A,factory:n}){super()
if(!e){throw new g("Proxy URL is mandatory")}this[C]=t
if(n){this.#g=n(e,{connect:A})}else{this.#g=new Q(e,{connect:A})}}[o](e,t){const A=t.onHeaders
t.onHeaders=function(e,n,r){if(e===407){if(typeof t.onError==="function"){t.onError(new g("Proxy Authentication Required (407)"))}return}if(A)A.call(this,e,n,r)}
const{origin:n,path:r="/",headers:s={}}=e
e.path=n+r
if(!("host"in s)&&!("Host"in s)){const{host:e}=new a(n)
s.host=e}e.headers={...this[C],...s}
return this.#g[o](e,t)}async[r](){return this.#g.close()}async[s](e){return this.#g.destroy(e)}}class ProxyAgent extends u{constructor(e){super()
if(!e||typeof e==="object"&&!(e instanceof a)&&!e.uri){throw new g("Proxy uri is mandatory")}const{clientFactory:t=defaultFactory}=e
if(typeof t!=="function"){throw new g("Proxy opts.clientFactory must be a function.")}const{proxyTunnel:A=true}=e
const r=this.#h(e)
const{href:s,origin:o,port:l,protocol:u,username:Q,password:y,hostname:k}=r
this[n]={uri:s,protocol:u}
this[i]=e.interceptors?.ProxyAgent&&Array.isArray(e.interceptors.ProxyAgent)?e.interceptors.ProxyAgent:[]
this[I]=e.requestTls
this[p]=e.proxyTls
this[C]=e.headers||{}
this[w]=A
if(e.auth&&e.token){throw new g("opts.auth cannot be used in combination with opts.token")}else if(e.auth){this[C]["proxy-authorization"]=`Basic ${e.auth}`}else if(e.token){this[C]["proxy-authorization"]=e.token}else if(Q&&y){this[C]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(Q)}:${decodeURIComponent(y)}`).toString("base64")}`}const b=E({...e.proxyTls})
this[m]=E({...e.requestTls})
const D=e.factory||defaultAgentFactory
const factory=(e,t)=>{const{protocol:A}=new a(e)
if(!this[w]&&A==="http:"&&this[n].protocol==="http:"){return new Http1ProxyWrapper(this[n].uri,{headers:this[C],connect:b,factory:D})}return D(e,t)}
this[f]=t(r,{connect:b})
this[B]=new c({...e,factory,connect:async(e,t)=>{let A=e.host
if(!e.port){A+=`:${defaultProtocolPort(e.protocol)}`}try{const{socket:n,statusCode:r}=await this[f].connect({origin:o,port:l,path:A,signal:e.signal,headers:{...this[C],host:e.host},servername:this[p]?.servername||k})
if(r!==200){n.on("error",noop).destroy()
t(new h(`Proxy response (${r}) !== 200 when HTTP Tunneling`))}if(e.protocol!=="https:"){t(null,n)
return}let s
if(this[I]){s=this[I].servername}else{s=e.servername}this[m]({...e,servername:s,httpSocket:n},t)}catch(e){if(e.code==="ERR_TLS_CERT_ALTNAME_INVALID"){t(new d(e))}else{t(e)}}}})}dispatch(e,t){const A=buildHeaders(e.headers)
throwIfProxyAuthIsSent(A)
if(A&&!("host"in A)&&!("Host"in A)){const{host:t}=new a(e.origin)
A.host=t}return this[B].dispatch({...e,headers:A},t)}#h(e){if(typeof e==="string"){return new a(e)}else if(e instanceof a){return e}else{return new a(e.uri)}}async[r](){await this[B].close()
await this[f].close()}async[s](){await this[B].destroy()
await this[f].destroy()}}function buildHeaders(e){if(Array.isArray(e)){const t={}
for(let A=0;A<e.length;A+=2){t[e[A]]=e[A+1]}return t}return e}function throwIfProxyAuthIsSent(e){const t=e&&Object.keys(e).find(e=>e.toLowerCase()==="proxy-authorization")
if(t){throw new g("Proxy-Authorization should be sent in ProxyAgent constructor")}}e.exports=ProxyAgent},50:(e,t,A)=>{"use strict"
const n=A(883)
const r=A(7816)
class RetryAgent extends n{#d=null
#E=null
constructor(e,t={}){super(t)
this.#d=e
this.#E=t}dispatch(e,t){const A=new r({...e,retryOptions:this.#E},{dispatch:this.#d.dispatch.bind(this.#d),handler:t})
return this.#d.dispatch(e,A)}close(){return this.#d.close()}destroy(){return this.#d.destroy()}}e.exports=RetryAgent},2581:(e,t,A)=>{"use strict"
const n=Symbol.for("undici.globalDispatcher.1")
const{InvalidArgumentError:r}=A(8707)
const s=A(7405)
if(getGlobalDispatcher()===undefined){setGlobalDispatcher(new s)}function setGlobalDispatcher(e){if(!e||typeof e.dispatch!=="function"){throw new r("Argument agent must implement Agent")}Object.defineProperty(globalThis,n,{value:e,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[n]}e.exports={setGlobalDispatcher,getGlobalDispatcher}},8155:e=>{"use strict"
e.exports=class DecoratorHandler{#Q
constructor(e){if(typeof e!=="object"||e===null){throw new TypeError("handler must be an object")}this.#Q=e}onConnect(...e){return this.#Q.onConnect?.(...e)}onError(...e){return this.#Q.onError?.(...e)}onUpgrade(...e){return this.#Q.onUpgrade?.(...e)}onResponseStarted(...e){return this.#Q.onResponseStarted?.(...e)}onHeaders(...e){return this.#Q.onHeaders?.(...e)}onData(...e){return this.#Q.onData?.(...e)}onComplete(...e){return this.#Q.onComplete?.(...e)}onBodySent(...e){return this.#Q.onBodySent?.(...e)}}},8754:(e,t,A)=>{"use strict"
const n=A(3440)
const{kBodyUsed:r}=A(6443)
const s=A(4589)
const{InvalidArgumentError:o}=A(8707)
const i=A(8474)
const a=[300,301,302,303,307,308]
const c=Symbol("body")
class BodyAsyncIterable{constructor(e){this[c]=e
this[r]=false}async*[Symbol.asyncIterator](){s(!this[r],"disturbed")
this[r]=true
yield*this[c]}}class RedirectHandler{constructor(e,t,A,a){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new o("maxRedirections must be a positive number")}n.validateHandler(a,A.method,A.upgrade)
this.dispatch=e
this.location=null
this.abort=null
this.opts={...A,maxRedirections:0}
this.maxRedirections=t
this.handler=a
this.history=[]
this.redirectionLimitReached=false
if(n.isStream(this.opts.body)){if(n.bodyLength(this.opts.body)===0){this.opts.body.on("data",function(){s(false)})}if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[r]=false
i.prototype.on.call(this.opts.body,"data",function(){this[r]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function"){this.opts.body=new BodyAsyncIterable(this.opts.body)}else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&n.isIterable(this.opts.body)){this.opts.body=new BodyAsyncIterable(this.opts.body)}}onConnect(e){this.abort=e
this.handler.onConnect(e,{history:this.history})}onUpgrade(e,t,A){this.handler.onUpgrade(e,t,A)}onError(e){this.handler.onError(e)}onHeaders(e,t,A,r){this.location=this.history.length>=this.maxRedirections||n.isDisturbed(this.opts.body)?null:parseLocation(e,t)
if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){if(this.request){this.request.abort(new Error("max redirects"))}this.redirectionLimitReached=true
this.abort(new Error("max redirects"))
return}if(this.opts.origin){this.history.push(new URL(this.opts.path,this.opts.origin))}if(!this.location){return this.handler.onHeaders(e,t,A,r)}const{origin:s,pathname:o,search:i}=n.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)))
const a=i?`${o}${i}`:o
this.opts.headers=cleanRequestHeaders(this.opts.headers,e===303,this.opts.origin!==s)
this.opts.path=a
this.opts.origin=s
this.opts.maxRedirections=0
this.opts.query=null
if(e===303&&this.opts.method!=="HEAD"){this.opts.method="GET"
this.opts.body=null}}onData(e){if(this.location){}else{return this.handler.onData(e)}}onComplete(e){if(this.location){this.location=null
this.abort=null
this.dispatch(this.opts,this)}else{this.handler.onComplete(e)}}onBodySent(e){if(this.handler.onBodySent){this.handler.onBodySent(e)}}}function parseLocation(e,t){if(a.indexOf(e)===-1){return null}for(let e=0;e<t.length;e+=2){if(t[e].length===8&&n.headerNameToString(t[e])==="location"){return t[e+1]}}}function shouldRemoveHeader(e,t,A){if(e.length===4){return n.headerNameToString(e)==="host"}if(t&&n.headerNameToString(e).startsWith("content-")){return true}if(A&&(e.length===13||e.length===6||e.length===19)){const t=n.headerNameToString(e)
return t==="authorization"||t==="cookie"||t==="proxy-authorization"}return false}function cleanRequestHeaders(e,t,A){const n=[]
if(Array.isArray(e)){for(let r=0;r<e.length;r+=2){if(!shouldRemoveHeader(e[r],t,A)){n.push(e[r],e[r+1])}}}else if(e&&typeof e==="object"){for(const r of Object.keys(e)){if(!shouldRemoveHeader(r,t,A)){n.push(r,e[r])}}}else{s(e==null,"headers must be an object or an array")}return n}e.exports=RedirectHandler},7816:(e,t,A)=>{"use strict"
const n=A(4589)
const{kRetryHandlerDefaultRetry:r}=A(6443)
const{RequestRetryError:s}=A(8707)
const{isDisturbed:o,parseHeaders:i,parseRangeHeader:a,wrapRequestBody:c}=A(3440)
function calculateRetryAfterHeader(e){const t=Date.now()
return new Date(e).getTime()-t}function validatePartialResponseContentLength(e,t,A,n){const r=e["content-length"]
if(r==null){return null}if(!Number.isFinite(t.start)||!Number.isFinite(t.end)){return null}const o=Number(r)
const i=t.end-t.start+1
if(!Number.isFinite(o)||o!==i){return new s("Content-Length mismatch",A,{headers:e,data:{count:n}})}return null}class RetryHandler{constructor(e,t){const{retryOptions:A,...n}=e
const{retry:s,maxRetries:o,maxTimeout:i,minTimeout:a,timeoutFactor:l,methods:u,errorCodes:g,retryAfter:h,statusCodes:d}=A??{}
this.dispatch=t.dispatch
this.handler=t.handler
this.opts={...n,body:c(e.body)}
this.abort=null
this.aborted=false
this.retryOpts={retry:s??RetryHandler[r],retryAfter:h??true,maxTimeout:i??30*1e3,minTimeout:a??500,timeoutFactor:l??2,maxRetries:o??5,methods:u??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:d??[500,502,503,504,429],errorCodes:g??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]}
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
n(this.end==null||Number.isFinite(this.end),"invalid content-length")}this.resume=this.end!=null?t:null}onRequestSent(){if(this.handler.onRequestSent){this.handler.onRequestSent()}}onUpgrade(e,t,A){if(this.handler.onUpgrade){this.handler.onUpgrade(e,t,A)}}onConnect(e){if(this.aborted){e(this.reason)}else{this.abort=e}}onBodySent(e){if(this.handler.onBodySent)return this.handler.onBodySent(e)}static[r](e,{state:t,opts:A},n){const{statusCode:r,code:s,headers:o}=e
const{method:i,retryOptions:a}=A
const{maxRetries:c,minTimeout:l,maxTimeout:u,timeoutFactor:g,statusCodes:h,errorCodes:d,methods:E}=a
const{counter:Q}=t
if(s&&s!=="UND_ERR_REQ_RETRY"&&!d.includes(s)){n(e)
return}if(Array.isArray(E)&&!E.includes(i)){n(e)
return}if(r!=null&&Array.isArray(h)&&!h.includes(r)){n(e)
return}if(Q>c){n(e)
return}let B=o?.["retry-after"]
if(B){B=Number(B)
B=Number.isNaN(B)?calculateRetryAfterHeader(B):B*1e3}const f=B>0?Math.min(B,u):Math.min(l*g**(Q-1),u)
setTimeout(()=>n(null),f)}onHeaders(e,t,A,r){const o=i(t)
this.retryCount+=1
if(e>=300){if(!this.headersSent&&this.retryOpts.statusCodes.includes(e)===false){this.headersSent=true
this.checkpointResponseEnd(o,A)
return this.handler.onHeaders(e,t,A,r)}else{this.abort(new s("Request failed",e,{headers:o,data:{count:this.retryCount}}))
return false}}if(this.resume!=null){this.resume=null
if(e!==206&&(this.start>0||e!==200)){this.abort(new s("server does not support the range header and the payload was partially consumed",e,{headers:o,data:{count:this.retryCount}}))
return false}const t=a(o["content-range"])
if(!t){this.abort(new s("Content-Range mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}if(this.etag!=null&&this.etag!==o.etag){this.abort(new s("ETag mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}const n=validatePartialResponseContentLength(o,t,e,this.retryCount)
if(n!=null){this.abort(n)
return false}const{start:r,size:i,end:c=i-1}=t
if(this.start!==r||this.end!=null&&this.end!==c){this.abort(new s("Content-Range mismatch",e,{headers:o,data:{count:this.retryCount}}))
return false}this.resume=A
return true}if(this.end==null){if(e===206){const s=a(o["content-range"])
if(s==null){this.headersSent=true
return this.handler.onHeaders(e,t,A,r)}const i=validatePartialResponseContentLength(o,s,e,this.retryCount)
if(i!=null){this.abort(i)
return false}const{start:c,size:l,end:u=l-1}=s
n(c!=null&&Number.isFinite(c),"content-range mismatch")
n(u!=null&&Number.isFinite(u),"invalid content-length")
this.start=c
this.end=u}if(this.end==null){const e=o["content-length"]
this.end=e!=null?Number(e)-1:null}n(Number.isFinite(this.start))
n(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=A
this.headersSent=true
this.etag=o.etag!=null?o.etag:null
if(this.etag!=null&&this.etag.startsWith("W/")){this.etag=null}return this.handler.onHeaders(e,t,A,r)}const c=new s("Request failed",e,{headers:o,data:{count:this.retryCount}})
this.abort(c)
return false}onData(e){this.start+=e.length
return this.handler.onData(e)}onComplete(e){this.retryCount=0
return this.handler.onComplete(e)}onError(e){if(this.aborted||o(this.opts.body)||this.headersSent&&this.resume==null){return this.handler.onError(e)}if(this.retryCount-this.retryCountCheckpoint>0){this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)}else{this.retryCount+=1}this.retryOpts.retry(e,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},onRetry.bind(this))
function onRetry(e){if(e!=null||this.aborted||o(this.opts.body)){return this.handler.onError(e)}if(this.start!==0){const e={range:`bytes=${this.start}-${this.end??""}`}
if(this.etag!=null){e["if-match"]=this.etag}this.opts={...this.opts,headers:{...this.opts.headers,...e}}}try{this.retryCountCheckpoint=this.retryCount
this.dispatch(this.opts,this)}catch(e){this.handler.onError(e)}}}}e.exports=RetryHandler},379:(e,t,A)=>{"use strict"
const{isIP:n}=A(7030)
const{lookup:r}=A(610)
const s=A(8155)
const{InvalidArgumentError:o,InformationalError:i}=A(8707)
const a=Math.pow(2,31)-1
class DNSInstance{#B=0
#f=0
#C=new Map
dualStack=true
affinity=null
lookup=null
pick=null
constructor(e){this.#B=e.maxTTL
this.#f=e.maxItems
this.dualStack=e.dualStack
this.affinity=e.affinity
this.lookup=e.lookup??this.#I
this.pick=e.pick??this.#p}get full(){return this.#C.size===this.#f}runLookup(e,t,A){const n=this.#C.get(e.hostname)
if(n==null&&this.full){A(null,e.origin)
return}const r={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...t.dns,maxTTL:this.#B,maxItems:this.#f}
if(n==null){this.lookup(e,r,(t,n)=>{if(t||n==null||n.length===0){A(t??new i("No DNS entries found"))
return}this.setRecords(e,n)
const s=this.#C.get(e.hostname)
const o=this.pick(e,s,r.affinity)
let a
if(typeof o.port==="number"){a=`:${o.port}`}else if(e.port!==""){a=`:${e.port}`}else{a=""}A(null,`${e.protocol}//${o.family===6?`[${o.address}]`:o.address}${a}`)})}else{const s=this.pick(e,n,r.affinity)
if(s==null){this.#C.delete(e.hostname)
this.runLookup(e,t,A)
return}let o
if(typeof s.port==="number"){o=`:${s.port}`}else if(e.port!==""){o=`:${e.port}`}else{o=""}A(null,`${e.protocol}//${s.family===6?`[${s.address}]`:s.address}${o}`)}}#I(e,t,A){r(e.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(e,t)=>{if(e){return A(e)}const n=new Map
for(const e of t){n.set(`${e.address}:${e.family}`,e)}A(null,n.values())})}#p(e,t,A){let n=null
const{records:r,offset:s}=t
let o
if(this.dualStack){if(A==null){if(s==null||s===a){t.offset=0
A=4}else{t.offset++
A=(t.offset&1)===1?6:4}}if(r[A]!=null&&r[A].ips.length>0){o=r[A]}else{o=r[A===4?6:4]}}else{o=r[A]}if(o==null||o.ips.length===0){return n}if(o.offset==null||o.offset===a){o.offset=0}else{o.offset++}const i=o.offset%o.ips.length
n=o.ips[i]??null
if(n==null){return n}if(Date.now()-n.timestamp>n.ttl){o.ips.splice(i,1)
return this.pick(e,t,A)}return n}setRecords(e,t){const A=Date.now()
const n={records:{4:null,6:null}}
for(const e of t){e.timestamp=A
if(typeof e.ttl==="number"){e.ttl=Math.min(e.ttl,this.#B)}else{e.ttl=this.#B}const t=n.records[e.family]??{ips:[]}
t.ips.push(e)
n.records[e.family]=t}this.#C.set(e.hostname,n)}getHandler(e,t){return new DNSDispatchHandler(this,e,t)}}class DNSDispatchHandler extends s{#m=null
#o=null
#n=null
#Q=null
#w=null
constructor(e,{origin:t,handler:A,dispatch:n},r){super(A)
this.#w=t
this.#Q=A
this.#o={...r}
this.#m=e
this.#n=n}onError(e){switch(e.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#m.dualStack){this.#m.runLookup(this.#w,this.#o,(e,t)=>{if(e){return this.#Q.onError(e)}const A={...this.#o,origin:t}
this.#n(A,this)})
return}this.#Q.onError(e)
return}case"ENOTFOUND":this.#m.deleteRecord(this.#w)
default:this.#Q.onError(e)
break}}}e.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!=="number"||e?.maxTTL<0)){throw new o("Invalid maxTTL. Must be a positive number")}if(e?.maxItems!=null&&(typeof e?.maxItems!=="number"||e?.maxItems<1)){throw new o("Invalid maxItems. Must be a positive number and greater than zero")}if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6){throw new o("Invalid affinity. Must be either 4 or 6")}if(e?.dualStack!=null&&typeof e?.dualStack!=="boolean"){throw new o("Invalid dualStack. Must be a boolean")}if(e?.lookup!=null&&typeof e?.lookup!=="function"){throw new o("Invalid lookup. Must be a function")}if(e?.pick!=null&&typeof e?.pick!=="function"){throw new o("Invalid pick. Must be a function")}const t=e?.dualStack??true
let A
if(t){A=e?.affinity??null}else{A=e?.affinity??4}const r={maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:t,affinity:A,maxItems:e?.maxItems??Infinity}
const s=new DNSInstance(r)
return e=>function dnsInterceptor(t,A){const r=t.origin.constructor===URL?t.origin:new URL(t.origin)
if(n(r.hostname)!==0){return e(t,A)}s.runLookup(r,t,(n,o)=>{if(n){return A.onError(n)}let i=null
i={...t,servername:r.hostname,origin:o,headers:{host:r.hostname,...t.headers}}
e(i,s.getHandler({origin:r,dispatch:e,handler:A},t))})
return true}}},8060:(e,t,A)=>{"use strict"
const n=A(3440)
const{InvalidArgumentError:r,RequestAbortedError:s}=A(8707)
const o=A(8155)
class DumpHandler extends o{#y=1024*1024
#k=null
#b=false
#D=false
#R=0
#S=null
#Q=null
constructor({maxSize:e},t){super(t)
if(e!=null&&(!Number.isFinite(e)||e<1)){throw new r("maxSize must be a number greater than 0")}this.#y=e??this.#y
this.#Q=t}onConnect(e){this.#k=e
this.#Q.onConnect(this.#F.bind(this))}#F(e){this.#D=true
this.#S=e}onHeaders(e,t,A,r){const o=n.parseHeaders(t)
const i=o["content-length"]
if(i!=null&&i>this.#y){throw new s(`Response size (${i}) larger than maxSize (${this.#y})`)}if(this.#D){return true}return this.#Q.onHeaders(e,t,A,r)}onError(e){if(this.#b){return}e=this.#S??e
this.#Q.onError(e)}onData(e){this.#R=this.#R+e.length
if(this.#R>=this.#y){this.#b=true
if(this.#D){this.#Q.onError(this.#S)}else{this.#Q.onComplete([])}}return true}onComplete(e){if(this.#b){return}if(this.#D){this.#Q.onError(this.reason)
return}this.#Q.onComplete(e)}}function createDumpInterceptor({maxSize:e}={maxSize:1024*1024}){return t=>function Intercept(A,n){const{dumpMaxSize:r=e}=A
const s=new DumpHandler({maxSize:r},n)
return t(A,s)}}e.exports=createDumpInterceptor},5092:(e,t,A)=>{"use strict"
const n=A(8754)
function createRedirectInterceptor({maxRedirections:e}){return t=>function Intercept(A,r){const{maxRedirections:s=e}=A
if(!s){return t(A,r)}const o=new n(t,s,A,r)
A={...A,maxRedirections:0}
return t(A,o)}}e.exports=createRedirectInterceptor},1514:(e,t,A)=>{"use strict"
const n=A(8754)
e.exports=e=>{const t=e?.maxRedirections
return e=>function redirectInterceptor(A,r){const{maxRedirections:s=t,...o}=A
if(!s){return e(A,r)}const i=new n(e,s,A,r)
return e(o,i)}}},2026:(e,t,A)=>{"use strict"
const n=A(7816)
e.exports=e=>t=>function retryInterceptor(A,r){return t(A,new n({...A,retryOptions:{...e,...A.retryOptions}},{handler:r,dispatch:t}))}},2824:(e,t,A)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.SPECIAL_HEADERS=t.HEADER_STATE=t.MINOR=t.MAJOR=t.CONNECTION_TOKEN_CHARS=t.HEADER_CHARS=t.TOKEN=t.STRICT_TOKEN=t.HEX=t.URL_CHAR=t.STRICT_URL_CHAR=t.USERINFO_CHARS=t.MARK=t.ALPHANUM=t.NUM=t.HEX_MAP=t.NUM_MAP=t.ALPHA=t.FINISH=t.H_METHOD_MAP=t.METHOD_MAP=t.METHODS_RTSP=t.METHODS_ICE=t.METHODS_HTTP=t.METHODS=t.LENIENT_FLAGS=t.FLAGS=t.TYPE=t.ERROR=void 0
const n=A(172)
var r;(function(e){e[e["OK"]=0]="OK"
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
e[e["USER"]=24]="USER"})(r=t.ERROR||(t.ERROR={}))
var s;(function(e){e[e["BOTH"]=0]="BOTH"
e[e["REQUEST"]=1]="REQUEST"
e[e["RESPONSE"]=2]="RESPONSE"})(s=t.TYPE||(t.TYPE={}))
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
t.METHOD_MAP=n.enumToMap(a)
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
t.SPECIAL_HEADERS={connection:l.CONNECTION,"content-length":l.CONTENT_LENGTH,"proxy-connection":l.CONNECTION,"transfer-encoding":l.TRANSFER_ENCODING,upgrade:l.UPGRADE}},3870:(e,t,A)=>{"use strict"
const{Buffer:n}=A(4573)
e.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},3434:(e,t,A)=>{"use strict"
const{Buffer:n}=A(4573)
e.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")},172:(e,t)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.enumToMap=void 0
function enumToMap(e){const t={}
Object.keys(e).forEach(A=>{const n=e[A]
if(typeof n==="number"){t[A]=n}})
return t}t.enumToMap=enumToMap},7501:(e,t,A)=>{"use strict"
const{kClients:n}=A(6443)
const r=A(7405)
const{kAgent:s,kMockAgentSet:o,kMockAgentGet:i,kDispatches:a,kIsMockActive:c,kNetConnect:l,kGetNetConnect:u,kOptions:g,kFactory:h}=A(1117)
const d=A(7365)
const E=A(4004)
const{matchValue:Q,buildMockOptions:B}=A(3397)
const{InvalidArgumentError:f,UndiciError:C}=A(8707)
const I=A(883)
const p=A(1529)
const m=A(6142)
class MockAgent extends I{constructor(e){super(e)
this[l]=true
this[c]=true
if(e?.agent&&typeof e.agent.dispatch!=="function"){throw new f("Argument opts.agent must implement Agent")}const t=e?.agent?e.agent:new r(e)
this[s]=t
this[n]=t[n]
this[g]=B(e)}get(e){let t=this[i](e)
if(!t){t=this[h](e)
this[o](e,t)}return t}dispatch(e,t){this.get(e.origin)
return this[s].dispatch(e,t)}async close(){await this[s].close()
this[n].clear()}deactivate(){this[c]=false}activate(){this[c]=true}enableNetConnect(e){if(typeof e==="string"||typeof e==="function"||e instanceof RegExp){if(Array.isArray(this[l])){this[l].push(e)}else{this[l]=[e]}}else if(typeof e==="undefined"){this[l]=true}else{throw new f("Unsupported matcher. Must be one of String|Function|RegExp.")}}disableNetConnect(){this[l]=false}get isMockActive(){return this[c]}[o](e,t){this[n].set(e,t)}[h](e){const t=Object.assign({agent:this},this[g])
return this[g]&&this[g].connections===1?new d(e,t):new E(e,t)}[i](e){const t=this[n].get(e)
if(t){return t}if(typeof e!=="string"){const t=this[h]("http://localhost:9999")
this[o](e,t)
return t}for(const[t,A]of Array.from(this[n])){if(A&&typeof t!=="string"&&Q(t,e)){const t=this[h](e)
this[o](e,t)
t[a]=A[a]
return t}}}[u](){return this[l]}pendingInterceptors(){const e=this[n]
return Array.from(e.entries()).flatMap(([e,t])=>t[a].map(t=>({...t,origin:e}))).filter(({pending:e})=>e)}assertNoPendingInterceptors({pendingInterceptorsFormatter:e=new m}={}){const t=this.pendingInterceptors()
if(t.length===0){return}const A=new p("interceptor","interceptors").pluralize(t.length)
throw new C(`\n${A.count} ${A.noun} ${A.is} pending:\n\n${e.format(t)}\n`.trim())}}e.exports=MockAgent},7365:(e,t,A)=>{"use strict"
const{promisify:n}=A(7975)
const r=A(3701)
const{buildMockDispatch:s}=A(3397)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:u,kConnected:g}=A(1117)
const{MockInterceptor:h}=A(1511)
const d=A(6443)
const{InvalidArgumentError:E}=A(8707)
class MockClient extends r{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new E("Argument opts.agent must implement Agent")}this[i]=t.agent
this[l]=e
this[o]=[]
this[g]=1
this[u]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=s.call(this)
this.close=this[a]}get[d.kConnected](){return this[g]}intercept(e){return new h(e,this[o])}async[a](){await n(this[c])()
this[g]=0
this[i][d.kClients].delete(this[l])}}e.exports=MockClient},2429:(e,t,A)=>{"use strict"
const{UndiciError:n}=A(8707)
const r=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
class MockNotMatchedError extends n{constructor(e){super(e)
Error.captureStackTrace(this,MockNotMatchedError)
this.name="MockNotMatchedError"
this.message=e||"The request does not match any registered mock dispatches"
this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](e){return e&&e[r]===true}[r]=true}e.exports={MockNotMatchedError}},1511:(e,t,A)=>{"use strict"
const{getResponseData:n,buildKey:r,addMockDispatch:s}=A(3397)
const{kDispatches:o,kDispatchKey:i,kDefaultHeaders:a,kDefaultTrailers:c,kContentLength:l,kMockDispatch:u}=A(1117)
const{InvalidArgumentError:g}=A(8707)
const{buildURL:h}=A(3440)
class MockScope{constructor(e){this[u]=e}delay(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new g("waitInMs must be a valid integer > 0")}this[u].delay=e
return this}persist(){this[u].persist=true
return this}times(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new g("repeatTimes must be a valid integer > 0")}this[u].times=e
return this}}class MockInterceptor{constructor(e,t){if(typeof e!=="object"){throw new g("opts must be an object")}if(typeof e.path==="undefined"){throw new g("opts.path must be defined")}if(typeof e.method==="undefined"){e.method="GET"}if(typeof e.path==="string"){if(e.query){e.path=h(e.path,e.query)}else{const t=new URL(e.path,"data://")
e.path=t.pathname+t.search}}if(typeof e.method==="string"){e.method=e.method.toUpperCase()}this[i]=r(e)
this[o]=t
this[a]={}
this[c]={}
this[l]=false}createMockScopeDispatchData({statusCode:e,data:t,responseOptions:A}){const r=n(t)
const s=this[l]?{"content-length":r.length}:{}
const o={...this[a],...s,...A.headers}
const i={...this[c],...A.trailers}
return{statusCode:e,data:t,headers:o,trailers:i}}validateReplyParameters(e){if(typeof e.statusCode==="undefined"){throw new g("statusCode must be defined")}if(typeof e.responseOptions!=="object"||e.responseOptions===null){throw new g("responseOptions must be an object")}}reply(e){if(typeof e==="function"){const wrappedDefaultsCallback=t=>{const A=e(t)
if(typeof A!=="object"||A===null){throw new g("reply options callback must return an object")}const n={data:"",responseOptions:{},...A}
this.validateReplyParameters(n)
return{...this.createMockScopeDispatchData(n)}}
const t=s(this[o],this[i],wrappedDefaultsCallback)
return new MockScope(t)}const t={statusCode:e,data:arguments[1]===undefined?"":arguments[1],responseOptions:arguments[2]===undefined?{}:arguments[2]}
this.validateReplyParameters(t)
const A=this.createMockScopeDispatchData(t)
const n=s(this[o],this[i],A)
return new MockScope(n)}replyWithError(e){if(typeof e==="undefined"){throw new g("error must be defined")}const t=s(this[o],this[i],{error:e})
return new MockScope(t)}defaultReplyHeaders(e){if(typeof e==="undefined"){throw new g("headers must be defined")}this[a]=e
return this}defaultReplyTrailers(e){if(typeof e==="undefined"){throw new g("trailers must be defined")}this[c]=e
return this}replyContentLength(){this[l]=true
return this}}e.exports.MockInterceptor=MockInterceptor
e.exports.MockScope=MockScope},4004:(e,t,A)=>{"use strict"
const{promisify:n}=A(7975)
const r=A(628)
const{buildMockDispatch:s}=A(3397)
const{kDispatches:o,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:l,kOriginalDispatch:u,kConnected:g}=A(1117)
const{MockInterceptor:h}=A(1511)
const d=A(6443)
const{InvalidArgumentError:E}=A(8707)
class MockPool extends r{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new E("Argument opts.agent must implement Agent")}this[i]=t.agent
this[l]=e
this[o]=[]
this[g]=1
this[u]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=s.call(this)
this.close=this[a]}get[d.kConnected](){return this[g]}intercept(e){return new h(e,this[o])}async[a](){await n(this[c])()
this[g]=0
this[i][d.kClients].delete(this[l])}}e.exports=MockPool},1117:e=>{"use strict"
e.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},3397:(e,t,A)=>{"use strict"
const{MockNotMatchedError:n}=A(2429)
const{kDispatches:r,kMockAgent:s,kOriginalDispatch:o,kOrigin:i,kGetNetConnect:a}=A(1117)
const{buildURL:c}=A(3440)
const{STATUS_CODES:l}=A(7067)
const{types:{isPromise:u}}=A(7975)
function matchValue(e,t){if(typeof e==="string"){return e===t}if(e instanceof RegExp){return e.test(t)}if(typeof e==="function"){return e(t)===true}return false}function lowerCaseEntries(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e.toLocaleLowerCase(),t]))}function getHeaderByName(e,t){if(Array.isArray(e)){for(let A=0;A<e.length;A+=2){if(e[A].toLocaleLowerCase()===t.toLocaleLowerCase()){return e[A+1]}}return undefined}else if(typeof e.get==="function"){return e.get(t)}else{return lowerCaseEntries(e)[t.toLocaleLowerCase()]}}function buildHeadersFromArray(e){const t=e.slice()
const A=[]
for(let e=0;e<t.length;e+=2){A.push([t[e],t[e+1]])}return Object.fromEntries(A)}function matchHeaders(e,t){if(typeof e.headers==="function"){if(Array.isArray(t)){t=buildHeadersFromArray(t)}return e.headers(t?lowerCaseEntries(t):{})}if(typeof e.headers==="undefined"){return true}if(typeof t!=="object"||typeof e.headers!=="object"){return false}for(const[A,n]of Object.entries(e.headers)){const e=getHeaderByName(t,A)
if(!matchValue(n,e)){return false}}return true}function safeUrl(e){if(typeof e!=="string"){return e}const t=e.split("?")
if(t.length!==2){return e}const A=new URLSearchParams(t.pop())
A.sort()
return[...t,A.toString()].join("?")}function matchKey(e,{path:t,method:A,body:n,headers:r}){const s=matchValue(e.path,t)
const o=matchValue(e.method,A)
const i=typeof e.body!=="undefined"?matchValue(e.body,n):true
const a=matchHeaders(e,r)
return s&&o&&i&&a}function getResponseData(e){if(Buffer.isBuffer(e)){return e}else if(e instanceof Uint8Array){return e}else if(e instanceof ArrayBuffer){return e}else if(typeof e==="object"){return JSON.stringify(e)}else{return e.toString()}}function getMockDispatch(e,t){const A=t.query?c(t.path,t.query):t.path
const r=typeof A==="string"?safeUrl(A):A
let s=e.filter(({consumed:e})=>!e).filter(({path:e})=>matchValue(safeUrl(e),r))
if(s.length===0){throw new n(`Mock dispatch not matched for path '${r}'`)}s=s.filter(({method:e})=>matchValue(e,t.method))
if(s.length===0){throw new n(`Mock dispatch not matched for method '${t.method}' on path '${r}'`)}s=s.filter(({body:e})=>typeof e!=="undefined"?matchValue(e,t.body):true)
if(s.length===0){throw new n(`Mock dispatch not matched for body '${t.body}' on path '${r}'`)}s=s.filter(e=>matchHeaders(e,t.headers))
if(s.length===0){const e=typeof t.headers==="object"?JSON.stringify(t.headers):t.headers
throw new n(`Mock dispatch not matched for headers '${e}' on path '${r}'`)}return s[0]}function addMockDispatch(e,t,A){const n={timesInvoked:0,times:1,persist:false,consumed:false}
const r=typeof A==="function"?{callback:A}:{...A}
const s={...n,...t,pending:true,data:{error:null,...r}}
e.push(s)
return s}function deleteMockDispatch(e,t){const A=e.findIndex(e=>{if(!e.consumed){return false}return matchKey(e,t)})
if(A!==-1){e.splice(A,1)}}function buildKey(e){const{path:t,method:A,body:n,headers:r,query:s}=e
return{path:t,method:A,body:n,headers:r,query:s}}function generateKeyValues(e){const t=Object.keys(e)
const A=[]
for(let n=0;n<t.length;++n){const r=t[n]
const s=e[r]
const o=Buffer.from(`${r}`)
if(Array.isArray(s)){for(let e=0;e<s.length;++e){A.push(o,Buffer.from(`${s[e]}`))}}else{A.push(o,Buffer.from(`${s}`))}}return A}function getStatusText(e){return l[e]||"unknown"}async function getResponse(e){const t=[]
for await(const A of e){t.push(A)}return Buffer.concat(t).toString("utf8")}function mockDispatch(e,t){const A=buildKey(e)
const n=getMockDispatch(this[r],A)
n.timesInvoked++
if(n.data.callback){n.data={...n.data,...n.data.callback(e)}}const{data:{statusCode:s,data:o,headers:i,trailers:a,error:c},delay:l,persist:g}=n
const{timesInvoked:h,times:d}=n
n.consumed=!g&&h>=d
n.pending=h<d
if(c!==null){deleteMockDispatch(this[r],A)
t.onError(c)
return true}if(typeof l==="number"&&l>0){setTimeout(()=>{handleReply(this[r])},l)}else{handleReply(this[r])}function handleReply(n,r=o){const c=Array.isArray(e.headers)?buildHeadersFromArray(e.headers):e.headers
const l=typeof r==="function"?r({...e,headers:c}):r
if(u(l)){l.then(e=>handleReply(n,e))
return}const g=getResponseData(l)
const h=generateKeyValues(i)
const d=generateKeyValues(a)
t.onConnect?.(e=>t.onError(e),null)
t.onHeaders?.(s,h,resume,getStatusText(s))
t.onData?.(Buffer.from(g))
t.onComplete?.(d)
deleteMockDispatch(n,A)}function resume(){}return true}function buildMockDispatch(){const e=this[s]
const t=this[i]
const A=this[o]
return function dispatch(r,s){if(e.isMockActive){try{mockDispatch.call(this,r,s)}catch(o){if(o instanceof n){const i=e[a]()
if(i===false){throw new n(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`)}if(checkNetConnect(i,t)){A.call(this,r,s)}else{throw new n(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`)}}else{throw o}}}else{A.call(this,r,s)}}}function checkNetConnect(e,t){const A=new URL(t)
if(e===true){return true}else if(Array.isArray(e)&&e.some(e=>matchValue(e,A.host))){return true}return false}function buildMockOptions(e){if(e){const{agent:t,...A}=e
return A}}e.exports={getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildMockOptions,getHeaderByName,buildHeadersFromArray}},6142:(e,t,A)=>{"use strict"
const{Transform:n}=A(7075)
const{Console:r}=A(7540)
const s=process.versions.icu?"\u2705":"Y "
const o=process.versions.icu?"\u274c":"N "
e.exports=class PendingInterceptorsFormatter{constructor({disableColors:e}={}){this.transform=new n({transform(e,t,A){A(null,e)}})
this.logger=new r({stdout:this.transform,inspectOptions:{colors:!e&&!process.env.CI}})}format(e){const t=e.map(({method:e,path:t,data:{statusCode:A},persist:n,times:r,timesInvoked:i,origin:a})=>({Method:e,Origin:a,Path:t,"Status code":A,Persistent:n?s:o,Invocations:i,Remaining:n?Infinity:r-i}))
this.logger.table(t)
return this.transform.read().toString()}}},1529:e=>{"use strict"
const t={pronoun:"it",is:"is",was:"was",this:"this"}
const A={pronoun:"they",is:"are",was:"were",this:"these"}
e.exports=class Pluralizer{constructor(e,t){this.singular=e
this.plural=t}pluralize(e){const n=e===1
const r=n?t:A
const s=n?this.singular:this.plural
return{...r,count:e,noun:s}}}},6603:e=>{"use strict"
let t=0
const A=1e3
const n=(A>>1)-1
let r
const s=Symbol("kFastTimer")
const o=[]
const i=-2
const a=-1
const c=0
const l=1
function onTick(){t+=n
let e=0
let A=o.length
while(e<A){const r=o[e]
if(r._state===c){r._idleStart=t-n
r._state=l}else if(r._state===l&&t>=r._idleStart+r._idleTimeout){r._state=a
r._idleStart=-1
r._onTimeout(r._timerArg)}if(r._state===a){r._state=i
if(--A!==0){o[e]=o[A]}}else{++e}}o.length=A
if(o.length!==0){refreshTimeout()}}function refreshTimeout(){if(r){r.refresh()}else{clearTimeout(r)
r=setTimeout(onTick,n)
if(r.unref){r.unref()}}}class FastTimer{[s]=true
_state=i
_idleTimeout=-1
_idleStart=-1
_onTimeout
_timerArg
constructor(e,t,A){this._onTimeout=e
this._idleTimeout=t
this._timerArg=A
this.refresh()}refresh(){if(this._state===i){o.push(this)}if(!r||o.length===1){refreshTimeout()}this._state=c}clear(){this._state=a
this._idleStart=-1}}e.exports={setTimeout(e,t,n){return t<=A?setTimeout(e,t,n):new FastTimer(e,t,n)},clearTimeout(e){if(e[s]){e.clear()}else{clearTimeout(e)}},setFastTimeout(e,t,A){return new FastTimer(e,t,A)},clearFastTimeout(e){e.clear()},now(){return t},tick(e=0){t+=e-A+1
onTick()
onTick()},reset(){t=0
o.length=0
clearTimeout(r)
r=null},kFastTimer:s}},9634:(e,t,A)=>{"use strict"
const{kConstruct:n}=A(109)
const{urlEquals:r,getFieldValues:s}=A(6798)
const{kEnumerableProperty:o,isDisturbed:i}=A(3440)
const{webidl:a}=A(5893)
const{Response:c,cloneResponse:l,fromInnerResponse:u}=A(9051)
const{Request:g,fromInnerRequest:h}=A(9967)
const{kState:d}=A(3627)
const{fetching:E}=A(4398)
const{urlIsHttpHttpsScheme:Q,createDeferredPromise:B,readAllBytes:f}=A(3168)
const C=A(4589)
class Cache{#N
constructor(){if(arguments[0]!==n){a.illegalConstructor()}a.util.markAsUncloneable(this)
this.#N=arguments[1]}async match(e,t={}){a.brandCheck(this,Cache)
const A="Cache.match"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
const n=this.#M(e,t,1)
if(n.length===0){return}return n[0]}async matchAll(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.matchAll"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
return this.#M(e,t)}async add(e){a.brandCheck(this,Cache)
const t="Cache.add"
a.argumentLengthCheck(arguments,1,t)
e=a.converters.RequestInfo(e,t,"request")
const A=[e]
const n=this.addAll(A)
return await n}async addAll(e){a.brandCheck(this,Cache)
const t="Cache.addAll"
a.argumentLengthCheck(arguments,1,t)
const A=[]
const n=[]
for(let A of e){if(A===undefined){throw a.errors.conversionFailed({prefix:t,argument:"Argument 1",types:["undefined is not allowed"]})}A=a.converters.RequestInfo(A)
if(typeof A==="string"){continue}const e=A[d]
if(!Q(e.url)||e.method!=="GET"){throw a.errors.exception({header:t,message:"Expected http/s scheme when method is not GET."})}}const r=[]
for(const o of e){const e=new g(o)[d]
if(!Q(e.url)){throw a.errors.exception({header:t,message:"Expected http/s scheme."})}e.initiator="fetch"
e.destination="subresource"
n.push(e)
const i=B()
r.push(E({request:e,processResponse(e){if(e.type==="error"||e.status===206||e.status<200||e.status>299){i.reject(a.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}))}else if(e.headersList.contains("vary")){const t=s(e.headersList.get("vary"))
for(const e of t){if(e==="*"){i.reject(a.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}))
for(const e of r){e.abort()}return}}}},processResponseEndOfBody(e){if(e.aborted){i.reject(new DOMException("aborted","AbortError"))
return}i.resolve(e)}}))
A.push(i.promise)}const o=Promise.all(A)
const i=await o
const c=[]
let l=0
for(const e of i){const t={type:"put",request:n[l],response:e}
c.push(t)
l++}const u=B()
let h=null
try{this.#U(c)}catch(e){h=e}queueMicrotask(()=>{if(h===null){u.resolve(undefined)}else{u.reject(h)}})
return u.promise}async put(e,t){a.brandCheck(this,Cache)
const A="Cache.put"
a.argumentLengthCheck(arguments,2,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.Response(t,A,"response")
let n=null
if(e instanceof g){n=e[d]}else{n=new g(e)[d]}if(!Q(n.url)||n.method!=="GET"){throw a.errors.exception({header:A,message:"Expected an http/s scheme when method is not GET"})}const r=t[d]
if(r.status===206){throw a.errors.exception({header:A,message:"Got 206 status"})}if(r.headersList.contains("vary")){const e=s(r.headersList.get("vary"))
for(const t of e){if(t==="*"){throw a.errors.exception({header:A,message:"Got * vary field value"})}}}if(r.body&&(i(r.body.stream)||r.body.stream.locked)){throw a.errors.exception({header:A,message:"Response body is locked or disturbed"})}const o=l(r)
const c=B()
if(r.body!=null){const e=r.body.stream
const t=e.getReader()
f(t).then(c.resolve,c.reject)}else{c.resolve(undefined)}const u=[]
const h={type:"put",request:n,response:o}
u.push(h)
const E=await c.promise
if(o.body!=null){o.body.source=E}const C=B()
let I=null
try{this.#U(u)}catch(e){I=e}queueMicrotask(()=>{if(I===null){C.resolve()}else{C.reject(I)}})
return C.promise}async delete(e,t={}){a.brandCheck(this,Cache)
const A="Cache.delete"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let n=null
if(e instanceof g){n=e[d]
if(n.method!=="GET"&&!t.ignoreMethod){return false}}else{C(typeof e==="string")
n=new g(e)[d]}const r=[]
const s={type:"delete",request:n,options:t}
r.push(s)
const o=B()
let i=null
let c
try{c=this.#U(r)}catch(e){i=e}queueMicrotask(()=>{if(i===null){o.resolve(!!c?.length)}else{o.reject(i)}})
return o.promise}async keys(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.keys"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let n=null
if(e!==undefined){if(e instanceof g){n=e[d]
if(n.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){n=new g(e)[d]}}const r=B()
const s=[]
if(e===undefined){for(const e of this.#N){s.push(e[0])}}else{const e=this.#L(n,t)
for(const t of e){s.push(t[0])}}queueMicrotask(()=>{const e=[]
for(const t of s){const A=h(t,(new AbortController).signal,"immutable")
e.push(A)}r.resolve(Object.freeze(e))})
return r.promise}#U(e){const t=this.#N
const A=[...t]
const n=[]
const r=[]
try{for(const A of e){if(A.type!=="delete"&&A.type!=="put"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})}if(A.type==="delete"&&A.response!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})}if(this.#L(A.request,A.options,n).length){throw new DOMException("???","InvalidStateError")}let e
if(A.type==="delete"){e=this.#L(A.request,A.options)
if(e.length===0){return[]}for(const A of e){const e=t.indexOf(A)
C(e!==-1)
t.splice(e,1)}}else if(A.type==="put"){if(A.response==null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})}const r=A.request
if(!Q(r.url)){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})}if(r.method!=="GET"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})}if(A.options!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})}e=this.#L(A.request)
for(const A of e){const e=t.indexOf(A)
C(e!==-1)
t.splice(e,1)}t.push([A.request,A.response])
n.push([A.request,A.response])}r.push([A.request,A.response])}return r}catch(e){this.#N.length=0
this.#N=A
throw e}}#L(e,t,A){const n=[]
const r=A??this.#N
for(const A of r){const[r,s]=A
if(this.#v(e,r,s,t)){n.push(A)}}return n}#v(e,t,A=null,n){const o=new URL(e.url)
const i=new URL(t.url)
if(n?.ignoreSearch){i.search=""
o.search=""}if(!r(o,i,true)){return false}if(A==null||n?.ignoreVary||!A.headersList.contains("vary")){return true}const a=s(A.headersList.get("vary"))
for(const A of a){if(A==="*"){return false}const n=t.headersList.get(A)
const r=e.headersList.get(A)
if(n!==r){return false}}return true}#M(e,t,A=Infinity){let n=null
if(e!==undefined){if(e instanceof g){n=e[d]
if(n.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){n=new g(e)[d]}}const r=[]
if(e===undefined){for(const e of this.#N){r.push(e[1])}}else{const e=this.#L(n,t)
for(const t of e){r.push(t[1])}}const s=[]
for(const e of r){const t=u(e,"immutable")
s.push(t.clone())
if(s.length>=A){break}}return Object.freeze(s)}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:o,matchAll:o,add:o,addAll:o,put:o,delete:o,keys:o})
const I=[{key:"ignoreSearch",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:a.converters.boolean,defaultValue:()=>false}]
a.converters.CacheQueryOptions=a.dictionaryConverter(I)
a.converters.MultiCacheQueryOptions=a.dictionaryConverter([...I,{key:"cacheName",converter:a.converters.DOMString}])
a.converters.Response=a.interfaceConverter(c)
a.converters["sequence<RequestInfo>"]=a.sequenceConverter(a.converters.RequestInfo)
e.exports={Cache}},3245:(e,t,A)=>{"use strict"
const{kConstruct:n}=A(109)
const{Cache:r}=A(9634)
const{webidl:s}=A(5893)
const{kEnumerableProperty:o}=A(3440)
class CacheStorage{#T=new Map
constructor(){if(arguments[0]!==n){s.illegalConstructor()}s.util.markAsUncloneable(this)}async match(e,t={}){s.brandCheck(this,CacheStorage)
s.argumentLengthCheck(arguments,1,"CacheStorage.match")
e=s.converters.RequestInfo(e)
t=s.converters.MultiCacheQueryOptions(t)
if(t.cacheName!=null){if(this.#T.has(t.cacheName)){const A=this.#T.get(t.cacheName)
const s=new r(n,A)
return await s.match(e,t)}}else{for(const A of this.#T.values()){const s=new r(n,A)
const o=await s.match(e,t)
if(o!==undefined){return o}}}}async has(e){s.brandCheck(this,CacheStorage)
const t="CacheStorage.has"
s.argumentLengthCheck(arguments,1,t)
e=s.converters.DOMString(e,t,"cacheName")
return this.#T.has(e)}async open(e){s.brandCheck(this,CacheStorage)
const t="CacheStorage.open"
s.argumentLengthCheck(arguments,1,t)
e=s.converters.DOMString(e,t,"cacheName")
if(this.#T.has(e)){const t=this.#T.get(e)
return new r(n,t)}const A=[]
this.#T.set(e,A)
return new r(n,A)}async delete(e){s.brandCheck(this,CacheStorage)
const t="CacheStorage.delete"
s.argumentLengthCheck(arguments,1,t)
e=s.converters.DOMString(e,t,"cacheName")
return this.#T.delete(e)}async keys(){s.brandCheck(this,CacheStorage)
const e=this.#T.keys()
return[...e]}}Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:o,has:o,open:o,delete:o,keys:o})
e.exports={CacheStorage}},109:(e,t,A)=>{"use strict"
e.exports={kConstruct:A(6443).kConstruct}},6798:(e,t,A)=>{"use strict"
const n=A(4589)
const{URLSerializer:r}=A(1900)
const{isValidHeaderName:s}=A(3168)
function urlEquals(e,t,A=false){const n=r(e,A)
const s=r(t,A)
return n===s}function getFieldValues(e){n(e!==null)
const t=[]
for(let A of e.split(",")){A=A.trim()
if(s(A)){t.push(A)}}return t}e.exports={urlEquals,getFieldValues}},1276:e=>{"use strict"
const t=1024
const A=4096
e.exports={maxAttributeValueSize:t,maxNameValuePairSize:A}},9061:(e,t,A)=>{"use strict"
const{parseSetCookie:n}=A(1978)
const{stringify:r}=A(7797)
const{webidl:s}=A(5893)
const{Headers:o}=A(660)
function getCookies(e){s.argumentLengthCheck(arguments,1,"getCookies")
s.brandCheck(e,o,{strict:false})
const t=e.get("cookie")
const A={}
if(!t){return A}for(const e of t.split(";")){const[t,...n]=e.split("=")
A[t.trim()]=n.join("=")}return A}function deleteCookie(e,t,A){s.brandCheck(e,o,{strict:false})
const n="deleteCookie"
s.argumentLengthCheck(arguments,2,n)
t=s.converters.DOMString(t,n,"name")
A=s.converters.DeleteCookieAttributes(A)
setCookie(e,{name:t,value:"",expires:new Date(0),...A})}function getSetCookies(e){s.argumentLengthCheck(arguments,1,"getSetCookies")
s.brandCheck(e,o,{strict:false})
const t=e.getSetCookie()
if(!t){return[]}return t.map(e=>n(e))}function setCookie(e,t){s.argumentLengthCheck(arguments,2,"setCookie")
s.brandCheck(e,o,{strict:false})
t=s.converters.Cookie(t)
const A=r(t)
if(A){e.append("Set-Cookie",A)}}s.converters.DeleteCookieAttributes=s.dictionaryConverter([{converter:s.nullableConverter(s.converters.DOMString),key:"path",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"domain",defaultValue:()=>null}])
s.converters.Cookie=s.dictionaryConverter([{converter:s.converters.DOMString,key:"name"},{converter:s.converters.DOMString,key:"value"},{converter:s.nullableConverter(e=>{if(typeof e==="number"){return s.converters["unsigned long long"](e)}return new Date(e)}),key:"expires",defaultValue:()=>null},{converter:s.nullableConverter(s.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"path",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.boolean),key:"secure",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:s.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:s.sequenceConverter(s.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(0)}])
e.exports={getCookies,deleteCookie,getSetCookies,setCookie}},1978:(e,t,A)=>{"use strict"
const{maxNameValuePairSize:n,maxAttributeValueSize:r}=A(1276)
const{isCTLExcludingHtab:s}=A(7797)
const{collectASequenceOfCodePointsFast:o}=A(1900)
const i=A(4589)
function parseSetCookie(e){if(s(e)){return null}let t=""
let A=""
let r=""
let i=""
if(e.includes(";")){const n={position:0}
t=o(";",e,n)
A=e.slice(n.position)}else{t=e}if(!t.includes("=")){i=t}else{const e={position:0}
r=o("=",t,e)
i=t.slice(e.position+1)}r=r.trim()
i=i.trim()
if(r.length+i.length>n){return null}return{name:r,value:i,...parseUnparsedAttributes(A)}}function parseUnparsedAttributes(e,t={}){if(e.length===0){return t}i(e[0]===";")
e=e.slice(1)
let A=""
if(e.includes(";")){A=o(";",e,{position:0})
e=e.slice(A.length)}else{A=e
e=""}let n=""
let s=""
if(A.includes("=")){const e={position:0}
n=o("=",A,e)
s=A.slice(e.position+1)}else{n=A}n=n.trim()
s=s.trim()
if(s.length>r){return parseUnparsedAttributes(e,t)}const a=n.toLowerCase()
if(a==="expires"){const e=new Date(s)
t.expires=e}else if(a==="max-age"){const A=s.charCodeAt(0)
if((A<48||A>57)&&s[0]!=="-"){return parseUnparsedAttributes(e,t)}if(!/^\d+$/.test(s)){return parseUnparsedAttributes(e,t)}const n=Number(s)
t.maxAge=n}else if(a==="domain"){let e=s
if(e[0]==="."){e=e.slice(1)}e=e.toLowerCase()
t.domain=e}else if(a==="path"){let e=""
if(s.length===0||s[0]!=="/"){e="/"}else{e=s}t.path=e}else if(a==="secure"){t.secure=true}else if(a==="httponly"){t.httpOnly=true}else if(a==="samesite"){const e=s.toLowerCase()
if(e==="none"){t.sameSite="None"}else if(e==="strict"){t.sameSite="Strict"}else if(e==="lax"){t.sameSite="Lax"}}else{t.unparsed??=[]
t.unparsed.push(`${n}=${s}`)}return parseUnparsedAttributes(e,t)}e.exports={parseSetCookie,parseUnparsedAttributes}},7797:e=>{"use strict"
function isCTLExcludingHtab(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A>=0&&A<=8||A>=10&&A<=31||A===127){return true}}return false}function validateCookieName(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<33||A>126||A===34||A===40||A===41||A===60||A===62||A===64||A===44||A===59||A===58||A===92||A===47||A===91||A===93||A===63||A===61||A===123||A===125){throw new Error("Invalid cookie name")}}}function validateCookieValue(e){let t=e.length
let A=0
if(e[0]==='"'){if(t===1||e[t-1]!=='"'){throw new Error("Invalid cookie value")}--t;++A}while(A<t){const t=e.charCodeAt(A++)
if(t<33||t>126||t===34||t===44||t===59||t===92){throw new Error("Invalid cookie value")}}}function validateCookiePath(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<32||A>126||A===59){throw new Error("Invalid cookie path")}}}function isLetterOrDigit(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function validateCookieDomain(e){if(e===" "){return}if(e.length>255){throw new Error("Invalid cookie domain")}let t=0
for(let A=0;A<e.length;++A){const n=e.charCodeAt(A)
if(n===46){if(t===0){throw new Error("Invalid cookie domain")}if(e.charCodeAt(A-1)===45){throw new Error("Invalid cookie domain")}t=0
continue}if(t===0&&!isLetterOrDigit(n)){throw new Error("Invalid cookie domain")}if(!isLetterOrDigit(n)&&n!==45){throw new Error("Invalid cookie domain")}if(++t>63){throw new Error("Invalid cookie domain")}}if(t===0||e.charCodeAt(e.length-1)===45){throw new Error("Invalid cookie domain")}}const t=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"]
const A=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]
const n=Array(61).fill(0).map((e,t)=>t.toString().padStart(2,"0"))
function toIMFDate(e){if(typeof e==="number"){e=new Date(e)}return`${t[e.getUTCDay()]}, ${n[e.getUTCDate()]} ${A[e.getUTCMonth()]} ${e.getUTCFullYear()} ${n[e.getUTCHours()]}:${n[e.getUTCMinutes()]}:${n[e.getUTCSeconds()]} GMT`}function validateCookieMaxAge(e){if(e<0){throw new Error("Invalid cookie max-age")}}function stringify(e){if(e.name.length===0){return null}validateCookieName(e.name)
validateCookieValue(e.value)
const t=[`${e.name}=${e.value}`]
if(e.name.startsWith("__Secure-")){e.secure=true}if(e.name.startsWith("__Host-")){e.secure=true
e.domain=null
e.path="/"}if(e.secure){t.push("Secure")}if(e.httpOnly){t.push("HttpOnly")}if(typeof e.maxAge==="number"){validateCookieMaxAge(e.maxAge)
t.push(`Max-Age=${e.maxAge}`)}if(e.domain){validateCookieDomain(e.domain)
t.push(`Domain=${e.domain}`)}if(e.path){validateCookiePath(e.path)
t.push(`Path=${e.path}`)}if(e.expires&&e.expires.toString()!=="Invalid Date"){t.push(`Expires=${toIMFDate(e.expires)}`)}if(e.sameSite){t.push(`SameSite=${e.sameSite}`)}for(const A of e.unparsed){if(!A.includes("=")){throw new Error("Invalid unparsed")}const[e,...n]=A.split("=")
const r=e.trim()
const s=n.join("=")
validateCookieName(r)
validateCookieValue(s)
t.push(`${r}=${s}`)}return t.join("; ")}e.exports={isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}},4031:(e,t,A)=>{"use strict"
const n=A(4573)
const{Transform:r}=A(7075)
const{isASCIINumber:s,isValidLastEventId:o}=A(4811)
const i=[239,187,191]
const a=10
const c=13
const l=58
const u=32
const g=n.kStringMaxLength
const h=Buffer.from("data")
const d=Buffer.from("event")
const E=Buffer.from("id")
const Q=Buffer.from("retry")
const B=1024
const f=131072
const C=128
function isASCIINumberBytes(e,t){if(t>=e.length){return false}for(let A=t;A<e.length;A++){if(e[A]<48||e[A]>57){return false}}return true}function isValidLastEventIdBytes(e,t){for(let A=t;A<e.length;A++){if(e[A]===0){return false}}return true}function isFieldName(e,t,A){if(t!==A.length){return false}for(let n=0;n<t;n++){if(e[n]!==A[n]){return false}}return true}function createMaxEventSizeExceededError(){const e=new Error("EventSource message size exceeded")
e.aborted=false
return e}class EventSourceStream extends r{state=null
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
this.maxEventSize=e.maxEventSize??g
const t=this.maxEventSize>0?Math.min(f,Math.max(B,Math.floor(this.maxEventSize/C))):0
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
if(A===0){return}let n=e.length
let r=e.length
if(A!==-1){n=A
r=A+1
if(e[r]===u){++r}}if(isFieldName(e,n,h)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines){throw createMaxEventSizeExceededError()}const A=e.length-r
const n=this.eventFieldSizes.data+(t.data===undefined?0:1)+A
this.setEventFieldSize("data",n)
const s=e.toString("utf8",r)
if(t.data===undefined){t.data=s}else{t.data+=`\n${s}`}this.dataLineCount++
return}if(isFieldName(e,n,Q)){if(isASCIINumberBytes(e,r)){this.setEventFieldSize("retry",e.length-r)
t.retry=e.toString("utf8",r)}return}if(isFieldName(e,n,E)){if(isValidLastEventIdBytes(e,r)){this.setEventFieldSize("id",e.length-r)
t.id=e.toString("utf8",r)}return}if(isFieldName(e,n,d)){if(r<e.length){this.setEventFieldSize("event",e.length-r)
t.event=e.toString("utf8",r)}}}setEventFieldSize(e,t){const A=this.eventSize-this.eventFieldSizes[e]+t
if(this.maxEventSize>0&&A>this.maxEventSize){throw createMaxEventSizeExceededError()}this.eventSize=A
this.eventFieldSizes[e]=t}processEvent(e){if(e.retry&&s(e.retry)){this.state.reconnectionTime=parseInt(e.retry,10)}if(e.id&&o(e.id)){this.state.lastEventId=e.id}if(e.data!==undefined){this.push({type:e.event||"message",options:{data:e.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}}clearEvent(){this.event.data=undefined
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
for(let A=this.lineChunkIndex;A<=this.chunkIndex;A++){const n=this.chunks[A]
const r=A===this.lineChunkIndex?this.linePos:0
const s=A===this.chunkIndex?this.pos:n.length
const o=n.subarray(r,s)
t+=o.length
e.push(o)}return Buffer.concat(e,t)}peekBufferedByte(e){let t=this.lineChunkIndex
let A=this.linePos
while(t<this.chunks.length){const n=this.chunks[t]
const r=n.length-A
if(e<r){return n[A+e]}e-=r
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
return!this.hasCurrentByte()}}e.exports={EventSourceStream}},1238:(e,t,A)=>{"use strict"
const{pipeline:n}=A(7075)
const{fetching:r}=A(4398)
const{makeRequest:s}=A(9967)
const{webidl:o}=A(5893)
const{EventSourceStream:i}=A(4031)
const{parseMIMEType:a}=A(1900)
const{createFastMessageEvent:c}=A(5188)
const{isNetworkError:l}=A(9051)
const{delay:u}=A(4811)
const{kEnumerableProperty:g}=A(3440)
const{environmentSettingsObject:h}=A(3168)
const{getGlobalDispatcher:d}=A(2581)
let E=false
const Q=3e3
const B=0
const f=1
const C=2
const I="anonymous"
const p="use-credentials"
class EventSource extends EventTarget{#x={open:null,error:null,message:null}
#H=null
#G=false
#Y=B
#J=null
#V=null
#A
#m
constructor(e,t={}){super()
o.util.markAsUncloneable(this)
const A="EventSource constructor"
o.argumentLengthCheck(arguments,1,A)
if(!E){E=true
process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}e=o.converters.USVString(e,A,"url")
t=o.converters.EventSourceInitDict(t,A,"eventSourceInitDict")
this.#A=t.dispatcher
this.#m={lastEventId:"",reconnectionTime:Q}
const n=h
let r
try{r=new URL(e,n.settingsObject.baseUrl)
this.#m.origin=r.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#H=r.href
let i=I
if(t.withCredentials){i=p
this.#G=true}const a={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"omit",referrer:"no-referrer"}
a.client=h.settingsObject
a.headersList=[["accept",{name:"accept",value:"text/event-stream"}]]
a.cache="no-store"
a.initiator="other"
a.urlList=[new URL(this.#H)]
this.#J=s(a)
this.#O()}get readyState(){return this.#Y}get url(){return this.#H}get withCredentials(){return this.#G}#O(){if(this.#Y===C)return
this.#Y=B
const e={request:this.#J,dispatcher:this.#A}
const processEventSourceEndOfBody=e=>{if(l(e)){this.dispatchEvent(new Event("error"))
this.close()}this.#P()}
e.processResponseEndOfBody=processEventSourceEndOfBody
e.processResponse=e=>{if(l(e)){if(e.aborted){this.close()
this.dispatchEvent(new Event("error"))
return}else{this.#P()
return}}const t=e.headersList.get("content-type",true)
const A=t!==null?a(t):"failure"
const r=A!=="failure"&&A.essence==="text/event-stream"
if(e.status!==200||r===false){this.close()
this.dispatchEvent(new Event("error"))
return}this.#Y=f
this.dispatchEvent(new Event("open"))
this.#m.origin=e.urlList[e.urlList.length-1].origin
const s=new i({eventSourceSettings:this.#m,maxEventSize:this.#A.eventSourceOptions?.maxEventSize,push:e=>{this.dispatchEvent(c(e.type,e.options))}})
n(e.body.stream,s,e=>{if(e?.aborted===false){this.close()
this.dispatchEvent(new Event("error"))}})}
this.#V=r(e)}async#P(){if(this.#Y===C)return
this.#Y=B
this.dispatchEvent(new Event("error"))
await u(this.#m.reconnectionTime)
if(this.#Y!==B)return
if(this.#m.lastEventId.length){this.#J.headersList.set("last-event-id",this.#m.lastEventId,true)}this.#O()}close(){o.brandCheck(this,EventSource)
if(this.#Y===C)return
this.#Y=C
this.#V.abort()
this.#J=null}get onopen(){return this.#x.open}set onopen(e){if(this.#x.open){this.removeEventListener("open",this.#x.open)}if(typeof e==="function"){this.#x.open=e
this.addEventListener("open",e)}else{this.#x.open=null}}get onmessage(){return this.#x.message}set onmessage(e){if(this.#x.message){this.removeEventListener("message",this.#x.message)}if(typeof e==="function"){this.#x.message=e
this.addEventListener("message",e)}else{this.#x.message=null}}get onerror(){return this.#x.error}set onerror(e){if(this.#x.error){this.removeEventListener("error",this.#x.error)}if(typeof e==="function"){this.#x.error=e
this.addEventListener("error",e)}else{this.#x.error=null}}}const m={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:B,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:f,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:C,writable:false}}
Object.defineProperties(EventSource,m)
Object.defineProperties(EventSource.prototype,m)
Object.defineProperties(EventSource.prototype,{close:g,onerror:g,onmessage:g,onopen:g,readyState:g,url:g,withCredentials:g})
o.converters.EventSourceInitDict=o.dictionaryConverter([{key:"withCredentials",converter:o.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:o.converters.any,defaultValue:()=>d()}])
e.exports={EventSource,defaultReconnectionTime:Q}},4811:e=>{"use strict"
function isValidLastEventId(e){return e.indexOf("\0")===-1}function isASCIINumber(e){if(e.length===0)return false
for(let t=0;t<e.length;t++){if(e.charCodeAt(t)<48||e.charCodeAt(t)>57)return false}return true}function delay(e){return new Promise(t=>{setTimeout(t,e).unref()})}e.exports={isValidLastEventId,isASCIINumber,delay}},4492:(e,t,A)=>{"use strict"
const n=A(3440)
const{ReadableStreamFrom:r,isBlobLike:s,isReadableStreamLike:o,readableStreamClose:i,createDeferredPromise:a,fullyReadBody:c,extractMimeType:l,utf8DecodeBytes:u}=A(3168)
const{FormData:g}=A(5910)
const{kState:h}=A(3627)
const{webidl:d}=A(5893)
const{Blob:E}=A(4573)
const Q=A(4589)
const{isErrored:B,isDisturbed:f}=A(7075)
const{isArrayBuffer:C}=A(3429)
const{serializeAMimeType:I}=A(1900)
const{multipartFormDataParser:p}=A(116)
let m
try{const e=A(7598)
m=t=>e.randomInt(0,t)}catch{m=e=>Math.floor(Math.random(e))}const w=new TextEncoder
function noop(){}const y=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0
let k
if(y){k=new FinalizationRegistry(e=>{const t=e.deref()
if(t&&!t.locked&&!f(t)&&!B(t)){t.cancel("Response object has been garbage collected").catch(noop)}})}function extractBody(e,t=false){let A=null
if(e instanceof ReadableStream){A=e}else if(s(e)){A=e.stream()}else{A=new ReadableStream({async pull(e){const t=typeof c==="string"?w.encode(c):c
if(t.byteLength){e.enqueue(t)}queueMicrotask(()=>i(e))},start(){},type:"bytes"})}Q(o(A))
let a=null
let c=null
let l=null
let u=null
if(typeof e==="string"){c=e
u="text/plain;charset=UTF-8"}else if(e instanceof URLSearchParams){c=e.toString()
u="application/x-www-form-urlencoded;charset=UTF-8"}else if(C(e)){c=new Uint8Array(e.slice())}else if(ArrayBuffer.isView(e)){c=new Uint8Array(e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength))}else if(n.isFormDataLike(e)){const t=`----formdata-undici-0${`${m(1e11)}`.padStart(11,"0")}`
const A=`--${t}\r\nContent-Disposition: form-data`
/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const escape=e=>e.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22")
const normalizeLinefeeds=e=>e.replace(/\r?\n|\r/g,"\r\n")
const n=[]
const r=new Uint8Array([13,10])
l=0
let s=false
for(const[t,o]of e){if(typeof o==="string"){const e=w.encode(A+`; name="${escape(normalizeLinefeeds(t))}"`+`\r\n\r\n${normalizeLinefeeds(o)}\r\n`)
n.push(e)
l+=e.byteLength}else{const e=w.encode(`${A}; name="${escape(normalizeLinefeeds(t))}"`+(o.name?`; filename="${escape(o.name)}"`:"")+"\r\n"+`Content-Type: ${o.type||"application/octet-stream"}\r\n\r\n`)
n.push(e,o,r)
if(typeof o.size==="number"){l+=e.byteLength+o.size+r.byteLength}else{s=true}}}const o=w.encode(`--${t}--\r\n`)
n.push(o)
l+=o.byteLength
if(s){l=null}c=e
a=async function*(){for(const e of n){if(e.stream){yield*e.stream()}else{yield e}}}
u=`multipart/form-data; boundary=${t}`}else if(s(e)){c=e
l=e.size
if(e.type){u=e.type}}else if(typeof e[Symbol.asyncIterator]==="function"){if(t){throw new TypeError("keepalive")}if(n.isDisturbed(e)||e.locked){throw new TypeError("Response body object should not be disturbed or locked")}A=e instanceof ReadableStream?e:r(e)}if(typeof c==="string"||n.isBuffer(c)){l=Buffer.byteLength(c)}if(a!=null){let t
A=new ReadableStream({async start(){t=a(e)[Symbol.asyncIterator]()},async pull(e){const{value:n,done:r}=await t.next()
if(r){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{if(!B(A)){const t=new Uint8Array(n)
if(t.byteLength){e.enqueue(t)}}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}const g={stream:A,source:c,length:l}
return[g,u]}function safelyExtractBody(e,t=false){if(e instanceof ReadableStream){Q(!n.isDisturbed(e),"The body has already been consumed.")
Q(!e.locked,"The stream is locked.")}return extractBody(e,t)}function cloneBody(e,t){const[A,n]=t.stream.tee()
t.stream=A
return{stream:n,length:t.length,source:t.source}}function throwIfAborted(e){if(e.aborted){throw new DOMException("The operation was aborted.","AbortError")}}function bodyMixinMethods(e){const t={blob(){return consumeBody(this,e=>{let t=bodyMimeType(this)
if(t===null){t=""}else if(t){t=I(t)}return new E([e],{type:t})},e)},arrayBuffer(){return consumeBody(this,e=>new Uint8Array(e).buffer,e)},text(){return consumeBody(this,u,e)},json(){return consumeBody(this,parseJSONFromBytes,e)},formData(){return consumeBody(this,e=>{const t=bodyMimeType(this)
if(t!==null){switch(t.essence){case"multipart/form-data":{const A=p(e,t)
if(A==="failure"){throw new TypeError("Failed to parse body as FormData.")}const n=new g
n[h]=A
return n}case"application/x-www-form-urlencoded":{const t=new URLSearchParams(e.toString())
const A=new g
for(const[e,n]of t){A.append(e,n)}return A}}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e)},bytes(){return consumeBody(this,e=>new Uint8Array(e),e)}}
return t}function mixinBody(e){Object.assign(e.prototype,bodyMixinMethods(e))}async function consumeBody(e,t,A){d.brandCheck(e,A)
if(bodyUnusable(e)){throw new TypeError("Body is unusable: Body has already been read")}throwIfAborted(e[h])
const n=a()
const errorSteps=e=>n.reject(e)
const successSteps=e=>{try{n.resolve(t(e))}catch(e){errorSteps(e)}}
if(e[h].body==null){successSteps(Buffer.allocUnsafe(0))
return n.promise}await c(e[h].body,successSteps,errorSteps)
return n.promise}function bodyUnusable(e){const t=e[h].body
return t!=null&&(t.stream.locked||n.isDisturbed(t.stream))}function parseJSONFromBytes(e){return JSON.parse(u(e))}function bodyMimeType(e){const t=e[h].headersList
const A=l(t)
if(A==="failure"){return null}return A}e.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry:k,hasFinalizationRegistry:y,bodyUnusable}},4495:e=>{"use strict"
const t=["GET","HEAD","POST"]
const A=new Set(t)
const n=[101,204,205,304]
const r=[301,302,303,307,308]
const s=new Set(r)
const o=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"]
const i=new Set(o)
const a=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"]
const c=new Set(a)
const l=["follow","manual","error"]
const u=["GET","HEAD","OPTIONS","TRACE"]
const g=new Set(u)
const h=["navigate","same-origin","no-cors","cors"]
const d=["omit","same-origin","include"]
const E=["default","no-store","reload","no-cache","force-cache","only-if-cached"]
const Q=["content-encoding","content-language","content-location","content-type","content-length"]
const B=["half"]
const f=["CONNECT","TRACE","TRACK"]
const C=new Set(f)
const I=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""]
const p=new Set(I)
e.exports={subresource:I,forbiddenMethods:f,requestBodyHeader:Q,referrerPolicy:a,requestRedirect:l,requestMode:h,requestCredentials:d,requestCache:E,redirectStatus:r,corsSafeListedMethods:t,nullBodyStatus:n,safeMethods:u,badPorts:o,requestDuplex:B,subresourceSet:p,badPortsSet:i,redirectStatusSet:s,corsSafeListedMethodsSet:A,safeMethodsSet:g,forbiddenMethodsSet:C,referrerPolicySet:c}},1900:(e,t,A)=>{"use strict"
const n=A(4589)
const r=new TextEncoder
const s=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/
const o=/[\u000A\u000D\u0009\u0020]/
const i=/[\u0009\u000A\u000C\u000D\u0020]/g
const a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/
function dataURLProcessor(e){n(e.protocol==="data:")
let t=URLSerializer(e,true)
t=t.slice(5)
const A={position:0}
let r=collectASequenceOfCodePointsFast(",",t,A)
const s=r.length
r=removeASCIIWhitespace(r,true,true)
if(A.position>=t.length){return"failure"}A.position++
const o=t.slice(s+1)
let i=stringPercentDecode(o)
if(/;(\u0020){0,}base64$/i.test(r)){const e=isomorphicDecode(i)
i=forgivingBase64(e)
if(i==="failure"){return"failure"}r=r.slice(0,-6)
r=r.replace(/(\u0020)+$/,"")
r=r.slice(0,-1)}if(r.startsWith(";")){r="text/plain"+r}let a=parseMIMEType(r)
if(a==="failure"){a=parseMIMEType("text/plain;charset=US-ASCII")}return{mimeType:a,body:i}}function URLSerializer(e,t=false){if(!t){return e.href}const A=e.href
const n=e.hash.length
const r=n===0?A:A.substring(0,A.length-n)
if(!n&&A.endsWith("#")){return r.slice(0,-1)}return r}function collectASequenceOfCodePoints(e,t,A){let n=""
while(A.position<t.length&&e(t[A.position])){n+=t[A.position]
A.position++}return n}function collectASequenceOfCodePointsFast(e,t,A){const n=t.indexOf(e,A.position)
const r=A.position
if(n===-1){A.position=t.length
return t.slice(r)}A.position=n
return t.slice(r,A.position)}function stringPercentDecode(e){const t=r.encode(e)
return percentDecode(t)}function isHexCharByte(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexByteToNumber(e){return e>=48&&e<=57?e-48:(e&223)-55}function percentDecode(e){const t=e.length
const A=new Uint8Array(t)
let n=0
for(let r=0;r<t;++r){const t=e[r]
if(t!==37){A[n++]=t}else if(t===37&&!(isHexCharByte(e[r+1])&&isHexCharByte(e[r+2]))){A[n++]=37}else{A[n++]=hexByteToNumber(e[r+1])<<4|hexByteToNumber(e[r+2])
r+=2}}return t===n?A:A.subarray(0,n)}function parseMIMEType(e){e=removeHTTPWhitespace(e,true,true)
const t={position:0}
const A=collectASequenceOfCodePointsFast("/",e,t)
if(A.length===0||!s.test(A)){return"failure"}if(t.position>e.length){return"failure"}t.position++
let n=collectASequenceOfCodePointsFast(";",e,t)
n=removeHTTPWhitespace(n,false,true)
if(n.length===0||!s.test(n)){return"failure"}const r=A.toLowerCase()
const i=n.toLowerCase()
const c={type:r,subtype:i,parameters:new Map,essence:`${r}/${i}`}
while(t.position<e.length){t.position++
collectASequenceOfCodePoints(e=>o.test(e),e,t)
let A=collectASequenceOfCodePoints(e=>e!==";"&&e!=="=",e,t)
A=A.toLowerCase()
if(t.position<e.length){if(e[t.position]===";"){continue}t.position++}if(t.position>e.length){break}let n=null
if(e[t.position]==='"'){n=collectAnHTTPQuotedString(e,t,true)
collectASequenceOfCodePointsFast(";",e,t)}else{n=collectASequenceOfCodePointsFast(";",e,t)
n=removeHTTPWhitespace(n,false,true)
if(n.length===0){continue}}if(A.length!==0&&s.test(A)&&(n.length===0||a.test(n))&&!c.parameters.has(A)){c.parameters.set(A,n)}}return c}function forgivingBase64(e){e=e.replace(i,"")
let t=e.length
if(t%4===0){if(e.charCodeAt(t-1)===61){--t
if(e.charCodeAt(t-1)===61){--t}}}if(t%4===1){return"failure"}if(/[^+/0-9A-Za-z]/.test(e.length===t?e:e.substring(0,t))){return"failure"}const A=Buffer.from(e,"base64")
return new Uint8Array(A.buffer,A.byteOffset,A.byteLength)}function collectAnHTTPQuotedString(e,t,A){const r=t.position
let s=""
n(e[t.position]==='"')
t.position++
while(true){s+=collectASequenceOfCodePoints(e=>e!=='"'&&e!=="\\",e,t)
if(t.position>=e.length){break}const A=e[t.position]
t.position++
if(A==="\\"){if(t.position>=e.length){s+="\\"
break}s+=e[t.position]
t.position++}else{n(A==='"')
break}}if(A){return s}return e.slice(r,t.position)}function serializeAMimeType(e){n(e!=="failure")
const{parameters:t,essence:A}=e
let r=A
for(let[e,A]of t.entries()){r+=";"
r+=e
r+="="
if(!s.test(A)){A=A.replace(/(\\|")/g,"\\$1")
A='"'+A
A+='"'}r+=A}return r}function isHTTPWhiteSpace(e){return e===13||e===10||e===9||e===32}function removeHTTPWhitespace(e,t=true,A=true){return removeChars(e,t,A,isHTTPWhiteSpace)}function isASCIIWhitespace(e){return e===13||e===10||e===9||e===12||e===32}function removeASCIIWhitespace(e,t=true,A=true){return removeChars(e,t,A,isASCIIWhitespace)}function removeChars(e,t,A,n){let r=0
let s=e.length-1
if(t){while(r<e.length&&n(e.charCodeAt(r)))r++}if(A){while(s>0&&n(e.charCodeAt(s)))s--}return r===0&&s===e.length-1?e:e.slice(r,s+1)}function isomorphicDecode(e){const t=e.length
if((2<<15)-1>t){return String.fromCharCode.apply(null,e)}let A=""
let n=0
let r=(2<<15)-1
while(n<t){if(n+r>t){r=t-n}A+=String.fromCharCode.apply(null,e.subarray(n,n+=r))}return A}function minimizeSupportedMimeType(e){switch(e.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript"
case"application/json":case"text/json":return"application/json"
case"image/svg+xml":return"image/svg+xml"
case"text/xml":case"application/xml":return"application/xml"}if(e.subtype.endsWith("+json")){return"application/json"}if(e.subtype.endsWith("+xml")){return"application/xml"}return""}e.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS:s,isomorphicDecode}},6653:(e,t,A)=>{"use strict"
const{kConnected:n,kSize:r}=A(6443)
class CompatWeakRef{constructor(e){this.value=e}deref(){return this.value[n]===0&&this.value[r]===0?undefined:this.value}}class CompatFinalizer{constructor(e){this.finalizer=e}register(e,t){if(e.on){e.on("disconnect",()=>{if(e[n]===0&&e[r]===0){this.finalizer(t)}})}}unregister(e){}}e.exports=function(){if(process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")){process._rawDebug("Using compatibility WeakRef and FinalizationRegistry")
return{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}}return{WeakRef,FinalizationRegistry}}},7114:(e,t,A)=>{"use strict"
const{Blob:n,File:r}=A(4573)
const{kState:s}=A(3627)
const{webidl:o}=A(5893)
class FileLike{constructor(e,t,A={}){const n=t
const r=A.type
const o=A.lastModified??Date.now()
this[s]={blobLike:e,name:n,type:r,lastModified:o}}stream(...e){o.brandCheck(this,FileLike)
return this[s].blobLike.stream(...e)}arrayBuffer(...e){o.brandCheck(this,FileLike)
return this[s].blobLike.arrayBuffer(...e)}slice(...e){o.brandCheck(this,FileLike)
return this[s].blobLike.slice(...e)}text(...e){o.brandCheck(this,FileLike)
return this[s].blobLike.text(...e)}get size(){o.brandCheck(this,FileLike)
return this[s].blobLike.size}get type(){o.brandCheck(this,FileLike)
return this[s].blobLike.type}get name(){o.brandCheck(this,FileLike)
return this[s].name}get lastModified(){o.brandCheck(this,FileLike)
return this[s].lastModified}get[Symbol.toStringTag](){return"File"}}o.converters.Blob=o.interfaceConverter(n)
function isFileLike(e){return e instanceof r||e&&(typeof e.stream==="function"||typeof e.arrayBuffer==="function")&&e[Symbol.toStringTag]==="File"}e.exports={FileLike,isFileLike}},116:(e,t,A)=>{"use strict"
const{isUSVString:n,bufferToLowerCasedHeaderName:r}=A(3440)
const{utf8DecodeBytes:s}=A(3168)
const{HTTP_TOKEN_CODEPOINTS:o,isomorphicDecode:i}=A(1900)
const{isFileLike:a}=A(7114)
const{makeEntry:c}=A(5910)
const l=A(4589)
const{File:u}=A(4573)
const g=globalThis.File??u
const h=Buffer.from('form-data; name="')
const d=Buffer.from("; filename")
const E=Buffer.from("--")
const Q=Buffer.from("--\r\n")
function isAsciiString(e){for(let t=0;t<e.length;++t){if((e.charCodeAt(t)&~127)!==0){return false}}return true}function validateBoundary(e){const t=e.length
if(t<27||t>70){return false}for(let A=0;A<t;++A){const t=e.charCodeAt(A)
if(!(t>=48&&t<=57||t>=65&&t<=90||t>=97&&t<=122||t===39||t===45||t===95)){return false}}return true}function multipartFormDataParser(e,t){l(t!=="failure"&&t.essence==="multipart/form-data")
const A=t.parameters.get("boundary")
if(A===undefined){return"failure"}const r=Buffer.from(`--${A}`,"utf8")
const o=[]
const i={position:0}
while(e[i.position]===13&&e[i.position+1]===10){i.position+=2}let u=e.length
while(e[u-1]===10&&e[u-2]===13){u-=2}if(u!==e.length){e=e.subarray(0,u)}while(true){if(e.subarray(i.position,i.position+r.length).equals(r)){i.position+=r.length}else{return"failure"}if(i.position===e.length-2&&bufferStartsWith(e,E,i)||i.position===e.length-4&&bufferStartsWith(e,Q,i)){return o}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}i.position+=2
const t=parseMultipartFormDataHeaders(e,i)
if(t==="failure"){return"failure"}let{name:A,filename:u,contentType:h,encoding:d}=t
i.position+=2
let B
{const t=e.indexOf(r.subarray(2),i.position)
if(t===-1){return"failure"}B=e.subarray(i.position,t-4)
i.position+=B.length
if(d==="base64"){B=Buffer.from(B.toString(),"base64")}}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}else{i.position+=2}let f
if(u!==null){h??="text/plain"
if(!isAsciiString(h)){h=""}f=new g([B],u,{type:h})}else{f=s(Buffer.from(B))}l(n(A))
l(typeof f==="string"&&n(f)||a(f))
o.push(c(A,f,u))}}function parseMultipartFormDataHeaders(e,t){let A=null
let n=null
let s=null
let a=null
while(true){if(e[t.position]===13&&e[t.position+1]===10){if(A===null){return"failure"}return{name:A,filename:n,contentType:s,encoding:a}}let c=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==58,e,t)
c=removeChars(c,true,true,e=>e===9||e===32)
if(!o.test(c.toString())){return"failure"}if(e[t.position]!==58){return"failure"}t.position++
collectASequenceOfBytes(e=>e===32||e===9,e,t)
switch(r(c)){case"content-disposition":{A=n=null
if(!bufferStartsWith(e,h,t)){return"failure"}t.position+=17
A=parseMultipartFormDataName(e,t)
if(A===null){return"failure"}if(bufferStartsWith(e,d,t)){let A=t.position+d.length
if(e[A]===42){t.position+=1
A+=1}if(e[A]!==61||e[A+1]!==34){return"failure"}t.position+=12
n=parseMultipartFormDataName(e,t)
if(n===null){return"failure"}}break}case"content-type":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
s=i(A)
break}case"content-transfer-encoding":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
a=i(A)
break}default:{collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)}}if(e[t.position]!==13&&e[t.position+1]!==10){return"failure"}else{t.position+=2}}}function parseMultipartFormDataName(e,t){l(e[t.position-1]===34)
let A=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==34,e,t)
if(e[t.position]!==34){return null}else{t.position++}A=(new TextDecoder).decode(A).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"')
return A}function collectASequenceOfBytes(e,t,A){let n=A.position
while(n<t.length&&e(t[n])){++n}return t.subarray(A.position,A.position=n)}function removeChars(e,t,A,n){let r=0
let s=e.length-1
if(t){while(r<e.length&&n(e[r]))r++}if(A){while(s>0&&n(e[s]))s--}return r===0&&s===e.length-1?e:e.subarray(r,s+1)}function bufferStartsWith(e,t,A){if(e.length<t.length){return false}for(let n=0;n<t.length;n++){if(t[n]!==e[A.position+n]){return false}}return true}e.exports={multipartFormDataParser,validateBoundary}},5910:(e,t,A)=>{"use strict"
const{isBlobLike:n,iteratorMixin:r}=A(3168)
const{kState:s}=A(3627)
const{kEnumerableProperty:o}=A(3440)
const{FileLike:i,isFileLike:a}=A(7114)
const{webidl:c}=A(5893)
const{File:l}=A(4573)
const u=A(7975)
const g=globalThis.File??l
class FormData{constructor(e){c.util.markAsUncloneable(this)
if(e!==undefined){throw c.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}this[s]=[]}append(e,t,A=undefined){c.brandCheck(this,FormData)
const r="FormData.append"
c.argumentLengthCheck(arguments,2,r)
if(arguments.length===3&&!n(t)){throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,r,"name")
t=n(t)?c.converters.Blob(t,r,"value",{strict:false}):c.converters.USVString(t,r,"value")
A=arguments.length===3?c.converters.USVString(A,r,"filename"):undefined
const o=makeEntry(e,t,A)
this[s].push(o)}delete(e){c.brandCheck(this,FormData)
const t="FormData.delete"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
this[s]=this[s].filter(t=>t.name!==e)}get(e){c.brandCheck(this,FormData)
const t="FormData.get"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
const A=this[s].findIndex(t=>t.name===e)
if(A===-1){return null}return this[s][A].value}getAll(e){c.brandCheck(this,FormData)
const t="FormData.getAll"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[s].filter(t=>t.name===e).map(e=>e.value)}has(e){c.brandCheck(this,FormData)
const t="FormData.has"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[s].findIndex(t=>t.name===e)!==-1}set(e,t,A=undefined){c.brandCheck(this,FormData)
const r="FormData.set"
c.argumentLengthCheck(arguments,2,r)
if(arguments.length===3&&!n(t)){throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,r,"name")
t=n(t)?c.converters.Blob(t,r,"name",{strict:false}):c.converters.USVString(t,r,"name")
A=arguments.length===3?c.converters.USVString(A,r,"name"):undefined
const o=makeEntry(e,t,A)
const i=this[s].findIndex(t=>t.name===e)
if(i!==-1){this[s]=[...this[s].slice(0,i),o,...this[s].slice(i+1).filter(t=>t.name!==e)]}else{this[s].push(o)}}[u.inspect.custom](e,t){const A=this[s].reduce((e,t)=>{if(e[t.name]){if(Array.isArray(e[t.name])){e[t.name].push(t.value)}else{e[t.name]=[e[t.name],t.value]}}else{e[t.name]=t.value}return e},{__proto__:null})
t.depth??=e
t.colors??=true
const n=u.formatWithOptions(t,A)
return`FormData ${n.slice(n.indexOf("]")+2)}`}}r("FormData",FormData,s,"name","value")
Object.defineProperties(FormData.prototype,{append:o,delete:o,get:o,getAll:o,has:o,set:o,[Symbol.toStringTag]:{value:"FormData",configurable:true}})
function makeEntry(e,t,A){if(typeof t==="string"){}else{if(!a(t)){t=t instanceof Blob?new g([t],"blob",{type:t.type}):new i(t,"blob",{type:t.type})}if(A!==undefined){const e={type:t.type,lastModified:t.lastModified}
t=t instanceof l?new g([t],A,e):new i(t,A,e)}}return{name:e,value:t}}e.exports={FormData,makeEntry}},1059:e=>{"use strict"
const t=Symbol.for("undici.globalOrigin.1")
function getGlobalOrigin(){return globalThis[t]}function setGlobalOrigin(e){if(e===undefined){Object.defineProperty(globalThis,t,{value:undefined,writable:true,enumerable:false,configurable:false})
return}const A=new URL(e)
if(A.protocol!=="http:"&&A.protocol!=="https:"){throw new TypeError(`Only http & https urls are allowed, received ${A.protocol}`)}Object.defineProperty(globalThis,t,{value:A,writable:true,enumerable:false,configurable:false})}e.exports={getGlobalOrigin,setGlobalOrigin}},660:(e,t,A)=>{"use strict"
const{kConstruct:n}=A(6443)
const{kEnumerableProperty:r}=A(3440)
const{iteratorMixin:s,isValidHeaderName:o,isValidHeaderValue:i}=A(3168)
const{webidl:a}=A(5893)
const c=A(4589)
const l=A(7975)
const u=Symbol("headers map")
const g=Symbol("headers map sorted")
function isHTTPWhiteSpaceCharCode(e){return e===10||e===13||e===9||e===32}function headerValueNormalize(e){let t=0
let A=e.length
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(A-1)))--A
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(t)))++t
return t===0&&A===e.length?e:e.substring(t,A)}function fill(e,t){if(Array.isArray(t)){for(let A=0;A<t.length;++A){const n=t[A]
if(n.length!==2){throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${n.length}.`})}appendHeader(e,n[0],n[1])}}else if(typeof t==="object"&&t!==null){const A=Object.keys(t)
for(let n=0;n<A.length;++n){appendHeader(e,A[n],t[A[n]])}}else{throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}}function appendHeader(e,t,A){A=headerValueNormalize(A)
if(!o(t)){throw a.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header name"})}else if(!i(A)){throw a.errors.invalidArgument({prefix:"Headers.append",value:A,type:"header value"})}if(h(e)==="immutable"){throw new TypeError("immutable")}return E(e).append(t,A,false)}function compareHeaderName(e,t){return e[0]<t[0]?-1:1}class HeadersList{cookies=null
constructor(e){if(e instanceof HeadersList){this[u]=new Map(e[u])
this[g]=e[g]
this.cookies=e.cookies===null?null:[...e.cookies]}else{this[u]=new Map(e)
this[g]=null}}contains(e,t){return this[u].has(t?e:e.toLowerCase())}clear(){this[u].clear()
this[g]=null
this.cookies=null}append(e,t,A){this[g]=null
const n=A?e:e.toLowerCase()
const r=this[u].get(n)
if(r){const e=n==="cookie"?"; ":", "
this[u].set(n,{name:r.name,value:`${r.value}${e}${t}`})}else{this[u].set(n,{name:e,value:t})}if(n==="set-cookie"){(this.cookies??=[]).push(t)}}set(e,t,A){this[g]=null
const n=A?e:e.toLowerCase()
if(n==="set-cookie"){this.cookies=[t]}this[u].set(n,{name:e,value:t})}delete(e,t){this[g]=null
if(!t)e=e.toLowerCase()
if(e==="set-cookie"){this.cookies=null}this[u].delete(e)}get(e,t){return this[u].get(t?e:e.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:e,1:{value:t}}of this[u]){yield[e,t]}}get entries(){const e={}
if(this[u].size!==0){for(const{name:t,value:A}of this[u].values()){e[t]=A}}return e}rawValues(){return this[u].values()}get entriesList(){const e=[]
if(this[u].size!==0){for(const{0:t,1:{name:A,value:n}}of this[u]){if(t==="set-cookie"){for(const t of this.cookies){e.push([A,t])}}else{e.push([A,n])}}}return e}toSortedArray(){const e=this[u].size
const t=new Array(e)
if(e<=32){if(e===0){return t}const A=this[u][Symbol.iterator]()
const n=A.next().value
t[0]=[n[0],n[1].value]
c(n[1].value!==null)
for(let n=1,r=0,s=0,o=0,i=0,a,l;n<e;++n){l=A.next().value
a=t[n]=[l[0],l[1].value]
c(a[1]!==null)
o=0
s=n
while(o<s){i=o+(s-o>>1)
if(t[i][0]<=a[0]){o=i+1}else{s=i}}if(n!==i){r=n
while(r>o){t[r]=t[--r]}t[o]=a}}if(!A.next().done){throw new TypeError("Unreachable")}return t}else{let e=0
for(const{0:A,1:{value:n}}of this[u]){t[e++]=[A,n]
c(n!==null)}return t.sort(compareHeaderName)}}}class Headers{#W
#q
constructor(e=undefined){a.util.markAsUncloneable(this)
if(e===n){return}this.#q=new HeadersList
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
if(e){return[...e]}return[]}get[g](){if(this.#q[g]){return this.#q[g]}const e=[]
const t=this.#q.toSortedArray()
const A=this.#q.cookies
if(A===null||A.length===1){return this.#q[g]=t}for(let n=0;n<t.length;++n){const{0:r,1:s}=t[n]
if(r==="set-cookie"){for(let t=0;t<A.length;++t){e.push([r,A[t]])}}else{e.push([r,s])}}return this.#q[g]=e}[l.inspect.custom](e,t){t.depth??=e
return`Headers ${l.formatWithOptions(t,this.#q.entries)}`}static getHeadersGuard(e){return e.#W}static setHeadersGuard(e,t){e.#W=t}static getHeadersList(e){return e.#q}static setHeadersList(e,t){e.#q=t}}const{getHeadersGuard:h,setHeadersGuard:d,getHeadersList:E,setHeadersList:Q}=Headers
Reflect.deleteProperty(Headers,"getHeadersGuard")
Reflect.deleteProperty(Headers,"setHeadersGuard")
Reflect.deleteProperty(Headers,"getHeadersList")
Reflect.deleteProperty(Headers,"setHeadersList")
s("Headers",Headers,g,0,1)
Object.defineProperties(Headers.prototype,{append:r,delete:r,get:r,has:r,set:r,getSetCookie:r,[Symbol.toStringTag]:{value:"Headers",configurable:true},[l.inspect.custom]:{enumerable:false}})
a.converters.HeadersInit=function(e,t,A){if(a.util.Type(e)==="Object"){const n=Reflect.get(e,Symbol.iterator)
if(!l.types.isProxy(e)&&n===Headers.prototype.entries){try{return E(e).entriesList}catch{}}if(typeof n==="function"){return a.converters["sequence<sequence<ByteString>>"](e,t,A,n.bind(e))}return a.converters["record<ByteString, ByteString>"](e,t,A)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}
e.exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard:h,setHeadersGuard:d,setHeadersList:Q,getHeadersList:E}},4398:(e,t,A)=>{"use strict"
const{makeNetworkError:n,makeAppropriateNetworkError:r,filterResponse:s,makeResponse:o,fromInnerResponse:i}=A(9051)
const{HeadersList:a}=A(660)
const{Request:c,cloneRequest:l}=A(9967)
const u=A(8522)
const{bytesMatch:g,makePolicyContainer:h,clonePolicyContainer:d,requestBadPort:E,TAOCheck:Q,appendRequestOriginHeader:B,responseLocationURL:f,requestCurrentURL:C,setRequestReferrerPolicyOnRedirect:I,tryUpgradeRequestToAPotentiallyTrustworthyURL:p,createOpaqueTimingInfo:m,appendFetchMetadata:w,corsCheck:y,crossOriginResourcePolicyCheck:k,determineRequestsReferrer:b,coarsenedSharedCurrentTime:D,createDeferredPromise:R,isBlobLike:S,sameOrigin:F,isCancelled:N,isAborted:M,isErrorLike:U,fullyReadBody:L,readableStreamClose:v,isomorphicEncode:T,urlIsLocal:x,urlIsHttpHttpsScheme:H,urlHasHttpsScheme:G,clampAndCoarsenConnectionTimingInfo:Y,simpleRangeHeaderValue:J,buildContentRange:V,createInflate:O,extractMimeType:P}=A(3168)
const{kState:W,kDispatcher:q}=A(3627)
const _=A(4589)
const{safelyExtractBody:Z,extractBody:z}=A(4492)
const{redirectStatusSet:$,nullBodyStatus:K,safeMethodsSet:j,requestBodyHeader:X,subresourceSet:ee}=A(4495)
const te=A(8474)
const{Readable:Ae,pipeline:ne,finished:re}=A(7075)
const{addAbortListener:se,isErrored:oe,isReadable:ie,bufferToLowerCasedHeaderName:ae}=A(3440)
const{dataURLProcessor:ce,serializeAMimeType:le,minimizeSupportedMimeType:ue}=A(1900)
const{getGlobalDispatcher:ge}=A(2581)
const{webidl:he}=A(5893)
const{STATUS_CODES:de}=A(7067)
const Ee=["GET","HEAD"]
const Qe=typeof __UNDICI_IS_NODE__!=="undefined"||typeof esbuildDetection!=="undefined"?"node":"undici"
let Be
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
let A=R()
let n
try{n=new c(e,t)}catch(e){A.reject(e)
return A.promise}const r=n[W]
if(n.signal.aborted){abortFetch(A,r,null,n.signal.reason)
return A.promise}const s=r.client.globalObject
if(s?.constructor?.name==="ServiceWorkerGlobalScope"){r.serviceWorkers="none"}let o=null
let a=false
let l=null
se(n.signal,()=>{a=true
_(l!=null)
l.abort(n.signal.reason)
const e=o?.deref()
abortFetch(A,r,e,n.signal.reason)})
const processResponse=e=>{if(a){return}if(e.aborted){abortFetch(A,r,o,l.serializedAbortReason)
return}if(e.type==="error"){A.reject(new TypeError("fetch failed",{cause:e.error}))
return}o=new WeakRef(i(e,"immutable"))
A.resolve(o.deref())
A=null}
l=fetching({request:r,processResponseEndOfBody:handleFetchDone,processResponse,dispatcher:n[q]})
return A.promise}function finalizeAndReportTiming(e,t="other"){if(e.type==="error"&&e.aborted){return}if(!e.urlList?.length){return}const A=e.urlList[0]
let n=e.timingInfo
let r=e.cacheState
if(!H(A)){return}if(n===null){return}if(!e.timingAllowPassed){n=m({startTime:n.startTime})
r=""}n.endTime=D()
e.timingInfo=n
fe(n,A.href,t,globalThis,r)}const fe=performance.markResourceTiming
function abortFetch(e,t,A,n){if(e){e.reject(n)}if(t.body!=null&&ie(t.body?.stream)){t.body.stream.cancel(n).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}if(A==null){return}const r=A[W]
if(r.body!=null&&ie(r.body?.stream)){r.body.stream.cancel(n).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}}function fetching({request:e,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:n,processResponseEndOfBody:r,processResponseConsumeBody:s,useParallelQueue:o=false,dispatcher:i=ge()}){_(i)
let a=null
let c=false
if(e.client!=null){a=e.client.globalObject
c=e.client.crossOriginIsolatedCapability}const l=D(c)
const u=m({startTime:l})
const g={controller:new Fetch(i),request:e,timingInfo:u,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:n,processResponseConsumeBody:s,processResponseEndOfBody:r,taskDestination:a,crossOriginIsolatedCapability:c}
_(!e.body||e.body.stream)
if(e.window==="client"){e.window=e.client?.globalObject?.constructor?.name==="Window"?e.client:"no-window"}if(e.origin==="client"){e.origin=e.client.origin}if(e.policyContainer==="client"){if(e.client!=null){e.policyContainer=d(e.client.policyContainer)}else{e.policyContainer=h()}}if(!e.headersList.contains("accept",true)){const t="*/*"
e.headersList.append("accept",t,true)}if(!e.headersList.contains("accept-language",true)){e.headersList.append("accept-language","*",true)}if(e.priority===null){}if(ee.has(e.destination)){}mainFetch(g).catch(e=>{g.controller.terminate(e)})
return g.controller}async function mainFetch(e,t=false){const A=e.request
let r=null
if(A.localURLsOnly&&!x(C(A))){r=n("local URLs only")}p(A)
if(E(A)==="blocked"){r=n("bad port")}if(A.referrerPolicy===""){A.referrerPolicy=A.policyContainer.referrerPolicy}if(A.referrer!=="no-referrer"){A.referrer=b(A)}if(r===null){r=await(async()=>{const t=C(A)
if(F(t,A.url)&&A.responseTainting==="basic"||t.protocol==="data:"||(A.mode==="navigate"||A.mode==="websocket")){A.responseTainting="basic"
return await schemeFetch(e)}if(A.mode==="same-origin"){return n('request mode cannot be "same-origin"')}if(A.mode==="no-cors"){if(A.redirect!=="follow"){return n('redirect mode cannot be "follow" for "no-cors" request')}A.responseTainting="opaque"
return await schemeFetch(e)}if(!H(C(A))){return n("URL scheme must be a HTTP(S) scheme")}A.responseTainting="cors"
return await httpFetch(e)})()}if(t){return r}if(r.status!==0&&!r.internalResponse){if(A.responseTainting==="cors"){}if(A.responseTainting==="basic"){r=s(r,"basic")}else if(A.responseTainting==="cors"){r=s(r,"cors")}else if(A.responseTainting==="opaque"){r=s(r,"opaque")}else{_(false)}}let o=r.status===0?r:r.internalResponse
if(o.urlList.length===0){o.urlList.push(...A.urlList)}if(!A.timingAllowFailed){r.timingAllowPassed=true}if(r.type==="opaque"&&o.status===206&&o.rangeRequested&&!A.headers.contains("range",true)){r=o=n()}if(r.status!==0&&(A.method==="HEAD"||A.method==="CONNECT"||K.includes(o.status))){o.body=null
e.controller.dump=true}if(A.integrity){const processBodyError=t=>fetchFinale(e,n(t))
if(A.responseTainting==="opaque"||r.body==null){processBodyError(r.error)
return}const processBody=t=>{if(!g(t,A.integrity)){processBodyError("integrity mismatch")
return}r.body=Z(t)[0]
fetchFinale(e,r)}
await L(r.body,processBody,processBodyError)}else{fetchFinale(e,r)}}function schemeFetch(e){if(N(e)&&e.request.redirectCount===0){return Promise.resolve(r(e))}const{request:t}=e
const{protocol:s}=C(t)
switch(s){case"about:":{return Promise.resolve(n("about scheme is not supported"))}case"blob:":{if(!Be){Be=A(4573).resolveObjectURL}const e=C(t)
if(e.search.length!==0){return Promise.resolve(n("NetworkError when attempting to fetch resource."))}const r=Be(e.toString())
if(t.method!=="GET"||!S(r)){return Promise.resolve(n("invalid method"))}const s=o()
const i=r.size
const a=T(`${i}`)
const c=r.type
if(!t.headersList.contains("range",true)){const e=z(r)
s.statusText="OK"
s.body=e[0]
s.headersList.set("content-length",a,true)
s.headersList.set("content-type",c,true)}else{s.rangeRequested=true
const e=t.headersList.get("range",true)
const A=J(e,true)
if(A==="failure"){return Promise.resolve(n("failed to fetch the data URL"))}let{rangeStartValue:o,rangeEndValue:a}=A
if(o===null){o=i-a
a=o+a-1}else{if(o>=i){return Promise.resolve(n("Range start is greater than the blob's size."))}if(a===null||a>=i){a=i-1}}const l=r.slice(o,a,c)
const u=z(l)
s.body=u[0]
const g=T(`${l.size}`)
const h=V(o,a,i)
s.status=206
s.statusText="Partial Content"
s.headersList.set("content-length",g,true)
s.headersList.set("content-type",c,true)
s.headersList.set("content-range",h,true)}return Promise.resolve(s)}case"data:":{const e=C(t)
const A=ce(e)
if(A==="failure"){return Promise.resolve(n("failed to fetch the data URL"))}const r=le(A.mimeType)
return Promise.resolve(o({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:r}]],body:Z(A.body)[0]}))}case"file:":{return Promise.resolve(n("not implemented... yet..."))}case"http:":case"https:":{return httpFetch(e).catch(e=>n(e))}default:{return Promise.resolve(n("unknown scheme"))}}}function finalizeResponse(e,t){e.request.done=true
if(e.processResponseDone!=null){queueMicrotask(()=>e.processResponseDone(t))}}function fetchFinale(e,t){let A=e.timingInfo
const processResponseEndOfBody=()=>{const n=Date.now()
if(e.request.destination==="document"){e.controller.fullTimingInfo=A}e.controller.reportTimingSteps=()=>{if(e.request.url.protocol!=="https:"){return}A.endTime=n
let r=t.cacheState
const s=t.bodyInfo
if(!t.timingAllowPassed){A=m(A)
r=""}let o=0
if(e.request.mode!=="navigator"||!t.hasCrossOriginRedirects){o=t.status
const e=P(t.headersList)
if(e!=="failure"){s.contentType=ue(e)}}if(e.request.initiatorType!=null){fe(A,e.request.url.href,e.request.initiatorType,globalThis,r,s,o)}}
const processResponseEndOfBodyTask=()=>{e.request.done=true
if(e.processResponseEndOfBody!=null){queueMicrotask(()=>e.processResponseEndOfBody(t))}if(e.request.initiatorType!=null){e.controller.reportTimingSteps()}}
queueMicrotask(()=>processResponseEndOfBodyTask())}
if(e.processResponse!=null){queueMicrotask(()=>{e.processResponse(t)
e.processResponse=null})}const n=t.type==="error"?t:t.internalResponse??t
if(n.body==null){processResponseEndOfBody()}else{re(n.body.stream,()=>{processResponseEndOfBody()})}}async function httpFetch(e){const t=e.request
let A=null
let r=null
const s=e.timingInfo
if(t.serviceWorkers==="all"){}if(A===null){if(t.redirect==="follow"){t.serviceWorkers="none"}r=A=await httpNetworkOrCacheFetch(e)
if(t.responseTainting==="cors"&&y(t,A)==="failure"){return n("cors failure")}if(Q(t,A)==="failure"){t.timingAllowFailed=true}}if((t.responseTainting==="opaque"||A.type==="opaque")&&k(t.origin,t.client,t.destination,r)==="blocked"){return n("blocked")}if($.has(r.status)){if(t.redirect!=="manual"){e.controller.connection.destroy(undefined,false)}if(t.redirect==="error"){A=n("unexpected redirect")}else if(t.redirect==="manual"){A=r}else if(t.redirect==="follow"){A=await httpRedirectFetch(e,A)}else{_(false)}}A.timingInfo=s
return A}function httpRedirectFetch(e,t){const A=e.request
const r=t.internalResponse?t.internalResponse:t
let s
try{s=f(r,C(A).hash)
if(s==null){return t}}catch(e){return Promise.resolve(n(e))}if(!H(s)){return Promise.resolve(n("URL scheme must be a HTTP(S) scheme"))}if(A.redirectCount===20){return Promise.resolve(n("redirect count exceeded"))}A.redirectCount+=1
if(A.mode==="cors"&&(s.username||s.password)&&!F(A,s)){return Promise.resolve(n('cross origin not allowed for request mode "cors"'))}if(A.responseTainting==="cors"&&(s.username||s.password)){return Promise.resolve(n('URL cannot contain credentials for request mode "cors"'))}if(r.status!==303&&A.body!=null&&A.body.source==null){return Promise.resolve(n())}if([301,302].includes(r.status)&&A.method==="POST"||r.status===303&&!Ee.includes(A.method)){A.method="GET"
A.body=null
for(const e of X){A.headersList.delete(e)}}if(!F(C(A),s)){A.headersList.delete("authorization",true)
A.headersList.delete("proxy-authorization",true)
A.headersList.delete("cookie",true)
A.headersList.delete("host",true)}if(A.body!=null){_(A.body.source!=null)
A.body=Z(A.body.source)[0]}const o=e.timingInfo
o.redirectEndTime=o.postRedirectStartTime=D(e.crossOriginIsolatedCapability)
if(o.redirectStartTime===0){o.redirectStartTime=o.startTime}A.urlList.push(s)
I(A,r)
return mainFetch(e,true)}async function httpNetworkOrCacheFetch(e,t=false,A=false){const s=e.request
let o=null
let i=null
let a=null
const c=null
const u=false
if(s.window==="no-window"&&s.redirect==="error"){o=e
i=s}else{i=l(s)
o={...e}
o.request=i}const g=s.credentials==="include"||s.credentials==="same-origin"&&s.responseTainting==="basic"
const h=i.body?i.body.length:null
let d=null
if(i.body==null&&["POST","PUT"].includes(i.method)){d="0"}if(h!=null){d=T(`${h}`)}if(d!=null){i.headersList.append("content-length",d,true)}if(h!=null&&i.keepalive){}if(i.referrer instanceof URL){i.headersList.append("referer",T(i.referrer.href),true)}B(i)
w(i)
if(!i.headersList.contains("user-agent",true)){i.headersList.append("user-agent",Qe)}if(i.cache==="default"&&(i.headersList.contains("if-modified-since",true)||i.headersList.contains("if-none-match",true)||i.headersList.contains("if-unmodified-since",true)||i.headersList.contains("if-match",true)||i.headersList.contains("if-range",true))){i.cache="no-store"}if(i.cache==="no-cache"&&!i.preventNoCacheCacheControlHeaderModification&&!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","max-age=0",true)}if(i.cache==="no-store"||i.cache==="reload"){if(!i.headersList.contains("pragma",true)){i.headersList.append("pragma","no-cache",true)}if(!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","no-cache",true)}}if(i.headersList.contains("range",true)){i.headersList.append("accept-encoding","identity",true)}if(!i.headersList.contains("accept-encoding",true)){if(G(C(i))){i.headersList.append("accept-encoding","br, gzip, deflate",true)}else{i.headersList.append("accept-encoding","gzip, deflate",true)}}i.headersList.delete("host",true)
if(g){}if(c==null){i.cache="no-store"}if(i.cache!=="no-store"&&i.cache!=="reload"){}if(a==null){if(i.cache==="only-if-cached"){return n("only if cached")}const e=await httpNetworkFetch(o,g,A)
if(!j.has(i.method)&&e.status>=200&&e.status<=399){}if(u&&e.status===304){}if(a==null){a=e}}a.urlList=[...i.urlList]
if(i.headersList.contains("range",true)){a.rangeRequested=true}a.requestIncludesCredentials=g
if(a.status===407){if(s.window==="no-window"){return n()}if(N(e)){return r(e)}return n("proxy authentication required")}if(a.status===421&&!A&&(s.body==null||s.body.source!=null)){if(N(e)){return r(e)}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,t,true)}if(t){}return a}async function httpNetworkFetch(e,t=false,A=false){_(!e.controller.connection||e.controller.connection.destroyed)
e.controller.connection={abort:null,destroyed:false,destroy(e,t=true){if(!this.destroyed){this.destroyed=true
if(t){this.abort?.(e??new DOMException("The operation was aborted.","AbortError"))}}}}
const s=e.request
let i=null
const c=e.timingInfo
const l=null
if(l==null){s.cache="no-store"}const g=A?"yes":"no"
if(s.mode==="websocket"){}else{}let h=null
if(s.body==null&&e.processRequestEndOfBody){queueMicrotask(()=>e.processRequestEndOfBody())}else if(s.body!=null){const processBodyChunk=async function*(t){if(N(e)){return}yield t
e.processRequestBodyChunkLength?.(t.byteLength)}
const processEndOfBody=()=>{if(N(e)){return}if(e.processRequestEndOfBody){e.processRequestEndOfBody()}}
const processBodyError=t=>{if(N(e)){return}if(t.name==="AbortError"){e.controller.abort()}else{e.controller.terminate(t)}}
h=async function*(){try{for await(const e of s.body.stream){yield*processBodyChunk(e)}processEndOfBody()}catch(e){processBodyError(e)}}()}try{const{body:t,status:A,statusText:n,headersList:r,socket:s}=await dispatch({body:h})
if(s){i=o({status:A,statusText:n,headersList:r,socket:s})}else{const s=t[Symbol.asyncIterator]()
e.controller.next=()=>s.next()
i=o({status:A,statusText:n,headersList:r})}}catch(t){if(t.name==="AbortError"){e.controller.connection.destroy()
return r(e,t)}return n(t)}const pullAlgorithm=async()=>{await e.controller.resume()}
const cancelAlgorithm=t=>{if(!N(e)){e.controller.abort(t)}}
const d=new ReadableStream({async start(t){e.controller.controller=t},async pull(e){await pullAlgorithm(e)},async cancel(e){await cancelAlgorithm(e)},type:"bytes"})
i.body={stream:d,source:null,length:null}
if(!e.controller.resume){e.controller.on("terminated",onAborted)}e.controller.resume=async()=>{while(true){let t
let A
try{const{done:A,value:n}=await e.controller.next()
if(M(e)){break}t=A?undefined:n}catch(n){if(e.controller.ended&&!c.encodedBodySize){t=undefined}else{t=n
A=true}}if(t===undefined){v(e.controller.controller)
finalizeResponse(e,i)
return}c.decodedBodySize+=t?.byteLength??0
if(A){e.controller.terminate(t)
return}const n=new Uint8Array(t)
if(n.byteLength){e.controller.controller.enqueue(n)}if(oe(d)){e.controller.terminate()
return}if(e.controller.controller.desiredSize<=0){return}}}
function onAborted(t){if(M(e)){i.aborted=true
if(ie(d)){e.controller.controller.error(e.controller.serializedAbortReason)}}else{if(ie(d)){e.controller.controller.error(new TypeError("terminated",{cause:U(t)?t:undefined}))}}e.controller.connection.destroy()}return i
function dispatch({body:t}){const A=C(s)
const n=e.controller.dispatcher
return new Promise((r,o)=>n.dispatch({path:A.pathname+A.search,origin:A.origin,method:s.method,body:n.isMockActive?s.body&&(s.body.source||s.body.stream):t,headers:s.headersList.entries,maxRedirections:0,upgrade:s.mode==="websocket"?"websocket":undefined},{body:null,abort:null,onConnect(t){const{connection:A}=e.controller
c.finalConnectionTimingInfo=Y(undefined,c.postRedirectStartTime,e.crossOriginIsolatedCapability)
if(A.destroyed){t(new DOMException("The operation was aborted.","AbortError"))}else{e.controller.on("terminated",t)
this.abort=A.abort=t}c.finalNetworkRequestStartTime=D(e.crossOriginIsolatedCapability)},onResponseStarted(){c.finalNetworkResponseStartTime=D(e.crossOriginIsolatedCapability)},onHeaders(e,t,A,n){if(e<200){return}let o=""
const i=new a
for(let e=0;e<t.length;e+=2){i.append(ae(t[e]),t[e+1].toString("latin1"),true)}o=i.get("location",true)
const c=[]
const l=o&&s.redirect==="follow"&&$.has(e)
if(s.method!=="HEAD"&&s.method!=="CONNECT"&&!K.includes(e)&&!l){const e=i.get("content-encoding",true)
const t=e?e.toLowerCase().split(","):[]
const A=5
if(t.length>A){this.abort(new Error(`too many content-encodings in response: ${t.length}, maximum allowed is ${A}`))
return true}for(let e=t.length-1;e>=0;--e){const A=t[e].trim()
if(A==="x-gzip"||A==="gzip"){c.push(u.createGunzip({flush:u.constants.Z_SYNC_FLUSH,finishFlush:u.constants.Z_SYNC_FLUSH}))}else if(A==="deflate"){c.push(O({flush:u.constants.Z_SYNC_FLUSH,finishFlush:u.constants.Z_SYNC_FLUSH}))}else if(A==="br"){c.push(u.createBrotliDecompress({flush:u.constants.BROTLI_OPERATION_FLUSH,finishFlush:u.constants.BROTLI_OPERATION_FLUSH}))}else{c.length=0
break}}}this.body=new Ae({read:A})
const g=this.onError.bind(this)
r({status:e,statusText:n,headersList:i,body:c.length?ne(this.body,...c,e=>{if(e){this.onError(e)}}).on("error",g):this.body.on("error",g)})
return true},onData(t){if(e.controller.dump){return}const A=t
c.encodedBodySize+=A.byteLength
return this.body.push(A)},onComplete(){if(this.abort){e.controller.off("terminated",this.abort)}e.controller.ended=true
this.body.push(null)},onError(t){if(this.abort){e.controller.off("terminated",this.abort)}this.body?.destroy(t)
e.controller.terminate(t)
o(t)},onUpgrade(e,t,A){if(e!==101){return}const n=new a
for(let e=0;e<t.length;e+=2){n.append(ae(t[e]),t[e+1].toString("latin1"),true)}r({status:e,statusText:de[e],headersList:n,socket:A})
return true}}))}}e.exports={fetch,Fetch,fetching,finalizeAndReportTiming}},9967:(e,t,A)=>{"use strict"
const{extractBody:n,mixinBody:r,cloneBody:s,bodyUnusable:o}=A(4492)
const{Headers:i,fill:a,HeadersList:c,setHeadersGuard:l,getHeadersGuard:u,setHeadersList:g,getHeadersList:h}=A(660)
const{FinalizationRegistry:d}=A(6653)()
const E=A(3440)
const Q=A(7975)
const{isValidHTTPToken:B,sameOrigin:f,environmentSettingsObject:C}=A(3168)
const{forbiddenMethodsSet:I,corsSafeListedMethodsSet:p,referrerPolicy:m,requestRedirect:w,requestMode:y,requestCredentials:k,requestCache:b,requestDuplex:D}=A(4495)
const{kEnumerableProperty:R,normalizedMethodRecordsBase:S,normalizedMethodRecords:F}=E
const{kHeaders:N,kSignal:M,kState:U,kDispatcher:L}=A(3627)
const{webidl:v}=A(5893)
const{URLSerializer:T}=A(1900)
const{kConstruct:x}=A(6443)
const H=A(4589)
const{getMaxListeners:G,setMaxListeners:Y,getEventListeners:J,defaultMaxListeners:V}=A(8474)
const O=Symbol("abortController")
const P=new d(({signal:e,abort:t})=>{e.removeEventListener("abort",t)})
const W=new WeakMap
function buildAbort(e){return abort
function abort(){const t=e.deref()
if(t!==undefined){P.unregister(abort)
this.removeEventListener("abort",abort)
t.abort(this.reason)
const e=W.get(t.signal)
if(e!==undefined){if(e.size!==0){for(const t of e){const e=t.deref()
if(e!==undefined){e.abort(this.reason)}}e.clear()}W.delete(t.signal)}}}}let q=false
class Request{constructor(e,t={}){v.util.markAsUncloneable(this)
if(e===x){return}const A="Request constructor"
v.argumentLengthCheck(arguments,1,A)
e=v.converters.RequestInfo(e,A,"input")
t=v.converters.RequestInit(t,A,"init")
let r=null
let s=null
const u=C.settingsObject.baseUrl
let d=null
if(typeof e==="string"){this[L]=t.dispatcher
let A
try{A=new URL(e,u)}catch(t){throw new TypeError("Failed to parse URL from "+e,{cause:t})}if(A.username||A.password){throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+e)}r=makeRequest({urlList:[A]})
s="cors"}else{this[L]=t.dispatcher||e[L]
H(e instanceof Request)
r=e[U]
d=e[M]}const Q=C.settingsObject.origin
let m="client"
if(r.window?.constructor?.name==="EnvironmentSettingsObject"&&f(r.window,Q)){m=r.window}if(t.window!=null){throw new TypeError(`'window' option '${m}' must be null`)}if("window"in t){m="no-window"}r=makeRequest({method:r.method,headersList:r.headersList,unsafeRequest:r.unsafeRequest,client:C.settingsObject,window:m,priority:r.priority,origin:r.origin,referrer:r.referrer,referrerPolicy:r.referrerPolicy,mode:r.mode,credentials:r.credentials,cache:r.cache,redirect:r.redirect,integrity:r.integrity,keepalive:r.keepalive,reloadNavigation:r.reloadNavigation,historyNavigation:r.historyNavigation,urlList:[...r.urlList]})
const w=Object.keys(t).length!==0
if(w){if(r.mode==="navigate"){r.mode="same-origin"}r.reloadNavigation=false
r.historyNavigation=false
r.origin="client"
r.referrer="client"
r.referrerPolicy=""
r.url=r.urlList[r.urlList.length-1]
r.urlList=[r.url]}if(t.referrer!==undefined){const e=t.referrer
if(e===""){r.referrer="no-referrer"}else{let t
try{t=new URL(e,u)}catch(t){throw new TypeError(`Referrer "${e}" is not a valid URL.`,{cause:t})}if(t.protocol==="about:"&&t.hostname==="client"||Q&&!f(t,C.settingsObject.baseUrl)){r.referrer="client"}else{r.referrer=t}}}if(t.referrerPolicy!==undefined){r.referrerPolicy=t.referrerPolicy}let y
if(t.mode!==undefined){y=t.mode}else{y=s}if(y==="navigate"){throw v.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})}if(y!=null){r.mode=y}if(t.credentials!==undefined){r.credentials=t.credentials}if(t.cache!==undefined){r.cache=t.cache}if(r.cache==="only-if-cached"&&r.mode!=="same-origin"){throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")}if(t.redirect!==undefined){r.redirect=t.redirect}if(t.integrity!=null){r.integrity=String(t.integrity)}if(t.keepalive!==undefined){r.keepalive=Boolean(t.keepalive)}if(t.method!==undefined){let e=t.method
const A=F[e]
if(A!==undefined){r.method=A}else{if(!B(e)){throw new TypeError(`'${e}' is not a valid HTTP method.`)}const t=e.toUpperCase()
if(I.has(t)){throw new TypeError(`'${e}' HTTP method is unsupported.`)}e=S[t]??e
r.method=e}if(!q&&r.method==="patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"})
q=true}}if(t.signal!==undefined){d=t.signal}this[U]=r
const k=new AbortController
this[M]=k.signal
if(d!=null){if(!d||typeof d.aborted!=="boolean"||typeof d.addEventListener!=="function"){throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.")}if(d.aborted){k.abort(d.reason)}else{this[O]=k
const e=new WeakRef(k)
const t=buildAbort(e)
try{if(typeof G==="function"&&G(d)===V){Y(1500,d)}else if(J(d,"abort").length>=V){Y(1500,d)}}catch{}E.addAbortListener(d,t)
P.register(k,{signal:d,abort:t},t)}}this[N]=new i(x)
g(this[N],r.headersList)
l(this[N],"request")
if(y==="no-cors"){if(!p.has(r.method)){throw new TypeError(`'${r.method} is unsupported in no-cors mode.`)}l(this[N],"request-no-cors")}if(w){const e=h(this[N])
const A=t.headers!==undefined?t.headers:new c(e)
e.clear()
if(A instanceof c){for(const{name:t,value:n}of A.rawValues()){e.append(t,n,false)}e.cookies=A.cookies}else{a(this[N],A)}}const b=e instanceof Request?e[U].body:null
if((t.body!=null||b!=null)&&(r.method==="GET"||r.method==="HEAD")){throw new TypeError("Request with GET/HEAD method cannot have body.")}let D=null
if(t.body!=null){const[e,A]=n(t.body,r.keepalive)
D=e
if(A&&!h(this[N]).contains("content-type",true)){this[N].append("content-type",A)}}const R=D??b
if(R!=null&&R.source==null){if(D!=null&&t.duplex==null){throw new TypeError("RequestInit: duplex option is required when sending a body.")}if(r.mode!=="same-origin"&&r.mode!=="cors"){throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')}r.useCORSPreflightFlag=true}let T=R
if(D==null&&b!=null){if(o(e)){throw new TypeError("Cannot construct a Request with a Request object that has already been used.")}const t=new TransformStream
b.stream.pipeThrough(t)
T={source:b.source,length:b.length,stream:t.readable}}this[U].body=T}get method(){v.brandCheck(this,Request)
return this[U].method}get url(){v.brandCheck(this,Request)
return T(this[U].url)}get headers(){v.brandCheck(this,Request)
return this[N]}get destination(){v.brandCheck(this,Request)
return this[U].destination}get referrer(){v.brandCheck(this,Request)
if(this[U].referrer==="no-referrer"){return""}if(this[U].referrer==="client"){return"about:client"}return this[U].referrer.toString()}get referrerPolicy(){v.brandCheck(this,Request)
return this[U].referrerPolicy}get mode(){v.brandCheck(this,Request)
return this[U].mode}get credentials(){return this[U].credentials}get cache(){v.brandCheck(this,Request)
return this[U].cache}get redirect(){v.brandCheck(this,Request)
return this[U].redirect}get integrity(){v.brandCheck(this,Request)
return this[U].integrity}get keepalive(){v.brandCheck(this,Request)
return this[U].keepalive}get isReloadNavigation(){v.brandCheck(this,Request)
return this[U].reloadNavigation}get isHistoryNavigation(){v.brandCheck(this,Request)
return this[U].historyNavigation}get signal(){v.brandCheck(this,Request)
return this[M]}get body(){v.brandCheck(this,Request)
return this[U].body?this[U].body.stream:null}get bodyUsed(){v.brandCheck(this,Request)
return!!this[U].body&&E.isDisturbed(this[U].body.stream)}get duplex(){v.brandCheck(this,Request)
return"half"}clone(){v.brandCheck(this,Request)
if(o(this)){throw new TypeError("unusable")}const e=cloneRequest(this[U])
const t=new AbortController
if(this.signal.aborted){t.abort(this.signal.reason)}else{let e=W.get(this.signal)
if(e===undefined){e=new Set
W.set(this.signal,e)}const A=new WeakRef(t)
e.add(A)
E.addAbortListener(t.signal,buildAbort(A))}return fromInnerRequest(e,t.signal,u(this[N]))}[Q.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
return`Request ${Q.formatWithOptions(t,A)}`}}r(Request)
function makeRequest(e){return{method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new c(e.headersList):new c}}function cloneRequest(e){const t=makeRequest({...e,body:null})
if(e.body!=null){t.body=s(t,e.body)}return t}function fromInnerRequest(e,t,A){const n=new Request(x)
n[U]=e
n[M]=t
n[N]=new i(x)
g(n[N],e.headersList)
l(n[N],A)
return n}Object.defineProperties(Request.prototype,{method:R,url:R,headers:R,redirect:R,clone:R,signal:R,duplex:R,destination:R,body:R,bodyUsed:R,isHistoryNavigation:R,isReloadNavigation:R,keepalive:R,integrity:R,cache:R,credentials:R,attribute:R,referrerPolicy:R,referrer:R,mode:R,[Symbol.toStringTag]:{value:"Request",configurable:true}})
v.converters.Request=v.interfaceConverter(Request)
v.converters.RequestInfo=function(e,t,A){if(typeof e==="string"){return v.converters.USVString(e,t,A)}if(e instanceof Request){return v.converters.Request(e,t,A)}return v.converters.USVString(e,t,A)}
v.converters.AbortSignal=v.interfaceConverter(AbortSignal)
v.converters.RequestInit=v.dictionaryConverter([{key:"method",converter:v.converters.ByteString},{key:"headers",converter:v.converters.HeadersInit},{key:"body",converter:v.nullableConverter(v.converters.BodyInit)},{key:"referrer",converter:v.converters.USVString},{key:"referrerPolicy",converter:v.converters.DOMString,allowedValues:m},{key:"mode",converter:v.converters.DOMString,allowedValues:y},{key:"credentials",converter:v.converters.DOMString,allowedValues:k},{key:"cache",converter:v.converters.DOMString,allowedValues:b},{key:"redirect",converter:v.converters.DOMString,allowedValues:w},{key:"integrity",converter:v.converters.DOMString},{key:"keepalive",converter:v.converters.boolean},{key:"signal",converter:v.nullableConverter(e=>v.converters.AbortSignal(e,"RequestInit","signal",{strict:false}))},{key:"window",converter:v.converters.any},{key:"duplex",converter:v.converters.DOMString,allowedValues:D},{key:"dispatcher",converter:v.converters.any}])
e.exports={Request,makeRequest,fromInnerRequest,cloneRequest}},9051:(e,t,A)=>{"use strict"
const{Headers:n,HeadersList:r,fill:s,getHeadersGuard:o,setHeadersGuard:i,setHeadersList:a}=A(660)
const{extractBody:c,cloneBody:l,mixinBody:u,hasFinalizationRegistry:g,streamRegistry:h,bodyUnusable:d}=A(4492)
const E=A(3440)
const Q=A(7975)
const{kEnumerableProperty:B}=E
const{isValidReasonPhrase:f,isCancelled:C,isAborted:I,isBlobLike:p,serializeJavascriptValueToJSONString:m,isErrorLike:w,isomorphicEncode:y,environmentSettingsObject:k}=A(3168)
const{redirectStatusSet:b,nullBodyStatus:D}=A(4495)
const{kState:R,kHeaders:S}=A(3627)
const{webidl:F}=A(5893)
const{FormData:N}=A(5910)
const{URLSerializer:M}=A(1900)
const{kConstruct:U}=A(6443)
const L=A(4589)
const{types:v}=A(7975)
const T=new TextEncoder("utf-8")
class Response{static error(){const e=fromInnerResponse(makeNetworkError(),"immutable")
return e}static json(e,t={}){F.argumentLengthCheck(arguments,1,"Response.json")
if(t!==null){t=F.converters.ResponseInit(t)}const A=T.encode(m(e))
const n=c(A)
const r=fromInnerResponse(makeResponse({}),"response")
initializeResponse(r,t,{body:n[0],type:"application/json"})
return r}static redirect(e,t=302){F.argumentLengthCheck(arguments,1,"Response.redirect")
e=F.converters.USVString(e)
t=F.converters["unsigned short"](t)
let A
try{A=new URL(e,k.settingsObject.baseUrl)}catch(t){throw new TypeError(`Failed to parse URL from ${e}`,{cause:t})}if(!b.has(t)){throw new RangeError(`Invalid status code ${t}`)}const n=fromInnerResponse(makeResponse({}),"immutable")
n[R].status=t
const r=y(M(A))
n[R].headersList.append("location",r,true)
return n}constructor(e=null,t={}){F.util.markAsUncloneable(this)
if(e===U){return}if(e!==null){e=F.converters.BodyInit(e)}t=F.converters.ResponseInit(t)
this[R]=makeResponse({})
this[S]=new n(U)
i(this[S],"response")
a(this[S],this[R].headersList)
let A=null
if(e!=null){const[t,n]=c(e)
A={body:t,type:n}}initializeResponse(this,t,A)}get type(){F.brandCheck(this,Response)
return this[R].type}get url(){F.brandCheck(this,Response)
const e=this[R].urlList
const t=e[e.length-1]??null
if(t===null){return""}return M(t,true)}get redirected(){F.brandCheck(this,Response)
return this[R].urlList.length>1}get status(){F.brandCheck(this,Response)
return this[R].status}get ok(){F.brandCheck(this,Response)
return this[R].status>=200&&this[R].status<=299}get statusText(){F.brandCheck(this,Response)
return this[R].statusText}get headers(){F.brandCheck(this,Response)
return this[S]}get body(){F.brandCheck(this,Response)
return this[R].body?this[R].body.stream:null}get bodyUsed(){F.brandCheck(this,Response)
return!!this[R].body&&E.isDisturbed(this[R].body.stream)}clone(){F.brandCheck(this,Response)
if(d(this)){throw F.errors.exception({header:"Response.clone",message:"Body has already been consumed."})}const e=cloneResponse(this[R])
if(g&&this[R].body?.stream){h.register(this,new WeakRef(this[R].body.stream))}return fromInnerResponse(e,o(this[S]))}[Q.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url}
return`Response ${Q.formatWithOptions(t,A)}`}}u(Response)
Object.defineProperties(Response.prototype,{type:B,url:B,status:B,ok:B,redirected:B,statusText:B,headers:B,clone:B,body:B,bodyUsed:B,[Symbol.toStringTag]:{value:"Response",configurable:true}})
Object.defineProperties(Response,{json:B,redirect:B,error:B})
function cloneResponse(e){if(e.internalResponse){return filterResponse(cloneResponse(e.internalResponse),e.type)}const t=makeResponse({...e,body:null})
if(e.body!=null){t.body=l(t,e.body)}return t}function makeResponse(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new r(e?.headersList):new r,urlList:e?.urlList?[...e.urlList]:[]}}function makeNetworkError(e){const t=w(e)
return makeResponse({type:"error",status:0,error:t?e:new Error(e?String(e):e),aborted:e&&e.name==="AbortError"})}function isNetworkError(e){return e.type==="error"&&e.status===0}function makeFilteredResponse(e,t){t={internalResponse:e,...t}
return new Proxy(e,{get(e,A){return A in t?t[A]:e[A]},set(e,A,n){L(!(A in t))
e[A]=n
return true}})}function filterResponse(e,t){if(t==="basic"){return makeFilteredResponse(e,{type:"basic",headersList:e.headersList})}else if(t==="cors"){return makeFilteredResponse(e,{type:"cors",headersList:e.headersList})}else if(t==="opaque"){return makeFilteredResponse(e,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null})}else if(t==="opaqueredirect"){return makeFilteredResponse(e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null})}else{L(false)}}function makeAppropriateNetworkError(e,t=null){L(C(e))
return I(e)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:t})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:t}))}function initializeResponse(e,t,A){if(t.status!==null&&(t.status<200||t.status>599)){throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')}if("statusText"in t&&t.statusText!=null){if(!f(String(t.statusText))){throw new TypeError("Invalid statusText")}}if("status"in t&&t.status!=null){e[R].status=t.status}if("statusText"in t&&t.statusText!=null){e[R].statusText=t.statusText}if("headers"in t&&t.headers!=null){s(e[S],t.headers)}if(A){if(D.includes(e.status)){throw F.errors.exception({header:"Response constructor",message:`Invalid response status code ${e.status}`})}e[R].body=A.body
if(A.type!=null&&!e[R].headersList.contains("content-type",true)){e[R].headersList.append("content-type",A.type,true)}}}function fromInnerResponse(e,t){const A=new Response(U)
A[R]=e
A[S]=new n(U)
a(A[S],e.headersList)
i(A[S],t)
if(g&&e.body?.stream){h.register(A,new WeakRef(e.body.stream))}return A}F.converters.ReadableStream=F.interfaceConverter(ReadableStream)
F.converters.FormData=F.interfaceConverter(N)
F.converters.URLSearchParams=F.interfaceConverter(URLSearchParams)
F.converters.XMLHttpRequestBodyInit=function(e,t,A){if(typeof e==="string"){return F.converters.USVString(e,t,A)}if(p(e)){return F.converters.Blob(e,t,A,{strict:false})}if(ArrayBuffer.isView(e)||v.isArrayBuffer(e)){return F.converters.BufferSource(e,t,A)}if(E.isFormDataLike(e)){return F.converters.FormData(e,t,A,{strict:false})}if(e instanceof URLSearchParams){return F.converters.URLSearchParams(e,t,A)}return F.converters.DOMString(e,t,A)}
F.converters.BodyInit=function(e,t,A){if(e instanceof ReadableStream){return F.converters.ReadableStream(e,t,A)}if(e?.[Symbol.asyncIterator]){return e}return F.converters.XMLHttpRequestBodyInit(e,t,A)}
F.converters.ResponseInit=F.dictionaryConverter([{key:"status",converter:F.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:F.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:F.converters.HeadersInit}])
e.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}},3627:e=>{"use strict"
e.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},3168:(e,t,A)=>{"use strict"
const{Transform:n}=A(7075)
const r=A(8522)
const{redirectStatusSet:s,referrerPolicySet:o,badPortsSet:i}=A(4495)
const{getGlobalOrigin:a}=A(1059)
const{collectASequenceOfCodePoints:c,collectAnHTTPQuotedString:l,removeChars:u,parseMIMEType:g}=A(1900)
const{performance:h}=A(643)
const{isBlobLike:d,ReadableStreamFrom:E,isValidHTTPToken:Q,normalizedMethodRecordsBase:B}=A(3440)
const f=A(4589)
const{isUint8Array:C}=A(3429)
const{webidl:I}=A(5893)
let p=[]
let m
try{m=A(7598)
const e=["sha256","sha384","sha512"]
p=m.getHashes().filter(t=>e.includes(t))}catch{}function responseURL(e){const t=e.urlList
const A=t.length
return A===0?null:t[A-1].toString()}function responseLocationURL(e,t){if(!s.has(e.status)){return null}let A=e.headersList.get("location",true)
if(A!==null&&isValidHeaderValue(A)){if(!isValidEncodedURL(A)){A=normalizeBinaryStringToUtf8(A)}A=new URL(A,responseURL(e))}if(A&&!A.hash){A.hash=t}return A}function isValidEncodedURL(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A>126||A<32){return false}}return true}function normalizeBinaryStringToUtf8(e){return Buffer.from(e,"binary").toString("utf8")}function requestCurrentURL(e){return e.urlList[e.urlList.length-1]}function requestBadPort(e){const t=requestCurrentURL(e)
if(urlIsHttpHttpsScheme(t)&&i.has(t.port)){return"blocked"}return"allowed"}function isErrorLike(e){return e instanceof Error||(e?.constructor?.name==="Error"||e?.constructor?.name==="DOMException")}function isValidReasonPhrase(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(!(A===9||A>=32&&A<=126||A>=128&&A<=255)){return false}}return true}const w=Q
function isValidHeaderValue(e){return(e[0]==="\t"||e[0]===" "||e[e.length-1]==="\t"||e[e.length-1]===" "||e.includes("\n")||e.includes("\r")||e.includes("\0"))===false}function setRequestReferrerPolicyOnRedirect(e,t){const{headersList:A}=t
const n=(A.get("referrer-policy",true)??"").split(",")
let r=""
if(n.length>0){for(let e=n.length;e!==0;e--){const t=n[e-1].trim()
if(o.has(t)){r=t
break}}}if(r!==""){e.referrerPolicy=r}}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(e){let t=null
t=e.mode
e.headersList.set("sec-fetch-mode",t,true)}function appendRequestOriginHeader(e){let t=e.origin
if(t==="client"||t===undefined){return}if(e.responseTainting==="cors"||e.mode==="websocket"){e.headersList.append("origin",t,true)}else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"no-referrer":t=null
break
case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":if(e.origin&&urlHasHttpsScheme(e.origin)&&!urlHasHttpsScheme(requestCurrentURL(e))){t=null}break
case"same-origin":if(!sameOrigin(e,requestCurrentURL(e))){t=null}break
default:}e.headersList.append("origin",t,true)}}function coarsenTime(e,t){return e}function clampAndCoarsenConnectionTimingInfo(e,t,A){if(!e?.startTime||e.startTime<t){return{domainLookupStartTime:t,domainLookupEndTime:t,connectionStartTime:t,connectionEndTime:t,secureConnectionStartTime:t,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}}return{domainLookupStartTime:coarsenTime(e.domainLookupStartTime,A),domainLookupEndTime:coarsenTime(e.domainLookupEndTime,A),connectionStartTime:coarsenTime(e.connectionStartTime,A),connectionEndTime:coarsenTime(e.connectionEndTime,A),secureConnectionStartTime:coarsenTime(e.secureConnectionStartTime,A),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(e){return coarsenTime(h.now(),e)}function createOpaqueTimingInfo(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(e){return{referrerPolicy:e.referrerPolicy}}function determineRequestsReferrer(e){const t=e.referrerPolicy
f(t)
let A=null
if(e.referrer==="client"){const e=a()
if(!e||e.origin==="null"){return"no-referrer"}A=new URL(e)}else if(e.referrer instanceof URL){A=e.referrer}let n=stripURLForReferrer(A)
const r=stripURLForReferrer(A,true)
if(n.toString().length>4096){n=r}const s=sameOrigin(e,n)
const o=isURLPotentiallyTrustworthy(n)&&!isURLPotentiallyTrustworthy(e.url)
switch(t){case"origin":return r!=null?r:stripURLForReferrer(A,true)
case"unsafe-url":return n
case"same-origin":return s?r:"no-referrer"
case"origin-when-cross-origin":return s?n:r
case"strict-origin-when-cross-origin":{const t=requestCurrentURL(e)
if(sameOrigin(n,t)){return n}if(isURLPotentiallyTrustworthy(n)&&!isURLPotentiallyTrustworthy(t)){return"no-referrer"}return r}case"strict-origin":case"no-referrer-when-downgrade":default:return o?"no-referrer":r}}function stripURLForReferrer(e,t){f(e instanceof URL)
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
if(t.protocol==="https:"||t.protocol==="wss:"){return true}if(/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname)||(t.hostname==="localhost"||t.hostname.includes("localhost."))||t.hostname.endsWith(".localhost")){return true}return false}}function bytesMatch(e,t){if(m===undefined){return true}const A=parseMetadata(t)
if(A==="no metadata"){return true}if(A.length===0){return true}const n=getStrongestMetadata(A)
const r=filterMetadataListByAlgorithm(A,n)
for(const t of r){const A=t.algo
const n=t.hash
let r=m.createHash(A).update(e).digest("base64")
if(r[r.length-1]==="="){if(r[r.length-2]==="="){r=r.slice(0,-2)}else{r=r.slice(0,-1)}}if(compareBase64Mixed(r,n)){return true}}return false}const y=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i
function parseMetadata(e){const t=[]
let A=true
for(const n of e.split(" ")){A=false
const e=y.exec(n)
if(e===null||e.groups===undefined||e.groups.algo===undefined){continue}const r=e.groups.algo.toLowerCase()
if(p.includes(r)){t.push(e.groups)}}if(A===true){return"no metadata"}return t}function getStrongestMetadata(e){let t=e[0].algo
if(t[3]==="5"){return t}for(let A=1;A<e.length;++A){const n=e[A]
if(n.algo[3]==="5"){t="sha512"
break}else if(t[3]==="3"){continue}else if(n.algo[3]==="3"){t="sha384"}}return t}function filterMetadataListByAlgorithm(e,t){if(e.length===1){return e}let A=0
for(let n=0;n<e.length;++n){if(e[n].algo===t){e[A++]=e[n]}}e.length=A
return e}function compareBase64Mixed(e,t){if(e.length!==t.length){return false}for(let A=0;A<e.length;++A){if(e[A]!==t[A]){if(e[A]==="+"&&t[A]==="-"||e[A]==="/"&&t[A]==="_"){continue}return false}}return true}function tryUpgradeRequestToAPotentiallyTrustworthyURL(e){}function sameOrigin(e,t){if(e.origin===t.origin&&e.origin==="null"){return true}if(e.protocol===t.protocol&&e.hostname===t.hostname&&e.port===t.port){return true}return false}function createDeferredPromise(){let e
let t
const A=new Promise((A,n)=>{e=A
t=n})
return{promise:A,resolve:e,reject:t}}function isAborted(e){return e.controller.state==="aborted"}function isCancelled(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function normalizeMethod(e){return B[e.toLowerCase()]??e}function serializeJavascriptValueToJSONString(e){const t=JSON.stringify(e)
if(t===undefined){throw new TypeError("Value is not JSON serializable")}f(typeof t==="string")
return t}const k=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
function createIterator(e,t,A=0,n=1){class FastIterableIterator{#_
#Z
#z
constructor(e,t){this.#_=e
this.#Z=t
this.#z=0}next(){if(typeof this!=="object"||this===null||!(#_ in this)){throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`)}const r=this.#z
const s=this.#_[t]
const o=s.length
if(r>=o){return{value:undefined,done:true}}const{[A]:i,[n]:a}=s[r]
this.#z=r+1
let c
switch(this.#Z){case"key":c=i
break
case"value":c=a
break
case"key+value":c=[i,a]
break}return{value:c,done:false}}}delete FastIterableIterator.prototype.constructor
Object.setPrototypeOf(FastIterableIterator.prototype,k)
Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}})
return function(e,t){return new FastIterableIterator(e,t)}}function iteratorMixin(e,t,A,n=0,r=1){const s=createIterator(e,A,n,r)
const o={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){I.brandCheck(this,t)
return s(this,"key")}},values:{writable:true,enumerable:true,configurable:true,value:function values(){I.brandCheck(this,t)
return s(this,"value")}},entries:{writable:true,enumerable:true,configurable:true,value:function entries(){I.brandCheck(this,t)
return s(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function forEach(A,n=globalThis){I.brandCheck(this,t)
I.argumentLengthCheck(arguments,1,`${e}.forEach`)
if(typeof A!=="function"){throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`)}for(const{0:e,1:t}of s(this,"key+value")){A.call(n,t,e,this)}}}}
return Object.defineProperties(t.prototype,{...o,[Symbol.iterator]:{writable:true,enumerable:false,configurable:true,value:o.entries.value}})}async function fullyReadBody(e,t,A){const n=t
const r=A
let s
try{s=e.stream.getReader()}catch(e){r(e)
return}try{n(await readAllBytes(s))}catch(e){r(e)}}function isReadableStreamLike(e){return e instanceof ReadableStream||e[Symbol.toStringTag]==="ReadableStream"&&typeof e.tee==="function"}function readableStreamClose(e){try{e.close()
e.byobRequest?.respond(0)}catch(e){if(!e.message.includes("Controller is already closed")&&!e.message.includes("ReadableStream is already closed")){throw e}}}const b=/[^\x00-\xFF]/
function isomorphicEncode(e){f(!b.test(e))
return e}async function readAllBytes(e){const t=[]
let A=0
while(true){const{done:n,value:r}=await e.read()
if(n){return Buffer.concat(t,A)}if(!C(r)){throw new TypeError("Received non-Uint8Array chunk")}t.push(r)
A+=r.length}}function urlIsLocal(e){f("protocol"in e)
const t=e.protocol
return t==="about:"||t==="blob:"||t==="data:"}function urlHasHttpsScheme(e){return typeof e==="string"&&e[5]===":"&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&e[4]==="s"||e.protocol==="https:"}function urlIsHttpHttpsScheme(e){f("protocol"in e)
const t=e.protocol
return t==="http:"||t==="https:"}function simpleRangeHeaderValue(e,t){const A=e
if(!A.startsWith("bytes")){return"failure"}const n={position:5}
if(t){c(e=>e==="\t"||e===" ",A,n)}if(A.charCodeAt(n.position)!==61){return"failure"}n.position++
if(t){c(e=>e==="\t"||e===" ",A,n)}const r=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,n)
const s=r.length?Number(r):null
if(t){c(e=>e==="\t"||e===" ",A,n)}if(A.charCodeAt(n.position)!==45){return"failure"}n.position++
if(t){c(e=>e==="\t"||e===" ",A,n)}const o=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,n)
const i=o.length?Number(o):null
if(n.position<A.length){return"failure"}if(i===null&&s===null){return"failure"}if(s>i){return"failure"}return{rangeStartValue:s,rangeEndValue:i}}function buildContentRange(e,t,A){let n="bytes "
n+=isomorphicEncode(`${e}`)
n+="-"
n+=isomorphicEncode(`${t}`)
n+="/"
n+=isomorphicEncode(`${A}`)
return n}class InflateStream extends n{#$
constructor(e){super()
this.#$=e}_transform(e,t,A){if(!this._inflateStream){if(e.length===0){A()
return}this._inflateStream=(e[0]&15)===8?r.createInflate(this.#$):r.createInflateRaw(this.#$)
this._inflateStream.on("data",this.push.bind(this))
this._inflateStream.on("end",()=>this.push(null))
this._inflateStream.on("error",e=>this.destroy(e))}this._inflateStream.write(e,t,A)}_final(e){if(this._inflateStream){this._inflateStream.end()
this._inflateStream=null}e()}}function createInflate(e){return new InflateStream(e)}function extractMimeType(e){let t=null
let A=null
let n=null
const r=getDecodeSplit("content-type",e)
if(r===null){return"failure"}for(const e of r){const r=g(e)
if(r==="failure"||r.essence==="*/*"){continue}n=r
if(n.essence!==A){t=null
if(n.parameters.has("charset")){t=n.parameters.get("charset")}A=n.essence}else if(!n.parameters.has("charset")&&t!==null){n.parameters.set("charset",t)}}if(n==null){return"failure"}return n}function gettingDecodingSplitting(e){const t=e
const A={position:0}
const n=[]
let r=""
while(A.position<t.length){r+=c(e=>e!=='"'&&e!==",",t,A)
if(A.position<t.length){if(t.charCodeAt(A.position)===34){r+=l(t,A)
if(A.position<t.length){continue}}else{f(t.charCodeAt(A.position)===44)
A.position++}}r=u(r,true,true,e=>e===9||e===32)
n.push(r)
r=""}return n}function getDecodeSplit(e,t){const A=t.get(e,true)
if(A===null){return null}return gettingDecodingSplitting(A)}const D=new TextDecoder
function utf8DecodeBytes(e){if(e.length===0){return""}if(e[0]===239&&e[1]===187&&e[2]===191){e=e.subarray(3)}const t=D.decode(e)
return t}class EnvironmentSettingsObjectBase{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}const R=new EnvironmentSettingsObject
e.exports={isAborted,isCancelled,isValidEncodedURL,createDeferredPromise,ReadableStreamFrom:E,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken:Q,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isBlobLike:d,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName:w,isValidHeaderValue,isErrorLike,fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,environmentSettingsObject:R}},5893:(e,t,A)=>{"use strict"
const{types:n,inspect:r}=A(7975)
const{markAsUncloneable:s}=A(5919)
const{toUSVString:o}=A(3440)
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
i.util.markAsUncloneable=s||(()=>{})
i.util.ConvertToInt=function(e,t,A,n){let r
let s
if(t===64){r=Math.pow(2,53)-1
if(A==="unsigned"){s=0}else{s=Math.pow(-2,53)+1}}else if(A==="unsigned"){s=0
r=Math.pow(2,t)-1}else{s=Math.pow(-2,t)-1
r=Math.pow(2,t-1)-1}let o=Number(e)
if(o===0){o=0}if(n?.enforceRange===true){if(Number.isNaN(o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){throw i.errors.exception({header:"Integer conversion",message:`Could not convert ${i.util.Stringify(e)} to an integer.`})}o=i.util.IntegerPart(o)
if(o<s||o>r){throw i.errors.exception({header:"Integer conversion",message:`Value must be between ${s}-${r}, got ${o}.`})}return o}if(!Number.isNaN(o)&&n?.clamp===true){o=Math.min(Math.max(o,s),r)
if(Math.floor(o)%2===0){o=Math.floor(o)}else{o=Math.ceil(o)}return o}if(Number.isNaN(o)||o===0&&Object.is(0,o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY){return 0}o=i.util.IntegerPart(o)
o=o%Math.pow(2,t)
if(A==="signed"&&o>=Math.pow(2,t)-1){return o-Math.pow(2,t)}return o}
i.util.IntegerPart=function(e){const t=Math.floor(Math.abs(e))
if(e<0){return-1*t}return t}
i.util.Stringify=function(e){const t=i.util.Type(e)
switch(t){case"Symbol":return`Symbol(${e.description})`
case"Object":return r(e)
case"String":return`"${e}"`
default:return`${e}`}}
i.sequenceConverter=function(e){return(t,A,n,r)=>{if(i.util.Type(t)!=="Object"){throw i.errors.exception({header:A,message:`${n} (${i.util.Stringify(t)}) is not iterable.`})}const s=typeof r==="function"?r():t?.[Symbol.iterator]?.()
const o=[]
let a=0
if(s===undefined||typeof s.next!=="function"){throw i.errors.exception({header:A,message:`${n} is not iterable.`})}while(true){const{done:t,value:r}=s.next()
if(t){break}o.push(e(r,A,`${n}[${a++}]`))}return o}}
i.recordConverter=function(e,t){return(A,r,s)=>{if(i.util.Type(A)!=="Object"){throw i.errors.exception({header:r,message:`${s} ("${i.util.Type(A)}") is not an Object.`})}const o={}
if(!n.isProxy(A)){const n=[...Object.getOwnPropertyNames(A),...Object.getOwnPropertySymbols(A)]
for(const i of n){const n=e(i,r,s)
const a=t(A[i],r,s)
o[n]=a}return o}const a=Reflect.ownKeys(A)
for(const n of a){const i=Reflect.getOwnPropertyDescriptor(A,n)
if(i?.enumerable){const i=e(n,r,s)
const a=t(A[n],r,s)
o[i]=a}}return o}}
i.interfaceConverter=function(e){return(t,A,n,r)=>{if(r?.strict!==false&&!(t instanceof e)){throw i.errors.exception({header:A,message:`Expected ${n} ("${i.util.Stringify(t)}") to be an instance of ${e.name}.`})}return t}}
i.dictionaryConverter=function(e){return(t,A,n)=>{const r=i.util.Type(t)
const s={}
if(r==="Null"||r==="Undefined"){return s}else if(r!=="Object"){throw i.errors.exception({header:A,message:`Expected ${t} to be one of: Null, Undefined, Object.`})}for(const r of e){const{key:e,defaultValue:o,required:a,converter:c}=r
if(a===true){if(!Object.hasOwn(t,e)){throw i.errors.exception({header:A,message:`Missing required key "${e}".`})}}let l=t[e]
const u=Object.hasOwn(r,"defaultValue")
if(u&&l!==null){l??=o()}if(a||u||l!==undefined){l=c(l,A,`${n}.${e}`)
if(r.allowedValues&&!r.allowedValues.includes(l)){throw i.errors.exception({header:A,message:`${l} is not an accepted type. Expected one of ${r.allowedValues.join(", ")}.`})}s[e]=l}}return s}}
i.nullableConverter=function(e){return(t,A,n)=>{if(t===null){return t}return e(t,A,n)}}
i.converters.DOMString=function(e,t,A,n){if(e===null&&n?.legacyNullToEmptyString){return""}if(typeof e==="symbol"){throw i.errors.exception({header:t,message:`${A} is a symbol, which cannot be converted to a DOMString.`})}return String(e)}
i.converters.ByteString=function(e,t,A){const n=i.converters.DOMString(e,t,A)
for(let e=0;e<n.length;e++){if(n.charCodeAt(e)>255){throw new TypeError("Cannot convert argument to a ByteString because the character at "+`index ${e} has a value of ${n.charCodeAt(e)} which is greater than 255.`)}}return n}
i.converters.USVString=o
i.converters.boolean=function(e){const t=Boolean(e)
return t}
i.converters.any=function(e){return e}
i.converters["long long"]=function(e,t,A){const n=i.util.ConvertToInt(e,64,"signed",undefined,t,A)
return n}
i.converters["unsigned long long"]=function(e,t,A){const n=i.util.ConvertToInt(e,64,"unsigned",undefined,t,A)
return n}
i.converters["unsigned long"]=function(e,t,A){const n=i.util.ConvertToInt(e,32,"unsigned",undefined,t,A)
return n}
i.converters["unsigned short"]=function(e,t,A,n){const r=i.util.ConvertToInt(e,16,"unsigned",n,t,A)
return r}
i.converters.ArrayBuffer=function(e,t,A,r){if(i.util.Type(e)!=="Object"||!n.isAnyArrayBuffer(e)){throw i.errors.conversionFailed({prefix:t,argument:`${A} ("${i.util.Stringify(e)}")`,types:["ArrayBuffer"]})}if(r?.allowShared===false&&n.isSharedArrayBuffer(e)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.resizable||e.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.TypedArray=function(e,t,A,r,s){if(i.util.Type(e)!=="Object"||!n.isTypedArray(e)||e.constructor.name!==t.name){throw i.errors.conversionFailed({prefix:A,argument:`${r} ("${i.util.Stringify(e)}")`,types:[t.name]})}if(s?.allowShared===false&&n.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.DataView=function(e,t,A,r){if(i.util.Type(e)!=="Object"||!n.isDataView(e)){throw i.errors.exception({header:t,message:`${A} is not a DataView.`})}if(r?.allowShared===false&&n.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.BufferSource=function(e,t,A,r){if(n.isAnyArrayBuffer(e)){return i.converters.ArrayBuffer(e,t,A,{...r,allowShared:false})}if(n.isTypedArray(e)){return i.converters.TypedArray(e,e.constructor,t,A,{...r,allowShared:false})}if(n.isDataView(e)){return i.converters.DataView(e,t,A,{...r,allowShared:false})}throw i.errors.conversionFailed({prefix:t,argument:`${A} ("${i.util.Stringify(e)}")`,types:["BufferSource"]})}
i.converters["sequence<ByteString>"]=i.sequenceConverter(i.converters.ByteString)
i.converters["sequence<sequence<ByteString>>"]=i.sequenceConverter(i.converters["sequence<ByteString>"])
i.converters["record<ByteString, ByteString>"]=i.recordConverter(i.converters.ByteString,i.converters.ByteString)
e.exports={webidl:i}},2607:e=>{"use strict"
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
default:return"failure"}}e.exports={getEncoding}},8355:(e,t,A)=>{"use strict"
const{staticPropertyDescriptors:n,readOperation:r,fireAProgressEvent:s}=A(3610)
const{kState:o,kError:i,kResult:a,kEvents:c,kAborted:l}=A(961)
const{webidl:u}=A(5893)
const{kEnumerableProperty:g}=A(3440)
class FileReader extends EventTarget{constructor(){super()
this[o]="empty"
this[a]=null
this[i]=null
this[c]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(e){u.brandCheck(this,FileReader)
u.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer")
e=u.converters.Blob(e,{strict:false})
r(this,e,"ArrayBuffer")}readAsBinaryString(e){u.brandCheck(this,FileReader)
u.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString")
e=u.converters.Blob(e,{strict:false})
r(this,e,"BinaryString")}readAsText(e,t=undefined){u.brandCheck(this,FileReader)
u.argumentLengthCheck(arguments,1,"FileReader.readAsText")
e=u.converters.Blob(e,{strict:false})
if(t!==undefined){t=u.converters.DOMString(t,"FileReader.readAsText","encoding")}r(this,e,"Text",t)}readAsDataURL(e){u.brandCheck(this,FileReader)
u.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL")
e=u.converters.Blob(e,{strict:false})
r(this,e,"DataURL")}abort(){if(this[o]==="empty"||this[o]==="done"){this[a]=null
return}if(this[o]==="loading"){this[o]="done"
this[a]=null}this[l]=true
s("abort",this)
if(this[o]!=="loading"){s("loadend",this)}}get readyState(){u.brandCheck(this,FileReader)
switch(this[o]){case"empty":return this.EMPTY
case"loading":return this.LOADING
case"done":return this.DONE}}get result(){u.brandCheck(this,FileReader)
return this[a]}get error(){u.brandCheck(this,FileReader)
return this[i]}get onloadend(){u.brandCheck(this,FileReader)
return this[c].loadend}set onloadend(e){u.brandCheck(this,FileReader)
if(this[c].loadend){this.removeEventListener("loadend",this[c].loadend)}if(typeof e==="function"){this[c].loadend=e
this.addEventListener("loadend",e)}else{this[c].loadend=null}}get onerror(){u.brandCheck(this,FileReader)
return this[c].error}set onerror(e){u.brandCheck(this,FileReader)
if(this[c].error){this.removeEventListener("error",this[c].error)}if(typeof e==="function"){this[c].error=e
this.addEventListener("error",e)}else{this[c].error=null}}get onloadstart(){u.brandCheck(this,FileReader)
return this[c].loadstart}set onloadstart(e){u.brandCheck(this,FileReader)
if(this[c].loadstart){this.removeEventListener("loadstart",this[c].loadstart)}if(typeof e==="function"){this[c].loadstart=e
this.addEventListener("loadstart",e)}else{this[c].loadstart=null}}get onprogress(){u.brandCheck(this,FileReader)
return this[c].progress}set onprogress(e){u.brandCheck(this,FileReader)
if(this[c].progress){this.removeEventListener("progress",this[c].progress)}if(typeof e==="function"){this[c].progress=e
this.addEventListener("progress",e)}else{this[c].progress=null}}get onload(){u.brandCheck(this,FileReader)
return this[c].load}set onload(e){u.brandCheck(this,FileReader)
if(this[c].load){this.removeEventListener("load",this[c].load)}if(typeof e==="function"){this[c].load=e
this.addEventListener("load",e)}else{this[c].load=null}}get onabort(){u.brandCheck(this,FileReader)
return this[c].abort}set onabort(e){u.brandCheck(this,FileReader)
if(this[c].abort){this.removeEventListener("abort",this[c].abort)}if(typeof e==="function"){this[c].abort=e
this.addEventListener("abort",e)}else{this[c].abort=null}}}FileReader.EMPTY=FileReader.prototype.EMPTY=0
FileReader.LOADING=FileReader.prototype.LOADING=1
FileReader.DONE=FileReader.prototype.DONE=2
Object.defineProperties(FileReader.prototype,{EMPTY:n,LOADING:n,DONE:n,readAsArrayBuffer:g,readAsBinaryString:g,readAsText:g,readAsDataURL:g,abort:g,readyState:g,result:g,error:g,onloadstart:g,onprogress:g,onload:g,onabort:g,onerror:g,onloadend:g,[Symbol.toStringTag]:{value:"FileReader",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(FileReader,{EMPTY:n,LOADING:n,DONE:n})
e.exports={FileReader}},8573:(e,t,A)=>{"use strict"
const{webidl:n}=A(5893)
const r=Symbol("ProgressEvent state")
class ProgressEvent extends Event{constructor(e,t={}){e=n.converters.DOMString(e,"ProgressEvent constructor","type")
t=n.converters.ProgressEventInit(t??{})
super(e,t)
this[r]={lengthComputable:t.lengthComputable,loaded:t.loaded,total:t.total}}get lengthComputable(){n.brandCheck(this,ProgressEvent)
return this[r].lengthComputable}get loaded(){n.brandCheck(this,ProgressEvent)
return this[r].loaded}get total(){n.brandCheck(this,ProgressEvent)
return this[r].total}}n.converters.ProgressEventInit=n.dictionaryConverter([{key:"lengthComputable",converter:n.converters.boolean,defaultValue:()=>false},{key:"loaded",converter:n.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:n.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:n.converters.boolean,defaultValue:()=>false},{key:"composed",converter:n.converters.boolean,defaultValue:()=>false}])
e.exports={ProgressEvent}},961:e=>{"use strict"
e.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},3610:(e,t,A)=>{"use strict"
const{kState:n,kError:r,kResult:s,kAborted:o,kLastProgressEventFired:i}=A(961)
const{ProgressEvent:a}=A(8573)
const{getEncoding:c}=A(2607)
const{serializeAMimeType:l,parseMIMEType:u}=A(1900)
const{types:g}=A(7975)
const{StringDecoder:h}=A(3193)
const{btoa:d}=A(4573)
const E={enumerable:true,writable:false,configurable:false}
function readOperation(e,t,A,a){if(e[n]==="loading"){throw new DOMException("Invalid state","InvalidStateError")}e[n]="loading"
e[s]=null
e[r]=null
const c=t.stream()
const l=c.getReader()
const u=[]
let h=l.read()
let d=true;(async()=>{while(!e[o]){try{const{done:c,value:E}=await h
if(d&&!e[o]){queueMicrotask(()=>{fireAProgressEvent("loadstart",e)})}d=false
if(!c&&g.isUint8Array(E)){u.push(E)
if((e[i]===undefined||Date.now()-e[i]>=50)&&!e[o]){e[i]=Date.now()
queueMicrotask(()=>{fireAProgressEvent("progress",e)})}h=l.read()}else if(c){queueMicrotask(()=>{e[n]="done"
try{const n=packageData(u,A,t.type,a)
if(e[o]){return}e[s]=n
fireAProgressEvent("load",e)}catch(t){e[r]=t
fireAProgressEvent("error",e)}if(e[n]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}catch(t){if(e[o]){return}queueMicrotask(()=>{e[n]="done"
e[r]=t
fireAProgressEvent("error",e)
if(e[n]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}})()}function fireAProgressEvent(e,t){const A=new a(e,{bubbles:false,cancelable:false})
t.dispatchEvent(A)}function packageData(e,t,A,n){switch(t){case"DataURL":{let t="data:"
const n=u(A||"application/octet-stream")
if(n!=="failure"){t+=l(n)}t+=";base64,"
const r=new h("latin1")
for(const A of e){t+=d(r.write(A))}t+=d(r.end())
return t}case"Text":{let t="failure"
if(n){t=c(n)}if(t==="failure"&&A){const e=u(A)
if(e!=="failure"){t=c(e.parameters.get("charset"))}}if(t==="failure"){t="UTF-8"}return decode(e,t)}case"ArrayBuffer":{const t=combineByteSequences(e)
return t.buffer}case"BinaryString":{let t=""
const A=new h("latin1")
for(const n of e){t+=A.write(n)}t+=A.end()
return t}}}function decode(e,t){const A=combineByteSequences(e)
const n=BOMSniffing(A)
let r=0
if(n!==null){t=n
r=n==="UTF-8"?3:2}const s=A.slice(r)
return new TextDecoder(t).decode(s)}function BOMSniffing(e){const[t,A,n]=e
if(t===239&&A===187&&n===191){return"UTF-8"}else if(t===254&&A===255){return"UTF-16BE"}else if(t===255&&A===254){return"UTF-16LE"}return null}function combineByteSequences(e){const t=e.reduce((e,t)=>e+t.byteLength,0)
let A=0
return e.reduce((e,t)=>{e.set(t,A)
A+=t.byteLength
return e},new Uint8Array(t))}e.exports={staticPropertyDescriptors:E,readOperation,fireAProgressEvent}},6897:(e,t,A)=>{"use strict"
const{uid:n,states:r,sentCloseFrameState:s,emptyBuffer:o,opcodes:i}=A(736)
const{kReadyState:a,kSentClose:c,kByteParser:l,kReceivedClose:u,kResponse:g}=A(1216)
const{fireEvent:h,failWebsocketConnection:d,isClosing:E,isClosed:Q,isEstablished:B,parseExtensions:f}=A(8625)
const{channels:C}=A(2414)
const{CloseEvent:I}=A(5188)
const{makeRequest:p}=A(9967)
const{fetching:m}=A(4398)
const{Headers:w,getHeadersList:y}=A(660)
const{getDecodeSplit:k}=A(3168)
const{WebsocketFrameSend:b}=A(3264)
let D
try{D=A(7598)}catch{}function establishWebSocketConnection(e,t,A,r,s,o){const i=e
i.protocol=e.protocol==="ws:"?"http:":"https:"
const a=p({urlList:[i],client:A,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"})
if(o.headers){const e=y(new w(o.headers))
a.headersList=e}const c=D.randomBytes(16).toString("base64")
a.headersList.append("sec-websocket-key",c)
a.headersList.append("sec-websocket-version","13")
for(const e of t){a.headersList.append("sec-websocket-protocol",e)}const l="permessage-deflate; client_max_window_bits"
a.headersList.append("sec-websocket-extensions",l)
const u=m({request:a,useParallelQueue:true,dispatcher:o.dispatcher,processResponse(e){if(e.type==="error"||e.status!==101){d(r,"Received network error or non-101 status code.")
return}if(t.length!==0&&!e.headersList.get("Sec-WebSocket-Protocol")){d(r,"Server did not respond with sent protocols.")
return}if(e.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){d(r,'Server did not set Upgrade header to "websocket".')
return}if(e.headersList.get("Connection")?.toLowerCase()!=="upgrade"){d(r,'Server did not set Connection header to "upgrade".')
return}const A=e.headersList.get("Sec-WebSocket-Accept")
const o=D.createHash("sha1").update(c+n).digest("base64")
if(A!==o){d(r,"Incorrect hash received in Sec-WebSocket-Accept header.")
return}const i=e.headersList.get("Sec-WebSocket-Extensions")
let l
if(i!==null){l=f(i)
if(!l.has("permessage-deflate")){d(r,"Sec-WebSocket-Extensions header does not match.")
return}}const u=e.headersList.get("Sec-WebSocket-Protocol")
if(u!==null){const e=k("sec-websocket-protocol",a.headersList)
if(e===null||!e.includes(u)){d(r,"Protocol was not set in the opening handshake.")
return}}e.socket.on("data",onSocketData)
e.socket.on("close",onSocketClose)
e.socket.on("error",onSocketError)
if(C.open.hasSubscribers){C.open.publish({address:e.socket.address(),protocol:u,extensions:i})}s(e,l)}})
return u}function closeWebSocketConnection(e,t,A,n){if(E(e)||Q(e)){}else if(!B(e)){d(e,"Connection was closed before it was established.")
e[a]=r.CLOSING}else if(e[c]===s.NOT_SENT){e[c]=s.PROCESSING
const l=new b
if(t!==undefined&&A===undefined){l.frameData=Buffer.allocUnsafe(2)
l.frameData.writeUInt16BE(t,0)}else if(t!==undefined&&A!==undefined){l.frameData=Buffer.allocUnsafe(2+n)
l.frameData.writeUInt16BE(t,0)
l.frameData.write(A,2,"utf-8")}else{l.frameData=o}const u=e[g].socket
u.write(l.createFrame(i.CLOSE))
e[c]=s.SENT
e[a]=r.CLOSING}else{e[a]=r.CLOSING}}function onSocketData(e){if(!this.ws[l].write(e)){this.pause()}}function onSocketClose(){const{ws:e}=this
const{[g]:t}=e
t.socket.off("data",onSocketData)
t.socket.off("close",onSocketClose)
t.socket.off("error",onSocketError)
const A=e[c]===s.SENT&&e[u]
let n=1005
let o=""
const i=e[l].closingInfo
if(i&&!i.error){n=i.code??1005
o=i.reason}else if(!e[u]){n=1006}e[a]=r.CLOSED
h("close",e,(e,t)=>new I(e,t),{wasClean:A,code:n,reason:o})
if(C.close.hasSubscribers){C.close.publish({websocket:e,code:n,reason:o})}}function onSocketError(e){const{ws:t}=this
t[a]=r.CLOSING
if(C.socketError.hasSubscribers){C.socketError.publish(e)}this.destroy()}e.exports={establishWebSocketConnection,closeWebSocketConnection}},736:e=>{"use strict"
const t="258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
const A={enumerable:true,writable:false,configurable:false}
const n={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3}
const r={NOT_SENT:0,PROCESSING:1,SENT:2}
const s={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10}
const o=2**16-1
const i={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4}
const a=Buffer.allocUnsafe(0)
const c={string:1,typedArray:2,arrayBuffer:3,blob:4}
e.exports={uid:t,sentCloseFrameState:r,staticPropertyDescriptors:A,states:n,opcodes:s,maxUnsigned16Bit:o,parserStates:i,emptyBuffer:a,sendHints:c}},5188:(e,t,A)=>{"use strict"
const{webidl:n}=A(5893)
const{kEnumerableProperty:r}=A(3440)
const{kConstruct:s}=A(6443)
const{MessagePort:o}=A(5919)
class MessageEvent extends Event{#K
constructor(e,t={}){if(e===s){super(arguments[1],arguments[2])
n.util.markAsUncloneable(this)
return}const A="MessageEvent constructor"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.DOMString(e,A,"type")
t=n.converters.MessageEventInit(t,A,"eventInitDict")
super(e,t)
this.#K=t
n.util.markAsUncloneable(this)}get data(){n.brandCheck(this,MessageEvent)
return this.#K.data}get origin(){n.brandCheck(this,MessageEvent)
return this.#K.origin}get lastEventId(){n.brandCheck(this,MessageEvent)
return this.#K.lastEventId}get source(){n.brandCheck(this,MessageEvent)
return this.#K.source}get ports(){n.brandCheck(this,MessageEvent)
if(!Object.isFrozen(this.#K.ports)){Object.freeze(this.#K.ports)}return this.#K.ports}initMessageEvent(e,t=false,A=false,r=null,s="",o="",i=null,a=[]){n.brandCheck(this,MessageEvent)
n.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
return new MessageEvent(e,{bubbles:t,cancelable:A,data:r,origin:s,lastEventId:o,source:i,ports:a})}static createFastMessageEvent(e,t){const A=new MessageEvent(s,e,t)
A.#K=t
A.#K.data??=null
A.#K.origin??=""
A.#K.lastEventId??=""
A.#K.source??=null
A.#K.ports??=[]
return A}}const{createFastMessageEvent:i}=MessageEvent
delete MessageEvent.createFastMessageEvent
class CloseEvent extends Event{#K
constructor(e,t={}){const A="CloseEvent constructor"
n.argumentLengthCheck(arguments,1,A)
e=n.converters.DOMString(e,A,"type")
t=n.converters.CloseEventInit(t)
super(e,t)
this.#K=t
n.util.markAsUncloneable(this)}get wasClean(){n.brandCheck(this,CloseEvent)
return this.#K.wasClean}get code(){n.brandCheck(this,CloseEvent)
return this.#K.code}get reason(){n.brandCheck(this,CloseEvent)
return this.#K.reason}}class ErrorEvent extends Event{#K
constructor(e,t){const A="ErrorEvent constructor"
n.argumentLengthCheck(arguments,1,A)
super(e,t)
n.util.markAsUncloneable(this)
e=n.converters.DOMString(e,A,"type")
t=n.converters.ErrorEventInit(t??{})
this.#K=t}get message(){n.brandCheck(this,ErrorEvent)
return this.#K.message}get filename(){n.brandCheck(this,ErrorEvent)
return this.#K.filename}get lineno(){n.brandCheck(this,ErrorEvent)
return this.#K.lineno}get colno(){n.brandCheck(this,ErrorEvent)
return this.#K.colno}get error(){n.brandCheck(this,ErrorEvent)
return this.#K.error}}Object.defineProperties(MessageEvent.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:r,origin:r,lastEventId:r,source:r,ports:r,initMessageEvent:r})
Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:r,code:r,wasClean:r})
Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:r,filename:r,lineno:r,colno:r,error:r})
n.converters.MessagePort=n.interfaceConverter(o)
n.converters["sequence<MessagePort>"]=n.sequenceConverter(n.converters.MessagePort)
const a=[{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:n.converters.boolean,defaultValue:()=>false},{key:"composed",converter:n.converters.boolean,defaultValue:()=>false}]
n.converters.MessageEventInit=n.dictionaryConverter([...a,{key:"data",converter:n.converters.any,defaultValue:()=>null},{key:"origin",converter:n.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:n.converters.DOMString,defaultValue:()=>""},{key:"source",converter:n.nullableConverter(n.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:n.converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}])
n.converters.CloseEventInit=n.dictionaryConverter([...a,{key:"wasClean",converter:n.converters.boolean,defaultValue:()=>false},{key:"code",converter:n.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:n.converters.USVString,defaultValue:()=>""}])
n.converters.ErrorEventInit=n.dictionaryConverter([...a,{key:"message",converter:n.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:n.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:n.converters.any}])
e.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent:i}},3264:(e,t,A)=>{"use strict"
const{maxUnsigned16Bit:n}=A(736)
const r=16386
let s
let o=null
let i=r
try{s=A(7598)}catch{s={randomFillSync:function randomFillSync(e,t,A){for(let t=0;t<e.length;++t){e[t]=Math.random()*255|0}return e}}}function generateMask(){if(i===r){i=0
s.randomFillSync(o??=Buffer.allocUnsafe(r),0,r)}return[o[i++],o[i++],o[i++],o[i++]]}class WebsocketFrameSend{constructor(e){this.frameData=e}createFrame(e){const t=this.frameData
const A=generateMask()
const r=t?.byteLength??0
let s=r
let o=6
if(r>n){o+=8
s=127}else if(r>125){o+=2
s=126}const i=Buffer.allocUnsafe(r+o)
i[0]=i[1]=0
i[0]|=128
i[0]=(i[0]&240)+e

;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */i[o-4]=A[0]
i[o-3]=A[1]
i[o-2]=A[2]
i[o-1]=A[3]
i[1]=s
if(s===126){i.writeUInt16BE(r,2)}else if(s===127){i[2]=i[3]=0
i.writeUIntBE(r,4,6)}i[1]|=128
for(let e=0;e<r;++e){i[o+e]=t[e]^A[e&3]}return i}}e.exports={WebsocketFrameSend}},9469:(e,t,A)=>{"use strict"
const{createInflateRaw:n,Z_DEFAULT_WINDOWBITS:r}=A(8522)
const{isValidClientWindowBits:s}=A(8625)
const{MessageSizeExceededError:o}=A(8707)
const i=Buffer.from([0,0,255,255])
const a=Symbol("kBuffer")
const c=Symbol("kLength")
class PerMessageDeflate{#j
#E={}
#X=0
constructor(e,t){this.#E.serverNoContextTakeover=e.has("server_no_context_takeover")
this.#E.serverMaxWindowBits=e.get("server_max_window_bits")
this.#X=t.maxPayloadSize}decompress(e,t,A){if(!this.#j){let e=r
if(this.#E.serverMaxWindowBits){if(!s(this.#E.serverMaxWindowBits)){A(new Error("Invalid server_max_window_bits"))
return}e=Number.parseInt(this.#E.serverMaxWindowBits)}try{this.#j=n({windowBits:e})}catch(e){A(e)
return}this.#j[a]=[]
this.#j[c]=0
this.#j.on("data",e=>{this.#j[c]+=e.length
if(this.#X>0&&this.#j[c]>this.#X){A(new o)
this.#j.removeAllListeners()
this.#j.destroy()
this.#j=null
return}this.#j[a].push(e)})
this.#j.on("error",e=>{this.#j=null
A(e)})}this.#j.write(e)
if(t){this.#j.write(i)}this.#j.flush(()=>{if(!this.#j){return}const e=Buffer.concat(this.#j[a],this.#j[c])
this.#j[a].length=0
this.#j[c]=0
A(null,e)})}}e.exports={PerMessageDeflate}},1652:(e,t,A)=>{"use strict"
const{Writable:n}=A(7075)
const r=A(4589)
const{parserStates:s,opcodes:o,states:i,emptyBuffer:a,sentCloseFrameState:c}=A(736)
const{kReadyState:l,kSentClose:u,kResponse:g,kReceivedClose:h}=A(1216)
const{channels:d}=A(2414)
const{isValidStatusCode:E,isValidOpcode:Q,failWebsocketConnection:B,websocketMessageReceived:f,utf8Decode:C,isControlFrame:I,isTextBinaryFrame:p,isContinuationFrame:m}=A(8625)
const{WebsocketFrameSend:w}=A(3264)
const{closeWebSocketConnection:y}=A(6897)
const{PerMessageDeflate:k}=A(9469)
const{MessageSizeExceededError:b}=A(8707)
function failWebsocketConnectionWithCode(e,t,A){y(e,t,A,Buffer.byteLength(A))
B(e,A)}class ByteParser extends n{#ee=[]
#te=0
#Ae=0
#ne=false
#m=s.INFO
#re={}
#se=[]
#oe
#ie
#X
constructor(e,t,A={}){super()
this.ws=e
this.#oe=t==null?new Map:t
this.#ie=A.maxFragments??0
this.#X=A.maxPayloadSize??0
if(this.#oe.has("permessage-deflate")){this.#oe.set("permessage-deflate",new k(t,A))}}_write(e,t,A){this.#ee.push(e)
this.#Ae+=e.length
this.#ne=true
this.run(A)}#ae(){if(this.#X>0&&!I(this.#re.opcode)&&this.#re.payloadLength+this.#te>this.#X){failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size")
return false}return true}run(e){while(this.#ne){if(this.#m===s.INFO){if(this.#Ae<2){return e()}const t=this.consume(2)
const A=(t[0]&128)!==0
const n=t[0]&15
const r=(t[1]&128)===128
const i=!A&&n!==o.CONTINUATION
const a=t[1]&127
const c=t[0]&64
const l=t[0]&32
const u=t[0]&16
if(!Q(n)){B(this.ws,"Invalid opcode received")
return e()}if(r){B(this.ws,"Frame cannot be masked")
return e()}if(c!==0&&!this.#oe.has("permessage-deflate")){B(this.ws,"Expected RSV1 to be clear.")
return}if(l!==0||u!==0){B(this.ws,"RSV1, RSV2, RSV3 must be clear")
return}if(i&&!p(n)){B(this.ws,"Invalid frame type was fragmented.")
return}if(p(n)&&this.#se.length>0){B(this.ws,"Expected continuation frame")
return}if(this.#re.fragmented&&i){B(this.ws,"Fragmented frame exceeded 125 bytes.")
return}if((a>125||i)&&I(n)){B(this.ws,"Control frame either too large or fragmented")
return}if(m(n)&&this.#se.length===0&&!this.#re.compressed){B(this.ws,"Unexpected continuation frame")
return}if(a<=125){this.#re.payloadLength=a
this.#m=s.READ_DATA
if(!this.#ae()){return}}else if(a===126){this.#m=s.PAYLOADLENGTH_16}else if(a===127){this.#m=s.PAYLOADLENGTH_64}if(p(n)){this.#re.binaryType=n
this.#re.compressed=c!==0}this.#re.opcode=n
this.#re.masked=r
this.#re.fin=A
this.#re.fragmented=i}else if(this.#m===s.PAYLOADLENGTH_16){if(this.#Ae<2){return e()}const t=this.consume(2)
this.#re.payloadLength=t.readUInt16BE(0)
this.#m=s.READ_DATA
if(!this.#ae()){return}}else if(this.#m===s.PAYLOADLENGTH_64){if(this.#Ae<8){return e()}const t=this.consume(8)
const A=t.readUInt32BE(0)
const n=t.readUInt32BE(4)
if(A!==0||n>2**31-1){B(this.ws,"Received payload length > 2^31 bytes.")
return}this.#re.payloadLength=n
this.#m=s.READ_DATA
if(!this.#ae()){return}}else if(this.#m===s.READ_DATA){if(this.#Ae<this.#re.payloadLength){return e()}const t=this.consume(this.#re.payloadLength)
if(I(this.#re.opcode)){this.#ne=this.parseControlFrame(t)
this.#m=s.INFO
const A=this.ws[g].socket
if(this.#ne&&A.writableNeedDrain){this.#ne=false
A.once("drain",()=>{if(this.destroyed)return
this.#ne=true
this.run(e)})
return}}else{if(!this.#re.compressed){if(!this.writeFragments(t)){return}if(this.#X>0&&this.#te>this.#X){failWebsocketConnectionWithCode(this.ws,1009,(new b).message)
return}if(!this.#re.fragmented&&this.#re.fin){f(this.ws,this.#re.binaryType,this.consumeFragments())}this.#m=s.INFO}else{this.#oe.get("permessage-deflate").decompress(t,this.#re.fin,(t,A)=>{if(t){const e=t instanceof b?1009:1007
failWebsocketConnectionWithCode(this.ws,e,t.message)
return}if(!this.writeFragments(A)){return}if(this.#X>0&&this.#te>this.#X){failWebsocketConnectionWithCode(this.ws,1009,(new b).message)
return}if(!this.#re.fin){this.#m=s.INFO
this.#ne=true
this.run(e)
return}f(this.ws,this.#re.binaryType,this.consumeFragments())
this.#ne=true
this.#m=s.INFO
this.run(e)})
this.#ne=false
break}}}}}consume(e){if(e>this.#Ae){throw new Error("Called consume() before buffers satiated.")}else if(e===0){return a}if(this.#ee[0].length===e){this.#Ae-=this.#ee[0].length
return this.#ee.shift()}const t=Buffer.allocUnsafe(e)
let A=0
while(A!==e){const n=this.#ee[0]
const{length:r}=n
if(r+A===e){t.set(this.#ee.shift(),A)
break}else if(r+A>e){t.set(n.subarray(0,e-A),A)
this.#ee[0]=n.subarray(e-A)
break}else{t.set(this.#ee.shift(),A)
A+=n.length}}this.#Ae-=e
return t}writeFragments(e){if(this.#ie>0&&this.#se.length===this.#ie){failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments")
return false}this.#te+=e.length
this.#se.push(e)
return true}consumeFragments(){const e=this.#se
if(e.length===1){this.#te=0
return e.shift()}const t=Buffer.concat(e,this.#te)
this.#se=[]
this.#te=0
return t}parseCloseBody(e){r(e.length!==1)
let t
if(e.length>=2){t=e.readUInt16BE(0)}if(t!==undefined&&!E(t)){return{code:1002,reason:"Invalid status code",error:true}}let A=e.subarray(2)
if(A[0]===239&&A[1]===187&&A[2]===191){A=A.subarray(3)}try{A=C(A)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{code:t,reason:A,error:false}}parseControlFrame(e){const{opcode:t,payloadLength:A}=this.#re
if(t===o.CLOSE){if(A===1){B(this.ws,"Received close frame with a 1-byte body.")
return false}this.#re.closeInfo=this.parseCloseBody(e)
if(this.#re.closeInfo.error){const{code:e,reason:t}=this.#re.closeInfo
y(this.ws,e,t,t.length)
B(this.ws,t)
return false}if(this.ws[u]!==c.SENT){let e=a
if(this.#re.closeInfo.code){e=Buffer.allocUnsafe(2)
e.writeUInt16BE(this.#re.closeInfo.code,0)}const t=new w(e)
this.ws[g].socket.write(t.createFrame(o.CLOSE),e=>{if(!e){this.ws[u]=c.SENT}})}this.ws[l]=i.CLOSING
this.ws[h]=true
return false}else if(t===o.PING){if(!this.ws[h]){const t=new w(e)
this.ws[g].socket.write(t.createFrame(o.PONG))
if(d.ping.hasSubscribers){d.ping.publish({payload:e})}}}else if(t===o.PONG){if(d.pong.hasSubscribers){d.pong.publish({payload:e})}}return true}get closingInfo(){return this.#re.closeInfo}}e.exports={ByteParser}},3900:(e,t,A)=>{"use strict"
const{WebsocketFrameSend:n}=A(3264)
const{opcodes:r,sendHints:s}=A(736)
const o=A(4660)
const i=Buffer[Symbol.species]
class SendQueue{#ce=new o
#le=false
#ue
constructor(e){this.#ue=e}add(e,t,A){if(A!==s.blob){const n=createFrame(e,A)
if(!this.#le){this.#ue.write(n,t)}else{const e={promise:null,callback:t,frame:n}
this.#ce.push(e)}return}const n={promise:e.arrayBuffer().then(e=>{n.promise=null
n.frame=createFrame(e,A)}),callback:t,frame:null}
this.#ce.push(n)
if(!this.#le){this.#ge()}}async#ge(){this.#le=true
const e=this.#ce
while(!e.isEmpty()){const t=e.shift()
if(t.promise!==null){await t.promise}this.#ue.write(t.frame,t.callback)
t.callback=t.frame=null}this.#le=false}}function createFrame(e,t){return new n(toBuffer(e,t)).createFrame(t===s.string?r.TEXT:r.BINARY)}function toBuffer(e,t){switch(t){case s.string:return Buffer.from(e)
case s.arrayBuffer:case s.blob:return new i(e)
case s.typedArray:return new i(e.buffer,e.byteOffset,e.byteLength)}}e.exports={SendQueue}},1216:e=>{"use strict"
e.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol("byte parser")}},8625:(e,t,A)=>{"use strict"
const{kReadyState:n,kController:r,kResponse:s,kBinaryType:o,kWebSocketURL:i}=A(1216)
const{states:a,opcodes:c}=A(736)
const{ErrorEvent:l,createFastMessageEvent:u}=A(5188)
const{isUtf8:g}=A(4573)
const{collectASequenceOfCodePointsFast:h,removeHTTPWhitespace:d}=A(1900)
function isConnecting(e){return e[n]===a.CONNECTING}function isEstablished(e){return e[n]===a.OPEN}function isClosing(e){return e[n]===a.CLOSING}function isClosed(e){return e[n]===a.CLOSED}function fireEvent(e,t,A=(e,t)=>new Event(e,t),n={}){const r=A(e,n)
t.dispatchEvent(r)}function websocketMessageReceived(e,t,A){if(e[n]!==a.OPEN){return}let r
if(t===c.TEXT){try{r=B(A)}catch{failWebsocketConnection(e,"Received invalid UTF-8 in text frame.")
return}}else if(t===c.BINARY){if(e[o]==="blob"){r=new Blob([A])}else{r=toArrayBuffer(A)}}fireEvent("message",e,u,{origin:e[i].origin,data:r})}function toArrayBuffer(e){if(e.byteLength===e.buffer.byteLength){return e.buffer}return e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength)}function isValidSubprotocol(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<33||A>126||A===34||A===40||A===41||A===44||A===47||A===58||A===59||A===60||A===61||A===62||A===63||A===64||A===91||A===92||A===93||A===123||A===125){return false}}return true}function isValidStatusCode(e){if(e>=1e3&&e<1015){return e!==1004&&e!==1005&&e!==1006}return e>=3e3&&e<=4999}function failWebsocketConnection(e,t){const{[r]:A,[s]:n}=e
A.abort()
if(n?.socket&&!n.socket.destroyed){n.socket.destroy()}if(t){fireEvent("error",e,(e,t)=>new l(e,t),{error:new Error(t),message:t})}}function isControlFrame(e){return e===c.CLOSE||e===c.PING||e===c.PONG}function isContinuationFrame(e){return e===c.CONTINUATION}function isTextBinaryFrame(e){return e===c.TEXT||e===c.BINARY}function isValidOpcode(e){return isTextBinaryFrame(e)||isContinuationFrame(e)||isControlFrame(e)}function parseExtensions(e){const t={position:0}
const A=new Map
while(t.position<e.length){const n=h(";",e,t)
const[r,s=""]=n.split("=")
A.set(d(r,true,false),d(s,false,true))
t.position++}return A}function isValidClientWindowBits(e){if(e.length===0){return false}for(let t=0;t<e.length;t++){const A=e.charCodeAt(t)
if(A<48||A>57){return false}}const t=Number.parseInt(e,10)
return t>=8&&t<=15}const E=typeof process.versions.icu==="string"
const Q=E?new TextDecoder("utf-8",{fatal:true}):undefined
const B=E?Q.decode.bind(Q):function(e){if(g(e)){return e.toString("utf-8")}throw new TypeError("Invalid utf-8 received.")}
e.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,websocketMessageReceived,utf8Decode:B,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits}},3726:(e,t,A)=>{"use strict"
const{webidl:n}=A(5893)
const{URLSerializer:r}=A(1900)
const{environmentSettingsObject:s}=A(3168)
const{staticPropertyDescriptors:o,states:i,sentCloseFrameState:a,sendHints:c}=A(736)
const{kWebSocketURL:l,kReadyState:u,kController:g,kBinaryType:h,kResponse:d,kSentClose:E,kByteParser:Q}=A(1216)
const{isConnecting:B,isEstablished:f,isClosing:C,isValidSubprotocol:I,fireEvent:p}=A(8625)
const{establishWebSocketConnection:m,closeWebSocketConnection:w}=A(6897)
const{ByteParser:y}=A(1652)
const{kEnumerableProperty:k,isBlobLike:b}=A(3440)
const{getGlobalDispatcher:D}=A(2581)
const{types:R}=A(7975)
const{ErrorEvent:S,CloseEvent:F}=A(5188)
const{SendQueue:N}=A(3900)
class WebSocket extends EventTarget{#x={open:null,error:null,close:null,message:null}
#he=0
#de=""
#oe=""
#Ee
constructor(e,t=[]){super()
n.util.markAsUncloneable(this)
const A="WebSocket constructor"
n.argumentLengthCheck(arguments,1,A)
const r=n.converters["DOMString or sequence<DOMString> or WebSocketInit"](t,A,"options")
e=n.converters.USVString(e,A,"url")
t=r.protocols
const o=s.settingsObject.baseUrl
let i
try{i=new URL(e,o)}catch(e){throw new DOMException(e,"SyntaxError")}if(i.protocol==="http:"){i.protocol="ws:"}else if(i.protocol==="https:"){i.protocol="wss:"}if(i.protocol!=="ws:"&&i.protocol!=="wss:"){throw new DOMException(`Expected a ws: or wss: protocol, got ${i.protocol}`,"SyntaxError")}if(i.hash||i.href.endsWith("#")){throw new DOMException("Got fragment","SyntaxError")}if(typeof t==="string"){t=[t]}if(t.length!==new Set(t.map(e=>e.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(t.length>0&&!t.every(e=>I(e))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this[l]=new URL(i.href)
const c=s.settingsObject
this[g]=m(i,t,c,this,(e,t)=>this.#Qe(e,t),r)
this[u]=WebSocket.CONNECTING
this[E]=a.NOT_SENT
this[h]="blob"}close(e=undefined,t=undefined){n.brandCheck(this,WebSocket)
const A="WebSocket.close"
if(e!==undefined){e=n.converters["unsigned short"](e,A,"code",{clamp:true})}if(t!==undefined){t=n.converters.USVString(t,A,"reason")}if(e!==undefined){if(e!==1e3&&(e<3e3||e>4999)){throw new DOMException("invalid code","InvalidAccessError")}}let r=0
if(t!==undefined){r=Buffer.byteLength(t)
if(r>123){throw new DOMException(`Reason must be less than 123 bytes; received ${r}`,"SyntaxError")}}w(this,e,t,r)}send(e){n.brandCheck(this,WebSocket)
const t="WebSocket.send"
n.argumentLengthCheck(arguments,1,t)
e=n.converters.WebSocketSendData(e,t,"data")
if(B(this)){throw new DOMException("Sent before connected.","InvalidStateError")}if(!f(this)||C(this)){return}if(typeof e==="string"){const t=Buffer.byteLength(e)
this.#he+=t
this.#Ee.add(e,()=>{this.#he-=t},c.string)}else if(R.isArrayBuffer(e)){this.#he+=e.byteLength
this.#Ee.add(e,()=>{this.#he-=e.byteLength},c.arrayBuffer)}else if(ArrayBuffer.isView(e)){this.#he+=e.byteLength
this.#Ee.add(e,()=>{this.#he-=e.byteLength},c.typedArray)}else if(b(e)){this.#he+=e.size
this.#Ee.add(e,()=>{this.#he-=e.size},c.blob)}}get readyState(){n.brandCheck(this,WebSocket)
return this[u]}get bufferedAmount(){n.brandCheck(this,WebSocket)
return this.#he}get url(){n.brandCheck(this,WebSocket)
return r(this[l])}get extensions(){n.brandCheck(this,WebSocket)
return this.#oe}get protocol(){n.brandCheck(this,WebSocket)
return this.#de}get onopen(){n.brandCheck(this,WebSocket)
return this.#x.open}set onopen(e){n.brandCheck(this,WebSocket)
if(this.#x.open){this.removeEventListener("open",this.#x.open)}if(typeof e==="function"){this.#x.open=e
this.addEventListener("open",e)}else{this.#x.open=null}}get onerror(){n.brandCheck(this,WebSocket)
return this.#x.error}set onerror(e){n.brandCheck(this,WebSocket)
if(this.#x.error){this.removeEventListener("error",this.#x.error)}if(typeof e==="function"){this.#x.error=e
this.addEventListener("error",e)}else{this.#x.error=null}}get onclose(){n.brandCheck(this,WebSocket)
return this.#x.close}set onclose(e){n.brandCheck(this,WebSocket)
if(this.#x.close){this.removeEventListener("close",this.#x.close)}if(typeof e==="function"){this.#x.close=e
this.addEventListener("close",e)}else{this.#x.close=null}}get onmessage(){n.brandCheck(this,WebSocket)
return this.#x.message}set onmessage(e){n.brandCheck(this,WebSocket)
if(this.#x.message){this.removeEventListener("message",this.#x.message)}if(typeof e==="function"){this.#x.message=e
this.addEventListener("message",e)}else{this.#x.message=null}}get binaryType(){n.brandCheck(this,WebSocket)
return this[h]}set binaryType(e){n.brandCheck(this,WebSocket)
if(e!=="blob"&&e!=="arraybuffer"){this[h]="blob"}else{this[h]=e}}#Qe(e,t){this[d]=e
const A=this[g]?.dispatcher?.webSocketOptions
const n=A?.maxFragments
const r=A?.maxPayloadSize
const s=new y(this,t,{maxFragments:n,maxPayloadSize:r})
s.on("drain",onParserDrain)
s.on("error",onParserError.bind(this))
e.socket.ws=this
this[Q]=s
this.#Ee=new N(e.socket)
this[u]=i.OPEN
const o=e.headersList.get("sec-websocket-extensions")
if(o!==null){this.#oe=o}const a=e.headersList.get("sec-websocket-protocol")
if(a!==null){this.#de=a}p("open",this)}}WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=i.CONNECTING
WebSocket.OPEN=WebSocket.prototype.OPEN=i.OPEN
WebSocket.CLOSING=WebSocket.prototype.CLOSING=i.CLOSING
WebSocket.CLOSED=WebSocket.prototype.CLOSED=i.CLOSED
Object.defineProperties(WebSocket.prototype,{CONNECTING:o,OPEN:o,CLOSING:o,CLOSED:o,url:k,readyState:k,bufferedAmount:k,onopen:k,onerror:k,onclose:k,close:k,onmessage:k,binaryType:k,send:k,extensions:k,protocol:k,[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(WebSocket,{CONNECTING:o,OPEN:o,CLOSING:o,CLOSED:o})
n.converters["sequence<DOMString>"]=n.sequenceConverter(n.converters.DOMString)
n.converters["DOMString or sequence<DOMString>"]=function(e,t,A){if(n.util.Type(e)==="Object"&&Symbol.iterator in e){return n.converters["sequence<DOMString>"](e)}return n.converters.DOMString(e,t,A)}
n.converters.WebSocketInit=n.dictionaryConverter([{key:"protocols",converter:n.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:n.converters.any,defaultValue:()=>D()},{key:"headers",converter:n.nullableConverter(n.converters.HeadersInit)}])
n.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){if(n.util.Type(e)==="Object"&&!(Symbol.iterator in e)){return n.converters.WebSocketInit(e)}return{protocols:n.converters["DOMString or sequence<DOMString>"](e)}}
n.converters.WebSocketSendData=function(e){if(n.util.Type(e)==="Object"){if(b(e)){return n.converters.Blob(e,{strict:false})}if(ArrayBuffer.isView(e)||R.isArrayBuffer(e)){return n.converters.BufferSource(e)}}return n.converters.USVString(e)}
function onParserDrain(){this.ws[d].socket.resume()}function onParserError(e){let t
let A
if(e instanceof F){t=e.reason
A=e.code}else{t=e.message}p("error",this,()=>new S("error",{error:e,message:t}))
w(this,A)}e.exports={WebSocket}},2613:e=>{"use strict"
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
e.exports=require("node:util/types")},8877:e=>{"use strict"
e.exports=require("node:v8")},5919:e=>{"use strict"
e.exports=require("node:worker_threads")},8522:e=>{"use strict"
e.exports=require("node:zlib")},857:e=>{"use strict"
e.exports=require("os")},3193:e=>{"use strict"
e.exports=require("string_decoder")},4756:e=>{"use strict"
e.exports=require("tls")},9023:e=>{"use strict"
e.exports=require("util")},187:(e,t,A)=>{"use strict"
A.d(t,{$z:()=>notOnRunner,Uc:()=>describeError,s8:()=>WorkflowError,w7:()=>toErrorReport})
var n=A(8159)
var r=A(1812)
var s=A(9452)
var o=A(7031)
var i=A(9529)
class WorkflowError extends Error{name="WorkflowError"
code
constructor(e,t){super(t)
this.code=e}}function notOnRunner(e,t="is not set"){const A="run this as a step of a GitHub workflow, or use npx status-snippets elsewhere"
return new WorkflowError("not-on-a-runner",`${e} ${t}: ${A}`)}const a=[n.e,i.d,o._,s.y_,r.f6,WorkflowError]
function toErrorReport(e){const t=refusedFiles(e).map(({path:e,code:t,message:A})=>({path:e,outcome:"failed",sections:[],problems:[{line:1,column:1,code:t,message:A}]}))
return{version:1,outcome:"failed",pages:[],files:t,error:describeError(e)}}function describeError(e){const t=a.some(t=>e instanceof t)
if(t&&e instanceof Error&&"code"in e){return{code:String(e.code),message:e.message}}const A=e instanceof Error?e.stack??e.message:String(e)
return{code:"internal-error",message:`internal error in status-snippets, please report it\n${A}`}}function refusedFiles(e){if(e instanceof s.ur)return e.files
return e instanceof r.f6?[{path:e.path,code:e.code,message:e.problem}]:[]}},7786:(e,t,A)=>{"use strict"
A.d(t,{P_:()=>chooseFiles,j3:()=>createFirstSelection,bh:()=>mentionsEmbedHost,vj:()=>readRepositoryConfiguration})
var n=A(8159)
var r=A(1641)
var s=A(4467)
var o=A(1830)
var i=A(3032)
var a=A(9052)
var c=A(9593)
var l=A(7908)
var u=A(6760)
var g=A(4022)
var h=A(7819)
const d=/(^|\/)(node_modules|\.git)(\/|$)/
async function parseRequestedFiles(e,t,A=false,r=l.nr){const s=e.filter(e=>!e.startsWith("!"))
const o=e.filter(e=>e.startsWith("!")).map(e=>e.slice(1))
if(s.length===0){throw new n.e("files","contains only exclusions: name at least one file, folder or glob")}const i=s.filter(isPlainFile).map(normalizePath)
const a=await parseMatchers(s.filter(e=>!isPlainFile(e)))
const c=a.length===0?[]:await parseMatchers(o)
const isExplicit=e=>i.includes(e)||a.some(t=>t.path===e)
const matchedBy=e=>{if((0,g.be)(e)===null||d.test(e)||c.some(({matches:t})=>t(e)))return[]
return a.filter(t=>t.path!==e&&t.matches(e)).map(({entry:e})=>e)}
return{paths:i,areFilesOptional:A,matches:a.length===0?null:e=>isExplicit(e)||matchedBy(e).length>0,isRelevant:(e,t)=>isExplicit(e)&&!A||r(t),toInputFiles(e){for(const n of A?[]:a)assertMatch(n,e,t)
return e.map(({path:e,text:n})=>({path:e,format:t??(0,g.be)(e)??"md",mustHaveSection:!A&&isExplicit(e),matchedBy:A?[]:matchedBy(e),content:{outcome:"read",text:n}}))}}}function assertMatch(e,t,A){const r=(0,h.h)(e.entry)
const s=t.some(({path:t})=>t===e.path)
if(s&&A===null&&(0,g.be)(e.path)===null){const e="specify a Markdown, MDX or HTML file, or set format"
throw new n.e("files",`${r} has an unsupported format: ${e}`)}if(!s&&!t.some(({path:t})=>e.matches(t))){throw new n.e("files",`${r} matches no Markdown, MDX or HTML file: correct or remove it`)}}function isPlainFile(e){return(0,g.be)(e)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(e)}async function parseMatchers(e){if(e.length===0)return[]
const{default:t}=await A.e(6).then(A.t.bind(A,4006,19))
return e.map(e=>{const A=normalizePath(e)
const n=A===""?"":`${A}/`
const r=t(A===""?"**":A,{dot:true,strictSlashes:true})
return{entry:e,path:A,matches:e=>e.startsWith(n)||r(e)}})}function normalizePath(e){const t=u.posix.normalize(e).replace(/\/$/,"")
if(u.posix.isAbsolute(t)||t===".."||t.startsWith("../")){const t="write a path relative to its top directory, such as docs/index.md"
throw new n.e("files",`${(0,h.h)(e)} is outside the repository: ${t}`)}return t==="."?"":t}async function createFirstSelection({files:e,format:t}){if(e.length===0){const e=[...r.fl,...s.AH,...s.fB]
return{paths:[],matches:null,candidates:e}}const{paths:A,matches:n}=await parseRequestedFiles(e,t)
return{paths:A,matches:n,candidates:r.fl}}async function readRepositoryConfiguration(e,t){for(const s of r.fl){const r=(0,a._)(t,s)
if(r===null)continue
const l=s==="package.json"
if(l&&(r.mode!==o.MA||!(0,c.B)(s,r.blob?.text??"")))continue
if(r.mode===o.VX)throw new n.e(s,"is a symbolic link: replace it with a file")
const[u]=await(0,i.Z)(e,t.nameWithOwner,[s],[r],t.where)
const{parseConfigurationFile:g}=await Promise.all([A.e(162),A.e(203)]).then(A.bind(A,2627))
const h=g(s,u?.text??"")
if(h!==null)return h}return new Map}async function chooseFiles(e,t,A=false){const{files:n,format:r,unmarked:o}=e
const isRelevantContent=t=>(0,l.nr)(t)||o==="adopt"&&mentionsEmbedHost(t,e)
if(n.length>0)return parseRequestedFiles(n,r,A,isRelevantContent)
const i=(0,s.mJ)(e=>(0,a._)(t,e)?.fileNames??[])
return parseRequestedFiles([i??"README.md"],r,A,isRelevantContent)}function mentionsEmbedHost(e,{baseUrl:t,statusPageHost:A,customDomain:n}){const r=[new URL(t).host,A,n].filter(e=>e!==null)
return r.some(t=>new RegExp(t.replace(/[^\w-]/g,"\\$&"),"i").test(e))}},4905:(e,t,A)=>{"use strict"
A.a(e,async(e,n)=>{try{A.r(t)
var r=A(3024)
var s=A(6752)
var o=A(8897)
var i=A(6190)
var a=A(1310)
const e=5e3
const c={...(0,o.P)(process.env,process.platform,s.fetch),env:process.env,runner:a.l,readFile:e=>(0,r.readFileSync)(e,"utf8")}
process.once("uncaughtException",e=>void(0,i.N)(c,e))
let l=false
process.once("beforeExit",()=>{if(!l)void(0,i.N)(c,new Error("The run ended before it was finished: it waited for something that never happens. Please report this."))})
await(0,i.C)(c)
l=true
setTimeout(()=>process.exit(),e).unref()
n()}catch(e){n(e)}},1)},1215:(e,t,A)=>{"use strict"
A.d(t,{DQ:()=>createCommitMessage,dC:()=>validateTemplate,ou:()=>fillTemplate})
var n=A(8159)
var r=A(7248)
var s=A(6101)
const o=new Map([["slug",({pages:e})=>e.map(({slug:e})=>e)],["address",({pages:e})=>e.map(({address:e})=>e)],["previous-address",({kind:e,pages:t})=>t.map(t=>e==="moved"?t.previousAddress:null)]])
const i=/\{([\w-]+)\}/g
function validateTemplate(e,t){for(const[A,r=""]of(t??"").matchAll(i)){if(o.has(r))continue
const t=[...o.keys()]
const i=(0,s.Z)(r,t)
const a=t.map(e=>`{${e}}`).join(", ")
const c=i===null?`use one of ${a}`:`did you mean {${i}}? The placeholders are ${a}`
throw new n.e(`input ${e}`,`contains the unknown placeholder "${A}": ${c}`)}}function fillTemplate(e,t){return e.replace(i,(e,A)=>{const n=o.get(A)?.(t)
return n?[...new Set(n)].join(", "):e})}function createCommitMessage(e,t){const A=fillTemplate(t??"",e).trim().split(/\r\n|\n|\r/)
const[n="",...s]=A
if(n==="")return{subject:(0,r.M4)(e),body:(0,r.Ac)(e)}
return{subject:n.trim(),body:s.join("\n").trim()}}},3924:(e,t,A)=>{"use strict"
A.d(t,{Ar:()=>htmlLink,I$:()=>htmlTable,Ty:()=>diffBlock,h8:()=>htmlCode,js:()=>htmlText,xv:()=>truncate,zW:()=>fencedBlock})
var n=A(88)
function htmlText(e){return(0,n.O)(e.replace(/\s+/g," ")).replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function htmlCode(e){return`<code>${htmlText(e)}</code>`}function htmlLink(e){const t=htmlText(e)
return/^https?:\/\//.test(e)?`<a href="${t}">${t}</a>`:t}function htmlTable(e,t){if(t.length===0)return""
const line=(e,t)=>`<tr>${t.map(t=>`<${e}>${t}</${e}>`).join("")}</tr>`
return["<table>",line("th",e),...t.map(e=>line("td",e)),"</table>"].join("\n")}function fencedBlock(e,t){const A=Math.max(2,...(t.match(/`+/g)??[]).map(e=>e.length))
const r="`".repeat(A+1)
return`${r}${e}\n${(0,n.O)(t,"breaks-allowed").replace(/\n$/,"")}\n${r}`}function diffBlock(e,t){if(e==="")return""
return`<details><summary>Diff</summary>\n\n${fencedBlock("diff",truncate(e,t))}\n\n</details>`}function truncate(e,t){const A=Buffer.from(e)
if(A.length<=t)return e
const n=A.subarray(0,t).toString().replace(/\uFFFD+$/,"")
const r=n.slice(0,Math.max(0,n.lastIndexOf("\n")))
return`${r||n}\n\u2026 (truncated)`}},927:(e,t,A)=>{"use strict"
A.d(t,{Ft:()=>createSummary,Hg:()=>changeTable,N5:()=>errorSummary,Ov:()=>messageParagraph,vT:()=>skippedSummary,x9:()=>joinBlocks})
var n=A(3924)
const r=4e5
const s=1e5
const o=20
const i=50
function createSummary(e,t,A,s,i){return joinBlocks([messageParagraph(A),messageBlock(s),changeTable(e.files),pageTable(e),...e.pages.slice(0,o).map(({snippets:e})=>e.badge_markdown??""),(0,n.Ty)(t,r),...i.map(e=>`> [!NOTE]\n> ${e}`)])}function errorSummary(e){return joinBlocks([(0,n.zW)("text",(0,n.xv)(e,s))])}function skippedSummary(e){return joinBlocks([messageParagraph({sentence:e,url:null})])}function joinBlocks(e){return`${["## Status snippets",...e].filter(e=>e!=="").join("\n\n")}\n`}function messageParagraph({sentence:e,url:t}){const A=t===null?"":` ${(0,n.Ar)(t)}`
return`<p>${(0,n.js)(e)}${A}</p>`}function messageBlock(e){const t=e.filter(({level:e})=>e!=="notice").map(({level:e,message:t})=>`${e}: ${t}`)
return t.length===0?"":(0,n.zW)("text",(0,n.xv)(t.join("\n"),s))}function changeTable(e){const t=e.flatMap(({path:e,sections:t})=>t.filter(({outcome:e})=>e!=="unchanged").map(({line:t,slug:A,previousAddress:r,address:s})=>[(0,n.h8)(`${e}:${t}`),(0,n.h8)(A),r===null?"none":(0,n.h8)(r),(0,n.Ar)(s)]))
const A=(0,n.I$)(["Section","Page","Before","After"],t.slice(0,i))
return t.length>i?`${A}\n\nand ${t.length-i} more.`:A}function pageTable({pages:e,files:t}){const A=t.flatMap(e=>e.sections)
const r=e.slice(0,o).map(({slug:e,source:t,snippets:r})=>{const s=A.find(t=>t.slug===e)
return[(0,n.h8)(e),(0,n.Ar)(s?.address||(r.status_page_url??"")),a[t]]})
return(0,n.I$)(["Page","Address","Source"],r)}const a={endpoint:"endpoint: response of the service",cache:"cache: recent response of the service",stale:"stale: last good response, because the service is unavailable",offline:"offline: generated, not from the service"}},2727:(e,t,A)=>{"use strict"
A.d(t,{bA:()=>pullRequestChecksHint,uW:()=>findHints,y5:()=>outcomeMessage})
var n=A(9452)
function outcomeMessage({refresh:e,published:t}){if(t===null)return{sentence:describeFiles(e),url:null}
if(t.outcome==="failed"){const{error:e}=t
return{sentence:"Publishing failed.",url:e instanceof n.rj?e.compareUrl:null}}const A=t.outcome==="committed"?t.commit:t.pullRequest
return{sentence:describePublished(t),url:A.url}}function describeFiles({outcome:e,files:t}){const A=t.filter(t=>t.outcome===e).length
const n=A===1?"1 file":`${A} files`
switch(e){case"changed":return`Updated ${n} in the workspace.`
case"out-of-date":return`${n} ${A===1?"is":"are"} out of date. Run status-snippets, or run this action in another mode.`
case"unchanged":return"All sections are up to date; nothing was written."
case"failed":return"Nothing was written."}}function describePublished(e){const t=`branch "${e.branch}" of ${e.repository}`
if(e.outcome==="committed")return`Committed ${e.commit.oid.slice(0,7)} to ${t}.`
const{number:A}=e.pullRequest
switch(e.outcome){case"proposed":if(e.isNew)return`Opened pull request #${A} for ${t}.`
return e.commit===null?`The change is already in pull request #${A} for ${t}.`:`Updated pull request #${A} for ${t}.`
case"closed":return`Closed pull request #${A}: ${t} is already up to date.`
case"left-open":return`Left pull request #${A} open, because others have contributed to it; ${t} is already up to date.`
case"declined":return`Pull request #${A} with the same change to ${t} was closed, so it is not opened again; `+"reopen it, or change the branch yourself."}}function findHints({event:e,isPublic:t},A,n){const o=[A?.outcome==="committed"&&mayBeWorkflowToken(n)?s:null,A?.outcome==="proposed"?pullRequestChecksHint(n):null,e==="schedule"&&t!==false?r:null]
return o.filter(e=>e!==null)}const r="GitHub disables the schedules of a public repository after 60 days without activity, and sends an email; \u201cEnable "+"workflow\u201d on the Actions tab enables them again."
const s="A commit made with `GITHUB_TOKEN` does not start workflows. To start them, set `token` to a GitHub App token."
function pullRequestChecksHint(e){if(!mayBeWorkflowToken(e))return null
return"If this pull request was opened with `GITHUB_TOKEN`, its checks wait until someone with write access clicks "+"\u201cApprove workflows to run\u201d. With `token` set to a GitHub App token, they start automatically."}function mayBeWorkflowToken(e){return!/^(?:ghp|gho|ghu|github_pat)_/.test(e??"")}},2991:(e,t,A)=>{"use strict"
A.d(t,{u:()=>outputValues})
var n=A(5860)
const r=[{name:"outcome",summary:"changed, unchanged, out-of-date or failed"},{name:"changed",summary:"true if a section changed, otherwise false"},{name:"domain-changed",summary:"true if a section contained another address before, otherwise false"},{name:"status-page-url",summary:"Address of the status page"},{name:"previous-status-page-url",summary:"Address that the section contained before"},{name:"source",summary:"Where the snippets came from: endpoint, cache, stale or offline"},{name:"commit-sha",summary:"ID (SHA) of the commit"},{name:"commit-url",summary:"URL of the commit"},{name:"pull-request-number",summary:"Number of the pull request"},{name:"pull-request-url",summary:"URL of the pull request"},{name:"badge-markdown",summary:"Badge in Markdown"},{name:"badge-html",summary:"Badge in HTML"},{name:"widget-script",summary:"Script tag of the widget"},{name:"widget-html",summary:"Widget in HTML"},{name:"minimal-md",summary:"Text link in Markdown"},{name:"report",summary:"Full report as JSON"},{name:"repositories-changed",summary:"How many of the repositories changed"},{name:"repositories-failed",summary:"How many of the repositories failed"},{name:"repositories-deferred",summary:"How many of the repositories are left for the next run"}]
function outputValues(e,t){const A=e.files.flatMap(e=>e.sections)
const[r]=A
const s=A.filter(({slug:e})=>e===r?.slug)
const o=s.find(n.l)
const i=e.pages.find(({slug:e})=>e===r?.slug)
const a=t!==null&&"commit"in t?t.commit:null
const c=t!==null&&"pullRequest"in t?t.pullRequest:null
return{outcome:e.outcome,changed:String(e.outcome==="changed"),"domain-changed":String(o!==undefined),"status-page-url":r?.address||i?.snippets.status_page_url||"","previous-status-page-url":(o??r)?.previousAddress??"",source:i?.source??"","commit-sha":a?.oid??"","commit-url":a?.url??"","pull-request-number":c===null?"":String(c.number),"pull-request-url":c?.url??"","badge-markdown":i?.snippets.badge_markdown??"","badge-html":i?.snippets.badge_html??"","widget-script":i?.snippets.widget_script??"","widget-html":i?.snippets.widget_html??"","minimal-md":i?.snippets.minimal_md??"",report:JSON.stringify(e),"repositories-changed":"","repositories-failed":"","repositories-deferred":""}}},6190:(e,t,A)=>{"use strict"
A.d(t,{N:()=>reportError,C:()=>runAction})
var n=A(1641)
var r=A(5760)
var s=A(5860)
var o=A(2757)
var i=A(6760)
var a=A(3411)
function createSnippetFetcher(e){const{settings:t,effects:n,workingDirectory:r="",onAttempt:s}=e
const o=new Map
const load=async()=>{const{fetchValidatedSnippets:e}=await Promise.all([A.e(584),A.e(652)]).then(A.bind(A,3864))
const{openCacheStore:o}=await Promise.all([A.e(584),A.e(652)]).then(A.bind(A,4616))
const{fetch:c,now:l,sleep:u,random:g}=n
const h=t.cacheDir===null?n.cacheDirectory():(0,i.resolve)(r,t.cacheDir)
const d=t.cache&&h!==null?o(h):null
return A=>e(A,t,{fetch:c,now:l,sleep:u,random:g,onAttempt:s,cache:d,version:a.r})}
let c
const request=async e=>{c??=load()
return(await c)(e)}
return e=>{const t=o.get(e)??request(e)
o.set(e,t)
return t}}const c=60
function createExpiringSnippetFetcher(e){const t=Math.max(e.settings.maxAge,c)*1e3
const{now:A}=e.effects
let n=A()
let r=createSnippetFetcher(e)
return s=>{if(A()-n>t){n=A()
r=createSnippetFetcher(e)}return r(s)}}var l=A(8897)
var u=A(4036)
var g=A(187)
var h=A(7786)
var d=A(1215)
var E=A(6453)
function inputName({input:e,name:t}){return e??t}function readActionInputs(e){const t=new Map
for(const A of E.cz.action){const r=inputName(A)
const s=e(r).trim()
if(s==="")continue
const o=A.kind==="list"?(0,n.uz)(s):[s]
t.set(A.name,{givenAs:`input ${r}`,values:o})}return t}function createAnnotations(e,t,A){const n=t==="warn"&&e.refresh.failure?.kind==="unavailable"
const r=[...failureAnnotations(e,n?"warning":"error"),...warningAnnotations(e),...e.published?.outcome==="failed"?[]:sectionAnnotations(e)]
return A?r:r.map(e=>({...e,place:null}))}function failureAnnotations({refresh:{files:e,failure:t}},A){const n=e.flatMap(({path:e,problems:t})=>t.map(({line:t,column:n,message:r})=>annotationAt(A,{path:e,line:t,column:n},r)))
if(t===null||n.length>0)return n
return[{level:A,message:t.message,place:null}]}function warningAnnotations({refresh:e}){return e.warnings.map(({path:e,line:t=1,column:A=1,message:n})=>e===undefined?{level:"warning",message:n,place:null}:annotationAt("warning",{path:e,line:t,column:A},n))}function sectionAnnotations({refresh:e,published:t}){return e.files.flatMap(({path:e,sections:A})=>A.filter(({outcome:e})=>e!=="unchanged").map(A=>{const n=A.outcome==="out-of-date"&&t===null?"error":"notice"
return annotationAt(n,{path:e,line:A.line,column:1},describeSection(A))}))}function annotationAt(e,t,A){return{level:e,message:`${t.path}:${t.line}:${t.column}: ${A}`,place:t}}function describeSection(e){const{address:t,previousAddress:A,outcome:n}=e
if(n==="out-of-date"){if((0,s.l)(e))return`this section links to ${A}, but the page is at ${t}`
if(A===null)return`this section does not contain the snippets of ${t}`
return`this section differs from the snippets of ${t}`}if((0,s.l)(e))return`this section now links to ${t} instead of ${A}`
if(A===null)return`this section now contains the snippets of ${t}`
return`this section contains the snippets of ${t} again`}var Q=A(3924)
var B=A(927)
var f=A(2727)
var C=A(2991)
function readContext(e,t){const A=requireVariable(e,"GITHUB_REPOSITORY")
const n=requireVariable(e,"GITHUB_API_URL").replace(/\/+$/,"")
const r=readEvent(e.GITHUB_EVENT_PATH??"",t)
const{default_branch:s,fork:o,private:i}=Object(Object(r).repository)
return{event:e.GITHUB_EVENT_NAME??"",repository:A,ref:e.GITHUB_REF??"",sha:e.GITHUB_SHA??"",defaultBranch:typeof s==="string"&&s!==""?s:null,isFork:o===true,isPublic:typeof i==="boolean"?!i:null,workspace:e.GITHUB_WORKSPACE||null,apiUrl:n,graphqlUrl:e.GITHUB_GRAPHQL_URL||`${n.replace(/\/api\/v3$/,"/api")}/graphql`}}function requireVariable(e,t){const A=e[t]
if(!A)throw(0,g.$z)(t)
return A}function readEvent(e,t){let A
try{A=t(e)}catch{return null}try{return JSON.parse(A)}catch{throw(0,g.$z)("GITHUB_EVENT_PATH",`is ${e}, which does not contain an event`)}}const I=["http_proxy","HTTP_PROXY","https_proxy","HTTPS_PROXY"]
function findSecrets(e,t){const valuesOf=t=>e.get(t)?.values??[]
const A=[...valuesOf("token"),...valuesOf("header").flatMap(secretsInHeader),...valuesOf("base-url").flatMap(findPassword),...I.flatMap(e=>findPassword(t[e]??""))]
return[...new Set(A.map(e=>e.trim()))].filter(e=>e!=="")}function secretsInHeader(e){const t=e.slice(e.indexOf(":")+1).trim()
return[t,t.replace(/^(?:bearer|basic|token)\s+/i,"")]}function findPassword(e){const t=/\/\/[^/@]*?:([^/]*)@/.exec(e)?.[1]??""
try{return[t,decodeURIComponent(t)]}catch{return[t]}}var p=A(8159)
var m=A(214)
function findSkipReason({runInForks:e},t){if(t.event!=="schedule"||!t.isFork||e)return null
return`${t.repository} is a fork, and scheduled runs do nothing in forks; to run anyway, set run-in-forks: true`}function validateCombination({repositories:e,repository:t,branch:A,shard:n,mode:r}){if(e.length===0){if(n===null)return
throw new p.e("input shard","divides the input repositories, which is empty: set it, or remove shard")}const s=t===null?A===null?null:"branch":"repository"
if(s!==null){const e=`remove input ${s}; of each repository, the default branch is updated`
throw new p.e("input repositories",`cannot be used together with input ${s}: ${e}`)}if(r!=="write")return
const o="set mode: commit, pull-request or check"
throw new p.e("input mode",`"write" rewrites the files of one workspace, not those of repositories: ${o}`)}function findUnsupportedReason(e,t){const{mode:A,repository:n,branch:r,repositories:s}=e
if(A==="check")return null
const o=A!=="write"&&(0,m.Id)(e,t)!==null
if(isUnmergedRef(t)&&!o){const e=A!=="write"&&s.length===0
const n=t.event==="merge_group"?"a merge queue":"a pull request"
const r=`set mode: check, which writes nothing${e?", or set the input branch":""}`
return`mode ${A} updates a branch, but a run for ${n} (event ${t.event}) has none: ${r}`}if(A!=="write")return null
const i="cannot be used with mode write, which rewrites the files of the workspace: remove it, and set"
if(!(0,m.cl)(n,t))return`input repository ${i} repository of actions/checkout`
if(r!==null&&r!==(0,m.W0)(t))return`input branch ${i} ref of actions/checkout`
return null}function isUnmergedRef({event:e,ref:t}){return e.startsWith("pull_request")||e==="merge_group"||t.startsWith("refs/pull/")||t.startsWith(`${m.$j}gh-readonly-queue/`)}const w={commit:async()=>(await A.e(876).then(A.bind(A,876))).commitMode,"pull-request":async()=>(await A.e(373).then(A.bind(A,6373))).pullRequestMode,write:async()=>(await A.e(82).then(A.bind(A,3082))).writeMode,check:async()=>(await A.e(437).then(A.bind(A,4437))).checkMode}
const y=1e6
async function runAction(e){try{await runMode(e)}catch(t){await reportError(e,t)}}async function runMode(e){const{env:t,readFile:r,runner:s}=e
const o=readActionInputs(s.input)
for(const e of findSecrets(o,t))s.mask(e)
const i=(0,n.P$)(o)
validateCombination(i);(0,d.dC)("commit-message",i.commitMessage);(0,d.dC)("pull-request-title",i.pullRequestTitle)
const a=readContext(t,r)
const c=findSkipReason(i,a)
if(c!==null)return reportSkipped(e,c);(0,u.u_)(t)
const l=findUnsupportedReason(i,a)
if(l!==null)throw new g.s8("mode-refused",l)
const h={inputs:i,context:a,effects:e,configureRun:createRunConfigurer(o,e)}
if(i.repositories.length>0){const{runOrganization:e}=await Promise.all([A.e(373),A.e(397)]).then(A.bind(A,397))
return e(h)}const E=await w[i.mode]()
await reportResult(h,await E(h))}function createRunConfigurer(e,t){const A=new Map
const configure=r=>{const s=(0,n.P$)(new Map([...r,...e]))
const o=A.get(s.maxAge)??createSnippetFetcher({settings:s,effects:t})
A.set(s.maxAge,o)
const i={settings:{...s,checkOnly:s.mode==="check"},fetchSnippets:o}
return{...i,refreshFilesAndEmbeds:e=>refreshFilesAndEmbeds(e,i)}}
let r=null
return e=>{if(e.size>0)return configure(e)
r??=configure(e)
return r}}const k=/status-snippets\s+start(?:(?!status-snippets\s+start).)*?status-snippets\s+end/gs
async function refreshFilesAndEmbeds(e,{settings:t,fetchSnippets:n}){const r=e.some(({content:e})=>{const A=e.outcome==="read"?e.text:""
const n=t.unmarked==="adopt"?[A]:A.split(k)
return n.some(e=>(0,h.bh)(e,t))})
if(t.unmarked==="ignore"||!r){return(0,o.hZ)(e,t,n,l.g)}const{refreshWithUnmarkedEmbeds:s}=await Promise.all([A.e(982),A.e(990),A.e(665),A.e(169),A.e(146),A.e(248),A.e(357),A.e(552),A.e(698),A.e(725),A.e(949)]).then(A.bind(A,3949))
return s(e,{settings:t,fetchSnippets:n})}async function reportResult({inputs:e,context:t,effects:A},n){const{runner:o}=A
const{refresh:i,published:a}=n
const c=(0,s.L)(i)
const l=(0,r.V)(i.changes)
const u=createAnnotations(n,e.onUnavailable,(0,m.cl)(e.repository,t))
const g=(0,f.y5)(n)
const h=(0,f.uW)(t,a,e.token)
if(u.some(({level:e})=>e==="error"))o.fail()
if(i.files.length>0){const e=i.files.map(({path:e,outcome:t,sections:A})=>`${e}: ${t}, sections: ${A.length}`)
o.group("Files",e.join("\n"))}if(l!=="")o.group("Diff",(0,Q.xv)(l.trimEnd(),y))
for(const{level:e,message:t,place:A}of u)o.annotate(e,t,A)
o.log([g.sentence,g.url,...h].filter(e=>e!==null).join("\n"))
o.outputs((0,C.u)(c,a))
await o.writeSummary((0,B.Ft)(c,l,g,u,h))}async function reportSkipped({runner:e},t){e.annotate("notice",t,null)
e.outputs((0,C.u)({version:1,outcome:"unchanged",pages:[],files:[],error:null},null))
await e.writeSummary((0,B.vT)(t))}async function reportError({runner:e},t){const A=(0,g.w7)(t)
const{message:n}=A.error
e.fail()
e.annotate("error",n,null)
e.outputs((0,C.u)(A,null))
await e.writeSummary((0,B.N5)(n))}},214:(e,t,A)=>{"use strict"
A.d(t,{$j:()=>n,Id:()=>explicitTarget,Qj:()=>selectTargetBranch,W0:()=>branchOf,cl:()=>isWorkflowRepository})
const n="refs/heads/"
function selectTargetBranch(e,t){return explicitTarget(e,t)??{repository:t.repository,branch:branchOf(t)}}function explicitTarget({repository:e,branch:t},A){if(isWorkflowRepository(e,A)&&t===null)return null
return{repository:e??A.repository,branch:t}}function isWorkflowRepository(e,t){return e===null||e.toLowerCase()===t.repository.toLowerCase()}function branchOf({event:e,ref:t,defaultBranch:A}){const r=t.startsWith(n)?t.slice(n.length):null
if(e==="schedule")return A??r
return e==="release"||r===null?A:r}},1310:(e,t,A)=>{"use strict"
A.d(t,{l:()=>he})
var n=A(857)
function utils_toCommandValue(e){if(e===null||e===undefined){return""}else if(typeof e==="string"||e instanceof String){return e}return JSON.stringify(e)}function toCommandProperties(e){if(!Object.keys(e).length){return{}}return{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}}function command_issueCommand(e,t,A){const r=new Command(e,t,A)
process.stdout.write(r.toString()+n.EOL)}function command_issue(e,t=""){command_issueCommand(e,{},t)}const r="::"
class Command{constructor(e,t,A){if(!e){e="missing.command"}this.command=e
this.properties=t
this.message=A}toString(){let e=r+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=true
for(const A in this.properties){if(this.properties.hasOwnProperty(A)){const n=this.properties[A]
if(n){if(t){t=false}else{e+=","}e+=`${A}=${escapeProperty(n)}`}}}}e+=`${r}${escapeData(this.message)}`
return e}}function escapeData(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const s=require("crypto")
var o=A(9896)
function file_command_issueFileCommand(e,t){const A=process.env[`GITHUB_${e}`]
if(!A){throw new Error(`Unable to find environment variable for file command ${e}`)}if(!o.existsSync(A)){throw new Error(`Missing file at path: ${A}`)}o.appendFileSync(A,`${utils_toCommandValue(t)}${n.EOL}`,{encoding:"utf8"})}function file_command_prepareKeyValueMessage(e,t){const A=`ghadelimiter_${s.randomUUID()}`
const r=utils_toCommandValue(t)
if(e.includes(A)){throw new Error(`Unexpected input: name should not contain the delimiter "${A}"`)}if(r.includes(A)){throw new Error(`Unexpected input: value should not contain the delimiter "${A}"`)}return`${e}<<${A}${n.EOL}${r}${n.EOL}${A}`}const i=require("path")
var a=A(8611)
var c=A(5692)
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e)){return undefined}const A=(()=>{if(t){return process.env["https_proxy"]||process.env["HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})()
if(A){try{return new DecodedURL(A)}catch(e){if(!A.startsWith("http://")&&!A.startsWith("https://"))return new DecodedURL(`http://${A}`)}}else{return undefined}}function checkBypass(e){if(!e.hostname){return false}const t=e.hostname
if(isLoopbackAddress(t)){return true}const A=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!A){return false}let n
if(e.port){n=Number(e.port)}else if(e.protocol==="http:"){n=80}else if(e.protocol==="https:"){n=443}const r=[e.hostname.toUpperCase()]
if(typeof n==="number"){r.push(`${r[0]}:${n}`)}for(const e of A.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e)){if(e==="*"||r.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`))){return true}}return false}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}var l=A(770)
var u=A(6752)
var g=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
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
var d;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(d||(d={}))
var E;(function(e){e["ApplicationJson"]="application/json"})(E||(E={}))
function lib_getProxyUrl(e){const t=pm.getProxyUrl(new URL(e))
return t?t.href:""}const Q=[h.MovedPermanently,h.ResourceMoved,h.SeeOther,h.TemporaryRedirect,h.PermanentRedirect]
const B=[h.BadGateway,h.ServiceUnavailable,h.GatewayTimeout]
const f=null&&["OPTIONS","GET","DELETE","HEAD"]
const C=10
const I=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(e){this.message=e}readBody(){return g(this,void 0,void 0,function*(){return new Promise(e=>g(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return g(this,void 0,void 0,function*(){return new Promise(e=>g(this,void 0,void 0,function*(){const t=[]
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
if(A.allowRedirects!=null){this._allowRedirects=A.allowRedirects}if(A.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=A.allowRedirectDowngrade}if(A.maxRedirects!=null){this._maxRedirects=Math.max(A.maxRedirects,0)}if(A.keepAlive!=null){this._keepAlive=A.keepAlive}if(A.allowRetries!=null){this._allowRetries=A.allowRetries}if(A.maxRetries!=null){this._maxRetries=A.maxRetries}}}options(e,t){return g(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return g(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return g(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,A){return g(this,void 0,void 0,function*(){return this.request("POST",e,t,A||{})})}patch(e,t,A){return g(this,void 0,void 0,function*(){return this.request("PATCH",e,t,A||{})})}put(e,t,A){return g(this,void 0,void 0,function*(){return this.request("PUT",e,t,A||{})})}head(e,t){return g(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,A,n){return g(this,void 0,void 0,function*(){return this.request(e,t,A,n)})}getJson(e){return g(this,arguments,void 0,function*(e,t={}){t[d.Accept]=this._getExistingOrDefaultHeader(t,d.Accept,E.ApplicationJson)
const A=yield this.get(e,t)
return this._processResponse(A,this.requestOptions)})}postJson(e,t){return g(this,arguments,void 0,function*(e,t,A={}){const n=JSON.stringify(t,null,2)
A[d.Accept]=this._getExistingOrDefaultHeader(A,d.Accept,E.ApplicationJson)
A[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,E.ApplicationJson)
const r=yield this.post(e,n,A)
return this._processResponse(r,this.requestOptions)})}putJson(e,t){return g(this,arguments,void 0,function*(e,t,A={}){const n=JSON.stringify(t,null,2)
A[d.Accept]=this._getExistingOrDefaultHeader(A,d.Accept,E.ApplicationJson)
A[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,E.ApplicationJson)
const r=yield this.put(e,n,A)
return this._processResponse(r,this.requestOptions)})}patchJson(e,t){return g(this,arguments,void 0,function*(e,t,A={}){const n=JSON.stringify(t,null,2)
A[d.Accept]=this._getExistingOrDefaultHeader(A,d.Accept,E.ApplicationJson)
A[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,E.ApplicationJson)
const r=yield this.patch(e,n,A)
return this._processResponse(r,this.requestOptions)})}request(e,t,A,n){return g(this,void 0,void 0,function*(){if(this._disposed){throw new Error("Client has already been disposed.")}const r=new URL(t)
let s=this._prepareRequest(e,r,n)
const o=this._allowRetries&&f.includes(e)?this._maxRetries+1:1
let i=0
let a
do{a=yield this.requestRaw(s,A)
if(a&&a.message&&a.message.statusCode===h.Unauthorized){let e
for(const t of this.handlers){if(t.canHandleAuthentication(a)){e=t
break}}if(e){return e.handleAuthentication(this,s,A)}else{return a}}let t=this._maxRedirects
while(a.message.statusCode&&Q.includes(a.message.statusCode)&&this._allowRedirects&&t>0){const o=a.message.headers["location"]
if(!o){break}const i=new URL(o)
if(r.protocol==="https:"&&r.protocol!==i.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield a.readBody()
if(i.hostname!==r.hostname){for(const e in n){if(e.toLowerCase()==="authorization"){delete n[e]}}}s=this._prepareRequest(e,i,n)
a=yield this.requestRaw(s,A)
t--}if(!a.message.statusCode||!B.includes(a.message.statusCode)){return a}i+=1
if(i<o){yield a.readBody()
yield this._performExponentialBackoff(i)}}while(i<o)
return a})}dispose(){if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(e,t){return g(this,void 0,void 0,function*(){return new Promise((A,n)=>{function callbackForResult(e,t){if(e){n(e)}else if(!t){n(new Error("Unknown error"))}else{A(t)}}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,A){if(typeof t==="string"){if(!e.options.headers){e.options.headers={}}e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let n=false
function handleResult(e,t){if(!n){n=true
A(e,t)}}const r=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(undefined,t)})
let s
r.on("socket",e=>{s=e})
r.setTimeout(this._socketTimeout||3*6e4,()=>{if(s){s.end()}handleResult(new Error(`Request timeout: ${e.options.path}`))})
r.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string"){r.write(t,"utf8")}if(t&&typeof t!=="string"){t.on("close",function(){r.end()})
t.pipe(r)}else{r.end()}}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const A=pm.getProxyUrl(t)
const n=A&&A.hostname
if(!n){return}return this._getProxyAgentDispatcher(t,A)}_prepareRequest(e,t,A){const n={}
n.parsedUrl=t
const r=n.parsedUrl.protocol==="https:"
n.httpModule=r?https:http
const s=r?443:80
n.options={}
n.options.host=n.parsedUrl.hostname
n.options.port=n.parsedUrl.port?parseInt(n.parsedUrl.port):s
n.options.path=(n.parsedUrl.pathname||"")+(n.parsedUrl.search||"")
n.options.method=e
n.options.headers=this._mergeHeaders(A)
if(this.userAgent!=null){n.options.headers["user-agent"]=this.userAgent}n.options.agent=this._getAgent(n.parsedUrl)
if(this.handlers){for(const e of this.handlers){e.prepareRequest(n.options)}}return n}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))}return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,A){let n
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e){n=typeof e==="number"?e.toString():e}}const r=e[t]
if(r!==undefined){return typeof r==="number"?r.toString():r}if(n!==undefined){return n}return A}_getExistingOrDefaultContentTypeHeader(e,t){let A
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[d.ContentType]
if(e){if(typeof e==="number"){A=String(e)}else if(Array.isArray(e)){A=e.join(", ")}else{A=e}}}const n=e[d.ContentType]
if(n!==undefined){if(typeof n==="number"){return String(n)}else if(Array.isArray(n)){return n.join(", ")}else{return n}}if(A!==undefined){return A}return t}_getAgent(e){let t
const A=pm.getProxyUrl(e)
const n=A&&A.hostname
if(this._keepAlive&&n){t=this._proxyAgent}if(!n){t=this._agent}if(t){return t}const r=e.protocol==="https:"
let s=100
if(this.requestOptions){s=this.requestOptions.maxSockets||http.globalAgent.maxSockets}if(A&&A.hostname){const e={maxSockets:s,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(A.username||A.password)&&{proxyAuth:`${A.username}:${A.password}`}),{host:A.hostname,port:A.port})}
let n
const o=A.protocol==="https:"
if(r){n=o?tunnel.httpsOverHttps:tunnel.httpsOverHttp}else{n=o?tunnel.httpOverHttps:tunnel.httpOverHttp}t=n(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:s}
t=r?new https.Agent(e):new http.Agent(e)
this._agent=t}if(r&&this._ignoreSslError){t.options=Object.assign(t.options||{},{rejectUnauthorized:false})}return t}_getProxyAgentDispatcher(e,t){let A
if(this._keepAlive){A=this._proxyAgentDispatcher}if(A){return A}const n=e.protocol==="https:"
A=new ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=A
if(n&&this._ignoreSslError){A.options=Object.assign(A.options.requestTls||{},{rejectUnauthorized:false})}return A}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const A=process.env["ACTIONS_ORCHESTRATION_ID"]
if(A){const e=A.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return g(this,void 0,void 0,function*(){e=Math.min(C,e)
const t=I*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return g(this,void 0,void 0,function*(){return new Promise((A,n)=>g(this,void 0,void 0,function*(){const r=e.message.statusCode||0
const s={statusCode:r,result:null,headers:{}}
if(r===h.NotFound){A(s)}function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf())){return e}}return t}let o
let i
try{i=yield e.readBody()
if(i&&i.length>0){if(t&&t.deserializeDates){o=JSON.parse(i,dateTimeDeserializer)}else{o=JSON.parse(i)}s.result=o}s.headers=e.message.headers}catch(e){}if(r>299){let e
if(o&&o.message){e=o.message}else if(i&&i.length>0){e=i}else{e=`Failed request: (${r})`}const t=new HttpClientError(e,r)
t.result=s.result
n(t)}else{A(s)}}))})}}const lowercaseKeys=e=>Object.keys(e).reduce((t,A)=>(t[A.toLowerCase()]=e[A],t),{})
var p=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class BasicCredentialHandler{constructor(e,t){this.username=e
this.password=t}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class auth_BearerCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return p(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var m=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class oidc_utils_OidcClient{static createHttpClient(e=true,t=10){const A={allowRetries:e,maxRetries:t}
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())],A)}static getRequestToken(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable")}return e}static getIDTokenUrl(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return e}static getCall(e){return m(this,void 0,void 0,function*(){var t
const A=oidc_utils_OidcClient.createHttpClient()
const n=yield A.getJson(e).catch(e=>{throw new Error(`Failed to get ID Token. \n \n        Error Code : ${e.statusCode}\n \n        Error Message: ${e.message}`)})
const r=(t=n.result)===null||t===void 0?void 0:t.value
if(!r){throw new Error("Response json body do not have ID Token field")}return r})}static getIDToken(e){return m(this,void 0,void 0,function*(){try{let t=oidc_utils_OidcClient.getIDTokenUrl()
if(e){const A=encodeURIComponent(e)
t=`${t}&audience=${A}`}debug(`ID token url is ${t}`)
const A=yield oidc_utils_OidcClient.getCall(t)
setSecret(A)
return A}catch(e){throw new Error(`Error message: ${e.message}`)}})}}var w=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{access:y,appendFile:k,writeFile:b}=o.promises
const D="GITHUB_STEP_SUMMARY"
const R="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary"
class Summary{constructor(){this._buffer=""}filePath(){return w(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const e=process.env[D]
if(!e){throw new Error(`Unable to find environment variable for $${D}. Check if your runtime environment supports job summaries.`)}try{yield y(e,o.constants.R_OK|o.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e
return this._filePath})}wrap(e,t,A={}){const n=Object.entries(A).map(([e,t])=>` ${e}="${t}"`).join("")
if(!t){return`<${e}${n}>`}return`<${e}${n}>${t}</${e}>`}write(e){return w(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite)
const A=yield this.filePath()
const n=t?b:k
yield n(A,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return w(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(e,t=false){this._buffer+=e
return t?this.addEOL():this}addEOL(){return this.addRaw(n.EOL)}addCodeBlock(e,t){const A=Object.assign({},t&&{lang:t})
const n=this.wrap("pre",this.wrap("code",e),A)
return this.addRaw(n).addEOL()}addList(e,t=false){const A=t?"ol":"ul"
const n=e.map(e=>this.wrap("li",e)).join("")
const r=this.wrap(A,n)
return this.addRaw(r).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e==="string"){return this.wrap("td",e)}const{header:t,data:A,colspan:n,rowspan:r}=e
const s=t?"th":"td"
const o=Object.assign(Object.assign({},n&&{colspan:n}),r&&{rowspan:r})
return this.wrap(s,A,o)}).join("")
return this.wrap("tr",t)}).join("")
const A=this.wrap("table",t)
return this.addRaw(A).addEOL()}addDetails(e,t){const A=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(A).addEOL()}addImage(e,t,A){const{width:n,height:r}=A||{}
const s=Object.assign(Object.assign({},n&&{width:n}),r&&{height:r})
const o=this.wrap("img",null,Object.assign({src:e,alt:t},s))
return this.addRaw(o).addEOL()}addHeading(e,t){const A=`h${t}`
const n=["h1","h2","h3","h4","h5","h6"].includes(A)?A:"h1"
const r=this.wrap(n,e)
return this.addRaw(r).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const A=Object.assign({},t&&{cite:t})
const n=this.wrap("blockquote",e,A)
return this.addRaw(n).addEOL()}addLink(e,t){const A=this.wrap("a",e,{href:t})
return this.addRaw(A).addEOL()}}const S=new Summary
const F=null&&S
const N=S
function toPosixPath(e){return e.replace(/[\\]/g,"/")}function toWin32Path(e){return e.replace(/[/]/g,"\\")}function toPlatformPath(e){return e.replace(/[/\\]/g,path.sep)}var M=A(3193)
var U=A(4434)
const L=require("child_process")
var v=A(2613)
var T=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{chmod:x,copyFile:H,lstat:G,mkdir:Y,open:J,readdir:V,rename:O,rm:P,rmdir:W,stat:q,symlink:_,unlink:Z}=o.promises
const z=process.platform==="win32"
function readlink(e){return T(this,void 0,void 0,function*(){const t=yield fs.promises.readlink(e)
if(z&&!t.endsWith("\\")){return`${t}\\`}return t})}const $=268435456
const K=o.constants.O_RDONLY
function exists(e){return T(this,void 0,void 0,function*(){try{yield q(e)}catch(e){if(e.code==="ENOENT"){return false}throw e}return true})}function isDirectory(e){return T(this,arguments,void 0,function*(e,t=false){const A=t?yield q(e):yield G(e)
return A.isDirectory()})}function isRooted(e){e=normalizeSeparators(e)
if(!e){throw new Error('isRooted() parameter "p" cannot be empty')}if(z){return e.startsWith("\\")||/^[A-Z]:/i.test(e)}return e.startsWith("/")}function tryGetExecutablePath(e,t){return T(this,void 0,void 0,function*(){let A=undefined
try{A=yield q(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(A&&A.isFile()){if(z){const A=i.extname(e).toUpperCase()
if(t.some(e=>e.toUpperCase()===A)){return e}}else{if(isUnixExecutable(A)){return e}}}const n=e
for(const r of t){e=n+r
A=undefined
try{A=yield q(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(A&&A.isFile()){if(z){try{const t=i.dirname(e)
const A=i.basename(e).toUpperCase()
for(const n of yield V(t)){if(A===n.toUpperCase()){e=i.join(t,n)
break}}}catch(t){console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}return e}else{if(isUnixExecutable(A)){return e}}}}return""})}function normalizeSeparators(e){e=e||""
if(z){e=e.replace(/\//g,"\\")
return e.replace(/\\\\+/g,"\\")}return e.replace(/\/\/+/g,"/")}function isUnixExecutable(e){return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==undefined&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==undefined&&e.uid===process.getuid()}function getCmdPath(){var e
return(e=process.env["COMSPEC"])!==null&&e!==void 0?e:`cmd.exe`}var j=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function cp(e,t){return j(this,arguments,void 0,function*(e,t,A={}){const{force:n,recursive:r,copySourceDirectory:s}=readCopyOptions(A)
const o=(yield ioUtil.exists(t))?yield ioUtil.stat(t):null
if(o&&o.isFile()&&!n){return}const i=o&&o.isDirectory()&&s?path.join(t,path.basename(e)):t
if(!(yield ioUtil.exists(e))){throw new Error(`no such file or directory: ${e}`)}const a=yield ioUtil.stat(e)
if(a.isDirectory()){if(!r){throw new Error(`Failed to copy. ${e} is a directory, but tried to copy without recursive flag.`)}else{yield cpDirRecursive(e,i,0,n)}}else{if(path.relative(e,i)===""){throw new Error(`'${i}' and '${e}' are the same file`)}yield io_copyFile(e,i,n)}})}function mv(e,t){return j(this,arguments,void 0,function*(e,t,A={}){if(yield ioUtil.exists(t)){let n=true
if(yield ioUtil.isDirectory(t)){t=path.join(t,path.basename(e))
n=yield ioUtil.exists(t)}if(n){if(A.force==null||A.force){yield rmRF(t)}else{throw new Error("Destination already exists")}}}yield mkdirP(path.dirname(t))
yield ioUtil.rename(e,t)})}function rmRF(e){return j(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS){if(/[*"<>|]/.test(e)){throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows')}}try{yield ioUtil.rm(e,{force:true,maxRetries:3,recursive:true,retryDelay:300})}catch(e){throw new Error(`File was unable to be removed ${e}`)}})}function mkdirP(e){return j(this,void 0,void 0,function*(){ok(e,"a path argument must be provided")
yield ioUtil.mkdir(e,{recursive:true})})}function which(e,t){return j(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}if(t){const t=yield which(e,false)
if(!t){if(z){throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`)}else{throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`)}}return t}const A=yield findInPath(e)
if(A&&A.length>0){return A[0]}return""})}function findInPath(e){return j(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}const t=[]
if(z&&process.env["PATHEXT"]){for(const e of process.env["PATHEXT"].split(i.delimiter)){if(e){t.push(e)}}}if(isRooted(e)){const A=yield tryGetExecutablePath(e,t)
if(A){return[A]}return[]}if(e.includes(i.sep)){return[]}const A=[]
if(process.env.PATH){for(const e of process.env.PATH.split(i.delimiter)){if(e){A.push(e)}}}const n=[]
for(const r of A){const A=yield tryGetExecutablePath(i.join(r,e),t)
if(A){n.push(A)}}return n})}function readCopyOptions(e){const t=e.force==null?true:e.force
const A=Boolean(e.recursive)
const n=e.copySourceDirectory==null?true:Boolean(e.copySourceDirectory)
return{force:t,recursive:A,copySourceDirectory:n}}function cpDirRecursive(e,t,A,n){return j(this,void 0,void 0,function*(){if(A>=255)return
A++
yield mkdirP(t)
const r=yield ioUtil.readdir(e)
for(const s of r){const r=`${e}/${s}`
const o=`${t}/${s}`
const i=yield ioUtil.lstat(r)
if(i.isDirectory()){yield cpDirRecursive(r,o,A,n)}else{yield io_copyFile(r,o,n)}}yield ioUtil.chmod(t,(yield ioUtil.stat(e)).mode)})}function io_copyFile(e,t,A){return j(this,void 0,void 0,function*(){if((yield ioUtil.lstat(e)).isSymbolicLink()){try{yield ioUtil.lstat(t)
yield ioUtil.unlink(t)}catch(e){if(e.code==="EPERM"){yield ioUtil.chmod(t,"0666")
yield ioUtil.unlink(t)}}const A=yield ioUtil.readlink(e)
yield ioUtil.symlink(A,t,ioUtil.IS_WINDOWS?"junction":null)}else if(!(yield ioUtil.exists(t))||A){yield ioUtil.copyFile(e,t)}})}const X=require("timers")
var ee=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const te=process.platform==="win32"
class ToolRunner extends U.EventEmitter{constructor(e,t,A){super()
if(!e){throw new Error("Parameter 'toolPath' cannot be null or empty.")}this.toolPath=e
this.args=t||[]
this.options=A||{}}_debug(e){if(this.options.listeners&&this.options.listeners.debug){this.options.listeners.debug(e)}}_getCommandString(e,t){const A=this._getSpawnFileName()
const n=this._getSpawnArgs(e)
let r=t?"":"[command]"
if(te){if(this._isCmdFile()){r+=A
for(const e of n){r+=` ${e}`}}else if(e.windowsVerbatimArguments){r+=`"${A}"`
for(const e of n){r+=` ${e}`}}else{r+=this._windowsQuoteCmdArg(A)
for(const e of n){r+=` ${this._windowsQuoteCmdArg(e)}`}}}else{r+=A
for(const e of n){r+=` ${e}`}}return r}_processLineBuffer(e,t,A){try{let r=t+e.toString()
let s=r.indexOf(n.EOL)
while(s>-1){const e=r.substring(0,s)
A(e)
r=r.substring(s+n.EOL.length)
s=r.indexOf(n.EOL)}return r}catch(e){this._debug(`error processing line. Failed with error ${e}`)
return""}}_getSpawnFileName(){if(te){if(this._isCmdFile()){return process.env["COMSPEC"]||"cmd.exe"}}return this.toolPath}_getSpawnArgs(e){if(te){if(this._isCmdFile()){let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`
for(const A of this.args){t+=" "
t+=e.windowsVerbatimArguments?A:this._windowsQuoteCmdArg(A)}t+='"'
return[t]}}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.toolPath.toUpperCase()
return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile()){return this._uvQuoteCmdArg(e)}if(!e){return'""'}const t=[" ","\t","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"']
let A=false
for(const n of e){if(t.some(e=>e===n)){A=true
break}}if(!A){return e}let n='"'
let r=true
for(let t=e.length;t>0;t--){n+=e[t-1]
if(r&&e[t-1]==="\\"){n+="\\"}else if(e[t-1]==='"'){r=true
n+='"'}else{r=false}}n+='"'
return n.split("").reverse().join("")}_uvQuoteCmdArg(e){if(!e){return'""'}if(!e.includes(" ")&&!e.includes("\t")&&!e.includes('"')){return e}if(!e.includes('"')&&!e.includes("\\")){return`"${e}"`}let t='"'
let A=true
for(let n=e.length;n>0;n--){t+=e[n-1]
if(A&&e[n-1]==="\\"){t+="\\"}else if(e[n-1]==='"'){A=true
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
if(!A.silent&&A.outStream){A.outStream.write(this._getCommandString(A)+n.EOL)}const r=new ExecState(A,this.toolPath)
r.on("debug",e=>{this._debug(e)})
if(this.options.cwd&&!(yield exists(this.options.cwd))){return t(new Error(`The cwd: ${this.options.cwd} does not exist!`))}const s=this._getSpawnFileName()
const o=L.spawn(s,this._getSpawnArgs(A),this._getSpawnOptions(this.options,s))
let i=""
if(o.stdout){o.stdout.on("data",e=>{if(this.options.listeners&&this.options.listeners.stdout){this.options.listeners.stdout(e)}if(!A.silent&&A.outStream){A.outStream.write(e)}i=this._processLineBuffer(e,i,e=>{if(this.options.listeners&&this.options.listeners.stdline){this.options.listeners.stdline(e)}})})}let a=""
if(o.stderr){o.stderr.on("data",e=>{r.processStderr=true
if(this.options.listeners&&this.options.listeners.stderr){this.options.listeners.stderr(e)}if(!A.silent&&A.errStream&&A.outStream){const t=A.failOnStdErr?A.errStream:A.outStream
t.write(e)}a=this._processLineBuffer(e,a,e=>{if(this.options.listeners&&this.options.listeners.errline){this.options.listeners.errline(e)}})})}o.on("error",e=>{r.processError=e.message
r.processExited=true
r.processClosed=true
r.CheckComplete()})
o.on("exit",e=>{r.processExitCode=e
r.processExited=true
this._debug(`Exit code ${e} received from tool '${this.toolPath}'`)
r.CheckComplete()})
o.on("close",e=>{r.processExitCode=e
r.processExited=true
r.processClosed=true
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`)
r.CheckComplete()})
r.on("done",(A,n)=>{if(i.length>0){this.emit("stdline",i)}if(a.length>0){this.emit("errline",a)}o.removeAllListeners()
if(A){t(A)}else{e(n)}})
if(this.options.input){if(!o.stdin){throw new Error("child process missing stdin")}o.stdin.end(this.options.input)}}))})}}function argStringToArray(e){const t=[]
let A=false
let n=false
let r=""
function append(e){if(n&&e!=='"'){r+="\\"}r+=e
n=false}for(let s=0;s<e.length;s++){const o=e.charAt(s)
if(o==='"'){if(!n){A=!A}else{append(o)}continue}if(o==="\\"&&n){append(o)
continue}if(o==="\\"&&A){n=true
continue}if(o===" "&&!A){if(r.length>0){t.push(r)
r=""}continue}append(o)}if(r.length>0){t.push(r.trim())}return t}class ExecState extends U.EventEmitter{constructor(e,t){super()
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
if(e.delay){this.delay=e.delay}}CheckComplete(){if(this.done){return}if(this.processClosed){this._setResult()}else if(this.processExited){this.timeout=(0,X.setTimeout)(ExecState.HandleTimeout,this.delay,this)}}_debug(e){this.emit("debug",e)}_setResult(){let e
if(this.processExited){if(this.processError){e=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`)}else if(this.processExitCode!==0&&!this.options.ignoreReturnCode){e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`)}else if(this.processStderr&&this.options.failOnStdErr){e=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)}}if(this.timeout){clearTimeout(this.timeout)
this.timeout=null}this.done=true
this.emit("done",e,this.processExitCode)}static HandleTimeout(e){if(e.done){return}if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not close within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`
e._debug(t)}e._setResult()}}var Ae=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function exec_exec(e,t,A){return Ae(this,void 0,void 0,function*(){const n=tr.argStringToArray(e)
if(n.length===0){throw new Error(`Parameter 'commandLine' cannot be null or empty.`)}const r=n[0]
t=n.slice(1).concat(t||[])
const s=new tr.ToolRunner(r,t,A)
return s.exec()})}function getExecOutput(e,t,A){return Ae(this,void 0,void 0,function*(){var n,r
let s=""
let o=""
const i=new StringDecoder("utf8")
const a=new StringDecoder("utf8")
const c=(n=A===null||A===void 0?void 0:A.listeners)===null||n===void 0?void 0:n.stdout
const l=(r=A===null||A===void 0?void 0:A.listeners)===null||r===void 0?void 0:r.stderr
const stdErrListener=e=>{o+=a.write(e)
if(l){l(e)}}
const stdOutListener=e=>{s+=i.write(e)
if(c){c(e)}}
const u=Object.assign(Object.assign({},A===null||A===void 0?void 0:A.listeners),{stdout:stdOutListener,stderr:stdErrListener})
const g=yield exec_exec(e,t,Object.assign(Object.assign({},A),{listeners:u}))
s+=i.end()
o+=a.end()
return{exitCode:g,stdout:s,stderr:o}})}var ne=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const getWindowsInfo=()=>ne(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',undefined,{silent:true})
const{stdout:t}=yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',undefined,{silent:true})
return{name:t.trim(),version:e.trim()}})
const getMacOsInfo=()=>ne(void 0,void 0,void 0,function*(){var e,t,A,n
const{stdout:r}=yield exec.getExecOutput("sw_vers",undefined,{silent:true})
const s=(t=(e=r.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:""
const o=(n=(A=r.match(/ProductName:\s*(.+)/))===null||A===void 0?void 0:A[1])!==null&&n!==void 0?n:""
return{name:o,version:s}})
const getLinuxInfo=()=>ne(void 0,void 0,void 0,function*(){const{stdout:e}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:true})
const[t,A]=e.trim().split("\n")
return{name:t,version:A}})
const re=n.platform()
const se=n.arch()
const oe=re==="win32"
const ie=re==="darwin"
const ae=re==="linux"
function getDetails(){return ne(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield oe?getWindowsInfo():ie?getMacOsInfo():getLinuxInfo()),{platform:re,arch:se,isWindows:oe,isMacOS:ie,isLinux:ae})})}var ce=undefined&&undefined.__awaiter||function(e,t,A,n){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,r){function fulfilled(e){try{step(n.next(e))}catch(e){r(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){r(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
var le;(function(e){e[e["Success"]=0]="Success"
e[e["Failure"]=1]="Failure"})(le||(le={}))
function exportVariable(e,t){const A=toCommandValue(t)
process.env[e]=A
const n=process.env["GITHUB_ENV"]||""
if(n){return issueFileCommand("ENV",prepareKeyValueMessage(e,t))}issueCommand("set-env",{name:e},A)}function core_setSecret(e){command_issueCommand("add-mask",{},e)}function addPath(e){const t=process.env["GITHUB_PATH"]||""
if(t){issueFileCommand("PATH",e)}else{issueCommand("add-path",{},e)}process.env["PATH"]=`${e}${path.delimiter}${process.env["PATH"]}`}function getInput(e,t){const A=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||""
if(t&&t.required&&!A){throw new Error(`Input required and not supplied: ${e}`)}if(t&&t.trimWhitespace===false){return A}return A.trim()}function getMultilineInput(e,t){const A=getInput(e,t).split("\n").filter(e=>e!=="")
if(t&&t.trimWhitespace===false){return A}return A.map(e=>e.trim())}function getBooleanInput(e,t){const A=["true","True","TRUE"]
const n=["false","False","FALSE"]
const r=getInput(e,t)
if(A.includes(r))return true
if(n.includes(r))return false
throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\n`+`Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(e,t){const A=process.env["GITHUB_OUTPUT"]||""
if(A){return file_command_issueFileCommand("OUTPUT",file_command_prepareKeyValueMessage(e,t))}process.stdout.write(n.EOL)
command_issueCommand("set-output",{name:e},utils_toCommandValue(t))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=le.Failure
core_error(e)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function core_debug(e){issueCommand("debug",{},e)}function core_error(e,t={}){command_issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){command_issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){command_issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+n.EOL)}function startGroup(e){command_issue("group",e)}function endGroup(){command_issue("endgroup")}function group(e,t){return ce(this,void 0,void 0,function*(){startGroup(e)
let A
try{A=yield t()}finally{endGroup()}return A})}function saveState(e,t){const A=process.env["GITHUB_STATE"]||""
if(A){return issueFileCommand("STATE",prepareKeyValueMessage(e,t))}issueCommand("save-state",{name:e},toCommandValue(t))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return ce(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var ue=A(88)
const ge={notice,warning,error:core_error}
const he={input:e=>getInput(e),mask:e=>core_setSecret(e),log:e=>info(escapeCommands(e)),group(e,t){startGroup(escapeCommands(e))
info(escapeCommands(t))
endGroup()},annotate(e,t,A){const n=A&&{file:A.path,startLine:A.line,startColumn:A.column}
ge[e](escapeCommands(t),n??{})},outputs(e){try{for(const[t,A]of Object.entries(e))setOutput(t,A)}catch(e){core_error(escapeCommands(`Cannot set the outputs: ${errorMessage(e)}`))
process.exitCode=le.Failure}},async writeSummary(e){try{await N.addRaw(e,true).write()}catch(e){info(escapeCommands(`Cannot write the summary: ${errorMessage(e)}`))}},fail(){process.exitCode=le.Failure}}
function errorMessage(e){return e instanceof Error?e.message:String(e)}const de=/\r\n|[\n\v\f\r\u0085\u2028\u2029]/
function escapeCommands(e){const t=e.split(de).map(e=>(0,ue.O)(e,"breaks-allowed"))
return t.map(e=>e.replaceAll("##[","##\\[").replace(/^(\s*):(?=:)/,"$1:\\")).join("\n")}},8159:(e,t,A)=>{"use strict"
A.d(t,{e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,A){super(`${e} ${t}`,A===undefined?undefined:{cause:A})
this.option=e}}class UsageError extends Error{name="UsageError"
code
constructor(e,t,A="usage"){super(`${e}: ${t}`)
this.code=A}}},6453:(e,t,A)=>{"use strict"
A.d(t,{fF:()=>m,cz:()=>w})
var n=A(4022)
var r=A(88)
var s=A(5748)
var o=A(1244)
var i=A(9529)
const a="https://statuspage.me"
const c=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const l=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new i.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`use the https address of the service alone, such as ${a}`})}const{origin:A,pathname:n}=new URL(e)
return A+n.replace(/\/+$/,"")}function findProblem(e){const t=(0,r.P)(e,"breaks-allowed")
if(t!==null)return`has ${t}`
const A=c.find(([t])=>t.test(e))
if(A)return A[1]
const[,n=""]=e.split(/[/:]+/)
const i=n.startsWith("[")?null:(0,o.aL)(n)
if(i!==null)return`has a host that ${i}`
const a=(0,s.D)(e)
if(a===null)return"is not an address"
const u=a.protocol==="http:"&&!l.test(a.hostname)
return u?"is not https, and http is for loopback hosts only":null}var u=A(8551)
var g=A(2658)
var h=A(8851)
var d=A(9893)
var E=A(7819)
var Q=A(8159)
function parseShow(e){const t=(0,h.qo)(e)
if(t.valid)return t.names
throw new i.d({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){return e.map((A,n)=>{const r=(0,d.R)(A)
if(r.outcome==="header")return r.header
const s=e.length>1?`(number ${n+1}) `:""
throw new Q.e(t,s+r.problem)})}function parseRepository(e){if(/^[\w.-]+\/[\w.-]+$/.test(e))return e
const t="is not a repository"
throw new i.d({input:"repository",value:e,problem:t,fix:"write it as owner/name"})}function parseRepositories(e,t){const A=e.map(e=>parseRepositoryLine(e,t))
if(A.some(({isExclusion:e})=>!e))return A
throw new Q.e(t,"contains only exclusions: name at least one repository, such as acme/site or acme/*")}function parseRepositoryLine(e,t){const A=e.startsWith("!")
const[n="",r="",...s]=e.slice(A?1:0).split("/")
if(/[*?[\]{}()]/.test(n)){const A="has a pattern in the part for the owner"
throw new Q.e(t,`${(0,E.h)(e)} ${A}: write a line for each owner, such as acme/*`)}const o=/[*?[\]{}()|]/.test(r)
const i=o?/^[^\s\\]+$/.test(r):/^[\w.-]+$/.test(r)
if(/^[\w.-]+$/.test(n)&&i&&s.length===0)return{line:e,owner:n,name:r,isPattern:o,isExclusion:A}
const a="write one repository on each line, as owner/name or owner/*"
throw new Q.e(t,`${(0,E.h)(e)} is not a repository or a pattern for names: ${a}`)}function parseShard(e){const[,t=0,A=0]=(/^(\d+)\/(\d+)$/.exec(e.trim())??[]).map(Number)
if(t>=1&&t<=A&&Number.isSafeInteger(A))return{index:t,count:A}
const n="is not a part of a whole"
throw new i.d({input:"shard",value:e,problem:n,fix:"write it as i/n, from 1/n to n/n: for example 2/8"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
const A="is not the name of a branch"
throw new i.d({input:"branch",value:e,problem:A,fix:"write just the name, such as main"})}function parsePages(e,t){return e.map(e=>{const A=e.indexOf("=")
try{if(A<0)return{slug:(0,u.d)(e),customDomain:null}
return{slug:(0,u.d)(e.slice(0,A)),customDomain:(0,o.ZL)(e.slice(A+1))}}catch(A){if(!(A instanceof i.d))throw A
throw new Q.e(t,`${(0,E.h)(e)} is not a page, because ${A.message}`,A)}})}function parsePort(e){const t=/^\d{1,5}$/.test(e)?Number(e):Number.NaN
if(t<=65535)return t
throw new i.d({input:"port",value:e,problem:"is not a port",fix:"write a whole number from 0 to 65535, such as 4010"})}const B=[{name:"files",kind:"list",inFile:true,defaultDescription:"the README",summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",defaultDescription:"the repository of the workflow",summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",summary:"Branch to update",parse:parseBranch},{name:"repositories",kind:"list",parse:parseRepositories,summary:"Repositories to update instead of one: owner/name, or owner/* and other patterns; ! excludes"},{name:"shard",kind:"text",placeholder:"i/n",parse:parseShard,defaultDescription:"all repositories",summary:"Part of the repositories to update, such as 2/8, so that several jobs share them"},{name:"max-writes",kind:"count",default:"100",summary:"How many of the repositories one run may write to; the rest is left for the next run"},{name:"time-limit",kind:"count",placeholder:"minutes",default:"50",summary:"Minutes after which a run with repositories starts nothing new; the rest is left for the next run"},{name:"on-failure",kind:"choice",choices:["fail","warn"],default:"fail",summary:"Whether a failure in one of the repositories fails the step or causes a warning"},{name:"pull-request-branch",kind:"text",defaultDescription:"status-snippets/ followed by the name of the branch",summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",defaultDescription:"a subject that names the new address",summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",defaultDescription:"a title that names the new address",summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",default:"${{ github.token }}",summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",summary:"Whether an unavailable service causes a warning or fails the step"},{name:"unmarked",kind:"choice",inFile:true,choices:["warn","ignore","adopt"],default:"warn",summary:"What to do with badges, links and widgets outside sections: warn about old addresses, or put markers around them"},{name:"run-in-forks",kind:"flag",default:"false",summary:"Also run scheduled workflows in forks"}]
const f=["refresh","check","init","adopt"]
const C=[...f,"find","serve"]
const I=[{name:"slug",kind:"text",inFile:true,summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>(0,u.d)(e)},{name:"base-url",kind:"text",placeholder:"url",default:a,summary:"Address of the service",parse:parseBaseUrl},{name:"status-page-host",kind:"text",inFile:true,placeholder:"host",defaultDescription:"the host of base-url",summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:o.hL},{name:"custom-domain",kind:"text",inFile:true,placeholder:"domain",summary:"Custom domain of the page, used when snippets are generated",parse:e=>(0,o.ZL)(e)},{name:"source",kind:"choice",inFile:true,choices:["auto","endpoint","offline"],default:"auto",summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",inFile:true,placeholder:"names",defaultDescription:"badge link; in a heading, badge",commands:C,summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",placeholder:"name: value",summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",inFile:true,placeholder:"seconds",default:"300",range:[0,31536e3],summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"format",kind:"choice",inFile:true,choices:n.Fx,defaultDescription:"by file extension",commands:C,summary:"Read every file in this format"}]
const p=[{name:"timeout",kind:"seconds",placeholder:"seconds",default:"10",range:[.001,3600],summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",placeholder:"folder",defaultDescription:"the platform's cache folder",summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",summary:"Disable the response cache"},{name:"only",kind:"choice",placeholder:"field",choices:g.Rz,commands:["print"],summary:`Print a single field: ${g.Rz.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],summary:"Also write a workflow that refreshes the file on a schedule"},{name:"write-config",kind:"flag",commands:["init"],summary:"Also write status-snippets.json, with every file that contains a section"},{name:"ignore-unmarked",kind:"flag",commands:["refresh","check"],summary:"Accept named files that contain no section, for hooks that pass every changed file; not related to the setting unmarked"},{name:"port",kind:"text",placeholder:"number",defaultDescription:"4010",commands:["serve"],summary:"Port on the loopback interface; 0 takes a free one",parse:parsePort},{name:"page",kind:"list",placeholder:"slug[=domain]",commands:["serve"],summary:"Page to serve, with its custom domain if it has one",parse:parsePages},{name:"pages",kind:"text",placeholder:"file",commands:["serve"],summary:"JSON file with pages to serve, read again when it changes"},{name:"json",kind:"flag",summary:"Print the result as JSON"},{name:"diff",kind:"flag",commands:f,summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",commands:f,summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",summary:"Report only warnings and errors"},{name:"verbose",kind:"flag",commands:f,summary:"Also report each file that is up to date"},{name:"commit",kind:"flag",commands:["refresh","init"],summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",placeholder:"folder",defaultDescription:"the current folder",summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",summary:"Show this help; after a command, its options"},{name:"version",kind:"flag",short:"v",summary:"Show the version"}]
const m=[...I,...p,...B]
const w={cli:[...I,...p],action:[...I,...B]}
function placeholderOf(e){return`<${e.placeholder??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}},1641:(e,t,A)=>{"use strict"
A.d(t,{Cb:()=>toCamelCase,P$:()=>parseSettings,fl:()=>c,uz:()=>splitLines})
var n=A(1244)
var r=A(9529)
var s=A(7819)
var o=A(6101)
var i=A(8159)
var a=A(6453)
const c=["status-snippets.json","package.json"]
function splitLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.filter(e=>e!=="")}function parseSettings(e){const{header:t,ignoreUnmarked:A,noCache:r,...s}=parseOptions(e)
return{...s,statusPageHost:s.statusPageHost??(0,n.fG)(s.baseUrl),headers:t,token:e.has("token")?s.token:null,cache:!r,allowNoSection:A}}function parseOptions(e){const t=a.fF
const A=t.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(A)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===undefined)return defaultOf(e)
const{givenAs:A,values:n}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(n,A):n
const s=n.at(-1)??""
if(s.trim()==="")throw new i.e(A,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(s,A,e.choices)
if(e.kind==="seconds")return parseSeconds(s,A,e.range,e.default)
if(e.kind==="count")return parseCount(s,A,e.default)
try{return e.parse?e.parse(s,A):s}catch(e){if(!(e instanceof r.d))throw e
throw new i.e(A,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===undefined?[]:[e.default]
if(e.kind==="seconds"||e.kind==="count")return Number(e.default)
return e.default??null}function parseFlag({givenAs:e,values:t}){const A=t.at(-1)?.toLowerCase()??"true"
if(A==="true"||A==="false")return A==="true"
throw new i.e(e,`${(0,s.h)(A)} is not a boolean: write true or false`)}function parseChoice(e,t,A){if(A.includes(e))return e
const n=(0,o.Z)(e,A)
const r=n===null?"use one of these":`did you mean ${n}?`
throw new i.e(t,`${(0,s.h)(e)} is not one of ${A.join(", ")}: ${r}`)}function parseSeconds(e,t,[A,n],r){const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=A&&o<=n)return o
const a=`is not a number of seconds from ${A} to ${n}`
throw new i.e(t,`${(0,s.h)(e)} ${a}: for example, write ${r}`)}function parseCount(e,t,A){const n=/^\d+$/.test(e.trim())?Number(e):0
if(n>0&&Number.isSafeInteger(n))return n
throw new i.e(t,`${(0,s.h)(e)} is not a whole number of at least 1: for example, write ${A}`)}},1812:(e,t,A)=>{"use strict"
A.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
const n={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"specify a text file"],"leads-outside":()=>["is a symbolic link that leads out of the working directory","specify the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run; nothing was written.","Run again."],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written: ${e}; nothing was written.`,"Fix the cause, then run again."],"partly-written":e=>[`could not be written: ${e}`,"Fix the cause, then run again."],"no-match":e=>["matches no file",`only ${e} files are searched; files in node_modules or ignored by .gitignore are skipped`],"invalid-pages-file":e=>[e,'write a list of pages, such as [{ "slug": "acme" }]'],"unknown-format":e=>["has an unsupported format",`specify a ${e} file, or set format`]}
class FileError extends Error{name="FileError"
code
path
problem
line
constructor(e,t,A={}){const[r,s]=n[e](A.detail??"")
const o=`${r}${r.endsWith(".")?"":":"} ${A.fix??s}`
super(`${t} ${o}`,{cause:A.cause})
this.code=e
this.path=t
this.problem=`this file ${o}`
this.line=A.line??1}}function isFileError(e,...t){return e instanceof FileError&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}const r={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof FileError)return t
const A=systemCodeOf(t)??String(t)
const n=r[A]??"not-readable"
return new FileError(n,e,{detail:n==="not-a-file"?"a circular link":A,cause:t})}const s={EACCES:["its folder is not writable","Make the folder writable."],EPERM:["its folder does not allow replacing it","Check the owner of the file and of its folder."],EBUSY:["another program is using it","Close that program, then run again."],EEXIST:["its parent is a file","Choose another path."],ENOTDIR:["its parent is a file","Choose another path."],EROFS:["the disk is read-only","Use a writable disk."],ENOSPC:["the disk is full","Free some space."],EDQUOT:["the disk quota is exceeded","Free some space."]}
function toWriteError(e,t,A=[]){if(t instanceof FileError)return t
const n=systemCodeOf(t)??String(t)
const[r,o]=s[n]??["the system refused","Check the disk."]
const i=`${r} (${n})`
if(A.length===0)return new FileError("not-written",e,{detail:i,fix:o,cause:t})
const a=`${A.join(", ")} ${A.length===1?"has":"have"} already been replaced.`
return new FileError("partly-written",e,{detail:`${i}. ${a}`,cause:t})}},4467:(e,t,A)=>{"use strict"
A.d(t,{AH:()=>s,O:()=>findReadme,fB:()=>i,mJ:()=>chooseReadmeInFolders})
var n=A(3024)
var r=A(6760)
const s=["",".github","docs"]
const o=["README.md","readme.md","Readme.md","README.MD","ReadMe.md","readMe.md","readme.MD","ReadME.md","README.markdown","readme.markdown"]
const i=[...o,...[".github/README.md",".github/readme.md","docs/README.md","docs/readme.md","docs/Readme.md"]]
function isReadme(e){return/^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(e)}function chooseReadme(e){const t=e.filter(isReadme)
for(const e of s){const A=t.filter(t=>t.slice(0,Math.max(0,t.indexOf("/")))===e)
const[n]=A.sort((e,t)=>spellingRank(e)-spellingRank(t)||(e<t?-1:1))
if(n!==undefined)return n}return null}function spellingRank(e){const t=o.indexOf(e.slice(e.indexOf("/")+1))
return t<0?o.length:t}function findReadme(e){return chooseReadmeInFolders(t=>namesIn((0,r.join)(e,t)))}function chooseReadmeInFolders(e){return chooseReadme(s.flatMap(t=>e(t).map(e=>t===""?e:`${t}/${e}`)))}function namesIn(e){try{return(0,n.readdirSync)(e)}catch{return[]}}},6966:(e,t,A)=>{"use strict"
A.d(t,{gs:()=>readTextFileIfRelevant,io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var n=A(4573)
var r=A(3024)
var s=A(7908)
var o=A(1812)
var i=A(9003)
const a=16*1024*1024
const c=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readFoundFile({path:e,realPath:t,mustHaveSection:A},n,r=s.nr){try{const s=A?readTextFile(e,n):readTextFileIfRelevant(e,t,r)
return{outcome:"read",text:s??""}}catch(e){if(!(e instanceof o.f6))throw e
const{line:t,code:A,problem:n}=e
return{outcome:"unreadable",problem:{line:t,column:1,code:A,message:n}}}}function readTextFile(e,t){return readTextFileIfRelevant(e,(0,i.xq)(e,t).realPath,()=>true)??""}function readTextFileIfRelevant(e,t,A){return withRegularFile(e,t,(t,n)=>{if(n>a){if(!isAnyPartRelevant(t,A))return null
throw new o.f6("file-too-large",e,{detail:"16 MiB"})}const s=(0,r.readFileSync)(t)
return A(s.toString("latin1"))?decode(e,s):null})}function readBytes(e,t){return withRegularFile(e,t,e=>(0,r.readFileSync)(e))}function withRegularFile(e,t,A){try{const n=(0,r.openSync)(t,c)
try{const t=(0,r.fstatSync)(n);(0,i.fA)(e,t)
return A(n,t.size)}finally{(0,r.closeSync)(n)}}catch(t){throw(0,o.sK)(e,t)}}async function readTextStream(e,t){const A=[]
let n=0
try{for await(const r of t){n+=r.length
if(n>a)throw new FileError("file-too-large",e,{detail:"16 MiB"})
A.push(r)}}catch(t){throw toReadError(e,t)}return decode(e,Buffer.concat(A))}function decode(e,t){if((0,n.isAscii)(t))return t.toString("latin1")
if((0,n.isUtf8)(t))return t.toString("utf8")
const A=/^(?:\xff\xfe|\xfe\xff)/.test(t.toString("latin1",0,2))
const r=A?1:firstInvalidLine(t)
const s=A?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${r}`
throw new o.f6("not-utf8",e,{detail:s,line:r})}function firstInvalidLine(e){let t=1
for(let A=0;A<e.length;t+=1){const t=e.indexOf(10,A)
const r=t===-1?e.length:t
if(!(0,n.isUtf8)(e.subarray(A,r)))break
A=r+1}return t}const l=64
function isAnyPartRelevant(e,t){const A=Buffer.alloc(1024*1024)
let n=""
for(let s=(0,r.readSync)(e,A);s>0;s=(0,r.readSync)(e,A)){n=n.slice(-l)+A.toString("latin1",0,s)
if(t(n))return true}return false}},9003:(e,t,A)=>{"use strict"
A.d(t,{Eu:()=>findFilesAbove,fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var n=A(3024)
var r=A(6760)
var s=A(1812)
function resolvePath(e,t,A=e){const o=(0,r.resolve)(t,e)
try{const e=n.realpathSync.native(o)
const r=n.realpathSync.native(t)
if(!isInside(e,r)){const e=isInside(o,t)||isInside(o,r)
if(e||(0,n.lstatSync)(o).isSymbolicLink())throw new s.f6("leads-outside",A)}return{realPath:e,stats:(0,n.statSync)(e)}}catch(e){throw(0,s.sK)(A,e)}}function resolveFile(e,t,A=e){const n=resolvePath(e,t,A)
assertRegularFile(A,n.stats)
return n}function assertRegularFile(e,t){if(t.isFile())return
let A="a device"
if(t.isDirectory())A="a folder"
if(t.isFIFO())A="a pipe"
if(t.isSocket())A="a socket"
throw new s.f6("not-a-file",e,{detail:A})}function isInside(e,t){const A=(0,r.relative)(t,e)
return A===""||!((0,r.isAbsolute)(A)||/^\.\.(?:[\\/]|$)/.test(A))}function findGitRoot(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,n.existsSync)((0,r.join)(t,".git")))return t
if(t===(0,r.dirname)(t))return e}}function findFilesAbove(e,t){const A=findGitRoot(e)
const s=[]
for(let o=e;;o=(0,r.dirname)(o)){s.push(...t.map(e=>(0,r.join)(o,e)).filter(e=>(0,n.existsSync)(e)))
if(o===A)return s}}},2737:(e,t,A)=>{"use strict"
A.d(t,{Jt:()=>get,j1:()=>hasUnknownField,Tk:()=>mutate,P:()=>query,k0:()=>queryOnce,gq:()=>succeeded})
var n=A(9452)
const r=6e4
const s=2
const o=1e3
const i=6e4
const a=/secondary rate limit|abuse detection|submitted too quickly|api rate limit (?:already )?exceeded/i
function rateLimitWaitMs(e,t,A,a){const c=readRateLimit(e,A)
if(c===null)return null
const{kind:l,namesTime:u}=c
const g=(u?o:i)*2**t
const h=a===undefined?c.waitMs:Math.max(c.waitMs,g)
const d=a===undefined?h<=r&&t<s:A+h<a
if(d)return h
const E=new Date(A+h).toISOString().replace(/\.\d+Z$/,"Z")
const Q=`Run again after that${l==="secondary"?", with fewer runs at the same time":""}.`
throw new n.y_("rate-limited",`GitHub's ${l} rate limit is reached until ${E}.`,Q)}function readRateLimit({status:e,errors:t,headers:A},n){const r=toNumber(A["retry-after"])
const s=toNumber(A["x-ratelimit-remaining"])===0
const o=t.some(({type:e,message:t})=>/^RATE_LIMIT/.test(e)||a.test(t))
if(!o&&e!==429&&!(e===403&&(r!==null||s)))return null
const c=toNumber(A["x-ratelimit-reset"])
if(r!==null)return{kind:s?"primary":"secondary",waitMs:r*1e3,namesTime:true}
if(s&&c!==null){return{kind:"primary",waitMs:Math.max(0,(c+1)*1e3-n),namesTime:true}}return{kind:"secondary",waitMs:i,namesTime:false}}function toNumber(e){return/^\d+$/.test(String(e))?Number(e):null}var c=A(7350)
var l=A(8889)
var u=A(5450)
var g=A(1703)
async function query(e,t,{text:A,variables:n},r){const[s,o=""]=t.split("/")
return sendWithRetry(e,r,()=>e.github.graphql(A,{owner:s,name:o,...n}))}async function queryOnce(e,{text:t,variables:A},n){const r=await send(e,n,()=>e.github.graphql(t,A))
if(!("lostBecause"in r))await(e.afterRead?.(true))
return r}async function get(e,t,A,n,r){const[s,o=""]=t.split("/")
const i=await sendWithRetry(e,{description:r,permission:"contents: read"},async()=>{const t=`GET /repos/{owner}/{name}/${A}`
return(await e.github.request(t,{owner:s,name:o,...n})).data})
return i.data}async function mutate(e,{text:t,variables:A},n,r){const sendOnce=()=>send(e,n,()=>e.github.graphql(t,A))
const s=e.write===undefined?await sendOnce():await e.write(n,sendOnce)
if("lostBecause"in s)return{outcome:"unknown"}
const o=r((0,u.I5)(s.data))
if(o!==null)return{outcome:"done",value:o}
const i=s.errors[0]
if(i!==undefined&&isConflict(i))return{outcome:"conflict",message:i.message}
throw(0,c.L)(i,n)}function succeeded(e,t){return(0,u.ZZ)(e,t).value?true:null}function hasUnknownField(e){return e.some(({message:e})=>/^Field '\w+' doesn't exist on type/.test(e))}const h=[/expected branch to point to/i,/is at [0-9a-f]+ but expected/i,/cannot lock ref(?!.*cannot create)/i,/reference (?:already exists|does not exist)/i,/not a fast.forward/i,/pull request already exists/i,/no commits between/i]
function isConflict({type:e,message:t}){return e==="STALE_DATA"||e==="NOT_FOUND"||h.some(e=>e.test(t))}async function sendWithRetry(e,t,A){for(let n=1;;n+=1){const r=await send(e,t,A)
const s="lostBecause"in r
if(!s||n===g.F3)await(e.afterRead?.(!s))
if(!s)return r
await e.sleep((0,g.uN)(n,e.random(),r.lostBecause))}}async function send(e,t,A){for(let n=0;;n+=1){try{return{data:await A(),errors:[]}}catch(A){const r=(0,l.mH)(A)
if(r===null)throw A
const{data:s,errors:o}=r
const i=rateLimitWaitMs(r,n,e.now(),e.waitUntilMs)
if(i!==null)await e.sleep(i)
else if((0,l.p8)(r))return{data:s,errors:o,lostBecause:o[0]?.message||"no response"}
else if(s!==null||hasUnknownField(o))return{data:s,errors:o}
else throw(0,c.L)(o[0],t,A)}}}},7350:(e,t,A)=>{"use strict"
A.d(t,{L:()=>toGitHubError})
var n=A(9452)
const r="The token is wrong, expired or revoked: renew the one in `token`, or remove the input `token`."
const s=[{code:"bad-credentials",type:/^HTTP 401$/,fix:r},{code:"missing-scope",type:/^INSUFFICIENT_SCOPES$/,fix:"Give the token the `repo` scope (`public_repo` is enough for a public repository)."},{code:"merge-queue",message:/through the merge queue/i,fix:usePullRequest},{code:"protected-branch",type:/^BRANCH_PROTECTION_RULE_VIOLATION$/,fix:usePullRequest},{code:"pull-requests-not-allowed",message:/not permitted to create or approve pull requests/i,fix:'Allow it under Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: "Allow GitHub Actions to create and approve '+'pull requests" (an organization has the same setting), or set `token` to a GitHub App token.'},{code:"missing-workflows-permission",message:/without [`'"]?workflows?[`'"]? (?:permission|scope)/i,fix:"Moving a branch over commits that change files in `.github/workflows` needs the permission `workflows: write`, "+"which GITHUB_TOKEN cannot have: set `token` to a GitHub App token with that permission, or merge or delete the "+"pull request branch and run again."},{code:"archived",message:/archived so is read-only/i,fix:"Remove this workflow, or unarchive the repository."},{code:"sso",message:/SAML enforcement|\bSSO\b/,fix:"Authorize the token for the organization's single sign-on (Settings \u2192 Developer settings \u2192 Configure SSO)."},{code:"ip-allow-list",message:/IP allow list/i,fix:"Run on a runner whose address is on the organization's IP allow list."},{code:"branch-name",message:/exists; cannot create|not a valid (?:ref|branch) name/i,fix:"Set `pull-request-branch` to another name."},{code:"branch-creation-restricted",message:/cannot create ref due to creations being restricted/i,fix:"A ruleset restricts which branches may be created: set `pull-request-branch` to a name that it allows, or set "+"`token` to a GitHub App token that may create branches."},{code:"ruleset",message:/repository rule violations? found/i,fix:usePullRequest},{code:"protected-branch",message:/protected branch|protected ref\b|must be made through a pull request|not authorized to push/i,fix:usePullRequest},{code:"bad-credentials",message:/bad credentials|requires authentication/i,fix:r},{code:"missing-permission",message:/not accessible by|correct permissions to execute|must have (?:push|write|admin)/i,fix:grantPermission},{code:"empty-repository",message:/repository is empty/i,fix:"Push a first commit with the files named in `files`."},{code:"missing-permission",type:/^(?:FORBIDDEN|HTTP 403)$/,fix:grantPermission},{code:"not-found",type:/^(?:NOT_FOUND|HTTP 404)$/,fix:"Check the name (owner/name) in `repository` or `repositories`, and `branch`. A token without access to a private "+"repository cannot see it; the GITHUB_TOKEN of a workflow has access to its own repository only, so set `token` to "+"another one."}]
const o={code:"refused",fix:"If this message does not explain the problem, please report it."}
function toGitHubError({type:e,message:t}={type:"",message:""},A,r){const matches=A=>(A.type?.test(e)??true)&&(A.message?.test(t)??true)
const{code:i,fix:a}=s.find(matches)??o
const c=`${A.description}: GitHub says "${t.replace(/\.$/,"")}".`
return new n.y_(i,c,typeof a==="string"?a:a(A),{cause:r})}function usePullRequest({writesPullRequestBranch:e,branchRules:t=[]}){const A=t.length===0?"":`Its rules require ${t.join(", ")}. `
return e?`${A}Set \`pull-request-branch\` to a name that these rules do not apply to.`:`${A}Set \`mode: pull-request\`, which opens a pull request instead of pushing to the branch.`}function grantPermission({permission:e}){const t=e==="pull-requests: write"?`contents: write, ${e}`:e
return`Give the job \`permissions: { ${t} }\`; another \`token\` needs the same permission for this repository. `+"In runs for a pull request from a fork, and for Dependabot, the token is read-only: run on `schedule` or `push`."}},8889:(e,t,A)=>{"use strict"
A.d(t,{gB:()=>isTooMuch,mH:()=>parseFailure,p8:()=>mayHaveSucceeded})
function parseFailure(e){const{errors:t,data:A=null,headers:n,status:r,message:s,response:o}=toRecord(e)
if(Array.isArray(t)){return{errors:t.map(parseGraphQLError),data:A,status:200,headers:toRecord(n)}}if(typeof r!=="number")return null
const i=isRecord(o)
const a=i?`HTTP ${r}`:""
const c=i&&r>=500?a:toSingleLine(s)
const l={type:a,message:c,path:""}
return{errors:[l],data:null,status:r,headers:toRecord(toRecord(o).headers)}}function mayHaveSucceeded({status:e,errors:t}){return e>=500||t.some(isTooMuch)}function isTooMuch({type:e,message:t}){return e==="RESOURCE_LIMITS_EXCEEDED"||/^something went wrong while executing/i.test(t)}function parseGraphQLError(e){const{type:t,message:A,path:n}=toRecord(e)
return{type:typeof t==="string"?t:"",message:toSingleLine(A),path:Array.isArray(n)?n.join("."):""}}function toSingleLine(e){const t=typeof e==="string"?e.replace(/[\s\p{Cc}]+/gu," "):""
return t.trim().slice(0,500)}function toRecord(e){return isRecord(e)?e:{}}function isRecord(e){return typeof e==="object"&&e!==null}},5450:(e,t,A)=>{"use strict"
A.d(t,{I5:()=>rootOf,ZZ:()=>field,_j:()=>asArray,i:()=>asNumber,lq:()=>optional,oJ:()=>asString})
var n=A(9452)
function rootOf(e){return{value:e,path:""}}function field(e,...t){return t.reduce(({value:e,path:t},A)=>{const n=typeof e==="object"&&e!==null?Reflect.get(e,A):undefined
return{value:n,path:t===""?A:`${t}.${A}`}},e)}function optional(e,t){return e.value===null||e.value===undefined?null:t(e)}function asString({value:e,path:t}){return typeof e==="string"?e:fail(t)}function asNumber({value:e,path:t}){return typeof e==="number"?e:fail(t)}function asArray({value:e,path:t},A){if(!Array.isArray(e))return fail(t)
return e.map((e,n)=>A({value:e,path:`${t}.${n}`}))}function fail(e){const t="Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server."
throw new n.y_("unexpected-answer",`GitHub's response has no usable "${e}".`,t)}},1703:(e,t,A)=>{"use strict"
A.d(t,{F3:()=>r,jy:()=>waitBeforeRetry,uN:()=>delayBeforeNextReadMs})
var n=A(9452)
const r=3
const s=1e3
const o=6
const i=250
async function waitBeforeRetry(e,t,A,r){if(A<o)return e.sleep(growingDelayMs(i,A,e.random()))
if(r.outcome==="unknown")throw unavailable(`the connection broke during the last of ${o} writes`)
const s=`Branch "${t}" changed between reading and writing; this was the last of ${o} attempts.`
const a="Run again later, or give the workflow a `concurrency` group."
throw new n.y_("branch-moved",`${s} GitHub's message: "${r.message}".`,a)}function delayBeforeNextReadMs(e,t,A){if(e===r)throw unavailable(A)
return growingDelayMs(s,e,t)}function growingDelayMs(e,t,A){return(.5+A)*e*2**(t-1)}function unavailable(e){const t="Run again later; https://www.githubstatus.com shows its status."
return new n.y_("github-unavailable",`GitHub did not respond: ${e}.`,t)}},9452:(e,t,A)=>{"use strict"
A.d(t,{rj:()=>PullRequestRefusedError,ur:()=>FilesRefusedError,y_:()=>GitHubError})
class GitHubError extends Error{name="GitHubError"
code
constructor(e,t,A,n){super(`${t} ${A}`,n)
this.code=e}}class FilesRefusedError extends GitHubError{name="FilesRefusedError"
files
constructor(e){const t=e.map(({path:e,message:t})=>`${e} ${t}.`).join(" ")
super("file-refused",t,"Nothing was written. Correct `files` (the input, or the key of status-snippets.json).")
this.files=e}}class PullRequestRefusedError extends GitHubError{name="PullRequestRefusedError"
compareUrl
constructor(e,t,A){const n=`The change is on branch "${t}": open the pull request at ${A}`
super(e.code,e.message,n,{cause:e})
this.compareUrl=A}}},9063:(e,t,A)=>{"use strict"
A.d(t,{Eu:()=>declareVariables,FL:()=>o,HU:()=>overviewFields,T1:()=>commitFields,T9:()=>filesDocument,aY:()=>branchDocument,dx:()=>i,kN:()=>branchFields,rN:()=>n})
const n=100
const r=50
const s=10
function branchDocument(e){const{text:t,variables:A}=branchFields(e,"")
return{text:repositoryQuery("Branch",t,A),variables:A}}function filesDocument(e,t){const{text:A,variables:n}=commitFields(e,t,"")
return{text:repositoryQuery("Files",A,n),variables:n}}function repositoryQuery(e,t,A){return`query ${e}($owner: String!, $name: String!${declareVariables(A)}) {\n  repository(owner: $owner, name: $name) {\n    ${t}\n  }\n}`}function branchFields(e,t){const{branch:A,pullRequestBranch:n,paths:r,withRules:o}=e
const i=A!==null&&(o||n!==null)
const a={...A===null?{}:{[`baseRef${t}`]:`refs/heads/${A}`},...i?{[`baseName${t}`]:A}:{},...n===null?{}:{[`headRef${t}`]:`refs/heads/${n}`,[`headName${t}`]:n},...pathVariables(r,t)}
const c=pathFields(r,t)
const l=`id nameWithOwner url\n    defaultBranchRef { name }\n    ${o?`mergeQueue${A===null?"":`(branch: $baseName${t})`} { id }`:""}\n    base: ${A===null?"defaultBranchRef":`ref(qualifiedName: $baseRef${t})`} {\n      name\n      ${o?"rules(first: 50) { nodes { type } }":""}\n      target { oid ... on Commit { tree { oid } ${historyFields(s)} ${c} } }\n    }\n    ${n===null?"":pullRequestFields(c,t)}`
return{text:l,variables:a}}function overviewFields(e,t,A){const n={absent:"",default:`pullRequestBranch: refs(refPrefix: "refs/heads/${i}", first: 1) { nodes { name } }`,named:`pullRequestBranch: ref(qualifiedName: $headRef${A}) { name }`}
const r=t===undefined?"absent":t===null?"default":"named"
const s=`id nameWithOwner url ${o}\n    defaultBranchRef { name }\n    base: defaultBranchRef { name target { oid ... on Commit { tree { oid } ${pathFields(e,A)} } } }\n    ${n[r]}`
const a=r==="named"?{[`headRef${A}`]:`refs/heads/${t}`}:{}
return{text:s,variables:{...a,...pathVariables(e,A)}}}const o="isArchived isDisabled isEmpty isFork isMirror"
const i="status-snippets/"
function commitFields(e,t,A){const n=`object(oid: $oid${A}) { oid ... on Commit { ${pathFields(t,A)} } }`
return{text:n,variables:{[`oid${A}`]:e,...pathVariables(t,A)}}}function pullRequestFields(e,t){const A="{ nodes { id number url state title body baseRefName headRefOid isCrossRepository } }"
return`head: ref(qualifiedName: $headRef${t}) {\n      compare(headRef: $baseName${t}) { aheadBy behindBy }\n      associatedPullRequests(states: [OPEN], first: 10) ${A}\n      target { oid ... on Commit { ${historyFields(r)} ${e} } }\n    }\n    closed: pullRequests(\n      headRefName: $headName${t}, baseRefName: $baseName${t}, states: [CLOSED, MERGED], first: 20,\n      orderBy: { field: CREATED_AT, direction: DESC }\n    ) ${A}`}function historyFields(e){return`history(first: ${e}) { nodes { oid url message committer { email } parents(first: 2) { nodes { oid } } } }`}function pathFields(e,t){const A="entries { name type }"
const n=`{ mode type object { ... on Blob { oid byteSize text } ... on Tree { ${A} } } }`
const r=e.map((e,r)=>e===""?`f${r}: tree { ${A} }`:`f${r}: file(path: $p${r}${t}) ${n}`)
return r.join(" ")}function declareVariables(e){return Object.keys(e).map(e=>`, $${e}: ${e.startsWith("oid")?"GitObjectID":"String"}!`).join("")}function pathVariables(e,t){const A=e.map((e,A)=>[`p${A}${t}`,e])
return Object.fromEntries(A.filter(([,e])=>e!==""))}},1830:(e,t,A)=>{"use strict"
A.d(t,{IM:()=>blobOid,MA:()=>r,VX:()=>o,a1:()=>i,tC:()=>zeroOid,yE:()=>s})
var n=A(7598)
const r=33188
const s=33261
const o=40960
const i=16384
function blobOid(e,t){const A=t.length===64?"sha256":"sha1"
return(0,n.createHash)(A).update(`blob ${e.length}\0`).update(e).digest("hex")}function zeroOid(e){return"0".repeat(e.length)}},5135:(e,t,A)=>{"use strict"
A.d(t,{C:()=>listFiles})
var n=A(2737)
var r=A(5450)
var s=A(9452)
var o=A(1830)
async function listFiles(e,t,A){try{return await listTree(e,t,A,"")}catch(e){if(e instanceof s.y_&&(e.code==="not-found"||e.code==="empty-repository"))return null
throw e}}async function listTree(e,t,A,n){const r=await readTree(e,t,A,n,"?recursive=1")
if(!r.isTruncated)return{oid:r.oid,files:r.entries.filter(isFile)}
const o=await readTree(e,t,A,n,"")
if(o.isTruncated){const e="contains more entries than GitHub lists; specify files instead of a glob"
throw new s.ur([{path:n||"the top directory",code:"tree-truncated",message:e}])}let i=o.entries.filter(isFile)
for(const{path:A,oid:n}of o.entries.filter(({type:e})=>e==="tree")){i=i.concat((await listTree(e,t,n,`${A}/`)).files)}return{oid:r.oid,files:i}}async function readTree(e,t,A,s,o){const i=await(0,n.Jt)(e,t,`git/trees/{tree}${o}`,{tree:A},`Listing ${t} failed`)
const a=(0,r.I5)(i)
return{oid:(0,r.oJ)((0,r.ZZ)(a,"sha")),isTruncated:(0,r.ZZ)(a,"truncated").value===true,entries:(0,r._j)((0,r.ZZ)(a,"tree"),e=>parseEntry(e,s))}}function parseEntry(e,t){return{path:`${t}${(0,r.oJ)((0,r.ZZ)(e,"path"))}`,oid:(0,r.lq)((0,r.ZZ)(e,"sha"),r.oJ)??"",mode:Number.parseInt((0,r.oJ)((0,r.ZZ)(e,"mode")),8),type:(0,r.oJ)((0,r.ZZ)(e,"type")),sizeBytes:(0,r.lq)((0,r.ZZ)(e,"size"),r.i)??0}}function isFile({type:e,mode:t}){return e==="blob"&&(t===o.MA||t===o.yE)}},8228:(e,t,A)=>{"use strict"
A.d(t,{A:()=>parseRepositorySnapshot,K:()=>parseEntries})
var n=A(5450)
var r=A(1830)
function parseRepositorySnapshot(e,t){const A=(0,n.ZZ)((0,n.I5)(e),"repository")
return{repository:{id:(0,n.oJ)((0,n.ZZ)(A,"id")),nameWithOwner:(0,n.oJ)((0,n.ZZ)(A,"nameWithOwner")),url:(0,n.oJ)((0,n.ZZ)(A,"url")),defaultBranch:(0,n.lq)((0,n.ZZ)(A,"defaultBranchRef","name"),n.oJ)},base:(0,n.lq)((0,n.ZZ)(A,"base"),e=>({name:(0,n.oJ)((0,n.ZZ)(e,"name")),treeOid:(0,n.oJ)((0,n.ZZ)(e,"target","tree","oid")),rules:describeRules(A),...parseBranch((0,n.ZZ)(e,"target"),t)})),head:(0,n.lq)((0,n.ZZ)(A,"head"),e=>({behindBy:(0,n.lq)((0,n.ZZ)(e,"compare","aheadBy"),n.i)??Number.POSITIVE_INFINITY,aheadBy:(0,n.lq)((0,n.ZZ)(e,"compare","behindBy"),n.i)??Number.POSITIVE_INFINITY,openPullRequests:parseNodes((0,n.ZZ)(e,"associatedPullRequests"),parsePullRequest),...parseBranch((0,n.ZZ)(e,"target"),t)})),closed:parseNodes((0,n.ZZ)(A,"closed"),parsePullRequest).filter(e=>!e.isCrossRepository)}}function parseBranch(e,t){return{oid:(0,n.oJ)((0,n.ZZ)(e,"oid")),entries:parseEntries(e,t),history:parseNodes((0,n.ZZ)(e,"history"),parseCommit)}}function parseEntries(e,t){return Array.from({length:t},(t,A)=>(0,n.lq)((0,n.ZZ)(e,`f${A}`),parseEntry))}function parseEntry(e){if((0,n.ZZ)(e,"entries").value!==undefined){return{mode:r.a1,type:"tree",blob:null,fileNames:parseFileNames(e)}}const t=(0,n.ZZ)(e,"object")
return{mode:(0,n.i)((0,n.ZZ)(e,"mode")),type:(0,n.oJ)((0,n.ZZ)(e,"type")),blob:(0,n.lq)((0,n.ZZ)(t,"oid"),e=>({oid:(0,n.oJ)(e),sizeBytes:(0,n.i)((0,n.ZZ)(t,"byteSize")),text:(0,n.lq)((0,n.ZZ)(t,"text"),n.oJ)})),fileNames:parseFileNames(t)}}function parseFileNames(e){const t=(0,n.lq)((0,n.ZZ)(e,"entries"),e=>(0,n._j)(e,e=>({name:(0,n.oJ)((0,n.ZZ)(e,"name")),type:(0,n.oJ)((0,n.ZZ)(e,"type"))})))
return(t??[]).filter(({type:e})=>e==="blob").map(({name:e})=>e)}function parseCommit(e){return{oid:(0,n.oJ)((0,n.ZZ)(e,"oid")),url:(0,n.oJ)((0,n.ZZ)(e,"url")),message:(0,n.oJ)((0,n.ZZ)(e,"message")),committerEmail:(0,n.lq)((0,n.ZZ)(e,"committer","email"),n.oJ)??"",parents:parseNodes((0,n.ZZ)(e,"parents"),e=>(0,n.oJ)((0,n.ZZ)(e,"oid")))}}function parsePullRequest(e){return{id:(0,n.oJ)((0,n.ZZ)(e,"id")),number:(0,n.i)((0,n.ZZ)(e,"number")),url:(0,n.oJ)((0,n.ZZ)(e,"url")),state:(0,n.oJ)((0,n.ZZ)(e,"state")),title:(0,n.oJ)((0,n.ZZ)(e,"title")),body:(0,n.oJ)((0,n.ZZ)(e,"body")),base:(0,n.oJ)((0,n.ZZ)(e,"baseRefName")),headOid:(0,n.oJ)((0,n.ZZ)(e,"headRefOid")),isCrossRepository:(0,n.ZZ)(e,"isCrossRepository").value!==false}}function parseNodes(e,t){return(0,n.lq)((0,n.ZZ)(e,"nodes"),e=>(0,n._j)(e,t))??[]}const s={PULL_REQUEST:"a pull request",MERGE_QUEUE:"the merge queue",REQUIRED_STATUS_CHECKS:"passing checks",REQUIRED_DEPLOYMENTS:"successful deployments",WORKFLOWS:"passing workflows",CODE_SCANNING:"code scanning"}
function describeRules(e){const t=parseNodes((0,n.ZZ)(e,"base","rules"),e=>(0,n.oJ)((0,n.ZZ)(e,"type")))
if((0,n.ZZ)(e,"mergeQueue").value)t.push("MERGE_QUEUE")
return[...new Set(t)].map(e=>s[e]).filter(e=>e!==undefined)}},8378:(e,t,A)=>{"use strict"
A.d(t,{$2:()=>readEntries,Xl:()=>parseEntriesAt,kN:()=>readCommit,kn:()=>isAboutFile,md:()=>addLargeFiles})
var n=A(2737)
var r=A(7350)
var s=A(5450)
var o=A(9063)
var i=A(5135)
var a=A(8228)
var c=A(3032)
async function readCommit(e,t,A,n){const r=n.matches===null?null:await(0,i.C)(e,t,A)
const s=[...new Set([...n.candidates??[],...(0,c.L)(n,r)])]
const o=await readEntries(e,t,A,s)
const a={oid:A,entries:o}
return{nameWithOwner:t,where:`at commit ${A}`,base:a,head:null,paths:s,listing:r}}async function readEntries(e,t,A,r){const s=commitReadOperation(t,A)
const i=[]
for(let a=0;a<r.length;a+=o.rN){const c=r.slice(a,a+o.rN)
const l=await(0,n.P)(e,t,(0,o.T9)(A,c),s)
i.push(...await parseEntriesAt(e,t,A,c,l))}return i}async function parseEntriesAt(e,t,A,n,{data:o,errors:i}){const c=commitReadOperation(t,A)
const l=i.find(e=>!isAboutFile(e))
if(l!==undefined)throw(0,r.L)(l,c)
const u=(0,s.ZZ)((0,s.I5)(o),"repository","object")
const g=(0,s.lq)(u,e=>(0,a.K)(e,n.length))
if(g===null)throw(0,r.L)({type:"NOT_FOUND",message:`no object ${A}`},c)
return(await addLargeFiles(e,t,{oid:A,entries:g},n,i,u.path)).entries}function commitReadOperation(e,t){return{description:`Reading ${e} at ${t} failed`,permission:"contents: read"}}async function addLargeFiles(e,t,A,n,r,s){const o=r.filter(isLargeFile).map(({path:e})=>e)
const a=n.map((e,t)=>o.includes(`${s}.f${t}`))
if(!a.includes(true))return A
const c=await(0,i.C)(e,t,A.oid)
const l=A.entries.map((e,t)=>{const A=a[t]&&c?.files.find(({path:e})=>e===n[t])
return A?{...A,blob:{...A,text:null}}:e})
return{...A,entries:l}}function isAboutFile(e){return isLargeFile(e)||e.type==="NOT_FOUND"&&/\.f\d+$/.test(e.path)}function isLargeFile({path:e,message:t}){return/\.f\d+$/.test(e)&&/over 10 ?mb/i.test(t)}},3032:(e,t,A)=>{"use strict"
A.d(t,{L:()=>selectPaths,Z:()=>readTexts})
var n=A(2737)
var r=A(5450)
var s=A(9452)
var o=A(1830)
const i=16*1024*1024
function selectPaths({paths:e,matches:t},A){const n=A?.files.map(({path:e})=>e)??[]
return[...new Set([...e,...t===null?[]:n.filter(t)])]}async function readTexts(e,t,A,n,r,o=()=>true){const i=[]
const a=[]
for(const[s,c]of A.entries()){const A=await readText(e,t,c,n[s]??null,r,o)
if("code"in A)a.push(A)
else i.push(A)}if(a.length>0)throw new s.ur(a)
return i}async function readText(e,t,A,n,r,s){const refuse=(e,t)=>({path:A,code:e,message:t})
if(n===null)return refuse("missing",`does not exist ${r}`)
const{mode:a,type:c,blob:l}=n
if(c==="tree")return refuse("folder","is a folder, but a file is required")
if(c==="commit")return refuse("submodule","is a submodule, not a file")
if(a===o.VX)return refuse("symlink","is a symbolic link; specify the file it points to")
const u=a===o.MA||a===o.yE
if(!u||l===null)return refuse("irregular","is not a regular file")
const g=l.sizeBytes>i
if(g&&s(A,""))return refuse("too-large","is larger than 16 MiB")
const{oid:h}=l
const hasBlobId=e=>(0,o.IM)(e,h)===h
if(l.text!==null&&hasBlobId(Buffer.from(l.text)))return{path:A,text:l.text,oid:h,mode:a}
const d=await fetchBlob(e,t,A,h)
if(!hasBlobId(d))return refuse("damaged",`arrived incomplete (blob ${h})`)
if(!s(A,d.toString("latin1")))return{path:A,text:"",oid:h,mode:a}
if(g)return refuse("too-large","is larger than 16 MiB")
const E=d.toString()
return hasBlobId(Buffer.from(E))?{path:A,text:E,oid:h,mode:a}:refuse("not-utf8","is not UTF-8 text")}async function fetchBlob(e,t,A,s){const o=await(0,n.Jt)(e,t,"git/blobs/{oid}",{oid:s},`Reading ${A} failed`)
const i=typeof o==="string"?JSON.parse(o):o
return Buffer.from((0,r.oJ)((0,r.ZZ)((0,r.I5)(i),"content")),"base64")}},9052:(e,t,A)=>{"use strict"
A.d(t,{_:()=>entryAt,n:()=>readSelectedFiles})
var n=A(5135)
var r=A(8378)
var s=A(3032)
function entryAt({paths:e,base:t},A){return t.entries[e.indexOf(A)]??null}async function readSelectedFiles(e,t,A){const{nameWithOwner:o,base:i,head:a,where:c}=t
const l=A.matches===null||t.listing!==null
const u=l?t.listing:await(0,n.C)(e,o,i.oid)
const g=(0,s.L)(A,u)
async function withEntriesAt(A,n){const s=new Map(t.paths.map((e,t)=>[e,A.entries[t]??null]))
const i=n.filter(e=>!s.has(e))
const a=await(0,r.$2)(e,o,A.oid,i)
for(const[e,t]of i.entries())s.set(t,a[e]??null)
return{...A,entries:n.map(e=>s.get(e)??null)}}const h=await withEntriesAt(i,g)
const isWanted=(e,t)=>!A.areFilesOptional||h.entries[t]!==null
const d=g.filter(isWanted)
const E={...h,entries:h.entries.filter(isWanted)}
const Q=a&&await withEntriesAt(a,d)
const B=await(0,s.Z)(e,o,d,E.entries,c,A.isRelevant)
return{...t,base:E,head:Q,paths:d,listing:u,files:B}}},7248:(e,t,A)=>{"use strict"
A.d(t,{Ac:()=>defaultBody,M4:()=>defaultSubject,i7:()=>summarizeChange})
var n=A(5860)
function summarizeChange(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const A=[{kind:"moved",sections:t.filter(n.l)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"updated",sections:t}]
const r=A.find(({sections:e})=>e.length>0)
return r?{kind:r.kind,pages:uniquePages(r.sections)}:null}function uniquePages(e){const t=e.map(({slug:e,address:t,previousAddress:A})=>({slug:e,address:t,previousAddress:A}))
return[...new Map(t.map(e=>[JSON.stringify(e),e])).values()]}function defaultCommitMessage(e){const t=summarizeChange(e)
if(t===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(t)}\n\n${defaultBody(t)}`}const r={moved:"Point",filled:"Add",updated:"Update"}
function defaultSubject({kind:e,pages:t}){const A=new Set(t.map(({address:e})=>e))
if(A.size<=2){const t=A.size===1?"the status badge":"the status badges"
return`${r[e]} ${t} ${e==="moved"?"at":"of"} ${[...A].join(" and ")}`}const n=new Set(t.map(({slug:e})=>e))
const s=e==="moved"?" at their new addresses":""
return`${r[e]} the status badges of ${n.size} pages${s}`}const s=50
function defaultBody({kind:e,pages:t}){const A=t.slice(0,s).map(o[e])
const n=t.length-s
return[...A,...n>0?[`And ${n} more.`]:[]].join("\n")}const o={moved:({slug:e,previousAddress:t,address:A})=>`The section for the page "${e}" linked to ${t} and now links to ${A}.`,filled:({slug:e})=>`Add the snippets of the page "${e}".`,updated:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}},5760:(e,t,A)=>{"use strict"
A.d(t,{V:()=>formatDiff})
const n=4
function formatDiff(e){return e.map(e=>`--- a/${e.path}\n+++ b/${e.path}\n${formatHunks([...diffLines(e)])}`).join("")}function*diffLines({before:e,after:t,edits:A}){let n=0
for(const r of toBlocks(e,t,A)){yield*toLines(" ",splitAfterLineFeeds(e.slice(n,r.before.start)))
const A=splitAfterLineFeeds(e.slice(r.before.start,r.before.end))
const s=splitAfterLineFeeds(t.slice(r.after.start,r.after.end))
yield*compareLines(A,s)
n=r.before.end}yield*toLines(" ",splitAfterLineFeeds(e.slice(n)))}function toBlocks(e,t,A){const n=[]
for(const r of A){const A=n.at(-1)
const s=A&&(r.before.start<A.before.end||r.after.start<A.after.end)
const o=s?n.pop():undefined
n.push({before:wholeLines(e,r.before,o?.before),after:wholeLines(t,r.after,o?.after)})}return n}function wholeLines(e,{start:t,end:A},n){if(n&&A<n.end)return n
const r=e.indexOf("\n",A)
const s=t===0?0:e.lastIndexOf("\n",t-1)+1
return{start:n?.start??s,end:r<0?e.length:r+1}}function splitAfterLineFeeds(e){return e.match(/[^\n]*\n|[^\n]+/g)??[]}function toLines(e,t){return t.map(t=>({sign:e,text:t}))}function*compareLines(e,t){const A=Math.min(e.length,t.length)
let n=0
while(n<A&&e.at(-1-n)===t.at(-1-n))n+=1
const r=e.length-n
const s=t.slice(0,t.length-n)
const o=[]
for(const[t,A]of e.slice(0,r).entries()){const e=s[t]
if(e===A){yield*toLines("+",o.splice(0))
yield{sign:" ",text:A}}else{yield{sign:"-",text:A}
if(e!==undefined)o.push(e)}}yield*toLines("+",[...o,...s.slice(r)])
yield*toLines(" ",e.slice(r))}function formatHunks(e){const t=[]
for(const[A,{sign:r}]of e.entries()){if(r===" ")continue
const[s,o]=[Math.max(A-n,0),Math.min(A+1+n,e.length)]
const i=t.at(-1)
if(i&&s<=i.end)i.end=o
else t.push({start:s,end:o})}let[A,r,s]=[0,0,0]
const o=t.map(({start:t,end:n})=>{const o=e.slice(t,n)
const i=o.filter(({sign:e})=>e!=="+").length
const a=o.filter(({sign:e})=>e!=="-").length
r+=t-A
s+=t-A
const c=`@@ -${formatRange(r,i)} +${formatRange(s,a)} @@\n`;[A,r,s]=[n,r+i,s+a]
return c+o.map(formatLine).join("")})
return o.join("")}function formatRange(e,t){return`${t>0?e+1:e},${t}`}function formatLine({sign:e,text:t}){return`${e}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}},1948:(e,t,A)=>{"use strict"
A.d(t,{Jx:()=>fetchOrGeneratePages,Vr:()=>customDomainWarnings,af:()=>unsafeSnippetError})
var n=A(7031)
var r=A(2764)
var s=A(9529)
var o=A(8418)
var i=A(8702)
const a=8
async function fetchOrGeneratePages(e,t,A){const n=new Set(e.map(({slug:e})=>e))
const r=new Map
const s=n.values()
const o=Array.from({length:a},async()=>{for(const e of s)r.set(e,await fetchPage(e,t,A))})
await Promise.all(o)
const i=customAddresses(e,t)
const c=new Map
const l=new Map
for(const A of e){const{slug:e,customDomain:n}=A
const s=`${e} ${n??""}`
let o=r.get(e)?.page??c.get(s)
if(o===undefined){o=await generatePage(A,i,t)
c.set(s,o)}l.set(A,o)}return{pages:l,warnings:[...n].flatMap(e=>r.get(e)?.warning??[])}}async function fetchPage(e,{source:t},A){if(t==="offline")return{page:null}
try{const t=await A(e)
const n={outcome:"available",slug:e,source:t.source,snippets:t.snippets}
if(t.source!=="stale")return{page:n}
const r=`${t.reason} Using the last good response for page "${e}"; sections that already show the page are left unchanged.`
return{page:n,warning:{code:"stale",message:r}}}catch(A){if(!(A instanceof n._))throw A
if(A.code!=="plan-required"||t!=="auto")return{page:{outcome:"failed",error:A}}
const r=`${A.message} The snippets of page "${e}" are generated offline.`
return{page:null,warning:{code:"plan-required",message:r}}}}async function generatePage({slug:e,customDomain:t},A,{baseUrl:n,statusPageHost:a}){try{const s=t===null?A.get(e):undefined
const c=s??(0,o.ci)({slug:e,customDomain:t,statusPageHost:a})
const l=await(0,r.Z)({slug:e,baseUrl:n},c)
return{outcome:"available",slug:e,source:"offline",snippets:(0,i.Uu)(l)}}catch(e){if(e instanceof s.d)return{outcome:"failed",error:e}
throw e}}function customAddresses(e,{source:t,baseUrl:A,statusPageHost:n}){const r=new Map
for(const{slug:s,customDomain:o,old:i}of e){if(o!==null||!i?.confirmedAddress||r.has(s))continue
const e=[...i.badgeOrigins].every(e=>e===A)
const a=i.confirmedAddress===`https://${s}.${n}`
if(!a&&(t!=="offline"||e))r.set(s,i.confirmedAddress)}return r}function customDomainWarnings({snippets:e},{slug:t,customDomain:A}){const n=(0,i.Kf)(e).status_page_url
if(n===""||A===null||(0,o.Lb)(`https://${A}`,n))return[]
const r=`custom-domain is "${A}", but the service reports the address ${n} for page "${t}"; the reported address is used. Correct or remove custom-domain`
return[{code:"custom-domain-differs",message:r}]}function unsafeSnippetError({slug:e,snippets:t},A,r){const s=A.map(e=>t[e]).find(e=>e.outcome==="unsafe")
return s&&new n._("unsafe-answer",{slug:e,baseUrl:r,...s})}async function fetchOrGenerateSnippets(e,t,A,n){const{page:r,warning:s}=await fetchPage(e.slug,A,n)
const o=r??await generatePage(e,new Map,A)
if(o.outcome==="failed")throw o.error
const i=unsafeSnippetError(o,t,A.baseUrl)
if(i)throw i
return{source:o.source,snippets:safeStrings(o.snippets),warnings:[...s?[s]:[],...customDomainWarnings(o,e)]}}},5860:(e,t,A)=>{"use strict"
A.d(t,{L:()=>createReport,l:()=>hasNewAddress})
function createReport({outcome:e,pages:t,files:A,failure:n}){const r=n&&{code:n.code,message:n.message}
return{version:1,outcome:e,pages:t,files:A,error:r}}function hasNewAddress({previousAddress:e,address:t}){return e!==null&&e!==t}},2757:(e,t,A)=>{"use strict"
A.d(t,{hZ:()=>refreshFiles,ev:()=>toPageReports})
var n=A(2658)
var r=A(8702)
var s=A(8015)
var o=A(8118)
var i=A(9971)
var a=A(2207)
var c=A(1244)
var l=A(9529)
var u=A(8551)
var g=A(7032)
var h=A(8418)
async function parseOldContent(e,{slug:t,isSlugOnMarker:A},n,s){const{slugs:o,targets:i,badgeOrigins:a}=await findReferences(e,n,s)
const c=[...i].map(r.jl)
const l=c.flatMap(e=>e.outcome==="safe"?[e.value]:[])
const[u=null]=l
const g=[...o].some(e=>e!==t)
const d=!g&&(o.has(t)||A)
const E=l.length===i.size&&l.every(e=>(0,h.Lb)(e,u??""))
return{showsOtherPage:g,address:u,confirmedAddress:E&&d?u:null,badgeOrigins:a}}class References{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(e){const[,t,A]=d.exec(e)??[]
if(t===undefined||A===undefined)return
this.slugs.add(A)
this.badgeOrigins.add(t)}addTarget(e){this.targets.add(e.replace(/\/$/,""))}}const d=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(e,t=false,A=e=>e()){return findPlainReferences(e)??await parseReferences(e,t,A)}const E=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(e){const t=new References
const A=e.replace(E,(e,A,n,r)=>{if(A!==undefined)t.addImage(A)
t.addTarget(n??r)
return""})
return A.trim()===""?t:null}async function parseReferences(e,t,n){const r=new References
const s=t?(await Promise.all([A.e(982),A.e(990),A.e(665),A.e(146),A.e(764)]).then(A.bind(A,4585))).fromMarkdown:(await Promise.all([A.e(982),A.e(665),A.e(169),A.e(146),A.e(248),A.e(761)]).then(A.bind(A,761))).parseGithubMarkdown
const o=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(n(()=>s(o)))){const t=e.type==="image"||e.type==="definition"&&d.test(e.url)
if(t)r.addImage(e.url)
else if(e.type==="link"||e.type==="definition")r.addTarget(e.url)}if(e.includes("<")){const{listHtmlTokens:t}=await Promise.all([A.e(990),A.e(328)]).then(A.bind(A,1032))
for(const A of n(()=>t(e)).tokens){if(A.kind!=="start")continue
for(const{name:e,value:t}of A.attributes){if(A.name==="a"&&e==="href")r.addTarget(t)
if(A.name==="img"&&e==="src")r.addImage(t)
if(A.name==="script"&&e==="data-slug")r.slugs.add(t)}}}return r}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}var Q=A(6227)
async function analyzeFile({path:e,format:t,content:A,mustHaveSection:n},r,o){if(A.outcome==="unreadable")return(0,Q.g4)(e,[A.problem])
const{text:a}=A
const c=await(0,i.M)(a,t,{timeLimiter:o})
const l=c.sections.map(e=>(0,s.jG)(e,r.show))
const u=(0,g.T)(a)
const toPositioned=({offset:e,...t})=>({...u(e),...t})
const h=[...c.problems,...(0,s._N)(c,l)].map(toPositioned)
const d=[]
for(const[e,t]of c.sections.entries()){const A=await configureSection(t,l[e]??[],c,r)
if("message"in A)h.push({...t.position,...A})
else d.push(A)}if(h.length>0)return(0,Q.g4)(e,h.sort((e,t)=>e.line-t.line||e.column-t.column))
if(d.length===0){return n?(0,Q.g4)(e,[missingSection(t)]):{outcome:"no-section"}}const E=[...c.warnings.map(t=>({path:e,...toPositioned(t)})),...d.flatMap(t=>scriptWarnings(e,t))]
return{outcome:"analyzed",path:e,text:a,parsedSections:c,configuredSections:d,warnings:E}}async function configureSection(e,t,{text:A,format:n,timeBudget:r},s){const{slug:i,customDomain:g}=e.attributes
try{const a=i===undefined?s.slug:(0,u.d)(i)
if(a===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const l=g===undefined?s.customDomain:(0,c.ZL)(g)
const h=(0,o.nF)(A.slice(e.content.start,e.content.end),e.layout)
const d={slug:a,isSlugOnMarker:i!==undefined}
const E=e.layout.context==="html"
const parseWithLimit=t=>r.runWithin(e.content,t)
const Q=h.trim()===""?null:await parseOldContent(h,d,E,parseWithLimit)
return{section:e,format:n,slug:a,customDomain:l,shown:t,old:Q}}catch(e){if(e instanceof l.d)return{code:"invalid-attribute",message:e.message}
if(e instanceof a.D)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,A]=e==="mdx"?["{/*","*/}"]:["\x3c!--","--\x3e"]
const n=`${t} status-snippets start slug="\u2026" ${A} and ${t} status-snippets end ${A}`
const r=`this file contains no section; put ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:r}}function scriptWarnings(e,{section:t,format:A,shown:n}){const r=n.find(e=>e==="widget"||e==="script")
if(!r||A!=="md")return[]
const s=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.position,code:"no-scripts",message:s}]}var B=A(1948)
var f=A(622)
async function findSurroundingChange(e,t){let[A,n]=[e,t]
if(needsWholeText(e)||needsWholeText(t)){const r={defined:s.xv,extent:"whole",timeBudget:e.timeBudget}
A=await(0,i.M)(e.text,e.format,r)
n=await(0,i.M)(t.text,t.format,r)}const r=findExceededLimit(e.sections,A)??findExceededLimit(e.sections,n)
if(r)return r
const o=findFirstDifference(spansOutside(A.document.outline(),e.sections),spansOutside(n.document.outline(),t.sections))
if(o===undefined)return undefined
const a=e.sections.findLast(({start:e})=>e.start<=o)??e.sections[0]
const c="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"
return{offset:a?.start.start??o,code:"changes-surroundings",message:c}}function needsWholeText({text:e,document:t,sections:A}){const n=A.map(({content:e})=>e)
const r=t.definitions.some(({start:e})=>(0,f.oU)(n,e)>=0)
const s=n.some(({start:t,end:A})=>e.slice(t,A).includes("[^"))
return!t.isOutlineExact||r||s}function findExceededLimit(e,{problems:t}){const A=t.find(({code:e})=>e==="too-complex")
return A&&{...A,offset:e[0]?.start.start??0}}function findFirstDifference(e,t){const A=e.find(({key:e},A)=>e!==t[A]?.key)
if(A)return A.offset
return t.length>e.length?e.at(-1)?.offset??0:undefined}const C="gfmFootnoteCall"
function spansOutside(e,t){let A=0
const n=t.map(({content:e})=>{A+=e.end-e.start
return{...e,lengthSoFar:A}})
const toOffsetOutside=e=>{const t=n[(0,f.ow)(n,e)]
return t?e-t.lengthSoFar+Math.max(t.end-e,0):e}
return e.flatMap(({type:e,start:t,end:A})=>{const r=n[(0,f.ow)(n,t)]
const s=r&&A<=r.end&&e!==C
if(t===A||s)return[]
return[{offset:t,key:`${e} ${toOffsetOutside(t)} ${toOffsetOutside(A)}`}]})}async function rewriteSections(e,t){const{text:A,format:n,sections:r,timeBudget:s}=e
try{const o=await renderContents(e,t)
const a=r.map(({content:e},t)=>o[t]!==A.slice(e.start,e.end))
if(!a.includes(true))return{outcome:"computed",text:A,changed:a,sections:r}
const{after:c,ranges:l}=replaceContents(A,r,o)
const u=await(0,i.M)(c,n,{timeBudget:s})
const g=findExceededLimit(r,u)??findLostSection(r,u,l)??await findSurroundingChange(e,u)
if(g)return{outcome:"rejected",problem:g}
return{outcome:"computed",text:c,changed:a,sections:u.sections}}catch(e){if(e instanceof a.D)return{outcome:"rejected",problem:e.problem}
throw e}}async function renderContents({text:e,format:t,sections:n,timeBudget:r},s){const i=n.map(({content:e})=>e)
const a=(0,g.R)(e,i)
const c=[]
for(const[i,{layout:l,content:u}]of n.entries()){const n=e.slice(u.start,u.end)
const g=s[i]
const h=g?(0,o.cI)(l,g,a):n
if(n===h||n.trim()===""){c.push(h)
continue}const{hasSameRendering:d}=await Promise.all([A.e(982),A.e(990),A.e(665),A.e(146),A.e(764)]).then(A.bind(A,7808))
const E=r.runWithin(u,()=>d(n,h,l,t==="mdx"))
c.push(E?n:h)}return c}function replaceContents(e,t,A){const n=[]
const r=[]
let s=0
let o=0
for(const[i,{content:a}]of t.entries()){const t=A[i]??""
n.push(e.slice(s,a.start),t)
const c=o+a.start-s
o=c+t.length
r.push({start:c,end:o})
s=a.end}return{after:n.join("")+e.slice(s),ranges:r}}function findLostSection(e,t,A){const n=A.findIndex(({start:A,end:n},r)=>{const[s,o]=[e[r],t.sections[r]]
if(o?.content.start!==A||o.content.end!==n)return true
return JSON.stringify(o.layout)!==JSON.stringify(s?.layout)})
if(n<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const r="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(n,0)]?.start.start??0,code:"not-read-back",message:r}}var I=A(7031)
var p=A(2764)
async function rewriteFile(e,t,{baseUrl:A,checkOnly:n}){const{path:r,text:s,parsedSections:o}=e
const i=[]
const a=[]
for(const n of e.configuredSections){const e=await selectContent(n,t.get(n),A)
if("message"in e)a.push(e)
else i.push(e)}if(a.length>0)return{outcome:"failed",path:r,problems:a}
const c=await rewriteSections(o,i.map(({snippets:e})=>e))
if(c.outcome==="rejected"){const{offset:e,code:t,message:A}=c.problem
return(0,Q.g4)(r,[{...(0,g.T)(s)(e),code:t,message:A}])}const{text:l,sections:u,changed:h}=c
const d=o.sections.flatMap(({content:e},t)=>{const A=u[t]
return h[t]&&A?[{before:e,after:A.content}]:[]})
const E=n?"out-of-date":"changed"
const f=d.length>0
const C=i.map((e,t)=>toSectionReport(e,h[t]?E:"unchanged"))
return{outcome:"computed",path:r,report:{path:r,outcome:f?E:"unchanged",sections:C,problems:[]},change:f?{path:r,before:s,after:l,edits:d,sections:{oldSections:o.sections,newSections:u}}:null,pages:i.map(({page:e})=>e),warnings:i.flatMap(({configured:e,page:t,snippets:A})=>{const n=A===null?[]:(0,B.Vr)(t,e)
return n.map(t=>({...t,path:r,...e.section.position}))})}}async function selectContent(e,t,s){const{section:o,format:i,slug:a,shown:c,old:l}=e
if(t===undefined)throw new Error(`Page "${a}" was not resolved`)
if(t.outcome==="failed")return toProblem(e,t.error)
const u=(0,r.Kf)(t.snippets)
const g=u.status_page_url
if(t.source==="stale"&&l!==null&&!l.showsOtherPage){return{configured:e,page:t,address:l.address??g,snippets:null}}const h=o.layout.context==="html"?"html":"markdown"
const d=c.map(e=>n.Lm[e][h]??"status_page_url")
const E=(0,B.af)(t,["status_page_url",...d],s)
if(E)return toProblem(e,E)
const Q=await(0,p.I)(u,{slug:a,baseUrl:s})
const f=c.map(e=>Q[e][h]??"")
if(i!=="mdx")return{configured:e,page:t,address:g,snippets:f}
const{toMdx:C}=await Promise.all([A.e(982),A.e(990),A.e(665),A.e(169),A.e(146),A.e(357),A.e(552),A.e(996)]).then(A.bind(A,2233))
return{configured:e,page:t,address:g,snippets:f.map(C)}}function toProblem({section:e},t){const A=t instanceof I._?t.kind:"input"
return{kind:A,...e.position,code:t.code,message:t.message}}function toSectionReport({configured:e,address:t},A){const{section:n,slug:r,old:s}=e
const{position:o,layout:i}=n
const a=s?.address??null
return{line:o.line,context:i.context,slug:r,address:t,previousAddress:a,outcome:A}}async function refreshFiles(e,t,A,n){const r=[]
const s=[]
for await(const A of e){const e=await analyzeFile(A,t,n)
const o=e.outcome!=="no-section"
r.push({matchedBy:A.matchedBy??[],hasSection:o})
if(o)s.push(e)}const o=s.filter(e=>e.outcome==="analyzed")
if(o.length<s.length)return(0,Q.Nq)(s,[])
const i=noSectionFailure(r,t.allowNoSection??false)
if(i!==null)return(0,Q.Nq)(s,[],i)
const a=o.flatMap(e=>e.configuredSections)
const{pages:c,warnings:l}=await(0,B.Jx)(a,t,A)
const u=[]
for(const e of o)u.push(await rewriteFile(e,c,t))
const g=u.filter(e=>e.outcome==="computed")
const h=toPageReports(g.flatMap(e=>e.pages))
if(g.length<u.length)return(0,Q.Nq)(u,h)
const d=g.flatMap(({change:e})=>e??[])
const E=t.checkOnly?"out-of-date":"changed"
return{outcome:d.length>0?E:"unchanged",files:g.map(({report:e})=>e),pages:h,changes:d,warnings:[...l,...o.flatMap(e=>e.warnings),...g.flatMap(e=>e.warnings)],failure:null}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:A})=>{const s=(0,r.Kf)(A)
return{slug:e,source:t,snippets:(0,n.YP)(e=>s[e]||null)}})}function noSectionFailure(e,t){const A=new Set(e.flatMap(({matchedBy:e})=>e))
for(const n of[...A,...t?[]:[null]]){const t=n===null?e:e.filter(({matchedBy:e})=>e.includes(n))
if(t.some(({hasSection:e})=>e))continue
const A=t.length===1
const r=A?"the only file":`any of the ${t.length} files`
const s=n===null?r:`${r} that ${n} matched`
const o=A?"it":"one of them"
const i=`no section in ${s}: put the markers in ${o}, or specify the file that contains them`
return{kind:"input",code:"no-section",message:i}}return null}async function refreshOneText(e,{path:t,format:A},n,r,s){const o={path:t,format:A,mustHaveSection:false,content:{outcome:"read",text:e}}
const i=await refreshFiles([o],{...n,checkOnly:false},r,s)
const[a]=i.files
const[c]=i.changes
const{sections:l=[],problems:u=[]}=a??{}
const g=a&&i.failure?i.failure.kind:null
const h=g==="writing"?null:g
const d=h?"failed":c?"changed":"unchanged"
const E=c?.sections??{oldSections:[],newSections:[]}
const{warnings:Q}=i
return{outcome:d,text:c?.after??e,sections:l,problems:u,warnings:Q,failure:h,...E}}},6227:(e,t,A)=>{"use strict"
A.d(t,{g4:()=>failedFile,Nq:()=>failedResult,cU:()=>withWriteFailure})
const n=["input","refused","unavailable","writing"]
function firstFailure(e){const t=e.flatMap(({path:e,problems:t=[]})=>t.map(t=>({path:e,...t})))
const[A]=n.flatMap(e=>t.filter(t=>t.kind===e))
if(!A)throw new Error("A run without a problem cannot fail")
const{kind:r,code:s,path:o,line:i,column:a,message:c}=A
return{kind:r,code:s,message:`${o}:${i}:${a}: ${c}`}}function failedFile(e,t){return{outcome:"failed",path:e,problems:t.map(e=>({kind:"input",...e}))}}function failedResult(e,t,A=firstFailure(e)){const n=e.map(({path:e,problems:t})=>{const A=(t??[]).map(({kind:e,...t})=>t)
return{path:e,outcome:t?"failed":"unchanged",sections:[],problems:A}})
return{outcome:"failed",files:n,pages:t,changes:[],warnings:[],failure:A}}function withWriteFailure(e,{code:t,message:A}){return{...e,outcome:"failed",failure:{kind:"writing",code:t,message:A}}}},8897:(e,t,A)=>{"use strict"
A.d(t,{P:()=>createEffects,g:()=>c})
const n=require("node:os")
var r=A(8500)
const s=require("node:vm")
var o=A(6760)
const i="status-snippets"
function cacheDirectoryOf({env:e,platform:t,home:A}){const{isAbsolute:n,join:r}=t==="win32"?o.win32:o.posix
const pathIn=(e,...t)=>e!==undefined&&n(e)?r(e,...t):null
const s=pathIn(e.XDG_CACHE_HOME,i)
if(s!==null)return s
if(t==="win32"){return pathIn(e.LOCALAPPDATA,i,"Cache")??pathIn(A,"AppData","Local",i,"Cache")}return t==="darwin"?pathIn(A,"Library","Caches",i):pathIn(A,".cache",i)}var a=A(4036)
function createEffects(e=process.env,t=process.platform,A){let n
return{async fetch(t,r){n??=(0,a.L4)(e,A)
return(await n)(t,r)},now:()=>Date.now(),sleep:e=>(0,r.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheDirectoryOf({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,n.homedir)()}catch{return""}}const c={now:()=>performance.now(),runWithTimeLimit}
const l={}
let u
function runWithTimeLimit(e,t){u??=(0,s.createContext)(l)
let A={outcome:"timed-out"}
l.work=()=>{A={outcome:"finished",value:t()}}
try{(0,s.runInContext)("work()",u,{timeout:e})}catch(e){if(Object(e).code!=="ERR_SCRIPT_EXECUTION_TIMEOUT")throw e}finally{delete l.work}return A}},4036:(e,t,A)=>{"use strict"
A.d(t,{L4:()=>loadFetch,u_:()=>validateProxySettings})
var n=A(9529)
var r=A(5748)
async function loadFetch(e,t=(e,t)=>globalThis.fetch(e,t)){const n=readProxySettings(e)
if(n.httpProxy===""&&n.httpsProxy==="")return t
const{EnvHttpProxyAgent:r,fetch:s}=await A.e(280).then(A.t.bind(A,5280,19))
const o=new r(n)
const i=s
return(e,A)=>{const{protocol:r}=new URL(e instanceof Request?e.url:e)
const s=r==="https:"?n.httpsProxy:n.httpProxy
return s===""?t(e,A):i(e,{...A,dispatcher:o})}}function validateProxySettings(e){readProxySettings(e)}function readProxySettings(e){const read=t=>(e[t]||e[t.toUpperCase()]||"").trim()
const readProxy=e=>{const t=read(e)
if(t==="")return""
const A=(0,r.D)(/^[a-z][a-z\d+.-]*:\/\//i.test(t)?t:`http://${t}`)
if(A!==null&&/^https?:$/.test(A.protocol))return A.href
const s="is not the address of an HTTP proxy"
throw new n.d({input:e,value:"***",problem:s,fix:"write it as http://host:port"})}
return{httpProxy:readProxy("http_proxy"),httpsProxy:readProxy("https_proxy"),noProxy:read("no_proxy")}}},9593:(e,t,A)=>{"use strict"
A.d(t,{B:()=>mayContainSettings,T:()=>readConfiguration})
var n=A(6760)
var r=A(1641)
var s=A(6966)
var o=A(9003)
async function readConfiguration(e,t=(0,o.Eu)(e,r.fl)){for(const A of t){const relativeToCwd=t=>(0,n.relative)(e,t).split(n.sep).join("/")
const t=relativeToCwd(A)
const{realPath:r}=(0,o.xq)(A,(0,o.ky)(e),t)
const i=(0,s.gs)(t,r,e=>mayContainSettings((0,n.basename)(A),e))
const a=i===null?null:await parse(t,i)
if(a===null)continue
const c=a.get("files")
const l=relativeToCwd((0,n.dirname)(A))
if(c===undefined||l==="")return a
const u=c.values.map(e=>e.replace(/^!?/,e=>`${e}${l}/`))
return new Map(a).set("files",{...c,values:u})}return new Map}function mayContainSettings(e,t){return e!=="package.json"||t.includes('"status-snippets"')}async function parse(e,t){const{parseConfigurationFile:n}=await Promise.all([A.e(162),A.e(203)]).then(A.bind(A,2627))
return n(e,t)}},8015:(e,t,A)=>{"use strict"
A.d(t,{_N:()=>findMisplacedSnippets,jG:()=>snippetsShownIn,xv:()=>o})
var n=A(622)
const r={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
const s={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element","no-text":"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
const o=["STATUS-BADGE","STATUS-PAGE"]
function snippetsShownIn(e,t){return e.attributes.show??t??(e.isInHeading?["badge"]:["badge","link"])}function findMisplacedSnippets(e,t){return e.sections.flatMap((A,n)=>{const o=t[n]??[]
const i=placementOf(A)
const a=o.find(e=>!r[e].includes(i))
if(a){const e=`"${a}" ${s[i]}`
return[{offset:A.start.start,code:"does-not-fit",message:e}]}return o.includes("definitions")?findRepeatedLabels(e,A,t):[]})}function placementOf({layout:e}){if(e.context==="html")return e.contentModel??"html"
return e.context==="flow"&&e.tight?"tight":e.context}function findRepeatedLabels({document:e,sections:t},A,r){if(t.find((e,t)=>r[t]?.includes("definitions"))!==A){const e='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:A.start.start,code:"label-defined",message:e}]}const s=t.map(({content:e})=>e)
const i=e.definitions.find(({label:e,start:t})=>o.includes(e)&&(0,n.oU)(s,t)<0)
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}},8118:(e,t,A)=>{"use strict"
A.d(t,{EU:()=>isOnOneLine,cI:()=>renderContent,dv:()=>decideLayout,nF:()=>withoutLinePrefix})
function decideLayout(e,t,A){const{start:n,end:r}=t
const[s,o]=[n.place,r.place]
if(n.isInLink||r.isInLink){const e="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
return{problem:{offset:n.range.start,code:"inside-link",message:e}}}if(n.parent===r.parent){if(s.kind==="text"&&o.kind==="text"){const{table:e,html:t}=s
return{layout:t?{context:"html",lines:"single",...t}:{context:"inline",table:e}}}if(s.kind==="block"&&o.kind==="block")return{layout:decideBlockLayout(s,o,isOnOneLine(e,t))}}const{line:i}=A(r.range.start)
const a=`the section ends at line ${i}, in another container; put both markers in the same one, each on a line of its own`
return{problem:{offset:n.range.start,code:"different-containers",message:a}}}function decideBlockLayout(e,t,A){const{indentation:n,html:r,list:s}=e
const{prefix:o}=t
if(A)return{context:"html",lines:"single",...r}
if(e.isInsideHtml){const e=o+(t.startsLine?t.indentation:n)
return{context:"html",lines:"separate",prefix:o+n,closingPrefix:e,...r}}const i=o+(t.isInsideHtml?n:t.indentation)
return{context:"flow",prefix:o,closingPrefix:i,tight:s!==null&&!s.loose}}function isOnOneLine(e,{content:t}){return!/[\r\n]/.test(e.slice(t.start,t.end))}function renderContent(e,t,A){if(e.context==="inline"){const A=t.map(joinLines).join(" ")
return e.table?A.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):A}const r=e.context==="html"&&e.jsx?n:""
if(e.context==="html"&&e.lines==="single")return t.map(joinLines).join(r||" ")
const s=t.length-1
const o=t.map((e,t)=>(t<s?e+r:e).split("\n"))
const i=e.context==="flow"&&!e.tight
const a=i?["",...o.flatMap(e=>[...e,""])]:o.flat()
const c=a.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...c,e.closingPrefix].join(A)}const n="{' '}"
function joinLines(e){const t=e.split("\n").map(e=>e.trim()).filter(e=>e!=="")
return t.reduce((e,t)=>{const A=e===""||e.endsWith(">")&&t.startsWith("<")
return e+(A?t:` ${t}`)},"")}function withoutLinePrefix(e,t){const A="prefix"in t?t.prefix:""
const n=A.trimEnd()
const r=e.split(/\r\n|\n|\r/)
return r.map(e=>e.slice([A,n].find(t=>e.startsWith(t))?.length??0)).join("\n")}},4022:(e,t,A)=>{"use strict"
A.d(t,{Fx:()=>n,Kk:()=>r,be:()=>formatOf})
const n=["md","mdx","html"]
const r={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(r,t)?r[t]??null:null}},2454:(e,t,A)=>{"use strict"
A.d(t,{Ff:()=>r,NB:()=>n,yX:()=>scanComments})
const n={raw:undefined,isInLink:false,isInHeading:false}
const r=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(e,t){const{isInLink:A,isInHeading:n}=t
const r=[]
const s=[]
let o=0
for(const{0:t,1:i="",2:a,index:c}of e.matchAll(/<!--([\s\S]*?)(-->|$)/g)){s.push({start:o,end:c})
o=c+t.length
const e=a!==""
const l=e?i:i.replace(/(?:--!?|-)$/,"")
r.push({start:c,end:o,text:normalize(l),isClosed:e,isInLink:A,isInHeading:n})}s.push({start:o,end:e.length})
return{comments:r,tags:[],texts:s,state:t}}function normalize(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}},9146:(e,t,A)=>{"use strict"
A.d(t,{a:()=>ContainerTracker,g:()=>n})
const n=new Set(["listOrdered","listUnordered"])
const r=new Set(["blockQuote","gfmFootnoteDefinition",...n])
const s=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const o=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
class ContainerTracker{#Be={}
#fe=[]
#Ce=false
visit([e,t]){if(e==="enter")this.#Ie(t)
else if(this.#fe.at(-1)?.token===t)this.#fe.pop()}get container(){return this.#fe.at(-1)?.identity??this.#Be}get list(){return this.#fe.at(-1)?.list??null}#Ie(e){const{type:t}=e
const A=this.#fe.at(-1)
const i=A?.list
if(i&&t==="lineEndingBlank"&&!this.#Ce)i.blankSeen=true
if(i?.blankSeen&&!s.has(t))i.loose=true
if(t!=="linePrefix")this.#Ce=o.has(t)
if(A&&t==="listItemPrefix")A.identity={}
if(!r.has(t))return
const a=n.has(t)
this.#fe.push({token:e,identity:e,list:a?{loose:false,blankSeen:false}:null})}}},7196:(e,t,A)=>{"use strict"
A.d(t,{IH:()=>i,QX:()=>o,eV:()=>HtmlVisitor,so:()=>s})
var n=A(622)
var r=A(2454)
const s=new Set(["atxHeading","setextHeading"])
const o=new Set(["tableData","tableHeader"])
const i=new Set(["paragraph",...s,...o])
class HtmlVisitor{comments=[]
elements=[]
texts=[]
parseFragment=r.yX
#pe
#me
#fe=[]
#we=new Map
#ye=[]
#ke=r.NB
#be=r.NB
constructor(e,t){this.#pe=e
this.#me=t}visit([e,t]){if(e==="enter"){this.#Ie(t)
this.#fe.push(t)}else{this.#fe.pop()
this.#De(t)}}#Ie({type:e,start:t,end:A}){if(i.has(e)){this.#be=this.#ke}else if(e==="htmlFlow"||e==="htmlText"){this.#ye=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){this.#ye.push({start:t.offset,end:A.offset,lineStart:t.offset-t.column+1})}}#De({type:e}){if(i.has(e)){const[e,t]=[this.#ke,this.#be]
this.#ke={raw:e.raw&&t.raw,isInLink:e.isInLink&&t.isInLink,isInHeading:e.isInHeading&&t.isInHeading}}else if(e==="htmlFlow"){this.#ke=this.#Re("block",this.#ke)}else if(e==="htmlText"){this.#be=this.#Re("text",this.#be)}}#Re(e,t){const A=this.#Se()
const{comments:n,tags:r,texts:s,state:i}=this.parseFragment(A,t)
for(const e of r)this.#Fe(e)
for(const e of s)this.texts.push(this.#Ne(e))
for(const t of n){if(e==="block"){this.#Me(t,this.#me.container,this.#Ue(A,t.start))}else if(t.start===0){const e=this.#fe.at(-1)??this.#me.container
this.#Me(t,e,{kind:"text",table:this.#Le(o)})}}return i}#Fe({kind:e,name:t,...A}){const n=this.#Ne(A)
const r=this.#we.get(t)??[]
if(e==="open"){this.#we.set(t,r)
r.push(n)}else{const e=r.pop()
if(e)this.elements.push({name:t,open:e,close:n})}}#Me(e,t,A){this.comments.push({range:this.#Ne(e),text:e.text,isClosed:e.isClosed,isInLink:e.isInLink||this.#fe.some(({type:e})=>e==="labelText"),isInHeading:e.isInHeading||this.#Le(s),parent:t,place:A})}#Ue(e,t){const A=this.#ve+t
const r=this.#ye[(0,n.ow)(this.#ye,A)]
if(!r)throw new RangeError(`No line of HTML at offset ${A}`)
const s=this.#pe.slice(r.start,A)
return{kind:"block",isInsideHtml:e.slice(0,t).trim()!=="",startsLine:s.trim()==="",prefix:this.#pe.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(s)?.[0]??"",list:this.#me.list}}#Le(e){return this.#fe.some(({type:t})=>e.has(t))}get#ve(){return this.#ye[0]?.start??0}#Ne({start:e,end:t}){return{start:this.#ve+e,end:this.#ve+t}}#Se(){let e=""
let t=this.#ve
for(const{start:A,end:n}of this.#ye){e+=this.#pe.slice(t,A).replace(/[^\r\n]/g," ")+this.#pe.slice(A,n)
t=n}return e}unclosedSince(e){const t=[...this.#we].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}}},677:(e,t,A)=>{"use strict"
A.d(t,{v:()=>OutlineVisitor})
var n=A(9146)
const r=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
class OutlineVisitor{#Te=[]
#me
constructor(e){this.#me=e}visit([e,{type:t,start:A,end:s}]){if(e!=="enter"||r.has(t))return
const o=n.g.has(t)?this.#me.list:null
this.#Te.push({start:A.offset,end:s.offset,type:t,list:o})}get outline(){return this.#Te.map(({list:e,type:t,...A})=>({...A,type:e?.loose?`${t} loose`:t}))}}},3809:(e,t,A)=>{"use strict"
A.d(t,{S:()=>parseBlocks})
async function*parseBlocks(e,t,A){let n
for(let r=0,s=0;r<e.length;r=s){s=endOfBlocks(e,r===0?frontMatterEnd(e):r)
let o=parseLoneComment(e,{start:r,end:s})??[]
let i=false
if(o.length===0&&t.test(e.slice(r,s))){n??=await A()
o=n({start:r,end:s})
for(let t=findUnclosedBlock(o);t&&s<e.length;t=findUnclosedBlock(o)){if(t==="codeFenced"){s=fenceEnd(e,o,s)}else{i=true
s=endOfBlocks(e,s+(s-r))}o=n({start:r,end:s})}}yield{start:r,end:s,events:o,isExtended:i}}}const n=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){n.lastIndex=t
return n.test(e)?n.lastIndex:e.length}const r=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return r.exec(e)?.[0].length??0}const s=new Set(["htmlFlow","codeFenced"])
function findUnclosedBlock(e){const t=e.at(-1)?.[1].type??""
return s.has(t)?t:null}function fenceEnd(e,t,A){const n=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const r=e.slice(n?.start.offset,n?.end.offset)
const s=`${r.slice(0,1)}{${r.length},}`
const o=new RegExp(`(?<=[\\r\\n]) {0,3}${s}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
o.lastIndex=A
return o.test(e)?o.lastIndex:e.length}const o=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(e,{start:t,end:A}){o.lastIndex=t
const n=o.exec(e)
if(n?.[0].length!==A-t)return null
const[,r=""]=n
const s={start:pointAt(t,1),end:pointAt(t+r.length,r.length+1)}
const a={type:"htmlFlow",...s}
const c={type:"htmlFlowData",...s}
return[["enter",a,i],["enter",c,i],["exit",c,i],["exit",a,i]]}const i={}
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}},2649:(e,t,A)=>{"use strict"
A.d(t,{rY:()=>definitionIn,Dd:()=>parseMarkdown})
var n=A(31)
var r=A(2454)
var s=A(303)
var o=A(2207)
var i=A(9146)
var a=A(7196)
var c=A(677)
var l=A(3809)
var u=A(7908)
const g=`${u.df}|status-(?:badge|page)\\s*\\]`
const h="<|`{3}|~{3}|\\]:"
const d=new RegExp(g,"iu")
const E=new RegExp(h)
const Q=new RegExp(`${h}|${g}`,"iu")
function findLastMarkerOrLabelEnd(e){let t=0
for(const{0:A,index:n}of e.matchAll(new RegExp(g,"giu"))){const r=e.slice(0,n).trimEnd().endsWith("/*")
t=Math.max(n+A.length,r?e.indexOf("*/",n):0)}return t}function dependsOnDefinitions(e){if(!e.includes("]:"))return false
if(hasMarkerOrLabelAfterBracket(e))return true
for(const{index:t}of e.matchAll(/\]:/g))if(isLabelWithTag(e,t))return true
return false}const B=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${g}`,"giu")
function hasMarkerOrLabelAfterBracket(e){let t=false
for(const[A]of e.matchAll(B)){if(A==="[")t=true
else if(/^[\r\n]/.test(A))t=false
else if(t)return true}return false}const f=999
function isLabelWithTag(e,t){const A=e.slice(Math.max(0,t-f),t)
return A.slice(A.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(e,{defined:t=[],extent:A="sections",timeBudget:n=new o.q}={}){const r=A==="whole"
const s=findLastMarkerOrLabelEnd(e)
const i=r||dependsOnDefinitions(e)
const{links:a,footnotes:c}=i?await findLabels(e,n):I
const load=()=>loadParser(e,{labels:{links:[...t,...a],footnotes:c},timeBudget:n})
if(r)return collectMarkdown(e,(0,l.S)(e,C,load))
return collectMarkdown(e,(0,l.S)(e,Q,load),s,d)}async function collectMarkdown(e,t,n=e.length,o=C){const l=new i.a
const u=new a.eV(e,l)
const g=new c.v(l)
const h=new s._
const d=[]
let E=true
let Q=0
let B
for await(const{start:s,end:i,events:a,isExtended:c}of t){const t=e.slice(s,i)
const f=o.test(t)
if(f&&c)E=false
if(u.parseFragment===r.yX&&r.Ff.test(t)){u.parseFragment=(await Promise.all([A.e(990),A.e(328)]).then(A.bind(A,1078))).parseHtmlFragment}for(const t of a){l.visit(t)
u.visit(t)
if(f)g.visit(t)
h.visit(t)
d.push(...definitionIn(e,t))}Q=i
if(i>=n)B??=offsetInsideLastEndTag(u,e,i)
if(i>=(B??n))break}const{comments:f,elements:I,texts:p}=u
const m=h.findIn(e.slice(0,Q),p)
const outline=()=>g.outline
return{comments:f,elements:I,wrongSyntaxComments:m,definitions:d,outline,isOutlineExact:E,problems:[]}}async function loadParser(e,t){const{createEventParser:n}=await Promise.all([A.e(982),A.e(990),A.e(665),A.e(146),A.e(764)]).then(A.bind(A,1842))
return n(e,t)}const C=/^/
const I={links:[],footnotes:[]}
async function findLabels(e,t){const A=new Set
const r=new Set
for await(const{events:s}of(0,l.S)(e,E,()=>loadParser(e,{timeBudget:t}))){for(const t of s){for(const{label:n}of definitionIn(e,t))A.add(n)
const[s,{type:o,start:i,end:a}]=t
if(s!=="enter"||o!=="gfmFootnoteDefinitionLabelString")continue
r.add((0,n.B)(e.slice(i.offset,a.offset)))}}return{links:[...A],footnotes:[...r]}}function definitionIn(e,[t,{type:A,start:r,end:s}]){if(t!=="enter"||A!=="definitionLabel")return[]
return[{start:r.offset,label:(0,n.B)(e.slice(r.offset+1,s.offset-1))}]}function offsetInsideLastEndTag(e,t,A){const n=e.unclosedSince(e.comments[0]?.range.start??A)
const r=n.size>0?t.slice(A).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const s=[...r].findLast(([,e=""])=>n.has(e.toLowerCase()))
return s?A+s.index+1:0}},8851:(e,t,A)=>{"use strict"
A.d(t,{qo:()=>readShow,vB:()=>parseAttributes})
var n=A(6101)
const r=["slug","custom-domain","show"]
const s=["badge","link","widget","script","definitions"]
const o=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t={}
const A=new Set
o.lastIndex=0
while(o.lastIndex<e.length){const n=o.lastIndex
const[,r,...s]=o.exec(e)??[]
const i=s.find(e=>e!==undefined)?.trim()
if(r===undefined||i===undefined&&isAttribute(r)){return broken("invalid-attribute",`cannot read "${e.slice(n).trim()}"; write an attribute as key="value"`)}if(!isAttribute(r))return broken("unknown-attribute",unknownMessage(r))
if(A.has(r))return broken("repeated-attribute",`the attribute "${r}" appears twice; keep one`)
A.add(r)
if(!i)return broken("invalid-attribute",`the attribute "${r}" is empty; set a value or remove it`)
if(r==="show"){const e=readShow(i)
if(!e.valid){const{problem:t,fix:A}=e.refusal
return broken("invalid-attribute",`the attribute show="${i}" ${t}; ${A}`)}t.show=e.names}else{t[r==="slug"?"slug":"customDomain"]=i}}return{kind:"start",attributes:t}}function isAttribute(e){return r.some(t=>t===e)}function unknownMessage(e){const t=(0,n.Z)(e,r)
const A=t===null?`a marker can have ${r.join(", ")}`:`did you mean "${t}"?`
return`unknown attribute "${e}"; ${A}`}function broken(e,t){return{kind:"problem",code:e,message:t,role:"start"}}function readShow(e){const t=e.match(/\S+/g)??[]
if(t.length===0)return refuse("contains no names",i)
const A=[]
for(const e of t){const t=s.find(t=>t===e)
if(!t){const t=(0,n.Z)(e,s)
return refuse(`has the unknown name "${e}"`,t===null?i:`did you mean "${t}"?`)}if(A.includes(t))return refuse(`names "${e}" twice`,"write it once")
A.push(t)}return{valid:true,names:A}}const i=`write one or more of ${s.join(", ")}`
function refuse(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},7908:(e,t,A)=>{"use strict"
A.d(t,{LD:()=>parseUnclosedMarker,df:()=>s,gJ:()=>formatMarker,gY:()=>parseMarker,kp:()=>roleOf,nr:()=>mentionsMarkers})
var n=A(1916)
var r=A(8851)
const s="status[-_ ]?snippet"
const o=new RegExp(s,"i")
function mentionsMarkers(e){return o.test(e)}const i=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const a=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const c=/^(?:start|begins?|opens?)$/
const l=/^(?:ends?|stops?|close|finish)$/
function parseMarker(e,t){const A=e.trim()
const[,n,s=""]=i.exec(A)??[]
if(n==="start")return(0,r.vB)(s)
if(n==="end"){if(s==="")return{kind:"end"}
const e=`the end marker takes no attributes, but has "${s}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:e,role:"end"}}const o=lookAlikeRole(A.replace(/^[*-]+\s*/,""))
return o?createLookAlike(o,"looks like a marker but is not one",t):{kind:"other"}}function parseUnclosedMarker(e,t){const[A=""]=e.trim().split(/[\r\n]/)
const n=parseMarker(A,t)
return n.kind==="other"?n:createLookAlike(roleOf(n),'marker does not end with "--\x3e"',t)}function formatMarker(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function createLookAlike(e,t,A){return{kind:"problem",code:"look-alike",message:`this ${t}; write ${formatMarker(e,A)}`,role:e}}function lookAlikeRole(e){const[,t,A=""]=a.exec(e)??[]
if(t===undefined||A!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(A))return undefined
const r=t.toLowerCase()
if(c.test(r)||(0,n.Io)(r,"start")<=2)return"start"
return l.test(r)||(0,n.Io)(r,"end")<=1?"end":undefined}},303:(e,t,A)=>{"use strict"
A.d(t,{_:()=>VisibleMdxComments,r:()=>findMdxComments})
var n=A(622)
const r=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
class VisibleMdxComments{#xe=[]
visit([e,{type:t,start:A,end:n}]){if(e==="enter"&&r.has(t))this.#xe.push({start:A.offset,end:n.offset})}findIn(e,t){const isVisible=({start:e})=>(0,n.oU)(this.#xe,e)<0||(0,n.oU)(t,e)>=0
return findMdxComments(e).filter(isVisible)}}const s=/\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g
function findMdxComments(e){const t=e.slice(0,e.lastIndexOf("*/")+"*/".length).matchAll(s)
return[...t].map(({index:e,1:t=""})=>({start:e,text:t}))}},9971:(e,t,A)=>{"use strict"
A.d(t,{M:()=>parseSections})
var n=A(7032)
var r=A(622)
var s=A(8118)
var o=A(2649)
var i=A(7908)
function pairMarkers(e,t){const A=[]
const n=findWrongSyntax(e,t)
const report=({range:e},t,A)=>n.push({offset:e.start,code:t,message:A})
const[r,s]=[(0,i.gJ)("start",t),(0,i.gJ)("end",t)]
let o
for(const n of e.comments){const e=(n.isClosed?i.gY:i.LD)(n.text,t)
if(e.kind==="other")continue
if(e.kind==="problem")report(n,e.code,e.message)
if((0,i.kp)(e)==="start"){if(o)report(n,"nested-start",`a section starts inside another one; end that with ${s} before this marker`)
else o={comment:n,marker:e}}else if(o){if(e.kind==="end"&&o.marker.kind==="start"){const e={start:o.comment.range.end,end:n.range.start}
A.push({start:o.comment,end:n,content:e,attributes:o.marker.attributes})}o=undefined}else if(e.kind==="end"){report(n,"end-without-start",`an end marker without a start; put ${r} before it or remove it`)}}if(o?.marker.kind==="start"){report(o.comment,"start-without-end",`a start marker without an end; put ${s} where the section ends`)}return{pairs:A,problems:n}}function findWrongSyntax(e,t){const A=t==="html"?"mdx":"html"
return e.wrongSyntaxComments.flatMap(({start:e,text:n})=>{const r=(0,i.gY)(n,A)
if(r.kind==="other")return[]
const s=(0,i.kp)(r)
const o=`${(0,i.gJ)(s,A)} ${a[t]}; write ${(0,i.gJ)(s,t)}`
return[{offset:e,code:"look-alike",message:o+c[t]}]})}const a={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const c={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
var l=A(2207)
var u=A(1825)
async function parseSections(e,t,{timeLimiter:A,...n}={}){const r=n.timeBudget??new l.q(A)
if(!(0,i.nr)(e))return buildSections(e,t,u.v,r)
const s=await g[t]()
try{return buildSections(e,t,await s(e,{...n,timeBudget:r}),r)}catch(A){if(!(A instanceof l.D))throw A
return buildSections(e,t,{...u.v,problems:[A.problem]},r)}}const g={md:async()=>o.Dd,mdx:async()=>(await Promise.all([A.e(982),A.e(990),A.e(665),A.e(169),A.e(146),A.e(357),A.e(552),A.e(996)]).then(A.bind(A,3638))).parseMdx,html:async()=>(await Promise.all([A.e(990),A.e(328)]).then(A.bind(A,8952))).parseHtmlFile}
function buildSections(e,t,A,r=new l.q){const o=(0,n.T)(e)
const{pairs:i,problems:a}=pairMarkers(A,t==="mdx"?"mdx":"html")
const c=findUnbalancedElements(A.elements,i)
const u=[...A.problems,...a]
const g=[]
for(const t of i){const{start:A,end:n,content:r,attributes:i}=t
const a=(0,s.dv)(e,t,o)
const l="problem"in a?a.problem:c.get(t)
if(l)u.push(l)
if("problem"in a)continue
g.push({...{start:A.range,end:n.range,content:r,attributes:i,layout:a.layout},position:o(A.range.start),isInHeading:A.isInHeading})}u.sort((e,t)=>e.offset-t.offset)
const h=i.flatMap(t=>findRawMarkdown(e,t))
return{text:e,format:t,sections:g,problems:u,warnings:h,document:A,timeBudget:r}}function findUnbalancedElements(e,t){const A=t.map(({content:e})=>e)
const n=new Map
for(const{name:s,open:o,close:i}of e){const[e,a]=[(0,r.oU)(A,o.start),(0,r.oU)(A,i.start)]
if(e===a)continue
const c=`only one of the tags <${s}> and </${s}> is in this section; put both markers inside the element, or both outside`
for(const A of[t[e],t[a]]){if(A)n.set(A,{offset:A.start.range.start,code:"different-containers",message:c})}}return n}function findRawMarkdown(e,t){const{place:A,range:n}=t.start
if(A.kind!=="block"||A.isInsideHtml||!(0,s.EU)(e,t))return[]
const r=/^[^\r\n]*/.exec(e.slice(t.end.range.end))?.[0].trim()??""
const o=r!==""&&!r.startsWith("<")
if(!o&&!/[*_`~[\]]/.test(r.replace(/<[^<>]*>/g,"")))return[]
const i="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:n.start,code:"raw-markdown",message:i}]}},2207:(e,t,A)=>{"use strict"
A.d(t,{D:()=>ParseLimitError,q:()=>ParseTimeBudget})
const n=6e4
const r=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}class ParseTimeBudget{#He
#Ge=n
constructor(e){this.#He=e}runWithin(e,t){try{return this.#He?this.#Ye(e,t,this.#He):t()}catch(t){if(t instanceof RangeError)throw new ParseLimitError(e,o)
throw t}}#Ye(e,t,{now:A,runWithTimeLimit:n}){if(this.#Ge<=0)throw new ParseLimitError(e,s)
const o=A()
try{if(e.end-e.start<=r)return t()
const A=n(Math.ceil(this.#Ge),t)
if(A.outcome==="finished")return A.value
throw new ParseLimitError(e,s)}finally{this.#Ge-=A()-o}}}const s=`the part of the file that starts here takes too long to parse (a file may take ${n/1e3} s)`
const o="the part of the file that starts here is nested too deeply to parse"},1825:(e,t,A)=>{"use strict"
A.d(t,{v:()=>n})
const n={comments:[],elements:[],wrongSyntaxComments:[],definitions:[],outline:()=>[],isOutlineExact:true,problems:[]}},9893:(e,t,A)=>{"use strict"
A.d(t,{A:()=>requestHeaders,R:()=>parseHeader})
const n=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const r=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const s=[[(e,t)=>/[\r\n]/.test(e+t),"contains a line break: use one line per header"],[e=>e==="",'has no name: write "Name: value"'],[e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),'has a name that is not a header name: use letters, digits and "-", with no blank before the colon'],[e=>n.has(e.toLowerCase()),'is "%", which describes the connection: leave it out'],[e=>r.has(e.toLowerCase()),'is "%", which the cache manages: leave it out'],[(e,t)=>t==="",'has no value: write "Name: value", and check that no variable in it is empty'],[(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),"has a value that headers cannot contain: remove control characters and characters beyond Latin-1"]]
function parseHeader(e){const t=e.indexOf(":")
if(t===-1)return{outcome:"refused",problem:'has no colon: write "Name: value"'}
const A=e.slice(0,t).replace(/^[\t ]+/,"")
const n=e.slice(t+1).replace(/^[\t ]+|[\t ]+$/g,"")
const r=s.find(([e])=>e(A,n))
if(r!==undefined)return{outcome:"refused",problem:r[1].replace("%",A)}
return{outcome:"header",header:[A,n]}}function requestHeaders(e,t){const A=new Map
for(const[e,n]of t){const t=e.toLowerCase()
const r=A.get(t)
A.set(t,r===undefined?n:`${r}${t==="cookie"?"; ":", "}${n}`)}const n={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...n,...Object.fromEntries(A)}}},7031:(e,t,A)=>{"use strict"
A.d(t,{_:()=>ServiceError})
const n={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of the service that hosts the page."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Pass them with the option `header`, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:A})=>`The response for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${A}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:A})=>`The response for page "${e}" is unsafe: the field "${t}" cannot be used, because ${A}`,fix:'Nothing was written, and the response was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:A})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${A?`: ${A}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
class ServiceError extends Error{name="ServiceError"
code
kind
slug
baseUrl
status
field
constructor(e,t){const{what:A,fix:r,kind:s}=n[e]
super(`${A(t)} (${describeResponse(t)}). ${describeWait(t)}${r}`,{cause:t.cause})
this.code=e
this.kind=s
this.slug=t.slug
this.baseUrl=t.baseUrl
this.status=t.status??null
this.field=t.field??null}}function describeResponse({status:e,baseUrl:t,text:A=""}){const n=A===""?"":`: "${A}"`
return e===undefined?`base-url ${t}`:`HTTP ${e} from ${t}${n}`}function describeWait({attempts:e,retryAfterSeconds:t}){if(e===undefined)return""
return t?`The service asks to wait ${t} s. `:"Try again later. "}},2764:(e,t,A)=>{"use strict"
A.d(t,{I:()=>formatSnippets,Z:()=>generateSnippetSet})
var n=A(2658)
const r=/^[A-Za-z\d.:/-]*$/
async function generateSnippetSet(e,t){const[s,o]=[(0,n.Od)(e),(0,n.Rv)(e)]
if(![s,o,t].every(e=>r.test(e))){const{generateWithSerializers:n}=await Promise.all([A.e(982),A.e(169),A.e(357),A.e(698),A.e(205),A.e(906)]).then(A.bind(A,6097))
return n(e,t)}const i=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${s})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${s}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}async function formatSnippets(e,t){const s=e.status_page_url
const o=(0,n.Od)(t)
if(!r.test(o)){const{formatWithSerializers:n}=await Promise.all([A.e(982),A.e(169),A.e(357),A.e(698),A.e(205),A.e(906)]).then(A.bind(A,6097))
return n(e,t)}const i=`<strong>Status:</strong> See live status \u2192 <a href="${s}">${s}</a>`
return(0,n.XP)(e,i,`[status-badge]: ${o}\n[status-page]: ${s}`)}},1244:(e,t,A)=>{"use strict"
A.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,o6:()=>parseHost})
var n=A(88)
var r=A(5748)
var s=A(9529)
const o=/^[A-Za-z\d._-]+$/
const i=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const a=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const c=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a part that begins or ends with a hyphen"]]
function findHostCharacterProblem(e){if(o.test(e))return null
const t=(0,n.P)(e,"breaks-allowed")
if(t!==null)return`has ${t}`
const A=firstProblem(e,i)
if(A!==null)return A
return e.normalize("NFKC")===e?null:"has characters that are replaced by others"}function parseHost(e,{minLabels:t,allowSlugLabels:A}){const n=findHostCharacterProblem(e)
if(n!==null)return{outcome:"refused",problem:n}
const s=(0,r.D)(`https://${e}`)?.hostname
if(s===undefined)return{outcome:"refused",problem:"is not a host name"}
const o=firstProblem(s,a)??(A?null:firstProblem(s,c))??(s.split(".").length<t?"has no dot":null)
return o===null?{outcome:"host",host:s}:{outcome:"refused",problem:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const A=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const n=parseHost(withoutRootDot(A),{minLabels:2,allowSlugLabels:false})
if(n.outcome==="host")return n.host
const r="use the public host name of the page, such as status.acme.com"
throw new s.d({input:t,value:e,problem:n.problem,fix:r})}function parseStatusPageHost(e){const t=parseHost(withoutRootDot(e),{minLabels:1,allowSlugLabels:false})
if(t.outcome==="host")return t.host
const A="use only the host name that follows the slug in page addresses, such as statuspage.me"
throw new s.d({input:"status-page-host",value:e,problem:t.problem,fix:A})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const A=parseHost(withoutRootDot(t),{minLabels:1,allowSlugLabels:true})
return A.outcome==="host"?A.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},9529:(e,t,A)=>{"use strict"
A.d(t,{d:()=>InputError})
var n=A(7819)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:A,fix:r}){super(`${e} ${(0,n.h)(t)} ${A}: ${r}`)
this.input=e
this.value=t
this.fix=r}}},8418:(e,t,A)=>{"use strict"
A.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var n=A(1244)
var r=A(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:A}){if(A!==null)return`https://${A}`
if(t===null){throw new r.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const n=parseAddress(`https://${e}.${t}`)
if(n.outcome==="address")return n.address
throw new r.d({input:"slug",value:e,problem:`cannot be a subdomain of ${t}, because ${e}.${t} ${n.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const A=t.replace(/\/$/,"")
const r=(0,n.o6)(A,{minLabels:2,allowSlugLabels:true})
if(r.outcome==="refused")return r
const s=r.host===A.toLowerCase()
return{outcome:"address",address:`https://${s?A:r.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}},8551:(e,t,A)=>{"use strict"
A.d(t,{d:()=>parseSlug})
var n=A(9529)
const r=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=r.find(([t])=>t.test(e))?.[1]
if(t===undefined)return e
const A='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new n.d({input:"slug",value:e,problem:t,fix:A})}},2658:(e,t,A)=>{"use strict"
A.d(t,{Lm:()=>r,Od:()=>badgeImageUrl,Rv:()=>widgetScriptUrl,Rz:()=>n,XP:()=>formsOf,YP:()=>mapFields})
const n=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]
function mapFields(e){const t=n.map(t=>[t,e(t)])
return Object.fromEntries(t)}const r={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function formsOf(e,t,A){return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:t},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:A,html:null}}}function badgeImageUrl({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScriptUrl({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},8702:(e,t,A)=>{"use strict"
A.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,Uu:()=>trustGenerated,jl:()=>validateAddress,nv:()=>areAllSafe})
var n=A(7819)
var r=A(8418)
var s=A(2658)
function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validateAddress(e){const t=(0,r.or)(e.trim())
if(t.outcome==="address")return{outcome:"safe",value:t.address}
return unsafe("status_page_url",`${(0,n.h)(e.trim())} ${t.problem}`)}function trustGenerated(e){return(0,s.YP)(t=>({outcome:"safe",value:e[t]}))}function areAllSafe(e){return s.Rz.every(t=>e[t].outcome==="safe")}function safeStrings(e){return(0,s.YP)(t=>{const A=e[t]
return A.outcome==="safe"?A.value:""})}},88:(e,t,A)=>{"use strict"
A.d(t,{O:()=>escapeHidden,P:()=>findHiddenCharacter})
const n=[[/\p{Cc}/u,"a control character"],[/\u00ad/,"a soft hyphen"],[/\u200b/,"a zero-width space"],[/\u200c|\u200d/,"a zero-width joiner"],[/[\u061c\u200e\u200f]/,"a bidirectional mark"],[/[\u202a-\u202e]/,"a bidirectional override"],[/[\u2066-\u2069]/,"a bidirectional isolate"],[/[\u2028\u2029]/,"a line or paragraph separator"],[/[\u115f\u1160\u2800\u3164\uffa0]/,"a blank letter"],[/\p{Cs}/u,"half a surrogate pair"],[/\ufeff/,"a byte-order mark"],[/[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u,"a tag or variation selector"],[/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/u,"an invisible character"]]
const r=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const s=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
const o=/^[\x20-\x7e]*$/
function*hiddenCharactersIn(e,t){if(o.test(e))return
const A=new Set([...e.matchAll(r),...e.matchAll(s)].map(({index:e})=>e))
const i=t==="breaks-allowed"?/[^\t\n\r\x20-\x7e]/gu:/[^\x20-\x7e]/gu
for(const{0:t,index:r}of e.matchAll(i)){const e=n.find(([e])=>e.test(t))?.[1]
if(e===undefined||A.has(r))continue
const s=(t.codePointAt(0)??0).toString(16).toUpperCase()
yield{code:s,name:e,index:r}}}function findHiddenCharacter(e,t="breaks-refused"){for(const{code:A,name:n}of hiddenCharactersIn(e,t))return`${n} (U+${A.padStart(4,"0")})`
return null}function escapeHidden(e,t="breaks-refused"){const A=new Map([...hiddenCharactersIn(e,t)].map(({index:e,code:t})=>[e,t]))
return e.replace(/[^\x20-\x7e]/gu,(e,t)=>{const n=A.get(t)
return n===undefined?e:`\\u{${n}}`})}},7032:(e,t,A)=>{"use strict"
A.d(t,{R:()=>lineEndingOf,T:()=>createLocator})
var n=A(622)
const r=/\r\n|\n|\r/g
function createLocator(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const A=e.matchAll(r)
return e=>{while((t.at(-1)?.start??0)<=e){const{value:e}=A.next()
if(e===undefined)break
t.push({start:e.index+e[0].length})}const r=Math.max((0,n.ow)(t,e),0)
return{line:r+1,column:Math.max(e-(t[r]?.start??0),0)+1}}}function lineEndingOf(e,t){if(!e.includes("\r"))return"\n"
const A=new Map
for(const{0:s,index:o}of e.matchAll(r)){if((0,n.oU)(t,o)<0)A.set(s,(A.get(s)??0)+1)}const[s]=[...A].sort(([,e],[,t])=>t-e)
return s?.[0]??/\r\n|\n|\r/.exec(e)?.[0]??"\n"}},5748:(e,t,A)=>{"use strict"
A.d(t,{D:()=>parseUrl})
function parseUrl(e,t){try{return new URL(e,t)}catch{return null}}},7819:(e,t,A)=>{"use strict"
A.d(t,{h:()=>quote})
var n=A(88)
const r=120
function quote(e){const t=[...e]
const A=t.slice(0,r).join("")
return`"${(0,n.O)(A)}${t.length>r?"\u2026":""}"`}},622:(e,t,A)=>{"use strict"
A.d(t,{DV:()=>containsRange,oU:()=>indexOfRangeAround,ow:()=>indexOfLastStarting})
function containsRange(e,t){return e.start<=t.start&&t.end<=e.end}function indexOfLastStarting(e,t){let A=0
let n=e.length
while(A<n){const r=A+n>>1
if((e[r]?.start??Number.POSITIVE_INFINITY)<=t)A=r+1
else n=r}return A-1}function indexOfRangeAround(e,t){const A=indexOfLastStarting(e,t)
return t<(e[A]?.end??0)?A:-1}},6101:(e,t,A)=>{"use strict"
A.d(t,{Z:()=>suggest})
var n=A(1916)
function suggest(e,t){const A=e.toLowerCase()
const editsTo=e=>A.length>1&&e.startsWith(A)?0:(0,n.Io)(A,e)
const[r]=t.map(e=>({name:e,edits:editsTo(e)})).filter(({name:e,edits:t})=>t<=Math.round(e.length*.4)).sort((e,t)=>e.edits-t.edits)
return r?.name??null}},3411:(e,t,A)=>{"use strict"
A.d(t,{r:()=>n})
const n="1.0.0"},31:(e,t,A)=>{"use strict"
A.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}
var t={}
function __nccwpck_require__(A){var n=t[A]
if(n!==undefined){return n.exports}var r=t[A]={id:A,loaded:false,exports:{}}
var s=true
try{e[A].call(r.exports,r,r.exports,__nccwpck_require__)
s=false}finally{if(s)delete t[A]}r.loaded=true
return r.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var A=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=n=>n.map(n=>{if(n!==null&&typeof n==="object"){if(n[e])return n
if(n.then){var r=[]
r.d=0
n.then(e=>{s[t]=e
resolveQueue(r)},e=>{s[A]=e
resolveQueue(r)})
var s={}
s[e]=e=>e(r)
return s}}var o={}
o[e]=e=>{}
o[t]=n
return o})
__nccwpck_require__.a=(n,r,s)=>{var o
s&&((o=[]).d=-1)
var i=new Set
var a=n.exports
var c
var l
var u
var g=new Promise((e,t)=>{u=t
l=e})
g[t]=a
g[e]=e=>(o&&e(o),i.forEach(e),g["catch"](e=>{}))
n.exports=g
r(n=>{c=wrapDeps(n)
var r
var getResult=()=>c.map(e=>{if(e[A])throw e[A]
return e[t]})
var s=new Promise(t=>{r=()=>t(getResult)
r.r=0
var fnQueue=e=>e!==o&&!i.has(e)&&(i.add(e),e&&!e.d&&(r.r++,e.push(r)))
c.map(t=>t[e](fnQueue))})
return r.r?s:getResult()},e=>(e?u(g[A]=e):l(a),resolveQueue(o)))
o&&o.d<0&&(o.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(A,n){if(n&1)A=this(A)
if(n&8)return A
if(typeof A==="object"&&A){if(n&4&&A.__esModule)return A
if(n&16&&typeof A.then==="function")return A}var r=Object.create(null)
__nccwpck_require__.r(r)
var s={}
t=t||[null,e({}),e([]),e(e)]
for(var o=n&2&&A;typeof o=="object"&&!~t.indexOf(o);o=e(o)){Object.getOwnPropertyNames(o).forEach(e=>s[e]=()=>A[e])}s["default"]=()=>A
__nccwpck_require__.d(r,s)
return r}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var A in t){if(__nccwpck_require__.o(t,A)&&!__nccwpck_require__.o(e,A)){Object.defineProperty(e,A,{enumerable:true,get:t[A]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,A)=>{__nccwpck_require__.f[A](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({6:"picomatch",16:"find-files",82:"files-workspace-files-2",146:"mdast-util-from-markdown",162:"humanwhocodes-momoa",169:"mdast-util-to-markdown",203:"configuration",205:"hast-util-to-html",248:"mdast-util-gfm",280:"undici-7",298:"ignore",328:"html",357:"mdast-util-to-markdown-2",373:"modes-pull-request",397:"organization-run-organization",413:"actions-github",437:"files-workspace-files",552:"micromark-extension-mdxjs",584:"http-cache-semantics",652:"service",665:"micromark",673:"validate",698:"unified",725:"remark-mdx",761:"parse-github-markdown",764:"markdown",876:"read-read-branch",906:"serializers",949:"action-unmarked-embeds",982:"decode-named-character-reference",990:"parse5",996:"mdx"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={792:1}
var installChunk=t=>{var A=t.modules,n=t.ids,r=t.runtime
for(var s in A){if(__nccwpck_require__.o(A,s)){__nccwpck_require__.m[s]=A[s]}}if(r)r(__nccwpck_require__)
for(var o=0;o<n.length;o++)e[n[o]]=1}
__nccwpck_require__.f.require=(t,A)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var A=__nccwpck_require__(4905)
module.exports=A})()

