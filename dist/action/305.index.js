"use strict"
exports.id=305
exports.ids=[305]
exports.modules={2533:(t,e,n)=>{n.d(e,{Bm:()=>formatFor,wT:()=>sourcesAt,YN:()=>standsInWorkspace,PZ:()=>workspaceFiles})
var s=n(1812)
var o=n(3024)
var r=n(6760)
var i=n(9003)
async function findFiles(t,e){const n=t.map(t=>targetOf(t,e))
const o=new Set
for(const t of n.filter(({wanted:t})=>!t)){for(const{real:n}of await filesOf(t,e))o.add(n)}const r=new Map
for(const t of n.filter(({wanted:t})=>t)){const n=t.kind==="file"
const i=await filesOf(t,e)
const a=n?i:i.filter(({real:t})=>!o.has(t))
if(a.length===0)throw new s.N3(t.argument,e.extensions)
for(const t of a){const e=r.get(t.real)
r.set(t.real,e?bothOf(e,t):t)}}return[...r.values()]}function targetOf(t,e){if(t==="")throw new s.K_('""')
const n=existing(t,e)
if(n!==null)return{...n,argument:t,wanted:true}
if(t.startsWith("!"))return{...targetOf(t.slice(1),e),wanted:false}
if(isGlob(t))return{kind:"glob",argument:t,wanted:true}
throw new s.K_(t)}function existing(t,{cwd:e,extensions:n,anyName:o}){let r
try{r=(0,i.x5)(t,e)}catch(e){const n=(0,s.vE)(t,e)
if(n instanceof s.K_||isGlob(t))return null
throw n}if(r.stats.isDirectory())return{kind:"folder"}
if(!o&&!hasExtension(t,n))throw new s.c4(t,n)
return{kind:"file",real:r.real}}function bothOf(t,e){return{...t,named:t.named||e.named,foundBy:[...t.foundBy,...e.foundBy]}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:c}=t
const nameOf=t=>(0,r.relative)(e,t).split(r.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,r.resolve)(e,c)),named:true,foundBy:[]}]}const l=t.kind==="glob"?splitGlob(c,r.sep):{folder:c,pattern:null}
try{const t=(0,r.resolve)(e,l.folder)
const{real:s,stats:f}=(0,i.x5)(l.folder,e,c)
if(!f.isDirectory())return[]
const{search:u}=await Promise.all([n.e(6),n.e(298),n.e(958)]).then(n.bind(n,6958))
const d={folder:s,home:o.realpathSync.native(e),pattern:l.pattern,extensions:a}
const h=u(d).filter(t=>hasExtension(t,a)).sort()
const m={named:false,foundBy:[c]}
return h.map(e=>({...m,real:(0,r.resolve)(s,e),path:nameOf((0,r.resolve)(t,e))}))}catch(t){const e=(0,s.vE)(c,t)
if(e instanceof s.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const s=n.split("/")
const o=s.findIndex((t,e)=>e===s.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const r=s.slice(0,o).join("/")
return{folder:o>0&&r===""?"/":r,pattern:s.slice(o).join("/")}}var a=n(2611)
var c=n(1641)
const l=Object.keys(c.Kk).map(t=>`.${t}`)
async function workspaceFiles({settings:{format:t},action:e},n){const s=await findFiles(e.files,{cwd:n,extensions:l,anyName:t!==null})
return s.map(({path:e,real:s,named:o,foundBy:r})=>({path:e,named:o,foundBy:r,format:formatFor(e,t),read:async()=>(0,a.o$)(e,n,o?undefined:s)}))}async function standsInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:l,anyName:true})
return true}catch(t){if(!(t instanceof s.K_||t instanceof s.N3))return true}}return false}function sourcesAt(t,e,n){return t.map(({path:t,text:s})=>({path:t,format:formatFor(t,n),named:e.isNamed(t),foundBy:e.foundBy(t),read:async()=>({outcome:"read",text:s})}))}function formatFor(t,e){return e??(0,c.be)(t)??"md"}},6977:(t,e,n)=>{n.d(e,{X:()=>refreshSettings})
function refreshSettings({settings:t},e){const{slug:n,customDomain:s,show:o,baseUrl:r,statusPageHost:i,source:a}=t
return{slug:n,customDomain:s,show:o,baseUrl:r,statusPageHost:i,source:a,verb:e}}},2611:(t,e,n)=>{n.d(e,{io:()=>readBytes,o$:()=>readSource})
var s=n(4573)
var o=n(3024)
var r=n(1812)
var i=n(9003)
const a=16*1024*1024
const c=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readTextFile(t,e,n){try{const o=readRegular(t,n??(0,i.pM)(t,e).real)
if(o.length>a)throw new r.MF(t,a)
if((0,s.isAscii)(o))return o.toString("latin1")
if(!(0,s.isUtf8)(o))throw new r.hW(t,lineNotUtf8(o))
return o.toString("utf8")}catch(e){throw(0,r.vE)(t,e)}}function readRegular(t,e){const n=(0,o.openSync)(e,c)
try{const e=(0,o.fstatSync)(n)
if(!e.isFile())throw new r.pX(t,(0,i.I)(e))
if(e.size>a)throw new r.MF(t,a)
return(0,o.readFileSync)(n)}finally{(0,o.closeSync)(n)}}function readBytes(t){const e=(0,o.openSync)(t,c)
try{return(0,o.readFileSync)(e)}finally{(0,o.closeSync)(e)}}function lineNotUtf8(t){if(t[0]===255&&t[1]===254||t[0]===254&&t[1]===255)return null
let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const o=e===-1?t.length:e
if(!(0,s.isUtf8)(t.subarray(n,o)))break
n=o+1}return e}function readSource(t,e,n){try{return{outcome:"read",text:readTextFile(t,e,n)}}catch(t){if(!(t instanceof r.f6))throw t
const e=t instanceof r.hW?t.line??1:1
return{outcome:"refused",problem:{line:e,column:1,code:t.code,message:t.problem}}}}},9003:(t,e,n)=>{n.d(e,{I:()=>kindOf,pM:()=>locateFile,x5:()=>locate})
var s=n(3024)
var o=n(6760)
var r=n(1812)
function locate(t,e,n=t){const i=(0,o.resolve)(e,t)
const a=s.realpathSync.native(i)
const c=s.realpathSync.native(e)
if(!isInside(a,c)){const t=isInside(i,e)||isInside(i,c)
if(t||(0,s.lstatSync)(i).isSymbolicLink())throw new r.JX(n)}return{real:a,stats:(0,s.statSync)(a)}}function locateFile(t,e){const n=locate(t,e)
if(!n.stats.isFile())throw new r.pX(t,kindOf(n.stats))
return n}function isInside(t,e){const n=(0,o.relative)(e,t)
return n===""||!((0,o.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function kindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},8421:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(4848)
const o=8
async function learnPages(t,e,n){const s=new Map
const r=t.values()
const i=Array.from({length:o},async()=>{for(const t of r)s.set(t,await learnPage(t,e,n))})
await Promise.all(i)
return s}async function learnPage(t,e,n){if(e==="offline")return{kind:"offline"}
try{return{kind:"answered",answer:await n(t)}}catch(t){if(t instanceof s.fk&&e==="auto")return{kind:"plan-required",error:t}
if(t instanceof s.cY)return{kind:"failed",error:t}
throw t}}const r=/\r\n|\n|\r/g
function lineEndingOf(t,e){if(!t.includes("\r"))return"\n"
const n=new Map
let s
let o=0
for(const{0:i,index:a}of t.matchAll(r)){s??=i
while(e[o]&&a>=(e[o]?.end??0))o+=1
const t=e[o]
if(t&&a>=t.start)continue
n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,t],[,e])=>e-t)
return i?.[0]??s??"\n"}var i=n(622)
var a=n(9411)
function shownIn(t,e){return t.attributes.show??e??(0,a.tr)(t.heading)}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const r=o.find(t=>!(0,a.lA)(t,roomOf(n)))
if(r)return[doesNotFit(n,r)]
return o.includes("definitions")?doubleLabels(t,n,e):[]})}const c=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:t}){if(t.context==="html")return t.room??"html"
return t.context==="flow"&&t.tight?"tight":t.context}const l={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which shows nothing; move the section into <body>",phrasing:"in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element",parts:"directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it",outside:"outside of <body>; move both markers into it",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" cannot stand ${l[roomOf(t)]}`}}function doubleLabels({reading:t,sections:e},n,s){const o=n.start.start
const r=e.find((t,e)=>s[e]?.includes("definitions"))
if(r!==n){const t='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:o,code:"label-defined",message:t}]}const i=t.definitions.find(({label:t,start:n})=>c.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}function firstDifference(t,e,n){const s=outside(t,n.map(t=>t.before))
const o=outside(e,n.map(t=>t.after))
const r=s.findIndex((t,e)=>key(t)!==key(o[e]))
if(r>=0)return s[r]?.offset
return o.length>s.length?s.at(-1)?.offset??0:undefined}function key(t){return t?`${t.type} ${t.from} ${t.to}`:""}const f="gfmFootnoteCall"
function outside(t,e){const n=runningLengths(e)
return t.flatMap(({type:t,start:n,end:s})=>{const o=(0,i.r)(e,n)
const r=e[o]
const a=r&&s<=r.end&&t!==f
if(n===s||a)return[]
return[{type:t,offset:n,from:cut(n),to:cut(s)}]})
function cut(t){const s=(0,i.r)(e,t)
const o=e[s]
if(!o)return t
return t-(n[s]??0)-(Math.min(t,o.end)-o.start)}}function runningLengths(t){let e=0
return t.map(({start:t,end:n})=>{const s=e
e+=n-t
return s})}var u=n(1934)
function fillLayout(t,e,n){if(t.context==="inline")return onOneLine(e,t.table)
if(t.context==="html"&&t.form==="line"){return onOneLine(e,false,t.jsx&&d)}const s=t.context==="flow"&&!t.tight
const o=t.context==="html"&&t.jsx?d:""
const r=e.map((t,n)=>(t+(n<e.length-1?o:"")).split("\n"))
const i=s?["",...r.flatMap(t=>[...t,""])]:r.flat()
const a=i.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...a,t.endPrefix].join(n)}const d="{' '}"
function onOneLine(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
const n=e.map((t,n)=>{const s=e[n-1]
const o=s===undefined||s.endsWith(">")&&t.startsWith("<")
return o?t:` ${t}`})
return n.join("")}function contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const o="prefix"in n?n.prefix:""
if(o==="")return s
const r=o.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(o))return t.slice(o.length)
return r!==""&&t.startsWith(r)?t.slice(r.length):t}).join("\n")}async function rewriteSections(t,e,n,s){const{sections:o}=n
const r=lineEndingOf(t,o.map(({content:t})=>t))
const i=o.map((e,n)=>{const o=s[n]
return o?fillLayout(e.layout,o,r):rewrite_contentOf(t,e)})
const a=o.map((e,n)=>i[n]!==rewrite_contentOf(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a}
const{text:c,rewrites:l}=splice(t,o,i)
const f=await(0,u.K)(c,e)
const d=unreadable(o,f,l)??await disturbed(t,n,c,f,e,l)
return d?{outcome:"refused",problem:d}:{outcome:"written",text:c,changed:a}}function rewrite_contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
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
return(a?await(0,u.K)(t,o,n):e).reading.outline()}
const l=firstDifference(await outline(t,e),await outline(n,s),r)
if(l===undefined)return undefined
const f=e.sections.findLast(({start:t})=>t.start<=l)??e.sections[0]
const d="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:f?.start.start??l,code:"changes-surroundings",message:d}}function reachesOut(t,{reading:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,i.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var h=n(8384)
var m=n(8907)
function pageWarnings(t,e){if(e.kind==="plan-required"){const n=`${e.error.message} For now the snippets of page "${t}" are generated without asking.`
return[{code:"plan-required",message:n}]}if(e.kind==="answered"&&e.answer.source==="stale"){const n=`${e.answer.reason} The last good answer about page "${t}" serves, and changes no section that shows the page already.`
return[{code:"stale",message:n}]}return[]}function differingDomain(t,e,n){if(e===null||(0,m.xU)(`https://${e}`,n))return[]
const s=`custom-domain is "${e}", but the service says that page "${t}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}var p=n(3085)
async function generateUsual(t,e){return(0,p.L)(t,e)??(await Promise.all([n.e(234),n.e(853),n.e(504),n.e(458),n.e(33)]).then(n.bind(n,6033))).generateSnippets(t,e)}var g=n(9529)
var w=n(2658)
var k=n(6726)
var b=n(2007)
async function fill(t,e,s,o,r){const i=(0,p.U)(o,e)??(await Promise.all([n.e(234),n.e(853),n.e(504),n.e(458),n.e(225)]).then(n.bind(n,225))).snippetForms(o,e)
const a=formOf(t)
const c=t.shown.map(t=>i[t][a]??"")
const l=t.format==="mdx"?c.map((await Promise.all([n.e(234),n.e(194),n.e(963),n.e(853),n.e(504),n.e(146),n.e(928)]).then(n.bind(n,4928))).mdxOfSnippet):c
return{kind:"fill",source:s,snippets:o,address:r,pieces:l}}function refuse({kind:t,code:e,message:n}){return{kind:"refuse",fault:t,code:e,message:n}}function formOf({section:t}){return t.layout.context==="html"?"html":"markdown"}async function fulfil(t,e,s){const o={slug:t.slug,baseUrl:s.baseUrl}
switch(e.kind){case"answered":return useAnswer(t,o,e.answer)
case"offline":return section_content_generate(t,o,s,null)
case"plan-required":return section_content_generate(t,o,s,(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(t).addressOfPage)
case"failed":return refuse(e.error)}}async function section_content_generate(t,e,n,s){const{slug:o,customDomain:r}=t
try{const i=r===null&&s!==null?s:(0,m.ci)({slug:o,customDomain:r,statusPageHost:n.statusPageHost})
return await fill(t,e,"offline",await generateUsual(e,i),i)}catch(t){if(!(t instanceof g.d))throw t
return{kind:"refuse",fault:"input",code:t.code,message:t.message}}}async function useAnswer(t,e,{source:o,snippets:r}){const i=(0,k.K)(r.status_page_url)
if(o==="stale"){const e=(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(t)
const s=i.verdict==="safe"?i.value:""
if(e.filled&&!e.ofOtherPage)return{kind:"keep",source:o,snippets:r,address:e.address??s}}if(i.verdict==="unsafe")return refuse(new s.F_({slug:e.slug,...i}))
const a=formOf(t)
for(const n of t.shown){const t=await(0,b.k)(w.s[n][a]??"status_page_url",r,e)
if(t.verdict==="unsafe")return refuse(new s.F_({slug:e.slug,...t}))}return fill(t,e,o,r,i.value)}async function planFile(t,e,n){const{path:s,text:o,format:r,survey:i}=t
const a=[]
const c=[]
for(const t of i.tasks){const s=await fulfil(t,ofPage(e,t.slug),n)
if(s.kind!=="refuse")a.push({task:t,granted:s})
else{const{fault:e,code:n,message:o}=s
c.push({kind:e,...t.section.place,code:n,message:o})}}if(c.length>0)return{outcome:"failed",path:s,troubles:c}
const l=a.map(({granted:t})=>t.kind==="fill"?t.pieces:null)
const f=await rewriteSections(o,r,i.finding,l)
if(f.outcome==="refused"){const{offset:t,code:e,message:n}=f.problem
return{outcome:"failed",path:s,troubles:[{kind:"input",...(0,h.$)(o,t),code:e,message:n}]}}const u=f.text===o?null:{path:s,before:o,after:f.text}
const d=await Promise.all(a.map(({task:t,granted:e},s)=>sectionReport(t,e,f.changed[s]?n.verb:"unchanged")))
return{outcome:"planned",path:s,report:{path:s,outcome:u?n.verb:"unchanged",sections:d,problems:[]},change:u,pages:a.map(({task:{slug:t},granted:{source:e,snippets:n}})=>({slug:t,source:e,snippets:n})),warnings:a.flatMap(({task:t,granted:e})=>domainWarning(s,t,e))}}function ofPage(t,e){const n=t.get(e)
if(!n)throw new Error(`Page "${e}" was not asked for`)
return n}async function sectionReport(t,{kind:e,address:s},o){const r=e==="fill"&&o==="unchanged"
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:s,previousAddress:r?ifLinked(t,s):(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(661)]).then(n.bind(n,1030))).heldBy(t).address,outcome:o}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{slug:e,customDomain:n,section:s},o){if(o.kind!=="fill"||o.source==="offline")return[]
return differingDomain(e,n,o.address).map(e=>({...e,path:t,...s.place}))}var x=n(8241)
var y=n(1244)
var v=n(8551)
const O=/status[-_ ]?snippet/i
function mentionsMarkers(t){return O.test(t)}async function surveyText(t,e,n,s){const o=await(0,u.K)(e,n)
const r=o.sections.map(t=>shownIn(t,s.show))
const i=(0,h.y)(e)
const placed=({offset:t,...e})=>({...i(t),...e})
const a=[...o.problems,...checkShown(o,r)].map(placed)
const c=[]
o.sections.forEach((t,o)=>{const i={section:t,format:n,shown:r[o]??[],held:contentOf(e,t)}
const l=taskOf(i,s)
if("message"in l)a.push({...t.place,...l})
else c.push(l)})
const l=[...o.warnings.map(e=>({path:t,...placed(e)})),...n==="md"?c.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:c,problems:a.sort(byPlace),warnings:l}}function taskOf(t,e){const{attributes:n}=t.section
try{const s=n.slug===undefined?e.slug:(0,v.d)(n.slug)
if(s===null){const t='no slug: write slug="\u2026" on this marker, or set the option slug'
return{code:"no-slug",message:t}}const o=n.customDomain
const r=o===undefined?e.customDomain:(0,y.ZL)(o)
return{...t,slug:s,slugOnMarker:n.slug!==undefined,customDomain:r}}catch(t){if(t instanceof g.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:o}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function readFile(t,e){const{path:n,format:s}=t
const o=await t.read()
if(o.outcome==="refused")return(0,x.g4)(n,o.problem)
const{text:r}=o
if(!mentionsMarkers(r))return without(t)
const i=await surveyText(n,r,s,e)
if(i.problems.length>0){return{outcome:"failed",path:n,troubles:i.problems.map(t=>({kind:"input",...t}))}}return i.tasks.length>0?{outcome:"surveyed",path:n,text:r,format:s,survey:i}:without(t)}function without({path:t,format:e,named:n}){if(!n)return{outcome:"without"}
const[s,o]=[comment(e,'start slug="\u2026"'),comment(e,"end")]
const r=`no section here; put ${s} and ${o} where the snippets belong, or let "status-snippets init" do it`
return(0,x.g4)(t,{line:1,column:1,code:"no-section",message:r})}function comment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}async function refreshFiles(t,e,n){const s=[]
for(const n of t)s.push(await readFile(n,e))
const o=s.filter(t=>t.outcome!=="without")
const r=o.filter(t=>t.outcome==="surveyed")
if(r.length<o.length)return(0,x.XZ)(o,[])
const i=vainSearch(t,s)
if(i!==null)return(0,x.XZ)(o,[],i)
const a=r.flatMap(({survey:t})=>t.tasks)
const c=new Set(a.map(({slug:t})=>t))
const l=await learnPages(c,e.source,n)
const f=[]
for(const t of r)f.push(await planFile(t,l,e))
const u=f.filter(t=>t.outcome==="planned")
const d=u.flatMap(t=>t.pages)
if(u.length<f.length)return(0,x.XZ)(f,d)
const h=u.flatMap(({change:t})=>t?[t]:[])
return{outcome:h.length>0?e.verb:"unchanged",files:u.map(({report:t})=>t),pages:d,changes:h,warnings:[...[...c].flatMap(t=>pageWarnings(t,ofPage(l,t))),...r.flatMap(({survey:t})=>t.warnings),...u.flatMap(t=>t.warnings)],failure:null}}function vainSearch(t,e){const n=new Set(t.filter((t,n)=>e[n]?.outcome!=="without"))
for(const e of new Set(t.flatMap(({foundBy:t})=>t??[]))){const s=t.filter(({foundBy:t})=>t?.includes(e))
if(!s.some(t=>n.has(t)))return failure(s.length,` that ${e} matched`)}return n.size>0?null:failure(t.length,"")}function failure(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:s}}},8241:(t,e,n)=>{n.d(e,{OW:()=>unpublished,XZ:()=>failedRun,g4:()=>failedFile})
function failedRun(t,e,n=firstFailure(t)){return{outcome:"failed",files:t.map(reportOf),pages:e,changes:[],warnings:[],failure:n}}function unpublished(t,{code:e,message:n}){return{...t,outcome:"failed",failure:{kind:"publishing",code:e,message:n}}}function reportOf(t){const{path:e}=t
if(t.outcome!=="failed")return{path:e,outcome:"unchanged",sections:[],problems:[]}
const n=t.troubles.map(({line:t,column:e,code:n,message:s})=>({line:t,column:e,code:n,message:s}))
return{path:e,outcome:"failed",sections:[],problems:n}}function firstFailure(t){const e=t.flatMap(t=>t.outcome==="failed"?t.troubles.map(e=>({path:t.path,...e})):[])
const n=s.flatMap(t=>e.filter(e=>e.kind===t))[0]
if(!n)throw new Error("A run without trouble cannot have failed")
const{kind:o,code:r,path:i,line:a,column:c,message:l}=n
return{kind:o,code:r,message:`${i}:${a}:${c}: ${l}`}}const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,troubles:[{kind:"input",...e}]}}},1934:(t,e,n)=>{n.d(e,{K:()=>findSections})
var s=n(8384)
function rawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const i=s!==""&&!s.startsWith("<")
if(!i&&!r.test(s.replace(o,"")))return[]
const a="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:e.range.start,code:"raw-markdown",message:a}]}const o=/<[^<>]*>/g
const r=/[*_`~[\]]/
var i=n(622)
var a=n(7840)
function contentOf({start:t,end:e}){return{start:t.range.end,end:e.range.start}}function pairMarkers(t,e){const n=[]
const s=foreignMarkers(t,e)
let o
for(const r of t.comments){const t=r.range.start
const i=r.closed?(0,a.W3)(r.text,e):(0,a.wI)(r.text,e)
if(i.kind==="other")continue
if(i.kind==="problem")s.push({offset:t,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(o)s.push(nested(t,e))
else o={comment:r,marker:i}}else if(!o){if(i.kind==="end")s.push(endWithoutStart(t,e))}else{if(i.kind==="end"&&o.marker.kind==="start"){n.push({start:o.comment,end:r,marker:o.marker})}o=undefined}}if(o?.marker.kind==="start")s.push(startWithoutEnd(o.comment.range.start,e))
return{pairs:n,problems:s.sort((t,e)=>t.offset-e.offset)}}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreign.flatMap(({start:t,text:s})=>{const o=(0,a.W3)(s,n)
if(o.kind==="other")return[]
const r=roleOf(o)
const i=`${(0,a.lO)(r,n)} ${c[e]}; write ${(0,a.lO)(r,e)}`
return[{offset:t,code:"look-alike",message:i+l[e]}]})}const c={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const l={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(t,e){const n=`a section starts inside another; end the first with ${(0,a.lO)("end",e)} before this marker`
return{offset:t,code:"nested-start",message:n}}function endWithoutStart(t,e){const n=`an end marker without a start; put ${(0,a.lO)("start",e)} before it or remove it`
return{offset:t,code:"end-without-start",message:n}}function startWithoutEnd(t,e){const n=`a start marker without an end; put ${(0,a.lO)("end",e)} where the section ends`
return{offset:t,code:"start-without-end",message:n}}function crossedBy(t,e){const n=e.map(contentOf)
const s=new Map
for(const{name:o,open:r,close:a}of t){const t=(0,i.h)(n,r.start)
const c=(0,i.h)(n,a.start)
if(t===c)continue
for(const n of[e[t],e[c]])if(n)s.set(n,crossing(n,o))}return s}function crossing({start:t},e){const n=`only one of the tags <${e}> and </${e}> stands in this section; put both markers inside the element, or both outside`
return{offset:t.range.start,code:"different-containers",message:n}}function layoutOf(t,e,n){const{start:s,end:o}=e
const[r,i]=[s.position,o.position]
if(s.linked||o.linked)return refuse(e,"inside-link",f)
if(s.host===o.host){if(r.kind==="text"&&i.kind==="text"){const{table:t,html:e}=r
const n=e?inHtml({form:"line"},e):{context:"inline",table:t}
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:a}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${a}, ${u}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.leading){const n=e.prefix+(e.ownLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,endPrefix:n},t.html)}const o=e.prefix+(e.leading?s:e.indentation)
return{context:"flow",prefix:e.prefix,endPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentOf(e)
return!/[\r\n]/.test(t.slice(n,s))}const f="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const u="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}var d=n(1170)
async function findSections(t,e,n={}){const s=await h[e]()
return findingOf(t,e,await(0,d.u)(()=>s(t,n)))}function findingOf(t,e,n){const o=e==="mdx"?"mdx":"html"
const r=(0,s.y)(t)
const i=pairMarkers(n,o)
const a=crossedBy(n.elements,i.pairs)
const c=[...n.faults??[],...i.problems]
const l=[]
for(const e of i.pairs){const{start:n,end:s,marker:o}=e
const i=layoutOf(t,e,r)
const f=i.valid?a.get(e):i.problem
if(f)c.push(f)
if(!i.valid)continue
l.push({start:n.range,end:s.range,content:contentOf(e),place:r(n.range.start),heading:n.heading,layout:i.layout,attributes:o.attributes})}return{sections:l,problems:c.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?i.pairs.flatMap(e=>rawMarkdown(t,e)):[],reading:n}}const h={md:async()=>(await Promise.resolve().then(n.bind(n,4089))).readMarkdown,mdx:async()=>(await Promise.all([n.e(234),n.e(963),n.e(297),n.e(532),n.e(875),n.e(264)]).then(n.bind(n,4264))).readMdx,html:async()=>(await Promise.all([n.e(194),n.e(440)]).then(n.bind(n,9440))).readHtmlFile}},1234:(t,e,n)=>{n.d(e,{X:()=>Containers})
const s=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const o=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const r=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#t={}
#e=[]
#n=false
follow([t,e]){if(t==="enter")this.#s(e)
else if(s.has(e.type)&&this.#e.at(-1)?.token===e)this.#e.pop()}get host(){return this.#e.at(-1)?.host??this.#t}get list(){return this.#e.at(-1)?.list??null}#s(t){const e=this.#e.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#n)n.blankSeen=true
if(n?.blankSeen&&!o.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#n=r.has(t.type)
if(e&&t.type==="listItemPrefix")e.host={}
if(s.has(t.type))this.#o(t)}#o(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#e.push({token:t,host:t,list:e?{loose:false,blankSeen:false}:null})}}},8325:(t,e,n)=>{n.d(e,{G:()=>footnoteIn,r:()=>definitionIn})
var s=n(31)
function definitionIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="definitionLabel")return[]
const i=(0,s.B)(t.slice(o.offset+1,r.offset-1))
return[{start:o.offset,label:i}]}function footnoteIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(t.slice(o.offset,r.offset))]}},4054:(t,e,n)=>{n.d(e,{a:()=>Spans})
const s=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#r=[]
#i
constructor(t){this.#i=t}follow([t,{type:e,start:n,end:o}]){if(t!=="enter"||s.has(e))return
const r=e==="listOrdered"||e==="listUnordered"
const i=r?this.#i.list:null
this.#r.push({start:n.offset,end:o.offset,type:e,list:i})}get outline(){return this.#r.map(({start:t,end:e,type:n,list:s})=>({start:t,end:e,type:s?.loose?`${n} loose`:n}))}}},4089:(t,e,n)=>{n.r(e)
n.d(e,{LargestPart:()=>LargestPart,followMarkdown:()=>followMarkdown,readMarkdown:()=>readMarkdown})
const s=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function readComments(t,e){const n=[]
const s=[]
let o=0
while(o<t.length){const r=t.indexOf("\x3c!--",o)
const i=r<0?t.length:r
if(i>o)s.push({start:o,end:i})
if(r<0)break
const a=t.indexOf("--\x3e",i+"\x3c!--".length)
const c=a>=0
const l=t.slice(i+"\x3c!--".length,c?a:undefined)
const f=c?l:l.replace(/(?:--!?|-)$/,"")
o=c?a+"--\x3e".length:t.length
const{linked:u,heading:d}=e
n.push({start:i,end:o,text:normalised(f),closed:c,linked:u,heading:d})}return{comments:n,tags:[],texts:s,state:e}}function normalised(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}var o=n(6202)
var r=n(1825)
var i=n(8183)
async function*blocksOf(t,e,n){let s
let o=0
while(o<t.length){let r=endOfBlocks(t,o===0?frontMatterEnd(t):o)
let i=[]
let a=false
const c=commentAlone(t,{start:o,end:r})
if(c)i=c
else if(e.test(t.slice(o,r))){s??=await n()
i=s({start:o,end:r})
for(;;){const e=r<t.length&&openAt(i,r)
if(!e)break
if(e==="codeFenced")r=endOfFence(t,i,r)
else{a=true
r=endOfBlocks(t,r+(r-o))}i=s({start:o,end:r})}}yield{start:o,end:r,events:i,extended:a}
o=r}}const a=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(t,e){a.lastIndex=e
return a.test(t)?a.lastIndex:t.length}const c=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return c.exec(t)?.[0].length??0}const l=new Set(["htmlFlow","codeFenced"])
const f=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openAt(t,e){const n=t.findLast(([,{type:t}])=>l.has(t)||f.has(t))
return n&&l.has(n[1].type)&&n[1].end.offset===e?n[1].type:null}function endOfFence(t,e,n){const s=e.findLast(([,{type:t}])=>t==="codeFencedFenceSequence")?.[1]
const o=t.slice(s?.start.offset,s?.end.offset)
const r=new RegExp(`(?<=[\\r\\n]) {0,3}${o.slice(0,1)}{${o.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
r.lastIndex=n
return r.test(t)?r.lastIndex:t.length}const u=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function commentAlone(t,{start:e,end:n}){u.lastIndex=e
const[s="",o=""]=u.exec(t)??[]
if(o===""||e+s.length!==n)return null
const[r,i]=[pointAt(e,1),pointAt(e+o.length,o.length+1)]
const a={type:"htmlFlow",start:r,end:i}
const c={type:"htmlFlowData",start:r,end:i}
return[["enter",a,d],["enter",c,d],["exit",c,d],["exit",a,d]]}const d=Object.freeze({})
function pointAt(t,e){return{line:1,column:e,offset:t,_index:0,_bufferIndex:0}}var h=n(1234)
var m=n(622)
class Elements{#a=[]
#e=new Map
see({kind:t,name:e,start:n,end:s},o){const r={start:o+n,end:o+s}
const i=this.#e.get(e)??[]
if(t==="open"){this.#e.set(e,i)
i.push(r)}else{const t=i.pop()
if(t)this.#a.push({name:e,open:t,close:r})}}openAfter(t){const e=[...this.#e].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#a}}const p={raw:undefined,linked:false,heading:false}
const g=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const w=new Set(["atxHeading","setextHeading"])
const k=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
readHtml
#c
#i
#e=[]
#l=[]
#f
#u=0
#d=p
#h=p
constructor(t,e,n){this.#c=t
this.#i=e
this.readHtml=n}follow([t,e]){if(t==="enter"){this.#s(e)
this.#e.push(e)}else{this.#e.pop()
this.#m(e)}}#s({type:t,start:e,end:n}){if(g.has(t)){this.#f=t
this.#h=this.#d}else if(t==="labelText"){this.#u+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#l=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#l.push({start:e.offset,end:n.offset,lineStart:t})}}#m({type:t}){if(g.has(t)){const[t,e]=[this.#d,this.#h]
this.#d={raw:t.raw&&e.raw,linked:t.linked&&e.linked,heading:t.heading&&e.heading}
this.#f=undefined}else if(t==="labelText"){this.#u-=1}else if(t==="htmlFlow"){this.#d=this.#p(this.#d)}else if(t==="htmlText"){this.#h=this.#g(this.#h)}}#p(t){const e=this.#w()
const n=this.#k(e,t)
for(const t of n.comments){this.#r(t,this.#i.host,this.#b(e,t.start))}return n.state}#g(t){const e=this.#w()
const n=this.#k(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#f!==undefined&&k.has(this.#f)
const e=this.#e.at(-1)??this.#i.host
this.#r(s,e,{kind:"text",table:t})}return n.state}#k(t,e){const n=this.readHtml(t,e)
for(const t of n.tags)this.elements.see(t,this.#x)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#x+t,end:this.#x+e})}return n}#r({start:t,end:e,text:n,closed:s,...o},r,i){const a={start:this.#x+t,end:this.#x+e}
const c=o.linked||this.#u>0
const l=o.heading||this.#f!==undefined&&w.has(this.#f)
this.comments.push({range:a,text:n,closed:s,linked:c,heading:l,host:r,position:i})}#b(t,e){const n=this.#x+e
const s=this.#l[(0,m.r)(this.#l,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#c.slice(s.start,n)
return{kind:"flow",leading:t.slice(0,e).trim()!=="",ownLine:o.trim()==="",prefix:this.#c.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#i.list}}get#x(){return this.#l[0]?.start??0}#w(){let t=""
let e=this.#x
for(const{start:n,end:s}of this.#l){t+=this.#c.slice(e,n).replace(/[^\r\n]/g," ")+this.#c.slice(n,s)
e=s}return t}}var b=n(8325)
var x=n(4054)
const y="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const v=new RegExp(y,"iu")
const O="<|`{3}|~{3}|\\]:"
const $=new RegExp(O)
const M=new RegExp(`${O}|${y}`,"iu")
function lastMention(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(y,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}const S=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${y}`,"giu")
function dependsOnDefinitions(t,e){if(!t.includes("]:"))return false
if(mentionsBehindBracket(t.slice(0,e)))return true
for(const{index:e}of t.matchAll(/\]:/g))if(labelWithTag(t,e))return true
return false}function mentionsBehindBracket(t){let e=false
for(const[n]of t.matchAll(S)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const F=999
function labelWithTag(t,e){const n=t.slice(Math.max(0,e-F),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function readMarkdown(t,{defined:e=[],extent:n="reach"}={}){const s=n==="whole"
const o=lastMention(t)
const a=(0,i.DI)(t.slice(0,endOfBlocks(t,o)))
if(a.length>0)return{...r.i,faults:a}
const c=endOfBlocks(t,0)===t.length
const l=!c&&(s||dependsOnDefinitions(t,o))
const f=new LargestPart
const u=l?await labelsOf(t,f):L
const d={...u,links:[...e,...u.links]}
if(s)return followMarkdown(t,blocksOf(t,E,()=>parserOf(t,{labels:d})))
const load=async()=>f.giving(await parserOf(t,{labels:d,inline:I}))
return followMarkdown(t,blocksOf(t,M,load),{until:o,outlined:v})}async function followMarkdown(t,e,{until:r=t.length,outlined:i=E}={}){const a=new h.X
const c=new MarkdownHtml(t,a,readComments)
const l=new x.a(a)
const f=new o._
const u=[]
let d=true
let m=0
let p
for await(const{start:o,end:h,events:g,extended:w}of e){const e=t.slice(o,h)
const k=i.test(e)
if(k&&w)d=false
if(c.readHtml===readComments&&s.test(e)){c.readHtml=(await Promise.all([n.e(194),n.e(844)]).then(n.bind(n,9844))).readHtml}for(const e of g){a.follow(e)
c.follow(e)
if(k)l.follow(e)
f.follow(e)
u.push(...(0,b.r)(t,e))}m=h
if(h>=r)p??=lastClosing(c,t,h)
if(h>=(p??r))break}const{comments:g,elements:w,texts:k}=c
return{comments:g,elements:w.closed,foreign:f.visibleIn(t.slice(0,m),k),definitions:u,outline:()=>l.outline,isOutlineExact:d}}async function parserOf(t,e){const{markdownEvents:s}=await Promise.all([n.e(234),n.e(963),n.e(297),n.e(875),n.e(560)]).then(n.bind(n,4875))
return s(t,e)}const I=/<|\/\*/
const E=/^/
const P=/(?!)/
const L={links:[],footnotes:[]}
async function labelsOf(t,e){const n=new Set
const s=new Set
const hasNoComment=({start:e,end:n})=>!I.test(t.slice(e,n))
const load=async()=>e.keeping(await parserOf(t,{inline:P}),hasNoComment)
for await(const{events:e}of blocksOf(t,$,load)){for(const o of e){for(const{label:e}of(0,b.r)(t,o))n.add(e)
for(const e of(0,b.G)(t,o))s.add(e)}}return{links:[...n],footnotes:[...s]}}function lastClosing({comments:t,elements:e},n,s){const o=e.openAfter(t[0]?.range.start??s)
const r=o.size>0?n.slice(s).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...r].findLast(([,t=""])=>o.has(t.toLowerCase()))
return i?s+i.index+1:0}class LargestPart{#y={start:0,end:0}
#v=[]
keeping(t,e){return n=>{const s=t(n)
if(n.end-n.start>this.#y.end-this.#y.start&&e(n)){this.#y=n
this.#v=s}return s}}giving(t){return e=>{const n=e.start===this.#y.start&&e.end===this.#y.end&&e.end>0
return n?this.#v:t(e)}}}},7840:(t,e,n)=>{n.d(e,{W3:()=>readComment,wI:()=>readUnclosed,lO:()=>spell})
var s=n(1916)
var o=n(9411)
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
const l=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
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
const r=l.get(n)
if(r!==undefined)return r
if((0,s.Io)(n,"start")<=2)return"start"
if((0,s.Io)(n,"end")<=1)return"end"
return undefined}},6202:(t,e,n)=>{n.d(e,{_:()=>MdxSpelling,u:()=>mdxComments})
var s=n(622)
const o=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#O=[]
follow([t,{type:e,start:n,end:s}]){if(t==="enter"&&o.has(e)){this.#O.push({start:n.offset,end:s.offset})}}visibleIn(t,e){return mdxComments(t).filter(({start:t})=>(0,s.h)(this.#O,t)<0||(0,s.h)(e,t)>=0)}}function mdxComments(t){const e=[]
let n=0
for(;;){const s=t.indexOf("/*",n)
if(s<0)return e
n=s+2
const o=braceBefore(t,s)
if(o===undefined)continue
const r=t.indexOf("*/",n)
if(r<0)return e
e.push({start:o,text:t.slice(n,r)})
n=r+2}}function braceBefore(t,e){let n=e-1
while(n>=0&&/\s/.test(t.charAt(n)))n-=1
if(t.charAt(n)!=="{")return undefined
let s=0
while(t.charAt(n-1-s)==="\\")s+=1
return s%2===0?n:undefined}},1170:(t,e,n)=>{n.d(e,{G:()=>UnreadableError,u:()=>readOrRefuse})
var s=n(1825)
class UnreadableError extends Error{name="UnreadableError"
problem
constructor(t){super(t.message)
this.problem=t}}async function readOrRefuse(t){try{return await t()}catch(t){if(!(t instanceof UnreadableError))throw t
return{...s.i,faults:[t.problem]}}}},1825:(t,e,n)=>{n.d(e,{i:()=>s})
const s={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}},8183:(t,e,n)=>{n.d(e,{DI:()=>tooDeep,UB:()=>boundFootnotes,bp:()=>boundImages})
var s=n(1170)
const o=100
const r=`(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${o+1}}`
const i=new RegExp(`(?<=^|[\\r\\n])${r}`)
function tooDeep(t){const e=i.exec(t)
return e?[problemAt(e.index,"quotes and lists")]:[]}function problemAt(t,e){const n=`this line is in more than ${o} ${e}; take it out of some of them, or the sections to another file`
return{offset:t,code:"too-deep",message:n}}function boundFootnotes({constructs:t}){for(const[e,n]of Object.entries(t.document)){const s=[n??[]].flat().map(t=>t.name==="gfmFootnoteDefinition"?boundedDepth(t):t)
Object.assign(t.document,{[e]:s})}}function boundedDepth(t){const{continuation:e}=t
const n=new WeakMap
if(!e)return t
return{...t,continuation:{...e,tokenize(t,r,i){const{line:a,offset:c}=this.now()
const l=n.get(this)
const f=l?.line===a?l:{line:a,start:c,count:0}
f.count+=1
if(f.count>o)throw new s.G(problemAt(f.start,"footnotes"))
n.set(this,f)
return e.tokenize.call(this,t,r,i)}}}}const a=20
function boundImages(t){return{...t,tokenize(e,n,o){const r=t.tokenize.call(this,e,closed,o)
const i=this._labelStarts??[]
const l=i.at(-1)
return r
function closed(t){const e=l?.type==="labelImage"&&i.filter(isOpenImage).length>a
if(!e)return n(t)
throw new s.G({offset:l.start.offset,code:"too-deep",message:c})}}}}function isOpenImage({type:t,_balanced:e}){return t==="labelImage"&&!e}const c=`this image is in more than ${a} others, or behind as many "![" that are not closed; close them, or take the sections to another file`},8384:(t,e,n)=>{n.d(e,{$:()=>placeOf,y:()=>placesIn})
var s=n(622)
function placesIn(t){const e=[{start:t.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let o=false
return r=>{while(!o&&(e.at(-1)?.start??0)<=r){if(n.exec(t))e.push({start:n.lastIndex})
else o=true}const i=Math.max((0,s.r)(e,r),0)
return{line:i+1,column:Math.max(r-(e[i]?.start??0),0)+1}}}function placeOf(t,e){return placesIn(t)(e)}},622:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

