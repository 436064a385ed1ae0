"use strict"
exports.id=875
exports.ids=[875]
exports.modules={4875:(t,e,n)=>{n.d(e,{markdownEvents:()=>markdownEvents})
var s=n(8166)
var o=n(2192)
var r=n(5387)
var i=n(796)
var c=n(2297)
var a=n(5586)
const u={tokenizeTrail:(t,e)=>e,tokenizeDomain:(t,e)=>t.lastIndexOf("_",e-1)}
function boundAddresses(t,e){const n=new WeakMap
return{...t,tokenize(s,o,r){const i=n.get(this)??new Map
n.set(this,i)
return t.tokenize.call(this,watched(s,i,e),o,r)}}}function watched(t,e,n){const boundPart=t=>"tokenize"in t?bounded(t,e,n):t
return{...t,attempt:(e,n,s)=>t.attempt(boundPart(e),n,s),check:(e,n,s)=>t.check(boundPart(e),n,s)}}function bounded(t,e,n){const{name:s}=t.tokenize
return{...t,tokenize(o,r,i){if(this.now().offset<(e.get(s)??0))return i
return t.tokenize.call(this,watched(o,e,n),r,t=>{const o=u[s]?.(n,this.now().offset)
if(o!==undefined)e.set(s,o)
return i(t)})}}}function boundLabels(t,e,n){const s=longestLabel(e)
const sliceOf=t=>(e,o)=>isLonger(n,e.start.offset,e.end.offset,s())?"":t.sliceSerialize(e,o)
return{...t,tokenize(e,n,s){const o=Object.create(this,{sliceSerialize:{value:sliceOf(this)}})
return t.tokenize.call(o,e,n,s)}}}function longestLabel(t){let[e,n,s]=[0,0,0]
return()=>{const{defined:o,gfmFootnotes:r=[]}=t
for(;e<o.length;e+=1)s=Math.max(s,o[e]?.length??0)
for(;n<r.length;n+=1){s=Math.max(s,1+(r[n]?.length??0))}return s}}function isLonger(t,e,n,s){let o=0
for(let r=e;r<n&&o<=s;r+=1){if(!" \t\r\n>".includes(t.charAt(r)))o+=1}return o>s}function boundTitles(t,e){const n=new WeakMap
return{...t,tokenize(s,o,r){const i=n.get(this)??new Map
n.set(this,i)
const attempt=(t,n,o)=>s.attempt(isConstruct(t)?boundTitle(t,e,i):t,n,o)
return t.tokenize.call(this,{...s,attempt},o,r)}}}function isConstruct(t){return"tokenize"in t}function boundTitle(t,e,n){return{...t,tokenize(s,o,r){let i=""
let c=Number.POSITIVE_INFINITY
let a=false
let u=false
const enter=(t,o)=>{if(t==="resourceTitle"){const{offset:t}=this.now()
i=e.charAt(t)
a=t<(n.get(i)??0)}return s.enter(t,o)}
const exit=t=>{if(t==="resourceTitle")c=this.now().offset-1
return s.exit(t)}
const ending=(t,e=()=>{})=>n=>{u=true
e()
return t(n)}
const f=ending(r,()=>i!==""&&n.set(i,c))
const watch=t=>e=>{const n=t(e)
if(u||!n)return n
return a?r(e):watch(n)}
return watch(t.tokenize.call(this,{...s,enter,exit},ending(o),f))}}}var f=n(1617)
f.n.prototype.consume=function consume(t){const e=this.map.sort(([t],[e])=>t-e)
const n=e[0]?.[0]
if(n===undefined)return undefined
const s=t.splice(n)
const append=e=>{for(const n of e)t[t.length]=n}
let o=0
for(const[t,r,i]of e){append(s.slice(o,t-n))
append(i)
o=t-n+r}append(s.slice(o))
this.map.length=0
this.index.clear()
return undefined}
function rememberOpenBlocks(t){const{flow:e}=t
t.flow=t=>{const n=e(t)
let s=n.now().offset
let o=false
let r
const defineSkip=t=>{s=t.offset
n.defineSkip(t)}
const write=t=>{o=t.at(-1)===null
return n.write(t)}
const events=()=>{if(o)return n.events
if(!r||r.end)r=n.events.findLast(([,t])=>goesOn(t,s))?.[1]
return r?[["enter",r,n]]:[]}
return new Proxy(n,{get(t,e){if(e==="defineSkip")return defineSkip
if(e==="write")return write
return e==="events"?events():n[e]}})}}function goesOn({start:t,end:e},n){return t.offset<n&&(!e||e.offset>n)}function mergeWords(t){const{text:e}=t
t.text=t=>{const n=e(t)
const{events:s}=n
let o
let r
s.push=(...t)=>{for(const e of t){const[t,i]=e
const c=s.at(-1)
if(t==="enter"&&i.type==="data"&&c?.[0]==="exit"&&c[1]===o){s.pop()
r=i}else if(t==="exit"&&i===r&&o){o.end=i.end
s[s.length]=["exit",o,n]
r=undefined}else{if(t==="exit"&&i.type==="data")o=i
s[s.length]=e}}return s.length}
return n}}var l=n(4502)
const d=new WeakSet
function takePlainContent(t){d.add(t)}const{resolve:h}=l.Q
l.Q.resolve=(t,e)=>{const[n,s]=[t[1]?.[1],t.at(-2)?.[1]]
if(d.has(e.parser)&&n&&s&&isPlain(n,e)){return asParagraph(t,{type:"paragraph",start:{...n.start},end:{...s.end}},e)}return h?.(t,e)??t}
function isPlain(t,{parser:e,sliceStream:n}){const[s]=n(t)
const o=typeof s==="string"?s.charCodeAt(0):s
return typeof o==="number"&&e.constructs.contentInitial[o]===undefined}function asParagraph(t,e,n){for(const[,e]of t){if(e.type==="chunkContent")Object.assign(e,{type:"chunkText",contentType:"text"})}const s=[["enter",e,n],...t.slice(1,-1),["exit",e,n]]
return[...t.slice(0,1),...s,...t.slice(-1)]}function pairRuns(t,e){const isFirst=t=>kindOf(t)===e
const n=pairKind(t.filter(isFirst))
const s=t.filter(t=>!isFirst(t))
return[...n,...apart(s,n).flatMap(t=>pairKind(t))]}function apart(t,e){const n=[...e].sort((t,e)=>t.start-e.start||e.end-t.end)
const s=new Map
const o=[]
let r=0
for(const e of t){for(let t=n[r];t&&t.start<e.start;t=n[r]){leave(t.start)
o.push(t)
r+=1}leave(e.start)
const t=s.get(o.at(-1))??[]
s.set(o.at(-1),t)
t.push(e)}return[...s.values()]
function leave(t){while((o.at(-1)?.end??Number.POSITIVE_INFINITY)<=t)o.pop()}}function pairKind(t){const e=[]
const n=[]
const s=new Map
for(const o of t){let t=o
while(t.closes&&t.end>t.start){const o=[t.mark,t.opens,kindOfLength(t)].join()
const r=s.get(o)??0
let i=n.length-1
while(i>=r&&!suits(n[i],t))i-=1
const c=n[i]
if(i<r||!c){s.set(o,n.length)
break}const a=used(c,t)
const[u,f]=[c.end-a,t.start+a]
e.push({type:typeOf(t.mark,a),start:u,end:f,use:a,opening:c,closing:t})
n.length=i
if(u>c.start)n.push({...c,end:u})
for(const[t,e]of s)s.set(t,Math.min(e,i))
t={...t,start:f}}if(t.opens&&t.end>t.start)n.push(t)}return e}function kindOf({mark:t}){return t==="~"?"strikethrough":"emphasis"}const lengthOf=({start:t,end:e})=>e-t
function kindOfLength(t){return t.mark==="~"?lengthOf(t):lengthOf(t)%3}function suits(t,e){if(t?.mark!==e.mark)return false
if(e.mark==="~")return lengthOf(t)===lengthOf(e)
const n=t.closes||e.opens
return!(n&&lengthOf(e)%3!==0&&(lengthOf(t)+lengthOf(e))%3===0)}function used(t,e){if(e.mark==="~")return lengthOf(e)
return lengthOf(t)>1&&lengthOf(e)>1?2:1}function typeOf(t,e){if(t==="~")return"strikethrough"
return e>1?"strong":"emphasis"}const p=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(t,e,n){const s=t.flatMap(([t,n])=>t==="enter"&&p.has(n.type)?[sequenceOf(n,e)]:[])
if(s.length===0)return t
const o=pairRuns(s,n).map(groupOf)
const r=byToken(o,({pair:t})=>t.closing.token)
const i=byToken(o.reverse(),({pair:t})=>t.opening.token)
for(const n of t.splice(0)){const[s,o]=n
if(!p.has(o.type))t.push(n)
else if(s==="enter"){for(const[n,s]of partsOf(o,r.get(o)??[],i.get(o)??[])){t.push([n,s,e])}}}return t}function sequenceOf(t,e){const{start:n,end:s,_open:o,_close:r}=t
const i=e.sliceSerialize(t).charAt(0)
const c={start:n.offset,end:s.offset}
return{...c,mark:i,opens:o===true,closes:r===true,token:t}}function groupOf(t){const{type:e,start:n,end:s,use:o}=t
const[r,i]=[t.opening.token,t.closing.token]
return{pair:t,token:tokenIn(r,i,e,n,s),text:tokenIn(r,i,`${e}Text`,n+o,s-o),opening:tokenIn(r,r,`${e}Sequence`,n,n+o),closing:tokenIn(i,i,`${e}Sequence`,s-o,s)}}function byToken(t,e){const n=new Map
for(const s of t){const t=e(s)
const o=n.get(t)
if(o)o.push(s)
else n.set(t,[s])}return n}function partsOf(t,e,n){const used=t=>t.reduce((t,{pair:e})=>t+e.use,0)
const[s,o]=[t.start.offset+used(e),t.end.offset-used(n)]
return[...e.flatMap(({token:t,text:e,closing:n})=>[["exit",e],...whole(n),["exit",t]]),...o>s?whole(tokenIn(t,t,"data",s,o)):[],...n.flatMap(({token:t,text:e,opening:n})=>[["enter",t],...whole(n),["enter",e]])]}function whole(t){return[["enter",t],["exit",t]]}function tokenIn(t,e,n,s,o){return{type:n,start:pointIn(t,s),end:pointIn(e,o)}}function pointIn({start:t},e){const n=e-t.offset
return{...t,offset:e,column:t.column+n,_bufferIndex:t._bufferIndex+n}}var k=n(8183)
function boundConstructs(t,e){const{constructs:n}=t
takePlainContent(t)
mergeWords(t);(0,k.UB)(t)
rememberOpenBlocks(t)
const s=new WeakMap
const o=new Map([["attention",t=>runsOf(t,"emphasis",s)],["strikethrough",t=>runsOf(t,"strikethrough",s)],["gfmPotentialFootnoteCall",n=>inLabel(boundLabels(n,t,e))],["wwwAutolink",t=>outsideLabels(boundAddresses(t,e))],["protocolAutolink",t=>outsideLabels(boundAddresses(t,e))],["emailAutolink",outsideLabels],["labelEnd",n=>(0,k.bp)(boundTitles(boundLabels(n,t,e),e))],["codeText",t=>endingSearch(t,e,/`+/y)],["htmlText",t=>endingSearch(t,e,g)]])
for(const t of[n.text,n.flow]){for(const[e,n]of Object.entries(t)){const s=[n??[]].flat().map(t=>o.get(t.name)?.(t)??t)
Object.assign(t,{[e]:s})}}const r=n.insideSpan.null?.filter(({name:t})=>!o.has(t))
const i={resolveAll:(t,e)=>resolveRuns(t,e,"emphasis")}
n.insideSpan.null=[i,...r??[]]}function runsOf({name:t,tokenize:e},n,s){return{name:t,tokenize(t,o,r){const seen=t=>{if(!s.has(this))s.set(this,n)
return o(t)}
return e.call(this,t,seen,r)},resolveAll:(t,e)=>resolveRuns(t,e,s.get(e)??n)}}function inLabel(t){return{...t,tokenize(e,n,s){return this._labelStarts?.length?t.tokenize.call(this,e,n,s):s}}}function outsideLabels(t){return{...t,tokenize(e,n,s){while(this._labelStarts?.at(-1)?._balanced)this._labelStarts.pop()
return this._labelStarts?.length?s:t.tokenize.call(this,e,n,s)}}}const g=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(t,e,n){const s=new WeakMap
return{...t,tokenize(o,r,i){const{offset:c}=this.now()
n.lastIndex=c
const[a]=n.exec(e)??[]
if(a===undefined)return t.tokenize.call(this,o,r,i)
const u=s.get(this)??new Map
if(c<(u.get(a)??0))return i
return t.tokenize.call(this,o,r,t=>{s.set(this,u.set(a,t===null?Infinity:this.now().offset))
return i(t)})}}}const m=[(0,c.T)(),(0,i.v)(["yaml","toml"])]
function markdownEvents(t,{labels:e,inline:n,more:i=[]}={}){const c=(0,s.q)({extensions:[...m,...i]})
boundConstructs(c,t)
c.defined.push(...e?.links??[])
c.gfmFootnotes=[...e?.footnotes??[]]
const a=n&&searchIn(t,n)
return({start:e,end:n})=>{const s=e===0&&t.startsWith("\ufeff")?1:e
c.lazy={}
const i=c.document({line:e===0?1:2,column:1,offset:s})
const u=(0,o.v)()
if(e>0)u("",undefined,false)
const f=i.write(u(t.slice(e,n),undefined,true))
return a?readWhere(a,f):(0,r._)(f)}}function readWhere(t,e){while(leaveUnmatched(t,e))(0,a.w)(e)
return e}function leaveUnmatched(t,e){let n=false
for(const s of e){const e=s[1]
const{contentType:o}=e
if(o===undefined||e.previous||s[0]==="exit")continue
if(o==="string"||o==="text"){const n=linesOf(e)
const s=n.at(-1)?.end.offset??e.start.offset
if(o==="string"||t(e.start.offset)>=s){for(const t of n)t.contentType=undefined
continue}}n=true}return n}function linesOf(t){const e=[]
for(let n=t;n;n=n.next)e.push(n)
return e}function searchIn(t,e){const n=new RegExp(e,"g")
let s={from:0,at:-1}
return e=>{if(e<s.from||e>s.at){n.lastIndex=e
s={from:e,at:n.exec(t)?.index??Number.POSITIVE_INFINITY}}return s.at}}}}

