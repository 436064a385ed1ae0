"use strict"
exports.id=695
exports.ids=[695]
exports.modules={2128:(t,e,n)=>{n.d(e,{B:()=>formatFor,w:()=>sourcesAt})
var s=n(1641)
function sourcesAt(t,e,n){return t.map(({path:t,text:s})=>({path:t,format:formatFor(t,n),named:e.isNamed(t),foundBy:e.foundBy(t),read:async()=>({outcome:"read",text:s})}))}function formatFor(t,e){return e??(0,s.be)(t)??"md"}},2409:(t,e,n)=>{n.d(e,{X:()=>refreshSettings})
function refreshSettings({settings:t},e){const{slug:n,customDomain:s,show:o,baseUrl:r,statusPageHost:i,source:a}=t
return{slug:n,customDomain:s,show:o,baseUrl:r,statusPageHost:i,source:a,verb:e}}},2602:(t,e,n)=>{n.d(e,{O:()=>unpublished,X:()=>failedRun})
var s=n(3489)
function failedRun(t,e,n=firstFailure(t)){return{outcome:"failed",files:t.map(reportOf),pages:e,changes:[],warnings:[],failure:n}}function unpublished(t,{code:e,message:n}){return{...t,outcome:"failed",failure:{kind:"publishing",code:e,message:n}}}function reportOf(t){const{path:e}=t
if(t.outcome!=="failed")return{path:e,outcome:"unchanged",sections:[],problems:[]}
const n=t.troubles.map(({line:t,column:e,code:n,message:s})=>({line:t,column:e,code:n,message:s}))
return{path:e,outcome:"failed",sections:[],problems:n}}function firstFailure(t){const e=t.flatMap(t=>t.outcome==="failed"?t.troubles.map(e=>({path:t.path,...e})):[])
const n=s.c.flatMap(t=>e.filter(e=>e.kind===t))[0]
if(!n)throw new Error("A run without trouble cannot have failed")
const{kind:o,code:r,path:i,line:a,column:c,message:l}=n
return{kind:o,code:r,message:`${i}:${a}:${c}: ${l}`}}},3489:(t,e,n)=>{n.d(e,{c:()=>s,g:()=>failedFile})
const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,troubles:[{kind:"input",...e}]}}},4001:(t,e,n)=>{n.d(e,{GS:()=>fill,QU:()=>formOf,TR:()=>refuse})
var s=n(1458)
async function fill(t,e,o,r,i){const a=(0,s.U)(r,e)??(await Promise.all([n.e(234),n.e(853),n.e(504),n.e(458),n.e(405)]).then(n.bind(n,1405))).snippetForms(r,e)
const c=formOf(t)
const l=t.shown.map(t=>a[t][c]??"")
const f=t.format==="mdx"?l.map((await Promise.all([n.e(234),n.e(194),n.e(963),n.e(853),n.e(504),n.e(146),n.e(115)]).then(n.bind(n,115))).mdxOfSnippet):l
return{kind:"fill",source:o,snippets:r,address:i,pieces:f}}function refuse({kind:t,code:e,message:n}){return{kind:"refuse",fault:t,code:e,message:n}}function formOf({section:t}){return t.layout.context==="html"?"html":"markdown"}},7332:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
var s=n(2602)
function pageWarnings(t,e){if(e.kind==="plan-required"){const n=`${e.error.message} For now the snippets of page "${t}" are generated without asking.`
return[{code:"plan-required",message:n}]}if(e.kind==="answered"&&e.answer.source==="stale"){const n=`${e.answer.reason} The last good answer about page "${t}" serves, and changes no section that shows the page already.`
return[{code:"stale",message:n}]}return[]}var o=n(1734)
const r=8
async function learnPages(t,e,n){const s=new Map
const o=t.values()
const i=Array.from({length:r},async()=>{for(const t of o)s.set(t,await learnPage(t,e,n))})
await Promise.all(i)
return s}async function learnPage(t,e,n){if(e==="offline")return{kind:"offline"}
try{return{kind:"answered",answer:await n(t)}}catch(t){if(t instanceof o.fk&&e==="auto")return{kind:"plan-required",error:t}
if(t instanceof o.cY)return{kind:"failed",error:t}
throw t}}var i=n(2759)
var a=n(3607)
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
return n.join("")}var u=n(56)
const d=/\r\n|\n|\r/g
function lineEndingOf(t,e){if(!t.includes("\r"))return"\n"
const n=new Map
let s
let o=0
for(const{0:r,index:i}of t.matchAll(d)){s??=r
while(e[o]&&i>=(e[o]?.end??0))o+=1
const t=e[o]
if(t&&i>=t.start)continue
n.set(r,(n.get(r)??0)+1)}const[r]=[...n].sort(([,t],[,e])=>e-t)
return r?.[0]??s??"\n"}var h=n(4889)
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
const r=lineEndingOf(t,o.map(({content:t})=>t))
const i=o.map((e,n)=>{const o=s[n]
return o?fillLayout(e.layout,o,r):contentOf(t,e)})
const a=o.map((e,n)=>i[n]!==contentOf(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a}
const{text:c,rewrites:l}=splice(t,o,i)
const f=await(0,u.K)(c,e)
const d=unreadable(o,f,l)??await disturbed(t,n,c,f,e,l)
return d?{outcome:"refused",problem:d}:{outcome:"written",text:c,changed:a}}function contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
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
const o=e.definitions.some(({start:t})=>(0,h.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var p=n(9638)
function differingDomain(t,e,n){if(e===null||(0,p.xU)(`https://${e}`,n))return[]
const s=`custom-domain is "${e}", but the service says that page "${t}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}var g=n(1458)
async function generateUsual(t,e){return(0,g.L)(t,e)??(await Promise.all([n.e(234),n.e(853),n.e(504),n.e(458),n.e(751)]).then(n.bind(n,751))).generateSnippets(t,e)}var w=n(865)
var k=n(4001)
async function fulfil(t,e,s){const o={slug:t.slug,baseUrl:s.baseUrl}
switch(e.kind){case"answered":return(await n.e(143).then(n.bind(n,9143))).useAnswer(t,o,e.answer)
case"offline":return generate(t,o,s,null)
case"plan-required":return generate(t,o,s,(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(602)]).then(n.bind(n,8069))).heldBy(t).addressOfPage)
case"failed":return(0,k.TR)(e.error)}}async function generate(t,e,n,s){const{slug:o,customDomain:r}=t
try{const i=r===null&&s!==null?s:(0,p.ci)({slug:o,customDomain:r,statusPageHost:n.statusPageHost})
return await(0,k.GS)(t,e,"offline",await generateUsual(e,i),i)}catch(t){if(!(t instanceof w.d))throw t
return{kind:"refuse",fault:"input",code:t.code,message:t.message}}}async function planFile(t,e,n){const{path:s,text:o,format:r,survey:a}=t
const c=[]
const l=[]
for(const t of a.tasks){const s=await fulfil(t,ofPage(e,t.slug),n)
if(s.kind!=="refuse")c.push({task:t,granted:s})
else{const{fault:e,code:n,message:o}=s
l.push({kind:e,...t.section.place,code:n,message:o})}}if(l.length>0)return{outcome:"failed",path:s,troubles:l}
const f=c.map(({granted:t})=>t.kind==="fill"?t.pieces:null)
const u=await rewriteSections(o,r,a.finding,f)
if(u.outcome==="refused"){const{offset:t,code:e,message:n}=u.problem
return{outcome:"failed",path:s,troubles:[{kind:"input",...(0,i.$)(o,t),code:e,message:n}]}}const d=u.text===o?null:{path:s,before:o,after:u.text}
const h=await Promise.all(c.map(({task:t,granted:e},s)=>sectionReport(t,e,u.changed[s]?n.verb:"unchanged")))
return{outcome:"planned",path:s,report:{path:s,outcome:d?n.verb:"unchanged",sections:h,problems:[]},change:d,pages:c.map(({task:{slug:t},granted:{source:e,snippets:n}})=>({slug:t,source:e,snippets:n})),warnings:c.flatMap(({task:t,granted:e})=>domainWarning(s,t,e))}}function ofPage(t,e){const n=t.get(e)
if(!n)throw new Error(`Page "${e}" was not asked for`)
return n}async function sectionReport(t,{kind:e,address:s},o){const r=e==="fill"&&o==="unchanged"
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:s,previousAddress:r?ifLinked(t,s):(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(146),n.e(602)]).then(n.bind(n,8069))).heldBy(t).address,outcome:o}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{slug:e,customDomain:n,section:s},o){if(o.kind!=="fill"||o.source==="offline")return[]
return differingDomain(e,n,o.address).map(e=>({...e,path:t,...s.place}))}var b=n(3489)
function content_contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const o="prefix"in n?n.prefix:""
if(o==="")return s
const r=o.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(o))return t.slice(o.length)
return r!==""&&t.startsWith(r)?t.slice(r.length):t}).join("\n")}var x=n(2714)
var y=n(8591)
const v=/status[-_ ]?snippet/i
function mentionsMarkers(t){return v.test(t)}async function surveyText(t,e,n,s){const o=await(0,u.K)(e,n)
const r=o.sections.map(t=>shownIn(t,s.show))
const a=(0,i.y)(e)
const placed=({offset:t,...e})=>({...a(t),...e})
const c=[...o.problems,...checkShown(o,r)].map(placed)
const l=[]
o.sections.forEach((t,o)=>{const i={section:t,format:n,shown:r[o]??[],held:content_contentOf(e,t)}
const a=taskOf(i,s)
if("message"in a)c.push({...t.place,...a})
else l.push(a)})
const f=[...o.warnings.map(e=>({path:t,...placed(e)})),...n==="md"?l.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:l,problems:c.sort(byPlace),warnings:f}}function taskOf(t,e){const{attributes:n}=t.section
try{const s=n.slug===undefined?e.slug:(0,y.d)(n.slug)
if(s===null){const t='no slug: write slug="\u2026" on this marker, or set the option slug'
return{code:"no-slug",message:t}}const o=n.customDomain
const r=o===undefined?e.customDomain:(0,x.ZL)(o)
return{...t,slug:s,slugOnMarker:n.slug!==undefined,customDomain:r}}catch(t){if(t instanceof w.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:o}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function readFile(t,e){const{path:n,format:s}=t
const o=await t.read()
if(o.outcome==="refused")return(0,b.g)(n,o.problem)
const{text:r}=o
if(!mentionsMarkers(r))return without(t)
const i=await surveyText(n,r,s,e)
if(i.problems.length>0){return{outcome:"failed",path:n,troubles:i.problems.map(t=>({kind:"input",...t}))}}return i.tasks.length>0?{outcome:"surveyed",path:n,text:r,format:s,survey:i}:without(t)}function without({path:t,format:e,named:n}){if(!n)return{outcome:"without"}
const[s,o]=[comment(e,'start slug="\u2026"'),comment(e,"end")]
const r=`no section here; put ${s} and ${o} where the snippets belong, or let "status-snippets init" do it`
return(0,b.g)(t,{line:1,column:1,code:"no-section",message:r})}function comment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function vainSearch(t,e){const n=new Set(t.filter((t,n)=>e[n]?.outcome!=="without"))
for(const e of new Set(t.flatMap(({foundBy:t})=>t??[]))){const s=t.filter(({foundBy:t})=>t?.includes(e))
if(!s.some(t=>n.has(t)))return vain_search_failure(s.length,` that ${e} matched`)}return n.size>0?null:vain_search_failure(t.length,"")}function vain_search_failure(t,e){const n=t===1?"the 1 file":`any of the ${t} files`
const s=`no section in ${n}${e}: put the markers in one of them, or name the file that has them`
return{kind:"input",code:"no-section",message:s}}async function refreshFiles(t,e,n){const o=[]
for(const n of t)o.push(await readFile(n,e))
const r=o.filter(t=>t.outcome!=="without")
const i=r.filter(t=>t.outcome==="surveyed")
if(i.length<r.length)return(0,s.X)(r,[])
const a=vainSearch(t,o)
if(a!==null)return(0,s.X)(r,[],a)
const c=i.flatMap(({survey:t})=>t.tasks)
const l=new Set(c.map(({slug:t})=>t))
const f=await learnPages(l,e.source,n)
const u=[]
for(const t of i)u.push(await planFile(t,f,e))
const d=u.filter(t=>t.outcome==="planned")
const h=d.flatMap(t=>t.pages)
if(d.length<u.length)return(0,s.X)(u,h)
const m=d.flatMap(({change:t})=>t?[t]:[])
return{outcome:m.length>0?e.verb:"unchanged",files:d.map(({report:t})=>t),pages:h,changes:m,warnings:[...[...l].flatMap(t=>pageWarnings(t,ofPage(f,t))),...i.flatMap(({survey:t})=>t.warnings),...d.flatMap(t=>t.warnings)],failure:null}}},1326:(t,e,n)=>{n.d(e,{X:()=>Containers})
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
this.#e.push({token:t,host:t,list:e?{loose:false,blankSeen:false}:null})}}},4819:(t,e,n)=>{n.d(e,{G:()=>footnoteIn,r:()=>definitionIn})
var s=n(31)
function definitionIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="definitionLabel")return[]
const i=(0,s.B)(t.slice(o.offset+1,r.offset-1))
return[{start:o.offset,label:i}]}function footnoteIn(t,[e,{type:n,start:o,end:r}]){if(e!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(t.slice(o.offset,r.offset))]}},56:(t,e,n)=>{n.d(e,{K:()=>findSections})
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
const l=`${(0,s.lO)(c,n)} ${o[e]}; write ${(0,s.lO)(c,e)}`
return[{offset:t,code:"look-alike",message:l+r[e]}]})}const o={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
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
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:l}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${l}, ${c}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.leading){const n=e.prefix+(e.ownLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,endPrefix:n},t.html)}const o=e.prefix+(e.leading?s:e.indentation)
return{context:"flow",prefix:e.prefix,endPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentOf(e)
return!/[\r\n]/.test(t.slice(n,s))}const a="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const c="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}var l=n(2759)
function rawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const o=s!==""&&!s.startsWith("<")
if(!o&&!u.test(s.replace(f,"")))return[]
const r="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:e.range.start,code:"raw-markdown",message:r}]}const f=/<[^<>]*>/g
const u=/[*_`~[\]]/
var d=n(9029)
async function findSections(t,e,n={}){const s=await h[e]()
return findingOf(t,e,await(0,d.u)(()=>s(t,n)))}function findingOf(t,e,n){const s=e==="mdx"?"mdx":"html"
const o=(0,l.y)(t)
const r=pairMarkers(n,s)
const i=crossedBy(n.elements,r.pairs)
const a=[...n.faults??[],...r.problems]
const c=[]
for(const e of r.pairs){const{start:n,end:s,marker:r}=e
const l=layoutOf(t,e,o)
const f=l.valid?i.get(e):l.problem
if(f)a.push(f)
if(!l.valid)continue
c.push({start:n.range,end:s.range,content:contentOf(e),place:o(n.range.start),heading:n.heading,layout:l.layout,attributes:r.attributes})}return{sections:c,problems:a.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?r.pairs.flatMap(e=>rawMarkdown(t,e)):[],reading:n}}const h={md:async()=>(await Promise.resolve().then(n.bind(n,700))).readMarkdown,mdx:async()=>(await Promise.all([n.e(234),n.e(963),n.e(297),n.e(532),n.e(697),n.e(769)]).then(n.bind(n,9769))).readMdx,html:async()=>(await Promise.all([n.e(194),n.e(871)]).then(n.bind(n,9871))).readHtmlFile}},700:(t,e,n)=>{n.r(e)
n.d(e,{followMarkdown:()=>followMarkdown,readMarkdown:()=>readMarkdown})
const s=/(<!--(?!-?>)(?:(?!-->)[^\r\n])*-->[ \t]*)(?:\r\n|\n|\r|$)[ \t\r\n]*/y
function commentAlone(t,{start:e,end:n}){s.lastIndex=e
const[r="",i=""]=s.exec(t)??[]
if(i===""||e+r.length!==n)return null
const[a,c]=[pointAt(e,1),pointAt(e+i.length,i.length+1)]
const l={type:"htmlFlow",start:a,end:c}
const f={type:"htmlFlowData",start:a,end:c}
return[["enter",l,o],["enter",f,o],["exit",f,o],["exit",l,o]]}const o=Object.freeze({})
function pointAt(t,e){return{line:1,column:e,offset:t,_index:0,_bufferIndex:0}}async function*blocksOf(t,e,n){let s
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
o=r}}const r=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function endOfBlocks(t,e){r.lastIndex=e
return r.test(t)?r.lastIndex:t.length}const i=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return i.exec(t)?.[0].length??0}const a=new Set(["htmlFlow","codeFenced"])
const c=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
function openAt(t,e){const n=t.findLast(([,{type:t}])=>a.has(t)||c.has(t))
return n&&a.has(n[1].type)&&n[1].end.offset===e?n[1].type:null}function endOfFence(t,e,n){const s=e.findLast(([,{type:t}])=>t==="codeFencedFenceSequence")?.[1]
const o=t.slice(s?.start.offset,s?.end.offset)
const r=new RegExp(`(?<=[\\r\\n]) {0,3}${o.slice(0,1)}{${o.length},}[ \\t]*(?:\\r\\n|[\\n\\r]|$)`,"g")
r.lastIndex=n
return r.test(t)?r.lastIndex:t.length}var l=n(1326)
var f=n(4819)
const u=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
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
n.push({start:i,end:o,text:normalised(f),closed:c,linked:u,heading:d})}return{comments:n,tags:[],texts:s,state:e}}function normalised(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","\ufffd")}class LargestPart{#r={start:0,end:0}
#i=[]
keeping(t,e){return n=>{const s=t(n)
if(n.end-n.start>this.#r.end-this.#r.start&&e(n)){this.#r=n
this.#i=s}return s}}giving(t){return e=>{const n=e.start===this.#r.start&&e.end===this.#r.end&&e.end>0
return n?this.#i:t(e)}}}class Elements{#a=[]
#e=new Map
see({kind:t,name:e,start:n,end:s},o){const r={start:o+n,end:o+s}
const i=this.#e.get(e)??[]
if(t==="open"){this.#e.set(e,i)
i.push(r)}else{const t=i.pop()
if(t)this.#a.push({name:e,open:t,close:r})}}openAfter(t){const e=[...this.#e].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#a}}const d={raw:undefined,linked:false,heading:false}
var h=n(4889)
const m=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const p=new Set(["atxHeading","setextHeading"])
const g=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
readHtml
#c
#l
#e=[]
#f=[]
#u
#d=0
#h=d
#m=d
constructor(t,e,n){this.#c=t
this.#l=e
this.readHtml=n}follow([t,e]){if(t==="enter"){this.#s(e)
this.#e.push(e)}else{this.#e.pop()
this.#p(e)}}#s({type:t,start:e,end:n}){if(m.has(t)){this.#u=t
this.#m=this.#h}else if(t==="labelText"){this.#d+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#f=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#f.push({start:e.offset,end:n.offset,lineStart:t})}}#p({type:t}){if(m.has(t)){const[t,e]=[this.#h,this.#m]
this.#h={raw:t.raw&&e.raw,linked:t.linked&&e.linked,heading:t.heading&&e.heading}
this.#u=undefined}else if(t==="labelText"){this.#d-=1}else if(t==="htmlFlow"){this.#h=this.#g(this.#h)}else if(t==="htmlText"){this.#m=this.#w(this.#m)}}#g(t){const e=this.#k()
const n=this.#b(e,t)
for(const t of n.comments){this.#x(t,this.#l.host,this.#y(e,t.start))}return n.state}#w(t){const e=this.#k()
const n=this.#b(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#u!==undefined&&g.has(this.#u)
const e=this.#e.at(-1)??this.#l.host
this.#x(s,e,{kind:"text",table:t})}return n.state}#b(t,e){const n=this.readHtml(t,e)
for(const t of n.tags)this.elements.see(t,this.#v)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#v+t,end:this.#v+e})}return n}#x({start:t,end:e,text:n,closed:s,...o},r,i){const a={start:this.#v+t,end:this.#v+e}
const c=o.linked||this.#d>0
const l=o.heading||this.#u!==undefined&&p.has(this.#u)
this.comments.push({range:a,text:n,closed:s,linked:c,heading:l,host:r,position:i})}#y(t,e){const n=this.#v+e
const s=this.#f[(0,h.r)(this.#f,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#c.slice(s.start,n)
return{kind:"flow",leading:t.slice(0,e).trim()!=="",ownLine:o.trim()==="",prefix:this.#c.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#l.list}}get#v(){return this.#f[0]?.start??0}#k(){let t=""
let e=this.#v
for(const{start:n,end:s}of this.#f){t+=this.#c.slice(e,n).replace(/[^\r\n]/g," ")+this.#c.slice(n,s)
e=s}return t}}var w=n(366)
const k="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const b=new RegExp(k,"iu")
const x="<|`{3}|~{3}|\\]:"
const y=new RegExp(x)
const v=new RegExp(`${x}|${k}`,"iu")
function lastMention(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(k,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}const O=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${k}`,"giu")
function dependsOnDefinitions(t,e){if(!t.includes("]:"))return false
if(mentionsBehindBracket(t.slice(0,e)))return true
for(const{index:e}of t.matchAll(/\]:/g))if(labelWithTag(t,e))return true
return false}function mentionsBehindBracket(t){let e=false
for(const[n]of t.matchAll(O)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const $=999
function labelWithTag(t,e){const n=t.slice(Math.max(0,e-$),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}var M=n(8183)
var S=n(2660)
var I=n(1957)
async function readMarkdown(t,{defined:e=[],extent:n="reach"}={}){const s=n==="whole"
const o=lastMention(t)
const r=(0,M.DI)(t.slice(0,endOfBlocks(t,o)))
if(r.length>0)return{...S.i,faults:r}
const i=endOfBlocks(t,0)===t.length
const a=!i&&(s||dependsOnDefinitions(t,o))
const c=new LargestPart
const l=a?await labelsOf(t,c):A
const f={...l,links:[...e,...l.links]}
if(s)return followMarkdown(t,blocksOf(t,E,()=>parserOf(t,{labels:f})))
const load=async()=>c.giving(await parserOf(t,{labels:f,inline:F}))
return followMarkdown(t,blocksOf(t,v,load),{until:o,outlined:b})}async function followMarkdown(t,e,{until:s=t.length,outlined:o=E}={}){const r=new l.X
const i=new MarkdownHtml(t,r,readComments)
const a=new I.a(r)
const c=new w._
const d=[]
let h=true
let m=0
let p
for await(const{start:l,end:g,events:w,extended:k}of e){const e=t.slice(l,g)
const b=o.test(e)
if(b&&k)h=false
if(i.readHtml===readComments&&u.test(e)){i.readHtml=(await Promise.all([n.e(194),n.e(856)]).then(n.bind(n,856))).readHtml}for(const e of w){r.follow(e)
i.follow(e)
if(b)a.follow(e)
c.follow(e)
d.push(...(0,f.r)(t,e))}m=g
if(g>=s)p??=lastClosing(i,t,g)
if(g>=(p??s))break}const{comments:g,elements:k,texts:b}=i
return{comments:g,elements:k.closed,foreign:c.visibleIn(t.slice(0,m),b),definitions:d,outline:()=>a.outline,isOutlineExact:h}}async function parserOf(t,e){const{markdownEvents:s}=await Promise.all([n.e(234),n.e(963),n.e(297),n.e(697),n.e(560)]).then(n.bind(n,9697))
return s(t,e)}const F=/<|\/\*/
const E=/^/
const P=/(?!)/
const A={links:[],footnotes:[]}
async function labelsOf(t,e){const n=new Set
const s=new Set
const hasNoComment=({start:e,end:n})=>!F.test(t.slice(e,n))
const load=async()=>e.keeping(await parserOf(t,{inline:P}),hasNoComment)
for await(const{events:e}of blocksOf(t,y,load)){for(const o of e){for(const{label:e}of(0,f.r)(t,o))n.add(e)
for(const e of(0,f.G)(t,o))s.add(e)}}return{links:[...n],footnotes:[...s]}}function lastClosing({comments:t,elements:e},n,s){const o=e.openAfter(t[0]?.range.start??s)
const r=o.size>0?n.slice(s).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const i=[...r].findLast(([,t=""])=>o.has(t.toLowerCase()))
return i?s+i.index+1:0}},868:(t,e,n)=>{n.d(e,{W3:()=>readComment,wI:()=>readUnclosed,lO:()=>spell})
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
return undefined}},366:(t,e,n)=>{n.d(e,{_:()=>MdxSpelling,u:()=>mdxComments})
var s=n(4889)
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
return s%2===0?n:undefined}},8183:(t,e,n)=>{n.d(e,{DI:()=>tooDeep,UB:()=>boundFootnotes,bp:()=>boundImages})
var s=n(9029)
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
throw new s.G({offset:l.start.offset,code:"too-deep",message:c})}}}}function isOpenImage({type:t,_balanced:e}){return t==="labelImage"&&!e}const c=`this image is in more than ${a} others, or behind as many "![" that are not closed; close them, or take the sections to another file`},2759:(t,e,n)=>{n.d(e,{$:()=>placeOf,y:()=>placesIn})
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
return e<(t[n]?.end??0)?n:-1}},2660:(t,e,n)=>{n.d(e,{i:()=>s})
const s={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}},1957:(t,e,n)=>{n.d(e,{a:()=>Spans})
const s=new Set(["chunkString","chunkText","content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#x=[]
#l
constructor(t){this.#l=t}follow([t,{type:e,start:n,end:o}]){if(t!=="enter"||s.has(e))return
const r=e==="listOrdered"||e==="listUnordered"
const i=r?this.#l.list:null
this.#x.push({start:n.offset,end:o.offset,type:e,list:i})}get outline(){return this.#x.map(({start:t,end:e,type:n,list:s})=>({start:t,end:e,type:s?.loose?`${n} loose`:n}))}}},9029:(t,e,n)=>{n.d(e,{G:()=>UnreadableError,u:()=>readOrRefuse})
var s=n(2660)
class UnreadableError extends Error{name="UnreadableError"
problem
constructor(t){super(t.message)
this.problem=t}}async function readOrRefuse(t){try{return await t()}catch(t){if(!(t instanceof UnreadableError))throw t
return{...s.i,faults:[t.problem]}}}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

