const t=require("./index.js")
const e=require("./document.js")
function applyEdits(t,e){const n=e.map((t,e)=>({edit:t,index:e}))
n.sort((t,e)=>t.edit.start-e.edit.start||t.edit.end-e.edit.end||t.index-e.index)
const r=Array.from({length:e.length})
let[s,o]=["",0]
for(const{edit:e,index:i}of n){s+=t.slice(o,e.start)
r[i]={start:s.length,end:s.length+e.text.length}
s+=e.text
o=e.end}return{text:s+t.slice(o),written:r}}const n=new Set([...["paragraph","heading","tableCell","strong","emphasis","delete"]])
function placeOf(n,r){let s=n
for(;;){const n=s.children.find(n=>t.containsRange(e.rangeOf(n),r))
if(n===void 0||!isContainer(n,r))return toPlace(s,n)
s=n}}function isContainer(t,n){if(!("children"in t))return false
if(t.type==="link"||t.type==="linkReference")return false
const{start:r,end:s}=e.rangeOf(t)
return!t.type.startsWith("mdxJsx")||r!==n.start||s!==n.end}function toPlace(t,e){if(n.has(t.type))return{kind:"text",parent:t}
return{kind:e?.type==="mdxJsxFlowElement"&&!t.type.startsWith("mdxJsx")?"block":"html"}}function showFor({tree:t},e){const n=t&&placeOf(t,e)
return n?.kind==="text"&&n.parent.type==="heading"?null:[e.show]}function groupWrappings(t,e,n,r){const s=[]
const o=new Map
for(const i of n){const n=e===null?{kind:"html"}:placeOf(e,i)
if(n.kind==="text"){const t=o.get(n.parent)
if(t)t.push(i)
else o.set(n.parent,[i])
continue}const a=[[inPlace(i)],[onLines(t,i,r)]]
const c=/[\r\n]/.test(i.content)&&beginsLine(t,i.start)
s.push({wrappings:[i],choices:c||n.kind==="block"?a.reverse():a})}for(const[e,n]of o)s.push(...groupsInText(t,e,n,r))
return s}function inPlace(t){return onOneLine([t],{start:t.start,end:t.end})}function onLines(t,e,n){const{start:r,end:s,markers:o,content:i}=e
const a=n+continuationPrefix(t,r)
return{start:r,end:s,text:[o.start,...i===""?[]:[i],o.end].join(a),sections:[{wrapping:e,offset:0}]}}function onOneLine(t,e,{separators:n=[],before:r="",isHtml:s=false}={}){let o=r
const i=[]
for(const[e,r]of t.entries()){if(e>0)o+=n[e-1]??" "
i.push({wrapping:r,offset:o.length})
const{markers:t,content:a,contentInHtml:c}=r
o+=t.start+(s?c:a)+t.end}return{...e,text:o,sections:i}}function groupsInText(t,n,r,s){const o=n.children.map(e.rangeOf).filter(e=>!isSeparator(t.slice(e.start,e.end)))
const isInEmbed=({start:t,end:e})=>r.some(n=>n.start<=t&&e<=n.end)
const i=o.filter(t=>!isInEmbed(t)).map(e=>trimmed(t,e))
const a=i.length===0&&n.type==="paragraph"
return runsOf(t,r).map(e=>{const[r,o]=[e[0],e.at(-1)]
if(!r||!o)throw new RangeError("A run without an embed")
const c={start:r.start,end:o.end}
const u=e.slice(1).map((n,r)=>withoutLineBreaks(t.slice(e[r]?.end,n.start)))
const group=(...t)=>({wrappings:e,choices:t})
const l=[onOneLine(e,c,{separators:u})]
if(a&&e.length===1){const e=/^</.test(t.slice(r.start,r.end))&&!/[\r\n]/.test(r.content)
const n=[onLines(t,r,s)]
return e?group(l,n):group(n)}if(!beginsLine(t,c.start)||n.type==="tableCell")return group(l)
if(a)return group([onOneLine(e,c,{separators:u,isHtml:true})])
const f=i.findLast(({end:t})=>t<=c.start)
const d=i.find(({start:t})=>t>=c.end)
const p=[]
if(f&&/^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(t.slice(f.end,c.start)))p.push([onOneLine(e,{start:f.end,end:c.end},{separators:u,before:" "})])
if(d){const n=withoutLineBreaks(t.slice(c.end,d.start))
p.push([{start:c.start,end:d.start,text:"",sections:[]},onOneLine(e,{start:d.end,end:d.end},{separators:u,before:n})])}if(f)p.push([onOneLine(e,{start:f.end,end:c.end},{separators:u,before:" "})])
return group(...n.type==="heading"?[l]:[],...p,l)})}function runsOf(t,e){const n=[]
for(const r of e){const e=n.at(-1)
const s=e?.at(-1)
if(e&&s&&isSeparator(t.slice(s.end,r.start)))e.push(r)
else n.push([r])}return n}function isSeparator(t){return/^(?:[\s|/\\\u2022\xb7\u2219\u2013\u2014\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(t)}function withoutLineBreaks(t){return t.replace(/\s*\\?[\r\n][\s>]*/g," ").replace(/^$/," ")}function trimmed(t,{start:e,end:n}){const r=t.slice(e,n)
return{start:n-r.trimStart().length,end:e+r.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){let n=e
while(n>0&&t[n-1]!=="\n"&&t[n-1]!=="\r")n-=1
return n}function continuationPrefix(t,e){return t.slice(lineStart(t,e),e).replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}function createReferenceCheck(n){const r=[...e.nodesOf(n)].filter(isReference).map(e.rangeOf)
return e=>r.some(n=>t.containsRange(e,n))}function createDefinitionRemovals(n,r,s){const isReplaced=e=>s.some(n=>t.containsRange(n,e))
const[o,i]=[referencesIn(r,isReplaced),referencesIn(r,t=>!isReplaced(t))]
const a=[]
for(const t of e.nodesOf(r)){if(t.type!=="definition"||!o.has(t.identifier)||i.has(t.identifier))continue
const r=wholeLines(n,e.rangeOf(t))
const s=a.at(-1)
if(s&&s.end===r.start)a[a.length-1]={start:s.start,end:r.end}
else a.push(r)}return a.map(t=>({...withBlankLineBefore(n,t),text:""}))}function referencesIn(t,n){const r=new Set
for(const s of e.nodesOf(t))if(isReference(s)&&n(e.rangeOf(s)))r.add(s.identifier)
return r}function isReference(t){return t.type==="imageReference"||t.type==="linkReference"}function wholeLines(t,{start:e,end:n}){const r=/^[ \t]*(?:\r\n|\n|\r|$)/.exec(t.slice(n))?.[0]??""
return{start:lineStart(t,e),end:n+r.length}}function withBlankLineBefore(t,{start:e,end:n}){const r=/(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(t.slice(0,e))?.[0]??""
return{start:/^[ \t]*(?:[\r\n]|$)/.test(t.slice(n))?e-r.length:e,end:n}}function hasSameStructure(t,e){return structureOf(t.tree,t).join("\n")===structureOf(e.tree,e).join("\n")}function structureOf(t,e){if(t.type==="break"||isCut(t,e))return[]
if(!("children"in t)){const n=uncutSource(t,e)
return n===""?[]:[`${t.type} ${n}`]}const n=t.children.flatMap(t=>structureOf(t,e))
const r=t.type==="root"||t.type==="paragraph"&&n.every(isJsx)
if(n.length===0||r)return n
const s=t.type.replace(/^mdxJsx(?:Flow|Text)/,"mdxJsx")
return[`<${s}${"spread"in t&&t.spread?" loose":""}>`,...n,`</${s}>`]}function isJsx(t){return/^<?\/?mdx/.test(t)}function isCut(t,{cuts:n}){if(t.type==="root")return false
const{start:r,end:s}=e.rangeOf(t)
const o=n[findCut(n,r)]
return o!==void 0&&o.start<=r&&s<=o.end}function uncutSource(t,{text:n,cuts:r}){const{start:s,end:o}=e.rangeOf(t)
let[i,a]=["",s]
for(let t=findCut(r,s);t<r.length;t+=1){const e=r[t]
if(e===void 0||e.start>=o)break
i+=`${n.slice(a,Math.max(e.start,a))} `
a=Math.min(e.end,o)}return(i+n.slice(a,o)).replace(/\s+/g," ").trim()}function findCut(t,e){let[n,r]=[0,t.length]
while(n<r){const s=n+r>>1
if((t[s]?.end??0)>e)r=s
else n=s+1}return n}async function adoptEmbeds(e,n,r,s){const{text:o,tree:i,byteOrderMark:a}=e
const c=new Map
const u=i===null?()=>false:createReferenceCheck(i)
for(const t of n){if(t.obstacle!==null)continue
const e=t.show==="badge"&&u(t)
c.set(await toWrapping(o,t,r(t),s,e),t)}const l=t.lineEndingOf(o,[])
const f=groupWrappings(o,i,[...c.keys()],l)
const d=new Map
let p={outcome:"marked",edits:[],text:a+o,offsets:new Map}
const accept=async t=>{const n=await tryEdits(e,[...p.edits,...t.flatMap(({choices:t})=>t[0]??[])])
if(n.outcome==="marked")p=n
else if(t.length>1){const e=Math.ceil(t.length/2)
await accept(t.slice(0,e))
await accept(t.slice(e))}else for(const e of t)await acceptOtherChoice(e,n.reason)}
const acceptOtherChoice=async({wrappings:t,choices:n},r)=>{for(const t of n.slice(1)){const n=await tryEdits(e,[...p.edits,...t])
if(n.outcome==="refused")continue
p=n
return}for(const e of t){const t=c.get(e)
if(t)d.set(t,r)}}
await accept(f)
const h=[]
for(const[t,e]of p.offsets){const n=c.get(t)
if(n)h.push({embed:n,offset:e})}const m=n.flatMap(t=>{const e=t.obstacle===null?d.get(t):`it ${t.obstacle}`
return e===void 0?[]:[{embed:t,reason:e}]})
return{text:p.text,adopted:h,leftAlone:m}}async function toWrapping(e,{slug:n,address:r,start:s,end:o},i,a,c){const u=r===null?null:await t.generateSnippetSet({slug:n,baseUrl:a},r)
const l=e.slice(s,o)
return{markers:i,content:c?u?.badge_markdown??"":l,contentInHtml:u?.badge_html??"",start:s,end:o}}async function tryEdits(n,r){const{text:s,tree:o,format:i,byteOrderMark:a,parsedSections:c,timeBudget:u}=n
const l=r.flatMap(({sections:t})=>t.map(({wrapping:t})=>t))
const f=o===null?[]:createDefinitionRemovals(s,o,l)
const d=[...r,...f]
const{text:p,written:h}=applyEdits(s,d)
try{const l=a+p
const f=await t.parseSections(l,i,{timeBudget:u})
const m=new Map
for(const[t,{sections:e}]of r.entries())for(const{wrapping:n,offset:r}of e)m.set(n,a.length+(h[t]?.start??0)+r)
const g=findSectionProblem(c,f,new Set(m.values()))
if(g!==null)return{outcome:"refused",reason:g}
const b=await e.parseDocumentTree(p,n)
if(!(o===null||b===null||hasSameStructure({tree:o,text:s,cuts:byStart(d)},{tree:b,text:p,cuts:byStart(h)})))return{outcome:"refused",reason:"markers around it would change how the text around it is rendered"}
return{outcome:"marked",edits:r,text:l,offsets:m}}catch(e){if(e instanceof t.ParseLimitError)return{outcome:"refused",reason:e.message}
throw e}}function findSectionProblem(e,n,r){const[s]=[...n.problems,...t.findMisplacedSnippets(n,n.sections.map(e=>t.snippetsShownIn(e,null)))]
if(s)return s.message
if(!(n.sections.filter(({start:t})=>r.has(t.start)).length===r.size&&n.sections.length===e.sections.length+r.size))return"markers around it would not be recognized"
return n.warnings.length>e.warnings.length?n.warnings[0]?.message??null:null}function byStart(t){return[...t].sort((t,e)=>t.start-e.start)}async function lostDetails(n,r,s,o,i){const[a,c]=[await t.parseSections(n.text,s,{timeLimiter:i}),await e.parseDocument(r,s,{service:o,slugByAddress:new Map},i)]
if(c.outcome==="refused")return[]
const{document:u}=c
const l=e.findEmbeds(u)
return n.adopted.flatMap(({embed:t,offset:e})=>{const n=a.sections.findIndex(({start:t})=>t.start===e)
const r=u.parsedSections.sections[n]
const isInside=({start:t})=>{const e=t+u.byteOrderMark.length
return r!==void 0&&r.content.start<=e&&e<r.content.end}
const s=l.find(t=>t.kind==="badge"&&isInside(t))?.image
const o=t.image&&s?differencesOf(t.image,s):[]
if(o.length===0)return[]
const i=o.length===1?"is":"are"
return[{embed:t,details:`${list(o)} ${i} not kept, because the page's own badge differs`}]})}function differencesOf(e,n){const queryOf=t=>/\?.*$/s.exec(t)?.[0]??""
const[r,s]=[queryOf(e.source),queryOf(n.source)]
const o=e.attributes.filter(t=>!n.attributes.includes(t))
return[...e.alt===n.alt?[]:[`the alternative text ${t.quote(e.alt)}`],...e.title===null||e.title===n.title?[]:[`the title ${t.quote(e.title)}`],...r===""||r===s?[]:[`the query ${t.quote(r)}`],...o.map(e=>`the attribute ${t.quote(e)}`)]}function list(t){return t.length<=1?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}function writeMarkers(t,{slug:e,customDomain:n,show:r}){let s=`status-snippets start slug="${e}"`
if(n!==null)s+=` custom-domain="${n}"`
if(r!==null)s+=` show="${r.join(" ")}"`
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(s),end:o("status-snippets end")}}async function adoptWithNeededAttributes(t,e,{baseUrl:n,show:r}){const markersOf=e=>{const n=showFor(t,e)??(r===null?null:[e.show])
return writeMarkers(t.format,{slug:e.slug,customDomain:null,show:n})}
return adoptEmbeds(t,e,markersOf,n)}async function fillMarkedFiles(e,n,r,s,o=e.map(toInputFile)){const i=new Map(e.map(t=>[t.path,t]))
const a=o.map(t=>{const e=i.get(t.path)
return e?{...t,content:{outcome:"read",text:e.adoption.text}}:t})
const c=await t.refreshFiles(a,n,r,s)
if(c.failure!==null)return c
const u=new Map(c.changes.map(t=>[t.path,t]))
const l=o.flatMap(({path:t})=>{const[e,n]=[i.get(t),u.get(t)]
if(e===void 0)return n?[n]:[]
const r=e.document.byteOrderMark+e.document.text
const s=n?.after??e.adoption.text
return r===s?[]:[{path:t,before:r,after:s,edits:[changedLines(r,s)]}]})
const f=new Set(l.map(({path:t})=>t))
const d=n.checkOnly?"out-of-date":"changed"
const p=c.files.map(t=>f.has(t.path)?{...t,outcome:d}:t)
return{...c,outcome:l.length>0?d:"unchanged",files:p,changes:l}}function toInputFile({path:t,document:e,adoption:n}){return{path:t,format:e.format,mustHaveSection:true,content:{outcome:"read",text:n.text}}}function changedLines(t,e){const n=Math.min(t.length,e.length)
let r=0
while(r<n&&t[r]===e[r])r+=1
r=t.lastIndexOf("\n",r-1)+1
let s=0
while(s<n-r&&t.at(-1-s)===e.at(-1-s))s+=1
const o=t.indexOf("\n",t.length-s)
s=o<0?0:t.length-o-1
return{before:{start:r,end:t.length-s},after:{start:r,end:e.length-s}}}async function createEmbedNotes(e,{changes:n},r,s){const o=new Map(n.map(({path:t,after:e})=>[t,e]))
const i=[]
for(const{path:n,document:a,adoption:c}of e){const{byteOrderMark:e,text:u,format:l}=a
const f=t.createLocator(e+u)
const createNote=(t,r,s)=>{const{kind:o,slug:i,start:a}=t
return{path:n,...f(a+e.length),kind:o,slug:i,outcome:r,message:s}}
const d=c.leftAlone.map(({embed:t,reason:e})=>createNote(t,"left-alone",`${nameOf(t)} stays as it is: ${e}`))
const p=o.get(n)
if(p!==void 0)for(const{embed:t,details:e}of await lostDetails(c,p,l,r,s))d.push(createNote(t,"details-lost",`${nameOf(t)}: ${e}`))
i.push(...d.sort((t,e)=>t.line-e.line||t.column-e.column))}return i}function nameOf({kind:t,slug:e}){return`${t} of page "${e}"`}Object.defineProperty(exports,"adoptEmbeds",{enumerable:true,get:function(){return adoptEmbeds}})
Object.defineProperty(exports,"adoptWithNeededAttributes",{enumerable:true,get:function(){return adoptWithNeededAttributes}})
Object.defineProperty(exports,"createEmbedNotes",{enumerable:true,get:function(){return createEmbedNotes}})
Object.defineProperty(exports,"fillMarkedFiles",{enumerable:true,get:function(){return fillMarkedFiles}})
Object.defineProperty(exports,"isSeparator",{enumerable:true,get:function(){return isSeparator}})
Object.defineProperty(exports,"lineStart",{enumerable:true,get:function(){return lineStart}})
Object.defineProperty(exports,"showFor",{enumerable:true,get:function(){return showFor}})
Object.defineProperty(exports,"writeMarkers",{enumerable:true,get:function(){return writeMarkers}})

