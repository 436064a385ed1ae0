"use strict"
exports.id=996
exports.ids=[996]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>r,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const i=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>o.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>i.has(t))?"phrasing":undefined}},1842:(t,e,n)=>{n.d(e,{createEventParser:()=>createEventParser})
var s=n(9327)
var o=n(2192)
var r=n(5387)
var i=n(796)
var a=n(9363)
const l=[(0,a.T)(),(0,i.v)(["yaml","toml"])]
function createEventParser(t,{timeBudget:e,labels:n,...i}){const a=(0,s.q)({extensions:[...l,...i.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return t=>e.parse(t,()=>parsePart(t))
function parsePart({start:e,end:n}){const s=e===0
const i=s&&t.startsWith("\ufeff")?1:e
a.lazy={}
const l=a.document({line:s?1:2,column:1,offset:i})
const c=(0,o.v)()
if(!s)c("",undefined,false)
return(0,r._)(l.write(c(t.slice(e,n),undefined,true)))}}},1513:(t,e,n)=>{n.r(e)
n.d(e,{parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax,toSyntaxProblem:()=>toSyntaxProblem})
var s=n(7676)
var o=n(9146)
var r=n(1842)
var i=n(677)
var a=n(2649)
var l=n(7908)
var c=n(2207)
var m=n(1825)
var h=n(8785)
var p=n(7196)
const f=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const u=new Set(["mdxJsxTextTag","mdxTextExpression"])
const d=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#t
#e
#n
#s
#o=false
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}visit([t,e]){const{type:n}=e
const s=this.#s
if(t==="exit"){if(s?.token===e)this.#r(s)
return}if(s&&this.#n.open.at(-1)?.token===s.token)s.hasText||=this.#i(e)
if(p.IH.has(n)){this.#s={token:e,html:this.#a(),direct:[],hasText:false}}else if(n==="mdxFlowExpression"){this.#l(e)}else if(n==="mdxTextExpression"&&s){this.#c(e,s)}if(!f.has(n))this.#o=n==="lineEndingBlank"}#l(t){const{start:e}=t
const n=this.#n.open.at(-1)
const s=this.#a()
const o=n!==undefined&&n.element!==null
this.#m(t,o?n:this.#e.container,{kind:"flow",hasHtmlBefore:o&&(s.contentModel!==undefined||!this.#o),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#e.list,html:s})}#c(t,e){const n=this.#n.open.at(-1)
if(!n)return
const s=this.#m(t,n,{kind:"inline",table:p.QX.has(e.token.type),...n.element!==null&&{html:this.#a()}})
if(s&&n.token===e.token)e.direct.push(this.comments.length-1)}#r({token:t,html:e,direct:n,hasText:s}){this.#s=undefined
if(s)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of n){const n=this.comments[t]
if(n)this.comments[t]={...n,place:{...n.place,html:e}}}}#m({start:t,end:e,estree:n},s,o){const[r,i]=n?.comments??[]
if(r?.type!=="Block"||i||n?.body.length!==0)return false
const a={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",a.start)){this.wrongSyntaxComments.push({start:a.start,text:this.#t.slice(a.start+4,a.end-3)})
return false}const{open:l}=this.#n
this.comments.push({range:a,text:r.value,isClosed:true,isInLink:l.some(({token:t,element:e})=>d.has(e)||t.type==="labelText"),isInHeading:l.some(({token:t,element:e})=>p.so.has(t.type)||h.C.has(e??"")),parent:s,place:o})
return true}#a(){const t=[]
for(const{element:e}of this.#n.open.toReversed()){if(e===null)break
t.push(e)}const e=(0,h.W)(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#i({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!u.has(t)&&!f.has(t)}}const x=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const v=/^<\s*(\/?)\s*([^\s/>{]*)/
class JsxElements{open=[]
problems=[]
#t
constructor(t){this.#t=t}visit([t,e]){if(t==="enter"){if(e.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:e,element:null})}else{this.reportOpenElements()
this.open.pop()
if(x.has(e.type))this.#h(e)}}#h(t){const e=this.#t.slice(t.start.offset,t.end.offset)
const[,n,s=""]=v.exec(e)??[]
if(n===""&&/\/\s*>$/.test(e))return
if(n==="")this.open.push({token:t,element:s})
else if(this.open.at(-1)?.element===s)this.open.pop()
else this.#p(t,`</${s}> closes nothing that is open here`)}reportOpenElements(){for(let t=this.open.at(-1);t&&t.element!==null;t=this.open.at(-1)){this.#p(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#p({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}const g=[(0,s.d)()]
function parseMdx(t,{defined:e=[],timeBudget:n=new c.q}={}){const s=new o.a
const l=new JsxElements(t)
const h=new MdxCommentVisitor(t,s,l)
const p=new i.v(s)
const f=[]
const u=[]
try{const o=replaceDocusaurusSyntax(t)
const i=(0,r.createEventParser)(o,{labels:{links:e,footnotes:[]},extensions:g,timeBudget:n})
for(const e of i({start:0,end:o.length})){s.visit(e)
h.visit(e)
l.visit(e)
p.visit(e)
f.push(...(0,a.rY)(t,e))
u.push(...findMarkersInJavaScript(o,e))}}catch(t){return{...m.v,problems:[toSyntaxProblem(t)]}}l.reportOpenElements()
if(l.problems.length>0)return{...m.v,problems:l.problems}
const{comments:d,wrongSyntaxComments:x,jsxOnlyParagraphs:v}=h
const outline=()=>withoutParagraphs(p.outline,v)
return{...m.v,comments:d,wrongSyntaxComments:x,definitions:f,outline,problems:u}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===undefined?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:n,end:s,estree:o}]){if(e==="enter"||!o?.comments?.length)return[]
const r=o.body.length>0
return o.comments.flatMap(({type:e,value:o,range:[i,a]=[0,0]})=>{const c=(0,l.gY)(o,"mdx")
if(c.kind==="other")return[]
const[m,h]=[t.slice(n.offset,i).trim(),t.slice(a,s.offset).trim()]
if(e==="Block"&&m==="{"&&h==="}")return[]
if(r&&!(m.endsWith("{")&&h.startsWith("}")))return[]
const p=r?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,l.gJ)((0,l.kp)(c),"mdx")}`
return[{offset:i,code:"look-alike",message:p}]})}function toSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:n}=t
const s=e&&"start"in e?e.start:e
const o=`MDX cannot parse this: ${n}; fix it, or read the file as Markdown with --format md`
return{offset:s?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},2233:(t,e,n)=>{n.d(e,{toMdx:()=>toMdx})
var s=n(6765)
var o=n(6357)
var r=n(1990)
const i={resourceLink:true,unsafe:["{","<"].map(t=>({character:t,inConstruct:["phrasing"]}))}
function toMdx(t){if(t.startsWith("<"))return(0,r.oH)(t).childNodes.map(print).join("")
return/[{<]/.test(t)?(0,o.l)((0,s.Y)(t),i).trimEnd():t}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const e=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=t.childNodes.map(print).join("")
return n===""?`<${e} />`:`<${e}>${n}</${t.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:t,value:e}){if(a.has(t))return t
return`${t}="${e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const e=t.trim()===""&&t.includes("\n")
if(e||/^\p{L}+:$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}}}

