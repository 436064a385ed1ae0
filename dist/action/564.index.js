export const id=564
export const ids=[564]
export const modules={2128:(t,e,n)=>{n.d(e,{B:()=>formatFor,w:()=>sourcesAt})
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
const{kind:o,code:r,path:i,line:a,column:l,message:c}=n
return{kind:o,code:r,message:`${i}:${a}:${l}: ${c}`}}},3489:(t,e,n)=>{n.d(e,{c:()=>s,g:()=>failedFile})
const s=["input","refused","unavailable","publishing"]
function failedFile(t,e){return{outcome:"failed",path:t,troubles:[{kind:"input",...e}]}}},1387:(t,e,n)=>{n.d(e,{h:()=>refreshFiles})
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
if(t.context==="html"&&t.form==="line"){return onOneLine(e,false,t.jsx&&u)}const s=t.context==="flow"&&!t.tight
const o=t.context==="html"&&t.jsx?u:""
const r=e.map((t,n)=>(t+(n<e.length-1?o:"")).split("\n"))
const i=s?["",...r.flatMap(t=>[...t,""])]:r.flat()
const a=i.map(e=>e===""?t.prefix.trimEnd():t.prefix+e)
return["",...a,t.endPrefix].join(n)}const u="{' '}"
function onOneLine(t,e,n=" "){const s=t.map(joinLines).join(n)
return e?s.replace(/(?<!\\)((?:\\\\)*)\|/g,"$1\\|"):s}function joinLines(t){const e=t.split("\n").map(t=>t.trim()).filter(t=>t!=="")
const n=e.map((t,n)=>{const s=e[n-1]
const o=s===undefined||s.endsWith(">")&&t.startsWith("<")
return o?t:` ${t}`})
return n.join("")}var f=n(8414)
const d=/\r\n|\n|\r/g
function lineEndingOf(t,e){const n=new Map
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
return s})}function rewriteSections(t,e,n,s){const{sections:o}=n
const r=lineEndingOf(t,o.map(({content:t})=>t))
const i=o.map((e,n)=>{const o=s[n]
return o?fillLayout(e.layout,o,r):contentOf(t,e)})
const a=o.map((e,n)=>i[n]!==contentOf(t,e))
if(!a.includes(true))return{outcome:"written",text:t,changed:a}
const{text:l,rewrites:c}=splice(t,o,i)
const u=(0,f.K)(l,e)
const d=unreadable(o,u,c)??disturbed(t,n,l,u,e,c)
return d?{outcome:"refused",problem:d}:{outcome:"written",text:l,changed:a}}function contentOf(t,{content:e}){return t.slice(e.start,e.end)}function splice(t,e,n){const s=[]
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
const outline=(t,{reading:e})=>a?(0,f.K)(t,o,{defined:l,extent:"whole"}).reading.outline:e.outline
const c=firstDifference(outline(t,e),outline(n,s),r)
if(c===undefined)return undefined
const u=e.sections.findLast(({start:t})=>t.start<=c)??e.sections[0]
const d="rewriting this section would change how the text around it reads; put its markers on lines of their own, with blank lines around, and nothing between them that the text around needs"
return{offset:u?.start.start??c,code:"changes-surroundings",message:d}}function reachesOut(t,{reading:e,sections:n}){const s=n.map(({content:t})=>t)
const o=e.definitions.some(({start:t})=>(0,h.h)(s,t)>=0)
const r=s.some(({start:e,end:n})=>t.slice(e,n).includes("[^"))
return o||r||/status-(?:badge|page)\s*\]/iu.test(t)}var p=n(9638)
function differingDomain(t,e,n){if(e===null||(0,p.xU)(`https://${e}`,n))return[]
const s=`custom-domain is "${e}", but the service says that page "${t}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}var g=n(4137)
var w=n(652)
function printHtml(...t){return(0,w.V)({type:"root",children:t},{closeSelfClosing:true})}var k=n(8247)
var x=n(1529)
const b=(0,x.l)().use(k.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return b.stringify(e).trimEnd()}var y=n(1968)
const v={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
function snippetForms(t,e){const sent=e=>t[e].trim()
const n=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(n)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,y.p)(e),n)},html:null}}}function linkHtml(t){const e={type:"text",value:" See live status → "}
return printHtml((0,g.h)("strong","Status:"),e,(0,g.h)("a",{href:t},t))}function definitionsMarkdown(t,e){return printMarkdown({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:e})}function generateSnippets(t,e){return{status_page_url:e,badge_markdown:badgeMarkdown(t,e),badge_html:printHtml((0,g.h)("a",{href:e},(0,g.h)("img",{alt:"Status",src:(0,y.p)(t)}))),widget_script:printHtml((0,g.h)("script",scriptProperties(t))),widget_html:widgetHtml(t),minimal_md:minimalMarkdown(e)}}function badgeMarkdown(t,e){const n={type:"image",alt:"Status",url:(0,y.p)(t)}
return printMarkdown({type:"paragraph",children:[{type:"link",url:e,children:[n]}]})}function minimalMarkdown(t){const e={type:"link",url:t,children:[{type:"text",value:t}]}
const n={type:"strong",children:[{type:"text",value:"Status:"}]}
const s={type:"text",value:" See live status → "}
return printMarkdown({type:"paragraph",children:[n,s,e]})}function widgetHtml(t){const e={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const n=(0,g.h)("script",{...scriptProperties(t),...e})
return printHtml((0,g.h)("div",["\n  ",n,"\n"]))}function scriptProperties(t){return{src:(0,y.Q)(t),"data-slug":t.slug,"data-theme":"auto"}}var M=n(865)
var $=n(103)
var S=n(9146)
var O=n(8504)
var E=n(3194)
function jsxOfHtml(t){return printAll((0,E.oH)(t))}function printAll({childNodes:t}){return t.map(print).join("")}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const e=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=printAll(t)
return n===""?`<${e} />`:`<${e}>${n}</${t.tagName}>`}const T=new Set(["async","defer"])
function printAttribute({name:t,value:e}){if(T.has(t))return t
return`${t}="${e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const e=t.trim()===""&&t.includes("\n")
if(e||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}const _={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function mdxOfSnippet(t){if(t.startsWith("<"))return jsxOfHtml(t)
return/[{<]/.test(t)?(0,O.l)((0,S.Y)(t),_).trimEnd():t}var A=n(4640)
const I=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(t){const e=new Set
const n=new Set
const foundImage=t=>{const n=I.exec(t)?.[1]
if(n!==undefined)e.add(n)}
const foundTarget=t=>{n.add(t.replace(/\/$/,""))}
for(const e of nodesOf((0,S.Y)(t.replace(/^[ \t]+/gm,"")))){if(e.type==="image")foundImage(e.url)
if(e.type==="link")foundTarget(e.url)
if(e.type==="definition")(I.test(e.url)?foundImage:foundTarget)(e.url)}for(const n of(0,A.y)(t).tokens){if(n.kind!=="start")continue
for(const{name:t,value:s}of n.attributes){if(n.name==="a"&&t==="href")foundTarget(s)
if(n.name==="img"&&t==="src")foundImage(s)
if(n.name==="script"&&t==="data-slug")e.add(s)}}return{slugs:[...e],addresses:[...n]}}function*nodesOf(t){yield t
if("children"in t)for(const e of t.children)yield*nodesOf(e)}function readHeldPage(t,e,n){const{slugs:s,addresses:o}=readHeld(t)
const[r=null,...i]=o.flatMap(goodAddress)
const a=s.some(t=>t!==e)
const l=s.includes(e)||n
const c=r!==null&&i.every(t=>(0,p.xU)(r,t))&&o.every(isGood)
return{filled:t.trim()!=="",ofOtherPage:a,address:r,addressOfPage:c&&l&&!a?r:null}}function goodAddress(t){const e=(0,$.K)(t)
return e.verdict==="safe"?[e.value]:[]}function isGood(t){return goodAddress(t).length>0}function fulfil(t,e,n){const s={slug:t.slug,baseUrl:n.baseUrl}
switch(e.kind){case"answered":return useAnswer(t,s,e.answer)
case"offline":return generate(t,s,n,null)
case"plan-required":return generate(t,s,n,heldBy(t).addressOfPage)
case"failed":return refuse(e.error)}}function heldBy({held:t,slug:e,slugOnMarker:n}){return readHeldPage(t,e,n)}function useAnswer(t,e,{source:n,snippets:s}){const r=(0,$.K)(s.status_page_url)
if(n==="stale"){const e=heldBy(t)
const o=r.verdict==="safe"?r.value:""
if(e.filled&&!e.ofOtherPage)return{kind:"keep",source:n,snippets:s,address:e.address??o}}if(r.verdict==="unsafe")return refuse(new o.F_({slug:e.slug,...r}))
const i=formOf(t)
for(const n of t.shown){const t=(0,$.$)(v[n][i]??"status_page_url",s,e)
if(t.verdict==="unsafe")return refuse(new o.F_({slug:e.slug,...t}))}return fill(t,e,n,s,r.value)}function generate(t,e,n,s){const{slug:o,customDomain:r}=t
try{const i=r===null&&s!==null?s:(0,p.ci)({slug:o,customDomain:r,statusPageHost:n.statusPageHost})
return fill(t,e,"offline",generateSnippets(e,i),i)}catch(t){if(!(t instanceof M.d))throw t
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
const u=l.map(({granted:t})=>t.kind==="fill"?t.pieces:null)
const f=rewriteSections(o,r,a.finding,u)
if(f.outcome==="refused"){const{offset:t,code:e,message:n}=f.problem
return{outcome:"failed",path:s,troubles:[{kind:"input",...(0,i.$)(o,t),code:e,message:n}]}}const d=f.text===o?null:{path:s,before:o,after:f.text}
const h=l.map(({task:t,granted:e},s)=>sectionReport(t,e,f.changed[s]?n.verb:"unchanged"))
return{outcome:"planned",path:s,report:{path:s,outcome:d?n.verb:"unchanged",sections:h,problems:[]},change:d,pages:l.map(({task:{slug:t},granted:{source:e,snippets:n}})=>({slug:t,source:e,snippets:n})),warnings:l.flatMap(({task:t,granted:e})=>domainWarning(s,t,e))}}function ofPage(t,e){const n=t.get(e)
if(!n)throw new Error(`Page "${e}" was not asked for`)
return n}function sectionReport(t,{kind:e,address:n},s){const o=e==="fill"&&s==="unchanged"
return{line:t.section.place.line,context:t.section.layout.context,slug:t.slug,address:n,previousAddress:o?ifLinked(t,n):heldBy(t).address,outcome:s}}function ifLinked(t,e){return t.shown.some(t=>t!=="widget"&&t!=="script")?e:null}function domainWarning(t,{slug:e,customDomain:n,section:s},o){if(o.kind!=="fill"||o.source==="offline")return[]
return differingDomain(e,n,o.address).map(e=>({...e,path:t,...s.place}))}var F=n(3489)
function content_contentOf(t,{content:e,layout:n}){const s=t.slice(e.start,e.end)
const o="prefix"in n?n.prefix:""
if(o==="")return s
const r=o.trimEnd()
return s.split(/\r\n|\n|\r/).map(t=>{if(t.startsWith(o))return t.slice(o.length)
return r!==""&&t.startsWith(r)?t.slice(r.length):t}).join("\n")}var H=n(2714)
var L=n(8591)
const P=/status[-_ ]?snippet/i
function mentionsMarkers(t){return P.test(t)}function surveyText(t,e,n,s){const o=(0,f.K)(e,n)
const r=o.sections.map(t=>shownIn(t,s.show))
const a=(0,i.y)(e)
const placed=({offset:t,...e})=>({...a(t),...e})
const l=[...o.problems,...checkShown(o,r)].map(placed)
const c=[]
o.sections.forEach((t,o)=>{const i={section:t,format:n,shown:r[o]??[],held:content_contentOf(e,t)}
const a=taskOf(i,s)
if("message"in a)l.push({...t.place,...a})
else c.push(a)})
const u=[...o.warnings.map(e=>({path:t,...placed(e)})),...n==="md"?c.flatMap(e=>scriptWarning(t,e)):[]]
return{finding:o,tasks:c,problems:l.sort(byPlace),warnings:u}}function taskOf(t,e){const{attributes:n}=t.section
try{const s=n.slug===undefined?e.slug:(0,L.d)(n.slug)
if(s===null){const t='no slug: write slug="…" on this marker, or give --slug'
return{code:"no-slug",message:t}}const o=n.customDomain
const r=o===undefined?e.customDomain:(0,H.ZL)(o)
return{...t,slug:s,slugOnMarker:n.slug!==undefined,customDomain:r}}catch(t){if(t instanceof M.d)return{code:"invalid-attribute",message:t.message}
throw t}}function scriptWarning(t,{section:e,shown:n}){const s=n.find(t=>t==="widget"||t==="script")
if(!s)return[]
const o=`"${s}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`
return[{path:t,...e.place,code:"no-scripts",message:o}]}function byPlace(t,e){return t.line-e.line||t.column-e.column}async function readFile(t,e){const{path:n,format:s}=t
const o=await t.read()
if(o.outcome==="refused")return(0,F.g)(n,o.problem)
const{text:r}=o
if(!mentionsMarkers(r))return without(t)
const i=surveyText(n,r,s,e)
if(i.problems.length>0){return{outcome:"failed",path:n,troubles:i.problems.map(t=>({kind:"input",...t}))}}return i.tasks.length>0?{outcome:"surveyed",path:n,text:r,format:s,survey:i}:without(t)}function without({path:t,format:e,named:n}){if(!n)return{outcome:"without"}
const[s,o]=[comment(e,'start slug="…"'),comment(e,"end")]
const r=`no section here; put ${s} and ${o} where the snippets belong, or let "status-snippets init" do it`
return(0,F.g)(t,{line:1,column:1,code:"no-section",message:r})}function comment(t,e){return t==="mdx"?`{/* status-snippets ${e} */}`:`\x3c!-- status-snippets ${e} --\x3e`}function vainSearch(t,e){const n=new Set(t.filter((t,n)=>e[n]?.outcome!=="without"))
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
const l=i.flatMap(({survey:t})=>t.tasks)
const c=new Set(l.map(({slug:t})=>t))
const u=await learnPages(c,e.source,n)
const f=i.map(t=>planFile(t,u,e))
const d=f.filter(t=>t.outcome==="planned")
const h=d.flatMap(t=>t.pages)
if(d.length<f.length)return(0,s.X)(f,h)
const m=d.flatMap(({change:t})=>t?[t]:[])
return{outcome:m.length>0?e.verb:"unchanged",files:d.map(({report:t})=>t),pages:h,changes:m,warnings:[...[...c].flatMap(t=>pageWarnings(t,ofPage(u,t))),...i.flatMap(({survey:t})=>t.warnings),...d.flatMap(t=>t.warnings)],failure:null}}},8414:(t,e,n)=>{n.d(e,{K:()=>findSections})
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
const i=`${spell(r,n)} ${u[e]}; write ${spell(r,e)}`
return[{offset:t,code:"look-alike",message:i+f[e]}]})}const u={html:"is visible text in Markdown and HTML",mdx:"is a syntax error in MDX"}
const f={html:", or read the file as MDX with --format mdx (Docusaurus does)",mdx:""}
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
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const s="childNodes"in n?n.childNodes:[]
return s.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}const m=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const p=new Set(["svg","math"])
const g=new Set(["h1","h2","h3","h4","h5","h6"])
const w=new Set([...[...g,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(m.has(e)||t.some(t=>p.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>w.has(t))?"phrasing":undefined}const k=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#t=[]
follow([t,{type:e,start:n,end:s}]){if(t==="enter"&&k.has(e)){this.#t.push({start:n.offset,end:s.offset})}}visibleIn(t,e){return mdxComments(t).filter(({start:t})=>(0,d.h)(this.#t,t)<0||(0,d.h)(e,t)>=0)}}function mdxComments(t){const e=[]
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
return s%2===0?n:undefined}var x=n(2759)
const b={sourceCodeLocationInfo:true}
const y=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t){const e=blankFrontMatter(t)
const n=y.test(e)
const s=(0,x.y)(t)
const lineStartOf=t=>t-s(t).column+1
const o=[]
const r=[]
const i=[]
for(const t of nodesBelow(n?(0,h.qg)(e,b):(0,h.oH)(e,b))){const{node:s,depth:a}=t
const l=t.parent.node
const c="sourceCodeLocation"in s?s.sourceCodeLocation:null
if(!c)continue
const[u,f]=[c.startOffset,c.endOffset]
r.push({start:u,end:f,type:`${a} ${l.nodeName} ${s.nodeName}`})
if(s.nodeName==="#text"&&!v.has(l.nodeName))i.push({start:u,end:f})
if(!("data"in s&&/snippet/i.test(s.data))||!e.startsWith("\x3c!--",u))continue
const d=ancestorsOf(t)
o.push({range:{start:u,end:f},text:s.data,closed:e.endsWith("--\x3e",f),linked:d.includes("a"),heading:d.some(t=>g.has(t)),host:l,position:positionAt(e,lineStartOf(u),u,n?roomInPage(d):roomIn(d))})}i.sort((t,e)=>t.start-e.start)
const a=mdxComments(e).filter(({start:t})=>(0,d.h)(i,t)>=0)
o.sort((t,e)=>t.range.start-e.range.start)
return{comments:o,elements:[],foreign:a,definitions:[],outline:r,end:e.length}}const v=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?roomIn(t):"outside"}function positionAt(t,e,n,s){const o=t.slice(e,n)
const r=/^[ \t]*/.exec(o)?.[0]??""
const i=r===o
return{kind:"flow",leading:true,ownLine:i,prefix:"",indentation:r,list:null,...s&&{html:{room:s}}}}function layoutOf(t,e,n){const{start:s,end:o}=e
const[r,i]=[s.position,o.position]
if(s.linked||o.linked)return refuse(e,"inside-link",M)
if(s.host===o.host){if(r.kind==="text"&&i.kind==="text"){const{table:t,html:e}=r
const n=e?inHtml({form:"line"},e):{context:"inline",table:t}
return{valid:true,layout:n}}if(r.kind==="flow"&&i.kind==="flow"){return{valid:true,layout:flowLayout(r,i,isOneLine(t,e))}}}const{line:a}=n(o.range.start)
return refuse(e,"different-containers",`the section ends at line ${a}, ${$}`)}function flowLayout(t,e,n){if(n)return inHtml({form:"line"},t.html)
const{indentation:s}=t
if(t.leading){const n=e.prefix+(e.ownLine?e.indentation:s)
return inHtml({form:"lines",prefix:e.prefix+s,endPrefix:n},t.html)}const o=e.prefix+(e.leading?s:e.indentation)
return{context:"flow",prefix:e.prefix,endPrefix:o,tight:t.list!==null&&!t.list.loose}}function inHtml(t,e){return{context:"html",...t,...e}}function isOneLine(t,e){const{start:n,end:s}=contentOf(e)
return!/[\r\n]/.test(t.slice(n,s))}const M="a section cannot stand in the text of a link or an image, as it holds links itself; move both markers out of it"
const $="in another container; put both markers in the same one, each on a line of its own"
function refuse({start:t},e,n){return{valid:false,problem:{offset:t.range.start,code:e,message:n}}}const S=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const O=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const E=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#e={}
#n=[]
#s=false
follow([t,e]){if(t==="enter")this.#o(e)
else if(S.has(e.type)&&this.#n.at(-1)?.token===e)this.#n.pop()}get host(){return this.#n.at(-1)?.host??this.#e}get list(){return this.#n.at(-1)?.list??null}#o(t){const e=this.#n.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#s)n.blankSeen=true
if(n?.blankSeen&&!O.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#s=E.has(t.type)
if(e&&t.type==="listItemPrefix")e.host={}
if(S.has(t.type))this.#r(t)}#r(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#n.push({token:t,host:t,list:e?{loose:false,blankSeen:false}:null})}}var T=n(31)
function definitionIn(t,[e,{type:n,start:s,end:o}]){if(e!=="enter"||n!=="definitionLabel")return[]
const r=(0,T.B)(t.slice(s.offset+1,o.offset-1))
return[{start:s.offset,label:r}]}var _=n(9327)
var A=n(5387)
var I=n(2192)
var F=n(6560)
var H=n(2297)
const L=[(0,H.T)(),(0,F.v)(["yaml","toml"])]
function markdownEvents(t,e=[],n=[]){const s=(0,_.q)({extensions:[...L,...n]})
s.defined.push(...e)
const o=t.startsWith("\ufeff")?1:0
const r=s.document({line:1,column:1,offset:o})
return(0,A._)(r.write((0,I.v)()(t,undefined,true)))}class Elements{#i=[]
#n=new Map
see({kind:t,name:e,start:n,end:s},o){const r={start:o+n,end:o+s}
const i=this.#n.get(e)??[]
if(t==="open"){this.#n.set(e,i)
i.push(r)}else{const t=i.pop()
if(t)this.#i.push({name:e,open:t,close:r})}}openAfter(t){const e=[...this.#n].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#i}}const P={raw:undefined,linked:false,heading:false}
const C=new Map([["script",{mode:h.V_.SCRIPT_DATA,lasts:true}],["style",{mode:h.V_.RAWTEXT,lasts:true}],["textarea",{mode:h.V_.RCDATA,lasts:true}],["title",{mode:h.V_.RCDATA,lasts:false}],["xmp",{mode:h.V_.RAWTEXT,lasts:false}],["iframe",{mode:h.V_.RAWTEXT,lasts:false}],["noembed",{mode:h.V_.RAWTEXT,lasts:false}],["noframes",{mode:h.V_.RAWTEXT,lasts:false}],["plaintext",{mode:h.V_.PLAINTEXT,lasts:false}]])
function readHtml(t,e){const n=[]
const s=[]
const o=[]
let{raw:r,linked:i,heading:a}=e
const l=new h._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:o,end:r}=rangeOf(s)
if(!t.startsWith("\x3c!--",o))return
n.push({start:o,end:r,text:e,closed:t.endsWith("--\x3e",r),linked:i,heading:a})},onStartTag(t){s.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")i=isLink(t)
if(g.has(t.tagName))a=true
const e=C.get(t.tagName)
if(!e)return
l.state=e.mode
r=t.tagName},onEndTag(t){s.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")i=false
if(g.has(t.tagName))a=false
if(t.tagName===r)r=undefined},onCharacter({location:t}){if(r===undefined)o.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const c=r===undefined?undefined:C.get(r)
if(r!==undefined&&c){l.state=c.mode
l.lastStartTagName=r}l.write(t,true)
const u=r!==undefined&&C.get(r)?.lasts
return{comments:n,tags:s,texts:o,state:{raw:u?r:undefined,linked:i,heading:a}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer was asked for locations, but gave none")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}const N=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const D=new Set(["atxHeading","setextHeading"])
const B=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
end=0
#a
#l
#n=[]
#c=[]
#u
#f=0
#d=P
#h=P
constructor(t,e){this.#a=t
this.#l=e}follow([t,e]){if(t==="enter"){this.#o(e)
this.#n.push(e)}else{this.#n.pop()
this.#m(e)}}#o({type:t,start:e,end:n}){if(N.has(t)){this.#u=t
this.#h=this.#d}else if(t==="labelText"){this.#f+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#c=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#c.push({start:e.offset,end:n.offset,lineStart:t})}}#m({type:t,end:e}){if(N.has(t)){const[t,e]=[this.#d,this.#h]
this.#d={raw:t.raw&&e.raw,linked:t.linked&&e.linked,heading:t.heading&&e.heading}
this.#u=undefined}else if(t==="labelText"){this.#f-=1}else if(t==="htmlFlow"){this.#d=this.#p(this.#d)
this.end=e.offset}else if(t==="htmlText"){this.#h=this.#g(this.#h)}}#p(t){const e=this.#w()
const n=this.#k(e,t)
for(const t of n.comments){this.#x(t,this.#l.host,this.#b(e,t.start))}return n.state}#g(t){const e=this.#w()
const n=this.#k(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#u!==undefined&&B.has(this.#u)
const e=this.#n.at(-1)??this.#l.host
this.#x(s,e,{kind:"text",table:t})}return n.state}#k(t,e){const n=readHtml(t,e)
for(const t of n.tags)this.elements.see(t,this.#y)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#y+t,end:this.#y+e})}return n}#x({start:t,end:e,text:n,closed:s,...o},r,i){const a={start:this.#y+t,end:this.#y+e}
const l=o.linked||this.#f>0
const c=o.heading||this.#u!==undefined&&D.has(this.#u)
this.comments.push({range:a,text:n,closed:s,linked:l,heading:c,host:r,position:i})}#b(t,e){const n=this.#y+e
const s=this.#c[(0,d.r)(this.#c,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#a.slice(s.start,n)
return{kind:"flow",leading:t.slice(0,e).trim()!=="",ownLine:o.trim()==="",prefix:this.#a.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#l.list}}get#y(){return this.#c[0]?.start??0}#w(){let t=""
let e=this.#y
for(const{start:n,end:s}of this.#c){t+=this.#a.slice(e,n).replace(/[^\r\n]/g," ")+this.#a.slice(n,s)
e=s}return t}}const W="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const j=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
const R=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${W}`,"gi")
function reachOf(t){const e=[...t.matchAll(new RegExp(W,"gi"))].at(-1)
if(!e)return 0
j.lastIndex=Math.max(commentEnd(t,e.index+e[0].length),frontMatterEnd(t))
const n=j.exec(t)
if(!n)return t.length
const s=n.index+n[0].length
return t.includes("]:",s)&&mentionsBehindBracket(t)?t.length:s}const X=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)/
function frontMatterEnd(t){return X.exec(t)?.[0].length??0}function commentEnd(t,e){return Math.max(e,t.indexOf("--\x3e",e),t.indexOf("*/",e))}function mentionsBehindBracket(t){let e=false
for(const[n]of t.matchAll(R)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const U=new Set(["content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#x=[]
#l
constructor(t){this.#l=t}follow([t,{type:e,start:n,end:s}]){if(t!=="enter"||U.has(e))return
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
l.push(...definitionIn(s,t))}const{comments:c,elements:u,texts:f}=r
if(s.length<t.length&&goesOn(r,s,t)){return readMarkdown(t,{defined:e,extent:"whole"})}return{comments:c,elements:u.closed,foreign:a.visibleIn(s,f),definitions:l,outline:i.outline,end:s.length}}function goesOn({comments:t,elements:e,end:n},s,o){if(n===s.length)return true
const r=e.openAfter(t[0]?.range.start??s.length)
const i=r.size>0?[...o.slice(s.length).matchAll(/<\/([a-z][^\s/>]*)/gi)]:[]
return i.some(([,t=""])=>r.has(t.toLowerCase()))}var q=n(5295)
const V=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const Q=new Set(["atxHeading","setextHeading"])
const z=new Set(["tableData","tableHeader"])
const K=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const G=new Set(["mdxJsxTextTag","mdxTextExpression"])
const J=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#a
#l
#v
#M=[]
#u
#$=false
#S=false
constructor(t,e,n){this.#a=t
this.#l=e
this.#v=n}follow([t,e]){if(t==="enter")this.#o(e)
else this.#m(e)}#o(t){const{type:e,start:n,end:s}=t
if(V.has(e))this.#u={token:t,direct:[],speaks:e!=="paragraph"}
else if(e==="mdxFlowExpression"||e==="mdxTextExpression"){this.#M=[]
this.#S=this.#$}else if(e==="mdxFlowExpressionChunk"||e==="mdxTextExpressionChunk"){this.#M.push(this.#a.slice(n.offset,s.offset))}}#m(t){const{type:e}=t
if(e==="mdxFlowExpression")this.#O(t)
else if(e==="mdxTextExpression")this.#E(t)
if(this.#u?.token===t)this.#T(this.#u)
else if(this.#u&&this.#v.open.at(-1)?.token===this.#u.token){this.#u.speaks||=this.#_(t)}if(e==="lineEndingBlank")this.#$=true
else if(!K.has(e))this.#$=false}#O(t){const{start:e}=t
const n=this.#v.open.at(-1)
const s=this.#A
const o=roomIn(s)
const r=s.length>0&&(o!==undefined||!this.#S)
this.#x(t,n&&n.element!==null?n:this.#l.host,{kind:"flow",leading:r,ownLine:true,prefix:/^[ \t>]*/.exec(this.#a.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#l.list,html:around(o)})}#E(t){const{open:e}=this.#v
const n=e.at(-1)
if(!this.#u||!n)return
const{type:s}=this.#u.token
const o={kind:"text",table:z.has(s),...n.element!==null&&{html:around(roomIn(this.#A))}}
const r=this.#x(t,n,o)
if(r&&n.token===this.#u.token)this.#u.direct.push(this.comments.length-1)}#T({token:t,direct:e,speaks:n}){this.#u=undefined
if(n)return
this.unraveled.add(t.start.offset)
const s=around(roomIn(this.#A))
for(const t of e){const e=this.comments[t]
if(e)this.comments[t]={...e,position:{...e.position,html:s}}}}#x({start:t,end:e},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#M.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const r={start:t.offset,end:e.offset}
const i=this.#v.open.some(({token:t,element:e})=>J.has(e)||t.type==="labelText")
this.comments.push({range:r,text:o,closed:true,linked:i,heading:this.#I,host:n,position:s})
return true}get#I(){const t=this.#u?.token.type??""
return Q.has(t)||this.#v.open.some(({element:t})=>g.has(t??""))}get#A(){const t=[]
for(let e=this.#v.open.length-1;e>=0;e-=1){const n=this.#v.open[e]?.element??null
if(n===null)break
t.push(n)}return t}#_({type:t,start:e,end:n}){if(t==="data")return this.#a.slice(e.offset,n.offset).trim()!==""
return!G.has(t)&&!K.has(t)}}function around(t){return t?{room:t,jsx:true}:{jsx:true}}const Y=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#a
#n=[]
#F={name:"",kind:"open"}
constructor(t){this.#a=t}get open(){return this.#n}follow([t,e]){const n=Y.exec(e.type)?.[1]
if(t==="enter"){if(n==="")this.#F={name:"",kind:"open"}
if(n==="Name")this.#F.name=this.#a.slice(e.start.offset,e.end.offset).trim()
if(n==="ClosingMarker")this.#F.kind="close"
if(n==="SelfClosingMarker")this.#F.kind="single"
if(e.type==="listItemPrefix")this.#H()
this.#n.push({token:e,element:null})}else{this.#H()
this.#n.pop()
if(n==="")this.#L(e)}}finish(){this.#H()}#L(t){const{name:e,kind:n}=this.#F
if(n==="open")this.#n.push({token:t,element:e})
if(n!=="close")return
if(this.#n.at(-1)?.element===e)this.#n.pop()
else this.#P(t,`</${e}> closes nothing that is open here`)}#H(){for(let t=this.#n.at(-1);t&&t.element!==null;t=this.#n.at(-1)){this.#P(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.#n.pop()}}#P({start:t},e){this.faults.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot read this: ${e}`})}}function mdxOutline(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}const Z=[(0,q.d)()]
function readMdx(t,{defined:e=[]}={}){const n=new Containers
const s=new MdxElements(t)
const o=new MdxComments(t,n,s)
const r=new Spans(n)
const i=[]
try{for(const a of markdownEvents(t,e,Z)){n.follow(a)
s.follow(a)
o.follow(a)
r.follow(a)
i.push(...definitionIn(t,a))}}catch(e){return unreadable(t,e)}s.finish()
const{faults:a}=s
if(a.length>0)return{...tt,faults:a}
const{comments:l,unraveled:c}=o
const u=mdxOutline(r.outline,c)
return{...tt,comments:l,definitions:i,outline:u,end:t.length}}const tt={comments:[],elements:[],foreign:[],definitions:[],outline:[],end:0}
function unreadable(t,e){const n=readMarkdown(t,{extent:"whole"}).comments.filter(t=>readComment(t.text,"html").kind!=="other").map(t=>({start:t.range.start,text:t.text}))
return n.length>0?{...tt,foreign:n}:{...tt,faults:[syntaxFault(e)]}}function syntaxFault(t){if(!(t instanceof Error&&"place"in t))throw t
const e=offsetOf(t.place)
const n=`MDX cannot read this: ${t.message}; mend it, or read the file as Markdown with --format md`
return{offset:e,code:"mdx-syntax",message:n}}function offsetOf(t){if(typeof t!=="object"||t===null)return 0
if("start"in t)return offsetOf(t.start)
return"offset"in t&&typeof t.offset==="number"?t.offset:0}function rawMarkdown(t,{start:e,end:n}){if(e.position.kind!=="flow"||e.position.leading)return[]
if(/[\r\n]/.test(t.slice(e.range.end,n.range.start)))return[]
const s=/^[^\r\n]*/.exec(t.slice(n.range.end))?.[0].trim()??""
const o=s!==""&&!s.startsWith("<")
if(!o&&!nt.test(s.replace(et,"")))return[]
const r="this line begins with a comment, so Markdown reads all of it as HTML; what follows the end marker is shown as it is typed unless you put something before the start marker or the markers on lines of their own"
return[{offset:e.range.start,code:"raw-markdown",message:r}]}const et=/<[^<>]*>/g
const nt=/[*_`~[\]]/
function findSections(t,e,n={}){const{read:s,spelling:o}=st[e]
const r=s(t,n)
const i=(0,x.y)(t)
const a=pairMarkers(r,o)
const l=crossedBy(r.elements,a.pairs)
const c=[...r.faults??[],...a.problems]
const u=[]
for(const e of a.pairs){const{start:n,end:s,marker:o}=e
const r=layoutOf(t,e,i)
const a=r.valid?l.get(e):r.problem
if(a)c.push(a)
if(!r.valid)continue
u.push({start:n.range,end:s.range,content:contentOf(e),place:i(n.range.start),heading:n.heading,layout:r.layout,attributes:o.attributes})}return{sections:u,problems:c.sort((t,e)=>t.offset-e.offset),warnings:e==="md"?a.pairs.flatMap(e=>rawMarkdown(t,e)):[],reading:r}}const st={md:{read:readMarkdown,spelling:"html"},mdx:{read:readMdx,spelling:"mdx"},html:{read:readHtmlFile,spelling:"html"}}},2759:(t,e,n)=>{n.d(e,{$:()=>placeOf,y:()=>placesIn})
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

