"use strict"
exports.id=552
exports.ids=[552]
exports.modules={9757:(t,e,n)=>{n.d(e,{CD:()=>isPageAddress,Dh:()=>slugOfAddress,kO:()=>slugOfBadge,vO:()=>slugOfWidget})
var s=n(8418)
var o=n(8551)
function slugOfBadge(t,{baseUrl:e}){if(!t.startsWith(`${e}/badge/`))return null
return toSlug(/^\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(t.slice(e.length))?.[1])}function slugOfWidget(t,{baseUrl:e}){const n=t.get("src")??""
const s=n.startsWith(e)&&/^\/static\/embed\/v\d+\/status\.js$/.test(n.slice(e.length))
return s?toSlug(t.get("data-slug")):null}function slugOfAddress(t,{statusPageHost:e}){const n=/^https:\/\/([^/?#]+)$/i.exec(t)?.[1]?.toLowerCase()??""
if(e===null||!n.endsWith(`.${e}`)||!isPageAddress(t))return null
const s=toSlug(n.slice(0,-e.length-1))
return s==="www"?null:s}function isPageAddress(t){return(0,s.or)(t).outcome==="address"}function toSlug(t){try{return t===undefined?null:(0,o.d)(t)}catch{return null}}},4552:(t,e,n)=>{n.d(e,{YB:()=>findEmbeds,Hl:()=>isInSection,OE:()=>mayContainEmbeds,d2:()=>parseDocumentTree,u0:()=>readDocument})
var s=n(3345)
var o=n(6602)
var r=n(2454)
var i=n(4931)
var a=n(2207)
var c=n(9844)
const l="\ufffc"
const d=new Set([...["source","svg","video","audio","iframe","object","embed","input","button","select","canvas"]])
function contentAtStart(t,e,n,s){const{start:o,end:r}=n
if(t==="a")return{kind:"link-start",syntax:s,target:e.get("href")??null,start:o,end:r}
if(t==="script")return{kind:"script-start",attributes:e,start:o,end:r}
if(t==="img")return{kind:"image",image:toImage(e),start:o,end:r}
return d.has(t)?{kind:"text",text:l,start:o,end:r}:null}function toImage(t){const e=[...t.keys()].filter(t=>!["src","alt","title"].includes(t))
const[n="",s=""]=[t.get("src"),t.get("alt")]
return{source:n,alt:s,title:t.get("title")??null,attributes:e}}function contentAtEnd(t,{start:e,end:n},s){if(t==="a")return{kind:"link-end",syntax:s,start:e,end:n}
return t==="script"?{kind:"script-end",start:e,end:n}:null}function htmlContent(t,e,n){const{tags:s,texts:o,state:r}=(0,c.parseHtmlFragment)(t,n)
const i=o.map(({start:n,end:s})=>({kind:"text",text:t.slice(n,s),start:e+n,end:e+s}))
for(const{kind:t,name:n,attributes:o,start:r,end:a}of s){const s={start:e+r,end:e+a}
const c=new Map(o.map(({name:t,value:e})=>[t,e]))
const l=t==="open"?contentAtStart(n,c,s,"html"):contentAtEnd(n,s,"html")
if(l)i.push(l)}return{content:i.sort((t,e)=>t.start-e.start),state:r}}var u=n(221)
function markdownContent(t,e){const n=new MarkdownLister(e,(0,u.kM)(t))
n.visit(t)
return n.content}const f=new Set(["paragraph","heading","tableCell"])
class MarkdownLister{content=[]
#t
#e
#n=r.NB
#s=0
constructor(t,e){this.#t=t
this.#e=e}visit(t){if(t.type==="text")this.#o(t,t.value)
else if(t.type==="inlineCode"||t.type==="footnoteReference")this.#o(t,l)
else if(t.type==="image")this.#r(t,t)
else if(t.type==="imageReference")this.#r(t,{...this.#i(t),alt:t.alt})
else if(t.type==="link")this.#a(t,t.url)
else if(t.type==="linkReference")this.#a(t,this.#i(t).url)
else if(t.type==="html")this.#c(t)
else if(t.type==="mdxJsxFlowElement"||t.type==="mdxJsxTextElement")this.#l(t)
else this.#d(t)}#i({identifier:t}){return this.#e.get(t)??{url:""}}#d(t){if(!("children"in t))return
if(t.type==="blockquote")this.#s+=1
const e=this.#n
for(const e of t.children)this.visit(e)
if(f.has(t.type))this.#n=e
if(t.type==="blockquote")this.#s-=1}#o(t,e){this.content.push({kind:"text",text:e,...(0,u.be)(t)})}#r(t,{url:e,alt:n,title:s}){const o={source:e,alt:n??"",title:s??null,attributes:[]}
this.content.push({kind:"image",image:o,...(0,u.be)(t)})}#a(t,e){const n=(0,u.be)(t)
this.content.push({kind:"link-start",syntax:"markdown",target:e,...n,end:n.start})
this.#d(t)
this.content.push({kind:"link-end",syntax:"markdown",...n,start:n.end})}#c(t){const{start:e,end:n}=(0,u.be)(t)
const s=this.#t.slice(e,n)
const o=this.#s===0?s:s.replace(h,t=>" ".repeat(t.length))
const{content:r,state:i}=htmlContent(o,e,this.#n)
this.content.push(...r)
this.#n=i}#l(t){const{start:e,end:n}=(0,u.be)(t)
const s=t.name??""
const o=contentAtStart(s,attributesOf(t),{start:e,end:n},"jsx")
if(o)this.content.push(o)
this.#d(t)
const r=contentAtEnd(s,{start:n,end:n},"jsx")
if(r)this.content.push(r)}}const h=/(?<=[\r\n])[ \t]*(?:>[ \t]?)+/g
function attributesOf({attributes:t}){const e=new Map
for(const n of t){if(n.type!=="mdxJsxAttribute")continue
const{name:t,value:s}=n
const o=typeof s==="object"?/^\s*(['"`])(.*)\1\s*$/s.exec(s?.value??"")?.[2]:s
e.set(t,o??"")}return e}var m=n(7819)
var p=n(9757)
function recognizeEmbeds(t,e,n){const s=[]
const o=[]
let r=null
for(const i of t){const t=o.at(-1)
if(i.kind==="link-start"){const t=i.target?.replace(/\/$/,"")??null
o.push({start:i.start,syntax:i.syntax,target:t,badges:[],text:"",images:0})}else if(i.kind==="link-end"){const t=o.findLastIndex(({syntax:t})=>t===i.syntax)
if(t<0)continue
for(const e of o.splice(t+1))s.push(...embedsInOpenLink(e))
for(const r of o.splice(t))s.push(...embedsInLink(r,i.end,e,n))}else if(i.kind==="image"){const o=(0,p.kO)(i.image.source,n.service)
if(t)t.images+=1
if(o===null)continue
const r={slug:o,image:i.image,range:{start:i.start,end:i.end}}
if(t)t.badges.push(r)
else s.push(toBadge(r,null,r.range,isInPicture(e,i.start)?g:null))}else if(i.kind==="text"){if(t)t.text+=i.text}else if(i.kind==="script-start"){r=i}else if(r!==null){const t=(0,p.vO)(r.attributes,n.service)
if(t!==null)s.push(toWidget(t,r.attributes,{start:r.start,end:i.end},e))
r=null}}for(const t of o)s.push(...embedsInOpenLink(t))
return s.sort((t,e)=>t.start-e.start)}function toBadge({slug:t,image:e},n,{start:s,end:o},r){return{kind:"badge",slug:t,address:n,show:"badge",image:e,obstacle:r,start:s,end:o}}function embedsInOpenLink({badges:t,target:e}){return t.map(t=>toBadge(t,e,t.range,"is in a link without an end"))}function embedsInLink(t,e,n,s){const{start:o,target:r,badges:i,images:a}=t
const[c]=i
if(c===undefined)return textLink(t,e,n,s)
const l=a===1&&t.text.trim()===""
if(!l)return i.map(t=>toBadge(t,r,t.range,"is in a link with other content"))
if(isInPicture(n,c.range.start))return[toBadge(c,r,c.range,g)]
const d=r!==null&&!(0,p.CD)(r)
const u=d?`links to ${(0,m.h)(r)}, which cannot be the address of a page`:null
return[toBadge(c,r,{start:o,end:e},u)]}const g="is one of several images of a <picture>"
function isInPicture(t,e){const n=t.slice(Math.max(e-x,0),e).toLowerCase()
return n.lastIndexOf("<picture")>n.lastIndexOf("</picture")}const x=2e3
const k=/(?:(\*\*|__)Status:\1|<strong>Status:<\/strong>)\s+See live status \u2192\s+$/
function textLink(t,e,n,{service:s,addresses:o}){const{target:r,images:i}=t
if(r===null)return[]
const a=o.get(r.toLowerCase())??(0,p.Dh)(r,s)
if(a===null)return[]
const c={kind:"link",slug:a,address:r,show:"link",image:null,end:e}
const l=k.exec(n.slice(Math.max(t.start-v,0),t.start))
const d=l!==null&&i===0&&t.text.trim().replace(/\/$/,"")===r
if(d)return[{...c,start:t.start-l[0].length,obstacle:null}]
return[{...c,start:t.start,obstacle:"has words of its own, which a section would replace"}]}const v=100
const w=new Map([["data-theme","auto"]])
const b=new Map([...w,...[["data-show-incidents","1"],["data-rtm","60"],["data-upd","7"]]])
function toWidget(t,e,n,s){const o=e.has("data-show-incidents")?"widget":"script"
const r=o==="widget"?b:w
const i=[...e].filter(([t,e])=>t.startsWith("data-")&&t!=="data-slug"&&r.get(t)!==e)
const a=i.length>0?`has settings of its own (${i.map(([t,e])=>`${t}=${(0,m.h)(e)}`).join(" ")}), which a section would replace`:null
const c=o==="widget"?widenToDiv(n,s):n
return{kind:"widget",slug:t,address:null,show:o,image:null,obstacle:a,...c}}function widenToDiv({start:t,end:e},n){const s=/<div>\s*$/i.exec(n.slice(Math.max(t-v,0),t))
const o=/^\s*<\/div>/i.exec(n.slice(e,e+v))
return s&&o?{start:t-s[0].length,end:e+o[0].length}:{start:t,end:e}}var y=n(2696)
var O=n(3971)
const S=2e5
async function shortenMarkdown(t,e,n){if(t.length<=S)return t
const s=new RegExp(["<","`{3}","~{3}","\\]:",...needlesOf(e).map(escapePattern)].join("|"),"i")
const o=[]
for await(const{start:e,end:r}of(0,y.S)(t,s,async()=>(0,O.createEventParser)(t,{timer:n}))){const n=t.slice(e,r)
const i=e<S/2||s.test(n)
o.push(i?n:n.replace(/[^\r\n]/g," "))}return o.join("")}function needlesOf({service:{baseUrl:t,statusPageHost:e},addresses:n}){const s=e===null?[]:[`.${e}`]
return[`${t}/badge/`,`${t}/static/embed/`,...s,...n.keys()]}function escapePattern(t){return t.replace(/[^\w]/g,"\\$&")}async function readDocument(t,e,n,o){const r=new a.q(o)
const c=await(0,s.K)(t,e,{timer:r})
if(c.problems.length>0)return{outcome:"refused",problems:c.problems}
const l=t.startsWith("\ufeff")?"\ufeff":""
const d=t.slice(l.length)
try{const t=await parseDocumentTree(d,{format:e,sought:n,timer:r})
const s=r.parse(wholeOf(d),()=>contentOf(d,t))
return{outcome:"read",document:{text:d,format:e,byteOrderMark:l,tree:t,content:s,sections:c,sought:n,timer:r}}}catch(t){const e=t instanceof a.D?t.problem:(0,i.toSyntaxProblem)(t)
return{outcome:"refused",problems:[e]}}}async function parseDocumentTree(t,{format:e,sought:n,timer:s}){if(e==="html")return null
const o=e==="md"?await shortenMarkdown(t,n,s):t
return s.parse(wholeOf(t),()=>(0,u.cZ)(o,e))}function contentOf(t,e){return e?markdownContent(e,t):htmlContent((0,o.blankFrontMatter)(t),0,r.NB).content}function wholeOf(t){return{start:0,end:t.length}}function findEmbeds({content:t,text:e,...n},s=n.sought){return recognizeEmbeds(t,e,s)}function isInSection({sections:{sections:t},byteOrderMark:e},{start:n}){const s=n+e.length
return t.some(t=>t.start.start<=s&&s<t.end.end)}function mayContainEmbeds(t,e){const n=t.toLowerCase()
return needlesOf(e).some(t=>n.includes(t.toLowerCase()))}},221:(t,e,n)=>{n.d(e,{Nh:()=>nodesOf,be:()=>rangeOf,cZ:()=>parseTree,kM:()=>definitionsIn})
var s=n(6472)
var o=n(9865)
var r=n(8362)
var i=n(8651)
var a=n(4931)
function parseTree(t,e){const n=(0,s.V)().use(r.A).use(o.A,["yaml","toml"]).use(withoutTransforms)
if(e!=="mdx")return n.parse(t)
return n.use(i.A).parse((0,a.replaceDocusaurusSyntax)(t))}function withoutTransforms(){const t=this.data()
const e=t.fromMarkdownExtensions??[]
t.fromMarkdownExtensions=e.flat().map(({transforms:t,...e})=>e)}function rangeOf({type:t,position:e}){const[n,s]=[e?.start.offset,e?.end.offset]
if(n===undefined||s===undefined)throw new TypeError(`A ${t} node without a position`)
return{start:n,end:s}}function*nodesOf(t){yield t
if(!("children"in t))return
for(const e of t.children)yield*nodesOf(e)}function definitionsIn(t){const e=new Map
for(const n of nodesOf(t)){if(n.type==="definition"&&!e.has(n.identifier))e.set(n.identifier,n)}return e}},8785:(t,e,n)=>{n.d(e,{C:()=>r,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const i=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>o.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>i.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,blankFrontMatter:()=>blankFrontMatter,nodesIn:()=>nodesIn,parseHtmlFile:()=>parseHtmlFile})
var s=n(1990)
var o=n(7032)
var r=n(622)
var i=n(6202)
var a=n(2207)
var c=n(1825)
var l=n(8785)
var d=n(9844)
const u={sourceCodeLocationInfo:true}
const f=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new a.q}={}){const n=blankFrontMatter(t)
const d=f.test(n)
const h=(0,o.T)(t)
const m=[]
const p=[]
const g=[]
const x=e.parse({start:0,end:n.length},()=>(d?s.qg:s.oH)(n,u))
for(const t of nodesIn(x)){const{node:e,depth:s}=t
const o=t.parent?.node??x
const r="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!r)continue
const i={start:r.startOffset,end:r.endOffset}
p.push({...i,type:`${s} ${o.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(o.nodeName))g.push(i)
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",i.start))continue
const a=ancestorsOf(t)
const c=d?contentModelInPage(a):(0,l.W)(a)
const u=n.slice(i.start-h(i.start).column+1,i.start)
const f=/^[ \t]*/.exec(u)?.[0]??""
m.push({range:i,text:e.data,isClosed:n.endsWith("--\x3e",i.end),isInLink:a.includes("a"),isInHeading:a.some(t=>l.C.has(t)),parent:o,place:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:f===u,indentation:f,...c&&{html:{contentModel:c}}}})}g.sort(byStart)
const k=(0,i.r)(n).filter(({start:t})=>(0,r.h)(g,t)>=0)
m.sort((t,e)=>byStart(t.range,e.range))
return{...c.v,comments:m,wrongSyntaxComments:k,outline:()=>p}}function isRawText(t){return t==="noscript"||d.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,l.W)(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:s}=t
const o="content"in n?n.content:n
const r="childNodes"in o?o.childNodes:[]
for(const n of r.toReversed())e.push({node:n,parent:t,depth:s+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}},9844:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFragment:()=>parseHtmlFragment,rawTextElements:()=>r})
var s=n(1990)
var o=n(8785)
const r=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,s.V_.RAWTEXT]),["textarea",s.V_.RCDATA],["title",s.V_.RCDATA],["script",s.V_.SCRIPT_DATA],["plaintext",s.V_.PLAINTEXT]])
const i=new Set(["script","style","textarea"])
function parseHtmlFragment(t,e){const n=[]
const a=[]
const c=[]
let{raw:l,isInLink:d,isInHeading:u}=e
const f=new s._F({sourceCodeLocationInfo:true},{onComment({data:e,location:s}){const{start:o,end:r}=rangeOf(s)
if(!t.startsWith("\x3c!--",o))return
n.push({start:o,end:r,text:e,isClosed:t.endsWith("--\x3e",r),isInLink:d,isInHeading:u})},onStartTag(t){const{tagName:e}=t
a.push({kind:"open",name:e,attributes:t.attrs,...rangeOf(t.location)})
if(e==="a")d=isLink(t)
if(o.C.has(e))u=true
const n=r.get(e)
if(n===undefined)return
f.state=n
l=e},onEndTag({tagName:t,location:e}){a.push({kind:"close",name:t,attributes:[],...rangeOf(e)})
if(t==="a")d=false
if(o.C.has(t))u=false
if(t===l)l=undefined},onCharacter({location:t}){if(l===undefined)c.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(l!==undefined){f.state=r.get(l)??f.state
f.lastStartTagName=l}f.write(t,true)
return{comments:n,tags:a,texts:c,state:{raw:i.has(l)?l:undefined,isInLink:d,isInHeading:u}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},3971:(t,e,n)=>{n.d(e,{createEventParser:()=>createEventParser})
var s=n(9327)
var o=n(2192)
var r=n(5387)
var i=n(796)
var a=n(9363)
const c=[(0,a.T)(),(0,i.v)(["yaml","toml"])]
function createEventParser(t,{timer:e,labels:n,...i}){const a=(0,s.q)({extensions:[...c,...i.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return t=>e.parse(t,()=>parsePart(t))
function parsePart({start:e,end:n}){const s=e===0
const i=s&&t.startsWith("\ufeff")?1:e
a.lazy={}
const c=a.document({line:s?1:2,column:1,offset:i})
const l=(0,o.v)()
if(!s)l("",undefined,false)
return(0,r._)(c.write(l(t.slice(e,n),undefined,true)))}}},4931:(t,e,n)=>{n.r(e)
n.d(e,{parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax,toSyntaxProblem:()=>toSyntaxProblem})
var s=n(5295)
var o=n(9146)
var r=n(3971)
var i=n(4054)
var a=n(7551)
var c=n(7908)
var l=n(2207)
var d=n(1825)
var u=n(8785)
var f=n(7196)
const h=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression"])
const p=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#t
#u
#f
#h
#m=false
constructor(t,e,n){this.#t=t
this.#u=e
this.#f=n}visit([t,e]){const{type:n}=e
const s=this.#h
if(t==="exit"){if(s?.token===e)this.#p(s)
return}if(s&&this.#f.open.at(-1)?.token===s.token)s.hasText||=this.#g(e)
if(f.IH.has(n)){this.#h={token:e,html:this.#x(),direct:[],hasText:n!=="paragraph"}}else if(n==="mdxFlowExpression"){this.#k(e)}else if(n==="mdxTextExpression"&&s){this.#v(e,s)}if(!h.has(n))this.#m=n==="lineEndingBlank"}#k(t){const{start:e}=t
const n=this.#f.open.at(-1)
const s=this.#x()
const o=n!==undefined&&n.element!==null
this.#w(t,o?n:this.#u.container,{kind:"flow",hasHtmlBefore:o&&(s.contentModel!==undefined||!this.#m),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#u.list,html:s})}#v(t,e){const n=this.#f.open.at(-1)
if(!n)return
const s=this.#w(t,n,{kind:"inline",table:f.QX.has(e.token.type),...n.element!==null&&{html:this.#x()}})
if(s&&n.token===e.token)e.direct.push(this.comments.length-1)}#p({token:t,html:e,direct:n,hasText:s}){this.#h=undefined
if(s)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of n){const n=this.comments[t]
if(n)this.comments[t]={...n,place:{...n.place,html:e}}}}#w({start:t,end:e,estree:n},s,o){const[r,i]=n?.comments??[]
if(r?.type!=="Block"||i||n?.body.length!==0)return false
const a={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",a.start)){this.wrongSyntaxComments.push({start:a.start,text:this.#t.slice(a.start+4,a.end-3)})
return false}const{open:c}=this.#f
this.comments.push({range:a,text:r.value,isClosed:true,isInLink:c.some(({token:t,element:e})=>p.has(e)||t.type==="labelText"),isInHeading:c.some(({token:t,element:e})=>f.so.has(t.type)||u.C.has(e??"")),parent:s,place:o})
return true}#x(){const t=[]
for(const{element:e}of this.#f.open.toReversed()){if(e===null)break
t.push(e)}const e=(0,u.W)(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#g({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!m.has(t)&&!h.has(t)}}const g=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const x=/^<\s*(\/?)\s*([^\s/>{]*)/
class JsxElements{open=[]
problems=[]
#t
constructor(t){this.#t=t}visit([t,e]){if(t==="enter"){if(e.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:e,element:null})}else{this.reportOpenElements()
this.open.pop()
if(g.has(e.type))this.#b(e)}}#b(t){const e=this.#t.slice(t.start.offset,t.end.offset)
const[,n,s=""]=x.exec(e)??[]
if(n===""&&/\/\s*>$/.test(e))return
if(n==="")this.open.push({token:t,element:s})
else if(this.open.at(-1)?.element===s)this.open.pop()
else this.#y(t,`</${s}> closes nothing that is open here`)}reportOpenElements(){for(let t=this.open.at(-1);t&&t.element!==null;t=this.open.at(-1)){this.#y(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#y({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}const k=[(0,s.d)()]
function parseMdx(t,{defined:e=[],timer:n=new l.q}={}){const s=new o.as
const c=new JsxElements(t)
const u=new MdxCommentVisitor(t,s,c)
const f=new i.v(s)
const h=[]
const m=[]
try{const o=replaceDocusaurusSyntax(t)
const i=(0,r.createEventParser)(o,{labels:{links:e,footnotes:[]},extensions:k,timer:n})
for(const e of i({start:0,end:o.length})){s.visit(e)
u.visit(e)
c.visit(e)
f.visit(e)
h.push(...(0,a.definitionIn)(t,e))
m.push(...findMarkersInJavaScript(o,e))}}catch(t){if(t instanceof l.D)throw t
return{...d.v,problems:[toSyntaxProblem(t)]}}c.reportOpenElements()
if(c.problems.length>0)return{...d.v,problems:c.problems}
const{comments:p,wrongSyntaxComments:g,jsxOnlyParagraphs:x}=u
const outline=()=>withoutParagraphs(f.outline,x)
return{...d.v,comments:p,wrongSyntaxComments:g,definitions:h,outline,problems:m}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===undefined?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:n,end:s,estree:o}]){if(e==="enter"||!o?.comments?.length)return[]
const r=o.body.length>0
return o.comments.flatMap(({type:e,value:o,range:[i,a]=[0,0]})=>{const l=(0,c.gY)(o,"mdx")
if(l.kind==="other")return[]
const[d,u]=[t.slice(n.offset,i).trim(),t.slice(a,s.offset).trim()]
if(e==="Block"&&d==="{"&&u==="}")return[]
if(r&&!(d.endsWith("{")&&u.startsWith("}")))return[]
const f=r?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,c.gJ)((0,c.kp)(l),"mdx")}`
return[{offset:i,code:"look-alike",message:f}]})}function toSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:n}=t
const s=e&&"start"in e?e.start:e
const o=`MDX cannot parse this: ${n}; fix it, or read the file as Markdown with --format md`
return{offset:s?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}}}

