export const id=82
export const ids=[82]
export const modules={1326:(t,e,n)=>{n.d(e,{X:()=>Containers})
const s=new Set(["blockQuote","listOrdered","listUnordered","gfmFootnoteDefinition"])
const o=new Set(["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace","listItemIndent","gfmFootnoteDefinitionIndent","lineEnding","lineEndingBlank","linePrefix"])
const i=new Set(["listItemPrefix","listItemMarker","listItemValue","listItemPrefixWhitespace"])
class Containers{#t={}
#e=[]
#n=false
follow([t,e]){if(t==="enter")this.#s(e)
else if(s.has(e.type)&&this.#e.at(-1)?.token===e)this.#e.pop()}get host(){return this.#e.at(-1)?.host??this.#t}get list(){return this.#e.at(-1)?.list??null}#s(t){const e=this.#e.at(-1)
const n=e?.list
if(n&&t.type==="lineEndingBlank"&&!this.#n)n.blankSeen=true
if(n?.blankSeen&&!o.has(t.type))n.loose=true
if(t.type!=="linePrefix")this.#n=i.has(t.type)
if(e&&t.type==="listItemPrefix")e.host={}
if(s.has(t.type))this.#o(t)}#o(t){const e=t.type==="listOrdered"||t.type==="listUnordered"
this.#e.push({token:t,host:t,list:e?{loose:false,blankSeen:false}:null})}}},4819:(t,e,n)=>{n.d(e,{G:()=>footnoteIn,r:()=>definitionIn})
var s=n(31)
function definitionIn(t,[e,{type:n,start:o,end:i}]){if(e!=="enter"||n!=="definitionLabel")return[]
const r=(0,s.B)(t.slice(o.offset+1,i.offset-1))
return[{start:o.offset,label:r}]}function footnoteIn(t,[e,{type:n,start:o,end:i}]){if(e!=="enter"||n!=="gfmFootnoteDefinitionLabelString")return[]
return[(0,s.B)(t.slice(o.offset,i.offset))]}},6474:(t,e,n)=>{n.d(e,{n:()=>markdownEvents})
var s=n(9327)
var o=n(5387)
var i=n(2192)
var r=n(6560)
var l=n(2297)
function pairRuns(t,e){const isFirst=t=>kindOf(t)===e
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
const l=n[r]
if(r<i||!l){s.set(o,n.length)
break}const a=used(l,t)
const[c,f]=[l.end-a,t.start+a]
e.push({type:typeOf(t.mark,a),start:c,end:f,use:a,opening:l,closing:t})
n.length=r
if(c>l.start)n.push({...l,end:c})
for(const[t,e]of s)s.set(t,Math.min(e,r))
t={...t,start:f}}if(t.opens&&t.end>t.start)n.push(t)}return e}function kindOf({mark:t}){return t==="~"?"strikethrough":"emphasis"}const lengthOf=({start:t,end:e})=>e-t
function kindOfLength(t){return t.mark==="~"?lengthOf(t):lengthOf(t)%3}function suits(t,e){if(t?.mark!==e.mark)return false
if(e.mark==="~")return lengthOf(t)===lengthOf(e)
const n=t.closes||e.opens
return!(n&&lengthOf(e)%3!==0&&(lengthOf(t)+lengthOf(e))%3===0)}function used(t,e){if(e.mark==="~")return lengthOf(e)
return lengthOf(t)>1&&lengthOf(e)>1?2:1}function typeOf(t,e){if(t==="~")return"strikethrough"
return e>1?"strong":"emphasis"}const a=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(t,e,n){const s=t.flatMap(([t,n])=>t==="enter"&&a.has(n.type)?[sequenceOf(n,e)]:[])
if(s.length===0)return t
const o=pairRuns(s,n).map(groupOf)
const i=byToken(o,({pair:t})=>t.closing.token)
const r=byToken(o.reverse(),({pair:t})=>t.opening.token)
for(const n of t.splice(0)){const[s,o]=n
if(!a.has(o.type))t.push(n)
else if(s==="enter"){for(const[n,s]of partsOf(o,i.get(o)??[],r.get(o)??[])){t.push([n,s,e])}}}return t}function sequenceOf(t,e){const{start:n,end:s,_open:o,_close:i}=t
const r=e.sliceSerialize(t).charAt(0)
const l={start:n.offset,end:s.offset}
return{...l,mark:r,opens:o===true,closes:i===true,token:t}}function groupOf(t){const{type:e,start:n,end:s,use:o}=t
const[i,r]=[t.opening.token,t.closing.token]
return{pair:t,token:tokenIn(i,r,e,n,s),text:tokenIn(i,r,`${e}Text`,n+o,s-o),opening:tokenIn(i,i,`${e}Sequence`,n,n+o),closing:tokenIn(r,r,`${e}Sequence`,s-o,s)}}function byToken(t,e){const n=new Map
for(const s of t){const t=e(s)
const o=n.get(t)
if(o)o.push(s)
else n.set(t,[s])}return n}function partsOf(t,e,n){const used=t=>t.reduce((t,{pair:e})=>t+e.use,0)
const[s,o]=[t.start.offset+used(e),t.end.offset-used(n)]
return[...e.flatMap(({token:t,text:e,closing:n})=>[["exit",e],...whole(n),["exit",t]]),...o>s?whole(tokenIn(t,t,"data",s,o)):[],...n.flatMap(({token:t,text:e,opening:n})=>[["enter",t],...whole(n),["enter",e]])]}function whole(t){return[["enter",t],["exit",t]]}function tokenIn(t,e,n,s,o){return{type:n,start:pointIn(t,s),end:pointIn(e,o)}}function pointIn({start:t},e){const n=e-t.offset
return{...t,offset:e,column:t.column+n,_bufferIndex:t._bufferIndex+n}}function boundConstructs({constructs:t},e){const n=new WeakMap
const s=new Map([["attention",t=>runsOf(t,"emphasis",n)],["strikethrough",t=>runsOf(t,"strikethrough",n)],["setextUnderline",resolvingTail],["gfmPotentialFootnoteCall",inLabel],["htmlText",t=>endingSearch(t,e)],["htmlComment",t=>endingSearch(t,e)]])
for(const e of[t.text,t.flow]){for(const[t,n]of Object.entries(e)){const o=[n??[]].flat().map(t=>s.get(t.name)?.(t)??t)
Object.assign(e,{[t]:o})}}const o=t.insideSpan.null?.filter(({name:t})=>!s.has(t))
const i={resolveAll:(t,e)=>resolveRuns(t,e,"emphasis")}
t.insideSpan.null=[i,...o??[]]}function runsOf({name:t,tokenize:e},n,s){return{name:t,tokenize(t,o,i){const seen=t=>{if(!s.has(this))s.set(this,n)
return o(t)}
return e.call(this,t,seen,i)},resolveAll:(t,e)=>resolveRuns(t,e,s.get(e)??n)}}function resolvingTail(t){return{...t,resolveTo(e,n){const s=e.findLastIndex(([t,e])=>t==="enter"&&e.type==="content")
const o=e.splice(s)
for(const s of t.resolveTo?.(o,n)??o)e.push(s)
return e}}}function inLabel(t){return{...t,tokenize(e,n,s){return this._labelStarts?.length?t.tokenize.call(this,e,n,s):s}}}const c=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(t,e){const n=new WeakMap
return{...t,tokenize(s,o,i){const{offset:r}=this.now()
c.lastIndex=r
const[l]=c.exec(e)??[]
if(l===undefined)return t.tokenize.call(this,s,o,i)
const a=n.get(this)??new Map
if(r<(a.get(l)??0))return i
return t.tokenize.call(this,s,o,t=>{n.set(this,a.set(l,t===null?Infinity:this.now().offset))
return i(t)})}}}const f=[(0,l.T)(),(0,r.v)(["yaml","toml"])]
function markdownEvents(t,{labels:e,inline:n="all",more:r=[]}={}){const l=(0,s.q)({extensions:[...f,...r]})
boundConstructs(l,t)
if(n==="comments")skipPlainText(l,t)
l.defined.push(...e?.links??[])
l.gfmFootnotes=[...e?.footnotes??[]]
return({start:e,end:n})=>{const s=e===0&&t.startsWith("\ufeff")?1:e
l.lazy={}
const r=l.document({line:e===0?1:2,column:1,offset:s})
return(0,o._)(r.write((0,i.v)()(t.slice(e,n),undefined,true)))}}function skipPlainText(t,e){const{text:n,constructs:s}=t
const o=s.text
const i=Object.fromEntries([-5,-4,-3].map(t=>[t,o[t]]))
const r=searchIn(e,/(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g)
const l=searchIn(e,/<|\/\*/g)
t.text=t=>{const e=t?.offset??0
s.text=l(e)<r(e)?o:i
return n(t)}}function searchIn(t,e){let n={from:0,at:-1}
return s=>{if(s<n.from||s>n.at){e.lastIndex=s
n={from:s,at:e.exec(t)?.index??Number.POSITIVE_INFINITY}}return n.at}}},4082:(t,e,n)=>{n.r(e)
n.d(e,{followMarkdown:()=>followMarkdown,readMarkdown:()=>readMarkdown})
function*blocksOf(t,e,n){let s=0
while(s<t.length){let o=boundaryBehind(t,s===0?frontMatterEnd(t):s)
let i=[]
let r=false
if(e.test(t.slice(s,o))){i=n({start:s,end:o})
while(o<t.length&&goesOn(i,o)){r=true
o=boundaryBehind(t,o+(o-s))
i=n({start:s,end:o})}}yield{start:s,end:o,events:i,extended:r}
s=o}}const s=/(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g
function boundaryBehind(t,e){s.lastIndex=e
return s.test(t)?s.lastIndex:t.length}const o=/^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)|[\s\S]*)/
function frontMatterEnd(t){return o.exec(t)?.[0].length??0}function goesOn(t,e){const n=t.findLast(([,{type:t}])=>t==="htmlFlow"||t==="codeFenced")
return n?.[1].end.offset===e}var i=n(1326)
var r=n(4819)
const l=/<(?:[a-z/?]|!(?!--))|<!---?>|--!>/i
function readComments(t,e){const n=[]
const s=[]
let o=0
while(o<t.length){const i=t.indexOf("\x3c!--",o)
const r=i<0?t.length:i
if(r>o)s.push({start:o,end:r})
if(i<0)break
const l=t.indexOf("--\x3e",r+"\x3c!--".length)
const a=l>=0
const c=t.slice(r+"\x3c!--".length,a?l:undefined)
o=a?l+"--\x3e".length:t.length
const{linked:f,heading:d}=e
n.push({start:r,end:o,text:normalised(c),closed:a,linked:f,heading:d})}return{comments:n,tags:[],texts:s,state:e}}function normalised(t){return t.replace(/\r\n?/g,"\n").replaceAll("\0","�")}var a=n(6474)
class Elements{#i=[]
#e=new Map
see({kind:t,name:e,start:n,end:s},o){const i={start:o+n,end:o+s}
const r=this.#e.get(e)??[]
if(t==="open"){this.#e.set(e,r)
r.push(i)}else{const t=r.pop()
if(t)this.#i.push({name:e,open:t,close:i})}}openAfter(t){const e=[...this.#e].filter(([,e])=>e.some(({start:e})=>e>=t))
return new Set(e.map(([t])=>t))}get closed(){return this.#i}}const c={raw:undefined,linked:false,heading:false}
var f=n(4889)
const d=new Set(["paragraph","atxHeading","setextHeading","tableData","tableHeader"])
const u=new Set(["atxHeading","setextHeading"])
const h=new Set(["tableData","tableHeader"])
class MarkdownHtml{comments=[]
elements=new Elements
texts=[]
readHtml
#r
#l
#e=[]
#a=[]
#c
#f=0
#d=c
#u=c
constructor(t,e,n){this.#r=t
this.#l=e
this.readHtml=n}follow([t,e]){if(t==="enter"){this.#s(e)
this.#e.push(e)}else{this.#e.pop()
this.#h(e)}}#s({type:t,start:e,end:n}){if(d.has(t)){this.#c=t
this.#u=this.#d}else if(t==="labelText"){this.#f+=1}else if(t==="htmlFlow"||t==="htmlText"){this.#a=[]}else if(t==="htmlFlowData"||t==="htmlTextData"){const t=e.offset-e.column+1
this.#a.push({start:e.offset,end:n.offset,lineStart:t})}}#h({type:t}){if(d.has(t)){const[t,e]=[this.#d,this.#u]
this.#d={raw:t.raw&&e.raw,linked:t.linked&&e.linked,heading:t.heading&&e.heading}
this.#c=undefined}else if(t==="labelText"){this.#f-=1}else if(t==="htmlFlow"){this.#d=this.#p(this.#d)}else if(t==="htmlText"){this.#u=this.#m(this.#u)}}#p(t){const e=this.#g()
const n=this.#k(e,t)
for(const t of n.comments){this.#x(t,this.#l.host,this.#w(e,t.start))}return n.state}#m(t){const e=this.#g()
const n=this.#k(e,t)
const[s]=n.comments
if(s?.start===0){const t=this.#c!==undefined&&h.has(this.#c)
const e=this.#e.at(-1)??this.#l.host
this.#x(s,e,{kind:"text",table:t})}return n.state}#k(t,e){const n=this.readHtml(t,e)
for(const t of n.tags)this.elements.see(t,this.#b)
for(const{start:t,end:e}of n.texts){this.texts.push({start:this.#b+t,end:this.#b+e})}return n}#x({start:t,end:e,text:n,closed:s,...o},i,r){const l={start:this.#b+t,end:this.#b+e}
const a=o.linked||this.#f>0
const c=o.heading||this.#c!==undefined&&u.has(this.#c)
this.comments.push({range:l,text:n,closed:s,linked:a,heading:c,host:i,position:r})}#w(t,e){const n=this.#b+e
const s=this.#a[(0,f.r)(this.#a,n)]
if(!s)throw new RangeError(`No line of HTML at offset ${n}`)
const o=this.#r.slice(s.start,n)
return{kind:"flow",leading:t.slice(0,e).trim()!=="",ownLine:o.trim()==="",prefix:this.#r.slice(s.lineStart,s.start),indentation:/^[ \t]*/.exec(o)?.[0]??"",list:this.#l.list}}get#b(){return this.#a[0]?.start??0}#g(){let t=""
let e=this.#b
for(const{start:n,end:s}of this.#a){t+=this.#r.slice(e,n).replace(/[^\r\n]/g," ")+this.#r.slice(n,s)
e=s}return t}}var p=n(366)
const m="status[-_ ]?snippet|status-(?:badge|page)\\s*\\]"
const g=new RegExp(m,"iu")
const k=new RegExp(`<|\`{3}|~{3}|\\]:|${m}`,"iu")
function lastMention(t){let e=0
for(const{0:n,index:s}of t.matchAll(new RegExp(m,"giu"))){const o=t.slice(0,s).trimEnd().endsWith("/*")
e=Math.max(s+n.length,o?t.indexOf("*/",s):0)}return e}const x=new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${m}`,"giu")
function dependsOnDefinitions(t){const e=[...t.matchAll(/\]:/g)]
if(e.length===0)return false
return mentionsBehindBracket(t)||e.some(({index:e})=>labelWithTag(t,e))}function mentionsBehindBracket(t){let e=false
for(const[n]of t.matchAll(x)){if(n==="[")e=true
else if(/^[\r\n]/.test(n))e=false
else if(e)return true}return false}const w=999
function labelWithTag(t,e){const n=t.slice(Math.max(0,e-w),e)
return n.slice(n.lastIndexOf("[")+1).includes("<")}var b=n(1957)
async function readMarkdown(t,{defined:e=[],extent:n="reach"}={}){const s=n==="whole"
const o=s||dependsOnDefinitions(t)?labelsOf(t):y
const i={...o,links:[...e,...o.links]}
const r=(0,a.n)(t,{labels:i,inline:s?"all":"comments"})
if(s)return followMarkdown(t,blocksOf(t,I,r))
const l={until:lastMention(t),outlined:g}
return followMarkdown(t,blocksOf(t,k,r),l)}async function followMarkdown(t,e,{until:s=t.length,outlined:o=I}={}){const a=new i.X
const c=new MarkdownHtml(t,a,readComments)
const f=new b.a(a)
const d=new p._
const u=[]
let h=true
let m=0
let g
for(const{start:i,end:p,events:k,extended:x}of e){const e=t.slice(i,p)
const w=o.test(e)
if(w&&x)h=false
if(c.readHtml===readComments&&l.test(e)){c.readHtml=(await n.e(856).then(n.bind(n,856))).readHtml}for(const e of k){a.follow(e)
c.follow(e)
if(w)f.follow(e)
d.follow(e)
u.push(...(0,r.r)(t,e))}m=p
if(p>=s)g??=lastClosing(c,t,p)
if(p>=(g??s))break}const{comments:k,elements:x,texts:w}=c
return{comments:k,elements:x.closed,foreign:d.visibleIn(t.slice(0,m),w),definitions:u,outline:()=>f.outline,isOutlineExact:h}}const I=/^/
const y={links:[],footnotes:[]}
function labelsOf(t){const e=new Set
const n=new Set
const s=(0,a.n)(t,{inline:"comments"})
for(const{events:o}of blocksOf(t,/<|`{3}|~{3}|\]:/,s)){for(const s of o){for(const{label:n}of(0,r.r)(t,s))e.add(n)
for(const e of(0,r.G)(t,s))n.add(e)}}return{links:[...e],footnotes:[...n]}}function lastClosing({comments:t,elements:e},n,s){const o=e.openAfter(t[0]?.range.start??s)
const i=o.size>0?n.slice(s).matchAll(/<\/([a-z][^\s/>]*)/gi):[]
const r=[...i].findLast(([,t=""])=>o.has(t.toLowerCase()))
return r?s+r.index+1:0}},366:(t,e,n)=>{n.d(e,{_:()=>MdxSpelling,u:()=>mdxComments})
var s=n(4889)
const o=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#I=[]
follow([t,{type:e,start:n,end:s}]){if(t==="enter"&&o.has(e)){this.#I.push({start:n.offset,end:s.offset})}}visibleIn(t,e){return mdxComments(t).filter(({start:t})=>(0,s.h)(this.#I,t)<0||(0,s.h)(e,t)>=0)}}function mdxComments(t){const e=[]
let n=0
for(;;){const s=t.indexOf("/*",n)
if(s<0)return e
n=s+2
const o=braceBefore(t,s)
if(o===undefined)continue
const i=t.indexOf("*/",n)
if(i<0)return e
e.push({start:o,text:t.slice(n,i)})
n=i+2}}function braceBefore(t,e){let n=e-1
while(n>=0&&/\s/.test(t.charAt(n)))n-=1
if(t.charAt(n)!=="{")return undefined
let s=0
while(t.charAt(n-1-s)==="\\")s+=1
return s%2===0?n:undefined}},1957:(t,e,n)=>{n.d(e,{a:()=>Spans})
const s=new Set(["content","data","lineEnding","lineEndingBlank","linePrefix","lineSuffix","whitespace","space","listItemIndent","gfmFootnoteDefinitionIndent","htmlFlow"])
class Spans{#x=[]
#l
constructor(t){this.#l=t}follow([t,{type:e,start:n,end:o}]){if(t!=="enter"||s.has(e))return
const i=e==="listOrdered"||e==="listUnordered"
const r=i?this.#l.list:null
this.#x.push({start:n.offset,end:o.offset,type:e,list:r})}get outline(){return this.#x.map(({start:t,end:e,type:n,list:s})=>({start:t,end:e,type:s?.loose?`${n} loose`:n}))}}}}

