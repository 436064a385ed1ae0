const e=require("./rolldown-runtime.js")
var A=e.__commonJSMin((e,A)=>{A.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol("redirect cache control"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHTTP2InitialWindowSize:Symbol("http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}})
var t=e.__commonJSMin((e,A)=>{let t=0
const r=1e3
const s=499
let n
const o=Symbol("kFastTimer")
const i=[]
const a=-2
const c=-1
const l=0
const g=1
function onTick(){t+=s
let e=0
let A=i.length
while(e<A){const r=i[e]
if(r._state===l){r._idleStart=t-s
r._state=g}else if(r._state===g&&t>=r._idleStart+r._idleTimeout){r._state=c
r._idleStart=-1
r._onTimeout(r._timerArg)}if(r._state===c){r._state=a
if(--A!==0)i[e]=i[A]}else++e}i.length=A
if(i.length!==0)refreshTimeout()}function refreshTimeout(){if(n?.refresh)n.refresh()
else{clearTimeout(n)
n=setTimeout(onTick,s)
n?.unref()}}var h=class{[o]=true
_state=a
_idleTimeout=-1
_idleStart=-1
_onTimeout
_timerArg
constructor(e,A,t){this._onTimeout=e
this._idleTimeout=A
this._timerArg=t
this.refresh()}refresh(){if(this._state===a)i.push(this)
if(!n||i.length===1)refreshTimeout()
this._state=l}clear(){this._state=c
this._idleStart=-1}}
A.exports={setTimeout(e,A,t){return A<=r?setTimeout(e,A,t):new h(e,A,t)},clearTimeout(e){if(e[o])e.clear()
else clearTimeout(e)},setFastTimeout(e,A,t){return new h(e,A,t)},clearFastTimeout(e){e.clear()},now(){return t},tick(e=0){t+=e-r+1
onTick()
onTick()},reset(){t=0
i.length=0
clearTimeout(n)
n=null},kFastTimer:o}})
var r=e.__commonJSMin((e,A)=>{const t=Symbol.for("undici.error.UND_ERR")
var r=class extends Error{constructor(e,A){super(e,A)
this.name="UndiciError"
this.code="UND_ERR"}static[Symbol.hasInstance](e){return e&&e[t]===true}get[t](){return true}}
const s=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT")
var n=class extends r{constructor(e){super(e)
this.name="ConnectTimeoutError"
this.message=e||"Connect Timeout Error"
this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[s]===true}get[s](){return true}}
const o=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT")
var i=class extends r{constructor(e){super(e)
this.name="HeadersTimeoutError"
this.message=e||"Headers Timeout Error"
this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[o]===true}get[o](){return true}}
const a=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW")
var c=class extends r{constructor(e){super(e)
this.name="HeadersOverflowError"
this.message=e||"Headers Overflow Error"
this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](e){return e&&e[a]===true}get[a](){return true}}
const l=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT")
var g=class extends r{constructor(e){super(e)
this.name="BodyTimeoutError"
this.message=e||"Body Timeout Error"
this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](e){return e&&e[l]===true}get[l](){return true}}
const h=Symbol.for("undici.error.UND_ERR_INVALID_ARG")
var E=class extends r{constructor(e){super(e)
this.name="InvalidArgumentError"
this.message=e||"Invalid Argument Error"
this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](e){return e&&e[h]===true}get[h](){return true}}
const Q=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE")
var u=class extends r{constructor(e){super(e)
this.name="InvalidReturnValueError"
this.message=e||"Invalid Return Value Error"
this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](e){return e&&e[Q]===true}get[Q](){return true}}
const C=Symbol.for("undici.error.UND_ERR_ABORT")
var I=class extends r{constructor(e){super(e)
this.name="AbortError"
this.message=e||"The operation was aborted"
this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](e){return e&&e[C]===true}get[C](){return true}}
const B=Symbol.for("undici.error.UND_ERR_ABORTED")
var d=class extends I{constructor(e){super(e)
this.name="AbortError"
this.message=e||"Request aborted"
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](e){return e&&e[B]===true}get[B](){return true}}
const f=Symbol.for("undici.error.UND_ERR_INFO")
var y=class extends r{constructor(e){super(e)
this.name="InformationalError"
this.message=e||"Request information"
this.code="UND_ERR_INFO"}static[Symbol.hasInstance](e){return e&&e[f]===true}get[f](){return true}}
const p=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH")
var D=class extends r{constructor(e){super(e)
this.name="RequestContentLengthMismatchError"
this.message=e||"Request body length does not match content-length header"
this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[p]===true}get[p](){return true}}
const S=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH")
var m=class extends r{constructor(e){super(e)
this.name="ResponseContentLengthMismatchError"
this.message=e||"Response body length does not match content-length header"
this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](e){return e&&e[S]===true}get[S](){return true}}
const w=Symbol.for("undici.error.UND_ERR_DESTROYED")
var R=class extends r{constructor(e){super(e)
this.name="ClientDestroyedError"
this.message=e||"The client is destroyed"
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](e){return e&&e[w]===true}get[w](){return true}}
const N=Symbol.for("undici.error.UND_ERR_CLOSED")
var b=class extends r{constructor(e){super(e)
this.name="ClientClosedError"
this.message=e||"The client is closed"
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](e){return e&&e[N]===true}get[N](){return true}}
const F=Symbol.for("undici.error.UND_ERR_SOCKET")
var k=class extends r{constructor(e,A){super(e)
this.name="SocketError"
this.message=e||"Socket error"
this.code="UND_ERR_SOCKET"
this.socket=A}static[Symbol.hasInstance](e){return e&&e[F]===true}get[F](){return true}}
const U=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED")
var M=class extends r{constructor(e){super(e)
this.name="NotSupportedError"
this.message=e||"Not supported error"
this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](e){return e&&e[U]===true}get[U](){return true}}
const T=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM")
var L=class extends r{constructor(e){super(e)
this.name="MissingUpstreamError"
this.message=e||"No upstream has been added to the BalancedPool"
this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](e){return e&&e[T]===true}get[T](){return true}}
const H=Symbol.for("undici.error.UND_ERR_HTTP_PARSER")
var v=class extends Error{constructor(e,A,t){super(e)
this.name="HTTPParserError"
this.code=A?`HPE_${A}`:void 0
this.data=t?t.toString():void 0}static[Symbol.hasInstance](e){return e&&e[H]===true}get[H](){return true}}
const Y=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE")
var x=class extends r{constructor(e){super(e)
this.name="ResponseExceededMaxSizeError"
this.message=e||"Response content exceeded max size"
this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](e){return e&&e[Y]===true}get[Y](){return true}}
const V=Symbol.for("undici.error.UND_ERR_REQ_RETRY")
var G=class extends r{constructor(e,A,{headers:t,data:r}){super(e)
this.name="RequestRetryError"
this.message=e||"Request retry error"
this.code="UND_ERR_REQ_RETRY"
this.statusCode=A
this.data=r
this.headers=t}static[Symbol.hasInstance](e){return e&&e[V]===true}get[V](){return true}}
const O=Symbol.for("undici.error.UND_ERR_RESPONSE")
var J=class extends r{constructor(e,A,{headers:t,body:r}){super(e)
this.name="ResponseError"
this.message=e||"Response error"
this.code="UND_ERR_RESPONSE"
this.statusCode=A
this.body=r
this.headers=t}static[Symbol.hasInstance](e){return e&&e[O]===true}get[O](){return true}}
const W=Symbol.for("undici.error.UND_ERR_PRX_TLS")
var P=class extends r{constructor(e,A,t={}){super(A,{cause:e,...t})
this.name="SecureProxyConnectionError"
this.message=A||"Secure Proxy Connection failed"
this.code="UND_ERR_PRX_TLS"
this.cause=e}static[Symbol.hasInstance](e){return e&&e[W]===true}get[W](){return true}}
const q=Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED")
var _=class extends r{constructor(e){super(e)
this.name="MaxOriginsReachedError"
this.message=e||"Maximum allowed origins reached"
this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](e){return e&&e[q]===true}get[q](){return true}}
var Z=class extends r{constructor(e,A){super(e)
this.name="Socks5ProxyError"
this.message=e||"SOCKS5 proxy error"
this.code=A||"UND_ERR_SOCKS5"}}
const z=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED")
var X=class extends r{constructor(e){super(e)
this.name="MessageSizeExceededError"
this.message=e||"Max decompressed message size exceeded"
this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](e){return e&&e[z]===true}get[z](){return true}}
A.exports={AbortError:I,HTTPParserError:v,UndiciError:r,HeadersTimeoutError:i,HeadersOverflowError:c,BodyTimeoutError:g,RequestContentLengthMismatchError:D,ConnectTimeoutError:n,InvalidArgumentError:E,InvalidReturnValueError:u,RequestAbortedError:d,ClientDestroyedError:R,ClientClosedError:b,InformationalError:y,SocketError:k,NotSupportedError:M,ResponseContentLengthMismatchError:m,BalancedPoolMissingUpstreamError:L,ResponseExceededMaxSizeError:x,RequestRetryError:G,ResponseError:J,SecureProxyConnectionError:P,MaxOriginsReachedError:_,Socks5ProxyError:Z,MessageSizeExceededError:X}})
var s=e.__commonJSMin((e,A)=>{const t=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"]
const r={}
Object.setPrototypeOf(r,null)
const s={}
Object.setPrototypeOf(s,null)
function getHeaderNameAsBuffer(e){let A=s[e]
if(A===void 0)A=Buffer.from(e)
return A}for(let e=0;e<t.length;++e){const A=t[e]
const s=A.toLowerCase()
r[A]=r[s]=s}A.exports={wellknownHeaderNames:t,headerNameLowerCasedRecord:r,getHeaderNameAsBuffer}})
var n=e.__commonJSMin((e,A)=>{const{wellknownHeaderNames:t,headerNameLowerCasedRecord:r}=s()
var n=class TstNode{value=null
left=null
middle=null
right=null
code
constructor(e,A,t){if(t===void 0||t>=e.length)throw new TypeError("Unreachable")
if((this.code=e.charCodeAt(t))>127)throw new TypeError("key must be ascii string")
if(e.length!==++t)this.middle=new TstNode(e,A,t)
else this.value=A}add(e,A){const t=e.length
if(t===0)throw new TypeError("Unreachable")
let r=0
let s=this
while(true){const n=e.charCodeAt(r)
if(n>127)throw new TypeError("key must be ascii string")
if(s.code===n){if(t===++r){s.value=A
break}else if(s.middle!==null)s=s.middle
else{s.middle=new TstNode(e,A,r)
break}}else if(s.code<n){if(s.left!==null)s=s.left
else{s.left=new TstNode(e,A,r)
break}}else if(s.right!==null)s=s.right
else{s.right=new TstNode(e,A,r)
break}}}search(e){const A=e.length
let t=0
let r=this
while(r!==null&&t<A){let s=e[t]
if(s<=90&&s>=65)s|=32
while(r!==null){if(s===r.code){if(A===++t)return r
r=r.middle
break}r=r.code<s?r.left:r.right}}return null}}
var o=class{node=null
insert(e,A){if(this.node===null)this.node=new n(e,A,0)
else this.node.add(e,A)}lookup(e){return this.node?.search(e)?.value??null}}
const i=new o
for(let e=0;e<t.length;++e){const A=r[t[e]]
i.insert(A,A)}A.exports={TernarySearchTree:o,tree:i}})
var o=e.__commonJSMin((e,o)=>{const i=require("node:assert")
const{kDestroyed:a,kBodyUsed:c,kListeners:l,kBody:g}=A()
const{IncomingMessage:h}=require("node:http")
const E=require("node:stream")
const Q=require("node:net")
const{stringify:u}=require("node:querystring")
const{EventEmitter:C}=require("node:events")
const I=t()
const{InvalidArgumentError:B,ConnectTimeoutError:d}=r()
const{headerNameLowerCasedRecord:f}=s()
const{tree:y}=n()
const[p,D]=process.versions.node.split(".",2).map(e=>Number(e))
var S=class{constructor(e){this[g]=e
this[c]=false}async*[Symbol.asyncIterator](){i(!this[c],"disturbed")
this[c]=true
yield*this[g]}}
function noop(){}function wrapRequestBody(e){if(isStream(e)){if(bodyLength(e)===0)e.on("data",function(){i(false)})
if(typeof e.readableDidRead!=="boolean"){e[c]=false
C.prototype.on.call(e,"data",function(){this[c]=true})}return e}else if(e&&typeof e.pipeTo==="function")return new S(e)
else if(e&&isFormDataLike(e))return e
else if(e&&typeof e!=="string"&&!ArrayBuffer.isView(e)&&isIterable(e))return new S(e)
else return e}function isStream(e){return e&&typeof e==="object"&&typeof e.pipe==="function"&&typeof e.on==="function"}function isBlobLike(e){if(e===null)return false
else if(e instanceof Blob)return true
else if(typeof e!=="object")return false
else{const A=e[Symbol.toStringTag]
return(A==="Blob"||A==="File")&&("stream"in e&&typeof e.stream==="function"||"arrayBuffer"in e&&typeof e.arrayBuffer==="function")}}function pathHasQueryOrFragment(e){return e.includes("?")||e.includes("#")}function serializePathWithQuery(e,A){if(pathHasQueryOrFragment(e))throw new Error('Query params cannot be passed when url already contains "?" or "#".')
const t=u(A)
if(t)e+="?"+t
return e}function isValidPort(e){const A=parseInt(e,10)
return A===Number(e)&&A>=0&&A<=65535}function isHttpOrHttpsPrefixed(e){return e!=null&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&(e[4]===":"||e[4]==="s"&&e[5]===":")}function parseURL(e){if(typeof e==="string"){e=new URL(e)
if(!isHttpOrHttpsPrefixed(e.origin||e.protocol))throw new B("Invalid URL protocol: the URL must start with `http:` or `https:`.")
return e}if(!e||typeof e!=="object")throw new B("Invalid URL: The URL argument must be a non-null object.")
if(!(e instanceof URL)){if(e.port!=null&&e.port!==""&&isValidPort(e.port)===false)throw new B("Invalid URL: port must be a valid integer or a string representation of an integer.")
if(e.path!=null&&typeof e.path!=="string")throw new B("Invalid URL path: the path must be a string or null/undefined.")
if(e.pathname!=null&&typeof e.pathname!=="string")throw new B("Invalid URL pathname: the pathname must be a string or null/undefined.")
if(e.hostname!=null&&typeof e.hostname!=="string")throw new B("Invalid URL hostname: the hostname must be a string or null/undefined.")
if(e.origin!=null&&typeof e.origin!=="string")throw new B("Invalid URL origin: the origin must be a string or null/undefined.")
if(!isHttpOrHttpsPrefixed(e.origin||e.protocol))throw new B("Invalid URL protocol: the URL must start with `http:` or `https:`.")
const A=e.port!=null?e.port:e.protocol==="https:"?443:80
let t=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${A}`
let r=e.path!=null?e.path:`${e.pathname||""}${e.search||""}`
if(t[t.length-1]==="/")t=t.slice(0,t.length-1)
if(r&&r[0]!=="/")r=`/${r}`
return new URL(`${t}${r}`)}if(!isHttpOrHttpsPrefixed(e.origin||e.protocol))throw new B("Invalid URL protocol: the URL must start with `http:` or `https:`.")
return e}function parseOrigin(e){e=parseURL(e)
if(e.pathname!=="/"||e.search||e.hash)throw new B("invalid url")
return e}function getHostname(e){if(e[0]==="["){const A=e.indexOf("]")
i(A!==-1)
return e.substring(1,A)}const A=e.indexOf(":")
if(A===-1)return e
return e.substring(0,A)}function getServerName(e){if(!e)return null
i(typeof e==="string")
const A=getHostname(e)
if(Q.isIP(A))return""
return A}function deepClone(e){return JSON.parse(JSON.stringify(e))}function isAsyncIterable(e){return!!(e!=null&&typeof e[Symbol.asyncIterator]==="function")}function isIterable(e){return!!(e!=null&&(typeof e[Symbol.iterator]==="function"||typeof e[Symbol.asyncIterator]==="function"))}function hasSafeIterator(e){const A=Object.getPrototypeOf(e)
return Object.prototype.hasOwnProperty.call(e,Symbol.iterator)||A!=null&&A!==Object.prototype&&typeof e[Symbol.iterator]==="function"}function bodyLength(e){if(e==null)return 0
else if(isStream(e)){const A=e._readableState
return A&&A.objectMode===false&&A.ended===true&&Number.isFinite(A.length)?A.length:null}else if(isBlobLike(e))return e.size!=null?e.size:null
else if(isBuffer(e))return e.byteLength
return null}function isDestroyed(e){return e&&!!(e.destroyed||e[a]||E.isDestroyed?.(e))}function destroy(e,A){if(e==null||!isStream(e)||isDestroyed(e))return
if(typeof e.destroy==="function"){if(Object.getPrototypeOf(e).constructor===h)e.socket=null
e.destroy(A)}else if(A)queueMicrotask(()=>{e.emit("error",A)})
if(e.destroyed!==true)e[a]=true}const m=/timeout=(\d+)/
function parseKeepAliveTimeout(e){const A=e.match(m)
return A?parseInt(A[1],10)*1e3:null}function headerNameToString(e){return typeof e==="string"?f[e]??e.toLowerCase():y.lookup(e)??e.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(e){return y.lookup(e)??e.toString("latin1").toLowerCase()}function parseHeaders(e,A){if(A===void 0)A={}
for(let t=0;t<e.length;t+=2){const r=headerNameToString(e[t])
let s=A[r]
if(s!==void 0){if(!Object.hasOwn(A,r)){const s=typeof e[t+1]==="string"?e[t+1]:Array.isArray(e[t+1])?e[t+1].map(e=>e.toString("latin1")):e[t+1].toString("latin1")
if(r==="__proto__")Object.defineProperty(A,r,{value:s,enumerable:true,configurable:true,writable:true})
else A[r]=s}else{if(typeof s==="string"){s=[s]
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
for(const[t,r]of Object.entries(e))if(Array.isArray(r))for(const e of r)A.push(Buffer.from(t,"latin1"),Buffer.from(`${e}`,"latin1"))
else A.push(Buffer.from(t,"latin1"),Buffer.from(`${r}`,"latin1"))
return A}function encodeRawHeaders(e){if(!Array.isArray(e))throw new TypeError("expected headers to be an array")
return e.map(e=>Buffer.from(e))}function isBuffer(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function assertRequestHandler(e,A,t){if(!e||typeof e!=="object")throw new B("handler must be an object")
if(typeof e.onRequestStart==="function")return
if(typeof e.onConnect!=="function")throw new B("invalid onConnect method")
if(typeof e.onError!=="function")throw new B("invalid onError method")
if(typeof e.onBodySent!=="function"&&e.onBodySent!==void 0)throw new B("invalid onBodySent method")
if(t||A==="CONNECT"){if(typeof e.onUpgrade!=="function")throw new B("invalid onUpgrade method")}else{if(typeof e.onHeaders!=="function")throw new B("invalid onHeaders method")
if(typeof e.onData!=="function")throw new B("invalid onData method")
if(typeof e.onComplete!=="function")throw new B("invalid onComplete method")}}function isDisturbed(e){return!!(e&&(E.isDisturbed(e)||e[c]))}function getSocketInfo(e){return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,bytesRead:e.bytesRead}}function ReadableStreamFrom(e){let A
return new ReadableStream({start(){A=e[Symbol.asyncIterator]()},pull(e){return A.next().then(({done:A,value:t})=>{if(A)return queueMicrotask(()=>{e.close()
e.byobRequest?.respond(0)})
else{const A=Buffer.isBuffer(t)?t:Buffer.from(t)
if(A.byteLength)return e.enqueue(new Uint8Array(A))
else return this.pull(e)}})},cancel(){return A.return()},type:"bytes"})}function isFormDataLike(e){return e&&typeof e==="object"&&typeof e.append==="function"&&typeof e.delete==="function"&&typeof e.get==="function"&&typeof e.getAll==="function"&&typeof e.has==="function"&&typeof e.set==="function"&&e[Symbol.toStringTag]==="FormData"}function addAbortListener(e,A){if("addEventListener"in e){e.addEventListener("abort",A,{once:true})
return()=>e.removeEventListener("abort",A)}e.once("abort",A)
return()=>e.removeListener("abort",A)}const w=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])
function isTokenCharCode(e){return w[e]===1}const R=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/
function isValidHTTPToken(e){if(e.length>=12)return R.test(e)
if(e.length===0)return false
for(let A=0;A<e.length;A++)if(w[e.charCodeAt(A)]!==1)return false
return true}const N=/[^\t\x20-\x7e\x80-\xff]/
function isValidHeaderValue(e){return!N.test(e)}const b=/^bytes (\d+)-(\d+)\/(\d+)?$/
function parseRangeHeader(e){if(e==null||e==="")return{start:0,end:null,size:null}
const A=e?e.match(b):null
return A?{start:parseInt(A[1]),end:A[2]?parseInt(A[2]):null,size:A[3]?parseInt(A[3]):null}:null}function addListener(e,A,t){(e[l]??=[]).push([A,t])
e.on(A,t)
return e}function removeAllListeners(e){if(e[l]!=null){for(const[A,t]of e[l])e.removeListener(A,t)
e[l]=null}return e}function errorRequest(e,A,t){try{A.onError(t)
i(A.aborted)}catch(t){e.emit("error",t)}}const F=process.platform==="win32"?(e,A)=>{if(!A.timeout)return noop
let t=null
let r=null
const s=I.setFastTimeout(()=>{t=setImmediate(()=>{r=setImmediate(()=>onConnectTimeout(e.deref(),A))})},A.timeout)
return()=>{I.clearFastTimeout(s)
clearImmediate(t)
clearImmediate(r)}}:(e,A)=>{if(!A.timeout)return noop
let t=null
const r=I.setFastTimeout(()=>{t=setImmediate(()=>{onConnectTimeout(e.deref(),A)})},A.timeout)
return()=>{I.clearFastTimeout(r)
clearImmediate(t)}}
function onConnectTimeout(e,A){if(e==null)return
let t="Connect Timeout Error"
if(Array.isArray(e.autoSelectFamilyAttemptedAddresses))t+=` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`
else t+=` (attempted address: ${A.hostname}:${A.port},`
t+=` timeout: ${A.timeout}ms)`
destroy(e,new d(t))}function getProtocolFromUrlString(e){if(e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p")switch(e[4]){case":":return"http:"
case"s":if(e[5]===":")return"https:"}return e.slice(0,e.indexOf(":")+1)}const k=Object.create(null)
k.enumerable=true
const U={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"}
const M={...U,patch:"patch",PATCH:"PATCH"}
Object.setPrototypeOf(U,null)
Object.setPrototypeOf(M,null)
o.exports={kEnumerableProperty:k,isDisturbed,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,hasSafeIterator,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,toRawHeaders,encodeRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,assertRequestHandler,getSocketInfo,isFormDataLike,pathHasQueryOrFragment,serializePathWithQuery,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase:U,normalizedMethodRecords:M,isValidPort,isHttpOrHttpsPrefixed,nodeMajor:p,nodeMinor:D,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody,setupConnectTimeout:F,getProtocolFromUrlString}})
var i=e.__commonJSMin((e,t)=>{const{kConnected:r,kPending:s,kRunning:n,kSize:o,kFree:i,kQueued:a}=A()
var c=class{constructor(e){this.connected=e[r]
this.pending=e[s]
this.running=e[n]
this.size=e[o]}}
var l=class{constructor(e){this.connected=e[r]
this.free=e[i]
this.pending=e[s]
this.queued=e[a]
this.running=e[n]
this.size=e[o]}}
t.exports={ClientStats:c,PoolStats:l}})
var a=e.__commonJSMin((e,A)=>{const t=require("node:diagnostics_channel")
const r=require("node:util")
const s=r.debuglog("undici")
const n=r.debuglog("fetch")
const o=r.debuglog("websocket")
const i={beforeConnect:t.channel("undici:client:beforeConnect"),connected:t.channel("undici:client:connected"),connectError:t.channel("undici:client:connectError"),sendHeaders:t.channel("undici:client:sendHeaders"),create:t.channel("undici:request:create"),bodySent:t.channel("undici:request:bodySent"),bodyChunkSent:t.channel("undici:request:bodyChunkSent"),bodyChunkReceived:t.channel("undici:request:bodyChunkReceived"),headers:t.channel("undici:request:headers"),trailers:t.channel("undici:request:trailers"),error:t.channel("undici:request:error"),open:t.channel("undici:websocket:open"),close:t.channel("undici:websocket:close"),socketError:t.channel("undici:websocket:socket_error"),ping:t.channel("undici:websocket:ping"),pong:t.channel("undici:websocket:pong"),proxyConnected:t.channel("undici:proxy:connected")}
let a=false
function trackClientEvents(e=s){if(a)return
if(i.beforeConnect.hasSubscribers||i.connected.hasSubscribers||i.connectError.hasSubscribers||i.sendHeaders.hasSubscribers){a=true
return}a=true
t.subscribe("undici:client:beforeConnect",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n}}=A
e("connecting to %s%s using %s%s",n,s?`:${s}`:"",r,t)})
t.subscribe("undici:client:connected",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n}}=A
e("connected to %s%s using %s%s",n,s?`:${s}`:"",r,t)})
t.subscribe("undici:client:connectError",A=>{const{connectParams:{version:t,protocol:r,port:s,host:n},error:o}=A
e("connection to %s%s using %s%s errored - %s",n,s?`:${s}`:"",r,t,o.message)})
t.subscribe("undici:client:sendHeaders",A=>{const{request:{method:t,path:r,origin:s}}=A
e("sending request to %s %s%s",t,s,r)})}let c=false
function trackRequestEvents(e=s){if(c)return
if(i.headers.hasSubscribers||i.trailers.hasSubscribers||i.error.hasSubscribers){c=true
return}c=true
t.subscribe("undici:request:headers",A=>{const{request:{method:t,path:r,origin:s},response:{statusCode:n}}=A
e("received response to %s %s%s - HTTP %d",t,s,r,n)})
t.subscribe("undici:request:trailers",A=>{const{request:{method:t,path:r,origin:s}}=A
e("trailers received from %s %s%s",t,s,r)})
t.subscribe("undici:request:error",A=>{const{request:{method:t,path:r,origin:s},error:n}=A
e("request to %s %s%s errored - %s",t,s,r,n.message)})}let l=false
function trackWebSocketEvents(e=o){if(l)return
if(i.open.hasSubscribers||i.close.hasSubscribers||i.socketError.hasSubscribers||i.ping.hasSubscribers||i.pong.hasSubscribers){l=true
return}l=true
t.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:t,port:r}=A.address
e("connection opened %s%s",t,r?`:${r}`:"")}else e("connection opened")})
t.subscribe("undici:websocket:close",A=>{const{websocket:t,code:r,reason:s}=A
e("closed connection to %s - %s %s",t.url,r,s)})
t.subscribe("undici:websocket:socket_error",A=>{e("connection errored - %s",A.message)})
t.subscribe("undici:websocket:ping",A=>{e("ping received")})
t.subscribe("undici:websocket:pong",A=>{e("pong received")})}if(s.enabled||n.enabled){trackClientEvents(n.enabled?n:s)
trackRequestEvents(n.enabled?n:s)}if(o.enabled){trackClientEvents(s.enabled?s:o)
trackWebSocketEvents(o)}A.exports={channels:i}})
var c=e.__commonJSMin((e,A)=>{const{InvalidArgumentError:t,NotSupportedError:n}=r()
const i=require("node:assert")
const{isValidHTTPToken:c,isValidHeaderValue:l,isStream:g,destroy:h,isBuffer:E,isFormDataLike:Q,isIterable:u,hasSafeIterator:C,isBlobLike:I,serializePathWithQuery:B,assertRequestHandler:d,getServerName:f,normalizedMethodRecords:y,getProtocolFromUrlString:p}=o()
const{channels:D}=a()
const{headerNameLowerCasedRecord:S}=s()
const m=/[^\u0021-\u00ff]/
function isValidContentLengthHeaderValue(e){if(typeof e!=="string"||e.length===0)return false
for(let A=0;A<e.length;A++){const t=e.charCodeAt(A)
if(t<48||t>57)return false}return true}const w=Symbol("handler")
var R=class{constructor(e,{path:A,method:r,body:s,headers:n,query:o,idempotent:i,blocking:a,upgrade:S,headersTimeout:R,bodyTimeout:N,reset:b,expectContinue:F,servername:k,throwOnError:U,maxRedirections:M,typeOfService:T},L){if(typeof A!=="string")throw new t("path must be a string")
else if(A[0]!=="/"&&!(A.startsWith("http://")||A.startsWith("https://"))&&r!=="CONNECT")throw new t("path must be an absolute URL or start with a slash")
else if(m.test(A))throw new t("invalid request path")
if(typeof r!=="string")throw new t("method must be a string")
else if(y[r]===void 0&&!c(r))throw new t("invalid request method")
if(S&&typeof S!=="string")throw new t("upgrade must be a string")
if(S&&!l(S))throw new t("invalid upgrade header")
if(R!=null&&(!Number.isFinite(R)||R<0))throw new t("invalid headersTimeout")
if(N!=null&&(!Number.isFinite(N)||N<0))throw new t("invalid bodyTimeout")
if(b!=null&&typeof b!=="boolean")throw new t("invalid reset")
if(F!=null&&typeof F!=="boolean")throw new t("invalid expectContinue")
if(U!=null)throw new t("invalid throwOnError")
if(M!=null&&M!==0)throw new t("maxRedirections is not supported, use the redirect interceptor")
if(T!=null&&(!Number.isInteger(T)||T<0||T>255))throw new t("typeOfService must be an integer between 0 and 255")
this.headersTimeout=R
this.bodyTimeout=N
this.method=r
this.typeOfService=T
this.abort=null
if(s==null)this.body=null
else if(g(s)){this.body=s
const e=this.body._readableState
if(!e||!e.autoDestroy){this.endHandler=function autoDestroy(){h(this)}
this.body.on("end",this.endHandler)}this.errorHandler=e=>{if(this.abort)this.abort(e)
else this.error=e}
this.body.on("error",this.errorHandler)}else if(E(s))this.body=s.byteLength?s:null
else if(ArrayBuffer.isView(s))this.body=s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null
else if(s instanceof ArrayBuffer)this.body=s.byteLength?Buffer.from(s):null
else if(typeof s==="string")this.body=s.length?Buffer.from(s):null
else if(Q(s)||u(s)||I(s))this.body=s
else throw new t("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable")
this.completed=false
this.aborted=false
this.upgrade=S||null
this.path=o?B(A,o):A
this.origin=e
this.protocol=p(e)
this.idempotent=i==null?r==="HEAD"||r==="GET":i
this.blocking=a??this.method!=="HEAD"
this.reset=b==null?null:b
this.host=null
this.contentLength=null
this.contentType=null
this.headers=[]
this.expectContinue=F!=null?F:false
if(Array.isArray(n)){if(n.length%2!==0)throw new t("headers array must be even")
for(let e=0;e<n.length;e+=2)processHeader(this,n[e],n[e+1])}else if(n&&typeof n==="object"){if(C(n))for(const e of n){if(!Array.isArray(e)||e.length!==2)throw new t("headers must be in key-value pair format")
processHeader(this,e[0],e[1])}else{const e=Object.keys(n)
for(let A=0;A<e.length;++A)processHeader(this,e[A],n[e[A]])}}else if(n!=null)throw new t("headers must be an object or an array")
d(L,r,S)
this.servername=k||f(this.host)||null
this[w]=L
if(D.create.hasSubscribers)D.create.publish({request:this})}onBodySent(e){if(D.bodyChunkSent.hasSubscribers)D.bodyChunkSent.publish({request:this,chunk:e})
if(this[w].onBodySent)try{return this[w].onBodySent(e)}catch(e){this.abort(e)}}onRequestSent(){if(D.bodySent.hasSubscribers)D.bodySent.publish({request:this})
if(this[w].onRequestSent)try{return this[w].onRequestSent()}catch(e){this.abort(e)}}onConnect(e){i(!this.aborted)
i(!this.completed)
if(this.error)e(this.error)
else{this.abort=e
return this[w].onConnect(e)}}onResponseStarted(){return this[w].onResponseStarted?.()}onHeaders(e,A,t,r){i(!this.aborted)
i(!this.completed)
if(D.headers.hasSubscribers)D.headers.publish({request:this,response:{statusCode:e,headers:A,statusText:r}})
try{return this[w].onHeaders(e,A,t,r)}catch(e){this.abort(e)}}onData(e){i(!this.aborted)
i(!this.completed)
if(D.bodyChunkReceived.hasSubscribers)D.bodyChunkReceived.publish({request:this,chunk:e})
try{return this[w].onData(e)}catch(e){this.abort(e)
return false}}onUpgrade(e,A,t,r=""){this.onFinally()
i(!this.aborted)
i(!this.completed)
if(D.headers.hasSubscribers)D.headers.publish({request:this,response:{statusCode:e,headers:A,statusText:r}})
const s=this[w].onUpgrade(e,A,t)
if(!this.aborted){this.completed=true
if(D.trailers.hasSubscribers)D.trailers.publish({request:this,trailers:[]})}return s}onComplete(e){this.onFinally()
i(!this.aborted)
i(!this.completed)
this.completed=true
if(D.trailers.hasSubscribers)D.trailers.publish({request:this,trailers:e})
try{return this[w].onComplete(e)}catch(e){this.onError(e)}}onError(e){this.onFinally()
if(D.error.hasSubscribers)D.error.publish({request:this,error:e})
if(this.aborted)return
this.aborted=true
return this[w].onError(e)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler)
this.errorHandler=null}if(this.endHandler){this.body.off("end",this.endHandler)
this.endHandler=null}}addHeader(e,A){processHeader(this,e,A)
return this}}
function processHeader(e,A,r){if(r&&typeof r==="object"&&!Array.isArray(r))throw new t(`invalid ${A} header`)
else if(r===void 0)return
let s=S[A]
if(s===void 0){s=A.toLowerCase()
if(S[s]===void 0&&!c(s))throw new t("invalid header key")}if(Array.isArray(r)){const e=[]
for(let s=0;s<r.length;s++)if(typeof r[s]==="string"){if(!l(r[s]))throw new t(`invalid ${A} header`)
e.push(r[s])}else if(r[s]===null)e.push("")
else if(typeof r[s]==="object")throw new t(`invalid ${A} header`)
else{const n=`${r[s]}`
if(!l(n))throw new t(`invalid ${A} header`)
e.push(n)}r=e}else if(typeof r==="string"){if(!l(r))throw new t(`invalid ${A} header`)}else if(r===null)r=""
else{r=`${r}`
if(!l(r))throw new t(`invalid ${A} header`)}if(s==="host"){if(e.host!==null)throw new t("duplicate host header")
if(typeof r!=="string")throw new t("invalid host header")
e.host=r}else if(s==="content-length"){if(e.contentLength!==null)throw new t("duplicate content-length header")
if(!isValidContentLengthHeaderValue(r))throw new t("invalid content-length header")
e.contentLength=parseInt(r,10)}else if(e.contentType===null&&s==="content-type"){e.contentType=r
e.headers.push(A,r)}else if(s==="transfer-encoding"||s==="keep-alive"||s==="upgrade")throw new t(`invalid ${s} header`)
else if(s==="connection"){const A=typeof r==="string"?r:null
if(A===null)throw new t("invalid connection header")
for(const r of A.toLowerCase().split(",")){const A=r.trim()
if(!c(A))throw new t("invalid connection header")
if(A==="close")e.reset=true}}else if(s==="expect")throw new n("expect header not supported")
else e.headers.push(A,r)}A.exports=R})
var l=e.__commonJSMin((e,A)=>{const{InvalidArgumentError:t}=r()
A.exports=class WrapHandler{#e
constructor(e){this.#e=e}static wrap(e){return e.onRequestStart?e:new WrapHandler(e)}onConnect(e,A){return this.#e.onConnect?.(e,A)}onResponseStarted(){return this.#e.onResponseStarted?.()}onHeaders(e,A,t,r){return this.#e.onHeaders?.(e,A,t,r)}onUpgrade(e,A,t){return this.#e.onUpgrade?.(e,A,t)}onData(e){return this.#e.onData?.(e)}onComplete(e){return this.#e.onComplete?.(e)}onError(e){if(!this.#e.onError)throw e
return this.#e.onError?.(e)}onRequestStart(e,A){this.#e.onConnect?.(A=>e.abort(A),A)}onRequestUpgrade(e,A,t,r){const s=[]
for(const[e,A]of Object.entries(t))s.push(Buffer.from(e,"latin1"),toRawHeaderValue(A))
this.#e.onUpgrade?.(A,s,r)}onResponseStart(e,A,t,r){const s=[]
for(const[e,A]of Object.entries(t))s.push(Buffer.from(e,"latin1"),toRawHeaderValue(A))
if(this.#e.onHeaders?.(A,s,()=>e.resume(),r)===false)e.pause()}onResponseData(e,A){if(this.#e.onData?.(A)===false)e.pause()}onResponseEnd(e,A){const t=[]
for(const[e,r]of Object.entries(A))t.push(Buffer.from(e,"latin1"),toRawHeaderValue(r))
this.#e.onComplete?.(t)}onResponseError(e,A){if(!this.#e.onError)throw new t("invalid onError method")
this.#e.onError?.(A)}}
function toRawHeaderValue(e){return Array.isArray(e)?e.map(e=>Buffer.from(e,"latin1")):Buffer.from(e,"latin1")}})
var g=e.__commonJSMin((e,A)=>{const t=require("node:events")
const r=l()
const wrapInterceptor=e=>(A,t)=>e(A,r.wrap(t))
var s=class extends t{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...e){const A=Array.isArray(e[0])?e[0]:e
let t=this.dispatch.bind(this)
for(const e of A){if(e==null)continue
if(typeof e!=="function")throw new TypeError(`invalid interceptor, expected function received ${typeof e}`)
t=e(t)
t=wrapInterceptor(t)
if(t==null||typeof t!=="function"||t.length!==2)throw new TypeError("invalid interceptor")}return new Proxy(this,{get:(e,A)=>A==="dispatch"?t:e[A]})}}
A.exports=s})
var h=e.__commonJSMin((e,A)=>{const{parseHeaders:t}=o()
const{InvalidArgumentError:s}=r()
const n=Symbol("resume")
var i=class{#A=false
#t=null
#r=false
#s;[n]=null
rawHeaders=null
rawTrailers=null
constructor(e){this.#s=e}pause(){this.#A=true}resume(){if(this.#A){this.#A=false
this[n]?.()}}abort(e){if(!this.#r){this.#r=true
this.#t=e
this.#s(e)}}get aborted(){return this.#r}get reason(){return this.#t}get paused(){return this.#A}}
A.exports=class UnwrapHandler{#e
#n
constructor(e){this.#e=e}static unwrap(e){return!e.onRequestStart?e:new UnwrapHandler(e)}onConnect(e,A){this.#n=new i(e)
this.#e.onRequestStart?.(this.#n,A)}onResponseStarted(){return this.#e.onResponseStarted?.()}onUpgrade(e,A,r){this.#n.rawHeaders=A
this.#e.onRequestUpgrade?.(this.#n,e,t(A),r)}onHeaders(e,A,r,s){this.#n[n]=r
this.#n.rawHeaders=A
this.#e.onResponseStart?.(this.#n,e,t(A),s)
return!this.#n.paused}onData(e){this.#e.onResponseData?.(this.#n,e)
return!this.#n.paused}onComplete(e){this.#n.rawTrailers=e
this.#e.onResponseEnd?.(this.#n,t(e))}onError(e){if(!this.#e.onResponseError)throw new s("invalid onError method")
this.#e.onResponseError?.(this.#n,e)}}})
var E=e.__commonJSMin((e,t)=>{const s=require("node:buffer")
const n=g()
const o=h()
const{ClientDestroyedError:i,ClientClosedError:a,InvalidArgumentError:c}=r()
const{kDestroy:l,kClose:E,kClosed:Q,kDestroyed:u,kDispatch:C}=A()
const I=Symbol("onDestroyed")
const B=Symbol("onClosed")
const d=Symbol("webSocketOptions")
const f=Symbol("eventSourceOptions")
var y=class extends n{[u]=false;[I]=null;[Q]=false;[B]=null
constructor(e){super()
this[d]=e?.webSocket??{}
this[f]=e?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[d].maxFragments??131072,maxPayloadSize:this[d].maxPayloadSize??134217728}}get eventSourceOptions(){return{maxEventSize:this[f].maxEventSize??s.kStringMaxLength}}get destroyed(){return this[u]}get closed(){return this[Q]}close(e){if(e===void 0)return new Promise((e,A)=>{this.close((t,r)=>t?A(t):e(r))})
if(typeof e!=="function")throw new c("invalid callback")
if(this[u]){const A=new i
queueMicrotask(()=>e(A,null))
return}if(this[Q]){if(this[B])this[B].push(e)
else queueMicrotask(()=>e(null,null))
return}this[Q]=true
this[B]??=[]
this[B].push(e)
const onClosed=()=>{const e=this[B]
this[B]=null
for(let A=0;A<e.length;A++)e[A](null,null)}
this[E]().then(()=>this.destroy()).then(()=>queueMicrotask(onClosed))}destroy(e,A){if(typeof e==="function"){A=e
e=null}if(A===void 0)return new Promise((A,t)=>{this.destroy(e,(e,r)=>e?t(e):A(r))})
if(typeof A!=="function")throw new c("invalid callback")
if(this[u]){if(this[I])this[I].push(A)
else queueMicrotask(()=>A(null,null))
return}if(!e)e=new i
this[u]=true
this[I]??=[]
this[I].push(A)
const onDestroyed=()=>{const e=this[I]
this[I]=null
for(let A=0;A<e.length;A++)e[A](null,null)}
this[l](e).then(()=>queueMicrotask(onDestroyed))}dispatch(e,A){if(!A||typeof A!=="object")throw new c("handler must be an object")
A=o.unwrap(A)
try{if(!e||typeof e!=="object")throw new c("opts must be an object.")
if(this[u]||this[I])throw new i
if(this[Q])throw new a
return this[C](e,A)}catch(e){if(typeof A.onError!=="function")throw e
A.onError(e)
return false}}}
t.exports=y})
var Q=e.__commonJSMin((e,A)=>{const t=require("node:net")
const s=require("node:assert")
const n=o()
const{InvalidArgumentError:i}=r()
let a
const c=class WeakSessionCache{constructor(e){this._maxCachedSessions=e
this._sessionCache=new Map
this._sessionRegistry=new FinalizationRegistry(e=>{if(this._sessionCache.size<this._maxCachedSessions)return
const A=this._sessionCache.get(e)
if(A!==void 0&&A.deref()===void 0)this._sessionCache.delete(e)})}get(e){const A=this._sessionCache.get(e)
return A?A.deref():null}set(e,A){if(this._maxCachedSessions===0)return
if(this._sessionCache.has(e))this._sessionCache.delete(e)
else if(this._sessionCache.size>=this._maxCachedSessions){let e=false
for(const[A,t]of this._sessionCache)if(t.deref()===void 0){this._sessionCache.delete(A)
e=true
break}if(!e){const e=this._sessionCache.keys().next()
if(!e.done)this._sessionCache.delete(e.value)}}this._sessionCache.set(e,new WeakRef(A))
this._sessionRegistry.register(A,e)}}
function buildConnector({allowH2:e,useH2c:A,maxCachedSessions:r,socketPath:o,timeout:l,session:g,...h}){if(r!=null&&(!Number.isInteger(r)||r<0))throw new i("maxCachedSessions must be a positive integer or zero")
const E={path:o,...h}
const Q=new c(r==null?100:r)
l=l==null?1e4:l
e=e!=null?e:false
return function connect({hostname:r,host:o,protocol:i,port:c,servername:h,localAddress:u,httpSocket:C},I){let B
if(i==="https:"){if(!a)a=require("node:tls")
h=h||E.servername||n.getServerName(o)||null
const A=h||r
s(A)
const t=g||Q.get(A)||null
c=c||443
B=a.connect({highWaterMark:16384,...E,servername:h,session:t,localAddress:u,ALPNProtocols:e?["http/1.1","h2"]:["http/1.1"],socket:C,port:c,host:r})
B.on("session",function(e){Q.set(A,e)})}else{s(!C,"httpSocket can only be sent on TLS update")
c=c||80
B=t.connect({highWaterMark:65536,...E,localAddress:u,port:c,host:r})
if(A===true)B.alpnProtocol="h2"}if(E.keepAlive==null||E.keepAlive){const e=E.keepAliveInitialDelay===void 0?6e4:E.keepAliveInitialDelay
B.setKeepAlive(true,e)}const d=n.setupConnectTimeout(new WeakRef(B),{timeout:l,hostname:r,port:c})
B.setNoDelay(true).once(i==="https:"?"secureConnect":"connect",function(){queueMicrotask(d)
if(I){const e=I
I=null
e(null,this)}}).on("error",function(e){queueMicrotask(d)
if(I){const A=I
I=null
A(e)}})
return B}}A.exports=buildConnector})
var u=e.__commonJSMin(e=>{Object.defineProperty(e,"__esModule",{value:true})
e.enumToMap=enumToMap
function enumToMap(e,A=[],t=[]){const r=(A?.length??0)===0
const s=(t?.length??0)===0
return Object.fromEntries(Object.entries(e).filter(([,e])=>typeof e==="number"&&(r||A.includes(e))&&(s||!t.includes(e))))}})
var C=e.__commonJSMin(e=>{Object.defineProperty(e,"__esModule",{value:true})
e.SPECIAL_HEADERS=e.MINOR=e.MAJOR=e.HTAB_SP_VCHAR_OBS_TEXT=e.QUOTED_STRING=e.CONNECTION_TOKEN_CHARS=e.HEADER_CHARS=e.TOKEN=e.HEX=e.URL_CHAR=e.USERINFO_CHARS=e.MARK=e.ALPHANUM=e.NUM=e.HEX_MAP=e.NUM_MAP=e.ALPHA=e.STATUSES_HTTP=e.H_METHOD_MAP=e.METHOD_MAP=e.METHODS_RTSP=e.METHODS_ICE=e.METHODS_HTTP=e.HEADER_STATE=e.FINISH=e.STATUSES=e.METHODS=e.LENIENT_FLAGS=e.FLAGS=e.TYPE=e.ERROR=void 0
const A=u()
e.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38}
e.TYPE={BOTH:0,REQUEST:1,RESPONSE:2}
e.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512}
e.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512}
e.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46}
e.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599}
e.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2}
e.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8}
e.METHODS_HTTP=[e.METHODS.DELETE,e.METHODS.GET,e.METHODS.HEAD,e.METHODS.POST,e.METHODS.PUT,e.METHODS.CONNECT,e.METHODS.OPTIONS,e.METHODS.TRACE,e.METHODS.COPY,e.METHODS.LOCK,e.METHODS.MKCOL,e.METHODS.MOVE,e.METHODS.PROPFIND,e.METHODS.PROPPATCH,e.METHODS.SEARCH,e.METHODS.UNLOCK,e.METHODS.BIND,e.METHODS.REBIND,e.METHODS.UNBIND,e.METHODS.ACL,e.METHODS.REPORT,e.METHODS.MKACTIVITY,e.METHODS.CHECKOUT,e.METHODS.MERGE,e.METHODS["M-SEARCH"],e.METHODS.NOTIFY,e.METHODS.SUBSCRIBE,e.METHODS.UNSUBSCRIBE,e.METHODS.PATCH,e.METHODS.PURGE,e.METHODS.MKCALENDAR,e.METHODS.LINK,e.METHODS.UNLINK,e.METHODS.PRI,e.METHODS.SOURCE,e.METHODS.QUERY]
e.METHODS_ICE=[e.METHODS.SOURCE]
e.METHODS_RTSP=[e.METHODS.OPTIONS,e.METHODS.DESCRIBE,e.METHODS.ANNOUNCE,e.METHODS.SETUP,e.METHODS.PLAY,e.METHODS.PAUSE,e.METHODS.TEARDOWN,e.METHODS.GET_PARAMETER,e.METHODS.SET_PARAMETER,e.METHODS.REDIRECT,e.METHODS.RECORD,e.METHODS.FLUSH,e.METHODS.GET,e.METHODS.POST]
e.METHOD_MAP=(0,A.enumToMap)(e.METHODS)
e.H_METHOD_MAP=Object.fromEntries(Object.entries(e.METHODS).filter(([e])=>e.startsWith("H")))
e.STATUSES_HTTP=[e.STATUSES.CONTINUE,e.STATUSES.SWITCHING_PROTOCOLS,e.STATUSES.PROCESSING,e.STATUSES.EARLY_HINTS,e.STATUSES.RESPONSE_IS_STALE,e.STATUSES.REVALIDATION_FAILED,e.STATUSES.DISCONNECTED_OPERATION,e.STATUSES.HEURISTIC_EXPIRATION,e.STATUSES.MISCELLANEOUS_WARNING,e.STATUSES.OK,e.STATUSES.CREATED,e.STATUSES.ACCEPTED,e.STATUSES.NON_AUTHORITATIVE_INFORMATION,e.STATUSES.NO_CONTENT,e.STATUSES.RESET_CONTENT,e.STATUSES.PARTIAL_CONTENT,e.STATUSES.MULTI_STATUS,e.STATUSES.ALREADY_REPORTED,e.STATUSES.TRANSFORMATION_APPLIED,e.STATUSES.IM_USED,e.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,e.STATUSES.MULTIPLE_CHOICES,e.STATUSES.MOVED_PERMANENTLY,e.STATUSES.FOUND,e.STATUSES.SEE_OTHER,e.STATUSES.NOT_MODIFIED,e.STATUSES.USE_PROXY,e.STATUSES.SWITCH_PROXY,e.STATUSES.TEMPORARY_REDIRECT,e.STATUSES.PERMANENT_REDIRECT,e.STATUSES.BAD_REQUEST,e.STATUSES.UNAUTHORIZED,e.STATUSES.PAYMENT_REQUIRED,e.STATUSES.FORBIDDEN,e.STATUSES.NOT_FOUND,e.STATUSES.METHOD_NOT_ALLOWED,e.STATUSES.NOT_ACCEPTABLE,e.STATUSES.PROXY_AUTHENTICATION_REQUIRED,e.STATUSES.REQUEST_TIMEOUT,e.STATUSES.CONFLICT,e.STATUSES.GONE,e.STATUSES.LENGTH_REQUIRED,e.STATUSES.PRECONDITION_FAILED,e.STATUSES.PAYLOAD_TOO_LARGE,e.STATUSES.URI_TOO_LONG,e.STATUSES.UNSUPPORTED_MEDIA_TYPE,e.STATUSES.RANGE_NOT_SATISFIABLE,e.STATUSES.EXPECTATION_FAILED,e.STATUSES.IM_A_TEAPOT,e.STATUSES.PAGE_EXPIRED,e.STATUSES.ENHANCE_YOUR_CALM,e.STATUSES.MISDIRECTED_REQUEST,e.STATUSES.UNPROCESSABLE_ENTITY,e.STATUSES.LOCKED,e.STATUSES.FAILED_DEPENDENCY,e.STATUSES.TOO_EARLY,e.STATUSES.UPGRADE_REQUIRED,e.STATUSES.PRECONDITION_REQUIRED,e.STATUSES.TOO_MANY_REQUESTS,e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,e.STATUSES.LOGIN_TIMEOUT,e.STATUSES.NO_RESPONSE,e.STATUSES.RETRY_WITH,e.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,e.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,e.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,e.STATUSES.INVALID_X_FORWARDED_FOR,e.STATUSES.REQUEST_HEADER_TOO_LARGE,e.STATUSES.SSL_CERTIFICATE_ERROR,e.STATUSES.SSL_CERTIFICATE_REQUIRED,e.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,e.STATUSES.INVALID_TOKEN,e.STATUSES.CLIENT_CLOSED_REQUEST,e.STATUSES.INTERNAL_SERVER_ERROR,e.STATUSES.NOT_IMPLEMENTED,e.STATUSES.BAD_GATEWAY,e.STATUSES.SERVICE_UNAVAILABLE,e.STATUSES.GATEWAY_TIMEOUT,e.STATUSES.HTTP_VERSION_NOT_SUPPORTED,e.STATUSES.VARIANT_ALSO_NEGOTIATES,e.STATUSES.INSUFFICIENT_STORAGE,e.STATUSES.LOOP_DETECTED,e.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,e.STATUSES.NOT_EXTENDED,e.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,e.STATUSES.WEB_SERVER_UNKNOWN_ERROR,e.STATUSES.WEB_SERVER_IS_DOWN,e.STATUSES.CONNECTION_TIMEOUT,e.STATUSES.ORIGIN_IS_UNREACHABLE,e.STATUSES.TIMEOUT_OCCURED,e.STATUSES.SSL_HANDSHAKE_FAILED,e.STATUSES.INVALID_SSL_CERTIFICATE,e.STATUSES.RAILGUN_ERROR,e.STATUSES.SITE_IS_OVERLOADED,e.STATUSES.SITE_IS_FROZEN,e.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,e.STATUSES.NETWORK_READ_TIMEOUT,e.STATUSES.NETWORK_CONNECT_TIMEOUT]
e.ALPHA=[]
for(let A="A".charCodeAt(0);A<="Z".charCodeAt(0);A++){e.ALPHA.push(String.fromCharCode(A))
e.ALPHA.push(String.fromCharCode(A+32))}e.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9}
e.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15}
e.NUM=["0","1","2","3","4","5","6","7","8","9"]
e.ALPHANUM=e.ALPHA.concat(e.NUM)
e.MARK=["-","_",".","!","~","*","'","(",")"]
e.USERINFO_CHARS=e.ALPHANUM.concat(e.MARK).concat(["%",";",":","&","=","+","$",","])
e.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(e.ALPHANUM)
e.HEX=e.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"])
e.TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(e.ALPHANUM)
e.HEADER_CHARS=["\t"]
for(let A=32;A<=255;A++)if(A!==127)e.HEADER_CHARS.push(A)
e.CONNECTION_TOKEN_CHARS=e.HEADER_CHARS.filter(e=>e!==44)
e.QUOTED_STRING=["\t"," "]
for(let A=33;A<=255;A++)if(A!==34&&A!==92)e.QUOTED_STRING.push(A)
e.HTAB_SP_VCHAR_OBS_TEXT=["\t"," "]
for(let A=33;A<=126;A++)e.HTAB_SP_VCHAR_OBS_TEXT.push(A)
for(let A=128;A<=255;A++)e.HTAB_SP_VCHAR_OBS_TEXT.push(A)
e.MAJOR=e.NUM_MAP
e.MINOR=e.MAJOR
e.SPECIAL_HEADERS={connection:e.HEADER_STATE.CONNECTION,"content-length":e.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":e.HEADER_STATE.CONNECTION,"transfer-encoding":e.HEADER_STATE.TRANSFER_ENCODING,upgrade:e.HEADER_STATE.UPGRADE}
e.default={ERROR:e.ERROR,TYPE:e.TYPE,FLAGS:e.FLAGS,LENIENT_FLAGS:e.LENIENT_FLAGS,METHODS:e.METHODS,STATUSES:e.STATUSES,FINISH:e.FINISH,HEADER_STATE:e.HEADER_STATE,ALPHA:e.ALPHA,NUM_MAP:e.NUM_MAP,HEX_MAP:e.HEX_MAP,NUM:e.NUM,ALPHANUM:e.ALPHANUM,MARK:e.MARK,USERINFO_CHARS:e.USERINFO_CHARS,URL_CHAR:e.URL_CHAR,HEX:e.HEX,TOKEN:e.TOKEN,HEADER_CHARS:e.HEADER_CHARS,CONNECTION_TOKEN_CHARS:e.CONNECTION_TOKEN_CHARS,QUOTED_STRING:e.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:e.HTAB_SP_VCHAR_OBS_TEXT,MAJOR:e.MAJOR,MINOR:e.MINOR,SPECIAL_HEADERS:e.SPECIAL_HEADERS,METHODS_HTTP:e.METHODS_HTTP,METHODS_ICE:e.METHODS_ICE,METHODS_RTSP:e.METHODS_RTSP,METHOD_MAP:e.METHOD_MAP,H_METHOD_MAP:e.H_METHOD_MAP,STATUSES_HTTP:e.STATUSES_HTTP}})
var I=e.__commonJSMin((e,A)=>{const{Buffer:t}=require("node:buffer")
const r="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=="
let s
Object.defineProperty(A,"exports",{get:()=>s?s:s=t.from(r,"base64")})})
var B=e.__commonJSMin((e,A)=>{const{Buffer:t}=require("node:buffer")
const r="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw=="
let s
Object.defineProperty(A,"exports",{get:()=>s?s:s=t.from(r,"base64")})})
var d=e.__commonJSMin((e,A)=>{const t=["GET","HEAD","POST"]
const r=new Set(t)
const s=[101,204,205,304]
const n=[301,302,303,307,308]
const o=new Set(n)
const i=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","10080"]
const a=new Set(i)
const c=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"]
const l=["",...c]
const g=new Set(c)
const h=["follow","manual","error"]
const E=["GET","HEAD","OPTIONS","TRACE"]
const Q=new Set(E)
const u=["navigate","same-origin","no-cors","cors"]
const C=["omit","same-origin","include"]
const I=["default","no-store","reload","no-cache","force-cache","only-if-cached"]
const B=["content-encoding","content-language","content-location","content-type","content-length"]
const d=["half"]
const f=["CONNECT","TRACE","TRACK"]
const y=new Set(f)
const p=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""]
A.exports={subresource:p,forbiddenMethods:f,requestBodyHeader:B,referrerPolicy:l,requestRedirect:h,requestMode:u,requestCredentials:C,requestCache:I,redirectStatus:n,corsSafeListedMethods:t,nullBodyStatus:s,safeMethods:E,badPorts:i,requestDuplex:d,subresourceSet:new Set(p),badPortsSet:a,redirectStatusSet:o,corsSafeListedMethodsSet:r,safeMethodsSet:Q,forbiddenMethodsSet:y,referrerPolicyTokens:g}})
var f=e.__commonJSMin((e,A)=>{const t=Symbol.for("undici.globalOrigin.1")
function getGlobalOrigin(){return globalThis[t]}function setGlobalOrigin(e){if(e===void 0){Object.defineProperty(globalThis,t,{value:void 0,writable:true,enumerable:false,configurable:false})
return}const A=new URL(e)
if(A.protocol!=="http:"&&A.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${A.protocol}`)
Object.defineProperty(globalThis,t,{value:A,writable:true,enumerable:false,configurable:false})}A.exports={getGlobalOrigin,setGlobalOrigin}})
var y=e.__commonJSMin((e,A)=>{const t=new TextDecoder
function utf8DecodeBytes(e){if(e.length===0)return""
if(e[0]===239&&e[1]===187&&e[2]===191)e=e.subarray(3)
return t.decode(e)}A.exports={utf8DecodeBytes}})
var p=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{utf8DecodeBytes:r}=y()
function collectASequenceOfCodePoints(e,A,t){let r=""
while(t.position<A.length&&e(A[t.position])){r+=A[t.position]
t.position++}return r}function collectASequenceOfCodePointsFast(e,A,t){const r=A.indexOf(e,t.position)
const s=t.position
if(r===-1){t.position=A.length
return A.slice(s)}t.position=r
return A.slice(s,t.position)}const s=/[\u0009\u000A\u000C\u000D\u0020]/g
const n=/[^\x00-\x7F]/
function asciiLowercase(e){return n.test(e)?e.replace(/[A-Z]+/g,e=>e.toLowerCase()):e.toLowerCase()}function forgivingBase64(e){e=e.replace(s,"")
let A=e.length
if(A%4===0){if(e.charCodeAt(A-1)===61){--A
if(e.charCodeAt(A-1)===61)--A}}if(A%4===1)return"failure"
if(/[^+/0-9A-Za-z]/.test(e.length===A?e:e.substring(0,A)))return"failure"
const t=Buffer.from(e,"base64")
return new Uint8Array(t.buffer,t.byteOffset,t.byteLength)}function isASCIIWhitespace(e){return e===9||e===10||e===12||e===13||e===32}function isomorphicDecode(e){const A=e.length
if(65535>A)return String.fromCharCode.apply(null,e)
let t=""
let r=0
let s=65535
while(r<A){if(r+s>A)s=A-r
t+=String.fromCharCode.apply(null,e.subarray(r,r+=s))}return t}const o=/[^\x00-\xFF]/
function isomorphicEncode(e){t(!o.test(e))
return e}function parseJSONFromBytes(e){return JSON.parse(r(e))}function removeASCIIWhitespace(e,A=true,t=true){return removeChars(e,A,t,isASCIIWhitespace)}function removeChars(e,A,t,r){let s=0
let n=e.length-1
if(A)while(s<e.length&&r(e.charCodeAt(s)))s++
if(t)while(n>0&&r(e.charCodeAt(n)))n--
return s===0&&n===e.length-1?e:e.slice(s,n+1)}function serializeJavascriptValueToJSONString(e){const A=JSON.stringify(e)
if(A===void 0)throw new TypeError("Value is not JSON serializable")
t(typeof A==="string")
return A}A.exports={asciiLowercase,collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,forgivingBase64,isASCIIWhitespace,isomorphicDecode,isomorphicEncode,parseJSONFromBytes,removeASCIIWhitespace,removeChars,serializeJavascriptValueToJSONString}})
var D=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{forgivingBase64:r,collectASequenceOfCodePoints:s,collectASequenceOfCodePointsFast:n,isomorphicDecode:o,removeASCIIWhitespace:i,removeChars:a}=p()
const c=new TextEncoder
const l=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u
const g=/[\u000A\u000D\u0009\u0020]/u
const h=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u
function dataURLProcessor(e){t(e.protocol==="data:")
let A=URLSerializer(e,true)
A=A.slice(5)
const s={position:0}
let a=n(",",A,s)
const c=a.length
a=i(a,true,true)
if(s.position>=A.length)return"failure"
s.position++
let l=stringPercentDecode(A.slice(c+1))
if(/;(?:\u0020*)base64$/iu.test(a)){const e=o(l)
l=r(e)
if(l==="failure")return"failure"
a=a.slice(0,-6)
a=a.replace(/(\u0020+)$/u,"")
a=a.slice(0,-1)}if(a.startsWith(";"))a="text/plain"+a
let g=parseMIMEType(a)
if(g==="failure")g=parseMIMEType("text/plain;charset=US-ASCII")
return{mimeType:g,body:l}}function URLSerializer(e,A=false){if(!A)return e.href
const t=e.href
const r=e.hash.length
const s=r===0?t:t.substring(0,t.length-r)
if(!r&&t.endsWith("#"))return s.slice(0,-1)
return s}function stringPercentDecode(e){return percentDecode(c.encode(e))}function isHexCharByte(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexByteToNumber(e){return e>=48&&e<=57?e-48:(e&223)-55}function percentDecode(e){const A=e.length
const t=new Uint8Array(A)
let r=0
let s=0
while(s<A){const A=e[s]
if(A!==37)t[r++]=A
else if(A===37&&!(isHexCharByte(e[s+1])&&isHexCharByte(e[s+2])))t[r++]=37
else{t[r++]=hexByteToNumber(e[s+1])<<4|hexByteToNumber(e[s+2])
s+=2}++s}return A===r?t:t.subarray(0,r)}function parseMIMEType(e){e=removeHTTPWhitespace(e,true,true)
const A={position:0}
const t=n("/",e,A)
if(t.length===0||!l.test(t))return"failure"
if(A.position>=e.length)return"failure"
A.position++
let r=n(";",e,A)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0||!l.test(r))return"failure"
const o=t.toLowerCase()
const i=r.toLowerCase()
const a={type:o,subtype:i,parameters:new Map,essence:`${o}/${i}`}
while(A.position<e.length){A.position++
s(e=>g.test(e),e,A)
let t=s(e=>e!==";"&&e!=="=",e,A)
t=t.toLowerCase()
if(A.position<e.length){if(e[A.position]===";")continue
A.position++}if(A.position>=e.length)break
let r=null
if(e[A.position]==='"'){r=collectAnHTTPQuotedString(e,A,true)
n(";",e,A)}else{r=n(";",e,A)
r=removeHTTPWhitespace(r,false,true)
if(r.length===0)continue}if(t.length!==0&&l.test(t)&&(r.length===0||h.test(r))&&!a.parameters.has(t))a.parameters.set(t,r)}return a}function collectAnHTTPQuotedString(e,A,r=false){const n=A.position
let o=""
t(e[A.position]==='"')
A.position++
while(true){o+=s(e=>e!=='"'&&e!=="\\",e,A)
if(A.position>=e.length)break
const r=e[A.position]
A.position++
if(r==="\\"){if(A.position>=e.length){o+="\\"
break}o+=e[A.position]
A.position++}else{t(r==='"')
break}}if(r)return o
return e.slice(n,A.position)}function serializeAMimeType(e){t(e!=="failure")
const{parameters:A,essence:r}=e
let s=r
for(let[e,t]of A.entries()){s+=";"
s+=e
s+="="
if(!l.test(t)){t=t.replace(/[\\"]/gu,"\\$&")
t='"'+t
t+='"'}s+=t}return s}function isHTTPWhiteSpace(e){return e===13||e===10||e===9||e===32}function removeHTTPWhitespace(e,A=true,t=true){return a(e,A,t,isHTTPWhiteSpace)}function minimizeSupportedMimeType(e){switch(e.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript"
case"application/json":case"text/json":return"application/json"
case"image/svg+xml":return"image/svg+xml"
case"text/xml":case"application/xml":return"application/xml"}if(e.subtype.endsWith("+json"))return"application/json"
if(e.subtype.endsWith("+xml"))return"application/xml"
return""}A.exports={dataURLProcessor,URLSerializer,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS:l}})
var S=e.__commonJSMin((e,A)=>{const t={__proto__:null,"node:crypto":()=>require("node:crypto"),"node:sqlite":()=>require("node:sqlite"),"node:worker_threads":()=>require("node:worker_threads"),"node:zlib":()=>require("node:zlib")}
function detectRuntimeFeatureByNodeModule(e){try{t[e]()
return true}catch(e){if(e.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&e.code!=="ERR_NO_CRYPTO")throw e
return false}}function detectRuntimeFeatureByExportedProperty(e,A){return typeof t[e]()[A]!=="undefined"}const r=["markAsUncloneable","zstd"]
const s={markAsUncloneable:["node:worker_threads","markAsUncloneable"],zstd:["node:zlib","createZstdDecompress"]}
const n=["crypto","sqlite"]
const o=[...n,...r]
function detectRuntimeFeature(e){if(n.includes(e))return detectRuntimeFeatureByNodeModule(`node:${e}`)
else if(r.includes(e)){const[A,t]=s[e]
return detectRuntimeFeatureByExportedProperty(A,t)}throw new TypeError(`unknown feature: ${e}`)}var i=class{#o=new Map
clear(){this.#o.clear()}has(e){return this.#o.get(e)??this.#i(e)}set(e,A){if(o.includes(e)===false)throw new TypeError(`unknown feature: ${e}`)
this.#o.set(e,A)}#i(e){const A=detectRuntimeFeature(e)
this.#o.set(e,A)
return A}}
const a=new i
A.exports.runtimeFeatures=a
A.exports.default=a})
var m=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{types:r,inspect:s}=require("node:util")
const{runtimeFeatures:n}=S()
const o=1
const i=2
const a=3
const c=4
const l=5
const g=6
const h=7
const E=8
const Q=Function.call.bind(Function.prototype[Symbol.hasInstance])
const u={converters:{},util:{},errors:{},is:{}}
u.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)}
u.errors.conversionFailed=function(e){const A=e.types.length===1?"":" one of"
const t=`${e.argument} could not be converted to${A}: ${e.types.join(", ")}.`
return u.errors.exception({header:e.prefix,message:t})}
u.errors.invalidArgument=function(e){return u.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})}
u.brandCheck=function(e,A){if(!Q(A,e)){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}
u.brandCheckMultiple=function(e){const A=e.map(e=>u.util.MakeTypeAssertion(e))
return e=>{if(A.every(A=>!A(e))){const e=new TypeError("Illegal invocation")
e.code="ERR_INVALID_THIS"
throw e}}}
u.argumentLengthCheck=function({length:e},A,t){if(e<A)throw u.errors.exception({message:`${A} argument${A!==1?"s":""} required, but${e?" only":""} ${e} found.`,header:t})}
u.illegalConstructor=function(){throw u.errors.exception({header:"TypeError",message:"Illegal constructor"})}
u.util.MakeTypeAssertion=function(e){return A=>Q(e,A)}
u.util.Type=function(e){switch(typeof e){case"undefined":return o
case"boolean":return i
case"string":return a
case"symbol":return c
case"number":return l
case"bigint":return g
case"function":case"object":if(e===null)return h
return E}}
u.util.Types={UNDEFINED:o,BOOLEAN:i,STRING:a,SYMBOL:c,NUMBER:l,BIGINT:g,NULL:h,OBJECT:E}
u.util.TypeValueToString=function(e){switch(u.util.Type(e)){case o:return"Undefined"
case i:return"Boolean"
case a:return"String"
case c:return"Symbol"
case l:return"Number"
case g:return"BigInt"
case h:return"Null"
case E:return"Object"}}
u.util.markAsUncloneable=n.has("markAsUncloneable")?require("node:worker_threads").markAsUncloneable:()=>{}
u.util.ConvertToInt=function(e,A,t,r){let s
let n
if(A===64){s=Math.pow(2,53)-1
if(t==="unsigned")n=0
else n=Math.pow(-2,53)+1}else if(t==="unsigned"){n=0
s=Math.pow(2,A)-1}else{n=-Math.pow(2,A-1)
s=Math.pow(2,A-1)-1}let o=Number(e)
if(o===0)o=0
if(u.util.HasFlag(r,u.attributes.EnforceRange)){if(Number.isNaN(o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY)throw u.errors.exception({header:"Integer conversion",message:`Could not convert ${u.util.Stringify(e)} to an integer.`})
o=u.util.IntegerPart(o)
if(o<n||o>s)throw u.errors.exception({header:"Integer conversion",message:`Value must be between ${n}-${s}, got ${o}.`})
return o}if(!Number.isNaN(o)&&u.util.HasFlag(r,u.attributes.Clamp)){o=Math.min(Math.max(o,n),s)
if(Math.floor(o)%2===0)o=Math.floor(o)
else o=Math.ceil(o)
return o}if(Number.isNaN(o)||o===0&&Object.is(0,o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY)return 0
o=u.util.IntegerPart(o)
o=o%Math.pow(2,A)
if(t==="signed"&&o>=Math.pow(2,A-1))return o-Math.pow(2,A)
return o}
u.util.IntegerPart=function(e){const A=Math.floor(Math.abs(e))
if(e<0)return-1*A
return A}
u.util.Stringify=function(e){switch(u.util.Type(e)){case c:return`Symbol(${e.description})`
case E:return s(e)
case a:return`"${e}"`
case g:return`${e}n`
default:return`${e}`}}
u.util.IsResizableArrayBuffer=function(e){if(r.isArrayBuffer(e))return e.resizable
if(r.isSharedArrayBuffer(e))return e.growable
throw u.errors.exception({header:"IsResizableArrayBuffer",message:`"${u.util.Stringify(e)}" is not an array buffer.`})}
u.util.HasFlag=function(e,A){return typeof e==="number"&&(e&A)===A}
u.sequenceConverter=function(e){return(A,t,r,s)=>{if(u.util.Type(A)!==E)throw u.errors.exception({header:t,message:`${r} (${u.util.Stringify(A)}) is not iterable.`})
const n=typeof s==="function"?s():A?.[Symbol.iterator]?.()
const o=[]
let i=0
if(n===void 0||typeof n.next!=="function")throw u.errors.exception({header:t,message:`${r} is not iterable.`})
while(true){const{done:A,value:s}=n.next()
if(A)break
o.push(e(s,t,`${r}[${i++}]`))}return o}}
u.recordConverter=function(e,A){return(t,s,n)=>{if(u.util.Type(t)!==E)throw u.errors.exception({header:s,message:`${n} ("${u.util.TypeValueToString(t)}") is not an Object.`})
const o={}
if(!r.isProxy(t)){const r=[...Object.getOwnPropertyNames(t),...Object.getOwnPropertySymbols(t)]
for(const i of r){const r=u.util.Stringify(i)
const a=e(i,s,`Key ${r} in ${n}`)
o[a]=A(t[i],s,`${n}[${r}]`)}return o}const i=Reflect.ownKeys(t)
for(const r of i)if(Reflect.getOwnPropertyDescriptor(t,r)?.enumerable){const i=e(r,s,n)
o[i]=A(t[r],s,n)}return o}}
u.interfaceConverter=function(e,A){return(t,r,s)=>{if(!e(t))throw u.errors.exception({header:r,message:`Expected ${s} ("${u.util.Stringify(t)}") to be an instance of ${A}.`})
return t}}
u.dictionaryConverter=function(e){e.sort((e,A)=>(e.key>A.key)-(e.key<A.key))
return(A,t,r)=>{const s={}
if(A!=null&&u.util.Type(A)!==E)throw u.errors.exception({header:t,message:`Expected ${A} to be one of: Null, Undefined, Object.`})
for(const n of e){const{key:e,defaultValue:o,required:i,converter:a}=n
if(i===true){if(A==null||!Object.hasOwn(A,e))throw u.errors.exception({header:t,message:`Missing required key "${e}".`})}let c=A?.[e]
const l=o!==void 0
if(l&&c===void 0)c=o()
if(i||l||c!==void 0){c=a(c,t,`${r}.${e}`)
if(n.allowedValues&&!n.allowedValues.includes(c))throw u.errors.exception({header:t,message:`${c} is not an accepted type. Expected one of ${n.allowedValues.join(", ")}.`})
s[e]=c}}return s}}
u.nullableConverter=function(e){return(A,t,r)=>{if(A===null)return A
return e(A,t,r)}}
u.is.USVString=function(e){return typeof e==="string"&&e.isWellFormed()}
u.is.ReadableStream=u.util.MakeTypeAssertion(ReadableStream)
u.is.Blob=u.util.MakeTypeAssertion(Blob)
u.is.URLSearchParams=u.util.MakeTypeAssertion(URLSearchParams)
u.is.File=u.util.MakeTypeAssertion(File)
u.is.URL=u.util.MakeTypeAssertion(URL)
u.is.AbortSignal=u.util.MakeTypeAssertion(AbortSignal)
u.is.MessagePort=u.util.MakeTypeAssertion(MessagePort)
u.is.BufferSource=function(e){return r.isArrayBuffer(e)||ArrayBuffer.isView(e)&&r.isArrayBuffer(e.buffer)}
u.util.getCopyOfBytesHeldByBufferSource=function(e){const A=e
let s=A
let n=0
let o=0
if(r.isTypedArray(A)||r.isDataView(A)){s=A.buffer
n=A.byteOffset
o=A.byteLength}else{t(r.isAnyArrayBuffer(A))
o=A.byteLength}if(s.detached)return new Uint8Array(0)
const i=new Uint8Array(o)
const a=new Uint8Array(s,n,o)
i.set(a)
return i}
u.converters.DOMString=function(e,A,t,r){if(e===null&&u.util.HasFlag(r,u.attributes.LegacyNullToEmptyString))return""
if(typeof e==="symbol")throw u.errors.exception({header:A,message:`${t} is a symbol, which cannot be converted to a DOMString.`})
return String(e)}
u.converters.ByteString=function(e,A,t){if(typeof e==="symbol")throw u.errors.exception({header:A,message:`${t} is a symbol, which cannot be converted to a ByteString.`})
const r=String(e)
for(let e=0;e<r.length;e++)if(r.charCodeAt(e)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`)
return r}
u.converters.USVString=function(e){if(typeof e==="string")return e.toWellFormed()
return`${e}`.toWellFormed()}
u.converters.boolean=function(e){return Boolean(e)}
u.converters.any=function(e){return e}
u.converters["long long"]=function(e,A,t){return u.util.ConvertToInt(e,64,"signed",0,A,t)}
u.converters["unsigned long long"]=function(e,A,t){return u.util.ConvertToInt(e,64,"unsigned",0,A,t)}
u.converters["unsigned long"]=function(e,A,t){return u.util.ConvertToInt(e,32,"unsigned",0,A,t)}
u.converters["unsigned short"]=function(e,A,t,r){return u.util.ConvertToInt(e,16,"unsigned",r,A,t)}
u.converters.ArrayBuffer=function(e,A,t,s){if(u.util.Type(e)!==E||!r.isArrayBuffer(e))throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["ArrayBuffer"]})
if(!u.util.HasFlag(s,u.attributes.AllowResizable)&&u.util.IsResizableArrayBuffer(e))throw u.errors.exception({header:A,message:`${t} cannot be a resizable ArrayBuffer.`})
return e}
u.converters.SharedArrayBuffer=function(e,A,t,s){if(u.util.Type(e)!==E||!r.isSharedArrayBuffer(e))throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["SharedArrayBuffer"]})
if(!u.util.HasFlag(s,u.attributes.AllowResizable)&&u.util.IsResizableArrayBuffer(e))throw u.errors.exception({header:A,message:`${t} cannot be a resizable SharedArrayBuffer.`})
return e}
u.converters.TypedArray=function(e,A,t,s,n){if(u.util.Type(e)!==E||!r.isTypedArray(e)||e.constructor.name!==A.name)throw u.errors.conversionFailed({prefix:t,argument:`${s} ("${u.util.Stringify(e)}")`,types:[A.name]})
if(!u.util.HasFlag(n,u.attributes.AllowShared)&&r.isSharedArrayBuffer(e.buffer))throw u.errors.exception({header:t,message:`${s} cannot be a view on a shared array buffer.`})
if(!u.util.HasFlag(n,u.attributes.AllowResizable)&&u.util.IsResizableArrayBuffer(e.buffer))throw u.errors.exception({header:t,message:`${s} cannot be a view on a resizable array buffer.`})
return e}
u.converters.DataView=function(e,A,t,s){if(u.util.Type(e)!==E||!r.isDataView(e))throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["DataView"]})
if(!u.util.HasFlag(s,u.attributes.AllowShared)&&r.isSharedArrayBuffer(e.buffer))throw u.errors.exception({header:A,message:`${t} cannot be a view on a shared array buffer.`})
if(!u.util.HasFlag(s,u.attributes.AllowResizable)&&u.util.IsResizableArrayBuffer(e.buffer))throw u.errors.exception({header:A,message:`${t} cannot be a view on a resizable array buffer.`})
return e}
u.converters.ArrayBufferView=function(e,A,t,s){if(u.util.Type(e)!==E||!r.isArrayBufferView(e))throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["ArrayBufferView"]})
if(!u.util.HasFlag(s,u.attributes.AllowShared)&&r.isSharedArrayBuffer(e.buffer))throw u.errors.exception({header:A,message:`${t} cannot be a view on a shared array buffer.`})
if(!u.util.HasFlag(s,u.attributes.AllowResizable)&&u.util.IsResizableArrayBuffer(e.buffer))throw u.errors.exception({header:A,message:`${t} cannot be a view on a resizable array buffer.`})
return e}
u.converters.BufferSource=function(e,A,t,s){if(r.isArrayBuffer(e))return u.converters.ArrayBuffer(e,A,t,s)
if(r.isArrayBufferView(e)){s&=~u.attributes.AllowShared
return u.converters.ArrayBufferView(e,A,t,s)}if(r.isSharedArrayBuffer(e))throw u.errors.exception({header:A,message:`${t} cannot be a SharedArrayBuffer.`})
throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["ArrayBuffer","ArrayBufferView"]})}
u.converters.AllowSharedBufferSource=function(e,A,t,s){if(r.isArrayBuffer(e))return u.converters.ArrayBuffer(e,A,t,s)
if(r.isSharedArrayBuffer(e))return u.converters.SharedArrayBuffer(e,A,t,s)
if(r.isArrayBufferView(e)){s|=u.attributes.AllowShared
return u.converters.ArrayBufferView(e,A,t,s)}throw u.errors.conversionFailed({prefix:A,argument:`${t} ("${u.util.Stringify(e)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBufferView"]})}
u.converters["sequence<ByteString>"]=u.sequenceConverter(u.converters.ByteString)
u.converters["sequence<sequence<ByteString>>"]=u.sequenceConverter(u.converters["sequence<ByteString>"])
u.converters["record<ByteString, ByteString>"]=u.recordConverter(u.converters.ByteString,u.converters.ByteString)
u.converters.Blob=u.interfaceConverter(u.is.Blob,"Blob")
u.converters.AbortSignal=u.interfaceConverter(u.is.AbortSignal,"AbortSignal")
u.converters.EventHandlerNonNull=function(e){if(u.util.Type(e)!==E)return null
if(typeof e==="function")return e
return()=>{}}
u.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,LegacyNullToEmptyString:16}
A.exports={webidl:u}})
var w=e.__commonJSMin((e,A)=>{const{Transform:t}=require("node:stream")
const r=require("node:zlib")
const{redirectStatusSet:s,referrerPolicyTokens:n,badPortsSet:i}=d()
const{getGlobalOrigin:a}=f()
const{collectAnHTTPQuotedString:c,parseMIMEType:l}=D()
const{performance:g}=require("node:perf_hooks")
const{ReadableStreamFrom:h,isValidHTTPToken:E,normalizedMethodRecordsBase:Q}=o()
const u=require("node:assert")
const{isUint8Array:C}=require("node:util/types")
const{webidl:I}=m()
const{isomorphicEncode:B,collectASequenceOfCodePoints:y,removeChars:S}=p()
function responseURL(e){const A=e.urlList
const t=A.length
return t===0?null:A[t-1].toString()}function responseLocationURL(e,A){if(!s.has(e.status))return null
let t=e.headersList.get("location",true)
if(t!==null&&isValidHeaderValue(t)){if(!isValidEncodedURL(t))t=normalizeBinaryStringToUtf8(t)
t=new URL(t,responseURL(e))}if(t&&!t.hash)t.hash=A
return t}function isValidEncodedURL(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t>126||t<32)return false}return true}function normalizeBinaryStringToUtf8(e){return Buffer.from(e,"binary").toString("utf8")}function requestCurrentURL(e){return e.urlList[e.urlList.length-1]}function requestBadPort(e){const A=requestCurrentURL(e)
if(urlIsHttpHttpsScheme(A)&&i.has(A.port))return"blocked"
return"allowed"}function isErrorLike(e){return e instanceof Error||e?.constructor?.name==="Error"||e?.constructor?.name==="DOMException"}function isValidReasonPhrase(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(!(t===9||t>=32&&t<=126||t>=128&&t<=255))return false}return true}const w=E
function isValidHeaderValue(e){return(e[0]==="\t"||e[0]===" "||e[e.length-1]==="\t"||e[e.length-1]===" "||e.includes("\n")||e.includes("\r")||e.includes("\0"))===false}function parseReferrerPolicy(e){const A=(e.headersList.get("referrer-policy",true)??"").split(",")
let t=""
if(A.length)for(let e=A.length;e!==0;e--){const r=A[e-1].trim()
if(n.has(r)){t=r
break}}return t}function setRequestReferrerPolicyOnRedirect(e,A){const t=parseReferrerPolicy(A)
if(t!=="")e.referrerPolicy=t}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(e){let A=null
A=e.mode
e.headersList.set("sec-fetch-mode",A,true)}function appendRequestOriginHeader(e){let A=e.origin
if(A==="client"||A===void 0)return
if(e.responseTainting==="cors"||e.mode==="websocket")e.headersList.append("origin",A,true)
else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"no-referrer":A=null
break
case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":if(e.origin&&urlHasHttpsScheme(e.origin)&&!urlHasHttpsScheme(requestCurrentURL(e)))A=null
break
case"same-origin":if(!sameOrigin(e,requestCurrentURL(e)))A=null}e.headersList.append("origin",A,true)}}function coarsenTime(e,A){return e}function clampAndCoarsenConnectionTimingInfo(e,A,t){if(!e?.startTime||e.startTime<A)return{domainLookupStartTime:A,domainLookupEndTime:A,connectionStartTime:A,connectionEndTime:A,secureConnectionStartTime:A,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}
return{domainLookupStartTime:coarsenTime(e.domainLookupStartTime,t),domainLookupEndTime:coarsenTime(e.domainLookupEndTime,t),connectionStartTime:coarsenTime(e.connectionStartTime,t),connectionEndTime:coarsenTime(e.connectionEndTime,t),secureConnectionStartTime:coarsenTime(e.secureConnectionStartTime,t),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(e){return coarsenTime(g.now(),e)}function createOpaqueTimingInfo(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(e){return{referrerPolicy:e.referrerPolicy}}function determineRequestsReferrer(e){const A=e.referrerPolicy
u(A)
let t=null
if(e.referrer==="client"){const e=a()
if(!e||e.origin==="null")return"no-referrer"
t=new URL(e)}else if(I.is.URL(e.referrer))t=e.referrer
let r=stripURLForReferrer(t)
const s=stripURLForReferrer(t,true)
if(r.toString().length>4096)r=s
switch(A){case"no-referrer":return"no-referrer"
case"origin":if(s!=null)return s
return stripURLForReferrer(t,true)
case"unsafe-url":return r
case"strict-origin":{const A=requestCurrentURL(e)
if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A))return"no-referrer"
return s}case"strict-origin-when-cross-origin":{const A=requestCurrentURL(e)
if(sameOrigin(r,A))return r
if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A))return"no-referrer"
return s}case"same-origin":if(sameOrigin(e,r))return r
return"no-referrer"
case"origin-when-cross-origin":if(sameOrigin(e,r))return r
return s
case"no-referrer-when-downgrade":{const A=requestCurrentURL(e)
if(isURLPotentiallyTrustworthy(r)&&!isURLPotentiallyTrustworthy(A))return"no-referrer"
return r}}}function stripURLForReferrer(e,A=false){u(I.is.URL(e))
e=new URL(e)
if(urlIsLocal(e))return"no-referrer"
e.username=""
e.password=""
e.hash=""
if(A===true){e.pathname=""
e.search=""}return e}const R=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/)
const N=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/)
function isOriginIPPotentiallyTrustworthy(e){if(e.includes(":")){if(e[0]==="["&&e[e.length-1]==="]")e=e.slice(1,-1)
return N(e)}return R(e)}function isOriginPotentiallyTrustworthy(e){if(e==null||e==="null")return false
e=new URL(e)
if(e.protocol==="https:"||e.protocol==="wss:")return true
if(isOriginIPPotentiallyTrustworthy(e.hostname))return true
if(e.hostname==="localhost"||e.hostname==="localhost.")return true
if(e.hostname.endsWith(".localhost")||e.hostname.endsWith(".localhost."))return true
if(e.protocol==="file:")return true
return false}function isURLPotentiallyTrustworthy(e){if(!I.is.URL(e))return false
if(e.href==="about:blank"||e.href==="about:srcdoc")return true
if(e.protocol==="data:")return true
if(e.protocol==="blob:")return true
return isOriginPotentiallyTrustworthy(e.origin)}function tryUpgradeRequestToAPotentiallyTrustworthyURL(e){}function sameOrigin(e,A){if(e.origin===A.origin&&e.origin==="null")return true
if(e.protocol===A.protocol&&e.hostname===A.hostname&&e.port===A.port)return true
return false}function isAborted(e){return e.controller.state==="aborted"}function isCancelled(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function normalizeMethod(e){return Q[e.toLowerCase()]??e}const b=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
function createIterator(e,A,t=0,r=1){class FastIterableIterator{#a
#c
#l
constructor(e,A){this.#a=e
this.#c=A
this.#l=0}next(){if(typeof this!=="object"||this===null||!(#a in this))throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`)
const s=this.#l
const n=A(this.#a)
if(s>=n.length)return{value:void 0,done:true}
const{[t]:o,[r]:i}=n[s]
this.#l=s+1
let a
switch(this.#c){case"key":a=o
break
case"value":a=i
break
case"key+value":a=[o,i]}return{value:a,done:false}}}delete FastIterableIterator.prototype.constructor
Object.setPrototypeOf(FastIterableIterator.prototype,b)
Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}})
return function(e,A){return new FastIterableIterator(e,A)}}function iteratorMixin(e,A,t,r=0,s=1){const n=createIterator(e,t,r,s)
const o={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){I.brandCheck(this,A)
return n(this,"key")}},values:{writable:true,enumerable:true,configurable:true,value:function values(){I.brandCheck(this,A)
return n(this,"value")}},entries:{writable:true,enumerable:true,configurable:true,value:function entries(){I.brandCheck(this,A)
return n(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function forEach(t,r=globalThis){I.brandCheck(this,A)
I.argumentLengthCheck(arguments,1,`${e}.forEach`)
if(typeof t!=="function")throw new TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`)
for(const{0:e,1:A}of n(this,"key+value"))t.call(r,A,e,this)}}}
return Object.defineProperties(A.prototype,{...o,[Symbol.iterator]:{writable:true,enumerable:false,configurable:true,value:o.entries.value}})}function fullyReadBody(e,A,t){const r=A
const s=t
try{readAllBytes(e.stream.getReader(),r,s)}catch(e){s(e)}}function readableStreamClose(e){try{e.close()
e.byobRequest?.respond(0)}catch(e){if(!e.message.includes("Controller is already closed")&&!e.message.includes("ReadableStream is already closed"))throw e}}async function readAllBytes(e,A,t){try{const r=[]
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
if(!t.startsWith("bytes"))return"failure"
const r={position:5}
if(A)y(e=>e==="\t"||e===" ",t,r)
if(t.charCodeAt(r.position)!==61)return"failure"
r.position++
if(A)y(e=>e==="\t"||e===" ",t,r)
const s=y(e=>{const A=e.charCodeAt(0)
return A>=48&&A<=57},t,r)
const n=s.length?Number(s):null
if(A)y(e=>e==="\t"||e===" ",t,r)
if(t.charCodeAt(r.position)!==45)return"failure"
r.position++
if(A)y(e=>e==="\t"||e===" ",t,r)
const o=y(e=>{const A=e.charCodeAt(0)
return A>=48&&A<=57},t,r)
const i=o.length?Number(o):null
if(r.position<t.length)return"failure"
if(i===null&&n===null)return"failure"
if(n>i)return"failure"
return{rangeStartValue:n,rangeEndValue:i}}function buildContentRange(e,A,t){let r="bytes "
r+=B(`${e}`)
r+="-"
r+=B(`${A}`)
r+="/"
r+=B(`${t}`)
return r}var F=class extends t{#g
constructor(e){super()
this.#g=e}_transform(e,A,t){if(!this._inflateStream){if(e.length===0){t()
return}this._inflateStream=(e[0]&15)===8?r.createInflate(this.#g):r.createInflateRaw(this.#g)
this._inflateStream.on("data",this.push.bind(this))
this._inflateStream.on("end",()=>this.push(null))
this._inflateStream.on("error",e=>this.destroy(e))}this._inflateStream.write(e,A,t)}_final(e){if(this._inflateStream){this._inflateStream.end()
this._inflateStream=null}e()}}
function createInflate(e){return new F(e)}function extractMimeType(e){let A=null
let t=null
let r=null
const s=getDecodeSplit("content-type",e)
if(s===null)return"failure"
for(const e of s){const s=l(e)
if(s==="failure"||s.essence==="*/*")continue
r=s
if(r.essence!==t){A=null
if(r.parameters.has("charset"))A=r.parameters.get("charset")
t=r.essence}else if(!r.parameters.has("charset")&&A!==null)r.parameters.set("charset",A)}if(r==null)return"failure"
return r}function gettingDecodingSplitting(e){const A=e
const t={position:0}
const r=[]
let s=""
while(t.position<A.length){s+=y(e=>e!=='"'&&e!==",",A,t)
if(t.position<A.length){if(A.charCodeAt(t.position)===34){s+=c(A,t)
if(t.position<A.length)continue}else{u(A.charCodeAt(t.position)===44)
t.position++}}s=S(s,true,true,e=>e===9||e===32)
r.push(s)
s=""}return r}function getDecodeSplit(e,A){const t=A.get(e,true)
if(t===null)return null
return gettingDecodingSplitting(t)}function hasAuthenticationEntry(e){return false}function includesCredentials(e){return!!(e.username||e.password)}function isTraversableNavigable(e){return e!=null&&e!=="client"&&e!=="no-traversable"}var k=class{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()}
var U=class{settingsObject=new k}
A.exports={isAborted,isCancelled,isValidEncodedURL,ReadableStreamFrom:h,tryUpgradeRequestToAPotentiallyTrustworthyURL,clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken:E,requestBadPort,requestCurrentURL,responseURL,responseLocationURL,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,iteratorMixin,createIterator,isValidHeaderName:w,isValidHeaderValue,isErrorLike,fullyReadBody,readableStreamClose,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,createInflate,extractMimeType,getDecodeSplit,environmentSettingsObject:new U,isOriginIPPotentiallyTrustworthy,hasAuthenticationEntry,includesCredentials,isTraversableNavigable}})
var R=e.__commonJSMin((e,A)=>{const{iteratorMixin:t}=w()
const{kEnumerableProperty:r}=o()
const{webidl:s}=m()
const n=require("node:util")
var i=class FormData{#h=[]
constructor(e=void 0){s.util.markAsUncloneable(this)
if(e!==void 0)throw s.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}append(e,A,t=void 0){s.brandCheck(this,FormData)
const r="FormData.append"
s.argumentLengthCheck(arguments,2,r)
e=s.converters.USVString(e)
if(arguments.length===3||s.is.Blob(A)){A=s.converters.Blob(A,r,"value")
if(t!==void 0)t=s.converters.USVString(t)}else A=s.converters.USVString(A)
const n=makeEntry(e,A,t)
this.#h.push(n)}delete(e){s.brandCheck(this,FormData)
s.argumentLengthCheck(arguments,1,"FormData.delete")
e=s.converters.USVString(e)
this.#h=this.#h.filter(A=>A.name!==e)}get(e){s.brandCheck(this,FormData)
s.argumentLengthCheck(arguments,1,"FormData.get")
e=s.converters.USVString(e)
const A=this.#h.findIndex(A=>A.name===e)
if(A===-1)return null
return this.#h[A].value}getAll(e){s.brandCheck(this,FormData)
s.argumentLengthCheck(arguments,1,"FormData.getAll")
e=s.converters.USVString(e)
return this.#h.filter(A=>A.name===e).map(e=>e.value)}has(e){s.brandCheck(this,FormData)
s.argumentLengthCheck(arguments,1,"FormData.has")
e=s.converters.USVString(e)
return this.#h.findIndex(A=>A.name===e)!==-1}set(e,A,t=void 0){s.brandCheck(this,FormData)
const r="FormData.set"
s.argumentLengthCheck(arguments,2,r)
e=s.converters.USVString(e)
if(arguments.length===3||s.is.Blob(A)){A=s.converters.Blob(A,r,"value")
if(t!==void 0)t=s.converters.USVString(t)}else A=s.converters.USVString(A)
const n=makeEntry(e,A,t)
const o=this.#h.findIndex(A=>A.name===e)
if(o!==-1)this.#h=[...this.#h.slice(0,o),n,...this.#h.slice(o+1).filter(A=>A.name!==e)]
else this.#h.push(n)}[n.inspect.custom](e,A){const t=this.#h.reduce((e,A)=>{if(e[A.name]){if(Array.isArray(e[A.name]))e[A.name].push(A.value)
else e[A.name]=[e[A.name],A.value]}else e[A.name]=A.value
return e},{__proto__:null})
A.depth??=e
A.colors??=true
const r=n.formatWithOptions(A,t)
return`FormData ${r.slice(r.indexOf("]")+2)}`}static getFormDataState(e){return e.#h}static setFormDataState(e,A){e.#h=A}}
const{getFormDataState:a,setFormDataState:c}=i
Reflect.deleteProperty(i,"getFormDataState")
Reflect.deleteProperty(i,"setFormDataState")
t("FormData",i,a,"name","value")
Object.defineProperties(i.prototype,{append:r,delete:r,get:r,getAll:r,has:r,set:r,[Symbol.toStringTag]:{value:"FormData",configurable:true}})
function makeEntry(e,A,t){if(typeof A==="string"){}else{if(!s.is.File(A))A=new File([A],"blob",{type:A.type})
if(t!==void 0){const e={type:A.type,lastModified:A.lastModified}
A=new File([A],t,e)}}return{name:e,value:A}}s.is.FormData=s.util.MakeTypeAssertion(i)
A.exports={FormData:i,makeEntry,setFormDataState:c}})
var N=e.__commonJSMin((e,A)=>{const{bufferToLowerCasedHeaderName:t}=o()
const{HTTP_TOKEN_CODEPOINTS:r}=D()
const{makeEntry:s}=R()
const{webidl:n}=m()
const i=require("node:assert")
const{isomorphicDecode:a}=p()
const c=Buffer.from("--")
const l=new TextDecoder
const g=new TextDecoder("utf-8",{ignoreBOM:true})
function isAsciiString(e){for(let A=0;A<e.length;++A)if((e.charCodeAt(A)&-128)!==0)return false
return true}function validateBoundary(e){const A=e.length
if(A<27||A>70)return false
for(let t=0;t<A;++t){const A=e.charCodeAt(t)
if(!(A>=48&&A<=57||A>=65&&A<=90||A>=97&&A<=122||A===39||A===45||A===95))return false}return true}function multipartFormDataParser(e,A){i(A!=="failure"&&A.essence==="multipart/form-data")
const t=A.parameters.get("boundary")
if(t===void 0)throw parsingError("missing boundary in content-type header")
const r=Buffer.from(`--${t}`,"utf8")
const o=[]
const a={position:0}
const l=e.indexOf(r)
if(l===-1)throw parsingError("no boundary found in multipart body")
a.position=l
while(true){if(e.subarray(a.position,a.position+r.length).equals(r))a.position+=r.length
else throw parsingError("expected a value starting with -- and the boundary")
if(bufferStartsWith(e,c,a))return o
if(e[a.position]!==13||e[a.position+1]!==10)throw parsingError("expected CRLF")
a.position+=2
let{name:A,filename:t,contentType:l,encoding:h}=parseMultipartFormDataHeaders(e,a)
a.position+=2
let E
{const A=e.indexOf(r.subarray(2),a.position)
if(A===-1)throw parsingError("expected boundary after body")
E=e.subarray(a.position,A-4)
a.position+=E.length
if(h==="base64")E=Buffer.from(E.toString(),"base64")}if(e[a.position]!==13||e[a.position+1]!==10)throw parsingError("expected CRLF")
else a.position+=2
let Q
if(t!==null){l??="text/plain"
if(!isAsciiString(l))l=""
Q=new File([E],t,{type:l})}else Q=g.decode(Buffer.from(E))
i(n.is.USVString(A))
i(typeof Q==="string"&&n.is.USVString(Q)||n.is.File(Q))
o.push(s(A,Q,t))}}function parseContentDispositionAttribute(e,A){if(e[A.position]===59)A.position++
collectASequenceOfBytes(e=>e===32||e===9,e,A)
const t=collectASequenceOfBytes(e=>isToken(e)&&e!==61&&e!==42,e,A)
if(t.length===0)return null
const r=t.toString("ascii").toLowerCase()
const s=e[A.position]===42
if(s)A.position++
if(e[A.position]!==61)return null
A.position++
collectASequenceOfBytes(e=>e===32||e===9,e,A)
let n
if(s){const t=collectASequenceOfBytes(e=>e!==32&&e!==13&&e!==10&&e!==59,e,A)
if(t[0]!==117&&t[0]!==85||t[1]!==116&&t[1]!==84||t[2]!==102&&t[2]!==70||t[3]!==45||t[4]!==56)throw parsingError("unknown encoding, expected utf-8''")
n=decodeURIComponent(l.decode(t.subarray(7)))}else if(e[A.position]===34){A.position++
const t=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==34,e,A)
if(e[A.position]!==34)throw parsingError("Closing quote not found")
A.position++
n=l.decode(t).replace(/%0A/gi,"\n").replace(/%0D/gi,"\r").replace(/%22/g,'"')}else{const t=collectASequenceOfBytes(e=>isToken(e)&&e!==59,e,A)
n=l.decode(t)}return{name:r,value:n,extended:s}}function parseMultipartFormDataHeaders(e,A){let s=null
let n=null
let o=null
let i=null
while(true){if(e[A.position]===13&&e[A.position+1]===10){if(s===null)throw parsingError("header name is null")
return{name:s,filename:n,contentType:o,encoding:i}}let c=collectASequenceOfBytes(e=>e!==10&&e!==13&&e!==58,e,A)
c=removeChars(c,true,true,e=>e===9||e===32)
if(!r.test(c.toString()))throw parsingError("header name does not match the field-name token production")
if(e[A.position]!==58)throw parsingError("expected :")
A.position++
collectASequenceOfBytes(e=>e===32||e===9,e,A)
switch(t(c)){case"content-disposition":{s=n=null
let t=false
if(collectASequenceOfBytes(e=>isToken(e),e,A).toString("ascii").toLowerCase()!=="form-data")throw parsingError("expected form-data for content-disposition header")
while(A.position<e.length&&(e[A.position]!==13||e[A.position+1]!==10)){const r=parseContentDispositionAttribute(e,A)
if(!r)break
if(r.name==="name")s=r.value
else if(r.name==="filename"){if(r.extended){n=r.value
t=true}else if(!t)n=r.value}}if(s===null)throw parsingError("name attribute is required in content-disposition header")
break}case"content-type":{let t=collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)
t=removeChars(t,false,true,e=>e===9||e===32)
o=a(t)
break}case"content-transfer-encoding":{let t=collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)
t=removeChars(t,false,true,e=>e===9||e===32)
i=a(t)
break}default:collectASequenceOfBytes(e=>e!==10&&e!==13,e,A)}if(e[A.position]!==13||e[A.position+1]!==10)throw parsingError("expected CRLF")
else A.position+=2}}function collectASequenceOfBytes(e,A,t){let r=t.position
while(r<A.length&&e(A[r]))++r
return A.subarray(t.position,t.position=r)}function removeChars(e,A,t,r){let s=0
let n=e.length-1
if(A)while(s<e.length&&r(e[s]))s++
if(t)while(n>0&&r(e[n]))n--
return s===0&&n===e.length-1?e:e.subarray(s,n+1)}function bufferStartsWith(e,A,t){if(e.length<A.length)return false
for(let r=0;r<A.length;r++)if(A[r]!==e[t.position+r])return false
return true}function parsingError(e){return new TypeError("Failed to parse body as FormData.",{cause:new TypeError(e)})}function isCTL(e){return e<=31||e===127}function isTSpecial(e){return e===40||e===41||e===60||e===62||e===64||e===44||e===59||e===58||e===92||e===34||e===47||e===91||e===93||e===63||e===61}function isToken(e){return e<=127&&e!==32&&e!==9&&!isCTL(e)&&!isTSpecial(e)}A.exports={multipartFormDataParser,validateBoundary}})
var b=e.__commonJSMin((e,A)=>{function createDeferredPromise(){let e
let A
return{promise:new Promise((t,r)=>{e=t
A=r}),resolve:e,reject:A}}A.exports={createDeferredPromise}})
var F=e.__commonJSMin((e,A)=>{const t=o()
const{ReadableStreamFrom:r,readableStreamClose:s,fullyReadBody:n,extractMimeType:i}=w()
const{FormData:a,setFormDataState:c}=R()
const{webidl:l}=m()
const g=require("node:assert")
const{isErrored:h,isDisturbed:E}=require("node:stream")
const{isUint8Array:Q}=require("node:util/types")
const{serializeAMimeType:u}=D()
const{multipartFormDataParser:C}=N()
const{createDeferredPromise:I}=b()
const{parseJSONFromBytes:B}=p()
const{utf8DecodeBytes:d}=y()
const{runtimeFeatures:f}=S()
const F=f.has("crypto")?require("node:crypto").randomInt:e=>Math.floor(Math.random()*e)
const k=new TextEncoder
function noop(){}const U=new FinalizationRegistry(e=>{const A=e.deref()
if(A&&!A.locked&&!E(A)&&!h(A))A.cancel("Response object has been garbage collected").catch(noop)})
function extractBody(e,A=false){let n=null
if(l.is.ReadableStream(e))n=e
else if(l.is.Blob(e))n=e.stream()
else n=new ReadableStream({start(){},async pull(e){const A=o()
const t=A?.[Symbol.asyncIterator]?.()
if(t==null){if(A?.length&&!h(n))e.enqueue(typeof A==="string"?k.encode(A):new Uint8Array(A))
queueMicrotask(()=>s(e))
return}while(true){const{value:A,done:r}=await t.next()
if(r){queueMicrotask(()=>s(e))
return}if(A.length&&!h(n)){e.enqueue(new Uint8Array(A))
return}}},cancel(e){return o()[Symbol.asyncIterator]?.().return(e)},type:"bytes"})
g(l.is.ReadableStream(n))
let o=null
let i=null
let a=null
let c=null
if(typeof e==="string"){i=e
c="text/plain;charset=UTF-8"}else if(l.is.URLSearchParams(e)){i=e.toString()
c="application/x-www-form-urlencoded;charset=UTF-8"}else if(l.is.BufferSource(e))i=l.util.getCopyOfBytesHeldByBufferSource(e)
else if(l.is.FormData(e)){const A=`----formdata-undici-0${`${F(1e11)}`.padStart(11,"0")}`
const t=`--${A}\r\nContent-Disposition: form-data`
const formdataEscape=e=>e.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22")
const normalizeLinefeeds=e=>e.replace(/\r?\n|\r/g,"\r\n")
const r=[]
const s=new Uint8Array([13,10])
a=0
let n=false
for(const[A,o]of e)if(typeof o==="string"){const e=k.encode(t+`; name="${formdataEscape(normalizeLinefeeds(A))}"\r\n\r\n${normalizeLinefeeds(o)}\r\n`)
r.push(e)
a+=e.byteLength}else{const e=k.encode(`${t}; name="${formdataEscape(normalizeLinefeeds(A))}"`+(o.name?`; filename="${formdataEscape(o.name)}"`:"")+`\r\nContent-Type: ${o.type||"application/octet-stream"}\r\n\r\n`)
r.push(e,o,s)
if(typeof o.size==="number")a+=e.byteLength+o.size+s.byteLength
else n=true}const l=k.encode(`--${A}--\r\n`)
r.push(l)
a+=l.byteLength
if(n)a=null
i=e
const g=async function*(){for(const e of r)if(e.stream)yield*e.stream()
else yield e}()
o=()=>g
c=`multipart/form-data; boundary=${A}`}else if(l.is.Blob(e)){i=e
a=e.size
if(e.type)c=e.type}else if(typeof e[Symbol.asyncIterator]==="function"){if(A)throw new TypeError("keepalive")
if(t.isDisturbed(e)||e.locked)throw new TypeError("Response body object should not be disturbed or locked")
n=l.is.ReadableStream(e)?e:r(e)}if(typeof i==="string"||Q(i)){o=()=>i
a=typeof i==="string"?Buffer.byteLength(i):i.length}return[{stream:n,source:i,length:a},c]}function safelyExtractBody(e,A=false){if(l.is.ReadableStream(e)){g(!t.isDisturbed(e),"The body has already been consumed.")
g(!e.locked,"The stream is locked.")}return extractBody(e,A)}function cloneBody(e){const{0:A,1:t}=e.stream.tee()
e.stream=A
return{stream:t,length:e.length,source:e.source}}function bodyMixinMethods(e,A){return{blob(){return consumeBody(this,e=>{let t=bodyMimeType(A(this))
if(t===null)t=""
else if(t)t=u(t)
return new Blob([e],{type:t})},e,A)},arrayBuffer(){return consumeBody(this,e=>new Uint8Array(e).buffer,e,A)},text(){return consumeBody(this,d,e,A)},json(){return consumeBody(this,B,e,A)},formData(){return consumeBody(this,e=>{const t=bodyMimeType(A(this))
if(t!==null)switch(t.essence){case"multipart/form-data":{const A=C(e,t)
const r=new a
c(r,A)
return r}case"application/x-www-form-urlencoded":{const A=new URLSearchParams(e.toString())
const t=new a
for(const[e,r]of A)t.append(e,r)
return t}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e,A)},bytes(){return consumeBody(this,e=>new Uint8Array(e),e,A)}}}function mixinBody(e,A){Object.assign(e.prototype,bodyMixinMethods(e,A))}function consumeBody(e,A,t,r){try{l.brandCheck(e,t)}catch(e){return Promise.reject(e)}e=r(e)
if(bodyUnusable(e))return Promise.reject(new TypeError("Body is unusable: Body has already been read"))
const s=I()
const o=s.reject
const successSteps=e=>{try{s.resolve(A(e))}catch(e){o(e)}}
if(e.body==null){successSteps(Buffer.allocUnsafe(0))
return s.promise}n(e.body,successSteps,o)
return s.promise}function bodyUnusable(e){const A=e.body
return A!=null&&(A.stream.locked||t.isDisturbed(A.stream))}function bodyMimeType(e){const A=e.headersList
const t=i(A)
if(t==="failure")return null
return t}A.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry:U,bodyUnusable}})
var k=e.__commonJSMin((e,s)=>{const n=require("node:assert")
const i=o()
const{channels:c}=a()
const l=t()
const{RequestContentLengthMismatchError:g,ResponseContentLengthMismatchError:h,RequestAbortedError:E,InvalidArgumentError:Q,HeadersTimeoutError:u,HeadersOverflowError:d,SocketError:f,InformationalError:y,BodyTimeoutError:p,HTTPParserError:D,ResponseExceededMaxSizeError:S}=r()
const{kUrl:m,kReset:w,kClient:R,kParser:N,kBlocking:b,kRunning:k,kPending:U,kSize:M,kWriting:T,kQueue:L,kNoRef:H,kKeepAliveDefaultTimeout:v,kHostHeader:Y,kPendingIdx:x,kRunningIdx:V,kError:G,kPipelining:O,kSocket:J,kKeepAliveTimeoutValue:W,kMaxHeadersSize:P,kKeepAliveMaxTimeout:q,kKeepAliveTimeoutThreshold:_,kHeadersTimeout:Z,kBodyTimeout:z,kStrictContentLength:X,kMaxRequests:K,kCounter:j,kMaxResponseSize:$,kOnError:ee,kResume:Ae,kHTTPContext:te,kClosed:re}=A()
const se=C()
const ne=Buffer.alloc(0)
const oe=Buffer[Symbol.species]
const ie=i.removeAllListeners
const ae=Symbol("kIdleSocketValidation")
const ce=Symbol("kIdleSocketValidationTimeout")
const le=Symbol("kSocketUsed")
const ge=Symbol("kTypeOfService")
let he
function lazyllhttp(){const e=process.env.JEST_WORKER_ID?I():void 0
let A
let t=true
if(process.arch==="ppc64"){const[e,A]=process.versions.node.split(".").map(e=>parseInt(e,10))
if(e<24||e===24&&A<12)t=false}if(process.env.UNDICI_NO_WASM_SIMD==="1")t=false
else if(process.env.UNDICI_NO_WASM_SIMD==="0")t=true
if(t)try{A=new WebAssembly.Module(B())}catch{}if(!A)A=new WebAssembly.Module(e||I())
return new WebAssembly.Instance(A,{env:{wasm_on_url:(e,A,t)=>0,wasm_on_status:(e,A,t)=>{n(Qe.ptr===e)
const r=A-Ie+ue.byteOffset
return Qe.onStatus(new oe(ue.buffer,r,t))},wasm_on_message_begin:e=>{n(Qe.ptr===e)
return Qe.onMessageBegin()},wasm_on_header_field:(e,A,t)=>{n(Qe.ptr===e)
const r=A-Ie+ue.byteOffset
return Qe.onHeaderField(new oe(ue.buffer,r,t))},wasm_on_header_value:(e,A,t)=>{n(Qe.ptr===e)
const r=A-Ie+ue.byteOffset
return Qe.onHeaderValue(new oe(ue.buffer,r,t))},wasm_on_headers_complete:(e,A,t,r)=>{n(Qe.ptr===e)
return Qe.onHeadersComplete(A,t===1,r===1)},wasm_on_body:(e,A,t)=>{n(Qe.ptr===e)
const r=A-Ie+ue.byteOffset
return Qe.onBody(new oe(ue.buffer,r,t))},wasm_on_message_complete:e=>{n(Qe.ptr===e)
return Qe.onMessageComplete()}}})}let Ee=null
let Qe=null
let ue=null
let Ce=0
let Ie=null
const Be=1
const de=3
const fe=5
const ye=8
var pe=class{constructor(e,A,{exports:t}){this.llhttp=t
this.ptr=this.llhttp.llhttp_alloc(se.TYPE.RESPONSE)
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
this.headersMaxSize=e[P]
this.shouldKeepAlive=false
this.paused=false
this.resume=this.resume.bind(this)
this.bytesRead=0
this.keepAlive=""
this.contentLength=""
this.connection=""
this.maxResponseSize=e[$]}setTimeout(e,A){if(e!==this.timeoutValue||A&Be^this.timeoutType&Be){if(this.timeout){l.clearTimeout(this.timeout)
this.timeout=null}if(e){if(A&Be)this.timeout=l.setFastTimeout(onParserTimeout,e,this.timeoutWeakRef)
else{this.timeout=setTimeout(onParserTimeout,e,this.timeoutWeakRef)
this.timeout?.unref()}}this.timeoutValue=e}else if(this.timeout){if(this.timeout.refresh)this.timeout.refresh()}this.timeoutType=A}resume(){if(this.socket.destroyed||!this.paused)return
n(this.ptr!=null)
n(Qe===null)
this.llhttp.llhttp_resume(this.ptr)
n(this.timeoutType===fe)
if(this.timeout){if(this.timeout.refresh)this.timeout.refresh()}this.paused=false
this.execute(this.socket.read()||ne)
this.readMore()}readMore(){while(!this.paused&&this.ptr){const e=this.socket.read()
if(e===null)break
this.execute(e)}}execute(e){n(Qe===null)
n(this.ptr!=null)
n(!this.paused)
const{socket:A,llhttp:t}=this
if(e.length>Ce){if(Ie)t.free(Ie)
Ce=Math.ceil(e.length/4096)*4096
Ie=t.malloc(Ce)}new Uint8Array(t.memory.buffer,Ie,Ce).set(e)
try{let r
try{ue=e
Qe=this
r=t.llhttp_execute(this.ptr,Ie,e.length)}finally{Qe=null
ue=null}if(r!==se.ERROR.OK){const s=e.subarray(t.llhttp_get_error_pos(this.ptr)-Ie)
if(r===se.ERROR.PAUSED_UPGRADE)this.onUpgrade(s)
else if(r===se.ERROR.PAUSED){this.paused=true
A.unshift(s)}else throw this.createError(r,s)}}catch(e){i.destroy(A,e)}}finish(){n(Qe===null)
n(this.ptr!=null)
n(!this.paused)
const{llhttp:e}=this
let A
try{Qe=this
A=e.llhttp_finish(this.ptr)}finally{Qe=null}if(A===se.ERROR.OK)return null
if(A===se.ERROR.PAUSED||A===se.ERROR.PAUSED_UPGRADE){this.paused=true
return null}return this.createError(A,ne)}createError(e,A){const{llhttp:t,contentLength:r,bytesRead:s}=this
if(r&&s!==parseInt(r,10))return new h
const n=t.llhttp_get_error_reason(this.ptr)
let o=""
if(n){const e=new Uint8Array(t.memory.buffer,n).indexOf(0)
o="Response does not match the HTTP/1.1 protocol ("+Buffer.from(t.memory.buffer,n,e).toString()+")"}return new D(o,se.ERROR[e],A)}destroy(){n(Qe===null)
n(this.ptr!=null)
this.llhttp.llhttp_free(this.ptr)
this.ptr=null
this.timeout&&l.clearTimeout(this.timeout)
this.timeout=null
this.timeoutValue=null
this.timeoutType=null
this.paused=false}onStatus(e){this.statusText=e.toString()
return 0}onMessageBegin(){const{socket:e,client:A}=this
if(e.destroyed)return-1
if(A[k]===0){i.destroy(e,new f("bad response",i.getSocketInfo(e)))
return-1}const t=A[L][A[V]]
if(!t)return-1
t.onResponseStarted()
return 0}onHeaderField(e){const A=this.headers.length
if((A&1)===0)this.headers.push(e)
else this.headers[A-1]=Buffer.concat([this.headers[A-1],e])
this.trackHeader(e.length)
return 0}onHeaderValue(e){let A=this.headers.length
if((A&1)===1){this.headers.push(e)
A+=1}else this.headers[A-1]=Buffer.concat([this.headers[A-1],e])
const t=this.headers[A-2]
if(t.length===10){const A=i.bufferToLowerCasedHeaderName(t)
if(A==="keep-alive")this.keepAlive+=e.toString()
else if(A==="connection")this.connection+=e.toString()}else if(t.length===14&&i.bufferToLowerCasedHeaderName(t)==="content-length")this.contentLength+=e.toString()
this.trackHeader(e.length)
return 0}trackHeader(e){this.headersSize+=e
if(this.headersSize>=this.headersMaxSize)i.destroy(this.socket,new d)}onUpgrade(e){const{upgrade:A,client:t,socket:r,headers:s,statusCode:o,statusText:a}=this
n(A)
n(t[J]===r)
n(!r.destroyed)
n(!this.paused)
n((s.length&1)===0)
const c=t[L][t[V]]
n(c)
n(c.upgrade||c.method==="CONNECT")
this.statusCode=0
this.statusText=""
this.shouldKeepAlive=false
this.headers=[]
this.headersSize=0
r.unshift(e)
r[N].destroy()
r[N]=null
r[R]=null
r[G]=null
ie(r)
t[J]=null
t[te]=null
t[L][t[V]++]=null
t.emit("disconnect",t[m],[t],new y("upgrade"))
try{c.onUpgrade(o,s,r,a)}catch(e){i.errorRequest(t,c,e)
i.destroy(r,e)}t[Ae]()}onHeadersComplete(e,A,t){const{client:r,socket:s,headers:o,statusText:a}=this
if(s.destroyed)return-1
if(r[k]===0){i.destroy(s,new f("bad response",i.getSocketInfo(s)))
return-1}const c=r[L][r[V]]
if(!c)return-1
n(!this.upgrade)
n(this.statusCode<200)
if(e===100){i.destroy(s,new f("bad response",i.getSocketInfo(s)))
return-1}if(A&&!c.upgrade){i.destroy(s,new f("bad upgrade",i.getSocketInfo(s)))
return-1}n(this.timeoutType===de)
this.statusCode=e
this.shouldKeepAlive=t||c.method==="HEAD"&&!s[w]&&this.connection.toLowerCase()==="keep-alive"
if(this.statusCode>=200){const e=c.bodyTimeout!=null?c.bodyTimeout:r[z]
this.setTimeout(e,fe)}else if(this.timeout){if(this.timeout.refresh)this.timeout.refresh()}if(c.method==="CONNECT"){n(r[k]===1)
this.upgrade=true
return 2}if(A){n(r[k]===1)
this.upgrade=true
return 2}n((this.headers.length&1)===0)
this.headers=[]
this.headersSize=0
if(this.shouldKeepAlive&&r[O]){const e=this.keepAlive?i.parseKeepAliveTimeout(this.keepAlive):null
if(e!=null){const A=Math.min(e-r[_],r[q])
if(A<=0)s[w]=true
else r[W]=A}else r[W]=r[v]}else s[w]=true
const l=c.onHeaders(e,o,this.resume,a)===false
if(c.aborted)return-1
if(c.method==="HEAD")return 1
if(e<200)return 1
if(s[b]){s[b]=false
r[Ae]()}return l?se.ERROR.PAUSED:0}onBody(e){const{client:A,socket:t,statusCode:r,maxResponseSize:s}=this
if(t.destroyed)return-1
const o=A[L][A[V]]
n(o)
n(this.timeoutType===fe)
if(this.timeout){if(this.timeout.refresh)this.timeout.refresh()}n(r>=200)
if(s>-1&&this.bytesRead+e.length>s){i.destroy(t,new S)
return-1}this.bytesRead+=e.length
if(o.onData(e)===false)return se.ERROR.PAUSED
return 0}onMessageComplete(){const{client:e,socket:A,statusCode:t,upgrade:r,headers:s,contentLength:o,bytesRead:a,shouldKeepAlive:c}=this
if(A.destroyed&&(!t||c))return-1
if(r)return 0
n(t>=100)
n((this.headers.length&1)===0)
const l=e[L][e[V]]
n(l)
this.statusCode=0
this.statusText=""
this.bytesRead=0
this.contentLength=""
this.keepAlive=""
this.connection=""
this.headers=[]
this.headersSize=0
if(t<200)return 0
if(l.method!=="HEAD"&&o&&a!==parseInt(o,10)){i.destroy(A,new h)
return-1}l.onComplete(s)
e[L][e[V]++]=null
A[le]=e[U]===0
if(A[T]){n(e[k]===0)
i.destroy(A,new y("reset"))
return se.ERROR.PAUSED}else if(!c){i.destroy(A,new y("reset"))
return se.ERROR.PAUSED}else if(A[w]&&e[k]===0){i.destroy(A,new y("reset"))
return se.ERROR.PAUSED}else if(e[O]==null||e[O]===1)setImmediate(e[Ae])
else e[Ae]()
return 0}}
function onParserTimeout(e){const A=e.deref()
if(!A)return
const{socket:t,timeoutType:r,client:s,paused:o}=A
if(r===de){if(!t[T]||t.writableNeedDrain||s[k]>1){n(!o,"cannot be paused while waiting for headers")
i.destroy(t,new u)}}else if(r===fe){if(!o)i.destroy(t,new p)}else if(r===ye){n(s[k]===0&&s[W])
i.destroy(t,new y("socket idle timeout"))}}function connectH1(e,A){e[J]=A
if(!Ee)Ee=lazyllhttp()
if(A.errored)throw A.errored
if(A.destroyed)throw new f("destroyed")
A[H]=false
A[T]=false
A[w]=false
A[b]=false
A[ae]=0
A[ce]=null
A[le]=false
A[N]=new pe(e,A,Ee)
i.addListener(A,"error",onHttpSocketError)
i.addListener(A,"readable",onHttpSocketReadable)
i.addListener(A,"end",onHttpSocketEnd)
i.addListener(A,"close",onHttpSocketClose)
A[re]=false
A.on("close",onSocketClose)
return{version:"h1",defaultPipelining:1,write(A){return writeH1(e,A)},resume(){resumeH1(e)},destroy(e,t){if(A[re])queueMicrotask(t)
else{A.on("close",t)
A.destroy(e)}},get destroyed(){return A.destroyed},busy(t){if(A[T]||A[w]||A[b]||A[ae]===1)return true
if(t){if(e[k]>0&&!t.idempotent)return true
if(e[k]>0&&(t.upgrade||t.method==="CONNECT"))return true
if(e[k]>0&&i.bodyLength(t.body)!==0&&(i.isStream(t.body)||i.isAsyncIterable(t.body)||i.isFormDataLike(t.body)))return true}return false}}}function onHttpSocketError(e){const A=this[N]
if(e.code==="ECONNRESET"&&A.statusCode&&!A.shouldKeepAlive){const e=A.finish()
if(e){this[G]=e
this[R][ee](e)}return}this[G]=e
this[R][ee](e)}function onHttpSocketReadable(){this[N]?.readMore()}function onHttpSocketEnd(){const e=this[N]
if(e.statusCode&&!e.shouldKeepAlive){const A=e.finish()
if(A)i.destroy(this,A)
return}i.destroy(this,new f("other side closed",i.getSocketInfo(this)))}function onHttpSocketClose(){const e=this[N]
clearIdleSocketValidation(this)
if(e){if(!this[G]&&e.statusCode&&!e.shouldKeepAlive)this[G]=e.finish()||this[G]
this[N].destroy()
this[N]=null}const A=this[G]||new f("closed",i.getSocketInfo(this))
const t=this[R]
t[J]=null
t[te]=null
if(t.destroyed){n(t[U]===0)
const e=t[L].splice(t[V])
for(let r=0;r<e.length;r++){const s=e[r]
i.errorRequest(t,s,A)}}else if(t[k]>0&&A.code!=="UND_ERR_INFO"){const e=t[L][t[V]]
t[L][t[V]++]=null
i.errorRequest(t,e,A)}t[x]=t[V]
n(t[k]===0)
t.emit("disconnect",t[m],[t],A)
t[Ae]()}function onSocketClose(){this[re]=true}function clearIdleSocketValidation(e){if(e[ce]){clearImmediate(e[ce])
e[ce]=null}e[ae]=0}function scheduleIdleSocketValidation(e,A){A[ae]=1
A[ce]=setImmediate(()=>{A[ce]=null
A[ae]=2
if(e[J]===A&&!A.destroyed)e[Ae]()})}function resumeH1(e){const A=e[J]
if(A&&!A.destroyed){if(e[M]===0){if(!A[H]&&A.unref){A.unref()
A[H]=true}}else if(A[H]&&A.ref){A.ref()
A[H]=false}if(e[k]===0&&e[U]>0&&A[le]){if(A[ae]===0){scheduleIdleSocketValidation(e,A)
A[N].readMore()
if(A.destroyed)return
return}if(A[ae]===1){A[N].readMore()
if(A.destroyed)return
return}}if(e[k]===0){A[N].readMore()
if(A.destroyed)return}if(e[M]===0){if(A[N].timeoutType!==ye)A[N].setTimeout(e[W],ye)}else if(e[k]>0&&A[N].statusCode<200){if(A[N].timeoutType!==de){const t=e[L][e[V]]
const r=t.headersTimeout!=null?t.headersTimeout:e[Z]
A[N].setTimeout(r,de)}}}}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function setTypeOfService(e,A){if(typeof e.setTypeOfService!=="function")return
const t=A.typeOfService
if(t===void 0)return
if(e[ge]===t)return
try{e.setTypeOfService(t)
e[ge]=t}catch{}}function writeH1(e,A){const{method:t,path:r,host:s,upgrade:o,blocking:a,reset:l}=A
let{body:h,headers:u,contentLength:C}=A
const I=t==="PUT"||t==="POST"||t==="PATCH"||t==="QUERY"||t==="PROPFIND"||t==="PROPPATCH"
if(i.isFormDataLike(h)){if(!he)he=F().extractBody
const[e,t]=he(h)
if(A.contentType==null)u.push("content-type",t)
h=e.stream
C=e.length}else if(i.isBlobLike(h)&&A.contentType==null){const t=h.type
if(t){const r=`${t}`
if(!i.isValidHeaderValue(r)){i.errorRequest(e,A,new Q("invalid content-type header"))
return false}u.push("content-type",r)}}if(h&&typeof h.read==="function")h.read(0)
const B=i.bodyLength(h)
C=B??C
if(C===null)C=A.contentLength
if(C===0&&!I)C=null
if(shouldSendContentLength(t)&&C>0&&A.contentLength!==null&&A.contentLength!==C){if(e[X]){i.errorRequest(e,A,new g)
return false}process.emitWarning(new g)}const d=e[J]
clearIdleSocketValidation(d)
const abort=t=>{if(A.aborted||A.completed)return
i.errorRequest(e,A,t||new E)
i.destroy(h)
i.destroy(d,new y("aborted"))}
try{A.onConnect(abort)}catch(t){i.errorRequest(e,A,t)}if(A.aborted)return false
if(t==="HEAD")d[w]=true
if(o||t==="CONNECT")d[w]=true
if(l!=null)d[w]=l
if(e[K]&&d[j]++>=e[K])d[w]=true
if(a)d[b]=true
setTypeOfService(d,A)
let f=`${t} ${r} HTTP/1.1\r\n`
if(typeof s==="string")f+=`host: ${s}\r\n`
else f+=e[Y]
if(o)f+=`connection: upgrade\r\nupgrade: ${o}\r\n`
else if(e[O]&&!d[w])f+="connection: keep-alive\r\n"
else f+="connection: close\r\n"
if(Array.isArray(u))for(let e=0;e<u.length;e+=2){const A=u[e+0]
const t=u[e+1]
if(Array.isArray(t))for(let e=0;e<t.length;e++)f+=`${A}: ${t[e]}\r\n`
else f+=`${A}: ${t}\r\n`}if(c.sendHeaders.hasSubscribers)c.sendHeaders.publish({request:A,headers:f,socket:d})
if(!h||B===0)writeBuffer(abort,null,e,A,d,C,f,I)
else if(i.isBuffer(h))writeBuffer(abort,h,e,A,d,C,f,I)
else if(i.isBlobLike(h)){if(typeof h.stream==="function")writeIterable(abort,h.stream(),e,A,d,C,f,I)
else writeBlob(abort,h,e,A,d,C,f,I)}else if(i.isStream(h))writeStream(abort,h,e,A,d,C,f,I)
else if(i.isIterable(h))writeIterable(abort,h,e,A,d,C,f,I)
else n(false)
return true}function writeStream(e,A,t,r,s,o,a,c){n(o!==0||t[k]===0,"stream body cannot be pipelined")
let l=false
const g=new De({abort:e,socket:s,request:r,contentLength:o,client:t,expectsPayload:c,header:a})
const onData=function(e){if(l)return
try{if(!g.write(e)&&this.pause)this.pause()}catch(e){i.destroy(this,e)}}
const onDrain=function(){if(l)return
if(A.resume)A.resume()}
const onClose=function(){queueMicrotask(()=>{A.removeListener("error",onFinished)})
if(!l){const e=new E
queueMicrotask(()=>onFinished(e))}}
const onFinished=function(e){if(l)return
l=true
n(s.destroyed||s[T]&&t[k]<=1)
s.off("drain",onDrain).off("error",onFinished)
A.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose)
if(!e)try{g.end()}catch(A){e=A}g.destroy(e)
if(e&&(e.code!=="UND_ERR_INFO"||e.message!=="reset"))i.destroy(A,e)
else i.destroy(A)}
A.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose)
if(A.resume)A.resume()
s.on("drain",onDrain).on("error",onFinished)
if(A.errorEmitted??A.errored)setImmediate(onFinished,A.errored)
else if(A.endEmitted??A.readableEnded)setImmediate(onFinished,null)
if(A.closeEmitted??A.closed)setImmediate(onClose)}function writeBuffer(e,A,t,r,s,o,a,c){try{if(!A){if(o===0)s.write(`${a}content-length: 0\r\n\r\n`,"latin1")
else{n(o===null,"no body must not have content length")
s.write(`${a}\r\n`,"latin1")}}else if(i.isBuffer(A)){n(o===A.byteLength,"buffer body must have content length")
s.cork()
s.write(`${a}content-length: ${o}\r\n\r\n`,"latin1")
s.write(A)
s.uncork()
r.onBodySent(A)
if(!c&&r.reset!==false)s[w]=true}r.onRequestSent()
t[Ae]()}catch(A){e(A)}}async function writeBlob(e,A,t,r,s,o,i,a){n(o===A.size,"blob body must have content length")
try{if(o!=null&&o!==A.size)throw new g
const e=Buffer.from(await A.arrayBuffer())
s.cork()
s.write(`${i}content-length: ${o}\r\n\r\n`,"latin1")
s.write(e)
s.uncork()
r.onBodySent(e)
r.onRequestSent()
if(!a&&r.reset!==false)s[w]=true
t[Ae]()}catch(A){e(A)}}async function writeIterable(e,A,t,r,s,o,i,a){n(o!==0||t[k]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,A)=>{n(c===null)
if(s[G])A(s[G])
else c=e})
s.on("close",onDrain).on("drain",onDrain)
const l=new De({abort:e,socket:s,request:r,contentLength:o,client:t,expectsPayload:a,header:i})
try{for await(const e of A){if(s[G])throw s[G]
if(!l.write(e))await waitForDrain()}l.end()}catch(e){l.destroy(e)}finally{s.off("close",onDrain).off("drain",onDrain)}}var De=class{constructor({abort:e,socket:A,request:t,contentLength:r,client:s,expectsPayload:n,header:o}){this.socket=A
this.request=t
this.contentLength=r
this.client=s
this.bytesWritten=0
this.expectsPayload=n
this.header=o
this.abort=e
A[T]=true}write(e){const{socket:A,request:t,contentLength:r,client:s,bytesWritten:n,expectsPayload:o,header:i}=this
if(A[G])throw A[G]
if(A.destroyed)return false
const a=Buffer.byteLength(e)
if(!a)return true
if(r!==null&&n+a>r){if(s[X])throw new g
process.emitWarning(new g)}A.cork()
if(n===0){if(!o&&t.reset!==false)A[w]=true
if(r===null)A.write(`${i}transfer-encoding: chunked\r\n`,"latin1")
else A.write(`${i}content-length: ${r}\r\n\r\n`,"latin1")}if(r===null)A.write(`\r\n${a.toString(16)}\r\n`,"latin1")
this.bytesWritten+=a
const c=A.write(e)
A.uncork()
t.onBodySent(e)
if(!c){if(A[N].timeout&&A[N].timeoutType===de){if(A[N].timeout.refresh)A[N].timeout.refresh()}}return c}end(){const{socket:e,contentLength:A,client:t,bytesWritten:r,expectsPayload:s,header:n,request:o}=this
o.onRequestSent()
e[T]=false
if(e[G])throw e[G]
if(e.destroyed)return
if(r===0){if(s)e.write(`${n}content-length: 0\r\n\r\n`,"latin1")
else e.write(`${n}\r\n`,"latin1")}else if(A===null)e.write("\r\n0\r\n\r\n","latin1")
if(A!==null&&r!==A){if(t[X])throw new g
else process.emitWarning(new g)}if(e[N].timeout&&e[N].timeoutType===de){if(e[N].timeout.refresh)e[N].timeout.refresh()}t[Ae]()}destroy(e){const{socket:A,client:t,abort:r}=this
A[T]=false
if(e){n(t[k]<=1,"pipeline should only contain this request")
r(e)}}}
s.exports=connectH1})
var U=e.__commonJSMin((e,t)=>{const s=require("node:assert")
const{pipeline:n}=require("node:stream")
const i=o()
const{RequestContentLengthMismatchError:c,RequestAbortedError:l,SocketError:g,InformationalError:h,InvalidArgumentError:E,HeadersTimeoutError:Q,BodyTimeoutError:u}=r()
const{kUrl:C,kReset:I,kClient:B,kRunning:d,kPending:f,kQueue:y,kPendingIdx:p,kRunningIdx:D,kError:S,kSocket:m,kStrictContentLength:w,kOnError:R,kMaxConcurrentStreams:N,kPingInterval:b,kHTTP2Session:k,kHTTP2InitialWindowSize:U,kHTTP2ConnectionWindowSize:M,kResume:T,kSize:L,kHTTPContext:H,kClosed:v,kBodyTimeout:Y,kHeadersTimeout:x,kEnableConnectProtocol:V,kRemoteSettings:G,kHTTP2Stream:O,kHTTP2SessionState:J}=A()
const{channels:W}=a()
const P=Symbol("open streams")
let q
let _
try{_=require("node:http2")}catch{_={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:Z,HTTP2_HEADER_METHOD:z,HTTP2_HEADER_PATH:X,HTTP2_HEADER_SCHEME:K,HTTP2_HEADER_CONTENT_LENGTH:j,HTTP2_HEADER_EXPECT:$,HTTP2_HEADER_STATUS:ee,HTTP2_HEADER_PROTOCOL:Ae,NGHTTP2_REFUSED_STREAM:te,NGHTTP2_CANCEL:re}}=_
function parseH2Headers(e){const A=[]
for(const[t,r]of Object.entries(e))if(Array.isArray(r))for(const e of r)A.push(Buffer.from(t),Buffer.from(e))
else A.push(Buffer.from(t),Buffer.from(r))
return A}function connectH2(e,A){e[m]=A
const t=e[U]
const r=e[M]
const s=_.connect(e[C],{createConnection:()=>A,peerMaxConcurrentStreams:e[N],settings:{enablePush:false,...t!=null?{initialWindowSize:t}:null}})
e[m]=A
s[P]=0
s[B]=e
s[m]=A
s[J]={ping:{interval:e[b]===0?null:setInterval(onHttp2SendPing,e[b],s).unref()}}
s[V]=false
s[G]=false
if(r)i.addListener(s,"connect",applyConnectionWindowSize.bind(s,r))
i.addListener(s,"error",onHttp2SessionError)
i.addListener(s,"frameError",onHttp2FrameError)
i.addListener(s,"end",onHttp2SessionEnd)
i.addListener(s,"goaway",onHttp2SessionGoAway)
i.addListener(s,"close",onHttp2SessionClose)
i.addListener(s,"remoteSettings",onHttp2RemoteSettings)
s.unref()
e[k]=s
A[k]=s
i.addListener(A,"error",onHttp2SocketError)
i.addListener(A,"end",onHttp2SocketEnd)
i.addListener(A,"close",onHttp2SocketClose)
A[v]=false
A.on("close",onSocketClose)
return{version:"h2",defaultPipelining:Infinity,write(A){return writeH2(e,A)},resume(){resumeH2(e)},destroy(e,t){if(A[v])queueMicrotask(t)
else A.destroy(e).on("close",t)},get destroyed(){return A.destroyed},busy(A){if(A!=null){if(e[d]>0){if(A.idempotent===false)return true
if((A.upgrade==="websocket"||A.method==="CONNECT")&&s[G]===false)return true
if(i.bodyLength(A.body)!==0&&(i.isStream(A.body)||i.isAsyncIterable(A.body)||i.isFormDataLike(A.body)))return true}else return(A.upgrade==="websocket"||A.method==="CONNECT")&&s[G]===false}return false}}}function resumeH2(e){const A=e[m]
if(A?.destroyed===false){if(e[L]===0){A.unref()
e[k].unref()}else{A.ref()
e[k].ref()}}}function applyConnectionWindowSize(e){try{if(typeof this.setLocalWindowSize==="function")this.setLocalWindowSize(e)}catch{}}function onHttp2RemoteSettings(e){this[B][N]=e.maxConcurrentStreams??this[B][N]
if(this[G]===true&&this[V]===true&&e.enableConnectProtocol===false){const e=new h("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441")
this[m][S]=e
this[B][R](e)
return}this[V]=e.enableConnectProtocol??this[V]
this[G]=true
this[B][T]()}function onHttp2SendPing(e){const A=e[J]
if((e.closed||e.destroyed)&&A.ping.interval!=null){clearInterval(A.ping.interval)
A.ping.interval=null
return}e.ping(onPing.bind(e))
function onPing(e,A){const t=this[B]
const r=this[B]
if(e!=null){const A=new h(`HTTP/2: "PING" errored - type ${e.message}`)
r[S]=A
t[R](A)}else t.emit("ping",A)}}function onHttp2SessionError(e){this[m][S]=e
this[B][R](e)}function onHttp2FrameError(e,A,t){if(t===0){const t=new h(`HTTP/2: "frameError" received - type ${e}, code ${A}`)
this[m][S]=t
this[B][R](t)}}function onHttp2SessionEnd(){const e=new g("other side closed",i.getSocketInfo(this[m]))
this.destroy(e)
i.destroy(this[m],e)}function completeRequest(e,A,t=false){const r=e[y]
const s=e[D]
if(s<e[p]&&r[s]===A){r[s]=null
e[D]=s+1
return}const n=r.indexOf(A,s)
if(n===-1||n>=e[p])return
r.splice(n,1)
e[p]--
if(t&&e[p]<e[D])e[p]=e[D]}function onHttp2SessionGoAway(e){const A=this[S]||new g(`HTTP/2: "GOAWAY" frame received with code ${e}`,i.getSocketInfo(this[m]))
const t=this[B]
t[m]=null
t[H]=null
this.close()
this[k]=null
i.destroy(this[m],A)
if(t[D]<t[y].length){const e=t[y][t[D]]
t[y][t[D]++]=null
if(e!=null)i.errorRequest(t,e,A)
t[p]=t[D]}s(t[d]===0)
t.emit("disconnect",t[C],[t],A)
t.emit("connectionError",t[C],[t],A)
t[T]()}function onHttp2SessionClose(){const{[B]:e,[J]:A}=this
const{[m]:t}=e
const r=this[m][S]||this[S]||new g("closed",i.getSocketInfo(t))
e[m]=null
e[H]=null
if(A.ping.interval!=null){clearInterval(A.ping.interval)
A.ping.interval=null}if(e.destroyed){s(e[f]===0)
const A=e[y].splice(e[D])
for(let t=0;t<A.length;t++){const s=A[t]
if(s!=null)i.errorRequest(e,s,r)}}}function onHttp2SocketClose(){const e=this[S]||new g("closed",i.getSocketInfo(this))
const A=this[k][B]
A[m]=null
A[H]=null
if(this[k]!==null)this[k].destroy(e)
A[p]=A[D]
s(A[d]===0)
A.emit("disconnect",A[C],[A],e)
A[T]()}function onHttp2SocketError(e){this[S]=e
this[B][R](e)}function onHttp2SocketEnd(){i.destroy(this,new g("other side closed",i.getSocketInfo(this)))}function onSocketClose(){this[v]=true}function shouldSendContentLength(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function writeH2(e,A){const t=A.headersTimeout??e[x]
const r=A.bodyTimeout??e[Y]
const n=e[k]
const{method:o,path:a,host:g,upgrade:I,expectContinue:B,signal:d,protocol:f,headers:y}=A
let{body:p}=A
if(I!=null&&I!=="websocket"){i.errorRequest(e,A,new E(`Custom upgrade "${I}" not supported over HTTP/2`))
return false}const D={}
for(let e=0;e<y.length;e+=2){const A=y[e+0]
const t=y[e+1]
if(A==="cookie"){if(D[A]!=null)D[A]=Array.isArray(D[A])?(D[A].push(t),D[A]):[D[A],t]
else D[A]=t
continue}if(Array.isArray(t))for(let e=0;e<t.length;e++)if(D[A])D[A]+=`, ${t[e]}`
else D[A]=t[e]
else if(D[A])D[A]+=`, ${t}`
else D[A]=t}let S=null
const{hostname:N,port:b}=e[C]
D[Z]=g||`${N}${b?`:${b}`:""}`
D[z]=o
const abort=t=>{if(A.aborted||A.completed)return
t=t||new l
i.errorRequest(e,A,t)
if(S!=null){S.removeAllListeners("data")
S.close()
e[R](t)
completeRequest(e,A)
e[T]()}i.destroy(p,t)}
try{A.onConnect(abort)}catch(t){i.errorRequest(e,A,t)}if(A.aborted)return false
if(I||o==="CONNECT"){n.ref()
if(I==="websocket"){if(n[V]===false){i.errorRequest(e,A,new h("HTTP/2: Extended CONNECT protocol not supported by server"))
n.unref()
return false}D[z]="CONNECT"
D[Ae]="websocket"
D[X]=a
if(f==="ws:"||f==="wss:")D[K]=f==="ws:"?"http":"https"
else D[K]=f==="http:"?"http":"https"
S=n.request(D,{endStream:false,signal:d})
S[O]=true;++n[P]
S.once("response",(t,r)=>{const{[ee]:s,...n}=t
try{A.onUpgrade(s,parseH2Headers(n),S)}catch(e){abort(e)
return}completeRequest(e,A)})
S.on("error",()=>{if(S.rstCode===te||S.rstCode===re)abort(new h(`HTTP/2: "stream error" received - code ${S.rstCode}`))})
S.once("close",()=>{n[P]-=1
if(n[P]===0)n.unref()})
S.setTimeout(t)
return true}S=n.request(D,{endStream:false,signal:d})
S[O]=true;++n[P]
S.on("response",t=>{const{[ee]:r,...s}=t
try{A.onUpgrade(r,parseH2Headers(s),S)}catch(e){abort(e)
return}completeRequest(e,A)})
S.on("error",abort)
S.once("close",()=>{n[P]-=1
if(n[P]===0)n.unref()})
S.setTimeout(t)
return true}D[X]=a
D[K]=f==="http:"?"http":"https"
const U=o==="PUT"||o==="POST"||o==="PATCH"
if(p&&typeof p.read==="function")p.read(0)
let M=i.bodyLength(p)
if(i.isFormDataLike(p)){q??=F().extractBody
const[e,A]=q(p)
D["content-type"]=A
p=e.stream
M=e.length}if(M==null)M=A.contentLength
if(!U)M=null
if(shouldSendContentLength(o)&&M>0&&A.contentLength!=null&&A.contentLength!==M){if(e[w]){i.errorRequest(e,A,new c)
return false}process.emitWarning(new c)}if(M!=null){s(p||M===0,"no body must not have content length")
D[j]=`${M}`}n.ref()
if(W.sendHeaders.hasSubscribers){let e=""
for(const A in D)e+=`${A}: ${D[A]}\r\n`
W.sendHeaders.publish({request:A,headers:e,socket:n[m]})}const L=o==="GET"||o==="HEAD"||p===null
if(B){D[$]="100-continue"
S=n.request(D,{endStream:L,signal:d})
S[O]=true
S.once("continue",writeBodyH2)}else{S=n.request(D,{endStream:L,signal:d})
S[O]=true
writeBodyH2()}++n[P]
S.setTimeout(t)
let H=false
S.once("response",e=>{const{[ee]:t,...s}=e
A.onResponseStarted()
H=true
S.setTimeout(r)
if(A.aborted){S.removeAllListeners("data")
return}if(A.onHeaders(Number(t),parseH2Headers(s),S.resume.bind(S),"")===false)S.pause()
S.on("data",e=>{if(A.aborted||A.completed)return
if(A.onData(e)===false)S.pause()})})
S.once("end",()=>{S.removeAllListeners("data")
if(H){if(!A.aborted&&!A.completed)A.onComplete({})
completeRequest(e,A)
e[T]()}else{abort(new h("HTTP/2: stream half-closed (remote)"))
completeRequest(e,A,true)
e[T]()}})
S.once("close",()=>{S.removeAllListeners("data")
n[P]-=1
if(n[P]===0)n.unref()
if(!A.aborted&&!A.completed)abort(new h("HTTP/2: stream closed before the response was complete"))})
S.once("error",function(e){S.removeAllListeners("data")
abort(e)})
S.once("frameError",(e,A)=>{S.removeAllListeners("data")
abort(new h(`HTTP/2: "frameError" received - type ${e}, code ${A}`))})
S.on("aborted",()=>{S.removeAllListeners("data")})
S.on("timeout",()=>{const e=H?new u(`HTTP/2: "body timeout after ${r}"`):new Q(`HTTP/2: "headers timeout after ${t}"`)
S.removeAllListeners("data")
n[P]-=1
if(n[P]===0)n.unref()
abort(e)})
S.once("trailers",e=>{if(A.aborted||A.completed)return
S.removeAllListeners("data")
A.onComplete(e)})
return true
function writeBodyH2(){if(!p||M===0)writeBuffer(abort,S,null,e,A,e[m],M,U)
else if(i.isBuffer(p))writeBuffer(abort,S,p,e,A,e[m],M,U)
else if(i.isBlobLike(p)){if(typeof p.stream==="function")writeIterable(abort,S,p.stream(),e,A,e[m],M,U)
else writeBlob(abort,S,p,e,A,e[m],M,U)}else if(i.isStream(p))writeStream(abort,e[m],U,S,p,e,A,M)
else if(i.isIterable(p))writeIterable(abort,S,p,e,A,e[m],M,U)
else s(false)}}function writeBuffer(e,A,t,r,n,o,a,c){try{if(t!=null&&i.isBuffer(t)){s(a===t.byteLength,"buffer body must have content length")
A.cork()
A.write(t)
A.uncork()
A.end()
n.onBodySent(t)}if(!c)o[I]=true
n.onRequestSent()
r[T]()}catch(A){e(A)}}function writeStream(e,A,t,r,o,a,c,l){s(l!==0||a[d]===0,"stream body cannot be pipelined")
const g=n(o,r,r=>{if(r){i.destroy(g,r)
e(r)}else{i.removeAllListeners(g)
c.onRequestSent()
if(!t)A[I]=true
a[T]()}})
i.addListener(g,"data",onPipeData)
function onPipeData(e){c.onBodySent(e)}}async function writeBlob(e,A,t,r,n,o,i,a){s(i===t.size,"blob body must have content length")
try{if(i!=null&&i!==t.size)throw new c
const e=Buffer.from(await t.arrayBuffer())
A.cork()
A.write(e)
A.uncork()
A.end()
n.onBodySent(e)
n.onRequestSent()
if(!a)o[I]=true
r[T]()}catch(A){e(A)}}async function writeIterable(e,A,t,r,n,o,i,a){s(i!==0||r[d]===0,"iterator body cannot be pipelined")
let c=null
function onDrain(){if(c){const e=c
c=null
e()}}const waitForDrain=()=>new Promise((e,A)=>{s(c===null)
if(o[S])A(o[S])
else c=e})
A.on("close",onDrain).on("drain",onDrain)
try{for await(const e of t){if(o[S])throw o[S]
const t=A.write(e)
n.onBodySent(e)
if(!t)await waitForDrain()}A.end()
n.onRequestSent()
if(!a)o[I]=true
r[T]()}catch(A){e(A)}finally{A.off("close",onDrain).off("drain",onDrain)}}t.exports=connectH2})
var M=e.__commonJSMin((e,t)=>{const s=require("node:assert")
const n=require("node:net")
const l=require("node:http")
const g=o()
const{ClientStats:h}=i()
const{channels:u}=a()
const C=c()
const I=E()
const{InvalidArgumentError:B,InformationalError:d,ClientDestroyedError:f}=r()
const y=Q()
const{kUrl:p,kServerName:D,kClient:S,kBusy:m,kConnect:w,kResuming:R,kRunning:N,kPending:b,kSize:F,kQueue:M,kConnected:T,kConnecting:L,kNeedDrain:H,kKeepAliveDefaultTimeout:v,kHostHeader:Y,kPendingIdx:x,kRunningIdx:V,kError:G,kPipelining:O,kKeepAliveTimeoutValue:J,kMaxHeadersSize:W,kKeepAliveMaxTimeout:P,kKeepAliveTimeoutThreshold:q,kHeadersTimeout:_,kBodyTimeout:Z,kStrictContentLength:z,kConnector:X,kMaxRequests:K,kCounter:j,kClose:$,kDestroy:ee,kDispatch:Ae,kLocalAddress:te,kMaxResponseSize:re,kOnError:se,kHTTPContext:ne,kMaxConcurrentStreams:oe,kHTTP2InitialWindowSize:ie,kHTTP2ConnectionWindowSize:ae,kResume:ce,kPingInterval:le}=A()
const ge=k()
const he=U()
const Ee=Symbol("kClosedResolve")
const Qe=l&&l.maxHeaderSize&&Number.isInteger(l.maxHeaderSize)&&l.maxHeaderSize>0?()=>l.maxHeaderSize:()=>{throw new B("http module not available or http.maxHeaderSize invalid")}
const noop=()=>{}
function getPipelining(e){return e[O]??e[ne]?.defaultPipelining??1}var ue=class extends I{constructor(e,{maxHeaderSize:A,headersTimeout:t,socketTimeout:r,requestTimeout:s,connectTimeout:o,bodyTimeout:i,idleTimeout:a,keepAlive:c,keepAliveTimeout:l,maxKeepAliveTimeout:h,keepAliveMaxTimeout:E,keepAliveTimeoutThreshold:Q,socketPath:u,pipelining:C,tls:I,strictContentLength:d,maxCachedSessions:f,connect:S,maxRequestsPerClient:m,localAddress:w,maxResponseSize:N,autoSelectFamily:b,autoSelectFamilyAttemptTimeout:F,maxConcurrentStreams:k,allowH2:U,useH2c:T,initialWindowSize:L,connectionWindowSize:G,pingInterval:j,webSocket:$,eventSource:ee}={}){if(c!==void 0)throw new B("unsupported keepAlive, use pipelining=0 instead")
if(r!==void 0)throw new B("unsupported socketTimeout, use headersTimeout & bodyTimeout instead")
if(s!==void 0)throw new B("unsupported requestTimeout, use headersTimeout & bodyTimeout instead")
if(a!==void 0)throw new B("unsupported idleTimeout, use keepAliveTimeout instead")
if(h!==void 0)throw new B("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")
if(A!=null){if(!Number.isInteger(A)||A<1)throw new B("invalid maxHeaderSize")}else A=Qe()
if(u!=null&&typeof u!=="string")throw new B("invalid socketPath")
if(o!=null&&(!Number.isFinite(o)||o<0))throw new B("invalid connectTimeout")
if(l!=null&&(!Number.isFinite(l)||l<=0))throw new B("invalid keepAliveTimeout")
if(E!=null&&(!Number.isFinite(E)||E<=0))throw new B("invalid keepAliveMaxTimeout")
if(Q!=null&&!Number.isFinite(Q))throw new B("invalid keepAliveTimeoutThreshold")
if(t!=null&&(!Number.isInteger(t)||t<0))throw new B("headersTimeout must be a positive integer or zero")
if(i!=null&&(!Number.isInteger(i)||i<0))throw new B("bodyTimeout must be a positive integer or zero")
if(S!=null&&typeof S!=="function"&&typeof S!=="object")throw new B("connect must be a function or an object")
if(m!=null&&(!Number.isInteger(m)||m<0))throw new B("maxRequestsPerClient must be a positive number")
if(w!=null&&(typeof w!=="string"||n.isIP(w)===0))throw new B("localAddress must be valid string IP address")
if(N!=null&&(!Number.isInteger(N)||N<-1))throw new B("maxResponseSize must be a positive number")
if(F!=null&&(!Number.isInteger(F)||F<-1))throw new B("autoSelectFamilyAttemptTimeout must be a positive number")
if(U!=null&&typeof U!=="boolean")throw new B("allowH2 must be a valid boolean value")
if(k!=null&&(typeof k!=="number"||k<1))throw new B("maxConcurrentStreams must be a positive integer, greater than 0")
if(T!=null&&typeof T!=="boolean")throw new B("useH2c must be a valid boolean value")
if(L!=null&&(!Number.isInteger(L)||L<1))throw new B("initialWindowSize must be a positive integer, greater than 0")
if(G!=null&&(!Number.isInteger(G)||G<1))throw new B("connectionWindowSize must be a positive integer, greater than 0")
if(j!=null&&(typeof j!=="number"||!Number.isInteger(j)||j<0))throw new B("pingInterval must be a positive integer, greater or equal to 0")
super({webSocket:$,eventSource:ee})
if(typeof S!=="function")S=y({...I,maxCachedSessions:f,allowH2:U,useH2c:T,socketPath:u,timeout:o,...typeof b==="boolean"?{autoSelectFamily:b,autoSelectFamilyAttemptTimeout:F}:void 0,...S})
else{const e=S
S=(A,t)=>e({...A,...u!=null?{socketPath:u}:null,...U!=null?{allowH2:U}:null},t)}this[p]=g.parseOrigin(e)
this[X]=S
this[O]=C!=null?C:1
this[W]=A
this[v]=l==null?4e3:l
this[P]=E==null?6e5:E
this[q]=Q==null?2e3:Q
this[J]=this[v]
this[D]=null
this[te]=w!=null?w:null
this[R]=0
this[H]=0
this[Y]=`host: ${this[p].hostname}${this[p].port?`:${this[p].port}`:""}\r\n`
this[Z]=i!=null?i:3e5
this[_]=t!=null?t:3e5
this[z]=d==null?true:d
this[K]=m
this[Ee]=null
this[re]=N>-1?N:-1
this[ne]=null
this[oe]=k!=null?k:100
this[ie]=L!=null?L:262144
this[ae]=G!=null?G:524288
this[le]=j!=null?j:6e4
this[M]=[]
this[V]=0
this[x]=0
this[ce]=e=>resume(this,e)
this[se]=e=>onError(this,e)}get pipelining(){return this[O]}set pipelining(e){this[O]=e
this[ce](true)}get stats(){return new h(this)}get[b](){return this[M].length-this[x]}get[N](){return this[x]-this[V]}get[F](){return this[M].length-this[V]}get[T](){return!!this[ne]&&!this[L]&&!this[ne].destroyed}get[m](){return Boolean(this[ne]?.busy(null)||this[F]>=(getPipelining(this)||1)||this[b]>0)}[w](e){connect(this)
this.once("connect",e)}[Ae](e,A){const t=new C(this[p].origin,e,A)
this[M].push(t)
if(this[R]){}else if(g.bodyLength(t.body)==null&&g.isIterable(t.body)){this[R]=1
queueMicrotask(()=>resume(this))}else this[ce](true)
if(this[R]&&this[H]!==2&&this[m])this[H]=2
return this[H]<2}[$](){return new Promise(e=>{if(this[F])this[Ee]=e
else e(null)})}[ee](e){return new Promise(A=>{const t=this[M].splice(this[x])
for(let A=0;A<t.length;A++){const r=t[A]
if(r!=null)g.errorRequest(this,r,e)}const callback=()=>{if(this[Ee]){this[Ee]()
this[Ee]=null}A(null)}
if(this[ne]){this[ne].destroy(e,callback)
this[ne]=null}else queueMicrotask(callback)
this[ce]()})}}
function onError(e,A){if(e[N]===0&&A.code!=="UND_ERR_INFO"&&A.code!=="UND_ERR_SOCKET"){s(e[x]===e[V])
const t=e[M].splice(e[V])
for(let r=0;r<t.length;r++){const s=t[r]
if(s!=null)g.errorRequest(e,s,A)}s(e[F]===0)}}function connect(e){s(!e[L])
s(!e[ne])
let{host:A,hostname:t,protocol:r,port:o}=e[p]
if(t[0]==="["){const e=t.indexOf("]")
s(e!==-1)
const A=t.substring(1,e)
s(n.isIPv6(A))
t=A}e[L]=true
if(u.beforeConnect.hasSubscribers)u.beforeConnect.publish({connectParams:{host:A,hostname:t,protocol:r,port:o,version:e[ne]?.version,servername:e[D],localAddress:e[te]},connector:e[X]})
try{e[X]({host:A,hostname:t,protocol:r,port:o,servername:e[D],localAddress:e[te]},(n,i)=>{if(n){handleConnectError(e,n,{host:A,hostname:t,protocol:r,port:o})
e[ce]()
return}if(e.destroyed){g.destroy(i.on("error",noop),new f)
e[ce]()
return}s(i)
try{e[ne]=i.alpnProtocol==="h2"?he(e,i):ge(e,i)}catch(n){i.destroy().on("error",noop)
handleConnectError(e,n,{host:A,hostname:t,protocol:r,port:o})
e[ce]()
return}e[L]=false
i[j]=0
i[K]=e[K]
i[S]=e
i[G]=null
if(u.connected.hasSubscribers)u.connected.publish({connectParams:{host:A,hostname:t,protocol:r,port:o,version:e[ne]?.version,servername:e[D],localAddress:e[te]},connector:e[X],socket:i})
e.emit("connect",e[p],[e])
e[ce]()})}catch(s){handleConnectError(e,s,{host:A,hostname:t,protocol:r,port:o})
e[ce]()}}function handleConnectError(e,A,{host:t,hostname:r,protocol:n,port:o}){if(e.destroyed)return
e[L]=false
if(u.connectError.hasSubscribers)u.connectError.publish({connectParams:{host:t,hostname:r,protocol:n,port:o,version:e[ne]?.version,servername:e[D],localAddress:e[te]},connector:e[X],error:A})
if(A.code==="ERR_TLS_CERT_ALTNAME_INVALID"){s(e[N]===0)
while(e[b]>0&&e[M][e[x]].servername===e[D]){const t=e[M][e[x]++]
g.errorRequest(e,t,A)}}else onError(e,A)
e.emit("connectionError",e[p],[e],A)}function emitDrain(e){e[H]=0
e.emit("drain",e[p],[e])}function resume(e,A){if(e[R]===2)return
e[R]=2
_resume(e,A)
e[R]=0
if(e[V]>256){e[M].splice(0,e[V])
e[x]-=e[V]
e[V]=0}}function _resume(e,A){while(true){if(e.destroyed){s(e[b]===0)
return}if(e[Ee]&&!e[F]){e[Ee]()
e[Ee]=null
return}if(e[ne])e[ne].resume()
if(e[m])e[H]=2
else if(e[H]===2){if(A){e[H]=1
queueMicrotask(()=>emitDrain(e))}else emitDrain(e)
continue}if(e[b]===0)return
if(e[N]>=(getPipelining(e)||1))return
const t=e[M][e[x]]
if(t===null)return
if(e[p].protocol==="https:"&&e[D]!==t.servername){if(e[N]>0)return
e[D]=t.servername
e[ne]?.destroy(new d("servername changed"),()=>{e[ne]=null
resume(e)})}if(e[L])return
if(!e[ne]){connect(e)
return}if(e[ne].destroyed)return
if(e[ne].busy(t))return
if(!t.aborted&&e[ne].write(t))e[x]++
else e[M].splice(e[x],1)}}t.exports=ue})
var T=e.__commonJSMin((e,A)=>{const t=2048
const r=2047
var s=class{bottom=0
top=0
list=new Array(t).fill(void 0)
next=null
isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&r)===this.bottom}push(e){this.list[this.top]=e
this.top=this.top+1&r}shift(){const e=this.list[this.bottom]
if(e===void 0)return null
this.list[this.bottom]=void 0
this.bottom=this.bottom+1&r
return e}}
A.exports=class FixedQueue{constructor(){this.head=this.tail=new s}isEmpty(){return this.head.isEmpty()}push(e){if(this.head.isFull())this.head=this.head.next=new s
this.head.push(e)}shift(){const e=this.tail
const A=e.shift()
if(e.isEmpty()&&e.next!==null){this.tail=e.next
e.next=null}return A}}})
var L=e.__commonJSMin((e,t)=>{const{PoolStats:r}=i()
const s=E()
const n=T()
const{kConnected:o,kSize:a,kRunning:c,kPending:l,kQueued:g,kBusy:h,kFree:Q,kUrl:u,kClose:C,kDestroy:I,kDispatch:B}=A()
const d=Symbol("clients")
const f=Symbol("needDrain")
const y=Symbol("queue")
const p=Symbol("closed resolve")
const D=Symbol("onDrain")
const S=Symbol("onConnect")
const m=Symbol("onDisconnect")
const w=Symbol("onConnectionError")
const R=Symbol("get dispatcher")
const N=Symbol("add client")
const b=Symbol("remove client")
var F=class extends s{[y]=new n;[g]=0;[d]=[];[f]=false;[D](e,A,t){const r=this[y]
let s=false
while(!s){const A=r.shift()
if(!A)break
this[g]--
s=!e.dispatch(A.opts,A.handler)}e[f]=s
if(!s&&this[f]){this[f]=false
this.emit("drain",A,[this,...t])}if(this[p]&&r.isEmpty()){const e=[]
for(let A=0;A<this[d].length;A++){const t=this[d][A]
if(!t.destroyed)e.push(t.close())}return Promise.all(e).then(this[p])}}[S]=(e,A)=>{this.emit("connect",e,[this,...A])};[m]=(e,A,t)=>{this.emit("disconnect",e,[this,...A],t)};[w]=(e,A,t)=>{this.emit("connectionError",e,[this,...A],t)}
get[h](){return this[f]}get[o](){let e=0
for(const{[o]:A}of this[d])e+=A
return e}get[Q](){let e=0
for(const{[o]:A,[f]:t}of this[d])e+=A&&!t
return e}get[l](){let e=this[g]
for(const{[l]:A}of this[d])e+=A
return e}get[c](){let e=0
for(const{[c]:A}of this[d])e+=A
return e}get[a](){let e=this[g]
for(const{[a]:A}of this[d])e+=A
return e}get stats(){return new r(this)}[C](){if(this[y].isEmpty()){const e=[]
for(let A=0;A<this[d].length;A++){const t=this[d][A]
if(!t.destroyed)e.push(t.close())}return Promise.all(e)}else return new Promise(e=>{this[p]=e})}[I](e){while(true){const A=this[y].shift()
if(!A)break
A.handler.onError(e)}const A=new Array(this[d].length)
for(let t=0;t<this[d].length;t++)A[t]=this[d][t].destroy(e)
return Promise.all(A)}[B](e,A){const t=this[R]()
if(!t){this[f]=true
this[y].push({opts:e,handler:A})
this[g]++}else if(!t.dispatch(e,A)){t[f]=true
this[f]=!this[R]()}return!this[f]}[N](e){e.on("drain",this[D].bind(this,e)).on("connect",this[S]).on("disconnect",this[m]).on("connectionError",this[w])
this[d].push(e)
if(this[f])queueMicrotask(()=>{if(this[f])this[D](e,e[u],[e,this])})
return this}[b](e){e.close(()=>{const A=this[d].indexOf(e)
if(A!==-1)this[d].splice(A,1)})
this[f]=this[d].some(e=>!e[f]&&e.closed!==true&&e.destroyed!==true)}}
t.exports={PoolBase:F,kClients:d,kNeedDrain:f,kAddClient:N,kRemoveClient:b,kGetDispatcher:R}})
var H=e.__commonJSMin((e,t)=>{const{PoolBase:s,kClients:n,kNeedDrain:i,kAddClient:a,kGetDispatcher:c,kRemoveClient:l}=L()
const g=M()
const{InvalidArgumentError:h}=r()
const E=o()
const{kUrl:u}=A()
const C=Q()
const I=Symbol("options")
const B=Symbol("connections")
const d=Symbol("factory")
function defaultFactory(e,A){return new g(e,A)}var f=class extends s{constructor(e,{connections:A,factory:t=defaultFactory,connect:r,connectTimeout:s,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:c,autoSelectFamilyAttemptTimeout:l,allowH2:g,clientTtl:Q,...f}={}){if(A!=null&&(!Number.isFinite(A)||A<0))throw new h("invalid connections")
if(typeof t!=="function")throw new h("factory must be a function.")
if(r!=null&&typeof r!=="function"&&typeof r!=="object")throw new h("connect must be a function or an object")
if(typeof r!=="function")r=C({...o,maxCachedSessions:i,allowH2:g,socketPath:a,timeout:s,...typeof c==="boolean"?{autoSelectFamily:c,autoSelectFamilyAttemptTimeout:l}:void 0,...r})
super(f)
this[B]=A||null
this[u]=E.parseOrigin(e)
this[I]={...E.deepClone(f),connect:r,allowH2:g,clientTtl:Q,socketPath:a}
this[I].interceptors=f.interceptors?{...f.interceptors}:void 0
this[d]=t
this.on("connect",(e,A)=>{if(Q!=null&&Q>0)for(const e of A)Object.assign(e,{ttl:Date.now()})})
this.on("connectionError",(e,A,t)=>{for(const e of A){const A=this[n].indexOf(e)
if(A!==-1)this[n].splice(A,1)}})}[c](){const e=this[I].clientTtl
for(const A of this[n])if(e!=null&&e>0&&A.ttl&&Date.now()-A.ttl>e)this[l](A)
else if(!A[i])return A
if(!this[B]||this[n].length<this[B]){const e=this[d](this[u],this[I])
this[a](e)
return e}}}
t.exports=f})
var v=e.__commonJSMin((e,t)=>{const{BalancedPoolMissingUpstreamError:s,InvalidArgumentError:n}=r()
const{PoolBase:i,kClients:a,kNeedDrain:c,kAddClient:l,kRemoveClient:g,kGetDispatcher:h}=L()
const E=H()
const{kUrl:Q}=A()
const u=o()
const C=Symbol("factory")
const I=Symbol("options")
const B=Symbol("kGreatestCommonDivisor")
const d=Symbol("kCurrentWeight")
const f=Symbol("kIndex")
const y=Symbol("kWeight")
const p=Symbol("kMaxWeightPerServer")
const D=Symbol("kErrorPenalty")
function getGreatestCommonDivisor(e,A){if(e===0)return A
while(A!==0){const t=A
A=e%A
e=t}return e}function defaultFactory(e,A){return new E(e,A)}var S=class extends i{constructor(e=[],{factory:A=defaultFactory,connect:t,tls:r,...s}={}){if(typeof A!=="function")throw new n("factory must be a function.")
super(s)
if(t&&typeof t!=="function")t={...t}
if(r&&typeof r!=="function")r={...r}
this[I]={...u.deepClone(s),connect:t,tls:r}
this[I].interceptors=s.interceptors?{...s.interceptors}:void 0
this[f]=-1
this[d]=0
this[p]=this[I].maxWeightPerServer||100
this[D]=this[I].errorPenalty||15
if(!Array.isArray(e))e=[e]
this[C]=A
for(const A of e)this.addUpstream(A)
this._updateBalancedPoolStats()}addUpstream(e){const A=u.parseOrigin(e).origin
if(this[a].find(e=>e[Q].origin===A&&e.closed!==true&&e.destroyed!==true))return this
const t=this[C](A,this[I])
this[l](t)
t.on("connect",()=>{t[y]=Math.min(this[p],t[y]+this[D])})
t.on("connectionError",()=>{t[y]=Math.max(1,t[y]-this[D])
this._updateBalancedPoolStats()})
t.on("disconnect",(...e)=>{const A=e[2]
if(A&&A.code==="UND_ERR_SOCKET"){t[y]=Math.max(1,t[y]-this[D])
this._updateBalancedPoolStats()}})
for(const e of this[a])e[y]=this[p]
this._updateBalancedPoolStats()
return this}_updateBalancedPoolStats(){let e=0
for(let A=0;A<this[a].length;A++)e=getGreatestCommonDivisor(this[a][A][y],e)
this[B]=e}removeUpstream(e){const A=u.parseOrigin(e).origin
const t=this[a].find(e=>e[Q].origin===A&&e.closed!==true&&e.destroyed!==true)
if(t)this[g](t)
return this}getUpstream(e){const A=u.parseOrigin(e).origin
return this[a].find(e=>e[Q].origin===A&&e.closed!==true&&e.destroyed!==true)}get upstreams(){return this[a].filter(e=>e.closed!==true&&e.destroyed!==true).map(e=>e[Q].origin)}[h](){if(this[a].length===0)throw new s
if(!this[a].find(e=>!e[c]&&e.closed!==true&&e.destroyed!==true))return
if(this[a].map(e=>e[c]).reduce((e,A)=>e&&A,true))return
let e=0
let A=this[a].findIndex(e=>!e[c])
while(e++<this[a].length){this[f]=(this[f]+1)%this[a].length
const e=this[a][this[f]]
if(e[y]>this[a][A][y]&&!e[c])A=this[f]
if(this[f]===0){this[d]=this[d]-this[B]
if(this[d]<=0)this[d]=this[p]}if(e[y]>=this[d]&&!e[c])return e}this[d]=this[a][A][y]
this[f]=A
return this[a][A]}}
t.exports=S})
var Y=e.__commonJSMin((e,t)=>{const{PoolBase:s,kClients:n,kNeedDrain:i,kAddClient:a,kGetDispatcher:c,kRemoveClient:l}=L()
const g=M()
const{InvalidArgumentError:h}=r()
const E=o()
const{kUrl:u}=A()
const C=Q()
const I=Symbol("options")
const B=Symbol("connections")
const d=Symbol("factory")
const f=Symbol("index")
function defaultFactory(e,A){return new g(e,A)}var y=class extends s{constructor(e,{connections:A,factory:t=defaultFactory,connect:r,connectTimeout:s,tls:o,maxCachedSessions:i,socketPath:a,autoSelectFamily:c,autoSelectFamilyAttemptTimeout:l,allowH2:g,clientTtl:Q,...y}={}){if(A!=null&&(!Number.isFinite(A)||A<0))throw new h("invalid connections")
if(typeof t!=="function")throw new h("factory must be a function.")
if(r!=null&&typeof r!=="function"&&typeof r!=="object")throw new h("connect must be a function or an object")
if(typeof r!=="function")r=C({...o,maxCachedSessions:i,allowH2:g,socketPath:a,timeout:s,...typeof c==="boolean"?{autoSelectFamily:c,autoSelectFamilyAttemptTimeout:l}:void 0,...r})
super()
this[B]=A||null
this[u]=E.parseOrigin(e)
this[I]={...E.deepClone(y),connect:r,allowH2:g,clientTtl:Q,socketPath:a}
this[I].interceptors=y.interceptors?{...y.interceptors}:void 0
this[d]=t
this[f]=-1
this.on("connect",(e,A)=>{if(Q!=null&&Q>0)for(const e of A)Object.assign(e,{ttl:Date.now()})})
this.on("connectionError",(e,A,t)=>{for(const e of A){const A=this[n].indexOf(e)
if(A!==-1)this[n].splice(A,1)}})}[c](){const e=this[I].clientTtl
const A=this[n].length
if(A===0){const e=this[d](this[u],this[I])
this[a](e)
return e}let t=0
while(t<A){this[f]=(this[f]+1)%A
const r=this[n][this[f]]
if(e!=null&&e>0&&r.ttl&&Date.now()-r.ttl>e){this[l](r)
t++
continue}if(!r[i])return r
t++}if(!this[B]||A<this[B]){const e=this[d](this[u],this[I])
this[a](e)
return e}}}
t.exports=y})
var x=e.__commonJSMin((e,t)=>{const{InvalidArgumentError:s,MaxOriginsReachedError:n}=r()
const{kClients:i,kRunning:a,kClose:c,kDestroy:l,kDispatch:g,kUrl:h}=A()
const Q=E()
const u=H()
const C=M()
const I=o()
const B=Symbol("onConnect")
const d=Symbol("onDisconnect")
const f=Symbol("onConnectionError")
const y=Symbol("onDrain")
const p=Symbol("factory")
const D=Symbol("options")
const S=Symbol("origins")
function defaultFactory(e,A){return A&&A.connections===1?new C(e,A):new u(e,A)}var m=class extends Q{constructor({factory:e=defaultFactory,maxOrigins:A=Infinity,connect:t,tls:r,...n}={}){if(typeof e!=="function")throw new s("factory must be a function.")
if(t!=null&&typeof t!=="function"&&typeof t!=="object")throw new s("connect must be a function or an object")
if(typeof A!=="number"||Number.isNaN(A)||A<=0)throw new s("maxOrigins must be a number greater than 0")
super(n)
if(t&&typeof t!=="function")t={...t}
if(r&&typeof r!=="function")r={...r}
this[D]={...I.deepClone(n),maxOrigins:A,connect:t,tls:r}
this[p]=e
this[i]=new Map
this[S]=new Set
this[y]=(e,A)=>{this.emit("drain",e,[this,...A])}
this[B]=(e,A)=>{this.emit("connect",e,[this,...A])}
this[d]=(e,A,t)=>{this.emit("disconnect",e,[this,...A],t)}
this[f]=(e,A,t)=>{this.emit("connectionError",e,[this,...A],t)}}get[a](){let e=0
for(const{dispatcher:A}of this[i].values())e+=A[a]
return e}[g](e,A){let t
if(e.origin&&(typeof e.origin==="string"||e.origin instanceof URL))t=String(e.origin)
else throw new s("opts.origin must be a non-empty string or URL.")
if(this[S].size>=this[D].maxOrigins&&!this[S].has(t))throw new n
const r=this[i].get(t)
let o=r&&r.dispatcher
if(!o){const closeClientIfUnused=e=>{const A=this[i].get(t)
if(A){if(e)A.count-=1
if(A.count<=0){this[i].delete(t)
if(!A.dispatcher.destroyed)A.dispatcher.close()}this[S].delete(t)}}
o=this[p](e.origin,this[D]).on("drain",this[y]).on("connect",(e,A)=>{const r=this[i].get(t)
if(r)r.count+=1
this[B](e,A)}).on("disconnect",(e,A,t)=>{closeClientIfUnused(true)
this[d](e,A,t)}).on("connectionError",(e,A,t)=>{closeClientIfUnused(false)
this[f](e,A,t)})
this[i].set(t,{count:0,dispatcher:o})
this[S].add(t)}return o.dispatch(e,A)}[c](){const e=[]
for(const{dispatcher:A}of this[i].values())e.push(A.close())
this[i].clear()
return Promise.all(e)}[l](e){const A=[]
for(const{dispatcher:t}of this[i].values())A.push(t.destroy(e))
this[i].clear()
return Promise.all(A)}get stats(){const e={}
for(const{dispatcher:A}of this[i].values())if(A.stats)e[A[h].origin]=A.stats
return e}}
t.exports=m})
var V=e.__commonJSMin((e,A)=>{const{Buffer:t}=require("node:buffer")
const s=require("node:net")
const{InvalidArgumentError:n}=r()
function parseAddress(e){if(s.isIPv4(e)){const A=e.split(".").map(Number)
return{type:1,buffer:t.from(A)}}if(s.isIPv6(e))return{type:4,buffer:parseIPv6(e)}
const A=t.from(e,"utf8")
if(A.length>255)throw new n("Domain name too long (max 255 bytes)")
return{type:3,buffer:t.concat([t.from([A.length]),A])}}function parseIPv6(e){const A=t.alloc(16)
let r=e
if(e.includes(".")){const A=e.lastIndexOf(":")
const t=e.slice(A+1)
if(s.isIPv4(t)){const s=t.split(".").map(Number)
const n=(s[0]<<8|s[1]).toString(16)
const o=(s[2]<<8|s[3]).toString(16)
r=`${e.slice(0,A)}:${n}:${o}`}}const n=r.indexOf("::")
if(n!==-1){const e=r.slice(0,n)
const t=r.slice(n+2)
const s=e===""?[]:e.split(":")
const o=t===""?[]:t.split(":")
let i=0
for(const e of s){A.writeUInt16BE(parseInt(e,16),i)
i+=2}i=16-o.length*2
for(const e of o){A.writeUInt16BE(parseInt(e,16),i)
i+=2}}else{const e=r.split(":")
for(let t=0;t<e.length;t++)A.writeUInt16BE(parseInt(e[t],16),t*2)}return A}function buildAddressBuffer(e,A,r){const s=t.allocUnsafe(2)
s.writeUInt16BE(r,0)
return t.concat([t.from([e]),A,s])}function parseResponseAddress(e,A=0){if(e.length<A+1)throw new n("Buffer too small to contain address type")
const t=e[A]
let r
let s=A+1
switch(t){case 1:if(e.length<s+6)throw new n("Buffer too small for IPv4 address")
r=Array.from(e.subarray(s,s+4)).join(".")
s+=4
break
case 3:{if(e.length<s+1)throw new n("Buffer too small for domain length")
const A=e[s]
s+=1
if(e.length<s+A+2)throw new n("Buffer too small for domain address")
r=e.subarray(s,s+A).toString("utf8")
s+=A
break}case 4:{if(e.length<s+18)throw new n("Buffer too small for IPv6 address")
const A=[]
for(let t=0;t<8;t++){const r=e.readUInt16BE(s+t*2)
A.push(r.toString(16))}r=A.join(":")
s+=16
break}default:throw new n(`Invalid address type: ${t}`)}if(e.length<s+2)throw new n("Buffer too small for port")
const o=e.readUInt16BE(s)
s+=2
return{address:r,port:o,bytesRead:s-A}}function createReplyError(e){const A={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[e]||`Unknown SOCKS5 error code: ${e}`
const t=new Error(A)
t.code=`SOCKS5_${e}`
return t}A.exports={parseAddress,parseIPv6,buildAddressBuffer,parseResponseAddress,createReplyError}})
var G=e.__commonJSMin((e,A)=>{const{EventEmitter:t}=require("node:events")
const{Buffer:s}=require("node:buffer")
const{InvalidArgumentError:n,Socks5ProxyError:o}=r()
const{debuglog:i}=require("node:util")
const{parseAddress:a}=V()
const c=i("undici:socks5")
const l=s.alloc(0)
const g=5
const h={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255}
const E={CONNECT:1,BIND:2,UDP_ASSOCIATE:3}
const Q={IPV4:1,DOMAIN:3,IPV6:4}
const u={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8}
const C={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"closed"}
var I=class extends t{constructor(e,A={}){super()
if(!e)throw new n("socket is required")
this.socket=e
this.options=A
this.state=C.INITIAL
this.buffer=l
this.onSocketData=this.onData.bind(this)
this.onSocketError=this.onError.bind(this)
this.onSocketClose=this.onClose.bind(this)
this.authMethods=[]
if(A.username&&A.password)this.authMethods.push(h.USERNAME_PASSWORD)
this.authMethods.push(h.NO_AUTH)
this.socket.on("data",this.onSocketData)
this.socket.on("error",this.onSocketError)
this.socket.on("close",this.onSocketClose)}onData(e){c("received data",e.length,"bytes in state",this.state)
this.buffer=s.concat([this.buffer,e])
try{switch(this.state){case C.HANDSHAKING:this.handleHandshakeResponse()
break
case C.AUTHENTICATING:this.handleAuthResponse()
break
case C.CONNECTING:this.handleConnectResponse()}}catch(e){this.onError(e)}}onError(e){c("socket error",e)
this.state=C.ERROR
this.emit("error",e)
this.destroy()}onClose(){c("socket closed")
this.state=C.CLOSED
this.emit("close")}destroy(){if(this.socket&&!this.socket.destroyed)this.socket.destroy()}markAuthenticated(){this.state=C.AUTHENTICATED
this.emit("authenticated")}handshake(){if(this.state!==C.INITIAL)throw new n("Handshake already started")
c("starting handshake with",this.authMethods.length,"auth methods")
this.state=C.HANDSHAKING
const e=s.alloc(2+this.authMethods.length)
e[0]=g
e[1]=this.authMethods.length
this.authMethods.forEach((A,t)=>{e[2+t]=A})
this.socket.write(e)}handleHandshakeResponse(){if(this.buffer.length<2)return
const e=this.buffer[0]
const A=this.buffer[1]
if(e!==g)throw new o(`Invalid SOCKS version: ${e}`,"UND_ERR_SOCKS5_VERSION")
if(A===h.NO_ACCEPTABLE)throw new o("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED")
this.buffer=this.buffer.subarray(2)
c("server selected auth method",A)
if(A===h.NO_AUTH)this.markAuthenticated()
else if(A===h.USERNAME_PASSWORD){this.state=C.AUTHENTICATING
this.sendAuthRequest()}else throw new o(`Unsupported authentication method: ${A}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){const{username:e,password:A}=this.options
if(!e||!A)throw new n("Username and password required for authentication")
c("sending username/password auth")
const t=s.from(e)
const r=s.from(A)
if(t.length>255||r.length>255)throw new n("Username or password too long")
const o=s.alloc(3+t.length+r.length)
o[0]=1
o[1]=t.length
t.copy(o,2)
o[2+t.length]=r.length
r.copy(o,3+t.length)
this.socket.write(o)}handleAuthResponse(){if(this.buffer.length<2)return
const e=this.buffer[0]
const A=this.buffer[1]
if(e!==1)throw new o(`Invalid auth sub-negotiation version: ${e}`,"UND_ERR_SOCKS5_AUTH_VERSION")
if(A!==0)throw new o("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED")
this.buffer=this.buffer.subarray(2)
c("authentication successful")
this.markAuthenticated()}connect(e,A){if(this.state===C.CONNECTING||this.state===C.CONNECTED)throw new n("Connection already in progress")
if(this.state!==C.AUTHENTICATED)throw new n("Client must be authenticated before CONNECT")
c("connecting to",e,A)
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
return o}handleConnectResponse(){if(this.buffer.length<4)return
const e=this.buffer[0]
const A=this.buffer[1]
const t=this.buffer[3]
if(e!==g)throw new o(`Invalid SOCKS version in reply: ${e}`,"UND_ERR_SOCKS5_REPLY_VERSION")
let r=4
if(t===Q.IPV4)r+=6
else if(t===Q.DOMAIN){if(this.buffer.length<5)return
r+=1+this.buffer[4]+2}else if(t===Q.IPV6)r+=18
else throw new o(`Invalid address type in reply: ${t}`,"UND_ERR_SOCKS5_ADDR_TYPE")
if(this.buffer.length<r)return
if(A!==u.SUCCEEDED){const e=this.getReplyErrorMessage(A)
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
default:return`Unknown error code: ${e}`}}}
A.exports={Socks5Client:I,AUTH_METHODS:h,COMMANDS:E,ADDRESS_TYPES:Q,REPLY_CODES:u,STATES:C}})
var O=e.__commonJSMin((e,t)=>{const{URL:s}=require("node:url")
let n
const o=E()
const{InvalidArgumentError:i}=r()
const{Socks5Client:a,STATES:c}=G()
const{kDispatch:l,kClose:g,kDestroy:h}=A()
const u=H()
const C=Q()
const{debuglog:I}=require("node:util")
const B=I("undici:socks5-proxy")
const d=Symbol("proxy url")
const f=Symbol("proxy headers")
const y=Symbol("proxy auth")
const p=Symbol("proxy protocol")
const D=Symbol("pools")
const S=Symbol("connector")
const m=Symbol("request tls settings")
let w=false
var R=class extends o{constructor(e,A={}){super()
if(!w){process.emitWarning("SOCKS5 proxy support is experimental and subject to change","ExperimentalWarning")
w=true}if(!e)throw new i("Proxy URL is mandatory")
const t=typeof e==="string"?new s(e):e
if(t.protocol!=="socks5:"&&t.protocol!=="socks:")throw new i("Proxy URL must use socks5:// or socks:// protocol")
this[d]=t
this[f]=A.headers||{}
this[p]=A.proxyTls?"https:":"http:"
this[m]=A.requestTls
this[y]={username:A.username||(t.username?decodeURIComponent(t.username):null),password:A.password||(t.password?decodeURIComponent(t.password):null)}
this[S]=A.connect||C({...A.proxyTls,servername:A.proxyTls?.servername||t.hostname})
this[D]=new Map}async createSocks5Connection(e,A){const t=this[d].hostname
const r=parseInt(this[d].port)||1080
B("creating SOCKS5 connection to",t,r)
const s=await new Promise((e,A)=>{this[S]({hostname:t,host:t,port:r,protocol:this[p]},(t,r)=>{if(t)A(t)
else e(r)})})
const n=new a(s,this[y])
n.on("error",e=>{B("SOCKS5 error:",e)
s.destroy()})
await n.handshake()
await new Promise((e,A)=>{const t=setTimeout(()=>{A(new Error("SOCKS5 authentication timeout"))},5e3)
const onAuthenticated=()=>{clearTimeout(t)
n.removeListener("error",onError)
e()}
const onError=e=>{clearTimeout(t)
n.removeListener("authenticated",onAuthenticated)
A(e)}
if(n.state===c.AUTHENTICATED){clearTimeout(t)
e()}else{n.once("authenticated",onAuthenticated)
n.once("error",onError)}})
await n.connect(e,A)
await new Promise((t,r)=>{const s=setTimeout(()=>{r(new Error("SOCKS5 connection timeout"))},5e3)
const onConnected=r=>{B("SOCKS5 tunnel established to",e,A,"via",r)
clearTimeout(s)
n.removeListener("error",onError)
t()}
const onError=e=>{clearTimeout(s)
n.removeListener("connected",onConnected)
r(e)}
n.once("connected",onConnected)
n.once("error",onError)})
return s}[l](e,A){const{origin:t}=e
B("dispatching request to",t,"via SOCKS5")
try{const r=String(t)
let o=this[D].get(r)
if(!o||o.destroyed||o.closed){o=new u(t,{pipelining:e.pipelining,connections:e.connections,connect:async(e,A)=>{try{const e=new s(t)
const r=e.hostname
const o=parseInt(e.port)||(e.protocol==="https:"?443:80)
B("establishing SOCKS5 connection to",r,o)
const i=await this.createSocks5Connection(r,o)
let a=i
if(e.protocol==="https:"){if(!n)n=require("node:tls")
B("upgrading to TLS")
a=n.connect({...this[m],socket:i,servername:this[m]?.servername||r})
await new Promise((e,A)=>{a.once("secureConnect",e)
a.once("error",A)})}A(null,a)}catch(e){B("SOCKS5 connection error:",e)
A(e)}}})
this[D].set(r,o)}return o[l](e,A)}catch(e){B("dispatch error:",e)
if(typeof A.onResponseError==="function"){A.onResponseError(null,e)
return false}else if(typeof A.onError==="function"){A.onError(e)
return false}else throw e}}async[g](){const e=[]
for(const A of this[D].values())e.push(A.close())
this[D].clear()
await Promise.all(e)}async[h](e){const A=[]
for(const t of this[D].values())A.push(t.destroy(e))
this[D].clear()
await Promise.all(A)}}
t.exports=R})
var J=e.__commonJSMin((e,t)=>{const{kProxy:s,kClose:n,kDestroy:o,kDispatch:i}=A()
const c=x()
const l=H()
const g=E()
const{InvalidArgumentError:h,RequestAbortedError:u,SecureProxyConnectionError:C}=r()
const I=Q()
const B=M()
const{channels:d}=a()
const f=O()
const y=Symbol("proxy agent")
const p=Symbol("proxy client")
const D=Symbol("proxy headers")
const S=Symbol("request tls settings")
const m=Symbol("proxy tls settings")
const w=Symbol("connect endpoint function")
const R=Symbol("tunnel proxy")
function defaultProtocolPort(e){return e==="https:"?443:80}function defaultFactory(e,A){return new l(e,A)}const noop=()=>{}
function defaultAgentFactory(e,A){if(A.connections===1)return new B(e,A)
return new l(e,A)}var N=class extends g{#E
constructor(e,{headers:A={},connect:t,factory:r}){if(!e)throw new h("Proxy URL is mandatory")
super()
this[D]=A
if(r)this.#E=r(e,{connect:t})
else this.#E=new B(e,{connect:t})}[i](e,A){const t=A.onHeaders
A.onHeaders=function(e,r,s){if(e===407){if(typeof A.onError==="function")A.onError(new h("Proxy Authentication Required (407)"))
return}if(t)t.call(this,e,r,s)}
const{origin:r,path:s="/",headers:n={}}=e
e.path=r+s
if(!("host"in n)&&!("Host"in n)){const{host:e}=new URL(r)
n.host=e}e.headers={...this[D],...n}
return this.#E[i](e,A)}[n](){return this.#E.close()}[o](e){return this.#E.destroy(e)}}
var b=class extends g{constructor(e){if(!e||typeof e==="object"&&!(e instanceof URL)&&!e.uri)throw new h("Proxy uri is mandatory")
const{clientFactory:A=defaultFactory}=e
if(typeof A!=="function")throw new h("Proxy opts.clientFactory must be a function.")
const{proxyTunnel:t=true}=e
super()
const r=this.#Q(e)
const{href:n,origin:o,port:i,protocol:a,username:l,password:g,hostname:E}=r
this[s]={uri:n,protocol:a}
this[S]=e.requestTls
this[m]=e.proxyTls
this[D]=e.headers||{}
this[R]=t
if(e.auth&&e.token)throw new h("opts.auth cannot be used in combination with opts.token")
else if(e.auth)this[D]["proxy-authorization"]=`Basic ${e.auth}`
else if(e.token)this[D]["proxy-authorization"]=e.token
else if(l&&g)this[D]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(l)}:${decodeURIComponent(g)}`).toString("base64")}`
const Q=I({...e.proxyTls})
this[w]=I({...e.requestTls})
const B=e.factory||defaultAgentFactory
const factory=(A,t)=>{const{protocol:r}=new URL(A)
if(this[s].protocol==="socks5:"||this[s].protocol==="socks:")return new f(this[s].uri,{headers:this[D],connect:Q,factory:B,username:e.username||l,password:e.password||g,proxyTls:e.proxyTls,requestTls:e.requestTls})
if(!this[R]&&r==="http:"&&this[s].protocol==="http:")return new N(this[s].uri,{headers:this[D],connect:Q,factory:B})
return B(A,t)}
if(a==="socks5:"||a==="socks:")this[p]=null
else this[p]=A(r,{connect:Q})
this[y]=new c({...e,factory,connect:async(e,A)=>{if(!this[p]){A(new h("Cannot establish tunnel connection without a proxy client"))
return}let t=e.host
if(!e.port)t+=`:${defaultProtocolPort(e.protocol)}`
try{const r={origin:o,port:i,path:t,signal:e.signal,headers:{...this[D],host:e.host,...e.connections==null||e.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[m]?.servername||E}
const{socket:s,statusCode:n}=await this[p].connect(r)
if(n!==200){s.on("error",noop).destroy()
A(new u(`Proxy response (${n}) !== 200 when HTTP Tunneling`))
return}if(d.proxyConnected.hasSubscribers)d.proxyConnected.publish({socket:s,connectParams:r})
if(e.protocol!=="https:"){A(null,s)
return}let a
if(this[S])a=this[S].servername
else a=e.servername
this[w]({...e,servername:a,httpSocket:s},A)}catch(e){if(e.code==="ERR_TLS_CERT_ALTNAME_INVALID")A(new C(e))
else A(e)}}})}dispatch(e,A){const t=buildHeaders(e.headers)
throwIfProxyAuthIsSent(t)
if(t&&!("host"in t)&&!("Host"in t)){const{host:A}=new URL(e.origin)
t.host=A}return this[y].dispatch({...e,headers:t},A)}#Q(e){if(typeof e==="string")return new URL(e)
else if(e instanceof URL)return e
else return new URL(e.uri)}[n](){const e=[this[y].close()]
if(this[p])e.push(this[p].close())
return Promise.all(e)}[o](){const e=[this[y].destroy()]
if(this[p])e.push(this[p].destroy())
return Promise.all(e)}}
function buildHeaders(e){if(Array.isArray(e)){const A={}
for(let t=0;t<e.length;t+=2)A[e[t]]=e[t+1]
return A}return e}function throwIfProxyAuthIsSent(e){if(e&&Object.keys(e).find(e=>e.toLowerCase()==="proxy-authorization"))throw new h("Proxy-Authorization should be sent in ProxyAgent constructor")}t.exports=b})
var W=e.__commonJSMin((e,t)=>{const r=E()
const{kClose:s,kDestroy:n,kClosed:o,kDestroyed:i,kDispatch:a,kNoProxyAgent:c,kHttpProxyAgent:l,kHttpsProxyAgent:g}=A()
const h=J()
const Q=x()
const u={"http:":80,"https:":443}
var C=class extends r{#u=null
#C=null
#I=null
constructor(e={}){super()
this.#I=e
const{httpProxy:A,httpsProxy:t,noProxy:r,...s}=e
this[c]=new Q(s)
const n=A??process.env.http_proxy??process.env.HTTP_PROXY
if(n)this[l]=new h({...s,uri:n})
else this[l]=this[c]
const o=t??process.env.https_proxy??process.env.HTTPS_PROXY
if(o)this[g]=new h({...s,uri:o})
else this[g]=this[l]
this.#B()}[a](e,A){const t=new URL(e.origin)
return this.#d(t).dispatch(e,A)}[s](){return Promise.all([this[c].close(),!this[l][o]&&this[l].close(),!this[g][o]&&this[g].close()])}[n](e){return Promise.all([this[c].destroy(e),!this[l][i]&&this[l].destroy(e),!this[g][i]&&this[g].destroy(e)])}#d(e){let{protocol:A,host:t,port:r}=e
t=t.replace(/:\d*$/,"").toLowerCase()
r=Number.parseInt(r,10)||u[A]||0
if(!this.#f(t,r))return this[c]
if(A==="https:")return this[g]
return this[l]}#f(e,A){if(this.#y)this.#B()
if(this.#C.length===0)return true
if(this.#u==="*")return false
for(let t=0;t<this.#C.length;t++){const r=this.#C[t]
if(r.port&&r.port!==A)continue
if(e===r.hostname)return false
if(e.slice(-(r.hostname.length+1))===`.${r.hostname}`)return false}return true}#B(){const e=this.#I.noProxy??this.#p
const A=e.split(/[,\s]/)
const t=[]
for(let e=0;e<A.length;e++){const r=A[e]
if(!r)continue
const s=r.match(/^(.+):(\d+)$/)
t.push({hostname:(s?s[1]:r).replace(/^\*?\./,"").toLowerCase(),port:s?Number.parseInt(s[2],10):0})}this.#u=e
this.#C=t}get#y(){if(this.#I.noProxy!==void 0)return false
return this.#u!==this.#p}get#p(){return process.env.no_proxy??process.env.NO_PROXY??""}}
t.exports=C})
var P=e.__commonJSMin((e,t)=>{const s=require("node:assert")
const{kRetryHandlerDefaultRetry:n}=A()
const{RequestRetryError:i}=r()
const a=l()
const{isDisturbed:c,parseRangeHeader:g,wrapRequestBody:h}=o()
function calculateRetryAfterHeader(e){const A=new Date(e).getTime()
return isNaN(A)?0:A-Date.now()}function validatePartialResponseContentLength(e,A,t,r){const s=e["content-length"]
if(s==null)return
if(!Number.isFinite(A.start)||!Number.isFinite(A.end))return
const n=Number(s)
const o=A.end-A.start+1
if(!Number.isFinite(n)||n!==o)throw new i("Content-Length mismatch",t,{headers:e,data:{count:r}})}var E=class{#A=false
#a=null
set target(e){this.#a=e
if(this.#A)e?.pause()}get target(){return this.#a}pause(){this.#A=true
this.#a?.pause()}resume(){this.#A=false
this.#a?.resume()}abort(e){this.#a?.abort(e)}get paused(){return this.#A||(this.#a?.paused??false)}get aborted(){return this.#a?.aborted??false}get reason(){return this.#a?.reason??null}get rawHeaders(){return this.#a?.rawHeaders??null}set rawHeaders(e){if(this.#a)this.#a.rawHeaders=e}get rawTrailers(){return this.#a?.rawTrailers??null}set rawTrailers(e){if(this.#a)this.#a.rawTrailers=e}}
t.exports=class RetryHandler{constructor(e,{dispatch:A,handler:t}){const{retryOptions:r,...s}=e
const{retry:o,maxRetries:i,maxTimeout:c,minTimeout:l,timeoutFactor:g,methods:Q,errorCodes:u,retryAfter:C,statusCodes:I,throwOnError:B}=r??{}
this.error=null
this.dispatch=A
this.handler=a.wrap(t)
this.opts={...s,body:h(e.body)}
this.retryOpts={throwOnError:B??true,retry:o??RetryHandler[n],retryAfter:C??true,maxTimeout:c??3e4,minTimeout:l??500,timeoutFactor:g??2,maxRetries:i??5,methods:Q??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:I??[500,502,503,504,429],errorCodes:u??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]}
this.retryCount=0
this.retryCountCheckpoint=0
this.headersSent=false
this.start=0
this.end=null
this.etag=null
this.controllerProxy=new E}onResponseStartWithRetry(e,A,t,r,s){if(this.retryOpts.throwOnError){if(this.retryOpts.statusCodes.includes(A)===false){if(this.headersSent)this.handler.onResponseError?.(this.controllerProxy,s)
else{this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)}}else this.error=s
return}if(c(this.opts.body)){this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)
return}function shouldRetry(n){if(n){if(this.headersSent)this.handler.onResponseError?.(this.controllerProxy,n)
else{this.headersSent=true
this.checkpointResponseEnd(t)
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)}e.resume()
return}this.error=s
e.resume()}e.pause()
this.retryOpts.retry(s,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},shouldRetry.bind(this))}checkpointResponseEnd(e){if(this.end==null&&this.opts.method!=="HEAD"){const A=e["content-length"]
this.end=A!=null?Number(A)-1:null
s(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=this.end!=null}}onRequestStart(e,A){this.controllerProxy.target=e
if(!this.headersSent)this.handler.onRequestStart?.(this.controllerProxy,A)}onRequestUpgrade(e,A,t,r){this.handler.onRequestUpgrade?.(this.controllerProxy,A,t,r)}static[n](e,{state:A,opts:t},r){const{statusCode:s,code:n,headers:o}=e
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
setTimeout(()=>r(null),B)}onResponseStart(e,A,t,r){this.error=null
this.retryCount+=1
if(A>=300){const s=new i("Request failed",A,{headers:t,data:{count:this.retryCount}})
this.onResponseStartWithRetry(e,A,t,r,s)
return}if(this.headersSent){if(A!==206&&(this.start>0||A!==200))throw new i("server does not support the range header and the payload was partially consumed",A,{headers:t,data:{count:this.retryCount}})
const e=g(t["content-range"])
if(!e)throw new i("Content-Range mismatch",A,{headers:t,data:{count:this.retryCount}})
if(this.etag!=null&&this.etag!==t.etag)throw new i("ETag mismatch",A,{headers:t,data:{count:this.retryCount}})
validatePartialResponseContentLength(t,e,A,this.retryCount)
const{start:r,size:s,end:n=(s?s-1:null)}=e
if(this.start!==r||this.end!=null&&this.end!==n)throw new i("Content-Range mismatch",A,{headers:t,data:{count:this.retryCount}})
return}if(this.end==null){if(A===206){const e=g(t["content-range"])
if(e==null){this.headersSent=true
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)
return}validatePartialResponseContentLength(t,e,A,this.retryCount)
const{start:n,size:o,end:i=(o?o-1:null)}=e
s(n!=null&&Number.isFinite(n),"content-range mismatch")
s(i!=null&&Number.isFinite(i),"invalid content-length")
this.start=n
this.end=i}if(this.end==null){const e=t["content-length"]
this.end=e!=null?Number(e)-1:null}s(Number.isFinite(this.start))
s(this.end==null||Number.isFinite(this.end),"invalid content-length")
this.resume=true
this.etag=t.etag!=null?t.etag:null
if(this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/")this.etag=null
this.headersSent=true
this.handler.onResponseStart?.(this.controllerProxy,A,t,r)}else throw new i("Request failed",A,{headers:t,data:{count:this.retryCount}})}onResponseData(e,A){if(this.error)return
this.start+=A.length
this.handler.onResponseData?.(this.controllerProxy,A)}onResponseEnd(e,A){if(this.error&&this.retryOpts.throwOnError)throw this.error
if(!this.error){this.retryCount=0
return this.handler.onResponseEnd?.(this.controllerProxy,A)}this.retry()}retry(){if(this.start!==0){const e={range:`bytes=${this.start}-${this.end??""}`}
if(this.etag!=null)e["if-match"]=this.etag
this.opts={...this.opts,headers:{...this.opts.headers,...e}}}try{this.retryCountCheckpoint=this.retryCount
this.dispatch(this.opts,this)}catch(e){this.handler.onResponseError?.(this.controllerProxy,e)}}onResponseError(e,A){if(e?.aborted||c(this.opts.body)||this.headersSent&&!this.resume){this.handler.onResponseError?.(this.controllerProxy,A)
return}function shouldRetry(e){if(!e){this.retry()
return}this.handler?.onResponseError?.(this.controllerProxy,e)}if(this.retryCount-this.retryCountCheckpoint>0)this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)
else this.retryCount+=1
this.retryOpts.retry(A,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},shouldRetry.bind(this))}}})
var q=e.__commonJSMin((e,A)=>{const t=g()
const r=P()
var s=class extends t{#D=null
#S=null
constructor(e,A={}){super(A)
this.#D=e
this.#S=A}dispatch(e,A){const t=new r({...e,retryOptions:this.#S},{dispatch:this.#D.dispatch.bind(this.#D),handler:A})
return this.#D.dispatch(e,t)}close(){return this.#D.close()}destroy(){return this.#D.destroy()}}
A.exports=s})
var _=e.__commonJSMin((e,A)=>{const{InvalidArgumentError:t}=r()
const s=M()
var n=class extends s{constructor(e,A){if(typeof e==="string")e=new URL(e)
if(e.protocol!=="http:")throw new t("h2c-client: Only h2c protocol is supported")
const{maxConcurrentStreams:r,pipelining:s,...n}=A??{}
let o=100
let i=100
if(r!=null&&Number.isInteger(r)&&r>0)o=r
if(s!=null&&Number.isInteger(s)&&s>0)i=s
if(i>o)throw new t("h2c-client: pipelining cannot be greater than maxConcurrentStreams")
super(e,{...n,maxConcurrentStreams:o,pipelining:i,allowH2:true,useH2c:true})}}
A.exports=n})
var Z=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{Readable:s}=require("node:stream")
const{RequestAbortedError:n,NotSupportedError:i,InvalidArgumentError:a,AbortError:c}=r()
const l=o()
const{ReadableStreamFrom:g}=o()
const h=Symbol("kConsume")
const E=Symbol("kReading")
const Q=Symbol("kBody")
const u=Symbol("kAbort")
const C=Symbol("kContentType")
const I=Symbol("kContentLength")
const B=Symbol("kUsed")
const d=Symbol("kBytesRead")
const noop=()=>{}
var f=class extends s{constructor({resume:e,abort:A,contentType:t="",contentLength:r,highWaterMark:s=65536}){super({autoDestroy:true,read:e,highWaterMark:s})
this._readableState.dataEmitted=false
this[u]=A
this[h]=null
this[d]=0
this[Q]=null
this[B]=false
this[C]=t
this[I]=Number.isFinite(r)?r:null
this[E]=false}_destroy(e,A){if(!e&&!this._readableState.endEmitted)e=new n
if(e)this[u]()
if(!this[B])setImmediate(A,e)
else A(e)}on(e,A){if(e==="data"||e==="readable"){this[E]=true
this[B]=true}return super.on(e,A)}addListener(e,A){return this.on(e,A)}off(e,A){const t=super.off(e,A)
if(e==="data"||e==="readable")this[E]=this.listenerCount("data")>0||this.listenerCount("readable")>0
return t}removeListener(e,A){return this.off(e,A)}push(e){if(e){this[d]+=e.length
if(this[h]){consumePush(this[h],e)
return this[E]?super.push(e):true}}return super.push(e)}text(){return consume(this,"text")}json(){return consume(this,"json")}blob(){return consume(this,"blob")}bytes(){return consume(this,"bytes")}arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){throw new i}get bodyUsed(){return l.isDisturbed(this)}get body(){if(!this[Q]){this[Q]=g(this)
if(this[h]){this[Q].getReader()
t(this[Q].locked)}}return this[Q]}dump(e){const A=e?.signal
if(A!=null&&(typeof A!=="object"||!("aborted"in A)))return Promise.reject(new a("signal must be an AbortSignal"))
const t=e?.limit&&Number.isFinite(e.limit)?e.limit:131072
if(A?.aborted)return Promise.reject(A.reason??new c)
if(this._readableState.closeEmitted)return Promise.resolve(null)
return new Promise((e,r)=>{if(this[I]&&this[I]>t||this[d]>t)this.destroy(new c)
if(A){const onAbort=()=>{this.destroy(A.reason??new c)}
A.addEventListener("abort",onAbort)
this.on("close",function(){A.removeEventListener("abort",onAbort)
if(A.aborted)r(A.reason??new c)
else e(null)})}else this.on("close",e)
this.on("error",noop).on("data",()=>{if(this[d]>t)this.destroy()}).resume()})}setEncoding(e){if(Buffer.isEncoding(e))this._readableState.encoding=e
return this}}
function isLocked(e){return e[Q]?.locked===true||e[h]!==null}function isUnusable(e){return l.isDisturbed(e)||isLocked(e)}function consume(e,A){t(!e[h])
return new Promise((t,r)=>{if(isUnusable(e)){const A=e._readableState
if(A.destroyed&&A.closeEmitted===false)e.on("error",r).on("close",()=>{r(new TypeError("unusable"))})
else r(A.errored??new TypeError("unusable"))}else queueMicrotask(()=>{e[h]={type:A,stream:e,resolve:t,reject:r,length:0,body:[]}
e.on("error",function(e){consumeFinish(this[h],e)}).on("close",function(){if(this[h].body!==null)consumeFinish(this[h],new n)})
consumeStart(e[h])})})}function consumeStart(e){if(e.body===null)return
const{_readableState:A}=e.stream
if(A.bufferIndex){const t=A.bufferIndex
const r=A.buffer.length
for(let s=t;s<r;s++)consumePush(e,A.buffer[s])}else for(const t of A.buffer)consumePush(e,t)
if(A.endEmitted)consumeEnd(this[h],this._readableState.encoding)
else e.stream.on("end",function(){consumeEnd(this[h],this._readableState.encoding)})
e.stream.resume()
while(e.stream.read()!=null);}function chunksDecode(e,A,t){if(e.length===0||A===0)return""
const r=e.length===1?e[0]:Buffer.concat(e,A)
const s=r.length
const n=s>2&&r[0]===239&&r[1]===187&&r[2]===191?3:0
if(!t||t==="utf8"||t==="utf-8")return r.utf8Slice(n,s)
else return r.subarray(n,s).toString(t)}function chunksConcat(e,A){if(e.length===0||A===0)return new Uint8Array(0)
if(e.length===1)return new Uint8Array(e[0])
const t=new Uint8Array(Buffer.allocUnsafeSlow(A).buffer)
let r=0
for(let A=0;A<e.length;++A){const s=e[A]
t.set(s,r)
r+=s.length}return t}function consumeEnd(e,A){const{type:t,body:r,resolve:s,stream:n,length:o}=e
try{if(t==="text")s(chunksDecode(r,o,A))
else if(t==="json")s(JSON.parse(chunksDecode(r,o,A)))
else if(t==="arrayBuffer")s(chunksConcat(r,o).buffer)
else if(t==="blob")s(new Blob(r,{type:n[C]}))
else if(t==="bytes")s(chunksConcat(r,o))
consumeFinish(e)}catch(e){n.destroy(e)}}function consumePush(e,A){e.length+=A.length
e.body.push(A)}function consumeFinish(e,A){if(e.body===null)return
if(A)e.reject(A)
else e.resolve()
e.type=null
e.stream=null
e.resolve=null
e.reject=null
e.length=0
e.body=null}A.exports={Readable:f,chunksDecode}})
var z=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{AsyncResource:s}=require("node:async_hooks")
const{Readable:n}=Z()
const{InvalidArgumentError:i,RequestAbortedError:a}=r()
const c=o()
function noop(){}var l=class extends s{constructor(e,A){if(!e||typeof e!=="object")throw new i("invalid opts")
const{signal:t,method:r,opaque:s,body:n,onInfo:o,responseHeaders:l,highWaterMark:g}=e
try{if(typeof A!=="function")throw new i("invalid callback")
if(g!=null&&(!Number.isFinite(g)||g<0))throw new i("invalid highWaterMark")
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function")throw new i("signal must be an EventEmitter or EventTarget")
if(r==="CONNECT")throw new i("invalid method")
if(o&&typeof o!=="function")throw new i("invalid onInfo callback")
super("UNDICI_REQUEST")}catch(e){if(c.isStream(n))c.destroy(n.on("error",noop),e)
throw e}this.method=r
this.responseHeaders=l||null
this.opaque=s||null
this.callback=A
this.res=null
this.abort=null
this.body=n
this.trailers={}
this.context=null
this.onInfo=o||null
this.highWaterMark=g
this.reason=null
this.removeAbortListener=null
if(t?.aborted)this.reason=t.reason??new a
else if(t)this.removeAbortListener=c.addAbortListener(t,()=>{this.reason=t.reason??new a
if(this.res)c.destroy(this.res.on("error",noop),this.reason)
else if(this.abort)this.abort(this.reason)})}onConnect(e,A){if(this.reason){e(this.reason)
return}t(this.callback)
this.abort=e
this.context=A}onHeaders(e,A,t,r){const{callback:s,opaque:o,abort:i,context:a,responseHeaders:l,highWaterMark:g}=this
const h=l==="raw"?c.parseRawHeaders(A):c.parseHeaders(A)
if(e<200){if(this.onInfo)this.onInfo({statusCode:e,headers:h})
return}const E=l==="raw"?c.parseHeaders(A):h
const Q=E["content-type"]
const u=E["content-length"]
const C=new n({resume:t,abort:i,contentType:Q,contentLength:this.method!=="HEAD"&&u?Number(u):null,highWaterMark:g})
if(this.removeAbortListener){C.on("close",this.removeAbortListener)
this.removeAbortListener=null}this.callback=null
this.res=C
if(s!==null)try{this.runInAsyncScope(s,null,null,{statusCode:e,statusText:r,headers:h,trailers:this.trailers,opaque:o,body:C,context:a})}catch(e){this.res=null
c.destroy(C.on("error",noop),e)
queueMicrotask(()=>{throw e})}}onData(e){return this.res.push(e)}onComplete(e){c.parseHeaders(e,this.trailers)
this.res.push(null)}onError(e){const{res:A,callback:t,body:r,opaque:s}=this
if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:s})})}if(A){this.res=null
queueMicrotask(()=>{c.destroy(A.on("error",noop),e)})}if(r){this.body=null
if(c.isStream(r)){r.on("error",noop)
c.destroy(r,e)}}if(this.removeAbortListener){this.removeAbortListener()
this.removeAbortListener=null}}}
function request(e,A){if(A===void 0)return new Promise((A,t)=>{request.call(this,e,(e,r)=>e?t(e):A(r))})
try{const t=new l(e,A)
this.dispatch(e,t)}catch(t){if(typeof A!=="function")throw t
const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}A.exports=request
A.exports.RequestHandler=l})
var X=e.__commonJSMin((e,A)=>{const{addAbortListener:t}=o()
const{RequestAbortedError:s}=r()
const n=Symbol("kListener")
const i=Symbol("kSignal")
function abort(e){if(e.abort)e.abort(e[i]?.reason)
else e.reason=e[i]?.reason??new s
removeSignal(e)}function addSignal(e,A){e.reason=null
e[i]=null
e[n]=null
if(!A)return
if(A.aborted){abort(e)
return}e[i]=A
e[n]=()=>{abort(e)}
t(e[i],e[n])}function removeSignal(e){if(!e[i])return
if("removeEventListener"in e[i])e[i].removeEventListener("abort",e[n])
else e[i].removeListener("abort",e[n])
e[i]=null
e[n]=null}A.exports={addSignal,removeSignal}})
var K=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{finished:s}=require("node:stream")
const{AsyncResource:n}=require("node:async_hooks")
const{InvalidArgumentError:i,InvalidReturnValueError:a}=r()
const c=o()
const{addSignal:l,removeSignal:g}=X()
function noop(){}var h=class extends n{constructor(e,A,t){if(!e||typeof e!=="object")throw new i("invalid opts")
const{signal:r,method:s,opaque:n,body:o,onInfo:a,responseHeaders:g}=e
try{if(typeof t!=="function")throw new i("invalid callback")
if(typeof A!=="function")throw new i("invalid factory")
if(r&&typeof r.on!=="function"&&typeof r.addEventListener!=="function")throw new i("signal must be an EventEmitter or EventTarget")
if(s==="CONNECT")throw new i("invalid method")
if(a&&typeof a!=="function")throw new i("invalid onInfo callback")
super("UNDICI_STREAM")}catch(e){if(c.isStream(o))c.destroy(o.on("error",noop),e)
throw e}this.responseHeaders=g||null
this.opaque=n||null
this.factory=A
this.callback=t
this.res=null
this.abort=null
this.context=null
this.trailers=null
this.body=o
this.onInfo=a||null
if(c.isStream(o))o.on("error",e=>{this.onError(e)})
l(this,r)}onConnect(e,A){if(this.reason){e(this.reason)
return}t(this.callback)
this.abort=e
this.context=A}onHeaders(e,A,t,r){const{factory:n,opaque:o,context:i,responseHeaders:l}=this
const g=l==="raw"?c.parseRawHeaders(A):c.parseHeaders(A)
if(e<200){if(this.onInfo)this.onInfo({statusCode:e,headers:g})
return}this.factory=null
if(n===null)return
const h=this.runInAsyncScope(n,null,{statusCode:e,headers:g,opaque:o,context:i})
if(!h||typeof h.write!=="function"||typeof h.end!=="function"||typeof h.on!=="function")throw new a("expected Writable")
s(h,{readable:false},e=>{const{callback:A,res:t,opaque:r,trailers:s,abort:n}=this
this.res=null
if(e||!t?.readable)c.destroy(t,e)
this.callback=null
this.runInAsyncScope(A,null,e||null,{opaque:r,trailers:s})
if(e)n()})
h.on("drain",t)
this.res=h
return(h.writableNeedDrain!==void 0?h.writableNeedDrain:h._writableState?.needDrain)!==true}onData(e){const{res:A}=this
return A?A.write(e):true}onComplete(e){const{res:A}=this
g(this)
if(!A)return
this.trailers=c.parseHeaders(e)
A.end()}onError(e){const{res:A,callback:t,opaque:r,body:s}=this
g(this)
this.factory=null
if(A){this.res=null
c.destroy(A,e)}else if(t){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(t,null,e,{opaque:r})})}if(s){this.body=null
c.destroy(s,e)}}}
function stream(e,A,t){if(t===void 0)return new Promise((t,r)=>{stream.call(this,e,A,(e,A)=>e?r(e):t(A))})
try{const r=new h(e,A,t)
this.dispatch(e,r)}catch(A){if(typeof t!=="function")throw A
const r=e?.opaque
queueMicrotask(()=>t(A,{opaque:r}))}}A.exports=stream})
var j=e.__commonJSMin((e,A)=>{const{Readable:t,Duplex:s,PassThrough:n}=require("node:stream")
const i=require("node:assert")
const{AsyncResource:a}=require("node:async_hooks")
const{InvalidArgumentError:c,InvalidReturnValueError:l,RequestAbortedError:g}=r()
const h=o()
const{addSignal:E,removeSignal:Q}=X()
function noop(){}const u=Symbol("resume")
var C=class extends t{constructor(){super({autoDestroy:true})
this[u]=null}_read(){const{[u]:e}=this
if(e){this[u]=null
e()}}_destroy(e,A){this._read()
A(e)}}
var I=class extends t{constructor(e){super({autoDestroy:true})
this[u]=e}_read(){this[u]()}_destroy(e,A){if(!e&&!this._readableState.endEmitted)e=new g
A(e)}}
var B=class extends a{constructor(e,A){if(!e||typeof e!=="object")throw new c("invalid opts")
if(typeof A!=="function")throw new c("invalid handler")
const{signal:t,method:r,opaque:n,onInfo:o,responseHeaders:i}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function")throw new c("signal must be an EventEmitter or EventTarget")
if(r==="CONNECT")throw new c("invalid method")
if(o&&typeof o!=="function")throw new c("invalid onInfo callback")
super("UNDICI_PIPELINE")
this.opaque=n||null
this.responseHeaders=i||null
this.handler=A
this.abort=null
this.context=null
this.onInfo=o||null
this.req=(new C).on("error",noop)
this.ret=new s({readableObjectMode:e.objectMode,autoDestroy:true,read:()=>{const{body:e}=this
if(e?.resume)e.resume()},write:(e,A,t)=>{const{req:r}=this
if(r.push(e,A)||r._readableState.destroyed)t()
else r[u]=t},destroy:(e,A)=>{const{body:t,req:r,res:s,ret:n,abort:o}=this
if(!e&&!n._readableState.endEmitted)e=new g
if(o&&e)o()
h.destroy(t,e)
h.destroy(r,e)
h.destroy(s,e)
Q(this)
A(e)}}).on("prefinish",()=>{const{req:e}=this
e.push(null)})
this.res=null
E(this,t)}onConnect(e,A){const{res:t}=this
if(this.reason){e(this.reason)
return}i(!t,"pipeline cannot be retried")
this.abort=e
this.context=A}onHeaders(e,A,t){const{opaque:r,handler:s,context:n}=this
if(e<200){if(this.onInfo){const t=this.responseHeaders==="raw"?h.parseRawHeaders(A):h.parseHeaders(A)
this.onInfo({statusCode:e,headers:t})}return}this.res=new I(t)
let o
try{this.handler=null
const t=this.responseHeaders==="raw"?h.parseRawHeaders(A):h.parseHeaders(A)
o=this.runInAsyncScope(s,null,{statusCode:e,headers:t,opaque:r,body:this.res,context:n})}catch(e){this.res.on("error",noop)
throw e}if(!o||typeof o.on!=="function")throw new l("expected Readable")
o.on("data",e=>{const{ret:A,body:t}=this
if(!A.push(e)&&t.pause)t.pause()}).on("error",e=>{const{ret:A}=this
h.destroy(A,e)}).on("end",()=>{const{ret:e}=this
e.push(null)}).on("close",()=>{const{ret:e}=this
if(!e._readableState.ended)h.destroy(e,new g)})
this.body=o}onData(e){const{res:A}=this
return A.push(e)}onComplete(e){const{res:A}=this
A.push(null)}onError(e){const{ret:A}=this
this.handler=null
h.destroy(A,e)}}
function pipeline(e,A){try{const t=new B(e,A)
this.dispatch({...e,body:t.req},t)
return t.ret}catch(e){return(new n).destroy(e)}}A.exports=pipeline})
var $=e.__commonJSMin((e,t)=>{const{InvalidArgumentError:s,SocketError:n}=r()
const{AsyncResource:i}=require("node:async_hooks")
const a=require("node:assert")
const c=o()
const{kHTTP2Stream:l}=A()
const{addSignal:g,removeSignal:h}=X()
var E=class extends i{constructor(e,A){if(!e||typeof e!=="object")throw new s("invalid opts")
if(typeof A!=="function")throw new s("invalid callback")
const{signal:t,opaque:r,responseHeaders:n}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function")throw new s("signal must be an EventEmitter or EventTarget")
super("UNDICI_UPGRADE")
this.responseHeaders=n||null
this.opaque=r||null
this.callback=A
this.abort=null
this.context=null
g(this,t)}onConnect(e,A){if(this.reason){e(this.reason)
return}a(this.callback)
this.abort=e
this.context=null}onHeaders(){throw new n("bad upgrade",null)}onUpgrade(e,A,t){a(t[l]===true?e===200:e===101)
const{callback:r,opaque:s,context:n}=this
h(this)
this.callback=null
const o=this.responseHeaders==="raw"?c.parseRawHeaders(A):c.parseHeaders(A)
this.runInAsyncScope(r,null,null,{headers:o,socket:t,opaque:s,context:n})}onError(e){const{callback:A,opaque:t}=this
h(this)
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:t})})}}}
function upgrade(e,A){if(A===void 0)return new Promise((A,t)=>{upgrade.call(this,e,(e,r)=>e?t(e):A(r))})
try{const t=new E(e,A)
const r={...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"}
this.dispatch(r,t)}catch(t){if(typeof A!=="function")throw t
const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}t.exports=upgrade})
var ee=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{AsyncResource:s}=require("node:async_hooks")
const{InvalidArgumentError:n,SocketError:i}=r()
const a=o()
const{addSignal:c,removeSignal:l}=X()
var g=class extends s{constructor(e,A){if(!e||typeof e!=="object")throw new n("invalid opts")
if(typeof A!=="function")throw new n("invalid callback")
const{signal:t,opaque:r,responseHeaders:s}=e
if(t&&typeof t.on!=="function"&&typeof t.addEventListener!=="function")throw new n("signal must be an EventEmitter or EventTarget")
super("UNDICI_CONNECT")
this.opaque=r||null
this.responseHeaders=s||null
this.callback=A
this.abort=null
c(this,t)}onConnect(e,A){if(this.reason){e(this.reason)
return}t(this.callback)
this.abort=e
this.context=A}onHeaders(){throw new i("bad connect",null)}onUpgrade(e,A,t){const{callback:r,opaque:s,context:n}=this
l(this)
this.callback=null
let o=A
if(o!=null)o=this.responseHeaders==="raw"?a.parseRawHeaders(A):a.parseHeaders(A)
this.runInAsyncScope(r,null,null,{statusCode:e,headers:o,socket:t,opaque:s,context:n})}onError(e){const{callback:A,opaque:t}=this
l(this)
if(A){this.callback=null
queueMicrotask(()=>{this.runInAsyncScope(A,null,e,{opaque:t})})}}}
function connect(e,A){if(A===void 0)return new Promise((A,t)=>{connect.call(this,e,(e,r)=>e?t(e):A(r))})
try{const t=new g(e,A)
const r={...e,method:"CONNECT"}
this.dispatch(r,t)}catch(t){if(typeof A!=="function")throw t
const r=e?.opaque
queueMicrotask(()=>A(t,{opaque:r}))}}A.exports=connect})
var Ae=e.__commonJSMin((e,A)=>{A.exports.request=z()
A.exports.stream=K()
A.exports.pipeline=j()
A.exports.upgrade=$()
A.exports.connect=ee()})
var te=e.__commonJSMin((e,A)=>{const{UndiciError:t}=r()
const s=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED")
var n=class extends t{constructor(e){super(e)
this.name="MockNotMatchedError"
this.message=e||"The request does not match any registered mock dispatches"
this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](e){return e&&e[s]===true}get[s](){return true}}
A.exports={MockNotMatchedError:n}})
var re=e.__commonJSMin((e,A)=>{A.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected"),kIgnoreTrailingSlash:Symbol("ignore trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol("mock agent register mock call history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol("mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol("mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}})
var se=e.__commonJSMin((e,A)=>{const{MockNotMatchedError:t}=te()
const{kDispatches:s,kMockAgent:n,kOriginalDispatch:i,kOrigin:a,kGetNetConnect:c,kTotalDispatchCount:l}=re()
const{serializePathWithQuery:g}=o()
const{STATUS_CODES:h}=require("node:http")
const{types:{isPromise:E}}=require("node:util")
const{InvalidArgumentError:Q}=r()
function matchValue(e,A){if(typeof e==="string")return e===A
if(e instanceof RegExp)return e.test(A)
if(typeof e==="function")return e(A)===true
return false}function lowerCaseEntries(e){return Object.fromEntries(Object.entries(e).map(([e,A])=>[e.toLocaleLowerCase(),A]))}function getHeaderByName(e,A){if(Array.isArray(e)){for(let t=0;t<e.length;t+=2)if(e[t].toLocaleLowerCase()===A.toLocaleLowerCase())return e[t+1]
return}else if(typeof e.get==="function")return e.get(A)
else return lowerCaseEntries(e)[A.toLocaleLowerCase()]}function buildHeadersFromArray(e){const A=e.slice()
const t=[]
for(let e=0;e<A.length;e+=2)t.push([A[e],A[e+1]])
return Object.fromEntries(t)}function matchHeaders(e,A){if(typeof e.headers==="function"){if(Array.isArray(A))A=buildHeadersFromArray(A)
return e.headers(A?lowerCaseEntries(A):{})}if(typeof e.headers==="undefined")return true
if(typeof A!=="object"||typeof e.headers!=="object")return false
for(const[t,r]of Object.entries(e.headers))if(!matchValue(r,getHeaderByName(A,t)))return false
return true}function normalizeSearchParams(e){if(typeof e!=="string")return e
const A=new URLSearchParams(e)
const t=new URLSearchParams
for(let[e,r]of A.entries()){e=e.replace("[]","")
if(/^(['"]).*\1$/.test(r)){t.append(e,r)
continue}if(r.includes(",")){const A=r.split(",")
for(const r of A)t.append(e,r)
continue}t.append(e,r)}return t}function safeUrl(e){if(typeof e!=="string")return e
const A=e.split("?",3)
if(A.length!==2)return e
const t=new URLSearchParams(A.pop())
t.sort()
return[...A,t.toString()].join("?")}function matchKey(e,{path:A,method:t,body:r,headers:s}){const n=matchValue(e.path,A)
const o=matchValue(e.method,t)
const i=typeof e.body!=="undefined"?matchValue(e.body,r):true
const a=matchHeaders(e,s)
return n&&o&&i&&a}function getResponseData(e){if(Buffer.isBuffer(e))return e
else if(e instanceof Uint8Array)return e
else if(e instanceof ArrayBuffer)return e
else if(typeof e==="object")return JSON.stringify(e)
else if(e)return e.toString()
else return""}function getMockDispatch(e,A){const r=A.query?g(A.path,A.query):A.path
const s=typeof r==="string"?safeUrl(r):r
const n=removeTrailingSlash(s)
let o=e.filter(({consumed:e})=>!e).filter(({path:e,ignoreTrailingSlash:A})=>A?matchValue(removeTrailingSlash(safeUrl(e)),n):matchValue(safeUrl(e),s))
if(o.length===0)throw new t(`Mock dispatch not matched for path '${s}'`)
o=o.filter(({method:e})=>matchValue(e,A.method))
if(o.length===0)throw new t(`Mock dispatch not matched for method '${A.method}' on path '${s}'`)
o=o.filter(({body:e})=>typeof e!=="undefined"?matchValue(e,A.body):true)
if(o.length===0)throw new t(`Mock dispatch not matched for body '${A.body}' on path '${s}'`)
o=o.filter(e=>matchHeaders(e,A.headers))
if(o.length===0){const e=typeof A.headers==="object"?JSON.stringify(A.headers):A.headers
throw new t(`Mock dispatch not matched for headers '${e}' on path '${s}'`)}return o[0]}function addMockDispatch(e,A,t,r){const s={timesInvoked:0,times:1,persist:false,consumed:false,...r}
const n=typeof t==="function"?{callback:t}:{...t}
const o={...s,...A,pending:true,data:{error:null,...n}}
e.push(o)
e[l]=(e[l]||0)+1
return o}function deleteMockDispatch(e,A){const t=e.findIndex(e=>{if(!e.consumed)return false
return matchKey(e,A)})
if(t!==-1)e.splice(t,1)}function removeTrailingSlash(e){while(e.endsWith("/"))e=e.slice(0,-1)
if(e.length===0)e="/"
return e}function buildKey(e){const{path:A,method:t,body:r,headers:s,query:n}=e
return{path:A,method:t,body:r,headers:s,query:n}}function generateKeyValues(e){const A=Object.keys(e)
const t=[]
for(let r=0;r<A.length;++r){const s=A[r]
const n=e[s]
const o=Buffer.from(`${s}`)
if(Array.isArray(n))for(let e=0;e<n.length;++e)t.push(o,Buffer.from(`${n[e]}`))
else t.push(o,Buffer.from(`${n}`))}return t}function getStatusText(e){return h[e]||"unknown"}async function getResponse(e){const A=[]
for await(const t of e)A.push(t)
return Buffer.concat(A).toString("utf8")}function mockDispatch(e,A){const t=buildKey(e)
const r=getMockDispatch(this[s],t)
r.timesInvoked++
if(r.data.callback)r.data={...r.data,...r.data.callback(e)}
const{data:{statusCode:n,data:o,headers:i,trailers:a,error:c},delay:l,persist:g}=r
const{timesInvoked:h,times:Q}=r
r.consumed=!g&&h>=Q
r.pending=h<Q
if(c!==null){deleteMockDispatch(this[s],t)
A.onError(c)
return true}let u=false
let C=null
function abort(e){if(u)return
u=true
if(C!==null){clearTimeout(C)
C=null}A.onError(e)}A.onConnect?.(abort,null)
if(typeof l==="number"&&l>0)C=setTimeout(()=>{C=null
handleReply(this[s])},l)
else handleReply(this[s])
function handleReply(r,s=o){if(u)return
const c=Array.isArray(e.headers)?buildHeadersFromArray(e.headers):e.headers
const l=typeof s==="function"?s({...e,headers:c}):s
if(E(l))return l.then(e=>handleReply(r,e))
if(u)return
const g=getResponseData(l)
const h=generateKeyValues(i)
const Q=generateKeyValues(a)
A.onHeaders?.(n,h,resume,getStatusText(n))
A.onData?.(Buffer.from(g))
A.onComplete?.(Q)
deleteMockDispatch(r,t)}function resume(){}return true}function buildMockDispatch(){const e=this[n]
const A=this[a]
const r=this[i]
return function dispatch(n,o){if(e.isMockActive)try{mockDispatch.call(this,n,o)}catch(i){if(i.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){const a=e[c]()
const g=this[s][l]||this[s].length
const h=`, ${this[s].filter(({consumed:e})=>!e).length} interceptor(s) remaining out of ${g} defined`
if(a===false)throw new t(`${i.message}: subsequent request to origin ${A} was not allowed (net.connect disabled)${h}`)
if(checkNetConnect(a,A))r.call(this,n,o)
else throw new t(`${i.message}: subsequent request to origin ${A} was not allowed (net.connect is not enabled for this origin)${h}`)}else throw i}else r.call(this,n,o)}}function checkNetConnect(e,A){const t=new URL(A)
if(e===true)return true
else if(Array.isArray(e)&&e.some(e=>matchValue(e,t.host)))return true
return false}function normalizeOrigin(e){if(typeof e!=="string"&&!(e instanceof URL))return e
if(e instanceof URL)return e.origin
return e.toLowerCase()}function buildAndValidateMockOptions(e){const{agent:A,...t}=e
if("enableCallHistory"in t&&typeof t.enableCallHistory!=="boolean")throw new Q("options.enableCallHistory must to be a boolean")
if("acceptNonStandardSearchParameters"in t&&typeof t.acceptNonStandardSearchParameters!=="boolean")throw new Q("options.acceptNonStandardSearchParameters must to be a boolean")
if("ignoreTrailingSlash"in t&&typeof t.ignoreTrailingSlash!=="boolean")throw new Q("options.ignoreTrailingSlash must to be a boolean")
return t}A.exports={getResponseData,getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildAndValidateMockOptions,getHeaderByName,buildHeadersFromArray,normalizeSearchParams,normalizeOrigin}})
var ne=e.__commonJSMin((e,A)=>{const{getResponseData:t,buildKey:s,addMockDispatch:n}=se()
const{kDispatches:i,kDispatchKey:a,kDefaultHeaders:c,kDefaultTrailers:l,kContentLength:g,kMockDispatch:h,kIgnoreTrailingSlash:E}=re()
const{InvalidArgumentError:Q}=r()
const{serializePathWithQuery:u}=o()
var C=class{constructor(e){this[h]=e}delay(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0)throw new Q("waitInMs must be a valid integer > 0")
this[h].delay=e
return this}persist(){this[h].persist=true
return this}times(e){if(typeof e!=="number"||!Number.isInteger(e)||e<=0)throw new Q("repeatTimes must be a valid integer > 0")
this[h].times=e
return this}}
var I=class{constructor(e,A){if(typeof e!=="object")throw new Q("opts must be an object")
if(typeof e.path==="undefined")throw new Q("opts.path must be defined")
if(typeof e.method==="undefined")e.method="GET"
if(typeof e.path==="string"){if(e.query)e.path=u(e.path,e.query)
else{const A=new URL(e.path,"data://")
e.path=A.pathname+A.search}}if(typeof e.method==="string")e.method=e.method.toUpperCase()
this[a]=s(e)
this[i]=A
this[E]=e.ignoreTrailingSlash??false
this[c]={}
this[l]={}
this[g]=false}createMockScopeDispatchData({statusCode:e,data:A,responseOptions:r}){const s=t(A)
const n=this[g]?{"content-length":s.length}:{}
return{statusCode:e,data:A,headers:{...this[c],...n,...r.headers},trailers:{...this[l],...r.trailers}}}validateReplyParameters(e){if(typeof e.statusCode==="undefined")throw new Q("statusCode must be defined")
if(typeof e.responseOptions!=="object"||e.responseOptions===null)throw new Q("responseOptions must be an object")}reply(e){if(typeof e==="function"){const wrappedDefaultsCallback=A=>{const t=e(A)
if(typeof t!=="object"||t===null)throw new Q("reply options callback must return an object")
const r={data:"",responseOptions:{},...t}
this.validateReplyParameters(r)
return{...this.createMockScopeDispatchData(r)}}
return new C(n(this[i],this[a],wrappedDefaultsCallback,{ignoreTrailingSlash:this[E]}))}const A={statusCode:e,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]}
this.validateReplyParameters(A)
const t=this.createMockScopeDispatchData(A)
return new C(n(this[i],this[a],t,{ignoreTrailingSlash:this[E]}))}replyWithError(e){if(typeof e==="undefined")throw new Q("error must be defined")
return new C(n(this[i],this[a],{error:e},{ignoreTrailingSlash:this[E]}))}defaultReplyHeaders(e){if(typeof e==="undefined")throw new Q("headers must be defined")
this[c]=e
return this}defaultReplyTrailers(e){if(typeof e==="undefined")throw new Q("trailers must be defined")
this[l]=e
return this}replyContentLength(){this[g]=true
return this}}
A.exports.MockInterceptor=I
A.exports.MockScope=C})
var oe=e.__commonJSMin((e,t)=>{const{promisify:s}=require("node:util")
const n=M()
const{buildMockDispatch:o}=se()
const{kDispatches:i,kMockAgent:a,kClose:c,kOriginalClose:l,kOrigin:g,kOriginalDispatch:h,kConnected:E,kIgnoreTrailingSlash:Q}=re()
const{MockInterceptor:u}=ne()
const C=A()
const{InvalidArgumentError:I}=r()
var B=class extends n{constructor(e,A){if(!A||!A.agent||typeof A.agent.dispatch!=="function")throw new I("Argument opts.agent must implement Agent")
super(e,A)
this[a]=A.agent
this[g]=e
this[Q]=A.ignoreTrailingSlash??false
this[i]=[]
this[E]=1
this[h]=this.dispatch
this[l]=this.close.bind(this)
this.dispatch=o.call(this)
this.close=this[c]}get[C.kConnected](){return this[E]}intercept(e){return new u(e&&{ignoreTrailingSlash:this[Q],...e},this[i])}cleanMocks(){this[i]=[]}async[c](){await s(this[l])()
this[E]=0
this[a][C.kClients].delete(this[g])}}
t.exports=B})
var ie=e.__commonJSMin((e,A)=>{const{kMockCallHistoryAddLog:t}=re()
const{InvalidArgumentError:s}=r()
function handleFilterCallsWithOptions(e,A,t,r,n){switch(A.operator){case"OR":r.push(...t(e,n))
return r
case"AND":return t(e,r)
default:throw new s("options.operator must to be a case insensitive string equal to 'OR' or 'AND'")}}function buildAndValidateFilterCallsOptions(e={}){const A={}
if("operator"in e){if(typeof e.operator!=="string"||e.operator.toUpperCase()!=="OR"&&e.operator.toUpperCase()!=="AND")throw new s("options.operator must to be a case insensitive string equal to 'OR' or 'AND'")
return{...A,operator:e.operator.toUpperCase()}}return A}function makeFilterCalls(e){return(A,t)=>{if(typeof A==="string"||A==null)return t.filter(t=>t[e]===A)
if(A instanceof RegExp)return t.filter(t=>A.test(t[e]))
throw new s(`${e} parameter should be one of string, regexp, undefined or null`)}}function computeUrlWithMaybeSearchParameters(e){try{const A=new URL(e.path,e.origin)
if(A.search.length!==0)return A
A.search=new URLSearchParams(e.query).toString()
return A}catch(e){throw new s("An error occurred when computing MockCallHistoryLog.url",{cause:e})}}var n=class{constructor(e={}){this.body=e.body
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
this.toMap().forEach((t,r)=>{if(typeof t==="string"||t===void 0||t===null)A=`${A}${r}${e.betweenKeyValueSeparator}${t}${e.betweenPairSeparator}`
if(typeof t==="object"&&t!==null||Array.isArray(t))A=`${A}${r}${e.betweenKeyValueSeparator}${JSON.stringify(t)}${e.betweenPairSeparator}`})
return A.slice(0,-1)}}
var o=class{logs=[]
calls(){return this.logs}firstCall(){return this.logs.at(0)}lastCall(){return this.logs.at(-1)}nthCall(e){if(typeof e!=="number")throw new s("nthCall must be called with a number")
if(!Number.isInteger(e))throw new s("nthCall must be called with an integer")
if(Math.sign(e)!==1)throw new s("nthCall must be called with a positive value. use firstCall or lastCall instead")
return this.logs.at(e-1)}filterCalls(e,A){if(this.logs.length===0)return this.logs
if(typeof e==="function")return this.logs.filter(e)
if(e instanceof RegExp)return this.logs.filter(A=>e.test(A.toString()))
if(typeof e==="object"&&e!==null){if(Object.keys(e).length===0)return this.logs
const t={operator:"OR",...buildAndValidateFilterCallsOptions(A)}
let r=t.operator==="AND"?this.logs:[]
if("protocol"in e)r=handleFilterCallsWithOptions(e.protocol,t,this.filterCallsByProtocol,r,this.logs)
if("host"in e)r=handleFilterCallsWithOptions(e.host,t,this.filterCallsByHost,r,this.logs)
if("port"in e)r=handleFilterCallsWithOptions(e.port,t,this.filterCallsByPort,r,this.logs)
if("origin"in e)r=handleFilterCallsWithOptions(e.origin,t,this.filterCallsByOrigin,r,this.logs)
if("path"in e)r=handleFilterCallsWithOptions(e.path,t,this.filterCallsByPath,r,this.logs)
if("hash"in e)r=handleFilterCallsWithOptions(e.hash,t,this.filterCallsByHash,r,this.logs)
if("fullUrl"in e)r=handleFilterCallsWithOptions(e.fullUrl,t,this.filterCallsByFullUrl,r,this.logs)
if("method"in e)r=handleFilterCallsWithOptions(e.method,t,this.filterCallsByMethod,r,this.logs)
return[...new Set(r)]}throw new s("criteria parameter should be one of function, regexp, or object")}filterCallsByProtocol=makeFilterCalls.call(this,"protocol")
filterCallsByHost=makeFilterCalls.call(this,"host")
filterCallsByPort=makeFilterCalls.call(this,"port")
filterCallsByOrigin=makeFilterCalls.call(this,"origin")
filterCallsByPath=makeFilterCalls.call(this,"path")
filterCallsByHash=makeFilterCalls.call(this,"hash")
filterCallsByFullUrl=makeFilterCalls.call(this,"fullUrl")
filterCallsByMethod=makeFilterCalls.call(this,"method")
clear(){this.logs=[]}[t](e){const A=new n(e)
this.logs.push(A)
return A}*[Symbol.iterator](){for(const e of this.calls())yield e}}
A.exports.MockCallHistory=o
A.exports.MockCallHistoryLog=n})
var ae=e.__commonJSMin((e,t)=>{const{promisify:s}=require("node:util")
const n=H()
const{buildMockDispatch:o}=se()
const{kDispatches:i,kMockAgent:a,kClose:c,kOriginalClose:l,kOrigin:g,kOriginalDispatch:h,kConnected:E,kIgnoreTrailingSlash:Q}=re()
const{MockInterceptor:u}=ne()
const C=A()
const{InvalidArgumentError:I}=r()
var B=class extends n{constructor(e,A){if(!A||!A.agent||typeof A.agent.dispatch!=="function")throw new I("Argument opts.agent must implement Agent")
super(e,A)
this[a]=A.agent
this[g]=e
this[Q]=A.ignoreTrailingSlash??false
this[i]=[]
this[E]=1
this[h]=this.dispatch
this[l]=this.close.bind(this)
this.dispatch=o.call(this)
this.close=this[c]}get[C.kConnected](){return this[E]}intercept(e){return new u(e&&{ignoreTrailingSlash:this[Q],...e},this[i])}cleanMocks(){this[i]=[]}async[c](){await s(this[l])()
this[E]=0
this[a][C.kClients].delete(this[g])}}
t.exports=B})
var ce=e.__commonJSMin((e,A)=>{const{Transform:t}=require("node:stream")
const{Console:r}=require("node:console")
const s=process.versions.icu?"\u2705":"Y "
const n=process.versions.icu?"\u274c":"N "
A.exports=class PendingInterceptorsFormatter{constructor({disableColors:e}={}){this.transform=new t({transform(e,A,t){t(null,e)}})
this.logger=new r({stdout:this.transform,inspectOptions:{colors:!e&&!process.env.CI}})}format(e){const A=e.map(({method:e,path:A,data:{statusCode:t},persist:r,times:o,timesInvoked:i,origin:a})=>({Method:e,Origin:a,Path:A,"Status code":t,Persistent:r?s:n,Invocations:i,Remaining:r?Infinity:o-i}))
this.logger.table(A)
return this.transform.read().toString()}}})
var le=e.__commonJSMin((e,t)=>{const{kClients:s}=A()
const n=x()
const{kAgent:o,kMockAgentSet:i,kMockAgentGet:a,kDispatches:c,kIsMockActive:l,kNetConnect:h,kGetNetConnect:E,kOptions:Q,kFactory:u,kMockAgentRegisterCallHistory:C,kMockAgentIsCallHistoryEnabled:I,kMockAgentAddCallHistoryLog:B,kMockAgentMockCallHistoryInstance:d,kMockAgentAcceptsNonStandardSearchParameters:f,kMockCallHistoryAddLog:y,kIgnoreTrailingSlash:p}=re()
const D=oe()
const S=ae()
const{matchValue:m,normalizeSearchParams:w,buildAndValidateMockOptions:R,normalizeOrigin:N}=se()
const{InvalidArgumentError:b,UndiciError:F}=r()
const k=g()
const U=ce()
const{MockCallHistory:M}=ie()
var T=class extends k{constructor(e={}){super(e)
const A=R(e)
this[h]=true
this[l]=true
this[I]=A.enableCallHistory??false
this[f]=A.acceptNonStandardSearchParameters??false
this[p]=A.ignoreTrailingSlash??false
if(e?.agent&&typeof e.agent.dispatch!=="function")throw new b("Argument opts.agent must implement Agent")
const t=e?.agent?e.agent:new n(e)
this[o]=t
this[s]=t[s]
this[Q]=A
if(this[I])this[C]()}get(e){const A=N(e)
const t=this[p]?A.replace(/\/$/,""):A
let r=this[a](t)
if(!r){r=this[u](t)
this[i](t,r)}return r}dispatch(e,A){e.origin=N(e.origin)
this.get(e.origin)
this[B](e)
const t=this[f]
const r={...e}
if(t&&r.path){const[e,A]=r.path.split("?")
r.path=`${e}?${w(A,t)}`}return this[o].dispatch(r,A)}async close(){this.clearCallHistory()
await this[o].close()
this[s].clear()}deactivate(){this[l]=false}activate(){this[l]=true}enableNetConnect(e){if(typeof e==="string"||typeof e==="function"||e instanceof RegExp){if(Array.isArray(this[h]))this[h].push(e)
else this[h]=[e]}else if(typeof e==="undefined")this[h]=true
else throw new b("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[h]=false}enableCallHistory(){this[I]=true
return this}disableCallHistory(){this[I]=false
return this}getCallHistory(){return this[d]}clearCallHistory(){if(this[d]!==void 0)this[d].clear()}get isMockActive(){return this[l]}[C](){if(this[d]===void 0)this[d]=new M}[B](e){if(this[I]){this[C]()
this[d][y](e)}}[i](e,A){this[s].set(e,{count:0,dispatcher:A})}[u](e){const A=Object.assign({agent:this},this[Q])
return this[Q]&&this[Q].connections===1?new D(e,A):new S(e,A)}[a](e){const A=this[s].get(e)
if(A?.dispatcher)return A.dispatcher
if(typeof e!=="string"){const A=this[u]("http://localhost:9999")
this[i](e,A)
return A}for(const[A,t]of Array.from(this[s]))if(t&&typeof A!=="string"&&m(A,e)){const A=this[u](e)
this[i](e,A)
A[c]=t.dispatcher[c]
return A}}[E](){return this[h]}pendingInterceptors(){const e=this[s]
return Array.from(e.entries()).flatMap(([e,A])=>A.dispatcher[c].map(A=>({...A,origin:e}))).filter(({pending:e})=>e)}assertNoPendingInterceptors({pendingInterceptorsFormatter:e=new U}={}){const A=this.pendingInterceptors()
if(A.length===0)return
throw new F(A.length===1?`1 interceptor is pending:\n\n${e.format(A)}`.trim():`${A.length} interceptors are pending:\n\n${e.format(A)}`.trim())}}
t.exports=T})
var ge=e.__commonJSMin((e,A)=>{const{InvalidArgumentError:t}=r()
const{runtimeFeatures:s}=S()
function createHeaderFilters(e={}){const{ignoreHeaders:A=[],excludeHeaders:t=[],matchHeaders:r=[],caseSensitive:s=false}=e
return{ignore:new Set(A.map(e=>s?e:e.toLowerCase())),exclude:new Set(t.map(e=>s?e:e.toLowerCase())),match:new Set(r.map(e=>s?e:e.toLowerCase()))}}const n=s.has("crypto")?require("node:crypto"):null
const o=n?.hash?e=>n.hash("sha256",e,"base64url"):e=>Buffer.from(e).toString("base64url")
function isUndiciHeaders(e){return Array.isArray(e)&&(e.length&1)===0}function isUrlExcludedFactory(e=[]){if(e.length===0)return()=>false
return function isUrlExcluded(A){let t
for(const r of e)if(typeof r==="string"){if(!t)t=A.toLowerCase()
if(t.includes(r.toLowerCase()))return true}else if(r instanceof RegExp){if(r.test(A))return true}return false}}function normalizeHeaders(e){const A={}
if(!e)return A
if(isUndiciHeaders(e)){for(let t=0;t<e.length;t+=2){const r=e[t]
const s=e[t+1]
if(r&&s!==void 0){const e=Buffer.isBuffer(r)?r.toString():r
const t=Buffer.isBuffer(s)?s.toString():s
A[e.toLowerCase()]=t}}return A}if(e&&typeof e==="object"){for(const[t,r]of Object.entries(e))if(t&&typeof t==="string")A[t.toLowerCase()]=Array.isArray(r)?r.join(", "):String(r)}return A}const i=["record","playback","update"]
function validateSnapshotMode(e){if(!i.includes(e))throw new t(`Invalid snapshot mode: ${e}. Must be one of: ${i.join(", ")}`)}A.exports={createHeaderFilters,hashId:o,isUndiciHeaders,normalizeHeaders,isUrlExcludedFactory,validateSnapshotMode}})
var he=e.__commonJSMin((e,A)=>{const{writeFile:t,readFile:s,mkdir:n}=require("node:fs/promises")
const{dirname:o,resolve:i}=require("node:path")
const{setTimeout:a,clearTimeout:c}=require("node:timers")
const{InvalidArgumentError:l,UndiciError:g}=r()
const{hashId:h,isUrlExcludedFactory:E,normalizeHeaders:Q,createHeaderFilters:u}=ge()
function formatRequestKey(e,A,t={}){const r=new URL(e.path,e.origin)
const s=e._normalizedHeaders||Q(e.headers)
if(!e._normalizedHeaders)e._normalizedHeaders=s
return{method:e.method||"GET",url:t.matchQuery!==false?r.toString():`${r.origin}${r.pathname}`,headers:filterHeadersForMatching(s,A,t),body:t.matchBody!==false&&e.body?String(e.body):""}}function filterHeadersForMatching(e,A,t={}){if(!e||typeof e!=="object")return{}
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
for(const e of t.sort())A.push(String(e))}}A.push(e.body)
const t=A.join("|")
return h(t)}var C=class{#m
#w
#R=new Map
#N
#b=Infinity
#F=false
#k
constructor(e={}){this.#N=e.snapshotPath
this.#b=e.maxSnapshots||Infinity
this.#F=e.autoFlush||false
this.flushInterval=e.flushInterval||3e4
this._flushTimer=null
this.matchOptions={matchHeaders:e.matchHeaders||[],ignoreHeaders:e.ignoreHeaders||[],excludeHeaders:e.excludeHeaders||[],matchBody:e.matchBody!==false,matchQuery:e.matchQuery!==false,caseSensitive:e.caseSensitive||false}
this.#k=u(this.matchOptions)
this.shouldRecord=e.shouldRecord||(()=>true)
this.shouldPlayback=e.shouldPlayback||(()=>true)
this.#w=E(e.excludeUrls)
if(this.#F&&this.#N)this.#U()}async record(e,A){if(!this.shouldRecord(e))return
if(this.isUrlExcluded(e))return
const t=formatRequestKey(e,this.#k,this.matchOptions)
const r=createRequestHash(t)
const s=Q(A.headers)
const n={statusCode:A.statusCode,headers:filterHeadersForStorage(s,this.#k,this.matchOptions),body:Buffer.isBuffer(A.body)?A.body.toString("base64"):Buffer.from(String(A.body||"")).toString("base64"),trailers:A.trailers}
if(this.#R.size>=this.#b&&!this.#R.has(r)){const e=this.#R.keys().next().value
this.#R.delete(e)}const o=this.#R.get(r)
if(o&&o.responses){o.responses.push(n)
o.timestamp=(new Date).toISOString()}else this.#R.set(r,{request:t,responses:[n],callCount:0,timestamp:(new Date).toISOString()})
if(this.#F&&this.#N)this.#M()}isUrlExcluded(e){const A=new URL(e.path,e.origin).toString()
return this.#w(A)}findSnapshot(e){if(!this.shouldPlayback(e))return
if(this.isUrlExcluded(e))return
const A=createRequestHash(formatRequestKey(e,this.#k,this.matchOptions))
const t=this.#R.get(A)
if(!t)return void 0
const r=t.callCount||0
const s=Math.min(r,t.responses.length-1)
t.callCount=r+1
return{...t,response:t.responses[s]}}async loadSnapshots(e){const A=e||this.#N
if(!A)throw new l("Snapshot path is required")
try{const e=await s(i(A),"utf8")
const t=JSON.parse(e)
if(Array.isArray(t)){this.#R.clear()
for(const{hash:e,snapshot:A}of t)this.#R.set(e,A)}else this.#R=new Map(Object.entries(t))}catch(e){if(e.code==="ENOENT")this.#R.clear()
else throw new g(`Failed to load snapshots from ${A}`,{cause:e})}}async saveSnapshots(e){const A=e||this.#N
if(!A)throw new l("Snapshot path is required")
const r=i(A)
await n(o(r),{recursive:true})
const s=Array.from(this.#R.entries()).map(([e,A])=>({hash:e,snapshot:A}))
await t(r,JSON.stringify(s,null,2),{flush:true})}clear(){this.#R.clear()}getSnapshots(){return Array.from(this.#R.values())}size(){return this.#R.size}resetCallCounts(){for(const e of this.#R.values())e.callCount=0}deleteSnapshot(e){const A=createRequestHash(formatRequestKey(e,this.#k,this.matchOptions))
return this.#R.delete(A)}getSnapshotInfo(e){const A=createRequestHash(formatRequestKey(e,this.#k,this.matchOptions))
const t=this.#R.get(A)
if(!t)return null
return{hash:A,request:t.request,responseCount:t.responses?t.responses.length:t.response?1:0,callCount:t.callCount||0,timestamp:t.timestamp}}replaceSnapshots(e){this.#R.clear()
if(Array.isArray(e))for(const{hash:A,snapshot:t}of e)this.#R.set(A,t)
else if(e&&typeof e==="object")this.#R=new Map(Object.entries(e))}#U(){return this.#M()}#T(){if(this.#m){c(this.#m)
this.saveSnapshots().catch(()=>{})
this.#m=null}}#M(){this.#m=a(()=>{this.saveSnapshots().catch(()=>{})
if(this.#F)this.#m?.refresh()
else this.#m=null},1e3)}destroy(){this.#T()
if(this.#m){c(this.#m)
this.#m=null}}async close(){if(this.#N&&this.#R.size!==0)await this.saveSnapshots()
this.destroy()}}
A.exports={SnapshotRecorder:C,formatRequestKey,createRequestHash,filterHeadersForMatching,filterHeadersForStorage,createHeaderFilters:u}})
var Ee=e.__commonJSMin((e,A)=>{const t=x()
const s=le()
const{SnapshotRecorder:n}=he()
const o=l()
const{InvalidArgumentError:i,UndiciError:a}=r()
const{validateSnapshotMode:c}=ge()
const g=Symbol("kSnapshotRecorder")
const h=Symbol("kSnapshotMode")
const E=Symbol("kSnapshotPath")
const Q=Symbol("kSnapshotLoaded")
const u=Symbol("kRealAgent")
let C=false
var I=class extends s{constructor(e={}){if(!C){process.emitWarning("SnapshotAgent is experimental and subject to change","ExperimentalWarning")
C=true}const{mode:A="record",snapshotPath:r=null,...s}=e
super(s)
c(A)
if((A==="playback"||A==="update")&&!r)throw new i(`snapshotPath is required when mode is '${A}'`)
this[h]=A
this[E]=r
this[g]=new n({snapshotPath:this[E],mode:this[h],maxSnapshots:e.maxSnapshots,autoFlush:e.autoFlush,flushInterval:e.flushInterval,matchHeaders:e.matchHeaders,ignoreHeaders:e.ignoreHeaders,excludeHeaders:e.excludeHeaders,matchBody:e.matchBody,matchQuery:e.matchQuery,caseSensitive:e.caseSensitive,shouldRecord:e.shouldRecord,shouldPlayback:e.shouldPlayback,excludeUrls:e.excludeUrls})
this[Q]=false
if(this[h]==="record"||this[h]==="update"||this[h]==="playback"&&e.excludeUrls&&e.excludeUrls.length>0)this[u]=new t(e)
if((this[h]==="playback"||this[h]==="update")&&this[E])this.loadSnapshots().catch(()=>{})}dispatch(e,A){A=o.wrap(A)
const t=this[h]
if(this[g].isUrlExcluded(e))return this[u].dispatch(e,A)
if(t==="playback"||t==="update"){if(!this[Q])return this.#L(e,A)
const r=this[g].findSnapshot(e)
if(r)return this.#H(r,A)
else if(t==="update")return this.#v(e,A)
else{const t=new a(`No snapshot found for ${e.method||"GET"} ${e.path}`)
if(A.onError){A.onError(t)
return}throw t}}else if(t==="record")return this.#v(e,A)}async#L(e,A){await this.loadSnapshots()
return this.dispatch(e,A)}#v(e,A){const t={statusCode:null,headers:{},trailers:{},body:[]}
const r=this
return this[u].dispatch(e,{onRequestStart(e,t){return A.onRequestStart(e,{...t,history:this.history})},onRequestUpgrade(e,t,r,s){return A.onRequestUpgrade(e,t,r,s)},onResponseStart(e,r,s,n){t.statusCode=r
t.headers=s
return A.onResponseStart(e,r,s,n)},onResponseData(e,r){t.body.push(r)
return A.onResponseData(e,r)},onResponseEnd(s,n){t.trailers=n
const o=Buffer.concat(t.body)
r[g].record(e,{statusCode:t.statusCode,headers:t.headers,body:o,trailers:t.trailers}).then(()=>A.onResponseEnd(s,n)).catch(e=>A.onResponseError(s,e))}})}#H(e,A){try{const{response:t}=e
const r={pause(){},resume(){},abort(e){this.aborted=true
this.reason=e},aborted:false,paused:false}
A.onRequestStart(r)
A.onResponseStart(r,t.statusCode,t.headers)
const s=Buffer.from(t.body,"base64")
A.onResponseData(r,s)
A.onResponseEnd(r,t.trailers)}catch(e){A.onError?.(e)}}async loadSnapshots(e){await this[g].loadSnapshots(e||this[E])
this[Q]=true
if(this[h]==="playback")this.#Y()}async saveSnapshots(e){return this[g].saveSnapshots(e||this[E])}#Y(){for(const e of this[g].getSnapshots()){const{request:A,responses:t,response:r}=e
const s=new URL(A.url)
const n=this.get(s.origin)
const o=t?t[0]:r
if(!o)continue
n.intercept({path:s.pathname+s.search,method:A.method,headers:A.headers,body:A.body}).reply(o.statusCode,o.body,{headers:o.headers,trailers:o.trailers}).persist()}}getRecorder(){return this[g]}getMode(){return this[h]}clearSnapshots(){this[g].clear()}resetCallCounts(){this[g].resetCallCounts()}deleteSnapshot(e){return this[g].deleteSnapshot(e)}getSnapshotInfo(e){return this[g].getSnapshotInfo(e)}replaceSnapshots(e){this[g].replaceSnapshots(e)}async close(){await this[g].close()
await(this[u]?.close())
await super.close()}}
A.exports=I})
var Qe=e.__commonJSMin((e,A)=>{const t=Symbol.for("undici.globalDispatcher.2")
const s=Symbol.for("undici.globalDispatcher.1")
const{InvalidArgumentError:n}=r()
const o=x()
if(getGlobalDispatcher()===void 0)setGlobalDispatcher(new o)
function setGlobalDispatcher(e){if(!e||typeof e.dispatch!=="function")throw new n("Argument agent must implement Agent")
Object.defineProperty(globalThis,t,{value:e,writable:true,enumerable:false,configurable:false})
Object.defineProperty(globalThis,s,{value:e,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[s]}A.exports={setGlobalDispatcher,getGlobalDispatcher,installedExports:["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"]}})
var ue=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const r=l()
A.exports=class DecoratorHandler{#e
#x=false
#V=false
#G=false
constructor(e){if(typeof e!=="object"||e===null)throw new TypeError("handler must be an object")
this.#e=r.wrap(e)}onRequestStart(...e){this.#e.onRequestStart?.(...e)}onRequestUpgrade(...e){t(!this.#x)
t(!this.#V)
return this.#e.onRequestUpgrade?.(...e)}onResponseStart(...e){t(!this.#x)
t(!this.#V)
t(!this.#G)
this.#G=true
return this.#e.onResponseStart?.(...e)}onResponseData(...e){t(!this.#x)
t(!this.#V)
return this.#e.onResponseData?.(...e)}onResponseEnd(...e){t(!this.#x)
t(!this.#V)
this.#x=true
return this.#e.onResponseEnd?.(...e)}onResponseError(...e){this.#V=true
return this.#e.onResponseError?.(...e)}onBodySent(){}}})
var Ce=e.__commonJSMin((e,t)=>{const s=o()
const{kBodyUsed:n,kRedirectCacheControl:i}=A()
const a=require("node:assert")
const{InvalidArgumentError:c}=r()
const l=require("node:events")
const g=[300,301,302,303,307,308]
const h=Symbol("body")
const noop=()=>{}
var E=class{constructor(e){this[h]=e
this[n]=false}async*[Symbol.asyncIterator](){a(!this[n],"disturbed")
this[n]=true
yield*this[h]}}
var Q=class RedirectHandler{static buildDispatch(e,A){if(A!=null&&(!Number.isInteger(A)||A<0))throw new c("maxRedirections must be a positive number")
const t=e.dispatch.bind(e)
return(e,r)=>t(e,new RedirectHandler(t,A,e,r))}constructor(e,A,t,r){if(A!=null&&(!Number.isInteger(A)||A<0))throw new c("maxRedirections must be a positive number")
this.dispatch=e
this.location=null
const{maxRedirections:o,...g}=t
this.opts=g
this.maxRedirections=A
this.handler=r
this.history=[]
Object.defineProperty(this.history,i,{value:[],enumerable:false})
if(s.isStream(this.opts.body)){if(s.bodyLength(this.opts.body)===0)this.opts.body.on("data",function(){a(false)})
if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[n]=false
l.prototype.on.call(this.opts.body,"data",function(){this[n]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function")this.opts.body=new E(this.opts.body)
else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&s.isIterable(this.opts.body)&&!s.isFormDataLike(this.opts.body))this.opts.body=new E(this.opts.body)}onRequestStart(e,A){this.handler.onRequestStart?.(e,{...A,history:this.history})}onRequestUpgrade(e,A,t,r){this.handler.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,r){if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections)throw new Error("max redirects")
if((A===301||A===302)&&this.opts.method==="POST"){this.opts.method="GET"
if(s.isStream(this.opts.body))s.destroy(this.opts.body.on("error",noop))
this.opts.body=null}if(A===303&&this.opts.method!=="HEAD"){this.opts.method="GET"
if(s.isStream(this.opts.body))s.destroy(this.opts.body.on("error",noop))
this.opts.body=null}this.location=this.history.length>=this.maxRedirections||s.isDisturbed(this.opts.body)||g.indexOf(A)===-1?null:t.location
if(this.opts.origin)this.history.push(new URL(this.opts.path,this.opts.origin))
if(!this.location){this.handler.onResponseStart?.(e,A,t,r)
return}this.history[i].push({statusCode:A,headers:{...t},receivedAt:Date.now()})
const{origin:n,pathname:o,search:a}=s.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)))
const l=a?`${o}${a}`:o
const h=`${n}${l}`
for(const e of this.history)if(e.toString()===h)throw new c(`Redirect loop detected. Cannot redirect to ${n}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`)
this.opts.headers=cleanRequestHeaders(this.opts.headers,A===303,this.opts.origin!==n)
this.opts.path=l
this.opts.origin=n
this.opts.query=null}onResponseData(e,A){if(this.location){}else this.handler.onResponseData?.(e,A)}onResponseEnd(e,A){if(this.location)this.dispatch(this.opts,this)
else this.handler.onResponseEnd(e,A)}onResponseError(e,A){this.handler.onResponseError?.(e,A)}}
function shouldRemoveHeader(e,A,t){if(e.length===4)return s.headerNameToString(e)==="host"
if(A&&s.headerNameToString(e).startsWith("content-"))return true
if(t&&(e.length===13||e.length===6||e.length===19)){const A=s.headerNameToString(e)
return A==="authorization"||A==="cookie"||A==="proxy-authorization"}return false}function cleanRequestHeaders(e,A,t){const r=[]
if(Array.isArray(e)){if(e.length>0&&Array.isArray(e[0])){for(const[s,n]of e)if(!shouldRemoveHeader(s,A,t))r.push(s,n)}else for(let s=0;s<e.length;s+=2)if(!shouldRemoveHeader(e[s],A,t))r.push(e[s],e[s+1])}else if(e&&typeof e==="object"){const n=s.hasSafeIterator(e)?e:Object.entries(e)
for(const[e,s]of n)if(!shouldRemoveHeader(e,A,t))r.push(e,s)}else a(e==null,"headers must be an object or an array")
return r}t.exports=Q})
var Ie=e.__commonJSMin((e,A)=>{const t=Ce()
function createRedirectInterceptor({maxRedirections:e}={}){return A=>function Intercept(r,s){const{maxRedirections:n=e,...o}=r
if(n==null||n===0)return A(r,s)
const i={...o}
return A(i,new t(A,n,i,s))}}A.exports=createRedirectInterceptor})
var Be=e.__commonJSMin((e,A)=>{const t=ue()
const{ResponseError:s}=r()
var n=class extends t{#O
#J
#W
#P
#q
constructor(e,{handler:A}){super(A)}#_(e){return(this.#J??"").indexOf(e)===0}onRequestStart(e,A){this.#O=0
this.#J=null
this.#W=null
this.#P=null
this.#q=""
return super.onRequestStart(e,A)}onResponseStart(e,A,t,r){this.#O=A
this.#P=t
this.#J=t["content-type"]
if(this.#O<400)return super.onResponseStart(e,A,t,r)
if(this.#_("application/json")||this.#_("text/plain"))this.#W=new TextDecoder("utf-8")}onResponseData(e,A){if(this.#O<400)return super.onResponseData(e,A)
this.#q+=this.#W?.decode(A,{stream:true})??""}onResponseEnd(e,A){if(this.#O>=400){this.#q+=this.#W?.decode(void 0,{stream:false})??""
if(this.#_("application/json"))try{this.#q=JSON.parse(this.#q)}catch{}let A
const t=Error.stackTraceLimit
Error.stackTraceLimit=0
try{A=new s("Response Error",this.#O,{body:this.#q,headers:this.#P})}finally{Error.stackTraceLimit=t}super.onResponseError(e,A)}else super.onResponseEnd(e,A)}onResponseError(e,A){super.onResponseError(e,A)}}
A.exports=()=>e=>function Intercept(A,t){return e(A,new n(A,{handler:t}))}})
var de=e.__commonJSMin((e,A)=>{const t=P()
A.exports=e=>A=>function retryInterceptor(r,s){return A(r,new t({...r,retryOptions:{...e,...r.retryOptions}},{handler:s,dispatch:A}))}})
var fe=e.__commonJSMin((e,A)=>{const{InvalidArgumentError:t,RequestAbortedError:s}=r()
const n=ue()
var o=class extends n{#Z=1048576
#z=false
#X=0
aborted=false
reason=false
constructor({maxSize:e,signal:A},r){if(e!=null&&(!Number.isFinite(e)||e<1))throw new t("maxSize must be a number greater than 0")
super(r)
this.#Z=e??this.#Z}#s(e){this.aborted=true
this.reason=e}onRequestStart(e,A){e.abort=this.#s.bind(this)
return super.onRequestStart(e,A)}onResponseStart(e,A,t,r){const n=t["content-length"]
if(n!=null&&n>this.#Z)throw new s(`Response size (${n}) larger than maxSize (${this.#Z})`)
if(this.aborted===true)return true
return super.onResponseStart(e,A,t,r)}onResponseError(e,A){super.onResponseError(e,this.aborted===true?this.reason:A)}onResponseData(e,A){this.#X=this.#X+A.length
if(this.#X>this.#Z)throw new s(`Response size (${this.#X}) larger than maxSize (${this.#Z})`)
if(this.#X===this.#Z)this.#z=true
return true}onResponseEnd(e,A){if(this.aborted===true){super.onResponseError(e,this.reason)
return}super.onResponseEnd(e,this.#z?{}:A)}}
function createDumpInterceptor({maxSize:e}={maxSize:1048576}){return A=>function Intercept(t,r){const{dumpMaxSize:s=e}=t
return A(t,new o({maxSize:s,signal:t.signal},r))}}A.exports=createDumpInterceptor})
var ye=e.__commonJSMin((e,A)=>{const{isIP:t}=require("node:net")
const{lookup:s}=require("node:dns")
const n=ue()
const{InvalidArgumentError:o,InformationalError:i}=r()
const a=Math.pow(2,31)-1
function hasSafeIterator(e){const A=Object.getPrototypeOf(e)
return Object.prototype.hasOwnProperty.call(e,Symbol.iterator)||A!=null&&A!==Object.prototype&&typeof e[Symbol.iterator]==="function"}function isHostHeader(e){return typeof e==="string"&&e.toLowerCase()==="host"}function normalizeHeaders(e){if(e==null)return null
if(Array.isArray(e)){if(e.length===0||!Array.isArray(e[0]))return e
const A=[]
for(const t of e)if(Array.isArray(t)&&t.length===2)A.push(t[0],t[1])
else A.push(t)
return A}if(typeof e==="object"&&hasSafeIterator(e)){const A=[]
for(const t of e)if(Array.isArray(t)&&t.length===2)A.push(t[0],t[1])
else A.push(t)
return A}return e}function hasHostHeader(e){if(e==null)return false
if(Array.isArray(e)){if(e.length===0)return false
for(let A=0;A<e.length;A+=2)if(isHostHeader(e[A]))return true
return false}if(typeof e==="object"){for(const A in e)if(isHostHeader(A))return true}return false}function withHostHeader(e,A){const t=normalizeHeaders(A)
if(hasHostHeader(t))return t
if(Array.isArray(t))return["host",e,...t]
if(t&&typeof t==="object")return{host:e,...t}
return{host:e}}var c=class{#K=0
#j=new Map
constructor(e){this.#K=e.maxItems}get size(){return this.#j.size}get(e){return this.#j.get(e)??null}set(e,A){this.#j.set(e,A)}delete(e){this.#j.delete(e)}full(){return this.size>=this.#K}}
var l=class{#$=0
#K=0
dualStack=true
affinity=null
lookup=null
pick=null
storage=null
constructor(e){this.#$=e.maxTTL
this.#K=e.maxItems
this.dualStack=e.dualStack
this.affinity=e.affinity
this.lookup=e.lookup??this.#ee
this.pick=e.pick??this.#Ae
this.storage=e.storage??new c(e)}runLookup(e,A,t){const r=this.storage.get(e.hostname)
if(r==null&&this.storage.full()){t(null,e)
return}const s={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...A.dns,maxTTL:this.#$,maxItems:this.#K}
if(r==null)this.lookup(e,s,(A,r)=>{if(A||r==null||r.length===0){t(A??new i("No DNS entries found"))
return}this.setRecords(e,r)
const n=this.storage.get(e.hostname)
const o=this.pick(e,n,s.affinity)
let a
if(typeof o.port==="number")a=`:${o.port}`
else if(e.port!=="")a=`:${e.port}`
else a=""
t(null,new URL(`${e.protocol}//${o.family===6?`[${o.address}]`:o.address}${a}`))})
else{const n=this.pick(e,r,s.affinity)
if(n==null){this.storage.delete(e.hostname)
this.runLookup(e,A,t)
return}let o
if(typeof n.port==="number")o=`:${n.port}`
else if(e.port!=="")o=`:${e.port}`
else o=""
t(null,new URL(`${e.protocol}//${n.family===6?`[${n.address}]`:n.address}${o}`))}}#ee(e,A,t){s(e.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(e,A)=>{if(e)return t(e)
const r=new Map
for(const e of A)r.set(`${e.address}:${e.family}`,e)
t(null,r.values())})}#Ae(e,A,t){let r=null
const{records:s,offset:n}=A
let o
if(this.dualStack){if(t==null){if(n==null||n===a){A.offset=0
t=4}else{A.offset++
t=(A.offset&1)===1?6:4}}if(s[t]!=null&&s[t].ips.length>0)o=s[t]
else o=s[t===4?6:4]}else o=s[t]
if(o==null||o.ips.length===0)return r
if(o.offset==null||o.offset===a)o.offset=0
else o.offset++
const i=o.offset%o.ips.length
r=o.ips[i]??null
if(r==null)return r
if(Date.now()-r.timestamp>r.ttl){o.ips.splice(i,1)
return this.pick(e,A,t)}return r}pickFamily(e,A){const t=this.storage.get(e.hostname)?.records
if(!t)return null
const r=t[A]
if(!r)return null
if(r.offset==null||r.offset===a)r.offset=0
else r.offset++
const s=r.offset%r.ips.length
const n=r.ips[s]??null
if(n==null)return n
if(Date.now()-n.timestamp>n.ttl)r.ips.splice(s,1)
return n}setRecords(e,A){const t=Date.now()
const r={records:{4:null,6:null}}
let s=this.#$
for(const e of A){e.timestamp=t
if(typeof e.ttl==="number"){e.ttl=Math.min(e.ttl,this.#$)
s=Math.min(s,e.ttl)}else e.ttl=this.#$
const A=r.records[e.family]??{ips:[]}
A.ips.push(e)
r.records[e.family]=A}this.storage.set(e.hostname,r,{ttl:s})}deleteRecords(e){this.storage.delete(e.hostname)}getHandler(e,A){return new g(this,e,A)}}
var g=class extends n{#h=null
#I=null
#te=null
#re=null
#n=null
#se=null
#ne=true
constructor(e,{origin:A,handler:t,dispatch:r,newOrigin:s},n){super(t)
this.#re=A
this.#se=s
this.#I={...n}
this.#h=e
this.#te=r}onResponseError(e,A){switch(A.code){case"ETIMEDOUT":case"ECONNREFUSED":if(this.#h.dualStack){if(!this.#ne){super.onResponseError(e,A)
return}this.#ne=false
const t=this.#se.hostname[0]==="["?4:6
const r=this.#h.pickFamily(this.#re,t)
if(r==null){super.onResponseError(e,A)
return}let s
if(typeof r.port==="number")s=`:${r.port}`
else if(this.#re.port!=="")s=`:${this.#re.port}`
else s=""
const n={...this.#I,origin:`${this.#re.protocol}//${r.family===6?`[${r.address}]`:r.address}${s}`,headers:withHostHeader(this.#re.host,this.#I.headers)}
this.#te(n,this)
return}super.onResponseError(e,A)
break
case"ENOTFOUND":this.#h.deleteRecords(this.#re)
super.onResponseError(e,A)
break
default:super.onResponseError(e,A)}}}
A.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!=="number"||e?.maxTTL<0))throw new o("Invalid maxTTL. Must be a positive number")
if(e?.maxItems!=null&&(typeof e?.maxItems!=="number"||e?.maxItems<1))throw new o("Invalid maxItems. Must be a positive number and greater than zero")
if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6)throw new o("Invalid affinity. Must be either 4 or 6")
if(e?.dualStack!=null&&typeof e?.dualStack!=="boolean")throw new o("Invalid dualStack. Must be a boolean")
if(e?.lookup!=null&&typeof e?.lookup!=="function")throw new o("Invalid lookup. Must be a function")
if(e?.pick!=null&&typeof e?.pick!=="function")throw new o("Invalid pick. Must be a function")
if(e?.storage!=null&&(typeof e?.storage?.get!=="function"||typeof e?.storage?.set!=="function"||typeof e?.storage?.full!=="function"||typeof e?.storage?.delete!=="function"))throw new o("Invalid storage. Must be a object with methods: { get, set, full, delete }")
const A=e?.dualStack??true
let r
if(A)r=e?.affinity??null
else r=e?.affinity??4
const s=new l({maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:A,affinity:r,maxItems:e?.maxItems??Infinity,storage:e?.storage})
return e=>function dnsInterceptor(A,r){const n=A.origin.constructor===URL?A.origin:new URL(A.origin)
if(t(n.hostname)!==0)return e(A,r)
s.runLookup(n,A,(t,o)=>{if(t)return r.onResponseError(null,t)
e({...A,servername:n.hostname,origin:o.origin,headers:withHostHeader(n.host,A.headers)},s.getHandler({origin:n,dispatch:e,handler:r,newOrigin:o},A))})
return true}}})
var pe=e.__commonJSMin((e,A)=>{const{safeHTTPMethods:t,pathHasQueryOrFragment:r,hasSafeIterator:s,isValidHTTPToken:n}=o()
const{serializePathWithQuery:i}=o()
const a=2147483647
const c=["no-store","private","no-cache"]
const l=Symbol("invalid cache-control directives")
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++)if(e[t]===A)return true
return false}function trimOWSStart(e){return e.replace(/^[\t ]+/,"")}function trimOWSEnd(e){return e.replace(/[\t ]+$/,"")}function findUnescapedQuote(e,A){let t=false
for(let r=A;r<e.length;r++)if(t)t=false
else if(e[r]==="\\")t=true
else if(e[r]==='"')return r
return-1}function splitCacheControlHeaderValue(e){const A=[]
let t=0
let r=-1
let s=false
let n=false
for(let o=0;o<e.length;o++)if(s){if(n)n=false
else if(e[o]==="\\")n=true
else if(e[o]==='"'){s=false
r=-1}}else if(e[o]==='"'){s=true
r=o}else if(e[o]===","){A.push({value:e.substring(t,o),fromMalformedQuote:false})
t=o+1}if(!s){A.push({value:e.substring(t),fromMalformedQuote:false})
return A}const o=e.substring(t)
const i=r-t
let a=0
for(let e=0;e<o.length;e++)if(o[e]===","){A.push({value:o.substring(a,e),fromMalformedQuote:a>i})
a=e+1}A.push({value:o.substring(a),fromMalformedQuote:a>i})
return A}function markInvalidCacheControlDirective(e,A){let t=e[l]
if(t===void 0){t=new Set
Object.defineProperty(e,l,{value:t})}t.add(A)}function hasInvalidCacheControlDirective(e,A){return e[l]?.has(A)===true}function getMalformedRestrictiveDirectiveName(e){for(const A of c)if(e.startsWith(A)&&e.length>A.length&&!n(e[A.length]))return A
let A=""
let t=false
for(let r=0;r<e.length;r++)if(n(e[r]))A+=e[r]
else t=true
if(t&&arrayIncludes(c,A))return A}function makeCacheKey(e){if(!e.origin)throw new Error("opts.origin is undefined")
let A=e.path||"/"
if(e.query&&!r(A))A=i(A,e.query)
return{origin:e.origin.toString(),method:e.method,path:A,headers:e.headers}}function appendHeader(e,A,t){const r=A.toLowerCase()
const s=e[r]
const n=Array.isArray(t)?t:[t]
if(s===void 0)e[r]=Array.isArray(t)?t.slice():t
else if(Array.isArray(s))s.push(...n)
else e[r]=[s,...n]}function normalizeHeaders(e){let A
if(e.headers==null)A={}
else if(typeof e.headers==="object"){A={}
if(s(e.headers)){if(Array.isArray(e.headers)){if(Array.isArray(e.headers[0]))for(const t of e.headers){if(!Array.isArray(t))throw new Error("opts.headers is not a valid header map")
const[e,r]=t
if(typeof e!=="string"||typeof r!=="string")throw new Error("opts.headers is not a valid header map")
appendHeader(A,e,r)}else{if(e.headers.length%2!==0)throw new Error("opts.headers is not a valid header map")
for(let t=0;t<e.headers.length;t+=2){const r=e.headers[t]
const s=e.headers[t+1]
if(typeof r!=="string"||typeof s!=="string"&&!Array.isArray(s))throw new Error("opts.headers is not a valid header map")
if(typeof s==="string")appendHeader(A,r,s)
else appendHeader(A,r,s.map(e=>typeof e==="string"?e:e.toString("latin1")))}}}else for(const t of e.headers){if(!Array.isArray(t))throw new Error("opts.headers is not a valid header map")
const[e,r]=t
if(typeof e!=="string"||typeof r!=="string")throw new Error("opts.headers is not a valid header map")
appendHeader(A,e,r)}}else for(const t of Object.keys(e.headers))appendHeader(A,t,e.headers[t])}else throw new Error("opts.headers is not an object")
return A}function assertCacheKey(e){if(typeof e!=="object")throw new TypeError(`expected key to be object, got ${typeof e}`)
for(const A of["origin","method","path"])if(typeof e[A]!=="string")throw new TypeError(`expected key.${A} to be string, got ${typeof e[A]}`)
if(e.headers!==void 0&&typeof e.headers!=="object")throw new TypeError(`expected headers to be object, got ${typeof e}`)}function assertCacheValue(e){if(typeof e!=="object")throw new TypeError(`expected value to be object, got ${typeof e}`)
for(const A of["statusCode","cachedAt","staleAt","deleteAt"])if(typeof e[A]!=="number")throw new TypeError(`expected value.${A} to be number, got ${typeof e[A]}`)
if(typeof e.statusMessage!=="string")throw new TypeError(`expected value.statusMessage to be string, got ${typeof e.statusMessage}`)
if(e.headers!=null&&typeof e.headers!=="object")throw new TypeError(`expected value.rawHeaders to be object, got ${typeof e.headers}`)
if(e.vary!==void 0&&typeof e.vary!=="object")throw new TypeError(`expected value.vary to be object, got ${typeof e.vary}`)
if(e.etag!==void 0&&typeof e.etag!=="string")throw new TypeError(`expected value.etag to be string, got ${typeof e.etag}`)}function parseCacheControlHeader(e){const A={}
const t=new Set
const r=new Set
const s=splitCacheControlHeaderValue(Array.isArray(e)?e.join(","):e)
for(let e=0;e<s.length;e++){const o=s[e]
const i=o.value.toLowerCase()
const c=o.fromMalformedQuote
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
h=trimOWSStart(A)}else g=trimOWS(i)
const u=getMalformedRestrictiveDirectiveName(g)
if(u!==void 0){A[u]=true
continue}switch(g){case"min-fresh":case"max-stale":case"max-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(c||t.has(g))continue
if(h===void 0||E||Q){delete A[g]
t.add(g)
markInvalidCacheControlDirective(A,g)
continue}if(h.length>=2&&h[0]==='"'&&h[h.length-1]==='"')h=h.substring(1,h.length-1)
if(!/^[0-9]+$/.test(h)){delete A[g]
t.add(g)
markInvalidCacheControlDirective(A,g)
continue}const e=Math.min(parseInt(h,10),a)
if(g==="min-fresh"){if(!(g in A)||A[g]<e)A[g]=e}else if(!(g in A)||A[g]>e)A[g]=e
break}case"private":case"no-cache":if(c){A[g]=true
break}if(h!==void 0&&h.length===0){A[g]=true
break}if(h){if(h[0]==='"'){h=trimOWSEnd(h)
let t=""
let r=e
let o=false
const i=findUnescapedQuote(h,1)
if(i!==-1){t=h.substring(1,i)
o=true}else{const A=[h.substring(1)]
for(let t=e+1;t<s.length;t++){const e=trimOWS(s[t].value)
const n=findUnescapedQuote(e,0)
r=t
if(n!==-1){A.push(e.substring(0,n))
o=true
break}A.push(e)}t=A.join(",")}if(!o){A[g]=true
break}e=r
const a=t.split(",")
let c=true
for(let e=0;e<a.length;e++){a[e]=trimOWS(a[e])
if(!n(a[e]))c=false}if(!c)A[g]=true
else if(A[g]!==true){if(g in A)A[g]=A[g].concat(a)
else A[g]=a}}else{const e=trimOWS(h)
if(!n(e))A[g]=true
else if(A[g]!==true){if(g in A)A[g]=A[g].concat(e)
else A[g]=[e]}}break}case"public":case"must-revalidate":case"proxy-revalidate":case"immutable":case"no-transform":case"must-understand":case"only-if-cached":if(c||r.has(g))continue
if(h!==void 0){delete A[g]
r.add(g)
continue}A[g]=true
break
case"no-store":A[g]=true
break
default:continue}}return A}function splitVaryHeader(e){const A=Array.isArray(e)?e:[e]
const t=[]
for(let e=0;e<A.length;e++){const r=A[e].split(",")
for(let e=0;e<r.length;e++)t.push(r[e])}return t}function hasVaryStar(e){const A=splitVaryHeader(e)
for(let e=0;e<A.length;e++)if(trimOWS(A[e]).indexOf("*")!==-1)return true
return false}function parseVaryHeader(e,A){if(hasVaryStar(e))return A
const t={}
const r=splitVaryHeader(e)
for(const e of r){const r=trimOWS(e).toLowerCase()
if(r.length===0)continue
if(!n(r))return
const s=A[r]
t[r]=Array.isArray(s)?s.slice():s??null}return t}function isInvalidOrWildcardVaryHeader(e){return hasVaryStar(e)||parseVaryHeader(e,{})===void 0}function isEtagUsable(e){if(e.length<=2)return false
if(e[0]==='"'&&e[e.length-1]==='"')return!(e[1]==='"'||e.startsWith('"W/'))
if(e.startsWith('W/"')&&e[e.length-1]==='"')return e.length!==4
return false}function assertCacheStore(e,A="CacheStore"){if(typeof e!=="object"||e===null)throw new TypeError(`expected type of ${A} to be a CacheStore, got ${e===null?"null":typeof e}`)
for(const t of["get","createWriteStream","delete"])if(typeof e[t]!=="function")throw new TypeError(`${A} needs to have a \`${t}()\` function`)}function assertCacheMethods(e,A="CacheMethods"){if(!Array.isArray(e))throw new TypeError(`expected type of ${A} needs to be an array, got ${e===null?"null":typeof e}`)
if(e.length===0)throw new TypeError(`${A} needs to have at least one method`)
for(const r of e)if(!arrayIncludes(t,r))throw new TypeError(`element of ${A}-array needs to be one of following values: ${t.join(", ")}, got ${r}`)}function makeDeduplicationKey(e,A){const t={}
if(e.headers){const r=Object.keys(e.headers).sort()
for(const s of r){if(A?.has(s.toLowerCase()))continue
t[s]=e.headers[s]}}return JSON.stringify([e.origin,e.method,e.path,t])}A.exports={makeCacheKey,normalizeHeaders,assertCacheKey,assertCacheValue,parseCacheControlHeader,hasInvalidCacheControlDirective,parseVaryHeader,hasVaryStar,isInvalidOrWildcardVaryHeader,isEtagUsable,assertCacheMethods,assertCacheStore,makeDeduplicationKey}})
var De=e.__commonJSMin((e,A)=>{function parseHttpDate(e){switch(e[3]){case",":return parseImfDate(e)
case" ":return parseAscTimeDate(e)
default:return parseRfc850Date(e)}}function makeDate(e,A,t,r,s,n,o){const i=new Date(Date.UTC(e,A,t,r,s,n))
if(e>=0&&e<=99)i.setUTCFullYear(e)
return i.getUTCFullYear()===e&&i.getUTCMonth()===A&&i.getUTCDate()===t&&i.getUTCHours()===r&&i.getUTCMinutes()===s&&i.getUTCSeconds()===n&&i.getUTCDay()===o?i:void 0}function parseImfDate(e){if(e.length!==29||e[4]!==" "||e[7]!==" "||e[11]!==" "||e[16]!==" "||e[19]!==":"||e[22]!==":"||e[25]!==" "||e[26]!=="G"||e[27]!=="M"||e[28]!=="T")return
let A=-1
if(e[0]==="S"&&e[1]==="u"&&e[2]==="n")A=0
else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n")A=1
else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")A=2
else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d")A=3
else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")A=4
else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i")A=5
else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")A=6
else return
let t=0
if(e[5]==="0"){const A=e.charCodeAt(6)
if(A<49||A>57)return
t=A-48}else{const A=e.charCodeAt(5)
if(A<49||A>51)return
const r=e.charCodeAt(6)
if(r<48||r>57)return
t=(A-48)*10+(r-48)}let r=-1
if(e[8]==="J"&&e[9]==="a"&&e[10]==="n")r=0
else if(e[8]==="F"&&e[9]==="e"&&e[10]==="b")r=1
else if(e[8]==="M"&&e[9]==="a"){if(e[10]==="r")r=2
else if(e[10]==="y")r=4
else return}else if(e[8]==="J"){if(e[9]==="a"&&e[10]==="n")r=0
else if(e[9]==="u"){if(e[10]==="n")r=5
else if(e[10]==="l")r=6
else return}else return}else if(e[8]==="A"){if(e[9]==="p"&&e[10]==="r")r=3
else if(e[9]==="u"&&e[10]==="g")r=7
else return}else if(e[8]==="S"&&e[9]==="e"&&e[10]==="p")r=8
else if(e[8]==="O"&&e[9]==="c"&&e[10]==="t")r=9
else if(e[8]==="N"&&e[9]==="o"&&e[10]==="v")r=10
else if(e[8]==="D"&&e[9]==="e"&&e[10]==="c")r=11
else return
const s=e.charCodeAt(12)
if(s<48||s>57)return
const n=e.charCodeAt(13)
if(n<48||n>57)return
const o=e.charCodeAt(14)
if(o<48||o>57)return
const i=e.charCodeAt(15)
if(i<48||i>57)return
const a=(s-48)*1e3+(n-48)*100+(o-48)*10+(i-48)
let c=0
if(e[17]==="0"){const A=e.charCodeAt(18)
if(A<48||A>57)return
c=A-48}else{const A=e.charCodeAt(17)
if(A<48||A>50)return
const t=e.charCodeAt(18)
if(t<48||t>57)return
if(A===50&&t>51)return
c=(A-48)*10+(t-48)}let l=0
if(e[20]==="0"){const A=e.charCodeAt(21)
if(A<48||A>57)return
l=A-48}else{const A=e.charCodeAt(20)
if(A<48||A>53)return
const t=e.charCodeAt(21)
if(t<48||t>57)return
l=(A-48)*10+(t-48)}let g=0
if(e[23]==="0"){const A=e.charCodeAt(24)
if(A<48||A>57)return
g=A-48}else{const A=e.charCodeAt(23)
if(A<48||A>53)return
const t=e.charCodeAt(24)
if(t<48||t>57)return
g=(A-48)*10+(t-48)}return makeDate(a,r,t,c,l,g,A)}function parseAscTimeDate(e){if(e.length!==24||e[7]!==" "||e[10]!==" "||e[19]!==" ")return
let A=-1
if(e[0]==="S"&&e[1]==="u"&&e[2]==="n")A=0
else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n")A=1
else if(e[0]==="T"&&e[1]==="u"&&e[2]==="e")A=2
else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d")A=3
else if(e[0]==="T"&&e[1]==="h"&&e[2]==="u")A=4
else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i")A=5
else if(e[0]==="S"&&e[1]==="a"&&e[2]==="t")A=6
else return
let t=-1
if(e[4]==="J"&&e[5]==="a"&&e[6]==="n")t=0
else if(e[4]==="F"&&e[5]==="e"&&e[6]==="b")t=1
else if(e[4]==="M"&&e[5]==="a"){if(e[6]==="r")t=2
else if(e[6]==="y")t=4
else return}else if(e[4]==="J"){if(e[5]==="a"&&e[6]==="n")t=0
else if(e[5]==="u"){if(e[6]==="n")t=5
else if(e[6]==="l")t=6
else return}else return}else if(e[4]==="A"){if(e[5]==="p"&&e[6]==="r")t=3
else if(e[5]==="u"&&e[6]==="g")t=7
else return}else if(e[4]==="S"&&e[5]==="e"&&e[6]==="p")t=8
else if(e[4]==="O"&&e[5]==="c"&&e[6]==="t")t=9
else if(e[4]==="N"&&e[5]==="o"&&e[6]==="v")t=10
else if(e[4]==="D"&&e[5]==="e"&&e[6]==="c")t=11
else return
let r=0
if(e[8]===" "){const A=e.charCodeAt(9)
if(A<49||A>57)return
r=A-48}else{const A=e.charCodeAt(8)
if(A<49||A>51)return
const t=e.charCodeAt(9)
if(t<48||t>57)return
r=(A-48)*10+(t-48)}let s=0
if(e[11]==="0"){const A=e.charCodeAt(12)
if(A<48||A>57)return
s=A-48}else{const A=e.charCodeAt(11)
if(A<48||A>50)return
const t=e.charCodeAt(12)
if(t<48||t>57)return
if(A===50&&t>51)return
s=(A-48)*10+(t-48)}let n=0
if(e[14]==="0"){const A=e.charCodeAt(15)
if(A<48||A>57)return
n=A-48}else{const A=e.charCodeAt(14)
if(A<48||A>53)return
const t=e.charCodeAt(15)
if(t<48||t>57)return
n=(A-48)*10+(t-48)}let o=0
if(e[17]==="0"){const A=e.charCodeAt(18)
if(A<48||A>57)return
o=A-48}else{const A=e.charCodeAt(17)
if(A<48||A>53)return
const t=e.charCodeAt(18)
if(t<48||t>57)return
o=(A-48)*10+(t-48)}const i=e.charCodeAt(20)
if(i<48||i>57)return
const a=e.charCodeAt(21)
if(a<48||a>57)return
const c=e.charCodeAt(22)
if(c<48||c>57)return
const l=e.charCodeAt(23)
if(l<48||l>57)return
return makeDate((i-48)*1e3+(a-48)*100+(c-48)*10+(l-48),t,r,s,n,o,A)}function parseRfc850Date(e){let A=-1
let t=-1
if(e[0]==="S"){if(e[1]==="u"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=0
A=6}else if(e[1]==="a"&&e[2]==="t"&&e[3]==="u"&&e[4]==="r"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"){t=6
A=8}}else if(e[0]==="M"&&e[1]==="o"&&e[2]==="n"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=1
A=6}else if(e[0]==="T"){if(e[1]==="u"&&e[2]==="e"&&e[3]==="s"&&e[4]==="d"&&e[5]==="a"&&e[6]==="y"){t=2
A=7}else if(e[1]==="h"&&e[2]==="u"&&e[3]==="r"&&e[4]==="s"&&e[5]==="d"&&e[6]==="a"&&e[7]==="y"){t=4
A=8}}else if(e[0]==="W"&&e[1]==="e"&&e[2]==="d"&&e[3]==="n"&&e[4]==="e"&&e[5]==="s"&&e[6]==="d"&&e[7]==="a"&&e[8]==="y"){t=3
A=9}else if(e[0]==="F"&&e[1]==="r"&&e[2]==="i"&&e[3]==="d"&&e[4]==="a"&&e[5]==="y"){t=5
A=6}else return
if(e[A]!==","||e.length-A-1!==23||e[A+1]!==" "||e[A+4]!=="-"||e[A+8]!=="-"||e[A+11]!==" "||e[A+14]!==":"||e[A+17]!==":"||e[A+20]!==" "||e[A+21]!=="G"||e[A+22]!=="M"||e[A+23]!=="T")return
let r=0
if(e[A+2]==="0"){const t=e.charCodeAt(A+3)
if(t<49||t>57)return
r=t-48}else{const t=e.charCodeAt(A+2)
if(t<49||t>51)return
const s=e.charCodeAt(A+3)
if(s<48||s>57)return
r=(t-48)*10+(s-48)}let s=-1
if(e[A+5]==="J"&&e[A+6]==="a"&&e[A+7]==="n")s=0
else if(e[A+5]==="F"&&e[A+6]==="e"&&e[A+7]==="b")s=1
else if(e[A+5]==="M"&&e[A+6]==="a"&&e[A+7]==="r")s=2
else if(e[A+5]==="A"&&e[A+6]==="p"&&e[A+7]==="r")s=3
else if(e[A+5]==="M"&&e[A+6]==="a"&&e[A+7]==="y")s=4
else if(e[A+5]==="J"&&e[A+6]==="u"&&e[A+7]==="n")s=5
else if(e[A+5]==="J"&&e[A+6]==="u"&&e[A+7]==="l")s=6
else if(e[A+5]==="A"&&e[A+6]==="u"&&e[A+7]==="g")s=7
else if(e[A+5]==="S"&&e[A+6]==="e"&&e[A+7]==="p")s=8
else if(e[A+5]==="O"&&e[A+6]==="c"&&e[A+7]==="t")s=9
else if(e[A+5]==="N"&&e[A+6]==="o"&&e[A+7]==="v")s=10
else if(e[A+5]==="D"&&e[A+6]==="e"&&e[A+7]==="c")s=11
else return
const n=e.charCodeAt(A+9)
if(n<48||n>57)return
const o=e.charCodeAt(A+10)
if(o<48||o>57)return
let i=(n-48)*10+(o-48)
i+=i<70?2e3:1900
let a=0
if(e[A+12]==="0"){const t=e.charCodeAt(A+13)
if(t<48||t>57)return
a=t-48}else{const t=e.charCodeAt(A+12)
if(t<48||t>50)return
const r=e.charCodeAt(A+13)
if(r<48||r>57)return
if(t===50&&r>51)return
a=(t-48)*10+(r-48)}let c=0
if(e[A+15]==="0"){const t=e.charCodeAt(A+16)
if(t<48||t>57)return
c=t-48}else{const t=e.charCodeAt(A+15)
if(t<48||t>53)return
const r=e.charCodeAt(A+16)
if(r<48||r>57)return
c=(t-48)*10+(r-48)}let l=0
if(e[A+18]==="0"){const t=e.charCodeAt(A+19)
if(t<48||t>57)return
l=t-48}else{const t=e.charCodeAt(A+18)
if(t<48||t>53)return
const r=e.charCodeAt(A+19)
if(r<48||r>57)return
l=(t-48)*10+(r-48)}return makeDate(i,s,r,a,c,l,t)}A.exports={parseHttpDate}})
var Se=e.__commonJSMin((e,t)=>{const r=o()
const{kRedirectCacheControl:s}=A()
const{parseCacheControlHeader:n,hasInvalidCacheControlDirective:i,parseVaryHeader:a,hasVaryStar:c,isInvalidOrWildcardVaryHeader:l,isEtagUsable:g}=pe()
const{parseHttpDate:h}=De()
function noop(){}function sameOrigin(e,A){try{return new URL(String(e)).origin===new URL(String(A)).origin}catch{return String(e)===String(A)}}const E=[200,203,204,206,300,301,308,404,405,410,414,501]
const Q=[206]
const u=2147483647e3
const C=864e5
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++)if(e[t]===A)return true
return false}function appendVaryValues(e,A){if(Array.isArray(A))for(let t=0;t<A.length;t++)e.push(A[t])
else if(A!=null)e.push(A)}function appendConnectionHeaderTokens(e,A){const t=Array.isArray(A)?A:[A]
for(let A=0;A<t.length;A++){const r=t[A].split(",")
for(let A=0;A<r.length;A++)e.push(trimOWS(r[A]).toLowerCase())}}function getSameOriginPath(e,A){if(typeof A!=="string")return
let t
let r
let s
try{t=new URL(e.origin)
r=new URL(e.path,t)
s=new URL(A,r)}catch{return}if(s.origin!==t.origin)return
return s.pathname+s.search}function deleteCachedUri(e,A,t){deleteCachedValue(e,{...A,path:t})
for(let s=0;s<r.safeHTTPMethods.length;s++){const n=r.safeHTTPMethods[s]
if(n!==A.method)deleteCachedValue(e,{...A,method:n,path:t})}}function deleteLocationTargets(e,A,t){if(t===void 0)return
const r=Array.isArray(t)?t:[t]
for(let t=0;t<r.length;t++){const s=getSameOriginPath(A,r[t])
if(s!==void 0)deleteCachedUri(e,A,s)}}function invalidateUnsafeRequest(e,A,t){deleteCachedUri(e,A,A.path)
deleteLocationTargets(e,A,t.location)
deleteLocationTargets(e,A,t["content-location"])}function requestCarriesCredentials(e){return e!=null&&(Object.hasOwn(e,"authorization")||Object.hasOwn(e,"cookie")||Object.hasOwn(e,"proxy-authorization"))}var I=class{#oe
#ie
#ae
#ce
#e
#le
#ge
#he=false
#Ee=false
#Qe
constructor({store:e,type:A,cacheByDefault:t},r,s){this.#ce=e
this.#ie=A
this.#ae=t
this.#oe=r
this.#e=s}onRequestStart(e,A){this.#le?.destroy()
this.#le=void 0
this.#he=false
this.#Ee=false
this.#Qe=void 0
this.#ge=A?.history
this.#e.onRequestStart?.(e,A)}onRequestUpgrade(e,A,t,r){this.#e.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,o){const downstreamOnHeaders=()=>this.#e.onResponseStart?.(e,A,t,o)
const i=this
if(!arrayIncludes(r.safeHTTPMethods,this.#oe.method)&&A>=200&&A<=399){invalidateUnsafeRequest(this.#ce,this.#oe,t)
return downstreamOnHeaders()}if(this.#ge&&this.#ge.length>1&&requestCarriesCredentials(this.#oe.headers))return downstreamOnHeaders()
if(this.#ge&&this.#ge.length>0){for(const e of this.#ge)if(!sameOrigin(e.origin,this.#oe.origin))return downstreamOnHeaders()}const h=Date.now()
const Q=this.#ge?.[s]
const C=Q?.length>0?getRedirectPolicy(this.#ie,this.#oe.method,Q,this.#oe.headers,this.#ae,h):void 0
if(Q?.length>0&&C===void 0)return downstreamOnHeaders()
const I=t["cache-control"]
const B=I?n(I):{}
if(revalidationResponseDisallowsCachedReuse(this.#ie,t,B)){deleteCachedValue(this.#ce,this.#oe)
return downstreamOnHeaders()}const d=t["last-modified"]&&arrayIncludes(E,A)
if(!I&&!t["expires"]&&!d&&!this.#ae){if(A===304&&t.vary&&l(t.vary))deleteCachedValue(this.#ce,this.#oe)
return downstreamOnHeaders()}if(!canCacheResponse(this.#ie,this.#oe.method,A,t,B,this.#oe.headers)){if(A===304&&(I||revalidationResponseDisallowsCachedReuse(this.#ie,t,B)))deleteCachedValue(this.#ce,this.#oe)
return downstreamOnHeaders()}const f=Object.hasOwn(t,"age")?getAge(t.age):void 0
if(f!==void 0&&f>=u){deleteCachedValueIfNotModified(A,this.#ce,this.#oe)
return downstreamOnHeaders()}const y=Object.hasOwn(t,"date")?getDate(t.date):void 0
if(y===null){deleteCachedValueIfNotModified(A,this.#ce,this.#oe)
return downstreamOnHeaders()}const p=y?Math.max(0,h-y.getTime()):0
const D=Math.max(p,f??0)
const S=typeof t.etag==="string"&&g(t.etag)||typeof t["last-modified"]==="string"
const m=determineStaleAt(this.#ie,h,f,t,y,B,S)??this.#ae
const w=m===0&&S
if(m===void 0||D>=m&&!w){if(I||m!==void 0)deleteCachedValueIfNotModified(A,this.#ce,this.#oe)
return downstreamOnHeaders()}const R=h-D
let N=m+R
if(C!==void 0)N=Math.min(N,C.staleAt)
if(h>=N&&!w){deleteCachedValueIfNotModified(A,this.#ce,this.#oe)
return downstreamOnHeaders()}let b
const F=[]
if(Q)for(const e of Q)appendVaryValues(F,e?.headers?.vary)
appendVaryValues(F,t.vary)
if(F.length>0){for(const e of F)if(c(e))return downstreamOnHeaders()
if(this.#oe.headers){b=a(F,this.#oe.headers)
if(!b)return downstreamOnHeaders()}}let k=B
if(C!==void 0){k={...B}
delete k["stale-while-revalidate"]
delete k["stale-if-error"]
if(C.requiresRevalidation===true)k["proxy-revalidate"]=true}const U=R
const M=determineDeleteAt(R,h,k,N)
const T=stripNecessaryHeaders(t,B)
const L={statusCode:A,statusMessage:o,headers:T,vary:b,cacheControlDirectives:k,cachedAt:U,staleAt:N,deleteAt:M}
if(A===304){this.#he=true
let A=false
const finish304=()=>{if(A)return
A=true
this.#he=false
if(this.#Qe){const{controller:e,trailers:A}=this.#Qe
this.#Qe=void 0
this.#le?.end()
this.#e.onResponseEnd?.(e,A)}}
const failReplay=t=>{if(A)return
A=true
this.#he=false
this.#Ee=true
this.#Qe=void 0
this.#le?.destroy()
try{this.#e.onResponseError?.(e,t)}catch{}}
const handle304=t=>{if(!t){downstreamOnHeaders()
finish304()
return}L.statusCode=t.statusCode
L.statusMessage=t.statusMessage
L.etag=t.etag
L.vary=b??t.vary
L.headers={...t.headers,...T}
downstreamOnHeaders()
this.#le=this.#ce.createWriteStream(this.#oe,L)
if(!this.#le||!t?.body){finish304()
return}if(typeof t.body.values==="function"){const r=t.body.values()
const streamCachedBody=()=>{if(A)return
try{for(const A of r){const t=this.#le?.write(A)===false
this.#e.onResponseData?.(e,A)
if(t)return}finish304()}catch(e){failReplay(e)}}
this.#le.on("error",function(){i.#le=void 0
i.#ce.delete(i.#oe)
streamCachedBody()}).on("drain",()=>{streamCachedBody()}).on("close",function(){if(i.#le===this){i.#le=void 0
streamCachedBody()}})
streamCachedBody()}else if(typeof t.body.on==="function"){t.body.on("data",A=>{try{this.#le?.write(A)
this.#e.onResponseData?.(e,A)}catch(e){t.body.destroy()
failReplay(e)}}).on("end",()=>{this.#le?.end()
finish304()}).on("error",()=>{this.#le=void 0
this.#ce.delete(this.#oe)
finish304()})
this.#le.on("error",function(){i.#le=void 0
i.#ce.delete(i.#oe)}).on("close",function(){if(i.#le===this)i.#le=void 0})}else finish304()}
const t=this.#ce.get(this.#oe)
if(t&&typeof t.then==="function")t.then(handle304,()=>handle304(void 0)).catch(e=>{failReplay(e)})
else handle304(t)}else{if(typeof t.etag==="string"&&g(t.etag))L.etag=t.etag
this.#le=this.#ce.createWriteStream(this.#oe,L)
if(!this.#le)return downstreamOnHeaders()
this.#le.on("drain",()=>e.resume()).on("error",function(){i.#le=void 0
i.#ce.delete(i.#oe)}).on("close",function(){if(i.#le===this)i.#le=void 0
e.resume()})
downstreamOnHeaders()}}onResponseData(e,A){if(this.#le?.write(A)===false)e.pause()
this.#e.onResponseData?.(e,A)}onResponseEnd(e,A){if(this.#Ee){this.#Ee=false
return}if(this.#he){this.#Qe={controller:e,trailers:A}
return}this.#le?.end()
this.#e.onResponseEnd?.(e,A)}onResponseError(e,A){this.#he=false
this.#Qe=void 0
this.#le?.destroy(A)
this.#le=void 0
this.#e.onResponseError?.(e,A)}}
function deleteCachedValue(e,A){try{e.delete(A)?.catch?.(noop)}catch{}}function deleteCachedValueIfNotModified(e,A,t){if(e===304)deleteCachedValue(A,t)}function revalidationResponseDisallowsCachedReuse(e,A,t){return t["no-store"]===true||e==="shared"&&(t.private===true||Object.hasOwn(A,"set-cookie"))||(A.vary?l(A.vary):false)}function canCacheResponse(e,A,t,s,n,o){if(!arrayIncludes(r.safeHTTPMethods,A))return false
if(t<200||arrayIncludes(Q,t))return false
if(!arrayIncludes(E,t)&&!s["expires"]&&!n.public&&n["max-age"]===void 0&&!(n.private&&e==="private")&&!(n["s-maxage"]!==void 0&&e==="shared"))return false
if(n["no-store"])return false
if(e==="shared"&&(n.private===true||Object.hasOwn(s,"set-cookie")))return false
if(s.vary&&c(s.vary))return false
if(o!=null&&Object.hasOwn(o,"authorization")){if(!n.public&&!n["s-maxage"]&&!n["must-revalidate"])return false
if(typeof o.authorization!=="string")return false
if(Array.isArray(n["no-cache"])&&arrayIncludes(n["no-cache"],"authorization"))return false
if(Array.isArray(n["private"])&&arrayIncludes(n["private"],"authorization"))return false}return true}function getRedirectPolicy(e,A,t,r,s,n){let o=Infinity
let i=false
for(const a of t){const t=getRedirectHopPolicy(e,A,a,r,s)
if(t===void 0||t.staleAt<=n)return
o=Math.min(o,t.staleAt)
i||=t.requiresRevalidation}return{staleAt:o,requiresRevalidation:i}}function getRedirectHopPolicy(e,A,t,r,s){if(!Number.isInteger(t?.statusCode)||!Number.isFinite(t?.receivedAt))return
const o=t.headers??{}
const i=o["cache-control"]
const a=i?n(i):{}
if(o.vary&&c(o.vary))return
if(a["no-store"]===true)return
if(e==="shared"&&Object.hasOwn(a,"private"))return
if(Object.hasOwn(a,"no-cache")||a["must-revalidate"]===true||e==="shared"&&a["proxy-revalidate"]===true)return
const l=o["last-modified"]&&arrayIncludes(E,t.statusCode)
if(!i&&!o.expires&&!l&&!s)return
if(!canCacheResponse(e,A,t.statusCode,o,a,r))return
const h=Object.hasOwn(o,"age")?getAge(o.age):void 0
if(h!==void 0&&h>=u)return
const Q=Object.hasOwn(o,"date")?getDate(o.date):void 0
if(Q===null)return
const C=Q?Math.max(0,t.receivedAt-Q.getTime()):0
const I=Math.max(C,h??0)
const B=typeof o.etag==="string"&&g(o.etag)||typeof o["last-modified"]==="string"
const d=determineStaleAt(e,t.receivedAt,h,o,Q,a,B)??s
if(d===void 0)return
return{staleAt:t.receivedAt-I+d,requiresRevalidation:e==="shared"&&Object.hasOwn(a,"s-maxage")}}function getDate(e){let A=e
if(Array.isArray(A)){if(A.length!==1)return null
A=A[0]}if(typeof A!=="string")return null
return h(A)}function getAge(e){let A=e
if(Array.isArray(A)){if(A.length!==1)return u
A=A[0]}if(typeof A!=="string"||!/^[\t ]*[0-9]+[\t ]*$/.test(A))return u
const t=BigInt(A.replace(/^[\t ]+|[\t ]+$/g,""))
if(t>=BigInt(u/1e3))return u
return Number(t)*1e3}function determineStaleAt(e,A,t,r,s,n,o){if(e==="shared"){if(i(n,"s-maxage"))return 0
const e=n["s-maxage"]
if(e!==void 0)return e*1e3}if(i(n,"max-age"))return 0
const a=n["max-age"]
if(a!==void 0)return a*1e3
if(Object.hasOwn(r,"expires")){if(typeof r.expires!=="string")return 0
const e=h(r.expires)
if(!e)return 0
if(A>=e.getTime())return 0
if(s){if(s>=e)return 0
const A=e.getTime()-s.getTime()
if(t!==void 0&&t>=A)return 0
return A}return e.getTime()-A}if(typeof r["last-modified"]==="string"){const e=h(r["last-modified"])
if(e){if(e.getTime()>=A)return
return(A-e.getTime())*.1}}if(n.immutable)return 31536e6
if(n["no-cache"]===true&&o)return 0}function determineDeleteAt(e,A,t,r){let s=-Infinity
let n=-Infinity
let o=-Infinity
if(t["stale-while-revalidate"])s=r+t["stale-while-revalidate"]*1e3
if(t["stale-if-error"])n=r+t["stale-if-error"]*1e3
if(t.immutable&&s===-Infinity&&n===-Infinity)o=A+31536e6
if(s===-Infinity&&n===-Infinity&&o===-Infinity){const t=r-e
if(t<=0)return A+C
const s=Math.min(Math.max(A-e,0),1e3)
return r+t+s}return Math.max(r,s,n,o)}function stripNecessaryHeaders(e,A){const t=["connection","proxy-authenticate","proxy-authentication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"]
if(e["connection"])appendConnectionHeaderTokens(t,e["connection"])
if(Array.isArray(A["no-cache"]))t.push(...A["no-cache"])
if(Array.isArray(A["private"]))t.push(...A["private"])
let r
for(const A of t)if(Object.hasOwn(e,A)){r??={...e}
delete r[A]}return r??e}t.exports=I})
var me=e.__commonJSMin((e,A)=>{const{Writable:t}=require("node:stream")
const{EventEmitter:r}=require("node:events")
const{assertCacheKey:s,assertCacheValue:n}=pe()
var o=class extends r{#ue=1024
#Z=104857600
#Ce=5242880
#X=0
#Ie=0
#Be=new Map
#de=false
constructor(e){super()
if(e){if(typeof e!=="object")throw new TypeError("MemoryCacheStore options must be an object")
if(e.maxCount!==void 0){if(typeof e.maxCount!=="number"||!Number.isInteger(e.maxCount)||e.maxCount<0)throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer")
this.#ue=e.maxCount}if(e.maxSize!==void 0){if(typeof e.maxSize!=="number"||!Number.isInteger(e.maxSize)||e.maxSize<0)throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer")
this.#Z=e.maxSize}if(e.maxEntrySize!==void 0){if(typeof e.maxEntrySize!=="number"||!Number.isInteger(e.maxEntrySize)||e.maxEntrySize<0)throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer")
this.#Ce=e.maxEntrySize}}}get size(){return this.#X}isFull(){return this.#X>=this.#Z||this.#Ie>=this.#ue}get(e){s(e)
const A=`${e.origin}:${e.path}`
const t=Date.now()
const r=this.#Be.get(A)
const n=r?findEntry(e,r,t):null
return n==null?void 0:{statusMessage:n.statusMessage,statusCode:n.statusCode,headers:n.headers,body:n.body,vary:n.vary?n.vary:void 0,etag:n.etag,cacheControlDirectives:n.cacheControlDirectives,cachedAt:n.cachedAt,staleAt:n.staleAt,deleteAt:n.deleteAt}}createWriteStream(e,A){s(e)
n(A)
const r=`${e.origin}:${e.path}`
const o=this
const i={...e,...A,body:[],size:0}
return new t({write(e,A,t){if(typeof e==="string")e=Buffer.from(e,A)
i.size+=e.byteLength
if(i.size>=o.#Ce)this.destroy()
else i.body.push(e)
t(null)},final(A){let t=o.#Be.get(r)
if(!t){t=[]
o.#Be.set(r,t)}const s=findEntry(e,t,Date.now())
if(s){const e=t.indexOf(s)
t.splice(e,1,i)
o.#X-=s.size}else{t.push(i)
o.#Ie+=1}o.#X+=i.size
if(o.#X>o.#Z||o.#Ie>o.#ue){if(!o.#de){o.emit("maxSizeExceeded",{size:o.#X,maxSize:o.#Z,count:o.#Ie,maxCount:o.#ue})
o.#de=true}for(const[e,A]of o.#Be){for(const e of A.splice(0,A.length/2)){o.#X-=e.size
o.#Ie-=1}if(A.length===0)o.#Be.delete(e)}if(o.#X<o.#Z&&o.#Ie<o.#ue)o.#de=false}A(null)}})}delete(e){if(typeof e!=="object")throw new TypeError(`expected key to be object, got ${typeof e}`)
const A=`${e.origin}:${e.path}`
for(const e of this.#Be.get(A)??[]){this.#X-=e.size
this.#Ie-=1}this.#Be.delete(A)}}
function findEntry(e,A,t){for(let r=0;r<A.length;r++){const s=A[r]
if(s.deleteAt>t&&s.method===e.method&&varyMatches(e,s))return s}}function varyMatches(e,A){if(A.vary==null)return true
for(const t in A.vary)if(Object.hasOwn(A.vary,t)&&!headerValueEquals(e.headers?.[t],A.vary[t]))return false
return true}function headerValueEquals(e,A){if(e==null&&A==null)return true
if(e==null&&A!=null||e!=null&&A==null)return false
if(Array.isArray(e)&&Array.isArray(A)){if(e.length!==A.length)return false
for(let t=0;t<e.length;t++)if(e[t]!==A[t])return false
return true}return e===A}A.exports=o})
var we=e.__commonJSMin((e,A)=>{const t=require("node:assert")
var r=class{#fe=false
#ye
#e
#pe
#De
constructor(e,A,t){if(typeof e!=="function")throw new TypeError("callback must be a function")
this.#ye=e
this.#e=A
this.#De=t}onRequestStart(e,A){this.#fe=false
this.#pe=A}onRequestUpgrade(e,A,t,r){this.#e.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,r,s){t(this.#ye!=null)
this.#fe=A===304||this.#De&&A>=500&&A<=504
this.#ye(this.#fe,this.#pe,A,r)
this.#ye=null
if(this.#fe)return true
this.#e.onRequestStart?.(e,this.#pe)
this.#e.onResponseStart?.(e,A,r,s)}onResponseData(e,A){if(this.#fe)return
return this.#e.onResponseData?.(e,A)}onResponseEnd(e,A){if(this.#fe)return
this.#e.onResponseEnd?.(e,A)}onResponseError(e,A){if(this.#fe)return
if(this.#ye){this.#ye(false)
this.#ye=null}if(typeof this.#e.onResponseError==="function")this.#e.onResponseError(e,A)
else throw A}}
A.exports=r})
var Re=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{Readable:s}=require("node:stream")
const n=o()
const i=Se()
const a=me()
const c=we()
const{assertCacheStore:l,assertCacheMethods:g,makeCacheKey:h,normalizeHeaders:E,parseCacheControlHeader:Q,isInvalidOrWildcardVaryHeader:u,parseVaryHeader:C,isEtagUsable:I}=pe()
const{AbortError:B}=r()
const{parseHttpDate:d}=De()
function assertCacheOrigins(e,A){if(e===void 0)return
if(!Array.isArray(e))throw new TypeError(`expected ${A} to be an array or undefined, got ${typeof e}`)
for(let t=0;t<e.length;t++){const r=e[t]
if(typeof r!=="string"&&!(r instanceof RegExp))throw new TypeError(`expected ${A}[${t}] to be a string or RegExp, got ${typeof r}`)}}const nop=()=>{}
function trimOWS(e){return e.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(e,A){for(let t=0;t<e.length;t++)if(e[t]===A)return true
return false}function hasPragmaNoCache(e){const A=e?.pragma
if(!A)return false
const t=Array.isArray(A)?A:[A]
for(let e=0;e<t.length;e++){const A=t[e]
if(typeof A!=="string")continue
const r=A.split(",")
for(let e=0;e<r.length;e++)if(trimOWS(r[e]).toLowerCase()==="no-cache")return true}return false}function needsRevalidation(e,A,{headers:t={}}){if(A?.["no-cache"])return true
if(e.cacheControlDirectives?.["no-cache"]&&!Array.isArray(e.cacheControlDirectives["no-cache"]))return true
if(t["if-modified-since"]||t["if-none-match"])return true
return false}function staleResponseRequiresRevalidation(e,A){return e.cacheControlDirectives?.["must-revalidate"]===true||A==="shared"&&(e.cacheControlDirectives?.["proxy-revalidate"]===true||e.cacheControlDirectives?.["s-maxage"]!==void 0)}function revalidationResponseDisallowsCachedReuse(e,A){if(A.vary&&u(A.vary)||e==="shared"&&Object.hasOwn(A,"set-cookie"))return true
const t=A["cache-control"]
if(!t)return false
const r=Q(t)
return r["no-store"]===true||e==="shared"&&r.private===true}function revalidationResponseUpdatesCacheControl(e){return e["cache-control"]!==void 0}function revalidationResponseAddsVary(e,A){if(!A)return false
for(const t in A)if(e.vary==null||!Object.hasOwn(e.vary,t))return true
return false}function deleteCachedValue(e,A){try{e.delete(A)?.catch?.(nop)}catch{}}function getUsableLastModified(e){const A=e?.["last-modified"]
if(typeof A==="string"&&d(A))return A}function makeRevalidationHeaders(e,A){const t={...e.headers,"if-modified-since":getUsableLastModified(A.headers)??new Date(A.cachedAt).toUTCString()}
if(A.etag)t["if-none-match"]=A.etag
if(A.vary){for(const e in A.vary)if(A.vary[e]!=null)t[e]=A.vary[e]}return t}function revalidationTargetMatchesCacheKey(e,A){const t=A?.history
if(!Array.isArray(t)||t.length===0)return true
try{const A=new URL(e.path,e.origin)
const r=t[t.length-1]
return r.origin===A.origin&&r.pathname===A.pathname&&r.search===A.search}catch{return false}}function revalidationEtagMatchesCachedValue(e,A){if(!Object.hasOwn(A,"etag"))return true
const t=A.etag
const r=e.etag
if(typeof t!=="string"||typeof r!=="string"||!I(t)||!I(r))return false
if(!t.startsWith("W/"))return t===r
const s=r.startsWith("W/")?r.slice(2):r
return t.slice(2)===s}function isStale(e,A,t){const r=Date.now()
if(r>e.staleAt){if(!staleResponseRequiresRevalidation(e,t)&&A?.["max-stale"])return r>e.staleAt+A["max-stale"]*1e3
return true}if(A?.["min-fresh"])return e.staleAt-r<=A["min-fresh"]*1e3
return false}function withinStaleWhileRevalidateWindow(e,A){const t=e.cacheControlDirectives?.["stale-while-revalidate"]
if(!t||staleResponseRequiresRevalidation(e,A))return false
return Date.now()<=e.staleAt+t*1e3}function handleUncachedResponse(e,A,t,r,s,n){if(n?.["only-if-cached"]){let e=false
try{if(typeof r.onConnect==="function"){r.onConnect(()=>{e=true})
if(e)return}if(typeof r.onHeaders==="function"){r.onHeaders(504,[],nop,"Gateway Timeout")
if(e)return}if(typeof r.onComplete==="function")r.onComplete([])}catch(e){if(typeof r.onError==="function")r.onError(e)}return true}return e(s,new i(A,t,r))}function sendCachedValue(e,A,r,o,i,a){const c=n.isStream(r.body)?r.body:s.from(r.body??[])
t(!c.destroyed,"stream should not be destroyed")
t(!c.readableDidRead,"stream should not be readableDidRead")
const l={resume(){c.resume()},pause(){c.pause()},get paused(){return c.isPaused()},get aborted(){return c.destroyed},get reason(){return c.errored},abort(e){c.destroy(e??new B)}}
c.on("error",function(A){if(!this.readableEnded)e.onResponseError?.(l,A)}).on("close",function(){if(!this.errored)try{e.onResponseEnd?.(l,{})}catch(A){e.onResponseError?.(l,A)}})
try{e.onRequestStart?.(l,i)}catch(e){c.destroy(e)
return}if(c.destroyed)return
const g={...r.headers,age:String(o)}
if(a)g.warning='110 - "response is stale"'
l.rawHeaders=n.toRawHeaders(g)
try{e.onResponseStart?.(l,r.statusCode,g,r.statusMessage)}catch(e){c.destroy(e)
return}if(A.method==="HEAD")c.destroy()
else c.on("data",function(A){try{e.onResponseData?.(l,A)}catch(e){c.destroy(e)}})}function handleResult(e,A,t,r,s,o,a){if(!a)return handleUncachedResponse(e,A,t,r,s,o)
if(A.type==="shared"&&Object.hasOwn(a.headers,"set-cookie")){if(n.isStream(a.body))a.body.on("error",nop).destroy()
deleteCachedValue(A.store,t)
return handleUncachedResponse(e,A,t,r,s,o)}const l=Date.now()
if(l>a.deleteAt)return e(s,new i(A,t,r))
const g=Math.round((l-a.cachedAt)/1e3)
const h=o?.["max-age"]!==void 0&&g>=o["max-age"]
const E=h||isStale(a,o,A.type)
const Q=h||needsRevalidation(a,o,s)
if(E||Q){if(n.isStream(s.body)&&n.bodyLength(s.body)!==0)return e(s,new i(A,t,r))
if(!Q&&withinStaleWhileRevalidateWindow(a,A.type)){sendCachedValue(r,s,a,g,null,true)
queueMicrotask(()=>{const r=makeRevalidationHeaders(s,a)
e({...s,headers:r},new i(A,t,{onRequestStart(){},onRequestUpgrade(){},onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))})
return true}let h=false
if(!staleResponseRequiresRevalidation(a,A.type)){const e=a.cacheControlDirectives["stale-if-error"]??o?.["stale-if-error"]
if(e)h=l<a.staleAt+e*1e3}const u=makeRevalidationHeaders(s,a)
const refetch=()=>{if(n.isStream(a.body))a.body.on("error",nop).destroy()
deleteCachedValue(A.store,t)
return e(s,new i(A,t,r))}
return e({...s,headers:u},new c((e,o,i,c)=>{if(e){if(i===304){if(!revalidationTargetMatchesCacheKey(t,o)||!revalidationEtagMatchesCachedValue(a,c)||revalidationResponseDisallowsCachedReuse(A.type,c))return refetch()
if(revalidationResponseUpdatesCacheControl(c))deleteCachedValue(A.store,t)
else if(revalidationResponseAddsVary(a,c.vary?C(c.vary,s.headers):void 0))return refetch()}sendCachedValue(r,s,a,g,o,E)}else if(n.isStream(a.body))a.body.on("error",nop).destroy()},new i(A,t,r),h))}if(n.isStream(s.body))s.body.on("error",nop).destroy()
sendCachedValue(r,s,a,g,null,false)}A.exports=(e={})=>{const{store:A=new a,methods:t=["GET"],cacheByDefault:r=void 0,type:s="shared",origins:o=void 0}=e
if(typeof e!=="object"||e===null)throw new TypeError(`expected type of opts to be an Object, got ${e===null?"null":typeof e}`)
l(A,"opts.store")
g(t,"opts.methods")
assertCacheOrigins(o,"opts.origins")
if(typeof r!=="undefined"&&typeof r!=="number")throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof r}`)
if(typeof s!=="undefined"&&s!=="shared"&&s!=="private")throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof s}`)
const c={store:A,methods:t,cacheByDefault:r,type:s}
const u=[]
for(let e=0;e<n.safeHTTPMethods.length;e++){const A=n.safeHTTPMethods[e]
if(!arrayIncludes(t,A))u.push(A)}return e=>(t,r)=>{if(!t.origin||arrayIncludes(u,t.method))return e(t,r)
if(o!==void 0){const A=t.origin.toString().toLowerCase()
let s=false
for(let e=0;e<o.length;e++){const t=o[e]
if(typeof t==="string"){if(t.toLowerCase()===A){s=true
break}}else if(t.test(A)){s=true
break}}if(!s)return e(t,r)}t={...t,headers:E(t)}
const s=t.headers?.["cache-control"]?Q(t.headers["cache-control"]):hasPragmaNoCache(t.headers)?{"no-cache":true}:void 0
if(s?.["no-store"])return e(t,r)
const a=h(t)
if(!arrayIncludes(n.safeHTTPMethods,t.method))return e(t,new i(c,a,r))
const l=A.get(a)
if(l&&typeof l.then==="function")return l.then(A=>handleResult(e,c,a,r,t,s,A)).catch(e=>{if(typeof r.onResponseError==="function")r.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return false},get aborted(){return false},get reason(){return null},abort(){}},e)
else throw e})
else return handleResult(e,c,a,r,t,s,l)}}})
var Ne=e.__commonJSMin((e,A)=>{const{createInflate:t,createGunzip:s,createBrotliDecompress:n,createZstdDecompress:o}=require("node:zlib")
const{pipeline:i,Transform:a}=require("node:stream")
const{InvalidArgumentError:c,ResponseExceededMaxSizeError:l}=r()
const g=ue()
const{runtimeFeatures:h}=S()
var E=class{#Se
#me
#we
#A=false
constructor(e,A,t){this.#Se=e
this.#me=A
this.#we=t
this.target=null}pause(){if(this.#A)return
this.#A=true
this.#Se()}resume(){if(!this.#A)return
this.#A=false
this.#me()}abort(e){this.target?.abort(e)
this.#we(e)}get paused(){return this.#A}get aborted(){return this.target?.aborted??false}get reason(){return this.target?.reason??null}get rawHeaders(){return this.target?.rawHeaders??null}set rawHeaders(e){if(this.target)this.target.rawHeaders=e}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(e){if(this.target)this.target.rawTrailers=e}}
const Q={gzip:s,"x-gzip":s,br:n,deflate:t,compress:t,"x-compress":t,...h.has("zstd")?{zstd:o}:{}}
const u=[204,304]
const C=0
function createMaxSizeLimiter(e){let A=0
return new a({transform(t,r,s){const n=A+t.length
if(n>e){s(new l(`Decompressed response size (${n}) exceeded maxSize (${e})`))
return}A=n
s(null,t)}})}let I=false
var B=class extends g{#Re=[]
#Ne
#be
#Fe
#Z
#ke=0
#Ue=false
#Me=false
#Te=false
#Le=false
#He=false
#ve=false
#Ye=false
#xe
#n
constructor(e,{skipStatusCodes:A=u,skipErrorResponses:t=true,maxSize:r=C}={}){if(!Number.isSafeInteger(r)||r<0)throw new c("maxSize must be a non-negative integer")
super(e)
this.#be=A
this.#Fe=t
this.#Z=r
this.#n=new E(()=>this.#Ve(),()=>this.#Ge(),e=>{if(this.#Me&&!this.#Ue)this.onResponseError(this.#n,e)})}#Ve(){this.#Oe()}#Ge(){const e=this.#He
this.#Je()
if(!e){this.#We()
this.#Pe()}}#Oe(){if(!this.#Le&&!this.#Ue){this.#Le=true
this.#n.target?.pause()}}#We(){if(this.#Le&&!this.#n.paused&&!this.#Te){this.#Le=false
if(!this.#Me)this.#n.target?.resume()}}#Je(){if(this.#Ue||this.#n.paused||!this.#xe)return
if(this.#He){this.#ve=true
return}this.#He=true
try{do{this.#ve=false
let e
while(!this.#Ue&&!this.#n.paused&&(e=this.#xe.read())!==null){if(this.#Z>0){const A=this.#ke+e.length
if(A>this.#Z){this.#qe(new l(`Decompressed response size (${A}) exceeded maxSize (${this.#Z})`))
return}this.#ke=A}try{if(super.onResponseData(this.#n,e)===false&&!this.#n.paused)this.#n.pause()}catch(e){this.#qe(e)
return}}}while(this.#ve&&!this.#Ue&&!this.#n.paused)}finally{this.#He=false}this.#We()
this.#Pe()}#Pe(){if(this.#Ue||!this.#Ye||this.#n.paused||this.#He)return
this.#_e()
try{super.onResponseEnd(this.#n,this.#Ne)}catch(e){this.#qe(e)
return}this.#Ue=true}#Ze(){if(this.#Ue)return
this.#Ye=true
this.#Je()
this.#Pe()}#ze(e,A){if(!e||A<200)return true
if(this.#be.includes(A))return true
if(this.#Fe&&A>=400)return true
return false}#Xe(e){const A=e.split(",")
const t=5
if(A.length>t)throw new Error(`too many content-encodings in response: ${A.length}, maximum allowed is ${t}`)
const r=[]
for(let e=A.length-1;e>=0;e--){const t=A[e].trim()
if(!t)continue
if(!Q[t]){r.length=0
return r}r.push(Q[t]())}if(r.length<2)return r
const s=[]
for(let e=0;e<r.length;e++){s.push(r[e])
if(e<r.length-1&&this.#Z>0)s.push(createMaxSizeLimiter(this.#Z))}return s}#qe(e){if(this.#Ue)return
if(this.#Me)this.onResponseError(this.#n,e)
else this.#n.abort(e)}#Ke(e){this.#xe=e
e.on("readable",()=>this.#Je())
e.on("error",e=>this.#qe(e))}#je(){const e=this.#Re[0]
this.#Ke(e)
e.on("end",()=>this.#Ze())}#$e(){const e=this.#Re[this.#Re.length-1]
this.#Ke(e)
i(this.#Re,e=>{if(this.#Ue)return
if(e){this.#qe(e)
return}this.#Ze()})}#eA(){this.#Re[0].on("drain",()=>{if(this.#Ue)return
this.#Te=false
if(!this.#n.paused){this.#Je()
this.#We()}})}#_e(){this.#Re.length=0
this.#xe=void 0}onRequestStart(e,A){this.#n.target=e
return super.onRequestStart(this.#n,A)}onRequestUpgrade(e,A,t,r){return super.onRequestUpgrade(this.#n,A,t,r)}onResponseStart(e,A,t,r){const s=t["content-encoding"]
const n=Array.isArray(s)?s.join(","):s
if(this.#ze(n,A))return super.onResponseStart(this.#n,A,t,r)
const o=this.#Xe(n.toLowerCase())
if(o.length===0){this.#_e()
return super.onResponseStart(this.#n,A,t,r)}this.#Re=o
const{"content-encoding":i,"content-length":a,...c}=t
if(this.#n.rawHeaders){const e=this.#n.rawHeaders
if(Array.isArray(e)){const A=[]
for(let t=0;t<e.length;t+=2){const r=e[t]
const s=(Buffer.isBuffer(r)?r.toString("latin1"):`${r}`).toLowerCase()
if(s==="content-encoding"||s==="content-length")continue
A.push(e[t],e[t+1])}e.splice(0,e.length,...A)}else if(typeof e==="object")for(const A of Object.keys(e)){const t=A.toLowerCase()
if(t==="content-encoding"||t==="content-length")delete e[A]}}this.#eA()
if(this.#Re.length===1)this.#je()
else this.#$e()
return super.onResponseStart(this.#n,A,c,r)}onResponseData(e,A){if(this.#Re.length>0){if(!this.#Re[0].write(A)){this.#Te=true
this.#Oe()}return}return super.onResponseData(this.#n,A)}onResponseEnd(e,A){if(this.#Re.length>0){this.#Me=true
this.#Ne=A
this.#Re[0].end()
return}return super.onResponseEnd(this.#n,A)}onResponseError(e,A){if(this.#Ue)return
this.#Ue=true
for(const e of this.#Re)e.destroy()
this.#_e()
super.onResponseError(this.#n,A)}}
function createDecompressInterceptor(e={}){if(!I){process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWarning")
I=true}return A=>(t,r)=>A(t,new B(r,e))}A.exports=createDecompressInterceptor})
var be=e.__commonJSMin((e,A)=>{const{RequestAbortedError:t}=r()
const s=5242880
var n=class{#AA
#tA=false
#pe=null
#rA=[]
#sA=s
#O=0
#P={}
#nA=""
#r=false
#oA=false
#iA=false
#aA=false
#n=null
#cA=null
constructor(e,A,t=s){this.#AA=e
this.#cA=A
this.#sA=t}addWaitingHandler(e){if(this.#aA||this.#iA)return false
const A=this.#lA(e)
const t=A.controller
try{if(this.#tA){e.onRequestStart?.(t,this.#pe)
if(t.aborted){A.done=true
return true}if(this.#oA)e.onResponseStart?.(t,this.#O,this.#P,this.#nA)}else A.pendingStart=true}catch{A.done=true
return true}if(!t.aborted)this.#rA.push(A)
return true}onRequestStart(e,A){this.#n=e
if(!this.#tA){this.#tA=true
this.#pe=A
for(const e of this.#rA)if(e.pendingStart&&!e.done&&!e.controller.aborted){e.pendingStart=false
try{e.handler.onRequestStart?.(e.controller,A)}catch{e.done=true}}this.#gA()}this.#AA.onRequestStart?.(e,A)}onRequestUpgrade(e,A,t,r){this.#AA.onRequestUpgrade?.(e,A,t,r)}onResponseStart(e,A,t,r){this.#oA=true
this.#O=A
this.#P=t
this.#nA=r
this.#AA.onResponseStart?.(e,A,t,r)
for(const e of this.#rA){const{handler:s,controller:n}=e
if(e.done||n.aborted){e.done=true
continue}try{s.onResponseStart?.(n,A,t,r)}catch{}if(n.aborted)e.done=true}this.#gA()}onResponseData(e,A){if(this.#r||this.#aA)return
this.#iA=true
this.#AA.onResponseData?.(e,A)
for(const e of this.#rA){const{handler:t,controller:r}=e
if(e.done||r.aborted){e.done=true
continue}if(r.paused){this.#hA(e,A)
continue}try{t.onResponseData?.(r,A)}catch{}if(r.aborted){e.done=true
e.bufferedChunks=[]
e.bufferedBytes=0}}this.#gA()}onResponseEnd(e,A){if(this.#r||this.#aA)return
this.#aA=true
this.#AA.onResponseEnd?.(e,A)
for(const e of this.#rA){if(e.done||e.controller.aborted){e.done=true
continue}this.#EA(e)
if(e.done||e.controller.aborted){e.done=true
continue}if(e.controller.paused&&e.bufferedChunks.length>0){e.pendingTrailers=A
continue}try{e.handler.onResponseEnd?.(e.controller,A)}catch{}e.done=true}this.#gA()
this.#cA?.()}onResponseError(e,A){if(this.#aA)return
this.#r=true
this.#aA=true
this.#AA.onResponseError?.(e,A)
for(const e of this.#rA)this.#QA(e,A)
this.#rA=[]
this.#cA?.()}#lA(e){const A={handler:e,controller:null,bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:false,pendingStart:false}
const t={aborted:false,paused:false,reason:null}
A.controller={resume:()=>{if(t.aborted)return
t.paused=false
this.#EA(A)
if(this.#aA&&A.pendingTrailers&&A.bufferedChunks.length===0&&!t.paused&&!t.aborted){try{A.handler.onResponseEnd?.(A.controller,A.pendingTrailers)}catch{}A.pendingTrailers=null
A.done=true}this.#gA()},pause:()=>{if(!t.aborted)t.paused=true},get paused(){return t.paused},get aborted(){return t.aborted},get reason(){return t.reason},abort:e=>{t.aborted=true
t.reason=e??null
A.done=true
A.pendingTrailers=null
A.bufferedChunks=[]
A.bufferedBytes=0}}
return A}#hA(e,A){if(e.done||e.controller.aborted){e.done=true
e.bufferedChunks=[]
e.bufferedBytes=0
return}const r=Buffer.from(A)
e.bufferedChunks.push(r)
e.bufferedBytes+=r.length
if(e.bufferedBytes>this.#sA){const A=new t(`Deduplicated waiting handler exceeded maxBufferSize (${this.#sA} bytes) while paused`)
this.#QA(e,A)}}#EA(e){const{handler:A,controller:t}=e
while(!e.done&&!t.aborted&&!t.paused&&e.bufferedChunks.length>0){const r=e.bufferedChunks.shift()
e.bufferedBytes-=r.length
try{A.onResponseData?.(t,r)}catch{}if(t.aborted){e.done=true
e.pendingTrailers=null
e.bufferedChunks=[]
e.bufferedBytes=0
break}}}#QA(e,A){if(e.done)return
e.done=true
e.pendingTrailers=null
e.bufferedChunks=[]
e.bufferedBytes=0
try{e.controller.abort(A)
e.handler.onResponseError?.(e.controller,A)}catch{}}#gA(){this.#rA=this.#rA.filter(e=>e.done===false)}}
A.exports=n})
var Fe=e.__commonJSMin((e,A)=>{const t=require("node:diagnostics_channel")
const r=o()
const s=be()
const{normalizeHeaders:n,makeCacheKey:i,makeDeduplicationKey:a}=pe()
const c=t.channel("undici:request:pending-requests")
A.exports=(e={})=>{const{methods:A=["GET"],skipHeaderNames:t=[],excludeHeaderNames:o=[],maxBufferSize:l=5242880}=e
if(typeof e!=="object"||e===null)throw new TypeError(`expected type of opts to be an Object, got ${e===null?"null":typeof e}`)
if(!Array.isArray(A))throw new TypeError(`expected opts.methods to be an array, got ${typeof A}`)
for(const e of A)if(!r.safeHTTPMethods.includes(e))throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${e}`)
if(!Array.isArray(t))throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof t}`)
if(!Array.isArray(o))throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof o}`)
if(!Number.isFinite(l)||l<=0)throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${l}`)
const g=new Set(t.map(e=>e.toLowerCase()))
const h=new Set(o.map(e=>e.toLowerCase()))
const E=new Map
return e=>(t,r)=>{if(!t.origin||A.includes(t.method)===false)return e(t,r)
t={...t,headers:n(t)}
if(g.size>0){for(const A of Object.keys(t.headers))if(g.has(A.toLowerCase()))return e(t,r)}const o=i(t)
const Q=a(o,h)
const u=E.get(Q)
if(u){if(u.addWaitingHandler(r))return true
return e(t,r)}const C=new s(r,()=>{E.delete(Q)
if(c.hasSubscribers)c.publish({size:E.size,key:Q,type:"removed"})},l)
E.set(Q,C)
if(c.hasSubscribers)c.publish({size:E.size,key:Q,type:"added"})
return e(t,C)}}})
var ke=e.__commonJSMin((e,A)=>{const{Writable:t}=require("node:stream")
const{assertCacheKey:r,assertCacheValue:s}=pe()
let n
const o=4
const i=2e9
A.exports=class SqliteCacheStore{#Ce=i
#ue=Infinity
#uA
#CA
#IA
#BA
#dA
#fA
#yA
#pA
constructor(e){if(e){if(typeof e!=="object")throw new TypeError("SqliteCacheStore options must be an object")
if(e.maxEntrySize!==void 0){if(typeof e.maxEntrySize!=="number"||!Number.isInteger(e.maxEntrySize)||e.maxEntrySize<0)throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer")
if(e.maxEntrySize>i)throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb")
this.#Ce=e.maxEntrySize}if(e.maxCount!==void 0){if(typeof e.maxCount!=="number"||!Number.isInteger(e.maxCount)||e.maxCount<0)throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer")
this.#ue=e.maxCount}}if(!n)n=require("node:sqlite").DatabaseSync
this.#uA=new n(e?.location??":memory:")
this.#uA.exec(`\n      PRAGMA journal_mode = WAL;\n      PRAGMA synchronous = NORMAL;\n      PRAGMA temp_store = memory;\n      PRAGMA optimize;\n\n      CREATE TABLE IF NOT EXISTS cacheInterceptorV${o} (\n        -- Data specific to us\n        id INTEGER PRIMARY KEY AUTOINCREMENT,\n        url TEXT NOT NULL,\n        method TEXT NOT NULL,\n\n        -- Data returned to the interceptor\n        body BUF NULL,\n        deleteAt INTEGER NOT NULL,\n        statusCode INTEGER NOT NULL,\n        statusMessage TEXT NOT NULL,\n        headers TEXT NULL,\n        cacheControlDirectives TEXT NULL,\n        etag TEXT NULL,\n        vary TEXT NULL,\n        cachedAt INTEGER NOT NULL,\n        staleAt INTEGER NOT NULL\n      );\n\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${o}_getValuesQuery ON cacheInterceptorV${o}(url, method, deleteAt);\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${o}_deleteByUrlQuery ON cacheInterceptorV${o}(deleteAt);\n    `)
this.#CA=this.#uA.prepare(`\n      SELECT\n        id,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      FROM cacheInterceptorV${o}\n      WHERE\n        url = ?\n        AND method = ?\n      ORDER BY\n        deleteAt ASC\n    `)
this.#IA=this.#uA.prepare(`\n      UPDATE cacheInterceptorV${o} SET\n        body = ?,\n        deleteAt = ?,\n        statusCode = ?,\n        statusMessage = ?,\n        headers = ?,\n        etag = ?,\n        cacheControlDirectives = ?,\n        cachedAt = ?,\n        staleAt = ?\n      WHERE\n        id = ?\n    `)
this.#BA=this.#uA.prepare(`\n      INSERT INTO cacheInterceptorV${o} (\n        url,\n        method,\n        body,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\n    `)
this.#fA=this.#uA.prepare(`DELETE FROM cacheInterceptorV${o} WHERE url = ?`)
this.#yA=this.#uA.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${o}`)
this.#dA=this.#uA.prepare(`DELETE FROM cacheInterceptorV${o} WHERE deleteAt <= ?`)
this.#pA=this.#ue===Infinity?null:this.#uA.prepare(`\n        DELETE FROM cacheInterceptorV${o}\n        WHERE id IN (\n          SELECT\n            id\n          FROM cacheInterceptorV${o}\n          ORDER BY cachedAt ASC\n          LIMIT ?\n        )\n      `)}close(){this.#uA.close()}get(e){r(e)
const A=this.#DA(e)
return A?{body:A.body?Buffer.from(A.body.buffer,A.body.byteOffset,A.body.byteLength):void 0,statusCode:A.statusCode,statusMessage:A.statusMessage,headers:A.headers?JSON.parse(A.headers):void 0,etag:A.etag?A.etag:void 0,vary:A.vary?JSON.parse(A.vary):void 0,cacheControlDirectives:A.cacheControlDirectives?JSON.parse(A.cacheControlDirectives):void 0,cachedAt:A.cachedAt,staleAt:A.staleAt,deleteAt:A.deleteAt}:void 0}set(e,A){r(e)
const t=this.#SA(e)
const s=Array.isArray(A.body)?Buffer.concat(A.body):A.body
const n=s?.byteLength
if(n&&n>this.#Ce)return
const o=this.#DA(e,true)
if(o)this.#IA.run(s,A.deleteAt,A.statusCode,A.statusMessage,A.headers?JSON.stringify(A.headers):null,A.etag?A.etag:null,A.cacheControlDirectives?JSON.stringify(A.cacheControlDirectives):null,A.cachedAt,A.staleAt,o.id)
else{this.#BA.run(t,e.method,s,A.deleteAt,A.statusCode,A.statusMessage,A.headers?JSON.stringify(A.headers):null,A.etag?A.etag:null,A.cacheControlDirectives?JSON.stringify(A.cacheControlDirectives):null,A.vary?JSON.stringify(A.vary):null,A.cachedAt,A.staleAt)
this.#mA()}}createWriteStream(e,A){r(e)
s(A)
let n=0
const o=[]
const i=this
return new t({decodeStrings:true,write(e,A,t){n+=e.byteLength
if(n<i.#Ce)o.push(e)
else this.destroy()
t()},final(t){i.set(e,{...A,body:o})
t()}})}delete(e){if(typeof e!=="object")throw new TypeError(`expected key to be object, got ${typeof e}`)
this.#fA.run(this.#SA(e))}#mA(){if(Number.isFinite(this.#ue)&&this.size<=this.#ue)return 0
{const e=this.#dA.run(Date.now()).changes
if(e)return e}{const e=this.#pA?.run(Math.max(Math.floor(this.#ue*.1),1)).changes
if(e)return e}return 0}get size(){const{total:e}=this.#yA.get()
return e}#SA(e){return`${e.origin}/${e.path}`}#DA(e,A=false){const t=this.#SA(e)
const{headers:r,method:s}=e
const n=this.#CA.all(t,s)
if(n.length===0)return
const o=Date.now()
for(const e of n){if(o>=e.deleteAt&&!A)continue
let t=true
if(e.vary){const A=JSON.parse(e.vary)
for(const e in A)if(!headerValueEquals(r[e],A[e])){t=false
break}}if(t)return e}}}
function headerValueEquals(e,A){if(e==null&&A==null)return true
if(e==null&&A!=null||e!=null&&A==null)return false
if(Array.isArray(e)&&Array.isArray(A)){if(e.length!==A.length)return false
for(let t=0;t<e.length;t++)if(e[t]!==A[t])return false
return true}return e===A}})
var Ue=e.__commonJSMin((e,t)=>{const{kConstruct:r}=A()
const{kEnumerableProperty:s}=o()
const{iteratorMixin:n,isValidHeaderName:i,isValidHeaderValue:a}=w()
const{webidl:c}=m()
const l=require("node:assert")
const g=require("node:util")
function isHTTPWhiteSpaceCharCode(e){return e===10||e===13||e===9||e===32}function headerValueNormalize(e){let A=0
let t=e.length
while(t>A&&isHTTPWhiteSpaceCharCode(e.charCodeAt(t-1)))--t
while(t>A&&isHTTPWhiteSpaceCharCode(e.charCodeAt(A)))++A
return A===0&&t===e.length?e:e.substring(A,t)}function fill(e,A){if(Array.isArray(A))for(let t=0;t<A.length;++t){const r=A[t]
if(r.length!==2)throw c.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${r.length}.`})
appendHeader(e,r[0],r[1])}else if(typeof A==="object"&&A!==null){const t=Object.keys(A)
for(let r=0;r<t.length;++r)appendHeader(e,t[r],A[t[r]])}else throw c.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function appendHeader(e,A,t){t=headerValueNormalize(t)
if(!i(A))throw c.errors.invalidArgument({prefix:"Headers.append",value:A,type:"header name"})
else if(!a(t))throw c.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header value"})
if(Q(e)==="immutable")throw new TypeError("immutable")
return C(e).append(A,t,false)}function headersListSortAndCombine(e){const A=C(e)
if(!A)return[]
if(A.sortedMap)return A.sortedMap
const t=[]
const r=A.toSortedArray()
const s=A.cookies
if(s===null||s.length===1)return A.sortedMap=r
for(let e=0;e<r.length;++e){const{0:A,1:n}=r[e]
if(A==="set-cookie")for(let e=0;e<s.length;++e)t.push([A,s[e]])
else t.push([A,n])}return A.sortedMap=t}function compareHeaderName(e,A){return e[0]<A[0]?-1:1}var h=class HeadersList{cookies=null
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
this.headersMap.set(r,{name:s.name,value:`${s.value}${e}${A}`})}else this.headersMap.set(r,{name:e,value:A})
if(r==="set-cookie")(this.cookies??=[]).push(A)}set(e,A,t){this.sortedMap=null
const r=t?e:e.toLowerCase()
if(r==="set-cookie")this.cookies=[A]
this.headersMap.set(r,{name:e,value:A})}delete(e,A){this.sortedMap=null
if(!A)e=e.toLowerCase()
if(e==="set-cookie")this.cookies=null
this.headersMap.delete(e)}get(e,A){return this.headersMap.get(A?e:e.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:e,1:{value:A}}of this.headersMap)yield[e,A]}get entries(){const e={}
if(this.headersMap.size!==0)for(const{name:A,value:t}of this.headersMap.values())e[A]=t
return e}rawValues(){return this.headersMap.values()}get entriesList(){const e=[]
if(this.headersMap.size!==0)for(const{0:A,1:{name:t,value:r}}of this.headersMap)if(A==="set-cookie")for(const A of this.cookies)e.push([t,A])
else e.push([t,r])
return e}toSortedArray(){const e=this.headersMap.size
const A=new Array(e)
if(e<=32){if(e===0)return A
const t=this.headersMap[Symbol.iterator]()
const r=t.next().value
A[0]=[r[0],r[1].value]
l(r[1].value!==null)
for(let r=1,s=0,n=0,o=0,i=0,a,c;r<e;++r){c=t.next().value
a=A[r]=[c[0],c[1].value]
l(a[1]!==null)
o=0
n=r
while(o<n){i=o+(n-o>>1)
if(A[i][0]<=a[0])o=i+1
else n=i}if(r!==i){s=r
while(s>o)A[s]=A[--s]
A[o]=a}}if(!t.next().done)throw new TypeError("Unreachable")
return A}else{let e=0
for(const{0:t,1:{value:r}}of this.headersMap){A[e++]=[t,r]
l(r!==null)}return A.sort(compareHeaderName)}}}
var E=class Headers{#wA
#RA
constructor(e=void 0){c.util.markAsUncloneable(this)
if(e===r)return
this.#RA=new h
this.#wA="none"
if(e!==void 0){e=c.converters.HeadersInit(e,"Headers constructor","init")
fill(this,e)}}append(e,A){c.brandCheck(this,Headers)
c.argumentLengthCheck(arguments,2,"Headers.append")
const t="Headers.append"
e=c.converters.ByteString(e,t,"name")
A=c.converters.ByteString(A,t,"value")
return appendHeader(this,e,A)}delete(e){c.brandCheck(this,Headers)
c.argumentLengthCheck(arguments,1,"Headers.delete")
e=c.converters.ByteString(e,"Headers.delete","name")
if(!i(e))throw c.errors.invalidArgument({prefix:"Headers.delete",value:e,type:"header name"})
if(this.#wA==="immutable")throw new TypeError("immutable")
if(!this.#RA.contains(e,false))return
this.#RA.delete(e,false)}get(e){c.brandCheck(this,Headers)
c.argumentLengthCheck(arguments,1,"Headers.get")
const A="Headers.get"
e=c.converters.ByteString(e,A,"name")
if(!i(e))throw c.errors.invalidArgument({prefix:A,value:e,type:"header name"})
return this.#RA.get(e,false)}has(e){c.brandCheck(this,Headers)
c.argumentLengthCheck(arguments,1,"Headers.has")
const A="Headers.has"
e=c.converters.ByteString(e,A,"name")
if(!i(e))throw c.errors.invalidArgument({prefix:A,value:e,type:"header name"})
return this.#RA.contains(e,false)}set(e,A){c.brandCheck(this,Headers)
c.argumentLengthCheck(arguments,2,"Headers.set")
const t="Headers.set"
e=c.converters.ByteString(e,t,"name")
A=c.converters.ByteString(A,t,"value")
A=headerValueNormalize(A)
if(!i(e))throw c.errors.invalidArgument({prefix:t,value:e,type:"header name"})
else if(!a(A))throw c.errors.invalidArgument({prefix:t,value:A,type:"header value"})
if(this.#wA==="immutable")throw new TypeError("immutable")
this.#RA.set(e,A,false)}getSetCookie(){c.brandCheck(this,Headers)
const e=this.#RA.cookies
if(e)return[...e]
return[]}[g.inspect.custom](e,A){A.depth??=e
return`Headers ${g.formatWithOptions(A,this.#RA.entries)}`}static getHeadersGuard(e){return e.#wA}static setHeadersGuard(e,A){e.#wA=A}static getHeadersList(e){return e.#RA}static setHeadersList(e,A){e.#RA=A}}
const{getHeadersGuard:Q,setHeadersGuard:u,getHeadersList:C,setHeadersList:I}=E
Reflect.deleteProperty(E,"getHeadersGuard")
Reflect.deleteProperty(E,"setHeadersGuard")
Reflect.deleteProperty(E,"getHeadersList")
Reflect.deleteProperty(E,"setHeadersList")
n("Headers",E,headersListSortAndCombine,0,1)
Object.defineProperties(E.prototype,{append:s,delete:s,get:s,has:s,set:s,getSetCookie:s,[Symbol.toStringTag]:{value:"Headers",configurable:true},[g.inspect.custom]:{enumerable:false}})
c.converters.HeadersInit=function(e,A,t){if(c.util.Type(e)===c.util.Types.OBJECT){const r=Reflect.get(e,Symbol.iterator)
if(!g.types.isProxy(e)&&r===E.prototype.entries)try{return C(e).entriesList}catch{}if(typeof r==="function")return c.converters["sequence<sequence<ByteString>>"](e,A,t,r.bind(e))
return c.converters["record<ByteString, ByteString>"](e,A,t)}throw c.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}
t.exports={fill,compareHeaderName,Headers:E,HeadersList:h,getHeadersGuard:Q,setHeadersGuard:u,setHeadersList:I,getHeadersList:C}})
var Me=e.__commonJSMin((e,t)=>{const{Headers:r,HeadersList:s,fill:n,getHeadersGuard:i,setHeadersGuard:a,setHeadersList:c}=Ue()
const{extractBody:l,cloneBody:g,mixinBody:h,streamRegistry:E,bodyUnusable:Q}=F()
const u=o()
const C=require("node:util")
const{kEnumerableProperty:I}=u
const{isValidReasonPhrase:B,isCancelled:f,isAborted:y,isErrorLike:S,environmentSettingsObject:R}=w()
const{redirectStatusSet:N,nullBodyStatus:b}=d()
const{webidl:k}=m()
const{URLSerializer:U}=D()
const{kConstruct:M}=A()
const T=require("node:assert")
const{isomorphicEncode:L,serializeJavascriptValueToJSONString:H}=p()
const v=new TextEncoder("utf-8")
var Y=class Response{#P
#h
static error(){return fromInnerResponse(makeNetworkError(),"immutable")}static json(e,A=void 0){k.argumentLengthCheck(arguments,1,"Response.json")
if(A!==null)A=k.converters.ResponseInit(A)
const t=v.encode(H(e))
const r=l(t)
const s=fromInnerResponse(makeResponse({}),"response")
initializeResponse(s,A,{body:r[0],type:"application/json"})
return s}static redirect(e,A=302){k.argumentLengthCheck(arguments,1,"Response.redirect")
e=k.converters.USVString(e)
A=k.converters["unsigned short"](A)
let t
try{t=new URL(e,R.settingsObject.baseUrl)}catch(A){throw new TypeError(`Failed to parse URL from ${e}`,{cause:A})}if(!N.has(A))throw new RangeError(`Invalid status code ${A}`)
const r=fromInnerResponse(makeResponse({}),"immutable")
r.#h.status=A
const s=L(U(t))
r.#h.headersList.append("location",s,true)
return r}constructor(e=null,A=void 0){k.util.markAsUncloneable(this)
if(e===M)return
if(e!==null)e=k.converters.BodyInit(e,"Response","body")
A=k.converters.ResponseInit(A)
this.#h=makeResponse({})
this.#P=new r(M)
a(this.#P,"response")
c(this.#P,this.#h.headersList)
let t=null
if(e!=null){const[A,r]=l(e)
t={body:A,type:r}}initializeResponse(this,A,t)}get type(){k.brandCheck(this,Response)
return this.#h.type}get url(){k.brandCheck(this,Response)
const e=this.#h.urlList
const A=e[e.length-1]??null
if(A===null)return""
return U(A,true)}get redirected(){k.brandCheck(this,Response)
return this.#h.urlList.length>1}get status(){k.brandCheck(this,Response)
return this.#h.status}get ok(){k.brandCheck(this,Response)
return this.#h.status>=200&&this.#h.status<=299}get statusText(){k.brandCheck(this,Response)
return this.#h.statusText}get headers(){k.brandCheck(this,Response)
return this.#P}get body(){k.brandCheck(this,Response)
return this.#h.body?this.#h.body.stream:null}get bodyUsed(){k.brandCheck(this,Response)
return!!this.#h.body&&u.isDisturbed(this.#h.body.stream)}clone(){k.brandCheck(this,Response)
if(Q(this.#h))throw k.errors.exception({header:"Response.clone",message:"Body has already been consumed."})
const e=cloneResponse(this.#h)
if(this.#h.urlList.length!==0&&this.#h.body?.stream)E.register(this,new WeakRef(this.#h.body.stream))
return fromInnerResponse(e,i(this.#P))}[C.inspect.custom](e,A){if(A.depth===null)A.depth=2
A.colors??=true
const t={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url}
return`Response ${C.formatWithOptions(A,t)}`}static getResponseHeaders(e){return e.#P}static setResponseHeaders(e,A){e.#P=A}static getResponseState(e){return e.#h}static setResponseState(e,A){e.#h=A}}
const{getResponseHeaders:x,setResponseHeaders:V,getResponseState:G,setResponseState:O}=Y
Reflect.deleteProperty(Y,"getResponseHeaders")
Reflect.deleteProperty(Y,"setResponseHeaders")
Reflect.deleteProperty(Y,"getResponseState")
Reflect.deleteProperty(Y,"setResponseState")
h(Y,G)
Object.defineProperties(Y.prototype,{type:I,url:I,status:I,ok:I,redirected:I,statusText:I,headers:I,clone:I,body:I,bodyUsed:I,[Symbol.toStringTag]:{value:"Response",configurable:true}})
Object.defineProperties(Y,{json:I,redirect:I,error:I})
function cloneResponse(e){if(e.internalResponse)return filterResponse(cloneResponse(e.internalResponse),e.type)
const A=makeResponse({...e,body:null})
if(e.body!=null)A.body=g(e.body)
return A}function makeResponse(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new s(e?.headersList):new s,urlList:e?.urlList?[...e.urlList]:[]}}function makeNetworkError(e){return makeResponse({type:"error",status:0,error:S(e)?e:new Error(e?String(e):e),aborted:e&&e.name==="AbortError"})}function isNetworkError(e){return e.type==="error"&&e.status===0}function makeFilteredResponse(e,A){A={internalResponse:e,...A}
return new Proxy(e,{get(e,t){return t in A?A[t]:e[t]},set(e,t,r){T(!(t in A))
e[t]=r
return true}})}function filterResponse(e,A){if(A==="basic")return makeFilteredResponse(e,{type:"basic",headersList:e.headersList})
else if(A==="cors")return makeFilteredResponse(e,{type:"cors",headersList:e.headersList})
else if(A==="opaque")return makeFilteredResponse(e,{type:"opaque",urlList:[],status:0,statusText:"",body:null})
else if(A==="opaqueredirect")return makeFilteredResponse(e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null})
else T(false)}function makeAppropriateNetworkError(e,A=null){T(f(e))
return y(e)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:A})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:A}))}function initializeResponse(e,A,t){if(A.status!==null&&(A.status<200||A.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')
if("statusText"in A&&A.statusText!=null){if(!B(String(A.statusText)))throw new TypeError("Invalid statusText")}if("status"in A&&A.status!=null)G(e).status=A.status
if("statusText"in A&&A.statusText!=null)G(e).statusText=A.statusText
if("headers"in A&&A.headers!=null)n(x(e),A.headers)
if(t){if(b.includes(e.status))throw k.errors.exception({header:"Response constructor",message:`Invalid response status code ${e.status}`})
G(e).body=t.body
if(t.type!=null&&!G(e).headersList.contains("content-type",true))G(e).headersList.append("content-type",t.type,true)}}function fromInnerResponse(e,A){const t=new Y(M)
O(t,e)
const s=new r(M)
V(t,s)
c(s,e.headersList)
a(s,A)
if(e.urlList.length!==0&&e.body?.stream)E.register(t,new WeakRef(e.body.stream))
return t}k.converters.XMLHttpRequestBodyInit=function(e,A,t){if(typeof e==="string")return k.converters.USVString(e,A,t)
if(k.is.Blob(e))return e
if(k.is.BufferSource(e))return e
if(k.is.FormData(e))return e
if(k.is.URLSearchParams(e))return e
return k.converters.DOMString(e,A,t)}
k.converters.BodyInit=function(e,A,t){if(k.is.ReadableStream(e))return e
if(e?.[Symbol.asyncIterator])return e
return k.converters.XMLHttpRequestBodyInit(e,A,t)}
k.converters.ResponseInit=k.dictionaryConverter([{key:"status",converter:k.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:k.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:k.converters.HeadersInit}])
k.is.Response=k.util.MakeTypeAssertion(Y)
t.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response:Y,cloneResponse,fromInnerResponse,getResponseState:G}})
var Te=e.__commonJSMin((e,t)=>{const{extractBody:r,mixinBody:s,cloneBody:n,bodyUnusable:i}=F()
const{Headers:a,fill:c,HeadersList:l,setHeadersGuard:g,getHeadersGuard:h,setHeadersList:E,getHeadersList:Q}=Ue()
const u=o()
const C=require("node:util")
const{isValidHTTPToken:I,sameOrigin:B,environmentSettingsObject:f}=w()
const{forbiddenMethodsSet:y,corsSafeListedMethodsSet:p,referrerPolicy:S,requestRedirect:R,requestMode:N,requestCredentials:b,requestCache:k,requestDuplex:U}=d()
const{kEnumerableProperty:M,normalizedMethodRecordsBase:T,normalizedMethodRecords:L}=u
const{webidl:H}=m()
const{URLSerializer:v}=D()
const{kConstruct:Y}=A()
const x=require("node:assert")
const{getMaxListeners:V,setMaxListeners:G,defaultMaxListeners:O}=require("node:events")
const J=Symbol("abortController")
const W=new FinalizationRegistry(({signal:e,abort:A})=>{e.removeEventListener("abort",A)})
const P=new WeakMap
let q
try{q=V((new AbortController).signal)>0}catch{q=false}function buildAbort(e){return abort
function abort(){const A=e.deref()
if(A!==void 0){W.unregister(abort)
this.removeEventListener("abort",abort)
A.abort(this.reason)
const e=P.get(A.signal)
if(e!==void 0){if(e.size!==0){for(const A of e){const e=A.deref()
if(e!==void 0)e.abort(this.reason)}e.clear()}P.delete(A.signal)}}}}let _=false
var Z=class Request{#NA
#bA
#P
#h
constructor(e,A=void 0){H.util.markAsUncloneable(this)
if(e===Y)return
H.argumentLengthCheck(arguments,1,"Request constructor")
e=H.converters.RequestInfo(e)
A=H.converters.RequestInit(A)
let t=null
let s=null
const n=f.settingsObject.baseUrl
let o=null
if(typeof e==="string"){this.#bA=A.dispatcher
let r
try{r=new URL(e,n)}catch(A){throw new TypeError("Failed to parse URL from "+e,{cause:A})}if(r.username||r.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+e)
t=makeRequest({urlList:[r]})
s="cors"}else{x(H.is.Request(e))
t=e.#h
o=e.#NA
this.#bA=A.dispatcher||e.#bA}const h=f.settingsObject.origin
let C="client"
if(t.window?.constructor?.name==="EnvironmentSettingsObject"&&B(t.window,h))C=t.window
if(A.window!=null)throw new TypeError(`'window' option '${C}' must be null`)
if("window"in A)C="no-window"
t=makeRequest({method:t.method,headersList:t.headersList,unsafeRequest:t.unsafeRequest,client:f.settingsObject,window:C,priority:t.priority,origin:t.origin,referrer:t.referrer,referrerPolicy:t.referrerPolicy,mode:t.mode,credentials:t.credentials,cache:t.cache,redirect:t.redirect,integrity:t.integrity,keepalive:t.keepalive,reloadNavigation:t.reloadNavigation,historyNavigation:t.historyNavigation,urlList:[...t.urlList]})
const d=Object.keys(A).length!==0
if(d){if(t.mode==="navigate")t.mode="same-origin"
t.reloadNavigation=false
t.historyNavigation=false
t.origin="client"
t.referrer="client"
t.referrerPolicy=""
t.url=t.urlList[t.urlList.length-1]
t.urlList=[t.url]}if(A.referrer!==void 0){const e=A.referrer
if(e==="")t.referrer="no-referrer"
else{let A
try{A=new URL(e,n)}catch(A){throw new TypeError(`Referrer "${e}" is not a valid URL.`,{cause:A})}if(A.protocol==="about:"&&A.hostname==="client"||h&&!B(A,f.settingsObject.baseUrl))t.referrer="client"
else t.referrer=A}}if(A.referrerPolicy!==void 0)t.referrerPolicy=A.referrerPolicy
let D
if(A.mode!==void 0)D=A.mode
else D=s
if(D==="navigate")throw H.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})
if(D!=null)t.mode=D
if(A.credentials!==void 0)t.credentials=A.credentials
if(A.cache!==void 0)t.cache=A.cache
if(t.cache==="only-if-cached"&&t.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")
if(A.redirect!==void 0)t.redirect=A.redirect
if(A.integrity!=null)t.integrity=String(A.integrity)
if(A.keepalive!==void 0)t.keepalive=Boolean(A.keepalive)
if(A.method!==void 0){let e=A.method
const r=L[e]
if(r!==void 0)t.method=r
else{if(!I(e))throw new TypeError(`'${e}' is not a valid HTTP method.`)
const A=e.toUpperCase()
if(y.has(A))throw new TypeError(`'${e}' HTTP method is unsupported.`)
e=T[A]??e
t.method=e}if(!_&&t.method==="patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"})
_=true}}if(A.signal!==void 0)o=A.signal
this.#h=t
const S=new AbortController
this.#NA=S.signal
if(o!=null){if(o.aborted)S.abort(o.reason)
else{this[J]=S
const e=buildAbort(new WeakRef(S))
if(q&&V(o)===O)G(1500,o)
u.addAbortListener(o,e)
W.register(S,{signal:o,abort:e},e)}}this.#P=new a(Y)
E(this.#P,t.headersList)
g(this.#P,"request")
if(D==="no-cors"){if(!p.has(t.method))throw new TypeError(`'${t.method} is unsupported in no-cors mode.`)
g(this.#P,"request-no-cors")}if(d){const e=Q(this.#P)
const t=A.headers!==void 0?A.headers:new l(e)
e.clear()
if(t instanceof l){for(const{name:A,value:r}of t.rawValues())e.append(A,r,false)
e.cookies=t.cookies}else c(this.#P,t)}const m=H.is.Request(e)?e.#h.body:null
if((A.body!=null||m!=null)&&(t.method==="GET"||t.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.")
let w=null
if(A.body!=null){const[e,s]=r(A.body,t.keepalive)
w=e
if(s&&!Q(this.#P).contains("content-type",true))this.#P.append("content-type",s,true)}const R=w??m
if(R!=null&&R.source==null){if(w!=null&&A.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.")
if(t.mode!=="same-origin"&&t.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"')
t.useCORSPreflightFlag=true}let N=R
if(w==null&&m!=null){if(i(e.#h))throw new TypeError("Cannot construct a Request with a Request object that has already been used.")
const A=new TransformStream
m.stream.pipeThrough(A)
N={source:m.source,length:m.length,stream:A.readable}}this.#h.body=N}get method(){H.brandCheck(this,Request)
return this.#h.method}get url(){H.brandCheck(this,Request)
return v(this.#h.url)}get headers(){H.brandCheck(this,Request)
return this.#P}get destination(){H.brandCheck(this,Request)
return this.#h.destination}get referrer(){H.brandCheck(this,Request)
if(this.#h.referrer==="no-referrer")return""
if(this.#h.referrer==="client")return"about:client"
return this.#h.referrer.toString()}get referrerPolicy(){H.brandCheck(this,Request)
return this.#h.referrerPolicy}get mode(){H.brandCheck(this,Request)
return this.#h.mode}get credentials(){H.brandCheck(this,Request)
return this.#h.credentials}get cache(){H.brandCheck(this,Request)
return this.#h.cache}get redirect(){H.brandCheck(this,Request)
return this.#h.redirect}get integrity(){H.brandCheck(this,Request)
return this.#h.integrity}get keepalive(){H.brandCheck(this,Request)
return this.#h.keepalive}get isReloadNavigation(){H.brandCheck(this,Request)
return this.#h.reloadNavigation}get isHistoryNavigation(){H.brandCheck(this,Request)
return this.#h.historyNavigation}get signal(){H.brandCheck(this,Request)
return this.#NA}get body(){H.brandCheck(this,Request)
return this.#h.body?this.#h.body.stream:null}get bodyUsed(){H.brandCheck(this,Request)
return!!this.#h.body&&u.isDisturbed(this.#h.body.stream)}get duplex(){H.brandCheck(this,Request)
return"half"}clone(){H.brandCheck(this,Request)
if(i(this.#h))throw new TypeError("unusable")
const e=cloneRequest(this.#h)
const A=new AbortController
if(this.signal.aborted)A.abort(this.signal.reason)
else{let e=P.get(this.signal)
if(e===void 0){e=new Set
P.set(this.signal,e)}const t=new WeakRef(A)
e.add(t)
u.addAbortListener(A.signal,buildAbort(t))}return fromInnerRequest(e,this.#bA,A.signal,h(this.#P))}[C.inspect.custom](e,A){if(A.depth===null)A.depth=2
A.colors??=true
const t={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal}
return`Request ${C.formatWithOptions(A,t)}`}static setRequestSignal(e,A){e.#NA=A
return e}static getRequestDispatcher(e){return e.#bA}static setRequestDispatcher(e,A){e.#bA=A}static setRequestHeaders(e,A){e.#P=A}static getRequestState(e){return e.#h}static setRequestState(e,A){e.#h=A}}
const{setRequestSignal:z,getRequestDispatcher:X,setRequestDispatcher:K,setRequestHeaders:j,getRequestState:$,setRequestState:ee}=Z
Reflect.deleteProperty(Z,"setRequestSignal")
Reflect.deleteProperty(Z,"getRequestDispatcher")
Reflect.deleteProperty(Z,"setRequestDispatcher")
Reflect.deleteProperty(Z,"setRequestHeaders")
Reflect.deleteProperty(Z,"getRequestState")
Reflect.deleteProperty(Z,"setRequestState")
s(Z,$)
function makeRequest(e){return{method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,useURLCredentials:e.useURLCredentials??void 0,traversableForUserPrompts:e.traversableForUserPrompts??"client",urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new l(e.headersList):new l}}function cloneRequest(e){const A=makeRequest({...e,body:null})
if(e.body!=null)A.body=n(e.body)
return A}function fromInnerRequest(e,A,t,r){const s=new Z(Y)
ee(s,e)
K(s,A)
z(s,t)
const n=new a(Y)
j(s,n)
E(n,e.headersList)
g(n,r)
return s}Object.defineProperties(Z.prototype,{method:M,url:M,headers:M,redirect:M,clone:M,signal:M,duplex:M,destination:M,body:M,bodyUsed:M,isHistoryNavigation:M,isReloadNavigation:M,keepalive:M,integrity:M,cache:M,credentials:M,attribute:M,referrerPolicy:M,referrer:M,mode:M,[Symbol.toStringTag]:{value:"Request",configurable:true}})
H.is.Request=H.util.MakeTypeAssertion(Z)
H.converters.RequestInfo=function(e){if(typeof e==="string")return H.converters.USVString(e)
if(H.is.Request(e))return e
return H.converters.USVString(e)}
H.converters.RequestInit=H.dictionaryConverter([{key:"method",converter:H.converters.ByteString},{key:"headers",converter:H.converters.HeadersInit},{key:"body",converter:H.nullableConverter(H.converters.BodyInit)},{key:"referrer",converter:H.converters.USVString},{key:"referrerPolicy",converter:H.converters.DOMString,allowedValues:S},{key:"mode",converter:H.converters.DOMString,allowedValues:N},{key:"credentials",converter:H.converters.DOMString,allowedValues:b},{key:"cache",converter:H.converters.DOMString,allowedValues:k},{key:"redirect",converter:H.converters.DOMString,allowedValues:R},{key:"integrity",converter:H.converters.DOMString},{key:"keepalive",converter:H.converters.boolean},{key:"signal",converter:H.nullableConverter(e=>H.converters.AbortSignal(e,"RequestInit","signal"))},{key:"window",converter:H.converters.any},{key:"duplex",converter:H.converters.DOMString,allowedValues:U},{key:"dispatcher",converter:H.converters.any},{key:"priority",converter:H.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}])
t.exports={Request:Z,makeRequest,fromInnerRequest,cloneRequest,getRequestDispatcher:X,getRequestState:$}})
var Le=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{runtimeFeatures:r}=S()
const{asciiLowercase:s}=p()
const n=new Map([["sha256",0],["sha384",1],["sha512",2]])
let o
if(r.has("crypto")){o=require("node:crypto")
const e=o.getHashes()
if(e.length===0)n.clear()
for(const A of n.keys())if(e.includes(A)===false)n.delete(A)}else n.clear()
const i=Map.prototype.get.bind(n)
const isValidSRIHashAlgorithm=e=>n.has(s(e))
const a=r.has("crypto")===false||n.size===0?()=>true:(e,A)=>{const t=parseMetadata(A)
if(t.length===0)return true
const r=getStrongestMetadata(t)
for(const A of r){const t=A.alg
const r=A.val
if(caseSensitiveMatch(applyAlgorithmToBytes(t,e),r))return true}return false}
function getStrongestMetadata(e){const A=[]
let r=null
for(const s of e){t(isValidSRIHashAlgorithm(s.alg),"Invalid SRI hash algorithm token")
if(A.length===0){A.push(s)
r=s
continue}const e=r.alg
const n=i(e)
const o=s.alg
const a=i(o)
if(a<n)continue
else if(a>n){r=s
A[0]=s
A.length=1}else A.push(s)}return A}function parseMetadata(e){const A=[]
for(const t of e.split(/[\t\n\f\r ]+/)){const e=t.split("?",1)[0]
let r=""
const n=[e.slice(0,6),e.slice(7)]
const o=n[0]
if(!isValidSRIHashAlgorithm(o))continue
if(n[1])r=n[1]
const i={alg:s(o),val:r}
A.push(i)}return A}const applyAlgorithmToBytes=(e,A)=>o.hash(e,A,"base64")
function caseSensitiveMatch(e,A){let t=e.length
if(t!==0&&e[t-1]==="=")t-=1
if(t!==0&&e[t-1]==="=")t-=1
let r=A.length
if(r!==0&&A[r-1]==="=")r-=1
if(r!==0&&A[r-1]==="=")r-=1
if(t!==r)return false
for(let r=0;r<t;++r){if(e[r]===A[r]||e[r]==="+"&&A[r]==="-"||e[r]==="/"&&A[r]==="_")continue
return false}return true}A.exports={applyAlgorithmToBytes,bytesMatch:a,caseSensitiveMatch,isValidSRIHashAlgorithm,getStrongestMetadata,parseMetadata}})
var He=e.__commonJSMin((e,A)=>{const{makeNetworkError:t,makeAppropriateNetworkError:r,filterResponse:s,makeResponse:n,fromInnerResponse:i,getResponseState:a}=Me()
const{HeadersList:c}=Ue()
const{Request:l,cloneRequest:g,getRequestDispatcher:h,getRequestState:E}=Te()
const Q=require("node:zlib")
const{makePolicyContainer:u,clonePolicyContainer:C,requestBadPort:I,TAOCheck:B,appendRequestOriginHeader:f,responseLocationURL:y,requestCurrentURL:R,setRequestReferrerPolicyOnRedirect:N,tryUpgradeRequestToAPotentiallyTrustworthyURL:k,createOpaqueTimingInfo:U,appendFetchMetadata:M,corsCheck:T,crossOriginResourcePolicyCheck:L,determineRequestsReferrer:H,coarsenedSharedCurrentTime:v,sameOrigin:Y,isCancelled:x,isAborted:V,isErrorLike:G,fullyReadBody:O,readableStreamClose:J,urlIsLocal:W,urlIsHttpHttpsScheme:P,urlHasHttpsScheme:q,clampAndCoarsenConnectionTimingInfo:_,simpleRangeHeaderValue:Z,buildContentRange:z,createInflate:X,extractMimeType:K,hasAuthenticationEntry:j,includesCredentials:$,isTraversableNavigable:ee}=w()
const Ae=require("node:assert")
const{safelyExtractBody:te,extractBody:re}=F()
const{redirectStatusSet:se,nullBodyStatus:ne,safeMethodsSet:oe,requestBodyHeader:ie,subresourceSet:ae}=d()
const ce=require("node:events")
const{Readable:le,pipeline:ge,finished:he,isErrored:Ee,isReadable:ue}=require("node:stream")
const{addAbortListener:Ce,bufferToLowerCasedHeaderName:Ie}=o()
const{dataURLProcessor:Be,serializeAMimeType:de,minimizeSupportedMimeType:fe}=D()
const{getGlobalDispatcher:ye}=Qe()
const{webidl:pe}=m()
const{STATUS_CODES:De}=require("node:http")
const{bytesMatch:Se}=Le()
const{createDeferredPromise:me}=b()
const{isomorphicEncode:we}=p()
const{runtimeFeatures:Re}=S()
const Ne=Re.has("zstd")
const be=["GET","HEAD"]
const Fe=typeof __UNDICI_IS_NODE__!=="undefined"||typeof esbuildDetection!=="undefined"?"node":"undici"
let ke
var He=class extends ce{constructor(e){super()
this.dispatcher=e
this.connection=null
this.dump=false
this.state="ongoing"}terminate(e){if(this.state!=="ongoing")return
this.state="terminated"
this.connection?.destroy(e)
this.emit("terminated",e)}abort(e){if(this.state!=="ongoing")return
this.state="aborted"
if(!e)e=new DOMException("The operation was aborted.","AbortError")
this.serializedAbortReason=e
this.connection?.destroy(e)
this.emit("terminated",e)}}
function handleFetchDone(e){finalizeAndReportTiming(e,"fetch")}function fetch(e,A=void 0){pe.argumentLengthCheck(arguments,1,"globalThis.fetch")
let t=me()
let r
try{r=new l(e,A)}catch(e){t.reject(e)
return t.promise}const s=E(r)
if(r.signal.aborted){abortFetch(t,s,null,r.signal.reason,null)
return t.promise}if(s.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope")s.serviceWorkers="none"
let n=null
let o=false
let a=null
Ce(r.signal,()=>{o=true
Ae(a!=null)
a.abort(r.signal.reason)
const e=n?.deref()
abortFetch(t,s,e,r.signal.reason,a.controller)})
const processResponse=e=>{if(o)return
if(e.aborted){abortFetch(t,s,n,a.serializedAbortReason,a.controller)
return}if(e.type==="error"){t.reject(new TypeError("fetch failed",{cause:e.error}))
return}n=new WeakRef(i(e,"immutable"))
t.resolve(n.deref())
t=null}
a=fetching({request:s,processResponseEndOfBody:handleFetchDone,processResponse,dispatcher:h(r),requestObject:r})
return t.promise}function finalizeAndReportTiming(e,A="other"){if(e.type==="error"&&e.aborted)return
if(!e.urlList?.length)return
const t=e.urlList[0]
let r=e.timingInfo
let s=e.cacheState
if(!P(t))return
if(r===null)return
if(!e.timingAllowPassed){r=U({startTime:r.startTime})
s=""}r.endTime=v()
e.timingInfo=r
ve(r,t.href,A,globalThis,s,"",e.status)}const ve=performance.markResourceTiming
function abortFetch(e,A,t,r,s){if(e)e.reject(r)
if(A.body?.stream!=null&&ue(A.body.stream))A.body.stream.cancel(r).catch(e=>{if(e.code==="ERR_INVALID_STATE")return
throw e})
if(t==null)return
const n=a(t)
if(n.body?.stream!=null&&ue(n.body.stream))s.error(r)}function fetching({request:e,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseEndOfBody:s,processResponseConsumeBody:n,useParallelQueue:o=false,dispatcher:i=ye(),requestObject:a=null}){Ae(i)
let c=null
let l=false
if(e.client!=null){c=e.client.globalObject
l=e.client.crossOriginIsolatedCapability}const g=v(l)
const h=U({startTime:g})
const E={controller:new He(i),request:e,timingInfo:h,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseConsumeBody:n,processResponseEndOfBody:s,taskDestination:c,crossOriginIsolatedCapability:l,requestObject:a}
Ae(!e.body||e.body.stream)
if(e.window==="client")e.window=e.client?.globalObject?.constructor?.name==="Window"?e.client:"no-window"
if(e.origin==="client")e.origin=e.client.origin
if(e.policyContainer==="client"){if(e.client!=null)e.policyContainer=C(e.client.policyContainer)
else e.policyContainer=u()}if(!e.headersList.contains("accept",true))e.headersList.append("accept","*/*",true)
if(!e.headersList.contains("accept-language",true))e.headersList.append("accept-language","*",true)
if(e.priority===null){}if(ae.has(e.destination)){}mainFetch(E,false)
return E.controller}async function mainFetch(e,A){try{const r=e.request
let n=null
if(r.localURLsOnly&&!W(R(r)))n=t("local URLs only")
k(r)
if(I(r)==="blocked")n=t("bad port")
if(r.referrerPolicy==="")r.referrerPolicy=r.policyContainer.referrerPolicy
if(r.referrer!=="no-referrer")r.referrer=H(r)
if(n===null){const A=R(r)
if(Y(A,r.url)&&r.responseTainting==="basic"||A.protocol==="data:"||r.mode==="navigate"||r.mode==="websocket"){r.responseTainting="basic"
n=await schemeFetch(e)}else if(r.mode==="same-origin")n=t('request mode cannot be "same-origin"')
else if(r.mode==="no-cors"){if(r.redirect!=="follow")n=t('redirect mode cannot be "follow" for "no-cors" request')
else{r.responseTainting="opaque"
n=await schemeFetch(e)}}else if(!P(R(r)))n=t("URL scheme must be a HTTP(S) scheme")
else{r.responseTainting="cors"
n=await httpFetch(e)}}if(A)return n
if(n.status!==0&&!n.internalResponse){if(r.responseTainting==="cors"){}if(r.responseTainting==="basic")n=s(n,"basic")
else if(r.responseTainting==="cors")n=s(n,"cors")
else if(r.responseTainting==="opaque")n=s(n,"opaque")
else Ae(false)}let o=n.status===0?n:n.internalResponse
if(o.urlList.length===0)o.urlList.push(...r.urlList)
if(!r.timingAllowFailed)n.timingAllowPassed=true
if(n.type==="opaque"&&o.status===206&&o.rangeRequested&&!r.headers.contains("range",true))n=o=t()
if(n.status!==0&&(r.method==="HEAD"||r.method==="CONNECT"||ne.includes(o.status))){o.body=null
e.controller.dump=true}if(r.integrity){const processBodyError=A=>fetchFinale(e,t(A))
if(r.responseTainting==="opaque"||n.body==null){processBodyError(n.error)
return}const processBody=A=>{if(!Se(A,r.integrity)){processBodyError("integrity mismatch")
return}n.body=te(A)[0]
fetchFinale(e,n)}
O(n.body,processBody,processBodyError)}else fetchFinale(e,n)}catch(A){e.controller.terminate(A)}}function schemeFetch(e){if(x(e)&&e.request.redirectCount===0)return Promise.resolve(r(e))
const{request:A}=e
const{protocol:s}=R(A)
switch(s){case"about:":return Promise.resolve(t("about scheme is not supported"))
case"blob:":{if(!ke)ke=require("node:buffer").resolveObjectURL
const e=R(A)
if(e.search.length!==0)return Promise.resolve(t("NetworkError when attempting to fetch resource."))
const r=ke(e.toString())
if(A.method!=="GET"||!pe.is.Blob(r))return Promise.resolve(t("invalid method"))
const s=n()
const o=r.size
const i=we(`${o}`)
const a=r.type
if(!A.headersList.contains("range",true)){const e=re(r)
s.statusText="OK"
s.body=e[0]
s.headersList.set("content-length",i,true)
s.headersList.set("content-type",a,true)}else{s.rangeRequested=true
const e=A.headersList.get("range",true)
const n=Z(e,true)
if(n==="failure")return Promise.resolve(t("failed to fetch the data URL"))
let{rangeStartValue:i,rangeEndValue:c}=n
if(i===null){i=o-c
c=i+c-1}else{if(i>=o)return Promise.resolve(t("Range start is greater than the blob's size."))
if(c===null||c>=o)c=o-1}const l=r.slice(i,c+1,a)
s.body=re(l)[0]
const g=we(`${l.size}`)
const h=z(i,c,o)
s.status=206
s.statusText="Partial Content"
s.headersList.set("content-length",g,true)
s.headersList.set("content-type",a,true)
s.headersList.set("content-range",h,true)}return Promise.resolve(s)}case"data:":{const e=R(A)
const r=Be(e)
if(r==="failure")return Promise.resolve(t("failed to fetch the data URL"))
const s=de(r.mimeType)
return Promise.resolve(n({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:s}]],body:te(r.body)[0]}))}case"file:":return Promise.resolve(t("not implemented... yet..."))
case"http:":case"https:":return httpFetch(e).catch(e=>t(e))
default:return Promise.resolve(t("unknown scheme"))}}function finalizeResponse(e,A){e.request.done=true
if(e.processResponseDone!=null)queueMicrotask(()=>e.processResponseDone(A))}function fetchFinale(e,A){let t=e.timingInfo
const processResponseEndOfBody=()=>{const r=Date.now()
if(e.request.destination==="document")e.controller.fullTimingInfo=t
e.controller.reportTimingSteps=()=>{if(!P(e.request.url))return
t.endTime=r
let s=A.cacheState
const n=A.bodyInfo
if(!A.timingAllowPassed){t=U(t)
s=""}let o=0
if(e.request.mode!=="navigate"||!A.hasCrossOriginRedirects){o=A.status
const e=K(A.headersList)
if(e!=="failure")n.contentType=fe(e)}if(e.request.initiatorType!=null)ve(t,e.request.url.href,e.request.initiatorType,globalThis,s,n,o)}
const processResponseEndOfBodyTask=()=>{e.request.done=true
if(e.processResponseEndOfBody!=null)queueMicrotask(()=>e.processResponseEndOfBody(A))
if(e.request.initiatorType!=null)e.controller.reportTimingSteps()}
queueMicrotask(()=>processResponseEndOfBodyTask())}
if(e.processResponse!=null)queueMicrotask(()=>{e.processResponse(A)
e.processResponse=null})
const r=A.type==="error"?A:A.internalResponse??A
if(r.body==null)processResponseEndOfBody()
else he(r.body.stream,()=>{processResponseEndOfBody()})}async function httpFetch(e){const A=e.request
let r=null
let s=null
const n=e.timingInfo
if(A.serviceWorkers==="all"){}if(r===null){if(A.redirect==="follow")A.serviceWorkers="none"
s=r=await httpNetworkOrCacheFetch(e)
if(A.responseTainting==="cors"&&T(A,r)==="failure")return t("cors failure")
if(B(A,r)==="failure")A.timingAllowFailed=true}if((A.responseTainting==="opaque"||r.type==="opaque")&&L(A.origin,A.client,A.destination,s)==="blocked")return t("blocked")
if(se.has(s.status)){if(A.redirect!=="manual")e.controller.connection.destroy(void 0,false)
if(A.redirect==="error")r=t("unexpected redirect")
else if(A.redirect==="manual")r=s
else if(A.redirect==="follow")r=await httpRedirectFetch(e,r)
else Ae(false)}r.timingInfo=n
return r}function httpRedirectFetch(e,A){const r=e.request
const s=A.internalResponse?A.internalResponse:A
let n
try{n=y(s,R(r).hash)
if(n==null)return A}catch(e){return Promise.resolve(t(e))}if(!P(n))return Promise.resolve(t("URL scheme must be a HTTP(S) scheme"))
if(r.redirectCount===20)return Promise.resolve(t("redirect count exceeded"))
r.redirectCount+=1
if(r.mode==="cors"&&(n.username||n.password)&&!Y(r,n))return Promise.resolve(t('cross origin not allowed for request mode "cors"'))
if(r.responseTainting==="cors"&&(n.username||n.password))return Promise.resolve(t('URL cannot contain credentials for request mode "cors"'))
if(s.status!==303&&r.body!=null&&r.body.source==null)return Promise.resolve(t())
if([301,302].includes(s.status)&&r.method==="POST"||s.status===303&&!be.includes(r.method)){r.method="GET"
r.body=null
for(const e of ie)r.headersList.delete(e)}if(!Y(R(r),n)){r.headersList.delete("authorization",true)
r.headersList.delete("proxy-authorization",true)
r.headersList.delete("cookie",true)
r.headersList.delete("host",true)}if(r.body!=null){Ae(r.body.source!=null)
r.body=te(r.body.source)[0]}const o=e.timingInfo
o.redirectEndTime=o.postRedirectStartTime=v(e.crossOriginIsolatedCapability)
if(o.redirectStartTime===0)o.redirectStartTime=o.startTime
r.urlList.push(n)
N(r,s)
return mainFetch(e,true)}async function httpNetworkOrCacheFetch(e,A=false,s=false){const n=e.request
let o=null
let i=null
let a=null
if(n.window==="no-window"&&n.redirect==="error"){o=e
i=n}else{i=g(n)
o={...e}
o.request=i}const c=n.credentials==="include"||n.credentials==="same-origin"&&n.responseTainting==="basic"
const l=i.body?i.body.length:null
let h=null
if(i.body==null&&["POST","PUT"].includes(i.method))h="0"
if(l!=null)h=we(`${l}`)
if(h!=null&&!i.headersList.contains("content-length",true))i.headersList.append("content-length",h,true)
if(l!=null&&i.keepalive){}if(pe.is.URL(i.referrer))i.headersList.append("referer",we(i.referrer.href),true)
f(i)
M(i)
if(!i.headersList.contains("user-agent",true))i.headersList.append("user-agent",Fe,true)
if(i.cache==="default"&&(i.headersList.contains("if-modified-since",true)||i.headersList.contains("if-none-match",true)||i.headersList.contains("if-unmodified-since",true)||i.headersList.contains("if-match",true)||i.headersList.contains("if-range",true)))i.cache="no-store"
if(i.cache==="no-cache"&&!i.preventNoCacheCacheControlHeaderModification&&!i.headersList.contains("cache-control",true))i.headersList.append("cache-control","max-age=0",true)
if(i.cache==="no-store"||i.cache==="reload"){if(!i.headersList.contains("pragma",true))i.headersList.append("pragma","no-cache",true)
if(!i.headersList.contains("cache-control",true))i.headersList.append("cache-control","no-cache",true)}if(i.headersList.contains("range",true))i.headersList.append("accept-encoding","identity",true)
if(!i.headersList.contains("accept-encoding",true)){if(q(R(i)))i.headersList.append("accept-encoding","br, gzip, deflate",true)
else i.headersList.append("accept-encoding","gzip, deflate",true)}i.headersList.delete("host",true)
if(c){if(!i.headersList.contains("authorization",true)){let e=null
if(j(i)&&(i.useURLCredentials===void 0||!$(R(i)))){}else if($(R(i))&&A){const{username:A,password:t}=R(i)
e=`Basic ${Buffer.from(`${A}:${t}`).toString("base64")}`}if(e!==null)i.headersList.append("Authorization",e,false)}}i.cache="no-store"
if(i.cache!=="no-store"&&i.cache!=="reload"){}if(a==null){if(i.cache==="only-if-cached")return t("only if cached")
const e=await httpNetworkFetch(o,c,s)
if(!oe.has(i.method)&&e.status>=200&&e.status<=399){}if(a==null)a=e}a.urlList=[...i.urlList]
if(i.headersList.contains("range",true))a.rangeRequested=true
a.requestIncludesCredentials=c
if(a.status===401&&i.responseTainting!=="cors"&&c&&(n.useURLCredentials!==void 0||ee(n.traversableForUserPrompts))){if(n.body!=null){if(n.body.source==null)return a
n.body=te(n.body.source)[0]}if(n.useURLCredentials===void 0||A){if(x(e))return r(e)
return a}e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,true)}if(a.status===407){if(n.window==="no-window")return t()
if(x(e))return r(e)
return t("proxy authentication required")}if(a.status===421&&!s&&(n.body==null||n.body.source!=null)){if(x(e))return r(e)
e.controller.connection.destroy()
a=await httpNetworkOrCacheFetch(e,A,true)}if(A){}return a}async function httpNetworkFetch(e,A=false,s=false){Ae(!e.controller.connection||e.controller.connection.destroyed)
e.controller.connection={abort:null,destroyed:false,destroy(e,A=true){if(!this.destroyed){this.destroyed=true
if(A)this.abort?.(e??new DOMException("The operation was aborted.","AbortError"))}}}
const o=e.request
let i=null
const a=e.timingInfo
o.cache="no-store"
if(o.mode==="websocket"){}let l=null
if(o.body==null&&e.processRequestEndOfBody)queueMicrotask(()=>e.processRequestEndOfBody())
else if(o.body!=null){const processBodyChunk=async function*(A){if(x(e))return
yield A
e.processRequestBodyChunkLength?.(A.byteLength)}
const processEndOfBody=()=>{if(x(e))return
if(e.processRequestEndOfBody)e.processRequestEndOfBody()}
const processBodyError=A=>{if(x(e))return
if(A.name==="AbortError")e.controller.abort()
else e.controller.terminate(A)}
l=async function*(){try{for await(const e of o.body.stream)yield*processBodyChunk(e)
processEndOfBody()}catch(e){processBodyError(e)}}()}try{const{body:A,status:t,statusText:r,headersList:s,socket:o}=await dispatch({body:l})
if(o)i=n({status:t,statusText:r,headersList:s,socket:o})
else{const o=A[Symbol.asyncIterator]()
e.controller.next=()=>o.next()
i=n({status:t,statusText:r,headersList:s})}}catch(A){if(A.name==="AbortError"){e.controller.connection.destroy()
return r(e,A)}return t(A)}const pullAlgorithm=()=>e.controller.resume()
const cancelAlgorithm=A=>{if(!x(e))e.controller.abort(A)}
const g=new ReadableStream({start(A){e.controller.controller=A},pull:pullAlgorithm,cancel:cancelAlgorithm,type:"bytes"})
i.body={stream:g,source:null,length:null}
if(!e.controller.resume)e.controller.on("terminated",onAborted)
e.controller.resume=async()=>{while(true){let A
let t
try{const{done:t,value:r}=await e.controller.next()
if(V(e))break
A=t?void 0:r}catch(r){if(e.controller.ended&&!a.encodedBodySize)A=void 0
else{A=r
t=true}}if(A===void 0){J(e.controller.controller)
finalizeResponse(e,i)
return}a.decodedBodySize+=A?.byteLength??0
if(t){e.controller.terminate(A)
return}const r=new Uint8Array(A)
if(r.byteLength)e.controller.controller.enqueue(r)
if(Ee(g)){e.controller.terminate()
return}if(e.controller.controller.desiredSize<=0)return}}
function onAborted(A){if(V(e)){i.aborted=true
if(ue(g))e.controller.controller.error(e.controller.serializedAbortReason)}else if(ue(g))e.controller.controller.error(new TypeError("terminated",{cause:G(A)?A:void 0}))
e.controller.connection.destroy()}return i
function dispatch({body:A}){const t=R(o)
const r=e.controller.dispatcher
const s=t.pathname+t.search
const n=t.search.length===0&&t.href[t.href.length-t.hash.length-1]==="?"
return new Promise((i,l)=>r.dispatch({path:n?`${s}?`:s,origin:t.origin,method:o.method,body:r.isMockActive?o.body&&(o.body.source||o.body.stream):A,headers:o.headersList.entries,maxRedirections:0,upgrade:o.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(A){const{connection:t}=e.controller
a.finalConnectionTimingInfo=_(void 0,a.postRedirectStartTime,e.crossOriginIsolatedCapability)
if(t.destroyed)A(new DOMException("The operation was aborted.","AbortError"))
else{e.controller.on("terminated",A)
this.abort=t.abort=A}a.finalNetworkRequestStartTime=v(e.crossOriginIsolatedCapability)},onResponseStarted(){a.finalNetworkResponseStartTime=v(e.crossOriginIsolatedCapability)},onHeaders(e,A,t,r){if(e<200)return false
const s=new c
for(let e=0;e<A.length;e+=2){const t=Ie(A[e])
const r=A[e+1]
if(Array.isArray(r)&&!Buffer.isBuffer(A[e+1]))for(const e of r)s.append(t,e.toString("latin1"),true)
else s.append(t,r.toString("latin1"),true)}const n=s.get("location",true)&&o.redirect==="follow"&&se.has(e)
const a=[]
if(o.method!=="HEAD"&&o.method!=="CONNECT"&&!ne.includes(e)&&!n){const e=s.get("content-encoding",true)
const A=e?e.toLowerCase().split(","):[]
const t=5
if(A.length>t){this.abort(new Error(`too many content-encodings in response: ${A.length}, maximum allowed is ${t}`))
return true}for(let e=A.length-1;e>=0;--e){const t=A[e].trim()
if(t==="x-gzip"||t==="gzip")a.push(Q.createGunzip({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}))
else if(t==="deflate")a.push(X({flush:Q.constants.Z_SYNC_FLUSH,finishFlush:Q.constants.Z_SYNC_FLUSH}))
else if(t==="br")a.push(Q.createBrotliDecompress({flush:Q.constants.BROTLI_OPERATION_FLUSH,finishFlush:Q.constants.BROTLI_OPERATION_FLUSH}))
else if(t==="zstd"&&Ne)a.push(Q.createZstdDecompress({flush:Q.constants.ZSTD_e_continue,finishFlush:Q.constants.ZSTD_e_end}))
else{a.length=0
break}}}this.body=new le({read:t})
const l=this.onError.bind(this)
i({status:e,statusText:r,headersList:s,body:a.length?ge(this.body,...a,e=>{if(e)this.onError(e)}).on("error",l):this.body.on("error",l)})
return true},onData(A){if(e.controller.dump)return
const t=A
a.encodedBodySize+=t.byteLength
return this.body.push(t)},onComplete(){if(this.abort)e.controller.off("terminated",this.abort)
e.controller.ended=true
this.body.push(null)},onError(A){if(this.abort)e.controller.off("terminated",this.abort)
this.body?.destroy(A)
e.controller.terminate(A)
l(A)},onRequestUpgrade(e,A,t,r){if(r.session!=null&&A!==200||r.session==null&&A!==101)return false
const s=new c
for(const[e,A]of Object.entries(t)){if(A==null)continue
const t=e.toLowerCase()
if(Array.isArray(A))for(const e of A)s.append(t,String(e),true)
else s.append(t,String(A),true)}i({status:A,statusText:De[A],headersList:s,socket:r})
return true},onUpgrade(e,A,t){if(t.session!=null&&e!==200||t.session==null&&e!==101)return false
const r=new c
for(let e=0;e<A.length;e+=2){const t=Ie(A[e])
const s=A[e+1]
if(Array.isArray(s)&&!Buffer.isBuffer(A[e+1]))for(const e of s)r.append(t,e.toString("latin1"),true)
else r.append(t,s.toString("latin1"),true)}i({status:e,statusText:De[e],headersList:r,socket:t})
return true}}))}}A.exports={fetch,Fetch:He,fetching,finalizeAndReportTiming}})
var ve=e.__commonJSMin((e,A)=>{const t=require("node:assert")
const{URLSerializer:r}=D()
const{isValidHeaderName:s}=w()
function urlEquals(e,A,t=false){return r(e,t)===r(A,t)}function getFieldValues(e){t(e!==null)
const A=[]
for(let t of e.split(",")){t=t.trim()
if(s(t))A.push(t)}return A}A.exports={urlEquals,getFieldValues}})
var Ye=e.__commonJSMin((e,t)=>{const r=require("node:assert")
const{kConstruct:s}=A()
const{urlEquals:n,getFieldValues:i}=ve()
const{kEnumerableProperty:a,isDisturbed:c}=o()
const{webidl:l}=m()
const{cloneResponse:g,fromInnerResponse:h,getResponseState:E}=Me()
const{Request:Q,fromInnerRequest:u,getRequestState:C}=Te()
const{fetching:I}=He()
const{urlIsHttpHttpsScheme:B,readAllBytes:d}=w()
const{createDeferredPromise:f}=b()
var y=class Cache{#FA
constructor(){if(arguments[0]!==s)l.illegalConstructor()
l.util.markAsUncloneable(this)
this.#FA=arguments[1]}async match(e,A={}){l.brandCheck(this,Cache)
const t="Cache.match"
l.argumentLengthCheck(arguments,1,t)
e=l.converters.RequestInfo(e)
A=l.converters.CacheQueryOptions(A,t,"options")
const r=this.#kA(e,A,1)
if(r.length===0)return
return r[0]}async matchAll(e=void 0,A={}){l.brandCheck(this,Cache)
const t="Cache.matchAll"
if(e!==void 0)e=l.converters.RequestInfo(e)
A=l.converters.CacheQueryOptions(A,t,"options")
return this.#kA(e,A)}async add(e){l.brandCheck(this,Cache)
l.argumentLengthCheck(arguments,1,"Cache.add")
e=l.converters.RequestInfo(e)
const A=[e]
return await this.addAll(A)}async addAll(e){l.brandCheck(this,Cache)
const A="Cache.addAll"
l.argumentLengthCheck(arguments,1,A)
const t=[]
const r=[]
for(let t of e){if(t===void 0)throw l.errors.conversionFailed({prefix:A,argument:"Argument 1",types:["undefined is not allowed"]})
t=l.converters.RequestInfo(t)
if(typeof t==="string")continue
const e=C(t)
if(!B(e.url)||e.method!=="GET")throw l.errors.exception({header:A,message:"Expected http/s scheme when method is not GET."})}const s=[]
for(const n of e){const e=C(new Q(n))
if(!B(e.url))throw l.errors.exception({header:A,message:"Expected http/s scheme."})
e.initiator="fetch"
e.destination="subresource"
r.push(e)
const o=f()
s.push(I({request:e,processResponse(e){if(e.type==="error"||e.status===206||e.status<200||e.status>299)o.reject(l.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}))
else if(e.headersList.contains("vary")){const A=i(e.headersList.get("vary"))
for(const e of A)if(e==="*"){o.reject(l.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}))
for(const e of s)e.abort()
return}}},processResponseEndOfBody(e){if(e.aborted){o.reject(new DOMException("aborted","AbortError"))
return}o.resolve(e)}}))
t.push(o.promise)}const n=await Promise.all(t)
const o=[]
let a=0
for(const e of n){const A={type:"put",request:r[a],response:e}
o.push(A)
a++}const c=f()
let g=null
try{this.#UA(o)}catch(e){g=e}queueMicrotask(()=>{if(g===null)c.resolve(void 0)
else c.reject(g)})
return c.promise}async put(e,A){l.brandCheck(this,Cache)
const t="Cache.put"
l.argumentLengthCheck(arguments,2,t)
e=l.converters.RequestInfo(e)
A=l.converters.Response(A,t,"response")
let r=null
if(l.is.Request(e))r=C(e)
else r=C(new Q(e))
if(!B(r.url)||r.method!=="GET")throw l.errors.exception({header:t,message:"Expected an http/s scheme when method is not GET"})
const s=E(A)
if(s.status===206)throw l.errors.exception({header:t,message:"Got 206 status"})
if(s.headersList.contains("vary")){const e=i(s.headersList.get("vary"))
for(const A of e)if(A==="*")throw l.errors.exception({header:t,message:"Got * vary field value"})}if(s.body&&(c(s.body.stream)||s.body.stream.locked))throw l.errors.exception({header:t,message:"Response body is locked or disturbed"})
const n=g(s)
const o=f()
if(s.body!=null){const e=s.body.stream.getReader()
d(e,o.resolve,o.reject)}else o.resolve(void 0)
const a=[]
const h={type:"put",request:r,response:n}
a.push(h)
const u=await o.promise
if(n.body!=null)n.body.source=u
const I=f()
let y=null
try{this.#UA(a)}catch(e){y=e}queueMicrotask(()=>{if(y===null)I.resolve()
else I.reject(y)})
return I.promise}async delete(e,A={}){l.brandCheck(this,Cache)
const t="Cache.delete"
l.argumentLengthCheck(arguments,1,t)
e=l.converters.RequestInfo(e)
A=l.converters.CacheQueryOptions(A,t,"options")
let s=null
if(l.is.Request(e)){s=C(e)
if(s.method!=="GET"&&!A.ignoreMethod)return false}else{r(typeof e==="string")
s=C(new Q(e))}const n=[]
const o={type:"delete",request:s,options:A}
n.push(o)
const i=f()
let a=null
let c
try{c=this.#UA(n)}catch(e){a=e}queueMicrotask(()=>{if(a===null)i.resolve(!!c?.length)
else i.reject(a)})
return i.promise}async keys(e=void 0,A={}){l.brandCheck(this,Cache)
const t="Cache.keys"
if(e!==void 0)e=l.converters.RequestInfo(e)
A=l.converters.CacheQueryOptions(A,t,"options")
let r=null
if(e!==void 0){if(l.is.Request(e)){r=C(e)
if(r.method!=="GET"&&!A.ignoreMethod)return[]}else if(typeof e==="string")r=C(new Q(e))}const s=f()
const n=[]
if(e===void 0)for(const e of this.#FA)n.push(e[0])
else{const e=this.#MA(r,A)
for(const A of e)n.push(A[0])}queueMicrotask(()=>{const e=[]
for(const A of n){const t=u(A,void 0,(new AbortController).signal,"immutable")
e.push(t)}s.resolve(Object.freeze(e))})
return s.promise}#UA(e){const A=this.#FA
const t=[...A]
const s=[]
const n=[]
try{for(const t of e){if(t.type!=="delete"&&t.type!=="put")throw l.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'})
if(t.type==="delete"&&t.response!=null)throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"})
if(this.#MA(t.request,t.options,s).length)throw new DOMException("???","InvalidStateError")
let e
if(t.type==="delete"){e=this.#MA(t.request,t.options)
if(e.length===0)return[]
for(const t of e){const e=A.indexOf(t)
r(e!==-1)
A.splice(e,1)}}else if(t.type==="put"){if(t.response==null)throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated response"})
const n=t.request
if(!B(n.url))throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"})
if(n.method!=="GET")throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})
if(t.options!=null)throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})
e=this.#MA(t.request)
for(const t of e){const e=A.indexOf(t)
r(e!==-1)
A.splice(e,1)}A.push([t.request,t.response])
s.push([t.request,t.response])}n.push([t.request,t.response])}return n}catch(e){this.#FA.length=0
this.#FA=t
throw e}}#MA(e,A,t){const r=[]
const s=t??this.#FA
for(const t of s){const[s,n]=t
if(this.#TA(e,s,n,A))r.push(t)}return r}#TA(e,A,t=null,r){const s=new URL(e.url)
const o=new URL(A.url)
if(r?.ignoreSearch){o.search=""
s.search=""}if(!n(s,o,true))return false
if(t==null||r?.ignoreVary||!t.headersList.contains("vary"))return true
const a=i(t.headersList.get("vary"))
for(const t of a){if(t==="*")return false
if(A.headersList.get(t)!==e.headersList.get(t))return false}return true}#kA(e,A,t=Infinity){let r=null
if(e!==void 0){if(l.is.Request(e)){r=C(e)
if(r.method!=="GET"&&!A.ignoreMethod)return[]}else if(typeof e==="string")r=C(new Q(e))}const s=[]
if(e===void 0)for(const e of this.#FA)s.push(e[1])
else{const e=this.#MA(r,A)
for(const A of e)s.push(A[1])}const n=[]
for(const e of s){const A=h(g(e),"immutable")
n.push(A)
if(n.length>=t)break}return Object.freeze(n)}}
Object.defineProperties(y.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:a,matchAll:a,add:a,addAll:a,put:a,delete:a,keys:a})
const p=[{key:"ignoreSearch",converter:l.converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:l.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:l.converters.boolean,defaultValue:()=>false}]
l.converters.CacheQueryOptions=l.dictionaryConverter(p)
l.converters.MultiCacheQueryOptions=l.dictionaryConverter([...p,{key:"cacheName",converter:l.converters.DOMString}])
l.converters.Response=l.interfaceConverter(l.is.Response,"Response")
l.converters["sequence<RequestInfo>"]=l.sequenceConverter(l.converters.RequestInfo)
t.exports={Cache:y}})
var xe=e.__commonJSMin((e,t)=>{const{Cache:r}=Ye()
const{webidl:s}=m()
const{kEnumerableProperty:n}=o()
const{kConstruct:i}=A()
var a=class CacheStorage{#LA=new Map
constructor(){if(arguments[0]!==i)s.illegalConstructor()
s.util.markAsUncloneable(this)}async match(e,A={}){s.brandCheck(this,CacheStorage)
s.argumentLengthCheck(arguments,1,"CacheStorage.match")
e=s.converters.RequestInfo(e)
A=s.converters.MultiCacheQueryOptions(A)
if(A.cacheName!=null){if(this.#LA.has(A.cacheName)){const t=this.#LA.get(A.cacheName)
return await new r(i,t).match(e,A)}}else for(const t of this.#LA.values()){const s=await new r(i,t).match(e,A)
if(s!==void 0)return s}}async has(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.has"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
return this.#LA.has(e)}async open(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.open"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
if(this.#LA.has(e)){const A=this.#LA.get(e)
return new r(i,A)}const t=[]
this.#LA.set(e,t)
return new r(i,t)}async delete(e){s.brandCheck(this,CacheStorage)
const A="CacheStorage.delete"
s.argumentLengthCheck(arguments,1,A)
e=s.converters.DOMString(e,A,"cacheName")
return this.#LA.delete(e)}async keys(){s.brandCheck(this,CacheStorage)
return[...this.#LA.keys()]}}
Object.defineProperties(a.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:n,has:n,open:n,delete:n,keys:n})
t.exports={CacheStorage:a}})
var Ve=e.__commonJSMin((e,A)=>{A.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}})
var Ge=e.__commonJSMin((e,A)=>{function isCTLExcludingHtab(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t>=0&&t<=8||t>=10&&t<=31||t===127)return true}return false}function validateCookieName(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<33||t>126||t===34||t===40||t===41||t===60||t===62||t===64||t===44||t===59||t===58||t===92||t===47||t===91||t===93||t===63||t===61||t===123||t===125)throw new Error("Invalid cookie name")}}function validateCookieValue(e){let A=e.length
let t=0
if(e[0]==='"'){if(A===1||e[A-1]!=='"')throw new Error("Invalid cookie value");--A;++t}while(t<A){const A=e.charCodeAt(t++)
if(A<33||A>126||A===34||A===44||A===59||A===92)throw new Error("Invalid cookie value")}}function validateCookiePath(e){for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<32||t>126||t===59)throw new Error("Invalid cookie path")}}function isLetterOrDigit(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function validateCookieDomain(e){if(e===" ")return
if(e.length>255)throw new Error("Invalid cookie domain")
let A=0
for(let t=0;t<e.length;++t){const r=e.charCodeAt(t)
if(r===46){if(A===0)throw new Error("Invalid cookie domain")
if(e.charCodeAt(t-1)===45)throw new Error("Invalid cookie domain")
A=0
continue}if(A===0&&!isLetterOrDigit(r))throw new Error("Invalid cookie domain")
if(!isLetterOrDigit(r)&&r!==45)throw new Error("Invalid cookie domain")
if(++A>63)throw new Error("Invalid cookie domain")}if(A===0||e.charCodeAt(e.length-1)===45)throw new Error("Invalid cookie domain")}const t=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"]
const r=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]
const s=Array(61).fill(0).map((e,A)=>A.toString().padStart(2,"0"))
function toIMFDate(e){if(typeof e==="number")e=new Date(e)
return`${t[e.getUTCDay()]}, ${s[e.getUTCDate()]} ${r[e.getUTCMonth()]} ${e.getUTCFullYear()} ${s[e.getUTCHours()]}:${s[e.getUTCMinutes()]}:${s[e.getUTCSeconds()]} GMT`}function validateCookieMaxAge(e){if(e<0)throw new Error("Invalid cookie max-age")}function stringify(e){if(e.name.length===0)return null
validateCookieName(e.name)
validateCookieValue(e.value)
const A=[`${e.name}=${e.value}`]
if(e.name.startsWith("__Secure-"))e.secure=true
if(e.name.startsWith("__Host-")){e.secure=true
e.domain=null
e.path="/"}if(e.secure)A.push("Secure")
if(e.httpOnly)A.push("HttpOnly")
if(typeof e.maxAge==="number"){validateCookieMaxAge(e.maxAge)
A.push(`Max-Age=${e.maxAge}`)}if(e.domain){validateCookieDomain(e.domain)
A.push(`Domain=${e.domain}`)}if(e.path){validateCookiePath(e.path)
A.push(`Path=${e.path}`)}if(e.expires!=null){const t=e.expires instanceof Date?e.expires.getTime():e.expires
if(typeof t==="number"&&Number.isFinite(t)&&Math.abs(t)<=864e13)A.push(`Expires=${toIMFDate(e.expires)}`)}if(e.sameSite)A.push(`SameSite=${e.sameSite}`)
for(const t of e.unparsed){if(!t.includes("="))throw new Error("Invalid unparsed")
const[e,...r]=t.split("=")
const s=e.trim()
const n=r.join("=")
validateCookieName(s)
validateCookieValue(n)
A.push(`${s}=${n}`)}return A.join("; ")}A.exports={isCTLExcludingHtab,validateCookieName,validateCookiePath,validateCookieValue,toIMFDate,stringify}})
var Oe=e.__commonJSMin((e,A)=>{const{collectASequenceOfCodePointsFast:t}=p()
const{maxNameValuePairSize:r,maxAttributeValueSize:s}=Ve()
const{isCTLExcludingHtab:n}=Ge()
const o=require("node:assert")
function parseSetCookie(e){if(n(e))return null
let A=""
let s=""
let o=""
let i=""
if(e.includes(";")){const r={position:0}
A=t(";",e,r)
s=e.slice(r.position)}else A=e
if(!A.includes("="))i=A
else{const e={position:0}
o=t("=",A,e)
i=A.slice(e.position+1)}o=o.trim()
i=i.trim()
if(o.length+i.length>r)return null
return{name:o,value:i,...parseUnparsedAttributes(s)}}function parseUnparsedAttributes(e,A={}){while(true){if(e.length===0)return A
o(e[0]===";")
e=e.slice(1)
let r=""
if(e.includes(";")){r=t(";",e,{position:0})
e=e.slice(r.length)}else{r=e
e=""}let n=""
let i=""
if(r.includes("=")){const e={position:0}
n=t("=",r,e)
i=r.slice(e.position+1)}else n=r
n=n.trim()
i=i.trim()
if(i.length>s)continue
const a=n.toLowerCase()
if(a==="expires")A.expires=new Date(i)
else if(a==="max-age"){const e=i.charCodeAt(0)
if((e<48||e>57)&&i[0]!=="-")continue
if(!/^\d+$/.test(i))continue
A.maxAge=Number(i)}else if(a==="domain"){let e=i
if(e[0]===".")e=e.slice(1)
e=e.toLowerCase()
A.domain=e}else if(a==="path"){let e=""
if(i.length===0||i[0]!=="/")e="/"
else e=i
A.path=e}else if(a==="secure")A.secure=true
else if(a==="httponly")A.httpOnly=true
else if(a==="samesite"){const e=i.toLowerCase()
if(e==="none")A.sameSite="None"
else if(e==="strict")A.sameSite="Strict"
else if(e==="lax")A.sameSite="Lax"}else{A.unparsed??=[]
A.unparsed.push(`${n}=${i}`)}}}A.exports={parseSetCookie,parseUnparsedAttributes}})
var Je=e.__commonJSMin((e,A)=>{const{parseSetCookie:t}=Oe()
const{stringify:r}=Ge()
const{webidl:s}=m()
const{Headers:n}=Ue()
const o=s.brandCheckMultiple([n,globalThis.Headers].filter(Boolean))
function getCookies(e){s.argumentLengthCheck(arguments,1,"getCookies")
o(e)
const A=e.get("cookie")
const t={__proto__:null}
if(!A)return t
for(const e of A.split(";")){const[A,...r]=e.split("=")
t[A.trim()]=r.join("=")}return t}function deleteCookie(e,A,t){o(e)
const r="deleteCookie"
s.argumentLengthCheck(arguments,2,r)
A=s.converters.DOMString(A,r,"name")
t=s.converters.DeleteCookieAttributes(t)
setCookie(e,{name:A,value:"",expires:new Date(0),...t})}function getSetCookies(e){s.argumentLengthCheck(arguments,1,"getSetCookies")
o(e)
const A=e.getSetCookie()
if(!A)return[]
return A.map(e=>t(e))}function parseCookie(e){e=s.converters.DOMString(e)
return t(e)}function setCookie(e,A){s.argumentLengthCheck(arguments,2,"setCookie")
o(e)
A=s.converters.Cookie(A)
const t=r(A)
if(t)e.append("set-cookie",t,true)}s.converters.DeleteCookieAttributes=s.dictionaryConverter([{converter:s.nullableConverter(s.converters.DOMString),key:"path",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"domain",defaultValue:()=>null}])
s.converters.Cookie=s.dictionaryConverter([{converter:s.converters.DOMString,key:"name"},{converter:s.converters.DOMString,key:"value"},{converter:s.nullableConverter(e=>{if(typeof e==="number")return s.converters["unsigned long long"](e)
return new Date(e)}),key:"expires",defaultValue:()=>null},{converter:s.nullableConverter(s.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.DOMString),key:"path",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.boolean),key:"secure",defaultValue:()=>null},{converter:s.nullableConverter(s.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:s.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:s.sequenceConverter(s.converters.DOMString),key:"unparsed",defaultValue:()=>[]}])
A.exports={getCookies,deleteCookie,getSetCookies,setCookie,parseCookie}})
var We=e.__commonJSMin((e,t)=>{const{webidl:r}=m()
const{kEnumerableProperty:s}=o()
const{kConstruct:n}=A()
var i=class MessageEvent extends Event{#HA
constructor(e,A={}){if(e===n){super(arguments[1],arguments[2])
r.util.markAsUncloneable(this)
return}const t="MessageEvent constructor"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.DOMString(e,t,"type")
A=r.converters.MessageEventInit(A,t,"eventInitDict")
super(e,A)
this.#HA=A
r.util.markAsUncloneable(this)}get data(){r.brandCheck(this,MessageEvent)
return this.#HA.data}get origin(){r.brandCheck(this,MessageEvent)
return this.#HA.origin}get lastEventId(){r.brandCheck(this,MessageEvent)
return this.#HA.lastEventId}get source(){r.brandCheck(this,MessageEvent)
return this.#HA.source}get ports(){r.brandCheck(this,MessageEvent)
if(!Object.isFrozen(this.#HA.ports))Object.freeze(this.#HA.ports)
return this.#HA.ports}initMessageEvent(e,A=false,t=false,s=null,n="",o="",i=null,a=[]){r.brandCheck(this,MessageEvent)
r.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent")
return new MessageEvent(e,{bubbles:A,cancelable:t,data:s,origin:n,lastEventId:o,source:i,ports:a})}static createFastMessageEvent(e,A){const t=new MessageEvent(n,e,A)
t.#HA=A
t.#HA.data??=null
t.#HA.origin??=""
t.#HA.lastEventId??=""
t.#HA.source??=null
t.#HA.ports??=[]
return t}}
const{createFastMessageEvent:a}=i
delete i.createFastMessageEvent
var c=class CloseEvent extends Event{#HA
constructor(e,A={}){const t="CloseEvent constructor"
r.argumentLengthCheck(arguments,1,t)
e=r.converters.DOMString(e,t,"type")
A=r.converters.CloseEventInit(A)
super(e,A)
this.#HA=A
r.util.markAsUncloneable(this)}get wasClean(){r.brandCheck(this,CloseEvent)
return this.#HA.wasClean}get code(){r.brandCheck(this,CloseEvent)
return this.#HA.code}get reason(){r.brandCheck(this,CloseEvent)
return this.#HA.reason}}
var l=class ErrorEvent extends Event{#HA
constructor(e,A){const t="ErrorEvent constructor"
r.argumentLengthCheck(arguments,1,t)
super(e,A)
r.util.markAsUncloneable(this)
e=r.converters.DOMString(e,t,"type")
A=r.converters.ErrorEventInit(A??{})
this.#HA=A}get message(){r.brandCheck(this,ErrorEvent)
return this.#HA.message}get filename(){r.brandCheck(this,ErrorEvent)
return this.#HA.filename}get lineno(){r.brandCheck(this,ErrorEvent)
return this.#HA.lineno}get colno(){r.brandCheck(this,ErrorEvent)
return this.#HA.colno}get error(){r.brandCheck(this,ErrorEvent)
return this.#HA.error}}
Object.defineProperties(i.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:s,origin:s,lastEventId:s,source:s,ports:s,initMessageEvent:s})
Object.defineProperties(c.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:s,code:s,wasClean:s})
Object.defineProperties(l.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:s,filename:s,lineno:s,colno:s,error:s})
r.converters.MessagePort=r.interfaceConverter(r.is.MessagePort,"MessagePort")
r.converters["sequence<MessagePort>"]=r.sequenceConverter(r.converters.MessagePort)
const g=[{key:"bubbles",converter:r.converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:r.converters.boolean,defaultValue:()=>false},{key:"composed",converter:r.converters.boolean,defaultValue:()=>false}]
r.converters.MessageEventInit=r.dictionaryConverter([...g,{key:"data",converter:r.converters.any,defaultValue:()=>null},{key:"origin",converter:r.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:r.converters.DOMString,defaultValue:()=>""},{key:"source",converter:r.nullableConverter(r.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:r.converters["sequence<MessagePort>"],defaultValue:()=>[]}])
r.converters.CloseEventInit=r.dictionaryConverter([...g,{key:"wasClean",converter:r.converters.boolean,defaultValue:()=>false},{key:"code",converter:r.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:r.converters.USVString,defaultValue:()=>""}])
r.converters.ErrorEventInit=r.dictionaryConverter([...g,{key:"message",converter:r.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:r.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:r.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:r.converters.any}])
t.exports={MessageEvent:i,CloseEvent:c,ErrorEvent:l,createFastMessageEvent:a}})
var Pe=e.__commonJSMin((e,A)=>{A.exports={uid:"258EAFA5-E914-47DA-95CA-C5AB0DC85B11",sentCloseFrameState:{SENT:1,RECEIVED:2},staticPropertyDescriptors:{enumerable:true,writable:false,configurable:false},states:{CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},opcodes:{CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},maxUnsigned16Bit:65535,parserStates:{INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},emptyBuffer:Buffer.allocUnsafe(0),sendHints:{text:1,typedArray:2,arrayBuffer:3,blob:4}}})
var qe=e.__commonJSMin((e,A)=>{const{states:t,opcodes:r}=Pe()
const{isUtf8:s}=require("node:buffer")
const{removeHTTPWhitespace:n}=D()
const{collectASequenceOfCodePointsFast:o}=p()
function isConnecting(e){return e===t.CONNECTING}function isEstablished(e){return e===t.OPEN}function isClosing(e){return e===t.CLOSING}function isClosed(e){return e===t.CLOSED}function fireEvent(e,A,t=(e,A)=>new Event(e,A),r={}){const s=t(e,r)
A.dispatchEvent(s)}function websocketMessageReceived(e,A,t){e.onMessage(A,t)}function toArrayBuffer(e){if(e.byteLength===e.buffer.byteLength)return e.buffer
return new Uint8Array(e).buffer}function isValidSubprotocol(e){if(e.length===0)return false
for(let A=0;A<e.length;++A){const t=e.charCodeAt(A)
if(t<33||t>126||t===34||t===40||t===41||t===44||t===47||t===58||t===59||t===60||t===61||t===62||t===63||t===64||t===91||t===92||t===93||t===123||t===125)return false}return true}function isValidStatusCode(e){if(e>=1e3&&e<1015)return e!==1004&&e!==1005&&e!==1006
return e>=3e3&&e<=4999}function isControlFrame(e){return e===r.CLOSE||e===r.PING||e===r.PONG}function isContinuationFrame(e){return e===r.CONTINUATION}function isTextBinaryFrame(e){return e===r.TEXT||e===r.BINARY}function isValidOpcode(e){return isTextBinaryFrame(e)||isContinuationFrame(e)||isControlFrame(e)}function parseExtensions(e){const A={position:0}
const t=new Map
while(A.position<e.length){const[r,s=""]=o(";",e,A).split("=",2)
t.set(n(r,true,false),n(s,false,true))
A.position++}return t}function isValidClientWindowBits(e){if(e.length===0)return false
for(let A=0;A<e.length;A++){const t=e.charCodeAt(A)
if(t<48||t>57)return false}const A=Number.parseInt(e,10)
return A>=8&&A<=15}function getURLRecord(e,A){let t
try{t=new URL(e,A)}catch(e){throw new DOMException(e,"SyntaxError")}if(t.protocol==="http:")t.protocol="ws:"
else if(t.protocol==="https:")t.protocol="wss:"
if(t.protocol!=="ws:"&&t.protocol!=="wss:")throw new DOMException("expected a ws: or wss: url","SyntaxError")
if(t.hash.length||t.href.endsWith("#"))throw new DOMException("hash","SyntaxError")
return t}function validateCloseCodeAndReason(e,A){if(e!==null){if(e!==1e3&&(e<3e3||e>4999))throw new DOMException("invalid code","InvalidAccessError")}if(A!==null){const e=Buffer.byteLength(A)
if(e>123)throw new DOMException(`Reason must be less than 123 bytes; received ${e}`,"SyntaxError")}}A.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,websocketMessageReceived,utf8Decode:(()=>{if(typeof process.versions.icu==="string"){const e=new TextDecoder("utf-8",{fatal:true})
return e.decode.bind(e)}return function(e){if(s(e))return e.toString("utf-8")
throw new TypeError("Invalid utf-8 received.")}})(),isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits,toArrayBuffer,getURLRecord,validateCloseCodeAndReason}})
var _e=e.__commonJSMin((e,A)=>{const{runtimeFeatures:t}=S()
const{maxUnsigned16Bit:r,opcodes:s}=Pe()
const n=8192
let o=null
let i=n
const a=t.has("crypto")?require("node:crypto").randomFillSync:function randomFillSync(e,A,t){for(let A=0;A<e.length;++A)e[A]=Math.random()*255|0
return e}
function generateMask(){if(i===n){i=0
a(o??=Buffer.allocUnsafeSlow(n),0,n)}return[o[i++],o[i++],o[i++],o[i++]]}var c=class{constructor(e){this.frameData=e}createFrame(e){const A=this.frameData
const t=generateMask()
const s=A?.byteLength??0
let n=s
let o=6
if(s>r){o+=8
n=127}else if(s>125){o+=2
n=126}const i=Buffer.allocUnsafe(s+o)
i[0]=i[1]=0
i[0]|=128
i[0]=(i[0]&240)+e
i[o-4]=t[0]
i[o-3]=t[1]
i[o-2]=t[2]
i[o-1]=t[3]
i[1]=n
if(n===126)i.writeUInt16BE(s,2)
else if(n===127){i[2]=i[3]=0
i.writeUIntBE(s,4,6)}i[1]|=128
for(let e=0;e<s;++e)i[o+e]=A[e]^t[e&3]
return i}static createFastTextFrame(e){const A=generateMask()
const t=e.length
for(let r=0;r<t;++r)e[r]^=A[r&3]
let n=t
let o=6
if(t>r){o+=8
n=127}else if(t>125){o+=2
n=126}const i=Buffer.allocUnsafeSlow(o)
i[0]=128|s.TEXT
i[1]=n|128
i[o-4]=A[0]
i[o-3]=A[1]
i[o-2]=A[2]
i[o-1]=A[3]
if(n===126)i.writeUInt16BE(t,2)
else if(n===127){i[2]=i[3]=0
i.writeUIntBE(t,4,6)}return[i,e]}}
A.exports={WebsocketFrameSend:c,generateMask}})
var Ze=e.__commonJSMin((e,A)=>{const{uid:t,states:r,sentCloseFrameState:s,emptyBuffer:n,opcodes:o}=Pe()
const{parseExtensions:i,isClosed:a,isClosing:c,isEstablished:l,isConnecting:g,validateCloseCodeAndReason:h}=qe()
const{makeRequest:E}=Te()
const{fetching:Q}=He()
const{Headers:u,getHeadersList:C}=Ue()
const{getDecodeSplit:I}=w()
const{WebsocketFrameSend:B}=_e()
const d=require("node:assert")
const{runtimeFeatures:f}=S()
const y=f.has("crypto")?require("node:crypto"):null
let p=false
function establishWebSocketConnection(e,A,r,s,n){const o=e
o.protocol=e.protocol==="ws:"?"http:":"https:"
const a=E({urlList:[o],client:r,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error",useURLCredentials:true})
if(n.headers)a.headersList=C(new u(n.headers))
const c=y.randomBytes(16).toString("base64")
a.headersList.append("sec-websocket-key",c,true)
a.headersList.append("sec-websocket-version","13",true)
for(const e of A)a.headersList.append("sec-websocket-protocol",e,true)
a.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits",true)
return Q({request:a,useParallelQueue:true,dispatcher:n.dispatcher,processResponse(e){if(e.type==="error"||e.status!==101){if(e.socket?.session==null){failHandshake(s,e,1002,"Received network error or non-101 status code.",e.error)
return}if(e.status!==200){failHandshake(s,e,1002,"Received network error or non-200 status code.",e.error)
return}}if(p===false&&e.socket?.session!=null){process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.","ExperimentalWarning")
p=true}if(A.length!==0&&!e.headersList.get("Sec-WebSocket-Protocol")){failHandshake(s,e,1002,"Server did not respond with sent protocols.")
return}if(e.socket.session==null&&e.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){failHandshake(s,e,1002,'Server did not set Upgrade header to "websocket".')
return}if(e.socket.session==null&&e.headersList.get("Connection")?.toLowerCase()!=="upgrade"){failHandshake(s,e,1002,'Server did not set Connection header to "upgrade".')
return}if(e.headersList.get("Sec-WebSocket-Accept")!==y.hash("sha1",c+t,"base64")){failHandshake(s,e,1002,"Incorrect hash received in Sec-WebSocket-Accept header.")
return}const r=e.headersList.get("Sec-WebSocket-Extensions")
let n
if(r!==null){n=i(r)
if(!n.has("permessage-deflate")){failHandshake(s,e,1002,"Sec-WebSocket-Extensions header does not match.")
return}}const o=e.headersList.get("Sec-WebSocket-Protocol")
if(o!==null){const A=I("sec-websocket-protocol",a.headersList)
if(A===null||!A.includes(o)){failHandshake(s,e,1002,"Protocol was not set in the opening handshake.")
return}}e.socket.on("data",s.onSocketData)
e.socket.on("close",s.onSocketClose)
e.socket.on("error",s.onSocketError)
s.wasEverConnected=true
s.onConnectionEstablished(e,n)}})}function closeWebSocketConnection(e,A,t,i=false){A??=null
t??=""
if(i)h(A,t)
if(a(e.readyState)||c(e.readyState)){}else if(!l(e.readyState)){failWebsocketConnection(e)
e.readyState=r.CLOSING}else if(!e.closeState.has(s.SENT)&&!e.closeState.has(s.RECEIVED)){const i=new B
if(t.length!==0&&A===null)A=1e3
d(A===null||Number.isInteger(A))
if(A===null&&t.length===0)i.frameData=n
else if(A!==null&&t===null){i.frameData=Buffer.allocUnsafe(2)
i.frameData.writeUInt16BE(A,0)}else if(A!==null&&t!==null){i.frameData=Buffer.allocUnsafe(2+Buffer.byteLength(t))
i.frameData.writeUInt16BE(A,0)
i.frameData.write(t,2,"utf-8")}else i.frameData=n
e.socket.write(i.createFrame(o.CLOSE))
e.closeState.add(s.SENT)
e.readyState=r.CLOSING}else e.readyState=r.CLOSING}function failHandshake(e,A,t,r,s){if(A.socket?.session!=null&&!A.socket.destroyed)A.socket.destroy()
failWebsocketConnection(e,t,r,s)}function failWebsocketConnection(e,A,t,r){if(l(e.readyState))closeWebSocketConnection(e,A,t,false)
e.controller.abort()
if(g(e.readyState))e.onSocketClose()
else if(e.socket?.destroyed===false)e.socket.destroy()}A.exports={establishWebSocketConnection,failWebsocketConnection,closeWebSocketConnection}})
var ze=e.__commonJSMin((e,A)=>{const{createInflateRaw:t,Z_DEFAULT_WINDOWBITS:s}=require("node:zlib")
const{isValidClientWindowBits:n}=qe()
const{MessageSizeExceededError:o}=r()
const i=Buffer.from([0,0,255,255])
const a=Symbol("kBuffer")
const c=Symbol("kLength")
var l=class{#vA
#S={}
#YA=0
constructor(e,A){this.#S.serverNoContextTakeover=e.has("server_no_context_takeover")
this.#S.serverMaxWindowBits=e.get("server_max_window_bits")
this.#YA=A.maxPayloadSize}decompress(e,A,r){if(!this.#vA){let e=s
if(this.#S.serverMaxWindowBits){if(!n(this.#S.serverMaxWindowBits)){r(new Error("Invalid server_max_window_bits"))
return}e=Number.parseInt(this.#S.serverMaxWindowBits)}try{this.#vA=t({windowBits:e})}catch(e){r(e)
return}this.#vA[a]=[]
this.#vA[c]=0
this.#vA.on("data",e=>{this.#vA[c]+=e.length
if(this.#YA>0&&this.#vA[c]>this.#YA){r(new o)
this.#vA.removeAllListeners()
this.#vA.destroy()
this.#vA=null
return}this.#vA[a].push(e)})
this.#vA.on("error",e=>{this.#vA=null
r(e)})}this.#vA.write(e)
if(A)this.#vA.write(i)
this.#vA.flush(()=>{if(!this.#vA)return
const e=Buffer.concat(this.#vA[a],this.#vA[c])
this.#vA[a].length=0
this.#vA[c]=0
r(null,e)})}}
A.exports={PerMessageDeflate:l}})
var Xe=e.__commonJSMin((e,A)=>{const{Writable:t}=require("node:stream")
const s=require("node:assert")
const{parserStates:n,opcodes:o,states:i,emptyBuffer:a,sentCloseFrameState:c}=Pe()
const{isValidStatusCode:l,isValidOpcode:g,websocketMessageReceived:h,utf8Decode:E,isControlFrame:Q,isTextBinaryFrame:u,isContinuationFrame:C}=qe()
const{failWebsocketConnection:I}=Ze()
const{WebsocketFrameSend:B}=_e()
const{PerMessageDeflate:d}=ze()
const{MessageSizeExceededError:f}=r()
var y=class extends t{#xA=[]
#VA=0
#GA=0
#OA=false
#h=n.INFO
#JA={}
#WA=[]
#PA
#e
#qA
#YA
constructor(e,A,t={}){super()
this.#e=e
this.#PA=A==null?new Map:A
this.#qA=t.maxFragments??0
this.#YA=t.maxPayloadSize??0
if(this.#PA.has("permessage-deflate"))this.#PA.set("permessage-deflate",new d(A,t))}_write(e,A,t){this.#xA.push(e)
this.#GA+=e.length
this.#OA=true
this.run(t)}#_A(){if(this.#YA>0&&!Q(this.#JA.opcode)&&this.#JA.payloadLength+this.#VA>this.#YA){I(this.#e,1009,"Payload size exceeds maximum allowed size")
return false}return true}run(e){while(this.#OA)if(this.#h===n.INFO){if(this.#GA<2)return e()
const A=this.consume(2)
const t=(A[0]&128)!==0
const r=A[0]&15
const s=(A[1]&128)===128
const i=!t&&r!==o.CONTINUATION
const a=A[1]&127
const c=A[0]&64
const l=A[0]&32
const h=A[0]&16
if(!g(r)){I(this.#e,1002,"Invalid opcode received")
return e()}if(s){I(this.#e,1002,"Frame cannot be masked")
return e()}if(c!==0&&!this.#PA.has("permessage-deflate")){I(this.#e,1002,"Expected RSV1 to be clear.")
return}if(l!==0||h!==0){I(this.#e,1002,"RSV1, RSV2, RSV3 must be clear")
return}if(i&&!u(r)){I(this.#e,1002,"Invalid frame type was fragmented.")
return}if(u(r)&&this.#WA.length>0){I(this.#e,1002,"Expected continuation frame")
return}if(this.#JA.fragmented&&i){I(this.#e,1002,"Fragmented frame exceeded 125 bytes.")
return}if((a>125||i)&&Q(r)){I(this.#e,1002,"Control frame either too large or fragmented")
return}if(C(r)&&this.#WA.length===0&&!this.#JA.compressed){I(this.#e,1002,"Unexpected continuation frame")
return}if(a<=125){this.#JA.payloadLength=a
this.#h=n.READ_DATA
if(!this.#_A())return}else if(a===126)this.#h=n.PAYLOADLENGTH_16
else if(a===127)this.#h=n.PAYLOADLENGTH_64
if(u(r)){this.#JA.binaryType=r
this.#JA.compressed=c!==0}this.#JA.opcode=r
this.#JA.masked=s
this.#JA.fin=t
this.#JA.fragmented=i}else if(this.#h===n.PAYLOADLENGTH_16){if(this.#GA<2)return e()
const A=this.consume(2)
this.#JA.payloadLength=A.readUInt16BE(0)
this.#h=n.READ_DATA
if(!this.#_A())return}else if(this.#h===n.PAYLOADLENGTH_64){if(this.#GA<8)return e()
const A=this.consume(8)
const t=A.readUInt32BE(0)
const r=A.readUInt32BE(4)
if(t!==0||r>2**31-1){I(this.#e,1009,"Received payload length > 2^31 bytes.")
return}this.#JA.payloadLength=r
this.#h=n.READ_DATA
if(!this.#_A())return}else if(this.#h===n.READ_DATA){if(this.#GA<this.#JA.payloadLength)return e()
const A=this.consume(this.#JA.payloadLength)
if(Q(this.#JA.opcode)){this.#OA=this.parseControlFrame(A)
this.#h=n.INFO
if(this.#OA&&this.#e.socket.writableNeedDrain){this.#OA=false
this.#e.socket.once("drain",()=>{if(this.destroyed)return
this.#OA=true
this.run(e)})
return}}else if(!this.#JA.compressed){if(!this.writeFragments(A))return
if(!this.#JA.fragmented&&this.#JA.fin)h(this.#e,this.#JA.binaryType,this.consumeFragments())
this.#h=n.INFO}else{this.#PA.get("permessage-deflate").decompress(A,this.#JA.fin,(A,t)=>{if(A){const e=A instanceof f?1009:1007
I(this.#e,e,A.message)
return}if(!this.writeFragments(t))return
if(this.#YA>0&&this.#VA>this.#YA){I(this.#e,1009,(new f).message)
return}if(!this.#JA.fin){this.#h=n.INFO
this.#OA=true
this.run(e)
return}h(this.#e,this.#JA.binaryType,this.consumeFragments())
this.#OA=true
this.#h=n.INFO
this.run(e)},this.#VA)
this.#OA=false
break}}}consume(e){if(e>this.#GA)throw new Error("Called consume() before buffers satiated.")
else if(e===0)return a
this.#GA-=e
const A=this.#xA[0]
if(A.length>e){this.#xA[0]=A.subarray(e,A.length)
return A.subarray(0,e)}else if(A.length===e)return this.#xA.shift()
else{let A=0
const t=Buffer.allocUnsafeSlow(e)
while(A!==e){const r=this.#xA[0]
const s=r.length
if(s+A===e){t.set(this.#xA.shift(),A)
break}else if(s+A>e){t.set(r.subarray(0,e-A),A)
this.#xA[0]=r.subarray(e-A)
break}else{t.set(this.#xA.shift(),A)
A+=s}}return t}}writeFragments(e){if(this.#qA>0&&this.#WA.length===this.#qA){I(this.#e,1008,"Too many message fragments")
return false}this.#VA+=e.length
this.#WA.push(e)
return true}consumeFragments(){const e=this.#WA
if(e.length===1){this.#VA=0
return e.shift()}let A=0
const t=Buffer.allocUnsafeSlow(this.#VA)
for(let r=0;r<e.length;++r){const s=e[r]
t.set(s,A)
A+=s.length}this.#WA=[]
this.#VA=0
return t}parseCloseBody(e){s(e.length!==1)
let A
if(e.length>=2)A=e.readUInt16BE(0)
if(A!==void 0&&!l(A))return{code:1002,reason:"Invalid status code",error:true}
let t=e.subarray(2)
if(t[0]===239&&t[1]===187&&t[2]===191)t=t.subarray(3)
try{t=E(t)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{code:A,reason:t,error:false}}parseControlFrame(e){const{opcode:A,payloadLength:t}=this.#JA
if(A===o.CLOSE){if(t===1){I(this.#e,1002,"Received close frame with a 1-byte body.")
return false}this.#JA.closeInfo=this.parseCloseBody(e)
if(this.#JA.closeInfo.error){const{code:e,reason:A}=this.#JA.closeInfo
I(this.#e,e,A)
return false}if(!this.#e.closeState.has(c.SENT)&&!this.#e.closeState.has(c.RECEIVED)){let e=a
if(this.#JA.closeInfo.code){e=Buffer.allocUnsafe(2)
e.writeUInt16BE(this.#JA.closeInfo.code,0)}const A=new B(e)
this.#e.socket.write(A.createFrame(o.CLOSE))
this.#e.closeState.add(c.SENT)}this.#e.readyState=i.CLOSING
this.#e.closeState.add(c.RECEIVED)
return false}else if(A===o.PING){if(!this.#e.closeState.has(c.RECEIVED)){const A=new B(e)
this.#e.socket.write(A.createFrame(o.PONG))
this.#e.onPing(e)}}else if(A===o.PONG)this.#e.onPong(e)
return true}get closingInfo(){return this.#JA.closeInfo}}
A.exports={ByteParser:y}})
var Ke=e.__commonJSMin((e,A)=>{const{WebsocketFrameSend:t}=_e()
const{opcodes:r,sendHints:s}=Pe()
const n=T()
var o=class{#ZA=new n
#zA=false
#XA
constructor(e){this.#XA=e}add(e,A,r){if(r!==s.blob){if(!this.#zA){if(r===s.text){const{0:r,1:s}=t.createFastTextFrame(e)
this.#XA.cork()
this.#XA.write(r)
this.#XA.write(s,A)
this.#XA.uncork()}else this.#XA.write(createFrame(e,r),A)}else{const t={promise:null,callback:A,frame:createFrame(e,r)}
this.#ZA.push(t)}return}const n={promise:e.arrayBuffer().then(e=>{n.promise=null
n.frame=createFrame(e,r)}),callback:A,frame:null}
this.#ZA.push(n)
if(!this.#zA)this.#KA()}async#KA(){this.#zA=true
const e=this.#ZA
while(!e.isEmpty()){const A=e.shift()
if(A.promise!==null)await A.promise
this.#XA.write(A.frame,A.callback)
A.callback=A.frame=null}this.#zA=false}}
function createFrame(e,A){return new t(toBuffer(e,A)).createFrame(A===s.text?r.TEXT:r.BINARY)}function toBuffer(e,A){switch(A){case s.text:case s.typedArray:return new Uint8Array(e.buffer,e.byteOffset,e.byteLength)
case s.arrayBuffer:case s.blob:return new Uint8Array(e)}}A.exports={SendQueue:o}})
var je=e.__commonJSMin((e,A)=>{const{isArrayBuffer:t}=require("node:util/types")
const{webidl:r}=m()
const{URLSerializer:s}=D()
const{environmentSettingsObject:n}=w()
const{staticPropertyDescriptors:i,states:c,sentCloseFrameState:l,sendHints:g,opcodes:h}=Pe()
const{isConnecting:E,isEstablished:Q,isClosing:u,isClosed:C,isValidSubprotocol:I,fireEvent:B,utf8Decode:d,toArrayBuffer:f,getURLRecord:y}=qe()
const{establishWebSocketConnection:p,closeWebSocketConnection:S,failWebsocketConnection:R}=Ze()
const{ByteParser:N}=Xe()
const{kEnumerableProperty:b}=o()
const{getGlobalDispatcher:F}=Qe()
const{ErrorEvent:k,CloseEvent:U,createFastMessageEvent:M}=We()
const{SendQueue:T}=Ke()
const{WebsocketFrameSend:L}=_e()
const{channels:H}=a()
function getSocketAddress(e){if(typeof e?.address==="function")return e.address()
if(typeof e?.session?.socket?.address==="function")return e.session.socket.address()
return null}var v=class WebSocket extends EventTarget{#jA={open:null,error:null,close:null,message:null}
#$A=0
#et=""
#PA=""
#At
#e={onConnectionEstablished:(e,A)=>this.#tt(e,A),onMessage:(e,A)=>this.#rt(e,A),onParserError:e=>R(this.#e,null,e.message),onParserDrain:()=>this.#st(),onSocketData:e=>{if(!this.#nt.write(e))this.#e.socket.pause()},onSocketError:e=>{this.#e.readyState=c.CLOSING
if(H.socketError.hasSubscribers)H.socketError.publish(e)
this.#e.socket.destroy()},onSocketClose:()=>this.#ot(),onPing:e=>{if(H.ping.hasSubscribers)H.ping.publish({payload:e,websocket:this})},onPong:e=>{if(H.pong.hasSubscribers)H.pong.publish({payload:e,websocket:this})},readyState:c.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false}
#it
#at
#nt
constructor(e,A=[]){super()
r.util.markAsUncloneable(this)
const t="WebSocket constructor"
r.argumentLengthCheck(arguments,1,t)
const s=r.converters["DOMString or sequence<DOMString> or WebSocketInit"](A,t,"options")
e=r.converters.USVString(e)
A=s.protocols
const o=n.settingsObject.baseUrl
const i=y(e,o)
if(typeof A==="string")A=[A]
if(A.length!==new Set(A.map(e=>e.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
if(A.length>0&&!A.every(e=>I(e)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
this.#it=new URL(i.href)
const a=n.settingsObject
this.#e.controller=p(i,A,a,this.#e,s)
this.#e.readyState=WebSocket.CONNECTING
this.#at="blob"}close(e=void 0,A=void 0){r.brandCheck(this,WebSocket)
const t="WebSocket.close"
if(e!==void 0)e=r.converters["unsigned short"](e,t,"code",r.attributes.Clamp)
if(A!==void 0)A=r.converters.USVString(A)
e??=null
A??=""
S(this.#e,e,A,true)}send(e){r.brandCheck(this,WebSocket)
const A="WebSocket.send"
r.argumentLengthCheck(arguments,1,A)
e=r.converters.WebSocketSendData(e,A,"data")
if(E(this.#e.readyState))throw new DOMException("Sent before connected.","InvalidStateError")
if(!Q(this.#e.readyState)||u(this.#e.readyState))return
if(typeof e==="string"){const A=Buffer.from(e)
this.#$A+=A.byteLength
this.#At.add(A,()=>{this.#$A-=A.byteLength},g.text)}else if(t(e)){this.#$A+=e.byteLength
this.#At.add(e,()=>{this.#$A-=e.byteLength},g.arrayBuffer)}else if(ArrayBuffer.isView(e)){this.#$A+=e.byteLength
this.#At.add(e,()=>{this.#$A-=e.byteLength},g.typedArray)}else if(r.is.Blob(e)){this.#$A+=e.size
this.#At.add(e,()=>{this.#$A-=e.size},g.blob)}}get readyState(){r.brandCheck(this,WebSocket)
return this.#e.readyState}get bufferedAmount(){r.brandCheck(this,WebSocket)
return this.#$A}get url(){r.brandCheck(this,WebSocket)
return s(this.#it)}get extensions(){r.brandCheck(this,WebSocket)
return this.#PA}get protocol(){r.brandCheck(this,WebSocket)
return this.#et}get onopen(){r.brandCheck(this,WebSocket)
return this.#jA.open}set onopen(e){r.brandCheck(this,WebSocket)
if(this.#jA.open)this.removeEventListener("open",this.#jA.open)
const A=r.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("open",A)
this.#jA.open=e}else this.#jA.open=null}get onerror(){r.brandCheck(this,WebSocket)
return this.#jA.error}set onerror(e){r.brandCheck(this,WebSocket)
if(this.#jA.error)this.removeEventListener("error",this.#jA.error)
const A=r.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("error",A)
this.#jA.error=e}else this.#jA.error=null}get onclose(){r.brandCheck(this,WebSocket)
return this.#jA.close}set onclose(e){r.brandCheck(this,WebSocket)
if(this.#jA.close)this.removeEventListener("close",this.#jA.close)
const A=r.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("close",A)
this.#jA.close=e}else this.#jA.close=null}get onmessage(){r.brandCheck(this,WebSocket)
return this.#jA.message}set onmessage(e){r.brandCheck(this,WebSocket)
if(this.#jA.message)this.removeEventListener("message",this.#jA.message)
const A=r.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("message",A)
this.#jA.message=e}else this.#jA.message=null}get binaryType(){r.brandCheck(this,WebSocket)
return this.#at}set binaryType(e){r.brandCheck(this,WebSocket)
if(e!=="blob"&&e!=="arraybuffer")this.#at="blob"
else this.#at=e}#tt(e,A){this.#e.socket=e.socket
const t=this.#e.controller.dispatcher?.webSocketOptions
const r=t?.maxFragments
const s=t?.maxPayloadSize
const n=new N(this.#e,A,{maxFragments:r,maxPayloadSize:s})
n.on("drain",()=>this.#e.onParserDrain())
n.on("error",e=>this.#e.onParserError(e))
this.#nt=n
this.#At=new T(e.socket)
this.#e.readyState=c.OPEN
const o=e.headersList.get("sec-websocket-extensions")
if(o!==null)this.#PA=o
const i=e.headersList.get("sec-websocket-protocol")
if(i!==null)this.#et=i
B("open",this)
if(H.open.hasSubscribers){const A=e.headersList.entries
H.open.publish({address:getSocketAddress(e.socket),protocol:this.#et,extensions:this.#PA,websocket:this,handshakeResponse:{status:e.status,statusText:e.statusText,headers:A}})}}#rt(e,A){if(this.#e.readyState!==c.OPEN)return
let t
if(e===h.TEXT)try{t=d(A)}catch{R(this.#e,1007,"Received invalid UTF-8 in text frame.")
return}else if(e===h.BINARY){if(this.#at==="blob")t=new Blob([A])
else t=f(A)}B("message",this,M,{origin:this.#it.origin,data:t})}#st(){this.#e.socket.resume()}#ot(){const e=this.#e.closeState.has(l.SENT)&&this.#e.closeState.has(l.RECEIVED)
let A=1005
let t=""
const r=this.#nt?.closingInfo
if(r&&!r.error){A=r.code??1005
t=r.reason}this.#e.readyState=c.CLOSED
if(!this.#e.closeState.has(l.RECEIVED)){A=1006
B("error",this,(e,A)=>new k(e,A),{error:new TypeError(t)})}B("close",this,(e,A)=>new U(e,A),{wasClean:e,code:A,reason:t})
if(H.close.hasSubscribers)H.close.publish({websocket:this,code:A,reason:t})}static ping(e,A){if(Buffer.isBuffer(A)){if(A.length>125)throw new TypeError("A PING frame cannot have a body larger than 125 bytes.")}else if(A!==void 0)throw new TypeError("Expected buffer payload")
const t=e.#e.readyState
if(Q(t)&&!u(t)&&!C(t)){const t=new L(A)
e.#e.socket.write(t.createFrame(h.PING))}}}
const{ping:Y}=v
Reflect.deleteProperty(v,"ping")
v.CONNECTING=v.prototype.CONNECTING=c.CONNECTING
v.OPEN=v.prototype.OPEN=c.OPEN
v.CLOSING=v.prototype.CLOSING=c.CLOSING
v.CLOSED=v.prototype.CLOSED=c.CLOSED
Object.defineProperties(v.prototype,{CONNECTING:i,OPEN:i,CLOSING:i,CLOSED:i,url:b,readyState:b,bufferedAmount:b,onopen:b,onerror:b,onclose:b,close:b,onmessage:b,binaryType:b,send:b,extensions:b,protocol:b,[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}})
Object.defineProperties(v,{CONNECTING:i,OPEN:i,CLOSING:i,CLOSED:i})
r.converters["sequence<DOMString>"]=r.sequenceConverter(r.converters.DOMString)
r.converters["DOMString or sequence<DOMString>"]=function(e,A,t){if(r.util.Type(e)===r.util.Types.OBJECT&&Symbol.iterator in e)return r.converters["sequence<DOMString>"](e)
return r.converters.DOMString(e,A,t)}
r.converters.WebSocketInit=r.dictionaryConverter([{key:"protocols",converter:r.converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:r.converters.any,defaultValue:()=>F()},{key:"headers",converter:r.nullableConverter(r.converters.HeadersInit)}])
r.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){if(r.util.Type(e)===r.util.Types.OBJECT&&!(Symbol.iterator in e))return r.converters.WebSocketInit(e)
return{protocols:r.converters["DOMString or sequence<DOMString>"](e)}}
r.converters.WebSocketSendData=function(e){if(r.util.Type(e)===r.util.Types.OBJECT){if(r.is.Blob(e))return e
if(r.is.BufferSource(e))return e}return r.converters.USVString(e)}
A.exports={WebSocket:v,ping:Y}})
var $e=e.__commonJSMin((e,t)=>{const{webidl:r}=m()
const{validateCloseCodeAndReason:s}=qe()
const{kConstruct:n}=A()
const{kEnumerableProperty:i}=o()
function createInheritableDOMException(){class Test extends DOMException{get reason(){return""}}if((new Test).reason!==void 0)return DOMException
return new Proxy(DOMException,{construct(e,A,t){const r=Reflect.construct(e,A,e)
Object.setPrototypeOf(r,t.prototype)
return r}})}var a=class WebSocketError extends(createInheritableDOMException()){#ct
#t
constructor(e="",A=void 0){e=r.converters.DOMString(e,"WebSocketError","message")
super(e,"WebSocketError")
if(A===n)return
else if(A!==null)A=r.converters.WebSocketCloseInfo(A)
let t=A.closeCode??null
const o=A.reason??""
s(t,o)
if(o.length!==0&&t===null)t=1e3
this.#ct=t
this.#t=o}get closeCode(){return this.#ct}get reason(){return this.#t}static createUnvalidatedWebSocketError(e,A,t){const r=new WebSocketError(e,n)
r.#ct=A
r.#t=t
return r}}
const{createUnvalidatedWebSocketError:c}=a
delete a.createUnvalidatedWebSocketError
Object.defineProperties(a.prototype,{closeCode:i,reason:i,[Symbol.toStringTag]:{value:"WebSocketError",writable:false,enumerable:false,configurable:true}})
r.is.WebSocketError=r.util.MakeTypeAssertion(a)
t.exports={WebSocketError:a,createUnvalidatedWebSocketError:c}})
var eA=e.__commonJSMin((e,A)=>{const{createDeferredPromise:t}=b()
const{environmentSettingsObject:r}=w()
const{states:s,opcodes:n,sentCloseFrameState:i}=Pe()
const{webidl:c}=m()
const{getURLRecord:l,isValidSubprotocol:g,isEstablished:h,utf8Decode:E}=qe()
const{establishWebSocketConnection:Q,failWebsocketConnection:u,closeWebSocketConnection:C}=Ze()
const{channels:I}=a()
const{WebsocketFrameSend:B}=_e()
const{ByteParser:d}=Xe()
const{WebSocketError:f,createUnvalidatedWebSocketError:p}=$e()
const{kEnumerableProperty:D}=o()
const{utf8DecodeBytes:S}=y()
let R=false
var N=class{#it
#lt
#gt
#ht
#Et
#Qt
#ut=false
#e={onConnectionEstablished:(e,A)=>this.#tt(e,A),onMessage:(e,A)=>this.#rt(e,A),onParserError:e=>u(this.#e,null,e.message),onParserDrain:()=>this.#e.socket.resume(),onSocketData:e=>{if(!this.#nt.write(e))this.#e.socket.pause()},onSocketError:e=>{this.#e.readyState=s.CLOSING
if(I.socketError.hasSubscribers)I.socketError.publish(e)
this.#e.socket.destroy()},onSocketClose:()=>this.#ot(),onPing:()=>{},onPong:()=>{},readyState:s.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false}
#nt
constructor(e,A=void 0){if(!R){process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"})
R=true}c.argumentLengthCheck(arguments,1,"WebSocket")
e=c.converters.USVString(e)
if(A!==null)A=c.converters.WebSocketStreamOptions(A)
const n=r.settingsObject.baseUrl
const o=l(e,n)
const i=A.protocols
if(i.length!==new Set(i.map(e=>e.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
if(i.length>0&&!i.every(e=>g(e)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")
this.#it=o.toString()
this.#lt=t()
this.#gt=t()
if(A.signal!=null){const e=A.signal
if(e.aborted){this.#lt.reject(e.reason)
this.#gt.reject(e.reason)
return}e.addEventListener("abort",()=>{if(!h(this.#e.readyState)){u(this.#e)
this.#e.readyState=s.CLOSING
this.#lt.reject(e.reason)
this.#gt.reject(e.reason)
this.#ut=true}},{once:true})}const a=r.settingsObject
this.#e.controller=Q(o,i,a,this.#e,A)}get url(){return this.#it.toString()}get opened(){return this.#lt.promise}get closed(){return this.#gt.promise}close(e=void 0){if(e!==null)e=c.converters.WebSocketCloseInfo(e)
const A=e.closeCode??null
const t=e.reason
C(this.#e,A,t,true)}#Ct(e){e=c.converters.WebSocketStreamWrite(e)
const A=t()
let r=null
let s=null
if(c.is.BufferSource(e)){r=new Uint8Array(ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,e.byteLength):e.slice())
s=n.BINARY}else{let t
try{t=c.converters.DOMString(e)}catch(e){A.reject(e)
return A.promise}r=(new TextEncoder).encode(t)
s=n.TEXT}if(!this.#e.closeState.has(i.SENT)&&!this.#e.closeState.has(i.RECEIVED)){const e=new B(r)
this.#e.socket.write(e.createFrame(s),()=>{A.resolve(void 0)})}return A.promise}#tt(e,A){this.#e.socket=e.socket
const t=this.#e.controller.dispatcher?.webSocketOptions?.maxFragments
const r=this.#e.controller.dispatcher?.webSocketOptions?.maxPayloadSize
const n=new d(this.#e,A,{maxFragments:t,maxPayloadSize:r})
n.on("drain",()=>this.#e.onParserDrain())
n.on("error",e=>this.#e.onParserError(e))
this.#nt=n
this.#e.readyState=s.OPEN
const o=A??""
const i=e.headersList.get("sec-websocket-protocol")??""
const a=new ReadableStream({start:e=>{this.#Et=e},cancel:e=>this.#It(e)})
const c=new WritableStream({start:e=>{this.#Qt=e},write:e=>this.#Ct(e),close:()=>C(this.#e,null,null),abort:e=>this.#Bt(e)})
this.#ht=a
this.#lt.resolve({extensions:o,protocol:i,readable:a,writable:c})}#rt(e,A){if(this.#e.readyState!==s.OPEN)return
let t
if(e===n.TEXT)try{t=E(A)}catch{u(this.#e,1007,"Received invalid UTF-8 in text frame.")
return}else if(e===n.BINARY)t=new Uint8Array(A.buffer,A.byteOffset,A.byteLength)
this.#Et.enqueue(t)}#ot(){const e=this.#e.closeState.has(i.SENT)&&this.#e.closeState.has(i.RECEIVED)
this.#e.readyState=s.CLOSED
if(this.#ut)return
if(!this.#e.wasEverConnected)this.#lt.reject(new f("Socket never opened"))
const A=this.#nt?.closingInfo
let t=A?.code??1005
if(!this.#e.closeState.has(i.SENT)&&!this.#e.closeState.has(i.RECEIVED))t=1006
const r=A?.reason==null?"":S(Buffer.from(A.reason))
if(e){this.#Et.close()
this.#Qt.error(new DOMException("A closed WebSocketStream cannot be written to","InvalidStateError"))
this.#gt.resolve({closeCode:t,reason:r})}else{const e=p("unclean close",t,r)
this.#Et?.error(e)
this.#Qt?.error(e)
this.#gt.reject(e)}}#Bt(e){let A=null
let t=""
if(c.is.WebSocketError(e)){A=e.closeCode
t=e.reason}C(this.#e,A,t)}#It(e){this.#Bt(e)}}
Object.defineProperties(N.prototype,{url:D,opened:D,closed:D,close:D,[Symbol.toStringTag]:{value:"WebSocketStream",writable:false,enumerable:false,configurable:true}})
c.converters.WebSocketStreamOptions=c.dictionaryConverter([{key:"protocols",converter:c.sequenceConverter(c.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:c.nullableConverter(c.converters.AbortSignal),defaultValue:()=>null}])
c.converters.WebSocketCloseInfo=c.dictionaryConverter([{key:"closeCode",converter:e=>c.converters["unsigned short"](e,c.attributes.EnforceRange)},{key:"reason",converter:c.converters.USVString,defaultValue:()=>""}])
c.converters.WebSocketStreamWrite=function(e){if(typeof e==="string")return c.converters.USVString(e)
return c.converters.BufferSource(e)}
A.exports={WebSocketStream:N}})
var AA=e.__commonJSMin((e,A)=>{function isValidLastEventId(e){return e.indexOf("\0")===-1}function isASCIINumber(e){if(e.length===0)return false
for(let A=0;A<e.length;A++)if(e.charCodeAt(A)<48||e.charCodeAt(A)>57)return false
return true}A.exports={isValidLastEventId,isASCIINumber}})
var tA=e.__commonJSMin((e,A)=>{const t=require("node:buffer")
const{Transform:r}=require("node:stream")
const{isASCIINumber:s,isValidLastEventId:n}=AA()
const o=[239,187,191]
const i=10
const a=13
const c=58
const l=32
const g=t.kStringMaxLength
const h=Buffer.from("data")
const E=Buffer.from("event")
const Q=Buffer.from("id")
const u=Buffer.from("retry")
const C=1024
const I=131072
const B=128
function isASCIINumberBytes(e,A){if(A>=e.length)return false
for(let t=A;t<e.length;t++)if(e[t]<48||e[t]>57)return false
return true}function isValidLastEventIdBytes(e,A){for(let t=A;t<e.length;t++)if(e[t]===0)return false
return true}function isFieldName(e,A,t){if(A!==t.length)return false
for(let r=0;r<A;r++)if(e[r]!==t[r])return false
return true}function createMaxEventSizeExceededError(){const e=new Error("EventSource message size exceeded")
e.aborted=false
return e}var d=class extends r{state
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
event={data:void 0,event:void 0,id:void 0,retry:void 0}
constructor(e={}){e.readableObjectMode=true
super(e)
this.state=e.eventSourceSettings||{}
this.maxEventSize=e.maxEventSize??g
const A=this.maxEventSize>0?Math.min(I,Math.max(C,Math.floor(this.maxEventSize/B))):0
this.maxDataLines=A
this.maxBufferedChunks=A
if(e.push)this.push=e.push}_transform(e,A,t){if(e.length===0){t()
return}if(this.maxEventSize>0&&this.chunks.length>=this.maxBufferedChunks&&e[0]!==i&&e[0]!==a){t(createMaxEventSizeExceededError())
return}this.chunks.push(e)
if(this.checkBOM){if(this.handleBOM()){t()
return}}while(this.hasCurrentByte()){const e=this.currentByte()
if(this.eventEndCheck){if(this.crlfCheck){if(e===i){this.crlfCheck=false
this.consumeCurrentByte()
continue}this.crlfCheck=false}if(e===i||e===a){if(e===a)this.crlfCheck=true
this.consumeCurrentByte()
if(this.hasPendingEvent())this.processEvent(this.event)
this.clearEvent()
continue}this.eventEndCheck=false
continue}if(e===i||e===a){if(e===a)this.crlfCheck=true
try{this.parseLine(this.readLine(),this.event)}catch(e){t(e)
return}this.consumeCurrentByte()
this.eventEndCheck=true
continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){t(createMaxEventSizeExceededError())
return}this.advanceCursor()}t()}_destroy(e,A){this.chunks.length=0
this.clearEvent()
super._destroy(e,A)}parseLine(e,A){if(e.length===0)return
const t=e.indexOf(c)
if(t===0)return
let r=e.length
let s=e.length
if(t!==-1){r=t
s=t+1
if(e[s]===l)++s}if(isFieldName(e,r,h)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw createMaxEventSizeExceededError()
const t=e.length-s
const r=this.eventFieldSizes.data+(A.data===void 0?0:1)+t
this.setEventFieldSize("data",r)
const n=e.toString("utf8",s)
if(A.data===void 0)A.data=n
else A.data+=`\n${n}`
this.dataLineCount++
return}if(isFieldName(e,r,u)){if(isASCIINumberBytes(e,s)){this.setEventFieldSize("retry",e.length-s)
A.retry=e.toString("utf8",s)}return}if(isFieldName(e,r,Q)){if(isValidLastEventIdBytes(e,s)){this.setEventFieldSize("id",e.length-s)
A.id=e.toString("utf8",s)}return}if(isFieldName(e,r,E)){if(s<e.length){this.setEventFieldSize("event",e.length-s)
A.event=e.toString("utf8",s)}}}setEventFieldSize(e,A){const t=this.eventSize-this.eventFieldSizes[e]+A
if(this.maxEventSize>0&&t>this.maxEventSize)throw createMaxEventSizeExceededError()
this.eventSize=t
this.eventFieldSizes[e]=A}processEvent(e){if(e.retry&&s(e.retry))this.state.reconnectionTime=parseInt(e.retry,10)
if(e.id!==void 0&&n(e.id))this.state.lastEventId=e.id
if(e.data!==void 0)this.push({type:e.event||"message",options:{data:e.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0
this.event.event=void 0
this.event.id=void 0
this.event.retry=void 0
this.eventSize=0
this.dataLineCount=0
this.eventFieldSizes.data=0
this.eventFieldSizes.event=0
this.eventFieldSizes.id=0
this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor()
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
this.linePos=0}}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos)
const e=[]
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
if(e<s)return r[t+e]
e-=s
A++
t=0}}discardLeadingBytes(e){while(e>0&&this.lineChunkIndex<this.chunks.length){const A=this.chunks[this.lineChunkIndex].length-this.linePos
if(e<A){this.linePos+=e
e=0}else{e-=A
this.lineChunkIndex++
this.linePos=0}}this.chunkIndex=this.lineChunkIndex
this.pos=this.linePos
this.dropConsumedChunks()}handleBOM(){const e=this.peekBufferedByte(0)
const A=this.peekBufferedByte(1)
const t=this.peekBufferedByte(2)
if(A===void 0){if(e===o[0])return true
this.checkBOM=false
return true}if(t===void 0){if(e===o[0]&&A===o[1])return true
this.checkBOM=false
return false}if(e===o[0]&&A===o[1]&&t===o[2])this.discardLeadingBytes(3)
this.checkBOM=false
return!this.hasCurrentByte()}}
A.exports={EventSourceStream:d}})
var rA=e.__commonJSMin((e,A)=>{const{pipeline:t}=require("node:stream")
const{fetching:r}=He()
const{makeRequest:s}=Te()
const{webidl:n}=m()
const{EventSourceStream:i}=tA()
const{parseMIMEType:a}=D()
const{createFastMessageEvent:c}=We()
const{isNetworkError:l}=Me()
const{kEnumerableProperty:g}=o()
const{environmentSettingsObject:h}=w()
const{getGlobalDispatcher:E}=Qe()
let Q=false
const u=3e3
const C=0
const I=1
const B=2
const d="anonymous"
const f="use-credentials"
var y=class EventSource extends EventTarget{#jA={open:null,error:null,message:null}
#it
#dt=false
#ft=C
#yt=null
#n=null
#bA
#h
constructor(e,A={}){super()
n.util.markAsUncloneable(this)
const t="EventSource constructor"
n.argumentLengthCheck(arguments,1,t)
if(!Q){Q=true
process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}e=n.converters.USVString(e)
A=n.converters.EventSourceInitDict(A,t,"eventSourceInitDict")
this.#bA=A.node.dispatcher||A.dispatcher
this.#h={lastEventId:"",reconnectionTime:A.node.reconnectionTime}
const r=h
let o
try{o=new URL(e,r.settingsObject.baseUrl)
this.#h.origin=o.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#it=o.href
let i=d
if(A.withCredentials===true){i=f
this.#dt=true}const a={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"omit",referrer:"no-referrer"}
a.client=h.settingsObject
a.headersList=[["accept",{name:"accept",value:"text/event-stream"}]]
a.cache="no-store"
a.initiator="other"
a.urlList=[new URL(this.#it)]
this.#yt=s(a)
this.#pt()}get readyState(){return this.#ft}get url(){return this.#it}get withCredentials(){return this.#dt}#pt(){if(this.#ft===B)return
this.#ft=C
const e={request:this.#yt,dispatcher:this.#bA}
const processEventSourceEndOfBody=e=>{if(!l(e))return this.#Dt()}
e.processResponseEndOfBody=processEventSourceEndOfBody
e.processResponse=e=>{if(l(e)){if(e.aborted){this.close()
this.dispatchEvent(new Event("error"))
return}else{this.#Dt()
return}}const A=e.headersList.get("content-type",true)
const r=A!==null?a(A):"failure"
const s=r!=="failure"&&r.essence==="text/event-stream"
if(e.status!==200||s===false){this.close()
this.dispatchEvent(new Event("error"))
return}this.#ft=I
this.dispatchEvent(new Event("open"))
this.#h.origin=e.urlList[e.urlList.length-1].origin
const n=new i({eventSourceSettings:this.#h,maxEventSize:this.#bA.eventSourceOptions?.maxEventSize,push:e=>{this.dispatchEvent(c(e.type,e.options))}})
t(e.body.stream,n,e=>{if(e?.aborted===false){this.close()
this.dispatchEvent(new Event("error"))}})}
this.#n=r(e)}#Dt(){if(this.#ft===B)return
this.#ft=C
this.dispatchEvent(new Event("error"))
setTimeout(()=>{if(this.#ft!==C)return
if(this.#h.lastEventId.length)this.#yt.headersList.set("last-event-id",this.#h.lastEventId,true)
this.#pt()},this.#h.reconnectionTime)?.unref()}close(){n.brandCheck(this,EventSource)
if(this.#ft===B)return
this.#ft=B
this.#n.abort()
this.#yt=null}get onopen(){return this.#jA.open}set onopen(e){if(this.#jA.open)this.removeEventListener("open",this.#jA.open)
const A=n.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("open",A)
this.#jA.open=e}else this.#jA.open=null}get onmessage(){return this.#jA.message}set onmessage(e){if(this.#jA.message)this.removeEventListener("message",this.#jA.message)
const A=n.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("message",A)
this.#jA.message=e}else this.#jA.message=null}get onerror(){return this.#jA.error}set onerror(e){if(this.#jA.error)this.removeEventListener("error",this.#jA.error)
const A=n.converters.EventHandlerNonNull(e)
if(A!==null){this.addEventListener("error",A)
this.#jA.error=e}else this.#jA.error=null}}
const p={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:C,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:I,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:B,writable:false}}
Object.defineProperties(y,p)
Object.defineProperties(y.prototype,p)
Object.defineProperties(y.prototype,{close:g,onerror:g,onmessage:g,onopen:g,readyState:g,url:g,withCredentials:g})
n.converters.EventSourceInitDict=n.dictionaryConverter([{key:"withCredentials",converter:n.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:n.converters.any,defaultValue:()=>E()},{key:"node",converter:n.dictionaryConverter([{key:"reconnectionTime",converter:n.converters["unsigned long"],defaultValue:()=>u},{key:"dispatcher",converter:n.converters.any}]),defaultValue:()=>({})}])
A.exports={EventSource:y,defaultReconnectionTime:u}})
var sA=e.__commonJSMin((e,t)=>{const s=M()
const n=g()
const i=H()
const a=v()
const c=Y()
const l=x()
const h=J()
const E=O()
const u=W()
const C=q()
const I=_()
const B=r()
const d=o()
const{InvalidArgumentError:y}=B
const p=Ae()
const S=Q()
const m=oe()
const{MockCallHistory:w,MockCallHistoryLog:N}=ie()
const b=le()
const F=ae()
const k=Ee()
const U=te()
const T=P()
const{getGlobalDispatcher:L,setGlobalDispatcher:V}=Qe()
const G=ue()
const Z=Ce()
Object.assign(n.prototype,p)
t.exports.Dispatcher=n
t.exports.Client=s
t.exports.Pool=i
t.exports.BalancedPool=a
t.exports.RoundRobinPool=c
t.exports.Agent=l
t.exports.ProxyAgent=h
t.exports.Socks5ProxyAgent=E
t.exports.EnvHttpProxyAgent=u
t.exports.RetryAgent=C
t.exports.H2CClient=I
t.exports.RetryHandler=T
t.exports.DecoratorHandler=G
t.exports.RedirectHandler=Z
t.exports.interceptors={redirect:Ie(),responseError:Be(),retry:de(),dump:fe(),dns:ye(),cache:Re(),decompress:Ne(),deduplicate:Fe()}
t.exports.cacheStores={MemoryCacheStore:me()}
const z=ke()
t.exports.cacheStores.SqliteCacheStore=z
t.exports.buildConnector=S
t.exports.errors=B
t.exports.util={parseHeaders:d.parseHeaders,headerNameToString:d.headerNameToString}
function makeDispatcher(e){return(A,t,r)=>{if(typeof t==="function"){r=t
t=null}if(!A||typeof A!=="string"&&typeof A!=="object"&&!(A instanceof URL))throw new y("invalid url")
if(t!=null&&typeof t!=="object")throw new y("invalid opts")
if(t&&t.path!=null){if(typeof t.path!=="string")throw new y("invalid opts.path")
let e=t.path
if(!t.path.startsWith("/"))e=`/${e}`
A=new URL(d.parseOrigin(A).origin+e)}else{if(!t)t=typeof A==="object"?A:{}
A=d.parseURL(A)}const{agent:s,dispatcher:n=L()}=t
if(s)throw new y("unsupported opts.agent. Did you mean opts.client?")
return e.call(n,{...t,origin:A.origin,path:A.search?`${A.pathname}${A.search}`:A.pathname,method:t.method||(t.body?"PUT":"GET")},r)}}t.exports.setGlobalDispatcher=V
t.exports.getGlobalDispatcher=L
const X=He().fetch
const K=typeof __filename!=="undefined"?__filename:void 0
function appendFetchStackTrace(e,A){if(!e||typeof e!=="object")return
const t=typeof e.stack==="string"?e.stack:""
const r=A.replace(/\\/g,"/")
if(t&&(t.includes(A)||t.includes(r)))return
const s={}
Error.captureStackTrace(s,appendFetchStackTrace)
if(!s.stack)return
const n=s.stack.split("\n").slice(1).join("\n")
e.stack=t?`${t}\n${n}`:s.stack}t.exports.fetch=function fetch(e,A=void 0){return X(e,A).catch(e=>{if(K)appendFetchStackTrace(e,K)
else if(e&&typeof e==="object")Error.captureStackTrace(e,t.exports.fetch)
throw e})}
t.exports.Headers=Ue().Headers
t.exports.Response=Me().Response
t.exports.Request=Te().Request
t.exports.FormData=R().FormData
const{setGlobalOrigin:j,getGlobalOrigin:$}=f()
t.exports.setGlobalOrigin=j
t.exports.getGlobalOrigin=$
const{CacheStorage:ee}=xe()
const{kConstruct:re}=A()
t.exports.caches=new ee(re)
const{deleteCookie:se,getCookies:ne,getSetCookies:ce,setCookie:ge,parseCookie:he}=Je()
t.exports.deleteCookie=se
t.exports.getCookies=ne
t.exports.getSetCookies=ce
t.exports.setCookie=ge
t.exports.parseCookie=he
const{parseMIMEType:pe,serializeAMimeType:De}=D()
t.exports.parseMIMEType=pe
t.exports.serializeAMimeType=De
const{CloseEvent:Se,ErrorEvent:we,MessageEvent:be}=We()
const{WebSocket:Le,ping:ve}=je()
t.exports.WebSocket=Le
t.exports.CloseEvent=Se
t.exports.ErrorEvent=we
t.exports.MessageEvent=be
t.exports.ping=ve
t.exports.WebSocketStream=eA().WebSocketStream
t.exports.WebSocketError=$e().WebSocketError
t.exports.request=makeDispatcher(p.request)
t.exports.stream=makeDispatcher(p.stream)
t.exports.pipeline=makeDispatcher(p.pipeline)
t.exports.connect=makeDispatcher(p.connect)
t.exports.upgrade=makeDispatcher(p.upgrade)
t.exports.MockClient=m
t.exports.MockCallHistory=w
t.exports.MockCallHistoryLog=N
t.exports.MockPool=F
t.exports.MockAgent=b
t.exports.SnapshotAgent=k
t.exports.mockErrors=U
const{EventSource:Ye}=rA()
t.exports.EventSource=Ye
function install(){globalThis.fetch=t.exports.fetch
globalThis.Headers=t.exports.Headers
globalThis.Response=t.exports.Response
globalThis.Request=t.exports.Request
globalThis.FormData=t.exports.FormData
globalThis.WebSocket=t.exports.WebSocket
globalThis.CloseEvent=t.exports.CloseEvent
globalThis.ErrorEvent=t.exports.ErrorEvent
globalThis.MessageEvent=t.exports.MessageEvent
globalThis.EventSource=t.exports.EventSource}t.exports.install=install})
Object.defineProperty(exports,"default",{enumerable:true,get:function(){return sA()}})

