"use strict"
exports.id=43
exports.ids=[43]
exports.modules={2043:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(2658)
var o=n(8702)
var i=n(622)
const r={badge:["flow","tight","inline","html","phrasing"],link:["flow","tight","inline","html","phrasing"],widget:["flow","html"],script:["flow","html","phrasing","head"],definitions:["flow"]}
const a={flow:"is not possible on lines of its own",tight:"needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list",inline:"is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around",head:"is not possible in <head>, which is not displayed; move the section into <body>",phrasing:"is not possible in a <p>, a heading or another element that contains only running text; move both markers out of that element",parts:"is not possible directly inside <table>, <tr>, <ul>, <svg> and similar elements; move both markers into a cell or list item, or outside",outside:"is not possible outside <body>; move both markers into it",html:"is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block"}
const c=["STATUS-BADGE","STATUS-PAGE"]
function snippetsShownIn(t,e){return t.attributes.show??e??(t.isInHeading?["badge"]:["badge","link"])}function checkShown(t,e){return t.sections.flatMap((n,s)=>{const o=e[s]??[]
const i=placementOf(n)
const c=o.find(t=>!r[t].includes(i))
if(c){const t=`"${c}" ${a[i]}`
return[{offset:n.start.start,code:"does-not-fit",message:t}]}return o.includes("definitions")?findRepeatedLabels(t,n,e):[]})}function placementOf({layout:t}){if(t.context==="html")return t.contentModel??"html"
return t.context==="flow"&&t.tight?"tight":t.context}function findRepeatedLabels({document:t,sections:e},n,s){if(e.find((t,e)=>s[e]?.includes("definitions"))!==n){const t='another section of the file already shows "definitions"; keep it in one of them'
return[{offset:n.start.start,code:"label-defined",message:t}]}const o=e.map(({content:t})=>t)
const r=t.definitions.find(({label:t,start:e})=>c.includes(t)&&(0,i.h)(o,e)<0)
if(!r)return[]
const a=`the label [${r.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`
return[{offset:r.start,code:"label-defined",message:a}]}var l=n(8118)
var f=n(7032)
var u=n(7908)
function pairMarkers(t,e){const n=[]
const s=findWrongSyntax(t,e)
const report=({range:t},e,n)=>s.push({offset:t.start,code:e,message:n})
const[o,i]=[(0,u.lO)("start",e),(0,u.lO)("end",e)]
let r
for(const s of t.comments){const t=(s.isClosed?u.gY:u.LD)(s.text,e)
if(t.kind==="other")continue
if(t.kind==="problem")report(s,t.code,t.message)
if((0,u.kp)(t)==="start"){if(r)report(s,"nested-start",`a section starts inside another one; end that with ${i} before this marker`)
else r={comment:s,marker:t}}else if(r){if(t.kind==="end"&&r.marker.kind==="start"){const t={start:r.comment.range.end,end:s.range.start}
n.push({start:r.comment,end:s,content:t,attributes:r.marker.attributes})}r=undefined}else if(t.kind==="end"){report(s,"end-without-start",`an end marker without a start; put ${o} before it or remove it`)}}if(r?.marker.kind==="start"){report(r.comment,"start-without-end",`a start marker without an end; put ${i} where the section ends`)}return{pairs:n,problems:s}}function findWrongSyntax(t,e){const n=e==="html"?"mdx":"html"
return t.wrongSyntaxComments.flatMap(({start:t,text:s})=>{const o=(0,u.gY)(s,n)
if(o.kind==="other")return[]
const i=(0,u.kp)(o)
const r=`${(0,u.lO)(i,n)} ${d[e]}; write ${(0,u.lO)(i,e)}`
return[{offset:t,code:"look-alike",message:r+m[e]}]})}const d={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const m={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
var h=n(1825)
var p=n(6549)
async function findSections(t,e,{effects:n,...s}={}){const o=s.timer??new p.p(n)
if(!(0,u.nr)(t))return toFindResult(t,e,h.v,o)
const i=await g[e]()
try{return toFindResult(t,e,await i(t,{...s,timer:o}),o)}catch(n){if(!(n instanceof p.D))throw n
return toFindResult(t,e,{...h.v,problems:[n.problem]},o)}}const g={md:async()=>(await Promise.resolve().then(n.bind(n,196))).parseMarkdown,mdx:async()=>(await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,4931))).parseMdx,html:async()=>(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,6602))).parseHtmlFile}
function toFindResult(t,e,n,s=new p.p){const o=(0,f.T)(t)
const{pairs:i,problems:r}=pairMarkers(n,e==="mdx"?"mdx":"html")
const a=findUnbalancedElements(n.elements,i)
const c=[...n.problems,...r]
const u=[]
for(const e of i){const{start:n,end:s,content:i,attributes:r}=e
const f=(0,l.dv)(t,e,o)
const d="problem"in f?f.problem:a.get(e)
if(d)c.push(d)
if("problem"in f)continue
u.push({...{start:n.range,end:s.range,content:i,attributes:r,layout:f.layout},position:o(n.range.start),isInHeading:n.isInHeading})}c.sort((t,e)=>t.offset-e.offset)
const d=e==="md"?i.flatMap(e=>findRawMarkdown(t,e)):[]
return{text:t,format:e,sections:u,problems:c,warnings:d,document:n,timer:s}}function findUnbalancedElements(t,e){const n=e.map(({content:t})=>t)
const s=new Map
for(const{name:o,open:r,close:a}of t){const[t,c]=[(0,i.h)(n,r.start),(0,i.h)(n,a.start)]
if(t===c)continue
const l=`only one of the tags <${o}> and </${o}> is in this section; put both markers inside the element, or both outside`
for(const n of[e[t],e[c]]){if(n)s.set(n,{offset:n.start.range.start,code:"different-containers",message:l})}}return s}function findRawMarkdown(t,e){const{context:n,range:s}=e.start
if(n.kind!=="flow"||n.hasHtmlBefore||!(0,l.EU)(t,e))return[]
const o=/^[^\r\n]*/.exec(t.slice(e.end.range.end))?.[0].trim()??""
const i=o!==""&&!o.startsWith("<")
if(!i&&!/[*_`~[\]]/.test(o.replace(/<[^<>]*>/g,"")))return[]
const r="a line that starts with a comment is an HTML block, so the Markdown after the end marker is not rendered; put the markers on their own lines"
return[{offset:s.start,code:"raw-markdown",message:r}]}var w=n(1244)
var k=n(9529)
var x=n(8551)
var b=n(8418)
async function parseLinkedPage(t,{slug:e,isSlugOnMarker:n},s,i){const{slugs:r,targets:a,badgeOrigins:c}=await findReferences(t,s,i)
const l=[...a].map(o.P$)
const f=l.flatMap(t=>t.outcome==="safe"?[t.value]:[])
const[u=null]=f
const d=[...r].some(t=>t!==e)
const m=!d&&(r.has(e)||n)
const h=f.length===a.size&&f.every(t=>(0,b.Lb)(t,u??""))
return{showsOtherPage:d,address:u,addressOfPage:h&&m?u:null,badgeOrigins:c}}class References{slugs=new Set
targets=new Set
badgeOrigins=new Set
addImage(t){const[,e,n]=y.exec(t)??[]
if(e===undefined||n===undefined)return
this.slugs.add(n)
this.badgeOrigins.add(e)}addTarget(t){this.targets.add(t.replace(/\/$/,""))}}const y=/^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s
async function findReferences(t,e=false,n=t=>t()){return findPlainReferences(t)??await parseReferences(t,e,n)}const S=/\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status \u2192 \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g
function findPlainReferences(t){const e=new References
const n=t.replace(S,(t,n,s,o)=>{if(n!==undefined)e.addImage(n)
e.addTarget(s??o)
return""})
return n.trim()===""?e:null}async function parseReferences(t,e,s){const o=new References
const i=e?(await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,6966))).fromMarkdown:(await Promise.all([n.e(982),n.e(665),n.e(765),n.e(146),n.e(369),n.e(761)]).then(n.bind(n,761))).parseGithubMarkdown
const r=t.replace(/^[ \t]+/gm,"")
for(const t of descendants(s(()=>i(r)))){const e=t.type==="image"||t.type==="definition"&&y.test(t.url)
if(e)o.addImage(t.url)
else if(t.type==="link"||t.type==="definition")o.addTarget(t.url)}if(t.includes("<")){const{listHtmlTokens:e}=await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,1032))
for(const n of s(()=>e(t)).tokens){if(n.kind!=="start")continue
for(const{name:t,value:e}of n.attributes){if(n.name==="a"&&t==="href")o.addTarget(e)
if(n.name==="img"&&t==="src")o.addImage(e)
if(n.name==="script"&&t==="data-slug")o.slugs.add(e)}}}return o}function*descendants(t){yield t
if("children"in t)for(const e of t.children)yield*descendants(e)}var v=n(993)
async function analyzeFile({path:t,format:e,content:n,isExplicit:s},o,i){if(n.outcome==="refused")return(0,v.g4)(t,[n.problem])
const{text:r}=n
const a=await findSections(r,e,{effects:i})
const c=a.sections.map(t=>snippetsShownIn(t,o.show))
const l=(0,f.T)(r)
const toPositioned=({offset:t,...e})=>({...l(t),...e})
const u=[...a.problems,...checkShown(a,c)].map(toPositioned)
const d=[]
for(const[t,e]of a.sections.entries()){const n=await createRequest(e,c[t]??[],a,o)
if("message"in n)u.push({...e.position,...n})
else d.push(n)}if(u.length>0)return(0,v.g4)(t,u.sort((t,e)=>t.line-e.line||t.column-e.column))
if(d.length===0){return s?(0,v.g4)(t,[missingSection(e)]):{outcome:"no-section"}}const m=[...a.warnings.map(e=>({path:t,...toPositioned(e)})),...d.flatMap(e=>scriptWarnings(t,e))]
return{outcome:"analyzed",path:t,text:r,finding:a,requests:d,warnings:m}}async function createRequest(t,e,{text:n,format:s,timer:o},i){const{slug:r,customDomain:a}=t.attributes
try{const c=r===undefined?i.slug:(0,x.d)(r)
if(c===null){return{code:"no-slug",message:'no slug: write slug="\u2026" on this marker, or set the option slug'}}const f=a===undefined?i.customDomain:(0,w.ZL)(a)
const u=(0,l.nF)(n.slice(t.content.start,t.content.end),t.layout)
const d={slug:c,isSlugOnMarker:r!==undefined}
const m=t.layout.context==="html"
const limitTime=e=>o.parse(t.content,e)
const h=u.trim()===""?null:await parseLinkedPage(u,d,m,limitTime)
return{section:t,format:s,slug:c,customDomain:f,shown:e,current:h}}catch(t){if(t instanceof k.d)return{code:"invalid-attribute",message:t.message}
if(t instanceof p.D)return{code:t.problem.code,message:t.message}
throw t}}function missingSection(t){const[e,n]=t==="mdx"?["{/*","*/}"]:["\x3c!--","--\x3e"]
const s=`${e} status-snippets start slug="\u2026" ${n} and ${e} status-snippets end ${n}`
const o=`this file contains no section; put ${s} where the snippets belong, or let "status-snippets init" do it`
return{line:1,column:1,code:"no-section",message:o}}function scriptWarnings(t,{section:e,format:n,shown:s}){const o=s.find(t=>t==="widget"||t==="script")
if(!o||n!=="md")return[]
const i=`"${o}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.position,code:"no-scripts",message:i}]}async function findSurroundingChange(t,e){let[n,s]=[t,e]
if(affectsOtherBlocks(t)||affectsOtherBlocks(e)){const o={defined:c,extent:"whole",timer:t.timer}
n=await findSections(t.text,t.format,o)
s=await findSections(e.text,e.format,o)}const o=findExceededLimit(t.sections,n)??findExceededLimit(t.sections,s)
if(o)return o
const i=findFirstDifference(spansOutside(n.document.outline(),t.sections),spansOutside(s.document.outline(),e.sections))
if(i===undefined)return undefined
const r=t.sections.findLast(({start:t})=>t.start<=i)??t.sections[0]
const a="rewriting this section would change how the text around it is rendered; put its markers on lines of their own with blank lines around, and keep everything that the rest of the file refers to outside the section"
return{offset:r?.start.start??i,code:"changes-surroundings",message:a}}function affectsOtherBlocks({text:t,document:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,i.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return!e.isOutlineExact||o||r||/status-(?:badge|page)\s*\]/iu.test(t)}function findExceededLimit(t,{problems:e}){const n=e.find(({code:t})=>t==="too-complex")
return n&&{...n,offset:t[0]?.start.start??0}}function findFirstDifference(t,e){const n=t.find(({key:t},n)=>t!==e[n]?.key)
if(n)return n.offset
return e.length>t.length?t.at(-1)?.offset??0:undefined}const $="gfmFootnoteCall"
function spansOutside(t,e){let n=0
const s=e.map(({content:t})=>{n+=t.end-t.start
return{...t,lengthSoFar:n}})
const withoutContents=t=>{const e=s[(0,i.r)(s,t)]
return e?t-e.lengthSoFar+Math.max(e.end-t,0):t}
return t.flatMap(({type:t,start:e,end:n})=>{const o=s[(0,i.r)(s,e)]
const r=o&&n<=o.end&&t!==$
if(e===n||r)return[]
return[{offset:e,key:`${t} ${withoutContents(e)} ${withoutContents(n)}`}]})}async function rewriteSections(t,e){const{text:n,format:s,sections:o,timer:i}=t
try{const r=await renderContents(t,e)
const a=o.map(({content:t},e)=>r[e]!==n.slice(t.start,t.end))
if(!a.includes(true))return{outcome:"written",text:n,changed:a,sections:o}
const{after:c,ranges:l}=splice(n,o,r)
const f=await findSections(c,s,{timer:i})
const u=findExceededLimit(o,f)??findLostSection(o,f,l)??await findSurroundingChange(t,f)
if(u)return{outcome:"refused",problem:u}
return{outcome:"written",text:c,changed:a,sections:f.sections}}catch(t){if(t instanceof p.D)return{outcome:"refused",problem:t.problem}
throw t}}async function renderContents({text:t,format:e,sections:s,timer:o},i){const r=s.map(({content:t})=>t)
const a=(0,f.R)(t,r)
const c=[]
for(const[r,{layout:f,content:u}]of s.entries()){const s=t.slice(u.start,u.end)
const d=i[r]
const m=d?(0,l.cI)(f,d,a):s
if(s===m||s.trim()===""){c.push(m)
continue}const{hasSameRendering:h}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,7808))
const p=o.parse(u,()=>h(s,m,f,e==="mdx"))
c.push(p?s:m)}return c}function splice(t,e,n){const s=[]
const o=[]
let i=0
let r=0
for(const[a,{content:c}]of e.entries()){const e=n[a]??""
s.push(t.slice(i,c.start),e)
const l=r+c.start-i
r=l+e.length
o.push({start:l,end:r})
i=c.end}return{after:s.join("")+t.slice(i),ranges:o}}function findLostSection(t,e,n){const s=n.findIndex(({start:n,end:s},o)=>{const[i,r]=[t[o],e.sections[o]]
if(r?.content.start!==n||r.content.end!==s)return true
return JSON.stringify(r.layout)!==JSON.stringify(i?.layout)})
if(s<0&&e.problems.length===0&&e.sections.length===t.length)return undefined
const o="the section would not be recognized after writing it; put its markers on lines of their own, with blank lines around"
return{offset:t[Math.max(s,0)]?.start.start??0,code:"not-read-back",message:o}}var M=n(7031)
var P=n(2764)
const L=8
async function resolvePages(t,e,n){const s=new Set(t.map(({slug:t})=>t))
const o=new Map
const i=s.values()
const r=Array.from({length:L},async()=>{for(const t of i)o.set(t,await fetchPage(t,e,n))})
await Promise.all(r)
const a=knownAddresses(t,e)
const c=new Map
const l=new Map
for(const n of t){const{slug:t,customDomain:s}=n
const i=`${t} ${s??""}`
const r=o.get(t)?.page??c.get(i)??await generatePage(n,a,e)
c.set(i,r)
l.set(n,r)}return{pages:l,warnings:[...s].flatMap(t=>o.get(t)?.warning??[])}}async function fetchPage(t,{source:e},n){if(e==="offline")return{page:null}
try{const e=await n(t)
const s={outcome:"available",slug:t,source:e.source,snippets:e.snippets}
if(e.source!=="stale")return{page:s}
const o=`${e.reason} Using the last good answer about page "${t}"; sections that already show the page are left unchanged.`
return{page:s,warning:{code:"stale",message:o}}}catch(n){if(!(n instanceof M._))throw n
if(n.code!=="plan-required"||e!=="auto")return{page:{outcome:"failed",error:n}}
const s=`${n.message} The snippets of page "${t}" are generated offline.`
return{page:null,warning:{code:"plan-required",message:s}}}}async function generatePage({slug:t,customDomain:e},n,{baseUrl:s,statusPageHost:i}){try{const r=e===null?n.get(t):undefined
const a=r??(0,b.ci)({slug:t,customDomain:e,statusPageHost:i})
const c=await(0,P.Z)({slug:t,baseUrl:s},a)
return{outcome:"available",slug:t,source:"offline",snippets:(0,o.Uu)(c)}}catch(t){if(t instanceof k.d)return{outcome:"failed",error:t}
throw t}}function knownAddresses(t,{source:e,baseUrl:n,statusPageHost:s}){const o=new Map
for(const{slug:i,customDomain:r,current:a}of t){if(r!==null||!a?.addressOfPage||o.has(i))continue
const t=[...a.badgeOrigins].every(t=>t===n)
const c=a.addressOfPage===`https://${i}.${s}`
if(!c&&(e!=="offline"||t))o.set(i,a.addressOfPage)}return o}function customDomainWarnings({source:t,snippets:e},{slug:n,customDomain:s}){const i=(0,o.Kf)(e).status_page_url
const r=t!=="offline"&&i!==""
if(!r||s===null||(0,b.Lb)(`https://${s}`,i))return[]
const a=`custom-domain is "${s}", but the service reports the address ${i} for page "${n}"; the reported address is used. Correct or remove custom-domain`
return[{code:"custom-domain-differs",message:a}]}function findUnsafeSnippet({slug:t,snippets:e},n,s){const o=n.map(t=>e[t]).find(t=>t.outcome==="unsafe")
return o&&new M._("unsafe-answer",{slug:t,baseUrl:s,...o})}async function resolvePageSnippets(t,e,n,s){const{page:o,warning:i}=await fetchPage(t.slug,n,s)
const r=o??await generatePage(t,new Map,n)
if(r.outcome==="failed")throw r.error
const a=findUnsafeSnippet(r,e,n.baseUrl)
if(a)throw a
return{source:r.source,snippets:safeStrings(r.snippets),warnings:[...i?[i]:[],...customDomainWarnings(r,t)]}}async function decideOutcome(t,e,{baseUrl:n,checkOnly:s}){const{path:o,text:i,finding:r}=t
const a=[]
const c=[]
for(const s of t.requests){const t=await fillSection(s,e.get(s),n)
if("message"in t)c.push(t)
else a.push(t)}if(c.length>0)return{outcome:"failed",path:o,problems:c}
const l=a.map(t=>t.pieces)
const u=await rewriteSections(r,l)
if(u.outcome==="refused"){const{offset:t,code:e,message:n}=u.problem
return(0,v.g4)(o,[{...(0,f.T)(i)(t),code:e,message:n}])}const{text:d,sections:m,changed:h}=u
const p=r.sections.flatMap(({content:t},e)=>{const n=m[e]
return h[e]&&n?[{before:t,after:n.content}]:[]})
const g=s?"out-of-date":"changed"
const w=p.length>0
const k=a.map((t,e)=>toSectionReport(t,h[e]?g:"unchanged"))
return{outcome:"decided",path:o,report:{path:o,outcome:w?g:"unchanged",sections:k,problems:[]},change:w?{path:o,before:i,after:d,edits:p,sections:{before:r.sections,after:m}}:null,pages:a.map(({page:t})=>t),warnings:a.flatMap(({request:t,page:e,pieces:n})=>{const s=n===null?[]:customDomainWarnings(e,t)
return s.map(e=>({...e,path:o,...t.section.position}))})}}async function fillSection(t,e,i){const{section:r,format:a,slug:c,shown:l,current:f}=t
if(e===undefined)throw new Error(`Page "${c}" was not resolved`)
if(e.outcome==="failed")return toProblem(t,e.error)
const u=(0,o.Kf)(e.snippets)
const d=u.status_page_url
if(e.source==="stale"&&f!==null&&!f.showsOtherPage){return{request:t,page:e,address:f.address??d,pieces:null}}const m=r.layout.context==="html"?"html":"markdown"
const h=l.map(t=>s.s9[t][m]??"status_page_url")
const p=findUnsafeSnippet(e,["status_page_url",...h],i)
if(p)return toProblem(t,p)
const g=await(0,P.I)(u,{slug:c,baseUrl:i})
const w=l.map(t=>g[t][m]??"")
if(a!=="mdx")return{request:t,page:e,address:d,pieces:w}
const{toMdx:k}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(146),n.e(990),n.e(532),n.e(996)]).then(n.bind(n,2233))
return{request:t,page:e,address:d,pieces:w.map(k)}}function toProblem({section:t},e){const n=e instanceof M._?e.kind:"input"
return{kind:n,...t.position,code:e.code,message:e.message}}function toSectionReport({request:t,address:e},n){const{section:s,slug:o,current:i}=t
const{position:r,layout:a}=s
const c=i?.address??null
return{line:r.line,context:a.context,slug:o,address:e,previousAddress:c,outcome:n}}async function refreshFiles(t,e,n,s){const o=[]
const i=[]
for await(const n of t){const t=await analyzeFile(n,e,s)
const r=t.outcome!=="no-section"
o.push({matchedBy:n.matchedBy??[],hasSection:r})
if(r)i.push(t)}const r=i.filter(t=>t.outcome==="analyzed")
if(r.length<i.length)return(0,v.Nq)(i,[])
const a=findMissingSection(o)
if(a!==null)return(0,v.Nq)(i,[],a)
const c=r.flatMap(t=>t.requests)
const{pages:l,warnings:f}=await resolvePages(c,e,n)
const u=[]
for(const t of r)u.push(await decideOutcome(t,l,e))
const d=u.filter(t=>t.outcome==="decided")
const m=toPageReports(d.flatMap(t=>t.pages))
if(d.length<u.length)return(0,v.Nq)(u,m)
const h=d.flatMap(({change:t})=>t??[])
const p=e.checkOnly?"out-of-date":"changed"
return{outcome:h.length>0?p:"unchanged",files:d.map(({report:t})=>t),pages:m,changes:h,warnings:[...f,...r.flatMap(t=>t.warnings),...d.flatMap(t=>t.warnings)],failure:null}}function toPageReports(t){return[...new Set(t)].map(({slug:t,source:e,snippets:n})=>{const i=(0,o.Kf)(n)
return{slug:t,source:e,snippets:(0,s.YP)(t=>i[t]||null)}})}function findMissingSection(t){const e=new Set(t.flatMap(({matchedBy:t})=>t))
for(const n of[...e,null]){const e=n===null?t:t.filter(({matchedBy:t})=>t.includes(n))
if(e.some(({hasSection:t})=>t))continue
const s=e.length===1?"the 1 file":`any of the ${e.length} files`
const o=n===null?s:`${s} that ${n} matched`
const i=`no section in ${o}: put the markers in one of them, or specify the file that contains them`
return{kind:"input",code:"no-section",message:i}}return null}async function refreshText(t,{path:e,format:n},s,o,i){const r={path:e,format:n,isExplicit:false,content:{outcome:"read",text:t}}
const a=await refreshFiles([r],{...s,checkOnly:false},o,i)
const[c]=a.files
const[l]=a.changes
const{sections:f=[],problems:u=[]}=c??{}
const d=c&&a.failure?a.failure.kind:null
const m=d==="publishing"?null:d
const h=m?"failed":l?"changed":"unchanged"
const p=l?.sections??{before:[],after:[]}
return{outcome:h,text:l?.after??t,sections:f,problems:u,warnings:a.warnings,failure:m,...p}}},993:(t,e,n)=>{n.d(e,{g4:()=>failedFile,Nq:()=>failedResult,kc:()=>withPublishError})
const s=["input","refused","unavailable","publishing"]
function firstFailure(t){const e=t.flatMap(({path:t,problems:e=[]})=>e.map(e=>({path:t,...e})))
const[n]=s.flatMap(t=>e.filter(e=>e.kind===t))
if(!n)throw new Error("A run without a problem cannot fail")
const{kind:o,code:i,path:r,line:a,column:c,message:l}=n
return{kind:o,code:i,message:`${r}:${a}:${c}: ${l}`}}function failedFile(t,e){return{outcome:"failed",path:t,problems:e.map(t=>({kind:"input",...t}))}}function failedResult(t,e,n=firstFailure(t)){const s=t.map(({path:t,problems:e})=>{const n=(e??[]).map(({kind:t,...e})=>e)
return{path:t,outcome:e?"failed":"unchanged",sections:[],problems:n}})
return{outcome:"failed",files:s,pages:e,changes:[],warnings:[],failure:n}}function withPublishError(t,{code:e,message:n}){return{...t,outcome:"failed",failure:{kind:"publishing",code:e,message:n}}}},8118:(t,e,n)=>{n.d(e,{EU:()=>isOnOneLine,cI:()=>renderContent,dv:()=>decideLayout,nF:()=>withoutLinePrefix})
function decideLayout(t,e,n){const{start:s,end:o}=e
const[i,r]=[s.context,o.context]
if(s.isInLink||o.isInLink){const t="a section must not be in the text of a link or an image, as it contains links itself; move both markers out of it"
return{problem:{offset:s.range.start,code:"inside-link",message:t}}}if(s.parent===o.parent){if(i.kind==="text"&&r.kind==="text"){const{table:t,html:e}=i
return{layout:e?{context:"html",form:"line",...e}:{context:"inline",table:t}}}if(i.kind==="flow"&&r.kind==="flow")return{layout:decideFlowLayout(i,r,isOnOneLine(t,e))}}const{line:a}=n(o.range.start)
const c=`the section ends at line ${a}, in another container; put both markers in the same one, each on a line of its own`
return{problem:{offset:s.range.start,code:"different-containers",message:c}}}function decideFlowLayout(t,e,n){if(n)return{context:"html",form:"line",...t.html}
const{indentation:s}=t
if(t.hasHtmlBefore){const n=e.prefix+(e.startsLine?e.indentation:s)
return{context:"html",form:"lines",prefix:e.prefix+s,closingPrefix:n,...t.html}}const o=e.prefix+(e.hasHtmlBefore?s:e.indentation)
return{context:"flow",prefix:e.prefix,closingPrefix:o,tight:t.list!==null&&!t.list.loose}}function isOnOneLine(t,{content:e}){return!/[\r\n]/.test(t.slice(e.start,e.end))}function renderContent(t,e,n){if(t.context==="inline"){const n=e.map(joinLines).join(" ")
return t.table?n.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):n}const o=t.context==="html"&&t.jsx?s:""
if(t.context==="html"&&t.form==="line")return e.map(joinLines).join(o||" ")
const i=e.length-1
const r=e.map((t,e)=>(e<i?t+o:t).split("\n"))
const a=t.context==="flow"&&!t.tight
const c=a?["",...r.flatMap(t=>[...t,""])]:r.flat()
const l=c.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...l,t.closingPrefix].join(n)}const s="{' '}"
function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
return e.reduce((t,e)=>{const n=t===""||t.endsWith(">")&&e.startsWith("<")
return t+(n?e:` ${e}`)},"")}function withoutLinePrefix(t,e){const n="prefix"in e?e.prefix:""
if(n==="")return t
const s=n.trimEnd()
const o=t.split(/\r\n|\n|\r/)
return o.map(t=>t.slice([n,s].find(e=>t.startsWith(e))?.length??0)).join("\n")}},2454:(t,e,n)=>{n.d(e,{Ff:()=>o,NB:()=>s,yX:()=>scanComments})
const s={raw:undefined,isInLink:false,isInHeading:false}
const o=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function scanComments(t,e){const{isInLink:n,isInHeading:s}=e
const o=[]
const i=[]
let r=0
for(const{0:e,1:a="",2:c,index:l}of t.matchAll(/<!--([\s\S]*?)(-->|$)/g)){i.push({start:r,end:l})
r=l+e.length
const t=c!==""
const f=t?a:a.replace(/(?:--!?|-)$/,"")
o.push({start:l,end:r,text:normalize(f),isClosed:t,isInLink:n,isInHeading:s})}i.push({start:r,end:t.length})
return{comments:o,tags:[],texts:i,state:e}}function normalize(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}},7196:(t,e,n)=>{n.d(e,{IH:()=>a,QX:()=>r,eV:()=>HtmlVisitor,so:()=>i})
var s=n(622)
var o=n(2454)
const i=new Set(["atxHeading","setextHeading"])
const r=new Set(["tableData","tableHeader"])
const a=new Set(["paragraph",...i,...r])
class HtmlVisitor{comments=[]
elements=[]
texts=[]
parseFragment=o.yX
#t
#e
#n=[]
#s=new Map
#o=[]
#i=o.NB
#r=o.NB
constructor(t,e){this.#t=t
this.#e=e}visit([t,e]){if(t==="enter"){this.#a(e)
this.#n.push(e)}else{this.#n.pop()
this.#c(e)}}#a({type:t,start:e,end:n}){if(a.has(t)){this.#r=this.#i}else if(t==="htmlFlow"||t==="htmlText"){this.#o=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){this.#o.push({start:e.offset,end:n.offset,lineStart:e.offset-e.column+1})}}#c({type:t}){if(a.has(t)){const[t,e]=[this.#i,this.#r]
this.#i={raw:t.raw&&e.raw,isInLink:t.isInLink&&e.isInLink,isInHeading:t.isInHeading&&e.isInHeading}}else if(t==="htmlFlow"){this.#i=this.#l("flow",this.#i)}else if(t==="htmlText"){this.#r=this.#l("text",this.#r)}}#l(t,e){const n=this.#f()
const{comments:s,tags:o,texts:i,state:a}=this.parseFragment(n,e)
for(const t of o)this.#u(t)
for(const t of i)this.texts.push(this.#d(t))
for(const e of s){if(t==="flow"){this.#m(e,this.#e.container,this.#h(n,e.start))}else if(e.start===0){const t=this.#n.at(-1)??this.#e.container
this.#m(e,t,{kind:"text",table:this.#p(r)})}}return a}#u({kind:t,name:e,...n}){const s=this.#d(n)
const o=this.#s.get(e)??[]
if(t==="open"){this.#s.set(e,o)
o.push(s)}else{const t=o.pop()
if(t)this.elements.push({name:e,open:t,close:s})}}#m(t,e,n){this.comments.push({range:this.#d(t),text:t.text,isClosed:t.isClosed,isInLink:t.isInLink||this.#n.some(({type:t})=>t==="labelText"),isInHeading:t.isInHeading||this.#p(i),parent:e,context:n})}#h(t,e){const n=this.#g+e
const o=this.#o[(0,s.r)(this.#o,n)]
if(!o)throw new RangeError(`No line of HTML at offset ${n}`)
const i=this.#t.slice(o.start,n)
return{kind:"flow",hasHtmlBefore:t.slice(0,e).trim()!=="",startsLine:i.trim()==="",prefix:this.#t.slice(o.lineStart,o.start),indentation:/^[ \t]*/.exec(i)?.[0]??"",list:this.#e.list}}#p(t){return this.#n.some(({type:e})=>t.has(e))}get#g(){return this.#o[0]?.start??0}#d({start:t,end:e}){return{start:this.#g+t,end:this.#g+e}}#f(){let t=""
let e=this.#g
for(const{start:n,end:s}of this.#o){t+=this.#t.slice(e,n).replace(/[^\r\n]/g," ")+this.#t.slice(n,s)
e=s}return t}openAfter(t){const e=[...this.#s].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}}},6496:(t,e,n)=>{n.d(e,{Pd:()=>o,as:()=>ContainerTracker,go:()=>s})
const s=new Set(["listOrdered","listUnordered"])
const o=new Set(["blockQuote","gfmFootnoteDefinition",...s])
const i=new Set([...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent"],...["gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"]])
const r=new Set([...["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"]])
class ContainerTracker{#w={}
#n=[]
#k=false
visit([t,e]){if(t==="enter")this.#a(e)
else if(this.#n.at(-1)?.token===e)this.#n.pop()}get container(){return this.#n.at(-1)?.identity??this.#w}get list(){return this.#n.at(-1)?.list??null}#a(t){const{type:e}=t
const n=this.#n.at(-1)
const a=n?.list
if(a&&e==="lineEndingBlank"&&!this.#k)a.blankSeen=true
if(a?.blankSeen&&!i.has(e))a.loose=true
if(e!=="linePrefix")this.#k=r.has(e)
if(n&&e==="listItemPrefix")n.identity={}
if(!o.has(e))return
const c=s.has(e)
this.#n.push({token:t,identity:t,list:c?{loose:false,blankSeen:false}:null})}}},4054:(t,e,n)=>{n.d(e,{v:()=>OutlineVisitor})
var s=n(6496)
const o=new Set([...["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix"],...["whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"]])
class OutlineVisitor{#x=[]
#e
constructor(t){this.#e=t}visit([t,{type:e,start:n,end:i}]){if(t!=="enter"||o.has(e))return
const r=s.go.has(e)?this.#e.list:null
this.#x.push({start:n.offset,end:i.offset,type:e,list:r})}get outline(){return this.#x.map(({list:t,type:e,...n})=>({...n,type:t?.loose?`${e} loose`:e}))}}},196:(t,e,n)=>{n.r(e)
n.d(e,{collectMarkdown:()=>collectMarkdown,definitionIn:()=>definitionIn,parseMarkdown:()=>parseMarkdown})
var s=n(31)
var o=n(2454)
var i=n(6202)
var r=n(6549)
var a=n(6496)
async function*parseBlocks(t,e,n){let s
for(let o=0,i=0;o<t.length;o=i){i=endOfBlocks(t,o===0?frontMatterEnd(t):o)
let r=parseLoneComment(t,{start:o,end:i})??[]
let a=false
if(r.length===0&&e.test(t.slice(o,i))){s??=await n()
r=s({start:o,end:i})
for(let e=openBlockAt(r,i);e&&i<t.length;e=openBlockAt(r,i)){if(e==="codeFenced"){i=fenceEnd(t,r,i)}else{a=true
i=endOfBlocks(t,i+(i-o))}r=s({start:o,end:i})}}yield{start:o,end:i,events:r,isExtended:a}}}const c=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(t,e){c.lastIndex=e
return c.test(t)?c.lastIndex:t.length}const l=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return l.exec(t)?.[0].length??0}const f=new Set(["htmlFlow","codeFenced"])
function openBlockAt(t,e){const n=t.findLast(([,{type:t}])=>f.has(t)||a.Pd.has(t))
return n&&f.has(n[1].type)&&n[1].end.offset===e?n[1].type:null}function fenceEnd(t,e,n){const s=e.findLast(([,{type:t}])=>t==="codeFencedFenceSequence")?.[1]
const o=t.slice(s?.start.offset,s?.end.offset)
const i=`${o.slice(0,1)}{${o.length},}`
const r=new RegExp(`(?<=[\\r\\n]) {0,3}${i}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
r.lastIndex=n
return r.test(t)?r.lastIndex:t.length}const u=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function parseLoneComment(t,{start:e,end:n}){u.lastIndex=e
const[s="",o=""]=u.exec(t)??[]
if(o===""||e+s.length!==n)return null
const i={start:pointAt(e,1),end:pointAt(e+o.length,o.length+1)}
const r={type:"htmlFlow",...i}
const a={type:"htmlFlowData",...i}
return[["enter",r,d],["enter",a,d],["exit",a,d],["exit",r,d]]}const d={}
function pointAt(t,e){return{line:1,column:e,offset:t,_index:0,_bufferIndex:0}}var m=n(7196)
var h=n(4054)
var p=n(7908)
const g=`${p.df}|status-(?:badge|page)\\s*\\]`
const w="<|`{3}|~{3}|\\]:"
const k=new RegExp(g,"iu")
const x=new RegExp(w)
const b=new RegExp(`${w}|${g}`,"iu")
function lastMarkerWordEnd(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(g,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}function dependsOnDefinitions(t,e){if(!t.includes("]:"))return false
if(hasMarkerWordAfterBracket(t.slice(0,e)))return true
for(const{index:e}of t.matchAll(/\]:/g))if(isLabelWithTag(t,e))return true
return false}const y=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${g}`,"giu")
function hasMarkerWordAfterBracket(t){let e=false
for(const[n]of t.matchAll(y)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const S=999
function isLabelWithTag(t,e){const n=t.slice(Math.max(0,e-S),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}async function parseMarkdown(t,{defined:e=[],extent:n="sections",timer:s=new r.p}={}){const o=n==="whole"
const i=lastMarkerWordEnd(t)
const a=o||dependsOnDefinitions(t,i)
const{links:c,footnotes:l}=a?await findLabels(t,s):$
const load=()=>loadParser(t,{labels:{links:[...e,...c],footnotes:l},timer:s})
if(o)return collectMarkdown(t,parseBlocks(t,v,load))
return collectMarkdown(t,parseBlocks(t,b,load),i,k)}async function collectMarkdown(t,e,s=t.length,r=v){const c=new a.as
const l=new m.eV(t,c)
const f=new h.v(c)
const u=new i.o
const d=[]
let p=true
let g=0
let w
for await(const{start:i,end:a,events:m,isExtended:h}of e){const e=t.slice(i,a)
const k=r.test(e)
if(k&&h)p=false
if(l.parseFragment===o.yX&&o.Ff.test(e)){l.parseFragment=(await Promise.all([n.e(609),n.e(328)]).then(n.bind(n,9844))).parseHtmlFragment}for(const e of m){c.visit(e)
l.visit(e)
if(k)f.visit(e)
u.visit(e)
d.push(...definitionIn(t,e))}g=a
if(a>=s)w??=findLastEndTag(l,t,a)
if(a>=(w??s))break}const{comments:k,elements:x,texts:b}=l
const y=u.findIn(t.slice(0,g),b)
const outline=()=>f.outline
return{comments:k,elements:x,wrongSyntaxComments:y,definitions:d,outline,isOutlineExact:p,problems:[]}}async function loadParser(t,e){const{createEventParser:s}=await Promise.all([n.e(982),n.e(609),n.e(665),n.e(765),n.e(764)]).then(n.bind(n,3971))
return s(t,e)}const v=/^/
const $={links:[],footnotes:[]}
async function findLabels(t,e){const n=new Set
const o=new Set
for await(const{events:i}of parseBlocks(t,x,()=>loadParser(t,{timer:e}))){for(const e of i){for(const{label:s}of definitionIn(t,e))n.add(s)
const[i,{type:r,start:a,end:c}]=e
if(i!=="enter"||r!=="gfmFootnoteDefinitionLabelString")continue
o.add((0,s.B)(t.slice(a.offset,c.offset)))}}return{links:[...n],footnotes:[...o]}}function definitionIn(t,[e,{type:n,start:o,end:i}]){if(e!=="enter"||n!=="definitionLabel")return[]
return[{start:o.offset,label:(0,s.B)(t.slice(o.offset+1,i.offset-1))}]}function findLastEndTag(t,e,n){const s=t.openAfter(t.comments[0]?.range.start??n)
const o=s.size>0?e.slice(n).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...o].findLast(([,t=""])=>s.has(t.toLowerCase()))
return i?n+i.index+1:0}},7908:(t,e,n)=>{n.d(e,{LD:()=>parseUnclosedMarker,df:()=>i,gY:()=>parseMarker,kp:()=>roleOf,lO:()=>spell,nr:()=>mentionsMarkers})
var s=n(1916)
var o=n(8851)
const i="status[-_ ]?snippet"
const r=new RegExp(i,"i")
function mentionsMarkers(t){return r.test(t)}const a=/^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/
const c=/^status[-_ ]?snippets?[\s:_-]+([a-z]+)(?:[\s:]+([\s\S]*))?$/i
const l=/^(?:start|begins?|opens?)$/
const f=/^(?:ends?|stops?|close|finish)$/
function parseMarker(t,e){const n=t.trim()
const[,s,i=""]=a.exec(n)??[]
if(s==="start")return(0,o.vB)(i)
if(s==="end"){if(i==="")return{kind:"end"}
const t=`the end marker takes no attributes, but has "${i}"; put them on the start marker`
return{kind:"problem",code:"unknown-attribute",message:t,role:"end"}}const r=alikeRole(n.replace(/^[*-]+\s*/,""))
return r?lookAlike(r,"looks like a marker but is not one",e):{kind:"other"}}function parseUnclosedMarker(t,e){const[n=""]=t.trim().split(/--!?>|[\r\n]/)
const s=parseMarker(n,e)
return s.kind==="other"?s:lookAlike(roleOf(s),'marker does not end with "--\x3e"',e)}function spell(t,e){return e==="html"?`\x3c!-- status-snippets ${t} --\x3e`:`{/* status-snippets ${t} */}`}function roleOf(t){return t.kind==="problem"?t.role:t.kind}function lookAlike(t,e,n){return{kind:"problem",code:"look-alike",message:`this ${e}; write ${spell(t,n)}`,role:t}}function alikeRole(t){const[,e,n=""]=c.exec(t)??[]
if(e===undefined||n!==""&&!/^(?:[\w-]+\s*=|[*-]+$)/.test(n))return undefined
const o=e.toLowerCase()
if(l.test(o)||(0,s.Io)(o,"start")<=2)return"start"
return f.test(o)||(0,s.Io)(o,"end")<=1?"end":undefined}},6202:(t,e,n)=>{n.d(e,{o:()=>MdxLookalikes,r:()=>findMdxComments})
var s=n(622)
const o=new Set([...["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"]])
class MdxLookalikes{#b=[]
visit([t,{type:e,start:n,end:s}]){if(t==="enter"&&o.has(e))this.#b.push({start:n.offset,end:s.offset})}findIn(t,e){const isVisible=({start:t})=>(0,s.h)(this.#b,t)<0||(0,s.h)(e,t)>=0
return findMdxComments(t).filter(isVisible)}}const i=/\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g
function findMdxComments(t){const e=t.slice(0,t.lastIndexOf("*/")+"*/".length).matchAll(i)
return[...e].map(({index:t,1:e=""})=>({start:t,text:e}))}},1825:(t,e,n)=>{n.d(e,{v:()=>s})
const s={comments:[],elements:[],wrongSyntaxComments:[],definitions:[],outline:()=>[],isOutlineExact:true,problems:[]}},6549:(t,e,n)=>{n.d(e,{D:()=>ParseLimitError,p:()=>ParseTimer})
const s=6e4
const o=4096
class ParseLimitError extends Error{name="ParseLimitError"
problem
constructor({start:t},e){super(`${e}; simplify it, or move the sections to another file`)
this.problem={offset:t,code:"too-complex",message:this.message}}}class ParseTimer{#y
#S=s
constructor(t){this.#y=t}parse(t,e){try{return this.#y?this.#v(t,e,this.#y):e()}catch(e){if(e instanceof RangeError)throw new ParseLimitError(t,r)
throw e}}#v(t,e,{now:n,runWithTimeLimit:s}){if(this.#S<=0)throw new ParseLimitError(t,i)
const r=n()
try{if(t.end-t.start<=o)return e()
const n=s(Math.ceil(this.#S),e)
if(n.outcome==="finished")return n.value
throw new ParseLimitError(t,i)}finally{this.#S-=n()-r}}}const i=`the part of the file that starts here takes too long to parse (a file may take ${s/1e3} s)`
const r="the part of the file that starts here is nested too deeply to parse"},2764:(t,e,n)=>{n.d(e,{I:()=>formatSnippets,Z:()=>generateSnippetSet})
var s=n(2658)
const o=/^[A-Za-z\d.:/-]*$/
async function generateSnippetSet(t,e){const[i,r]=[(0,s.pq)(t),(0,s.Qw)(t)]
if(![i,r,e].every(t=>o.test(t))){const{generateWithPrinters:s}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return s(t,e)}const a=`src="${r}" data-slug="${t.slug}" data-theme="auto"`
const c='data-show-incidents="1" data-rtm="60" data-upd="7"'
return{status_page_url:e,badge_markdown:`[![Status](${i})](${e})`,badge_html:`<a href="${e}"><img alt="Status" src="${i}" /></a>`,widget_script:`<script ${a}><\/script>`,widget_html:`<div>\n  <script ${a} ${c}><\/script>\n</div>`,minimal_md:`**Status:** See live status \u2192 [${e}](${e})`}}async function formatSnippets(t,e){const i=t.status_page_url
const r=(0,s.pq)(e)
if(!o.test(r)){const{formatWithPrinters:s}=await Promise.all([n.e(982),n.e(146),n.e(990),n.e(865),n.e(268)]).then(n.bind(n,200))
return s(t,e)}const a=`<strong>Status:</strong> See live status \u2192 <a href="${i}">${i}</a>`
return(0,s.XP)(t,a,`[status-badge]: ${r}\n[status-page]: ${i}`)}},8418:(t,e,n)=>{n.d(e,{Lb:()=>isSameAddress,ci:()=>addressOf,or:()=>parseAddress})
var s=n(1244)
var o=n(9529)
function addressOf({slug:t,statusPageHost:e,customDomain:n}){if(n!==null)return`https://${n}`
if(e===null){throw new o.d({input:"status-page-host",value:"",problem:"is not known",fix:`set status-page-host (or custom-domain), because the address of page "${t}" cannot be built from base-url`})}const s=parseAddress(`https://${t}.${e}`)
if(s.outcome==="address")return s.address
throw new o.d({input:"slug",value:t,problem:`cannot be a subdomain of ${e}, because ${t}.${e} ${s.problem}`,fix:"check the slug, or set custom-domain"})}function parseAddress(t){const e=/^https:\/\/(.*)/s.exec(t)?.[1]
if(e===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=e.replace(/\/$/,"")
const o=(0,s.o6)(n,{minLabels:2,allowSlugLabels:true})
if(o.outcome==="refused")return o
const i=o.host===n.toLowerCase()
return{outcome:"address",address:`https://${i?n:o.host}`}}function isSameAddress(t,e){return new URL(t).href===new URL(e).href}},8702:(t,e,n)=>{n.d(e,{Kf:()=>safeStrings,N9:()=>unsafe,P$:()=>validatePageUrl,Uu:()=>trustGenerated,nv:()=>areAllSafe})
var s=n(7819)
var o=n(8418)
var i=n(2658)
function unsafe(t,e){return{outcome:"unsafe",field:t,reason:e}}function validatePageUrl(t){const e=(0,o.or)(t.trim())
if(e.outcome==="address")return{outcome:"safe",value:e.address}
return unsafe("status_page_url",`${(0,s.h)(t.trim())} ${e.problem}`)}function trustGenerated(t){return(0,i.YP)(e=>({outcome:"safe",value:t[e]}))}function areAllSafe(t){return i.Rz.every(e=>t[e].outcome==="safe")}function safeStrings(t){return(0,i.YP)(e=>{const n=t[e]
return n.outcome==="safe"?n.value:""})}},7032:(t,e,n)=>{n.d(e,{R:()=>lineEndingOf,T:()=>createLocator})
var s=n(622)
const o=/\r\n|\n|\r/g
function createLocator(t){const e=[{start:t.startsWith("\ufeff")?1:0}]
const n=t.matchAll(o)
return t=>{while((e.at(-1)?.start??0)<=t){const{value:t}=n.next()
if(t===undefined)break
e.push({start:t.index+t[0].length})}const o=Math.max((0,s.r)(e,t),0)
return{line:o+1,column:Math.max(t-(e[o]?.start??0),0)+1}}}function lineEndingOf(t,e){const n=new Map
for(const{0:i,index:r}of t.matchAll(o)){if((0,s.h)(e,r)<0)n.set(i,(n.get(i)??0)+1)}const[i]=[...n].sort(([,t],[,e])=>e-t)
return i?.[0]??/\r\n|\n|\r/.exec(t)?.[0]??"\n"}},622:(t,e,n)=>{n.d(e,{h:()=>rangeAround,r:()=>lastStarting})
function lastStarting(t,e){let n=0
let s=t.length
while(n<s){const o=n+s>>1
if((t[o]?.start??Number.POSITIVE_INFINITY)<=e)n=o+1
else s=o}return n-1}function rangeAround(t,e){const n=lastStarting(t,e)
return e<(t[n]?.end??0)?n:-1}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

