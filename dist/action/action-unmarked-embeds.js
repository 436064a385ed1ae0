"use strict"
exports.id=525
exports.ids=[525]
exports.modules={4906:(t,e,n)=>{n.d(e,{refreshWithUnmarkedEmbeds:()=>refreshWithUnmarkedEmbeds})
var s=n(2757)
var o=n(7032)
var r=n(8015)
var a=n(9971)
var i=n(2207)
var c=n(2764)
var l=n(8952)
var u=n(2454)
var d=n(1513)
var f=n(1078)
const p="\ufffc"
const m=new Set([...["source","svg","video","audio","iframe","object","embed","input","button","select","canvas"]])
function contentAtStart(t,e,n,s){const{start:o,end:r}=n
if(t==="a")return{kind:"link-start",syntax:s,target:e.get("href")??null,start:o,end:r}
if(t==="script")return{kind:"script-start",attributes:e,start:o,end:r}
if(t==="img")return{kind:"image",image:toImage(e),start:o,end:r}
return m.has(t)?{kind:"text",text:p,start:o,end:r}:null}function toImage(t){const e=[...t.keys()].filter(t=>!["src","alt","title"].includes(t))
const[n="",s=""]=[t.get("src"),t.get("alt")]
return{source:n,alt:s,title:t.get("title")??null,attributes:e}}function contentAtEnd(t,{start:e,end:n},s){if(t==="a")return{kind:"link-end",syntax:s,start:e,end:n}
return t==="script"?{kind:"script-end",start:e,end:n}:null}function listHtmlContent(t,e,n){const{tags:s,texts:o,state:r}=(0,f.parseHtmlFragment)(t,n)
const a=o.map(({start:n,end:s})=>({kind:"text",text:t.slice(n,s),start:e+n,end:e+s}))
for(const{kind:t,name:n,attributes:o,start:r,end:i}of s){const s={start:e+r,end:e+i}
const c=new Map(o.map(({name:t,value:e})=>[t,e]))
const l=t==="open"?contentAtStart(n,c,s,"html"):contentAtEnd(n,s,"html")
if(l)a.push(l)}return{content:a.sort((t,e)=>t.start-e.start),state:r}}var h=n(6472)
var g=n(9865)
var x=n(8362)
var w=n(8651)
function parseTree(t,e){const n=(0,h.V)().use(x.A).use(g.A,["yaml","toml"]).use(withoutTransforms)
if(e!=="mdx")return n.parse(t)
return n.use(w.A).parse((0,d.replaceDocusaurusSyntax)(t))}function withoutTransforms(){const t=this.data()
const e=t.fromMarkdownExtensions??[]
t.fromMarkdownExtensions=e.flat().map(({transforms:t,...e})=>e)}function rangeOf({type:t,position:e}){const[n,s]=[e?.start.offset,e?.end.offset]
if(n===undefined||s===undefined)throw new TypeError(`A ${t} node without a position`)
return{start:n,end:s}}function*nodesOf(t){yield t
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e)}function definitionsIn(t){const e=new Map
for(const n of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}function listMarkdownContent(t,e){const n=new MarkdownLister(e,definitionsIn(t))
n.visit(t)
return n.content}const b=new Set(["paragraph","heading","tableCell"])
class MarkdownLister{content=[]
#t
#e
#n=u.NB
#s=0
constructor(t,e){this.#t=t
this.#e=e}visit(t){if(t.type==="text")this.#o(t,t.value)
else if(t.type==="inlineCode"||t.type==="footnoteReference")this.#o(t,p)
else if(t.type==="image")this.#r(t,t)
else if(t.type==="imageReference")this.#r(t,{...this.#a(t),alt:t.alt})
else if(t.type==="link")this.#i(t,t.url)
else if(t.type==="linkReference")this.#i(t,this.#a(t).url)
else if(t.type==="html")this.#c(t)
else if(t.type==="mdxJsxFlowElement"||t.type==="mdxJsxTextElement")this.#l(t)
else this.#u(t)}#a({identifier:t}){return this.#e.get(t)??{url:""}}#u(t){if(!("children"in t))return
if(t.type==="blockquote")this.#s+=1
const e=this.#n
for(const e of t.children)this.visit(e)
if(b.has(t.type))this.#n=e
if(t.type==="blockquote")this.#s-=1}#o(t,e){this.content.push({kind:"text",text:e,...rangeOf(t)})}#r(t,{url:e,alt:n,title:s}){const o={source:e,alt:n??"",title:s??null,attributes:[]}
this.content.push({kind:"image",image:o,...rangeOf(t)})}#i(t,e){const n=rangeOf(t)
this.content.push({kind:"link-start",syntax:"markdown",target:e,...n,end:n.start})
this.#u(t)
this.content.push({kind:"link-end",syntax:"markdown",...n,start:n.end})}#c(t){const{start:e,end:n}=rangeOf(t)
const s=this.#t.slice(e,n)
const o=this.#s===0?s:s.replace(k,t=>" ".repeat(t.length))
const{content:r,state:a}=listHtmlContent(o,e,this.#n)
this.content.push(...r)
this.#n=a}#l(t){const{start:e,end:n}=rangeOf(t)
const s=t.name??""
const o=contentAtStart(s,attributesOf(t),{start:e,end:n},"jsx")
if(o)this.content.push(o)
this.#u(t)
const r=contentAtEnd(s,{start:n,end:n},"jsx")
if(r)this.content.push(r)}}const k=/(?<=[\r\n])[ \t]*(?:>[ \t]?)+/g
function attributesOf({attributes:t}){const e=new Map
for(const n of t){if(n.type!=="mdxJsxAttribute")continue
const{name:t,value:s}=n
const o=typeof s==="object"?/^\s*(['"`])(.*)\1\s*$/s.exec(s?.value??"")?.[2]:s
e.set(t,o??"")}return e}var y=n(7819)
var v=n(8418)
var O=n(8551)
function slugOfBadge(t,{baseUrl:e}){if(!t.startsWith(`${e}/badge/`))return null
return toSlug(/^\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(t.slice(e.length))?.[1])}function slugOfWidget(t,{baseUrl:e}){const n=t.get("src")??""
const s=n.startsWith(e)&&/^\/static\/embed\/v\d+\/status\.js$/.test(n.slice(e.length))
return s?toSlug(t.get("data-slug")):null}function slugOfAddress(t,{statusPageHost:e}){const n=/^https:\/\/([^/?#]+)$/i.exec(t)?.[1]?.toLowerCase()??""
if(e===null||!n.endsWith(`.${e}`)||!isPageAddress(t))return null
const s=toSlug(n.slice(0,-e.length-1))
return s==="www"?null:s}function isPageAddress(t){return(0,v.or)(t).outcome==="address"}function toSlug(t){try{return t===undefined?null:(0,O.d)(t)}catch{return null}}function recognizeEmbeds(t,e,n){const s=[]
const o=[]
let r=null
for(const a of t){const t=o.at(-1)
if(a.kind==="link-start"){const t=a.target?.replace(/\/$/,"")??null
o.push({start:a.start,syntax:a.syntax,target:t,badges:[],text:"",images:0})}else if(a.kind==="link-end"){const t=o.findLastIndex(({syntax:t})=>t===a.syntax)
if(t<0)continue
for(const e of o.splice(t+1))s.push(...embedsInOpenLink(e))
for(const r of o.splice(t))s.push(...embedsInLink(r,a.end,e,n))}else if(a.kind==="image"){const o=slugOfBadge(a.image.source,n.service)
if(t)t.images+=1
if(o===null)continue
const r={slug:o,image:a.image,range:{start:a.start,end:a.end}}
if(t)t.badges.push(r)
else s.push(toBadge(r,null,r.range,isInPicture(e,a.start)?$:null))}else if(a.kind==="text"){if(t)t.text+=a.text}else if(a.kind==="script-start"){r=a}else if(r!==null){const t=slugOfWidget(r.attributes,n.service)
if(t!==null)s.push(toWidget(t,r.attributes,{start:r.start,end:a.end},e))
r=null}}for(const t of o)s.push(...embedsInOpenLink(t))
return s.sort((t,e)=>t.start-e.start)}function toBadge({slug:t,image:e},n,{start:s,end:o},r){return{kind:"badge",slug:t,address:n,show:"badge",image:e,obstacle:r,start:s,end:o}}function embedsInOpenLink({badges:t,target:e}){return t.map(t=>toBadge(t,e,t.range,"is in a link without an end"))}function embedsInLink(t,e,n,s){const{start:o,target:r,badges:a,images:i}=t
const[c]=a
if(c===undefined)return textLink(t,e,n,s)
const l=i===1&&t.text.trim()===""
if(!l)return a.map(t=>toBadge(t,r,t.range,"is in a link with other content"))
if(isInPicture(n,c.range.start))return[toBadge(c,r,c.range,$)]
const u=r!==null&&!isPageAddress(r)
const d=u?`links to ${(0,y.h)(r)}, which cannot be the address of a page`:null
return[toBadge(c,r,{start:o,end:e},d)]}const $="is one of several images of a <picture>"
function isInPicture(t,e){const n=t.slice(Math.max(e-M,0),e).toLowerCase()
return n.lastIndexOf("<picture")>n.lastIndexOf("</picture")}const M=2e3
const S=/(?:(\*\*|__)Status:\1|<strong>Status:<\/strong>)\s+See live status \u2192\s+$/
function textLink(t,e,n,{service:s,addresses:o}){const{target:r,images:a}=t
if(r===null)return[]
const i=o.get(r.toLowerCase())??slugOfAddress(r,s)
if(i===null)return[]
const c={kind:"link",slug:i,address:r,show:"link",image:null,end:e}
const l=S.exec(n.slice(Math.max(t.start-E,0),t.start))
const u=l!==null&&a===0&&t.text.trim().replace(/\/$/,"")===r
if(u)return[{...c,start:t.start-l[0].length,obstacle:null}]
return[{...c,start:t.start,obstacle:"has words of its own, which a section would replace"}]}const E=100
const T=new Map([["data-theme","auto"]])
const I=new Map([...T,...[["data-show-incidents","1"],["data-rtm","60"],["data-upd","7"]]])
function toWidget(t,e,n,s){const o=e.has("data-show-incidents")?"widget":"script"
const r=o==="widget"?I:T
const a=[...e].filter(([t,e])=>t.startsWith("data-")&&t!=="data-slug"&&r.get(t)!==e)
const i=a.length>0?`has settings of its own (${a.map(([t,e])=>`${t}=${(0,y.h)(e)}`).join(" ")}), which a section would replace`:null
const c=o==="widget"?widenToDiv(n,s):n
return{kind:"widget",slug:t,address:null,show:o,image:null,obstacle:i,...c}}function widenToDiv({start:t,end:e},n){const s=/<div>\s*$/i.exec(n.slice(Math.max(t-E,0),t))
const o=/^\s*<\/div>/i.exec(n.slice(e,e+E))
return s&&o?{start:t-s[0].length,end:e+o[0].length}:{start:t,end:e}}var C=n(1842)
var L=n(3809)
const P=2e5
async function shortenMarkdown(t,e,n){if(t.length<=P)return t
const s=new RegExp(["<","`{3}","~{3}","\\]:",...searchTermsOf(e).map(escapePattern)].join("|"),"i")
const o=[]
for await(const{start:e,end:r}of(0,L.S)(t,s,async()=>(0,C.createEventParser)(t,{timeBudget:n}))){const n=t.slice(e,r)
const a=e<P/2||s.test(n)
o.push(a?n:n.replace(/[^\r\n]/g," "))}return o.join("")}function searchTermsOf({service:{baseUrl:t,statusPageHost:e},addresses:n}){const s=e===null?[]:[`.${e}`]
return[`${t}/badge/`,`${t}/static/embed/`,...s,...n.keys()]}function escapePattern(t){return t.replace(/[^\w]/g,"\\$&")}async function readDocument(t,e,n,s){const o=new i.q(s)
const r=await(0,a.M)(t,e,{timeBudget:o})
if(r.problems.length>0)return{outcome:"refused",problems:r.problems}
const c=t.startsWith("\ufeff")?"\ufeff":""
const l=t.slice(c.length)
try{const t=await parseDocumentTree(l,{format:e,query:n,timeBudget:o})
const s=o.parse(wholeOf(l),()=>contentOf(l,t))
return{outcome:"read",document:{text:l,format:e,byteOrderMark:c,tree:t,content:s,found:r,query:n,timeBudget:o}}}catch(t){const e=t instanceof i.D?t.problem:(0,d.toSyntaxProblem)(t)
return{outcome:"refused",problems:[e]}}}async function parseDocumentTree(t,{format:e,query:n,timeBudget:s}){if(e==="html")return null
const o=e==="md"?await shortenMarkdown(t,n,s):t
return s.parse(wholeOf(t),()=>parseTree(o,e))}function contentOf(t,e){return e?listMarkdownContent(e,t):listHtmlContent((0,l.blankFrontMatter)(t),0,u.NB).content}function wholeOf(t){return{start:0,end:t.length}}function findEmbeds({content:t,text:e,...n},s=n.query){return recognizeEmbeds(t,e,s)}function isInSection({found:{sections:t},byteOrderMark:e},{start:n}){const s=n+e.length
return t.some(t=>t.start.start<=s&&s<t.end.end)}function mayContainEmbeds(t,e){const n=t.toLowerCase()
return searchTermsOf(e).some(t=>n.includes(t.toLowerCase()))}function applyEdits(t,e){const n=e.map((t,e)=>({edit:t,index:e}))
n.sort((t,e)=>t.edit.start-e.edit.start||t.edit.end-e.edit.end||t.index-e.index)
const s=Array.from({length:e.length})
let[o,r]=["",0]
for(const{edit:e,index:a}of n){o+=t.slice(r,e.start)
s[a]={start:o.length,end:o.length+e.text.length}
o+=e.text
r=e.end}return{text:o+t.slice(r),written:s}}var A=n(622)
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
return n?.kind==="text"&&n.parent.type==="heading"?null:[e.show]}function groupWrappings(t,e,n,s){const o=[]
const r=new Map
for(const a of n){const n=e===null?{kind:"html"}:placeOf(e,a)
if(n.kind==="text"){const t=r.get(n.parent)
if(t)t.push(a)
else r.set(n.parent,[a])
continue}const i=[[inPlace(a)],[onLines(t,a,s)]]
const c=/[\r\n]/.test(a.content)&&beginsLine(t,a.start)
o.push({wrappings:[a],choices:c||n.kind==="block"?i.reverse():i})}for(const[e,n]of r)o.push(...groupsInText(t,e,n,s))
return o}function inPlace(t){return joined([t],{start:t.start,end:t.end})}function onLines(t,e,n){const{start:s,end:o,markers:r,content:a}=e
const i=n+continuationPrefix(t,s)
const c=[r.start,...a===""?[]:[a],r.end]
return{start:s,end:o,text:c.join(i),sections:[{wrapping:e,offset:0}]}}function joined(t,e,{separators:n=[],before:s="",isHtml:o=false}={}){let r=s
const a=[]
for(const[e,s]of t.entries()){if(e>0)r+=n[e-1]??" "
a.push({wrapping:s,offset:r.length})
const{markers:t,content:i,contentInHtml:c}=s
r+=t.start+(o?c:i)+t.end}return{...e,text:r,sections:a}}function groupsInText(t,e,n,s){const o=e.children.map(rangeOf).filter(e=>!isSeparator(t.slice(e.start,e.end)))
const isMember=({start:t,end:e})=>n.some(n=>n.start<=t&&e<=n.end)
const r=o.filter(t=>!isMember(t)).map(e=>trimmed(t,e))
const a=r.length===0&&e.type==="paragraph"
return runsOf(t,n).map(n=>{const[o,i]=[n[0],n.at(-1)]
if(!o||!i)throw new RangeError("A run without an embed")
const c={start:o.start,end:i.end}
const l=n.slice(1).map((e,s)=>onOneLine(t.slice(n[s]?.end,e.start)))
const group=(...t)=>({wrappings:n,choices:t})
const u=[joined(n,c,{separators:l})]
if(a&&n.length===1){const e=/^</.test(t.slice(o.start,o.end))&&!/[\r\n]/.test(o.content)
const n=[onLines(t,o,s)]
return e?group(u,n):group(n)}if(!beginsLine(t,c.start)||e.type==="tableCell")return group(u)
if(a)return group([joined(n,c,{separators:l,isHtml:true})])
const d=r.findLast(({end:t})=>t<=c.start)
const f=r.find(({start:t})=>t>=c.end)
const p=[]
if(d&&/^[ \t]?[\r\n]\s*(?:>\s*)*$/.test(t.slice(d.end,c.start))){p.push([joined(n,{start:d.end,end:c.end},{separators:l,before:" "})])}if(f){const e=onOneLine(t.slice(c.end,f.start))
p.push([{start:c.start,end:f.start,text:"",sections:[]},joined(n,{start:f.end,end:f.end},{separators:l,before:e})])}if(d)p.push([joined(n,{start:d.end,end:c.end},{separators:l,before:" "})])
return group(...e.type==="heading"?[u]:[],...p,u)})}function runsOf(t,e){const n=[]
for(const s of e){const e=n.at(-1)
const o=e?.at(-1)
if(e&&o&&isSeparator(t.slice(o.end,s.start)))e.push(s)
else n.push([s])}return n}function isSeparator(t){return/^(?:[\s|/\\\u2022\xb7\u2219\u2013\u2014\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(t)}function onOneLine(t){return t.replace(/\s*\\?[\r\n][\s>]*/g," ").replace(/^$/," ")}function trimmed(t,{start:e,end:n}){const s=t.slice(e,n)
return{start:n-s.trimStart().length,end:e+s.trimEnd().length}}function beginsLine(t,e){return/^[\s>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*[\s>]*$/.test(t.slice(lineStart(t,e),e))}function lineStart(t,e){let n=e
while(n>0&&t[n-1]!=="\n"&&t[n-1]!=="\r")n-=1
return n}function continuationPrefix(t,e){const n=t.slice(lineStart(t,e),e)
return n.replace(/\[\^[^\]]*\]:[ \t]*/,"    ").replace(/[^>\s]/g," ")}function createReferenceFinder(t){const e=[...nodesOf(t)].filter(isReference).map(rangeOf)
return t=>e.some(e=>(0,A.DV)(t,e))}function removeOrphanDefinitions(t,e,n){const isReplaced=t=>n.some(e=>(0,A.DV)(e,t))
const[s,o]=[referencesIn(e,isReplaced),referencesIn(e,t=>!isReplaced(t))]
const r=[]
for(const n of nodesOf(e)){if(n.type!=="definition"||!s.has(n.identifier)||o.has(n.identifier))continue
const e=wholeLines(t,rangeOf(n))
const a=r.at(-1)
if(a&&a.end===e.start)r[r.length-1]={start:a.start,end:e.end}
else r.push(e)}return r.map(e=>({...withBlankLineBefore(t,e),text:""}))}function referencesIn(t,e){const n=new Set
for(const s of nodesOf(t)){if(isReference(s)&&e(rangeOf(s)))n.add(s.identifier)}return n}function isReference(t){return t.type==="imageReference"||t.type==="linkReference"}function wholeLines(t,{start:e,end:n}){const s=/^[ \t]*(?:\r\n|\n|\r|$)/.exec(t.slice(n))?.[0]??""
return{start:lineStart(t,e),end:n+s.length}}function withBlankLineBefore(t,{start:e,end:n}){const s=/(?<=^|\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.exec(t.slice(0,e))?.[0]??""
const o=/^[ \t]*(?:[\r\n]|$)/.test(t.slice(n))
return{start:o?e-s.length:e,end:n}}function hasSameStructure(t,e){return structureOf(t.tree,t).join("\n")===structureOf(e.tree,e).join("\n")}function structureOf(t,e){if(t.type==="break"||isCut(t,e))return[]
if(!("children"in t)){const n=visibleSource(t,e)
return n===""?[]:[`${t.type} ${n}`]}const n=t.children.flatMap(t=>structureOf(t,e))
const s=t.type==="root"||t.type==="paragraph"&&n.every(isJsx)
if(n.length===0||s)return n
const o=t.type.replace(/^mdxJsx(?:Flow|Text)/,"mdxJsx")
const r="spread"in t&&t.spread?" loose":""
return[`<${o}${r}>`,...n,`</${o}>`]}function isJsx(t){return/^<?\/?mdx/.test(t)}function isCut(t,{cuts:e}){if(t.type==="root")return false
const{start:n,end:s}=rangeOf(t)
const o=e[findCut(e,n)]
return o!==undefined&&o.start<=n&&s<=o.end}function visibleSource(t,{text:e,cuts:n}){const{start:s,end:o}=rangeOf(t)
let[r,a]=["",s]
for(let t=findCut(n,s);t<n.length;t+=1){const s=n[t]
if(s===undefined||s.start>=o)break
r+=`${e.slice(a,Math.max(s.start,a))} `
a=Math.min(s.end,o)}return(r+e.slice(a,o)).replace(/\s+/g," ").trim()}function findCut(t,e){let[n,s]=[0,t.length]
while(n<s){const o=n+s>>1
if((t[o]?.end??0)>e)s=o
else n=o+1}return n}async function adoptEmbeds(t,e,n,s){const{text:r,tree:a,byteOrderMark:i}=t
const c=new Map
const l=a===null?()=>false:createReferenceFinder(a)
for(const t of e){if(t.obstacle!==null)continue
const e=t.show==="badge"&&l(t)
c.set(await toWrapping(r,t,n(t),s,e),t)}const u=(0,o.R)(r,[])
const d=groupWrappings(r,a,[...c.keys()],u)
const f=new Map
let p={outcome:"marked",edits:[],text:i+r,offsets:new Map}
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
return{text:p.text,adopted:m,leftAlone:h}}async function toWrapping(t,{slug:e,address:n,start:s,end:o},r,a,i){const l=n===null?null:await(0,c.Z)({slug:e,baseUrl:a},n)
const u=t.slice(s,o)
const d=i?l?.badge_markdown??"":u
return{markers:r,content:d,contentInHtml:l?.badge_html??"",start:s,end:o}}async function tryEdits(t,e){const{text:n,tree:s,format:o,byteOrderMark:r,found:c,timeBudget:l}=t
const u=e.flatMap(({sections:t})=>t.map(({wrapping:t})=>t))
const d=s===null?[]:removeOrphanDefinitions(n,s,u)
const f=[...e,...d]
const{text:p,written:m}=applyEdits(n,f)
try{const i=r+p
const u=await(0,a.M)(i,o,{timeBudget:l})
const d=new Map
for(const[t,{sections:n}]of e.entries()){for(const{wrapping:e,offset:s}of n){d.set(e,r.length+(m[t]?.start??0)+s)}}const h=findSectionProblem(c,u,new Set(d.values()))
if(h!==null)return{outcome:"refused",reason:h}
const g=await parseDocumentTree(p,t)
const x=s===null||g===null||hasSameStructure({tree:s,text:n,cuts:inOrder(f)},{tree:g,text:p,cuts:inOrder(m)})
if(!x)return{outcome:"refused",reason:"markers around it would change how the text around it is rendered"}
return{outcome:"marked",edits:e,text:i,offsets:d}}catch(t){if(t instanceof i.D)return{outcome:"refused",reason:t.message}
throw t}}function findSectionProblem(t,e,n){const[s]=[...e.problems,...(0,r._N)(e,e.sections.map(t=>(0,r.jG)(t,null)))]
if(s)return s.message
const o=e.sections.filter(({start:t})=>n.has(t.start))
const a=o.length===n.size&&e.sections.length===t.sections.length+n.size
if(!a)return"markers around it would not be recognized"
return e.warnings.length>t.warnings.length?e.warnings[0]?.message??null:null}function inOrder(t){return[...t].sort((t,e)=>t.start-e.start)}async function lostDetails(t,e,n,s,o){const[r,i]=[await(0,a.M)(t.text,n,{timeLimiter:o}),await readDocument(e,n,{service:s,addresses:new Map},o)]
if(i.outcome==="refused")return[]
const{document:c}=i
const l=findEmbeds(c)
return t.adopted.flatMap(({embed:t,offset:e})=>{const n=r.sections.findIndex(({start:t})=>t.start===e)
const s=c.found.sections[n]
const isInside=({start:t})=>{const e=t+c.byteOrderMark.length
return s!==undefined&&s.content.start<=e&&e<s.content.end}
const o=l.find(t=>t.kind==="badge"&&isInside(t))?.image
const a=t.image&&o?differencesOf(t.image,o):[]
if(a.length===0)return[]
const i=a.length===1?"is":"are"
return[{embed:t,details:`${list(a)} ${i} not kept, because the page's own badge differs`}]})}function differencesOf(t,e){const query=t=>/\?.*$/s.exec(t)?.[0]??""
const[n,s]=[query(t.source),query(e.source)]
const o=t.attributes.filter(t=>!e.attributes.includes(t))
return[...t.alt===e.alt?[]:[`the alternative text ${(0,y.h)(t.alt)}`],...t.title===null||t.title===e.title?[]:[`the title ${(0,y.h)(t.title)}`],...n===""||n===s?[]:[`the query ${(0,y.h)(n)}`],...o.map(t=>`the attribute ${(0,y.h)(t)}`)]}function list(t){return t.length<=1?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}function writeMarkers(t,{slug:e,customDomain:n,show:s}){let o=`status-snippets start slug="${e}"`
if(n!==null)o+=` custom-domain="${n}"`
if(s!==null)o+=` show="${s.join(" ")}"`
const r=t==="mdx"?t=>`{/* ${t} */}`:t=>`\x3c!-- ${t} --\x3e`
return{start:r(o),end:r("status-snippets end")}}async function adoptWithNeededAttributes(t,e,{baseUrl:n,show:s}){const markersOf=e=>{const n=showFor(t,e)??(s===null?null:[e.show])
return writeMarkers(t.format,{slug:e.slug,customDomain:null,show:n})}
return adoptEmbeds(t,e,markersOf,n)}async function fillMarkedFiles(t,e,n,o,r=t.map(toInputFile)){const a=new Map(t.map(t=>[t.path,t]))
const i=r.map(t=>{const e=a.get(t.path)
return e?{...t,content:{outcome:"read",text:e.adoption.text}}:t})
const c=await(0,s.hZ)(i,e,n,o)
if(c.failure!==null)return c
const l=new Map(c.changes.map(t=>[t.path,t]))
const u=r.flatMap(({path:t})=>{const[e,n]=[a.get(t),l.get(t)]
if(e===undefined)return n?[n]:[]
const s=e.document.byteOrderMark+e.document.text
const o=n?.after??e.adoption.text
return s===o?[]:[{path:t,before:s,after:o,edits:[changedLines(s,o)]}]})
const d=new Set(u.map(({path:t})=>t))
const f=e.checkOnly?"out-of-date":"changed"
const p=c.files.map(t=>d.has(t.path)?{...t,outcome:f}:t)
return{...c,outcome:u.length>0?f:"unchanged",files:p,changes:u}}function toInputFile({path:t,document:e,adoption:n}){return{path:t,format:e.format,mustHaveSection:true,content:{outcome:"read",text:n.text}}}function changedLines(t,e){const n=Math.min(t.length,e.length)
let s=0
while(s<n&&t[s]===e[s])s+=1
s=t.lastIndexOf("\n",s-1)+1
let o=0
while(o<n-s&&t.at(-1-o)===e.at(-1-o))o+=1
const r=t.indexOf("\n",t.length-o)
o=r<0?0:t.length-r-1
return{before:{start:s,end:t.length-o},after:{start:s,end:e.length-o}}}async function noteEmbeds(t,{changes:e},n,s){const r=new Map(e.map(({path:t,after:e})=>[t,e]))
const a=[]
for(const{path:e,document:i,adoption:c}of t){const{byteOrderMark:t,text:l,format:u}=i
const d=(0,o.T)(t+l)
const note=(n,s,o)=>{const{kind:r,slug:a,start:i}=n
return{path:e,...d(i+t.length),kind:r,slug:a,outcome:s,message:o}}
const f=c.leftAlone.map(({embed:t,reason:e})=>note(t,"left-alone",`${nameOf(t)} stays as it is: ${e}`))
const p=r.get(e)
if(p!==undefined){for(const{embed:t,details:e}of await lostDetails(c,p,u,n,s)){f.push(note(t,"details-lost",`${nameOf(t)}: ${e}`))}}a.push(...f.sort((t,e)=>t.line-e.line||t.column-e.column))}return a}function nameOf({kind:t,slug:e}){return`${t} of page "${e}"`}var F=n(1948)
var B=n(6227)
var D=n(7031)
var H=n(8702)
function describeEmbed({embed:t,currentAddress:e,outcome:n}){const{kind:s,slug:o,address:r}=t
const a=`${s} of page "${o}"`
if(r===null)return s==="widget"?a:`${a} has no link, the page is at ${e}`
return`${a} links to ${r}${n==="current"?"":`, the page is at ${e}`}`}async function searchFiles(t,e,n,o){const r=new Map
if(e.slug!==null&&e.customDomain!==null){r.set(`https://${e.customDomain}`,e.slug)}const a={service:e,addresses:r}
const i=new Map
await readInto(i,t,a,o)
const{pages:c,warnings:l}=await resolveEmbeds(i,a,e,n)
const u=r.size
for(const t of c.values()){const n=addressOfPage(t)
if(n!==null&&slugOfAddress(n,e)===null){r.set(n.toLowerCase(),t.slug)}}if(r.size>u)await readInto(i,t,a,o)
const d=[]
const f=[]
const p=[]
for(const t of i.values()){if(t.outcome==="failed")f.push(t)
if(t.outcome==="skipped")p.push(t.warning)
if(t.outcome!=="parsed")continue
const{embeds:n,problems:s,warnings:o}=compareWithPages(t,a,c,e)
p.push(...o)
if(s.length>0)f.push({outcome:"failed",path:t.path,problems:s})
if(n.length>0)d.push({path:t.path,document:t.document,embeds:n})}const m=[...c.values()].filter(t=>t.outcome==="available")
return{files:d,failed:f,pages:(0,s.ev)(m),warnings:[...p,...l]}}async function readInto(t,e,n,s){for await(const o of e(t=>mayContainEmbeds(t,n))){const{path:e,format:r,content:a,mustHaveSection:i}=o
if(t.has(e)||a.outcome==="read"&&!mayContainEmbeds(a.text,n))continue
const c=a.outcome==="unreadable"?{outcome:"refused",problems:[a.problem]}:await parse(a.text,r,n,s)
if(c.outcome==="read")t.set(e,{outcome:"parsed",path:e,document:c.document})
else t.set(e,i?(0,B.g4)(e,c.problems):skippedFile(e,c.problems))}}async function parse(t,e,n,s){const r=await readDocument(t,e,n,s)
if(r.outcome==="read")return r
const a=(0,o.T)(t)
const i=r.problems.map(({offset:t,code:e,message:n})=>({...a(t),code:e,message:n}))
return{outcome:"refused",problems:i}}function skippedFile(t,[e]){const{line:n=1,column:s=1,message:o=""}=e??{}
return{outcome:"skipped",warning:{code:"skipped",path:t,line:n,column:s,message:`skipped: ${o}`}}}async function resolveEmbeds(t,e,n,s){const{customDomain:o,baseUrl:r}=n
const a=[...t.values()].flatMap(t=>{if(t.outcome!=="parsed")return[]
return findEmbeds(t.document,e).map(({slug:t,address:e,kind:n})=>{const s=e!==null&&isPageAddress(e)?e:null
const a=new Set(n==="badge"?[r]:[])
return{slug:t,customDomain:o,old:{confirmedAddress:s,badgeOrigins:a}}})})
const{pages:i,warnings:c}=await(0,F.Jx)(a,n,s)
return{pages:new Map([...i].map(([{slug:t},e])=>[t,e])),warnings:c}}function addressOfPage(t){return t.outcome==="available"?(0,H.Kf)(t.snippets).status_page_url||null:null}function compareWithPages({path:t,document:e},n,s,{baseUrl:r}){const{byteOrderMark:a,text:i}=e
const c=(0,o.T)(a+i)
const l=[]
const u=[]
const d=[]
for(const o of findEmbeds(e,n)){if(isInSection(e,o))continue
const n=c(o.start+a.length)
const i=s.get(o.slug)
if(i===undefined)throw new Error(`Page "${o.slug}" was not resolved`)
const f=i.outcome==="failed"?i.error:(0,F.ty)(i,["status_page_url"],r)
if(f!==undefined){const{code:e,message:s}=f
const r=f instanceof D._?f.kind:"input"
const a=o.kind==="link"&&e==="page-not-found"
if(a)d.push({code:"skipped",path:t,...n,message:`skipped: ${s}`})
else u.push({kind:r,...n,code:e,message:s})
continue}const p=addressOfPage(i)??""
const m=o.address===null||leadsTo(o.address,p)
l.push({...n,embed:o,currentAddress:p,outcome:m?"current":"out-of-date"})}return{embeds:l,problems:u,warnings:d}}function leadsTo(t,e){const[n,s]=[t.toLowerCase(),e.toLowerCase()]
return n===s||/^[/?#]/.test(n.startsWith(s)?n.slice(s.length):"")}var j=n(8897)
async function refreshWithUnmarkedEmbeds(t,{settings:e,fetchSnippets:n}){const o=await searchFiles(()=>t,e,n,j.g)
if(e.unmarked==="adopt")return refreshWithAdoption(t,o,{settings:e,fetchSnippets:n})
const r=await(0,s.hZ)(t,e,n,j.g)
return{...r,warnings:[...r.warnings,...addressWarnings(o)]}}function addressWarnings({files:t}){return t.flatMap(({path:t,embeds:e})=>e.filter(({outcome:t})=>t==="out-of-date").map(e=>{const n='put it in a section with "status-snippets adopt", or set unmarked: adopt'
const{line:s,column:o}=e
return{code:"unmarked",path:t,line:s,column:o,message:`${describeEmbed(e)}: ${n}`}}))}async function refreshWithAdoption(t,e,{settings:n,fetchSnippets:s}){const o=[]
for(const{path:t,document:s,embeds:r}of e.files){const e=r.map(({embed:t})=>t)
o.push({path:t,document:s,adoption:await adoptWithNeededAttributes(s,e,n)})}const r=o.filter(({adoption:t})=>t.adopted.length>0)
const a=await fillMarkedFiles(r,n,s,j.g,t)
const i={...a,warnings:[...a.warnings,...missingPageWarnings(e)]}
if(i.failure!==null)return i
const c=e.failed.map(t=>({...t,problems:t.problems.filter(t=>!isAboutMissingPage(t))})).filter(({problems:t})=>t.length>0)
if(c.length>0)return(0,B.Nq)(c,e.pages)
const l=new Set(addressWarnings(e).map(({path:t,line:e,column:n})=>`${t}:${e}:${n}`))
const u=await noteEmbeds(o,i,n,j.g)
const d=u.filter(({path:t,line:e,column:n,outcome:s})=>s==="details-lost"||l.has(`${t}:${e}:${n}`)).map(({path:t,line:e,column:n,message:s})=>({code:"unmarked",path:t,line:e,column:n,message:s}))
const f=i.files.map(t=>{const e=r.find(({path:e})=>e===t.path)
return e?{...t,sections:t.sections.map(markNewAsChanged(e,i.outcome))}:t})
return{...i,files:f,warnings:[...i.warnings,...d]}}function missingPageWarnings({failed:t}){return t.flatMap(({path:t,problems:e})=>e.filter(isAboutMissingPage).map(({line:e,column:n,message:s})=>({code:"unmarked",path:t,line:e,column:n,message:`this embed stays as it is: ${s}`})))}function isAboutMissingPage({code:t}){return t==="page-not-found"}function markNewAsChanged({adoption:t},e){const n=(0,o.T)(t.text)
const s=new Set(t.adopted.map(({offset:t})=>n(t).line))
return t=>{if(t.outcome!=="unchanged"||e==="failed"||!s.has(t.line))return t
return{...t,outcome:e,previousAddress:null}}}},8785:(t,e,n)=>{n.d(e,{C:()=>r,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>o.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>a.has(t))?"phrasing":undefined}},8952:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,blankFrontMatter:()=>blankFrontMatter,nodesIn:()=>nodesIn,parseHtmlFile:()=>parseHtmlFile})
var s=n(1990)
var o=n(7032)
var r=n(622)
var a=n(6202)
var i=n(2207)
var c=n(1825)
var l=n(8785)
var u=n(1078)
const d={sourceCodeLocationInfo:true}
const f=new Set(["p","br"])
const p=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timeBudget:e=new i.q}={}){const n=blankFrontMatter(t)
const u=p.test(n)
const m=(0,o.T)(t)
const h=[]
const g=[]
const x=[]
const w=e.parse({start:0,end:n.length},()=>(u?s.qg:s.oH)(n,d))
let b=0
for(const t of nodesIn(w)){const{node:e,depth:s}=t
const o=t.parent?.node??w
const r=`${s} ${o.nodeName} ${e.nodeName}`
const a="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!a){if(f.has(e.nodeName))g.push({start:b,end:b+1,type:r})
continue}const i={start:a.startOffset,end:a.endOffset}
const{startTag:c}=a
b=(c??a).endOffset
g.push({...i,type:r})
if(e.nodeName==="#text"&&!isRawText(o.nodeName))x.push(i)
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",i.start))continue
const d=ancestorsOf(t)
const p=u?contentModelInPage(d):(0,l.W)(d)
const k=n.slice(i.start-m(i.start).column+1,i.start)
const y=/^[ \t]*/.exec(k)?.[0]??""
h.push({range:i,text:e.data,isClosed:n.endsWith("--\x3e",i.end),isInLink:d.includes("a"),isInHeading:d.some(t=>l.C.has(t)),parent:o,place:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:y===k,indentation:y,...p&&{html:{contentModel:p}}}})}x.sort(byStart)
const k=(0,a.r)(n).filter(({start:t})=>(0,r.hf)(x,t)>=0)
h.sort((t,e)=>byStart(t.range,e.range))
return{...c.v,comments:h,wrongSyntaxComments:k,outline:()=>g}}function isRawText(t){return t==="noscript"||u.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:s}=t
const o="content"in n?n.content:n
const r="childNodes"in o?o.childNodes:[]
for(const n of r.toReversed())e.push({node:n,parent:t,depth:s+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}},1078:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFragment:()=>parseHtmlFragment,rawTextElements:()=>r})
var s=n(1990)
var o=n(8785)
const r=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,s.V_.RAWTEXT]),["textarea",s.V_.RCDATA],["title",s.V_.RCDATA],["script",s.V_.SCRIPT_DATA],["plaintext",s.V_.PLAINTEXT]])
const a=new Set(["script","style","textarea"])
function parseHtmlFragment(t,e){const n=[]
const i=[]
const c=[]
let{raw:l,isInLink:u,isInHeading:d}=e
const f=new s._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:o,end:r}=rangeOfLocation(s)
if(!t.startsWith("\x3c!--",o))return
n.push({start:o,end:r,text:e,isClosed:t.endsWith("--\x3e",r),isInLink:u,isInHeading:d})},onStartTag(t){const{tagName:e}=t
i.push({kind:"open",name:e,attributes:t.attrs,...rangeOfLocation(t.location)})
if(e==="a")u=isLink(t)
if(o.C.has(e))d=true
const n=r.get(e)
if(n===undefined)return
f.state=n
l=e},onEndTag({tagName:t,location:e}){i.push({kind:"close",name:t,attributes:[],...rangeOfLocation(e)})
if(t==="a")u=false
if(o.C.has(t))d=false
l=undefined},onCharacter({location:t}){if(l===undefined)c.push(rangeOfLocation(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(l!==undefined){f.state=r.get(l)??f.state
f.lastStartTagName=l}f.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:a.has(l)?l:undefined,isInLink:u,isInHeading:d}}}function rangeOfLocation(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},1842:(t,e,n)=>{n.d(e,{createEventParser:()=>createEventParser})
var s=n(9327)
var o=n(2192)
var r=n(5387)
var a=n(796)
var i=n(9363)
const c=[(0,i.T)(),(0,a.v)(["yaml","toml"])]
function createEventParser(t,{timeBudget:e,labels:n,...a}){const i=(0,s.q)({extensions:[...c,...a.extensions??[]]})
i.defined.push(...n?.links??[])
i.gfmFootnotes=[...n?.footnotes??[]]
return t=>e.parse(t,()=>parsePart(t))
function parsePart({start:e,end:n}){const s=e===0
const a=s&&t.startsWith("\ufeff")?1:e
i.lazy={}
const c=i.document({line:s?1:2,column:1,offset:a})
const l=(0,o.v)()
if(!s)l("",undefined,false)
return(0,r._)(c.write(l(t.slice(e,n),undefined,true)))}}},1513:(t,e,n)=>{n.r(e)
n.d(e,{parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax,toSyntaxProblem:()=>toSyntaxProblem})
var s=n(7676)
var o=n(9146)
var r=n(1842)
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
if(f.IH.has(n)){this.#p={token:e,html:this.#x(),direct:[],hasText:false}}else if(n==="mdxFlowExpression"){this.#w(e)}else if(n==="mdxTextExpression"&&s){this.#b(e,s)}if(!p.has(n))this.#m=n==="lineEndingBlank"}#w(t){const{start:e}=t
const n=this.#f.open.at(-1)
const s=this.#x()
const o=n!==undefined&&n.element!==null
this.#k(t,o?n:this.#d.container,{kind:"flow",hasHtmlBefore:o&&(s.contentModel!==undefined||!this.#m),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#d.list,html:s})}#b(t,e){const n=this.#f.open.at(-1)
if(!n)return
const s=this.#k(t,n,{kind:"inline",table:f.QX.has(e.token.type),...n.element!==null&&{html:this.#x()}})
if(s&&n.token===e.token)e.direct.push(this.comments.length-1)}#h({token:t,html:e,direct:n,hasText:s}){this.#p=undefined
if(s)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of n){const n=this.comments[t]
if(n)this.comments[t]={...n,place:{...n.place,html:e}}}}#k({start:t,end:e,estree:n},s,o){const[r,a]=n?.comments??[]
if(r?.type!=="Block"||a||n?.body.length!==0)return false
const i={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",i.start)){this.wrongSyntaxComments.push({start:i.start,text:this.#t.slice(i.start+4,i.end-3)})
return false}const{open:c}=this.#f
this.comments.push({range:i,text:r.value,isClosed:true,isInLink:c.some(({token:t,element:e})=>h.has(e)||t.type==="labelText"),isInHeading:c.some(({token:t,element:e})=>f.so.has(t.type)||d.C.has(e??"")),parent:s,place:o})
return true}#x(){const t=[]
for(const{element:e}of this.#f.open.toReversed()){if(e===null)break
t.push(e)}const e=(0,d.W)(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#g({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!m.has(t)&&!p.has(t)}}const g=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const x=/^<\s*(\/?)\s*([^\s/>{]*)/
class JsxElements{open=[]
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
function parseMdx(t,{defined:e=[],timeBudget:n=new l.q}={}){const s=new o.a
const c=new JsxElements(t)
const d=new MdxCommentVisitor(t,s,c)
const f=new a.v(s)
const p=[]
const m=[]
try{const o=replaceDocusaurusSyntax(t)
const a=(0,r.createEventParser)(o,{labels:{links:e,footnotes:[]},extensions:w,timeBudget:n})
for(const e of a({start:0,end:o.length})){s.visit(e)
d.visit(e)
c.visit(e)
f.visit(e)
p.push(...(0,i.rY)(t,e))
m.push(...findMarkersInJavaScript(o,e))}}catch(t){return{...u.v,problems:[toSyntaxProblem(t)]}}c.reportOpenElements()
if(c.problems.length>0)return{...u.v,problems:c.problems}
const{comments:h,wrongSyntaxComments:g,jsxOnlyParagraphs:x}=d
const outline=()=>withoutParagraphs(f.outline,x)
return{...u.v,comments:h,wrongSyntaxComments:g,definitions:p,outline,problems:m}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===undefined?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:n,end:s,estree:o}]){if(e==="enter"||!o?.comments?.length)return[]
const r=o.body.length>0
return o.comments.flatMap(({type:e,value:o,range:[a,i]=[0,0]})=>{const l=(0,c.gY)(o,"mdx")
if(l.kind==="other")return[]
const[u,d]=[t.slice(n.offset,a).trim(),t.slice(i,s.offset).trim()]
if(e==="Block"&&u==="{"&&d==="}")return[]
if(r&&!(u.endsWith("{")&&d.startsWith("}")))return[]
const f=r?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,c.gJ)((0,c.kp)(l),"mdx")}`
return[{offset:a,code:"look-alike",message:f}]})}function toSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:n}=t
const s=e&&"start"in e?e.start:e
const o=`MDX cannot parse this: ${n}; fix it, or read the file as Markdown with --format md`
return{offset:s?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}}}

