#!/usr/bin/env node
import{createRequire as e}from"module"
var t={1916:(e,t)=>{var r
r=true
t.Io=t.kp=void 0
var n=new Uint32Array(65536)
var myers_32=function(e,t){var r=e.length
var a=t.length
var o=1<<r-1
var s=-1
var i=0
var l=r
var c=r
while(c--){n[e.charCodeAt(c)]|=1<<c}for(c=0;c<a;c++){var u=n[t.charCodeAt(c)]
var d=u|i
u|=(u&s)+s^s
i|=~(u|s)
s&=u
if(i&o){l++}if(s&o){l--}i=i<<1|1
s=s<<1|~(d|i)
i&=d}c=r
while(c--){n[e.charCodeAt(c)]=0}return l}
var myers_x=function(e,t){var r=t.length
var a=e.length
var o=[]
var s=[]
var i=Math.ceil(r/32)
var l=Math.ceil(a/32)
for(var c=0;c<i;c++){s[c]=-1
o[c]=0}var u=0
for(;u<l-1;u++){var d=0
var m=-1
var h=u*32
var f=Math.min(32,a)+h
for(var p=h;p<f;p++){n[e.charCodeAt(p)]|=1<<p}for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=s[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var b=g|d
var k=((g|v)&m)+m^m|g|v
var y=d|~(k|m)
var _=m&k
if(y>>>31^w){s[c/32|0]^=1<<c}if(_>>>31^v){o[c/32|0]^=1<<c}y=y<<1|w
_=_<<1|v
m=_|~(b|y)
d=y&b}for(var p=h;p<f;p++){n[e.charCodeAt(p)]=0}}var x=0
var $=-1
var E=u*32
var O=Math.min(32,a-E)+E
for(var p=E;p<O;p++){n[e.charCodeAt(p)]|=1<<p}var C=a
for(var c=0;c<r;c++){var g=n[t.charCodeAt(c)]
var w=s[c/32|0]>>>c&1
var v=o[c/32|0]>>>c&1
var b=g|x
var k=((g|v)&$)+$^$|g|v
var y=x|~(k|$)
var _=$&k
C+=y>>>a-1&1
C-=_>>>a-1&1
if(y>>>31^w){s[c/32|0]^=1<<c}if(_>>>31^v){o[c/32|0]^=1<<c}y=y<<1|w
_=_<<1|v
$=_|~(b|y)
x=y&b}for(var p=E;p<O;p++){n[e.charCodeAt(p)]=0}return C}
var distance=function(e,t){if(e.length<t.length){var r=t
t=e
e=r}if(t.length===0){return e.length}if(e.length<=32){return myers_32(e,t)}return myers_x(e,t)}
t.Io=distance
var closest=function(e,t){var r=Infinity
var n=0
for(var a=0;a<t.length;a++){var o=distance(e,t[a])
if(o<r){r=o
n=a}}return t[n]}
t.kp=closest},7336:e=>{let t=process||{},r=t.argv||[],n=t.env||{}
let a=!(!!n.NO_COLOR||r.includes("--no-color"))&&(!!n.FORCE_COLOR||r.includes("--color")||t.platform==="win32"||(t.stdout||{}).isTTY&&n.TERM!=="dumb"||!!n.CI)
let formatter=(e,t,r=e)=>n=>{let a=""+n,o=a.indexOf(t,e.length)
return~o?e+replaceClose(a,t,r,o)+t:e+a+t}
let replaceClose=(e,t,r,n)=>{let a="",o=0
do{a+=e.substring(o,n)+r
o=n+t.length
n=e.indexOf(t,o)}while(~n)
return a+e.substring(o)}
let createColors=(e=a)=>{let t=e?formatter:()=>String
return{isColorSupported:e,reset:t("[0m","[0m"),bold:t("[1m","[22m","[22m[1m"),dim:t("[2m","[22m","[22m[2m"),italic:t("[3m","[23m"),underline:t("[4m","[24m"),inverse:t("[7m","[27m"),hidden:t("[8m","[28m"),strikethrough:t("[9m","[29m"),black:t("[30m","[39m"),red:t("[31m","[39m"),green:t("[32m","[39m"),yellow:t("[33m","[39m"),blue:t("[34m","[39m"),magenta:t("[35m","[39m"),cyan:t("[36m","[39m"),white:t("[37m","[39m"),gray:t("[90m","[39m"),bgBlack:t("[40m","[49m"),bgRed:t("[41m","[49m"),bgGreen:t("[42m","[49m"),bgYellow:t("[43m","[49m"),bgBlue:t("[44m","[49m"),bgMagenta:t("[45m","[49m"),bgCyan:t("[46m","[49m"),bgWhite:t("[47m","[49m"),blackBright:t("[90m","[39m"),redBright:t("[91m","[39m"),greenBright:t("[92m","[39m"),yellowBright:t("[93m","[39m"),blueBright:t("[94m","[39m"),magentaBright:t("[95m","[39m"),cyanBright:t("[96m","[39m"),whiteBright:t("[97m","[39m"),bgBlackBright:t("[100m","[49m"),bgRedBright:t("[101m","[49m"),bgGreenBright:t("[102m","[49m"),bgYellowBright:t("[103m","[49m"),bgBlueBright:t("[104m","[49m"),bgMagentaBright:t("[105m","[49m"),bgCyanBright:t("[106m","[49m"),bgWhiteBright:t("[107m","[49m")}}
e.exports=createColors()
e.exports.createColors=createColors},4434:t=>{t.exports=e(import.meta.url)("events")},9896:t=>{t.exports=e(import.meta.url)("fs")},4573:t=>{t.exports=e(import.meta.url)("node:buffer")},1421:t=>{t.exports=e(import.meta.url)("node:child_process")},7598:t=>{t.exports=e(import.meta.url)("node:crypto")},8474:t=>{t.exports=e(import.meta.url)("node:events")},3024:t=>{t.exports=e(import.meta.url)("node:fs")},1455:t=>{t.exports=e(import.meta.url)("node:fs/promises")},8161:t=>{t.exports=e(import.meta.url)("node:os")},6760:t=>{t.exports=e(import.meta.url)("node:path")},1708:t=>{t.exports=e(import.meta.url)("node:process")},7075:t=>{t.exports=e(import.meta.url)("node:stream")},6466:t=>{t.exports=e(import.meta.url)("node:stream/promises")},3136:t=>{t.exports=e(import.meta.url)("node:url")},7975:t=>{t.exports=e(import.meta.url)("node:util")},857:t=>{t.exports=e(import.meta.url)("os")},6928:t=>{t.exports=e(import.meta.url)("path")},4584:t=>{t.exports=e(import.meta.url)("stream")},9023:t=>{t.exports=e(import.meta.url)("util")},9452:(e,t,r)=>{r.d(t,{M:()=>wantsColour,colourDiff:()=>colourDiff})
var n=r(7336)
function wantsColour(e,t){return e&&!t.NO_COLOR&&t.TERM!=="dumb"}const a=n.createColors(true)
const o=[["--- ",a.bold],["+++ ",a.bold],["@@",a.cyan],["-",a.red],["+",a.green]]
function colourDiff(e){return e.split("\n").map(e=>o.find(([t])=>e.startsWith(t))?.[1](e)??e).join("\n")}},535:(e,t,r)=>{r.d(t,{I:()=>exitCode})
const n=[{code:0,name:"done",meaning:"done: sections are right, whether or not something changed"},{code:1,name:"outOfDate",meaning:"`check` found a section out of date"},{code:2,name:"input",meaning:"usage or input: an option, a marker, a file"},{code:3,name:"refused",meaning:"the endpoint refused, or its answer is invalid or unsafe"},{code:4,name:"unavailable",meaning:"the endpoint is unavailable and no last good answer exists; nothing was written"},{code:5,name:"publishing",meaning:"publishing failed"},{code:70,name:"defect",meaning:"a defect of ours"}]
function exitCode(e){const t=n.find(t=>t.name===e)
if(!t)throw new RangeError(`No exit code is called ${e}`)
return t.code}},3833:(e,t,r)=>{r.d(t,{kM:()=>CommitError,mu:()=>NoRepositoryError,pU:()=>DirtyFileError})
class DirtyFileError extends Error{name="DirtyFileError"
code="dirty-file"
path
constructor(e,t){super(`${e} ${t}, so --commit would commit more than the section: commit or undo that first`)
this.path=e}}class NoRepositoryError extends Error{name="NoRepositoryError"
code="no-repository"
constructor(e,t){super(`--commit cannot commit in ${e} (${t}): run it in a git repository, or leave it out`)}}class CommitError extends Error{name="CommitError"
code="commit-failed"
constructor(e,t){const r=e.map(({path:e})=>e).join(", ")
super(`git did not commit ${r}, which ${e.length===1?"is":"are"} written: ${t}`)}}},1273:(e,t,r)=>{r.a(e,async(e,t)=>{try{var n=r(7875)
var a=r(6774)
process.exitCode=await(0,n.a)(process.argv.slice(2),(0,a.c)(process))
t()}catch(e){t(e)}},1)},6648:(e,t,r)=>{r.d(t,{L:()=>NoSlugError})
class NoSlugError extends Error{name="NoSlugError"
code="no-slug"
constructor(e){super(`no slug${e===undefined?"":`, and ${e}`}: give --slug, the name of the page`)}}},6945:(e,t,r)=>{r.d(t,{B:()=>reportLine})
const n=/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
function reportLine({write:e},t){const r=t.replace(n,e=>`\\u{${e.charCodeAt(0).toString(16).toUpperCase()}}`)
e(`${r}\n`)}},7875:(e,t,r)=>{r.d(t,{a:()=>runCli})
var n=r(865)
var a=r(3762)
var o=r(8739)
class OptionError extends Error{name="OptionError"
code="invalid-input"
option
constructor(e,t,r){super(`${e} ${t}`,r===undefined?undefined:{cause:r})
this.option=e}}var s=r(3420)
function readValue(e,t,r){const a=givenOrDefault(e,t)
const o=a?.values.at(-1)
if(a===null||o===undefined)return null
if(o.trim()==="")throw new OptionError(a.as,"is empty: give it a value or leave it out")
try{return r(o,a.as)}catch(e){if(!(e instanceof n.d))throw e
throw new OptionError(a.as,e.message.slice(e.input.length+1),e)}}function readText(e,t){return readValue(e,t,e=>e)}function readList(e,t){return givenOrDefault(e,t)?.values??[]}function readChoice(e,t){const r=(0,o.b7)(t).choices??[]
const isChoice=e=>r.includes(e)
return readValue(e,t,(e,t)=>{if(isChoice(e))return e
const n=(0,s.Z)(e,r)
const o=n===null?"give one of these":`did you mean ${n}?`
throw new OptionError(t,`${(0,a.h)(e)} is not one of ${r.join(", ")}: ${o}`)})}function readSeconds(e,t){const{range:[r,n]=[0,0],default:s}=(0,o.b7)(t)
return readValue(e,t,(e,t)=>{const o=/^\d+(\.\d+)?$/.test(e.trim())?Number(e):Number.NaN
if(o>=r&&o<=n)return o
const i=`is not a number of seconds from ${r} to ${n}`
throw new OptionError(t,`${(0,a.h)(e)} ${i}: write ${s}, for example`)})}function readFlag(e,t){const r=givenOrDefault(e,t)
if(r===null)return false
const n=r.values.at(-1)?.toLowerCase()??"true"
if(n==="true"||n==="false")return n==="true"
throw new OptionError(r.as,`${(0,a.h)(n)} is not true or false: write one of the two`)}function givenOrDefault(e,t){const r=e.get(t)
if(r!==undefined)return r
const{default:n}=(0,o.b7)(t)
return n===undefined?null:{as:t,values:[n]}}function readCliSettings(e){return{only:readChoice(e,"only"),workflow:readFlag(e,"workflow"),json:readFlag(e,"json"),diff:readFlag(e,"diff"),dryRun:readFlag(e,"dry-run"),quiet:readFlag(e,"quiet"),commit:readFlag(e,"commit"),cwd:readText(e,"cwd")}}var i=r(7975)
var l=r(9338)
var c=r(5146)
const u=(0,o.cz)("cli")
const d=Object.fromEntries(u.map(({name:e,kind:t,short:r})=>[e,{type:t==="flag"?"boolean":"string",...r&&{short:r}}]))
function readCommandLine(e){const{tokens:t}=(0,i.parseArgs)({args:[...e],options:d,strict:false,tokens:true})
const r=new Map
const n=[]
let a
let o=false
for(const e of t){if(e.kind==="option"){const t=rowOf(e.name,e.rawName)
const n=r.get(t)?.values??[]
r.set(t,{as:e.rawName,values:[...n,...valuesOf(t,e)]})}else if(e.kind==="option-terminator"){o=true}else if(n.length===0&&a===undefined&&!o&&(0,l.v)(e.value)){a=e.value}else{n.push(e.value)}}const s=(0,l.v)(a)??l.P[0]
for(const[e,{as:t}]of r)refuseForeign(e,t,s)
refuseSurplus(n,s)
return{command:s.name,files:n,givens:new Map([...r].map(([e,t])=>[e.name,t]))}}function rowOf(e,t){const r=u.find(t=>t.name===e)
if(r!==undefined)return r
const n=(0,s.Z)(e,u.map(e=>e.name))
throw new c.e(t,"is not an option",n===null?"see status-snippets --help":`did you mean --${n}?`)}function valuesOf(e,{rawName:t,value:r,inlineValue:n}){if(e.kind==="flag"){if(r===undefined)return[]
throw new c.e(t,"takes no value",`leave out "=${r}"`)}const a=`write ${t} ${(0,o.hx)(e)}`
if(r===undefined)throw new c.e(t,"lacks its value",a)
if(!n&&r.startsWith("--"))throw new c.e(t,`lacks its value before ${r.split("=")[0]}`,a)
return[r]}function refuseForeign(e,t,r){if(e.commands===undefined||e.commands.includes(r.name))return
throw new c.e(t,`is not an option of ${r.name}`,`it belongs to ${e.commands.join(" and ")}`)}function refuseSurplus(e,t){const r=e[t.files]
if(r===undefined)return
const n=t.files===0?"no file":"one file"
throw new c.e(r,"is too much",`${t.name} takes ${n}`)}var m=r(2771)
var h=r(9995)
var f=r(4407)
var p=r(3607)
var g=r(4169)
var w=r(2714)
var v=r(8591)
function readSettings(e){const t=readValue(e,"base-url",g.Q)
return{slug:readValue(e,"slug",v.d),baseUrl:t,statusPageHost:readValue(e,"status-page-host",w.hL)??(0,w.fG)(t),customDomain:readValue(e,"custom-domain",w.ZL),source:readChoice(e,"source"),show:readValue(e,"show",parseShow),headers:readHeaders(e),maxAge:readSeconds(e,"max-age"),timeout:readSeconds(e,"timeout"),cacheDir:readText(e,"cache-dir"),cache:!readFlag(e,"no-cache"),format:readChoice(e,"format")}}function parseShow(e,t){const r=(0,p.qo)(e)
if(r.valid)return r.names
const{problem:n,fix:o}=r.refusal
throw new OptionError(t,`${(0,a.h)(e)} ${n}: ${o}`)}function readHeaders(e){const t=readList(e,"header")
try{return(0,f.QG)(t)}catch(r){if(!(r instanceof f.AS))throw r
const n=t.length>1?`(number ${r.line}) `:""
const a=r.message.replace(/^header \d+ /,"")
throw new OptionError(e.get("header")?.as??"header",n+a,r)}}var b=r(3411)
var k=r(4644)
var y=r(1734)
var _=r(3833)
var x=r(6648)
function endingOf(e){if(e instanceof y.cY)return{exit:e.kind,code:e.code,message:e.message}
if(isInputError(e))return{exit:"input",code:e.code,message:e.message}
const t=`this is a defect of status-snippets, please report it: ${String(e)}`
const{stack:r}=e instanceof Error?e:{}
return{exit:"defect",code:"defect",message:t,...r!==undefined&&{stack:r}}}const $=[c.e,OptionError,n.d,k.f6,x.L,_.pU,_.mu]
function isInputError(e){return $.some(t=>e instanceof t)}var E=r(535)
var O=r(6945)
var C=r(3024)
var F=r(6760)
function workingFolder(e,t){try{const r=(0,F.resolve)(e.folder(),t??"")
if((0,C.statSync)(r).isDirectory())return r}catch{}throw new n.d({input:"cwd",value:t??".",problem:"is not a folder",fix:"name one that exists"})}const N={refresh:async()=>(await Promise.all([r.e(920),r.e(813),r.e(310),r.e(21)]).then(r.bind(r,3021))).refreshCommand,check:async()=>(await Promise.all([r.e(920),r.e(813),r.e(310),r.e(21)]).then(r.bind(r,3021))).refreshCommand,print:async()=>(await Promise.all([r.e(357),r.e(698),r.e(920),r.e(343),r.e(813),r.e(170)]).then(r.bind(r,5170))).printCommand,init:async()=>(await Promise.all([r.e(357),r.e(698),r.e(920),r.e(552),r.e(725),r.e(813),r.e(310),r.e(8)]).then(r.bind(r,3008))).initCommand}
async function runCli(e,t){try{return(0,E.I)(await carryOut(e,t))}catch(r){const{exit:n,code:a,message:o,stack:s=""}=endingOf(r)
const{err:i}=t.terminal;(0,O.B)(i,`status-snippets: ${o}`)
for(const[e]of s.matchAll(/^ {4}at .*$/gm))(0,O.B)(i,e)
if(wantsJson(e)){const e={version:1,outcome:"failed",pages:[],files:[],error:{code:a,message:o}}
t.terminal.out.write(`${JSON.stringify(e,null,2)}\n`)}return(0,E.I)(n)}}async function carryOut(e,t){const n=readCommandLine(e)
if(n.givens.has("help")){t.terminal.out.write((await r.e(551).then(r.bind(r,3551))).helpText())
return"done"}if(n.givens.has("version")){t.terminal.out.write(`${b.r}\n`)
return"done"}const a=(0,h.D)((0,m.Q)(t.env),n.givens)
const[o,s]=[readSettings(a),readCliSettings(a)]
const i=await N[n.command]()
return i({line:n,settings:o,cli:s,world:t,folder:workingFolder(t,s.cwd)})}function wantsJson(e){const t=e.indexOf("--")
return e.slice(0,t<0?e.length:t).includes("--json")}},6774:(t,r,n)=>{n.d(r,{c:()=>worldOf})
var a=n(8161)
const o=e(import.meta.url)("node:timers/promises")
var s=n(9452)
var i=n(535)
function worldOf(e){return{env:e.env,folder:()=>e.cwd(),platform:e.platform,home:homeOf(),terminal:{out:outputOf(e.stdout,e),err:outputOf(e.stderr,e)},fetch:globalThis.fetch,now:Date.now,sleep:e=>(0,o.setTimeout)(e),random:Math.random}}function homeOf(){try{return(0,a.homedir)()}catch{return""}}function outputOf(e,t){e.on("error",({code:r,message:n})=>{if(r==="EPIPE"||e===t.stderr)return
t.stderr.write(`status-snippets: the result could not be written: ${n}\n`)
t.once("exit",()=>{t.exitCode=(0,i.I)("input")})})
const r=e.isTTY===true
return{write:t=>void e.write(t),terminal:r,colour:(0,s.M)(r,t.env)}}},4644:(e,t,r)=>{r.d(t,{$N:()=>codeOf,JX:()=>LeadsOutside,K_:()=>FileNotFound,MF:()=>TooLarge,N3:()=>NoMatch,_j:()=>PartlyWritten,c4:()=>UnknownFormat,f6:()=>FileError,fH:()=>ReadOnlyFile,h7:()=>FileExists,hW:()=>NotUtf8,pX:()=>NotAFile,rl:()=>NotWritten,vE:()=>readingError,zR:()=>FileChanged})
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
constructor(e,t,r,n){const a=`could not be written${t}, but ${r.join(", ")} already ${r.length===1?"is":"are"}`
super(e,a,"look at each of them, then run again",n)}}class NotReadable extends FileError{name="NotReadable"
code="not-readable"
constructor(e,t){super(e,`could not be read (${codeOf(t)??String(t)})`,"check the name and the disk",t)}}class NoMatch extends FileError{name="NoMatch"
code="no-match"
constructor(e,t){super(e,"matches no file",`look for ${t.join(", ")} files that .gitignore does not exclude, outside node_modules`)}}class UnknownFormat extends FileError{name="UnknownFormat"
code="unknown-format"
constructor(e,t){super(e,"has a format that holds no sections",`name a ${t.join(", ")} file, or set format`)}}function codeOf(e){return e instanceof Error&&"code"in e?String(e.code):undefined}function readingError(e,t){if(t instanceof FileError)return t
switch(codeOf(t)){case"ENOENT":case"ENOTDIR":case"ENAMETOOLONG":return new FileNotFound(e,t)
case"ELOOP":return new NotAFile(e,"a link that leads to itself",t)
case"EACCES":case"EPERM":return new NoPermission(e,t)
default:return new NotReadable(e,t)}}},1734:(e,t,r)=>{r.d(t,{$P:()=>Unavailable,F_:()=>UnsafeAnswer,Hv:()=>PageNotFound,Jh:()=>RedirectRefused,Lw:()=>Refused,WL:()=>InvalidAnswer,cY:()=>EndpointError,cw:()=>Forbidden,fk:()=>PlanRequired,gz:()=>Unauthorised,qK:()=>MissingSlug})
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
constructor(e){super(e,`The service wants credentials for page "${e.slug}", or other ones`,'Give them with header, as in "Authorization: Bearer …".')}}class Refused extends RefusalError{name="Refused"
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
this.reason=e.reason}}},4407:(e,t,r)=>{r.d(t,{AS:()=>HeaderError,QG:()=>parseHeaders,eb:()=>checkHeader})
class HeaderError extends Error{name="HeaderError"
code="invalid-header"
line
constructor(e,t,r){super(`header ${e} ${t}: ${r}`)
this.line=e}}const n="describes the connection, which is not yours to set"
const a="belongs to the cache window"
const o=new Map([["connection",n],["content-encoding",n],["content-length",n],["expect",n],["host",n],["http2-settings",n],["keep-alive",n],["proxy-authenticate",n],["proxy-authorization",n],["proxy-connection",n],["te",n],["trailer",n],["transfer-encoding",n],["upgrade",n],["if-match",a],["if-modified-since",a],["if-none-match",a],["if-range",a],["if-unmodified-since",a],["range",a]])
function parseHeaders(e){return e.map((e,t)=>{const r=e.indexOf(":")
if(r===-1)throw new HeaderError(t+1,"has no colon",'write "Name: value"')
const n=[e.slice(0,r).replace(/^[\t ]+/,""),e.slice(r+1)]
return checkHeader(n,t+1)})}function headerLines(e){return e.split(/\r\n|\n|\r/).filter(e=>e.trim()!=="")}function checkHeader([e,t],r){const n=t.replace(/^[\t ]+|[\t ]+$/g,"")
if(/[\r\n]/.test(e+n)){throw new HeaderError(r,"holds a line break","give one header per line")}if(e==="")throw new HeaderError(r,"has no name",'write "Name: value"')
if(!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(e)){throw new HeaderError(r,"has a name that is not a header name",'use letters, digits and "-", with no blank before the colon')}const a=o.get(e.toLowerCase())
if(a!==undefined)throw new HeaderError(r,`is "${e}", which ${a}`,"leave it out")
if(n===""){throw new HeaderError(r,"has no value",'write "Name: value", and check that no variable in it is empty')}if(!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(n)){throw new HeaderError(r,"has a value that headers cannot carry","remove control characters and characters beyond Latin-1")}return[e,n]}},9338:(e,t,r)=>{r.d(t,{P:()=>n,v:()=>commandNamed})
const n=[{name:"refresh",usage:"[refresh] [files…]",files:Number.POSITIVE_INFINITY,summary:"rewrite the sections (default: README.md)"},{name:"check",usage:"check [files…]",files:Number.POSITIVE_INFINITY,summary:"write nothing; exit 1 and show a diff when a section is out of date"},{name:"print",usage:"print",files:0,summary:"print the snippet set (--json, or --only badge_markdown)"},{name:"init",usage:"init [file]",files:1,summary:"put markers in place, adopting a badge that is already there; fill them"}]
function commandNamed(e){return n.find(t=>t.name===e)??null}},2771:(e,t,r)=>{r.d(t,{Q:()=>readEnvironment,V:()=>environmentName})
var n=r(9995)
var a=r(8739)
function environmentName(e){return`STATUS_SNIPPETS_${e.replaceAll("-","_").toUpperCase()}`}function readEnvironment(e){const t=new Map
for(const r of(0,a.cz)("cli")){if(r.kind==="flag")continue
const a=environmentName(r.name)
const o=e[a]?.trim()??""
if(o==="")continue
t.set(r.name,{as:a,values:r.kind==="list"?(0,n.s)(o):[o]})}return t}},9995:(e,t,r)=>{r.d(t,{D:()=>mergeGivens,s:()=>valuesPerLine})
function mergeGivens(...e){return new Map(e.flatMap(e=>[...e]))}function valuesPerLine(e){return e.split(/[\r\n]+/).map(e=>e.trim()).filter(e=>e!=="")}},8739:(e,t,r)=>{r.d(t,{b7:()=>optionNamed,cz:()=>optionsOf,hx:()=>placeholderOf})
var n=r(1641)
var a=r(4169)
var o=r(2658)
const s=["cli","action"]
const i=["cli"]
const l=["action"]
const c=[{name:"slug",kind:"text",value:"slug",doors:s,summary:"The status page, for sections that do not name one themselves"},{name:"base-url",kind:"text",value:"url",default:a.I,doors:s,summary:"The address of the service"},{name:"status-page-host",kind:"text",value:"host",otherwise:"the host of base-url",doors:s,summary:"The host whose subdomains are the pages, for addresses that are generated"},{name:"custom-domain",kind:"text",value:"domain",doors:s,summary:"The page's own domain, for addresses that are generated"},{name:"source",kind:"choice",choices:["auto","endpoint","offline"],default:"auto",doors:s,summary:"Where snippets come from; auto asks the service, and generates them where the plan lacks the operation"},{name:"show",kind:"text",value:"names",otherwise:"badge link; in a heading badge",doors:s,summary:"What a section holds, in this order: badge, link, widget, script, definitions"},{name:"header",input:"headers",kind:"list",value:"name: value",doors:s,summary:"A header to send to the service, credentials for example; its value is never shown or stored"},{name:"max-age",kind:"seconds",value:"seconds",default:"300",range:[0,31536e3],doors:s,summary:"How long an answer may be used again; 0 asks anew"},{name:"timeout",kind:"seconds",value:"seconds",default:"10",range:[.001,3600],doors:i,summary:"How long one attempt to reach the service may take"},{name:"cache-dir",kind:"text",value:"folder",otherwise:"the platform's cache folder",doors:i,summary:"The folder that keeps answers between runs"},{name:"no-cache",kind:"flag",doors:i,summary:"Use no answers of earlier runs and keep none"},{name:"format",kind:"choice",choices:n.Fx,otherwise:"by each file's name",doors:s,summary:"Read every file as this format"},{name:"only",kind:"choice",value:"field",choices:o.R,commands:["print"],doors:i,summary:`Print just one field: ${o.R.join(", ")}`},{name:"workflow",kind:"flag",commands:["init"],doors:i,summary:"Write the scheduled workflow too"},{name:"json",kind:"flag",doors:i,summary:"Print the result as JSON"},{name:"diff",kind:"flag",doors:i,summary:"Show the difference"},{name:"dry-run",kind:"flag",doors:i,summary:"Write nothing, but report and exit as without it"},{name:"quiet",kind:"flag",short:"q",doors:i,summary:"Report only what is wrong"},{name:"commit",kind:"flag",commands:["refresh","init"],doors:i,summary:"Commit the changed files, and nothing else, to the local git repository"},{name:"cwd",kind:"text",value:"folder",otherwise:"the current folder",doors:i,summary:"Work in this folder"},{name:"help",kind:"flag",short:"h",doors:i,summary:"Show this help"},{name:"version",kind:"flag",short:"v",doors:i,summary:"Show the version"},{name:"files",kind:"list",value:"files",default:"README.md",doors:l,summary:"The files to keep right: paths or globs"},{name:"mode",kind:"choice",choices:["commit","pull-request","write","check"],default:"commit",doors:l,summary:"What happens to a change: a commit, a pull request, files written for later steps, or a failed check"},{name:"repository",kind:"text",value:"owner/name",otherwise:"the workflow's own",doors:l,summary:"The repository whose files are kept right"},{name:"branch",kind:"text",value:"branch",otherwise:"the run's branch; on tags, releases and schedules the default branch",doors:l,summary:"The branch whose files are kept right"},{name:"pull-request-branch",kind:"text",value:"branch",otherwise:"status-snippets/ and the name of the branch",doors:l,summary:"The branch that pull requests come from; it belongs to the action"},{name:"commit-message",kind:"text",value:"text",otherwise:"a subject that names the new address",doors:l,summary:"The message of the commit; {slug}, {address} and {previous-address} are filled in"},{name:"pull-request-title",kind:"text",value:"text",otherwise:"a title that names the new address",doors:l,summary:"The title of the pull request, with the same words filled in"},{name:"token",kind:"text",value:"token",default:"${{ github.token }}",doors:l,summary:"The token that reads and publishes"},{name:"on-unavailable",kind:"choice",choices:["warn","fail"],default:"warn",doors:l,summary:"Whether a service that cannot be reached fails the step or only warns"},{name:"run-in-forks",kind:"flag",default:"false",doors:l,summary:"Also run on a schedule in forks"}]
const u=c
const d=new Map(u.map(e=>[e.name,e]))
function optionsOf(e){return u.filter(t=>t.doors.includes(e))}function optionNamed(e){return d.get(e)??c[0]}function placeholderOf({value:e,choices:t}){return`<${e??t?.join("|")}>`}},3420:(e,t,r)=>{r.d(t,{Z:()=>suggest})
var n=r(1916)
function suggest(e,t){const r=e.toLowerCase()
let a=null
let o=Number.POSITIVE_INFINITY
for(const e of t){const t=e.startsWith(r)&&r.length>1?0:(0,n.Io)(r,e)
if(t<o&&t<=Math.round(e.length*.4)){a=e
o=t}}return a}},5146:(e,t,r)=>{r.d(t,{e:()=>UsageError})
class UsageError extends Error{name="UsageError"
code="usage"
typed
constructor(e,t,r){super(`${e} ${t}: ${r}`)
this.typed=e}}},1641:(e,t,r)=>{r.d(t,{Fx:()=>n,Kk:()=>a,be:()=>formatOf})
const n=["md","mdx","html"]
const a={md:"md",markdown:"md",mdx:"mdx",html:"html",htm:"html"}
function formatOf(e){const t=/\.([^./\\]+)$/.exec(e)?.[1]?.toLowerCase()??""
return Object.hasOwn(a,t)?a[t]??null:null}},3607:(e,t,r)=>{r.d(t,{lA:()=>fits,qo:()=>readShow,tr:()=>defaultShow})
var n=r(1916)
const a=[{name:"badge",fits:["flow","tight","inline","html","phrasing"]},{name:"link",fits:["flow","tight","inline","html","phrasing"]},{name:"widget",fits:["flow","html"]},{name:"script",fits:["flow","html","phrasing","head"]},{name:"definitions",fits:["flow"]}]
const o=a.map(e=>e.name)
function defaultShow(e){return e?["badge"]:["badge","link"]}function fits(e,t){const r=a.find(t=>t.name===e)
return r?.fits.includes(t)??false}function readShow(e){const t=e.split(/\s+/).filter(e=>e!=="")
if(t.length===0)return invalid("names nothing",s)
const r=[]
for(const e of t){const t=o.find(t=>t===e)
if(t===undefined)return invalid(`has the unknown name "${e}"`,suggestion(e))
if(r.includes(t))return invalid(`names "${e}" twice`,"write it once")
r.push(t)}return{valid:true,names:r}}const s=`write one or more of ${o.join(", ")}`
function suggestion(e){const t=(0,n.kp)(e.toLowerCase(),[...o])
return(0,n.Io)(e.toLowerCase(),t)<=3?`did you mean "${t}"?`:s}function invalid(e,t){return{valid:false,refusal:{problem:e,fix:t}}}},4169:(e,t,r)=>{r.d(t,{I:()=>i,Q:()=>parseBaseUrl})
var n=r(5225)
var a=r(4053)
var o=r(865)
var s=r(7576)
const i="https://statuspage.me"
const l=[[/^$/,"is empty"],[/\s/,"has white space"],[/\\/,"has a backslash"],[/^(?!https?:\/\/)/i,"is not an absolute https address"],[/^[a-z]+:\/\/[^/]*@/i,"has user info"],[/\?/,"has a query"],[/#/,"has a fragment"],[/^[a-z]+:\/\/(\/|:|$)/i,"has no host"]]
const c=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
function parseBaseUrl(e){const t=findProblem(e)
if(t!==null){throw new o.d({input:"base-url",value:e.replace(/\/\/.*@/,"//***@"),problem:t,fix:`give the https address of the service alone, such as ${i}`})}const{origin:r,pathname:n}=new URL(e)
return r+n.replace(/\/+$/,"")}function findProblem(e){const t=(0,n.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=l.find(([t])=>t.test(e))
if(r)return r[1]
const o=/^[^/]+\/\/(\[[^/\]]*\]|[^/:]*)/.exec(e)?.[1]??""
const i=o.startsWith("[")?null:(0,a.a)(o)
if(i!==null)return`has a host that ${i}`
const u=(0,s.w)(e)
if(u===null)return"is not an address"
return u.protocol==="http:"&&!c.test(u.hostname)?"is not https, and http is for loopback hosts only":null}},5225:(e,t,r)=>{r.d(t,{P:()=>findHiddenCharacter,r:()=>hiddenCharacterAt})
const n=[{first:0,last:31,name:"a control character"},{first:127,last:159,name:"a control character"},{first:173,last:173,name:"a soft hyphen"},{first:847,last:847,name:"a combining grapheme joiner"},{first:1564,last:1564,name:"an Arabic letter mark"},{first:4447,last:4448,name:"a blank Hangul letter"},{first:6068,last:6069,name:"an invisible Khmer vowel"},{first:6155,last:6159,name:"an invisible Mongolian sign"},{first:8203,last:8203,name:"a zero-width space"},{first:8204,last:8205,name:"a zero-width joiner"},{first:8206,last:8207,name:"a bidirectional mark"},{first:8232,last:8233,name:"a line or paragraph separator"},{first:8234,last:8238,name:"a bidirectional override"},{first:8288,last:8293,name:"an invisible operator"},{first:8294,last:8297,name:"a bidirectional isolate"},{first:8298,last:8303,name:"a formatting control"},{first:10240,last:10240,name:"a blank Braille pattern"},{first:12644,last:12644,name:"a blank Hangul letter"},{first:55296,last:57343,name:"half a surrogate pair"},{first:65024,last:65039,name:"a variation selector"},{first:65279,last:65279,name:"a byte-order mark"},{first:65440,last:65440,name:"a blank Hangul letter"},{first:65520,last:65531,name:"an annotation control"},{first:65534,last:65535,name:"a noncharacter"},{first:113824,last:113827,name:"a shorthand control"},{first:119155,last:119162,name:"a musical control"},{first:917504,last:921599,name:"a tag or variation selector"}]
const a=/(?<=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=(?![A-Za-z])[\p{L}\p{M}\p{Extended_Pictographic}])/gu
const o=/(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu
function hiddenCharacterAt(e){return n.find(({first:t,last:r})=>e>=t&&e<=r)?.name??null}function findHiddenCharacter(e,t="refused"){const r=t==="allowed"?e.replace(/[\t\n\r]/g," "):e
for(const e of r.replace(a,"").replace(o,"")){const t=e.codePointAt(0)??0
const r=hiddenCharacterAt(t)
if(r!==null)return`${r} (U+${t.toString(16).toUpperCase().padStart(4,"0")})`}return null}},4053:(e,t,r)=>{r.d(t,{a:()=>findHostCharacterProblem,r:()=>readHost})
var n=r(5225)
var a=r(7576)
const o=[[/^$/,"is empty"],[/\s/,"has white space"],[/^\[|:.*:/,"is an IP address"],[/[?#]/,"has a query or fragment"],[/[/\\]/,"has a path"],[/@/,"has user info"],[/:/,"has a port"],[/[^\p{L}\p{M}\p{Nd}._-]/u,"has a character that a host name cannot have"]]
const s=[[/^\.|\.\.|\.$/,"has an empty part between its dots"],[/^\d+\.\d+\.\d+\.\d+$/,"is an IP address"],[/(^|\.)localhost$/,"is this machine only (localhost)"],[/(^|\.)local$/,"is known on a local network only (.local)"],[/(^|\.)internal$/,"is known on a private network only (.internal)"],[/[^.]{64}/,"has a part longer than 63 characters"],[/^.{254}/,"is longer than 253 characters"]]
const i=[[/_/,"has an underscore"],[/(^|\.)-|-(\.|$)/,"has a hyphen at the end of a part"]]
function findHostCharacterProblem(e){const t=(0,n.P)(e,"allowed")
if(t!==null)return`has ${t}`
const r=firstProblem(e,o)
if(r!==null)return r
return e.normalize("NFKC")===e?null:"has characters that stand for others"}function readHost(e,{fewestLabels:t,slugLabels:r}){const n=findHostCharacterProblem(e)
if(n!==null)return{outcome:"refused",problem:n}
const o=(0,a.w)(`https://${e}`)?.hostname
if(o===undefined)return{outcome:"refused",problem:"is not a host name"}
const l=firstProblem(o,r?s:[...s,...i])
if(l!==null)return{outcome:"refused",problem:l}
if(o.split(".").length<t)return{outcome:"refused",problem:"has no dot"}
return{outcome:"host",host:o}}function firstProblem(e,t){return t.find(([t])=>t.test(e))?.[1]??null}},2714:(e,t,r)=>{r.d(t,{ZL:()=>parseCustomDomain,fG:()=>statusPageHostOf,hL:()=>parseStatusPageHost})
var n=r(4053)
var a=r(865)
function parseCustomDomain(e,t="custom-domain"){const r=e.replace(/^https?:\/\//i,"").replace(/\/$/,"")
const o=(0,n.r)(withoutRootDot(r),{fewestLabels:2,slugLabels:false})
if(o.outcome==="host")return o.host
const s="give the public host name people visit, such as status.acme.com"
throw new a.d({input:t,value:e,problem:o.problem,fix:s})}function parseStatusPageHost(e){const t=(0,n.r)(withoutRootDot(e),{fewestLabels:1,slugLabels:false})
if(t.outcome==="host")return t.host
const r="give just the host name that follows the slug in page addresses, such as statuspage.me"
throw new a.d({input:"status-page-host",value:e,problem:t.problem,fix:r})}function statusPageHostOf(e){const{hostname:t}=new URL(e)
const r=(0,n.r)(withoutRootDot(t),{fewestLabels:1,slugLabels:true})
return r.outcome==="host"?r.host:null}function withoutRootDot(e){return e.replace(/(?<=[^.])\.$/,"")}},865:(e,t,r)=>{r.d(t,{d:()=>InputError})
var n=r(3762)
class InputError extends Error{name="InputError"
code="invalid-input"
input
value
fix
constructor({input:e,value:t,problem:r,fix:a}){super(`${e} ${(0,n.h)(t)} ${r}: ${a}`)
this.input=e
this.value=t
this.fix=a}}},3762:(e,t,r)=>{r.d(t,{h:()=>quote})
var n=r(5225)
const a=120
function quote(e){const t=[...e]
const r=t.slice(0,a).map(e=>{const t=e.codePointAt(0)??0
return(0,n.r)(t)===null?e:`\\u{${t.toString(16).toUpperCase()}}`})
return`"${r.join("")}${t.length>a?"…":""}"`}},7576:(e,t,r)=>{r.d(t,{w:()=>readUrl})
function readUrl(e,t){try{return new URL(e,t)}catch{return null}}},8591:(e,t,r)=>{r.d(t,{d:()=>parseSlug})
var n=r(865)
const a=[[/^$/,"is empty"],[/[^A-Za-z0-9._-]/,"has a character that a slug cannot have"],[/^[^A-Za-z0-9]/,"does not start with a letter or digit"],[/[^A-Za-z0-9]$/,"does not end with a letter or digit"],[/\.\./,"has two dots in a row"],[/^.{64}/,"is longer than 63 characters"]]
function parseSlug(e){const t=a.find(([t])=>t.test(e))
if(!t)return e
const r='use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme'
throw new n.d({input:"slug",value:e,problem:t[1],fix:r})}},2658:(e,t,r)=>{r.d(t,{R:()=>n})
const n=["status_page_url","badge_markdown","badge_html","widget_script","widget_html","minimal_md"]},3411:(e,t,r)=>{r.d(t,{r:()=>n})
const n="1.0.0"}}
var r={}
function __nccwpck_require__(e){var n=r[e]
if(n!==undefined){return n.exports}var a=r[e]={exports:{}}
var o=true
try{t[e].call(a.exports,a,a.exports,__nccwpck_require__)
o=false}finally{if(o)delete r[e]}return a.exports}__nccwpck_require__.m=t
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var r=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=n=>n.map(n=>{if(n!==null&&typeof n==="object"){if(n[e])return n
if(n.then){var a=[]
a.d=0
n.then(e=>{o[t]=e
resolveQueue(a)},e=>{o[r]=e
resolveQueue(a)})
var o={}
o[e]=e=>e(a)
return o}}var s={}
s[e]=e=>{}
s[t]=n
return s})
__nccwpck_require__.a=(n,a,o)=>{var s
o&&((s=[]).d=-1)
var i=new Set
var l=n.exports
var c
var u
var d
var m=new Promise((e,t)=>{d=t
u=e})
m[t]=l
m[e]=e=>(s&&e(s),i.forEach(e),m["catch"](e=>{}))
n.exports=m
a(n=>{c=wrapDeps(n)
var a
var getResult=()=>c.map(e=>{if(e[r])throw e[r]
return e[t]})
var o=new Promise(t=>{a=()=>t(getResult)
a.r=0
var fnQueue=e=>e!==s&&!i.has(e)&&(i.add(e),e&&!e.d&&(a.r++,e.push(a)))
c.map(t=>t[e](fnQueue))})
return a.r?o:getResult()},e=>(e?d(m[r]=e):u(l),resolveQueue(s)))
s&&s.d<0&&(s.d=0)}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var r in t){if(__nccwpck_require__.o(t,r)&&!__nccwpck_require__.o(e,r)){Object.defineProperty(e,r,{enumerable:true,get:t[r]})}}}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,r)=>{__nccwpck_require__.f[r](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>""+e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag){Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})}Object.defineProperty(e,"__esModule",{value:true})}})();(()=>{var e={792:0}
var installChunk=t=>{var{ids:r,modules:n,runtime:a}=t
var o,s,i=0
for(o in n){if(__nccwpck_require__.o(n,o)){__nccwpck_require__.m[o]=n[o]}}if(a)a(__nccwpck_require__)
for(;i<r.length;i++){s=r[i]
if(__nccwpck_require__.o(e,s)&&e[s]){e[s][0]()}e[r[i]]=0}}
__nccwpck_require__.f.j=(t,r)=>{var n=__nccwpck_require__.o(e,t)?e[t]:undefined
if(n!==0){if(n){r.push(n[1])}else{if(true){var a=import("./"+__nccwpck_require__.u(t)).then(installChunk,r=>{if(e[t]!==0)e[t]=undefined
throw r})
var a=Promise.race([a,new Promise(r=>n=e[t]=[r])])
r.push(n[1]=a)}}}}})()
var n=__nccwpck_require__(1273)
n=await n

