"use strict"
exports.id=996
exports.ids=[996]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>o,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const i=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>i.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>r.has(t))?"phrasing":undefined}},3971:(t,e,n)=>{n.d(e,{createEventParser:()=>createEventParser})
var s=n(9327)
var i=n(2192)
var o=n(5387)
var r=n(6560)
var a=n(9363)
const l=[(0,a.T)(),(0,r.v)(["yaml","toml"])]
function createEventParser(t,{timer:e,labels:n,...r}){const a=(0,s.q)({extensions:[...l,...r.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return t=>e.parse(t,()=>parsePart(t))
function parsePart({start:e,end:n}){const s=e===0
const r=s&&t.startsWith("\ufeff")?1:e
a.lazy={}
const l=a.document({line:s?1:2,column:1,offset:r})
const c=(0,i.v)()
if(!s)c("",undefined,false)
return(0,o._)(l.write(c(t.slice(e,n),undefined,true)))}}},8355:(t,e,n)=>{n.r(e)
n.d(e,{mdxOutline:()=>mdxOutline,parseMdx:()=>parseMdx})
var s=n(1234)
var i=n(3971)
var o=n(4054)
var r=n(6118)
var a=n(7908)
var l=n(1825)
var c=n(6549)
var f=n(8785)
var m=n(7196)
const u=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const h=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const d=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
jsxOnlyParagraphs=new Set
#t
#e
#n
#s=[]
#i
#o=false
#r=false
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}visit([t,e]){if(t==="enter")this.#a(e)
else this.#l(e)}#a(t){const{type:e,start:n,end:s}=t
if(m.IH.has(e))this.#i={token:t,direct:[],hasText:e!=="paragraph"}
else if(e==="mdxFlowExpression"||e==="mdxTextExpression"){this.#s=[]
this.#r=this.#o}else if(e==="mdxFlowExpressionChunk"||e==="mdxTextExpressionChunk"){this.#s.push(this.#t.slice(n.offset,s.offset))}}#l(t){const{type:e}=t
if(e==="mdxFlowExpression")this.#c(t)
else if(e==="mdxTextExpression")this.#f(t)
if(this.#i?.token===t)this.#m(this.#i)
else if(this.#i&&this.#n.open.at(-1)?.token===this.#i.token){this.#i.hasText||=this.#u(t)}if(e==="lineEndingBlank")this.#o=true
else if(!u.has(e))this.#o=false}#c(t){const{start:e}=t
const n=this.#n.open.at(-1)
const s=this.#h
const i=(0,f.W)(s)
const o=s.length>0&&(i!==undefined||!this.#r)
this.#d(t,n&&n.element!==null?n:this.#e.parent,{kind:"flow",hasHtmlBefore:o,startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#e.list,html:around(i)})}#f(t){const{open:e}=this.#n
const n=e.at(-1)
if(!this.#i||!n)return
const{type:s}=this.#i.token
const i={kind:"text",table:m.QX.has(s),...n.element!==null&&{html:around((0,f.W)(this.#h))}}
const o=this.#d(t,n,i)
if(o&&n.token===this.#i.token)this.#i.direct.push(this.comments.length-1)}#m({token:t,direct:e,hasText:n}){this.#i=undefined
if(n)return
this.jsxOnlyParagraphs.add(t.start.offset)
const s=around((0,f.W)(this.#h))
for(const t of e){const e=this.comments[t]
if(e)this.comments[t]={...e,context:{...e.context,html:s}}}}#d({start:t,end:e},n,s){const i=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(i===undefined||i.includes("*/"))return false
const o={start:t.offset,end:e.offset}
const r=this.#n.open.some(({token:t,element:e})=>d.has(e)||t.type==="labelText")
this.comments.push({range:o,text:i,isClosed:true,isInLink:r,isInHeading:this.#p,parent:n,context:s})
return true}get#p(){const t=this.#i?.token.type??""
return m.so.has(t)||this.#n.open.some(({element:t})=>f.C.has(t??""))}get#h(){const t=[]
for(let e=this.#n.open.length-1;e>=0;e-=1){const n=this.#n.open[e]?.element??null
if(n===null)break
t.push(n)}return t}#u({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!h.has(t)&&!u.has(t)}}function around(t){return t?{contentModel:t,jsx:true}:{jsx:true}}const p=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class JsxElements{problems=[]
#t
#x=[]
#k={name:"",kind:"open"}
constructor(t){this.#t=t}get open(){return this.#x}visit([t,e]){const n=p.exec(e.type)?.[1]
if(t==="enter"){if(n==="")this.#k={name:"",kind:"open"}
if(n==="Name")this.#k.name=this.#t.slice(e.start.offset,e.end.offset).trim()
if(n==="ClosingMarker")this.#k.kind="close"
if(n==="SelfClosingMarker")this.#k.kind="single"
if(e.type==="listItemPrefix")this.#g()
this.#x.push({token:e,element:null})}else{this.#g()
this.#x.pop()
if(n==="")this.#v(e)}}finish(){this.#g()}#v(t){const{name:e,kind:n}=this.#k
if(n==="open")this.#x.push({token:t,element:e})
if(n!=="close")return
if(this.#x.at(-1)?.element===e)this.#x.pop()
else this.#b(t,`</${e}> closes nothing that is open here`)}#g(){for(let t=this.#x.at(-1);t&&t.element!==null;t=this.#x.at(-1)){this.#b(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#b({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}var x=n(5295)
function mdxWithHtmlComments(){const{flow:t,...e}=(0,x.d)()
const n=[t?.[k]??[]].flat().map(exceptComments)
return{...e,flow:{...t,[k]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...e.text,[k]:[{name:"htmlComment",tokenize:tokenizeText},...[e.text?.[k]??[]].flat()]}}}const[k,g,v,b]=[60,62,45,32]
const w="\x3c!--"
function exceptComments(t){return{...t,tokenize(e,n,s){return e.check(y,s,t.tokenize.call(this,e,n,s))}}}function tokenizeFlow(t,e,n){return tokenizeComment(this,t,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return e(s)
if(s!==b&&!isTab(s))return n(s)
t.enter("whitespace")
t.consume(s)
t.exit("whitespace")
return atEnd}}function tokenizeText(t,e,n){return tokenizeComment(this,t,"htmlText",e,n)}const y={tokenize:tokenizeText,partial:true}
const C=new WeakMap
function tokenizeComment(t,e,n,s,i){let o=0
let r=0
const fail=e=>{C.set(t,e===null?Number.POSITIVE_INFINITY:t.now().offset)
return i(e)}
return start
function start(s){if(t.now().offset<(C.get(t)??0))return i(s)
e.enter(n)
e.enter(`${n}Data`)
return open(s)}function open(t){if(o===w.length)return inside(t)
if(t!==w.charCodeAt(o))return i(t)
o+=1
e.consume(t)
return open}function inside(t){if(t===null)return fail(t)
if(isLineEnding(t)){e.exit(`${n}Data`)
return atLineEnding(t)}const s=t===g&&r>=2
r=t===v?r+1:0
e.consume(t)
return s?close:inside}function atLineEnding(t){r=0
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineStart}function lineStart(s){if(s===null||t.parser.lazy[t.now().line])return fail(s)
if(isLineEnding(s))return atLineEnding(s)
e.enter(`${n}Data`)
return inside(s)}function close(t){e.exit(`${n}Data`)
e.exit(n)
return s(t)}}function isLineEnding(t){return t!==null&&t<-2}function isTab(t){return t===-1||t===-2}const E=[mdxWithHtmlComments()]
async function parseMdx(t,{defined:e=[],timer:n=new c.p}={}){const a=new s.Xd
const f=new JsxElements(t)
const m=new MdxCommentVisitor(t,a,f)
const u=new o.v(a)
const h=[]
const d=[]
const p=[]
try{const s=withoutHeadingIds(t)
const o=(0,i.createEventParser)(s,{labels:{links:e,footnotes:[]},extensions:E,timer:n})
for(const e of o({start:0,end:s.length})){a.visit(e)
f.visit(e)
m.visit(e)
u.visit(e)
h.push(...(0,r.definitionIn)(t,e))
d.push(...markersInJavaScript(t,e))
p.push(...htmlCommentIn(t,e))}}catch(e){if(e instanceof c.D)throw e
return findForeignMarkers(t,e,n)}f.finish()
const{problems:x}=f
if(x.length>0)return{...l.v,problems:x}
const{comments:k,jsxOnlyParagraphs:g}=m
const outline=()=>mdxOutline(u.outline,g)
return{...l.v,comments:k,foreignComments:p,definitions:h,outline,problems:d}}function withoutHeadingIds(t){return t.replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function htmlCommentIn(t,[e,{type:n,start:s,end:i}]){if(e!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:t.slice(s.offset+"\x3c!--".length,i.offset-"--\x3e".length)}]}function markersInJavaScript(t,[e,{start:n,end:s,estree:i}]){if(e==="enter"||!i?.comments?.length)return[]
return i.comments.flatMap(({type:e,value:o,range:[r,l]=[0,0]})=>{const c=(0,a.gY)(o,"mdx")
if(c.kind==="other")return[]
const[f,m]=[t.slice(n.offset,r).trim(),t.slice(l,s.offset).trim()]
if(e==="Block"&&f==="{"&&m==="}")return[]
if(i.body.length>0&&!(f.endsWith("{")&&m.startsWith("}")))return[]
const u=i.body.length>0?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${(0,a.lO)((0,a.kp)(c),"mdx")}`
return[{offset:r,code:"look-alike",message:u}]})}async function findForeignMarkers(t,e,n){const{comments:s}=await(0,r.parseMarkdown)(t,{timer:n})
const i=s.filter(t=>(0,a.gY)(t.text,"html").kind!=="other").map(t=>({start:t.range.start,text:t.text}))
return i.length>0?{...l.v,foreignComments:i}:{...l.v,problems:[toSyntaxProblem(e)]}}function toSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const e=offsetOf(t.place)
const n=`MDX cannot parse this: ${t.message}; fix it, or read the file as Markdown with --format md`
return{offset:e,code:"mdx-syntax",message:n}}function offsetOf(t){if(typeof t!=="object"||t===null)return 0
if("start"in t)return offsetOf(t.start)
return"offset"in t&&typeof t.offset==="number"?t.offset:0}function mdxOutline(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},2233:(t,e,n)=>{n.d(e,{toMdx:()=>toMdx})
var s=n(9146)
var i=n(8504)
var o=n(1990)
const r={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function toMdx(t){if(t.startsWith("<"))return(0,o.oH)(t).childNodes.map(print).join("")
return/[{<]/.test(t)?(0,i.l)((0,s.Y)(t),r).trimEnd():t}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const e=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=t.childNodes.map(print).join("")
return n===""?`<${e} />`:`<${e}>${n}</${t.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:t,value:e}){if(a.has(t))return t
return`${t}="${e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const e=t.trim()===""&&t.includes("\n")
if(e||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}}}

