"use strict"
exports.id=520
exports.ids=[520]
exports.modules={195:(e,t,n)=>{n.d(t,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(s.has(t)||e.some(e=>o.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},5339:(e,t,n)=>{n.d(t,{markdownEvents:()=>markdownEvents})
var s=n(6965)
var o=n(5387)
var i=n(2192)
var r=n(796)
var a=n(2297)
var l=n(1617)
l.n.prototype.consume=function consume(e){const t=this.map.sort(([e],[t])=>e-t)
const n=t[0]?.[0]
if(n===undefined)return undefined
const s=e.splice(n)
const append=t=>{for(const n of t)e[e.length]=n}
let o=0
for(const[e,i,r]of t){append(s.slice(o,e-n))
append(r)
o=e-n+i}append(s.slice(o))
this.map.length=0
this.index.clear()
return undefined}
function mergeWords(e){const{text:t}=e
e.text=e=>{const n=t(e)
const{events:s}=n
let o
let i
s.push=(...e)=>{for(const t of e){const[e,r]=t
const a=s.at(-1)
if(e==="enter"&&r.type==="data"&&a?.[0]==="exit"&&a[1]===o){s.pop()
i=r}else if(e==="exit"&&r===i&&o){o.end=r.end
s[s.length]=["exit",o,n]
i=undefined}else{if(e==="exit"&&r.type==="data")o=r
s[s.length]=t}}return s.length}
return n}}function pairRuns(e,t){const isFirst=e=>kindOf(e)===t
const n=pairKind(e.filter(isFirst))
const s=e.filter(e=>!isFirst(e))
return[...n,...apart(s,n).flatMap(e=>pairKind(e))]}function apart(e,t){const n=[...t].sort((e,t)=>e.start-t.start||t.end-e.end)
const s=new Map
const o=[]
let i=0
for(const t of e){for(let e=n[i];e&&e.start<t.start;e=n[i]){leave(e.start)
o.push(e)
i+=1}leave(t.start)
const e=s.get(o.at(-1))??[]
s.set(o.at(-1),e)
e.push(t)}return[...s.values()]
function leave(e){while((o.at(-1)?.end??Number.POSITIVE_INFINITY)<=e)o.pop()}}function pairKind(e){const t=[]
const n=[]
const s=new Map
for(const o of e){let e=o
while(e.closes&&e.end>e.start){const o=[e.mark,e.opens,kindOfLength(e)].join()
const i=s.get(o)??0
let r=n.length-1
while(r>=i&&!suits(n[r],e))r-=1
const a=n[r]
if(r<i||!a){s.set(o,n.length)
break}const l=used(a,e)
const[u,c]=[a.end-l,e.start+l]
t.push({type:typeOf(e.mark,l),start:u,end:c,use:l,opening:a,closing:e})
n.length=r
if(u>a.start)n.push({...a,end:u})
for(const[e,t]of s)s.set(e,Math.min(t,r))
e={...e,start:c}}if(e.opens&&e.end>e.start)n.push(e)}return t}function kindOf({mark:e}){return e==="~"?"strikethrough":"emphasis"}const lengthOf=({start:e,end:t})=>t-e
function kindOfLength(e){return e.mark==="~"?lengthOf(e):lengthOf(e)%3}function suits(e,t){if(e?.mark!==t.mark)return false
if(t.mark==="~")return lengthOf(e)===lengthOf(t)
const n=e.closes||t.opens
return!(n&&lengthOf(t)%3!==0&&(lengthOf(e)+lengthOf(t))%3===0)}function used(e,t){if(t.mark==="~")return lengthOf(t)
return lengthOf(e)>1&&lengthOf(t)>1?2:1}function typeOf(e,t){if(e==="~")return"strikethrough"
return t>1?"strong":"emphasis"}const u=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(e,t,n){const s=e.flatMap(([e,n])=>e==="enter"&&u.has(n.type)?[sequenceOf(n,t)]:[])
if(s.length===0)return e
const o=pairRuns(s,n).map(groupOf)
const i=byToken(o,({pair:e})=>e.closing.token)
const r=byToken(o.reverse(),({pair:e})=>e.opening.token)
for(const n of e.splice(0)){const[s,o]=n
if(!u.has(o.type))e.push(n)
else if(s==="enter"){for(const[n,s]of partsOf(o,i.get(o)??[],r.get(o)??[])){e.push([n,s,t])}}}return e}function sequenceOf(e,t){const{start:n,end:s,_open:o,_close:i}=e
const r=t.sliceSerialize(e).charAt(0)
const a={start:n.offset,end:s.offset}
return{...a,mark:r,opens:o===true,closes:i===true,token:e}}function groupOf(e){const{type:t,start:n,end:s,use:o}=e
const[i,r]=[e.opening.token,e.closing.token]
return{pair:e,token:tokenIn(i,r,t,n,s),text:tokenIn(i,r,`${t}Text`,n+o,s-o),opening:tokenIn(i,i,`${t}Sequence`,n,n+o),closing:tokenIn(r,r,`${t}Sequence`,s-o,s)}}function byToken(e,t){const n=new Map
for(const s of e){const e=t(s)
const o=n.get(e)
if(o)o.push(s)
else n.set(e,[s])}return n}function partsOf(e,t,n){const used=e=>e.reduce((e,{pair:t})=>e+t.use,0)
const[s,o]=[e.start.offset+used(t),e.end.offset-used(n)]
return[...t.flatMap(({token:e,text:t,closing:n})=>[["exit",t],...whole(n),["exit",e]]),...o>s?whole(tokenIn(e,e,"data",s,o)):[],...n.flatMap(({token:e,text:t,opening:n})=>[["enter",e],...whole(n),["enter",t]])]}function whole(e){return[["enter",e],["exit",e]]}function tokenIn(e,t,n,s,o){return{type:n,start:pointIn(e,s),end:pointIn(t,o)}}function pointIn({start:e},t){const n=t-e.offset
return{...e,offset:t,column:e.column+n,_bufferIndex:e._bufferIndex+n}}function boundConstructs(e,t){const{constructs:n}=e
mergeWords(e)
const s=new WeakMap
const o=new Map([["attention",e=>runsOf(e,"emphasis",s)],["strikethrough",e=>runsOf(e,"strikethrough",s)],["gfmPotentialFootnoteCall",inLabel],["htmlText",e=>endingSearch(e,t)],["htmlComment",e=>endingSearch(e,t)]])
for(const e of[n.text,n.flow]){for(const[t,n]of Object.entries(e)){const s=[n??[]].flat().map(e=>o.get(e.name)?.(e)??e)
Object.assign(e,{[t]:s})}}const i=n.insideSpan.null?.filter(({name:e})=>!o.has(e))
const r={resolveAll:(e,t)=>resolveRuns(e,t,"emphasis")}
n.insideSpan.null=[r,...i??[]]}function runsOf({name:e,tokenize:t},n,s){return{name:e,tokenize(e,o,i){const seen=e=>{if(!s.has(this))s.set(this,n)
return o(e)}
return t.call(this,e,seen,i)},resolveAll:(e,t)=>resolveRuns(e,t,s.get(t)??n)}}function inLabel(e){return{...e,tokenize(t,n,s){return this._labelStarts?.length?e.tokenize.call(this,t,n,s):s}}}const c=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(e,t){const n=new WeakMap
return{...e,tokenize(s,o,i){const{offset:r}=this.now()
c.lastIndex=r
const[a]=c.exec(t)??[]
if(a===undefined)return e.tokenize.call(this,s,o,i)
const l=n.get(this)??new Map
if(r<(l.get(a)??0))return i
return e.tokenize.call(this,s,o,e=>{n.set(this,l.set(a,e===null?Infinity:this.now().offset))
return i(e)})}}}const f=[(0,a.T)(),(0,r.v)(["yaml","toml"])]
function markdownEvents(e,{labels:t,inline:n="all",more:r=[]}={}){const a=(0,s.q)({extensions:[...f,...r]})
boundConstructs(a,e)
if(n==="comments")skipPlainText(a,e)
a.defined.push(...t?.links??[])
a.gfmFootnotes=[...t?.footnotes??[]]
return({start:t,end:n})=>{const s=t===0&&e.startsWith("\ufeff")?1:t
a.lazy={}
const r=a.document({line:t===0?1:2,column:1,offset:s})
return(0,o._)(r.write((0,i.v)()(e.slice(t,n),undefined,true)))}}function skipPlainText(e,t){const{text:n,constructs:s}=e
const o=s.text
const i=Object.fromEntries([-5,-4,-3].map(e=>[e,o[e]]))
const r=searchIn(t,/(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g)
const a=searchIn(t,/<|\/\*/g)
e.text=e=>{const t=e?.offset??0
s.text=a(t)<r(t)?o:i
return n(e)}}function searchIn(e,t){let n={from:0,at:-1}
return s=>{if(s<n.from||s>n.at){t.lastIndex=s
n={from:s,at:t.exec(e)?.index??Number.POSITIVE_INFINITY}}return n.at}}},2230:(e,t,n)=>{n.r(t)
n.d(t,{readMdx:()=>readMdx})
var s=n(1326)
var o=n(4819)
var i=n(7996)
var r=n(5339)
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
#o
#i=false
#r=false
constructor(e,t,n){this.#e=e
this.#t=t
this.#n=n}follow([e,t]){if(e==="enter")this.#a(t)
else this.#l(t)}#a(e){const{type:t,start:n,end:s}=e
if(u.has(t))this.#o={token:e,direct:[],speaks:t!=="paragraph"}
else if(t==="mdxFlowExpression"||t==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(t==="mdxFlowExpressionChunk"||t==="mdxTextExpressionChunk"){this.#s.push(this.#e.slice(n.offset,s.offset))}}#l(e){const{type:t}=e
if(t==="mdxFlowExpression")this.#u(e)
else if(t==="mdxTextExpression")this.#c(e)
if(this.#o?.token===e)this.#f(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#h(e)}if(t==="lineEndingBlank")this.#i=true
else if(!h.has(t))this.#i=false}#u(e){const{start:t}=e
const n=this.#n.open.at(-1)
const s=this.#d
const o=(0,l.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#m(e,n&&n.element!==null?n:this.#t.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:around(o)})}#c(e){const{open:t}=this.#n
const n=t.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:f.has(s),...n.element!==null&&{html:around((0,l.L)(this.#d))}}
const i=this.#m(e,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#f({token:e,direct:t,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(e.start.offset)
const s=around((0,l.L)(this.#d))
for(const e of t){const t=this.comments[e]
if(t)this.comments[e]={...t,position:{...t.position,html:s}}}}#m({start:e,end:t},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:e.offset,end:t.offset}
const r=this.#n.open.some(({token:e,element:t})=>m.has(t)||e.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const e=this.#o?.token.type??""
return c.has(e)||this.#n.open.some(({element:e})=>l.C.has(e??""))}get#d(){const e=[]
for(let t=this.#n.open.length-1;t>=0;t-=1){const n=this.#n.open[t]?.element??null
if(n===null)break
e.push(n)}return e}#h({type:e,start:t,end:n}){if(e==="data")return this.#e.slice(t.offset,n.offset).trim()!==""
return!d.has(e)&&!h.has(e)}}function around(e){return e?{room:e,jsx:true}:{jsx:true}}const p=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#e
#g=[]
#k={name:"",kind:"open"}
constructor(e){this.#e=e}get open(){return this.#g}follow([e,t]){const n=p.exec(t.type)?.[1]
if(e==="enter"){if(n==="")this.#k={name:"",kind:"open"}
if(n==="Name")this.#k.name=this.#e.slice(t.start.offset,t.end.offset).trim()
if(n==="ClosingMarker")this.#k.kind="close"
if(n==="SelfClosingMarker")this.#k.kind="single"
if(t.type==="listItemPrefix")this.#x()
this.#g.push({token:t,element:null})}else{this.#x()
this.#g.pop()
if(n==="")this.#b(t)}}finish(){this.#x()}#b(e){const{name:t,kind:n}=this.#k
if(n==="open")this.#g.push({token:e,element:t})
if(n!=="close")return
if(this.#g.at(-1)?.element===t)this.#g.pop()
else this.#w(e,`</${t}> closes nothing that is open here`)}#x(){for(let e=this.#g.at(-1);e&&e.element!==null;e=this.#g.at(-1)){this.#w(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.#g.pop()}}#w({start:e},t){this.faults.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot read this: ${t}`})}}var g=n(5295)
function mdxWithHtmlComments(){const{flow:e,...t}=(0,g.d)()
const n=[e?.[k]??[]].flat().map(exceptComments)
return{...t,flow:{...e,[k]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...t.text,[k]:[{name:"htmlComment",tokenize:tokenizeText},...[t.text?.[k]??[]].flat()]}}}const[k,x,b,w]=[60,62,45,32]
const y="\x3c!--"
function exceptComments(e){return{...e,tokenize(t,n,s){return t.check(v,s,e.tokenize.call(this,t,n,s))}}}function tokenizeFlow(e,t,n){return tokenizeComment(this,e,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return t(s)
if(s!==w&&!isTab(s))return n(s)
e.enter("whitespace")
e.consume(s)
e.exit("whitespace")
return atEnd}}function tokenizeText(e,t,n){return tokenizeComment(this,e,"htmlText",t,n)}const v={tokenize:tokenizeText,partial:true}
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
return atLineEnding(e)}const s=e===x&&r>=2
r=e===b?r+1:0
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
return(o?.comments??[]).flatMap(({type:t,value:i,range:[r,l]=[0,0]})=>{const u=(0,a.W3)(i,"mdx")
if(u.kind==="other")return[]
const[c,f]=[e.slice(n.offset,r).trim(),e.slice(l,s.offset).trim()]
if(t==="Block"&&c==="{"&&f==="}")return[]
const h={offset:r,code:"look-alike"}
if(o?.body.length===0){const e=u.kind==="problem"?u.role:u.kind
return[{...h,message:`a marker is the only comment in its braces; write ${(0,a.lO)(e,"mdx")}`}]}return c.endsWith("{")&&f.startsWith("}")?[{...h,message:I}]:[]})}const I="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var E=n(2660)
var T=n(1957)
var M=n(849)
const S=[mdxWithHtmlComments()]
async function readMdx(e,{defined:t=[]}={}){const n=(0,M.D)(e)
if(n.length>0)return{...E.i,faults:n}
const i=new s.X
const a=new MdxElements(e)
const l=new MdxComments(e,i,a)
const u=new T.a(i)
const c=[]
const f=[]
const h=[]
try{const n=withoutHeadingIds(e)
const s=(0,r.markdownEvents)(n,{labels:{links:t,footnotes:[]},more:S})
for(const t of s({start:0,end:n.length})){i.follow(t)
a.follow(t)
l.follow(t)
u.follow(t)
c.push(...(0,o.r)(e,t))
f.push(...markersInProgram(e,t))
h.push(...htmlCommentIn(e,t))}}catch(t){return unreadable(e,t)}a.finish()
const{faults:d}=a
if(d.length>0)return{...E.i,faults:d}
const{comments:m,unraveled:p}=l
const outline=()=>mdxOutline(u.outline,p)
return{...E.i,comments:m,foreign:h,definitions:c,outline,faults:f}}function withoutHeadingIds(e){return e.replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function htmlCommentIn(e,[t,{type:n,start:s,end:o}]){if(t!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:e.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function unreadable(e,t){const{comments:n}=await(0,i.readMarkdown)(e,{extent:"whole"})
const s=n.filter(e=>(0,a.W3)(e.text,"html").kind!=="other").map(e=>({start:e.range.start,text:e.text}))
return s.length>0?{...E.i,foreign:s}:{...E.i,faults:[syntaxFault(t)]}}function syntaxFault(e){if(!(e instanceof Error&&"place"in e))throw e
const t=offsetOf(e.place)
const n=`MDX cannot read this: ${e.message}; mend it, or read the file as Markdown with --format md`
return{offset:t,code:"mdx-syntax",message:n}}function offsetOf(e){if(typeof e!=="object"||e===null)return 0
if("start"in e)return offsetOf(e.start)
return"offset"in e&&typeof e.offset==="number"?e.offset:0}},669:(e,t,n)=>{n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
var s=n(669)
class VFileMessage extends Error{constructor(e,t,n){super()
if(typeof t==="string"){n=t
t=undefined}let o=""
let i={}
let r=false
if(t){if("line"in t&&"column"in t){i={place:t}}else if("start"in t&&"end"in t){i={place:t}}else if("type"in t){i={ancestors:[t],place:t.position}}else{i={...t}}}if(typeof e==="string"){o=e}else if(!i.cause&&e){r=true
o=e.message
i.cause=e}if(!i.ruleId&&!i.source&&typeof n==="string"){const e=n.indexOf(":")
if(e===-1){i.ruleId=n}else{i.source=n.slice(0,e)
i.ruleId=n.slice(e+1)}}if(!i.place&&i.ancestors){const e=i.ancestors[i.ancestors.length-1]
if(e){i.place=e.position}}const a=i.place&&"start"in i.place?i.place.start:i.place
this.ancestors=i.ancestors||undefined
this.cause=i.cause||undefined
this.column=a?a.column:undefined
this.fatal=undefined
this.file=""
this.message=o
this.line=a?a.line:undefined
this.name=(0,s.L)(i.place)||"1:1"
this.place=i.place||undefined
this.reason=this.message
this.ruleId=i.ruleId||undefined
this.source=i.source||undefined
this.stack=r&&i.cause&&typeof i.cause.stack==="string"?i.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

