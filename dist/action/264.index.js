"use strict"
exports.id=264
exports.ids=[264]
exports.modules={8785:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},4264:(e,t,n)=>{n.r(t)
n.d(t,{mdxOutline:()=>mdxOutline,readMdx:()=>readMdx})
var s=n(1234)
var o=n(4875)
var i=n(8325)
var r=n(4054)
var a=n(4089)
var l=n(7840)
var c=n(1170)
var f=n(1825)
var u=n(8183)
var h=n(8785)
const m=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const d=new Set(["atxHeading","setextHeading"])
const p=new Set(["tableData","tableHeader"])
const x=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const k=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const g=new Set(["a","Link","NavLink"])
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
if(m.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#c(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#o?.token===e)this.#u(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#i=true
else if(!x.has(t))this.#i=false}#c(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#m
const o=(0,h.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#d(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:p.has(s),...n.element!==null&&{html:around((0,h.L)(this.#m))}}
const i=this.#d(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#u({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,h.L)(this.#m))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#d({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>g.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return d.has(e)||this.#n.open.some(({element:e})=>h.C.has(e??""))}get#m(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!k.has(e)&&!x.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const w=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=w.exec(t.type)?.[1]
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
return[{...h,message:`a marker is the only comment in its braces; write ${(0,l.lO)(e,"mdx")}`}]}return f.endsWith("{")&&u.startsWith("}")?[{...h,message:b}]:[]})}const b="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var E=n(5295)
const v=8e6
const y={line:10,name:30,slash:1/200}
const T="the JavaScript that begins here is not closed, or has too many braces or blank lines to find its end; close it, or import it from a file of its own"
function boundTrials(e){const t=new WeakMap
const spend=(e,n,s)=>{const{parser:o}=e
const{line:i,column:r,offset:a}=e.now()
const l=y.line*(i-n.line)
const f=a-n.offset+l+y.slash*s*r+y.name*namesIn(o)
const u=(t.get(o)??v)-f
if(u<0)throw new c.G({offset:n.offset,code:"too-long",message:T})
t.set(o,u)}
const bound=e=>Object.fromEntries(Object.entries(e??{}).map(([e,t])=>[e,[t??[]].flat().map(e=>watchTrials(e,spend))]))
return{...e,flow:bound(e.flow),text:bound(e.text)}}function namesIn(e){return e.definedModuleSpecifiers?.length??0}function kindOf(e){if(e==="mdxjsEsm")return"program"
return/Expression(?:Attribute)?$/.test(e)?"expression":undefined}const[I,C]=[125,47]
function watchTrials(e,t){return{...e,tokenize(n,s,o){const i={}
let r=0
const tried=e=>{if(i[e])t(this,i[e],r)}
const a={...n,enter:(e,t)=>{const s=n.enter(e,t)
const o=kindOf(e)
if(o)i[o]=s.start
if(o||e==="lineEnding")r=0
return s},exit:e=>{const t=kindOf(e)
if(t)i[t]=undefined
return n.exit(e)},consume:e=>{if(e===I)tried("expression")
if(e===C)r+=1
n.consume(e)},check:(e,t,s)=>{const tryFound=e=>{tried("program")
return t(e)}
return n.check(e,tryFound,s)}}
return e.tokenize.call(this,a,s,o)}}}function mdxWithHtmlComments(){const{flow:e,...t}=boundTrials((0,E.d)())
const n=[e?.[S]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[S]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[S]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[S]??[]].flat()]}}}const[S,M,L,z]=[60,62,45,32]
const F="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(O,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==z&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const O={tokenize:tokenizeText,partial:true}
const $=new WeakMap
function tokenizeComment(e,t,n,s,o){let i=0
let r=0
const fail=t=>{$.set(e,t===null?Number.POSITIVE_INFINITY:e.now().offset)
return o(t)}
return start
function start(s){if(e.now().offset<($.get(e)??0))return o(s)
t.enter(n)
t.enter(`${n}Data`)
return open(s)}function open(e){if(i===F.length)return inside(e)
if(e!==F.charCodeAt(i))return o(e)
i+=1
t.consume(e)
return open}function inside(e){if(e===null)return fail(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===M&&r>=2
r=e===L?r+1:0
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
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}const H=[mdxWithHtmlComments()]
const D=/[<{]/
async function readMdx(e,{defined:t=[],extent:n="reach"}={}){const a=(0,u.DI)(e)
if(a.length>0)return{...f.i,faults:a}
const l=new s.X
const c=new MdxElements(e)
const h=new MdxComments(e,l,c)
const m=new r.a(l)
const d=[]
const p=[]
const x=[]
try{const s=withoutHeadingIds(e)
const r=(0,o.markdownEvents)(s,{labels:{links:t,footnotes:[]},more:H,...n!=="whole"&&{inline:D}})
for(const t of r({start:0,end:s.length})){l.follow(t)
c.follow(t)
h.follow(t)
m.follow(t)
d.push(...(0,i.r)(e,t))
p.push(...markersInProgram(e,t))
x.push(...htmlCommentIn(e,t))}}catch(t){return unreadable(e,t)}c.finish()
const{faults:k}=c
if(k.length>0)return{...f.i,faults:k}
const{comments:g,unraveled:w}=h
const outline=()=>mdxOutline(m.outline,w)
return{...f.i,comments:g,foreign:x,definitions:d,outline,faults:p}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function unreadable(e,t){const{comments:n}=await(0,c.u)(()=>(0,a.readMarkdown)(e))
const s=n.filter(e=>(0,l.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...f.i,foreign:s}:{...f.i,faults:[syntaxFault(t)]}}function syntaxFault(e){if(e instanceof c.G)return e.problem
if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}}}

