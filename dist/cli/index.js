#!/usr/bin/env node
(()=>{"use strict"
var e={1916:(e,t)=>{var n
n=true
t.Io=n=void 0
var s=new Uint32Array(65536)
var myers_32=function(e,t){var n=e.length
var r=t.length
var o=1<<n-1
var i=-1
var a=0
var c=n
var l=n
while(l--){s[e.charCodeAt(l)]|=1<<l}for(l=0;l<r;l++){var u=s[t.charCodeAt(l)]
var f=u|a
u|=(u&i)+i^i
a|=~(u|i)
i&=u
if(a&o){c++}if(i&o){c--}a=a<<1|1
i=i<<1|~(f|a)
a&=f}l=n
while(l--){s[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var r=e.length
var o=[]
var i=[]
var a=Math.ceil(n/32)
var c=Math.ceil(r/32)
for(var l=0;l<a;l++){i[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var f=0
var d=-1
var h=u*32
var m=Math.min(32,r)+h
for(var p=h;p<m;p++){s[e.charCodeAt(p)]|=1<<p}for(var l=0;l<n;l++){var g=s[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var k=o[l/32|0]>>>l&1
var v=g|f
var b=((g|k)&d)+d^d|g|k
var _=f|~(b|d)
var x=d&b
if(_>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^k){o[l/32|0]^=1<<l}_=_<<1|w
x=x<<1|k
d=x|~(v|_)
f=_&v}for(var p=h;p<m;p++){s[e.charCodeAt(p)]=0}}var y=0
var $=-1
var S=u*32
var O=Math.min(32,r-S)+S
for(var p=S;p<O;p++){s[e.charCodeAt(p)]|=1<<p}var E=r
for(var l=0;l<n;l++){var g=s[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var k=o[l/32|0]>>>l&1
var v=g|y
var b=((g|k)&$)+$^$|g|k
var _=y|~(b|$)
var x=$&b
E+=_>>>r-1&1
E-=x>>>r-1&1
if(_>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^k){o[l/32|0]^=1<<l}_=_<<1|w
x=x<<1|k
$=x|~(v|_)
y=_&v}for(var p=S;p<O;p++){s[e.charCodeAt(p)]=0}return E}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var s=0
for(var r=0;r<t.length;r++){var o=distance(e,t[r])
if(o<n){n=o
s=r}}return t[s]}
n=closest},4589:e=>{e.exports=require("node:assert")},6698:e=>{e.exports=require("node:async_hooks")},4573:e=>{e.exports=require("node:buffer")},1421:e=>{e.exports=require("node:child_process")},7540:e=>{e.exports=require("node:console")},7598:e=>{e.exports=require("node:crypto")},3053:e=>{e.exports=require("node:diagnostics_channel")},8229:e=>{e.exports=require("node:dns")},8474:e=>{e.exports=require("node:events")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},7067:e=>{e.exports=require("node:http")},2467:e=>{e.exports=require("node:http2")},7030:e=>{e.exports=require("node:net")},6760:e=>{e.exports=require("node:path")},643:e=>{e.exports=require("node:perf_hooks")},1708:e=>{e.exports=require("node:process")},1792:e=>{e.exports=require("node:querystring")},99:e=>{e.exports=require("node:sqlite")},7075:e=>{e.exports=require("node:stream")},7997:e=>{e.exports=require("node:timers")},8500:e=>{e.exports=require("node:timers/promises")},1692:e=>{e.exports=require("node:tls")},3136:e=>{e.exports=require("node:url")},7975:e=>{e.exports=require("node:util")},3429:e=>{e.exports=require("node:util/types")},5919:e=>{e.exports=require("node:worker_threads")},8522:e=>{e.exports=require("node:zlib")},283:(e,t,n)=>{n.d(t,{Du:()=>parseCommandLine,Hg:()=>readEnvironmentVariables,VE:()=>environmentName,Zv:()=>findCommand})
var s=n(7975)
var r=n(1074)
var o=n(8159)
var i=n(4697)
var a=n(1641)
var c=n(6101)
const l=(0,i.A5)("cli")
const u=Object.fromEntries(l.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function parseCommandLine(e){const{tokens:t}=(0,s.parseArgs)({args:[...e],options:u,strict:false,tokens:true})
const n=new Map
const o=[]
const i=[]
let a=null
let c=false
for(const e of t){if(e.kind==="option"){const t=findOption(e.name,e.rawName)
const s=n.get(t.name)?.values??[]
o.push(t)
n.set(t.name,{source:e.rawName,values:[...s,...valuesOf(t,e)]})}else if(e.kind==="option-terminator"){c=true}else{const t=c||i.length>0||a!==null?null:findCommand(e.value)
if(t===null)i.push(e.value)
else a=t}}const l=a??r.P[0]
for(const e of o)refuseOtherCommands(e,n.get(e.name)?.source??e.name,l)
refuseExtraFile(i[l.maxFiles],l)
return{command:l.name,files:i,options:n}}function findOption(e,t){const n=l.find(t=>t.name===e)
if(n!==undefined)return n
const s=(0,c.Z)(e,l.map(e=>e.name))
const r=s===null?"see status-snippets --help":`did you mean --${s}?`
throw new o.eb(`${t} is not an option`,r)}function valuesOf(e,{rawName:t,value:n,inlineValue:s}){if(e.kind==="flag"){if(n===undefined)return[]
throw new o.eb(`${t} takes no value`,`leave out "=${n}"`)}const r=`write ${t} ${(0,i.hx)(e)}`
if(n===undefined)throw new o.eb(`${t} lacks its value`,r)
if(!s&&n.startsWith("--")){throw new o.eb(`${t} lacks its value before ${n.split("=")[0]}`,r)}return[n]}function refuseOtherCommands(e,t,n){if(e.commands===undefined||e.commands.includes(n.name))return
throw new o.eb(`${t} is not an option of ${n.name}`,`it belongs to ${e.commands.join(" and ")}`)}function refuseExtraFile(e,t){if(e===undefined)return
const n=t.maxFiles===0?"no files":"a single file"
throw new o.eb(`unexpected argument "${e}"`,`${t.name} takes ${n}`)}function findCommand(e){return r.P.find(t=>t.name===e)??null}function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironmentVariables(e){const t=new Map
for(const{name:n,kind:s}of l){const r=environmentName(n)
const o=e[r]?.trim()??""
if(s==="flag"||o==="")continue
t.set(n,{source:r,values:s==="list"?(0,a.u)(o):[o]})}return t}},3479:(e,t,n)=>{n.d(t,{X:()=>createFetchSnippets})
var s=n(6760)
var r=n(3411)
function createServiceClient({settings:e,effects:t,cacheDirectory:s}){const load=async()=>{const{createSnippetFetcher:o}=await Promise.all([n.e(203),n.e(652)]).then(n.bind(n,9962))
const{openCacheFolder:i}=await Promise.all([n.e(203),n.e(652)]).then(n.bind(n,9455))
const{fetch:a,now:c,sleep:l,random:u}=t
const f=s===null?null:i(s)
return o(e,{fetch:a,now:c,sleep:l,random:u,cache:f,version:r.r})}
let o
return async e=>{o??=load()
return(await o)(e)}}const o=60
function createBuildClient(e){const t=Math.max(e.settings.maxAge,o)*1e3
const{now:n}=e.effects
let s=n()
let r=createServiceClient(e)
return o=>{if(n()-s>t){s=n()
r=createServiceClient(e)}return r(o)}}function createFetchSnippets({settings:e,environment:t,folder:n}){const{effects:r}=t
const{cache:o,cacheDir:i,source:a}=e
if(!o||a==="offline")return createServiceClient({settings:e,effects:r,cacheDirectory:null})
const c=i===null?r.cacheDirectory():(0,s.resolve)(n,i)
return createServiceClient({settings:e,effects:r,cacheDirectory:c})}},8938:(e,t,n)=>{n.r(t)
n.d(t,{refreshCommand:()=>refreshCommand})
var s=n(3308)
var r=n(8659)
var o=n(3479)
var i=n(5250)
var a=n(610)
const refreshCommand=async e=>{const t=e.command==="check"
const n=await(0,i.T)(e,e.files.length>0?e.files:["README.md"])
const c={...e.settings,checkOnly:t}
const l=await(0,s.h)((0,i.U)(e,n),c,(0,o.X)(e),r.y)
const u=t?l:await write(e,n,l)
await(0,a["if"])(e,u)
return(0,a.VX)(u)}
async function write(e,t,s){if(s.changes.length===0&&!e.settings.commit)return s
const{writeChanges:r}=await n.e(374).then(n.bind(n,7653))
return r(e,t,s)}},6226:(e,t,n)=>{n.d(t,{X:()=>GitError})
const s={"dirty-file":e=>`${e}, so --commit would commit more than the section: commit or undo that first`,"no-repository":e=>`--commit cannot commit in ${e}; run it in a git repository, or leave it out`,"commit-failed":e=>`git did not commit ${e}; the changes are in the working tree`}
class GitError extends Error{name="GitError"
code
constructor(e,t,n=""){const r=n===""?"":`:${n.replace(/^|\r?\n/g,"\n  ")}`
super(s[e](t)+r)
this.code=e}}},5250:(e,t,n)=>{n.d(t,{T:()=>findInputFiles,U:()=>readInputFiles})
var s=n(1074)
var r=n(8159)
var o=n(1812)
var i=n(3024)
var a=n(6760)
var c=n(9003)
async function findFiles(e,t){const n=e.map(e=>parseTarget(e,t))
const s=new Set
for(const e of n.filter(({excludes:e})=>e)){for(const{real:n}of await filesOf(e,t))s.add(n)}const r=new Map
for(const e of n.filter(({excludes:e})=>!e)){const n=await filesOf(e,t)
const i=e.kind==="file"?n:n.filter(({real:e})=>!s.has(e))
if(i.length===0){throw new o.f6("no-match",e.argument,{detail:t.extensions.join(", ")})}for(const e of i){const{path:t,isExplicit:n,matchedBy:s}=r.get(e.real)??{...e,matchedBy:[]}
r.set(e.real,{path:t,real:e.real,isExplicit:n||e.isExplicit,matchedBy:[...s,...e.matchedBy]})}}return[...r.values()]}function parseTarget(e,t){if(e==="")throw new o.f6("file-not-found",'""')
const n=findExisting(e,t)
if(n!==null)return{...n,argument:e,excludes:false}
if(e.startsWith("!"))return{...parseTarget(e.slice(1),t),excludes:true}
if(isGlob(e))return{kind:"glob",argument:e,excludes:false}
throw new o.f6("file-not-found",e)}function findExisting(e,{cwd:t,extensions:n,anyExtension:s}){let r
try{r=(0,c.o1)(e,t)}catch(t){const n=(0,o.sK)(e,t)
if((0,o.lz)(n,"file-not-found")||isGlob(e))return null
throw n}if(r.stats.isDirectory())return{kind:"folder"}
if(!s&&!hasExtension(e,n)){throw new o.f6("unknown-format",e,{detail:n.join(", ")})}return{kind:"file",real:r.real}}async function filesOf(e,{cwd:t,extensions:s}){const{argument:r}=e
const nameOf=e=>(0,a.relative)(t,e).split(a.sep).join("/")
if(e.kind==="file"){return[{real:e.real,path:nameOf((0,a.resolve)(t,r)),isExplicit:true,matchedBy:[]}]}const{folder:l,pattern:u}=e.kind==="glob"?splitGlob(r,a.sep):{folder:r,pattern:null}
try{const e=(0,a.resolve)(t,l)
const{real:o,stats:f}=(0,c.o1)(l,t,r)
if(!f.isDirectory())return[]
const{walk:d}=await Promise.all([n.e(759),n.e(16)]).then(n.bind(n,8886))
const h=d({folder:o,cwd:i.realpathSync.native(t),pattern:u,extensions:s})
return h.filter(e=>hasExtension(e,s)).sort().map(t=>({real:(0,a.resolve)(o,t),path:nameOf((0,a.resolve)(e,t)),isExplicit:false,matchedBy:[r]}))}catch(e){const t=(0,o.sK)(r,e)
if((0,o.lz)(t,"file-not-found"))return[]
throw t}}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}function isGlob(e){return/[*?[\]{}]|[@!+]\(/.test(e)}function splitGlob(e,t){const n=t==="\\"?e.replaceAll("\\","/"):e
const s=n.split("/")
const r=s.findIndex((e,t)=>t===s.length-1||/[*?[\]{}()!+@|\\]/.test(e))
const o=s.slice(0,r).join("/")
return{folder:r>0&&o===""?"/":o,pattern:s.slice(r).join("/")}}var l=n(2611)
var u=n(4022)
var f=n(411)
var d=n(6101)
var h=n(283)
async function findInputFiles({settings:{format:e},folder:t},n){const s=Object.keys(u.Kk).map(e=>`.${e}`)
let o
try{o=await findFiles(n,{cwd:t,extensions:s,anyExtension:e!==null})}catch(e){throw withSuggestion(e)}if(o.length===0){const e=`only exclusions given (${n.join(" ")})`
throw new r.eb(e,"name at least one file, folder or glob")}return o.map(t=>({...t,format:e??(0,u.be)(t.path)??"md"}))}function*readInputFiles({settings:e,environment:t,folder:n},s){for(const[r,o]of s.entries()){if(!e.quiet)showProgress(t.terminal.err,r+1,s.length)
yield{...o,content:(0,l.t)(o,n,f.nr)}}}function withSuggestion(e){if(!(0,o.lz)(e,"file-not-found"))return e
if((0,h.Zv)(e.path)){e.message+=" (a command comes before the files, and there is only one)"
return e}const t=(0,d.Z)(e.path,[...s.P.map(({name:e})=>e),"--help","--version"])
if(t!==null)e.message+=` (or did you mean ${t}?)`
return e}const m=100
function showProgress(e,t,n){if(n<m||!e.isTerminal)return
const s=`${t} of ${n} files read`
if(t===n)e.write(`\r${" ".repeat(s.length)}\r`)
else if(t%m===0)e.write(`\r${s}`)}},610:(e,t,n)=>{n.d(t,{VX:()=>exitNameOf,_r:()=>writeLine,if:()=>reportResult,tE:()=>warningLine})
var s=n(5022)
var r=n(622)
var o=n(88)
async function reportResult(e,t){const{settings:s,command:o,environment:i}=e
const{out:a,err:c}=i.terminal
const{failure:l,warnings:u,files:f,changes:d}=t
for(const e of problemLines(t))writeLine(c,e)
for(const e of u)writeLine(c,warningLine(e))
if(l!==null&&l.kind!=="publishing")writeLine(c,"Nothing was written.")
else if(!s.quiet)for(const e of f)writeLine(c,fileLine(e,s.dryRun))
if(s.json)a.write(`${JSON.stringify((0,r.LU)(t),null,2)}\n`)
if(d.length>0&&(s.diff||o==="check"&&!s.json)){const{formatDiff:e}=await n.e(857).then(n.bind(n,5760))
const{colorDiff:t}=await n.e(857).then(n.bind(n,688))
const r=e(d)
const o=s.json?c:a
o.write(o.hasColor?t(r):r)}}function problemLines({files:e,failure:t}){if(t===null)return[]
const n=e.flatMap(e=>e.problems.map(t=>({...t,path:e.path})))
const s=new Set
const r=n.filter(({message:e})=>t.kind==="input"||!s.has(e)&&s.add(e)).map(({path:e,line:t,column:n,message:s})=>`${e}:${t}:${n}: ${s}`)
return r.length>0?r:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:s}){const r=e===undefined?"":`${e}:${t}:${n}: `
return`${r}warning: ${s}`}function fileLine({path:e,outcome:t,sections:n},r){const o=t==="changed"&&r?"would change":t
const i=n.filter(e=>e.outcome!=="unchanged")
if(i.length===0)return`${e}: ${o}`
const a=i.length===1?"1 section":`${i.length} sections`
const c=i.filter(s.yu).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${o} (${[a,...new Set(c)].join(", ")})`}function exitNameOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"success")}function writeLine(e,t){for(const n of t.split(/\n(?= {2})/))e.write(`${(0,o.O)(n)}\n`)}},1074:(e,t,n)=>{n.d(t,{P:()=>r})
const s=Number.POSITIVE_INFINITY
const r=[{name:"refresh",usage:"[refresh] [files\u2026]",maxFiles:s,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",maxFiles:s,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",maxFiles:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",maxFiles:1,summary:"add the markers, around an existing badge if there is one, and fill them"}]},8159:(e,t,n)=>{n.d(t,{Ln:()=>NoSlugError,eR:()=>OptionError,eb:()=>UsageError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===undefined?undefined:{cause:n})
this.option=e}}class UsageError extends Error{name="UsageError"
code="usage"
constructor(e,t){super(`${e}: ${t}`)}}class NoSlugError extends Error{name="NoSlugError"
code="no-slug"
constructor(e=null){super(`no slug: set --slug${e===null?"":`. It cannot be inferred, because ${e}`}`)}}},4697:(e,t,n)=>{n.d(t,{fF:()=>p,A5:()=>optionsFor,hx:()=>placeholderOf})
var s=n(8851)
var r=n(6377)
var o=n(9529)
var i=n(8159)
function parseShow(e){const t=(0,s.qo)(e)
if(t.valid)return t.names
throw new o.d({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){try{return(0,r.QG)(e)}catch(n){if(!(n instanceof r.AS))throw n
const s=e.length>1?`(number ${n.line}) `:""
const o=n.message.replace(/^header \d+ /,"")
throw new i.eR(t,s+o,n)}}function parseRepository(e){const[t="",n="",...s]=e.split("/")
const r=/^[\w.-]+$/
if(s.length===0&&r.test(t)&&r.test(n))return{owner:t,name:n}
const i="is not a repository"
throw new o.d({input:"repository",value:e,problem:i,fix:"write it as owner/name"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
const n="is not the name of a branch"
throw new o.d({input:"branch",value:e,problem:n,fix:"write just the name, such as main"})}const a=[{name:"files",kind:"list",value:"files",default:"README.md",summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",value:"owner/name",defaultDescription:"the repository of the workflow",summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",value:"branch",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",summary:"Branch to update",parse:parseBranch},{name:"pull-request-branch",kind:"text",value:"branch",defaultDescription:"status-snippets/ followed by the name of the branch",summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",value:"text",defaultDescription:"a subject that names the new address",summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",value:"text",defaultDescription:"a title that names the new address",summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",summary:"Whether an unavailable service causes a warning or fails the step"},{name:"run-in-forks",kind:"flag",default:"false",summary:"Also run scheduled workflows in forks"}]
var c=n(2658)
const l=[{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",value:"folder",defaultDescription:"the platform's cache folder",summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",summary:"Disable the response cache"},{name:"only",kind:"choice",value:"field",choices:c.Rz,commands:["print"],summary:`Print a single field: ${c.Rz.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],summary:"Also write a workflow that refreshes the file on a schedule"},{name:"json",kind:"flag",summary:"Print the result as JSON"},{name:"diff",kind:"flag",summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",summary:"Report only warnings and errors"},{name:"commit",kind:"flag",commands:["refresh","init"],summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",defaultDescription:"the current folder",summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",summary:"Show this help"},{name:"version",kind:"flag",short:"v",summary:"Show the version"}]
var u=n(4022)
var f=n(9137)
var d=n(1244)
var h=n(8551)
const m=[{name:"slug",kind:"text",value:"slug",summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>(0,h.d)(e)},{name:"base-url",kind:"text",value:"url",default:f.I,summary:"Address of the service",parse:f.Q},{name:"status-page-host",kind:"text",value:"host",defaultDescription:"the host of base-url",summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:d.hL},{name:"custom-domain",kind:"text",value:"domain",summary:"Custom domain of the page, used when snippets are generated",parse:e=>(0,d.ZL)(e)},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",value:"names",defaultDescription:"badge link; in a heading badge",summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",value:"name: value",summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"format",kind:"choice",choices:u.Fx,defaultDescription:"by file extension",summary:"Read every file in this format"}]
const p=[...m,...l,...a]
const g={cli:[...m,...l],action:[...m,...a]}
function optionsFor(e){return g[e]}function placeholderOf(e){return`<${e.value??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}},1641:(e,t,n)=>{n.d(t,{P:()=>parseSettings,u:()=>splitLines})
var s=n(1244)
var r=n(9529)
var o=n(7819)
var i=n(6101)
var a=n(8159)
var c=n(4697)
function splitLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.filter(e=>e!=="")}function parseSettings(e){const{header:t,noCache:n,...r}=parseOptions(e)
return{...r,statusPageHost:r.statusPageHost??(0,s.fG)(r.baseUrl),headers:t,token:e.has("token")?r.token:null,cache:!n}}function parseOptions(e){const t=c.fF
const n=t.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(n)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===undefined)return defaultOf(e)
const{source:n,values:s}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(s,n):s
const o=s.at(-1)??""
if(o.trim()==="")throw new a.eR(n,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(o,n,e.choices)
if(e.kind==="seconds")return parseSeconds(o,n,e.range,e.default)
try{return e.parse?e.parse(o,n):o}catch(e){if(!(e instanceof r.d))throw e
throw new a.eR(n,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===undefined?[]:[e.default]
if(e.kind==="seconds")return Number(e.default)
return e.default??null}function parseFlag({source:e,values:t}){const n=t.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new a.eR(e,`${(0,o.h)(n)} is not a boolean: write true or false`)}function parseChoice(e,t,n){if(n.includes(e))return e
const s=(0,i.Z)(e,n)
const r=s===null?"use one of these":`did you mean ${s}?`
throw new a.eR(t,`${(0,o.h)(e)} is not one of ${n.join(", ")}: ${r}`)}function parseSeconds(e,t,[n,s],r){const i=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(i>=n&&i<=s)return i
const c=`is not a number of seconds from ${n} to ${s}`
throw new a.eR(t,`${(0,o.h)(e)} ${c}: for example, write ${r}`)}},1812:(e,t,n)=>{n.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
const s={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"specify a text file"],"leads-outside":()=>["is a link to a place outside the working directory","specify the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run; nothing was written.","Run again."],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written: ${e}; nothing was written.`,"Fix the cause, then run again."],"partly-written":e=>[`could not be written: ${e}`,"Fix the cause, then run again."],"no-match":e=>["matches no file",`only ${e} files are searched; files in node_modules or ignored by .gitignore are skipped`],"unknown-format":e=>["has an unsupported format",`specify a ${e} file, or set format`]}
class FileError extends Error{name="FileError"
code
path
problem
line
constructor(e,t,n={}){const[r,o]=s[e](n.detail??"")
const i=n.fix??o
const a=`${r}${r.endsWith(".")?"":":"} ${i}`
super(`${t} ${a}`,{cause:n.cause})
this.code=e
this.path=t
this.problem=`this file ${a}`
this.line=n.line??1}}function isFileError(e,...t){return e instanceof FileError&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}const r={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof FileError)return t
const n=systemCodeOf(t)??String(t)
const s=r[n]??"not-readable"
return new FileError(s,e,{detail:s==="not-a-file"?"a circular link":n,cause:t})}const o={EACCES:["its folder is not writable","Make the folder writable."],EPERM:["its folder does not allow replacing it","Check the owner of the file and of its folder."],EBUSY:["another program is using it","Close that program, then run again."],EEXIST:["its parent is a file","Choose another path."],ENOTDIR:["its parent is a file","Choose another path."],EROFS:["the disk is read-only","Use a writable disk."],ENOSPC:["the disk is full","Free some space."],EDQUOT:["the disk quota is exceeded","Free some space."]}
function toWriteError(e,t,n=[]){if(t instanceof FileError)return t
const s=systemCodeOf(t)??String(t)
const[r,i]=o[s]??["the system refused","Check the disk."]
const a=`${r} (${s})`
if(n.length===0){return new FileError("not-written",e,{detail:a,fix:i,cause:t})}const c=`${n.join(", ")} ${n.length===1?"has":"have"} already been replaced.`
return new FileError("partly-written",e,{detail:`${a}. ${c}`,cause:t})}},2611:(e,t,n)=>{n.d(t,{Gu:()=>readTextFile,io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var s=n(4573)
var r=n(3024)
var o=n(1812)
var i=n(9003)
const a=16*1024*1024
const c=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readFoundFile({path:e,real:t,isExplicit:n},s,r){try{const o=n?readTextFile(e,s):readTextFileIf(e,t,r)
return{outcome:"read",text:o??""}}catch(e){if(!(e instanceof o.f6))throw e
const{line:t,code:n,problem:s}=e
return{outcome:"refused",problem:{line:t,column:1,code:n,message:s}}}}function readTextFile(e,t){try{return readTextFileIf(e,(0,i.xq)(e,t).real,()=>true)??""}catch(t){throw(0,o.sK)(e,t)}}function readTextFileIf(e,t,n){try{return withRegularFile(e,t,(t,s)=>{if(s>a){if(!streamContains(t,n))return null
throw new o.f6("file-too-large",e,{detail:"16 MiB"})}const i=(0,r.readFileSync)(t)
return n(i.toString("latin1"))?decode(e,i):null})}catch(t){throw(0,o.sK)(e,t)}}function readBytes(e){return withRegularFile(e,e,e=>(0,r.readFileSync)(e))}function withRegularFile(e,t,n){const s=(0,r.openSync)(t,c)
try{const t=(0,r.fstatSync)(s)
if(!t.isFile())throw new o.f6("not-a-file",e,{detail:(0,i.yc)(t)})
return n(s,t.size)}finally{(0,r.closeSync)(s)}}function decode(e,t){if((0,s.isAscii)(t))return t.toString("latin1")
if((0,s.isUtf8)(t))return t.toString("utf8")
const n=t[0]===255&&t[1]===254||t[0]===254&&t[1]===255
const r=n?1:firstInvalidLine(t)
const i=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${r}`
throw new o.f6("not-utf8",e,{detail:i,line:r})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const r=t===-1?e.length:t
if(!(0,s.isUtf8)(e.subarray(n,r)))break
n=r+1}return t}const l=1024*1024
const u=64
function streamContains(e,t){const n=Buffer.alloc(l)
let s=""
for(let o=1;o>0;){o=(0,r.readSync)(e,n)
const i=s+n.toString("latin1",0,o)
if(t(i))return true
s=i.slice(-u)}return false}},9003:(e,t,n)=>{n.d(t,{ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var s=n(3024)
var r=n(6760)
var o=n(1812)
function resolvePath(e,t,n=e){const i=(0,r.resolve)(t,e)
const a=s.realpathSync.native(i)
const c=s.realpathSync.native(t)
if(!isInside(a,c)){const e=isInside(i,t)||isInside(i,c)
if(e||(0,s.lstatSync)(i).isSymbolicLink())throw new o.f6("leads-outside",n)}return{real:a,stats:(0,s.statSync)(a)}}function resolveFile(e,t){const n=resolvePath(e,t)
if(!n.stats.isFile())throw new o.f6("not-a-file",e,{detail:fileKindOf(n.stats)})
return n}function isInside(e,t){const n=(0,r.relative)(t,e)
return n===""||!((0,r.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(e){if(e.isDirectory())return"a folder"
if(e.isFIFO())return"a pipe"
return e.isSocket()?"a socket":"a device"}function findGitRoot(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,s.existsSync)((0,r.join)(t,".git")))return t
if(t===(0,r.dirname)(t))return e}}},5022:(e,t,n)=>{n.d(t,{df:()=>commitMessage,yu:()=>isMoved})
function summarizeChange(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=[{kind:"moved",sections:t.filter(isMoved)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"repaired",sections:t}]
const s=n.find(({sections:e})=>e.length>0)
if(!s)return null
const r=uniquePages(s.sections)
return{kind:s.kind,pages:r,slug:list(r.map(({slug:e})=>e)),address:list(r.map(({address:e})=>e)),previousAddress:s.kind==="moved"?list(r.flatMap(({previousAddress:e})=>e??[])):""}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=summarizeChange(e)
return t===null?"":`${commitSubject(t)}\n\n${commitBody(t)}`}function commitSubject({kind:e,pages:t}){const n=new Set(t.map(({address:e})=>e))
if(n.size<=2){const t=n.size===1?"the status badge":"the status badges"
return`${s[e]} ${t} ${e==="moved"?"at":"of"} ${[...n].join(" and ")}`}const r=new Set(t.map(({slug:e})=>e))
const o=e==="moved"?" at their new addresses":""
return`${s[e]} the status badges of ${r.size} pages${o}`}const s={moved:"Point",filled:"Add",repaired:"Repair"}
const r=50
function commitBody({kind:e,pages:t}){const n=t.slice(0,r).map(t=>o[e](t))
const s=t.length-r
return[...n,...s>0?[`And ${s} more.`]:[]].join("\n")}const o={moved:({slug:e,previousAddress:t,address:n})=>`The section for the page "${e}" linked to ${t} and now links to ${n}.`,filled:({slug:e})=>`Add the snippets of the page "${e}".`,repaired:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}
function uniquePages(e){const t=new Map
for(const{slug:n,address:s,previousAddress:r}of e){t.set(JSON.stringify([n,s,r]),{slug:n,address:s,previousAddress:r})}return[...t.values()]}function list(e){return[...new Set(e)].join(", ")}},2130:(e,t,n)=>{n.d(t,{CZ:()=>fetchPageSnippets,aq:()=>domainWarnings,f1:()=>fetchPages})
var s=n(4848)
var r=n(2764)
var o=n(9529)
var i=n(8907)
var a=n(7554)
async function fetchPages(e,t,n){const s=await fetchAll(new Set(e.map(({slug:e})=>e)),t,n)
const r=knownAddresses(e,t)
const o=new Map
const i=new Map
for(const n of e){const{slug:e,customDomain:a}=n
const c=`${e} ${a??""}`
const l=s.get(e)?.page??o.get(c)??await generatePage(e,a,r.get(e),t)
o.set(c,l)
i.set(n,l)}return{pages:i,warnings:[...s.values()].flatMap(({warnings:e})=>e)}}const c=8
async function fetchAll(e,t,n){const s=new Map
const r=e.values()
const o=Array.from({length:c},async()=>{for(const e of r)s.set(e,await fetchPage(e,t,n))})
await Promise.all(o)
return s}async function fetchPage(e,{source:t},n){if(t==="offline")return{page:null,warnings:[]}
try{const t=await n(e)
const s={outcome:"available",slug:e,source:t.source,snippets:t.snippets}
if(t.source!=="stale")return{page:s,warnings:[]}
const r=`${t.reason} Using the last good answer about page "${e}"; sections that already show the page are left unchanged.`
return{page:s,warnings:[{code:"stale",message:r}]}}catch(n){if(!(n instanceof s._))throw n
if(n.code!=="plan-required"||t!=="auto")return{page:{outcome:"failed",error:n},warnings:[]}
const r=`${n.message} The snippets of page "${e}" are generated offline.`
return{page:null,warnings:[{code:"plan-required",message:r}]}}}async function generatePage(e,t,n,{baseUrl:s,statusPageHost:c}){try{const o=t===null&&n?n:(0,i.ci)({slug:e,customDomain:t,statusPageHost:c})
const l=await(0,r.wd)({slug:e,baseUrl:s},o)
return{outcome:"available",slug:e,source:"offline",snippets:(0,a.Uu)(l)}}catch(e){if(e instanceof o.d)return{outcome:"failed",error:e}
throw e}}function knownAddresses(e,{source:t,baseUrl:n,statusPageHost:s}){const r=new Map
for(const{slug:o,customDomain:i,current:a}of e){if(i!==null||!a?.addressOfPage||r.has(o))continue
const e=[...a.badgeOrigins].every(e=>e===n)
const c=a.addressOfPage===`https://${o}.${s}`
if(!c&&(t!=="offline"||e))r.set(o,a.addressOfPage)}return r}function domainWarnings(e,t,n){if(t===null||(0,i.Lb)(`https://${t}`,n))return[]
const s=`custom-domain is "${t}", but the service reports the address ${n} for page "${e}"; the reported address is used. Correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}async function fetchPageSnippets({slug:e,customDomain:t},n,r,o){const i={slug:e,customDomain:t,current:null}
const{pages:a,warnings:c}=await fetchPages([i],r,o)
const l=a.get(i)
if(l===undefined)throw new Error(`Page "${e}" was not fetched`)
if(l.outcome==="failed")throw l.error
const{source:u,snippets:f}=l
const d=n.map(t=>{const n=f[t]
if(n.outcome==="safe")return[t,n.value]
throw new s._("unsafe-answer",{slug:e,baseUrl:r.baseUrl,...n})})
const h=f.status_page_url
const m=u!=="offline"&&h.outcome==="safe"
return{source:u,snippets:Object.fromEntries(d),warnings:[...c,...m?domainWarnings(e,t,h.value):[]]}}},3308:(e,t,n)=>{n.d(t,{h:()=>refreshFiles})
var s=n(2658)
const r={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
function shownIn(e,t){return e.attributes.show??t??(e.isInHeading?["badge"]:["badge","link"])}function checkShown(e,t){return e.sections.flatMap((n,s)=>{const o=t[s]??[]
const i=o.find(e=>!r[e].includes(placementOf(n)))
if(i)return[doesNotFit(n,i)]
return o.includes("definitions")?doubleLabels(e,n,t):[]})}const o=["STATUS-BADGE","STATUS-PAGE"]
function placementOf({layout:e}){if(e.context==="html")return e.contentModel??"html"
return e.context==="flow"&&e.tight?"tight":e.context}const i={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element",parts:"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
function doesNotFit(e,t){return{offset:e.start.start,code:"does-not-fit",message:`"${t}" ${i[placementOf(e)]}`}}function doubleLabels({document:e,sections:t},n,s){const r=n.start.start
const i=t.find((e,t)=>s[t]?.includes("definitions"))
if(i!==n){const e='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:r,code:"label-defined",message:e}]}const a=e.definitions.find(({label:e,start:n})=>o.some(t=>t===e)&&!t.some(({content:e})=>e.start<=n&&n<e.end))
if(!a)return[]
const c=`the label [${a.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:a.start,code:"label-defined",message:c}]}var a=n(3345)
var c=n(6576)
var l=n(6549)
var u=n(1244)
var f=n(9529)
var d=n(8551)
var h=n(7032)
var m=n(8907)
var p=n(7554)
const g={isFilled:false,showsOtherPage:false,address:null,addressOfPage:null,badgeOrigins:new Set}
async function parseCurrentContent(e,{slug:t,isSlugOnMarker:n,isHtml:s},r){if(e.trim()==="")return g
const{slugs:o,targets:i,badgeOrigins:a}=await findReferences(e,s,r)
const c=[...i].map(p.P$)
const l=c.flatMap(e=>e.outcome==="safe"?[e.value]:[])
const[u=null]=l
const f=[...o].some(e=>e!==t)
const d=!f&&(o.has(t)||n)
const h=l.length===i.size&&l.every(e=>(0,m.Lb)(e,u??""))
return{isFilled:true,showsOtherPage:f,address:u,addressOfPage:h&&d?u:null,badgeOrigins:a}}class References{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(e){const[,t,n]=w.exec(e)??[]
if(t===undefined||n===undefined)return
this.slugs.add(n)
this.badgeOrigins.add(t)}addTarget(e){this.targets.add(e.replace(/\/$/,""))}}const w=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(e,t=false,n=e=>e()){return findPlainReferences(e)??await parseReferences(e,t,n)}const k=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(e){const t=new References
const n=e.replace(k,(e,n,s,r)=>{if(n!==undefined)t.addImage(n)
t.addTarget(s??r)
return""})
return n.trim()===""?t:null}async function parseReferences(e,t,s){const r=new References
const o=t?(await Promise.all([n.e(982),n.e(990),n.e(665),n.e(146),n.e(764)]).then(n.bind(n,6966))).fromMarkdown:(await Promise.all([n.e(982),n.e(665),n.e(169),n.e(146),n.e(248),n.e(565)]).then(n.bind(n,7565))).parseMarkdown
const i=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(s(()=>o(i)))){const t=e.type==="image"||e.type==="definition"&&w.test(e.url)
if(t)r.addImage(e.url)
else if(e.type==="link"||e.type==="definition")r.addTarget(e.url)}if(e.includes("<")){const{tokenizeHtml:t}=await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,1032))
for(const n of s(()=>t(e)).tokens){if(n.kind!=="start")continue
for(const{name:e,value:t}of n.attributes){if(n.name==="a"&&e==="href")r.addTarget(t)
if(n.name==="img"&&e==="src")r.addImage(t)
if(n.name==="script"&&e==="data-slug")r.slugs.add(t)}}}return r}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}var v=n(622)
async function analyzeFile(e,t,n){const{path:s,format:r,content:o}=e
if(o.outcome==="refused")return(0,v.g4)(s,[o.problem])
const{text:i}=o
const c=await(0,a.K)(i,r,{effects:n})
const l=c.sections.map(e=>shownIn(e,t.show))
const u=(0,h.TR)(i)
const toPositioned=({offset:e,...t})=>({...u(e),...t})
const f=[...c.problems,...checkShown(c,l)].map(toPositioned)
const d=[]
for(const[e,n]of c.sections.entries()){const s=await createRequest(n,l[e]??[],i,r,c.timer,t)
if("message"in s)f.push({...n.position,...s})
else d.push(s)}if(f.length>0)return(0,v.g4)(s,f.sort(byPosition))
if(d.length===0){return e.isExplicit?(0,v.g4)(s,[missingSection(r)]):{outcome:"no-section"}}const m=[...c.warnings.map(e=>({path:s,...toPositioned(e)})),...r==="md"?d.flatMap(e=>scriptWarning(s,e)):[]]
return{outcome:"analyzed",path:s,text:i,format:r,finding:c,requests:d,warnings:m}}async function createRequest(e,t,n,s,r,o){const{slug:i,customDomain:a}=e.attributes
try{const l=i===undefined?o.slug:(0,d.d)(i)
if(l===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const f=a===undefined?o.customDomain:(0,u.ZL)(a)
const h=await parseCurrentContent((0,c.OW)(n,e),{slug:l,isSlugOnMarker:i!==undefined,isHtml:e.layout.context==="html"},t=>r.parse(e.content,t))
return{section:e,format:s,slug:l,customDomain:f,shown:t,current:h}}catch(e){if(e instanceof f.d)return{code:"invalid-attribute",message:e.message}
if(e instanceof l.D)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,n]=[toComment(e,'start slug="\u2026"'),toComment(e,"end")]
const s=`this file contains no section; put ${t} and ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:s}}function toComment(e,t){return e==="mdx"?`{/* status-snippets ${t} */}`:`\x3c!-- status-snippets ${t} --\x3e`}function scriptWarning(e,{section:t,shown:n}){const s=n.find(e=>e==="widget"||e==="script")
if(!s)return[]
const r=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.position,code:"no-scripts",message:r}]}function byPosition(e,t){return e.line-t.line||e.column-t.column}var b=n(2130)
var _=n(8241)
function firstDifference(e,t,n){const s=spansOutside(e,n,"before")
const r=spansOutside(t,n,"after")
const o=s.findIndex(({key:e},t)=>e!==r[t]?.key)
if(o>=0)return s[o]?.offset
return r.length>s.length?s.at(-1)?.offset??0:undefined}const x="gfmFootnoteCall"
function spansOutside(e,t,n){let s=0
const r=t.map(e=>{const t={...e[n],lengthBefore:s}
s+=t.end-t.start
return t})
const toCutOffset=e=>{const t=r[(0,_.r)(r,e)]
return t?e-t.lengthBefore-(Math.min(e,t.end)-t.start):e}
return e.flatMap(({type:e,start:t,end:n})=>{const s=r[(0,_.r)(r,t)]
const o=s&&n<=s.end&&e!==x
if(t===n||o)return[]
return[{offset:t,key:`${e} ${toCutOffset(t)} ${toCutOffset(n)}`}]})}async function rewriteSections(e,t){const{text:n,format:s,sections:r,timer:o}=e
try{const i=await renderContents(e,t)
const c=r.map(({content:e},t)=>i[t]!==n.slice(e.start,e.end))
if(!c.includes(true))return{outcome:"written",text:n,changed:c,sections:r}
const{text:l,rewrites:u}=splice(n,r,i)
const f=await(0,a.K)(l,s,{timer:o})
const d=findExceededLimit(r,f)??findRereadMismatch(r,f,u)??await findSurroundingChange(e,f,u)
if(d)return{outcome:"refused",problem:d}
return{outcome:"written",text:l,changed:c,sections:f.sections}}catch(e){if(e instanceof l.D)return{outcome:"refused",problem:e.problem}
throw e}}async function renderContents({text:e,format:t,sections:s,timer:r},o){const i=s.map(({content:e})=>e)
const a=(0,h.RE)(e,i)
const l=[]
for(const[i,{layout:u,content:f}]of s.entries()){const s=e.slice(f.start,f.end)
const d=o[i]
const h=d?(0,c.cI)(u,d,a):s
if(s===h||s.trim()===""){l.push(h)
continue}const{hasSameRendering:m}=await Promise.all([n.e(982),n.e(990),n.e(665),n.e(146),n.e(764)]).then(n.bind(n,7808))
const p=r.parse(f,()=>m(s,h,u,t==="mdx"))
l.push(p?s:h)}return l}function splice(e,t,n){const s=[]
const r=[]
let o=0
let i=0
t.forEach(({content:t},a)=>{const c=n[a]??""
s.push(e.slice(o,t.start),c)
i+=t.start-o
r.push({before:t,after:{start:i,end:i+c.length}})
i+=c.length
o=t.end})
return{text:s.join("")+e.slice(o),rewrites:r}}function findExceededLimit(e,{problems:t}){const n=t.find(({code:e})=>e==="too-complex")
return n&&{...n,offset:e[0]?.start.start??0}}function findRereadMismatch(e,t,n){const s=n.findIndex(({after:n},s)=>{const[r,o]=[e[s],t.sections[s]]
const i=o&&o.content.start===n.start&&o.content.end===n.end
return!i||JSON.stringify(o.layout)!==JSON.stringify(r?.layout)})
if(s<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const r="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:r}}async function findSurroundingChange(e,t,n){let[s,r]=[e,t]
if(affectsOtherBlocks(e)||affectsOtherBlocks(t)){const n={defined:o,extent:"whole",timer:e.timer}
s=await(0,a.K)(e.text,e.format,n)
r=await(0,a.K)(t.text,t.format,n)}const i=findExceededLimit(e.sections,s)??findExceededLimit(e.sections,r)
if(i)return i
const c=firstDifference(s.document.outline(),r.document.outline(),n)
if(c===undefined)return undefined
const l=e.sections.findLast(({start:e})=>e.start<=c)??e.sections[0]
const u="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"
return{offset:l?.start.start??c,code:"changes-surroundings",message:u}}function affectsOtherBlocks({text:e,document:t,sections:n}){const s=n.map(({content:e})=>e)
const r=t.definitions.some(({start:e})=>(0,_.h)(s,e)>=0)
const o=s.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return!t.isOutlineExact||r||o||/status-(?:badge|page)\s*\]/iu.test(e)}var y=n(4848)
var $=n(2764)
async function planFile(e,t,{baseUrl:n,checkOnly:s}){const{path:r,text:o,finding:i}=e
const a=[]
const c=[]
for(const s of e.requests){const e=await planSection(s,t.get(s),n)
if("message"in e)c.push(e)
else a.push(e)}if(c.length>0)return{outcome:"failed",path:r,problems:c}
const l=a.map(e=>e.pieces)
const u=await rewriteSections(i,l)
if(u.outcome==="refused"){const{offset:e,code:t,message:n}=u.problem
return(0,v.g4)(r,[{...(0,h.t$)(o,e),code:t,message:n}])}const{sections:f,changed:d}=u
const m=s?"out-of-date":"changed"
const p=i.sections.flatMap((e,t)=>{const n=f[t]
return d[t]&&n?[{before:e.content,after:n.content}]:[]})
const g=p.length>0
const w=a.map((e,t)=>toSectionReport(e,d[t]?m:"unchanged"))
return{outcome:"planned",path:r,report:{path:r,outcome:g?m:"unchanged",sections:w,problems:[]},change:g?{path:r,before:o,after:u.text,edits:p,sections:{before:i.sections,after:f}}:null,pages:a.map(({page:e})=>e),warnings:a.flatMap(e=>sectionWarnings(r,e))}}async function planSection(e,t,r){const{section:o,format:i,slug:a,shown:c,current:l}=e
if(t===undefined)throw new Error(`Page "${a}" was not fetched`)
if(t.outcome==="failed")return toProblem(e,t.error)
const{status_page_url:u}=t.snippets
const f=u.outcome==="safe"?u.value:""
if(t.source==="stale"&&l.isFilled&&!l.showsOtherPage){return{request:e,page:t,address:l.address??f,pieces:null}}const d=o.layout.context==="html"?"html":"markdown"
const h=c.map(e=>s.s9[e][d]??"status_page_url")
const m=["status_page_url",...h].map(e=>t.snippets[e])
const g=m.find(e=>e.outcome==="unsafe")
if(g)return toProblem(e,new y._("unsafe-answer",{slug:a,baseUrl:r,...g}))
const w=await(0,$.IX)((0,p.Kf)(t.snippets),{slug:a,baseUrl:r})
const k=c.map(e=>w[e][d]??"")
if(i!=="mdx")return{request:e,page:t,address:f,pieces:k}
const{toMdx:v}=await Promise.all([n.e(982),n.e(990),n.e(665),n.e(169),n.e(146),n.e(357),n.e(552),n.e(996)]).then(n.bind(n,2233))
return{request:e,page:t,address:f,pieces:k.map(v)}}function toProblem({section:e},t){const n=t instanceof y._?t.kind:"input"
return{kind:n,...e.position,code:t.code,message:t.message}}function toSectionReport({request:e,address:t},n){const{section:s,slug:r,current:o}=e
const{position:i,layout:a}=s
return{line:i.line,context:a.context,slug:r,address:t,previousAddress:o.address,outcome:n}}function sectionWarnings(e,{request:t,page:n,address:s,pieces:r}){if(r===null||n.source==="offline")return[]
const{slug:o,customDomain:i,section:a}=t
const c=(0,b.aq)(o,i,s)
return c.map(t=>({...t,path:e,...a.position}))}async function refreshFiles(e,t,n,s){const r=new Matches
const o=[]
for await(const n of e){const e=await analyzeFile(n,t,s)
r.add(n,e.outcome!=="no-section")
if(e.outcome!=="no-section")o.push(e)}const i=o.filter(e=>e.outcome==="analyzed")
if(i.length<o.length)return(0,v.Nq)(o,[])
const a=r.findMissingSection()
if(a!==null)return(0,v.Nq)(o,[],a)
const c=i.flatMap(e=>e.requests)
const{pages:l,warnings:u}=await(0,b.f1)(c,t,n)
const f=[]
for(const e of i)f.push(await planFile(e,l,t))
const d=f.filter(e=>e.outcome==="planned")
const h=toPageReports(d.flatMap(e=>e.pages))
if(d.length<f.length)return(0,v.Nq)(f,h)
const m=d.flatMap(({change:e})=>e??[])
const p=t.checkOnly?"out-of-date":"changed"
return{outcome:m.length>0?p:"unchanged",files:d.map(({report:e})=>e),pages:h,changes:m,warnings:[...u,...i.flatMap(e=>e.warnings),...d.flatMap(e=>e.warnings)],failure:null}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:n})=>{const r=s.Rz.map(e=>{const t=n[e]
return[e,t.outcome==="safe"?t.value:null]})
return{slug:e,source:t,snippets:Object.fromEntries(r)}})}class Matches{#e={files:0,withSection:0}
#t=new Map
add({matchedBy:e=[]},t){for(const t of e){if(!this.#t.has(t))this.#t.set(t,{files:0,withSection:0})}const n=[this.#e,...e.map(e=>this.#t.get(e)??this.#e)]
for(const e of n){e.files+=1
if(t)e.withSection+=1}}findMissingSection(){for(const[e,{files:t,withSection:n}]of this.#t){if(n===0)return refresh_files_missingSection(t,` that ${e} matched`)}return this.#e.withSection===0?refresh_files_missingSection(this.#e.files,""):null}}function refresh_files_missingSection(e,t){const n=e===1?"the 1 file":`any of the ${e} files`
const s=`no section in ${n}${t}: put the markers in one of them, or specify the file that contains them`
return{kind:"input",code:"no-section",message:s}}async function refreshText(e,{path:t,format:n},s,r,o){const i={path:t,format:n,isExplicit:false,content:{outcome:"read",text:e}}
const a=await refreshFiles([i],{...s,checkOnly:false},r,o)
const[c]=a.files
const[l]=a.changes
const{sections:u=[],problems:f=[]}=c??{}
const d=c&&a.failure?a.failure.kind:null
const h=d==="publishing"?null:d
const m=h?"failed":l?"changed":"unchanged"
const{before:p,after:g}=l?.sections??{before:[],after:[]}
return{outcome:m,text:l?.after??e,sections:u,problems:f,warnings:a.warnings,failure:h,before:p,after:g}}},622:(e,t,n)=>{n.d(t,{LU:()=>createReport,Nq:()=>failedResult,g4:()=>failedFile,kc:()=>withPublishError})
const s=["input","refused","unavailable","publishing"]
function failedFile(e,t){return{outcome:"failed",path:e,problems:t.map(e=>({kind:"input",...e}))}}function failedResult(e,t,n=firstFailure(e)){return{outcome:"failed",files:e.map(toFileReport),pages:t,changes:[],warnings:[],failure:n}}function toFileReport(e){const{path:t}=e
if(e.outcome!=="failed")return{path:t,outcome:"unchanged",sections:[],problems:[]}
return{path:t,outcome:"failed",sections:[],problems:e.problems.map(({kind:e,...t})=>t)}}function firstFailure(e){const t=e.flatMap(e=>e.outcome==="failed"?e.problems.map(t=>({path:e.path,...t})):[])
const n=s.flatMap(e=>t.filter(t=>t.kind===e))[0]
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:r,code:o,path:i,line:a,column:c,message:l}=n
return{kind:r,code:o,message:`${i}:${a}:${c}: ${l}`}}function withPublishError(e,{code:t,message:n}){return{...e,outcome:"failed",failure:{kind:"publishing",code:t,message:n}}}function createReport({outcome:e,pages:t,files:n,failure:s}){const r=s&&{code:s.code,message:s.message}
return{version:1,outcome:e,pages:t,files:n,error:r}}},8659:(e,t,n)=>{n.d(t,{P:()=>createEffects,y:()=>u})
const s=require("node:os")
var r=n(8500)
const o=require("node:vm")
var i=n(6760)
const a="status-snippets"
function cacheLocation({env:e,platform:t,home:n}){const{isAbsolute:s,join:r}=t==="win32"?i.win32:i.posix
const below=(e,...t)=>e!==undefined&&s(e)?r(e,...t):null
const o=below(e.XDG_CACHE_HOME,a)
if(o!==null)return o
if(t==="win32"){return below(e.LOCALAPPDATA,a,"Cache")??below(n,"AppData","Local",a,"Cache")}return t==="darwin"?below(n,"Library","Caches",a):below(n,".cache",a)}var c=n(9529)
var l=n(5748)
function createFetch(e){let t
return async(n,s)=>{t??=loadFetch(e)
const r=await t
return r(n,s)}}async function loadFetch(e){const direct=(e,t)=>globalThis.fetch(e,t)
const t=readProxySettings(e)
if(t.httpProxy===""&&t.httpsProxy==="")return direct
const{EnvHttpProxyAgent:s,fetch:r}=await n.e(752).then(n.t.bind(n,6752,19))
const o=new s(t)
const i=r
return(e,n)=>{const{protocol:s}=new URL(e instanceof Request?e.url:e)
const r=s==="https:"?t.httpsProxy:t.httpProxy
return r===""?direct(e,n):i(e,{...n,dispatcher:o})}}function readProxySettings(e){const read=t=>(e[t]||e[t.toUpperCase()]||"").trim()
const readProxy=e=>{const t=read(e)
if(t==="")return""
const n=(0,l.w)(/^[a-z][a-z\d+.-]*:\/\//i.test(t)?t:`http://${t}`)
if(n!==null&&/^https?:$/.test(n.protocol))return n.href
const s="is not the address of an HTTP proxy"
throw new c.d({input:e,value:"***",problem:s,fix:"write it as http://host:port"})}
return{httpProxy:readProxy("http_proxy"),httpsProxy:readProxy("https_proxy"),noProxy:read("no_proxy")}}function createEffects(e=process.env,t=process.platform){return{fetch:createFetch(e),now:()=>Date.now(),sleep:e=>(0,r.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheLocation({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,s.homedir)()}catch{return""}}const u={now:()=>performance.now(),runWithTimeLimit}
const f={}
let d
function runWithTimeLimit(e,t){d??=(0,o.createContext)(f)
let n={outcome:"timed-out"}
f.work=()=>{n={outcome:"finished",value:t()}}
try{(0,o.runInContext)("work()",d,{timeout:e})}catch(e){if(Object(e).code!=="ERR_SCRIPT_EXECUTION_TIMEOUT")throw e}finally{delete f.work}return n}},3345:(e,t,n)=>{n.d(t,{K:()=>findSections})
var s=n(7032)
var r=n(8241)
var o=n(6576)
var i=n(7908)
function pairMarkers(e,t){const n=[]
const s=foreignMarkers(e,t)
const report=({range:e},t,n)=>s.push({offset:e.start,code:t,message:n})
const[r,o]=[(0,i.lO)("start",t),(0,i.lO)("end",t)]
let a
for(const s of e.comments){const e=(s.isClosed?i.gY:i.LD)(s.text,t)
if(e.kind==="other")continue
if(e.kind==="problem")report(s,e.code,e.message)
if((0,i.kp)(e)==="start"){if(a)report(s,"nested-start",`a section starts inside another one; end that with ${o} before this marker`)
else a={comment:s,marker:e}}else if(a){if(e.kind==="end"&&a.marker.kind==="start"){const e={start:a.comment.range.end,end:s.range.start}
n.push({start:a.comment,end:s,content:e,attributes:a.marker.attributes})}a=undefined}else if(e.kind==="end"){report(s,"end-without-start",`an end marker without a start; put ${r} before it or remove it`)}}if(a?.marker.kind==="start"){report(a.comment,"start-without-end",`a start marker without an end; put ${o} where the section ends`)}return{pairs:n,problems:s}}function foreignMarkers(e,t){const n=t==="html"?"mdx":"html"
return e.foreignComments.flatMap(({start:e,text:s})=>{const r=(0,i.gY)(s,n)
if(r.kind==="other")return[]
const o=(0,i.kp)(r)
const l=`${(0,i.lO)(o,n)} ${a[t]}; write ${(0,i.lO)(o,t)}`
return[{offset:e,code:"look-alike",message:l+c[t]}]})}const a={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const c={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
var l=n(1825)
var u=n(411)
var f=n(6549)
async function findSections(e,t,{effects:n,...s}={}){const r=s.timer??new f.p(n)
if(!(0,u.nr)(e))return toFindResult(e,t,l.v,r)
const o=await d[t]()
try{return toFindResult(e,t,await o(e,{...s,timer:r}),r)}catch(n){if(!(n instanceof f.D))throw n
return toFindResult(e,t,{...l.v,problems:[n.problem]},r)}}const d={md:async()=>(await Promise.resolve().then(n.bind(n,6118))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(982),n.e(990),n.e(665),n.e(169),n.e(146),n.e(357),n.e(552),n.e(996)]).then(n.bind(n,8355))).parseMdx,html:async()=>(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,6602))).parseHtmlFile}
function toFindResult(e,t,n,r=new f.p){const i=(0,s.TR)(e)
const a=pairMarkers(n,t==="mdx"?"mdx":"html")
const c=findUnbalancedElements(n.elements,a.pairs)
const l=[...n.problems??[],...a.problems]
const u=[]
for(const t of a.pairs){const{start:n,end:s,content:r,attributes:a}=t
const f=(0,o.aA)(e,t,i)
const d=f.valid?c.get(t):f.problem
if(d)l.push(d)
if(!f.valid)continue
u.push({start:n.range,end:s.range,content:r,position:i(n.range.start),isInHeading:n.isInHeading,layout:f.layout,attributes:a})}return{text:e,format:t,sections:u,problems:l.sort((e,t)=>e.offset-t.offset),warnings:t==="md"?a.pairs.flatMap(t=>findRawMarkdown(e,t)):[],document:n,timer:r}}function findUnbalancedElements(e,t){const n=t.map(({content:e})=>e)
const s=new Map
for(const{name:o,open:i,close:a}of e){const[e,c]=[(0,r.h)(n,i.start),(0,r.h)(n,a.start)]
if(e===c)continue
const l=`only one of the tags <${o}> and </${o}> is in this section; put both markers inside the element, or both outside`
for(const n of[t[e],t[c]]){if(n)s.set(n,{offset:n.start.range.start,code:"different-containers",message:l})}}return s}function findRawMarkdown(e,t){const{context:n,range:s}=t.start
if(n.kind!=="flow"||n.hasHtmlBefore||!(0,o.EU)(e,t))return[]
const r=/^[^\r\n]*/.exec(e.slice(t.end.range.end))?.[0].trim()??""
const i=r!==""&&!r.startsWith("<")
if(!i&&!/[*_`~[\]]/.test(r.replace(/<[^<>]*>/g,"")))return[]
const a="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:s.start,code:"raw-markdown",message:a}]}},4022:(e,t,n)=>{n.d(t,{Fx:()=>s,Kk:()=>r,be:()=>formatOf})
const s=["md","mdx","html"]
const r={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(r,t)?r[t]??null:null}},2454:(e,t,n)=>{n.d(t,{Ff:()=>r,NB:()=>s,yX:()=>scanComments})
const s={raw:undefined,isInLink:false,isInHeading:false}
const r=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(e,t){const{isInLink:n,isInHeading:s}=t
const r=[]
const o=[]
let i=0
for(const{0:t,1:a="",2:c,index:l}of e.matchAll(/<!--([\s\S]*?)(-->|$)/g)){if(l>i)o.push({start:i,end:l})
i=l+t.length
const e=c!==""
const u=e?a:a.replace(/(?:--!?|-)$/,"")
r.push({start:l,end:i,text:normalize(u),isClosed:e,isInLink:n,isInHeading:s})}if(i<e.length)o.push({start:i,end:e.length})
return{comments:r,tags:[],texts:o,state:t}}function normalize(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}},6576:(e,t,n)=>{n.d(t,{EU:()=>isOnOneLine,OW:()=>unprefixedContent,Z7:()=>withoutPrefix,aA:()=>computeLayout,cI:()=>renderContent})
function computeLayout(e,t,n){const{start:o,end:i}=t
const[a,c]=[o.context,i.context]
if(o.isInLink||i.isInLink)return refuse(t,"inside-link",s)
if(o.parent===i.parent){if(a.kind==="text"&&c.kind==="text"){const{table:e,html:t}=a
return{valid:true,layout:t?{context:"html",form:"line",...t}:{context:"inline",table:e}}}if(a.kind==="flow"&&c.kind==="flow"){return{valid:true,layout:flowLayout(a,c,isOnOneLine(e,t))}}}const{line:l}=n(i.range.start)
return refuse(t,"different-containers",`the section ends at line ${l}, ${r}`)}function flowLayout(e,t,n){if(n)return{context:"html",form:"line",...e.html}
const{indentation:s}=e
if(e.hasHtmlBefore){const n=t.prefix+(t.startsLine?t.indentation:s)
return{context:"html",form:"lines",prefix:t.prefix+s,closingPrefix:n,...e.html}}const r=t.prefix+(t.hasHtmlBefore?s:t.indentation)
return{context:"flow",prefix:t.prefix,closingPrefix:r,tight:e.list!==null&&!e.list.loose}}function isOnOneLine(e,{content:t}){return!/[\r\n]/.test(e.slice(t.start,t.end))}const s="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
const r="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:e},t,n){return{valid:false,problem:{offset:e.range.start,code:t,message:n}}}function renderContent(e,t,n){if(e.context==="inline")return renderInline(t,e.table)
if(e.context==="html"&&e.form==="line"){return renderInline(t,false,e.jsx&&o)}const s=e.context==="flow"&&!e.tight
const r=e.context==="html"&&e.jsx?o:""
const i=t.map((e,n)=>(e+(n<t.length-1?r:"")).split("\n"))
const a=s?["",...i.flatMap(e=>[...e,""])]:i.flat()
const c=a.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...c,e.closingPrefix].join(n)}const o="{' '}"
function renderInline(e,t,n=" "){const s=e.map(joinLines).join(n)
return t?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(e){const t=e.split("\n").map(e=>e.trim()).filter(e=>e!=="")
return t.reduce((e,t)=>{const n=e===""||e.endsWith(">")&&t.startsWith("<")
return e+(n?t:` ${t}`)},"")}function unprefixedContent(e,{content:t,layout:n}){return withoutPrefix(e.slice(t.start,t.end),n)}function withoutPrefix(e,t){const n="prefix"in t?t.prefix:""
if(n==="")return e
const s=n.trimEnd()
return e.split(/\r\n|\n|\r/).map(e=>{if(e.startsWith(n))return e.slice(n.length)
return s!==""&&e.startsWith(s)?e.slice(s.length):e}).join("\n")}},1234:(e,t,n)=>{n.d(t,{Pd:()=>r,Xd:()=>Containers,go:()=>s})
const s=new Set(["listOrdered","listUnordered"])
const r=new Set(["blockQuote","gfmFootnoteDefinition",...s])
const o=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const i=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
class Containers{#n={}
#s=[]
#r=false
visit([e,t]){if(e==="enter")this.#o(t)
else if(r.has(t.type)&&this.#s.at(-1)?.token===t)this.#s.pop()}get parent(){return this.#s.at(-1)?.parent??this.#n}get list(){return this.#s.at(-1)?.list??null}#o(e){const t=this.#s.at(-1)
const n=t?.list
if(n&&e.type==="lineEndingBlank"&&!this.#r)n.blankSeen=true
if(n?.blankSeen&&!o.has(e.type))n.loose=true
if(e.type!=="linePrefix")this.#r=i.has(e.type)
if(t&&e.type==="listItemPrefix")t.parent={}
if(!r.has(e.type))return
this.#s.push({token:e,parent:e,list:s.has(e.type)?{loose:false,blankSeen:false}:null})}}},7196:(e,t,n)=>{n.d(t,{IH:()=>a,QX:()=>i,eV:()=>HtmlVisitor,so:()=>o})
var s=n(8241)
var r=n(2454)
const o=new Set(["atxHeading","setextHeading"])
const i=new Set(["tableData","tableHeader"])
const a=new Set(["paragraph",...o,...i])
class HtmlVisitor{comments=[]
elements=[]
texts=[]
tokenizeHtml=r.yX
#i
#a
#s=[]
#c=new Map
#l=[]
#u
#f=0
#d=r.NB
#h=r.NB
constructor(e,t){this.#i=e
this.#a=t}visit([e,t]){if(e==="enter"){this.#o(t)
this.#s.push(t)}else{this.#s.pop()
this.#m(t)}}#o({type:e,start:t,end:n}){if(a.has(e)){this.#u=e
this.#h=this.#d}else if(e==="labelText"){this.#f+=1}else if(e==="htmlFlow"||e==="htmlText"){this.#l=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){const e=t.offset-t.column+1
this.#l.push({start:t.offset,end:n.offset,lineStart:e})}}#m({type:e}){if(a.has(e)){const[e,t]=[this.#d,this.#h]
this.#d={raw:e.raw&&t.raw,isInLink:e.isInLink&&t.isInLink,isInHeading:e.isInHeading&&t.isInHeading}
this.#u=undefined}else if(e==="labelText"){this.#f-=1}else if(e==="htmlFlow"){this.#d=this.#p(this.#d)}else if(e==="htmlText"){this.#h=this.#g(this.#h)}}#p(e){const t=this.#w()
const n=this.#k(t,e)
for(const e of n.comments){this.#v(e,this.#a.parent,this.#b(t,e.start))}return n.state}#g(e){const t=this.#w()
const n=this.#k(t,e)
const[s]=n.comments
if(s?.start===0){const e=this.#u!==undefined&&i.has(this.#u)
const t=this.#s.at(-1)??this.#a.parent
this.#v(s,t,{kind:"text",table:e})}return n.state}openAfter(e){const t=[...this.#c].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}#k(e,t){const n=this.tokenizeHtml(e,t)
for(const e of n.tags)this.#_(e)
for(const{start:e,end:t}of n.texts){this.texts.push({start:this.#x+e,end:this.#x+t})}return n}#_({kind:e,name:t,start:n,end:s}){const r={start:this.#x+n,end:this.#x+s}
const o=this.#c.get(t)??[]
if(e==="open"){this.#c.set(t,o)
o.push(r)}else{const e=o.pop()
if(e)this.elements.push({name:t,open:e,close:r})}}#v({start:e,end:t,text:n,isClosed:s,...r},i,a){const c={start:this.#x+e,end:this.#x+t}
const l=r.isInLink||this.#f>0
const u=r.isInHeading||this.#u!==undefined&&o.has(this.#u)
this.comments.push({range:c,text:n,isClosed:s,isInLink:l,isInHeading:u,parent:i,context:a})}#b(e,t){const n=this.#x+t
const r=this.#l[(0,s.r)(this.#l,n)]
if(!r)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#i.slice(r.start,n)
return{kind:"flow",hasHtmlBefore:e.slice(0,t).trim()!=="",startsLine:o.trim()==="",prefix:this.#i.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#a.list}}get#x(){return this.#l[0]?.start??0}#w(){let e=""
let t=this.#x
for(const{start:n,end:s}of this.#l){e+=this.#i.slice(t,n).replace(/[^\r\n]/g," ")+this.#i.slice(n,s)
t=s}return e}}},4054:(e,t,n)=>{n.d(t,{v:()=>OutlineVisitor})
var s=n(1234)
const r=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
class OutlineVisitor{#y=[]
#a
constructor(e){this.#a=e}visit([e,{type:t,start:n,end:o}]){if(e!=="enter"||r.has(t))return
const i=s.go.has(t)?this.#a.list:null
this.#y.push({start:n.offset,end:o.offset,type:t,list:i})}get outline(){return this.#y.map(({list:e,type:t,...n})=>({...n,type:e?.loose?`${t} loose`:t}))}}},6118:(e,t,n)=>{n.r(t)
n.d(t,{collectMarkdown:()=>collectMarkdown,definitionIn:()=>definitionIn,parseMarkdown:()=>parseMarkdown})
var s=n(31)
var r=n(2454)
var o=n(6202)
var i=n(411)
var a=n(6549)
var c=n(1234)
async function*blocksOf(e,t,n){let s
let r=0
while(r<e.length){let o=endOfBlocks(e,r===0?frontMatterEnd(e):r)
let i=[]
let a=false
const c=parseLoneComment(e,{start:r,end:o})
if(c)i=c
else if(t.test(e.slice(r,o))){s??=await n()
i=s({start:r,end:o})
for(;;){const t=o<e.length&&openBlockAt(i,o)
if(!t)break
if(t==="codeFenced")o=fenceEnd(e,i,o)
else{a=true
o=endOfBlocks(e,o+(o-r))}i=s({start:r,end:o})}}yield{start:r,end:o,events:i,extended:a}
r=o}}const l=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){l.lastIndex=t
return l.test(e)?l.lastIndex:e.length}const u=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return u.exec(e)?.[0].length??0}const f=new Set(["htmlFlow","codeFenced"])
function openBlockAt(e,t){const n=e.findLast(([,{type:e}])=>f.has(e)||c.Pd.has(e))
return n&&f.has(n[1].type)&&n[1].end.offset===t?n[1].type:null}function fenceEnd(e,t,n){const s=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const r=e.slice(s?.start.offset,s?.end.offset)
const o=`${r.slice(0,1)}{${r.length},}`
const i=new RegExp(`(?<=[\\r\\n]) {0,3}${o}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
i.lastIndex=n
return i.test(e)?i.lastIndex:e.length}const d=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(e,{start:t,end:n}){d.lastIndex=t
const[s="",r=""]=d.exec(e)??[]
if(r===""||t+s.length!==n)return null
const[o,i]=[pointAt(t,1),pointAt(t+r.length,r.length+1)]
const a={type:"htmlFlow",start:o,end:i}
const c={type:"htmlFlowData",start:o,end:i}
return[["enter",a,h],["enter",c,h],["exit",c,h],["exit",a,h]]}const h=Object.freeze({})
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}var m=n(7196)
var p=n(4054)
async function parseMarkdown(e,{defined:t=[],extent:n="sections",timer:s=new a.p}={}){const r=n==="whole"
const o=(0,i.yU)(e)
const c=r||(0,i.bj)(e,o)
const l=c?await labelsOf(e,s):w
const u={...l,links:[...t,...l.links]}
const load=()=>parserOf(e,{labels:u,timer:s})
if(r)return collectMarkdown(e,blocksOf(e,g,load))
return collectMarkdown(e,blocksOf(e,i.K7,load),{until:o,outlined:i.P})}async function collectMarkdown(e,t,{until:s=e.length,outlined:i=g}={}){const a=new c.Xd
const l=new m.eV(e,a)
const u=new p.v(a)
const f=new o.o
const d=[]
let h=true
let w=0
let k
for await(const{start:o,end:c,events:m,extended:p}of t){const t=e.slice(o,c)
const g=i.test(t)
if(g&&p)h=false
if(l.tokenizeHtml===r.yX&&r.Ff.test(t)){l.tokenizeHtml=(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,9844))).tokenizeHtml}for(const t of m){a.visit(t)
l.visit(t)
if(g)u.visit(t)
f.visit(t)
d.push(...definitionIn(e,t))}w=c
if(c>=s)k??=lastClosing(l,e,c)
if(c>=(k??s))break}const{comments:v,elements:b,texts:_}=l
return{comments:v,elements:b,foreignComments:f.findIn(e.slice(0,w),_),definitions:d,outline:()=>u.outline,isOutlineExact:h}}async function parserOf(e,t){const{createEventParser:s}=await Promise.all([n.e(982),n.e(990),n.e(665),n.e(146),n.e(764)]).then(n.bind(n,3971))
return s(e,t)}const g=/^/
const w={links:[],footnotes:[]}
async function labelsOf(e,t){const n=new Set
const s=new Set
const load=()=>parserOf(e,{timer:t})
for await(const{events:t}of blocksOf(e,i.Co,load)){for(const r of t){for(const{label:t}of definitionIn(e,r))n.add(t)
for(const t of footnoteIn(e,r))s.add(t)}}return{links:[...n],footnotes:[...s]}}function definitionIn(e,[t,{type:n,start:r,end:o}]){if(t!=="enter"||n!=="definitionLabel")return[]
return[{start:r.offset,label:(0,s.B)(e.slice(r.offset+1,o.offset-1))}]}function footnoteIn(e,[t,{type:n,start:r,end:o}]){if(t!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(e.slice(r.offset,o.offset))]}function lastClosing(e,t,n){const s=e.openAfter(e.comments[0]?.range.start??n)
const r=s.size>0?t.slice(n).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const o=[...r].findLast(([,e=""])=>s.has(e.toLowerCase()))
return o?n+o.index+1:0}},8851:(e,t,n)=>{n.d(t,{qo:()=>readShow,vB:()=>parseAttributes})
var s=n(6101)
const r=["slug","custom-domain","show"]
const o=["badge","link","widget","script","definitions"]
const i=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t=e.trim()
const n=new Map
i.lastIndex=0
while(i.lastIndex<t.length){const e=i.lastIndex
const s=i.exec(t)
const r=s?.[1]
const o=s?.[2]??s?.[3]??s?.[4]
if(r===undefined||o===undefined&&isAttribute(r)){return broken("invalid-attribute",`cannot read "${t.slice(e).trim()}"; write an attribute as key="value"`)}if(!isAttribute(r))return broken("unknown-attribute",unknownMessage(r))
if(n.has(r))return broken("repeated-attribute",`the attribute "${r}" appears twice; keep one`)
if(o===undefined||o.trim()===""){return broken("invalid-attribute",`the attribute "${r}" is empty; set a value or remove it`)}n.set(r,o.trim())}const s=n.get("slug")
const r=n.get("custom-domain")
const o=n.get("show")
const a=o===undefined?undefined:readShow(o)
if(a&&!a.valid){const{problem:e,fix:t}=a.refusal
return broken("invalid-attribute",`the attribute show="${o}" ${e}; ${t}`)}const c={...s!==undefined&&{slug:s},...r!==undefined&&{customDomain:r},...a&&{show:a.names}}
return{kind:"start",attributes:c}}function isAttribute(e){return r.some(t=>t===e)}function unknownMessage(e){const t=(0,s.Z)(e,r)
const n=t===null?`a marker can have ${r.join(", ")}`:`did you mean "${t}"?`
return`unknown attribute "${e}"; ${n}`}function broken(e,t){return{kind:"problem",code:e,message:t,role:"start"}}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return refuse("contains no names",a)
const n=[]
for(const e of t){const t=o.find(t=>t===e)
const r=t??(0,s.Z)(e,o)
if(!t)return refuse(`has the unknown name "${e}"`,r===null?a:`did you mean "${r}"?`)
if(n.includes(t))return refuse(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const a=`write one or more of ${o.join(", ")}`
function refuse(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},7908:(e,t,n)=>{n.d(t,{LD:()=>parseUnclosedMarker,gY:()=>parseMarker,kp:()=>roleOf,lO:()=>spell})
var s=n(1916)
var r=n(8851)
const o=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const i=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const a=/^(?:start|begins?|opens?)$/
const c=/^(?:ends?|stops?|close|finish)$/
function parseMarker(e,t){const n=e.trim()
const[,s,i=""]=o.exec(n)??[]
if(s==="start")return(0,r.vB)(i)
if(s==="end"){if(i==="")return{kind:"end"}
const e=`the end marker takes no attributes, but has "${i}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:e,role:"end"}}const a=alikeRole(n.replace(/^[*-]+\s*/,""))
return a?lookAlike(a,"looks like a marker but is not one",t):{kind:"other"}}function parseUnclosedMarker(e,t){const[n=""]=e.trim().split(/--!?>|[\r\n]/)
const s=parseMarker(n,t)
return s.kind==="other"?s:lookAlike(roleOf(s),'marker does not end with "--\x3e"',t)}function spell(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function lookAlike(e,t,n){return{kind:"problem",code:"look-alike",message:`this ${t}; write ${spell(e,n)}`,role:e}}function alikeRole(e){const[,t,n=""]=i.exec(e)??[]
if(t===undefined||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return undefined
const r=t.toLowerCase()
if(a.test(r)||(0,s.Io)(r,"start")<=2)return"start"
return c.test(r)||(0,s.Io)(r,"end")<=1?"end":undefined}},6202:(e,t,n)=>{n.d(t,{o:()=>MdxLookalikes,u:()=>mdxComments})
var s=n(8241)
const r=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
class MdxLookalikes{#$=[]
visit([e,{type:t,start:n,end:s}]){if(e==="enter"&&r.has(t)){this.#$.push({start:n.offset,end:s.offset})}}findIn(e,t){return mdxComments(e).filter(({start:e})=>(0,s.h)(this.#$,e)<0||(0,s.h)(t,e)>=0)}}function mdxComments(e){const t=[]
let n=e.indexOf("/*")
while(n>=0){const s=braceBefore(e,n)
const r=n+"/*".length
const o=s===undefined?r:e.indexOf("*/",r)
if(o<0)break
if(s!==undefined)t.push({start:s,text:e.slice(r,o)})
n=e.indexOf("/*",s===undefined?r:o+"*/".length)}return t}function braceBefore(e,t){let n=t-1
while(n>=0&&/\s/.test(e.charAt(n)))n-=1
if(e.charAt(n)!=="{")return undefined
let s=0
while(e.charAt(n-1-s)==="\\")s+=1
return s%2===0?n:undefined}},1825:(e,t,n)=>{n.d(t,{v:()=>s})
const s={comments:[],elements:[],foreignComments:[],definitions:[],outline:()=>[],isOutlineExact:true}},411:(e,t,n)=>{n.d(t,{Co:()=>c,K7:()=>l,P:()=>i,bj:()=>dependsOnDefinitions,nr:()=>mentionsMarkers,yU:()=>lastMarkerWordEnd})
const s="status[-_ ]?snippet"
const r=new RegExp(s,"i")
function mentionsMarkers(e){return r.test(e)}const o=`${s}|status-(?:badge|page)\\s*\\]`
const i=new RegExp(o,"iu")
const a="<|`{3}|~{3}|\\]:"
const c=new RegExp(a)
const l=new RegExp(`${a}|${o}`,"iu")
function lastMarkerWordEnd(e){let t=0
for(const{0:n,index:s}of e.matchAll(new RegExp(o,"giu"))){const r=e.slice(0,s).trimEnd().endsWith("/*")
t=Math.max(s+n.length,r?e.indexOf("*/",s):0)}return t}const u=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${o}`,"giu")
function dependsOnDefinitions(e,t){if(!e.includes("]:"))return false
if(hasMarkerWordAfterBracket(e.slice(0,t)))return true
for(const{index:t}of e.matchAll(/\]:/g))if(isLabelWithTag(e,t))return true
return false}function hasMarkerWordAfterBracket(e){let t=false
for(const[n]of e.matchAll(u)){if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true}return false}const f=999
function isLabelWithTag(e,t){const n=e.slice(Math.max(0,t-f),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}},6549:(e,t,n)=>{n.d(t,{D:()=>ParseLimitError,p:()=>ParseTimer})
const s=6e4
const r=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}class ParseTimer{#S
#O=s
constructor(e){this.#S=e}parse(e,t){try{return this.#S?this.#E(e,t,this.#S):t()}catch(t){if(t instanceof RangeError)throw new ParseLimitError(e,i)
throw t}}#E(e,t,{now:n,runWithTimeLimit:s}){if(this.#O<=0)throw new ParseLimitError(e,o)
const i=n()
try{if(e.end-e.start<=r)return t()
const n=s(Math.ceil(this.#O),t)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(e,o)}finally{this.#O-=n()-i}}}const o=`the part of the file that starts here takes too long to parse (a file may take ${s/1e3} s)`
const i="the part of the file that starts here is nested too deeply to parse"},4848:(e,t,n)=>{n.d(t,{_:()=>ServiceError})
const s={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of the service that hosts the page."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Pass them with the option `header`, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The answer for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${n}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The answer for page "${e}" is unsafe: the field "${t}" cannot be used, because ${n}`,fix:'Nothing was written, and the answer was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:n})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${n?`: ${n}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
class ServiceError extends Error{name="ServiceError"
code
kind
slug
baseUrl
status
field
constructor(e,t){const{what:n,fix:r,kind:o}=s[e]
super(`${n(t)} (${responseOf(t)}). ${waitOf(t)}${r}`,{cause:t.cause})
this.code=e
this.kind=o
this.slug=t.slug
this.baseUrl=t.baseUrl
this.status=t.status??null
this.field=t.field??null}}function responseOf({status:e,baseUrl:t,text:n=""}){const s=n===""?"":`: "${n}"`
return e===undefined?`base-url ${t}`:`HTTP ${e} from ${t}${s}`}function waitOf({attempts:e,retryAfterSeconds:t}){if(e===undefined)return""
return t?`The service asks to wait ${t} s. `:"Try again later. "}},6377:(e,t,n)=>{n.d(t,{A1:()=>requestHeaders,AS:()=>HeaderError,QG:()=>parseHeaders})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,n){super(`header ${e} ${t}: ${n}`)
this.line=e}}const s=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const r=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const o=[[(e,t)=>/[\r\n]/.test(e+t),"contains a line break","use one line per header"],[e=>e==="","has no name",'write "Name: value"'],[e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),"has a name that is not a header name",'use letters, digits and "-", with no blank before the colon'],[e=>s.has(e.toLowerCase()),'is "%", which describes the connection',"leave it out"],[e=>r.has(e.toLowerCase()),'is "%", which the cache manages',"leave it out"],[(e,t)=>t==="","has no value",'write "Name: value", and check that no variable in it is empty'],[(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),"has a value that headers cannot contain","remove control characters and characters beyond Latin-1"]]
function parseHeaders(e){return e.map((e,t)=>{const n=e.indexOf(":")
if(n===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
const s=e.slice(0,n).replace(/^[\t ]+/,"")
const r=e.slice(n+1).replace(/^[\t ]+|[\t ]+$/g,"")
const[,i,a]=o.find(([e])=>e(s,r))??[]
if(i&&a)throw new HeaderError(t+1,i.replace("%",s),a)
return[s,r]})}function requestHeaders(e,t){const n=new Map
for(const[e,s]of t){const t=e.toLowerCase()
const r=n.get(t)
n.set(t,r===undefined?s:`${r}${t==="cookie"?"; ":", "}${s}`)}const s={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...s,...Object.fromEntries(n)}}},2764:(e,t,n)=>{n.d(t,{IX:()=>formatSnippets,wd:()=>generateSnippets})
var s=n(2658)
const r=/^[A-Za-z\d.:/-]*$/
async function generateSnippets(e,t){const s=generateFromTemplates(e,t)
if(s!==null)return s
const{generateWithPrinters:r}=await Promise.all([n.e(982),n.e(169),n.e(357),n.e(737),n.e(268)]).then(n.bind(n,200))
return r(e,t)}async function formatSnippets(e,t){const s=formatFromTemplates(e,t)
if(s!==null)return s
const{formatWithPrinters:r}=await Promise.all([n.e(982),n.e(169),n.e(357),n.e(737),n.e(268)]).then(n.bind(n,200))
return r(e,t)}function generateFromTemplates(e,t){const[n,o]=[(0,s.pq)(e),(0,s.Qw)(e)]
if(![n,o,t].every(e=>r.test(e)))return null
const i=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${n})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function formatFromTemplates(e,t){const n=e.status_page_url
const o=(0,s.pq)(t)
if(!r.test(n)||!r.test(o))return null
const i=`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`
return(0,s.XP)(e,i,`[status-badge]: ${o}\n[status-page]: ${n}`)}},9137:(e,t,n)=>{n.d(t,{I:()=>a,Q:()=>parseBaseUrl})
var s=n(88)
var r=n(5748)
var o=n(1244)
var i=n(9529)
const a="https://statuspage.me"
const c=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const l=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new i.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`use the https address of the service alone, such as ${a}`})}const{origin:n,pathname:s}=new URL(e)
return n+s.replace(/\/+$/,"")}function findProblem(e){const t=(0,s.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=c.find(([t])=>t.test(e))
if(n)return n[1]
const i=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const a=i.startsWith("[")?null:(0,o.aL)(i)
if(a!==null)return`has a host that ${a}`
const u=(0,r.w)(e)
if(u===null)return"is not an address"
return u.protocol==="http:"&&!l.test(u.hostname)?"is not https, and http is for loopback hosts only":null}},1244:(e,t,n)=>{n.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,o6:()=>parseHost})
var s=n(88)
var r=n(5748)
var o=n(9529)
const i=/^[A-Za-z\d._-]+$/
const a=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const c=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const l=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(i.test(e))return null
const t=(0,s.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=firstProblem(e,a)
if(n!==null)return n
return e.normalize("NFKC")===e?null:"has characters that are replaced by others"}function parseHost(e,{minLabels:t,allowSlugLabels:n}){const s=findHostCharacterProblem(e)
if(s!==null)return{outcome:"refused",problem:s}
const o=(0,r.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const i=firstProblem(o,c)??(n?null:firstProblem(o,l))??(o.split(".").length<t?"has no dot":null)
return i===null?{outcome:"host",host:o}:{outcome:"refused",problem:i}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const n=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const s=parseHost(withoutRootDot(n),{minLabels:2,allowSlugLabels:false})
if(s.outcome==="host")return s.host
const r="use the public host name of the page, such as status.acme.com"
throw new o.d({input:t,value:e,problem:s.problem,fix:r})}function parseStatusPageHost(e){const t=parseHost(withoutRootDot(e),{minLabels:1,allowSlugLabels:false})
if(t.outcome==="host")return t.host
const n="use only the host name that follows the slug in page addresses, such as statuspage.me"
throw new o.d({input:"status-page-host",value:e,problem:t.problem,fix:n})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const n=parseHost(withoutRootDot(t),{minLabels:1,allowSlugLabels:true})
return n.outcome==="host"?n.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},9529:(e,t,n)=>{n.d(t,{d:()=>InputError})
var s=n(7819)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:n,fix:r}){super(`${e} ${(0,s.h)(t)} ${n}: ${r}`)
this.input=e
this.value=t
this.fix=r}}},8907:(e,t,n)=>{n.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var s=n(1244)
var r=n(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new r.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const s=parseAddress(`https://${e}.${t}`)
if(s.outcome==="address")return s.address
throw new r.d({input:"slug",value:e,problem:`cannot be a subdomain of ${t}, because ${e}.${t} ${s.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const r=(0,s.o6)(n,{minLabels:2,allowSlugLabels:true})
if(r.outcome==="refused")return r
const o=r.host===n.toLowerCase()
return{outcome:"address",address:`https://${o?n:r.host}`}}function isSameAddress(e,t){return new URL(e).href===new URL(t).href}},8551:(e,t,n)=>{n.d(t,{d:()=>parseSlug})
var s=n(9529)
const r=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=r.find(([t])=>t.test(e))
if(!t)return e
const n='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new s.d({input:"slug",value:e,problem:t[1],fix:n})}},2658:(e,t,n)=>{n.d(t,{Qw:()=>widgetScript,Rz:()=>s,XP:()=>formsOf,YP:()=>mapFields,pq:()=>badgeImage,s9:()=>r})
const s=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]
function mapFields(e){const t=s.map(t=>[t,e(t)])
return Object.fromEntries(t)}const r={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function formsOf(e,t,n){return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:t},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:n,html:null}}}function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},7554:(e,t,n)=>{n.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,P$:()=>validatePageUrl,Uu:()=>trustGenerated,gB:()=>safe,nv:()=>areAllSafe})
var s=n(7819)
var r=n(8907)
var o=n(2658)
function safe(e){return{outcome:"safe",value:e}}function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validatePageUrl(e){const t=e.trim()
const n=(0,r.or)(t)
if(n.outcome==="address")return safe(n.address)
return unsafe("status_page_url",`${(0,s.h)(t)} ${n.problem}`)}function trustGenerated(e){return(0,o.YP)(t=>safe(e[t]))}function areAllSafe(e){return o.Rz.every(t=>e[t].outcome==="safe")}function safeStrings(e){return(0,o.YP)(t=>{const n=e[t]
return n.outcome==="safe"?n.value:""})}},88:(e,t,n)=>{n.d(t,{O:()=>escapeHidden,P:()=>findHiddenCharacter})
const s=[[/\p{Cc}/u,"a control character"],[/\u00ad/,"a soft hyphen"],[/\u200b/,"a zero-width space"],[/\u200c|\u200d/,"a zero-width joiner"],[/[\u061c\u200e\u200f]/,"a bidirectional mark"],[/[\u202a-\u202e]/,"a bidirectional override"],[/[\u2066-\u2069]/,"a bidirectional isolate"],[/[\u2028\u2029]/,"a line or paragraph separator"],[/[\u115f\u1160\u2800\u3164\uffa0]/,"a blank letter"],[/\p{Cs}/u,"half a surrogate pair"],[/\ufeff/,"a byte-order mark"],[/[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u,"a tag or variation selector"],[/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\ufffe\uffff]/u,"an invisible character"]]
const r=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
const i=/^[\x20-\x7e]*$/
function*hiddenCharactersIn(e,t){if(i.test(e))return
const n=new Set([...e.matchAll(r),...e.matchAll(o)].map(({index:e})=>e))
const a=t==="allowed"?/[^\t\n\r\x20-\x7e]/gu:/[^\x20-\x7e]/gu
for(const{0:t,index:r}of e.matchAll(a)){const e=s.find(([e])=>e.test(t))?.[1]
if(e===undefined||n.has(r))continue
const o=(t.codePointAt(0)??0).toString(16).toUpperCase()
yield{code:o,name:e,index:r,end:r+t.length}}}function findHiddenCharacter(e,t="refused"){for(const{code:n,name:s}of hiddenCharactersIn(e,t))return`${s} (U+${n.padStart(4,"0")})`
return null}function escapeHidden(e,t="refused"){let n=""
let s=0
for(const r of hiddenCharactersIn(e,t)){n+=`${e.slice(s,r.index)}\\u{${r.code}}`
s=r.end}return n+e.slice(s)}},7032:(e,t,n)=>{n.d(t,{RE:()=>lineEndingOf,TR:()=>createLocator,t$:()=>positionAt})
var s=n(8241)
const r=/\r\n|\n|\r/g
function createLocator(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=e.matchAll(r)
return e=>{while((t.at(-1)?.start??0)<=e){const{value:e}=n.next()
if(e===undefined)break
t.push({start:e.index+e[0].length})}const r=Math.max((0,s.r)(t,e),0)
return{line:r+1,column:Math.max(e-(t[r]?.start??0),0)+1}}}function positionAt(e,t){return createLocator(e)(t)}function lineEndingOf(e,t){if(!e.includes("\r"))return"\n"
const n=new Map
for(const{0:o,index:i}of e.matchAll(r)){if((0,s.h)(t,i)<0)n.set(o,(n.get(o)??0)+1)}const[o]=[...n].sort(([,e],[,t])=>t-e)
return o?.[0]??/\r\n|\n|\r/.exec(e)?.[0]??"\n"}},5748:(e,t,n)=>{n.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},7819:(e,t,n)=>{n.d(t,{h:()=>quote})
var s=n(88)
const r=120
function quote(e){const t=[...e]
const n=t.slice(0,r).join("")
return`"${(0,s.O)(n)}${t.length>r?"\u2026":""}"`}},8241:(e,t,n)=>{n.d(t,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(e,t){let n=0
let s=e.length
while(n<s){const r=n+s>>1
if((e[r]?.start??Number.POSITIVE_INFINITY)<=t)n=r+1
else s=r}return n-1}function rangeAround(e,t){const n=lastStarting(e,t)
return t<(e[n]?.end??0)?n:-1}},6101:(e,t,n)=>{n.d(t,{Z:()=>suggest})
var s=n(1916)
function suggest(e,t){const n=e.toLowerCase()
let r=null
let o=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(n)&&n.length>1?0:(0,s.Io)(n,e)
if(t<o&&t<=Math.round(e.length*.4)){r=e
o=t}}return r}},3411:(e,t,n)=>{n.d(t,{r:()=>s})
const s="1.0.0"},31:(e,t,n)=>{n.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}
var t={}
function __nccwpck_require__(n){var s=t[n]
if(s!==undefined){return s.exports}var r=t[n]={id:n,loaded:false,exports:{}}
var o=true
try{e[n].call(r.exports,r,r.exports,__nccwpck_require__)
o=false}finally{if(o)delete t[n]}r.loaded=true
return r.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(n,s){if(s&1)n=this(n)
if(s&8)return n
if(typeof n==="object"&&n){if(s&4&&n.__esModule)return n
if(s&16&&typeof n.then==="function")return n}var r=Object.create(null)
__nccwpck_require__.r(r)
var o={}
t=t||[null,e({}),e([]),e(e)]
for(var i=s&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i)){Object.getOwnPropertyNames(i).forEach(e=>o[e]=()=>n[e])}o["default"]=()=>n
__nccwpck_require__.d(r,o)
return r}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var n in t){if(__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n)){Object.defineProperty(e,n,{enumerable:true,get:t[n]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>{__nccwpck_require__.f[n](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({16:"find-files",146:"mdast-util-from-markdown",169:"mdast-util-to-markdown",203:"http-cache-semantics",248:"mdast-util-gfm",268:"printers",270:"commands-init-command",328:"html",357:"mdast-util-to-markdown-2",374:"write-files",552:"micromark-extension-mdxjs",565:"parse-markdown",622:"commands-print-command",652:"service",665:"micromark",673:"validate",725:"remark-mdx",737:"unified",752:"undici",759:"picomatch",764:"markdown",802:"arguments-help",857:"report",982:"decode-named-character-reference",990:"parse5",996:"mdx"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,s=t.ids,r=t.runtime
for(var o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(r)r(__nccwpck_require__)
for(var i=0;i<s.length;i++)e[s[i]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n={}
var s=__nccwpck_require__(8659)
const r={success:{code:0,meaning:"success: sections are up to date, whether or not something changed"},outOfDate:{code:1,meaning:"`check` found a section out of date"},input:{code:2,meaning:"invalid option, marker or file"},refused:{code:3,meaning:"the endpoint refused, or its answer is invalid or unsafe"},unavailable:{code:4,meaning:"the service is unavailable and there is no usable cached response; nothing was written"},publishing:{code:5,meaning:"publishing failed"},internal:{code:70,meaning:"internal error"}}
function createEnvironment(e){const{stdout:t,stderr:n,env:o}=e
t.on("error",t=>{if(t.code==="EPIPE")return
n.write(`status-snippets: the result could not be written: ${t.message}\n`)
e.once("exit",()=>{e.exitCode=r.input.code})})
n.on("error",()=>{})
return{env:o,cwd:()=>e.cwd(),terminal:{out:createOutput(t,o),err:createOutput(n,o)},effects:(0,s.P)(o,e.platform)}}function createOutput(e,t){const n=e.isTTY===true
return{write:t=>void e.write(t),isTerminal:n,hasColor:wantsColor(n,t)}}function wantsColor(e,t){if(t.NO_COLOR)return false
if(t.FORCE_COLOR)return t.FORCE_COLOR!=="0"
return e&&t.TERM!=="dumb"}var o=__nccwpck_require__(3024)
var i=__nccwpck_require__(6760)
var a=__nccwpck_require__(8159)
var c=__nccwpck_require__(1641)
var l=__nccwpck_require__(1812)
var u=__nccwpck_require__(4848)
var f=__nccwpck_require__(9529)
var d=__nccwpck_require__(7819)
var h=__nccwpck_require__(3411)
var m=__nccwpck_require__(283)
var p=__nccwpck_require__(6226)
var g=__nccwpck_require__(610)
const w={refresh:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8938))).refreshCommand,check:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8938))).refreshCommand,print:async()=>(await __nccwpck_require__.e(622).then(__nccwpck_require__.bind(__nccwpck_require__,8622))).printCommand,init:async()=>(await Promise.all([__nccwpck_require__.e(982),__nccwpck_require__.e(990),__nccwpck_require__.e(665),__nccwpck_require__.e(169),__nccwpck_require__.e(146),__nccwpck_require__.e(248),__nccwpck_require__.e(357),__nccwpck_require__.e(552),__nccwpck_require__.e(737),__nccwpck_require__.e(725),__nccwpck_require__.e(270)]).then(__nccwpck_require__.bind(__nccwpck_require__,3270))).initCommand}
async function runCli(e,t){try{return r[await runCommand(e,t)].code}catch(n){const{out:s,err:o}=t.terminal
const{exit:i,code:a,message:c,stack:l}=describeError(n);(0,g._r)(o,`status-snippets: ${c}`)
for(const[e]of l.matchAll(/^ {4}at .*$/gm))(0,g._r)(o,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:a,message:c}}
s.write(`${JSON.stringify(e,null,2)}\n`)}return r[i].code}}async function runCommand(e,t){const{command:n,files:s,options:r}=(0,m.Du)(e)
const{terminal:o,env:i}=t
if(r.has("help")){o.out.write((await __nccwpck_require__.e(802).then(__nccwpck_require__.bind(__nccwpck_require__,5802))).helpText())
return"success"}if(r.has("version")){o.out.write(`${h.r}\n`)
return"success"}const a=(0,c.P)(new Map([...(0,m.Hg)(i),...r]))
const l=resolveWorkingFolder(t.cwd,a.cwd)
const u=await w[n]()
return u({command:n,files:s,settings:a,environment:t,folder:l})}const k=[a.eb,a.eR,a.Ln,f.d,l.f6,p.X]
function describeError(e){if(e instanceof u._)return{exit:e.kind,code:e.code,message:e.message,stack:""}
if(k.some(t=>e instanceof t)){const{code:t,message:n}=e
return{exit:"input",code:t,message:n,stack:""}}const t=`internal error in status-snippets, please report it: ${String(e)}`
const n=e instanceof Error?e.stack??"":""
return{exit:"internal",code:"internal-error",message:t,stack:n}}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function resolveWorkingFolder(e,t){try{const n=(0,i.resolve)(e(),t??"")
if((0,o.statSync)(n).isDirectory())return n}catch{}throw new a.eR("cwd",`${(0,d.h)(t??".")} is not a folder: name an existing folder`)}runCli(process.argv.slice(2),createEnvironment(process)).then(e=>{process.exitCode=e})
module.exports=n})()

