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
var d=u|a
u|=(u&i)+i^i
a|=~(u|i)
i&=u
if(a&o){c++}if(i&o){c--}a=a<<1|1
i=i<<1|~(d|a)
a&=d}l=n
while(l--){s[e.charCodeAt(l)]=0}return c}
var myers_x=function(e,t){var n=t.length
var r=e.length
var o=[]
var i=[]
var a=Math.ceil(n/32)
var c=Math.ceil(r/32)
for(var l=0;l<a;l++){i[l]=-1
o[l]=0}var u=0
for(;u<c-1;u++){var d=0
var f=-1
var h=u*32
var m=Math.min(32,r)+h
for(var p=h;p<m;p++){s[e.charCodeAt(p)]|=1<<p}for(var l=0;l<n;l++){var g=s[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var b=g|d
var k=((g|v)&f)+f^f|g|v
var y=d|~(k|f)
var x=f&k
if(y>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^v){o[l/32|0]^=1<<l}y=y<<1|w
x=x<<1|v
f=x|~(b|y)
d=y&b}for(var p=h;p<m;p++){s[e.charCodeAt(p)]=0}}var $=0
var _=-1
var S=u*32
var P=Math.min(32,r-S)+S
for(var p=S;p<P;p++){s[e.charCodeAt(p)]|=1<<p}var E=r
for(var l=0;l<n;l++){var g=s[t.charCodeAt(l)]
var w=i[l/32|0]>>>l&1
var v=o[l/32|0]>>>l&1
var b=g|$
var k=((g|v)&_)+_^_|g|v
var y=$|~(k|_)
var x=_&k
E+=y>>>r-1&1
E-=x>>>r-1&1
if(y>>>31^w){i[l/32|0]^=1<<l}if(x>>>31^v){o[l/32|0]^=1<<l}y=y<<1|w
x=x<<1|v
_=x|~(b|y)
$=y&b}for(var p=S;p<P;p++){s[e.charCodeAt(p)]=0}return E}
var distance=function(e,t){if(e.length<t.length){var n=t
t=e
e=n}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var n=Infinity
var s=0
for(var r=0;r<t.length;r++){var o=distance(e,t[r])
if(o<n){n=o
s=r}}return t[s]}
n=closest},4589:e=>{e.exports=require("node:assert")},6698:e=>{e.exports=require("node:async_hooks")},4573:e=>{e.exports=require("node:buffer")},1421:e=>{e.exports=require("node:child_process")},7540:e=>{e.exports=require("node:console")},7598:e=>{e.exports=require("node:crypto")},3053:e=>{e.exports=require("node:diagnostics_channel")},8229:e=>{e.exports=require("node:dns")},8474:e=>{e.exports=require("node:events")},3024:e=>{e.exports=require("node:fs")},1455:e=>{e.exports=require("node:fs/promises")},7067:e=>{e.exports=require("node:http")},2467:e=>{e.exports=require("node:http2")},7030:e=>{e.exports=require("node:net")},6760:e=>{e.exports=require("node:path")},643:e=>{e.exports=require("node:perf_hooks")},1708:e=>{e.exports=require("node:process")},1792:e=>{e.exports=require("node:querystring")},99:e=>{e.exports=require("node:sqlite")},7075:e=>{e.exports=require("node:stream")},7997:e=>{e.exports=require("node:timers")},8500:e=>{e.exports=require("node:timers/promises")},1692:e=>{e.exports=require("node:tls")},3136:e=>{e.exports=require("node:url")},7975:e=>{e.exports=require("node:util")},3429:e=>{e.exports=require("node:util/types")},5919:e=>{e.exports=require("node:worker_threads")},8522:e=>{e.exports=require("node:zlib")},283:(e,t,n)=>{n.d(t,{Du:()=>parseCommandLine,Zv:()=>findCommand,qT:()=>listNames})
var s=n(7975)
var r=n(1074)
var o=n(8159)
var i=n(8050)
var a=n(7819)
var c=n(6101)
const l=i.cz.cli
function listNames(e){return new Intl.ListFormat("en-GB").format(e)}const u=Object.fromEntries(l.map(({name:e,kind:t,short:n})=>[e,{type:t==="flag"?"boolean":"string",...n&&{short:n}}]))
function parseCommandLine(e){const{tokens:t,positionals:n}=(0,s.parseArgs)({args:[...e],options:u,strict:false,tokens:true})
const o=new Map
for(const e of t.filter(e=>e.kind==="option")){const t=findOption(e.name,e.rawName)
const n=o.get(t.name)?.values??[]
o.set(t.name,{givenAs:e.rawName,values:[...n,...valuesOf(t,e)]})}const i=t.find(({kind:e})=>e!=="option")
const a=i?.kind==="positional"?findCommand(i.value):null
const c=a??r.P[0]
const l=a===null?n:n.slice(1)
for(const[e,{givenAs:t}]of o)assertOptionBelongsTo(findOption(e,t),t,c)
refuseExtraFile(l[c.maxFiles],c)
if(c.name==="help")return{command:"help",files:[],options:o,help:helpTopic(l[0])}
return{command:c.name,files:l,options:o,help:o.has("help")?a?.name??"all":null}}function helpTopic(e){if(e===undefined||e==="help")return"all"
const t=findCommand(e)
if(t!==null)return t.name
const n=r.P.map(e=>e.name)
const s=(0,c.Z)(e,n)
const i=s===null?`use one of ${n.join(", ")}`:`did you mean ${s}?`
throw new o.N(`${(0,a.h)(e)} is not a command`,i)}function findOption(e,t){const n=l.find(t=>t.name===e)
if(n!==undefined)return n
const s=l.map(e=>e.name)
const r=(0,c.Z)(e,s)
const i=r===null?"see status-snippets --help":`did you mean --${r}?`
throw new o.N(`${t} is not an option`,i)}function valuesOf(e,{rawName:t,value:n,inlineValue:s}){if(e.kind==="flag"){if(n===undefined)return[]
throw new o.N(`${t} takes no value`,`leave out "=${n}"`)}if(n!==undefined&&(s||!n.startsWith("--")))return[n]
const r=n===undefined?"":` before ${n.split("=")[0]}`
throw new o.N(`${t} lacks its value${r}`,`write ${t} ${(0,i.hx)(e)}`)}function assertOptionBelongsTo(e,t,n){if(e.commands===undefined||e.commands.includes(n.name))return
throw new o.N(`${t} is not an option of ${n.name}`,`it belongs to ${listNames(e.commands)}`)}function refuseExtraFile(e,t){if(e===undefined)return
const n=t.maxFiles===0?"no files":`a single ${t.name==="help"?"command":"file"}`
throw new o.N(`unexpected argument "${e}"`,`${t.name} takes ${n}`)}function findCommand(e){return r.P.find(t=>t.name===e)??null}},3500:(e,t,n)=>{n.d(t,{H:()=>readEnvironmentVariables,V:()=>environmentName})
var s=n(8050)
var r=n(1641)
function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironmentVariables(e){const t=new Map
for(const{name:n,kind:o}of s.cz.cli){const s=environmentName(n)
const i=e[s]?.trim()??""
if(o==="flag"||i==="")continue
t.set(n,{givenAs:s,values:o==="list"?(0,r.uz)(i):[i]})}return t}},8938:(e,t,n)=>{n.r(t)
n.d(t,{refreshCommand:()=>refreshCommand})
var s=n(2302)
var r=n(8659)
var o=n(535)
var i=n(5250)
var a=n(610)
const refreshCommand=async e=>{if(e.files.includes("-")){return(await n.e(811).then(n.bind(n,6811))).refreshStandardInput(e)}const t=e.command==="check"
const c=await(0,i.Tr)(e,(0,i.AL)(e))
const l={...e.settings,checkOnly:t}
const u=await(0,s.hZ)((0,i.UK)(e,c),l,e.fetchSnippets,r.g)
const d=t?u:await write(e,c,u)
await(0,a["if"])(e,d)
return(0,o.VX)(d)}
async function write(e,t,s){if(s.changes.length===0&&!e.settings.commit)return s
const{writeChanges:r}=await n.e(374).then(n.bind(n,7006))
return r(e,t,s)}},535:(e,t,n)=>{n.d(t,{Uc:()=>describeError,VX:()=>exitNameOf,hS:()=>c})
var s=n(8159)
var r=n(1812)
var o=n(7031)
var i=n(9529)
var a=n(6226)
const c={success:{code:0,meaning:"success: sections are up to date, whether or not something changed"},outOfDate:{code:1,meaning:"`check` found a section, or `find` an embed, out of date"},input:{code:2,meaning:"invalid option, marker or file"},refused:{code:3,meaning:"the service refused the request, or its response is invalid or unsafe"},unavailable:{code:4,meaning:"the service is unavailable and there is no usable cached response; nothing was written"},publishing:{code:5,meaning:"the changes were written only in part, or could not be committed"},internal:{code:70,meaning:"internal error"}}
function exitNameOf({failure:e,outcome:t}){return e?.kind??(t==="out-of-date"?"outOfDate":"success")}const l=[s.N,s.e,i.d,r.f6,a.X]
function describeError(e){if(e instanceof o._)return{exit:e.kind,code:e.code,message:e.message}
if(l.some(t=>e instanceof t)){const{code:t,message:n}=e
return{exit:"input",code:t,message:n}}const t=`internal error in status-snippets, please report it: ${String(e)}`
return{exit:"internal",code:"internal-error",message:t}}},6226:(e,t,n)=>{n.d(t,{X:()=>GitError})
const s={"dirty-file":e=>`${e}, so --commit would commit more than the section: commit or undo the other changes first`,"no-repository":e=>`--commit cannot commit in ${e}; run it in a git repository, or leave it out`,"commit-failed":e=>`git did not commit ${e}; the changes are in the working tree`}
class GitError extends Error{name="GitError"
code
constructor(e,t,n=""){const r=n===""?"":`:${n.replace(/^|\r?\n/g,"\n  ")}`
super(s[e](t)+r)
this.code=e}}},5250:(e,t,n)=>{n.d(t,{Tr:()=>findInputFiles,UK:()=>readInputFiles,AL:()=>selectFiles})
var s=n(1074)
var r=n(8159)
var o=n(1812)
var i=n(3024)
var a=n(6760)
var c=n(9003)
async function findFiles(e,t){const n=new Set
const s=[]
for(const r of e){const{excludes:e,files:o}=await expand(r,t)
if(!e)s.push({argument:r,files:o})
else for(const{realPath:e}of o)n.add(e)}const r=new Map
for(const{argument:e,files:i}of s){const s=i.filter(({realPath:e,isExplicit:t})=>t||!n.has(e))
if(s.length===0)throw new o.f6("no-match",e,{detail:t.extensions.join(", ")})
for(const e of s){const{path:t,isExplicit:n,matchedBy:s}=r.get(e.realPath)??{...e,matchedBy:[]}
r.set(e.realPath,{path:t,realPath:e.realPath,isExplicit:n||e.isExplicit,matchedBy:[...s,...e.matchedBy]})}}return[...r.values()]}async function expand(e,t){if(e==="")throw new o.f6("file-not-found",'""')
const n=findExisting(e,t.cwd)
if(n?.stats.isDirectory())return{excludes:false,files:await search(e,"folder",t)}
if(n!==null)return{excludes:false,files:[namedFile(e,n.realPath,t)]}
if(e.startsWith("!"))return{...await expand(e.slice(1),t),excludes:true}
if(isGlob(e))return{excludes:false,files:await search(e,"glob",t)}
throw new o.f6("file-not-found",e)}function findExisting(e,t){try{return(0,c.o1)(e,t)}catch(t){if((0,o.lz)(t,"file-not-found")||isGlob(e))return null
throw t}}function namedFile(e,t,{cwd:n,extensions:s,anyExtension:r}){if(!r&&!hasExtension(e,s)){throw new o.f6("unknown-format",e,{detail:s.join(", ")})}return{realPath:t,path:nameIn(n,(0,a.resolve)(n,e)),isExplicit:true,matchedBy:[]}}async function search(e,t,{cwd:s,extensions:r}){const{splitGlob:l,walk:u}=await Promise.all([n.e(759),n.e(16)]).then(n.bind(n,3630))
const{folder:d,pattern:f}=t==="glob"?l(e,a.sep):{folder:e,pattern:null}
try{const{realPath:t,stats:n}=(0,c.o1)(d,s,e)
if(!n.isDirectory())return[]
const isSupported=e=>hasExtension(e,r)
const o=u({folder:t,cwd:i.realpathSync.native(s),pattern:f,isSupported})
return o.sort().map(n=>({realPath:(0,a.resolve)(t,n),path:nameIn(s,(0,a.resolve)(s,d,n)),isExplicit:false,matchedBy:[e]}))}catch(t){const n=(0,o.sK)(e,t)
if((0,o.lz)(n,"file-not-found"))return[]
throw n}}function nameIn(e,t){return(0,a.relative)(e,t).split(a.sep).join("/")}function hasExtension(e,t){const n=e.toLowerCase()
return t.some(e=>n.endsWith(e))}function isGlob(e){return/[*?[\]{}]|[@!+]\(/.test(e)}var l=n(6385)
var u=n(2611)
var d=n(4022)
var f=n(6101)
var h=n(283)
function selectFiles({files:e,settings:t,workingDirectory:n}){if(e.length>0)return e
return t.files.length>0?t.files:[(0,l.O)(n)??"README.md"]}async function findInputFiles({settings:{format:e,ignoreUnmarked:t},workingDirectory:n},s){const o=Object.keys(d.Kk).map(e=>`.${e}`)
let i
try{i=await findFiles(s,{cwd:n,extensions:o,anyExtension:e!==null})}catch(e){throw withSuggestion(e)}if(i.length===0){const e=`only exclusions are given (${s.join(" ")})`
throw new r.N(e,"specify at least one file, folder or glob")}return i.map(n=>({...n,mustHaveSection:n.isExplicit&&!t,format:e??(0,d.be)(n.path)??"md"}))}function*readInputFiles({workingDirectory:e,progress:t},n,s){for(const[r,o]of n.entries()){yield{...o,content:(0,u.t)(o,e,s)}
t.count(r+1,n.length,"read")}}function withSuggestion(e){if(!(0,o.lz)(e,"file-not-found"))return e
const t=(0,f.Z)(e.path,[...s.P.map(({name:e})=>e),"--help","--version"])
if((0,h.Zv)(e.path))e.message+=" (specify one command, before the files)"
else if(t!==null)e.message+=` (did you mean ${t}?)`
return e}},1273:(e,t,n)=>{n.a(e,async(e,s)=>{try{n.r(t)
var r=n(1708)
var o=n(8659)
var i=n(535)
var a=n(7771)
const{stdout:e,stderr:c,env:l,platform:u}=r
e.on("error",e=>{if(e.code==="EPIPE")return
c.write(`status-snippets: the result could not be written: ${e.message}\n`)
r.once("exit",()=>{r.exitCode=i.hS.input.code})})
c.on("error",()=>{})
const createOutput=e=>({write:t=>void e.write(t),isTerminal:e.isTTY===true})
r.exitCode=await(0,a.a)(r.argv.slice(2),{env:l,cwd:()=>r.cwd(),stdin:()=>r.stdin,stdout:createOutput(e),stderr:createOutput(c),effects:(0,o.P)(l,u)})
s()}catch(e){s(e)}},1)},610:(e,t,n)=>{n.d(t,{_r:()=>writeLine,if:()=>reportResult,pb:()=>problemLines,tE:()=>warningLine})
var s=n(5860)
var r=n(88)
async function reportResult(e,t,r){const{settings:o,command:i,environment:a}=e
const{stdout:c,stderr:l,env:u}=a
const{failure:d,warnings:f,files:h,changes:m}=t
for(const e of problemLines(t))writeLine(l,e)
for(const e of f)writeLine(l,warningLine(e))
for(const{path:e,line:t,column:n,message:s}of o.quiet?[]:r??[]){writeLine(l,`${e}:${t}:${n}: ${s}`)}if(d!==null&&d.kind!=="publishing")writeLine(l,"Nothing was written.")
else if(!o.quiet){const e=h.filter(({outcome:e})=>e!=="unchanged"||o.verbose)
for(const t of e)writeLine(l,fileLine(t,o.dryRun))
if(h.length>0)writeLine(l,summaryLine(t,o.dryRun))}if(o.json)c.write(`${JSON.stringify({...(0,s.L)(t),...r&&{notes:r}},null,2)}\n`)
if(m.length>0&&(o.diff||i==="check"&&!o.json)){const{formatDiff:e}=await n.e(857).then(n.bind(n,5760))
const{colorDiff:t,wantsColor:s}=await n.e(857).then(n.bind(n,761))
const r=e(m)
const i=o.json?l:c
i.write(s(i.isTerminal,u)?t(r):r)}}function problemLines({files:e,failure:t}){if(t===null)return[]
const n=e.flatMap(e=>e.problems.map(t=>({...t,path:e.path})))
const s=new Set
const r=n.filter(({message:e})=>t.kind==="input"||!s.has(e)&&s.add(e)).map(({path:e,line:t,column:n,message:s})=>`${e}:${t}:${n}: ${s}`)
return r.length>0?r:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:s}){const r=e===undefined?"":`${e}:${t}:${n}: `
return`${r}warning: ${s}`}function fileLine({path:e,outcome:t,sections:n},r){const o=t==="changed"&&r?"would change":t
const i=n.filter(e=>e.outcome!=="unchanged")
if(i.length===0)return`${e}: ${o}`
const a=i.length===1?"1 section":`${i.length} sections`
const c=i.filter(s.l).map(e=>`${e.previousAddress} \u2192 ${e.address}`)
return`${e}: ${o} (${[a,...new Set(c)].join(", ")})`}function groupThousands(e){return String(e).replace(/\B(?=(\d{3})+$)/g,",")}function summaryLine({files:e,pages:t},n){const withOutcome=t=>e.filter(e=>e.outcome===t).length
const s=e.reduce((e,t)=>e+t.sections.length,0)
const r=new Set(t.map(({slug:e})=>e)).size
const o=[[withOutcome("changed"),n?"would change":"changed"],[withOutcome("out-of-date"),"out of date"],[withOutcome("unchanged"),"unchanged"],[s,s===1?"section":"sections"],[r,r===1?"page":"pages"]]
const i=o.filter(([e])=>e>0)
return i.map(([e,t])=>`${groupThousands(e)} ${t}`).join(", ")}function writeLine(e,t){for(const n of t.split(/\n(?= {2})/))e.write(`${(0,r.O)(n)}\n`)}},7771:(e,t,n)=>{n.d(t,{a:()=>runCli})
var s=n(3024)
var r=n(6760)
var o=n(8159)
var i=n(1641)
var a=n(9003)
const c="1.0.0"
function createSnippetFetcher(e){const{settings:t,effects:s,workingDirectory:o="",onAttempt:i}=e
const a=new Map
const load=async()=>{const{fetchValidatedSnippets:e}=await Promise.all([n.e(584),n.e(652)]).then(n.bind(n,3864))
const{openCacheDirectory:a}=await Promise.all([n.e(584),n.e(652)]).then(n.bind(n,9455))
const{fetch:l,now:u,sleep:d,random:f}=s
const h=t.cacheDir===null?s.cacheDirectory():(0,r.resolve)(o,t.cacheDir)
const m=t.cache&&h!==null?a(h):null
return n=>e(n,t,{fetch:l,now:u,sleep:d,random:f,onAttempt:i,cache:m,version:c})}
let l
const request=async e=>{l??=load()
return(await l)(e)}
return e=>{const t=a.get(e)??request(e)
a.set(e,t)
return t}}const l=60
function createBuildSnippetFetcher(e){const t=Math.max(e.settings.maxAge,l)*1e3
const{now:n}=e.effects
let s=n()
let r=createSnippetFetcher(e)
return o=>{if(n()-s>t){s=n()
r=createSnippetFetcher(e)}return r(o)}}var u=n(7819)
var d=n(283)
var f=n(3500)
var h=n(535)
var m=n(610)
const p={refresh:async()=>(await Promise.resolve().then(n.bind(n,8938))).refreshCommand,check:async()=>(await Promise.resolve().then(n.bind(n,8938))).refreshCommand,print:async()=>(await n.e(622).then(n.bind(n,8622))).printCommand,init:async()=>(await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(758),n.e(146),n.e(248),n.e(189),n.e(357),n.e(171),n.e(239),n.e(725),n.e(552),n.e(465),n.e(159)]).then(n.bind(n,540))).initCommand,find:async()=>(await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(758),n.e(146),n.e(248),n.e(189),n.e(357),n.e(171),n.e(239),n.e(725),n.e(552),n.e(135)]).then(n.bind(n,135))).findCommand,adopt:async()=>(await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(758),n.e(146),n.e(248),n.e(189),n.e(357),n.e(171),n.e(239),n.e(725),n.e(552),n.e(465),n.e(891)]).then(n.bind(n,6891))).adoptCommand,serve:async()=>(await Promise.all([n.e(973),n.e(112)]).then(n.bind(n,6112))).serveCommand}
async function runCli(e,t){try{return h.hS[await runCommand(e,t)].code}catch(n){const{stdout:s,stderr:r}=t
const{exit:o,code:i,message:a}=(0,h.Uc)(n);(0,m._r)(r,`status-snippets: ${a}`)
if(o==="internal"&&n instanceof Error){for(const[e]of n.stack?.matchAll(/^ {4}at .*$/gm)??[])(0,m._r)(r,e)}if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:i,message:a}}
s.write(`${JSON.stringify(e,null,2)}\n`)}return h.hS[o].code}}async function runCommand(e,t){const{command:s,files:r,options:o,help:a}=(0,d.Du)(e)
if(s==="help"||a!==null){t.stdout.write((await n.e(802).then(n.bind(n,5802))).helpText(a??"all"))
return"success"}if(o.has("version")){t.stdout.write(`${c}\n`)
return"success"}const l=new Map([...(0,f.H)(t.env),...o])
const{cwd:u}=(0,i.P$)(l)
const h=resolveWorkingDirectory(t.cwd,u,l.get("cwd")?.givenAs)
const m=(0,i.P$)(new Map([...await readNearestConfiguration(h),...l]))
const g=await createProgressLine(t.stderr,m.quiet)
const w=new URL(m.baseUrl).host
const onAttempt=(e,t)=>g.show(`asking ${w}, attempt ${e} of ${t}`)
const v=createSnippetFetcher({settings:m,effects:t.effects,workingDirectory:h,onAttempt})
const fetchSnippets=e=>v(e).finally(g.clear)
const b=await p[s]()
return b({command:s,files:r,settings:m,workingDirectory:h,fetchSnippets,progress:g,environment:t})}async function readNearestConfiguration(e){const t=(0,a.Eu)(e,i.fl)
if(t.length===0)return new Map
const{readConfiguration:s}=await Promise.all([n.e(162),n.e(203)]).then(n.bind(n,9593))
return s(e,t)}async function createProgressLine(e,t){if(t||!e.isTerminal)return{show(){},count(){},clear(){}}
return(await n.e(234).then(n.bind(n,7479))).createProgress(e)}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}function resolveWorkingDirectory(e,t,n="--cwd"){try{const n=(0,r.resolve)(e(),t??"")
if((0,s.statSync)(n).isDirectory())return n}catch{}throw new o.e(n,`${(0,u.h)(t??".")} is not a directory: specify an existing directory`)}},1074:(e,t,n)=>{n.d(t,{P:()=>r})
const s=Number.POSITIVE_INFINITY
const r=[{name:"refresh",usage:"[refresh] [files\u2026]",maxFiles:s,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files\u2026]",maxFiles:s,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",maxFiles:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",maxFiles:1,summary:"add the markers, around the existing badges of the page if there are any, and fill them"},{name:"find",usage:"find [files\u2026]",maxFiles:s,summary:"list badges, links and widgets outside sections; exit 1 when one is out of date"},{name:"adopt",usage:"adopt [files\u2026]",maxFiles:s,summary:"put markers around the badges, links and widgets outside sections, and fill them"},{name:"serve",usage:"serve [files\u2026]",maxFiles:s,summary:"run a local stand-in for the service, with a preview page"},{name:"help",usage:"help [command]",maxFiles:1,summary:"show the commands, or the options of one"}]},8159:(e,t,n)=>{n.d(t,{N:()=>UsageError,e:()=>OptionError})
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,n){super(`${e} ${t}`,n===undefined?undefined:{cause:n})
this.option=e}}class UsageError extends Error{name="UsageError"
code
constructor(e,t,n="usage"){super(`${e}: ${t}`)
this.code=n}}},8050:(e,t,n)=>{n.d(t,{fF:()=>v,cz:()=>b,hx:()=>placeholderOf})
var s=n(4022)
var r=n(9137)
var o=n(1244)
var i=n(8551)
var a=n(2658)
var c=n(8851)
var l=n(9893)
var u=n(9529)
var d=n(7819)
var f=n(8159)
function parseShow(e){const t=(0,c.qo)(e)
if(t.valid)return t.names
throw new u.d({input:"show",value:e,...t.refusal})}function parseHeaderLines(e,t){return e.map((n,s)=>{const r=(0,l.R)(n)
if(r.outcome==="header")return r.header
const o=e.length>1?`(number ${s+1}) `:""
throw new f.e(t,o+r.problem)})}function parseRepository(e){if(/^[\w.-]+\/[\w.-]+$/.test(e))return e
const t="is not a repository"
throw new u.d({input:"repository",value:e,problem:t,fix:"write it as owner/name"})}function parseRepositories(e,t){const n=e.map(e=>parseRepositoryLine(e,t))
if(n.some(({isExcluded:e})=>!e))return n
throw new f.e(t,"contains only exclusions: name at least one repository, such as acme/site or acme/*")}function parseRepositoryLine(e,t){const n=e.startsWith("!")
const[s="",r="",...o]=e.slice(n?1:0).split("/")
if(/[*?[\]{}()]/.test(s)){const n="has a pattern in the part for the owner"
throw new f.e(t,`${(0,d.h)(e)} ${n}: write a line for each owner, such as acme/*`)}const i=/[*?[\]{}()|]/.test(r)
const a=i?/^[^\s\\]+$/.test(r):/^[\w.-]+$/.test(r)
if(/^[\w.-]+$/.test(s)&&a&&o.length===0)return{line:e,owner:s,name:r,isPattern:i,isExcluded:n}
const c="write one repository on each line, as owner/name or owner/*"
throw new f.e(t,`${(0,d.h)(e)} is not a repository or a pattern for names: ${c}`)}function parseShard(e){const[,t=0,n=0]=(/^(\d+)\/(\d+)$/.exec(e.trim())??[]).map(Number)
if(t>=1&&t<=n&&Number.isSafeInteger(n))return{index:t,count:n}
const s="is not a part of a whole"
throw new u.d({input:"shard",value:e,problem:s,fix:"write it as i/n, from 1/n to n/n: for example 2/8"})}function parseBranch(e){const t=e.replace(/^refs\/heads\//,"")
if(!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(t)&&t!=="")return t
const n="is not the name of a branch"
throw new u.d({input:"branch",value:e,problem:n,fix:"write just the name, such as main"})}function parsePages(e,t){return e.map(e=>{const n=e.indexOf("=")
try{if(n<0)return{slug:(0,i.d)(e),customDomain:null}
return{slug:(0,i.d)(e.slice(0,n)),customDomain:(0,o.ZL)(e.slice(n+1))}}catch(n){if(!(n instanceof u.d))throw n
throw new f.e(t,`${(0,d.h)(e)} is not a page, because ${n.message}`,n)}})}function parsePort(e){const t=/^\d{1,5}$/.test(e)?Number(e):Number.NaN
if(t<=65535)return t
throw new u.d({input:"port",value:e,problem:"is not a port",fix:"write a whole number from 0 to 65535, such as 4010"})}const h=[{name:"files",kind:"list",inFile:true,defaultDescription:"the README",summary:"Files to update: paths, folders or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",summary:"What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step"},{name:"repository",kind:"text",defaultDescription:"the repository of the workflow",summary:"Repository to update",parse:parseRepository},{name:"branch",kind:"text",defaultDescription:"the branch of the run; the default branch for tags, releases and schedules",summary:"Branch to update",parse:parseBranch},{name:"repositories",kind:"list",parse:parseRepositories,summary:"Repositories to update instead of one: owner/name, or owner/* and other patterns; ! excludes"},{name:"shard",kind:"text",value:"i/n",parse:parseShard,defaultDescription:"all repositories",summary:"Part of the repositories to update, such as 2/8, so that several jobs share them"},{name:"max-writes",kind:"count",default:"100",summary:"How many of the repositories one run may write to; the rest is left to the next run"},{name:"time-limit",kind:"count",value:"minutes",default:"50",summary:"Minutes after which a run with repositories starts nothing new; the rest is left to the next run"},{name:"on-failure",kind:"choice",choices:["fail","warn"],default:"fail",summary:"Whether a failure in one of the repositories fails the step or causes a warning"},{name:"pull-request-branch",kind:"text",defaultDescription:"status-snippets/ followed by the name of the branch",summary:"Branch for pull requests, managed by the action",parse:parseBranch},{name:"commit-message",kind:"text",defaultDescription:"a subject that names the new address",summary:"Commit message; {slug}, {address} and {previous-address} are replaced"},{name:"pull-request-title",kind:"text",defaultDescription:"a title that names the new address",summary:"Title of the pull request; the same placeholders are replaced"},{name:"token",kind:"text",default:"${{ github.token }}",summary:"Token for reading files and publishing changes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",summary:"Whether an unavailable service causes a warning or fails the step"},{name:"unmarked",kind:"choice",inFile:true,choices:["warn","ignore","adopt"],default:"warn",summary:"What to do with badges, links and widgets outside sections: warn about old addresses, or put markers around them"},{name:"run-in-forks",kind:"flag",default:"false",summary:"Also run scheduled workflows in forks"}]
const m=["refresh","check","init","adopt"]
const p=[...m,"find","serve"]
const g=[{name:"slug",kind:"text",inFile:true,summary:"Slug of the status page, for sections whose marker has no slug",parse:e=>(0,i.d)(e)},{name:"base-url",kind:"text",value:"url",default:r.I,summary:"Address of the service",parse:r.Q},{name:"status-page-host",kind:"text",inFile:true,value:"host",defaultDescription:"the host of base-url",summary:"Host whose subdomains are the status pages, used when snippets are generated",parse:o.hL},{name:"custom-domain",kind:"text",inFile:true,value:"domain",summary:"Custom domain of the page, used when snippets are generated",parse:e=>(0,o.ZL)(e)},{name:"source",kind:"choice",inFile:true,choices:["auto","endpoint","offline"],default:"auto",summary:"Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API"},{name:"show",kind:"text",inFile:true,value:"names",defaultDescription:"badge link; in a heading, badge",commands:p,summary:"Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions",parse:parseShow},{name:"header",input:"headers",kind:"list",value:"name: value",summary:"Header to send to the service, such as credentials; its value is never logged or stored",parse:parseHeaderLines},{name:"max-age",kind:"seconds",inFile:true,value:"seconds",default:"300",range:[0,31536e3],summary:"How long to reuse a cached response, in seconds; 0 always asks the service"},{name:"format",kind:"choice",inFile:true,choices:s.Fx,defaultDescription:"by file extension",commands:p,summary:"Read every file in this format"}]
const w=[{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],summary:"Time limit for each request to the service, in seconds"},{name:"cache-dir",kind:"text",value:"folder",defaultDescription:"the platform's cache folder",summary:"Folder for cached responses"},{name:"no-cache",kind:"flag",summary:"Disable the response cache"},{name:"only",kind:"choice",value:"field",choices:a.Rz,commands:["print"],summary:`Print a single field: ${a.Rz.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],summary:"Also write a workflow that refreshes the file on a schedule"},{name:"ignore-unmarked",kind:"flag",commands:["refresh","check"],summary:"Accept named files that contain no section, for hooks that pass every changed file"},{name:"port",kind:"text",value:"number",defaultDescription:"4010",commands:["serve"],summary:"Port on the loopback interface; 0 takes a free one",parse:parsePort},{name:"page",kind:"list",value:"slug[=domain]",commands:["serve"],summary:"Page to serve, with its custom domain if it has one",parse:parsePages},{name:"pages",kind:"text",value:"file",commands:["serve"],summary:"JSON file with pages to serve, read again when it changes"},{name:"json",kind:"flag",summary:"Print the result as JSON"},{name:"diff",kind:"flag",commands:m,summary:"Show the changes as a diff"},{name:"dry-run",kind:"flag",commands:m,summary:"Show what would change without writing files"},{name:"quiet",kind:"flag",short:"q",summary:"Report only warnings and errors"},{name:"verbose",kind:"flag",commands:m,summary:"Also report each file that is up to date"},{name:"commit",kind:"flag",commands:["refresh","init"],summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",defaultDescription:"the current folder",summary:"Run in this folder"},{name:"help",kind:"flag",short:"h",summary:"Show this help; after a command, its options"},{name:"version",kind:"flag",short:"v",summary:"Show the version"}]
const v=[...g,...w,...h]
const b={cli:[...g,...w],action:[...g,...h]}
function placeholderOf(e){return`<${e.value??(e.kind==="choice"?e.choices.join("|"):e.name)}>`}},1641:(e,t,n)=>{n.d(t,{Cb:()=>toCamelCase,P$:()=>parseSettings,fl:()=>l,uz:()=>splitLines})
var s=n(1244)
var r=n(9529)
var o=n(7819)
var i=n(6101)
var a=n(8159)
var c=n(8050)
const l=["status-snippets.json","package.json"]
function splitLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.filter(e=>e!=="")}function parseSettings(e){const{header:t,noCache:n,...r}=parseOptions(e)
return{...r,statusPageHost:r.statusPageHost??(0,s.fG)(r.baseUrl),headers:t,token:e.has("token")?r.token:null,cache:!n}}function parseOptions(e){const t=c.fF
const n=t.map(t=>[toCamelCase(t.name),parseOption(t,e.get(t.name))])
return Object.fromEntries(n)}function toCamelCase(e){return e.replace(/-(.)/g,(e,t)=>t.toUpperCase())}function parseOption(e,t){if(t===undefined)return defaultOf(e)
const{givenAs:n,values:s}=t
if(e.kind==="flag")return parseFlag(t)
if(e.kind==="list")return e.parse?e.parse(s,n):s
const o=s.at(-1)??""
if(o.trim()==="")throw new a.e(n,"is empty: set a value or leave it out")
if(e.kind==="choice")return parseChoice(o,n,e.choices)
if(e.kind==="seconds")return parseSeconds(o,n,e.range,e.default)
if(e.kind==="count")return parseCount(o,n,e.default)
try{return e.parse?e.parse(o,n):o}catch(e){if(!(e instanceof r.d))throw e
throw new a.e(n,e.message.slice(e.input.length+1),e)}}function defaultOf(e){if(e.kind==="flag")return e.default==="true"
if(e.kind==="list")return e.default===undefined?[]:[e.default]
if(e.kind==="seconds"||e.kind==="count")return Number(e.default)
return e.default??null}function parseFlag({givenAs:e,values:t}){const n=t.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new a.e(e,`${(0,o.h)(n)} is not a boolean: write true or false`)}function parseChoice(e,t,n){if(n.includes(e))return e
const s=(0,i.Z)(e,n)
const r=s===null?"use one of these":`did you mean ${s}?`
throw new a.e(t,`${(0,o.h)(e)} is not one of ${n.join(", ")}: ${r}`)}function parseSeconds(e,t,[n,s],r){const i=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(i>=n&&i<=s)return i
const c=`is not a number of seconds from ${n} to ${s}`
throw new a.e(t,`${(0,o.h)(e)} ${c}: for example, write ${r}`)}function parseCount(e,t,n){const s=/^\d+$/.test(e.trim())?Number(e):0
if(s>0&&Number.isSafeInteger(s))return s
throw new a.e(t,`${(0,o.h)(e)} is not a whole number from 1: for example, write ${n}`)}},1812:(e,t,n)=>{n.d(t,{c7:()=>systemCodeOf,f6:()=>FileError,h$:()=>toWriteError,lz:()=>isFileError,sK:()=>toReadError})
const s={"file-not-found":()=>["does not exist","check the path and the working directory"],"not-a-file":e=>[`is ${e}, not a file`,"specify a text file"],"leads-outside":()=>["is a symbolic link that leads out of the working directory","specify the target itself, or run in a folder that contains both"],"no-permission":()=>["cannot be read (permission denied)","allow reading the file and its folder"],"not-readable":e=>[`could not be read (${e})`,"check the path and the disk"],"file-too-large":e=>[`is larger than ${e}`,"put the section in a smaller file"],"not-utf8":e=>[e,"save it as UTF-8"],"read-only-file":()=>["is read-only","make it writable, or leave it out"],"file-changed":()=>["changed during the run; nothing was written.","Run again."],"file-exists":()=>["already exists","remove it, or edit it by hand"],"not-written":e=>[`could not be written: ${e}; nothing was written.`,"Fix the cause, then run again."],"partly-written":e=>[`could not be written: ${e}`,"Fix the cause, then run again."],"no-match":e=>["matches no file",`only ${e} files are searched; files in node_modules or ignored by .gitignore are skipped`],"invalid-pages-file":e=>[e,'write a list of pages, such as [{ "slug": "acme" }]'],"unknown-format":e=>["has an unsupported format",`specify a ${e} file, or set format`]}
class FileError extends Error{name="FileError"
code
path
problem
line
constructor(e,t,n={}){const[r,o]=s[e](n.detail??"")
const i=`${r}${r.endsWith(".")?"":":"} ${n.fix??o}`
super(`${t} ${i}`,{cause:n.cause})
this.code=e
this.path=t
this.problem=`this file ${i}`
this.line=n.line??1}}function isFileError(e,...t){return e instanceof FileError&&t.includes(e.code)}function systemCodeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}const r={ENOENT:"file-not-found",ENOTDIR:"file-not-found",ENAMETOOLONG:"file-not-found",ELOOP:"not-a-file",EACCES:"no-permission",EPERM:"no-permission"}
function toReadError(e,t){if(t instanceof FileError)return t
const n=systemCodeOf(t)??String(t)
const s=r[n]??"not-readable"
return new FileError(s,e,{detail:s==="not-a-file"?"a circular link":n,cause:t})}const o={EACCES:["its folder is not writable","Make the folder writable."],EPERM:["its folder does not allow replacing it","Check the owner of the file and of its folder."],EBUSY:["another program is using it","Close that program, then run again."],EEXIST:["its parent is a file","Choose another path."],ENOTDIR:["its parent is a file","Choose another path."],EROFS:["the disk is read-only","Use a writable disk."],ENOSPC:["the disk is full","Free some space."],EDQUOT:["the disk quota is exceeded","Free some space."]}
function toWriteError(e,t,n=[]){if(t instanceof FileError)return t
const s=systemCodeOf(t)??String(t)
const[r,i]=o[s]??["the system refused","Check the disk."]
const a=`${r} (${s})`
if(n.length===0)return new FileError("not-written",e,{detail:a,fix:i,cause:t})
const c=`${n.join(", ")} ${n.length===1?"has":"have"} already been replaced.`
return new FileError("partly-written",e,{detail:`${a}. ${c}`,cause:t})}},6385:(e,t,n)=>{n.d(t,{O:()=>findReadme})
var s=n(3024)
var r=n(6760)
const o=["",".github/","docs/"]
const i=["README.md","readme.md","Readme.md","ReadMe.md","README.MD","README.markdown","readme.markdown","Readme.markdown"]
function usualReadmePaths(){return o.flatMap(e=>i.map(t=>`${e}${t}`))}function isReadme(e){return/^(?:\.github\/|docs\/)?readme\.(?:md|markdown)$/i.test(e)}function chooseReadme(e){const t=e.filter(isReadme)
for(const e of o){const n=t.filter(t=>t.slice(0,t.indexOf("/")+1)===e)
const[s]=n.sort((e,t)=>preference(e)-preference(t)||(e<t?-1:1))
if(s!==undefined)return s}return null}function preference(e){const t=i.indexOf(e.slice(e.indexOf("/")+1))
return t<0?i.length:t}function findReadme(e){return chooseReadme(o.flatMap(t=>namesIn((0,r.join)(e,t)).map(e=>`${t}${e}`)))}function namesIn(e){try{return(0,s.readdirSync)(e)}catch{return[]}}},2611:(e,t,n)=>{n.d(t,{Gu:()=>readTextFile,aV:()=>readTextStream,io:()=>readBytes,km:()=>readTextFileIfContains,t:()=>readFoundFile,uW:()=>l})
var s=n(4573)
var r=n(3024)
var o=n(7908)
var i=n(1812)
var a=n(9003)
const c=16*1024*1024
const l=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readFoundFile({path:e,realPath:t,mustHaveSection:n},s,r=o.nr){try{const o=n?readTextFile(e,s):readTextFileIfContains(e,t,r)
return{outcome:"read",text:o??""}}catch(e){if(!(e instanceof i.f6))throw e
const{line:t,code:n,problem:s}=e
return{outcome:"unreadable",problem:{line:t,column:1,code:n,message:s}}}}function readTextFile(e,t){return readTextFileIfContains(e,(0,a.xq)(e,t).realPath,()=>true)??""}function readTextFileIfContains(e,t,n){return withRegularFile(e,t,(t,s)=>{if(s>c){if(!streamContains(t,n))return null
throw new i.f6("file-too-large",e,{detail:"16 MiB"})}const o=(0,r.readFileSync)(t)
return n(o.toString("latin1"))?decode(e,o):null})}function readBytes(e,t){return withRegularFile(e,t,e=>(0,r.readFileSync)(e))}function withRegularFile(e,t,n){try{const s=(0,r.openSync)(t,l)
try{const t=(0,r.fstatSync)(s);(0,a.fA)(e,t)
return n(s,t.size)}finally{(0,r.closeSync)(s)}}catch(t){throw(0,i.sK)(e,t)}}async function readTextStream(e,t){const n=[]
let s=0
try{for await(const r of t){s+=r.length
if(s>c)throw new i.f6("file-too-large",e,{detail:"16 MiB"})
n.push(r)}}catch(t){throw(0,i.sK)(e,t)}return decode(e,Buffer.concat(n))}function decode(e,t){if((0,s.isAscii)(t))return t.toString("latin1")
if((0,s.isUtf8)(t))return t.toString("utf8")
const n=/^(?:\xff\xfe|\xfe\xff)/.test(t.toString("latin1",0,2))
const r=n?1:firstInvalidLine(t)
const o=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${r}`
throw new i.f6("not-utf8",e,{detail:o,line:r})}function firstInvalidLine(e){let t=1
for(let n=0;n<e.length;t+=1){const t=e.indexOf(10,n)
const r=t===-1?e.length:t
if(!(0,s.isUtf8)(e.subarray(n,r)))break
n=r+1}return t}const u=64
function streamContains(e,t){const n=Buffer.alloc(1024*1024)
let s=""
for(let o=(0,r.readSync)(e,n);o>0;o=(0,r.readSync)(e,n)){s=s.slice(-u)+n.toString("latin1",0,o)
if(t(s))return true}return false}},9003:(e,t,n)=>{n.d(t,{Eu:()=>findFilesAbove,fA:()=>assertRegularFile,ky:()=>findGitRoot,o1:()=>resolvePath,xq:()=>resolveFile})
var s=n(3024)
var r=n(6760)
var o=n(1812)
function resolvePath(e,t,n=e){const i=(0,r.resolve)(t,e)
try{const e=s.realpathSync.native(i)
const r=s.realpathSync.native(t)
if(!isInside(e,r)){const e=isInside(i,t)||isInside(i,r)
if(e||(0,s.lstatSync)(i).isSymbolicLink())throw new o.f6("leads-outside",n)}return{realPath:e,stats:(0,s.statSync)(e)}}catch(e){throw(0,o.sK)(n,e)}}function resolveFile(e,t,n=e){const s=resolvePath(e,t,n)
assertRegularFile(n,s.stats)
return s}function assertRegularFile(e,t){if(t.isFile())return
let n="a device"
if(t.isDirectory())n="a folder"
if(t.isFIFO())n="a pipe"
if(t.isSocket())n="a socket"
throw new o.f6("not-a-file",e,{detail:n})}function isInside(e,t){const n=(0,r.relative)(t,e)
return n===""||!((0,r.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function findGitRoot(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,s.existsSync)((0,r.join)(t,".git")))return t
if(t===(0,r.dirname)(t))return e}}function findFilesAbove(e,t){const n=findGitRoot(e)
const o=[]
for(let i=e;;i=(0,r.dirname)(i)){o.push(...t.map(e=>(0,r.join)(i,e)).filter(e=>(0,s.existsSync)(e)))
if(i===n)return o}}},9065:(e,t,n)=>{n.d(t,{x:()=>analyzeFile})
var s=n(8015)
var r=n(8118)
var o=n(3345)
var i=n(2207)
var a=n(1244)
var c=n(9529)
var l=n(8551)
var u=n(7032)
var d=n(8418)
var f=n(8702)
async function parseCurrentContent(e,{slug:t,isSlugOnMarker:n},s,r){const{slugs:o,targets:i,badgeOrigins:a}=await findReferences(e,s,r)
const c=[...i].map(f.jl)
const l=c.flatMap(e=>e.outcome==="safe"?[e.value]:[])
const[u=null]=l
const h=[...o].some(e=>e!==t)
const m=!h&&(o.has(t)||n)
const p=l.length===i.size&&l.every(e=>(0,d.Lb)(e,u??""))
return{showsOtherPage:h,address:u,confirmedAddress:p&&m?u:null,badgeOrigins:a}}class References{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(e){const[,t,n]=h.exec(e)??[]
if(t===undefined||n===undefined)return
this.slugs.add(n)
this.badgeOrigins.add(t)}addTarget(e){this.targets.add(e.replace(/\/$/,""))}}const h=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(e,t=false,n=e=>e()){return findPlainReferences(e)??await parseReferences(e,t,n)}const m=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(e){const t=new References
const n=e.replace(m,(e,n,s,r)=>{if(n!==undefined)t.addImage(n)
t.addTarget(s??r)
return""})
return n.trim()===""?t:null}async function parseReferences(e,t,s){const r=new References
const o=t?(await Promise.all([n.e(497),n.e(990),n.e(706),n.e(146),n.e(694),n.e(764)]).then(n.bind(n,6966))).fromMarkdown:(await Promise.all([n.e(497),n.e(706),n.e(617),n.e(758),n.e(146),n.e(248),n.e(761)]).then(n.bind(n,3142))).parseGithubMarkdown
const i=e.replace(/^[ \t]+/gm,"")
for(const e of descendants(s(()=>o(i)))){const t=e.type==="image"||e.type==="definition"&&h.test(e.url)
if(t)r.addImage(e.url)
else if(e.type==="link"||e.type==="definition")r.addTarget(e.url)}if(e.includes("<")){const{listHtmlTokens:t}=await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,1032))
for(const n of s(()=>t(e)).tokens){if(n.kind!=="start")continue
for(const{name:e,value:t}of n.attributes){if(n.name==="a"&&e==="href")r.addTarget(t)
if(n.name==="img"&&e==="src")r.addImage(t)
if(n.name==="script"&&e==="data-slug")r.slugs.add(t)}}}return r}function*descendants(e){yield e
if("children"in e)for(const t of e.children)yield*descendants(t)}var p=n(993)
async function analyzeFile({path:e,format:t,content:n,mustHaveSection:r},i,a){if(n.outcome==="unreadable")return(0,p.g4)(e,[n.problem])
const{text:c}=n
const l=await(0,o.K)(c,t,{effects:a})
const d=l.sections.map(e=>(0,s.jG)(e,i.show))
const f=(0,u.T)(c)
const toPositioned=({offset:e,...t})=>({...f(e),...t})
const h=[...l.problems,...(0,s._N)(l,d)].map(toPositioned)
const m=[]
for(const[e,t]of l.sections.entries()){const n=await configureSection(t,d[e]??[],l,i)
if("message"in n)h.push({...t.position,...n})
else m.push(n)}if(h.length>0)return(0,p.g4)(e,h.sort((e,t)=>e.line-t.line||e.column-t.column))
if(m.length===0){return r?(0,p.g4)(e,[missingSection(t)]):{outcome:"no-section"}}const g=[...l.warnings.map(t=>({path:e,...toPositioned(t)})),...m.flatMap(t=>scriptWarnings(e,t))]
return{outcome:"analyzed",path:e,text:c,found:l,configuredSections:m,warnings:g}}async function configureSection(e,t,{text:n,format:s,timer:o},u){const{slug:d,customDomain:f}=e.attributes
try{const i=d===undefined?u.slug:(0,l.d)(d)
if(i===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const c=f===undefined?u.customDomain:(0,a.ZL)(f)
const h=(0,r.nF)(n.slice(e.content.start,e.content.end),e.layout)
const m={slug:i,isSlugOnMarker:d!==undefined}
const p=e.layout.context==="html"
const parseWithLimit=t=>o.parse(e.content,t)
const g=h.trim()===""?null:await parseCurrentContent(h,m,p,parseWithLimit)
return{section:e,format:s,slug:i,customDomain:c,shown:t,current:g}}catch(e){if(e instanceof c.d)return{code:"invalid-attribute",message:e.message}
if(e instanceof i.D)return{code:e.problem.code,message:e.message}
throw e}}function missingSection(e){const[t,n]=e==="mdx"?["{/*","*/}"]:["\x3c!--","--\x3e"]
const s=`${t} status-snippets start slug="\u2026" ${n} and ${t} status-snippets end ${n}`
const r=`this file contains no section; put ${s} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:r}}function scriptWarnings(e,{section:t,format:n,shown:s}){const r=s.find(e=>e==="widget"||e==="script")
if(!r||n!=="md")return[]
const o=`"${r}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:e,...t.position,code:"no-scripts",message:o}]}},5860:(e,t,n)=>{n.d(t,{L:()=>createReport,l:()=>hasNewAddress})
function createReport({outcome:e,pages:t,files:n,failure:s}){const r=s&&{code:s.code,message:s.message}
return{version:1,outcome:e,pages:t,files:n,error:r}}function hasNewAddress({previousAddress:e,address:t}){return e!==null&&e!==t}},2302:(e,t,n)=>{n.d(t,{hZ:()=>refreshFiles,dz:()=>refreshText,ev:()=>toPageReports})
var s=n(2658)
var r=n(8702)
var o=n(9065)
var i=n(7302)
var a=n(993)
var c=n(7032)
var l=n(622)
var u=n(3345)
var d=n(8015)
async function findSurroundingChange(e,t){let[n,s]=[e,t]
if(affectsOtherBlocks(e)||affectsOtherBlocks(t)){const r={defined:d.xv,extent:"whole",timer:e.timer}
n=await(0,u.K)(e.text,e.format,r)
s=await(0,u.K)(t.text,t.format,r)}const r=findExceededLimit(e.sections,n)??findExceededLimit(e.sections,s)
if(r)return r
const o=findFirstDifference(spansOutside(n.document.outline(),e.sections),spansOutside(s.document.outline(),t.sections))
if(o===undefined)return undefined
const i=e.sections.findLast(({start:e})=>e.start<=o)??e.sections[0]
const a="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"
return{offset:i?.start.start??o,code:"changes-surroundings",message:a}}function affectsOtherBlocks({text:e,document:t,sections:n}){const s=n.map(({content:e})=>e)
const r=t.definitions.some(({start:e})=>(0,l.h)(s,e)>=0)
const o=s.some(({start:t,end:n})=>e.slice(t,n).includes("[^"))
return!t.isOutlineExact||r||o||/status-(?:badge|page)\s*\]/iu.test(e)}function findExceededLimit(e,{problems:t}){const n=t.find(({code:e})=>e==="too-complex")
return n&&{...n,offset:e[0]?.start.start??0}}function findFirstDifference(e,t){const n=e.find(({key:e},n)=>e!==t[n]?.key)
if(n)return n.offset
return t.length>e.length?e.at(-1)?.offset??0:undefined}const f="gfmFootnoteCall"
function spansOutside(e,t){let n=0
const s=t.map(({content:e})=>{n+=e.end-e.start
return{...e,lengthSoFar:n}})
const withoutContents=e=>{const t=s[(0,l.r)(s,e)]
return t?e-t.lengthSoFar+Math.max(t.end-e,0):e}
return e.flatMap(({type:e,start:t,end:n})=>{const r=s[(0,l.r)(s,t)]
const o=r&&n<=r.end&&e!==f
if(t===n||o)return[]
return[{offset:t,key:`${e} ${withoutContents(t)} ${withoutContents(n)}`}]})}var h=n(8118)
var m=n(2207)
async function rewriteSections(e,t){const{text:n,format:s,sections:r,timer:o}=e
try{const i=await renderContents(e,t)
const a=r.map(({content:e},t)=>i[t]!==n.slice(e.start,e.end))
if(!a.includes(true))return{outcome:"written",text:n,changed:a,sections:r}
const{after:c,ranges:l}=splice(n,r,i)
const d=await(0,u.K)(c,s,{timer:o})
const f=findExceededLimit(r,d)??findLostSection(r,d,l)??await findSurroundingChange(e,d)
if(f)return{outcome:"rejected",problem:f}
return{outcome:"written",text:c,changed:a,sections:d.sections}}catch(e){if(e instanceof m.D)return{outcome:"rejected",problem:e.problem}
throw e}}async function renderContents({text:e,format:t,sections:s,timer:r},o){const i=s.map(({content:e})=>e)
const a=(0,c.R)(e,i)
const l=[]
for(const[i,{layout:c,content:u}]of s.entries()){const s=e.slice(u.start,u.end)
const d=o[i]
const f=d?(0,h.cI)(c,d,a):s
if(s===f||s.trim()===""){l.push(f)
continue}const{hasSameRendering:m}=await Promise.all([n.e(497),n.e(990),n.e(706),n.e(146),n.e(694),n.e(764)]).then(n.bind(n,4245))
const p=r.parse(u,()=>m(s,f,c,t==="mdx"))
l.push(p?s:f)}return l}function splice(e,t,n){const s=[]
const r=[]
let o=0
let i=0
for(const[a,{content:c}]of t.entries()){const t=n[a]??""
s.push(e.slice(o,c.start),t)
const l=i+c.start-o
i=l+t.length
r.push({start:l,end:i})
o=c.end}return{after:s.join("")+e.slice(o),ranges:r}}function findLostSection(e,t,n){const s=n.findIndex(({start:n,end:s},r)=>{const[o,i]=[e[r],t.sections[r]]
if(i?.content.start!==n||i.content.end!==s)return true
return JSON.stringify(i.layout)!==JSON.stringify(o?.layout)})
if(s<0&&t.problems.length===0&&t.sections.length===e.length)return undefined
const r="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:e[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:r}}var p=n(7031)
var g=n(2764)
async function rewriteFile(e,t,{baseUrl:n,checkOnly:s}){const{path:r,text:o,found:l}=e
const u=[]
const d=[]
for(const s of e.configuredSections){const e=await fillSection(s,t.get(s),n)
if("message"in e)d.push(e)
else u.push(e)}if(d.length>0)return{outcome:"failed",path:r,problems:d}
const f=await rewriteSections(l,u.map(({snippets:e})=>e))
if(f.outcome==="rejected"){const{offset:e,code:t,message:n}=f.problem
return(0,a.g4)(r,[{...(0,c.T)(o)(e),code:t,message:n}])}const{text:h,sections:m,changed:p}=f
const g=l.sections.flatMap(({content:e},t)=>{const n=m[t]
return p[t]&&n?[{before:e,after:n.content}]:[]})
const w=s?"out-of-date":"changed"
const v=g.length>0
const b=u.map((e,t)=>toSectionReport(e,p[t]?w:"unchanged"))
return{outcome:"rewritten",path:r,report:{path:r,outcome:v?w:"unchanged",sections:b,problems:[]},change:v?{path:r,before:o,after:h,edits:g,sections:{before:l.sections,after:m}}:null,pages:u.map(({page:e})=>e),warnings:u.flatMap(({configured:e,page:t,snippets:n})=>{const s=n===null?[]:(0,i.Vr)(t,e)
return s.map(t=>({...t,path:r,...e.section.position}))})}}async function fillSection(e,t,o){const{section:a,format:c,slug:l,shown:u,current:d}=e
if(t===undefined)throw new Error(`Page "${l}" was not resolved`)
if(t.outcome==="failed")return toProblem(e,t.error)
const f=(0,r.Kf)(t.snippets)
const h=f.status_page_url
if(t.source==="stale"&&d!==null&&!d.showsOtherPage){return{configured:e,page:t,address:d.address??h,snippets:null}}const m=a.layout.context==="html"?"html":"markdown"
const p=u.map(e=>s.s9[e][m]??"status_page_url")
const w=(0,i.ty)(t,["status_page_url",...p],o)
if(w)return toProblem(e,w)
const v=await(0,g.I)(f,{slug:l,baseUrl:o})
const b=u.map(e=>v[e][m]??"")
if(c!=="mdx")return{configured:e,page:t,address:h,snippets:b}
const{toMdx:k}=await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(758),n.e(146),n.e(357),n.e(171),n.e(996)]).then(n.bind(n,2233))
return{configured:e,page:t,address:h,snippets:b.map(k)}}function toProblem({section:e},t){const n=t instanceof p._?t.kind:"input"
return{kind:n,...e.position,code:t.code,message:t.message}}function toSectionReport({configured:e,address:t},n){const{section:s,slug:r,current:o}=e
const{position:i,layout:a}=s
const c=o?.address??null
return{line:i.line,context:a.context,slug:r,address:t,previousAddress:c,outcome:n}}async function refreshFiles(e,t,n,s){const r=[]
const c=[]
for await(const n of e){const e=await(0,o.x)(n,t,s)
const i=e.outcome!=="no-section"
r.push({matchedBy:n.matchedBy??[],hasSection:i})
if(i)c.push(e)}const l=c.filter(e=>e.outcome==="analyzed")
if(l.length<c.length)return(0,a.Nq)(c,[])
const u=noSectionFailure(r,t.ignoreUnmarked??false)
if(u!==null)return(0,a.Nq)(c,[],u)
const d=l.flatMap(e=>e.configuredSections)
const{pages:f,warnings:h}=await(0,i.F_)(d,t,n)
const m=[]
for(const e of l)m.push(await rewriteFile(e,f,t))
const p=m.filter(e=>e.outcome==="rewritten")
const g=toPageReports(p.flatMap(e=>e.pages))
if(p.length<m.length)return(0,a.Nq)(m,g)
const w=p.flatMap(({change:e})=>e??[])
const v=t.checkOnly?"out-of-date":"changed"
return{outcome:w.length>0?v:"unchanged",files:p.map(({report:e})=>e),pages:g,changes:w,warnings:[...h,...l.flatMap(e=>e.warnings),...p.flatMap(e=>e.warnings)],failure:null}}function toPageReports(e){return[...new Set(e)].map(({slug:e,source:t,snippets:n})=>{const o=(0,r.Kf)(n)
return{slug:e,source:t,snippets:(0,s.YP)(e=>o[e]||null)}})}function noSectionFailure(e,t){const n=new Set(e.flatMap(({matchedBy:e})=>e))
for(const s of[...n,...t?[]:[null]]){const t=s===null?e:e.filter(({matchedBy:e})=>e.includes(s))
if(t.some(({hasSection:e})=>e))continue
const n=t.length===1?"the 1 file":`any of the ${t.length} files`
const r=s===null?n:`${n} that ${s} matched`
const o=`no section in ${r}: put the markers in one of them, or specify the file that contains them`
return{kind:"input",code:"no-section",message:o}}return null}async function refreshText(e,{path:t,format:n},s,r,o){const i={path:t,format:n,mustHaveSection:false,content:{outcome:"read",text:e}}
const a=await refreshFiles([i],{...s,checkOnly:false},r,o)
const[c]=a.files
const[l]=a.changes
const{sections:u=[],problems:d=[]}=c??{}
const f=c&&a.failure?a.failure.kind:null
const h=f==="publishing"?null:f
const m=h?"failed":l?"changed":"unchanged"
const p=l?.sections??{before:[],after:[]}
return{outcome:m,text:l?.after??e,sections:u,problems:d,warnings:a.warnings,failure:h,...p}}},7302:(e,t,n)=>{n.d(t,{F_:()=>resolvePages,Vr:()=>customDomainWarnings,ty:()=>findUnsafeSnippet,yz:()=>resolvePageSnippets})
var s=n(7031)
var r=n(2764)
var o=n(9529)
var i=n(8418)
var a=n(8702)
const c=8
async function resolvePages(e,t,n){const s=new Set(e.map(({slug:e})=>e))
const r=new Map
const o=s.values()
const i=Array.from({length:c},async()=>{for(const e of o)r.set(e,await fetchPage(e,t,n))})
await Promise.all(i)
const a=customAddresses(e,t)
const l=new Map
const u=new Map
for(const n of e){const{slug:e,customDomain:s}=n
const o=`${e} ${s??""}`
const i=r.get(e)?.page??l.get(o)??await generatePage(n,a,t)
l.set(o,i)
u.set(n,i)}return{pages:u,warnings:[...s].flatMap(e=>r.get(e)?.warning??[])}}async function fetchPage(e,{source:t},n){if(t==="offline")return{page:null}
try{const t=await n(e)
const s={outcome:"available",slug:e,source:t.source,snippets:t.snippets}
if(t.source!=="stale")return{page:s}
const r=`${t.reason} Using the last good answer about page "${e}"; sections that already show the page are left unchanged.`
return{page:s,warning:{code:"stale",message:r}}}catch(n){if(!(n instanceof s._))throw n
if(n.code!=="plan-required"||t!=="auto")return{page:{outcome:"failed",error:n}}
const r=`${n.message} The snippets of page "${e}" are generated offline.`
return{page:null,warning:{code:"plan-required",message:r}}}}async function generatePage({slug:e,customDomain:t},n,{baseUrl:s,statusPageHost:c}){try{const o=t===null?n.get(e):undefined
const l=o??(0,i.ci)({slug:e,customDomain:t,statusPageHost:c})
const u=await(0,r.Z)({slug:e,baseUrl:s},l)
return{outcome:"available",slug:e,source:"offline",snippets:(0,a.Uu)(u)}}catch(e){if(e instanceof o.d)return{outcome:"failed",error:e}
throw e}}function customAddresses(e,{source:t,baseUrl:n,statusPageHost:s}){const r=new Map
for(const{slug:o,customDomain:i,current:a}of e){if(i!==null||!a?.confirmedAddress||r.has(o))continue
const e=[...a.badgeOrigins].every(e=>e===n)
const c=a.confirmedAddress===`https://${o}.${s}`
if(!c&&(t!=="offline"||e))r.set(o,a.confirmedAddress)}return r}function customDomainWarnings({source:e,snippets:t},{slug:n,customDomain:s}){const r=(0,a.Kf)(t).status_page_url
const o=e!=="offline"&&r!==""
if(!o||s===null||(0,i.Lb)(`https://${s}`,r))return[]
const c=`custom-domain is "${s}", but the service reports the address ${r} for page "${n}"; the reported address is used. Correct or remove custom-domain`
return[{code:"custom-domain-differs",message:c}]}function findUnsafeSnippet({slug:e,snippets:t},n,r){const o=n.map(e=>t[e]).find(e=>e.outcome==="unsafe")
return o&&new s._("unsafe-answer",{slug:e,baseUrl:r,...o})}async function resolvePageSnippets(e,t,n,s){const{page:r,warning:o}=await fetchPage(e.slug,n,s)
const i=r??await generatePage(e,new Map,n)
if(i.outcome==="failed")throw i.error
const c=findUnsafeSnippet(i,t,n.baseUrl)
if(c)throw c
return{source:i.source,snippets:(0,a.Kf)(i.snippets),warnings:[...o?[o]:[],...customDomainWarnings(i,e)]}}},993:(e,t,n)=>{n.d(t,{g4:()=>failedFile,Nq:()=>failedResult,kc:()=>withPublishError})
const s=["input","refused","unavailable","publishing"]
function firstFailure(e){const t=e.flatMap(({path:e,problems:t=[]})=>t.map(t=>({path:e,...t})))
const[n]=s.flatMap(e=>t.filter(t=>t.kind===e))
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:r,code:o,path:i,line:a,column:c,message:l}=n
return{kind:r,code:o,message:`${i}:${a}:${c}: ${l}`}}function failedFile(e,t){return{outcome:"failed",path:e,problems:t.map(e=>({kind:"input",...e}))}}function failedResult(e,t,n=firstFailure(e)){const s=e.map(({path:e,problems:t})=>{const n=(t??[]).map(({kind:e,...t})=>t)
return{path:e,outcome:t?"failed":"unchanged",sections:[],problems:n}})
return{outcome:"failed",files:s,pages:t,changes:[],warnings:[],failure:n}}function withPublishError(e,{code:t,message:n}){return{...e,outcome:"failed",failure:{kind:"publishing",code:t,message:n}}}},8659:(e,t,n)=>{n.d(t,{P:()=>createEffects,g:()=>u})
const s=require("node:os")
var r=n(8500)
const o=require("node:vm")
var i=n(6760)
const a="status-snippets"
function cacheDirectoryOf({env:e,platform:t,home:n}){const{isAbsolute:s,join:r}=t==="win32"?i.win32:i.posix
const below=(e,...t)=>e!==undefined&&s(e)?r(e,...t):null
const o=below(e.XDG_CACHE_HOME,a)
if(o!==null)return o
if(t==="win32"){return below(e.LOCALAPPDATA,a,"Cache")??below(n,"AppData","Local",a,"Cache")}return t==="darwin"?below(n,"Library","Caches",a):below(n,".cache",a)}var c=n(9529)
var l=n(5748)
async function loadFetch(e){const direct=(e,t)=>globalThis.fetch(e,t)
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
const n=(0,l.D)(/^[a-z][a-z\d+.-]*:\/\//i.test(t)?t:`http://${t}`)
if(n!==null&&/^https?:$/.test(n.protocol))return n.href
const s="is not the address of an HTTP proxy"
throw new c.d({input:e,value:"***",problem:s,fix:"write it as http://host:port"})}
return{httpProxy:readProxy("http_proxy"),httpsProxy:readProxy("https_proxy"),noProxy:read("no_proxy")}}function createEffects(e=process.env,t=process.platform){let n
return{async fetch(t,s){n??=loadFetch(e)
return(await n)(t,s)},now:()=>Date.now(),sleep:e=>(0,r.setTimeout)(e),random:()=>Math.random(),cacheDirectory:()=>cacheDirectoryOf({env:e,platform:t,home:homeDirectory()})}}function homeDirectory(){try{return(0,s.homedir)()}catch{return""}}const u={now:()=>performance.now(),runWithTimeLimit}
const d={}
let f
function runWithTimeLimit(e,t){f??=(0,o.createContext)(d)
let n={outcome:"timed-out"}
d.work=()=>{n={outcome:"finished",value:t()}}
try{(0,o.runInContext)("work()",f,{timeout:e})}catch(e){if(Object(e).code!=="ERR_SCRIPT_EXECUTION_TIMEOUT")throw e}finally{delete d.work}return n}},8015:(e,t,n)=>{n.d(t,{_N:()=>findMisplacedSnippets,jG:()=>snippetsShownIn,xv:()=>i})
var s=n(622)
const r={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
const o={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element","no-text":"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
const i=["STATUS-BADGE","STATUS-PAGE"]
function snippetsShownIn(e,t){return e.attributes.show??t??(e.isInHeading?["badge"]:["badge","link"])}function findMisplacedSnippets(e,t){return e.sections.flatMap((n,s)=>{const i=t[s]??[]
const a=placementOf(n)
const c=i.find(e=>!r[e].includes(a))
if(c){const e=`"${c}" ${o[a]}`
return[{offset:n.start.start,code:"does-not-fit",message:e}]}return i.includes("definitions")?findRepeatedLabels(e,n,t):[]})}function placementOf({layout:e}){if(e.context==="html")return e.contentModel??"html"
return e.context==="flow"&&e.tight?"tight":e.context}function findRepeatedLabels({document:e,sections:t},n,r){if(t.find((e,t)=>r[t]?.includes("definitions"))!==n){const e='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:n.start.start,code:"label-defined",message:e}]}const o=t.map(({content:e})=>e)
const a=e.definitions.find(({label:e,start:t})=>i.includes(e)&&(0,s.h)(o,t)<0)
if(!a)return[]
const c=`the label [${a.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:a.start,code:"label-defined",message:c}]}},8118:(e,t,n)=>{n.d(t,{EU:()=>isOnOneLine,cI:()=>renderContent,dv:()=>decideLayout,nF:()=>withoutLinePrefix})
function decideLayout(e,t,n){const{start:s,end:r}=t
const[o,i]=[s.place,r.place]
if(s.isInLink||r.isInLink){const e="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
return{problem:{offset:s.range.start,code:"inside-link",message:e}}}if(s.parent===r.parent){if(o.kind==="inline"&&i.kind==="inline"){const{table:e,html:t}=o
return{layout:t?{context:"html",lines:"one",...t}:{context:"inline",table:e}}}if(o.kind==="flow"&&i.kind==="flow")return{layout:decideFlowLayout(o,i,isOnOneLine(e,t))}}const{line:a}=n(r.range.start)
const c=`the section ends at line ${a}, in another container; put both markers in the same one, each on a line of its own`
return{problem:{offset:s.range.start,code:"different-containers",message:c}}}function decideFlowLayout(e,t,n){if(n)return{context:"html",lines:"one",...e.html}
const{indentation:s}=e
if(e.hasHtmlBefore){const n=t.prefix+(t.startsLine?t.indentation:s)
return{context:"html",lines:"own",prefix:t.prefix+s,closingPrefix:n,...e.html}}const r=t.prefix+(t.hasHtmlBefore?s:t.indentation)
return{context:"flow",prefix:t.prefix,closingPrefix:r,tight:e.list!==null&&!e.list.loose}}function isOnOneLine(e,{content:t}){return!/[\r\n]/.test(e.slice(t.start,t.end))}function renderContent(e,t,n){if(e.context==="inline"){const n=t.map(joinLines).join(" ")
return e.table?n.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):n}const r=e.context==="html"&&e.jsx?s:""
if(e.context==="html"&&e.lines==="one")return t.map(joinLines).join(r||" ")
const o=t.length-1
const i=t.map((e,t)=>(t<o?e+r:e).split("\n"))
const a=e.context==="flow"&&!e.tight
const c=a?["",...i.flatMap(e=>[...e,""])]:i.flat()
const l=c.map(t=>t===""?e.prefix.trimEnd():e.prefix+t)
return["",...l,e.closingPrefix].join(n)}const s="{' '}"
function joinLines(e){const t=e.split("\n").map(e=>e.trim()).filter(e=>e!=="")
return t.reduce((e,t)=>{const n=e===""||e.endsWith(">")&&t.startsWith("<")
return e+(n?t:` ${t}`)},"")}function withoutLinePrefix(e,t){const n="prefix"in t?t.prefix:""
const s=n.trimEnd()
const r=e.split(/\r\n|\n|\r/)
return r.map(e=>e.slice([n,s].find(t=>e.startsWith(t))?.length??0)).join("\n")}},3345:(e,t,n)=>{n.d(t,{K:()=>findSections})
var s=n(7032)
var r=n(622)
var o=n(8118)
var i=n(7908)
function pairMarkers(e,t){const n=[]
const s=findWrongSyntax(e,t)
const report=({range:e},t,n)=>s.push({offset:e.start,code:t,message:n})
const[r,o]=[(0,i.gJ)("start",t),(0,i.gJ)("end",t)]
let a
for(const s of e.comments){const e=(s.isClosed?i.gY:i.LD)(s.text,t)
if(e.kind==="other")continue
if(e.kind==="problem")report(s,e.code,e.message)
if((0,i.kp)(e)==="start"){if(a)report(s,"nested-start",`a section starts inside another one; end that with ${o} before this marker`)
else a={comment:s,marker:e}}else if(a){if(e.kind==="end"&&a.marker.kind==="start"){const e={start:a.comment.range.end,end:s.range.start}
n.push({start:a.comment,end:s,content:e,attributes:a.marker.attributes})}a=undefined}else if(e.kind==="end"){report(s,"end-without-start",`an end marker without a start; put ${r} before it or remove it`)}}if(a?.marker.kind==="start"){report(a.comment,"start-without-end",`a start marker without an end; put ${o} where the section ends`)}return{pairs:n,problems:s}}function findWrongSyntax(e,t){const n=t==="html"?"mdx":"html"
return e.wrongSyntaxComments.flatMap(({start:e,text:s})=>{const r=(0,i.gY)(s,n)
if(r.kind==="other")return[]
const o=(0,i.kp)(r)
const l=`${(0,i.gJ)(o,n)} ${a[t]}; write ${(0,i.gJ)(o,t)}`
return[{offset:e,code:"look-alike",message:l+c[t]}]})}const a={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const c={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
var l=n(2207)
var u=n(1825)
async function findSections(e,t,{effects:n,...s}={}){const r=s.timer??new l.q(n)
if(!(0,i.nr)(e))return toFindResult(e,t,u.v,r)
const o=await d[t]()
try{return toFindResult(e,t,await o(e,{...s,timer:r}),r)}catch(n){if(!(n instanceof l.D))throw n
return toFindResult(e,t,{...u.v,problems:[n.problem]},r)}}const d={md:async()=>(await Promise.resolve().then(n.bind(n,7551))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(758),n.e(146),n.e(357),n.e(171),n.e(996)]).then(n.bind(n,4931))).parseMdx,html:async()=>(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,6602))).parseHtmlFile}
function toFindResult(e,t,n,r=new l.q){const i=(0,s.T)(e)
const{pairs:a,problems:c}=pairMarkers(n,t==="mdx"?"mdx":"html")
const u=findUnbalancedElements(n.elements,a)
const d=[...n.problems,...c]
const f=[]
for(const t of a){const{start:n,end:s,content:r,attributes:a}=t
const c=(0,o.dv)(e,t,i)
const l="problem"in c?c.problem:u.get(t)
if(l)d.push(l)
if("problem"in c)continue
f.push({...{start:n.range,end:s.range,content:r,attributes:a,layout:c.layout},position:i(n.range.start),isInHeading:n.isInHeading})}d.sort((e,t)=>e.offset-t.offset)
const h=a.flatMap(t=>findRawMarkdown(e,t))
return{text:e,format:t,sections:f,problems:d,warnings:h,document:n,timer:r}}function findUnbalancedElements(e,t){const n=t.map(({content:e})=>e)
const s=new Map
for(const{name:o,open:i,close:a}of e){const[e,c]=[(0,r.h)(n,i.start),(0,r.h)(n,a.start)]
if(e===c)continue
const l=`only one of the tags <${o}> and </${o}> is in this section; put both markers inside the element, or both outside`
for(const n of[t[e],t[c]]){if(n)s.set(n,{offset:n.start.range.start,code:"different-containers",message:l})}}return s}function findRawMarkdown(e,t){const{place:n,range:s}=t.start
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
for(const{0:t,1:a="",2:c,index:l}of e.matchAll(/<!--([\s\S]*?)(-->|$)/g)){o.push({start:i,end:l})
i=l+t.length
const e=c!==""
const u=e?a:a.replace(/(?:--!?|-)$/,"")
r.push({start:l,end:i,text:normalize(u),isClosed:e,isInLink:n,isInHeading:s})}o.push({start:i,end:e.length})
return{comments:r,tags:[],texts:o,state:t}}function normalize(e){return e.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}},2696:(e,t,n)=>{n.d(t,{S:()=>parseBlocks})
var s=n(9146)
async function*parseBlocks(e,t,n){let s
for(let r=0,o=0;r<e.length;r=o){o=endOfBlocks(e,r===0?frontMatterEnd(e):r)
let i=parseLoneComment(e,{start:r,end:o})??[]
let a=false
if(i.length===0&&t.test(e.slice(r,o))){s??=await n()
i=s({start:r,end:o})
for(let t=openBlockAt(i,o);t&&o<e.length;t=openBlockAt(i,o)){if(t==="codeFenced"){o=fenceEnd(e,i,o)}else{a=true
o=endOfBlocks(e,o+(o-r))}i=s({start:r,end:o})}}yield{start:r,end:o,events:i,isExtended:a}}}const r=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(e,t){r.lastIndex=t
return r.test(e)?r.lastIndex:e.length}const o=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(e){return o.exec(e)?.[0].length??0}const i=new Set(["htmlFlow","codeFenced"])
function openBlockAt(e,t){const n=e.findLast(([,{type:e}])=>i.has(e)||s.Pd.has(e))
return n&&i.has(n[1].type)&&n[1].end.offset===t?n[1].type:null}function fenceEnd(e,t,n){const s=t.findLast(([,{type:e}])=>e==="codeFencedFenceSequence")?.[1]
const r=e.slice(s?.start.offset,s?.end.offset)
const o=`${r.slice(0,1)}{${r.length},}`
const i=new RegExp(`(?<=[\\r\\n]) {0,3}${o}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
i.lastIndex=n
return i.test(e)?i.lastIndex:e.length}const a=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(e,{start:t,end:n}){a.lastIndex=t
const[s="",r=""]=a.exec(e)??[]
if(r===""||t+s.length!==n)return null
const o={start:pointAt(t,1),end:pointAt(t+r.length,r.length+1)}
const i={type:"htmlFlow",...o}
const l={type:"htmlFlowData",...o}
return[["enter",i,c],["enter",l,c],["exit",l,c],["exit",i,c]]}const c={}
function pointAt(e,t){return{line:1,column:t,offset:e,_index:0,_bufferIndex:0}}},9146:(e,t,n)=>{n.d(t,{Pd:()=>r,as:()=>ContainerTracker,go:()=>s})
const s=new Set(["listOrdered","listUnordered"])
const r=new Set(["blockQuote","gfmFootnoteDefinition",...s])
const o=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const i=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
class ContainerTracker{#e={}
#t=[]
#n=false
visit([e,t]){if(e==="enter")this.#s(t)
else if(this.#t.at(-1)?.token===t)this.#t.pop()}get container(){return this.#t.at(-1)?.identity??this.#e}get list(){return this.#t.at(-1)?.list??null}#s(e){const{type:t}=e
const n=this.#t.at(-1)
const a=n?.list
if(a&&t==="lineEndingBlank"&&!this.#n)a.blankSeen=true
if(a?.blankSeen&&!o.has(t))a.loose=true
if(t!=="linePrefix")this.#n=i.has(t)
if(n&&t==="listItemPrefix")n.identity={}
if(!r.has(t))return
const c=s.has(t)
this.#t.push({token:e,identity:e,list:c?{loose:false,blankSeen:false}:null})}}},7196:(e,t,n)=>{n.d(t,{IH:()=>a,QX:()=>i,eV:()=>HtmlVisitor,so:()=>o})
var s=n(622)
var r=n(2454)
const o=new Set(["atxHeading","setextHeading"])
const i=new Set(["tableData","tableHeader"])
const a=new Set(["paragraph",...o,...i])
class HtmlVisitor{comments=[]
elements=[]
texts=[]
parseFragment=r.yX
#r
#o
#t=[]
#i=new Map
#a=[]
#c=r.NB
#l=r.NB
constructor(e,t){this.#r=e
this.#o=t}visit([e,t]){if(e==="enter"){this.#s(t)
this.#t.push(t)}else{this.#t.pop()
this.#u(t)}}#s({type:e,start:t,end:n}){if(a.has(e)){this.#l=this.#c}else if(e==="htmlFlow"||e==="htmlText"){this.#a=[]}else if(e==="htmlFlowData"||e==="htmlTextData"){this.#a.push({start:t.offset,end:n.offset,lineStart:t.offset-t.column+1})}}#u({type:e}){if(a.has(e)){const[e,t]=[this.#c,this.#l]
this.#c={raw:e.raw&&t.raw,isInLink:e.isInLink&&t.isInLink,isInHeading:e.isInHeading&&t.isInHeading}}else if(e==="htmlFlow"){this.#c=this.#d("flow",this.#c)}else if(e==="htmlText"){this.#l=this.#d("inline",this.#l)}}#d(e,t){const n=this.#f()
const{comments:s,tags:r,texts:o,state:a}=this.parseFragment(n,t)
for(const e of r)this.#h(e)
for(const e of o)this.texts.push(this.#m(e))
for(const t of s){if(e==="flow"){this.#p(t,this.#o.container,this.#g(n,t.start))}else if(t.start===0){const e=this.#t.at(-1)??this.#o.container
this.#p(t,e,{kind:"inline",table:this.#w(i)})}}return a}#h({kind:e,name:t,...n}){const s=this.#m(n)
const r=this.#i.get(t)??[]
if(e==="open"){this.#i.set(t,r)
r.push(s)}else{const e=r.pop()
if(e)this.elements.push({name:t,open:e,close:s})}}#p(e,t,n){this.comments.push({range:this.#m(e),text:e.text,isClosed:e.isClosed,isInLink:e.isInLink||this.#t.some(({type:e})=>e==="labelText"),isInHeading:e.isInHeading||this.#w(o),parent:t,place:n})}#g(e,t){const n=this.#v+t
const r=this.#a[(0,s.r)(this.#a,n)]
if(!r)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#r.slice(r.start,n)
return{kind:"flow",hasHtmlBefore:e.slice(0,t).trim()!=="",startsLine:o.trim()==="",prefix:this.#r.slice(r.lineStart,r.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#o.list}}#w(e){return this.#t.some(({type:t})=>e.has(t))}get#v(){return this.#a[0]?.start??0}#m({start:e,end:t}){return{start:this.#v+e,end:this.#v+t}}#f(){let e=""
let t=this.#v
for(const{start:n,end:s}of this.#a){e+=this.#r.slice(t,n).replace(/[^\r\n]/g," ")+this.#r.slice(n,s)
t=s}return e}openAfter(e){const t=[...this.#i].filter(([,t])=>t.some(({start:t})=>t>=e))
return new Set(t.map(([e])=>e))}}},4054:(e,t,n)=>{n.d(t,{v:()=>OutlineVisitor})
var s=n(9146)
const r=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
class OutlineVisitor{#b=[]
#o
constructor(e){this.#o=e}visit([e,{type:t,start:n,end:o}]){if(e!=="enter"||r.has(t))return
const i=s.go.has(t)?this.#o.list:null
this.#b.push({start:n.offset,end:o.offset,type:t,list:i})}get outline(){return this.#b.map(({list:e,type:t,...n})=>({...n,type:e?.loose?`${t} loose`:t}))}}},7551:(e,t,n)=>{n.r(t)
n.d(t,{collectMarkdown:()=>collectMarkdown,definitionIn:()=>definitionIn,parseMarkdown:()=>parseMarkdown})
var s=n(31)
var r=n(2454)
var o=n(6202)
var i=n(2207)
var a=n(2696)
var c=n(9146)
var l=n(7196)
var u=n(4054)
var d=n(7908)
const f=`${d.df}|status-(?:badge|page)\\s*\\]`
const h="<|`{3}|~{3}|\\]:"
const m=new RegExp(f,"iu")
const p=new RegExp(h)
const g=new RegExp(`${h}|${f}`,"iu")
function lastMarkerOrLabelEnd(e){let t=0
for(const{0:n,index:s}of e.matchAll(new RegExp(f,"giu"))){const r=e.slice(0,s).trimEnd().endsWith("/*")
t=Math.max(s+n.length,r?e.indexOf("*/",s):0)}return t}function dependsOnDefinitions(e,t){if(!e.includes("]:"))return false
if(hasMarkerOrLabelAfterBracket(e.slice(0,t)))return true
for(const{index:t}of e.matchAll(/\]:/g))if(isLabelWithTag(e,t))return true
return false}const w=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${f}`,"giu")
function hasMarkerOrLabelAfterBracket(e){let t=false
for(const[n]of e.matchAll(w)){if(n==="[")t=true
else if(/^[\r\n]/.test(n))t=false
else if(t)return true}return false}const v=999
function isLabelWithTag(e,t){const n=e.slice(Math.max(0,t-v),t)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(e,{defined:t=[],extent:n="sections",timer:s=new i.q}={}){const r=n==="whole"
const o=lastMarkerOrLabelEnd(e)
const c=r||dependsOnDefinitions(e,o)
const{links:l,footnotes:u}=c?await findLabels(e,s):k
const load=()=>loadParser(e,{labels:{links:[...t,...l],footnotes:u},timer:s})
if(r)return collectMarkdown(e,(0,a.S)(e,b,load))
return collectMarkdown(e,(0,a.S)(e,g,load),o,m)}async function collectMarkdown(e,t,s=e.length,i=b){const a=new c.as
const d=new l.eV(e,a)
const f=new u.v(a)
const h=new o.o
const m=[]
let p=true
let g=0
let w
for await(const{start:o,end:c,events:l,isExtended:u}of t){const t=e.slice(o,c)
const v=i.test(t)
if(v&&u)p=false
if(d.parseFragment===r.yX&&r.Ff.test(t)){d.parseFragment=(await Promise.all([n.e(990),n.e(328)]).then(n.bind(n,9844))).parseHtmlFragment}for(const t of l){a.visit(t)
d.visit(t)
if(v)f.visit(t)
h.visit(t)
m.push(...definitionIn(e,t))}g=c
if(c>=s)w??=findLastEndTag(d,e,c)
if(c>=(w??s))break}const{comments:v,elements:k,texts:y}=d
const x=h.findIn(e.slice(0,g),y)
const outline=()=>f.outline
return{comments:v,elements:k,wrongSyntaxComments:x,definitions:m,outline,isOutlineExact:p,problems:[]}}async function loadParser(e,t){const{createEventParser:s}=await Promise.all([n.e(497),n.e(990),n.e(706),n.e(146),n.e(694),n.e(764)]).then(n.bind(n,3971))
return s(e,t)}const b=/^/
const k={links:[],footnotes:[]}
async function findLabels(e,t){const n=new Set
const r=new Set
for await(const{events:o}of(0,a.S)(e,p,()=>loadParser(e,{timer:t}))){for(const t of o){for(const{label:s}of definitionIn(e,t))n.add(s)
const[o,{type:i,start:a,end:c}]=t
if(o!=="enter"||i!=="gfmFootnoteDefinitionLabelString")continue
r.add((0,s.B)(e.slice(a.offset,c.offset)))}}return{links:[...n],footnotes:[...r]}}function definitionIn(e,[t,{type:n,start:r,end:o}]){if(t!=="enter"||n!=="definitionLabel")return[]
return[{start:r.offset,label:(0,s.B)(e.slice(r.offset+1,o.offset-1))}]}function findLastEndTag(e,t,n){const s=e.openAfter(e.comments[0]?.range.start??n)
const r=s.size>0?t.slice(n).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const o=[...r].findLast(([,e=""])=>s.has(e.toLowerCase()))
return o?n+o.index+1:0}},8851:(e,t,n)=>{n.d(t,{qo:()=>readShow,vB:()=>parseAttributes})
var s=n(6101)
const r=["slug","custom-domain","show"]
const o=["badge","link","widget","script","definitions"]
const i=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(e){const t={}
const n=new Set
i.lastIndex=0
while(i.lastIndex<e.length){const s=i.lastIndex
const[,r,...o]=i.exec(e)??[]
const a=o.find(e=>e!==undefined)?.trim()
if(r===undefined||a===undefined&&isAttribute(r)){return broken("invalid-attribute",`cannot read "${e.slice(s).trim()}"; write an attribute as key="value"`)}if(!isAttribute(r))return broken("unknown-attribute",unknownMessage(r))
if(n.has(r))return broken("repeated-attribute",`the attribute "${r}" appears twice; keep one`)
n.add(r)
if(!a)return broken("invalid-attribute",`the attribute "${r}" is empty; set a value or remove it`)
if(r==="show"){const e=readShow(a)
if(!e.valid){const{problem:t,fix:n}=e.refusal
return broken("invalid-attribute",`the attribute show="${a}" ${t}; ${n}`)}t.show=e.names}else{t[r==="slug"?"slug":"customDomain"]=a}}return{kind:"start",attributes:t}}function isAttribute(e){return r.some(t=>t===e)}function unknownMessage(e){const t=(0,s.Z)(e,r)
const n=t===null?`a marker can have ${r.join(", ")}`:`did you mean "${t}"?`
return`unknown attribute "${e}"; ${n}`}function broken(e,t){return{kind:"problem",code:e,message:t,role:"start"}}function readShow(e){const t=e.match(/\S+/g)??[]
if(t.length===0)return refuse("contains no names",a)
const n=[]
for(const e of t){const t=o.find(t=>t===e)
const r=t??(0,s.Z)(e,o)
if(!t)return refuse(`has the unknown name "${e}"`,r===null?a:`did you mean "${r}"?`)
if(n.includes(t))return refuse(`names "${e}" twice`,"write it once")
n.push(t)}return{valid:true,names:n}}const a=`write one or more of ${o.join(", ")}`
function refuse(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},7908:(e,t,n)=>{n.d(t,{LD:()=>parseUnclosedMarker,df:()=>o,gJ:()=>formatMarker,gY:()=>parseMarker,kp:()=>roleOf,nr:()=>mentionsMarkers})
var s=n(1916)
var r=n(8851)
const o="status[-_ ]?snippet"
const i=new RegExp(o,"i")
function mentionsMarkers(e){return i.test(e)}const a=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const l=/^(?:start|begins?|opens?)$/
const u=/^(?:ends?|stops?|close|finish)$/
function parseMarker(e,t){const n=e.trim()
const[,s,o=""]=a.exec(n)??[]
if(s==="start")return(0,r.vB)(o)
if(s==="end"){if(o==="")return{kind:"end"}
const e=`the end marker takes no attributes, but has "${o}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:e,role:"end"}}const i=alikeRole(n.replace(/^[*-]+\s*/,""))
return i?lookAlike(i,"looks like a marker but is not one",t):{kind:"other"}}function parseUnclosedMarker(e,t){const[n=""]=e.trim().split(/[\r\n]/)
const s=parseMarker(n,t)
return s.kind==="other"?s:lookAlike(roleOf(s),'marker does not end with "--\x3e"',t)}function formatMarker(e,t){return t==="html"?`\x3c!-- status-snippets ${e} --\x3e`:`{/* status-snippets ${e} */}`}function roleOf(e){return e.kind==="problem"?e.role:e.kind}function lookAlike(e,t,n){return{kind:"problem",code:"look-alike",message:`this ${t}; write ${formatMarker(e,n)}`,role:e}}function alikeRole(e){const[,t,n=""]=c.exec(e)??[]
if(t===undefined||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return undefined
const r=t.toLowerCase()
if(l.test(r)||(0,s.Io)(r,"start")<=2)return"start"
return u.test(r)||(0,s.Io)(r,"end")<=1?"end":undefined}},6202:(e,t,n)=>{n.d(t,{o:()=>MdxLookalikes,r:()=>findMdxComments})
var s=n(622)
const r=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
class MdxLookalikes{#k=[]
visit([e,{type:t,start:n,end:s}]){if(e==="enter"&&r.has(t))this.#k.push({start:n.offset,end:s.offset})}findIn(e,t){const isVisible=({start:e})=>(0,s.h)(this.#k,e)<0||(0,s.h)(t,e)>=0
return findMdxComments(e).filter(isVisible)}}const o=/\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g
function findMdxComments(e){const t=e.slice(0,e.lastIndexOf("*/")+"*/".length).matchAll(o)
return[...t].map(({index:e,1:t=""})=>({start:e,text:t}))}},2207:(e,t,n)=>{n.d(t,{D:()=>ParseLimitError,q:()=>ParseTimeBudget})
const s=6e4
const r=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:e},t){super(`${t}; simplify it, or move the sections to another file`)
this.problem={offset:e,code:"too-complex",message:this.message}}}class ParseTimeBudget{#y
#x=s
constructor(e){this.#y=e}parse(e,t){try{return this.#y?this.#$(e,t,this.#y):t()}catch(t){if(t instanceof RangeError)throw new ParseLimitError(e,i)
throw t}}#$(e,t,{now:n,runWithTimeLimit:s}){if(this.#x<=0)throw new ParseLimitError(e,o)
const i=n()
try{if(e.end-e.start<=r)return t()
const n=s(Math.ceil(this.#x),t)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(e,o)}finally{this.#x-=n()-i}}}const o=`the part of the file that starts here takes too long to parse (a file may take ${s/1e3} s)`
const i="the part of the file that starts here is nested too deeply to parse"},1825:(e,t,n)=>{n.d(t,{v:()=>s})
const s={comments:[],elements:[],wrongSyntaxComments:[],definitions:[],outline:()=>[],isOutlineExact:true,problems:[]}},9893:(e,t,n)=>{n.d(t,{A:()=>requestHeaders,R:()=>parseHeader})
const s=new Set([...["connection","content-encoding","content-length","expect","host","http2-settings","keep-alive"],...["proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding"],"upgrade"])
const r=new Set([...["if-match","if-modified-since","if-none-match","if-range","if-unmodified-since","range"]])
const o=[[(e,t)=>/[\r\n]/.test(e+t),"contains a line break: use one line per header"],[e=>e==="",'has no name: write "Name: value"'],[e=>!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e),'has a name that is not a header name: use letters, digits and "-", with no blank before the colon'],[e=>s.has(e.toLowerCase()),'is "%", which describes the connection: leave it out'],[e=>r.has(e.toLowerCase()),'is "%", which the cache manages: leave it out'],[(e,t)=>t==="",'has no value: write "Name: value", and check that no variable in it is empty'],[(e,t)=>!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(t),"has a value that headers cannot contain: remove control characters and characters beyond Latin-1"]]
function parseHeader(e){const t=e.indexOf(":")
if(t===-1)return{outcome:"refused",problem:'has no colon: write "Name: value"'}
const n=e.slice(0,t).replace(/^[\t ]+/,"")
const s=e.slice(t+1).replace(/^[\t ]+|[\t ]+$/g,"")
const r=o.find(([e])=>e(n,s))
if(r!==undefined)return{outcome:"refused",problem:r[1].replace("%",n)}
return{outcome:"header",header:[n,s]}}function requestHeaders(e,t){const n=new Map
for(const[e,s]of t){const t=e.toLowerCase()
const r=n.get(t)
n.set(t,r===undefined?s:`${r}${t==="cookie"?"; ":", "}${s}`)}const s={accept:"application/json","user-agent":`status-snippets/${e}`}
return{...s,...Object.fromEntries(n)}}},7031:(e,t,n)=>{n.d(t,{_:()=>ServiceError})
const s={"missing-slug":{kind:"refused",what:({slug:e})=>`The service did not receive the slug of page "${e}"`,fix:"Something on the way to the service removes the query: check base-url and any proxy."},"page-not-found":{kind:"refused",what:({slug:e})=>`There is no status page "${e}"`,fix:"Check the slug, and that base-url is the address of the service that hosts the page."},"plan-required":{kind:"refused",what:({slug:e})=>`The plan of page "${e}" does not include the snippets`,fix:'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).'},forbidden:{kind:"refused",what:({slug:e})=>`The request for page "${e}" is forbidden, for a reason other than its plan`,fix:"A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`."},unauthorized:{kind:"refused",what:({slug:e})=>`The service requires credentials for page "${e}", or does not accept those given`,fix:'Pass them with the option `header`, as in "Authorization: Bearer \u2026".'},refused:{kind:"refused",what:({slug:e})=>`The service refused the request for page "${e}"`,fix:"Check base-url and header, or contact the operator of the service."},"redirect-refused":{kind:"refused",what:({slug:e,reason:t})=>`The service redirects page "${e}" ${t}`,fix:"Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service."},"invalid-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The response for page "${e}" is invalid: ${t?`the field "${t}"`:"it"} ${n}`,fix:"Check that base-url is the address of a status-page service."},"unsafe-answer":{kind:"refused",what:({slug:e,field:t,reason:n})=>`The response for page "${e}" is unsafe: the field "${t}" cannot be used, because ${n}`,fix:'Nothing was written, and the response was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.'},unavailable:{kind:"unavailable",what:({slug:e,attempts:t=1,reason:n})=>`The service is unavailable for page "${e}" after ${t} ${t===1?"attempt":"attempts"}${n?`: ${n}`:""}`,fix:"If it stays unavailable, check base-url and the network."}}
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
return t?`The service asks to wait ${t} s. `:"Try again later. "}},2764:(e,t,n)=>{n.d(t,{I:()=>formatSnippets,Z:()=>generateSnippetSet})
var s=n(2658)
const r=/^[A-Za-z\d.:/-]*$/
async function generateSnippetSet(e,t){const[o,i]=[(0,s.pq)(e),(0,s.Qw)(e)]
if(![o,i,t].every(e=>r.test(e))){const{generateWithSerializers:s}=await Promise.all([n.e(497),n.e(617),n.e(758),n.e(189),n.e(357),n.e(239),n.e(244),n.e(906)]).then(n.bind(n,6097))
return s(e,t)}const a=`src="${i}" data-slug="${e.slug}" data-theme="auto"`
const c='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:t,badge_markdown:`[![Status](${o})](${t})`,badge_html:`<a href="${t}"><img alt="Status" src="${o}" /></a>`,widget_script:`<script ${a}><\/script>`,widget_html:`<div>\n  <script ${a} ${c}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${t}](${t})`}}async function formatSnippets(e,t){const o=e.status_page_url
const i=(0,s.pq)(t)
if(!r.test(i)){const{formatWithSerializers:s}=await Promise.all([n.e(497),n.e(617),n.e(758),n.e(189),n.e(357),n.e(239),n.e(244),n.e(906)]).then(n.bind(n,6097))
return s(e,t)}const a=`<strong>Status:</strong> See live status \u2192 <a href="${o}">${o}</a>`
return(0,s.XP)(e,a,`[status-badge]: ${i}\n[status-page]: ${o}`)}},9137:(e,t,n)=>{n.d(t,{I:()=>a,Q:()=>parseBaseUrl})
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
const[,i=""]=e.split(/[/:]+/)
const a=i.startsWith("[")?null:(0,o.aL)(i)
if(a!==null)return`has a host that ${a}`
const u=(0,r.D)(e)
if(u===null)return"is not an address"
const d=u.protocol==="http:"&&!l.test(u.hostname)
return d?"is not https, and http is for loopback hosts only":null}},1244:(e,t,n)=>{n.d(t,{ZL:()=>parseCustomDomain,aL:()=>findHostCharacterProblem,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost,o6:()=>parseHost})
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
const o=(0,r.D)(`https://${e}`)?.hostname
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
this.fix=r}}},8418:(e,t,n)=>{n.d(t,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var s=n(1244)
var r=n(9529)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new r.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const s=parseAddress(`https://${e}.${t}`)
if(s.outcome==="address")return s.address
throw new r.d({input:"slug",value:e,problem:`cannot be a subdomain of ${t}, because ${e}.${t} ${s.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(e){const t=/^https:\/\/(.*)/s.exec(e)?.[1]
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
function formsOf(e,t,n){return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:t},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:n,html:null}}}function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}},8702:(e,t,n)=>{n.d(t,{Kf:()=>safeStrings,N9:()=>unsafe,Uu:()=>trustGenerated,jl:()=>validateAddress,nv:()=>areAllSafe})
var s=n(7819)
var r=n(8418)
var o=n(2658)
function unsafe(e,t){return{outcome:"unsafe",field:e,reason:t}}function validateAddress(e){const t=(0,r.or)(e.trim())
if(t.outcome==="address")return{outcome:"safe",value:t.address}
return unsafe("status_page_url",`${(0,s.h)(e.trim())} ${t.problem}`)}function trustGenerated(e){return(0,o.YP)(t=>({outcome:"safe",value:e[t]}))}function areAllSafe(e){return o.Rz.every(t=>e[t].outcome==="safe")}function safeStrings(e){return(0,o.YP)(t=>{const n=e[t]
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
yield{code:o,name:e,index:r}}}function findHiddenCharacter(e,t="refused"){for(const{code:n,name:s}of hiddenCharactersIn(e,t))return`${s} (U+${n.padStart(4,"0")})`
return null}function escapeHidden(e,t="refused"){const n=new Map([...hiddenCharactersIn(e,t)].map(({index:e,code:t})=>[e,t]))
return e.replace(/[^\x20-\x7e]/gu,(e,t)=>{const s=n.get(t)
return s===undefined?e:`\\u{${s}}`})}},7032:(e,t,n)=>{n.d(t,{R:()=>lineEndingOf,T:()=>createLocator})
var s=n(622)
const r=/\r\n|\n|\r/g
function createLocator(e){const t=[{start:e.startsWith("\ufeff")?1:0}]
const n=e.matchAll(r)
return e=>{while((t.at(-1)?.start??0)<=e){const{value:e}=n.next()
if(e===undefined)break
t.push({start:e.index+e[0].length})}const r=Math.max((0,s.r)(t,e),0)
return{line:r+1,column:Math.max(e-(t[r]?.start??0),0)+1}}}function lineEndingOf(e,t){const n=new Map
for(const{0:o,index:i}of e.matchAll(r)){if((0,s.h)(t,i)<0)n.set(o,(n.get(o)??0)+1)}const[o]=[...n].sort(([,e],[,t])=>t-e)
return o?.[0]??/\r\n|\n|\r/.exec(e)?.[0]??"\n"}},5748:(e,t,n)=>{n.d(t,{D:()=>parseUrl})
function parseUrl(e,t){try{return new URL(e,t)}catch{return null}}},7819:(e,t,n)=>{n.d(t,{h:()=>quote})
var s=n(88)
const r=120
function quote(e){const t=[...e]
const n=t.slice(0,r).join("")
return`"${(0,s.O)(n)}${t.length>r?"\u2026":""}"`}},622:(e,t,n)=>{n.d(t,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(e,t){let n=0
let s=e.length
while(n<s){const r=n+s>>1
if((e[r]?.start??Number.POSITIVE_INFINITY)<=t)n=r+1
else s=r}return n-1}function rangeAround(e,t){const n=lastStarting(e,t)
return t<(e[n]?.end??0)?n:-1}},6101:(e,t,n)=>{n.d(t,{Z:()=>suggest})
var s=n(1916)
function suggest(e,t){const n=e.toLowerCase()
const editsTo=e=>n.length>1&&e.startsWith(n)?0:(0,s.Io)(n,e)
const[r]=t.map(e=>({name:e,edits:editsTo(e)})).filter(({name:e,edits:t})=>t<=Math.round(e.length*.4)).sort((e,t)=>e.edits-t.edits)
return r?.name??null}},31:(e,t,n)=>{n.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}
var t={}
function __nccwpck_require__(n){var s=t[n]
if(s!==undefined){return s.exports}var r=t[n]={id:n,loaded:false,exports:{}}
var o=true
try{e[n].call(r.exports,r,r.exports,__nccwpck_require__)
o=false}finally{if(o)delete t[n]}r.loaded=true
return r.exports}__nccwpck_require__.m=e
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=__dirname+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var n=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=s=>s.map(s=>{if(s!==null&&typeof s==="object"){if(s[e])return s
if(s.then){var r=[]
r.d=0
s.then(e=>{o[t]=e
resolveQueue(r)},e=>{o[n]=e
resolveQueue(r)})
var o={}
o[e]=e=>e(r)
return o}}var i={}
i[e]=e=>{}
i[t]=s
return i})
__nccwpck_require__.a=(s,r,o)=>{var i
o&&((i=[]).d=-1)
var a=new Set
var c=s.exports
var l
var u
var d
var f=new Promise((e,t)=>{d=t
u=e})
f[t]=c
f[e]=e=>(i&&e(i),a.forEach(e),f["catch"](e=>{}))
s.exports=f
r(s=>{l=wrapDeps(s)
var r
var getResult=()=>l.map(e=>{if(e[n])throw e[n]
return e[t]})
var o=new Promise(t=>{r=()=>t(getResult)
r.r=0
var fnQueue=e=>e!==i&&!a.has(e)&&(a.add(e),e&&!e.d&&(r.r++,e.push(r)))
l.map(t=>t[e](fnQueue))})
return r.r?o:getResult()},e=>(e?d(f[n]=e):u(c),resolveQueue(i)))
i&&i.d<0&&(i.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
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
return t},[]))})();(()=>{__nccwpck_require__.u=e=>({16:"find-files",81:"preview-file-preview",112:"serve-service-app",135:"commands-find-command",146:"mdast-util-from-markdown",159:"commands-init-command",162:"humanwhocodes-momoa",171:"micromark-extension-mdxjs",189:"vfile",203:"configuration",234:"progress",239:"unified",244:"hast-util-to-html",248:"mdast-util-gfm",328:"html",357:"mdast-util-to-markdown",374:"write-files",465:"adopt-adopt",497:"decode-named-character-reference",552:"recognize-document",584:"http-cache-semantics",613:"preview-preview-page",617:"unist-util-visit-parents",622:"commands-print-command",652:"service",673:"validate",694:"micromark",706:"micromark-2",721:"hast-util-sanitize",725:"remark-mdx",752:"undici",758:"mdast-util-to-markdown-2",759:"picomatch",761:"parse-github-markdown",764:"markdown",802:"arguments-help",811:"commands-refresh-standard-input",857:"report",891:"commands-find-command-2",906:"serializers",973:"hono",990:"parse5",996:"mdx"}[e]+".js")})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={792:1}
var installChunk=t=>{var n=t.modules,s=t.ids,r=t.runtime
for(var o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(r)r(__nccwpck_require__)
for(var i=0;i<s.length;i++)e[s[i]]=1}
__nccwpck_require__.f.require=(t,n)=>{if(!e[t]){if(true){installChunk(require("./"+__nccwpck_require__.u(t)))}else e[t]=1}}})()
var n=__nccwpck_require__(1273)
module.exports=n})()

