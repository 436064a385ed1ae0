"use strict"
exports.id=465
exports.ids=[465]
exports.modules={7006:(t,e,n)=>{n.d(e,{writeChanges:()=>writeChanges})
var s=n(3024)
var r=n(6760)
var o=n(1812)
var a=n(2611)
var i=n(5860)
function summarizeChange(t){const e=t.flatMap(({sections:t})=>t.filter(({outcome:t})=>t!=="unchanged"))
const n=[{kind:"moved",sections:e.filter(i.l)},{kind:"filled",sections:e.filter(({previousAddress:t})=>t===null)},{kind:"updated",sections:e}]
const s=n.find(({sections:t})=>t.length>0)
return s?{kind:s.kind,pages:uniquePages(s.sections)}:null}function uniquePages(t){const e=t.map(({slug:t,address:e,previousAddress:n})=>({slug:t,address:e,previousAddress:n}))
return[...new Map(e.map(t=>[JSON.stringify(t),t])).values()]}function defaultCommitMessage(t){const e=summarizeChange(t)
if(e===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(e)}\n\n${defaultBody(e)}`}const c={moved:"Point",filled:"Add",updated:"Update"}
function defaultSubject({kind:t,pages:e}){const n=new Set(e.map(({address:t})=>t))
if(n.size<=2){const e=n.size===1?"the status badge":"the status badges"
return`${c[t]} ${e} ${t==="moved"?"at":"of"} ${[...n].join(" and ")}`}const s=new Set(e.map(({slug:t})=>t))
const r=t==="moved"?" at their new addresses":""
return`${c[t]} the status badges of ${s.size} pages${r}`}const u=50
function defaultBody({kind:t,pages:e}){const n=e.slice(0,u).map(l[t])
const s=e.length-u
return[...n,...s>0?[`And ${s} more.`]:[]].join("\n")}const l={moved:({slug:t,previousAddress:e,address:n})=>`The section for the page "${t}" linked to ${e} and now links to ${n}.`,filled:({slug:t})=>`Add the snippets of the page "${t}".`,updated:({slug:t})=>`The section for the page "${t}" differed from its snippets.`}
var d=n(6227)
var f=n(6226)
var p=n(610)
async function writeChanges(t,e,n,s={}){if(n.failure!==null)return n
try{if(t.settings.commit)await writeAndCommit(t,e,n,s)
else await write(t,n,s.newFiles??[])
return n}catch(t){const e=t instanceof f.X&&t.code==="commit-failed"
if(e||(0,o.lz)(t,"partly-written"))return(0,d.kc)(n,t)
throw t}}async function write({settings:t,workingDirectory:e,progress:s},{changes:r},o){const a=o.filter(({isPresent:t})=>!t)
if(r.length+a.length===0)return
const{resolveWritable:i,replaceFiles:c}=await n.e(374).then(n.bind(n,2143))
for(const{path:t}of r)i(t,e)
if(t.dryRun)return
const{createFile:u,removeFile:l}=await n.e(374).then(n.bind(n,1963))
for(const t of a)await u(t.path,t.text,t.folder)
const onStaged=t=>s.count(t,r.length,"written")
await c(r,e,onStaged).catch(async t=>{s.clear()
for(const t of a)await l(t.path,t.folder)
throw t})}async function writeAndCommit(t,e,o,{message:a=defaultCommitMessage(o.files),newFiles:i=[],addMarkers:c=async t=>t}){const{settings:u,environment:l,workingDirectory:d}=t
const f=await n.e(374).then(n.bind(n,8741))
const h=await f.filesToCommit(d,toCommitFiles(t,e,o),c)
await write(t,o,i)
if(u.dryRun)return
const m=i.map(t=>({path:t.path,realPath:(0,s.realpathSync)((0,r.resolve)(t.folder,t.path))}))
const g=await f.filterUncommitted(d,m)
if(h.length+g.length===0)return
await f.commitFiles(d,h,g,a)
const w=h.filter(({before:t,after:e})=>t===e).map(({path:t})=>t)
if(w.length>0&&!u.quiet){(0,p._r)(l.stderr,`Committed the change of an earlier run to ${w.join(", ")}.`)}}function toCommitFiles({workingDirectory:t},e,n){const s=new Map(n.changes.map(t=>[t.path,t]))
const r=new Set(n.files.filter(({sections:t})=>t.length>0).map(({path:t})=>t))
return e.filter(({path:t})=>r.has(t)).map(({path:e,realPath:n,format:r})=>{const o=s.get(e)?.before??(0,a.Gu)(e,t)
return{path:e,realPath:n,format:r,before:o,after:s.get(e)?.after??o}})}},4503:(t,e,n)=>{n.d(e,{j:()=>adoptEmbeds})
var s=n(8015)
var r=n(9971)
var o=n(2207)
var a=n(2764)
var i=n(7032)
var c=n(7834)
function applyEdits(t,e){const n=e.map((t,e)=>({edit:t,index:e}))
n.sort((t,e)=>t.edit.start-e.edit.start||t.edit.end-e.edit.end||t.index-e.index)
const s=Array.from({length:e.length})
let[r,o]=["",0]
for(const{edit:e,index:a}of n){r+=t.slice(o,e.start)
s[a]={start:r.length,end:r.length+e.text.length}
r+=e.text
o=e.end}return{text:r+t.slice(o),written:s}}var u=n(221)
var l=n(1690)
function usesReference(t,e){return referencesIn(t,t=>contains(e,t)).size>0}function removeOrphanDefinitions(t,e,n){const isReplaced=t=>n.some(e=>contains(e,t))
const[s,r]=[referencesIn(e,isReplaced),referencesIn(e,t=>!isReplaced(t))]
const o=[]
for(const n of(0,u.Nh)(e)){if(n.type!=="definition"||!s.has(n.identifier)||r.has(n.identifier))continue
const e=wholeLines(t,(0,u.be)(n))
const a=o.at(-1)
if(a&&a.end===e.start)o[o.length-1]={start:a.start,end:e.end}
else o.push(e)}return o.map(e=>({...withBlankLineBefore(t,e),text:""}))}function referencesIn(t,e){const n=new Set
for(const s of(0,u.Nh)(t)){const t=s.type==="imageReference"||s.type==="linkReference"
if(t&&e((0,u.be)(s)))n.add(s.identifier)}return n}function contains(t,e){return t.start<=e.start&&e.end<=t.end}function wholeLines(t,{start:e,end:n}){const s=/^[ \t]*(?:\r\n|\n|\r|$)/.exec(t.slice(n))?.[0]??""
return{start:(0,l.PT)(t,e),end:n+s.length}}function withBlankLineBefore(t,{start:e,end:n}){const s=/(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(t.slice(0,e))?.[0]??""
const r=/^[ \t]*(?:[\r\n]|$)/.test(t.slice(n))
return{start:r?e-s.length:e,end:n}}function hasSameStructure(t,e){return structureOf(t.tree,t).join("\n")===structureOf(e.tree,e).join("\n")}function structureOf(t,e){if(t.type==="break"||isCut(t,e))return[]
if(!("children"in t)){const n=visibleSource(t,e)
return n===""?[]:[`${t.type} ${n}`]}const n=t.children.flatMap(t=>structureOf(t,e))
const s=t.type==="root"||t.type==="paragraph"&&n.every(isJsx)
if(n.length===0||s)return n
const r=t.type.replace(/^mdxJsx(?:Flow|Text)/,"mdxJsx")
const o="spread"in t&&t.spread?" loose":""
return[`<${r}${o}>`,...n,`</${r}>`]}function isJsx(t){return/^<?\/?mdx/.test(t)}function isCut(t,{cuts:e}){if(t.type==="root")return false
const{start:n,end:s}=(0,u.be)(t)
return e.some(t=>t.start<=n&&s<=t.end)}function visibleSource(t,{text:e,cuts:n}){const{start:s,end:r}=(0,u.be)(t)
let[o,a]=["",s]
for(const t of n){if(t.end<=a||t.start>=r)continue
o+=`${e.slice(a,Math.max(t.start,a))} `
a=Math.min(t.end,r)}return(o+e.slice(a,r)).replace(/\s+/g," ").trim()}async function adoptEmbeds(t,e,n,s){const{text:r,tree:o,byteOrderMark:a}=t
const c=new Map
for(const r of e){if(r.obstacle===null)c.set(await toWrapping(t,r,n(r),s),r)}const u=(0,i.R)(r,[])
const d=(0,l.f5)(r,o,[...c.keys()],u)
const f=new Map
let p={outcome:"marked",edits:[],text:a+r,offsets:new Map}
const h=await tryEdits(t,d.flatMap(({choices:t})=>t[0]??[]))
if(h.outcome==="marked")p=h
else{for(const{wrappings:e,choices:n}of d){let s=null
for(const e of n){const n=await tryEdits(t,[...p.edits,...e])
if(n.outcome==="marked"){p=n
s=null
break}s??=n.reason}for(const t of s===null?[]:e){const e=c.get(t)
if(e)f.set(e,s??"")}}}const m=[]
for(const[t,e]of p.offsets){const n=c.get(t)
if(n)m.push({embed:n,offset:e})}const g=e.flatMap(t=>{const e=t.obstacle===null?f.get(t):`it ${t.obstacle}`
return e===undefined?[]:[{embed:t,reason:e}]})
return{text:p.text,adopted:m,leftAlone:g}}async function toWrapping({text:t,tree:e},{slug:n,address:s,show:r,start:o,end:i},c,u){const l=s===null?null:await(0,a.Z)({slug:n,baseUrl:u},s)
const d=t.slice(o,i)
const f=e!==null&&r==="badge"&&usesReference(e,{start:o,end:i})
const p=f?l?.badge_markdown??"":d
return{markers:c,content:p,contentInHtml:l?.badge_html??"",start:o,end:i}}async function tryEdits(t,e){const{text:n,tree:s,format:a,byteOrderMark:i,sections:u,timeBudget:l}=t
const d=e.flatMap(({sections:t})=>t.map(({wrapping:t})=>t))
const f=s===null?[]:removeOrphanDefinitions(n,s,d)
const p=[...e,...f]
const{text:h,written:m}=applyEdits(n,p)
try{const o=i+h
const d=await(0,r.M)(o,a,{timeBudget:l})
const f=new Map
for(const[t,{sections:n}]of e.entries()){for(const{wrapping:e,offset:s}of n){f.set(e,i.length+(m[t]?.start??0)+s)}}const g=findSectionProblem(u,d,new Set(f.values()))
if(g!==null)return{outcome:"refused",reason:g}
const w=await(0,c.d2)(h,t)
const b=s===null||w===null||hasSameStructure({tree:s,text:n,cuts:inOrder(p)},{tree:w,text:h,cuts:inOrder(m)})
if(!b)return{outcome:"refused",reason:"markers around it would change how the text around it is rendered"}
return{outcome:"marked",edits:e,text:o,offsets:f}}catch(t){if(t instanceof o.D)return{outcome:"refused",reason:t.message}
throw t}}function findSectionProblem(t,e,n){const[r]=[...e.problems,...(0,s._N)(e,e.sections.map(t=>(0,s.jG)(t,null)))]
if(r)return r.message
const o=e.sections.filter(({start:t})=>n.has(t.start))
const a=o.length===n.size&&e.sections.length===t.sections.length+n.size
if(!a)return"markers around it would not be recognized"
return e.warnings.length>t.warnings.length?e.warnings[0]?.message??null:null}function inOrder(t){return[...t].sort((t,e)=>t.start-e.start)}},6292:(t,e,n)=>{n.d(e,{$:()=>placeOf,D:()=>showFor})
var s=n(221)
const r=new Set([...["paragraph","heading","tableCell","strong","emphasis","delete"]])
function placeOf(t,e){let n=t
for(;;){const t=n.children.find(t=>contains((0,s.be)(t),e))
if(t===undefined||!isContainer(t,e))return toPlace(n,t)
n=t}}function contains(t,e){return t.start<=e.start&&e.end<=t.end}function isContainer(t,e){if(!("children"in t))return false
if(t.type==="link"||t.type==="linkReference")return false
const{start:n,end:r}=(0,s.be)(t)
return!t.type.startsWith("mdxJsx")||n!==e.start||r!==e.end}function toPlace(t,e){if(r.has(t.type))return{kind:"text",parent:t}
const n=e?.type==="mdxJsxFlowElement"&&!t.type.startsWith("mdxJsx")
return{kind:n?"block":"html"}}function showFor({tree:t},e){const n=t&&placeOf(t,e)
return n?.kind==="text"&&n.parent.type==="heading"?null:[e.show]}},1690:(t,e,n)=>{n.d(e,{PT:()=>lineStart,f5:()=>groupWrappings,k$:()=>isSeparator})
var s=n(221)
var r=n(6292)
function groupWrappings(t,e,n,s){const o=[]
const a=new Map
for(const i of n){const n=e===null?{kind:"html"}:(0,r.$)(e,i)
if(n.kind==="text"){const t=a.get(n.parent)
if(t)t.push(i)
else a.set(n.parent,[i])
continue}const c=[[inPlace(i)],[onLines(t,i,s)]]
const u=/[\r\n]/.test(i.content)&&beginsLine(t,i.start)
o.push({wrappings:[i],choices:u||n.kind==="block"?c.reverse():c})}for(const[e,n]of a)o.push(...groupsInText(t,e,n,s))
return o}function inPlace(t){return joined([t],{start:t.start,end:t.end})}function onLines(t,e,n){const{start:s,end:r,markers:o,content:a}=e
const i=n+continuationPrefix(t,s)
const c=[o.start,...a===""?[]:[a],o.end]
return{start:s,end:r,text:c.join(i),sections:[{wrapping:e,offset:0}]}}function joined(t,e,{separators:n=[],before:s="",isHtml:r=false}={}){let o=s
const a=[]
for(const[e,s]of t.entries()){if(e>0)o+=n[e-1]??" "
a.push({wrapping:s,offset:o.length})
const{markers:t,content:i,contentInHtml:c}=s
o+=t.start+(r?c:i)+t.end}return{...e,text:o,sections:a}}function groupsInText(t,e,n,r){const o=e.children.map(s.be).filter(e=>!isSeparator(t.slice(e.start,e.end)))
const isMember=({start:t,end:e})=>n.some(n=>n.start<=t&&e<=n.end)
const a=o.filter(t=>!isMember(t)).map(e=>trimmed(t,e))
const i=a.length===0&&e.type==="paragraph"
return runsOf(t,n).map(n=>{const[s,o]=[n[0],n.at(-1)]
if(!s||!o)throw new RangeError("A run without an embed")
const c={start:s.start,end:o.end}
const u=n.slice(1).map((e,s)=>onOneLine(t.slice(n[s]?.end,e.start)))
const group=(...t)=>({wrappings:n,choices:t})
const l=[joined(n,c,{separators:u})]
if(i&&n.length===1){const e=/^</.test(t.slice(s.start,s.end))&&!/[\r\n]/.test(s.content)
const n=[onLines(t,s,r)]
return e?group(l,n):group(n)}if(!beginsLine(t,c.start)||e.type==="tableCell")return group(l)
if(i)return group([joined(n,c,{separators:u,isHtml:true})])
const d=a.findLast(({end:t})=>t<=c.start)
const f=a.find(({start:t})=>t>=c.end)
const p=[]
if(d&&/^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(t.slice(d.end,c.start))){p.push([joined(n,{start:d.end,end:c.end},{separators:u,before:" "})])}if(f){const e=onOneLine(t.slice(c.end,f.start))
p.push([{start:c.start,end:f.start,text:"",sections:[]},joined(n,{start:f.end,end:f.end},{separators:u,before:e})])}if(d)p.push([joined(n,{start:d.end,end:c.end},{separators:u,before:" "})])
return group(...e.type==="heading"?[l]:[],...p,l)})}function runsOf(t,e){const n=[]
for(const s of e){const e=n.at(-1)
const r=e?.at(-1)
if(e&&r&&isSeparator(t.slice(r.end,s.start)))e.push(s)
else n.push([s])}return n}function isSeparator(t){return/^(?:[\s|/\\\u2022\xb7\u2219\u2013\u2014\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(t)}function onOneLine(t){return t.replace(/\s*\\?[\r\n][\s>]*/g," ").replace(/^$/," ")}function trimmed(t,{start:e,end:n}){const s=t.slice(e,n)
return{start:n-s.trimStart().length,end:e+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){return Math.max(t.lastIndexOf("\n",e-1),t.lastIndexOf("\r",e-1))+1}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}},8682:(t,e,n)=>{n.d(e,{R:()=>writeMarkers})
function writeMarkers(t,{slug:e,customDomain:n,show:s}){let r=`status-snippets start slug="${e}"`
if(n!==null)r+=` custom-domain="${n}"`
if(s!==null)r+=` show="${s.join(" ")}"`
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(r),end:o("status-snippets end")}}},8062:(t,e,n)=>{n.d(e,{b6:()=>fillMarkedFiles,QU:()=>markEmbeds,Xk:()=>noteEmbeds})
var s=n(6370)
var r=n(7032)
var o=n(4503)
var a=n(6292)
var i=n(9971)
var c=n(7819)
var u=n(7834)
async function lostDetails(t,e,n,s,r){const[o,a]=[await(0,i.M)(t.text,n,{timeLimiter:r}),await(0,u.u0)(e,n,{service:s,addresses:new Map},r)]
if(a.outcome==="refused")return[]
const{document:c}=a
const l=(0,u.YB)(c)
return t.adopted.flatMap(({embed:t,offset:e})=>{const n=o.sections.findIndex(({start:t})=>t.start===e)
const s=c.sections.sections[n]
const isInside=({start:t})=>{const e=t+c.byteOrderMark.length
return s!==undefined&&s.content.start<=e&&e<s.content.end}
const r=l.find(t=>t.kind==="badge"&&isInside(t))?.image
const a=t.image&&r?differencesOf(t.image,r):[]
if(a.length===0)return[]
const i=a.length===1?"is":"are"
return[{embed:t,details:`${list(a)} ${i} not kept, because the page's own badge differs`}]})}function differencesOf(t,e){const query=t=>/\?.*$/s.exec(t)?.[0]??""
const[n,s]=[query(t.source),query(e.source)]
const r=t.attributes.filter(t=>!e.attributes.includes(t))
return[...t.alt===e.alt?[]:[`the alternative text ${(0,c.h)(t.alt)}`],...t.title===null||t.title===e.title?[]:[`the title ${(0,c.h)(t.title)}`],...n===""||n===s?[]:[`the query ${(0,c.h)(n)}`],...r.map(t=>`the attribute ${(0,c.h)(t)}`)]}function list(t){return t.length<=1?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var l=n(8682)
async function markEmbeds(t,e,{baseUrl:n,show:s}){const markersOf=e=>{const n=(0,a.D)(t,e)??(s===null?null:[e.show])
return(0,l.R)(t.format,{slug:e.slug,customDomain:null,show:n})}
return(0,o.j)(t,e,markersOf,n)}async function fillMarkedFiles(t,e,n,r,o=t.map(toInputFile)){const a=new Map(t.map(t=>[t.path,t]))
const i=o.map(t=>{const e=a.get(t.path)
return e?{...t,content:{outcome:"read",text:e.adoption.text}}:t})
const c=await(0,s.hZ)(i,e,n,r)
if(c.failure!==null)return c
const u=new Map(c.changes.map(t=>[t.path,t]))
const l=o.flatMap(({path:t})=>{const[e,n]=[a.get(t),u.get(t)]
if(e===undefined)return n?[n]:[]
const s=e.document.byteOrderMark+e.document.text
const r=n?.after??e.adoption.text
return s===r?[]:[{path:t,before:s,after:r,edits:[changedLines(s,r)]}]})
const d=new Set(l.map(({path:t})=>t))
const f=e.checkOnly?"out-of-date":"changed"
const p=c.files.map(t=>d.has(t.path)?{...t,outcome:f}:t)
return{...c,outcome:l.length>0?f:"unchanged",files:p,changes:l}}function toInputFile({path:t,document:e,adoption:n}){return{path:t,format:e.format,mustHaveSection:true,content:{outcome:"read",text:n.text}}}function changedLines(t,e){const n=Math.min(t.length,e.length)
let s=0
while(s<n&&t[s]===e[s])s+=1
s=t.lastIndexOf("\n",s-1)+1
let r=0
while(r<n-s&&t.at(-1-r)===e.at(-1-r))r+=1
const o=t.indexOf("\n",t.length-r)
r=o<0?0:t.length-o-1
return{before:{start:s,end:t.length-r},after:{start:s,end:e.length-r}}}async function noteEmbeds(t,{changes:e},n,s){const o=new Map(e.map(({path:t,after:e})=>[t,e]))
const a=[]
for(const{path:e,document:i,adoption:c}of t){const{byteOrderMark:t,text:u,format:l}=i
const d=(0,r.T)(t+u)
const note=(n,s,r)=>{const{kind:o,slug:a,start:i}=n
return{path:e,...d(i+t.length),kind:o,slug:a,outcome:s,message:r}}
const f=c.leftAlone.map(({embed:t,reason:e})=>note(t,"left-alone",`${nameOf(t)} stays as it is: ${e}`))
const p=o.get(e)
if(p!==undefined){for(const{embed:t,details:e}of await lostDetails(c,p,l,n,s)){f.push(note(t,"details-lost",`${nameOf(t)}: ${e}`))}}a.push(...f.sort((t,e)=>t.line-e.line||t.column-e.column))}return a}function nameOf({kind:t,slug:e}){return`${t} of page "${e}"`}}}

