#!/usr/bin/env node
(()=>{"use strict"
var e={1916:(e,t)=>{var n
n=true
t.Io=t.kp=void 0
var r=new Uint32Array(65536)
var myers_32=function(e,t){var n=e.length
var s=t.length
var o=1<<n-1
var a=-1
var i=0
var c=n
var l=n
while(l--){r[e.charCodeAt(l)]|=1<<l}for(l=0;l<s;l++){var u=r[t.charCodeAt(l)]
var d=u|i
u|=(u&a)+a^a
i|=~(u|a)
a&=u
if(i&o){c++}if(a&o){c--}i=i<<1|1
a=a<<1|~(d|i)
i&=d}l=n
while(l--){r[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var s=e.length
var o=[]
var a=[]
var i=Math.ceil(n/32)
var c=Math.ceil(s/32)
for(var l=0;l<i;l++){a[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var d=0
var f=-1
var h=u*32
var m=Math.min(32,s)+h
for(var p=h;p<m;p++){r[e.charCodeAt(p)]|=1<<p}for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=a[l/32|0]>>>l&1
var k=o[l/32|0]>>>l&1
var v=g|d
var b=((g|k)&f)+f^f|g|k
var _=d|~(b|f)
var y=f&b
if(_>>>31^w){a[l/32|0]^=1<<l}if(y>>>31^k){o[l/32|0]^=1<<l}_=_<<1|w
y=y<<1|k
f=y|~(v|_)
d=_&v}for(var p=h;p<m;p++){r[e.charCodeAt(p)]=0}}var x=0
var $=-1
var O=u*32
var E=Math.min(32,s-O)+O
for(var p=O;p<E;p++){r[e.charCodeAt(p)]|=1<<p}var S=s
for(var l=0;l<n;l++){var g=r[t.charCodeAt(l)]
var w=a[l/32|0]>>>l&1
var k=o[l/32|0]>>>l&1
var v=g|x
var b=((g|k)&$)+$^$|g|k
var _=x|~(b|$)
var y=$&b
S+=_>>>s-1&1
S-=y>>>s-1&1
if(_>>>31^w){a[l/32|0]^=1<<l}if(y>>>31^k){o[l/32|0]^=1<<l}_=_<<1|w
y=y<<1|k
$=y|~(v|_)
x=_&v}for(var p=O;p<E;p++){r[e.charCodeAt(p)]=0}return S}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var r=0
for(var s=0;s<t.length;s++){var o=distance(e,t[s])
if(o<n){n=o
r=s}}return t[r]}
t.kp=closest},1421:e=>{e.exports=require("node:child_process")},7598:e=>{e.exports=require("node:crypto")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},6760:e=>{e.exports=require("node:path")},1708:e=>{e.exports=require("node:process")},3136:e=>{e.exports=require("node:url")},3500:(e,t,n)=>{n.d(t,{Q:()=>readEnvironment,V:()=>environmentName})
var r=n(6971)
var s=n(103)
function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironment(e){const t=new Map
for(const n of(0,r.cz)("cli")){if(n.kind==="flag")continue
const r=environmentName(n.name)
const o=e[r]?.trim()??""
if(o==="")continue
t.set(n.name,{as:r,values:n.kind==="list"?(0,s.s)(o):[o]})}return t}},8710:(e,t,n)=>{n.r(t)
n.d(t,{refreshCommand:()=>refreshCommand})
var r=n(9352)
var s=n(9669)
var o=n(610)
var a=n(2017)
var i=n(4245)
var c=n(7653)
const refreshCommand=async e=>{const{command:t,files:n}=e.line
const l=await(0,i.I)(e,n.length>0?n:["README.md"])
const u=t==="check"?"out-of-date":"changed"
const d=await(0,r.h)(l,{...e.settings,verb:u},(0,a.y)(e))
const f=t==="check"?d:await(0,c.Z)(e,d,(0,s.df)(d.files))
await(0,o.X3)(e,f)
return(0,o.sX)(f)}},3467:(e,t,n)=>{n.d(t,{L:()=>NoSlugError,z:()=>endingOf})
var r=n(8159)
var s=n(1812)
var o=n(4848)
var a=n(9529)
var i=n(6226)
class NoSlugError extends Error{name="NoSlugError"
code="no-slug"
constructor(e){super(`no slug${e===undefined?"":`, and ${e}`}: give --slug, the name of the page`)}}function endingOf(e){if(e instanceof o.cY)return{exit:e.kind,code:e.code,message:e.message}
if(isInputError(e))return{exit:"input",code:e.code,message:e.message}
const t=`this is a defect of status-snippets, please report it: ${String(e)}`
const{stack:n}=e instanceof Error?e:{}
return{exit:"defect",code:"defect",message:t,...n!==undefined&&{stack:n}}}const c=[r.N,r.e,a.d,s.f6,NoSlugError,i.pU,i.mu]
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
const a=n.filter(e=>e.outcome!=="unchanged")
if(a.length===0)return`${e}: ${o}`
const i=a.length===1?"1 section":`${a.length} sections`
const c=a.filter(r.yu).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${o} (${[i,...new Set(c)].join(", ")})`}async function showRun({settings:e,cli:t,line:r,world:{terminal:s}},o){const report=e=>reportLine(s.err,e)
problemLines(o).forEach(report)
o.warnings.map(warningLine).forEach(report)
if(o.failure===null||o.failure.kind==="publishing"){if(!t.quiet)fileLines(o,t.dryRun).forEach(report)}else report("Nothing was written.")
if(t.json){const{reportOf:t}=await n.e(113).then(n.bind(n,3113))
s.out.write(`${JSON.stringify(await t(o,e.baseUrl),null,2)}\n`)}if(o.changes.length>0&&(t.diff||r.command==="check"&&!t.json)){const{diffOf:e}=await n.e(784).then(n.bind(n,2784))
const{colourDiff:r}=await n.e(655).then(n.bind(n,9655))
const a=e(o.changes)
const i=t.json?s.err:s.out
i.write(i.colour?r(a):a)}}function exitOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"done")}const s=/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
function reportLine({write:e},t){const n=t.replace(s,e=>`\\u{${e.charCodeAt(0).toString(16).toUpperCase()}}`)
e(`${n}\n`)}},2017:(e,t,n)=>{n.d(t,{y:()=>askingWith})
var r=n(6760)
var s=n(3411)
function askingWith({settings:e,world:t,folder:o}){const{baseUrl:a,headers:i,timeout:c,maxAge:l}=e
let u
return async e=>{u??=open()
return(await u)({slug:e,baseUrl:a,headers:i,timeout:c,maxAge:l})}
async function open(){const{askOnce:r}=await Promise.all([n.e(203),n.e(687)]).then(n.bind(n,1687))
const{openCacheFolder:o}=await n.e(455).then(n.bind(n,9455))
const{cacheLocation:a}=await n.e(857).then(n.bind(n,3857))
const i=e.cache?cacheFolder(a(t)):null
const{fetch:c,now:l,sleep:u,random:d}=t
const f=i===null?null:o(i)
return r({fetch:c,now:l,sleep:u,random:d,cache:f,version:s.r})}function cacheFolder(t){return e.cacheDir===null?t:(0,r.resolve)(o,e.cacheDir)}}},4245:(e,t,n)=>{n.d(t,{I:()=>findSources})
var r=n(1074)
var s=n(8159)
var o=n(1812)
var a=n(3024)
var i=n(6760)
var c=n(9003)
async function findFiles(e,t){const n=e.map(e=>targetOf(e,t))
const r=new Set
for(const e of n.filter(({wanted:e})=>!e)){for(const{real:n}of await filesOf(e,t))r.add(n)}const s=new Map
for(const e of n.filter(({wanted:e})=>e)){const n=e.kind==="file"
const a=await filesOf(e,t)
const i=n?a:a.filter(({real:e})=>!r.has(e))
if(i.length===0)throw new o.N3(e.argument,t.extensions)
for(const e of i){const t=s.get(e.real)
s.set(e.real,t?bothOf(t,e):e)}}return[...s.values()]}function targetOf(e,t){if(e==="")throw new o.K_('""')
const n=existing(e,t)
if(n!==null)return{...n,argument:e,wanted:true}
if(e.startsWith("!"))return{...targetOf(e.slice(1),t),wanted:false}
if(isGlob(e))return{kind:"glob",argument:e,wanted:true}
throw new o.K_(e)}function existing(e,{cwd:t,extensions:n,anyName:r}){let s
try{s=(0,c.x5)(e,t)}catch(t){const n=(0,o.vE)(e,t)
if(n instanceof o.K_||isGlob(e))return null
throw n}if(s.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(e,n))throw new o.c4(e,n)
return{kind:"file",real:s.real}}function bothOf(e,t){return{...e,named:e.named||t.named,foundBy:[...e.foundBy,...t.foundBy]}}async function filesOf(e,{cwd:t,extensions:r}){const{argument:s}=e
const nameOf=e=>(0,i.relative)(t,e).split(i.sep).join("/")
if(e.kind==="file"){return[{real:e.real,path:nameOf((0,i.resolve)(t,s)),named:true,foundBy:[]}]}const l=e.kind==="glob"?splitGlob(s,i.sep):{folder:s,pattern:null}
try{const e=(0,i.resolve)(t,l.folder)
const{real:o,stats:u}=(0,c.x5)(l.folder,t,s)
if(!u.isDirectory())return[]
const{search:d}=await Promise.all([n.e(759),n.e(630)]).then(n.bind(n,3630))
const f={folder:o,home:a.realpathSync.native(t),pattern:l.pattern,extensions:r}
const h=d(f).filter(e=>hasExtension(e,r)).sort()
const m={named:false,foundBy:[s]}
return h.map(t=>({...m,real:(0,i.resolve)(o,t),path:nameOf((0,i.resolve)(e,t))}))}catch(e){const t=(0,o.vE)(s,e)
if(t instanceof o.K_)return[]
throw t}}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}function isGlob(e){return/[*?[\]{}]|[@!+]\(/.test(e)}function splitGlob(e,t){const n=t==="\\"?e.replaceAll("\\","/"):e
const r=n.split("/")
const s=r.findIndex((e,t)=>t===r.length-1||/[*?[\]{}()!+@|\\]/.test(e))
const o=r.slice(0,s).join("/")
return{folder:s>0&&o===""?"/":o,pattern:r.slice(s).join("/")}}var l=n(8338)
var u=n(1641)
var d=n(6101)
const f=100
function progressLine(e,t){const n=t>=f&&e.terminal
let r=0
return{step(){r+=1
if(!n)return
const s=`${r} of ${t} files read`
if(r===t)e.write(`\r${" ".repeat(s.length)}\r`)
else if(r%f===0)e.write(`\r${s}`)}}}async function findSources({settings:e,cli:t,world:n,folder:r},o){const a=Object.keys(u.Kk).map(e=>`.${e}`)
const i=await findFiles(o,{cwd:r,extensions:a,anyName:e.format!==null}).catch(e=>{throw withSuggestion(e)})
if(i.length===0){throw new s.N(o.join(" "),"only takes files away","name the files to work on too")}const c=progressLine(n.terminal.err,t.quiet?0:i.length)
return i.map(({path:t,real:n,named:s,foundBy:o})=>({path:t,named:s,foundBy:o,format:e.format??(0,u.be)(t)??"md",async read(){c.step()
return(0,l.o$)(t,r,s?undefined:n)}}))}function withSuggestion(e){if(!(e instanceof o.f6)||e.code!=="file-not-found")return e
if((0,r.v)(e.path)){e.message+=" (a command goes before the files, and alone)"
return e}const t=[...r.P.map(({name:e})=>e),"--help","--version"]
const n=(0,d.Z)(e.path,t)
if(n!==null)e.message+=` (or did you mean ${n}?)`
return e}},7653:(e,t,n)=>{n.d(t,{Z:()=>publishChanges})
var r=n(3024)
var s=n(6760)
var o=n(1812)
var a=n(8241)
var i=n(6226)
async function publishChanges(e,t,n,r=[]){if(t.changes.length+r.length===0)return t
try{await publish(e,t,n,r)
return t}catch(e){if(e instanceof i.kM||e instanceof o._j)return(0,a.OW)(t,e)
throw e}}async function publish({cli:e,folder:t},{changes:r},s,o){const a=r.map(({path:e})=>commitPath(t,e))
const i=e.commit?await n.e(544).then(n.bind(n,3544)):null
if(a.length>0)await(i?.refuseDirty(t,a))
const{locateWritable:c,replaceFiles:l}=await n.e(143).then(n.bind(n,2143))
for(const{path:e}of r)c(e,t)
if(e.dryRun)return
const{createFile:u,removeFile:d}=await n.e(344).then(n.bind(n,1963))
for(const e of o)await u(e.path,e.text,e.folder)
await l(r,t).catch(async e=>{for(const e of o)await d(e.path,e.folder)
throw e})
const f=o.map(e=>commitPath(e.folder,e.path))
await(i?.commitFiles(t,a,f,s))}function commitPath(e,t){return{path:t,real:(0,r.realpathSync)((0,s.resolve)(e,t))}}},1074:(e,t,n)=>{n.d(t,{P:()=>r,v:()=>commandNamed})
const r=[{name:"refresh",usage:"[refresh] [files\u2026]",files:Number.POSITIVE_INFINITY,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",files:Number.POSITIVE_INFINITY,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",files:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",files:1,summary:"put markers in place, adopting a badge that is already there; fill them"}]
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
const a=["cli","action"]
const i=["cli"]
const c=["action"]
const l=[{name:"slug",kind:"text",value:"slug",doors:a,summary:"The status page, for sections that do not name one themselves"},{name:"base-url",kind:"text",value:"url",default:s.I,doors:a,summary:"The address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:a,summary:"The host whose subdomains are the pages, for addresses that are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:a,summary:"The page's own domain, for addresses that are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:a,summary:"Where snippets come from; auto asks the service, and generates them where the plan lacks the operation"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:a,summary:"What a section holds, in this order: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:a,summary:"A header to send to the service, credentials for example; its value is never shown or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:a,summary:"How long an answer may be used again; 0 asks anew"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:i,summary:"How long one attempt to reach the service may take"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:i,summary:"The folder that keeps answers between runs"},{name:"no-cache",kind:"flag",doors:i,summary:"Use no answers of earlier runs and keep none"},{name:"format",kind:"choice",choices:r.Fx,otherwise:"by each file's name",doors:a,summary:"Read every file as this format"},{name:"only",kind:"choice",value:"field",choices:o.R,commands:["print"],doors:i,summary:`Print just one field: ${o.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:i,summary:"Write the scheduled workflow too"},{name:"json",kind:"flag",doors:i,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:i,summary:"Show the difference"},{name:"dry-run",kind:"flag",doors:i,summary:"Write nothing, but report and exit as without it"},{name:"quiet",kind:"flag",short:"q",doors:i,summary:"Report only what is wrong"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:i,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:i,summary:"Work in this folder"},{name:"help",kind:"flag",short:"h",doors:i,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:i,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:c,summary:"The files to keep right: paths or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:c,summary:"What happens to a change: a commit, a pull request, files written for later steps, or a failed check"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the workflow's own",doors:c,summary:"The repository whose files are kept right"},{name:"branch",kind:"text",value:"branch",otherwise:"the run's branch; on tags, releases and schedules the default branch",doors:c,summary:"The branch whose files are kept right"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ and the name of the branch",doors:c,summary:"The branch that pull requests come from; it belongs to the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:c,summary:"The message of the commit; {slug}, {address} and {previous-address} are filled in"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:c,summary:"The title of the pull request, with the same words filled in"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:c,summary:"The token that reads and publishes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:c,summary:"Whether a service that cannot be reached fails the step or only warns"},{name:"run-in-forks",kind:"flag",default:"false",doors:c,summary:"Also run on a schedule in forks"}]
const u=l
const d=new Map(u.map(e=>[e.name,e]))
function optionsOf(e){return u.filter(t=>t.doors.includes(e))}function optionNamed(e){return d.get(e)??l[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}},103:(e,t,n)=>{n.d(t,{D:()=>mergeGivens,s:()=>valuesPerLine})
function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}},1812:(e,t,n)=>{n.d(t,{$N:()=>codeOf,JX:()=>LeadsOutside,K_:()=>FileNotFound,MF:()=>TooLarge,N3:()=>NoMatch,P_:()=>writingError,_j:()=>PartlyWritten,c4:()=>UnknownFormat,f6:()=>FileError,fH:()=>ReadOnlyFile,h7:()=>FileExists,hW:()=>NotUtf8,pX:()=>NotAFile,vE:()=>readingError,zR:()=>FileChanged})
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
constructor(e,t,n,r){const s=`could not be written${t}, but ${n.join(", ")} already ${n.length===1?"is":"are"}`
super(e,s,"look at each of them, then run again",r)}}class NotReadable extends FileError{name="NotReadable"
code="not-readable"
constructor(e,t){super(e,`could not be read (${codeOf(t)??String(t)})`,"check the name and the disk",t)}}class NoMatch extends FileError{name="NoMatch"
code="no-match"
constructor(e,t){super(e,"matches no file",`look for ${t.join(", ")} files that .gitignore does not exclude, outside node_modules`)}}class UnknownFormat extends FileError{name="UnknownFormat"
code="unknown-format"
constructor(e,t){super(e,"has a format that holds no sections",`name a ${t.join(", ")} file, or set format`)}}function codeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}function readingError(e,t){if(t instanceof FileError)return t
switch(codeOf(t)){case"ENOENT":case"ENOTDIR":case"ENAMETOOLONG":return new FileNotFound(e,t)
case"ELOOP":return new NotAFile(e,"a link that leads to itself",t)
case"EACCES":case"EPERM":return new NoPermission(e,t)
default:return new NotReadable(e,t)}}const r={EACCES:["its folder may not be written to","allow writing to the folder"],EPERM:["its folder does not let it be replaced","check who owns the file and its folder"],ENOTDIR:["its folder is a file","choose another place"],EROFS:["the disk is read-only","use a disk that can be written to"],ENOSPC:["the disk is full","make room"],EDQUOT:["your share of the disk is used up","make room"]}
function writingError(e,t,n=[]){if(t instanceof FileError)return t
const s=codeOf(t)??String(t)
const[o,a]=r[s]??["the system refused","check the disk"]
if(n.length>0)return new PartlyWritten(e,`, ${o} (${s})`,n,t)
return new NotWritten(e,`, ${o} (${s}), nothing was written`,a,t)}},8338:(e,t,n)=>{n.d(t,{io:()=>readBytes,o$:()=>readSource,Gu:()=>readTextFile})
const r=require("node:buffer")
var s=n(3024)
var o=n(1812)
var a=n(9003)
const i=16*1024*1024
const c=s.constants.O_RDONLY|(s.constants.O_NOFOLLOW??0)|(s.constants.O_NONBLOCK??0)
function readTextFile(e,t,n){try{const s=readRegular(e,n??(0,a.pM)(e,t).real)
if(s.length>i)throw new o.MF(e,i)
if((0,r.isAscii)(s))return s.toString("latin1")
if(!(0,r.isUtf8)(s))throw new o.hW(e,lineNotUtf8(s))
return s.toString("utf8")}catch(t){throw(0,o.vE)(e,t)}}function readRegular(e,t){const n=(0,s.openSync)(t,c)
try{const t=(0,s.fstatSync)(n)
if(!t.isFile())throw new o.pX(e,(0,a.I)(t))
if(t.size>i)throw new o.MF(e,i)
return(0,s.readFileSync)(n)}finally{(0,s.closeSync)(n)}}function readBytes(e){const t=(0,s.openSync)(e,c)
try{return(0,s.readFileSync)(t)}finally{(0,s.closeSync)(t)}}function lineNotUtf8(e){if(e[0]===255&&e[1]===254||e[0]===254&&e[1]===255)return null
let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const s=t===-1?e.length:t
if(!(0,r.isUtf8)(e.subarray(n,s)))break
n=s+1}return t}function readSource(e,t,n){try{return{outcome:"read",text:readTextFile(e,t,n)}}catch(e){if(!(e instanceof o.f6))throw e
const t=e instanceof o.hW?e.line??1:1
return{outcome:"refused",problem:{line:t,column:1,code:e.code,message:e.problem}}}}},9003:(e,t,n)=>{n.d(t,{I:()=>kindOf,pM:()=>locateFile,x5:()=>locate})
var r=n(3024)
var s=n(6760)
var o=n(1812)
function locate(e,t,n=e){const a=(0,s.resolve)(t,e)
const i=r.realpathSync.native(a)
const c=r.realpathSync.native(t)
if(!isInside(i,c)){const e=isInside(a,t)||isInside(a,c)
if(e||(0,r.lstatSync)(a).isSymbolicLink())throw new o.JX(n)}return{real:i,stats:(0,r.statSync)(i)}}function locateFile(e,t){const n=locate(e,t)
if(!n.stats.isFile())throw new o.pX(e,kindOf(n.stats))
return n}function isInside(e,t){const n=(0,s.relative)(t,e)
return n===""||!((0,s.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function kindOf(e){if(e.isDirectory())return"a folder"
if(e.isFIFO())return"a pipe"
return e.isSocket()?"a socket":"a device"}},2130:(e,t,n)=>{n.d(t,{C:()=>learnPage,V:()=>learnPages})
var r=n(4848)
const s=8
async function learnPages(e,t,n){const r=new Map
const o=e.values()
const a=Array.from({length:s},async()=>{for(const e of o)r.set(e,await learnPage(e,t,n))})
await Promise.all(a)
return r}async function learnPage(e,t,n){if(t==="offline")return{kind:"offline"}
try{return{kind:"answered",answer:await n(e)}}catch(e){if(e instanceof r.fk&&t==="auto")return{kind:"plan-required",error:e}
if(e instanceof r.cY)return{kind:"failed",error:e}
throw e}}},9352:(e,t,n)=>{n.d(t,{h:()=>refreshFiles})
var r=n(2130)
var s=n(8665)
var o=n(622)
var a=n(9411)
function shownIn(e,t){return e.attributes.show??t??(0,a.tr)(e.heading)}function checkShown(e,t){return e.sections.flatMap((n,r)=>{const s=t[r]??[]
const o=s.find(e=>!(0,a.lA)(e,roomOf(n)))
if(o)return[doesNotFit(n,o)]
return s.includes("definitions")?doubleLabels(e,n,t):[]})}const i=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:e}){if(e.context==="html")return e.room??"html"
return e.context==="flow"&&e.tight?"tight":e.context}const c={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which shows nothing; move the section into <body>",phrasing:"in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element",parts:"directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it",outside:"outside of <body>; move both markers into it",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(e,t){return{offset:e.start.start,code:"does-not-fit",message:`"${t}" cannot stand ${c[roomOf(e)]}`}}function doubleLabels({reading:e,sections:t},n,r){const s=n.start.start
const o=t.find((e,t)=>r[t]?.includes("definitions"))
if(o!==n){const e='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:s,code:"label-defined",message:e}]}const a=e.definitions.find(({label:e,start:n})=>i.some(t=>t===e)&&!t.some(({content:e})=>e.start<=n&&n<e.end))
if(!a)return[]
const c=`the label [${a.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:a.start,code:"label-defined",message:c}]}function firstDifference(e,t,n){const r=outside(e,n.map(e=>e.before))
const s=outside(t,n.map(e=>e.after))
const o=r.findIndex((e,t)=>key(e)!==key(s[t]))
if(o>=0)return r[o]?.offset
return s.length>r.length?r.at(-1)?.offset??0:undefined}function key(e){return e?`${e.type} ${e.from} ${e.to}`:""}const l="gfmFootnoteCall"
function outside(e,t){const n=runningLengths(t)
return e.flatMap(({type:e,start:n,end:r})=>{const s=(0,o.r)(t,n)
const a=t[s]
const i=a&&r<=a.end&&e!==l
if(n===r||i)return[]
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
const a=r?["",...o.flatMap(e=>[...e,""])]:o.flat()
const i=a.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...i,e.endPrefix].join(n)}const d="{' '}"
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
const a=(0,s.R)(e,o.map(({content:e})=>e))
const i=o.map((t,n)=>{const s=r[n]
return s?fillLayout(t.layout,s,a):rewrite_contentOf(e,t)})
const c=o.map((t,n)=>i[n]!==rewrite_contentOf(e,t))
if(!c.includes(true))return{outcome:"written",text:e,changed:c}
const{text:l,rewrites:d}=splice(e,o,i)
const f=await(0,u.K)(l,t)
const h=unreadable(o,f,d)??await disturbed(e,n,l,f,t,d)
return h?{outcome:"refused",problem:h}:{outcome:"written",text:l,changed:c}}function rewrite_contentOf(e,{content:t}){return e.slice(t.start,t.end)}function splice(e,t,n){const r=[]
const s=[]
let o=0
let a=0
t.forEach(({content:t},i)=>{const c=n[i]??""
r.push(e.slice(o,t.start),c)
a+=t.start-o
s.push({before:t,after:{start:a,end:a+c.length}})
a+=c.length
o=t.end})
return{text:r.join("")+e.slice(o),rewrites:s}}function unreadable(e,t,n){const r=n.findIndex(({after:n},r)=>{const[s,o]=[e[r],t.sections[r]]
const a=o&&o.content.start===n.start&&o.content.end===n.end
return!a||JSON.stringify(o.layout)!==JSON.stringify(s?.layout)})
if(r<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const s="the section would not be found again as it was written; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(r,0)]?.start.start??0,code:"not-read-back",message:s}}async function disturbed(e,t,n,r,s,o){const a=t.reading.isOutlineExact&&r.reading.isOutlineExact
const c=!a||reachesOut(e,t)||reachesOut(n,r)
const outline=async(e,t)=>{const n={defined:i,extent:"whole"}
return(c?await(0,u.K)(e,s,n):t).reading.outline()}
const l=firstDifference(await outline(e,t),await outline(n,r),o)
if(l===undefined)return undefined
const d=t.sections.findLast(({start:e})=>e.start<=l)??t.sections[0]
const f="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:d?.start.start??l,code:"changes-surroundings",message:f}}function reachesOut(e,{reading:t,sections:n}){const r=n.map(({content:e})=>e)
const s=t.definitions.some(({start:e})=>(0,o.h)(r,e)>=0)
const a=r.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return s||a||/status-(?:badge|page)\s*\]/iu.test(e)}var f=n(8384)
var h=n(1866)
var m=n(4848)
var p=n(3085)
var g=n(6738)
var w=n(9529)
var k=n(8907)
var v=n(2658)
var b=n(6726)
var _=n(2007)
async function fill(e,t,r,s,o){const a=(0,p.U)(s,t)??(await Promise.all([n.e(234),n.e(538),n.e(357),n.e(749),n.e(225)]).then(n.bind(n,225))).snippetForms(s,t)
const i=formOf(e)
const c=e.shown.map(e=>a[e][i]??"")
const l=e.format==="mdx"?c.map((await Promise.all([n.e(234),n.e(194),n.e(963),n.e(538),n.e(357),n.e(146),n.e(928)]).then(n.bind(n,4928))).mdxOfSnippet):c
return{kind:"fill",source:r,snippets:s,address:o,pieces:l}}function refuse({kind:e,code:t,message:n}){return{kind:"refuse",fault:e,code:t,message:n}}function formOf({section:e}){return e.layout.context==="html"?"html":"markdown"}async function fulfil(e,t,r){const s={slug:e.slug,baseUrl:r.baseUrl}
switch(t.kind){case"answered":return useAnswer(e,s,t.answer)
case"offline":return section_content_generate(e,s,r,null)
case"plan-required":return section_content_generate(e,s,r,(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(e).addressOfPage)
case"failed":return refuse(t.error)}}async function section_content_generate(e,t,n,r){const{slug:s,customDomain:o}=e
try{const a=o===null&&r!==null?r:(0,k.ci)({slug:s,customDomain:o,statusPageHost:n.statusPageHost})
return await fill(e,t,"offline",await(0,g.g)(t,a),a)}catch(e){if(!(e instanceof w.d))throw e
return{kind:"refuse",fault:"input",code:e.code,message:e.message}}}async function useAnswer(e,t,{source:r,snippets:s}){const o=(0,b.K)(s.status_page_url)
if(r==="stale"){const t=(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(e)
const a=o.verdict==="safe"?o.value:""
if(t.filled&&!t.ofOtherPage)return{kind:"keep",source:r,snippets:s,address:t.address??a}}if(o.verdict==="unsafe")return refuse(new m.F_({slug:t.slug,...o}))
const a=formOf(e)
for(const n of e.shown){const e=await(0,_.k)(v.s[n][a]??"status_page_url",s,t)
if(e.verdict==="unsafe")return refuse(new m.F_({slug:t.slug,...e}))}return fill(e,t,r,s,o.value)}async function planFile(e,t,n){const{path:r,text:s,format:o,survey:a}=e
const i=[]
const c=[]
for(const e of a.tasks){const r=await fulfil(e,ofPage(t,e.slug),n)
if(r.kind!=="refuse")i.push({task:e,granted:r})
else{const{fault:t,code:n,message:s}=r
c.push({kind:t,...e.section.place,code:n,message:s})}}if(c.length>0)return{outcome:"failed",path:r,troubles:c}
const l=i.map(({granted:e})=>e.kind==="fill"?e.pieces:null)
const u=await rewriteSections(s,o,a.finding,l)
if(u.outcome==="refused"){const{offset:e,code:t,message:n}=u.problem
return{outcome:"failed",path:r,troubles:[{kind:"input",...(0,f.$)(s,e),code:t,message:n}]}}const d=u.text===s?null:{path:r,before:s,after:u.text}
const h=await Promise.all(i.map(({task:e,granted:t},r)=>sectionReport(e,t,u.changed[r]?n.verb:"unchanged")))
return{outcome:"planned",path:r,report:{path:r,outcome:d?n.verb:"unchanged",sections:h,problems:[]},change:d,pages:i.map(({task:{slug:e},granted:{source:t,snippets:n}})=>({slug:e,source:t,snippets:n})),warnings:i.flatMap(({task:e,granted:t})=>domainWarning(r,e,t))}}function ofPage(e,t){const n=e.get(t)
if(!n)throw new Error(`Page "${t}" was not asked for`)
return n}async function sectionReport(e,{kind:t,address:r},s){const o=t==="fill"&&s==="unchanged"
return{line:e.section.place.line,context:e.section.layout.context,slug:e.slug,address:r,previousAddress:o?ifLinked(e,r):(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(e).address,outcome:s}}function ifLinked(e,t){return e.shown.some(e=>e!=="widget"&&e!=="script")?t:null}function domainWarning(e,{slug:t,customDomain:n,section:r},s){if(s.kind!=="fill"||s.source==="offline")return[]
return(0,h.L)(t,n,s.address).map(t=>({...t,path:e,...r.place}))}var y=n(8241)
var x=n(1244)
var $=n(8551)
const O=/status[-_ ]?snippet/i
function mentionsMarkers(e){return O.test(e)}async function surveyText(e,t,n,r){const s=await(0,u.K)(t,n)
const o=s.sections.map(e=>shownIn(e,r.show))
const a=(0,f.y)(t)
const placed=({offset:e,...t})=>({...a(e),...t})
const i=[...s.problems,...checkShown(s,o)].map(placed)
const c=[]
s.sections.forEach((e,s)=>{const a={section:e,format:n,shown:o[s]??[],held:contentOf(t,e)}
const l=taskOf(a,r)
if("message"in l)i.push({...e.place,...l})
else c.push(l)})
const l=[...s.warnings.map(t=>({path:e,...placed(t)})),...n==="md"?c.flatMap(t=>scriptWarning(e,t)):[]]
return{finding:s,tasks:c,problems:i.sort(byPlace),warnings:l}}function taskOf(e,t){const{attributes:n}=e.section
try{const r=n.slug===undefined?t.slug:(0,$.d)(n.slug)
if(r===null){const e='no slug: write slug="\u2026" on this marker, or set the option slug'
return{code:"no-slug",message:e}}const s=n.customDomain
const o=s===undefined?t.customDomain:(0,x.ZL)(s)
return{...e,slug:r,slugOnMarker:n.slug!==undefined,customDomain:o}}catch(e){if(e instanceof w.d)return{code:"invalid-attribute",message:e.message}
throw e}}function scriptWarning(e,{section:t,shown:n}){const r=n.find(e=>e==="widget"||e==="script")
if(!r)return[]
const s=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.place,code:"no-scripts",message:s}]}function byPlace(e,t){return e.line-t.line||e.column-t.column}async function readFile(e,t){const{path:n,format:r}=e
const s=await e.read()
if(s.outcome==="refused")return(0,y.g4)(n,s.problem)
const{text:o}=s
if(!mentionsMarkers(o))return without(e)
const a=await surveyText(n,o,r,t)
if(a.problems.length>0){return{outcome:"failed",path:n,troubles:a.problems.map(e=>({kind:"input",...e}))}}return a.tasks.length>0?{outcome:"surveyed",path:n,text:o,format:r,survey:a}:without(e)}function without({path:e,format:t,named:n}){if(!n)return{outcome:"without"}
const[r,s]=[comment(t,'start slug="\u2026"'),comment(t,"end")]
const o=`no section here; put ${r} and ${s} where the snippets belong, or let "status-snippets init" do it`
return(0,y.g4)(e,{line:1,column:1,code:"no-section",message:o})}function comment(e,t){return e==="mdx"?`{/* status-snippets ${t} */}`:`\x3c!-- status-snippets ${t} --\x3e`}async function refreshFiles(e,t,n){const s=[]
for(const n of e)s.push(await readFile(n,t))
const o=s.filter(e=>e.outcome!=="without")
const a=o.filter(e=>e.outcome==="surveyed")
if(a.length<o.length)return(0,y.XZ)(o,[])
const i=vainSearch(e,s)
if(i!==null)return(0,y.XZ)(o,[],i)
const c=a.flatMap(({survey:e})=>e.tasks)
const l=new Set(c.map(({slug:e})=>e))
const u=await(0,r.V)(l,t.source,n)
const d=[]
for(const e of a)d.push(await planFile(e,u,t))
const f=d.filter(e=>e.outcome==="planned")
const m=f.flatMap(e=>e.pages)
if(f.length<d.length)return(0,y.XZ)(d,m)
const p=f.flatMap(({change:e})=>e?[e]:[])
return{outcome:p.length>0?t.verb:"unchanged",files:f.map(({report:e})=>e),pages:m,changes:p,warnings:[...[...l].flatMap(e=>(0,h.d)(e,ofPage(u,e))),...a.flatMap(({survey:e})=>e.warnings),...f.flatMap(e=>e.warnings)],failure:null}}function vainSearch(e,t){const n=new Set(e.filter((e,n)=>t[n]?.outcome!=="without"))
for(const t of new Set(e.flatMap(({foundBy:e})=>e??[]))){const r=e.filter(({foundBy:e})=>e?.includes(t))
if(!r.some(e=>n.has(e)))return failure(r.length,` that ${t} matched`)}return n.size>0?null:failure(e.length,"")}function failure(e,t){const n=e===1?"the 1 file":`any of the ${e} files`
const r=`no section in ${n}${t}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:r}}},9669:(e,t,n)=>{n.d(t,{df:()=>commitMessage,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=t.find(isMoved)
if(n?.previousAddress){const{slug:e,address:t,previousAddress:r}=n
return{kind:"moved",slug:e,address:t,previousAddress:r}}const[r]=t
if(!r)return null
const s=t.find(({previousAddress:e})=>e===null)
const{slug:o,address:a}=s??r
return{kind:s?"filled":"repaired",slug:o,address:a}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},8241:(e,t,n)=>{n.d(t,{OW:()=>unpublished,XZ:()=>failedRun,g4:()=>failedFile})
function failedRun(e,t,n=firstFailure(e)){return{outcome:"failed",files:e.map(reportOf),pages:t,changes:[],warnings:[],failure:n}}function unpublished(e,{code:t,message:n}){return{...e,outcome:"failed",failure:{kind:"publishing",code:t,message:n}}}function reportOf(e){const{path:t}=e
if(e.outcome!=="failed")return{path:t,outcome:"unchanged",sections:[],problems:[]}
const n=e.troubles.map(({line:e,column:t,code:n,message:r})=>({line:e,column:t,code:n,message:r}))
return{path:t,outcome:"failed",sections:[],problems:n}}function firstFailure(e){const t=e.flatMap(e=>e.outcome==="failed"?e.troubles.map(t=>({path:e.path,...t})):[])
const n=r.flatMap(e=>t.filter(t=>t.kind===e))[0]
if(!n)throw new Error("A run without trouble cannot have failed")
const{kind:s,code:o,path:a,line:i,column:c,message:l}=n
return{kind:s,code:o,message:`${a}:${i}:${c}: ${l}`}}const r=["input","refused","unavailable","publishing"]
function failedFile(e,t){return{outcome:"failed",path:e,troubles:[{kind:"input",...t}]}}},1866:(e,t,n)=>{n.d(t,{L:()=>differingDomain,d:()=>pageWarnings})
var r=n(8907)
function pageWarnings(e,t){if(t.kind==="plan-required"){const n=`${t.error.message} For now the snippets of page "${e}" are generated without asking.`
return[{code:"plan-required",message:n}]}if(t.kind==="answered"&&t.answer.source==="stale"){const n=`${t.answer.reason} The last good answer about page "${e}" serves, and changes no section that shows the page already.`
return[{code:"stale",message:n}]}return[]}function differingDomain(e,t,n){if(t===null||(0,r.xU)(`https://${t}`,n))return[]
const s=`custom-domain is "${t}", but the service says that page "${e}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}},1934:(e,t,n)=>{n.d(t,{K:()=>findSections})
var r=n(8384)
function rawMarkdown(e,{start:t,end:n}){if(t.position.kind!=="flow"||t.position.leading)return[]
if(/[\r\n]/.test(e.slice(t.range.end,n.range.start)))return[]
const r=/^[^\r\n]*/.exec(e.slice(n.range.end))?.[0].trim()??""
const a=r!==""&&!r.startsWith("<")
if(!a&&!o.test(r.replace(s,"")))return[]
const i="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:t.range.start,code:"raw-markdown",message:i}]}const s=/<[^<>]*>/g
const o=/[*_`~[\]]/
var a=n(622)
var i=n(7840)
function contentOf({start:e,end:t}){return{start:e.range.end,end:t.range.start}}function pairMarkers(e,t){const n=[]
const r=foreignMarkers(e,t)
let s
for(const o of e.comments){const e=o.range.start
const a=o.closed?(0,i.W3)(o.text,t):(0,i.wI)(o.text,t)
if(a.kind==="other")continue
if(a.kind==="problem")r.push({offset:e,code:a.code,message:a.message})
if(roleOf(a)==="start"){if(s)r.push(nested(e,t))
else s={comment:o,marker:a}}else if(!s){if(a.kind==="end")r.push(endWithoutStart(e,t))}else{if(a.kind==="end"&&s.marker.kind==="start"){n.push({start:s.comment,end:o,marker:s.marker})}s=undefined}}if(s?.marker.kind==="start")r.push(startWithoutEnd(s.comment.range.start,t))
return{pairs:n,problems:r.sort((e,t)=>e.offset-t.offset)}}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function foreignMarkers(e,t){const n=t==="html"?"mdx":"html"
return e.foreign.flatMap(({start:e,text:r})=>{const s=(0,i.W3)(r,n)
if(s.kind==="other")return[]
const o=roleOf(s)
const a=`${(0,i.lO)(o,n)} ${c[t]}; write ${(0,i.lO)(o,t)}`
return[{offset:e,code:"look-alike",message:a+l[t]}]})}const c={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const l={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(e,t){const n=`a section starts inside another; end the first with ${(0,i.lO)("end",t)} before this marker`
return{offset:e,code:"nested-start",message:n}}function endWithoutStart(e,t){const n=`an end marker without a start; put ${(0,i.lO)("start",t)} before it or remove it`
return{offset:e,code:"end-without-start",message:n}}function startWithoutEnd(e,t){const n=`a start marker without an end; put ${(0,i.lO)("end",t)} where the section ends`
return{offset:e,code:"start-without-end",message:n}}function crossedBy(e,t){const n=t.map(contentOf)
const r=new Map
for(const{name:s,open:o,close:i}of e){const e=(0,a.h)(n,o.start)
const c=(0,a.h)(n,i.start)
if(e===c)continue
for(const n of[t[e],t[c]])if(n)r.set(n,crossing(n,s))}return r}function crossing({start:e},t){const n=`only one of the tags <${t}> and </${t}> stands in this section; put both markers inside the element, or both outside`
return{offset:e.range.start,code:"different-containers",message:n}}function layoutOf(e,t,n){const{start:r,end:s}=t
const[o,a]=[r.position,s.position]
if(r.linked||s.linked)return refuse(t,"inside-link",u)
if(r.host===s.host){if(o.kind==="text"&&a.kind==="text"){const{table:e,html:t}=o
const n=t?inHtml({form:"line"},t):{context:"inline",table:e}
return{valid:true,layout:n}}if(o.kind==="flow"&&a.kind==="flow"){return{valid:true,layout:flowLayout(o,a,isOneLine(e,t))}}}const{line:i}=n(s.range.start)
return refuse(t,"different-containers",`the section ends at line ${i}, ${d}`)}function flowLayout(e,t,n){if(n)return inHtml({form:"line"},e.html)
const{indentation:r}=e
if(e.leading){const n=t.prefix+(t.ownLine?t.indentation:r)
return inHtml({form:"lines",prefix:t.prefix+r,endPrefix:n},e.html)}const s=t.prefix+(t.leading?r:t.indentation)
return{context:"flow",prefix:t.prefix,endPrefix:s,tight:e.list!==null&&!e.list.loose}}function inHtml(e,t){return{context:"html",...e,...t}}function isOneLine(e,t){const{start:n,end:r}=contentOf(t)
return!/[\r\n]/.test(e.slice(n,r))}const u="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const d="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:e},t,n){return{valid:false,problem:{offset:e.range.start,code:t,message:n}}}var f=n(1170)
async function findSections(e,t,n={}){const r=await h[t]()
return findingOf(e,t,await(0,f.u)(()=>r(e,n)))}function findingOf(e,t,n){const s=t==="mdx"?"mdx":"html"
const o=(0,r.y)(e)
const a=pairMarkers(n,s)
const i=crossedBy(n.elements,a.pairs)
const c=[...n.faults??[],...a.problems]
const l=[]
for(const t of a.pairs){const{start:n,end:r,marker:s}=t
const a=layoutOf(e,t,o)
const u=a.valid?i.get(t):a.problem
if(u)c.push(u)
if(!a.valid)continue
l.push({start:n.range,end:r.range,content:contentOf(t),place:o(n.range.start),heading:n.heading,layout:a.layout,attributes:s.attributes})}return{sections:l,problems:c.sort((e,t)=>e.offset-t.offset),warnings:t==="md"?a.pairs.flatMap(t=>rawMarkdown(e,t)):[],reading:n}}const h={md:async()=>(await Promise.resolve().then(n.bind(n,4089))).readMarkdown,mdx:async()=>(await Promise.all([n.e(234),n.e(963),n.e(297),n.e(552),n.e(875),n.e(374)]).then(n.bind(n,4264))).readMdx,html:async()=>(await Promise.all([n.e(194),n.e(602)]).then(n.bind(n,6602))).readHtmlFile}},1641:(e,t,n)=>{n.d(t,{Fx:()=>r,Kk:()=>s,be:()=>formatOf})
const r=["md","mdx","html"]
const s={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(s,t)?s[t]??null:null}},1234:(e,t,n)=>{n.d(t,{X:()=>Containers})
const r=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const s=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const o=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#e={}
#t=[]
#n=false
follow([e,t]){if(e==="enter")this.#r(t)
else if(r.has(t.type)&&this.#t.at(-1)?.token===t)this.#t.pop()}get host(){return this.#t.at(-1)?.host??this.#e}get list(){return this.#t.at(-1)?.list??null}#r(e){const t=this.#t.at(-1)
const n=t?.list
if(n&&e.type==="lineEndingBlank"&&!this.#n)n.blankSeen=true
if(n?.blankSeen&&!s.has(e.type))n.loose=true
if(e.type!=="linePrefix")this.#n=o.has(e.type)
if(t&&e.type==="listItemPrefix")t.host={}
if(r.has(e.type))this.#s(e)}#s(e){const t=e.type==="listOrdered"||e.type==="listUnordered"
this.#t.push({token:e,host:e,list:t?{loose:false,blankSeen:false}:null})}}},8325:(e,t,n)=>{n.d(t,{G:()=>footnoteIn,r:()=>definitionIn})
var r=n(31)
function definitionIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="definitionLabel")return[]
const a=(0,r.B)(e.slice(s.offset+1,o.offset-1))
return[{start:s.offset,label:a}]}function footnoteIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,r.B)(e.slice(s.offset,o.offset))]}},4054:(e,t,n)=>{n.d(t,{a:()=>Spans})
const r=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#o=[]
#a
constructor(e){this.#a=e}follow([e,{type:t,start:n,end:s}]){if(e!=="enter"||r.has(t))return
const o=t==="listOrdered"||t==="listUnordered"
const a=o?this.#a.list:null
this.#o.push({start:n.offset,end:s.offset,type:t,list:a})}get outline(){return this.#o.map(({start:e,end:t,type:n,list:r})=>({start:e,end:t,type:r?.loose?`${n} loose`:n}))}}},4089:(e,t,n)=>{n.r(t)
n.d(t,{LargestPart:()=>LargestPart,followMarkdown:()=>followMarkdown,readMarkdown:()=>readMarkdown})
const r=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function readComments(e,t){const n=[]
const r=[]
let s=0
while(s<e.length){const o=e.indexOf("\x3c!--",s)
const a=o<0?e.length:o
if(a>s)r.push({start:s,end:a})
if(o<0)break
const i=e.indexOf("--\x3e",a+"\x3c!--".length)
const c=i>=0
const l=e.slice(a+"\x3c!--".length,c?i:undefined)
const u=c?l:l.replace(/(?:--!?|-)$/,"")
s=c?i+"--\x3e".length:e.length
const{linked:d,heading:f}=t
n.push({start:a,end:s,text:normalised(u),closed:c,linked:d,heading:f})}return{comments:n,tags:[],texts:r,state:t}}function normalised(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}var s=n(6202)
var o=n(1825)
var a=n(8183)
async function*blocksOf(e,t,n){let r
let s=0
while(s<e.length){let o=endOfBlocks(e,s===0?frontMatterEnd(e):s)
let a=[]
let i=false
const c=commentAlone(e,{start:s,end:o})
if(c)a=c
else if(t.test(e.slice(s,o))){r??=await n()
a=r({start:s,end:o})
for(;;){const t=o<e.length&&openAt(a,o)
if(!t)break
if(t==="codeFenced")o=endOfFence(e,a,o)
else{i=true
o=endOfBlocks(e,o+(o-s))}a=r({start:s,end:o})}}yield{start:s,end:o,events:a,extended:i}
s=o}}const i=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){i.lastIndex=t
return i.test(e)?i.lastIndex:e.length}const c=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return c.exec(e)?.[0].length??0}const l=new Set(["htmlFlow","codeFenced"])
const u=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openAt(e,t){const n=e.findLast(([,{type:e}])=>l.has(e)||u.has(e))
return n&&l.has(n[1].type)&&n[1].end.offset===t?n[1].type:null}function endOfFence(e,t,n){const r=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const s=e.slice(r?.start.offset,r?.end.offset)
const o=new RegExp(`(?<=[\\r\\n]) {0,3}${s.slice(0,1)}{${s.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
o.lastIndex=n
return o.test(e)?o.lastIndex:e.length}const d=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function commentAlone(e,{start:t,end:n}){d.lastIndex=t
const[r="",s=""]=d.exec(e)??[]
if(s===""||t+r.length!==n)return null
const[o,a]=[pointAt(t,1),pointAt(t+s.length,s.length+1)]
const i={type:"htmlFlow",start:o,end:a}
const c={type:"htmlFlowData",start:o,end:a}
return[["enter",i,f],["enter",c,f],["exit",c,f],["exit",i,f]]}const f=Object.freeze({})
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}var h=n(1234)
var m=n(622)
class Elements{#i=[]
#t=new Map
see({kind:e,name:t,start:n,end:r},s){const o={start:s+n,end:s+r}
const a=this.#t.get(t)??[]
if(e==="open"){this.#t.set(t,a)
a.push(o)}else{const e=a.pop()
if(e)this.#i.push({name:t,open:e,close:o})}}openAfter(e){const t=[...this.#t].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}get closed(){return this.#i}}const p={raw:undefined,linked:false,heading:false}
const g=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const w=new Set(["atxHeading","setextHeading"])
const k=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
readHtml
#c
#a
#t=[]
#l=[]
#u
#d=0
#f=p
#h=p
constructor(e,t,n){this.#c=e
this.#a=t
this.readHtml=n}follow([e,t]){if(e==="enter"){this.#r(t)
this.#t.push(t)}else{this.#t.pop()
this.#m(t)}}#r({type:e,start:t,end:n}){if(g.has(e)){this.#u=e
this.#h=this.#f}else if(e==="labelText"){this.#d+=1}else if(e==="htmlFlow"||e==="htmlText"){this.#l=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){const e=t.offset-t.column+1
this.#l.push({start:t.offset,end:n.offset,lineStart:e})}}#m({type:e}){if(g.has(e)){const[e,t]=[this.#f,this.#h]
this.#f={raw:e.raw&&t.raw,linked:e.linked&&t.linked,heading:e.heading&&t.heading}
this.#u=undefined}else if(e==="labelText"){this.#d-=1}else if(e==="htmlFlow"){this.#f=this.#p(this.#f)}else if(e==="htmlText"){this.#h=this.#g(this.#h)}}#p(e){const t=this.#w()
const n=this.#k(t,e)
for(const e of n.comments){this.#o(e,this.#a.host,this.#v(t,e.start))}return n.state}#g(e){const t=this.#w()
const n=this.#k(t,e)
const[r]=n.comments
if(r?.start===0){const e=this.#u!==undefined&&k.has(this.#u)
const t=this.#t.at(-1)??this.#a.host
this.#o(r,t,{kind:"text",table:e})}return n.state}#k(e,t){const n=this.readHtml(e,t)
for(const e of n.tags)this.elements.see(e,this.#b)
for(const{start:e,end:t}of n.texts){this.texts.push({start:this.#b+e,end:this.#b+t})}return n}#o({start:e,end:t,text:n,closed:r,...s},o,a){const i={start:this.#b+e,end:this.#b+t}
const c=s.linked||this.#d>0
const l=s.heading||this.#u!==undefined&&w.has(this.#u)
this.comments.push({range:i,text:n,closed:r,linked:c,heading:l,host:o,position:a})}#v(e,t){const n=this.#b+t
const r=this.#l[(0,m.r)(this.#l,n)]
if(!r)throw new RangeError(`No line of HTML at offset ${n}`)
const s=this.#c.slice(r.start,n)
return{kind:"flow",leading:e.slice(0,t).trim()!=="",ownLine:s.trim()==="",prefix:this.#c.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(s)?.[0]??"",list:this.#a.list}}get#b(){return this.#l[0]?.start??0}#w(){let e=""
let t=this.#b
for(const{start:n,end:r}of this.#l){e+=this.#c.slice(t,n).replace(/[^\r\n]/g," ")+this.#c.slice(n,r)
t=r}return e}}var v=n(8325)
var b=n(4054)
const _="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const y=new RegExp(_,"iu")
const x="<|`{3}|~{3}|\\]:"
const $=new RegExp(x)
const O=new RegExp(`${x}|${_}`,"iu")
function lastMention(e){let t=0
for(const{0:n,index:r}of e.matchAll(new RegExp(_,"giu"))){const s=e.slice(0,r).trimEnd().endsWith("/*")
t=Math.max(r+n.length,s?e.indexOf("*/",r):0)}return t}const E=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${_}`,"giu")
function dependsOnDefinitions(e,t){if(!e.includes("]:"))return false
if(mentionsBehindBracket(e.slice(0,t)))return true
for(const{index:t}of e.matchAll(/\]:/g))if(labelWithTag(e,t))return true
return false}function mentionsBehindBracket(e){let t=false
for(const[n]of e.matchAll(E)){if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true}return false}const S=999
function labelWithTag(e,t){const n=e.slice(Math.max(0,t-S),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function readMarkdown(e,{defined:t=[],extent:n="reach"}={}){const r=n==="whole"
const s=lastMention(e)
const i=(0,a.DI)(e.slice(0,endOfBlocks(e,s)))
if(i.length>0)return{...o.i,faults:i}
const c=endOfBlocks(e,0)===e.length
const l=!c&&(r||dependsOnDefinitions(e,s))
const u=new LargestPart
const d=l?await labelsOf(e,u):A
const f={...d,links:[...t,...d.links]}
if(r)return followMarkdown(e,blocksOf(e,M,()=>parserOf(e,{labels:f})))
const load=async()=>u.giving(await parserOf(e,{labels:f,inline:F}))
return followMarkdown(e,blocksOf(e,O,load),{until:s,outlined:y})}async function followMarkdown(e,t,{until:o=e.length,outlined:a=M}={}){const i=new h.X
const c=new MarkdownHtml(e,i,readComments)
const l=new b.a(i)
const u=new s._
const d=[]
let f=true
let m=0
let p
for await(const{start:s,end:h,events:g,extended:w}of t){const t=e.slice(s,h)
const k=a.test(t)
if(k&&w)f=false
if(c.readHtml===readComments&&r.test(t)){c.readHtml=(await Promise.all([n.e(194),n.e(844)]).then(n.bind(n,9844))).readHtml}for(const t of g){i.follow(t)
c.follow(t)
if(k)l.follow(t)
u.follow(t)
d.push(...(0,v.r)(e,t))}m=h
if(h>=o)p??=lastClosing(c,e,h)
if(h>=(p??o))break}const{comments:g,elements:w,texts:k}=c
return{comments:g,elements:w.closed,foreign:u.visibleIn(e.slice(0,m),k),definitions:d,outline:()=>l.outline,isOutlineExact:f}}async function parserOf(e,t){const{markdownEvents:r}=await Promise.all([n.e(234),n.e(963),n.e(297),n.e(875),n.e(796)]).then(n.bind(n,4875))
return r(e,t)}const F=/<|\/\*/
const M=/^/
const P=/(?!)/
const A={links:[],footnotes:[]}
async function labelsOf(e,t){const n=new Set
const r=new Set
const hasNoComment=({start:t,end:n})=>!F.test(e.slice(t,n))
const load=async()=>t.keeping(await parserOf(e,{inline:P}),hasNoComment)
for await(const{events:t}of blocksOf(e,$,load)){for(const s of t){for(const{label:t}of(0,v.r)(e,s))n.add(t)
for(const t of(0,v.G)(e,s))r.add(t)}}return{links:[...n],footnotes:[...r]}}function lastClosing({comments:e,elements:t},n,r){const s=t.openAfter(e[0]?.range.start??r)
const o=s.size>0?n.slice(r).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const a=[...o].findLast(([,e=""])=>s.has(e.toLowerCase()))
return a?r+a.index+1:0}class LargestPart{#_={start:0,end:0}
#y=[]
keeping(e,t){return n=>{const r=e(n)
if(n.end-n.start>this.#_.end-this.#_.start&&t(n)){this.#_=n
this.#y=r}return r}}giving(e){return t=>{const n=t.start===this.#_.start&&t.end===this.#_.end&&t.end>0
return n?this.#y:e(t)}}}},7840:(e,t,n)=>{n.d(t,{W3:()=>readComment,wI:()=>readUnclosed,lO:()=>spell})
var r=n(1916)
var s=n(9411)
const o=["slug","custom-domain","show"]
const a=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function readAttributes(e){const t=e.trim()
const n=new Map
a.lastIndex=0
while(a.lastIndex<t.length){const e=a.lastIndex
const r=a.exec(t)
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
return`unknown attribute "${e}"; ${n}`}function invalid(e,t){return{valid:false,code:e,message:t}}const i=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const l=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function readComment(e,t){const n=e.trim()
const r=i.exec(n)
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
if(t.length===0)return invalid("names nothing",a)
const n=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(n.includes(t))return invalid(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const a=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,r.kp)(e.toLowerCase(),[...o])
return(0,r.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:a}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},1170:(e,t,n)=>{n.d(t,{G:()=>UnreadableError,u:()=>readOrRefuse})
var r=n(1825)
class UnreadableError extends Error{name="UnreadableError"
problem
constructor(e){super(e.message)
this.problem=e}}async function readOrRefuse(e){try{return await e()}catch(e){if(!(e instanceof UnreadableError))throw e
return{...r.i,faults:[e.problem]}}}},1825:(e,t,n)=>{n.d(t,{i:()=>r})
const r={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}},8183:(e,t,n)=>{n.d(t,{DI:()=>tooDeep,UB:()=>boundFootnotes,bp:()=>boundImages})
var r=n(1170)
const s=100
const o=`(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${s+1}}`
const a=new RegExp(`(?<=^|[\\r\\n])${o}`)
function tooDeep(e){const t=a.exec(e)
return t?[problemAt(t.index,"quotes and lists")]:[]}function problemAt(e,t){const n=`this line is in more than ${s} ${t}; take it out of some of them, or the sections to another file`
return{offset:e,code:"too-deep",message:n}}function boundFootnotes({constructs:e}){for(const[t,n]of Object.entries(e.document)){const r=[n??[]].flat().map(e=>e.name==="gfmFootnoteDefinition"?boundedDepth(e):e)
Object.assign(e.document,{[t]:r})}}function boundedDepth(e){const{continuation:t}=e
const n=new WeakMap
if(!t)return e
return{...e,continuation:{...t,tokenize(e,o,a){const{line:i,offset:c}=this.now()
const l=n.get(this)
const u=l?.line===i?l:{line:i,start:c,count:0}
u.count+=1
if(u.count>s)throw new r.G(problemAt(u.start,"footnotes"))
n.set(this,u)
return t.tokenize.call(this,e,o,a)}}}}const i=20
function boundImages(e){return{...e,tokenize(t,n,s){const o=e.tokenize.call(this,t,closed,s)
const a=this._labelStarts??[]
const l=a.at(-1)
return o
function closed(e){const t=l?.type==="labelImage"&&a.filter(isOpenImage).length>i
if(!t)return n(e)
throw new r.G({offset:l.start.offset,code:"too-deep",message:c})}}}}function isOpenImage({type:e,_balanced:t}){return e==="labelImage"&&!t}const c=`this image is in more than ${i} others, or behind as many "![" that are not closed; close them, or take the sections to another file`},4848:(e,t,n)=>{n.d(t,{$P:()=>Unavailable,F_:()=>UnsafeAnswer,Hv:()=>PageNotFound,Jh:()=>RedirectRefused,Lw:()=>Refused,WL:()=>InvalidAnswer,cY:()=>EndpointError,cw:()=>Forbidden,fk:()=>PlanRequired,gz:()=>Unauthorised,qK:()=>MissingSlug})
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
this.reason=e.reason}}},6377:(e,t,n)=>{n.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
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
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},6738:(e,t,n)=>{n.d(t,{g:()=>generateUsual})
var r=n(3085)
async function generateUsual(e,t){return(0,r.L)(e,t)??(await Promise.all([n.e(234),n.e(538),n.e(357),n.e(749),n.e(33)]).then(n.bind(n,6033))).generateSnippets(e,t)}},3085:(e,t,n)=>{n.d(t,{L:()=>plainSnippets,U:()=>plainForms})
var r=n(9911)
const s=/^[A-Za-z\d.:/-]*$/
function plainSnippets(e,t){const[n,o]=[(0,r.p)(e),(0,r.Q)(e)]
if(![n,o,t].every(e=>s.test(e)))return null
const a=`src="${o}" data-slug="${e.slug}" data-theme="auto"`
const i='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${n})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${a}><\/script>`,widget_html:`<div>\n  <script ${a} ${i}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}function plainForms(e,t){const n=e.status_page_url.trim().replace(/\/$/,"")
const o=(0,r.p)(t)
if(!s.test(n)||!s.test(o))return null
const both=e=>({markdown:e.trim(),html:e.trim()})
return{badge:{markdown:e.badge_markdown.trim(),html:e.badge_html.trim()},link:{markdown:e.minimal_md.trim(),html:`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`},widget:both(e.widget_html),script:both(e.widget_script),definitions:{markdown:`[status-badge]: ${o}\n[status-page]: ${n}`,html:null}}}},9137:(e,t,n)=>{n.d(t,{I:()=>i,Q:()=>parseBaseUrl})
var r=n(88)
var s=n(5748)
var o=n(1244)
var a=n(9529)
const i="https://statuspage.me"
const c=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const l=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new a.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${i}`})}const{origin:n,pathname:r}=new URL(e)
return n+r.replace(/\/+$/,"")}function findProblem(e){const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=c.find(([t])=>t.test(e))
if(n)return n[1]
const a=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const i=a.startsWith("[")?null:(0,o.aL)(a)
if(i!==null)return`has a host that ${i}`
const u=(0,s.w)(e)
if(u===null)return"is not an address"
return u.protocol==="http:"&&!l.test(u.hostname)?"is not https, and http is for loopback hosts only":null}},1244:(e,t,n)=>{n.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,rk:()=>readHost})
var r=n(88)
var s=n(5748)
var o=n(9529)
const a=/^[A-Za-z\d._-]+$/
const i=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const c=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const l=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){if(a.test(e))return null
const t=(0,r.P)(e,"allowed")
if(t!==null)return`has ${t}`
const n=firstProblem(e,i)
if(n!==null)return n
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function readHost(e,{fewestLabels:t,slugLabels:n}){const r=findHostCharacterProblem(e)
if(r!==null)return{outcome:"refused",problem:r}
const o=(0,s.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const a=firstProblem(o,n?c:[...c,...l])
if(a!==null)return{outcome:"refused",problem:a}
if(o.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}function parseCustomDomain(e,t="custom-domain"){const n=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const r=readHost(withoutRootDot(n),{fewestLabels:2,slugLabels:false})
if(r.outcome==="host")return r.host
const s="give the public host name people visit, such as status.acme.com"
throw new o.d({input:t,value:e,problem:r.problem,fix:s})}function parseStatusPageHost(e){const t=readHost(withoutRootDot(e),{fewestLabels:1,slugLabels:false})
if(t.outcome==="host")return t.host
const n="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new o.d({input:"status-page-host",value:e,problem:t.problem,fix:n})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const n=readHost(withoutRootDot(t),{fewestLabels:1,slugLabels:true})
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
this.fix=s}}},8907:(e,t,n)=>{n.d(t,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var r=n(1244)
var s=n(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=readAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=(0,r.rk)(n,{fewestLabels:2,slugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${n}`}}function sameAddress(e,t){return new URL(e).href===new URL(t).href}},8551:(e,t,n)=>{n.d(t,{d:()=>parseSlug})
var r=n(9529)
const s=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=s.find(([t])=>t.test(e))
if(!t)return e
const n='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new r.d({input:"slug",value:e,problem:t[1],fix:n})}},2658:(e,t,n)=>{n.d(t,{R:()=>s,s:()=>r})
const r={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
const s=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},6726:(e,t,n)=>{n.d(t,{K:()=>judgeAddress,N:()=>unsafe})
var r=n(7819)
var s=n(8907)
function judgeAddress(e){const t=e.trim()
const n=(0,s.zq)(t)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,r.h)(t)} ${n.problem}`)}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}},2007:(e,t,n)=>{n.d(t,{k:()=>judgeUsual})
var r=n(3085)
var s=n(6726)
async function judgeUsual(e,t,o){const a=(0,s.K)(t.status_page_url)
const i=t[e].trim()
if(a.verdict==="safe"&&(0,r.L)(o,a.value)?.[e]===i){return{verdict:"safe",value:i}}return(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(538),n.e(297),n.e(146),n.e(248),n.e(617)]).then(n.bind(n,290))).judgeSnippet(e,t,o)}},88:(e,t,n)=>{n.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const r=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const s=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return r.find(({first:t,last:n})=>e>=t&&e<=n)?.name??null}const a=/^[\x20-\x7e]*$/
function findHiddenCharacter(e,t="refused"){if(a.test(e))return null
const n=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of n.replace(s,"").replace(o,"")){const t=e.codePointAt(0)??0
const n=hiddenCharacterAt(t)
if(n!==null)return`${n} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},8665:(e,t,n)=>{n.d(t,{R:()=>lineEndingOf})
const r=/\r\n|\n|\r/g
function lineEndingOf(e,t){if(!e.includes("\r"))return"\n"
const n=new Map
let s
let o=0
for(const{0:a,index:i}of e.matchAll(r)){s??=a
while(t[o]&&i>=(t[o]?.end??0))o+=1
const e=t[o]
if(e&&i>=e.start)continue
n.set(a,(n.get(a)??0)+1)}const[a]=[...n].sort(([,e],[,t])=>t-e)
return a?.[0]??s??"\n"}},5748:(e,t,n)=>{n.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},8384:(e,t,n)=>{n.d(t,{$:()=>placeOf,y:()=>placesIn})
var r=n(622)
function placesIn(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let s=false
return o=>{while(!s&&(t.at(-1)?.start??0)<=o){if(n.exec(e))t.push({start:n.lastIndex})
else s=true}const a=Math.max((0,r.r)(t,o),0)
return{line:a+1,column:Math.max(o-(t[a]?.start??0),0)+1}}}function placeOf(e,t){return placesIn(e)(t)}},7819:(e,t,n)=>{n.d(t,{h:()=>quote})
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
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{__nccwpck_require__.d=(e,t)=>{for(var n in t){if(__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n)){Object.defineProperty(e,n,{enumerable:true,get:t[n]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>{__nccwpck_require__.f[n](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>""+e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,r=t.ids,s=t.runtime
for(var o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(s)s(__nccwpck_require__)
for(var a=0;a<r.length;a++)e[r[a]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n={}
const r=require("node:os")
var s=__nccwpck_require__(3024)
const o=[{code:0,name:"done",meaning:"done: sections are right, whether or not something changed"},{code:1,name:"outOfDate",meaning:"`check` found a section out of date"},{code:2,name:"input",meaning:"usage or input: an option, a marker, a file"},{code:3,name:"refused",meaning:"the endpoint refused, or its answer is invalid or unsafe"},{code:4,name:"unavailable",meaning:"the endpoint is unavailable and no last good answer exists; nothing was written"},{code:5,name:"publishing",meaning:"publishing failed"},{code:70,name:"defect",meaning:"a defect of ours"}]
function exitCode(e){const t=o.find(t=>t.name===e)
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
try{while(n.length>0)n=n.subarray((0,s.writeSync)(e,n))}catch(e){if(!(e instanceof Error&&"code"in e&&e.code==="EAGAIN"))return new Uint8Array}return n}function wantsColour(e,t){return e&&!t.NO_COLOR&&t.TERM!=="dumb"}function worldOf(e){return{env:e.env,folder:()=>e.cwd(),platform:e.platform,home:homeOf(),terminal:terminalOf(e),fetch:globalThis.fetch,now:Date.now,sleep:e=>new Promise(t=>setTimeout(t,e)),random:Math.random}}function homeOf(){try{return(0,r.homedir)()}catch{return""}}var a=__nccwpck_require__(6760)
var i=__nccwpck_require__(103)
var c=__nccwpck_require__(9411)
var l=__nccwpck_require__(6377)
var u=__nccwpck_require__(9137)
var d=__nccwpck_require__(1244)
var f=__nccwpck_require__(8551)
var h=__nccwpck_require__(7819)
var m=__nccwpck_require__(8159)
var p=__nccwpck_require__(9529)
var g=__nccwpck_require__(6101)
var w=__nccwpck_require__(6971)
function readValue(e,t,n){const r=givenOrDefault(e,t)
const s=r?.values.at(-1)
if(r===null||s===undefined)return null
if(s.trim()==="")throw new m.e(r.as,"is empty: give it a value or leave it out")
try{return n(s,r.as)}catch(e){if(!(e instanceof p.d))throw e
throw new m.e(r.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const n=(0,w.b7)(t).choices??[]
const isChoice=e=>n.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const r=(0,g.Z)(e,n)
const s=r===null?"give one of these":`did you mean ${r}?`
throw new m.e(t,`${(0,h.h)(e)} is not one of ${n.join(", ")}: ${s}`)})}function readSeconds(e,t){const{range:[n,r]=[0,0],default:s}=(0,w.b7)(t)
return readValue(e,t,(e,t)=>{const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=n&&o<=r)return o
const a=`is not a number of seconds from ${n} to ${r}`
throw new m.e(t,`${(0,h.h)(e)} ${a}: write ${s}, for example`)})}function readFlag(e,t){const n=givenOrDefault(e,t)
if(n===null)return false
const r=n.values.at(-1)?.toLowerCase()??"true"
if(r==="true"||r==="false")return r==="true"
throw new m.e(n.as,`${(0,h.h)(r)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const n=e.get(t)
if(n!==undefined)return n
const{default:r}=(0,w.b7)(t)
return r===undefined?null:{as:t,values:[r]}}function readSettings(e){const t=readValue(e,"base-url",u.Q)
return{slug:readValue(e,"slug",f.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",d.hL)??(0,d.fG)(t),customDomain:readValue(e,"custom-domain",d.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const n=(0,c.qo)(e)
if(n.valid)return n.names
const{problem:r,fix:s}=n.refusal
throw new m.e(t,`${(0,h.h)(e)} ${r}: ${s}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,l.QG)(t)}catch(n){if(!(n instanceof l.AS))throw n
const r=t.length>1?`(number ${n.line}) `:""
const s=n.message.replace(/^header \d+ /,"")
throw new m.e(e.get("header")?.as??"header",r+s,n)}}var k=__nccwpck_require__(3411)
const v=require("node:util")
var b=__nccwpck_require__(1074)
const _=(0,w.cz)("cli")
const y=Object.fromEntries(_.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function readCommandLine(e){const{tokens:t}=(0,v.parseArgs)({args:[...e],options:y,strict:false,tokens:true})
const n=new Map
const r=[]
let s
let o=false
for(const e of t){if(e.kind==="option"){const t=rowOf(e.name,e.rawName)
const r=n.get(t)?.values??[]
n.set(t,{as:e.rawName,values:[...r,...valuesOf(t,e)]})}else if(e.kind==="option-terminator"){o=true}else if(r.length===0&&s===undefined&&!o&&(0,b.v)(e.value)){s=e.value}else{r.push(e.value)}}const a=(0,b.v)(s)??b.P[0]
for(const[e,{as:t}]of n)refuseForeign(e,t,a)
refuseSurplus(r,a)
return{command:a.name,files:r,givens:new Map([...n].map(([e,t])=>[e.name,t]))}}function rowOf(e,t){const n=_.find(t=>t.name===e)
if(n!==undefined)return n
const r=(0,g.Z)(e,_.map(e=>e.name))
throw new m.N(t,"is not an option",r===null?"see status-snippets --help":`did you mean --${r}?`)}function valuesOf(e,{rawName:t,value:n,inlineValue:r}){if(e.kind==="flag"){if(n===undefined)return[]
throw new m.N(t,"takes no value",`leave out "=${n}"`)}const s=`write ${t} ${(0,w.hx)(e)}`
if(n===undefined)throw new m.N(t,"lacks its value",s)
if(!r&&n.startsWith("--"))throw new m.N(t,`lacks its value before ${n.split("=")[0]}`,s)
return[n]}function refuseForeign(e,t,n){if(e.commands===undefined||e.commands.includes(n.name))return
throw new m.N(t,`is not an option of ${n.name}`,`it belongs to ${e.commands.join(" and ")}`)}function refuseSurplus(e,t){const n=e[t.files]
if(n===undefined)return
const r=t.files===0?"no file":"one file"
throw new m.N(n,"is too much",`${t.name} takes ${r}`)}var x=__nccwpck_require__(3500)
function readCliSettings(e){return{only:readChoice(e,"only"),workflow:readFlag(e,"workflow"),json:readFlag(e,"json"),diff:readFlag(e,"diff"),dryRun:readFlag(e,"dry-run"),quiet:readFlag(e,"quiet"),commit:readFlag(e,"commit"),cwd:readText(e,"cwd")}}var $=__nccwpck_require__(3467)
var O=__nccwpck_require__(610)
const E={refresh:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,check:async()=>(await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__,8710))).refreshCommand,print:async()=>(await __nccwpck_require__.e(951).then(__nccwpck_require__.bind(__nccwpck_require__,9951))).printCommand,init:async()=>(await Promise.all([__nccwpck_require__.e(234),__nccwpck_require__.e(194),__nccwpck_require__.e(963),__nccwpck_require__.e(538),__nccwpck_require__.e(297),__nccwpck_require__.e(357),__nccwpck_require__.e(146),__nccwpck_require__.e(749),__nccwpck_require__.e(552),__nccwpck_require__.e(248),__nccwpck_require__.e(725),__nccwpck_require__.e(881)]).then(__nccwpck_require__.bind(__nccwpck_require__,3881))).initCommand}
async function runCli(e,t){try{return exitCode(await carryOut(e,t))}catch(n){const{exit:r,code:s,message:o,stack:a=""}=(0,$.z)(n)
const{err:i}=t.terminal;(0,O.BS)(i,`status-snippets: ${o}`)
for(const[e]of a.matchAll(/^ {4}at .*$/gm))(0,O.BS)(i,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:s,message:o}}
t.terminal.out.write(`${JSON.stringify(e,null,2)}\n`)}return exitCode(r)}}async function carryOut(e,t){const n=readCommandLine(e)
if(n.givens.has("help")){t.terminal.out.write((await __nccwpck_require__.e(802).then(__nccwpck_require__.bind(__nccwpck_require__,5802))).helpText())
return"done"}if(n.givens.has("version")){t.terminal.out.write(`${k.r}\n`)
return"done"}const r=(0,i.D)((0,x.Q)(t.env),n.givens)
const[s,o]=[readSettings(r),readCliSettings(r)]
const a=await E[n.command]()
return a({line:n,settings:s,cli:o,world:t,folder:workingFolder(t,o.cwd)})}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function workingFolder(e,t){try{const n=(0,a.resolve)(e.folder(),t??"")
if((0,s.statSync)(n).isDirectory())return n}catch{}throw new p.d({input:"cwd",value:t??".",problem:"is not a folder",fix:"name one that exists"})}runCli(process.argv.slice(2),worldOf(process)).then(e=>{process.exitCode=e})
module.exports=n})()

