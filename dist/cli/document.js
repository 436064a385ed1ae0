const t=require("./parse-html-file.js")
const e=require("./index.js")
const n=require("./parse-mdx.js")
const s=require("./event-parser.js")
const r=require("./parse-html-fragment.js")
const i=require("./markdown-packages.js")
const a=2e5
async function blankIrrelevantBlocks(t,n,r){if(t.length<=a)return t
const i=new RegExp(["<","`{3}","~{3}","\\]:",...searchTermsOf(n).map(escapePattern)].join("|"),"i")
const o=[]
for await(const{start:n,end:u}of e.parseBlocks(t,i,async()=>s.createEventParser(t,{timeBudget:r}))){const e=t.slice(n,u)
const s=n<a/2||i.test(e)
o.push(s?e:e.replace(/[^\r\n]/g," "))}return o.join("")}function searchTermsOf({service:{baseUrl:t,statusPageHost:e},slugByAddress:n}){const s=e===null?[]:[`.${e}`]
return[`${t}/badge/`,`${t}/static/embed/`,...s,...n.keys()]}function escapePattern(t){return t.replace(/[^\w]/g,"\\$&")}const o=new Set([...["source","svg","video","audio","iframe","object","embed","input","button","select","canvas"]])
function contentAtStart(t,e,n,s){const{start:r,end:i}=n
if(t==="a")return{kind:"link-start",syntax:s,target:e.get("href")??null,start:r,end:i}
if(t==="script")return{kind:"script-start",attributes:e,start:r,end:i}
if(t==="img")return{kind:"image",image:toImage(e),start:r,end:i}
return o.has(t)?{kind:"text",text:"\ufffc",start:r,end:i}:null}function toImage(t){const e=[...t.keys()].filter(t=>!["src","alt","title"].includes(t))
const[n="",s=""]=[t.get("src"),t.get("alt")]
return{source:n,alt:s,title:t.get("title")??null,attributes:e}}function contentAtEnd(t,{start:e,end:n},s){if(t==="a")return{kind:"link-end",syntax:s,start:e,end:n}
return t==="script"?{kind:"script-end",start:e,end:n}:null}function listHtmlContent(t,e,n){const{tags:s,texts:i,state:a}=r.parseHtmlFragment(t,n)
const o=i.map(({start:n,end:s})=>({kind:"text",text:t.slice(n,s),start:e+n,end:e+s}))
for(const{kind:t,name:n,attributes:r,start:i,end:a}of s){const s={start:e+i,end:e+a}
const u=new Map(r.map(({name:t,value:e})=>[t,e]))
const c=t==="open"?contentAtStart(n,u,s,"html"):contentAtEnd(n,s,"html")
if(c)o.push(c)}return{content:o.sort((t,e)=>t.start-e.start),state:a}}function parseTree(t,e){const s=i.remark().use(i.remarkGfm).use(i.remarkFrontmatter,["yaml","toml"]).use(withoutTransforms)
if(e!=="mdx")return s.parse(t)
return s.use(i.remarkMdx).parse(n.replaceDocusaurusSyntax(t))}function withoutTransforms(){const t=this.data()
t.fromMarkdownExtensions=(t.fromMarkdownExtensions??[]).flat().map(({transforms:t,...e})=>e)}function rangeOf({type:t,position:e}){const[n,s]=[e?.start.offset,e?.end.offset]
if(n===void 0||s===void 0)throw new TypeError(`A ${t} node without a position`)
return{start:n,end:s}}function*nodesOf(t){yield t
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e)}function definitionsIn(t){const e=new Map
for(const n of nodesOf(t))if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)
return e}function listMarkdownContent(t,e){const n=new c(e,definitionsIn(t))
n.visit(t)
return n.content}const u=new Set(["paragraph","heading","tableCell"])
var c=class{content=[]
#t
#e
#n=e.initialHtmlState
#s=0
constructor(t,e){this.#t=t
this.#e=e}visit(t){if(t.type==="text")this.#r(t,t.value)
else if(t.type==="inlineCode"||t.type==="footnoteReference")this.#r(t,"\ufffc")
else if(t.type==="image")this.#i(t,t)
else if(t.type==="imageReference")this.#i(t,{...this.#a(t),alt:t.alt})
else if(t.type==="link")this.#o(t,t.url)
else if(t.type==="linkReference")this.#o(t,this.#a(t).url)
else if(t.type==="html")this.#u(t)
else if(t.type==="mdxJsxFlowElement"||t.type==="mdxJsxTextElement")this.#c(t)
else this.#l(t)}#a({identifier:t}){return this.#e.get(t)??{url:""}}#l(t){if(!("children"in t))return
if(t.type==="blockquote")this.#s+=1
const e=this.#n
for(const e of t.children)this.visit(e)
if(u.has(t.type))this.#n=e
if(t.type==="blockquote")this.#s-=1}#r(t,e){this.content.push({kind:"text",text:e,...rangeOf(t)})}#i(t,{url:e,alt:n,title:s}){const r={source:e,alt:n??"",title:s??null,attributes:[]}
this.content.push({kind:"image",image:r,...rangeOf(t)})}#o(t,e){const n=rangeOf(t)
this.content.push({kind:"link-start",syntax:"markdown",target:e,...n,end:n.start})
this.#l(t)
this.content.push({kind:"link-end",syntax:"markdown",...n,start:n.end})}#u(t){const{start:e,end:n}=rangeOf(t)
const s=this.#t.slice(e,n)
const{content:r,state:i}=listHtmlContent(this.#s===0?s:s.replace(l,t=>" ".repeat(t.length)),e,this.#n)
this.content.push(...r)
this.#n=i}#c(t){const{start:e,end:n}=rangeOf(t)
const s=t.name??""
const r=contentAtStart(s,attributesOf(t),{start:e,end:n},"jsx")
if(r)this.content.push(r)
this.#l(t)
const i=contentAtEnd(s,{start:n,end:n},"jsx")
if(i)this.content.push(i)}}
const l=/(?<=[\r\n])[ \t]*(?:>[ \t]?)+/g
function attributesOf({attributes:t}){const e=new Map
for(const n of t){if(n.type!=="mdxJsxAttribute")continue
const{name:t,value:s}=n
const r=typeof s==="object"?/^\s*(['"`])(.*)\1\s*$/s.exec(s?.value??"")?.[2]:s
e.set(t,r??"")}return e}function slugOfBadge(t,{baseUrl:e}){if(!t.startsWith(`${e}/badge/`))return null
return toSlug(/^\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(t.slice(e.length))?.[1])}function slugOfWidget(t,{baseUrl:e}){const n=t.get("src")??""
return n.startsWith(e)&&/^\/static\/embed\/v\d+\/status\.js$/.test(n.slice(e.length))?toSlug(t.get("data-slug")):null}function slugOfAddress(t,{statusPageHost:e}){const n=/^https:\/\/([^/?#]+)$/i.exec(t)?.[1]?.toLowerCase()??""
if(e===null||!n.endsWith(`.${e}`)||!isPageAddress(t))return null
const s=toSlug(n.slice(0,-e.length-1))
return s==="www"?null:s}function isPageAddress(t){return e.parseAddress(t).outcome==="address"}function toSlug(t){try{return t===void 0?null:e.parseSlug(t)}catch{return null}}function recognizeEmbeds(t,e,n){const s=[]
const r=[]
let i=null
for(const a of t){const t=r.at(-1)
if(a.kind==="link-start"){const t=a.target?.replace(/\/$/,"")??null
r.push({start:a.start,syntax:a.syntax,target:t,badges:[],text:"",images:0})}else if(a.kind==="link-end"){const t=r.findLastIndex(({syntax:t})=>t===a.syntax)
if(t<0)continue
for(const e of r.splice(t+1))s.push(...embedsInOpenLink(e))
for(const i of r.splice(t))s.push(...embedsInLink(i,a.end,e,n))}else if(a.kind==="image"){const r=slugOfBadge(a.image.source,n.service)
if(t)t.images+=1
if(r===null)continue
const i={slug:r,image:a.image,range:{start:a.start,end:a.end}}
if(t)t.badges.push(i)
else s.push(toBadge(i,null,i.range,isInPicture(e,a.start)?d:null))}else if(a.kind==="text"){if(t)t.text+=a.text}else if(a.kind==="script-start")i=a
else if(i!==null){const t=slugOfWidget(i.attributes,n.service)
if(t!==null)s.push(toWidget(t,i.attributes,{start:i.start,end:a.end},e))
i=null}}for(const t of r)s.push(...embedsInOpenLink(t))
return s.sort((t,e)=>t.start-e.start)}function toBadge({slug:t,image:e},n,{start:s,end:r},i){return{kind:"badge",slug:t,address:n,show:"badge",image:e,obstacle:i,start:s,end:r}}function embedsInOpenLink({badges:t,target:e}){return t.map(t=>toBadge(t,e,t.range,"is in a link without an end"))}function embedsInLink(t,n,s,r){const{start:i,target:a,badges:o,images:u}=t
const[c]=o
if(c===void 0)return textLink(t,n,s,r)
if(!(u===1&&t.text.trim()===""))return o.map(t=>toBadge(t,a,t.range,"is in a link with other content"))
if(isInPicture(s,c.range.start))return[toBadge(c,a,c.range,d)]
const l=a!==null&&!isPageAddress(a)?`links to ${e.quote(a)}, which cannot be the address of a page`:null
return[toBadge(c,a,{start:i,end:n},l)]}const d="is one of several images of a <picture>"
function isInPicture(t,e){const n=t.slice(Math.max(e-f,0),e).toLowerCase()
return n.lastIndexOf("<picture")>n.lastIndexOf("</picture")}const f=2e3
const g=/(?:(\*\*|__)Status:\1|<strong>Status:<\/strong>)\s+See live status \u2192\s+$/
function textLink(t,e,n,{service:s,slugByAddress:r}){const{target:i,images:a}=t
if(i===null)return[]
const o=r.get(i.toLowerCase())??slugOfAddress(i,s)
if(o===null)return[]
const u={kind:"link",slug:o,address:i,show:"link",image:null,end:e}
const c=g.exec(n.slice(Math.max(t.start-m,0),t.start))
if(c!==null&&a===0&&t.text.trim().replace(/\/$/,"")===i)return[{...u,start:t.start-c[0].length,obstacle:null}]
return[{...u,start:t.start,obstacle:"has words of its own, which a section would replace"}]}const m=100
const h=new Map([["data-theme","auto"]])
const p=new Map([...h,...[["data-show-incidents","1"],["data-rtm","60"],["data-upd","7"]]])
function toWidget(t,n,s,r){const i=n.has("data-show-incidents")?"widget":"script"
const a=i==="widget"?p:h
const o=[...n].filter(([t,e])=>t.startsWith("data-")&&t!=="data-slug"&&a.get(t)!==e)
return{kind:"widget",slug:t,address:null,show:i,image:null,obstacle:o.length>0?`has settings of its own (${o.map(([t,n])=>`${t}=${e.quote(n)}`).join(" ")}), which a section would replace`:null,...i==="widget"?widenToDiv(s,r):s}}function widenToDiv({start:t,end:e},n){const s=/<div>\s*$/i.exec(n.slice(Math.max(t-m,0),t))
const r=/^\s*<\/div>/i.exec(n.slice(e,e+m))
return s&&r?{start:t-s[0].length,end:e+r[0].length}:{start:t,end:e}}async function parseDocument(t,s,r,i){const a=new e.ParseTimeBudget(i)
const o=await e.parseSections(t,s,{timeBudget:a})
if(o.problems.length>0)return{outcome:"refused",problems:o.problems}
const u=t.startsWith("\ufeff")?"\ufeff":""
const c=t.slice(u.length)
try{const t=await parseDocumentTree(c,{format:s,query:r,timeBudget:a})
return{outcome:"parsed",document:{text:c,format:s,byteOrderMark:u,tree:t,content:a.runWithin(wholeRange(c),()=>contentOf(c,t)),parsedSections:o,query:r,timeBudget:a}}}catch(t){return{outcome:"refused",problems:[t instanceof e.ParseLimitError?t.problem:n.createSyntaxProblem(t)]}}}async function parseDocumentTree(t,{format:e,query:n,timeBudget:s}){if(e==="html")return null
const r=e==="md"?await blankIrrelevantBlocks(t,n,s):t
return s.runWithin(wholeRange(t),()=>parseTree(r,e))}function contentOf(n,s){return s?listMarkdownContent(s,n):listHtmlContent(t.blankFrontMatter(n),0,e.initialHtmlState).content}function wholeRange(t){return{start:0,end:t.length}}function findEmbeds({content:t,text:e,...n},s=n.query){return recognizeEmbeds(t,e,s)}function isInSection({parsedSections:{sections:t},byteOrderMark:e},{start:n}){const s=n+e.length
return t.some(t=>t.start.start<=s&&s<t.end.end)}function mayContainEmbeds(t,e){const n=t.toLowerCase()
return searchTermsOf(e).some(t=>n.includes(t.toLowerCase()))}Object.defineProperty(exports,"findEmbeds",{enumerable:true,get:function(){return findEmbeds}})
Object.defineProperty(exports,"isInSection",{enumerable:true,get:function(){return isInSection}})
Object.defineProperty(exports,"isPageAddress",{enumerable:true,get:function(){return isPageAddress}})
Object.defineProperty(exports,"mayContainEmbeds",{enumerable:true,get:function(){return mayContainEmbeds}})
Object.defineProperty(exports,"nodesOf",{enumerable:true,get:function(){return nodesOf}})
Object.defineProperty(exports,"parseDocument",{enumerable:true,get:function(){return parseDocument}})
Object.defineProperty(exports,"parseDocumentTree",{enumerable:true,get:function(){return parseDocumentTree}})
Object.defineProperty(exports,"rangeOf",{enumerable:true,get:function(){return rangeOf}})
Object.defineProperty(exports,"slugOfAddress",{enumerable:true,get:function(){return slugOfAddress}})

