"use strict"
exports.id=996
exports.ids=[996]
exports.modules={28785:(e,t,n)=>{n.d(t,{C:()=>o,W:()=>contentModelIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const i=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>i.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},83971:(e,t,n)=>{n.d(t,{createEventParser:()=>createEventParser})
var s=n(39327)
var i=n(82192)
var o=n(45387)
var r=n(16560)
var a=n(89363)
const l=[(0,a.T)(),(0,r.v)(["yaml","toml"])]
function createEventParser(e,{timer:t,labels:n,...r}){const a=(0,s.q)({extensions:[...l,...r.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return e=>t.parse(e,()=>parsePart(e))
function parsePart({start:t,end:n}){const s=t===0
const r=s&&e.startsWith("\ufeff")?1:t
a.lazy={}
const l=a.document({line:s?1:2,column:1,offset:r})
const c=(0,i.v)()
if(!s)c("",undefined,false)
return(0,o._)(l.write(c(e.slice(t,n),undefined,true)))}}},31392:(e,t,n)=>{n.r(t)
n.d(t,{mdxOutline:()=>mdxOutline,parseMdx:()=>parseMdx})
var s=n(1234)
var i=n(83971)
var o=n(78325)
var r=n(34054)
var a=n(74089)
var l=n(17840)
var c=n(91825)
var f=n(46549)
var m=n(28785)
const u=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const h=new Set(["atxHeading","setextHeading"])
const d=new Set(["tableData","tableHeader"])
const p=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const x=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const k=new Set(["a","Link","NavLink"])
class MdxCommentVisitor{comments=[]
jsxOnlyParagraphs=new Set
#e
#t
#n
#s=[]
#i
#o=false
#r=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}visit([e,t]){if(e==="enter")this.#a(t)
else this.#l(t)}#a(e){const{type:t,start:n,end:s}=e
if(u.has(t))this.#i={token:e,direct:[],hasText:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#o}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#c(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#i?.token===e)this.#m(this.#i)
else if(this.#i&&this.#n.open.at(-1)?.token===this.#i.token){this.#i.hasText||=this.#u(e)}if(t==="lineEndingBlank")this.#o=true
else if(!p.has(t))this.#o=false}#c(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#h
const i=(0,m.W)(s)
const o=s.length>0&&(i!==undefined||!this.#r)
this.#d(e,n&&n.element!==null?n:this.#t.parent,{kind:"flow",hasHtmlBefore:o,startsLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(i)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#i||!n)return
const{type:s}=this.#i.token
const i={kind:"text",table:d.has(s),...n.element!==null&&{html:around((0,m.W)(this.#h))}}
const o=this.#d(e,n,i)
if(o&&n.token===this.#i.token)this.#i.direct.push(this.comments.length-1)}#m({token:e,direct:t,hasText:n}){this.#i=undefined
if(n)return
this.jsxOnlyParagraphs.add(e.start.offset)
const s=around((0,m.W)(this.#h))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,context:{...t.context,html:s}}}}#d({start:e,end:t},n,s){const i=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(i===undefined||i.includes("*/"))return false
const o={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>k.has(t)||e.type==="labelText")
this.comments.push({range:o,text:i,isClosed:true,isInLink:r,isInHeading:this.#p,parent:n,context:s})
return true}get#p(){const e=this.#i?.token.type??""
return h.has(e)||this.#n.open.some(({element:e})=>m.C.has(e??""))}get#h(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#u({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!x.has(e)&&!p.has(e)}}function around(e){return e?{contentModel:e,jsx:true}:{jsx:true}}const g=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class JsxElements{problems=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}visit([e,t]){const n=g.exec(t.type)?.[1]
if(e==="enter"){if(n==="")this.#k={name:"",kind:"open"}
if(n==="Name")this.#k.name=this.#e.slice(t.start.offset,t.end.offset).trim()
if(n==="ClosingMarker")this.#k.kind="close"
if(n==="SelfClosingMarker")this.#k.kind="single"
if(t.type==="listItemPrefix")this.#g()
this.#x.push({token:t,element:null})}else{this.#g()
this.#x.pop()
if(n==="")this.#b(t)}}finish(){this.#g()}#b(e){const{name:t,kind:n}=this.#k
if(n==="open")this.#x.push({token:e,element:t})
if(n!=="close")return
if(this.#x.at(-1)?.element===t)this.#x.pop()
else this.#v(e,`</${t}> closes nothing that is open here`)}#g(){for(let e=this.#x.at(-1);e&&e.element!==null;e=this.#x.at(-1)){this.#v(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#v({start:e},t){this.problems.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${t}`})}}function findMarkersInJavaScript(e,[t,{start:n,end:s,estree:i}]){if(t==="enter"||!i?.comments?.length)return[]
return i.comments.flatMap(({type:t,value:o,range:[r,a]=[0,0]})=>{const c=(0,l.gY)(o,"mdx")
if(c.kind==="other")return[]
const[f,m]=[e.slice(n.offset,r).trim(),e.slice(a,s.offset).trim()]
if(t==="Block"&&f==="{"&&m==="}")return[]
const u={offset:r,code:"look-alike"}
if(i.body.length===0){const e=c.kind==="problem"?c.role:c.kind
return[{...u,message:`a marker must be the only comment in its braces; write ${(0,l.lO)(e,"mdx")}`}]}return f.endsWith("{")&&m.startsWith("}")?[{...u,message:b}]:[]})}const b="a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them"
var v=n(85295)
function mdxWithHtmlComments(){const{flow:e,...t}=(0,v.d)()
const n=[e?.[w]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[w]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[w]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[w]??[]].flat()]}}}const[w,C,E,y]=[60,62,45,32]
const T="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(M,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==y&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const M={tokenize:tokenizeText,partial:true}
const S=new WeakMap
function tokenizeComment(e,t,n,s,i){let o=0
let r=0
const fail=t=>{S.set(e,t===null?Number.POSITIVE_INFINITY:e.now().offset)
return i(t)}
return start
function start(s){if(e.now().offset<(S.get(e)??0))return i(s)
t.enter(n)
t.enter(`${n}Data`)
return open(s)}function open(e){if(o===T.length)return inside(e)
if(e!==T.charCodeAt(o))return i(e)
o+=1
t.consume(e)
return open}function inside(e){if(e===null)return fail(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===C&&r>=2
r=e===E?r+1:0
t.consume(e)
return s?close:inside}function atLineEnding(e){r=0
t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function lineStart(s){if(s===null||e.parser.lazy[e.now().line])return fail(s)
if(isLineEnding(s))return atLineEnding(s)
t.enter(`${n}Data`)
return inside(s)}function close(e){t.exit(`${n}Data`)
t.exit(n)
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}const $=[mdxWithHtmlComments()]
async function parseMdx(e,{defined:t=[],timer:n=new f.p}={}){const a=new s.X
const l=new JsxElements(e)
const m=new MdxCommentVisitor(e,a,l)
const u=new r.v(a)
const h=[]
const d=[]
const p=[]
try{const s=withoutHeadingIds(e)
const r=(0,i.createEventParser)(s,{labels:{links:t,footnotes:[]},extensions:$,timer:n})
for(const t of r({start:0,end:s.length})){a.visit(t)
l.visit(t)
m.visit(t)
u.visit(t)
h.push(...(0,o.r)(e,t))
d.push(...findMarkersInJavaScript(e,t))
p.push(...htmlCommentIn(e,t))}}catch(t){if(t instanceof f.D)throw t
return findForeignMarkers(e,t,n)}l.finish()
const{problems:x}=l
if(x.length>0)return{...c.v,problems:x}
const{comments:k,jsxOnlyParagraphs:g}=m
const outline=()=>mdxOutline(u.outline,g)
return{...c.v,comments:k,foreignComments:p,definitions:h,outline,problems:d}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:i}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,i.offset-"--\x3e".length)}]}async function findForeignMarkers(e,t,n){const{comments:s}=await(0,a.parseMarkdown)(e,{timer:n})
const i=s.filter(e=>(0,l.gY)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return i.length>0?{...c.v,foreignComments:i}:{...c.v,problems:[toSyntaxProblem(t)]}}function toSyntaxProblem(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot parse this: ${e.message}; fix it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},62233:(e,t,n)=>{n.d(t,{toMdx:()=>toMdx})
var s=n(69146)
var i=n(98504)
var o=n(1990)
const r={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function toMdx(e){if(e.startsWith("<"))return printAll((0,o.oH)(e))
return/[{<]/.test(e)?(0,i.l)((0,s.Y)(e),r).trimEnd():e}function printAll({childNodes:e}){return e.map(print).join("")}function print(e){if("value"in e)return printText(e.value)
if(!("tagName"in e))return""
const t=[e.tagName,...e.attrs.map(printAttribute)].join(" ")
const n=printAll(e)
return n===""?`<${t} />`:`<${t}>${n}</${e.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:e,value:t}){if(a.has(e))return e
return`${e}="${t.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(e){const t=e.trim()===""&&e.includes("\n")
if(t||/^\p{L}+:?$/u.test(e))return e
return`{'${e.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}}}

