export const id=936
export const ids=[936]
export const modules={1593:(t,e,n)=>{n.d(e,{Z:()=>publishChanges})
var s=n(2107)
async function publishChanges({cli:t,folder:e},{changes:r,files:o},i=[]){if(r.length+i.length===0)return
const a=r.map(({path:t})=>t)
const l=t.commit?await n.e(129).then(n.bind(n,129)):null
await(l?.refuseDirty(e,a))
if(t.dryRun)return
const{replaceFiles:c}=await n.e(127).then(n.bind(n,5127))
await c(r,e)
const{createFile:f}=await n.e(184).then(n.bind(n,3184))
for(const{path:t,text:n}of i)await f(t,n,e)
const u=(0,s.gD)(o)
const d=u?`${(0,s.et)(u)}\n\n${(0,s.EN)(u)}`:"Refresh the status badge on a schedule"
await(l?.commitFiles(e,{changed:a,created:i.map(({path:t})=>t)},d))}},2936:(t,e,n)=>{n.r(e)
n.d(e,{exitOf:()=>exitOf,refreshCommand:()=>refreshCommand,showRun:()=>showRun})
var s=n(9400)
var r=n(2658)
function reportOf(t,e){const n=new Set
const s=t.pages.filter(({slug:t,snippets:e})=>{const s=`${t} ${e.status_page_url}`
return!n.has(s)&&n.add(s)})
return{version:1,outcome:t.outcome,pages:s.map(t=>pageReport(t,e)),files:t.files,error:t.error}}function pageReport({slug:t,source:e,snippets:n},s){return{slug:t,source:e,snippets:e==="offline"?n:safeFields(n,{slug:t,baseUrl:s})}}function safeFields(t,e){const n={}
for(const o of r.R){const r=(0,s.$)(o,t,e)
n[o]=r.verdict==="safe"?r.value:null}return n}var o=n(5068)
var i=n(2743)
var a=n(1593)
var l=n(6552)
var c=n(5390)
const refreshCommand=async t=>{const e=t.line.command==="check"
const n=await(0,c.Id)(t,t.line.files.length>0?t.line.files:["README.md"])
const s=await(0,o.h)(n,(0,c.X3)(t,e?"out-of-date":"changed"),(0,i.y)(t))
if(!e)await(0,a.Z)(t,s)
await showRun(t,s)
return exitOf(s)}
function exitOf({failure:t,outcome:e}){return t??(e==="out-of-date"?"outOfDate":"done")}async function showRun({settings:t,cli:e,line:s,world:{terminal:r}},o){const report=t=>r.err.write(`${t}\n`);(0,l.pb)(o.files).forEach(report)
const i=o.files.some(({problems:t})=>t.length>0)
if(o.error&&!i)report(`status-snippets: ${o.error.message}`)
o.warnings.map(l.tE).forEach(report)
if(o.failure)report("Nothing was written.")
else if(!e.quiet)(0,l.c0)(o,e.dryRun).forEach(report)
if(e.json){r.out.write(`${JSON.stringify(reportOf(o,t.baseUrl),null,2)}\n`)}else if(o.changes.length>0&&(e.diff||s.command==="check")){const{diffOf:t}=await n.e(202).then(n.bind(n,9202))
const e=t(o.changes)
const{colourDiff:s}=await Promise.resolve().then(n.bind(n,9452))
r.out.write(r.out.colour?s(e):e)}}},5390:(t,e,n)=>{n.d(e,{Id:()=>findSources,X3:()=>refreshSettings})
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
for(const{real:t,path:e}of a){const s=o.get(t)
o.set(t,{path:s?.path??e,named:n||s?.named===true})}}return[...o.values()]}function targetOf(t,e){if(t==="")throw new s.K_('""')
const n=existing(t,e)
if(n!==null)return{...n,argument:t,wanted:true}
if(t.startsWith("!"))return{...targetOf(t.slice(1),e),wanted:false}
if(isGlob(t))return{kind:"glob",argument:t,wanted:true}
throw new s.K_(t)}function existing(t,{cwd:e,extensions:n,anyName:r}){let o
try{o=(0,i.x)(t,e)}catch(e){const n=(0,s.vE)(t,e)
if(n instanceof s.K_||isGlob(t))return null
throw n}if(o.stats.isDirectory())return{kind:"folder"}
if(!r&&!hasExtension(t,n))throw new s.c4(t,n)
return{kind:"file",real:o.real}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:l}=t
const nameOf=t=>(0,o.relative)(e,t).split(o.sep).join("/")
if(t.kind==="file")return[{real:t.real,path:nameOf((0,o.resolve)(e,l))}]
const c=t.kind==="glob"?splitGlob(l,o.sep):{folder:l,pattern:null}
try{const t=(0,o.resolve)(e,c.folder)
const{real:s,stats:f}=(0,i.x)(c.folder,e,l)
if(!f.isDirectory())return[]
const{search:u}=await Promise.all([n.e(407),n.e(241)]).then(n.bind(n,3241))
const d={folder:s,home:r.realpathSync.native(e),pattern:c.pattern,extensions:a}
const m=(await u(d)).filter(t=>hasExtension(t,a)).sort()
return m.map(e=>({real:(0,o.resolve)(s,e),path:nameOf((0,o.resolve)(t,e))}))}catch(t){const e=(0,s.vE)(l,t)
if(e instanceof s.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var a=n(3624)
var l=n(9338)
var c=n(3420)
var f=n(1641)
const u=100
function progressLine(t,e){if(!t.terminal||e<u)return{step(){},clear(){}}
let n=0
return{step(){n+=1
if(n%u===0)t.write(`\r${n} of ${e} files read`)},clear(){t.write(`\r${" ".repeat(`${e} of ${e} files read`.length)}\r`)}}}function refreshSettings({settings:t},e){const{slug:n,customDomain:s,show:r,baseUrl:o,statusPageHost:i,source:a}=t
return{slug:n,customDomain:s,show:r,baseUrl:o,statusPageHost:i,source:a,verb:e}}async function findSources({settings:t,cli:e,world:n,folder:s},r){const o=Object.keys(f.Kk).map(t=>`.${t}`)
const i=await findFiles(r,{cwd:s,extensions:o,anyName:t.format!==null}).catch(t=>{throw withSuggestion(t)})
const a=progressLine(n.terminal.err,e.quiet?0:i.length)
return i.map(({path:e,named:n},r)=>({path:e,named:n,format:formatFor(e,t.format),async read(){const t=await readSource(e,s)
a.step()
if(r===i.length-1)a.clear()
return t}}))}function formatFor(t,e){return e??(0,f.be)(t)??"md"}async function readSource(t,e){try{return{outcome:"read",text:await(0,a.Gu)(t,e)}}catch(t){if(t instanceof s.f6)return{outcome:"refused",code:t.code,message:t.message}
throw t}}function withSuggestion(t){if(!(t instanceof s.f6)||t.code!=="file-not-found")return t
const e=(0,c.Z)(t.path,l.P.map(({name:t})=>t))
if(e!==null)t.message+=` (or did you mean the command "${e}"?)`
return t}},3583:(t,e,n)=>{n.d(e,{p:()=>locateFile,x:()=>locate})
var s=n(3024)
var r=n(6760)
var o=n(4644)
function locate(t,e,n=t){const i=(0,r.resolve)(e,t)
const a=s.realpathSync.native(i)
const l=s.realpathSync.native(e)
if(!isInside(a,l)){const t=isInside(i,e)||isInside(i,l)
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
const l=r.constants.O_RDONLY|(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)
function readTextFile(t,e){try{const{real:n,stats:r}=(0,i.p)(t,e)
if(r.size>a)throw new o.MF(t,a)
const l=readBytes(n)
if(l.length>a)throw new o.MF(t,a)
if(!(0,s.isUtf8)(l))throw new o.hW(t,lineNotUtf8(l))
return l.toString("utf8")}catch(e){throw(0,o.vE)(t,e)}}function readBytes(t){const e=(0,r.openSync)(t,l)
try{return(0,r.readFileSync)(e)}finally{(0,r.closeSync)(e)}}function lineNotUtf8(t){if(t[0]===255&&t[1]===254||t[0]===254&&t[1]===255)return null
let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const r=e===-1?t.length:e
if(!(0,s.isUtf8)(t.subarray(n,r)))break
n=r+1}return e}},5068:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(2759)
var r=n(3607)
function shownIn(t,e){const n=t.layout.context==="inline"&&t.layout.heading
return t.attributes.show??e??(0,r.tr)(n)}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const i=o.find(t=>!(0,r.lA)(t,roomOf(n)))
if(i)return[doesNotFit(n,i)]
return o.includes("definitions")?doubleLabels(t,n,e):[]})}const o=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:t}){return t.context==="flow"&&t.tight?"tight":t.context}const i={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" cannot stand ${i[roomOf(t)]}`}}function doubleLabels({reading:t,sections:e},n,s){const r=n.start.start
const i=e.find((t,e)=>s[e]?.includes("definitions"))
if(i!==n){const t='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:r,code:"label-defined",message:t}]}const a=t.definitions.find(({label:t,start:n})=>o.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!a)return[]
const l=`the label [${a.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:a.start,code:"label-defined",message:l}]}function fillSection({layout:t},e,n){if(t.context==="inline")return onOneLine(e,t.table)
if(t.context==="html"&&t.form==="line")return onOneLine(e,false)
const s=t.context==="flow"&&!t.tight
const r=e.map(t=>t.split("\n"))
const o=s?["",...r.flatMap(t=>[...t,""])]:r.flat()
const i=o.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...i,t.endPrefix].join(n)}function onOneLine(t,e){const n=t.map(t=>t.replace(/\s*\n\s*/g,"")).join(" ")
return e?n.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):n}var a=n(9394)
var l=n(8322)
function firstDifference(t,e,n){const s=outside(t,n.map(t=>t.before))
const r=outside(e,n.map(t=>t.after))
const o=s.findIndex((t,e)=>key(t)!==key(r[e]))
if(o>=0)return s[o]?.offset
return r.length>s.length?s.at(-1)?.offset??0:undefined}function key(t){return t?`${t.type} ${t.from} ${t.to}`:""}function outside(t,e){const n=runningLengths(e)
return t.flatMap(({type:t,start:n,end:s})=>{const r=lastAtOrBefore(e,n)
const o=e[r]
if(n===s||o&&s<=o.end)return[]
return[{type:t,offset:n,from:cut(n),to:cut(s)}]})
function cut(t){const s=lastAtOrBefore(e,t)
const r=e[s]
if(!r)return t
return t-(n[s]??0)-(Math.min(t,r.end)-r.start)}}function runningLengths(t){let e=0
return t.map(({start:t,end:n})=>{const s=e
e+=n-t
return s})}function lastAtOrBefore(t,e){let n=0
let s=t.length
while(n<s){const r=n+s>>1
if((t[r]?.start??Number.POSITIVE_INFINITY)<=e)n=r+1
else s=r}return n-1}function rewriteSections(t,e,n,s){const{sections:r}=n
const o=(0,l.R)(t,r.map(({content:t})=>t))
const i=r.map((e,n)=>{const r=s[n]
return r?fillSection(e,r,o):contentOf(t,e)})
const c=r.map((e,n)=>i[n]!==contentOf(t,e))
if(!c.includes(true))return{outcome:"written",text:t,changed:c}
const{text:f,rewrites:u}=splice(t,r,i)
const d=(0,a.K)(f,e)
const m=unreadable(r,d,u)??disturbed(t,n,f,d,e,u)
return m?{outcome:"refused",problem:m}:{outcome:"written",text:f,changed:c}}function contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
const r=[]
let o=0
let i=0
e.forEach(({content:e},a)=>{const l=n[a]??""
s.push(t.slice(o,e.start),l)
i+=e.start-o
r.push({before:e,after:{start:i,end:i+l.length}})
i+=l.length
o=e.end})
return{text:s.join("")+t.slice(o),rewrites:r}}function unreadable(t,e,n){const s=n.findIndex(({after:n},s)=>{const[r,o]=[t[s],e.sections[s]]
const i=o&&o.content.start===n.start&&o.content.end===n.end
return!i||JSON.stringify(o.layout)!==JSON.stringify(r?.layout)})
if(s<0&&e.problems.length===0&&e.sections.length===t.length)return undefined
const r="the section would not be found again as it was written; put its markers on lines of their own"
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:r}}function disturbed(t,e,n,s,r,o){const i=firstDifference(outlineOf(t,e,r),outlineOf(n,s,r),o)
if(i===undefined)return undefined
const a=e.sections.findLast(({start:t})=>t.start<=i)??e.sections[0]
const l="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around"
return{offset:a?.start.start??i,code:"changes-surroundings",message:l}}function outlineOf(t,e,n){const s=/status-(?:badge|page)\s*\]/i.test(t)
return s?(0,a.K)(t,n,o).reading.outline:e.reading.outline}var c=n(4224)
var f=n(1734)
var u=n(9638)
var d=n(4137)
var m=n(579)
var p=n(2343)
var h=n(1968)
const g={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function snippetForms(t,e){const sent=e=>t[e].trim()
const n=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(n)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,h.p)(e),n)},html:null}}}function linkHtml(t){const e={type:"text",value:" See live status → "}
return(0,m.H)((0,d.h)("strong","Status:"),e,(0,d.h)("a",{href:t},t))}function definitionsMarkdown(t,e){return(0,p.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:e})}var w=n(751)
var k=n(865)
var b=n(9400)
var x=n(9146)
var v=n(4640)
const y=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(t){const e=new Set
const n=new Set
const foundImage=t=>{const n=y.exec(t)?.[1]
if(n!==undefined)e.add(n)}
const foundTarget=t=>{n.add(t.replace(/\/$/,""))}
for(const e of nodesOf((0,x.Y)(t.replace(/^[ \t]+/gm,"")))){if(e.type==="image")foundImage(e.url)
if(e.type==="link")foundTarget(e.url)
if(e.type==="definition")(y.test(e.url)?foundImage:foundTarget)(e.url)}for(const n of(0,v.y)(t).tokens){if(n.kind!=="start")continue
for(const{name:t,value:s}of n.attributes){if(n.name==="a"&&t==="href")foundTarget(s)
if(n.name==="img"&&t==="src")foundImage(s)
if(n.name==="script"&&t==="data-slug")e.add(s)}}return{slugs:[...e],addresses:[...n]}}function*nodesOf(t){yield t
if("children"in t)for(const e of t.children)yield*nodesOf(e)}function readHeldPage(t,e,n){if(t.trim()==="")return{filled:false,address:null,addressOfPage:null,ofOtherPage:false}
const{slugs:s,addresses:r}=readHeld(t)
const o=[...new Set(r.flatMap(goodAddress))]
const i=s.some(t=>t!==e)
const a=!i&&(s.includes(e)||n)
const l=r.length>0&&r.every(t=>goodAddress(t)[0]===o[0])?o[0]:undefined
return{filled:true,address:o[0]??null,addressOfPage:a?l??null:null,ofOtherPage:i}}function goodAddress(t){const e=(0,b.K)(t)
return e.verdict==="safe"?[e.value]:[]}function fulfil(t,e,n){const s={slug:t.slug,baseUrl:n.baseUrl}
if(e.kind==="failed")return failed(e.error)
if(e.kind==="answered"){const{source:n,snippets:r}=e.answer
if(n==="stale"&&keeps(heldBy(t)))return{kind:"keep",snippets:r}
return fill(t,s,n,r)}const r=e.kind==="plan-required"?heldBy(t).addressOfPage:null
try{const{slug:e,customDomain:o}=t
const i=o===null?r:null
const a=i??(0,u.ci)({slug:e,customDomain:o,statusPageHost:n.statusPageHost})
return fill(t,s,"offline",(0,w.w)(s,a))}catch(t){if(!(t instanceof k.d))throw t
return{kind:"refused",failure:"input",code:t.code,message:t.message}}}function heldBy({held:t,slug:e,slugOnMarker:n}){return readHeldPage(t,e,n)}function keeps(t){return t.filled&&!t.ofOtherPage}function failed(t){return{kind:"refused",failure:t.kind,code:t.code,message:t.message}}const O={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:"status_page_url"}}
function fill(t,e,n,s){const r=t.section.layout.context==="html"?"html":"markdown"
const o={...s}
if(n!=="offline"){const n=new Set(["status_page_url",...t.shown.map(t=>O[t][r])])
for(const t of n){const n=t==="status_page_url"?(0,b.K)(s[t]):(0,b.$)(t,s,e)
if(n.verdict==="unsafe")return failed(new f.F_({slug:e.slug,...n}))
o[t]=n.value}}const i=snippetForms(o,e)
const a=t.shown.map(t=>i[t][r]??"")
return{kind:"fill",source:n,snippets:o,pieces:a}}function planFile(t,e,n,r,o,i){const a=r.tasks.map(t=>({task:t,fulfilment:fulfilWith(t,o,i)}))
const l=a.flatMap(({task:t,fulfilment:e})=>e.kind==="refused"?[{...e,place:t.section.place}]:[])
if(l.length>0){const e=l.map(({place:t,code:e,message:n})=>({...t,code:e,message:n}))
return failedPlan(t,e,l.map(({failure:t})=>t))}const c=a.map(({fulfilment:t})=>t.kind==="fill"?t.pieces:null)
const f=rewriteSections(e,n,r.finding,c)
if(f.outcome==="refused"){const{offset:n,code:r,message:o}=f.problem
return failedPlan(t,[{...(0,s.$)(e,n),code:r,message:o}],["input"])}const u=a.map((t,e)=>sectionReport(t,f.changed[e]?i.verb:"unchanged"))
const d=f.text===e?null:{path:t,before:e,after:f.text}
const m={path:t,outcome:d?i.verb:"unchanged",sections:u,problems:[]}
const p=a.flatMap(e=>domainWarning(t,e))
return{report:m,change:d,failures:[],pages:a.flatMap(pageFacts),warnings:p}}function failedPlan(t,e,n){return{report:{path:t,outcome:"failed",sections:[],problems:e},change:null,failures:n,pages:[],warnings:[]}}function fulfilWith(t,e,n){const s=e.get(t.slug)
if(!s)throw new Error(`Page "${t.slug}" was not asked for`)
return fulfil(t,s,n)}function pageFacts({task:t,fulfilment:e}){const{slug:n}=t
if(e.kind==="fill")return[{slug:n,source:e.source,snippets:e.snippets}]
return e.kind==="keep"?[{slug:n,source:"stale",snippets:e.snippets}]:[]}function sectionReport({task:t,fulfilment:e},n){const s=e.kind==="fill"?e.snippets.status_page_url:null
const r=n==="unchanged"&&s?ifLinked(t,s):heldBy(t).address
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:s??r??"",previousAddress:r,outcome:n}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{task:e,fulfilment:n}){if(n.kind!=="fill"||n.source==="offline")return[]
const s=(0,c.L)(e.slug,e.customDomain,n.snippets.status_page_url)
return s.map(n=>({...n,path:t,...e.section.place}))}var S=n(3152)
var _=n(7395)
function content_contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const r="prefix"in n?n.prefix:""
if(r==="")return s
const o=r.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(r))return t.slice(r.length)
return o!==""&&t.startsWith(o)?t.slice(o.length):t}).join("\n")}var $=n(2714)
var M=n(8591)
const E=/status[-_ ]?snippet/i
function mentionsMarkers(t){return E.test(t)}function surveyText(t,e,n,r){const o=(0,a.K)(e,n)
const i=readShowSetting(r.show)
const l=o.sections.map(t=>shownIn(t,i))
const c=[...o.problems,...checkShown(o,l)].map(({offset:t,code:n,message:r})=>({...(0,s.$)(e,t),code:n,message:r}))
const f=[]
o.sections.forEach((t,n)=>{const s=taskOf(t,l[n]??[],content_contentOf(e,t),r)
if("message"in s)c.push({...t.place,...s})
else f.push(s)})
const u=[...o.warnings.map(({offset:n,code:r,message:o})=>({path:t,...(0,s.$)(e,n),code:r,message:o})),...n==="md"?f.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:f,problems:c.sort(byPlace),warnings:u}}function readShowSetting(t){if(t===null)return null
const e=(0,r.qo)(t)
if(!e.valid)throw new k.d({input:"show",value:t,...e.refusal})
return e.names}function taskOf(t,e,n,s){const{attributes:r}=t
try{const o=r.slug===undefined?s.slug:(0,M.d)(r.slug)
if(o===null){const t='no slug: write slug="…" on this marker, or give --slug'
return{code:"no-slug",message:t}}const i=r.customDomain
const a=i===undefined?s.customDomain:(0,$.ZL)(i)
return{section:t,slug:o,slugOnMarker:r.slug!==undefined,customDomain:a,shown:e,held:n}}catch(t){if(t instanceof k.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const r=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:r}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function refreshFiles(t,e,n){const s=[]
for(const n of t){const t=await readCandidate(n,e)
if(t)s.push(t)}if(s.length===0)return failedRun([],[],"input",noSectionAnywhere(t))
if(s.some(({kind:t})=>t==="failed"))return runOf(s.map(unasked),new Map,e)
const r=s.filter(t=>t.kind==="surveyed")
const o=r.flatMap(({survey:t})=>t.tasks.map(({slug:t})=>t))
const i=await(0,_.V)(o,e.source,n)
const a=r.map(({file:t,text:n,survey:s})=>planFile(t.path,n,t.format,s,i,e))
const l=r.flatMap(({survey:t})=>t.warnings)
return runOf(a,i,e,l)}async function readCandidate(t,e){const n=await t.read()
if(n.outcome==="refused")return run_failed(t,[{line:1,column:1,...pick(n)}])
const{text:s}=n
if(!mentionsMarkers(s))return t.named?run_failed(t,[noSection(t)]):undefined
const r=surveyText(t.path,s,t.format,e)
if(r.problems.length>0)return run_failed(t,r.problems)
if(r.tasks.length===0)return t.named?run_failed(t,[noSection(t)]):undefined
return{kind:"surveyed",file:t,text:s,survey:r}}function pick({code:t,message:e}){return{code:t,message:e}}function run_failed(t,e){return{kind:"failed",plan:failedPlan(t.path,e,["input"])}}function noSection({format:t}){const e=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
const n=`no section here; put ${e('status-snippets start slug="…"')} and ${e("status-snippets end")} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:n}}function noSectionAnywhere(t){const e=t.length===1?"the 1 file":`any of the ${t.length} files`
const n=`no section in ${e} that matched; put the markers in one of them, or name the file that has them`
return{code:"no-section",message:n}}function unasked(t){return t.kind==="failed"?t.plan:untouched(t.file.path)}function untouched(t){const e={path:t,outcome:"unchanged",sections:[],problems:[]}
return{report:e,change:null,failures:[],pages:[],warnings:[]}}const I=["input","refused","unavailable"]
function runOf(t,e,n,s=[]){const r=t.flatMap(t=>t.pages)
const o=new Set(t.flatMap(t=>t.failures))
const i=I.find(t=>o.has(t))
if(i){const e=t.map(({report:t})=>t.outcome==="failed"?t:untouched(t.path).report)
return failedRun(e,r,i,firstError(t,i))}const a=t.flatMap(({change:t})=>t?[t]:[])
return{outcome:a.length>0?n.verb:"unchanged",files:t.map(({report:t})=>t),pages:r,changes:a,warnings:[...[...e].flatMap(([t,e])=>(0,S.d)(t,e)),...s,...t.flatMap(t=>t.warnings)],failure:null,error:null}}function firstError(t,e){const n=t.find(({failures:t})=>t.includes(e))
const s=n?.report.problems[n.failures.indexOf(e)]??n?.report.problems[0]
if(!n||!s)throw new Error(`A failed run has no ${e} problem`)
return{code:s.code,message:`${n.report.path}:${s.line}:${s.column}: ${s.message}`}}function failedRun(t,e,n,s){return{outcome:"failed",files:t,pages:e,changes:[],warnings:[],failure:n,error:s}}},9394:(t,e,n)=>{n.d(e,{K:()=>findSections})
var s=n(2759)
function layoutOf(t,{start:e,end:n}){if(e.linked||n.linked)return refuse(e,"inside-link",r)
if(e.host!==n.host)return refuse(e,"different-containers",apart(t,n))
if(e.position.kind==="text"){if(n.position.kind!=="text")return refuse(e,"different-containers",apart(t,n))
return{valid:true,layout:{context:"inline",heading:e.position.heading,table:e.position.table}}}if(n.position.kind!=="flow")return refuse(e,"different-containers",apart(t,n))
return flowLayout(t,e,e.position,n,n.position)}function flowLayout(t,e,n,s,r){const o=!/[\r\n]/.test(t.slice(e.range.end,s.range.start))
if(o)return{valid:true,layout:{context:"html",form:"line"}}
const i=r.prefix+(r.ownLine?r.indentation:n.indentation)
if(n.leading){const t=r.prefix+n.indentation
return{valid:true,layout:{context:"html",form:"lines",prefix:t,endPrefix:i}}}if(!r.ownLine)return refuse(e,"different-containers",notOwnLine(t,s))
const a=n.list!==null&&!n.list.loose
return{valid:true,layout:{context:"flow",prefix:r.prefix,endPrefix:i,tight:a}}}const r="a section cannot stand inside a link, as it holds links itself; move both markers out of the link"
function apart(t,e){return`the section ends at line ${lineOf(t,e)}, in another container; put both markers in the same one, each on a line of its own`}function notOwnLine(t,e){return`the section starts on a line of its own, but its end marker at line ${lineOf(t,e)} does not begin its line; put it on a line of its own`}function lineOf(t,{range:e}){return(0,s.$)(t,e.start).line}function refuse({range:t},e,n){return{valid:false,problem:{offset:t.start,code:e,message:n}}}var o=n(31)
const i=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const a=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const l=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#t={}
#e=[]
#n=false
follow([t,e]){if(t==="enter")this.#s(e)
else if(i.has(e.type)&&this.#e.at(-1)?.token===e)this.#e.pop()}get host(){const t=this.#e.at(-1)
return t?.list?.item??t?.token??this.#t}get list(){return this.#e.at(-1)?.list??null}#s(t){const e=this.#e.at(-1)?.list
if(e&&t.type==="lineEndingBlank"&&!this.#n)e.blankSeen=true
if(e?.blankSeen&&!a.has(t.type))e.loose=true
this.#n=l.has(t.type)
if(e&&t.type==="listItemPrefix")e.item={}
if(i.has(t.type))this.#r(t)}#r(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#e.push({token:t,list:e?{loose:false,blankSeen:false,item:{}}:null})}}var c=n(3194)
const f={raw:undefined,linked:false}
const u=new Map([["script",c.V_.SCRIPT_DATA],["style",c.V_.RAWTEXT],["textarea",c.V_.RCDATA],["title",c.V_.RCDATA],["xmp",c.V_.RAWTEXT],["iframe",c.V_.RAWTEXT],["noembed",c.V_.RAWTEXT],["noframes",c.V_.RAWTEXT],["noscript",c.V_.RAWTEXT],["plaintext",c.V_.PLAINTEXT]])
function readHtml(t,e){const n=[]
const s=[]
let{raw:r,linked:o}=e
const i=new c._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){if(!s||!t.startsWith("\x3c!--",s.startOffset))return
n.push({start:s.startOffset,end:s.endOffset,text:e,linked:o})},onStartTag(t){if(t.tagName==="a")o=isLink(t)
const e=u.get(t.tagName)
if(e===undefined)return
i.state=e
r=t.tagName},onEndTag(t){if(t.tagName==="a")o=false
if(t.tagName===r)r=undefined},onCharacter({location:t}){if(r===undefined&&t)s.push({start:t.startOffset,end:t.endOffset})},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const a=r===undefined?undefined:u.get(r)
if(r!==undefined&&a!==undefined){i.state=a
i.lastStartTagName=r}i.write(t,true)
return{comments:n,texts:s,state:{raw:r,linked:o}}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}var d=n(9327)
var m=n(5387)
var p=n(2192)
var h=n(796)
var g=n(2297)
function markdownEvents(t,e=[]){const n=(0,d.q)({extensions:[(0,g.T)(),(0,h.v)(["yaml","toml"])]})
n.defined.push(...e)
const s=t.startsWith("\ufeff")?1:0
const r=n.document({line:1,column:1,offset:s})
return(0,m._)(r.write((0,p.v)()(t,undefined,true)))}const w=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
const k=new Set(["content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
const b=/(?<!\\)(?:\\\\)*\{\s*\/\*([\s\S]*?)\*\/\s*\}/g
const x=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const v=new Set(["tableData","tableHeader"])
function readMarkdown(t,e=[]){const n=[]
const s=[]
const r=[]
const i=[]
const a=[]
const l=new Containers
const c=[]
let u=[]
let d=f
let m=f
for(const n of markdownEvents(t,e)){l.follow(n)
if(n[0]==="enter"){enter(n[1])
c.push(n[1])}else{c.pop()
leave(n[1])}}return{comments:n,foreign:foreignIn(t,i,a),definitions:s,outline:r.map(settle)}
function enter(e){const n=rangeOf(e)
if(w.has(e.type))i.push(n)
if(x.has(e.type))m=d
if(e.type==="htmlFlow"||e.type==="htmlText")u=[]
if(e.type==="htmlFlowData"||e.type==="htmlTextData")u.push(n)
if(e.type==="definitionLabelString"){s.push({...n,label:(0,o.B)(t.slice(n.start,n.end))})}if(!k.has(e.type)){const t=e.type==="listOrdered"||e.type==="listUnordered"
r.push({...n,type:e.type,list:t?l.list:null})}}function leave(t){if(t.type==="htmlFlow")d=readComments(d,flowPosition,l.host)
if(t.type==="htmlText")m=readComments(m,textPosition,c.at(-1)??l.host)
if(x.has(t.type)){d={raw:d.raw&&m.raw,linked:d.linked&&m.linked}}}function readComments(e,s,r){const[o]=u
if(!o)return e
const i=readHtml(joinPieces(t,u),e)
const l=c.some(t=>t.type==="labelText")
for(const{start:t,end:e,text:a,linked:c}of i.comments){const i={start:o.start+t,end:o.start+e}
n.push({range:i,text:a,linked:c||l,host:r,position:s(i.start)})}for(const{start:t,end:e}of i.texts)a.push({start:o.start+t,end:o.start+e})
return i.state}function flowPosition(e){const[n]=u
const s=u.findLast(t=>t.start<=e)
if(!n||!s)throw new RangeError(`No line of HTML at offset ${e}`)
const r=/^[ \t]*/.exec(t.slice(s.start,s.end))?.[0]??""
return{kind:"flow",leading:t.slice(n.start,e).trim()!=="",ownLine:t.slice(s.start,e).trim()==="",prefix:t.slice(lineStart(t,s.start),s.start),indentation:r,list:l.list}}function textPosition(){return{kind:"text",heading:c.some(({type:t})=>t==="atxHeading"||t==="setextHeading"),table:c.some(t=>v.has(t.type))}}}function settle({start:t,end:e,type:n,list:s}){return{start:t,end:e,type:s?.loose?`${n} loose`:n}}function lineStart(t,e){const n=Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1
return n===0&&t.startsWith("\ufeff")?1:n}function rangeOf(t){return{start:t.start.offset,end:t.end.offset}}function joinPieces(t,e){let n=""
let s=e[0]?.start??0
for(const{start:r,end:o}of e){n+=t.slice(s,r).replace(/[^\r\n]/g," ")+t.slice(r,o)
s=o}return n}function foreignIn(t,e,n){const holds=(t,e)=>t.some(({start:t,end:n})=>t<=e&&e<n)
const s=[]
for(const r of t.matchAll(b)){const t=r.index+r[0].indexOf("{")
if(holds(e,t)&&!holds(n,t))continue
s.push({start:t,end:r.index+r[0].length,text:r[1]??""})}return s}var y=n(1916)
var O=n(3607)
const S=["slug","custom-domain","show"]
const _=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function readAttributes(t){const e=t.trim()
const n=new Map
_.lastIndex=0
while(_.lastIndex<e.length){const t=_.lastIndex
const s=_.exec(e)
const r=s?.[1]
const o=s?.[2]??s?.[3]??s?.[4]
if(r===undefined||o===undefined&&isAttribute(r)){return invalid("invalid-attribute",`cannot read "${e.slice(t).trim()}"; write an attribute as key="value"`)}if(!isAttribute(r))return invalid("unknown-attribute",unknownMessage(r))
if(n.has(r))return invalid("repeated-attribute",`the attribute "${r}" stands twice; keep one`)
if(o===undefined||o.trim()===""){return invalid("invalid-attribute",`the attribute "${r}" is empty; give it a value or remove it`)}n.set(r,o.trim())}return withShow(n)}function withShow(t){const e=t.get("slug")
const n=t.get("custom-domain")
const s=t.get("show")
const r=s===undefined?undefined:(0,O.qo)(s)
if(r&&!r.valid){return invalid("invalid-attribute",`the attribute show="${s}" ${r.refusal.problem}; ${r.refusal.fix}`)}return{valid:true,attributes:{...e!==undefined&&{slug:e},...n!==undefined&&{customDomain:n},...r&&{show:r.names}}}}function isAttribute(t){return S.some(e=>e===t)}function unknownMessage(t){const e=(0,y.kp)(t.toLowerCase(),[...S])
const n=(0,y.Io)(t.toLowerCase(),e)<=3?`did you mean "${e}"?`:`a marker can have ${S.join(", ")}`
return`unknown attribute "${t}"; ${n}`}function invalid(t,e){return{valid:false,code:t,message:e}}const $=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const M=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const E=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function readComment(t,e){const n=t.trim()
const s=$.exec(n)
if(s)return readMarker(s[1]==="start"?"start":"end",s[2]??"")
const r=alikeRole(n)
if(r===undefined)return{kind:"other"}
const o=`this looks like a marker but is not one; write ${spell(r,e)}`
return{kind:"problem",code:"look-alike",message:o,role:r}}function spell(t,e){return e==="html"?`\x3c!-- status-snippets ${t} --\x3e`:`{/* status-snippets ${t} */}`}function readMarker(t,e){if(t==="end"){if(e==="")return{kind:"end"}
const n=`the end marker takes no attributes, but has "${e}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:n,role:t}}const n=readAttributes(e)
if(n.valid)return{kind:"start",attributes:n.attributes}
return{kind:"problem",code:n.code,message:n.message,role:t}}function alikeRole(t){const e=M.exec(t)
const n=e?.[1]?.toLowerCase()
if(n===undefined)return undefined
const s=e?.[2]??""
if(s!==""&&!/^[\w-]+\s*=/.test(s))return undefined
const r=E.get(n)
if(r!==undefined)return r
if((0,y.Io)(n,"start")<=2)return"start"
if((0,y.Io)(n,"end")<=1)return"end"
return undefined}function pairMarkers(t,e){const n=[]
const s=foreignMarkers(t,e)
let r
for(const o of t.comments){const t=o.range.start
const i=readComment(o.text,e)
if(i.kind==="other")continue
if(i.kind==="problem")s.push({offset:t,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(r)s.push(nested(t,e))
else r={comment:o,marker:i}}else if(!r){if(i.kind==="end")s.push(endWithoutStart(t,e))}else{if(i.kind==="end"&&r.marker.kind==="start"){n.push({start:r.comment,end:o,marker:r.marker})}r=undefined}}if(r?.marker.kind==="start")s.push(startWithoutEnd(r.comment.range.start,e))
return{pairs:n,problems:s.sort((t,e)=>t.offset-e.offset)}}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreign.flatMap(({start:t,text:s})=>{const r=readComment(s,n)
if(r.kind==="other")return[]
const o=roleOf(r)
const i=`${spell(o,n)} ${I[e]}; write ${spell(o,e)}`
return[{offset:t,code:"look-alike",message:i+T[e]}]})}const I={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const T={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(t,e){const n=`a section starts inside another; end the first with ${spell("end",e)} before this marker`
return{offset:t,code:"nested-start",message:n}}function endWithoutStart(t,e){const n=`an end marker without a start; put ${spell("start",e)} before it or remove it`
return{offset:t,code:"end-without-start",message:n}}function startWithoutEnd(t,e){const n=`a start marker without an end; put ${spell("end",e)} where the section ends`
return{offset:t,code:"start-without-end",message:n}}function findSections(t,e,n=[]){const{read:s,spelling:r}=F[e]
const o=s(t,n)
const i=pairMarkers(o,r)
const a=[]
const l=[...i.problems]
const c=[]
for(const n of i.pairs){const s=layoutOf(t,n)
if(s.valid)a.push(sectionOf(t,n,s.layout))
else l.push(s.problem)
if(e==="md"&&leavesRawMarkdown(t,n))c.push(rawMarkdown(n))}return{sections:a,problems:l.sort((t,e)=>t.offset-e.offset),warnings:c,reading:o}}const F={md:{read:readMarkdown,spelling:"html"},mdx:{read:readMarkdown,spelling:"mdx"},html:{read:readMarkdown,spelling:"html"}}
function sectionOf(t,{start:e,end:n,marker:r},o){return{start:e.range,end:n.range,content:{start:e.range.end,end:n.range.start},place:(0,s.$)(t,e.range.start),layout:o,attributes:r.attributes}}function leavesRawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return false
if(/[\r\n]/.test(t.slice(e.range.start,n.range.end)))return false
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
return s!==""&&!s.startsWith("<")}function rawMarkdown({start:t}){const e="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return{offset:t.range.start,code:"raw-markdown",message:e}}},8322:(t,e,n)=>{n.d(e,{R:()=>lineEndingOf})
const s=/\r\n|\n|\r/g
function lineEndingOf(t,e){const n=new Map
let r
let o=0
for(const{0:i,index:a}of t.matchAll(s)){r??=i
while(e[o]&&a>=(e[o]?.end??0))o+=1
const t=e[o]
if(t&&a>=t.start)continue
n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,t],[,e])=>e-t)
return i?.[0]??r??"\n"}},2759:(t,e,n)=>{n.d(e,{$:()=>placeOf})
const s=/\r\n|\n|\r/g
function placeOf(t,e){let n=1
let r=t.startsWith("\ufeff")?1:0
s.lastIndex=0
for(let o=s.exec(t);o&&o.index<e;o=s.exec(t)){if(o.index+o[0].length>e)break
n+=1
r=o.index+o[0].length}return{line:n,column:e-r+1}}}}

