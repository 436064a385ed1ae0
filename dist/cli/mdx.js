"use strict"
exports.id=996
exports.ids=[996]
exports.modules={8785:(e,t,n)=>{n.d(t,{C:()=>i,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const r=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const o=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>r.has(e)))return"no-text"
if(t==="head")return"head"
return e.some(e=>o.has(e))?"phrasing":undefined}},3971:(e,t,n)=>{n.d(t,{createEventParser:()=>createEventParser})
var s=n(9327)
var r=n(2192)
var i=n(5387)
var o=n(796)
var a=n(9363)
const l=[(0,a.T)(),(0,o.v)(["yaml","toml"])]
function createEventParser(e,{timer:t,labels:n,...o}){const a=(0,s.q)({extensions:[...l,...o.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return e=>t.parse(e,()=>parsePart(e))
function parsePart({start:t,end:n}){const s=t===0
const o=s&&e.startsWith("\ufeff")?1:t
a.lazy={}
const l=a.document({line:s?1:2,column:1,offset:o})
const c=(0,r.v)()
if(!s)c("",undefined,false)
return(0,i._)(l.write(c(e.slice(t,n),undefined,true)))}}},4931:(e,t,n)=>{n.r(t)
n.d(t,{parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax,toSyntaxProblem:()=>toSyntaxProblem})
var s=n(5295)
var r=n(9146)
var i=n(3971)
var o=n(4054)
var a=n(7551)
var l=n(7908)
var c=n(2207)
var u=n(1825)
var f=n(8785)
var m=n(7196)
const h=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const p=new Set(["mdxJsxTextTag","mdxTextExpression"])
const d=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#e
#t
#n
#s
#r=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}visit([e,t]){const{type:n}=t
const s=this.#s
if(e==="exit"){if(s?.token===t)this.#i(s)
return}if(s&&this.#n.open.at(-1)?.token===s.token)s.hasText||=this.#o(t)
if(m.IH.has(n)){this.#s={token:t,html:this.#a(),direct:[],hasText:n!=="paragraph"}}else if(n==="mdxFlowExpression"){this.#l(t)}else if(n==="mdxTextExpression"&&s){this.#c(t,s)}if(!h.has(n))this.#r=n==="lineEndingBlank"}#l(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#a()
const r=n!==undefined&&n.element!==null
this.#u(e,r?n:this.#t.container,{kind:"flow",hasHtmlBefore:r&&(s.contentModel!==undefined||!this.#r),startsLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:s})}#c(e,t){const n=this.#n.open.at(-1)
if(!n)return
const s=this.#u(e,n,{kind:"inline",table:m.QX.has(t.token.type),...n.element!==null&&{html:this.#a()}})
if(s&&n.token===t.token)t.direct.push(this.comments.length-1)}#i({token:e,html:t,direct:n,hasText:s}){this.#s=undefined
if(s)return
this.jsxOnlyParagraphs.add(e.start.offset)
for(const e of n){const n=this.comments[e]
if(n)this.comments[e]={...n,place:{...n.place,html:t}}}}#u({start:e,end:t,estree:n},s,r){const[i,o]=n?.comments??[]
if(i?.type!=="Block"||o||n?.body.length!==0)return false
const a={start:e.offset,end:t.offset}
if(this.#e.startsWith("\x3c!--",a.start)){this.wrongSyntaxComments.push({start:a.start,text:this.#e.slice(a.start+4,a.end-3)})
return false}const{open:l}=this.#n
this.comments.push({range:a,text:i.value,isClosed:true,isInLink:l.some(({token:e,element:t})=>d.has(t)||e.type==="labelText"),isInHeading:l.some(({token:e,element:t})=>m.so.has(e.type)||f.C.has(t??"")),parent:s,place:r})
return true}#a(){const e=[]
for(const{element:t}of this.#n.open.toReversed()){if(t===null)break
e.push(t)}const t=(0,f.W)(e)
return t?{contentModel:t,jsx:true}:{jsx:true}}#o({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!p.has(e)&&!h.has(e)}}const x=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const b=/^<\s*(\/?)\s*([^\s/>{]*)/
class JsxElements{open=[]
problems=[]
#e
constructor(e){this.#e=e}visit([e,t]){if(e==="enter"){if(t.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:t,element:null})}else{this.reportOpenElements()
this.open.pop()
if(x.has(t.type))this.#f(t)}}#f(e){const t=this.#e.slice(e.start.offset,e.end.offset)
const[,n,s=""]=b.exec(t)??[]
if(n===""&&/\/\s*>$/.test(t))return
if(n==="")this.open.push({token:e,element:s})
else if(this.open.at(-1)?.element===s)this.open.pop()
else this.#m(e,`</${s}> closes nothing that is open here`)}reportOpenElements(){for(let e=this.open.at(-1);e&&e.element!==null;e=this.open.at(-1)){this.#m(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#m({start:e},t){this.problems.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${t}`})}}const g=[(0,s.d)()]
function parseMdx(e,{defined:t=[],timer:n=new c.q}={}){const s=new r.as
const l=new JsxElements(e)
const f=new MdxCommentVisitor(e,s,l)
const m=new o.v(s)
const h=[]
const p=[]
try{const r=replaceDocusaurusSyntax(e)
const o=(0,i.createEventParser)(r,{labels:{links:t,footnotes:[]},extensions:g,timer:n})
for(const t of o({start:0,end:r.length})){s.visit(t)
f.visit(t)
l.visit(t)
m.visit(t)
h.push(...(0,a.definitionIn)(e,t))
p.push(...findMarkersInJavaScript(r,t))}}catch(e){if(e instanceof c.D)throw e
return{...u.v,problems:[toSyntaxProblem(e)]}}l.reportOpenElements()
if(l.problems.length>0)return{...u.v,problems:l.problems}
const{comments:d,wrongSyntaxComments:x,jsxOnlyParagraphs:b}=f
const outline=()=>withoutParagraphs(m.outline,b)
return{...u.v,comments:d,wrongSyntaxComments:x,definitions:h,outline,problems:p}}function replaceDocusaurusSyntax(e){return e.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(e,t)=>t===undefined?e:`{/* ${t.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function findMarkersInJavaScript(e,[t,{start:n,end:s,estree:r}]){if(t==="enter"||!r?.comments?.length)return[]
const i=r.body.length>0
return r.comments.flatMap(({type:t,value:r,range:[o,a]=[0,0]})=>{const c=(0,l.gY)(r,"mdx")
if(c.kind==="other")return[]
const[u,f]=[e.slice(n.offset,o).trim(),e.slice(a,s.offset).trim()]
if(t==="Block"&&u==="{"&&f==="}")return[]
if(i&&!(u.endsWith("{")&&f.startsWith("}")))return[]
const m=i?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,l.gJ)((0,l.kp)(c),"mdx")}`
return[{offset:o,code:"look-alike",message:m}]})}function toSyntaxProblem(e){if(!(e instanceof Error&&"place"in e))throw e
const{place:t,message:n}=e
const s=t&&"start"in t?t.start:t
const r=`MDX cannot parse this: ${n}; fix it, or read the file as Markdown with --format md`
return{offset:s?.offset??0,code:"mdx-syntax",message:r}}function withoutParagraphs(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},2233:(e,t,n)=>{n.d(t,{toMdx:()=>toMdx})
var s=n(6765)
var r=n(6357)
var i=n(1990)
const o={resourceLink:true,unsafe:["{","<"].map(e=>({character:e,inConstruct:["phrasing"]}))}
function toMdx(e){if(e.startsWith("<"))return(0,i.oH)(e).childNodes.map(print).join("")
return/[{<]/.test(e)?(0,r.l)((0,s.Y)(e),o).trimEnd():e}function print(e){if("value"in e)return printText(e.value)
if(!("tagName"in e))return""
const t=[e.tagName,...e.attrs.map(printAttribute)].join(" ")
const n=e.childNodes.map(print).join("")
return n===""?`<${t} />`:`<${t}>${n}</${e.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:e,value:t}){if(a.has(e))return e
return`${e}="${t.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(e){const t=e.trim()===""&&e.includes("\n")
if(t||/^\p{L}+:$/u.test(e))return e
return`{'${e.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
var s=n(669)
class VFileMessage extends Error{constructor(e,t,n){super()
if(typeof t==="string"){n=t
t=undefined}let r=""
let i={}
let o=false
if(t){if("line"in t&&"column"in t){i={place:t}}else if("start"in t&&"end"in t){i={place:t}}else if("type"in t){i={ancestors:[t],place:t.position}}else{i={...t}}}if(typeof e==="string"){r=e}else if(!i.cause&&e){o=true
r=e.message
i.cause=e}if(!i.ruleId&&!i.source&&typeof n==="string"){const e=n.indexOf(":")
if(e===-1){i.ruleId=n}else{i.source=n.slice(0,e)
i.ruleId=n.slice(e+1)}}if(!i.place&&i.ancestors){const e=i.ancestors[i.ancestors.length-1]
if(e){i.place=e.position}}const a=i.place&&"start"in i.place?i.place.start:i.place
this.ancestors=i.ancestors||undefined
this.cause=i.cause||undefined
this.column=a?a.column:undefined
this.fatal=undefined
this.file=""
this.message=r
this.line=a?a.line:undefined
this.name=(0,s.L)(i.place)||"1:1"
this.place=i.place||undefined
this.reason=this.message
this.ruleId=i.ruleId||undefined
this.source=i.source||undefined
this.stack=o&&i.cause&&typeof i.cause.stack==="string"?i.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})},950:(e,t,n)=>{n.d(t,{A:()=>zwitch})
const s={}.hasOwnProperty
function zwitch(e,t){const n=t||{}
function one(t,...n){let r=one.invalid
const i=one.handlers
if(t&&s.call(t,e)){const n=String(t[e])
r=s.call(i,n)?i[n]:one.unknown}if(r){return r.call(this,t,...n)}}one.handlers=n.handlers||{}
one.invalid=n.invalid
one.unknown=n.unknown
return one}}}

