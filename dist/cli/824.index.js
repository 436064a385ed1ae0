export const id=824
export const ids=[824]
export const modules={1593:(t,e,n)=>{n.d(e,{Z:()=>publishChanges})
var s=n(3024)
var o=n(1455)
var r=n(6760)
var i=n(4644)
var a=n(2602)
var l=n(3833)
async function publishChanges(t,e,n,s=[]){if(e.changes.length+s.length===0)return e
try{await publish(t,e,n,s)
return e}catch(t){if(t instanceof l.kM||t instanceof i._j)return(0,a.O)(e,t)
throw t}}async function publish({cli:t,folder:e},{changes:s},i,a){const l=s.map(({path:t})=>commitPath(e,t))
const c=t.commit?await n.e(148).then(n.bind(n,7148)):null
if(l.length>0)await(c?.refuseDirty(e,l))
const{locateWritable:f,replaceFiles:u}=await n.e(127).then(n.bind(n,5127))
for(const{path:t}of s)f(t,e)
if(t.dryRun)return
const{createFile:d}=await n.e(184).then(n.bind(n,3184))
for(const t of a)await d(t.path,t.text,t.folder)
await u(s,e).catch(async t=>{for(const t of a)await(0,o.rm)((0,r.resolve)(t.folder,t.path),{force:true})
throw t})
const h=a.map(t=>commitPath(t.folder,t.path))
await(c?.commitFiles(e,l,h,i))}function commitPath(t,e){return{path:e,real:(0,s.realpathSync)((0,r.resolve)(t,e))}}},9944:(t,e,n)=>{n.d(e,{s:()=>exitOf,X:()=>showRun})
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
return{kind:"file",real:r.real}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:l}=t
const nameOf=t=>(0,r.relative)(e,t).split(r.sep).join("/")
if(t.kind==="file")return[{real:t.real,path:nameOf((0,r.resolve)(e,l))}]
const c=t.kind==="glob"?splitGlob(l,r.sep):{folder:l,pattern:null}
try{const t=(0,r.resolve)(e,c.folder)
const{real:s,stats:f}=(0,i.x)(c.folder,e,l)
if(!f.isDirectory())return[]
const{search:u}=await Promise.all([n.e(407),n.e(241)]).then(n.bind(n,3241))
const d={folder:s,home:o.realpathSync.native(e),pattern:c.pattern,extensions:a}
const h=(await u(d)).filter(t=>hasExtension(t,a)).sort()
return h.map(e=>({real:(0,r.resolve)(s,e),path:nameOf((0,r.resolve)(t,e))}))}catch(t){const e=(0,s.vE)(l,t)
if(e instanceof s.K_)return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var a=n(3624)
function readSource(t,e){try{return{outcome:"read",text:(0,a.Gu)(t,e)}}catch(t){if(!(t instanceof s.f6))throw t
const e=t instanceof s.hW?t.line??1:1
return{outcome:"refused",problem:{line:e,column:1,code:t.code,message:t.problem}}}}var l=n(9338)
var c=n(3420)
var f=n(5146)
var u=n(1641)
const d=100
function progressLine(t,e){const n=t.terminal&&e>=d
let s=0
return{step(){s+=1
if(!n)return
const o=`${s} of ${e} files read`
if(s===e)t.write(`\r${" ".repeat(o.length)}\r`)
else if(s%d===0)t.write(`\r${o}`)}}}async function findSources({settings:t,cli:e,world:n,folder:s},o){const r=Object.keys(u.Kk).map(t=>`.${t}`)
const i=await findFiles(o,{cwd:s,extensions:r,anyName:t.format!==null}).catch(t=>{throw withSuggestion(t)})
if(i.length===0){throw new f.e(o.join(" "),"only takes files away","name the files to work on too")}const a=progressLine(n.terminal.err,e.quiet?0:i.length)
return i.map(({path:e,named:n,foundBy:o})=>({path:e,named:n,foundBy:o,format:t.format??(0,u.be)(e)??"md",async read(){a.step()
return readSource(e,s)}}))}function withSuggestion(t){if(!(t instanceof s.f6)||t.code!=="file-not-found")return t
if((0,l.v)(t.path)){t.message+=" (a command goes before the files, and alone)"
return t}const e=[...l.P.map(({name:t})=>t),"--help","--version"]
const n=(0,c.Z)(t.path,e)
if(n!==null)t.message+=` (or did you mean ${n}?)`
return t}},3583:(t,e,n)=>{n.d(e,{p:()=>locateFile,x:()=>locate})
var s=n(3024)
var o=n(6760)
var r=n(4644)
function locate(t,e,n=t){const i=(0,o.resolve)(e,t)
const a=s.realpathSync.native(i)
const l=s.realpathSync.native(e)
if(!isInside(a,l)){const t=isInside(i,e)||isInside(i,l)
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
const l=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readTextFile(t,e){try{const{real:n,stats:o}=(0,i.p)(t,e)
if(o.size>a)throw new r.MF(t,a)
const l=readBytes(n)
if(l.length>a)throw new r.MF(t,a)
if(!(0,s.isUtf8)(l))throw new r.hW(t,lineNotUtf8(l))
return l.toString("utf8")}catch(e){throw(0,r.vE)(t,e)}}function readBytes(t){const e=(0,o.openSync)(t,l)
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
const{kind:o,code:r,path:i,line:a,column:l,message:c}=n
return{kind:o,code:r,message:`${i}:${a}:${l}: ${c}`}}},3489:(t,e,n)=>{n.d(e,{c:()=>s,g:()=>failedFile})
const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,troubles:[{kind:"input",...e}]}}},1388:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(2602)
var o=n(3152)
var r=n(7395)
var i=n(2759)
var a=n(3607)
function shownIn(t,e){return t.attributes.show??e??(0,a.tr)(t.heading)}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const r=o.find(t=>!(0,a.lA)(t,roomOf(n)))
if(r)return[doesNotFit(n,r)]
return o.includes("definitions")?doubleLabels(t,n,e):[]})}const l=["STATUS-BADGE","STATUS-PAGE"]
function roomOf({layout:t}){if(t.context==="html")return t.room??"html"
return t.context==="flow"&&t.tight?"tight":t.context}const c={flow:"on lines of its own",tight:"in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which shows nothing; move the section into <body>",phrasing:"in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element",parts:"directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it",outside:"outside of <body>; move both markers into it",html:"in HTML, where reference definitions mean nothing; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" cannot stand ${c[roomOf(t)]}`}}function doubleLabels({reading:t,sections:e},n,s){const o=n.start.start
const r=e.find((t,e)=>s[e]?.includes("definitions"))
if(r!==n){const t='another section of the file shows "definitions" already; keep it in one of them'
return[{offset:o,code:"label-defined",message:t}]}const i=t.definitions.find(({label:t,start:n})=>l.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}function fillLayout(t,e,n){if(t.context==="inline")return onOneLine(e,t.table)
if(t.context==="html"&&t.form==="line"){return onOneLine(e,false,t.jsx&&f)}const s=t.context==="flow"&&!t.tight
const o=t.context==="html"&&t.jsx?f:""
const r=e.map((t,n)=>(t+(n<e.length-1?o:"")).split("\n"))
const i=s?["",...r.flatMap(t=>[...t,""])]:r.flat()
const a=i.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...a,t.endPrefix].join(n)}const f="{' '}"
function onOneLine(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
const n=e.map((t,n)=>{const s=e[n-1]
const o=s===undefined||s.endsWith(">")&&t.startsWith("<")
return o?t:` ${t}`})
return n.join("")}var u=n(8798)
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
return s})}function rewriteSections(t,e,n,s){const{sections:o}=n
const r=(0,d.R)(t,o.map(({content:t})=>t))
const i=o.map((e,n)=>{const o=s[n]
return o?fillLayout(e.layout,o,r):contentOf(t,e)})
const a=o.map((e,n)=>i[n]!==contentOf(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a}
const{text:l,rewrites:c}=splice(t,o,i)
const f=(0,u.K)(l,e)
const h=unreadable(o,f,c)??disturbed(t,n,l,f,e,c)
return h?{outcome:"refused",problem:h}:{outcome:"written",text:l,changed:a}}function contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
const o=[]
let r=0
let i=0
e.forEach(({content:e},a)=>{const l=n[a]??""
s.push(t.slice(r,e.start),l)
i+=e.start-r
o.push({before:e,after:{start:i,end:i+l.length}})
i+=l.length
r=e.end})
return{text:s.join("")+t.slice(r),rewrites:o}}function unreadable(t,e,n){const s=n.findIndex(({after:n},s)=>{const[o,r]=[t[s],e.sections[s]]
const i=r&&r.content.start===n.start&&r.content.end===n.end
return!i||JSON.stringify(r.layout)!==JSON.stringify(o?.layout)})
if(s<0&&e.problems.length===0&&e.sections.length===t.length)return undefined
const o="the section would not be found again as it was written; put its markers on lines of their own, with blank lines around"
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:o}}function disturbed(t,e,n,s,o,r){const i=t.length-e.reading.end===n.length-s.reading.end
const a=!i||reachesOut(t,e)||reachesOut(n,s)
const outline=(t,{reading:e})=>a?(0,u.K)(t,o,{defined:l,extent:"whole"}).reading.outline:e.outline
const c=firstDifference(outline(t,e),outline(n,s),r)
if(c===undefined)return undefined
const f=e.sections.findLast(({start:t})=>t.start<=c)??e.sections[0]
const d="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:f?.start.start??c,code:"changes-surroundings",message:d}}function reachesOut(t,{reading:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,h.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var p=n(4224)
var g=n(1734)
var w=n(9638)
var k=n(4137)
var x=n(579)
var b=n(2343)
var v=n(1968)
const y={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function snippetForms(t,e){const sent=e=>t[e].trim()
const n=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(n)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,v.p)(e),n)},html:null}}}function linkHtml(t){const e={type:"text",value:" See live status → "}
return(0,x.H)((0,k.h)("strong","Status:"),e,(0,k.h)("a",{href:t},t))}function definitionsMarkdown(t,e){return(0,b.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:e})}var O=n(751)
var S=n(865)
var M=n(9400)
var $=n(9146)
var E=n(6357)
var F=n(3194)
function jsxOfHtml(t){return printAll((0,F.oH)(t))}function printAll({childNodes:t}){return t.map(print).join("")}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const e=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=printAll(t)
return n===""?`<${e} />`:`<${e}>${n}</${t.tagName}>`}const _=new Set(["async","defer"])
function printAttribute({name:t,value:e}){if(_.has(t))return t
return`${t}="${e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const e=t.trim()===""&&t.includes("\n")
if(e||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}const I={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function mdxOfSnippet(t){if(t.startsWith("<"))return jsxOfHtml(t)
return/[{<]/.test(t)?(0,E.l)((0,$.Y)(t),I).trimEnd():t}var T=n(4640)
const L=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(t){const e=new Set
const n=new Set
const foundImage=t=>{const n=L.exec(t)?.[1]
if(n!==undefined)e.add(n)}
const foundTarget=t=>{n.add(t.replace(/\/$/,""))}
for(const e of nodesOf((0,$.Y)(t.replace(/^[ \t]+/gm,"")))){if(e.type==="image")foundImage(e.url)
if(e.type==="link")foundTarget(e.url)
if(e.type==="definition")(L.test(e.url)?foundImage:foundTarget)(e.url)}for(const n of(0,T.y)(t).tokens){if(n.kind!=="start")continue
for(const{name:t,value:s}of n.attributes){if(n.name==="a"&&t==="href")foundTarget(s)
if(n.name==="img"&&t==="src")foundImage(s)
if(n.name==="script"&&t==="data-slug")e.add(s)}}return{slugs:[...e],addresses:[...n]}}function*nodesOf(t){yield t
if("children"in t)for(const e of t.children)yield*nodesOf(e)}function readHeldPage(t,e,n){const{slugs:s,addresses:o}=readHeld(t)
const[r=null,...i]=o.flatMap(goodAddress)
const a=s.some(t=>t!==e)
const l=s.includes(e)||n
const c=r!==null&&i.every(t=>(0,w.xU)(r,t))&&o.every(isGood)
return{filled:t.trim()!=="",ofOtherPage:a,address:r,addressOfPage:c&&l&&!a?r:null}}function goodAddress(t){const e=(0,M.K)(t)
return e.verdict==="safe"?[e.value]:[]}function isGood(t){return goodAddress(t).length>0}function fulfil(t,e,n){const s={slug:t.slug,baseUrl:n.baseUrl}
switch(e.kind){case"answered":return useAnswer(t,s,e.answer)
case"offline":return fulfil_generate(t,s,n,null)
case"plan-required":return fulfil_generate(t,s,n,heldBy(t).addressOfPage)
case"failed":return refuse(e.error)}}function heldBy({held:t,slug:e,slugOnMarker:n}){return readHeldPage(t,e,n)}function useAnswer(t,e,{source:n,snippets:s}){const o=(0,M.K)(s.status_page_url)
if(n==="stale"){const e=heldBy(t)
const r=o.verdict==="safe"?o.value:""
if(e.filled&&!e.ofOtherPage)return{kind:"keep",source:n,snippets:s,address:e.address??r}}if(o.verdict==="unsafe")return refuse(new g.F_({slug:e.slug,...o}))
const r=formOf(t)
for(const n of t.shown){const t=(0,M.$)(y[n][r]??"status_page_url",s,e)
if(t.verdict==="unsafe")return refuse(new g.F_({slug:e.slug,...t}))}return fill(t,e,n,s,o.value)}function fulfil_generate(t,e,n,s){const{slug:o,customDomain:r}=t
try{const i=r===null&&s!==null?s:(0,w.ci)({slug:o,customDomain:r,statusPageHost:n.statusPageHost})
return fill(t,e,"offline",(0,O.w)(e,i),i)}catch(t){if(!(t instanceof S.d))throw t
return{kind:"refuse",fault:"input",code:t.code,message:t.message}}}function fill(t,e,n,s,o){const r=snippetForms(s,e)
const i=formOf(t)
const a=t.shown.map(t=>r[t][i]??"")
const l=t.format==="mdx"?a.map(mdxOfSnippet):a
return{kind:"fill",source:n,snippets:s,address:o,pieces:l}}function formOf({section:t}){return t.layout.context==="html"?"html":"markdown"}function refuse({kind:t,code:e,message:n}){return{kind:"refuse",fault:t,code:e,message:n}}function planFile(t,e,n){const{path:s,text:o,format:r,survey:a}=t
const l=[]
const c=[]
for(const t of a.tasks){const s=fulfil(t,ofPage(e,t.slug),n)
if(s.kind!=="refuse")l.push({task:t,granted:s})
else{const{fault:e,code:n,message:o}=s
c.push({kind:e,...t.section.place,code:n,message:o})}}if(c.length>0)return{outcome:"failed",path:s,troubles:c}
const f=l.map(({granted:t})=>t.kind==="fill"?t.pieces:null)
const u=rewriteSections(o,r,a.finding,f)
if(u.outcome==="refused"){const{offset:t,code:e,message:n}=u.problem
return{outcome:"failed",path:s,troubles:[{kind:"input",...(0,i.$)(o,t),code:e,message:n}]}}const d=u.text===o?null:{path:s,before:o,after:u.text}
const h=l.map(({task:t,granted:e},s)=>sectionReport(t,e,u.changed[s]?n.verb:"unchanged"))
return{outcome:"planned",path:s,report:{path:s,outcome:d?n.verb:"unchanged",sections:h,problems:[]},change:d,pages:l.map(({task:{slug:t},granted:{source:e,snippets:n}})=>({slug:t,source:e,snippets:n})),warnings:l.flatMap(({task:t,granted:e})=>domainWarning(s,t,e))}}function ofPage(t,e){const n=t.get(e)
if(!n)throw new Error(`Page "${e}" was not asked for`)
return n}function sectionReport(t,{kind:e,address:n},s){const o=e==="fill"&&s==="unchanged"
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:n,previousAddress:o?ifLinked(t,n):heldBy(t).address,outcome:s}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{slug:e,customDomain:n,section:s},o){if(o.kind!=="fill"||o.source==="offline")return[]
return(0,p.L)(e,n,o.address).map(e=>({...e,path:t,...s.place}))}var A=n(3489)
function content_contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const o="prefix"in n?n.prefix:""
if(o==="")return s
const r=o.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(o))return t.slice(o.length)
return r!==""&&t.startsWith(r)?t.slice(r.length):t}).join("\n")}var N=n(2714)
var C=n(8591)
const H=/status[-_ ]?snippet/i
function mentionsMarkers(t){return H.test(t)}function surveyText(t,e,n,s){const o=(0,u.K)(e,n)
const r=o.sections.map(t=>shownIn(t,s.show))
const a=(0,i.y)(e)
const placed=({offset:t,...e})=>({...a(t),...e})
const l=[...o.problems,...checkShown(o,r)].map(placed)
const c=[]
o.sections.forEach((t,o)=>{const i={section:t,format:n,shown:r[o]??[],held:content_contentOf(e,t)}
const a=taskOf(i,s)
if("message"in a)l.push({...t.place,...a})
else c.push(a)})
const f=[...o.warnings.map(e=>({path:t,...placed(e)})),...n==="md"?c.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:c,problems:l.sort(byPlace),warnings:f}}function taskOf(t,e){const{attributes:n}=t.section
try{const s=n.slug===undefined?e.slug:(0,C.d)(n.slug)
if(s===null){const t='no slug: write slug="…" on this marker, or give --slug'
return{code:"no-slug",message:t}}const o=n.customDomain
const r=o===undefined?e.customDomain:(0,N.ZL)(o)
return{...t,slug:s,slugOnMarker:n.slug!==undefined,customDomain:r}}catch(t){if(t instanceof S.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:o}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function readFile(t,e){const{path:n,format:s}=t
const o=await t.read()
if(o.outcome==="refused")return(0,A.g)(n,o.problem)
const{text:r}=o
if(!mentionsMarkers(r))return without(t)
const i=surveyText(n,r,s,e)
if(i.problems.length>0){return{outcome:"failed",path:n,troubles:i.problems.map(t=>({kind:"input",...t}))}}return i.tasks.length>0?{outcome:"surveyed",path:n,text:r,format:s,survey:i}:without(t)}function without({path:t,format:e,named:n}){if(!n)return{outcome:"without"}
const[s,o]=[comment(e,'start slug="…"'),comment(e,"end")]
const r=`no section here; put ${s} and ${o} where the snippets belong, or let "status-snippets init" do it`
return(0,A.g)(t,{line:1,column:1,code:"no-section",message:r})}function comment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function vainSearch(t,e){const n=new Set(t.filter((t,n)=>e[n]?.outcome!=="without"))
for(const e of new Set(t.flatMap(({foundBy:t})=>t??[]))){const s=t.filter(({foundBy:t})=>t?.includes(e))
if(!s.some(t=>n.has(t)))return vain_search_failure(s.length,` that ${e} matched`)}return n.size>0?null:vain_search_failure(t.length,"")}function vain_search_failure(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:s}}async function refreshFiles(t,e,n){const i=[]
for(const n of t)i.push(await readFile(n,e))
const a=i.filter(t=>t.outcome!=="without")
const l=a.filter(t=>t.outcome==="surveyed")
if(l.length<a.length)return(0,s.X)(a,[])
const c=vainSearch(t,i)
if(c!==null)return(0,s.X)(a,[],c)
const f=l.flatMap(({survey:t})=>t.tasks)
const u=new Set(f.map(({slug:t})=>t))
const d=await(0,r.V)(u,e.source,n)
const h=l.map(t=>planFile(t,d,e))
const m=h.filter(t=>t.outcome==="planned")
const p=m.flatMap(t=>t.pages)
if(m.length<h.length)return(0,s.X)(h,p)
const g=m.flatMap(({change:t})=>t?[t]:[])
return{outcome:g.length>0?e.verb:"unchanged",files:m.map(({report:t})=>t),pages:p,changes:g,warnings:[...[...u].flatMap(t=>(0,o.d)(t,ofPage(d,t))),...l.flatMap(({survey:t})=>t.warnings),...m.flatMap(t=>t.warnings)],failure:null}}},8798:(t,e,n)=>{n.d(e,{K:()=>findSections})
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
const l=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const c=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function readComment(t,e){const n=t.trim()
const s=a.exec(n)
if(s)return readMarker(s[1]==="start"?"start":"end",s[2]??"")
const o=alikeRole(n)
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
return{kind:"problem",code:n.code,message:n.message,role:t}}function alikeRole(t){const e=l.exec(t)
const n=e?.[1]?.toLowerCase()
if(n===undefined)return undefined
const o=e?.[2]??""
if(o!==""&&!/^[\w-]+\s*=/.test(o))return undefined
const r=c.get(n)
if(r!==undefined)return r
if((0,s.Io)(n,"start")<=2)return"start"
if((0,s.Io)(n,"end")<=1)return"end"
return undefined}function contentOf({start:t,end:e}){return{start:t.range.end,end:e.range.start}}function pairMarkers(t,e){const n=[]
const s=foreignMarkers(t,e)
let o
for(const r of t.comments){const t=r.range.start
const i=r.closed?readComment(r.text,e):readUnclosed(r.text,e)
if(i.kind==="other")continue
if(i.kind==="problem")s.push({offset:t,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(o)s.push(nested(t,e))
else o={comment:r,marker:i}}else if(!o){if(i.kind==="end")s.push(endWithoutStart(t,e))}else{if(i.kind==="end"&&o.marker.kind==="start"){n.push({start:o.comment,end:r,marker:o.marker})}o=undefined}}if(o?.marker.kind==="start")s.push(startWithoutEnd(o.comment.range.start,e))
return{pairs:n,problems:s.sort((t,e)=>t.offset-e.offset)}}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreign.flatMap(({start:t,text:s})=>{const o=readComment(s,n)
if(o.kind==="other")return[]
const r=roleOf(o)
const i=`${spell(r,n)} ${f[e]}; write ${spell(r,e)}`
return[{offset:t,code:"look-alike",message:i+u[e]}]})}const f={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const u={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(t,e){const n=`a section starts inside another; end the first with ${spell("end",e)} before this marker`
return{offset:t,code:"nested-start",message:n}}function endWithoutStart(t,e){const n=`an end marker without a start; put ${spell("start",e)} before it or remove it`
return{offset:t,code:"end-without-start",message:n}}function startWithoutEnd(t,e){const n=`a start marker without an end; put ${spell("end",e)} where the section ends`
return{offset:t,code:"start-without-end",message:n}}var d=n(4889)
function crossedBy(t,e){const n=e.map(contentOf)
const s=new Map
for(const{name:o,open:r,close:i}of t){const t=(0,d.h)(n,r.start)
const a=(0,d.h)(n,i.start)
if(t===a)continue
for(const n of[e[t],e[a]])if(n)s.set(n,crossing(n,o))}return s}function crossing({start:t},e){const n=`only one of the tags <${e}> and </${e}> stands in this section; put both markers inside the element, or both outside`
return{offset:t.range.start,code:"different-containers",message:n}}var h=n(3194)
var m=n(2951)
const p=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const g=new Set(["svg","math"])
const w=new Set(["h1","h2","h3","h4","h5","h6"])
const k=new Set([...[...w,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(p.has(e)||t.some(t=>g.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>k.has(t))?"phrasing":undefined}const x=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#t=[]
follow([t,{type:e,start:n,end:s}]){if(t==="enter"&&x.has(e)){this.#t.push({start:n.offset,end:s.offset})}}visibleIn(t,e){return mdxComments(t).filter(({start:t})=>(0,d.h)(this.#t,t)<0||(0,d.h)(e,t)>=0)}}function mdxComments(t){const e=[]
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
return s%2===0?n:undefined}var b=n(2759)
const v={sourceCodeLocationInfo:true}
const y=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t){const e=blankFrontMatter(t)
const n=y.test(e)
const s=(0,b.y)(t)
const lineStartOf=t=>t-s(t).column+1
const o=[]
const r=[]
const i=[]
for(const t of(0,m.B)(n?(0,h.qg)(e,v):(0,h.oH)(e,v))){const{node:s,depth:a}=t
const l=t.parent.node
const c="sourceCodeLocation"in s?s.sourceCodeLocation:null
if(!c)continue
const[f,u]=[c.startOffset,c.endOffset]
r.push({start:f,end:u,type:`${a} ${l.nodeName} ${s.nodeName}`})
if(s.nodeName==="#text"&&!O.has(l.nodeName))i.push({start:f,end:u})
if(!("data"in s&&/snippet/i.test(s.data))||!e.startsWith("\x3c!--",f))continue
const d=(0,m.G)(t)
o.push({range:{start:f,end:u},text:s.data,closed:e.endsWith("--\x3e",u),linked:d.includes("a"),heading:d.some(t=>w.has(t)),host:l,position:positionAt(e,lineStartOf(f),f,n?roomInPage(d):roomIn(d))})}i.sort((t,e)=>t.start-e.start)
const a=mdxComments(e).filter(({start:t})=>(0,d.h)(i,t)>=0)
o.sort((t,e)=>t.range.start-e.range.start)
return{comments:o,elements:[],foreign:a,definitions:[],outline:r,end:e.length}}const O=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?roomIn(t):"outside"}function positionAt(t,e,n,s){const o=t.slice(e,n)
const r=/^[ \t]*/.exec(o)?.[0]??""
const i=r===o
return{kind:"flow",leading:true,ownLine:i,prefix:"",indentation:r,list:null,...s&&{html:{room:s}}}}function layoutOf(t,e,n){const{start:s,end:o}=e
const[r,i]=[s.position,o.position]
if(s.linked||o.linked)return refuse(e,"inside-link",S)
if(s.host===o.host){if(r.kind==="text"&&i.kind==="text"){const{table:t,html:e}=r
const n=e?inHtml({form:"line"},e):{context:"inline",table:t}
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:a}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${a}, ${M}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.leading){const n=e.prefix+(e.ownLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,endPrefix:n},t.html)}const o=e.prefix+(e.leading?s:e.indentation)
return{context:"flow",prefix:e.prefix,endPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentOf(e)
return!/[\r\n]/.test(t.slice(n,s))}const S="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const M="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}const $=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const E=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const F=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#e={}
#n=[]
#s=false
follow([t,e]){if(t==="enter")this.#o(e)
else if($.has(e.type)&&this.#n.at(-1)?.token===e)this.#n.pop()}get host(){return this.#n.at(-1)?.host??this.#e}get list(){return this.#n.at(-1)?.list??null}#o(t){const e=this.#n.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#s)n.blankSeen=true
if(n?.blankSeen&&!E.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#s=F.has(t.type)
if(e&&t.type==="listItemPrefix")e.host={}
if($.has(t.type))this.#r(t)}#r(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#n.push({token:t,host:t,list:e?{loose:false,blankSeen:false}:null})}}var _=n(31)
function definitionIn(t,[e,{type:n,start:s,end:o}]){if(e!=="enter"||n!=="definitionLabel")return[]
const r=(0,_.B)(t.slice(s.offset+1,o.offset-1))
return[{start:s.offset,label:r}]}var I=n(9327)
var T=n(5387)
var L=n(2192)
var A=n(796)
var N=n(2297)
const C=[(0,N.T)(),(0,A.v)(["yaml","toml"])]
function markdownEvents(t,e=[],n=[]){const s=(0,I.q)({extensions:[...C,...n]})
s.defined.push(...e)
const o=t.startsWith("\ufeff")?1:0
const r=s.document({line:1,column:1,offset:o})
return(0,T._)(r.write((0,L.v)()(t,undefined,true)))}class Elements{#i=[]
#n=new Map
see({kind:t,name:e,start:n,end:s},o){const r={start:o+n,end:o+s}
const i=this.#n.get(e)??[]
if(t==="open"){this.#n.set(e,i)
i.push(r)}else{const t=i.pop()
if(t)this.#i.push({name:e,open:t,close:r})}}openAfter(t){const e=[...this.#n].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#i}}const H={raw:undefined,linked:false,heading:false}
const P=new Map([["script",{mode:h.V_.SCRIPT_DATA,lasts:true}],["style",{mode:h.V_.RAWTEXT,lasts:true}],["textarea",{mode:h.V_.RCDATA,lasts:true}],["title",{mode:h.V_.RCDATA,lasts:false}],["xmp",{mode:h.V_.RAWTEXT,lasts:false}],["iframe",{mode:h.V_.RAWTEXT,lasts:false}],["noembed",{mode:h.V_.RAWTEXT,lasts:false}],["noframes",{mode:h.V_.RAWTEXT,lasts:false}],["plaintext",{mode:h.V_.PLAINTEXT,lasts:false}]])
function readHtml(t,e){const n=[]
const s=[]
const o=[]
let{raw:r,linked:i,heading:a}=e
const l=new h._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:o,end:r}=rangeOf(s)
if(!t.startsWith("\x3c!--",o))return
n.push({start:o,end:r,text:e,closed:t.endsWith("--\x3e",r),linked:i,heading:a})},onStartTag(t){s.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")i=isLink(t)
if(w.has(t.tagName))a=true
const e=P.get(t.tagName)
if(!e)return
l.state=e.mode
r=t.tagName},onEndTag(t){s.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")i=false
if(w.has(t.tagName))a=false
if(t.tagName===r)r=undefined},onCharacter({location:t}){if(r===undefined)o.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const c=r===undefined?undefined:P.get(r)
if(r!==undefined&&c){l.state=c.mode
l.lastStartTagName=r}l.write(t,true)
const f=r!==undefined&&P.get(r)?.lasts
return{comments:n,tags:s,texts:o,state:{raw:f?r:undefined,linked:i,heading:a}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer was asked for locations, but gave none")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}const B=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const D=new Set(["atxHeading","setextHeading"])
const W=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
end=0
#a
#l
#n=[]
#c=[]
#f
#u=0
#d=H
#h=H
constructor(t,e){this.#a=t
this.#l=e}follow([t,e]){if(t==="enter"){this.#o(e)
this.#n.push(e)}else{this.#n.pop()
this.#m(e)}}#o({type:t,start:e,end:n}){if(B.has(t)){this.#f=t
this.#h=this.#d}else if(t==="labelText"){this.#u+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#c=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#c.push({start:e.offset,end:n.offset,lineStart:t})}}#m({type:t,end:e}){if(B.has(t)){const[t,e]=[this.#d,this.#h]
this.#d={raw:t.raw&&e.raw,linked:t.linked&&e.linked,heading:t.heading&&e.heading}
this.#f=undefined}else if(t==="labelText"){this.#u-=1}else if(t==="htmlFlow"){this.#d=this.#p(this.#d)
this.end=e.offset}else if(t==="htmlText"){this.#h=this.#g(this.#h)}}#p(t){const e=this.#w()
const n=this.#k(e,t)
for(const t of n.comments){this.#x(t,this.#l.host,this.#b(e,t.start))}return n.state}#g(t){const e=this.#w()
const n=this.#k(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#f!==undefined&&W.has(this.#f)
const e=this.#n.at(-1)??this.#l.host
this.#x(s,e,{kind:"text",table:t})}return n.state}#k(t,e){const n=readHtml(t,e)
for(const t of n.tags)this.elements.see(t,this.#v)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#v+t,end:this.#v+e})}return n}#x({start:t,end:e,text:n,closed:s,...o},r,i){const a={start:this.#v+t,end:this.#v+e}
const l=o.linked||this.#u>0
const c=o.heading||this.#f!==undefined&&D.has(this.#f)
this.comments.push({range:a,text:n,closed:s,linked:l,heading:c,host:r,position:i})}#b(t,e){const n=this.#v+e
const s=this.#c[(0,d.r)(this.#c,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#a.slice(s.start,n)
return{kind:"flow",leading:t.slice(0,e).trim()!=="",ownLine:o.trim()==="",prefix:this.#a.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#l.list}}get#v(){return this.#c[0]?.start??0}#w(){let t=""
let e=this.#v
for(const{start:n,end:s}of this.#c){t+=this.#a.slice(e,n).replace(/[^\r\n]/g," ")+this.#a.slice(n,s)
e=s}return t}}const j="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const R=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
const X=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${j}`,"gi")
function reachOf(t){const e=[...t.matchAll(new RegExp(j,"gi"))].at(-1)
if(!e)return 0
R.lastIndex=Math.max(commentEnd(t,e.index+e[0].length),frontMatterEnd(t))
const n=R.exec(t)
if(!n)return t.length
const s=n.index+n[0].length
return t.includes("]:",s)&&mentionsBehindBracket(t)?t.length:s}const U=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)/
function frontMatterEnd(t){return U.exec(t)?.[0].length??0}function commentEnd(t,e){return Math.max(e,t.indexOf("--\x3e",e),t.indexOf("*/",e))}function mentionsBehindBracket(t){let e=false
for(const[n]of t.matchAll(X)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const G=new Set(["content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#x=[]
#l
constructor(t){this.#l=t}follow([t,{type:e,start:n,end:s}]){if(t!=="enter"||G.has(e))return
const o=e==="listOrdered"||e==="listUnordered"
const r=o?this.#l.list:null
this.#x.push({start:n.offset,end:s.offset,type:e,list:r})}get outline(){return this.#x.map(({start:t,end:e,type:n,list:s})=>({start:t,end:e,type:s?.loose?`${n} loose`:n}))}}function readMarkdown(t,{defined:e=[],extent:n="reach"}={}){const s=n==="reach"?t.slice(0,reachOf(t)):t
const o=new Containers
const r=new MarkdownHtml(s,o)
const i=new Spans(o)
const a=new MdxSpelling
const l=[]
for(const t of markdownEvents(s,e)){o.follow(t)
r.follow(t)
i.follow(t)
a.follow(t)
l.push(...definitionIn(s,t))}const{comments:c,elements:f,texts:u}=r
if(s.length<t.length&&goesOn(r,s,t)){return readMarkdown(t,{defined:e,extent:"whole"})}return{comments:c,elements:f.closed,foreign:a.visibleIn(s,u),definitions:l,outline:i.outline,end:s.length}}function goesOn({comments:t,elements:e,end:n},s,o){if(n===s.length)return true
const r=e.openAfter(t[0]?.range.start??s.length)
const i=r.size>0?[...o.slice(s.length).matchAll(/<\/([a-z][^\s/>]*)/gi)]:[]
return i.some(([,t=""])=>r.has(t.toLowerCase()))}var K=n(5295)
const V=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const q=new Set(["atxHeading","setextHeading"])
const J=new Set(["tableData","tableHeader"])
const Q=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const z=new Set(["mdxJsxTextTag","mdxTextExpression"])
const Y=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#a
#l
#y
#O=[]
#f
#S=false
#M=false
constructor(t,e,n){this.#a=t
this.#l=e
this.#y=n}follow([t,e]){if(t==="enter")this.#o(e)
else this.#m(e)}#o(t){const{type:e,start:n,end:s}=t
if(V.has(e))this.#f={token:t,direct:[],speaks:e!=="paragraph"}
else if(e==="mdxFlowExpression"||e==="mdxTextExpression"){this.#O=[]
this.#M=this.#S}else if(e==="mdxFlowExpressionChunk"||e==="mdxTextExpressionChunk"){this.#O.push(this.#a.slice(n.offset,s.offset))}}#m(t){const{type:e}=t
if(e==="mdxFlowExpression")this.#$(t)
else if(e==="mdxTextExpression")this.#E(t)
if(this.#f?.token===t)this.#F(this.#f)
else if(this.#f&&this.#y.open.at(-1)?.token===this.#f.token){this.#f.speaks||=this.#_(t)}if(e==="lineEndingBlank")this.#S=true
else if(!Q.has(e))this.#S=false}#$(t){const{start:e}=t
const n=this.#y.open.at(-1)
const s=this.#I
const o=roomIn(s)
const r=s.length>0&&(o!==undefined||!this.#M)
this.#x(t,n&&n.element!==null?n:this.#l.host,{kind:"flow",leading:r,ownLine:true,prefix:/^[ \t>]*/.exec(this.#a.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#l.list,html:around(o)})}#E(t){const{open:e}=this.#y
const n=e.at(-1)
if(!this.#f||!n)return
const{type:s}=this.#f.token
const o={kind:"text",table:J.has(s),...n.element!==null&&{html:around(roomIn(this.#I))}}
const r=this.#x(t,n,o)
if(r&&n.token===this.#f.token)this.#f.direct.push(this.comments.length-1)}#F({token:t,direct:e,speaks:n}){this.#f=undefined
if(n)return
this.unraveled.add(t.start.offset)
const s=around(roomIn(this.#I))
for(const t of e){const e=this.comments[t]
if(e)this.comments[t]={...e,position:{...e.position,html:s}}}}#x({start:t,end:e},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#O.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const r={start:t.offset,end:e.offset}
const i=this.#y.open.some(({token:t,element:e})=>Y.has(e)||t.type==="labelText")
this.comments.push({range:r,text:o,closed:true,linked:i,heading:this.#T,host:n,position:s})
return true}get#T(){const t=this.#f?.token.type??""
return q.has(t)||this.#y.open.some(({element:t})=>w.has(t??""))}get#I(){const t=[]
for(let e=this.#y.open.length-1;e>=0;e-=1){const n=this.#y.open[e]?.element??null
if(n===null)break
t.push(n)}return t}#_({type:t,start:e,end:n}){if(t==="data")return this.#a.slice(e.offset,n.offset).trim()!==""
return!z.has(t)&&!Q.has(t)}}function around(t){return t?{room:t,jsx:true}:{jsx:true}}const Z=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#a
#n=[]
#L={name:"",kind:"open"}
constructor(t){this.#a=t}get open(){return this.#n}follow([t,e]){const n=Z.exec(e.type)?.[1]
if(t==="enter"){if(n==="")this.#L={name:"",kind:"open"}
if(n==="Name")this.#L.name=this.#a.slice(e.start.offset,e.end.offset).trim()
if(n==="ClosingMarker")this.#L.kind="close"
if(n==="SelfClosingMarker")this.#L.kind="single"
if(e.type==="listItemPrefix")this.#A()
this.#n.push({token:e,element:null})}else{this.#A()
this.#n.pop()
if(n==="")this.#N(e)}}finish(){this.#A()}#N(t){const{name:e,kind:n}=this.#L
if(n==="open")this.#n.push({token:t,element:e})
if(n!=="close")return
if(this.#n.at(-1)?.element===e)this.#n.pop()
else this.#C(t,`</${e}> closes nothing that is open here`)}#A(){for(let t=this.#n.at(-1);t&&t.element!==null;t=this.#n.at(-1)){this.#C(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.#n.pop()}}#C({start:t},e){this.faults.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot read this: ${e}`})}}function mdxOutline(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}const tt=[(0,K.d)()]
function readMdx(t,{defined:e=[]}={}){const n=new Containers
const s=new MdxElements(t)
const o=new MdxComments(t,n,s)
const r=new Spans(n)
const i=[]
try{for(const a of markdownEvents(t,e,tt)){n.follow(a)
s.follow(a)
o.follow(a)
r.follow(a)
i.push(...definitionIn(t,a))}}catch(e){return unreadable(t,e)}s.finish()
const{faults:a}=s
if(a.length>0)return{...et,faults:a}
const{comments:l,unraveled:c}=o
const f=mdxOutline(r.outline,c)
return{...et,comments:l,definitions:i,outline:f,end:t.length}}const et={comments:[],elements:[],foreign:[],definitions:[],outline:[],end:0}
function unreadable(t,e){const n=readMarkdown(t,{extent:"whole"}).comments.filter(t=>readComment(t.text,"html").kind!=="other").map(t=>({start:t.range.start,text:t.text}))
return n.length>0?{...et,foreign:n}:{...et,faults:[syntaxFault(e)]}}function syntaxFault(t){if(!(t instanceof Error&&"place"in t))throw t
const e=offsetOf(t.place)
const n=`MDX cannot read this: ${t.message}; mend it, or read the file as Markdown with --format md`
return{offset:e,code:"mdx-syntax",message:n}}function offsetOf(t){if(typeof t!=="object"||t===null)return 0
if("start"in t)return offsetOf(t.start)
return"offset"in t&&typeof t.offset==="number"?t.offset:0}function rawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const o=s!==""&&!s.startsWith("<")
if(!o&&!st.test(s.replace(nt,"")))return[]
const r="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:e.range.start,code:"raw-markdown",message:r}]}const nt=/<[^<>]*>/g
const st=/[*_`~[\]]/
function findSections(t,e,n={}){const{read:s,spelling:o}=ot[e]
const r=s(t,n)
const i=(0,b.y)(t)
const a=pairMarkers(r,o)
const l=crossedBy(r.elements,a.pairs)
const c=[...r.faults??[],...a.problems]
const f=[]
for(const e of a.pairs){const{start:n,end:s,marker:o}=e
const r=layoutOf(t,e,i)
const a=r.valid?l.get(e):r.problem
if(a)c.push(a)
if(!r.valid)continue
f.push({start:n.range,end:s.range,content:contentOf(e),place:i(n.range.start),heading:n.heading,layout:r.layout,attributes:o.attributes})}return{sections:f,problems:c.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?a.pairs.flatMap(e=>rawMarkdown(t,e)):[],reading:r}}const ot={md:{read:readMarkdown,spelling:"html"},mdx:{read:readMdx,spelling:"mdx"},html:{read:readHtmlFile,spelling:"html"}}},2951:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const s="childNodes"in n?n.childNodes:[]
return s.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},8322:(t,e,n)=>{n.d(e,{R:()=>lineEndingOf})
const s=/\r\n|\n|\r/g
function lineEndingOf(t,e){const n=new Map
let o
let r=0
for(const{0:i,index:a}of t.matchAll(s)){o??=i
while(e[r]&&a>=(e[r]?.end??0))r+=1
const t=e[r]
if(t&&a>=t.start)continue
n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,t],[,e])=>e-t)
return i?.[0]??o??"\n"}},2759:(t,e,n)=>{n.d(e,{$:()=>placeOf,y:()=>placesIn})
var s=n(4889)
function placesIn(t){let e=t.startsWith("\ufeff")?1:0
const n=[]
for(const{0:s,index:o}of t.matchAll(/\r\n|\n|\r/g)){n.push({start:e,end:o})
e=o+s.length}n.push({start:e,end:t.length})
return t=>{const e=Math.max((0,s.r)(n,t),0)
return{line:e+1,column:Math.max(t-(n[e]?.start??0),0)+1}}}function placeOf(t,e){return placesIn(t)(e)}},4889:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}}}

