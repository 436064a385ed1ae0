"use strict"
exports.id=676
exports.ids=[676]
exports.modules={4520:(e,t,n)=>{n.d(t,{B:()=>o})
var r=n(2328)
var i=n(401)
const o={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,n){return start
function start(t){return(0,i.On)(t)?(0,r.N)(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||(0,i.HP)(e)?t(e):n(e)}}},2328:(e,t,n)=>{n.d(t,{B:()=>factorySpaceMinMax,N:()=>factorySpace})
var r=n(401)
function factorySpace(e,t,n,i){const o=i?i-1:Infinity
let u=0
return start
function start(i){if((0,r.On)(i)){e.enter(n)
return prefix(i)}return t(i)}function prefix(i){if((0,r.On)(i)&&u++<o){e.consume(i)
return prefix}e.exit(n)
return t(i)}}function factorySpaceMinMax(e,t,n,i,o,u){let c=0
return start
function start(t){if(u>0&&(0,r.On)(t)){e.enter(i)
return prefix(t)}return after(t)}function prefix(t){if((0,r.On)(t)&&c<u){e.consume(t)
c++
return prefix}e.exit(i)
return after(t)}function after(e){return c>=o?t(e):n(e)}}},5254:(e,t,n)=>{n.d(t,{V:()=>push,m:()=>splice})
function splice(e,t,n,r){const i=e.length
let o=0
let u
if(t<0){t=-t>i?0:i+t}else{t=t>i?i:t}n=n>0?n:0
if(r.length<1e4){u=Array.from(r)
u.unshift(t,n)
e.splice(...u)}else{if(n)e.splice(t,n)
while(o<r.length){u=r.slice(o,o+1e4)
u.unshift(t,0)
e.splice(...u)
o+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}},6792:(e,t,n)=>{n.d(t,{y:()=>combineExtensions})
var r=n(5254)
const i={}.hasOwnProperty
function combineExtensions(e){const t={}
let n=-1
while(++n<e.length){syntaxExtension(t,e[n])}return t}function syntaxExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const o=r||(e[n]={})
const u=t[n]
let c
if(u){for(c in u){if(!i.call(o,c))o[c]=[]
const e=u[c]
constructs(o[c],Array.isArray(e)?e:e?[e]:[])}}}}function constructs(e,t){let n=-1
const i=[]
while(++n<t.length){(t[n].add==="after"?e:i).push(t[n])}(0,r.m)(e,0,0,i)}function combineHtmlExtensions(e){const t={}
let n=-1
while(++n<e.length){htmlExtension(t,e[n])}return t}function htmlExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const o=r||(e[n]={})
const u=t[n]
let c
if(u){for(c in u){o[c]=u[c]}}}}},6728:(e,t,n)=>{n.d(t,{W:()=>resolveAll})
function resolveAll(e,t,n){const r=[]
let i=-1
while(++i<e.length){const o=e[i].resolveAll
if(o&&!r.includes(o)){t=o(t,n)
r.push(o)}}return t}},5586:(e,t,n)=>{n.d(t,{w:()=>subtokenize})
var r=n(5254)
class SpliceBuffer{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length){throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")}if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===undefined?Number.POSITIVE_INFINITY:t
if(n<this.left.length){return this.left.slice(e,n)}if(e>this.left.length){return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()}return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const r=t||0
this.setCursor(Math.trunc(e))
const i=this.right.splice(this.right.length-r,Number.POSITIVE_INFINITY)
if(n)chunkedPush(this.left,n)
return i.reverse()}pop(){this.setCursor(Number.POSITIVE_INFINITY)
return this.left.pop()}push(e){this.setCursor(Number.POSITIVE_INFINITY)
this.left.push(e)}pushMany(e){this.setCursor(Number.POSITIVE_INFINITY)
chunkedPush(this.left,e)}unshift(e){this.setCursor(0)
this.right.push(e)}unshiftMany(e){this.setCursor(0)
chunkedPush(this.right,e.reverse())}setCursor(e){if(e===this.left.length||e>this.left.length&&this.right.length===0||e<0&&this.left.length===0)return
if(e<this.left.length){const t=this.left.splice(e,Number.POSITIVE_INFINITY)
chunkedPush(this.right,t.reverse())}else{const t=this.right.splice(this.left.length+this.right.length-e,Number.POSITIVE_INFINITY)
chunkedPush(this.left,t.reverse())}}}function chunkedPush(e,t){let n=0
if(t.length<1e4){e.push(...t)}else{while(n<t.length){e.push(...t.slice(n,n+1e4))
n+=1e4}}}function subtokenize(e){const t={}
let n=-1
let i
let o
let u
let c
let s
let a
let l
const f=new SpliceBuffer(e)
while(++n<f.length){while(n in t){n=t[n]}i=f.get(n)
if(n&&i[1].type==="chunkFlow"&&f.get(n-1)[1].type==="listItemPrefix"){a=i[1]._tokenizer.events
u=0
if(u<a.length&&a[u][1].type==="lineEndingBlank"){u+=2}if(u<a.length&&a[u][1].type==="content"){while(++u<a.length){if(a[u][1].type==="content"){break}if(a[u][1].type==="chunkText"){a[u][1]._isInFirstContentOfListItem=true
u++}}}}if(i[0]==="enter"){if(i[1].contentType){Object.assign(t,subcontent(f,n))
n=t[n]
l=true}}else if(i[1]._container){u=n
o=undefined
while(u--){c=f.get(u)
if(c[1].type==="lineEnding"||c[1].type==="lineEndingBlank"){if(c[0]==="enter"){if(o){f.get(o)[1].type="lineEndingBlank"}c[1].type="lineEnding"
o=u}}else if(c[1].type==="linePrefix"||c[1].type==="listItemIndent"){}else{break}}if(o){i[1].end={...f.get(o)[1].start}
s=f.slice(o,n)
s.unshift(i)
f.splice(o,n-o+1,s)}}}(0,r.m)(e,0,Number.POSITIVE_INFINITY,f.slice(0))
return!l}function subcontent(e,t){const n=e.get(t)[1]
const r=e.get(t)[2]
let i=t-1
const o=[]
let u=n._tokenizer
if(!u){u=r.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing){u._contentTypeTextTrailing=true}}const c=u.events
const s=[]
const a={}
let l
let f
let d=-1
let h=n
let p=0
let m=0
const k=[m]
while(h){while(e.get(++i)[1]!==h){}o.push(i)
if(!h._tokenizer){l=r.sliceStream(h)
if(!h.next){l.push(null)}if(f){u.defineSkip(h.start)}if(h._isInFirstContentOfListItem){u._gfmTasklistFirstContentOfListItem=true}u.write(l)
if(h._isInFirstContentOfListItem){u._gfmTasklistFirstContentOfListItem=undefined}}f=h
h=h.next}h=n
while(++d<c.length){if(c[d][0]==="exit"&&c[d-1][0]==="enter"&&c[d][1].type===c[d-1][1].type&&c[d][1].start.line!==c[d][1].end.line){m=d+1
k.push(m)
h._tokenizer=undefined
h.previous=undefined
h=h.next}}u.events=[]
if(h){h._tokenizer=undefined
h.previous=undefined}else{k.pop()}d=k.length
while(d--){const t=c.slice(k[d],k[d+1])
const n=o.pop()
s.push([n,n+t.length-1])
e.splice(n,2,t)}s.reverse()
d=-1
while(++d<s.length){a[p+s[d][0]]=p+s[d][1]
p+=s[d][1]-s[d][0]-1}return a}},9327:(e,t,n)=>{n.d(t,{q:()=>parse})
var r={}
n.r(r)
n.d(r,{attentionMarkers:()=>ue,contentInitial:()=>ee,disable:()=>ce,document:()=>$,flow:()=>ne,flowInitial:()=>te,insideSpan:()=>oe,string:()=>re,text:()=>ie})
var i=n(6792)
var o=n(2328)
var u=n(401)
const c={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let n
return t
function afterContentStartConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const r=e.enter("chunkText",{contentType:"text",previous:n})
if(n){n.next=r}n=r
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if((0,u.HP)(t)){e.consume(t)
e.exit("chunkText")
return lineStart}e.consume(t)
return data}}class EditMap{constructor(){this.index=new Map
this.map=[]}add(e,t,n){addImplementation(this,e,t,n,false)}addBefore(e,t,n){addImplementation(this,e,t,n,true)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r,i){if(n===0&&r.length===0){return}const o=e.index.get(t)
if(o){o[1]+=n
if(i){r.push(...o[2])
o[2]=r}else{o[2].push(...r)}return}const u=[t,n,r]
e.map.push(u)
e.index.set(t,u)}const s={tokenize:initializeDocument}
const a={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const n=[]
let r=0
let i
let o
let c
return start
function start(i){if(r<n.length){const o=n[r]
t.containerState=o[1]
return e.attempt(o[0].continuation,documentContinue,checkNewContainers)(i)}return checkNewContainers(i)}function documentContinue(e){r++
if(t.containerState._closeFlow){t.containerState._closeFlow=undefined
if(i){closeFlow()}const n=t.events.length
let o=n
let u
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){u=t.events[o][1].end
break}}exitContainers(r)
let c=n
while(c<t.events.length){t.events[c][1].end={...u}
c++}const s=new EditMap
s.add(o+1,0,t.events.slice(n))
s.add(n,c-n,[])
s.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(o){if(r===n.length){if(!i){return documentContinued(o)}if(i.currentConstruct&&i.currentConstruct.concrete){return flowStart(o)}t.interrupt=Boolean(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(a,thereIsANewContainer,thereIsNoNewContainer)(o)}function thereIsANewContainer(e){if(i){closeFlow()}exitContainers(r)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=r!==n.length
c=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(a,containerContinue,flowStart)(n)}function containerContinue(e){r++
n.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(i){closeFlow()}exitContainers(0)
e.consume(n)
return}i=i||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:o})
return flowContinue(n)}function flowContinue(n){if(n===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(n)
return}if((0,u.HP)(n)){e.consume(n)
writeToChild(e.exit("chunkFlow"))
r=0
t.interrupt=undefined
return start}e.consume(n)
return flowContinue}function writeToChild(e,n){const u=t.sliceStream(e)
if(n){u.push(null)}e.previous=o
if(o){o.next=e}o=e
i.defineSkip(e.start)
i.write(u)
if(t.parser.lazy[e.start.line]){let e=i.events.length
while(e--){if(i.events[e][1].start.offset<c&&(!i.events[e][1].end||i.events[e][1].end.offset>c)){return}}const n=t.events.length
let o=n
let u
let s
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){if(u){s=t.events[o][1].end
break}u=true}}exitContainers(r)
e=n
while(e<t.events.length){t.events[e][1].end={...s}
e++}const a=new EditMap
a.add(o+1,0,t.events.slice(n))
a.add(n,e-n,[])
a.consume(t.events)}}function exitContainers(r){let i=n.length
while(i-- >r){const r=n[i]
t.containerState=r[1]
r[0].exit.call(t,e)}n.length=r}function closeFlow(){i.write([null])
o=undefined
i=undefined
t.containerState._closeFlow=undefined}}function tokenizeContainer(e,t,n){return(0,o.N)(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?undefined:4)}var l=n(4520)
var f=n(5586)
const d={resolve:resolveContent,tokenize:tokenizeContent}
const h={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){(0,f.w)(e)
return e}function tokenizeContent(e,t){let n
return chunkStart
function chunkStart(t){e.enter("content")
n=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null){return contentEnd(t)}if((0,u.HP)(t)){return e.check(h,contentContinue,contentEnd)(t)}e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
n.next=e.enter("chunkContent",{contentType:"content",previous:n})
n=n.next
return chunkInside}}function tokenizeContinuation(e,t,n){const r=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,prefixed,"linePrefix")}function prefixed(i){if(i===null||(0,u.HP)(i)){return n(i)}const o=r.events[r.events.length-1]
if(!r.parser.constructs.disable.null.includes("codeIndented")&&o&&o[1].type==="linePrefix"&&o[2].sliceSerialize(o[1],true).length>=4){return t(i)}return e.interrupt(r.parser.constructs.flow,n,t)(i)}}const p={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const n=e.attempt(l.B,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,o.N)(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(d,afterConstruct)),"linePrefix")))
return n
function atBlankEnding(r){if(r===null){e.consume(r)
return}e.enter("lineEndingBlank")
e.consume(r)
e.exit("lineEndingBlank")
t.currentConstruct=undefined
return n}function afterConstruct(r){if(r===null){e.consume(r)
return}e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
t.currentConstruct=undefined
return n}}const m={resolveAll:createResolver()}
const k=initializeFactory("string")
const g=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:undefined),tokenize:initializeText}
function initializeText(t){const n=this
const r=this.parser.constructs[e]
const i=t.attempt(r,start,notText)
return start
function start(e){return atBreak(e)?i(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return i(e)}t.consume(e)
return data}function atBreak(e){if(e===null){return true}const t=r[e]
let i=-1
if(t){while(++i<t.length){const e=t[i]
if(!e.previous||e.previous.call(n,n.previous)){return true}}}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let r=-1
let i
while(++r<=t.length){if(i===undefined){if(t[r]&&t[r][1].type==="data"){i=r
r++}}else if(!t[r]||t[r][1].type!=="data"){if(r!==i+2){t[i][1].end=t[r-1][1].end
t.splice(i+2,r-i-2)
r=i+2}i=undefined}}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new EditMap
let r=0
while(++r<=e.length){if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){const i=e[r-1][1]
const o=t.sliceStream(i)
let u=o.length
let c=-1
let s=0
let a
while(u--){const e=o[u]
if(typeof e==="string"){c=e.length
while(e.charCodeAt(c-1)===32){s++
c--}if(c){break}c=-1}else if(e===-2){a=true
s++}else if(e===-1){}else{u++
break}}if(t._contentTypeTextTrailing&&r===e.length){s=0}if(s){const o={type:r===e.length||a||s<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:u?c:i.start._bufferIndex+c,_index:i.start._index+u,line:i.end.line,column:i.end.column-s,offset:i.end.offset-s},end:{...i.end}}
i.end={...o.start}
if(i.start.offset===i.end.offset){Object.assign(i,o)}else{n.add(r,0,[["enter",o,t],["exit",o,t]])}}r++}}n.consume(e)
return e}const x={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,n){let r=0
let i
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){i=e
return atBreak(e)}function atBreak(o){if(o===i){e.enter("thematicBreakSequence")
return sequence(o)}if(r>=3&&(o===null||(0,u.HP)(o))){e.exit("thematicBreak")
return t(o)}return n(o)}function sequence(t){if(t===i){e.consume(t)
r++
return sequence}e.exit("thematicBreakSequence")
return(0,u.On)(t)?(0,o.N)(e,atBreak,"whitespace")(t):atBreak(t)}}const b={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const S={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const C={partial:true,tokenize:tokenizeIndent}
function tokenizeListStart(e,t,n){const r=this
const i=r.events[r.events.length-1]
let o=i&&i[1].type==="linePrefix"?i[2].sliceSerialize(i[1],true).length:0
let c=0
return start
function start(t){const i=r.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(i==="listUnordered"?!r.containerState.marker||t===r.containerState.marker:(0,u.BM)(t)){if(!r.containerState.type){r.containerState.type=i
e.enter(i,{_container:true})}if(i==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(x,n,atMarker)(t):atMarker(t)}if(!r.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return n(t)}function inside(t){if((0,u.BM)(t)&&++c<10){e.consume(t)
return inside}if((!r.interrupt||c<2)&&(r.containerState.marker?t===r.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return n(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
r.containerState.marker=r.containerState.marker||t
return e.check(l.B,r.interrupt?n:onBlank,e.attempt(S,endOfPrefix,otherPrefix))}function onBlank(e){r.containerState.initialBlankLine=true
o++
return endOfPrefix(e)}function otherPrefix(t){if((0,u.On)(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return n(t)}function endOfPrefix(n){r.containerState.size=o+r.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,n){const r=this
r.containerState._closeFlow=undefined
return e.check(l.B,onBlank,notBlank)
function onBlank(n){r.containerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBlankLine
return(0,o.N)(e,t,"listItemIndent",r.containerState.size+1)(n)}function notBlank(n){if(r.containerState.furtherBlankLines||!(0,u.On)(n)){r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return notInCurrentItem(n)}r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return e.attempt(C,t,notInCurrentItem)(n)}function notInCurrentItem(i){r.containerState._closeFlow=true
r.interrupt=undefined
return(0,o.N)(e,e.attempt(b,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(i)}}function tokenizeIndent(e,t,n){const r=this
return(0,o.N)(e,afterPrefix,"listItemIndent",r.containerState.size+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="listItemIndent"&&i[2].sliceSerialize(i[1],true).length===r.containerState.size?t(e):n(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,n){const r=this
return(0,o.N)(e,afterPrefix,"listItemPrefixWhitespace",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return!(0,u.On)(e)&&i&&i[1].type==="listItemPrefixWhitespace"?t(e):n(e)}}const w={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,n){const r=this
return start
function start(t){if(t===62){const n=r.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return n(t)}function after(n){if((0,u.On)(n)){e.enter("blockQuotePrefixWhitespace")
e.consume(n)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(n)}}function tokenizeBlockQuoteContinuation(e,t,n){const r=this
return contStart
function contStart(t){if((0,u.On)(t)){return(0,o.N)(e,contBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return contBefore(t)}function contBefore(r){return e.attempt(w,t,n)(r)}}function exit(e){e.exit("blockQuote")}function factoryDestination(e,t,n,r,i,o,c,s,a){const l=a||Number.POSITIVE_INFINITY
let f=0
return start
function start(t){if(t===60){e.enter(r)
e.enter(i)
e.enter(o)
e.consume(t)
e.exit(o)
return enclosedBefore}if(t===null||t===32||t===41||(0,u.JQ)(t)){return n(t)}e.enter(r)
e.enter(c)
e.enter(s)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(o)
e.consume(n)
e.exit(o)
e.exit(i)
e.exit(r)
return t}e.enter(s)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(s)
return enclosedBefore(t)}if(t===null||t===60||(0,u.HP)(t)){return n(t)}e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(i){if(!f&&(i===null||i===41||(0,u.Ee)(i))){e.exit("chunkString")
e.exit(s)
e.exit(c)
e.exit(r)
return t(i)}if(f<l&&i===40){e.consume(i)
f++
return raw}if(i===41){e.consume(i)
f--
return raw}if(i===null||i===32||i===40||(0,u.JQ)(i)){return n(i)}e.consume(i)
return i===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,n,r,i,o){const c=this
let s=0
let a
return start
function start(t){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
e.enter(o)
return atBreak}function atBreak(l){if(s>999||l===null||l===91||l===93&&!a||l===94&&!s&&"_hiddenFootnoteSupport"in c.parser.constructs){return n(l)}if(l===93){e.exit(o)
e.enter(i)
e.consume(l)
e.exit(i)
e.exit(r)
return t}if((0,u.HP)(l)){e.enter("lineEnding")
e.consume(l)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(l)}function labelInside(t){if(t===null||t===91||t===93||(0,u.HP)(t)||s++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!a)a=!(0,u.On)(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
s++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,n,r,i,c){let s
return start
function start(t){if(t===34||t===39||t===40){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
s=t===40?41:t
return begin}return n(t)}function begin(n){if(n===s){e.enter(i)
e.consume(n)
e.exit(i)
e.exit(r)
return t}e.enter(c)
return atBreak(n)}function atBreak(t){if(t===s){e.exit(c)
return begin(s)}if(t===null){return n(t)}if((0,u.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===s||t===null||(0,u.HP)(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===s||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let n
return start
function start(r){if((0,u.HP)(r)){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
n=true
return start}if((0,u.On)(r)){return(0,o.N)(e,start,n?"linePrefix":"lineSuffix")(r)}return t(r)}}var I=n(31)
const z={name:"definition",tokenize:tokenizeDefinition}
const E={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,t,n){const r=this
let i
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(r,e,labelAfter,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(t){i=(0,I.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1))
if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
return markerAfter}return n(t)}function markerAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(E,after,after)(t)}function after(t){return(0,u.On)(t)?(0,o.N)(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(o){if(o===null||(0,u.HP)(o)){e.exit("definition")
r.parser.defined.push(i)
return t(o)}return n(o)}}function tokenizeTitleBefore(e,t,n){return titleBefore
function titleBefore(t){return(0,u.Ee)(t)?factoryWhitespace(e,beforeMarker)(t):n(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return(0,u.On)(t)?(0,o.N)(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||(0,u.HP)(e)?t(e):n(e)}}const y={name:"codeIndented",tokenize:tokenizeCodeIndented}
const A={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,n){return start
function start(t){e.enter("codeIndented")
return(0,o.B)(e,atBreak,n,"linePrefix",4,4)(t)}function atBreak(t){if(t===null){return after(t)}if((0,u.HP)(t)){return e.attempt(A,atBreak,after)(t)}e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||(0,u.HP)(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,n){const r=this
return furtherStart
function furtherStart(i){if(r.parser.lazy[r.now().line]){return n(i)}if((0,u.HP)(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return furtherStart}return(0,o.B)(e,t,onNotEnoughPrefix,"linePrefix",4,4)(i)}function onNotEnoughPrefix(e){return(0,u.HP)(e)?furtherStart(e):n(e)}}var v=n(5254)
const B={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let n=e.length-2
let r=3
if(e[r][1].type==="whitespace"){r+=2}if(n-2>r&&e[n][1].type==="whitespace"){n-=2}if(e[n][1].type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")){n-=r+1===n?2:4}if(n>r){const i={type:"atxHeadingText",start:e[r][1].start,end:e[n][1].end}
const o={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};(0,v.m)(e,r,n-r+1,[["enter",i,t],["enter",o,t],["exit",o,t],["exit",i,t]])}return e}function tokenizeHeadingAtx(e,t,n){let r=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&r++<6){e.consume(t)
return sequenceOpen}if(t===null||(0,u.Ee)(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return n(t)}function atBreak(n){if(n===35){e.enter("atxHeadingSequence")
return sequenceFurther(n)}if(n===null||(0,u.HP)(n)){e.exit("atxHeading")
return t(n)}if((0,u.On)(n)){return(0,o.N)(e,atBreak,"whitespace")(n)}e.enter("atxHeadingText")
return data(n)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||(0,u.Ee)(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const O={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new EditMap
let r=e.length
let i
let o
let u
while(r--){if(e[r][0]==="enter"){if(e[r][1].type==="content"){i=r
break}if(e[r][1].type==="paragraph"){o=r}}else{if(e[r][1].type==="content"){n.add(r,1,[])}if(!u&&e[r][1].type==="definition"){u=r}}}const c={type:"setextHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
e[o][1].type="setextHeadingText"
if(u){n.add(o,0,[["enter",c,t]])
n.add(u+1,0,[["exit",e[i][1],t]])
e[i][1].end={...e[u][1].end}}else{e[i][1]=c}n.add(e.length,0,[["exit",c,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,n){const r=this
let i
return start
function start(t){let o=r.events.length
let u
while(o--){if(r.events[o][1].type!=="lineEnding"&&r.events[o][1].type!=="linePrefix"&&r.events[o][1].type!=="content"){u=r.events[o][1].type==="paragraph"
break}}if(!r.parser.lazy[r.now().line]&&(r.interrupt||u)){e.enter("setextHeadingLine")
i=t
return before(t)}return n(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===i){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return(0,u.On)(t)?(0,o.N)(e,after,"lineSuffix")(t):after(t)}function after(r){if(r===null||(0,u.HP)(r)){e.exit("setextHeadingLine")
return t(r)}return n(r)}}var T=n(9586)
const P={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const r=this
return start
function start(t){if(t===null){return n(t)}e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return r.parser.lazy[r.now().line]?n(e):t(e)}}const F={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const N={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--){if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"){break}}if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,n){const r=this
let i
let o
let c
let s
let a
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(s){if(s===33){e.consume(s)
return declarationOpen}if(s===47){e.consume(s)
o=true
return tagCloseStart}if(s===63){e.consume(s)
i=3
return r.interrupt?t:continuationDeclarationInside}if((0,u.CW)(s)){e.consume(s)
c=String.fromCharCode(s)
return tagName}return n(s)}function declarationOpen(o){if(o===45){e.consume(o)
i=2
return commentOpenInside}if(o===91){e.consume(o)
i=5
s=0
return cdataOpenInside}if((0,u.CW)(o)){e.consume(o)
i=4
return r.interrupt?t:continuationDeclarationInside}return n(o)}function commentOpenInside(i){if(i===45){e.consume(i)
return r.interrupt?t:continuationDeclarationInside}return n(i)}function cdataOpenInside(i){const o="CDATA["
if(i===o.charCodeAt(s++)){e.consume(i)
if(s===o.length){return r.interrupt?t:continuation}return cdataOpenInside}return n(i)}function tagCloseStart(t){if((0,u.CW)(t)){e.consume(t)
c=String.fromCharCode(t)
return tagName}return n(t)}function tagName(s){if(s===null||s===47||s===62||(0,u.Ee)(s)){const u=s===47
const a=c.toLowerCase()
if(!u&&!o&&T.y.includes(a)){i=1
return r.interrupt?t(s):continuation(s)}if(T.T.includes(c.toLowerCase())){i=6
if(u){e.consume(s)
return basicSelfClosing}return r.interrupt?t(s):continuation(s)}i=7
return r.interrupt&&!r.parser.lazy[r.now().line]?n(s):o?completeClosingTagAfter(s):completeAttributeNameBefore(s)}if(s===45||(0,u.lV)(s)){e.consume(s)
c+=String.fromCharCode(s)
return tagName}return n(s)}function basicSelfClosing(i){if(i===62){e.consume(i)
return r.interrupt?t:continuation}return n(i)}function completeClosingTagAfter(t){if((0,u.On)(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||(0,u.CW)(t)){e.consume(t)
return completeAttributeName}if((0,u.On)(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||(0,u.lV)(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if((0,u.On)(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
a=t
return completeAttributeValueQuoted}if((0,u.On)(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===a){e.consume(t)
a=null
return completeAttributeValueQuotedAfter}if(t===null||(0,u.HP)(t)){return n(t)}e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||(0,u.Ee)(t)){return completeAttributeNameAfter(t)}e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||(0,u.On)(e)){return completeAttributeNameBefore(e)}return n(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return n(t)}function completeAfter(t){if(t===null||(0,u.HP)(t)){return continuation(t)}if((0,u.On)(t)){e.consume(t)
return completeAfter}return n(t)}function continuation(t){if(t===45&&i===2){e.consume(t)
return continuationCommentInside}if(t===60&&i===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&i===4){e.consume(t)
return continuationClose}if(t===63&&i===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&i===5){e.consume(t)
return continuationCdataInside}if((0,u.HP)(t)&&(i===6||i===7)){e.exit("htmlFlowData")
return e.check(N,continuationAfter,continuationStart)(t)}if(t===null||(0,u.HP)(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(P,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||(0,u.HP)(t)){return continuationStart(t)}e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
c=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=c.toLowerCase()
if(T.y.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if((0,u.CW)(t)&&c.length<8){e.consume(t)
c+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&i===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||(0,u.HP)(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,n){return start
function start(r){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return e.attempt(l.B,t,n)}}const _={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,n){const r=this
const i={partial:true,tokenize:tokenizeCloseStart}
let c=0
let s=0
let a
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=r.events[r.events.length-1]
c=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
a=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===a){s++
e.consume(t)
return sequenceOpen}if(s<3){return n(t)}e.exit("codeFencedFenceSequence")
return(0,u.On)(t)?(0,o.N)(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(n){if(n===null||(0,u.HP)(n)){e.exit("codeFencedFence")
return r.interrupt?t(n):e.check(P,atNonLazyBreak,after)(n)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(n)}function info(t){if(t===null||(0,u.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if((0,u.On)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return(0,o.N)(e,metaBefore,"whitespace")(t)}if(t===96&&t===a){return n(t)}e.consume(t)
return info}function metaBefore(t){if(t===null||(0,u.HP)(t)){return infoBefore(t)}e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||(0,u.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===a){return n(t)}e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(i,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return c>0&&(0,u.On)(t)?(0,o.N)(e,beforeContentChunk,"linePrefix",c+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||(0,u.HP)(t)){return e.check(P,atNonLazyBreak,after)(t)}e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||(0,u.HP)(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,n){let i=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return(0,u.On)(t)?(0,o.N)(e,beforeSequenceClose,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===a){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return n(t)}function sequenceClose(t){if(t===a){i++
e.consume(t)
return sequenceClose}if(i>=s){e.exit("codeFencedFenceSequence")
return(0,u.On)(t)?(0,o.N)(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return n(t)}function sequenceCloseAfter(r){if(r===null||(0,u.HP)(r)){e.exit("codeFencedFence")
return t(r)}return n(r)}}}var L=n(7126)
const H={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,n){const r=this
let i=0
let o
let c
return start
function start(t){e.enter("characterReference")
e.enter("characterReferenceMarker")
e.consume(t)
e.exit("characterReferenceMarker")
return open}function open(t){if(t===35){e.enter("characterReferenceMarkerNumeric")
e.consume(t)
e.exit("characterReferenceMarkerNumeric")
return numeric}e.enter("characterReferenceValue")
o=31
c=u.lV
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
o=6
c=u.ok
return value}e.enter("characterReferenceValue")
o=7
c=u.BM
return value(t)}function value(s){if(s===59&&i){const i=e.exit("characterReferenceValue")
if(c===u.lV&&!(0,L.s)(r.sliceSerialize(i))){return n(s)}e.enter("characterReferenceMarker")
e.consume(s)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(c(s)&&i++<o){e.consume(s)
return value}return n(s)}}const M={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,n){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(r){if((0,u.ol)(r)){e.enter("characterEscapeValue")
e.consume(r)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return n(r)}}const V={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(n){e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}}var q=n(6728)
const D={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const R={tokenize:tokenizeResource}
const W={tokenize:tokenizeReferenceFull}
const Q={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const n=[]
while(++t<e.length){const r=e[t][1]
n.push(e[t])
if(r.type==="labelImage"||r.type==="labelLink"||r.type==="labelEnd"){const e=r.type==="labelImage"?4:2
r.type="data"
t+=e}}if(e.length!==n.length){(0,v.m)(e,0,e.length,n)}return e}function resolveToLabelEnd(e,t){let n=e.length
let r=0
let i
let o
let u
while(n--){const t=e[n][1]
if(i){if(t.type==="link"||t.type==="labelLink"&&t._inactive){break}if(e[n][0]==="enter"&&t.type==="labelLink"){t._inactive=true}}else if(o){if(e[n][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){i=n
if(t.type!=="labelLink"){r=2
break}}}else if(t.type==="labelEnd"){o=n}}const c={type:e[i][1].type==="labelLink"?"link":"image",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
const s={type:"label",start:{...e[i][1].start},end:{...e[o][1].end}}
const a={type:"labelText",start:{...e[i+r+2][1].end},end:{...e[o-2][1].start}}
u=[["enter",c,t],["enter",s,t]]
u=(0,v.V)(u,e.slice(i+1,i+r+3))
u=(0,v.V)(u,[["enter",a,t]])
u=(0,v.V)(u,(0,q.W)(t.parser.constructs.insideSpan.null,e.slice(i+r+4,o-3),t))
u=(0,v.V)(u,[["exit",a,t],e[o-2],e[o-1],["exit",s,t]])
u=(0,v.V)(u,e.slice(o+1))
u=(0,v.V)(u,[["exit",c,t]]);(0,v.m)(e,i,e.length,u)
return e}function tokenizeLabelEnd(e,t,n){const r=this
const i=r._labelStarts
let o
let u
if(i){while(i.length>0&&i[i.length-1]._balanced){i.pop()}o=i[i.length-1]}return start
function start(t){if(!o){return n(t)}if(o._inactive){return labelEndNok(t)}u=r.parser.defined.includes((0,I.B)(r.sliceSerialize({start:o.end,end:r.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40){return e.attempt(R,labelEndOk,u?labelEndOk:labelEndNok)(t)}if(t===91){return e.attempt(W,labelEndOk,u?referenceNotFull:labelEndNok)(t)}return u?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(Q,labelEndOk,labelEndNok)(t)}function labelEndOk(e){i.pop()
return t(e)}function labelEndNok(e){o._balanced=true
return n(e)}}function tokenizeResource(e,t,n){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41){return resourceEnd(t)}return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return n(e)}function resourceBetween(t){if(t===34||t===39||t===40){return factoryTitle(e,resourceTitleAfter,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)}return resourceEnd(t)}function resourceTitleAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(r){if(r===41){e.enter("resourceMarker")
e.consume(r)
e.exit("resourceMarker")
e.exit("resource")
return t}return n(r)}}function tokenizeReferenceFull(e,t,n){const r=this
return referenceFull
function referenceFull(t){return factoryLabel.call(r,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return r.parser.defined.includes((0,I.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(e):n(e)}function referenceFullMissing(e){return n(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(r){if(r===93){e.enter("referenceMarker")
e.consume(r)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(r)}}const U={name:"labelStartImage",resolveAll:D.resolveAll,tokenize:tokenizeLabelStartImage}
function tokenizeLabelStartImage(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelImage")
e.enter("labelImageMarker")
e.consume(t)
e.exit("labelImageMarker")
return open}function open(t){if(t===91){e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelImage")
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}var Y=n(4386)
const j={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let n=-1
let r
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let i=n
while(i--){if(e[i][0]==="exit"&&e[i][1].type==="attentionSequence"&&e[i][1]._open&&t.sliceSerialize(e[i][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[i][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[i][1].end.offset-e[i][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3)){continue}const o=e[i][1].end.offset-e[i][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1
const u={...e[i][1].end}
const c={...e[n][1].start}
movePoint(u,-o)
movePoint(c,o)
const s={type:o>1?"strongSequence":"emphasisSequence",start:u,end:{...e[i][1].end}}
const a={type:o>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:c}
const l={type:o>1?"strongText":"emphasisText",start:{...e[i][1].end},end:{...e[n][1].start}}
const f={type:o>1?"strong":"emphasis",start:{...s.start},end:{...a.end}}
e[i][1].end={...s.start}
e[n][1].start={...a.end}
r=[]
if(e[i][1].end.offset-e[i][1].start.offset){r=(0,v.V)(r,[["enter",e[i][1],t],["exit",e[i][1],t]])}r=(0,v.V)(r,[["enter",f,t],["enter",s,t],["exit",s,t],["enter",l,t]])
r=(0,v.V)(r,(0,q.W)(t.parser.constructs.insideSpan.null,e.slice(i+1,n),t))
r=(0,v.V)(r,[["exit",l,t],["enter",a,t],["exit",a,t],["exit",f,t]])
let d=0
if(e[n][1].end.offset-e[n][1].start.offset){d=2
r=(0,v.V)(r,[["enter",e[n][1],t],["exit",e[n][1],t]])}(0,v.m)(e,i-1,n-i+3,r)
n=i+r.length-d-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="attentionSequence"){e[n][1].type="data"}}return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const r=this.previous
const i=(0,Y.S)(r)
let o
return start
function start(t){o=t
e.enter("attentionSequence")
return inside(t)}function inside(u){if(u===o){e.consume(u)
return inside}const c=e.exit("attentionSequence")
const s=(0,Y.S)(u)
const a=!s||s===2&&i||n.includes(u)&&u!==42&&u!==95
const l=!i||i===2&&s||n.includes(r)&&r!==42&&r!==95
c._open=Boolean(o===42?a:a&&(i||!l))
c._close=Boolean(o===42?l:l&&(s||!a))
return t(u)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const J={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,n){let r=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if((0,u.CW)(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64){return n(t)}return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||(0,u.lV)(e)){r=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
r=0
return urlInside}if((t===43||t===45||t===46||(0,u.lV)(t))&&r++<32){e.consume(t)
return schemeInsideOrEmailAtext}r=0
return emailAtext(t)}function urlInside(r){if(r===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(r)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(r===null||r===32||r===60||(0,u.JQ)(r)){return n(r)}e.consume(r)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if((0,u.cx)(t)){e.consume(t)
return emailAtext}return n(t)}function emailAtSignOrDot(e){return(0,u.lV)(e)?emailLabel(e):n(e)}function emailLabel(n){if(n===46){e.consume(n)
r=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||(0,u.lV)(t))&&r++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return n(t)}}const G={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,n){const r=this
let i
let c
let s
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if((0,u.CW)(t)){e.consume(t)
return tagOpen}return n(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
c=0
return cdataOpenInside}if((0,u.CW)(t)){e.consume(t)
return declaration}return n(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return n(t)}function comment(t){if(t===null){return n(t)}if(t===45){e.consume(t)
return commentClose}if((0,u.HP)(t)){s=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){const r="CDATA["
if(t===r.charCodeAt(c++)){e.consume(t)
return c===r.length?cdata:cdataOpenInside}return n(t)}function cdata(t){if(t===null){return n(t)}if(t===93){e.consume(t)
return cdataClose}if((0,u.HP)(t)){s=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62){return end(t)}if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62){return end(t)}if((0,u.HP)(t)){s=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null){return n(t)}if(t===63){e.consume(t)
return instructionClose}if((0,u.HP)(t)){s=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if((0,u.CW)(t)){e.consume(t)
return tagClose}return n(t)}function tagClose(t){if(t===45||(0,u.lV)(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if((0,u.HP)(t)){s=tagCloseBetween
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||(0,u.lV)(t)){e.consume(t)
return tagOpen}if(t===47||t===62||(0,u.Ee)(t)){return tagOpenBetween(t)}return n(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||(0,u.CW)(t)){e.consume(t)
return tagOpenAttributeName}if((0,u.HP)(t)){s=tagOpenBetween
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||(0,u.lV)(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if((0,u.HP)(t)){s=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
i=t
return tagOpenAttributeValueQuoted}if((0,u.HP)(t)){s=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===i){e.consume(t)
i=undefined
return tagOpenAttributeValueQuotedAfter}if(t===null){return n(t)}if((0,u.HP)(t)){s=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96){return n(t)}if(t===47||t===62||(0,u.Ee)(t)){return tagOpenBetween(t)}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||(0,u.Ee)(e)){return tagOpenBetween(e)}return n(e)}function end(r){if(r===62){e.consume(r)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return n(r)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return(0,u.On)(t)?(0,o.N)(e,lineEndingAfterPrefix,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return s(t)}}const K={name:"labelStartLink",resolveAll:D.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const X={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,n){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(r){if((0,u.HP)(r)){e.exit("hardBreakEscape")
return t(r)}return n(r)}}const Z={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let r
let i
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){r=n
while(++r<t){if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}}r=n-1
t++
while(++r<=t){if(i===undefined){if(r!==t&&e[r][1].type!=="lineEnding"){i=r}}else if(r===t||e[r][1].type==="lineEnding"){e[i][1].type="codeTextData"
if(r!==i+2){e[i][1].end=e[r-1][1].end
e.splice(i+2,r-i-2)
t-=r-i-2
r=i+2}i=undefined}}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,n){const r=this
let i=0
let o
let c
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
i++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null){return n(t)}if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){c=e.enter("codeTextSequence")
o=0
return sequenceClose(t)}if((0,u.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||(0,u.HP)(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
o++
return sequenceClose}if(o===i){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}c.type="codeTextData"
return data(n)}}const $={[42]:b,[43]:b,[45]:b,[48]:b,[49]:b,[50]:b,[51]:b,[52]:b,[53]:b,[54]:b,[55]:b,[56]:b,[57]:b,[62]:w}
const ee={[91]:z}
const te={[-2]:y,[-1]:y,[32]:y}
const ne={[35]:B,[42]:x,[45]:[O,x],[60]:F,[61]:O,[95]:x,[96]:_,[126]:_}
const re={[38]:H,[92]:M}
const ie={[-5]:V,[-4]:V,[-3]:V,[33]:U,[38]:H,[42]:j,[60]:[J,G],[91]:K,[92]:[X,M],[93]:D,[95]:j,[96]:Z}
const oe={null:[j,m]}
const ue={null:[42,95]}
const ce={null:[]}
function createTokenizer(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0}
const i={}
const o=[]
let c=[]
let s=[]
let a=true
const l={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const f={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let d=t.tokenize.call(f,l)
let h
if(t.resolveAll){o.push(t)}return f
function write(e){c=(0,v.V)(c,e)
main()
if(c[c.length-1]!==null){return[]}addResult(t,0)
f.events=(0,q.W)(o,f.events,f)
return f.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(c,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:i,offset:o}=r
return{_bufferIndex:e,_index:t,line:n,column:i,offset:o}}function defineSkip(e){i[e.line]=e.column
accountForPotentialSkip()}function main(){while(r._index<c.length){const e=c[r._index]
if(typeof e==="string"){const t=r._index
if(r._bufferIndex<0){r._bufferIndex=0}while(r._index===t&&r._bufferIndex<e.length){go(e.charCodeAt(r._bufferIndex))}}else{go(e)}}}function go(e){a=undefined
h=e
d=d(e)}function consume(e){if((0,u.HP)(e)){r.line++
r.column=1
r.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){r.column++
r.offset++}if(r._bufferIndex<0){r._index++}else{r._bufferIndex++
if(r._bufferIndex===c[r._index].length){r._bufferIndex=-1
r._index++}}f.previous=e
a=true}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
f.events.push(["enter",n,f])
s.push(n)
return n}function exit(e){const t=s.pop()
t.end=now()
f.events.push(["exit",t,f])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,r,i){let o
let u
let c
let s
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const r=t!==null&&e.null
const i=[...Array.isArray(n)?n:n?[n]:[],...Array.isArray(r)?r:r?[r]:[]]
return handleListOfConstructs(i)(t)}}function handleListOfConstructs(e){o=e
u=0
if(e.length===0){return i}return handleConstruct(e[u])}function handleConstruct(e){return start
function start(n){s=store()
c=e
if(!e.partial){f.currentConstruct=e}if(e.name&&f.parser.constructs.disable.null.includes(e.name)){return nok(n)}return e.tokenize.call(t?Object.assign(Object.create(f),t):f,l,ok,nok)(n)}}function ok(t){a=true
e(c,s)
return r}function nok(e){a=true
s.restore()
if(++u<o.length){return handleConstruct(o[u])}return i}}}function addResult(e,t){if(e.resolveAll&&!o.includes(e)){o.push(e)}if(e.resolve){(0,v.m)(f.events,t,f.events.length-t,e.resolve(f.events.slice(t),f))}if(e.resolveTo){f.events=e.resolveTo(f.events,f)}}function store(){const e=now()
const t=f.previous
const n=f.currentConstruct
const i=f.events.length
const o=Array.from(s)
return{from:i,restore}
function restore(){r=e
f.previous=t
f.currentConstruct=n
f.events.length=i
s=o
accountForPotentialSkip()}}function accountForPotentialSkip(){if(r.line in i&&r.column<2){r.column=i[r.line]
r.offset+=i[r.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const r=t.start._bufferIndex
const i=t.end._index
const o=t.end._bufferIndex
let u
if(n===i){u=[e[n].slice(r,o)]}else{u=e.slice(n,i)
if(r>-1){const e=u[0]
if(typeof e==="string"){u[0]=e.slice(r)}else{u.shift()}}if(o>0){u.push(e[i].slice(0,o))}}return u}function serializeChunks(e,t){let n=-1
const r=[]
let i
while(++n<e.length){const o=e[n]
let u
if(typeof o==="string"){u=o}else{switch(o){case-5:{u="\r"
break}case-4:{u="\n"
break}case-3:{u="\r"+"\n"
break}case-2:{u=t?" ":"\t"
break}case-1:{if(!t&&i){continue}u=" "
break}default:{u=String.fromCharCode(o)}}}i=o===-2
r.push(u)}return r.join("")}function parse(e){const t=e||{}
const n=(0,i.y)([r,...t.extensions||[]])
const o={constructs:n,content:create(c),defined:[],document:create(s),flow:create(p),lazy:{},string:create(k),text:create(g)}
return o
function create(e){return creator
function creator(t){return createTokenizer(o,e,t)}}}},5387:(e,t,n)=>{n.d(t,{_:()=>postprocess})
var r=n(5586)
function postprocess(e){while(!(0,r.w)(e)){}return e}},2192:(e,t,n)=>{n.d(t,{v:()=>preprocess})
const r=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let i
return preprocessor
function preprocessor(o,u,c){o=t+(typeof o==="string"?o.toString():new TextDecoder(u||undefined).decode(o))
const s=[]
let a=0
t=""
if(n){if(o.charCodeAt(0)===65279){a++}n=undefined}while(a<o.length){r.lastIndex=a
const n=r.exec(o)
const u=n&&n.index!==undefined?n.index:o.length
const c=o.charCodeAt(u)
if(!n){t=o.slice(a)
break}if(c===10&&a===u&&i){s.push(-3)
i=undefined}else{if(i){s.push(-5)
i=undefined}if(a<u){s.push(o.slice(a,u))
e+=u-a}switch(c){case 0:{s.push(65533)
e++
break}case 9:{const t=Math.ceil(e/4)*4
s.push(-2)
while(e++<t){s.push(-1)}break}case 10:{s.push(-4)
e=1
break}default:{i=true
e=1}}}a=u+1}if(c){if(i){s.push(-5)}if(t){s.push(t)}s.push(null)}return s}}}}

