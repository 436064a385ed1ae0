export const id=520
export const ids=[520]
export const modules={195:(e,t,n)=>{n.d(t,{C:()=>o,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const i=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>i.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},2230:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(1326)
var i=n(4819)
var o=n(4082)
var r=n(6474)
var a=n(868)
var l=n(195)
const u=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const c=new Set(["atxHeading","setextHeading"])
const f=new Set(["tableData","tableHeader"])
const h=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const d=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const m=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#e
#t
#n
#s=[]
#i
#o=false
#r=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}follow([e,t]){if(e==="enter")this.#a(t)
else this.#l(t)}#a(e){const{type:t,start:n,end:s}=e
if(u.has(t))this.#i={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#o}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#u(e)
else if(t==="mdxTextExpression")this.#c(e)
if(this.#i?.token===e)this.#f(this.#i)
else if(this.#i&&this.#n.open.at(-1)?.token===this.#i.token){this.#i.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#o=true
else if(!h.has(t))this.#o=false}#u(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#d
const i=(0,l.L)(s)
const o=s.length>0&&(i!==undefined||!this.#r)
this.#m(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:o,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(i)})}#c(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#i||!n)return
const{type:s}=this.#i.token
const i={kind:"text",table:f.has(s),...n.element!==null&&{html:around((0,l.L)(this.#d))}}
const o=this.#m(e,n,i)
if(o&&n.token===this.#i.token)this.#i.direct.push(this.comments.length-1)}#f({token:e,direct:t,speaks:n}){this.#i=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,l.L)(this.#d))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#m({start:e,end:t},n,s){const i=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(i===undefined||i.includes("*/"))return false
const o={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>m.has(t)||e.type==="labelText")
this.comments.push({range:o,text:i,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#i?.token.type??""
return c.has(e)||this.#n.open.some(({element:e})=>l.C.has(e??""))}get#d(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!d.has(e)&&!h.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const p=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#g={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=p.exec(t.type)?.[1]
if(e==="enter"){if(n==="")this.#g={name:"",kind:"open"}
if(n==="Name")this.#g.name=this.#e.slice(t.start.offset,t.end.offset).trim()
if(n==="ClosingMarker")this.#g.kind="close"
if(n==="SelfClosingMarker")this.#g.kind="single"
if(t.type==="listItemPrefix")this.#k()
this.#x.push({token:t,element:null})}else{this.#k()
this.#x.pop()
if(n==="")this.#b(t)}}finish(){this.#k()}#b(e){const{name:t,kind:n}=this.#g
if(n==="open")this.#x.push({token:e,element:t})
if(n!=="close")return
if(this.#x.at(-1)?.element===t)this.#x.pop()
else this.#w(e,`</${t}> closes nothing that is open here`)}#k(){for(let e=this.#x.at(-1);e&&e.element!==null;e=this.#x.at(-1)){this.#w(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#x.pop()}}#w({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}var x=n(5295)
function mdxWithHtmlComments(){const{flow:e,...t}=(0,x.d)()
const n=[e?.[g]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[g]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[g]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[g]??[]].flat()]}}}const[g,k,b,w]=[60,62,45,32]
const y="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(v,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==w&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const v={tokenize:tokenizeText,partial:true}
function tokenizeComment(e,t,n,s,i){let o=0
let r=0
return start
function start(e){t.enter(n)
t.enter(`${n}Data`)
return open(e)}function open(e){if(o===y.length)return inside(e)
if(e!==y.charCodeAt(o))return i(e)
o+=1
t.consume(e)
return open}function inside(e){if(e===null)return i(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===k&&r>=2
r=e===b?r+1:0
t.consume(e)
return s?close:inside}function atLineEnding(e){r=0
t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function lineStart(s){if(s===null||e.parser.lazy[e.now().line])return i(s)
if(isLineEnding(s))return atLineEnding(s)
t.enter(`${n}Data`)
return inside(s)}function close(e){t.exit(`${n}Data`)
t.exit(n)
return s(e)}}function isLineEnding(e){return e!==null&&e<-2}function isTab(e){return e===-1||e===-2}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}function markersInProgram(e,[t,{start:n,end:s,estree:i}]){if(t==="enter")return[]
return(i?.comments??[]).flatMap(({type:t,value:o,range:[r,l]=[0,0]})=>{const u=(0,a.W3)(o,"mdx")
if(u.kind==="other")return[]
const[c,f]=[e.slice(n.offset,r).trim(),e.slice(l,s.offset).trim()]
if(t==="Block"&&c==="{"&&f==="}")return[]
const h={offset:r,code:"look-alike"}
if(i?.body.length===0){const e=u.kind==="problem"?u.role:u.kind
return[{...h,message:`a marker is the only comment in its braces; write ${(0,a.lO)(e,"mdx")}`}]}return c.endsWith("{")&&f.startsWith("}")?[{...h,message:E}]:[]})}const E="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var C=n(1957)
const I=[mdxWithHtmlComments()]
async function readMdx(e,{defined:t=[]}={}){const n=new s.X
const o=new MdxElements(e)
const a=new MdxComments(e,n,o)
const l=new C.a(n)
const u=[]
const c=[]
const f=[]
try{const s=withoutHeadingIds(e)
const h=(0,r.n)(s,{labels:{links:t,footnotes:[]},more:I})
for(const t of h({start:0,end:s.length})){n.follow(t)
o.follow(t)
a.follow(t)
l.follow(t)
u.push(...(0,i.r)(e,t))
c.push(...markersInProgram(e,t))
f.push(...htmlCommentIn(e,t))}}catch(t){return unreadable(e,t)}o.finish()
const{faults:h}=o
if(h.length>0)return{...M,faults:h}
const{comments:d,unraveled:m}=a
const outline=()=>mdxOutline(l.outline,m)
return{...M,comments:d,foreign:f,definitions:u,outline,faults:c}}const M={comments:[],elements:[],foreign:[],definitions:[],outline:()=>[],isOutlineExact:true}
function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:i}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,i.offset-"--\x3e".length)}]}async function unreadable(e,t){const{comments:n}=await(0,o.readMarkdown)(e,{extent:"whole"})
const s=n.filter(e=>(0,a.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...M,foreign:s}:{...M,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
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
let r=false
if(t){if("line"in t&&"column"in t){o={place:t}}else if("start"in t&&"end"in t){o={place:t}}else if("type"in t){o={ancestors:[t],place:t.position}}else{o={...t}}}if(typeof e==="string"){i=e}else if(!o.cause&&e){r=true
i=e.message
o.cause=e}if(!o.ruleId&&!o.source&&typeof n==="string"){const e=n.indexOf(":")
if(e===-1){o.ruleId=n}else{o.source=n.slice(0,e)
o.ruleId=n.slice(e+1)}}if(!o.place&&o.ancestors){const e=o.ancestors[o.ancestors.length-1]
if(e){o.place=e.position}}const a=o.place&&"start"in o.place?o.place.start:o.place
this.ancestors=o.ancestors||undefined
this.cause=o.cause||undefined
this.column=a?a.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=a?a.line:undefined
this.name=(0,s.L)(o.place)||"1:1"
this.place=o.place||undefined
this.reason=this.message
this.ruleId=o.ruleId||undefined
this.source=o.source||undefined
this.stack=r&&o.cause&&typeof o.cause.stack==="string"?o.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

