#!/usr/bin/env node
(()=>{"use strict"
var e={1916:(e,t)=>{var n
n=true
t.Io=t.kp=void 0
var r=new Uint32Array(65536)
var myers_32=function(e,t){var n=e.length
var s=t.length
var o=1<<n-1
var i=-1
var a=0
var c=n
var l=n
while(l--){r[e.charCodeAt(l)]|=1<<l}for(l=0;l<s;l++){var u=r[t.charCodeAt(l)]
var d=u|a
u|=(u&i)+i^i
a|=~(u|i)
i&=u
if(a&o){c++}if(i&o){c--}a=a<<1|1
i=i<<1|~(d|a)
a&=d}l=n
while(l--){r[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var s=e.length
var o=[]
var i=[]
var a=Math.ceil(n/32)
var c=Math.ceil(s/32)
for(var l=0;l<a;l++){i[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var d=0
var f=-1
var h=u*32
var m=Math.min(32,s)+h
for(var p=h;p<m;p++){r[e.charCodeAt(p)]|=1<<p}for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var k=g|d
var _=((g|v)&f)+f^f|g|v
var b=d|~(_|f)
var y=f&_
if(b>>>31^w){i[l/32|0]^=1<<l}if(y>>>31^v){o[l/32|0]^=1<<l}b=b<<1|w
y=y<<1|v
f=y|~(k|b)
d=b&k}for(var p=h;p<m;p++){r[e.charCodeAt(p)]=0}}var x=0
var $=-1
var O=u*32
var S=Math.min(32,s-O)+O
for(var p=O;p<S;p++){r[e.charCodeAt(p)]|=1<<p}var E=s
for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var k=g|x
var _=((g|v)&$)+$^$|g|v
var b=x|~(_|$)
var y=$&_
E+=b>>>s-1&1
E-=y>>>s-1&1
if(b>>>31^w){i[l/32|0]^=1<<l}if(y>>>31^v){o[l/32|0]^=1<<l}b=b<<1|w
y=y<<1|v
$=y|~(k|b)
x=b&k}for(var p=O;p<S;p++){r[e.charCodeAt(p)]=0}return E}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var r=0
for(var s=0;s<t.length;s++){var o=distance(e,t[s])
if(o<n){n=o
r=s}}return t[r]}
t.kp=closest},4589:e=>{e.exports=require("node:assert")},6698:e=>{e.exports=require("node:async_hooks")},4573:e=>{e.exports=require("node:buffer")},1421:e=>{e.exports=require("node:child_process")},7540:e=>{e.exports=require("node:console")},7598:e=>{e.exports=require("node:crypto")},3053:e=>{e.exports=require("node:diagnostics_channel")},8229:e=>{e.exports=require("node:dns")},8474:e=>{e.exports=require("node:events")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},7067:e=>{e.exports=require("node:http")},2467:e=>{e.exports=require("node:http2")},7030:e=>{e.exports=require("node:net")},6760:e=>{e.exports=require("node:path")},643:e=>{e.exports=require("node:perf_hooks")},1708:e=>{e.exports=require("node:process")},1792:e=>{e.exports=require("node:querystring")},7075:e=>{e.exports=require("node:stream")},8500:e=>{e.exports=require("node:timers/promises")},1692:e=>{e.exports=require("node:tls")},3136:e=>{e.exports=require("node:url")},7975:e=>{e.exports=require("node:util")},3429:e=>{e.exports=require("node:util/types")},5919:e=>{e.exports=require("node:worker_threads")},8522:e=>{e.exports=require("node:zlib")},3193:e=>{e.exports=require("string_decoder")},3500:(e,t,n)=>{n.d(t,{Q:()=>readEnvironment,V:()=>environmentName})
var r=n(6971)
var s=n(103)
function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironment(e){const t=new Map
for(const n of(0,r.cz)("cli")){if(n.kind==="flag")continue
const r=environmentName(n.name)
const o=e[r]?.trim()??""
if(o==="")continue
t.set(n.name,{as:r,values:n.kind==="list"?(0,s.s)(o):[o]})}return t}},8710:(e,t,n)=>{n.r(t)
n.d(t,{refreshCommand:()=>refreshCommand})
var r=n(7685)
var s=n(9669)
var o=n(3849)
var i=n(610)
var a=n(7983)
var c=n(1389)
var l=n(7653)
const refreshCommand=async e=>{const{command:t,files:n}=e.line
const u=await(0,c.I)(e,n.length>0?n:["README.md"])
const d=await(0,r.h)((0,c.t)(e,u),{...e.settings,checkOnly:t==="check"},(0,a.y)(e),o.y)
const f=t==="check"?d:await(0,l.Z)(e,d,(0,s.df)(d.files))
await(0,i.X3)(e,f)
return(0,i.sX)(f)}},3467:(e,t,n)=>{n.d(t,{L:()=>NoSlugError,z:()=>endingOf})
var r=n(8159)
var s=n(1812)
var o=n(4848)
var i=n(9529)
var a=n(6226)
class NoSlugError extends Error{name="NoSlugError"
code="no-slug"
constructor(e){super(`no slug${e===undefined?"":`, and ${e}`}: give --slug, the name of the page`)}}function endingOf(e){if(e instanceof o._)return{exit:e.kind,code:e.code,message:e.message}
if(isInputError(e))return{exit:"input",code:e.code,message:e.message}
const t=`this is a defect of status-snippets, please report it: ${String(e)}`
const{stack:n}=e instanceof Error?e:{}
return{exit:"defect",code:"defect",message:t,...n!==undefined&&{stack:n}}}const c=[r.N,r.e,i.d,s.f6,NoSlugError,a.pU,a.mu]
function isInputError(e){return c.some(t=>e instanceof t)}},6226:(e,t,n)=>{n.d(t,{kM:()=>CommitError,mu:()=>NoRepositoryError,pU:()=>DirtyFileError})
class DirtyFileError extends Error{name="DirtyFileError"
code="dirty-file"
path
constructor(e,t){super(`${e} ${t}, so --commit would commit more than the section: commit or undo that first`)
this.path=e}}class NoRepositoryError extends Error{name="NoRepositoryError"
code="no-repository"
constructor(e,t){super(`--commit cannot commit in ${e} (${t}): run it in a git repository, or leave it out`)}}class CommitError extends Error{name="CommitError"
code="commit-failed"
constructor(e,t){const n=e.map(({path:e})=>e).join(", ")
super(`git did not commit ${n}, which ${e.length===1?"is":"are"} written: ${t}`)}}},610:(e,t,n)=>{n.d(t,{BS:()=>reportLine,X3:()=>showRun,sX:()=>exitOf,tE:()=>warningLine})
var r=n(9669)
function problemLines({files:e,failure:t}){if(t===null)return[]
const n=new Set
const r=e.flatMap(({path:e,problems:t})=>t.map(t=>({path:e,...t})))
const s=r.filter(({message:e})=>t.kind==="input"||!n.has(e)&&n.add(e)).map(({path:e,line:t,column:n,message:r})=>`${e}:${t}:${n}: ${r}`)
return s.length>0?s:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:r}){const s=e===undefined?"":`${e}:${t}:${n}: `
return`${s}warning: ${r}`}function fileLines({files:e},t){return e.map(e=>fileLine(e,t))}function fileLine({path:e,outcome:t,sections:n},s){const o=t==="changed"&&s?"would change":t
const i=n.filter(e=>e.outcome!=="unchanged")
if(i.length===0)return`${e}: ${o}`
const a=i.length===1?"1 section":`${i.length} sections`
const c=i.filter(r.yu).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${o} (${[a,...new Set(c)].join(", ")})`}async function showRun({cli:e,line:t,world:{terminal:r}},s){const report=e=>reportLine(r.err,e)
problemLines(s).forEach(report)
s.warnings.map(warningLine).forEach(report)
if(s.failure===null||s.failure.kind==="publishing"){if(!e.quiet)fileLines(s,e.dryRun).forEach(report)}else report("Nothing was written.")
if(e.json){const{createReport:e}=await Promise.resolve().then(n.bind(n,3113))
r.out.write(`${JSON.stringify(e(s),null,2)}\n`)}if(s.changes.length>0&&(e.diff||t.command==="check"&&!e.json)){const{formatDiff:t}=await n.e(311).then(n.bind(n,6311))
const{colourDiff:o}=await n.e(655).then(n.bind(n,9655))
const i=t(s.changes)
const a=e.json?r.err:r.out
a.write(a.colour?o(i):i)}}function exitOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"done")}const s=/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
function reportLine({write:e},t){const n=t.replace(s,e=>`\\u{${e.charCodeAt(0).toString(16).toUpperCase()}}`)
e(`${n}\n`)}},7983:(e,t,n)=>{n.d(t,{y:()=>askingWith})
var r=n(6760)
const s="status-snippets"
function cacheLocation({env:e,platform:t,home:n}){const{isAbsolute:o,join:i}=t==="win32"?r.win32:r.posix
const below=(e,...t)=>e!==undefined&&o(e)?i(e,...t):null
const a=below(e.XDG_CACHE_HOME,s)
if(a!==null)return a
if(t==="win32"){return below(e.LOCALAPPDATA,s,"Cache")??below(n,"AppData","Local",s,"Cache")}return t==="darwin"?below(n,"Library","Caches",s):below(n,".cache",s)}var o=n(3411)
function createServiceClient(e){let t
return async n=>{t??=loadFetcher(e)
return(await t)(n)}}async function loadFetcher({settings:e,effects:t,cacheDirectory:r}){const{createSnippetFetcher:s}=await Promise.all([n.e(203),n.e(695)]).then(n.bind(n,1695))
const{openCacheFolder:i}=await n.e(455).then(n.bind(n,9455))
const{fetch:a,now:c,sleep:l,random:u}=t
const d=r===null?null:i(r)
return s(e,{fetch:a,now:c,sleep:l,random:u,cache:d,version:o.r})}const i=60
function createBuildClient(e){const t=Math.max(e.settings.maxAge,i)*1e3
const{now:n}=e.effects
let r=n()
let s=createServiceClient(e)
return o=>{if(n()-r>t){r=n()
s=createServiceClient(e)}return s(o)}}function askingWith({settings:e,world:t,folder:n}){const{cache:s,cacheDir:o}=e
const i=o===null?cacheLocation(t):(0,r.resolve)(n,o)
return createServiceClient({settings:e,effects:t,cacheDirectory:s?i:null})}},1389:(e,t,n)=>{n.d(t,{I:()=>findSources,t:()=>readSources})
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
const{real:o,stats:d}=(0,c.o1)(l,t,s)
if(!d.isDirectory())return[]
const{walk:f}=await Promise.all([n.e(759),n.e(886)]).then(n.bind(n,8886))
const h=f({folder:o,cwd:i.realpathSync.native(t),pattern:u,extensions:r})
return h.filter(e=>hasExtension(e,r)).sort().map(t=>({real:(0,a.resolve)(o,t),path:nameOf((0,a.resolve)(e,t)),isExplicit:false,matchedBy:[s]}))}catch(e){const t=(0,o.sK)(s,e)
if((0,o.lz)(t,"file-not-found"))return[]
throw t}}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}var l=n(2611)
function readFoundFile({path:e,real:t,isExplicit:n},r,s){try{const o=n?(0,l.Gu)(e,r):(0,l.dh)(e,t,s)
return{outcome:"read",text:o??""}}catch(e){if(!(e instanceof o.f6))throw e
const{line:t,code:n,problem:r}=e
return{outcome:"refused",problem:{line:t,column:1,code:n,message:r}}}}var u=n(1641)
var d=n(2527)
var f=n(6101)
const h=100
function progressLine(e,t){const n=t>=h&&e.terminal
let r=0
return{step(){r+=1
if(!n)return
const s=`${r} of ${t} files read`
if(r===t)e.write(`\r${" ".repeat(s.length)}\r`)
else if(r%h===0)e.write(`\r${s}`)}}}async function findSources({settings:e,folder:t},n){const r=Object.keys(u.Kk).map(e=>`.${e}`)
const o=await findFiles(n,{cwd:t,extensions:r,anyExtension:e.format!==null}).catch(e=>{throw withSuggestion(e)})
if(o.length===0){throw new s.N(n.join(" "),"only takes files away","name the files to work on too")}return o.map(t=>({...t,format:e.format??(0,u.be)(t.path)??"md"}))}function*readSources({cli:e,world:t,folder:n},r){const s=progressLine(t.terminal.err,e.quiet?0:r.length)
for(const{path:e,format:t,isExplicit:o,matchedBy:i,real:a}of r){s.step()
const r=readFoundFile({path:e,real:a,isExplicit:o,matchedBy:i},n,d.n)
yield{path:e,format:t,isExplicit:o,matchedBy:i,content:r}}}function withSuggestion(e){if(!(0,o.lz)(e,"file-not-found"))return e
if((0,r.v)(e.path)){e.message+=" (a command goes before the files, and alone)"
return e}const t=[...r.P.map(({name:e})=>e),"--help","--version"]
const n=(0,f.Z)(e.path,t)
if(n!==null)e.message+=` (or did you mean ${n}?)`
return e}},7653:(e,t,n)=>{n.d(t,{Z:()=>publishChanges})
var r=n(3024)
var s=n(6760)
var o=n(1812)
var i=n(8241)
var a=n(6226)
async function publishChanges(e,t,n,r=[]){if(t.changes.length+r.length===0)return t
try{await publish(e,t,n,r)
return t}catch(e){if(e instanceof a.kM||(0,o.lz)(e,"partly-written"))return(0,i.kc)(t,e)
throw e}}async function publish({cli:e,folder:t},{changes:r},s,o){const i=r.map(({path:e})=>commitPath(t,e))
const a=e.commit?await n.e(544).then(n.bind(n,3544)):null
if(i.length>0)await(a?.refuseDirty(t,i))
const{resolveWritable:c,replaceFiles:l}=await n.e(143).then(n.bind(n,2143))
for(const{path:e}of r)c(e,t)
if(e.dryRun)return
const{createFile:u,removeFile:d}=await n.e(963).then(n.bind(n,1963))
for(const e of o)await u(e.path,e.text,e.folder)
await l(r,t).catch(async e=>{for(const e of o)await d(e.path,e.folder)
throw e})
const f=o.map(e=>commitPath(e.folder,e.path))
await(a?.commitFiles(t,i,f,s))}function commitPath(e,t){return{path:t,real:(0,r.realpathSync)((0,s.resolve)(e,t))}}},1074:(e,t,n)=>{n.d(t,{P:()=>r,v:()=>commandNamed})
const r=[{name:"refresh",usage:"[refresh] [files\u2026]",files:Number.POSITIVE_INFINITY,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",files:Number.POSITIVE_INFINITY,summary:"write nothing; exit 1 and show a diff if a section is out of date"},{name:"print",usage:"print",files:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",files:1,summary:"add markers, around an existing badge of the page if there is one, and fill them"}]
function commandNamed(e){return r.find(t=>t.name===e)??null}},8159:(e,t,n)=>{n.d(t,{N:()=>UsageError,e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===undefined?undefined:{cause:n})
this.option=e}}class UsageError extends Error{name="UsageError"
code="usage"
typed
constructor(e,t,n){super(`${e} ${t}: ${n}`)
this.typed=e}}},6971:(e,t,n)=>{n.d(t,{b7:()=>optionNamed,cz:()=>optionsOf,hx:()=>placeholderOf})
var r=n(1641)
var s=n(9137)
var o=n(2658)
const i=["cli","action"]
const a=["cli"]
const c=["action"]
const l=[{name:"slug",kind:"text",value:"slug",doors:i,summary:"Slug of the status page, for sections whose marker has no slug"},{name:"base-url",kind:"text",value:"url",default:s.I,doors:i,summary:"Address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:i,summary:"Host whose subdomains are the status pages, used when snippets are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:i,summary:"Custom domain of the page, used when snippets are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:i,summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:i,summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:i,summary:"Header to send to the service, such as credentials; its value is never logged or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:i,summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:a,summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:a,summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",doors:a,summary:"Disable the response cache"},{name:"format",kind:"choice",choices:r.Fx,otherwise:"by file extension",doors:i,summary:"Read every file in this format"},{name:"only",kind:"choice",value:"field",choices:o.R,commands:["print"],doors:a,summary:`Print a single field: ${o.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:a,summary:"Also write a workflow that refreshes the file on a schedule"},{name:"json",kind:"flag",doors:a,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:a,summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",doors:a,summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",doors:a,summary:"Report only warnings and errors"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:a,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:a,summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",doors:a,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:a,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:c,summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:c,summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the repository of the workflow",doors:c,summary:"Repository to update"},{name:"branch",kind:"text",value:"branch",otherwise:"the branch of the run; the default branch for tags, releases and schedules",doors:c,summary:"Branch to update"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ followed by the name of the branch",doors:c,summary:"Branch for pull requests, managed by the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:c,summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:c,summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:c,summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:c,summary:"Whether an unavailable service causes a warning or fails the step"},{name:"run-in-forks",kind:"flag",default:"false",doors:c,summary:"Also run scheduled workflows in forks"}]
const u=l
const d=new Map(u.map(e=>[e.name,e]))
function optionsOf(e){return u.filter(t=>t.doors.includes(e))}function optionNamed(e){return d.get(e)??l[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}},103:(e,t,n)=>{n.d(t,{D:()=>mergeGivens,s:()=>valuesPerLine})
function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}},1812:(e,t,n)=>{n.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
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
return new FileError("partly-written",e,{detail:`${a}, ${c}`,cause:t})}},2611:(e,t,n)=>{n.d(t,{Gu:()=>readTextFile,dh:()=>readTextFileIf,io:()=>readBytes,uW:()=>c})
var r=n(4573)
var s=n(3024)
var o=n(1812)
var i=n(9003)
const a=16*1024*1024
const c=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readTextFile(e,t){try{const n=withRegularFile(e,(0,i.xq)(e,t).real,(t,n)=>{if(n>a)throw new o.f6("file-too-large",e,{detail:"16 MiB"})
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
const d=i.get(u)??generatePage(e,r,l,t)
i.set(u,d)
a.set(n,await d)}return{pages:a,warnings:[...s].flatMap(([e,t])=>(0,c.d)(e,t))}}const l=8
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
if(s!==null&&!o&&!n.has(e))n.set(e,s)}return n}},7685:(e,t,n)=>{n.d(t,{h:()=>refreshFiles})
var r=n(2130)
var s=n(8665)
var o=n(622)
var i=n(9411)
function shownIn(e,t){return e.attributes.show??t??(0,i.tr)(e.heading)}function checkShown(e,t){return e.sections.flatMap((n,r)=>{const s=t[r]??[]
const o=s.find(e=>!(0,i.lA)(e,roomOf(n)))
if(o)return[doesNotFit(n,o)]
return s.includes("definitions")?doubleLabels(e,n,t):[]})}const a=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:e}){if(e.context==="html")return e.room??"html"
return e.context==="flow"&&e.tight?"tight":e.context}const c={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which shows nothing; move the section into <body>",phrasing:"in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element",parts:"directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it",outside:"outside of <body>; move both markers into it",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(e,t){return{offset:e.start.start,code:"does-not-fit",message:`"${t}" cannot stand ${c[roomOf(e)]}`}}function doubleLabels({reading:e,sections:t},n,r){const s=n.start.start
const o=t.find((e,t)=>r[t]?.includes("definitions"))
if(o!==n){const e='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:s,code:"label-defined",message:e}]}const i=e.definitions.find(({label:e,start:n})=>a.some(t=>t===e)&&!t.some(({content:e})=>e.start<=n&&n<e.end))
if(!i)return[]
const c=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:c}]}function firstDifference(e,t,n){const r=outside(e,n.map(e=>e.before))
const s=outside(t,n.map(e=>e.after))
const o=r.findIndex((e,t)=>key(e)!==key(s[t]))
if(o>=0)return r[o]?.offset
return s.length>r.length?r.at(-1)?.offset??0:undefined}function key(e){return e?`${e.type} ${e.from} ${e.to}`:""}const l="gfmFootnoteCall"
function outside(e,t){const n=runningLengths(t)
return e.flatMap(({type:e,start:n,end:r})=>{const s=(0,o.r)(t,n)
const i=t[s]
const a=i&&r<=i.end&&e!==l
if(n===r||a)return[]
return[{type:e,offset:n,from:cut(n),to:cut(r)}]})
function cut(e){const r=(0,o.r)(t,e)
const s=t[r]
if(!s)return e
return e-(n[r]??0)-(Math.min(e,s.end)-s.start)}}function runningLengths(e){let t=0
return e.map(({start:e,end:n})=>{const r=t
t+=n-e
return r})}var u=n(1934)
function fillLayout(e,t,n){if(e.context==="inline")return onOneLine(t,e.table)
if(e.context==="html"&&e.form==="line"){return onOneLine(t,false,e.jsx&&d)}const r=e.context==="flow"&&!e.tight
const s=e.context==="html"&&e.jsx?d:""
const o=t.map((e,n)=>(e+(n<t.length-1?s:"")).split("\n"))
const i=r?["",...o.flatMap(e=>[...e,""])]:o.flat()
const a=i.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...a,e.endPrefix].join(n)}const d="{' '}"
function onOneLine(e,t,n=" "){const r=e.map(joinLines).join(n)
return t?r.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):r}function joinLines(e){const t=e.split("\n").map(e=>e.trim()).filter(e=>e!=="")
const n=t.map((e,n)=>{const r=t[n-1]
const s=r===undefined||r.endsWith(">")&&e.startsWith("<")
return s?e:` ${e}`})
return n.join("")}function contentOf(e,{content:t,layout:n}){const r=e.slice(t.start,t.end)
const s="prefix"in n?n.prefix:""
if(s==="")return r
const o=s.trimEnd()
return r.split(/\r\n|\n|\r/).map(e=>{if(e.startsWith(s))return e.slice(s.length)
return o!==""&&e.startsWith(o)?e.slice(o.length):e}).join("\n")}async function rewriteSections(e,t,n,r){const{sections:o}=n
const i=(0,s.R)(e,o.map(({content:e})=>e))
const a=o.map((t,n)=>{const s=r[n]
return s?fillLayout(t.layout,s,i):rewrite_contentOf(e,t)})
const c=o.map((t,n)=>a[n]!==rewrite_contentOf(e,t))
if(!c.includes(true))return{outcome:"written",text:e,changed:c,sections:o}
const{text:l,rewrites:d}=splice(e,o,a)
const f=await(0,u.K)(l,t,{timer:n.timer})
const h=limitExceeded(o,f)??unreadable(o,f,d)??await disturbed(e,n,l,f,t,d)
return h?{outcome:"refused",problem:h}:{outcome:"written",text:l,changed:c,sections:f.sections}}function rewrite_contentOf(e,{content:t}){return e.slice(t.start,t.end)}function splice(e,t,n){const r=[]
const s=[]
let o=0
let i=0
t.forEach(({content:t},a)=>{const c=n[a]??""
r.push(e.slice(o,t.start),c)
i+=t.start-o
s.push({before:t,after:{start:i,end:i+c.length}})
i+=c.length
o=t.end})
return{text:r.join("")+e.slice(o),rewrites:s}}function limitExceeded(e,{problems:t}){const n=t.find(({code:e})=>e==="too-complex")
return n&&{...n,offset:e[0]?.start.start??0}}function unreadable(e,t,n){const r=n.findIndex(({after:n},r)=>{const[s,o]=[e[r],t.sections[r]]
const i=o&&o.content.start===n.start&&o.content.end===n.end
return!i||JSON.stringify(o.layout)!==JSON.stringify(s?.layout)})
if(r<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const s="the section would not be found again as it was written; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(r,0)]?.start.start??0,code:"not-read-back",message:s}}async function disturbed(e,t,n,r,s,o){const i=t.reading.isOutlineExact&&r.reading.isOutlineExact
const c=!i||reachesOut(e,t)||reachesOut(n,r)
const l={defined:a,extent:"whole",timer:t.timer}
const d=c?await(0,u.K)(e,s,l):t
const f=c?await(0,u.K)(n,s,l):r
const h=limitExceeded(t.sections,d)??limitExceeded(t.sections,f)
if(h)return h
const m=firstDifference(d.reading.outline(),f.reading.outline(),o)
if(m===undefined)return undefined
const p=t.sections.findLast(({start:e})=>e.start<=m)??t.sections[0]
const g="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:p?.start.start??m,code:"changes-surroundings",message:g}}function reachesOut(e,{reading:t,sections:n}){const r=n.map(({content:e})=>e)
const s=t.definitions.some(({start:e})=>(0,o.h)(r,e)>=0)
const i=r.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return s||i||/status-(?:badge|page)\s*\]/iu.test(e)}var f=n(8384)
var h=n(8241)
var m=n(1866)
var p=n(4848)
var g=n(2764)
var w=n(2658)
var v=n(7554)
async function resolveContent(e,t,n){if(t.outcome==="failed")return rejected(t.error)
const{current:r,slug:s}=e
const{status_page_url:o}=t.snippets
const i=o.outcome==="safe"?o.value:""
if(t.source==="stale"&&r.isFilled&&!r.showsOtherPage){return{outcome:"kept",address:r.address??i}}const a=firstUnsafe(t.snippets,["status_page_url",...neededFields(e)])
if(a!==null)return rejected(new p._("unsafe-answer",{slug:s,baseUrl:n,...a}))
return{outcome:"filled",address:i,pieces:await formatPieces(e,t.snippets,n)}}function rejected(e){const{kind:t="input",code:n,message:r}=e
return{outcome:"rejected",kind:t,code:n,message:r}}function neededFields(e){const t=formOf(e)
return e.shown.map(e=>w.s[e][t]??"status_page_url")}function firstUnsafe(e,t){for(const n of t){const t=e[n]
if(t.outcome==="unsafe")return t}return null}async function formatPieces(e,t,r){const s={slug:e.slug,baseUrl:r}
const o=await(0,g.I)((0,v.Kf)(t),s)
const i=formOf(e)
const a=e.shown.map(e=>o[e][i]??"")
if(e.format!=="mdx")return a
const{toMdx:c}=await Promise.all([n.e(234),n.e(194),n.e(676),n.e(538),n.e(146),n.e(357),n.e(233)]).then(n.bind(n,2233))
return a.map(c)}function formOf({section:e}){return e.layout.context==="html"?"html":"markdown"}async function planFile(e,t,{baseUrl:n,checkOnly:r}){const{path:s,text:o,format:i,finding:a}=e
const c=[]
const l=[]
for(const r of e.requests){const e=t.get(r)
if(e===undefined)throw new Error(`Page "${r.slug}" was not fetched`)
const s=await resolveContent(r,e,n)
if(s.outcome==="rejected"){const{kind:e,code:t,message:n}=s
l.push({kind:e,...r.section.place,code:t,message:n})}else if(e.outcome==="available")c.push({request:r,page:e,content:s})}if(l.length>0)return{outcome:"failed",path:s,problems:l}
const u=c.map(({content:e})=>e.outcome==="filled"?e.pieces:null)
const d=await rewriteSections(o,i,a,u)
if(d.outcome==="refused"){const{offset:e,code:t,message:n}=d.problem
return(0,h.g4)(s,[{...(0,f.$)(o,e),code:t,message:n}])}const{sections:m,changed:p}=d
const g=r?"out-of-date":"changed"
const w=a.sections.flatMap((e,t)=>{const n=m[t]
return p[t]&&n?[{before:e.content,after:n.content}]:[]})
const v=w.length>0
const k=c.map((e,t)=>toSectionReport(e,p[t]?g:"unchanged"))
return{outcome:"planned",path:s,report:{path:s,outcome:v?g:"unchanged",sections:k,problems:[]},change:v?{path:s,before:o,after:d.text,edits:w}:null,sections:{before:a.sections,after:m},pages:c.map(({page:e})=>e),warnings:c.flatMap(e=>sectionWarnings(s,e))}}function toSectionReport({request:e,content:t},n){const{section:r,slug:s,current:o}=e
return{line:r.place.line,context:r.layout.context,slug:s,address:t.address,previousAddress:o.address,outcome:n}}function sectionWarnings(e,{request:t,page:n,content:r}){if(r.outcome!=="filled"||n.source==="offline")return[]
const{slug:s,customDomain:o,section:i}=t
return(0,m.a)(s,o,r.address).map(t=>({...t,path:e,...i.place}))}var k=n(3113)
var _=n(6549)
var b=n(1244)
var y=n(9529)
var x=n(8551)
var $=n(8907)
var O=n(6726)
const S={isFilled:false,showsOtherPage:false,address:null,addressOfPage:null,badgeOrigins:[]}
async function parseCurrentContent(e,{slug:t,isSlugOnMarker:n},r){if(e.trim()==="")return S
const{slugs:s,targets:o,badgeOrigins:i}=await findReferences(e,r)
const a=o.flatMap(toAddress)
const[c=null]=a
const l=s.some(e=>e!==t)
const u=!l&&(s.includes(t)||n)
const d=c!==null&&a.length===o.length&&a.every(e=>(0,$.Lb)(c,e))
return{isFilled:true,showsOtherPage:l,address:c,addressOfPage:d&&u?c:null,badgeOrigins:i}}function toAddress(e){const t=(0,O.P)(e)
return t.outcome==="safe"?[t.value]:[]}async function findReferences(e,t=e=>e()){return findPlainReferences(e)??await parseReferences(e,t)}const E=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+)\/badge\/([\w.-]+)\.svg\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\4\)/g
function findPlainReferences(e){const t=new Set
const n=new Set
const r=new Set
const s=e.replace(E,(e,s,o,i,a)=>{n.add(i??a)
if(o!==undefined){t.add(o)
r.add(s)}return""})
return s.trim()===""?{slugs:[...t],targets:[...n],badgeOrigins:[...r]}:null}const q=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function parseReferences(e,t){const r=new Set
const s=new Set
const o=new Set
const addImage=e=>{const[,t,n]=q.exec(e)??[]
if(t===undefined||n===undefined)return
r.add(n)
o.add(t)}
const addTarget=e=>{s.add(e.replace(/\/$/,""))}
const{fromMarkdown:i}=await Promise.all([n.e(234),n.e(676),n.e(146),n.e(509)]).then(n.bind(n,6966))
const a=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(t(()=>i(a)))){if(e.type==="image")addImage(e.url)
if(e.type==="link")addTarget(e.url)
if(e.type==="definition")(q.test(e.url)?addImage:addTarget)(e.url)}if(e.includes("<")){const{tokenizeHtml:s}=await Promise.all([n.e(194),n.e(32)]).then(n.bind(n,1032))
for(const n of t(()=>s(e)).tokens){if(n.kind!=="start")continue
for(const{name:e,value:t}of n.attributes){if(n.name==="a"&&e==="href")addTarget(t)
if(n.name==="img"&&e==="src")addImage(t)
if(n.name==="script"&&e==="data-slug")r.add(t)}}}return{slugs:[...r],targets:[...s],badgeOrigins:[...o]}}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}async function analyzeFile(e,t,n){const{path:r,format:s,content:o}=e
if(o.outcome==="refused")return(0,h.g4)(r,[o.problem])
const{text:i}=o
const a=await(0,u.K)(i,s,{effects:n})
const c=a.sections.map(e=>shownIn(e,t.show))
const l=(0,f.y)(i)
const toPositioned=({offset:e,...t})=>({...l(e),...t})
const d=[...a.problems,...checkShown(a,c)].map(toPositioned)
const m=[]
for(const[e,n]of a.sections.entries()){const r=await createRequest(n,c[e]??[],i,s,a.timer,t)
if("message"in r)d.push({...n.place,...r})
else m.push(r)}if(d.length>0)return(0,h.g4)(r,d.sort(byPosition))
if(m.length===0){return e.isExplicit?(0,h.g4)(r,[missingSection(s)]):{outcome:"no-section"}}const p=[...a.warnings.map(e=>({path:r,...toPositioned(e)})),...s==="md"?m.flatMap(e=>scriptWarning(r,e)):[]]
return{outcome:"analyzed",path:r,text:i,format:s,finding:a,requests:m,warnings:p}}async function createRequest(e,t,n,r,s,o){const{slug:i,customDomain:a}=e.attributes
try{const c=i===undefined?o.slug:(0,x.d)(i)
if(c===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const l=a===undefined?o.customDomain:(0,b.ZL)(a)
const u=await parseCurrentContent(contentOf(n,e),{slug:c,isSlugOnMarker:i!==undefined},t=>s.parse(e.content,t))
return{section:e,format:r,slug:c,customDomain:l,shown:t,current:u}}catch(e){if(e instanceof y.d)return{code:"invalid-attribute",message:e.message}
if(e instanceof _.D)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,n]=[toComment(e,'start slug="\u2026"'),toComment(e,"end")]
const r=`no section here; put ${t} and ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:r}}function toComment(e,t){return e==="mdx"?`{/* status-snippets ${t} */}`:`\x3c!-- status-snippets ${t} --\x3e`}function scriptWarning(e,{section:t,shown:n}){const r=n.find(e=>e==="widget"||e==="script")
if(!r)return[]
const s=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.place,code:"no-scripts",message:s}]}function byPosition(e,t){return e.line-t.line||e.column-t.column}async function refreshFiles(e,t,n,s){const o=new Matches
const i=[]
for await(const n of e){const e=await analyzeFile(n,t,s)
o.add(n,e.outcome!=="no-section")
if(e.outcome!=="no-section")i.push(e)}const a=i.filter(e=>e.outcome==="analyzed")
if(a.length<i.length)return(0,h.Nq)(i,[])
const c=o.findMissingSection()
if(c!==null)return(0,h.Nq)(i,[],c)
const l=a.flatMap(e=>e.requests)
const{pages:u,warnings:d}=await(0,r.f)(l,t,n)
const f=[]
for(const e of a)f.push(await planFile(e,u,t))
const m=f.filter(e=>e.outcome==="planned")
const p=(0,k.e)(m.flatMap(e=>e.pages))
if(m.length<f.length)return(0,h.Nq)(f,p)
const g=m.flatMap(({change:e})=>e??[])
const w=t.checkOnly?"out-of-date":"changed"
return{outcome:g.length>0?w:"unchanged",files:m.map(({report:e})=>e),pages:p,changes:g,warnings:[...d,...a.flatMap(e=>e.warnings),...m.flatMap(e=>e.warnings)],failure:null}}class Matches{#e={files:0,withSection:0}
#t=new Map
add({matchedBy:e=[]},t){for(const t of e){if(!this.#t.has(t))this.#t.set(t,{files:0,withSection:0})}const n=[this.#e,...e.map(e=>this.#t.get(e)??this.#e)]
for(const e of n){e.files+=1
if(t)e.withSection+=1}}findMissingSection(){for(const[e,{files:t,withSection:n}]of this.#t){if(n===0)return refresh_files_missingSection(t,` that ${e} matched`)}return this.#e.withSection===0?refresh_files_missingSection(this.#e.files,""):null}}function refresh_files_missingSection(e,t){const n=e===1?"the 1 file":`any of the ${e} files`
const r=`no section in ${n}${t}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:r}}},9669:(e,t,n)=>{n.d(t,{df:()=>commitMessage,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=[{kind:"moved",sections:t.filter(isMoved)},{kind:"filled",sections:t.filter(({previousAddress:e})=>e===null)},{kind:"repaired",sections:t}]
const r=n.find(({sections:e})=>e.length>0)
if(!r)return null
const s=uniquePages(r.sections)
return{kind:r.kind,pages:s,slug:list(s.map(({slug:e})=>e)),address:list(s.map(({address:e})=>e)),previousAddress:r.kind==="moved"?list(s.flatMap(({previousAddress:e})=>e??[])):""}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf({kind:e,pages:t}){const n=new Set(t.map(({address:e})=>e))
if(n.size<=2){const t=n.size===1?"the status badge":"the status badges"
return`${r[e]} ${t} ${e==="moved"?"at":"of"} ${[...n].join(" and ")}`}const s=new Set(t.map(({slug:e})=>e))
const o=e==="moved"?" at their new addresses":""
return`${r[e]} the status badges of ${s.size} pages${o}`}const r={moved:"Point",filled:"Add",repaired:"Repair"}
const s=50
function bodyOf({kind:e,pages:t}){const n=t.slice(0,s).map(t=>o[e](t))
const r=t.length-s
return[...n,...r>0?[`And ${r} more.`]:[]].join("\n")}const o={moved:({slug:e,previousAddress:t,address:n})=>`The page "${e}" moved from ${t} to ${n}.`,filled:({slug:e})=>`The section for the page "${e}" was empty.`,repaired:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}
function uniquePages(e){const t=new Map
for(const{slug:n,address:r,previousAddress:s}of e){t.set(JSON.stringify([n,r,s]),{slug:n,address:r,previousAddress:s})}return[...t.values()]}function list(e){return[...new Set(e)].join(", ")}},3113:(e,t,n)=>{n.d(t,{createReport:()=>createReport,e:()=>toPageReports})
var r=n(2658)
function createReport({outcome:e,pages:t,files:n,failure:r}){const s=r&&{code:r.code,message:r.message}
return{version:1,outcome:e,pages:t,files:n,error:s}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:n})=>{const s=r.R.map(e=>{const t=n[e]
return[e,t.outcome==="safe"?t.value:null]})
return{slug:e,source:t,snippets:Object.fromEntries(s)}})}},8241:(e,t,n)=>{n.d(t,{Nq:()=>failedResult,g4:()=>failedFile,kc:()=>withPublishError})
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
function pageWarnings(e,t){if(t.outcome==="to-generate"&&t.planRequired!==null){const n=`${t.planRequired.message} For now the snippets of page "${e}" are generated without asking.`
return[{code:"plan-required",message:n}]}if(t.outcome==="available"&&t.staleReason!==undefined){const n=`${t.staleReason} Using the last good answer about page "${e}"; sections that already show the page are left unchanged.`
return[{code:"stale",message:n}]}return[]}function domainWarnings(e,t,n){if(t===null||(0,r.Lb)(`https://${t}`,n))return[]
const s=`custom-domain is "${t}", but the service says that page "${e}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}},3849:(e,t,n)=>{n.d(t,{y:()=>a})
const r=require("node:vm")
const s={}
const o=(0,r.createContext)(s)
const i=new r.Script("work()")
const a={now:()=>performance.now(),runWithTimeLimit}
function runWithTimeLimit(e,t){let n={outcome:"timed-out"}
s.work=()=>{n={outcome:"finished",value:t()}}
try{i.runInContext(o,{timeout:e})}catch(e){if(!isTimeout(e))throw e}finally{delete s.work}return n}function isTimeout(e){const t=typeof e==="object"&&e!==null
return t&&"code"in e&&e.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}},1934:(e,t,n)=>{n.d(t,{K:()=>findSections})
var r=n(8384)
function rawMarkdown(e,{start:t,end:n}){if(t.position.kind!=="flow"||t.position.leading)return[]
if(/[\r\n]/.test(e.slice(t.range.end,n.range.start)))return[]
const r=/^[^\r\n]*/.exec(e.slice(n.range.end))?.[0].trim()??""
const i=r!==""&&!r.startsWith("<")
if(!i&&!o.test(r.replace(s,"")))return[]
const a="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:t.range.start,code:"raw-markdown",message:a}]}const s=/<[^<>]*>/g
const o=/[*_`~[\]]/
var i=n(622)
var a=n(7840)
function contentOf({start:e,end:t}){return{start:e.range.end,end:t.range.start}}function pairMarkers(e,t){const n=[]
const r=foreignMarkers(e,t)
let s
for(const o of e.comments){const e=o.range.start
const i=o.closed?(0,a.W3)(o.text,t):(0,a.wI)(o.text,t)
if(i.kind==="other")continue
if(i.kind==="problem")r.push({offset:e,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(s)r.push(nested(e,t))
else s={comment:o,marker:i}}else if(!s){if(i.kind==="end")r.push(endWithoutStart(e,t))}else{if(i.kind==="end"&&s.marker.kind==="start"){n.push({start:s.comment,end:o,marker:s.marker})}s=undefined}}if(s?.marker.kind==="start")r.push(startWithoutEnd(s.comment.range.start,t))
return{pairs:n,problems:r.sort((e,t)=>e.offset-t.offset)}}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function foreignMarkers(e,t){const n=t==="html"?"mdx":"html"
return e.foreign.flatMap(({start:e,text:r})=>{const s=(0,a.W3)(r,n)
if(s.kind==="other")return[]
const o=roleOf(s)
const i=`${(0,a.lO)(o,n)} ${c[t]}; write ${(0,a.lO)(o,t)}`
return[{offset:e,code:"look-alike",message:i+l[t]}]})}const c={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const l={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(e,t){const n=`a section starts inside another; end the first with ${(0,a.lO)("end",t)} before this marker`
return{offset:e,code:"nested-start",message:n}}function endWithoutStart(e,t){const n=`an end marker without a start; put ${(0,a.lO)("start",t)} before it or remove it`
return{offset:e,code:"end-without-start",message:n}}function startWithoutEnd(e,t){const n=`a start marker without an end; put ${(0,a.lO)("end",t)} where the section ends`
return{offset:e,code:"start-without-end",message:n}}function crossedBy(e,t){const n=t.map(contentOf)
const r=new Map
for(const{name:s,open:o,close:a}of e){const e=(0,i.h)(n,o.start)
const c=(0,i.h)(n,a.start)
if(e===c)continue
for(const n of[t[e],t[c]])if(n)r.set(n,crossing(n,s))}return r}function crossing({start:e},t){const n=`only one of the tags <${t}> and </${t}> stands in this section; put both markers inside the element, or both outside`
return{offset:e.range.start,code:"different-containers",message:n}}function layoutOf(e,t,n){const{start:r,end:s}=t
const[o,i]=[r.position,s.position]
if(r.linked||s.linked)return refuse(t,"inside-link",u)
if(r.host===s.host){if(o.kind==="text"&&i.kind==="text"){const{table:e,html:t}=o
const n=t?inHtml({form:"line"},t):{context:"inline",table:e}
return{valid:true,layout:n}}if(o.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(o,i,isOneLine(e,t))}}}const{line:a}=n(s.range.start)
return refuse(t,"different-containers",`the section ends at line ${a}, ${d}`)}function flowLayout(e,t,n){if(n)return inHtml({form:"line"},e.html)
const{indentation:r}=e
if(e.leading){const n=t.prefix+(t.ownLine?t.indentation:r)
return inHtml({form:"lines",prefix:t.prefix+r,endPrefix:n},e.html)}const s=t.prefix+(t.leading?r:t.indentation)
return{context:"flow",prefix:t.prefix,endPrefix:s,tight:e.list!==null&&!e.list.loose}}function inHtml(e,t){return{context:"html",...e,...t}}function isOneLine(e,t){const{start:n,end:r}=contentOf(t)
return!/[\r\n]/.test(e.slice(n,r))}const u="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const d="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:e},t,n){return{valid:false,problem:{offset:e.range.start,code:t,message:n}}}var f=n(2527)
var h=n(1825)
var m=n(6549)
async function findSections(e,t,{effects:n,...r}={}){const s=r.timer??new m.p(n)
if(!(0,f.n)(e))return findingOf(e,t,h.i,s)
const o=await p[t]()
try{return findingOf(e,t,await o(e,{...r,timer:s}),s)}catch(n){if(!(n instanceof m.D))throw n
return findingOf(e,t,{...h.i,faults:[n.problem]},s)}}function findingOf(e,t,n,s=new m.p){const o=t==="mdx"?"mdx":"html"
const i=(0,r.y)(e)
const a=pairMarkers(n,o)
const c=crossedBy(n.elements,a.pairs)
const l=[...n.faults??[],...a.problems]
const u=[]
for(const t of a.pairs){const{start:n,end:r,marker:s}=t
const o=layoutOf(e,t,i)
const a=o.valid?c.get(t):o.problem
if(a)l.push(a)
if(!o.valid)continue
u.push({start:n.range,end:r.range,content:contentOf(t),place:i(n.range.start),heading:n.heading,layout:o.layout,attributes:s.attributes})}return{sections:u,problems:l.sort((e,t)=>e.offset-t.offset),warnings:t==="md"?a.pairs.flatMap(t=>rawMarkdown(e,t)):[],reading:n,timer:s}}const p={md:async()=>(await Promise.resolve().then(n.bind(n,4089))).readMarkdown,mdx:async()=>(await Promise.all([n.e(234),n.e(676),n.e(297),n.e(552),n.e(848)]).then(n.bind(n,1392))).readMdx,html:async()=>(await Promise.all([n.e(194),n.e(602)]).then(n.bind(n,6602))).readHtmlFile}},1641:(e,t,n)=>{n.d(t,{Fx:()=>r,Kk:()=>s,be:()=>formatOf})
const r=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},1234:(e,t,n)=>{n.d(t,{X:()=>Containers})
const r=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const s=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const o=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#n={}
#r=[]
#s=false
follow([e,t]){if(e==="enter")this.#o(t)
else if(r.has(t.type)&&this.#r.at(-1)?.token===t)this.#r.pop()}get host(){return this.#r.at(-1)?.host??this.#n}get list(){return this.#r.at(-1)?.list??null}#o(e){const t=this.#r.at(-1)
const n=t?.list
if(n&&e.type==="lineEndingBlank"&&!this.#s)n.blankSeen=true
if(n?.blankSeen&&!s.has(e.type))n.loose=true
if(e.type!=="linePrefix")this.#s=o.has(e.type)
if(t&&e.type==="listItemPrefix")t.host={}
if(r.has(e.type))this.#i(e)}#i(e){const t=e.type==="listOrdered"||e.type==="listUnordered"
this.#r.push({token:e,host:e,list:t?{loose:false,blankSeen:false}:null})}}},8325:(e,t,n)=>{n.d(t,{G:()=>footnoteIn,r:()=>definitionIn})
var r=n(31)
function definitionIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="definitionLabel")return[]
const i=(0,r.B)(e.slice(s.offset+1,o.offset-1))
return[{start:s.offset,label:i}]}function footnoteIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,r.B)(e.slice(s.offset,o.offset))]}},4054:(e,t,n)=>{n.d(t,{a:()=>Spans})
const r=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#a=[]
#c
constructor(e){this.#c=e}follow([e,{type:t,start:n,end:s}]){if(e!=="enter"||r.has(t))return
const o=t==="listOrdered"||t==="listUnordered"
const i=o?this.#c.list:null
this.#a.push({start:n.offset,end:s.offset,type:t,list:i})}get outline(){return this.#a.map(({start:e,end:t,type:n,list:r})=>({start:e,end:t,type:r?.loose?`${n} loose`:n}))}}},4089:(e,t,n)=>{n.r(t)
n.d(t,{followMarkdown:()=>followMarkdown,readMarkdown:()=>readMarkdown})
const r=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function readComments(e,t){const n=[]
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
const{linked:d,heading:f}=t
n.push({start:i,end:s,text:normalised(u),closed:c,linked:d,heading:f})}return{comments:n,tags:[],texts:r,state:t}}function normalised(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}var s=n(6202)
var o=n(6549)
async function*blocksOf(e,t,n){let r
let s=0
while(s<e.length){let o=endOfBlocks(e,s===0?frontMatterEnd(e):s)
let i=[]
let a=false
const c=commentAlone(e,{start:s,end:o})
if(c)i=c
else if(t.test(e.slice(s,o))){r??=await n()
i=r({start:s,end:o})
for(;;){const t=o<e.length&&openAt(i,o)
if(!t)break
if(t==="codeFenced")o=endOfFence(e,i,o)
else{a=true
o=endOfBlocks(e,o+(o-s))}i=r({start:s,end:o})}}yield{start:s,end:o,events:i,extended:a}
s=o}}const i=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){i.lastIndex=t
return i.test(e)?i.lastIndex:e.length}const a=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return a.exec(e)?.[0].length??0}const c=new Set(["htmlFlow","codeFenced"])
const l=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openAt(e,t){const n=e.findLast(([,{type:e}])=>c.has(e)||l.has(e))
return n&&c.has(n[1].type)&&n[1].end.offset===t?n[1].type:null}function endOfFence(e,t,n){const r=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const s=e.slice(r?.start.offset,r?.end.offset)
const o=new RegExp(`(?<=[\\r\\n]) {0,3}${s.slice(0,1)}{${s.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
o.lastIndex=n
return o.test(e)?o.lastIndex:e.length}const u=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function commentAlone(e,{start:t,end:n}){u.lastIndex=t
const[r="",s=""]=u.exec(e)??[]
if(s===""||t+r.length!==n)return null
const[o,i]=[pointAt(t,1),pointAt(t+s.length,s.length+1)]
const a={type:"htmlFlow",start:o,end:i}
const c={type:"htmlFlowData",start:o,end:i}
return[["enter",a,d],["enter",c,d],["exit",c,d],["exit",a,d]]}const d=Object.freeze({})
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}var f=n(1234)
var h=n(622)
class Elements{#l=[]
#r=new Map
see({kind:e,name:t,start:n,end:r},s){const o={start:s+n,end:s+r}
const i=this.#r.get(t)??[]
if(e==="open"){this.#r.set(t,i)
i.push(o)}else{const e=i.pop()
if(e)this.#l.push({name:t,open:e,close:o})}}openAfter(e){const t=[...this.#r].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}get closed(){return this.#l}}const m={raw:undefined,linked:false,heading:false}
const p=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const g=new Set(["atxHeading","setextHeading"])
const w=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
readHtml
#u
#c
#r=[]
#d=[]
#f
#h=0
#m=m
#p=m
constructor(e,t,n){this.#u=e
this.#c=t
this.readHtml=n}follow([e,t]){if(e==="enter"){this.#o(t)
this.#r.push(t)}else{this.#r.pop()
this.#g(t)}}#o({type:e,start:t,end:n}){if(p.has(e)){this.#f=e
this.#p=this.#m}else if(e==="labelText"){this.#h+=1}else if(e==="htmlFlow"||e==="htmlText"){this.#d=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){const e=t.offset-t.column+1
this.#d.push({start:t.offset,end:n.offset,lineStart:e})}}#g({type:e}){if(p.has(e)){const[e,t]=[this.#m,this.#p]
this.#m={raw:e.raw&&t.raw,linked:e.linked&&t.linked,heading:e.heading&&t.heading}
this.#f=undefined}else if(e==="labelText"){this.#h-=1}else if(e==="htmlFlow"){this.#m=this.#w(this.#m)}else if(e==="htmlText"){this.#p=this.#v(this.#p)}}#w(e){const t=this.#k()
const n=this.#_(t,e)
for(const e of n.comments){this.#a(e,this.#c.host,this.#b(t,e.start))}return n.state}#v(e){const t=this.#k()
const n=this.#_(t,e)
const[r]=n.comments
if(r?.start===0){const e=this.#f!==undefined&&w.has(this.#f)
const t=this.#r.at(-1)??this.#c.host
this.#a(r,t,{kind:"text",table:e})}return n.state}#_(e,t){const n=this.readHtml(e,t)
for(const e of n.tags)this.elements.see(e,this.#y)
for(const{start:e,end:t}of n.texts){this.texts.push({start:this.#y+e,end:this.#y+t})}return n}#a({start:e,end:t,text:n,closed:r,...s},o,i){const a={start:this.#y+e,end:this.#y+t}
const c=s.linked||this.#h>0
const l=s.heading||this.#f!==undefined&&g.has(this.#f)
this.comments.push({range:a,text:n,closed:r,linked:c,heading:l,host:o,position:i})}#b(e,t){const n=this.#y+t
const r=this.#d[(0,h.r)(this.#d,n)]
if(!r)throw new RangeError(`No line of HTML at offset ${n}`)
const s=this.#u.slice(r.start,n)
return{kind:"flow",leading:e.slice(0,t).trim()!=="",ownLine:s.trim()==="",prefix:this.#u.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(s)?.[0]??"",list:this.#c.list}}get#y(){return this.#d[0]?.start??0}#k(){let e=""
let t=this.#y
for(const{start:n,end:r}of this.#d){e+=this.#u.slice(t,n).replace(/[^\r\n]/g," ")+this.#u.slice(n,r)
t=r}return e}}var v=n(8325)
var k=n(4054)
const _="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const b=new RegExp(_,"iu")
const y="<|`{3}|~{3}|\\]:"
const x=new RegExp(y)
const $=new RegExp(`${y}|${_}`,"iu")
function lastMention(e){let t=0
for(const{0:n,index:r}of e.matchAll(new RegExp(_,"giu"))){const s=e.slice(0,r).trimEnd().endsWith("/*")
t=Math.max(r+n.length,s?e.indexOf("*/",r):0)}return t}const O=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${_}`,"giu")
function dependsOnDefinitions(e,t){if(!e.includes("]:"))return false
if(mentionsBehindBracket(e.slice(0,t)))return true
for(const{index:t}of e.matchAll(/\]:/g))if(labelWithTag(e,t))return true
return false}function mentionsBehindBracket(e){let t=false
for(const[n]of e.matchAll(O)){if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true}return false}const S=999
function labelWithTag(e,t){const n=e.slice(Math.max(0,t-S),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function readMarkdown(e,{defined:t=[],extent:n="reach",timer:r=new o.p}={}){const s=n==="whole"
const i=lastMention(e)
const a=s||dependsOnDefinitions(e,i)
const c=a?await labelsOf(e,r):q
const l={...c,links:[...t,...c.links]}
if(s)return followMarkdown(e,blocksOf(e,E,()=>parserOf(e,{labels:l,timer:r})))
const load=()=>parserOf(e,{labels:l,timer:r})
return followMarkdown(e,blocksOf(e,$,load),{until:i,outlined:b})}async function followMarkdown(e,t,{until:o=e.length,outlined:i=E}={}){const a=new f.X
const c=new MarkdownHtml(e,a,readComments)
const l=new k.a(a)
const u=new s._
const d=[]
let h=true
let m=0
let p
for await(const{start:s,end:f,events:g,extended:w}of t){const t=e.slice(s,f)
const k=i.test(t)
if(k&&w)h=false
if(c.readHtml===readComments&&r.test(t)){c.readHtml=(await Promise.all([n.e(194),n.e(844)]).then(n.bind(n,9844))).readHtml}for(const t of g){a.follow(t)
c.follow(t)
if(k)l.follow(t)
u.follow(t)
d.push(...(0,v.r)(e,t))}m=f
if(f>=o)p??=lastClosing(c,e,f)
if(f>=(p??o))break}const{comments:g,elements:w,texts:_}=c
return{comments:g,elements:w.closed,foreign:u.visibleIn(e.slice(0,m),_),definitions:d,outline:()=>l.outline,isOutlineExact:h}}async function parserOf(e,t){const{createEventParser:r}=await Promise.all([n.e(234),n.e(676),n.e(297),n.e(971)]).then(n.bind(n,3971))
return r(e,t)}const E=/^/
const q={links:[],footnotes:[]}
async function labelsOf(e,t){const n=new Set
const r=new Set
const load=()=>parserOf(e,{timer:t})
for await(const{events:t}of blocksOf(e,x,load)){for(const s of t){for(const{label:t}of(0,v.r)(e,s))n.add(t)
for(const t of(0,v.G)(e,s))r.add(t)}}return{links:[...n],footnotes:[...r]}}function lastClosing({comments:e,elements:t},n,r){const s=t.openAfter(e[0]?.range.start??r)
const o=s.size>0?n.slice(r).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...o].findLast(([,e=""])=>s.has(e.toLowerCase()))
return i?r+i.index+1:0}},7840:(e,t,n)=>{n.d(t,{W3:()=>readComment,wI:()=>readUnclosed,lO:()=>spell})
var r=n(1916)
var s=n(9411)
const o=["slug","custom-domain","show"]
const i=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function readAttributes(e){const t=e.trim()
const n=new Map
i.lastIndex=0
while(i.lastIndex<t.length){const e=i.lastIndex
const r=i.exec(t)
const s=r?.[1]
const o=r?.[2]??r?.[3]??r?.[4]
if(s===undefined||o===undefined&&isAttribute(s)){return invalid("invalid-attribute",`cannot read "${t.slice(e).trim()}"; write an attribute as key="value"`)}if(!isAttribute(s))return invalid("unknown-attribute",unknownMessage(s))
if(n.has(s))return invalid("repeated-attribute",`the attribute "${s}" stands twice; keep one`)
if(o===undefined||o.trim()===""){return invalid("invalid-attribute",`the attribute "${s}" is empty; give it a value or remove it`)}n.set(s,o.trim())}return withShow(n)}function withShow(e){const t=e.get("slug")
const n=e.get("custom-domain")
const r=e.get("show")
const o=r===undefined?undefined:(0,s.qo)(r)
if(o&&!o.valid){return invalid("invalid-attribute",`the attribute show="${r}" ${o.refusal.problem}; ${o.refusal.fix}`)}return{valid:true,attributes:{...t!==undefined&&{slug:t},...n!==undefined&&{customDomain:n},...o&&{show:o.names}}}}function isAttribute(e){return o.some(t=>t===e)}function unknownMessage(e){const t=(0,r.kp)(e.toLowerCase(),[...o])
const n=(0,r.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:`a marker can have ${o.join(", ")}`
return`unknown attribute "${e}"; ${n}`}function invalid(e,t){return{valid:false,code:e,message:t}}const a=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const l=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function readComment(e,t){const n=e.trim()
const r=a.exec(n)
if(r)return readMarker(r[1]==="start"?"start":"end",r[2]??"")
const s=alikeRole(n.replace(/^[*-]+\s*/,""))
if(s===undefined)return{kind:"other"}
const o=`this looks like a marker but is not one; write ${spell(s,t)}`
return{kind:"problem",code:"look-alike",message:o,role:s}}function readUnclosed(e,t){const[n=""]=e.trim().split(/--!?>|[\r\n]/)
const r=readComment(n,t)
if(r.kind==="other")return r
const s=r.kind==="problem"?r.role:r.kind
const o=`this marker does not end with "--\x3e"; write ${spell(s,t)}`
return{kind:"problem",code:"look-alike",message:o,role:s}}function spell(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function readMarker(e,t){if(e==="end"){if(t==="")return{kind:"end"}
const n=`the end marker takes no attributes, but has "${t}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:n,role:e}}const n=readAttributes(t)
if(n.valid)return{kind:"start",attributes:n.attributes}
return{kind:"problem",code:n.code,message:n.message,role:e}}function alikeRole(e){const t=c.exec(e)
const n=t?.[1]?.toLowerCase()
if(n===undefined)return undefined
const s=t?.[2]??""
if(s!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(s))return undefined
const o=l.get(n)
if(o!==undefined)return o
if((0,r.Io)(n,"start")<=2)return"start"
if((0,r.Io)(n,"end")<=1)return"end"
return undefined}},6202:(e,t,n)=>{n.d(t,{_:()=>MdxSpelling,u:()=>mdxComments})
var r=n(622)
const s=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#x=[]
follow([e,{type:t,start:n,end:r}]){if(e==="enter"&&s.has(t)){this.#x.push({start:n.offset,end:r.offset})}}visibleIn(e,t){return mdxComments(e).filter(({start:e})=>(0,r.h)(this.#x,e)<0||(0,r.h)(t,e)>=0)}}function mdxComments(e){const t=[]
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
return r%2===0?n:undefined}},9411:(e,t,n)=>{n.d(t,{lA:()=>fits,qo:()=>readShow,tr:()=>defaultShow})
var r=n(1916)
const s=[{name:"badge",fits:["flow","tight","inline","html","phrasing"]},{name:"link",fits:["flow","tight","inline","html","phrasing"]},{name:"widget",fits:["flow","html"]},{name:"script",fits:["flow","html","phrasing","head"]},{name:"definitions",fits:["flow"]}]
const o=s.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function fits(e,t){const n=s.find(t=>t.name===e)
return n?.fits.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",i)
const n=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(n.includes(t))return invalid(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const i=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,r.kp)(e.toLowerCase(),[...o])
return(0,r.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:i}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},2527:(e,t,n)=>{n.d(t,{n:()=>mentionsMarkers})
const r=/status[-_ ]?snippet/i
function mentionsMarkers(e){return r.test(e)}},1825:(e,t,n)=>{n.d(t,{i:()=>r})
const r={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}},6549:(e,t,n)=>{n.d(t,{D:()=>ParseLimitError,p:()=>ParseTimer})
const r=6e4
const s=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}class ParseTimer{#$
#O=r
constructor(e){this.#$=e}parse(e,t){try{return this.#$?this.#S(e,t,this.#$):t()}catch(t){if(t instanceof RangeError)throw new ParseLimitError(e,i)
throw t}}#S(e,t,{now:n,runWithTimeLimit:r}){if(this.#O<=0)throw new ParseLimitError(e,o)
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
return e===undefined?t:`HTTP ${e} from ${t}${r}`}function waitOf({attempts:e,retryAfterSeconds:t}){if(e===undefined)return""
return t==null?"Try again later. ":`The service asks to wait ${t} s. `}},6377:(e,t,n)=>{n.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,n){super(`header ${e} ${t}: ${n}`)
this.line=e}}const r="describes the connection, which is not yours to set"
const s="belongs to the cache window"
const o=new Map([["connection",r],["content-encoding",r],["content-length",r],["expect",r],["host",r],["http2-settings",r],["keep-alive",r],["proxy-authenticate",r],["proxy-authorization",r],["proxy-connection",r],["te",r],["trailer",r],["transfer-encoding",r],["upgrade",r],["if-match",s],["if-modified-since",s],["if-none-match",s],["if-range",s],["if-unmodified-since",s],["range",s]])
function parseHeaders(e){return e.map((e,t)=>{const n=e.indexOf(":")
if(n===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
const r=[e.slice(0,n).replace(/^[\t ]+/,""),e.slice(n+1)]
return checkHeader(r,t+1)})}function headerLines(e){return e.split(/\r\n|\n|\r/).filter(e=>e.trim()!=="")}function checkHeader([e,t],n){const r=t.replace(/^[\t ]+|[\t ]+$/g,"")
if(/[\r\n]/.test(e+r)){throw new HeaderError(n,"holds a line break","give one header per line")}if(e==="")throw new HeaderError(n,"has no name",'write "Name: value"')
if(!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e)){throw new HeaderError(n,"has a name that is not a header name",'use letters, digits and "-", with no blank before the colon')}const s=o.get(e.toLowerCase())
if(s!==undefined)throw new HeaderError(n,`is "${e}", which ${s}`,"leave it out")
if(r===""){throw new HeaderError(n,"has no value",'write "Name: value", and check that no variable in it is empty')}if(!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(r)){throw new HeaderError(n,"has a value that headers cannot carry","remove control characters and characters beyond Latin-1")}return[e,r]}},9911:(e,t,n)=>{n.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
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
const{generateWithPrinters:o}=await Promise.all([n.e(234),n.e(538),n.e(357),n.e(749),n.e(577)]).then(n.bind(n,2535))
return o(e,t)}async function formatSnippets(e,t){const s=(0,r.r)(e,t)
if(s!==null)return s
const{formatWithPrinters:o}=await Promise.all([n.e(234),n.e(538),n.e(357),n.e(749),n.e(577)]).then(n.bind(n,2535))
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
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function parseHost(e,{minLabels:t,allowSlugLabels:n}){const r=findHostCharacterProblem(e)
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
return Object.fromEntries(t)}},88:(e,t,n)=>{n.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const r=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return r.find(({first:t,last:n})=>e>=t&&e<=n)?.name??null}const i=/^[\x20-\x7e]*$/
function findHiddenCharacter(e,t="refused"){if(i.test(e))return null
const n=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of n.replace(s,"").replace(o,"")){const t=e.codePointAt(0)??0
const n=hiddenCharacterAt(t)
if(n!==null)return`${n} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},8665:(e,t,n)=>{n.d(t,{R:()=>lineEndingOf})
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
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},8384:(e,t,n)=>{n.d(t,{$:()=>placeOf,y:()=>placesIn})
var r=n(622)
function placesIn(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let s=false
return o=>{while(!s&&(t.at(-1)?.start??0)<=o){if(n.exec(e))t.push({start:n.lastIndex})
else s=true}const i=Math.max((0,r.r)(t,o),0)
return{line:i+1,column:Math.max(o-(t[i]?.start??0),0)+1}}}function placeOf(e,t){return placesIn(e)(t)}},7819:(e,t,n)=>{n.d(t,{h:()=>quote})
var r=n(88)
const s=120
function quote(e){const t=[...e]
const n=t.slice(0,s).map(e=>{const t=e.codePointAt(0)??0
return(0,r.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`})
return`"${n.join("")}${t.length>s?"\u2026":""}"`}},622:(e,t,n)=>{n.d(t,{h:()=>rangeAround,r:()=>lastStarting})
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
if(r!==undefined){return r.exports}var s=t[n]={exports:{}}
var o=true
try{e[n].call(s.exports,s,s.exports,__nccwpck_require__)
o=false}finally{if(o)delete t[n]}return s.exports}__nccwpck_require__.m=e
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
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({32:"parse-html-tokens",143:"files-replace",146:"mdast-util-from-markdown",194:"parse5",203:"http-cache-semantics",233:"generate-to-mdx",234:"decode-named-character-reference",248:"mdast-util-gfm",297:"micromark-extension-gfm",311:"report-diff",357:"mdast-util-to-markdown",455:"files-temp-file",509:"mdast-util-to-string",538:"mdast-util-to-markdown-2",544:"git-commit",552:"micromark-extension-mdxjs",577:"generate-with-printers",602:"html-parse-file",617:"validate-validate-by-parsing",655:"picocolors",676:"micromark",695:"service-fetch-snippets",725:"remark-mdx",749:"unified",752:"undici",759:"picomatch",802:"arguments-help",844:"html-parse-fragment",848:"mdx-parse",881:"commands-init",886:"find-walk",951:"commands-print",963:"files-create",971:"micromark-extension-frontmatter"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,r=t.ids,s=t.runtime
for(var o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(s)s(__nccwpck_require__)
for(var i=0;i<r.length;i++)e[r[i]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n={}
const r=require("node:os")
var s=__nccwpck_require__(9529)
var o=__nccwpck_require__(5748)
function readProxySettings(e){return{httpProxy:readProxy("http_proxy",e),httpsProxy:readProxy("https_proxy",e),noProxy:readVariable("no_proxy",e)}}function readProxy(e,t){const n=readVariable(e,t)
if(n==="")return""
const r=(0,o.w)(/^[a-z][a-z\d+.-]*:\/\//i.test(n)?n:`http://${n}`)
if(r!==null&&/^https?:$/.test(r.protocol))return r.href
throw new s.d({input:e,value:"***",problem:"is not the address of an HTTP proxy",fix:"write it as http://host:port"})}function readVariable(e,t){return(t[e]||t[e.toUpperCase()]||"").trim()}function createFetch(e){let t
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
return i===""?direct(e,n):o(e,{...n,dispatcher:s})}}var i=__nccwpck_require__(3024)
const a=[{code:0,name:"done",meaning:"success: sections are up to date, whether or not something changed"},{code:1,name:"outOfDate",meaning:"`check` found a section out of date"},{code:2,name:"input",meaning:"usage or input: an option, a marker, a file"},{code:3,name:"refused",meaning:"the service refused, or its response is invalid or unsafe"},{code:4,name:"unavailable",meaning:"the service is unavailable and no usable response is cached; nothing was written"},{code:5,name:"publishing",meaning:"publishing failed"},{code:70,name:"defect",meaning:"internal error"}]
function exitCode(e){const t=a.find(t=>t.name===e)
if(!t)throw new RangeError(`No exit code is called ${e}`)
return t.code}function terminalOf(e){let t
let n
return{get out(){t??=outputOf(e.stdout,e)
return t},get err(){n??=directly(2,()=>outputOf(e.stderr,e))
return n}}}function outputOf(e,t){e.on("error",({code:n,message:r})=>{if(n==="EPIPE"||e===t.stderr)return
t.stderr.write(`status-snippets: the result could not be written: ${r}\n`)
t.once("exit",()=>{t.exitCode=exitCode("input")})})
const n=e.isTTY===true
return{write:t=>void e.write(t),terminal:n,colour:wantsColour(n,t.env)}}function directly(e,t){let n
const opened=()=>{n??=t()
return n}
return{write(t){const r=n?t:writeNow(e,t)
if(r.length>0)opened().write(r)},get terminal(){return opened().terminal},get colour(){return opened().colour}}}function writeNow(e,t){let n=Buffer.from(t)
try{while(n.length>0)n=n.subarray((0,i.writeSync)(e,n))}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EAGAIN"))return new Uint8Array}return n}function wantsColour(e,t){return e&&!t.NO_COLOR&&t.TERM!=="dumb"}function worldOf(e){return{env:e.env,folder:()=>e.cwd(),platform:e.platform,home:homeOf(),terminal:terminalOf(e),fetch:createFetch(e.env),now:Date.now,sleep:e=>new Promise(t=>setTimeout(t,e)),random:Math.random}}function homeOf(){try{return(0,r.homedir)()}catch{return""}}var c=__nccwpck_require__(6760)
var l=__nccwpck_require__(103)
var u=__nccwpck_require__(9411)
var d=__nccwpck_require__(6377)
var f=__nccwpck_require__(9137)
var h=__nccwpck_require__(1244)
var m=__nccwpck_require__(8551)
var p=__nccwpck_require__(7819)
var g=__nccwpck_require__(8159)
var w=__nccwpck_require__(6101)
var v=__nccwpck_require__(6971)
function readValue(e,t,n){const r=givenOrDefault(e,t)
const o=r?.values.at(-1)
if(r===null||o===undefined)return null
if(o.trim()==="")throw new g.e(r.as,"is empty: give it a value or leave it out")
try{return n(o,r.as)}catch(e){if(!(e instanceof s.d))throw e
throw new g.e(r.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const n=(0,v.b7)(t).choices??[]
const isChoice=e=>n.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const r=(0,w.Z)(e,n)
const s=r===null?"give one of these":`did you mean ${r}?`
throw new g.e(t,`${(0,p.h)(e)} is not one of ${n.join(", ")}: ${s}`)})}function readSeconds(e,t){const{range:[n,r]=[0,0],default:s}=(0,v.b7)(t)
return readValue(e,t,(e,t)=>{const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=n&&o<=r)return o
const i=`is not a number of seconds from ${n} to ${r}`
throw new g.e(t,`${(0,p.h)(e)} ${i}: write ${s}, for example`)})}function readFlag(e,t){const n=givenOrDefault(e,t)
if(n===null)return false
const r=n.values.at(-1)?.toLowerCase()??"true"
if(r==="true"||r==="false")return r==="true"
throw new g.e(n.as,`${(0,p.h)(r)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const n=e.get(t)
if(n!==undefined)return n
const{default:r}=(0,v.b7)(t)
return r===undefined?null:{as:t,values:[r]}}function readSettings(e){const t=readValue(e,"base-url",f.Q)
return{slug:readValue(e,"slug",m.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",h.hL)??(0,h.fG)(t),customDomain:readValue(e,"custom-domain",h.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const n=(0,u.qo)(e)
if(n.valid)return n.names
const{problem:r,fix:s}=n.refusal
throw new g.e(t,`${(0,p.h)(e)} ${r}: ${s}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,d.QG)(t)}catch(n){if(!(n instanceof d.AS))throw n
const r=t.length>1?`(number ${n.line}) `:""
const s=n.message.replace(/^header \d+ /,"")
throw new g.e(e.get("header")?.as??"header",r+s,n)}}var k=__nccwpck_require__(3411)
var _=__nccwpck_require__(7975)
var b=__nccwpck_require__(1074)
const y=(0,v.cz)("cli")
const x=Object.fromEntries(y.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function readCommandLine(e){const{tokens:t}=(0,_.parseArgs)({args:[...e],options:x,strict:false,tokens:true})
const n=new Map
const r=[]
let s
let o=false
for(const e of t){if(e.kind==="option"){const t=rowOf(e.name,e.rawName)
const r=n.get(t)?.values??[]
n.set(t,{as:e.rawName,values:[...r,...valuesOf(t,e)]})}else if(e.kind==="option-terminator"){o=true}else if(r.length===0&&s===undefined&&!o&&(0,b.v)(e.value)){s=e.value}else{r.push(e.value)}}const i=(0,b.v)(s)??b.P[0]
for(const[e,{as:t}]of n)refuseForeign(e,t,i)
refuseSurplus(r,i)
return{command:i.name,files:r,givens:new Map([...n].map(([e,t])=>[e.name,t]))}}function rowOf(e,t){const n=y.find(t=>t.name===e)
if(n!==undefined)return n
const r=(0,w.Z)(e,y.map(e=>e.name))
throw new g.N(t,"is not an option",r===null?"see status-snippets --help":`did you mean --${r}?`)}function valuesOf(e,{rawName:t,value:n,inlineValue:r}){if(e.kind==="flag"){if(n===undefined)return[]
throw new g.N(t,"takes no value",`leave out "=${n}"`)}const s=`write ${t} ${(0,v.hx)(e)}`
if(n===undefined)throw new g.N(t,"lacks its value",s)
if(!r&&n.startsWith("--"))throw new g.N(t,`lacks its value before ${n.split("=")[0]}`,s)
return[n]}function refuseForeign(e,t,n){if(e.commands===undefined||e.commands.includes(n.name))return
throw new g.N(t,`is not an option of ${n.name}`,`it belongs to ${e.commands.join(" and ")}`)}function refuseSurplus(e,t){const n=e[t.files]
if(n===undefined)return
const r=t.files===0?"no file":"one file"
throw new g.N(n,"is too much",`${t.name} takes ${r}`)}var $=__nccwpck_require__(3500)
function readCliSettings(e){return{only:readChoice(e,"only"),workflow:readFlag(e,"workflow"),json:readFlag(e,"json"),diff:readFlag(e,"diff"),dryRun:readFlag(e,"dry-run"),quiet:readFlag(e,"quiet"),commit:readFlag(e,"commit"),cwd:readText(e,"cwd")}}var O=__nccwpck_require__(3467)
var S=__nccwpck_require__(610)
const E={refresh:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,check:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,print:async()=>(await __nccwpck_require__.e(951).then(__nccwpck_require__.bind(__nccwpck_require__,9951))).printCommand,init:async()=>(await Promise.all([__nccwpck_require__.e(234),__nccwpck_require__.e(194),__nccwpck_require__.e(676),__nccwpck_require__.e(538),__nccwpck_require__.e(297),__nccwpck_require__.e(146),__nccwpck_require__.e(357),__nccwpck_require__.e(552),__nccwpck_require__.e(749),__nccwpck_require__.e(248),__nccwpck_require__.e(725),__nccwpck_require__.e(881)]).then(__nccwpck_require__.bind(__nccwpck_require__,3881))).initCommand}
async function runCli(e,t){try{return exitCode(await carryOut(e,t))}catch(n){const{exit:r,code:s,message:o,stack:i=""}=(0,O.z)(n)
const{err:a}=t.terminal;(0,S.BS)(a,`status-snippets: ${o}`)
for(const[e]of i.matchAll(/^ {4}at .*$/gm))(0,S.BS)(a,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:s,message:o}}
t.terminal.out.write(`${JSON.stringify(e,null,2)}\n`)}return exitCode(r)}}async function carryOut(e,t){const n=readCommandLine(e)
if(n.givens.has("help")){t.terminal.out.write((await __nccwpck_require__.e(802).then(__nccwpck_require__.bind(__nccwpck_require__,5802))).helpText())
return"done"}if(n.givens.has("version")){t.terminal.out.write(`${k.r}\n`)
return"done"}const r=(0,l.D)((0,$.Q)(t.env),n.givens)
const[s,o]=[readSettings(r),readCliSettings(r)]
const i=await E[n.command]()
return i({line:n,settings:s,cli:o,world:t,folder:workingFolder(t,o.cwd)})}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function workingFolder(e,t){try{const n=(0,c.resolve)(e.folder(),t??"")
if((0,i.statSync)(n).isDirectory())return n}catch{}throw new s.d({input:"cwd",value:t??".",problem:"is not a folder",fix:"name one that exists"})}runCli(process.argv.slice(2),worldOf(process)).then(e=>{process.exitCode=e})
module.exports=n})()

