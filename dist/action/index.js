(()=>{var e={1916:(e,t)=>{"use strict"
var n
n=true
t.Io=t.kp=void 0
var r=new Uint32Array(65536)
var myers_32=function(e,t){var n=e.length
var i=t.length
var s=1<<n-1
var o=-1
var a=0
var c=n
var l=n
while(l--){r[e.charCodeAt(l)]|=1<<l}for(l=0;l<i;l++){var u=r[t.charCodeAt(l)]
var d=u|a
u|=(u&o)+o^o
a|=~(u|o)
o&=u
if(a&s){c++}if(o&s){c--}a=a<<1|1
o=o<<1|~(d|a)
a&=d}l=n
while(l--){r[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var i=e.length
var s=[]
var o=[]
var a=Math.ceil(n/32)
var c=Math.ceil(i/32)
for(var l=0;l<a;l++){o[l]=-1
s[l]=0}var u=0
for(;u<c-1;u++){var d=0
var h=-1
var f=u*32
var p=Math.min(32,i)+f
for(var m=f;m<p;m++){r[e.charCodeAt(m)]|=1<<m}for(var l=0;l<n;l++){var E=r[t.charCodeAt(l)]
var T=o[l/32|0]>>>l&1
var g=s[l/32|0]>>>l&1
var A=E|d
var _=((E|g)&h)+h^h|E|g
var k=d|~(_|h)
var I=h&_
if(k>>>31^T){o[l/32|0]^=1<<l}if(I>>>31^g){s[l/32|0]^=1<<l}k=k<<1|T
I=I<<1|g
h=I|~(A|k)
d=k&A}for(var m=f;m<p;m++){r[e.charCodeAt(m)]=0}}var C=0
var S=-1
var b=u*32
var N=Math.min(32,i-b)+b
for(var m=b;m<N;m++){r[e.charCodeAt(m)]|=1<<m}var D=i
for(var l=0;l<n;l++){var E=r[t.charCodeAt(l)]
var T=o[l/32|0]>>>l&1
var g=s[l/32|0]>>>l&1
var A=E|C
var _=((E|g)&S)+S^S|E|g
var k=C|~(_|S)
var I=S&_
D+=k>>>i-1&1
D-=I>>>i-1&1
if(k>>>31^T){o[l/32|0]^=1<<l}if(I>>>31^g){s[l/32|0]^=1<<l}k=k<<1|T
I=I<<1|g
S=I|~(A|k)
C=k&A}for(var m=b;m<N;m++){r[e.charCodeAt(m)]=0}return D}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var r=0
for(var i=0;i<t.length;i++){var s=distance(e,t[i])
if(s<n){n=s
r=i}}return t[r]}
t.kp=closest},770:(e,t,n)=>{e.exports=n(218)},218:(e,t,n)=>{"use strict"
var r=n(9278)
var i=n(4756)
var s=n(8611)
var o=n(5692)
var a=n(4434)
var c=n(2613)
var l=n(9023)
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
t.on("free",function onFree(e,n,r,i){var s=toOptions(n,r,i)
for(var o=0,a=t.requests.length;o<a;++o){var c=t.requests[o]
if(c.host===s.host&&c.port===s.port){t.requests.splice(o,1)
c.request.onSocket(e)
return}}e.destroy()
t.removeSocket(e)})}l.inherits(TunnelingAgent,a.EventEmitter)
TunnelingAgent.prototype.addRequest=function addRequest(e,t,n,r){var i=this
var s=mergeOptions({request:e},i.options,toOptions(t,n,r))
if(i.sockets.length>=this.maxSockets){i.requests.push(s)
return}i.createSocket(s,function(t){t.on("free",onFree)
t.on("close",onCloseOrRemove)
t.on("agentRemove",onCloseOrRemove)
e.onSocket(t)
function onFree(){i.emit("free",t,s)}function onCloseOrRemove(e){i.removeSocket(t)
t.removeListener("free",onFree)
t.removeListener("close",onCloseOrRemove)
t.removeListener("agentRemove",onCloseOrRemove)}})}
TunnelingAgent.prototype.createSocket=function createSocket(e,t){var n=this
var r={}
n.sockets.push(r)
var i=mergeOptions({},n.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}})
if(e.localAddress){i.localAddress=e.localAddress}if(i.proxyAuth){i.headers=i.headers||{}
i.headers["Proxy-Authorization"]="Basic "+new Buffer(i.proxyAuth).toString("base64")}u("making CONNECT request")
var s=n.request(i)
s.useChunkedEncodingByDefault=false
s.once("response",onResponse)
s.once("upgrade",onUpgrade)
s.once("connect",onConnect)
s.once("error",onError)
s.end()
function onResponse(e){e.upgrade=true}function onUpgrade(e,t,n){process.nextTick(function(){onConnect(e,t,n)})}function onConnect(i,o,a){s.removeAllListeners()
o.removeAllListeners()
if(i.statusCode!==200){u("tunneling socket could not be established, statusCode=%d",i.statusCode)
o.destroy()
var c=new Error("tunneling socket could not be established, "+"statusCode="+i.statusCode)
c.code="ECONNRESET"
e.request.emit("error",c)
n.removeSocket(r)
return}if(a.length>0){u("got illegal response body from proxy")
o.destroy()
var c=new Error("got illegal response body from proxy")
c.code="ECONNRESET"
e.request.emit("error",c)
n.removeSocket(r)
return}u("tunneling connection has established")
n.sockets[n.sockets.indexOf(r)]=o
return t(o)}function onError(t){s.removeAllListeners()
u("tunneling socket could not be established, cause=%s\n",t.message,t.stack)
var i=new Error("tunneling socket could not be established, "+"cause="+t.message)
i.code="ECONNRESET"
e.request.emit("error",i)
n.removeSocket(r)}}
TunnelingAgent.prototype.removeSocket=function removeSocket(e){var t=this.sockets.indexOf(e)
if(t===-1){return}this.sockets.splice(t,1)
var n=this.requests.shift()
if(n){this.createSocket(n,function(e){n.request.onSocket(e)})}}
function createSecureSocket(e,t){var n=this
TunnelingAgent.prototype.createSocket.call(n,e,function(r){var s=e.request.getHeader("host")
var o=mergeOptions({},n.options,{socket:r,servername:s?s.replace(/:.*$/,""):e.host})
var a=i.connect(0,o)
n.sockets[n.sockets.indexOf(r)]=a
t(a)})}function toOptions(e,t,n){if(typeof e==="string"){return{host:e,port:t,localAddress:n}}return e}function mergeOptions(e){for(var t=1,n=arguments.length;t<n;++t){var r=arguments[t]
if(typeof r==="object"){var i=Object.keys(r)
for(var s=0,o=i.length;s<o;++s){var a=i[s]
if(r[a]!==undefined){e[a]=r[a]}}}}return e}var u
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)){u=function(){var e=Array.prototype.slice.call(arguments)
if(typeof e[0]==="string"){e[0]="TUNNEL: "+e[0]}else{e.unshift("TUNNEL:")}console.error.apply(console,e)}}else{u=function(){}}t.debug=u},7761:e=>{"use strict"
e.exports=require("./undici.js")},2613:e=>{"use strict"
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
e.exports=require("node:net")},8161:e=>{"use strict"
e.exports=require("node:os")},6760:e=>{"use strict"
e.exports=require("node:path")},643:e=>{"use strict"
e.exports=require("node:perf_hooks")},1708:e=>{"use strict"
e.exports=require("node:process")},1792:e=>{"use strict"
e.exports=require("node:querystring")},7075:e=>{"use strict"
e.exports=require("node:stream")},6466:e=>{"use strict"
e.exports=require("node:stream/promises")},1692:e=>{"use strict"
e.exports=require("node:tls")},3136:e=>{"use strict"
e.exports=require("node:url")},7975:e=>{"use strict"
e.exports=require("node:util")},3429:e=>{"use strict"
e.exports=require("node:util/types")},5919:e=>{"use strict"
e.exports=require("node:worker_threads")},8522:e=>{"use strict"
e.exports=require("node:zlib")},857:e=>{"use strict"
e.exports=require("os")},6928:e=>{"use strict"
e.exports=require("path")},4584:e=>{"use strict"
e.exports=require("stream")},3193:e=>{"use strict"
e.exports=require("string_decoder")},4756:e=>{"use strict"
e.exports=require("tls")},9023:e=>{"use strict"
e.exports=require("util")},9652:(e,t,n)=>{"use strict"
n.d(t,{Ox:()=>elsewhereToCheck,Vb:()=>nameOf,WZ:()=>allowWriting,cA:()=>ModeRefused,ie:()=>chooseBranch})
class ModeRefused extends Error{name="ModeRefused"
code="mode-refused"}function chooseBranch(e,t){const n=isOwn(e.repository,t.repository)
const r=nameOf(e.repository??t.repository)
if(e.branch!==null||!n)return{repository:r,branch:e.branch,own:n}
if(isProposal(t)){throw new ModeRefused(`mode ${e.mode} changes a branch, and ${runOf(t)} has none that it could change: `+"set mode: check, which writes nothing, or name a branch with the input branch")}return{repository:r,branch:branchOf(t),own:n}}function allowWriting(e,t){if(isProposal(t)){throw new ModeRefused(`mode write rewrites files for later steps to publish, and ${runOf(t)} has no branch to publish them to: `+"set mode: check, which writes nothing")}const n=isOwn(e.repository,t.repository)?e.branch!==null&&e.branch!==branchOf(t)&&"branch":"repository"
if(n){throw new ModeRefused(`input ${n} has no place in mode write, which rewrites the files of the workspace: `+`leave it out, and give ${n==="branch"?"ref":n} to actions/checkout`)}}function elsewhereToCheck(e,t){const n=isOwn(e.repository,t.repository)
if(n&&e.branch===null)return null
return{repository:nameOf(e.repository??t.repository),branch:e.branch,own:n}}function nameOf({owner:e,name:t}){return`${e}/${t}`}function isOwn(e,t){return e===null||nameOf(e).toLowerCase()===nameOf(t).toLowerCase()}const r="refs/heads/"
function branchOf({event:e,ref:t,defaultBranch:n}){const i=t.startsWith(r)?t.slice(r.length):null
if(e==="schedule"||e==="release"||i===null){return n??(e==="schedule"?i:null)}return i}function isProposal({event:e,ref:t}){return e.startsWith("pull_request")||e==="merge_group"||t.startsWith("refs/pull/")||t.startsWith(`${r}gh-readonly-queue/`)}function runOf({event:e}){const t=e==="merge_group"?"a merge queue":"a pull request"
return`a run for ${t} (event ${e})`}},6225:(e,t,n)=>{"use strict"
n.d(t,{uk:()=>NotOnARunner,yI:()=>readContext})
class NotOnARunner extends Error{name="NotOnARunner"
code="not-on-a-runner"
constructor(e,t="is not set"){super(`${e} ${t}: run this as a step of a GitHub workflow; elsewhere, use npx status-snippets`)}}function readContext(e,t){return parseContext(e,readEvent(e.GITHUB_EVENT_PATH??"",t))}function readEvent(e,t){let n
try{n=t(e)}catch{return null}try{return JSON.parse(n)}catch{throw new NotOnARunner("GITHUB_EVENT_PATH",`names ${e}, which holds no event`)}}function parseContext(e,t){const n=fieldOf(t,"repository")
const r=fieldOf(n,"default_branch")
const i=fieldOf(n,"private")
const s=required(e,"GITHUB_API_URL").replace(/\/+$/,"")
return{event:e.GITHUB_EVENT_NAME??"",repository:repositoryOf(e),ref:e.GITHUB_REF??"",sha:e.GITHUB_SHA??"",defaultBranch:typeof r==="string"&&r!==""?r:null,fork:fieldOf(n,"fork")===true,isPublic:typeof i==="boolean"?!i:null,workspace:e.GITHUB_WORKSPACE||null,apiUrl:s,graphqlUrl:e.GITHUB_GRAPHQL_URL||`${s.replace(/\/api\/v3$/,"/api")}/graphql`}}function repositoryOf(e){const[t="",n=""]=required(e,"GITHUB_REPOSITORY").split("/")
return{owner:t,name:n}}function required(e,t){const n=e[t]
if(!n)throw new NotOnARunner(t)
return n}function fieldOf(e,t){return typeof e==="object"&&e!==null?Reflect.get(e,t):undefined}},5968:(e,t,n)=>{"use strict"
n.d(t,{G:()=>fetchFor})
var r=n(3986)
async function fetchFor(e,{fetch:t,env:i}){const s=(0,r.i)(e,i)
if(s===null)return t
const{fetchThrough:o}=await n.e(374).then(n.bind(n,6374))
return o(s)}},2300:(e,t,n)=>{"use strict"
n.d(t,{C:()=>clickHint,u:()=>hintsFor})
function hintsFor({event:e,isPublic:t},n,s){const o=[n?.outcome==="committed"&&mayBeWorkflowToken(s)?i:null,n?.outcome==="proposed"?clickHint(s):null,e==="schedule"&&t!==false?r:null]
return o.filter(e=>e!==null)}const r="GitHub stops the schedules of a public repository after 60 days without activity in it, and says so by mail; the "+"button \u201cEnable workflow\u201d on the Actions tab starts them again."
const i="A commit made with `GITHUB_TOKEN` starts no workflows. Where some should run on it, give `token` one of a GitHub App."
function clickHint(e){if(!mayBeWorkflowToken(e))return null
return"Where this pull request was opened with `GITHUB_TOKEN`, its checks wait until somebody who may write clicks "+"\u201cApprove workflows to run\u201d. With `token` of a GitHub App they start by themselves."}function mayBeWorkflowToken(e){return!/^(?:ghp|gho|ghu|github_pat)_/.test(e??"")}},4905:(e,t,n)=>{"use strict"
n.a(e,async(e,r)=>{try{n.r(t)
var i=n(3207)
var s=n(3561)
const e=(0,s.c)(process)
process.once("uncaughtException",t=>void(0,i.i)(e,t))
await(0,i.C)(e)
setTimeout(()=>process.exit(),5e3).unref()
r()}catch(e){r(e)}},1)},3764:(e,t,n)=>{"use strict"
n.d(t,{Ar:()=>htmlLink,I$:()=>htmlTable,OF:()=>fenced,TM:()=>folded,cz:()=>clipped,h8:()=>htmlCode,js:()=>htmlText})
var r=n(145)
function htmlText(e){return(0,r.Q)(e.replace(/\s+/g," ")).replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function htmlCode(e){return`<code>${htmlText(e)}</code>`}function htmlLink(e,t){return/^https?:\/\//.test(e)?`<a href="${htmlText(e)}">${htmlText(t)}</a>`:htmlText(t)}function htmlTable(e,t){const line=(e,t)=>`<tr>${t.map(t=>`<${e}>${t}</${e}>`).join("")}</tr>`
return["<table>",line("th",e),...t.map(e=>line("td",e)),"</table>"].join("\n")}function fenced(e,t){const n=Math.max(2,...(t.match(/`+/g)??[]).map(e=>e.length))
const i="`".repeat(n+1)
return`${i}${e}\n${(0,r.Q)(t).replace(/\n$/,"")}\n${i}`}function folded(e,t){return`<details><summary>${htmlText(e)}</summary>\n\n${t}\n\n</details>`}function clipped(e,t){const n=Buffer.from(e)
if(n.length<=t)return e
const r=n.subarray(0,t).toString().replace(/\uFFFD+$/,"")
const i=r.slice(0,Math.max(0,r.lastIndexOf("\n")))
return`${i||r}\n\u2026 and more; this is the beginning`}},8308:(e,t,n)=>{"use strict"
n.d(t,{H:()=>changeTable,M:()=>moveSentences})
var r=n(2107)
var i=n(3764)
function changeTable(e,t){const n=changedSections(e)
if(n.length===0)return""
const r=n.slice(0,t).map(e=>[(0,i.h8)(`${e.path}:${e.line}`),(0,i.h8)(e.slug),e.previousAddress===null?"nothing":(0,i.h8)(e.previousAddress),e.address===""?"":(0,i.Ar)(e.address,e.address)])
const s=(0,i.I$)(["Section","Page","Before","After"],r)
return n.length>t?`${s}\n\nand ${n.length-t} more.`:s}function moveSentences(e){const t=changedSections(e).filter(r.yu).map(({slug:e,previousAddress:t,address:n})=>`The page "${e}" moved from ${t??""} to ${n}.`)
return[...new Set(t)]}function changedSections(e){return e.flatMap(({path:e,sections:t})=>t.filter(({outcome:e})=>e!=="unchanged").map(t=>({...t,path:e})))}},2772:(e,t,n)=>{"use strict"
n.d(t,{o:()=>NoCheckout})
class NoCheckout extends Error{name="NoCheckout"
code="no-checkout"
constructor(e){super(`mode write found nothing of ${e.join(", ")} in the workspace: put a step with actions/checkout before this one, `+"or set mode: commit, which needs no checkout")}}},3986:(e,t,n)=>{"use strict"
n.d(t,{T:()=>ProxyError,i:()=>proxyFor})
var r=n(3762)
var i=n(7576)
class ProxyError extends Error{name="ProxyError"
code="invalid-proxy"
constructor(e,t){const n=(0,r.h)(t.replace(/\/\/.*@/,"//***@"))
super(`${e} ${n} is not the address of a proxy: write it as http://host:port`)}}function proxyFor(e,t){const{protocol:n,hostname:r,port:s}=new URL(e)
const o=n==="https:"?"https":"http"
const[a,c]=setting(t,`${o}_proxy`)
if(c===""||isExempt(r,s||(o==="https"?"443":"80"),t))return null
const l=(0,i.w)(/^https?:\/\//i.test(c)?c:`http://${c}`)
if(l===null)throw new ProxyError(a,c)
return l.href}function isExempt(e,t,n){const[,r]=setting(n,"no_proxy")
const i=[e.toLowerCase(),`${e.toLowerCase()}:${t}`]
return r.toLowerCase().split(/[,\s]+/).filter(e=>e!=="").map(e=>e.replace(/^\*?\./,"")).some(e=>e==="*"||i.some(t=>t===e||t.endsWith(`.${e}`)))}function setting(e,t){const n=t.toUpperCase()
return e[t]?[t,e[t]]:[n,e[n]??""]}},3207:(e,t,n)=>{"use strict"
n.d(t,{C:()=>runAction,i:()=>showFailure})
var r=n(3762)
var i=n(7414)
var s=n(865)
var o=n(1641)
var a=n(5225)
var c=n(4053)
var l=n(7576)
const u="https://statuspage.me"
const d=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const h=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new s.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${u}`})}const{origin:n,pathname:r}=new URL(e)
return n+r.replace(/\/+$/,"")}function findProblem(e){const t=(0,a.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=d.find(([t])=>t.test(e))
if(n)return n[1]
const r=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const i=r.startsWith("[")?null:(0,c.a)(r)
if(i!==null)return`has a host that ${i}`
const s=(0,l.w)(e)
if(s===null)return"is not an address"
return s.protocol==="http:"&&!h.test(s.hostname)?"is not https, and http is for loopback hosts only":null}var f=n(2658)
const p=["cli","action"]
const m=["cli"]
const E=["action"]
const T=[{name:"slug",kind:"text",value:"slug",doors:p,summary:"The status page, for sections that do not name one themselves"},{name:"base-url",kind:"text",value:"url",default:u,doors:p,summary:"The address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:p,summary:"The host whose subdomains are the pages, for addresses that are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:p,summary:"The page's own domain, for addresses that are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:p,summary:"Where snippets come from; auto asks the service, and generates them where the plan lacks the operation"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:p,summary:"What a section holds, in this order: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:p,summary:"A header to send to the service, credentials for example; its value is never shown or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:p,summary:"How long an answer may be used again; 0 asks anew"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:m,summary:"How long one attempt to reach the service may take"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:m,summary:"The folder that keeps answers between runs"},{name:"no-cache",kind:"flag",doors:m,summary:"Use no answers of earlier runs and keep none"},{name:"format",kind:"choice",choices:o.Fx,otherwise:"by each file's name",doors:p,summary:"Read every file as this format"},{name:"only",kind:"choice",value:"field",choices:f.R,commands:["print"],doors:m,summary:`Print just one field: ${f.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:m,summary:"Write the scheduled workflow too"},{name:"json",kind:"flag",doors:m,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:m,summary:"Show the difference"},{name:"dry-run",kind:"flag",doors:m,summary:"Write nothing, but report and exit as without it"},{name:"quiet",kind:"flag",short:"q",doors:m,summary:"Report only what is wrong"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:m,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:m,summary:"Work in this folder"},{name:"help",kind:"flag",short:"h",doors:m,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:m,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:E,summary:"The files to keep right: paths or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:E,summary:"What happens to a change: a commit, a pull request, files written for later steps, or a failed check"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the workflow's own",doors:E,summary:"The repository whose files are kept right"},{name:"branch",kind:"text",value:"branch",otherwise:"the run's branch; on tags, releases and schedules the default branch",doors:E,summary:"The branch whose files are kept right"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ and the name of the branch",doors:E,summary:"The branch that pull requests come from; it belongs to the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:E,summary:"The message of the commit; {slug}, {address} and {previous-address} are filled in"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:E,summary:"The title of the pull request, with the same words filled in"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:E,summary:"The token that reads and publishes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:E,summary:"Whether a service that cannot be reached fails the step or only warns"},{name:"run-in-forks",kind:"flag",default:"false",doors:E,summary:"Also run on a schedule in forks"}]
const g=T
const A=new Map(g.map(e=>[e.name,e]))
function optionsOf(e){return g.filter(t=>t.doors.includes(e))}function optionNamed(e){return A.get(e)??T[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}var _=n(3420)
function readValue(e,t,n){const r=givenOrDefault(e,t)
const o=r?.values.at(-1)
if(r===null||o===undefined)return null
if(o.trim()==="")throw new i.e(r.as,"is empty: give it a value or leave it out")
try{return n(o,r.as)}catch(e){if(!(e instanceof s.d))throw e
throw new i.e(r.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const n=optionNamed(t).choices??[]
const isChoice=e=>n.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const s=(0,_.Z)(e,n)
const o=s===null?"give one of these":`did you mean ${s}?`
throw new i.e(t,`${(0,r.h)(e)} is not one of ${n.join(", ")}: ${o}`)})}function readSeconds(e,t){const{range:[n,s]=[0,0],default:o}=optionNamed(t)
return readValue(e,t,(e,t)=>{const a=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(a>=n&&a<=s)return a
const c=`is not a number of seconds from ${n} to ${s}`
throw new i.e(t,`${(0,r.h)(e)} ${c}: write ${o}, for example`)})}function readFlag(e,t){const n=givenOrDefault(e,t)
if(n===null)return false
const s=n.values.at(-1)?.toLowerCase()??"true"
if(s==="true"||s==="false")return s==="true"
throw new i.e(n.as,`${(0,r.h)(s)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const n=e.get(t)
if(n!==undefined)return n
const{default:r}=optionNamed(t)
return r===undefined?null:{as:t,values:[r]}}function readActionSettings(e){return{files:readList(e,"files"),mode:readChoice(e,"mode"),repository:readValue(e,"repository",parseRepository),branch:readValue(e,"branch",parseBranch),pullRequestBranch:readValue(e,"pull-request-branch",parseBranch),commitMessage:readText(e,"commit-message"),pullRequestTitle:readText(e,"pull-request-title"),token:e.has("token")?readText(e,"token"):null,onUnavailable:readChoice(e,"on-unavailable"),runInForks:readFlag(e,"run-in-forks")}}function parseRepository(e,t){const[n,s,...o]=e.split("/")
const a=/^[\w.-]+$/
if(n!==undefined&&s!==undefined&&o.length===0&&a.test(n)&&a.test(s)){return{owner:n,name:s}}throw new i.e(t,`${(0,r.h)(e)} is not a repository: write it as owner/name`)}function parseBranch(e,t){const n=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(n)&&n!=="")return n
throw new i.e(t,`${(0,r.h)(e)} is not the name of a branch: write it as in main`)}function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}function inputName(e){return e.input??e.name}function readInputs(e){const t=new Map
for(const n of optionsOf("action")){const r=inputName(n)
const i=e(r).trim()
if(i==="")continue
t.set(n.name,{as:`input ${r}`,values:n.kind==="list"?valuesPerLine(i):[i]})}return t}var k=n(4407)
var I=n(3607)
var C=n(2714)
var S=n(8591)
function readSettings(e){const t=readValue(e,"base-url",parseBaseUrl)
return{slug:readValue(e,"slug",S.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",C.hL)??(0,C.fG)(t),customDomain:readValue(e,"custom-domain",C.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const n=(0,I.qo)(e)
if(n.valid)return n.names
const{problem:s,fix:o}=n.refusal
throw new i.e(t,`${(0,r.h)(e)} ${s}: ${o}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,k.QG)(t)}catch(n){if(!(n instanceof k.AS))throw n
const r=t.length>1?`(number ${n.line}) `:""
const s=n.message.replace(/^header \d+ /,"")
throw new i.e(e.get("header")?.as??"header",r+s,n)}}var b=n(3411)
var N=n(5968)
function askingWith(e,t){const{baseUrl:n,headers:r,timeout:i,maxAge:s}=e
let o
return async e=>{o??=asking_open(n,t)
return(await o)({slug:e,baseUrl:n,headers:r,timeout:i,maxAge:s})}}async function asking_open(e,t){const{askOnce:r}=await Promise.all([n.e(203),n.e(916)]).then(n.bind(n,9916))
const{openCacheFolder:i}=await n.e(163).then(n.bind(n,5163))
const{cacheLocation:s}=await n.e(947).then(n.bind(n,3947))
const{now:o,sleep:a,random:c}=t
const l=s(t)
const u=l===null?null:i(l)
return r({fetch:await(0,N.G)(e,t),now:o,sleep:a,random:c,cache:u,version:b.r})}var D=n(9652)
var O=n(6225)
var w=n(4644)
var y=n(1734)
var R=n(8096)
var L=n(2772)
var x=n(3986)
function failureOf(e){if(e instanceof R.ur){return{code:e.code,message:e.message,files:e.files}}if(e instanceof w.f6){const{code:t,message:n,path:r}=e
return{code:t,message:n,files:[{path:r,code:t,message:n}]}}if(e instanceof Error&&"code"in e&&P.some(t=>e instanceof t)){return{code:String(e.code),message:e.message,files:[]}}const t=e instanceof Error?e.stack??e.message:String(e)
return{code:"defect",message:`this is a defect of status-snippets; please report it\n${t}`,files:[]}}const P=[i.e,s.d,k.AS,y.cY,R.S1,D.cA,O.uk,x.T,L.o]
const v={commit:async()=>(await Promise.all([n.e(473),n.e(740),n.e(393),n.e(158)]).then(n.bind(n,5158))).publishingMode,"pull-request":async()=>(await Promise.all([n.e(473),n.e(740),n.e(393),n.e(158)]).then(n.bind(n,5158))).publishingMode,write:async()=>(await Promise.all([n.e(473),n.e(657)]).then(n.bind(n,3657))).writeMode,check:async()=>(await Promise.all([n.e(473),n.e(356)]).then(n.bind(n,356))).checkMode}
var M=n(2107)
function outputValues(e,t){const n=e.files.flatMap(e=>e.sections)
const[r]=n
const i=n.filter(({slug:e})=>e===r?.slug)
const s=i.find(M.yu)
const o=e.pages.find(({slug:e})=>e===r?.slug)
const a=t!==null&&"commit"in t?t.commit:null
const c=t!==null&&"pullRequest"in t?t.pullRequest:null
return{outcome:e.outcome,changed:String(e.outcome==="changed"),"domain-changed":String(s!==undefined),"status-page-url":r?.address||o?.snippets.status_page_url||"","previous-status-page-url":(s??r)?.previousAddress??"",source:o?.source??"","commit-sha":a?.oid??"","commit-url":a?.url??"","pull-request-number":c===null?"":String(c.number),"pull-request-url":c?.url??"","badge-markdown":o?.snippets.badge_markdown??"","badge-html":o?.snippets.badge_html??"","widget-script":o?.snippets.widget_script??"","widget-html":o?.snippets.widget_html??"","minimal-md":o?.snippets.minimal_md??"",report:JSON.stringify(e)}}const $=["http_proxy","HTTP_PROXY","https_proxy","HTTPS_PROXY"]
function secretsOf(e,t){const valuesOf=t=>e.get(t)?.values??[]
const n=[...valuesOf("token"),...valuesOf("header").flatMap(headerSecrets),...valuesOf("base-url").flatMap(passwordIn),...$.flatMap(e=>passwordIn(t[e]??""))]
return[...new Set(n.map(e=>e.trim()))].filter(e=>e!=="")}function headerSecrets(e){const t=e.slice(e.indexOf(":")+1).trim()
return[t,t.replace(/^(?:bearer|basic|token)\s+/i,"")]}function passwordIn(e){const t=/\/\/[^/@]*?:([^/]*)@/.exec(e)?.[1]??""
return[t,decoded(t)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}var B=n(103)
function reportOf({outcome:e,pages:t,files:n,failure:r},i){const s=new Map(t.map(e=>[`${e.slug} ${e.snippets.status_page_url}`,e]))
return{version:1,outcome:e,pages:[...s.values()].map(e=>pageReport(e,i)),files:n,error:r&&{code:r.code,message:r.message}}}function pageReport({slug:e,source:t,snippets:n},r){const i=t==="offline"
return{slug:e,source:t,snippets:i?n:safeFields(n,{slug:e,baseUrl:r})}}function safeFields(e,t){const n=f.R.map(n=>{const r=(0,B.$)(n,e,t)
return[n,r.verdict==="safe"?r.value:null]})
return Object.fromEntries(n)}function sectionNote(e){const{address:t,previousAddress:n,outcome:r}=e
const i=r==="out-of-date"
if((0,M.yu)(e)){return i?`this section points at ${n}, and should point at ${t}`:`this section points at ${t} now, and pointed at ${n} before`}if(n===null){return i?`this section lacks the snippets of ${t}`:`this section is filled with the snippets of ${t}`}return i?`this section differs from the snippets of ${t}`:`this section holds the snippets of ${t} again`}function annotationsOf(e,t){const{run:n,refusal:r,own:i}=e
const s=[...failures(e,t==="warn"&&n.failure?.kind==="unavailable"?"warning":"error"),...warnings(e),...r===null?notes(e):[]]
return i?s:s.map(e=>({...e,place:null}))}function failures({run:e},t){const n=e.files.flatMap(({path:e,problems:n})=>n.map(({line:n,column:r,message:i})=>at(t,{path:e,line:n,column:r},i)))
const{failure:r}=e
return r&&n.length===0?[{level:t,message:r.message,place:null}]:n}function warnings({run:e}){return e.warnings.map(({path:e,line:t=1,column:n=1,message:r})=>e===undefined?{level:"warning",message:r,place:null}:at("warning",{path:e,line:t,column:n},r))}function notes({run:e,published:t}){return e.files.flatMap(({path:e,sections:n})=>n.filter(({outcome:e})=>e!=="unchanged").map(n=>{const r=n.outcome==="out-of-date"&&t===null?"error":"notice"
return at(r,{path:e,line:n.line,column:1},sectionNote(n))}))}function at(e,t,n){return{level:e,message:`${t.path}:${t.line}:${t.column}: ${n}`,place:t}}var F=n(2300)
var H=n(3764)
function newsOf({run:e,published:t,refusal:n}){if(n!==null){const e=n instanceof R.rj?n.compareUrl:null
return{sentence:"Publishing failed.",url:e}}if(t!==null&&t.outcome!=="unchanged")return publishedNews(t)
return{sentence:plainly(e),url:null}}function publishedNews(e){const t=`branch "${e.branch}" of ${e.repository}`
if(e.outcome==="committed"){const{oid:n,url:r}=e.commit
return{sentence:`Committed ${n.slice(0,7)} to ${t}.`,url:r}}const{number:n,url:r}=e.pullRequest
return{sentence:U[e.outcome](`pull request #${n}`,t,e),url:r}}const U={proposed(e,t,n){if(n.outcome==="proposed"&&n.opened)return`Opened ${e} into ${t}.`
return n.outcome==="proposed"&&n.commit!==null?`Brought ${e} into ${t} up to date.`:`The change waits in ${e} into ${t}.`},closed:(e,t)=>`Closed ${e}, because ${t} is right by now.`,"left-open":(e,t)=>`Left ${e} open, because others have a part in it; ${t} is right without it.`,declined:(e,t)=>`Somebody closed ${e} with this very change to ${t}, so it is not proposed again; `+"reopen it, or change the branch by hand."}
function plainly({outcome:e,files:t}){const n=t.filter(t=>t.outcome===e).length
const r=n===1?"1 file":`${n} files`
switch(e){case"changed":return`Wrote ${r} in the workspace.`
case"out-of-date":return`Found ${r} out of date. Run status-snippets, or let this action do it in another mode.`
case"unchanged":return"Every section is right; nothing was written."
case"failed":return"Nothing was written."}}var q=n(8308)
const G=4e5
const z=1e5
const Y=20
const V=200
function summaryText({result:e,report:t,diff:n,news:r,annotations:i,hints:s}){return joined([W,newsParagraph(r),messages(i),(0,q.H)(e.run.files,V),pageTable(t),...badges(t),n&&(0,H.TM)("Difference",(0,H.OF)("diff",(0,H.cz)(n,G))),...s.map(e=>`> [!NOTE]\n> ${e}`)])}function failureSummary(e){return joined([W,(0,H.OF)("text",(0,H.cz)(e,z))])}function idleSummary(e){return joined([W,newsParagraph({sentence:e,url:null})])}const W="## Status snippets"
function joined(e){return`${e.filter(e=>e!=="").join("\n\n")}\n`}function newsParagraph({sentence:e,url:t}){const n=t===null?"":` ${(0,H.Ar)(t,t)}`
return`<p>${(0,H.js)(e)}${n}</p>`}function messages(e){const t=e.filter(({level:e})=>e!=="notice").map(({level:e,message:t})=>`${e}: ${t}`)
return t.length===0?"":(0,H.OF)("text",(0,H.cz)(t.join("\n"),z))}function pageTable({pages:e,files:t}){const n=t.flatMap(e=>e.sections)
const r=e.slice(0,Y).map(({slug:e,source:t,snippets:r})=>{const i=n.find(t=>t.slug===e)?.address||(r.status_page_url??"")
return[(0,H.h8)(e),(0,H.Ar)(i,i),j[t]]})
return r.length===0?"":(0,H.I$)(["Page","Address","Source"],r)}function badges({pages:e}){return e.slice(0,Y).flatMap(({snippets:e})=>e.badge_markdown??[])}const j={endpoint:"endpoint: the service said so just now",cache:"cache: the service said so a moment ago",stale:"stale: the last good answer, since the service is away",offline:"offline: generated without asking"}
const Q=1e6
async function showResult({settings:e,action:t,context:r,world:i},s){const{runner:o}=i
const{run:a,published:c}=s
const l=reportOf(a,e.baseUrl)
const u=annotationsOf(s,t.onUnavailable)
if(u.some(({level:e})=>e==="error")||s.refusal!==null)o.fail()
const d=newsOf(s)
const h=(0,F.u)(r,c,t.token)
const f=a.changes.length===0?"":(await Promise.all([n.e(291),n.e(760)]).then(n.bind(n,5760))).diffOf(a.changes)
if(a.files.length>0)o.group("Files",fileLines(a))
if(f!=="")o.group("Difference",(0,H.cz)(f.trimEnd(),Q))
for(const{level:e,message:t,place:n}of u)o.annotate(e,t,n)
o.say([d.sentence,d.url,...h].filter(e=>e!==null).join("\n"))
o.outputs(outputValues(l,c))
await o.summarise(summaryText({result:s,report:l,diff:f,news:d,annotations:u,hints:h}))}function fileLines({files:e}){return e.map(({path:e,outcome:t,sections:n})=>`${e}: ${t}, sections: ${n.length}`).join("\n")}const K=6
function refusingTellTales(e,t){const n=t.filter(({length:e})=>e>=K).flatMap(e=>[e,encodeURIComponent(e)])
return async t=>{const r=await e(t)
const i=fieldWith(r,n)
if(i!==null)throw new y.F_({slug:t,field:i,reason:"holds a secret of this run"})
return r}}function fieldWith({snippets:e},t){return f.R.find(n=>t.some(t=>e[n].includes(t)))??null}var X=n(3758)
async function runAction(e){try{await carryOut(e)}catch(t){await showFailure(e,t)}}async function carryOut(e){const t=readInputs(e.runner.input)
const n=secretsOf(t,e.env)
for(const t of n)e.runner.mask(t)
const[r,i]=[readSettings(t),readActionSettings(t)];(0,X.B)("commit-message",i.commitMessage);(0,X.B)("pull-request-title",i.pullRequestTitle)
const s=(0,O.yI)(e.env,e.readFile)
if(s.event==="schedule"&&s.fork&&!i.runInForks){return showIdle(e,`${(0,D.Vb)(s.repository)} is a fork, where scheduled runs do nothing; set run-in-forks: true to let them.`)}const o=refusingTellTales(askingWith(r,e),n)
const a={settings:r,action:i,context:s,world:e,ask:o}
const c=await v[i.mode]()
await showResult(a,await c(a))}async function showIdle({runner:e},t){e.annotate("notice",t,null)
e.outputs(outputValues({version:1,outcome:"unchanged",pages:[],files:[],error:null},null))
await e.summarise(idleSummary(t))}async function showFailure({runner:e},t){const{code:n,message:r,files:i}=failureOf(t)
e.fail()
e.annotate("error",r,null)
const s=i.map(({path:e,...t})=>({path:e,outcome:"failed",sections:[],problems:[{line:1,column:1,...t}]}))
e.outputs(outputValues({version:1,outcome:"failed",pages:[],files:s,error:{code:n,message:r}},null))
await e.summarise(failureSummary(r))}},145:(e,t,n)=>{"use strict"
n.d(t,{H:()=>safeText,Q:()=>visibleText})
var r=n(5225)
const i=/\r\n|[\n\v\f\r\u0085\u2028\u2029]/
function safeText(e){return e.split(i).map(safeLine).join("\n")}function safeLine(e){return visibleText(e).replaceAll("##[","##\\[").replace(/^(\s*):(?=:)/,"$1:\\")}function visibleText(e){return e.replace(/[^\t\n\r\x20-\x7e]/gu,visible)}function visible(e){const t=e.codePointAt(0)??0
return(0,r.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`}},3758:(e,t,n)=>{"use strict"
n.d(t,{B:()=>checkTemplate,o:()=>fillTemplate})
var r=n(7414)
var i=n(3420)
const s={slug:({slug:e})=>e,address:({address:e})=>e,"previous-address":e=>e.kind==="moved"?e.previousAddress:""}
const o=/\{([\w-]+)\}/g
function checkTemplate(e,t){const n=Object.keys(s)
for(const[a,c=""]of(t??"").matchAll(o)){if(Object.hasOwn(s,c))continue
const t=(0,i.Z)(c,n)
const o=n.map(e=>`{${e}}`).join(", ")
const l=t===null?`write one of ${o}`:`did you mean {${t}}? The words are ${o}`
throw new r.e(`input ${e}`,`has "${a}", which stands for nothing: ${l}`)}}function fillTemplate(e,t){return e.replace(o,(e,n)=>Object.hasOwn(s,n)?s[n]?.(t)??e:e)}},3561:(e,t,n)=>{"use strict"
n.d(t,{c:()=>worldOf})
var r={}
n.r(r)
n.d(r,{arch:()=>he,getDetails:()=>getDetails,isLinux:()=>me,isMacOS:()=>pe,isWindows:()=>fe,platform:()=>de})
var i={}
n.r(i)
n.d(i,{ExitCode:()=>Te,addPath:()=>addPath,debug:()=>debug,endGroup:()=>endGroup,error:()=>error,exportVariable:()=>exportVariable,getBooleanInput:()=>getBooleanInput,getIDToken:()=>getIDToken,getInput:()=>getInput,getMultilineInput:()=>getMultilineInput,getState:()=>getState,group:()=>group,info:()=>info,isDebug:()=>isDebug,markdownSummary:()=>$,notice:()=>notice,platform:()=>r,saveState:()=>saveState,setCommandEcho:()=>setCommandEcho,setFailed:()=>setFailed,setOutput:()=>setOutput,setSecret:()=>setSecret,startGroup:()=>startGroup,summary:()=>B,toPlatformPath:()=>toPlatformPath,toPosixPath:()=>toPosixPath,toWin32Path:()=>toWin32Path,warning:()=>warning})
var s=n(3024)
var o=n(8161)
const a=require("node:timers/promises")
var c=n(857)
function toCommandValue(e){if(e===null||e===undefined){return""}else if(typeof e==="string"||e instanceof String){return e}return JSON.stringify(e)}function toCommandProperties(e){if(!Object.keys(e).length){return{}}return{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}}function issueCommand(e,t,n){const r=new Command(e,t,n)
process.stdout.write(r.toString()+c.EOL)}function issue(e,t=""){issueCommand(e,{},t)}const l="::"
class Command{constructor(e,t,n){if(!e){e="missing.command"}this.command=e
this.properties=t
this.message=n}toString(){let e=l+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=true
for(const n in this.properties){if(this.properties.hasOwnProperty(n)){const r=this.properties[n]
if(r){if(t){t=false}else{e+=","}e+=`${n}=${escapeProperty(r)}`}}}}e+=`${l}${escapeData(this.message)}`
return e}}function escapeData(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const u=require("crypto")
var d=n(9896)
function issueFileCommand(e,t){const n=process.env[`GITHUB_${e}`]
if(!n){throw new Error(`Unable to find environment variable for file command ${e}`)}if(!d.existsSync(n)){throw new Error(`Missing file at path: ${n}`)}d.appendFileSync(n,`${toCommandValue(t)}${c.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(e,t){const n=`ghadelimiter_${u.randomUUID()}`
const r=toCommandValue(t)
if(e.includes(n)){throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`)}if(r.includes(n)){throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`)}return`${e}<<${n}${c.EOL}${r}${c.EOL}${n}`}var h=n(6928)
var f=n(8611)
var p=n.t(f,2)
var m=n(5692)
var E=n.t(m,2)
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e)){return undefined}const n=(()=>{if(t){return process.env["https_proxy"]||process.env["HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})()
if(n){try{return new DecodedURL(n)}catch(e){if(!n.startsWith("http://")&&!n.startsWith("https://"))return new DecodedURL(`http://${n}`)}}else{return undefined}}function checkBypass(e){if(!e.hostname){return false}const t=e.hostname
if(isLoopbackAddress(t)){return true}const n=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!n){return false}let r
if(e.port){r=Number(e.port)}else if(e.protocol==="http:"){r=80}else if(e.protocol==="https:"){r=443}const i=[e.hostname.toUpperCase()]
if(typeof r==="number"){i.push(`${i[0]}:${r}`)}for(const e of n.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e)){if(e==="*"||i.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`))){return true}}return false}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}var T=n(770)
var g=n(7761)
var A=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
var _;(function(e){e[e["OK"]=200]="OK"
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
e[e["GatewayTimeout"]=504]="GatewayTimeout"})(_||(_={}))
var k;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(k||(k={}))
var I;(function(e){e["ApplicationJson"]="application/json"})(I||(I={}))
function lib_getProxyUrl(e){const t=pm.getProxyUrl(new URL(e))
return t?t.href:""}const C=[_.MovedPermanently,_.ResourceMoved,_.SeeOther,_.TemporaryRedirect,_.PermanentRedirect]
const S=[_.BadGateway,_.ServiceUnavailable,_.GatewayTimeout]
const b=["OPTIONS","GET","DELETE","HEAD"]
const N=10
const D=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(e){this.message=e}readBody(){return A(this,void 0,void 0,function*(){return new Promise(e=>A(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return A(this,void 0,void 0,function*(){return new Promise(e=>A(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)})
this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}function isHttps(e){const t=new URL(e)
return t.protocol==="https:"}class HttpClient{constructor(e,t,n){this._ignoreSslError=false
this._allowRedirects=true
this._allowRedirectDowngrade=false
this._maxRedirects=50
this._allowRetries=false
this._maxRetries=1
this._keepAlive=false
this._disposed=false
this.userAgent=this._getUserAgentWithOrchestrationId(e)
this.handlers=t||[]
this.requestOptions=n
if(n){if(n.ignoreSslError!=null){this._ignoreSslError=n.ignoreSslError}this._socketTimeout=n.socketTimeout
if(n.allowRedirects!=null){this._allowRedirects=n.allowRedirects}if(n.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=n.allowRedirectDowngrade}if(n.maxRedirects!=null){this._maxRedirects=Math.max(n.maxRedirects,0)}if(n.keepAlive!=null){this._keepAlive=n.keepAlive}if(n.allowRetries!=null){this._allowRetries=n.allowRetries}if(n.maxRetries!=null){this._maxRetries=n.maxRetries}}}options(e,t){return A(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return A(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return A(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,n){return A(this,void 0,void 0,function*(){return this.request("POST",e,t,n||{})})}patch(e,t,n){return A(this,void 0,void 0,function*(){return this.request("PATCH",e,t,n||{})})}put(e,t,n){return A(this,void 0,void 0,function*(){return this.request("PUT",e,t,n||{})})}head(e,t){return A(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,n,r){return A(this,void 0,void 0,function*(){return this.request(e,t,n,r)})}getJson(e){return A(this,arguments,void 0,function*(e,t={}){t[k.Accept]=this._getExistingOrDefaultHeader(t,k.Accept,I.ApplicationJson)
const n=yield this.get(e,t)
return this._processResponse(n,this.requestOptions)})}postJson(e,t){return A(this,arguments,void 0,function*(e,t,n={}){const r=JSON.stringify(t,null,2)
n[k.Accept]=this._getExistingOrDefaultHeader(n,k.Accept,I.ApplicationJson)
n[k.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,I.ApplicationJson)
const i=yield this.post(e,r,n)
return this._processResponse(i,this.requestOptions)})}putJson(e,t){return A(this,arguments,void 0,function*(e,t,n={}){const r=JSON.stringify(t,null,2)
n[k.Accept]=this._getExistingOrDefaultHeader(n,k.Accept,I.ApplicationJson)
n[k.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,I.ApplicationJson)
const i=yield this.put(e,r,n)
return this._processResponse(i,this.requestOptions)})}patchJson(e,t){return A(this,arguments,void 0,function*(e,t,n={}){const r=JSON.stringify(t,null,2)
n[k.Accept]=this._getExistingOrDefaultHeader(n,k.Accept,I.ApplicationJson)
n[k.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,I.ApplicationJson)
const i=yield this.patch(e,r,n)
return this._processResponse(i,this.requestOptions)})}request(e,t,n,r){return A(this,void 0,void 0,function*(){if(this._disposed){throw new Error("Client has already been disposed.")}const i=new URL(t)
let s=this._prepareRequest(e,i,r)
const o=this._allowRetries&&b.includes(e)?this._maxRetries+1:1
let a=0
let c
do{c=yield this.requestRaw(s,n)
if(c&&c.message&&c.message.statusCode===_.Unauthorized){let e
for(const t of this.handlers){if(t.canHandleAuthentication(c)){e=t
break}}if(e){return e.handleAuthentication(this,s,n)}else{return c}}let t=this._maxRedirects
while(c.message.statusCode&&C.includes(c.message.statusCode)&&this._allowRedirects&&t>0){const o=c.message.headers["location"]
if(!o){break}const a=new URL(o)
if(i.protocol==="https:"&&i.protocol!==a.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield c.readBody()
if(a.hostname!==i.hostname){for(const e in r){if(e.toLowerCase()==="authorization"){delete r[e]}}}s=this._prepareRequest(e,a,r)
c=yield this.requestRaw(s,n)
t--}if(!c.message.statusCode||!S.includes(c.message.statusCode)){return c}a+=1
if(a<o){yield c.readBody()
yield this._performExponentialBackoff(a)}}while(a<o)
return c})}dispose(){if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(e,t){return A(this,void 0,void 0,function*(){return new Promise((n,r)=>{function callbackForResult(e,t){if(e){r(e)}else if(!t){r(new Error("Unknown error"))}else{n(t)}}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,n){if(typeof t==="string"){if(!e.options.headers){e.options.headers={}}e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let r=false
function handleResult(e,t){if(!r){r=true
n(e,t)}}const i=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(undefined,t)})
let s
i.on("socket",e=>{s=e})
i.setTimeout(this._socketTimeout||3*6e4,()=>{if(s){s.end()}handleResult(new Error(`Request timeout: ${e.options.path}`))})
i.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string"){i.write(t,"utf8")}if(t&&typeof t!=="string"){t.on("close",function(){i.end()})
t.pipe(i)}else{i.end()}}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const n=getProxyUrl(t)
const r=n&&n.hostname
if(!r){return}return this._getProxyAgentDispatcher(t,n)}_prepareRequest(e,t,n){const r={}
r.parsedUrl=t
const i=r.parsedUrl.protocol==="https:"
r.httpModule=i?E:p
const s=i?443:80
r.options={}
r.options.host=r.parsedUrl.hostname
r.options.port=r.parsedUrl.port?parseInt(r.parsedUrl.port):s
r.options.path=(r.parsedUrl.pathname||"")+(r.parsedUrl.search||"")
r.options.method=e
r.options.headers=this._mergeHeaders(n)
if(this.userAgent!=null){r.options.headers["user-agent"]=this.userAgent}r.options.agent=this._getAgent(r.parsedUrl)
if(this.handlers){for(const e of this.handlers){e.prepareRequest(r.options)}}return r}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))}return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,n){let r
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e){r=typeof e==="number"?e.toString():e}}const i=e[t]
if(i!==undefined){return typeof i==="number"?i.toString():i}if(r!==undefined){return r}return n}_getExistingOrDefaultContentTypeHeader(e,t){let n
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[k.ContentType]
if(e){if(typeof e==="number"){n=String(e)}else if(Array.isArray(e)){n=e.join(", ")}else{n=e}}}const r=e[k.ContentType]
if(r!==undefined){if(typeof r==="number"){return String(r)}else if(Array.isArray(r)){return r.join(", ")}else{return r}}if(n!==undefined){return n}return t}_getAgent(e){let t
const n=getProxyUrl(e)
const r=n&&n.hostname
if(this._keepAlive&&r){t=this._proxyAgent}if(!r){t=this._agent}if(t){return t}const i=e.protocol==="https:"
let s=100
if(this.requestOptions){s=this.requestOptions.maxSockets||f.globalAgent.maxSockets}if(n&&n.hostname){const e={maxSockets:s,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(n.username||n.password)&&{proxyAuth:`${n.username}:${n.password}`}),{host:n.hostname,port:n.port})}
let r
const o=n.protocol==="https:"
if(i){r=o?T.httpsOverHttps:T.httpsOverHttp}else{r=o?T.httpOverHttps:T.httpOverHttp}t=r(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:s}
t=i?new m.Agent(e):new f.Agent(e)
this._agent=t}if(i&&this._ignoreSslError){t.options=Object.assign(t.options||{},{rejectUnauthorized:false})}return t}_getProxyAgentDispatcher(e,t){let n
if(this._keepAlive){n=this._proxyAgentDispatcher}if(n){return n}const r=e.protocol==="https:"
n=new g.ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=n
if(r&&this._ignoreSslError){n.options=Object.assign(n.options.requestTls||{},{rejectUnauthorized:false})}return n}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const n=process.env["ACTIONS_ORCHESTRATION_ID"]
if(n){const e=n.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return A(this,void 0,void 0,function*(){e=Math.min(N,e)
const t=D*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return A(this,void 0,void 0,function*(){return new Promise((n,r)=>A(this,void 0,void 0,function*(){const i=e.message.statusCode||0
const s={statusCode:i,result:null,headers:{}}
if(i===_.NotFound){n(s)}function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf())){return e}}return t}let o
let a
try{a=yield e.readBody()
if(a&&a.length>0){if(t&&t.deserializeDates){o=JSON.parse(a,dateTimeDeserializer)}else{o=JSON.parse(a)}s.result=o}s.headers=e.message.headers}catch(e){}if(i>299){let e
if(o&&o.message){e=o.message}else if(a&&a.length>0){e=a}else{e=`Failed request: (${i})`}const t=new HttpClientError(e,i)
t.result=s.result
r(t)}else{n(s)}}))})}}const lowercaseKeys=e=>Object.keys(e).reduce((t,n)=>(t[n.toLowerCase()]=e[n],t),{})
var O=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
class BasicCredentialHandler{constructor(e,t){this.username=e
this.password=t}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return O(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class BearerCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){return O(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return O(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var w=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
class OidcClient{static createHttpClient(e=true,t=10){const n={allowRetries:e,maxRetries:t}
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(OidcClient.getRequestToken())],n)}static getRequestToken(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable")}return e}static getIDTokenUrl(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return e}static getCall(e){return w(this,void 0,void 0,function*(){var t
const n=OidcClient.createHttpClient()
const r=yield n.getJson(e).catch(e=>{throw new Error(`Failed to get ID Token. \n \n        Error Code : ${e.statusCode}\n \n        Error Message: ${e.message}`)})
const i=(t=r.result)===null||t===void 0?void 0:t.value
if(!i){throw new Error("Response json body do not have ID Token field")}return i})}static getIDToken(e){return w(this,void 0,void 0,function*(){try{let t=OidcClient.getIDTokenUrl()
if(e){const n=encodeURIComponent(e)
t=`${t}&audience=${n}`}debug(`ID token url is ${t}`)
const n=yield OidcClient.getCall(t)
setSecret(n)
return n}catch(e){throw new Error(`Error message: ${e.message}`)}})}}var y=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const{access:R,appendFile:L,writeFile:x}=d.promises
const P="GITHUB_STEP_SUMMARY"
const v="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary"
class Summary{constructor(){this._buffer=""}filePath(){return y(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const e=process.env[P]
if(!e){throw new Error(`Unable to find environment variable for $${P}. Check if your runtime environment supports job summaries.`)}try{yield R(e,d.constants.R_OK|d.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e
return this._filePath})}wrap(e,t,n={}){const r=Object.entries(n).map(([e,t])=>` ${e}="${t}"`).join("")
if(!t){return`<${e}${r}>`}return`<${e}${r}>${t}</${e}>`}write(e){return y(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite)
const n=yield this.filePath()
const r=t?x:L
yield r(n,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return y(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(e,t=false){this._buffer+=e
return t?this.addEOL():this}addEOL(){return this.addRaw(c.EOL)}addCodeBlock(e,t){const n=Object.assign({},t&&{lang:t})
const r=this.wrap("pre",this.wrap("code",e),n)
return this.addRaw(r).addEOL()}addList(e,t=false){const n=t?"ol":"ul"
const r=e.map(e=>this.wrap("li",e)).join("")
const i=this.wrap(n,r)
return this.addRaw(i).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e==="string"){return this.wrap("td",e)}const{header:t,data:n,colspan:r,rowspan:i}=e
const s=t?"th":"td"
const o=Object.assign(Object.assign({},r&&{colspan:r}),i&&{rowspan:i})
return this.wrap(s,n,o)}).join("")
return this.wrap("tr",t)}).join("")
const n=this.wrap("table",t)
return this.addRaw(n).addEOL()}addDetails(e,t){const n=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(n).addEOL()}addImage(e,t,n){const{width:r,height:i}=n||{}
const s=Object.assign(Object.assign({},r&&{width:r}),i&&{height:i})
const o=this.wrap("img",null,Object.assign({src:e,alt:t},s))
return this.addRaw(o).addEOL()}addHeading(e,t){const n=`h${t}`
const r=["h1","h2","h3","h4","h5","h6"].includes(n)?n:"h1"
const i=this.wrap(r,e)
return this.addRaw(i).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const n=Object.assign({},t&&{cite:t})
const r=this.wrap("blockquote",e,n)
return this.addRaw(r).addEOL()}addLink(e,t){const n=this.wrap("a",e,{href:t})
return this.addRaw(n).addEOL()}}const M=new Summary
const $=M
const B=M
function toPosixPath(e){return e.replace(/[\\]/g,"/")}function toWin32Path(e){return e.replace(/[/]/g,"\\")}function toPlatformPath(e){return e.replace(/[/\\]/g,h.sep)}var F=n(3193)
var H=n(4434)
const U=require("child_process")
var q=n(2613)
var G=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const{chmod:z,copyFile:Y,lstat:V,mkdir:W,open:j,readdir:Q,rename:K,rm:X,rmdir:J,stat:Z,symlink:ee,unlink:te}=d.promises
const ne=process.platform==="win32"
function readlink(e){return G(this,void 0,void 0,function*(){const t=yield fs.promises.readlink(e)
if(ne&&!t.endsWith("\\")){return`${t}\\`}return t})}const re=268435456
const ie=d.constants.O_RDONLY
function exists(e){return G(this,void 0,void 0,function*(){try{yield Z(e)}catch(e){if(e.code==="ENOENT"){return false}throw e}return true})}function isDirectory(e){return G(this,arguments,void 0,function*(e,t=false){const n=t?yield Z(e):yield V(e)
return n.isDirectory()})}function isRooted(e){e=normalizeSeparators(e)
if(!e){throw new Error('isRooted() parameter "p" cannot be empty')}if(ne){return e.startsWith("\\")||/^[A-Z]:/i.test(e)}return e.startsWith("/")}function tryGetExecutablePath(e,t){return G(this,void 0,void 0,function*(){let n=undefined
try{n=yield Z(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(n&&n.isFile()){if(ne){const n=h.extname(e).toUpperCase()
if(t.some(e=>e.toUpperCase()===n)){return e}}else{if(isUnixExecutable(n)){return e}}}const r=e
for(const i of t){e=r+i
n=undefined
try{n=yield Z(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(n&&n.isFile()){if(ne){try{const t=h.dirname(e)
const n=h.basename(e).toUpperCase()
for(const r of yield Q(t)){if(n===r.toUpperCase()){e=h.join(t,r)
break}}}catch(t){console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}return e}else{if(isUnixExecutable(n)){return e}}}}return""})}function normalizeSeparators(e){e=e||""
if(ne){e=e.replace(/\//g,"\\")
return e.replace(/\\\\+/g,"\\")}return e.replace(/\/\/+/g,"/")}function isUnixExecutable(e){return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==undefined&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==undefined&&e.uid===process.getuid()}function getCmdPath(){var e
return(e=process.env["COMSPEC"])!==null&&e!==void 0?e:`cmd.exe`}var se=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function cp(e,t){return se(this,arguments,void 0,function*(e,t,n={}){const{force:r,recursive:i,copySourceDirectory:s}=readCopyOptions(n)
const o=(yield ioUtil.exists(t))?yield ioUtil.stat(t):null
if(o&&o.isFile()&&!r){return}const a=o&&o.isDirectory()&&s?path.join(t,path.basename(e)):t
if(!(yield ioUtil.exists(e))){throw new Error(`no such file or directory: ${e}`)}const c=yield ioUtil.stat(e)
if(c.isDirectory()){if(!i){throw new Error(`Failed to copy. ${e} is a directory, but tried to copy without recursive flag.`)}else{yield cpDirRecursive(e,a,0,r)}}else{if(path.relative(e,a)===""){throw new Error(`'${a}' and '${e}' are the same file`)}yield io_copyFile(e,a,r)}})}function mv(e,t){return se(this,arguments,void 0,function*(e,t,n={}){if(yield ioUtil.exists(t)){let r=true
if(yield ioUtil.isDirectory(t)){t=path.join(t,path.basename(e))
r=yield ioUtil.exists(t)}if(r){if(n.force==null||n.force){yield rmRF(t)}else{throw new Error("Destination already exists")}}}yield mkdirP(path.dirname(t))
yield ioUtil.rename(e,t)})}function rmRF(e){return se(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS){if(/[*"<>|]/.test(e)){throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows')}}try{yield ioUtil.rm(e,{force:true,maxRetries:3,recursive:true,retryDelay:300})}catch(e){throw new Error(`File was unable to be removed ${e}`)}})}function mkdirP(e){return se(this,void 0,void 0,function*(){ok(e,"a path argument must be provided")
yield ioUtil.mkdir(e,{recursive:true})})}function which(e,t){return se(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}if(t){const t=yield which(e,false)
if(!t){if(ne){throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`)}else{throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`)}}return t}const n=yield findInPath(e)
if(n&&n.length>0){return n[0]}return""})}function findInPath(e){return se(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}const t=[]
if(ne&&process.env["PATHEXT"]){for(const e of process.env["PATHEXT"].split(h.delimiter)){if(e){t.push(e)}}}if(isRooted(e)){const n=yield tryGetExecutablePath(e,t)
if(n){return[n]}return[]}if(e.includes(h.sep)){return[]}const n=[]
if(process.env.PATH){for(const e of process.env.PATH.split(h.delimiter)){if(e){n.push(e)}}}const r=[]
for(const i of n){const n=yield tryGetExecutablePath(h.join(i,e),t)
if(n){r.push(n)}}return r})}function readCopyOptions(e){const t=e.force==null?true:e.force
const n=Boolean(e.recursive)
const r=e.copySourceDirectory==null?true:Boolean(e.copySourceDirectory)
return{force:t,recursive:n,copySourceDirectory:r}}function cpDirRecursive(e,t,n,r){return se(this,void 0,void 0,function*(){if(n>=255)return
n++
yield mkdirP(t)
const i=yield ioUtil.readdir(e)
for(const s of i){const i=`${e}/${s}`
const o=`${t}/${s}`
const a=yield ioUtil.lstat(i)
if(a.isDirectory()){yield cpDirRecursive(i,o,n,r)}else{yield io_copyFile(i,o,r)}}yield ioUtil.chmod(t,(yield ioUtil.stat(e)).mode)})}function io_copyFile(e,t,n){return se(this,void 0,void 0,function*(){if((yield ioUtil.lstat(e)).isSymbolicLink()){try{yield ioUtil.lstat(t)
yield ioUtil.unlink(t)}catch(e){if(e.code==="EPERM"){yield ioUtil.chmod(t,"0666")
yield ioUtil.unlink(t)}}const n=yield ioUtil.readlink(e)
yield ioUtil.symlink(n,t,ioUtil.IS_WINDOWS?"junction":null)}else if(!(yield ioUtil.exists(t))||n){yield ioUtil.copyFile(e,t)}})}const oe=require("timers")
var ae=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const ce=process.platform==="win32"
class ToolRunner extends H.EventEmitter{constructor(e,t,n){super()
if(!e){throw new Error("Parameter 'toolPath' cannot be null or empty.")}this.toolPath=e
this.args=t||[]
this.options=n||{}}_debug(e){if(this.options.listeners&&this.options.listeners.debug){this.options.listeners.debug(e)}}_getCommandString(e,t){const n=this._getSpawnFileName()
const r=this._getSpawnArgs(e)
let i=t?"":"[command]"
if(ce){if(this._isCmdFile()){i+=n
for(const e of r){i+=` ${e}`}}else if(e.windowsVerbatimArguments){i+=`"${n}"`
for(const e of r){i+=` ${e}`}}else{i+=this._windowsQuoteCmdArg(n)
for(const e of r){i+=` ${this._windowsQuoteCmdArg(e)}`}}}else{i+=n
for(const e of r){i+=` ${e}`}}return i}_processLineBuffer(e,t,n){try{let r=t+e.toString()
let i=r.indexOf(c.EOL)
while(i>-1){const e=r.substring(0,i)
n(e)
r=r.substring(i+c.EOL.length)
i=r.indexOf(c.EOL)}return r}catch(e){this._debug(`error processing line. Failed with error ${e}`)
return""}}_getSpawnFileName(){if(ce){if(this._isCmdFile()){return process.env["COMSPEC"]||"cmd.exe"}}return this.toolPath}_getSpawnArgs(e){if(ce){if(this._isCmdFile()){let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`
for(const n of this.args){t+=" "
t+=e.windowsVerbatimArguments?n:this._windowsQuoteCmdArg(n)}t+='"'
return[t]}}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.toolPath.toUpperCase()
return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile()){return this._uvQuoteCmdArg(e)}if(!e){return'""'}const t=[" ","\t","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"']
let n=false
for(const r of e){if(t.some(e=>e===r)){n=true
break}}if(!n){return e}let r='"'
let i=true
for(let t=e.length;t>0;t--){r+=e[t-1]
if(i&&e[t-1]==="\\"){r+="\\"}else if(e[t-1]==='"'){i=true
r+='"'}else{i=false}}r+='"'
return r.split("").reverse().join("")}_uvQuoteCmdArg(e){if(!e){return'""'}if(!e.includes(" ")&&!e.includes("\t")&&!e.includes('"')){return e}if(!e.includes('"')&&!e.includes("\\")){return`"${e}"`}let t='"'
let n=true
for(let r=e.length;r>0;r--){t+=e[r-1]
if(n&&e[r-1]==="\\"){t+="\\"}else if(e[r-1]==='"'){n=true
t+="\\"}else{n=false}}t+='"'
return t.split("").reverse().join("")}_cloneExecOptions(e){e=e||{}
const t={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||false,windowsVerbatimArguments:e.windowsVerbatimArguments||false,failOnStdErr:e.failOnStdErr||false,ignoreReturnCode:e.ignoreReturnCode||false,delay:e.delay||1e4}
t.outStream=e.outStream||process.stdout
t.errStream=e.errStream||process.stderr
return t}_getSpawnOptions(e,t){e=e||{}
const n={}
n.cwd=e.cwd
n.env=e.env
n["windowsVerbatimArguments"]=e.windowsVerbatimArguments||this._isCmdFile()
if(e.windowsVerbatimArguments){n.argv0=`"${t}"`}return n}exec(){return ae(this,void 0,void 0,function*(){if(!isRooted(this.toolPath)&&(this.toolPath.includes("/")||ce&&this.toolPath.includes("\\"))){this.toolPath=h.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)}this.toolPath=yield which(this.toolPath,true)
return new Promise((e,t)=>ae(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`)
this._debug("arguments:")
for(const e of this.args){this._debug(`   ${e}`)}const n=this._cloneExecOptions(this.options)
if(!n.silent&&n.outStream){n.outStream.write(this._getCommandString(n)+c.EOL)}const r=new ExecState(n,this.toolPath)
r.on("debug",e=>{this._debug(e)})
if(this.options.cwd&&!(yield exists(this.options.cwd))){return t(new Error(`The cwd: ${this.options.cwd} does not exist!`))}const i=this._getSpawnFileName()
const s=U.spawn(i,this._getSpawnArgs(n),this._getSpawnOptions(this.options,i))
let o=""
if(s.stdout){s.stdout.on("data",e=>{if(this.options.listeners&&this.options.listeners.stdout){this.options.listeners.stdout(e)}if(!n.silent&&n.outStream){n.outStream.write(e)}o=this._processLineBuffer(e,o,e=>{if(this.options.listeners&&this.options.listeners.stdline){this.options.listeners.stdline(e)}})})}let a=""
if(s.stderr){s.stderr.on("data",e=>{r.processStderr=true
if(this.options.listeners&&this.options.listeners.stderr){this.options.listeners.stderr(e)}if(!n.silent&&n.errStream&&n.outStream){const t=n.failOnStdErr?n.errStream:n.outStream
t.write(e)}a=this._processLineBuffer(e,a,e=>{if(this.options.listeners&&this.options.listeners.errline){this.options.listeners.errline(e)}})})}s.on("error",e=>{r.processError=e.message
r.processExited=true
r.processClosed=true
r.CheckComplete()})
s.on("exit",e=>{r.processExitCode=e
r.processExited=true
this._debug(`Exit code ${e} received from tool '${this.toolPath}'`)
r.CheckComplete()})
s.on("close",e=>{r.processExitCode=e
r.processExited=true
r.processClosed=true
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`)
r.CheckComplete()})
r.on("done",(n,r)=>{if(o.length>0){this.emit("stdline",o)}if(a.length>0){this.emit("errline",a)}s.removeAllListeners()
if(n){t(n)}else{e(r)}})
if(this.options.input){if(!s.stdin){throw new Error("child process missing stdin")}s.stdin.end(this.options.input)}}))})}}function argStringToArray(e){const t=[]
let n=false
let r=false
let i=""
function append(e){if(r&&e!=='"'){i+="\\"}i+=e
r=false}for(let s=0;s<e.length;s++){const o=e.charAt(s)
if(o==='"'){if(!r){n=!n}else{append(o)}continue}if(o==="\\"&&r){append(o)
continue}if(o==="\\"&&n){r=true
continue}if(o===" "&&!n){if(i.length>0){t.push(i)
i=""}continue}append(o)}if(i.length>0){t.push(i.trim())}return t}class ExecState extends H.EventEmitter{constructor(e,t){super()
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
if(e.delay){this.delay=e.delay}}CheckComplete(){if(this.done){return}if(this.processClosed){this._setResult()}else if(this.processExited){this.timeout=(0,oe.setTimeout)(ExecState.HandleTimeout,this.delay,this)}}_debug(e){this.emit("debug",e)}_setResult(){let e
if(this.processExited){if(this.processError){e=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`)}else if(this.processExitCode!==0&&!this.options.ignoreReturnCode){e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`)}else if(this.processStderr&&this.options.failOnStdErr){e=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)}}if(this.timeout){clearTimeout(this.timeout)
this.timeout=null}this.done=true
this.emit("done",e,this.processExitCode)}static HandleTimeout(e){if(e.done){return}if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not close within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`
e._debug(t)}e._setResult()}}var le=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function exec(e,t,n){return le(this,void 0,void 0,function*(){const r=argStringToArray(e)
if(r.length===0){throw new Error(`Parameter 'commandLine' cannot be null or empty.`)}const i=r[0]
t=r.slice(1).concat(t||[])
const s=new ToolRunner(i,t,n)
return s.exec()})}function getExecOutput(e,t,n){return le(this,void 0,void 0,function*(){var r,i
let s=""
let o=""
const a=new F.StringDecoder("utf8")
const c=new F.StringDecoder("utf8")
const l=(r=n===null||n===void 0?void 0:n.listeners)===null||r===void 0?void 0:r.stdout
const u=(i=n===null||n===void 0?void 0:n.listeners)===null||i===void 0?void 0:i.stderr
const stdErrListener=e=>{o+=c.write(e)
if(u){u(e)}}
const stdOutListener=e=>{s+=a.write(e)
if(l){l(e)}}
const d=Object.assign(Object.assign({},n===null||n===void 0?void 0:n.listeners),{stdout:stdOutListener,stderr:stdErrListener})
const h=yield exec(e,t,Object.assign(Object.assign({},n),{listeners:d}))
s+=a.end()
o+=c.end()
return{exitCode:h,stdout:s,stderr:o}})}var ue=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const getWindowsInfo=()=>ue(void 0,void 0,void 0,function*(){const{stdout:e}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',undefined,{silent:true})
const{stdout:t}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',undefined,{silent:true})
return{name:t.trim(),version:e.trim()}})
const getMacOsInfo=()=>ue(void 0,void 0,void 0,function*(){var e,t,n,r
const{stdout:i}=yield getExecOutput("sw_vers",undefined,{silent:true})
const s=(t=(e=i.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:""
const o=(r=(n=i.match(/ProductName:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&r!==void 0?r:""
return{name:o,version:s}})
const getLinuxInfo=()=>ue(void 0,void 0,void 0,function*(){const{stdout:e}=yield getExecOutput("lsb_release",["-i","-r","-s"],{silent:true})
const[t,n]=e.trim().split("\n")
return{name:t,version:n}})
const de=c.platform()
const he=c.arch()
const fe=de==="win32"
const pe=de==="darwin"
const me=de==="linux"
function getDetails(){return ue(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield fe?getWindowsInfo():pe?getMacOsInfo():getLinuxInfo()),{platform:de,arch:he,isWindows:fe,isMacOS:pe,isLinux:me})})}var Ee=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
var Te;(function(e){e[e["Success"]=0]="Success"
e[e["Failure"]=1]="Failure"})(Te||(Te={}))
function exportVariable(e,t){const n=toCommandValue(t)
process.env[e]=n
const r=process.env["GITHUB_ENV"]||""
if(r){return issueFileCommand("ENV",prepareKeyValueMessage(e,t))}issueCommand("set-env",{name:e},n)}function setSecret(e){issueCommand("add-mask",{},e)}function addPath(e){const t=process.env["GITHUB_PATH"]||""
if(t){issueFileCommand("PATH",e)}else{issueCommand("add-path",{},e)}process.env["PATH"]=`${e}${h.delimiter}${process.env["PATH"]}`}function getInput(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||""
if(t&&t.required&&!n){throw new Error(`Input required and not supplied: ${e}`)}if(t&&t.trimWhitespace===false){return n}return n.trim()}function getMultilineInput(e,t){const n=getInput(e,t).split("\n").filter(e=>e!=="")
if(t&&t.trimWhitespace===false){return n}return n.map(e=>e.trim())}function getBooleanInput(e,t){const n=["true","True","TRUE"]
const r=["false","False","FALSE"]
const i=getInput(e,t)
if(n.includes(i))return true
if(r.includes(i))return false
throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\n`+`Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(e,t){const n=process.env["GITHUB_OUTPUT"]||""
if(n){return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t))}process.stdout.write(c.EOL)
issueCommand("set-output",{name:e},toCommandValue(t))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=Te.Failure
error(e)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function debug(e){issueCommand("debug",{},e)}function error(e,t={}){issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+c.EOL)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup")}function group(e,t){return Ee(this,void 0,void 0,function*(){startGroup(e)
let n
try{n=yield t()}finally{endGroup()}return n})}function saveState(e,t){const n=process.env["GITHUB_STATE"]||""
if(n){return issueFileCommand("STATE",prepareKeyValueMessage(e,t))}issueCommand("save-state",{name:e},toCommandValue(t))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return Ee(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var ge=n(145)
function actionsRunner(e){const say=t=>e.info((0,ge.H)(t))
return{input:t=>e.getInput(t),mask:t=>e.setSecret(t),say,group(t,n){e.startGroup((0,ge.H)(t))
say(n)
e.endGroup()},annotate(t,n,r){const i=r&&{file:r.path,startLine:r.line,startColumn:r.column}
e[t]((0,ge.H)(n),i??{})},outputs(t){try{for(const[n,r]of Object.entries(t))e.setOutput(n,r)}catch(t){e.error((0,ge.H)(`The outputs cannot be set: ${wordsOf(t)}`))
process.exitCode=e.ExitCode.Failure}},async summarise(t){try{await e.summary.addRaw(t,true).write()}catch(e){say(`No summary: ${wordsOf(e)}`)}},fail(){process.exitCode=e.ExitCode.Failure}}}function wordsOf(e){return e instanceof Error?e.message:String(e)}function worldOf({env:e,platform:t}){return{env:e,platform:t,home:homeFolder(),runner:actionsRunner(i),readFile:e=>(0,s.readFileSync)(e,"utf8"),fetch:globalThis.fetch,now:Date.now,sleep:e=>(0,a.setTimeout)(e),random:Math.random}}function homeFolder(){try{return(0,o.homedir)()}catch{return""}}},4644:(e,t,n)=>{"use strict"
n.d(t,{$N:()=>codeOf,JX:()=>LeadsOutside,K_:()=>FileNotFound,MF:()=>TooLarge,N3:()=>NoMatch,_j:()=>PartlyWritten,c4:()=>UnknownFormat,f6:()=>FileError,fH:()=>ReadOnlyFile,hW:()=>NotUtf8,pX:()=>NotAFile,rl:()=>NotWritten,vE:()=>readingError,zR:()=>FileChanged})
class FileError extends Error{path
problem
constructor(e,t,n,r){super(`${e} ${t}: ${n}`,{cause:r})
this.path=e
this.problem=`this file ${t}: ${n}`}}class FileNotFound extends FileError{name="FileNotFound"
code="file-not-found"
constructor(e,t){super(e,"does not exist","check the name and the folder it is looked for in",t)}}class NotAFile extends FileError{name="NotAFile"
code="not-a-file"
constructor(e,t,n){super(e,`is ${t}, not a file`,"name a file that holds text",n)}}class LeadsOutside extends FileError{name="LeadsOutside"
code="leads-outside"
constructor(e){super(e,"is a link that leads outside the working directory","name the file it leads to, or run in a folder that holds both")}}class NoPermission extends FileError{name="NoPermission"
code="no-permission"
constructor(e,t){super(e,"may not be read","give yourself permission to read it and its folder",t)}}class TooLarge extends FileError{name="TooLarge"
code="file-too-large"
constructor(e,t){super(e,`is larger than ${t/1024/1024} MiB`,"put the section in a smaller file")}}class NotUtf8 extends FileError{name="NotUtf8"
code="not-utf8"
line
constructor(e,t){const n=t===null?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${t}`
super(e,n,"save it as UTF-8")
this.line=t}}class ReadOnlyFile extends FileError{name="ReadOnlyFile"
code="read-only-file"
constructor(e,t){super(e,"is read-only","allow writing to it, or leave it out",t)}}class FileChanged extends FileError{name="FileChanged"
code="file-changed"
constructor(e){super(e,"changed while it was worked on, and nothing was written","run again")}}class FileExists extends FileError{name="FileExists"
code="file-exists"
constructor(e,t){super(e,"exists already","remove it, or change it by hand",t)}}class NotWritten extends FileError{name="NotWritten"
code="not-written"
constructor(e,t,n,r){super(e,`could not be written${t}`,n,r)}}class PartlyWritten extends FileError{name="PartlyWritten"
code="partly-written"
constructor(e,t,n,r){const i=`could not be written${t}, but ${n.join(", ")} already ${n.length===1?"is":"are"}`
super(e,i,"look at each of them, then run again",r)}}class NotReadable extends FileError{name="NotReadable"
code="not-readable"
constructor(e,t){super(e,`could not be read (${codeOf(t)??String(t)})`,"check the name and the disk",t)}}class NoMatch extends FileError{name="NoMatch"
code="no-match"
constructor(e,t){super(e,"matches no file",`look for ${t.join(", ")} files that .gitignore does not exclude, outside node_modules`)}}class UnknownFormat extends FileError{name="UnknownFormat"
code="unknown-format"
constructor(e,t){super(e,"has a format that holds no sections",`name a ${t.join(", ")} file, or set format`)}}function codeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}function readingError(e,t){if(t instanceof FileError)return t
switch(codeOf(t)){case"ENOENT":case"ENOTDIR":case"ENAMETOOLONG":return new FileNotFound(e,t)
case"ELOOP":return new NotAFile(e,"a link that leads to itself",t)
case"EACCES":case"EPERM":return new NoPermission(e,t)
default:return new NotReadable(e,t)}}},1734:(e,t,n)=>{"use strict"
n.d(t,{$P:()=>Unavailable,F_:()=>UnsafeAnswer,Hv:()=>PageNotFound,Jh:()=>RedirectRefused,Lw:()=>Refused,WL:()=>InvalidAnswer,cY:()=>EndpointError,cw:()=>Forbidden,fk:()=>PlanRequired,gz:()=>Unauthorised,qK:()=>MissingSlug})
class EndpointError extends Error{}class RefusalError extends EndpointError{kind="refused"
slug
baseUrl
status
words
constructor(e,t,n){const r=e.words===""?"":`: "${e.words}"`
super(`${t} (HTTP ${e.status} from ${e.baseUrl}${r}). ${n}`)
this.slug=e.slug
this.baseUrl=e.baseUrl
this.status=e.status
this.words=e.words}}class MissingSlug extends RefusalError{name="MissingSlug"
code="missing-slug"
constructor(e){super(e,`The service got no slug when asked for page "${e.slug}"`,"Something between here and the service drops the query: check base-url and any proxy.")}}class PageNotFound extends RefusalError{name="PageNotFound"
code="page-not-found"
constructor(e){super(e,`There is no status page "${e.slug}"`,"Check the slug, and that base-url is its service.")}}class PlanRequired extends RefusalError{name="PlanRequired"
code="plan-required"
constructor(e){super(e,`The plan of page "${e.slug}" does not include the snippets`,'Upgrade the plan, or use source "offline" (with custom-domain where the page has one).')}}class Forbidden extends RefusalError{name="Forbidden"
code="forbidden"
constructor(e){super(e,`Something before the service, such as a firewall, refused the question about page "${e.slug}"`,"Ask from another network or let this one through; if the service wants credentials, give them with header.")}}class Unauthorised extends RefusalError{name="Unauthorised"
code="unauthorised"
constructor(e){super(e,`The service wants credentials for page "${e.slug}", or other ones`,'Give them with header, as in "Authorization: Bearer \u2026".')}}class Refused extends RefusalError{name="Refused"
code="refused"
constructor(e){super(e,`The service refused the question about page "${e.slug}"`,"Check base-url and header, or ask the people who run the service.")}}class RedirectRefused extends RefusalError{name="RedirectRefused"
code="redirect-refused"
target
constructor(e){super(e,`The service redirects page "${e.slug}" ${e.reason}`,"Only redirects within the origin of base-url are followed, at most 3: set base-url to where the service really is.")
this.target=e.target}}class Unavailable extends EndpointError{name="Unavailable"
code="unavailable"
kind="unavailable"
slug
baseUrl
status
attempts
retryAfter
constructor(e){const t=e.attempts===1?"1 attempt":`${e.attempts} attempts`
const n=e.retryAfter===null?"later":`in ${e.retryAfter} s, as it asks`
super(`The service at ${e.baseUrl} is unavailable for page "${e.slug}" after ${t}: ${e.reason}. `+`Try again ${n}; if it stays so, check base-url and the network.`,{cause:e.cause})
this.slug=e.slug
this.baseUrl=e.baseUrl
this.status=e.status
this.attempts=e.attempts
this.retryAfter=e.retryAfter}}class InvalidAnswer extends EndpointError{name="InvalidAnswer"
code="invalid-answer"
kind="refused"
slug
field
reason
constructor(e){const t=e.field===null?"it":`the field "${e.field}"`
super(`The answer of ${e.baseUrl} for page "${e.slug}" is invalid: ${t} ${e.reason}. `+"Check that base-url is a status-page service.")
this.slug=e.slug
this.field=e.field
this.reason=e.reason}}class UnsafeAnswer extends EndpointError{name="UnsafeAnswer"
code="unsafe-answer"
kind="refused"
slug
field
reason
constructor(e){super(`The answer for page "${e.slug}" is unsafe: the field "${e.field}" ${e.reason}. Nothing of it was `+'written. Check base-url, and tell the people who run the service; source "offline" does without it.')
this.slug=e.slug
this.field=e.field
this.reason=e.reason}}},4407:(e,t,n)=>{"use strict"
n.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,n){super(`header ${e} ${t}: ${n}`)
this.line=e}}const r="describes the connection, which is not yours to set"
const i="belongs to the cache window"
const s=new Map([["connection",r],["content-encoding",r],["content-length",r],["expect",r],["host",r],["http2-settings",r],["keep-alive",r],["proxy-authenticate",r],["proxy-authorization",r],["proxy-connection",r],["te",r],["trailer",r],["transfer-encoding",r],["upgrade",r],["if-match",i],["if-modified-since",i],["if-none-match",i],["if-range",i],["if-unmodified-since",i],["range",i]])
function parseHeaders(e){return e.map((e,t)=>{const n=e.indexOf(":")
if(n===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
const r=[e.slice(0,n).replace(/^[\t ]+/,""),e.slice(n+1)]
return checkHeader(r,t+1)})}function headerLines(e){return e.split(/\r\n|\n|\r/).filter(e=>e.trim()!=="")}function checkHeader([e,t],n){const r=t.replace(/^[\t ]+|[\t ]+$/g,"")
if(/[\r\n]/.test(e+r)){throw new HeaderError(n,"holds a line break","give one header per line")}if(e==="")throw new HeaderError(n,"has no name",'write "Name: value"')
if(!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e)){throw new HeaderError(n,"has a name that is not a header name",'use letters, digits and "-", with no blank before the colon')}const i=s.get(e.toLowerCase())
if(i!==undefined)throw new HeaderError(n,`is "${e}", which ${i}`,"leave it out")
if(r===""){throw new HeaderError(n,"has no value",'write "Name: value", and check that no variable in it is empty')}if(!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(r)){throw new HeaderError(n,"has a value that headers cannot carry","remove control characters and characters beyond Latin-1")}return[e,r]}},7414:(e,t,n)=>{"use strict"
n.d(t,{e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===undefined?undefined:{cause:n})
this.option=e}}},3420:(e,t,n)=>{"use strict"
n.d(t,{Z:()=>suggest})
var r=n(1916)
function suggest(e,t){const n=e.toLowerCase()
let i=null
let s=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(n)&&n.length>1?0:(0,r.Io)(n,e)
if(t<s&&t<=Math.round(e.length*.4)){i=e
s=t}}return i}},8096:(e,t,n)=>{"use strict"
n.d(t,{EJ:()=>BranchNotFoundError,Hm:()=>ForeignCommitsError,Pu:()=>ContendedError,S1:()=>PublishError,TM:()=>RateLimitedError,fk:()=>RefusedError,hG:()=>UnavailableError,jv:()=>BranchInUseError,oN:()=>EmptyRepositoryError,qx:()=>UnexpectedAnswerError,rj:()=>PullRequestRefusedError,ur:()=>FilesRefusedError})
class PublishError extends Error{what
fix
constructor(e,t,n){super(`${e} ${t}`,n)
this.what=e
this.fix=t}}class RefusedError extends PublishError{name="RefusedError"
code
words
constructor(e,t){super(`${e.what}: GitHub says "${e.words.replace(/\.$/,"")}".`,e.fix,t)
this.code=e.code
this.words=e.words}}class PullRequestRefusedError extends PublishError{name="PullRequestRefusedError"
code
compareUrl
constructor(e,t,n){const r=`The change is on branch "${t}": open the pull request at ${n}`
super(e.what,`${e.fix} ${r}`,{cause:e})
this.code=e.code
this.compareUrl=n}}class RateLimitedError extends PublishError{name="RateLimitedError"
code="rate-limited"
until
constructor(e,t,n){const r=new Date(t).toISOString().replace(/\.\d+Z$/,"Z")
super(`GitHub's ${e} rate limit is reached until ${r}.`,`Run again after that${e==="secondary"?", with fewer runs at the same time":""}.`,n)
this.until=t}}class UnavailableError extends PublishError{name="UnavailableError"
code="github-unavailable"
constructor(e,t){super(`GitHub did not answer: ${e||"no answer"}.`,"Run again later; https://www.githubstatus.com says how it is.",t)}}class UnexpectedAnswerError extends PublishError{name="UnexpectedAnswerError"
code="unexpected-answer"
place
constructor(e){super(`GitHub's answer has no usable "${e}".`,"Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub.")
this.place=e}}class ContendedError extends PublishError{name="ContendedError"
code="head-keeps-moving"
constructor(e,t,n){const r=n===""?"":` GitHub's last words: "${n}".`
super(`Branch "${e}" changed between reading and writing ${t} times.${r}`,"Run again when it is quieter, or give the workflow a `concurrency` group.")}}class BranchNotFoundError extends PublishError{name="BranchNotFoundError"
code="branch-not-found"
constructor(e,t,n){const r=n===null?"":`; the default branch is "${n}"`
super(`Branch "${t}" does not exist in ${e}.`,`Set \`branch\` to one that does${r}.`)}}class EmptyRepositoryError extends PublishError{name="EmptyRepositoryError"
code="empty-repository"
constructor(e){super(`${e} has no commit yet.`,"Push a first commit with the files named in `files`.")}}class FilesRefusedError extends PublishError{name="FilesRefusedError"
code="file-refused"
files
constructor(e){super(e.map(({path:e,message:t})=>`${e}: ${t}.`).join(" "),"Nothing was written; correct `files`.")
this.files=e}}class ForeignCommitsError extends PublishError{name="ForeignCommitsError"
code="foreign-commits"
constructor(e){super(`Branch "${e}" holds commits by others and has no open pull request; they are never overwritten.`,`Open a pull request from it, delete it, or set \`pull-request-branch\` to another name.`)}}class BranchInUseError extends PublishError{name="BranchInUseError"
code="branch-in-use"
constructor(e,t){super(`Branch "${e}" cannot hold our pull request: ${t}.`,"Set `pull-request-branch` to a name of its own.")}}},2107:(e,t,n)=>{"use strict"
n.d(t,{EN:()=>bodyOf,et:()=>subjectOf,gD:()=>headlineOf,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=t.find(isMoved)
if(n?.previousAddress){const{slug:e,address:t,previousAddress:r}=n
return{kind:"moved",slug:e,address:t,previousAddress:r}}const[r]=t
if(!r)return null
const i=t.find(({previousAddress:e})=>e===null)
const{slug:s,address:o}=i??r
return{kind:i?"filled":"repaired",slug:s,address:o}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},1641:(e,t,n)=>{"use strict"
n.d(t,{Fx:()=>r,Kk:()=>i,be:()=>formatOf})
const r=["md","mdx","html"]
const i={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(i,t)?i[t]??null:null}},3607:(e,t,n)=>{"use strict"
n.d(t,{lA:()=>fits,qo:()=>readShow,tr:()=>defaultShow})
var r=n(1916)
const i=[{name:"badge",fits:["flow","tight","inline","html","phrasing"]},{name:"link",fits:["flow","tight","inline","html","phrasing"]},{name:"widget",fits:["flow","html"]},{name:"script",fits:["flow","html","phrasing","head"]},{name:"definitions",fits:["flow"]}]
const s=i.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function fits(e,t){const n=i.find(t=>t.name===e)
return n?.fits.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",o)
const n=[]
for(const e of t){const t=s.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(n.includes(t))return invalid(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const o=`write one or more of ${s.join(", ")}`
function suggestion(e){const t=(0,r.kp)(e.toLowerCase(),[...s])
return(0,r.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:o}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},9638:(e,t,n)=>{"use strict"
n.d(t,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var r=n(4053)
var i=n(865)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new i.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=readAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new i.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const i=(0,r.r)(n,{fewestLabels:2,slugLabels:true})
if(i.outcome==="refused")return i
return{outcome:"address",address:`https://${n}`}}function sameAddress(e,t){return new URL(e).href===new URL(t).href}},5225:(e,t,n)=>{"use strict"
n.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const r=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const i=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const s=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return r.find(({first:t,last:n})=>e>=t&&e<=n)?.name??null}const o=/^[\x20-\x7e]*$/
function findHiddenCharacter(e,t="refused"){if(o.test(e))return null
const n=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of n.replace(i,"").replace(s,"")){const t=e.codePointAt(0)??0
const n=hiddenCharacterAt(t)
if(n!==null)return`${n} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},4053:(e,t,n)=>{"use strict"
n.d(t,{a:()=>findHostCharacterProblem,r:()=>readHost})
var r=n(5225)
var i=n(7576)
const s=/^[A-Za-z\d._-]+$/
const o=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const a=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const c=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(s.test(e))return null
const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=firstProblem(e,o)
if(n!==null)return n
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function readHost(e,{fewestLabels:t,slugLabels:n}){const r=findHostCharacterProblem(e)
if(r!==null)return{outcome:"refused",problem:r}
const s=(0,i.w)(`https://${e}`)?.hostname
if(s===undefined)return{outcome:"refused",problem:"is not a host name"}
const o=firstProblem(s,n?a:[...a,...c])
if(o!==null)return{outcome:"refused",problem:o}
if(s.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:s}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}},2714:(e,t,n)=>{"use strict"
n.d(t,{ZL:()=>parseCustomDomain,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost})
var r=n(4053)
var i=n(865)
function parseCustomDomain(e,t="custom-domain"){const n=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const s=(0,r.r)(withoutRootDot(n),{fewestLabels:2,slugLabels:false})
if(s.outcome==="host")return s.host
const o="give the public host name people visit, such as status.acme.com"
throw new i.d({input:t,value:e,problem:s.problem,fix:o})}function parseStatusPageHost(e){const t=(0,r.r)(withoutRootDot(e),{fewestLabels:1,slugLabels:false})
if(t.outcome==="host")return t.host
const n="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new i.d({input:"status-page-host",value:e,problem:t.problem,fix:n})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const n=(0,r.r)(withoutRootDot(t),{fewestLabels:1,slugLabels:true})
return n.outcome==="host"?n.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},4640:(e,t,n)=>{"use strict"
n.d(t,{y:()=>readHtml})
var r=n(3194)
function readHtml(e){const t=[]
const n=[]
const other=e=>()=>{t.push({kind:"other",what:e})}
const i={onStartTag({tagName:e,attrs:n,selfClosing:r}){t.push({kind:"start",name:e,attributes:n,selfClosing:r})},onEndTag({tagName:e}){t.push({kind:"end",name:e})},onWhitespaceCharacter(){t.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){n.push(e)}}
new r._F({sourceCodeLocationInfo:false},i).write(e,true)
return{tokens:t,errors:n}}},865:(e,t,n)=>{"use strict"
n.d(t,{d:()=>InputError})
var r=n(3762)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:n,fix:i}){super(`${e} ${(0,r.h)(t)} ${n}: ${i}`)
this.input=e
this.value=t
this.fix=i}}},103:(e,t,n)=>{"use strict"
n.d(t,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=n(9638)
var i=n(5225)
var s=n(3762)
var o=n(1968)
const a=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const c=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,t){const n=(0,r.zq)(e)
return n.outcome==="address"&&(0,r.xU)(n.address,t)?null:`is ${(0,s.h)(e)}, not the page's address ${(0,s.h)(t)}`}function findImageProblem(e,t){const n=(0,o.p)(t)
const r=e.startsWith(n)?e.slice(n.length):null
if(r===""||r!==null&&a.test(r))return null
return`is ${(0,s.h)(e)}, not the badge ${(0,s.h)(n)}`}function findScriptProblem(e,{baseUrl:t}){if(e.startsWith(t)&&c.test(e.slice(t.length)))return null
return`is ${(0,s.h)(e)}, not ${(0,s.h)(`${t}/static/embed/v1/status.js`)} (of whatever version)`}var l=n(9146)
var u=n(6923)
var d=n(7776)
var h=n(401)
function escapeStringRegexp(e){if(typeof e!=="string"){throw new TypeError("Expected a string")}return e.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}var f=n(4146)
var p=n(8830)
function findAndReplace(e,t,n){const r=n||{}
const i=(0,p.C)(r.ignore||[])
const s=toPairs(t)
let o=-1
while(++o<s.length){(0,f.VG)(e,visitor)}function visitor(e,t,n){if(e.type==="text"&&typeof n==="number"){return handler(e,t,n)}if(i(e,n,t[t.length-1]))return f._Z}function handler(e,t,n){const r=t[t.length-1]
const i=s[o][0]
const a=s[o][1]
let c=0
let l=false
let u=[]
i.lastIndex=0
let d=i.exec(e.value)
while(d){const n=d.index
const r={index:d.index,input:d.input,stack:[...t,e]}
let s=a(...d,r)
if(typeof s==="string"){s=s.length>0?{type:"text",value:s}:undefined}if(s===false){i.lastIndex=n+1}else{if(c!==n){add({type:"text",value:e.value.slice(c,n)})}if(Array.isArray(s)){for(const e of s)add(e)}else if(s){add(s)}c=n+d[0].length
l=true}if(!i.global){break}d=i.exec(e.value)}if(l){if(c<e.value.length){add({type:"text",value:e.value.slice(c)})}r.children.splice(n,1,...u)}else{u=[e]}return n+u.length
function add(e){const t=u[u.length-1]
if(t&&t.type==="text"&&e.type==="text"){t.value+=e.value}else{u.push(e)}}}}function toPairs(e){if(!Array.isArray(e)){throw new TypeError("Expected find and replace tuple or list of tuples")}const t=[]
const n=!e[0]||Array.isArray(e[0])?e:[e]
let r=-1
while(++r<n.length){const e=n[r]
t.push([toExpression(e[0]),toFunction(e[1])])}return t}function toExpression(e){return typeof e==="string"?new RegExp(escapeStringRegexp(e),"g"):e}function toFunction(e){return typeof e==="function"?e:function(){return e}}const m="phrasing"
const E=null&&["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function lib_gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:m,notInConstruct:E},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:m,notInConstruct:E},{character:":",before:"[ps]",after:"\\/",inConstruct:m,notInConstruct:E}]}}function enterLiteralAutolink(e){this.enter({type:"link",title:null,url:"",children:[],position:undefined},e)}function enterLiteralAutolinkValue(e){this.config.enter.autolinkProtocol.call(this,e)}function exitLiteralAutolinkHttp(e){this.config.exit.autolinkProtocol.call(this,e)}function exitLiteralAutolinkWww(e){this.config.exit.data.call(this,e)
const t=this.stack[this.stack.length-1];(0,d.ok)(t.type==="link")
t.url="http://"+this.sliceSerialize(e)}function exitLiteralAutolinkEmail(e){this.config.exit.autolinkEmail.call(this,e)}function exitLiteralAutolink(e){this.exit(e)}function transformGfmAutolinkLiterals(e){findAndReplace(e,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(e,t,n,r,i){if(!previous(i)){return false}let s=""
if(/^w/i.test(t)){n=t+n
t=""
s="http://"}if((0,h.es)(n.charCodeAt(0))||!isCorrectDomain(n)){return false}const o=splitUrl(n+r)
const a={type:"link",title:null,url:s+t+o[0],children:[{type:"text",value:t+o[0],position:undefined}],position:undefined}
if(o[1]){return[a,{type:"text",value:o[1],position:undefined}]}return a}function findEmail(e,t,n){if(/[\d\-_]$/.test(n)){return false}return{type:"link",title:null,url:"mailto:"+t+"@"+n,children:[{type:"text",value:t+"@"+n,position:undefined}],position:undefined}}function findMailto(e,t,n){if(/[\d\-_]$/.test(n)){return false}const r="mailto:"+t+"@"+n
return{type:"link",title:null,url:r,children:[{type:"text",value:r,position:undefined}],position:undefined}}function findXmpp(e,t,n,r,i){if(/[\d\-_]$/.test(n)||r&&(!/[A-Za-z]$/.test(r)||i.input.charAt(i.index+e.length)==="@")){return false}const s="xmpp:"+t+"@"+n+(r||"")
return{type:"link",title:null,url:s,children:[{type:"text",value:s,position:undefined}],position:undefined}}function isCorrectDomain(e){const t=e.split(".")
if(t.length<2||t[t.length-1]&&(/_/.test(t[t.length-1])||!/[\dA-Za-z]/.test(t[t.length-1]))||t[t.length-2]&&(/_/.test(t[t.length-2])||!/[\dA-Za-z]/.test(t[t.length-2]))){return false}return true}function splitUrl(e){let t=e.length
while(t>0){const n=e.charCodeAt(t-1)
if(n===33||n===34||n===38||n===39||n===41||n===44||n===46||n===58||n===59||n===60||n===62||n===63||n===93||n===125){t--}else{break}}if(t===e.length){return[e,undefined]}let n=e.slice(t)
e=e.slice(0,t)
let r=n.indexOf(")")
const i=(0,u.D)(e,"(")
let s=(0,u.D)(e,")")
while(r!==-1&&i>s){e+=n.slice(0,r+1)
n=n.slice(r+1)
r=n.indexOf(")")
s++}return[e,n]}function previous(e){const t=e.input.charCodeAt(e.index-1)
return e.index===0||(0,h.Ny)(t)||(0,h.es)(t)}var T=n(31)
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(e){this.enter({type:"footnoteReference",identifier:"",label:""},e)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(e){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},e)}function exitFootnoteCallString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,d.ok)(n.type==="footnoteReference")
n.identifier=(0,T.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteCall(e){this.exit(e)}function exitFootnoteDefinitionLabelString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,d.ok)(n.type==="footnoteDefinition")
n.identifier=(0,T.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteDefinition(e){this.exit(e)}function footnoteReferencePeek(){return"["}function footnoteReference(e,t,n,r){const i=n.createTracker(r)
let s=i.move("[^")
const o=n.enter("footnoteReference")
const a=n.enter("reference")
s+=i.move(n.safe(n.associationId(e),{after:"]",before:s}))
a()
o()
s+=i.move("]")
return s}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function lib_gfmFootnoteToMarkdown(e){let t=false
if(e&&e.firstLineBlank){t=true}return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(e,n,r,i){const s=r.createTracker(i)
let o=s.move("[^")
const a=r.enter("footnoteDefinition")
const c=r.enter("label")
o+=s.move(r.safe(r.associationId(e),{before:o,after:"]"}))
c()
o+=s.move("]:")
if(e.children&&e.children.length>0){s.shift(4)
o+=s.move((t?"\n":" ")+r.indentLines(r.containerFlow(e,s.current()),t?mapAll:mapExceptFirst))}a()
return o}}function mapExceptFirst(e,t,n){return t===0?e:mapAll(e,t,n)}function mapAll(e,t,n){return(n?"":"    ")+e}const g=null&&["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function lib_gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:g}]}}function enterStrikethrough(e){this.enter({type:"delete",children:[],position:undefined},e)}function exitStrikethrough(e){this.exit(e)}function handleDelete(e,t,n,r){const i=n.createTracker(r)
const s=n.stack.includes("strikethrough")?"~":"~~"
const o=n.enter("strikethrough")
let a=i.move(s)
a+=n.containerPhrasing(e,{...i.current(),before:a,after:"~"})
a+=i.move(s)
o()
return a}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(e){const t=e._align;(0,d.ok)(t,"expected `_align` on table")
this.enter({type:"table",align:t.map(function(e){return e==="none"?null:e}),children:[],position:undefined},e)
this.data.inTable=true}function exitTable(e){this.exit(e)
this.data.inTable=undefined}function enterRow(e){this.enter({type:"tableRow",children:[],position:undefined},e)}function exit(e){this.exit(e)}function enterCell(e){this.enter({type:"tableCell",children:[],position:undefined},e)}function exitCodeText(e){let t=this.resume()
if(this.data.inTable){t=t.replace(/\\([\\|])/g,replace)}const n=this.stack[this.stack.length-1];(0,d.ok)(n.type==="inlineCode")
n.value=t
this.exit(e)}function replace(e,t){return t==="|"?t:e}function lib_gfmTableToMarkdown(e){const t=e||{}
const{tableCellPadding:n,tablePipeAlign:r,stringLength:i}=t
const s=n?" ":"|"
return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:"\n",inConstruct:"tableCell"},{atBreak:true,character:"|",after:"[\t :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:true,character:":",after:"-"},{atBreak:true,character:"-",after:"[:|-]"}]}
function handleTable(e,t,n,r){const i=handleTableAsData(e,n,r)
const s=i[0]
if(s){let t=e.align?e.align.length:0
let n=-1
if(!t){while(++n<i.length){if(i[n].length>t)t=i[n].length}}while(s.length<t)s.push("")}return serializeData(i,e.align)}function handleTableRow(e,t,n,r){const i=handleTableRowAsData(e,n,r)
const s=serializeData([i])
return s.slice(0,s.indexOf("\n"))}function handleTableCell(e,t,n,r){const i=n.enter("tableCell")
const o=n.enter("phrasing")
const a=n.containerPhrasing(e,{...r,before:s,after:s})
o()
i()
return a}function serializeData(e,t){return markdownTable(e,{align:t,alignDelimiters:r,fillRows:false,padding:n,stringLength:i})}function handleTableAsData(e,t,n){const{children:r}=e
let i=-1
const s=[]
const o=t.enter("table")
while(++i<r.length){s[i]=handleTableRowAsData(r[i],t,n)}o()
return s}function handleTableRowAsData(e,t,n){const{children:r}=e
let i=-1
const s=[]
const o=t.enter("tableRow")
while(++i<r.length){s[i]=handleTableCell(r[i],e,t,n)}o()
return s}function inlineCodeWithTable(e,t,n){const r=defaultHandlers.inlineCode(e,t,n)
if(!n.stack.includes("tableCell"))return r
const i=[]
let s=0
let o=r.indexOf("|")
while(o!==-1){let e=o
while(e>s&&r.charCodeAt(e-1)===92){e--}i.push(r.slice(s,o))
if((o-e)%2===0)i.push("\\")
s=o
o=r.indexOf("|",o+1)}i.push(r.slice(s))
return i.join("")}}function joinTable(e,t,n,r){if(e.type==="table"&&n.type==="listItem"&&n.spread===false&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,r)||t.type==="paragraph"||t.type==="table")){return 1}}function formatHeadingAsSetext(e,t){let n=false
visit(e,function(e){if(e.type==="break"||"value"in e&&/\r?\n|\r/.test(e.value)){n=true
return EXIT}})
return Boolean((!e.depth||e.depth<3)&&toString(e)&&(t.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function lib_gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(e){const t=this.stack[this.stack.length-2];(0,d.ok)(t.type==="listItem")
t.checked=e.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(e){const t=this.stack[this.stack.length-2]
if(t&&t.type==="listItem"&&typeof t.checked==="boolean"){const e=this.stack[this.stack.length-1];(0,d.ok)(e.type==="paragraph")
const n=e.children[0]
if(n&&n.type==="text"){const r=t.children
let i=-1
let s
while(++i<r.length){const e=r[i]
if(e.type==="paragraph"){s=e
break}}if(s===e){n.value=n.value.slice(1)
if(n.value.length===0){e.children.shift()}else if(e.position&&n.position&&typeof n.position.start.offset==="number"){n.position.start.column++
n.position.start.offset++
e.position.start={...n.position.start}}}}}this.exit(e)}function paragraphWithTaskListItem(e,t,n,r){if(!t||t.type!=="listItem"||taskListItemParagraph(t)!==e){return defaultHandlers.paragraph(e,t,n,r)}const i="["+(t.checked?"x":" ")+"] "
const s=n.createTracker(r)
s.move(i)
const o=defaultHandlers.paragraph(e.children.length>0?e:{type:"paragraph",children:[{type:"text",value:" "}]},t,n,{...r,...s.current()})
return i+o}function joinDefinitionsBeforeTaskListItemParagraph(e,t,n){if(!(e.type==="definition"&&n.type==="listItem")){return}const r=taskListItemParagraph(n)
if(r&&n.children.indexOf(e)<n.children.indexOf(r)){return 0}}function taskListItemParagraph(e){if(typeof e.checked!=="boolean"){return}for(const t of e.children){if(t.type==="paragraph"){return t}if(t.type!=="definition"){return}}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(e){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(e),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(e),gfmTaskListItemToMarkdown()]}}var A=n(2297)
function readMarkdown(e){return(0,l.Y)(e,{extensions:[(0,A.T)()],mdastExtensions:[gfmFromMarkdown()]})}function isA(e,t){return e?.type===t}function onlyChild(e,t){if(!("children"in e)||e.children.length!==1)return null
const[n]=e.children
return isA(n,t)?n:null}function placeOf(e){const t=e.position?.start.offset
const n=e.position?.end.offset
if(t===undefined||n===undefined)throw new TypeError(`A ${e.type} node without a place`)
return{start:t,end:n}}const _=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(e){const t=_.find(t=>e.includes(t))
return t===undefined?null:`a comment or marker ("${t}")`}const k=100
const I=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const C=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const S=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(e){const t=(0,i.P)(e)
if(t!==null)return`has ${t}`
const n=findMarkerText(e)
if(n!==null)return`has ${n}`
if(e.includes("<"))return'has "<", which can become HTML'
return[...e].length>k?`is longer than ${k} characters`:null}function findAltProblem(e){return e.trim()===""?"is empty":findWordsProblem(e)}function findMarkdownWordsProblem(e,t){const n=findWordsProblem(t)
if(n!==null)return n
const r=I.find(([n])=>t.includes(n)||e.includes(n))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const i=S.exec(e.replace(C," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
return readsAs(`x ${e} x`,`x ${t} x`)?null:"is not plain text"}function readsAs(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const r=n?.children[0]
return n?.children.length===1&&isA(r,"text")&&r.value===t}const b={a:{required:["href"],attributes:{href:(e,{address:t})=>findTargetProblem(e,t),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(e,{page:t})=>findImageProblem(e,t),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(e,{page:t})=>findScriptProblem(e,t),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(e,{page:t})=>e===t.slug?null:`is not the slug "${t.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(e,t,n){const r=b[e]
if(!r)return`<${e}> is not allowed`
const i=r.required.find(e=>!t.some(t=>t.name===e))
if(i!==undefined)return`<${e}> has no ${i}`
for(const{name:i,value:s}of t){const t=ruleOf(r,i)
if(!t)return`<${e}> has an attribute that is not allowed: ${i}`
const o=t(s,n)
if(o!==null)return`${i} of <${e}> ${o}`}return null}function ruleOf({attributes:e,data:t},n){if(Object.hasOwn(e,n))return e[n]
return/^data-[a-z0-9-]+$/.test(n)?t:undefined}function matching(e){return t=>e.test(t)?null:"has a value it cannot have"}var N=n(4640)
const D={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(e,t,n){const{tokens:r,errors:i}=(0,N.y)(t)
if(i[0]!==undefined)return`its HTML is malformed (${i[0]})`
const s=D[e]
let o=0
for(const[e,t]of r.entries()){if(t.kind==="space"&&!isStartOf(r[e-1],"script"))continue
const i=s[o]
if(spell(t)!==i)return`it has ${spell(t)} where ${i??"it should end"}`
const a=t.kind==="start"?findStartProblem(t,n):null
if(a!==null)return a
o+=1}return o<s.length?`it ends without ${s[o]}`:null}function findStartProblem(e,t){if(e.selfClosing&&e.name!=="img")return`<${e.name}> is closed twice`
return findAttributeProblem(e.name,e.attributes,t)}function isStartOf(e,t){return e?.kind==="start"&&e.name===t}function spell(e){switch(e.kind){case"start":return`<${e.name}>`
case"end":return`</${e.name}>`
case"space":return"white space"
case"other":return e.what}}function findBadgeProblem(e,t,n){const r=onlyChild(readMarkdown(e),"paragraph")
const i=r&&onlyChild(r,"link")
const s=i&&onlyChild(i,"image")
if(!s)return"it is not one image in one link and nothing else"
return findLinkProblem(e,i,placeOf(s).end,n)??findBadgeImageProblem(e,s,t)}function findMinimalProblem(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const[r,i,s,...o]=n?.children??[]
const a=r&&isA(r,"strong")?onlyChild(r,"text"):null
const c=s&&isA(s,"link")?onlyChild(s,"text"):null
if(!a||!isA(i,"text")||!isA(s,"link")||!c||o.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![a,i,s,c].every(e=>e.position))return"its link is not written as one"
const l=findTargetProblem(c.value,t)
if(l!==null)return`the text of its link ${l}`
const u=findLinkProblem(e,s,placeOf(c).end,t)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!i.value.startsWith(" "))return"it has no space after its label"
if([...a.value,...i.value].length>100)return"its words are longer than 100 characters"
for(const t of[a,i]){const{start:n,end:r}=placeOf(t)
const i=findMarkdownWordsProblem(e.slice(n,r),t.value)
if(i!==null)return`its text ${i}`}return null}function findLinkProblem(e,t,n,r){const i=findTargetProblem(t.url,r)
if(i!==null)return`the target of its link ${i}`
return findResourceProblem(e.slice(n,placeOf(t).end),t)}function findBadgeImageProblem(e,t,n){const r=t.alt??""
const i=findImageProblem(t.url,n)
if(i!==null)return`the address of its image ${i}`
const{start:s,end:o}=placeOf(t)
const a=e.slice(s,o)
const c=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const l=findAltProblem(r)??findMarkdownWordsProblem(c,r)
if(l!==null)return`its alternative text ${l}`
return findResourceProblem(a.slice("![".length+c.length),t)}const O=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(e,{title:t}){const n=O.exec(e)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",t??"")
return r===null?null:`its title ${r}`}const w={badge_markdown:(e,{page:t,address:n})=>findBadgeProblem(e,t,n),badge_html:(e,t)=>findHtmlProblem("badge_html",e,t),widget_script:(e,t)=>findHtmlProblem("widget_script",e,t),widget_html:(e,t)=>findHtmlProblem("widget_html",e,t),minimal_md:(e,{address:t})=>findMinimalProblem(e,t)}
const y=2e3
function judgeAddress(e){const t=e.trim()
const n=(0,r.zq)(t)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,s.h)(t)} ${n.problem}`)}function judgeSnippet(e,t,n){const r=judgeAddress(t.status_page_url)
const i=t[e].trim()
if(r.verdict==="unsafe")return r
if(e==="status_page_url")return{verdict:"safe",value:i}
const s=findTextProblem(e,i,n)??w[e](i,{page:n,address:r.value})
return s===null?{verdict:"safe",value:i}:unsafe(e,s)}function findTextProblem(e,t,{baseUrl:n}){if(t==="")return"it is empty"
const r=y+2*n.length
if(t.length>r)return`it is longer than ${r} characters`
const s=e==="widget_html"?"allowed":"refused"
const o=(0,i.P)(t,s)
if(o!==null)return`it has ${o}`
if(t.split(/\r\n|\r|\n/).some(e=>e.trim()===""))return"it has a blank line"
const a=findMarkerText(t)
return a===null?null:`it has ${a}`}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}},3762:(e,t,n)=>{"use strict"
n.d(t,{h:()=>quote})
var r=n(5225)
const i=120
function quote(e){const t=[...e]
const n=t.slice(0,i).map(e=>{const t=e.codePointAt(0)??0
return(0,r.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`})
return`"${n.join("")}${t.length>i?"\u2026":""}"`}},7576:(e,t,n)=>{"use strict"
n.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},1968:(e,t,n)=>{"use strict"
n.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},8591:(e,t,n)=>{"use strict"
n.d(t,{d:()=>parseSlug})
var r=n(865)
const i=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=i.find(([t])=>t.test(e))
if(!t)return e
const n='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new r.d({input:"slug",value:e,problem:t[1],fix:n})}},2658:(e,t,n)=>{"use strict"
n.d(t,{R:()=>r})
const r=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},3411:(e,t,n)=>{"use strict"
n.d(t,{r:()=>r})
const r="1.0.0"},6923:(e,t,n)=>{"use strict"
n.d(t,{D:()=>ccount})
function ccount(e,t){const n=String(e)
if(typeof t!=="string"){throw new TypeError("Expected character")}let r=0
let i=n.indexOf(t)
while(i!==-1){r++
i=n.indexOf(t,i+t.length)}return r}},7126:(e,t,n)=>{"use strict"
n.d(t,{s:()=>decodeNamedCharacterReference})
const r={AElig:"\xc6",AMP:"&",Aacute:"\xc1",Abreve:"\u0102",Acirc:"\xc2",Acy:"\u0410",Afr:"\u{1d504}",Agrave:"\xc0",Alpha:"\u0391",Amacr:"\u0100",And:"\u2a53",Aogon:"\u0104",Aopf:"\u{1d538}",ApplyFunction:"\u2061",Aring:"\xc5",Ascr:"\u{1d49c}",Assign:"\u2254",Atilde:"\xc3",Auml:"\xc4",Backslash:"\u2216",Barv:"\u2ae7",Barwed:"\u2306",Bcy:"\u0411",Because:"\u2235",Bernoullis:"\u212c",Beta:"\u0392",Bfr:"\u{1d505}",Bopf:"\u{1d539}",Breve:"\u02d8",Bscr:"\u212c",Bumpeq:"\u224e",CHcy:"\u0427",COPY:"\xa9",Cacute:"\u0106",Cap:"\u22d2",CapitalDifferentialD:"\u2145",Cayleys:"\u212d",Ccaron:"\u010c",Ccedil:"\xc7",Ccirc:"\u0108",Cconint:"\u2230",Cdot:"\u010a",Cedilla:"\xb8",CenterDot:"\xb7",Cfr:"\u212d",Chi:"\u03a7",CircleDot:"\u2299",CircleMinus:"\u2296",CirclePlus:"\u2295",CircleTimes:"\u2297",ClockwiseContourIntegral:"\u2232",CloseCurlyDoubleQuote:"\u201d",CloseCurlyQuote:"\u2019",Colon:"\u2237",Colone:"\u2a74",Congruent:"\u2261",Conint:"\u222f",ContourIntegral:"\u222e",Copf:"\u2102",Coproduct:"\u2210",CounterClockwiseContourIntegral:"\u2233",Cross:"\u2a2f",Cscr:"\u{1d49e}",Cup:"\u22d3",CupCap:"\u224d",DD:"\u2145",DDotrahd:"\u2911",DJcy:"\u0402",DScy:"\u0405",DZcy:"\u040f",Dagger:"\u2021",Darr:"\u21a1",Dashv:"\u2ae4",Dcaron:"\u010e",Dcy:"\u0414",Del:"\u2207",Delta:"\u0394",Dfr:"\u{1d507}",DiacriticalAcute:"\xb4",DiacriticalDot:"\u02d9",DiacriticalDoubleAcute:"\u02dd",DiacriticalGrave:"`",DiacriticalTilde:"\u02dc",Diamond:"\u22c4",DifferentialD:"\u2146",Dopf:"\u{1d53b}",Dot:"\xa8",DotDot:"\u20dc",DotEqual:"\u2250",DoubleContourIntegral:"\u222f",DoubleDot:"\xa8",DoubleDownArrow:"\u21d3",DoubleLeftArrow:"\u21d0",DoubleLeftRightArrow:"\u21d4",DoubleLeftTee:"\u2ae4",DoubleLongLeftArrow:"\u27f8",DoubleLongLeftRightArrow:"\u27fa",DoubleLongRightArrow:"\u27f9",DoubleRightArrow:"\u21d2",DoubleRightTee:"\u22a8",DoubleUpArrow:"\u21d1",DoubleUpDownArrow:"\u21d5",DoubleVerticalBar:"\u2225",DownArrow:"\u2193",DownArrowBar:"\u2913",DownArrowUpArrow:"\u21f5",DownBreve:"\u0311",DownLeftRightVector:"\u2950",DownLeftTeeVector:"\u295e",DownLeftVector:"\u21bd",DownLeftVectorBar:"\u2956",DownRightTeeVector:"\u295f",DownRightVector:"\u21c1",DownRightVectorBar:"\u2957",DownTee:"\u22a4",DownTeeArrow:"\u21a7",Downarrow:"\u21d3",Dscr:"\u{1d49f}",Dstrok:"\u0110",ENG:"\u014a",ETH:"\xd0",Eacute:"\xc9",Ecaron:"\u011a",Ecirc:"\xca",Ecy:"\u042d",Edot:"\u0116",Efr:"\u{1d508}",Egrave:"\xc8",Element:"\u2208",Emacr:"\u0112",EmptySmallSquare:"\u25fb",EmptyVerySmallSquare:"\u25ab",Eogon:"\u0118",Eopf:"\u{1d53c}",Epsilon:"\u0395",Equal:"\u2a75",EqualTilde:"\u2242",Equilibrium:"\u21cc",Escr:"\u2130",Esim:"\u2a73",Eta:"\u0397",Euml:"\xcb",Exists:"\u2203",ExponentialE:"\u2147",Fcy:"\u0424",Ffr:"\u{1d509}",FilledSmallSquare:"\u25fc",FilledVerySmallSquare:"\u25aa",Fopf:"\u{1d53d}",ForAll:"\u2200",Fouriertrf:"\u2131",Fscr:"\u2131",GJcy:"\u0403",GT:">",Gamma:"\u0393",Gammad:"\u03dc",Gbreve:"\u011e",Gcedil:"\u0122",Gcirc:"\u011c",Gcy:"\u0413",Gdot:"\u0120",Gfr:"\u{1d50a}",Gg:"\u22d9",Gopf:"\u{1d53e}",GreaterEqual:"\u2265",GreaterEqualLess:"\u22db",GreaterFullEqual:"\u2267",GreaterGreater:"\u2aa2",GreaterLess:"\u2277",GreaterSlantEqual:"\u2a7e",GreaterTilde:"\u2273",Gscr:"\u{1d4a2}",Gt:"\u226b",HARDcy:"\u042a",Hacek:"\u02c7",Hat:"^",Hcirc:"\u0124",Hfr:"\u210c",HilbertSpace:"\u210b",Hopf:"\u210d",HorizontalLine:"\u2500",Hscr:"\u210b",Hstrok:"\u0126",HumpDownHump:"\u224e",HumpEqual:"\u224f",IEcy:"\u0415",IJlig:"\u0132",IOcy:"\u0401",Iacute:"\xcd",Icirc:"\xce",Icy:"\u0418",Idot:"\u0130",Ifr:"\u2111",Igrave:"\xcc",Im:"\u2111",Imacr:"\u012a",ImaginaryI:"\u2148",Implies:"\u21d2",Int:"\u222c",Integral:"\u222b",Intersection:"\u22c2",InvisibleComma:"\u2063",InvisibleTimes:"\u2062",Iogon:"\u012e",Iopf:"\u{1d540}",Iota:"\u0399",Iscr:"\u2110",Itilde:"\u0128",Iukcy:"\u0406",Iuml:"\xcf",Jcirc:"\u0134",Jcy:"\u0419",Jfr:"\u{1d50d}",Jopf:"\u{1d541}",Jscr:"\u{1d4a5}",Jsercy:"\u0408",Jukcy:"\u0404",KHcy:"\u0425",KJcy:"\u040c",Kappa:"\u039a",Kcedil:"\u0136",Kcy:"\u041a",Kfr:"\u{1d50e}",Kopf:"\u{1d542}",Kscr:"\u{1d4a6}",LJcy:"\u0409",LT:"<",Lacute:"\u0139",Lambda:"\u039b",Lang:"\u27ea",Laplacetrf:"\u2112",Larr:"\u219e",Lcaron:"\u013d",Lcedil:"\u013b",Lcy:"\u041b",LeftAngleBracket:"\u27e8",LeftArrow:"\u2190",LeftArrowBar:"\u21e4",LeftArrowRightArrow:"\u21c6",LeftCeiling:"\u2308",LeftDoubleBracket:"\u27e6",LeftDownTeeVector:"\u2961",LeftDownVector:"\u21c3",LeftDownVectorBar:"\u2959",LeftFloor:"\u230a",LeftRightArrow:"\u2194",LeftRightVector:"\u294e",LeftTee:"\u22a3",LeftTeeArrow:"\u21a4",LeftTeeVector:"\u295a",LeftTriangle:"\u22b2",LeftTriangleBar:"\u29cf",LeftTriangleEqual:"\u22b4",LeftUpDownVector:"\u2951",LeftUpTeeVector:"\u2960",LeftUpVector:"\u21bf",LeftUpVectorBar:"\u2958",LeftVector:"\u21bc",LeftVectorBar:"\u2952",Leftarrow:"\u21d0",Leftrightarrow:"\u21d4",LessEqualGreater:"\u22da",LessFullEqual:"\u2266",LessGreater:"\u2276",LessLess:"\u2aa1",LessSlantEqual:"\u2a7d",LessTilde:"\u2272",Lfr:"\u{1d50f}",Ll:"\u22d8",Lleftarrow:"\u21da",Lmidot:"\u013f",LongLeftArrow:"\u27f5",LongLeftRightArrow:"\u27f7",LongRightArrow:"\u27f6",Longleftarrow:"\u27f8",Longleftrightarrow:"\u27fa",Longrightarrow:"\u27f9",Lopf:"\u{1d543}",LowerLeftArrow:"\u2199",LowerRightArrow:"\u2198",Lscr:"\u2112",Lsh:"\u21b0",Lstrok:"\u0141",Lt:"\u226a",Map:"\u2905",Mcy:"\u041c",MediumSpace:"\u205f",Mellintrf:"\u2133",Mfr:"\u{1d510}",MinusPlus:"\u2213",Mopf:"\u{1d544}",Mscr:"\u2133",Mu:"\u039c",NJcy:"\u040a",Nacute:"\u0143",Ncaron:"\u0147",Ncedil:"\u0145",Ncy:"\u041d",NegativeMediumSpace:"\u200b",NegativeThickSpace:"\u200b",NegativeThinSpace:"\u200b",NegativeVeryThinSpace:"\u200b",NestedGreaterGreater:"\u226b",NestedLessLess:"\u226a",NewLine:"\n",Nfr:"\u{1d511}",NoBreak:"\u2060",NonBreakingSpace:"\xa0",Nopf:"\u2115",Not:"\u2aec",NotCongruent:"\u2262",NotCupCap:"\u226d",NotDoubleVerticalBar:"\u2226",NotElement:"\u2209",NotEqual:"\u2260",NotEqualTilde:"\u2242\u0338",NotExists:"\u2204",NotGreater:"\u226f",NotGreaterEqual:"\u2271",NotGreaterFullEqual:"\u2267\u0338",NotGreaterGreater:"\u226b\u0338",NotGreaterLess:"\u2279",NotGreaterSlantEqual:"\u2a7e\u0338",NotGreaterTilde:"\u2275",NotHumpDownHump:"\u224e\u0338",NotHumpEqual:"\u224f\u0338",NotLeftTriangle:"\u22ea",NotLeftTriangleBar:"\u29cf\u0338",NotLeftTriangleEqual:"\u22ec",NotLess:"\u226e",NotLessEqual:"\u2270",NotLessGreater:"\u2278",NotLessLess:"\u226a\u0338",NotLessSlantEqual:"\u2a7d\u0338",NotLessTilde:"\u2274",NotNestedGreaterGreater:"\u2aa2\u0338",NotNestedLessLess:"\u2aa1\u0338",NotPrecedes:"\u2280",NotPrecedesEqual:"\u2aaf\u0338",NotPrecedesSlantEqual:"\u22e0",NotReverseElement:"\u220c",NotRightTriangle:"\u22eb",NotRightTriangleBar:"\u29d0\u0338",NotRightTriangleEqual:"\u22ed",NotSquareSubset:"\u228f\u0338",NotSquareSubsetEqual:"\u22e2",NotSquareSuperset:"\u2290\u0338",NotSquareSupersetEqual:"\u22e3",NotSubset:"\u2282\u20d2",NotSubsetEqual:"\u2288",NotSucceeds:"\u2281",NotSucceedsEqual:"\u2ab0\u0338",NotSucceedsSlantEqual:"\u22e1",NotSucceedsTilde:"\u227f\u0338",NotSuperset:"\u2283\u20d2",NotSupersetEqual:"\u2289",NotTilde:"\u2241",NotTildeEqual:"\u2244",NotTildeFullEqual:"\u2247",NotTildeTilde:"\u2249",NotVerticalBar:"\u2224",Nscr:"\u{1d4a9}",Ntilde:"\xd1",Nu:"\u039d",OElig:"\u0152",Oacute:"\xd3",Ocirc:"\xd4",Ocy:"\u041e",Odblac:"\u0150",Ofr:"\u{1d512}",Ograve:"\xd2",Omacr:"\u014c",Omega:"\u03a9",Omicron:"\u039f",Oopf:"\u{1d546}",OpenCurlyDoubleQuote:"\u201c",OpenCurlyQuote:"\u2018",Or:"\u2a54",Oscr:"\u{1d4aa}",Oslash:"\xd8",Otilde:"\xd5",Otimes:"\u2a37",Ouml:"\xd6",OverBar:"\u203e",OverBrace:"\u23de",OverBracket:"\u23b4",OverParenthesis:"\u23dc",PartialD:"\u2202",Pcy:"\u041f",Pfr:"\u{1d513}",Phi:"\u03a6",Pi:"\u03a0",PlusMinus:"\xb1",Poincareplane:"\u210c",Popf:"\u2119",Pr:"\u2abb",Precedes:"\u227a",PrecedesEqual:"\u2aaf",PrecedesSlantEqual:"\u227c",PrecedesTilde:"\u227e",Prime:"\u2033",Product:"\u220f",Proportion:"\u2237",Proportional:"\u221d",Pscr:"\u{1d4ab}",Psi:"\u03a8",QUOT:'"',Qfr:"\u{1d514}",Qopf:"\u211a",Qscr:"\u{1d4ac}",RBarr:"\u2910",REG:"\xae",Racute:"\u0154",Rang:"\u27eb",Rarr:"\u21a0",Rarrtl:"\u2916",Rcaron:"\u0158",Rcedil:"\u0156",Rcy:"\u0420",Re:"\u211c",ReverseElement:"\u220b",ReverseEquilibrium:"\u21cb",ReverseUpEquilibrium:"\u296f",Rfr:"\u211c",Rho:"\u03a1",RightAngleBracket:"\u27e9",RightArrow:"\u2192",RightArrowBar:"\u21e5",RightArrowLeftArrow:"\u21c4",RightCeiling:"\u2309",RightDoubleBracket:"\u27e7",RightDownTeeVector:"\u295d",RightDownVector:"\u21c2",RightDownVectorBar:"\u2955",RightFloor:"\u230b",RightTee:"\u22a2",RightTeeArrow:"\u21a6",RightTeeVector:"\u295b",RightTriangle:"\u22b3",RightTriangleBar:"\u29d0",RightTriangleEqual:"\u22b5",RightUpDownVector:"\u294f",RightUpTeeVector:"\u295c",RightUpVector:"\u21be",RightUpVectorBar:"\u2954",RightVector:"\u21c0",RightVectorBar:"\u2953",Rightarrow:"\u21d2",Ropf:"\u211d",RoundImplies:"\u2970",Rrightarrow:"\u21db",Rscr:"\u211b",Rsh:"\u21b1",RuleDelayed:"\u29f4",SHCHcy:"\u0429",SHcy:"\u0428",SOFTcy:"\u042c",Sacute:"\u015a",Sc:"\u2abc",Scaron:"\u0160",Scedil:"\u015e",Scirc:"\u015c",Scy:"\u0421",Sfr:"\u{1d516}",ShortDownArrow:"\u2193",ShortLeftArrow:"\u2190",ShortRightArrow:"\u2192",ShortUpArrow:"\u2191",Sigma:"\u03a3",SmallCircle:"\u2218",Sopf:"\u{1d54a}",Sqrt:"\u221a",Square:"\u25a1",SquareIntersection:"\u2293",SquareSubset:"\u228f",SquareSubsetEqual:"\u2291",SquareSuperset:"\u2290",SquareSupersetEqual:"\u2292",SquareUnion:"\u2294",Sscr:"\u{1d4ae}",Star:"\u22c6",Sub:"\u22d0",Subset:"\u22d0",SubsetEqual:"\u2286",Succeeds:"\u227b",SucceedsEqual:"\u2ab0",SucceedsSlantEqual:"\u227d",SucceedsTilde:"\u227f",SuchThat:"\u220b",Sum:"\u2211",Sup:"\u22d1",Superset:"\u2283",SupersetEqual:"\u2287",Supset:"\u22d1",THORN:"\xde",TRADE:"\u2122",TSHcy:"\u040b",TScy:"\u0426",Tab:"\t",Tau:"\u03a4",Tcaron:"\u0164",Tcedil:"\u0162",Tcy:"\u0422",Tfr:"\u{1d517}",Therefore:"\u2234",Theta:"\u0398",ThickSpace:"\u205f\u200a",ThinSpace:"\u2009",Tilde:"\u223c",TildeEqual:"\u2243",TildeFullEqual:"\u2245",TildeTilde:"\u2248",Topf:"\u{1d54b}",TripleDot:"\u20db",Tscr:"\u{1d4af}",Tstrok:"\u0166",Uacute:"\xda",Uarr:"\u219f",Uarrocir:"\u2949",Ubrcy:"\u040e",Ubreve:"\u016c",Ucirc:"\xdb",Ucy:"\u0423",Udblac:"\u0170",Ufr:"\u{1d518}",Ugrave:"\xd9",Umacr:"\u016a",UnderBar:"_",UnderBrace:"\u23df",UnderBracket:"\u23b5",UnderParenthesis:"\u23dd",Union:"\u22c3",UnionPlus:"\u228e",Uogon:"\u0172",Uopf:"\u{1d54c}",UpArrow:"\u2191",UpArrowBar:"\u2912",UpArrowDownArrow:"\u21c5",UpDownArrow:"\u2195",UpEquilibrium:"\u296e",UpTee:"\u22a5",UpTeeArrow:"\u21a5",Uparrow:"\u21d1",Updownarrow:"\u21d5",UpperLeftArrow:"\u2196",UpperRightArrow:"\u2197",Upsi:"\u03d2",Upsilon:"\u03a5",Uring:"\u016e",Uscr:"\u{1d4b0}",Utilde:"\u0168",Uuml:"\xdc",VDash:"\u22ab",Vbar:"\u2aeb",Vcy:"\u0412",Vdash:"\u22a9",Vdashl:"\u2ae6",Vee:"\u22c1",Verbar:"\u2016",Vert:"\u2016",VerticalBar:"\u2223",VerticalLine:"|",VerticalSeparator:"\u2758",VerticalTilde:"\u2240",VeryThinSpace:"\u200a",Vfr:"\u{1d519}",Vopf:"\u{1d54d}",Vscr:"\u{1d4b1}",Vvdash:"\u22aa",Wcirc:"\u0174",Wedge:"\u22c0",Wfr:"\u{1d51a}",Wopf:"\u{1d54e}",Wscr:"\u{1d4b2}",Xfr:"\u{1d51b}",Xi:"\u039e",Xopf:"\u{1d54f}",Xscr:"\u{1d4b3}",YAcy:"\u042f",YIcy:"\u0407",YUcy:"\u042e",Yacute:"\xdd",Ycirc:"\u0176",Ycy:"\u042b",Yfr:"\u{1d51c}",Yopf:"\u{1d550}",Yscr:"\u{1d4b4}",Yuml:"\u0178",ZHcy:"\u0416",Zacute:"\u0179",Zcaron:"\u017d",Zcy:"\u0417",Zdot:"\u017b",ZeroWidthSpace:"\u200b",Zeta:"\u0396",Zfr:"\u2128",Zopf:"\u2124",Zscr:"\u{1d4b5}",aacute:"\xe1",abreve:"\u0103",ac:"\u223e",acE:"\u223e\u0333",acd:"\u223f",acirc:"\xe2",acute:"\xb4",acy:"\u0430",aelig:"\xe6",af:"\u2061",afr:"\u{1d51e}",agrave:"\xe0",alefsym:"\u2135",aleph:"\u2135",alpha:"\u03b1",amacr:"\u0101",amalg:"\u2a3f",amp:"&",and:"\u2227",andand:"\u2a55",andd:"\u2a5c",andslope:"\u2a58",andv:"\u2a5a",ang:"\u2220",ange:"\u29a4",angle:"\u2220",angmsd:"\u2221",angmsdaa:"\u29a8",angmsdab:"\u29a9",angmsdac:"\u29aa",angmsdad:"\u29ab",angmsdae:"\u29ac",angmsdaf:"\u29ad",angmsdag:"\u29ae",angmsdah:"\u29af",angrt:"\u221f",angrtvb:"\u22be",angrtvbd:"\u299d",angsph:"\u2222",angst:"\xc5",angzarr:"\u237c",aogon:"\u0105",aopf:"\u{1d552}",ap:"\u2248",apE:"\u2a70",apacir:"\u2a6f",ape:"\u224a",apid:"\u224b",apos:"'",approx:"\u2248",approxeq:"\u224a",aring:"\xe5",ascr:"\u{1d4b6}",ast:"*",asymp:"\u2248",asympeq:"\u224d",atilde:"\xe3",auml:"\xe4",awconint:"\u2233",awint:"\u2a11",bNot:"\u2aed",backcong:"\u224c",backepsilon:"\u03f6",backprime:"\u2035",backsim:"\u223d",backsimeq:"\u22cd",barvee:"\u22bd",barwed:"\u2305",barwedge:"\u2305",bbrk:"\u23b5",bbrktbrk:"\u23b6",bcong:"\u224c",bcy:"\u0431",bdquo:"\u201e",becaus:"\u2235",because:"\u2235",bemptyv:"\u29b0",bepsi:"\u03f6",bernou:"\u212c",beta:"\u03b2",beth:"\u2136",between:"\u226c",bfr:"\u{1d51f}",bigcap:"\u22c2",bigcirc:"\u25ef",bigcup:"\u22c3",bigodot:"\u2a00",bigoplus:"\u2a01",bigotimes:"\u2a02",bigsqcup:"\u2a06",bigstar:"\u2605",bigtriangledown:"\u25bd",bigtriangleup:"\u25b3",biguplus:"\u2a04",bigvee:"\u22c1",bigwedge:"\u22c0",bkarow:"\u290d",blacklozenge:"\u29eb",blacksquare:"\u25aa",blacktriangle:"\u25b4",blacktriangledown:"\u25be",blacktriangleleft:"\u25c2",blacktriangleright:"\u25b8",blank:"\u2423",blk12:"\u2592",blk14:"\u2591",blk34:"\u2593",block:"\u2588",bne:"=\u20e5",bnequiv:"\u2261\u20e5",bnot:"\u2310",bopf:"\u{1d553}",bot:"\u22a5",bottom:"\u22a5",bowtie:"\u22c8",boxDL:"\u2557",boxDR:"\u2554",boxDl:"\u2556",boxDr:"\u2553",boxH:"\u2550",boxHD:"\u2566",boxHU:"\u2569",boxHd:"\u2564",boxHu:"\u2567",boxUL:"\u255d",boxUR:"\u255a",boxUl:"\u255c",boxUr:"\u2559",boxV:"\u2551",boxVH:"\u256c",boxVL:"\u2563",boxVR:"\u2560",boxVh:"\u256b",boxVl:"\u2562",boxVr:"\u255f",boxbox:"\u29c9",boxdL:"\u2555",boxdR:"\u2552",boxdl:"\u2510",boxdr:"\u250c",boxh:"\u2500",boxhD:"\u2565",boxhU:"\u2568",boxhd:"\u252c",boxhu:"\u2534",boxminus:"\u229f",boxplus:"\u229e",boxtimes:"\u22a0",boxuL:"\u255b",boxuR:"\u2558",boxul:"\u2518",boxur:"\u2514",boxv:"\u2502",boxvH:"\u256a",boxvL:"\u2561",boxvR:"\u255e",boxvh:"\u253c",boxvl:"\u2524",boxvr:"\u251c",bprime:"\u2035",breve:"\u02d8",brvbar:"\xa6",bscr:"\u{1d4b7}",bsemi:"\u204f",bsim:"\u223d",bsime:"\u22cd",bsol:"\\",bsolb:"\u29c5",bsolhsub:"\u27c8",bull:"\u2022",bullet:"\u2022",bump:"\u224e",bumpE:"\u2aae",bumpe:"\u224f",bumpeq:"\u224f",cacute:"\u0107",cap:"\u2229",capand:"\u2a44",capbrcup:"\u2a49",capcap:"\u2a4b",capcup:"\u2a47",capdot:"\u2a40",caps:"\u2229\ufe00",caret:"\u2041",caron:"\u02c7",ccaps:"\u2a4d",ccaron:"\u010d",ccedil:"\xe7",ccirc:"\u0109",ccups:"\u2a4c",ccupssm:"\u2a50",cdot:"\u010b",cedil:"\xb8",cemptyv:"\u29b2",cent:"\xa2",centerdot:"\xb7",cfr:"\u{1d520}",chcy:"\u0447",check:"\u2713",checkmark:"\u2713",chi:"\u03c7",cir:"\u25cb",cirE:"\u29c3",circ:"\u02c6",circeq:"\u2257",circlearrowleft:"\u21ba",circlearrowright:"\u21bb",circledR:"\xae",circledS:"\u24c8",circledast:"\u229b",circledcirc:"\u229a",circleddash:"\u229d",cire:"\u2257",cirfnint:"\u2a10",cirmid:"\u2aef",cirscir:"\u29c2",clubs:"\u2663",clubsuit:"\u2663",colon:":",colone:"\u2254",coloneq:"\u2254",comma:",",commat:"@",comp:"\u2201",compfn:"\u2218",complement:"\u2201",complexes:"\u2102",cong:"\u2245",congdot:"\u2a6d",conint:"\u222e",copf:"\u{1d554}",coprod:"\u2210",copy:"\xa9",copysr:"\u2117",crarr:"\u21b5",cross:"\u2717",cscr:"\u{1d4b8}",csub:"\u2acf",csube:"\u2ad1",csup:"\u2ad0",csupe:"\u2ad2",ctdot:"\u22ef",cudarrl:"\u2938",cudarrr:"\u2935",cuepr:"\u22de",cuesc:"\u22df",cularr:"\u21b6",cularrp:"\u293d",cup:"\u222a",cupbrcap:"\u2a48",cupcap:"\u2a46",cupcup:"\u2a4a",cupdot:"\u228d",cupor:"\u2a45",cups:"\u222a\ufe00",curarr:"\u21b7",curarrm:"\u293c",curlyeqprec:"\u22de",curlyeqsucc:"\u22df",curlyvee:"\u22ce",curlywedge:"\u22cf",curren:"\xa4",curvearrowleft:"\u21b6",curvearrowright:"\u21b7",cuvee:"\u22ce",cuwed:"\u22cf",cwconint:"\u2232",cwint:"\u2231",cylcty:"\u232d",dArr:"\u21d3",dHar:"\u2965",dagger:"\u2020",daleth:"\u2138",darr:"\u2193",dash:"\u2010",dashv:"\u22a3",dbkarow:"\u290f",dblac:"\u02dd",dcaron:"\u010f",dcy:"\u0434",dd:"\u2146",ddagger:"\u2021",ddarr:"\u21ca",ddotseq:"\u2a77",deg:"\xb0",delta:"\u03b4",demptyv:"\u29b1",dfisht:"\u297f",dfr:"\u{1d521}",dharl:"\u21c3",dharr:"\u21c2",diam:"\u22c4",diamond:"\u22c4",diamondsuit:"\u2666",diams:"\u2666",die:"\xa8",digamma:"\u03dd",disin:"\u22f2",div:"\xf7",divide:"\xf7",divideontimes:"\u22c7",divonx:"\u22c7",djcy:"\u0452",dlcorn:"\u231e",dlcrop:"\u230d",dollar:"$",dopf:"\u{1d555}",dot:"\u02d9",doteq:"\u2250",doteqdot:"\u2251",dotminus:"\u2238",dotplus:"\u2214",dotsquare:"\u22a1",doublebarwedge:"\u2306",downarrow:"\u2193",downdownarrows:"\u21ca",downharpoonleft:"\u21c3",downharpoonright:"\u21c2",drbkarow:"\u2910",drcorn:"\u231f",drcrop:"\u230c",dscr:"\u{1d4b9}",dscy:"\u0455",dsol:"\u29f6",dstrok:"\u0111",dtdot:"\u22f1",dtri:"\u25bf",dtrif:"\u25be",duarr:"\u21f5",duhar:"\u296f",dwangle:"\u29a6",dzcy:"\u045f",dzigrarr:"\u27ff",eDDot:"\u2a77",eDot:"\u2251",eacute:"\xe9",easter:"\u2a6e",ecaron:"\u011b",ecir:"\u2256",ecirc:"\xea",ecolon:"\u2255",ecy:"\u044d",edot:"\u0117",ee:"\u2147",efDot:"\u2252",efr:"\u{1d522}",eg:"\u2a9a",egrave:"\xe8",egs:"\u2a96",egsdot:"\u2a98",el:"\u2a99",elinters:"\u23e7",ell:"\u2113",els:"\u2a95",elsdot:"\u2a97",emacr:"\u0113",empty:"\u2205",emptyset:"\u2205",emptyv:"\u2205",emsp13:"\u2004",emsp14:"\u2005",emsp:"\u2003",eng:"\u014b",ensp:"\u2002",eogon:"\u0119",eopf:"\u{1d556}",epar:"\u22d5",eparsl:"\u29e3",eplus:"\u2a71",epsi:"\u03b5",epsilon:"\u03b5",epsiv:"\u03f5",eqcirc:"\u2256",eqcolon:"\u2255",eqsim:"\u2242",eqslantgtr:"\u2a96",eqslantless:"\u2a95",equals:"=",equest:"\u225f",equiv:"\u2261",equivDD:"\u2a78",eqvparsl:"\u29e5",erDot:"\u2253",erarr:"\u2971",escr:"\u212f",esdot:"\u2250",esim:"\u2242",eta:"\u03b7",eth:"\xf0",euml:"\xeb",euro:"\u20ac",excl:"!",exist:"\u2203",expectation:"\u2130",exponentiale:"\u2147",fallingdotseq:"\u2252",fcy:"\u0444",female:"\u2640",ffilig:"\ufb03",fflig:"\ufb00",ffllig:"\ufb04",ffr:"\u{1d523}",filig:"\ufb01",fjlig:"fj",flat:"\u266d",fllig:"\ufb02",fltns:"\u25b1",fnof:"\u0192",fopf:"\u{1d557}",forall:"\u2200",fork:"\u22d4",forkv:"\u2ad9",fpartint:"\u2a0d",frac12:"\xbd",frac13:"\u2153",frac14:"\xbc",frac15:"\u2155",frac16:"\u2159",frac18:"\u215b",frac23:"\u2154",frac25:"\u2156",frac34:"\xbe",frac35:"\u2157",frac38:"\u215c",frac45:"\u2158",frac56:"\u215a",frac58:"\u215d",frac78:"\u215e",frasl:"\u2044",frown:"\u2322",fscr:"\u{1d4bb}",gE:"\u2267",gEl:"\u2a8c",gacute:"\u01f5",gamma:"\u03b3",gammad:"\u03dd",gap:"\u2a86",gbreve:"\u011f",gcirc:"\u011d",gcy:"\u0433",gdot:"\u0121",ge:"\u2265",gel:"\u22db",geq:"\u2265",geqq:"\u2267",geqslant:"\u2a7e",ges:"\u2a7e",gescc:"\u2aa9",gesdot:"\u2a80",gesdoto:"\u2a82",gesdotol:"\u2a84",gesl:"\u22db\ufe00",gesles:"\u2a94",gfr:"\u{1d524}",gg:"\u226b",ggg:"\u22d9",gimel:"\u2137",gjcy:"\u0453",gl:"\u2277",glE:"\u2a92",gla:"\u2aa5",glj:"\u2aa4",gnE:"\u2269",gnap:"\u2a8a",gnapprox:"\u2a8a",gne:"\u2a88",gneq:"\u2a88",gneqq:"\u2269",gnsim:"\u22e7",gopf:"\u{1d558}",grave:"`",gscr:"\u210a",gsim:"\u2273",gsime:"\u2a8e",gsiml:"\u2a90",gt:">",gtcc:"\u2aa7",gtcir:"\u2a7a",gtdot:"\u22d7",gtlPar:"\u2995",gtquest:"\u2a7c",gtrapprox:"\u2a86",gtrarr:"\u2978",gtrdot:"\u22d7",gtreqless:"\u22db",gtreqqless:"\u2a8c",gtrless:"\u2277",gtrsim:"\u2273",gvertneqq:"\u2269\ufe00",gvnE:"\u2269\ufe00",hArr:"\u21d4",hairsp:"\u200a",half:"\xbd",hamilt:"\u210b",hardcy:"\u044a",harr:"\u2194",harrcir:"\u2948",harrw:"\u21ad",hbar:"\u210f",hcirc:"\u0125",hearts:"\u2665",heartsuit:"\u2665",hellip:"\u2026",hercon:"\u22b9",hfr:"\u{1d525}",hksearow:"\u2925",hkswarow:"\u2926",hoarr:"\u21ff",homtht:"\u223b",hookleftarrow:"\u21a9",hookrightarrow:"\u21aa",hopf:"\u{1d559}",horbar:"\u2015",hscr:"\u{1d4bd}",hslash:"\u210f",hstrok:"\u0127",hybull:"\u2043",hyphen:"\u2010",iacute:"\xed",ic:"\u2063",icirc:"\xee",icy:"\u0438",iecy:"\u0435",iexcl:"\xa1",iff:"\u21d4",ifr:"\u{1d526}",igrave:"\xec",ii:"\u2148",iiiint:"\u2a0c",iiint:"\u222d",iinfin:"\u29dc",iiota:"\u2129",ijlig:"\u0133",imacr:"\u012b",image:"\u2111",imagline:"\u2110",imagpart:"\u2111",imath:"\u0131",imof:"\u22b7",imped:"\u01b5",in:"\u2208",incare:"\u2105",infin:"\u221e",infintie:"\u29dd",inodot:"\u0131",int:"\u222b",intcal:"\u22ba",integers:"\u2124",intercal:"\u22ba",intlarhk:"\u2a17",intprod:"\u2a3c",iocy:"\u0451",iogon:"\u012f",iopf:"\u{1d55a}",iota:"\u03b9",iprod:"\u2a3c",iquest:"\xbf",iscr:"\u{1d4be}",isin:"\u2208",isinE:"\u22f9",isindot:"\u22f5",isins:"\u22f4",isinsv:"\u22f3",isinv:"\u2208",it:"\u2062",itilde:"\u0129",iukcy:"\u0456",iuml:"\xef",jcirc:"\u0135",jcy:"\u0439",jfr:"\u{1d527}",jmath:"\u0237",jopf:"\u{1d55b}",jscr:"\u{1d4bf}",jsercy:"\u0458",jukcy:"\u0454",kappa:"\u03ba",kappav:"\u03f0",kcedil:"\u0137",kcy:"\u043a",kfr:"\u{1d528}",kgreen:"\u0138",khcy:"\u0445",kjcy:"\u045c",kopf:"\u{1d55c}",kscr:"\u{1d4c0}",lAarr:"\u21da",lArr:"\u21d0",lAtail:"\u291b",lBarr:"\u290e",lE:"\u2266",lEg:"\u2a8b",lHar:"\u2962",lacute:"\u013a",laemptyv:"\u29b4",lagran:"\u2112",lambda:"\u03bb",lang:"\u27e8",langd:"\u2991",langle:"\u27e8",lap:"\u2a85",laquo:"\xab",larr:"\u2190",larrb:"\u21e4",larrbfs:"\u291f",larrfs:"\u291d",larrhk:"\u21a9",larrlp:"\u21ab",larrpl:"\u2939",larrsim:"\u2973",larrtl:"\u21a2",lat:"\u2aab",latail:"\u2919",late:"\u2aad",lates:"\u2aad\ufe00",lbarr:"\u290c",lbbrk:"\u2772",lbrace:"{",lbrack:"[",lbrke:"\u298b",lbrksld:"\u298f",lbrkslu:"\u298d",lcaron:"\u013e",lcedil:"\u013c",lceil:"\u2308",lcub:"{",lcy:"\u043b",ldca:"\u2936",ldquo:"\u201c",ldquor:"\u201e",ldrdhar:"\u2967",ldrushar:"\u294b",ldsh:"\u21b2",le:"\u2264",leftarrow:"\u2190",leftarrowtail:"\u21a2",leftharpoondown:"\u21bd",leftharpoonup:"\u21bc",leftleftarrows:"\u21c7",leftrightarrow:"\u2194",leftrightarrows:"\u21c6",leftrightharpoons:"\u21cb",leftrightsquigarrow:"\u21ad",leftthreetimes:"\u22cb",leg:"\u22da",leq:"\u2264",leqq:"\u2266",leqslant:"\u2a7d",les:"\u2a7d",lescc:"\u2aa8",lesdot:"\u2a7f",lesdoto:"\u2a81",lesdotor:"\u2a83",lesg:"\u22da\ufe00",lesges:"\u2a93",lessapprox:"\u2a85",lessdot:"\u22d6",lesseqgtr:"\u22da",lesseqqgtr:"\u2a8b",lessgtr:"\u2276",lesssim:"\u2272",lfisht:"\u297c",lfloor:"\u230a",lfr:"\u{1d529}",lg:"\u2276",lgE:"\u2a91",lhard:"\u21bd",lharu:"\u21bc",lharul:"\u296a",lhblk:"\u2584",ljcy:"\u0459",ll:"\u226a",llarr:"\u21c7",llcorner:"\u231e",llhard:"\u296b",lltri:"\u25fa",lmidot:"\u0140",lmoust:"\u23b0",lmoustache:"\u23b0",lnE:"\u2268",lnap:"\u2a89",lnapprox:"\u2a89",lne:"\u2a87",lneq:"\u2a87",lneqq:"\u2268",lnsim:"\u22e6",loang:"\u27ec",loarr:"\u21fd",lobrk:"\u27e6",longleftarrow:"\u27f5",longleftrightarrow:"\u27f7",longmapsto:"\u27fc",longrightarrow:"\u27f6",looparrowleft:"\u21ab",looparrowright:"\u21ac",lopar:"\u2985",lopf:"\u{1d55d}",loplus:"\u2a2d",lotimes:"\u2a34",lowast:"\u2217",lowbar:"_",loz:"\u25ca",lozenge:"\u25ca",lozf:"\u29eb",lpar:"(",lparlt:"\u2993",lrarr:"\u21c6",lrcorner:"\u231f",lrhar:"\u21cb",lrhard:"\u296d",lrm:"\u200e",lrtri:"\u22bf",lsaquo:"\u2039",lscr:"\u{1d4c1}",lsh:"\u21b0",lsim:"\u2272",lsime:"\u2a8d",lsimg:"\u2a8f",lsqb:"[",lsquo:"\u2018",lsquor:"\u201a",lstrok:"\u0142",lt:"<",ltcc:"\u2aa6",ltcir:"\u2a79",ltdot:"\u22d6",lthree:"\u22cb",ltimes:"\u22c9",ltlarr:"\u2976",ltquest:"\u2a7b",ltrPar:"\u2996",ltri:"\u25c3",ltrie:"\u22b4",ltrif:"\u25c2",lurdshar:"\u294a",luruhar:"\u2966",lvertneqq:"\u2268\ufe00",lvnE:"\u2268\ufe00",mDDot:"\u223a",macr:"\xaf",male:"\u2642",malt:"\u2720",maltese:"\u2720",map:"\u21a6",mapsto:"\u21a6",mapstodown:"\u21a7",mapstoleft:"\u21a4",mapstoup:"\u21a5",marker:"\u25ae",mcomma:"\u2a29",mcy:"\u043c",mdash:"\u2014",measuredangle:"\u2221",mfr:"\u{1d52a}",mho:"\u2127",micro:"\xb5",mid:"\u2223",midast:"*",midcir:"\u2af0",middot:"\xb7",minus:"\u2212",minusb:"\u229f",minusd:"\u2238",minusdu:"\u2a2a",mlcp:"\u2adb",mldr:"\u2026",mnplus:"\u2213",models:"\u22a7",mopf:"\u{1d55e}",mp:"\u2213",mscr:"\u{1d4c2}",mstpos:"\u223e",mu:"\u03bc",multimap:"\u22b8",mumap:"\u22b8",nGg:"\u22d9\u0338",nGt:"\u226b\u20d2",nGtv:"\u226b\u0338",nLeftarrow:"\u21cd",nLeftrightarrow:"\u21ce",nLl:"\u22d8\u0338",nLt:"\u226a\u20d2",nLtv:"\u226a\u0338",nRightarrow:"\u21cf",nVDash:"\u22af",nVdash:"\u22ae",nabla:"\u2207",nacute:"\u0144",nang:"\u2220\u20d2",nap:"\u2249",napE:"\u2a70\u0338",napid:"\u224b\u0338",napos:"\u0149",napprox:"\u2249",natur:"\u266e",natural:"\u266e",naturals:"\u2115",nbsp:"\xa0",nbump:"\u224e\u0338",nbumpe:"\u224f\u0338",ncap:"\u2a43",ncaron:"\u0148",ncedil:"\u0146",ncong:"\u2247",ncongdot:"\u2a6d\u0338",ncup:"\u2a42",ncy:"\u043d",ndash:"\u2013",ne:"\u2260",neArr:"\u21d7",nearhk:"\u2924",nearr:"\u2197",nearrow:"\u2197",nedot:"\u2250\u0338",nequiv:"\u2262",nesear:"\u2928",nesim:"\u2242\u0338",nexist:"\u2204",nexists:"\u2204",nfr:"\u{1d52b}",ngE:"\u2267\u0338",nge:"\u2271",ngeq:"\u2271",ngeqq:"\u2267\u0338",ngeqslant:"\u2a7e\u0338",nges:"\u2a7e\u0338",ngsim:"\u2275",ngt:"\u226f",ngtr:"\u226f",nhArr:"\u21ce",nharr:"\u21ae",nhpar:"\u2af2",ni:"\u220b",nis:"\u22fc",nisd:"\u22fa",niv:"\u220b",njcy:"\u045a",nlArr:"\u21cd",nlE:"\u2266\u0338",nlarr:"\u219a",nldr:"\u2025",nle:"\u2270",nleftarrow:"\u219a",nleftrightarrow:"\u21ae",nleq:"\u2270",nleqq:"\u2266\u0338",nleqslant:"\u2a7d\u0338",nles:"\u2a7d\u0338",nless:"\u226e",nlsim:"\u2274",nlt:"\u226e",nltri:"\u22ea",nltrie:"\u22ec",nmid:"\u2224",nopf:"\u{1d55f}",not:"\xac",notin:"\u2209",notinE:"\u22f9\u0338",notindot:"\u22f5\u0338",notinva:"\u2209",notinvb:"\u22f7",notinvc:"\u22f6",notni:"\u220c",notniva:"\u220c",notnivb:"\u22fe",notnivc:"\u22fd",npar:"\u2226",nparallel:"\u2226",nparsl:"\u2afd\u20e5",npart:"\u2202\u0338",npolint:"\u2a14",npr:"\u2280",nprcue:"\u22e0",npre:"\u2aaf\u0338",nprec:"\u2280",npreceq:"\u2aaf\u0338",nrArr:"\u21cf",nrarr:"\u219b",nrarrc:"\u2933\u0338",nrarrw:"\u219d\u0338",nrightarrow:"\u219b",nrtri:"\u22eb",nrtrie:"\u22ed",nsc:"\u2281",nsccue:"\u22e1",nsce:"\u2ab0\u0338",nscr:"\u{1d4c3}",nshortmid:"\u2224",nshortparallel:"\u2226",nsim:"\u2241",nsime:"\u2244",nsimeq:"\u2244",nsmid:"\u2224",nspar:"\u2226",nsqsube:"\u22e2",nsqsupe:"\u22e3",nsub:"\u2284",nsubE:"\u2ac5\u0338",nsube:"\u2288",nsubset:"\u2282\u20d2",nsubseteq:"\u2288",nsubseteqq:"\u2ac5\u0338",nsucc:"\u2281",nsucceq:"\u2ab0\u0338",nsup:"\u2285",nsupE:"\u2ac6\u0338",nsupe:"\u2289",nsupset:"\u2283\u20d2",nsupseteq:"\u2289",nsupseteqq:"\u2ac6\u0338",ntgl:"\u2279",ntilde:"\xf1",ntlg:"\u2278",ntriangleleft:"\u22ea",ntrianglelefteq:"\u22ec",ntriangleright:"\u22eb",ntrianglerighteq:"\u22ed",nu:"\u03bd",num:"#",numero:"\u2116",numsp:"\u2007",nvDash:"\u22ad",nvHarr:"\u2904",nvap:"\u224d\u20d2",nvdash:"\u22ac",nvge:"\u2265\u20d2",nvgt:">\u20d2",nvinfin:"\u29de",nvlArr:"\u2902",nvle:"\u2264\u20d2",nvlt:"<\u20d2",nvltrie:"\u22b4\u20d2",nvrArr:"\u2903",nvrtrie:"\u22b5\u20d2",nvsim:"\u223c\u20d2",nwArr:"\u21d6",nwarhk:"\u2923",nwarr:"\u2196",nwarrow:"\u2196",nwnear:"\u2927",oS:"\u24c8",oacute:"\xf3",oast:"\u229b",ocir:"\u229a",ocirc:"\xf4",ocy:"\u043e",odash:"\u229d",odblac:"\u0151",odiv:"\u2a38",odot:"\u2299",odsold:"\u29bc",oelig:"\u0153",ofcir:"\u29bf",ofr:"\u{1d52c}",ogon:"\u02db",ograve:"\xf2",ogt:"\u29c1",ohbar:"\u29b5",ohm:"\u03a9",oint:"\u222e",olarr:"\u21ba",olcir:"\u29be",olcross:"\u29bb",oline:"\u203e",olt:"\u29c0",omacr:"\u014d",omega:"\u03c9",omicron:"\u03bf",omid:"\u29b6",ominus:"\u2296",oopf:"\u{1d560}",opar:"\u29b7",operp:"\u29b9",oplus:"\u2295",or:"\u2228",orarr:"\u21bb",ord:"\u2a5d",order:"\u2134",orderof:"\u2134",ordf:"\xaa",ordm:"\xba",origof:"\u22b6",oror:"\u2a56",orslope:"\u2a57",orv:"\u2a5b",oscr:"\u2134",oslash:"\xf8",osol:"\u2298",otilde:"\xf5",otimes:"\u2297",otimesas:"\u2a36",ouml:"\xf6",ovbar:"\u233d",par:"\u2225",para:"\xb6",parallel:"\u2225",parsim:"\u2af3",parsl:"\u2afd",part:"\u2202",pcy:"\u043f",percnt:"%",period:".",permil:"\u2030",perp:"\u22a5",pertenk:"\u2031",pfr:"\u{1d52d}",phi:"\u03c6",phiv:"\u03d5",phmmat:"\u2133",phone:"\u260e",pi:"\u03c0",pitchfork:"\u22d4",piv:"\u03d6",planck:"\u210f",planckh:"\u210e",plankv:"\u210f",plus:"+",plusacir:"\u2a23",plusb:"\u229e",pluscir:"\u2a22",plusdo:"\u2214",plusdu:"\u2a25",pluse:"\u2a72",plusmn:"\xb1",plussim:"\u2a26",plustwo:"\u2a27",pm:"\xb1",pointint:"\u2a15",popf:"\u{1d561}",pound:"\xa3",pr:"\u227a",prE:"\u2ab3",prap:"\u2ab7",prcue:"\u227c",pre:"\u2aaf",prec:"\u227a",precapprox:"\u2ab7",preccurlyeq:"\u227c",preceq:"\u2aaf",precnapprox:"\u2ab9",precneqq:"\u2ab5",precnsim:"\u22e8",precsim:"\u227e",prime:"\u2032",primes:"\u2119",prnE:"\u2ab5",prnap:"\u2ab9",prnsim:"\u22e8",prod:"\u220f",profalar:"\u232e",profline:"\u2312",profsurf:"\u2313",prop:"\u221d",propto:"\u221d",prsim:"\u227e",prurel:"\u22b0",pscr:"\u{1d4c5}",psi:"\u03c8",puncsp:"\u2008",qfr:"\u{1d52e}",qint:"\u2a0c",qopf:"\u{1d562}",qprime:"\u2057",qscr:"\u{1d4c6}",quaternions:"\u210d",quatint:"\u2a16",quest:"?",questeq:"\u225f",quot:'"',rAarr:"\u21db",rArr:"\u21d2",rAtail:"\u291c",rBarr:"\u290f",rHar:"\u2964",race:"\u223d\u0331",racute:"\u0155",radic:"\u221a",raemptyv:"\u29b3",rang:"\u27e9",rangd:"\u2992",range:"\u29a5",rangle:"\u27e9",raquo:"\xbb",rarr:"\u2192",rarrap:"\u2975",rarrb:"\u21e5",rarrbfs:"\u2920",rarrc:"\u2933",rarrfs:"\u291e",rarrhk:"\u21aa",rarrlp:"\u21ac",rarrpl:"\u2945",rarrsim:"\u2974",rarrtl:"\u21a3",rarrw:"\u219d",ratail:"\u291a",ratio:"\u2236",rationals:"\u211a",rbarr:"\u290d",rbbrk:"\u2773",rbrace:"}",rbrack:"]",rbrke:"\u298c",rbrksld:"\u298e",rbrkslu:"\u2990",rcaron:"\u0159",rcedil:"\u0157",rceil:"\u2309",rcub:"}",rcy:"\u0440",rdca:"\u2937",rdldhar:"\u2969",rdquo:"\u201d",rdquor:"\u201d",rdsh:"\u21b3",real:"\u211c",realine:"\u211b",realpart:"\u211c",reals:"\u211d",rect:"\u25ad",reg:"\xae",rfisht:"\u297d",rfloor:"\u230b",rfr:"\u{1d52f}",rhard:"\u21c1",rharu:"\u21c0",rharul:"\u296c",rho:"\u03c1",rhov:"\u03f1",rightarrow:"\u2192",rightarrowtail:"\u21a3",rightharpoondown:"\u21c1",rightharpoonup:"\u21c0",rightleftarrows:"\u21c4",rightleftharpoons:"\u21cc",rightrightarrows:"\u21c9",rightsquigarrow:"\u219d",rightthreetimes:"\u22cc",ring:"\u02da",risingdotseq:"\u2253",rlarr:"\u21c4",rlhar:"\u21cc",rlm:"\u200f",rmoust:"\u23b1",rmoustache:"\u23b1",rnmid:"\u2aee",roang:"\u27ed",roarr:"\u21fe",robrk:"\u27e7",ropar:"\u2986",ropf:"\u{1d563}",roplus:"\u2a2e",rotimes:"\u2a35",rpar:")",rpargt:"\u2994",rppolint:"\u2a12",rrarr:"\u21c9",rsaquo:"\u203a",rscr:"\u{1d4c7}",rsh:"\u21b1",rsqb:"]",rsquo:"\u2019",rsquor:"\u2019",rthree:"\u22cc",rtimes:"\u22ca",rtri:"\u25b9",rtrie:"\u22b5",rtrif:"\u25b8",rtriltri:"\u29ce",ruluhar:"\u2968",rx:"\u211e",sacute:"\u015b",sbquo:"\u201a",sc:"\u227b",scE:"\u2ab4",scap:"\u2ab8",scaron:"\u0161",sccue:"\u227d",sce:"\u2ab0",scedil:"\u015f",scirc:"\u015d",scnE:"\u2ab6",scnap:"\u2aba",scnsim:"\u22e9",scpolint:"\u2a13",scsim:"\u227f",scy:"\u0441",sdot:"\u22c5",sdotb:"\u22a1",sdote:"\u2a66",seArr:"\u21d8",searhk:"\u2925",searr:"\u2198",searrow:"\u2198",sect:"\xa7",semi:";",seswar:"\u2929",setminus:"\u2216",setmn:"\u2216",sext:"\u2736",sfr:"\u{1d530}",sfrown:"\u2322",sharp:"\u266f",shchcy:"\u0449",shcy:"\u0448",shortmid:"\u2223",shortparallel:"\u2225",shy:"\xad",sigma:"\u03c3",sigmaf:"\u03c2",sigmav:"\u03c2",sim:"\u223c",simdot:"\u2a6a",sime:"\u2243",simeq:"\u2243",simg:"\u2a9e",simgE:"\u2aa0",siml:"\u2a9d",simlE:"\u2a9f",simne:"\u2246",simplus:"\u2a24",simrarr:"\u2972",slarr:"\u2190",smallsetminus:"\u2216",smashp:"\u2a33",smeparsl:"\u29e4",smid:"\u2223",smile:"\u2323",smt:"\u2aaa",smte:"\u2aac",smtes:"\u2aac\ufe00",softcy:"\u044c",sol:"/",solb:"\u29c4",solbar:"\u233f",sopf:"\u{1d564}",spades:"\u2660",spadesuit:"\u2660",spar:"\u2225",sqcap:"\u2293",sqcaps:"\u2293\ufe00",sqcup:"\u2294",sqcups:"\u2294\ufe00",sqsub:"\u228f",sqsube:"\u2291",sqsubset:"\u228f",sqsubseteq:"\u2291",sqsup:"\u2290",sqsupe:"\u2292",sqsupset:"\u2290",sqsupseteq:"\u2292",squ:"\u25a1",square:"\u25a1",squarf:"\u25aa",squf:"\u25aa",srarr:"\u2192",sscr:"\u{1d4c8}",ssetmn:"\u2216",ssmile:"\u2323",sstarf:"\u22c6",star:"\u2606",starf:"\u2605",straightepsilon:"\u03f5",straightphi:"\u03d5",strns:"\xaf",sub:"\u2282",subE:"\u2ac5",subdot:"\u2abd",sube:"\u2286",subedot:"\u2ac3",submult:"\u2ac1",subnE:"\u2acb",subne:"\u228a",subplus:"\u2abf",subrarr:"\u2979",subset:"\u2282",subseteq:"\u2286",subseteqq:"\u2ac5",subsetneq:"\u228a",subsetneqq:"\u2acb",subsim:"\u2ac7",subsub:"\u2ad5",subsup:"\u2ad3",succ:"\u227b",succapprox:"\u2ab8",succcurlyeq:"\u227d",succeq:"\u2ab0",succnapprox:"\u2aba",succneqq:"\u2ab6",succnsim:"\u22e9",succsim:"\u227f",sum:"\u2211",sung:"\u266a",sup1:"\xb9",sup2:"\xb2",sup3:"\xb3",sup:"\u2283",supE:"\u2ac6",supdot:"\u2abe",supdsub:"\u2ad8",supe:"\u2287",supedot:"\u2ac4",suphsol:"\u27c9",suphsub:"\u2ad7",suplarr:"\u297b",supmult:"\u2ac2",supnE:"\u2acc",supne:"\u228b",supplus:"\u2ac0",supset:"\u2283",supseteq:"\u2287",supseteqq:"\u2ac6",supsetneq:"\u228b",supsetneqq:"\u2acc",supsim:"\u2ac8",supsub:"\u2ad4",supsup:"\u2ad6",swArr:"\u21d9",swarhk:"\u2926",swarr:"\u2199",swarrow:"\u2199",swnwar:"\u292a",szlig:"\xdf",target:"\u2316",tau:"\u03c4",tbrk:"\u23b4",tcaron:"\u0165",tcedil:"\u0163",tcy:"\u0442",tdot:"\u20db",telrec:"\u2315",tfr:"\u{1d531}",there4:"\u2234",therefore:"\u2234",theta:"\u03b8",thetasym:"\u03d1",thetav:"\u03d1",thickapprox:"\u2248",thicksim:"\u223c",thinsp:"\u2009",thkap:"\u2248",thksim:"\u223c",thorn:"\xfe",tilde:"\u02dc",times:"\xd7",timesb:"\u22a0",timesbar:"\u2a31",timesd:"\u2a30",tint:"\u222d",toea:"\u2928",top:"\u22a4",topbot:"\u2336",topcir:"\u2af1",topf:"\u{1d565}",topfork:"\u2ada",tosa:"\u2929",tprime:"\u2034",trade:"\u2122",triangle:"\u25b5",triangledown:"\u25bf",triangleleft:"\u25c3",trianglelefteq:"\u22b4",triangleq:"\u225c",triangleright:"\u25b9",trianglerighteq:"\u22b5",tridot:"\u25ec",trie:"\u225c",triminus:"\u2a3a",triplus:"\u2a39",trisb:"\u29cd",tritime:"\u2a3b",trpezium:"\u23e2",tscr:"\u{1d4c9}",tscy:"\u0446",tshcy:"\u045b",tstrok:"\u0167",twixt:"\u226c",twoheadleftarrow:"\u219e",twoheadrightarrow:"\u21a0",uArr:"\u21d1",uHar:"\u2963",uacute:"\xfa",uarr:"\u2191",ubrcy:"\u045e",ubreve:"\u016d",ucirc:"\xfb",ucy:"\u0443",udarr:"\u21c5",udblac:"\u0171",udhar:"\u296e",ufisht:"\u297e",ufr:"\u{1d532}",ugrave:"\xf9",uharl:"\u21bf",uharr:"\u21be",uhblk:"\u2580",ulcorn:"\u231c",ulcorner:"\u231c",ulcrop:"\u230f",ultri:"\u25f8",umacr:"\u016b",uml:"\xa8",uogon:"\u0173",uopf:"\u{1d566}",uparrow:"\u2191",updownarrow:"\u2195",upharpoonleft:"\u21bf",upharpoonright:"\u21be",uplus:"\u228e",upsi:"\u03c5",upsih:"\u03d2",upsilon:"\u03c5",upuparrows:"\u21c8",urcorn:"\u231d",urcorner:"\u231d",urcrop:"\u230e",uring:"\u016f",urtri:"\u25f9",uscr:"\u{1d4ca}",utdot:"\u22f0",utilde:"\u0169",utri:"\u25b5",utrif:"\u25b4",uuarr:"\u21c8",uuml:"\xfc",uwangle:"\u29a7",vArr:"\u21d5",vBar:"\u2ae8",vBarv:"\u2ae9",vDash:"\u22a8",vangrt:"\u299c",varepsilon:"\u03f5",varkappa:"\u03f0",varnothing:"\u2205",varphi:"\u03d5",varpi:"\u03d6",varpropto:"\u221d",varr:"\u2195",varrho:"\u03f1",varsigma:"\u03c2",varsubsetneq:"\u228a\ufe00",varsubsetneqq:"\u2acb\ufe00",varsupsetneq:"\u228b\ufe00",varsupsetneqq:"\u2acc\ufe00",vartheta:"\u03d1",vartriangleleft:"\u22b2",vartriangleright:"\u22b3",vcy:"\u0432",vdash:"\u22a2",vee:"\u2228",veebar:"\u22bb",veeeq:"\u225a",vellip:"\u22ee",verbar:"|",vert:"|",vfr:"\u{1d533}",vltri:"\u22b2",vnsub:"\u2282\u20d2",vnsup:"\u2283\u20d2",vopf:"\u{1d567}",vprop:"\u221d",vrtri:"\u22b3",vscr:"\u{1d4cb}",vsubnE:"\u2acb\ufe00",vsubne:"\u228a\ufe00",vsupnE:"\u2acc\ufe00",vsupne:"\u228b\ufe00",vzigzag:"\u299a",wcirc:"\u0175",wedbar:"\u2a5f",wedge:"\u2227",wedgeq:"\u2259",weierp:"\u2118",wfr:"\u{1d534}",wopf:"\u{1d568}",wp:"\u2118",wr:"\u2240",wreath:"\u2240",wscr:"\u{1d4cc}",xcap:"\u22c2",xcirc:"\u25ef",xcup:"\u22c3",xdtri:"\u25bd",xfr:"\u{1d535}",xhArr:"\u27fa",xharr:"\u27f7",xi:"\u03be",xlArr:"\u27f8",xlarr:"\u27f5",xmap:"\u27fc",xnis:"\u22fb",xodot:"\u2a00",xopf:"\u{1d569}",xoplus:"\u2a01",xotime:"\u2a02",xrArr:"\u27f9",xrarr:"\u27f6",xscr:"\u{1d4cd}",xsqcup:"\u2a06",xuplus:"\u2a04",xutri:"\u25b3",xvee:"\u22c1",xwedge:"\u22c0",yacute:"\xfd",yacy:"\u044f",ycirc:"\u0177",ycy:"\u044b",yen:"\xa5",yfr:"\u{1d536}",yicy:"\u0457",yopf:"\u{1d56a}",yscr:"\u{1d4ce}",yucy:"\u044e",yuml:"\xff",zacute:"\u017a",zcaron:"\u017e",zcy:"\u0437",zdot:"\u017c",zeetrf:"\u2128",zeta:"\u03b6",zfr:"\u{1d537}",zhcy:"\u0436",zigrarr:"\u21dd",zopf:"\u{1d56b}",zscr:"\u{1d4cf}",zwj:"\u200d",zwnj:"\u200c"}
const i={}.hasOwnProperty
function decodeNamedCharacterReference(e){return i.call(r,e)?r[e]:false}},7776:(e,t,n)=>{"use strict"
n.d(t,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},9146:(e,t,n)=>{"use strict"
n.d(t,{Y:()=>fromMarkdown})
var r=n(1869)
var i=n(5387)
var s=n(9327)
var o=n(2192)
var a=n(3988)
var c=n(9886)
var l=n(31)
var u=n(7126)
var d=n(669)
const h={}.hasOwnProperty
function fromMarkdown(e,t,n){if(t&&typeof t==="object"){n=t
t=undefined}return compiler(n)((0,i._)((0,s.q)(n).document().write((0,o.v)()(e,t,true))))}function compiler(e){const t={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(heading),blockQuote:opener(blockQuote),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:opener(codeFlow,buffer),codeText:opener(codeText,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition),definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list,onenterlistordered),listUnordered:opener(list),paragraph:opener(paragraph),reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),thematicBreak:opener(thematicBreak)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}}
configure(t,(e||{}).mdastExtensions||[])
const n={}
return compile
function compile(e){let r={type:"root",children:[],position:undefined}
const i={stack:[r],tokenStack:[],config:t,enter,exit,buffer,resume,data:n}
const s=[]
const o=[]
let a=-1
while(++a<e.length){o.push(e[a])
if(e[a][1].type==="listOrdered"||e[a][1].type==="listUnordered"){if(e[a][0]==="enter"){s.push(o.length-1)}else{const e=s.pop()
prepareList(o,e)}}}e=o
a=-1
while(++a<e.length){const n=t[e[a][0]]
if(e[a][0]==="enter"&&t.beforeEnter.length>0){callListeners(t.beforeEnter,{...i,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}if(h.call(n,e[a][1].type)){n[e[a][1].type].call({...i,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}if(e[a][0]==="exit"&&t.afterExit.length>0){callListeners(t.afterExit,{...i,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}}if(i.tokenStack.length>0){const e=i.tokenStack[i.tokenStack.length-1]
const t=e[1]||defaultOnError
t.call(i,undefined,e[0])}r.position={start:point(e.length>0?e[0][1].start:{line:1,column:1,offset:0}),end:point(e.length>0?e[e.length-2][1].end:{line:1,column:1,offset:0})}
a=-1
while(++a<t.transforms.length){r=t.transforms[a](r)||r}return r}function callListeners(e,t,n){let r=-1
while(++r<e.length){e[r].call(t,n)}}function prepareList(e,t){const n=e.length-1
let r=t-1
let i=-1
let s=false
let o
let a
let c
let l
const u=[]
while(++r<=n){const t=e[r]
switch(t[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{if(t[0]==="enter"){i++}else{i--}l=undefined
break}case"lineEndingBlank":{if(t[0]==="enter"){if(o&&!l&&!i&&!c){c=r}l=undefined}break}case"linePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":{break}default:{l=undefined}}if(!i&&t[0]==="enter"&&t[1].type==="listItemPrefix"||i===-1&&t[0]==="exit"&&(t[1].type==="listUnordered"||t[1].type==="listOrdered")){if(o){let n=r
a=undefined
while(n--){const t=e[n]
if(t[1].type==="lineEnding"||t[1].type==="lineEndingBlank"){if(t[0]==="exit")continue
if(a){e[a][1].type="lineEndingBlank"
s=true}t[1].type="lineEnding"
a=n}else if(t[1].type==="linePrefix"||t[1].type==="blockQuotePrefix"||t[1].type==="blockQuotePrefixWhitespace"||t[1].type==="blockQuoteMarker"||t[1].type==="listItemIndent"){}else{break}}if(c&&(!a||c<a)){o._spread=true}o.end=Object.assign({},a?e[a][1].start:t[1].end)
u.push({at:a||r,event:["exit",o,t[2]]})}if(t[1].type==="listItemPrefix"){const e={type:"listItem",_spread:false,start:Object.assign({},t[1].start),end:undefined}
o=e
u.push({at:r,event:["enter",e,t[2]]})
c=undefined
l=true}}}const d=e.splice(t)
let h=0
r=-1
while(++r<d.length){while(h<u.length&&u[h].at===t+r){e.push(u[h++].event)}e.push(d[r])}e[t][1]._spread=s}function opener(e,t){return open
function open(n){enter.call(this,e(n),n)
if(t)t.call(this,n)}}function buffer(){this.stack.push({type:"fragment",children:[]})}function enter(e,t,n){const r=this.stack[this.stack.length-1]
const i=r.children
i.push(e)
this.stack.push(e)
this.tokenStack.push([t,n||undefined])
e.position={start:point(t.start),end:undefined}}function closer(e){return close
function close(t){if(e)e.call(this,t)
exit.call(this,t)}}function exit(e,t){const n=this.stack.pop()
const r=this.tokenStack.pop()
if(!r){throw new Error("Cannot close `"+e.type+"` ("+(0,d.L)({start:e.start,end:e.end})+"): it\u2019s not open")}if(r[0].type!==e.type){if(t){t.call(this,e,r[0])}else{const t=r[1]||defaultOnError
t.call(this,e,r[0])}}n.position.end=point(e.end)}function resume(){return(0,r.d)(this.stack.pop())}function onenterlistordered(){this.data.expectingFirstListItemValue=true}function onenterlistitemvalue(e){if(this.data.expectingFirstListItemValue){const t=this.stack[this.stack.length-2]
t.start=Number.parseInt(this.sliceSerialize(e),10)
this.data.expectingFirstListItemValue=undefined}}function onexitcodefencedfenceinfo(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.lang=e}function onexitcodefencedfencemeta(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.meta=e}function onexitcodefencedfence(){if(this.data.flowCodeInside)return
this.buffer()
this.data.flowCodeInside=true}function onexitcodefenced(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")
this.data.flowCodeInside=undefined}function onexitcodeindented(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/(\r?\n|\r)$/g,"")}function onexitdefinitionlabelstring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()}function onexitdefinitiontitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitdefinitiondestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitatxheadingsequence(e){const t=this.stack[this.stack.length-1]
if(!t.depth){const n=this.sliceSerialize(e).length
t.depth=n}}function onexitsetextheadingtext(){this.data.setextHeadingSlurpLineEnding=true}function onexitsetextheadinglinesequence(e){const t=this.stack[this.stack.length-1]
t.depth=this.sliceSerialize(e).codePointAt(0)===61?1:2}function onexitsetextheading(){this.data.setextHeadingSlurpLineEnding=undefined}function onenterdata(e){const t=this.stack[this.stack.length-1]
const n=t.children
let r=n[n.length-1]
if(!r||r.type!=="text"){r=text()
r.position={start:point(e.start),end:undefined}
n.push(r)}this.stack.push(r)}function onexitdata(e){const t=this.stack.pop()
t.value+=this.sliceSerialize(e)
t.position.end=point(e.end)}function onexitlineending(e){const n=this.stack[this.stack.length-1]
if(this.data.atHardBreak){const t=n.children[n.children.length-1]
t.position.end=point(e.end)
this.data.atHardBreak=undefined
return}if(!this.data.setextHeadingSlurpLineEnding&&t.canContainEols.includes(n.type)){onenterdata.call(this,e)
onexitdata.call(this,e)}}function onexithardbreak(){this.data.atHardBreak=true}function onexithtmlflow(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexithtmltext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitcodetext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitlink(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitimage(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitlabeltext(e){const t=this.sliceSerialize(e)
const n=this.stack[this.stack.length-2]
n.label=(0,c.s)(t)
n.identifier=(0,l.B)(t).toLowerCase()}function onexitlabel(){const e=this.stack[this.stack.length-1]
const t=this.resume()
const n=this.stack[this.stack.length-1]
this.data.inReference=true
if(n.type==="link"){const t=e.children
n.children=t}else{n.alt=t}}function onexitresourcedestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitresourcetitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitresource(){this.data.inReference=undefined}function onenterreference(){this.data.referenceType="collapsed"}function onexitreferencestring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()
this.data.referenceType="full"}function onexitcharacterreferencemarker(e){this.data.characterReferenceType=e.type}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=this.data.characterReferenceType
let r
if(n){r=(0,a.C)(t,n==="characterReferenceMarkerNumeric"?10:16)
this.data.characterReferenceType=undefined}else{const e=(0,u.s)(t)
r=e}const i=this.stack[this.stack.length-1]
i.value+=r}function onexitcharacterreference(e){const t=this.stack.pop()
t.position.end=point(e.end)}function onexitautolinkprotocol(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url=this.sliceSerialize(e)}function onexitautolinkemail(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url="mailto:"+this.sliceSerialize(e)}function blockQuote(){return{type:"blockquote",children:[],position:undefined}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:undefined}}function codeText(){return{type:"inlineCode",value:"",position:undefined}}function definition(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:undefined}}function emphasis(){return{type:"emphasis",children:[],position:undefined}}function heading(){return{type:"heading",depth:0,children:[],position:undefined}}function hardBreak(){return{type:"break",position:undefined}}function html(){return{type:"html",value:"",position:undefined}}function image(){return{type:"image",title:null,url:"",alt:null,position:undefined}}function link(){return{type:"link",title:null,url:"",children:[],position:undefined}}function list(e){return{type:"list",ordered:e.type==="listOrdered",start:null,spread:e._spread,children:[],position:undefined}}function listItem(e){return{type:"listItem",spread:e._spread,checked:null,children:[],position:undefined}}function paragraph(){return{type:"paragraph",children:[],position:undefined}}function strong(){return{type:"strong",children:[],position:undefined}}function text(){return{type:"text",value:"",position:undefined}}function thematicBreak(){return{type:"thematicBreak",position:undefined}}}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function configure(e,t){let n=-1
while(++n<t.length){const r=t[n]
if(Array.isArray(r)){configure(e,r)}else{extension(e,r)}}}function extension(e,t){let n
for(n in t){if(h.call(t,n)){switch(n){case"canContainEols":{const r=t[n]
if(r){e[n].push(...r)}break}case"transforms":{const r=t[n]
if(r){e[n].push(...r)}break}case"afterExit":case"beforeEnter":{const r=t[n]
if(r){e[n].push(r)}break}case"enter":case"exit":{const r=t[n]
if(r){Object.assign(e[n],r)}break}}}}}function defaultOnError(e,t){if(e){throw new Error("Cannot close `"+e.type+"` ("+(0,d.L)({start:e.start,end:e.end})+"): a different token (`"+t.type+"`, "+(0,d.L)({start:t.start,end:t.end})+") is open")}throw new Error("Cannot close document, a token (`"+t.type+"`, "+(0,d.L)({start:t.start,end:t.end})+") is still open")}},1869:(e,t,n)=>{"use strict"
n.d(t,{d:()=>toString})
const r={}
function toString(e,t){const n=t||r
const i=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const s=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(e,i,s)}function one(e,t,n){if(node(e)){if("value"in e){return e.type==="html"&&!n?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,n)}}if(Array.isArray(e)){return all(e,t,n)}return""}function all(e,t,n){const r=[]
let i=-1
while(++i<e.length){r[i]=one(e[i],t,n)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},4520:(e,t,n)=>{"use strict"
n.d(t,{B:()=>s})
var r=n(2328)
var i=n(401)
const s={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,n){return start
function start(t){return(0,i.On)(t)?(0,r.N)(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||(0,i.HP)(e)?t(e):n(e)}}},2297:(e,t,n)=>{"use strict"
n.d(t,{T:()=>gfm})
var r=n(6792)
var i=n(401)
const s={tokenize:tokenizeWwwPrefix,partial:true}
const o={tokenize:tokenizeDomain,partial:true}
const a={tokenize:tokenizePath,partial:true}
const c={tokenize:tokenizeTrail,partial:true}
const l={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const u={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const d={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const h={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const f={}
function gfmAutolinkLiteral(){return{text:f}}let p=48
while(p<123){f[p]=h
p++
if(p===58)p=65
else if(p===91)p=97}f[43]=h
f[45]=h
f[46]=h
f[95]=h
f[72]=[h,d]
f[104]=[h,d]
f[87]=[h,u]
f[119]=[h,u]
function tokenizeEmailAutolink(e,t,n){const r=this
let s
let o
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return n(t)}function emailDomain(t){if(t===46){return e.check(l,emailDomainAfter,emailDomainDot)(t)}if(t===45||t===95||(0,i.lV)(t)){o=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
s=true
return emailDomain}function emailDomainAfter(a){if(o&&s&&(0,i.CW)(r.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(a)}return n(a)}}function tokenizeWwwAutolink(e,t,n){const r=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(s,e.attempt(o,e.attempt(a,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,n){const r=this
let s=""
let c=false
return protocolStart
function protocolStart(t){if((t===72||t===104)&&previousProtocol.call(r,r.previous)&&!previousUnbalanced(r.events)){e.enter("literalAutolink")
e.enter("literalAutolinkHttp")
s+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}return n(t)}function protocolPrefixInside(t){if((0,i.CW)(t)&&s.length<5){s+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}if(t===58){const n=s.toLowerCase()
if(n==="http"||n==="https"){e.consume(t)
return protocolSlashesInside}}return n(t)}function protocolSlashesInside(t){if(t===47){e.consume(t)
if(c){return afterProtocol}c=true
return protocolSlashesInside}return n(t)}function afterProtocol(t){return t===null||(0,i.JQ)(t)||(0,i.Ee)(t)||(0,i.Ny)(t)||(0,i.es)(t)?n(t):e.attempt(o,e.attempt(a,protocolAfter),n)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let r=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&r<3){r++
e.consume(t)
return wwwPrefixInside}if(t===46&&r===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,n){let r
let s
let o
return domainInside
function domainInside(t){if(t===46||t===95){return e.check(c,domainAfter,domainAtPunctuation)(t)}if(t===null||(0,i.Ee)(t)||(0,i.Ny)(t)||t!==45&&(0,i.es)(t)){return domainAfter(t)}o=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95){r=true}else{s=r
r=undefined}e.consume(t)
return domainInside}function domainAfter(e){if(s||r||!o){return n(e)}return t(e)}}function tokenizePath(e,t){let n=0
let r=0
return pathInside
function pathInside(s){if(s===40){n++
e.consume(s)
return pathInside}if(s===41&&r<n){return pathAtPunctuation(s)}if(s===33||s===34||s===38||s===39||s===41||s===42||s===44||s===46||s===58||s===59||s===60||s===63||s===93||s===95||s===126){return e.check(c,t,pathAtPunctuation)(s)}if(s===null||(0,i.Ee)(s)||(0,i.Ny)(s)){return t(s)}e.consume(s)
return pathInside}function pathAtPunctuation(t){if(t===41){r++}e.consume(t)
return pathInside}}function tokenizeTrail(e,t,n){return trail
function trail(r){if(r===33||r===34||r===39||r===41||r===42||r===44||r===46||r===58||r===59||r===63||r===95||r===126){e.consume(r)
return trail}if(r===38){e.consume(r)
return trailCharacterReferenceStart}if(r===93){e.consume(r)
return trailBracketAfter}if(r===60||r===null||(0,i.Ee)(r)||(0,i.Ny)(r)){return t(r)}return n(r)}function trailBracketAfter(e){if(e===null||e===40||e===91||(0,i.Ee)(e)||(0,i.Ny)(e)){return t(e)}return trail(e)}function trailCharacterReferenceStart(e){return(0,i.CW)(e)?trailCharacterReferenceInside(e):n(e)}function trailCharacterReferenceInside(t){if(t===59){e.consume(t)
return trail}if((0,i.CW)(t)){e.consume(t)
return trailCharacterReferenceInside}return n(t)}}function tokenizeEmailDomainDotTrail(e,t,n){return start
function start(t){e.consume(t)
return after}function after(e){return(0,i.lV)(e)?n(e):t(e)}}function previousWww(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||(0,i.Ee)(e)}function previousProtocol(e){return!(0,i.CW)(e)}function previousEmail(e){return!(e===47||gfmAtext(e))}function gfmAtext(e){return e===43||e===45||e===46||e===95||(0,i.lV)(e)}function previousUnbalanced(e){let t=e.length
let n=false
while(t--){const r=e[t][1]
if((r.type==="labelLink"||r.type==="labelImage")&&!r._balanced){n=true
break}if(r._gfmAutolinkLiteralWalkedInto){n=false
break}}if(e.length>0&&!n){e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true}return n}var m=n(4520)
var E=n(2328)
var T=n(31)
const g={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,t,n){const r=this
let i=r.events.length
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let o
while(i--){const e=r.events[i][1]
if(e.type==="labelImage"){o=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link"){break}}return start
function start(i){if(!o||!o._balanced){return n(i)}const a=(0,T.B)(r.sliceSerialize({start:o.end,end:r.now()}))
if(a.codePointAt(0)!==94||!s.includes(a.slice(1))){return n(i)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(i)
e.exit("gfmFootnoteCallLabelMarker")
return t(i)}}function resolveToPotentialGfmFootnoteCall(e,t){let n=e.length
let r
while(n--){if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){r=e[n][1]
break}}e[n+1][1].type="data"
e[n+3][1].type="gfmFootnoteCallLabelMarker"
const i={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)}
const s={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)}
s.end.column++
s.end.offset++
s.end._bufferIndex++
const o={type:"gfmFootnoteCallString",start:Object.assign({},s.end),end:Object.assign({},e[e.length-1][1].start)}
const a={type:"chunkString",contentType:"string",start:Object.assign({},o.start),end:Object.assign({},o.end)}
const c=[e[n+1],e[n+2],["enter",i,t],e[n+3],e[n+4],["enter",s,t],["exit",s,t],["enter",o,t],["enter",a,t],["exit",a,t],["exit",o,t],e[e.length-2],e[e.length-1],["exit",i,t]]
e.splice(n,e.length-n+1,...c)
return e}function tokenizeGfmFootnoteCall(e,t,n){const r=this
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let o=0
let a
return start
function start(t){e.enter("gfmFootnoteCall")
e.enter("gfmFootnoteCallLabelMarker")
e.consume(t)
e.exit("gfmFootnoteCallLabelMarker")
return callStart}function callStart(t){if(t!==94)return n(t)
e.enter("gfmFootnoteCallMarker")
e.consume(t)
e.exit("gfmFootnoteCallMarker")
e.enter("gfmFootnoteCallString")
e.enter("chunkString").contentType="string"
return callData}function callData(c){if(o>999||c===93&&!a||c===null||c===91||(0,i.Ee)(c)){return n(c)}if(c===93){e.exit("chunkString")
const i=e.exit("gfmFootnoteCallString")
if(!s.includes((0,T.B)(r.sliceSerialize(i)))){return n(c)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(c)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return t}if(!(0,i.Ee)(c)){a=true}o++
e.consume(c)
return c===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
o++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,t,n){const r=this
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let o
let a=0
let c
return start
function start(t){e.enter("gfmFootnoteDefinition")._container=true
e.enter("gfmFootnoteDefinitionLabel")
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
return labelAtMarker}function labelAtMarker(t){if(t===94){e.enter("gfmFootnoteDefinitionMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionMarker")
e.enter("gfmFootnoteDefinitionLabelString")
e.enter("chunkString").contentType="string"
return labelInside}return n(t)}function labelInside(t){if(a>999||t===93&&!c||t===null||t===91||(0,i.Ee)(t)){return n(t)}if(t===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
o=(0,T.B)(r.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!(0,i.Ee)(t)){c=true}a++
e.consume(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
a++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!s.includes(o)){s.push(o)}return(0,E.N)(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return n(t)}function whitespaceAfter(e){return t(e)}}function tokenizeDefinitionContinuation(e,t,n){return e.check(m.B,t,e.attempt(g,t,n))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,n){const r=this
return(0,E.N)(e,afterPrefix,"gfmFootnoteDefinitionIndent",4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="gfmFootnoteDefinitionIndent"&&i[2].sliceSerialize(i[1],true).length===4?t(e):n(e)}}var A=n(5254)
var _=n(4386)
var k=n(6728)
function gfmStrikethrough(e){const t=e||{}
let n=t.singleTilde
const r={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough}
if(n===null||n===undefined){n=true}return{text:{[126]:r},insideSpan:{null:[r]},attentionMarkers:{null:[126]}}
function resolveAllStrikethrough(e,t){let n=-1
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="strikethroughSequenceTemporary"&&e[n][1]._close){let r=n
while(r--){if(e[r][0]==="exit"&&e[r][1].type==="strikethroughSequenceTemporary"&&e[r][1]._open&&e[n][1].end.offset-e[n][1].start.offset===e[r][1].end.offset-e[r][1].start.offset){e[n][1].type="strikethroughSequence"
e[r][1].type="strikethroughSequence"
const i={type:"strikethrough",start:Object.assign({},e[r][1].start),end:Object.assign({},e[n][1].end)}
const s={type:"strikethroughText",start:Object.assign({},e[r][1].end),end:Object.assign({},e[n][1].start)}
const o=[["enter",i,t],["enter",e[r][1],t],["exit",e[r][1],t],["enter",s,t]]
const a=t.parser.constructs.insideSpan.null
if(a){(0,A.m)(o,o.length,0,(0,k.W)(a,e.slice(r+1,n),t))}(0,A.m)(o,o.length,0,[["exit",s,t],["enter",e[n][1],t],["exit",e[n][1],t],["exit",i,t]]);(0,A.m)(e,r-1,n-r+3,o)
n=r+o.length-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="strikethroughSequenceTemporary"){e[n][1].type="data"}}return e}function tokenizeStrikethrough(e,t,r){const i=this.previous
const s=this.events
let o=0
return start
function start(t){if(i===126&&s[s.length-1][1].type!=="characterEscape"){return r(t)}e.enter("strikethroughSequenceTemporary")
return more(t)}function more(s){const a=(0,_.S)(i)
if(s===126){if(o>1)return r(s)
e.consume(s)
o++
return more}if(o<2&&!n)return r(s)
const c=e.exit("strikethroughSequenceTemporary")
const l=(0,_.S)(s)
c._open=!l||l===2&&Boolean(a)
c._close=!a||a===2&&Boolean(l)
return t(s)}}}class EditMap{constructor(){this.map=[]
this.index=new Map}add(e,t,n){addImplementation(this,e,t,n)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r){if(n===0&&r.length===0){return}const i=e.index.get(t)
if(i){i[1]+=n
i[2].push(...r)
return}const s=[t,n,r]
e.map.push(s)
e.index.set(t,s)}function gfmTableAlign(e,t){let n=false
const r=[]
while(t<e.length){const i=e[t]
if(n){if(i[0]==="enter"){if(i[1].type==="tableContent"){r.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none")}}else if(i[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){const e=r.length-1
r[e]=r[e]==="left"?"center":"right"}}else if(i[1].type==="tableDelimiterRow"){break}}else if(i[0]==="enter"&&i[1].type==="tableDelimiterRow"){n=true}t+=1}return r}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(e,t,n){const r=this
let s=0
let o=0
let a
return start
function start(e){let t=r.events.length-1
while(t>-1){const{type:e}=r.events[t][1]
if(e==="lineEnding"||e==="linePrefix"){t--}else{break}}const i=t>-1?r.events[t][1].type:null
const s=i==="tableHead"||i==="tableRow"?bodyRowStart:headRowBefore
if(s===bodyRowStart&&r.parser.lazy[r.now().line]){return n(e)}return s(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124){return headRowBreak(e)}a=true
o+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null){return n(t)}if((0,i.HP)(t)){if(o>1){o=0
r.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return n(t)}if((0,i.On)(t)){return(0,E.N)(e,headRowBreak,"whitespace")(t)}o+=1
if(a){a=false
s+=1}if(t===124){e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
a=true
return headRowBreak}e.enter("data")
return headRowData(t)}function headRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return headRowBreak(t)}e.consume(t)
return t===92?headRowEscape:headRowData}function headRowEscape(t){if(t===92||t===124){e.consume(t)
return headRowData}return headRowData(t)}function headDelimiterStart(t){r.interrupt=false
if(r.parser.lazy[r.now().line]){return n(t)}e.enter("tableDelimiterRow")
a=false
if((0,i.On)(t)){return(0,E.N)(e,headDelimiterBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58){return headDelimiterValueBefore(t)}if(t===124){a=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if((0,i.On)(t)){return(0,E.N)(e,headDelimiterValueBefore,"whitespace")(t)}return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){o+=1
a=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){o+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||(0,i.HP)(t)){return headDelimiterCellAfter(t)}return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){a=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if((0,i.On)(t)){return(0,E.N)(e,headDelimiterCellAfter,"whitespace")(t)}return headDelimiterCellAfter(t)}function headDelimiterCellAfter(n){if(n===124){return headDelimiterBefore(n)}if(n===null||(0,i.HP)(n)){if(!a||s!==o){return headDelimiterNok(n)}e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(n)}return headDelimiterNok(n)}function headDelimiterNok(e){return n(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(n){if(n===124){e.enter("tableCellDivider")
e.consume(n)
e.exit("tableCellDivider")
return bodyRowBreak}if(n===null||(0,i.HP)(n)){e.exit("tableRow")
return t(n)}if((0,i.On)(n)){return(0,E.N)(e,bodyRowBreak,"whitespace")(n)}e.enter("data")
return bodyRowData(n)}function bodyRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let r=true
let i=0
let s=[0,0,0,0]
let o=[0,0,0,0]
let a=false
let c=0
let l
let u
let d
const h=new EditMap
while(++n<e.length){const f=e[n]
const p=f[1]
if(f[0]==="enter"){if(p.type==="tableHead"){a=false
if(c!==0){flushTableEnd(h,t,c,l,u)
u=undefined
c=0}l={type:"table",start:Object.assign({},p.start),end:Object.assign({},p.end)}
h.add(n,0,[["enter",l,t]])}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){r=true
d=undefined
s=[0,0,0,0]
o=[0,n+1,0,0]
if(a){a=false
u={type:"tableBody",start:Object.assign({},p.start),end:Object.assign({},p.end)}
h.add(n,0,[["enter",u,t]])}i=p.type==="tableDelimiterRow"?2:u?3:1}else if(i&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){r=false
if(o[2]===0){if(s[1]!==0){o[0]=o[1]
d=flushCell(h,t,s,i,undefined,d)
s=[0,0,0,0]}o[2]=n}}else if(p.type==="tableCellDivider"){if(r){r=false}else{if(s[1]!==0){o[0]=o[1]
d=flushCell(h,t,s,i,undefined,d)}s=o
o=[s[1],n,0,0]}}}else if(p.type==="tableHead"){a=true
c=n}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){c=n
if(s[1]!==0){o[0]=o[1]
d=flushCell(h,t,s,i,n,d)}else if(o[1]!==0){d=flushCell(h,t,o,i,n,d)}i=0}else if(i&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){o[3]=n}}if(c!==0){flushTableEnd(h,t,c,l,u)}h.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table"){e[1]._align=gfmTableAlign(t.events,n)}}return e}function flushCell(e,t,n,r,i,s){const o=r===1?"tableHeader":r===2?"tableDelimiter":"tableData"
const a="tableContent"
if(n[0]!==0){s.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",s,t]])}const c=getPoint(t.events,n[1])
s={type:o,start:Object.assign({},c),end:Object.assign({},c)}
e.add(n[1],0,[["enter",s,t]])
if(n[2]!==0){const i=getPoint(t.events,n[2])
const s=getPoint(t.events,n[3])
const o={type:a,start:Object.assign({},i),end:Object.assign({},s)}
e.add(n[2],0,[["enter",o,t]])
if(r!==2){const r=t.events[n[2]]
const i=t.events[n[3]]
r[1].end=Object.assign({},i[1].end)
r[1].type="chunkText"
r[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const r=n[3]-n[2]-1
e.add(t,r,[])}}e.add(n[3]+1,0,[["exit",o,t]])}if(i!==undefined){s.end=Object.assign({},getPoint(t.events,i))
e.add(i,0,[["exit",s,t]])
s=undefined}return s}function flushTableEnd(e,t,n,r,i){const s=[]
const o=getPoint(t.events,n)
if(i){i.end=Object.assign({},o)
s.push(["exit",i,t])}r.end=Object.assign({},o)
s.push(["exit",r,t])
e.add(n+1,0,s)}function getPoint(e,t){const n=e[t]
const r=n[0]==="enter"?"start":"end"
return n[1][r]}const I={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:I}}}function tokenizeTasklistCheck(e,t,n){const r=this
return open
function open(t){if(r.previous!==null||!r._gfmTasklistFirstContentOfListItem){return n(t)}e.enter("taskListCheck")
e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
return inside}function inside(t){if((0,i.Ee)(t)){e.enter("taskListCheckValueUnchecked")
e.consume(t)
e.exit("taskListCheckValueUnchecked")
return close}if(t===88||t===120){e.enter("taskListCheckValueChecked")
e.consume(t)
e.exit("taskListCheckValueChecked")
return close}return n(t)}function close(t){if(t===93){e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
e.exit("taskListCheck")
return after}return n(t)}function after(r){if((0,i.HP)(r)){return t(r)}if((0,i.On)(r)){return e.check({tokenize:spaceThenNonSpace},t,n)(r)}return n(r)}}function spaceThenNonSpace(e,t,n){return(0,E.N)(e,after,"whitespace")
function after(e){return e===null?n(e):t(e)}}function gfm(e){return(0,r.y)([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return combineHtmlExtensions([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}},2328:(e,t,n)=>{"use strict"
n.d(t,{B:()=>factorySpaceMinMax,N:()=>factorySpace})
var r=n(401)
function factorySpace(e,t,n,i){const s=i?i-1:Infinity
let o=0
return start
function start(i){if((0,r.On)(i)){e.enter(n)
return prefix(i)}return t(i)}function prefix(i){if((0,r.On)(i)&&o++<s){e.consume(i)
return prefix}e.exit(n)
return t(i)}}function factorySpaceMinMax(e,t,n,i,s,o){let a=0
return start
function start(t){if(o>0&&(0,r.On)(t)){e.enter(i)
return prefix(t)}return after(t)}function prefix(t){if((0,r.On)(t)&&a<o){e.consume(t)
a++
return prefix}e.exit(i)
return after(t)}function after(e){return a>=s?t(e):n(e)}}},401:(e,t,n)=>{"use strict"
n.d(t,{BM:()=>o,CW:()=>r,Ee:()=>markdownLineEndingOrSpace,HP:()=>markdownLineEnding,JQ:()=>asciiControl,Ny:()=>u,On:()=>markdownSpace,cx:()=>s,es:()=>l,lV:()=>i,ok:()=>a,ol:()=>c})
const r=regexCheck(/[A-Za-z]/)
const i=regexCheck(/[\dA-Za-z]/)
const s=regexCheck(/[#-'*+\--9=?A-Z^-~]/)
function asciiControl(e){return e!==null&&(e<32||e===127)}const o=regexCheck(/\d/)
const a=regexCheck(/[\dA-Fa-f]/)
const c=regexCheck(/[!-/:-@[-`{-~]/)
function markdownLineEnding(e){return e!==null&&e<-2}function markdownLineEndingOrSpace(e){return e!==null&&(e<0||e===32)}function markdownSpace(e){return e===-2||e===-1||e===32}const l=regexCheck(/\p{P}|\p{S}/u)
const u=regexCheck(/\s/)
function regexCheck(e){return check
function check(t){return t!==null&&t>-1&&e.test(String.fromCharCode(t))}}},5254:(e,t,n)=>{"use strict"
n.d(t,{V:()=>push,m:()=>splice})
function splice(e,t,n,r){const i=e.length
let s=0
let o
if(t<0){t=-t>i?0:i+t}else{t=t>i?i:t}n=n>0?n:0
if(r.length<1e4){o=Array.from(r)
o.unshift(t,n)
e.splice(...o)}else{if(n)e.splice(t,n)
while(s<r.length){o=r.slice(s,s+1e4)
o.unshift(t,0)
e.splice(...o)
s+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}},4386:(e,t,n)=>{"use strict"
n.d(t,{S:()=>classifyCharacter})
var r=n(401)
function classifyCharacter(e){if(e===null||(0,r.Ee)(e)||(0,r.Ny)(e)){return 1}if((0,r.es)(e)){return 2}}},6792:(e,t,n)=>{"use strict"
n.d(t,{y:()=>combineExtensions})
var r=n(5254)
const i={}.hasOwnProperty
function combineExtensions(e){const t={}
let n=-1
while(++n<e.length){syntaxExtension(t,e[n])}return t}function syntaxExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const s=r||(e[n]={})
const o=t[n]
let a
if(o){for(a in o){if(!i.call(s,a))s[a]=[]
const e=o[a]
constructs(s[a],Array.isArray(e)?e:e?[e]:[])}}}}function constructs(e,t){let n=-1
const i=[]
while(++n<t.length){(t[n].add==="after"?e:i).push(t[n])}(0,r.m)(e,0,0,i)}function combineHtmlExtensions(e){const t={}
let n=-1
while(++n<e.length){htmlExtension(t,e[n])}return t}function htmlExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const s=r||(e[n]={})
const o=t[n]
let a
if(o){for(a in o){s[a]=o[a]}}}}},3988:(e,t,n)=>{"use strict"
n.d(t,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,t){const n=Number.parseInt(e,t)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111){return"\ufffd"}return String.fromCodePoint(n)}},9886:(e,t,n)=>{"use strict"
n.d(t,{s:()=>decodeString})
var r=n(7126)
var i=n(3988)
const s=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(s,decode)}function decode(e,t,n){if(t){return t}const s=n.charCodeAt(0)
if(s===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return(0,i.C)(n.slice(t?2:1),t?16:10)}return(0,r.s)(n)||e}},9586:(e,t,n)=>{"use strict"
n.d(t,{T:()=>r,y:()=>i})
const r=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"]
const i=["pre","script","style","textarea"]},31:(e,t,n)=>{"use strict"
n.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}},6728:(e,t,n)=>{"use strict"
n.d(t,{W:()=>resolveAll})
function resolveAll(e,t,n){const r=[]
let i=-1
while(++i<e.length){const s=e[i].resolveAll
if(s&&!r.includes(s)){t=s(t,n)
r.push(s)}}return t}},5586:(e,t,n)=>{"use strict"
n.d(t,{w:()=>subtokenize})
var r=n(5254)
class SpliceBuffer{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length){throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")}if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===undefined?Number.POSITIVE_INFINITY:t
if(n<this.left.length){return this.left.slice(e,n)}if(e>this.left.length){return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()}return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const r=t||0
this.setCursor(Math.trunc(e))
const i=this.right.splice(this.right.length-r,Number.POSITIVE_INFINITY)
if(n)chunkedPush(this.left,n)
return i.reverse()}pop(){this.setCursor(Number.POSITIVE_INFINITY)
return this.left.pop()}push(e){this.setCursor(Number.POSITIVE_INFINITY)
this.left.push(e)}pushMany(e){this.setCursor(Number.POSITIVE_INFINITY)
chunkedPush(this.left,e)}unshift(e){this.setCursor(0)
this.right.push(e)}unshiftMany(e){this.setCursor(0)
chunkedPush(this.right,e.reverse())}setCursor(e){if(e===this.left.length||e>this.left.length&&this.right.length===0||e<0&&this.left.length===0)return
if(e<this.left.length){const t=this.left.splice(e,Number.POSITIVE_INFINITY)
chunkedPush(this.right,t.reverse())}else{const t=this.right.splice(this.left.length+this.right.length-e,Number.POSITIVE_INFINITY)
chunkedPush(this.left,t.reverse())}}}function chunkedPush(e,t){let n=0
if(t.length<1e4){e.push(...t)}else{while(n<t.length){e.push(...t.slice(n,n+1e4))
n+=1e4}}}function subtokenize(e){const t={}
let n=-1
let i
let s
let o
let a
let c
let l
let u
const d=new SpliceBuffer(e)
while(++n<d.length){while(n in t){n=t[n]}i=d.get(n)
if(n&&i[1].type==="chunkFlow"&&d.get(n-1)[1].type==="listItemPrefix"){l=i[1]._tokenizer.events
o=0
if(o<l.length&&l[o][1].type==="lineEndingBlank"){o+=2}if(o<l.length&&l[o][1].type==="content"){while(++o<l.length){if(l[o][1].type==="content"){break}if(l[o][1].type==="chunkText"){l[o][1]._isInFirstContentOfListItem=true
o++}}}}if(i[0]==="enter"){if(i[1].contentType){Object.assign(t,subcontent(d,n))
n=t[n]
u=true}}else if(i[1]._container){o=n
s=undefined
while(o--){a=d.get(o)
if(a[1].type==="lineEnding"||a[1].type==="lineEndingBlank"){if(a[0]==="enter"){if(s){d.get(s)[1].type="lineEndingBlank"}a[1].type="lineEnding"
s=o}}else if(a[1].type==="linePrefix"||a[1].type==="listItemIndent"){}else{break}}if(s){i[1].end={...d.get(s)[1].start}
c=d.slice(s,n)
c.unshift(i)
d.splice(s,n-s+1,c)}}}(0,r.m)(e,0,Number.POSITIVE_INFINITY,d.slice(0))
return!u}function subcontent(e,t){const n=e.get(t)[1]
const r=e.get(t)[2]
let i=t-1
const s=[]
let o=n._tokenizer
if(!o){o=r.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing){o._contentTypeTextTrailing=true}}const a=o.events
const c=[]
const l={}
let u
let d
let h=-1
let f=n
let p=0
let m=0
const E=[m]
while(f){while(e.get(++i)[1]!==f){}s.push(i)
if(!f._tokenizer){u=r.sliceStream(f)
if(!f.next){u.push(null)}if(d){o.defineSkip(f.start)}if(f._isInFirstContentOfListItem){o._gfmTasklistFirstContentOfListItem=true}o.write(u)
if(f._isInFirstContentOfListItem){o._gfmTasklistFirstContentOfListItem=undefined}}d=f
f=f.next}f=n
while(++h<a.length){if(a[h][0]==="exit"&&a[h-1][0]==="enter"&&a[h][1].type===a[h-1][1].type&&a[h][1].start.line!==a[h][1].end.line){m=h+1
E.push(m)
f._tokenizer=undefined
f.previous=undefined
f=f.next}}o.events=[]
if(f){f._tokenizer=undefined
f.previous=undefined}else{E.pop()}h=E.length
while(h--){const t=a.slice(E[h],E[h+1])
const n=s.pop()
c.push([n,n+t.length-1])
e.splice(n,2,t)}c.reverse()
h=-1
while(++h<c.length){l[p+c[h][0]]=p+c[h][1]
p+=c[h][1]-c[h][0]-1}return l}},9327:(e,t,n)=>{"use strict"
n.d(t,{q:()=>parse})
var r={}
n.r(r)
n.d(r,{attentionMarkers:()=>oe,contentInitial:()=>ee,disable:()=>ae,document:()=>Z,flow:()=>ne,flowInitial:()=>te,insideSpan:()=>se,string:()=>re,text:()=>ie})
var i=n(6792)
var s=n(2328)
var o=n(401)
const a={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let n
return t
function afterContentStartConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,s.N)(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const r=e.enter("chunkText",{contentType:"text",previous:n})
if(n){n.next=r}n=r
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if((0,o.HP)(t)){e.consume(t)
e.exit("chunkText")
return lineStart}e.consume(t)
return data}}class EditMap{constructor(){this.index=new Map
this.map=[]}add(e,t,n){addImplementation(this,e,t,n,false)}addBefore(e,t,n){addImplementation(this,e,t,n,true)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r,i){if(n===0&&r.length===0){return}const s=e.index.get(t)
if(s){s[1]+=n
if(i){r.push(...s[2])
s[2]=r}else{s[2].push(...r)}return}const o=[t,n,r]
e.map.push(o)
e.index.set(t,o)}const c={tokenize:initializeDocument}
const l={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const n=[]
let r=0
let i
let s
let a
return start
function start(i){if(r<n.length){const s=n[r]
t.containerState=s[1]
return e.attempt(s[0].continuation,documentContinue,checkNewContainers)(i)}return checkNewContainers(i)}function documentContinue(e){r++
if(t.containerState._closeFlow){t.containerState._closeFlow=undefined
if(i){closeFlow()}const n=t.events.length
let s=n
let o
while(s--){if(t.events[s][0]==="exit"&&t.events[s][1].type==="chunkFlow"){o=t.events[s][1].end
break}}exitContainers(r)
let a=n
while(a<t.events.length){t.events[a][1].end={...o}
a++}const c=new EditMap
c.add(s+1,0,t.events.slice(n))
c.add(n,a-n,[])
c.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(s){if(r===n.length){if(!i){return documentContinued(s)}if(i.currentConstruct&&i.currentConstruct.concrete){return flowStart(s)}t.interrupt=Boolean(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(l,thereIsANewContainer,thereIsNoNewContainer)(s)}function thereIsANewContainer(e){if(i){closeFlow()}exitContainers(r)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=r!==n.length
a=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(l,containerContinue,flowStart)(n)}function containerContinue(e){r++
n.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(i){closeFlow()}exitContainers(0)
e.consume(n)
return}i=i||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:s})
return flowContinue(n)}function flowContinue(n){if(n===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(n)
return}if((0,o.HP)(n)){e.consume(n)
writeToChild(e.exit("chunkFlow"))
r=0
t.interrupt=undefined
return start}e.consume(n)
return flowContinue}function writeToChild(e,n){const o=t.sliceStream(e)
if(n){o.push(null)}e.previous=s
if(s){s.next=e}s=e
i.defineSkip(e.start)
i.write(o)
if(t.parser.lazy[e.start.line]){let e=i.events.length
while(e--){if(i.events[e][1].start.offset<a&&(!i.events[e][1].end||i.events[e][1].end.offset>a)){return}}const n=t.events.length
let s=n
let o
let c
while(s--){if(t.events[s][0]==="exit"&&t.events[s][1].type==="chunkFlow"){if(o){c=t.events[s][1].end
break}o=true}}exitContainers(r)
e=n
while(e<t.events.length){t.events[e][1].end={...c}
e++}const l=new EditMap
l.add(s+1,0,t.events.slice(n))
l.add(n,e-n,[])
l.consume(t.events)}}function exitContainers(r){let i=n.length
while(i-- >r){const r=n[i]
t.containerState=r[1]
r[0].exit.call(t,e)}n.length=r}function closeFlow(){i.write([null])
s=undefined
i=undefined
t.containerState._closeFlow=undefined}}function tokenizeContainer(e,t,n){return(0,s.N)(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?undefined:4)}var u=n(4520)
var d=n(5586)
const h={resolve:resolveContent,tokenize:tokenizeContent}
const f={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){(0,d.w)(e)
return e}function tokenizeContent(e,t){let n
return chunkStart
function chunkStart(t){e.enter("content")
n=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null){return contentEnd(t)}if((0,o.HP)(t)){return e.check(f,contentContinue,contentEnd)(t)}e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
n.next=e.enter("chunkContent",{contentType:"content",previous:n})
n=n.next
return chunkInside}}function tokenizeContinuation(e,t,n){const r=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,s.N)(e,prefixed,"linePrefix")}function prefixed(i){if(i===null||(0,o.HP)(i)){return n(i)}const s=r.events[r.events.length-1]
if(!r.parser.constructs.disable.null.includes("codeIndented")&&s&&s[1].type==="linePrefix"&&s[2].sliceSerialize(s[1],true).length>=4){return t(i)}return e.interrupt(r.parser.constructs.flow,n,t)(i)}}const p={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const n=e.attempt(u.B,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,s.N)(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(h,afterConstruct)),"linePrefix")))
return n
function atBlankEnding(r){if(r===null){e.consume(r)
return}e.enter("lineEndingBlank")
e.consume(r)
e.exit("lineEndingBlank")
t.currentConstruct=undefined
return n}function afterConstruct(r){if(r===null){e.consume(r)
return}e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
t.currentConstruct=undefined
return n}}const m={resolveAll:createResolver()}
const E=initializeFactory("string")
const T=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:undefined),tokenize:initializeText}
function initializeText(t){const n=this
const r=this.parser.constructs[e]
const i=t.attempt(r,start,notText)
return start
function start(e){return atBreak(e)?i(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return i(e)}t.consume(e)
return data}function atBreak(e){if(e===null){return true}const t=r[e]
let i=-1
if(t){while(++i<t.length){const e=t[i]
if(!e.previous||e.previous.call(n,n.previous)){return true}}}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let r=-1
let i
while(++r<=t.length){if(i===undefined){if(t[r]&&t[r][1].type==="data"){i=r
r++}}else if(!t[r]||t[r][1].type!=="data"){if(r!==i+2){t[i][1].end=t[r-1][1].end
t.splice(i+2,r-i-2)
r=i+2}i=undefined}}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new EditMap
let r=0
while(++r<=e.length){if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){const i=e[r-1][1]
const s=t.sliceStream(i)
let o=s.length
let a=-1
let c=0
let l
while(o--){const e=s[o]
if(typeof e==="string"){a=e.length
while(e.charCodeAt(a-1)===32){c++
a--}if(a){break}a=-1}else if(e===-2){l=true
c++}else if(e===-1){}else{o++
break}}if(t._contentTypeTextTrailing&&r===e.length){c=0}if(c){const s={type:r===e.length||l||c<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:o?a:i.start._bufferIndex+a,_index:i.start._index+o,line:i.end.line,column:i.end.column-c,offset:i.end.offset-c},end:{...i.end}}
i.end={...s.start}
if(i.start.offset===i.end.offset){Object.assign(i,s)}else{n.add(r,0,[["enter",s,t],["exit",s,t]])}}r++}}n.consume(e)
return e}const g={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,n){let r=0
let i
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){i=e
return atBreak(e)}function atBreak(s){if(s===i){e.enter("thematicBreakSequence")
return sequence(s)}if(r>=3&&(s===null||(0,o.HP)(s))){e.exit("thematicBreak")
return t(s)}return n(s)}function sequence(t){if(t===i){e.consume(t)
r++
return sequence}e.exit("thematicBreakSequence")
return(0,o.On)(t)?(0,s.N)(e,atBreak,"whitespace")(t):atBreak(t)}}const A={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const _={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const k={partial:true,tokenize:tokenizeIndent}
function tokenizeListStart(e,t,n){const r=this
const i=r.events[r.events.length-1]
let s=i&&i[1].type==="linePrefix"?i[2].sliceSerialize(i[1],true).length:0
let a=0
return start
function start(t){const i=r.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(i==="listUnordered"?!r.containerState.marker||t===r.containerState.marker:(0,o.BM)(t)){if(!r.containerState.type){r.containerState.type=i
e.enter(i,{_container:true})}if(i==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(g,n,atMarker)(t):atMarker(t)}if(!r.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return n(t)}function inside(t){if((0,o.BM)(t)&&++a<10){e.consume(t)
return inside}if((!r.interrupt||a<2)&&(r.containerState.marker?t===r.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return n(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
r.containerState.marker=r.containerState.marker||t
return e.check(u.B,r.interrupt?n:onBlank,e.attempt(_,endOfPrefix,otherPrefix))}function onBlank(e){r.containerState.initialBlankLine=true
s++
return endOfPrefix(e)}function otherPrefix(t){if((0,o.On)(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return n(t)}function endOfPrefix(n){r.containerState.size=s+r.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,n){const r=this
r.containerState._closeFlow=undefined
return e.check(u.B,onBlank,notBlank)
function onBlank(n){r.containerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBlankLine
return(0,s.N)(e,t,"listItemIndent",r.containerState.size+1)(n)}function notBlank(n){if(r.containerState.furtherBlankLines||!(0,o.On)(n)){r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return notInCurrentItem(n)}r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return e.attempt(k,t,notInCurrentItem)(n)}function notInCurrentItem(i){r.containerState._closeFlow=true
r.interrupt=undefined
return(0,s.N)(e,e.attempt(A,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(i)}}function tokenizeIndent(e,t,n){const r=this
return(0,s.N)(e,afterPrefix,"listItemIndent",r.containerState.size+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="listItemIndent"&&i[2].sliceSerialize(i[1],true).length===r.containerState.size?t(e):n(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,n){const r=this
return(0,s.N)(e,afterPrefix,"listItemPrefixWhitespace",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return!(0,o.On)(e)&&i&&i[1].type==="listItemPrefixWhitespace"?t(e):n(e)}}const I={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,n){const r=this
return start
function start(t){if(t===62){const n=r.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return n(t)}function after(n){if((0,o.On)(n)){e.enter("blockQuotePrefixWhitespace")
e.consume(n)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(n)}}function tokenizeBlockQuoteContinuation(e,t,n){const r=this
return contStart
function contStart(t){if((0,o.On)(t)){return(0,s.N)(e,contBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return contBefore(t)}function contBefore(r){return e.attempt(I,t,n)(r)}}function exit(e){e.exit("blockQuote")}function factoryDestination(e,t,n,r,i,s,a,c,l){const u=l||Number.POSITIVE_INFINITY
let d=0
return start
function start(t){if(t===60){e.enter(r)
e.enter(i)
e.enter(s)
e.consume(t)
e.exit(s)
return enclosedBefore}if(t===null||t===32||t===41||(0,o.JQ)(t)){return n(t)}e.enter(r)
e.enter(a)
e.enter(c)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(s)
e.consume(n)
e.exit(s)
e.exit(i)
e.exit(r)
return t}e.enter(c)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(c)
return enclosedBefore(t)}if(t===null||t===60||(0,o.HP)(t)){return n(t)}e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(i){if(!d&&(i===null||i===41||(0,o.Ee)(i))){e.exit("chunkString")
e.exit(c)
e.exit(a)
e.exit(r)
return t(i)}if(d<u&&i===40){e.consume(i)
d++
return raw}if(i===41){e.consume(i)
d--
return raw}if(i===null||i===32||i===40||(0,o.JQ)(i)){return n(i)}e.consume(i)
return i===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,n,r,i,s){const a=this
let c=0
let l
return start
function start(t){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
e.enter(s)
return atBreak}function atBreak(u){if(c>999||u===null||u===91||u===93&&!l||u===94&&!c&&"_hiddenFootnoteSupport"in a.parser.constructs){return n(u)}if(u===93){e.exit(s)
e.enter(i)
e.consume(u)
e.exit(i)
e.exit(r)
return t}if((0,o.HP)(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(u)}function labelInside(t){if(t===null||t===91||t===93||(0,o.HP)(t)||c++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!l)l=!(0,o.On)(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
c++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,n,r,i,a){let c
return start
function start(t){if(t===34||t===39||t===40){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
c=t===40?41:t
return begin}return n(t)}function begin(n){if(n===c){e.enter(i)
e.consume(n)
e.exit(i)
e.exit(r)
return t}e.enter(a)
return atBreak(n)}function atBreak(t){if(t===c){e.exit(a)
return begin(c)}if(t===null){return n(t)}if((0,o.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,s.N)(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===c||t===null||(0,o.HP)(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===c||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let n
return start
function start(r){if((0,o.HP)(r)){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
n=true
return start}if((0,o.On)(r)){return(0,s.N)(e,start,n?"linePrefix":"lineSuffix")(r)}return t(r)}}var C=n(31)
const S={name:"definition",tokenize:tokenizeDefinition}
const b={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,t,n){const r=this
let i
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(r,e,labelAfter,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(t){i=(0,C.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1))
if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
return markerAfter}return n(t)}function markerAfter(t){return(0,o.Ee)(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(b,after,after)(t)}function after(t){return(0,o.On)(t)?(0,s.N)(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(s){if(s===null||(0,o.HP)(s)){e.exit("definition")
r.parser.defined.push(i)
return t(s)}return n(s)}}function tokenizeTitleBefore(e,t,n){return titleBefore
function titleBefore(t){return(0,o.Ee)(t)?factoryWhitespace(e,beforeMarker)(t):n(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return(0,o.On)(t)?(0,s.N)(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||(0,o.HP)(e)?t(e):n(e)}}const N={name:"codeIndented",tokenize:tokenizeCodeIndented}
const D={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,n){return start
function start(t){e.enter("codeIndented")
return(0,s.B)(e,atBreak,n,"linePrefix",4,4)(t)}function atBreak(t){if(t===null){return after(t)}if((0,o.HP)(t)){return e.attempt(D,atBreak,after)(t)}e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||(0,o.HP)(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,n){const r=this
return furtherStart
function furtherStart(i){if(r.parser.lazy[r.now().line]){return n(i)}if((0,o.HP)(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return furtherStart}return(0,s.B)(e,t,onNotEnoughPrefix,"linePrefix",4,4)(i)}function onNotEnoughPrefix(e){return(0,o.HP)(e)?furtherStart(e):n(e)}}var O=n(5254)
const w={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let n=e.length-2
let r=3
if(e[r][1].type==="whitespace"){r+=2}if(n-2>r&&e[n][1].type==="whitespace"){n-=2}if(e[n][1].type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")){n-=r+1===n?2:4}if(n>r){const i={type:"atxHeadingText",start:e[r][1].start,end:e[n][1].end}
const s={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};(0,O.m)(e,r,n-r+1,[["enter",i,t],["enter",s,t],["exit",s,t],["exit",i,t]])}return e}function tokenizeHeadingAtx(e,t,n){let r=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&r++<6){e.consume(t)
return sequenceOpen}if(t===null||(0,o.Ee)(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return n(t)}function atBreak(n){if(n===35){e.enter("atxHeadingSequence")
return sequenceFurther(n)}if(n===null||(0,o.HP)(n)){e.exit("atxHeading")
return t(n)}if((0,o.On)(n)){return(0,s.N)(e,atBreak,"whitespace")(n)}e.enter("atxHeadingText")
return data(n)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||(0,o.Ee)(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const y={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new EditMap
let r=e.length
let i
let s
let o
while(r--){if(e[r][0]==="enter"){if(e[r][1].type==="content"){i=r
break}if(e[r][1].type==="paragraph"){s=r}}else{if(e[r][1].type==="content"){n.add(r,1,[])}if(!o&&e[r][1].type==="definition"){o=r}}}const a={type:"setextHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
e[s][1].type="setextHeadingText"
if(o){n.add(s,0,[["enter",a,t]])
n.add(o+1,0,[["exit",e[i][1],t]])
e[i][1].end={...e[o][1].end}}else{e[i][1]=a}n.add(e.length,0,[["exit",a,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,n){const r=this
let i
return start
function start(t){let s=r.events.length
let o
while(s--){if(r.events[s][1].type!=="lineEnding"&&r.events[s][1].type!=="linePrefix"&&r.events[s][1].type!=="content"){o=r.events[s][1].type==="paragraph"
break}}if(!r.parser.lazy[r.now().line]&&(r.interrupt||o)){e.enter("setextHeadingLine")
i=t
return before(t)}return n(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===i){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return(0,o.On)(t)?(0,s.N)(e,after,"lineSuffix")(t):after(t)}function after(r){if(r===null||(0,o.HP)(r)){e.exit("setextHeadingLine")
return t(r)}return n(r)}}var R=n(9586)
const L={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const r=this
return start
function start(t){if(t===null){return n(t)}e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return r.parser.lazy[r.now().line]?n(e):t(e)}}const x={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const P={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--){if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"){break}}if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,n){const r=this
let i
let s
let a
let c
let l
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(c){if(c===33){e.consume(c)
return declarationOpen}if(c===47){e.consume(c)
s=true
return tagCloseStart}if(c===63){e.consume(c)
i=3
return r.interrupt?t:continuationDeclarationInside}if((0,o.CW)(c)){e.consume(c)
a=String.fromCharCode(c)
return tagName}return n(c)}function declarationOpen(s){if(s===45){e.consume(s)
i=2
return commentOpenInside}if(s===91){e.consume(s)
i=5
c=0
return cdataOpenInside}if((0,o.CW)(s)){e.consume(s)
i=4
return r.interrupt?t:continuationDeclarationInside}return n(s)}function commentOpenInside(i){if(i===45){e.consume(i)
return r.interrupt?t:continuationDeclarationInside}return n(i)}function cdataOpenInside(i){const s="CDATA["
if(i===s.charCodeAt(c++)){e.consume(i)
if(c===s.length){return r.interrupt?t:continuation}return cdataOpenInside}return n(i)}function tagCloseStart(t){if((0,o.CW)(t)){e.consume(t)
a=String.fromCharCode(t)
return tagName}return n(t)}function tagName(c){if(c===null||c===47||c===62||(0,o.Ee)(c)){const o=c===47
const l=a.toLowerCase()
if(!o&&!s&&R.y.includes(l)){i=1
return r.interrupt?t(c):continuation(c)}if(R.T.includes(a.toLowerCase())){i=6
if(o){e.consume(c)
return basicSelfClosing}return r.interrupt?t(c):continuation(c)}i=7
return r.interrupt&&!r.parser.lazy[r.now().line]?n(c):s?completeClosingTagAfter(c):completeAttributeNameBefore(c)}if(c===45||(0,o.lV)(c)){e.consume(c)
a+=String.fromCharCode(c)
return tagName}return n(c)}function basicSelfClosing(i){if(i===62){e.consume(i)
return r.interrupt?t:continuation}return n(i)}function completeClosingTagAfter(t){if((0,o.On)(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||(0,o.CW)(t)){e.consume(t)
return completeAttributeName}if((0,o.On)(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||(0,o.lV)(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if((0,o.On)(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
l=t
return completeAttributeValueQuoted}if((0,o.On)(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===l){e.consume(t)
l=null
return completeAttributeValueQuotedAfter}if(t===null||(0,o.HP)(t)){return n(t)}e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||(0,o.Ee)(t)){return completeAttributeNameAfter(t)}e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||(0,o.On)(e)){return completeAttributeNameBefore(e)}return n(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return n(t)}function completeAfter(t){if(t===null||(0,o.HP)(t)){return continuation(t)}if((0,o.On)(t)){e.consume(t)
return completeAfter}return n(t)}function continuation(t){if(t===45&&i===2){e.consume(t)
return continuationCommentInside}if(t===60&&i===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&i===4){e.consume(t)
return continuationClose}if(t===63&&i===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&i===5){e.consume(t)
return continuationCdataInside}if((0,o.HP)(t)&&(i===6||i===7)){e.exit("htmlFlowData")
return e.check(P,continuationAfter,continuationStart)(t)}if(t===null||(0,o.HP)(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(L,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||(0,o.HP)(t)){return continuationStart(t)}e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
a=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=a.toLowerCase()
if(R.y.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if((0,o.CW)(t)&&a.length<8){e.consume(t)
a+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&i===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||(0,o.HP)(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,n){return start
function start(r){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return e.attempt(u.B,t,n)}}const v={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,n){const r=this
const i={partial:true,tokenize:tokenizeCloseStart}
let a=0
let c=0
let l
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=r.events[r.events.length-1]
a=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
l=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===l){c++
e.consume(t)
return sequenceOpen}if(c<3){return n(t)}e.exit("codeFencedFenceSequence")
return(0,o.On)(t)?(0,s.N)(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(n){if(n===null||(0,o.HP)(n)){e.exit("codeFencedFence")
return r.interrupt?t(n):e.check(L,atNonLazyBreak,after)(n)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(n)}function info(t){if(t===null||(0,o.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if((0,o.On)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return(0,s.N)(e,metaBefore,"whitespace")(t)}if(t===96&&t===l){return n(t)}e.consume(t)
return info}function metaBefore(t){if(t===null||(0,o.HP)(t)){return infoBefore(t)}e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||(0,o.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===l){return n(t)}e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(i,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return a>0&&(0,o.On)(t)?(0,s.N)(e,beforeContentChunk,"linePrefix",a+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||(0,o.HP)(t)){return e.check(L,atNonLazyBreak,after)(t)}e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||(0,o.HP)(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,n){let i=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return(0,o.On)(t)?(0,s.N)(e,beforeSequenceClose,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===l){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return n(t)}function sequenceClose(t){if(t===l){i++
e.consume(t)
return sequenceClose}if(i>=c){e.exit("codeFencedFenceSequence")
return(0,o.On)(t)?(0,s.N)(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return n(t)}function sequenceCloseAfter(r){if(r===null||(0,o.HP)(r)){e.exit("codeFencedFence")
return t(r)}return n(r)}}}var M=n(7126)
const $={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,n){const r=this
let i=0
let s
let a
return start
function start(t){e.enter("characterReference")
e.enter("characterReferenceMarker")
e.consume(t)
e.exit("characterReferenceMarker")
return open}function open(t){if(t===35){e.enter("characterReferenceMarkerNumeric")
e.consume(t)
e.exit("characterReferenceMarkerNumeric")
return numeric}e.enter("characterReferenceValue")
s=31
a=o.lV
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
s=6
a=o.ok
return value}e.enter("characterReferenceValue")
s=7
a=o.BM
return value(t)}function value(c){if(c===59&&i){const i=e.exit("characterReferenceValue")
if(a===o.lV&&!(0,M.s)(r.sliceSerialize(i))){return n(c)}e.enter("characterReferenceMarker")
e.consume(c)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(a(c)&&i++<s){e.consume(c)
return value}return n(c)}}const B={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,n){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(r){if((0,o.ol)(r)){e.enter("characterEscapeValue")
e.consume(r)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return n(r)}}const F={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(n){e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,s.N)(e,t,"linePrefix")}}var H=n(6728)
const U={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const q={tokenize:tokenizeResource}
const G={tokenize:tokenizeReferenceFull}
const z={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const n=[]
while(++t<e.length){const r=e[t][1]
n.push(e[t])
if(r.type==="labelImage"||r.type==="labelLink"||r.type==="labelEnd"){const e=r.type==="labelImage"?4:2
r.type="data"
t+=e}}if(e.length!==n.length){(0,O.m)(e,0,e.length,n)}return e}function resolveToLabelEnd(e,t){let n=e.length
let r=0
let i
let s
let o
while(n--){const t=e[n][1]
if(i){if(t.type==="link"||t.type==="labelLink"&&t._inactive){break}if(e[n][0]==="enter"&&t.type==="labelLink"){t._inactive=true}}else if(s){if(e[n][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){i=n
if(t.type!=="labelLink"){r=2
break}}}else if(t.type==="labelEnd"){s=n}}const a={type:e[i][1].type==="labelLink"?"link":"image",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
const c={type:"label",start:{...e[i][1].start},end:{...e[s][1].end}}
const l={type:"labelText",start:{...e[i+r+2][1].end},end:{...e[s-2][1].start}}
o=[["enter",a,t],["enter",c,t]]
o=(0,O.V)(o,e.slice(i+1,i+r+3))
o=(0,O.V)(o,[["enter",l,t]])
o=(0,O.V)(o,(0,H.W)(t.parser.constructs.insideSpan.null,e.slice(i+r+4,s-3),t))
o=(0,O.V)(o,[["exit",l,t],e[s-2],e[s-1],["exit",c,t]])
o=(0,O.V)(o,e.slice(s+1))
o=(0,O.V)(o,[["exit",a,t]]);(0,O.m)(e,i,e.length,o)
return e}function tokenizeLabelEnd(e,t,n){const r=this
const i=r._labelStarts
let s
let o
if(i){while(i.length>0&&i[i.length-1]._balanced){i.pop()}s=i[i.length-1]}return start
function start(t){if(!s){return n(t)}if(s._inactive){return labelEndNok(t)}o=r.parser.defined.includes((0,C.B)(r.sliceSerialize({start:s.end,end:r.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40){return e.attempt(q,labelEndOk,o?labelEndOk:labelEndNok)(t)}if(t===91){return e.attempt(G,labelEndOk,o?referenceNotFull:labelEndNok)(t)}return o?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(z,labelEndOk,labelEndNok)(t)}function labelEndOk(e){i.pop()
return t(e)}function labelEndNok(e){s._balanced=true
return n(e)}}function tokenizeResource(e,t,n){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return(0,o.Ee)(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41){return resourceEnd(t)}return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return(0,o.Ee)(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return n(e)}function resourceBetween(t){if(t===34||t===39||t===40){return factoryTitle(e,resourceTitleAfter,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)}return resourceEnd(t)}function resourceTitleAfter(t){return(0,o.Ee)(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(r){if(r===41){e.enter("resourceMarker")
e.consume(r)
e.exit("resourceMarker")
e.exit("resource")
return t}return n(r)}}function tokenizeReferenceFull(e,t,n){const r=this
return referenceFull
function referenceFull(t){return factoryLabel.call(r,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return r.parser.defined.includes((0,C.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(e):n(e)}function referenceFullMissing(e){return n(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(r){if(r===93){e.enter("referenceMarker")
e.consume(r)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(r)}}const Y={name:"labelStartImage",resolveAll:U.resolveAll,tokenize:tokenizeLabelStartImage}
function tokenizeLabelStartImage(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelImage")
e.enter("labelImageMarker")
e.consume(t)
e.exit("labelImageMarker")
return open}function open(t){if(t===91){e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelImage")
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}var V=n(4386)
const W={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let n=-1
let r
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let i=n
while(i--){if(e[i][0]==="exit"&&e[i][1].type==="attentionSequence"&&e[i][1]._open&&t.sliceSerialize(e[i][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[i][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[i][1].end.offset-e[i][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3)){continue}const s=e[i][1].end.offset-e[i][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1
const o={...e[i][1].end}
const a={...e[n][1].start}
movePoint(o,-s)
movePoint(a,s)
const c={type:s>1?"strongSequence":"emphasisSequence",start:o,end:{...e[i][1].end}}
const l={type:s>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:a}
const u={type:s>1?"strongText":"emphasisText",start:{...e[i][1].end},end:{...e[n][1].start}}
const d={type:s>1?"strong":"emphasis",start:{...c.start},end:{...l.end}}
e[i][1].end={...c.start}
e[n][1].start={...l.end}
r=[]
if(e[i][1].end.offset-e[i][1].start.offset){r=(0,O.V)(r,[["enter",e[i][1],t],["exit",e[i][1],t]])}r=(0,O.V)(r,[["enter",d,t],["enter",c,t],["exit",c,t],["enter",u,t]])
r=(0,O.V)(r,(0,H.W)(t.parser.constructs.insideSpan.null,e.slice(i+1,n),t))
r=(0,O.V)(r,[["exit",u,t],["enter",l,t],["exit",l,t],["exit",d,t]])
let h=0
if(e[n][1].end.offset-e[n][1].start.offset){h=2
r=(0,O.V)(r,[["enter",e[n][1],t],["exit",e[n][1],t]])}(0,O.m)(e,i-1,n-i+3,r)
n=i+r.length-h-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="attentionSequence"){e[n][1].type="data"}}return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const r=this.previous
const i=(0,V.S)(r)
let s
return start
function start(t){s=t
e.enter("attentionSequence")
return inside(t)}function inside(o){if(o===s){e.consume(o)
return inside}const a=e.exit("attentionSequence")
const c=(0,V.S)(o)
const l=!c||c===2&&i||n.includes(o)&&o!==42&&o!==95
const u=!i||i===2&&c||n.includes(r)&&r!==42&&r!==95
a._open=Boolean(s===42?l:l&&(i||!u))
a._close=Boolean(s===42?u:u&&(c||!l))
return t(o)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const j={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,n){let r=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if((0,o.CW)(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64){return n(t)}return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||(0,o.lV)(e)){r=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
r=0
return urlInside}if((t===43||t===45||t===46||(0,o.lV)(t))&&r++<32){e.consume(t)
return schemeInsideOrEmailAtext}r=0
return emailAtext(t)}function urlInside(r){if(r===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(r)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(r===null||r===32||r===60||(0,o.JQ)(r)){return n(r)}e.consume(r)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if((0,o.cx)(t)){e.consume(t)
return emailAtext}return n(t)}function emailAtSignOrDot(e){return(0,o.lV)(e)?emailLabel(e):n(e)}function emailLabel(n){if(n===46){e.consume(n)
r=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||(0,o.lV)(t))&&r++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return n(t)}}const Q={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,n){const r=this
let i
let a
let c
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if((0,o.CW)(t)){e.consume(t)
return tagOpen}return n(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
a=0
return cdataOpenInside}if((0,o.CW)(t)){e.consume(t)
return declaration}return n(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return n(t)}function comment(t){if(t===null){return n(t)}if(t===45){e.consume(t)
return commentClose}if((0,o.HP)(t)){c=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){const r="CDATA["
if(t===r.charCodeAt(a++)){e.consume(t)
return a===r.length?cdata:cdataOpenInside}return n(t)}function cdata(t){if(t===null){return n(t)}if(t===93){e.consume(t)
return cdataClose}if((0,o.HP)(t)){c=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62){return end(t)}if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62){return end(t)}if((0,o.HP)(t)){c=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null){return n(t)}if(t===63){e.consume(t)
return instructionClose}if((0,o.HP)(t)){c=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if((0,o.CW)(t)){e.consume(t)
return tagClose}return n(t)}function tagClose(t){if(t===45||(0,o.lV)(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if((0,o.HP)(t)){c=tagCloseBetween
return lineEndingBefore(t)}if((0,o.On)(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||(0,o.lV)(t)){e.consume(t)
return tagOpen}if(t===47||t===62||(0,o.Ee)(t)){return tagOpenBetween(t)}return n(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||(0,o.CW)(t)){e.consume(t)
return tagOpenAttributeName}if((0,o.HP)(t)){c=tagOpenBetween
return lineEndingBefore(t)}if((0,o.On)(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||(0,o.lV)(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if((0,o.HP)(t)){c=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if((0,o.On)(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
i=t
return tagOpenAttributeValueQuoted}if((0,o.HP)(t)){c=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if((0,o.On)(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===i){e.consume(t)
i=undefined
return tagOpenAttributeValueQuotedAfter}if(t===null){return n(t)}if((0,o.HP)(t)){c=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96){return n(t)}if(t===47||t===62||(0,o.Ee)(t)){return tagOpenBetween(t)}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||(0,o.Ee)(e)){return tagOpenBetween(e)}return n(e)}function end(r){if(r===62){e.consume(r)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return n(r)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return(0,o.On)(t)?(0,s.N)(e,lineEndingAfterPrefix,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return c(t)}}const K={name:"labelStartLink",resolveAll:U.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const X={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,n){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(r){if((0,o.HP)(r)){e.exit("hardBreakEscape")
return t(r)}return n(r)}}const J={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let r
let i
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){r=n
while(++r<t){if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}}r=n-1
t++
while(++r<=t){if(i===undefined){if(r!==t&&e[r][1].type!=="lineEnding"){i=r}}else if(r===t||e[r][1].type==="lineEnding"){e[i][1].type="codeTextData"
if(r!==i+2){e[i][1].end=e[r-1][1].end
e.splice(i+2,r-i-2)
t-=r-i-2
r=i+2}i=undefined}}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,n){const r=this
let i=0
let s
let a
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
i++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null){return n(t)}if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){a=e.enter("codeTextSequence")
s=0
return sequenceClose(t)}if((0,o.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||(0,o.HP)(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
s++
return sequenceClose}if(s===i){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}a.type="codeTextData"
return data(n)}}const Z={[42]:A,[43]:A,[45]:A,[48]:A,[49]:A,[50]:A,[51]:A,[52]:A,[53]:A,[54]:A,[55]:A,[56]:A,[57]:A,[62]:I}
const ee={[91]:S}
const te={[-2]:N,[-1]:N,[32]:N}
const ne={[35]:w,[42]:g,[45]:[y,g],[60]:x,[61]:y,[95]:g,[96]:v,[126]:v}
const re={[38]:$,[92]:B}
const ie={[-5]:F,[-4]:F,[-3]:F,[33]:Y,[38]:$,[42]:W,[60]:[j,Q],[91]:K,[92]:[X,B],[93]:U,[95]:W,[96]:J}
const se={null:[W,m]}
const oe={null:[42,95]}
const ae={null:[]}
function createTokenizer(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0}
const i={}
const s=[]
let a=[]
let c=[]
let l=true
const u={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const d={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let h=t.tokenize.call(d,u)
let f
if(t.resolveAll){s.push(t)}return d
function write(e){a=(0,O.V)(a,e)
main()
if(a[a.length-1]!==null){return[]}addResult(t,0)
d.events=(0,H.W)(s,d.events,d)
return d.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(a,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:i,offset:s}=r
return{_bufferIndex:e,_index:t,line:n,column:i,offset:s}}function defineSkip(e){i[e.line]=e.column
accountForPotentialSkip()}function main(){while(r._index<a.length){const e=a[r._index]
if(typeof e==="string"){const t=r._index
if(r._bufferIndex<0){r._bufferIndex=0}while(r._index===t&&r._bufferIndex<e.length){go(e.charCodeAt(r._bufferIndex))}}else{go(e)}}}function go(e){l=undefined
f=e
h=h(e)}function consume(e){if((0,o.HP)(e)){r.line++
r.column=1
r.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){r.column++
r.offset++}if(r._bufferIndex<0){r._index++}else{r._bufferIndex++
if(r._bufferIndex===a[r._index].length){r._bufferIndex=-1
r._index++}}d.previous=e
l=true}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
d.events.push(["enter",n,d])
c.push(n)
return n}function exit(e){const t=c.pop()
t.end=now()
d.events.push(["exit",t,d])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,r,i){let s
let o
let a
let c
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const r=t!==null&&e.null
const i=[...Array.isArray(n)?n:n?[n]:[],...Array.isArray(r)?r:r?[r]:[]]
return handleListOfConstructs(i)(t)}}function handleListOfConstructs(e){s=e
o=0
if(e.length===0){return i}return handleConstruct(e[o])}function handleConstruct(e){return start
function start(n){c=store()
a=e
if(!e.partial){d.currentConstruct=e}if(e.name&&d.parser.constructs.disable.null.includes(e.name)){return nok(n)}return e.tokenize.call(t?Object.assign(Object.create(d),t):d,u,ok,nok)(n)}}function ok(t){l=true
e(a,c)
return r}function nok(e){l=true
c.restore()
if(++o<s.length){return handleConstruct(s[o])}return i}}}function addResult(e,t){if(e.resolveAll&&!s.includes(e)){s.push(e)}if(e.resolve){(0,O.m)(d.events,t,d.events.length-t,e.resolve(d.events.slice(t),d))}if(e.resolveTo){d.events=e.resolveTo(d.events,d)}}function store(){const e=now()
const t=d.previous
const n=d.currentConstruct
const i=d.events.length
const s=Array.from(c)
return{from:i,restore}
function restore(){r=e
d.previous=t
d.currentConstruct=n
d.events.length=i
c=s
accountForPotentialSkip()}}function accountForPotentialSkip(){if(r.line in i&&r.column<2){r.column=i[r.line]
r.offset+=i[r.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const r=t.start._bufferIndex
const i=t.end._index
const s=t.end._bufferIndex
let o
if(n===i){o=[e[n].slice(r,s)]}else{o=e.slice(n,i)
if(r>-1){const e=o[0]
if(typeof e==="string"){o[0]=e.slice(r)}else{o.shift()}}if(s>0){o.push(e[i].slice(0,s))}}return o}function serializeChunks(e,t){let n=-1
const r=[]
let i
while(++n<e.length){const s=e[n]
let o
if(typeof s==="string"){o=s}else{switch(s){case-5:{o="\r"
break}case-4:{o="\n"
break}case-3:{o="\r"+"\n"
break}case-2:{o=t?" ":"\t"
break}case-1:{if(!t&&i){continue}o=" "
break}default:{o=String.fromCharCode(s)}}}i=s===-2
r.push(o)}return r.join("")}function parse(e){const t=e||{}
const n=(0,i.y)([r,...t.extensions||[]])
const s={constructs:n,content:create(a),defined:[],document:create(c),flow:create(p),lazy:{},string:create(E),text:create(T)}
return s
function create(e){return creator
function creator(t){return createTokenizer(s,e,t)}}}},5387:(e,t,n)=>{"use strict"
n.d(t,{_:()=>postprocess})
var r=n(5586)
function postprocess(e){while(!(0,r.w)(e)){}return e}},2192:(e,t,n)=>{"use strict"
n.d(t,{v:()=>preprocess})
const r=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let i
return preprocessor
function preprocessor(s,o,a){s=t+(typeof s==="string"?s.toString():new TextDecoder(o||undefined).decode(s))
const c=[]
let l=0
t=""
if(n){if(s.charCodeAt(0)===65279){l++}n=undefined}while(l<s.length){r.lastIndex=l
const n=r.exec(s)
const o=n&&n.index!==undefined?n.index:s.length
const a=s.charCodeAt(o)
if(!n){t=s.slice(l)
break}if(a===10&&l===o&&i){c.push(-3)
i=undefined}else{if(i){c.push(-5)
i=undefined}if(l<o){c.push(s.slice(l,o))
e+=o-l}switch(a){case 0:{c.push(65533)
e++
break}case 9:{const t=Math.ceil(e/4)*4
c.push(-2)
while(e++<t){c.push(-1)}break}case 10:{c.push(-4)
e=1
break}default:{i=true
e=1}}}l=o+1}if(a){if(i){c.push(-5)}if(t){c.push(t)}c.push(null)}return c}}},3194:(e,t,n)=>{"use strict"
n.d(t,{_F:()=>Tokenizer,V_:()=>Ee,qg:()=>parse,oH:()=>parseFragment})
const r=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111])
const i="\ufffd"
var s;(function(e){e[e["EOF"]=-1]="EOF"
e[e["NULL"]=0]="NULL"
e[e["TABULATION"]=9]="TABULATION"
e[e["CARRIAGE_RETURN"]=13]="CARRIAGE_RETURN"
e[e["LINE_FEED"]=10]="LINE_FEED"
e[e["FORM_FEED"]=12]="FORM_FEED"
e[e["SPACE"]=32]="SPACE"
e[e["EXCLAMATION_MARK"]=33]="EXCLAMATION_MARK"
e[e["QUOTATION_MARK"]=34]="QUOTATION_MARK"
e[e["AMPERSAND"]=38]="AMPERSAND"
e[e["APOSTROPHE"]=39]="APOSTROPHE"
e[e["HYPHEN_MINUS"]=45]="HYPHEN_MINUS"
e[e["SOLIDUS"]=47]="SOLIDUS"
e[e["DIGIT_0"]=48]="DIGIT_0"
e[e["DIGIT_9"]=57]="DIGIT_9"
e[e["SEMICOLON"]=59]="SEMICOLON"
e[e["LESS_THAN_SIGN"]=60]="LESS_THAN_SIGN"
e[e["EQUALS_SIGN"]=61]="EQUALS_SIGN"
e[e["GREATER_THAN_SIGN"]=62]="GREATER_THAN_SIGN"
e[e["QUESTION_MARK"]=63]="QUESTION_MARK"
e[e["LATIN_CAPITAL_A"]=65]="LATIN_CAPITAL_A"
e[e["LATIN_CAPITAL_Z"]=90]="LATIN_CAPITAL_Z"
e[e["RIGHT_SQUARE_BRACKET"]=93]="RIGHT_SQUARE_BRACKET"
e[e["GRAVE_ACCENT"]=96]="GRAVE_ACCENT"
e[e["LATIN_SMALL_A"]=97]="LATIN_SMALL_A"
e[e["LATIN_SMALL_Z"]=122]="LATIN_SMALL_Z"})(s||(s={}))
const o={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"}
function isSurrogate(e){return e>=55296&&e<=57343}function isSurrogatePair(e){return e>=56320&&e<=57343}function getSurrogatePairCodePoint(e,t){return(e-55296)*1024+9216+t}function isControlCodePoint(e){return e!==32&&e!==10&&e!==13&&e!==9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function isUndefinedCodePoint(e){return e>=64976&&e<=65007||r.has(e)}var a;(function(e){e["controlCharacterInInputStream"]="control-character-in-input-stream"
e["noncharacterInInputStream"]="noncharacter-in-input-stream"
e["surrogateInInputStream"]="surrogate-in-input-stream"
e["nonVoidHtmlElementStartTagWithTrailingSolidus"]="non-void-html-element-start-tag-with-trailing-solidus"
e["endTagWithAttributes"]="end-tag-with-attributes"
e["endTagWithTrailingSolidus"]="end-tag-with-trailing-solidus"
e["unexpectedSolidusInTag"]="unexpected-solidus-in-tag"
e["unexpectedNullCharacter"]="unexpected-null-character"
e["unexpectedQuestionMarkInsteadOfTagName"]="unexpected-question-mark-instead-of-tag-name"
e["invalidFirstCharacterOfTagName"]="invalid-first-character-of-tag-name"
e["unexpectedEqualsSignBeforeAttributeName"]="unexpected-equals-sign-before-attribute-name"
e["missingEndTagName"]="missing-end-tag-name"
e["unexpectedCharacterInAttributeName"]="unexpected-character-in-attribute-name"
e["unknownNamedCharacterReference"]="unknown-named-character-reference"
e["missingSemicolonAfterCharacterReference"]="missing-semicolon-after-character-reference"
e["unexpectedCharacterAfterDoctypeSystemIdentifier"]="unexpected-character-after-doctype-system-identifier"
e["unexpectedCharacterInUnquotedAttributeValue"]="unexpected-character-in-unquoted-attribute-value"
e["eofBeforeTagName"]="eof-before-tag-name"
e["eofInTag"]="eof-in-tag"
e["missingAttributeValue"]="missing-attribute-value"
e["missingWhitespaceBetweenAttributes"]="missing-whitespace-between-attributes"
e["missingWhitespaceAfterDoctypePublicKeyword"]="missing-whitespace-after-doctype-public-keyword"
e["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"]="missing-whitespace-between-doctype-public-and-system-identifiers"
e["missingWhitespaceAfterDoctypeSystemKeyword"]="missing-whitespace-after-doctype-system-keyword"
e["missingQuoteBeforeDoctypePublicIdentifier"]="missing-quote-before-doctype-public-identifier"
e["missingQuoteBeforeDoctypeSystemIdentifier"]="missing-quote-before-doctype-system-identifier"
e["missingDoctypePublicIdentifier"]="missing-doctype-public-identifier"
e["missingDoctypeSystemIdentifier"]="missing-doctype-system-identifier"
e["abruptDoctypePublicIdentifier"]="abrupt-doctype-public-identifier"
e["abruptDoctypeSystemIdentifier"]="abrupt-doctype-system-identifier"
e["cdataInHtmlContent"]="cdata-in-html-content"
e["incorrectlyOpenedComment"]="incorrectly-opened-comment"
e["eofInScriptHtmlCommentLikeText"]="eof-in-script-html-comment-like-text"
e["eofInDoctype"]="eof-in-doctype"
e["nestedComment"]="nested-comment"
e["abruptClosingOfEmptyComment"]="abrupt-closing-of-empty-comment"
e["eofInComment"]="eof-in-comment"
e["incorrectlyClosedComment"]="incorrectly-closed-comment"
e["eofInCdata"]="eof-in-cdata"
e["absenceOfDigitsInNumericCharacterReference"]="absence-of-digits-in-numeric-character-reference"
e["nullCharacterReference"]="null-character-reference"
e["surrogateCharacterReference"]="surrogate-character-reference"
e["characterReferenceOutsideUnicodeRange"]="character-reference-outside-unicode-range"
e["controlCharacterReference"]="control-character-reference"
e["noncharacterCharacterReference"]="noncharacter-character-reference"
e["missingWhitespaceBeforeDoctypeName"]="missing-whitespace-before-doctype-name"
e["missingDoctypeName"]="missing-doctype-name"
e["invalidCharacterSequenceAfterDoctypeName"]="invalid-character-sequence-after-doctype-name"
e["duplicateAttribute"]="duplicate-attribute"
e["nonConformingDoctype"]="non-conforming-doctype"
e["missingDoctype"]="missing-doctype"
e["misplacedDoctype"]="misplaced-doctype"
e["endTagWithoutMatchingOpenElement"]="end-tag-without-matching-open-element"
e["closingOfElementWithOpenChildElements"]="closing-of-element-with-open-child-elements"
e["disallowedContentInNoscriptInHead"]="disallowed-content-in-noscript-in-head"
e["openElementsLeftAfterEof"]="open-elements-left-after-eof"
e["abandonedHeadElementChild"]="abandoned-head-element-child"
e["misplacedStartTagForHeadElement"]="misplaced-start-tag-for-head-element"
e["nestedNoscriptInHead"]="nested-noscript-in-head"
e["eofInElementThatCanContainOnlyText"]="eof-in-element-that-can-contain-only-text"})(a||(a={}))
const c=1<<16
class Preprocessor{constructor(e){this.handler=e
this.html=""
this.pos=-1
this.lastGapPos=-2
this.gapStack=[]
this.skipNextNewLine=false
this.lastChunkWritten=false
this.endOfChunkHit=false
this.bufferWaterline=c
this.isEol=false
this.lineStartPos=0
this.droppedBufferSize=0
this.line=1
this.lastErrOffset=-1}get col(){return this.pos-this.lineStartPos+Number(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-Number(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+this.codePointStart}getError(e,t){const{line:n,col:r,offset:i}=this
const s=r+t
const o=i+t
return{code:e,startLine:n,endLine:n,startCol:s,endCol:s,startOffset:o,endOffset:o}}_err(e){if(this.handler.onParseError&&this.lastErrOffset!==this.offset){this.lastErrOffset=this.offset
this.handler.onParseError(this.getError(e,0))}}_addGap(){this.gapStack.push(this.lastGapPos)
this.lastGapPos=this.pos}_processSurrogate(e){if(this.pos!==this.html.length-1){const t=this.html.charCodeAt(this.pos+1)
if(!isSurrogatePair(e)&&isSurrogatePair(t)){this.pos++
this._addGap()
return getSurrogatePairCodePoint(e,t)}}else if(!this.lastChunkWritten){this.endOfChunkHit=true
return s.EOF}this._err(a.surrogateInInputStream)
return e}willDropParsedChunk(){return this.pos>this.bufferWaterline}dropParsedChunk(e=0){if(this.willDropParsedChunk()){const t=this.offset-this.droppedBufferSize-e
this.html=this.html.substring(t)
this.lineStartPos-=t
this.droppedBufferSize+=t
this.pos-=t
this.lastGapPos=-2
this.gapStack.length=0
if(this.pos>e)this._addGap()}}write(e,t){if(this.html.length>0){this.html+=e}else{this.html=e}this.endOfChunkHit=false
this.lastChunkWritten=t}insertHtmlAtCurrentPos(e){this.html=this.html.substring(0,this.pos+1)+e+this.html.substring(this.pos+1)
this.endOfChunkHit=false}startsWith(e,t){if(this.pos+e.length>this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return false}if(t){return this.html.startsWith(e,this.pos)}for(let t=0;t<e.length;t++){const n=this.html.charCodeAt(this.pos+t)|32
if(n!==e.charCodeAt(t)){return false}}return true}peek(e){const t=this.pos+e
if(t>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return s.EOF}const n=this.html.charCodeAt(t)
return n===s.CARRIAGE_RETURN?s.LINE_FEED:n}advance(){this.pos++
if(this.isEol){this.isEol=false
this.line++
this.lineStartPos=this.pos}if(this.pos>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return s.EOF}let e=this.html.charCodeAt(this.pos)
if(e===s.CARRIAGE_RETURN){this.isEol=true
this.skipNextNewLine=true
return s.LINE_FEED}if(e===s.LINE_FEED){this.isEol=true
if(this.skipNextNewLine){this.line--
this.skipNextNewLine=false
this._addGap()
return this.advance()}}this.skipNextNewLine=false
if(isSurrogate(e)){e=this._processSurrogate(e)}const t=this.handler.onParseError===null||e>31&&e<127||e===s.LINE_FEED||e===s.CARRIAGE_RETURN||e>159&&e<64976
if(!t){this._checkForProblematicCharacters(e)}return e}_checkForProblematicCharacters(e){if(isControlCodePoint(e)){this._err(a.controlCharacterInInputStream)}else if(isUndefinedCodePoint(e)){this._err(a.noncharacterInInputStream)}}retreat(e){this.pos-=e
while(this.pos<this.lastGapPos){this.lastGapPos=this.gapStack.pop()
this.pos--}this.isEol=false}}var l;(function(e){e[e["CHARACTER"]=0]="CHARACTER"
e[e["NULL_CHARACTER"]=1]="NULL_CHARACTER"
e[e["WHITESPACE_CHARACTER"]=2]="WHITESPACE_CHARACTER"
e[e["START_TAG"]=3]="START_TAG"
e[e["END_TAG"]=4]="END_TAG"
e[e["COMMENT"]=5]="COMMENT"
e[e["DOCTYPE"]=6]="DOCTYPE"
e[e["EOF"]=7]="EOF"
e[e["HIBERNATION"]=8]="HIBERNATION"})(l||(l={}))
function getTokenAttr(e,t){for(let n=e.attrs.length-1;n>=0;n--){if(e.attrs[n].name===t){return e.attrs[n].value}}return null}const u=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(e){return e===0||e>=55296&&e<=57343||e>1114111}function replaceCodePoint(e){if(isInvalidCodePoint(e)){return 65533}if(e>=128&&e<=159){return u[e-128]||e}return e}function decode_codepoint_replaceCodePointXML(e){return isInvalidCodePoint(e)?65533:e}function decode_codepoint_codePointToString(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(replaceCodePoint(e))}const d=["Q=\xa8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'\xc6&\xc1\u0102\xc2\u0410\u{1d504}\xc0\u0391\u0100\u2a53\u0104\u{1d538}\u2061\xc5\u{1d49c}\u2254\xc3\xc4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\u{1d505}\u{1d539}\u02d8\u212c\u224e\u0427\xa9\u0106\u22d2\u2145\u212d\u010c\xc7\u0108\u2230\u010a\xb8\xb7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\u{1d49e}\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\u{1d507}\xb4\u02d9\u02dd`\u02dc\u22c4\u2146\u{1d53b}\xa8\u20dc\u2250\u222f\xa8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\u{1d49f}\u0110\u014a\xd0\xc9\u011a\xca\u042d\u0116\u{1d508}\xc8\u2208\u0112\u25fb\u25ab\u0118\u{1d53c}\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\xcb\u2203\u2147\u0424\u{1d509}\u25fc\u25aa\u{1d53d}\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\u{1d50a}\u22d9\u{1d53e}\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\u{1d4a2}\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\xcd\xce\u0418\u0130\u2111\xcc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\u{1d540}\u0399\u2110\u0128\u0406\xcf\u0134\u0419\u{1d50d}\u{1d541}\u{1d4a5}\u0408\u0404\u0425\u040c\u039a\u0136\u041a\u{1d50e}\u{1d542}\u{1d4a6}\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\u{1d50f}\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\u{1d543}\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\u{1d510}\u2213\u{1d544}\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\u{1d511}\u2060\xa0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\u{1d4a9}\xd1\u039d\u0152\xd3\xd4\u041e\u0150\u{1d512}\xd2\u014c\u03a9\u039f\u{1d546}\u201c\u2018\u2a54\u{1d4aa}\xd8\xd5\u2a37\xd6\u203e\u23de\u23b4\u23dc\u2202\u041f\u{1d513}\u03a6\u03a0\xb1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\u{1d4ab}\u03a8"\u{1d514}\u211a\u{1d4ac}\u2910\xae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\u{1d516}\u2193\u2190\u2192\u2191\u03a3\u2218\u{1d54a}\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\u{1d4ae}\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\xde\u2122\u040b\u0426\t\u03a4\u0164\u0162\u0422\u{1d517}\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\u{1d54b}\u20db\u{1d4af}\u0166\xda\u219f\u2949\u040e\u016c\xdb\u0423\u0170\u{1d518}\xd9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\u{1d54c}\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\u{1d4b0}\u0168\xdc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\u{1d519}\u{1d54d}\u{1d4b1}\u22aa\u0174\u22c0\u{1d51a}\u{1d54e}\u{1d4b2}\u{1d51b}\u039e\u{1d54f}\u{1d4b3}\u042f\u0407\u042e\xdd\u0176\u042b\u{1d51c}\u{1d550}\u{1d4b4}\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\u{1d4b5}\xe1\u0103\u223e\u223e\u0333\u223f\xe2\xb4\u0430\xe6\u2061\u{1d51e}\xe0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\xc5\u237c\u0105\u{1d552}\u2248\u2a70\u2a6f\u224a\u224b\'\u2248\u224a\xe5\u{1d4b6}*\u2248\u224d\xe3\xe4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\u{1d51f}\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\u{1d553}\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\xa6\u{1d4b7}\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\xe7\u0109\u2a4c\u2a50\u010b\xb8\u29b2\xa2\xb7\u{1d520}\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\xae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\u{1d554}\u2210\xa9\u2117\u21b5\u2717\u{1d4b8}\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\xa4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\xb0\u03b4\u29b1\u297f\u{1d521}\u21c3\u21c2\u22c4\u22c4\u2666\u2666\xa8\u03dd\u22f2\xf7\xf7\u22c7\u22c7\u0452\u231e\u230d$\u{1d555}\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\u{1d4b9}\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\xe9\u2a6e\u011b\u2256\xea\u2255\u044d\u0117\u2147\u2252\u{1d522}\u2a9a\xe8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\u{1d556}\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\xf0\xeb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\u{1d523}\ufb01fj\u266d\ufb02\u25b1\u0192\u{1d557}\u2200\u22d4\u2ad9\u2a0d\xbd\u2153\xbc\u2155\u2159\u215b\u2154\u2156\xbe\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\u{1d4bb}\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\u{1d524}\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\u{1d558}`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\xbd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\u{1d525}\u2925\u2926\u21ff\u223b\u21a9\u21aa\u{1d559}\u2015\u{1d4bd}\u210f\u0127\u2043\u2010\xed\u2063\xee\u0438\u0435\xa1\u21d4\u{1d526}\xec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\u{1d55a}\u03b9\u2a3c\xbf\u{1d4be}\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\xef\u0135\u0439\u{1d527}\u0237\u{1d55b}\u{1d4bf}\u0458\u0454\u03ba\u03f0\u0137\u043a\u{1d528}\u0138\u0445\u045c\u{1d55c}\u{1d4c0}\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\xab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\u{1d529}\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\u{1d55d}\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\u{1d4c1}\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\xaf\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\u{1d52a}\u2127\xb5\u2223*\u2af0\xb7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\u{1d55e}\u2213\u{1d4c2}\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xa0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1d52b}\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\u{1d55f}\xac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\u{1d4c3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\xf1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\xf3\u229b\u229a\xf4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\u{1d52c}\u02db\xf2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\u{1d560}\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\xaa\xba\u22b6\u2a56\u2a57\u2a5b\u2134\xf8\u2298\xf5\u2297\u2a36\xf6\u233d\u2225\xb6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\u{1d52d}\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\xb1\u2a26\u2a27\xb1\u2a15\u{1d561}\xa3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\u{1d4c5}\u03c8\u2008\u{1d52e}\u2a0c\u{1d562}\u2057\u{1d4c6}\u210d\u2a16?\u225f"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\xbb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\xae\u297d\u230b\u{1d52f}\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\u{1d563}\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\u{1d4c7}\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\xa7;\u2929\u2216\u2216\u2736\u{1d530}\u2322\u266f\u0449\u0448\u2223\u2225\xad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\u{1d564}\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\u{1d4c8}\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\xaf\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\xb9\xb2\xb3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\xdf\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\u{1d531}\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\xfe\u02dc\xd7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\u{1d565}\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\u{1d4c9}\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\xfa\u2191\u045e\u016d\xfb\u0443\u21c5\u0171\u296e\u297e\u{1d532}\xf9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\xa8\u0173\u{1d566}\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\u{1d4ca}\u22f0\u0169\u25b5\u25b4\u21c8\xfc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\u{1d533}\u22b2\u2282\u20d2\u2283\u20d2\u{1d567}\u221d\u22b3\u{1d4cb}\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\u{1d534}\u{1d568}\u2118\u2240\u2240\u{1d4cc}\u22c2\u25ef\u22c3\u25bd\u{1d535}\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\u{1d569}\u2a01\u2a02\u27f9\u27f6\u{1d4cd}\u2a06\u2a04\u25b3\u22c1\u22c0\xfd\u044f\u0177\u044b\xa5\u{1d536}\u0457\u{1d56a}\u{1d4ce}\u044e\xff\u017a\u017e\u0437\u017c\u2128\u03b6\u{1d537}\u0436\u21dd\u{1d56b}\u{1d4cf}\u200d\u200c']
const h=35
const f=48
const p=6
const m=6
const E=2654435761
const T=2246822507
const g=1024
const A=(()=>{const e=new Uint8Array(128)
for(let t=48;t<=57;t++)e[t]=t-47
for(let t=65;t<=90;t++)e[t]=t-54
for(let t=97;t<=122;t++)e[t]=t-60
return e})()
function exactKey(e,t,n){return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+n-2)<<11|A[e.charCodeAt(t+n-1)]<<5|n}function decode_data_format_pairIndex(e,t){return(e*3<<3^t)&g-1}function bucketOne(e,t){return(Math.imul(e,E)>>>16)*t>>>16}function bucketTwo(e,t){return(Math.imul(e,T)>>>16)*t>>>16}function initDecodeData(e){const[t,n]=e
const r=t.charCodeAt(0)-f<<6|t.charCodeAt(1)-f
const i=t.charCodeAt(2)-f<<6|t.charCodeAt(3)-f
const s=t.charCodeAt(4)-f<<6|t.charCodeAt(5)-f
const o=p+i
const a=o+2*r
const c=2*s
const l=new Int32Array(c)
const u=new Uint16Array(c)
const d=new Uint16Array(c)
const E=new Uint32Array(g)
const T=new Map
const A=[]
let _=""
let k=p
let I=0
for(let e=0;e<r;e++){const n=t.charCodeAt(o+2*e)-h
const r=t.charCodeAt(o+2*e+1)-h
const i=n&31
const c=i+(r&31)
const p=(r>>5)+1
_=_.slice(0,i)+t.slice(k,k+c-i)
k+=c-i
const g=exactKey(_,0,c)
const C=t.charCodeAt(a+Math.floor(e/m))-f&1<<e%m
let S=2*(C===0?bucketOne:bucketTwo)(g,s)
if(l[S]!==0)S+=1
l[S]=g
if(c>4){const e=_.slice(2,c-2)
const t=T.get(e)
if(t===undefined){T.set(e,A.length)
u[S]=A.length
for(let t=0;t<e.length;t+=2){A.push(e.charCodeAt(t)|e.charCodeAt(t+1)<<16)}}else{u[S]=t}}const b=decode_data_format_pairIndex(_.charCodeAt(0),_.charCodeAt(1))
E[b]|=c<=16?1<<c-2:32768
if((n&32)!==0){E[b]|=1<<c-2+16}d[S]=I<<2|p-1|(n&32)>>4
I+=p}return{keys:l,buckets:s,slotMidOff:u,slotValue:d,values:n,lengthBits:E,middles:new Uint32Array(A)}}const _=38
const k=35
const I=59
const C=61
const S=48
const b=97
const N=103
const D=108
const O=109
const w=111
const y=112
const R=113
const L=115
const x=116
const P=117
const v=120
const M=65
const B=32
function isNumber(e){return e-S>>>0<=9}function isAlphaNumeric(e){return isNumber(e)||(e|B)-b>>>0<=25}function isEntityInAttributeInvalidEnd(e){return e===C||isAlphaNumeric(e)}var F;(function(e){e[e["Legacy"]=0]="Legacy"
e[e["Strict"]=1]="Strict"
e[e["Attribute"]=2]="Attribute"})(F||(F={}))
const H=initDecodeData(d)
const U=(()=>H.keys)()
const q=(()=>H.buckets)()
const G=(()=>H.slotMidOff)()
const z=(()=>H.lengthBits)()
const Y=(()=>H.middles)()
const V=(()=>H.slotValue)()
const W=(()=>H.values)()
function emitHtmlValue(e){const t=e>>2
return(e&1)===0?W.charAt(t):W.slice(t,t+(e&1)+1)}function findSlotHtml(e,t,n){const r=e.charCodeAt(t)
const i=e.charCodeAt(t+1)
const s=e.charCodeAt(t+n-2)
const o=e.charCodeAt(t+n-1)
if((r|i|s|o)>127)return-1
const a=r<<25|i<<18|s<<11|A[o]<<5|n
let c=2*((Math.imul(a,E)>>>16)*q>>>16)
for(let r=0;;r++){if(U[c]===a&&(n<=4||isMidMatchHtml(c,e,t,n))){return c}if(U[c+1]===a&&(n<=4||isMidMatchHtml(c+1,e,t,n))){return c+1}if(r===1)return-1
c=2*((Math.imul(a,T)>>>16)*q>>>16)}}function isMidMatchHtml(e,t,n,r){let i=G[e]
let s=n+2
const o=n+r-2
while(s+1<o){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==Y[i++])return false
s+=2}return s===o||t.charCodeAt(s)===(Y[i]&65535)}const j=21
const Q=2097151
const K=2047
let X=0
function unpackConsumed(e){const t=e>>>j
return t===K?X:t}const J=(()=>{const e=new Uint8Array(128).fill(255)
for(let t=0;t<10;t++){e[S+t]=t}for(let t=0;t<6;t++){e[M+t]=t+10
e[b+t]=t+10}return e})()
function parseNumericEntity(e,t,n){const r=e.length
let i=t
let s=0
let o
if((e.charCodeAt(i)|B)===v){i+=1
o=i
while(i<r){const t=e.charCodeAt(i)
if(t>=128)break
const n=J[t]
if(n<=15){s=s*16+n
i++}else{break}}}else{o=i
while(i<r){const t=e.charCodeAt(i)
if(t>=128)break
const n=J[t]
if(n<=9){s=s*10+n
i++}else{break}}}if(i===o)return 0
if(s>1114111)s=1114112
let a=i-t+2
if(i<r&&e.charCodeAt(i)===I){a+=1}else if(n){return 0}if(a>=K){X=a
a=K}return a<<j|s}function findLegacySlot(e,t,n){let r=z[decode_data_format_pairIndex(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31
while(r!==0){const i=31-Math.clz32(r)
r^=1<<i
if(i+2>n)continue
const s=findSlotHtml(e,t,i+2)
if(s>=0&&(V[s]&2)!==0){return s<<3|i+2}}return-1}function findLongClassMatch(e,t,n){const r=e.slice(t,t+32).indexOf(";")
if(r-2>>>0<=29){const n=findSlotHtml(e,t,r)
if(n>=0)return n<<6|r+1}if(n!==F.Strict){const r=findLegacySlot(e,t,Math.min(31,e.length-t))
if(r>=0){const i=r&7
if(n!==F.Attribute||t+i>=e.length||!isEntityInAttributeInvalidEnd(e.charCodeAt(t+i)))return r>>3<<6|i}}return-1}function matchXmlEntity(e,t){switch(e.charCodeAt(t)){case D:{return e.charCodeAt(t+1)===x&&e.charCodeAt(t+2)===I?3<<7|60:-1}case N:{return e.charCodeAt(t+1)===x&&e.charCodeAt(t+2)===I?3<<7|62:-1}case b:{const n=e.charCodeAt(t+1)
const r=e.charCodeAt(t+2)
if(n===O&&r===y&&e.charCodeAt(t+3)===I){return 4<<7|38}return n===y&&r===w&&e.charCodeAt(t+3)===L&&e.charCodeAt(t+4)===I?5<<7|39:-1}case R:{return e.charCodeAt(t+1)===P&&e.charCodeAt(t+2)===w&&e.charCodeAt(t+3)===x&&e.charCodeAt(t+4)===I?5<<7|34:-1}default:{return-1}}}function nextOffset(e,t){if(t>=e.length)return-1
return e.charCodeAt(t)===_?t:e.indexOf("&",t)}function decodeHtmlText(e,t){const n=t!==F.Strict
let r=e.indexOf("&")
if(r<0)return e
const i=e.length
let s=""
let o=0
do{const a=r+1
if(a+1>=i)break
const c=e.charCodeAt(a)
if(c===_){r=a
continue}if(c===k){const t=parseNumericEntity(e,a+1,!n)
const i=unpackConsumed(t)
if(i===0){r=e.indexOf("&",a)}else{if(o!==r){s+=e.slice(o,r)}s+=codePointToString(t&Q)
o=r+i
r=nextOffset(e,o)}continue}const l=z[pairIndex(c,e.charCodeAt(a+1))]
if((l&32768)!==0){const n=findLongClassMatch(e,a,t)
if(n>=0){if(o!==r)s+=e.slice(o,r)
s+=emitHtmlValue(V[n>>6])
o=a+(n&63)
r=nextOffset(e,o)}else{r=e.indexOf("&",a)}continue}let u=l&32767
let d=-1
while(u!==0){const t=u&-u
u^=t
const r=33-Math.clz32(t)
const s=a+r
if(s>i)break
const o=s<i&&e.charCodeAt(s)===I
if(!(o||n&&(l>>>r+14&1)!==0))continue
const c=findSlotHtml(e,a,r)
if(c<0)continue
if(o){d=c<<6|32|r+1
break}if((V[c]&2)!==0){d=c<<6|r}}if(d>=0){const n=d&31
if((d&32)!==0||t!==F.Attribute||a+n>=i||!isEntityInAttributeInvalidEnd(e.charCodeAt(a+n))){if(o!==r)s+=e.slice(o,r)
s+=emitHtmlValue(V[d>>6])
o=a+n
r=nextOffset(e,o)
continue}}r=e.indexOf("&",a+1)}while(r>=0)
return s+e.slice(o)}function decodeHTML(e,t=F.Legacy){return decodeHtmlText(e,t)}function decodeHTMLAttribute(e){return decodeHtmlText(e,F.Attribute)}function decodeHTMLStrict(e){return decodeHtmlText(e,F.Strict)}function decodeXML(e){let t=e.indexOf("&")
if(t<0)return e
let n=0
let r=""
do{const i=t+1
if(i+1>=e.length)break
let s=0
let o=""
const a=e.charCodeAt(i)
if(a===k){const t=parseNumericEntity(e,i+1,true)
s=unpackConsumed(t)
if(s!==0){const e=t&Q
o=e-1>>>0<55295?String.fromCharCode(e):String.fromCodePoint(replaceCodePointXML(e))}}else{switch(a){case 108:case 103:{if(i+2<e.length&&e.charCodeAt(i+1)===116&&e.charCodeAt(i+2)===I){s=4
o=a===108?"<":">"}break}case 97:{const t=e.charCodeAt(i+1)
if(i+3<e.length&&t===109&&e.charCodeAt(i+2)===112&&e.charCodeAt(i+3)===I){s=5
o="&"}else if(i+4<e.length&&t===112&&e.charCodeAt(i+2)===111&&e.charCodeAt(i+3)===115&&e.charCodeAt(i+4)===I){s=6
o="'"}break}case 113:{if(i+4<e.length&&e.charCodeAt(i+1)===117&&e.charCodeAt(i+2)===111&&e.charCodeAt(i+3)===116&&e.charCodeAt(i+4)===I){s=6
o='"'}break}}}if(s>0){if(n<t)r+=e.slice(n,t)
r+=o
t=n=t+s}else{t=i}t=t<e.length&&e.charCodeAt(t)===_?t:e.indexOf("&",t)}while(t>=0)
return r+e.slice(n)}const Z=0
const ee=1
const te=2
const ne=3
const re=4
class EntityDecoderBase{emitCodePoint
errors
state=Z
consumed=1
result=0
decodeMode=F.Strict
replaceNumericCodePoint=replaceCodePoint
constructor(e,t){this.emitCodePoint=e
this.errors=t}stateNumericStart(e,t){if(t>=e.length){return-1}if((e.charCodeAt(t)|B)===v){this.state=ne
this.consumed+=1
return this.stateNumericHex(e,t+1)}this.state=te
return this.stateNumericDecimal(e,t)}stateNumericHex(e,t){const n=e.length
let{result:r,consumed:i}=this
let s=t
while(s<n){const t=e.charCodeAt(s)
const n=J[t]
if(n<=15){r=r*16+n}else{this.result=r
this.consumed=i
return this.emitNumericEntity(t,3)}i+=1
s+=1}this.result=r
this.consumed=i
return-1}stateNumericDecimal(e,t){const n=e.length
let{result:r,consumed:i}=this
let s=t
while(s<n){const t=e.charCodeAt(s)-S
if(t>>>0>9){this.result=r
this.consumed=i
return this.emitNumericEntity(t+S,2)}r=r*10+t
i+=1
s+=1}this.result=r
this.consumed=i
return-1}emitNumericEntity(e,t){if(this.consumed<=t){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(e===I){this.consumed+=1}else if(this.decodeMode===F.Strict){return 0}this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed)
if(this.errors){if(e!==I){this.errors.missingSemicolonAfterCharacterReference()}this.errors.validateNumericCharacterReference(this.result)}return this.consumed}startEntity(e){this.decodeMode=e
this.state=Z
this.result=0
this.consumed=1}write(e,t){switch(this.state){case Z:{if(e.charCodeAt(t)===k){this.state=ee
this.consumed+=1
return this.stateNumericStart(e,t+1)}this.state=re
return this.stateNamedEntity(e,t)}case ee:{return this.stateNumericStart(e,t)}case te:{return this.stateNumericDecimal(e,t)}case ne:{return this.stateNumericHex(e,t)}default:{return this.stateNamedEntity(e,t)}}}end(){switch(this.state){case re:{return this.endNamedEntity()}case te:{return this.emitNumericEntity(0,2)}case ne:{return this.emitNumericEntity(0,3)}case ee:{this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}default:{return 0}}}}class HtmlEntityDecoder extends EntityDecoderBase{runLength=0
nameBuffer=new Uint8Array(32)
emitSlot(e){const t=V[e]
const n=t>>2
this.emitCodePoint(W.charCodeAt(n),this.consumed)
if((t&1)!==0){this.emitCodePoint(W.charCodeAt(n+1),this.consumed)}}startEntity(e){super.startEntity(e)
this.runLength=0}stateNamedEntity(e,t){const n=e.length
if(this.runLength===0&&t+17<=n){const r=e.charCodeAt(t)
const i=decode_data_format_pairIndex(r,e.charCodeAt(t+1))
const s=z[i]
if((s&32768)!==0&&t+32<=n){const n=findLongClassMatch(e,t,this.decodeMode)
if(n>=0){const r=n&63
this.consumed=r+1
this.emitSlot(n>>6)
if(e.charCodeAt(t+r-1)!==I){this.errors?.missingSemicolonAfterCharacterReference()}return this.consumed}return 0}let o=s&32767
while(o!==0){const n=o&-o
o^=n
const r=33-Math.clz32(n)
if(e.charCodeAt(t+r)===I){const n=findSlotHtml(e,t,r)
if(n>=0){this.consumed=r+2
this.emitSlot(n)
return this.consumed}}}if((s&32768)===0){if(this.decodeMode!==F.Strict){const n=findLegacySlot(e,t,31)
if(n>=0){const r=n&7
const i=e.charCodeAt(t+r)
if(this.decodeMode===F.Attribute&&isEntityInAttributeInvalidEnd(i)){return 0}this.consumed=r+1
this.emitSlot(n>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}}let r=t
let{runLength:i}=this
let s=-1
const o=Math.min(n,t+32-i)
while(r<o){const t=e.charCodeAt(r)
if(!isAlphaNumeric(t)){s=t
break}this.nameBuffer[i++]=t
r++}if(s<0&&i<32){this.runLength=i
return-1}if(s===I&&i-2>>>0<=29){const e=findBufferedHtmlSlot(this.nameBuffer,i)
if(e>=0){this.consumed=i+2
this.emitSlot(e)
return this.consumed}}if(this.decodeMode!==F.Strict&&i>=2){const e=findBufferedLegacySlot(this.nameBuffer,i)
if(e>=0){const t=e&7
const n=t<i?this.nameBuffer[t]:s
if(this.decodeMode===F.Attribute&&isEntityInAttributeInvalidEnd(n))return 0
this.consumed=t+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}endNamedEntity(){if(this.decodeMode===F.Strict||this.runLength<2){return 0}const e=findBufferedLegacySlot(this.nameBuffer,this.runLength)
if(e<0)return 0
if(this.decodeMode===F.Attribute&&(e&7)<this.runLength){return 0}this.consumed=(e&7)+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}function findBufferedHtmlSlot(e,t){const n=e[0]<<25|e[1]<<18|e[t-2]<<11|A[e[t-1]]<<5|t
let r=2*((Math.imul(n,E)>>>16)*q>>>16)
for(let i=0;;i++){if(U[r]===n&&(t<=4||isBufferedMiddle(r,e,t)))return r
if(U[r+1]===n&&(t<=4||isBufferedMiddle(r+1,e,t)))return r+1
if(i===1)return-1
r=2*((Math.imul(n,T)>>>16)*q>>>16)}}function isBufferedMiddle(e,t,n){let r=G[e]
let i=2
const s=n-2
while(i+1<s){if((t[i]|t[i+1]<<16)!==Y[r++])return false
i+=2}return i===s||t[i]===(Y[r]&65535)}function findBufferedLegacySlot(e,t){let n=z[decode_data_format_pairIndex(e[0],e[1])]>>>16&31
while(n!==0){const r=31-Math.clz32(n)
n^=1<<r
if(r+2>t)continue
const i=findBufferedHtmlSlot(e,r+2)
if(i>=0&&(V[i]&2)!==0)return i<<3|r+2}return-1}function xmlCodePoint(e){switch(e){case 1603312:{return 38}case 205273075:{return 39}case 13300:{return 62}case 13940:{return 60}case 238909428:{return 34}default:{return-1}}}class XmlEntityDecoder extends(null&&EntityDecoderBase){replaceNumericCodePoint=replaceCodePointXML
stateNamedEntity(e,t){const n=e.length
if(this.consumed===1&&t+5<=n){const n=matchXmlEntity(e,t)
if(n<0)return 0
const r=this.consumed=(n>>7)+1
this.emitCodePoint(n&127,r)
return r}let{result:r,consumed:i}=this
for(let s=t;s<n;s++){const t=e.charCodeAt(s)
if(t===I){const e=xmlCodePoint(r)
if(e<0)return 0
this.consumed=i+1
this.emitCodePoint(e,this.consumed)
return this.consumed}if(i>=5||t-b>>>0>25)return 0
r=r<<7|t
i++}this.result=r
this.consumed=i
return-1}endNamedEntity(){return 0}}var ie;(function(e){e["HTML"]="http://www.w3.org/1999/xhtml"
e["MATHML"]="http://www.w3.org/1998/Math/MathML"
e["SVG"]="http://www.w3.org/2000/svg"
e["XLINK"]="http://www.w3.org/1999/xlink"
e["XML"]="http://www.w3.org/XML/1998/namespace"
e["XMLNS"]="http://www.w3.org/2000/xmlns/"})(ie||(ie={}))
var se;(function(e){e["TYPE"]="type"
e["ACTION"]="action"
e["ENCODING"]="encoding"
e["PROMPT"]="prompt"
e["NAME"]="name"
e["COLOR"]="color"
e["FACE"]="face"
e["SIZE"]="size"})(se||(se={}))
var oe;(function(e){e["NO_QUIRKS"]="no-quirks"
e["QUIRKS"]="quirks"
e["LIMITED_QUIRKS"]="limited-quirks"})(oe||(oe={}))
var ae;(function(e){e["A"]="a"
e["ADDRESS"]="address"
e["ANNOTATION_XML"]="annotation-xml"
e["APPLET"]="applet"
e["AREA"]="area"
e["ARTICLE"]="article"
e["ASIDE"]="aside"
e["B"]="b"
e["BASE"]="base"
e["BASEFONT"]="basefont"
e["BGSOUND"]="bgsound"
e["BIG"]="big"
e["BLOCKQUOTE"]="blockquote"
e["BODY"]="body"
e["BR"]="br"
e["BUTTON"]="button"
e["CAPTION"]="caption"
e["CENTER"]="center"
e["CODE"]="code"
e["COL"]="col"
e["COLGROUP"]="colgroup"
e["DD"]="dd"
e["DESC"]="desc"
e["DETAILS"]="details"
e["DIALOG"]="dialog"
e["DIR"]="dir"
e["DIV"]="div"
e["DL"]="dl"
e["DT"]="dt"
e["EM"]="em"
e["EMBED"]="embed"
e["FIELDSET"]="fieldset"
e["FIGCAPTION"]="figcaption"
e["FIGURE"]="figure"
e["FONT"]="font"
e["FOOTER"]="footer"
e["FOREIGN_OBJECT"]="foreignObject"
e["FORM"]="form"
e["FRAME"]="frame"
e["FRAMESET"]="frameset"
e["H1"]="h1"
e["H2"]="h2"
e["H3"]="h3"
e["H4"]="h4"
e["H5"]="h5"
e["H6"]="h6"
e["HEAD"]="head"
e["HEADER"]="header"
e["HGROUP"]="hgroup"
e["HR"]="hr"
e["HTML"]="html"
e["I"]="i"
e["IMG"]="img"
e["IMAGE"]="image"
e["INPUT"]="input"
e["IFRAME"]="iframe"
e["KEYGEN"]="keygen"
e["LABEL"]="label"
e["LI"]="li"
e["LINK"]="link"
e["LISTING"]="listing"
e["MAIN"]="main"
e["MALIGNMARK"]="malignmark"
e["MARQUEE"]="marquee"
e["MATH"]="math"
e["MENU"]="menu"
e["META"]="meta"
e["MGLYPH"]="mglyph"
e["MI"]="mi"
e["MO"]="mo"
e["MN"]="mn"
e["MS"]="ms"
e["MTEXT"]="mtext"
e["NAV"]="nav"
e["NOBR"]="nobr"
e["NOFRAMES"]="noframes"
e["NOEMBED"]="noembed"
e["NOSCRIPT"]="noscript"
e["OBJECT"]="object"
e["OL"]="ol"
e["OPTGROUP"]="optgroup"
e["OPTION"]="option"
e["P"]="p"
e["PARAM"]="param"
e["PLAINTEXT"]="plaintext"
e["PRE"]="pre"
e["RB"]="rb"
e["RP"]="rp"
e["RT"]="rt"
e["RTC"]="rtc"
e["RUBY"]="ruby"
e["S"]="s"
e["SCRIPT"]="script"
e["SEARCH"]="search"
e["SECTION"]="section"
e["SELECT"]="select"
e["SOURCE"]="source"
e["SMALL"]="small"
e["SPAN"]="span"
e["STRIKE"]="strike"
e["STRONG"]="strong"
e["STYLE"]="style"
e["SUB"]="sub"
e["SUMMARY"]="summary"
e["SUP"]="sup"
e["TABLE"]="table"
e["TBODY"]="tbody"
e["TEMPLATE"]="template"
e["TEXTAREA"]="textarea"
e["TFOOT"]="tfoot"
e["TD"]="td"
e["TH"]="th"
e["THEAD"]="thead"
e["TITLE"]="title"
e["TR"]="tr"
e["TRACK"]="track"
e["TT"]="tt"
e["U"]="u"
e["UL"]="ul"
e["SVG"]="svg"
e["VAR"]="var"
e["WBR"]="wbr"
e["XMP"]="xmp"})(ae||(ae={}))
var ce;(function(e){e[e["UNKNOWN"]=0]="UNKNOWN"
e[e["A"]=1]="A"
e[e["ADDRESS"]=2]="ADDRESS"
e[e["ANNOTATION_XML"]=3]="ANNOTATION_XML"
e[e["APPLET"]=4]="APPLET"
e[e["AREA"]=5]="AREA"
e[e["ARTICLE"]=6]="ARTICLE"
e[e["ASIDE"]=7]="ASIDE"
e[e["B"]=8]="B"
e[e["BASE"]=9]="BASE"
e[e["BASEFONT"]=10]="BASEFONT"
e[e["BGSOUND"]=11]="BGSOUND"
e[e["BIG"]=12]="BIG"
e[e["BLOCKQUOTE"]=13]="BLOCKQUOTE"
e[e["BODY"]=14]="BODY"
e[e["BR"]=15]="BR"
e[e["BUTTON"]=16]="BUTTON"
e[e["CAPTION"]=17]="CAPTION"
e[e["CENTER"]=18]="CENTER"
e[e["CODE"]=19]="CODE"
e[e["COL"]=20]="COL"
e[e["COLGROUP"]=21]="COLGROUP"
e[e["DD"]=22]="DD"
e[e["DESC"]=23]="DESC"
e[e["DETAILS"]=24]="DETAILS"
e[e["DIALOG"]=25]="DIALOG"
e[e["DIR"]=26]="DIR"
e[e["DIV"]=27]="DIV"
e[e["DL"]=28]="DL"
e[e["DT"]=29]="DT"
e[e["EM"]=30]="EM"
e[e["EMBED"]=31]="EMBED"
e[e["FIELDSET"]=32]="FIELDSET"
e[e["FIGCAPTION"]=33]="FIGCAPTION"
e[e["FIGURE"]=34]="FIGURE"
e[e["FONT"]=35]="FONT"
e[e["FOOTER"]=36]="FOOTER"
e[e["FOREIGN_OBJECT"]=37]="FOREIGN_OBJECT"
e[e["FORM"]=38]="FORM"
e[e["FRAME"]=39]="FRAME"
e[e["FRAMESET"]=40]="FRAMESET"
e[e["H1"]=41]="H1"
e[e["H2"]=42]="H2"
e[e["H3"]=43]="H3"
e[e["H4"]=44]="H4"
e[e["H5"]=45]="H5"
e[e["H6"]=46]="H6"
e[e["HEAD"]=47]="HEAD"
e[e["HEADER"]=48]="HEADER"
e[e["HGROUP"]=49]="HGROUP"
e[e["HR"]=50]="HR"
e[e["HTML"]=51]="HTML"
e[e["I"]=52]="I"
e[e["IMG"]=53]="IMG"
e[e["IMAGE"]=54]="IMAGE"
e[e["INPUT"]=55]="INPUT"
e[e["IFRAME"]=56]="IFRAME"
e[e["KEYGEN"]=57]="KEYGEN"
e[e["LABEL"]=58]="LABEL"
e[e["LI"]=59]="LI"
e[e["LINK"]=60]="LINK"
e[e["LISTING"]=61]="LISTING"
e[e["MAIN"]=62]="MAIN"
e[e["MALIGNMARK"]=63]="MALIGNMARK"
e[e["MARQUEE"]=64]="MARQUEE"
e[e["MATH"]=65]="MATH"
e[e["MENU"]=66]="MENU"
e[e["META"]=67]="META"
e[e["MGLYPH"]=68]="MGLYPH"
e[e["MI"]=69]="MI"
e[e["MO"]=70]="MO"
e[e["MN"]=71]="MN"
e[e["MS"]=72]="MS"
e[e["MTEXT"]=73]="MTEXT"
e[e["NAV"]=74]="NAV"
e[e["NOBR"]=75]="NOBR"
e[e["NOFRAMES"]=76]="NOFRAMES"
e[e["NOEMBED"]=77]="NOEMBED"
e[e["NOSCRIPT"]=78]="NOSCRIPT"
e[e["OBJECT"]=79]="OBJECT"
e[e["OL"]=80]="OL"
e[e["OPTGROUP"]=81]="OPTGROUP"
e[e["OPTION"]=82]="OPTION"
e[e["P"]=83]="P"
e[e["PARAM"]=84]="PARAM"
e[e["PLAINTEXT"]=85]="PLAINTEXT"
e[e["PRE"]=86]="PRE"
e[e["RB"]=87]="RB"
e[e["RP"]=88]="RP"
e[e["RT"]=89]="RT"
e[e["RTC"]=90]="RTC"
e[e["RUBY"]=91]="RUBY"
e[e["S"]=92]="S"
e[e["SCRIPT"]=93]="SCRIPT"
e[e["SEARCH"]=94]="SEARCH"
e[e["SECTION"]=95]="SECTION"
e[e["SELECT"]=96]="SELECT"
e[e["SOURCE"]=97]="SOURCE"
e[e["SMALL"]=98]="SMALL"
e[e["SPAN"]=99]="SPAN"
e[e["STRIKE"]=100]="STRIKE"
e[e["STRONG"]=101]="STRONG"
e[e["STYLE"]=102]="STYLE"
e[e["SUB"]=103]="SUB"
e[e["SUMMARY"]=104]="SUMMARY"
e[e["SUP"]=105]="SUP"
e[e["TABLE"]=106]="TABLE"
e[e["TBODY"]=107]="TBODY"
e[e["TEMPLATE"]=108]="TEMPLATE"
e[e["TEXTAREA"]=109]="TEXTAREA"
e[e["TFOOT"]=110]="TFOOT"
e[e["TD"]=111]="TD"
e[e["TH"]=112]="TH"
e[e["THEAD"]=113]="THEAD"
e[e["TITLE"]=114]="TITLE"
e[e["TR"]=115]="TR"
e[e["TRACK"]=116]="TRACK"
e[e["TT"]=117]="TT"
e[e["U"]=118]="U"
e[e["UL"]=119]="UL"
e[e["SVG"]=120]="SVG"
e[e["VAR"]=121]="VAR"
e[e["WBR"]=122]="WBR"
e[e["XMP"]=123]="XMP"})(ce||(ce={}))
const le=new Map([[ae.A,ce.A],[ae.ADDRESS,ce.ADDRESS],[ae.ANNOTATION_XML,ce.ANNOTATION_XML],[ae.APPLET,ce.APPLET],[ae.AREA,ce.AREA],[ae.ARTICLE,ce.ARTICLE],[ae.ASIDE,ce.ASIDE],[ae.B,ce.B],[ae.BASE,ce.BASE],[ae.BASEFONT,ce.BASEFONT],[ae.BGSOUND,ce.BGSOUND],[ae.BIG,ce.BIG],[ae.BLOCKQUOTE,ce.BLOCKQUOTE],[ae.BODY,ce.BODY],[ae.BR,ce.BR],[ae.BUTTON,ce.BUTTON],[ae.CAPTION,ce.CAPTION],[ae.CENTER,ce.CENTER],[ae.CODE,ce.CODE],[ae.COL,ce.COL],[ae.COLGROUP,ce.COLGROUP],[ae.DD,ce.DD],[ae.DESC,ce.DESC],[ae.DETAILS,ce.DETAILS],[ae.DIALOG,ce.DIALOG],[ae.DIR,ce.DIR],[ae.DIV,ce.DIV],[ae.DL,ce.DL],[ae.DT,ce.DT],[ae.EM,ce.EM],[ae.EMBED,ce.EMBED],[ae.FIELDSET,ce.FIELDSET],[ae.FIGCAPTION,ce.FIGCAPTION],[ae.FIGURE,ce.FIGURE],[ae.FONT,ce.FONT],[ae.FOOTER,ce.FOOTER],[ae.FOREIGN_OBJECT,ce.FOREIGN_OBJECT],[ae.FORM,ce.FORM],[ae.FRAME,ce.FRAME],[ae.FRAMESET,ce.FRAMESET],[ae.H1,ce.H1],[ae.H2,ce.H2],[ae.H3,ce.H3],[ae.H4,ce.H4],[ae.H5,ce.H5],[ae.H6,ce.H6],[ae.HEAD,ce.HEAD],[ae.HEADER,ce.HEADER],[ae.HGROUP,ce.HGROUP],[ae.HR,ce.HR],[ae.HTML,ce.HTML],[ae.I,ce.I],[ae.IMG,ce.IMG],[ae.IMAGE,ce.IMAGE],[ae.INPUT,ce.INPUT],[ae.IFRAME,ce.IFRAME],[ae.KEYGEN,ce.KEYGEN],[ae.LABEL,ce.LABEL],[ae.LI,ce.LI],[ae.LINK,ce.LINK],[ae.LISTING,ce.LISTING],[ae.MAIN,ce.MAIN],[ae.MALIGNMARK,ce.MALIGNMARK],[ae.MARQUEE,ce.MARQUEE],[ae.MATH,ce.MATH],[ae.MENU,ce.MENU],[ae.META,ce.META],[ae.MGLYPH,ce.MGLYPH],[ae.MI,ce.MI],[ae.MO,ce.MO],[ae.MN,ce.MN],[ae.MS,ce.MS],[ae.MTEXT,ce.MTEXT],[ae.NAV,ce.NAV],[ae.NOBR,ce.NOBR],[ae.NOFRAMES,ce.NOFRAMES],[ae.NOEMBED,ce.NOEMBED],[ae.NOSCRIPT,ce.NOSCRIPT],[ae.OBJECT,ce.OBJECT],[ae.OL,ce.OL],[ae.OPTGROUP,ce.OPTGROUP],[ae.OPTION,ce.OPTION],[ae.P,ce.P],[ae.PARAM,ce.PARAM],[ae.PLAINTEXT,ce.PLAINTEXT],[ae.PRE,ce.PRE],[ae.RB,ce.RB],[ae.RP,ce.RP],[ae.RT,ce.RT],[ae.RTC,ce.RTC],[ae.RUBY,ce.RUBY],[ae.S,ce.S],[ae.SCRIPT,ce.SCRIPT],[ae.SEARCH,ce.SEARCH],[ae.SECTION,ce.SECTION],[ae.SELECT,ce.SELECT],[ae.SOURCE,ce.SOURCE],[ae.SMALL,ce.SMALL],[ae.SPAN,ce.SPAN],[ae.STRIKE,ce.STRIKE],[ae.STRONG,ce.STRONG],[ae.STYLE,ce.STYLE],[ae.SUB,ce.SUB],[ae.SUMMARY,ce.SUMMARY],[ae.SUP,ce.SUP],[ae.TABLE,ce.TABLE],[ae.TBODY,ce.TBODY],[ae.TEMPLATE,ce.TEMPLATE],[ae.TEXTAREA,ce.TEXTAREA],[ae.TFOOT,ce.TFOOT],[ae.TD,ce.TD],[ae.TH,ce.TH],[ae.THEAD,ce.THEAD],[ae.TITLE,ce.TITLE],[ae.TR,ce.TR],[ae.TRACK,ce.TRACK],[ae.TT,ce.TT],[ae.U,ce.U],[ae.UL,ce.UL],[ae.SVG,ce.SVG],[ae.VAR,ce.VAR],[ae.WBR,ce.WBR],[ae.XMP,ce.XMP]])
function getTagID(e){var t
return(t=le.get(e))!==null&&t!==void 0?t:ce.UNKNOWN}const ue=ce
const de={[ie.HTML]:new Set([ue.ADDRESS,ue.APPLET,ue.AREA,ue.ARTICLE,ue.ASIDE,ue.BASE,ue.BASEFONT,ue.BGSOUND,ue.BLOCKQUOTE,ue.BODY,ue.BR,ue.BUTTON,ue.CAPTION,ue.CENTER,ue.COL,ue.COLGROUP,ue.DD,ue.DETAILS,ue.DIR,ue.DIV,ue.DL,ue.DT,ue.EMBED,ue.FIELDSET,ue.FIGCAPTION,ue.FIGURE,ue.FOOTER,ue.FORM,ue.FRAME,ue.FRAMESET,ue.H1,ue.H2,ue.H3,ue.H4,ue.H5,ue.H6,ue.HEAD,ue.HEADER,ue.HGROUP,ue.HR,ue.HTML,ue.IFRAME,ue.IMG,ue.INPUT,ue.LI,ue.LINK,ue.LISTING,ue.MAIN,ue.MARQUEE,ue.MENU,ue.META,ue.NAV,ue.NOEMBED,ue.NOFRAMES,ue.NOSCRIPT,ue.OBJECT,ue.OL,ue.P,ue.PARAM,ue.PLAINTEXT,ue.PRE,ue.SCRIPT,ue.SECTION,ue.SELECT,ue.SOURCE,ue.STYLE,ue.SUMMARY,ue.TABLE,ue.TBODY,ue.TD,ue.TEMPLATE,ue.TEXTAREA,ue.TFOOT,ue.TH,ue.THEAD,ue.TITLE,ue.TR,ue.TRACK,ue.UL,ue.WBR,ue.XMP]),[ie.MATHML]:new Set([ue.MI,ue.MO,ue.MN,ue.MS,ue.MTEXT,ue.ANNOTATION_XML]),[ie.SVG]:new Set([ue.TITLE,ue.FOREIGN_OBJECT,ue.DESC]),[ie.XLINK]:new Set,[ie.XML]:new Set,[ie.XMLNS]:new Set}
const he=new Set([ue.H1,ue.H2,ue.H3,ue.H4,ue.H5,ue.H6])
const fe=new Set([ae.STYLE,ae.SCRIPT,ae.XMP,ae.IFRAME,ae.NOEMBED,ae.NOFRAMES,ae.PLAINTEXT])
function html_hasUnescapedText(e,t){return fe.has(e)||t&&e===ae.NOSCRIPT}const pe=64
var me;(function(e){e[e["DATA"]=0]="DATA"
e[e["RCDATA"]=1]="RCDATA"
e[e["RAWTEXT"]=2]="RAWTEXT"
e[e["SCRIPT_DATA"]=3]="SCRIPT_DATA"
e[e["PLAINTEXT"]=4]="PLAINTEXT"
e[e["TAG_OPEN"]=5]="TAG_OPEN"
e[e["END_TAG_OPEN"]=6]="END_TAG_OPEN"
e[e["TAG_NAME"]=7]="TAG_NAME"
e[e["RCDATA_LESS_THAN_SIGN"]=8]="RCDATA_LESS_THAN_SIGN"
e[e["RCDATA_END_TAG_OPEN"]=9]="RCDATA_END_TAG_OPEN"
e[e["RCDATA_END_TAG_NAME"]=10]="RCDATA_END_TAG_NAME"
e[e["RAWTEXT_LESS_THAN_SIGN"]=11]="RAWTEXT_LESS_THAN_SIGN"
e[e["RAWTEXT_END_TAG_OPEN"]=12]="RAWTEXT_END_TAG_OPEN"
e[e["RAWTEXT_END_TAG_NAME"]=13]="RAWTEXT_END_TAG_NAME"
e[e["SCRIPT_DATA_LESS_THAN_SIGN"]=14]="SCRIPT_DATA_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_END_TAG_OPEN"]=15]="SCRIPT_DATA_END_TAG_OPEN"
e[e["SCRIPT_DATA_END_TAG_NAME"]=16]="SCRIPT_DATA_END_TAG_NAME"
e[e["SCRIPT_DATA_ESCAPE_START"]=17]="SCRIPT_DATA_ESCAPE_START"
e[e["SCRIPT_DATA_ESCAPE_START_DASH"]=18]="SCRIPT_DATA_ESCAPE_START_DASH"
e[e["SCRIPT_DATA_ESCAPED"]=19]="SCRIPT_DATA_ESCAPED"
e[e["SCRIPT_DATA_ESCAPED_DASH"]=20]="SCRIPT_DATA_ESCAPED_DASH"
e[e["SCRIPT_DATA_ESCAPED_DASH_DASH"]=21]="SCRIPT_DATA_ESCAPED_DASH_DASH"
e[e["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"]=22]="SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"]=23]="SCRIPT_DATA_ESCAPED_END_TAG_OPEN"
e[e["SCRIPT_DATA_ESCAPED_END_TAG_NAME"]=24]="SCRIPT_DATA_ESCAPED_END_TAG_NAME"
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_START"]=25]="SCRIPT_DATA_DOUBLE_ESCAPE_START"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED"]=26]="SCRIPT_DATA_DOUBLE_ESCAPED"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"]=27]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"]=28]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"]=29]="SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_END"]=30]="SCRIPT_DATA_DOUBLE_ESCAPE_END"
e[e["BEFORE_ATTRIBUTE_NAME"]=31]="BEFORE_ATTRIBUTE_NAME"
e[e["ATTRIBUTE_NAME"]=32]="ATTRIBUTE_NAME"
e[e["AFTER_ATTRIBUTE_NAME"]=33]="AFTER_ATTRIBUTE_NAME"
e[e["BEFORE_ATTRIBUTE_VALUE"]=34]="BEFORE_ATTRIBUTE_VALUE"
e[e["ATTRIBUTE_VALUE_DOUBLE_QUOTED"]=35]="ATTRIBUTE_VALUE_DOUBLE_QUOTED"
e[e["ATTRIBUTE_VALUE_SINGLE_QUOTED"]=36]="ATTRIBUTE_VALUE_SINGLE_QUOTED"
e[e["ATTRIBUTE_VALUE_UNQUOTED"]=37]="ATTRIBUTE_VALUE_UNQUOTED"
e[e["AFTER_ATTRIBUTE_VALUE_QUOTED"]=38]="AFTER_ATTRIBUTE_VALUE_QUOTED"
e[e["SELF_CLOSING_START_TAG"]=39]="SELF_CLOSING_START_TAG"
e[e["BOGUS_COMMENT"]=40]="BOGUS_COMMENT"
e[e["MARKUP_DECLARATION_OPEN"]=41]="MARKUP_DECLARATION_OPEN"
e[e["COMMENT_START"]=42]="COMMENT_START"
e[e["COMMENT_START_DASH"]=43]="COMMENT_START_DASH"
e[e["COMMENT"]=44]="COMMENT"
e[e["COMMENT_LESS_THAN_SIGN"]=45]="COMMENT_LESS_THAN_SIGN"
e[e["COMMENT_LESS_THAN_SIGN_BANG"]=46]="COMMENT_LESS_THAN_SIGN_BANG"
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH"]=47]="COMMENT_LESS_THAN_SIGN_BANG_DASH"
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"]=48]="COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"
e[e["COMMENT_END_DASH"]=49]="COMMENT_END_DASH"
e[e["COMMENT_END"]=50]="COMMENT_END"
e[e["COMMENT_END_BANG"]=51]="COMMENT_END_BANG"
e[e["DOCTYPE"]=52]="DOCTYPE"
e[e["BEFORE_DOCTYPE_NAME"]=53]="BEFORE_DOCTYPE_NAME"
e[e["DOCTYPE_NAME"]=54]="DOCTYPE_NAME"
e[e["AFTER_DOCTYPE_NAME"]=55]="AFTER_DOCTYPE_NAME"
e[e["AFTER_DOCTYPE_PUBLIC_KEYWORD"]=56]="AFTER_DOCTYPE_PUBLIC_KEYWORD"
e[e["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"]=57]="BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"
e[e["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"]=58]="DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"
e[e["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"]=59]="DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"
e[e["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"]=60]="AFTER_DOCTYPE_PUBLIC_IDENTIFIER"
e[e["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"]=61]="BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"
e[e["AFTER_DOCTYPE_SYSTEM_KEYWORD"]=62]="AFTER_DOCTYPE_SYSTEM_KEYWORD"
e[e["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"]=63]="BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"
e[e["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"]=64]="DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"
e[e["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"]=65]="DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"
e[e["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"]=66]="AFTER_DOCTYPE_SYSTEM_IDENTIFIER"
e[e["BOGUS_DOCTYPE"]=67]="BOGUS_DOCTYPE"
e[e["CDATA_SECTION"]=68]="CDATA_SECTION"
e[e["CDATA_SECTION_BRACKET"]=69]="CDATA_SECTION_BRACKET"
e[e["CDATA_SECTION_END"]=70]="CDATA_SECTION_END"
e[e["CHARACTER_REFERENCE"]=71]="CHARACTER_REFERENCE"
e[e["AMBIGUOUS_AMPERSAND"]=72]="AMBIGUOUS_AMPERSAND"})(me||(me={}))
const Ee={DATA:me.DATA,RCDATA:me.RCDATA,RAWTEXT:me.RAWTEXT,SCRIPT_DATA:me.SCRIPT_DATA,PLAINTEXT:me.PLAINTEXT,CDATA_SECTION:me.CDATA_SECTION}
function isAsciiDigit(e){return e>=s.DIGIT_0&&e<=s.DIGIT_9}function isAsciiUpper(e){return e>=s.LATIN_CAPITAL_A&&e<=s.LATIN_CAPITAL_Z}function isAsciiLower(e){return e>=s.LATIN_SMALL_A&&e<=s.LATIN_SMALL_Z}function isAsciiLetter(e){return isAsciiLower(e)||isAsciiUpper(e)}function isAsciiAlphaNumeric(e){return isAsciiLetter(e)||isAsciiDigit(e)}function toAsciiLower(e){return e+32}function isWhitespace(e){return e===s.SPACE||e===s.LINE_FEED||e===s.TABULATION||e===s.FORM_FEED||e===s.CARRIAGE_RETURN}function isScriptDataDoubleEscapeSequenceEnd(e){return isWhitespace(e)||e===s.SOLIDUS||e===s.GREATER_THAN_SIGN}function getErrorForNumericCharacterReference(e){if(e===s.NULL){return a.nullCharacterReference}else if(e>1114111){return a.characterReferenceOutsideUnicodeRange}else if(isSurrogate(e)){return a.surrogateCharacterReference}else if(isUndefinedCodePoint(e)){return a.noncharacterCharacterReference}else if(isControlCodePoint(e)||e===s.CARRIAGE_RETURN){return a.controlCharacterReference}return null}class Tokenizer{constructor(e,t){this.options=e
this.handler=t
this.paused=false
this.inLoop=false
this.inForeignNode=false
this.lastStartTagName=""
this.active=false
this.state=me.DATA
this.returnState=me.DATA
this.entityStartPos=0
this.consumedAfterSnapshot=-1
this.currentCharacterToken=null
this.currentToken=null
this.currentAttr={name:"",value:""}
this.currentAttrLocation=null
this.currentAttrNames=null
this.runStart=0
this.runEnd=0
this.preprocessor=new Preprocessor(t)
this.currentLocation=this.getCurrentLocation(-1)
this.entityDecoder=new HtmlEntityDecoder((e,t)=>{this.preprocessor.pos=this.entityStartPos+t-1
if(!this._isCharacterReferenceInAttribute()){this._ensureCharacterToken(isWhitespace(e)?l.WHITESPACE_CHARACTER:e===s.NULL?l.NULL_CHARACTER:l.CHARACTER)}this._extendRunWith(String.fromCodePoint(e),0)
this.entityStartPos=this.preprocessor.pos-t+1},t.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(a.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:e=>{this._err(a.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+e)},validateNumericCharacterReference:e=>{const t=getErrorForNumericCharacterReference(e)
if(t)this._err(t,1)}}:undefined)}_err(e,t=0){var n,r;(r=(n=this.handler).onParseError)===null||r===void 0?void 0:r.call(n,this.preprocessor.getError(e,t))}getCurrentLocation(e){if(!this.options.sourceCodeLocationInfo){return null}return{startLine:this.preprocessor.line,startCol:this.preprocessor.col-e,startOffset:this.preprocessor.offset-e,endLine:-1,endCol:-1,endOffset:-1}}_runParsingLoop(){if(this.inLoop)return
this.inLoop=true
while(this.active&&!this.paused){this.consumedAfterSnapshot=0
const e=this._consume()
if(!this._ensureHibernation()){this._callState(e)}}this.inLoop=false}flushCharacters(){var e
if(this.inLoop){throw new Error("Cannot flush characters from a tokenizer callback")}const t=(e=this.currentCharacterToken)===null||e===void 0?void 0:e.location
let n=null
if(t){n=this.getCharacterTokenEndLocation(t)
this.currentLocation=n}this.inLoop=true
try{this._emitCurrentCharacterToken(n)}finally{this.inLoop=false}this._runParsingLoop()}getCharacterTokenEndLocation(e){const t=this.getCharacterTokenEndOffset()
const n=this.preprocessor.html.slice(e.startOffset-this.preprocessor.droppedBufferSize,t-this.preprocessor.droppedBufferSize)
let r=e.startLine
let i=-1
for(let e=n.indexOf("\n");e!==-1;e=n.indexOf("\n",e+1)){r++
i=e}for(let e=n.indexOf("\r");e!==-1;e=n.indexOf("\r",e+1)){if(n.charCodeAt(e+1)!==s.LINE_FEED){r++
i=Math.max(i,e)}}return{startLine:r,startCol:i===-1?e.startCol+n.length:n.length-i,startOffset:t,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var e
const t=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1
const n=(e=this.currentToken)===null||e===void 0?void 0:e.location
switch(this.state){case me.TAG_OPEN:case me.RCDATA_LESS_THAN_SIGN:case me.RAWTEXT_LESS_THAN_SIGN:case me.SCRIPT_DATA_LESS_THAN_SIGN:case me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case me.CDATA_SECTION_BRACKET:{return t-1}case me.END_TAG_OPEN:case me.MARKUP_DECLARATION_OPEN:case me.RCDATA_END_TAG_OPEN:case me.RCDATA_END_TAG_NAME:case me.RAWTEXT_END_TAG_OPEN:case me.RAWTEXT_END_TAG_NAME:case me.SCRIPT_DATA_END_TAG_OPEN:case me.SCRIPT_DATA_END_TAG_NAME:case me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case me.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case me.CDATA_SECTION_END:{return t-2}case me.CHARACTER_REFERENCE:{return this._isCharacterReferenceInAttribute()&&n?n.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos}case me.DOCTYPE:case me.BEFORE_DOCTYPE_NAME:{return this.currentLocation.startOffset}default:{if(n&&(this.state===me.TAG_NAME||this.state>=me.BEFORE_ATTRIBUTE_NAME&&this.state<=me.BOGUS_COMMENT||this.state>=me.COMMENT_START&&this.state<=me.BOGUS_DOCTYPE)){return n.startOffset}return t}}}pause(){this.paused=true}resume(e){if(!this.paused){throw new Error("Parser was already resumed")}this.paused=false
if(this.inLoop)return
this._runParsingLoop()
if(!this.paused){e===null||e===void 0?void 0:e()}}write(e,t,n){this.active=true
this.preprocessor.write(e,t)
this._runParsingLoop()
if(!this.paused){n===null||n===void 0?void 0:n()}}insertHtmlAtCurrentPos(e){this.active=true
this.preprocessor.insertHtmlAtCurrentPos(e)
this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||this.state===me.DOCTYPE||this.state===me.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk()){return}const e=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1-this.getCharacterTokenEndOffset()
this.preprocessor.advance()
this.currentLocation=this.getCurrentLocation(e)
this.preprocessor.retreat(1)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(l.CHARACTER)
this.preprocessor.dropParsedChunk(Math.max(e-1,0))
this.entityStartPos=this.preprocessor.pos+1-e}_ensureHibernation(){if(this.preprocessor.endOfChunkHit){this.preprocessor.retreat(this.consumedAfterSnapshot)
this.consumedAfterSnapshot=0
this.active=false
return true}return false}_consume(){this.consumedAfterSnapshot++
return this.preprocessor.advance()}_advanceBy(e){this.consumedAfterSnapshot+=e
for(let t=0;t<e;t++){this.preprocessor.advance()}}_consumeSequenceIfMatch(e,t){if(this.preprocessor.startsWith(e,t)){this._advanceBy(e.length-1)
return true}return false}_createStartTagToken(){this._flushRun("")
this.currentToken={type:l.START_TAG,tagName:"",tagID:ce.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun("")
this.currentToken={type:l.END_TAG,tagName:"",tagID:ce.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(e){this._flushRun("")
this.currentToken={type:l.COMMENT,data:"",location:this.getCurrentLocation(e)}}_createDoctypeToken(e){this._flushRun("")
this.currentToken={type:l.DOCTYPE,name:e,forceQuirks:false,publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(e){if(this.currentLocation){const e=this.currentLocation.startOffset-this.preprocessor.droppedBufferSize
if(this.preprocessor.html[e]==="\n"&&this.preprocessor.html[e-1]==="\r"){this.currentLocation.startOffset++}}this.currentCharacterToken={type:e,chars:"",location:this.currentLocation}}_createAttr(e){this._flushRun("")
this.currentAttr={name:e,value:""}
this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var e
var t
const n=this.currentToken
const{name:r}=this.currentAttr
const i=this.currentAttrNames
let s
if(i===null){s=getTokenAttr(n,r)!==null
if(!s&&n.attrs.length===pe){this.currentAttrNames=new Set(n.attrs.map(e=>e.name)).add(r)}}else{s=i.has(r)
if(!s)i.add(r)}if(s){this._err(a.duplicateAttribute)}else{n.attrs.push(this.currentAttr)
if(n.location&&this.currentAttrLocation){const r=(e=(t=n.location).attrs)!==null&&e!==void 0?e:t.attrs=Object.create(null)
r[this.currentAttr.name]=this.currentAttrLocation
this._leaveAttrValue()}}}_leaveAttrValue(){if(this.currentAttrLocation){this.currentAttrLocation.endLine=this.preprocessor.line
this.currentAttrLocation.endCol=this.preprocessor.col
this.currentAttrLocation.endOffset=this.preprocessor.offset}}_flushRun(e){if(this.runEnd===this.runStart&&e.length===0){return}const t=this.preprocessor.html.slice(this.runStart,this.runEnd)
const n=(t.length<13?t:` ${t}`.slice(1))+e
const r=this.currentToken
this.runStart=this.runEnd
if(r===null){this.currentCharacterToken.chars+=n}else if(r.type===l.COMMENT){r.data+=n}else{this.currentAttr.value+=n}}_extendRun(e){const{preprocessor:t}=this
if(e===s.LINE_FEED&&t.html.charCodeAt(t.pos)!==s.LINE_FEED){this._flushRun("\n")
this.runStart=t.pos+1}else{const n=t.pos-Number(e>65535)
if(n!==this.runEnd){this._flushRun("")
this.runStart=n}}this.runEnd=t.pos+1}_extendRunWith(e,t){const{preprocessor:n}=this
const r=n.codePointStart+1+t-e.length
if(r>=0&&n.html.startsWith(e,r)){if(r!==this.runEnd){this._flushRun("")
this.runStart=r}}else{this._flushRun(e)
this.runStart=r+e.length}this.runEnd=r+e.length}prepareToken(e){this._emitCurrentCharacterToken(e.location)
this.currentToken=null
if(e.location){e.location.endLine=this.preprocessor.line
e.location.endCol=this.preprocessor.col+1
e.location.endOffset=this.preprocessor.offset+1}this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){const e=this.currentToken
this.currentAttrNames=null
this.prepareToken(e)
e.tagID=getTagID(e.tagName)
if(e.type===l.START_TAG){this.lastStartTagName=e.tagName
this.handler.onStartTag(e)}else{if(e.attrs.length>0){this._err(a.endTagWithAttributes)}if(e.selfClosing){this._err(a.endTagWithTrailingSolidus)}this.handler.onEndTag(e)}this.preprocessor.dropParsedChunk()}emitCurrentComment(e){this.prepareToken(e)
this.handler.onComment(e)
this.preprocessor.dropParsedChunk()}emitCurrentDoctype(e){this.prepareToken(e)
this.handler.onDoctype(e)
this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(e){this._flushRun("")
if(this.currentCharacterToken){if(e&&this.currentCharacterToken.location){this.currentCharacterToken.location.endLine=e.startLine
this.currentCharacterToken.location.endCol=e.startCol
this.currentCharacterToken.location.endOffset=e.startOffset}switch(this.currentCharacterToken.type){case l.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken)
break}case l.NULL_CHARACTER:{this.handler.onNullCharacter(this.currentCharacterToken)
break}case l.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken)
break}}this.currentCharacterToken=null}}_emitEOFToken(){var e,t
const n=this.getCurrentLocation(0)
if(n){n.endLine=n.startLine
n.endCol=n.startCol
n.endOffset=n.startOffset}this._emitCurrentCharacterToken((t=(e=this.currentToken)===null||e===void 0?void 0:e.location)!==null&&t!==void 0?t:n)
this.handler.onEof({type:l.EOF,location:n})
this.active=false}_ensureCharacterToken(e){if(this.currentCharacterToken){if(this.currentCharacterToken.type===e){return}this.currentLocation=this.getCurrentLocation(0)
this._emitCurrentCharacterToken(this.currentLocation)
this.preprocessor.dropParsedChunk()}this._createCharacterToken(e)}_emitCodePoint(e){const t=isWhitespace(e)?l.WHITESPACE_CHARACTER:e===s.NULL?l.NULL_CHARACTER:l.CHARACTER
const n=this.currentCharacterToken
if(n===null||n.type!==t){this._ensureCharacterToken(t)}this._extendRun(e)}_emitChars(e,t=0){if(this.options.sourceCodeLocationInfo&&t!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==l.CHARACTER){this.currentLocation=this.getCurrentLocation(e.length-1-t)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(l.CHARACTER)}else{this._ensureCharacterToken(l.CHARACTER)}this._extendRunWith(e,t)}_startCharacterReference(){this.returnState=this.state
this.state=me.CHARACTER_REFERENCE
this.entityStartPos=this.preprocessor.pos
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute()?F.Attribute:F.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===me.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.returnState===me.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===me.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(e){if(this._isCharacterReferenceInAttribute()){this._extendRun(e)}else{this._emitCodePoint(e)}}_callState(e){switch(this.state){case me.DATA:{this._stateData(e)
break}case me.RCDATA:{this._stateRcdata(e)
break}case me.RAWTEXT:{this._stateRawtext(e)
break}case me.SCRIPT_DATA:{this._stateScriptData(e)
break}case me.PLAINTEXT:{this._statePlaintext(e)
break}case me.TAG_OPEN:{this._stateTagOpen(e)
break}case me.END_TAG_OPEN:{this._stateEndTagOpen(e)
break}case me.TAG_NAME:{this._stateTagName(e)
break}case me.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(e)
break}case me.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(e)
break}case me.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(e)
break}case me.RAWTEXT_LESS_THAN_SIGN:{this._stateRawtextLessThanSign(e)
break}case me.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(e)
break}case me.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(e)
break}case me.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(e)
break}case me.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(e)
break}case me.SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(e)
break}case me.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(e)
break}case me.SCRIPT_DATA_ESCAPE_START_DASH:{this._stateScriptDataEscapeStartDash(e)
break}case me.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(e)
break}case me.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(e)
break}case me.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(e)
break}case me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(e)
break}case me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(e)
break}case me.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(e)
break}case me.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(e)
break}case me.ATTRIBUTE_NAME:{this._stateAttributeName(e)
break}case me.AFTER_ATTRIBUTE_NAME:{this._stateAfterAttributeName(e)
break}case me.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(e)
break}case me.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(e)
break}case me.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(e)
break}case me.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(e)
break}case me.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(e)
break}case me.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(e)
break}case me.BOGUS_COMMENT:{this._stateBogusComment(e)
break}case me.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(e)
break}case me.COMMENT_START:{this._stateCommentStart(e)
break}case me.COMMENT_START_DASH:{this._stateCommentStartDash(e)
break}case me.COMMENT:{this._stateComment(e)
break}case me.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(e)
break}case me.COMMENT_END_DASH:{this._stateCommentEndDash(e)
break}case me.COMMENT_END:{this._stateCommentEnd(e)
break}case me.COMMENT_END_BANG:{this._stateCommentEndBang(e)
break}case me.DOCTYPE:{this._stateDoctype(e)
break}case me.BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(e)
break}case me.DOCTYPE_NAME:{this._stateDoctypeName(e)
break}case me.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(e)
break}case me.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(e)
break}case me.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(e)
break}case me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(e)
break}case me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypePublicIdentifierSingleQuoted(e)
break}case me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(e)
break}case me.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{this._stateBetweenDoctypePublicAndSystemIdentifiers(e)
break}case me.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(e)
break}case me.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateBeforeDoctypeSystemIdentifier(e)
break}case me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(e)
break}case me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(e)
break}case me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(e)
break}case me.BOGUS_DOCTYPE:{this._stateBogusDoctype(e)
break}case me.CDATA_SECTION:{this._stateCdataSection(e)
break}case me.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(e)
break}case me.CDATA_SECTION_END:{this._stateCdataSectionEnd(e)
break}case me.CHARACTER_REFERENCE:{this._stateCharacterReference()
break}case me.AMBIGUOUS_AMPERSAND:{this._stateAmbiguousAmpersand(e)
break}default:{throw new Error("Unknown state")}}}_stateData(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.TAG_OPEN
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitCodePoint(e)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRcdata(e){switch(e){case s.AMPERSAND:{this._startCharacterReference()
break}case s.LESS_THAN_SIGN:{this.state=me.RCDATA_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRawtext(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.RAWTEXT_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptData(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_statePlaintext(e){switch(e){case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateTagOpen(e){if(isAsciiLetter(e)){this._createStartTagToken()
this.state=me.TAG_NAME
this._stateTagName(e)}else switch(e){case s.EXCLAMATION_MARK:{this.state=me.MARKUP_DECLARATION_OPEN
break}case s.SOLIDUS:{this.state=me.END_TAG_OPEN
break}case s.QUESTION_MARK:{this._err(a.unexpectedQuestionMarkInsteadOfTagName)
this._createCommentToken(1)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)
break}case s.EOF:{this._err(a.eofBeforeTagName)
this._emitChars("<",-1)
this._emitEOFToken()
break}default:{this._err(a.invalidFirstCharacterOfTagName)
this._emitChars("<",-1)
this.state=me.DATA
this._stateData(e)}}}_stateEndTagOpen(e){if(isAsciiLetter(e)){this._createEndTagToken()
this.state=me.TAG_NAME
this._stateTagName(e)}else switch(e){case s.GREATER_THAN_SIGN:{this._err(a.missingEndTagName)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofBeforeTagName)
this._emitChars("</",-1)
this._emitEOFToken()
break}default:{this._err(a.invalidFirstCharacterOfTagName)
this._createCommentToken(2)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)}}}_stateTagName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.SOLIDUS:{this.state=me.SELF_CLOSING_START_TAG
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentTagToken()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.tagName+=i
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{t.tagName+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateRcdataLessThanSign(e){if(e===s.SOLIDUS){this.state=me.RCDATA_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}_stateRcdataEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.RCDATA_END_TAG_NAME
this._stateRcdataEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}handleSpecialEndTag(e){if(!this.preprocessor.startsWith(this.lastStartTagName,false)){return!this._ensureHibernation()}this._createEndTagToken()
const t=this.currentToken
t.tagName=this.lastStartTagName
const n=this.preprocessor.peek(this.lastStartTagName.length)
switch(n){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._advanceBy(this.lastStartTagName.length)
this.state=me.BEFORE_ATTRIBUTE_NAME
return false}case s.SOLIDUS:{this._advanceBy(this.lastStartTagName.length)
this.state=me.SELF_CLOSING_START_TAG
return false}case s.GREATER_THAN_SIGN:{this._advanceBy(this.lastStartTagName.length)
this.emitCurrentTagToken()
this.state=me.DATA
return false}default:{this.currentToken=null
return!this._ensureHibernation()}}}_stateRcdataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}_stateRawtextLessThanSign(e){if(e===s.SOLIDUS){this.state=me.RAWTEXT_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.RAWTEXT_END_TAG_NAME
this._stateRawtextEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateScriptDataLessThanSign(e){switch(e){case s.SOLIDUS:{this.state=me.SCRIPT_DATA_END_TAG_OPEN
break}case s.EXCLAMATION_MARK:{this.state=me.SCRIPT_DATA_ESCAPE_START
this._emitChars("<!")
break}default:{this._emitChars("<",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}}_stateScriptDataEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.SCRIPT_DATA_END_TAG_NAME
this._stateScriptDataEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStart(e){if(e===s.HYPHEN_MINUS){this.state=me.SCRIPT_DATA_ESCAPE_START_DASH
this._emitChars("-")}else{this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStartDash(e){if(e===s.HYPHEN_MINUS){this.state=me.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")}else{this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscaped(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_ESCAPED_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataEscapedDash(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedDashDash(e){switch(e){case s.HYPHEN_MINUS:{this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.GREATER_THAN_SIGN:{this.state=me.SCRIPT_DATA
this._emitChars(">")
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedLessThanSign(e){if(e===s.SOLIDUS){this.state=me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN}else if(isAsciiLetter(e)){this._emitChars("<",-1)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPE_START
this._stateScriptDataDoubleEscapeStart(e)}else{this._emitChars("<",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.SCRIPT_DATA_ESCAPED_END_TAG_NAME
this._stateScriptDataEscapedEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscapeStart(e){if(this.preprocessor.startsWith(o.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(o.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<o.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED}else if(!this._ensureHibernation()){this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscaped(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDash(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDashDash(e){switch(e){case s.HYPHEN_MINUS:{this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.GREATER_THAN_SIGN:{this.state=me.SCRIPT_DATA
this._emitChars(">")
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(a.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedLessThanSign(e){if(e===s.SOLIDUS){this.state=me.SCRIPT_DATA_DOUBLE_ESCAPE_END
this._emitChars("/")}else{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateScriptDataDoubleEscapeEnd(e){if(this.preprocessor.startsWith(o.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(o.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<o.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=me.SCRIPT_DATA_ESCAPED}else if(!this._ensureHibernation()){this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateBeforeAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.SOLIDUS:case s.GREATER_THAN_SIGN:case s.EOF:{this.state=me.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case s.EQUALS_SIGN:{this._err(a.unexpectedEqualsSignBeforeAttributeName)
this._createAttr("=")
this.state=me.ATTRIBUTE_NAME
break}default:{this._createAttr("")
this.state=me.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:case s.SOLIDUS:case s.GREATER_THAN_SIGN:case s.EOF:{this._leaveAttrName()
this.state=me.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case s.EQUALS_SIGN:{this._leaveAttrName()
this.state=me.BEFORE_ATTRIBUTE_VALUE
break}case s.QUOTATION_MARK:case s.APOSTROPHE:case s.LESS_THAN_SIGN:{this._err(a.unexpectedCharacterInAttributeName)
this.currentAttr.name+=String.fromCodePoint(e)
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this.currentAttr.name+=i
break}default:{this.currentAttr.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.SOLIDUS:{this.state=me.SELF_CLOSING_START_TAG
break}case s.EQUALS_SIGN:{this.state=me.BEFORE_ATTRIBUTE_VALUE
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._createAttr("")
this.state=me.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateBeforeAttributeValue(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{this.state=me.ATTRIBUTE_VALUE_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this.state=me.ATTRIBUTE_VALUE_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(a.missingAttributeValue)
this.state=me.DATA
this.emitCurrentTagToken()
break}default:{this.state=me.ATTRIBUTE_VALUE_UNQUOTED
this._stateAttributeValueUnquoted(e)}}}_stateAttributeValueDoubleQuoted(e){switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueSingleQuoted(e){switch(e){case s.APOSTROPHE:{this.state=me.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueUnquoted(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.QUOTATION_MARK:case s.APOSTROPHE:case s.LESS_THAN_SIGN:case s.EQUALS_SIGN:case s.GRAVE_ACCENT:{this._err(a.unexpectedCharacterInUnquotedAttributeValue)
this._extendRun(e)
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAfterAttributeValueQuoted(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.SOLIDUS:{this._leaveAttrValue()
this.state=me.SELF_CLOSING_START_TAG
break}case s.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._err(a.missingWhitespaceBetweenAttributes)
this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateSelfClosingStartTag(e){switch(e){case s.GREATER_THAN_SIGN:{const e=this.currentToken
e.selfClosing=true
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(a.eofInTag)
this._emitEOFToken()
break}default:{this._err(a.unexpectedSolidusInTag)
this.state=me.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateBogusComment(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this.emitCurrentComment(t)
this._emitEOFToken()
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}default:{this._extendRun(e)}}}_stateMarkupDeclarationOpen(e){if(this._consumeSequenceIfMatch(o.DASH_DASH,true)){this._createCommentToken(o.DASH_DASH.length+1)
this.state=me.COMMENT_START}else if(this._consumeSequenceIfMatch(o.DOCTYPE,false)){this.currentLocation=this.getCurrentLocation(o.DOCTYPE.length+1)
this.state=me.DOCTYPE}else if(this._consumeSequenceIfMatch(o.CDATA_START,true)){if(this.inForeignNode){this.state=me.CDATA_SECTION}else{this._err(a.cdataInHtmlContent)
this._createCommentToken(o.CDATA_START.length+1)
this.currentToken.data="[CDATA["
this.state=me.BOGUS_COMMENT}}else if(!this._ensureHibernation()){this._err(a.incorrectlyOpenedComment)
this._createCommentToken(2)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)}}_stateCommentStart(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_START_DASH
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptClosingOfEmptyComment)
this.state=me.DATA
const e=this.currentToken
this.emitCurrentComment(e)
break}default:{this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentStartDash(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptClosingOfEmptyComment)
this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this._err(a.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateComment(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END_DASH
break}case s.LESS_THAN_SIGN:{this._extendRunWith("<",0)
this.state=me.COMMENT_LESS_THAN_SIGN
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(a.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateCommentLessThanSign(e){switch(e){case s.EXCLAMATION_MARK:{this._extendRunWith("!",0)
this.state=me.COMMENT_LESS_THAN_SIGN_BANG
break}case s.LESS_THAN_SIGN:{this._extendRunWith("<",0)
break}default:{this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentLessThanSignBang(e){if(e===s.HYPHEN_MINUS){this.state=me.COMMENT_LESS_THAN_SIGN_BANG_DASH}else{this.state=me.COMMENT
this._stateComment(e)}}_stateCommentLessThanSignBangDash(e){if(e===s.HYPHEN_MINUS){this.state=me.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH}else{this.state=me.COMMENT_END_DASH
this._stateCommentEndDash(e)}}_stateCommentLessThanSignBangDashDash(e){if(e!==s.GREATER_THAN_SIGN&&e!==s.EOF){this._err(a.nestedComment)}this.state=me.COMMENT_END
this._stateCommentEnd(e)}_stateCommentEndDash(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END
break}case s.EOF:{this._err(a.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentEnd(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EXCLAMATION_MARK:{this.state=me.COMMENT_END_BANG
break}case s.HYPHEN_MINUS:{this._extendRunWith("-",-2)
break}case s.EOF:{this._err(a.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentEndBang(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this._extendRunWith("--!",-1)
this.state=me.COMMENT_END_DASH
break}case s.GREATER_THAN_SIGN:{this._err(a.incorrectlyClosedComment)
this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this._err(a.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--!",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateDoctype(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this.state=me.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)
break}case s.EOF:{this._err(a.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._err(a.missingWhitespaceBeforeDoctypeName)
this.state=me.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)}}}_stateBeforeDoctypeName(e){if(isAsciiUpper(e)){this._createDoctypeToken(String.fromCharCode(toAsciiLower(e)))
this.state=me.DOCTYPE_NAME}else switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.NULL:{this._err(a.unexpectedNullCharacter)
this._createDoctypeToken(i)
this.state=me.DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this._err(a.missingDoctypeName)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._createDoctypeToken(String.fromCodePoint(e))
this.state=me.DOCTYPE_NAME}}}_stateDoctypeName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.AFTER_DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.name+=i
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterDoctypeName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{if(this._consumeSequenceIfMatch(o.PUBLIC,false)){this.state=me.AFTER_DOCTYPE_PUBLIC_KEYWORD}else if(this._consumeSequenceIfMatch(o.SYSTEM,false)){this.state=me.AFTER_DOCTYPE_SYSTEM_KEYWORD}else if(!this._ensureHibernation()){this._err(a.invalidCharacterSequenceAfterDoctypeName)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}}_stateAfterDoctypePublicKeyword(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.QUOTATION_MARK:{this._err(a.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(a.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(a.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(a.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypePublicIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.publicId+=i
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateDoctypePublicIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case s.APOSTROPHE:{this.state=me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.publicId+=i
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateAfterDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.QUOTATION_MARK:{this._err(a.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(a.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBetweenDoctypePublicAndSystemIdentifiers(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.QUOTATION_MARK:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateAfterDoctypeSystemKeyword(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.QUOTATION_MARK:{this._err(a.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(a.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(a.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(a.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypeSystemIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.systemId+=i
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateDoctypeSystemIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case s.APOSTROPHE:{this.state=me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
t.systemId+=i
break}case s.GREATER_THAN_SIGN:{this._err(a.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateAfterDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(a.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(a.unexpectedCharacterAfterDoctypeSystemIdentifier)
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBogusDoctype(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.NULL:{this._err(a.unexpectedNullCharacter)
break}case s.EOF:{this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:}}_stateCdataSection(e){switch(e){case s.RIGHT_SQUARE_BRACKET:{this.state=me.CDATA_SECTION_BRACKET
break}case s.EOF:{this._err(a.eofInCdata)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateCdataSectionBracket(e){if(e===s.RIGHT_SQUARE_BRACKET){this.state=me.CDATA_SECTION_END}else{this._emitChars("]",-1)
this.state=me.CDATA_SECTION
this._stateCdataSection(e)}}_stateCdataSectionEnd(e){switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
break}case s.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2)
break}default:{this._emitChars("]]",-1)
this.state=me.CDATA_SECTION
this._stateCdataSection(e)}}}_stateCharacterReference(){let e=this.entityDecoder.write(this.preprocessor.html,this.preprocessor.pos)
if(e<0){if(this.preprocessor.lastChunkWritten){e=this.entityDecoder.end()}else{this.active=false
this.preprocessor.pos=this.preprocessor.html.length-1
this.consumedAfterSnapshot=0
this.preprocessor.endOfChunkHit=true
return}}if(e===0){this.preprocessor.pos=this.entityStartPos
this._flushCodePointConsumedAsCharacterReference(s.AMPERSAND)
this.state=!this._isCharacterReferenceInAttribute()&&isAsciiAlphaNumeric(this.preprocessor.peek(1))?me.AMBIGUOUS_AMPERSAND:this.returnState}else{this.state=this.returnState}}_stateAmbiguousAmpersand(e){if(isAsciiAlphaNumeric(e)){this._flushCodePointConsumedAsCharacterReference(e)}else{if(e===s.SEMICOLON){this._err(a.unknownNamedCharacterReference)}this.state=this.returnState
this._callState(e)}}}const Te=new Set([ce.DD,ce.DT,ce.LI,ce.OPTGROUP,ce.OPTION,ce.P,ce.RB,ce.RP,ce.RT,ce.RTC])
const ge=new Set([...Te,ce.CAPTION,ce.COLGROUP,ce.TBODY,ce.TD,ce.TFOOT,ce.TH,ce.THEAD,ce.TR])
const Ae=64
const _e=256
const ke=512
const Ie=768
const Ce=[ce.H1,ce.H2,ce.H3,ce.H4,ce.H5,ce.H6]
const Se=[ce.TBODY,ce.TFOOT,ce.THEAD]
const be=[ce.TR,ce.TEMPLATE,ce.HTML]
const Ne=[...Se,ce.TEMPLATE,ce.HTML]
const De=[ce.TABLE,ce.TEMPLATE,ce.HTML]
const Oe=[ce.TD,ce.TH]
const we=1
const ye=2
const Re=4
const Le=8
const xe=16
const Pe=32
const ve=new Uint8Array(Ie)
for(const[e,t]of[[ie.HTML,0],[ie.SVG,_e],[ie.MATHML,ke]]){for(const n of de[e]){ve[t+n]=e===ie.HTML&&(n===ce.ADDRESS||n===ce.DIV||n===ce.P)?we:we|ye}}for(const e of[ce.APPLET,ce.CAPTION,ce.HTML,ce.MARQUEE,ce.OBJECT,ce.TABLE,ce.TD,ce.TEMPLATE,ce.TH,_e+ce.DESC,_e+ce.FOREIGN_OBJECT,_e+ce.TITLE,ke+ce.ANNOTATION_XML,ke+ce.MI,ke+ce.MN,ke+ce.MO,ke+ce.MS,ke+ce.MTEXT]){ve[e]|=Re|Le|xe}ve[ce.OL]|=Le
ve[ce.UL]|=Le
ve[ce.BUTTON]|=xe
ve[ce.TABLE]|=Pe
ve[ce.HTML]|=Pe
const Me=new Uint8Array(Ie)
for(const e of[ce.A,ce.B,ce.BIG,ce.CODE,ce.EM,ce.FONT,ce.I,ce.NOBR,ce.S,ce.SMALL,ce.STRIKE,ce.STRONG,ce.TT,ce.U]){Me[e]=1}function tagKey(e,t){if(t===ce.UNKNOWN)return-1
switch(e){case ie.HTML:{return t}case ie.SVG:{return _e+t}case ie.MATHML:{return ke+t}default:{return-1}}}class OpenElementStack{get currentTmplContentOrNode(){return this._isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(e,t,n){this.treeAdapter=t
this.handler=n
this.items=[]
this.tagIDs=[]
this.stackTop=-1
this.depth=0
this.tmplCount=0
this.currentTagId=ce.UNKNOWN
this.indexed=false
this.below=[]
this.above=[]
this.keys=[]
this.keyPrev=[]
this.keyNext=[]
this.keyTops=new Int32Array(0)
this.specials=[]
this.listItemBoundaries=[]
this.scopeBoundaries=[]
this.htmlSlots=[]
this.formattingSlots=new Map
this.current=e}_indexOf(e){if(this.indexed){const t=this.formattingSlots.get(e)
if(t!==undefined)return t
if(Me[getTagID(this.treeAdapter.getTagName(e))])return-1}return this.items.lastIndexOf(e,this.stackTop)}slotBelow(e){return this.indexed?this.below[e]:e-1}slotAbove(e){if(this.indexed)return this.above[e]
return e===this.stackTop?-1:e+1}_isInTemplate(){return this.currentTagId===ce.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop]
this.currentTagId=this.tagIDs[this.stackTop]}_nameKey(e,t,n){var r,i
const s=`${e} ${t}`
let o=(r=this.nameKeys)===null||r===void 0?void 0:r.get(s)
if(o===undefined&&n){(i=this.nameKeys)!==null&&i!==void 0?i:this.nameKeys=new Map
o=Ie+this.nameKeys.size
this.nameKeys.set(s,o)
if(o===this.keyTops.length){const e=new Int32Array(2*o).fill(-1)
e.set(this.keyTops)
this.keyTops=e}}return o!==null&&o!==void 0?o:-1}_indexAll(){this.indexed=true
this.keyTops=new Int32Array(Ie).fill(-1)
for(let e=0;e<=this.stackTop;e++)this._index(e,e-1)}_index(e,t){const n=this.items[e]
const r=this.tagIDs[e]
const i=this.treeAdapter.getNamespaceURI(n)
let s=tagKey(i,r)
if(s===-1)s=this._nameKey(i,this.treeAdapter.getTagName(n),true)
const o=this.keyTops[s]
this.keys[e]=s
this.keyPrev[e]=o
this.keyNext[e]=-1
if(o!==-1)this.keyNext[o]=e
this.keyTops[s]=e
this.above[e]=-1
this._link(e,t,i===ie.HTML)
if(Me[r])this.formattingSlots.set(n,e)}_link(e,t,n){const r=this.keys[e]
const i=r<Ie?ve[r]:0
this.below[e]=t
if(t===-1){this.specials[e]=i&we
this.listItemBoundaries[e]=(i&ye)>>1
this.scopeBoundaries[e]=(i&Re)>>2
this.htmlSlots[e]=n?e:-1}else{this.above[t]=e
this.specials[e]=this.specials[t]+(i&we)
this.listItemBoundaries[e]=this.listItemBoundaries[t]+((i&ye)>>1)
this.scopeBoundaries[e]=this.scopeBoundaries[t]+((i&Re)>>2)
this.htmlSlots[e]=n?e:this.htmlSlots[t]}}_unindex(e){const t=this.keys[e]
const n=this.keyPrev[e]
const r=this.keyNext[e]
if(n!==-1)this.keyNext[n]=r
if(r===-1)this.keyTops[t]=n
else this.keyPrev[r]=n
if(Me[this.tagIDs[e]])this.formattingSlots.delete(this.items[e])}_move(e,t){const n=this.items[e]
const r=this.keys[e]
const i=this.keyPrev[e]
const s=this.keyNext[e]
this.items[t]=n
this.tagIDs[t]=this.tagIDs[e]
this.keys[t]=r
this.keyPrev[t]=i
this.keyNext[t]=s
if(i!==-1)this.keyNext[i]=t
if(s===-1)this.keyTops[r]=t
else this.keyPrev[s]=t
if(Me[this.tagIDs[t]])this.formattingSlots.set(n,t)}indexOfTopmost(e){if(this.indexed)return this.keyTops[e]
for(let t=this.stackTop;t>=0;t--){if(this.tagIDs[t]===e&&this.treeAdapter.getNamespaceURI(this.items[t])===ie.HTML)return t}return-1}indexOfTopmostOf(e){if(this.indexed){let t=-1
for(const n of e){if(this.keyTops[n]>t)t=this.keyTops[n]}return t}for(let t=this.stackTop;t>=0;t--){if(e.includes(this.tagIDs[t])&&this.treeAdapter.getNamespaceURI(this.items[t])===ie.HTML)return t}return-1}indexOfTopmostByName(e,t){if(this.indexed){let n=tagKey(e,getTagID(t))
if(n===-1)n=this._nameKey(e,t,false)
return n===-1?-1:this.keyTops[n]}for(let n=this.stackTop;n>=0;n--){const r=this.items[n]
if(this.treeAdapter.getTagName(r)===t&&this.treeAdapter.getNamespaceURI(r)===e){return n}}return-1}indexOfTopmostHtmlElement(){if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop]
let e=this.stackTop
while(e>=0&&this.treeAdapter.getNamespaceURI(this.items[e])!==ie.HTML)e--
return e}_hasAbove(e,t){for(let n=this.stackTop;n>e;n--){const e=tagKey(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n])
if(e!==-1&&ve[e]&t)return true}return false}hasSpecialElementAbove(e){return this.indexed?this.specials[this.stackTop]!==this.specials[e]:this._hasAbove(e,we)}hasListItemBoundaryAbove(e){return this.indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[e]:this._hasAbove(e,ye)}push(e,t){const n=this.stackTop
this.stackTop++
this.depth++
this.items[this.stackTop]=e
this.current=e
this.tagIDs[this.stackTop]=t
this.currentTagId=t
if(this.indexed)this._index(this.stackTop,n)
else if(this.depth===Ae)this._indexAll()
if(this._isInTemplate()){this.tmplCount++}this.handler.onItemPush(e,t,true)}_popCurrent(){if(this.tmplCount>0&&this._isInTemplate()){this.tmplCount--}if(this.indexed){this._unindex(this.stackTop)
this.stackTop=this.below[this.stackTop]
if(this.stackTop!==-1)this.above[this.stackTop]=-1}else{this.stackTop--}this.depth--
this._updateCurrentElement()}pop(){const e=this.current
this._popCurrent()
this.handler.onItemPop(e,true)}replace(e,t){const n=this._indexOf(e)
this.items[n]=t
if(this.indexed&&Me[this.tagIDs[n]]){this.formattingSlots.delete(e)
this.formattingSlots.set(t,n)}if(n===this.stackTop){this.current=t}}replaceFormattingElement(e,t,n,r){const i=this.items[e]
if(!this.indexed){this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.handler.onItemPop(i,false)
this.items.splice(t,0,n)
this.tagIDs.splice(t,0,r)
if(t===this.stackTop)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,t===this.stackTop)}return}const s=this.keys[e]
const o=this.below[e]
const a=this.above[t]
const c=[]
for(let n=this.above[e];n!==t;n=this.above[n])c.push(n)
const l=this.keyNext[e]
this._unindex(e)
this.items[e]=undefined
this.handler.onItemPop(i,false)
let u=t-1
while(c.length>0&&c[c.length-1]===u){c.pop()
u--}for(let e=u+1;e<=t;e++)this._move(e,e-1)
const d=l===-1?this.keyTops[s]:this.keyPrev[l]
this.items[t]=n
this.tagIDs[t]=r
this.keys[t]=s
this.keyPrev[t]=d
this.keyNext[t]=l
if(d!==-1)this.keyNext[d]=t
if(l===-1)this.keyTops[s]=t
else this.keyPrev[l]=t
if(Me[r])this.formattingSlots.set(n,t)
let h=o
for(const e of c){this._link(e,h,true)
h=e}for(let e=u;e<t;e++){this._link(e,h,true)
h=e}this._link(t,h,true)
if(a===-1)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,a===-1)}}popUntilTagNamePopped(e){this.shortenToLength(Math.max(this.indexOfTopmost(e),0))}shortenToLength(e){while(this.stackTop>=e){const t=this.current
this._popCurrent()
this.handler.onItemPop(t,this.stackTop<e)}}popUntilElementPopped(e){const t=this._indexOf(e)
this.shortenToLength(Math.max(t,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Ce),0))}popUntilTableCellPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Oe),0))}popAllUpToHtmlElement(){this.tmplCount=0
this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(this.indexOfTopmostOf(De)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(Ne)+1)}clearBackToTableRowContext(){this.shortenToLength(this.indexOfTopmostOf(be)+1)}remove(e){const t=this._indexOf(e)
if(t!==-1)this.removeAt(t)}removeAt(e){if(e===this.stackTop){this.pop()
return}const t=this.items[e]
this.depth--
if(this.indexed){const t=this.keys[e]<Ie?ve[this.keys[e]]:0
const n=this.below[e]
const r=this.above[e]
this._unindex(e)
this.items[e]=undefined
this.below[r]=n
if(n!==-1)this.above[n]=r
if(t!==0){for(let e=r;e!==-1;e=this.above[e]){this.specials[e]-=t&we
this.listItemBoundaries[e]-=(t&ye)>>1
this.scopeBoundaries[e]-=(t&Re)>>2}}const i=n===-1?-1:this.htmlSlots[n]
for(let t=r;t!==-1&&this.htmlSlots[t]===e;t=this.above[t]){this.htmlSlots[t]=i}}else{this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.stackTop--
this._updateCurrentElement()}this.handler.onItemPop(t,false)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===ce.BODY?this.items[1]:null}contains(e){return this._indexOf(e)>-1}getCommonAncestor(e){const t=this._indexOf(e)
const n=t===-1?-1:this.slotBelow(t)
return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){return this.stackTop===0&&this.tagIDs[0]===ce.HTML}_isInScope(e,t){let n=-1
switch(t){case Le:{n=Math.max(this.keyTops[ce.OL],this.keyTops[ce.UL])
break}case xe:{n=this.keyTops[ce.BUTTON]
break}case Pe:{n=Math.max(this.keyTops[ce.TABLE],this.keyTops[ce.HTML])
return e===-1?n===-1:e>=n}default:}return e===-1?n===-1&&(this.stackTop===-1||this.scopeBoundaries[this.stackTop]===0):e>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[e]}_scanScope(e,t,n,r){for(let i=this.stackTop;i>=0;i--){const s=tagKey(this.treeAdapter.getNamespaceURI(this.items[i]),this.tagIDs[i])
if(s===-1)continue
if((t?t.includes(s):s===e)&&(!r||this.items[i]===r))return true
if(ve[s]&n)return false}return true}hasInScope(e,t){if(!this.indexed)return this._scanScope(e,null,Re,t)
return this._isInScope(t?this._indexOf(t):this.keyTops[e],Re)}hasInListItemScope(e){return this.indexed?this._isInScope(this.keyTops[e],Le):this._scanScope(e,null,Le)}hasInButtonScope(e){return this.indexed?this._isInScope(this.keyTops[e],xe):this._scanScope(e,null,xe)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Ce),Re):this._scanScope(ce.UNKNOWN,Ce,Re)}hasInTableScope(e){return this.indexed?this._isInScope(this.keyTops[e],Pe):this._scanScope(e,null,Pe)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Se),Pe):this._scanScope(ce.UNKNOWN,Se,Pe)}hasInSelectScope(e){for(let t=this.stackTop;t>=0;t=this.slotBelow(t)){if(this.treeAdapter.getNamespaceURI(this.items[t])!==ie.HTML){continue}switch(this.tagIDs[t]){case e:{return true}case ce.OPTION:case ce.OPTGROUP:{break}default:{return false}}}return true}generateImpliedEndTags(){while(this.currentTagId!==undefined&&Te.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}generateImpliedEndTagsThoroughly(){while(this.currentTagId!==undefined&&ge.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}generateImpliedEndTagsWithExclusion(e){while(this.currentTagId!==undefined&&this.currentTagId!==e&&ge.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}}const $e=3
var Be;(function(e){e[e["Marker"]=0]="Marker"
e[e["Element"]=1]="Element"})(Be||(Be={}))
class FormattingElementList{constructor(){this.newest=null
this.bookmark=null
this.index=null
this.elementEntries=new Map}_insertElementEntry(e,t,n){const r=n===null?null:n.newer
const i={type:Be.Element,element:e,token:t,older:n,newer:r,ark:null,olderSameTag:null,newerSameTag:null}
if(r===null){this.newest=i}else{r.older=i}if(n!==null){n.newer=i}return this.index===null?null:this._addToIndex(this.index,i)}_addToIndex(e,t){const{tagName:n,attrs:r}=t.token
const i=n+r.map(({name:e,value:t})=>`\0${e}\0${t}`).sort().join("")
let s=e.arks.get(i)
if(s===undefined){s={entries:[],key:i}
e.arks.set(i,s)}s.entries.push(t)
t.ark=s
this.elementEntries.set(t.element,t)
let o=e.tagNames.get(n)
if(o===undefined){o={olderSameTag:null}
e.tagNames.set(n,o)}t.olderSameTag=o.olderSameTag
t.newerSameTag=o
if(o.olderSameTag!==null){o.olderSameTag.newerSameTag=t}o.olderSameTag=t
return s}insertMarker(){if(this.index===null){for(let e=this.newest;e!==null&&e.type===Be.Element;e=e.older){this.elementEntries.set(e.element,e)}}const e={type:Be.Marker,older:this.newest,newer:null,outerIndex:this.index}
if(this.newest!==null){this.newest.newer=e}this.newest=e
this.index=null}pushElement(e,t){if(this.index===null){let e=null
let t=0
for(let n=this.newest;n!==null&&n.type===Be.Element;n=n.older){e=n
t++}if(t>=$e){this.index={arks:new Map,tagNames:new Map}
for(let t=e;t!==null&&t.type===Be.Element;t=t.newer){this._addToIndex(this.index,t)}}}const n=this._insertElementEntry(e,t,this.newest)
if(n!==null&&n.entries.length>$e){this.removeEntry(n.entries[0])}}insertElementAfterBookmark(e,t){const{bookmark:n}=this
this.bookmark=null
this._insertElementEntry(e,t,n)}removeEntry(e){var t
if(e.newer===null?this.newest!==e:e.newer.older!==e){return}this.elementEntries.delete(e.element)
if(e.newer===null){this.newest=e.older}else{e.newer.older=e.older}if(e.older!==null){e.older.newer=e.newer}if(e.ark!==null){const{entries:n,key:r}=e.ark
n.splice(n.indexOf(e),1)
if(n.length===0)(t=this.index)===null||t===void 0?void 0:t.arks.delete(r)}if(e.newerSameTag!==null){e.newerSameTag.olderSameTag=e.olderSameTag
if(e.olderSameTag!==null){e.olderSameTag.newerSameTag=e.newerSameTag}}}replaceElement(e,t){if(this.elementEntries.delete(e.element)){this.elementEntries.set(t,e)}e.element=t}clearToLastMarker(){let e=this.newest
for(;e!==null&&e.type===Be.Element;e=e.older){this.elementEntries.delete(e.element)}this.newest=e===null?null:e.older
this.index=e===null?null:e.outerIndex
if(this.newest!==null){this.newest.newer=null}}getElementEntryInScopeWithTagName(e){var t,n
if(this.index!==null){return(n=(t=this.index.tagNames.get(e))===null||t===void 0?void 0:t.olderSameTag)!==null&&n!==void 0?n:null}for(let t=this.newest;t!==null&&t.type===Be.Element;t=t.older){if(t.token.tagName===e){return t}}return null}getElementEntry(e){if(this.index===null){for(let t=this.newest;t!==null&&t.type===Be.Element;t=t.older){if(t.element===e){return t}}}return this.elementEntries.get(e)}}const Fe=new WeakMap
const He={createDocument(){return{nodeName:"#document",mode:oe.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragment",childNodes:[]}},createElement(e,t,n){return{nodeName:e,tagName:e,attrs:n,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t)
t.parentNode=e},insertBefore(e,t,n){const{childNodes:r}=e
const i=r[r.length-1]===n?r.length-1:r.indexOf(n)
r.splice(i,0,t)
t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.content},setDocumentType(e,t,n,r){const i=e.childNodes.find(e=>e.nodeName==="#documentType")
if(i){i.name=t
i.publicId=n
i.systemId=r}else{const i={nodeName:"#documentType",name:t,publicId:n,systemId:r,parentNode:null}
He.appendChild(e,i)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.parentNode){const{childNodes:t}=e.parentNode
const n=t[t.length-1]===e?t.length-1:t.indexOf(e)
t.splice(n,1)
e.parentNode=null}},insertText(e,t){if(e.childNodes.length>0){const n=e.childNodes[e.childNodes.length-1]
if(He.isTextNode(n)){n.value+=t
return}}He.appendChild(e,He.createTextNode(t))},insertTextBefore(e,t,n){const{childNodes:r}=e
const i=r[r.length-1]===n?r.length-1:r.indexOf(n)
const s=r[i-1]
if(s&&He.isTextNode(s)){s.value+=t}else{He.insertBefore(e,He.createTextNode(t),n)}},adoptAttributes(e,t){if(t.length===0||t===e.attrs)return
const n=Fe.get(e.attrs)
const r=(n===null||n===void 0?void 0:n.size)===e.attrs.length&&t.every(({name:t})=>{var r
const i=n.get(t)
return i===undefined||((r=e.attrs[i])===null||r===void 0?void 0:r.name)===t})
const i=r?n:new Map
if(!r){for(let t=0;t<e.attrs.length;t++){const n=e.attrs[t]
if(n!==undefined)i.set(n.name,t)}Fe.set(e.attrs,i)}const s=e.attrs.length
for(let n=0;n<t.length;n++){if(!i.has(t[n].name)){e.attrs.push(t[n])}}for(let t=s;t<e.attrs.length;t++){i.set(e.attrs[t].name,t)}if(i.size!==e.attrs.length){Fe.delete(e.attrs)}},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagName")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation={...e.sourceCodeLocation,...t}}}
const Ue="html"
const qe="about:legacy-compat"
const Ge="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
const ze=["+//silmaril//dtd html pro v0r11 19970101//","-//as//dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2//","-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd html 2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//dtd html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ietf//dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//","-//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//microsoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//netscape comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html extended 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//sun microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//","-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//","-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozilla html 2.0//","-//webtechs//dtd mozilla html//"]
const Ye=[...ze,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
const Ve=new Set(["-//w3o//dtd w3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"])
const We=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"]
const je=[...We,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
function hasPrefix(e,t){return t.some(t=>e.startsWith(t))}function isConforming(e){return e.name===Ue&&e.publicId===null&&(e.systemId===null||e.systemId===qe)}function getDocumentMode(e){if(e.name!==Ue){return oe.QUIRKS}const{systemId:t}=e
if(t&&t.toLowerCase()===Ge){return oe.QUIRKS}let{publicId:n}=e
if(n!==null){n=n.toLowerCase()
if(Ve.has(n)){return oe.QUIRKS}let e=t===null?Ye:ze
if(hasPrefix(n,e)){return oe.QUIRKS}e=t===null?We:je
if(hasPrefix(n,e)){return oe.LIMITED_QUIRKS}}return oe.NO_QUIRKS}const Qe={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"}
const Ke="definitionurl"
const Xe="definitionURL"
const Je=new Map(["attributeName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSelector","zoomAndPan"].map(e=>[e.toLowerCase(),e]))
const Ze=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:ie.XLINK}],["xlink:arcrole",{prefix:"xlink",name:"arcrole",namespace:ie.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:ie.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:ie.XLINK}],["xlink:show",{prefix:"xlink",name:"show",namespace:ie.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:ie.XLINK}],["xlink:type",{prefix:"xlink",name:"type",namespace:ie.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:ie.XML}],["xml:space",{prefix:"xml",name:"space",namespace:ie.XML}],["xmlns",{prefix:"",name:"xmlns",namespace:ie.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:ie.XMLNS}]])
const et=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),e]))
const tt=new Set([ce.B,ce.BIG,ce.BLOCKQUOTE,ce.BODY,ce.BR,ce.CENTER,ce.CODE,ce.DD,ce.DIV,ce.DL,ce.DT,ce.EM,ce.EMBED,ce.H1,ce.H2,ce.H3,ce.H4,ce.H5,ce.H6,ce.HEAD,ce.HR,ce.I,ce.IMG,ce.LI,ce.LISTING,ce.MENU,ce.META,ce.NOBR,ce.OL,ce.P,ce.PRE,ce.RUBY,ce.S,ce.SMALL,ce.SPAN,ce.STRONG,ce.STRIKE,ce.SUB,ce.SUP,ce.TABLE,ce.TT,ce.U,ce.UL,ce.VAR])
function causesExit(e){const t=e.tagID
const n=t===ce.FONT&&e.attrs.some(({name:e})=>e===se.COLOR||e===se.SIZE||e===se.FACE)
return n||tt.has(t)}function adjustTokenMathMLAttrs(e){for(let t=0;t<e.attrs.length;t++){if(e.attrs[t].name===Ke){e.attrs[t].name=Xe
break}}}function adjustTokenSVGAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Je.get(e.attrs[t].name)
if(n!=null){e.attrs[t].name=n}}}function adjustTokenXMLAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Ze.get(e.attrs[t].name)
if(n){e.attrs[t].prefix=n.prefix
e.attrs[t].name=n.name
e.attrs[t].namespace=n.namespace}}}function adjustTokenSVGTagName(e){const t=et.get(e.tagName)
if(t!=null){e.tagName=t
e.tagID=getTagID(e.tagName)}}function isMathMLTextIntegrationPoint(e,t){return t===ie.MATHML&&(e===ce.MI||e===ce.MO||e===ce.MN||e===ce.MS||e===ce.MTEXT)}function isHtmlIntegrationPoint(e,t,n){if(t===ie.MATHML&&e===ce.ANNOTATION_XML){for(let e=0;e<n.length;e++){if(n[e].name===se.ENCODING){const t=n[e].value.toLowerCase()
return t===Qe.TEXT_HTML||t===Qe.APPLICATION_XML}}}return t===ie.SVG&&(e===ce.FOREIGN_OBJECT||e===ce.DESC||e===ce.TITLE)}function foreign_content_isIntegrationPoint(e,t,n,r){return(!r||r===ie.HTML)&&isHtmlIntegrationPoint(e,t,n)||(!r||r===ie.MATHML)&&isMathMLTextIntegrationPoint(e,t)}const nt=[ce.TR,ce.TBODY,ce.THEAD,ce.TFOOT,ce.CAPTION,ce.COLGROUP,ce.TABLE,ce.FRAMESET,ce.SELECT,ce.TEMPLATE,ce.TD,ce.TH,ce.HEAD,ce.BODY,ce.HTML]
const rt="hidden"
const it=[]
const st=8
const ot=3
var ct;(function(e){e[e["INITIAL"]=0]="INITIAL"
e[e["BEFORE_HTML"]=1]="BEFORE_HTML"
e[e["BEFORE_HEAD"]=2]="BEFORE_HEAD"
e[e["IN_HEAD"]=3]="IN_HEAD"
e[e["IN_HEAD_NO_SCRIPT"]=4]="IN_HEAD_NO_SCRIPT"
e[e["AFTER_HEAD"]=5]="AFTER_HEAD"
e[e["IN_BODY"]=6]="IN_BODY"
e[e["TEXT"]=7]="TEXT"
e[e["IN_TABLE"]=8]="IN_TABLE"
e[e["IN_TABLE_TEXT"]=9]="IN_TABLE_TEXT"
e[e["IN_CAPTION"]=10]="IN_CAPTION"
e[e["IN_COLUMN_GROUP"]=11]="IN_COLUMN_GROUP"
e[e["IN_TABLE_BODY"]=12]="IN_TABLE_BODY"
e[e["IN_ROW"]=13]="IN_ROW"
e[e["IN_CELL"]=14]="IN_CELL"
e[e["IN_SELECT"]=15]="IN_SELECT"
e[e["IN_SELECT_IN_TABLE"]=16]="IN_SELECT_IN_TABLE"
e[e["IN_TEMPLATE"]=17]="IN_TEMPLATE"
e[e["AFTER_BODY"]=18]="AFTER_BODY"
e[e["IN_FRAMESET"]=19]="IN_FRAMESET"
e[e["AFTER_FRAMESET"]=20]="AFTER_FRAMESET"
e[e["AFTER_AFTER_BODY"]=21]="AFTER_AFTER_BODY"
e[e["AFTER_AFTER_FRAMESET"]=22]="AFTER_AFTER_FRAMESET"})(ct||(ct={}))
const lt={startLine:-1,startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1}
const ut=new Set([ce.TABLE,ce.TBODY,ce.TFOOT,ce.THEAD,ce.TR])
const dt={scriptingEnabled:true,sourceCodeLocationInfo:false,treeAdapter:He,onParseError:null}
class Parser{constructor(e,t,n=null,r=null){this.fragmentContext=n
this.scriptHandler=r
this.currentToken=null
this.stopped=false
this.insertionMode=ct.INITIAL
this.originalInsertionMode=ct.INITIAL
this.headElement=null
this.formElement=null
this.currentNotInHTML=false
this.tmplInsertionModeStack=[]
this.pendingCharacterTokens=[]
this.hasNonWhitespacePendingCharacterToken=false
this.framesetOk=true
this.skipNextNewLine=false
this.fosterParentingEnabled=false
this.options={...dt,...e}
this.treeAdapter=this.options.treeAdapter
this.onParseError=this.options.onParseError
if(this.onParseError){this.options.sourceCodeLocationInfo=true}this.document=t!==null&&t!==void 0?t:this.treeAdapter.createDocument()
this.tokenizer=new Tokenizer(this.options,this)
this.activeFormattingElements=new FormattingElementList
this.fragmentContextID=n?getTagID(this.treeAdapter.getTagName(n)):ce.UNKNOWN
this._setContextModes(n!==null&&n!==void 0?n:this.document,this.fragmentContextID)
this.openElements=new OpenElementStack(this.document,this.treeAdapter,this)}static parse(e,t){const n=new this(t)
n.tokenizer.write(e,true)
return n.document}static getFragmentParser(e,t){const n={...dt,...t}
e!==null&&e!==void 0?e:e=n.treeAdapter.createElement(ae.TEMPLATE,ie.HTML,[])
const r=n.treeAdapter.createElement("documentmock",ie.HTML,[])
const i=new this(n,r,e)
if(i.fragmentContextID===ce.TEMPLATE){i.tmplInsertionModeStack.push(ct.IN_TEMPLATE)}i._initTokenizerForFragmentParsing()
i._insertFakeRootElement()
i._resetInsertionMode()
i._findFormInFragmentContext()
return i}getFragment(){const e=this.treeAdapter.getFirstChild(this.document)
const t=this.treeAdapter.createDocumentFragment()
this._adoptNodes(e,t)
return t}_err(e,t,n){var r
if(!this.onParseError)return
const i=(r=e.location)!==null&&r!==void 0?r:lt
const s={code:t,startLine:i.startLine,startCol:i.startCol,startOffset:i.startOffset,endLine:n?i.startLine:i.endLine,endCol:n?i.startCol:i.endCol,endOffset:n?i.startOffset:i.endOffset}
this.onParseError(s)}onItemPush(e,t,n){var r,i;(i=(r=this.treeAdapter).onItemPush)===null||i===void 0?void 0:i.call(r,e)
if(n&&this.openElements.stackTop>0)this._setContextModes(e,t)}onItemPop(e,t){var n,r,i
if(this.options.sourceCodeLocationInfo){this._setEndLocation(e,this.currentToken)}(r=(n=this.treeAdapter).onItemPop)===null||r===void 0?void 0:r.call(n,e,this.openElements.current);(i=this.annotationXmlIntegrationPoints)===null||i===void 0?void 0:i.delete(e)
if(t){let e
let t
if(this.openElements.stackTop===0&&this.fragmentContext){e=this.fragmentContext
t=this.fragmentContextID}else{({current:e,currentTagId:t}=this.openElements)}this._setContextModes(e,t)}}_setContextModes(e,t){const n=e===this.document||e&&this.treeAdapter.getNamespaceURI(e)===ie.HTML
this.currentNotInHTML=!n
this.tokenizer.inForeignNode=!n&&e!==undefined&&t!==undefined&&!this._isIntegrationPoint(t,e)}_switchToTextParsing(e,t){this._insertElement(e,ie.HTML)
this.tokenizer.state=t
this.originalInsertionMode=this.insertionMode
this.insertionMode=ct.TEXT}switchToPlaintextParsing(){this.insertionMode=ct.TEXT
this.originalInsertionMode=ct.IN_BODY
this.tokenizer.state=Ee.PLAINTEXT}_getAdjustedCurrentElement(){return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let e=this.fragmentContext
while(e){if(this.treeAdapter.getTagName(e)===ae.FORM&&this.treeAdapter.getNamespaceURI(e)===ie.HTML){this.formElement=e
break}e=this.treeAdapter.getParentNode(e)}}_initTokenizerForFragmentParsing(){if(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==ie.HTML){return}switch(this.fragmentContextID){case ce.TITLE:case ce.TEXTAREA:{this.tokenizer.state=Ee.RCDATA
break}case ce.STYLE:case ce.XMP:case ce.IFRAME:case ce.NOEMBED:case ce.NOFRAMES:case ce.NOSCRIPT:{this.tokenizer.state=Ee.RAWTEXT
break}case ce.SCRIPT:{this.tokenizer.state=Ee.SCRIPT_DATA
break}case ce.PLAINTEXT:{this.tokenizer.state=Ee.PLAINTEXT
break}default:}}_setDocumentType(e){const t=e.name||""
const n=e.publicId||""
const r=e.systemId||""
this.treeAdapter.setDocumentType(this.document,t,n,r)
if(e.location){const t=this.treeAdapter.getChildNodes(this.document)
const n=t.find(e=>this.treeAdapter.isDocumentTypeNode(e))
if(n){this.treeAdapter.setNodeSourceCodeLocation(n,e.location)}}}_attachElementToTree(e,t,n){if(this.options.sourceCodeLocationInfo){const n=t&&{...t,startTag:t}
this.treeAdapter.setNodeSourceCodeLocation(e,n)}if(n.beforeElement){this.treeAdapter.insertBefore(n.parent,e,n.beforeElement)}else{this.treeAdapter.appendChild(n.parent,e)}}_getInsertionLocation(){var e
if(this._shouldFosterParentOnInsertion()){return this._findFosterParentingLocation()}return{parent:(e=this.openElements.currentTmplContentOrNode)!==null&&e!==void 0?e:this.document,beforeElement:null}}_createElement(e,t,n,r){var i,s
const o=this.treeAdapter.createElement(e,t,n);(s=(i=this.treeAdapter).onElementCreated)===null||s===void 0?void 0:s.call(i,o,{intendedParent:r,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0})
return o}_appendElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(r,e.location,n)}_insertElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(r,e.location,n)
this.openElements.push(r,e.tagID)}_insertFakeElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e,ie.HTML,[],n.parent)
this._attachElementToTree(r,null,n)
this.openElements.push(r,t)}_insertTemplate(e){const t=this._getInsertionLocation()
const n=this._createElement(e.tagName,ie.HTML,e.attrs,t.parent)
const r=this.treeAdapter.createDocumentFragment()
this.treeAdapter.setTemplateContent(n,r)
this._attachElementToTree(n,e.location,t)
this.openElements.push(n,e.tagID)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(r,null)}_insertFakeRootElement(){const e=this._createElement(ae.HTML,ie.HTML,[],this.document)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(e,null)
this.treeAdapter.appendChild(this.document,e)
this.openElements.push(e,ce.HTML)}_appendCommentNode(e,t){const n=this.treeAdapter.createCommentNode(e.data)
this.treeAdapter.appendChild(t,n)
if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(n,e.location)}}_insertCharacters(e){let t
let n
if(this._shouldFosterParentOnInsertion()){({parent:t,beforeElement:n}=this._findFosterParentingLocation())
if(n){this.treeAdapter.insertTextBefore(t,e.chars,n)}else{this.treeAdapter.insertText(t,e.chars)}}else{t=this.openElements.currentTmplContentOrNode
this.treeAdapter.insertText(t,e.chars)}if(!e.location)return
const r=this.treeAdapter.getChildNodes(t)
const i=n?r.lastIndexOf(n):r.length
const s=r[i-1]
const o=this.treeAdapter.getNodeSourceCodeLocation(s)
if(o){const{endLine:t,endCol:n,endOffset:r}=e.location
this.treeAdapter.updateNodeSourceCodeLocation(s,{endLine:t,endCol:n,endOffset:r})}else if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(s,e.location)}}_adoptNodes(e,t){const n=[...this.treeAdapter.getChildNodes(e)]
for(let e=n.length-1;e>=0;e--){this.treeAdapter.detachNode(n[e])}for(const e of n){this.treeAdapter.appendChild(t,e)}}_setEndLocation(e,t){if(this.treeAdapter.getNodeSourceCodeLocation(e)&&t.location){const n=t.location
const r=this.treeAdapter.getTagName(e)
const i=t.type===l.END_TAG&&r===t.tagName?{endTag:{...n},endLine:n.endLine,endCol:n.endCol,endOffset:n.endOffset}:{endLine:n.startLine,endCol:n.startCol,endOffset:n.startOffset}
this.treeAdapter.updateNodeSourceCodeLocation(e,i)}}shouldProcessStartTagTokenInForeignContent(e){if(!this.currentNotInHTML)return false
let t
let n
if(this.openElements.stackTop===0&&this.fragmentContext){t=this.fragmentContext
n=this.fragmentContextID}else{({current:t,currentTagId:n}=this.openElements)}if(e.tagID===ce.SVG&&this.treeAdapter.getTagName(t)===ae.ANNOTATION_XML&&this.treeAdapter.getNamespaceURI(t)===ie.MATHML){return false}return this.tokenizer.inForeignNode||(e.tagID===ce.MGLYPH||e.tagID===ce.MALIGNMARK)&&n!==undefined&&!this._isIntegrationPoint(n,t,ie.HTML)}_processToken(e){switch(e.type){case l.CHARACTER:{this.onCharacter(e)
break}case l.NULL_CHARACTER:{this.onNullCharacter(e)
break}case l.COMMENT:{this.onComment(e)
break}case l.DOCTYPE:{this.onDoctype(e)
break}case l.START_TAG:{this._processStartTag(e)
break}case l.END_TAG:{this.onEndTag(e)
break}case l.EOF:{this.onEof(e)
break}case l.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(e)
break}}}_isIntegrationPoint(e,t,n){var r
const i=this.treeAdapter.getNamespaceURI(t)
if(e===ce.ANNOTATION_XML&&i===ie.MATHML&&n!==ie.MATHML){const n=(r=this.annotationXmlIntegrationPoints)!==null&&r!==void 0?r:this.annotationXmlIntegrationPoints=new Map
let s=n.get(t)
if(s===undefined){s=foreign_content_isIntegrationPoint(e,i,this.treeAdapter.getAttrList(t))
n.set(t,s)}return s}return foreign_content_isIntegrationPoint(e,i,it,n)}_reconstructActiveFormattingElements(){let e=null
for(let t=this.activeFormattingElements.newest;t!==null&&t.type===Be.Element&&!this.openElements.contains(t.element);t=t.older){e=t}for(let t=e;t!==null&&t.type===Be.Element;t=t.newer){this._insertElement(t.token,this.treeAdapter.getNamespaceURI(t.element))
this.activeFormattingElements.replaceElement(t,this.openElements.current)}}_closeTableCell(){this.openElements.generateImpliedEndTags()
this.openElements.popUntilTableCellPopped()
this.activeFormattingElements.clearToLastMarker()
this.insertionMode=ct.IN_ROW}_closePElement(){this.openElements.generateImpliedEndTagsWithExclusion(ce.P)
this.openElements.popUntilTagNamePopped(ce.P)}_resetInsertionMode(){const e=this.openElements.indexOfTopmostOf(nt)
const t=e===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[e]
const n=e===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[e]
if(n!==undefined&&this.treeAdapter.getNamespaceURI(n)===ie.HTML){switch(t){case ce.TR:{this.insertionMode=ct.IN_ROW
return}case ce.TBODY:case ce.THEAD:case ce.TFOOT:{this.insertionMode=ct.IN_TABLE_BODY
return}case ce.CAPTION:{this.insertionMode=ct.IN_CAPTION
return}case ce.COLGROUP:{this.insertionMode=ct.IN_COLUMN_GROUP
return}case ce.TABLE:{this.insertionMode=ct.IN_TABLE
return}case ce.BODY:{this.insertionMode=ct.IN_BODY
return}case ce.FRAMESET:{this.insertionMode=ct.IN_FRAMESET
return}case ce.SELECT:{this._resetInsertionModeForSelect(e)
return}case ce.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1]
return}case ce.HTML:{this.insertionMode=this.headElement?ct.AFTER_HEAD:ct.BEFORE_HEAD
return}case ce.TD:case ce.TH:{if(e>0){this.insertionMode=ct.IN_CELL
return}break}case ce.HEAD:{if(e>0){this.insertionMode=ct.IN_HEAD
return}break}}}this.insertionMode=ct.IN_BODY}_resetInsertionModeForSelect(e){if(e>0){const e=this.openElements.indexOfTopmost(ce.TABLE)
if(e>0&&e>this.openElements.indexOfTopmost(ce.TEMPLATE)){this.insertionMode=ct.IN_SELECT_IN_TABLE
return}}this.insertionMode=ct.IN_SELECT}_isElementCausesFosterParenting(e){return ut.has(e)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==undefined&&this._isElementCausesFosterParenting(this.openElements.currentTagId)}_findFosterParentingLocation(){const{openElements:e}=this
const t=e.indexOfTopmost(ce.TABLE)
const n=e.indexOfTopmost(ce.TEMPLATE)
if(n>t){return{parent:this.treeAdapter.getTemplateContent(e.items[n]),beforeElement:null}}if(t!==-1){const n=e.items[t]
const r=this.treeAdapter.getParentNode(n)
if(r){return{parent:r,beforeElement:n}}return{parent:e.items[e.slotBelow(t)],beforeElement:null}}return{parent:e.items[0],beforeElement:null}}_fosterParentElement(e){const t=this._findFosterParentingLocation()
if(t.beforeElement){this.treeAdapter.insertBefore(t.parent,e,t.beforeElement)}else{this.treeAdapter.appendChild(t.parent,e)}}_isSpecialElement(e,t){const n=this.treeAdapter.getNamespaceURI(e)
return de[n].has(t)}onCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){characterInForeignContent(this,e)
return}switch(this.insertionMode){case ct.INITIAL:{tokenInInitialMode(this,e)
break}case ct.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ct.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ct.IN_HEAD:{tokenInHead(this,e)
break}case ct.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ct.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ct.IN_BODY:case ct.IN_CAPTION:case ct.IN_CELL:case ct.IN_TEMPLATE:{characterInBody(this,e)
break}case ct.TEXT:case ct.IN_SELECT:case ct.IN_SELECT_IN_TABLE:{this._insertCharacters(e)
break}case ct.IN_TABLE:case ct.IN_TABLE_BODY:case ct.IN_ROW:{characterInTable(this,e)
break}case ct.IN_TABLE_TEXT:{characterInTableText(this,e)
break}case ct.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case ct.AFTER_BODY:{tokenAfterBody(this,e)
break}case ct.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onNullCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){nullCharacterInForeignContent(this,e)
return}switch(this.insertionMode){case ct.INITIAL:{tokenInInitialMode(this,e)
break}case ct.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ct.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ct.IN_HEAD:{tokenInHead(this,e)
break}case ct.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ct.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ct.TEXT:{this._insertCharacters(e)
break}case ct.IN_TABLE:case ct.IN_TABLE_BODY:case ct.IN_ROW:{characterInTable(this,e)
break}case ct.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case ct.AFTER_BODY:{tokenAfterBody(this,e)
break}case ct.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onComment(e){this.skipNextNewLine=false
if(this.currentNotInHTML){appendComment(this,e)
return}switch(this.insertionMode){case ct.INITIAL:case ct.BEFORE_HTML:case ct.BEFORE_HEAD:case ct.IN_HEAD:case ct.IN_HEAD_NO_SCRIPT:case ct.AFTER_HEAD:case ct.IN_BODY:case ct.IN_TABLE:case ct.IN_CAPTION:case ct.IN_COLUMN_GROUP:case ct.IN_TABLE_BODY:case ct.IN_ROW:case ct.IN_CELL:case ct.IN_SELECT:case ct.IN_SELECT_IN_TABLE:case ct.IN_TEMPLATE:case ct.IN_FRAMESET:case ct.AFTER_FRAMESET:{appendComment(this,e)
break}case ct.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ct.AFTER_BODY:{appendCommentToRootHtmlElement(this,e)
break}case ct.AFTER_AFTER_BODY:case ct.AFTER_AFTER_FRAMESET:{appendCommentToDocument(this,e)
break}default:}}onDoctype(e){this.skipNextNewLine=false
switch(this.insertionMode){case ct.INITIAL:{doctypeInInitialMode(this,e)
break}case ct.BEFORE_HEAD:case ct.IN_HEAD:case ct.IN_HEAD_NO_SCRIPT:case ct.AFTER_HEAD:{this._err(e,a.misplacedDoctype)
break}case ct.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}default:}}onStartTag(e){this.skipNextNewLine=false
this.currentToken=e
this._processStartTag(e)
if(e.selfClosing&&!e.ackSelfClosing){this._err(e,a.nonVoidHtmlElementStartTagWithTrailingSolidus)}}_processStartTag(e){if(this.shouldProcessStartTagTokenInForeignContent(e)){startTagInForeignContent(this,e)}else{this._startTagOutsideForeignContent(e)}}_startTagOutsideForeignContent(e){switch(this.insertionMode){case ct.INITIAL:{tokenInInitialMode(this,e)
break}case ct.BEFORE_HTML:{startTagBeforeHtml(this,e)
break}case ct.BEFORE_HEAD:{startTagBeforeHead(this,e)
break}case ct.IN_HEAD:{startTagInHead(this,e)
break}case ct.IN_HEAD_NO_SCRIPT:{startTagInHeadNoScript(this,e)
break}case ct.AFTER_HEAD:{startTagAfterHead(this,e)
break}case ct.IN_BODY:{startTagInBody(this,e)
break}case ct.IN_TABLE:{startTagInTable(this,e)
break}case ct.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ct.IN_CAPTION:{startTagInCaption(this,e)
break}case ct.IN_COLUMN_GROUP:{startTagInColumnGroup(this,e)
break}case ct.IN_TABLE_BODY:{startTagInTableBody(this,e)
break}case ct.IN_ROW:{startTagInRow(this,e)
break}case ct.IN_CELL:{startTagInCell(this,e)
break}case ct.IN_SELECT:{startTagInSelect(this,e)
break}case ct.IN_SELECT_IN_TABLE:{startTagInSelectInTable(this,e)
break}case ct.IN_TEMPLATE:{startTagInTemplate(this,e)
break}case ct.AFTER_BODY:{startTagAfterBody(this,e)
break}case ct.IN_FRAMESET:{startTagInFrameset(this,e)
break}case ct.AFTER_FRAMESET:{startTagAfterFrameset(this,e)
break}case ct.AFTER_AFTER_BODY:{startTagAfterAfterBody(this,e)
break}case ct.AFTER_AFTER_FRAMESET:{startTagAfterAfterFrameset(this,e)
break}default:}}onEndTag(e){this.skipNextNewLine=false
this.currentToken=e
if(this.currentNotInHTML){endTagInForeignContent(this,e)}else{this._endTagOutsideForeignContent(e)}}_endTagOutsideForeignContent(e){switch(this.insertionMode){case ct.INITIAL:{tokenInInitialMode(this,e)
break}case ct.BEFORE_HTML:{endTagBeforeHtml(this,e)
break}case ct.BEFORE_HEAD:{endTagBeforeHead(this,e)
break}case ct.IN_HEAD:{endTagInHead(this,e)
break}case ct.IN_HEAD_NO_SCRIPT:{endTagInHeadNoScript(this,e)
break}case ct.AFTER_HEAD:{endTagAfterHead(this,e)
break}case ct.IN_BODY:{endTagInBody(this,e)
break}case ct.TEXT:{endTagInText(this,e)
break}case ct.IN_TABLE:{endTagInTable(this,e)
break}case ct.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ct.IN_CAPTION:{endTagInCaption(this,e)
break}case ct.IN_COLUMN_GROUP:{endTagInColumnGroup(this,e)
break}case ct.IN_TABLE_BODY:{endTagInTableBody(this,e)
break}case ct.IN_ROW:{endTagInRow(this,e)
break}case ct.IN_CELL:{endTagInCell(this,e)
break}case ct.IN_SELECT:{endTagInSelect(this,e)
break}case ct.IN_SELECT_IN_TABLE:{endTagInSelectInTable(this,e)
break}case ct.IN_TEMPLATE:{endTagInTemplate(this,e)
break}case ct.AFTER_BODY:{endTagAfterBody(this,e)
break}case ct.IN_FRAMESET:{endTagInFrameset(this,e)
break}case ct.AFTER_FRAMESET:{endTagAfterFrameset(this,e)
break}case ct.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onEof(e){switch(this.insertionMode){case ct.INITIAL:{tokenInInitialMode(this,e)
break}case ct.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ct.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ct.IN_HEAD:{tokenInHead(this,e)
break}case ct.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ct.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ct.IN_BODY:case ct.IN_TABLE:case ct.IN_CAPTION:case ct.IN_COLUMN_GROUP:case ct.IN_TABLE_BODY:case ct.IN_ROW:case ct.IN_CELL:case ct.IN_SELECT:case ct.IN_SELECT_IN_TABLE:{eofInBody(this,e)
break}case ct.TEXT:{eofInText(this,e)
break}case ct.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ct.IN_TEMPLATE:{eofInTemplate(this,e)
break}case ct.AFTER_BODY:case ct.IN_FRAMESET:case ct.AFTER_FRAMESET:case ct.AFTER_AFTER_BODY:case ct.AFTER_AFTER_FRAMESET:{stopParsing(this,e)
break}default:}}onWhitespaceCharacter(e){if(this.skipNextNewLine){this.skipNextNewLine=false
if(e.chars.charCodeAt(0)===s.LINE_FEED){if(e.chars.length===1){return}e.chars=e.chars.substr(1)}}if(this.tokenizer.inForeignNode){this._insertCharacters(e)
return}switch(this.insertionMode){case ct.IN_HEAD:case ct.IN_HEAD_NO_SCRIPT:case ct.AFTER_HEAD:case ct.TEXT:case ct.IN_COLUMN_GROUP:case ct.IN_SELECT:case ct.IN_SELECT_IN_TABLE:case ct.IN_FRAMESET:case ct.AFTER_FRAMESET:{this._insertCharacters(e)
break}case ct.IN_BODY:case ct.IN_CAPTION:case ct.IN_CELL:case ct.IN_TEMPLATE:case ct.AFTER_BODY:case ct.AFTER_AFTER_BODY:case ct.AFTER_AFTER_FRAMESET:{whitespaceCharacterInBody(this,e)
break}case ct.IN_TABLE:case ct.IN_TABLE_BODY:case ct.IN_ROW:{characterInTable(this,e)
break}case ct.IN_TABLE_TEXT:{whitespaceCharacterInTableText(this,e)
break}default:}}}function aaObtainFormattingElementEntry(e,t){let n=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName)
if(n){if(!e.openElements.contains(n.element)){e.activeFormattingElements.removeEntry(n)
n=null}else if(!e.openElements.hasInScope(t.tagID,n.element)){n=null}}else{genericEndTagInBody(e,t)}return n}function aaObtainFurthestBlock(e,t){const{openElements:n}=e
const r=n._indexOf(t.element)
for(let t=n.slotAbove(r);t!==-1;t=n.slotAbove(t)){if(e._isSpecialElement(n.items[t],n.tagIDs[t])){return t}}n.shortenToLength(r)
e.activeFormattingElements.removeEntry(t)
return-1}function aaInnerLoop(e,t,n){const r=e.openElements.items[t]
let i=r
let s=e.openElements.slotBelow(t)
const o=e.openElements.getCommonAncestor(n)
for(let t=0,a=s;e.openElements.items[a]!==n;t++,a=s){let n=e.openElements.items[a]
s=e.openElements.slotBelow(a)
const c=e.activeFormattingElements.getElementEntry(n)
const l=c&&t>=ot
const u=!c||l
if(u){if(l){e.activeFormattingElements.removeEntry(c)}e.openElements.removeAt(a)}else{n=aaRecreateElementFromEntry(e,c,o)
if(i===r){e.activeFormattingElements.bookmark=c}e.treeAdapter.detachNode(i)
e.treeAdapter.appendChild(n,i)
i=n}}return i}function aaRecreateElementFromEntry(e,t,n){const r=e.treeAdapter.getNamespaceURI(t.element)
const i=e._createElement(t.token.tagName,r,t.token.attrs,n)
e.openElements.replace(t.element,i)
e.activeFormattingElements.replaceElement(t,i)
return i}function aaInsertLastNodeInCommonAncestor(e,t,n){const r=e.treeAdapter.getTagName(t)
const i=getTagID(r)
if(e._isElementCausesFosterParenting(i)){e._fosterParentElement(n)}else{const r=e.treeAdapter.getNamespaceURI(t)
if(i===ce.TEMPLATE&&r===ie.HTML){t=e.treeAdapter.getTemplateContent(t)}e.treeAdapter.appendChild(t,n)}}function aaReplaceFormattingElement(e,t,n){const r=e.treeAdapter.getNamespaceURI(n.element)
const{token:i}=n
const s=e._createElement(i.tagName,r,i.attrs,t)
e._adoptNodes(t,s)
e.treeAdapter.appendChild(t,s)
e.activeFormattingElements.insertElementAfterBookmark(s,i)
e.activeFormattingElements.removeEntry(n)
const o=e.openElements._indexOf(n.element)
let a=e.openElements.slotAbove(o)
while(e.openElements.items[a]!==t){a=e.openElements.slotAbove(a)}e.openElements.replaceFormattingElement(o,a,s,i.tagID)}function callAdoptionAgency(e,t){const{current:n,currentTagId:r}=e.openElements
if(r===t.tagID&&e.treeAdapter.getNamespaceURI(n)===ie.HTML&&!e.activeFormattingElements.getElementEntry(n)){e.openElements.pop()
return}for(let n=0;n<st;n++){const n=aaObtainFormattingElementEntry(e,t)
if(!n){break}const r=aaObtainFurthestBlock(e,n)
if(r===-1){break}const i=e.openElements.items[r]
e.activeFormattingElements.bookmark=n
const s=aaInnerLoop(e,r,n.element)
const o=e.openElements.getCommonAncestor(n.element)
e.treeAdapter.detachNode(s)
if(o)aaInsertLastNodeInCommonAncestor(e,o,s)
aaReplaceFormattingElement(e,i,n)}}function appendComment(e,t){e._appendCommentNode(t,e.openElements.currentTmplContentOrNode)}function appendCommentToRootHtmlElement(e,t){e._appendCommentNode(t,e.openElements.items[0])}function appendCommentToDocument(e,t){e._appendCommentNode(t,e.document)}function stopParsing(e,t){e.stopped=true
if(t.location){const n=e.fragmentContext?0:2
for(let r=e.openElements.stackTop;r>=n;r=e.openElements.slotBelow(r)){e._setEndLocation(e.openElements.items[r],t)}if(!e.fragmentContext&&e.openElements.stackTop>=0){const n=e.openElements.items[0]
const r=e.treeAdapter.getNodeSourceCodeLocation(n)
if(r&&!r.endTag){e._setEndLocation(n,t)
if(e.openElements.stackTop>=1){const n=e.openElements.items[1]
const r=e.treeAdapter.getNodeSourceCodeLocation(n)
if(r&&!r.endTag){e._setEndLocation(n,t)}}}}}}function doctypeInInitialMode(e,t){e._setDocumentType(t)
const n=t.forceQuirks?oe.QUIRKS:getDocumentMode(t)
if(!isConforming(t)){e._err(t,a.nonConformingDoctype)}e.treeAdapter.setDocumentMode(e.document,n)
e.insertionMode=ct.BEFORE_HTML}function tokenInInitialMode(e,t){e._err(t,a.missingDoctype,true)
e.treeAdapter.setDocumentMode(e.document,oe.QUIRKS)
e.insertionMode=ct.BEFORE_HTML
e._processToken(t)}function startTagBeforeHtml(e,t){if(t.tagID===ce.HTML){e._insertElement(t,ie.HTML)
e.insertionMode=ct.BEFORE_HEAD}else{tokenBeforeHtml(e,t)}}function endTagBeforeHtml(e,t){const n=t.tagID
if(n===ce.HTML||n===ce.HEAD||n===ce.BODY||n===ce.BR){tokenBeforeHtml(e,t)}}function tokenBeforeHtml(e,t){e._insertFakeRootElement()
e.insertionMode=ct.BEFORE_HEAD
e._processToken(t)}function startTagBeforeHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.HEAD:{e._insertElement(t,ie.HTML)
e.headElement=e.openElements.current
e.insertionMode=ct.IN_HEAD
break}default:{tokenBeforeHead(e,t)}}}function endTagBeforeHead(e,t){const n=t.tagID
if(n===ce.HEAD||n===ce.BODY||n===ce.HTML||n===ce.BR){tokenBeforeHead(e,t)}else{e._err(t,a.endTagWithoutMatchingOpenElement)}}function tokenBeforeHead(e,t){e._insertFakeElement(ae.HEAD,ce.HEAD)
e.headElement=e.openElements.current
e.insertionMode=ct.IN_HEAD
e._processToken(t)}function startTagInHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.TITLE:{e._switchToTextParsing(t,Ee.RCDATA)
break}case ce.NOSCRIPT:{if(e.options.scriptingEnabled){e._switchToTextParsing(t,Ee.RAWTEXT)}else{e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_HEAD_NO_SCRIPT}break}case ce.NOFRAMES:case ce.STYLE:{e._switchToTextParsing(t,Ee.RAWTEXT)
break}case ce.SCRIPT:{e._switchToTextParsing(t,Ee.SCRIPT_DATA)
break}case ce.TEMPLATE:{e._insertTemplate(t)
e.activeFormattingElements.insertMarker()
e.framesetOk=false
e.insertionMode=ct.IN_TEMPLATE
e.tmplInsertionModeStack.push(ct.IN_TEMPLATE)
break}case ce.HEAD:{e._err(t,a.misplacedStartTagForHeadElement)
break}default:{tokenInHead(e,t)}}}function endTagInHead(e,t){switch(t.tagID){case ce.HEAD:{e.openElements.pop()
e.insertionMode=ct.AFTER_HEAD
break}case ce.BODY:case ce.BR:case ce.HTML:{tokenInHead(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,a.endTagWithoutMatchingOpenElement)}}}function templateEndTagInHead(e,t){if(e.openElements.tmplCount>0){e.openElements.generateImpliedEndTagsThoroughly()
if(e.openElements.currentTagId!==ce.TEMPLATE){e._err(t,a.closingOfElementWithOpenChildElements)}e.openElements.popUntilTagNamePopped(ce.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()
e._resetInsertionMode()}else{e._err(t,a.endTagWithoutMatchingOpenElement)}}function tokenInHead(e,t){e.openElements.pop()
e.insertionMode=ct.AFTER_HEAD
e._processToken(t)}function startTagInHeadNoScript(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BASEFONT:case ce.BGSOUND:case ce.HEAD:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.STYLE:{startTagInHead(e,t)
break}case ce.NOSCRIPT:{e._err(t,a.nestedNoscriptInHead)
break}default:{tokenInHeadNoScript(e,t)}}}function endTagInHeadNoScript(e,t){switch(t.tagID){case ce.NOSCRIPT:{e.openElements.pop()
e.insertionMode=ct.IN_HEAD
break}case ce.BR:{tokenInHeadNoScript(e,t)
break}default:{e._err(t,a.endTagWithoutMatchingOpenElement)}}}function tokenInHeadNoScript(e,t){const n=t.type===l.EOF?a.openElementsLeftAfterEof:a.disallowedContentInNoscriptInHead
e._err(t,n)
e.openElements.pop()
e.insertionMode=ct.IN_HEAD
e._processToken(t)}function startTagAfterHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BODY:{e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=ct.IN_BODY
break}case ce.FRAMESET:{e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_FRAMESET
break}case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.SCRIPT:case ce.STYLE:case ce.TEMPLATE:case ce.TITLE:{e._err(t,a.abandonedHeadElementChild)
e.openElements.push(e.headElement,ce.HEAD)
startTagInHead(e,t)
e.openElements.remove(e.headElement)
break}case ce.HEAD:{e._err(t,a.misplacedStartTagForHeadElement)
break}default:{tokenAfterHead(e,t)}}}function endTagAfterHead(e,t){switch(t.tagID){case ce.BODY:case ce.HTML:case ce.BR:{tokenAfterHead(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,a.endTagWithoutMatchingOpenElement)}}}function tokenAfterHead(e,t){e._insertFakeElement(ae.BODY,ce.BODY)
e.insertionMode=ct.IN_BODY
modeInBody(e,t)}function modeInBody(e,t){switch(t.type){case l.CHARACTER:{characterInBody(e,t)
break}case l.WHITESPACE_CHARACTER:{whitespaceCharacterInBody(e,t)
break}case l.COMMENT:{appendComment(e,t)
break}case l.START_TAG:{startTagInBody(e,t)
break}case l.END_TAG:{endTagInBody(e,t)
break}case l.EOF:{eofInBody(e,t)
break}default:}}function whitespaceCharacterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)}function characterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)
e.framesetOk=false}function htmlStartTagInBody(e,t){if(e.openElements.tmplCount===0){e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}}function bodyStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n&&e.openElements.tmplCount===0){e.framesetOk=false
e.treeAdapter.adoptAttributes(n,t.attrs)}}function framesetStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(e.framesetOk&&n){e.treeAdapter.detachNode(n)
e.openElements.popAllUpToHtmlElement()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_FRAMESET}}function addressStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)}function numberedHeaderStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}if(e.openElements.currentTagId!==undefined&&he.has(e.openElements.currentTagId)){e.openElements.pop()}e._insertElement(t,ie.HTML)}function preStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.skipNextNewLine=true
e.framesetOk=false}function formStartTagInBody(e,t){const n=e.openElements.tmplCount>0
if(!e.formElement||n){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
if(!n){e.formElement=e.openElements.current}}}function listItemStartTagInBody(e,t){e.framesetOk=false
const n=t.tagID===ce.LI?e.openElements.indexOfTopmost(ce.LI):Math.max(e.openElements.indexOfTopmost(ce.DD),e.openElements.indexOfTopmost(ce.DT))
if(n!==-1&&!e.openElements.hasListItemBoundaryAbove(n)){const t=e.openElements.tagIDs[n]
e.openElements.generateImpliedEndTagsWithExclusion(t)
e.openElements.popUntilTagNamePopped(t)}if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)}function plaintextStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.tokenizer.state=Ee.PLAINTEXT}function buttonStartTagInBody(e,t){if(e.openElements.hasInScope(ce.BUTTON)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.BUTTON)}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.framesetOk=false}function aStartTagInBody(e,t){const n=e.activeFormattingElements.getElementEntryInScopeWithTagName(ae.A)
if(n){callAdoptionAgency(e,t)
e.openElements.remove(n.element)
e.activeFormattingElements.removeEntry(n)}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function bStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function nobrStartTagInBody(e,t){e._reconstructActiveFormattingElements()
if(e.openElements.hasInScope(ce.NOBR)){callAdoptionAgency(e,t)
e._reconstructActiveFormattingElements()}e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function appletStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.insertMarker()
e.framesetOk=false}function tableStartTagInBody(e,t){if(e.treeAdapter.getDocumentMode(e.document)!==oe.QUIRKS&&e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=ct.IN_TABLE}function areaStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ie.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function isHiddenInput(e){const t=getTokenAttr(e,se.TYPE)
return t!=null&&t.toLowerCase()===rt}function inputStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ie.HTML)
if(!isHiddenInput(t)){e.framesetOk=false}t.ackSelfClosing=true}function paramStartTagInBody(e,t){e._appendElement(t,ie.HTML)
t.ackSelfClosing=true}function hrStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._appendElement(t,ie.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function imageStartTagInBody(e,t){t.tagName=ae.IMG
t.tagID=ce.IMG
areaStartTagInBody(e,t)}function textareaStartTagInBody(e,t){e._insertElement(t,ie.HTML)
e.skipNextNewLine=true
e.tokenizer.state=Ee.RCDATA
e.originalInsertionMode=e.insertionMode
e.framesetOk=false
e.insertionMode=ct.TEXT}function xmpStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._reconstructActiveFormattingElements()
e.framesetOk=false
e._switchToTextParsing(t,Ee.RAWTEXT)}function iframeStartTagInBody(e,t){e.framesetOk=false
e._switchToTextParsing(t,Ee.RAWTEXT)}function rawTextStartTagInBody(e,t){e._switchToTextParsing(t,Ee.RAWTEXT)}function selectStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=e.insertionMode===ct.IN_TABLE||e.insertionMode===ct.IN_CAPTION||e.insertionMode===ct.IN_TABLE_BODY||e.insertionMode===ct.IN_ROW||e.insertionMode===ct.IN_CELL?ct.IN_SELECT_IN_TABLE:ct.IN_SELECT}function optgroupStartTagInBody(e,t){if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)}function rbStartTagInBody(e,t){if(e.openElements.hasInScope(ce.RUBY)){e.openElements.generateImpliedEndTags()}e._insertElement(t,ie.HTML)}function rtStartTagInBody(e,t){if(e.openElements.hasInScope(ce.RUBY)){e.openElements.generateImpliedEndTagsWithExclusion(ce.RTC)}e._insertElement(t,ie.HTML)}function mathStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenMathMLAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ie.MATHML)}else{e._insertElement(t,ie.MATHML)}t.ackSelfClosing=true}function svgStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenSVGAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ie.SVG)}else{e._insertElement(t,ie.SVG)}t.ackSelfClosing=true}function genericStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)}function startTagInBody(e,t){switch(t.tagID){case ce.I:case ce.S:case ce.B:case ce.U:case ce.EM:case ce.TT:case ce.BIG:case ce.CODE:case ce.FONT:case ce.SMALL:case ce.STRIKE:case ce.STRONG:{bStartTagInBody(e,t)
break}case ce.A:{aStartTagInBody(e,t)
break}case ce.H1:case ce.H2:case ce.H3:case ce.H4:case ce.H5:case ce.H6:{numberedHeaderStartTagInBody(e,t)
break}case ce.P:case ce.DL:case ce.OL:case ce.UL:case ce.DIV:case ce.DIR:case ce.NAV:case ce.MAIN:case ce.MENU:case ce.ASIDE:case ce.CENTER:case ce.FIGURE:case ce.FOOTER:case ce.HEADER:case ce.HGROUP:case ce.DIALOG:case ce.DETAILS:case ce.ADDRESS:case ce.ARTICLE:case ce.SEARCH:case ce.SECTION:case ce.SUMMARY:case ce.FIELDSET:case ce.BLOCKQUOTE:case ce.FIGCAPTION:{addressStartTagInBody(e,t)
break}case ce.LI:case ce.DD:case ce.DT:{listItemStartTagInBody(e,t)
break}case ce.BR:case ce.IMG:case ce.WBR:case ce.AREA:case ce.EMBED:case ce.KEYGEN:{areaStartTagInBody(e,t)
break}case ce.HR:{hrStartTagInBody(e,t)
break}case ce.RB:case ce.RTC:{rbStartTagInBody(e,t)
break}case ce.RT:case ce.RP:{rtStartTagInBody(e,t)
break}case ce.PRE:case ce.LISTING:{preStartTagInBody(e,t)
break}case ce.XMP:{xmpStartTagInBody(e,t)
break}case ce.SVG:{svgStartTagInBody(e,t)
break}case ce.HTML:{htmlStartTagInBody(e,t)
break}case ce.BASE:case ce.LINK:case ce.META:case ce.STYLE:case ce.TITLE:case ce.SCRIPT:case ce.BGSOUND:case ce.BASEFONT:case ce.TEMPLATE:{startTagInHead(e,t)
break}case ce.BODY:{bodyStartTagInBody(e,t)
break}case ce.FORM:{formStartTagInBody(e,t)
break}case ce.NOBR:{nobrStartTagInBody(e,t)
break}case ce.MATH:{mathStartTagInBody(e,t)
break}case ce.TABLE:{tableStartTagInBody(e,t)
break}case ce.INPUT:{inputStartTagInBody(e,t)
break}case ce.PARAM:case ce.TRACK:case ce.SOURCE:{paramStartTagInBody(e,t)
break}case ce.IMAGE:{imageStartTagInBody(e,t)
break}case ce.BUTTON:{buttonStartTagInBody(e,t)
break}case ce.APPLET:case ce.OBJECT:case ce.MARQUEE:{appletStartTagInBody(e,t)
break}case ce.IFRAME:{iframeStartTagInBody(e,t)
break}case ce.SELECT:{selectStartTagInBody(e,t)
break}case ce.OPTION:case ce.OPTGROUP:{optgroupStartTagInBody(e,t)
break}case ce.NOEMBED:case ce.NOFRAMES:{rawTextStartTagInBody(e,t)
break}case ce.FRAMESET:{framesetStartTagInBody(e,t)
break}case ce.TEXTAREA:{textareaStartTagInBody(e,t)
break}case ce.NOSCRIPT:{if(e.options.scriptingEnabled){rawTextStartTagInBody(e,t)}else{genericStartTagInBody(e,t)}break}case ce.PLAINTEXT:{plaintextStartTagInBody(e,t)
break}case ce.COL:case ce.TH:case ce.TD:case ce.TR:case ce.HEAD:case ce.FRAME:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.CAPTION:case ce.COLGROUP:{break}default:{genericStartTagInBody(e,t)}}}function bodyEndTagInBody(e,t){if(e.openElements.hasInScope(ce.BODY)){e.insertionMode=ct.AFTER_BODY
if(e.options.sourceCodeLocationInfo){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n){e._setEndLocation(n,t)}}}}function htmlEndTagInBody(e,t){if(e.openElements.hasInScope(ce.BODY)){e.insertionMode=ct.AFTER_BODY
endTagAfterBody(e,t)}}function addressEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)}}function formEndTagInBody(e){const t=e.openElements.tmplCount>0
const{formElement:n}=e
if(!t){e.formElement=null}if((n||t)&&e.openElements.hasInScope(ce.FORM)){e.openElements.generateImpliedEndTags()
if(t){e.openElements.popUntilTagNamePopped(ce.FORM)}else if(n){e.openElements.remove(n)}}}function pEndTagInBody(e){if(!e.openElements.hasInButtonScope(ce.P)){e._insertFakeElement(ae.P,ce.P)}e._closePElement()}function liEndTagInBody(e){if(e.openElements.hasInListItemScope(ce.LI)){e.openElements.generateImpliedEndTagsWithExclusion(ce.LI)
e.openElements.popUntilTagNamePopped(ce.LI)}}function ddEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTagsWithExclusion(n)
e.openElements.popUntilTagNamePopped(n)}}function numberedHeaderEndTagInBody(e){if(e.openElements.hasNumberedHeaderInScope()){e.openElements.generateImpliedEndTags()
e.openElements.popUntilNumberedHeaderPopped()}}function appletEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()}}function brEndTagInBody(e){e._reconstructActiveFormattingElements()
e._insertFakeElement(ae.BR,ce.BR)
e.openElements.pop()
e.framesetOk=false}function genericEndTagInBody(e,t){const n=t.tagID
const r=n===ce.UNKNOWN?e.openElements.indexOfTopmostByName(ie.HTML,t.tagName):e.openElements.indexOfTopmost(n)
if(r>0&&!e.openElements.hasSpecialElementAbove(r)){e.openElements.generateImpliedEndTagsWithExclusion(n)
if(e.openElements.stackTop>=r)e.openElements.shortenToLength(r)}}function endTagInBody(e,t){switch(t.tagID){case ce.A:case ce.B:case ce.I:case ce.S:case ce.U:case ce.EM:case ce.TT:case ce.BIG:case ce.CODE:case ce.FONT:case ce.NOBR:case ce.SMALL:case ce.STRIKE:case ce.STRONG:{callAdoptionAgency(e,t)
break}case ce.P:{pEndTagInBody(e)
break}case ce.DL:case ce.UL:case ce.OL:case ce.DIR:case ce.DIV:case ce.NAV:case ce.PRE:case ce.MAIN:case ce.MENU:case ce.ASIDE:case ce.BUTTON:case ce.CENTER:case ce.FIGURE:case ce.FOOTER:case ce.HEADER:case ce.HGROUP:case ce.DIALOG:case ce.ADDRESS:case ce.ARTICLE:case ce.DETAILS:case ce.SEARCH:case ce.SECTION:case ce.SUMMARY:case ce.LISTING:case ce.FIELDSET:case ce.BLOCKQUOTE:case ce.FIGCAPTION:{addressEndTagInBody(e,t)
break}case ce.LI:{liEndTagInBody(e)
break}case ce.DD:case ce.DT:{ddEndTagInBody(e,t)
break}case ce.H1:case ce.H2:case ce.H3:case ce.H4:case ce.H5:case ce.H6:{numberedHeaderEndTagInBody(e)
break}case ce.BR:{brEndTagInBody(e)
break}case ce.BODY:{bodyEndTagInBody(e,t)
break}case ce.HTML:{htmlEndTagInBody(e,t)
break}case ce.FORM:{formEndTagInBody(e)
break}case ce.APPLET:case ce.OBJECT:case ce.MARQUEE:{appletEndTagInBody(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{genericEndTagInBody(e,t)}}}function eofInBody(e,t){if(e.tmplInsertionModeStack.length>0){eofInTemplate(e,t)}else{stopParsing(e,t)}}function endTagInText(e,t){var n
if(t.tagID===ce.SCRIPT){(n=e.scriptHandler)===null||n===void 0?void 0:n.call(e,e.openElements.current)}e.openElements.pop()
e.insertionMode=e.originalInsertionMode}function eofInText(e,t){e._err(t,a.eofInElementThatCanContainOnlyText)
e.openElements.pop()
e.insertionMode=e.originalInsertionMode
e.onEof(t)}function characterInTable(e,t){if(e.openElements.currentTagId!==undefined&&ut.has(e.openElements.currentTagId)){e.pendingCharacterTokens.length=0
e.hasNonWhitespacePendingCharacterToken=false
e.originalInsertionMode=e.insertionMode
e.insertionMode=ct.IN_TABLE_TEXT
switch(t.type){case l.CHARACTER:{characterInTableText(e,t)
break}case l.WHITESPACE_CHARACTER:{whitespaceCharacterInTableText(e,t)
break}}}else{tokenInTable(e,t)}}function captionStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e.activeFormattingElements.insertMarker()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_CAPTION}function colgroupStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_COLUMN_GROUP}function colStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(ae.COLGROUP,ce.COLGROUP)
e.insertionMode=ct.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)}function tbodyStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_TABLE_BODY}function tdStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(ae.TBODY,ce.TBODY)
e.insertionMode=ct.IN_TABLE_BODY
startTagInTableBody(e,t)}function tableStartTagInTable(e,t){if(e.openElements.hasInTableScope(ce.TABLE)){e.openElements.popUntilTagNamePopped(ce.TABLE)
e._resetInsertionMode()
e._processStartTag(t)}}function inputStartTagInTable(e,t){if(isHiddenInput(t)){e._appendElement(t,ie.HTML)}else{tokenInTable(e,t)}t.ackSelfClosing=true}function formStartTagInTable(e,t){if(!e.formElement&&e.openElements.tmplCount===0){e._insertElement(t,ie.HTML)
e.formElement=e.openElements.current
e.openElements.pop()}}function startTagInTable(e,t){switch(t.tagID){case ce.TD:case ce.TH:case ce.TR:{tdStartTagInTable(e,t)
break}case ce.STYLE:case ce.SCRIPT:case ce.TEMPLATE:{startTagInHead(e,t)
break}case ce.COL:{colStartTagInTable(e,t)
break}case ce.FORM:{formStartTagInTable(e,t)
break}case ce.TABLE:{tableStartTagInTable(e,t)
break}case ce.TBODY:case ce.TFOOT:case ce.THEAD:{tbodyStartTagInTable(e,t)
break}case ce.INPUT:{inputStartTagInTable(e,t)
break}case ce.CAPTION:{captionStartTagInTable(e,t)
break}case ce.COLGROUP:{colgroupStartTagInTable(e,t)
break}default:{tokenInTable(e,t)}}}function endTagInTable(e,t){switch(t.tagID){case ce.TABLE:{if(e.openElements.hasInTableScope(ce.TABLE)){e.openElements.popUntilTagNamePopped(ce.TABLE)
e._resetInsertionMode()}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TBODY:case ce.TD:case ce.TFOOT:case ce.TH:case ce.THEAD:case ce.TR:{break}default:{tokenInTable(e,t)}}}function tokenInTable(e,t){const n=e.fosterParentingEnabled
e.fosterParentingEnabled=true
modeInBody(e,t)
e.fosterParentingEnabled=n}function whitespaceCharacterInTableText(e,t){e.pendingCharacterTokens.push(t)}function characterInTableText(e,t){e.pendingCharacterTokens.push(t)
e.hasNonWhitespacePendingCharacterToken=true}function tokenInTableText(e,t){let n=0
if(e.hasNonWhitespacePendingCharacterToken){for(;n<e.pendingCharacterTokens.length;n++){tokenInTable(e,e.pendingCharacterTokens[n])}}else{for(;n<e.pendingCharacterTokens.length;n++){e._insertCharacters(e.pendingCharacterTokens[n])}}e.insertionMode=e.originalInsertionMode
e._processToken(t)}const ht=new Set([ce.CAPTION,ce.COL,ce.COLGROUP,ce.TBODY,ce.TD,ce.TFOOT,ce.TH,ce.THEAD,ce.TR])
function startTagInCaption(e,t){const n=t.tagID
if(ht.has(n)){if(e.openElements.hasInTableScope(ce.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ct.IN_TABLE
startTagInTable(e,t)}}else{startTagInBody(e,t)}}function endTagInCaption(e,t){const n=t.tagID
switch(n){case ce.CAPTION:case ce.TABLE:{if(e.openElements.hasInTableScope(ce.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ct.IN_TABLE
if(n===ce.TABLE){endTagInTable(e,t)}}break}case ce.BODY:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TBODY:case ce.TD:case ce.TFOOT:case ce.TH:case ce.THEAD:case ce.TR:{break}default:{endTagInBody(e,t)}}}function startTagInColumnGroup(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.COL:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.TEMPLATE:{startTagInHead(e,t)
break}default:{tokenInColumnGroup(e,t)}}}function endTagInColumnGroup(e,t){switch(t.tagID){case ce.COLGROUP:{if(e.openElements.currentTagId===ce.COLGROUP){e.openElements.pop()
e.insertionMode=ct.IN_TABLE}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}case ce.COL:{break}default:{tokenInColumnGroup(e,t)}}}function tokenInColumnGroup(e,t){if(e.openElements.currentTagId===ce.COLGROUP){e.openElements.pop()
e.insertionMode=ct.IN_TABLE
e._processToken(t)}}function startTagInTableBody(e,t){switch(t.tagID){case ce.TR:{e.openElements.clearBackToTableBodyContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_ROW
break}case ce.TH:case ce.TD:{e.openElements.clearBackToTableBodyContext()
e._insertFakeElement(ae.TR,ce.TR)
e.insertionMode=ct.IN_ROW
startTagInRow(e,t)
break}case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE
startTagInTable(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInTableBody(e,t){const n=t.tagID
switch(t.tagID){case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasInTableScope(n)){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE}break}case ce.TABLE:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE
endTagInTable(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TD:case ce.TH:case ce.TR:{break}default:{endTagInTable(e,t)}}}function startTagInRow(e,t){switch(t.tagID){case ce.TH:case ce.TD:{e.openElements.clearBackToTableRowContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ct.IN_CELL
e.activeFormattingElements.insertMarker()
break}case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.TR:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE_BODY
startTagInTableBody(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInRow(e,t){switch(t.tagID){case ce.TR:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE_BODY}break}case ce.TABLE:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ct.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TD:case ce.TH:{break}default:{endTagInTable(e,t)}}}function startTagInCell(e,t){const n=t.tagID
if(ht.has(n)){if(e.openElements.hasInTableScope(ce.TD)||e.openElements.hasInTableScope(ce.TH)){e._closeTableCell()
startTagInRow(e,t)}}else{startTagInBody(e,t)}}function endTagInCell(e,t){const n=t.tagID
switch(n){case ce.TD:case ce.TH:{if(e.openElements.hasInTableScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ct.IN_ROW}break}case ce.TABLE:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.TR:{if(e.openElements.hasInTableScope(n)){e._closeTableCell()
endTagInRow(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:{break}default:{endTagInBody(e,t)}}}function startTagInSelect(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.OPTION:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}e._insertElement(t,ie.HTML)
break}case ce.OPTGROUP:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}e._insertElement(t,ie.HTML)
break}case ce.HR:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.INPUT:case ce.KEYGEN:case ce.TEXTAREA:case ce.SELECT:{if(e.openElements.hasInSelectScope(ce.SELECT)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
if(t.tagID!==ce.SELECT){e._processStartTag(t)}}break}case ce.SCRIPT:case ce.TEMPLATE:{startTagInHead(e,t)
break}default:}}function endTagInSelect(e,t){switch(t.tagID){case ce.OPTGROUP:{if(e.openElements.stackTop>0&&e.openElements.currentTagId===ce.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===ce.OPTGROUP){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}break}case ce.OPTION:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}break}case ce.SELECT:{if(e.openElements.hasInSelectScope(ce.SELECT)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:}}function startTagInSelectInTable(e,t){const n=t.tagID
if(n===ce.CAPTION||n===ce.TABLE||n===ce.TBODY||n===ce.TFOOT||n===ce.THEAD||n===ce.TR||n===ce.TD||n===ce.TH){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
e._processStartTag(t)}else{startTagInSelect(e,t)}}function endTagInSelectInTable(e,t){const n=t.tagID
if(n===ce.CAPTION||n===ce.TABLE||n===ce.TBODY||n===ce.TFOOT||n===ce.THEAD||n===ce.TR||n===ce.TD||n===ce.TH){if(e.openElements.hasInTableScope(n)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
e.onEndTag(t)}}else{endTagInSelect(e,t)}}function startTagInTemplate(e,t){switch(t.tagID){case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.SCRIPT:case ce.STYLE:case ce.TEMPLATE:case ce.TITLE:{startTagInHead(e,t)
break}case ce.CAPTION:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ct.IN_TABLE
e.insertionMode=ct.IN_TABLE
startTagInTable(e,t)
break}case ce.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ct.IN_COLUMN_GROUP
e.insertionMode=ct.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)
break}case ce.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ct.IN_TABLE_BODY
e.insertionMode=ct.IN_TABLE_BODY
startTagInTableBody(e,t)
break}case ce.TD:case ce.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ct.IN_ROW
e.insertionMode=ct.IN_ROW
startTagInRow(e,t)
break}default:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ct.IN_BODY
e.insertionMode=ct.IN_BODY
startTagInBody(e,t)}}}function endTagInTemplate(e,t){if(t.tagID===ce.TEMPLATE){templateEndTagInHead(e,t)}}function eofInTemplate(e,t){if(e.openElements.tmplCount>0){do{e.openElements.popUntilTagNamePopped(ce.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()}while(e.openElements.tmplCount>0)
e._resetInsertionMode()
e.onEof(t)}else{stopParsing(e,t)}}function startTagAfterBody(e,t){if(t.tagID===ce.HTML){startTagInBody(e,t)}else{tokenAfterBody(e,t)}}function endTagAfterBody(e,t){var n
if(t.tagID===ce.HTML){if(!e.fragmentContext){e.insertionMode=ct.AFTER_AFTER_BODY}if(e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===ce.HTML){e._setEndLocation(e.openElements.items[0],t)
const r=e.openElements.items[1]
if(r&&!((n=e.treeAdapter.getNodeSourceCodeLocation(r))===null||n===void 0?void 0:n.endTag)){e._setEndLocation(r,t)}}}else{tokenAfterBody(e,t)}}function tokenAfterBody(e,t){e.insertionMode=ct.IN_BODY
modeInBody(e,t)}function startTagInFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.FRAMESET:{e._insertElement(t,ie.HTML)
break}case ce.FRAME:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagInFrameset(e,t){if(t.tagID===ce.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()){e.openElements.pop()
if(!e.fragmentContext&&e.openElements.currentTagId!==ce.FRAMESET){e.insertionMode=ct.AFTER_FRAMESET}}}function startTagAfterFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagAfterFrameset(e,t){if(t.tagID===ce.HTML){e.insertionMode=ct.AFTER_AFTER_FRAMESET}}function startTagAfterAfterBody(e,t){if(t.tagID===ce.HTML){startTagInBody(e,t)}else{tokenAfterAfterBody(e,t)}}function tokenAfterAfterBody(e,t){e.insertionMode=ct.IN_BODY
modeInBody(e,t)}function startTagAfterAfterFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function nullCharacterInForeignContent(e,t){t.chars=i
e._insertCharacters(t)}function characterInForeignContent(e,t){e._insertCharacters(t)
e.framesetOk=false}function popUntilHtmlOrIntegrationPoint(e){while(e.treeAdapter.getNamespaceURI(e.openElements.current)!==ie.HTML&&e.openElements.currentTagId!==undefined&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current)){e.openElements.pop()}}function startTagInForeignContent(e,t){if(causesExit(t)){popUntilHtmlOrIntegrationPoint(e)
e._startTagOutsideForeignContent(t)}else{const n=e._getAdjustedCurrentElement()
const r=e.treeAdapter.getNamespaceURI(n)
if(r===ie.MATHML){adjustTokenMathMLAttrs(t)}else if(r===ie.SVG){adjustTokenSVGTagName(t)
adjustTokenSVGAttrs(t)}adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,r)}else{e._insertElement(t,r)}t.ackSelfClosing=true}}function endTagInForeignContent(e,t){if(t.tagID===ce.P||t.tagID===ce.BR){popUntilHtmlOrIntegrationPoint(e)
e._endTagOutsideForeignContent(t)
return}if(e.openElements.stackTop===0)return
const{tagName:n}=t
const r=et.get(n)
const i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):ie.HTML
const s=Math.max(e.openElements.indexOfTopmostByName(ie.SVG,n),e.openElements.indexOfTopmostByName(ie.MATHML,n),r===undefined?-1:e.openElements.indexOfTopmostByName(ie.SVG,r),i===ie.HTML||i===ie.SVG||i===ie.MATHML?-1:e.openElements.indexOfTopmostByName(i,n))
if(s>e.openElements.indexOfTopmostHtmlElement()){t.tagName=e.treeAdapter.getTagName(e.openElements.items[s])
e.openElements.shortenToLength(s)}else{e._endTagOutsideForeignContent(t)}}const ft=new Set([ae.AREA,ae.BASE,ae.BASEFONT,ae.BGSOUND,ae.BR,ae.COL,ae.EMBED,ae.FRAME,ae.HR,ae.IMG,ae.INPUT,ae.KEYGEN,ae.LINK,ae.META,ae.PARAM,ae.SOURCE,ae.TRACK,ae.WBR])
function isVoidElement(e,t){return t.treeAdapter.isElementNode(e)&&t.treeAdapter.getNamespaceURI(e)===NS.HTML&&ft.has(t.treeAdapter.getTagName(e))}const pt={treeAdapter:He,scriptingEnabled:true}
function serialize(e,t){var n
const r={...pt,...t}
if(isVoidElement(e,r)){return""}const{treeAdapter:i}=r
const s=i.isElementNode(e)&&i.getTagName(e)===$.TEMPLATE&&i.getNamespaceURI(e)===NS.HTML?i.getTemplateContent(e):e
return serializeNodes((n=i.getChildNodes(s))!==null&&n!==void 0?n:[],r)}function serializeOuter(e,t){const n={...pt,...t}
return serializeNodes([e],n)}function serializeNodes(e,t){var n
const{treeAdapter:r}=t
const i=[]
let s=""
let o=0
for(;;){if(o<e.length){const a=e[o++]
if(r.isElementNode(a)){const c=r.getTagName(a)
s+=`<${c}${serializeAttributes(a,t)}>`
const l=r.getNamespaceURI(a)===NS.HTML
if(!(l&&ft.has(c))){i.push({nodes:e,index:o,endTag:`</${c}>`})
e=(n=r.getChildNodes(l&&c===$.TEMPLATE?r.getTemplateContent(a):a))!==null&&n!==void 0?n:[]
o=0}}else if(r.isTextNode(a)){s+=serializeTextNode(a,t)}else if(r.isCommentNode(a)){s+=serializeCommentNode(a,t)}else if(r.isDocumentTypeNode(a)){s+=serializeDocumentTypeNode(a,t)}}else{const t=i.pop()
if(!t){return s}s+=t.endTag;({nodes:e,index:o}=t)}}}function serializeAttributes(e,{treeAdapter:t}){let n=""
for(const r of t.getAttrList(e)){n+=" "
if(r.namespace){switch(r.namespace){case NS.XML:{n+=`xml:${r.name}`
break}case NS.XMLNS:{if(r.name!=="xmlns"){n+="xmlns:"}n+=r.name
break}case NS.XLINK:{n+=`xlink:${r.name}`
break}default:{n+=`${r.prefix}:${r.name}`}}}else{n+=r.name}n+=`="${escapeAttribute(r.value)}"`}return n}function serializeTextNode(e,t){const{treeAdapter:n}=t
const r=n.getTextNodeContent(e)
const i=n.getParentNode(e)
const s=i&&n.isElementNode(i)&&n.getTagName(i)
return s&&n.getNamespaceURI(i)===NS.HTML&&hasUnescapedText(s,t.scriptingEnabled)?r:escapeText(r)}function serializeCommentNode(e,{treeAdapter:t}){return`\x3c!--${t.getCommentNodeContent(e)}--\x3e`}function serializeDocumentTypeNode(e,{treeAdapter:t}){return`<!DOCTYPE ${t.getDocumentTypeNodeName(e)}>`}function parse(e,t){return Parser.parse(e,t)}function parseFragment(e,t,n){if(typeof e==="string"){n=t
t=e
e=null}const r=Parser.getFragmentParser(e,n)
r.tokenizer.write(t,true)
return r.getFragment()}},8830:(e,t,n)=>{"use strict"
n.d(t,{C:()=>convert})
const is=function(e,t,n,r,i){const s=convert(t)
if(n!==undefined&&n!==null&&(typeof n!=="number"||n<0||n===Number.POSITIVE_INFINITY)){throw new Error("Expected positive finite index")}if(r!==undefined&&r!==null&&(!is(r)||!r.children)){throw new Error("Expected parent node")}if((r===undefined||r===null)!==(n===undefined||n===null)){throw new Error("Expected both parent and index")}return looksLikeANode(e)?s.call(i,e,n,r):false}
const convert=function(e){if(e===null||e===undefined){return ok}if(typeof e==="function"){return castFactory(e)}if(typeof e==="object"){return Array.isArray(e)?anyFactory(e):propertiesFactory(e)}if(typeof e==="string"){return typeFactory(e)}throw new Error("Expected function, string, or object as test")}
function anyFactory(e){const t=[]
let n=-1
while(++n<e.length){t[n]=convert(e[n])}return castFactory(any)
function any(...e){let n=-1
while(++n<t.length){if(t[n].apply(this,e))return true}return false}}function propertiesFactory(e){const t=e
return castFactory(all)
function all(n){const r=n
let i
for(i in e){if(r[i]!==t[i])return false}return true}}function typeFactory(e){return castFactory(type)
function type(t){return t&&t.type===e}}function castFactory(e){return check
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},669:(e,t,n)=>{"use strict"
n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}},4146:(e,t,n)=>{"use strict"
n.d(t,{dc:()=>o,_Z:()=>a,VG:()=>visitParents})
var r=n(8830)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const i=[]
const s=true
const o=false
const a="skip"
function visitParents(e,t,n,s){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let c=true
let l
let u
let d
let h
if(typeof n==="function"||n&&typeof n==="object"){l=t
u=n
if(s)c=false}else{u=t
if(n)c=false}if(typeof u==="function"){d=u}else if(u&&typeof u==="object"){if(u.enter===null||u.enter===undefined){}else if(typeof u.enter==="function"){d=u.enter}else{throw new Error("Unexpected value `"+u.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof u.exit==="function"){h=u.exit}else{throw new Error("Unexpected value `"+u.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+u+"` for `enter` or `visitors`, expected visitor or object with visitors")}const f=(0,r.C)(l)
const p=c?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!l||f(e,t,n[n.length-1]||undefined)
let s=i
if(d&&r){s=toResult(d(e,n,t))
if(s[0]===o){return s}}if("children"in e&&e.children){const t=e
if(t.children&&s[0]!==a){let e=(c?-1:t.children.length)+p
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const i=factory(n,e,r)()
if(i[0]===o){return i}e=typeof i[1]==="number"?i[1]:e+p}}}if(h&&r){const r=toResult(h(e,n,t))
if(r[0]===a){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===o||typeof r[1]==="number"){return r}}return s}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[s,e]}return e===null||e===undefined?i:[e]}}}
var t={}
function __nccwpck_require__(n){var r=t[n]
if(r!==undefined){return r.exports}var i=t[n]={exports:{}}
var s=true
try{e[n].call(i.exports,i,i.exports,__nccwpck_require__)
s=false}finally{if(s)delete t[n]}return i.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var n=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=r=>r.map(r=>{if(r!==null&&typeof r==="object"){if(r[e])return r
if(r.then){var i=[]
i.d=0
r.then(e=>{s[t]=e
resolveQueue(i)},e=>{s[n]=e
resolveQueue(i)})
var s={}
s[e]=e=>e(i)
return s}}var o={}
o[e]=e=>{}
o[t]=r
return o})
__nccwpck_require__.a=(r,i,s)=>{var o
s&&((o=[]).d=-1)
var a=new Set
var c=r.exports
var l
var u
var d
var h=new Promise((e,t)=>{d=t
u=e})
h[t]=c
h[e]=e=>(o&&e(o),a.forEach(e),h["catch"](e=>{}))
r.exports=h
i(r=>{l=wrapDeps(r)
var i
var getResult=()=>l.map(e=>{if(e[n])throw e[n]
return e[t]})
var s=new Promise(t=>{i=()=>t(getResult)
i.r=0
var fnQueue=e=>e!==o&&!a.has(e)&&(a.add(e),e&&!e.d&&(i.r++,e.push(i)))
l.map(t=>t[e](fnQueue))})
return i.r?s:getResult()},e=>(e?d(h[n]=e):u(c),resolveQueue(o)))
o&&o.d<0&&(o.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(n,r){if(r&1)n=this(n)
if(r&8)return n
if(typeof n==="object"&&n){if(r&4&&n.__esModule)return n
if(r&16&&typeof n.then==="function")return n}var i=Object.create(null)
__nccwpck_require__.r(i)
var s={}
t=t||[null,e({}),e([]),e(e)]
for(var o=r&2&&n;typeof o=="object"&&!~t.indexOf(o);o=e(o)){Object.getOwnPropertyNames(o).forEach(e=>s[e]=()=>n[e])}s["default"]=()=>n
__nccwpck_require__.d(i,s)
return i}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var n in t){if(__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n)){Object.defineProperty(e,n,{enumerable:true,get:t[n]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>{__nccwpck_require__.f[n](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>""+e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,r=t.ids,i=t.runtime
for(var s in n){if(__nccwpck_require__.o(n,s)){__nccwpck_require__.m[s]=n[s]}}if(i)i(__nccwpck_require__)
for(var o=0;o<r.length;o++)e[r[o]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n=__nccwpck_require__(4905)
module.exports=n})()

