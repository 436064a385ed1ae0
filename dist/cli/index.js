#!/usr/bin/env node
(()=>{"use strict"
var e={1916:(e,t)=>{var n
n=true
t.Io=n=void 0
var r=new Uint32Array(65536)
var myers_32=function(e,t){var n=e.length
var s=t.length
var o=1<<n-1
var i=-1
var a=0
var c=n
var l=n
while(l--){r[e.charCodeAt(l)]|=1<<l}for(l=0;l<s;l++){var u=r[t.charCodeAt(l)]
var f=u|a
u|=(u&i)+i^i
a|=~(u|i)
i&=u
if(a&o){c++}if(i&o){c--}a=a<<1|1
i=i<<1|~(f|a)
a&=f}l=n
while(l--){r[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var s=e.length
var o=[]
var i=[]
var a=Math.ceil(n/32)
var c=Math.ceil(s/32)
for(var l=0;l<a;l++){i[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var f=0
var d=-1
var h=u*32
var m=Math.min(32,s)+h
for(var p=h;p<m;p++){r[e.charCodeAt(p)]|=1<<p}for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var k=g|f
var b=((g|v)&d)+d^d|g|v
var _=f|~(b|d)
var x=d&b
if(_>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^v){o[l/32|0]^=1<<l}_=_<<1|w
x=x<<1|v
d=x|~(k|_)
f=_&k}for(var p=h;p<m;p++){r[e.charCodeAt(p)]=0}}var y=0
var $=-1
var S=u*32
var O=Math.min(32,s-S)+S
for(var p=S;p<O;p++){r[e.charCodeAt(p)]|=1<<p}var E=s
for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var k=g|y
var b=((g|v)&$)+$^$|g|v
var _=y|~(b|$)
var x=$&b
E+=_>>>s-1&1
E-=x>>>s-1&1
if(_>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^v){o[l/32|0]^=1<<l}_=_<<1|w
x=x<<1|v
$=x|~(k|_)
y=_&k}for(var p=S;p<O;p++){r[e.charCodeAt(p)]=0}return E}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var r=0
for(var s=0;s<t.length;s++){var o=distance(e,t[s])
if(o<n){n=o
r=s}}return t[r]}
n=closest},4589:e=>{e.exports=require("node:assert")},6698:e=>{e.exports=require("node:async_hooks")},4573:e=>{e.exports=require("node:buffer")},1421:e=>{e.exports=require("node:child_process")},7540:e=>{e.exports=require("node:console")},7598:e=>{e.exports=require("node:crypto")},3053:e=>{e.exports=require("node:diagnostics_channel")},8229:e=>{e.exports=require("node:dns")},8474:e=>{e.exports=require("node:events")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},7067:e=>{e.exports=require("node:http")},2467:e=>{e.exports=require("node:http2")},7030:e=>{e.exports=require("node:net")},6760:e=>{e.exports=require("node:path")},643:e=>{e.exports=require("node:perf_hooks")},1708:e=>{e.exports=require("node:process")},1792:e=>{e.exports=require("node:querystring")},99:e=>{e.exports=require("node:sqlite")},7075:e=>{e.exports=require("node:stream")},7997:e=>{e.exports=require("node:timers")},8500:e=>{e.exports=require("node:timers/promises")},1692:e=>{e.exports=require("node:tls")},3136:e=>{e.exports=require("node:url")},7975:e=>{e.exports=require("node:util")},3429:e=>{e.exports=require("node:util/types")},5919:e=>{e.exports=require("node:worker_threads")},8522:e=>{e.exports=require("node:zlib")},7974:(e,t,n)=>{n.d(t,{V:()=>environmentName,H:()=>readEnvironmentVariables})
var r=n(435)
function splitLines(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironmentVariables(e){const t=new Map
for(const{name:n,kind:s}of(0,r.A5)("cli")){const r=environmentName(n)
const o=e[r]?.trim()??""
if(s==="flag"||o==="")continue
t.set(n,{source:r,values:s==="list"?splitLines(o):[o]})}return t}},8710:(e,t,n)=>{n.r(t)
n.d(t,{refreshCommand:()=>refreshCommand})
var r=n(5916)
var s=n(3849)
var o=n(2619)
var i=n(610)
var a=n(4420)
const refreshCommand=async e=>{const t=e.command==="check"
const n=await(0,o.T)(e,e.files.length>0?e.files:["README.md"])
const c={...e.settings,checkOnly:t}
const l=await(0,r.h)((0,o.U)(e,n),c,(0,a.X)(e),s.y)
const u=t?l:await write(e,n,l)
await(0,i["if"])(e,u)
return(0,i.VX)(u)}
async function write(e,t,r){if(r.changes.length===0&&!e.settings.commit)return r
const{writeChanges:s}=await n.e(374).then(n.bind(n,7653))
return s(e,t,r)}},3467:(e,t,n)=>{n.d(t,{E:()=>toExitInfo,L:()=>NoSlugError})
var r=n(8159)
var s=n(1812)
var o=n(4848)
var i=n(9529)
var a=n(6226)
class NoSlugError extends Error{name="NoSlugError"
code="no-slug"
constructor(e=null){super(`missing --slug, the name of the status page${e===null?"":`: ${e}`}`)}}const c=[r.N,r.e,i.d,s.f6,NoSlugError,a.pU,a.mu]
function toExitInfo(e){if(e instanceof o._)return{exit:e.kind,...pick(e),stack:""}
const t=c.find(t=>e instanceof t)
if(t!==undefined)return{exit:"input",...pick(e),stack:""}
const n=`internal error in status-snippets, please report it: ${String(e)}`
const r=e instanceof Error?e.stack??"":""
return{exit:"internal",code:"internal-error",message:n,stack:r}}function pick({code:e,message:t}){return{code:e,message:t}}},6226:(e,t,n)=>{n.d(t,{kM:()=>CommitError,mu:()=>NoRepositoryError,pU:()=>DirtyFileError})
const r={"not-in-head":"is not in the last commit",modified:"already differs from the last commit"}
class DirtyFileError extends Error{name="DirtyFileError"
code="dirty-file"
reason
constructor(e,t){super(`${e} ${r[t]}, so --commit would commit more than the section: commit or undo that first`)
this.reason=t}}class NoRepositoryError extends Error{name="NoRepositoryError"
code="no-repository"
constructor(e,t){super(`--commit cannot commit in ${e} (${t}): run it in a git repository, or leave it out`)}}class CommitError extends Error{name="CommitError"
code="commit-failed"
constructor(e,t){const n=e.map(({path:e})=>e).join(", ")
super(`git did not commit ${n}, which ${e.length===1?"is":"are"} written: ${t}`)}}},2619:(e,t,n)=>{n.d(t,{T:()=>findInputFiles,U:()=>readInputFiles})
var r=n(1074)
var s=n(8159)
var o=n(1812)
var i=n(3024)
var a=n(6760)
var c=n(9003)
function isGlob(e){return/[*?[\]{}]|[@!+]\(/.test(e)}function splitGlob(e,t){const n=t==="\\"?e.replaceAll("\\","/"):e
const r=n.split("/")
const s=r.findIndex((e,t)=>t===r.length-1||/[*?[\]{}()!+@|\\]/.test(e))
const o=r.slice(0,s).join("/")
return{folder:s>0&&o===""?"/":o,pattern:r.slice(s).join("/")}}async function findFiles(e,t){const n=e.map(e=>parseTarget(e,t))
const r=new Set
for(const e of n.filter(({excludes:e})=>e)){for(const{real:n}of await filesOf(e,t))r.add(n)}const s=new Map
for(const e of n.filter(({excludes:e})=>!e)){const n=await filesOf(e,t)
const i=e.kind==="file"?n:n.filter(({real:e})=>!r.has(e))
if(i.length===0){throw new o.f6("no-match",e.argument,{detail:t.extensions.join(", ")})}for(const e of i){const t=s.get(e.real)
s.set(e.real,t?mergeMatches(t,e):e)}}return[...s.values()]}function parseTarget(e,t){if(e==="")throw new o.f6("file-not-found",'""')
const n=findExisting(e,t)
if(n!==null)return{...n,argument:e,excludes:false}
if(e.startsWith("!"))return{...parseTarget(e.slice(1),t),excludes:true}
if(isGlob(e))return{kind:"glob",argument:e,excludes:false}
throw new o.f6("file-not-found",e)}function findExisting(e,{cwd:t,extensions:n,anyExtension:r}){let s
try{s=(0,c.o1)(e,t)}catch(t){const n=(0,o.sK)(e,t)
if((0,o.lz)(n,"file-not-found")||isGlob(e))return null
throw n}if(s.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(e,n)){throw new o.f6("unknown-format",e,{detail:n.join(", ")})}return{kind:"file",real:s.real}}function mergeMatches(e,t){return{...e,isExplicit:e.isExplicit||t.isExplicit,matchedBy:[...e.matchedBy,...t.matchedBy]}}async function filesOf(e,{cwd:t,extensions:r}){const{argument:s}=e
const nameOf=e=>(0,a.relative)(t,e).split(a.sep).join("/")
if(e.kind==="file"){return[{real:e.real,path:nameOf((0,a.resolve)(t,s)),isExplicit:true,matchedBy:[]}]}const{folder:l,pattern:u}=e.kind==="glob"?splitGlob(s,a.sep):{folder:s,pattern:null}
try{const e=(0,a.resolve)(t,l)
const{real:o,stats:f}=(0,c.o1)(l,t,s)
if(!f.isDirectory())return[]
const{walk:d}=await Promise.all([n.e(759),n.e(16)]).then(n.bind(n,8886))
const h=d({folder:o,cwd:i.realpathSync.native(t),pattern:u,extensions:r})
return h.filter(e=>hasExtension(e,r)).sort().map(t=>({real:(0,a.resolve)(o,t),path:nameOf((0,a.resolve)(e,t)),isExplicit:false,matchedBy:[s]}))}catch(e){const t=(0,o.sK)(s,e)
if((0,o.lz)(t,"file-not-found"))return[]
throw t}}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}var l=n(2611)
var u=n(1641)
var f=n(2527)
var d=n(6101)
const h=100
function createProgressLine(e,t){const n=t>=h&&e.isTerminal
let r=0
return{step(){r+=1
if(!n)return
const s=`${r} of ${t} files read`
if(r===t)e.write(`\r${" ".repeat(s.length)}\r`)
else if(r%h===0)e.write(`\r${s}`)}}}async function findInputFiles({settings:{format:e},folder:t},n){const r=Object.keys(u.Kk).map(e=>`.${e}`)
let o
try{o=await findFiles(n,{cwd:t,extensions:r,anyExtension:e!==null})}catch(e){throw withSuggestion(e)}if(o.length===0){const e=`only exclusions given (${n.join(" ")})`
throw new s.N(e,"name at least one file, folder or glob")}return o.map(t=>({...t,format:e??(0,u.be)(t.path)??"md"}))}function*readInputFiles({settings:e,environment:t,folder:n},r){const s=createProgressLine(t.terminal.err,e.quiet?0:r.length)
for(const e of r){s.step()
yield{...e,content:(0,l.t)(e,n,f.n)}}}function withSuggestion(e){if(!(0,o.lz)(e,"file-not-found"))return e
if((0,r.Z)(e.path)){e.message+=" (a command comes before the files, and there is only one)"
return e}const t=(0,d.Z)(e.path,[...r.P.map(({name:e})=>e),"--help","--version"])
if(t!==null)e.message+=` (or did you mean ${t}?)`
return e}},610:(e,t,n)=>{n.d(t,{VX:()=>exitNameOf,_r:()=>writeLine,if:()=>reportResult,tE:()=>warningLine})
var r=n(9669)
var s=n(88)
async function reportResult(e,t){const{settings:r,command:s,environment:o}=e
const{out:i,err:a}=o.terminal
const{failure:c,warnings:l,files:u,changes:f}=t
for(const e of problemLines(t))writeLine(a,e)
for(const e of l)writeLine(a,warningLine(e))
if(c!==null&&c.kind!=="publishing")writeLine(a,"Nothing was written.")
else if(!r.quiet)for(const e of u)writeLine(a,fileLine(e,r.dryRun))
if(r.json){const{createReport:e}=await n.e(857).then(n.bind(n,4022))
i.write(`${JSON.stringify(e(t),null,2)}\n`)}if(f.length>0&&(r.diff||s==="check"&&!r.json)){const{formatDiff:e}=await n.e(857).then(n.bind(n,6311))
const{colorDiff:t}=await n.e(857).then(n.bind(n,688))
const s=e(f)
const o=r.json?a:i
o.write(o.hasColor?t(s):s)}}function problemLines({files:e,failure:t}){if(t===null)return[]
const n=e.flatMap(e=>e.problems.map(t=>({...t,path:e.path})))
const r=new Set
const s=n.filter(({message:e})=>t.kind==="input"||!r.has(e)&&r.add(e)).map(({path:e,line:t,column:n,message:r})=>`${e}:${t}:${n}: ${r}`)
return s.length>0?s:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:r}){const s=e===undefined?"":`${e}:${t}:${n}: `
return`${s}warning: ${r}`}function fileLine({path:e,outcome:t,sections:n},s){const o=t==="changed"&&s?"would change":t
const i=n.filter(e=>e.outcome!=="unchanged")
if(i.length===0)return`${e}: ${o}`
const a=i.length===1?"1 section":`${i.length} sections`
const c=i.filter(r.yu).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${o} (${[a,...new Set(c)].join(", ")})`}function exitNameOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"success")}function writeLine(e,t){e.write(`${(0,s.O)(t)}\n`)}},4420:(e,t,n)=>{n.d(t,{X:()=>createFetchSnippets})
var r=n(6760)
var s=n(3411)
function createServiceClient(e){let t
return async n=>{t??=loadFetcher(e)
return(await t)(n)}}async function loadFetcher({settings:e,effects:t,cacheDirectory:r}){const{createSnippetFetcher:o}=await Promise.all([n.e(203),n.e(652)]).then(n.bind(n,1695))
const{openCacheFolder:i}=await Promise.all([n.e(203),n.e(652)]).then(n.bind(n,9455))
const{fetch:a,now:c,sleep:l,random:u}=t
const f=r===null?null:i(r)
return o(e,{fetch:a,now:c,sleep:l,random:u,cache:f,version:s.r})}const o=60
function createBuildClient(e){const t=Math.max(e.settings.maxAge,o)*1e3
const{now:n}=e.effects
let r=n()
let s=createServiceClient(e)
return o=>{if(n()-r>t){r=n()
s=createServiceClient(e)}return s(o)}}function createFetchSnippets({settings:e,environment:t,folder:n}){const{effects:s}=t
const{cache:o,cacheDir:i}=e
const a=i===null?s.cacheDirectory():(0,r.resolve)(n,i)
return createServiceClient({settings:e,effects:s,cacheDirectory:o?a:null})}},1074:(e,t,n)=>{n.d(t,{P:()=>r,Z:()=>findCommand})
const r=[{name:"refresh",usage:"[refresh] [files\u2026]",maxFiles:Number.POSITIVE_INFINITY,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",maxFiles:Number.POSITIVE_INFINITY,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",maxFiles:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",maxFiles:1,summary:"add the markers, around an existing badge if there is one, and fill them"}]
function findCommand(e){return r.find(t=>t.name===e)??null}},8159:(e,t,n)=>{n.d(t,{N:()=>UsageError,e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===undefined?undefined:{cause:n})
this.option=e}}class UsageError extends Error{name="UsageError"
code="usage"
constructor(e,t){super(`${e}: ${t}`)}}},435:(e,t,n)=>{n.d(t,{fF:()=>k,A5:()=>optionsFor,hx:()=>placeholderOf})
var r=n(9411)
var s=n(6377)
var o=n(9529)
var i=n(8159)
function parseShow(e){const t=(0,r.qo)(e)
if(t.valid)return t.names
throw new o.d({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){try{return(0,s.QG)(e)}catch(n){if(!(n instanceof s.AS))throw n
const r=e.length>1?`(number ${n.line}) `:""
const o=n.message.replace(/^header \d+ /,"")
throw new i.e(t,r+o,n)}}function parseRepository(e){const[t="",n="",...r]=e.split("/")
const s=/^[\w.-]+$/
if(r.length===0&&s.test(t)&&s.test(n))return{owner:t,name:n}
throw new o.d({input:"repository",value:e,problem:"is not a repository",fix:"write it as owner/name"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
throw new o.d({input:"branch",value:e,problem:"is not the name of a branch",fix:"write just the name, such as main"})}const a=["action"]
const c=[{name:"files",kind:"list",value:"files",default:"README.md",interfaces:a,summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",interfaces:a,summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",value:"owner/name",defaultDescription:"the repository of the workflow",interfaces:a,summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",value:"branch",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",interfaces:a,summary:"Branch to update",parse:parseBranch},{name:"pull-request-branch",kind:"text",value:"branch",defaultDescription:"status-snippets/ followed by the name of the branch",interfaces:a,summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",value:"text",defaultDescription:"a subject that names the new address",interfaces:a,summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",value:"text",defaultDescription:"a title that names the new address",interfaces:a,summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",interfaces:a,summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",interfaces:a,summary:"Whether an unavailable service causes a warning or fails the step"},{name:"run-in-forks",kind:"flag",default:"false",interfaces:a,summary:"Also run scheduled workflows in forks"}]
var l=n(2658)
const u=["cli"]
const f=[{name:"only",kind:"choice",value:"field",choices:l.R,commands:["print"],interfaces:u,summary:`Print a single field: ${l.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],interfaces:u,summary:"Also write a workflow that refreshes the file on a schedule"},{name:"json",kind:"flag",interfaces:u,summary:"Print the result as JSON"},{name:"diff",kind:"flag",interfaces:u,summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",interfaces:u,summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",interfaces:u,summary:"Report only warnings and errors"},{name:"commit",kind:"flag",commands:["refresh","init"],interfaces:u,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",defaultDescription:"the current folder",interfaces:u,summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",interfaces:u,summary:"Show this help"},{name:"version",kind:"flag",short:"v",interfaces:u,summary:"Show the version"}]
var d=n(1641)
var h=n(9137)
var m=n(1244)
var p=n(8551)
const g=["cli"]
const w=["cli","action"]
const v=[{name:"slug",kind:"text",value:"slug",interfaces:w,summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>(0,p.d)(e)},{name:"base-url",kind:"text",value:"url",default:h.I,interfaces:w,summary:"Address of the service",parse:h.Q},{name:"status-page-host",kind:"text",value:"host",defaultDescription:"the host of base-url",interfaces:w,summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:m.hL},{name:"custom-domain",kind:"text",value:"domain",interfaces:w,summary:"Custom domain of the page, used when snippets are generated",parse:e=>(0,m.ZL)(e)},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",interfaces:w,summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",value:"names",defaultDescription:"badge link; in a heading badge",interfaces:w,summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",value:"name: value",interfaces:w,summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],interfaces:w,summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],interfaces:g,summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",value:"folder",defaultDescription:"the platform's cache folder",interfaces:g,summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",interfaces:g,summary:"Disable the response cache"},{name:"format",kind:"choice",choices:d.Fx,defaultDescription:"by file extension",interfaces:w,summary:"Read every file in this format"}]
const k=[...v,...f,...c]
const b=k
function optionsFor(e){return b.filter(t=>t.interfaces.includes(e))}function placeholderOf(e){return`<${e.value??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}},1812:(e,t,n)=>{n.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
const r={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"name a text file"],"leads-outside":()=>["is a link to a place outside the working directory","name the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run, nothing was written","run again"],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written, ${e}`,"see the reason, then run again"],"partly-written":e=>[`could not be written, ${e}`,"fix the cause, then run again"],"no-match":e=>["matches no file",`only ${e} files count, without those in node_modules or ignored by .gitignore`],"unknown-format":e=>["has an unsupported format",`name a ${e} file, or set format`]}
class FileError extends Error{name="FileError"
code
path
problem
line
constructor(e,t,n={}){const[s,o]=r[e](n.detail??"")
const i=n.fix??o
super(`${t} ${s}: ${i}`,{cause:n.cause})
this.code=e
this.path=t
this.problem=`this file ${s}: ${i}`
this.line=n.line??1}}function isFileError(e,...t){return e instanceof FileError&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}const s={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof FileError)return t
const n=systemCodeOf(t)??String(t)
const r=s[n]??"not-readable"
return new FileError(r,e,{detail:r==="not-a-file"?"a circular link":n,cause:t})}const o={EACCES:["its folder is not writable","make the folder writable"],EPERM:["its folder does not allow replacing it","check the owner of the file and of its folder"],EBUSY:["another program is using it","close that program, then run again"],EEXIST:["its parent is a file","choose another path"],ENOTDIR:["its parent is a file","choose another path"],EROFS:["the disk is read-only","use a writable disk"],ENOSPC:["the disk is full","free some space"],EDQUOT:["the disk quota is exceeded","free some space"]}
function toWriteError(e,t,n=[]){if(t instanceof FileError)return t
const r=systemCodeOf(t)??String(t)
const[s,i]=o[r]??["the system refused","check the disk"]
const a=`${s} (${r})`
if(n.length===0){return new FileError("not-written",e,{detail:`${a}, nothing was written`,fix:i,cause:t})}const c=`but ${n.join(", ")} already ${n.length===1?"is":"are"}`
return new FileError("partly-written",e,{detail:`${a}, ${c}`,cause:t})}},2611:(e,t,n)=>{n.d(t,{Gu:()=>readTextFile,io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var r=n(4573)
var s=n(3024)
var o=n(1812)
var i=n(9003)
const a=16*1024*1024
const c=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readFoundFile({path:e,real:t,isExplicit:n},r,s){try{const o=n?readTextFile(e,r):readTextFileIf(e,t,s)
return{outcome:"read",text:o??""}}catch(e){if(!(e instanceof o.f6))throw e
const{line:t,code:n,problem:r}=e
return{outcome:"refused",problem:{line:t,column:1,code:n,message:r}}}}function readTextFile(e,t){try{const n=withRegularFile(e,(0,i.xq)(e,t).real,(t,n)=>{if(n>a)throw new o.f6("file-too-large",e,{detail:"16 MiB"})
return(0,s.readFileSync)(t)})
return decode(e,n)}catch(t){throw(0,o.sK)(e,t)}}function readTextFileIf(e,t,n){try{return withRegularFile(e,t,(t,r)=>{if(r>a){if(!streamContains(t,n))return null
throw new o.f6("file-too-large",e,{detail:"16 MiB"})}const i=(0,s.readFileSync)(t)
return n(i.toString("latin1"))?decode(e,i):null})}catch(t){throw(0,o.sK)(e,t)}}function readBytes(e){return withRegularFile(e,e,e=>(0,s.readFileSync)(e))}function withRegularFile(e,t,n){const r=(0,s.openSync)(t,c)
try{const t=(0,s.fstatSync)(r)
if(!t.isFile())throw new o.f6("not-a-file",e,{detail:(0,i.yc)(t)})
return n(r,t.size)}finally{(0,s.closeSync)(r)}}function decode(e,t){if((0,r.isAscii)(t))return t.toString("latin1")
if((0,r.isUtf8)(t))return t.toString("utf8")
const n=t[0]===255&&t[1]===254||t[0]===254&&t[1]===255
const s=n?1:firstInvalidLine(t)
const i=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${s}`
throw new o.f6("not-utf8",e,{detail:i,line:s})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const s=t===-1?e.length:t
if(!(0,r.isUtf8)(e.subarray(n,s)))break
n=s+1}return t}const l=1024*1024
const u=64
function streamContains(e,t){const n=Buffer.alloc(l)
let r=""
for(let o=1;o>0;){o=(0,s.readSync)(e,n)
const i=r+n.toString("latin1",0,o)
if(t(i))return true
r=i.slice(-u)}return false}},9003:(e,t,n)=>{n.d(t,{o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var r=n(3024)
var s=n(6760)
var o=n(1812)
function resolvePath(e,t,n=e){const i=(0,s.resolve)(t,e)
const a=r.realpathSync.native(i)
const c=r.realpathSync.native(t)
if(!isInside(a,c)){const e=isInside(i,t)||isInside(i,c)
if(e||(0,r.lstatSync)(i).isSymbolicLink())throw new o.f6("leads-outside",n)}return{real:a,stats:(0,r.statSync)(a)}}function resolveFile(e,t){const n=resolvePath(e,t)
if(!n.stats.isFile())throw new o.f6("not-a-file",e,{detail:fileKindOf(n.stats)})
return n}function isInside(e,t){const n=(0,s.relative)(t,e)
return n===""||!((0,s.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(e){if(e.isDirectory())return"a folder"
if(e.isFIFO())return"a pipe"
return e.isSocket()?"a socket":"a device"}},2130:(e,t,n)=>{n.d(t,{f:()=>fetchPages})
var r=n(4848)
var s=n(2764)
var o=n(9529)
var i=n(8907)
var a=n(7554)
var c=n(1866)
async function fetchPages(e,t,n){const r=new Set(e.map(({slug:e})=>e))
const s=await fetchAll(r,t,n)
const o=knownAddresses(e,t)
const i=new Map
const a=new Map
for(const n of e){const{slug:e,customDomain:r}=n
const c=s.get(e)
if(c===undefined)throw new Error(`Page "${e}" was not fetched`)
if(c.outcome==="available"||c.outcome==="failed"){a.set(n,c)
continue}const l=keptAddress(n,t)??o.get(e)??null
const u=`${e} ${r??l??""}`
const f=i.get(u)??generatePage(e,r,l,t)
i.set(u,f)
a.set(n,await f)}return{pages:a,warnings:[...s].flatMap(([e,t])=>(0,c.d)(e,t))}}const l=8
async function fetchAll(e,t,n){const r=new Map
const s=e.values()
const o=Array.from({length:l},async()=>{for(const e of s)r.set(e,await fetchPage(e,t,n))})
await Promise.all(o)
return r}async function fetchPage(e,{source:t},n){if(t==="offline")return{outcome:"to-generate",planRequired:null}
try{const t=await n(e)
const{snippets:r}=t
const s={outcome:"available",slug:e,source:t.source,snippets:r}
return t.source==="stale"?{...s,staleReason:t.reason}:s}catch(e){if(!(e instanceof r._))throw e
const n=e.code==="plan-required"&&t==="auto"
return n?{outcome:"to-generate",planRequired:e}:{outcome:"failed",error:e}}}async function generatePage(e,t,n,{baseUrl:r,statusPageHost:c}){try{const o=t===null&&n!==null?n:(0,i.ci)({slug:e,customDomain:t,statusPageHost:c})
const l=await(0,s.w)({slug:e,baseUrl:r},o)
return{outcome:"available",slug:e,source:"offline",snippets:(0,a.Uu)(l)}}catch(e){if(e instanceof o.d)return{outcome:"failed",error:e}
throw e}}function keptAddress({current:e},{source:t,baseUrl:n}){if(e===null)return null
const r=e.badgeOrigins.every(e=>e===n)
return t==="offline"&&!r?null:e.addressOfPage}function knownAddresses(e,t){const n=new Map
for(const r of e){const{slug:e}=r
const s=keptAddress(r,t)
const o=s===`https://${e}.${t.statusPageHost}`
if(s!==null&&!o&&!n.has(e))n.set(e,s)}return n}},5916:(e,t,n)=>{n.d(t,{h:()=>refreshFiles})
var r=n(2658)
var s=n(2130)
var o=n(8665)
var i=n(622)
var a=n(9411)
function shownIn(e,t){return e.attributes.show??t??(0,a.tr)(e.isInHeading)}function checkShown(e,t){return e.sections.flatMap((n,r)=>{const s=t[r]??[]
const o=s.find(e=>!(0,a.i8)(e,placementOf(n)))
if(o)return[doesNotFit(n,o)]
return s.includes("definitions")?doubleLabels(e,n,t):[]})}const c=["STATUS-BADGE","STATUS-PAGE"]
function placementOf({layout:e}){if(e.context==="html")return e.contentModel??"html"
return e.context==="flow"&&e.tight?"tight":e.context}const l={flow:"on lines of its own",tight:"in a list without blank lines, as it needs some; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which is not displayed; move the section into <body>",phrasing:"in a <p>, a heading or another element that contains only running text; move both markers out of that element",parts:"directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"outside <body>; move both markers into it",html:"in HTML, where reference definitions have no effect; move the section out of the HTML block"}
function doesNotFit(e,t){return{offset:e.start.start,code:"does-not-fit",message:`"${t}" is not possible ${l[placementOf(e)]}`}}function doubleLabels({document:e,sections:t},n,r){const s=n.start.start
const o=t.find((e,t)=>r[t]?.includes("definitions"))
if(o!==n){const e='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:s,code:"label-defined",message:e}]}const i=e.definitions.find(({label:e,start:n})=>c.some(t=>t===e)&&!t.some(({content:e})=>e.start<=n&&n<e.end))
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}function firstDifference(e,t,n){const r=spansOutside(e,n.map(e=>e.before))
const s=spansOutside(t,n.map(e=>e.after))
const o=r.findIndex((e,t)=>spanKey(e)!==spanKey(s[t]))
if(o>=0)return r[o]?.offset
return s.length>r.length?r.at(-1)?.offset??0:undefined}function spanKey(e){return e?`${e.type} ${e.from} ${e.to}`:""}const u="gfmFootnoteCall"
function spansOutside(e,t){const n=runningLengths(t)
return e.flatMap(({type:e,start:n,end:r})=>{const s=(0,i.r)(t,n)
const o=t[s]
const a=o&&r<=o.end&&e!==u
if(n===r||a)return[]
return[{type:e,offset:n,from:toCutOffset(n),to:toCutOffset(r)}]})
function toCutOffset(e){const r=(0,i.r)(t,e)
const s=t[r]
if(!s)return e
return e-(n[r]??0)-(Math.min(e,s.end)-s.start)}}function runningLengths(e){let t=0
return e.map(({start:e,end:n})=>{const r=t
t+=n-e
return r})}var f=n(1934)
var d=n(9299)
var h=n(6549)
async function rewriteSections(e,t,n,r){try{return await rewrite(e,t,n,r)}catch(e){if(e instanceof h.D)return{outcome:"refused",problem:e.problem}
throw e}}async function rewrite(e,t,n,r){const{sections:s}=n
const i=(0,o.R)(e,s.map(({content:e})=>e))
const a=[]
for(const[o,c]of s.entries()){const s=rawContent(e,c)
const l=r[o]
const u=l?(0,d.cI)(c.layout,l,i):s
a.push(await isUpToDate(c,s,u,t,n.timer)?s:u)}const c=s.map((t,n)=>a[n]!==rawContent(e,t))
if(!c.includes(true))return{outcome:"written",text:e,changed:c,sections:s}
const{text:l,rewrites:u}=splice(e,s,a)
const h=await(0,f.K)(l,t,{timer:n.timer})
const m=findExceededLimit(s,h)??findRereadMismatch(s,h,u)??await findSurroundingChange(e,n,l,h,t,u)
return m?{outcome:"refused",problem:m}:{outcome:"written",text:l,changed:c,sections:h.sections}}async function isUpToDate({layout:e,content:t},r,s,o,i){if(r===s||r.trim()==="")return r===s
const{hasSameRendering:a}=await Promise.all([n.e(932),n.e(990),n.e(706),n.e(146),n.e(764)]).then(n.bind(n,7808))
return i.parse(t,()=>a(r,s,e,o==="mdx"))}function rawContent(e,{content:t}){return e.slice(t.start,t.end)}function splice(e,t,n){const r=[]
const s=[]
let o=0
let i=0
t.forEach(({content:t},a)=>{const c=n[a]??""
r.push(e.slice(o,t.start),c)
i+=t.start-o
s.push({before:t,after:{start:i,end:i+c.length}})
i+=c.length
o=t.end})
return{text:r.join("")+e.slice(o),rewrites:s}}function findExceededLimit(e,{problems:t}){const n=t.find(({code:e})=>e==="too-complex")
return n&&{...n,offset:e[0]?.start.start??0}}function findRereadMismatch(e,t,n){const r=n.findIndex(({after:n},r)=>{const[s,o]=[e[r],t.sections[r]]
const i=o&&o.content.start===n.start&&o.content.end===n.end
return!i||JSON.stringify(o.layout)!==JSON.stringify(s?.layout)})
if(r<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const s="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(r,0)]?.start.start??0,code:"not-read-back",message:s}}async function findSurroundingChange(e,t,n,r,s,o){const i=t.document.isOutlineExact&&r.document.isOutlineExact
const a=!i||affectsOtherBlocks(e,t)||affectsOtherBlocks(n,r)
const l={defined:c,extent:"whole",timer:t.timer}
const u=a?await(0,f.K)(e,s,l):t
const d=a?await(0,f.K)(n,s,l):r
const h=findExceededLimit(t.sections,u)??findExceededLimit(t.sections,d)
if(h)return h
const m=firstDifference(u.document.outline(),d.document.outline(),o)
if(m===undefined)return undefined
const p=t.sections.findLast(({start:e})=>e.start<=m)??t.sections[0]
const g="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and nothing between them that the text around needs"
return{offset:p?.start.start??m,code:"changes-surroundings",message:g}}function affectsOtherBlocks(e,{document:t,sections:n}){const r=n.map(({content:e})=>e)
const s=t.definitions.some(({start:e})=>(0,i.h)(r,e)>=0)
const o=r.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return s||o||/status-(?:badge|page)\s*\]/iu.test(e)}var m=n(8384)
var p=n(8241)
var g=n(1866)
var w=n(4848)
var v=n(2764)
var k=n(7554)
async function resolveContent(e,t,n){if(t.outcome==="failed")return rejected(t.error)
const{current:r,slug:s}=e
const{status_page_url:o}=t.snippets
const i=o.outcome==="safe"?o.value:""
if(t.source==="stale"&&r.isFilled&&!r.showsOtherPage){return{outcome:"kept",address:r.address??i}}const a=firstUnsafe(t.snippets,["status_page_url",...neededFields(e)])
if(a!==null)return rejected(new w._("unsafe-answer",{slug:s,baseUrl:n,...a}))
return{outcome:"filled",address:i,pieces:await formatPieces(e,t.snippets,n)}}function rejected(e){const{kind:t="input",code:n,message:r}=e
return{outcome:"rejected",kind:t,code:n,message:r}}function neededFields(e){const t=formOf(e)
return e.shown.map(e=>r.s[e][t]??"status_page_url")}function firstUnsafe(e,t){for(const n of t){const t=e[n]
if(t.outcome==="unsafe")return t}return null}async function formatPieces(e,t,r){const s={slug:e.slug,baseUrl:r}
const o=await(0,v.I)((0,k.Kf)(t),s)
const i=formOf(e)
const a=e.shown.map(e=>o[e][i]??"")
if(e.format!=="mdx")return a
const{toMdx:c}=await Promise.all([n.e(932),n.e(990),n.e(706),n.e(169),n.e(146),n.e(475),n.e(552),n.e(996)]).then(n.bind(n,2233))
return a.map(c)}function formOf({section:e}){return e.layout.context==="html"?"html":"markdown"}async function planFile(e,t,{baseUrl:n,checkOnly:r}){const{path:s,text:o,format:i,finding:a}=e
const c=[]
const l=[]
for(const r of e.requests){const e=t.get(r)
if(e===undefined)throw new Error(`Page "${r.slug}" was not fetched`)
const s=await resolveContent(r,e,n)
if(s.outcome==="rejected"){const{kind:e,code:t,message:n}=s
l.push({kind:e,...r.section.position,code:t,message:n})}else if(e.outcome==="available")c.push({request:r,page:e,content:s})}if(l.length>0)return{outcome:"failed",path:s,problems:l}
const u=c.map(({content:e})=>e.outcome==="filled"?e.pieces:null)
const f=await rewriteSections(o,i,a,u)
if(f.outcome==="refused"){const{offset:e,code:t,message:n}=f.problem
return(0,p.g4)(s,[{...(0,m.t)(o,e),code:t,message:n}])}const{sections:d,changed:h}=f
const g=r?"out-of-date":"changed"
const w=a.sections.flatMap((e,t)=>{const n=d[t]
return h[t]&&n?[{before:e.content,after:n.content}]:[]})
const v=w.length>0
const k=c.map((e,t)=>toSectionReport(e,h[t]?g:"unchanged"))
return{outcome:"planned",path:s,report:{path:s,outcome:v?g:"unchanged",sections:k,problems:[]},change:v?{path:s,before:o,after:f.text,edits:w}:null,sections:{before:a.sections,after:d},pages:c.map(({page:e})=>e),warnings:c.flatMap(e=>sectionWarnings(s,e))}}function toSectionReport({request:e,content:t},n){const{section:r,slug:s,current:o}=e
return{line:r.position.line,context:r.layout.context,slug:s,address:t.address,previousAddress:o.address,outcome:n}}function sectionWarnings(e,{request:t,page:n,content:r}){if(r.outcome!=="filled"||n.source==="offline")return[]
const{slug:s,customDomain:o,section:i}=t
return(0,g.a)(s,o,r.address).map(t=>({...t,path:e,...i.position}))}var b=n(1244)
var _=n(9529)
var x=n(8551)
var y=n(8907)
var $=n(6726)
const S={isFilled:false,showsOtherPage:false,address:null,addressOfPage:null,badgeOrigins:[]}
async function parseCurrentContent(e,{slug:t,isSlugOnMarker:n,isHtml:r},s){if(e.trim()==="")return S
const{slugs:o,targets:i,badgeOrigins:a}=await findReferences(e,r,s)
const c=i.flatMap(toAddress)
const[l=null]=c
const u=o.some(e=>e!==t)
const f=!u&&(o.includes(t)||n)
const d=l!==null&&c.length===i.length&&c.every(e=>(0,y.Lb)(l,e))
return{isFilled:true,showsOtherPage:u,address:l,addressOfPage:d&&f?l:null,badgeOrigins:a}}function toAddress(e){const t=(0,$.P)(e)
return t.outcome==="safe"?[t.value]:[]}async function findReferences(e,t=false,n=e=>e()){return findPlainReferences(e)??await parseReferences(e,t,n)}const O=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+)\/badge\/([\w.-]+)\.svg\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\4\)/g
function findPlainReferences(e){const t=new Set
const n=new Set
const r=new Set
const s=e.replace(O,(e,s,o,i,a)=>{n.add(i??a)
if(o!==undefined){t.add(o)
r.add(s)}return""})
return s.trim()===""?{slugs:[...t],targets:[...n],badgeOrigins:[...r]}:null}const E=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function parseReferences(e,t,r){const s=new Set
const o=new Set
const i=new Set
const addImage=e=>{const[,t,n]=E.exec(e)??[]
if(t===undefined||n===undefined)return
s.add(n)
i.add(t)}
const addTarget=e=>{o.add(e.replace(/\/$/,""))}
const a=t?(await Promise.all([n.e(932),n.e(990),n.e(706),n.e(146),n.e(764)]).then(n.bind(n,6966))).fromMarkdown:(await Promise.all([n.e(932),n.e(706),n.e(169),n.e(146),n.e(248),n.e(565)]).then(n.bind(n,7565))).parseMarkdown
const c=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(r(()=>a(c)))){if(e.type==="image")addImage(e.url)
if(e.type==="link")addTarget(e.url)
if(e.type==="definition")(E.test(e.url)?addImage:addTarget)(e.url)}if(e.includes("<")){const{tokenizeHtml:t}=await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,1032))
for(const n of r(()=>t(e)).tokens){if(n.kind!=="start")continue
for(const{name:e,value:t}of n.attributes){if(n.name==="a"&&e==="href")addTarget(t)
if(n.name==="img"&&e==="src")addImage(t)
if(n.name==="script"&&e==="data-slug")s.add(t)}}}return{slugs:[...s],targets:[...o],badgeOrigins:[...i]}}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}async function analyzeFile(e,t,n){const{path:r,format:s,content:o}=e
if(o.outcome==="refused")return(0,p.g4)(r,[o.problem])
const{text:i}=o
const a=await(0,f.K)(i,s,{effects:n})
const c=a.sections.map(e=>shownIn(e,t.show))
const l=(0,m.T)(i)
const toPositioned=({offset:e,...t})=>({...l(e),...t})
const u=[...a.problems,...checkShown(a,c)].map(toPositioned)
const d=[]
for(const[e,n]of a.sections.entries()){const r=await createRequest(n,c[e]??[],i,s,a.timer,t)
if("message"in r)u.push({...n.position,...r})
else d.push(r)}if(u.length>0)return(0,p.g4)(r,u.sort(byPosition))
if(d.length===0){return e.isExplicit?(0,p.g4)(r,[missingSection(s)]):{outcome:"no-section"}}const h=[...a.warnings.map(e=>({path:r,...toPositioned(e)})),...s==="md"?d.flatMap(e=>scriptWarning(r,e)):[]]
return{outcome:"analyzed",path:r,text:i,format:s,finding:a,requests:d,warnings:h}}async function createRequest(e,t,n,r,s,o){const{slug:i,customDomain:a}=e.attributes
try{const c=i===undefined?o.slug:(0,x.d)(i)
if(c===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const l=a===undefined?o.customDomain:(0,b.ZL)(a)
const u=await parseCurrentContent((0,d.OW)(n,e),{slug:c,isSlugOnMarker:i!==undefined,isHtml:e.layout.context==="html"},t=>s.parse(e.content,t))
return{section:e,format:r,slug:c,customDomain:l,shown:t,current:u}}catch(e){if(e instanceof _.d)return{code:"invalid-attribute",message:e.message}
if(e instanceof h.D)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,n]=[toComment(e,'start slug="\u2026"'),toComment(e,"end")]
const r=`no section here; put ${t} and ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:r}}function toComment(e,t){return e==="mdx"?`{/* status-snippets ${t} */}`:`\x3c!-- status-snippets ${t} --\x3e`}function scriptWarning(e,{section:t,shown:n}){const r=n.find(e=>e==="widget"||e==="script")
if(!r)return[]
const s=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.position,code:"no-scripts",message:s}]}function byPosition(e,t){return e.line-t.line||e.column-t.column}async function refreshFiles(e,t,n,r){const o=new Matches
const i=[]
for await(const n of e){const e=await analyzeFile(n,t,r)
o.add(n,e.outcome!=="no-section")
if(e.outcome!=="no-section")i.push(e)}const a=i.filter(e=>e.outcome==="analyzed")
if(a.length<i.length)return(0,p.Nq)(i,[])
const c=o.findMissingSection()
if(c!==null)return(0,p.Nq)(i,[],c)
const l=a.flatMap(e=>e.requests)
const{pages:u,warnings:f}=await(0,s.f)(l,t,n)
const d=[]
for(const e of a)d.push(await planFile(e,u,t))
const h=d.filter(e=>e.outcome==="planned")
const m=toPageReports(h.flatMap(e=>e.pages))
if(h.length<d.length)return(0,p.Nq)(d,m)
const g=h.flatMap(({change:e})=>e??[])
const w=t.checkOnly?"out-of-date":"changed"
return{outcome:g.length>0?w:"unchanged",files:h.map(({report:e})=>e),pages:m,changes:g,warnings:[...f,...a.flatMap(e=>e.warnings),...h.flatMap(e=>e.warnings)],failure:null}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:n})=>{const s=r.R.map(e=>{const t=n[e]
return[e,t.outcome==="safe"?t.value:null]})
return{slug:e,source:t,snippets:Object.fromEntries(s)}})}class Matches{#e={files:0,withSection:0}
#t=new Map
add({matchedBy:e=[]},t){for(const t of e){if(!this.#t.has(t))this.#t.set(t,{files:0,withSection:0})}const n=[this.#e,...e.map(e=>this.#t.get(e)??this.#e)]
for(const e of n){e.files+=1
if(t)e.withSection+=1}}findMissingSection(){for(const[e,{files:t,withSection:n}]of this.#t){if(n===0)return refresh_files_missingSection(t,` that ${e} matched`)}return this.#e.withSection===0?refresh_files_missingSection(this.#e.files,""):null}}function refresh_files_missingSection(e,t){const n=e===1?"the 1 file":`any of the ${e} files`
const r=`no section in ${n}${t}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:r}}},9669:(e,t,n)=>{n.d(t,{df:()=>commitMessage,yu:()=>isMoved})
function summarizeChange(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=[{kind:"moved",sections:t.filter(isMoved)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"repaired",sections:t}]
const r=n.find(({sections:e})=>e.length>0)
if(!r)return null
const s=uniquePages(r.sections)
return{kind:r.kind,pages:s,slug:list(s.map(({slug:e})=>e)),address:list(s.map(({address:e})=>e)),previousAddress:r.kind==="moved"?list(s.flatMap(({previousAddress:e})=>e??[])):""}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=summarizeChange(e)
return t===null?"":`${commitSubject(t)}\n\n${commitBody(t)}`}function commitSubject({kind:e,pages:t}){const n=new Set(t.map(({address:e})=>e))
if(n.size<=2){const t=n.size===1?"the status badge":"the status badges"
return`${r[e]} ${t} ${e==="moved"?"at":"of"} ${[...n].join(" and ")}`}const s=new Set(t.map(({slug:e})=>e))
const o=e==="moved"?" at their new addresses":""
return`${r[e]} the status badges of ${s.size} pages${o}`}const r={moved:"Point",filled:"Add",repaired:"Repair"}
const s=50
function commitBody({kind:e,pages:t}){const n=t.slice(0,s).map(t=>o[e](t))
const r=t.length-s
return[...n,...r>0?[`And ${r} more.`]:[]].join("\n")}const o={moved:({slug:e,previousAddress:t,address:n})=>`The page "${e}" moved from ${t} to ${n}.`,filled:({slug:e})=>`The section for the page "${e}" was empty.`,repaired:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}
function uniquePages(e){const t=new Map
for(const{slug:n,address:r,previousAddress:s}of e){t.set(JSON.stringify([n,r,s]),{slug:n,address:r,previousAddress:s})}return[...t.values()]}function list(e){return[...new Set(e)].join(", ")}},8241:(e,t,n)=>{n.d(t,{Nq:()=>failedResult,g4:()=>failedFile,kc:()=>withPublishError})
const r=["input","refused","unavailable","publishing"]
function failedFile(e,t){return{outcome:"failed",path:e,problems:t.map(e=>({kind:"input",...e}))}}function failedResult(e,t,n=firstFailure(e)){return{outcome:"failed",files:e.map(toFileReport),pages:t,changes:[],warnings:[],failure:n}}function withPublishError(e,{code:t,message:n}){return{...e,outcome:"failed",failure:{kind:"publishing",code:t,message:n}}}function toFileReport(e){const{path:t}=e
if(e.outcome!=="failed")return{path:t,outcome:"unchanged",sections:[],problems:[]}
const n=e.problems.map(({kind:e,...t})=>t)
return{path:t,outcome:"failed",sections:[],problems:n}}function firstFailure(e){const t=e.flatMap(e=>e.outcome==="failed"?e.problems.map(t=>({path:e.path,...t})):[])
const n=r.flatMap(e=>t.filter(t=>t.kind===e))[0]
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:s,code:o,path:i,line:a,column:c,message:l}=n
return{kind:s,code:o,message:`${i}:${a}:${c}: ${l}`}}},1866:(e,t,n)=>{n.d(t,{a:()=>domainWarnings,d:()=>pageWarnings})
var r=n(8907)
function pageWarnings(e,t){if(t.outcome==="to-generate"&&t.planRequired!==null){const n=`${t.planRequired.message} The snippets of page "${e}" are generated offline.`
return[{code:"plan-required",message:n}]}if(t.outcome==="available"&&t.staleReason!==undefined){const n=`${t.staleReason} Using the last good answer about page "${e}"; sections that already show the page are left unchanged.`
return[{code:"stale",message:n}]}return[]}function domainWarnings(e,t,n){if(t===null||(0,r.Lb)(`https://${t}`,n))return[]
const s=`custom-domain is "${t}", but according to the service page "${e}" is at ${n}, which takes precedence: correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}},3849:(e,t,n)=>{n.d(t,{y:()=>o})
const r=require("node:vm")
function createLimiter(){const e={}
const t=(0,r.createContext)(e)
const n=new r.Script("work()")
return{globals:e,run:e=>n.runInContext(t,{timeout:e})}}let s
const o={now:()=>performance.now(),runWithTimeLimit}
function runWithTimeLimit(e,t){s??=createLimiter()
const{globals:n,run:r}=s
let o={outcome:"timed-out"}
n.work=()=>{o={outcome:"finished",value:t()}}
try{r(e)}catch(e){if(!isTimeout(e))throw e}finally{delete n.work}return o}function isTimeout(e){const t=typeof e==="object"&&e!==null
return t&&"code"in e&&e.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}},1934:(e,t,n)=>{n.d(t,{K:()=>findSections})
var r=n(8384)
function findRawHtmlLineWarnings(e,{start:t,end:n}){if(t.context.kind!=="flow"||t.context.hasHtmlBefore)return[]
if(/[\r\n]/.test(e.slice(t.range.end,n.range.start)))return[]
const r=/^[^\r\n]*/.exec(e.slice(n.range.end))?.[0].trim()??""
const i=r!==""&&!r.startsWith("<")
if(!i&&!o.test(r.replace(s,"")))return[]
const a="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:t.range.start,code:"raw-markdown",message:a}]}const s=/<[^<>]*>/g
const o=/[*_`~[\]]/
var i=n(622)
var a=n(7840)
function contentRange({start:e,end:t}){return{start:e.range.end,end:t.range.start}}function pairMarkers(e,t){const n=[]
const r=foreignMarkers(e,t)
let s
for(const o of e.comments){const e=o.range.start
const i=o.isClosed?(0,a.gY)(o.text,t):(0,a.LD)(o.text,t)
if(i.kind==="other")continue
if(i.kind==="problem")r.push({offset:e,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(s)r.push(nested(e,t))
else s={comment:o,marker:i}}else if(!s){if(i.kind==="end")r.push(endWithoutStart(e,t))}else{if(i.kind==="end"&&s.marker.kind==="start"){n.push({start:s.comment,end:o,marker:s.marker})}s=undefined}}if(s?.marker.kind==="start")r.push(startWithoutEnd(s.comment.range.start,t))
return{pairs:n,problems:r.sort((e,t)=>e.offset-t.offset)}}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function foreignMarkers(e,t){const n=t==="html"?"mdx":"html"
return e.foreignComments.flatMap(({start:e,text:r})=>{const s=(0,a.gY)(r,n)
if(s.kind==="other")return[]
const o=roleOf(s)
const i=`${(0,a.lO)(o,n)} ${c[t]}; write ${(0,a.lO)(o,t)}`
return[{offset:e,code:"look-alike",message:i+l[t]}]})}const c={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const l={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(e,t){const n=`a section starts inside another one; end that with ${(0,a.lO)("end",t)} before this marker`
return{offset:e,code:"nested-start",message:n}}function endWithoutStart(e,t){const n=`an end marker without a start; put ${(0,a.lO)("start",t)} before it or remove it`
return{offset:e,code:"end-without-start",message:n}}function startWithoutEnd(e,t){const n=`a start marker without an end; put ${(0,a.lO)("end",t)} where the section ends`
return{offset:e,code:"start-without-end",message:n}}function findUnbalancedElements(e,t){const n=t.map(contentRange)
const r=new Map
for(const{name:s,open:o,close:a}of e){const e=(0,i.h)(n,o.start)
const c=(0,i.h)(n,a.start)
if(e===c)continue
for(const n of[t[e],t[c]])if(n)r.set(n,crossing(n,s))}return r}function crossing({start:e},t){const n=`only one of the tags <${t}> and </${t}> is in this section; put both markers inside the element, or both outside`
return{offset:e.range.start,code:"different-containers",message:n}}function computeLayout(e,t,n){const{start:r,end:s}=t
const[o,i]=[r.context,s.context]
if(r.isInLink||s.isInLink)return refuse(t,"inside-link",u)
if(r.parent===s.parent){if(o.kind==="text"&&i.kind==="text"){const{table:e,html:t}=o
const n=t?inHtml({form:"line"},t):{context:"inline",table:e}
return{valid:true,layout:n}}if(o.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(o,i,isOneLine(e,t))}}}const{line:a}=n(s.range.start)
return refuse(t,"different-containers",`the section ends at line ${a}, ${f}`)}function flowLayout(e,t,n){if(n)return inHtml({form:"line"},e.html)
const{indentation:r}=e
if(e.hasHtmlBefore){const n=t.prefix+(t.startsLine?t.indentation:r)
return inHtml({form:"lines",prefix:t.prefix+r,closingPrefix:n},e.html)}const s=t.prefix+(t.hasHtmlBefore?r:t.indentation)
return{context:"flow",prefix:t.prefix,closingPrefix:s,tight:e.list!==null&&!e.list.loose}}function inHtml(e,t){return{context:"html",...e,...t}}function isOneLine(e,t){const{start:n,end:r}=contentRange(t)
return!/[\r\n]/.test(e.slice(n,r))}const u="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
const f="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:e},t,n){return{valid:false,problem:{offset:e.range.start,code:t,message:n}}}var d=n(2527)
var h=n(1825)
var m=n(6549)
async function findSections(e,t,{effects:n,...r}={}){const s=r.timer??new m.p(n)
if(!(0,d.n)(e))return toFindResult(e,t,h.v,s)
const o=await p[t]()
try{return toFindResult(e,t,await o(e,{...r,timer:s}),s)}catch(n){if(!(n instanceof m.D))throw n
return toFindResult(e,t,{...h.v,problems:[n.problem]},s)}}function toFindResult(e,t,n,s=new m.p){const o=t==="mdx"?"mdx":"html"
const i=(0,r.T)(e)
const a=pairMarkers(n,o)
const c=findUnbalancedElements(n.elements,a.pairs)
const l=[...n.problems??[],...a.problems]
const u=[]
for(const t of a.pairs){const{start:n,end:r,marker:s}=t
const o=computeLayout(e,t,i)
const a=o.valid?c.get(t):o.problem
if(a)l.push(a)
if(!o.valid)continue
u.push({start:n.range,end:r.range,content:contentRange(t),position:i(n.range.start),isInHeading:n.isInHeading,layout:o.layout,attributes:s.attributes})}return{sections:u,problems:l.sort((e,t)=>e.offset-t.offset),warnings:t==="md"?a.pairs.flatMap(t=>findRawHtmlLineWarnings(e,t)):[],document:n,timer:s}}const p={md:async()=>(await Promise.resolve().then(n.bind(n,4089))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(932),n.e(990),n.e(706),n.e(169),n.e(146),n.e(475),n.e(552),n.e(996)]).then(n.bind(n,1392))).parseMdx,html:async()=>(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,6602))).parseHtmlFile}},1641:(e,t,n)=>{n.d(t,{Fx:()=>r,Kk:()=>s,be:()=>formatOf})
const r=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},9299:(e,t,n)=>{n.d(t,{OW:()=>unprefixedContent,Z7:()=>withoutPrefix,cI:()=>renderContent})
function renderContent(e,t,n){if(e.context==="inline")return renderInline(t,e.table)
if(e.context==="html"&&e.form==="line"){return renderInline(t,false,e.jsx&&r)}const s=e.context==="flow"&&!e.tight
const o=e.context==="html"&&e.jsx?r:""
const i=t.map((e,n)=>(e+(n<t.length-1?o:"")).split("\n"))
const a=s?["",...i.flatMap(e=>[...e,""])]:i.flat()
const c=a.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...c,e.closingPrefix].join(n)}const r="{' '}"
function renderInline(e,t,n=" "){const r=e.map(joinLines).join(n)
return t?r.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):r}function joinLines(e){const t=e.split("\n").map(e=>e.trim()).filter(e=>e!=="")
const n=t.map((e,n)=>{const r=t[n-1]
const s=r===undefined||r.endsWith(">")&&e.startsWith("<")
return s?e:` ${e}`})
return n.join("")}function unprefixedContent(e,{content:t,layout:n}){return withoutPrefix(e.slice(t.start,t.end),n)}function withoutPrefix(e,t){const n="prefix"in t?t.prefix:""
if(n==="")return e
const r=n.trimEnd()
return e.split(/\r\n|\n|\r/).map(e=>{if(e.startsWith(n))return e.slice(n.length)
return r!==""&&e.startsWith(r)?e.slice(r.length):e}).join("\n")}},1234:(e,t,n)=>{n.d(t,{X:()=>Containers})
const r=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const s=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const o=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#n={}
#r=[]
#s=false
visit([e,t]){if(e==="enter")this.#o(t)
else if(r.has(t.type)&&this.#r.at(-1)?.token===t)this.#r.pop()}get parent(){return this.#r.at(-1)?.parent??this.#n}get list(){return this.#r.at(-1)?.list??null}#o(e){const t=this.#r.at(-1)
const n=t?.list
if(n&&e.type==="lineEndingBlank"&&!this.#s)n.blankSeen=true
if(n?.blankSeen&&!s.has(e.type))n.loose=true
if(e.type!=="linePrefix")this.#s=o.has(e.type)
if(t&&e.type==="listItemPrefix")t.parent={}
if(r.has(e.type))this.#i(e)}#i(e){const t=e.type==="listOrdered"||e.type==="listUnordered"
this.#r.push({token:e,parent:e,list:t?{loose:false,blankSeen:false}:null})}}},8325:(e,t,n)=>{n.d(t,{G:()=>footnoteIn,r:()=>definitionIn})
var r=n(31)
function definitionIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="definitionLabel")return[]
const i=(0,r.B)(e.slice(s.offset+1,o.offset-1))
return[{start:s.offset,label:i}]}function footnoteIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,r.B)(e.slice(s.offset,o.offset))]}},4054:(e,t,n)=>{n.d(t,{v:()=>OutlineVisitor})
const r=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class OutlineVisitor{#a=[]
#c
constructor(e){this.#c=e}visit([e,{type:t,start:n,end:s}]){if(e!=="enter"||r.has(t))return
const o=t==="listOrdered"||t==="listUnordered"
const i=o?this.#c.list:null
this.#a.push({start:n.offset,end:s.offset,type:t,list:i})}get outline(){return this.#a.map(({start:e,end:t,type:n,list:r})=>({start:e,end:t,type:r?.loose?`${n} loose`:n}))}}},4089:(e,t,n)=>{n.r(t)
n.d(t,{collectMarkdown:()=>collectMarkdown,parseMarkdown:()=>parseMarkdown})
const r=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(e,t){const n=[]
const r=[]
let s=0
while(s<e.length){const o=e.indexOf("\x3c!--",s)
const i=o<0?e.length:o
if(i>s)r.push({start:s,end:i})
if(o<0)break
const a=e.indexOf("--\x3e",i+"\x3c!--".length)
const c=a>=0
const l=e.slice(i+"\x3c!--".length,c?a:undefined)
const u=c?l:l.replace(/(?:--!?|-)$/,"")
s=c?a+"--\x3e".length:e.length
const{isInLink:f,isInHeading:d}=t
n.push({start:i,end:s,text:normalize(u),isClosed:c,isInLink:f,isInHeading:d})}return{comments:n,tags:[],texts:r,state:t}}function normalize(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}var s=n(6202)
var o=n(6549)
async function*blocksOf(e,t,n){let r
let s=0
while(s<e.length){let o=endOfBlocks(e,s===0?frontMatterEnd(e):s)
let i=[]
let a=false
const c=parseLoneComment(e,{start:s,end:o})
if(c)i=c
else if(t.test(e.slice(s,o))){r??=await n()
i=r({start:s,end:o})
for(;;){const t=o<e.length&&openBlockAt(i,o)
if(!t)break
if(t==="codeFenced")o=fenceEnd(e,i,o)
else{a=true
o=endOfBlocks(e,o+(o-s))}i=r({start:s,end:o})}}yield{start:s,end:o,events:i,extended:a}
s=o}}const i=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){i.lastIndex=t
return i.test(e)?i.lastIndex:e.length}const a=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return a.exec(e)?.[0].length??0}const c=new Set(["htmlFlow","codeFenced"])
const l=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openBlockAt(e,t){const n=e.findLast(([,{type:e}])=>c.has(e)||l.has(e))
return n&&c.has(n[1].type)&&n[1].end.offset===t?n[1].type:null}function fenceEnd(e,t,n){const r=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const s=e.slice(r?.start.offset,r?.end.offset)
const o=new RegExp(`(?<=[\\r\\n]) {0,3}${s.slice(0,1)}{${s.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
o.lastIndex=n
return o.test(e)?o.lastIndex:e.length}const u=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(e,{start:t,end:n}){u.lastIndex=t
const[r="",s=""]=u.exec(e)??[]
if(s===""||t+r.length!==n)return null
const[o,i]=[pointAt(t,1),pointAt(t+s.length,s.length+1)]
const a={type:"htmlFlow",start:o,end:i}
const c={type:"htmlFlowData",start:o,end:i}
return[["enter",a,f],["enter",c,f],["exit",c,f],["exit",a,f]]}const f=Object.freeze({})
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}var d=n(1234)
var h=n(622)
class Elements{#l=[]
#r=new Map
addTag({kind:e,name:t,start:n,end:r},s){const o={start:s+n,end:s+r}
const i=this.#r.get(t)??[]
if(e==="open"){this.#r.set(t,i)
i.push(o)}else{const e=i.pop()
if(e)this.#l.push({name:t,open:e,close:o})}}openAfter(e){const t=[...this.#r].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}get closed(){return this.#l}}const m={raw:undefined,isInLink:false,isInHeading:false}
const p=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const g=new Set(["atxHeading","setextHeading"])
const w=new Set(["tableData","tableHeader"])
class HtmlVisitor{comments=[]
elements=new Elements
texts=[]
tokenizeHtml
#u
#c
#r=[]
#f=[]
#d
#h=0
#m=m
#p=m
constructor(e,t,n){this.#u=e
this.#c=t
this.tokenizeHtml=n}visit([e,t]){if(e==="enter"){this.#o(t)
this.#r.push(t)}else{this.#r.pop()
this.#g(t)}}#o({type:e,start:t,end:n}){if(p.has(e)){this.#d=e
this.#p=this.#m}else if(e==="labelText"){this.#h+=1}else if(e==="htmlFlow"||e==="htmlText"){this.#f=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){const e=t.offset-t.column+1
this.#f.push({start:t.offset,end:n.offset,lineStart:e})}}#g({type:e}){if(p.has(e)){const[e,t]=[this.#m,this.#p]
this.#m={raw:e.raw&&t.raw,isInLink:e.isInLink&&t.isInLink,isInHeading:e.isInHeading&&t.isInHeading}
this.#d=undefined}else if(e==="labelText"){this.#h-=1}else if(e==="htmlFlow"){this.#m=this.#w(this.#m)}else if(e==="htmlText"){this.#p=this.#v(this.#p)}}#w(e){const t=this.#k()
const n=this.#b(t,e)
for(const e of n.comments){this.#_(e,this.#c.parent,this.#x(t,e.start))}return n.state}#v(e){const t=this.#k()
const n=this.#b(t,e)
const[r]=n.comments
if(r?.start===0){const e=this.#d!==undefined&&w.has(this.#d)
const t=this.#r.at(-1)??this.#c.parent
this.#_(r,t,{kind:"text",table:e})}return n.state}#b(e,t){const n=this.tokenizeHtml(e,t)
for(const e of n.tags)this.elements.addTag(e,this.#y)
for(const{start:e,end:t}of n.texts){this.texts.push({start:this.#y+e,end:this.#y+t})}return n}#_({start:e,end:t,text:n,isClosed:r,...s},o,i){const a={start:this.#y+e,end:this.#y+t}
const c=s.isInLink||this.#h>0
const l=s.isInHeading||this.#d!==undefined&&g.has(this.#d)
this.comments.push({range:a,text:n,isClosed:r,isInLink:c,isInHeading:l,parent:o,context:i})}#x(e,t){const n=this.#y+t
const r=this.#f[(0,h.r)(this.#f,n)]
if(!r)throw new RangeError(`No line of HTML at offset ${n}`)
const s=this.#u.slice(r.start,n)
return{kind:"flow",hasHtmlBefore:e.slice(0,t).trim()!=="",startsLine:s.trim()==="",prefix:this.#u.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(s)?.[0]??"",list:this.#c.list}}get#y(){return this.#f[0]?.start??0}#k(){let e=""
let t=this.#y
for(const{start:n,end:r}of this.#f){e+=this.#u.slice(t,n).replace(/[^\r\n]/g," ")+this.#u.slice(n,r)
t=r}return e}}var v=n(8325)
var k=n(4054)
const b="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const _=new RegExp(b,"iu")
const x="<|`{3}|~{3}|\\]:"
const y=new RegExp(x)
const $=new RegExp(`${x}|${b}`,"iu")
function lastMarkerWordEnd(e){let t=0
for(const{0:n,index:r}of e.matchAll(new RegExp(b,"giu"))){const s=e.slice(0,r).trimEnd().endsWith("/*")
t=Math.max(r+n.length,s?e.indexOf("*/",r):0)}return t}const S=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${b}`,"giu")
function dependsOnDefinitions(e,t){if(!e.includes("]:"))return false
if(hasMarkerWordAfterBracket(e.slice(0,t)))return true
for(const{index:t}of e.matchAll(/\]:/g))if(isLabelWithTag(e,t))return true
return false}function hasMarkerWordAfterBracket(e){let t=false
for(const[n]of e.matchAll(S)){if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true}return false}const O=999
function isLabelWithTag(e,t){const n=e.slice(Math.max(0,t-O),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(e,{defined:t=[],extent:n="sections",timer:r=new o.p}={}){const s=n==="whole"
const i=lastMarkerWordEnd(e)
const a=s||dependsOnDefinitions(e,i)
const c=a?await labelsOf(e,r):C
const l={...c,links:[...t,...c.links]}
if(s)return collectMarkdown(e,blocksOf(e,E,()=>parserOf(e,{labels:l,timer:r})))
const load=()=>parserOf(e,{labels:l,timer:r})
return collectMarkdown(e,blocksOf(e,$,load),{until:i,outlined:_})}async function collectMarkdown(e,t,{until:o=e.length,outlined:i=E}={}){const a=new d.X
const c=new HtmlVisitor(e,a,scanComments)
const l=new k.v(a)
const u=new s.o
const f=[]
let h=true
let m=0
let p
for await(const{start:s,end:d,events:g,extended:w}of t){const t=e.slice(s,d)
const k=i.test(t)
if(k&&w)h=false
if(c.tokenizeHtml===scanComments&&r.test(t)){c.tokenizeHtml=(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,9844))).tokenizeHtml}for(const t of g){a.visit(t)
c.visit(t)
if(k)l.visit(t)
u.visit(t)
f.push(...(0,v.r)(e,t))}m=d
if(d>=o)p??=lastClosing(c,e,d)
if(d>=(p??o))break}const{comments:g,elements:w,texts:b}=c
return{comments:g,elements:w.closed,foreignComments:u.findIn(e.slice(0,m),b),definitions:f,outline:()=>l.outline,isOutlineExact:h}}async function parserOf(e,t){const{createEventParser:r}=await Promise.all([n.e(932),n.e(990),n.e(706),n.e(146),n.e(764)]).then(n.bind(n,3971))
return r(e,t)}const E=/^/
const C={links:[],footnotes:[]}
async function labelsOf(e,t){const n=new Set
const r=new Set
const load=()=>parserOf(e,{timer:t})
for await(const{events:t}of blocksOf(e,y,load)){for(const s of t){for(const{label:t}of(0,v.r)(e,s))n.add(t)
for(const t of(0,v.G)(e,s))r.add(t)}}return{links:[...n],footnotes:[...r]}}function lastClosing({comments:e,elements:t},n,r){const s=t.openAfter(e[0]?.range.start??r)
const o=s.size>0?n.slice(r).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...o].findLast(([,e=""])=>s.has(e.toLowerCase()))
return i?r+i.index+1:0}},7840:(e,t,n)=>{n.d(t,{gY:()=>parseMarker,LD:()=>parseUnclosedMarker,lO:()=>spell})
var r=n(1916)
var s=n(6101)
var o=n(9411)
const i=["slug","custom-domain","show"]
const a=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t=e.trim()
const n=new Map
a.lastIndex=0
while(a.lastIndex<t.length){const e=a.lastIndex
const r=a.exec(t)
const s=r?.[1]
const o=r?.[2]??r?.[3]??r?.[4]
if(s===undefined||o===undefined&&isAttribute(s)){return invalid("invalid-attribute",`cannot read "${t.slice(e).trim()}"; write an attribute as key="value"`)}if(!isAttribute(s))return invalid("unknown-attribute",unknownMessage(s))
if(n.has(s))return invalid("repeated-attribute",`the attribute "${s}" appears twice; keep one`)
if(o===undefined||o.trim()===""){return invalid("invalid-attribute",`the attribute "${s}" is empty; give it a value or remove it`)}n.set(s,o.trim())}return withShow(n)}function withShow(e){const t=e.get("slug")
const n=e.get("custom-domain")
const r=e.get("show")
const s=r===undefined?undefined:(0,o.qo)(r)
if(s&&!s.valid){return invalid("invalid-attribute",`the attribute show="${r}" ${s.refusal.problem}; ${s.refusal.fix}`)}return{valid:true,attributes:{...t!==undefined&&{slug:t},...n!==undefined&&{customDomain:n},...s&&{show:s.names}}}}function isAttribute(e){return i.some(t=>t===e)}function unknownMessage(e){const t=(0,s.Z)(e,i)
const n=t===null?`a marker can have ${i.join(", ")}`:`did you mean "${t}"?`
return`unknown attribute "${e}"; ${n}`}function invalid(e,t){return{valid:false,code:e,message:t}}const c=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const l=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const u=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function parseMarker(e,t){const n=e.trim()
const r=c.exec(n)
if(r)return readMarker(r[1]==="start"?"start":"end",r[2]??"")
const s=alikeRole(n.replace(/^[*-]+\s*/,""))
if(s===undefined)return{kind:"other"}
const o=`this looks like a marker but is not one; write ${spell(s,t)}`
return{kind:"problem",code:"look-alike",message:o,role:s}}function parseUnclosedMarker(e,t){const[n=""]=e.trim().split(/--!?>|[\r\n]/)
const r=parseMarker(n,t)
if(r.kind==="other")return r
const s=r.kind==="problem"?r.role:r.kind
const o=`this marker does not end with "--\x3e"; write ${spell(s,t)}`
return{kind:"problem",code:"look-alike",message:o,role:s}}function spell(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function readMarker(e,t){if(e==="end"){if(t==="")return{kind:"end"}
const n=`the end marker takes no attributes, but has "${t}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:n,role:e}}const n=parseAttributes(t)
if(n.valid)return{kind:"start",attributes:n.attributes}
return{kind:"problem",code:n.code,message:n.message,role:e}}function alikeRole(e){const t=l.exec(e)
const n=t?.[1]?.toLowerCase()
if(n===undefined)return undefined
const s=t?.[2]??""
if(s!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(s))return undefined
const o=u.get(n)
if(o!==undefined)return o
if((0,r.Io)(n,"start")<=2)return"start"
if((0,r.Io)(n,"end")<=1)return"end"
return undefined}},6202:(e,t,n)=>{n.d(t,{o:()=>MdxLookalikes,u:()=>mdxComments})
var r=n(622)
const s=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxLookalikes{#$=[]
visit([e,{type:t,start:n,end:r}]){if(e==="enter"&&s.has(t)){this.#$.push({start:n.offset,end:r.offset})}}findIn(e,t){return mdxComments(e).filter(({start:e})=>(0,r.h)(this.#$,e)<0||(0,r.h)(t,e)>=0)}}function mdxComments(e){const t=[]
let n=0
for(;;){const r=e.indexOf("/*",n)
if(r<0)return t
n=r+2
const s=braceBefore(e,r)
if(s===undefined)continue
const o=e.indexOf("*/",n)
if(o<0)return t
t.push({start:s,text:e.slice(n,o)})
n=o+2}}function braceBefore(e,t){let n=t-1
while(n>=0&&/\s/.test(e.charAt(n)))n-=1
if(e.charAt(n)!=="{")return undefined
let r=0
while(e.charAt(n-1-r)==="\\")r+=1
return r%2===0?n:undefined}},9411:(e,t,n)=>{n.d(t,{i8:()=>isAllowedIn,qo:()=>readShow,tr:()=>defaultShow})
var r=n(6101)
const s=[{name:"badge",allowedIn:["flow","tight","inline","html","phrasing"]},{name:"link",allowedIn:["flow","tight","inline","html","phrasing"]},{name:"widget",allowedIn:["flow","html"]},{name:"script",allowedIn:["flow","html","phrasing","head"]},{name:"definitions",allowedIn:["flow"]}]
const o=s.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function isAllowedIn(e,t){const n=s.find(t=>t.name===e)
return n?.allowedIn.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",i)
const n=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(n.includes(t))return invalid(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const i=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,r.Z)(e,o)
return t===null?i:`did you mean "${t}"?`}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},2527:(e,t,n)=>{n.d(t,{n:()=>mentionsMarkers})
const r=/status[-_ ]?snippet/i
function mentionsMarkers(e){return r.test(e)}},1825:(e,t,n)=>{n.d(t,{v:()=>r})
const r={comments:[],elements:[],foreignComments:[],definitions:[],outline:()=>[],isOutlineExact:true}},6549:(e,t,n)=>{n.d(t,{D:()=>ParseLimitError,p:()=>ParseTimer})
const r=6e4
const s=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}class ParseTimer{#S
#O=r
constructor(e){this.#S=e}parse(e,t){try{return this.#S?this.#E(e,t,this.#S):t()}catch(t){if(t instanceof RangeError)throw new ParseLimitError(e,i)
throw t}}#E(e,t,{now:n,runWithTimeLimit:r}){if(this.#O<=0)throw new ParseLimitError(e,o)
const i=n()
try{if(e.end-e.start<=s)return t()
const n=r(Math.ceil(this.#O),t)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(e,o)}finally{this.#O-=n()-i}}}const o=`the part of the file that starts here takes too long to parse (a file may take ${r/1e3} s)`
const i="the part of the file that starts here is nested too deeply to parse"},4848:(e,t,n)=>{n.d(t,{_:()=>ServiceError})
const r={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of its service."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, give them with header."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Give them with header, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The answer for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${n}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The answer for page "${e}" is unsafe: the field "${t}" cannot be used, because ${n}`,fix:'Nothing was written, and the answer was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:n})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${n?`: ${n}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
class ServiceError extends Error{name="ServiceError"
code
kind
slug
baseUrl
status
field
constructor(e,t){const{what:n,fix:s,kind:o}=r[e]
super(`${n(t)} (${responseOf(t)}). ${waitOf(t)}${s}`,{cause:t.cause})
this.code=e
this.kind=o
this.slug=t.slug
this.baseUrl=t.baseUrl
this.status=t.status??null
this.field=t.field??null}}function responseOf({status:e,baseUrl:t,text:n=""}){const r=n===""?"":`: "${n}"`
return e===undefined?`base-url ${t}`:`HTTP ${e} from ${t}${r}`}function waitOf({attempts:e,retryAfterSeconds:t}){if(e===undefined)return""
return t?`The service asks to wait ${t} s. `:"Try again later. "}},6377:(e,t,n)=>{n.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,n){super(`header ${e} ${t}: ${n}`)
this.line=e}}const r=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const s=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const o=[{isBroken:(e,t)=>/[\r\n]/.test(e+t),problem:()=>"contains a line break",fix:"give one header per line"},{isBroken:e=>e==="",problem:()=>"has no name",fix:'write "Name: value"'},{isBroken:e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),problem:()=>"has a name that is not a header name",fix:'use letters, digits and "-", with no blank before the colon'},{isBroken:e=>r.has(e.toLowerCase()),problem:e=>`is "${e}", which describes the connection`,fix:"leave it out"},{isBroken:e=>s.has(e.toLowerCase()),problem:e=>`is "${e}", which the cache manages`,fix:"leave it out"},{isBroken:(e,t)=>t==="",problem:()=>"has no value",fix:'write "Name: value", and check that no variable in it is empty'},{isBroken:(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),problem:()=>"has a value that headers cannot contain",fix:"remove control characters and characters beyond Latin-1"}]
function parseHeaders(e){return e.map((e,t)=>{const n=e.indexOf(":")
if(n===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
return checkHeader([e.slice(0,n).replace(/^[\t ]+/,""),e.slice(n+1)],t+1)})}function headerLines(e){return e.split(/\r\n|\n|\r/).filter(e=>e.trim()!=="")}function checkHeader([e,t],n){const r=t.replace(/^[\t ]+|[\t ]+$/g,"")
const s=o.find(({isBroken:t})=>t(e,r))
if(s)throw new HeaderError(n,s.problem(e),s.fix)
return[e,r]}},9911:(e,t,n)=>{n.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},1712:(e,t,n)=>{n.d(t,{P:()=>generateFromTemplates,r:()=>formatFromTemplates})
var r=n(9911)
const s=/^[A-Za-z\d.:/-]*$/
function generateFromTemplates(e,t){const[n,o]=[(0,r.p)(e),(0,r.Q)(e)]
if(![n,o,t].every(e=>s.test(e)))return null
const i=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${n})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function formatFromTemplates(e,t){const n=e.status_page_url
const o=(0,r.p)(t)
if(!s.test(n)||!s.test(o))return null
return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:`[status-badge]: ${o}\n[status-page]: ${n}`,html:null}}}},2764:(e,t,n)=>{n.d(t,{I:()=>formatSnippets,w:()=>generateSnippets})
var r=n(1712)
async function generateSnippets(e,t){const s=(0,r.P)(e,t)
if(s!==null)return s
const{generateWithPrinters:o}=await Promise.all([n.e(932),n.e(169),n.e(475),n.e(749),n.e(268)]).then(n.bind(n,2535))
return o(e,t)}async function formatSnippets(e,t){const s=(0,r.r)(e,t)
if(s!==null)return s
const{formatWithPrinters:o}=await Promise.all([n.e(932),n.e(169),n.e(475),n.e(749),n.e(268)]).then(n.bind(n,2535))
return o(e,t)}},9137:(e,t,n)=>{n.d(t,{I:()=>a,Q:()=>parseBaseUrl})
var r=n(88)
var s=n(5748)
var o=n(1244)
var i=n(9529)
const a="https://statuspage.me"
const c=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const l=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new i.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${a}`})}const{origin:n,pathname:r}=new URL(e)
return n+r.replace(/\/+$/,"")}function findProblem(e){const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=c.find(([t])=>t.test(e))
if(n)return n[1]
const i=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const a=i.startsWith("[")?null:(0,o.aL)(i)
if(a!==null)return`has a host that ${a}`
const u=(0,s.w)(e)
if(u===null)return"is not an address"
return u.protocol==="http:"&&!l.test(u.hostname)?"is not https, and http is for loopback hosts only":null}},1244:(e,t,n)=>{n.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,o6:()=>parseHost})
var r=n(88)
var s=n(5748)
var o=n(9529)
const i=/^[A-Za-z\d._-]+$/
const a=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const c=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const l=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(i.test(e))return null
const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=firstProblem(e,a)
if(n!==null)return n
return e.normalize("NFKC")===e?null:"has characters that are replaced by others"}function parseHost(e,{minLabels:t,allowSlugLabels:n}){const r=findHostCharacterProblem(e)
if(r!==null)return{outcome:"refused",problem:r}
const o=(0,s.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const i=firstProblem(o,n?c:[...c,...l])
if(i!==null)return{outcome:"refused",problem:i}
if(o.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const n=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const r=parseHost(withoutRootDot(n),{minLabels:2,allowSlugLabels:false})
if(r.outcome==="host")return r.host
const s="give the public host name people visit, such as status.acme.com"
throw new o.d({input:t,value:e,problem:r.problem,fix:s})}function parseStatusPageHost(e){const t=parseHost(withoutRootDot(e),{minLabels:1,allowSlugLabels:false})
if(t.outcome==="host")return t.host
const n="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new o.d({input:"status-page-host",value:e,problem:t.problem,fix:n})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const n=parseHost(withoutRootDot(t),{minLabels:1,allowSlugLabels:true})
return n.outcome==="host"?n.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},9529:(e,t,n)=>{n.d(t,{d:()=>InputError})
var r=n(7819)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:n,fix:s}){super(`${e} ${(0,r.h)(t)} ${n}: ${s}`)
this.input=e
this.value=t
this.fix=s}}},8907:(e,t,n)=>{n.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var r=n(1244)
var s=n(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=parseAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=(0,r.o6)(n,{minLabels:2,allowSlugLabels:true})
if(s.outcome==="refused")return s
const o=s.host===n.toLowerCase()
return{outcome:"address",address:`https://${o?n:s.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}},8551:(e,t,n)=>{n.d(t,{d:()=>parseSlug})
var r=n(9529)
const s=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=s.find(([t])=>t.test(e))
if(!t)return e
const n='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new r.d({input:"slug",value:e,problem:t[1],fix:n})}},2658:(e,t,n)=>{n.d(t,{R:()=>s,s:()=>r})
const r={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
const s=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},6726:(e,t,n)=>{n.d(t,{P:()=>validatePageUrl})
var r=n(7819)
var s=n(8907)
var o=n(7554)
function validatePageUrl(e){const t=e.trim()
const n=(0,s.or)(t)
if(n.outcome==="address")return(0,o.gB)(n.address)
return(0,o.N9)("status_page_url",`${(0,r.h)(t)} ${n.problem}`)}},7554:(e,t,n)=>{n.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,Uu:()=>trustGenerated,gB:()=>safe,nv:()=>areAllSafe,wm:()=>validateEach})
var r=n(2658)
function safe(e){return{outcome:"safe",value:e}}function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validateEach(e){const t=r.R.map(t=>[t,e(t)])
return Object.fromEntries(t)}function trustGenerated(e){return validateEach(t=>safe(e[t]))}function areAllSafe(e){return r.R.every(t=>e[t].outcome==="safe")}function safeStrings(e){const t=r.R.map(t=>{const n=e[t]
return[t,n.outcome==="safe"?n.value:""]})
return Object.fromEntries(t)}},88:(e,t,n)=>{n.d(t,{O:()=>escapeHidden,P:()=>findHiddenCharacter})
const r=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
const i=/^[\x20-\x7e]*$/
function hiddenCharactersIn(e,t){if(i.test(e))return[]
const n=new Set([...e.matchAll(s),...e.matchAll(o)].map(({index:e})=>e))
const a=t==="allowed"?/[^\t\n\r\x20-\x7e]/gu:/[^\x20-\x7e]/gu
return[...e.matchAll(a)].flatMap(({0:e,index:t})=>{const s=e.codePointAt(0)??0
const o=r.find(({first:e,last:t})=>s>=e&&s<=t)
return o&&!n.has(t)?[{code:s,name:o.name,index:t}]:[]})}function findHiddenCharacter(e,t="refused"){const[n]=hiddenCharactersIn(e,t)
if(n===undefined)return null
return`${n.name} (U+${n.code.toString(16).toUpperCase().padStart(4,"0")})`}function escapeHidden(e,t="refused"){let n=""
let r=0
for(const{code:s,index:o}of hiddenCharactersIn(e,t)){n+=`${e.slice(r,o)}\\u{${s.toString(16).toUpperCase()}}`
r=o+String.fromCodePoint(s).length}return n+e.slice(r)}},8665:(e,t,n)=>{n.d(t,{R:()=>lineEndingOf})
const r=/\r\n|\n|\r/g
function lineEndingOf(e,t){if(!e.includes("\r"))return"\n"
const n=new Map
let s
let o=0
for(const{0:i,index:a}of e.matchAll(r)){s??=i
while(t[o]&&a>=(t[o]?.end??0))o+=1
const e=t[o]
if(e&&a>=e.start)continue
n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,e],[,t])=>t-e)
return i?.[0]??s??"\n"}},5748:(e,t,n)=>{n.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},8384:(e,t,n)=>{n.d(t,{T:()=>createLocator,t:()=>positionAt})
var r=n(622)
function createLocator(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let s=false
return o=>{while(!s&&(t.at(-1)?.start??0)<=o){if(n.exec(e))t.push({start:n.lastIndex})
else s=true}const i=Math.max((0,r.r)(t,o),0)
return{line:i+1,column:Math.max(o-(t[i]?.start??0),0)+1}}}function positionAt(e,t){return createLocator(e)(t)}},7819:(e,t,n)=>{n.d(t,{h:()=>quote})
var r=n(88)
const s=120
function quote(e){const t=[...e]
const n=t.slice(0,s).join("")
return`"${(0,r.O)(n)}${t.length>s?"\u2026":""}"`}},622:(e,t,n)=>{n.d(t,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(e,t){let n=0
let r=e.length
while(n<r){const s=n+r>>1
if((e[s]?.start??Number.POSITIVE_INFINITY)<=t)n=s+1
else r=s}return n-1}function rangeAround(e,t){const n=lastStarting(e,t)
return t<(e[n]?.end??0)?n:-1}},6101:(e,t,n)=>{n.d(t,{Z:()=>suggest})
var r=n(1916)
function suggest(e,t){const n=e.toLowerCase()
let s=null
let o=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(n)&&n.length>1?0:(0,r.Io)(n,e)
if(t<o&&t<=Math.round(e.length*.4)){s=e
o=t}}return s}},3411:(e,t,n)=>{n.d(t,{r:()=>r})
const r="1.0.0"},31:(e,t,n)=>{n.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}
var t={}
function __nccwpck_require__(n){var r=t[n]
if(r!==undefined){return r.exports}var s=t[n]={id:n,loaded:false,exports:{}}
var o=true
try{e[n].call(s.exports,s,s.exports,__nccwpck_require__)
o=false}finally{if(o)delete t[n]}s.loaded=true
return s.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(n,r){if(r&1)n=this(n)
if(r&8)return n
if(typeof n==="object"&&n){if(r&4&&n.__esModule)return n
if(r&16&&typeof n.then==="function")return n}var s=Object.create(null)
__nccwpck_require__.r(s)
var o={}
t=t||[null,e({}),e([]),e(e)]
for(var i=r&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i)){Object.getOwnPropertyNames(i).forEach(e=>o[e]=()=>n[e])}o["default"]=()=>n
__nccwpck_require__.d(s,o)
return s}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var n in t){if(__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n)){Object.defineProperty(e,n,{enumerable:true,get:t[n]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>{__nccwpck_require__.f[n](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({16:"find-files",146:"mdast-util-from-markdown",169:"mdast-util-to-markdown",203:"http-cache-semantics",248:"mdast-util-gfm",268:"printers",328:"html",374:"write-files",475:"mdast-util-to-markdown-2",552:"micromark-extension-mdxjs",565:"parse-markdown",652:"service",673:"validate",706:"micromark",725:"remark-mdx",749:"unified",752:"undici",759:"picomatch",764:"markdown",802:"arguments-help",857:"report",881:"commands-init",932:"decode-named-character-reference",951:"commands-print",990:"parse5",996:"mdx"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,r=t.ids,s=t.runtime
for(var o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(s)s(__nccwpck_require__)
for(var i=0;i<r.length;i++)e[r[i]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n={}
const r=require("node:os")
var s=__nccwpck_require__(8500)
var o=__nccwpck_require__(6760)
const i="status-snippets"
function cacheLocation({env:e,platform:t,home:n}){const{isAbsolute:r,join:s}=t==="win32"?o.win32:o.posix
const below=(e,...t)=>e!==undefined&&r(e)?s(e,...t):null
const a=below(e.XDG_CACHE_HOME,i)
if(a!==null)return a
if(t==="win32"){return below(e.LOCALAPPDATA,i,"Cache")??below(n,"AppData","Local",i,"Cache")}return t==="darwin"?below(n,"Library","Caches",i):below(n,".cache",i)}var a=__nccwpck_require__(9529)
var c=__nccwpck_require__(5748)
function readProxySettings(e){return{httpProxy:readProxy("http_proxy",e),httpsProxy:readProxy("https_proxy",e),noProxy:readVariable("no_proxy",e)}}function readProxy(e,t){const n=readVariable(e,t)
if(n==="")return""
const r=(0,c.w)(/^[a-z][a-z\d+.-]*:\/\//i.test(n)?n:`http://${n}`)
if(r!==null&&/^https?:$/.test(r.protocol))return r.href
throw new a.d({input:e,value:"***",problem:"is not the address of an HTTP proxy",fix:"write it as http://host:port"})}function readVariable(e,t){return(t[e]||t[e.toUpperCase()]||"").trim()}function createFetch(e){let t
return async(n,r)=>{t??=loadFetch(e)
const s=await t
return s(n,r)}}async function loadFetch(e){const direct=(e,t)=>globalThis.fetch(e,t)
const t=readProxySettings(e)
if(t.httpProxy===""&&t.httpsProxy==="")return direct
const{EnvHttpProxyAgent:n,fetch:r}=await __nccwpck_require__.e(752).then(__nccwpck_require__.t.bind(__nccwpck_require__,6752,19))
const s=new n(t)
const o=r
return(e,n)=>{const{protocol:r}=new URL(e instanceof Request?e.url:e)
const i=r==="https:"?t.httpsProxy:t.httpProxy
return i===""?direct(e,n):o(e,{...n,dispatcher:s})}}function createEffects(e=process.env,t=process.platform){return{fetch:createFetch(e),now:()=>Date.now(),sleep:e=>(0,s.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheLocation({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,r.homedir)()}catch{return""}}const l=[{code:0,name:"success",meaning:"success: sections are up to date, whether or not something changed"},{code:1,name:"outOfDate",meaning:"`check` found a section out of date"},{code:2,name:"input",meaning:"usage or input: an option, a marker, a file"},{code:3,name:"refused",meaning:"the endpoint refused, or its answer is invalid or unsafe"},{code:4,name:"unavailable",meaning:"the endpoint is unavailable and no last good answer exists; nothing was written"},{code:5,name:"publishing",meaning:"publishing failed"},{code:70,name:"internal",meaning:"internal error"}]
function exitCodeOf(e){return l.find(t=>t.name===e)?.code??70}function createTerminal(e){const{stdout:t,stderr:n,env:r}=e
t.on("error",t=>{if(t.code==="EPIPE")return
n.write(`status-snippets: the result could not be written: ${t.message}\n`)
e.once("exit",()=>{e.exitCode=exitCodeOf("input")})})
n.on("error",()=>{})
return{out:createOutput(t,r),err:createOutput(n,r)}}function createOutput(e,t){const n=e.isTTY===true
return{write:t=>void e.write(t),isTerminal:n,hasColor:wantsColor(n,t)}}function wantsColor(e,t){if(t.NO_COLOR)return false
if(t.FORCE_COLOR)return t.FORCE_COLOR!=="0"
return e&&t.TERM!=="dumb"}function createEnvironment(e){return{env:e.env,cwd:()=>e.cwd(),terminal:createTerminal(e),effects:createEffects(e.env,e.platform)}}var u=__nccwpck_require__(3024)
var f=__nccwpck_require__(8159)
var d=__nccwpck_require__(1244)
var h=__nccwpck_require__(7819)
var m=__nccwpck_require__(6101)
var p=__nccwpck_require__(435)
function parseOptions(e){const t=p.fF
const n=t.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(n)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===undefined)return defaultOf(e)
const{source:n,values:r}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(r,n):r
const s=r.at(-1)??""
if(s.trim()==="")throw new f.e(n,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(s,n,e.choices)
if(e.kind==="seconds")return parseSeconds(s,n,e.range,e.default)
try{return e.parse?e.parse(s,n):s}catch(e){if(!(e instanceof a.d))throw e
throw new f.e(n,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===undefined?[]:[e.default]
if(e.kind==="seconds")return Number(e.default)
return e.default??null}function parseFlag({source:e,values:t}){const n=t.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new f.e(e,`${(0,h.h)(n)} is not a boolean: write true or false`)}function parseChoice(e,t,n){if(n.includes(e))return e
const r=(0,m.Z)(e,n)
const s=r===null?"use one of these":`did you mean ${r}?`
throw new f.e(t,`${(0,h.h)(e)} is not one of ${n.join(", ")}: ${s}`)}function parseSeconds(e,t,[n,r],s){const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=n&&o<=r)return o
const i=`is not a number of seconds from ${n} to ${r}`
throw new f.e(t,`${(0,h.h)(e)} ${i}: for example, write ${s}`)}function parseSettings(e){const{header:t,noCache:n,...r}=parseOptions(e)
return{...r,statusPageHost:r.statusPageHost??(0,d.fG)(r.baseUrl),headers:t,token:e.has("token")?r.token:null,cache:!n}}var g=__nccwpck_require__(3411)
var w=__nccwpck_require__(7975)
var v=__nccwpck_require__(1074)
const k=(0,p.A5)("cli")
const b=Object.fromEntries(k.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function parseCommandLine(e){const{tokens:t}=(0,w.parseArgs)({args:[...e],options:b,strict:false,tokens:true})
const n=new Map
const r=[]
const s=[]
let o=null
let i=false
for(const e of t){if(e.kind==="option"){const t=findOption(e.name,e.rawName)
const s=n.get(t.name)?.values??[]
r.push(t)
n.set(t.name,{source:e.rawName,values:[...s,...valuesOf(t,e)]})}else if(e.kind==="option-terminator"){i=true}else{const t=i||s.length>0||o!==null?null:(0,v.Z)(e.value)
if(t===null)s.push(e.value)
else o=t}}const a=o??v.P[0]
for(const e of r)refuseOtherCommands(e,n.get(e.name)?.source??e.name,a)
refuseExtraFile(s[a.maxFiles],a)
return{command:a.name,files:s,options:n}}function findOption(e,t){const n=k.find(t=>t.name===e)
if(n!==undefined)return n
const r=(0,m.Z)(e,k.map(e=>e.name))
const s=r===null?"see status-snippets --help":`did you mean --${r}?`
throw new f.N(`${t} is not an option`,s)}function valuesOf(e,{rawName:t,value:n,inlineValue:r}){if(e.kind==="flag"){if(n===undefined)return[]
throw new f.N(`${t} takes no value`,`leave out "=${n}"`)}const s=`write ${t} ${(0,p.hx)(e)}`
if(n===undefined)throw new f.N(`${t} lacks its value`,s)
if(!r&&n.startsWith("--")){throw new f.N(`${t} lacks its value before ${n.split("=")[0]}`,s)}return[n]}function refuseOtherCommands(e,t,n){if(e.commands===undefined||e.commands.includes(n.name))return
throw new f.N(`${t} is not an option of ${n.name}`,`it belongs to ${e.commands.join(" and ")}`)}function refuseExtraFile(e,t){if(e===undefined)return
const n=t.maxFiles===0?"no files":"a single file"
throw new f.N(`unexpected argument "${e}"`,`${t.name} takes ${n}`)}var _=__nccwpck_require__(7974)
var x=__nccwpck_require__(3467)
var y=__nccwpck_require__(610)
const $={refresh:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,check:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,print:async()=>(await __nccwpck_require__.e(951).then(__nccwpck_require__.bind(__nccwpck_require__,9951))).printCommand,init:async()=>(await Promise.all([__nccwpck_require__.e(932),__nccwpck_require__.e(990),__nccwpck_require__.e(706),__nccwpck_require__.e(169),__nccwpck_require__.e(146),__nccwpck_require__.e(248),__nccwpck_require__.e(475),__nccwpck_require__.e(552),__nccwpck_require__.e(749),__nccwpck_require__.e(725),__nccwpck_require__.e(881)]).then(__nccwpck_require__.bind(__nccwpck_require__,3881))).initCommand}
async function runCli(e,t){try{return exitCodeOf(await runCommand(e,t))}catch(n){const{out:r,err:s}=t.terminal
const{exit:o,code:i,message:a,stack:c}=(0,x.E)(n);(0,y._r)(s,`status-snippets: ${a}`)
for(const[e]of c.matchAll(/^ {4}at .*$/gm))(0,y._r)(s,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:i,message:a}}
r.write(`${JSON.stringify(e,null,2)}\n`)}return exitCodeOf(o)}}async function runCommand(e,t){const{command:n,files:r,options:s}=parseCommandLine(e)
const{terminal:o,env:i}=t
if(s.has("help")){o.out.write((await __nccwpck_require__.e(802).then(__nccwpck_require__.bind(__nccwpck_require__,5802))).helpText())
return"success"}if(s.has("version")){o.out.write(`${g.r}\n`)
return"success"}const a=parseSettings(new Map([...(0,_.H)(i),...s]))
const c=resolveWorkingFolder(t.cwd,a.cwd)
const l=await $[n]()
return l({command:n,files:r,settings:a,environment:t,folder:c})}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function resolveWorkingFolder(e,t){try{const n=(0,o.resolve)(e(),t??"")
if((0,u.statSync)(n).isDirectory())return n}catch{}throw new f.e("cwd",`${(0,h.h)(t??".")} is not a folder: name an existing folder`)}runCli(process.argv.slice(2),createEnvironment(process)).then(e=>{process.exitCode=e})
module.exports=n})()

