export const id=211
export const ids=[211]
export const modules={195:(e,t,n)=>{n.d(t,{C:()=>o,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const i=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>i.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>a.has(e))?"phrasing":undefined}},9909:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(5295)
var i=n(1326)
var o=n(4819)
var a=n(4082)
var r=n(6474)
var l=n(868)
var u=n(195)
const c=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const f=new Set(["atxHeading","setextHeading"])
const h=new Set(["tableData","tableHeader"])
const d=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression"])
const p=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#e
#t
#n
#s=[]
#i
#o=false
#a=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}follow([e,t]){if(e==="enter")this.#r(t)
else this.#l(t)}#r(e){const{type:t,start:n,end:s}=e
if(c.has(t))this.#i={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#a=this.#o}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#u(e)
else if(t==="mdxTextExpression")this.#c(e)
if(this.#i?.token===e)this.#f(this.#i)
else if(this.#i&&this.#n.open.at(-1)?.token===this.#i.token){this.#i.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#o=true
else if(!d.has(t))this.#o=false}#u(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#d
const i=(0,u.L)(s)
const o=s.length>0&&(i!==undefined||!this.#a)
this.#m(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:o,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(i)})}#c(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#i||!n)return
const{type:s}=this.#i.token
const i={kind:"text",table:h.has(s),...n.element!==null&&{html:around((0,u.L)(this.#d))}}
const o=this.#m(e,n,i)
if(o&&n.token===this.#i.token)this.#i.direct.push(this.comments.length-1)}#f({token:e,direct:t,speaks:n}){this.#i=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,u.L)(this.#d))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#m({start:e,end:t},n,s){const i=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(i===undefined||i.includes("*/"))return false
const o={start:e.offset,end:t.offset}
const a=this.#n.open.some(({token:e,element:t})=>p.has(t)||e.type==="labelText")
this.comments.push({range:o,text:i,closed:true,linked:a,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#i?.token.type??""
return f.has(e)||this.#n.open.some(({element:e})=>u.C.has(e??""))}get#d(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!m.has(e)&&!d.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const x=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#b={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=x.exec(t.type)?.[1]
if(e==="enter"){if(n==="")this.#b={name:"",kind:"open"}
if(n==="Name")this.#b.name=this.#e.slice(t.start.offset,t.end.offset).trim()
if(n==="ClosingMarker")this.#b.kind="close"
if(n==="SelfClosingMarker")this.#b.kind="single"
if(t.type==="listItemPrefix")this.#g()
this.#x.push({token:t,element:null})}else{this.#g()
this.#x.pop()
if(n==="")this.#k(t)}}finish(){this.#g()}#k(e){const{name:t,kind:n}=this.#b
if(n==="open")this.#x.push({token:e,element:t})
if(n!=="close")return
if(this.#x.at(-1)?.element===t)this.#x.pop()
else this.#w(e,`</${t}> closes nothing that is open here`)}#g(){for(let e=this.#x.at(-1);e&&e.element!==null;e=this.#x.at(-1)){this.#w(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#w({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}var b=n(1957)
const g=[(0,s.d)()]
async function readMdx(e,{defined:t=[]}={}){const n=new i.X
const s=new MdxElements(e)
const a=new MdxComments(e,n,s)
const l=new b.a(n)
const u=[]
try{const i=(0,r.n)(e,{labels:{links:t,footnotes:[]},more:g})
for(const t of i({start:0,end:e.length})){n.follow(t)
s.follow(t)
a.follow(t)
l.follow(t)
u.push(...(0,o.r)(e,t))}}catch(t){return unreadable(e,t)}s.finish()
const{faults:c}=s
if(c.length>0)return{...k,faults:c}
const{comments:f,unraveled:h}=a
return{...k,comments:f,definitions:u,outline:()=>mdxOutline(l.outline,h)}}const k={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}
async function unreadable(e,t){const{comments:n}=await(0,a.readMarkdown)(e,{extent:"whole"})
const s=n.filter(e=>(0,l.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...k,foreign:s}:{...k,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
var s=n(669)
class VFileMessage extends Error{constructor(e,t,n){super()
if(typeof t==="string"){n=t
t=undefined}let i=""
let o={}
let a=false
if(t){if("line"in t&&"column"in t){o={place:t}}else if("start"in t&&"end"in t){o={place:t}}else if("type"in t){o={ancestors:[t],place:t.position}}else{o={...t}}}if(typeof e==="string"){i=e}else if(!o.cause&&e){a=true
i=e.message
o.cause=e}if(!o.ruleId&&!o.source&&typeof n==="string"){const e=n.indexOf(":")
if(e===-1){o.ruleId=n}else{o.source=n.slice(0,e)
o.ruleId=n.slice(e+1)}}if(!o.place&&o.ancestors){const e=o.ancestors[o.ancestors.length-1]
if(e){o.place=e.position}}const r=o.place&&"start"in o.place?o.place.start:o.place
this.ancestors=o.ancestors||undefined
this.cause=o.cause||undefined
this.column=r?r.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=r?r.line:undefined
this.name=(0,s.L)(o.place)||"1:1"
this.place=o.place||undefined
this.reason=this.message
this.ruleId=o.ruleId||undefined
this.source=o.source||undefined
this.stack=a&&o.cause&&typeof o.cause.stack==="string"?o.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

