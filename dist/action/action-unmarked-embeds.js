"use strict"
exports.id=949
exports.ids=[949]
exports.modules={3949:(t,e,n)=>{n.d(e,{refreshWithUnmarkedEmbeds:()=>refreshWithUnmarkedEmbeds})
var s=n(2757)
var r=n(7032)
var o=n(8015)
var a=n(9971)
var i=n(2207)
var c=n(2764)
var l=n(8952)
var u=n(2454)
var d=n(3638)
var f=n(1842)
var p=n(3809)
const m=2e5
async function blankIrrelevantBlocks(t,e,n){if(t.length<=m)return t
const s=new RegExp(["<","`{3}","~{3}","\\]:",...searchTermsOf(e).map(escapePattern)].join("|"),"i")
const r=[]
for await(const{start:e,end:o}of(0,p.S)(t,s,async()=>(0,f.createEventParser)(t,{timeBudget:n}))){const n=t.slice(e,o)
const a=e<m/2||s.test(n)
r.push(a?n:n.replace(/[^\r\n]/g," "))}return r.join("")}function searchTermsOf({service:{baseUrl:t,statusPageHost:e},slugByAddress:n}){const s=e===null?[]:[`.${e}`]
return[`${t}/badge/`,`${t}/static/embed/`,...s,...n.keys()]}function escapePattern(t){return t.replace(/[^\w]/g,"\\$&")}var h=n(1078)
const g="\ufffc"
const x=new Set([...["source","svg","video","audio","iframe","object","embed","input","button","select","canvas"]])
function contentAtStart(t,e,n,s){const{start:r,end:o}=n
if(t==="a")return{kind:"link-start",syntax:s,target:e.get("href")??null,start:r,end:o}
if(t==="script")return{kind:"script-start",attributes:e,start:r,end:o}
if(t==="img")return{kind:"image",image:toImage(e),start:r,end:o}
return x.has(t)?{kind:"text",text:g,start:r,end:o}:null}function toImage(t){const e=[...t.keys()].filter(t=>!["src","alt","title"].includes(t))
const[n="",s=""]=[t.get("src"),t.get("alt")]
return{source:n,alt:s,title:t.get("title")??null,attributes:e}}function contentAtEnd(t,{start:e,end:n},s){if(t==="a")return{kind:"link-end",syntax:s,start:e,end:n}
return t==="script"?{kind:"script-end",start:e,end:n}:null}function listHtmlContent(t,e,n){const{tags:s,texts:r,state:o}=(0,h.parseHtmlFragment)(t,n)
const a=r.map(({start:n,end:s})=>({kind:"text",text:t.slice(n,s),start:e+n,end:e+s}))
for(const{kind:t,name:n,attributes:r,start:o,end:i}of s){const s={start:e+o,end:e+i}
const c=new Map(r.map(({name:t,value:e})=>[t,e]))
const l=t==="open"?contentAtStart(n,c,s,"html"):contentAtEnd(n,s,"html")
if(l)a.push(l)}return{content:a.sort((t,e)=>t.start-e.start),state:o}}var w=n(6472)
var b=n(9865)
var k=n(8362)
var y=n(8651)
function parseTree(t,e){const n=(0,w.V)().use(k.A).use(b.A,["yaml","toml"]).use(withoutTransforms)
if(e!=="mdx")return n.parse(t)
return n.use(y.A).parse((0,d.replaceDocusaurusSyntax)(t))}function withoutTransforms(){const t=this.data()
const e=t.fromMarkdownExtensions??[]
t.fromMarkdownExtensions=e.flat().map(({transforms:t,...e})=>e)}function rangeOf({type:t,position:e}){const[n,s]=[e?.start.offset,e?.end.offset]
if(n===undefined||s===undefined)throw new TypeError(`A ${t} node without a position`)
return{start:n,end:s}}function*nodesOf(t){yield t
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e)}function definitionsIn(t){const e=new Map
for(const n of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function listMarkdownContent(t,e){const n=new MarkdownLister(e,definitionsIn(t))
n.visit(t)
return n.content}const v=new Set(["paragraph","heading","tableCell"])
class MarkdownLister{content=[]
#t
#e
#n=u.NB
#s=0
constructor(t,e){this.#t=t
this.#e=e}visit(t){if(t.type==="text")this.#r(t,t.value)
else if(t.type==="inlineCode"||t.type==="footnoteReference")this.#r(t,g)
else if(t.type==="image")this.#o(t,t)
else if(t.type==="imageReference")this.#o(t,{...this.#a(t),alt:t.alt})
else if(t.type==="link")this.#i(t,t.url)
else if(t.type==="linkReference")this.#i(t,this.#a(t).url)
else if(t.type==="html")this.#c(t)
else if(t.type==="mdxJsxFlowElement"||t.type==="mdxJsxTextElement")this.#l(t)
else this.#u(t)}#a({identifier:t}){return this.#e.get(t)??{url:""}}#u(t){if(!("children"in t))return
if(t.type==="blockquote")this.#s+=1
const e=this.#n
for(const e of t.children)this.visit(e)
if(v.has(t.type))this.#n=e
if(t.type==="blockquote")this.#s-=1}#r(t,e){this.content.push({kind:"text",text:e,...rangeOf(t)})}#o(t,{url:e,alt:n,title:s}){const r={source:e,alt:n??"",title:s??null,attributes:[]}
this.content.push({kind:"image",image:r,...rangeOf(t)})}#i(t,e){const n=rangeOf(t)
this.content.push({kind:"link-start",syntax:"markdown",target:e,...n,end:n.start})
this.#u(t)
this.content.push({kind:"link-end",syntax:"markdown",...n,start:n.end})}#c(t){const{start:e,end:n}=rangeOf(t)
const s=this.#t.slice(e,n)
const r=this.#s===0?s:s.replace(O,t=>" ".repeat(t.length))
const{content:o,state:a}=listHtmlContent(r,e,this.#n)
this.content.push(...o)
this.#n=a}#l(t){const{start:e,end:n}=rangeOf(t)
const s=t.name??""
const r=contentAtStart(s,attributesOf(t),{start:e,end:n},"jsx")
if(r)this.content.push(r)
this.#u(t)
const o=contentAtEnd(s,{start:n,end:n},"jsx")
if(o)this.content.push(o)}}const O=/(?<=[\r\n])[ \t]*(?:>[ \t]?)+/g
function attributesOf({attributes:t}){const e=new Map
for(const n of t){if(n.type!=="mdxJsxAttribute")continue
const{name:t,value:s}=n
const r=typeof s==="object"?/^\s*(['"`])(.*)\1\s*$/s.exec(s?.value??"")?.[2]:s
e.set(t,r??"")}return e}var S=n(7819)
var $=n(8418)
var M=n(8551)
function slugOfBadge(t,{baseUrl:e}){if(!t.startsWith(`${e}/badge/`))return null
return toSlug(/^\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(t.slice(e.length))?.[1])}function slugOfWidget(t,{baseUrl:e}){const n=t.get("src")??""
const s=n.startsWith(e)&&/^\/static\/embed\/v\d+\/status\.js$/.test(n.slice(e.length))
return s?toSlug(t.get("data-slug")):null}function slugOfAddress(t,{statusPageHost:e}){const n=/^https:\/\/([^/?#]+)$/i.exec(t)?.[1]?.toLowerCase()??""
if(e===null||!n.endsWith(`.${e}`)||!isPageAddress(t))return null
const s=toSlug(n.slice(0,-e.length-1))
return s==="www"?null:s}function isPageAddress(t){return(0,$.or)(t).outcome==="address"}function toSlug(t){try{return t===undefined?null:(0,M.d)(t)}catch{return null}}function recognizeEmbeds(t,e,n){const s=[]
const r=[]
let o=null
for(const a of t){const t=r.at(-1)
if(a.kind==="link-start"){const t=a.target?.replace(/\/$/,"")??null
r.push({start:a.start,syntax:a.syntax,target:t,badges:[],text:"",images:0})}else if(a.kind==="link-end"){const t=r.findLastIndex(({syntax:t})=>t===a.syntax)
if(t<0)continue
for(const e of r.splice(t+1))s.push(...embedsInOpenLink(e))
for(const o of r.splice(t))s.push(...embedsInLink(o,a.end,e,n))}else if(a.kind==="image"){const r=slugOfBadge(a.image.source,n.service)
if(t)t.images+=1
if(r===null)continue
const o={slug:r,image:a.image,range:{start:a.start,end:a.end}}
if(t)t.badges.push(o)
else s.push(toBadge(o,null,o.range,isInPicture(e,a.start)?C:null))}else if(a.kind==="text"){if(t)t.text+=a.text}else if(a.kind==="script-start"){o=a}else if(o!==null){const t=slugOfWidget(o.attributes,n.service)
if(t!==null)s.push(toWidget(t,o.attributes,{start:o.start,end:a.end},e))
o=null}}for(const t of r)s.push(...embedsInOpenLink(t))
return s.sort((t,e)=>t.start-e.start)}function toBadge({slug:t,image:e},n,{start:s,end:r},o){return{kind:"badge",slug:t,address:n,show:"badge",image:e,obstacle:o,start:s,end:r}}function embedsInOpenLink({badges:t,target:e}){return t.map(t=>toBadge(t,e,t.range,"is in a link without an end"))}function embedsInLink(t,e,n,s){const{start:r,target:o,badges:a,images:i}=t
const[c]=a
if(c===undefined)return textLink(t,e,n,s)
const l=i===1&&t.text.trim()===""
if(!l)return a.map(t=>toBadge(t,o,t.range,"is in a link with other content"))
if(isInPicture(n,c.range.start))return[toBadge(c,o,c.range,C)]
const u=o!==null&&!isPageAddress(o)
const d=u?`links to ${(0,S.h)(o)}, which cannot be the address of a page`:null
return[toBadge(c,o,{start:r,end:e},d)]}const C="is one of several images of a <picture>"
function isInPicture(t,e){const n=t.slice(Math.max(e-L,0),e).toLowerCase()
return n.lastIndexOf("<picture")>n.lastIndexOf("</picture")}const L=2e3
const E=/(?:(\*\*|__)Status:\1|<strong>Status:<\/strong>)\s+See live status \u2192\s+$/
function textLink(t,e,n,{service:s,slugByAddress:r}){const{target:o,images:a}=t
if(o===null)return[]
const i=r.get(o.toLowerCase())??slugOfAddress(o,s)
if(i===null)return[]
const c={kind:"link",slug:i,address:o,show:"link",image:null,end:e}
const l=E.exec(n.slice(Math.max(t.start-I,0),t.start))
const u=l!==null&&a===0&&t.text.trim().replace(/\/$/,"")===o
if(u)return[{...c,start:t.start-l[0].length,obstacle:null}]
return[{...c,start:t.start,obstacle:"has words of its own, which a section would replace"}]}const I=100
const P=new Map([["data-theme","auto"]])
const T=new Map([...P,...[["data-show-incidents","1"],["data-rtm","60"],["data-upd","7"]]])
function toWidget(t,e,n,s){const r=e.has("data-show-incidents")?"widget":"script"
const o=r==="widget"?T:P
const a=[...e].filter(([t,e])=>t.startsWith("data-")&&t!=="data-slug"&&o.get(t)!==e)
const i=a.length>0?`has settings of its own (${a.map(([t,e])=>`${t}=${(0,S.h)(e)}`).join(" ")}), which a section would replace`:null
const c=r==="widget"?widenToDiv(n,s):n
return{kind:"widget",slug:t,address:null,show:r,image:null,obstacle:i,...c}}function widenToDiv({start:t,end:e},n){const s=/<div>\s*$/i.exec(n.slice(Math.max(t-I,0),t))
const r=/^\s*<\/div>/i.exec(n.slice(e,e+I))
return s&&r?{start:t-s[0].length,end:e+r[0].length}:{start:t,end:e}}async function parseDocument(t,e,n,s){const r=new i.q(s)
const o=await(0,a.M)(t,e,{timeBudget:r})
if(o.problems.length>0)return{outcome:"refused",problems:o.problems}
const c=t.startsWith("\ufeff")?"\ufeff":""
const l=t.slice(c.length)
try{const t=await parseDocumentTree(l,{format:e,query:n,timeBudget:r})
const s=r.runWithin(wholeRange(l),()=>contentOf(l,t))
return{outcome:"parsed",document:{text:l,format:e,byteOrderMark:c,tree:t,content:s,parsedSections:o,query:n,timeBudget:r}}}catch(t){const e=t instanceof i.D?t.problem:(0,d.createSyntaxProblem)(t)
return{outcome:"refused",problems:[e]}}}async function parseDocumentTree(t,{format:e,query:n,timeBudget:s}){if(e==="html")return null
const r=e==="md"?await blankIrrelevantBlocks(t,n,s):t
return s.runWithin(wholeRange(t),()=>parseTree(r,e))}function contentOf(t,e){return e?listMarkdownContent(e,t):listHtmlContent((0,l.blankFrontMatter)(t),0,u.NB).content}function wholeRange(t){return{start:0,end:t.length}}function findEmbeds({content:t,text:e,...n},s=n.query){return recognizeEmbeds(t,e,s)}function isInSection({parsedSections:{sections:t},byteOrderMark:e},{start:n}){const s=n+e.length
return t.some(t=>t.start.start<=s&&s<t.end.end)}function mayContainEmbeds(t,e){const n=t.toLowerCase()
return searchTermsOf(e).some(t=>n.includes(t.toLowerCase()))}function applyEdits(t,e){const n=e.map((t,e)=>({edit:t,index:e}))
n.sort((t,e)=>t.edit.start-e.edit.start||t.edit.end-e.edit.end||t.index-e.index)
const s=Array.from({length:e.length})
let[r,o]=["",0]
for(const{edit:e,index:a}of n){r+=t.slice(o,e.start)
s[a]={start:r.length,end:r.length+e.text.length}
r+=e.text
o=e.end}return{text:r+t.slice(o),written:s}}var A=n(622)
const W=new Set([...["paragraph","heading","tableCell","strong","emphasis","delete"]])
function placeOf(t,e){let n=t
for(;;){const t=n.children.find(t=>(0,A.DV)(rangeOf(t),e))
if(t===undefined||!isContainer(t,e))return toPlace(n,t)
n=t}}function isContainer(t,e){if(!("children"in t))return false
if(t.type==="link"||t.type==="linkReference")return false
const{start:n,end:s}=rangeOf(t)
return!t.type.startsWith("mdxJsx")||n!==e.start||s!==e.end}function toPlace(t,e){if(W.has(t.type))return{kind:"text",parent:t}
const n=e?.type==="mdxJsxFlowElement"&&!t.type.startsWith("mdxJsx")
return{kind:n?"block":"html"}}function showFor({tree:t},e){const n=t&&placeOf(t,e)
return n?.kind==="text"&&n.parent.type==="heading"?null:[e.show]}function groupWrappings(t,e,n,s){const r=[]
const o=new Map
for(const a of n){const n=e===null?{kind:"html"}:placeOf(e,a)
if(n.kind==="text"){const t=o.get(n.parent)
if(t)t.push(a)
else o.set(n.parent,[a])
continue}const i=[[inPlace(a)],[onLines(t,a,s)]]
const c=/[\r\n]/.test(a.content)&&beginsLine(t,a.start)
r.push({wrappings:[a],choices:c||n.kind==="block"?i.reverse():i})}for(const[e,n]of o)r.push(...groupsInText(t,e,n,s))
return r}function inPlace(t){return onOneLine([t],{start:t.start,end:t.end})}function onLines(t,e,n){const{start:s,end:r,markers:o,content:a}=e
const i=n+continuationPrefix(t,s)
const c=[o.start,...a===""?[]:[a],o.end]
return{start:s,end:r,text:c.join(i),sections:[{wrapping:e,offset:0}]}}function onOneLine(t,e,{separators:n=[],before:s="",isHtml:r=false}={}){let o=s
const a=[]
for(const[e,s]of t.entries()){if(e>0)o+=n[e-1]??" "
a.push({wrapping:s,offset:o.length})
const{markers:t,content:i,contentInHtml:c}=s
o+=t.start+(r?c:i)+t.end}return{...e,text:o,sections:a}}function groupsInText(t,e,n,s){const r=e.children.map(rangeOf).filter(e=>!isSeparator(t.slice(e.start,e.end)))
const isInEmbed=({start:t,end:e})=>n.some(n=>n.start<=t&&e<=n.end)
const o=r.filter(t=>!isInEmbed(t)).map(e=>trimmed(t,e))
const a=o.length===0&&e.type==="paragraph"
return runsOf(t,n).map(n=>{const[r,i]=[n[0],n.at(-1)]
if(!r||!i)throw new RangeError("A run without an embed")
const c={start:r.start,end:i.end}
const l=n.slice(1).map((e,s)=>withoutLineBreaks(t.slice(n[s]?.end,e.start)))
const group=(...t)=>({wrappings:n,choices:t})
const u=[onOneLine(n,c,{separators:l})]
if(a&&n.length===1){const e=/^</.test(t.slice(r.start,r.end))&&!/[\r\n]/.test(r.content)
const n=[onLines(t,r,s)]
return e?group(u,n):group(n)}if(!beginsLine(t,c.start)||e.type==="tableCell")return group(u)
if(a)return group([onOneLine(n,c,{separators:l,isHtml:true})])
const d=o.findLast(({end:t})=>t<=c.start)
const f=o.find(({start:t})=>t>=c.end)
const p=[]
if(d&&/^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(t.slice(d.end,c.start))){p.push([onOneLine(n,{start:d.end,end:c.end},{separators:l,before:" "})])}if(f){const e=withoutLineBreaks(t.slice(c.end,f.start))
p.push([{start:c.start,end:f.start,text:"",sections:[]},onOneLine(n,{start:f.end,end:f.end},{separators:l,before:e})])}if(d)p.push([onOneLine(n,{start:d.end,end:c.end},{separators:l,before:" "})])
return group(...e.type==="heading"?[u]:[],...p,u)})}function runsOf(t,e){const n=[]
for(const s of e){const e=n.at(-1)
const r=e?.at(-1)
if(e&&r&&isSeparator(t.slice(r.end,s.start)))e.push(s)
else n.push([s])}return n}function isSeparator(t){return/^(?:[\s|/\\\u2022\xb7\u2219\u2013\u2014\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(t)}function withoutLineBreaks(t){return t.replace(/\s*\\?[\r\n][\s>]*/g," ").replace(/^$/," ")}function trimmed(t,{start:e,end:n}){const s=t.slice(e,n)
return{start:n-s.trimStart().length,end:e+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){let n=e
while(n>0&&t[n-1]!=="\n"&&t[n-1]!=="\r")n-=1
return n}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}function createReferenceCheck(t){const e=[...nodesOf(t)].filter(isReference).map(rangeOf)
return t=>e.some(e=>(0,A.DV)(t,e))}function createDefinitionRemovals(t,e,n){const isReplaced=t=>n.some(e=>(0,A.DV)(e,t))
const[s,r]=[referencesIn(e,isReplaced),referencesIn(e,t=>!isReplaced(t))]
const o=[]
for(const n of nodesOf(e)){if(n.type!=="definition"||!s.has(n.identifier)||r.has(n.identifier))continue
const e=wholeLines(t,rangeOf(n))
const a=o.at(-1)
if(a&&a.end===e.start)o[o.length-1]={start:a.start,end:e.end}
else o.push(e)}return o.map(e=>({...withBlankLineBefore(t,e),text:""}))}function referencesIn(t,e){const n=new Set
for(const s of nodesOf(t)){if(isReference(s)&&e(rangeOf(s)))n.add(s.identifier)}return n}function isReference(t){return t.type==="imageReference"||t.type==="linkReference"}function wholeLines(t,{start:e,end:n}){const s=/^[ \t]*(?:\r\n|\n|\r|$)/.exec(t.slice(n))?.[0]??""
return{start:lineStart(t,e),end:n+s.length}}function withBlankLineBefore(t,{start:e,end:n}){const s=/(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(t.slice(0,e))?.[0]??""
const r=/^[ \t]*(?:[\r\n]|$)/.test(t.slice(n))
return{start:r?e-s.length:e,end:n}}function hasSameStructure(t,e){return structureOf(t.tree,t).join("\n")===structureOf(e.tree,e).join("\n")}function structureOf(t,e){if(t.type==="break"||isCut(t,e))return[]
if(!("children"in t)){const n=uncutSource(t,e)
return n===""?[]:[`${t.type} ${n}`]}const n=t.children.flatMap(t=>structureOf(t,e))
const s=t.type==="root"||t.type==="paragraph"&&n.every(isJsx)
if(n.length===0||s)return n
const r=t.type.replace(/^mdxJsx(?:Flow|Text)/,"mdxJsx")
const o="spread"in t&&t.spread?" loose":""
return[`<${r}${o}>`,...n,`</${r}>`]}function isJsx(t){return/^<?\/?mdx/.test(t)}function isCut(t,{cuts:e}){if(t.type==="root")return false
const{start:n,end:s}=rangeOf(t)
const r=e[findCut(e,n)]
return r!==undefined&&r.start<=n&&s<=r.end}function uncutSource(t,{text:e,cuts:n}){const{start:s,end:r}=rangeOf(t)
let[o,a]=["",s]
for(let t=findCut(n,s);t<n.length;t+=1){const s=n[t]
if(s===undefined||s.start>=r)break
o+=`${e.slice(a,Math.max(s.start,a))} `
a=Math.min(s.end,r)}return(o+e.slice(a,r)).replace(/\s+/g," ").trim()}function findCut(t,e){let[n,s]=[0,t.length]
while(n<s){const r=n+s>>1
if((t[r]?.end??0)>e)s=r
else n=r+1}return n}async function adoptEmbeds(t,e,n,s){const{text:o,tree:a,byteOrderMark:i}=t
const c=new Map
const l=a===null?()=>false:createReferenceCheck(a)
for(const t of e){if(t.obstacle!==null)continue
const e=t.show==="badge"&&l(t)
c.set(await toWrapping(o,t,n(t),s,e),t)}const u=(0,r.R)(o,[])
const d=groupWrappings(o,a,[...c.keys()],u)
const f=new Map
let p={outcome:"marked",edits:[],text:i+o,offsets:new Map}
const accept=async e=>{const n=await tryEdits(t,[...p.edits,...e.flatMap(({choices:t})=>t[0]??[])])
if(n.outcome==="marked")p=n
else if(e.length>1){const t=Math.ceil(e.length/2)
await accept(e.slice(0,t))
await accept(e.slice(t))}else for(const t of e)await acceptOtherChoice(t,n.reason)}
const acceptOtherChoice=async({wrappings:e,choices:n},s)=>{for(const e of n.slice(1)){const n=await tryEdits(t,[...p.edits,...e])
if(n.outcome==="refused")continue
p=n
return}for(const t of e){const e=c.get(t)
if(e)f.set(e,s)}}
await accept(d)
const m=[]
for(const[t,e]of p.offsets){const n=c.get(t)
if(n)m.push({embed:n,offset:e})}const h=e.flatMap(t=>{const e=t.obstacle===null?f.get(t):`it ${t.obstacle}`
return e===undefined?[]:[{embed:t,reason:e}]})
return{text:p.text,adopted:m,leftAlone:h}}async function toWrapping(t,{slug:e,address:n,start:s,end:r},o,a,i){const l=n===null?null:await(0,c.Z)({slug:e,baseUrl:a},n)
const u=t.slice(s,r)
const d=i?l?.badge_markdown??"":u
return{markers:o,content:d,contentInHtml:l?.badge_html??"",start:s,end:r}}async function tryEdits(t,e){const{text:n,tree:s,format:r,byteOrderMark:o,parsedSections:c,timeBudget:l}=t
const u=e.flatMap(({sections:t})=>t.map(({wrapping:t})=>t))
const d=s===null?[]:createDefinitionRemovals(n,s,u)
const f=[...e,...d]
const{text:p,written:m}=applyEdits(n,f)
try{const i=o+p
const u=await(0,a.M)(i,r,{timeBudget:l})
const d=new Map
for(const[t,{sections:n}]of e.entries()){for(const{wrapping:e,offset:s}of n){d.set(e,o.length+(m[t]?.start??0)+s)}}const h=findSectionProblem(c,u,new Set(d.values()))
if(h!==null)return{outcome:"refused",reason:h}
const g=await parseDocumentTree(p,t)
const x=s===null||g===null||hasSameStructure({tree:s,text:n,cuts:byStart(f)},{tree:g,text:p,cuts:byStart(m)})
if(!x)return{outcome:"refused",reason:"markers around it would change how the text around it is rendered"}
return{outcome:"marked",edits:e,text:i,offsets:d}}catch(t){if(t instanceof i.D)return{outcome:"refused",reason:t.message}
throw t}}function findSectionProblem(t,e,n){const[s]=[...e.problems,...(0,o._N)(e,e.sections.map(t=>(0,o.jG)(t,null)))]
if(s)return s.message
const r=e.sections.filter(({start:t})=>n.has(t.start))
const a=r.length===n.size&&e.sections.length===t.sections.length+n.size
if(!a)return"markers around it would not be recognized"
return e.warnings.length>t.warnings.length?e.warnings[0]?.message??null:null}function byStart(t){return[...t].sort((t,e)=>t.start-e.start)}async function lostDetails(t,e,n,s,r){const[o,i]=[await(0,a.M)(t.text,n,{timeLimiter:r}),await parseDocument(e,n,{service:s,slugByAddress:new Map},r)]
if(i.outcome==="refused")return[]
const{document:c}=i
const l=findEmbeds(c)
return t.adopted.flatMap(({embed:t,offset:e})=>{const n=o.sections.findIndex(({start:t})=>t.start===e)
const s=c.parsedSections.sections[n]
const isInside=({start:t})=>{const e=t+c.byteOrderMark.length
return s!==undefined&&s.content.start<=e&&e<s.content.end}
const r=l.find(t=>t.kind==="badge"&&isInside(t))?.image
const a=t.image&&r?differencesOf(t.image,r):[]
if(a.length===0)return[]
const i=a.length===1?"is":"are"
return[{embed:t,details:`${list(a)} ${i} not kept, because the page's own badge differs`}]})}function differencesOf(t,e){const queryOf=t=>/\?.*$/s.exec(t)?.[0]??""
const[n,s]=[queryOf(t.source),queryOf(e.source)]
const r=t.attributes.filter(t=>!e.attributes.includes(t))
return[...t.alt===e.alt?[]:[`the alternative text ${(0,S.h)(t.alt)}`],...t.title===null||t.title===e.title?[]:[`the title ${(0,S.h)(t.title)}`],...n===""||n===s?[]:[`the query ${(0,S.h)(n)}`],...r.map(t=>`the attribute ${(0,S.h)(t)}`)]}function list(t){return t.length<=1?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}function writeMarkers(t,{slug:e,customDomain:n,show:s}){let r=`status-snippets start slug="${e}"`
if(n!==null)r+=` custom-domain="${n}"`
if(s!==null)r+=` show="${s.join(" ")}"`
const o=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:o(r),end:o("status-snippets end")}}async function adoptWithNeededAttributes(t,e,{baseUrl:n,show:s}){const markersOf=e=>{const n=showFor(t,e)??(s===null?null:[e.show])
return writeMarkers(t.format,{slug:e.slug,customDomain:null,show:n})}
return adoptEmbeds(t,e,markersOf,n)}async function fillMarkedFiles(t,e,n,r,o=t.map(toInputFile)){const a=new Map(t.map(t=>[t.path,t]))
const i=o.map(t=>{const e=a.get(t.path)
return e?{...t,content:{outcome:"read",text:e.adoption.text}}:t})
const c=await(0,s.hZ)(i,e,n,r)
if(c.failure!==null)return c
const l=new Map(c.changes.map(t=>[t.path,t]))
const u=o.flatMap(({path:t})=>{const[e,n]=[a.get(t),l.get(t)]
if(e===undefined)return n?[n]:[]
const s=e.document.byteOrderMark+e.document.text
const r=n?.after??e.adoption.text
return s===r?[]:[{path:t,before:s,after:r,edits:[changedLines(s,r)]}]})
const d=new Set(u.map(({path:t})=>t))
const f=e.checkOnly?"out-of-date":"changed"
const p=c.files.map(t=>d.has(t.path)?{...t,outcome:f}:t)
return{...c,outcome:u.length>0?f:"unchanged",files:p,changes:u}}function toInputFile({path:t,document:e,adoption:n}){return{path:t,format:e.format,mustHaveSection:true,content:{outcome:"read",text:n.text}}}function changedLines(t,e){const n=Math.min(t.length,e.length)
let s=0
while(s<n&&t[s]===e[s])s+=1
s=t.lastIndexOf("\n",s-1)+1
let r=0
while(r<n-s&&t.at(-1-r)===e.at(-1-r))r+=1
const o=t.indexOf("\n",t.length-r)
r=o<0?0:t.length-o-1
return{before:{start:s,end:t.length-r},after:{start:s,end:e.length-r}}}async function createEmbedNotes(t,{changes:e},n,s){const o=new Map(e.map(({path:t,after:e})=>[t,e]))
const a=[]
for(const{path:e,document:i,adoption:c}of t){const{byteOrderMark:t,text:l,format:u}=i
const d=(0,r.T)(t+l)
const createNote=(n,s,r)=>{const{kind:o,slug:a,start:i}=n
return{path:e,...d(i+t.length),kind:o,slug:a,outcome:s,message:r}}
const f=c.leftAlone.map(({embed:t,reason:e})=>createNote(t,"left-alone",`${nameOf(t)} stays as it is: ${e}`))
const p=o.get(e)
if(p!==undefined){for(const{embed:t,details:e}of await lostDetails(c,p,u,n,s)){f.push(createNote(t,"details-lost",`${nameOf(t)}: ${e}`))}}a.push(...f.sort((t,e)=>t.line-e.line||t.column-e.column))}return a}function nameOf({kind:t,slug:e}){return`${t} of page "${e}"`}var B=n(1948)
var D=n(6227)
var F=n(7031)
var H=n(8702)
function describeEmbed({embed:t,currentAddress:e,outcome:n}){const{kind:s,slug:r,address:o}=t
const a=`${s} of page "${r}"`
if(o===null)return s==="widget"?a:`${a} has no link, the page is at ${e}`
return`${a} links to ${o}${n==="current"?"":`, the page is at ${e}`}`}async function findEmbedsInFiles(t,e,n,r){const o=new Map
if(e.slug!==null&&e.customDomain!==null){o.set(`https://${e.customDomain}`,e.slug)}const a={service:e,slugByAddress:o}
const i=new Map
await readAndParse(i,t,a,r)
const{pages:c,warnings:l}=await fetchPagesOfEmbeds(i,a,e,n)
const u=o.size
for(const t of c.values()){const n=addressOfPage(t)
if(n!==null&&slugOfAddress(n,e)===null){o.set(n.toLowerCase(),t.slug)}}if(o.size>u)await readAndParse(i,t,a,r)
const d=[]
const f=[]
const p=[]
for(const t of i.values()){if(t.outcome==="failed")f.push(t)
if(t.outcome==="skipped")p.push(t.warning)
if(t.outcome!=="parsed")continue
const{embeds:n,problems:s,warnings:r}=compareWithPages(t,a,c,e)
p.push(...r)
if(s.length>0)f.push({outcome:"failed",path:t.path,problems:s})
if(n.length>0)d.push({path:t.path,document:t.document,embeds:n})}const m=[...c.values()].filter(t=>t.outcome==="available")
return{files:d,failed:f,pages:(0,s.ev)(m),warnings:[...p,...l]}}async function readAndParse(t,e,n,s){for await(const r of e(t=>mayContainEmbeds(t,n))){const{path:e,format:o,content:a,mustHaveSection:i}=r
if(t.has(e)||a.outcome==="read"&&!mayContainEmbeds(a.text,n))continue
const c=a.outcome==="unreadable"?{outcome:"refused",problems:[a.problem]}:await parse(a.text,o,n,s)
if(c.outcome==="parsed")t.set(e,{outcome:"parsed",path:e,document:c.document})
else t.set(e,i?(0,D.g4)(e,c.problems):skippedFile(e,c.problems))}}async function parse(t,e,n,s){const o=await parseDocument(t,e,n,s)
if(o.outcome==="parsed")return o
const a=(0,r.T)(t)
const i=o.problems.map(({offset:t,code:e,message:n})=>({...a(t),code:e,message:n}))
return{outcome:"refused",problems:i}}function skippedFile(t,[e]){const{line:n=1,column:s=1,message:r=""}=e??{}
return{outcome:"skipped",warning:{code:"skipped",path:t,line:n,column:s,message:`skipped: ${r}`}}}async function fetchPagesOfEmbeds(t,e,n,s){const{customDomain:r,baseUrl:o}=n
const a=[...t.values()].flatMap(t=>{if(t.outcome!=="parsed")return[]
return findEmbeds(t.document,e).map(({slug:t,address:e,kind:n})=>{const s=e!==null&&isPageAddress(e)?e:null
const a=new Set(n==="badge"?[o]:[])
return{slug:t,customDomain:r,old:{confirmedAddress:s,badgeOrigins:a}}})})
const{pages:i,warnings:c}=await(0,B.Jx)(a,n,s)
return{pages:new Map([...i].map(([{slug:t},e])=>[t,e])),warnings:c}}function addressOfPage(t){return t.outcome==="available"?(0,H.Kf)(t.snippets).status_page_url||null:null}function compareWithPages({path:t,document:e},n,s,{baseUrl:o}){const{byteOrderMark:a,text:i}=e
const c=(0,r.T)(a+i)
const l=[]
const u=[]
const d=[]
for(const r of findEmbeds(e,n)){if(isInSection(e,r))continue
const n=c(r.start+a.length)
const i=s.get(r.slug)
if(i===undefined)throw new Error(`Page "${r.slug}" was not resolved`)
const f=i.outcome==="failed"?i.error:(0,B.af)(i,["status_page_url"],o)
if(f!==undefined){const{code:e,message:s}=f
const o=f instanceof F._?f.kind:"input"
const a=r.kind==="link"&&e==="page-not-found"
if(a)d.push({code:"skipped",path:t,...n,message:`skipped: ${s}`})
else u.push({kind:o,...n,code:e,message:s})
continue}const p=addressOfPage(i)??""
const m=r.address===null||leadsTo(r.address,p)
l.push({...n,embed:r,currentAddress:p,outcome:m?"current":"out-of-date"})}return{embeds:l,problems:u,warnings:d}}function leadsTo(t,e){const[n,s]=[t.toLowerCase(),e.toLowerCase()]
return n===s||/^[/?#]/.test(n.startsWith(s)?n.slice(s.length):"")}var R=n(8897)
async function refreshWithUnmarkedEmbeds(t,{settings:e,fetchSnippets:n}){const r=await findEmbedsInFiles(()=>t,e,n,R.g)
if(e.unmarked==="adopt")return refreshWithAdoption(t,r,{settings:e,fetchSnippets:n})
const o=await(0,s.hZ)(t,e,n,R.g)
return{...o,warnings:[...o.warnings,...addressWarnings(r)]}}function addressWarnings({files:t}){return t.flatMap(({path:t,embeds:e})=>e.filter(({outcome:t})=>t==="out-of-date").map(e=>{const n='put it in a section with "status-snippets adopt", or set unmarked: adopt'
const{line:s,column:r}=e
return{code:"unmarked",path:t,line:s,column:r,message:`${describeEmbed(e)}: ${n}`}}))}async function refreshWithAdoption(t,e,{settings:n,fetchSnippets:s}){const r=[]
for(const{path:t,document:s,embeds:o}of e.files){const e=o.map(({embed:t})=>t)
r.push({path:t,document:s,adoption:await adoptWithNeededAttributes(s,e,n)})}const o=r.filter(({adoption:t})=>t.adopted.length>0)
const a=await fillMarkedFiles(o,n,s,R.g,t)
const i={...a,warnings:[...a.warnings,...missingPageWarnings(e)]}
if(i.failure!==null)return i
const c=e.failed.map(t=>({...t,problems:t.problems.filter(t=>!isAboutMissingPage(t))})).filter(({problems:t})=>t.length>0)
if(c.length>0)return(0,D.Nq)(c,e.pages)
const l=new Set(addressWarnings(e).map(({path:t,line:e,column:n})=>`${t}:${e}:${n}`))
const u=await createEmbedNotes(r,i,n,R.g)
const d=u.filter(({path:t,line:e,column:n,outcome:s})=>s==="details-lost"||l.has(`${t}:${e}:${n}`)).map(({path:t,line:e,column:n,message:s})=>({code:"unmarked",path:t,line:e,column:n,message:s}))
const f=i.files.map(t=>{const e=o.find(({path:e})=>e===t.path)
return e?{...t,sections:t.sections.map(markNewAsChanged(e,i.outcome))}:t})
return{...i,files:f,warnings:[...i.warnings,...d]}}function missingPageWarnings({failed:t}){return t.flatMap(({path:t,problems:e})=>e.filter(isAboutMissingPage).map(({line:e,column:n,message:s})=>({code:"unmarked",path:t,line:e,column:n,message:`this embed stays as it is: ${s}`})))}function isAboutMissingPage({code:t}){return t==="page-not-found"}function markNewAsChanged({adoption:t},e){const n=(0,r.T)(t.text)
const s=new Set(t.adopted.map(({offset:t})=>n(t).line))
return t=>{if(t.outcome!=="unchanged"||e==="failed"||!s.has(t.line))return t
return{...t,outcome:e,previousAddress:null}}}},8785:(t,e,n)=>{n.d(e,{C:()=>o,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const r=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>r.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>a.has(t))?"phrasing":undefined}},8952:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,blankFrontMatter:()=>blankFrontMatter,nodesIn:()=>nodesIn,parseHtmlFile:()=>parseHtmlFile})
var s=n(1990)
var r=n(7032)
var o=n(622)
var a=n(303)
var i=n(2207)
var c=n(1825)
var l=n(8785)
var u=n(1078)
const d={sourceCodeLocationInfo:true}
const f=new Set(["p","br"])
const p=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timeBudget:e=new i.q}={}){const n=blankFrontMatter(t)
const u=p.test(n)
const m=(0,r.T)(t)
const h=[]
const g=[]
const x=[]
const w=e.runWithin({start:0,end:n.length},()=>(u?s.qg:s.oH)(n,d))
let b=0
for(const t of nodesIn(w)){const{node:e,depth:s}=t
const r=t.parent?.node??w
const o=`${s} ${r.nodeName} ${e.nodeName}`
const a="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!a){if(f.has(e.nodeName))g.push({start:b,end:b+1,type:o})
continue}const i={start:a.startOffset,end:a.endOffset}
const{startTag:c}=a
b=(c??a).endOffset
g.push({...i,type:o})
if(e.nodeName==="#text"&&!isRawText(r.nodeName))x.push(i)
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",i.start))continue
const d=ancestorsOf(t)
const p=u?contentModelInPage(d):(0,l.W)(d)
const k=n.slice(i.start-m(i.start).column+1,i.start)
const y=/^[ \t]*/.exec(k)?.[0]??""
h.push({range:i,text:e.data,isClosed:n.endsWith("--\x3e",i.end),isInLink:d.includes("a"),isInHeading:d.some(t=>l.C.has(t)),parent:r,place:{...{kind:"block",isInsideHtml:true,prefix:"",list:null},startsLine:y===k,indentation:y,...p&&{html:{contentModel:p}}}})}x.sort(byStart)
const k=(0,a.r)(n).filter(({start:t})=>(0,o.oU)(x,t)>=0)
h.sort((t,e)=>byStart(t.range,e.range))
return{...c.v,comments:h,wrongSyntaxComments:k,outline:()=>g}}function isRawText(t){return t==="noscript"||u.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:s}=t
const r="content"in n?n.content:n
const o="childNodes"in r?r.childNodes:[]
for(const n of o.toReversed())e.push({node:n,parent:t,depth:s+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}},1078:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFragment:()=>parseHtmlFragment,rawTextElements:()=>o})
var s=n(1990)
var r=n(8785)
const o=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,s.V_.RAWTEXT]),["textarea",s.V_.RCDATA],["title",s.V_.RCDATA],["script",s.V_.SCRIPT_DATA],["plaintext",s.V_.PLAINTEXT]])
const a=new Set(["script","style","textarea"])
function parseHtmlFragment(t,e){const n=[]
const i=[]
const c=[]
let{raw:l,isInLink:u,isInHeading:d}=e
const f=new s._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:r,end:o}=rangeOfLocation(s)
if(!t.startsWith("\x3c!--",r))return
n.push({start:r,end:o,text:e,isClosed:t.endsWith("--\x3e",o),isInLink:u,isInHeading:d})},onStartTag(t){const{tagName:e}=t
i.push({kind:"open",name:e,attributes:t.attrs,...rangeOfLocation(t.location)})
if(e==="a")u=isLink(t)
if(r.C.has(e))d=true
const n=o.get(e)
if(n===undefined)return
f.state=n
l=e},onEndTag({tagName:t,location:e}){i.push({kind:"close",name:t,attributes:[],...rangeOfLocation(e)})
if(t==="a")u=false
if(r.C.has(t))d=false
l=undefined},onCharacter({location:t}){if(l===undefined)c.push(rangeOfLocation(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(l!==undefined){f.state=o.get(l)??f.state
f.lastStartTagName=l}f.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:a.has(l)?l:undefined,isInLink:u,isInHeading:d}}}function rangeOfLocation(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},1842:(t,e,n)=>{n.d(e,{createEventParser:()=>createEventParser})
var s=n(9327)
var r=n(2192)
var o=n(5387)
var a=n(796)
var i=n(9363)
const c=[(0,i.T)(),(0,a.v)(["yaml","toml"])]
function createEventParser(t,{timeBudget:e,labels:n,...a}){const i=(0,s.q)({extensions:[...c,...a.extensions??[]]})
i.defined.push(...n?.links??[])
i.gfmFootnotes=[...n?.footnotes??[]]
return t=>e.runWithin(t,()=>parsePart(t))
function parsePart({start:e,end:n}){const s=e===0
const a=s&&t.startsWith("\ufeff")?1:e
i.lazy={}
const c=i.document({line:s?1:2,column:1,offset:a})
const l=(0,r.v)()
if(!s)l("",undefined,false)
return(0,o._)(c.write(l(t.slice(e,n),undefined,true)))}}},3638:(t,e,n)=>{n.r(e)
n.d(e,{createSyntaxProblem:()=>createSyntaxProblem,parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax})
var s=n(7676)
var r=n(9146)
var o=n(1842)
var a=n(677)
var i=n(2649)
var c=n(7908)
var l=n(2207)
var u=n(1825)
var d=n(8785)
var f=n(7196)
const p=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression"])
const h=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#t
#d
#f
#p
#m=false
constructor(t,e,n){this.#t=t
this.#d=e
this.#f=n}visit([t,e]){const{type:n}=e
const s=this.#p
if(t==="exit"){if(s?.token===e)this.#h(s)
return}if(s&&this.#f.open.at(-1)?.token===s.token)s.hasText||=this.#g(e)
if(f.IH.has(n)){this.#p={token:e,html:this.#x(),directComments:[],hasText:false}}else if(n==="mdxFlowExpression"){this.#w(e)}else if(n==="mdxTextExpression"&&s){this.#b(e,s)}if(!p.has(n))this.#m=n==="lineEndingBlank"}#w(t){const{start:e}=t
const n=this.#f.open.at(-1)
const s=this.#x()
const r=n!==undefined&&n.element!==null
this.#k(t,r?n:this.#d.container,{kind:"block",isInsideHtml:r&&(s.contentModel!==undefined||!this.#m),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#d.list,html:s})}#b(t,e){const n=this.#f.open.at(-1)
if(!n)return
const s=this.#k(t,n,{kind:"text",table:f.QX.has(e.token.type),...n.element!==null&&{html:this.#x()}})
if(s&&n.token===e.token)e.directComments.push(this.comments.length-1)}#h({token:t,html:e,directComments:n,hasText:s}){this.#p=undefined
if(s)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of n){const n=this.comments[t]
if(n)this.comments[t]={...n,place:{...n.place,html:e}}}}#k({start:t,end:e,estree:n},s,r){const[o,a]=n?.comments??[]
if(o?.type!=="Block"||a||n?.body.length!==0)return false
const i={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",i.start)){this.wrongSyntaxComments.push({start:i.start,text:this.#t.slice(i.start+4,i.end-3)})
return false}const{open:c}=this.#f
this.comments.push({range:i,text:o.value,isClosed:true,isInLink:c.some(({token:t,element:e})=>h.has(e)||t.type==="labelText"),isInHeading:c.some(({token:t,element:e})=>f.so.has(t.type)||d.C.has(e??"")),parent:s,place:r})
return true}#x(){const t=[]
for(const{element:e}of this.#f.open.toReversed()){if(e===null)break
t.push(e)}const e=(0,d.W)(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#g({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!m.has(t)&&!p.has(t)}}const g=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const x=/^<\s*(\/?)\s*([^\s/>{]*)/
class OpenConstructs{open=[]
problems=[]
#t
constructor(t){this.#t=t}visit([t,e]){if(t==="enter"){if(e.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:e,element:null})}else{this.reportOpenElements()
this.open.pop()
if(g.has(e.type))this.#y(e)}}#y(t){const e=this.#t.slice(t.start.offset,t.end.offset)
const[,n,s=""]=x.exec(e)??[]
if(n===""&&/\/\s*>$/.test(e))return
if(n==="")this.open.push({token:t,element:s})
else if(this.open.at(-1)?.element===s)this.open.pop()
else this.#v(t,`</${s}> closes nothing that is open here`)}reportOpenElements(){for(let t=this.open.at(-1);t&&t.element!==null;t=this.open.at(-1)){this.#v(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#v({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}const w=[(0,s.d)()]
function parseMdx(t,{defined:e=[],timeBudget:n=new l.q}={}){const s=new r.a
const c=new OpenConstructs(t)
const d=new MdxCommentVisitor(t,s,c)
const f=new a.v(s)
const p=[]
const m=[]
try{const r=replaceDocusaurusSyntax(t)
const a=(0,o.createEventParser)(r,{labels:{links:e,footnotes:[]},extensions:w,timeBudget:n})
for(const e of a({start:0,end:r.length})){s.visit(e)
d.visit(e)
c.visit(e)
f.visit(e)
p.push(...(0,i.rY)(t,e))
m.push(...findMarkersInJavaScript(r,e))}}catch(t){return{...u.v,problems:[createSyntaxProblem(t)]}}c.reportOpenElements()
if(c.problems.length>0)return{...u.v,problems:c.problems}
const{comments:h,wrongSyntaxComments:g,jsxOnlyParagraphs:x}=d
const outline=()=>withoutParagraphs(f.outline,x)
return{...u.v,comments:h,wrongSyntaxComments:g,definitions:p,outline,problems:m}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===undefined?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:n,end:s,estree:r}]){if(e==="enter"||!r?.comments?.length)return[]
const o=r.body.length>0
return r.comments.flatMap(({type:e,value:r,range:[a,i]=[0,0]})=>{const l=(0,c.gY)(r,"mdx")
if(l.kind==="other")return[]
const[u,d]=[t.slice(n.offset,a).trim(),t.slice(i,s.offset).trim()]
if(e==="Block"&&u==="{"&&d==="}")return[]
if(o&&!(u.endsWith("{")&&d.startsWith("}")))return[]
const f=o?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,c.gJ)((0,c.kp)(l),"mdx")}`
return[{offset:a,code:"look-alike",message:f}]})}function createSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:n}=t
const s=e&&"start"in e?e.start:e
const r=`MDX cannot parse this: ${n}; fix it, or read the file as Markdown with --format md`
return{offset:s?.offset??0,code:"mdx-syntax",message:r}}function withoutParagraphs(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}}}

