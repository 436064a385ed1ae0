"use strict"
exports.id=769
exports.ids=[769]
exports.modules={195:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},9769:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(1326)
var o=n(4819)
var i=n(700)
var r=n(868)
var a=n(195)
const l=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const c=new Set(["atxHeading","setextHeading"])
const f=new Set(["tableData","tableHeader"])
const u=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const h=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const m=new Set(["a","Link","NavLink"])
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
if(l.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#c(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#o?.token===e)this.#u(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#i=true
else if(!u.has(t))this.#i=false}#c(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#m
const o=(0,a.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#d(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:f.has(s),...n.element!==null&&{html:around((0,a.L)(this.#m))}}
const i=this.#d(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#u({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,a.L)(this.#m))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#d({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>m.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return c.has(e)||this.#n.open.some(({element:e})=>a.C.has(e??""))}get#m(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!h.has(e)&&!u.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const d=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=d.exec(t.type)?.[1]
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
this.#x.pop()}}#b({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}function markersInProgram(e,[t,{start:n,end:s,estree:o}]){if(t==="enter"||!o?.comments?.length)return[]
return o.comments.flatMap(({type:t,value:i,range:[a,l]=[0,0]})=>{const c=(0,r.W3)(i,"mdx")
if(c.kind==="other")return[]
const[f,u]=[e.slice(n.offset,a).trim(),e.slice(l,s.offset).trim()]
if(t==="Block"&&f==="{"&&u==="}")return[]
const h={offset:a,code:"look-alike"}
if(o.body.length===0){const e=c.kind==="problem"?c.role:c.kind
return[{...h,message:`a marker is the only comment in its braces; write ${(0,r.lO)(e,"mdx")}`}]}return f.endsWith("{")&&u.startsWith("}")?[{...h,message:p}]:[]})}const p="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var x=n(9697)
var k=n(5295)
var g=n(9029)
const w=8e6
const b={line:10,name:30,slash:1/200}
const E="the JavaScript that begins here is not closed, or has too many braces or blank lines to find its end; close it, or import it from a file of its own"
function boundTrials(e){const t=new WeakMap
const spend=(e,n,s)=>{const{parser:o}=e
const{line:i,column:r,offset:a}=e.now()
const l=b.line*(i-n.line)
const c=a-n.offset+l+b.slash*s*r+b.name*namesIn(o)
const f=(t.get(o)??w)-c
if(f<0)throw new g.G({offset:n.offset,code:"too-long",message:E})
t.set(o,f)}
const bound=e=>Object.fromEntries(Object.entries(e??{}).map(([e,t])=>[e,[t??[]].flat().map(e=>watchTrials(e,spend))]))
return{...e,flow:bound(e.flow),text:bound(e.text)}}function namesIn(e){return e.definedModuleSpecifiers?.length??0}function kindOf(e){if(e==="mdxjsEsm")return"program"
return/Expression(?:Attribute)?$/.test(e)?"expression":undefined}const[v,y]=[125,47]
function watchTrials(e,t){return{...e,tokenize(n,s,o){const i={}
let r=0
const tried=e=>{if(i[e])t(this,i[e],r)}
const a={...n,enter:(e,t)=>{const s=n.enter(e,t)
const o=kindOf(e)
if(o)i[o]=s.start
if(o||e==="lineEnding")r=0
return s},exit:e=>{const t=kindOf(e)
if(t)i[t]=undefined
return n.exit(e)},consume:e=>{if(e===v)tried("expression")
if(e===y)r+=1
n.consume(e)},check:(e,t,s)=>{const tryFound=e=>{tried("program")
return t(e)}
return n.check(e,tryFound,s)}}
return e.tokenize.call(this,a,s,o)}}}function mdxWithHtmlComments(){const{flow:e,...t}=boundTrials((0,k.d)())
const n=[e?.[T]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[T]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[T]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[T]??[]].flat()]}}}const[T,I,C,S]=[60,62,45,32]
const M="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(L,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==S&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const L={tokenize:tokenizeText,partial:true}
const z=new WeakMap
function tokenizeComment(e,t,n,s,o){let i=0
let r=0
const fail=t=>{z.set(e,t===null?Number.POSITIVE_INFINITY:e.now().offset)
return o(t)}
return start
function start(s){if(e.now().offset<(z.get(e)??0))return o(s)
t.enter(n)
t.enter(`${n}Data`)
return open(s)}function open(e){if(i===M.length)return inside(e)
if(e!==M.charCodeAt(i))return o(e)
i+=1
t.consume(e)
return open}function inside(e){if(e===null)return fail(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===I&&r>=2
r=e===C?r+1:0
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
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}var F=n(8183)
var $=n(2660)
var H=n(1957)
const O=[mdxWithHtmlComments()]
const D=/[<{]/
async function readMdx(e,{defined:t=[],extent:n="reach"}={}){const i=(0,F.DI)(e)
if(i.length>0)return{...$.i,faults:i}
const r=new s.X
const a=new MdxElements(e)
const l=new MdxComments(e,r,a)
const c=new H.a(r)
const f=[]
const u=[]
const h=[]
try{const s=withoutHeadingIds(e)
const i=(0,x.markdownEvents)(s,{labels:{links:t,footnotes:[]},more:O,...n!=="whole"&&{inline:D}})
for(const t of i({start:0,end:s.length})){r.follow(t)
a.follow(t)
l.follow(t)
c.follow(t)
f.push(...(0,o.r)(e,t))
u.push(...markersInProgram(e,t))
h.push(...htmlCommentIn(e,t))}}catch(t){return mdx_unreadable(e,t)}a.finish()
const{faults:m}=a
if(m.length>0)return{...$.i,faults:m}
const{comments:d,unraveled:p}=l
const outline=()=>mdxOutline(c.outline,p)
return{...$.i,comments:d,foreign:h,definitions:f,outline,faults:u}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function mdx_unreadable(e,t){const{comments:n}=await(0,g.u)(()=>(0,i.readMarkdown)(e))
const s=n.filter(e=>(0,r.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...$.i,foreign:s}:{...$.i,faults:[syntaxFault(t)]}}function syntaxFault(e){if(e instanceof g.G)return e.problem
if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}}}

