"use strict"
exports.id=230
exports.ids=[230]
exports.modules={195:(t,e,n)=>{n.d(e,{C:()=>i,L:()=>roomIn})
const s=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const o=new Set(["svg","math"])
const i=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...i,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(s.has(e)||t.some(t=>o.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>r.has(t))?"phrasing":undefined}},5339:(t,e,n)=>{n.d(e,{markdownEvents:()=>markdownEvents})
var s=n(6965)
var o=n(5387)
var i=n(2192)
var r=n(6560)
var a=n(2297)
var l=n(1617)
l.n.prototype.consume=function consume(t){const e=this.map.sort(([t],[e])=>t-e)
const n=e[0]?.[0]
if(n===undefined)return undefined
const s=t.splice(n)
const append=e=>{for(const n of e)t[t.length]=n}
let o=0
for(const[t,i,r]of e){append(s.slice(o,t-n))
append(r)
o=t-n+i}append(s.slice(o))
this.map.length=0
this.index.clear()
return undefined}
function mergeWords(t){const{text:e}=t
t.text=t=>{const n=e(t)
const{events:s}=n
let o
let i
s.push=(...t)=>{for(const e of t){const[t,r]=e
const a=s.at(-1)
if(t==="enter"&&r.type==="data"&&a?.[0]==="exit"&&a[1]===o){s.pop()
i=r}else if(t==="exit"&&r===i&&o){o.end=r.end
s[s.length]=["exit",o,n]
i=undefined}else{if(t==="exit"&&r.type==="data")o=r
s[s.length]=e}}return s.length}
return n}}function pairRuns(t,e){const isFirst=t=>kindOf(t)===e
const n=pairKind(t.filter(isFirst))
const s=t.filter(t=>!isFirst(t))
return[...n,...apart(s,n).flatMap(t=>pairKind(t))]}function apart(t,e){const n=[...e].sort((t,e)=>t.start-e.start||e.end-t.end)
const s=new Map
const o=[]
let i=0
for(const e of t){for(let t=n[i];t&&t.start<e.start;t=n[i]){leave(t.start)
o.push(t)
i+=1}leave(e.start)
const t=s.get(o.at(-1))??[]
s.set(o.at(-1),t)
t.push(e)}return[...s.values()]
function leave(t){while((o.at(-1)?.end??Number.POSITIVE_INFINITY)<=t)o.pop()}}function pairKind(t){const e=[]
const n=[]
const s=new Map
for(const o of t){let t=o
while(t.closes&&t.end>t.start){const o=[t.mark,t.opens,kindOfLength(t)].join()
const i=s.get(o)??0
let r=n.length-1
while(r>=i&&!suits(n[r],t))r-=1
const a=n[r]
if(r<i||!a){s.set(o,n.length)
break}const l=used(a,t)
const[c,f]=[a.end-l,t.start+l]
e.push({type:typeOf(t.mark,l),start:c,end:f,use:l,opening:a,closing:t})
n.length=r
if(c>a.start)n.push({...a,end:c})
for(const[t,e]of s)s.set(t,Math.min(e,r))
t={...t,start:f}}if(t.opens&&t.end>t.start)n.push(t)}return e}function kindOf({mark:t}){return t==="~"?"strikethrough":"emphasis"}const lengthOf=({start:t,end:e})=>e-t
function kindOfLength(t){return t.mark==="~"?lengthOf(t):lengthOf(t)%3}function suits(t,e){if(t?.mark!==e.mark)return false
if(e.mark==="~")return lengthOf(t)===lengthOf(e)
const n=t.closes||e.opens
return!(n&&lengthOf(e)%3!==0&&(lengthOf(t)+lengthOf(e))%3===0)}function used(t,e){if(e.mark==="~")return lengthOf(e)
return lengthOf(t)>1&&lengthOf(e)>1?2:1}function typeOf(t,e){if(t==="~")return"strikethrough"
return e>1?"strong":"emphasis"}const c=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(t,e,n){const s=t.flatMap(([t,n])=>t==="enter"&&c.has(n.type)?[sequenceOf(n,e)]:[])
if(s.length===0)return t
const o=pairRuns(s,n).map(groupOf)
const i=byToken(o,({pair:t})=>t.closing.token)
const r=byToken(o.reverse(),({pair:t})=>t.opening.token)
for(const n of t.splice(0)){const[s,o]=n
if(!c.has(o.type))t.push(n)
else if(s==="enter"){for(const[n,s]of partsOf(o,i.get(o)??[],r.get(o)??[])){t.push([n,s,e])}}}return t}function sequenceOf(t,e){const{start:n,end:s,_open:o,_close:i}=t
const r=e.sliceSerialize(t).charAt(0)
const a={start:n.offset,end:s.offset}
return{...a,mark:r,opens:o===true,closes:i===true,token:t}}function groupOf(t){const{type:e,start:n,end:s,use:o}=t
const[i,r]=[t.opening.token,t.closing.token]
return{pair:t,token:tokenIn(i,r,e,n,s),text:tokenIn(i,r,`${e}Text`,n+o,s-o),opening:tokenIn(i,i,`${e}Sequence`,n,n+o),closing:tokenIn(r,r,`${e}Sequence`,s-o,s)}}function byToken(t,e){const n=new Map
for(const s of t){const t=e(s)
const o=n.get(t)
if(o)o.push(s)
else n.set(t,[s])}return n}function partsOf(t,e,n){const used=t=>t.reduce((t,{pair:e})=>t+e.use,0)
const[s,o]=[t.start.offset+used(e),t.end.offset-used(n)]
return[...e.flatMap(({token:t,text:e,closing:n})=>[["exit",e],...whole(n),["exit",t]]),...o>s?whole(tokenIn(t,t,"data",s,o)):[],...n.flatMap(({token:t,text:e,opening:n})=>[["enter",t],...whole(n),["enter",e]])]}function whole(t){return[["enter",t],["exit",t]]}function tokenIn(t,e,n,s,o){return{type:n,start:pointIn(t,s),end:pointIn(e,o)}}function pointIn({start:t},e){const n=e-t.offset
return{...t,offset:e,column:t.column+n,_bufferIndex:t._bufferIndex+n}}function boundConstructs(t,e){const{constructs:n}=t
mergeWords(t)
const s=new WeakMap
const o=new Map([["attention",t=>runsOf(t,"emphasis",s)],["strikethrough",t=>runsOf(t,"strikethrough",s)],["gfmPotentialFootnoteCall",inLabel],["htmlText",t=>endingSearch(t,e)],["htmlComment",t=>endingSearch(t,e)]])
for(const t of[n.text,n.flow]){for(const[e,n]of Object.entries(t)){const s=[n??[]].flat().map(t=>o.get(t.name)?.(t)??t)
Object.assign(t,{[e]:s})}}const i=n.insideSpan.null?.filter(({name:t})=>!o.has(t))
const r={resolveAll:(t,e)=>resolveRuns(t,e,"emphasis")}
n.insideSpan.null=[r,...i??[]]}function runsOf({name:t,tokenize:e},n,s){return{name:t,tokenize(t,o,i){const seen=t=>{if(!s.has(this))s.set(this,n)
return o(t)}
return e.call(this,t,seen,i)},resolveAll:(t,e)=>resolveRuns(t,e,s.get(e)??n)}}function inLabel(t){return{...t,tokenize(e,n,s){return this._labelStarts?.length?t.tokenize.call(this,e,n,s):s}}}const f=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(t,e){const n=new WeakMap
return{...t,tokenize(s,o,i){const{offset:r}=this.now()
f.lastIndex=r
const[a]=f.exec(e)??[]
if(a===undefined)return t.tokenize.call(this,s,o,i)
const l=n.get(this)??new Map
if(r<(l.get(a)??0))return i
return t.tokenize.call(this,s,o,t=>{n.set(this,l.set(a,t===null?Infinity:this.now().offset))
return i(t)})}}}const u=[(0,a.T)(),(0,r.v)(["yaml","toml"])]
function markdownEvents(t,{labels:e,inline:n="all",more:r=[]}={}){const a=(0,s.q)({extensions:[...u,...r]})
boundConstructs(a,t)
if(n==="comments")skipPlainText(a,t)
a.defined.push(...e?.links??[])
a.gfmFootnotes=[...e?.footnotes??[]]
return({start:e,end:n})=>{const s=e===0&&t.startsWith("\ufeff")?1:e
a.lazy={}
const r=a.document({line:e===0?1:2,column:1,offset:s})
return(0,o._)(r.write((0,i.v)()(t.slice(e,n),undefined,true)))}}function skipPlainText(t,e){const{text:n,constructs:s}=t
const o=s.text
const i=Object.fromEntries([-5,-4,-3].map(t=>[t,o[t]]))
const r=searchIn(e,/(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g)
const a=searchIn(e,/<|\/\*/g)
t.text=t=>{const e=t?.offset??0
s.text=a(e)<r(e)?o:i
return n(t)}}function searchIn(t,e){let n={from:0,at:-1}
return s=>{if(s<n.from||s>n.at){e.lastIndex=s
n={from:s,at:e.exec(t)?.index??Number.POSITIVE_INFINITY}}return n.at}}},2230:(t,e,n)=>{n.r(e)
n.d(e,{readMdx:()=>readMdx})
var s=n(1326)
var o=n(4819)
var i=n(7996)
var r=n(5339)
var a=n(868)
var l=n(195)
const c=new Set([...["paragraph","atxHeading","setextHeading","tableData","tableHeader"]])
const f=new Set(["atxHeading","setextHeading"])
const u=new Set(["tableData","tableHeader"])
const h=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const m=new Set(["mdxJsxTextTag","mdxTextExpression","htmlText"])
const d=new Set(["a","Link","NavLink"])
class MdxComments{comments=[]
unraveled=new Set
#t
#e
#n
#s=[]
#o
#i=false
#r=false
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}follow([t,e]){if(t==="enter")this.#a(e)
else this.#l(e)}#a(t){const{type:e,start:n,end:s}=t
if(c.has(e))this.#o={token:t,direct:[],speaks:e!=="paragraph"}
else if(e==="mdxFlowExpression"||e==="mdxTextExpression"){this.#s=[]
this.#r=this.#i}else if(e==="mdxFlowExpressionChunk"||e==="mdxTextExpressionChunk"){this.#s.push(this.#t.slice(n.offset,s.offset))}}#l(t){const{type:e}=t
if(e==="mdxFlowExpression")this.#c(t)
else if(e==="mdxTextExpression")this.#f(t)
if(this.#o?.token===t)this.#u(this.#o)
else if(this.#o&&this.#n.open.at(-1)?.token===this.#o.token){this.#o.speaks||=this.#h(t)}if(e==="lineEndingBlank")this.#i=true
else if(!h.has(e))this.#i=false}#c(t){const{start:e}=t
const n=this.#n.open.at(-1)
const s=this.#m
const o=(0,l.L)(s)
const i=s.length>0&&(o!==undefined||!this.#r)
this.#d(t,n&&n.element!==null?n:this.#e.host,{kind:"flow",leading:i,ownLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#e.list,html:around(o)})}#f(t){const{open:e}=this.#n
const n=e.at(-1)
if(!this.#o||!n)return
const{type:s}=this.#o.token
const o={kind:"text",table:u.has(s),...n.element!==null&&{html:around((0,l.L)(this.#m))}}
const i=this.#d(t,n,o)
if(i&&n.token===this.#o.token)this.#o.direct.push(this.comments.length-1)}#u({token:t,direct:e,speaks:n}){this.#o=undefined
if(n)return
this.unraveled.add(t.start.offset)
const s=around((0,l.L)(this.#m))
for(const t of e){const e=this.comments[t]
if(e)this.comments[t]={...e,position:{...e.position,html:s}}}}#d({start:t,end:e},n,s){const o=/^\s*\/\*([\s\S]*)\*\/\s*$/.exec(this.#s.join("\n"))?.[1]
if(o===undefined||o.includes("*/"))return false
const i={start:t.offset,end:e.offset}
const r=this.#n.open.some(({token:t,element:e})=>d.has(e)||t.type==="labelText")
this.comments.push({range:i,text:o,closed:true,linked:r,heading:this.#p,host:n,position:s})
return true}get#p(){const t=this.#o?.token.type??""
return f.has(t)||this.#n.open.some(({element:t})=>l.C.has(t??""))}get#m(){const t=[]
for(let e=this.#n.open.length-1;e>=0;e-=1){const n=this.#n.open[e]?.element??null
if(n===null)break
t.push(n)}return t}#h({type:t,start:e,end:n}){if(t==="data")return this.#t.slice(e.offset,n.offset).trim()!==""
return!m.has(t)&&!h.has(t)}}function around(t){return t?{room:t,jsx:true}:{jsx:true}}const p=/^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/
class MdxElements{faults=[]
#t
#k=[]
#x={name:"",kind:"open"}
constructor(t){this.#t=t}get open(){return this.#k}follow([t,e]){const n=p.exec(e.type)?.[1]
if(t==="enter"){if(n==="")this.#x={name:"",kind:"open"}
if(n==="Name")this.#x.name=this.#t.slice(e.start.offset,e.end.offset).trim()
if(n==="ClosingMarker")this.#x.kind="close"
if(n==="SelfClosingMarker")this.#x.kind="single"
if(e.type==="listItemPrefix")this.#g()
this.#k.push({token:e,element:null})}else{this.#g()
this.#k.pop()
if(n==="")this.#w(e)}}finish(){this.#g()}#w(t){const{name:e,kind:n}=this.#x
if(n==="open")this.#k.push({token:t,element:e})
if(n!=="close")return
if(this.#k.at(-1)?.element===e)this.#k.pop()
else this.#b(t,`</${e}> closes nothing that is open here`)}#g(){for(let t=this.#k.at(-1);t&&t.element!==null;t=this.#k.at(-1)){this.#b(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.#k.pop()}}#b({start:t},e){this.faults.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot read this: ${e}`})}}var k=n(5295)
function mdxWithHtmlComments(){const{flow:t,...e}=(0,k.d)()
const n=[t?.[x]??[]].flat().map(exceptComments)
return{...e,flow:{...t,[x]:[{name:"htmlComment",tokenize:tokenizeFlow,concrete:true},...n]},text:{...e.text,[x]:[{name:"htmlComment",tokenize:tokenizeText},...[e.text?.[x]??[]].flat()]}}}const[x,g,w,b]=[60,62,45,32]
const v="\x3c!--"
function exceptComments(t){return{...t,tokenize(e,n,s){return e.check(y,s,t.tokenize.call(this,e,n,s))}}}function tokenizeFlow(t,e,n){return tokenizeComment(this,t,"htmlFlow",atEnd,n)
function atEnd(s){if(s===null||isLineEnding(s))return e(s)
if(s!==b&&!isTab(s))return n(s)
t.enter("whitespace")
t.consume(s)
t.exit("whitespace")
return atEnd}}function tokenizeText(t,e,n){return tokenizeComment(this,t,"htmlText",e,n)}const y={tokenize:tokenizeText,partial:true}
function tokenizeComment(t,e,n,s,o){let i=0
let r=0
return start
function start(t){e.enter(n)
e.enter(`${n}Data`)
return open(t)}function open(t){if(i===v.length)return inside(t)
if(t!==v.charCodeAt(i))return o(t)
i+=1
e.consume(t)
return open}function inside(t){if(t===null)return o(t)
if(isLineEnding(t)){e.exit(`${n}Data`)
return atLineEnding(t)}const s=t===g&&r>=2
r=t===w?r+1:0
e.consume(t)
return s?close:inside}function atLineEnding(t){r=0
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineStart}function lineStart(s){if(s===null||t.parser.lazy[t.now().line])return o(s)
if(isLineEnding(s))return atLineEnding(s)
e.enter(`${n}Data`)
return inside(s)}function close(t){e.exit(`${n}Data`)
e.exit(n)
return s(t)}}function isLineEnding(t){return t!==null&&t<-2}function isTab(t){return t===-1||t===-2}function mdxOutline(t,e){return t.filter(({type:t,start:n})=>t!=="paragraph"||!e.has(n)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}function markersInProgram(t,[e,{start:n,end:s,estree:o}]){if(e==="enter")return[]
return(o?.comments??[]).flatMap(({type:e,value:i,range:[r,l]=[0,0]})=>{const c=(0,a.W3)(i,"mdx")
if(c.kind==="other")return[]
const[f,u]=[t.slice(n.offset,r).trim(),t.slice(l,s.offset).trim()]
if(e==="Block"&&f==="{"&&u==="}")return[]
const h={offset:r,code:"look-alike"}
if(o?.body.length===0){const t=c.kind==="problem"?c.role:c.kind
return[{...h,message:`a marker is the only comment in its braces; write ${(0,a.lO)(t,"mdx")}`}]}return f.endsWith("{")&&u.startsWith("}")?[{...h,message:I}]:[]})}const I="a marker inside JavaScript marks nothing; move both markers out of the expression, attribute or export around them"
var E=n(2660)
var T=n(1957)
var S=n(849)
const M=[mdxWithHtmlComments()]
async function readMdx(t,{defined:e=[]}={}){const n=(0,S.D)(t)
if(n.length>0)return{...E.i,faults:n}
const i=new s.X
const a=new MdxElements(t)
const l=new MdxComments(t,i,a)
const c=new T.a(i)
const f=[]
const u=[]
const h=[]
try{const n=withoutHeadingIds(t)
const s=(0,r.markdownEvents)(n,{labels:{links:e,footnotes:[]},more:M})
for(const e of s({start:0,end:n.length})){i.follow(e)
a.follow(e)
l.follow(e)
c.follow(e)
f.push(...(0,o.r)(t,e))
u.push(...markersInProgram(t,e))
h.push(...htmlCommentIn(t,e))}}catch(e){return unreadable(t,e)}a.finish()
const{faults:m}=a
if(m.length>0)return{...E.i,faults:m}
const{comments:d,unraveled:p}=l
const outline=()=>mdxOutline(c.outline,p)
return{...E.i,comments:d,foreign:h,definitions:f,outline,faults:u}}function withoutHeadingIds(t){return t.replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function htmlCommentIn(t,[e,{type:n,start:s,end:o}]){if(e!=="enter"||n!=="htmlFlow"&&n!=="htmlText")return[]
return[{start:s.offset,text:t.slice(s.offset+"\x3c!--".length,o.offset-"--\x3e".length)}]}async function unreadable(t,e){const{comments:n}=await(0,i.readMarkdown)(t,{extent:"whole"})
const s=n.filter(t=>(0,a.W3)(t.text,"html").kind!=="other").map(t=>({start:t.range.start,text:t.text}))
return s.length>0?{...E.i,foreign:s}:{...E.i,faults:[syntaxFault(e)]}}function syntaxFault(t){if(!(t instanceof Error&&"place"in t))throw t
const e=offsetOf(t.place)
const n=`MDX cannot read this: ${t.message}; mend it, or read the file as Markdown with --format md`
return{offset:e,code:"mdx-syntax",message:n}}function offsetOf(t){if(typeof t!=="object"||t===null)return 0
if("start"in t)return offsetOf(t.start)
return"offset"in t&&typeof t.offset==="number"?t.offset:0}}}

