"use strict"
exports.id=517
exports.ids=[517]
exports.modules={42390:(t,e,n)=>{n.d(e,{P_:()=>isInWorkspace,rl:()=>repositorySources,eo:()=>workspaceSources})
var s=n(41812)
var o=n(73024)
var r=n(76760)
var i=n(9003)
function isGlob(t){return/[*?[\]{}]|[@!+]\(/.test(t)}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const s=n.split("/")
const o=s.findIndex((t,e)=>e===s.length-1||/[*?[\]{}()!+@|\\]/.test(t))
const r=s.slice(0,o).join("/")
return{folder:o>0&&r===""?"/":r,pattern:s.slice(o).join("/")}}async function findFiles(t,e){const n=t.map(t=>parseTarget(t,e))
const o=new Set
for(const t of n.filter(({excludes:t})=>t)){for(const{real:n}of await filesOf(t,e))o.add(n)}const r=new Map
for(const t of n.filter(({excludes:t})=>!t)){const n=await filesOf(t,e)
const i=t.kind==="file"?n:n.filter(({real:t})=>!o.has(t))
if(i.length===0){throw new s.f6("no-match",t.argument,{detail:e.extensions.join(", ")})}for(const t of i){const e=r.get(t.real)
r.set(t.real,e?mergeMatches(e,t):t)}}return[...r.values()]}function parseTarget(t,e){if(t==="")throw new s.f6("file-not-found",'""')
const n=findExisting(t,e)
if(n!==null)return{...n,argument:t,excludes:false}
if(t.startsWith("!"))return{...parseTarget(t.slice(1),e),excludes:true}
if(isGlob(t))return{kind:"glob",argument:t,excludes:false}
throw new s.f6("file-not-found",t)}function findExisting(t,{cwd:e,extensions:n,anyExtension:o}){let r
try{r=(0,i.o1)(t,e)}catch(e){const n=(0,s.sK)(t,e)
if((0,s.lz)(n,"file-not-found")||isGlob(t))return null
throw n}if(r.stats.isDirectory())return{kind:"folder"}
if(!o&&!hasExtension(t,n)){throw new s.f6("unknown-format",t,{detail:n.join(", ")})}return{kind:"file",real:r.real}}function mergeMatches(t,e){return{...t,isExplicit:t.isExplicit||e.isExplicit,matchedBy:[...t.matchedBy,...e.matchedBy]}}async function filesOf(t,{cwd:e,extensions:a}){const{argument:c}=t
const nameOf=t=>(0,r.relative)(e,t).split(r.sep).join("/")
if(t.kind==="file"){return[{real:t.real,path:nameOf((0,r.resolve)(e,c)),isExplicit:true,matchedBy:[]}]}const{folder:l,pattern:f}=t.kind==="glob"?splitGlob(c,r.sep):{folder:c,pattern:null}
try{const t=(0,r.resolve)(e,l)
const{real:s,stats:u}=(0,i.o1)(l,e,c)
if(!u.isDirectory())return[]
const{walk:d}=await Promise.all([n.e(6),n.e(298),n.e(16)]).then(n.bind(n,37746))
const m=d({folder:s,cwd:o.realpathSync.native(e),pattern:f,extensions:a})
return m.filter(t=>hasExtension(t,a)).sort().map(e=>({real:(0,r.resolve)(s,e),path:nameOf((0,r.resolve)(t,e)),isExplicit:false,matchedBy:[c]}))}catch(t){const e=(0,s.sK)(c,t)
if((0,s.lz)(e,"file-not-found"))return[]
throw e}}function hasExtension(t,e){const n=t.toLowerCase()
return e.some(t=>n.endsWith(t))}var a=n(62611)
var c=n(11641)
var l=n(12527)
const f=Object.keys(c.Kk).map(t=>`.${t}`)
async function workspaceSources(t,e,n){const s=await findFiles(t,{cwd:e,extensions:f,anyExtension:n!==null})
return s.map(t=>({path:t.path,format:formatFor(t.path,n),isExplicit:t.isExplicit,matchedBy:t.matchedBy,content:(0,a.t)(t,e,l.n)}))}async function isInWorkspace(t,e){for(const n of t.filter(t=>!t.startsWith("!"))){try{await findFiles([n],{cwd:e,extensions:f,anyExtension:true})
return true}catch(t){if(!(0,s.lz)(t,"file-not-found","no-match"))return true}}return false}function repositorySources(t,e,n){e.assertMatches(t.map(({path:t})=>t))
return t.map(({path:t,text:s})=>({path:t,format:formatFor(t,n),isExplicit:e.isExplicit(t),matchedBy:e.matchedBy(t),content:{outcome:"read",text:s}}))}function formatFor(t,e){return e??(0,c.be)(t)??"md"}},46204:(t,e,n)=>{n.d(e,{y:()=>refreshForJob})
var s=n(62658)
var o=n(54848)
var r=n(72764)
var i=n(39529)
var a=n(58907)
var c=n(77554)
function pageWarnings(t,e){if(e.outcome==="to-generate"&&e.planRequired!==null){const n=`${e.planRequired.message} The snippets of page "${t}" are generated offline.`
return[{code:"plan-required",message:n}]}if(e.outcome==="available"&&e.staleReason!==undefined){const n=`${e.staleReason} Using the last good answer about page "${t}"; sections that already show the page are left unchanged.`
return[{code:"stale",message:n}]}return[]}function domainWarnings(t,e,n){if(e===null||(0,a.Lb)(`https://${e}`,n))return[]
const s=`custom-domain is "${e}", but according to the service page "${t}" is at ${n}, which takes precedence: correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}async function fetchPages(t,e,n){const s=new Set(t.map(({slug:t})=>t))
const o=await fetchAll(s,e,n)
const r=knownAddresses(t,e)
const i=new Map
const a=new Map
for(const n of t){const{slug:t,customDomain:s}=n
const c=o.get(t)
if(c===undefined)throw new Error(`Page "${t}" was not fetched`)
if(c.outcome==="available"||c.outcome==="failed"){a.set(n,c)
continue}const l=keptAddress(n,e)??r.get(t)??null
const f=`${t} ${s??l??""}`
const u=i.get(f)??generatePage(t,s,l,e)
i.set(f,u)
a.set(n,await u)}return{pages:a,warnings:[...o].flatMap(([t,e])=>pageWarnings(t,e))}}const l=8
async function fetchAll(t,e,n){const s=new Map
const o=t.values()
const r=Array.from({length:l},async()=>{for(const t of o)s.set(t,await fetchPage(t,e,n))})
await Promise.all(r)
return s}async function fetchPage(t,{source:e},n){if(e==="offline")return{outcome:"to-generate",planRequired:null}
try{const e=await n(t)
const{snippets:s}=e
const o={outcome:"available",slug:t,source:e.source,snippets:s}
return e.source==="stale"?{...o,staleReason:e.reason}:o}catch(t){if(!(t instanceof o._))throw t
const n=t.code==="plan-required"&&e==="auto"
return n?{outcome:"to-generate",planRequired:t}:{outcome:"failed",error:t}}}async function generatePage(t,e,n,{baseUrl:s,statusPageHost:o}){try{const i=e===null&&n!==null?n:(0,a.ci)({slug:t,customDomain:e,statusPageHost:o})
const l=await(0,r.w)({slug:t,baseUrl:s},i)
return{outcome:"available",slug:t,source:"offline",snippets:(0,c.Uu)(l)}}catch(t){if(t instanceof i.d)return{outcome:"failed",error:t}
throw t}}function keptAddress({current:t},{source:e,baseUrl:n}){if(t===null)return null
const s=t.badgeOrigins.every(t=>t===n)
return e==="offline"&&!s?null:t.addressOfPage}function knownAddresses(t,e){const n=new Map
for(const s of t){const{slug:t}=s
const o=keptAddress(s,e)
const r=o===`https://${t}.${e.statusPageHost}`
if(o!==null&&!r&&!n.has(t))n.set(t,o)}return n}const f=/\r\n|\n|\r/g
function lineEndingOf(t,e){if(!t.includes("\r"))return"\n"
const n=new Map
let s
let o=0
for(const{0:r,index:i}of t.matchAll(f)){s??=r
while(e[o]&&i>=(e[o]?.end??0))o+=1
const t=e[o]
if(t&&i>=t.start)continue
n.set(r,(n.get(r)??0)+1)}const[r]=[...n].sort(([,t],[,e])=>e-t)
return r?.[0]??s??"\n"}var u=n(40622)
var d=n(29411)
function shownIn(t,e){return t.attributes.show??e??(0,d.tr)(t.isInHeading)}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const r=o.find(t=>!(0,d.i8)(t,placementOf(n)))
if(r)return[doesNotFit(n,r)]
return o.includes("definitions")?doubleLabels(t,n,e):[]})}const m=["STATUS-BADGE","STATUS-PAGE"]
function placementOf({layout:t}){if(t.context==="html")return t.contentModel??"html"
return t.context==="flow"&&t.tight?"tight":t.context}const h={flow:"on lines of its own",tight:"in a list without blank lines, as it needs some; put a blank line between two items first, or move the section out of the list",inline:"in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"in <head>, which is not displayed; move the section into <body>",phrasing:"in a <p>, a heading or another element that contains only running text; move both markers out of that element",parts:"directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"outside <body>; move both markers into it",html:"in HTML, where reference definitions have no effect; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" is not possible ${h[placementOf(t)]}`}}function doubleLabels({document:t,sections:e},n,s){const o=n.start.start
const r=e.find((t,e)=>s[e]?.includes("definitions"))
if(r!==n){const t='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:o,code:"label-defined",message:t}]}const i=t.definitions.find(({label:t,start:n})=>m.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!i)return[]
const a=`the label [${i.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:i.start,code:"label-defined",message:a}]}function firstDifference(t,e,n){const s=spansOutside(t,n.map(t=>t.before))
const o=spansOutside(e,n.map(t=>t.after))
const r=s.findIndex((t,e)=>spanKey(t)!==spanKey(o[e]))
if(r>=0)return s[r]?.offset
return o.length>s.length?s.at(-1)?.offset??0:undefined}function spanKey(t){return t?`${t.type} ${t.from} ${t.to}`:""}const p="gfmFootnoteCall"
function spansOutside(t,e){const n=runningLengths(e)
return t.flatMap(({type:t,start:n,end:s})=>{const o=(0,u.r)(e,n)
const r=e[o]
const i=r&&s<=r.end&&t!==p
if(n===s||i)return[]
return[{type:t,offset:n,from:toCutOffset(n),to:toCutOffset(s)}]})
function toCutOffset(t){const s=(0,u.r)(e,t)
const o=e[s]
if(!o)return t
return t-(n[s]??0)-(Math.min(t,o.end)-o.start)}}function runningLengths(t){let e=0
return t.map(({start:t,end:n})=>{const s=e
e+=n-t
return s})}var g=n(68384)
function findRawHtmlLineWarnings(t,{start:e,end:n}){if(e.context.kind!=="flow"||e.context.hasHtmlBefore)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const o=s!==""&&!s.startsWith("<")
if(!o&&!b.test(s.replace(w,"")))return[]
const r="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:e.range.start,code:"raw-markdown",message:r}]}const w=/<[^<>]*>/g
const b=/[*_`~[\]]/
var k=n(17840)
function contentRange({start:t,end:e}){return{start:t.range.end,end:e.range.start}}function pairMarkers(t,e){const n=[]
const s=foreignMarkers(t,e)
let o
for(const r of t.comments){const t=r.range.start
const i=r.isClosed?(0,k.gY)(r.text,e):(0,k.LD)(r.text,e)
if(i.kind==="other")continue
if(i.kind==="problem")s.push({offset:t,code:i.code,message:i.message})
if(roleOf(i)==="start"){if(o)s.push(nested(t,e))
else o={comment:r,marker:i}}else if(!o){if(i.kind==="end")s.push(endWithoutStart(t,e))}else{if(i.kind==="end"&&o.marker.kind==="start"){n.push({start:o.comment,end:r,marker:o.marker})}o=undefined}}if(o?.marker.kind==="start")s.push(startWithoutEnd(o.comment.range.start,e))
return{pairs:n,problems:s.sort((t,e)=>t.offset-e.offset)}}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreignComments.flatMap(({start:t,text:s})=>{const o=(0,k.gY)(s,n)
if(o.kind==="other")return[]
const r=roleOf(o)
const i=`${(0,k.lO)(r,n)} ${x[e]}; write ${(0,k.lO)(r,e)}`
return[{offset:t,code:"look-alike",message:i+y[e]}]})}const x={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const y={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
function nested(t,e){const n=`a section starts inside another one; end that with ${(0,k.lO)("end",e)} before this marker`
return{offset:t,code:"nested-start",message:n}}function endWithoutStart(t,e){const n=`an end marker without a start; put ${(0,k.lO)("start",e)} before it or remove it`
return{offset:t,code:"end-without-start",message:n}}function startWithoutEnd(t,e){const n=`a start marker without an end; put ${(0,k.lO)("end",e)} where the section ends`
return{offset:t,code:"start-without-end",message:n}}function findUnbalancedElements(t,e){const n=e.map(contentRange)
const s=new Map
for(const{name:o,open:r,close:i}of t){const t=(0,u.h)(n,r.start)
const a=(0,u.h)(n,i.start)
if(t===a)continue
for(const n of[e[t],e[a]])if(n)s.set(n,crossing(n,o))}return s}function crossing({start:t},e){const n=`only one of the tags <${e}> and </${e}> is in this section; put both markers inside the element, or both outside`
return{offset:t.range.start,code:"different-containers",message:n}}function computeLayout(t,e,n){const{start:s,end:o}=e
const[r,i]=[s.context,o.context]
if(s.isInLink||o.isInLink)return refuse(e,"inside-link",v)
if(s.parent===o.parent){if(r.kind==="text"&&i.kind==="text"){const{table:t,html:e}=r
const n=e?inHtml({form:"line"},e):{context:"inline",table:t}
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:a}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${a}, ${S}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.hasHtmlBefore){const n=e.prefix+(e.startsLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,closingPrefix:n},t.html)}const o=e.prefix+(e.hasHtmlBefore?s:e.indentation)
return{context:"flow",prefix:e.prefix,closingPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentRange(e)
return!/[\r\n]/.test(t.slice(n,s))}const v="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
const S="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}var $=n(12527)
var O=n(91825)
var M=n(46549)
async function findSections(t,e,{effects:n,...s}={}){const o=s.timer??new M.p(n)
if(!(0,$.n)(t))return toFindResult(t,e,O.v,o)
const r=await I[e]()
try{return toFindResult(t,e,await r(t,{...s,timer:o}),o)}catch(n){if(!(n instanceof M.D))throw n
return toFindResult(t,e,{...O.v,problems:[n.problem]},o)}}function toFindResult(t,e,n,s=new M.p){const o=e==="mdx"?"mdx":"html"
const r=(0,g.T)(t)
const i=pairMarkers(n,o)
const a=findUnbalancedElements(n.elements,i.pairs)
const c=[...n.problems??[],...i.problems]
const l=[]
for(const e of i.pairs){const{start:n,end:s,marker:o}=e
const i=computeLayout(t,e,r)
const f=i.valid?a.get(e):i.problem
if(f)c.push(f)
if(!i.valid)continue
l.push({start:n.range,end:s.range,content:contentRange(e),position:r(n.range.start),isInHeading:n.isInHeading,layout:i.layout,attributes:o.attributes})}return{sections:l,problems:c.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?i.pairs.flatMap(e=>findRawHtmlLineWarnings(t,e)):[],document:n,timer:s}}const I={md:async()=>(await Promise.resolve().then(n.bind(n,74089))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(973),n.e(609),n.e(414),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,31392))).parseMdx,html:async()=>(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,99440))).parseHtmlFile}
var E=n(9299)
async function rewriteSections(t,e,n,s){try{return await rewrite(t,e,n,s)}catch(t){if(t instanceof M.D)return{outcome:"refused",problem:t.problem}
throw t}}async function rewrite(t,e,n,s){const{sections:o}=n
const r=lineEndingOf(t,o.map(({content:t})=>t))
const i=[]
for(const[a,c]of o.entries()){const o=rawContent(t,c)
const l=s[a]
const f=l?(0,E.cI)(c.layout,l,r):o
i.push(await isUpToDate(c,o,f,e,n.timer)?o:f)}const a=o.map((e,n)=>i[n]!==rawContent(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a,sections:o}
const{text:c,rewrites:l}=splice(t,o,i)
const f=await findSections(c,e,{timer:n.timer})
const u=findExceededLimit(o,f)??findRereadMismatch(o,f,l)??await findSurroundingChange(t,n,c,f,e,l)
return u?{outcome:"refused",problem:u}:{outcome:"written",text:c,changed:a,sections:f.sections}}async function isUpToDate({layout:t,content:e},s,o,r,i){if(s===o||s.trim()==="")return s===o
const{hasSameRendering:a}=await Promise.all([n.e(973),n.e(609),n.e(414),n.e(764)]).then(n.bind(n,57808))
return i.parse(e,()=>a(s,o,t,r==="mdx"))}function rawContent(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
const o=[]
let r=0
let i=0
e.forEach(({content:e},a)=>{const c=n[a]??""
s.push(t.slice(r,e.start),c)
i+=e.start-r
o.push({before:e,after:{start:i,end:i+c.length}})
i+=c.length
r=e.end})
return{text:s.join("")+t.slice(r),rewrites:o}}function findExceededLimit(t,{problems:e}){const n=e.find(({code:t})=>t==="too-complex")
return n&&{...n,offset:t[0]?.start.start??0}}function findRereadMismatch(t,e,n){const s=n.findIndex(({after:n},s)=>{const[o,r]=[t[s],e.sections[s]]
const i=r&&r.content.start===n.start&&r.content.end===n.end
return!i||JSON.stringify(r.layout)!==JSON.stringify(o?.layout)})
if(s<0&&e.problems.length===0&&e.sections.length===t.length)return undefined
const o="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:o}}async function findSurroundingChange(t,e,n,s,o,r){const i=e.document.isOutlineExact&&s.document.isOutlineExact
const a=!i||affectsOtherBlocks(t,e)||affectsOtherBlocks(n,s)
const c={defined:m,extent:"whole",timer:e.timer}
const l=a?await findSections(t,o,c):e
const f=a?await findSections(n,o,c):s
const u=findExceededLimit(e.sections,l)??findExceededLimit(e.sections,f)
if(u)return u
const d=firstDifference(l.document.outline(),f.document.outline(),r)
if(d===undefined)return undefined
const h=e.sections.findLast(({start:t})=>t.start<=d)??e.sections[0]
const p="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and nothing between them that the text around needs"
return{offset:h?.start.start??d,code:"changes-surroundings",message:p}}function affectsOtherBlocks(t,{document:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,u.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var F=n(20622)
async function resolveContent(t,e,n){if(e.outcome==="failed")return rejected(e.error)
const{current:s,slug:r}=t
const{status_page_url:i}=e.snippets
const a=i.outcome==="safe"?i.value:""
if(e.source==="stale"&&s.isFilled&&!s.showsOtherPage){return{outcome:"kept",address:s.address??a}}const c=firstUnsafe(e.snippets,["status_page_url",...neededFields(t)])
if(c!==null)return rejected(new o._("unsafe-answer",{slug:r,baseUrl:n,...c}))
return{outcome:"filled",address:a,pieces:await formatPieces(t,e.snippets,n)}}function rejected(t){const{kind:e="input",code:n,message:s}=t
return{outcome:"rejected",kind:e,code:n,message:s}}function neededFields(t){const e=formOf(t)
return t.shown.map(t=>s.s[t][e]??"status_page_url")}function firstUnsafe(t,e){for(const n of e){const e=t[n]
if(e.outcome==="unsafe")return e}return null}async function formatPieces(t,e,s){const o={slug:t.slug,baseUrl:s}
const i=await(0,r.I)((0,c.Kf)(e),o)
const a=formOf(t)
const l=t.shown.map(t=>i[t][a]??"")
if(t.format!=="mdx")return l
const{toMdx:f}=await Promise.all([n.e(973),n.e(609),n.e(414),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,62233))
return l.map(f)}function formOf({section:t}){return t.layout.context==="html"?"html":"markdown"}async function planFile(t,e,{baseUrl:n,checkOnly:s}){const{path:o,text:r,format:i,finding:a}=t
const c=[]
const l=[]
for(const s of t.requests){const t=e.get(s)
if(t===undefined)throw new Error(`Page "${s.slug}" was not fetched`)
const o=await resolveContent(s,t,n)
if(o.outcome==="rejected"){const{kind:t,code:e,message:n}=o
l.push({kind:t,...s.section.position,code:e,message:n})}else if(t.outcome==="available")c.push({request:s,page:t,content:o})}if(l.length>0)return{outcome:"failed",path:o,problems:l}
const f=c.map(({content:t})=>t.outcome==="filled"?t.pieces:null)
const u=await rewriteSections(r,i,a,f)
if(u.outcome==="refused"){const{offset:t,code:e,message:n}=u.problem
return(0,F.g4)(o,[{...(0,g.t)(r,t),code:e,message:n}])}const{sections:d,changed:m}=u
const h=s?"out-of-date":"changed"
const p=a.sections.flatMap((t,e)=>{const n=d[e]
return m[e]&&n?[{before:t.content,after:n.content}]:[]})
const w=p.length>0
const b=c.map((t,e)=>toSectionReport(t,m[e]?h:"unchanged"))
return{outcome:"planned",path:o,report:{path:o,outcome:w?h:"unchanged",sections:b,problems:[]},change:w?{path:o,before:r,after:u.text,edits:p}:null,sections:{before:a.sections,after:d},pages:c.map(({page:t})=>t),warnings:c.flatMap(t=>sectionWarnings(o,t))}}function toSectionReport({request:t,content:e},n){const{section:s,slug:o,current:r}=t
return{line:s.position.line,context:s.layout.context,slug:o,address:e.address,previousAddress:r.address,outcome:n}}function sectionWarnings(t,{request:e,page:n,content:s}){if(s.outcome!=="filled"||n.source==="offline")return[]
const{slug:o,customDomain:r,section:i}=e
return domainWarnings(o,r,s.address).map(e=>({...e,path:t,...i.position}))}var L=n(61244)
var P=n(18551)
var C=n(46726)
const R={isFilled:false,showsOtherPage:false,address:null,addressOfPage:null,badgeOrigins:[]}
async function parseCurrentContent(t,{slug:e,isSlugOnMarker:n,isHtml:s},o){if(t.trim()==="")return R
const{slugs:r,targets:i,badgeOrigins:c}=await findReferences(t,s,o)
const l=i.flatMap(toAddress)
const[f=null]=l
const u=r.some(t=>t!==e)
const d=!u&&(r.includes(e)||n)
const m=f!==null&&l.length===i.length&&l.every(t=>(0,a.Lb)(f,t))
return{isFilled:true,showsOtherPage:u,address:f,addressOfPage:m&&d?f:null,badgeOrigins:c}}function toAddress(t){const e=(0,C.P)(t)
return e.outcome==="safe"?[e.value]:[]}async function findReferences(t,e=false,n=t=>t()){return findPlainReferences(t)??await parseReferences(t,e,n)}const T=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+)\/badge\/([\w.-]+)\.svg\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\4\)/g
function findPlainReferences(t){const e=new Set
const n=new Set
const s=new Set
const o=t.replace(T,(t,o,r,i,a)=>{n.add(i??a)
if(r!==undefined){e.add(r)
s.add(o)}return""})
return o.trim()===""?{slugs:[...e],targets:[...n],badgeOrigins:[...s]}:null}const A=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function parseReferences(t,e,s){const o=new Set
const r=new Set
const i=new Set
const addImage=t=>{const[,e,n]=A.exec(t)??[]
if(e===undefined||n===undefined)return
o.add(n)
i.add(e)}
const addTarget=t=>{r.add(t.replace(/\/$/,""))}
const a=e?(await Promise.all([n.e(973),n.e(609),n.e(414),n.e(764)]).then(n.bind(n,16966))).fromMarkdown:(await Promise.all([n.e(973),n.e(414),n.e(146),n.e(369),n.e(565)]).then(n.bind(n,27565))).parseMarkdown
const c=t.replace(/^[ \t]+/gm,"")
for(const t of descendants(s(()=>a(c)))){if(t.type==="image")addImage(t.url)
if(t.type==="link")addTarget(t.url)
if(t.type==="definition")(A.test(t.url)?addImage:addTarget)(t.url)}if(t.includes("<")){const{tokenizeHtml:e}=await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,61032))
for(const n of s(()=>e(t)).tokens){if(n.kind!=="start")continue
for(const{name:t,value:e}of n.attributes){if(n.name==="a"&&t==="href")addTarget(e)
if(n.name==="img"&&t==="src")addImage(e)
if(n.name==="script"&&t==="data-slug")o.add(e)}}}return{slugs:[...o],targets:[...r],badgeOrigins:[...i]}}function*descendants(t){yield t
if("children"in t)for(const e of t.children)yield*descendants(e)}async function analyzeFile(t,e,n){const{path:s,format:o,content:r}=t
if(r.outcome==="refused")return(0,F.g4)(s,[r.problem])
const{text:i}=r
const a=await findSections(i,o,{effects:n})
const c=a.sections.map(t=>shownIn(t,e.show))
const l=(0,g.T)(i)
const toPositioned=({offset:t,...e})=>({...l(t),...e})
const f=[...a.problems,...checkShown(a,c)].map(toPositioned)
const u=[]
for(const[t,n]of a.sections.entries()){const s=await createRequest(n,c[t]??[],i,o,a.timer,e)
if("message"in s)f.push({...n.position,...s})
else u.push(s)}if(f.length>0)return(0,F.g4)(s,f.sort(byPosition))
if(u.length===0){return t.isExplicit?(0,F.g4)(s,[missingSection(o)]):{outcome:"no-section"}}const d=[...a.warnings.map(t=>({path:s,...toPositioned(t)})),...o==="md"?u.flatMap(t=>scriptWarning(s,t)):[]]
return{outcome:"analyzed",path:s,text:i,format:o,finding:a,requests:u,warnings:d}}async function createRequest(t,e,n,s,o,r){const{slug:a,customDomain:c}=t.attributes
try{const i=a===undefined?r.slug:(0,P.d)(a)
if(i===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const l=c===undefined?r.customDomain:(0,L.ZL)(c)
const f=await parseCurrentContent((0,E.OW)(n,t),{slug:i,isSlugOnMarker:a!==undefined,isHtml:t.layout.context==="html"},e=>o.parse(t.content,e))
return{section:t,format:s,slug:i,customDomain:l,shown:e,current:f}}catch(t){if(t instanceof i.d)return{code:"invalid-attribute",message:t.message}
if(t instanceof M.D)return{code:t.problem.code,message:t.message}
throw t}}function missingSection(t){const[e,n]=[toComment(t,'start slug="\u2026"'),toComment(t,"end")]
const s=`no section here; put ${e} and ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:s}}function toComment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.position,code:"no-scripts",message:o}]}function byPosition(t,e){return t.line-e.line||t.column-e.column}async function refreshFiles(t,e,n,s){const o=new Matches
const r=[]
for await(const n of t){const t=await analyzeFile(n,e,s)
o.add(n,t.outcome!=="no-section")
if(t.outcome!=="no-section")r.push(t)}const i=r.filter(t=>t.outcome==="analyzed")
if(i.length<r.length)return(0,F.Nq)(r,[])
const a=o.findMissingSection()
if(a!==null)return(0,F.Nq)(r,[],a)
const c=i.flatMap(t=>t.requests)
const{pages:l,warnings:f}=await fetchPages(c,e,n)
const u=[]
for(const t of i)u.push(await planFile(t,l,e))
const d=u.filter(t=>t.outcome==="planned")
const m=toPageReports(d.flatMap(t=>t.pages))
if(d.length<u.length)return(0,F.Nq)(u,m)
const h=d.flatMap(({change:t})=>t??[])
const p=e.checkOnly?"out-of-date":"changed"
return{outcome:h.length>0?p:"unchanged",files:d.map(({report:t})=>t),pages:m,changes:h,warnings:[...f,...i.flatMap(t=>t.warnings),...d.flatMap(t=>t.warnings)],failure:null}}function toPageReports(t){return[...new Set(t)].map(({slug:t,source:e,snippets:n})=>{const o=s.R.map(t=>{const e=n[t]
return[t,e.outcome==="safe"?e.value:null]})
return{slug:t,source:e,snippets:Object.fromEntries(o)}})}class Matches{#t={files:0,withSection:0}
#e=new Map
add({matchedBy:t=[]},e){for(const e of t){if(!this.#e.has(e))this.#e.set(e,{files:0,withSection:0})}const n=[this.#t,...t.map(t=>this.#e.get(t)??this.#t)]
for(const t of n){t.files+=1
if(e)t.withSection+=1}}findMissingSection(){for(const[t,{files:e,withSection:n}]of this.#e){if(n===0)return refresh_files_missingSection(e,` that ${t} matched`)}return this.#t.withSection===0?refresh_files_missingSection(this.#t.files,""):null}}function refresh_files_missingSection(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:s}}var H=n(30714)
function createLimiter(){const t={}
const e=(0,H.createContext)(t)
const n=new H.Script("work()")
return{globals:t,run:t=>n.runInContext(e,{timeout:t})}}let _
const W={now:()=>performance.now(),runWithTimeLimit}
function runWithTimeLimit(t,e){_??=createLimiter()
const{globals:n,run:s}=_
let o={outcome:"timed-out"}
n.work=()=>{o={outcome:"finished",value:e()}}
try{s(t)}catch(t){if(!isTimeout(t))throw t}finally{delete n.work}return o}function isTimeout(t){const e=typeof t==="object"&&t!==null
return e&&"code"in t&&t.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}function refreshForJob({settings:t,fetchSnippets:e},n,s=false){const{slug:o,customDomain:r,show:i,baseUrl:a,statusPageHost:c,source:l}=t
const f={slug:o,customDomain:r,show:i,baseUrl:a,statusPageHost:c,source:l,checkOnly:s}
return refreshFiles(n,f,e,W)}},62611:(t,e,n)=>{n.d(e,{io:()=>readBytes,t:()=>readFoundFile,uW:()=>c})
var s=n(4573)
var o=n(73024)
var r=n(41812)
var i=n(9003)
const a=16*1024*1024
const c=o.constants.O_RDONLY|(o.constants.O_NOFOLLOW??0)|(o.constants.O_NONBLOCK??0)
function readFoundFile({path:t,real:e,isExplicit:n},s,o){try{const r=n?readTextFile(t,s):readTextFileIf(t,e,o)
return{outcome:"read",text:r??""}}catch(t){if(!(t instanceof r.f6))throw t
const{line:e,code:n,problem:s}=t
return{outcome:"refused",problem:{line:e,column:1,code:n,message:s}}}}function readTextFile(t,e){try{const n=withRegularFile(t,(0,i.xq)(t,e).real,(e,n)=>{if(n>a)throw new r.f6("file-too-large",t,{detail:"16 MiB"})
return(0,o.readFileSync)(e)})
return decode(t,n)}catch(e){throw(0,r.sK)(t,e)}}function readTextFileIf(t,e,n){try{return withRegularFile(t,e,(e,s)=>{if(s>a){if(!streamContains(e,n))return null
throw new r.f6("file-too-large",t,{detail:"16 MiB"})}const i=(0,o.readFileSync)(e)
return n(i.toString("latin1"))?decode(t,i):null})}catch(e){throw(0,r.sK)(t,e)}}function readBytes(t){return withRegularFile(t,t,t=>(0,o.readFileSync)(t))}function withRegularFile(t,e,n){const s=(0,o.openSync)(e,c)
try{const e=(0,o.fstatSync)(s)
if(!e.isFile())throw new r.f6("not-a-file",t,{detail:(0,i.yc)(e)})
return n(s,e.size)}finally{(0,o.closeSync)(s)}}function decode(t,e){if((0,s.isAscii)(e))return e.toString("latin1")
if((0,s.isUtf8)(e))return e.toString("utf8")
const n=e[0]===255&&e[1]===254||e[0]===254&&e[1]===255
const o=n?1:firstInvalidLine(e)
const i=n?"is UTF-16, not UTF-8":`is not valid UTF-8 at line ${o}`
throw new r.f6("not-utf8",t,{detail:i,line:o})}function firstInvalidLine(t){let e=1
for(let n=0;n<t.length;e+=1){const e=t.indexOf(10,n)
const o=e===-1?t.length:e
if(!(0,s.isUtf8)(t.subarray(n,o)))break
n=o+1}return e}const l=1024*1024
const f=64
function streamContains(t,e){const n=Buffer.alloc(l)
let s=""
for(let r=1;r>0;){r=(0,o.readSync)(t,n)
const i=s+n.toString("latin1",0,r)
if(e(i))return true
s=i.slice(-f)}return false}},9003:(t,e,n)=>{n.d(e,{o1:()=>resolvePath,xq:()=>resolveFile,yc:()=>fileKindOf})
var s=n(73024)
var o=n(76760)
var r=n(41812)
function resolvePath(t,e,n=t){const i=(0,o.resolve)(e,t)
const a=s.realpathSync.native(i)
const c=s.realpathSync.native(e)
if(!isInside(a,c)){const t=isInside(i,e)||isInside(i,c)
if(t||(0,s.lstatSync)(i).isSymbolicLink())throw new r.f6("leads-outside",n)}return{real:a,stats:(0,s.statSync)(a)}}function resolveFile(t,e){const n=resolvePath(t,e)
if(!n.stats.isFile())throw new r.f6("not-a-file",t,{detail:fileKindOf(n.stats)})
return n}function isInside(t,e){const n=(0,o.relative)(e,t)
return n===""||!((0,o.isAbsolute)(n)||/^\.\.(?:[\\/]|$)/.test(n))}function fileKindOf(t){if(t.isDirectory())return"a folder"
if(t.isFIFO())return"a pipe"
return t.isSocket()?"a socket":"a device"}},20622:(t,e,n)=>{n.d(e,{Nq:()=>failedResult,g4:()=>failedFile,kc:()=>withPublishError})
const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,problems:e.map(t=>({kind:"input",...t}))}}function failedResult(t,e,n=firstFailure(t)){return{outcome:"failed",files:t.map(toFileReport),pages:e,changes:[],warnings:[],failure:n}}function withPublishError(t,{code:e,message:n}){return{...t,outcome:"failed",failure:{kind:"publishing",code:e,message:n}}}function toFileReport(t){const{path:e}=t
if(t.outcome!=="failed")return{path:e,outcome:"unchanged",sections:[],problems:[]}
const n=t.problems.map(({kind:t,...e})=>e)
return{path:e,outcome:"failed",sections:[],problems:n}}function firstFailure(t){const e=t.flatMap(t=>t.outcome==="failed"?t.problems.map(e=>({path:t.path,...e})):[])
const n=s.flatMap(t=>e.filter(e=>e.kind===t))[0]
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:o,code:r,path:i,line:a,column:c,message:l}=n
return{kind:o,code:r,message:`${i}:${a}:${c}: ${l}`}}},9299:(t,e,n)=>{n.d(e,{OW:()=>unprefixedContent,Z7:()=>withoutPrefix,cI:()=>renderContent})
function renderContent(t,e,n){if(t.context==="inline")return renderInline(e,t.table)
if(t.context==="html"&&t.form==="line"){return renderInline(e,false,t.jsx&&s)}const o=t.context==="flow"&&!t.tight
const r=t.context==="html"&&t.jsx?s:""
const i=e.map((t,n)=>(t+(n<e.length-1?r:"")).split("\n"))
const a=o?["",...i.flatMap(t=>[...t,""])]:i.flat()
const c=a.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...c,t.closingPrefix].join(n)}const s="{' '}"
function renderInline(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
const n=e.map((t,n)=>{const s=e[n-1]
const o=s===undefined||s.endsWith(">")&&t.startsWith("<")
return o?t:` ${t}`})
return n.join("")}function unprefixedContent(t,{content:e,layout:n}){return withoutPrefix(t.slice(e.start,e.end),n)}function withoutPrefix(t,e){const n="prefix"in e?e.prefix:""
if(n==="")return t
const s=n.trimEnd()
return t.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(n))return t.slice(n.length)
return s!==""&&t.startsWith(s)?t.slice(s.length):t}).join("\n")}},1234:(t,e,n)=>{n.d(e,{X:()=>Containers})
const s=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const o=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const r=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#n={}
#s=[]
#o=false
visit([t,e]){if(t==="enter")this.#r(e)
else if(s.has(e.type)&&this.#s.at(-1)?.token===e)this.#s.pop()}get parent(){return this.#s.at(-1)?.parent??this.#n}get list(){return this.#s.at(-1)?.list??null}#r(t){const e=this.#s.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#o)n.blankSeen=true
if(n?.blankSeen&&!o.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#o=r.has(t.type)
if(e&&t.type==="listItemPrefix")e.parent={}
if(s.has(t.type))this.#i(t)}#i(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#s.push({token:t,parent:t,list:e?{loose:false,blankSeen:false}:null})}}},78325:(t,e,n)=>{n.d(e,{G:()=>footnoteIn,r:()=>definitionIn})
var s=n(20031)
function definitionIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="definitionLabel")return[]
const i=(0,s.B)(t.slice(o.offset+1,r.offset-1))
return[{start:o.offset,label:i}]}function footnoteIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(t.slice(o.offset,r.offset))]}},34054:(t,e,n)=>{n.d(e,{v:()=>OutlineVisitor})
const s=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class OutlineVisitor{#a=[]
#c
constructor(t){this.#c=t}visit([t,{type:e,start:n,end:o}]){if(t!=="enter"||s.has(e))return
const r=e==="listOrdered"||e==="listUnordered"
const i=r?this.#c.list:null
this.#a.push({start:n.offset,end:o.offset,type:e,list:i})}get outline(){return this.#a.map(({start:t,end:e,type:n,list:s})=>({start:t,end:e,type:s?.loose?`${n} loose`:n}))}}},74089:(t,e,n)=>{n.r(e)
n.d(e,{collectMarkdown:()=>collectMarkdown,parseMarkdown:()=>parseMarkdown})
const s=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(t,e){const n=[]
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
const{isInLink:u,isInHeading:d}=e
n.push({start:i,end:o,text:normalize(f),isClosed:c,isInLink:u,isInHeading:d})}return{comments:n,tags:[],texts:s,state:e}}function normalize(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}var o=n(76202)
var r=n(46549)
async function*blocksOf(t,e,n){let s
let o=0
while(o<t.length){let r=endOfBlocks(t,o===0?frontMatterEnd(t):o)
let i=[]
let a=false
const c=parseLoneComment(t,{start:o,end:r})
if(c)i=c
else if(e.test(t.slice(o,r))){s??=await n()
i=s({start:o,end:r})
for(;;){const e=r<t.length&&openBlockAt(i,r)
if(!e)break
if(e==="codeFenced")r=fenceEnd(t,i,r)
else{a=true
r=endOfBlocks(t,r+(r-o))}i=s({start:o,end:r})}}yield{start:o,end:r,events:i,extended:a}
o=r}}const i=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(t,e){i.lastIndex=e
return i.test(t)?i.lastIndex:t.length}const a=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return a.exec(t)?.[0].length??0}const c=new Set(["htmlFlow","codeFenced"])
const l=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openBlockAt(t,e){const n=t.findLast(([,{type:t}])=>c.has(t)||l.has(t))
return n&&c.has(n[1].type)&&n[1].end.offset===e?n[1].type:null}function fenceEnd(t,e,n){const s=e.findLast(([,{type:t}])=>t==="codeFencedFenceSequence")?.[1]
const o=t.slice(s?.start.offset,s?.end.offset)
const r=new RegExp(`(?<=[\\r\\n]) {0,3}${o.slice(0,1)}{${o.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
r.lastIndex=n
return r.test(t)?r.lastIndex:t.length}const f=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(t,{start:e,end:n}){f.lastIndex=e
const[s="",o=""]=f.exec(t)??[]
if(o===""||e+s.length!==n)return null
const[r,i]=[pointAt(e,1),pointAt(e+o.length,o.length+1)]
const a={type:"htmlFlow",start:r,end:i}
const c={type:"htmlFlowData",start:r,end:i}
return[["enter",a,u],["enter",c,u],["exit",c,u],["exit",a,u]]}const u=Object.freeze({})
function pointAt(t,e){return{line:1,column:e,offset:t,_index:0,_bufferIndex:0}}var d=n(1234)
var m=n(40622)
class Elements{#l=[]
#s=new Map
addTag({kind:t,name:e,start:n,end:s},o){const r={start:o+n,end:o+s}
const i=this.#s.get(e)??[]
if(t==="open"){this.#s.set(e,i)
i.push(r)}else{const t=i.pop()
if(t)this.#l.push({name:e,open:t,close:r})}}openAfter(t){const e=[...this.#s].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#l}}const h={raw:undefined,isInLink:false,isInHeading:false}
const p=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const g=new Set(["atxHeading","setextHeading"])
const w=new Set(["tableData","tableHeader"])
class HtmlVisitor{comments=[]
elements=new Elements
texts=[]
tokenizeHtml
#f
#c
#s=[]
#u=[]
#d
#m=0
#h=h
#p=h
constructor(t,e,n){this.#f=t
this.#c=e
this.tokenizeHtml=n}visit([t,e]){if(t==="enter"){this.#r(e)
this.#s.push(e)}else{this.#s.pop()
this.#g(e)}}#r({type:t,start:e,end:n}){if(p.has(t)){this.#d=t
this.#p=this.#h}else if(t==="labelText"){this.#m+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#u=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#u.push({start:e.offset,end:n.offset,lineStart:t})}}#g({type:t}){if(p.has(t)){const[t,e]=[this.#h,this.#p]
this.#h={raw:t.raw&&e.raw,isInLink:t.isInLink&&e.isInLink,isInHeading:t.isInHeading&&e.isInHeading}
this.#d=undefined}else if(t==="labelText"){this.#m-=1}else if(t==="htmlFlow"){this.#h=this.#w(this.#h)}else if(t==="htmlText"){this.#p=this.#b(this.#p)}}#w(t){const e=this.#k()
const n=this.#x(e,t)
for(const t of n.comments){this.#y(t,this.#c.parent,this.#v(e,t.start))}return n.state}#b(t){const e=this.#k()
const n=this.#x(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#d!==undefined&&w.has(this.#d)
const e=this.#s.at(-1)??this.#c.parent
this.#y(s,e,{kind:"text",table:t})}return n.state}#x(t,e){const n=this.tokenizeHtml(t,e)
for(const t of n.tags)this.elements.addTag(t,this.#S)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#S+t,end:this.#S+e})}return n}#y({start:t,end:e,text:n,isClosed:s,...o},r,i){const a={start:this.#S+t,end:this.#S+e}
const c=o.isInLink||this.#m>0
const l=o.isInHeading||this.#d!==undefined&&g.has(this.#d)
this.comments.push({range:a,text:n,isClosed:s,isInLink:c,isInHeading:l,parent:r,context:i})}#v(t,e){const n=this.#S+e
const s=this.#u[(0,m.r)(this.#u,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#f.slice(s.start,n)
return{kind:"flow",hasHtmlBefore:t.slice(0,e).trim()!=="",startsLine:o.trim()==="",prefix:this.#f.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#c.list}}get#S(){return this.#u[0]?.start??0}#k(){let t=""
let e=this.#S
for(const{start:n,end:s}of this.#u){t+=this.#f.slice(e,n).replace(/[^\r\n]/g," ")+this.#f.slice(n,s)
e=s}return t}}var b=n(78325)
var k=n(34054)
const x="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const y=new RegExp(x,"iu")
const v="<|`{3}|~{3}|\\]:"
const S=new RegExp(v)
const $=new RegExp(`${v}|${x}`,"iu")
function lastMarkerWordEnd(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(x,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}const O=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${x}`,"giu")
function dependsOnDefinitions(t,e){if(!t.includes("]:"))return false
if(hasMarkerWordAfterBracket(t.slice(0,e)))return true
for(const{index:e}of t.matchAll(/\]:/g))if(isLabelWithTag(t,e))return true
return false}function hasMarkerWordAfterBracket(t){let e=false
for(const[n]of t.matchAll(O)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const M=999
function isLabelWithTag(t,e){const n=t.slice(Math.max(0,e-M),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(t,{defined:e=[],extent:n="sections",timer:s=new r.p}={}){const o=n==="whole"
const i=lastMarkerWordEnd(t)
const a=o||dependsOnDefinitions(t,i)
const c=a?await labelsOf(t,s):E
const l={...c,links:[...e,...c.links]}
if(o)return collectMarkdown(t,blocksOf(t,I,()=>parserOf(t,{labels:l,timer:s})))
const load=()=>parserOf(t,{labels:l,timer:s})
return collectMarkdown(t,blocksOf(t,$,load),{until:i,outlined:y})}async function collectMarkdown(t,e,{until:r=t.length,outlined:i=I}={}){const a=new d.X
const c=new HtmlVisitor(t,a,scanComments)
const l=new k.v(a)
const f=new o.o
const u=[]
let m=true
let h=0
let p
for await(const{start:o,end:d,events:g,extended:w}of e){const e=t.slice(o,d)
const k=i.test(e)
if(k&&w)m=false
if(c.tokenizeHtml===scanComments&&s.test(e)){c.tokenizeHtml=(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,99844))).tokenizeHtml}for(const e of g){a.visit(e)
c.visit(e)
if(k)l.visit(e)
f.visit(e)
u.push(...(0,b.r)(t,e))}h=d
if(d>=r)p??=lastClosing(c,t,d)
if(d>=(p??r))break}const{comments:g,elements:w,texts:x}=c
return{comments:g,elements:w.closed,foreignComments:f.findIn(t.slice(0,h),x),definitions:u,outline:()=>l.outline,isOutlineExact:m}}async function parserOf(t,e){const{createEventParser:s}=await Promise.all([n.e(973),n.e(609),n.e(414),n.e(764)]).then(n.bind(n,83971))
return s(t,e)}const I=/^/
const E={links:[],footnotes:[]}
async function labelsOf(t,e){const n=new Set
const s=new Set
const load=()=>parserOf(t,{timer:e})
for await(const{events:e}of blocksOf(t,S,load)){for(const o of e){for(const{label:e}of(0,b.r)(t,o))n.add(e)
for(const e of(0,b.G)(t,o))s.add(e)}}return{links:[...n],footnotes:[...s]}}function lastClosing({comments:t,elements:e},n,s){const o=e.openAfter(t[0]?.range.start??s)
const r=o.size>0?n.slice(s).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...r].findLast(([,t=""])=>o.has(t.toLowerCase()))
return i?s+i.index+1:0}},17840:(t,e,n)=>{n.d(e,{gY:()=>parseMarker,LD:()=>parseUnclosedMarker,lO:()=>spell})
var s=n(21916)
var o=n(86101)
var r=n(29411)
const i=["slug","custom-domain","show"]
const a=/\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y
function parseAttributes(t){const e=t.trim()
const n=new Map
a.lastIndex=0
while(a.lastIndex<e.length){const t=a.lastIndex
const s=a.exec(e)
const o=s?.[1]
const r=s?.[2]??s?.[3]??s?.[4]
if(o===undefined||r===undefined&&isAttribute(o)){return invalid("invalid-attribute",`cannot read "${e.slice(t).trim()}"; write an attribute as key="value"`)}if(!isAttribute(o))return invalid("unknown-attribute",unknownMessage(o))
if(n.has(o))return invalid("repeated-attribute",`the attribute "${o}" appears twice; keep one`)
if(r===undefined||r.trim()===""){return invalid("invalid-attribute",`the attribute "${o}" is empty; give it a value or remove it`)}n.set(o,r.trim())}return withShow(n)}function withShow(t){const e=t.get("slug")
const n=t.get("custom-domain")
const s=t.get("show")
const o=s===undefined?undefined:(0,r.qo)(s)
if(o&&!o.valid){return invalid("invalid-attribute",`the attribute show="${s}" ${o.refusal.problem}; ${o.refusal.fix}`)}return{valid:true,attributes:{...e!==undefined&&{slug:e},...n!==undefined&&{customDomain:n},...o&&{show:o.names}}}}function isAttribute(t){return i.some(e=>e===t)}function unknownMessage(t){const e=(0,o.Z)(t,i)
const n=e===null?`a marker can have ${i.join(", ")}`:`did you mean "${e}"?`
return`unknown attribute "${t}"; ${n}`}function invalid(t,e){return{valid:false,code:t,message:e}}const c=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const l=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const f=new Map([["start","start"],["begin","start"],["begins","start"],["open","start"],["opens","start"],["end","end"],["ends","end"],["stop","end"],["stops","end"],["close","end"],["finish","end"]])
function parseMarker(t,e){const n=t.trim()
const s=c.exec(n)
if(s)return readMarker(s[1]==="start"?"start":"end",s[2]??"")
const o=alikeRole(n.replace(/^[*-]+\s*/,""))
if(o===undefined)return{kind:"other"}
const r=`this looks like a marker but is not one; write ${spell(o,e)}`
return{kind:"problem",code:"look-alike",message:r,role:o}}function parseUnclosedMarker(t,e){const[n=""]=t.trim().split(/--!?>|[\r\n]/)
const s=parseMarker(n,e)
if(s.kind==="other")return s
const o=s.kind==="problem"?s.role:s.kind
const r=`this marker does not end with "--\x3e"; write ${spell(o,e)}`
return{kind:"problem",code:"look-alike",message:r,role:o}}function spell(t,e){return e==="html"?`\x3c!-- status-snippets ${t} --\x3e`:`{/* status-snippets ${t} */}`}function readMarker(t,e){if(t==="end"){if(e==="")return{kind:"end"}
const n=`the end marker takes no attributes, but has "${e}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:n,role:t}}const n=parseAttributes(e)
if(n.valid)return{kind:"start",attributes:n.attributes}
return{kind:"problem",code:n.code,message:n.message,role:t}}function alikeRole(t){const e=l.exec(t)
const n=e?.[1]?.toLowerCase()
if(n===undefined)return undefined
const o=e?.[2]??""
if(o!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(o))return undefined
const r=f.get(n)
if(r!==undefined)return r
if((0,s.Io)(n,"start")<=2)return"start"
if((0,s.Io)(n,"end")<=1)return"end"
return undefined}},76202:(t,e,n)=>{n.d(e,{o:()=>MdxLookalikes,u:()=>mdxComments})
var s=n(40622)
const o=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxLookalikes{#$=[]
visit([t,{type:e,start:n,end:s}]){if(t==="enter"&&o.has(e)){this.#$.push({start:n.offset,end:s.offset})}}findIn(t,e){return mdxComments(t).filter(({start:t})=>(0,s.h)(this.#$,t)<0||(0,s.h)(e,t)>=0)}}function mdxComments(t){const e=[]
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
return s%2===0?n:undefined}},12527:(t,e,n)=>{n.d(e,{n:()=>mentionsMarkers})
const s=/status[-_ ]?snippet/i
function mentionsMarkers(t){return s.test(t)}},91825:(t,e,n)=>{n.d(e,{v:()=>s})
const s={comments:[],elements:[],foreignComments:[],definitions:[],outline:()=>[],isOutlineExact:true}},46549:(t,e,n)=>{n.d(e,{D:()=>ParseLimitError,p:()=>ParseTimer})
const s=6e4
const o=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:t},e){super(`${e}; simplify it, or move the sections to another file`)
this.problem={offset:t,code:"too-complex",message:this.message}}}class ParseTimer{#O
#M=s
constructor(t){this.#O=t}parse(t,e){try{return this.#O?this.#I(t,e,this.#O):e()}catch(e){if(e instanceof RangeError)throw new ParseLimitError(t,i)
throw e}}#I(t,e,{now:n,runWithTimeLimit:s}){if(this.#M<=0)throw new ParseLimitError(t,r)
const i=n()
try{if(t.end-t.start<=o)return e()
const n=s(Math.ceil(this.#M),e)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(t,r)}finally{this.#M-=n()-i}}}const r=`the part of the file that starts here takes too long to parse (a file may take ${s/1e3} s)`
const i="the part of the file that starts here is nested too deeply to parse"},59911:(t,e,n)=>{n.d(e,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:t,baseUrl:e}){return`${e}/badge/${t}.svg`}function widgetScript({baseUrl:t}){return`${t}/static/embed/v1/status.js`}},91712:(t,e,n)=>{n.d(e,{P:()=>generateFromTemplates,r:()=>formatFromTemplates})
var s=n(59911)
const o=/^[A-Za-z\d.:/-]*$/
function generateFromTemplates(t,e){const[n,r]=[(0,s.p)(t),(0,s.Q)(t)]
if(![n,r,e].every(t=>o.test(t)))return null
const i=`src="${r}" data-slug="${t.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:e,badge_markdown:`[![Status](${n})](${e})`,badge_html:`<a href="${e}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${e}](${e})`}}function formatFromTemplates(t,e){const n=t.status_page_url
const r=(0,s.p)(e)
if(!o.test(n)||!o.test(r))return null
return{badge:{markdown:t.badge_markdown,html:t.badge_html},link:{markdown:t.minimal_md,html:`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`},widget:{markdown:t.widget_html,html:t.widget_html},script:{markdown:t.widget_script,html:t.widget_script},definitions:{markdown:`[status-badge]: ${r}\n[status-page]: ${n}`,html:null}}}},72764:(t,e,n)=>{n.d(e,{I:()=>formatSnippets,w:()=>generateSnippets})
var s=n(91712)
async function generateSnippets(t,e){const o=(0,s.P)(t,e)
if(o!==null)return o
const{generateWithPrinters:r}=await Promise.all([n.e(973),n.e(146),n.e(990),n.e(637),n.e(268)]).then(n.bind(n,20532))
return r(t,e)}async function formatSnippets(t,e){const o=(0,s.r)(t,e)
if(o!==null)return o
const{formatWithPrinters:r}=await Promise.all([n.e(973),n.e(146),n.e(990),n.e(637),n.e(268)]).then(n.bind(n,20532))
return r(t,e)}},58907:(t,e,n)=>{n.d(e,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var s=n(61244)
var o=n(39529)
function addressOf({slug:t,statusPageHost:e,customDomain:n}){if(n!==null)return`https://${n}`
if(e===null){throw new o.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${t}" cannot be built from base-url`})}const s=parseAddress(`https://${t}.${e}`)
if(s.outcome==="address")return s.address
throw new o.d({input:"slug",value:t,problem:`makes no host name under ${e}, which then ${s.problem}`,fix:"check the slug, or give custom-domain"})}function parseAddress(t){const e=/^https:\/\/(.*)$/s.exec(t)?.[1]
if(e===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=e.replace(/\/$/,"")
const o=(0,s.o6)(n,{minLabels:2,allowSlugLabels:true})
if(o.outcome==="refused")return o
const r=o.host===n.toLowerCase()
return{outcome:"address",address:`https://${r?n:o.host}`}}function isSameAddress(t,e){return new URL(t).href===new URL(e).href}},46726:(t,e,n)=>{n.d(e,{P:()=>validatePageUrl})
var s=n(57819)
var o=n(58907)
var r=n(77554)
function validatePageUrl(t){const e=t.trim()
const n=(0,o.or)(e)
if(n.outcome==="address")return(0,r.gB)(n.address)
return(0,r.N9)("status_page_url",`${(0,s.h)(e)} ${n.problem}`)}},77554:(t,e,n)=>{n.d(e,{Kf:()=>safeStrings,N9:()=>unsafe,Uu:()=>trustGenerated,gB:()=>safe,nv:()=>areAllSafe,wm:()=>validateEach})
var s=n(62658)
function safe(t){return{outcome:"safe",value:t}}function unsafe(t,e){return{outcome:"unsafe",field:t,reason:e}}function validateEach(t){const e=s.R.map(e=>[e,t(e)])
return Object.fromEntries(e)}function trustGenerated(t){return validateEach(e=>safe(t[e]))}function areAllSafe(t){return s.R.every(e=>t[e].outcome==="safe")}function safeStrings(t){const e=s.R.map(e=>{const n=t[e]
return[e,n.outcome==="safe"?n.value:""]})
return Object.fromEntries(e)}},68384:(t,e,n)=>{n.d(e,{T:()=>createLocator,t:()=>positionAt})
var s=n(40622)
function createLocator(t){const e=[{start:t.startsWith("\ufeff")?1:0}]
const n=/\r\n|\n|\r/g
let o=false
return r=>{while(!o&&(e.at(-1)?.start??0)<=r){if(n.exec(t))e.push({start:n.lastIndex})
else o=true}const i=Math.max((0,s.r)(e,r),0)
return{line:i+1,column:Math.max(r-(e[i]?.start??0),0)+1}}}function positionAt(t,e){return createLocator(t)(e)}},40622:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}},20031:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

