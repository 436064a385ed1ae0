(()=>{var e={1916:(e,t)=>{"use strict"
var r
r=true
t.Io=t.kp=void 0
var n=new Uint32Array(65536)
var myers_32=function(e,t){var r=e.length
var s=t.length
var o=1<<r-1
var i=-1
var a=0
var u=r
var c=r
while(c--){n[e.charCodeAt(c)]|=1<<c}for(c=0;c<s;c++){var l=n[t.charCodeAt(c)]
var d=l|a
l|=(l&i)+i^i
a|=~(l|i)
i&=l
if(a&o){u++}if(i&o){u--}a=a<<1|1
i=i<<1|~(d|a)
a&=d}c=r
while(c--){n[e.charCodeAt(c)]=0}return u}
var myers_x=function(e,t){var r=t.length
var s=e.length
var o=[]
var i=[]
var a=Math.ceil(r/32)
var u=Math.ceil(s/32)
for(var c=0;c<a;c++){i[c]=-1
o[c]=0}var l=0
for(;l<u-1;l++){var d=0
var h=-1
var f=l*32
var p=Math.min(32,s)+f
for(var m=f;m<p;m++){n[e.charCodeAt(m)]|=1<<m}for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=i[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var y=g|d
var b=((g|v)&h)+h^h|g|v
var _=d|~(b|h)
var $=h&b
if(_>>>31^w){i[c/32|0]^=1<<c}if($>>>31^v){o[c/32|0]^=1<<c}_=_<<1|w
$=$<<1|v
h=$|~(y|_)
d=_&y}for(var m=f;m<p;m++){n[e.charCodeAt(m)]=0}}var x=0
var E=-1
var k=l*32
var O=Math.min(32,s-k)+k
for(var m=k;m<O;m++){n[e.charCodeAt(m)]|=1<<m}var T=s
for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=i[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var y=g|x
var b=((g|v)&E)+E^E|g|v
var _=x|~(b|E)
var $=E&b
T+=_>>>s-1&1
T-=$>>>s-1&1
if(_>>>31^w){i[c/32|0]^=1<<c}if($>>>31^v){o[c/32|0]^=1<<c}_=_<<1|w
$=$<<1|v
E=$|~(y|_)
x=_&y}for(var m=k;m<O;m++){n[e.charCodeAt(m)]=0}return T}
var distance=function(e,t){if(e.length<t.length){var r=t
t=e
e=r}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var r=Infinity
var n=0
for(var s=0;s<t.length;s++){var o=distance(e,t[s])
if(o<r){r=o
n=s}}return t[n]}
t.kp=closest},770:(e,t,r)=>{e.exports=r(218)},218:(e,t,r)=>{"use strict"
var n=r(9278)
var s=r(4756)
var o=r(8611)
var i=r(5692)
var a=r(4434)
var u=r(2613)
var c=r(9023)
t.httpOverHttp=httpOverHttp
t.httpsOverHttp=httpsOverHttp
t.httpOverHttps=httpOverHttps
t.httpsOverHttps=httpsOverHttps
function httpOverHttp(e){var t=new TunnelingAgent(e)
t.request=o.request
return t}function httpsOverHttp(e){var t=new TunnelingAgent(e)
t.request=o.request
t.createSocket=createSecureSocket
t.defaultPort=443
return t}function httpOverHttps(e){var t=new TunnelingAgent(e)
t.request=i.request
return t}function httpsOverHttps(e){var t=new TunnelingAgent(e)
t.request=i.request
t.createSocket=createSecureSocket
t.defaultPort=443
return t}function TunnelingAgent(e){var t=this
t.options=e||{}
t.proxyOptions=t.options.proxy||{}
t.maxSockets=t.options.maxSockets||o.Agent.defaultMaxSockets
t.requests=[]
t.sockets=[]
t.on("free",function onFree(e,r,n,s){var o=toOptions(r,n,s)
for(var i=0,a=t.requests.length;i<a;++i){var u=t.requests[i]
if(u.host===o.host&&u.port===o.port){t.requests.splice(i,1)
u.request.onSocket(e)
return}}e.destroy()
t.removeSocket(e)})}c.inherits(TunnelingAgent,a.EventEmitter)
TunnelingAgent.prototype.addRequest=function addRequest(e,t,r,n){var s=this
var o=mergeOptions({request:e},s.options,toOptions(t,r,n))
if(s.sockets.length>=this.maxSockets){s.requests.push(o)
return}s.createSocket(o,function(t){t.on("free",onFree)
t.on("close",onCloseOrRemove)
t.on("agentRemove",onCloseOrRemove)
e.onSocket(t)
function onFree(){s.emit("free",t,o)}function onCloseOrRemove(e){s.removeSocket(t)
t.removeListener("free",onFree)
t.removeListener("close",onCloseOrRemove)
t.removeListener("agentRemove",onCloseOrRemove)}})}
TunnelingAgent.prototype.createSocket=function createSocket(e,t){var r=this
var n={}
r.sockets.push(n)
var s=mergeOptions({},r.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:false,headers:{host:e.host+":"+e.port}})
if(e.localAddress){s.localAddress=e.localAddress}if(s.proxyAuth){s.headers=s.headers||{}
s.headers["Proxy-Authorization"]="Basic "+new Buffer(s.proxyAuth).toString("base64")}l("making CONNECT request")
var o=r.request(s)
o.useChunkedEncodingByDefault=false
o.once("response",onResponse)
o.once("upgrade",onUpgrade)
o.once("connect",onConnect)
o.once("error",onError)
o.end()
function onResponse(e){e.upgrade=true}function onUpgrade(e,t,r){process.nextTick(function(){onConnect(e,t,r)})}function onConnect(s,i,a){o.removeAllListeners()
i.removeAllListeners()
if(s.statusCode!==200){l("tunneling socket could not be established, statusCode=%d",s.statusCode)
i.destroy()
var u=new Error("tunneling socket could not be established, "+"statusCode="+s.statusCode)
u.code="ECONNRESET"
e.request.emit("error",u)
r.removeSocket(n)
return}if(a.length>0){l("got illegal response body from proxy")
i.destroy()
var u=new Error("got illegal response body from proxy")
u.code="ECONNRESET"
e.request.emit("error",u)
r.removeSocket(n)
return}l("tunneling connection has established")
r.sockets[r.sockets.indexOf(n)]=i
return t(i)}function onError(t){o.removeAllListeners()
l("tunneling socket could not be established, cause=%s\n",t.message,t.stack)
var s=new Error("tunneling socket could not be established, "+"cause="+t.message)
s.code="ECONNRESET"
e.request.emit("error",s)
r.removeSocket(n)}}
TunnelingAgent.prototype.removeSocket=function removeSocket(e){var t=this.sockets.indexOf(e)
if(t===-1){return}this.sockets.splice(t,1)
var r=this.requests.shift()
if(r){this.createSocket(r,function(e){r.request.onSocket(e)})}}
function createSecureSocket(e,t){var r=this
TunnelingAgent.prototype.createSocket.call(r,e,function(n){var o=e.request.getHeader("host")
var i=mergeOptions({},r.options,{socket:n,servername:o?o.replace(/:.*$/,""):e.host})
var a=s.connect(0,i)
r.sockets[r.sockets.indexOf(n)]=a
t(a)})}function toOptions(e,t,r){if(typeof e==="string"){return{host:e,port:t,localAddress:r}}return e}function mergeOptions(e){for(var t=1,r=arguments.length;t<r;++t){var n=arguments[t]
if(typeof n==="object"){var s=Object.keys(n)
for(var o=0,i=s.length;o<i;++o){var a=s[o]
if(n[a]!==undefined){e[a]=n[a]}}}}return e}var l
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)){l=function(){var e=Array.prototype.slice.call(arguments)
if(typeof e[0]==="string"){e[0]="TUNNEL: "+e[0]}else{e.unshift("TUNNEL:")}console.error.apply(console,e)}}else{l=function(){}}t.debug=l},2472:e=>{"use strict"
e.exports=require("./undici.cjs")},2613:e=>{"use strict"
e.exports=require("assert")},4434:e=>{"use strict"
e.exports=require("events")},9896:e=>{"use strict"
e.exports=require("fs")},8611:e=>{"use strict"
e.exports=require("http")},5692:e=>{"use strict"
e.exports=require("https")},9278:e=>{"use strict"
e.exports=require("net")},4589:e=>{"use strict"
e.exports=require("node:assert")},6698:e=>{"use strict"
e.exports=require("node:async_hooks")},4573:e=>{"use strict"
e.exports=require("node:buffer")},7540:e=>{"use strict"
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
e.exports=require("node:querystring")},7075:e=>{"use strict"
e.exports=require("node:stream")},1692:e=>{"use strict"
e.exports=require("node:tls")},3136:e=>{"use strict"
e.exports=require("node:url")},7975:e=>{"use strict"
e.exports=require("node:util")},3429:e=>{"use strict"
e.exports=require("node:util/types")},5919:e=>{"use strict"
e.exports=require("node:worker_threads")},8522:e=>{"use strict"
e.exports=require("node:zlib")},857:e=>{"use strict"
e.exports=require("os")},3193:e=>{"use strict"
e.exports=require("string_decoder")},4756:e=>{"use strict"
e.exports=require("tls")},9023:e=>{"use strict"
e.exports=require("util")},9652:(e,t,r)=>{"use strict"
r.d(t,{Ox:()=>elsewhereToCheck,Vb:()=>nameOf,WZ:()=>allowWriting,cA:()=>ModeRefused,ie:()=>chooseBranch})
class ModeRefused extends Error{name="ModeRefused"
code="mode-refused"}function chooseBranch(e,t){const r=isOwn(e.repository,t.repository)
const n=nameOf(e.repository??t.repository)
if(e.branch!==null||!r)return{repository:n,branch:e.branch,own:r}
if(isProposal(t)){throw new ModeRefused(`mode ${e.mode} changes a branch, and ${runOf(t)} has none that it could change: `+"set mode: check, which writes nothing, or name a branch with the input branch")}return{repository:n,branch:branchOf(t),own:r}}function allowWriting(e,t){if(isProposal(t)){throw new ModeRefused(`mode write rewrites files for later steps to publish, and ${runOf(t)} has no branch to publish them to: `+"set mode: check, which writes nothing")}const r=isOwn(e.repository,t.repository)?e.branch!==null&&e.branch!==branchOf(t)&&"branch":"repository"
if(r){throw new ModeRefused(`input ${r} has no place in mode write, which rewrites the files of the workspace: `+`leave it out, and give ${r==="branch"?"ref":r} to actions/checkout`)}}function elsewhereToCheck(e,t){const r=isOwn(e.repository,t.repository)
if(r&&e.branch===null)return null
return{repository:nameOf(e.repository??t.repository),branch:e.branch,own:r}}function nameOf({owner:e,name:t}){return`${e}/${t}`}function isOwn(e,t){return e===null||nameOf(e).toLowerCase()===nameOf(t).toLowerCase()}const n="refs/heads/"
function branchOf({event:e,ref:t,defaultBranch:r}){const s=t.startsWith(n)?t.slice(n.length):null
if(e==="schedule"||e==="release"||s===null){return r??(e==="schedule"?s:null)}return s}function isProposal({event:e,ref:t}){return e.startsWith("pull_request")||e==="merge_group"||t.startsWith("refs/pull/")||t.startsWith(`${n}gh-readonly-queue/`)}function runOf({event:e}){const t=e==="merge_group"?"a merge queue":"a pull request"
return`a run for ${t} (event ${e})`}},6225:(e,t,r)=>{"use strict"
r.d(t,{uk:()=>NotOnARunner,yI:()=>readContext})
class NotOnARunner extends Error{name="NotOnARunner"
code="not-on-a-runner"
constructor(e,t="is not set"){super(`${e} ${t}: run this as a step of a GitHub workflow; elsewhere, use npx status-snippets`)}}function readContext(e,t){return parseContext(e,readEvent(e.GITHUB_EVENT_PATH??"",t))}function readEvent(e,t){let r
try{r=t(e)}catch{return null}try{return JSON.parse(r)}catch{throw new NotOnARunner("GITHUB_EVENT_PATH",`names ${e}, which holds no event`)}}function parseContext(e,t){const r=fieldOf(t,"repository")
const n=fieldOf(r,"default_branch")
const s=fieldOf(r,"private")
const o=required(e,"GITHUB_API_URL").replace(/\/+$/,"")
return{event:e.GITHUB_EVENT_NAME??"",repository:repositoryOf(e),ref:e.GITHUB_REF??"",sha:e.GITHUB_SHA??"",defaultBranch:typeof n==="string"&&n!==""?n:null,fork:fieldOf(r,"fork")===true,isPublic:typeof s==="boolean"?!s:null,workspace:e.GITHUB_WORKSPACE||null,apiUrl:o,graphqlUrl:e.GITHUB_GRAPHQL_URL||`${o.replace(/\/api\/v3$/,"/api")}/graphql`}}function repositoryOf(e){const[t="",r=""]=required(e,"GITHUB_REPOSITORY").split("/")
return{owner:t,name:r}}function required(e,t){const r=e[t]
if(!r)throw new NotOnARunner(t)
return r}function fieldOf(e,t){return typeof e==="object"&&e!==null?Reflect.get(e,t):undefined}},5968:(e,t,r)=>{"use strict"
r.d(t,{G:()=>fetchFor})
var n=r(3986)
async function fetchFor(e,{fetch:t,env:s}){const o=(0,n.i)(e,s)
if(o===null)return t
const{fetchThrough:i}=await r.e(374).then(r.bind(r,6374))
return i(o)}},2300:(e,t,r)=>{"use strict"
r.d(t,{C:()=>clickHint,u:()=>hintsFor})
function hintsFor({event:e,isPublic:t},r,o){const i=[r?.outcome==="committed"&&mayBeWorkflowToken(o)?s:null,r?.outcome==="proposed"?clickHint(o):null,e==="schedule"&&t!==false?n:null]
return i.filter(e=>e!==null)}const n="GitHub stops the schedules of a public repository after 60 days without activity in it, and says so by mail; the "+"button \u201cEnable workflow\u201d on the Actions tab starts them again."
const s="A commit made with `GITHUB_TOKEN` starts no workflows. Where some should run on it, give `token` one of a GitHub App."
function clickHint(e){if(!mayBeWorkflowToken(e))return null
return"Where this pull request was opened with `GITHUB_TOKEN`, its checks wait until somebody who may write clicks "+"\u201cApprove workflows to run\u201d. With `token` of a GitHub App they start by themselves."}function mayBeWorkflowToken(e){return!/^(?:ghp|gho|ghu|github_pat)_/.test(e??"")}},4905:(e,t,r)=>{"use strict"
r.a(e,async(e,n)=>{try{r.r(t)
var s=r(3207)
var o=r(2801)
const e=(0,o.c)(process)
process.once("uncaughtException",t=>void(0,s.i)(e,t))
await(0,s.C)(e)
setTimeout(()=>process.exit(),5e3).unref()
n()}catch(e){n(e)}},1)},3764:(e,t,r)=>{"use strict"
r.d(t,{Ar:()=>htmlLink,I$:()=>htmlTable,OF:()=>fenced,TM:()=>folded,cz:()=>clipped,h8:()=>htmlCode,js:()=>htmlText})
var n=r(145)
function htmlText(e){return(0,n.Q)(e.replace(/\s+/g," ")).replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function htmlCode(e){return`<code>${htmlText(e)}</code>`}function htmlLink(e,t){return/^https?:\/\//.test(e)?`<a href="${htmlText(e)}">${htmlText(t)}</a>`:htmlText(t)}function htmlTable(e,t){const line=(e,t)=>`<tr>${t.map(t=>`<${e}>${t}</${e}>`).join("")}</tr>`
return["<table>",line("th",e),...t.map(e=>line("td",e)),"</table>"].join("\n")}function fenced(e,t){const r=Math.max(2,...(t.match(/`+/g)??[]).map(e=>e.length))
const s="`".repeat(r+1)
return`${s}${e}\n${(0,n.Q)(t).replace(/\n$/,"")}\n${s}`}function folded(e,t){return`<details><summary>${htmlText(e)}</summary>\n\n${t}\n\n</details>`}function clipped(e,t){const r=Buffer.from(e)
if(r.length<=t)return e
const n=r.subarray(0,t).toString().replace(/\uFFFD+$/,"")
const s=n.slice(0,Math.max(0,n.lastIndexOf("\n")))
return`${s||n}\n\u2026 and more; this is the beginning`}},8308:(e,t,r)=>{"use strict"
r.d(t,{H:()=>changeTable,M:()=>moveSentences})
var n=r(2107)
var s=r(3764)
function changeTable(e,t){const r=changedSections(e)
if(r.length===0)return""
const n=r.slice(0,t).map(e=>[(0,s.h8)(`${e.path}:${e.line}`),(0,s.h8)(e.slug),e.previousAddress===null?"nothing":(0,s.h8)(e.previousAddress),e.address===""?"":(0,s.Ar)(e.address,e.address)])
const o=(0,s.I$)(["Section","Page","Before","After"],n)
return r.length>t?`${o}\n\nand ${r.length-t} more.`:o}function moveSentences(e){const t=changedSections(e).filter(n.yu).map(({slug:e,previousAddress:t,address:r})=>`The page "${e}" moved from ${t??""} to ${r}.`)
return[...new Set(t)]}function changedSections(e){return e.flatMap(({path:e,sections:t})=>t.filter(({outcome:e})=>e!=="unchanged").map(t=>({...t,path:e})))}},2772:(e,t,r)=>{"use strict"
r.d(t,{o:()=>NoCheckout})
class NoCheckout extends Error{name="NoCheckout"
code="no-checkout"
constructor(e){super(`mode write found nothing of ${e.join(", ")} in the workspace: put a step with actions/checkout before this one, `+"or set mode: commit, which needs no checkout")}}},3986:(e,t,r)=>{"use strict"
r.d(t,{T:()=>ProxyError,i:()=>proxyFor})
var n=r(3762)
var s=r(7576)
class ProxyError extends Error{name="ProxyError"
code="invalid-proxy"
constructor(e,t){const r=(0,n.h)(t.replace(/\/\/.*@/,"//***@"))
super(`${e} ${r} is not the address of a proxy: write it as http://host:port`)}}function proxyFor(e,t){const{protocol:r,hostname:n,port:o}=new URL(e)
const i=r==="https:"?"https":"http"
const[a,u]=setting(t,`${i}_proxy`)
if(u===""||isExempt(n,o||(i==="https"?"443":"80"),t))return null
const c=(0,s.w)(/^https?:\/\//i.test(u)?u:`http://${u}`)
if(c===null)throw new ProxyError(a,u)
return c.href}function isExempt(e,t,r){const[,n]=setting(r,"no_proxy")
const s=[e.toLowerCase(),`${e.toLowerCase()}:${t}`]
return n.toLowerCase().split(/[,\s]+/).filter(e=>e!=="").map(e=>e.replace(/^\*?\./,"")).some(e=>e==="*"||s.some(t=>t===e||t.endsWith(`.${e}`)))}function setting(e,t){const r=t.toUpperCase()
return e[t]?[t,e[t]]:[r,e[r]??""]}},3207:(e,t,r)=>{"use strict"
r.d(t,{C:()=>runAction,i:()=>showFailure})
var n=r(3762)
var s=r(7414)
var o=r(865)
var i=r(1641)
var a=r(5225)
var u=r(4053)
var c=r(7576)
const l="https://statuspage.me"
const d=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const h=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new o.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${l}`})}const{origin:r,pathname:n}=new URL(e)
return r+n.replace(/\/+$/,"")}function findProblem(e){const t=(0,a.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=d.find(([t])=>t.test(e))
if(r)return r[1]
const n=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const s=n.startsWith("[")?null:(0,u.a)(n)
if(s!==null)return`has a host that ${s}`
const o=(0,c.w)(e)
if(o===null)return"is not an address"
return o.protocol==="http:"&&!h.test(o.hostname)?"is not https, and http is for loopback hosts only":null}var f=r(2658)
const p=["cli","action"]
const m=["cli"]
const g=["action"]
const w=[{name:"slug",kind:"text",value:"slug",doors:p,summary:"The status page, for sections that do not name one themselves"},{name:"base-url",kind:"text",value:"url",default:l,doors:p,summary:"The address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:p,summary:"The host whose subdomains are the pages, for addresses that are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:p,summary:"The page's own domain, for addresses that are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:p,summary:"Where snippets come from; auto asks the service, and generates them where the plan lacks the operation"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:p,summary:"What a section holds, in this order: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:p,summary:"A header to send to the service, credentials for example; its value is never shown or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:p,summary:"How long an answer may be used again; 0 asks anew"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:m,summary:"How long one attempt to reach the service may take"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:m,summary:"The folder that keeps answers between runs"},{name:"no-cache",kind:"flag",doors:m,summary:"Use no answers of earlier runs and keep none"},{name:"format",kind:"choice",choices:i.Fx,otherwise:"by each file's name",doors:p,summary:"Read every file as this format"},{name:"only",kind:"choice",value:"field",choices:f.R,commands:["print"],doors:m,summary:`Print just one field: ${f.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:m,summary:"Write the scheduled workflow too"},{name:"json",kind:"flag",doors:m,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:m,summary:"Show the difference"},{name:"dry-run",kind:"flag",doors:m,summary:"Write nothing, but report and exit as without it"},{name:"quiet",kind:"flag",short:"q",doors:m,summary:"Report only what is wrong"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:m,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:m,summary:"Work in this folder"},{name:"help",kind:"flag",short:"h",doors:m,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:m,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:g,summary:"The files to keep right: paths or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:g,summary:"What happens to a change: a commit, a pull request, files written for later steps, or a failed check"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the workflow's own",doors:g,summary:"The repository whose files are kept right"},{name:"branch",kind:"text",value:"branch",otherwise:"the run's branch; on tags, releases and schedules the default branch",doors:g,summary:"The branch whose files are kept right"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ and the name of the branch",doors:g,summary:"The branch that pull requests come from; it belongs to the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:g,summary:"The message of the commit; {slug}, {address} and {previous-address} are filled in"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:g,summary:"The title of the pull request, with the same words filled in"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:g,summary:"The token that reads and publishes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:g,summary:"Whether a service that cannot be reached fails the step or only warns"},{name:"run-in-forks",kind:"flag",default:"false",doors:g,summary:"Also run on a schedule in forks"}]
const v=w
const y=new Map(v.map(e=>[e.name,e]))
function optionsOf(e){return v.filter(t=>t.doors.includes(e))}function optionNamed(e){return y.get(e)??w[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}var b=r(3420)
function readValue(e,t,r){const n=givenOrDefault(e,t)
const i=n?.values.at(-1)
if(n===null||i===undefined)return null
if(i.trim()==="")throw new s.e(n.as,"is empty: give it a value or leave it out")
try{return r(i,n.as)}catch(e){if(!(e instanceof o.d))throw e
throw new s.e(n.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const r=optionNamed(t).choices??[]
const isChoice=e=>r.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const o=(0,b.Z)(e,r)
const i=o===null?"give one of these":`did you mean ${o}?`
throw new s.e(t,`${(0,n.h)(e)} is not one of ${r.join(", ")}: ${i}`)})}function readSeconds(e,t){const{range:[r,o]=[0,0],default:i}=optionNamed(t)
return readValue(e,t,(e,t)=>{const a=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(a>=r&&a<=o)return a
const u=`is not a number of seconds from ${r} to ${o}`
throw new s.e(t,`${(0,n.h)(e)} ${u}: write ${i}, for example`)})}function readFlag(e,t){const r=givenOrDefault(e,t)
if(r===null)return false
const o=r.values.at(-1)?.toLowerCase()??"true"
if(o==="true"||o==="false")return o==="true"
throw new s.e(r.as,`${(0,n.h)(o)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const r=e.get(t)
if(r!==undefined)return r
const{default:n}=optionNamed(t)
return n===undefined?null:{as:t,values:[n]}}function readActionSettings(e){return{files:readList(e,"files"),mode:readChoice(e,"mode"),repository:readValue(e,"repository",parseRepository),branch:readValue(e,"branch",parseBranch),pullRequestBranch:readValue(e,"pull-request-branch",parseBranch),commitMessage:readText(e,"commit-message"),pullRequestTitle:readText(e,"pull-request-title"),token:e.has("token")?readText(e,"token"):null,onUnavailable:readChoice(e,"on-unavailable"),runInForks:readFlag(e,"run-in-forks")}}function parseRepository(e,t){const[r,o,...i]=e.split("/")
const a=/^[\w.-]+$/
if(r!==undefined&&o!==undefined&&i.length===0&&a.test(r)&&a.test(o)){return{owner:r,name:o}}throw new s.e(t,`${(0,n.h)(e)} is not a repository: write it as owner/name`)}function parseBranch(e,t){const r=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(r)&&r!=="")return r
throw new s.e(t,`${(0,n.h)(e)} is not the name of a branch: write it as in main`)}function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}function inputName(e){return e.input??e.name}function readInputs(e){const t=new Map
for(const r of optionsOf("action")){const n=inputName(r)
const s=e(n).trim()
if(s==="")continue
t.set(r.name,{as:`input ${n}`,values:r.kind==="list"?valuesPerLine(s):[s]})}return t}var _=r(4407)
var $=r(3607)
var x=r(2714)
var E=r(8591)
function readSettings(e){const t=readValue(e,"base-url",parseBaseUrl)
return{slug:readValue(e,"slug",E.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",x.hL)??(0,x.fG)(t),customDomain:readValue(e,"custom-domain",x.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const r=(0,$.qo)(e)
if(r.valid)return r.names
const{problem:o,fix:i}=r.refusal
throw new s.e(t,`${(0,n.h)(e)} ${o}: ${i}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,_.QG)(t)}catch(r){if(!(r instanceof _.AS))throw r
const n=t.length>1?`(number ${r.line}) `:""
const o=r.message.replace(/^header \d+ /,"")
throw new s.e(e.get("header")?.as??"header",n+o,r)}}var k=r(3411)
var O=r(5968)
function askingWith(e,t){const{baseUrl:r,headers:n,timeout:s,maxAge:o}=e
let i
return async e=>{i??=asking_open(r,t)
return(await i)({slug:e,baseUrl:r,headers:n,timeout:s,maxAge:o})}}async function asking_open(e,t){const{askOnce:n}=await Promise.all([r.e(203),r.e(916)]).then(r.bind(r,9916))
const{openCacheFolder:s}=await r.e(163).then(r.bind(r,5163))
const{cacheLocation:o}=await r.e(947).then(r.bind(r,3947))
const{now:i,sleep:a,random:u}=t
const c=o(t)
const l=c===null?null:s(c)
return n({fetch:await(0,O.G)(e,t),now:i,sleep:a,random:u,cache:l,version:k.r})}var T=r(9652)
var S=r(6225)
var C=r(4644)
var R=r(1734)
var A=r(8096)
var P=r(2772)
var q=r(3986)
function failureOf(e){if(e instanceof A.ur){return{code:e.code,message:e.message,files:e.files}}if(e instanceof C.f6){const{code:t,message:r,path:n}=e
return{code:t,message:r,files:[{path:n,code:t,message:r}]}}if(e instanceof Error&&"code"in e&&U.some(t=>e instanceof t)){return{code:String(e.code),message:e.message,files:[]}}const t=e instanceof Error?e.stack??e.message:String(e)
return{code:"defect",message:`this is a defect of status-snippets; please report it\n${t}`,files:[]}}const U=[s.e,o.d,_.AS,R.cY,A.S1,T.cA,S.uk,q.T,P.o]
const F={commit:async()=>(await Promise.all([r.e(695),r.e(740),r.e(393),r.e(158)]).then(r.bind(r,5158))).publishingMode,"pull-request":async()=>(await Promise.all([r.e(695),r.e(740),r.e(393),r.e(158)]).then(r.bind(r,5158))).publishingMode,write:async()=>(await Promise.all([r.e(695),r.e(657)]).then(r.bind(r,3657))).writeMode,check:async()=>(await Promise.all([r.e(695),r.e(356)]).then(r.bind(r,356))).checkMode}
var N=r(2107)
function outputValues(e,t){const r=e.files.flatMap(e=>e.sections)
const[n]=r
const s=r.filter(({slug:e})=>e===n?.slug)
const o=s.find(N.yu)
const i=e.pages.find(({slug:e})=>e===n?.slug)
const a=t!==null&&"commit"in t?t.commit:null
const u=t!==null&&"pullRequest"in t?t.pullRequest:null
return{outcome:e.outcome,changed:String(e.outcome==="changed"),"domain-changed":String(o!==undefined),"status-page-url":n?.address||i?.snippets.status_page_url||"","previous-status-page-url":(o??n)?.previousAddress??"",source:i?.source??"","commit-sha":a?.oid??"","commit-url":a?.url??"","pull-request-number":u===null?"":String(u.number),"pull-request-url":u?.url??"","badge-markdown":i?.snippets.badge_markdown??"","badge-html":i?.snippets.badge_html??"","widget-script":i?.snippets.widget_script??"","widget-html":i?.snippets.widget_html??"","minimal-md":i?.snippets.minimal_md??"",report:JSON.stringify(e)}}const H=["http_proxy","HTTP_PROXY","https_proxy","HTTPS_PROXY"]
function secretsOf(e,t){const valuesOf=t=>e.get(t)?.values??[]
const r=[...valuesOf("token"),...valuesOf("header").flatMap(headerSecrets),...valuesOf("base-url").flatMap(passwordIn),...H.flatMap(e=>passwordIn(t[e]??""))]
return[...new Set(r.map(e=>e.trim()))].filter(e=>e!=="")}function headerSecrets(e){const t=e.slice(e.indexOf(":")+1).trim()
return[t,t.replace(/^(?:bearer|basic|token)\s+/i,"")]}function passwordIn(e){const t=/\/\/[^/@]*?:([^/]*)@/.exec(e)?.[1]??""
return[t,decoded(t)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}var L=r(1826)
async function reportOf({outcome:e,pages:t,files:r,failure:n},s){const o=new Map(t.map(e=>[`${e.slug} ${e.snippets.status_page_url}`,e]))
return{version:1,outcome:e,pages:await Promise.all([...o.values()].map(e=>pageReport(e,s))),files:r,error:n&&{code:n.code,message:n.message}}}async function pageReport({slug:e,source:t,snippets:r},n){const s=t==="offline"
return{slug:e,source:t,snippets:s?r:await safeFields(r,{slug:e,baseUrl:n})}}async function safeFields(e,t){const r=f.R.map(async r=>{const n=await(0,L.k)(r,e,t)
return[r,n.verdict==="safe"?n.value:null]})
const n=await Promise.all(r)
return Object.fromEntries(n)}function sectionNote(e){const{address:t,previousAddress:r,outcome:n}=e
const s=n==="out-of-date"
if((0,N.yu)(e)){return s?`this section points at ${r}, and should point at ${t}`:`this section points at ${t} now, and pointed at ${r} before`}if(r===null){return s?`this section lacks the snippets of ${t}`:`this section is filled with the snippets of ${t}`}return s?`this section differs from the snippets of ${t}`:`this section holds the snippets of ${t} again`}function annotationsOf(e,t){const{run:r,refusal:n,own:s}=e
const o=[...failures(e,t==="warn"&&r.failure?.kind==="unavailable"?"warning":"error"),...warnings(e),...n===null?notes(e):[]]
return s?o:o.map(e=>({...e,place:null}))}function failures({run:e},t){const r=e.files.flatMap(({path:e,problems:r})=>r.map(({line:r,column:n,message:s})=>at(t,{path:e,line:r,column:n},s)))
const{failure:n}=e
return n&&r.length===0?[{level:t,message:n.message,place:null}]:r}function warnings({run:e}){return e.warnings.map(({path:e,line:t=1,column:r=1,message:n})=>e===undefined?{level:"warning",message:n,place:null}:at("warning",{path:e,line:t,column:r},n))}function notes({run:e,published:t}){return e.files.flatMap(({path:e,sections:r})=>r.filter(({outcome:e})=>e!=="unchanged").map(r=>{const n=r.outcome==="out-of-date"&&t===null?"error":"notice"
return at(n,{path:e,line:r.line,column:1},sectionNote(r))}))}function at(e,t,r){return{level:e,message:`${t.path}:${t.line}:${t.column}: ${r}`,place:t}}var j=r(2300)
var I=r(3764)
function newsOf({run:e,published:t,refusal:r}){if(r!==null){const e=r instanceof A.rj?r.compareUrl:null
return{sentence:"Publishing failed.",url:e}}if(t!==null&&t.outcome!=="unchanged")return publishedNews(t)
return{sentence:plainly(e),url:null}}function publishedNews(e){const t=`branch "${e.branch}" of ${e.repository}`
if(e.outcome==="committed"){const{oid:r,url:n}=e.commit
return{sentence:`Committed ${r.slice(0,7)} to ${t}.`,url:n}}const{number:r,url:n}=e.pullRequest
return{sentence:D[e.outcome](`pull request #${r}`,t,e),url:n}}const D={proposed(e,t,r){if(r.outcome==="proposed"&&r.opened)return`Opened ${e} into ${t}.`
return r.outcome==="proposed"&&r.commit!==null?`Brought ${e} into ${t} up to date.`:`The change waits in ${e} into ${t}.`},closed:(e,t)=>`Closed ${e}, because ${t} is right by now.`,"left-open":(e,t)=>`Left ${e} open, because others have a part in it; ${t} is right without it.`,declined:(e,t)=>`Somebody closed ${e} with this very change to ${t}, so it is not proposed again; `+"reopen it, or change the branch by hand."}
function plainly({outcome:e,files:t}){const r=t.filter(t=>t.outcome===e).length
const n=r===1?"1 file":`${r} files`
switch(e){case"changed":return`Wrote ${n} in the workspace.`
case"out-of-date":return`Found ${n} out of date. Run status-snippets, or let this action do it in another mode.`
case"unchanged":return"Every section is right; nothing was written."
case"failed":return"Nothing was written."}}var M=r(8308)
const B=4e5
const W=1e5
const G=20
const V=200
function summaryText({result:e,report:t,diff:r,news:n,annotations:s,hints:o}){return joined([z,newsParagraph(n),messages(s),(0,M.H)(e.run.files,V),pageTable(t),...badges(t),r&&(0,I.TM)("Difference",(0,I.OF)("diff",(0,I.cz)(r,B))),...o.map(e=>`> [!NOTE]\n> ${e}`)])}function failureSummary(e){return joined([z,(0,I.OF)("text",(0,I.cz)(e,W))])}function idleSummary(e){return joined([z,newsParagraph({sentence:e,url:null})])}const z="## Status snippets"
function joined(e){return`${e.filter(e=>e!=="").join("\n\n")}\n`}function newsParagraph({sentence:e,url:t}){const r=t===null?"":` ${(0,I.Ar)(t,t)}`
return`<p>${(0,I.js)(e)}${r}</p>`}function messages(e){const t=e.filter(({level:e})=>e!=="notice").map(({level:e,message:t})=>`${e}: ${t}`)
return t.length===0?"":(0,I.OF)("text",(0,I.cz)(t.join("\n"),W))}function pageTable({pages:e,files:t}){const r=t.flatMap(e=>e.sections)
const n=e.slice(0,G).map(({slug:e,source:t,snippets:n})=>{const s=r.find(t=>t.slug===e)?.address||(n.status_page_url??"")
return[(0,I.h8)(e),(0,I.Ar)(s,s),J[t]]})
return n.length===0?"":(0,I.I$)(["Page","Address","Source"],n)}function badges({pages:e}){return e.slice(0,G).flatMap(({snippets:e})=>e.badge_markdown??[])}const J={endpoint:"endpoint: the service said so just now",cache:"cache: the service said so a moment ago",stale:"stale: the last good answer, since the service is away",offline:"offline: generated without asking"}
const K=1e6
async function showResult({settings:e,action:t,context:n,world:s},o){const{runner:i}=s
const{run:a,published:u}=o
const c=await reportOf(a,e.baseUrl)
const l=annotationsOf(o,t.onUnavailable)
if(l.some(({level:e})=>e==="error")||o.refusal!==null)i.fail()
const d=newsOf(o)
const h=(0,j.u)(n,u,t.token)
const f=a.changes.length===0?"":(await Promise.all([r.e(291),r.e(760)]).then(r.bind(r,5760))).diffOf(a.changes)
if(a.files.length>0)i.group("Files",fileLines(a))
if(f!=="")i.group("Difference",(0,I.cz)(f.trimEnd(),K))
for(const{level:e,message:t,place:r}of l)i.annotate(e,t,r)
i.say([d.sentence,d.url,...h].filter(e=>e!==null).join("\n"))
i.outputs(outputValues(c,u))
await i.summarise(summaryText({result:o,report:c,diff:f,news:d,annotations:l,hints:h}))}function fileLines({files:e}){return e.map(({path:e,outcome:t,sections:r})=>`${e}: ${t}, sections: ${r.length}`).join("\n")}const Q=6
function refusingTellTales(e,t){const r=t.filter(({length:e})=>e>=Q).flatMap(e=>[e,encodeURIComponent(e)])
return async t=>{const n=await e(t)
const s=fieldWith(n,r)
if(s!==null)throw new R.F_({slug:t,field:s,reason:"holds a secret of this run"})
return n}}function fieldWith({snippets:e},t){return f.R.find(r=>t.some(t=>e[r].includes(t)))??null}var Z=r(3758)
async function runAction(e){try{await carryOut(e)}catch(t){await showFailure(e,t)}}async function carryOut(e){const t=readInputs(e.runner.input)
const r=secretsOf(t,e.env)
for(const t of r)e.runner.mask(t)
const[n,s]=[readSettings(t),readActionSettings(t)];(0,Z.B)("commit-message",s.commitMessage);(0,Z.B)("pull-request-title",s.pullRequestTitle)
const o=(0,S.yI)(e.env,e.readFile)
if(o.event==="schedule"&&o.fork&&!s.runInForks){return showIdle(e,`${(0,T.Vb)(o.repository)} is a fork, where scheduled runs do nothing; set run-in-forks: true to let them.`)}const i=refusingTellTales(askingWith(n,e),r)
const a={settings:n,action:s,context:o,world:e,ask:i}
const u=await F[s.mode]()
await showResult(a,await u(a))}async function showIdle({runner:e},t){e.annotate("notice",t,null)
e.outputs(outputValues({version:1,outcome:"unchanged",pages:[],files:[],error:null},null))
await e.summarise(idleSummary(t))}async function showFailure({runner:e},t){const{code:r,message:n,files:s}=failureOf(t)
e.fail()
e.annotate("error",n,null)
const o=s.map(({path:e,...t})=>({path:e,outcome:"failed",sections:[],problems:[{line:1,column:1,...t}]}))
e.outputs(outputValues({version:1,outcome:"failed",pages:[],files:o,error:{code:r,message:n}},null))
await e.summarise(failureSummary(n))}},145:(e,t,r)=>{"use strict"
r.d(t,{H:()=>safeText,Q:()=>visibleText})
var n=r(5225)
const s=/\r\n|[\n\v\f\r\u0085\u2028\u2029]/
function safeText(e){return e.split(s).map(safeLine).join("\n")}function safeLine(e){return visibleText(e).replaceAll("##[","##\\[").replace(/^(\s*):(?=:)/,"$1:\\")}function visibleText(e){return e.replace(/[^\t\n\r\x20-\x7e]/gu,visible)}function visible(e){const t=e.codePointAt(0)??0
return(0,n.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`}},3758:(e,t,r)=>{"use strict"
r.d(t,{B:()=>checkTemplate,o:()=>fillTemplate})
var n=r(7414)
var s=r(3420)
const o={slug:({slug:e})=>e,address:({address:e})=>e,"previous-address":e=>e.kind==="moved"?e.previousAddress:""}
const i=/\{([\w-]+)\}/g
function checkTemplate(e,t){const r=Object.keys(o)
for(const[a,u=""]of(t??"").matchAll(i)){if(Object.hasOwn(o,u))continue
const t=(0,s.Z)(u,r)
const i=r.map(e=>`{${e}}`).join(", ")
const c=t===null?`write one of ${i}`:`did you mean {${t}}? The words are ${i}`
throw new n.e(`input ${e}`,`has "${a}", which stands for nothing: ${c}`)}}function fillTemplate(e,t){return e.replace(i,(e,r)=>Object.hasOwn(o,r)?o[r]?.(t)??e:e)}},2801:(e,t,r)=>{"use strict"
r.d(t,{c:()=>worldOf})
var n={}
r.r(n)
r.d(n,{arch:()=>he,getDetails:()=>getDetails,isLinux:()=>me,isMacOS:()=>pe,isWindows:()=>fe,platform:()=>de})
var s={}
r.r(s)
r.d(s,{ExitCode:()=>we,addPath:()=>addPath,debug:()=>debug,endGroup:()=>endGroup,error:()=>error,exportVariable:()=>exportVariable,getBooleanInput:()=>getBooleanInput,getIDToken:()=>getIDToken,getInput:()=>getInput,getMultilineInput:()=>getMultilineInput,getState:()=>getState,group:()=>group,info:()=>info,isDebug:()=>isDebug,markdownSummary:()=>H,notice:()=>notice,platform:()=>n,saveState:()=>saveState,setCommandEcho:()=>setCommandEcho,setFailed:()=>setFailed,setOutput:()=>setOutput,setSecret:()=>setSecret,startGroup:()=>startGroup,summary:()=>L,toPlatformPath:()=>toPlatformPath,toPosixPath:()=>toPosixPath,toWin32Path:()=>toWin32Path,warning:()=>warning})
var o=r(3024)
const i=require("node:os")
const a=require("node:timers/promises")
var u=r(857)
function toCommandValue(e){if(e===null||e===undefined){return""}else if(typeof e==="string"||e instanceof String){return e}return JSON.stringify(e)}function toCommandProperties(e){if(!Object.keys(e).length){return{}}return{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}}function issueCommand(e,t,r){const n=new Command(e,t,r)
process.stdout.write(n.toString()+u.EOL)}function issue(e,t=""){issueCommand(e,{},t)}const c="::"
class Command{constructor(e,t,r){if(!e){e="missing.command"}this.command=e
this.properties=t
this.message=r}toString(){let e=c+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=true
for(const r in this.properties){if(this.properties.hasOwnProperty(r)){const n=this.properties[r]
if(n){if(t){t=false}else{e+=","}e+=`${r}=${escapeProperty(n)}`}}}}e+=`${c}${escapeData(this.message)}`
return e}}function escapeData(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const l=require("crypto")
var d=r(9896)
function issueFileCommand(e,t){const r=process.env[`GITHUB_${e}`]
if(!r){throw new Error(`Unable to find environment variable for file command ${e}`)}if(!d.existsSync(r)){throw new Error(`Missing file at path: ${r}`)}d.appendFileSync(r,`${toCommandValue(t)}${u.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(e,t){const r=`ghadelimiter_${l.randomUUID()}`
const n=toCommandValue(t)
if(e.includes(r)){throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`)}if(n.includes(r)){throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`)}return`${e}<<${r}${u.EOL}${n}${u.EOL}${r}`}const h=require("path")
var f=r(8611)
var p=r.t(f,2)
var m=r(5692)
var g=r.t(m,2)
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e)){return undefined}const r=(()=>{if(t){return process.env["https_proxy"]||process.env["HTTPS_PROXY"]}else{return process.env["http_proxy"]||process.env["HTTP_PROXY"]}})()
if(r){try{return new DecodedURL(r)}catch(e){if(!r.startsWith("http://")&&!r.startsWith("https://"))return new DecodedURL(`http://${r}`)}}else{return undefined}}function checkBypass(e){if(!e.hostname){return false}const t=e.hostname
if(isLoopbackAddress(t)){return true}const r=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!r){return false}let n
if(e.port){n=Number(e.port)}else if(e.protocol==="http:"){n=80}else if(e.protocol==="https:"){n=443}const s=[e.hostname.toUpperCase()]
if(typeof n==="number"){s.push(`${s[0]}:${n}`)}for(const e of r.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e)){if(e==="*"||s.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`))){return true}}return false}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}var w=r(770)
var v=r(2472)
var y=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
var b;(function(e){e[e["OK"]=200]="OK"
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
e[e["GatewayTimeout"]=504]="GatewayTimeout"})(b||(b={}))
var _;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(_||(_={}))
var $;(function(e){e["ApplicationJson"]="application/json"})($||($={}))
function lib_getProxyUrl(e){const t=pm.getProxyUrl(new URL(e))
return t?t.href:""}const x=[b.MovedPermanently,b.ResourceMoved,b.SeeOther,b.TemporaryRedirect,b.PermanentRedirect]
const E=[b.BadGateway,b.ServiceUnavailable,b.GatewayTimeout]
const k=["OPTIONS","GET","DELETE","HEAD"]
const O=10
const T=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(e){this.message=e}readBody(){return y(this,void 0,void 0,function*(){return new Promise(e=>y(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return y(this,void 0,void 0,function*(){return new Promise(e=>y(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)})
this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}function isHttps(e){const t=new URL(e)
return t.protocol==="https:"}class HttpClient{constructor(e,t,r){this._ignoreSslError=false
this._allowRedirects=true
this._allowRedirectDowngrade=false
this._maxRedirects=50
this._allowRetries=false
this._maxRetries=1
this._keepAlive=false
this._disposed=false
this.userAgent=this._getUserAgentWithOrchestrationId(e)
this.handlers=t||[]
this.requestOptions=r
if(r){if(r.ignoreSslError!=null){this._ignoreSslError=r.ignoreSslError}this._socketTimeout=r.socketTimeout
if(r.allowRedirects!=null){this._allowRedirects=r.allowRedirects}if(r.allowRedirectDowngrade!=null){this._allowRedirectDowngrade=r.allowRedirectDowngrade}if(r.maxRedirects!=null){this._maxRedirects=Math.max(r.maxRedirects,0)}if(r.keepAlive!=null){this._keepAlive=r.keepAlive}if(r.allowRetries!=null){this._allowRetries=r.allowRetries}if(r.maxRetries!=null){this._maxRetries=r.maxRetries}}}options(e,t){return y(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return y(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return y(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,r){return y(this,void 0,void 0,function*(){return this.request("POST",e,t,r||{})})}patch(e,t,r){return y(this,void 0,void 0,function*(){return this.request("PATCH",e,t,r||{})})}put(e,t,r){return y(this,void 0,void 0,function*(){return this.request("PUT",e,t,r||{})})}head(e,t){return y(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,r,n){return y(this,void 0,void 0,function*(){return this.request(e,t,r,n)})}getJson(e){return y(this,arguments,void 0,function*(e,t={}){t[_.Accept]=this._getExistingOrDefaultHeader(t,_.Accept,$.ApplicationJson)
const r=yield this.get(e,t)
return this._processResponse(r,this.requestOptions)})}postJson(e,t){return y(this,arguments,void 0,function*(e,t,r={}){const n=JSON.stringify(t,null,2)
r[_.Accept]=this._getExistingOrDefaultHeader(r,_.Accept,$.ApplicationJson)
r[_.ContentType]=this._getExistingOrDefaultContentTypeHeader(r,$.ApplicationJson)
const s=yield this.post(e,n,r)
return this._processResponse(s,this.requestOptions)})}putJson(e,t){return y(this,arguments,void 0,function*(e,t,r={}){const n=JSON.stringify(t,null,2)
r[_.Accept]=this._getExistingOrDefaultHeader(r,_.Accept,$.ApplicationJson)
r[_.ContentType]=this._getExistingOrDefaultContentTypeHeader(r,$.ApplicationJson)
const s=yield this.put(e,n,r)
return this._processResponse(s,this.requestOptions)})}patchJson(e,t){return y(this,arguments,void 0,function*(e,t,r={}){const n=JSON.stringify(t,null,2)
r[_.Accept]=this._getExistingOrDefaultHeader(r,_.Accept,$.ApplicationJson)
r[_.ContentType]=this._getExistingOrDefaultContentTypeHeader(r,$.ApplicationJson)
const s=yield this.patch(e,n,r)
return this._processResponse(s,this.requestOptions)})}request(e,t,r,n){return y(this,void 0,void 0,function*(){if(this._disposed){throw new Error("Client has already been disposed.")}const s=new URL(t)
let o=this._prepareRequest(e,s,n)
const i=this._allowRetries&&k.includes(e)?this._maxRetries+1:1
let a=0
let u
do{u=yield this.requestRaw(o,r)
if(u&&u.message&&u.message.statusCode===b.Unauthorized){let e
for(const t of this.handlers){if(t.canHandleAuthentication(u)){e=t
break}}if(e){return e.handleAuthentication(this,o,r)}else{return u}}let t=this._maxRedirects
while(u.message.statusCode&&x.includes(u.message.statusCode)&&this._allowRedirects&&t>0){const i=u.message.headers["location"]
if(!i){break}const a=new URL(i)
if(s.protocol==="https:"&&s.protocol!==a.protocol&&!this._allowRedirectDowngrade){throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")}yield u.readBody()
if(a.hostname!==s.hostname){for(const e in n){if(e.toLowerCase()==="authorization"){delete n[e]}}}o=this._prepareRequest(e,a,n)
u=yield this.requestRaw(o,r)
t--}if(!u.message.statusCode||!E.includes(u.message.statusCode)){return u}a+=1
if(a<i){yield u.readBody()
yield this._performExponentialBackoff(a)}}while(a<i)
return u})}dispose(){if(this._agent){this._agent.destroy()}this._disposed=true}requestRaw(e,t){return y(this,void 0,void 0,function*(){return new Promise((r,n)=>{function callbackForResult(e,t){if(e){n(e)}else if(!t){n(new Error("Unknown error"))}else{r(t)}}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,r){if(typeof t==="string"){if(!e.options.headers){e.options.headers={}}e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let n=false
function handleResult(e,t){if(!n){n=true
r(e,t)}}const s=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(undefined,t)})
let o
s.on("socket",e=>{o=e})
s.setTimeout(this._socketTimeout||3*6e4,()=>{if(o){o.end()}handleResult(new Error(`Request timeout: ${e.options.path}`))})
s.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string"){s.write(t,"utf8")}if(t&&typeof t!=="string"){t.on("close",function(){s.end()})
t.pipe(s)}else{s.end()}}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const r=getProxyUrl(t)
const n=r&&r.hostname
if(!n){return}return this._getProxyAgentDispatcher(t,r)}_prepareRequest(e,t,r){const n={}
n.parsedUrl=t
const s=n.parsedUrl.protocol==="https:"
n.httpModule=s?g:p
const o=s?443:80
n.options={}
n.options.host=n.parsedUrl.hostname
n.options.port=n.parsedUrl.port?parseInt(n.parsedUrl.port):o
n.options.path=(n.parsedUrl.pathname||"")+(n.parsedUrl.search||"")
n.options.method=e
n.options.headers=this._mergeHeaders(r)
if(this.userAgent!=null){n.options.headers["user-agent"]=this.userAgent}n.options.agent=this._getAgent(n.parsedUrl)
if(this.handlers){for(const e of this.handlers){e.prepareRequest(n.options)}}return n}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers){return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))}return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,r){let n
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e){n=typeof e==="number"?e.toString():e}}const s=e[t]
if(s!==undefined){return typeof s==="number"?s.toString():s}if(n!==undefined){return n}return r}_getExistingOrDefaultContentTypeHeader(e,t){let r
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[_.ContentType]
if(e){if(typeof e==="number"){r=String(e)}else if(Array.isArray(e)){r=e.join(", ")}else{r=e}}}const n=e[_.ContentType]
if(n!==undefined){if(typeof n==="number"){return String(n)}else if(Array.isArray(n)){return n.join(", ")}else{return n}}if(r!==undefined){return r}return t}_getAgent(e){let t
const r=getProxyUrl(e)
const n=r&&r.hostname
if(this._keepAlive&&n){t=this._proxyAgent}if(!n){t=this._agent}if(t){return t}const s=e.protocol==="https:"
let o=100
if(this.requestOptions){o=this.requestOptions.maxSockets||f.globalAgent.maxSockets}if(r&&r.hostname){const e={maxSockets:o,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(r.username||r.password)&&{proxyAuth:`${r.username}:${r.password}`}),{host:r.hostname,port:r.port})}
let n
const i=r.protocol==="https:"
if(s){n=i?w.httpsOverHttps:w.httpsOverHttp}else{n=i?w.httpOverHttps:w.httpOverHttp}t=n(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:o}
t=s?new m.Agent(e):new f.Agent(e)
this._agent=t}if(s&&this._ignoreSslError){t.options=Object.assign(t.options||{},{rejectUnauthorized:false})}return t}_getProxyAgentDispatcher(e,t){let r
if(this._keepAlive){r=this._proxyAgentDispatcher}if(r){return r}const n=e.protocol==="https:"
r=new v.ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=r
if(n&&this._ignoreSslError){r.options=Object.assign(r.options.requestTls||{},{rejectUnauthorized:false})}return r}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const r=process.env["ACTIONS_ORCHESTRATION_ID"]
if(r){const e=r.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return y(this,void 0,void 0,function*(){e=Math.min(O,e)
const t=T*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return y(this,void 0,void 0,function*(){return new Promise((r,n)=>y(this,void 0,void 0,function*(){const s=e.message.statusCode||0
const o={statusCode:s,result:null,headers:{}}
if(s===b.NotFound){r(o)}function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf())){return e}}return t}let i
let a
try{a=yield e.readBody()
if(a&&a.length>0){if(t&&t.deserializeDates){i=JSON.parse(a,dateTimeDeserializer)}else{i=JSON.parse(a)}o.result=i}o.headers=e.message.headers}catch(e){}if(s>299){let e
if(i&&i.message){e=i.message}else if(a&&a.length>0){e=a}else{e=`Failed request: (${s})`}const t=new HttpClientError(e,s)
t.result=o.result
n(t)}else{r(o)}}))})}}const lowercaseKeys=e=>Object.keys(e).reduce((t,r)=>(t[r.toLowerCase()]=e[r],t),{})
var S=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class BasicCredentialHandler{constructor(e,t){this.username=e
this.password=t}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return S(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class BearerCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){return S(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class PersonalAccessTokenCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers){throw Error("The request has no headers")}e.headers["Authorization"]=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return false}handleAuthentication(){return S(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var C=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class OidcClient{static createHttpClient(e=true,t=10){const r={allowRetries:e,maxRetries:t}
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(OidcClient.getRequestToken())],r)}static getRequestToken(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable")}return e}static getIDTokenUrl(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return e}static getCall(e){return C(this,void 0,void 0,function*(){var t
const r=OidcClient.createHttpClient()
const n=yield r.getJson(e).catch(e=>{throw new Error(`Failed to get ID Token. \n \n        Error Code : ${e.statusCode}\n \n        Error Message: ${e.message}`)})
const s=(t=n.result)===null||t===void 0?void 0:t.value
if(!s){throw new Error("Response json body do not have ID Token field")}return s})}static getIDToken(e){return C(this,void 0,void 0,function*(){try{let t=OidcClient.getIDTokenUrl()
if(e){const r=encodeURIComponent(e)
t=`${t}&audience=${r}`}debug(`ID token url is ${t}`)
const r=yield OidcClient.getCall(t)
setSecret(r)
return r}catch(e){throw new Error(`Error message: ${e.message}`)}})}}var R=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{access:A,appendFile:P,writeFile:q}=d.promises
const U="GITHUB_STEP_SUMMARY"
const F="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary"
class Summary{constructor(){this._buffer=""}filePath(){return R(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const e=process.env[U]
if(!e){throw new Error(`Unable to find environment variable for $${U}. Check if your runtime environment supports job summaries.`)}try{yield A(e,d.constants.R_OK|d.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e
return this._filePath})}wrap(e,t,r={}){const n=Object.entries(r).map(([e,t])=>` ${e}="${t}"`).join("")
if(!t){return`<${e}${n}>`}return`<${e}${n}>${t}</${e}>`}write(e){return R(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite)
const r=yield this.filePath()
const n=t?q:P
yield n(r,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return R(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(e,t=false){this._buffer+=e
return t?this.addEOL():this}addEOL(){return this.addRaw(u.EOL)}addCodeBlock(e,t){const r=Object.assign({},t&&{lang:t})
const n=this.wrap("pre",this.wrap("code",e),r)
return this.addRaw(n).addEOL()}addList(e,t=false){const r=t?"ol":"ul"
const n=e.map(e=>this.wrap("li",e)).join("")
const s=this.wrap(r,n)
return this.addRaw(s).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e==="string"){return this.wrap("td",e)}const{header:t,data:r,colspan:n,rowspan:s}=e
const o=t?"th":"td"
const i=Object.assign(Object.assign({},n&&{colspan:n}),s&&{rowspan:s})
return this.wrap(o,r,i)}).join("")
return this.wrap("tr",t)}).join("")
const r=this.wrap("table",t)
return this.addRaw(r).addEOL()}addDetails(e,t){const r=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(r).addEOL()}addImage(e,t,r){const{width:n,height:s}=r||{}
const o=Object.assign(Object.assign({},n&&{width:n}),s&&{height:s})
const i=this.wrap("img",null,Object.assign({src:e,alt:t},o))
return this.addRaw(i).addEOL()}addHeading(e,t){const r=`h${t}`
const n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1"
const s=this.wrap(n,e)
return this.addRaw(s).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const r=Object.assign({},t&&{cite:t})
const n=this.wrap("blockquote",e,r)
return this.addRaw(n).addEOL()}addLink(e,t){const r=this.wrap("a",e,{href:t})
return this.addRaw(r).addEOL()}}const N=new Summary
const H=N
const L=N
function toPosixPath(e){return e.replace(/[\\]/g,"/")}function toWin32Path(e){return e.replace(/[/]/g,"\\")}function toPlatformPath(e){return e.replace(/[/\\]/g,h.sep)}var j=r(3193)
var I=r(4434)
const D=require("child_process")
var M=r(2613)
var B=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{chmod:W,copyFile:G,lstat:V,mkdir:z,open:J,readdir:K,rename:Q,rm:Z,rmdir:Y,stat:X,symlink:ee,unlink:te}=d.promises
const re=process.platform==="win32"
function readlink(e){return B(this,void 0,void 0,function*(){const t=yield fs.promises.readlink(e)
if(re&&!t.endsWith("\\")){return`${t}\\`}return t})}const ne=268435456
const se=d.constants.O_RDONLY
function exists(e){return B(this,void 0,void 0,function*(){try{yield X(e)}catch(e){if(e.code==="ENOENT"){return false}throw e}return true})}function isDirectory(e){return B(this,arguments,void 0,function*(e,t=false){const r=t?yield X(e):yield V(e)
return r.isDirectory()})}function isRooted(e){e=normalizeSeparators(e)
if(!e){throw new Error('isRooted() parameter "p" cannot be empty')}if(re){return e.startsWith("\\")||/^[A-Z]:/i.test(e)}return e.startsWith("/")}function tryGetExecutablePath(e,t){return B(this,void 0,void 0,function*(){let r=undefined
try{r=yield X(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(r&&r.isFile()){if(re){const r=h.extname(e).toUpperCase()
if(t.some(e=>e.toUpperCase()===r)){return e}}else{if(isUnixExecutable(r)){return e}}}const n=e
for(const s of t){e=n+s
r=undefined
try{r=yield X(e)}catch(t){if(t.code!=="ENOENT"){console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}}if(r&&r.isFile()){if(re){try{const t=h.dirname(e)
const r=h.basename(e).toUpperCase()
for(const n of yield K(t)){if(r===n.toUpperCase()){e=h.join(t,n)
break}}}catch(t){console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}return e}else{if(isUnixExecutable(r)){return e}}}}return""})}function normalizeSeparators(e){e=e||""
if(re){e=e.replace(/\//g,"\\")
return e.replace(/\\\\+/g,"\\")}return e.replace(/\/\/+/g,"/")}function isUnixExecutable(e){return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==undefined&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==undefined&&e.uid===process.getuid()}function getCmdPath(){var e
return(e=process.env["COMSPEC"])!==null&&e!==void 0?e:`cmd.exe`}var oe=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function cp(e,t){return oe(this,arguments,void 0,function*(e,t,r={}){const{force:n,recursive:s,copySourceDirectory:o}=readCopyOptions(r)
const i=(yield ioUtil.exists(t))?yield ioUtil.stat(t):null
if(i&&i.isFile()&&!n){return}const a=i&&i.isDirectory()&&o?path.join(t,path.basename(e)):t
if(!(yield ioUtil.exists(e))){throw new Error(`no such file or directory: ${e}`)}const u=yield ioUtil.stat(e)
if(u.isDirectory()){if(!s){throw new Error(`Failed to copy. ${e} is a directory, but tried to copy without recursive flag.`)}else{yield cpDirRecursive(e,a,0,n)}}else{if(path.relative(e,a)===""){throw new Error(`'${a}' and '${e}' are the same file`)}yield io_copyFile(e,a,n)}})}function mv(e,t){return oe(this,arguments,void 0,function*(e,t,r={}){if(yield ioUtil.exists(t)){let n=true
if(yield ioUtil.isDirectory(t)){t=path.join(t,path.basename(e))
n=yield ioUtil.exists(t)}if(n){if(r.force==null||r.force){yield rmRF(t)}else{throw new Error("Destination already exists")}}}yield mkdirP(path.dirname(t))
yield ioUtil.rename(e,t)})}function rmRF(e){return oe(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS){if(/[*"<>|]/.test(e)){throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows')}}try{yield ioUtil.rm(e,{force:true,maxRetries:3,recursive:true,retryDelay:300})}catch(e){throw new Error(`File was unable to be removed ${e}`)}})}function mkdirP(e){return oe(this,void 0,void 0,function*(){ok(e,"a path argument must be provided")
yield ioUtil.mkdir(e,{recursive:true})})}function which(e,t){return oe(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}if(t){const t=yield which(e,false)
if(!t){if(re){throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`)}else{throw new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`)}}return t}const r=yield findInPath(e)
if(r&&r.length>0){return r[0]}return""})}function findInPath(e){return oe(this,void 0,void 0,function*(){if(!e){throw new Error("parameter 'tool' is required")}const t=[]
if(re&&process.env["PATHEXT"]){for(const e of process.env["PATHEXT"].split(h.delimiter)){if(e){t.push(e)}}}if(isRooted(e)){const r=yield tryGetExecutablePath(e,t)
if(r){return[r]}return[]}if(e.includes(h.sep)){return[]}const r=[]
if(process.env.PATH){for(const e of process.env.PATH.split(h.delimiter)){if(e){r.push(e)}}}const n=[]
for(const s of r){const r=yield tryGetExecutablePath(h.join(s,e),t)
if(r){n.push(r)}}return n})}function readCopyOptions(e){const t=e.force==null?true:e.force
const r=Boolean(e.recursive)
const n=e.copySourceDirectory==null?true:Boolean(e.copySourceDirectory)
return{force:t,recursive:r,copySourceDirectory:n}}function cpDirRecursive(e,t,r,n){return oe(this,void 0,void 0,function*(){if(r>=255)return
r++
yield mkdirP(t)
const s=yield ioUtil.readdir(e)
for(const o of s){const s=`${e}/${o}`
const i=`${t}/${o}`
const a=yield ioUtil.lstat(s)
if(a.isDirectory()){yield cpDirRecursive(s,i,r,n)}else{yield io_copyFile(s,i,n)}}yield ioUtil.chmod(t,(yield ioUtil.stat(e)).mode)})}function io_copyFile(e,t,r){return oe(this,void 0,void 0,function*(){if((yield ioUtil.lstat(e)).isSymbolicLink()){try{yield ioUtil.lstat(t)
yield ioUtil.unlink(t)}catch(e){if(e.code==="EPERM"){yield ioUtil.chmod(t,"0666")
yield ioUtil.unlink(t)}}const r=yield ioUtil.readlink(e)
yield ioUtil.symlink(r,t,ioUtil.IS_WINDOWS?"junction":null)}else if(!(yield ioUtil.exists(t))||r){yield ioUtil.copyFile(e,t)}})}const ie=require("timers")
var ae=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const ue=process.platform==="win32"
class ToolRunner extends I.EventEmitter{constructor(e,t,r){super()
if(!e){throw new Error("Parameter 'toolPath' cannot be null or empty.")}this.toolPath=e
this.args=t||[]
this.options=r||{}}_debug(e){if(this.options.listeners&&this.options.listeners.debug){this.options.listeners.debug(e)}}_getCommandString(e,t){const r=this._getSpawnFileName()
const n=this._getSpawnArgs(e)
let s=t?"":"[command]"
if(ue){if(this._isCmdFile()){s+=r
for(const e of n){s+=` ${e}`}}else if(e.windowsVerbatimArguments){s+=`"${r}"`
for(const e of n){s+=` ${e}`}}else{s+=this._windowsQuoteCmdArg(r)
for(const e of n){s+=` ${this._windowsQuoteCmdArg(e)}`}}}else{s+=r
for(const e of n){s+=` ${e}`}}return s}_processLineBuffer(e,t,r){try{let n=t+e.toString()
let s=n.indexOf(u.EOL)
while(s>-1){const e=n.substring(0,s)
r(e)
n=n.substring(s+u.EOL.length)
s=n.indexOf(u.EOL)}return n}catch(e){this._debug(`error processing line. Failed with error ${e}`)
return""}}_getSpawnFileName(){if(ue){if(this._isCmdFile()){return process.env["COMSPEC"]||"cmd.exe"}}return this.toolPath}_getSpawnArgs(e){if(ue){if(this._isCmdFile()){let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`
for(const r of this.args){t+=" "
t+=e.windowsVerbatimArguments?r:this._windowsQuoteCmdArg(r)}t+='"'
return[t]}}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.toolPath.toUpperCase()
return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile()){return this._uvQuoteCmdArg(e)}if(!e){return'""'}const t=[" ","\t","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"']
let r=false
for(const n of e){if(t.some(e=>e===n)){r=true
break}}if(!r){return e}let n='"'
let s=true
for(let t=e.length;t>0;t--){n+=e[t-1]
if(s&&e[t-1]==="\\"){n+="\\"}else if(e[t-1]==='"'){s=true
n+='"'}else{s=false}}n+='"'
return n.split("").reverse().join("")}_uvQuoteCmdArg(e){if(!e){return'""'}if(!e.includes(" ")&&!e.includes("\t")&&!e.includes('"')){return e}if(!e.includes('"')&&!e.includes("\\")){return`"${e}"`}let t='"'
let r=true
for(let n=e.length;n>0;n--){t+=e[n-1]
if(r&&e[n-1]==="\\"){t+="\\"}else if(e[n-1]==='"'){r=true
t+="\\"}else{r=false}}t+='"'
return t.split("").reverse().join("")}_cloneExecOptions(e){e=e||{}
const t={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||false,windowsVerbatimArguments:e.windowsVerbatimArguments||false,failOnStdErr:e.failOnStdErr||false,ignoreReturnCode:e.ignoreReturnCode||false,delay:e.delay||1e4}
t.outStream=e.outStream||process.stdout
t.errStream=e.errStream||process.stderr
return t}_getSpawnOptions(e,t){e=e||{}
const r={}
r.cwd=e.cwd
r.env=e.env
r["windowsVerbatimArguments"]=e.windowsVerbatimArguments||this._isCmdFile()
if(e.windowsVerbatimArguments){r.argv0=`"${t}"`}return r}exec(){return ae(this,void 0,void 0,function*(){if(!isRooted(this.toolPath)&&(this.toolPath.includes("/")||ue&&this.toolPath.includes("\\"))){this.toolPath=h.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)}this.toolPath=yield which(this.toolPath,true)
return new Promise((e,t)=>ae(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`)
this._debug("arguments:")
for(const e of this.args){this._debug(`   ${e}`)}const r=this._cloneExecOptions(this.options)
if(!r.silent&&r.outStream){r.outStream.write(this._getCommandString(r)+u.EOL)}const n=new ExecState(r,this.toolPath)
n.on("debug",e=>{this._debug(e)})
if(this.options.cwd&&!(yield exists(this.options.cwd))){return t(new Error(`The cwd: ${this.options.cwd} does not exist!`))}const s=this._getSpawnFileName()
const o=D.spawn(s,this._getSpawnArgs(r),this._getSpawnOptions(this.options,s))
let i=""
if(o.stdout){o.stdout.on("data",e=>{if(this.options.listeners&&this.options.listeners.stdout){this.options.listeners.stdout(e)}if(!r.silent&&r.outStream){r.outStream.write(e)}i=this._processLineBuffer(e,i,e=>{if(this.options.listeners&&this.options.listeners.stdline){this.options.listeners.stdline(e)}})})}let a=""
if(o.stderr){o.stderr.on("data",e=>{n.processStderr=true
if(this.options.listeners&&this.options.listeners.stderr){this.options.listeners.stderr(e)}if(!r.silent&&r.errStream&&r.outStream){const t=r.failOnStdErr?r.errStream:r.outStream
t.write(e)}a=this._processLineBuffer(e,a,e=>{if(this.options.listeners&&this.options.listeners.errline){this.options.listeners.errline(e)}})})}o.on("error",e=>{n.processError=e.message
n.processExited=true
n.processClosed=true
n.CheckComplete()})
o.on("exit",e=>{n.processExitCode=e
n.processExited=true
this._debug(`Exit code ${e} received from tool '${this.toolPath}'`)
n.CheckComplete()})
o.on("close",e=>{n.processExitCode=e
n.processExited=true
n.processClosed=true
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`)
n.CheckComplete()})
n.on("done",(r,n)=>{if(i.length>0){this.emit("stdline",i)}if(a.length>0){this.emit("errline",a)}o.removeAllListeners()
if(r){t(r)}else{e(n)}})
if(this.options.input){if(!o.stdin){throw new Error("child process missing stdin")}o.stdin.end(this.options.input)}}))})}}function argStringToArray(e){const t=[]
let r=false
let n=false
let s=""
function append(e){if(n&&e!=='"'){s+="\\"}s+=e
n=false}for(let o=0;o<e.length;o++){const i=e.charAt(o)
if(i==='"'){if(!n){r=!r}else{append(i)}continue}if(i==="\\"&&n){append(i)
continue}if(i==="\\"&&r){n=true
continue}if(i===" "&&!r){if(s.length>0){t.push(s)
s=""}continue}append(i)}if(s.length>0){t.push(s.trim())}return t}class ExecState extends I.EventEmitter{constructor(e,t){super()
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
if(e.delay){this.delay=e.delay}}CheckComplete(){if(this.done){return}if(this.processClosed){this._setResult()}else if(this.processExited){this.timeout=(0,ie.setTimeout)(ExecState.HandleTimeout,this.delay,this)}}_debug(e){this.emit("debug",e)}_setResult(){let e
if(this.processExited){if(this.processError){e=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`)}else if(this.processExitCode!==0&&!this.options.ignoreReturnCode){e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`)}else if(this.processStderr&&this.options.failOnStdErr){e=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`)}}if(this.timeout){clearTimeout(this.timeout)
this.timeout=null}this.done=true
this.emit("done",e,this.processExitCode)}static HandleTimeout(e){if(e.done){return}if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not close within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`
e._debug(t)}e._setResult()}}var ce=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function exec(e,t,r){return ce(this,void 0,void 0,function*(){const n=argStringToArray(e)
if(n.length===0){throw new Error(`Parameter 'commandLine' cannot be null or empty.`)}const s=n[0]
t=n.slice(1).concat(t||[])
const o=new ToolRunner(s,t,r)
return o.exec()})}function getExecOutput(e,t,r){return ce(this,void 0,void 0,function*(){var n,s
let o=""
let i=""
const a=new j.StringDecoder("utf8")
const u=new j.StringDecoder("utf8")
const c=(n=r===null||r===void 0?void 0:r.listeners)===null||n===void 0?void 0:n.stdout
const l=(s=r===null||r===void 0?void 0:r.listeners)===null||s===void 0?void 0:s.stderr
const stdErrListener=e=>{i+=u.write(e)
if(l){l(e)}}
const stdOutListener=e=>{o+=a.write(e)
if(c){c(e)}}
const d=Object.assign(Object.assign({},r===null||r===void 0?void 0:r.listeners),{stdout:stdOutListener,stderr:stdErrListener})
const h=yield exec(e,t,Object.assign(Object.assign({},r),{listeners:d}))
o+=a.end()
i+=u.end()
return{exitCode:h,stdout:o,stderr:i}})}var le=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const getWindowsInfo=()=>le(void 0,void 0,void 0,function*(){const{stdout:e}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',undefined,{silent:true})
const{stdout:t}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',undefined,{silent:true})
return{name:t.trim(),version:e.trim()}})
const getMacOsInfo=()=>le(void 0,void 0,void 0,function*(){var e,t,r,n
const{stdout:s}=yield getExecOutput("sw_vers",undefined,{silent:true})
const o=(t=(e=s.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:""
const i=(n=(r=s.match(/ProductName:\s*(.+)/))===null||r===void 0?void 0:r[1])!==null&&n!==void 0?n:""
return{name:i,version:o}})
const getLinuxInfo=()=>le(void 0,void 0,void 0,function*(){const{stdout:e}=yield getExecOutput("lsb_release",["-i","-r","-s"],{silent:true})
const[t,r]=e.trim().split("\n")
return{name:t,version:r}})
const de=u.platform()
const he=u.arch()
const fe=de==="win32"
const pe=de==="darwin"
const me=de==="linux"
function getDetails(){return le(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield fe?getWindowsInfo():pe?getMacOsInfo():getLinuxInfo()),{platform:de,arch:he,isWindows:fe,isMacOS:pe,isLinux:me})})}var ge=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
var we;(function(e){e[e["Success"]=0]="Success"
e[e["Failure"]=1]="Failure"})(we||(we={}))
function exportVariable(e,t){const r=toCommandValue(t)
process.env[e]=r
const n=process.env["GITHUB_ENV"]||""
if(n){return issueFileCommand("ENV",prepareKeyValueMessage(e,t))}issueCommand("set-env",{name:e},r)}function setSecret(e){issueCommand("add-mask",{},e)}function addPath(e){const t=process.env["GITHUB_PATH"]||""
if(t){issueFileCommand("PATH",e)}else{issueCommand("add-path",{},e)}process.env["PATH"]=`${e}${h.delimiter}${process.env["PATH"]}`}function getInput(e,t){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||""
if(t&&t.required&&!r){throw new Error(`Input required and not supplied: ${e}`)}if(t&&t.trimWhitespace===false){return r}return r.trim()}function getMultilineInput(e,t){const r=getInput(e,t).split("\n").filter(e=>e!=="")
if(t&&t.trimWhitespace===false){return r}return r.map(e=>e.trim())}function getBooleanInput(e,t){const r=["true","True","TRUE"]
const n=["false","False","FALSE"]
const s=getInput(e,t)
if(r.includes(s))return true
if(n.includes(s))return false
throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\n`+`Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(e,t){const r=process.env["GITHUB_OUTPUT"]||""
if(r){return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t))}process.stdout.write(u.EOL)
issueCommand("set-output",{name:e},toCommandValue(t))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=we.Failure
error(e)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function debug(e){issueCommand("debug",{},e)}function error(e,t={}){issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+u.EOL)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup")}function group(e,t){return ge(this,void 0,void 0,function*(){startGroup(e)
let r
try{r=yield t()}finally{endGroup()}return r})}function saveState(e,t){const r=process.env["GITHUB_STATE"]||""
if(r){return issueFileCommand("STATE",prepareKeyValueMessage(e,t))}issueCommand("save-state",{name:e},toCommandValue(t))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return ge(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var ve=r(145)
function actionsRunner(e){const say=t=>e.info((0,ve.H)(t))
return{input:t=>e.getInput(t),mask:t=>e.setSecret(t),say,group(t,r){e.startGroup((0,ve.H)(t))
say(r)
e.endGroup()},annotate(t,r,n){const s=n&&{file:n.path,startLine:n.line,startColumn:n.column}
e[t]((0,ve.H)(r),s??{})},outputs(t){try{for(const[r,n]of Object.entries(t))e.setOutput(r,n)}catch(t){e.error((0,ve.H)(`The outputs cannot be set: ${wordsOf(t)}`))
process.exitCode=e.ExitCode.Failure}},async summarise(t){try{await e.summary.addRaw(t,true).write()}catch(e){say(`No summary: ${wordsOf(e)}`)}},fail(){process.exitCode=e.ExitCode.Failure}}}function wordsOf(e){return e instanceof Error?e.message:String(e)}function worldOf({env:e,platform:t}){return{env:e,platform:t,home:homeFolder(),runner:actionsRunner(s),readFile:e=>(0,o.readFileSync)(e,"utf8"),fetch:globalThis.fetch,now:Date.now,sleep:e=>(0,a.setTimeout)(e),random:Math.random}}function homeFolder(){try{return(0,i.homedir)()}catch{return""}}},4644:(e,t,r)=>{"use strict"
r.d(t,{$N:()=>codeOf,JX:()=>LeadsOutside,K_:()=>FileNotFound,MF:()=>TooLarge,N3:()=>NoMatch,_j:()=>PartlyWritten,c4:()=>UnknownFormat,f6:()=>FileError,fH:()=>ReadOnlyFile,hW:()=>NotUtf8,pX:()=>NotAFile,rl:()=>NotWritten,vE:()=>readingError,zR:()=>FileChanged})
class FileError extends Error{path
problem
constructor(e,t,r,n){super(`${e} ${t}: ${r}`,{cause:n})
this.path=e
this.problem=`this file ${t}: ${r}`}}class FileNotFound extends FileError{name="FileNotFound"
code="file-not-found"
constructor(e,t){super(e,"does not exist","check the name and the folder it is looked for in",t)}}class NotAFile extends FileError{name="NotAFile"
code="not-a-file"
constructor(e,t,r){super(e,`is ${t}, not a file`,"name a file that holds text",r)}}class LeadsOutside extends FileError{name="LeadsOutside"
code="leads-outside"
constructor(e){super(e,"is a link that leads outside the working directory","name the file it leads to, or run in a folder that holds both")}}class NoPermission extends FileError{name="NoPermission"
code="no-permission"
constructor(e,t){super(e,"may not be read","give yourself permission to read it and its folder",t)}}class TooLarge extends FileError{name="TooLarge"
code="file-too-large"
constructor(e,t){super(e,`is larger than ${t/1024/1024} MiB`,"put the section in a smaller file")}}class NotUtf8 extends FileError{name="NotUtf8"
code="not-utf8"
line
constructor(e,t){const r=t===null?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${t}`
super(e,r,"save it as UTF-8")
this.line=t}}class ReadOnlyFile extends FileError{name="ReadOnlyFile"
code="read-only-file"
constructor(e,t){super(e,"is read-only","allow writing to it, or leave it out",t)}}class FileChanged extends FileError{name="FileChanged"
code="file-changed"
constructor(e){super(e,"changed while it was worked on, and nothing was written","run again")}}class FileExists extends FileError{name="FileExists"
code="file-exists"
constructor(e,t){super(e,"exists already","remove it, or change it by hand",t)}}class NotWritten extends FileError{name="NotWritten"
code="not-written"
constructor(e,t,r,n){super(e,`could not be written${t}`,r,n)}}class PartlyWritten extends FileError{name="PartlyWritten"
code="partly-written"
constructor(e,t,r,n){const s=`could not be written${t}, but ${r.join(", ")} already ${r.length===1?"is":"are"}`
super(e,s,"look at each of them, then run again",n)}}class NotReadable extends FileError{name="NotReadable"
code="not-readable"
constructor(e,t){super(e,`could not be read (${codeOf(t)??String(t)})`,"check the name and the disk",t)}}class NoMatch extends FileError{name="NoMatch"
code="no-match"
constructor(e,t){super(e,"matches no file",`look for ${t.join(", ")} files that .gitignore does not exclude, outside node_modules`)}}class UnknownFormat extends FileError{name="UnknownFormat"
code="unknown-format"
constructor(e,t){super(e,"has a format that holds no sections",`name a ${t.join(", ")} file, or set format`)}}function codeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}function readingError(e,t){if(t instanceof FileError)return t
switch(codeOf(t)){case"ENOENT":case"ENOTDIR":case"ENAMETOOLONG":return new FileNotFound(e,t)
case"ELOOP":return new NotAFile(e,"a link that leads to itself",t)
case"EACCES":case"EPERM":return new NoPermission(e,t)
default:return new NotReadable(e,t)}}},1734:(e,t,r)=>{"use strict"
r.d(t,{$P:()=>Unavailable,F_:()=>UnsafeAnswer,Hv:()=>PageNotFound,Jh:()=>RedirectRefused,Lw:()=>Refused,WL:()=>InvalidAnswer,cY:()=>EndpointError,cw:()=>Forbidden,fk:()=>PlanRequired,gz:()=>Unauthorised,qK:()=>MissingSlug})
class EndpointError extends Error{}class RefusalError extends EndpointError{kind="refused"
slug
baseUrl
status
words
constructor(e,t,r){const n=e.words===""?"":`: "${e.words}"`
super(`${t} (HTTP ${e.status} from ${e.baseUrl}${n}). ${r}`)
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
const r=e.retryAfter===null?"later":`in ${e.retryAfter} s, as it asks`
super(`The service at ${e.baseUrl} is unavailable for page "${e.slug}" after ${t}: ${e.reason}. `+`Try again ${r}; if it stays so, check base-url and the network.`,{cause:e.cause})
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
this.reason=e.reason}}},4407:(e,t,r)=>{"use strict"
r.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,r){super(`header ${e} ${t}: ${r}`)
this.line=e}}const n="describes the connection, which is not yours to set"
const s="belongs to the cache window"
const o=new Map([["connection",n],["content-encoding",n],["content-length",n],["expect",n],["host",n],["http2-settings",n],["keep-alive",n],["proxy-authenticate",n],["proxy-authorization",n],["proxy-connection",n],["te",n],["trailer",n],["transfer-encoding",n],["upgrade",n],["if-match",s],["if-modified-since",s],["if-none-match",s],["if-range",s],["if-unmodified-since",s],["range",s]])
function parseHeaders(e){return e.map((e,t)=>{const r=e.indexOf(":")
if(r===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
const n=[e.slice(0,r).replace(/^[\t ]+/,""),e.slice(r+1)]
return checkHeader(n,t+1)})}function headerLines(e){return e.split(/\r\n|\n|\r/).filter(e=>e.trim()!=="")}function checkHeader([e,t],r){const n=t.replace(/^[\t ]+|[\t ]+$/g,"")
if(/[\r\n]/.test(e+n)){throw new HeaderError(r,"holds a line break","give one header per line")}if(e==="")throw new HeaderError(r,"has no name",'write "Name: value"')
if(!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e)){throw new HeaderError(r,"has a name that is not a header name",'use letters, digits and "-", with no blank before the colon')}const s=o.get(e.toLowerCase())
if(s!==undefined)throw new HeaderError(r,`is "${e}", which ${s}`,"leave it out")
if(n===""){throw new HeaderError(r,"has no value",'write "Name: value", and check that no variable in it is empty')}if(!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(n)){throw new HeaderError(r,"has a value that headers cannot carry","remove control characters and characters beyond Latin-1")}return[e,n]}},7414:(e,t,r)=>{"use strict"
r.d(t,{e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,r){super(`${e} ${t}`,r===undefined?undefined:{cause:r})
this.option=e}}},3420:(e,t,r)=>{"use strict"
r.d(t,{Z:()=>suggest})
var n=r(1916)
function suggest(e,t){const r=e.toLowerCase()
let s=null
let o=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(r)&&r.length>1?0:(0,n.Io)(r,e)
if(t<o&&t<=Math.round(e.length*.4)){s=e
o=t}}return s}},8096:(e,t,r)=>{"use strict"
r.d(t,{EJ:()=>BranchNotFoundError,Hm:()=>ForeignCommitsError,Pu:()=>ContendedError,S1:()=>PublishError,TM:()=>RateLimitedError,fk:()=>RefusedError,hG:()=>UnavailableError,jv:()=>BranchInUseError,oN:()=>EmptyRepositoryError,qx:()=>UnexpectedAnswerError,rj:()=>PullRequestRefusedError,ur:()=>FilesRefusedError})
class PublishError extends Error{what
fix
constructor(e,t,r){super(`${e} ${t}`,r)
this.what=e
this.fix=t}}class RefusedError extends PublishError{name="RefusedError"
code
words
constructor(e,t){super(`${e.what}: GitHub says "${e.words.replace(/\.$/,"")}".`,e.fix,t)
this.code=e.code
this.words=e.words}}class PullRequestRefusedError extends PublishError{name="PullRequestRefusedError"
code
compareUrl
constructor(e,t,r){const n=`The change is on branch "${t}": open the pull request at ${r}`
super(e.what,`${e.fix} ${n}`,{cause:e})
this.code=e.code
this.compareUrl=r}}class RateLimitedError extends PublishError{name="RateLimitedError"
code="rate-limited"
until
constructor(e,t,r){const n=new Date(t).toISOString().replace(/\.\d+Z$/,"Z")
super(`GitHub's ${e} rate limit is reached until ${n}.`,`Run again after that${e==="secondary"?", with fewer runs at the same time":""}.`,r)
this.until=t}}class UnavailableError extends PublishError{name="UnavailableError"
code="github-unavailable"
constructor(e,t){super(`GitHub did not answer: ${e||"no answer"}.`,"Run again later; https://www.githubstatus.com says how it is.",t)}}class UnexpectedAnswerError extends PublishError{name="UnexpectedAnswerError"
code="unexpected-answer"
place
constructor(e){super(`GitHub's answer has no usable "${e}".`,"Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub.")
this.place=e}}class ContendedError extends PublishError{name="ContendedError"
code="head-keeps-moving"
constructor(e,t,r){const n=r===""?"":` GitHub's last words: "${r}".`
super(`Branch "${e}" changed between reading and writing ${t} times.${n}`,"Run again when it is quieter, or give the workflow a `concurrency` group.")}}class BranchNotFoundError extends PublishError{name="BranchNotFoundError"
code="branch-not-found"
constructor(e,t,r){const n=r===null?"":`; the default branch is "${r}"`
super(`Branch "${t}" does not exist in ${e}.`,`Set \`branch\` to one that does${n}.`)}}class EmptyRepositoryError extends PublishError{name="EmptyRepositoryError"
code="empty-repository"
constructor(e){super(`${e} has no commit yet.`,"Push a first commit with the files named in `files`.")}}class FilesRefusedError extends PublishError{name="FilesRefusedError"
code="file-refused"
files
constructor(e){super(e.map(({path:e,message:t})=>`${e}: ${t}.`).join(" "),"Nothing was written; correct `files`.")
this.files=e}}class ForeignCommitsError extends PublishError{name="ForeignCommitsError"
code="foreign-commits"
constructor(e){super(`Branch "${e}" holds commits by others and has no open pull request; they are never overwritten.`,`Open a pull request from it, delete it, or set \`pull-request-branch\` to another name.`)}}class BranchInUseError extends PublishError{name="BranchInUseError"
code="branch-in-use"
constructor(e,t){super(`Branch "${e}" cannot hold our pull request: ${t}.`,"Set `pull-request-branch` to a name of its own.")}}},2107:(e,t,r)=>{"use strict"
r.d(t,{EN:()=>bodyOf,et:()=>subjectOf,gD:()=>headlineOf,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const r=t.find(isMoved)
if(r?.previousAddress){const{slug:e,address:t,previousAddress:n}=r
return{kind:"moved",slug:e,address:t,previousAddress:n}}const[n]=t
if(!n)return null
const s=t.find(({previousAddress:e})=>e===null)
const{slug:o,address:i}=s??n
return{kind:s?"filled":"repaired",slug:o,address:i}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},1641:(e,t,r)=>{"use strict"
r.d(t,{Fx:()=>n,Kk:()=>s,be:()=>formatOf})
const n=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},3607:(e,t,r)=>{"use strict"
r.d(t,{lA:()=>fits,qo:()=>readShow,tr:()=>defaultShow})
var n=r(1916)
const s=[{name:"badge",fits:["flow","tight","inline","html","phrasing"]},{name:"link",fits:["flow","tight","inline","html","phrasing"]},{name:"widget",fits:["flow","html"]},{name:"script",fits:["flow","html","phrasing","head"]},{name:"definitions",fits:["flow"]}]
const o=s.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function fits(e,t){const r=s.find(t=>t.name===e)
return r?.fits.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",i)
const r=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(r.includes(t))return invalid(`names "${e}" twice`,"write it once")
r.push(t)}return{valid:true,names:r}}const i=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,n.kp)(e.toLowerCase(),[...o])
return(0,n.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:i}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},9638:(e,t,r)=>{"use strict"
r.d(t,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var n=r(4053)
var s=r(865)
function addressOf({slug:e,statusPageHost:t,customDomain:r}){if(r!==null)return`https://${r}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const n=readAddress(`https://${e}.${t}`)
if(n.outcome==="address")return n.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${n.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const r=t.replace(/\/$/,"")
const s=(0,n.r)(r,{fewestLabels:2,slugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${r}`}}function sameAddress(e,t){return new URL(e).href===new URL(t).href}},5225:(e,t,r)=>{"use strict"
r.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const n=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return n.find(({first:t,last:r})=>e>=t&&e<=r)?.name??null}const i=/^[\x20-\x7e]*$/
function findHiddenCharacter(e,t="refused"){if(i.test(e))return null
const r=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of r.replace(s,"").replace(o,"")){const t=e.codePointAt(0)??0
const r=hiddenCharacterAt(t)
if(r!==null)return`${r} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},4053:(e,t,r)=>{"use strict"
r.d(t,{a:()=>findHostCharacterProblem,r:()=>readHost})
var n=r(5225)
var s=r(7576)
const o=/^[A-Za-z\d._-]+$/
const i=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const a=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const u=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(o.test(e))return null
const t=(0,n.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=firstProblem(e,i)
if(r!==null)return r
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function readHost(e,{fewestLabels:t,slugLabels:r}){const n=findHostCharacterProblem(e)
if(n!==null)return{outcome:"refused",problem:n}
const o=(0,s.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const i=firstProblem(o,r?a:[...a,...u])
if(i!==null)return{outcome:"refused",problem:i}
if(o.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}},2714:(e,t,r)=>{"use strict"
r.d(t,{ZL:()=>parseCustomDomain,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost})
var n=r(4053)
var s=r(865)
function parseCustomDomain(e,t="custom-domain"){const r=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const o=(0,n.r)(withoutRootDot(r),{fewestLabels:2,slugLabels:false})
if(o.outcome==="host")return o.host
const i="give the public host name people visit, such as status.acme.com"
throw new s.d({input:t,value:e,problem:o.problem,fix:i})}function parseStatusPageHost(e){const t=(0,n.r)(withoutRootDot(e),{fewestLabels:1,slugLabels:false})
if(t.outcome==="host")return t.host
const r="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new s.d({input:"status-page-host",value:e,problem:t.problem,fix:r})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const r=(0,n.r)(withoutRootDot(t),{fewestLabels:1,slugLabels:true})
return r.outcome==="host"?r.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},865:(e,t,r)=>{"use strict"
r.d(t,{d:()=>InputError})
var n=r(3762)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:r,fix:s}){super(`${e} ${(0,n.h)(t)} ${r}: ${s}`)
this.input=e
this.value=t
this.fix=s}}},4520:(e,t,r)=>{"use strict"
r.d(t,{K:()=>judgeAddress,N:()=>unsafe})
var n=r(9638)
var s=r(3762)
function judgeAddress(e){const t=e.trim()
const r=(0,n.zq)(t)
if(r.outcome==="address")return{verdict:"safe",value:r.address}
return unsafe("status_page_url",`${(0,s.h)(t)} ${r.problem}`)}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}},1826:(e,t,r)=>{"use strict"
r.d(t,{k:()=>judgeUsual})
var n=r(4520)
var s=r(1458)
async function judgeUsual(e,t,o){const i=(0,n.K)(t.status_page_url)
const a=t[e].trim()
if(i.verdict==="safe"&&(0,s.L)(o,i.value)?.[e]===a){return{verdict:"safe",value:a}}return(await Promise.all([r.e(234),r.e(194),r.e(258),r.e(853),r.e(297),r.e(146),r.e(103)]).then(r.bind(r,103))).judgeSnippet(e,t,o)}},1458:(e,t,r)=>{"use strict"
r.d(t,{L:()=>plainSnippets,U:()=>plainForms})
var n=r(1968)
const s=/^[A-Za-z\d.:/-]*$/
function plainSnippets(e,t){const[r,o]=[(0,n.p)(e),(0,n.Q)(e)]
if(![r,o,t].every(e=>s.test(e)))return null
const i=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${r})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${r}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function plainForms(e,t){const r=e.status_page_url.trim().replace(/\/$/,"")
const o=(0,n.p)(t)
if(!s.test(r)||!s.test(o))return null
const both=e=>({markdown:e.trim(),html:e.trim()})
return{badge:{markdown:e.badge_markdown.trim(),html:e.badge_html.trim()},link:{markdown:e.minimal_md.trim(),html:`<strong>Status:</strong> See live status \u2192 <a href="${r}">${r}</a>`},widget:both(e.widget_html),script:both(e.widget_script),definitions:{markdown:`[status-badge]: ${o}\n[status-page]: ${r}`,html:null}}}},3762:(e,t,r)=>{"use strict"
r.d(t,{h:()=>quote})
var n=r(5225)
const s=120
function quote(e){const t=[...e]
const r=t.slice(0,s).map(e=>{const t=e.codePointAt(0)??0
return(0,n.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`})
return`"${r.join("")}${t.length>s?"\u2026":""}"`}},7576:(e,t,r)=>{"use strict"
r.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},1968:(e,t,r)=>{"use strict"
r.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},8591:(e,t,r)=>{"use strict"
r.d(t,{d:()=>parseSlug})
var n=r(865)
const s=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=s.find(([t])=>t.test(e))
if(!t)return e
const r='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new n.d({input:"slug",value:e,problem:t[1],fix:r})}},2658:(e,t,r)=>{"use strict"
r.d(t,{R:()=>n})
const n=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},3411:(e,t,r)=>{"use strict"
r.d(t,{r:()=>n})
const n="1.0.0"}}
var t={}
function __nccwpck_require__(r){var n=t[r]
if(n!==undefined){return n.exports}var s=t[r]={exports:{}}
var o=true
try{e[r].call(s.exports,s,s.exports,__nccwpck_require__)
o=false}finally{if(o)delete t[r]}return s.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var r=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=n=>n.map(n=>{if(n!==null&&typeof n==="object"){if(n[e])return n
if(n.then){var s=[]
s.d=0
n.then(e=>{o[t]=e
resolveQueue(s)},e=>{o[r]=e
resolveQueue(s)})
var o={}
o[e]=e=>e(s)
return o}}var i={}
i[e]=e=>{}
i[t]=n
return i})
__nccwpck_require__.a=(n,s,o)=>{var i
o&&((i=[]).d=-1)
var a=new Set
var u=n.exports
var c
var l
var d
var h=new Promise((e,t)=>{d=t
l=e})
h[t]=u
h[e]=e=>(i&&e(i),a.forEach(e),h["catch"](e=>{}))
n.exports=h
s(n=>{c=wrapDeps(n)
var s
var getResult=()=>c.map(e=>{if(e[r])throw e[r]
return e[t]})
var o=new Promise(t=>{s=()=>t(getResult)
s.r=0
var fnQueue=e=>e!==i&&!a.has(e)&&(a.add(e),e&&!e.d&&(s.r++,e.push(s)))
c.map(t=>t[e](fnQueue))})
return s.r?o:getResult()},e=>(e?d(h[r]=e):l(u),resolveQueue(i)))
i&&i.d<0&&(i.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(r,n){if(n&1)r=this(r)
if(n&8)return r
if(typeof r==="object"&&r){if(n&4&&r.__esModule)return r
if(n&16&&typeof r.then==="function")return r}var s=Object.create(null)
__nccwpck_require__.r(s)
var o={}
t=t||[null,e({}),e([]),e(e)]
for(var i=n&2&&r;typeof i=="object"&&!~t.indexOf(i);i=e(i)){Object.getOwnPropertyNames(i).forEach(e=>o[e]=()=>r[e])}o["default"]=()=>r
__nccwpck_require__.d(s,o)
return s}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var r in t){if(__nccwpck_require__.o(t,r)&&!__nccwpck_require__.o(e,r)){Object.defineProperty(e,r,{enumerable:true,get:t[r]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,r)=>{__nccwpck_require__.f[r](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>""+e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:1}
var installChunk=t=>{var r=t.modules,n=t.ids,s=t.runtime
for(var o in r){if(__nccwpck_require__.o(r,o)){__nccwpck_require__.m[o]=r[o]}}if(s)s(__nccwpck_require__)
for(var i=0;i<n.length;i++)e[n[i]]=1}
__nccwpck_require__.f.require=(t,r)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var r=__nccwpck_require__(4905)
module.exports=r})()

