"use strict"
exports.id=996
exports.ids=[996]
exports.modules={8785:(t,e,s)=>{s.d(e,{C:()=>r,W:()=>contentModelIn})
const n=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const i=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(n.has(e)||t.some(t=>o.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>i.has(t))?"phrasing":undefined}},1842:(t,e,s)=>{s.d(e,{createEventParser:()=>createEventParser})
var n=s(9327)
var o=s(2192)
var r=s(5387)
var i=s(796)
var a=s(9363)
const c=[(0,a.T)(),(0,i.v)(["yaml","toml"])]
function createEventParser(t,{timeBudget:e,labels:s,...i}){const a=(0,n.q)({extensions:[...c,...i.extensions??[]]})
a.defined.push(...s?.links??[])
a.gfmFootnotes=[...s?.footnotes??[]]
return t=>e.runWithin(t,()=>parsePart(t))
function parsePart({start:e,end:s}){const n=e===0
const i=n&&t.startsWith("\ufeff")?1:e
a.lazy={}
const c=a.document({line:n?1:2,column:1,offset:i})
const l=(0,o.v)()
if(!n)l("",undefined,false)
return(0,r._)(c.write(l(t.slice(e,s),undefined,true)))}}},3638:(t,e,s)=>{s.r(e)
s.d(e,{createSyntaxProblem:()=>createSyntaxProblem,parseMdx:()=>parseMdx,replaceDocusaurusSyntax:()=>replaceDocusaurusSyntax})
var n=s(7676)
var o=s(9146)
var r=s(1842)
var i=s(677)
var a=s(2649)
var c=s(7908)
var l=s(2207)
var m=s(1825)
var u=s(8785)
var p=s(7196)
const h=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const f=new Set(["mdxJsxTextTag","mdxTextExpression"])
const d=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#t
#e
#s
#n
#o=false
constructor(t,e,s){this.#t=t
this.#e=e
this.#s=s}visit([t,e]){const{type:s}=e
const n=this.#n
if(t==="exit"){if(n?.token===e)this.#r(n)
return}if(n&&this.#s.open.at(-1)?.token===n.token)n.hasText||=this.#i(e)
if(p.IH.has(s)){this.#n={token:e,html:this.#a(),directComments:[],hasText:false}}else if(s==="mdxFlowExpression"){this.#c(e)}else if(s==="mdxTextExpression"&&n){this.#l(e,n)}if(!h.has(s))this.#o=s==="lineEndingBlank"}#c(t){const{start:e}=t
const s=this.#s.open.at(-1)
const n=this.#a()
const o=s!==undefined&&s.element!==null
this.#m(t,o?s:this.#e.container,{kind:"block",isInsideHtml:o&&(n.contentModel!==undefined||!this.#o),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#e.list,html:n})}#l(t,e){const s=this.#s.open.at(-1)
if(!s)return
const n=this.#m(t,s,{kind:"text",table:p.QX.has(e.token.type),...s.element!==null&&{html:this.#a()}})
if(n&&s.token===e.token)e.directComments.push(this.comments.length-1)}#r({token:t,html:e,directComments:s,hasText:n}){this.#n=undefined
if(n)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of s){const s=this.comments[t]
if(s)this.comments[t]={...s,place:{...s.place,html:e}}}}#m({start:t,end:e,estree:s},n,o){const[r,i]=s?.comments??[]
if(r?.type!=="Block"||i||s?.body.length!==0)return false
const a={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",a.start)){this.wrongSyntaxComments.push({start:a.start,text:this.#t.slice(a.start+4,a.end-3)})
return false}const{open:c}=this.#s
this.comments.push({range:a,text:r.value,isClosed:true,isInLink:c.some(({token:t,element:e})=>d.has(e)||t.type==="labelText"),isInHeading:c.some(({token:t,element:e})=>p.so.has(t.type)||u.C.has(e??"")),parent:n,place:o})
return true}#a(){const t=[]
for(const{element:e}of this.#s.open.toReversed()){if(e===null)break
t.push(e)}const e=(0,u.W)(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#i({type:t,start:e,end:s}){if(t==="data")return this.#t.slice(e.offset,s.offset).trim()!==""
return!f.has(t)&&!h.has(t)}}const x=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const v=/^<\s*(\/?)\s*([^\s/>{]*)/
class OpenConstructs{open=[]
problems=[]
#t
constructor(t){this.#t=t}visit([t,e]){if(t==="enter"){if(e.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:e,element:null})}else{this.reportOpenElements()
this.open.pop()
if(x.has(e.type))this.#u(e)}}#u(t){const e=this.#t.slice(t.start.offset,t.end.offset)
const[,s,n=""]=v.exec(e)??[]
if(s===""&&/\/\s*>$/.test(e))return
if(s==="")this.open.push({token:t,element:n})
else if(this.open.at(-1)?.element===n)this.open.pop()
else this.#p(t,`</${n}> closes nothing that is open here`)}reportOpenElements(){for(let t=this.open.at(-1);t&&t.element!==null;t=this.open.at(-1)){this.#p(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#p({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}const g=[(0,n.d)()]
function parseMdx(t,{defined:e=[],timeBudget:s=new l.q}={}){const n=new o.a
const c=new OpenConstructs(t)
const u=new MdxCommentVisitor(t,n,c)
const p=new i.v(n)
const h=[]
const f=[]
try{const o=replaceDocusaurusSyntax(t)
const i=(0,r.createEventParser)(o,{labels:{links:e,footnotes:[]},extensions:g,timeBudget:s})
for(const e of i({start:0,end:o.length})){n.visit(e)
u.visit(e)
c.visit(e)
p.visit(e)
h.push(...(0,a.rY)(t,e))
f.push(...findMarkersInJavaScript(o,e))}}catch(t){return{...m.v,problems:[createSyntaxProblem(t)]}}c.reportOpenElements()
if(c.problems.length>0)return{...m.v,problems:c.problems}
const{comments:d,wrongSyntaxComments:x,jsxOnlyParagraphs:v}=u
const outline=()=>withoutParagraphs(p.outline,v)
return{...m.v,comments:d,wrongSyntaxComments:x,definitions:h,outline,problems:f}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===undefined?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:s,end:n,estree:o}]){if(e==="enter"||!o?.comments?.length)return[]
const r=o.body.length>0
return o.comments.flatMap(({type:e,value:o,range:[i,a]=[0,0]})=>{const l=(0,c.gY)(o,"mdx")
if(l.kind==="other")return[]
const[m,u]=[t.slice(s.offset,i).trim(),t.slice(a,n.offset).trim()]
if(e==="Block"&&m==="{"&&u==="}")return[]
if(r&&!(m.endsWith("{")&&u.startsWith("}")))return[]
const p=r?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,c.gJ)((0,c.kp)(l),"mdx")}`
return[{offset:i,code:"look-alike",message:p}]})}function createSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:s}=t
const n=e&&"start"in e?e.start:e
const o=`MDX cannot parse this: ${s}; fix it, or read the file as Markdown with --format md`
return{offset:n?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(t,e){return t.filter(({type:t,start:s})=>t!=="paragraph"||!e.has(s)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},2233:(t,e,s)=>{s.d(e,{toMdx:()=>toMdx})
var n=s(6765)
var o=s(6357)
var r=s(1990)
const i={resourceLink:true,unsafe:["{","<"].map(t=>({character:t,inConstruct:["phrasing"]}))}
function toMdx(t){if(t.startsWith("<"))return(0,r.oH)(t).childNodes.map(print).join("")
return/[{<]/.test(t)?(0,o.l)((0,n.Y)(t),i).trimEnd():t}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const e=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const s=t.childNodes.map(print).join("")
return s===""?`<${e} />`:`<${e}>${s}</${t.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:t,value:e}){if(a.has(t))return t
return`${t}="${e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const e=t.trim()===""&&t.includes("\n")
if(e||/^\p{L}+:$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}}}

