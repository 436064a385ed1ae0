"use strict"
exports.id=356
exports.ids=[356]
exports.modules={356:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var s=n(7332)
var r=n(9652)
var o=n(284)
var i=n(6225)
var a=n(2128)
var c=n(2409)
var l=n(5831)
const checkMode=async t=>{const e=(0,r.Ox)(t.action,t.context)
const n=await filesToCheck(t)
const o=await(0,s.h)(n,(0,c.X)(t,"out-of-date"),t.ask)
return{run:o,published:null,refusal:null,own:e?.own??true}}
async function filesToCheck(t){const{settings:e,action:s,context:c}=t
const{workspace:f}=c
const u=(0,r.Ox)(s,c)
if(u===null&&f!==null&&await(0,l.Y)(s.files,f)){return(0,l.P)(t,f)}const d=await(0,o.P)(s.files,e.format!==null)
const{effectsOn:h}=await n.e(675).then(n.bind(n,1675))
const w=await h(t)
const read=async()=>{if(u!==null){const{filesOnBranch:t}=await Promise.all([n.e(740),n.e(393),n.e(416)]).then(n.bind(n,9416))
return t(w,u,d)}if(c.sha==="")throw new i.uk("GITHUB_SHA")
const{filesAt:t}=await n.e(740).then(n.bind(n,9740))
return t(w,(0,r.Vb)(c.repository),c.sha,d)}
const p=await read()
d.check(p.map(({path:t})=>t))
return(0,a.w)(p,d,e.format)}},284:(t,e,n)=>{n.d(e,{P:()=>chooseFiles})
var s=n(6760)
var r=n(7414)
var o=n(1641)
var i=n(3762)
async function chooseFiles(t,e){const n=t.filter(t=>!t.startsWith("!"))
if(n.length===0){throw new r.e("input files","only takes files away: name at least one file, folder or glob before")}const s=n.filter(isPlainFile).map(pathOf)
const i=await patternsOf(n.filter(t=>!isPlainFile(t)))
const a=t.filter(t=>t.startsWith("!")).map(t=>t.slice(1))
const c=i.length===0?[]:await patternsOf(a)
const isNamed=t=>s.includes(t)||i.some(e=>e.path===t)
const isFound=t=>(0,o.be)(t)!==null&&!isSkipped(t)&&!c.some(({fits:e})=>e(t))
const foundBy=t=>isFound(t)?i.filter(e=>e.path!==t&&e.fits(t)).map(({entry:t})=>t):[]
return{paths:s,matches:i.length===0?null:t=>isNamed(t)||foundBy(t).length>0,isNamed,foundBy,check(t){for(const n of i)checkPattern(n,t,e)}}}function checkPattern({entry:t,path:e,fits:n},s,a){if(s.includes(e)){if(a||(0,o.be)(e)!==null)return
throw new r.e("input files",`names ${(0,i.h)(t)}, whose format holds no sections: name a Markdown, MDX or HTML file, or set format`)}if(s.some(n))return
throw new r.e("input files",`has ${(0,i.h)(t)}, which matches no Markdown, MDX or HTML file there: correct it, or leave it out`)}const a=["node_modules",".git"]
function isSkipped(t){return t.split("/").some(t=>a.includes(t))}function isPlainFile(t){return(0,o.be)(t)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(t)}async function patternsOf(t){if(t.length===0)return[]
const{default:e}=await n.e(6).then(n.t.bind(n,4006,19))
return t.map(t=>{const n=pathOf(t)
const s=n===""?"":`${n}/`
const r=e(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:t,path:n,fits:t=>t.startsWith(s)||r(t)}})}function pathOf(t){const e=s.posix.normalize(t).replace(/\/$/,"")
if(s.posix.isAbsolute(e)||e===".."||e.startsWith("../")){throw new r.e("input files",`names ${(0,i.h)(t)}, which is outside the repository: write a path from its top, such as docs/index.md`)}return e==="."?"":e}},5831:(t,e,n)=>{n.d(e,{Y:()=>standsInWorkspace,P:()=>workspaceFiles})
var s=n(4644)
var r=n(3024)
var o=n(6760)
function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const s=n.split("/")
const r=s.findIndex((t,e)=>e===s.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const o=s.slice(0,r).join("/")
return{folder:r>0&&o===""?"/":o,pattern:s.slice(r).join("/")}}var i=n(3583)
async function findFiles(t,e){const n=t.map(t=>targetOf(t,e))
const r=new Set
for(const t of n.filter(({wanted:t})=>!t)){for(const{real:n}of await filesOf(t,e))r.add(n)}const o=new Map
for(const t of n.filter(({wanted:t})=>t)){const n=t.kind==="file"
const i=await filesOf(t,e)
const a=n?i:i.filter(({real:t})=>!r.has(t))
if(a.length===0)throw new s.N3(t.argument,e.extensions)
for(const t of a){const e=o.get(t.real)
o.set(t.real,e?bothOf(e,t):t)}}return[...o.values()]}function targetOf(t,e){if(t==="")throw new s.K_('""')
const n=existing(t,e)
if(n!==null)return{...n,argument:t,wanted:true}
if(t.startsWith("!"))return{...targetOf(t.slice(1),e),wanted:false}
if(isGlob(t))return{kind:"glob",argument:t,wanted:true}
throw new s.K_(t)}function existing(t,{cwd:e,extensions:n,anyName:r}){let o
try{o=(0,i.x5)(t,e)}catch(e){const n=(0,s.vE)(t,e)
if(n instanceof s.K_||isGlob(t))return null
throw n}if(o.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(t,n))throw new s.c4(t,n)
return{kind:"file",real:o.real}}function bothOf(t,e){return{...t,named:t.named||e.named,foundBy:[...t.foundBy,...e.foundBy]}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:c}=t
const nameOf=t=>(0,o.relative)(e,t).split(o.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,o.resolve)(e,c)),named:true,foundBy:[]}]}const l=t.kind==="glob"?splitGlob(c,o.sep):{folder:c,pattern:null}
try{const t=(0,o.resolve)(e,l.folder)
const{real:s,stats:f}=(0,i.x5)(l.folder,e,c)
if(!f.isDirectory())return[]
const{search:u}=await Promise.all([n.e(6),n.e(298),n.e(741)]).then(n.bind(n,2741))
const d={folder:s,home:r.realpathSync.native(e),pattern:l.pattern,extensions:a}
const h=u(d).filter(t=>hasExtension(t,a)).sort()
const w={named:false,foundBy:[c]}
return h.map(e=>({...w,real:(0,o.resolve)(s,e),path:nameOf((0,o.resolve)(t,e))}))}catch(t){const e=(0,s.vE)(c,t)
if(e instanceof s.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var a=n(3624)
function readSource(t,e,n){try{return{outcome:"read",text:(0,a.Gu)(t,e,n)}}catch(t){if(!(t instanceof s.f6))throw t
const e=t instanceof s.hW?t.line??1:1
return{outcome:"refused",problem:{line:e,column:1,code:t.code,message:t.problem}}}}var c=n(1641)
var l=n(2128)
const f=Object.keys(c.Kk).map(t=>`.${t}`)
async function workspaceFiles({settings:{format:t},action:e},n){const s=await findFiles(e.files,{cwd:n,extensions:f,anyName:t!==null})
return s.map(({path:e,real:s,named:r,foundBy:o})=>({path:e,named:r,foundBy:o,format:(0,l.B)(e,t),read:async()=>readSource(e,n,r?undefined:s)}))}async function standsInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:f,anyName:true})
return true}catch(t){if(!(t instanceof s.K_||t instanceof s.N3))return true}}return false}},3583:(t,e,n)=>{n.d(e,{I:()=>kindOf,pM:()=>locateFile,x5:()=>locate})
var s=n(3024)
var r=n(6760)
var o=n(4644)
function locate(t,e,n=t){const i=(0,r.resolve)(e,t)
const a=s.realpathSync.native(i)
const c=s.realpathSync.native(e)
if(!isInside(a,c)){const t=isInside(i,e)||isInside(i,c)
if(t||(0,s.lstatSync)(i).isSymbolicLink())throw new o.JX(n)}return{real:a,stats:(0,s.statSync)(a)}}function locateFile(t,e){const n=locate(t,e)
if(!n.stats.isFile())throw new o.pX(t,kindOf(n.stats))
return n}function isInside(t,e){const n=(0,r.relative)(e,t)
return n===""||!((0,r.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function kindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},3624:(t,e,n)=>{n.d(e,{Gu:()=>readTextFile,io:()=>readBytes})
var s=n(4573)
var r=n(3024)
var o=n(4644)
var i=n(3583)
const a=16*1024*1024
const c=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readTextFile(t,e,n){try{const r=readRegular(t,n??(0,i.pM)(t,e).real)
if(r.length>a)throw new o.MF(t,a)
if((0,s.isAscii)(r))return r.toString("latin1")
if(!(0,s.isUtf8)(r))throw new o.hW(t,lineNotUtf8(r))
return r.toString("utf8")}catch(e){throw(0,o.vE)(t,e)}}function readRegular(t,e){const n=(0,r.openSync)(e,c)
try{const e=(0,r.fstatSync)(n)
if(!e.isFile())throw new o.pX(t,(0,i.I)(e))
if(e.size>a)throw new o.MF(t,a)
return(0,r.readFileSync)(n)}finally{(0,r.closeSync)(n)}}function readBytes(t){const e=(0,r.openSync)(t,c)
try{return(0,r.readFileSync)(e)}finally{(0,r.closeSync)(e)}}function lineNotUtf8(t){if(t[0]===255&&t[1]===254||t[0]===254&&t[1]===255)return null
let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const r=e===-1?t.length:e
if(!(0,s.isUtf8)(t.subarray(n,r)))break
n=r+1}return e}}}

