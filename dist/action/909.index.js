export const id=909
export const ids=[909]
export const modules={195:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>a.has(e))?"phrasing":undefined}},9909:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(5295)
var o=n(1326)
var i=n(4819)
var a=n(4082)
var l=n(6474)
var r=n(868)
var h=n(195)
const f=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const c=new Set(["atxHeading","setextHeading"])
const d=new Set(["tableData","tableHeader"])
const u=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression"])
const p=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#e
#t
#n
#s=[]
#o
#i=false
#a=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}follow([e,t]){if(e==="enter")this.#l(t)
else this.#r(t)}#l(e){const{type:t,start:n,end:s}=e
if(f.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#a=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#r(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#h(e)
else if(t==="mdxTextExpression")this.#f(e)
if(this.#o?.token===e)this.#c(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#d(e)}if(t==="lineEndingBlank")this.#i=true
else if(!u.has(t))this.#i=false}#h(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#u
const o=(0,h.L)(s)
const i=s.length>0&&(o!==undefined||!this.#a)
this.#m(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#f(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:d.has(s),...n.element!==null&&{html:around((0,h.L)(this.#u))}}
const i=this.#m(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#c({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,h.L)(this.#u))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#m({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const a=this.#n.open.some(({token:e,element:t})=>p.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:a,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return c.has(e)||this.#n.open.some(({element:e})=>h.C.has(e??""))}get#u(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#d({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!m.has(e)&&!u.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const x=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=x.exec(t.type)?.[1]
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
else this.#w(e,`</${t}> closes nothing that is open here`)}#g(){for(let e=this.#x.at(-1);e&&e.element!==null;e=this.#x.at(-1)){this.#w(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#w({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}var k=n(1957)
const g=[(0,s.d)()]
async function readMdx(e,{defined:t=[]}={}){const n=new o.X
const s=new MdxElements(e)
const a=new MdxComments(e,n,s)
const r=new k.a(n)
const h=[]
try{const o=(0,l.n)(e,{labels:{links:t,footnotes:[]},more:g})
for(const t of o({start:0,end:e.length})){n.follow(t)
s.follow(t)
a.follow(t)
r.follow(t)
h.push(...(0,i.r)(e,t))}}catch(t){return unreadable(e,t)}s.finish()
const{faults:f}=s
if(f.length>0)return{...b,faults:f}
const{comments:c,unraveled:d}=a
return{...b,comments:c,definitions:h,outline:()=>mdxOutline(r.outline,d)}}const b={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}
async function unreadable(e,t){const{comments:n}=await(0,a.readMarkdown)(e,{extent:"whole"})
const s=n.filter(e=>(0,r.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...b,foreign:s}:{...b,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}}}

