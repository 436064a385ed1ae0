"use strict"
exports.id=392
exports.ids=[392]
exports.modules={8785:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},3971:(e,t,n)=>{n.d(t,{createEventParser:()=>createEventParser})
var s=n(9327)
var o=n(2192)
var i=n(5387)
var r=n(6560)
var a=n(2297)
const l=[(0,a.T)(),(0,r.v)(["yaml","toml"])]
function createEventParser(e,{timer:t,labels:n,...r}){const a=(0,s.q)({extensions:[...l,...r.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return e=>t.parse(e,()=>parsePart(e))
function parsePart({start:t,end:n}){const s=t===0
const r=s&&e.startsWith("\ufeff")?1:t
a.lazy={}
const l=a.document({line:s?1:2,column:1,offset:r})
const c=(0,o.v)()
if(!s)c("",undefined,false)
return(0,i._)(l.write(c(e.slice(t,n),undefined,true)))}}},1392:(e,t,n)=>{n.r(t)
n.d(t,{mdxOutline:()=>mdxOutline,readMdx:()=>readMdx})
var s=n(1234)
var o=n(3971)
var i=n(8325)
var r=n(4054)
var a=n(4089)
var l=n(7840)
var c=n(1825)
var f=n(6549)
var u=n(8785)
const h=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const m=new Set(["atxHeading","setextHeading"])
const d=new Set(["tableData","tableHeader"])
const p=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const x=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const k=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#e
#t
#n
#s=[]
#o
#i=false
#r=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}follow([e,t]){if(e==="enter")this.#a(t)
else this.#l(t)}#a(e){const{type:t,start:n,end:s}=e
if(h.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#c(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#o?.token===e)this.#u(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#i=true
else if(!p.has(t))this.#i=false}#c(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#m
const o=(0,u.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#d(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:d.has(s),...n.element!==null&&{html:around((0,u.L)(this.#m))}}
const i=this.#d(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#u({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,u.L)(this.#m))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#d({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>k.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return m.has(e)||this.#n.open.some(({element:e})=>u.C.has(e??""))}get#m(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!x.has(e)&&!p.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const g=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=g.exec(t.type)?.[1]
if(e==="enter"){if(n==="")this.#k={name:"",kind:"open"}
if(n==="Name")this.#k.name=this.#e.slice(t.start.offset,t.end.offset).trim()
if(n==="ClosingMarker")this.#k.kind="close"
if(n==="SelfClosingMarker")this.#k.kind="single"
if(t.type==="listItemPrefix")this.#g()
this.#x.push({token:t,element:null})}else{this.#g()
this.#x.pop()
if(n==="")this.#w(t)}}finish(){this.#g()}#w(e){const{name:t,kind:n}=this.#k
if(n==="open")this.#x.push({token:e,element:t})
if(n!=="close")return
if(this.#x.at(-1)?.element===t)this.#x.pop()
else this.#b(e,`</${t}> closes nothing that is open here`)}#g(){for(let e=this.#x.at(-1);e&&e.element!==null;e=this.#x.at(-1)){this.#b(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#b({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}function markersInProgram(e,[t,{start:n,end:s,estree:o}]){if(t==="enter"||!o?.comments?.length)return[]
return o.comments.flatMap(({type:t,value:i,range:[r,a]=[0,0]})=>{const c=(0,l.W3)(i,"mdx")
if(c.kind==="other")return[]
const[f,u]=[e.slice(n.offset,r).trim(),e.slice(a,s.offset).trim()]
if(t==="Block"&&f==="{"&&u==="}")return[]
const h={offset:r,code:"look-alike"}
if(o.body.length===0){const e=c.kind==="problem"?c.role:c.kind
return[{...h,message:`a marker is the only comment in its braces; write ${(0,l.lO)(e,"mdx")}`}]}return f.endsWith("{")&&u.startsWith("}")?[{...h,message:w}]:[]})}const w="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var b=n(5295)
function mdxWithHtmlComments(){const{flow:e,...t}=(0,b.d)()
const n=[e?.[v]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[v]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[v]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[v]??[]].flat()]}}}const[v,E,y,T]=[60,62,45,32]
const C="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(I,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==T&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const I={tokenize:tokenizeText,partial:true}
const S=new WeakMap
function tokenizeComment(e,t,n,s,o){let i=0
let r=0
const fail=t=>{S.set(e,t===null?Number.POSITIVE_INFINITY:e.now().offset)
return o(t)}
return start
function start(s){if(e.now().offset<(S.get(e)??0))return o(s)
t.enter(n)
t.enter(`${n}Data`)
return open(s)}function open(e){if(i===C.length)return inside(e)
if(e!==C.charCodeAt(i))return o(e)
i+=1
t.consume(e)
return open}function inside(e){if(e===null)return fail(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===E&&r>=2
r=e===y?r+1:0
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
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}const L=[mdxWithHtmlComments()]
async function readMdx(e,{defined:t=[],timer:n=new f.p}={}){const a=new s.X
const l=new MdxElements(e)
const u=new MdxComments(e,a,l)
const h=new r.a(a)
const m=[]
const d=[]
const p=[]
try{const s=withoutHeadingIds(e)
const r=(0,o.createEventParser)(s,{labels:{links:t,footnotes:[]},extensions:L,timer:n})
for(const t of r({start:0,end:s.length})){a.follow(t)
l.follow(t)
u.follow(t)
h.follow(t)
m.push(...(0,i.r)(e,t))
d.push(...markersInProgram(e,t))
p.push(...htmlCommentIn(e,t))}}catch(t){if(t instanceof f.D)throw t
return unreadable(e,t,n)}l.finish()
const{faults:x}=l
if(x.length>0)return{...c.i,faults:x}
const{comments:k,unraveled:g}=u
const outline=()=>mdxOutline(h.outline,g)
return{...c.i,comments:k,foreign:p,definitions:m,outline,faults:d}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function unreadable(e,t,n){const{comments:s}=await(0,a.readMarkdown)(e,{timer:n})
const o=s.filter(e=>(0,l.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return o.length>0?{...c.i,foreign:o}:{...c.i,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}}}

