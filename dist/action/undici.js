exports.id=413
exports.ids=[413]
exports.modules={89659:function(e,t,A){"use strict"
var r=this&&this.__createBinding||(Object.create?function(e,t,A,r){if(r===undefined)r=A
var s=Object.getOwnPropertyDescriptor(t,A)
if(!s||("get"in s?!t.__esModule:s.writable||s.configurable)){s={enumerable:true,get:function(){return t[A]}}}Object.defineProperty(e,r,s)}:function(e,t,A,r){if(r===undefined)r=A
e[r]=t[A]})
var s=this&&this.__setModuleDefault||(Object.create?function(e,t){Object.defineProperty(e,"default",{enumerable:true,value:t})}:function(e,t){e["default"]=t})
var o=this&&this.__importStar||function(){var ownKeys=function(e){ownKeys=Object.getOwnPropertyNames||function(e){var t=[]
for(var A in e)if(Object.prototype.hasOwnProperty.call(e,A))t[t.length]=A
return t}
return ownKeys(e)}
return function(e){if(e&&e.__esModule)return e
var t={}
if(e!=null)for(var A=ownKeys(e),o=0;o<A.length;o++)if(A[o]!=="default")r(t,e,A[o])
s(t,e)
return t}}()
var n=this&&this.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:true})
t.HttpClient=t.HttpClientResponse=t.HttpClientError=t.MediaTypes=t.Headers=t.HttpCodes=void 0
t.getProxyUrl=getProxyUrl
t.isHttps=isHttps
const i=o(A(58611))
const a=o(A(65692))
const c=o(A(83335))
const g=o(A(20770))
const l=A(89231)
var E;(function(e){e[e["OK"]=200]="OK"
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
e[e["GatewayTimeout"]=504]="GatewayTimeout"})(E||(t.HttpCodes=E={}))
var u;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(u||(t.Headers=u={}))
var h;(function(e){e["ApplicationJson"]="application/json"})(h||(t.MediaTypes=h={}))
function getProxyUrl(e){const t=c.getProxyUrl(new URL(e))
return t?t.href:""}const Q=[E.MovedPermanently,E.ResourceMoved,E.SeeOther,E.TemporaryRedirect,E.PermanentRedirect]
const B=[E.BadGateway,E.ServiceUnavailable,E.GatewayTimeout]
const d=["OPTIONS","GET","DELETE","HEAD"]
const I=10
const p=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}t.HttpClientError=HttpClientError
class HttpClientResponse{constructor(e){this.message=e}readBody(){return n(this,void 0,void 0,function*(){return new Promise(e=>n(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return n(this,void 0,void 0,function*(){return new Promise(e=>n(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)})
this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}t.HttpClientResponse=HttpClientResponse
function isHttps(e){const t=new URL(e)
return t.protocol==="https:"}class HttpClient{constructor(e,t,A){this._ignoreSslError=false
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
if(A.allowRedirects!=null){this._allowRedirects=A.allowRedirects}if(A.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=A.allowRedirectDowngrade}if(A.maxRedirects!=null){this._maxRedirects=Math.max(A.maxRedirects,0)}if(A.keepAlive!=null){this._keepAlive=A.keepAlive}if(A.allowRetries!=null){this._allowRetries=A.allowRetries}if(A.maxRetries!=null){this._maxRetries=A.maxRetries}}}options(e,t){return n(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return n(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return n(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,A){return n(this,void 0,void 0,function*(){return this.request("POST",e,t,A||{})})}patch(e,t,A){return n(this,void 0,void 0,function*(){return this.request("PATCH",e,t,A||{})})}put(e,t,A){return n(this,void 0,void 0,function*(){return this.request("PUT",e,t,A||{})})}head(e,t){return n(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,A,r){return n(this,void 0,void 0,function*(){return this.request(e,t,A,r)})}getJson(e){return n(this,arguments,void 0,function*(e,t={}){t[u.Accept]=this._getExistingOrDefaultHeader(t,u.Accept,h.ApplicationJson)
const A=yield this.get(e,t)
return this._processResponse(A,this.requestOptions)})}postJson(e,t){return n(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[u.Accept]=this._getExistingOrDefaultHeader(A,u.Accept,h.ApplicationJson)
A[u.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,h.ApplicationJson)
const s=yield this.post(e,r,A)
return this._processResponse(s,this.requestOptions)})}putJson(e,t){return n(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[u.Accept]=this._getExistingOrDefaultHeader(A,u.Accept,h.ApplicationJson)
A[u.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,h.ApplicationJson)
const s=yield this.put(e,r,A)
return this._processResponse(s,this.requestOptions)})}patchJson(e,t){return n(this,arguments,void 0,function*(e,t,A={}){const r=JSON.stringify(t,null,2)
A[u.Accept]=this._getExistingOrDefaultHeader(A,u.Accept,h.ApplicationJson)
A[u.ContentType]=this._getExistingOrDefaultContentTypeHeader(A,h.ApplicationJson)
const s=yield this.patch(e,r,A)
return this._processResponse(s,this.requestOptions)})}request(e,t,A,r){return n(this,void 0,void 0,function*(){if(this._disposed){throw new Error("Client has already been disposed.")}const s=new URL(t)
let o=this._prepareRequest(e,s,r)
const n=this._allowRetries&&d.includes(e)?this._maxRetries+1:1
let i=0
let a
do{a=yield this.requestRaw(o,A)
if(a&&a.message&&a.message.statusCode===E.Unauthorized){let e
for(const t of this.handlers){if(t.canHandleAuthentication(a)){e=t
break}}if(e){return e.handleAuthentication(this,o,A)}else{return a}}let t=this._maxRedirects
while(a.message.statusCode&&Q.includes(a.message.statusCode)&&this._allowRedirects&&t>0){const n=a.message.headers["location"]
if(!n){break}const i=new URL(n)
if(s.protocol==="https:"&&s.protocol!==i.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield a.readBody()
if(i.hostname!==s.hostname){for(const e in r){if(e.toLowerCase()==="authorization"){delete r[e]}}}o=this._prepareRequest(e,i,r)
a=yield this.requestRaw(o,A)
t--}if(!a.message.statusCode||!B.includes(a.message.statusCode)){return a}i+=1
if(i<n){yield a.readBody()
yield this._performExponentialBackoff(i)}}while(i<n)
return a})}dispose(){if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(e,t){return n(this,void 0,void 0,function*(){return new Promise((A,r)=>{function callbackForResult(e,t){if(e){r(e)}else if(!t){r(new Error("Unknown error"))}else{A(t)}}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,A){if(typeof t==="string"){if(!e.options.headers){e.options.headers={}}e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let r=false
function handleResult(e,t){if(!r){r=true
A(e,t)}}const s=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(undefined,t)})
let o
s.on("socket",e=>{o=e})
s.setTimeout(this._socketTimeout||3*6e4,()=>{if(o){o.end()}handleResult(new Error(`Request timeout: ${e.options.path}`))})
s.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string"){s.write(t,"utf8")}if(t&&typeof t!=="string"){t.on("close",function(){s.end()})
t.pipe(s)}else{s.end()}}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const A=c.getProxyUrl(t)
const r=A&&A.hostname
if(!r){return}return this._getProxyAgentDispatcher(t,A)}_prepareRequest(e,t,A){const r={}
r.parsedUrl=t
const s=r.parsedUrl.protocol==="https:"
r.httpModule=s?a:i
const o=s?443:80
r.options={}
r.options.host=r.parsedUrl.hostname
r.options.port=r.parsedUrl.port?parseInt(r.parsedUrl.port):o
r.options.path=(r.parsedUrl.pathname||"")+(r.parsedUrl.search||"")
r.options.method=e
r.options.headers=this._mergeHeaders(A)
if(this.userAgent!=null){r.options.headers["user-agent"]=this.userAgent}r.options.agent=this._getAgent(r.parsedUrl)
if(this.handlers){for(const e of this.handlers){e.prepareRequest(r.options)}}return r}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))}return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,A){let r
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e){r=typeof e==="number"?e.toString():e}}const s=e[t]
if(s!==undefined){return typeof s==="number"?s.toString():s}if(r!==undefined){return r}return A}_getExistingOrDefaultContentTypeHeader(e,t){let A
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[u.ContentType]
if(e){if(typeof e==="number"){A=String(e)}else if(Array.isArray(e)){A=e.join(", ")}else{A=e}}}const r=e[u.ContentType]
if(r!==undefined){if(typeof r==="number"){return String(r)}else if(Array.isArray(r)){return r.join(", ")}else{return r}}if(A!==undefined){return A}return t}_getAgent(e){let t
const A=c.getProxyUrl(e)
const r=A&&A.hostname
if(this._keepAlive&&r){t=this._proxyAgent}if(!r){t=this._agent}if(t){return t}const s=e.protocol==="https:"
let o=100
if(this.requestOptions){o=this.requestOptions.maxSockets||i.globalAgent.maxSockets}if(A&&A.hostname){const e={maxSockets:o,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(A.username||A.password)&&{proxyAuth:`${A.username}:${A.password}`}),{host:A.hostname,port:A.port})}
let r
const n=A.protocol==="https:"
if(s){r=n?g.httpsOverHttps:g.httpsOverHttp}else{r=n?g.httpOverHttps:g.httpOverHttp}t=r(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:o}
t=s?new a.Agent(e):new i.Agent(e)
this._agent=t}if(s&&this._ignoreSslError){t.options=Object.assign(t.options||{},{rejectUnauthorized:false})}return t}_getProxyAgentDispatcher(e,t){let A
if(this._keepAlive){A=this._proxyAgentDispatcher}if(A){return A}const r=e.protocol==="https:"
A=new l.ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=A
if(r&&this._ignoreSslError){A.options=Object.assign(A.options.requestTls||{},{rejectUnauthorized:false})}return A}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const A=process.env["ACTIONS_ORCHESTRATION_ID"]
if(A){const e=A.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return n(this,void 0,void 0,function*(){e=Math.min(I,e)
const t=p*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return n(this,void 0,void 0,function*(){return new Promise((A,r)=>n(this,void 0,void 0,function*(){const s=e.message.statusCode||0
const o={statusCode:s,result:null,headers:{}}
if(s===E.NotFound){A(o)}function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf())){return e}}return t}let n
let i
try{i=yield e.readBody()
if(i&&i.length>0){if(t&&t.deserializeDates){n=JSON.parse(i,dateTimeDeserializer)}else{n=JSON.parse(i)}o.result=n}o.headers=e.message.headers}catch(e){}if(s>299){let e
if(n&&n.message){e=n.message}else if(i&&i.length>0){e=i}else{e=`Failed request: (${s})`}const t=new HttpClientError(e,s)
t.result=o.result
r(t)}else{A(o)}}))})}}t.HttpClient=HttpClient
const lowercaseKeys=e=>Object.keys(e).reduce((t,A)=>(t[A.toLowerCase()]=e[A],t),{})},83335:(e,t)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.getProxyUrl=getProxyUrl
t.checkBypass=checkBypass
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e)){return undefined}const A=(()=>{if(t){return process.env["https_proxy"]||process.env["HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})()
if(A){try{return new DecodedURL(A)}catch(e){if(!A.startsWith("http://")&&!A.startsWith("https://"))return new DecodedURL(`http://${A}`)}}else{return undefined}}function checkBypass(e){if(!e.hostname){return false}const t=e.hostname
if(isLoopbackAddress(t)){return true}const A=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!A){return false}let r
if(e.port){r=Number(e.port)}else if(e.protocol==="http:"){r=80}else if(e.protocol==="https:"){r=443}const s=[e.hostname.toUpperCase()]
if(typeof r==="number"){s.push(`${s[0]}:${r}`)}for(const e of A.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e)){if(e==="*"||s.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`))){return true}}return false}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}},89231:(e,t,A)=>{"use strict"
const r=A(82138)
const s=A(89784)
const o=A(43959)
const n=A(12188)
const i=A(14332)
const a=A(68349)
const c=A(91630)
const g=A(27203)
const l=A(92344)
const E=A(27375)
const{InvalidArgumentError:u}=l
const h=A(60436)
const Q=A(85005)
const B=A(69736)
const d=A(82710)
const I=A(45157)
const p=A(18024)
const f=A(93783)
const{getGlobalDispatcher:m,setGlobalDispatcher:w}=A(31088)
const y=A(99420)
const k=A(87031)
const b=A(76097)
Object.assign(s.prototype,h)
e.exports.Dispatcher=s
e.exports.Client=r
e.exports.Pool=o
e.exports.BalancedPool=n
e.exports.Agent=i
e.exports.ProxyAgent=a
e.exports.EnvHttpProxyAgent=c
e.exports.RetryAgent=g
e.exports.RetryHandler=f
e.exports.DecoratorHandler=y
e.exports.RedirectHandler=k
e.exports.createRedirectInterceptor=b
e.exports.interceptors={redirect:A(35711),retry:A(92117),dump:A(85057),dns:A(8044)}
e.exports.buildConnector=Q
e.exports.errors=l
e.exports.util={parseHeaders:E.parseHeaders,headerNameToString:E.headerNameToString}
function makeDispatcher(e){return(t,A,r)=>{if(typeof A==="function"){r=A
A=null}if(!t||typeof t!=="string"&&typeof t!=="object"&&!(t instanceof URL)){throw new u("invalid url")}if(A!=null&&typeof A!=="object"){throw new u("invalid opts")}if(A&&A.path!=null){if(typeof A.path!=="string"){throw new u("invalid opts.path")}let e=A.path
if(!A.path.startsWith("/")){e=`/${e}`}t=new URL(E.parseOrigin(t).origin+e)}else{if(!A){A=typeof t==="object"?t:{}}t=E.parseURL(t)}const{agent:s,dispatcher:o=m()}=A
if(s){throw new u("unsupported opts.agent. Did you mean opts.client?")}return e.call(o,{...A,origin:t.origin,path:t.search?`${t.pathname}${t.search}`:t.pathname,method:A.method||(A.body?"PUT":"GET")},r)}}e.exports.setGlobalDispatcher=w
e.exports.getGlobalDispatcher=m
const D=A(18033).fetch
e.exports.fetch=async function fetch(e,t=undefined){try{return await D(e,t)}catch(e){if(e&&typeof e==="object"){Error.captureStackTrace(e)}throw e}}
e.exports.Headers=A(31271).Headers
e.exports.Response=A(56678).Response
e.exports.Request=A(27412).Request
e.exports.FormData=A(66443).FormData
e.exports.File=globalThis.File??A(4573).File
e.exports.FileReader=A(9190).FileReader
const{setGlobalOrigin:R,getGlobalOrigin:T}=A(77038)
e.exports.setGlobalOrigin=R
e.exports.getGlobalOrigin=T
const{CacheStorage:F}=A(93832)
const{kConstruct:S}=A(33202)
e.exports.caches=new F(S)
const{deleteCookie:U,getCookies:N,getSetCookies:M,setCookie:G}=A(2778)
e.exports.deleteCookie=U
e.exports.getCookies=N
e.exports.getSetCookies=M
e.exports.setCookie=G
const{parseMIMEType:L,serializeAMimeType:v}=A(82121)
e.exports.parseMIMEType=L
e.exports.serializeAMimeType=v
const{CloseEvent:H,ErrorEvent:Y,MessageEvent:J}=A(39617)
e.exports.WebSocket=A(23061).WebSocket
e.exports.CloseEvent=H
e.exports.ErrorEvent=Y
e.exports.MessageEvent=J
e.exports.request=makeDispatcher(h.request)
e.exports.stream=makeDispatcher(h.stream)
e.exports.pipeline=makeDispatcher(h.pipeline)
e.exports.connect=makeDispatcher(h.connect)
e.exports.upgrade=makeDispatcher(h.upgrade)
e.exports.MockClient=B
e.exports.MockPool=I
e.exports.MockAgent=d
e.exports.mockErrors=p
const{EventSource:O}=A(95413)
e.exports.EventSource=O},73979:(e,t,A)=>{const{addAbortListener:r}=A(27375)
const{RequestAbortedError:s}=A(92344)
const o=Symbol("kListener")
const n=Symbol("kSignal")
function abort(e){if(e.abort){e.abort(e[n]?.reason)}else{e.reason=e[n]?.reason??new s}removeSignal(e)}function addSignal(e,t){e.reason=null
e[n]=null
e[o]=null
if(!t){return}if(t.aborted){abort(e)
return}e[n]=t
e[o]=()=>{abort(e)}
r(e[n],e[o])}function removeSignal(e){if(!e[n]){return}if("removeEventListener"in e[n]){e[n].removeEventListener("abort",e[o])}else{e[n].removeListener("abort",e[o])}e[n]=null
e[o]=null}e.exports={addSignal,removeSignal}},1959:(e,t,A)=>{"use strict"
const r=A(34589)
const{AsyncResource:s}=A(16698)
const{InvalidArgumentError:o,SocketError:n}=A(92344)
const i=A(27375)
const{addSignal:a,removeSignal:c}=A(73979)
class ConnectHandler extends s{constructor(e,t){if(!e||typeof e!=="object"){throw new o("invalid opts")}if(typeof t!=="function"){throw new o("invalid callback")}const{signal:A,opaque:r,responseHeaders:s}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT")
this.opaque=r||null
this.responseHeaders=s||null
this.callback=t
this.abort=null
a(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(){throw new n("bad connect",null)}onUpgrade(e,t,A){const{callback:r,opaque:s,context:o}=this
c(this)
this.callback=null
let n=t
if(n!=null){n=this.responseHeaders==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)}this.runInAsyncScope(r,null,null,{statusCode:e,headers:n,socket:A,opaque:s,context:o})}onError(e){const{callback:t,opaque:A}=this
c(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function connect(e,t){if(t===undefined){return new Promise((t,A)=>{connect.call(this,e,(e,r)=>e?A(e):t(r))})}try{const A=new ConnectHandler(e,t)
this.dispatch({...e,method:"CONNECT"},A)}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=connect},5483:(e,t,A)=>{"use strict"
const{Readable:r,Duplex:s,PassThrough:o}=A(57075)
const{InvalidArgumentError:n,InvalidReturnValueError:i,RequestAbortedError:a}=A(92344)
const c=A(27375)
const{AsyncResource:g}=A(16698)
const{addSignal:l,removeSignal:E}=A(73979)
const u=A(34589)
const h=Symbol("resume")
class PipelineRequest extends r{constructor(){super({autoDestroy:true})
this[h]=null}_read(){const{[h]:e}=this
if(e){this[h]=null
e()}}_destroy(e,t){this._read()
t(e)}}class PipelineResponse extends r{constructor(e){super({autoDestroy:true})
this[h]=e}_read(){this[h]()}_destroy(e,t){if(!e&&!this._readableState.endEmitted){e=new a}t(e)}}class PipelineHandler extends g{constructor(e,t){if(!e||typeof e!=="object"){throw new n("invalid opts")}if(typeof t!=="function"){throw new n("invalid handler")}const{signal:A,method:r,opaque:o,onInfo:i,responseHeaders:g}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new n("invalid method")}if(i&&typeof i!=="function"){throw new n("invalid onInfo callback")}super("UNDICI_PIPELINE")
this.opaque=o||null
this.responseHeaders=g||null
this.handler=t
this.abort=null
this.context=null
this.onInfo=i||null
this.req=(new PipelineRequest).on("error",c.nop)
this.ret=new s({readableObjectMode:e.objectMode,autoDestroy:true,read:()=>{const{body:e}=this
if(e?.resume){e.resume()}},write:(e,t,A)=>{const{req:r}=this
if(r.push(e,t)||r._readableState.destroyed){A()}else{r[h]=A}},destroy:(e,t)=>{const{body:A,req:r,res:s,ret:o,abort:n}=this
if(!e&&!o._readableState.endEmitted){e=new a}if(n&&e){n()}c.destroy(A,e)
c.destroy(r,e)
c.destroy(s,e)
E(this)
t(e)}}).on("prefinish",()=>{const{req:e}=this
e.push(null)})
this.res=null
l(this,A)}onConnect(e,t){const{ret:A,res:r}=this
if(this.reason){e(this.reason)
return}u(!r,"pipeline cannot be retried")
u(!A.destroyed)
this.abort=e
this.context=t}onHeaders(e,t,A){const{opaque:r,handler:s,context:o}=this
if(e<200){if(this.onInfo){const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
this.onInfo({statusCode:e,headers:A})}return}this.res=new PipelineResponse(A)
let n
try{this.handler=null
const A=this.responseHeaders==="raw"?c.parseRawHeaders(t):c.parseHeaders(t)
n=this.runInAsyncScope(s,null,{statusCode:e,headers:A,opaque:r,body:this.res,context:o})}catch(e){this.res.on("error",c.nop)
throw e}if(!n||typeof n.on!=="function"){throw new i("expected Readable")}n.on("data",e=>{const{ret:t,body:A}=this
if(!t.push(e)&&A.pause){A.pause()}}).on("error",e=>{const{ret:t}=this
c.destroy(t,e)}).on("end",()=>{const{ret:e}=this
e.push(null)}).on("close",()=>{const{ret:e}=this
if(!e._readableState.ended){c.destroy(e,new a)}})
this.body=n}onData(e){const{res:t}=this
return t.push(e)}onComplete(e){const{res:t}=this
t.push(null)}onError(e){const{ret:t}=this
this.handler=null
c.destroy(t,e)}}function pipeline(e,t){try{const A=new PipelineHandler(e,t)
this.dispatch({...e,body:A.req},A)
return A.ret}catch(e){return(new o).destroy(e)}}e.exports=pipeline},22412:(e,t,A)=>{"use strict"
const r=A(34589)
const{Readable:s}=A(73946)
const{InvalidArgumentError:o,RequestAbortedError:n}=A(92344)
const i=A(27375)
const{getResolveErrorBodyCallback:a}=A(47478)
const{AsyncResource:c}=A(16698)
class RequestHandler extends c{constructor(e,t){if(!e||typeof e!=="object"){throw new o("invalid opts")}const{signal:A,method:r,opaque:s,body:a,onInfo:c,responseHeaders:g,throwOnError:l,highWaterMark:E}=e
try{if(typeof t!=="function"){throw new o("invalid callback")}if(E&&(typeof E!=="number"||E<0)){throw new o("invalid highWaterMark")}if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new o("signal must be an EventEmitter or EventTarget")}if(r==="CONNECT"){throw new o("invalid method")}if(c&&typeof c!=="function"){throw new o("invalid onInfo callback")}super("UNDICI_REQUEST")}catch(e){if(i.isStream(a)){i.destroy(a.on("error",i.nop),e)}throw e}this.method=r
this.responseHeaders=g||null
this.opaque=s||null
this.callback=t
this.res=null
this.abort=null
this.body=a
this.trailers={}
this.context=null
this.onInfo=c||null
this.throwOnError=l
this.highWaterMark=E
this.signal=A
this.reason=null
this.removeAbortListener=null
if(i.isStream(a)){a.on("error",e=>{this.onError(e)})}if(this.signal){if(this.signal.aborted){this.reason=this.signal.reason??new n}else{this.removeAbortListener=i.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new n
if(this.res){i.destroy(this.res.on("error",i.nop),this.reason)}else if(this.abort){this.abort(this.reason)}if(this.removeAbortListener){this.res?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}})}}}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,r){const{callback:o,opaque:n,abort:c,context:g,responseHeaders:l,highWaterMark:E}=this
const u=l==="raw"?i.parseRawHeaders(t):i.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:u})}return}const h=l==="raw"?i.parseHeaders(t):u
const Q=h["content-type"]
const B=h["content-length"]
const d=new s({resume:A,abort:c,contentType:Q,contentLength:this.method!=="HEAD"&&B?Number(B):null,highWaterMark:E})
if(this.removeAbortListener){d.on("close",this.removeAbortListener)}this.callback=null
this.res=d
if(o!==null){if(this.throwOnError&&e>=400){this.runInAsyncScope(a,null,{callback:o,body:d,contentType:Q,statusCode:e,statusMessage:r,headers:u})}else{this.runInAsyncScope(o,null,null,{statusCode:e,headers:u,trailers:this.trailers,opaque:n,body:d,context:g})}}}onData(e){return this.res.push(e)}onComplete(e){i.parseHeaders(e,this.trailers)
this.res.push(null)}onError(e){const{res:t,callback:A,body:r,opaque:s}=this
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:s})})}if(t){this.res=null
queueMicrotask(()=>{i.destroy(t,e)})}if(r){this.body=null
i.destroy(r,e)}if(this.removeAbortListener){t?.off("close",this.removeAbortListener)
this.removeAbortListener()
this.removeAbortListener=null}}}function request(e,t){if(t===undefined){return new Promise((t,A)=>{request.call(this,e,(e,r)=>e?A(e):t(r))})}try{this.dispatch(e,new RequestHandler(e,t))}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=request
e.exports.RequestHandler=RequestHandler},24685:(e,t,A)=>{"use strict"
const r=A(34589)
const{finished:s,PassThrough:o}=A(57075)
const{InvalidArgumentError:n,InvalidReturnValueError:i}=A(92344)
const a=A(27375)
const{getResolveErrorBodyCallback:c}=A(47478)
const{AsyncResource:g}=A(16698)
const{addSignal:l,removeSignal:E}=A(73979)
class StreamHandler extends g{constructor(e,t,A){if(!e||typeof e!=="object"){throw new n("invalid opts")}const{signal:r,method:s,opaque:o,body:i,onInfo:c,responseHeaders:g,throwOnError:E}=e
try{if(typeof A!=="function"){throw new n("invalid callback")}if(typeof t!=="function"){throw new n("invalid factory")}if(r&&typeof r.on!=="function"&&typeof r.addEventListener!=="function"){throw new n("signal must be an EventEmitter or EventTarget")}if(s==="CONNECT"){throw new n("invalid method")}if(c&&typeof c!=="function"){throw new n("invalid onInfo callback")}super("UNDICI_STREAM")}catch(e){if(a.isStream(i)){a.destroy(i.on("error",a.nop),e)}throw e}this.responseHeaders=g||null
this.opaque=o||null
this.factory=t
this.callback=A
this.res=null
this.abort=null
this.context=null
this.trailers=null
this.body=i
this.onInfo=c||null
this.throwOnError=E||false
if(a.isStream(i)){i.on("error",e=>{this.onError(e)})}l(this,r)}onConnect(e,t){if(this.reason){e(this.reason)
return}r(this.callback)
this.abort=e
this.context=t}onHeaders(e,t,A,r){const{factory:n,opaque:g,context:l,callback:E,responseHeaders:u}=this
const h=u==="raw"?a.parseRawHeaders(t):a.parseHeaders(t)
if(e<200){if(this.onInfo){this.onInfo({statusCode:e,headers:h})}return}this.factory=null
let Q
if(this.throwOnError&&e>=400){const A=u==="raw"?a.parseHeaders(t):h
const s=A["content-type"]
Q=new o
this.callback=null
this.runInAsyncScope(c,null,{callback:E,body:Q,contentType:s,statusCode:e,statusMessage:r,headers:h})}else{if(n===null){return}Q=this.runInAsyncScope(n,null,{statusCode:e,headers:h,opaque:g,context:l})
if(!Q||typeof Q.write!=="function"||typeof Q.end!=="function"||typeof Q.on!=="function"){throw new i("expected Writable")}s(Q,{readable:false},e=>{const{callback:t,res:A,opaque:r,trailers:s,abort:o}=this
this.res=null
if(e||!A.readable){a.destroy(A,e)}this.callback=null
this.runInAsyncScope(t,null,e||null,{opaque:r,trailers:s})
if(e){o()}})}Q.on("drain",A)
this.res=Q
const B=Q.writableNeedDrain!==undefined?Q.writableNeedDrain:Q._writableState?.needDrain
return B!==true}onData(e){const{res:t}=this
return t?t.write(e):true}onComplete(e){const{res:t}=this
E(this)
if(!t){return}this.trailers=a.parseHeaders(e)
t.end()}onError(e){const{res:t,callback:A,opaque:r,body:s}=this
E(this)
this.factory=null
if(t){this.res=null
a.destroy(t,e)}else if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:r})})}if(s){this.body=null
a.destroy(s,e)}}}function stream(e,t,A){if(A===undefined){return new Promise((A,r)=>{stream.call(this,e,t,(e,t)=>e?r(e):A(t))})}try{this.dispatch(e,new StreamHandler(e,t,A))}catch(t){if(typeof A!=="function"){throw t}const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}e.exports=stream},31725:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r,SocketError:s}=A(92344)
const{AsyncResource:o}=A(16698)
const n=A(27375)
const{addSignal:i,removeSignal:a}=A(73979)
const c=A(34589)
class UpgradeHandler extends o{constructor(e,t){if(!e||typeof e!=="object"){throw new r("invalid opts")}if(typeof t!=="function"){throw new r("invalid callback")}const{signal:A,opaque:s,responseHeaders:o}=e
if(A&&typeof A.on!=="function"&&typeof A.addEventListener!=="function"){throw new r("signal must be an EventEmitter or EventTarget")}super("UNDICI_UPGRADE")
this.responseHeaders=o||null
this.opaque=s||null
this.callback=t
this.abort=null
this.context=null
i(this,A)}onConnect(e,t){if(this.reason){e(this.reason)
return}c(this.callback)
this.abort=e
this.context=null}onHeaders(){throw new s("bad upgrade",null)}onUpgrade(e,t,A){c(e===101)
const{callback:r,opaque:s,context:o}=this
a(this)
this.callback=null
const i=this.responseHeaders==="raw"?n.parseRawHeaders(t):n.parseHeaders(t)
this.runInAsyncScope(r,null,null,{headers:i,socket:A,opaque:s,context:o})}onError(e){const{callback:t,opaque:A}=this
a(this)
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:A})})}}}function upgrade(e,t){if(t===undefined){return new Promise((t,A)=>{upgrade.call(this,e,(e,r)=>e?A(e):t(r))})}try{const A=new UpgradeHandler(e,t)
this.dispatch({...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"},A)}catch(A){if(typeof t!=="function"){throw A}const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}e.exports=upgrade},60436:(e,t,A)=>{"use strict"
e.exports.request=A(22412)
e.exports.stream=A(24685)
e.exports.pipeline=A(5483)
e.exports.upgrade=A(31725)
e.exports.connect=A(1959)},73946:(e,t,A)=>{"use strict"
const r=A(34589)
const{Readable:s}=A(57075)
const{RequestAbortedError:o,NotSupportedError:n,InvalidArgumentError:i,AbortError:a}=A(92344)
const c=A(27375)
const{ReadableStreamFrom:g}=A(27375)
const l=Symbol("kConsume")
const E=Symbol("kReading")
const u=Symbol("kBody")
const h=Symbol("kAbort")
const Q=Symbol("kContentType")
const B=Symbol("kContentLength")
const noop=()=>{}
class BodyReadable extends s{constructor({resume:e,abort:t,contentType:A="",contentLength:r,highWaterMark:s=64*1024}){super({autoDestroy:true,read:e,highWaterMark:s})
this._readableState.dataEmitted=false
this[h]=t
this[l]=null
this[u]=null
this[Q]=A
this[B]=r
this[E]=false}destroy(e){if(!e&&!this._readableState.endEmitted){e=new o}if(e){this[h]()}return super.destroy(e)}_destroy(e,t){if(!this[E]){setImmediate(()=>{t(e)})}else{t(e)}}on(e,...t){if(e==="data"||e==="readable"){this[E]=true}return super.on(e,...t)}addListener(e,...t){return this.on(e,...t)}off(e,...t){const A=super.off(e,...t)
if(e==="data"||e==="readable"){this[E]=this.listenerCount("data")>0||this.listenerCount("readable")>0}return A}removeListener(e,...t){return this.off(e,...t)}push(e){if(this[l]&&e!==null){consumePush(this[l],e)
return this[E]?super.push(e):true}return super.push(e)}async text(){return consume(this,"text")}async json(){return consume(this,"json")}async blob(){return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){throw new n}get bodyUsed(){return c.isDisturbed(this)}get body(){if(!this[u]){this[u]=g(this)
if(this[l]){this[u].getReader()
r(this[u].locked)}}return this[u]}async dump(e){let t=Number.isFinite(e?.limit)?e.limit:128*1024
const A=e?.signal
if(A!=null&&(typeof A!=="object"||!("aborted"in A))){throw new i("signal must be an AbortSignal")}A?.throwIfAborted()
if(this._readableState.closeEmitted){return null}return await new Promise((e,r)=>{if(this[B]>t){this.destroy(new a)}const onAbort=()=>{this.destroy(A.reason??new a)}
A?.addEventListener("abort",onAbort)
this.on("close",function(){A?.removeEventListener("abort",onAbort)
if(A?.aborted){r(A.reason??new a)}else{e(null)}}).on("error",noop).on("data",function(e){t-=e.length
if(t<=0){this.destroy()}}).resume()})}}function isLocked(e){return e[u]&&e[u].locked===true||e[l]}function isUnusable(e){return c.isDisturbed(e)||isLocked(e)}async function consume(e,t){r(!e[l])
return new Promise((A,r)=>{if(isUnusable(e)){const t=e._readableState
if(t.destroyed&&t.closeEmitted===false){e.on("error",e=>{r(e)}).on("close",()=>{r(new TypeError("unusable"))})}else{r(t.errored??new TypeError("unusable"))}}else{queueMicrotask(()=>{e[l]={type:t,stream:e,resolve:A,reject:r,length:0,body:[]}
e.on("error",function(e){consumeFinish(this[l],e)}).on("close",function(){if(this[l].body!==null){consumeFinish(this[l],new o)}})
consumeStart(e[l])})}})}function consumeStart(e){if(e.body===null){return}const{_readableState:t}=e.stream
if(t.bufferIndex){const A=t.bufferIndex
const r=t.buffer.length
for(let s=A;s<r;s++){consumePush(e,t.buffer[s])}}else{for(const A of t.buffer){consumePush(e,A)}}if(t.endEmitted){consumeEnd(this[l])}else{e.stream.on("end",function(){consumeEnd(this[l])})}e.stream.resume()
while(e.stream.read()!=null){}}function chunksDecode(e,t){if(e.length===0||t===0){return""}const A=e.length===1?e[0]:Buffer.concat(e,t)
const r=A.length
const s=r>2&&A[0]===239&&A[1]===187&&A[2]===191?3:0
return A.utf8Slice(s,r)}function chunksConcat(e,t){if(e.length===0||t===0){return new Uint8Array(0)}if(e.length===1){return new Uint8Array(e[0])}const A=new Uint8Array(Buffer.allocUnsafeSlow(t).buffer)
let r=0
for(let t=0;t<e.length;++t){const s=e[t]
A.set(s,r)
r+=s.length}return A}function consumeEnd(e){const{type:t,body:A,resolve:r,stream:s,length:o}=e
try{if(t==="text"){r(chunksDecode(A,o))}else if(t==="json"){r(JSON.parse(chunksDecode(A,o)))}else if(t==="arrayBuffer"){r(chunksConcat(A,o).buffer)}else if(t==="blob"){r(new Blob(A,{type:s[Q]}))}else if(t==="bytes"){r(chunksConcat(A,o))}consumeFinish(e)}catch(e){s.destroy(e)}}function consumePush(e,t){e.length+=t.length
e.body.push(t)}function consumeFinish(e,t){if(e.body===null){return}if(t){e.reject(t)}else{e.resolve()}e.type=null
e.stream=null
e.resolve=null
e.reject=null
e.length=0
e.body=null}e.exports={Readable:BodyReadable,chunksDecode}},47478:(e,t,A)=>{const r=A(34589)
const{ResponseStatusCodeError:s}=A(92344)
const{chunksDecode:o}=A(73946)
const n=128*1024
async function getResolveErrorBodyCallback({callback:e,body:t,contentType:A,statusCode:i,statusMessage:a,headers:c}){r(t)
let g=[]
let l=0
try{for await(const e of t){g.push(e)
l+=e.length
if(l>n){g=[]
l=0
break}}}catch{g=[]
l=0}const E=`Response status code ${i}${a?`: ${a}`:""}`
if(i===204||!A||!l){queueMicrotask(()=>e(new s(E,i,c)))
return}const u=Error.stackTraceLimit
Error.stackTraceLimit=0
let h
try{if(isContentTypeApplicationJson(A)){h=JSON.parse(o(g,l))}else if(isContentTypeText(A)){h=o(g,l)}}catch{}finally{Error.stackTraceLimit=u}queueMicrotask(()=>e(new s(E,i,c,h)))}const isContentTypeApplicationJson=e=>e.length>15&&e[11]==="/"&&e[0]==="a"&&e[1]==="p"&&e[2]==="p"&&e[3]==="l"&&e[4]==="i"&&e[5]==="c"&&e[6]==="a"&&e[7]==="t"&&e[8]==="i"&&e[9]==="o"&&e[10]==="n"&&e[12]==="j"&&e[13]==="s"&&e[14]==="o"&&e[15]==="n"
const isContentTypeText=e=>e.length>4&&e[4]==="/"&&e[0]==="t"&&e[1]==="e"&&e[2]==="x"&&e[3]==="t"
e.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}},85005:(e,t,A)=>{"use strict"
const r=A(77030)
const s=A(34589)
const o=A(27375)
const{InvalidArgumentError:n,ConnectTimeoutError:i}=A(92344)
const a=A(37256)
function noop(){}let c
let g
if(global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)){g=class WeakSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map
this._sessionRegistry=new global.FinalizationRegistry(e=>{if(this._sessionCache.size<this._maxCachedSessions){return}const t=this._sessionCache.get(e)
if(t!==undefined&&t.deref()===undefined){this._sessionCache.delete(e)}})}get(e){const t=this._sessionCache.get(e)
return t?t.deref():null}set(e,t){if(this._maxCachedSessions===0){return}this._sessionCache.set(e,new WeakRef(t))
this._sessionRegistry.register(t,e)}}}else{g=class SimpleSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map}get(e){return this._sessionCache.get(e)}set(e,t){if(this._maxCachedSessions===0){return}if(this._sessionCache.size>=this._maxCachedSessions){const{value:e}=this._sessionCache.keys().next()
this._sessionCache.delete(e)}this._sessionCache.set(e,t)}}}function buildConnector({allowH2:e,maxCachedSessions:t,socketPath:i,timeout:a,session:E,...u}){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new n("maxCachedSessions must be a positive integer or zero")}const h={path:i,...u}
const Q=new g(t==null?100:t)
a=a==null?1e4:a
e=e!=null?e:false
return function connect({hostname:t,host:n,protocol:i,port:g,servername:u,localAddress:B,httpSocket:d},I){let p
if(i==="https:"){if(!c){c=A(41692)}u=u||h.servername||o.getServerName(n)||null
const r=u||t
s(r)
const i=E||Q.get(r)||null
g=g||443
p=c.connect({highWaterMark:16384,...h,servername:u,session:i,localAddress:B,ALPNProtocols:e?["http/1.1","h2"]:["http/1.1"],socket:d,port:g,host:t})
p.on("session",function(e){Q.set(r,e)})}else{s(!d,"httpSocket can only be sent on TLS update")
g=g||80
p=r.connect({highWaterMark:64*1024,...h,localAddress:B,port:g,host:t})}if(h.keepAlive==null||h.keepAlive){const e=h.keepAliveInitialDelay===undefined?6e4:h.keepAliveInitialDelay
p.setKeepAlive(true,e)}const f=l(new WeakRef(p),{timeout:a,hostname:t,port:g})
p.setNoDelay(true).once(i==="https:"?"secureConnect":"connect",function(){queueMicrotask(f)
if(I){const e=I
I=null
e(null,this)}}).on("error",function(e){queueMicrotask(f)
if(I){const t=I
I=null
t(e)}})
return p}}const l=process.platform==="win32"?(e,t)=>{if(!t.timeout){return noop}let A=null
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
o.destroy(e,new i(A))}e.exports=buildConnector},4914:e=>{"use strict"
const t={}
const A=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
for(let e=0;e<A.length;++e){const r=A[e]
const s=r.toLowerCase()
t[r]=t[s]=s}Object.setPrototypeOf(t,null)
e.exports={wellknownHeaderNames:A,headerNameLowerCasedRecord:t}},74567:(e,t,A)=>{"use strict"
const r=A(53053)
const s=A(57975)
const o=s.debuglog("undici")
const n=s.debuglog("fetch")
const i=s.debuglog("websocket")
let a=false
const c={beforeConnect:r.channel("undici:client:beforeConnect"),connected:r.channel("undici:client:connected"),connectError:r.channel("undici:client:connectError"),sendHeaders:r.channel("undici:client:sendHeaders"),create:r.channel("undici:request:create"),bodySent:r.channel("undici:request:bodySent"),headers:r.channel("undici:request:headers"),trailers:r.channel("undici:request:trailers"),error:r.channel("undici:request:error"),open:r.channel("undici:websocket:open"),close:r.channel("undici:websocket:close"),socketError:r.channel("undici:websocket:socket_error"),ping:r.channel("undici:websocket:ping"),pong:r.channel("undici:websocket:pong")}
if(o.enabled||n.enabled){const e=n.enabled?n:o
r.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o}}=t
e("connecting to %s using %s%s",`${o}${s?`:${s}`:""}`,r,A)})
r.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o}}=t
e("connected to %s using %s%s",`${o}${s?`:${s}`:""}`,r,A)})
r.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o},error:n}=t
e("connection to %s using %s%s errored - %s",`${o}${s?`:${s}`:""}`,r,A,n.message)})
r.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("sending request to %s %s/%s",A,s,r)})
r.channel("undici:request:headers").subscribe(t=>{const{request:{method:A,path:r,origin:s},response:{statusCode:o}}=t
e("received response to %s %s/%s - HTTP %d",A,s,r,o)})
r.channel("undici:request:trailers").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("trailers received from %s %s/%s",A,s,r)})
r.channel("undici:request:error").subscribe(t=>{const{request:{method:A,path:r,origin:s},error:o}=t
e("request to %s %s/%s errored - %s",A,s,r,o.message)})
a=true}if(i.enabled){if(!a){const e=o.enabled?o:i
r.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o}}=t
e("connecting to %s%s using %s%s",o,s?`:${s}`:"",r,A)})
r.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o}}=t
e("connected to %s%s using %s%s",o,s?`:${s}`:"",r,A)})
r.channel("undici:client:connectError").subscribe(t=>{const{connectParams:{version:A,protocol:r,port:s,host:o},error:n}=t
e("connection to %s%s using %s%s errored - %s",o,s?`:${s}`:"",r,A,n.message)})
r.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:A,path:r,origin:s}}=t
e("sending request to %s %s/%s",A,s,r)})}r.channel("undici:websocket:open").subscribe(e=>{const{address:{address:t,port:A}}=e
i("connection opened %s%s",t,A?`:${A}`:"")})
r.channel("undici:websocket:close").subscribe(e=>{const{websocket:t,code:A,reason:r}=e
i("closed connection to %s - %s %s",t.url,A,r)})
r.channel("undici:websocket:socket_error").subscribe(e=>{i("connection errored - %s",e.message)})
r.channel("undici:websocket:ping").subscribe(e=>{i("ping received")})
r.channel("undici:websocket:pong").subscribe(e=>{i("pong received")})}e.exports={channels:c}},92344:e=>{"use strict"
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
this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](e){return e&&e[s]===true}[s]=true}const o=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT")
class BodyTimeoutError extends UndiciError{constructor(e){super(e)
this.name="BodyTimeoutError"
this.message=e||"Body Timeout Error"
this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[o]===true}[o]=true}const n=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE")
class ResponseStatusCodeError extends UndiciError{constructor(e,t,A,r){super(e)
this.name="ResponseStatusCodeError"
this.message=e||"Response Status Code Error"
this.code="UND_ERR_RESPONSE_STATUS_CODE"
this.body=r
this.status=t
this.statusCode=t
this.headers=A}static[Symbol.hasInstance](e){return e&&e[n]===true}[n]=true}const i=Symbol.for("undici.error.UND_ERR_INVALID_ARG")
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
this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](e){return e&&e[c]===true}[c]=true}const g=Symbol.for("undici.error.UND_ERR_ABORTED")
class RequestAbortedError extends AbortError{constructor(e){super(e)
this.name="AbortError"
this.message=e||"Request aborted"
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](e){return e&&e[g]===true}[g]=true}const l=Symbol.for("undici.error.UND_ERR_INFO")
class InformationalError extends UndiciError{constructor(e){super(e)
this.name="InformationalError"
this.message=e||"Request information"
this.code="UND_ERR_INFO"}static[Symbol.hasInstance](e){return e&&e[l]===true}[l]=true}const E=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
class RequestContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="RequestContentLengthMismatchError"
this.message=e||"Request body length does not match content-length header"
this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[E]===true}[E]=true}const u=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
class ResponseContentLengthMismatchError extends UndiciError{constructor(e){super(e)
this.name="ResponseContentLengthMismatchError"
this.message=e||"Response body length does not match content-length header"
this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[u]===true}[u]=true}const h=Symbol.for("undici.error.UND_ERR_DESTROYED")
class ClientDestroyedError extends UndiciError{constructor(e){super(e)
this.name="ClientDestroyedError"
this.message=e||"The client is destroyed"
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](e){return e&&e[h]===true}[h]=true}const Q=Symbol.for("undici.error.UND_ERR_CLOSED")
class ClientClosedError extends UndiciError{constructor(e){super(e)
this.name="ClientClosedError"
this.message=e||"The client is closed"
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](e){return e&&e[Q]===true}[Q]=true}const B=Symbol.for("undici.error.UND_ERR_SOCKET")
class SocketError extends UndiciError{constructor(e,t){super(e)
this.name="SocketError"
this.message=e||"Socket error"
this.code="UND_ERR_SOCKET"
this.socket=t}static[Symbol.hasInstance](e){return e&&e[B]===true}[B]=true}const d=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED")
class NotSupportedError extends UndiciError{constructor(e){super(e)
this.name="NotSupportedError"
this.message=e||"Not supported error"
this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](e){return e&&e[d]===true}[d]=true}const I=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
class BalancedPoolMissingUpstreamError extends UndiciError{constructor(e){super(e)
this.name="MissingUpstreamError"
this.message=e||"No upstream has been added to the BalancedPool"
this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](e){return e&&e[I]===true}[I]=true}const p=Symbol.for("undici.error.UND_ERR_HTTP_PARSER")
class HTTPParserError extends Error{constructor(e,t,A){super(e)
this.name="HTTPParserError"
this.code=t?`HPE_${t}`:undefined
this.data=A?A.toString():undefined}static[Symbol.hasInstance](e){return e&&e[p]===true}[p]=true}const f=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
class ResponseExceededMaxSizeError extends UndiciError{constructor(e){super(e)
this.name="ResponseExceededMaxSizeError"
this.message=e||"Response content exceeded max size"
this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](e){return e&&e[f]===true}[f]=true}const m=Symbol.for("undici.error.UND_ERR_REQ_RETRY")
class RequestRetryError extends UndiciError{constructor(e,t,{headers:A,data:r}){super(e)
this.name="RequestRetryError"
this.message=e||"Request retry error"
this.code="UND_ERR_REQ_RETRY"
this.statusCode=t
this.data=r
this.headers=A}static[Symbol.hasInstance](e){return e&&e[m]===true}[m]=true}const w=Symbol.for("undici.error.UND_ERR_RESPONSE")
class ResponseError extends UndiciError{constructor(e,t,{headers:A,data:r}){super(e)
this.name="ResponseError"
this.message=e||"Response error"
this.code="UND_ERR_RESPONSE"
this.statusCode=t
this.data=r
this.headers=A}static[Symbol.hasInstance](e){return e&&e[w]===true}[w]=true}const y=Symbol.for("undici.error.UND_ERR_PRX_TLS")
class SecureProxyConnectionError extends UndiciError{constructor(e,t,A){super(t,{cause:e,...A??{}})
this.name="SecureProxyConnectionError"
this.message=t||"Secure Proxy Connection failed"
this.code="UND_ERR_PRX_TLS"
this.cause=e}static[Symbol.hasInstance](e){return e&&e[y]===true}[y]=true}const k=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
class MessageSizeExceededError extends UndiciError{constructor(e){super(e)
this.name="MessageSizeExceededError"
this.message=e||"Max decompressed message size exceeded"
this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](e){return e&&e[k]===true}get[k](){return true}}e.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}},8646:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r,NotSupportedError:s}=A(92344)
const o=A(34589)
const{isValidHTTPToken:n,isValidHeaderValue:i,isStream:a,destroy:c,isBuffer:g,isFormDataLike:l,isIterable:E,isBlobLike:u,buildURL:h,validateHandler:Q,getServerName:B,normalizedMethodRecords:d}=A(27375)
const{channels:I}=A(74567)
const{headerNameLowerCasedRecord:p}=A(4914)
const f=/[^\u0021-\u00ff]/
const m=Symbol("handler")
class Request{constructor(e,{path:t,method:A,body:s,headers:o,query:p,idempotent:w,blocking:y,upgrade:k,headersTimeout:b,bodyTimeout:D,reset:R,throwOnError:T,expectContinue:F,servername:S},U){if(typeof t!=="string"){throw new r("path must be a string")}else if(t[0]!=="/"&&!(t.startsWith("http://")||t.startsWith("https://"))&&A!=="CONNECT"){throw new r("path must be an absolute URL or start with a slash")}else if(f.test(t)){throw new r("invalid request path")}if(typeof A!=="string"){throw new r("method must be a string")}else if(d[A]===undefined&&!n(A)){throw new r("invalid request method")}if(k&&typeof k!=="string"){throw new r("upgrade must be a string")}if(k&&!i(k)){throw new r("invalid upgrade header")}if(b!=null&&(!Number.isFinite(b)||b<0)){throw new r("invalid headersTimeout")}if(D!=null&&(!Number.isFinite(D)||D<0)){throw new r("invalid bodyTimeout")}if(R!=null&&typeof R!=="boolean"){throw new r("invalid reset")}if(F!=null&&typeof F!=="boolean"){throw new r("invalid expectContinue")}this.headersTimeout=b
this.bodyTimeout=D
this.throwOnError=T===true
this.method=A
this.abort=null
if(s==null){this.body=null}else if(a(s)){this.body=s
const e=this.body._readableState
if(!e||!e.autoDestroy){this.endHandler=function autoDestroy(){c(this)}
this.body.on("end",this.endHandler)}this.errorHandler=e=>{if(this.abort){this.abort(e)}else{this.error=e}}
this.body.on("error",this.errorHandler)}else if(g(s)){this.body=s.byteLength?s:null}else if(ArrayBuffer.isView(s)){this.body=s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null}else if(s instanceof ArrayBuffer){this.body=s.byteLength?Buffer.from(s):null}else if(typeof s==="string"){this.body=s.length?Buffer.from(s):null}else if(l(s)||E(s)||u(s)){this.body=s}else{throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")}this.completed=false
this.aborted=false
this.upgrade=k||null
this.path=p?h(t,p):t
this.origin=e
this.idempotent=w==null?A==="HEAD"||A==="GET":w
this.blocking=y==null?false:y
this.reset=R==null?null:R
this.host=null
this.contentLength=null
this.contentType=null
this.headers=[]
this.expectContinue=F!=null?F:false
if(Array.isArray(o)){if(o.length%2!==0){throw new r("headers array must be even")}for(let e=0;e<o.length;e+=2){processHeader(this,o[e],o[e+1])}}else if(o&&typeof o==="object"){if(o[Symbol.iterator]){for(const e of o){if(!Array.isArray(e)||e.length!==2){throw new r("headers must be in key-value pair format")}processHeader(this,e[0],e[1])}}else{const e=Object.keys(o)
for(let t=0;t<e.length;++t){processHeader(this,e[t],o[e[t]])}}}else if(o!=null){throw new r("headers must be an object or an array")}Q(U,A,k)
this.servername=S||B(this.host)
this[m]=U
if(I.create.hasSubscribers){I.create.publish({request:this})}}onBodySent(e){if(this[m].onBodySent){try{return this[m].onBodySent(e)}catch(e){this.abort(e)}}}onRequestSent(){if(I.bodySent.hasSubscribers){I.bodySent.publish({request:this})}if(this[m].onRequestSent){try{return this[m].onRequestSent()}catch(e){this.abort(e)}}}onConnect(e){o(!this.aborted)
o(!this.completed)
if(this.error){e(this.error)}else{this.abort=e
return this[m].onConnect(e)}}onResponseStarted(){return this[m].onResponseStarted?.()}onHeaders(e,t,A,r){o(!this.aborted)
o(!this.completed)
if(I.headers.hasSubscribers){I.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:r}})}try{return this[m].onHeaders(e,t,A,r)}catch(e){this.abort(e)}}onData(e){o(!this.aborted)
o(!this.completed)
try{return this[m].onData(e)}catch(e){this.abort(e)
return false}}onUpgrade(e,t,A,r=""){this.onFinally()
o(!this.aborted)
o(!this.completed)
if(e!==null){this.#e(e,t,r)}const s=this[m].onUpgrade(e,t,A)
if(!this.aborted){this.completed=true
if(e!==null){this.#t()}}return s}onUpgradeResponse(e,t,A,r=""){o(!this.aborted)
o(this.completed)
if(I.headers.hasSubscribers){this.#e(e,A(t),r)}this.#t()}onUpgradeError(e){o(!this.aborted)
o(this.completed)
if(I.error.hasSubscribers){I.error.publish({request:this,error:e})}}#e(e,t,A){if(I.headers.hasSubscribers){I.headers.publish({request:this,response:{statusCode:e,headers:t,statusText:A}})}}#t(){if(I.trailers.hasSubscribers){I.trailers.publish({request:this,trailers:[]})}}onComplete(e){this.onFinally()
o(!this.aborted)
this.completed=true
if(I.trailers.hasSubscribers){I.trailers.publish({request:this,trailers:e})}try{return this[m].onComplete(e)}catch(e){this.onError(e)}}onError(e){this.onFinally()
if(I.error.hasSubscribers){I.error.publish({request:this,error:e})}if(this.aborted){return}this.aborted=true
return this[m].onError(e)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler)
this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
this.endHandler=null}}addHeader(e,t){processHeader(this,e,t)
return this}}function processHeader(e,t,A){if(A&&(typeof A==="object"&&!Array.isArray(A))){throw new r(`invalid ${t} header`)}else if(A===undefined){return}let o=p[t]
if(o===undefined){o=t.toLowerCase()
if(p[o]===undefined&&!n(o)){throw new r("invalid header key")}}if(Array.isArray(A)){const e=[]
for(let s=0;s<A.length;s++){if(typeof A[s]==="string"){if(!i(A[s])){throw new r(`invalid ${t} header`)}e.push(A[s])}else if(A[s]===null){e.push("")}else if(typeof A[s]==="object"){throw new r(`invalid ${t} header`)}else{const o=`${A[s]}`
if(!i(o)){throw new r(`invalid ${t} header`)}e.push(o)}}A=e}else if(typeof A==="string"){if(!i(A)){throw new r(`invalid ${t} header`)}}else if(A===null){A=""}else{A=`${A}`
if(!i(A)){throw new r(`invalid ${t} header`)}}if(o==="host"){if(e.host!==null){throw new r("duplicate host header")}if(typeof A!=="string"){throw new r("invalid host header")}e.host=A}else if(o==="content-length"){if(e.contentLength!==null){throw new r("duplicate content-length header")}e.contentLength=parseInt(A,10)
if(!Number.isFinite(e.contentLength)){throw new r("invalid content-length header")}}else if(e.contentType===null&&o==="content-type"){e.contentType=A
e.headers.push(t,A)}else if(o==="transfer-encoding"||o==="keep-alive"||o==="upgrade"){throw new r(`invalid ${o} header`)}else if(o==="connection"){const t=typeof A==="string"?A.toLowerCase():null
if(t!=="close"&&t!=="keep-alive"){throw new r("invalid connection header")}if(t==="close"){e.reset=true}}else if(o==="expect"){throw new s("expect header not supported")}else{e.headers.push(t,A)}}e.exports=Request},46130:e=>{e.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},56675:(e,t,A)=>{"use strict"
const{wellknownHeaderNames:r,headerNameLowerCasedRecord:s}=A(4914)
class TstNode{value=null
left=null
middle=null
right=null
code
constructor(e,t,A){if(A===undefined||A>=e.length){throw new TypeError("Unreachable")}const r=this.code=e.charCodeAt(A)
if(r>127){throw new TypeError("key must be ascii string")}if(e.length!==++A){this.middle=new TstNode(e,t,A)}else{this.value=t}}add(e,t){const A=e.length
if(A===0){throw new TypeError("Unreachable")}let r=0
let s=this
while(true){const o=e.charCodeAt(r)
if(o>127){throw new TypeError("key must be ascii string")}if(s.code===o){if(A===++r){s.value=t
break}else if(s.middle!==null){s=s.middle}else{s.middle=new TstNode(e,t,r)
break}}else if(s.code<o){if(s.left!==null){s=s.left}else{s.left=new TstNode(e,t,r)
break}}else if(s.right!==null){s=s.right}else{s.right=new TstNode(e,t,r)
break}}}search(e){const t=e.length
let A=0
let r=this
while(r!==null&&A<t){let s=e[A]
if(s<=90&&s>=65){s|=32}while(r!==null){if(s===r.code){if(t===++A){return r}r=r.middle
break}r=r.code<s?r.left:r.right}}return null}}class TernarySearchTree{node=null
insert(e,t){if(this.node===null){this.node=new TstNode(e,t,0)}else{this.node.add(e,t)}}lookup(e){return this.node?.search(e)?.value??null}}const o=new TernarySearchTree
for(let e=0;e<r.length;++e){const t=s[r[e]]
o.insert(t,t)}e.exports={TernarySearchTree,tree:o}},27375:(e,t,A)=>{"use strict"
const r=A(34589)
const{kDestroyed:s,kBodyUsed:o,kListeners:n,kBody:i}=A(46130)
const{IncomingMessage:a}=A(37067)
const c=A(57075)
const g=A(77030)
const{Blob:l}=A(4573)
const E=A(57975)
const{stringify:u}=A(41792)
const{EventEmitter:h}=A(78474)
const{InvalidArgumentError:Q}=A(92344)
const{headerNameLowerCasedRecord:B}=A(4914)
const{tree:d}=A(56675)
const[I,p]=process.versions.node.split(".").map(e=>Number(e))
class BodyAsyncIterable{constructor(e){this[i]=e
this[o]=false}async*[Symbol.asyncIterator](){r(!this[o],"disturbed")
this[o]=true
yield*this[i]}}function wrapRequestBody(e){if(isStream(e)){if(bodyLength(e)===0){e.on("data",function(){r(false)})}if(typeof e.readableDidRead!=="boolean"){e[o]=false
h.prototype.on.call(e,"data",function(){this[o]=true})}return e}else if(e&&typeof e.pipeTo==="function"){return new BodyAsyncIterable(e)}else if(e&&typeof e!=="string"&&!ArrayBuffer.isView(e)&&isIterable(e)){return new BodyAsyncIterable(e)}else{return e}}function nop(){}function isStream(e){return e&&typeof e==="object"&&typeof e.pipe==="function"&&typeof e.on==="function"}function isBlobLike(e){if(e===null){return false}else if(e instanceof l){return true}else if(typeof e!=="object"){return false}else{const t=e[Symbol.toStringTag]
return(t==="Blob"||t==="File")&&("stream"in e&&typeof e.stream==="function"||"arrayBuffer"in e&&typeof e.arrayBuffer==="function")}}function buildURL(e,t){if(e.includes("?")||e.includes("#")){throw new Error('Query params cannot be passed when url already contains "?" or "#".')}const A=u(t)
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
if(g.isIP(t)){return""}return t}function deepClone(e){return JSON.parse(JSON.stringify(e))}function isAsyncIterable(e){return!!(e!=null&&typeof e[Symbol.asyncIterator]==="function")}function isIterable(e){return!!(e!=null&&(typeof e[Symbol.iterator]==="function"||typeof e[Symbol.asyncIterator]==="function"))}function bodyLength(e){if(e==null){return 0}else if(isStream(e)){const t=e._readableState
return t&&t.objectMode===false&&t.ended===true&&Number.isFinite(t.length)?t.length:null}else if(isBlobLike(e)){return e.size!=null?e.size:null}else if(isBuffer(e)){return e.byteLength}return null}function isDestroyed(e){return e&&!!(e.destroyed||e[s]||c.isDestroyed?.(e))}function destroy(e,t){if(e==null||!isStream(e)||isDestroyed(e)){return}if(typeof e.destroy==="function"){if(Object.getPrototypeOf(e).constructor===a){e.socket=null}e.destroy(t)}else if(t){queueMicrotask(()=>{e.emit("error",t)})}if(e.destroyed!==true){e[s]=true}}const f=/timeout=(\d+)/
function parseKeepAliveTimeout(e){const t=e.toString().match(f)
return t?parseInt(t[1],10)*1e3:null}function headerNameToString(e){return typeof e==="string"?B[e]??e.toLowerCase():d.lookup(e)??e.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(e){return d.lookup(e)??e.toString("latin1").toLowerCase()}function parseHeaders(e,t){if(t===undefined)t={}
for(let A=0;A<e.length;A+=2){const r=headerNameToString(e[A])
let s=t[r]
if(s){if(typeof s==="string"){s=[s]
t[r]=s}s.push(e[A+1].toString("utf8"))}else{const s=e[A+1]
if(typeof s==="string"){t[r]=s}else{t[r]=Array.isArray(s)?s.map(e=>e.toString("utf8")):s.toString("utf8")}}}if("content-length"in t&&"content-disposition"in t){t["content-disposition"]=Buffer.from(t["content-disposition"]).toString("latin1")}return t}function parseRawHeaders(e){const t=e.length
const A=new Array(t)
let r=false
let s=-1
let o
let n
let i=0
for(let t=0;t<e.length;t+=2){o=e[t]
n=e[t+1]
typeof o!=="string"&&(o=o.toString())
typeof n!=="string"&&(n=n.toString("utf8"))
i=o.length
if(i===14&&o[7]==="-"&&(o==="content-length"||o.toLowerCase()==="content-length")){r=true}else if(i===19&&o[7]==="-"&&(o==="content-disposition"||o.toLowerCase()==="content-disposition")){s=t+1}A[t]=o
A[t+1]=n}if(r&&s!==-1){A[s]=Buffer.from(A[s]).toString("latin1")}return A}function isBuffer(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function validateHandler(e,t,A){if(!e||typeof e!=="object"){throw new Q("handler must be an object")}if(typeof e.onConnect!=="function"){throw new Q("invalid onConnect method")}if(typeof e.onError!=="function"){throw new Q("invalid onError method")}if(typeof e.onBodySent!=="function"&&e.onBodySent!==undefined){throw new Q("invalid onBodySent method")}if(A||t==="CONNECT"){if(typeof e.onUpgrade!=="function"){throw new Q("invalid onUpgrade method")}}else{if(typeof e.onHeaders!=="function"){throw new Q("invalid onHeaders method")}if(typeof e.onData!=="function"){throw new Q("invalid onData method")}if(typeof e.onComplete!=="function"){throw new Q("invalid onComplete method")}}}function isDisturbed(e){return!!(e&&(c.isDisturbed(e)||e[o]))}function isErrored(e){return!!(e&&c.isErrored(e))}function isReadable(e){return!!(e&&c.isReadable(e))}function getSocketInfo(e){return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,bytesRead:e.bytesRead}}function ReadableStreamFrom(e){let t
return new ReadableStream({async start(){t=e[Symbol.asyncIterator]()},async pull(e){const{done:A,value:r}=await t.next()
if(A){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{const t=Buffer.isBuffer(r)?r:Buffer.from(r)
if(t.byteLength){e.enqueue(new Uint8Array(t))}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}function isFormDataLike(e){return e&&typeof e==="object"&&typeof e.append==="function"&&typeof e.delete==="function"&&typeof e.get==="function"&&typeof e.getAll==="function"&&typeof e.has==="function"&&typeof e.set==="function"&&e[Symbol.toStringTag]==="FormData"}function addAbortListener(e,t){if("addEventListener"in e){e.addEventListener("abort",t,{once:true})
return()=>e.removeEventListener("abort",t)}e.addListener("abort",t)
return()=>e.removeListener("abort",t)}const m=typeof String.prototype.toWellFormed==="function"
const w=typeof String.prototype.isWellFormed==="function"
function toUSVString(e){return m?`${e}`.toWellFormed():E.toUSVString(e)}function isUSVString(e){return w?`${e}`.isWellFormed():toUSVString(e)===`${e}`}function isTokenCharCode(e){switch(e){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:return false
default:return e>=33&&e<=126}}function isValidHTTPToken(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){if(!isTokenCharCode(e.charCodeAt(t))){return false}}return true}const y=/[^\t\x20-\x7e\x80-\xff]/
function isValidHeaderValue(e){return!y.test(e)}function parseRangeHeader(e){if(e==null||e==="")return{start:0,end:null,size:null}
const t=e?e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null
return t?{start:parseInt(t[1]),end:t[2]?parseInt(t[2]):null,size:t[3]?parseInt(t[3]):null}:null}function addListener(e,t,A){const r=e[n]??=[]
r.push([t,A])
e.on(t,A)
return e}function removeAllListeners(e){for(const[t,A]of e[n]??[]){e.removeListener(t,A)}e[n]=null}function errorRequest(e,t,A){try{t.onError(A)
r(t.aborted)}catch(A){e.emit("error",A)}}const k=Object.create(null)
k.enumerable=true
const b={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"}
const D={...b,patch:"patch",PATCH:"PATCH"}
Object.setPrototypeOf(b,null)
Object.setPrototypeOf(D,null)
e.exports={kEnumerableProperty:k,nop,isDisturbed,isErrored,isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase:b,normalizedMethodRecords:D,isValidPort,isHttpOrHttpsPrefixed,nodeMajor:I,nodeMinor:p,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}},14332:(e,t,A)=>{"use strict"
const{InvalidArgumentError:r}=A(92344)
const{kClients:s,kRunning:o,kClose:n,kDestroy:i,kDispatch:a,kInterceptors:c}=A(46130)
const g=A(82540)
const l=A(43959)
const E=A(82138)
const u=A(27375)
const h=A(76097)
const Q=Symbol("onConnect")
const B=Symbol("onDisconnect")
const d=Symbol("onConnectionError")
const I=Symbol("maxRedirections")
const p=Symbol("onDrain")
const f=Symbol("factory")
const m=Symbol("options")
function defaultFactory(e,t){return t&&t.connections===1?new E(e,t):new l(e,t)}class Agent extends g{constructor({factory:e=defaultFactory,maxRedirections:t=0,connect:A,tls:o,...n}={}){if(typeof e!=="function"){throw new r("factory must be a function.")}if(A!=null&&typeof A!=="function"&&typeof A!=="object"){throw new r("connect must be a function or an object")}if(!Number.isInteger(t)||t<0){throw new r("maxRedirections must be a positive number")}super(n)
if(A&&typeof A!=="function"){A={...A}}if(o&&typeof o!=="function"){o={...o}}this[c]=n.interceptors?.Agent&&Array.isArray(n.interceptors.Agent)?n.interceptors.Agent:[h({maxRedirections:t})]
this[m]={...u.deepClone(n),connect:A,tls:o}
this[m].interceptors=n.interceptors?{...n.interceptors}:undefined
this[I]=t
this[f]=e
this[s]=new Map
this[p]=(e,t)=>{this.emit("drain",e,[this,...t])}
this[Q]=(e,t)=>{this.emit("connect",e,[this,...t])}
this[B]=(e,t,A)=>{this.emit("disconnect",e,[this,...t],A)}
this[d]=(e,t,A)=>{this.emit("connectionError",e,[this,...t],A)}}get[o](){let e=0
for(const t of this[s].values()){e+=t[o]}return e}[a](e,t){let A
if(e.origin&&(typeof e.origin==="string"||e.origin instanceof URL)){A=String(e.origin)}else{throw new r("opts.origin must be a non-empty string or URL.")}let o=this[s].get(A)
if(!o){o=this[f](e.origin,this[m]).on("drain",this[p]).on("connect",this[Q]).on("disconnect",this[B]).on("connectionError",this[d])
this[s].set(A,o)}return o.dispatch(e,t)}async[n](){const e=[]
for(const t of this[s].values()){e.push(t.close())}this[s].clear()
await Promise.all(e)}async[i](e){const t=[]
for(const A of this[s].values()){t.push(A.destroy(e))}this[s].clear()
await Promise.all(t)}}e.exports=Agent},12188:(e,t,A)=>{"use strict"
const{BalancedPoolMissingUpstreamError:r,InvalidArgumentError:s}=A(92344)
const{PoolBase:o,kClients:n,kNeedDrain:i,kAddClient:a,kRemoveClient:c,kGetDispatcher:g}=A(53229)
const l=A(43959)
const{kUrl:E,kInterceptors:u}=A(46130)
const{parseOrigin:h}=A(27375)
const Q=Symbol("factory")
const B=Symbol("options")
const d=Symbol("kGreatestCommonDivisor")
const I=Symbol("kCurrentWeight")
const p=Symbol("kIndex")
const f=Symbol("kWeight")
const m=Symbol("kMaxWeightPerServer")
const w=Symbol("kErrorPenalty")
function getGreatestCommonDivisor(e,t){if(e===0)return t
while(t!==0){const A=t
t=e%t
e=A}return e}function defaultFactory(e,t){return new l(e,t)}class BalancedPool extends o{constructor(e=[],{factory:t=defaultFactory,...A}={}){super()
this[B]=A
this[p]=-1
this[I]=0
this[m]=this[B].maxWeightPerServer||100
this[w]=this[B].errorPenalty||15
if(!Array.isArray(e)){e=[e]}if(typeof t!=="function"){throw new s("factory must be a function.")}this[u]=A.interceptors?.BalancedPool&&Array.isArray(A.interceptors.BalancedPool)?A.interceptors.BalancedPool:[]
this[Q]=t
for(const t of e){this.addUpstream(t)}this._updateBalancedPoolStats()}addUpstream(e){const t=h(e).origin
if(this[n].find(e=>e[E].origin===t&&e.closed!==true&&e.destroyed!==true)){return this}const A=this[Q](t,Object.assign({},this[B]))
this[a](A)
A.on("connect",()=>{A[f]=Math.min(this[m],A[f]+this[w])})
A.on("connectionError",()=>{A[f]=Math.max(1,A[f]-this[w])
this._updateBalancedPoolStats()})
A.on("disconnect",(...e)=>{const t=e[2]
if(t&&t.code==="UND_ERR_SOCKET"){A[f]=Math.max(1,A[f]-this[w])
this._updateBalancedPoolStats()}})
for(const e of this[n]){e[f]=this[m]}this._updateBalancedPoolStats()
return this}_updateBalancedPoolStats(){let e=0
for(let t=0;t<this[n].length;t++){e=getGreatestCommonDivisor(this[n][t][f],e)}this[d]=e}removeUpstream(e){const t=h(e).origin
const A=this[n].find(e=>e[E].origin===t&&e.closed!==true&&e.destroyed!==true)
if(A){this[c](A)}return this}get upstreams(){return this[n].filter(e=>e.closed!==true&&e.destroyed!==true).map(e=>e[E].origin)}[g](){if(this[n].length===0){throw new r}const e=this[n].find(e=>!e[i]&&e.closed!==true&&e.destroyed!==true)
if(!e){return}const t=this[n].map(e=>e[i]).reduce((e,t)=>e&&t,true)
if(t){return}let A=0
let s=this[n].findIndex(e=>!e[i])
while(A++<this[n].length){this[p]=(this[p]+1)%this[n].length
const e=this[n][this[p]]
if(e[f]>this[n][s][f]&&!e[i]){s=this[p]}if(this[p]===0){this[I]=this[I]-this[d]
if(this[I]<=0){this[I]=this[m]}}if(e[f]>=this[I]&&!e[i]){return e}}this[I]=this[n][s][f]
this[p]=s
return this[n][s]}}e.exports=BalancedPool},5580:(e,t,A)=>{"use strict"
const r=A(34589)
const s=A(27375)
const{channels:o}=A(74567)
const n=A(37256)
const{RequestContentLengthMismatchError:i,ResponseContentLengthMismatchError:a,RequestAbortedError:c,InvalidArgumentError:g,HeadersTimeoutError:l,HeadersOverflowError:E,SocketError:u,InformationalError:h,BodyTimeoutError:Q,HTTPParserError:B,ResponseExceededMaxSizeError:d}=A(92344)
const{kUrl:I,kReset:p,kClient:f,kParser:m,kBlocking:w,kRunning:y,kPending:k,kSize:b,kWriting:D,kQueue:R,kNoRef:T,kKeepAliveDefaultTimeout:F,kHostHeader:S,kPendingIdx:U,kRunningIdx:N,kError:M,kPipelining:G,kSocket:L,kKeepAliveTimeoutValue:v,kMaxHeadersSize:H,kKeepAliveMaxTimeout:Y,kKeepAliveTimeoutThreshold:J,kHeadersTimeout:O,kBodyTimeout:P,kStrictContentLength:V,kMaxRequests:x,kCounter:_,kMaxResponseSize:W,kOnError:q,kResume:z,kHTTPContext:Z}=A(46130)
const K=A(92529)
const j=Buffer.alloc(0)
const X=Buffer[Symbol.species]
const $=s.addListener
const ee=s.removeAllListeners
const te=Symbol("kIdleSocketValidation")
const Ae=Symbol("kIdleSocketValidationTimeout")
const re=Symbol("kSocketUsed")
let se
async function lazyllhttp(){const e=process.env.JEST_WORKER_ID?A(47635):undefined
let t
try{t=await WebAssembly.compile(A(45593))}catch(r){t=await WebAssembly.compile(e||A(47635))}return await WebAssembly.instantiate(t,{env:{wasm_on_url:(e,t,A)=>0,wasm_on_status:(e,t,A)=>{r(ie.ptr===e)
const s=t-ge+ae.byteOffset
return ie.onStatus(new X(ae.buffer,s,A))||0},wasm_on_message_begin:e=>{r(ie.ptr===e)
return ie.onMessageBegin()||0},wasm_on_header_field:(e,t,A)=>{r(ie.ptr===e)
const s=t-ge+ae.byteOffset
return ie.onHeaderField(new X(ae.buffer,s,A))||0},wasm_on_header_value:(e,t,A)=>{r(ie.ptr===e)
const s=t-ge+ae.byteOffset
return ie.onHeaderValue(new X(ae.buffer,s,A))||0},wasm_on_headers_complete:(e,t,A,s)=>{r(ie.ptr===e)
return ie.onHeadersComplete(t,Boolean(A),Boolean(s))||0},wasm_on_body:(e,t,A)=>{r(ie.ptr===e)
const s=t-ge+ae.byteOffset
return ie.onBody(new X(ae.buffer,s,A))||0},wasm_on_message_complete:e=>{r(ie.ptr===e)
return ie.onMessageComplete()||0}}})}let oe=null
let ne=lazyllhttp()
ne.catch()
let ie=null
let ae=null
let ce=0
let ge=null
const le=0
const Ee=1
const ue=2|Ee
const he=4|Ee
const Qe=8|le
class Parser{constructor(e,t,{exports:A}){r(Number.isFinite(e[H])&&e[H]>0)
this.llhttp=A
this.ptr=this.llhttp.llhttp_alloc(K.TYPE.RESPONSE)
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
this.maxResponseSize=e[W]}setTimeout(e,t){if(e!==this.timeoutValue||t&Ee^this.timeoutType&Ee){if(this.timeout){n.clearTimeout(this.timeout)
this.timeout=null}if(e){if(t&Ee){this.timeout=n.setFastTimeout(onParserTimeout,e,new WeakRef(this))}else{this.timeout=setTimeout(onParserTimeout,e,new WeakRef(this))
this.timeout.unref()}}this.timeoutValue=e}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.timeoutType=t}resume(){if(this.socket.destroyed||!this.paused){return}r(this.ptr!=null)
r(ie==null)
this.llhttp.llhttp_resume(this.ptr)
r(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false
this.execute(this.socket.read()||j)
this.readMore()}readMore(){while(!this.paused&&this.ptr){const e=this.socket.read()
if(e===null){break}this.execute(e)}}execute(e){r(this.ptr!=null)
r(ie==null)
r(!this.paused)
const{socket:t,llhttp:A}=this
if(e.length>ce){if(ge){A.free(ge)}ce=Math.ceil(e.length/4096)*4096
ge=A.malloc(ce)}new Uint8Array(A.memory.buffer,ge,ce).set(e)
try{let r
try{ae=e
ie=this
r=A.llhttp_execute(this.ptr,ge,e.length)}catch(e){throw e}finally{ie=null
ae=null}const s=A.llhttp_get_error_pos(this.ptr)-ge
if(r!==K.ERROR.OK){const A=e.subarray(s)
if(r===K.ERROR.PAUSED_UPGRADE){this.onUpgrade(A)}else if(r===K.ERROR.PAUSED){this.paused=true
t.unshift(A)}else{throw this.createError(r,A)}}}catch(e){s.destroy(t,e)}}finish(){r(ie===null)
r(this.ptr!=null)
r(!this.paused)
const{llhttp:e}=this
let t
try{ie=this
t=e.llhttp_finish(this.ptr)}finally{ie=null}if(t===K.ERROR.OK){return null}if(t===K.ERROR.PAUSED||t===K.ERROR.PAUSED_UPGRADE){this.paused=true
return null}return this.createError(t,j)}createError(e,t){const{llhttp:A,contentLength:r,bytesRead:s}=this
if(r&&s!==parseInt(r,10)){return new a}const o=A.llhttp_get_error_reason(this.ptr)
let n=""
if(o){const e=new Uint8Array(A.memory.buffer,o).indexOf(0)
n="Response does not match the HTTP/1.1 protocol ("+Buffer.from(A.memory.buffer,o,e).toString()+")"}return new B(n,K.ERROR[e],t)}destroy(){r(this.ptr!=null)
r(ie==null)
this.llhttp.llhttp_free(this.ptr)
this.ptr=null
this.timeout&&n.clearTimeout(this.timeout)
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.paused=false}onStatus(e){this.statusText=e.toString()}onMessageBegin(){const{socket:e,client:t}=this
if(e.destroyed){return-1}if(t[y]===0){s.destroy(e,new u("bad response",s.getSocketInfo(e)))
return-1}const A=t[R][t[N]]
if(!A){return-1}A.onResponseStarted()}onHeaderField(e){const t=this.headers.length
if((t&1)===0){this.headers.push(e)}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}this.trackHeader(e.length)}onHeaderValue(e){let t=this.headers.length
if((t&1)===1){this.headers.push(e)
t+=1}else{this.headers[t-1]=Buffer.concat([this.headers[t-1],e])}const A=this.headers[t-2]
if(A.length===10){const t=s.bufferToLowerCasedHeaderName(A)
if(t==="keep-alive"){this.keepAlive+=e.toString()}else if(t==="connection"){this.connection+=e.toString()}}else if(A.length===14&&s.bufferToLowerCasedHeaderName(A)==="content-length"){this.contentLength+=e.toString()}this.trackHeader(e.length)}trackHeader(e){this.headersSize+=e
if(this.headersSize>=this.headersMaxSize){s.destroy(this.socket,new E)}}onUpgrade(e){const{upgrade:t,client:A,socket:o,headers:n,statusCode:i,statusText:a}=this
r(t)
r(A[L]===o)
r(!o.destroyed)
r(!this.paused)
r((n.length&1)===0)
const c=A[R][A[N]]
r(c)
r(c.upgrade||c.method==="CONNECT")
this.statusCode=null
this.statusText=""
this.shouldKeepAlive=null
this.headers=[]
this.headersSize=0
o.unshift(e)
o[m].destroy()
o[m]=null
o[f]=null
o[M]=null
ee(o)
A[L]=null
A[Z]=null
A[R][A[N]++]=null
A.emit("disconnect",A[I],[A],new h("upgrade"))
try{c.onUpgrade(i,n,o,a)}catch(e){s.errorRequest(A,c,e)
s.destroy(o,e)}A[z]()}onHeadersComplete(e,t,A){const{client:o,socket:n,headers:i,statusText:a}=this
if(n.destroyed){return-1}if(o[y]===0){s.destroy(n,new u("bad response",s.getSocketInfo(n)))
return-1}const c=o[R][o[N]]
if(!c){return-1}r(!this.upgrade)
r(this.statusCode<200)
if(e===100){s.destroy(n,new u("bad response",s.getSocketInfo(n)))
return-1}if(t&&!c.upgrade){s.destroy(n,new u("bad upgrade",s.getSocketInfo(n)))
return-1}r(this.timeoutType===ue)
this.statusCode=e
this.shouldKeepAlive=A||c.method==="HEAD"&&!n[p]&&this.connection.toLowerCase()==="keep-alive"
if(this.statusCode>=200){const e=c.bodyTimeout!=null?c.bodyTimeout:o[P]
this.setTimeout(e,he)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(c.method==="CONNECT"){r(o[y]===1)
this.upgrade=true
return 2}if(t){r(o[y]===1)
this.upgrade=true
return 2}r((this.headers.length&1)===0)
this.headers=[]
this.headersSize=0
if(this.shouldKeepAlive&&o[G]){const e=this.keepAlive?s.parseKeepAliveTimeout(this.keepAlive):null
if(e!=null){const t=Math.min(e-o[J],o[Y])
if(t<=0){n[p]=true}else{o[v]=t}}else{o[v]=o[F]}}else{n[p]=true}const g=c.onHeaders(e,i,this.resume,a)===false
if(c.aborted){return-1}if(c.method==="HEAD"){return 1}if(e<200){return 1}if(n[w]){n[w]=false
o[z]()}return g?K.ERROR.PAUSED:0}onBody(e){const{client:t,socket:A,statusCode:o,maxResponseSize:n}=this
if(A.destroyed){return-1}const i=t[R][t[N]]
r(i)
r(this.timeoutType===he)
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}r(o>=200)
if(n>-1&&this.bytesRead+e.length>n){s.destroy(A,new d)
return-1}this.bytesRead+=e.length
if(i.onData(e)===false){return K.ERROR.PAUSED}}onMessageComplete(){const{client:e,socket:t,statusCode:A,upgrade:o,headers:n,contentLength:i,bytesRead:c,shouldKeepAlive:g}=this
if(t.destroyed&&(!A||g)){return-1}if(o){return}r(A>=100)
r((this.headers.length&1)===0)
const l=e[R][e[N]]
r(l)
this.statusCode=null
this.statusText=""
this.bytesRead=0
this.contentLength=""
this.keepAlive=""
this.connection=""
this.headers=[]
this.headersSize=0
if(A<200){return}if(l.method!=="HEAD"&&i&&c!==parseInt(i,10)){s.destroy(t,new a)
return-1}l.onComplete(n)
e[R][e[N]++]=null
t[re]=true
if(t[D]){r(e[y]===0)
s.destroy(t,new h("reset"))
return K.ERROR.PAUSED}else if(!g){s.destroy(t,new h("reset"))
return K.ERROR.PAUSED}else if(t[p]&&e[y]===0){s.destroy(t,new h("reset"))
return K.ERROR.PAUSED}else if(e[G]==null||e[G]===1){setImmediate(()=>e[z]())}else{e[z]()}}}function onParserTimeout(e){const{socket:t,timeoutType:A,client:o,paused:n}=e.deref()
if(A===ue){if(!t[D]||t.writableNeedDrain||o[y]>1){r(!n,"cannot be paused while waiting for headers")
s.destroy(t,new l)}}else if(A===he){if(!n){s.destroy(t,new Q)}}else if(A===Qe){r(o[y]===0&&o[v])
s.destroy(t,new h("socket idle timeout"))}}async function connectH1(e,t){e[L]=t
if(!oe){oe=await ne
ne=null}t[T]=false
t[D]=false
t[p]=false
t[w]=false
t[te]=0
t[Ae]=null
t[re]=false
t[m]=new Parser(e,t,oe)
$(t,"error",function(e){const t=this[m]
if(e.code==="ECONNRESET"&&t.statusCode&&!t.shouldKeepAlive){const e=t.finish()
if(e){this[M]=e
this[f][q](e)}return}this[M]=e
this[f][q](e)})
$(t,"readable",function(){const e=this[m]
if(e){e.readMore()}})
$(t,"end",function(){const e=this[m]
if(e.statusCode&&!e.shouldKeepAlive){const t=e.finish()
if(t){s.destroy(this,t)}return}s.destroy(this,new u("other side closed",s.getSocketInfo(this)))})
$(t,"close",function(){const e=this[f]
const t=this[m]
clearIdleSocketValidation(this)
if(t){if(!this[M]&&t.statusCode&&!t.shouldKeepAlive){this[M]=t.finish()||this[M]}this[m].destroy()
this[m]=null}const A=this[M]||new u("closed",s.getSocketInfo(this))
e[L]=null
e[Z]=null
if(e.destroyed){r(e[k]===0)
const t=e[R].splice(e[N])
for(let r=0;r<t.length;r++){const o=t[r]
s.errorRequest(e,o,A)}}else if(e[y]>0&&A.code!=="UND_ERR_INFO"){const t=e[R][e[N]]
e[R][e[N]++]=null
s.errorRequest(e,t,A)}e[U]=e[N]
r(e[y]===0)
e.emit("disconnect",e[I],[e],A)
e[z]()})
let A=false
t.on("close",()=>{A=true})
return{version:"h1",defaultPipelining:1,write(...t){return writeH1(e,...t)},resume(){resumeH1(e)},destroy(e,r){if(A){queueMicrotask(r)}else{t.destroy(e).on("close",r)}},get destroyed(){return t.destroyed},busy(A){if(t[D]||t[p]||t[w]||t[te]===1){return true}if(A){if(e[y]>0&&!A.idempotent){return true}if(e[y]>0&&(A.upgrade||A.method==="CONNECT")){return true}if(e[y]>0&&s.bodyLength(A.body)!==0&&(s.isStream(A.body)||s.isAsyncIterable(A.body)||s.isFormDataLike(A.body))){return true}}return false}}}function clearIdleSocketValidation(e){if(e[Ae]){clearImmediate(e[Ae])
e[Ae]=null}e[te]=0}function scheduleIdleSocketValidation(e,t){t[te]=1
t[Ae]=setImmediate(()=>{t[Ae]=null
t[te]=2
if(e[L]===t&&!t.destroyed){e[z]()}})}function resumeH1(e){const t=e[L]
if(t&&!t.destroyed){if(e[b]===0){if(!t[T]&&t.unref){t.unref()
t[T]=true}}else if(t[T]&&t.ref){t.ref()
t[T]=false}if(e[y]===0&&e[k]>0&&t[re]){if(t[te]===0){scheduleIdleSocketValidation(e,t)
t[m].readMore()
if(t.destroyed){return}return}if(t[te]===1){t[m].readMore()
if(t.destroyed){return}return}}if(e[y]===0){t[m].readMore()
if(t.destroyed){return}}if(e[b]===0){if(t[m].timeoutType!==Qe){t[m].setTimeout(e[v],Qe)}}else if(e[y]>0&&t[m].statusCode<200){if(t[m].timeoutType!==ue){const A=e[R][e[N]]
const r=A.headersTimeout!=null?A.headersTimeout:e[O]
t[m].setTimeout(r,ue)}}}}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH1(e,t){const{method:n,path:a,host:l,upgrade:E,blocking:u,reset:Q}=t
let{body:B,headers:d,contentLength:I}=t
const f=n==="PUT"||n==="POST"||n==="PATCH"||n==="QUERY"||n==="PROPFIND"||n==="PROPPATCH"
if(s.isFormDataLike(B)){if(!se){se=A(40897).extractBody}const[e,r]=se(B)
if(t.contentType==null){d.push("content-type",r)}B=e.stream
I=e.length}else if(s.isBlobLike(B)&&t.contentType==null){const A=B.type
if(A){const r=`${A}`
if(!s.isValidHeaderValue(r)){s.errorRequest(e,t,new g("invalid content-type header"))
return false}d.push("content-type",r)}}if(B&&typeof B.read==="function"){B.read(0)}const m=s.bodyLength(B)
I=m??I
if(I===null){I=t.contentLength}if(I===0&&!f){I=null}if(shouldSendContentLength(n)&&I>0&&t.contentLength!==null&&t.contentLength!==I){if(e[V]){s.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}const y=e[L]
clearIdleSocketValidation(y)
const abort=A=>{if(t.aborted){return}if(t.completed){if(t.upgrade||t.method==="CONNECT"){s.destroy(y,new h("aborted"))}return}s.errorRequest(e,t,A||new c)
s.destroy(B)
s.destroy(y,new h("aborted"))}
try{t.onConnect(abort)}catch(A){s.errorRequest(e,t,A)}if(t.aborted){return false}if(n==="HEAD"){y[p]=true}if(E||n==="CONNECT"){y[p]=true}if(Q!=null){y[p]=Q}if(e[x]&&y[_]++>=e[x]){y[p]=true}if(u){y[w]=true}let k=`${n} ${a} HTTP/1.1\r\n`
if(typeof l==="string"){k+=`host: ${l}\r\n`}else{k+=e[S]}if(E){k+=`connection: upgrade\r\nupgrade: ${E}\r\n`}else if(e[G]&&!y[p]){k+="connection: keep-alive\r\n"}else{k+="connection: close\r\n"}if(Array.isArray(d)){for(let e=0;e<d.length;e+=2){const t=d[e+0]
const A=d[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){k+=`${t}: ${A[e]}\r\n`}}else{k+=`${t}: ${A}\r\n`}}}if(o.sendHeaders.hasSubscribers){o.sendHeaders.publish({request:t,headers:k,socket:y})}if(!B||m===0){writeBuffer(abort,null,e,t,y,I,k,f)}else if(s.isBuffer(B)){writeBuffer(abort,B,e,t,y,I,k,f)}else if(s.isBlobLike(B)){if(typeof B.stream==="function"){writeIterable(abort,B.stream(),e,t,y,I,k,f)}else{writeBlob(abort,B,e,t,y,I,k,f)}}else if(s.isStream(B)){writeStream(abort,B,e,t,y,I,k,f)}else if(s.isIterable(B)){writeIterable(abort,B,e,t,y,I,k,f)}else{r(false)}return true}function writeStream(e,t,A,o,n,i,a,g){r(i!==0||A[y]===0,"stream body cannot be pipelined")
let l=false
const E=new AsyncWriter({abort:e,socket:n,request:o,contentLength:i,client:A,expectsPayload:g,header:a})
const onData=function(e){if(l){return}try{if(!E.write(e)&&this.pause){this.pause()}}catch(e){s.destroy(this,e)}}
const onDrain=function(){if(l){return}if(t.resume){t.resume()}}
const onClose=function(){queueMicrotask(()=>{t.removeListener("error",onFinished)})
if(!l){const e=new c
queueMicrotask(()=>onFinished(e))}}
const onFinished=function(e){if(l){return}l=true
r(n.destroyed||n[D]&&A[y]<=1)
n.off("drain",onDrain).off("error",onFinished)
t.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose)
if(!e){try{E.end()}catch(t){e=t}}E.destroy(e)
if(e&&(e.code!=="UND_ERR_INFO"||e.message!=="reset")){s.destroy(t,e)}else{s.destroy(t)}}
t.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose)
if(t.resume){t.resume()}n.on("drain",onDrain).on("error",onFinished)
if(t.errorEmitted??t.errored){setImmediate(()=>onFinished(t.errored))}else if(t.endEmitted??t.readableEnded){setImmediate(()=>onFinished(null))}if(t.closeEmitted??t.closed){setImmediate(onClose)}}function writeBuffer(e,t,A,o,n,i,a,c){try{if(!t){if(i===0){n.write(`${a}content-length: 0\r\n\r\n`,"latin1")}else{r(i===null,"no body must not have content length")
n.write(`${a}\r\n`,"latin1")}}else if(s.isBuffer(t)){r(i===t.byteLength,"buffer body must have content length")
n.cork()
n.write(`${a}content-length: ${i}\r\n\r\n`,"latin1")
n.write(t)
n.uncork()
o.onBodySent(t)
if(!c&&o.reset!==false){n[p]=true}}o.onRequestSent()
A[z]()}catch(t){e(t)}}async function writeBlob(e,t,A,s,o,n,a,c){r(n===t.size,"blob body must have content length")
try{if(n!=null&&n!==t.size){throw new i}const e=Buffer.from(await t.arrayBuffer())
o.cork()
o.write(`${a}content-length: ${n}\r\n\r\n`,"latin1")
o.write(e)
o.uncork()
s.onBodySent(e)
s.onRequestSent()
if(!c&&s.reset!==false){o[p]=true}A[z]()}catch(t){e(t)}}async function writeIterable(e,t,A,s,o,n,i,a){r(n!==0||A[y]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{r(c===null)
if(o[M]){t(o[M])}else{c=e}})
o.on("close",onDrain).on("drain",onDrain)
const g=new AsyncWriter({abort:e,socket:o,request:s,contentLength:n,client:A,expectsPayload:a,header:i})
try{for await(const e of t){if(o[M]){throw o[M]}if(!g.write(e)){await waitForDrain()}}g.end()}catch(e){g.destroy(e)}finally{o.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort:e,socket:t,request:A,contentLength:r,client:s,expectsPayload:o,header:n}){this.socket=t
this.request=A
this.contentLength=r
this.client=s
this.bytesWritten=0
this.expectsPayload=o
this.header=n
this.abort=e
t[D]=true}write(e){const{socket:t,request:A,contentLength:r,client:s,bytesWritten:o,expectsPayload:n,header:a}=this
if(t[M]){throw t[M]}if(t.destroyed){return false}const c=Buffer.byteLength(e)
if(!c){return true}if(r!==null&&o+c>r){if(s[V]){throw new i}process.emitWarning(new i)}t.cork()
if(o===0){if(!n&&A.reset!==false){t[p]=true}if(r===null){t.write(`${a}transfer-encoding: chunked\r\n`,"latin1")}else{t.write(`${a}content-length: ${r}\r\n\r\n`,"latin1")}}if(r===null){t.write(`\r\n${c.toString(16)}\r\n`,"latin1")}this.bytesWritten+=c
const g=t.write(e)
t.uncork()
A.onBodySent(e)
if(!g){if(t[m].timeout&&t[m].timeoutType===ue){if(t[m].timeout.refresh){t[m].timeout.refresh()}}}return g}end(){const{socket:e,contentLength:t,client:A,bytesWritten:r,expectsPayload:s,header:o,request:n}=this
n.onRequestSent()
e[D]=false
if(e[M]){throw e[M]}if(e.destroyed){return}if(r===0){if(s){e.write(`${o}content-length: 0\r\n\r\n`,"latin1")}else{e.write(`${o}\r\n`,"latin1")}}else if(t===null){e.write("\r\n0\r\n\r\n","latin1")}if(t!==null&&r!==t){if(A[V]){throw new i}else{process.emitWarning(new i)}}if(e[m].timeout&&e[m].timeoutType===ue){if(e[m].timeout.refresh){e[m].timeout.refresh()}}A[z]()}destroy(e){const{socket:t,client:A,abort:s}=this
t[D]=false
if(e){r(A[y]<=1,"pipeline should only contain this request")
s(e)}}}e.exports=connectH1},93045:(e,t,A)=>{"use strict"
const r=A(34589)
const{errorMonitor:s}=A(78474)
const{pipeline:o}=A(57075)
const n=A(27375)
const{RequestContentLengthMismatchError:i,RequestAbortedError:a,SocketError:c,InformationalError:g}=A(92344)
const{kUrl:l,kReset:E,kClient:u,kRunning:h,kPending:Q,kQueue:B,kPendingIdx:d,kRunningIdx:I,kError:p,kSocket:f,kStrictContentLength:m,kOnError:w,kMaxConcurrentStreams:y,kHTTP2Session:k,kResume:b,kSize:D,kHTTPContext:R}=A(46130)
const T=Symbol("open streams")
let F
let S=false
let U
try{U=A(32467)}catch{U={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:N,HTTP2_HEADER_METHOD:M,HTTP2_HEADER_PATH:G,HTTP2_HEADER_SCHEME:L,HTTP2_HEADER_CONTENT_LENGTH:v,HTTP2_HEADER_EXPECT:H,HTTP2_HEADER_STATUS:Y}}=U
function parseH2Headers(e){const t=[]
for(const[A,r]of Object.entries(e)){if(Array.isArray(r)){for(const e of r){t.push(Buffer.from(A),Buffer.from(e))}}else{t.push(Buffer.from(A),Buffer.from(r))}}return t}function parseH2ResponseHeaders(e){const{[Y]:t,...A}=e
return parseH2Headers(A)}async function connectH2(e,t){e[f]=t
if(!S){S=true
process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"})}const A=U.connect(e[l],{createConnection:()=>t,peerMaxConcurrentStreams:e[y]})
A[T]=0
A[u]=e
A[f]=t
n.addListener(A,"error",onHttp2SessionError)
n.addListener(A,"frameError",onHttp2FrameError)
n.addListener(A,"end",onHttp2SessionEnd)
n.addListener(A,"goaway",onHTTP2GoAway)
n.addListener(A,"close",function(){const{[u]:e}=this
const{[f]:t}=e
const A=this[f][p]||this[p]||new c("closed",n.getSocketInfo(t))
e[k]=null
if(e.destroyed){r(e[Q]===0)
const t=e[B].splice(e[I])
for(let r=0;r<t.length;r++){const s=t[r]
n.errorRequest(e,s,A)}}})
A.unref()
e[k]=A
t[k]=A
n.addListener(t,"error",function(e){this[p]=e
this[u][w](e)})
n.addListener(t,"end",function(){n.destroy(this,new c("other side closed",n.getSocketInfo(this)))})
n.addListener(t,"close",function(){const t=this[p]||new c("closed",n.getSocketInfo(this))
e[f]=null
if(this[k]!=null){this[k].destroy(t)}e[d]=e[I]
r(e[h]===0)
e.emit("disconnect",e[l],[e],t)
e[b]()})
let s=false
t.on("close",()=>{s=true})
return{version:"h2",defaultPipelining:Infinity,write(...t){return writeH2(e,...t)},resume(){resumeH2(e)},destroy(e,A){if(s){queueMicrotask(A)}else{t.destroy(e).on("close",A)}},get destroyed(){return t.destroyed},busy(){return false}}}function resumeH2(e){const t=e[f]
if(t?.destroyed===false){if(e[D]===0&&e[y]===0){t.unref()
e[k].unref()}else{t.ref()
e[k].ref()}}}function onHttp2SessionError(e){this[f][p]=e
this[u][w](e)}function onHttp2FrameError(e,t,A){if(A===0){const A=new g(`HTTP/2: "frameError" received - type ${e}, code ${t}`)
this[f][p]=A
this[u][w](A)}}function onHttp2SessionEnd(){const e=new c("other side closed",n.getSocketInfo(this[f]))
this.destroy(e)
n.destroy(this[f],e)}function onHTTP2GoAway(e){const t=this[p]||new c(`HTTP/2: "GOAWAY" frame received with code ${e}`,n.getSocketInfo(this))
const A=this[u]
A[f]=null
A[R]=null
if(this[k]!=null){this[k].destroy(t)
this[k]=null}n.destroy(this[f],t)
if(A[I]<A[B].length){const e=A[B][A[I]]
A[B][A[I]++]=null
n.errorRequest(A,e,t)
A[d]=A[I]}r(A[h]===0)
A.emit("disconnect",A[l],[A],t)
A[b]()}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH2(e,t){const o=e[k]
const{method:c,path:E,host:u,upgrade:h,expectContinue:Q,signal:p,headers:w}=t
let{body:y}=t
if(h){n.errorRequest(e,t,new Error("Upgrade not supported for H2"))
return false}const D={}
for(let e=0;e<w.length;e+=2){const t=w[e+0]
const A=w[e+1]
if(Array.isArray(A)){for(let e=0;e<A.length;e++){if(D[t]){D[t]+=`,${A[e]}`}else{D[t]=A[e]}}}else{D[t]=A}}let R
const{hostname:S,port:U}=e[l]
D[N]=u||`${S}${U?`:${U}`:""}`
D[M]=c
const abort=A=>{if(t.aborted){return}if(t.completed){if(c==="CONNECT"&&R!=null){n.destroy(R,A||new a)}return}A=A||new a
n.errorRequest(e,t,A)
if(R!=null){n.destroy(R,A)}n.destroy(y,A)
e[B][e[I]++]=null
e[b]()}
try{t.onConnect(abort)}catch(A){n.errorRequest(e,t,A)}if(t.aborted){return false}if(c==="CONNECT"){o.ref()
R=o.request(D,{endStream:false,signal:p})
let A=false
const onResponse=e=>{A=true
R.off(s,onUpgradeError)
t.onUpgradeResponse(Number(e[Y]),e,parseH2ResponseHeaders)}
const onUpgradeError=e=>{A=true
R.off("response",onResponse)
t.onUpgradeError(e)}
const onReady=()=>{try{t.onUpgrade(null,null,R)}catch(e){R.off("response",onResponse)
abort(e)
return}if(t.aborted){return}R.off("error",abort)
R.once(s,onUpgradeError)
e[B][e[I]++]=null}
R.once("response",onResponse)
R.once("error",abort);++o[T]
onReady()
R.once("close",()=>{if(!A&&t.completed){R.off("response",onResponse)
R.off(s,onUpgradeError)
t.onUpgradeError(new g(`HTTP/2: "stream error" received - code ${R.rstCode}`))}o[T]-=1
if(o[T]===0)o.unref()})
return true}D[G]=E
D[L]="https"
const J=c==="PUT"||c==="POST"||c==="PATCH"
if(y&&typeof y.read==="function"){y.read(0)}let O=n.bodyLength(y)
if(n.isFormDataLike(y)){F??=A(40897).extractBody
const[e,t]=F(y)
D["content-type"]=t
y=e.stream
O=e.length}if(O==null){O=t.contentLength}if(O===0||!J){O=null}if(shouldSendContentLength(c)&&O>0&&t.contentLength!=null&&t.contentLength!==O){if(e[m]){n.errorRequest(e,t,new i)
return false}process.emitWarning(new i)}if(O!=null){r(y,"no body must not have content length")
D[v]=`${O}`}o.ref()
const P=c==="GET"||c==="HEAD"||y===null
if(Q){D[H]="100-continue"
R=o.request(D,{endStream:P,signal:p})
R.once("continue",writeBodyH2)}else{R=o.request(D,{endStream:P,signal:p})
writeBodyH2()}++o[T]
R.once("response",A=>{const{[Y]:r,...s}=A
t.onResponseStarted()
if(t.aborted){const A=new a
n.errorRequest(e,t,A)
n.destroy(R,A)
return}if(t.onHeaders(Number(r),parseH2Headers(s),R.resume.bind(R),"")===false){R.pause()}R.on("data",e=>{if(t.onData(e)===false){R.pause()}})})
R.once("end",()=>{if(R.state?.state==null||R.state.state<6){t.onComplete([])}if(o[T]===0){o.unref()}abort(new g("HTTP/2: stream half-closed (remote)"))
e[B][e[I]++]=null
e[d]=e[I]
e[b]()})
R.once("close",()=>{o[T]-=1
if(o[T]===0){o.unref()}})
R.once("error",function(e){abort(e)})
R.once("frameError",(e,t)=>{abort(new g(`HTTP/2: "frameError" received - type ${e}, code ${t}`))})
return true
function writeBodyH2(){if(!y||O===0){writeBuffer(abort,R,null,e,t,e[f],O,J)}else if(n.isBuffer(y)){writeBuffer(abort,R,y,e,t,e[f],O,J)}else if(n.isBlobLike(y)){if(typeof y.stream==="function"){writeIterable(abort,R,y.stream(),e,t,e[f],O,J)}else{writeBlob(abort,R,y,e,t,e[f],O,J)}}else if(n.isStream(y)){writeStream(abort,e[f],J,R,y,e,t,O)}else if(n.isIterable(y)){writeIterable(abort,R,y,e,t,e[f],O,J)}else{r(false)}}}function writeBuffer(e,t,A,s,o,i,a,c){try{if(A!=null&&n.isBuffer(A)){r(a===A.byteLength,"buffer body must have content length")
t.cork()
t.write(A)
t.uncork()
t.end()
o.onBodySent(A)}if(!c){i[E]=true}o.onRequestSent()
s[b]()}catch(t){e(t)}}function writeStream(e,t,A,s,i,a,c,g){r(g!==0||a[h]===0,"stream body cannot be pipelined")
const l=o(i,s,r=>{if(r){n.destroy(l,r)
e(r)}else{n.removeAllListeners(l)
c.onRequestSent()
if(!A){t[E]=true}a[b]()}})
n.addListener(l,"data",onPipeData)
function onPipeData(e){c.onBodySent(e)}}async function writeBlob(e,t,A,s,o,n,a,c){r(a===A.size,"blob body must have content length")
try{if(a!=null&&a!==A.size){throw new i}const e=Buffer.from(await A.arrayBuffer())
t.cork()
t.write(e)
t.uncork()
t.end()
o.onBodySent(e)
o.onRequestSent()
if(!c){n[E]=true}s[b]()}catch(t){e(t)}}async function writeIterable(e,t,A,s,o,n,i,a){r(i!==0||s[h]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,t)=>{r(c===null)
if(n[p]){t(n[p])}else{c=e}})
t.on("close",onDrain).on("drain",onDrain)
try{for await(const e of A){if(n[p]){throw n[p]}const A=t.write(e)
o.onBodySent(e)
if(!A){await waitForDrain()}}t.end()
o.onRequestSent()
if(!a){n[E]=true}s[b]()}catch(t){e(t)}finally{t.off("close",onDrain).off("drain",onDrain)}}e.exports=connectH2},82138:(e,t,A)=>{"use strict"
const r=A(34589)
const s=A(77030)
const o=A(37067)
const n=A(27375)
const{channels:i}=A(74567)
const a=A(8646)
const c=A(82540)
const{InvalidArgumentError:g,InformationalError:l,ClientDestroyedError:E}=A(92344)
const u=A(85005)
const{kUrl:h,kServerName:Q,kClient:B,kBusy:d,kConnect:I,kResuming:p,kRunning:f,kPending:m,kSize:w,kQueue:y,kConnected:k,kConnecting:b,kNeedDrain:D,kKeepAliveDefaultTimeout:R,kHostHeader:T,kPendingIdx:F,kRunningIdx:S,kError:U,kPipelining:N,kKeepAliveTimeoutValue:M,kMaxHeadersSize:G,kKeepAliveMaxTimeout:L,kKeepAliveTimeoutThreshold:v,kHeadersTimeout:H,kBodyTimeout:Y,kStrictContentLength:J,kConnector:O,kMaxRedirections:P,kMaxRequests:V,kCounter:x,kClose:_,kDestroy:W,kDispatch:q,kInterceptors:z,kLocalAddress:Z,kMaxResponseSize:K,kOnError:j,kHTTPContext:X,kMaxConcurrentStreams:$,kResume:ee}=A(46130)
const te=A(5580)
const Ae=A(93045)
let re=false
const se=Symbol("kClosedResolve")
const noop=()=>{}
function getPipelining(e){return e[N]??e[X]?.defaultPipelining??1}class Client extends c{constructor(e,{interceptors:t,maxHeaderSize:A,headersTimeout:r,socketTimeout:i,requestTimeout:a,connectTimeout:c,bodyTimeout:l,idleTimeout:E,keepAlive:B,keepAliveTimeout:d,maxKeepAliveTimeout:I,keepAliveMaxTimeout:f,keepAliveTimeoutThreshold:m,socketPath:w,pipelining:k,tls:b,strictContentLength:U,maxCachedSessions:x,maxRedirections:_,connect:W,maxRequestsPerClient:q,localAddress:te,maxResponseSize:Ae,autoSelectFamily:ne,autoSelectFamilyAttemptTimeout:ie,maxConcurrentStreams:ae,allowH2:ce,webSocket:ge,eventSource:le}={}){super({webSocket:ge,eventSource:le})
if(B!==undefined){throw new g("unsupported keepAlive, use pipelining=0 instead")}if(i!==undefined){throw new g("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")}if(a!==undefined){throw new g("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")}if(E!==undefined){throw new g("unsupported idleTimeout, use keepAliveTimeout instead")}if(I!==undefined){throw new g("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(A!=null&&!Number.isFinite(A)){throw new g("invalid maxHeaderSize")}if(w!=null&&typeof w!=="string"){throw new g("invalid socketPath")}if(c!=null&&(!Number.isFinite(c)||c<0)){throw new g("invalid connectTimeout")}if(d!=null&&(!Number.isFinite(d)||d<=0)){throw new g("invalid keepAliveTimeout")}if(f!=null&&(!Number.isFinite(f)||f<=0)){throw new g("invalid keepAliveMaxTimeout")}if(m!=null&&!Number.isFinite(m)){throw new g("invalid keepAliveTimeoutThreshold")}if(r!=null&&(!Number.isInteger(r)||r<0)){throw new g("headersTimeout must be a positive integer or zero")}if(l!=null&&(!Number.isInteger(l)||l<0)){throw new g("bodyTimeout must be a positive integer or zero")}if(W!=null&&typeof W!=="function"&&typeof W!=="object"){throw new g("connect must be a function or an object")}if(_!=null&&(!Number.isInteger(_)||_<0)){throw new g("maxRedirections must be a positive number")}if(q!=null&&(!Number.isInteger(q)||q<0)){throw new g("maxRequestsPerClient must be a positive number")}if(te!=null&&(typeof te!=="string"||s.isIP(te)===0)){throw new g("localAddress must be valid string IP address")}if(Ae!=null&&(!Number.isInteger(Ae)||Ae<-1)){throw new g("maxResponseSize must be a positive number")}if(ie!=null&&(!Number.isInteger(ie)||ie<-1)){throw new g("autoSelectFamilyAttemptTimeout must be a positive number")}if(ce!=null&&typeof ce!=="boolean"){throw new g("allowH2 must be a valid boolean value")}if(ae!=null&&(typeof ae!=="number"||ae<1)){throw new g("maxConcurrentStreams must be a positive integer, greater than 0")}if(typeof W!=="function"){W=u({...b,maxCachedSessions:x,allowH2:ce,socketPath:w,timeout:c,...ne?{autoSelectFamily:ne,autoSelectFamilyAttemptTimeout:ie}:undefined,...W})}if(t?.Client&&Array.isArray(t.Client)){this[z]=t.Client
if(!re){re=true
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"})}}else{this[z]=[oe({maxRedirections:_})]}this[h]=n.parseOrigin(e)
this[O]=W
this[N]=k!=null?k:1
this[G]=A||o.maxHeaderSize
this[R]=d==null?4e3:d
this[L]=f==null?6e5:f
this[v]=m==null?2e3:m
this[M]=this[R]
this[Q]=null
this[Z]=te!=null?te:null
this[p]=0
this[D]=0
this[T]=`host: ${this[h].hostname}${this[h].port?`:${this[h].port}`:""}\r\n`
this[Y]=l!=null?l:3e5
this[H]=r!=null?r:3e5
this[J]=U==null?true:U
this[P]=_
this[V]=q
this[se]=null
this[K]=Ae>-1?Ae:-1
this[$]=ae!=null?ae:100
this[X]=null
this[y]=[]
this[S]=0
this[F]=0
this[ee]=e=>resume(this,e)
this[j]=e=>onError(this,e)}get pipelining(){return this[N]}set pipelining(e){this[N]=e
this[ee](true)}get[m](){return this[y].length-this[F]}get[f](){return this[F]-this[S]}get[w](){return this[y].length-this[S]}get[k](){return!!this[X]&&!this[b]&&!this[X].destroyed}get[d](){return Boolean(this[X]?.busy(null)||this[w]>=(getPipelining(this)||1)||this[m]>0)}[I](e){connect(this)
this.once("connect",e)}[q](e,t){const A=e.origin||this[h].origin
const r=new a(A,e,t)
this[y].push(r)
if(this[p]){}else if(n.bodyLength(r.body)==null&&n.isIterable(r.body)){this[p]=1
queueMicrotask(()=>resume(this))}else{this[ee](true)}if(this[p]&&this[D]!==2&&this[d]){this[D]=2}return this[D]<2}async[_](){return new Promise(e=>{if(this[w]){this[se]=e}else{e(null)}})}async[W](e){return new Promise(t=>{const A=this[y].splice(this[F])
for(let t=0;t<A.length;t++){const r=A[t]
n.errorRequest(this,r,e)}const callback=()=>{if(this[se]){this[se]()
this[se]=null}t(null)}
if(this[X]){this[X].destroy(e,callback)
this[X]=null}else{queueMicrotask(callback)}this[ee]()})}}const oe=A(76097)
function onError(e,t){if(e[f]===0&&t.code!=="UND_ERR_INFO"&&t.code!=="UND_ERR_SOCKET"){r(e[F]===e[S])
const A=e[y].splice(e[S])
for(let r=0;r<A.length;r++){const s=A[r]
n.errorRequest(e,s,t)}r(e[w]===0)}}async function connect(e){r(!e[b])
r(!e[X])
let{host:t,hostname:A,protocol:o,port:a}=e[h]
if(A[0]==="["){const e=A.indexOf("]")
r(e!==-1)
const t=A.substring(1,e)
r(s.isIP(t))
A=t}e[b]=true
if(i.beforeConnect.hasSubscribers){i.beforeConnect.publish({connectParams:{host:t,hostname:A,protocol:o,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[Z]},connector:e[O]})}try{const s=await new Promise((r,s)=>{e[O]({host:t,hostname:A,protocol:o,port:a,servername:e[Q],localAddress:e[Z]},(e,t)=>{if(e){s(e)}else{r(t)}})})
if(e.destroyed){n.destroy(s.on("error",noop),new E)
return}r(s)
try{e[X]=s.alpnProtocol==="h2"?await Ae(e,s):await te(e,s)}catch(e){s.destroy().on("error",noop)
throw e}e[b]=false
s[x]=0
s[V]=e[V]
s[B]=e
s[U]=null
if(i.connected.hasSubscribers){i.connected.publish({connectParams:{host:t,hostname:A,protocol:o,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[Z]},connector:e[O],socket:s})}e.emit("connect",e[h],[e])}catch(s){if(e.destroyed){return}e[b]=false
if(i.connectError.hasSubscribers){i.connectError.publish({connectParams:{host:t,hostname:A,protocol:o,port:a,version:e[X]?.version,servername:e[Q],localAddress:e[Z]},connector:e[O],error:s})}if(s.code==="ERR_TLS_CERT_ALTNAME_INVALID"){r(e[f]===0)
while(e[m]>0&&e[y][e[F]].servername===e[Q]){const t=e[y][e[F]++]
n.errorRequest(e,t,s)}}else{onError(e,s)}e.emit("connectionError",e[h],[e],s)}e[ee]()}function emitDrain(e){e[D]=0
e.emit("drain",e[h],[e])}function resume(e,t){if(e[p]===2){return}e[p]=2
_resume(e,t)
e[p]=0
if(e[S]>256){e[y].splice(0,e[S])
e[F]-=e[S]
e[S]=0}}function _resume(e,t){while(true){if(e.destroyed){r(e[m]===0)
return}if(e[se]&&!e[w]){e[se]()
e[se]=null
return}if(e[X]){e[X].resume()}if(e[d]){e[D]=2}else if(e[D]===2){if(t){e[D]=1
queueMicrotask(()=>emitDrain(e))}else{emitDrain(e)}continue}if(e[m]===0){return}if(e[f]>=(getPipelining(e)||1)){return}const A=e[y][e[F]]
if(e[h].protocol==="https:"&&e[Q]!==A.servername){if(e[f]>0){return}e[Q]=A.servername
e[X]?.destroy(new l("servername changed"),()=>{e[X]=null
resume(e)})}if(e[b]){return}if(!e[X]){connect(e)
return}if(e[X].destroyed){return}if(e[X].busy(A)){return}if(!A.aborted&&e[X].write(A)){e[F]++}else{e[y].splice(e[F],1)}}}e.exports=Client},82540:(e,t,A)=>{"use strict"
const r=A(4573)
const s=A(89784)
const{ClientDestroyedError:o,ClientClosedError:n,InvalidArgumentError:i}=A(92344)
const{kDestroy:a,kClose:c,kClosed:g,kDestroyed:l,kDispatch:E,kInterceptors:u}=A(46130)
const h=Symbol("onDestroyed")
const Q=Symbol("onClosed")
const B=Symbol("Intercepted Dispatch")
const d=Symbol("webSocketOptions")
const I=Symbol("eventSourceOptions")
class DispatcherBase extends s{constructor(e){super()
this[l]=false
this[h]=null
this[g]=false
this[Q]=[]
this[d]=e?.webSocket??{}
this[I]=e?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[d].maxFragments??131072,maxPayloadSize:this[d].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[I].maxEventSize??r.kStringMaxLength}}get destroyed(){return this[l]}get closed(){return this[g]}get interceptors(){return this[u]}set interceptors(e){if(e){for(let t=e.length-1;t>=0;t--){const e=this[u][t]
if(typeof e!=="function"){throw new i("interceptor must be an function")}}}this[u]=e}close(e){if(e===undefined){return new Promise((e,t)=>{this.close((A,r)=>A?t(A):e(r))})}if(typeof e!=="function"){throw new i("invalid callback")}if(this[l]){queueMicrotask(()=>e(new o,null))
return}if(this[g]){if(this[Q]){this[Q].push(e)}else{queueMicrotask(()=>e(null,null))}return}this[g]=true
this[Q].push(e)
const onClosed=()=>{const e=this[Q]
this[Q]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[c]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(e,t){if(typeof e==="function"){t=e
e=null}if(t===undefined){return new Promise((t,A)=>{this.destroy(e,(e,r)=>e?A(e):t(r))})}if(typeof t!=="function"){throw new i("invalid callback")}if(this[l]){if(this[h]){this[h].push(t)}else{queueMicrotask(()=>t(null,null))}return}if(!e){e=new o}this[l]=true
this[h]=this[h]||[]
this[h].push(t)
const onDestroyed=()=>{const e=this[h]
this[h]=null
for(let t=0;t<e.length;t++){e[t](null,null)}}
this[a](e).then(()=>{queueMicrotask(onDestroyed)})}[B](e,t){if(!this[u]||this[u].length===0){this[B]=this[E]
return this[E](e,t)}let A=this[E].bind(this)
for(let e=this[u].length-1;e>=0;e--){A=this[u][e](A)}this[B]=A
return A(e,t)}dispatch(e,t){if(!t||typeof t!=="object"){throw new i("handler must be an object")}try{if(!e||typeof e!=="object"){throw new i("opts must be an object.")}if(this[l]||this[h]){throw new o}if(this[g]){throw new n}return this[B](e,t)}catch(e){if(typeof t.onError!=="function"){throw new i("invalid onError method")}t.onError(e)
return false}}}e.exports=DispatcherBase},89784:(e,t,A)=>{"use strict"
const r=A(78474)
class Dispatcher extends r{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...e){const t=Array.isArray(e[0])?e[0]:e
let A=this.dispatch.bind(this)
for(const e of t){if(e==null){continue}if(typeof e!=="function"){throw new TypeError(`invalid interceptor, expected function received ${typeof e}`)}A=e(A)
if(A==null||typeof A!=="function"||A.length!==2){throw new TypeError("invalid interceptor")}}return new ComposedDispatcher(this,A)}}class ComposedDispatcher extends Dispatcher{#A=null
#r=null
constructor(e,t){super()
this.#A=e
this.#r=t}dispatch(...e){this.#r(...e)}close(...e){return this.#A.close(...e)}destroy(...e){return this.#A.destroy(...e)}}e.exports=Dispatcher},91630:(e,t,A)=>{"use strict"
const r=A(82540)
const{kClose:s,kDestroy:o,kClosed:n,kDestroyed:i,kDispatch:a,kNoProxyAgent:c,kHttpProxyAgent:g,kHttpsProxyAgent:l}=A(46130)
const E=A(68349)
const u=A(14332)
const h={"http:":80,"https:":443}
let Q=false
class EnvHttpProxyAgent extends r{#s=null
#o=null
#n=null
constructor(e={}){super()
this.#n=e
if(!Q){Q=true
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"})}const{httpProxy:t,httpsProxy:A,noProxy:r,...s}=e
this[c]=new u(s)
const o=t??process.env.http_proxy??process.env.HTTP_PROXY
if(o){this[g]=new E({...s,uri:o})}else{this[g]=this[c]}const n=A??process.env.https_proxy??process.env.HTTPS_PROXY
if(n){this[l]=new E({...s,uri:n})}else{this[l]=this[g]}this.#i()}[a](e,t){const A=new URL(e.origin)
const r=this.#a(A)
return r.dispatch(e,t)}async[s](){await this[c].close()
if(!this[g][n]){await this[g].close()}if(!this[l][n]){await this[l].close()}}async[o](e){await this[c].destroy(e)
if(!this[g][i]){await this[g].destroy(e)}if(!this[l][i]){await this[l].destroy(e)}}#a(e){let{protocol:t,host:A,port:r}=e
A=A.replace(/:\d*$/,"").toLowerCase()
r=Number.parseInt(r,10)||h[t]||0
if(!this.#c(A,r)){return this[c]}if(t==="https:"){return this[l]}return this[g]}#c(e,t){if(this.#g){this.#i()}if(this.#o.length===0){return true}if(this.#s==="*"){return false}for(let A=0;A<this.#o.length;A++){const r=this.#o[A]
if(r.port&&r.port!==t){continue}if(!/^[.*]/.test(r.hostname)){if(e===r.hostname){return false}}else{if(e.endsWith(r.hostname.replace(/^\*/,""))){return false}}}return true}#i(){const e=this.#n.noProxy??this.#l
const t=e.split(/[,\s]/)
const A=[]
for(let e=0;e<t.length;e++){const r=t[e]
if(!r){continue}const s=r.match(/^(.+):(\d+)$/)
A.push({hostname:(s?s[1]:r).toLowerCase(),port:s?Number.parseInt(s[2],10):0})}this.#s=e
this.#o=A}get#g(){if(this.#n.noProxy!==undefined){return false}return this.#s!==this.#l}get#l(){return process.env.no_proxy??process.env.NO_PROXY??""}}e.exports=EnvHttpProxyAgent},5533:e=>{"use strict"
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
if(e.isEmpty()&&e.next!==null){this.tail=e.next}return t}}},53229:(e,t,A)=>{"use strict"
const r=A(82540)
const s=A(5533)
const{kConnected:o,kSize:n,kRunning:i,kPending:a,kQueued:c,kBusy:g,kFree:l,kUrl:E,kClose:u,kDestroy:h,kDispatch:Q}=A(46130)
const B=A(429)
const d=Symbol("clients")
const I=Symbol("needDrain")
const p=Symbol("queue")
const f=Symbol("closed resolve")
const m=Symbol("onDrain")
const w=Symbol("onConnect")
const y=Symbol("onDisconnect")
const k=Symbol("onConnectionError")
const b=Symbol("get dispatcher")
const D=Symbol("add client")
const R=Symbol("remove client")
const T=Symbol("stats")
class PoolBase extends r{constructor(e){super(e)
this[p]=new s
this[d]=[]
this[c]=0
const t=this
this[m]=function onDrain(e,A){const r=t[p]
let s=false
while(!s){const e=r.shift()
if(!e){break}t[c]--
s=!this.dispatch(e.opts,e.handler)}this[I]=s
if(!this[I]&&t[I]){t[I]=false
t.emit("drain",e,[t,...A])}if(t[f]&&r.isEmpty()){Promise.all(t[d].map(e=>e.close())).then(t[f])}}
this[w]=(e,A)=>{t.emit("connect",e,[t,...A])}
this[y]=(e,A,r)=>{t.emit("disconnect",e,[t,...A],r)}
this[k]=(e,A,r)=>{t.emit("connectionError",e,[t,...A],r)}
this[T]=new B(this)}get[g](){return this[I]}get[o](){return this[d].filter(e=>e[o]).length}get[l](){return this[d].filter(e=>e[o]&&!e[I]).length}get[a](){let e=this[c]
for(const{[a]:t}of this[d]){e+=t}return e}get[i](){let e=0
for(const{[i]:t}of this[d]){e+=t}return e}get[n](){let e=this[c]
for(const{[n]:t}of this[d]){e+=t}return e}get stats(){return this[T]}async[u](){if(this[p].isEmpty()){await Promise.all(this[d].map(e=>e.close()))}else{await new Promise(e=>{this[f]=e})}}async[h](e){while(true){const t=this[p].shift()
if(!t){break}t.handler.onError(e)}await Promise.all(this[d].map(t=>t.destroy(e)))}[Q](e,t){const A=this[b]()
if(!A){this[I]=true
this[p].push({opts:e,handler:t})
this[c]++}else if(!A.dispatch(e,t)){A[I]=true
this[I]=!this[b]()}return!this[I]}[D](e){e.on("drain",this[m]).on("connect",this[w]).on("disconnect",this[y]).on("connectionError",this[k])
this[d].push(e)
if(this[I]){queueMicrotask(()=>{if(this[I]){this[m](e[E],[this,e])}})}return this}[R](e){e.close(()=>{const t=this[d].indexOf(e)
if(t!==-1){this[d].splice(t,1)}})
this[I]=this[d].some(e=>!e[I]&&e.closed!==true&&e.destroyed!==true)}}e.exports={PoolBase,kClients:d,kNeedDrain:I,kAddClient:D,kRemoveClient:R,kGetDispatcher:b}},429:(e,t,A)=>{const{kFree:r,kConnected:s,kPending:o,kQueued:n,kRunning:i,kSize:a}=A(46130)
const c=Symbol("pool")
class PoolStats{constructor(e){this[c]=e}get connected(){return this[c][s]}get free(){return this[c][r]}get pending(){return this[c][o]}get queued(){return this[c][n]}get running(){return this[c][i]}get size(){return this[c][a]}}e.exports=PoolStats},43959:(e,t,A)=>{"use strict"
const{PoolBase:r,kClients:s,kNeedDrain:o,kAddClient:n,kGetDispatcher:i}=A(53229)
const a=A(82138)
const{InvalidArgumentError:c}=A(92344)
const g=A(27375)
const{kUrl:l,kInterceptors:E}=A(46130)
const u=A(85005)
const h=Symbol("options")
const Q=Symbol("connections")
const B=Symbol("factory")
function defaultFactory(e,t){return new a(e,t)}class Pool extends r{constructor(e,{connections:t,factory:A=defaultFactory,connect:r,connectTimeout:o,tls:n,maxCachedSessions:i,socketPath:a,autoSelectFamily:d,autoSelectFamilyAttemptTimeout:I,allowH2:p,...f}={}){if(t!=null&&(!Number.isFinite(t)||t<0)){throw new c("invalid connections")}if(typeof A!=="function"){throw new c("factory must be a function.")}if(r!=null&&typeof r!=="function"&&typeof r!=="object"){throw new c("connect must be a function or an object")}if(typeof r!=="function"){r=u({...n,maxCachedSessions:i,allowH2:p,socketPath:a,timeout:o,...d?{autoSelectFamily:d,autoSelectFamilyAttemptTimeout:I}:undefined,...r})}super(f)
this[E]=f.interceptors?.Pool&&Array.isArray(f.interceptors.Pool)?f.interceptors.Pool:[]
this[Q]=t||null
this[l]=g.parseOrigin(e)
this[h]={...g.deepClone(f),connect:r,allowH2:p}
this[h].interceptors=f.interceptors?{...f.interceptors}:undefined
this[B]=A
this.on("connectionError",(e,t,A)=>{for(const e of t){const t=this[s].indexOf(e)
if(t!==-1){this[s].splice(t,1)}}})}[i](){for(const e of this[s]){if(!e[o]){return e}}if(!this[Q]||this[s].length<this[Q]){const e=this[B](this[l],this[h])
this[n](e)
return e}}}e.exports=Pool},68349:(e,t,A)=>{"use strict"
const{kProxy:r,kClose:s,kDestroy:o,kDispatch:n,kInterceptors:i}=A(46130)
const{URL:a}=A(73136)
const c=A(14332)
const g=A(43959)
const l=A(82540)
const{InvalidArgumentError:E,RequestAbortedError:u,SecureProxyConnectionError:h}=A(92344)
const Q=A(85005)
const B=A(82138)
const d=Symbol("proxy agent")
const I=Symbol("proxy client")
const p=Symbol("proxy headers")
const f=Symbol("request tls settings")
const m=Symbol("proxy tls settings")
const w=Symbol("connect endpoint function")
const y=Symbol("tunnel proxy")
function defaultProtocolPort(e){return e==="https:"?443:80}function defaultFactory(e,t){return new g(e,t)}const noop=()=>{}
function defaultAgentFactory(e,t){if(t.connections===1){return new B(e,t)}return new g(e,t)}class Http1ProxyWrapper extends l{#E
constructor(e,{headers:t={},connect:A,factory:r}){super()
if(!e){throw new E("Proxy URL is mandatory")}this[p]=t
if(r){this.#E=r(e,{connect:A})}else{this.#E=new B(e,{connect:A})}}[n](e,t){const A=t.onHeaders
t.onHeaders=function(e,r,s){if(e===407){if(typeof t.onError==="function"){t.onError(new E("Proxy Authentication Required (407)"))}return}if(A)A.call(this,e,r,s)}
const{origin:r,path:s="/",headers:o={}}=e
e.path=r+s
if(!("host"in o)&&!("Host"in o)){const{host:e}=new a(r)
o.host=e}e.headers={...this[p],...o}
return this.#E[n](e,t)}async[s](){return this.#E.close()}async[o](e){return this.#E.destroy(e)}}class ProxyAgent extends l{constructor(e){super()
if(!e||typeof e==="object"&&!(e instanceof a)&&!e.uri){throw new E("Proxy uri is mandatory")}const{clientFactory:t=defaultFactory}=e
if(typeof t!=="function"){throw new E("Proxy opts.clientFactory must be a function.")}const{proxyTunnel:A=true}=e
const s=this.#u(e)
const{href:o,origin:n,port:g,protocol:l,username:B,password:k,hostname:b}=s
this[r]={uri:o,protocol:l}
this[i]=e.interceptors?.ProxyAgent&&Array.isArray(e.interceptors.ProxyAgent)?e.interceptors.ProxyAgent:[]
this[f]=e.requestTls
this[m]=e.proxyTls
this[p]=e.headers||{}
this[y]=A
if(e.auth&&e.token){throw new E("opts.auth cannot be used in combination with opts.token")}else if(e.auth){this[p]["proxy-authorization"]=`Basic ${e.auth}`}else if(e.token){this[p]["proxy-authorization"]=e.token}else if(B&&k){this[p]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(B)}:${decodeURIComponent(k)}`).toString("base64")}`}const D=Q({...e.proxyTls})
this[w]=Q({...e.requestTls})
const R=e.factory||defaultAgentFactory
const factory=(e,t)=>{const{protocol:A}=new a(e)
if(!this[y]&&A==="http:"&&this[r].protocol==="http:"){return new Http1ProxyWrapper(this[r].uri,{headers:this[p],connect:D,factory:R})}return R(e,t)}
this[I]=t(s,{connect:D})
this[d]=new c({...e,factory,connect:async(e,t)=>{let A=e.host
if(!e.port){A+=`:${defaultProtocolPort(e.protocol)}`}try{const{socket:r,statusCode:s}=await this[I].connect({origin:n,port:g,path:A,signal:e.signal,headers:{...this[p],host:e.host},servername:this[m]?.servername||b})
if(s!==200){r.on("error",noop).destroy()
t(new u(`Proxy response (${s}) !== 200 when HTTP Tunneling`))}if(e.protocol!=="https:"){t(null,r)
return}let o
if(this[f]){o=this[f].servername}else{o=e.servername}this[w]({...e,servername:o,httpSocket:r},t)}catch(e){if(e.code==="ERR_TLS_CERT_ALTNAME_INVALID"){t(new h(e))}else{t(e)}}}})}dispatch(e,t){const A=buildHeaders(e.headers)
throwIfProxyAuthIsSent(A)
if(A&&!("host"in A)&&!("Host"in A)){const{host:t}=new a(e.origin)
A.host=t}return this[d].dispatch({...e,headers:A},t)}#u(e){if(typeof e==="string"){return new a(e)}else if(e instanceof a){return e}else{return new a(e.uri)}}async[s](){await this[d].close()
await this[I].close()}async[o](){await this[d].destroy()
await this[I].destroy()}}function buildHeaders(e){if(Array.isArray(e)){const t={}
for(let A=0;A<e.length;A+=2){t[e[A]]=e[A+1]}return t}return e}function throwIfProxyAuthIsSent(e){const t=e&&Object.keys(e).find(e=>e.toLowerCase()==="proxy-authorization")
if(t){throw new E("Proxy-Authorization should be sent in ProxyAgent constructor")}}e.exports=ProxyAgent},27203:(e,t,A)=>{"use strict"
const r=A(89784)
const s=A(93783)
class RetryAgent extends r{#h=null
#Q=null
constructor(e,t={}){super(t)
this.#h=e
this.#Q=t}dispatch(e,t){const A=new s({...e,retryOptions:this.#Q},{dispatch:this.#h.dispatch.bind(this.#h),handler:t})
return this.#h.dispatch(e,A)}close(){return this.#h.close()}destroy(){return this.#h.destroy()}}e.exports=RetryAgent},31088:(e,t,A)=>{"use strict"
const r=Symbol.for("undici.globalDispatcher.1")
const{InvalidArgumentError:s}=A(92344)
const o=A(14332)
if(getGlobalDispatcher()===undefined){setGlobalDispatcher(new o)}function setGlobalDispatcher(e){if(!e||typeof e.dispatch!=="function"){throw new s("Argument agent must implement Agent")}Object.defineProperty(globalThis,r,{value:e,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[r]}e.exports={setGlobalDispatcher,getGlobalDispatcher}},99420:e=>{"use strict"
e.exports=class DecoratorHandler{#B
constructor(e){if(typeof e!=="object"||e===null){throw new TypeError("handler must be an object")}this.#B=e}onConnect(...e){return this.#B.onConnect?.(...e)}onError(...e){return this.#B.onError?.(...e)}onUpgrade(...e){return this.#B.onUpgrade?.(...e)}onResponseStarted(...e){return this.#B.onResponseStarted?.(...e)}onHeaders(...e){return this.#B.onHeaders?.(...e)}onData(...e){return this.#B.onData?.(...e)}onComplete(...e){return this.#B.onComplete?.(...e)}onBodySent(...e){return this.#B.onBodySent?.(...e)}}},87031:(e,t,A)=>{"use strict"
const r=A(27375)
const{kBodyUsed:s}=A(46130)
const o=A(34589)
const{InvalidArgumentError:n}=A(92344)
const i=A(78474)
const a=[300,301,302,303,307,308]
const c=Symbol("body")
class BodyAsyncIterable{constructor(e){this[c]=e
this[s]=false}async*[Symbol.asyncIterator](){o(!this[s],"disturbed")
this[s]=true
yield*this[c]}}class RedirectHandler{constructor(e,t,A,a){if(t!=null&&(!Number.isInteger(t)||t<0)){throw new n("maxRedirections must be a positive number")}r.validateHandler(a,A.method,A.upgrade)
this.dispatch=e
this.location=null
this.abort=null
this.opts={...A,maxRedirections:0}
this.maxRedirections=t
this.handler=a
this.history=[]
this.redirectionLimitReached=false
if(r.isStream(this.opts.body)){if(r.bodyLength(this.opts.body)===0){this.opts.body.on("data",function(){o(false)})}if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[s]=false
i.prototype.on.call(this.opts.body,"data",function(){this[s]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function"){this.opts.body=new BodyAsyncIterable(this.opts.body)}else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&r.isIterable(this.opts.body)){this.opts.body=new BodyAsyncIterable(this.opts.body)}}onConnect(e){this.abort=e
this.handler.onConnect(e,{history:this.history})}onUpgrade(e,t,A){this.handler.onUpgrade(e,t,A)}onError(e){this.handler.onError(e)}onHeaders(e,t,A,s){this.location=this.history.length>=this.maxRedirections||r.isDisturbed(this.opts.body)?null:parseLocation(e,t)
if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){if(this.request){this.request.abort(new Error("max redirects"))}this.redirectionLimitReached=true
this.abort(new Error("max redirects"))
return}if(this.opts.origin){this.history.push(new URL(this.opts.path,this.opts.origin))}if(!this.location){return this.handler.onHeaders(e,t,A,s)}const{origin:o,pathname:n,search:i}=r.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)))
const a=i?`${n}${i}`:n
this.opts.headers=cleanRequestHeaders(this.opts.headers,e===303,this.opts.origin!==o)
this.opts.path=a
this.opts.origin=o
this.opts.maxRedirections=0
this.opts.query=null
if(e===303&&this.opts.method!=="HEAD"){this.opts.method="GET"
this.opts.body=null}}onData(e){if(this.location){}else{return this.handler.onData(e)}}onComplete(e){if(this.location){this.location=null
this.abort=null
this.dispatch(this.opts,this)}else{this.handler.onComplete(e)}}onBodySent(e){if(this.handler.onBodySent){this.handler.onBodySent(e)}}}function parseLocation(e,t){if(a.indexOf(e)===-1){return null}for(let e=0;e<t.length;e+=2){if(t[e].length===8&&r.headerNameToString(t[e])==="location"){return t[e+1]}}}function shouldRemoveHeader(e,t,A){if(e.length===4){return r.headerNameToString(e)==="host"}if(t&&r.headerNameToString(e).startsWith("content-")){return true}if(A&&(e.length===13||e.length===6||e.length===19)){const t=r.headerNameToString(e)
return t==="authorization"||t==="cookie"||t==="proxy-authorization"}return false}function cleanRequestHeaders(e,t,A){const r=[]
if(Array.isArray(e)){for(let s=0;s<e.length;s+=2){if(!shouldRemoveHeader(e[s],t,A)){r.push(e[s],e[s+1])}}}else if(e&&typeof e==="object"){for(const s of Object.keys(e)){if(!shouldRemoveHeader(s,t,A)){r.push(s,e[s])}}}else{o(e==null,"headers must be an object or an array")}return r}e.exports=RedirectHandler},93783:(e,t,A)=>{"use strict"
const r=A(34589)
const{kRetryHandlerDefaultRetry:s}=A(46130)
const{RequestRetryError:o}=A(92344)
const{isDisturbed:n,parseHeaders:i,parseRangeHeader:a,wrapRequestBody:c}=A(27375)
function calculateRetryAfterHeader(e){const t=Date.now()
return new Date(e).getTime()-t}function validatePartialResponseContentLength(e,t,A,r){const s=e["content-length"]
if(s==null){return null}if(!Number.isFinite(t.start)||!Number.isFinite(t.end)){return null}const n=Number(s)
const i=t.end-t.start+1
if(!Number.isFinite(n)||n!==i){return new o("Content-Length mismatch",A,{headers:e,data:{count:r}})}return null}class RetryHandler{constructor(e,t){const{retryOptions:A,...r}=e
const{retry:o,maxRetries:n,maxTimeout:i,minTimeout:a,timeoutFactor:g,methods:l,errorCodes:E,retryAfter:u,statusCodes:h}=A??{}
this.dispatch=t.dispatch
this.handler=t.handler
this.opts={...r,body:c(e.body)}
this.abort=null
this.aborted=false
this.retryOpts={retry:o??RetryHandler[s],retryAfter:u??true,maxTimeout:i??30*1e3,minTimeout:a??500,timeoutFactor:g??2,maxRetries:n??5,methods:l??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:h??[500,502,503,504,429],errorCodes:E??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]}
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
r(this.end==null||Number.isFinite(this.end),"invalid content-length")}this.resume=this.end!=null?t:null}onRequestSent(){if(this.handler.onRequestSent){this.handler.onRequestSent()}}onUpgrade(e,t,A){if(this.handler.onUpgrade){this.handler.onUpgrade(e,t,A)}}onConnect(e){if(this.aborted){e(this.reason)}else{this.abort=e}}onBodySent(e){if(this.handler.onBodySent)return this.handler.onBodySent(e)}static[s](e,{state:t,opts:A},r){const{statusCode:s,code:o,headers:n}=e
const{method:i,retryOptions:a}=A
const{maxRetries:c,minTimeout:g,maxTimeout:l,timeoutFactor:E,statusCodes:u,errorCodes:h,methods:Q}=a
const{counter:B}=t
if(o&&o!=="UND_ERR_REQ_RETRY"&&!h.includes(o)){r(e)
return}if(Array.isArray(Q)&&!Q.includes(i)){r(e)
return}if(s!=null&&Array.isArray(u)&&!u.includes(s)){r(e)
return}if(B>c){r(e)
return}let d=n?.["retry-after"]
if(d){d=Number(d)
d=Number.isNaN(d)?calculateRetryAfterHeader(d):d*1e3}const I=d>0?Math.min(d,l):Math.min(g*E**(B-1),l)
setTimeout(()=>r(null),I)}onHeaders(e,t,A,s){const n=i(t)
this.retryCount+=1
if(e>=300){if(!this.headersSent&&this.retryOpts.statusCodes.includes(e)===false){this.headersSent=true
this.checkpointResponseEnd(n,A)
return this.handler.onHeaders(e,t,A,s)}else{this.abort(new o("Request failed",e,{headers:n,data:{count:this.retryCount}}))
return false}}if(this.resume!=null){this.resume=null
if(e!==206&&(this.start>0||e!==200)){this.abort(new o("server does not support the range header and the payload was partially consumed",e,{headers:n,data:{count:this.retryCount}}))
return false}const t=a(n["content-range"])
if(!t){this.abort(new o("Content-Range mismatch",e,{headers:n,data:{count:this.retryCount}}))
return false}if(this.etag!=null&&this.etag!==n.etag){this.abort(new o("ETag mismatch",e,{headers:n,data:{count:this.retryCount}}))
return false}const r=validatePartialResponseContentLength(n,t,e,this.retryCount)
if(r!=null){this.abort(r)
return false}const{start:s,size:i,end:c=i-1}=t
if(this.start!==s||this.end!=null&&this.end!==c){this.abort(new o("Content-Range mismatch",e,{headers:n,data:{count:this.retryCount}}))
return false}this.resume=A
return true}if(this.end==null){if(e===206){const o=a(n["content-range"])
if(o==null){this.headersSent=true
return this.handler.onHeaders(e,t,A,s)}const i=validatePartialResponseContentLength(n,o,e,this.retryCount)
if(i!=null){this.abort(i)
return false}const{start:c,size:g,end:l=g-1}=o
r(c!=null&&Number.isFinite(c),"content-range mismatch")
r(l!=null&&Number.isFinite(l),"invalid content-length")
this.start=c
this.end=l}if(this.end==null){const e=n["content-length"]
this.end=e!=null?Number(e)-1:null}r(Number.isFinite(this.start))
r(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=A
this.headersSent=true
this.etag=n.etag!=null?n.etag:null
if(this.etag!=null&&this.etag.startsWith("W/")){this.etag=null}return this.handler.onHeaders(e,t,A,s)}const c=new o("Request failed",e,{headers:n,data:{count:this.retryCount}})
this.abort(c)
return false}onData(e){this.start+=e.length
return this.handler.onData(e)}onComplete(e){this.retryCount=0
return this.handler.onComplete(e)}onError(e){if(this.aborted||n(this.opts.body)||this.headersSent&&this.resume==null){return this.handler.onError(e)}if(this.retryCount-this.retryCountCheckpoint>0){this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)}else{this.retryCount+=1}this.retryOpts.retry(e,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},onRetry.bind(this))
function onRetry(e){if(e!=null||this.aborted||n(this.opts.body)){return this.handler.onError(e)}if(this.start!==0){const e={range:`bytes=${this.start}-${this.end??""}`}
if(this.etag!=null){e["if-match"]=this.etag}this.opts={...this.opts,headers:{...this.opts.headers,...e}}}try{this.retryCountCheckpoint=this.retryCount
this.dispatch(this.opts,this)}catch(e){this.handler.onError(e)}}}}e.exports=RetryHandler},8044:(e,t,A)=>{"use strict"
const{isIP:r}=A(77030)
const{lookup:s}=A(40610)
const o=A(99420)
const{InvalidArgumentError:n,InformationalError:i}=A(92344)
const a=Math.pow(2,31)-1
class DNSInstance{#C=0
#d=0
#I=new Map
dualStack=true
affinity=null
lookup=null
pick=null
constructor(e){this.#C=e.maxTTL
this.#d=e.maxItems
this.dualStack=e.dualStack
this.affinity=e.affinity
this.lookup=e.lookup??this.#p
this.pick=e.pick??this.#f}get full(){return this.#I.size===this.#d}runLookup(e,t,A){const r=this.#I.get(e.hostname)
if(r==null&&this.full){A(null,e.origin)
return}const s={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...t.dns,maxTTL:this.#C,maxItems:this.#d}
if(r==null){this.lookup(e,s,(t,r)=>{if(t||r==null||r.length===0){A(t??new i("No DNS entries found"))
return}this.setRecords(e,r)
const o=this.#I.get(e.hostname)
const n=this.pick(e,o,s.affinity)
let a
if(typeof n.port==="number"){a=`:${n.port}`}else if(e.port!==""){a=`:${e.port}`}else{a=""}A(null,`${e.protocol}//${n.family===6?`[${n.address}]`:n.address}${a}`)})}else{const o=this.pick(e,r,s.affinity)
if(o==null){this.#I.delete(e.hostname)
this.runLookup(e,t,A)
return}let n
if(typeof o.port==="number"){n=`:${o.port}`}else if(e.port!==""){n=`:${e.port}`}else{n=""}A(null,`${e.protocol}//${o.family===6?`[${o.address}]`:o.address}${n}`)}}#p(e,t,A){s(e.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(e,t)=>{if(e){return A(e)}const r=new Map
for(const e of t){r.set(`${e.address}:${e.family}`,e)}A(null,r.values())})}#f(e,t,A){let r=null
const{records:s,offset:o}=t
let n
if(this.dualStack){if(A==null){if(o==null||o===a){t.offset=0
A=4}else{t.offset++
A=(t.offset&1)===1?6:4}}if(s[A]!=null&&s[A].ips.length>0){n=s[A]}else{n=s[A===4?6:4]}}else{n=s[A]}if(n==null||n.ips.length===0){return r}if(n.offset==null||n.offset===a){n.offset=0}else{n.offset++}const i=n.offset%n.ips.length
r=n.ips[i]??null
if(r==null){return r}if(Date.now()-r.timestamp>r.ttl){n.ips.splice(i,1)
return this.pick(e,t,A)}return r}setRecords(e,t){const A=Date.now()
const r={records:{4:null,6:null}}
for(const e of t){e.timestamp=A
if(typeof e.ttl==="number"){e.ttl=Math.min(e.ttl,this.#C)}else{e.ttl=this.#C}const t=r.records[e.family]??{ips:[]}
t.ips.push(e)
r.records[e.family]=t}this.#I.set(e.hostname,r)}getHandler(e,t){return new DNSDispatchHandler(this,e,t)}}class DNSDispatchHandler extends o{#m=null
#n=null
#r=null
#B=null
#w=null
constructor(e,{origin:t,handler:A,dispatch:r},s){super(A)
this.#w=t
this.#B=A
this.#n={...s}
this.#m=e
this.#r=r}onError(e){switch(e.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#m.dualStack){this.#m.runLookup(this.#w,this.#n,(e,t)=>{if(e){return this.#B.onError(e)}const A={...this.#n,origin:t}
this.#r(A,this)})
return}this.#B.onError(e)
return}case"ENOTFOUND":this.#m.deleteRecord(this.#w)
default:this.#B.onError(e)
break}}}e.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!=="number"||e?.maxTTL<0)){throw new n("Invalid maxTTL. Must be a positive number")}if(e?.maxItems!=null&&(typeof e?.maxItems!=="number"||e?.maxItems<1)){throw new n("Invalid maxItems. Must be a positive number and greater than zero")}if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6){throw new n("Invalid affinity. Must be either 4 or 6")}if(e?.dualStack!=null&&typeof e?.dualStack!=="boolean"){throw new n("Invalid dualStack. Must be a boolean")}if(e?.lookup!=null&&typeof e?.lookup!=="function"){throw new n("Invalid lookup. Must be a function")}if(e?.pick!=null&&typeof e?.pick!=="function"){throw new n("Invalid pick. Must be a function")}const t=e?.dualStack??true
let A
if(t){A=e?.affinity??null}else{A=e?.affinity??4}const s={maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:t,affinity:A,maxItems:e?.maxItems??Infinity}
const o=new DNSInstance(s)
return e=>function dnsInterceptor(t,A){const s=t.origin.constructor===URL?t.origin:new URL(t.origin)
if(r(s.hostname)!==0){return e(t,A)}o.runLookup(s,t,(r,n)=>{if(r){return A.onError(r)}let i=null
i={...t,servername:s.hostname,origin:n,headers:{host:s.hostname,...t.headers}}
e(i,o.getHandler({origin:s,dispatch:e,handler:A},t))})
return true}}},85057:(e,t,A)=>{"use strict"
const r=A(27375)
const{InvalidArgumentError:s,RequestAbortedError:o}=A(92344)
const n=A(99420)
class DumpHandler extends n{#y=1024*1024
#k=null
#b=false
#D=false
#R=0
#T=null
#B=null
constructor({maxSize:e},t){super(t)
if(e!=null&&(!Number.isFinite(e)||e<1)){throw new s("maxSize must be a number greater than 0")}this.#y=e??this.#y
this.#B=t}onConnect(e){this.#k=e
this.#B.onConnect(this.#F.bind(this))}#F(e){this.#D=true
this.#T=e}onHeaders(e,t,A,s){const n=r.parseHeaders(t)
const i=n["content-length"]
if(i!=null&&i>this.#y){throw new o(`Response size (${i}) larger than maxSize (${this.#y})`)}if(this.#D){return true}return this.#B.onHeaders(e,t,A,s)}onError(e){if(this.#b){return}e=this.#T??e
this.#B.onError(e)}onData(e){this.#R=this.#R+e.length
if(this.#R>=this.#y){this.#b=true
if(this.#D){this.#B.onError(this.#T)}else{this.#B.onComplete([])}}return true}onComplete(e){if(this.#b){return}if(this.#D){this.#B.onError(this.reason)
return}this.#B.onComplete(e)}}function createDumpInterceptor({maxSize:e}={maxSize:1024*1024}){return t=>function Intercept(A,r){const{dumpMaxSize:s=e}=A
const o=new DumpHandler({maxSize:s},r)
return t(A,o)}}e.exports=createDumpInterceptor},76097:(e,t,A)=>{"use strict"
const r=A(87031)
function createRedirectInterceptor({maxRedirections:e}){return t=>function Intercept(A,s){const{maxRedirections:o=e}=A
if(!o){return t(A,s)}const n=new r(t,o,A,s)
A={...A,maxRedirections:0}
return t(A,n)}}e.exports=createRedirectInterceptor},35711:(e,t,A)=>{"use strict"
const r=A(87031)
e.exports=e=>{const t=e?.maxRedirections
return e=>function redirectInterceptor(A,s){const{maxRedirections:o=t,...n}=A
if(!o){return e(A,s)}const i=new r(e,o,A,s)
return e(n,i)}}},92117:(e,t,A)=>{"use strict"
const r=A(93783)
e.exports=e=>t=>function retryInterceptor(A,s){return t(A,new r({...A,retryOptions:{...e,...A.retryOptions}},{handler:s,dispatch:t}))}},92529:(e,t,A)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.SPECIAL_HEADERS=t.HEADER_STATE=t.MINOR=t.MAJOR=t.CONNECTION_TOKEN_CHARS=t.HEADER_CHARS=t.TOKEN=t.STRICT_TOKEN=t.HEX=t.URL_CHAR=t.STRICT_URL_CHAR=t.USERINFO_CHARS=t.MARK=t.ALPHANUM=t.NUM=t.HEX_MAP=t.NUM_MAP=t.ALPHA=t.FINISH=t.H_METHOD_MAP=t.METHOD_MAP=t.METHODS_RTSP=t.METHODS_ICE=t.METHODS_HTTP=t.METHODS=t.LENIENT_FLAGS=t.FLAGS=t.TYPE=t.ERROR=void 0
const r=A(47557)
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
var o;(function(e){e[e["BOTH"]=0]="BOTH"
e[e["REQUEST"]=1]="REQUEST"
e[e["RESPONSE"]=2]="RESPONSE"})(o=t.TYPE||(t.TYPE={}))
var n;(function(e){e[e["CONNECTION_KEEP_ALIVE"]=1]="CONNECTION_KEEP_ALIVE"
e[e["CONNECTION_CLOSE"]=2]="CONNECTION_CLOSE"
e[e["CONNECTION_UPGRADE"]=4]="CONNECTION_UPGRADE"
e[e["CHUNKED"]=8]="CHUNKED"
e[e["UPGRADE"]=16]="UPGRADE"
e[e["CONTENT_LENGTH"]=32]="CONTENT_LENGTH"
e[e["SKIPBODY"]=64]="SKIPBODY"
e[e["TRAILING"]=128]="TRAILING"
e[e["TRANSFER_ENCODING"]=512]="TRANSFER_ENCODING"})(n=t.FLAGS||(t.FLAGS={}))
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
var g;(function(e){e[e["GENERAL"]=0]="GENERAL"
e[e["CONNECTION"]=1]="CONNECTION"
e[e["CONTENT_LENGTH"]=2]="CONTENT_LENGTH"
e[e["TRANSFER_ENCODING"]=3]="TRANSFER_ENCODING"
e[e["UPGRADE"]=4]="UPGRADE"
e[e["CONNECTION_KEEP_ALIVE"]=5]="CONNECTION_KEEP_ALIVE"
e[e["CONNECTION_CLOSE"]=6]="CONNECTION_CLOSE"
e[e["CONNECTION_UPGRADE"]=7]="CONNECTION_UPGRADE"
e[e["TRANSFER_ENCODING_CHUNKED"]=8]="TRANSFER_ENCODING_CHUNKED"})(g=t.HEADER_STATE||(t.HEADER_STATE={}))
t.SPECIAL_HEADERS={connection:g.CONNECTION,"content-length":g.CONTENT_LENGTH,"proxy-connection":g.CONNECTION,"transfer-encoding":g.TRANSFER_ENCODING,upgrade:g.UPGRADE}},47635:(e,t,A)=>{"use strict"
const{Buffer:r}=A(4573)
e.exports=r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},45593:(e,t,A)=>{"use strict"
const{Buffer:r}=A(4573)
e.exports=r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")},47557:(e,t)=>{"use strict"
Object.defineProperty(t,"__esModule",{value:true})
t.enumToMap=void 0
function enumToMap(e){const t={}
Object.keys(e).forEach(A=>{const r=e[A]
if(typeof r==="number"){t[A]=r}})
return t}t.enumToMap=enumToMap},82710:(e,t,A)=>{"use strict"
const{kClients:r}=A(46130)
const s=A(14332)
const{kAgent:o,kMockAgentSet:n,kMockAgentGet:i,kDispatches:a,kIsMockActive:c,kNetConnect:g,kGetNetConnect:l,kOptions:E,kFactory:u}=A(45154)
const h=A(69736)
const Q=A(45157)
const{matchValue:B,buildMockOptions:d}=A(22042)
const{InvalidArgumentError:I,UndiciError:p}=A(92344)
const f=A(89784)
const m=A(14638)
const w=A(26573)
class MockAgent extends f{constructor(e){super(e)
this[g]=true
this[c]=true
if(e?.agent&&typeof e.agent.dispatch!=="function"){throw new I("Argument opts.agent must implement Agent")}const t=e?.agent?e.agent:new s(e)
this[o]=t
this[r]=t[r]
this[E]=d(e)}get(e){let t=this[i](e)
if(!t){t=this[u](e)
this[n](e,t)}return t}dispatch(e,t){this.get(e.origin)
return this[o].dispatch(e,t)}async close(){await this[o].close()
this[r].clear()}deactivate(){this[c]=false}activate(){this[c]=true}enableNetConnect(e){if(typeof e==="string"||typeof e==="function"||e instanceof RegExp){if(Array.isArray(this[g])){this[g].push(e)}else{this[g]=[e]}}else if(typeof e==="undefined"){this[g]=true}else{throw new I("Unsupported matcher. Must be one of String|Function|RegExp.")}}disableNetConnect(){this[g]=false}get isMockActive(){return this[c]}[n](e,t){this[r].set(e,t)}[u](e){const t=Object.assign({agent:this},this[E])
return this[E]&&this[E].connections===1?new h(e,t):new Q(e,t)}[i](e){const t=this[r].get(e)
if(t){return t}if(typeof e!=="string"){const t=this[u]("http://localhost:9999")
this[n](e,t)
return t}for(const[t,A]of Array.from(this[r])){if(A&&typeof t!=="string"&&B(t,e)){const t=this[u](e)
this[n](e,t)
t[a]=A[a]
return t}}}[l](){return this[g]}pendingInterceptors(){const e=this[r]
return Array.from(e.entries()).flatMap(([e,t])=>t[a].map(t=>({...t,origin:e}))).filter(({pending:e})=>e)}assertNoPendingInterceptors({pendingInterceptorsFormatter:e=new w}={}){const t=this.pendingInterceptors()
if(t.length===0){return}const A=new m("interceptor","interceptors").pluralize(t.length)
throw new p(`\n${A.count} ${A.noun} ${A.is} pending:\n\n${e.format(t)}\n`.trim())}}e.exports=MockAgent},69736:(e,t,A)=>{"use strict"
const{promisify:r}=A(57975)
const s=A(82138)
const{buildMockDispatch:o}=A(22042)
const{kDispatches:n,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:g,kOriginalDispatch:l,kConnected:E}=A(45154)
const{MockInterceptor:u}=A(84452)
const h=A(46130)
const{InvalidArgumentError:Q}=A(92344)
class MockClient extends s{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new Q("Argument opts.agent must implement Agent")}this[i]=t.agent
this[g]=e
this[n]=[]
this[E]=1
this[l]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=o.call(this)
this.close=this[a]}get[h.kConnected](){return this[E]}intercept(e){return new u(e,this[n])}async[a](){await r(this[c])()
this[E]=0
this[i][h.kClients].delete(this[g])}}e.exports=MockClient},18024:(e,t,A)=>{"use strict"
const{UndiciError:r}=A(92344)
const s=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
class MockNotMatchedError extends r{constructor(e){super(e)
Error.captureStackTrace(this,MockNotMatchedError)
this.name="MockNotMatchedError"
this.message=e||"The request does not match any registered mock dispatches"
this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](e){return e&&e[s]===true}[s]=true}e.exports={MockNotMatchedError}},84452:(e,t,A)=>{"use strict"
const{getResponseData:r,buildKey:s,addMockDispatch:o}=A(22042)
const{kDispatches:n,kDispatchKey:i,kDefaultHeaders:a,kDefaultTrailers:c,kContentLength:g,kMockDispatch:l}=A(45154)
const{InvalidArgumentError:E}=A(92344)
const{buildURL:u}=A(27375)
class MockScope{constructor(e){this[l]=e}delay(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new E("waitInMs must be a valid integer > 0")}this[l].delay=e
return this}persist(){this[l].persist=true
return this}times(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0){throw new E("repeatTimes must be a valid integer > 0")}this[l].times=e
return this}}class MockInterceptor{constructor(e,t){if(typeof e!=="object"){throw new E("opts must be an object")}if(typeof e.path==="undefined"){throw new E("opts.path must be defined")}if(typeof e.method==="undefined"){e.method="GET"}if(typeof e.path==="string"){if(e.query){e.path=u(e.path,e.query)}else{const t=new URL(e.path,"data://")
e.path=t.pathname+t.search}}if(typeof e.method==="string"){e.method=e.method.toUpperCase()}this[i]=s(e)
this[n]=t
this[a]={}
this[c]={}
this[g]=false}createMockScopeDispatchData({statusCode:e,data:t,responseOptions:A}){const s=r(t)
const o=this[g]?{"content-length":s.length}:{}
const n={...this[a],...o,...A.headers}
const i={...this[c],...A.trailers}
return{statusCode:e,data:t,headers:n,trailers:i}}validateReplyParameters(e){if(typeof e.statusCode==="undefined"){throw new E("statusCode must be defined")}if(typeof e.responseOptions!=="object"||e.responseOptions===null){throw new E("responseOptions must be an object")}}reply(e){if(typeof e==="function"){const wrappedDefaultsCallback=t=>{const A=e(t)
if(typeof A!=="object"||A===null){throw new E("reply options callback must return an object")}const r={data:"",responseOptions:{},...A}
this.validateReplyParameters(r)
return{...this.createMockScopeDispatchData(r)}}
const t=o(this[n],this[i],wrappedDefaultsCallback)
return new MockScope(t)}const t={statusCode:e,data:arguments[1]===undefined?"":arguments[1],responseOptions:arguments[2]===undefined?{}:arguments[2]}
this.validateReplyParameters(t)
const A=this.createMockScopeDispatchData(t)
const r=o(this[n],this[i],A)
return new MockScope(r)}replyWithError(e){if(typeof e==="undefined"){throw new E("error must be defined")}const t=o(this[n],this[i],{error:e})
return new MockScope(t)}defaultReplyHeaders(e){if(typeof e==="undefined"){throw new E("headers must be defined")}this[a]=e
return this}defaultReplyTrailers(e){if(typeof e==="undefined"){throw new E("trailers must be defined")}this[c]=e
return this}replyContentLength(){this[g]=true
return this}}e.exports.MockInterceptor=MockInterceptor
e.exports.MockScope=MockScope},45157:(e,t,A)=>{"use strict"
const{promisify:r}=A(57975)
const s=A(43959)
const{buildMockDispatch:o}=A(22042)
const{kDispatches:n,kMockAgent:i,kClose:a,kOriginalClose:c,kOrigin:g,kOriginalDispatch:l,kConnected:E}=A(45154)
const{MockInterceptor:u}=A(84452)
const h=A(46130)
const{InvalidArgumentError:Q}=A(92344)
class MockPool extends s{constructor(e,t){super(e,t)
if(!t||!t.agent||typeof t.agent.dispatch!=="function"){throw new Q("Argument opts.agent must implement Agent")}this[i]=t.agent
this[g]=e
this[n]=[]
this[E]=1
this[l]=this.dispatch
this[c]=this.close.bind(this)
this.dispatch=o.call(this)
this.close=this[a]}get[h.kConnected](){return this[E]}intercept(e){return new u(e,this[n])}async[a](){await r(this[c])()
this[E]=0
this[i][h.kClients].delete(this[g])}}e.exports=MockPool},45154:e=>{"use strict"
e.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},22042:(e,t,A)=>{"use strict"
const{MockNotMatchedError:r}=A(18024)
const{kDispatches:s,kMockAgent:o,kOriginalDispatch:n,kOrigin:i,kGetNetConnect:a}=A(45154)
const{buildURL:c}=A(27375)
const{STATUS_CODES:g}=A(37067)
const{types:{isPromise:l}}=A(57975)
function matchValue(e,t){if(typeof e==="string"){return e===t}if(e instanceof RegExp){return e.test(t)}if(typeof e==="function"){return e(t)===true}return false}function lowerCaseEntries(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e.toLocaleLowerCase(),t]))}function getHeaderByName(e,t){if(Array.isArray(e)){for(let A=0;A<e.length;A+=2){if(e[A].toLocaleLowerCase()===t.toLocaleLowerCase()){return e[A+1]}}return undefined}else if(typeof e.get==="function"){return e.get(t)}else{return lowerCaseEntries(e)[t.toLocaleLowerCase()]}}function buildHeadersFromArray(e){const t=e.slice()
const A=[]
for(let e=0;e<t.length;e+=2){A.push([t[e],t[e+1]])}return Object.fromEntries(A)}function matchHeaders(e,t){if(typeof e.headers==="function"){if(Array.isArray(t)){t=buildHeadersFromArray(t)}return e.headers(t?lowerCaseEntries(t):{})}if(typeof e.headers==="undefined"){return true}if(typeof t!=="object"||typeof e.headers!=="object"){return false}for(const[A,r]of Object.entries(e.headers)){const e=getHeaderByName(t,A)
if(!matchValue(r,e)){return false}}return true}function safeUrl(e){if(typeof e!=="string"){return e}const t=e.split("?")
if(t.length!==2){return e}const A=new URLSearchParams(t.pop())
A.sort()
return[...t,A.toString()].join("?")}function matchKey(e,{path:t,method:A,body:r,headers:s}){const o=matchValue(e.path,t)
const n=matchValue(e.method,A)
const i=typeof e.body!=="undefined"?matchValue(e.body,r):true
const a=matchHeaders(e,s)
return o&&n&&i&&a}function getResponseData(e){if(Buffer.isBuffer(e)){return e}else if(e instanceof Uint8Array){return e}else if(e instanceof ArrayBuffer){return e}else if(typeof e==="object"){return JSON.stringify(e)}else{return e.toString()}}function getMockDispatch(e,t){const A=t.query?c(t.path,t.query):t.path
const s=typeof A==="string"?safeUrl(A):A
let o=e.filter(({consumed:e})=>!e).filter(({path:e})=>matchValue(safeUrl(e),s))
if(o.length===0){throw new r(`Mock dispatch not matched for path '${s}'`)}o=o.filter(({method:e})=>matchValue(e,t.method))
if(o.length===0){throw new r(`Mock dispatch not matched for method '${t.method}' on path '${s}'`)}o=o.filter(({body:e})=>typeof e!=="undefined"?matchValue(e,t.body):true)
if(o.length===0){throw new r(`Mock dispatch not matched for body '${t.body}' on path '${s}'`)}o=o.filter(e=>matchHeaders(e,t.headers))
if(o.length===0){const e=typeof t.headers==="object"?JSON.stringify(t.headers):t.headers
throw new r(`Mock dispatch not matched for headers '${e}' on path '${s}'`)}return o[0]}function addMockDispatch(e,t,A){const r={timesInvoked:0,times:1,persist:false,consumed:false}
const s=typeof A==="function"?{callback:A}:{...A}
const o={...r,...t,pending:true,data:{error:null,...s}}
e.push(o)
return o}function deleteMockDispatch(e,t){const A=e.findIndex(e=>{if(!e.consumed){return false}return matchKey(e,t)})
if(A!==-1){e.splice(A,1)}}function buildKey(e){const{path:t,method:A,body:r,headers:s,query:o}=e
return{path:t,method:A,body:r,headers:s,query:o}}function generateKeyValues(e){const t=Object.keys(e)
const A=[]
for(let r=0;r<t.length;++r){const s=t[r]
const o=e[s]
const n=Buffer.from(`${s}`)
if(Array.isArray(o)){for(let e=0;e<o.length;++e){A.push(n,Buffer.from(`${o[e]}`))}}else{A.push(n,Buffer.from(`${o}`))}}return A}function getStatusText(e){return g[e]||"unknown"}async function getResponse(e){const t=[]
for await(const A of e){t.push(A)}return Buffer.concat(t).toString("utf8")}function mockDispatch(e,t){const A=buildKey(e)
const r=getMockDispatch(this[s],A)
r.timesInvoked++
if(r.data.callback){r.data={...r.data,...r.data.callback(e)}}const{data:{statusCode:o,data:n,headers:i,trailers:a,error:c},delay:g,persist:E}=r
const{timesInvoked:u,times:h}=r
r.consumed=!E&&u>=h
r.pending=u<h
if(c!==null){deleteMockDispatch(this[s],A)
t.onError(c)
return true}if(typeof g==="number"&&g>0){setTimeout(()=>{handleReply(this[s])},g)}else{handleReply(this[s])}function handleReply(r,s=n){const c=Array.isArray(e.headers)?buildHeadersFromArray(e.headers):e.headers
const g=typeof s==="function"?s({...e,headers:c}):s
if(l(g)){g.then(e=>handleReply(r,e))
return}const E=getResponseData(g)
const u=generateKeyValues(i)
const h=generateKeyValues(a)
t.onConnect?.(e=>t.onError(e),null)
t.onHeaders?.(o,u,resume,getStatusText(o))
t.onData?.(Buffer.from(E))
t.onComplete?.(h)
deleteMockDispatch(r,A)}function resume(){}return true}function buildMockDispatch(){const e=this[o]
const t=this[i]
const A=this[n]
return function dispatch(s,o){if(e.isMockActive){try{mockDispatch.call(this,s,o)}catch(n){if(n instanceof r){const i=e[a]()
if(i===false){throw new r(`${n.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`)}if(checkNetConnect(i,t)){A.call(this,s,o)}else{throw new r(`${n.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`)}}else{throw n}}}else{A.call(this,s,o)}}}function checkNetConnect(e,t){const A=new URL(t)
if(e===true){return true}else if(Array.isArray(e)&&e.some(e=>matchValue(e,A.host))){return true}return false}function buildMockOptions(e){if(e){const{agent:t,...A}=e
return A}}e.exports={getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildMockOptions,getHeaderByName,buildHeadersFromArray}},26573:(e,t,A)=>{"use strict"
const{Transform:r}=A(57075)
const{Console:s}=A(37540)
const o=process.versions.icu?"\u2705":"Y "
const n=process.versions.icu?"\u274c":"N "
e.exports=class PendingInterceptorsFormatter{constructor({disableColors:e}={}){this.transform=new r({transform(e,t,A){A(null,e)}})
this.logger=new s({stdout:this.transform,inspectOptions:{colors:!e&&!process.env.CI}})}format(e){const t=e.map(({method:e,path:t,data:{statusCode:A},persist:r,times:s,timesInvoked:i,origin:a})=>({Method:e,Origin:a,Path:t,"Status code":A,Persistent:r?o:n,Invocations:i,Remaining:r?Infinity:s-i}))
this.logger.table(t)
return this.transform.read().toString()}}},14638:e=>{"use strict"
const t={pronoun:"it",is:"is",was:"was",this:"this"}
const A={pronoun:"they",is:"are",was:"were",this:"these"}
e.exports=class Pluralizer{constructor(e,t){this.singular=e
this.plural=t}pluralize(e){const r=e===1
const s=r?t:A
const o=r?this.singular:this.plural
return{...s,count:e,noun:o}}}},37256:e=>{"use strict"
let t=0
const A=1e3
const r=(A>>1)-1
let s
const o=Symbol("kFastTimer")
const n=[]
const i=-2
const a=-1
const c=0
const g=1
function onTick(){t+=r
let e=0
let A=n.length
while(e<A){const s=n[e]
if(s._state===c){s._idleStart=t-r
s._state=g}else if(s._state===g&&t>=s._idleStart+s._idleTimeout){s._state=a
s._idleStart=-1
s._onTimeout(s._timerArg)}if(s._state===a){s._state=i
if(--A!==0){n[e]=n[A]}}else{++e}}n.length=A
if(n.length!==0){refreshTimeout()}}function refreshTimeout(){if(s){s.refresh()}else{clearTimeout(s)
s=setTimeout(onTick,r)
if(s.unref){s.unref()}}}class FastTimer{[o]=true
_state=i
_idleTimeout=-1
_idleStart=-1
_onTimeout
_timerArg
constructor(e,t,A){this._onTimeout=e
this._idleTimeout=t
this._timerArg=A
this.refresh()}refresh(){if(this._state===i){n.push(this)}if(!s||n.length===1){refreshTimeout()}this._state=c}clear(){this._state=a
this._idleStart=-1}}e.exports={setTimeout(e,t,r){return t<=A?setTimeout(e,t,r):new FastTimer(e,t,r)},clearTimeout(e){if(e[o]){e.clear()}else{clearTimeout(e)}},setFastTimeout(e,t,A){return new FastTimer(e,t,A)},clearFastTimeout(e){e.clear()},now(){return t},tick(e=0){t+=e-A+1
onTick()
onTick()},reset(){t=0
n.length=0
clearTimeout(s)
s=null},kFastTimer:o}},62185:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(33202)
const{urlEquals:s,getFieldValues:o}=A(54159)
const{kEnumerableProperty:n,isDisturbed:i}=A(27375)
const{webidl:a}=A(30220)
const{Response:c,cloneResponse:g,fromInnerResponse:l}=A(56678)
const{Request:E,fromInnerRequest:u}=A(27412)
const{kState:h}=A(91944)
const{fetching:Q}=A(18033)
const{urlIsHttpHttpsScheme:B,createDeferredPromise:d,readAllBytes:I}=A(77241)
const p=A(34589)
class Cache{#S
constructor(){if(arguments[0]!==r){a.illegalConstructor()}a.util.markAsUncloneable(this)
this.#S=arguments[1]}async match(e,t={}){a.brandCheck(this,Cache)
const A="Cache.match"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
const r=this.#U(e,t,1)
if(r.length===0){return}return r[0]}async matchAll(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.matchAll"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
return this.#U(e,t)}async add(e){a.brandCheck(this,Cache)
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
if(typeof A==="string"){continue}const e=A[h]
if(!B(e.url)||e.method!=="GET"){throw a.errors.exception({header:t,message:"Expected http/s scheme when method is not GET."})}}const s=[]
for(const n of e){const e=new E(n)[h]
if(!B(e.url)){throw a.errors.exception({header:t,message:"Expected http/s scheme."})}e.initiator="fetch"
e.destination="subresource"
r.push(e)
const i=d()
s.push(Q({request:e,processResponse(e){if(e.type==="error"||e.status===206||e.status<200||e.status>299){i.reject(a.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}))}else if(e.headersList.contains("vary")){const t=o(e.headersList.get("vary"))
for(const e of t){if(e==="*"){i.reject(a.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}))
for(const e of s){e.abort()}return}}}},processResponseEndOfBody(e){if(e.aborted){i.reject(new DOMException("aborted","AbortError"))
return}i.resolve(e)}}))
A.push(i.promise)}const n=Promise.all(A)
const i=await n
const c=[]
let g=0
for(const e of i){const t={type:"put",request:r[g],response:e}
c.push(t)
g++}const l=d()
let u=null
try{this.#N(c)}catch(e){u=e}queueMicrotask(()=>{if(u===null){l.resolve(undefined)}else{l.reject(u)}})
return l.promise}async put(e,t){a.brandCheck(this,Cache)
const A="Cache.put"
a.argumentLengthCheck(arguments,2,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.Response(t,A,"response")
let r=null
if(e instanceof E){r=e[h]}else{r=new E(e)[h]}if(!B(r.url)||r.method!=="GET"){throw a.errors.exception({header:A,message:"Expected an http/s scheme when method is not GET"})}const s=t[h]
if(s.status===206){throw a.errors.exception({header:A,message:"Got 206 status"})}if(s.headersList.contains("vary")){const e=o(s.headersList.get("vary"))
for(const t of e){if(t==="*"){throw a.errors.exception({header:A,message:"Got * vary field value"})}}}if(s.body&&(i(s.body.stream)||s.body.stream.locked)){throw a.errors.exception({header:A,message:"Response body is locked or disturbed"})}const n=g(s)
const c=d()
if(s.body!=null){const e=s.body.stream
const t=e.getReader()
I(t).then(c.resolve,c.reject)}else{c.resolve(undefined)}const l=[]
const u={type:"put",request:r,response:n}
l.push(u)
const Q=await c.promise
if(n.body!=null){n.body.source=Q}const p=d()
let f=null
try{this.#N(l)}catch(e){f=e}queueMicrotask(()=>{if(f===null){p.resolve()}else{p.reject(f)}})
return p.promise}async delete(e,t={}){a.brandCheck(this,Cache)
const A="Cache.delete"
a.argumentLengthCheck(arguments,1,A)
e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let r=null
if(e instanceof E){r=e[h]
if(r.method!=="GET"&&!t.ignoreMethod){return false}}else{p(typeof e==="string")
r=new E(e)[h]}const s=[]
const o={type:"delete",request:r,options:t}
s.push(o)
const n=d()
let i=null
let c
try{c=this.#N(s)}catch(e){i=e}queueMicrotask(()=>{if(i===null){n.resolve(!!c?.length)}else{n.reject(i)}})
return n.promise}async keys(e=undefined,t={}){a.brandCheck(this,Cache)
const A="Cache.keys"
if(e!==undefined)e=a.converters.RequestInfo(e,A,"request")
t=a.converters.CacheQueryOptions(t,A,"options")
let r=null
if(e!==undefined){if(e instanceof E){r=e[h]
if(r.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){r=new E(e)[h]}}const s=d()
const o=[]
if(e===undefined){for(const e of this.#S){o.push(e[0])}}else{const e=this.#M(r,t)
for(const t of e){o.push(t[0])}}queueMicrotask(()=>{const e=[]
for(const t of o){const A=u(t,(new AbortController).signal,"immutable")
e.push(A)}s.resolve(Object.freeze(e))})
return s.promise}#N(e){const t=this.#S
const A=[...t]
const r=[]
const s=[]
try{for(const A of e){if(A.type!=="delete"&&A.type!=="put"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})}if(A.type==="delete"&&A.response!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})}if(this.#M(A.request,A.options,r).length){throw new DOMException("???","InvalidStateError")}let e
if(A.type==="delete"){e=this.#M(A.request,A.options)
if(e.length===0){return[]}for(const A of e){const e=t.indexOf(A)
p(e!==-1)
t.splice(e,1)}}else if(A.type==="put"){if(A.response==null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})}const s=A.request
if(!B(s.url)){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})}if(s.method!=="GET"){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})}if(A.options!=null){throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})}e=this.#M(A.request)
for(const A of e){const e=t.indexOf(A)
p(e!==-1)
t.splice(e,1)}t.push([A.request,A.response])
r.push([A.request,A.response])}s.push([A.request,A.response])}return s}catch(e){this.#S.length=0
this.#S=A
throw e}}#M(e,t,A){const r=[]
const s=A??this.#S
for(const A of s){const[s,o]=A
if(this.#G(e,s,o,t)){r.push(A)}}return r}#G(e,t,A=null,r){const n=new URL(e.url)
const i=new URL(t.url)
if(r?.ignoreSearch){i.search=""
n.search=""}if(!s(n,i,true)){return false}if(A==null||r?.ignoreVary||!A.headersList.contains("vary")){return true}const a=o(A.headersList.get("vary"))
for(const A of a){if(A==="*"){return false}const r=t.headersList.get(A)
const s=e.headersList.get(A)
if(r!==s){return false}}return true}#U(e,t,A=Infinity){let r=null
if(e!==undefined){if(e instanceof E){r=e[h]
if(r.method!=="GET"&&!t.ignoreMethod){return[]}}else if(typeof e==="string"){r=new E(e)[h]}}const s=[]
if(e===undefined){for(const e of this.#S){s.push(e[1])}}else{const e=this.#M(r,t)
for(const t of e){s.push(t[1])}}const o=[]
for(const e of s){const t=l(e,"immutable")
o.push(t.clone())
if(o.length>=A){break}}return Object.freeze(o)}}Object.defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:n,matchAll:n,add:n,addAll:n,put:n,delete:n,keys:n})
const f=[{key:"ignoreSearch",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:a.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:a.converters.boolean,defaultValue:()=>false}]
a.converters.CacheQueryOptions=a.dictionaryConverter(f)
a.converters.MultiCacheQueryOptions=a.dictionaryConverter([...f,{key:"cacheName",converter:a.converters.DOMString}])
a.converters.Response=a.interfaceConverter(c)
a.converters["sequence<RequestInfo>"]=a.sequenceConverter(a.converters.RequestInfo)
e.exports={Cache}},93832:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(33202)
const{Cache:s}=A(62185)
const{webidl:o}=A(30220)
const{kEnumerableProperty:n}=A(27375)
class CacheStorage{#L=new Map
constructor(){if(arguments[0]!==r){o.illegalConstructor()}o.util.markAsUncloneable(this)}async match(e,t={}){o.brandCheck(this,CacheStorage)
o.argumentLengthCheck(arguments,1,"CacheStorage.match")
e=o.converters.RequestInfo(e)
t=o.converters.MultiCacheQueryOptions(t)
if(t.cacheName!=null){if(this.#L.has(t.cacheName)){const A=this.#L.get(t.cacheName)
const o=new s(r,A)
return await o.match(e,t)}}else{for(const A of this.#L.values()){const o=new s(r,A)
const n=await o.match(e,t)
if(n!==undefined){return n}}}}async has(e){o.brandCheck(this,CacheStorage)
const t="CacheStorage.has"
o.argumentLengthCheck(arguments,1,t)
e=o.converters.DOMString(e,t,"cacheName")
return this.#L.has(e)}async open(e){o.brandCheck(this,CacheStorage)
const t="CacheStorage.open"
o.argumentLengthCheck(arguments,1,t)
e=o.converters.DOMString(e,t,"cacheName")
if(this.#L.has(e)){const t=this.#L.get(e)
return new s(r,t)}const A=[]
this.#L.set(e,A)
return new s(r,A)}async delete(e){o.brandCheck(this,CacheStorage)
const t="CacheStorage.delete"
o.argumentLengthCheck(arguments,1,t)
e=o.converters.DOMString(e,t,"cacheName")
return this.#L.delete(e)}async keys(){o.brandCheck(this,CacheStorage)
const e=this.#L.keys()
return[...e]}}Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:n,has:n,open:n,delete:n,keys:n})
e.exports={CacheStorage}},33202:(e,t,A)=>{"use strict"
e.exports={kConstruct:A(46130).kConstruct}},54159:(e,t,A)=>{"use strict"
const r=A(34589)
const{URLSerializer:s}=A(82121)
const{isValidHeaderName:o}=A(77241)
function urlEquals(e,t,A=false){const r=s(e,A)
const o=s(t,A)
return r===o}function getFieldValues(e){r(e!==null)
const t=[]
for(let A of e.split(",")){A=A.trim()
if(o(A)){t.push(A)}}return t}e.exports={urlEquals,getFieldValues}},63819:e=>{"use strict"
const t=1024
const A=4096
e.exports={maxAttributeValueSize:t,maxNameValuePairSize:A}},2778:(e,t,A)=>{"use strict"
const{parseSetCookie:r}=A(68745)
const{stringify:s}=A(39556)
const{webidl:o}=A(30220)
const{Headers:n}=A(31271)
function getCookies(e){o.argumentLengthCheck(arguments,1,"getCookies")
o.brandCheck(e,n,{strict:false})
const t=e.get("cookie")
const A={}
if(!t){return A}for(const e of t.split(";")){const[t,...r]=e.split("=")
A[t.trim()]=r.join("=")}return A}function deleteCookie(e,t,A){o.brandCheck(e,n,{strict:false})
const r="deleteCookie"
o.argumentLengthCheck(arguments,2,r)
t=o.converters.DOMString(t,r,"name")
A=o.converters.DeleteCookieAttributes(A)
setCookie(e,{name:t,value:"",expires:new Date(0),...A})}function getSetCookies(e){o.argumentLengthCheck(arguments,1,"getSetCookies")
o.brandCheck(e,n,{strict:false})
const t=e.getSetCookie()
if(!t){return[]}return t.map(e=>r(e))}function setCookie(e,t){o.argumentLengthCheck(arguments,2,"setCookie")
o.brandCheck(e,n,{strict:false})
t=o.converters.Cookie(t)
const A=s(t)
if(A){e.append("Set-Cookie",A)}}o.converters.DeleteCookieAttributes=o.dictionaryConverter([{converter:o.nullableConverter(o.converters.DOMString),key:"path",defaultValue:()=>null},{converter:o.nullableConverter(o.converters.DOMString),key:"domain",defaultValue:()=>null}])
o.converters.Cookie=o.dictionaryConverter([{converter:o.converters.DOMString,key:"name"},{converter:o.converters.DOMString,key:"value"},{converter:o.nullableConverter(e=>{if(typeof e==="number"){return o.converters["unsigned long long"](e)}return new Date(e)}),key:"expires",defaultValue:()=>null},{converter:o.nullableConverter(o.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:o.nullableConverter(o.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:o.nullableConverter(o.converters.DOMString),key:"path",defaultValue:()=>null},{converter:o.nullableConverter(o.converters.boolean),key:"secure",defaultValue:()=>null},{converter:o.nullableConverter(o.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:o.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:o.sequenceConverter(o.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(0)}])
e.exports={getCookies,deleteCookie,getSetCookies,setCookie}},68745:(e,t,A)=>{"use strict"
const{maxNameValuePairSize:r,maxAttributeValueSize:s}=A(63819)
const{isCTLExcludingHtab:o}=A(39556)
const{collectASequenceOfCodePointsFast:n}=A(82121)
const i=A(34589)
function parseSetCookie(e){if(o(e)){return null}let t=""
let A=""
let s=""
let i=""
if(e.includes(";")){const r={position:0}
t=n(";",e,r)
A=e.slice(r.position)}else{t=e}if(!t.includes("=")){i=t}else{const e={position:0}
s=n("=",t,e)
i=t.slice(e.position+1)}s=s.trim()
i=i.trim()
if(s.length+i.length>r){return null}return{name:s,value:i,...parseUnparsedAttributes(A)}}function parseUnparsedAttributes(e,t={}){if(e.length===0){return t}i(e[0]===";")
e=e.slice(1)
let A=""
if(e.includes(";")){A=n(";",e,{position:0})
e=e.slice(A.length)}else{A=e
e=""}let r=""
let o=""
if(A.includes("=")){const e={position:0}
r=n("=",A,e)
o=A.slice(e.position+1)}else{r=A}r=r.trim()
o=o.trim()
if(o.length>s){return parseUnparsedAttributes(e,t)}const a=r.toLowerCase()
if(a==="expires"){const e=new Date(o)
t.expires=e}else if(a==="max-age"){const A=o.charCodeAt(0)
if((A<48||A>57)&&o[0]!=="-"){return parseUnparsedAttributes(e,t)}if(!/^\d+$/.test(o)){return parseUnparsedAttributes(e,t)}const r=Number(o)
t.maxAge=r}else if(a==="domain"){let e=o
if(e[0]==="."){e=e.slice(1)}e=e.toLowerCase()
t.domain=e}else if(a==="path"){let e=""
if(o.length===0||o[0]!=="/"){e="/"}else{e=o}t.path=e}else if(a==="secure"){t.secure=true}else if(a==="httponly"){t.httpOnly=true}else if(a==="samesite"){const e=o.toLowerCase()
if(e==="none"){t.sameSite="None"}else if(e==="strict"){t.sameSite="Strict"}else if(e==="lax"){t.sameSite="Lax"}}else{t.unparsed??=[]
t.unparsed.push(`${r}=${o}`)}return parseUnparsedAttributes(e,t)}e.exports={parseSetCookie,parseUnparsedAttributes}},39556:e=>{"use strict"
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
const o=r.join("=")
validateCookieName(s)
validateCookieValue(o)
t.push(`${s}=${o}`)}return t.join("; ")}e.exports={isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}},77974:(e,t,A)=>{"use strict"
const r=A(4573)
const{Transform:s}=A(57075)
const{isASCIINumber:o,isValidLastEventId:n}=A(98794)
const i=[239,187,191]
const a=10
const c=13
const g=58
const l=32
const E=r.kStringMaxLength
const u=Buffer.from("data")
const h=Buffer.from("event")
const Q=Buffer.from("id")
const B=Buffer.from("retry")
const d=1024
const I=131072
const p=128
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
this.maxEventSize=e.maxEventSize??E
const t=this.maxEventSize>0?Math.min(I,Math.max(d,Math.floor(this.maxEventSize/p))):0
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
super._destroy(e,t)}parseLine(e,t){if(e.length===0){return}const A=e.indexOf(g)
if(A===0){return}let r=e.length
let s=e.length
if(A!==-1){r=A
s=A+1
if(e[s]===l){++s}}if(isFieldName(e,r,u)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines){throw createMaxEventSizeExceededError()}const A=e.length-s
const r=this.eventFieldSizes.data+(t.data===undefined?0:1)+A
this.setEventFieldSize("data",r)
const o=e.toString("utf8",s)
if(t.data===undefined){t.data=o}else{t.data+=`\n${o}`}this.dataLineCount++
return}if(isFieldName(e,r,B)){if(isASCIINumberBytes(e,s)){this.setEventFieldSize("retry",e.length-s)
t.retry=e.toString("utf8",s)}return}if(isFieldName(e,r,Q)){if(isValidLastEventIdBytes(e,s)){this.setEventFieldSize("id",e.length-s)
t.id=e.toString("utf8",s)}return}if(isFieldName(e,r,h)){if(s<e.length){this.setEventFieldSize("event",e.length-s)
t.event=e.toString("utf8",s)}}}setEventFieldSize(e,t){const A=this.eventSize-this.eventFieldSizes[e]+t
if(this.maxEventSize>0&&A>this.maxEventSize){throw createMaxEventSizeExceededError()}this.eventSize=A
this.eventFieldSizes[e]=t}processEvent(e){if(e.retry&&o(e.retry)){this.state.reconnectionTime=parseInt(e.retry,10)}if(e.id&&n(e.id)){this.state.lastEventId=e.id}if(e.data!==undefined){this.push({type:e.event||"message",options:{data:e.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}}clearEvent(){this.event.data=undefined
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
const o=A===this.chunkIndex?this.pos:r.length
const n=r.subarray(s,o)
t+=n.length
e.push(n)}return Buffer.concat(e,t)}peekBufferedByte(e){let t=this.lineChunkIndex
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
return!this.hasCurrentByte()}}e.exports={EventSourceStream}},95413:(e,t,A)=>{"use strict"
const{pipeline:r}=A(57075)
const{fetching:s}=A(18033)
const{makeRequest:o}=A(27412)
const{webidl:n}=A(30220)
const{EventSourceStream:i}=A(77974)
const{parseMIMEType:a}=A(82121)
const{createFastMessageEvent:c}=A(39617)
const{isNetworkError:g}=A(56678)
const{delay:l}=A(98794)
const{kEnumerableProperty:E}=A(27375)
const{environmentSettingsObject:u}=A(77241)
const{getGlobalDispatcher:h}=A(31088)
let Q=false
const B=3e3
const d=0
const I=1
const p=2
const f="anonymous"
const m="use-credentials"
class EventSource extends EventTarget{#v={open:null,error:null,message:null}
#H=null
#Y=false
#J=d
#O=null
#P=null
#A
#m
constructor(e,t={}){super()
n.util.markAsUncloneable(this)
const A="EventSource constructor"
n.argumentLengthCheck(arguments,1,A)
if(!Q){Q=true
process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}e=n.converters.USVString(e,A,"url")
t=n.converters.EventSourceInitDict(t,A,"eventSourceInitDict")
this.#A=t.dispatcher
this.#m={lastEventId:"",reconnectionTime:B}
const r=u
let s
try{s=new URL(e,r.settingsObject.baseUrl)
this.#m.origin=s.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#H=s.href
let i=f
if(t.withCredentials){i=m
this.#Y=true}const a={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"omit",referrer:"no-referrer"}
a.client=u.settingsObject
a.headersList=[["accept",{name:"accept",value:"text/event-stream"}]]
a.cache="no-store"
a.initiator="other"
a.urlList=[new URL(this.#H)]
this.#O=o(a)
this.#V()}get readyState(){return this.#J}get url(){return this.#H}get withCredentials(){return this.#Y}#V(){if(this.#J===p)return
this.#J=d
const e={request:this.#O,dispatcher:this.#A}
const processEventSourceEndOfBody=e=>{if(g(e)){this.dispatchEvent(new Event("error"))
this.close()}this.#x()}
e.processResponseEndOfBody=processEventSourceEndOfBody
e.processResponse=e=>{if(g(e)){if(e.aborted){this.close()
this.dispatchEvent(new Event("error"))
return}else{this.#x()
return}}const t=e.headersList.get("content-type",true)
const A=t!==null?a(t):"failure"
const s=A!=="failure"&&A.essence==="text/event-stream"
if(e.status!==200||s===false){this.close()
this.dispatchEvent(new Event("error"))
return}this.#J=I
this.dispatchEvent(new Event("open"))
this.#m.origin=e.urlList[e.urlList.length-1].origin
const o=new i({eventSourceSettings:this.#m,maxEventSize:this.#A.eventSourceOptions?.maxEventSize,push:e=>{this.dispatchEvent(c(e.type,e.options))}})
r(e.body.stream,o,e=>{if(e?.aborted===false){this.close()
this.dispatchEvent(new Event("error"))}})}
this.#P=s(e)}async#x(){if(this.#J===p)return
this.#J=d
this.dispatchEvent(new Event("error"))
await l(this.#m.reconnectionTime)
if(this.#J!==d)return
if(this.#m.lastEventId.length){this.#O.headersList.set("last-event-id",this.#m.lastEventId,true)}this.#V()}close(){n.brandCheck(this,EventSource)
if(this.#J===p)return
this.#J=p
this.#P.abort()
this.#O=null}get onopen(){return this.#v.open}set onopen(e){if(this.#v.open){this.removeEventListener("open",this.#v.open)}if(typeof e==="function"){this.#v.open=e
this.addEventListener("open",e)}else{this.#v.open=null}}get onmessage(){return this.#v.message}set onmessage(e){if(this.#v.message){this.removeEventListener("message",this.#v.message)}if(typeof e==="function"){this.#v.message=e
this.addEventListener("message",e)}else{this.#v.message=null}}get onerror(){return this.#v.error}set onerror(e){if(this.#v.error){this.removeEventListener("error",this.#v.error)}if(typeof e==="function"){this.#v.error=e
this.addEventListener("error",e)}else{this.#v.error=null}}}const w={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:d,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:I,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:p,writable:false}}
Object.defineProperties(EventSource,w)
Object.defineProperties(EventSource.prototype,w)
Object.defineProperties(EventSource.prototype,{close:E,onerror:E,onmessage:E,onopen:E,readyState:E,url:E,withCredentials:E})
n.converters.EventSourceInitDict=n.dictionaryConverter([{key:"withCredentials",converter:n.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:n.converters.any,defaultValue:()=>h()}])
e.exports={EventSource,defaultReconnectionTime:B}},98794:e=>{"use strict"
function isValidLastEventId(e){return e.indexOf("\0")===-1}function isASCIINumber(e){if(e.length===0)return false
for(let t=0;t<e.length;t++){if(e.charCodeAt(t)<48||e.charCodeAt(t)>57)return false}return true}function delay(e){return new Promise(t=>{setTimeout(t,e).unref()})}e.exports={isValidLastEventId,isASCIINumber,delay}},40897:(e,t,A)=>{"use strict"
const r=A(27375)
const{ReadableStreamFrom:s,isBlobLike:o,isReadableStreamLike:n,readableStreamClose:i,createDeferredPromise:a,fullyReadBody:c,extractMimeType:g,utf8DecodeBytes:l}=A(77241)
const{FormData:E}=A(66443)
const{kState:u}=A(91944)
const{webidl:h}=A(30220)
const{Blob:Q}=A(4573)
const B=A(34589)
const{isErrored:d,isDisturbed:I}=A(57075)
const{isArrayBuffer:p}=A(73429)
const{serializeAMimeType:f}=A(82121)
const{multipartFormDataParser:m}=A(5779)
let w
try{const e=A(77598)
w=t=>e.randomInt(0,t)}catch{w=e=>Math.floor(Math.random(e))}const y=new TextEncoder
function noop(){}const k=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0
let b
if(k){b=new FinalizationRegistry(e=>{const t=e.deref()
if(t&&!t.locked&&!I(t)&&!d(t)){t.cancel("Response object has been garbage collected").catch(noop)}})}function extractBody(e,t=false){let A=null
if(e instanceof ReadableStream){A=e}else if(o(e)){A=e.stream()}else{A=new ReadableStream({async pull(e){const t=typeof c==="string"?y.encode(c):c
if(t.byteLength){e.enqueue(t)}queueMicrotask(()=>i(e))},start(){},type:"bytes"})}B(n(A))
let a=null
let c=null
let g=null
let l=null
if(typeof e==="string"){c=e
l="text/plain;charset=UTF-8"}else if(e instanceof URLSearchParams){c=e.toString()
l="application/x-www-form-urlencoded;charset=UTF-8"}else if(p(e)){c=new Uint8Array(e.slice())}else if(ArrayBuffer.isView(e)){c=new Uint8Array(e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength))}else if(r.isFormDataLike(e)){const t=`----formdata-undici-0${`${w(1e11)}`.padStart(11,"0")}`
const A=`--${t}\r\nContent-Disposition: form-data`
/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const escape=e=>e.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22")
const normalizeLinefeeds=e=>e.replace(/\r?\n|\r/g,"\r\n")
const r=[]
const s=new Uint8Array([13,10])
g=0
let o=false
for(const[t,n]of e){if(typeof n==="string"){const e=y.encode(A+`; name="${escape(normalizeLinefeeds(t))}"`+`\r\n\r\n${normalizeLinefeeds(n)}\r\n`)
r.push(e)
g+=e.byteLength}else{const e=y.encode(`${A}; name="${escape(normalizeLinefeeds(t))}"`+(n.name?`; filename="${escape(n.name)}"`:"")+"\r\n"+`Content-Type: ${n.type||"application/octet-stream"}\r\n\r\n`)
r.push(e,n,s)
if(typeof n.size==="number"){g+=e.byteLength+n.size+s.byteLength}else{o=true}}}const n=y.encode(`--${t}--\r\n`)
r.push(n)
g+=n.byteLength
if(o){g=null}c=e
a=async function*(){for(const e of r){if(e.stream){yield*e.stream()}else{yield e}}}
l=`multipart/form-data; boundary=${t}`}else if(o(e)){c=e
g=e.size
if(e.type){l=e.type}}else if(typeof e[Symbol.asyncIterator]==="function"){if(t){throw new TypeError("keepalive")}if(r.isDisturbed(e)||e.locked){throw new TypeError("Response body object should not be disturbed or locked")}A=e instanceof ReadableStream?e:s(e)}if(typeof c==="string"||r.isBuffer(c)){g=Buffer.byteLength(c)}if(a!=null){let t
A=new ReadableStream({async start(){t=a(e)[Symbol.asyncIterator]()},async pull(e){const{value:r,done:s}=await t.next()
if(s){queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})}else{if(!d(A)){const t=new Uint8Array(r)
if(t.byteLength){e.enqueue(t)}}}return e.desiredSize>0},async cancel(e){await t.return()},type:"bytes"})}const E={stream:A,source:c,length:g}
return[E,l]}function safelyExtractBody(e,t=false){if(e instanceof ReadableStream){B(!r.isDisturbed(e),"The body has already been consumed.")
B(!e.locked,"The stream is locked.")}return extractBody(e,t)}function cloneBody(e,t){const[A,r]=t.stream.tee()
t.stream=A
return{stream:r,length:t.length,source:t.source}}function throwIfAborted(e){if(e.aborted){throw new DOMException("The operation was aborted.","AbortError")}}function bodyMixinMethods(e){const t={blob(){return consumeBody(this,e=>{let t=bodyMimeType(this)
if(t===null){t=""}else if(t){t=f(t)}return new Q([e],{type:t})},e)},arrayBuffer(){return consumeBody(this,e=>new Uint8Array(e).buffer,e)},text(){return consumeBody(this,l,e)},json(){return consumeBody(this,parseJSONFromBytes,e)},formData(){return consumeBody(this,e=>{const t=bodyMimeType(this)
if(t!==null){switch(t.essence){case"multipart/form-data":{const A=m(e,t)
if(A==="failure"){throw new TypeError("Failed to parse body as FormData.")}const r=new E
r[u]=A
return r}case"application/x-www-form-urlencoded":{const t=new URLSearchParams(e.toString())
const A=new E
for(const[e,r]of t){A.append(e,r)}return A}}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e)},bytes(){return consumeBody(this,e=>new Uint8Array(e),e)}}
return t}function mixinBody(e){Object.assign(e.prototype,bodyMixinMethods(e))}async function consumeBody(e,t,A){h.brandCheck(e,A)
if(bodyUnusable(e)){throw new TypeError("Body is unusable: Body has already been read")}throwIfAborted(e[u])
const r=a()
const errorSteps=e=>r.reject(e)
const successSteps=e=>{try{r.resolve(t(e))}catch(e){errorSteps(e)}}
if(e[u].body==null){successSteps(Buffer.allocUnsafe(0))
return r.promise}await c(e[u].body,successSteps,errorSteps)
return r.promise}function bodyUnusable(e){const t=e[u].body
return t!=null&&(t.stream.locked||r.isDisturbed(t.stream))}function parseJSONFromBytes(e){return JSON.parse(l(e))}function bodyMimeType(e){const t=e[u].headersList
const A=g(t)
if(A==="failure"){return null}return A}e.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry:b,hasFinalizationRegistry:k,bodyUnusable}},5336:e=>{"use strict"
const t=["GET","HEAD","POST"]
const A=new Set(t)
const r=[101,204,205,304]
const s=[301,302,303,307,308]
const o=new Set(s)
const n=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"]
const i=new Set(n)
const a=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"]
const c=new Set(a)
const g=["follow","manual","error"]
const l=["GET","HEAD","OPTIONS","TRACE"]
const E=new Set(l)
const u=["navigate","same-origin","no-cors","cors"]
const h=["omit","same-origin","include"]
const Q=["default","no-store","reload","no-cache","force-cache","only-if-cached"]
const B=["content-encoding","content-language","content-location","content-type","content-length"]
const d=["half"]
const I=["CONNECT","TRACE","TRACK"]
const p=new Set(I)
const f=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""]
const m=new Set(f)
e.exports={subresource:f,forbiddenMethods:I,requestBodyHeader:B,referrerPolicy:a,requestRedirect:g,requestMode:u,requestCredentials:h,requestCache:Q,redirectStatus:s,corsSafeListedMethods:t,nullBodyStatus:r,safeMethods:l,badPorts:n,requestDuplex:d,subresourceSet:m,badPortsSet:i,redirectStatusSet:o,corsSafeListedMethodsSet:A,safeMethodsSet:E,forbiddenMethodsSet:p,referrerPolicySet:c}},82121:(e,t,A)=>{"use strict"
const r=A(34589)
const s=new TextEncoder
const o=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/
const n=/[\u000A\u000D\u0009\u0020]/
const i=/[\u0009\u000A\u000C\u000D\u0020]/g
const a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/
function dataURLProcessor(e){r(e.protocol==="data:")
let t=URLSerializer(e,true)
t=t.slice(5)
const A={position:0}
let s=collectASequenceOfCodePointsFast(",",t,A)
const o=s.length
s=removeASCIIWhitespace(s,true,true)
if(A.position>=t.length){return"failure"}A.position++
const n=t.slice(o+1)
let i=stringPercentDecode(n)
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
if(A.length===0||!o.test(A)){return"failure"}if(t.position>e.length){return"failure"}t.position++
let r=collectASequenceOfCodePointsFast(";",e,t)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0||!o.test(r)){return"failure"}const s=A.toLowerCase()
const i=r.toLowerCase()
const c={type:s,subtype:i,parameters:new Map,essence:`${s}/${i}`}
while(t.position<e.length){t.position++
collectASequenceOfCodePoints(e=>n.test(e),e,t)
let A=collectASequenceOfCodePoints(e=>e!==";"&&e!=="=",e,t)
A=A.toLowerCase()
if(t.position<e.length){if(e[t.position]===";"){continue}t.position++}if(t.position>e.length){break}let r=null
if(e[t.position]==='"'){r=collectAnHTTPQuotedString(e,t,true)
collectASequenceOfCodePointsFast(";",e,t)}else{r=collectASequenceOfCodePointsFast(";",e,t)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0){continue}}if(A.length!==0&&o.test(A)&&(r.length===0||a.test(r))&&!c.parameters.has(A)){c.parameters.set(A,r)}}return c}function forgivingBase64(e){e=e.replace(i,"")
let t=e.length
if(t%4===0){if(e.charCodeAt(t-1)===61){--t
if(e.charCodeAt(t-1)===61){--t}}}if(t%4===1){return"failure"}if(/[^+/0-9A-Za-z]/.test(e.length===t?e:e.substring(0,t))){return"failure"}const A=Buffer.from(e,"base64")
return new Uint8Array(A.buffer,A.byteOffset,A.byteLength)}function collectAnHTTPQuotedString(e,t,A){const s=t.position
let o=""
r(e[t.position]==='"')
t.position++
while(true){o+=collectASequenceOfCodePoints(e=>e!=='"'&&e!=="\\",e,t)
if(t.position>=e.length){break}const A=e[t.position]
t.position++
if(A==="\\"){if(t.position>=e.length){o+="\\"
break}o+=e[t.position]
t.position++}else{r(A==='"')
break}}if(A){return o}return e.slice(s,t.position)}function serializeAMimeType(e){r(e!=="failure")
const{parameters:t,essence:A}=e
let s=A
for(let[e,A]of t.entries()){s+=";"
s+=e
s+="="
if(!o.test(A)){A=A.replace(/(\\|")/g,"\\$1")
A='"'+A
A+='"'}s+=A}return s}function isHTTPWhiteSpace(e){return e===13||e===10||e===9||e===32}function removeHTTPWhitespace(e,t=true,A=true){return removeChars(e,t,A,isHTTPWhiteSpace)}function isASCIIWhitespace(e){return e===13||e===10||e===9||e===12||e===32}function removeASCIIWhitespace(e,t=true,A=true){return removeChars(e,t,A,isASCIIWhitespace)}function removeChars(e,t,A,r){let s=0
let o=e.length-1
if(t){while(s<e.length&&r(e.charCodeAt(s)))s++}if(A){while(o>0&&r(e.charCodeAt(o)))o--}return s===0&&o===e.length-1?e:e.slice(s,o+1)}function isomorphicDecode(e){const t=e.length
if((2<<15)-1>t){return String.fromCharCode.apply(null,e)}let A=""
let r=0
let s=(2<<15)-1
while(r<t){if(r+s>t){s=t-r}A+=String.fromCharCode.apply(null,e.subarray(r,r+=s))}return A}function minimizeSupportedMimeType(e){switch(e.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript"
case"application/json":case"text/json":return"application/json"
case"image/svg+xml":return"image/svg+xml"
case"text/xml":case"application/xml":return"application/xml"}if(e.subtype.endsWith("+json")){return"application/json"}if(e.subtype.endsWith("+xml")){return"application/xml"}return""}e.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS:o,isomorphicDecode}},90656:(e,t,A)=>{"use strict"
const{kConnected:r,kSize:s}=A(46130)
class CompatWeakRef{constructor(e){this.value=e}deref(){return this.value[r]===0&&this.value[s]===0?undefined:this.value}}class CompatFinalizer{constructor(e){this.finalizer=e}register(e,t){if(e.on){e.on("disconnect",()=>{if(e[r]===0&&e[s]===0){this.finalizer(t)}})}}unregister(e){}}e.exports=function(){if(process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")){process._rawDebug("Using compatibility WeakRef and FinalizationRegistry")
return{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}}return{WeakRef,FinalizationRegistry}}},42835:(e,t,A)=>{"use strict"
const{Blob:r,File:s}=A(4573)
const{kState:o}=A(91944)
const{webidl:n}=A(30220)
class FileLike{constructor(e,t,A={}){const r=t
const s=A.type
const n=A.lastModified??Date.now()
this[o]={blobLike:e,name:r,type:s,lastModified:n}}stream(...e){n.brandCheck(this,FileLike)
return this[o].blobLike.stream(...e)}arrayBuffer(...e){n.brandCheck(this,FileLike)
return this[o].blobLike.arrayBuffer(...e)}slice(...e){n.brandCheck(this,FileLike)
return this[o].blobLike.slice(...e)}text(...e){n.brandCheck(this,FileLike)
return this[o].blobLike.text(...e)}get size(){n.brandCheck(this,FileLike)
return this[o].blobLike.size}get type(){n.brandCheck(this,FileLike)
return this[o].blobLike.type}get name(){n.brandCheck(this,FileLike)
return this[o].name}get lastModified(){n.brandCheck(this,FileLike)
return this[o].lastModified}get[Symbol.toStringTag](){return"File"}}n.converters.Blob=n.interfaceConverter(r)
function isFileLike(e){return e instanceof s||e&&(typeof e.stream==="function"||typeof e.arrayBuffer==="function")&&e[Symbol.toStringTag]==="File"}e.exports={FileLike,isFileLike}},5779:(e,t,A)=>{"use strict"
const{isUSVString:r,bufferToLowerCasedHeaderName:s}=A(27375)
const{utf8DecodeBytes:o}=A(77241)
const{HTTP_TOKEN_CODEPOINTS:n,isomorphicDecode:i}=A(82121)
const{isFileLike:a}=A(42835)
const{makeEntry:c}=A(66443)
const g=A(34589)
const{File:l}=A(4573)
const E=globalThis.File??l
const u=Buffer.from('form-data; name="')
const h=Buffer.from("; filename")
const Q=Buffer.from("--")
const B=Buffer.from("--\r\n")
function isAsciiString(e){for(let t=0;t<e.length;++t){if((e.charCodeAt(t)&~127)!==0){return false}}return true}function validateBoundary(e){const t=e.length
if(t<27||t>70){return false}for(let A=0;A<t;++A){const t=e.charCodeAt(A)
if(!(t>=48&&t<=57||t>=65&&t<=90||t>=97&&t<=122||t===39||t===45||t===95)){return false}}return true}function multipartFormDataParser(e,t){g(t!=="failure"&&t.essence==="multipart/form-data")
const A=t.parameters.get("boundary")
if(A===undefined){return"failure"}const s=Buffer.from(`--${A}`,"utf8")
const n=[]
const i={position:0}
while(e[i.position]===13&&e[i.position+1]===10){i.position+=2}let l=e.length
while(e[l-1]===10&&e[l-2]===13){l-=2}if(l!==e.length){e=e.subarray(0,l)}while(true){if(e.subarray(i.position,i.position+s.length).equals(s)){i.position+=s.length}else{return"failure"}if(i.position===e.length-2&&bufferStartsWith(e,Q,i)||i.position===e.length-4&&bufferStartsWith(e,B,i)){return n}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}i.position+=2
const t=parseMultipartFormDataHeaders(e,i)
if(t==="failure"){return"failure"}let{name:A,filename:l,contentType:u,encoding:h}=t
i.position+=2
let d
{const t=e.indexOf(s.subarray(2),i.position)
if(t===-1){return"failure"}d=e.subarray(i.position,t-4)
i.position+=d.length
if(h==="base64"){d=Buffer.from(d.toString(),"base64")}}if(e[i.position]!==13||e[i.position+1]!==10){return"failure"}else{i.position+=2}let I
if(l!==null){u??="text/plain"
if(!isAsciiString(u)){u=""}I=new E([d],l,{type:u})}else{I=o(Buffer.from(d))}g(r(A))
g(typeof I==="string"&&r(I)||a(I))
n.push(c(A,I,l))}}function parseMultipartFormDataHeaders(e,t){let A=null
let r=null
let o=null
let a=null
while(true){if(e[t.position]===13&&e[t.position+1]===10){if(A===null){return"failure"}return{name:A,filename:r,contentType:o,encoding:a}}let c=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==58,e,t)
c=removeChars(c,true,true,e=>e===9||e===32)
if(!n.test(c.toString())){return"failure"}if(e[t.position]!==58){return"failure"}t.position++
collectASequenceOfBytes(e=>e===32||e===9,e,t)
switch(s(c)){case"content-disposition":{A=r=null
if(!bufferStartsWith(e,u,t)){return"failure"}t.position+=17
A=parseMultipartFormDataName(e,t)
if(A===null){return"failure"}if(bufferStartsWith(e,h,t)){let A=t.position+h.length
if(e[A]===42){t.position+=1
A+=1}if(e[A]!==61||e[A+1]!==34){return"failure"}t.position+=12
r=parseMultipartFormDataName(e,t)
if(r===null){return"failure"}}break}case"content-type":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
o=i(A)
break}case"content-transfer-encoding":{let A=collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)
A=removeChars(A,false,true,e=>e===9||e===32)
a=i(A)
break}default:{collectASequenceOfBytes(e=>e!==10&&e!==13,e,t)}}if(e[t.position]!==13&&e[t.position+1]!==10){return"failure"}else{t.position+=2}}}function parseMultipartFormDataName(e,t){g(e[t.position-1]===34)
let A=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==34,e,t)
if(e[t.position]!==34){return null}else{t.position++}A=(new TextDecoder).decode(A).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"')
return A}function collectASequenceOfBytes(e,t,A){let r=A.position
while(r<t.length&&e(t[r])){++r}return t.subarray(A.position,A.position=r)}function removeChars(e,t,A,r){let s=0
let o=e.length-1
if(t){while(s<e.length&&r(e[s]))s++}if(A){while(o>0&&r(e[o]))o--}return s===0&&o===e.length-1?e:e.subarray(s,o+1)}function bufferStartsWith(e,t,A){if(e.length<t.length){return false}for(let r=0;r<t.length;r++){if(t[r]!==e[A.position+r]){return false}}return true}e.exports={multipartFormDataParser,validateBoundary}},66443:(e,t,A)=>{"use strict"
const{isBlobLike:r,iteratorMixin:s}=A(77241)
const{kState:o}=A(91944)
const{kEnumerableProperty:n}=A(27375)
const{FileLike:i,isFileLike:a}=A(42835)
const{webidl:c}=A(30220)
const{File:g}=A(4573)
const l=A(57975)
const E=globalThis.File??g
class FormData{constructor(e){c.util.markAsUncloneable(this)
if(e!==undefined){throw c.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}this[o]=[]}append(e,t,A=undefined){c.brandCheck(this,FormData)
const s="FormData.append"
c.argumentLengthCheck(arguments,2,s)
if(arguments.length===3&&!r(t)){throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,s,"name")
t=r(t)?c.converters.Blob(t,s,"value",{strict:false}):c.converters.USVString(t,s,"value")
A=arguments.length===3?c.converters.USVString(A,s,"filename"):undefined
const n=makeEntry(e,t,A)
this[o].push(n)}delete(e){c.brandCheck(this,FormData)
const t="FormData.delete"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
this[o]=this[o].filter(t=>t.name!==e)}get(e){c.brandCheck(this,FormData)
const t="FormData.get"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
const A=this[o].findIndex(t=>t.name===e)
if(A===-1){return null}return this[o][A].value}getAll(e){c.brandCheck(this,FormData)
const t="FormData.getAll"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[o].filter(t=>t.name===e).map(e=>e.value)}has(e){c.brandCheck(this,FormData)
const t="FormData.has"
c.argumentLengthCheck(arguments,1,t)
e=c.converters.USVString(e,t,"name")
return this[o].findIndex(t=>t.name===e)!==-1}set(e,t,A=undefined){c.brandCheck(this,FormData)
const s="FormData.set"
c.argumentLengthCheck(arguments,2,s)
if(arguments.length===3&&!r(t)){throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'")}e=c.converters.USVString(e,s,"name")
t=r(t)?c.converters.Blob(t,s,"name",{strict:false}):c.converters.USVString(t,s,"name")
A=arguments.length===3?c.converters.USVString(A,s,"name"):undefined
const n=makeEntry(e,t,A)
const i=this[o].findIndex(t=>t.name===e)
if(i!==-1){this[o]=[...this[o].slice(0,i),n,...this[o].slice(i+1).filter(t=>t.name!==e)]}else{this[o].push(n)}}[l.inspect.custom](e,t){const A=this[o].reduce((e,t)=>{if(e[t.name]){if(Array.isArray(e[t.name])){e[t.name].push(t.value)}else{e[t.name]=[e[t.name],t.value]}}else{e[t.name]=t.value}return e},{__proto__:null})
t.depth??=e
t.colors??=true
const r=l.formatWithOptions(t,A)
return`FormData ${r.slice(r.indexOf("]")+2)}`}}s("FormData",FormData,o,"name","value")
Object.defineProperties(FormData.prototype,{append:n,delete:n,get:n,getAll:n,has:n,set:n,[Symbol.toStringTag]:{value:"FormData",configurable:true}})
function makeEntry(e,t,A){if(typeof t==="string"){}else{if(!a(t)){t=t instanceof Blob?new E([t],"blob",{type:t.type}):new i(t,"blob",{type:t.type})}if(A!==undefined){const e={type:t.type,lastModified:t.lastModified}
t=t instanceof g?new E([t],A,e):new i(t,A,e)}}return{name:e,value:t}}e.exports={FormData,makeEntry}},77038:e=>{"use strict"
const t=Symbol.for("undici.globalOrigin.1")
function getGlobalOrigin(){return globalThis[t]}function setGlobalOrigin(e){if(e===undefined){Object.defineProperty(globalThis,t,{value:undefined,writable:true,enumerable:false,configurable:false})
return}const A=new URL(e)
if(A.protocol!=="http:"&&A.protocol!=="https:"){throw new TypeError(`Only http & https urls are allowed, received ${A.protocol}`)}Object.defineProperty(globalThis,t,{value:A,writable:true,enumerable:false,configurable:false})}e.exports={getGlobalOrigin,setGlobalOrigin}},31271:(e,t,A)=>{"use strict"
const{kConstruct:r}=A(46130)
const{kEnumerableProperty:s}=A(27375)
const{iteratorMixin:o,isValidHeaderName:n,isValidHeaderValue:i}=A(77241)
const{webidl:a}=A(30220)
const c=A(34589)
const g=A(57975)
const l=Symbol("headers map")
const E=Symbol("headers map sorted")
function isHTTPWhiteSpaceCharCode(e){return e===10||e===13||e===9||e===32}function headerValueNormalize(e){let t=0
let A=e.length
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(A-1)))--A
while(A>t&&isHTTPWhiteSpaceCharCode(e.charCodeAt(t)))++t
return t===0&&A===e.length?e:e.substring(t,A)}function fill(e,t){if(Array.isArray(t)){for(let A=0;A<t.length;++A){const r=t[A]
if(r.length!==2){throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${r.length}.`})}appendHeader(e,r[0],r[1])}}else if(typeof t==="object"&&t!==null){const A=Object.keys(t)
for(let r=0;r<A.length;++r){appendHeader(e,A[r],t[A[r]])}}else{throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}}function appendHeader(e,t,A){A=headerValueNormalize(A)
if(!n(t)){throw a.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header name"})}else if(!i(A)){throw a.errors.invalidArgument({prefix:"Headers.append",value:A,type:"header value"})}if(u(e)==="immutable"){throw new TypeError("immutable")}return Q(e).append(t,A,false)}function compareHeaderName(e,t){return e[0]<t[0]?-1:1}class HeadersList{cookies=null
constructor(e){if(e instanceof HeadersList){this[l]=new Map(e[l])
this[E]=e[E]
this.cookies=e.cookies===null?null:[...e.cookies]}else{this[l]=new Map(e)
this[E]=null}}contains(e,t){return this[l].has(t?e:e.toLowerCase())}clear(){this[l].clear()
this[E]=null
this.cookies=null}append(e,t,A){this[E]=null
const r=A?e:e.toLowerCase()
const s=this[l].get(r)
if(s){const e=r==="cookie"?"; ":", "
this[l].set(r,{name:s.name,value:`${s.value}${e}${t}`})}else{this[l].set(r,{name:e,value:t})}if(r==="set-cookie"){(this.cookies??=[]).push(t)}}set(e,t,A){this[E]=null
const r=A?e:e.toLowerCase()
if(r==="set-cookie"){this.cookies=[t]}this[l].set(r,{name:e,value:t})}delete(e,t){this[E]=null
if(!t)e=e.toLowerCase()
if(e==="set-cookie"){this.cookies=null}this[l].delete(e)}get(e,t){return this[l].get(t?e:e.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:e,1:{value:t}}of this[l]){yield[e,t]}}get entries(){const e={}
if(this[l].size!==0){for(const{name:t,value:A}of this[l].values()){e[t]=A}}return e}rawValues(){return this[l].values()}get entriesList(){const e=[]
if(this[l].size!==0){for(const{0:t,1:{name:A,value:r}}of this[l]){if(t==="set-cookie"){for(const t of this.cookies){e.push([A,t])}}else{e.push([A,r])}}}return e}toSortedArray(){const e=this[l].size
const t=new Array(e)
if(e<=32){if(e===0){return t}const A=this[l][Symbol.iterator]()
const r=A.next().value
t[0]=[r[0],r[1].value]
c(r[1].value!==null)
for(let r=1,s=0,o=0,n=0,i=0,a,g;r<e;++r){g=A.next().value
a=t[r]=[g[0],g[1].value]
c(a[1]!==null)
n=0
o=r
while(n<o){i=n+(o-n>>1)
if(t[i][0]<=a[0]){n=i+1}else{o=i}}if(r!==i){s=r
while(s>n){t[s]=t[--s]}t[n]=a}}if(!A.next().done){throw new TypeError("Unreachable")}return t}else{let e=0
for(const{0:A,1:{value:r}}of this[l]){t[e++]=[A,r]
c(r!==null)}return t.sort(compareHeaderName)}}}class Headers{#_
#W
constructor(e=undefined){a.util.markAsUncloneable(this)
if(e===r){return}this.#W=new HeadersList
this.#_="none"
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
if(!n(e)){throw a.errors.invalidArgument({prefix:"Headers.delete",value:e,type:"header name"})}if(this.#_==="immutable"){throw new TypeError("immutable")}if(!this.#W.contains(e,false)){return}this.#W.delete(e,false)}get(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.get")
const t="Headers.get"
e=a.converters.ByteString(e,t,"name")
if(!n(e)){throw a.errors.invalidArgument({prefix:t,value:e,type:"header name"})}return this.#W.get(e,false)}has(e){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,1,"Headers.has")
const t="Headers.has"
e=a.converters.ByteString(e,t,"name")
if(!n(e)){throw a.errors.invalidArgument({prefix:t,value:e,type:"header name"})}return this.#W.contains(e,false)}set(e,t){a.brandCheck(this,Headers)
a.argumentLengthCheck(arguments,2,"Headers.set")
const A="Headers.set"
e=a.converters.ByteString(e,A,"name")
t=a.converters.ByteString(t,A,"value")
t=headerValueNormalize(t)
if(!n(e)){throw a.errors.invalidArgument({prefix:A,value:e,type:"header name"})}else if(!i(t)){throw a.errors.invalidArgument({prefix:A,value:t,type:"header value"})}if(this.#_==="immutable"){throw new TypeError("immutable")}this.#W.set(e,t,false)}getSetCookie(){a.brandCheck(this,Headers)
const e=this.#W.cookies
if(e){return[...e]}return[]}get[E](){if(this.#W[E]){return this.#W[E]}const e=[]
const t=this.#W.toSortedArray()
const A=this.#W.cookies
if(A===null||A.length===1){return this.#W[E]=t}for(let r=0;r<t.length;++r){const{0:s,1:o}=t[r]
if(s==="set-cookie"){for(let t=0;t<A.length;++t){e.push([s,A[t]])}}else{e.push([s,o])}}return this.#W[E]=e}[g.inspect.custom](e,t){t.depth??=e
return`Headers ${g.formatWithOptions(t,this.#W.entries)}`}static getHeadersGuard(e){return e.#_}static setHeadersGuard(e,t){e.#_=t}static getHeadersList(e){return e.#W}static setHeadersList(e,t){e.#W=t}}const{getHeadersGuard:u,setHeadersGuard:h,getHeadersList:Q,setHeadersList:B}=Headers
Reflect.deleteProperty(Headers,"getHeadersGuard")
Reflect.deleteProperty(Headers,"setHeadersGuard")
Reflect.deleteProperty(Headers,"getHeadersList")
Reflect.deleteProperty(Headers,"setHeadersList")
o("Headers",Headers,E,0,1)
Object.defineProperties(Headers.prototype,{append:s,delete:s,get:s,has:s,set:s,getSetCookie:s,[Symbol.toStringTag]:{value:"Headers",configurable:true},[g.inspect.custom]:{enumerable:false}})
a.converters.HeadersInit=function(e,t,A){if(a.util.Type(e)==="Object"){const r=Reflect.get(e,Symbol.iterator)
if(!g.types.isProxy(e)&&r===Headers.prototype.entries){try{return Q(e).entriesList}catch{}}if(typeof r==="function"){return a.converters["sequence<sequence<ByteString>>"](e,t,A,r.bind(e))}return a.converters["record<ByteString, ByteString>"](e,t,A)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}
e.exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard:u,setHeadersGuard:h,setHeadersList:B,getHeadersList:Q}},18033:(e,t,A)=>{"use strict"
const{makeNetworkError:r,makeAppropriateNetworkError:s,filterResponse:o,makeResponse:n,fromInnerResponse:i}=A(56678)
const{HeadersList:a}=A(31271)
const{Request:c,cloneRequest:g}=A(27412)
const l=A(38522)
const{bytesMatch:E,makePolicyContainer:u,clonePolicyContainer:h,requestBadPort:Q,TAOCheck:B,appendRequestOriginHeader:d,responseLocationURL:I,requestCurrentURL:p,setRequestReferrerPolicyOnRedirect:f,tryUpgradeRequestToAPotentiallyTrustworthyURL:m,createOpaqueTimingInfo:w,appendFetchMetadata:y,corsCheck:k,crossOriginResourcePolicyCheck:b,determineRequestsReferrer:D,coarsenedSharedCurrentTime:R,createDeferredPromise:T,isBlobLike:F,sameOrigin:S,isCancelled:U,isAborted:N,isErrorLike:M,fullyReadBody:G,readableStreamClose:L,isomorphicEncode:v,urlIsLocal:H,urlIsHttpHttpsScheme:Y,urlHasHttpsScheme:J,clampAndCoarsenConnectionTimingInfo:O,simpleRangeHeaderValue:P,buildContentRange:V,createInflate:x,extractMimeType:_}=A(77241)
const{kState:W,kDispatcher:q}=A(91944)
const z=A(34589)
const{safelyExtractBody:Z,extractBody:K}=A(40897)
const{redirectStatusSet:j,nullBodyStatus:X,safeMethodsSet:$,requestBodyHeader:ee,subresourceSet:te}=A(5336)
const Ae=A(78474)
const{Readable:re,pipeline:se,finished:oe}=A(57075)
const{addAbortListener:ne,isErrored:ie,isReadable:ae,bufferToLowerCasedHeaderName:ce}=A(27375)
const{dataURLProcessor:ge,serializeAMimeType:le,minimizeSupportedMimeType:Ee}=A(82121)
const{getGlobalDispatcher:ue}=A(31088)
const{webidl:he}=A(30220)
const{STATUS_CODES:Qe}=A(37067)
const Be=["GET","HEAD"]
const Ce=typeof __UNDICI_IS_NODE__!=="undefined"||typeof esbuildDetection!=="undefined"?"node":"undici"
let de
class Fetch extends Ae{constructor(e){super()
this.dispatcher=e
this.connection=null
this.dump=false
this.state="ongoing"}terminate(e){if(this.state!=="ongoing"){return}this.state="terminated"
this.connection?.destroy(e)
this.emit("terminated",e)}abort(e){if(this.state!=="ongoing"){return}this.state="aborted"
if(!e){e=new DOMException("The operation was aborted.","AbortError")}this.serializedAbortReason=e
this.connection?.destroy(e)
this.emit("terminated",e)}}function handleFetchDone(e){finalizeAndReportTiming(e,"fetch")}function fetch(e,t=undefined){he.argumentLengthCheck(arguments,1,"globalThis.fetch")
let A=T()
let r
try{r=new c(e,t)}catch(e){A.reject(e)
return A.promise}const s=r[W]
if(r.signal.aborted){abortFetch(A,s,null,r.signal.reason)
return A.promise}const o=s.client.globalObject
if(o?.constructor?.name==="ServiceWorkerGlobalScope"){s.serviceWorkers="none"}let n=null
let a=false
let g=null
ne(r.signal,()=>{a=true
z(g!=null)
g.abort(r.signal.reason)
const e=n?.deref()
abortFetch(A,s,e,r.signal.reason)})
const processResponse=e=>{if(a){return}if(e.aborted){abortFetch(A,s,n,g.serializedAbortReason)
return}if(e.type==="error"){A.reject(new TypeError("fetch failed",{cause:e.error}))
return}n=new WeakRef(i(e,"immutable"))
A.resolve(n.deref())
A=null}
g=fetching({request:s,processResponseEndOfBody:handleFetchDone,processResponse,dispatcher:r[q]})
return A.promise}function finalizeAndReportTiming(e,t="other"){if(e.type==="error"&&e.aborted){return}if(!e.urlList?.length){return}const A=e.urlList[0]
let r=e.timingInfo
let s=e.cacheState
if(!Y(A)){return}if(r===null){return}if(!e.timingAllowPassed){r=w({startTime:r.startTime})
s=""}r.endTime=R()
e.timingInfo=r
Ie(r,A.href,t,globalThis,s)}const Ie=performance.markResourceTiming
function abortFetch(e,t,A,r){if(e){e.reject(r)}if(t.body!=null&&ae(t.body?.stream)){t.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}if(A==null){return}const s=A[W]
if(s.body!=null&&ae(s.body?.stream)){s.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE"){return}throw e})}}function fetching({request:e,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:r,processResponseEndOfBody:s,processResponseConsumeBody:o,useParallelQueue:n=false,dispatcher:i=ue()}){z(i)
let a=null
let c=false
if(e.client!=null){a=e.client.globalObject
c=e.client.crossOriginIsolatedCapability}const g=R(c)
const l=w({startTime:g})
const E={controller:new Fetch(i),request:e,timingInfo:l,processRequestBodyChunkLength:t,processRequestEndOfBody:A,processResponse:r,processResponseConsumeBody:o,processResponseEndOfBody:s,taskDestination:a,crossOriginIsolatedCapability:c}
z(!e.body||e.body.stream)
if(e.window==="client"){e.window=e.client?.globalObject?.constructor?.name==="Window"?e.client:"no-window"}if(e.origin==="client"){e.origin=e.client.origin}if(e.policyContainer==="client"){if(e.client!=null){e.policyContainer=h(e.client.policyContainer)}else{e.policyContainer=u()}}if(!e.headersList.contains("accept",true)){const t="*/*"
e.headersList.append("accept",t,true)}if(!e.headersList.contains("accept-language",true)){e.headersList.append("accept-language","*",true)}if(e.priority===null){}if(te.has(e.destination)){}mainFetch(E).catch(e=>{E.controller.terminate(e)})
return E.controller}async function mainFetch(e,t=false){const A=e.request
let s=null
if(A.localURLsOnly&&!H(p(A))){s=r("local URLs only")}m(A)
if(Q(A)==="blocked"){s=r("bad port")}if(A.referrerPolicy===""){A.referrerPolicy=A.policyContainer.referrerPolicy}if(A.referrer!=="no-referrer"){A.referrer=D(A)}if(s===null){s=await(async()=>{const t=p(A)
if(S(t,A.url)&&A.responseTainting==="basic"||t.protocol==="data:"||(A.mode==="navigate"||A.mode==="websocket")){A.responseTainting="basic"
return await schemeFetch(e)}if(A.mode==="same-origin"){return r('request mode cannot be "same-origin"')}if(A.mode==="no-cors"){if(A.redirect!=="follow"){return r('redirect mode cannot be "follow" for "no-cors" request')}A.responseTainting="opaque"
return await schemeFetch(e)}if(!Y(p(A))){return r("URL scheme must be a HTTP(S) scheme")}A.responseTainting="cors"
return await httpFetch(e)})()}if(t){return s}if(s.status!==0&&!s.internalResponse){if(A.responseTainting==="cors"){}if(A.responseTainting==="basic"){s=o(s,"basic")}else if(A.responseTainting==="cors"){s=o(s,"cors")}else if(A.responseTainting==="opaque"){s=o(s,"opaque")}else{z(false)}}let n=s.status===0?s:s.internalResponse
if(n.urlList.length===0){n.urlList.push(...A.urlList)}if(!A.timingAllowFailed){s.timingAllowPassed=true}if(s.type==="opaque"&&n.status===206&&n.rangeRequested&&!A.headers.contains("range",true)){s=n=r()}if(s.status!==0&&(A.method==="HEAD"||A.method==="CONNECT"||X.includes(n.status))){n.body=null
e.controller.dump=true}if(A.integrity){const processBodyError=t=>fetchFinale(e,r(t))
if(A.responseTainting==="opaque"||s.body==null){processBodyError(s.error)
return}const processBody=t=>{if(!E(t,A.integrity)){processBodyError("integrity mismatch")
return}s.body=Z(t)[0]
fetchFinale(e,s)}
await G(s.body,processBody,processBodyError)}else{fetchFinale(e,s)}}function schemeFetch(e){if(U(e)&&e.request.redirectCount===0){return Promise.resolve(s(e))}const{request:t}=e
const{protocol:o}=p(t)
switch(o){case"about:":{return Promise.resolve(r("about scheme is not supported"))}case"blob:":{if(!de){de=A(4573).resolveObjectURL}const e=p(t)
if(e.search.length!==0){return Promise.resolve(r("NetworkError when attempting to fetch resource."))}const s=de(e.toString())
if(t.method!=="GET"||!F(s)){return Promise.resolve(r("invalid method"))}const o=n()
const i=s.size
const a=v(`${i}`)
const c=s.type
if(!t.headersList.contains("range",true)){const e=K(s)
o.statusText="OK"
o.body=e[0]
o.headersList.set("content-length",a,true)
o.headersList.set("content-type",c,true)}else{o.rangeRequested=true
const e=t.headersList.get("range",true)
const A=P(e,true)
if(A==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}let{rangeStartValue:n,rangeEndValue:a}=A
if(n===null){n=i-a
a=n+a-1}else{if(n>=i){return Promise.resolve(r("Range start is greater than the blob's size."))}if(a===null||a>=i){a=i-1}}const g=s.slice(n,a,c)
const l=K(g)
o.body=l[0]
const E=v(`${g.size}`)
const u=V(n,a,i)
o.status=206
o.statusText="Partial Content"
o.headersList.set("content-length",E,true)
o.headersList.set("content-type",c,true)
o.headersList.set("content-range",u,true)}return Promise.resolve(o)}case"data:":{const e=p(t)
const A=ge(e)
if(A==="failure"){return Promise.resolve(r("failed to fetch the data URL"))}const s=le(A.mimeType)
return Promise.resolve(n({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:s}]],body:Z(A.body)[0]}))}case"file:":{return Promise.resolve(r("not implemented... yet..."))}case"http:":case"https:":{return httpFetch(e).catch(e=>r(e))}default:{return Promise.resolve(r("unknown scheme"))}}}function finalizeResponse(e,t){e.request.done=true
if(e.processResponseDone!=null){queueMicrotask(()=>e.processResponseDone(t))}}function fetchFinale(e,t){let A=e.timingInfo
const processResponseEndOfBody=()=>{const r=Date.now()
if(e.request.destination==="document"){e.controller.fullTimingInfo=A}e.controller.reportTimingSteps=()=>{if(e.request.url.protocol!=="https:"){return}A.endTime=r
let s=t.cacheState
const o=t.bodyInfo
if(!t.timingAllowPassed){A=w(A)
s=""}let n=0
if(e.request.mode!=="navigator"||!t.hasCrossOriginRedirects){n=t.status
const e=_(t.headersList)
if(e!=="failure"){o.contentType=Ee(e)}}if(e.request.initiatorType!=null){Ie(A,e.request.url.href,e.request.initiatorType,globalThis,s,o,n)}}
const processResponseEndOfBodyTask=()=>{e.request.done=true
if(e.processResponseEndOfBody!=null){queueMicrotask(()=>e.processResponseEndOfBody(t))}if(e.request.initiatorType!=null){e.controller.reportTimingSteps()}}
queueMicrotask(()=>processResponseEndOfBodyTask())}
if(e.processResponse!=null){queueMicrotask(()=>{e.processResponse(t)
e.processResponse=null})}const r=t.type==="error"?t:t.internalResponse??t
if(r.body==null){processResponseEndOfBody()}else{oe(r.body.stream,()=>{processResponseEndOfBody()})}}async function httpFetch(e){const t=e.request
let A=null
let s=null
const o=e.timingInfo
if(t.serviceWorkers==="all"){}if(A===null){if(t.redirect==="follow"){t.serviceWorkers="none"}s=A=await httpNetworkOrCacheFetch(e)
if(t.responseTainting==="cors"&&k(t,A)==="failure"){return r("cors failure")}if(B(t,A)==="failure"){t.timingAllowFailed=true}}if((t.responseTainting==="opaque"||A.type==="opaque")&&b(t.origin,t.client,t.destination,s)==="blocked"){return r("blocked")}if(j.has(s.status)){if(t.redirect!=="manual"){e.controller.connection.destroy(undefined,false)}if(t.redirect==="error"){A=r("unexpected redirect")}else if(t.redirect==="manual"){A=s}else if(t.redirect==="follow"){A=await httpRedirectFetch(e,A)}else{z(false)}}A.timingInfo=o
return A}function httpRedirectFetch(e,t){const A=e.request
const s=t.internalResponse?t.internalResponse:t
let o
try{o=I(s,p(A).hash)
if(o==null){return t}}catch(e){return Promise.resolve(r(e))}if(!Y(o)){return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"))}if(A.redirectCount===20){return Promise.resolve(r("redirect count exceeded"))}A.redirectCount+=1
if(A.mode==="cors"&&(o.username||o.password)&&!S(A,o)){return Promise.resolve(r('cross origin not allowed for request mode "cors"'))}if(A.responseTainting==="cors"&&(o.username||o.password)){return Promise.resolve(r('URL cannot contain credentials for request mode "cors"'))}if(s.status!==303&&A.body!=null&&A.body.source==null){return Promise.resolve(r())}if([301,302].includes(s.status)&&A.method==="POST"||s.status===303&&!Be.includes(A.method)){A.method="GET"
A.body=null
for(const e of ee){A.headersList.delete(e)}}if(!S(p(A),o)){A.headersList.delete("authorization",true)
A.headersList.delete("proxy-authorization",true)
A.headersList.delete("cookie",true)
A.headersList.delete("host",true)}if(A.body!=null){z(A.body.source!=null)
A.body=Z(A.body.source)[0]}const n=e.timingInfo
n.redirectEndTime=n.postRedirectStartTime=R(e.crossOriginIsolatedCapability)
if(n.redirectStartTime===0){n.redirectStartTime=n.startTime}A.urlList.push(o)
f(A,s)
return mainFetch(e,true)}async function httpNetworkOrCacheFetch(e,t=false,A=false){const o=e.request
let n=null
let i=null
let a=null
const c=null
const l=false
if(o.window==="no-window"&&o.redirect==="error"){n=e
i=o}else{i=g(o)
n={...e}
n.request=i}const E=o.credentials==="include"||o.credentials==="same-origin"&&o.responseTainting==="basic"
const u=i.body?i.body.length:null
let h=null
if(i.body==null&&["POST","PUT"].includes(i.method)){h="0"}if(u!=null){h=v(`${u}`)}if(h!=null){i.headersList.append("content-length",h,true)}if(u!=null&&i.keepalive){}if(i.referrer instanceof URL){i.headersList.append("referer",v(i.referrer.href),true)}d(i)
y(i)
if(!i.headersList.contains("user-agent",true)){i.headersList.append("user-agent",Ce)}if(i.cache==="default"&&(i.headersList.contains("if-modified-since",true)||i.headersList.contains("if-none-match",true)||i.headersList.contains("if-unmodified-since",true)||i.headersList.contains("if-match",true)||i.headersList.contains("if-range",true))){i.cache="no-store"}if(i.cache==="no-cache"&&!i.preventNoCacheCacheControlHeaderModification&&!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","max-age=0",true)}if(i.cache==="no-store"||i.cache==="reload"){if(!i.headersList.contains("pragma",true)){i.headersList.append("pragma","no-cache",true)}if(!i.headersList.contains("cache-control",true)){i.headersList.append("cache-control","no-cache",true)}}if(i.headersList.contains("range",true)){i.headersList.append("accept-encoding","identity",true)}if(!i.headersList.contains("accept-encoding",true)){if(J(p(i))){i.headersList.append("accept-encoding","br, gzip, deflate",true)}else{i.headersList.append("accept-encoding","gzip, deflate",true)}}i.headersList.delete("host",true)
if(E){}if(c==null){i.cache="no-store"}if(i.cache!=="no-store"&&i.cache!=="reload"){}if(a==null){if(i.cache==="only-if-cached"){return r("only if cached")}const e=await httpNetworkFetch(n,E,A)
if(!$.has(i.method)&&e.status>=200&&e.status<=399){}if(l&&e.status===304){}if(a==null){a=e}}a.urlList=[...i.urlList]
if(i.headersList.contains("range",true)){a.rangeRequested=true}a.requestIncludesCredentials=E
if(a.status===407){if(o.window==="no-window"){return r()}if(U(e)){return s(e)}return r("proxy authentication required")}if(a.status===421&&!A&&(o.body==null||o.body.source!=null)){if(U(e)){return s(e)}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,t,true)}if(t){}return a}async function httpNetworkFetch(e,t=false,A=false){z(!e.controller.connection||e.controller.connection.destroyed)
e.controller.connection={abort:null,destroyed:false,destroy(e,t=true){if(!this.destroyed){this.destroyed=true
if(t){this.abort?.(e??new DOMException("The operation was aborted.","AbortError"))}}}}
const o=e.request
let i=null
const c=e.timingInfo
const g=null
if(g==null){o.cache="no-store"}const E=A?"yes":"no"
if(o.mode==="websocket"){}else{}let u=null
if(o.body==null&&e.processRequestEndOfBody){queueMicrotask(()=>e.processRequestEndOfBody())}else if(o.body!=null){const processBodyChunk=async function*(t){if(U(e)){return}yield t
e.processRequestBodyChunkLength?.(t.byteLength)}
const processEndOfBody=()=>{if(U(e)){return}if(e.processRequestEndOfBody){e.processRequestEndOfBody()}}
const processBodyError=t=>{if(U(e)){return}if(t.name==="AbortError"){e.controller.abort()}else{e.controller.terminate(t)}}
u=async function*(){try{for await(const e of o.body.stream){yield*processBodyChunk(e)}processEndOfBody()}catch(e){processBodyError(e)}}()}try{const{body:t,status:A,statusText:r,headersList:s,socket:o}=await dispatch({body:u})
if(o){i=n({status:A,statusText:r,headersList:s,socket:o})}else{const o=t[Symbol.asyncIterator]()
e.controller.next=()=>o.next()
i=n({status:A,statusText:r,headersList:s})}}catch(t){if(t.name==="AbortError"){e.controller.connection.destroy()
return s(e,t)}return r(t)}const pullAlgorithm=async()=>{await e.controller.resume()}
const cancelAlgorithm=t=>{if(!U(e)){e.controller.abort(t)}}
const h=new ReadableStream({async start(t){e.controller.controller=t},async pull(e){await pullAlgorithm(e)},async cancel(e){await cancelAlgorithm(e)},type:"bytes"})
i.body={stream:h,source:null,length:null}
if(!e.controller.resume){e.controller.on("terminated",onAborted)}e.controller.resume=async()=>{while(true){let t
let A
try{const{done:A,value:r}=await e.controller.next()
if(N(e)){break}t=A?undefined:r}catch(r){if(e.controller.ended&&!c.encodedBodySize){t=undefined}else{t=r
A=true}}if(t===undefined){L(e.controller.controller)
finalizeResponse(e,i)
return}c.decodedBodySize+=t?.byteLength??0
if(A){e.controller.terminate(t)
return}const r=new Uint8Array(t)
if(r.byteLength){e.controller.controller.enqueue(r)}if(ie(h)){e.controller.terminate()
return}if(e.controller.controller.desiredSize<=0){return}}}
function onAborted(t){if(N(e)){i.aborted=true
if(ae(h)){e.controller.controller.error(e.controller.serializedAbortReason)}}else{if(ae(h)){e.controller.controller.error(new TypeError("terminated",{cause:M(t)?t:undefined}))}}e.controller.connection.destroy()}return i
function dispatch({body:t}){const A=p(o)
const r=e.controller.dispatcher
return new Promise((s,n)=>r.dispatch({path:A.pathname+A.search,origin:A.origin,method:o.method,body:r.isMockActive?o.body&&(o.body.source||o.body.stream):t,headers:o.headersList.entries,maxRedirections:0,upgrade:o.mode==="websocket"?"websocket":undefined},{body:null,abort:null,onConnect(t){const{connection:A}=e.controller
c.finalConnectionTimingInfo=O(undefined,c.postRedirectStartTime,e.crossOriginIsolatedCapability)
if(A.destroyed){t(new DOMException("The operation was aborted.","AbortError"))}else{e.controller.on("terminated",t)
this.abort=A.abort=t}c.finalNetworkRequestStartTime=R(e.crossOriginIsolatedCapability)},onResponseStarted(){c.finalNetworkResponseStartTime=R(e.crossOriginIsolatedCapability)},onHeaders(e,t,A,r){if(e<200){return}let n=""
const i=new a
for(let e=0;e<t.length;e+=2){i.append(ce(t[e]),t[e+1].toString("latin1"),true)}n=i.get("location",true)
const c=[]
const g=n&&o.redirect==="follow"&&j.has(e)
if(o.method!=="HEAD"&&o.method!=="CONNECT"&&!X.includes(e)&&!g){const e=i.get("content-encoding",true)
const t=e?e.toLowerCase().split(","):[]
const A=5
if(t.length>A){this.abort(new Error(`too many content-encodings in response: ${t.length}, maximum allowed is ${A}`))
return true}for(let e=t.length-1;e>=0;--e){const A=t[e].trim()
if(A==="x-gzip"||A==="gzip"){c.push(l.createGunzip({flush:l.constants.Z_SYNC_FLUSH,finishFlush:l.constants.Z_SYNC_FLUSH}))}else if(A==="deflate"){c.push(x({flush:l.constants.Z_SYNC_FLUSH,finishFlush:l.constants.Z_SYNC_FLUSH}))}else if(A==="br"){c.push(l.createBrotliDecompress({flush:l.constants.BROTLI_OPERATION_FLUSH,finishFlush:l.constants.BROTLI_OPERATION_FLUSH}))}else{c.length=0
break}}}this.body=new re({read:A})
const E=this.onError.bind(this)
s({status:e,statusText:r,headersList:i,body:c.length?se(this.body,...c,e=>{if(e){this.onError(e)}}).on("error",E):this.body.on("error",E)})
return true},onData(t){if(e.controller.dump){return}const A=t
c.encodedBodySize+=A.byteLength
return this.body.push(A)},onComplete(){if(this.abort){e.controller.off("terminated",this.abort)}e.controller.ended=true
this.body.push(null)},onError(t){if(this.abort){e.controller.off("terminated",this.abort)}this.body?.destroy(t)
e.controller.terminate(t)
n(t)},onUpgrade(e,t,A){if(e!==101){return}const r=new a
for(let e=0;e<t.length;e+=2){r.append(ce(t[e]),t[e+1].toString("latin1"),true)}s({status:e,statusText:Qe[e],headersList:r,socket:A})
return true}}))}}e.exports={fetch,Fetch,fetching,finalizeAndReportTiming}},27412:(e,t,A)=>{"use strict"
const{extractBody:r,mixinBody:s,cloneBody:o,bodyUnusable:n}=A(40897)
const{Headers:i,fill:a,HeadersList:c,setHeadersGuard:g,getHeadersGuard:l,setHeadersList:E,getHeadersList:u}=A(31271)
const{FinalizationRegistry:h}=A(90656)()
const Q=A(27375)
const B=A(57975)
const{isValidHTTPToken:d,sameOrigin:I,environmentSettingsObject:p}=A(77241)
const{forbiddenMethodsSet:f,corsSafeListedMethodsSet:m,referrerPolicy:w,requestRedirect:y,requestMode:k,requestCredentials:b,requestCache:D,requestDuplex:R}=A(5336)
const{kEnumerableProperty:T,normalizedMethodRecordsBase:F,normalizedMethodRecords:S}=Q
const{kHeaders:U,kSignal:N,kState:M,kDispatcher:G}=A(91944)
const{webidl:L}=A(30220)
const{URLSerializer:v}=A(82121)
const{kConstruct:H}=A(46130)
const Y=A(34589)
const{getMaxListeners:J,setMaxListeners:O,getEventListeners:P,defaultMaxListeners:V}=A(78474)
const x=Symbol("abortController")
const _=new h(({signal:e,abort:t})=>{e.removeEventListener("abort",t)})
const W=new WeakMap
function buildAbort(e){return abort
function abort(){const t=e.deref()
if(t!==undefined){_.unregister(abort)
this.removeEventListener("abort",abort)
t.abort(this.reason)
const e=W.get(t.signal)
if(e!==undefined){if(e.size!==0){for(const t of e){const e=t.deref()
if(e!==undefined){e.abort(this.reason)}}e.clear()}W.delete(t.signal)}}}}let q=false
class Request{constructor(e,t={}){L.util.markAsUncloneable(this)
if(e===H){return}const A="Request constructor"
L.argumentLengthCheck(arguments,1,A)
e=L.converters.RequestInfo(e,A,"input")
t=L.converters.RequestInit(t,A,"init")
let s=null
let o=null
const l=p.settingsObject.baseUrl
let h=null
if(typeof e==="string"){this[G]=t.dispatcher
let A
try{A=new URL(e,l)}catch(t){throw new TypeError("Failed to parse URL from "+e,{cause:t})}if(A.username||A.password){throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+e)}s=makeRequest({urlList:[A]})
o="cors"}else{this[G]=t.dispatcher||e[G]
Y(e instanceof Request)
s=e[M]
h=e[N]}const B=p.settingsObject.origin
let w="client"
if(s.window?.constructor?.name==="EnvironmentSettingsObject"&&I(s.window,B)){w=s.window}if(t.window!=null){throw new TypeError(`'window' option '${w}' must be null`)}if("window"in t){w="no-window"}s=makeRequest({method:s.method,headersList:s.headersList,unsafeRequest:s.unsafeRequest,client:p.settingsObject,window:w,priority:s.priority,origin:s.origin,referrer:s.referrer,referrerPolicy:s.referrerPolicy,mode:s.mode,credentials:s.credentials,cache:s.cache,redirect:s.redirect,integrity:s.integrity,keepalive:s.keepalive,reloadNavigation:s.reloadNavigation,historyNavigation:s.historyNavigation,urlList:[...s.urlList]})
const y=Object.keys(t).length!==0
if(y){if(s.mode==="navigate"){s.mode="same-origin"}s.reloadNavigation=false
s.historyNavigation=false
s.origin="client"
s.referrer="client"
s.referrerPolicy=""
s.url=s.urlList[s.urlList.length-1]
s.urlList=[s.url]}if(t.referrer!==undefined){const e=t.referrer
if(e===""){s.referrer="no-referrer"}else{let t
try{t=new URL(e,l)}catch(t){throw new TypeError(`Referrer "${e}" is not a valid URL.`,{cause:t})}if(t.protocol==="about:"&&t.hostname==="client"||B&&!I(t,p.settingsObject.baseUrl)){s.referrer="client"}else{s.referrer=t}}}if(t.referrerPolicy!==undefined){s.referrerPolicy=t.referrerPolicy}let k
if(t.mode!==undefined){k=t.mode}else{k=o}if(k==="navigate"){throw L.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})}if(k!=null){s.mode=k}if(t.credentials!==undefined){s.credentials=t.credentials}if(t.cache!==undefined){s.cache=t.cache}if(s.cache==="only-if-cached"&&s.mode!=="same-origin"){throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")}if(t.redirect!==undefined){s.redirect=t.redirect}if(t.integrity!=null){s.integrity=String(t.integrity)}if(t.keepalive!==undefined){s.keepalive=Boolean(t.keepalive)}if(t.method!==undefined){let e=t.method
const A=S[e]
if(A!==undefined){s.method=A}else{if(!d(e)){throw new TypeError(`'${e}' is not a valid HTTP method.`)}const t=e.toUpperCase()
if(f.has(t)){throw new TypeError(`'${e}' HTTP method is unsupported.`)}e=F[t]??e
s.method=e}if(!q&&s.method==="patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"})
q=true}}if(t.signal!==undefined){h=t.signal}this[M]=s
const b=new AbortController
this[N]=b.signal
if(h!=null){if(!h||typeof h.aborted!=="boolean"||typeof h.addEventListener!=="function"){throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.")}if(h.aborted){b.abort(h.reason)}else{this[x]=b
const e=new WeakRef(b)
const t=buildAbort(e)
try{if(typeof J==="function"&&J(h)===V){O(1500,h)}else if(P(h,"abort").length>=V){O(1500,h)}}catch{}Q.addAbortListener(h,t)
_.register(b,{signal:h,abort:t},t)}}this[U]=new i(H)
E(this[U],s.headersList)
g(this[U],"request")
if(k==="no-cors"){if(!m.has(s.method)){throw new TypeError(`'${s.method} is unsupported in no-cors mode.`)}g(this[U],"request-no-cors")}if(y){const e=u(this[U])
const A=t.headers!==undefined?t.headers:new c(e)
e.clear()
if(A instanceof c){for(const{name:t,value:r}of A.rawValues()){e.append(t,r,false)}e.cookies=A.cookies}else{a(this[U],A)}}const D=e instanceof Request?e[M].body:null
if((t.body!=null||D!=null)&&(s.method==="GET"||s.method==="HEAD")){throw new TypeError("Request with GET/HEAD method cannot have body.")}let R=null
if(t.body!=null){const[e,A]=r(t.body,s.keepalive)
R=e
if(A&&!u(this[U]).contains("content-type",true)){this[U].append("content-type",A)}}const T=R??D
if(T!=null&&T.source==null){if(R!=null&&t.duplex==null){throw new TypeError("RequestInit: duplex option is required when sending a body.")}if(s.mode!=="same-origin"&&s.mode!=="cors"){throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')}s.useCORSPreflightFlag=true}let v=T
if(R==null&&D!=null){if(n(e)){throw new TypeError("Cannot construct a Request with a Request object that has already been used.")}const t=new TransformStream
D.stream.pipeThrough(t)
v={source:D.source,length:D.length,stream:t.readable}}this[M].body=v}get method(){L.brandCheck(this,Request)
return this[M].method}get url(){L.brandCheck(this,Request)
return v(this[M].url)}get headers(){L.brandCheck(this,Request)
return this[U]}get destination(){L.brandCheck(this,Request)
return this[M].destination}get referrer(){L.brandCheck(this,Request)
if(this[M].referrer==="no-referrer"){return""}if(this[M].referrer==="client"){return"about:client"}return this[M].referrer.toString()}get referrerPolicy(){L.brandCheck(this,Request)
return this[M].referrerPolicy}get mode(){L.brandCheck(this,Request)
return this[M].mode}get credentials(){return this[M].credentials}get cache(){L.brandCheck(this,Request)
return this[M].cache}get redirect(){L.brandCheck(this,Request)
return this[M].redirect}get integrity(){L.brandCheck(this,Request)
return this[M].integrity}get keepalive(){L.brandCheck(this,Request)
return this[M].keepalive}get isReloadNavigation(){L.brandCheck(this,Request)
return this[M].reloadNavigation}get isHistoryNavigation(){L.brandCheck(this,Request)
return this[M].historyNavigation}get signal(){L.brandCheck(this,Request)
return this[N]}get body(){L.brandCheck(this,Request)
return this[M].body?this[M].body.stream:null}get bodyUsed(){L.brandCheck(this,Request)
return!!this[M].body&&Q.isDisturbed(this[M].body.stream)}get duplex(){L.brandCheck(this,Request)
return"half"}clone(){L.brandCheck(this,Request)
if(n(this)){throw new TypeError("unusable")}const e=cloneRequest(this[M])
const t=new AbortController
if(this.signal.aborted){t.abort(this.signal.reason)}else{let e=W.get(this.signal)
if(e===undefined){e=new Set
W.set(this.signal,e)}const A=new WeakRef(t)
e.add(A)
Q.addAbortListener(t.signal,buildAbort(A))}return fromInnerRequest(e,t.signal,l(this[U]))}[B.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
return`Request ${B.formatWithOptions(t,A)}`}}s(Request)
function makeRequest(e){return{method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new c(e.headersList):new c}}function cloneRequest(e){const t=makeRequest({...e,body:null})
if(e.body!=null){t.body=o(t,e.body)}return t}function fromInnerRequest(e,t,A){const r=new Request(H)
r[M]=e
r[N]=t
r[U]=new i(H)
E(r[U],e.headersList)
g(r[U],A)
return r}Object.defineProperties(Request.prototype,{method:T,url:T,headers:T,redirect:T,clone:T,signal:T,duplex:T,destination:T,body:T,bodyUsed:T,isHistoryNavigation:T,isReloadNavigation:T,keepalive:T,integrity:T,cache:T,credentials:T,attribute:T,referrerPolicy:T,referrer:T,mode:T,[Symbol.toStringTag]:{value:"Request",configurable:true}})
L.converters.Request=L.interfaceConverter(Request)
L.converters.RequestInfo=function(e,t,A){if(typeof e==="string"){return L.converters.USVString(e,t,A)}if(e instanceof Request){return L.converters.Request(e,t,A)}return L.converters.USVString(e,t,A)}
L.converters.AbortSignal=L.interfaceConverter(AbortSignal)
L.converters.RequestInit=L.dictionaryConverter([{key:"method",converter:L.converters.ByteString},{key:"headers",converter:L.converters.HeadersInit},{key:"body",converter:L.nullableConverter(L.converters.BodyInit)},{key:"referrer",converter:L.converters.USVString},{key:"referrerPolicy",converter:L.converters.DOMString,allowedValues:w},{key:"mode",converter:L.converters.DOMString,allowedValues:k},{key:"credentials",converter:L.converters.DOMString,allowedValues:b},{key:"cache",converter:L.converters.DOMString,allowedValues:D},{key:"redirect",converter:L.converters.DOMString,allowedValues:y},{key:"integrity",converter:L.converters.DOMString},{key:"keepalive",converter:L.converters.boolean},{key:"signal",converter:L.nullableConverter(e=>L.converters.AbortSignal(e,"RequestInit","signal",{strict:false}))},{key:"window",converter:L.converters.any},{key:"duplex",converter:L.converters.DOMString,allowedValues:R},{key:"dispatcher",converter:L.converters.any}])
e.exports={Request,makeRequest,fromInnerRequest,cloneRequest}},56678:(e,t,A)=>{"use strict"
const{Headers:r,HeadersList:s,fill:o,getHeadersGuard:n,setHeadersGuard:i,setHeadersList:a}=A(31271)
const{extractBody:c,cloneBody:g,mixinBody:l,hasFinalizationRegistry:E,streamRegistry:u,bodyUnusable:h}=A(40897)
const Q=A(27375)
const B=A(57975)
const{kEnumerableProperty:d}=Q
const{isValidReasonPhrase:I,isCancelled:p,isAborted:f,isBlobLike:m,serializeJavascriptValueToJSONString:w,isErrorLike:y,isomorphicEncode:k,environmentSettingsObject:b}=A(77241)
const{redirectStatusSet:D,nullBodyStatus:R}=A(5336)
const{kState:T,kHeaders:F}=A(91944)
const{webidl:S}=A(30220)
const{FormData:U}=A(66443)
const{URLSerializer:N}=A(82121)
const{kConstruct:M}=A(46130)
const G=A(34589)
const{types:L}=A(57975)
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
try{A=new URL(e,b.settingsObject.baseUrl)}catch(t){throw new TypeError(`Failed to parse URL from ${e}`,{cause:t})}if(!D.has(t)){throw new RangeError(`Invalid status code ${t}`)}const r=fromInnerResponse(makeResponse({}),"immutable")
r[T].status=t
const s=k(N(A))
r[T].headersList.append("location",s,true)
return r}constructor(e=null,t={}){S.util.markAsUncloneable(this)
if(e===M){return}if(e!==null){e=S.converters.BodyInit(e)}t=S.converters.ResponseInit(t)
this[T]=makeResponse({})
this[F]=new r(M)
i(this[F],"response")
a(this[F],this[T].headersList)
let A=null
if(e!=null){const[t,r]=c(e)
A={body:t,type:r}}initializeResponse(this,t,A)}get type(){S.brandCheck(this,Response)
return this[T].type}get url(){S.brandCheck(this,Response)
const e=this[T].urlList
const t=e[e.length-1]??null
if(t===null){return""}return N(t,true)}get redirected(){S.brandCheck(this,Response)
return this[T].urlList.length>1}get status(){S.brandCheck(this,Response)
return this[T].status}get ok(){S.brandCheck(this,Response)
return this[T].status>=200&&this[T].status<=299}get statusText(){S.brandCheck(this,Response)
return this[T].statusText}get headers(){S.brandCheck(this,Response)
return this[F]}get body(){S.brandCheck(this,Response)
return this[T].body?this[T].body.stream:null}get bodyUsed(){S.brandCheck(this,Response)
return!!this[T].body&&Q.isDisturbed(this[T].body.stream)}clone(){S.brandCheck(this,Response)
if(h(this)){throw S.errors.exception({header:"Response.clone",message:"Body has already been consumed."})}const e=cloneResponse(this[T])
if(E&&this[T].body?.stream){u.register(this,new WeakRef(this[T].body.stream))}return fromInnerResponse(e,n(this[F]))}[B.inspect.custom](e,t){if(t.depth===null){t.depth=2}t.colors??=true
const A={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url}
return`Response ${B.formatWithOptions(t,A)}`}}l(Response)
Object.defineProperties(Response.prototype,{type:d,url:d,status:d,ok:d,redirected:d,statusText:d,headers:d,clone:d,body:d,bodyUsed:d,[Symbol.toStringTag]:{value:"Response",configurable:true}})
Object.defineProperties(Response,{json:d,redirect:d,error:d})
function cloneResponse(e){if(e.internalResponse){return filterResponse(cloneResponse(e.internalResponse),e.type)}const t=makeResponse({...e,body:null})
if(e.body!=null){t.body=g(t,e.body)}return t}function makeResponse(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new s(e?.headersList):new s,urlList:e?.urlList?[...e.urlList]:[]}}function makeNetworkError(e){const t=y(e)
return makeResponse({type:"error",status:0,error:t?e:new Error(e?String(e):e),aborted:e&&e.name==="AbortError"})}function isNetworkError(e){return e.type==="error"&&e.status===0}function makeFilteredResponse(e,t){t={internalResponse:e,...t}
return new Proxy(e,{get(e,A){return A in t?t[A]:e[A]},set(e,A,r){G(!(A in t))
e[A]=r
return true}})}function filterResponse(e,t){if(t==="basic"){return makeFilteredResponse(e,{type:"basic",headersList:e.headersList})}else if(t==="cors"){return makeFilteredResponse(e,{type:"cors",headersList:e.headersList})}else if(t==="opaque"){return makeFilteredResponse(e,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null})}else if(t==="opaqueredirect"){return makeFilteredResponse(e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null})}else{G(false)}}function makeAppropriateNetworkError(e,t=null){G(p(e))
return f(e)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:t})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:t}))}function initializeResponse(e,t,A){if(t.status!==null&&(t.status<200||t.status>599)){throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')}if("statusText"in t&&t.statusText!=null){if(!I(String(t.statusText))){throw new TypeError("Invalid statusText")}}if("status"in t&&t.status!=null){e[T].status=t.status}if("statusText"in t&&t.statusText!=null){e[T].statusText=t.statusText}if("headers"in t&&t.headers!=null){o(e[F],t.headers)}if(A){if(R.includes(e.status)){throw S.errors.exception({header:"Response constructor",message:`Invalid response status code ${e.status}`})}e[T].body=A.body
if(A.type!=null&&!e[T].headersList.contains("content-type",true)){e[T].headersList.append("content-type",A.type,true)}}}function fromInnerResponse(e,t){const A=new Response(M)
A[T]=e
A[F]=new r(M)
a(A[F],e.headersList)
i(A[F],t)
if(E&&e.body?.stream){u.register(A,new WeakRef(e.body.stream))}return A}S.converters.ReadableStream=S.interfaceConverter(ReadableStream)
S.converters.FormData=S.interfaceConverter(U)
S.converters.URLSearchParams=S.interfaceConverter(URLSearchParams)
S.converters.XMLHttpRequestBodyInit=function(e,t,A){if(typeof e==="string"){return S.converters.USVString(e,t,A)}if(m(e)){return S.converters.Blob(e,t,A,{strict:false})}if(ArrayBuffer.isView(e)||L.isArrayBuffer(e)){return S.converters.BufferSource(e,t,A)}if(Q.isFormDataLike(e)){return S.converters.FormData(e,t,A,{strict:false})}if(e instanceof URLSearchParams){return S.converters.URLSearchParams(e,t,A)}return S.converters.DOMString(e,t,A)}
S.converters.BodyInit=function(e,t,A){if(e instanceof ReadableStream){return S.converters.ReadableStream(e,t,A)}if(e?.[Symbol.asyncIterator]){return e}return S.converters.XMLHttpRequestBodyInit(e,t,A)}
S.converters.ResponseInit=S.dictionaryConverter([{key:"status",converter:S.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:S.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:S.converters.HeadersInit}])
e.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}},91944:e=>{"use strict"
e.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},77241:(e,t,A)=>{"use strict"
const{Transform:r}=A(57075)
const s=A(38522)
const{redirectStatusSet:o,referrerPolicySet:n,badPortsSet:i}=A(5336)
const{getGlobalOrigin:a}=A(77038)
const{collectASequenceOfCodePoints:c,collectAnHTTPQuotedString:g,removeChars:l,parseMIMEType:E}=A(82121)
const{performance:u}=A(643)
const{isBlobLike:h,ReadableStreamFrom:Q,isValidHTTPToken:B,normalizedMethodRecordsBase:d}=A(27375)
const I=A(34589)
const{isUint8Array:p}=A(73429)
const{webidl:f}=A(30220)
let m=[]
let w
try{w=A(77598)
const e=["sha256","sha384","sha512"]
m=w.getHashes().filter(t=>e.includes(t))}catch{}function responseURL(e){const t=e.urlList
const A=t.length
return A===0?null:t[A-1].toString()}function responseLocationURL(e,t){if(!o.has(e.status)){return null}let A=e.headersList.get("location",true)
if(A!==null&&isValidHeaderValue(A)){if(!isValidEncodedURL(A)){A=normalizeBinaryStringToUtf8(A)}A=new URL(A,responseURL(e))}if(A&&!A.hash){A.hash=t}return A}function isValidEncodedURL(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A>126||A<32){return false}}return true}function normalizeBinaryStringToUtf8(e){return Buffer.from(e,"binary").toString("utf8")}function requestCurrentURL(e){return e.urlList[e.urlList.length-1]}function requestBadPort(e){const t=requestCurrentURL(e)
if(urlIsHttpHttpsScheme(t)&&i.has(t.port)){return"blocked"}return"allowed"}function isErrorLike(e){return e instanceof Error||(e?.constructor?.name==="Error"||e?.constructor?.name==="DOMException")}function isValidReasonPhrase(e){for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(!(A===9||A>=32&&A<=126||A>=128&&A<=255)){return false}}return true}const y=B
function isValidHeaderValue(e){return(e[0]==="\t"||e[0]===" "||e[e.length-1]==="\t"||e[e.length-1]===" "||e.includes("\n")||e.includes("\r")||e.includes("\0"))===false}function setRequestReferrerPolicyOnRedirect(e,t){const{headersList:A}=t
const r=(A.get("referrer-policy",true)??"").split(",")
let s=""
if(r.length>0){for(let e=r.length;e!==0;e--){const t=r[e-1].trim()
if(n.has(t)){s=t
break}}}if(s!==""){e.referrerPolicy=s}}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(e){let t=null
t=e.mode
e.headersList.set("sec-fetch-mode",t,true)}function appendRequestOriginHeader(e){let t=e.origin
if(t==="client"||t===undefined){return}if(e.responseTainting==="cors"||e.mode==="websocket"){e.headersList.append("origin",t,true)}else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"no-referrer":t=null
break
case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":if(e.origin&&urlHasHttpsScheme(e.origin)&&!urlHasHttpsScheme(requestCurrentURL(e))){t=null}break
case"same-origin":if(!sameOrigin(e,requestCurrentURL(e))){t=null}break
default:}e.headersList.append("origin",t,true)}}function coarsenTime(e,t){return e}function clampAndCoarsenConnectionTimingInfo(e,t,A){if(!e?.startTime||e.startTime<t){return{domainLookupStartTime:t,domainLookupEndTime:t,connectionStartTime:t,connectionEndTime:t,secureConnectionStartTime:t,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}}return{domainLookupStartTime:coarsenTime(e.domainLookupStartTime,A),domainLookupEndTime:coarsenTime(e.domainLookupEndTime,A),connectionStartTime:coarsenTime(e.connectionStartTime,A),connectionEndTime:coarsenTime(e.connectionEndTime,A),secureConnectionStartTime:coarsenTime(e.secureConnectionStartTime,A),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(e){return coarsenTime(u.now(),e)}function createOpaqueTimingInfo(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(e){return{referrerPolicy:e.referrerPolicy}}function determineRequestsReferrer(e){const t=e.referrerPolicy
I(t)
let A=null
if(e.referrer==="client"){const e=a()
if(!e||e.origin==="null"){return"no-referrer"}A=new URL(e)}else if(e.referrer instanceof URL){A=e.referrer}let r=stripURLForReferrer(A)
const s=stripURLForReferrer(A,true)
if(r.toString().length>4096){r=s}const o=sameOrigin(e,r)
const n=isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(e.url)
switch(t){case"origin":return s!=null?s:stripURLForReferrer(A,true)
case"unsafe-url":return r
case"same-origin":return o?s:"no-referrer"
case"origin-when-cross-origin":return o?r:s
case"strict-origin-when-cross-origin":{const t=requestCurrentURL(e)
if(sameOrigin(r,t)){return r}if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(t)){return"no-referrer"}return s}case"strict-origin":case"no-referrer-when-downgrade":default:return n?"no-referrer":s}}function stripURLForReferrer(e,t){I(e instanceof URL)
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
if(s[s.length-1]==="="){if(s[s.length-2]==="="){s=s.slice(0,-2)}else{s=s.slice(0,-1)}}if(compareBase64Mixed(s,r)){return true}}return false}const k=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i
function parseMetadata(e){const t=[]
let A=true
for(const r of e.split(" ")){A=false
const e=k.exec(r)
if(e===null||e.groups===undefined||e.groups.algo===undefined){continue}const s=e.groups.algo.toLowerCase()
if(m.includes(s)){t.push(e.groups)}}if(A===true){return"no metadata"}return t}function getStrongestMetadata(e){let t=e[0].algo
if(t[3]==="5"){return t}for(let A=1;A<e.length;++A){const r=e[A]
if(r.algo[3]==="5"){t="sha512"
break}else if(t[3]==="3"){continue}else if(r.algo[3]==="3"){t="sha384"}}return t}function filterMetadataListByAlgorithm(e,t){if(e.length===1){return e}let A=0
for(let r=0;r<e.length;++r){if(e[r].algo===t){e[A++]=e[r]}}e.length=A
return e}function compareBase64Mixed(e,t){if(e.length!==t.length){return false}for(let A=0;A<e.length;++A){if(e[A]!==t[A]){if(e[A]==="+"&&t[A]==="-"||e[A]==="/"&&t[A]==="_"){continue}return false}}return true}function tryUpgradeRequestToAPotentiallyTrustworthyURL(e){}function sameOrigin(e,t){if(e.origin===t.origin&&e.origin==="null"){return true}if(e.protocol===t.protocol&&e.hostname===t.hostname&&e.port===t.port){return true}return false}function createDeferredPromise(){let e
let t
const A=new Promise((A,r)=>{e=A
t=r})
return{promise:A,resolve:e,reject:t}}function isAborted(e){return e.controller.state==="aborted"}function isCancelled(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function normalizeMethod(e){return d[e.toLowerCase()]??e}function serializeJavascriptValueToJSONString(e){const t=JSON.stringify(e)
if(t===undefined){throw new TypeError("Value is not JSON serializable")}I(typeof t==="string")
return t}const b=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
function createIterator(e,t,A=0,r=1){class FastIterableIterator{#q
#z
#Z
constructor(e,t){this.#q=e
this.#z=t
this.#Z=0}next(){if(typeof this!=="object"||this===null||!(#q in this)){throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`)}const s=this.#Z
const o=this.#q[t]
const n=o.length
if(s>=n){return{value:undefined,done:true}}const{[A]:i,[r]:a}=o[s]
this.#Z=s+1
let c
switch(this.#z){case"key":c=i
break
case"value":c=a
break
case"key+value":c=[i,a]
break}return{value:c,done:false}}}delete FastIterableIterator.prototype.constructor
Object.setPrototypeOf(FastIterableIterator.prototype,b)
Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}})
return function(e,t){return new FastIterableIterator(e,t)}}function iteratorMixin(e,t,A,r=0,s=1){const o=createIterator(e,A,r,s)
const n={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){f.brandCheck(this,t)
return o(this,"key")}},values:{writable:true,enumerable:true,configurable:true,value:function values(){f.brandCheck(this,t)
return o(this,"value")}},entries:{writable:true,enumerable:true,configurable:true,value:function entries(){f.brandCheck(this,t)
return o(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function forEach(A,r=globalThis){f.brandCheck(this,t)
f.argumentLengthCheck(arguments,1,`${e}.forEach`)
if(typeof A!=="function"){throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`)}for(const{0:e,1:t}of o(this,"key+value")){A.call(r,t,e,this)}}}}
return Object.defineProperties(t.prototype,{...n,[Symbol.iterator]:{writable:true,enumerable:false,configurable:true,value:n.entries.value}})}async function fullyReadBody(e,t,A){const r=t
const s=A
let o
try{o=e.stream.getReader()}catch(e){s(e)
return}try{r(await readAllBytes(o))}catch(e){s(e)}}function isReadableStreamLike(e){return e instanceof ReadableStream||e[Symbol.toStringTag]==="ReadableStream"&&typeof e.tee==="function"}function readableStreamClose(e){try{e.close()
e.byobRequest?.respond(0)}catch(e){if(!e.message.includes("Controller is already closed")&&!e.message.includes("ReadableStream is already closed")){throw e}}}const D=/[^\x00-\xFF]/
function isomorphicEncode(e){I(!D.test(e))
return e}async function readAllBytes(e){const t=[]
let A=0
while(true){const{done:r,value:s}=await e.read()
if(r){return Buffer.concat(t,A)}if(!p(s)){throw new TypeError("Received non-Uint8Array chunk")}t.push(s)
A+=s.length}}function urlIsLocal(e){I("protocol"in e)
const t=e.protocol
return t==="about:"||t==="blob:"||t==="data:"}function urlHasHttpsScheme(e){return typeof e==="string"&&e[5]===":"&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&e[4]==="s"||e.protocol==="https:"}function urlIsHttpHttpsScheme(e){I("protocol"in e)
const t=e.protocol
return t==="http:"||t==="https:"}function simpleRangeHeaderValue(e,t){const A=e
if(!A.startsWith("bytes")){return"failure"}const r={position:5}
if(t){c(e=>e==="\t"||e===" ",A,r)}if(A.charCodeAt(r.position)!==61){return"failure"}r.position++
if(t){c(e=>e==="\t"||e===" ",A,r)}const s=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,r)
const o=s.length?Number(s):null
if(t){c(e=>e==="\t"||e===" ",A,r)}if(A.charCodeAt(r.position)!==45){return"failure"}r.position++
if(t){c(e=>e==="\t"||e===" ",A,r)}const n=c(e=>{const t=e.charCodeAt(0)
return t>=48&&t<=57},A,r)
const i=n.length?Number(n):null
if(r.position<A.length){return"failure"}if(i===null&&o===null){return"failure"}if(o>i){return"failure"}return{rangeStartValue:o,rangeEndValue:i}}function buildContentRange(e,t,A){let r="bytes "
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
if(s===null){return"failure"}for(const e of s){const s=E(e)
if(s==="failure"||s.essence==="*/*"){continue}r=s
if(r.essence!==A){t=null
if(r.parameters.has("charset")){t=r.parameters.get("charset")}A=r.essence}else if(!r.parameters.has("charset")&&t!==null){r.parameters.set("charset",t)}}if(r==null){return"failure"}return r}function gettingDecodingSplitting(e){const t=e
const A={position:0}
const r=[]
let s=""
while(A.position<t.length){s+=c(e=>e!=='"'&&e!==",",t,A)
if(A.position<t.length){if(t.charCodeAt(A.position)===34){s+=g(t,A)
if(A.position<t.length){continue}}else{I(t.charCodeAt(A.position)===44)
A.position++}}s=l(s,true,true,e=>e===9||e===32)
r.push(s)
s=""}return r}function getDecodeSplit(e,t){const A=t.get(e,true)
if(A===null){return null}return gettingDecodingSplitting(A)}const R=new TextDecoder
function utf8DecodeBytes(e){if(e.length===0){return""}if(e[0]===239&&e[1]===187&&e[2]===191){e=e.subarray(3)}const t=R.decode(e)
return t}class EnvironmentSettingsObjectBase{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}class EnvironmentSettingsObject{settingsObject=new EnvironmentSettingsObjectBase}const T=new EnvironmentSettingsObject
e.exports={isAborted,isCancelled,isValidEncodedURL,createDeferredPromise,ReadableStreamFrom:Q,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken:B,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isBlobLike:h,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,isValidHeaderName:y,isValidHeaderValue,isErrorLike,fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,environmentSettingsObject:T}},30220:(e,t,A)=>{"use strict"
const{types:r,inspect:s}=A(57975)
const{markAsUncloneable:o}=A(75919)
const{toUSVString:n}=A(27375)
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
i.util.markAsUncloneable=o||(()=>{})
i.util.ConvertToInt=function(e,t,A,r){let s
let o
if(t===64){s=Math.pow(2,53)-1
if(A==="unsigned"){o=0}else{o=Math.pow(-2,53)+1}}else if(A==="unsigned"){o=0
s=Math.pow(2,t)-1}else{o=Math.pow(-2,t)-1
s=Math.pow(2,t-1)-1}let n=Number(e)
if(n===0){n=0}if(r?.enforceRange===true){if(Number.isNaN(n)||n===Number.POSITIVE_INFINITY||n===Number.NEGATIVE_INFINITY){throw i.errors.exception({header:"Integer conversion",message:`Could not convert ${i.util.Stringify(e)} to an integer.`})}n=i.util.IntegerPart(n)
if(n<o||n>s){throw i.errors.exception({header:"Integer conversion",message:`Value must be between ${o}-${s}, got ${n}.`})}return n}if(!Number.isNaN(n)&&r?.clamp===true){n=Math.min(Math.max(n,o),s)
if(Math.floor(n)%2===0){n=Math.floor(n)}else{n=Math.ceil(n)}return n}if(Number.isNaN(n)||n===0&&Object.is(0,n)||n===Number.POSITIVE_INFINITY||n===Number.NEGATIVE_INFINITY){return 0}n=i.util.IntegerPart(n)
n=n%Math.pow(2,t)
if(A==="signed"&&n>=Math.pow(2,t)-1){return n-Math.pow(2,t)}return n}
i.util.IntegerPart=function(e){const t=Math.floor(Math.abs(e))
if(e<0){return-1*t}return t}
i.util.Stringify=function(e){const t=i.util.Type(e)
switch(t){case"Symbol":return`Symbol(${e.description})`
case"Object":return s(e)
case"String":return`"${e}"`
default:return`${e}`}}
i.sequenceConverter=function(e){return(t,A,r,s)=>{if(i.util.Type(t)!=="Object"){throw i.errors.exception({header:A,message:`${r} (${i.util.Stringify(t)}) is not iterable.`})}const o=typeof s==="function"?s():t?.[Symbol.iterator]?.()
const n=[]
let a=0
if(o===undefined||typeof o.next!=="function"){throw i.errors.exception({header:A,message:`${r} is not iterable.`})}while(true){const{done:t,value:s}=o.next()
if(t){break}n.push(e(s,A,`${r}[${a++}]`))}return n}}
i.recordConverter=function(e,t){return(A,s,o)=>{if(i.util.Type(A)!=="Object"){throw i.errors.exception({header:s,message:`${o} ("${i.util.Type(A)}") is not an Object.`})}const n={}
if(!r.isProxy(A)){const r=[...Object.getOwnPropertyNames(A),...Object.getOwnPropertySymbols(A)]
for(const i of r){const r=e(i,s,o)
const a=t(A[i],s,o)
n[r]=a}return n}const a=Reflect.ownKeys(A)
for(const r of a){const i=Reflect.getOwnPropertyDescriptor(A,r)
if(i?.enumerable){const i=e(r,s,o)
const a=t(A[r],s,o)
n[i]=a}}return n}}
i.interfaceConverter=function(e){return(t,A,r,s)=>{if(s?.strict!==false&&!(t instanceof e)){throw i.errors.exception({header:A,message:`Expected ${r} ("${i.util.Stringify(t)}") to be an instance of ${e.name}.`})}return t}}
i.dictionaryConverter=function(e){return(t,A,r)=>{const s=i.util.Type(t)
const o={}
if(s==="Null"||s==="Undefined"){return o}else if(s!=="Object"){throw i.errors.exception({header:A,message:`Expected ${t} to be one of: Null, Undefined, Object.`})}for(const s of e){const{key:e,defaultValue:n,required:a,converter:c}=s
if(a===true){if(!Object.hasOwn(t,e)){throw i.errors.exception({header:A,message:`Missing required key "${e}".`})}}let g=t[e]
const l=Object.hasOwn(s,"defaultValue")
if(l&&g!==null){g??=n()}if(a||l||g!==undefined){g=c(g,A,`${r}.${e}`)
if(s.allowedValues&&!s.allowedValues.includes(g)){throw i.errors.exception({header:A,message:`${g} is not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`})}o[e]=g}}return o}}
i.nullableConverter=function(e){return(t,A,r)=>{if(t===null){return t}return e(t,A,r)}}
i.converters.DOMString=function(e,t,A,r){if(e===null&&r?.legacyNullToEmptyString){return""}if(typeof e==="symbol"){throw i.errors.exception({header:t,message:`${A} is a symbol, which cannot be converted to a DOMString.`})}return String(e)}
i.converters.ByteString=function(e,t,A){const r=i.converters.DOMString(e,t,A)
for(let e=0;e<r.length;e++){if(r.charCodeAt(e)>255){throw new TypeError("Cannot convert argument to a ByteString because the character at "+`index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`)}}return r}
i.converters.USVString=n
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
i.converters.TypedArray=function(e,t,A,s,o){if(i.util.Type(e)!=="Object"||!r.isTypedArray(e)||e.constructor.name!==t.name){throw i.errors.conversionFailed({prefix:A,argument:`${s} ("${i.util.Stringify(e)}")`,types:[t.name]})}if(o?.allowShared===false&&r.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.DataView=function(e,t,A,s){if(i.util.Type(e)!=="Object"||!r.isDataView(e)){throw i.errors.exception({header:t,message:`${A} is not a DataView.`})}if(s?.allowShared===false&&r.isSharedArrayBuffer(e.buffer)){throw i.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."})}if(e.buffer.resizable||e.buffer.growable){throw i.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."})}return e}
i.converters.BufferSource=function(e,t,A,s){if(r.isAnyArrayBuffer(e)){return i.converters.ArrayBuffer(e,t,A,{...s,allowShared:false})}if(r.isTypedArray(e)){return i.converters.TypedArray(e,e.constructor,t,A,{...s,allowShared:false})}if(r.isDataView(e)){return i.converters.DataView(e,t,A,{...s,allowShared:false})}throw i.errors.conversionFailed({prefix:t,argument:`${A} ("${i.util.Stringify(e)}")`,types:["BufferSource"]})}
i.converters["sequence<ByteString>"]=i.sequenceConverter(i.converters.ByteString)
i.converters["sequence<sequence<ByteString>>"]=i.sequenceConverter(i.converters["sequence<ByteString>"])
i.converters["record<ByteString, ByteString>"]=i.recordConverter(i.converters.ByteString,i.converters.ByteString)
e.exports={webidl:i}},83922:e=>{"use strict"
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
default:return"failure"}}e.exports={getEncoding}},9190:(e,t,A)=>{"use strict"
const{staticPropertyDescriptors:r,readOperation:s,fireAProgressEvent:o}=A(31735)
const{kState:n,kError:i,kResult:a,kEvents:c,kAborted:g}=A(15178)
const{webidl:l}=A(30220)
const{kEnumerableProperty:E}=A(27375)
class FileReader extends EventTarget{constructor(){super()
this[n]="empty"
this[a]=null
this[i]=null
this[c]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(e){l.brandCheck(this,FileReader)
l.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer")
e=l.converters.Blob(e,{strict:false})
s(this,e,"ArrayBuffer")}readAsBinaryString(e){l.brandCheck(this,FileReader)
l.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString")
e=l.converters.Blob(e,{strict:false})
s(this,e,"BinaryString")}readAsText(e,t=undefined){l.brandCheck(this,FileReader)
l.argumentLengthCheck(arguments,1,"FileReader.readAsText")
e=l.converters.Blob(e,{strict:false})
if(t!==undefined){t=l.converters.DOMString(t,"FileReader.readAsText","encoding")}s(this,e,"Text",t)}readAsDataURL(e){l.brandCheck(this,FileReader)
l.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL")
e=l.converters.Blob(e,{strict:false})
s(this,e,"DataURL")}abort(){if(this[n]==="empty"||this[n]==="done"){this[a]=null
return}if(this[n]==="loading"){this[n]="done"
this[a]=null}this[g]=true
o("abort",this)
if(this[n]!=="loading"){o("loadend",this)}}get readyState(){l.brandCheck(this,FileReader)
switch(this[n]){case"empty":return this.EMPTY
case"loading":return this.LOADING
case"done":return this.DONE}}get result(){l.brandCheck(this,FileReader)
return this[a]}get error(){l.brandCheck(this,FileReader)
return this[i]}get onloadend(){l.brandCheck(this,FileReader)
return this[c].loadend}set onloadend(e){l.brandCheck(this,FileReader)
if(this[c].loadend){this.removeEventListener("loadend",this[c].loadend)}if(typeof e==="function"){this[c].loadend=e
this.addEventListener("loadend",e)}else{this[c].loadend=null}}get onerror(){l.brandCheck(this,FileReader)
return this[c].error}set onerror(e){l.brandCheck(this,FileReader)
if(this[c].error){this.removeEventListener("error",this[c].error)}if(typeof e==="function"){this[c].error=e
this.addEventListener("error",e)}else{this[c].error=null}}get onloadstart(){l.brandCheck(this,FileReader)
return this[c].loadstart}set onloadstart(e){l.brandCheck(this,FileReader)
if(this[c].loadstart){this.removeEventListener("loadstart",this[c].loadstart)}if(typeof e==="function"){this[c].loadstart=e
this.addEventListener("loadstart",e)}else{this[c].loadstart=null}}get onprogress(){l.brandCheck(this,FileReader)
return this[c].progress}set onprogress(e){l.brandCheck(this,FileReader)
if(this[c].progress){this.removeEventListener("progress",this[c].progress)}if(typeof e==="function"){this[c].progress=e
this.addEventListener("progress",e)}else{this[c].progress=null}}get onload(){l.brandCheck(this,FileReader)
return this[c].load}set onload(e){l.brandCheck(this,FileReader)
if(this[c].load){this.removeEventListener("load",this[c].load)}if(typeof e==="function"){this[c].load=e
this.addEventListener("load",e)}else{this[c].load=null}}get onabort(){l.brandCheck(this,FileReader)
return this[c].abort}set onabort(e){l.brandCheck(this,FileReader)
if(this[c].abort){this.removeEventListener("abort",this[c].abort)}if(typeof e==="function"){this[c].abort=e
this.addEventListener("abort",e)}else{this[c].abort=null}}}FileReader.EMPTY=FileReader.prototype.EMPTY=0
FileReader.LOADING=FileReader.prototype.LOADING=1
FileReader.DONE=FileReader.prototype.DONE=2
Object.defineProperties(FileReader.prototype,{EMPTY:r,LOADING:r,DONE:r,readAsArrayBuffer:E,readAsBinaryString:E,readAsText:E,readAsDataURL:E,abort:E,readyState:E,result:E,error:E,onloadstart:E,onprogress:E,onload:E,onabort:E,onerror:E,onloadend:E,[Symbol.toStringTag]:{value:"FileReader",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(FileReader,{EMPTY:r,LOADING:r,DONE:r})
e.exports={FileReader}},80558:(e,t,A)=>{"use strict"
const{webidl:r}=A(30220)
const s=Symbol("ProgressEvent state")
class ProgressEvent extends Event{constructor(e,t={}){e=r.converters.DOMString(e,"ProgressEvent constructor","type")
t=r.converters.ProgressEventInit(t??{})
super(e,t)
this[s]={lengthComputable:t.lengthComputable,loaded:t.loaded,total:t.total}}get lengthComputable(){r.brandCheck(this,ProgressEvent)
return this[s].lengthComputable}get loaded(){r.brandCheck(this,ProgressEvent)
return this[s].loaded}get total(){r.brandCheck(this,ProgressEvent)
return this[s].total}}r.converters.ProgressEventInit=r.dictionaryConverter([{key:"lengthComputable",converter:r.converters.boolean,defaultValue:()=>false},{key:"loaded",converter:r.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:r.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}])
e.exports={ProgressEvent}},15178:e=>{"use strict"
e.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},31735:(e,t,A)=>{"use strict"
const{kState:r,kError:s,kResult:o,kAborted:n,kLastProgressEventFired:i}=A(15178)
const{ProgressEvent:a}=A(80558)
const{getEncoding:c}=A(83922)
const{serializeAMimeType:g,parseMIMEType:l}=A(82121)
const{types:E}=A(57975)
const{StringDecoder:u}=A(13193)
const{btoa:h}=A(4573)
const Q={enumerable:true,writable:false,configurable:false}
function readOperation(e,t,A,a){if(e[r]==="loading"){throw new DOMException("Invalid state","InvalidStateError")}e[r]="loading"
e[o]=null
e[s]=null
const c=t.stream()
const g=c.getReader()
const l=[]
let u=g.read()
let h=true;(async()=>{while(!e[n]){try{const{done:c,value:Q}=await u
if(h&&!e[n]){queueMicrotask(()=>{fireAProgressEvent("loadstart",e)})}h=false
if(!c&&E.isUint8Array(Q)){l.push(Q)
if((e[i]===undefined||Date.now()-e[i]>=50)&&!e[n]){e[i]=Date.now()
queueMicrotask(()=>{fireAProgressEvent("progress",e)})}u=g.read()}else if(c){queueMicrotask(()=>{e[r]="done"
try{const r=packageData(l,A,t.type,a)
if(e[n]){return}e[o]=r
fireAProgressEvent("load",e)}catch(t){e[s]=t
fireAProgressEvent("error",e)}if(e[r]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}catch(t){if(e[n]){return}queueMicrotask(()=>{e[r]="done"
e[s]=t
fireAProgressEvent("error",e)
if(e[r]!=="loading"){fireAProgressEvent("loadend",e)}})
break}}})()}function fireAProgressEvent(e,t){const A=new a(e,{bubbles:false,cancelable:false})
t.dispatchEvent(A)}function packageData(e,t,A,r){switch(t){case"DataURL":{let t="data:"
const r=l(A||"application/octet-stream")
if(r!=="failure"){t+=g(r)}t+=";base64,"
const s=new u("latin1")
for(const A of e){t+=h(s.write(A))}t+=h(s.end())
return t}case"Text":{let t="failure"
if(r){t=c(r)}if(t==="failure"&&A){const e=l(A)
if(e!=="failure"){t=c(e.parameters.get("charset"))}}if(t==="failure"){t="UTF-8"}return decode(e,t)}case"ArrayBuffer":{const t=combineByteSequences(e)
return t.buffer}case"BinaryString":{let t=""
const A=new u("latin1")
for(const r of e){t+=A.write(r)}t+=A.end()
return t}}}function decode(e,t){const A=combineByteSequences(e)
const r=BOMSniffing(A)
let s=0
if(r!==null){t=r
s=r==="UTF-8"?3:2}const o=A.slice(s)
return new TextDecoder(t).decode(o)}function BOMSniffing(e){const[t,A,r]=e
if(t===239&&A===187&&r===191){return"UTF-8"}else if(t===254&&A===255){return"UTF-16BE"}else if(t===255&&A===254){return"UTF-16LE"}return null}function combineByteSequences(e){const t=e.reduce((e,t)=>e+t.byteLength,0)
let A=0
return e.reduce((e,t)=>{e.set(t,A)
A+=t.byteLength
return e},new Uint8Array(t))}e.exports={staticPropertyDescriptors:Q,readOperation,fireAProgressEvent}},27032:(e,t,A)=>{"use strict"
const{uid:r,states:s,sentCloseFrameState:o,emptyBuffer:n,opcodes:i}=A(84411)
const{kReadyState:a,kSentClose:c,kByteParser:g,kReceivedClose:l,kResponse:E}=A(32679)
const{fireEvent:u,failWebsocketConnection:h,isClosing:Q,isClosed:B,isEstablished:d,parseExtensions:I}=A(92148)
const{channels:p}=A(74567)
const{CloseEvent:f}=A(39617)
const{makeRequest:m}=A(27412)
const{fetching:w}=A(18033)
const{Headers:y,getHeadersList:k}=A(31271)
const{getDecodeSplit:b}=A(77241)
const{WebsocketFrameSend:D}=A(63055)
let R
try{R=A(77598)}catch{}function establishWebSocketConnection(e,t,A,s,o,n){const i=e
i.protocol=e.protocol==="ws:"?"http:":"https:"
const a=m({urlList:[i],client:A,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"})
if(n.headers){const e=k(new y(n.headers))
a.headersList=e}const c=R.randomBytes(16).toString("base64")
a.headersList.append("sec-websocket-key",c)
a.headersList.append("sec-websocket-version","13")
for(const e of t){a.headersList.append("sec-websocket-protocol",e)}const g="permessage-deflate; client_max_window_bits"
a.headersList.append("sec-websocket-extensions",g)
const l=w({request:a,useParallelQueue:true,dispatcher:n.dispatcher,processResponse(e){if(e.type==="error"||e.status!==101){h(s,"Received network error or non-101 status code.")
return}if(t.length!==0&&!e.headersList.get("Sec-WebSocket-Protocol")){h(s,"Server did not respond with sent protocols.")
return}if(e.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){h(s,'Server did not set Upgrade header to "websocket".')
return}if(e.headersList.get("Connection")?.toLowerCase()!=="upgrade"){h(s,'Server did not set Connection header to "upgrade".')
return}const A=e.headersList.get("Sec-WebSocket-Accept")
const n=R.createHash("sha1").update(c+r).digest("base64")
if(A!==n){h(s,"Incorrect hash received in Sec-WebSocket-Accept header.")
return}const i=e.headersList.get("Sec-WebSocket-Extensions")
let g
if(i!==null){g=I(i)
if(!g.has("permessage-deflate")){h(s,"Sec-WebSocket-Extensions header does not match.")
return}}const l=e.headersList.get("Sec-WebSocket-Protocol")
if(l!==null){const e=b("sec-websocket-protocol",a.headersList)
if(e===null||!e.includes(l)){h(s,"Protocol was not set in the opening handshake.")
return}}e.socket.on("data",onSocketData)
e.socket.on("close",onSocketClose)
e.socket.on("error",onSocketError)
if(p.open.hasSubscribers){p.open.publish({address:e.socket.address(),protocol:l,extensions:i})}o(e,g)}})
return l}function closeWebSocketConnection(e,t,A,r){if(Q(e)||B(e)){}else if(!d(e)){h(e,"Connection was closed before it was established.")
e[a]=s.CLOSING}else if(e[c]===o.NOT_SENT){e[c]=o.PROCESSING
const g=new D
if(t!==undefined&&A===undefined){g.frameData=Buffer.allocUnsafe(2)
g.frameData.writeUInt16BE(t,0)}else if(t!==undefined&&A!==undefined){g.frameData=Buffer.allocUnsafe(2+r)
g.frameData.writeUInt16BE(t,0)
g.frameData.write(A,2,"utf-8")}else{g.frameData=n}const l=e[E].socket
l.write(g.createFrame(i.CLOSE))
e[c]=o.SENT
e[a]=s.CLOSING}else{e[a]=s.CLOSING}}function onSocketData(e){if(!this.ws[g].write(e)){this.pause()}}function onSocketClose(){const{ws:e}=this
const{[E]:t}=e
t.socket.off("data",onSocketData)
t.socket.off("close",onSocketClose)
t.socket.off("error",onSocketError)
const A=e[c]===o.SENT&&e[l]
let r=1005
let n=""
const i=e[g].closingInfo
if(i&&!i.error){r=i.code??1005
n=i.reason}else if(!e[l]){r=1006}e[a]=s.CLOSED
u("close",e,(e,t)=>new f(e,t),{wasClean:A,code:r,reason:n})
if(p.close.hasSubscribers){p.close.publish({websocket:e,code:r,reason:n})}}function onSocketError(e){const{ws:t}=this
t[a]=s.CLOSING
if(p.socketError.hasSubscribers){p.socketError.publish(e)}this.destroy()}e.exports={establishWebSocketConnection,closeWebSocketConnection}},84411:e=>{"use strict"
const t="258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
const A={enumerable:true,writable:false,configurable:false}
const r={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3}
const s={NOT_SENT:0,PROCESSING:1,SENT:2}
const o={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10}
const n=2**16-1
const i={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4}
const a=Buffer.allocUnsafe(0)
const c={string:1,typedArray:2,arrayBuffer:3,blob:4}
e.exports={uid:t,sentCloseFrameState:s,staticPropertyDescriptors:A,states:r,opcodes:o,maxUnsigned16Bit:n,parserStates:i,emptyBuffer:a,sendHints:c}},39617:(e,t,A)=>{"use strict"
const{webidl:r}=A(30220)
const{kEnumerableProperty:s}=A(27375)
const{kConstruct:o}=A(46130)
const{MessagePort:n}=A(75919)
class MessageEvent extends Event{#j
constructor(e,t={}){if(e===o){super(arguments[1],arguments[2])
r.util.markAsUncloneable(this)
return}const A="MessageEvent constructor"
r.argumentLengthCheck(arguments,1,A)
e=r.converters.DOMString(e,A,"type")
t=r.converters.MessageEventInit(t,A,"eventInitDict")
super(e,t)
this.#j=t
r.util.markAsUncloneable(this)}get data(){r.brandCheck(this,MessageEvent)
return this.#j.data}get origin(){r.brandCheck(this,MessageEvent)
return this.#j.origin}get lastEventId(){r.brandCheck(this,MessageEvent)
return this.#j.lastEventId}get source(){r.brandCheck(this,MessageEvent)
return this.#j.source}get ports(){r.brandCheck(this,MessageEvent)
if(!Object.isFrozen(this.#j.ports)){Object.freeze(this.#j.ports)}return this.#j.ports}initMessageEvent(e,t=false,A=false,s=null,o="",n="",i=null,a=[]){r.brandCheck(this,MessageEvent)
r.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
return new MessageEvent(e,{bubbles:t,cancelable:A,data:s,origin:o,lastEventId:n,source:i,ports:a})}static createFastMessageEvent(e,t){const A=new MessageEvent(o,e,t)
A.#j=t
A.#j.data??=null
A.#j.origin??=""
A.#j.lastEventId??=""
A.#j.source??=null
A.#j.ports??=[]
return A}}const{createFastMessageEvent:i}=MessageEvent
delete MessageEvent.createFastMessageEvent
class CloseEvent extends Event{#j
constructor(e,t={}){const A="CloseEvent constructor"
r.argumentLengthCheck(arguments,1,A)
e=r.converters.DOMString(e,A,"type")
t=r.converters.CloseEventInit(t)
super(e,t)
this.#j=t
r.util.markAsUncloneable(this)}get wasClean(){r.brandCheck(this,CloseEvent)
return this.#j.wasClean}get code(){r.brandCheck(this,CloseEvent)
return this.#j.code}get reason(){r.brandCheck(this,CloseEvent)
return this.#j.reason}}class ErrorEvent extends Event{#j
constructor(e,t){const A="ErrorEvent constructor"
r.argumentLengthCheck(arguments,1,A)
super(e,t)
r.util.markAsUncloneable(this)
e=r.converters.DOMString(e,A,"type")
t=r.converters.ErrorEventInit(t??{})
this.#j=t}get message(){r.brandCheck(this,ErrorEvent)
return this.#j.message}get filename(){r.brandCheck(this,ErrorEvent)
return this.#j.filename}get lineno(){r.brandCheck(this,ErrorEvent)
return this.#j.lineno}get colno(){r.brandCheck(this,ErrorEvent)
return this.#j.colno}get error(){r.brandCheck(this,ErrorEvent)
return this.#j.error}}Object.defineProperties(MessageEvent.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:s,origin:s,lastEventId:s,source:s,ports:s,initMessageEvent:s})
Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:s,code:s,wasClean:s})
Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:s,filename:s,lineno:s,colno:s,error:s})
r.converters.MessagePort=r.interfaceConverter(n)
r.converters["sequence<MessagePort>"]=r.sequenceConverter(r.converters.MessagePort)
const a=[{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}]
r.converters.MessageEventInit=r.dictionaryConverter([...a,{key:"data",converter:r.converters.any,defaultValue:()=>null},{key:"origin",converter:r.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:r.converters.DOMString,defaultValue:()=>""},{key:"source",converter:r.nullableConverter(r.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:r.converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}])
r.converters.CloseEventInit=r.dictionaryConverter([...a,{key:"wasClean",converter:r.converters.boolean,defaultValue:()=>false},{key:"code",converter:r.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:r.converters.USVString,defaultValue:()=>""}])
r.converters.ErrorEventInit=r.dictionaryConverter([...a,{key:"message",converter:r.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:r.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:r.converters.any}])
e.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent:i}},63055:(e,t,A)=>{"use strict"
const{maxUnsigned16Bit:r}=A(84411)
const s=16386
let o
let n=null
let i=s
try{o=A(77598)}catch{o={randomFillSync:function randomFillSync(e,t,A){for(let t=0;t<e.length;++t){e[t]=Math.random()*255|0}return e}}}function generateMask(){if(i===s){i=0
o.randomFillSync(n??=Buffer.allocUnsafe(s),0,s)}return[n[i++],n[i++],n[i++],n[i++]]}class WebsocketFrameSend{constructor(e){this.frameData=e}createFrame(e){const t=this.frameData
const A=generateMask()
const s=t?.byteLength??0
let o=s
let n=6
if(s>r){n+=8
o=127}else if(s>125){n+=2
o=126}const i=Buffer.allocUnsafe(s+n)
i[0]=i[1]=0
i[0]|=128
i[0]=(i[0]&240)+e

;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */i[n-4]=A[0]
i[n-3]=A[1]
i[n-2]=A[2]
i[n-1]=A[3]
i[1]=o
if(o===126){i.writeUInt16BE(s,2)}else if(o===127){i[2]=i[3]=0
i.writeUIntBE(s,4,6)}i[1]|=128
for(let e=0;e<s;++e){i[n+e]=t[e]^A[e&3]}return i}}e.exports={WebsocketFrameSend}},64836:(e,t,A)=>{"use strict"
const{createInflateRaw:r,Z_DEFAULT_WINDOWBITS:s}=A(38522)
const{isValidClientWindowBits:o}=A(92148)
const{MessageSizeExceededError:n}=A(92344)
const i=Buffer.from([0,0,255,255])
const a=Symbol("kBuffer")
const c=Symbol("kLength")
class PerMessageDeflate{#X
#Q={}
#$=0
constructor(e,t){this.#Q.serverNoContextTakeover=e.has("server_no_context_takeover")
this.#Q.serverMaxWindowBits=e.get("server_max_window_bits")
this.#$=t.maxPayloadSize}decompress(e,t,A){if(!this.#X){let e=s
if(this.#Q.serverMaxWindowBits){if(!o(this.#Q.serverMaxWindowBits)){A(new Error("Invalid server_max_window_bits"))
return}e=Number.parseInt(this.#Q.serverMaxWindowBits)}try{this.#X=r({windowBits:e})}catch(e){A(e)
return}this.#X[a]=[]
this.#X[c]=0
this.#X.on("data",e=>{this.#X[c]+=e.length
if(this.#$>0&&this.#X[c]>this.#$){A(new n)
this.#X.removeAllListeners()
this.#X.destroy()
this.#X=null
return}this.#X[a].push(e)})
this.#X.on("error",e=>{this.#X=null
A(e)})}this.#X.write(e)
if(t){this.#X.write(i)}this.#X.flush(()=>{if(!this.#X){return}const e=Buffer.concat(this.#X[a],this.#X[c])
this.#X[a].length=0
this.#X[c]=0
A(null,e)})}}e.exports={PerMessageDeflate}},88265:(e,t,A)=>{"use strict"
const{Writable:r}=A(57075)
const s=A(34589)
const{parserStates:o,opcodes:n,states:i,emptyBuffer:a,sentCloseFrameState:c}=A(84411)
const{kReadyState:g,kSentClose:l,kResponse:E,kReceivedClose:u}=A(32679)
const{channels:h}=A(74567)
const{isValidStatusCode:Q,isValidOpcode:B,failWebsocketConnection:d,websocketMessageReceived:I,utf8Decode:p,isControlFrame:f,isTextBinaryFrame:m,isContinuationFrame:w}=A(92148)
const{WebsocketFrameSend:y}=A(63055)
const{closeWebSocketConnection:k}=A(27032)
const{PerMessageDeflate:b}=A(64836)
const{MessageSizeExceededError:D}=A(92344)
function failWebsocketConnectionWithCode(e,t,A){k(e,t,A,Buffer.byteLength(A))
d(e,A)}class ByteParser extends r{#ee=[]
#te=0
#Ae=0
#re=false
#m=o.INFO
#se={}
#oe=[]
#ne
#ie
#$
constructor(e,t,A={}){super()
this.ws=e
this.#ne=t==null?new Map:t
this.#ie=A.maxFragments??0
this.#$=A.maxPayloadSize??0
if(this.#ne.has("permessage-deflate")){this.#ne.set("permessage-deflate",new b(t,A))}}_write(e,t,A){this.#ee.push(e)
this.#Ae+=e.length
this.#re=true
this.run(A)}#ae(){if(this.#$>0&&!f(this.#se.opcode)&&this.#se.payloadLength+this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size")
return false}return true}run(e){while(this.#re){if(this.#m===o.INFO){if(this.#Ae<2){return e()}const t=this.consume(2)
const A=(t[0]&128)!==0
const r=t[0]&15
const s=(t[1]&128)===128
const i=!A&&r!==n.CONTINUATION
const a=t[1]&127
const c=t[0]&64
const g=t[0]&32
const l=t[0]&16
if(!B(r)){d(this.ws,"Invalid opcode received")
return e()}if(s){d(this.ws,"Frame cannot be masked")
return e()}if(c!==0&&!this.#ne.has("permessage-deflate")){d(this.ws,"Expected RSV1 to be clear.")
return}if(g!==0||l!==0){d(this.ws,"RSV1, RSV2, RSV3 must be clear")
return}if(i&&!m(r)){d(this.ws,"Invalid frame type was fragmented.")
return}if(m(r)&&this.#oe.length>0){d(this.ws,"Expected continuation frame")
return}if(this.#se.fragmented&&i){d(this.ws,"Fragmented frame exceeded 125 bytes.")
return}if((a>125||i)&&f(r)){d(this.ws,"Control frame either too large or fragmented")
return}if(w(r)&&this.#oe.length===0&&!this.#se.compressed){d(this.ws,"Unexpected continuation frame")
return}if(a<=125){this.#se.payloadLength=a
this.#m=o.READ_DATA
if(!this.#ae()){return}}else if(a===126){this.#m=o.PAYLOADLENGTH_16}else if(a===127){this.#m=o.PAYLOADLENGTH_64}if(m(r)){this.#se.binaryType=r
this.#se.compressed=c!==0}this.#se.opcode=r
this.#se.masked=s
this.#se.fin=A
this.#se.fragmented=i}else if(this.#m===o.PAYLOADLENGTH_16){if(this.#Ae<2){return e()}const t=this.consume(2)
this.#se.payloadLength=t.readUInt16BE(0)
this.#m=o.READ_DATA
if(!this.#ae()){return}}else if(this.#m===o.PAYLOADLENGTH_64){if(this.#Ae<8){return e()}const t=this.consume(8)
const A=t.readUInt32BE(0)
const r=t.readUInt32BE(4)
if(A!==0||r>2**31-1){d(this.ws,"Received payload length > 2^31 bytes.")
return}this.#se.payloadLength=r
this.#m=o.READ_DATA
if(!this.#ae()){return}}else if(this.#m===o.READ_DATA){if(this.#Ae<this.#se.payloadLength){return e()}const t=this.consume(this.#se.payloadLength)
if(f(this.#se.opcode)){this.#re=this.parseControlFrame(t)
this.#m=o.INFO
const A=this.ws[E].socket
if(this.#re&&A.writableNeedDrain){this.#re=false
A.once("drain",()=>{if(this.destroyed)return
this.#re=true
this.run(e)})
return}}else{if(!this.#se.compressed){if(!this.writeFragments(t)){return}if(this.#$>0&&this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,(new D).message)
return}if(!this.#se.fragmented&&this.#se.fin){I(this.ws,this.#se.binaryType,this.consumeFragments())}this.#m=o.INFO}else{this.#ne.get("permessage-deflate").decompress(t,this.#se.fin,(t,A)=>{if(t){const e=t instanceof D?1009:1007
failWebsocketConnectionWithCode(this.ws,e,t.message)
return}if(!this.writeFragments(A)){return}if(this.#$>0&&this.#te>this.#$){failWebsocketConnectionWithCode(this.ws,1009,(new D).message)
return}if(!this.#se.fin){this.#m=o.INFO
this.#re=true
this.run(e)
return}I(this.ws,this.#se.binaryType,this.consumeFragments())
this.#re=true
this.#m=o.INFO
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
return t}writeFragments(e){if(this.#ie>0&&this.#oe.length===this.#ie){failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments")
return false}this.#te+=e.length
this.#oe.push(e)
return true}consumeFragments(){const e=this.#oe
if(e.length===1){this.#te=0
return e.shift()}const t=Buffer.concat(e,this.#te)
this.#oe=[]
this.#te=0
return t}parseCloseBody(e){s(e.length!==1)
let t
if(e.length>=2){t=e.readUInt16BE(0)}if(t!==undefined&&!Q(t)){return{code:1002,reason:"Invalid status code",error:true}}let A=e.subarray(2)
if(A[0]===239&&A[1]===187&&A[2]===191){A=A.subarray(3)}try{A=p(A)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{code:t,reason:A,error:false}}parseControlFrame(e){const{opcode:t,payloadLength:A}=this.#se
if(t===n.CLOSE){if(A===1){d(this.ws,"Received close frame with a 1-byte body.")
return false}this.#se.closeInfo=this.parseCloseBody(e)
if(this.#se.closeInfo.error){const{code:e,reason:t}=this.#se.closeInfo
k(this.ws,e,t,t.length)
d(this.ws,t)
return false}if(this.ws[l]!==c.SENT){let e=a
if(this.#se.closeInfo.code){e=Buffer.allocUnsafe(2)
e.writeUInt16BE(this.#se.closeInfo.code,0)}const t=new y(e)
this.ws[E].socket.write(t.createFrame(n.CLOSE),e=>{if(!e){this.ws[l]=c.SENT}})}this.ws[g]=i.CLOSING
this.ws[u]=true
return false}else if(t===n.PING){if(!this.ws[u]){const t=new y(e)
this.ws[E].socket.write(t.createFrame(n.PONG))
if(h.ping.hasSubscribers){h.ping.publish({payload:e})}}}else if(t===n.PONG){if(h.pong.hasSubscribers){h.pong.publish({payload:e})}}return true}get closingInfo(){return this.#se.closeInfo}}e.exports={ByteParser}},81577:(e,t,A)=>{"use strict"
const{WebsocketFrameSend:r}=A(63055)
const{opcodes:s,sendHints:o}=A(84411)
const n=A(5533)
const i=Buffer[Symbol.species]
class SendQueue{#ce=new n
#ge=false
#le
constructor(e){this.#le=e}add(e,t,A){if(A!==o.blob){const r=createFrame(e,A)
if(!this.#ge){this.#le.write(r,t)}else{const e={promise:null,callback:t,frame:r}
this.#ce.push(e)}return}const r={promise:e.arrayBuffer().then(e=>{r.promise=null
r.frame=createFrame(e,A)}),callback:t,frame:null}
this.#ce.push(r)
if(!this.#ge){this.#Ee()}}async#Ee(){this.#ge=true
const e=this.#ce
while(!e.isEmpty()){const t=e.shift()
if(t.promise!==null){await t.promise}this.#le.write(t.frame,t.callback)
t.callback=t.frame=null}this.#ge=false}}function createFrame(e,t){return new r(toBuffer(e,t)).createFrame(t===o.string?s.TEXT:s.BINARY)}function toBuffer(e,t){switch(t){case o.string:return Buffer.from(e)
case o.arrayBuffer:case o.blob:return new i(e)
case o.typedArray:return new i(e.buffer,e.byteOffset,e.byteLength)}}e.exports={SendQueue}},32679:e=>{"use strict"
e.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol("byte parser")}},92148:(e,t,A)=>{"use strict"
const{kReadyState:r,kController:s,kResponse:o,kBinaryType:n,kWebSocketURL:i}=A(32679)
const{states:a,opcodes:c}=A(84411)
const{ErrorEvent:g,createFastMessageEvent:l}=A(39617)
const{isUtf8:E}=A(4573)
const{collectASequenceOfCodePointsFast:u,removeHTTPWhitespace:h}=A(82121)
function isConnecting(e){return e[r]===a.CONNECTING}function isEstablished(e){return e[r]===a.OPEN}function isClosing(e){return e[r]===a.CLOSING}function isClosed(e){return e[r]===a.CLOSED}function fireEvent(e,t,A=(e,t)=>new Event(e,t),r={}){const s=A(e,r)
t.dispatchEvent(s)}function websocketMessageReceived(e,t,A){if(e[r]!==a.OPEN){return}let s
if(t===c.TEXT){try{s=d(A)}catch{failWebsocketConnection(e,"Received invalid UTF-8 in text frame.")
return}}else if(t===c.BINARY){if(e[n]==="blob"){s=new Blob([A])}else{s=toArrayBuffer(A)}}fireEvent("message",e,l,{origin:e[i].origin,data:s})}function toArrayBuffer(e){if(e.byteLength===e.buffer.byteLength){return e.buffer}return e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength)}function isValidSubprotocol(e){if(e.length===0){return false}for(let t=0;t<e.length;++t){const A=e.charCodeAt(t)
if(A<33||A>126||A===34||A===40||A===41||A===44||A===47||A===58||A===59||A===60||A===61||A===62||A===63||A===64||A===91||A===92||A===93||A===123||A===125){return false}}return true}function isValidStatusCode(e){if(e>=1e3&&e<1015){return e!==1004&&e!==1005&&e!==1006}return e>=3e3&&e<=4999}function failWebsocketConnection(e,t){const{[s]:A,[o]:r}=e
A.abort()
if(r?.socket&&!r.socket.destroyed){r.socket.destroy()}if(t){fireEvent("error",e,(e,t)=>new g(e,t),{error:new Error(t),message:t})}}function isControlFrame(e){return e===c.CLOSE||e===c.PING||e===c.PONG}function isContinuationFrame(e){return e===c.CONTINUATION}function isTextBinaryFrame(e){return e===c.TEXT||e===c.BINARY}function isValidOpcode(e){return isTextBinaryFrame(e)||isContinuationFrame(e)||isControlFrame(e)}function parseExtensions(e){const t={position:0}
const A=new Map
while(t.position<e.length){const r=u(";",e,t)
const[s,o=""]=r.split("=")
A.set(h(s,true,false),h(o,false,true))
t.position++}return A}function isValidClientWindowBits(e){if(e.length===0){return false}for(let t=0;t<e.length;t++){const A=e.charCodeAt(t)
if(A<48||A>57){return false}}const t=Number.parseInt(e,10)
return t>=8&&t<=15}const Q=typeof process.versions.icu==="string"
const B=Q?new TextDecoder("utf-8",{fatal:true}):undefined
const d=Q?B.decode.bind(B):function(e){if(E(e)){return e.toString("utf-8")}throw new TypeError("Invalid utf-8 received.")}
e.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,websocketMessageReceived,utf8Decode:d,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits}},23061:(e,t,A)=>{"use strict"
const{webidl:r}=A(30220)
const{URLSerializer:s}=A(82121)
const{environmentSettingsObject:o}=A(77241)
const{staticPropertyDescriptors:n,states:i,sentCloseFrameState:a,sendHints:c}=A(84411)
const{kWebSocketURL:g,kReadyState:l,kController:E,kBinaryType:u,kResponse:h,kSentClose:Q,kByteParser:B}=A(32679)
const{isConnecting:d,isEstablished:I,isClosing:p,isValidSubprotocol:f,fireEvent:m}=A(92148)
const{establishWebSocketConnection:w,closeWebSocketConnection:y}=A(27032)
const{ByteParser:k}=A(88265)
const{kEnumerableProperty:b,isBlobLike:D}=A(27375)
const{getGlobalDispatcher:R}=A(31088)
const{types:T}=A(57975)
const{ErrorEvent:F,CloseEvent:S}=A(39617)
const{SendQueue:U}=A(81577)
class WebSocket extends EventTarget{#v={open:null,error:null,close:null,message:null}
#ue=0
#he=""
#ne=""
#Qe
constructor(e,t=[]){super()
r.util.markAsUncloneable(this)
const A="WebSocket constructor"
r.argumentLengthCheck(arguments,1,A)
const s=r.converters["DOMString or sequence<DOMString> or WebSocketInit"](t,A,"options")
e=r.converters.USVString(e,A,"url")
t=s.protocols
const n=o.settingsObject.baseUrl
let i
try{i=new URL(e,n)}catch(e){throw new DOMException(e,"SyntaxError")}if(i.protocol==="http:"){i.protocol="ws:"}else if(i.protocol==="https:"){i.protocol="wss:"}if(i.protocol!=="ws:"&&i.protocol!=="wss:"){throw new DOMException(`Expected a ws: or wss: protocol, got ${i.protocol}`,"SyntaxError")}if(i.hash||i.href.endsWith("#")){throw new DOMException("Got fragment","SyntaxError")}if(typeof t==="string"){t=[t]}if(t.length!==new Set(t.map(e=>e.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(t.length>0&&!t.every(e=>f(e))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this[g]=new URL(i.href)
const c=o.settingsObject
this[E]=w(i,t,c,this,(e,t)=>this.#Be(e,t),s)
this[l]=WebSocket.CONNECTING
this[Q]=a.NOT_SENT
this[u]="blob"}close(e=undefined,t=undefined){r.brandCheck(this,WebSocket)
const A="WebSocket.close"
if(e!==undefined){e=r.converters["unsigned short"](e,A,"code",{clamp:true})}if(t!==undefined){t=r.converters.USVString(t,A,"reason")}if(e!==undefined){if(e!==1e3&&(e<3e3||e>4999)){throw new DOMException("invalid code","InvalidAccessError")}}let s=0
if(t!==undefined){s=Buffer.byteLength(t)
if(s>123){throw new DOMException(`Reason must be less than 123 bytes; received ${s}`,"SyntaxError")}}y(this,e,t,s)}send(e){r.brandCheck(this,WebSocket)
const t="WebSocket.send"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.WebSocketSendData(e,t,"data")
if(d(this)){throw new DOMException("Sent before connected.","InvalidStateError")}if(!I(this)||p(this)){return}if(typeof e==="string"){const t=Buffer.byteLength(e)
this.#ue+=t
this.#Qe.add(e,()=>{this.#ue-=t},c.string)}else if(T.isArrayBuffer(e)){this.#ue+=e.byteLength
this.#Qe.add(e,()=>{this.#ue-=e.byteLength},c.arrayBuffer)}else if(ArrayBuffer.isView(e)){this.#ue+=e.byteLength
this.#Qe.add(e,()=>{this.#ue-=e.byteLength},c.typedArray)}else if(D(e)){this.#ue+=e.size
this.#Qe.add(e,()=>{this.#ue-=e.size},c.blob)}}get readyState(){r.brandCheck(this,WebSocket)
return this[l]}get bufferedAmount(){r.brandCheck(this,WebSocket)
return this.#ue}get url(){r.brandCheck(this,WebSocket)
return s(this[g])}get extensions(){r.brandCheck(this,WebSocket)
return this.#ne}get protocol(){r.brandCheck(this,WebSocket)
return this.#he}get onopen(){r.brandCheck(this,WebSocket)
return this.#v.open}set onopen(e){r.brandCheck(this,WebSocket)
if(this.#v.open){this.removeEventListener("open",this.#v.open)}if(typeof e==="function"){this.#v.open=e
this.addEventListener("open",e)}else{this.#v.open=null}}get onerror(){r.brandCheck(this,WebSocket)
return this.#v.error}set onerror(e){r.brandCheck(this,WebSocket)
if(this.#v.error){this.removeEventListener("error",this.#v.error)}if(typeof e==="function"){this.#v.error=e
this.addEventListener("error",e)}else{this.#v.error=null}}get onclose(){r.brandCheck(this,WebSocket)
return this.#v.close}set onclose(e){r.brandCheck(this,WebSocket)
if(this.#v.close){this.removeEventListener("close",this.#v.close)}if(typeof e==="function"){this.#v.close=e
this.addEventListener("close",e)}else{this.#v.close=null}}get onmessage(){r.brandCheck(this,WebSocket)
return this.#v.message}set onmessage(e){r.brandCheck(this,WebSocket)
if(this.#v.message){this.removeEventListener("message",this.#v.message)}if(typeof e==="function"){this.#v.message=e
this.addEventListener("message",e)}else{this.#v.message=null}}get binaryType(){r.brandCheck(this,WebSocket)
return this[u]}set binaryType(e){r.brandCheck(this,WebSocket)
if(e!=="blob"&&e!=="arraybuffer"){this[u]="blob"}else{this[u]=e}}#Be(e,t){this[h]=e
const A=this[E]?.dispatcher?.webSocketOptions
const r=A?.maxFragments
const s=A?.maxPayloadSize
const o=new k(this,t,{maxFragments:r,maxPayloadSize:s})
o.on("drain",onParserDrain)
o.on("error",onParserError.bind(this))
e.socket.ws=this
this[B]=o
this.#Qe=new U(e.socket)
this[l]=i.OPEN
const n=e.headersList.get("sec-websocket-extensions")
if(n!==null){this.#ne=n}const a=e.headersList.get("sec-websocket-protocol")
if(a!==null){this.#he=a}m("open",this)}}WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=i.CONNECTING
WebSocket.OPEN=WebSocket.prototype.OPEN=i.OPEN
WebSocket.CLOSING=WebSocket.prototype.CLOSING=i.CLOSING
WebSocket.CLOSED=WebSocket.prototype.CLOSED=i.CLOSED
Object.defineProperties(WebSocket.prototype,{CONNECTING:n,OPEN:n,CLOSING:n,CLOSED:n,url:b,readyState:b,bufferedAmount:b,onopen:b,onerror:b,onclose:b,close:b,onmessage:b,binaryType:b,send:b,extensions:b,protocol:b,[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(WebSocket,{CONNECTING:n,OPEN:n,CLOSING:n,CLOSED:n})
r.converters["sequence<DOMString>"]=r.sequenceConverter(r.converters.DOMString)
r.converters["DOMString or sequence<DOMString>"]=function(e,t,A){if(r.util.Type(e)==="Object"&&Symbol.iterator in e){return r.converters["sequence<DOMString>"](e)}return r.converters.DOMString(e,t,A)}
r.converters.WebSocketInit=r.dictionaryConverter([{key:"protocols",converter:r.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:r.converters.any,defaultValue:()=>R()},{key:"headers",converter:r.nullableConverter(r.converters.HeadersInit)}])
r.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){if(r.util.Type(e)==="Object"&&!(Symbol.iterator in e)){return r.converters.WebSocketInit(e)}return{protocols:r.converters["DOMString or sequence<DOMString>"](e)}}
r.converters.WebSocketSendData=function(e){if(r.util.Type(e)==="Object"){if(D(e)){return r.converters.Blob(e,{strict:false})}if(ArrayBuffer.isView(e)||T.isArrayBuffer(e)){return r.converters.BufferSource(e)}}return r.converters.USVString(e)}
function onParserDrain(){this.ws[h].socket.resume()}function onParserError(e){let t
let A
if(e instanceof S){t=e.reason
A=e.code}else{t=e.message}m("error",this,()=>new F("error",{error:e,message:t}))
y(this,A)}e.exports={WebSocket}},92413:(e,t,A)=>{"use strict"
A.d(t,{getOctokit:()=>getOctokit})
var r=A(79896)
var s=A(70857)
class Context{constructor(){var e,t,A
this.payload={}
if(process.env.GITHUB_EVENT_PATH){if((0,r.existsSync)(process.env.GITHUB_EVENT_PATH)){this.payload=JSON.parse((0,r.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}))}else{const e=process.env.GITHUB_EVENT_PATH
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
this.graphqlUrl=(A=process.env.GITHUB_GRAPHQL_URL)!==null&&A!==void 0?A:`https://api.github.com/graphql`}get issue(){const e=this.payload
return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[e,t]=process.env.GITHUB_REPOSITORY.split("/")
return{owner:e,repo:t}}if(this.payload.repository){return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name}}throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var o=A(89659)
var n=A(89231)
var i=undefined&&undefined.__awaiter||function(e,t,A,r){function adopt(e){return e instanceof A?e:new A(function(t){t(e)})}return new(A||(A=Promise))(function(A,s){function fulfilled(e){try{step(r.next(e))}catch(e){s(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){s(e)}}function step(e){e.done?A(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function getAuthString(e,t){if(!e&&!t.auth){throw new Error("Parameter token or opts.auth is required")}else if(e&&t.auth){throw new Error("Parameters token and opts.auth may not both be specified")}return typeof t.auth==="string"?t.auth:`token ${e}`}function getProxyAgent(e){const t=new o.HttpClient
return t.getAgent(e)}function getProxyAgentDispatcher(e){const t=new o.HttpClient
return t.getAgentDispatcher(e)}function getProxyFetch(e){const t=getProxyAgentDispatcher(e)
const proxyFetch=(e,A)=>i(this,void 0,void 0,function*(){return(0,n.fetch)(e,Object.assign(Object.assign({},A),{dispatcher:t}))})
return proxyFetch}function getApiBaseUrl(){return process.env["GITHUB_API_URL"]||"https://api.github.com"}function getUserAgentWithOrchestrationId(e){var t
const A=(t=process.env["ACTIONS_ORCHESTRATION_ID"])===null||t===void 0?void 0:t.trim()
if(A){const t=A.replace(/[^a-z0-9_.-]/gi,"_")
const r=`actions_orchestration_id/${t}`
if(e===null||e===void 0?void 0:e.includes(r))return e
const s=e?`${e} `:""
return`${s}${r}`}return e}function getUserAgent(){if(typeof navigator==="object"&&"userAgent"in navigator){return navigator.userAgent}if(typeof process==="object"&&process.version!==undefined){return`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`}return"<environment undetectable>"}function register(e,t,A,r){if(typeof A!=="function"){throw new Error("method for before hook must be a function")}if(!r){r={}}if(Array.isArray(t)){return t.reverse().reduce((t,A)=>register.bind(null,e,A,t,r),A)()}return Promise.resolve().then(()=>{if(!e.registry[t]){return A(r)}return e.registry[t].reduce((e,t)=>t.hook.bind(null,e,r),A)()})}function addHook(e,t,A,r){const s=r
if(!e.registry[A]){e.registry[A]=[]}if(t==="before"){r=(e,t)=>Promise.resolve().then(s.bind(null,t)).then(e.bind(null,t))}if(t==="after"){r=(e,t)=>{let A
return Promise.resolve().then(e.bind(null,t)).then(e=>{A=e
return s(A,t)}).then(()=>A)}}if(t==="error"){r=(e,t)=>Promise.resolve().then(e.bind(null,t)).catch(e=>s(e,t))}e.registry[A].push({hook:r,orig:s})}function removeHook(e,t,A){if(!e.registry[t]){return}const r=e.registry[t].map(e=>e.orig).indexOf(A)
if(r===-1){return}e.registry[t].splice(r,1)}const a=Function.bind
const c=a.bind(a)
function bindApi(e,t,A){const r=c(removeHook,null).apply(null,A?[t,A]:[t])
e.api={remove:r}
e.remove=r;["before","error","after","wrap"].forEach(r=>{const s=A?[t,r,A]:[t,r]
e[r]=e.api[r]=c(addHook,null).apply(null,s)})}function Singular(){const e=Symbol("Singular")
const t={registry:{}}
const A=register.bind(null,t,e)
bindApi(A,t,e)
return A}function Collection(){const e={registry:{}}
const t=register.bind(null,e)
bindApi(t,e)
return t}const g={Singular,Collection}
var l="0.0.0-development"
var E=`octokit-endpoint.js/${l} ${getUserAgent()}`
var u={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":E},mediaType:{format:""}}
function lowercaseKeys(e){if(!e){return{}}return Object.keys(e).reduce((t,A)=>{t[A.toLowerCase()]=e[A]
return t},{})}function isPlainObject(e){if(typeof e!=="object"||e===null)return false
if(Object.prototype.toString.call(e)!=="[object Object]")return false
const t=Object.getPrototypeOf(e)
if(t===null)return true
const A=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor
return typeof A==="function"&&A instanceof A&&Function.prototype.call(A)===Function.prototype.call(e)}function mergeDeep(e,t){const A=Object.assign({},e)
Object.keys(t).forEach(r=>{if(isPlainObject(t[r])){if(!(r in e))Object.assign(A,{[r]:t[r]})
else A[r]=mergeDeep(e[r],t[r])}else{Object.assign(A,{[r]:t[r]})}})
return A}function removeUndefinedProperties(e){for(const t in e){if(e[t]===void 0){delete e[t]}}return e}function merge(e,t,A){if(typeof t==="string"){let[e,r]=t.split(" ")
A=Object.assign(r?{method:e,url:r}:{url:e},A)}else{A=Object.assign({},t)}A.headers=lowercaseKeys(A.headers)
removeUndefinedProperties(A)
removeUndefinedProperties(A.headers)
const r=mergeDeep(e||{},A)
if(A.url==="/graphql"){if(e&&e.mediaType.previews?.length){r.mediaType.previews=e.mediaType.previews.filter(e=>!r.mediaType.previews.includes(e)).concat(r.mediaType.previews)}r.mediaType.previews=(r.mediaType.previews||[]).map(e=>e.replace(/-preview/,""))}return r}function addQueryParameters(e,t){const A=/\?/.test(e)?"&":"?"
const r=Object.keys(t)
if(r.length===0){return e}return e+A+r.map(e=>{if(e==="q"){return"q="+t.q.split("+").map(encodeURIComponent).join("+")}return`${e}=${encodeURIComponent(t[e])}`}).join("&")}var h=/\{[^{}}]+\}/g
function removeNonChars(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(e){const t=e.match(h)
if(!t){return[]}return t.map(removeNonChars).reduce((e,t)=>e.concat(t),[])}function omit(e,t){const A={__proto__:null}
for(const r of Object.keys(e)){if(t.indexOf(r)===-1){A[r]=e[r]}}return A}function encodeReserved(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e){if(!/%[0-9A-Fa-f]/.test(e)){e=encodeURI(e).replace(/%5B/g,"[").replace(/%5D/g,"]")}return e}).join("")}function encodeUnreserved(e){return encodeURIComponent(e).replace(/[!'()*]/g,function(e){return"%"+e.charCodeAt(0).toString(16).toUpperCase()})}function encodeValue(e,t,A){t=e==="+"||e==="#"?encodeReserved(t):encodeUnreserved(t)
if(A){return encodeUnreserved(A)+"="+t}else{return t}}function isDefined(e){return e!==void 0&&e!==null}function isKeyOperator(e){return e===";"||e==="&"||e==="?"}function getValues(e,t,A,r){var s=e[A],o=[]
if(isDefined(s)&&s!==""){if(typeof s==="string"||typeof s==="number"||typeof s==="bigint"||typeof s==="boolean"){s=s.toString()
if(r&&r!=="*"){s=s.substring(0,parseInt(r,10))}o.push(encodeValue(t,s,isKeyOperator(t)?A:""))}else{if(r==="*"){if(Array.isArray(s)){s.filter(isDefined).forEach(function(e){o.push(encodeValue(t,e,isKeyOperator(t)?A:""))})}else{Object.keys(s).forEach(function(e){if(isDefined(s[e])){o.push(encodeValue(t,s[e],e))}})}}else{const e=[]
if(Array.isArray(s)){s.filter(isDefined).forEach(function(A){e.push(encodeValue(t,A))})}else{Object.keys(s).forEach(function(A){if(isDefined(s[A])){e.push(encodeUnreserved(A))
e.push(encodeValue(t,s[A].toString()))}})}if(isKeyOperator(t)){o.push(encodeUnreserved(A)+"="+e.join(","))}else if(e.length!==0){o.push(e.join(","))}}}}else{if(t===";"){if(isDefined(s)){o.push(encodeUnreserved(A))}}else if(s===""&&(t==="&"||t==="?")){o.push(encodeUnreserved(A)+"=")}else if(s===""){o.push("")}}return o}function parseUrl(e){return{expand:expand.bind(null,e)}}function expand(e,t){var A=["+","#",".","/",";","?","&"]
e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(e,r,s){if(r){let e=""
const s=[]
if(A.indexOf(r.charAt(0))!==-1){e=r.charAt(0)
r=r.substr(1)}r.split(/,/g).forEach(function(A){var r=/([^:\*]*)(?::(\d+)|(\*))?/.exec(A)
s.push(getValues(t,e,r[1],r[2]||r[3]))})
if(e&&e!=="+"){var o=","
if(e==="?"){o="&"}else if(e!=="#"){o=e}return(s.length!==0?e:"")+s.join(o)}else{return s.join(",")}}else{return encodeReserved(s)}})
if(e==="/"){return e}else{return e.replace(/\/$/,"")}}function parse(e){let t=e.method.toUpperCase()
let A=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}")
let r=Object.assign({},e.headers)
let s
let o=omit(e,["method","baseUrl","url","headers","request","mediaType"])
const n=extractUrlVariableNames(A)
A=parseUrl(A).expand(o)
if(!/^http/.test(A)){A=e.baseUrl+A}const i=Object.keys(e).filter(e=>n.includes(e)).concat("baseUrl")
const a=omit(o,i)
const c=/application\/octet-stream/i.test(r.accept)
if(!c){if(e.mediaType.format){r.accept=r.accept.split(/,/).map(t=>t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e.mediaType.format}`)).join(",")}if(A.endsWith("/graphql")){if(e.mediaType.previews?.length){const t=r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[]
r.accept=t.concat(e.mediaType.previews).map(t=>{const A=e.mediaType.format?`.${e.mediaType.format}`:"+json"
return`application/vnd.github.${t}-preview${A}`}).join(",")}}}if(["GET","HEAD"].includes(t)){A=addQueryParameters(A,a)}else{if("data"in a){s=a.data}else{if(Object.keys(a).length){s=a}}}if(!r["content-type"]&&typeof s!=="undefined"){r["content-type"]="application/json; charset=utf-8"}if(["PATCH","PUT"].includes(t)&&typeof s==="undefined"){s=""}return Object.assign({method:t,url:A,headers:r},typeof s!=="undefined"?{body:s}:null,e.request?{request:e.request}:null)}function endpointWithDefaults(e,t,A){return parse(merge(e,t,A))}function withDefaults(e,t){const A=merge(e,t)
const r=endpointWithDefaults.bind(null,A)
return Object.assign(r,{DEFAULTS:A,defaults:withDefaults.bind(null,A),merge:merge.bind(null,A),parse})}var Q=withDefaults(null,u)

;/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */
const B=32
const d=9
const I=59
const p=61
const f=34
const m=92
const w=44
const y=1
const k=2
const b=4
const D=8
const R=16
const T=65280
const F=y|T
const S=new Uint8Array(256)
S[d]|=k
S[B]|=k
S[I]|=b
S[w]|=D
for(let e=128;e<=255;e++){S[e]|=y}for(const e of"!#$%&'*+-.^_`|~"){S[e.charCodeAt(0)]|=R}for(let e=48;e<=57;e++){S[e]|=R}for(let e=65;e<=90;e++){S[e]|=y|R}for(let e=97;e<=122;e++){S[e]|=R}const U=(()=>{const C=function(){}
C.prototype=Object.create(null)
return C})()
function isTypeValid(e,t=0,A=e.length){let r=false
for(let s=t;s<A;s++){const o=e.charCodeAt(s)
if(o===47){if(r||s===t||s>=A-1)return false
r=true}else if(!isTokenCode(o)){return false}}return r}function isTokenValid(e,t=0,A=e.length){if(t>=A)return false
for(let r=t;r<A;r++){if(!isTokenCode(e.charCodeAt(r)))return false}return true}function isTokenCode(e){return(S[e]&R)!==0}function parameterValue(e){const t=e.length
if(t===0)return'""'
let A=0
while(A<t&&isTokenCode(e.charCodeAt(A)))A++
if(A===t)return e
let r='"'
let s=0
while(A<t){const t=e.charCodeAt(A)
if(t!==d&&(t<B||t===127||t>255)){throw new TypeError(`Invalid parameter value: ${e}`)}if(t===34||t===92){r+=`${e.slice(s,A)}\\`
s=A}A++}return`${r}${e.slice(s)}"`}function format(e){const{type:t,parameters:A}=e
if(!t||!isTypeValid(t)){throw new TypeError(`Invalid type: ${t}`)}let r=t
if(A){for(const e of Object.keys(A)){if(!isTokenValid(e)){throw new TypeError(`Invalid parameter name: ${e}`)}r+=`; ${e}=${parameterValue(A[e])}`}}return r}function dist_parse(e,t){const A=b|(t?.comma===true?D:0)
const r=e.length
let s=t?.start??0
while((S[e.charCodeAt(s)]&k)!==0){s++}let o=s
let n=0
let i=-1
let a=t?.parameters===false?D:0
while(o<r){const t=e.charCodeAt(o)
const r=S[t]
if((r&A)!==0){a|=r&D
break}if((r&k)!==0){if(i===-1)i=o}else{i=-1}n|=t&T|r
o++}const c=i===-1?o:i
const g=e.slice(s,c)
const l=(n&F)===0?g:g.toLowerCase()
if(o===r||a!==0){return{type:l,index:o,parameters:new U}}return parseParameters(e,l,o,r,A)}function parseParameters(e,t,A,r,s){const o=new U
e:while(A<r){A++
while((S[e.charCodeAt(A)]&k)!==0){A++}const t=A
let n=0
let i=-1
while(A<r){const a=e.charCodeAt(A)
const c=S[a]
if((c&s)!==0){if((c&D)!==0)break e
continue e}if(a===p){const a=i===-1?A:i
const c=e.slice(t,a)
const g=(n&F)===0?c:c.toLowerCase()
A++
while((S[e.charCodeAt(A)]&k)!==0){A++}if(A<r&&e.charCodeAt(A)===f){const t=++A
let n=false
while(A<r){const i=e.charCodeAt(A)
if(i===f){if(o[g]===undefined){o[g]=n?unescapeQuotedPairs(e,t,A):e.slice(t,A)}A++
let i=0
while(A<r){const t=e.charCodeAt(A)
const r=S[t]
if((r&s)!==0){i=r&D
break}A++}if(i!==0)break e
continue e}if(i===m&&A+1<r){n=true
A+=2
continue}A++}continue e}const l=A
let E=0
let u=-1
while(A<r){const t=e.charCodeAt(A)
const r=S[t]
if((r&s)!==0){E=r&D
break}if((r&k)!==0){if(u===-1)u=A}else{u=-1}A++}if(o[g]===undefined){const t=u===-1?A:u
o[g]=e.slice(l,t)}if(E!==0)break e
continue e}if((c&k)!==0){if(i===-1)i=A}else{i=-1}n|=a&T|c
A++}}return{type:t,index:A,parameters:o}}function unescapeQuotedPairs(e,t,A){let r=""
for(let s=t;s<A;s++){if(e.charCodeAt(s)===m){r+=e.slice(t,s)
t=++s}}return r+e.slice(t,A)}const N=/^-?\d+$/
const M=/^-?\d+n+$/
const G=JSON.stringify
const L=JSON.parse
const v=/^-?\d+n$/
const H=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g
const Y=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g
const isUnstringifiable=e=>e===undefined||typeof e==="function"||typeof e==="symbol"
const isRawJSON=e=>e!==null&&typeof e==="object"&&e.constructor&&e.constructor.name==="RawJSON"
const stringifyIteratively=(e,t,A)=>{let r=""
if(typeof A==="number"){r=" ".repeat(Math.min(10,Math.max(0,Math.floor(A))))}else if(typeof A==="string"){r=A.slice(0,10)}const s=typeof t==="function"
const o=Array.isArray(t)?new Set(t.map(String)):null
const prepareVal=(e,A,r)=>{const o=r!==null&&typeof r==="object"
const n=o&&typeof r.toJSON==="function"
if(n){r=r.toJSON(A)}const i=typeof r==="string"&&M.test(r)
if(i)return r+"n"
const a=typeof r==="bigint"
if(a){const e="rawJSON"in JSON
if(e)return JSON.rawJSON(r.toString())
return r.toString()+"n"}if(s){r=t.call(e,A,r)}const c=r!==null&&typeof r==="object"
if(c){const e=r instanceof Number||r instanceof String||r instanceof Boolean
if(e){r=r.valueOf()}}return r}
const n=prepareVal({"":e},"",e)
if(isUnstringifiable(n)){return undefined}const i=n===null||typeof n!=="object"
const a=isRawJSON(n)
if(i||a){return G(n)}const c=[]
let g=0
const l=[{parent:{"":n},key:"",val:n,isArray:Array.isArray(n),keys:Array.isArray(n)?null:Object.keys(n),index:0,first:true}]
const E=new WeakSet([n])
while(l.length>0){const e=l[l.length-1]
if(e.index===0){c.push(e.isArray?"[":"{")
g++}let t=false
if(e.isArray){if(e.index<e.val.length){if(!e.first)c.push(",")
if(r)c.push("\n"+r.repeat(g))
const t=e.val[e.index]
const A=prepareVal(e.val,String(e.index),t)
if(isUnstringifiable(A)){c.push("null")
e.first=false
e.index++}else{const t=A!==null&&typeof A==="object"
const r=isRawJSON(A)
if(t&&!r){if(E.has(A)){throw new TypeError("Converting circular structure to JSON")}E.add(A)
l.push({parent:e.val,key:String(e.index),val:A,isArray:Array.isArray(A),keys:Array.isArray(A)?null:Object.keys(A),index:0,first:true})
e.first=false
e.index++}else{c.push(G(A))
e.first=false
e.index++}}}else{t=true}}else{while(e.index<e.keys.length){const t=e.keys[e.index++]
const A=o&&!o.has(t)
if(A)continue
const s=e.val[t]
const n=prepareVal(e.val,t,s)
if(isUnstringifiable(n))continue
if(!e.first)c.push(",")
if(r){c.push("\n"+r.repeat(g)+G(t)+": ")}else{c.push(G(t)+":")}const i=n!==null&&typeof n==="object"
const a=isRawJSON(n)
if(i&&!a){if(E.has(n)){throw new TypeError("Converting circular structure to JSON")}E.add(n)
l.push({parent:e.val,key:t,val:n,isArray:Array.isArray(n),keys:Array.isArray(n)?null:Object.keys(n),index:0,first:true})
e.first=false
break}else{c.push(G(n))
e.first=false}}const A=e.index>=e.keys.length&&l[l.length-1]===e
if(A){t=true}}if(t){g--
if(!e.first&&r)c.push("\n"+r.repeat(g))
c.push(e.isArray?"]":"}")
E.delete(e.val)
l.pop()}}return c.join("")}
const JSONStringify=(e,t,A)=>{try{const r="rawJSON"in JSON
if(r){return G(e,(e,A)=>{if(typeof A==="bigint")return JSON.rawJSON(A.toString())
const r=typeof t==="function"
if(r)return t(e,A)
const s=Array.isArray(t)&&t.includes(e)
if(s)return A
return A},A)}if(!e)return G(e,t,A)
const s=G(e,(e,A)=>{const r=typeof A==="string"&&M.test(A)
if(r)return A.toString()+"n"
if(typeof A==="bigint")return A.toString()+"n"
const s=typeof t==="function"
if(s)return t(e,A)
const o=Array.isArray(t)&&t.includes(e)
if(o)return A
return A},A)
const o=s.replace(H,"$1$2$3")
const n=o.replace(Y,"$1$2$3")
return n}catch(r){if(r instanceof RangeError){const r=stringifyIteratively(e,t,A)
if(r===undefined)return undefined
const s="rawJSON"in JSON
if(s)return r
const o=r.replace(H,"$1$2$3")
return o.replace(Y,"$1$2$3")}throw r}}
const J=new Map
const isContextSourceSupported=()=>{const e=JSON.parse.toString()
if(J.has(e)){return J.get(e)}try{const t=JSON.parse("1",(e,t,A)=>!!A?.source&&A.source==="1")
J.set(e,t)
return t}catch{J.set(e,false)
return false}}
const convertMarkedBigIntsReviver=(e,t,A,r)=>{const s=typeof t==="string"&&v.test(t)
if(s)return BigInt(t.slice(0,-1))
const o=typeof t==="string"&&M.test(t)
if(o)return t.slice(0,-1)
const n=typeof r==="function"
if(!n)return t
return r(e,t,A)}
const JSONParseV2=(e,t)=>JSON.parse(e,(e,A,r)=>{const s=typeof A==="number"
const o=A>Number.MAX_SAFE_INTEGER||A<Number.MIN_SAFE_INTEGER
const n=s&&o
const i=r&&N.test(r.source)
const a=n&&i
if(a)return BigInt(r.source)
const c=typeof t==="function"
if(!c)return A
return t(e,A,r)})
const O=Number.MAX_SAFE_INTEGER.toString()
const P=O.length
const V=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g
const x=/^"-?\d+n+"$/
const applyReviverIteratively=(e,t)=>{const A={"":e}
const r=[{parent:A,key:"",visited:false}]
while(r.length>0){const e=r[r.length-1]
if(!e.visited){e.visited=true
const t=e.parent[e.key]
const A=t!==null&&typeof t==="object"
if(A){const e=Object.keys(t)
for(let A=e.length-1;A>=0;A--){r.push({parent:t,key:e[A],visited:false})}}}else{const{parent:A,key:s}=e
let o=A[s]
if(typeof o==="string"){const e=v.test(o)
if(e){o=BigInt(o.slice(0,-1))}else{const e=M.test(o)
if(e)o=o.slice(0,-1)}}const n=typeof t==="function"
if(n){o=t.call(A,s,o)}const i=o===undefined
if(i){delete A[s]}else{A[s]=o}r.pop()}}return A[""]}
const serializeBigInts=e=>e.replace(V,(e,t,A,r)=>{const s=e[0]==='"'
const o=s&&x.test(e)
if(o)return e.substring(0,e.length-1)+'n"'
const n=A||r
const i=t&&(t.length<P||t.length===P&&t<=O)
const a=s||n||i
if(a)return e
return'"'+e+'n"'})
const JSONParse=(e,t)=>{if(!e)return L(e,t)
try{if(isContextSourceSupported())return JSONParseV2(e,t)
const A=serializeBigInts(e)
return L(A,(e,A,r)=>convertMarkedBigIntsReviver(e,A,r,t))}catch(A){if(A instanceof RangeError){const A=serializeBigInts(e)
const r=L(A)
return applyReviverIteratively(r,t)}throw A}}
class RequestError extends Error{name
status
request
response
constructor(e,t,A){super(e,{cause:A.cause})
this.name="HttpError"
this.status=Number.parseInt(t)
if(Number.isNaN(this.status)){this.status=0}
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */if("response"in A){this.response=A.response}const r=Object.assign({},A.request)
if(A.request.headers.authorization){r.headers=Object.assign({},A.request.headers,{authorization:A.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})}r.url=r.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]")
this.request=r}}var _="10.0.16"
var W={headers:{"user-agent":`octokit-request.js/${_} ${getUserAgent()}`}}
function dist_bundle_isPlainObject(e){if(typeof e!=="object"||e===null)return false
if(Object.prototype.toString.call(e)!=="[object Object]")return false
const t=Object.getPrototypeOf(e)
if(t===null)return true
const A=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor
return typeof A==="function"&&A instanceof A&&Function.prototype.call(A)===Function.prototype.call(e)}var noop=()=>""
async function fetchWrapper(e){const t=e.request?.fetch||globalThis.fetch
if(!t){throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing")}const A=e.request?.log||console
const r=e.request?.parseSuccessResponseBody!==false
const s=dist_bundle_isPlainObject(e.body)||Array.isArray(e.body)?JSONStringify(e.body):e.body
const o=Object.fromEntries(Object.entries(e.headers).map(([e,t])=>[e,String(t)]))
let n
try{n=await t(e.url,{method:e.method,body:s,redirect:e.request?.redirect,headers:o,signal:e.request?.signal,...e.body&&{duplex:"half"}})}catch(t){let A="Unknown Error"
if(t instanceof Error){if(t.name==="AbortError"){t.status=500
throw t}A=t.message
if(t.name==="TypeError"&&"cause"in t){if(t.cause instanceof Error){A=t.cause.message}else if(typeof t.cause==="string"){A=t.cause}}}const r=new RequestError(A,500,{request:e})
r.cause=t
throw r}const i=n.status
const a=n.url
const c={}
for(const[e,t]of n.headers){c[e]=t}const g={url:a,status:i,headers:c,data:""}
if("deprecation"in c){const t=c.link&&c.link.match(/<([^<>]+)>; rel="deprecation"/)
const r=t&&t.pop()
A.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${c.sunset}${r?`. See ${r}`:""}`)}if(i===204||i===205){return g}if(e.method==="HEAD"){if(i<400){return g}throw new RequestError(n.statusText,i,{response:g,request:e})}if(i===304){g.data=await getResponseData(n)
throw new RequestError("Not modified",i,{response:g,request:e})}if(i>=400){g.data=await getResponseData(n)
throw new RequestError(toErrorMessage(g.data),i,{response:g,request:e})}g.data=r?await getResponseData(n):n.body
return g}async function getResponseData(e){const t=e.headers.get("content-type")
if(!t){return e.text().catch(noop)}const A=dist_parse(t)
if(isJSONResponse(A)){let t=""
try{t=await e.text()
return JSONParse(t)}catch(e){return t}}else if(A.type.startsWith("text/")||A.parameters.charset?.toLowerCase()==="utf-8"&&A.type!=="application/octet-stream"){return e.text().catch(noop)}else{return e.arrayBuffer().catch(
/* v8 ignore next -- @preserve */
()=>new ArrayBuffer(0))}}function isJSONResponse(e){return e.type==="application/json"||e.type==="application/scim+json"}function toErrorMessage(e){if(typeof e==="string"){return e}if(e instanceof ArrayBuffer){return"Unknown error"}if(typeof e==="object"&&e!==null&&"message"in e){const t=e
const A="documentation_url"in t?` - ${t.documentation_url}`:""
return Array.isArray(t.errors)?`${t.message}: ${t.errors.map(e=>JSON.stringify(e)).join(", ")}${A}`:`${t.message}${A}`}return`Unknown error: ${JSON.stringify(e)}`}function dist_bundle_withDefaults(e,t){const A=e.defaults(t)
const newApi=function(e,t){const r=A.merge(e,t)
if(!r.request||!r.request.hook){return fetchWrapper(A.parse(r))}const request2=(e,t)=>fetchWrapper(A.parse(A.merge(e,t)))
Object.assign(request2,{endpoint:A,defaults:dist_bundle_withDefaults.bind(null,A)})
return r.request.hook(request2,r)}
return Object.assign(newApi,{endpoint:A,defaults:dist_bundle_withDefaults.bind(null,A)})}var q=dist_bundle_withDefaults(Q,W)

;/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */var z="0.0.0-development"
function _buildMessageForResponseErrors(e){return`Request failed due to following response errors:\n`+e.errors.map(e=>` - ${e.message}`).join("\n")}var Z=class extends Error{constructor(e,t,A){super(_buildMessageForResponseErrors(A))
this.request=e
this.headers=t
this.response=A
this.errors=A.errors
this.data=A.data
if(Error.captureStackTrace){Error.captureStackTrace(this,this.constructor)}}request
headers
response
name="GraphqlResponseError"
errors
data}
var K=["method","baseUrl","url","headers","request","query","mediaType","operationName"]
var j=["query","method","url"]
var X=/\/api\/v3\/?$/
function graphql(e,t,A){if(A){if(typeof t==="string"&&"query"in A){return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`))}for(const e in A){if(!j.includes(e))continue
return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`))}}const r=typeof t==="string"?Object.assign({query:t},A):t
const s=Object.keys(r).reduce((e,t)=>{if(K.includes(t)){e[t]=r[t]
return e}if(!e.variables){e.variables={}}e.variables[t]=r[t]
return e},{})
const o=r.baseUrl||e.endpoint.DEFAULTS.baseUrl
if(X.test(o)){s.url=o.replace(X,"/api/graphql")}return e(s).then(e=>{if(e.data.errors){const t={}
for(const A of Object.keys(e.headers)){t[A]=e.headers[A]}throw new Z(s,t,e.data)}return e.data.data})}function graphql_dist_bundle_withDefaults(e,t){const A=e.defaults(t)
const newApi=(e,t)=>graphql(A,e,t)
return Object.assign(newApi,{defaults:graphql_dist_bundle_withDefaults.bind(null,A),endpoint:A.endpoint})}var $=graphql_dist_bundle_withDefaults(q,{headers:{"user-agent":`octokit-graphql.js/${z} ${getUserAgent()}`},method:"POST",url:"/graphql"})
function withCustomRequest(e){return graphql_dist_bundle_withDefaults(e,{method:"POST",url:"/graphql"})}
/* v8 ignore if -- @preserve */var ee="(?:[a-zA-Z0-9_-]+)"
var te="\\."
var Ae=new RegExp(`^${ee}${te}${ee}${te}${ee}$`)
var re=Ae.test.bind(Ae)
async function auth(e){const t=re(e)
const A=e.startsWith("v1.")||e.startsWith("ghs_")
const r=e.startsWith("ghu_")
const s=t?"app":A?"installation":r?"user-to-server":"oauth"
return{type:"token",token:e,tokenType:s}}function withAuthorizationPrefix(e){if(e.split(/\./).length===3){return`bearer ${e}`}return`token ${e}`}async function hook(e,t,A,r){const s=t.endpoint.merge(A,r)
s.headers.authorization=withAuthorizationPrefix(e)
return t(s)}var se=function createTokenAuth2(e){if(!e){throw new Error("[@octokit/auth-token] No token passed to createTokenAuth")}if(typeof e!=="string"){throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string")}e=e.replace(/^(token|bearer) +/i,"")
return Object.assign(auth.bind(null,e),{hook:hook.bind(null,e)})}
const oe="7.0.8"
const dist_src_noop=()=>{}
const ne=console.warn.bind(console)
const ie=console.error.bind(console)
function createLogger(e={}){if(typeof e.debug!=="function"){e.debug=dist_src_noop}if(typeof e.info!=="function"){e.info=dist_src_noop}if(typeof e.warn!=="function"){e.warn=ne}if(typeof e.error!=="function"){e.error=ie}return e}const ae=`octokit-core.js/${oe} ${getUserAgent()}`
class Octokit{static VERSION=oe
static defaults(e){const t=class extends(this){constructor(...t){const A=t[0]||{}
if(typeof e==="function"){super(e(A))
return}super(Object.assign({},e,A,A.userAgent&&e.userAgent?{userAgent:`${A.userAgent} ${e.userAgent}`}:null))}}
return t}static plugins=[]
static plugin(...e){const t=this.plugins
const A=class extends(this){static plugins=t.concat(e.filter(e=>!t.includes(e)))}
return A}constructor(e={}){const t=new g.Collection
const A={baseUrl:q.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},e.request,{hook:t.bind(null,"request")}),mediaType:{previews:[],format:""}}
A.headers["user-agent"]=e.userAgent?`${e.userAgent} ${ae}`:ae
if(e.baseUrl){A.baseUrl=e.baseUrl}if(e.previews){A.mediaType.previews=e.previews}if(e.timeZone){A.headers["time-zone"]=e.timeZone}this.request=q.defaults(A)
this.graphql=withCustomRequest(this.request).defaults(A)
this.log=createLogger(e.log)
this.hook=t
if(!e.authStrategy){if(!e.auth){this.auth=async()=>({type:"unauthenticated"})}else{const A=se(e.auth)
t.wrap("request",A.hook)
this.auth=A}}else{const{authStrategy:A,...r}=e
const s=A(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:r},e.auth))
t.wrap("request",s.hook)
this.auth=s}const r=this.constructor
for(let t=0;t<r.plugins.length;++t){Object.assign(this,r.plugins[t](this,e))}}request
graphql
log
hook
auth}const ce="17.0.0"
const ge={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:["GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:["GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/actions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions","getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/variables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actions/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:["GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /repos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:["GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/repositories"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:["GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:["PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:["PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:["DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:["GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/threads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:["GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:["GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:["GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owner}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:["GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscriptions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{owner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:["PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{code}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_id}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:["GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:["GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/config"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:["GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:["GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attempts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationForAuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:["PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:["GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:["GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /users/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /users/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaign_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/check-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:["GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/code-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:["POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-configuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-security/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:["POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/codespaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/public-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"org"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:["GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:["DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:["GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/copilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:["PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/repository-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterprises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /enterprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comments"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{gist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:["GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_id}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:["POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limits"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:["GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/interaction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:["PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limits"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:["GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:["POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repos/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_number}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /repos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/license"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:["GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:["GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migrations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:["POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:["PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:["PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:["PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:["PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:["PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/properties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{org}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:["GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /orgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/history"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:["GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:["GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:["GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:["GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /orgs/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{org}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-roles"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collaborators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/personal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET /orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collaborators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:["POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DELETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:["PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:["PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-tokens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PATCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/packages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/public-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:["GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET /users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{project_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:["GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptInvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{username}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:["GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:["POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /orgs/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/contents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /repos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:["POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:["PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:["DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DELETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:["PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:["POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /repos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /repos/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contributors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:["GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:["GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repos/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:["GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:["GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:["GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:["GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repos/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /repos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{repo}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:["PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{ruleset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /repos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repos","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/commits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/secret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:["POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:["GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:["GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST /orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:["GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:["GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:["GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/teams/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:["POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:["POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/following/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:["users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:["POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:["DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:["DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_key_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:["DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:["GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthenticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthenticatedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenticatedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /users/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGpgKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:["GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:["GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:["GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:["GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibility"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}}
var le=ge
const Ee=new Map
for(const[e,t]of Object.entries(le)){for(const[A,r]of Object.entries(t)){const[t,s,o]=r
const[n,i]=t.split(/ /)
const a=Object.assign({method:n,url:i},s)
if(!Ee.has(e)){Ee.set(e,new Map)}Ee.get(e).set(A,{scope:e,methodName:A,endpointDefaults:a,decorations:o})}}const ue={has({scope:e},t){return Ee.get(e).has(t)},getOwnPropertyDescriptor(e,t){return{value:this.get(e,t),configurable:true,writable:true,enumerable:true}},defineProperty(e,t,A){Object.defineProperty(e.cache,t,A)
return true},deleteProperty(e,t){delete e.cache[t]
return true},ownKeys({scope:e}){return[...Ee.get(e).keys()]},set(e,t,A){return e.cache[t]=A},get({octokit:e,scope:t,cache:A},r){if(A[r]){return A[r]}const s=Ee.get(t).get(r)
if(!s){return void 0}const{endpointDefaults:o,decorations:n}=s
if(n){A[r]=decorate(e,t,r,o,n)}else{A[r]=e.request.defaults(o)}return A[r]}}
function endpointsToMethods(e){const t={}
for(const A of Ee.keys()){t[A]=new Proxy({octokit:e,scope:A,cache:{}},ue)}return t}function decorate(e,t,A,r,s){const o=e.request.defaults(r)
function withDecorations(...r){let n=o.endpoint.merge(...r)
if(s.mapToData){n=Object.assign({},n,{data:n[s.mapToData],[s.mapToData]:void 0})
return o(n)}if(s.renamed){const[r,o]=s.renamed
e.log.warn(`octokit.${t}.${A}() has been renamed to octokit.${r}.${o}()`)}if(s.deprecated){e.log.warn(s.deprecated)}if(s.renamedParameters){const n=o.endpoint.merge(...r)
for(const[r,o]of Object.entries(s.renamedParameters)){if(r in n){e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${A}()". Use "${o}" instead`)
if(!(o in n)){n[o]=n[r]}delete n[r]}}return o(n)}return o(...r)}return Object.assign(withDecorations,o)}function restEndpointMethods(e){const t=endpointsToMethods(e)
return{rest:t}}restEndpointMethods.VERSION=ce
function legacyRestEndpointMethods(e){const t=endpointsToMethods(e)
return{...t,rest:t}}legacyRestEndpointMethods.VERSION=ce
var he="0.0.0-development"
function normalizePaginatedListResponse(e){if(!e.data){return{...e,data:[]}}const t=("total_count"in e.data||"total_commits"in e.data)&&!("url"in e.data)
if(!t)return e
const A=e.data.incomplete_results
const r=e.data.repository_selection
const s=e.data.total_count
const o=e.data.total_commits
delete e.data.incomplete_results
delete e.data.repository_selection
delete e.data.total_count
delete e.data.total_commits
const n=Object.keys(e.data)[0]
const i=e.data[n]
e.data=i
if(typeof A!=="undefined"){e.data.incomplete_results=A}if(typeof r!=="undefined"){e.data.repository_selection=r}e.data.total_count=s
e.data.total_commits=o
return e}function iterator(e,t,A){const r=typeof t==="function"?t.endpoint(A):e.request.endpoint(t,A)
const s=typeof t==="function"?t:e.request
const o=r.method
const n=r.headers
let i=r.url
return{[Symbol.asyncIterator]:()=>({async next(){if(!i)return{done:true}
try{const e=await s({method:o,url:i,headers:n})
const t=normalizePaginatedListResponse(e)
i=((t.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1]
if(!i&&"total_commits"in t.data){const e=new URL(t.url)
const A=e.searchParams
const r=parseInt(A.get("page")||"1",10)
const s=parseInt(A.get("per_page")||"250",10)
if(r*s<t.data.total_commits){A.set("page",String(r+1))
i=e.toString()}}return{value:t}}catch(e){if(e.status!==409)throw e
i=""
return{value:{status:200,headers:{},data:[]}}}}})}}function paginate(e,t,A,r){if(typeof A==="function"){r=A
A=void 0}return gather(e,[],iterator(e,t,A)[Symbol.asyncIterator](),r)}function gather(e,t,A,r){return A.next().then(s=>{if(s.done){return t}let o=false
function done(){o=true}t=t.concat(r?r(s.value,done):s.value.data)
if(o){return t}return gather(e,t,A,r)})}var Qe=Object.assign(paginate,{iterator})
var Be=null&&["GET /advisories","GET /app/hook/deliveries","GET /app/installation-requests","GET /app/installations","GET /assignments/{assignment_id}/accepted_assignments","GET /classrooms","GET /classrooms/{classroom_id}/assignments","GET /enterprises/{enterprise}/code-security/configurations","GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories","GET /enterprises/{enterprise}/dependabot/alerts","GET /enterprises/{enterprise}/teams","GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships","GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations","GET /events","GET /gists","GET /gists/public","GET /gists/starred","GET /gists/{gist_id}/comments","GET /gists/{gist_id}/commits","GET /gists/{gist_id}/forks","GET /installation/repositories","GET /issues","GET /licenses","GET /marketplace_listing/plans","GET /marketplace_listing/plans/{plan_id}/accounts","GET /marketplace_listing/stubbed/plans","GET /marketplace_listing/stubbed/plans/{plan_id}/accounts","GET /networks/{owner}/{repo}/events","GET /notifications","GET /organizations","GET /organizations/{org}/dependabot/repository-access","GET /orgs/{org}/actions/cache/usage-by-repository","GET /orgs/{org}/actions/hosted-runners","GET /orgs/{org}/actions/permissions/repositories","GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories","GET /orgs/{org}/actions/runner-groups","GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners","GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories","GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners","GET /orgs/{org}/actions/runners","GET /orgs/{org}/actions/secrets","GET /orgs/{org}/actions/secrets/{secret_name}/repositories","GET /orgs/{org}/actions/variables","GET /orgs/{org}/actions/variables/{name}/repositories","GET /orgs/{org}/attestations/repositories","GET /orgs/{org}/attestations/{subject_digest}","GET /orgs/{org}/blocks","GET /orgs/{org}/campaigns","GET /orgs/{org}/code-scanning/alerts","GET /orgs/{org}/code-security/configurations","GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories","GET /orgs/{org}/codespaces","GET /orgs/{org}/codespaces/secrets","GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories","GET /orgs/{org}/copilot/billing/seats","GET /orgs/{org}/copilot/metrics","GET /orgs/{org}/dependabot/alerts","GET /orgs/{org}/dependabot/secrets","GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories","GET /orgs/{org}/events","GET /orgs/{org}/failed_invitations","GET /orgs/{org}/hooks","GET /orgs/{org}/hooks/{hook_id}/deliveries","GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}","GET /orgs/{org}/insights/api/subject-stats","GET /orgs/{org}/insights/api/user-stats/{user_id}","GET /orgs/{org}/installations","GET /orgs/{org}/invitations","GET /orgs/{org}/invitations/{invitation_id}/teams","GET /orgs/{org}/issues","GET /orgs/{org}/members","GET /orgs/{org}/members/{username}/codespaces","GET /orgs/{org}/migrations","GET /orgs/{org}/migrations/{migration_id}/repositories","GET /orgs/{org}/organization-roles/{role_id}/teams","GET /orgs/{org}/organization-roles/{role_id}/users","GET /orgs/{org}/outside_collaborators","GET /orgs/{org}/packages","GET /orgs/{org}/packages/{package_type}/{package_name}/versions","GET /orgs/{org}/personal-access-token-requests","GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories","GET /orgs/{org}/personal-access-tokens","GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories","GET /orgs/{org}/private-registries","GET /orgs/{org}/projects","GET /orgs/{org}/projectsV2","GET /orgs/{org}/projectsV2/{project_number}/fields","GET /orgs/{org}/projectsV2/{project_number}/items","GET /orgs/{org}/properties/values","GET /orgs/{org}/public_members","GET /orgs/{org}/repos","GET /orgs/{org}/rulesets","GET /orgs/{org}/rulesets/rule-suites","GET /orgs/{org}/rulesets/{ruleset_id}/history","GET /orgs/{org}/secret-scanning/alerts","GET /orgs/{org}/security-advisories","GET /orgs/{org}/settings/immutable-releases/repositories","GET /orgs/{org}/settings/network-configurations","GET /orgs/{org}/team/{team_slug}/copilot/metrics","GET /orgs/{org}/teams","GET /orgs/{org}/teams/{team_slug}/discussions","GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions","GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions","GET /orgs/{org}/teams/{team_slug}/invitations","GET /orgs/{org}/teams/{team_slug}/members","GET /orgs/{org}/teams/{team_slug}/projects","GET /orgs/{org}/teams/{team_slug}/repos","GET /orgs/{org}/teams/{team_slug}/teams","GET /projects/{project_id}/collaborators","GET /repos/{owner}/{repo}/actions/artifacts","GET /repos/{owner}/{repo}/actions/caches","GET /repos/{owner}/{repo}/actions/organization-secrets","GET /repos/{owner}/{repo}/actions/organization-variables","GET /repos/{owner}/{repo}/actions/runners","GET /repos/{owner}/{repo}/actions/runs","GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts","GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs","GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs","GET /repos/{owner}/{repo}/actions/secrets","GET /repos/{owner}/{repo}/actions/variables","GET /repos/{owner}/{repo}/actions/workflows","GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs","GET /repos/{owner}/{repo}/activity","GET /repos/{owner}/{repo}/assignees","GET /repos/{owner}/{repo}/attestations/{subject_digest}","GET /repos/{owner}/{repo}/branches","GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations","GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs","GET /repos/{owner}/{repo}/code-scanning/alerts","GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances","GET /repos/{owner}/{repo}/code-scanning/analyses","GET /repos/{owner}/{repo}/codespaces","GET /repos/{owner}/{repo}/codespaces/devcontainers","GET /repos/{owner}/{repo}/codespaces/secrets","GET /repos/{owner}/{repo}/collaborators","GET /repos/{owner}/{repo}/comments","GET /repos/{owner}/{repo}/comments/{comment_id}/reactions","GET /repos/{owner}/{repo}/commits","GET /repos/{owner}/{repo}/commits/{commit_sha}/comments","GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls","GET /repos/{owner}/{repo}/commits/{ref}/check-runs","GET /repos/{owner}/{repo}/commits/{ref}/check-suites","GET /repos/{owner}/{repo}/commits/{ref}/status","GET /repos/{owner}/{repo}/commits/{ref}/statuses","GET /repos/{owner}/{repo}/compare/{basehead}","GET /repos/{owner}/{repo}/compare/{base}...{head}","GET /repos/{owner}/{repo}/contributors","GET /repos/{owner}/{repo}/dependabot/alerts","GET /repos/{owner}/{repo}/dependabot/secrets","GET /repos/{owner}/{repo}/deployments","GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses","GET /repos/{owner}/{repo}/environments","GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies","GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps","GET /repos/{owner}/{repo}/environments/{environment_name}/secrets","GET /repos/{owner}/{repo}/environments/{environment_name}/variables","GET /repos/{owner}/{repo}/events","GET /repos/{owner}/{repo}/forks","GET /repos/{owner}/{repo}/hooks","GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries","GET /repos/{owner}/{repo}/invitations","GET /repos/{owner}/{repo}/issues","GET /repos/{owner}/{repo}/issues/comments","GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions","GET /repos/{owner}/{repo}/issues/events","GET /repos/{owner}/{repo}/issues/{issue_number}/comments","GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by","GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking","GET /repos/{owner}/{repo}/issues/{issue_number}/events","GET /repos/{owner}/{repo}/issues/{issue_number}/labels","GET /repos/{owner}/{repo}/issues/{issue_number}/reactions","GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues","GET /repos/{owner}/{repo}/issues/{issue_number}/timeline","GET /repos/{owner}/{repo}/keys","GET /repos/{owner}/{repo}/labels","GET /repos/{owner}/{repo}/milestones","GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels","GET /repos/{owner}/{repo}/notifications","GET /repos/{owner}/{repo}/pages/builds","GET /repos/{owner}/{repo}/projects","GET /repos/{owner}/{repo}/pulls","GET /repos/{owner}/{repo}/pulls/comments","GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions","GET /repos/{owner}/{repo}/pulls/{pull_number}/comments","GET /repos/{owner}/{repo}/pulls/{pull_number}/commits","GET /repos/{owner}/{repo}/pulls/{pull_number}/files","GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews","GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments","GET /repos/{owner}/{repo}/releases","GET /repos/{owner}/{repo}/releases/{release_id}/assets","GET /repos/{owner}/{repo}/releases/{release_id}/reactions","GET /repos/{owner}/{repo}/rules/branches/{branch}","GET /repos/{owner}/{repo}/rulesets","GET /repos/{owner}/{repo}/rulesets/rule-suites","GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history","GET /repos/{owner}/{repo}/secret-scanning/alerts","GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations","GET /repos/{owner}/{repo}/security-advisories","GET /repos/{owner}/{repo}/stargazers","GET /repos/{owner}/{repo}/subscribers","GET /repos/{owner}/{repo}/tags","GET /repos/{owner}/{repo}/teams","GET /repos/{owner}/{repo}/topics","GET /repositories","GET /search/code","GET /search/commits","GET /search/issues","GET /search/labels","GET /search/repositories","GET /search/topics","GET /search/users","GET /teams/{team_id}/discussions","GET /teams/{team_id}/discussions/{discussion_number}/comments","GET /teams/{team_id}/discussions/{discussion_number}/comments/{comment_number}/reactions","GET /teams/{team_id}/discussions/{discussion_number}/reactions","GET /teams/{team_id}/invitations","GET /teams/{team_id}/members","GET /teams/{team_id}/projects","GET /teams/{team_id}/repos","GET /teams/{team_id}/teams","GET /user/blocks","GET /user/codespaces","GET /user/codespaces/secrets","GET /user/emails","GET /user/followers","GET /user/following","GET /user/gpg_keys","GET /user/installations","GET /user/installations/{installation_id}/repositories","GET /user/issues","GET /user/keys","GET /user/marketplace_purchases","GET /user/marketplace_purchases/stubbed","GET /user/memberships/orgs","GET /user/migrations","GET /user/migrations/{migration_id}/repositories","GET /user/orgs","GET /user/packages","GET /user/packages/{package_type}/{package_name}/versions","GET /user/public_emails","GET /user/repos","GET /user/repository_invitations","GET /user/social_accounts","GET /user/ssh_signing_keys","GET /user/starred","GET /user/subscriptions","GET /user/teams","GET /users","GET /users/{username}/attestations/{subject_digest}","GET /users/{username}/events","GET /users/{username}/events/orgs/{org}","GET /users/{username}/events/public","GET /users/{username}/followers","GET /users/{username}/following","GET /users/{username}/gists","GET /users/{username}/gpg_keys","GET /users/{username}/keys","GET /users/{username}/orgs","GET /users/{username}/packages","GET /users/{username}/projects","GET /users/{username}/projectsV2","GET /users/{username}/projectsV2/{project_number}/fields","GET /users/{username}/projectsV2/{project_number}/items","GET /users/{username}/received_events","GET /users/{username}/received_events/public","GET /users/{username}/repos","GET /users/{username}/social_accounts","GET /users/{username}/ssh_signing_keys","GET /users/{username}/starred","GET /users/{username}/subscriptions"]
function isPaginatingEndpoint(e){if(typeof e==="string"){return Be.includes(e)}else{return false}}function paginateRest(e){return{paginate:Object.assign(paginate.bind(null,e),{iterator:iterator.bind(null,e)})}}paginateRest.VERSION=he
const Ce=new Context
const de=getApiBaseUrl()
const Ie={baseUrl:de,request:{agent:getProxyAgent(de),fetch:getProxyFetch(de)}}
const pe=Octokit.plugin(restEndpointMethods,paginateRest).defaults(Ie)
function getOctokitOptions(e,t){const A=Object.assign({},t||{})
const r=getAuthString(e,A)
if(r){A.auth=r}const s=getUserAgentWithOrchestrationId(A.userAgent)
if(s){A.userAgent=s}return A}const fe=new Context
function getOctokit(e,t,...A){const r=pe.plugin(...A)
return new r(getOctokitOptions(e,t))}}}

