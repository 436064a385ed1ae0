"use strict"
exports.id=374
exports.ids=[374]
exports.modules={8785:(e,t,n)=>{n.d(t,{C:()=>o,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const i=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>i.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},4264:(e,t,n)=>{n.r(t)
n.d(t,{mdxOutline:()=>mdxOutline,readMdx:()=>readMdx})
var s=n(1234)
var i=n(4875)
var o=n(8325)
var r=n(4054)
var a=n(4089)
var l=n(7840)
var u=n(1170)
var c=n(1825)
var f=n(8183)
var d=n(8785)
const m=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const h=new Set(["atxHeading","setextHeading"])
const p=new Set(["tableData","tableHeader"])
const x=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const g=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const k=new Set(["a","Link","NavLink"])
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
if(m.has(t))this.#i={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#o}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#u(e)
else if(t==="mdxTextExpression")this.#c(e)
if(this.#i?.token===e)this.#f(this.#i)
else if(this.#i&&this.#n.open.at(-1)?.token===this.#i.token){this.#i.speaks||=this.#d(e)}if(t==="lineEndingBlank")this.#o=true
else if(!x.has(t))this.#o=false}#u(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#m
const i=(0,d.L)(s)
const o=s.length>0&&(i!==undefined||!this.#r)
this.#h(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:o,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(i)})}#c(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#i||!n)return
const{type:s}=this.#i.token
const i={kind:"text",table:p.has(s),...n.element!==null&&{html:around((0,d.L)(this.#m))}}
const o=this.#h(e,n,i)
if(o&&n.token===this.#i.token)this.#i.direct.push(this.comments.length-1)}#f({token:e,direct:t,speaks:n}){this.#i=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,d.L)(this.#m))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#h({start:e,end:t},n,s){const i=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(i===undefined||i.includes("*/"))return false
const o={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>k.has(t)||e.type==="labelText")
this.comments.push({range:o,text:i,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#i?.token.type??""
return h.has(e)||this.#n.open.some(({element:e})=>d.C.has(e??""))}get#m(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#d({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!g.has(e)&&!x.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const b=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#x=[]
#g={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#x}follow([e,t]){const n=b.exec(t.type)?.[1]
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
this.#x.pop()}}#w({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}function markersInProgram(e,[t,{start:n,end:s,estree:i}]){if(t==="enter"||!i?.comments?.length)return[]
return i.comments.flatMap(({type:t,value:o,range:[r,a]=[0,0]})=>{const u=(0,l.W3)(o,"mdx")
if(u.kind==="other")return[]
const[c,f]=[e.slice(n.offset,r).trim(),e.slice(a,s.offset).trim()]
if(t==="Block"&&c==="{"&&f==="}")return[]
const d={offset:r,code:"look-alike"}
if(i.body.length===0){const e=u.kind==="problem"?u.role:u.kind
return[{...d,message:`a marker is the only comment in its braces; write ${(0,l.lO)(e,"mdx")}`}]}return c.endsWith("{")&&f.startsWith("}")?[{...d,message:w}]:[]})}const w="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var y=n(5295)
const v=8e6
const E={line:10,name:30,slash:1/200}
const I="the JavaScript that begins here is not closed, or has too many braces or blank lines to find its end; close it, or import it from a file of its own"
function boundTrials(e){const t=new WeakMap
const spend=(e,n,s)=>{const{parser:i}=e
const{line:o,column:r,offset:a}=e.now()
const l=E.line*(o-n.line)
const c=a-n.offset+l+E.slash*s*r+E.name*namesIn(i)
const f=(t.get(i)??v)-c
if(f<0)throw new u.G({offset:n.offset,code:"too-long",message:I})
t.set(i,f)}
const bound=e=>Object.fromEntries(Object.entries(e??{}).map(([e,t])=>[e,[t??[]].flat().map(e=>watchTrials(e,spend))]))
return{...e,flow:bound(e.flow),text:bound(e.text)}}function namesIn(e){return e.definedModuleSpecifiers?.length??0}function kindOf(e){if(e==="mdxjsEsm")return"program"
return/Expression(?:Attribute)?$/.test(e)?"expression":undefined}const[T,M]=[125,47]
function watchTrials(e,t){return{...e,tokenize(n,s,i){const o={}
let r=0
const tried=e=>{if(o[e])t(this,o[e],r)}
const a={...n,enter:(e,t)=>{const s=n.enter(e,t)
const i=kindOf(e)
if(i)o[i]=s.start
if(i||e==="lineEnding")r=0
return s},exit:e=>{const t=kindOf(e)
if(t)o[t]=undefined
return n.exit(e)},consume:e=>{if(e===T)tried("expression")
if(e===M)r+=1
n.consume(e)},check:(e,t,s)=>{const tryFound=e=>{tried("program")
return t(e)}
return n.check(e,tryFound,s)}}
return e.tokenize.call(this,a,s,i)}}}function mdxWithHtmlComments(){const{flow:e,...t}=boundTrials((0,y.d)())
const n=[e?.[C]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[C]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[C]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[C]??[]].flat()]}}}const[C,S,L,F]=[60,62,45,32]
const z="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(O,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==F&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const O={tokenize:tokenizeText,partial:true}
const $=new WeakMap
function tokenizeComment(e,t,n,s,i){let o=0
let r=0
const fail=t=>{$.set(e,t===null?Number.POSITIVE_INFINITY:e.now().offset)
return i(t)}
return start
function start(s){if(e.now().offset<($.get(e)??0))return i(s)
t.enter(n)
t.enter(`${n}Data`)
return open(s)}function open(e){if(o===z.length)return inside(e)
if(e!==z.charCodeAt(o))return i(e)
o+=1
t.consume(e)
return open}function inside(e){if(e===null)return fail(e)
if(isLineEnding(e)){t.exit(`${n}Data`)
return atLineEnding(e)}const s=e===S&&r>=2
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
const j=/[<{]/
async function readMdx(e,{defined:t=[],extent:n="reach"}={}){const a=(0,f.DI)(e)
if(a.length>0)return{...c.i,faults:a}
const l=new s.X
const u=new MdxElements(e)
const d=new MdxComments(e,l,u)
const m=new r.a(l)
const h=[]
const p=[]
const x=[]
try{const s=withoutHeadingIds(e)
const r=(0,i.markdownEvents)(s,{labels:{links:t,footnotes:[]},more:H,...n!=="whole"&&{inline:j}})
for(const t of r({start:0,end:s.length})){l.follow(t)
u.follow(t)
d.follow(t)
m.follow(t)
h.push(...(0,o.r)(e,t))
p.push(...markersInProgram(e,t))
x.push(...htmlCommentIn(e,t))}}catch(t){return unreadable(e,t)}u.finish()
const{faults:g}=u
if(g.length>0)return{...c.i,faults:g}
const{comments:k,unraveled:b}=d
const outline=()=>mdxOutline(m.outline,b)
return{...c.i,comments:k,foreign:x,definitions:h,outline,faults:p}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:i}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,i.offset-"--\x3e".length)}]}async function unreadable(e,t){const{comments:n}=await(0,u.u)(()=>(0,a.readMarkdown)(e))
const s=n.filter(e=>(0,l.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...c.i,foreign:s}:{...c.i,faults:[syntaxFault(t)]}}function syntaxFault(e){if(e instanceof u.G)return e.problem
if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}function mdxOutline(e,t){return e.filter(({type:e,start:n})=>e!=="paragraph"||!t.has(n)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}},669:(e,t,n)=>{n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
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

