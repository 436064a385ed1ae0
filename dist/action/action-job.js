"use strict"
exports.id=365
exports.ids=[365]
exports.modules={9365:(t,e,n)=>{n.d(e,{yn:()=>refreshForJob,g2:()=>toJobResult,rv:()=>toOutOfDate,kc:()=>withPublishError})
var s=n(2658)
const o={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
function shownIn(t,e){return t.attributes.show??e??(t.isInHeading?["badge"]:["badge","link"])}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const r=e[s]??[]
const i=r.find(t=>!o[t].includes(placementOf(n)))
if(i)return[doesNotFit(n,i)]
return r.includes("definitions")?doubleLabels(t,n,e):[]})}const r=["STATUS-BADGE","STATUS-PAGE"]
function placementOf({layout:t}){if(t.context==="html")return t.contentModel??"html"
return t.context==="flow"&&t.tight?"tight":t.context}const i={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element",parts:"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
function doesNotFit(t,e){return{offset:t.start.start,code:"does-not-fit",message:`"${e}" ${i[placementOf(t)]}`}}function doubleLabels({document:t,sections:e},n,s){const o=n.start.start
const i=e.find((t,e)=>s[e]?.includes("definitions"))
if(i!==n){const t='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:o,code:"label-defined",message:t}]}const a=t.definitions.find(({label:t,start:n})=>r.some(e=>e===t)&&!e.some(({content:t})=>t.start<=n&&n<t.end))
if(!a)return[]
const c=`the label [${a.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:a.start,code:"label-defined",message:c}]}var a=n(7032)
var c=n(8241)
var l=n(6576)
var f=n(7908)
function pairMarkers(t,e){const n=[]
const s=foreignMarkers(t,e)
const report=({range:t},e,n)=>s.push({offset:t.start,code:e,message:n})
const[o,r]=[(0,f.lO)("start",e),(0,f.lO)("end",e)]
let i
for(const s of t.comments){const t=(s.isClosed?f.gY:f.LD)(s.text,e)
if(t.kind==="other")continue
if(t.kind==="problem")report(s,t.code,t.message)
if((0,f.kp)(t)==="start"){if(i)report(s,"nested-start",`a section starts inside another one; end that with ${r} before this marker`)
else i={comment:s,marker:t}}else if(i){if(t.kind==="end"&&i.marker.kind==="start"){const t={start:i.comment.range.end,end:s.range.start}
n.push({start:i.comment,end:s,content:t,attributes:i.marker.attributes})}i=undefined}else if(t.kind==="end"){report(s,"end-without-start",`an end marker without a start; put ${o} before it or remove it`)}}if(i?.marker.kind==="start"){report(i.comment,"start-without-end",`a start marker without an end; put ${r} where the section ends`)}return{pairs:n,problems:s}}function foreignMarkers(t,e){const n=e==="html"?"mdx":"html"
return t.foreignComments.flatMap(({start:t,text:s})=>{const o=(0,f.gY)(s,n)
if(o.kind==="other")return[]
const r=(0,f.kp)(o)
const i=`${(0,f.lO)(r,n)} ${u[e]}; write ${(0,f.lO)(r,e)}`
return[{offset:t,code:"look-alike",message:i+d[e]}]})}const u={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const d={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
var h=n(1825)
var m=n(411)
var p=n(6549)
async function findSections(t,e,{effects:n,...s}={}){const o=s.timer??new p.p(n)
if(!(0,m.nr)(t))return toFindResult(t,e,h.v,o)
const r=await g[e]()
try{return toFindResult(t,e,await r(t,{...s,timer:o}),o)}catch(n){if(!(n instanceof p.D))throw n
return toFindResult(t,e,{...h.v,problems:[n.problem]},o)}}const g={md:async()=>(await Promise.resolve().then(n.bind(n,6118))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,8355))).parseMdx,html:async()=>(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,6602))).parseHtmlFile}
function toFindResult(t,e,n,s=new p.p){const o=(0,a.TR)(t)
const r=pairMarkers(n,e==="mdx"?"mdx":"html")
const i=findUnbalancedElements(n.elements,r.pairs)
const c=[...n.problems??[],...r.problems]
const f=[]
for(const e of r.pairs){const{start:n,end:s,content:r,attributes:a}=e
const u=(0,l.aA)(t,e,o)
const d=u.valid?i.get(e):u.problem
if(d)c.push(d)
if(!u.valid)continue
f.push({start:n.range,end:s.range,content:r,position:o(n.range.start),isInHeading:n.isInHeading,layout:u.layout,attributes:a})}return{text:t,format:e,sections:f,problems:c.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?r.pairs.flatMap(e=>findRawMarkdown(t,e)):[],document:n,timer:s}}function findUnbalancedElements(t,e){const n=e.map(({content:t})=>t)
const s=new Map
for(const{name:o,open:r,close:i}of t){const[t,a]=[(0,c.h)(n,r.start),(0,c.h)(n,i.start)]
if(t===a)continue
const l=`only one of the tags <${o}> and </${o}> is in this section; put both markers inside the element, or both outside`
for(const n of[e[t],e[a]]){if(n)s.set(n,{offset:n.start.range.start,code:"different-containers",message:l})}}return s}function findRawMarkdown(t,e){const{context:n,range:s}=e.start
if(n.kind!=="flow"||n.hasHtmlBefore||!(0,l.EU)(t,e))return[]
const o=/^[^\r\n]*/.exec(t.slice(e.end.range.end))?.[0].trim()??""
const r=o!==""&&!o.startsWith("<")
if(!r&&!/[*_`~[\]]/.test(o.replace(/<[^<>]*>/g,"")))return[]
const i="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:s.start,code:"raw-markdown",message:i}]}var w=n(1244)
var b=n(9529)
var k=n(8551)
var x=n(8907)
var y=n(7554)
const v={isFilled:false,showsOtherPage:false,address:null,addressOfPage:null,badgeOrigins:new Set}
async function parseCurrentContent(t,{slug:e,isSlugOnMarker:n,isHtml:s},o){if(t.trim()==="")return v
const{slugs:r,targets:i,badgeOrigins:a}=await findReferences(t,s,o)
const c=[...i].map(y.P$)
const l=c.flatMap(t=>t.outcome==="safe"?[t.value]:[])
const[f=null]=l
const u=[...r].some(t=>t!==e)
const d=!u&&(r.has(e)||n)
const h=l.length===i.size&&l.every(t=>(0,x.Lb)(t,f??""))
return{isFilled:true,showsOtherPage:u,address:f,addressOfPage:h&&d?f:null,badgeOrigins:a}}class References{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(t){const[,e,n]=$.exec(t)??[]
if(e===undefined||n===undefined)return
this.slugs.add(n)
this.badgeOrigins.add(e)}addTarget(t){this.targets.add(t.replace(/\/$/,""))}}const $=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(t,e=false,n=t=>t()){return findPlainReferences(t)??await parseReferences(t,e,n)}const S=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(t){const e=new References
const n=t.replace(S,(t,n,s,o)=>{if(n!==undefined)e.addImage(n)
e.addTarget(s??o)
return""})
return n.trim()===""?e:null}async function parseReferences(t,e,s){const o=new References
const r=e?(await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,6966))).fromMarkdown:(await Promise.all([n.e(982),n.e(665),n.e(765),n.e(146),n.e(369),n.e(565)]).then(n.bind(n,7565))).parseMarkdown
const i=t.replace(/^[ \t]+/gm,"")
for(const t of descendants(s(()=>r(i)))){const e=t.type==="image"||t.type==="definition"&&$.test(t.url)
if(e)o.addImage(t.url)
else if(t.type==="link"||t.type==="definition")o.addTarget(t.url)}if(t.includes("<")){const{tokenizeHtml:e}=await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,1032))
for(const n of s(()=>e(t)).tokens){if(n.kind!=="start")continue
for(const{name:t,value:e}of n.attributes){if(n.name==="a"&&t==="href")o.addTarget(e)
if(n.name==="img"&&t==="src")o.addImage(e)
if(n.name==="script"&&t==="data-slug")o.slugs.add(e)}}}return o}function*descendants(t){yield t
if("children"in t)for(const e of t.children)yield*descendants(e)}var M=n(622)
async function analyzeFile(t,e,n){const{path:s,format:o,content:r}=t
if(r.outcome==="refused")return(0,M.g4)(s,[r.problem])
const{text:i}=r
const c=await findSections(i,o,{effects:n})
const l=c.sections.map(t=>shownIn(t,e.show))
const f=(0,a.TR)(i)
const toPositioned=({offset:t,...e})=>({...f(t),...e})
const u=[...c.problems,...checkShown(c,l)].map(toPositioned)
const d=[]
for(const[t,n]of c.sections.entries()){const s=await createRequest(n,l[t]??[],i,o,c.timer,e)
if("message"in s)u.push({...n.position,...s})
else d.push(s)}if(u.length>0)return(0,M.g4)(s,u.sort(byPosition))
if(d.length===0){return t.isExplicit?(0,M.g4)(s,[missingSection(o)]):{outcome:"no-section"}}const h=[...c.warnings.map(t=>({path:s,...toPositioned(t)})),...o==="md"?d.flatMap(t=>scriptWarning(s,t)):[]]
return{outcome:"analyzed",path:s,text:i,format:o,finding:c,requests:d,warnings:h}}async function createRequest(t,e,n,s,o,r){const{slug:i,customDomain:a}=t.attributes
try{const c=i===undefined?r.slug:(0,k.d)(i)
if(c===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const f=a===undefined?r.customDomain:(0,w.ZL)(a)
const u=await parseCurrentContent((0,l.OW)(n,t),{slug:c,isSlugOnMarker:i!==undefined,isHtml:t.layout.context==="html"},e=>o.parse(t.content,e))
return{section:t,format:s,slug:c,customDomain:f,shown:e,current:u}}catch(t){if(t instanceof b.d)return{code:"invalid-attribute",message:t.message}
if(t instanceof p.D)return{code:t.problem.code,message:t.message}
throw t}}function missingSection(t){const[e,n]=[toComment(t,'start slug="\u2026"'),toComment(t,"end")]
const s=`this file contains no section; put ${e} and ${n} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:s}}function toComment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.position,code:"no-scripts",message:o}]}function byPosition(t,e){return t.line-e.line||t.column-e.column}var O=n(4848)
var P=n(2764)
async function fetchPages(t,e,n){const s=await fetchAll(new Set(t.map(({slug:t})=>t)),e,n)
const o=knownAddresses(t,e)
const r=new Map
const i=new Map
for(const n of t){const{slug:t,customDomain:a}=n
const c=`${t} ${a??""}`
const l=s.get(t)?.page??r.get(c)??await generatePage(t,a,o.get(t),e)
r.set(c,l)
i.set(n,l)}return{pages:i,warnings:[...s.values()].flatMap(({warnings:t})=>t)}}const I=8
async function fetchAll(t,e,n){const s=new Map
const o=t.values()
const r=Array.from({length:I},async()=>{for(const t of o)s.set(t,await fetchPage(t,e,n))})
await Promise.all(r)
return s}async function fetchPage(t,{source:e},n){if(e==="offline")return{page:null,warnings:[]}
try{const e=await n(t)
const s={outcome:"available",slug:t,source:e.source,snippets:e.snippets}
if(e.source!=="stale")return{page:s,warnings:[]}
const o=`${e.reason} Using the last good answer about page "${t}"; sections that already show the page are left unchanged.`
return{page:s,warnings:[{code:"stale",message:o}]}}catch(n){if(!(n instanceof O._))throw n
if(n.code!=="plan-required"||e!=="auto")return{page:{outcome:"failed",error:n},warnings:[]}
const s=`${n.message} The snippets of page "${t}" are generated offline.`
return{page:null,warnings:[{code:"plan-required",message:s}]}}}async function generatePage(t,e,n,{baseUrl:s,statusPageHost:o}){try{const r=e===null&&n?n:(0,x.ci)({slug:t,customDomain:e,statusPageHost:o})
const i=await(0,P.wd)({slug:t,baseUrl:s},r)
return{outcome:"available",slug:t,source:"offline",snippets:(0,y.Uu)(i)}}catch(t){if(t instanceof b.d)return{outcome:"failed",error:t}
throw t}}function knownAddresses(t,{source:e,baseUrl:n,statusPageHost:s}){const o=new Map
for(const{slug:r,customDomain:i,current:a}of t){if(i!==null||!a?.addressOfPage||o.has(r))continue
const t=[...a.badgeOrigins].every(t=>t===n)
const c=a.addressOfPage===`https://${r}.${s}`
if(!c&&(e!=="offline"||t))o.set(r,a.addressOfPage)}return o}function domainWarnings(t,e,n){if(e===null||(0,x.Lb)(`https://${e}`,n))return[]
const s=`custom-domain is "${e}", but the service reports the address ${n} for page "${t}"; the reported address is used. Correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}async function fetchPageSnippets({slug:t,customDomain:e},n,s,o){const r={slug:t,customDomain:e,current:null}
const{pages:i,warnings:a}=await fetchPages([r],s,o)
const c=i.get(r)
if(c===undefined)throw new Error(`Page "${t}" was not fetched`)
if(c.outcome==="failed")throw c.error
const{source:l,snippets:f}=c
const u=n.map(e=>{const n=f[e]
if(n.outcome==="safe")return[e,n.value]
throw new ServiceError("unsafe-answer",{slug:t,baseUrl:s.baseUrl,...n})})
const d=f.status_page_url
const h=l!=="offline"&&d.outcome==="safe"
return{source:l,snippets:Object.fromEntries(u),warnings:[...a,...h?domainWarnings(t,e,d.value):[]]}}function firstDifference(t,e,n){const s=spansOutside(t,n,"before")
const o=spansOutside(e,n,"after")
const r=s.findIndex(({key:t},e)=>t!==o[e]?.key)
if(r>=0)return s[r]?.offset
return o.length>s.length?s.at(-1)?.offset??0:undefined}const L="gfmFootnoteCall"
function spansOutside(t,e,n){let s=0
const o=e.map(t=>{const e={...t[n],lengthBefore:s}
s+=e.end-e.start
return e})
const toCutOffset=t=>{const e=o[(0,c.r)(o,t)]
return e?t-e.lengthBefore-(Math.min(t,e.end)-e.start):t}
return t.flatMap(({type:t,start:e,end:n})=>{const s=o[(0,c.r)(o,e)]
const r=s&&n<=s.end&&t!==L
if(e===n||r)return[]
return[{offset:e,key:`${t} ${toCutOffset(e)} ${toCutOffset(n)}`}]})}async function rewriteSections(t,e){const{text:n,format:s,sections:o,timer:r}=t
try{const i=await renderContents(t,e)
const a=o.map(({content:t},e)=>i[e]!==n.slice(t.start,t.end))
if(!a.includes(true))return{outcome:"written",text:n,changed:a,sections:o}
const{text:c,rewrites:l}=splice(n,o,i)
const f=await findSections(c,s,{timer:r})
const u=findExceededLimit(o,f)??findRereadMismatch(o,f,l)??await findSurroundingChange(t,f,l)
if(u)return{outcome:"refused",problem:u}
return{outcome:"written",text:c,changed:a,sections:f.sections}}catch(t){if(t instanceof p.D)return{outcome:"refused",problem:t.problem}
throw t}}async function renderContents({text:t,format:e,sections:s,timer:o},r){const i=s.map(({content:t})=>t)
const c=(0,a.RE)(t,i)
const f=[]
for(const[i,{layout:a,content:u}]of s.entries()){const s=t.slice(u.start,u.end)
const d=r[i]
const h=d?(0,l.cI)(a,d,c):s
if(s===h||s.trim()===""){f.push(h)
continue}const{hasSameRendering:m}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,7808))
const p=o.parse(u,()=>m(s,h,a,e==="mdx"))
f.push(p?s:h)}return f}function splice(t,e,n){const s=[]
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
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:o}}async function findSurroundingChange(t,e,n){let[s,o]=[t,e]
if(affectsOtherBlocks(t)||affectsOtherBlocks(e)){const n={defined:r,extent:"whole",timer:t.timer}
s=await findSections(t.text,t.format,n)
o=await findSections(e.text,e.format,n)}const i=findExceededLimit(t.sections,s)??findExceededLimit(t.sections,o)
if(i)return i
const a=firstDifference(s.document.outline(),o.document.outline(),n)
if(a===undefined)return undefined
const c=t.sections.findLast(({start:t})=>t.start<=a)??t.sections[0]
const l="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"
return{offset:c?.start.start??a,code:"changes-surroundings",message:l}}function affectsOtherBlocks({text:t,document:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,c.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return!e.isOutlineExact||o||r||/status-(?:badge|page)\s*\]/iu.test(t)}async function planFile(t,e,{baseUrl:n,checkOnly:s}){const{path:o,text:r,finding:i}=t
const c=[]
const l=[]
for(const s of t.requests){const t=await planSection(s,e.get(s),n)
if("message"in t)l.push(t)
else c.push(t)}if(l.length>0)return{outcome:"failed",path:o,problems:l}
const f=c.map(t=>t.pieces)
const u=await rewriteSections(i,f)
if(u.outcome==="refused"){const{offset:t,code:e,message:n}=u.problem
return(0,M.g4)(o,[{...(0,a.t$)(r,t),code:e,message:n}])}const{sections:d,changed:h}=u
const m=s?"out-of-date":"changed"
const p=i.sections.flatMap((t,e)=>{const n=d[e]
return h[e]&&n?[{before:t.content,after:n.content}]:[]})
const g=p.length>0
const w=c.map((t,e)=>toSectionReport(t,h[e]?m:"unchanged"))
return{outcome:"planned",path:o,report:{path:o,outcome:g?m:"unchanged",sections:w,problems:[]},change:g?{path:o,before:r,after:u.text,edits:p,sections:{before:i.sections,after:d}}:null,pages:c.map(({page:t})=>t),warnings:c.flatMap(t=>sectionWarnings(o,t))}}async function planSection(t,e,o){const{section:r,format:i,slug:a,shown:c,current:l}=t
if(e===undefined)throw new Error(`Page "${a}" was not fetched`)
if(e.outcome==="failed")return toProblem(t,e.error)
const{status_page_url:f}=e.snippets
const u=f.outcome==="safe"?f.value:""
if(e.source==="stale"&&l.isFilled&&!l.showsOtherPage){return{request:t,page:e,address:l.address??u,pieces:null}}const d=r.layout.context==="html"?"html":"markdown"
const h=c.map(t=>s.s9[t][d]??"status_page_url")
const m=["status_page_url",...h].map(t=>e.snippets[t])
const p=m.find(t=>t.outcome==="unsafe")
if(p)return toProblem(t,new O._("unsafe-answer",{slug:a,baseUrl:o,...p}))
const g=await(0,P.IX)((0,y.Kf)(e.snippets),{slug:a,baseUrl:o})
const w=c.map(t=>g[t][d]??"")
if(i!=="mdx")return{request:t,page:e,address:u,pieces:w}
const{toMdx:b}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,2233))
return{request:t,page:e,address:u,pieces:w.map(b)}}function toProblem({section:t},e){const n=e instanceof O._?e.kind:"input"
return{kind:n,...t.position,code:e.code,message:e.message}}function toSectionReport({request:t,address:e},n){const{section:s,slug:o,current:r}=t
const{position:i,layout:a}=s
return{line:i.line,context:a.context,slug:o,address:e,previousAddress:r.address,outcome:n}}function sectionWarnings(t,{request:e,page:n,address:s,pieces:o}){if(o===null||n.source==="offline")return[]
const{slug:r,customDomain:i,section:a}=e
const c=domainWarnings(r,i,s)
return c.map(e=>({...e,path:t,...a.position}))}async function refreshFiles(t,e,n,s){const o=new Matches
const r=[]
for await(const n of t){const t=await analyzeFile(n,e,s)
o.add(n,t.outcome!=="no-section")
if(t.outcome!=="no-section")r.push(t)}const i=r.filter(t=>t.outcome==="analyzed")
if(i.length<r.length)return(0,M.Nq)(r,[])
const a=o.findMissingSection()
if(a!==null)return(0,M.Nq)(r,[],a)
const c=i.flatMap(t=>t.requests)
const{pages:l,warnings:f}=await fetchPages(c,e,n)
const u=[]
for(const t of i)u.push(await planFile(t,l,e))
const d=u.filter(t=>t.outcome==="planned")
const h=toPageReports(d.flatMap(t=>t.pages))
if(d.length<u.length)return(0,M.Nq)(u,h)
const m=d.flatMap(({change:t})=>t??[])
const p=e.checkOnly?"out-of-date":"changed"
return{outcome:m.length>0?p:"unchanged",files:d.map(({report:t})=>t),pages:h,changes:m,warnings:[...f,...i.flatMap(t=>t.warnings),...d.flatMap(t=>t.warnings)],failure:null}}function toPageReports(t){return[...new Set(t)].map(({slug:t,source:e,snippets:n})=>{const o=s.Rz.map(t=>{const e=n[t]
return[t,e.outcome==="safe"?e.value:null]})
return{slug:t,source:e,snippets:Object.fromEntries(o)}})}class Matches{#t={files:0,withSection:0}
#e=new Map
add({matchedBy:t=[]},e){for(const e of t){if(!this.#e.has(e))this.#e.set(e,{files:0,withSection:0})}const n=[this.#t,...t.map(t=>this.#e.get(t)??this.#t)]
for(const t of n){t.files+=1
if(e)t.withSection+=1}}findMissingSection(){for(const[t,{files:e,withSection:n}]of this.#e){if(n===0)return refresh_files_missingSection(e,` that ${t} matched`)}return this.#t.withSection===0?refresh_files_missingSection(this.#t.files,""):null}}function refresh_files_missingSection(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or specify the file that contains them`
return{kind:"input",code:"no-section",message:s}}async function refreshText(t,{path:e,format:n},s,o,r){const i={path:e,format:n,isExplicit:false,content:{outcome:"read",text:t}}
const a=await refreshFiles([i],{...s,checkOnly:false},o,r)
const[c]=a.files
const[l]=a.changes
const{sections:f=[],problems:u=[]}=c??{}
const d=c&&a.failure?a.failure.kind:null
const h=d==="publishing"?null:d
const m=h?"failed":l?"changed":"unchanged"
const{before:p,after:g}=l?.sections??{before:[],after:[]}
return{outcome:m,text:l?.after??t,sections:f,problems:u,warnings:a.warnings,failure:h,before:p,after:g}}var E=n(5865)
function refreshForJob({settings:t,fetchSnippets:e},n,s=false){return refreshFiles(n,{...t,checkOnly:s},e,E.y)}function toJobResult(t,e,n=null){return{refresh:t,published:n,publishError:null,isOwnRepository:e,changeReport:null}}function withPublishError(t,e,n){const s=(0,M.kc)(toOutOfDate(t),e)
return{...toJobResult(s,n),publishError:e}}function toOutOfDate(t){const e=t.files.map(t=>({...t,outcome:rename(t.outcome),sections:t.sections.map(t=>({...t,outcome:rename(t.outcome)}))}))
return{...t,outcome:rename(t.outcome),files:e}}function rename(t){return t==="changed"?"out-of-date":t}},2454:(t,e,n)=>{n.d(e,{Ff:()=>o,NB:()=>s,yX:()=>scanComments})
const s={raw:undefined,isInLink:false,isInHeading:false}
const o=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(t,e){const{isInLink:n,isInHeading:s}=e
const o=[]
const r=[]
let i=0
for(const{0:e,1:a="",2:c,index:l}of t.matchAll(/<!--([\s\S]*?)(-->|$)/g)){if(l>i)r.push({start:i,end:l})
i=l+e.length
const t=c!==""
const f=t?a:a.replace(/(?:--!?|-)$/,"")
o.push({start:l,end:i,text:normalize(f),isClosed:t,isInLink:n,isInHeading:s})}if(i<t.length)r.push({start:i,end:t.length})
return{comments:o,tags:[],texts:r,state:e}}function normalize(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}},6576:(t,e,n)=>{n.d(e,{EU:()=>isOnOneLine,OW:()=>unprefixedContent,Z7:()=>withoutPrefix,aA:()=>computeLayout,cI:()=>renderContent})
function computeLayout(t,e,n){const{start:r,end:i}=e
const[a,c]=[r.context,i.context]
if(r.isInLink||i.isInLink)return refuse(e,"inside-link",s)
if(r.parent===i.parent){if(a.kind==="text"&&c.kind==="text"){const{table:t,html:e}=a
return{valid:true,layout:e?{context:"html",form:"line",...e}:{context:"inline",table:t}}}if(a.kind==="flow"&&c.kind==="flow"){return{valid:true,layout:flowLayout(a,c,isOnOneLine(t,e))}}}const{line:l}=n(i.range.start)
return refuse(e,"different-containers",`the section ends at line ${l}, ${o}`)}function flowLayout(t,e,n){if(n)return{context:"html",form:"line",...t.html}
const{indentation:s}=t
if(t.hasHtmlBefore){const n=e.prefix+(e.startsLine?e.indentation:s)
return{context:"html",form:"lines",prefix:e.prefix+s,closingPrefix:n,...t.html}}const o=e.prefix+(e.hasHtmlBefore?s:e.indentation)
return{context:"flow",prefix:e.prefix,closingPrefix:o,tight:t.list!==null&&!t.list.loose}}function isOnOneLine(t,{content:e}){return!/[\r\n]/.test(t.slice(e.start,e.end))}const s="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
const o="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}function renderContent(t,e,n){if(t.context==="inline")return renderInline(e,t.table)
if(t.context==="html"&&t.form==="line"){return renderInline(e,false,t.jsx&&r)}const s=t.context==="flow"&&!t.tight
const o=t.context==="html"&&t.jsx?r:""
const i=e.map((t,n)=>(t+(n<e.length-1?o:"")).split("\n"))
const a=s?["",...i.flatMap(t=>[...t,""])]:i.flat()
const c=a.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...c,t.closingPrefix].join(n)}const r="{' '}"
function renderInline(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
return e.reduce((t,e)=>{const n=t===""||t.endsWith(">")&&e.startsWith("<")
return t+(n?e:` ${e}`)},"")}function unprefixedContent(t,{content:e,layout:n}){return withoutPrefix(t.slice(e.start,e.end),n)}function withoutPrefix(t,e){const n="prefix"in e?e.prefix:""
if(n==="")return t
const s=n.trimEnd()
return t.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(n))return t.slice(n.length)
return s!==""&&t.startsWith(s)?t.slice(s.length):t}).join("\n")}},1234:(t,e,n)=>{n.d(e,{Pd:()=>o,Xd:()=>Containers,go:()=>s})
const s=new Set(["listOrdered","listUnordered"])
const o=new Set(["blockQuote","gfmFootnoteDefinition",...s])
const r=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const i=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
class Containers{#n={}
#s=[]
#o=false
visit([t,e]){if(t==="enter")this.#r(e)
else if(o.has(e.type)&&this.#s.at(-1)?.token===e)this.#s.pop()}get parent(){return this.#s.at(-1)?.parent??this.#n}get list(){return this.#s.at(-1)?.list??null}#r(t){const e=this.#s.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#o)n.blankSeen=true
if(n?.blankSeen&&!r.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#o=i.has(t.type)
if(e&&t.type==="listItemPrefix")e.parent={}
if(!o.has(t.type))return
this.#s.push({token:t,parent:t,list:s.has(t.type)?{loose:false,blankSeen:false}:null})}}},7196:(t,e,n)=>{n.d(e,{IH:()=>a,QX:()=>i,eV:()=>HtmlVisitor,so:()=>r})
var s=n(8241)
var o=n(2454)
const r=new Set(["atxHeading","setextHeading"])
const i=new Set(["tableData","tableHeader"])
const a=new Set(["paragraph",...r,...i])
class HtmlVisitor{comments=[]
elements=[]
texts=[]
tokenizeHtml=o.yX
#i
#a
#s=[]
#c=new Map
#l=[]
#f
#u=0
#d=o.NB
#h=o.NB
constructor(t,e){this.#i=t
this.#a=e}visit([t,e]){if(t==="enter"){this.#r(e)
this.#s.push(e)}else{this.#s.pop()
this.#m(e)}}#r({type:t,start:e,end:n}){if(a.has(t)){this.#f=t
this.#h=this.#d}else if(t==="labelText"){this.#u+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#l=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#l.push({start:e.offset,end:n.offset,lineStart:t})}}#m({type:t}){if(a.has(t)){const[t,e]=[this.#d,this.#h]
this.#d={raw:t.raw&&e.raw,isInLink:t.isInLink&&e.isInLink,isInHeading:t.isInHeading&&e.isInHeading}
this.#f=undefined}else if(t==="labelText"){this.#u-=1}else if(t==="htmlFlow"){this.#d=this.#p(this.#d)}else if(t==="htmlText"){this.#h=this.#g(this.#h)}}#p(t){const e=this.#w()
const n=this.#b(e,t)
for(const t of n.comments){this.#k(t,this.#a.parent,this.#x(e,t.start))}return n.state}#g(t){const e=this.#w()
const n=this.#b(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#f!==undefined&&i.has(this.#f)
const e=this.#s.at(-1)??this.#a.parent
this.#k(s,e,{kind:"text",table:t})}return n.state}openAfter(t){const e=[...this.#c].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}#b(t,e){const n=this.tokenizeHtml(t,e)
for(const t of n.tags)this.#y(t)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#v+t,end:this.#v+e})}return n}#y({kind:t,name:e,start:n,end:s}){const o={start:this.#v+n,end:this.#v+s}
const r=this.#c.get(e)??[]
if(t==="open"){this.#c.set(e,r)
r.push(o)}else{const t=r.pop()
if(t)this.elements.push({name:e,open:t,close:o})}}#k({start:t,end:e,text:n,isClosed:s,...o},i,a){const c={start:this.#v+t,end:this.#v+e}
const l=o.isInLink||this.#u>0
const f=o.isInHeading||this.#f!==undefined&&r.has(this.#f)
this.comments.push({range:c,text:n,isClosed:s,isInLink:l,isInHeading:f,parent:i,context:a})}#x(t,e){const n=this.#v+e
const o=this.#l[(0,s.r)(this.#l,n)]
if(!o)throw new RangeError(`No line of HTML at offset ${n}`)
const r=this.#i.slice(o.start,n)
return{kind:"flow",hasHtmlBefore:t.slice(0,e).trim()!=="",startsLine:r.trim()==="",prefix:this.#i.slice(o.lineStart,o.start),indentation:/^[ \t]*/.exec(r)?.[0]??"",list:this.#a.list}}get#v(){return this.#l[0]?.start??0}#w(){let t=""
let e=this.#v
for(const{start:n,end:s}of this.#l){t+=this.#i.slice(e,n).replace(/[^\r\n]/g," ")+this.#i.slice(n,s)
e=s}return t}}},4054:(t,e,n)=>{n.d(e,{v:()=>OutlineVisitor})
var s=n(1234)
const o=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
class OutlineVisitor{#$=[]
#a
constructor(t){this.#a=t}visit([t,{type:e,start:n,end:r}]){if(t!=="enter"||o.has(e))return
const i=s.go.has(e)?this.#a.list:null
this.#$.push({start:n.offset,end:r.offset,type:e,list:i})}get outline(){return this.#$.map(({list:t,type:e,...n})=>({...n,type:t?.loose?`${e} loose`:e}))}}},6118:(t,e,n)=>{n.r(e)
n.d(e,{collectMarkdown:()=>collectMarkdown,definitionIn:()=>definitionIn,parseMarkdown:()=>parseMarkdown})
var s=n(31)
var o=n(2454)
var r=n(6202)
var i=n(411)
var a=n(6549)
var c=n(1234)
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
o=r}}const l=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(t,e){l.lastIndex=e
return l.test(t)?l.lastIndex:t.length}const f=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return f.exec(t)?.[0].length??0}const u=new Set(["htmlFlow","codeFenced"])
function openBlockAt(t,e){const n=t.findLast(([,{type:t}])=>u.has(t)||c.Pd.has(t))
return n&&u.has(n[1].type)&&n[1].end.offset===e?n[1].type:null}function fenceEnd(t,e,n){const s=e.findLast(([,{type:t}])=>t==="codeFencedFenceSequence")?.[1]
const o=t.slice(s?.start.offset,s?.end.offset)
const r=`${o.slice(0,1)}{${o.length},}`
const i=new RegExp(`(?<=[\\r\\n]) {0,3}${r}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
i.lastIndex=n
return i.test(t)?i.lastIndex:t.length}const d=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(t,{start:e,end:n}){d.lastIndex=e
const[s="",o=""]=d.exec(t)??[]
if(o===""||e+s.length!==n)return null
const[r,i]=[pointAt(e,1),pointAt(e+o.length,o.length+1)]
const a={type:"htmlFlow",start:r,end:i}
const c={type:"htmlFlowData",start:r,end:i}
return[["enter",a,h],["enter",c,h],["exit",c,h],["exit",a,h]]}const h=Object.freeze({})
function pointAt(t,e){return{line:1,column:e,offset:t,_index:0,_bufferIndex:0}}var m=n(7196)
var p=n(4054)
async function parseMarkdown(t,{defined:e=[],extent:n="sections",timer:s=new a.p}={}){const o=n==="whole"
const r=(0,i.yU)(t)
const c=o||(0,i.bj)(t,r)
const l=c?await labelsOf(t,s):w
const f={...l,links:[...e,...l.links]}
const load=()=>parserOf(t,{labels:f,timer:s})
if(o)return collectMarkdown(t,blocksOf(t,g,load))
return collectMarkdown(t,blocksOf(t,i.K7,load),{until:r,outlined:i.P})}async function collectMarkdown(t,e,{until:s=t.length,outlined:i=g}={}){const a=new c.Xd
const l=new m.eV(t,a)
const f=new p.v(a)
const u=new r.o
const d=[]
let h=true
let w=0
let b
for await(const{start:r,end:c,events:m,extended:p}of e){const e=t.slice(r,c)
const g=i.test(e)
if(g&&p)h=false
if(l.tokenizeHtml===o.yX&&o.Ff.test(e)){l.tokenizeHtml=(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,9844))).tokenizeHtml}for(const e of m){a.visit(e)
l.visit(e)
if(g)f.visit(e)
u.visit(e)
d.push(...definitionIn(t,e))}w=c
if(c>=s)b??=lastClosing(l,t,c)
if(c>=(b??s))break}const{comments:k,elements:x,texts:y}=l
return{comments:k,elements:x,foreignComments:u.findIn(t.slice(0,w),y),definitions:d,outline:()=>f.outline,isOutlineExact:h}}async function parserOf(t,e){const{createEventParser:s}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,3971))
return s(t,e)}const g=/^/
const w={links:[],footnotes:[]}
async function labelsOf(t,e){const n=new Set
const s=new Set
const load=()=>parserOf(t,{timer:e})
for await(const{events:e}of blocksOf(t,i.Co,load)){for(const o of e){for(const{label:e}of definitionIn(t,o))n.add(e)
for(const e of footnoteIn(t,o))s.add(e)}}return{links:[...n],footnotes:[...s]}}function definitionIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="definitionLabel")return[]
return[{start:o.offset,label:(0,s.B)(t.slice(o.offset+1,r.offset-1))}]}function footnoteIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(t.slice(o.offset,r.offset))]}function lastClosing(t,e,n){const s=t.openAfter(t.comments[0]?.range.start??n)
const o=s.size>0?e.slice(n).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const r=[...o].findLast(([,t=""])=>s.has(t.toLowerCase()))
return r?n+r.index+1:0}},7908:(t,e,n)=>{n.d(e,{LD:()=>parseUnclosedMarker,gY:()=>parseMarker,kp:()=>roleOf,lO:()=>spell})
var s=n(1916)
var o=n(8851)
const r=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const i=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const a=/^(?:start|begins?|opens?)$/
const c=/^(?:ends?|stops?|close|finish)$/
function parseMarker(t,e){const n=t.trim()
const[,s,i=""]=r.exec(n)??[]
if(s==="start")return(0,o.vB)(i)
if(s==="end"){if(i==="")return{kind:"end"}
const t=`the end marker takes no attributes, but has "${i}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:t,role:"end"}}const a=alikeRole(n.replace(/^[*-]+\s*/,""))
return a?lookAlike(a,"looks like a marker but is not one",e):{kind:"other"}}function parseUnclosedMarker(t,e){const[n=""]=t.trim().split(/--!?>|[\r\n]/)
const s=parseMarker(n,e)
return s.kind==="other"?s:lookAlike(roleOf(s),'marker does not end with "--\x3e"',e)}function spell(t,e){return e==="html"?`\x3c!-- status-snippets ${t} --\x3e`:`{/* status-snippets ${t} */}`}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function lookAlike(t,e,n){return{kind:"problem",code:"look-alike",message:`this ${e}; write ${spell(t,n)}`,role:t}}function alikeRole(t){const[,e,n=""]=i.exec(t)??[]
if(e===undefined||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return undefined
const o=e.toLowerCase()
if(a.test(o)||(0,s.Io)(o,"start")<=2)return"start"
return c.test(o)||(0,s.Io)(o,"end")<=1?"end":undefined}},6202:(t,e,n)=>{n.d(e,{o:()=>MdxLookalikes,u:()=>mdxComments})
var s=n(8241)
const o=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
class MdxLookalikes{#S=[]
visit([t,{type:e,start:n,end:s}]){if(t==="enter"&&o.has(e)){this.#S.push({start:n.offset,end:s.offset})}}findIn(t,e){return mdxComments(t).filter(({start:t})=>(0,s.h)(this.#S,t)<0||(0,s.h)(e,t)>=0)}}function mdxComments(t){const e=[]
let n=t.indexOf("/*")
while(n>=0){const s=braceBefore(t,n)
const o=n+"/*".length
const r=s===undefined?o:t.indexOf("*/",o)
if(r<0)break
if(s!==undefined)e.push({start:s,text:t.slice(o,r)})
n=t.indexOf("/*",s===undefined?o:r+"*/".length)}return e}function braceBefore(t,e){let n=e-1
while(n>=0&&/\s/.test(t.charAt(n)))n-=1
if(t.charAt(n)!=="{")return undefined
let s=0
while(t.charAt(n-1-s)==="\\")s+=1
return s%2===0?n:undefined}},1825:(t,e,n)=>{n.d(e,{v:()=>s})
const s={comments:[],elements:[],foreignComments:[],definitions:[],outline:()=>[],isOutlineExact:true}},411:(t,e,n)=>{n.d(e,{Co:()=>c,K7:()=>l,P:()=>i,bj:()=>dependsOnDefinitions,nr:()=>mentionsMarkers,yU:()=>lastMarkerWordEnd})
const s="status[-_ ]?snippet"
const o=new RegExp(s,"i")
function mentionsMarkers(t){return o.test(t)}const r=`${s}|status-(?:badge|page)\\s*\\]`
const i=new RegExp(r,"iu")
const a="<|`{3}|~{3}|\\]:"
const c=new RegExp(a)
const l=new RegExp(`${a}|${r}`,"iu")
function lastMarkerWordEnd(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(r,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}const f=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${r}`,"giu")
function dependsOnDefinitions(t,e){if(!t.includes("]:"))return false
if(hasMarkerWordAfterBracket(t.slice(0,e)))return true
for(const{index:e}of t.matchAll(/\]:/g))if(isLabelWithTag(t,e))return true
return false}function hasMarkerWordAfterBracket(t){let e=false
for(const[n]of t.matchAll(f)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const u=999
function isLabelWithTag(t,e){const n=t.slice(Math.max(0,e-u),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}},6549:(t,e,n)=>{n.d(e,{D:()=>ParseLimitError,p:()=>ParseTimer})
const s=6e4
const o=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:t},e){super(`${e}; simplify it, or move the sections to another file`)
this.problem={offset:t,code:"too-complex",message:this.message}}}class ParseTimer{#M
#O=s
constructor(t){this.#M=t}parse(t,e){try{return this.#M?this.#P(t,e,this.#M):e()}catch(e){if(e instanceof RangeError)throw new ParseLimitError(t,i)
throw e}}#P(t,e,{now:n,runWithTimeLimit:s}){if(this.#O<=0)throw new ParseLimitError(t,r)
const i=n()
try{if(t.end-t.start<=o)return e()
const n=s(Math.ceil(this.#O),e)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(t,r)}finally{this.#O-=n()-i}}}const r=`the part of the file that starts here takes too long to parse (a file may take ${s/1e3} s)`
const i="the part of the file that starts here is nested too deeply to parse"},2764:(t,e,n)=>{n.d(e,{IX:()=>formatSnippets,wd:()=>generateSnippets})
var s=n(2658)
const o=/^[A-Za-z\d.:/-]*$/
async function generateSnippets(t,e){const s=generateFromTemplates(t,e)
if(s!==null)return s
const{generateWithPrinters:o}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return o(t,e)}async function formatSnippets(t,e){const s=formatFromTemplates(t,e)
if(s!==null)return s
const{formatWithPrinters:o}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return o(t,e)}function generateFromTemplates(t,e){const[n,r]=[(0,s.pq)(t),(0,s.Qw)(t)]
if(![n,r,e].every(t=>o.test(t)))return null
const i=`src="${r}" data-slug="${t.slug}" data-theme="auto"`
const a='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:e,badge_markdown:`[![Status](${n})](${e})`,badge_html:`<a href="${e}"><img alt="Status" src="${n}" /></a>`,widget_script:`<script ${i}><\/script>`,widget_html:`<div>\n  <script ${i} ${a}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${e}](${e})`}}function formatFromTemplates(t,e){const n=t.status_page_url
const r=(0,s.pq)(e)
if(!o.test(n)||!o.test(r))return null
const i=`<strong>Status:</strong> See live status \u2192 <a href="${n}">${n}</a>`
return(0,s.XP)(t,i,`[status-badge]: ${r}\n[status-page]: ${n}`)}},8907:(t,e,n)=>{n.d(e,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var s=n(1244)
var o=n(9529)
function addressOf({slug:t,statusPageHost:e,customDomain:n}){if(n!==null)return`https://${n}`
if(e===null){throw new o.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${t}" cannot be built from base-url`})}const s=parseAddress(`https://${t}.${e}`)
if(s.outcome==="address")return s.address
throw new o.d({input:"slug",value:t,problem:`cannot be a subdomain of ${e}, because ${t}.${e} ${s.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(t){const e=/^https:\/\/(.*)$/s.exec(t)?.[1]
if(e===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=e.replace(/\/$/,"")
const o=(0,s.o6)(n,{minLabels:2,allowSlugLabels:true})
if(o.outcome==="refused")return o
const r=o.host===n.toLowerCase()
return{outcome:"address",address:`https://${r?n:o.host}`}}function isSameAddress(t,e){return new URL(t).href===new URL(e).href}},7554:(t,e,n)=>{n.d(e,{Kf:()=>safeStrings,N9:()=>unsafe,P$:()=>validatePageUrl,Uu:()=>trustGenerated,gB:()=>safe,nv:()=>areAllSafe})
var s=n(7819)
var o=n(8907)
var r=n(2658)
function safe(t){return{outcome:"safe",value:t}}function unsafe(t,e){return{outcome:"unsafe",field:t,reason:e}}function validatePageUrl(t){const e=t.trim()
const n=(0,o.or)(e)
if(n.outcome==="address")return safe(n.address)
return unsafe("status_page_url",`${(0,s.h)(e)} ${n.problem}`)}function trustGenerated(t){return(0,r.YP)(e=>safe(t[e]))}function areAllSafe(t){return r.Rz.every(e=>t[e].outcome==="safe")}function safeStrings(t){return(0,r.YP)(e=>{const n=t[e]
return n.outcome==="safe"?n.value:""})}},7032:(t,e,n)=>{n.d(e,{RE:()=>lineEndingOf,TR:()=>createLocator,t$:()=>positionAt})
var s=n(8241)
const o=/\r\n|\n|\r/g
function createLocator(t){const e=[{start:t.startsWith("\ufeff")?1:0}]
const n=t.matchAll(o)
return t=>{while((e.at(-1)?.start??0)<=t){const{value:t}=n.next()
if(t===undefined)break
e.push({start:t.index+t[0].length})}const o=Math.max((0,s.r)(e,t),0)
return{line:o+1,column:Math.max(t-(e[o]?.start??0),0)+1}}}function positionAt(t,e){return createLocator(t)(e)}function lineEndingOf(t,e){if(!t.includes("\r"))return"\n"
const n=new Map
for(const{0:r,index:i}of t.matchAll(o)){if((0,s.h)(e,i)<0)n.set(r,(n.get(r)??0)+1)}const[r]=[...n].sort(([,t],[,e])=>e-t)
return r?.[0]??/\r\n|\n|\r/.exec(t)?.[0]??"\n"}},8241:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

