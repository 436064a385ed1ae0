(()=>{"use strict"
var e={1916:(e,t)=>{var r
r=true
t.Io=t.kp=void 0
var n=new Uint32Array(65536)
var myers_32=function(e,t){var r=e.length
var s=t.length
var o=1<<r-1
var a=-1
var i=0
var u=r
var c=r
while(c--){n[e.charCodeAt(c)]|=1<<c}for(c=0;c<s;c++){var l=n[t.charCodeAt(c)]
var d=l|i
l|=(l&a)+a^a
i|=~(l|a)
a&=l
if(i&o){u++}if(a&o){u--}i=i<<1|1
a=a<<1|~(d|i)
i&=d}c=r
while(c--){n[e.charCodeAt(c)]=0}return u}
var myers_x=function(e,t){var r=t.length
var s=e.length
var o=[]
var a=[]
var i=Math.ceil(r/32)
var u=Math.ceil(s/32)
for(var c=0;c<i;c++){a[c]=-1
o[c]=0}var l=0
for(;l<u-1;l++){var d=0
var h=-1
var f=l*32
var p=Math.min(32,s)+f
for(var m=f;m<p;m++){n[e.charCodeAt(m)]|=1<<m}for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=a[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var b=g|d
var $=((g|v)&h)+h^h|g|v
var y=d|~($|h)
var _=h&$
if(y>>>31^w){a[c/32|0]^=1<<c}if(_>>>31^v){o[c/32|0]^=1<<c}y=y<<1|w
_=_<<1|v
h=_|~(b|y)
d=y&b}for(var m=f;m<p;m++){n[e.charCodeAt(m)]=0}}var k=0
var E=-1
var x=l*32
var O=Math.min(32,s-x)+x
for(var m=x;m<O;m++){n[e.charCodeAt(m)]|=1<<m}var T=s
for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=a[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var b=g|k
var $=((g|v)&E)+E^E|g|v
var y=k|~($|E)
var _=E&$
T+=y>>>s-1&1
T-=_>>>s-1&1
if(y>>>31^w){a[c/32|0]^=1<<c}if(_>>>31^v){o[c/32|0]^=1<<c}y=y<<1|w
_=_<<1|v
E=_|~(b|y)
k=y&b}for(var m=x;m<O;m++){n[e.charCodeAt(m)]=0}return T}
var distance=function(e,t){if(e.length<t.length){var r=t
t=e
e=r}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var r=Infinity
var n=0
for(var s=0;s<t.length;s++){var o=distance(e,t[s])
if(o<r){r=o
n=s}}return t[n]}
t.kp=closest},874:e=>{e.exports=require("./unused.cjs")},9896:e=>{e.exports=require("fs")},4589:e=>{e.exports=require("node:assert")},6698:e=>{e.exports=require("node:async_hooks")},4573:e=>{e.exports=require("node:buffer")},7540:e=>{e.exports=require("node:console")},7598:e=>{e.exports=require("node:crypto")},3053:e=>{e.exports=require("node:diagnostics_channel")},610:e=>{e.exports=require("node:dns")},8474:e=>{e.exports=require("node:events")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},7067:e=>{e.exports=require("node:http")},2467:e=>{e.exports=require("node:http2")},4708:e=>{e.exports=require("node:https")},7030:e=>{e.exports=require("node:net")},6760:e=>{e.exports=require("node:path")},643:e=>{e.exports=require("node:perf_hooks")},1708:e=>{e.exports=require("node:process")},1792:e=>{e.exports=require("node:querystring")},7075:e=>{e.exports=require("node:stream")},1692:e=>{e.exports=require("node:tls")},3136:e=>{e.exports=require("node:url")},7975:e=>{e.exports=require("node:util")},3429:e=>{e.exports=require("node:util/types")},5919:e=>{e.exports=require("node:worker_threads")},8522:e=>{e.exports=require("node:zlib")},857:e=>{e.exports=require("os")},3193:e=>{e.exports=require("string_decoder")},6225:(e,t,r)=>{r.d(t,{uk:()=>NotOnARunner,yI:()=>readContext})
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
return r}function fieldOf(e,t){return typeof e==="object"&&e!==null?Reflect.get(e,t):undefined}},9505:(e,t,r)=>{r.d(t,{c:()=>worldOf})
var n={}
r.r(n)
r.d(n,{arch:()=>O,getDetails:()=>getDetails,isLinux:()=>C,isMacOS:()=>P,isWindows:()=>T,platform:()=>x})
var s={}
r.r(s)
r.d(s,{ExitCode:()=>R,addPath:()=>addPath,debug:()=>debug,endGroup:()=>endGroup,error:()=>error,exportVariable:()=>exportVariable,getBooleanInput:()=>getBooleanInput,getIDToken:()=>getIDToken,getInput:()=>getInput,getMultilineInput:()=>getMultilineInput,getState:()=>getState,group:()=>group,info:()=>info,isDebug:()=>isDebug,markdownSummary:()=>_,notice:()=>notice,platform:()=>n,saveState:()=>saveState,setCommandEcho:()=>setCommandEcho,setFailed:()=>setFailed,setOutput:()=>setOutput,setSecret:()=>setSecret,startGroup:()=>startGroup,summary:()=>k,toPlatformPath:()=>toPlatformPath,toPosixPath:()=>toPosixPath,toWin32Path:()=>toWin32Path,warning:()=>warning})
var o=r(3024)
const a=require("node:os")
const i=require("node:timers/promises")
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
var f=r(874)
var p=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class OidcClient{static createHttpClient(e=true,t=10){const r={allowRetries:e,maxRetries:t}
return new f.HttpClient("actions/oidc-client",[new f.BearerCredentialHandler(OidcClient.getRequestToken())],r)}static getRequestToken(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable")}return e}static getIDTokenUrl(){const e=process.env["ACTIONS_ID_TOKEN_REQUEST_URL"]
if(!e){throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable")}return e}static getCall(e){return p(this,void 0,void 0,function*(){var t
const r=OidcClient.createHttpClient()
const n=yield r.getJson(e).catch(e=>{throw new Error(`Failed to get ID Token. \n \n        Error Code : ${e.statusCode}\n \n        Error Message: ${e.message}`)})
const s=(t=n.result)===null||t===void 0?void 0:t.value
if(!s){throw new Error("Response json body do not have ID Token field")}return s})}static getIDToken(e){return p(this,void 0,void 0,function*(){try{let t=OidcClient.getIDTokenUrl()
if(e){const r=encodeURIComponent(e)
t=`${t}&audience=${r}`}debug(`ID token url is ${t}`)
const r=yield OidcClient.getCall(t)
setSecret(r)
return r}catch(e){throw new Error(`Error message: ${e.message}`)}})}}var m=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{access:g,appendFile:w,writeFile:v}=d.promises
const b="GITHUB_STEP_SUMMARY"
const $="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary"
class Summary{constructor(){this._buffer=""}filePath(){return m(this,void 0,void 0,function*(){if(this._filePath){return this._filePath}const e=process.env[b]
if(!e){throw new Error(`Unable to find environment variable for $${b}. Check if your runtime environment supports job summaries.`)}try{yield g(e,d.constants.R_OK|d.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e
return this._filePath})}wrap(e,t,r={}){const n=Object.entries(r).map(([e,t])=>` ${e}="${t}"`).join("")
if(!t){return`<${e}${n}>`}return`<${e}${n}>${t}</${e}>`}write(e){return m(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite)
const r=yield this.filePath()
const n=t?v:w
yield n(r,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return m(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(e,t=false){this._buffer+=e
return t?this.addEOL():this}addEOL(){return this.addRaw(u.EOL)}addCodeBlock(e,t){const r=Object.assign({},t&&{lang:t})
const n=this.wrap("pre",this.wrap("code",e),r)
return this.addRaw(n).addEOL()}addList(e,t=false){const r=t?"ol":"ul"
const n=e.map(e=>this.wrap("li",e)).join("")
const s=this.wrap(r,n)
return this.addRaw(s).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e==="string"){return this.wrap("td",e)}const{header:t,data:r,colspan:n,rowspan:s}=e
const o=t?"th":"td"
const a=Object.assign(Object.assign({},n&&{colspan:n}),s&&{rowspan:s})
return this.wrap(o,r,a)}).join("")
return this.wrap("tr",t)}).join("")
const r=this.wrap("table",t)
return this.addRaw(r).addEOL()}addDetails(e,t){const r=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(r).addEOL()}addImage(e,t,r){const{width:n,height:s}=r||{}
const o=Object.assign(Object.assign({},n&&{width:n}),s&&{height:s})
const a=this.wrap("img",null,Object.assign({src:e,alt:t},o))
return this.addRaw(a).addEOL()}addHeading(e,t){const r=`h${t}`
const n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1"
const s=this.wrap(n,e)
return this.addRaw(s).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const r=Object.assign({},t&&{cite:t})
const n=this.wrap("blockquote",e,r)
return this.addRaw(n).addEOL()}addLink(e,t){const r=this.wrap("a",e,{href:t})
return this.addRaw(r).addEOL()}}const y=new Summary
const _=y
const k=y
function toPosixPath(e){return e.replace(/[\\]/g,"/")}function toWin32Path(e){return e.replace(/[/]/g,"\\")}function toPlatformPath(e){return e.replace(/[/\\]/g,h.sep)}var E=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const getWindowsInfo=()=>E(void 0,void 0,void 0,function*(){const{stdout:e}=yield f.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',undefined,{silent:true})
const{stdout:t}=yield f.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',undefined,{silent:true})
return{name:t.trim(),version:e.trim()}})
const getMacOsInfo=()=>E(void 0,void 0,void 0,function*(){var e,t,r,n
const{stdout:s}=yield f.getExecOutput("sw_vers",undefined,{silent:true})
const o=(t=(e=s.match(/ProductVersion:\s*(.+)/))===null||e===void 0?void 0:e[1])!==null&&t!==void 0?t:""
const a=(n=(r=s.match(/ProductName:\s*(.+)/))===null||r===void 0?void 0:r[1])!==null&&n!==void 0?n:""
return{name:a,version:o}})
const getLinuxInfo=()=>E(void 0,void 0,void 0,function*(){const{stdout:e}=yield f.getExecOutput("lsb_release",["-i","-r","-s"],{silent:true})
const[t,r]=e.trim().split("\n")
return{name:t,version:r}})
const x=u.platform()
const O=u.arch()
const T=x==="win32"
const P=x==="darwin"
const C=x==="linux"
function getDetails(){return E(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield T?getWindowsInfo():P?getMacOsInfo():getLinuxInfo()),{platform:x,arch:O,isWindows:T,isMacOS:P,isLinux:C})})}var S=undefined&&undefined.__awaiter||function(e,t,r,n){function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}return new(r||(r=Promise))(function(r,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n["throw"](e))}catch(e){s(e)}}function step(e){e.done?r(e.value):adopt(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
var R;(function(e){e[e["Success"]=0]="Success"
e[e["Failure"]=1]="Failure"})(R||(R={}))
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
issueCommand("set-output",{name:e},toCommandValue(t))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=R.Failure
error(e)}function isDebug(){return process.env["RUNNER_DEBUG"]==="1"}function debug(e){issueCommand("debug",{},e)}function error(e,t={}){issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+u.EOL)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup")}function group(e,t){return S(this,void 0,void 0,function*(){startGroup(e)
let r
try{r=yield t()}finally{endGroup()}return r})}function saveState(e,t){const r=process.env["GITHUB_STATE"]||""
if(r){return issueFileCommand("STATE",prepareKeyValueMessage(e,t))}issueCommand("save-state",{name:e},toCommandValue(t))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return S(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}var A=r(2326)
function actionsRunner(e){const say=t=>e.info((0,A.H)(t))
return{input:t=>e.getInput(t),mask:t=>e.setSecret(t),say,group(t,r){e.startGroup((0,A.H)(t))
say(r)
e.endGroup()},annotate(t,r,n){const s=n&&{file:n.path,startLine:n.line,startColumn:n.column}
e[t]((0,A.H)(r),s??{})},outputs(t){try{for(const[r,n]of Object.entries(t))e.setOutput(r,n)}catch(t){e.error((0,A.H)(`The outputs cannot be set: ${wordsOf(t)}`))
process.exitCode=e.ExitCode.Failure}},async summarise(t){try{await e.summary.addRaw(t,true).write()}catch(e){say(`No summary: ${wordsOf(e)}`)}},fail(){process.exitCode=e.ExitCode.Failure}}}function wordsOf(e){return e instanceof Error?e.message:String(e)}function worldOf({env:e,platform:t}){return{env:e,platform:t,home:homeFolder(),runner:actionsRunner(s),readFile:e=>(0,o.readFileSync)(e,"utf8"),fetch:async(...e)=>(await r.e(421).then(r.bind(r,7421))).fetchOverHttp(...e),now:Date.now,sleep:e=>(0,i.setTimeout)(e),random:Math.random}}function homeFolder(){try{return(0,a.homedir)()}catch{return""}}},187:(e,t,r)=>{r.d(t,{o:()=>NoCheckout})
class NoCheckout extends Error{name="NoCheckout"
code="no-checkout"
constructor(e){super(`mode write found nothing of ${e.join(", ")} in the workspace: put a step with actions/checkout before this one, `+"or set mode: commit, which needs no checkout")}}},5968:(e,t,r)=>{r.d(t,{G:()=>fetchFor})
var n=r(3986)
async function fetchFor(e,{fetch:t,env:s}){const o=(0,n.i)(e,s)
if(o===null)return t
const{fetchThrough:a}=await r.e(374).then(r.bind(r,6374))
return a(o)}},3890:(e,t,r)=>{r.d(t,{Ox:()=>elsewhereToCheck,Vb:()=>nameOf,WZ:()=>allowWriting,cA:()=>ModeRefused,ie:()=>chooseBranch})
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
return`a run for ${t} (event ${e})`}},4905:(e,t,r)=>{r.a(e,async(e,n)=>{try{r.r(t)
var s=r(9505)
var o=r(5226)
const e=(0,s.c)(process)
process.once("uncaughtException",t=>void(0,o.i)(e,t))
let a=false
process.once("beforeExit",()=>{if(!a)void(0,o.i)(e,new Error("The run came to a halt: nothing is left to wait for."))})
await(0,o.C)(e)
a=true
setTimeout(()=>process.exit(),5e3).unref()
n()}catch(e){n(e)}},1)},2949:(e,t,r)=>{r.d(t,{B:()=>checkTemplate,o:()=>fillTemplate})
var n=r(8159)
var s=r(6101)
const o={slug:({slug:e})=>e,address:({address:e})=>e,"previous-address":e=>e.kind==="moved"?e.previousAddress:""}
const a=/\{([\w-]+)\}/g
function checkTemplate(e,t){const r=Object.keys(o)
for(const[i,u=""]of(t??"").matchAll(a)){if(Object.hasOwn(o,u))continue
const t=(0,s.Z)(u,r)
const a=r.map(e=>`{${e}}`).join(", ")
const c=t===null?`write one of ${a}`:`did you mean {${t}}? The words are ${a}`
throw new n.e(`input ${e}`,`has "${i}", which stands for nothing: ${c}`)}}function fillTemplate(e,t){return e.replace(a,(e,r)=>Object.hasOwn(o,r)?o[r]?.(t)??e:e)}},3986:(e,t,r)=>{r.d(t,{T:()=>ProxyError,i:()=>proxyFor})
var n=r(5748)
var s=r(7819)
class ProxyError extends Error{name="ProxyError"
code="invalid-proxy"
constructor(e,t){const r=(0,s.h)(t.replace(/\/\/.*@/,"//***@"))
super(`${e} ${r} is not the address of a proxy: write it as http://host:port`)}}function proxyFor(e,t){const{protocol:r,hostname:s,port:o}=new URL(e)
const a=r==="https:"?"https":"http"
const[i,u]=setting(t,`${a}_proxy`)
if(u===""||isExempt(s,o||(a==="https"?"443":"80"),t))return null
const c=(0,n.w)(/^https?:\/\//i.test(u)?u:`http://${u}`)
if(c===null)throw new ProxyError(i,u)
return c.href}function isExempt(e,t,r){const[,n]=setting(r,"no_proxy")
const s=[e.toLowerCase(),`${e.toLowerCase()}:${t}`]
return n.toLowerCase().split(/[,\s]+/).filter(e=>e!=="").map(e=>e.replace(/^\*?\./,"")).some(e=>e==="*"||s.some(t=>t===e||t.endsWith(`.${e}`)))}function setting(e,t){const r=t.toUpperCase()
return e[t]?[t,e[t]]:[r,e[r]??""]}},4408:(e,t,r)=>{r.d(t,{H:()=>changeTable,M:()=>moveSentences})
var n=r(9669)
var s=r(3924)
function changeTable(e,t){const r=changedSections(e)
if(r.length===0)return""
const n=r.slice(0,t).map(e=>[(0,s.h8)(`${e.path}:${e.line}`),(0,s.h8)(e.slug),e.previousAddress===null?"nothing":(0,s.h8)(e.previousAddress),e.address===""?"":(0,s.Ar)(e.address,e.address)])
const o=(0,s.I$)(["Section","Page","Before","After"],n)
return r.length>t?`${o}\n\nand ${r.length-t} more.`:o}function moveSentences(e){const t=changedSections(e).filter(n.yu).map(({slug:e,previousAddress:t,address:r})=>`The page "${e}" moved from ${t??""} to ${r}.`)
return[...new Set(t)]}function changedSections(e){return e.flatMap(({path:e,sections:t})=>t.filter(({outcome:e})=>e!=="unchanged").map(t=>({...t,path:e})))}},2326:(e,t,r)=>{r.d(t,{H:()=>safeText,Q:()=>visibleText})
var n=r(88)
const s=/\r\n|[\n\v\f\r\u0085\u2028\u2029]/
function safeText(e){return e.split(s).map(safeLine).join("\n")}function safeLine(e){return visibleText(e).replaceAll("##[","##\\[").replace(/^(\s*):(?=:)/,"$1:\\")}function visibleText(e){return e.replace(/[^\t\n\r\x20-\x7e]/gu,visible)}function visible(e){const t=e.codePointAt(0)??0
return(0,n.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`}},5283:(e,t,r)=>{r.d(t,{C:()=>clickHint,u:()=>hintsFor})
function hintsFor({event:e,isPublic:t},r,o){const a=[r?.outcome==="committed"&&mayBeWorkflowToken(o)?s:null,r?.outcome==="proposed"?clickHint(o):null,e==="schedule"&&t!==false?n:null]
return a.filter(e=>e!==null)}const n="GitHub stops the schedules of a public repository after 60 days without activity in it, and says so by mail; the "+"button \u201cEnable workflow\u201d on the Actions tab starts them again."
const s="A commit made with `GITHUB_TOKEN` starts no workflows. Where some should run on it, give `token` one of a GitHub App."
function clickHint(e){if(!mayBeWorkflowToken(e))return null
return"Where this pull request was opened with `GITHUB_TOKEN`, its checks wait until somebody who may write clicks "+"\u201cApprove workflows to run\u201d. With `token` of a GitHub App they start by themselves."}function mayBeWorkflowToken(e){return!/^(?:ghp|gho|ghu|github_pat)_/.test(e??"")}},3924:(e,t,r)=>{r.d(t,{Ar:()=>htmlLink,I$:()=>htmlTable,OF:()=>fenced,TM:()=>folded,cz:()=>clipped,h8:()=>htmlCode,js:()=>htmlText})
var n=r(2326)
function htmlText(e){return(0,n.Q)(e.replace(/\s+/g," ")).replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function htmlCode(e){return`<code>${htmlText(e)}</code>`}function htmlLink(e,t){return/^https?:\/\//.test(e)?`<a href="${htmlText(e)}">${htmlText(t)}</a>`:htmlText(t)}function htmlTable(e,t){const line=(e,t)=>`<tr>${t.map(t=>`<${e}>${t}</${e}>`).join("")}</tr>`
return["<table>",line("th",e),...t.map(e=>line("td",e)),"</table>"].join("\n")}function fenced(e,t){const r=Math.max(2,...(t.match(/`+/g)??[]).map(e=>e.length))
const s="`".repeat(r+1)
return`${s}${e}\n${(0,n.Q)(t).replace(/\n$/,"")}\n${s}`}function folded(e,t){return`<details><summary>${htmlText(e)}</summary>\n\n${t}\n\n</details>`}function clipped(e,t){const r=Buffer.from(e)
if(r.length<=t)return e
const n=r.subarray(0,t).toString().replace(/\uFFFD+$/,"")
const s=n.slice(0,Math.max(0,n.lastIndexOf("\n")))
return`${s||n}\n\u2026 and more; this is the beginning`}},5226:(e,t,r)=>{r.d(t,{C:()=>runAction,i:()=>showFailure})
var n=r(9411)
var s=r(6377)
var o=r(88)
var a=r(5748)
var i=r(1244)
var u=r(9529)
const c="https://statuspage.me"
const l=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const d=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new u.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${c}`})}const{origin:r,pathname:n}=new URL(e)
return r+n.replace(/\/+$/,"")}function findProblem(e){const t=(0,o.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=l.find(([t])=>t.test(e))
if(r)return r[1]
const n=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const s=n.startsWith("[")?null:(0,i.aL)(n)
if(s!==null)return`has a host that ${s}`
const u=(0,a.w)(e)
if(u===null)return"is not an address"
return u.protocol==="http:"&&!d.test(u.hostname)?"is not https, and http is for loopback hosts only":null}var h=r(8551)
var f=r(7819)
var p=r(8159)
var m=r(6101)
var g=r(1641)
var w=r(2658)
const v=["cli","action"]
const b=["cli"]
const $=["action"]
const y=[{name:"slug",kind:"text",value:"slug",doors:v,summary:"The status page, for sections that do not name one themselves"},{name:"base-url",kind:"text",value:"url",default:c,doors:v,summary:"The address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:v,summary:"The host whose subdomains are the pages, for addresses that are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:v,summary:"The page's own domain, for addresses that are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:v,summary:"Where snippets come from; auto asks the service, and generates them where the plan lacks the operation"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:v,summary:"What a section holds, in this order: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:v,summary:"A header to send to the service, credentials for example; its value is never shown or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:v,summary:"How long an answer may be used again; 0 asks anew"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:b,summary:"How long one attempt to reach the service may take"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:b,summary:"The folder that keeps answers between runs"},{name:"no-cache",kind:"flag",doors:b,summary:"Use no answers of earlier runs and keep none"},{name:"format",kind:"choice",choices:g.Fx,otherwise:"by each file's name",doors:v,summary:"Read every file as this format"},{name:"only",kind:"choice",value:"field",choices:w.R,commands:["print"],doors:b,summary:`Print just one field: ${w.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:b,summary:"Write the scheduled workflow too"},{name:"json",kind:"flag",doors:b,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:b,summary:"Show the difference"},{name:"dry-run",kind:"flag",doors:b,summary:"Write nothing, but report and exit as without it"},{name:"quiet",kind:"flag",short:"q",doors:b,summary:"Report only what is wrong"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:b,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:b,summary:"Work in this folder"},{name:"help",kind:"flag",short:"h",doors:b,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:b,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:$,summary:"The files to keep right: paths or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:$,summary:"What happens to a change: a commit, a pull request, files written for later steps, or a failed check"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the workflow's own",doors:$,summary:"The repository whose files are kept right"},{name:"branch",kind:"text",value:"branch",otherwise:"the run's branch; on tags, releases and schedules the default branch",doors:$,summary:"The branch whose files are kept right"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ and the name of the branch",doors:$,summary:"The branch that pull requests come from; it belongs to the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:$,summary:"The message of the commit; {slug}, {address} and {previous-address} are filled in"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:$,summary:"The title of the pull request, with the same words filled in"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:$,summary:"The token that reads and publishes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:$,summary:"Whether a service that cannot be reached fails the step or only warns"},{name:"run-in-forks",kind:"flag",default:"false",doors:$,summary:"Also run on a schedule in forks"}]
const _=y
const k=new Map(_.map(e=>[e.name,e]))
function optionsOf(e){return _.filter(t=>t.doors.includes(e))}function optionNamed(e){return k.get(e)??y[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}function readValue(e,t,r){const n=givenOrDefault(e,t)
const s=n?.values.at(-1)
if(n===null||s===undefined)return null
if(s.trim()==="")throw new p.e(n.as,"is empty: give it a value or leave it out")
try{return r(s,n.as)}catch(e){if(!(e instanceof u.d))throw e
throw new p.e(n.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const r=optionNamed(t).choices??[]
const isChoice=e=>r.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const n=(0,m.Z)(e,r)
const s=n===null?"give one of these":`did you mean ${n}?`
throw new p.e(t,`${(0,f.h)(e)} is not one of ${r.join(", ")}: ${s}`)})}function readSeconds(e,t){const{range:[r,n]=[0,0],default:s}=optionNamed(t)
return readValue(e,t,(e,t)=>{const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=r&&o<=n)return o
const a=`is not a number of seconds from ${r} to ${n}`
throw new p.e(t,`${(0,f.h)(e)} ${a}: write ${s}, for example`)})}function readFlag(e,t){const r=givenOrDefault(e,t)
if(r===null)return false
const n=r.values.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new p.e(r.as,`${(0,f.h)(n)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const r=e.get(t)
if(r!==undefined)return r
const{default:n}=optionNamed(t)
return n===undefined?null:{as:t,values:[n]}}function readSettings(e){const t=readValue(e,"base-url",parseBaseUrl)
return{slug:readValue(e,"slug",h.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",i.hL)??(0,i.fG)(t),customDomain:readValue(e,"custom-domain",i.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const r=(0,n.qo)(e)
if(r.valid)return r.names
const{problem:s,fix:o}=r.refusal
throw new p.e(t,`${(0,f.h)(e)} ${s}: ${o}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,s.QG)(t)}catch(r){if(!(r instanceof s.AS))throw r
const n=t.length>1?`(number ${r.line}) `:""
const o=r.message.replace(/^header \d+ /,"")
throw new p.e(e.get("header")?.as??"header",n+o,r)}}var E=r(6225)
var x=r(1812)
var O=r(9452)
var T=r(4848)
var P=r(187)
var C=r(3890)
var S=r(3986)
function failureOf(e){if(e instanceof O.ur){return{code:e.code,message:e.message,files:e.files}}if(e instanceof x.f6){const{code:t,message:r,path:n}=e
return{code:t,message:r,files:[{path:n,code:t,message:r}]}}if(e instanceof Error&&"code"in e&&R.some(t=>e instanceof t)){return{code:String(e.code),message:e.message,files:[]}}const t=e instanceof Error?e.stack??e.message:String(e)
return{code:"defect",message:`this is a defect of status-snippets; please report it\n${t}`,files:[]}}const R=[p.e,u.d,s.AS,T.cY,O.S1,C.cA,E.uk,S.T,P.o]
function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}function inputName(e){return e.input??e.name}function readInputs(e){const t=new Map
for(const r of optionsOf("action")){const n=inputName(r)
const s=e(n).trim()
if(s==="")continue
t.set(r.name,{as:`input ${n}`,values:r.kind==="list"?valuesPerLine(s):[s]})}return t}function readActionSettings(e){return{files:readList(e,"files"),mode:readChoice(e,"mode"),repository:readValue(e,"repository",parseRepository),branch:readValue(e,"branch",parseBranch),pullRequestBranch:readValue(e,"pull-request-branch",parseBranch),commitMessage:readText(e,"commit-message"),pullRequestTitle:readText(e,"pull-request-title"),token:e.has("token")?readText(e,"token"):null,onUnavailable:readChoice(e,"on-unavailable"),runInForks:readFlag(e,"run-in-forks")}}function parseRepository(e,t){const[r,n,...s]=e.split("/")
const o=/^[\w.-]+$/
if(r!==undefined&&n!==undefined&&s.length===0&&o.test(r)&&o.test(n)){return{owner:r,name:n}}throw new p.e(t,`${(0,f.h)(e)} is not a repository: write it as owner/name`)}function parseBranch(e,t){const r=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(r)&&r!=="")return r
throw new p.e(t,`${(0,f.h)(e)} is not the name of a branch: write it as in main`)}var A=r(2949)
const U={commit:async()=>(await Promise.all([r.e(305),r.e(927),r.e(666),r.e(275)]).then(r.bind(r,6275))).publishingMode,"pull-request":async()=>(await Promise.all([r.e(305),r.e(927),r.e(666),r.e(275)]).then(r.bind(r,6275))).publishingMode,write:async()=>(await Promise.all([r.e(305),r.e(705)]).then(r.bind(r,3705))).writeMode,check:async()=>(await Promise.all([r.e(305),r.e(818)]).then(r.bind(r,4437))).checkMode}
var q=r(9669)
function outputValues(e,t){const r=e.files.flatMap(e=>e.sections)
const[n]=r
const s=r.filter(({slug:e})=>e===n?.slug)
const o=s.find(q.yu)
const a=e.pages.find(({slug:e})=>e===n?.slug)
const i=t!==null&&"commit"in t?t.commit:null
const u=t!==null&&"pullRequest"in t?t.pullRequest:null
return{outcome:e.outcome,changed:String(e.outcome==="changed"),"domain-changed":String(o!==undefined),"status-page-url":n?.address||a?.snippets.status_page_url||"","previous-status-page-url":(o??n)?.previousAddress??"",source:a?.source??"","commit-sha":i?.oid??"","commit-url":i?.url??"","pull-request-number":u===null?"":String(u.number),"pull-request-url":u?.url??"","badge-markdown":a?.snippets.badge_markdown??"","badge-html":a?.snippets.badge_html??"","widget-script":a?.snippets.widget_script??"","widget-html":a?.snippets.widget_html??"","minimal-md":a?.snippets.minimal_md??"",report:JSON.stringify(e)}}var F=r(2007)
async function reportOf({outcome:e,pages:t,files:r,failure:n},s){const o=new Map(t.map(e=>[`${e.slug} ${e.snippets.status_page_url}`,e]))
return{version:1,outcome:e,pages:await Promise.all([...o.values()].map(e=>pageReport(e,s))),files:r,error:n&&{code:n.code,message:n.message}}}async function pageReport({slug:e,source:t,snippets:r},n){const s=t==="offline"
return{slug:e,source:t,snippets:s?r:await safeFields(r,{slug:e,baseUrl:n})}}async function safeFields(e,t){const r=w.R.map(async r=>{const n=await(0,F.k)(r,e,t)
return[r,n.verdict==="safe"?n.value:null]})
const n=await Promise.all(r)
return Object.fromEntries(n)}function annotationsOf(e,t){const{run:r,refusal:n,own:s}=e
const o=[...failures(e,t==="warn"&&r.failure?.kind==="unavailable"?"warning":"error"),...warnings(e),...n===null?notes(e):[]]
return s?o:o.map(e=>({...e,place:null}))}function failures({run:e},t){const r=e.files.flatMap(({path:e,problems:r})=>r.map(({line:r,column:n,message:s})=>at(t,{path:e,line:r,column:n},s)))
const{failure:n}=e
return n&&r.length===0?[{level:t,message:n.message,place:null}]:r}function warnings({run:e}){return e.warnings.map(({path:e,line:t=1,column:r=1,message:n})=>e===undefined?{level:"warning",message:n,place:null}:at("warning",{path:e,line:t,column:r},n))}function notes({run:e,published:t}){return e.files.flatMap(({path:e,sections:r})=>r.filter(({outcome:e})=>e!=="unchanged").map(r=>{const n=r.outcome==="out-of-date"&&t===null?"error":"notice"
return at(n,{path:e,line:r.line,column:1},sectionNote(r))}))}function at(e,t,r){return{level:e,message:`${t.path}:${t.line}:${t.column}: ${r}`,place:t}}function sectionNote(e){const{address:t,previousAddress:r,outcome:n}=e
const s=n==="out-of-date"
if((0,q.yu)(e)){return s?`this section points at ${r}, and should point at ${t}`:`this section points at ${t} now, and pointed at ${r} before`}if(r===null){return s?`this section lacks the snippets of ${t}`:`this section is filled with the snippets of ${t}`}return s?`this section differs from the snippets of ${t}`:`this section holds the snippets of ${t} again`}var N=r(5283)
var L=r(3924)
function newsOf({run:e,published:t,refusal:r}){if(r!==null){const e=r instanceof O.rj?r.compareUrl:null
return{sentence:"Publishing failed.",url:e}}if(t!==null&&t.outcome!=="unchanged")return publishedNews(t)
return{sentence:plainly(e),url:null}}function publishedNews(e){const t=`branch "${e.branch}" of ${e.repository}`
if(e.outcome==="committed"){const{oid:r,url:n}=e.commit
return{sentence:`Committed ${r.slice(0,7)} to ${t}.`,url:n}}const{number:r,url:n}=e.pullRequest
return{sentence:I[e.outcome](`pull request #${r}`,t,e),url:n}}const I={proposed(e,t,r){if(r.outcome==="proposed"&&r.opened)return`Opened ${e} into ${t}.`
return r.outcome==="proposed"&&r.commit!==null?`Brought ${e} into ${t} up to date.`:`The change waits in ${e} into ${t}.`},closed:(e,t)=>`Closed ${e}, because ${t} is right by now.`,"left-open":(e,t)=>`Left ${e} open, because others have a part in it; ${t} is right without it.`,declined:(e,t)=>`Somebody closed ${e} with this very change to ${t}, so it is not proposed again; `+"reopen it, or change the branch by hand."}
function plainly({outcome:e,files:t}){const r=t.filter(t=>t.outcome===e).length
const n=r===1?"1 file":`${r} files`
switch(e){case"changed":return`Wrote ${n} in the workspace.`
case"out-of-date":return`Found ${n} out of date. Run status-snippets, or let this action do it in another mode.`
case"unchanged":return"Every section is right; nothing was written."
case"failed":return"Nothing was written."}}var H=r(4408)
const j=4e5
const M=1e5
const B=20
const G=200
function summaryText({result:e,report:t,diff:r,news:n,annotations:s,hints:o}){return joined([D,newsParagraph(n),messages(s),(0,H.H)(e.run.files,G),pageTable(t),...badges(t),r&&(0,L.TM)("Difference",(0,L.OF)("diff",(0,L.cz)(r,j))),...o.map(e=>`> [!NOTE]\n> ${e}`)])}function failureSummary(e){return joined([D,(0,L.OF)("text",(0,L.cz)(e,M))])}function idleSummary(e){return joined([D,newsParagraph({sentence:e,url:null})])}const D="## Status snippets"
function joined(e){return`${e.filter(e=>e!=="").join("\n\n")}\n`}function newsParagraph({sentence:e,url:t}){const r=t===null?"":` ${(0,L.Ar)(t,t)}`
return`<p>${(0,L.js)(e)}${r}</p>`}function messages(e){const t=e.filter(({level:e})=>e!=="notice").map(({level:e,message:t})=>`${e}: ${t}`)
return t.length===0?"":(0,L.OF)("text",(0,L.cz)(t.join("\n"),M))}function pageTable({pages:e,files:t}){const r=t.flatMap(e=>e.sections)
const n=e.slice(0,B).map(({slug:e,source:t,snippets:n})=>{const s=r.find(t=>t.slug===e)?.address||(n.status_page_url??"")
return[(0,L.h8)(e),(0,L.Ar)(s,s),W[t]]})
return n.length===0?"":(0,L.I$)(["Page","Address","Source"],n)}function badges({pages:e}){return e.slice(0,B).flatMap(({snippets:e})=>e.badge_markdown??[])}const W={endpoint:"endpoint: the service said so just now",cache:"cache: the service said so a moment ago",stale:"stale: the last good answer, since the service is away",offline:"offline: generated without asking"}
const V=1e6
async function showResult({settings:e,action:t,context:n,world:s},o){const{runner:a}=s
const{run:i,published:u}=o
const c=await reportOf(i,e.baseUrl)
const l=annotationsOf(o,t.onUnavailable)
if(l.some(({level:e})=>e==="error")||o.refusal!==null)a.fail()
const d=newsOf(o)
const h=(0,N.u)(n,u,t.token)
const f=i.changes.length===0?"":(await Promise.all([r.e(291),r.e(311)]).then(r.bind(r,6311))).diffOf(i.changes)
if(i.files.length>0)a.group("Files",fileLines(i))
if(f!=="")a.group("Difference",(0,L.cz)(f.trimEnd(),V))
for(const{level:e,message:t,place:r}of l)a.annotate(e,t,r)
a.say([d.sentence,d.url,...h].filter(e=>e!==null).join("\n"))
a.outputs(outputValues(c,u))
await a.summarise(summaryText({result:o,report:c,diff:f,news:d,annotations:l,hints:h}))}function fileLines({files:e}){return e.map(({path:e,outcome:t,sections:r})=>`${e}: ${t}, sections: ${r.length}`).join("\n")}const z=["http_proxy","HTTP_PROXY","https_proxy","HTTPS_PROXY"]
function secretsOf(e,t){const valuesOf=t=>e.get(t)?.values??[]
const r=[...valuesOf("token"),...valuesOf("header").flatMap(headerSecrets),...valuesOf("base-url").flatMap(passwordIn),...z.flatMap(e=>passwordIn(t[e]??""))]
return[...new Set(r.map(e=>e.trim()))].filter(e=>e!=="")}function headerSecrets(e){const t=e.slice(e.indexOf(":")+1).trim()
return[t,t.replace(/^(?:bearer|basic|token)\s+/i,"")]}function passwordIn(e){const t=/\/\/[^/@]*?:([^/]*)@/.exec(e)?.[1]??""
return[t,decoded(t)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}const K=6
function refusingTellTales(e,t){const r=t.filter(({length:e})=>e>=K).flatMap(e=>[e,encodeURIComponent(e)])
return async t=>{const n=await e(t)
const s=fieldWith(n,r)
if(s!==null)throw new T.F_({slug:t,field:s,reason:"holds a secret of this run"})
return n}}function fieldWith({snippets:e},t){return w.R.find(r=>t.some(t=>e[r].includes(t)))??null}var Z=r(3411)
var Q=r(5968)
function askingWith(e,t){const{baseUrl:r,headers:n,timeout:s,maxAge:o}=e
let a
return async e=>{a??=service_client_open(r,t)
return(await a)({slug:e,baseUrl:r,headers:n,timeout:s,maxAge:o})}}async function service_client_open(e,t){const{askOnce:n}=await Promise.all([r.e(203),r.e(989)]).then(r.bind(r,2989))
const{openCacheFolder:s}=await r.e(188).then(r.bind(r,8188))
const{cacheLocation:o}=await r.e(857).then(r.bind(r,3857))
const{now:a,sleep:i,random:u}=t
const c=o(t)
const l=c===null?null:s(c)
return n({fetch:await(0,Q.G)(e,t),now:a,sleep:i,random:u,cache:l,version:Z.r})}async function runAction(e){try{await carryOut(e)}catch(t){await showFailure(e,t)}}async function carryOut(e){const t=readInputs(e.runner.input)
const r=secretsOf(t,e.env)
for(const t of r)e.runner.mask(t)
const[n,s]=[readSettings(t),readActionSettings(t)];(0,A.B)("commit-message",s.commitMessage);(0,A.B)("pull-request-title",s.pullRequestTitle)
const o=(0,E.yI)(e.env,e.readFile)
if(o.event==="schedule"&&o.fork&&!s.runInForks){return showIdle(e,`${(0,C.Vb)(o.repository)} is a fork, where scheduled runs do nothing; set run-in-forks: true to let them.`)}const a=refusingTellTales(askingWith(n,e),r)
const i={settings:n,action:s,context:o,world:e,ask:a}
const u=await U[s.mode]()
await showResult(i,await u(i))}async function showIdle({runner:e},t){e.annotate("notice",t,null)
e.outputs(outputValues({version:1,outcome:"unchanged",pages:[],files:[],error:null},null))
await e.summarise(idleSummary(t))}async function showFailure({runner:e},t){const{code:r,message:n,files:s}=failureOf(t)
e.fail()
e.annotate("error",n,null)
const o=s.map(({path:e,...t})=>({path:e,outcome:"failed",sections:[],problems:[{line:1,column:1,...t}]}))
e.outputs(outputValues({version:1,outcome:"failed",pages:[],files:o,error:{code:r,message:n}},null))
await e.summarise(failureSummary(n))}},8159:(e,t,r)=>{r.d(t,{e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,r){super(`${e} ${t}`,r===undefined?undefined:{cause:r})
this.option=e}}class UsageError extends Error{name="UsageError"
code="usage"
typed
constructor(e,t,r){super(`${e} ${t}: ${r}`)
this.typed=e}}},1812:(e,t,r)=>{r.d(t,{$N:()=>codeOf,JX:()=>LeadsOutside,K_:()=>FileNotFound,MF:()=>TooLarge,N3:()=>NoMatch,P_:()=>writingError,c4:()=>UnknownFormat,f6:()=>FileError,fH:()=>ReadOnlyFile,hW:()=>NotUtf8,pX:()=>NotAFile,vE:()=>readingError,zR:()=>FileChanged})
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
default:return new NotReadable(e,t)}}const n={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(e,t,r=[]){if(t instanceof FileError)return t
const s=codeOf(t)??String(t)
const[o,a]=n[s]??["the system refused","check the disk"]
if(r.length>0)return new PartlyWritten(e,`, ${o} (${s})`,r,t)
return new NotWritten(e,`, ${o} (${s}), nothing was written`,a,t)}},9452:(e,t,r)=>{r.d(t,{EJ:()=>BranchNotFoundError,Hm:()=>ForeignCommitsError,Pu:()=>ContendedError,S1:()=>PublishError,TM:()=>RateLimitedError,fk:()=>RefusedError,hG:()=>UnavailableError,jv:()=>BranchInUseError,oN:()=>EmptyRepositoryError,qx:()=>UnexpectedAnswerError,rj:()=>PullRequestRefusedError,ur:()=>FilesRefusedError})
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
constructor(e,t){super(`Branch "${e}" cannot hold our pull request: ${t}.`,"Set `pull-request-branch` to a name of its own.")}}},9669:(e,t,r)=>{r.d(t,{EN:()=>bodyOf,et:()=>subjectOf,gD:()=>headlineOf,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const r=t.find(isMoved)
if(r?.previousAddress){const{slug:e,address:t,previousAddress:n}=r
return{kind:"moved",slug:e,address:t,previousAddress:n}}const[n]=t
if(!n)return null
const s=t.find(({previousAddress:e})=>e===null)
const{slug:o,address:a}=s??n
return{kind:s?"filled":"repaired",slug:o,address:a}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},1641:(e,t,r)=>{r.d(t,{Fx:()=>n,Kk:()=>s,be:()=>formatOf})
const n=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},9411:(e,t,r)=>{r.d(t,{lA:()=>fits,qo:()=>readShow,tr:()=>defaultShow})
var n=r(1916)
const s=[{name:"badge",fits:["flow","tight","inline","html","phrasing"]},{name:"link",fits:["flow","tight","inline","html","phrasing"]},{name:"widget",fits:["flow","html"]},{name:"script",fits:["flow","html","phrasing","head"]},{name:"definitions",fits:["flow"]}]
const o=s.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function fits(e,t){const r=s.find(t=>t.name===e)
return r?.fits.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",a)
const r=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(r.includes(t))return invalid(`names "${e}" twice`,"write it once")
r.push(t)}return{valid:true,names:r}}const a=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,n.kp)(e.toLowerCase(),[...o])
return(0,n.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:a}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},4848:(e,t,r)=>{r.d(t,{$P:()=>Unavailable,F_:()=>UnsafeAnswer,Hv:()=>PageNotFound,Jh:()=>RedirectRefused,Lw:()=>Refused,WL:()=>InvalidAnswer,cY:()=>EndpointError,cw:()=>Forbidden,fk:()=>PlanRequired,gz:()=>Unauthorised,qK:()=>MissingSlug})
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
this.reason=e.reason}}},6377:(e,t,r)=>{r.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
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
if(n===""){throw new HeaderError(r,"has no value",'write "Name: value", and check that no variable in it is empty')}if(!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(n)){throw new HeaderError(r,"has a value that headers cannot carry","remove control characters and characters beyond Latin-1")}return[e,n]}},9911:(e,t,r)=>{r.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},3085:(e,t,r)=>{r.d(t,{L:()=>plainSnippets,U:()=>plainForms})
var n=r(9911)
const s=/^[A-Za-z\d.:/-]*$/
function plainSnippets(e,t){const[r,o]=[(0,n.p)(e),(0,n.Q)(e)]
if(![r,o,t].every(e=>s.test(e)))return null
const a=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const i='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${r})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${r}" /></a>`,widget_script:`<script ${a}><\/script>`,widget_html:`<div>\n  <script ${a} ${i}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function plainForms(e,t){const r=e.status_page_url.trim().replace(/\/$/,"")
const o=(0,n.p)(t)
if(!s.test(r)||!s.test(o))return null
const both=e=>({markdown:e.trim(),html:e.trim()})
return{badge:{markdown:e.badge_markdown.trim(),html:e.badge_html.trim()},link:{markdown:e.minimal_md.trim(),html:`<strong>Status:</strong> See live status \u2192 <a href="${r}">${r}</a>`},widget:both(e.widget_html),script:both(e.widget_script),definitions:{markdown:`[status-badge]: ${o}\n[status-page]: ${r}`,html:null}}}},1244:(e,t,r)=>{r.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,rk:()=>readHost})
var n=r(88)
var s=r(5748)
var o=r(9529)
const a=/^[A-Za-z\d._-]+$/
const i=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const u=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const c=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(a.test(e))return null
const t=(0,n.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=firstProblem(e,i)
if(r!==null)return r
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function readHost(e,{fewestLabels:t,slugLabels:r}){const n=findHostCharacterProblem(e)
if(n!==null)return{outcome:"refused",problem:n}
const o=(0,s.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const a=firstProblem(o,r?u:[...u,...c])
if(a!==null)return{outcome:"refused",problem:a}
if(o.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const r=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const n=readHost(withoutRootDot(r),{fewestLabels:2,slugLabels:false})
if(n.outcome==="host")return n.host
const s="give the public host name people visit, such as status.acme.com"
throw new o.d({input:t,value:e,problem:n.problem,fix:s})}function parseStatusPageHost(e){const t=readHost(withoutRootDot(e),{fewestLabels:1,slugLabels:false})
if(t.outcome==="host")return t.host
const r="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new o.d({input:"status-page-host",value:e,problem:t.problem,fix:r})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const r=readHost(withoutRootDot(t),{fewestLabels:1,slugLabels:true})
return r.outcome==="host"?r.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},9529:(e,t,r)=>{r.d(t,{d:()=>InputError})
var n=r(7819)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:r,fix:s}){super(`${e} ${(0,n.h)(t)} ${r}: ${s}`)
this.input=e
this.value=t
this.fix=s}}},8907:(e,t,r)=>{r.d(t,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var n=r(1244)
var s=r(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:r}){if(r!==null)return`https://${r}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const n=readAddress(`https://${e}.${t}`)
if(n.outcome==="address")return n.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${n.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const r=t.replace(/\/$/,"")
const s=(0,n.rk)(r,{fewestLabels:2,slugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${r}`}}function sameAddress(e,t){return new URL(e).href===new URL(t).href}},8551:(e,t,r)=>{r.d(t,{d:()=>parseSlug})
var n=r(9529)
const s=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=s.find(([t])=>t.test(e))
if(!t)return e
const r='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new n.d({input:"slug",value:e,problem:t[1],fix:r})}},2658:(e,t,r)=>{r.d(t,{R:()=>s,s:()=>n})
const n={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
const s=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},6726:(e,t,r)=>{r.d(t,{K:()=>judgeAddress,N:()=>unsafe})
var n=r(7819)
var s=r(8907)
function judgeAddress(e){const t=e.trim()
const r=(0,s.zq)(t)
if(r.outcome==="address")return{verdict:"safe",value:r.address}
return unsafe("status_page_url",`${(0,n.h)(t)} ${r.problem}`)}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}},2007:(e,t,r)=>{r.d(t,{k:()=>judgeUsual})
var n=r(3085)
var s=r(6726)
async function judgeUsual(e,t,o){const a=(0,s.K)(t.status_page_url)
const i=t[e].trim()
if(a.verdict==="safe"&&(0,n.L)(o,a.value)?.[e]===i){return{verdict:"safe",value:i}}return(await Promise.all([r.e(234),r.e(194),r.e(963),r.e(853),r.e(297),r.e(146),r.e(982)]).then(r.bind(r,4982))).judgeSnippet(e,t,o)}},88:(e,t,r)=>{r.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const n=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return n.find(({first:t,last:r})=>e>=t&&e<=r)?.name??null}const a=/^[\x20-\x7e]*$/
function findHiddenCharacter(e,t="refused"){if(a.test(e))return null
const r=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of r.replace(s,"").replace(o,"")){const t=e.codePointAt(0)??0
const r=hiddenCharacterAt(t)
if(r!==null)return`${r} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},5748:(e,t,r)=>{r.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},7819:(e,t,r)=>{r.d(t,{h:()=>quote})
var n=r(88)
const s=120
function quote(e){const t=[...e]
const r=t.slice(0,s).map(e=>{const t=e.codePointAt(0)??0
return(0,n.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`})
return`"${r.join("")}${t.length>s?"\u2026":""}"`}},6101:(e,t,r)=>{r.d(t,{Z:()=>suggest})
var n=r(1916)
function suggest(e,t){const r=e.toLowerCase()
let s=null
let o=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(r)&&r.length>1?0:(0,n.Io)(r,e)
if(t<o&&t<=Math.round(e.length*.4)){s=e
o=t}}return s}},3411:(e,t,r)=>{r.d(t,{r:()=>n})
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
return o}}var a={}
a[e]=e=>{}
a[t]=n
return a})
__nccwpck_require__.a=(n,s,o)=>{var a
o&&((a=[]).d=-1)
var i=new Set
var u=n.exports
var c
var l
var d
var h=new Promise((e,t)=>{d=t
l=e})
h[t]=u
h[e]=e=>(a&&e(a),i.forEach(e),h["catch"](e=>{}))
n.exports=h
s(n=>{c=wrapDeps(n)
var s
var getResult=()=>c.map(e=>{if(e[r])throw e[r]
return e[t]})
var o=new Promise(t=>{s=()=>t(getResult)
s.r=0
var fnQueue=e=>e!==a&&!i.has(e)&&(i.add(e),e&&!e.d&&(s.r++,e.push(s)))
c.map(t=>t[e](fnQueue))})
return s.r?o:getResult()},e=>(e?d(h[r]=e):l(u),resolveQueue(a)))
a&&a.d<0&&(a.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(r,n){if(n&1)r=this(r)
if(n&8)return r
if(typeof r==="object"&&r){if(n&4&&r.__esModule)return r
if(n&16&&typeof r.then==="function")return r}var s=Object.create(null)
__nccwpck_require__.r(s)
var o={}
t=t||[null,e({}),e([]),e(e)]
for(var a=n&2&&r;typeof a=="object"&&!~t.indexOf(a);a=e(a)){Object.getOwnPropertyNames(a).forEach(e=>o[e]=()=>r[e])}o["default"]=()=>r
__nccwpck_require__.d(s,o)
return s}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var r in t){if(__nccwpck_require__.o(t,r)&&!__nccwpck_require__.o(e,r)){Object.defineProperty(e,r,{enumerable:true,get:t[r]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,r)=>{__nccwpck_require__.f[r](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>""+e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:1}
var installChunk=t=>{var r=t.modules,n=t.ids,s=t.runtime
for(var o in r){if(__nccwpck_require__.o(r,o)){__nccwpck_require__.m[o]=r[o]}}if(s)s(__nccwpck_require__)
for(var a=0;a<n.length;a++)e[n[a]]=1}
__nccwpck_require__.f.require=(t,r)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var r=__nccwpck_require__(4905)
module.exports=r})()

