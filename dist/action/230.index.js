export const id=230
export const ids=[230]
export const modules={195:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},2230:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(1326)
var o=n(4819)
var i=n(4082)
var r=n(6474)
var a=n(868)
var l=n(195)
const c=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const f=new Set(["atxHeading","setextHeading"])
const h=new Set(["tableData","tableHeader"])
const u=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const d=new Set(["a","Link","NavLink"])
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
if(c.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#c(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#o?.token===e)this.#h(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#u(e)}if(t==="lineEndingBlank")this.#i=true
else if(!u.has(t))this.#i=false}#c(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#m
const o=(0,l.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#d(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:h.has(s),...n.element!==null&&{html:around((0,l.L)(this.#m))}}
const i=this.#d(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#h({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,l.L)(this.#m))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#d({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>d.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return f.has(e)||this.#n.open.some(({element:e})=>l.C.has(e??""))}get#m(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#u({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!m.has(e)&&!u.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const p=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=p.exec(t.type)?.[1]
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
this.#x.pop()}}#b({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}var x=n(5295)
function mdxWithHtmlComments(){const{flow:e,...t}=(0,x.d)()
const n=[e?.[k]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[k]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[k]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[k]??[]].flat()]}}}const[k,g,w,b]=[60,62,45,32]
const y="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(E,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==b&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const E={tokenize:tokenizeText,partial:true}
function tokenizeComment(e,t,n,s,o){let i=0
let r=0
return start
function start(e){t.enter(n)
t.enter(`${n}Data`)
return open(e)}function open(e){if(i===y.length)return inside(e)
if(e!==y.charCodeAt(i))return o(e)
i+=1
t.consume(e)
return open}function inside(e){if(e===null)return o(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===g&&r>=2
r=e===w?r+1:0
t.consume(e)
return s?close:inside}function atLineEnding(e){r=0
t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function lineStart(s){if(s===null||e.parser.lazy[e.now().line])return o(s)
if(isLineEnding(s))return atLineEnding(s)
t.enter(`${n}Data`)
return inside(s)}function close(e){t.exit(`${n}Data`)
t.exit(n)
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}function markersInProgram(e,[t,{start:n,end:s,estree:o}]){if(t==="enter")return[]
return(o?.comments??[]).flatMap(({type:t,value:i,range:[r,l]=[0,0]})=>{const c=(0,a.W3)(i,"mdx")
if(c.kind==="other")return[]
const[f,h]=[e.slice(n.offset,r).trim(),e.slice(l,s.offset).trim()]
if(t==="Block"&&f==="{"&&h==="}")return[]
const u={offset:r,code:"look-alike"}
if(o?.body.length===0){const e=c.kind==="problem"?c.role:c.kind
return[{...u,message:`a marker is the only comment in its braces; write ${(0,a.lO)(e,"mdx")}`}]}return f.endsWith("{")&&h.startsWith("}")?[{...u,message:v}]:[]})}const v="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var C=n(1957)
const T=[mdxWithHtmlComments()]
async function readMdx(e,{defined:t=[]}={}){const n=new s.X
const i=new MdxElements(e)
const a=new MdxComments(e,n,i)
const l=new C.a(n)
const c=[]
const f=[]
const h=[]
try{const s=withoutHeadingIds(e)
const u=(0,r.n)(s,{labels:{links:t,footnotes:[]},more:T})
for(const t of u({start:0,end:s.length})){n.follow(t)
i.follow(t)
a.follow(t)
l.follow(t)
c.push(...(0,o.r)(e,t))
f.push(...markersInProgram(e,t))
h.push(...htmlCommentIn(e,t))}}catch(t){return unreadable(e,t)}i.finish()
const{faults:u}=i
if(u.length>0)return{...L,faults:u}
const{comments:m,unraveled:d}=a
const outline=()=>mdxOutline(l.outline,d)
return{...L,comments:m,foreign:h,definitions:c,outline,faults:f}}const L={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}
function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function unreadable(e,t){const{comments:n}=await(0,i.readMarkdown)(e,{extent:"whole"})
const s=n.filter(e=>(0,a.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...L,foreign:s}:{...L,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}}}

