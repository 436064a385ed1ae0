export const id=310
export const ids=[310]
export const modules={1593:(t,e,n)=>{n.d(e,{Z:()=>publishChanges})
var s=n(3024)
var o=n(1455)
var r=n(6760)
var i=n(4644)
var a=n(2602)
var c=n(3833)
async function publishChanges(t,e,n,s=[]){if(e.changes.length+s.length===0)return e
try{await publish(t,e,n,s)
return e}catch(t){if(t instanceof c.kM||t instanceof i._j)return(0,a.O)(e,t)
throw t}}async function publish({cli:t,folder:e},{changes:s},i,a){const c=s.map(({path:t})=>commitPath(e,t))
const u=t.commit?await n.e(148).then(n.bind(n,7148)):null
if(c.length>0)await(u?.refuseDirty(e,c))
const{locateWritable:l,replaceFiles:f}=await n.e(127).then(n.bind(n,5127))
for(const{path:t}of s)l(t,e)
if(t.dryRun)return
const{createFile:d}=await n.e(184).then(n.bind(n,3184))
for(const t of a)await d(t.path,t.text,t.folder)
await f(s,e).catch(async t=>{for(const t of a)await(0,o.rm)((0,r.resolve)(t.folder,t.path),{force:true})
throw t})
const h=a.map(t=>commitPath(t.folder,t.path))
await(u?.commitFiles(e,c,h,i))}function commitPath(t,e){return{path:e,real:(0,s.realpathSync)((0,r.resolve)(t,e))}}},9944:(t,e,n)=>{n.d(e,{s:()=>exitOf,X:()=>showRun})
var s=n(9400)
var o=n(2658)
function reportOf({outcome:t,pages:e,files:n,failure:s},o){const r=new Map(e.map(t=>[`${t.slug} ${t.snippets.status_page_url}`,t]))
return{version:1,outcome:t,pages:[...r.values()].map(t=>pageReport(t,o)),files:n,error:s&&{code:s.code,message:s.message}}}function pageReport({slug:t,source:e,snippets:n},s){const o=e==="offline"
return{slug:t,source:e,snippets:o?n:safeFields(n,{slug:t,baseUrl:s})}}function safeFields(t,e){const n=o.R.map(n=>{const o=(0,s.$)(n,t,e)
return[n,o.verdict==="safe"?o.value:null]})
return Object.fromEntries(n)}var r=n(6945)
var i=n(6552)
async function showRun({settings:t,cli:e,line:s,world:{terminal:o}},a){const report=t=>(0,r.B)(o.err,t);(0,i.pb)(a).forEach(report)
a.warnings.map(i.tE).forEach(report)
if(a.failure===null||a.failure.kind==="publishing"){if(!e.quiet)(0,i.c0)(a,e.dryRun).forEach(report)}else report("Nothing was written.")
if(e.json)o.out.write(`${JSON.stringify(reportOf(a,t.baseUrl),null,2)}\n`)
if(a.changes.length>0&&(e.diff||s.command==="check"&&!e.json)){const{diffOf:t}=await n.e(202).then(n.bind(n,9202))
const{colourDiff:s}=await Promise.resolve().then(n.bind(n,9452))
const r=t(a.changes)
const i=e.json?o.err:o.out
i.write(i.colour?s(r):r)}}function exitOf({failure:t,outcome:e}){return t?.kind??(e==="out-of-date"?"outOfDate":"done")}},5808:(t,e,n)=>{n.d(e,{I:()=>findSources})
var s=n(4644)
var o=n(3024)
var r=n(6760)
function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const s=n.split("/")
const o=s.findIndex((t,e)=>e===s.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const r=s.slice(0,o).join("/")
return{folder:o>0&&r===""?"/":r,pattern:s.slice(o).join("/")}}var i=n(3583)
async function findFiles(t,e){const n=t.map(t=>targetOf(t,e))
const o=new Set
for(const t of n.filter(({wanted:t})=>!t)){for(const{real:n}of await filesOf(t,e))o.add(n)}const r=new Map
for(const t of n.filter(({wanted:t})=>t)){const n=t.kind==="file"
const i=await filesOf(t,e)
const a=n?i:i.filter(({real:t})=>!o.has(t))
if(a.length===0)throw new s.N3(t.argument,e.extensions)
for(const{real:e,path:s}of a){const o=r.get(e)
r.set(e,{path:o?.path??s,named:n||o?.named===true,foundBy:[...o?.foundBy??[],...n?[]:[t.argument]]})}}return[...r.values()]}function targetOf(t,e){if(t==="")throw new s.K_('""')
const n=existing(t,e)
if(n!==null)return{...n,argument:t,wanted:true}
if(t.startsWith("!"))return{...targetOf(t.slice(1),e),wanted:false}
if(isGlob(t))return{kind:"glob",argument:t,wanted:true}
throw new s.K_(t)}function existing(t,{cwd:e,extensions:n,anyName:o}){let r
try{r=(0,i.x)(t,e)}catch(e){const n=(0,s.vE)(t,e)
if(n instanceof s.K_||isGlob(t))return null
throw n}if(r.stats.isDirectory())return{kind:"folder"}
if(!o&&!hasExtension(t,n))throw new s.c4(t,n)
return{kind:"file",real:r.real}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:c}=t
const nameOf=t=>(0,r.relative)(e,t).split(r.sep).join("/")
if(t.kind==="file")return[{real:t.real,path:nameOf((0,r.resolve)(e,c))}]
const u=t.kind==="glob"?splitGlob(c,r.sep):{folder:c,pattern:null}
try{const t=(0,r.resolve)(e,u.folder)
const{real:s,stats:l}=(0,i.x)(u.folder,e,c)
if(!l.isDirectory())return[]
const{search:f}=await Promise.all([n.e(407),n.e(241)]).then(n.bind(n,3241))
const d={folder:s,home:o.realpathSync.native(e),pattern:u.pattern,extensions:a}
const h=(await f(d)).filter(t=>hasExtension(t,a)).sort()
return h.map(e=>({real:(0,r.resolve)(s,e),path:nameOf((0,r.resolve)(t,e))}))}catch(t){const e=(0,s.vE)(c,t)
if(e instanceof s.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var a=n(3624)
function readSource(t,e){try{return{outcome:"read",text:(0,a.Gu)(t,e)}}catch(t){if(!(t instanceof s.f6))throw t
const e=t instanceof s.hW?t.line??1:1
return{outcome:"refused",problem:{line:e,column:1,code:t.code,message:t.problem}}}}var c=n(9338)
var u=n(3420)
var l=n(5146)
var f=n(1641)
const d=100
function progressLine(t,e){const n=t.terminal&&e>=d
let s=0
return{step(){s+=1
if(!n)return
const o=`${s} of ${e} files read`
if(s===e)t.write(`\r${" ".repeat(o.length)}\r`)
else if(s%d===0)t.write(`\r${o}`)}}}async function findSources({settings:t,cli:e,world:n,folder:s},o){const r=Object.keys(f.Kk).map(t=>`.${t}`)
const i=await findFiles(o,{cwd:s,extensions:r,anyName:t.format!==null}).catch(t=>{throw withSuggestion(t)})
if(i.length===0){throw new l.e(o.join(" "),"only takes files away","name the files to work on too")}const a=progressLine(n.terminal.err,e.quiet?0:i.length)
return i.map(({path:e,named:n,foundBy:o})=>({path:e,named:n,foundBy:o,format:t.format??(0,f.be)(e)??"md",async read(){a.step()
return readSource(e,s)}}))}function withSuggestion(t){if(!(t instanceof s.f6)||t.code!=="file-not-found")return t
if((0,c.v)(t.path)){t.message+=" (a command goes before the files, and alone)"
return t}const e=[...c.P.map(({name:t})=>t),"--help","--version"]
const n=(0,u.Z)(t.path,e)
if(n!==null)t.message+=` (or did you mean ${n}?)`
return t}},3583:(t,e,n)=>{n.d(e,{p:()=>locateFile,x:()=>locate})
var s=n(3024)
var o=n(6760)
var r=n(4644)
function locate(t,e,n=t){const i=(0,o.resolve)(e,t)
const a=s.realpathSync.native(i)
const c=s.realpathSync.native(e)
if(!isInside(a,c)){const t=isInside(i,e)||isInside(i,c)
if(t||(0,s.lstatSync)(i).isSymbolicLink())throw new r.JX(n)}return{real:a,stats:(0,s.statSync)(a)}}function locateFile(t,e){const n=locate(t,e)
if(!n.stats.isFile())throw new r.pX(t,kindOf(n.stats))
return n}function isInside(t,e){const n=(0,o.relative)(e,t)
return n===""||!((0,o.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function kindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},3624:(t,e,n)=>{n.d(e,{Gu:()=>readTextFile,io:()=>readBytes})
var s=n(4573)
var o=n(3024)
var r=n(4644)
var i=n(3583)
const a=16*1024*1024
const c=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readTextFile(t,e){try{const{real:n,stats:o}=(0,i.p)(t,e)
if(o.size>a)throw new r.MF(t,a)
const c=readBytes(n)
if(c.length>a)throw new r.MF(t,a)
if(!(0,s.isUtf8)(c))throw new r.hW(t,lineNotUtf8(c))
return c.toString("utf8")}catch(e){throw(0,r.vE)(t,e)}}function readBytes(t){const e=(0,o.openSync)(t,c)
try{return(0,o.readFileSync)(e)}finally{(0,o.closeSync)(e)}}function lineNotUtf8(t){if(t[0]===255&&t[1]===254||t[0]===254&&t[1]===255)return null
let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const o=e===-1?t.length:e
if(!(0,s.isUtf8)(t.subarray(n,o)))break
n=o+1}return e}},2602:(t,e,n)=>{n.d(e,{O:()=>unpublished,X:()=>failedRun})
var s=n(3489)
function failedRun(t,e,n=firstFailure(t)){return{outcome:"failed",files:t.map(reportOf),pages:e,changes:[],warnings:[],failure:n}}function unpublished(t,{code:e,message:n}){return{...t,outcome:"failed",failure:{kind:"publishing",code:e,message:n}}}function reportOf(t){const{path:e}=t
if(t.outcome!=="failed")return{path:e,outcome:"unchanged",sections:[],problems:[]}
const n=t.troubles.map(({line:t,column:e,code:n,message:s})=>({line:t,column:e,code:n,message:s}))
return{path:e,outcome:"failed",sections:[],problems:n}}function firstFailure(t){const e=t.flatMap(t=>t.outcome==="failed"?t.troubles.map(e=>({path:t.path,...e})):[])
const n=s.c.flatMap(t=>e.filter(e=>e.kind===t))[0]
if(!n)throw new Error("A run without trouble cannot have failed")
const{kind:o,code:r,path:i,line:a,column:c,message:u}=n
return{kind:o,code:r,message:`${i}:${a}:${c}: ${u}`}}},3489:(t,e,n)=>{n.d(e,{c:()=>s,g:()=>failedFile})
const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,troubles:[{kind:"input",...e}]}}},4001:(t,e,n)=>{n.d(e,{GS:()=>fill,QU:()=>formOf,TR:()=>refuse})
var s=n(1458)
async function fill(t,e,o,r,i){const a=(0,s.U)(r,e)??(await Promise.all([n.e(357),n.e(698),n.e(343),n.e(405)]).then(n.bind(n,1405))).snippetForms(r,e)
const c=formOf(t)
const u=t.shown.map(t=>a[t][c]??"")
const l=t.format==="mdx"?u.map((await Promise.all([n.e(357),n.e(115)]).then(n.bind(n,115))).mdxOfSnippet):u
return{kind:"fill",source:o,snippets:r,address:i,pieces:l}}function refuse({kind:t,code:e,message:n}){return{kind:"refuse",fault:t,code:e,message:n}}function formOf({section:t}){return t.layout.context==="html"?"html":"markdown"}},4570:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(2602)
var o=n(3152)
var r=n(7395)
var i=n(2759)
var a=n(3607)
function shownIn(t,e){return t.attributes.show??e??(0,a.tr)(t.heading)}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const r=o.find(t=>!(0,a.lA)(t,roomOf(n)))
if(r)return[doesNotFit(n,r)]
return o.includes("definitions")?doubleLabels(t,n,e):[]})}const c=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:t}){if(t.context==="html")return t.room??"html"
return t.context==="flow"&&t.tight?"tight":t.context}const u={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which shows nothing; move the section into <body>",phrasing:"in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element",parts:"directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it",outside:"outside of <body>; move both markers into it",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" cannot stand ${u[roomOf(t)]}`}}function doubleLabels({reading:t,sections:e},n,s){const o=n.start.start
const r=e.find((t,e)=>s[e]?.includes("definitions"))
if(r!==n){const t='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:o,code:"label-defined",message:t}]}const i=t.definitions.find(({label:t,start:n})=>c.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}function fillLayout(t,e,n){if(t.context==="inline")return onOneLine(e,t.table)
if(t.context==="html"&&t.form==="line"){return onOneLine(e,false,t.jsx&&l)}const s=t.context==="flow"&&!t.tight
const o=t.context==="html"&&t.jsx?l:""
const r=e.map((t,n)=>(t+(n<e.length-1?o:"")).split("\n"))
const i=s?["",...r.flatMap(t=>[...t,""])]:r.flat()
const a=i.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...a,t.endPrefix].join(n)}const l="{' '}"
function onOneLine(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
const n=e.map((t,n)=>{const s=e[n-1]
const o=s===undefined||s.endsWith(">")&&t.startsWith("<")
return o?t:` ${t}`})
return n.join("")}var f=n(56)
var d=n(8322)
var h=n(4889)
function firstDifference(t,e,n){const s=outside(t,n.map(t=>t.before))
const o=outside(e,n.map(t=>t.after))
const r=s.findIndex((t,e)=>key(t)!==key(o[e]))
if(r>=0)return s[r]?.offset
return o.length>s.length?s.at(-1)?.offset??0:undefined}function key(t){return t?`${t.type} ${t.from} ${t.to}`:""}const m="gfmFootnoteCall"
function outside(t,e){const n=runningLengths(e)
return t.flatMap(({type:t,start:n,end:s})=>{const o=(0,h.r)(e,n)
const r=e[o]
const i=r&&s<=r.end&&t!==m
if(n===s||i)return[]
return[{type:t,offset:n,from:cut(n),to:cut(s)}]})
function cut(t){const s=(0,h.r)(e,t)
const o=e[s]
if(!o)return t
return t-(n[s]??0)-(Math.min(t,o.end)-o.start)}}function runningLengths(t){let e=0
return t.map(({start:t,end:n})=>{const s=e
e+=n-t
return s})}async function rewriteSections(t,e,n,s){const{sections:o}=n
const r=(0,d.R)(t,o.map(({content:t})=>t))
const i=o.map((e,n)=>{const o=s[n]
return o?fillLayout(e.layout,o,r):contentOf(t,e)})
const a=o.map((e,n)=>i[n]!==contentOf(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a}
const{text:c,rewrites:u}=splice(t,o,i)
const l=await(0,f.K)(c,e)
const h=unreadable(o,l,u)??await disturbed(t,n,c,l,e,u)
return h?{outcome:"refused",problem:h}:{outcome:"written",text:c,changed:a}}function contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
const o=[]
let r=0
let i=0
e.forEach(({content:e},a)=>{const c=n[a]??""
s.push(t.slice(r,e.start),c)
i+=e.start-r
o.push({before:e,after:{start:i,end:i+c.length}})
i+=c.length
r=e.end})
return{text:s.join("")+t.slice(r),rewrites:o}}function unreadable(t,e,n){const s=n.findIndex(({after:n},s)=>{const[o,r]=[t[s],e.sections[s]]
const i=r&&r.content.start===n.start&&r.content.end===n.end
return!i||JSON.stringify(r.layout)!==JSON.stringify(o?.layout)})
if(s<0&&e.problems.length===0&&e.sections.length===t.length)return undefined
const o="the section would not be found again as it was written; put its markers on lines of their own, with blank lines around"
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:o}}async function disturbed(t,e,n,s,o,r){const i=e.reading.isOutlineExact&&s.reading.isOutlineExact
const a=!i||reachesOut(t,e)||reachesOut(n,s)
const outline=async(t,e)=>{const n={defined:c,extent:"whole"}
return(a?await(0,f.K)(t,o,n):e).reading.outline()}
const u=firstDifference(await outline(t,e),await outline(n,s),r)
if(u===undefined)return undefined
const l=e.sections.findLast(({start:t})=>t.start<=u)??e.sections[0]
const d="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:l?.start.start??u,code:"changes-surroundings",message:d}}function reachesOut(t,{reading:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,h.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var p=n(4224)
var g=n(9638)
var w=n(865)
var b=n(1458)
var k=n(4001)
async function fulfil(t,e,s){const o={slug:t.slug,baseUrl:s.baseUrl}
switch(e.kind){case"answered":return(await n.e(143).then(n.bind(n,9143))).useAnswer(t,o,e.answer)
case"offline":return generate(t,o,s,null)
case"plan-required":return generate(t,o,s,(await n.e(69).then(n.bind(n,450))).heldBy(t).addressOfPage)
case"failed":return(0,k.TR)(e.error)}}async function generate(t,e,s,o){const{slug:r,customDomain:i}=t
try{const a=i===null&&o!==null?o:(0,g.ci)({slug:r,customDomain:i,statusPageHost:s.statusPageHost})
const c=(0,b.L)(e,a)??(await Promise.all([n.e(357),n.e(698),n.e(343),n.e(751)]).then(n.bind(n,751))).generateSnippets(e,a)
return await(0,k.GS)(t,e,"offline",c,a)}catch(t){if(!(t instanceof w.d))throw t
return{kind:"refuse",fault:"input",code:t.code,message:t.message}}}async function planFile(t,e,n){const{path:s,text:o,format:r,survey:a}=t
const c=[]
const u=[]
for(const t of a.tasks){const s=await fulfil(t,ofPage(e,t.slug),n)
if(s.kind!=="refuse")c.push({task:t,granted:s})
else{const{fault:e,code:n,message:o}=s
u.push({kind:e,...t.section.place,code:n,message:o})}}if(u.length>0)return{outcome:"failed",path:s,troubles:u}
const l=c.map(({granted:t})=>t.kind==="fill"?t.pieces:null)
const f=await rewriteSections(o,r,a.finding,l)
if(f.outcome==="refused"){const{offset:t,code:e,message:n}=f.problem
return{outcome:"failed",path:s,troubles:[{kind:"input",...(0,i.$)(o,t),code:e,message:n}]}}const d=f.text===o?null:{path:s,before:o,after:f.text}
const h=await Promise.all(c.map(({task:t,granted:e},s)=>sectionReport(t,e,f.changed[s]?n.verb:"unchanged")))
return{outcome:"planned",path:s,report:{path:s,outcome:d?n.verb:"unchanged",sections:h,problems:[]},change:d,pages:c.map(({task:{slug:t},granted:{source:e,snippets:n}})=>({slug:t,source:e,snippets:n})),warnings:c.flatMap(({task:t,granted:e})=>domainWarning(s,t,e))}}function ofPage(t,e){const n=t.get(e)
if(!n)throw new Error(`Page "${e}" was not asked for`)
return n}async function sectionReport(t,{kind:e,address:s},o){const r=e==="fill"&&o==="unchanged"
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:s,previousAddress:r?ifLinked(t,s):(await n.e(69).then(n.bind(n,450))).heldBy(t).address,outcome:o}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{slug:e,customDomain:n,section:s},o){if(o.kind!=="fill"||o.source==="offline")return[]
return(0,p.L)(e,n,o.address).map(e=>({...e,path:t,...s.place}))}var v=n(3489)
function content_contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const o="prefix"in n?n.prefix:""
if(o==="")return s
const r=o.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(o))return t.slice(o.length)
return r!==""&&t.startsWith(r)?t.slice(r.length):t}).join("\n")}var y=n(2714)
var x=n(8591)
const O=/status[-_ ]?snippet/i
function mentionsMarkers(t){return O.test(t)}async function surveyText(t,e,n,s){const o=await(0,f.K)(e,n)
const r=o.sections.map(t=>shownIn(t,s.show))
const a=(0,i.y)(e)
const placed=({offset:t,...e})=>({...a(t),...e})
const c=[...o.problems,...checkShown(o,r)].map(placed)
const u=[]
o.sections.forEach((t,o)=>{const i={section:t,format:n,shown:r[o]??[],held:content_contentOf(e,t)}
const a=taskOf(i,s)
if("message"in a)c.push({...t.place,...a})
else u.push(a)})
const l=[...o.warnings.map(e=>({path:t,...placed(e)})),...n==="md"?u.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:u,problems:c.sort(byPlace),warnings:l}}function taskOf(t,e){const{attributes:n}=t.section
try{const s=n.slug===undefined?e.slug:(0,x.d)(n.slug)
if(s===null){const t='no slug: write slug="…" on this marker, or set the option slug'
return{code:"no-slug",message:t}}const o=n.customDomain
const r=o===undefined?e.customDomain:(0,y.ZL)(o)
return{...t,slug:s,slugOnMarker:n.slug!==undefined,customDomain:r}}catch(t){if(t instanceof w.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:o}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function readFile(t,e){const{path:n,format:s}=t
const o=await t.read()
if(o.outcome==="refused")return(0,v.g)(n,o.problem)
const{text:r}=o
if(!mentionsMarkers(r))return without(t)
const i=await surveyText(n,r,s,e)
if(i.problems.length>0){return{outcome:"failed",path:n,troubles:i.problems.map(t=>({kind:"input",...t}))}}return i.tasks.length>0?{outcome:"surveyed",path:n,text:r,format:s,survey:i}:without(t)}function without({path:t,format:e,named:n}){if(!n)return{outcome:"without"}
const[s,o]=[comment(e,'start slug="…"'),comment(e,"end")]
const r=`no section here; put ${s} and ${o} where the snippets belong, or let "status-snippets init" do it`
return(0,v.g)(t,{line:1,column:1,code:"no-section",message:r})}function comment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function vainSearch(t,e){const n=new Set(t.filter((t,n)=>e[n]?.outcome!=="without"))
for(const e of new Set(t.flatMap(({foundBy:t})=>t??[]))){const s=t.filter(({foundBy:t})=>t?.includes(e))
if(!s.some(t=>n.has(t)))return vain_search_failure(s.length,` that ${e} matched`)}return n.size>0?null:vain_search_failure(t.length,"")}function vain_search_failure(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:s}}async function refreshFiles(t,e,n){const i=[]
for(const n of t)i.push(await readFile(n,e))
const a=i.filter(t=>t.outcome!=="without")
const c=a.filter(t=>t.outcome==="surveyed")
if(c.length<a.length)return(0,s.X)(a,[])
const u=vainSearch(t,i)
if(u!==null)return(0,s.X)(a,[],u)
const l=c.flatMap(({survey:t})=>t.tasks)
const f=new Set(l.map(({slug:t})=>t))
const d=await(0,r.V)(f,e.source,n)
const h=[]
for(const t of c)h.push(await planFile(t,d,e))
const m=h.filter(t=>t.outcome==="planned")
const p=m.flatMap(t=>t.pages)
if(m.length<h.length)return(0,s.X)(h,p)
const g=m.flatMap(({change:t})=>t?[t]:[])
return{outcome:g.length>0?e.verb:"unchanged",files:m.map(({report:t})=>t),pages:p,changes:g,warnings:[...[...f].flatMap(t=>(0,o.d)(t,ofPage(d,t))),...c.flatMap(({survey:t})=>t.warnings),...m.flatMap(t=>t.warnings)],failure:null}}},56:(t,e,n)=>{n.d(e,{K:()=>findSections})
var s=n(868)
function contentOf({start:t,end:e}){return{start:t.range.end,end:e.range.start}}function pairMarkers(t,e){const n=[]
const o=foreignMarkers(t,e)
let r
for(const i of t.comments){const t=i.range.start
const a=i.closed?(0,s.W3)(i.text,e):(0,s.wI)(i.text,e)
if(a.kind==="other")continue
if(a.kind==="problem")o.push({offset:t,code:a.code,message:a.message})
if(roleOf(a)==="start"){if(r)o.push(nested(t,e))
else r={comment:i,marker:a}}else if(!r){if(a.kind==="end")o.push(endWithoutStart(t,e))}else{if(a.kind==="end"&&r.marker.kind==="start"){n.push({start:r.comment,end:i,marker:r.marker})}r=undefined}}if(r?.marker.kind==="start")o.push(startWithoutEnd(r.comment.range.start,e))
return{pairs:n,problems:o.sort((t,e)=>t.offset-e.offset)}}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreign.flatMap(({start:t,text:i})=>{const a=(0,s.W3)(i,n)
if(a.kind==="other")return[]
const c=roleOf(a)
const u=`${(0,s.lO)(c,n)} ${o[e]}; write ${(0,s.lO)(c,e)}`
return[{offset:t,code:"look-alike",message:u+r[e]}]})}const o={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const r={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(t,e){const n=`a section starts inside another; end the first with ${(0,s.lO)("end",e)} before this marker`
return{offset:t,code:"nested-start",message:n}}function endWithoutStart(t,e){const n=`an end marker without a start; put ${(0,s.lO)("start",e)} before it or remove it`
return{offset:t,code:"end-without-start",message:n}}function startWithoutEnd(t,e){const n=`a start marker without an end; put ${(0,s.lO)("end",e)} where the section ends`
return{offset:t,code:"start-without-end",message:n}}var i=n(4889)
function crossedBy(t,e){const n=e.map(contentOf)
const s=new Map
for(const{name:o,open:r,close:a}of t){const t=(0,i.h)(n,r.start)
const c=(0,i.h)(n,a.start)
if(t===c)continue
for(const n of[e[t],e[c]])if(n)s.set(n,crossing(n,o))}return s}function crossing({start:t},e){const n=`only one of the tags <${e}> and </${e}> stands in this section; put both markers inside the element, or both outside`
return{offset:t.range.start,code:"different-containers",message:n}}function layoutOf(t,e,n){const{start:s,end:o}=e
const[r,i]=[s.position,o.position]
if(s.linked||o.linked)return refuse(e,"inside-link",a)
if(s.host===o.host){if(r.kind==="text"&&i.kind==="text"){const{table:t,html:e}=r
const n=e?inHtml({form:"line"},e):{context:"inline",table:t}
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:u}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${u}, ${c}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.leading){const n=e.prefix+(e.ownLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,endPrefix:n},t.html)}const o=e.prefix+(e.leading?s:e.indentation)
return{context:"flow",prefix:e.prefix,endPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentOf(e)
return!/[\r\n]/.test(t.slice(n,s))}const a="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const c="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}var u=n(2759)
function rawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const o=s!==""&&!s.startsWith("<")
if(!o&&!f.test(s.replace(l,"")))return[]
const r="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:e.range.start,code:"raw-markdown",message:r}]}const l=/<[^<>]*>/g
const f=/[*_`~[\]]/
async function findSections(t,e,n={}){const s=await d[e]()
return findingOf(t,e,await s(t,n))}function findingOf(t,e,n){const s=e==="mdx"?"mdx":"html"
const o=(0,u.y)(t)
const r=pairMarkers(n,s)
const i=crossedBy(n.elements,r.pairs)
const a=[...n.faults??[],...r.problems]
const c=[]
for(const e of r.pairs){const{start:n,end:s,marker:r}=e
const u=layoutOf(t,e,o)
const l=u.valid?i.get(e):u.problem
if(l)a.push(l)
if(!u.valid)continue
c.push({start:n.range,end:s.range,content:contentOf(e),place:o(n.range.start),heading:n.heading,layout:u.layout,attributes:r.attributes})}return{sections:c,problems:a.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?r.pairs.flatMap(e=>rawMarkdown(t,e)):[],reading:n}}const d={md:async()=>(await Promise.all([n.e(82),n.e(796)]).then(n.bind(n,4082))).readMarkdown,mdx:async()=>(await Promise.all([n.e(552),n.e(82),n.e(520)]).then(n.bind(n,2230))).readMdx,html:async()=>(await n.e(243).then(n.bind(n,243))).readHtmlFile}},8322:(t,e,n)=>{n.d(e,{R:()=>lineEndingOf})
const s=/\r\n|\n|\r/g
function lineEndingOf(t,e){if(!t.includes("\r"))return"\n"
const n=new Map
let o
let r=0
for(const{0:i,index:a}of t.matchAll(s)){o??=i
while(e[r]&&a>=(e[r]?.end??0))r+=1
const t=e[r]
if(t&&a>=t.start)continue
n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,t],[,e])=>e-t)
return i?.[0]??o??"\n"}},868:(t,e,n)=>{n.d(e,{W3:()=>readComment,wI:()=>readUnclosed,lO:()=>spell})
var s=n(1916)
var o=n(3607)
const r=["slug","custom-domain","show"]
const i=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function readAttributes(t){const e=t.trim()
const n=new Map
i.lastIndex=0
while(i.lastIndex<e.length){const t=i.lastIndex
const s=i.exec(e)
const o=s?.[1]
const r=s?.[2]??s?.[3]??s?.[4]
if(o===undefined||r===undefined&&isAttribute(o)){return invalid("invalid-attribute",`cannot read "${e.slice(t).trim()}"; write an attribute as key="value"`)}if(!isAttribute(o))return invalid("unknown-attribute",unknownMessage(o))
if(n.has(o))return invalid("repeated-attribute",`the attribute "${o}" stands twice; keep one`)
if(r===undefined||r.trim()===""){return invalid("invalid-attribute",`the attribute "${o}" is empty; give it a value or remove it`)}n.set(o,r.trim())}return withShow(n)}function withShow(t){const e=t.get("slug")
const n=t.get("custom-domain")
const s=t.get("show")
const r=s===undefined?undefined:(0,o.qo)(s)
if(r&&!r.valid){return invalid("invalid-attribute",`the attribute show="${s}" ${r.refusal.problem}; ${r.refusal.fix}`)}return{valid:true,attributes:{...e!==undefined&&{slug:e},...n!==undefined&&{customDomain:n},...r&&{show:r.names}}}}function isAttribute(t){return r.some(e=>e===t)}function unknownMessage(t){const e=(0,s.kp)(t.toLowerCase(),[...r])
const n=(0,s.Io)(t.toLowerCase(),e)<=3?`did you mean "${e}"?`:`a marker can have ${r.join(", ")}`
return`unknown attribute "${t}"; ${n}`}function invalid(t,e){return{valid:false,code:t,message:e}}const a=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const u=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function readComment(t,e){const n=t.trim()
const s=a.exec(n)
if(s)return readMarker(s[1]==="start"?"start":"end",s[2]??"")
const o=alikeRole(n.replace(/^[*-]+\s*/,""))
if(o===undefined)return{kind:"other"}
const r=`this looks like a marker but is not one; write ${spell(o,e)}`
return{kind:"problem",code:"look-alike",message:r,role:o}}function readUnclosed(t,e){const[n=""]=t.trim().split(/--!?>|[\r\n]/)
const s=readComment(n,e)
if(s.kind==="other")return s
const o=s.kind==="problem"?s.role:s.kind
const r=`this marker does not end with "--\x3e"; write ${spell(o,e)}`
return{kind:"problem",code:"look-alike",message:r,role:o}}function spell(t,e){return e==="html"?`\x3c!-- status-snippets ${t} --\x3e`:`{/* status-snippets ${t} */}`}function readMarker(t,e){if(t==="end"){if(e==="")return{kind:"end"}
const n=`the end marker takes no attributes, but has "${e}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:n,role:t}}const n=readAttributes(e)
if(n.valid)return{kind:"start",attributes:n.attributes}
return{kind:"problem",code:n.code,message:n.message,role:t}}function alikeRole(t){const e=c.exec(t)
const n=e?.[1]?.toLowerCase()
if(n===undefined)return undefined
const o=e?.[2]??""
if(o!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(o))return undefined
const r=u.get(n)
if(r!==undefined)return r
if((0,s.Io)(n,"start")<=2)return"start"
if((0,s.Io)(n,"end")<=1)return"end"
return undefined}},2759:(t,e,n)=>{n.d(e,{$:()=>placeOf,y:()=>placesIn})
var s=n(4889)
function placesIn(t){const e=[{start:t.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let o=false
return r=>{while(!o&&(e.at(-1)?.start??0)<=r){if(n.exec(t))e.push({start:n.lastIndex})
else o=true}const i=Math.max((0,s.r)(e,r),0)
return{line:i+1,column:Math.max(r-(e[i]?.start??0),0)+1}}}function placeOf(t,e){return placesIn(t)(e)}},4889:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}},1458:(t,e,n)=>{n.d(e,{L:()=>plainSnippets,U:()=>plainForms})
var s=n(1968)
const o=/^[A-Za-z\d.:/-]*$/
function plainSnippets(t,e){const[n,r]=[(0,s.p)(t),(0,s.Q)(t)]
if(![n,r,e].every(t=>o.test(t)))return null
const i=`src="${r}" data-slug="${t.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:e,badge_markdown:`[![Status](${n})](${e})`,badge_html:`<a href="${e}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status → [${e}](${e})`}}function plainForms(t,e){const n=t.status_page_url.trim().replace(/\/$/,"")
const r=(0,s.p)(e)
if(!o.test(n)||!o.test(r))return null
const both=t=>({markdown:t.trim(),html:t.trim()})
return{badge:{markdown:t.badge_markdown.trim(),html:t.badge_html.trim()},link:{markdown:t.minimal_md.trim(),html:`<strong>Status:</strong> See live status → <a href="${n}">${n}</a>`},widget:both(t.widget_html),script:both(t.widget_script),definitions:{markdown:`[status-badge]: ${r}\n[status-page]: ${n}`,html:null}}}}}

