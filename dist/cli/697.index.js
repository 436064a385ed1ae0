"use strict"
exports.id=697
exports.ids=[697]
exports.modules={9697:(t,e,n)=>{n.d(e,{markdownEvents:()=>markdownEvents})
var o=n(8166)
var s=n(2192)
var r=n(5387)
var i=n(796)
var c=n(2297)
var a=n(5586)
const u={tokenizeTrail:(t,e)=>e,tokenizeDomain:(t,e)=>t.lastIndexOf("_",e-1)}
function boundAddresses(t,e){const n=new WeakMap
return{...t,tokenize(o,s,r){const i=n.get(this)??new Map
n.set(this,i)
return t.tokenize.call(this,watched(o,i,e),s,r)}}}function watched(t,e,n){const boundPart=t=>"tokenize"in t?bounded(t,e,n):t
return{...t,attempt:(e,n,o)=>t.attempt(boundPart(e),n,o),check:(e,n,o)=>t.check(boundPart(e),n,o)}}function bounded(t,e,n){const{name:o}=t.tokenize
return{...t,tokenize(s,r,i){if(this.now().offset<(e.get(o)??0))return i
return t.tokenize.call(this,watched(s,e,n),r,t=>{const s=u[o]?.(n,this.now().offset)
if(s!==undefined)e.set(o,s)
return i(t)})}}}function boundLabels(t,e,n){const o=longestLabel(e)
const sliceOf=t=>(e,s)=>isLonger(n,e.start.offset,e.end.offset,o())?"":t.sliceSerialize(e,s)
return{...t,tokenize(e,n,o){const s=Object.create(this,{sliceSerialize:{value:sliceOf(this)}})
return t.tokenize.call(s,e,n,o)}}}function longestLabel(t){let[e,n,o]=[0,0,0]
return()=>{const{defined:s,gfmFootnotes:r=[]}=t
for(;e<s.length;e+=1)o=Math.max(o,s[e]?.length??0)
for(;n<r.length;n+=1){o=Math.max(o,1+(r[n]?.length??0))}return o}}function isLonger(t,e,n,o){let s=0
for(let r=e;r<n&&s<=o;r+=1){if(!" \t\r\n>".includes(t.charAt(r)))s+=1}return s>o}function boundTitles(t,e){const n=new WeakMap
return{...t,tokenize(o,s,r){const i=n.get(this)??new Map
n.set(this,i)
const attempt=(t,n,s)=>o.attempt(isConstruct(t)?boundTitle(t,e,i):t,n,s)
return t.tokenize.call(this,{...o,attempt},s,r)}}}function isConstruct(t){return"tokenize"in t}function boundTitle(t,e,n){return{...t,tokenize(o,s,r){let i=""
let c=Number.POSITIVE_INFINITY
let a=false
let u=false
const enter=(t,s)=>{if(t==="resourceTitle"){const{offset:t}=this.now()
i=e.charAt(t)
a=t<(n.get(i)??0)}return o.enter(t,s)}
const exit=t=>{if(t==="resourceTitle")c=this.now().offset-1
return o.exit(t)}
const ending=(t,e=()=>{})=>n=>{u=true
e()
return t(n)}
const f=ending(r,()=>i!==""&&n.set(i,c))
const watch=t=>e=>{const n=t(e)
if(u||!n)return n
return a?r(e):watch(n)}
return watch(t.tokenize.call(this,{...o,enter,exit},ending(s),f))}}}var f=n(1617)
f.n.prototype.consume=function consume(t){const e=this.map.sort(([t],[e])=>t-e)
const n=e[0]?.[0]
if(n===undefined)return undefined
const o=t.splice(n)
const append=e=>{for(const n of e)t[t.length]=n}
let s=0
for(const[t,r,i]of e){append(o.slice(s,t-n))
append(i)
s=t-n+r}append(o.slice(s))
this.map.length=0
this.index.clear()
return undefined}
function rememberOpenBlocks(t){const{flow:e}=t
t.flow=t=>{const n=e(t)
let o=n.now().offset
let s=false
let r
const defineSkip=t=>{o=t.offset
n.defineSkip(t)}
const write=t=>{s=t.at(-1)===null
return n.write(t)}
const events=()=>{if(s)return n.events
if(!r||r.end)r=n.events.findLast(([,t])=>goesOn(t,o))?.[1]
return r?[["enter",r,n]]:[]}
return new Proxy(n,{get(t,e){if(e==="defineSkip")return defineSkip
if(e==="write")return write
return e==="events"?events():n[e]}})}}function goesOn({start:t,end:e},n){return t.offset<n&&(!e||e.offset>n)}function mergeWords(t){const{text:e}=t
t.text=t=>{const n=e(t)
const{events:o}=n
let s
let r
o.push=(...t)=>{for(const e of t){const[t,i]=e
const c=o.at(-1)
if(t==="enter"&&i.type==="data"&&c?.[0]==="exit"&&c[1]===s){o.pop()
r=i}else if(t==="exit"&&i===r&&s){s.end=i.end
o[o.length]=["exit",s,n]
r=undefined}else{if(t==="exit"&&i.type==="data")s=i
o[o.length]=e}}return o.length}
return n}}var l=n(4502)
const d=new WeakSet
function takePlainContent(t){d.add(t)}const{resolve:h}=l.Q
l.Q.resolve=(t,e)=>{const[n,o]=[t[1]?.[1],t.at(-2)?.[1]]
if(d.has(e.parser)&&n&&o&&isPlain(n,e)){return asParagraph(t,{type:"paragraph",start:{...n.start},end:{...o.end}},e)}return h?.(t,e)??t}
function isPlain(t,{parser:e,sliceStream:n}){const[o]=n(t)
const s=typeof o==="string"?o.charCodeAt(0):o
return typeof s==="number"&&e.constructs.contentInitial[s]===undefined}function asParagraph(t,e,n){for(const[,e]of t){if(e.type==="chunkContent")Object.assign(e,{type:"chunkText",contentType:"text"})}const o=[["enter",e,n],...t.slice(1,-1),["exit",e,n]]
return[...t.slice(0,1),...o,...t.slice(-1)]}function pairRuns(t,e){const isFirst=t=>kindOf(t)===e
const n=pairKind(t.filter(isFirst))
const o=t.filter(t=>!isFirst(t))
return[...n,...apart(o,n).flatMap(t=>pairKind(t))]}function apart(t,e){const n=[...e].sort((t,e)=>t.start-e.start||e.end-t.end)
const o=new Map
const s=[]
let r=0
for(const e of t){for(let t=n[r];t&&t.start<e.start;t=n[r]){leave(t.start)
s.push(t)
r+=1}leave(e.start)
const t=o.get(s.at(-1))??[]
o.set(s.at(-1),t)
t.push(e)}return[...o.values()]
function leave(t){while((s.at(-1)?.end??Number.POSITIVE_INFINITY)<=t)s.pop()}}function pairKind(t){const e=[]
const n=[]
const o=new Map
for(const s of t){let t=s
while(t.closes&&t.end>t.start){const s=[t.mark,t.opens,kindOfLength(t)].join()
const r=o.get(s)??0
let i=n.length-1
while(i>=r&&!suits(n[i],t))i-=1
const c=n[i]
if(i<r||!c){o.set(s,n.length)
break}const a=used(c,t)
const[u,f]=[c.end-a,t.start+a]
e.push({type:typeOf(t.mark,a),start:u,end:f,use:a,opening:c,closing:t})
n.length=i
if(u>c.start)n.push({...c,end:u})
for(const[t,e]of o)o.set(t,Math.min(e,i))
t={...t,start:f}}if(t.opens&&t.end>t.start)n.push(t)}return e}function kindOf({mark:t}){return t==="~"?"strikethrough":"emphasis"}const lengthOf=({start:t,end:e})=>e-t
function kindOfLength(t){return t.mark==="~"?lengthOf(t):lengthOf(t)%3}function suits(t,e){if(t?.mark!==e.mark)return false
if(e.mark==="~")return lengthOf(t)===lengthOf(e)
const n=t.closes||e.opens
return!(n&&lengthOf(e)%3!==0&&(lengthOf(t)+lengthOf(e))%3===0)}function used(t,e){if(e.mark==="~")return lengthOf(e)
return lengthOf(t)>1&&lengthOf(e)>1?2:1}function typeOf(t,e){if(t==="~")return"strikethrough"
return e>1?"strong":"emphasis"}const p=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(t,e,n){const o=t.flatMap(([t,n])=>t==="enter"&&p.has(n.type)?[sequenceOf(n,e)]:[])
if(o.length===0)return t
const s=pairRuns(o,n).map(groupOf)
const r=byToken(s,({pair:t})=>t.closing.token)
const i=byToken(s.reverse(),({pair:t})=>t.opening.token)
for(const n of t.splice(0)){const[o,s]=n
if(!p.has(s.type))t.push(n)
else if(o==="enter"){for(const[n,o]of partsOf(s,r.get(s)??[],i.get(s)??[])){t.push([n,o,e])}}}return t}function sequenceOf(t,e){const{start:n,end:o,_open:s,_close:r}=t
const i=e.sliceSerialize(t).charAt(0)
const c={start:n.offset,end:o.offset}
return{...c,mark:i,opens:s===true,closes:r===true,token:t}}function groupOf(t){const{type:e,start:n,end:o,use:s}=t
const[r,i]=[t.opening.token,t.closing.token]
return{pair:t,token:tokenIn(r,i,e,n,o),text:tokenIn(r,i,`${e}Text`,n+s,o-s),opening:tokenIn(r,r,`${e}Sequence`,n,n+s),closing:tokenIn(i,i,`${e}Sequence`,o-s,o)}}function byToken(t,e){const n=new Map
for(const o of t){const t=e(o)
const s=n.get(t)
if(s)s.push(o)
else n.set(t,[o])}return n}function partsOf(t,e,n){const used=t=>t.reduce((t,{pair:e})=>t+e.use,0)
const[o,s]=[t.start.offset+used(e),t.end.offset-used(n)]
return[...e.flatMap(({token:t,text:e,closing:n})=>[["exit",e],...whole(n),["exit",t]]),...s>o?whole(tokenIn(t,t,"data",o,s)):[],...n.flatMap(({token:t,text:e,opening:n})=>[["enter",t],...whole(n),["enter",e]])]}function whole(t){return[["enter",t],["exit",t]]}function tokenIn(t,e,n,o,s){return{type:n,start:pointIn(t,o),end:pointIn(e,s)}}function pointIn({start:t},e){const n=e-t.offset
return{...t,offset:e,column:t.column+n,_bufferIndex:t._bufferIndex+n}}var k=n(8183)
function boundConstructs(t,e){const{constructs:n}=t
takePlainContent(t)
mergeWords(t);(0,k.UB)(t)
rememberOpenBlocks(t)
const o=new WeakMap
const s=new Map([["attention",t=>runsOf(t,"emphasis",o)],["strikethrough",t=>runsOf(t,"strikethrough",o)],["gfmPotentialFootnoteCall",n=>inLabel(boundLabels(n,t,e))],["wwwAutolink",t=>outsideLabels(boundAddresses(t,e))],["protocolAutolink",t=>outsideLabels(boundAddresses(t,e))],["emailAutolink",outsideLabels],["labelEnd",n=>(0,k.bp)(boundTitles(boundLabels(n,t,e),e))],["codeText",t=>endingSearch(t,e,/`+/y)],["htmlText",t=>endingSearch(t,e,g)]])
for(const t of[n.text,n.flow]){for(const[e,n]of Object.entries(t)){const o=[n??[]].flat().map(t=>s.get(t.name)?.(t)??t)
Object.assign(t,{[e]:o})}}const r=n.insideSpan.null?.filter(({name:t})=>!s.has(t))
const i={resolveAll:(t,e)=>resolveRuns(t,e,"emphasis")}
n.insideSpan.null=[i,...r??[]]}function runsOf({name:t,tokenize:e},n,o){return{name:t,tokenize(t,s,r){const seen=t=>{if(!o.has(this))o.set(this,n)
return s(t)}
return e.call(this,t,seen,r)},resolveAll:(t,e)=>resolveRuns(t,e,o.get(e)??n)}}function inLabel(t){return{...t,tokenize(e,n,o){return this._labelStarts?.length?t.tokenize.call(this,e,n,o):o}}}function outsideLabels(t){return{...t,tokenize(e,n,o){while(this._labelStarts?.at(-1)?._balanced)this._labelStarts.pop()
return this._labelStarts?.length?o:t.tokenize.call(this,e,n,o)}}}const g=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(t,e,n){const o=new WeakMap
return{...t,tokenize(s,r,i){const{offset:c}=this.now()
n.lastIndex=c
const[a]=n.exec(e)??[]
if(a===undefined)return t.tokenize.call(this,s,r,i)
const u=o.get(this)??new Map
if(c<(u.get(a)??0))return i
return t.tokenize.call(this,s,r,t=>{o.set(this,u.set(a,t===null?Infinity:this.now().offset))
return i(t)})}}}const m=[(0,c.T)(),(0,i.v)(["yaml","toml"])]
function markdownEvents(t,{labels:e,inline:n,more:i=[]}={}){const c=(0,o.q)({extensions:[...m,...i]})
boundConstructs(c,t)
c.defined.push(...e?.links??[])
c.gfmFootnotes=[...e?.footnotes??[]]
const a=n&&searchIn(t,n)
return({start:e,end:n})=>{const o=e===0&&t.startsWith("\ufeff")?1:e
c.lazy={}
const i=c.document({line:e===0?1:2,column:1,offset:o})
const u=(0,s.v)()
if(e>0)u("",undefined,false)
const f=i.write(u(t.slice(e,n),undefined,true))
return a?readWhere(a,f):(0,r._)(f)}}function readWhere(t,e){do{for(const[n,o]of e){if(n==="exit"||o.previous)continue
const{contentType:e,start:s}=o
if(e!=="string"&&e!=="text")continue
const r=linesOf(o)
const i=r.at(-1)?.end.offset??s.offset
if(e==="text"&&t(s.offset)<i)continue
for(const t of r)t.contentType=undefined}}while(!(0,a.w)(e))
return e}function linesOf(t){const e=[]
for(let n=t;n;n=n.next)e.push(n)
return e}function searchIn(t,e){const n=new RegExp(e,"g")
let o={from:0,at:-1}
return e=>{if(e<o.from||e>o.at){n.lastIndex=e
o={from:e,at:n.exec(t)?.index??Number.POSITIVE_INFINITY}}return o.at}}}}

