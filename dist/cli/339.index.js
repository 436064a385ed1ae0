exports.id=339
exports.ids=[339]
exports.modules={9312:e=>{(function(){var t
if(true){t=e.exports=format}else{}t.format=format
t.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function"){t.printf=printf}function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,n=[].slice.call(arguments),r=0,o=e.length,s="",c,i=false,a,u,f=false,l,nextArg=function(){return n[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[r])){t+=e[r++]
c=e[r]}return t.length>0?parseInt(t):null}
for(;r<o;++r){c=e[r]
if(i){i=false
if(c=="."){f=false
c=e[++r]}else if(c=="0"&&e[r+1]=="."){f=true
r+=2
c=e[r]}else{f=true}l=slurpNumber()
switch(c){case"b":s+=parseInt(nextArg(),10).toString(2)
break
case"c":a=nextArg()
if(typeof a==="string"||a instanceof String)s+=a
else s+=String.fromCharCode(parseInt(a,10))
break
case"d":s+=parseInt(nextArg(),10)
break
case"f":u=String(parseFloat(nextArg()).toFixed(l||6))
s+=f?u:u.replace(/^0/,"")
break
case"j":s+=JSON.stringify(nextArg())
break
case"o":s+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":s+=nextArg()
break
case"x":s+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":s+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:s+=c
break}}else if(c==="%"){i=true}else{s+=c}}return s}})()},5339:(e,t,n)=>{"use strict"
n.d(t,{markdownEvents:()=>markdownEvents})
var r=n(6965)
var o=n(5387)
var s=n(2192)
var c=n(796)
var i=n(2297)
var a=n(1617)
a.n.prototype.consume=function consume(e){const t=this.map.sort(([e],[t])=>e-t)
const n=t[0]?.[0]
if(n===undefined)return undefined
const r=e.splice(n)
const append=t=>{for(const n of t)e[e.length]=n}
let o=0
for(const[e,s,c]of t){append(r.slice(o,e-n))
append(c)
o=e-n+s}append(r.slice(o))
this.map.length=0
this.index.clear()
return undefined}
function mergeWords(e){const{text:t}=e
e.text=e=>{const n=t(e)
const{events:r}=n
let o
let s
r.push=(...e)=>{for(const t of e){const[e,c]=t
const i=r.at(-1)
if(e==="enter"&&c.type==="data"&&i?.[0]==="exit"&&i[1]===o){r.pop()
s=c}else if(e==="exit"&&c===s&&o){o.end=c.end
r[r.length]=["exit",o,n]
s=undefined}else{if(e==="exit"&&c.type==="data")o=c
r[r.length]=t}}return r.length}
return n}}function pairRuns(e,t){const isFirst=e=>kindOf(e)===t
const n=pairKind(e.filter(isFirst))
const r=e.filter(e=>!isFirst(e))
return[...n,...apart(r,n).flatMap(e=>pairKind(e))]}function apart(e,t){const n=[...t].sort((e,t)=>e.start-t.start||t.end-e.end)
const r=new Map
const o=[]
let s=0
for(const t of e){for(let e=n[s];e&&e.start<t.start;e=n[s]){leave(e.start)
o.push(e)
s+=1}leave(t.start)
const e=r.get(o.at(-1))??[]
r.set(o.at(-1),e)
e.push(t)}return[...r.values()]
function leave(e){while((o.at(-1)?.end??Number.POSITIVE_INFINITY)<=e)o.pop()}}function pairKind(e){const t=[]
const n=[]
const r=new Map
for(const o of e){let e=o
while(e.closes&&e.end>e.start){const o=[e.mark,e.opens,kindOfLength(e)].join()
const s=r.get(o)??0
let c=n.length-1
while(c>=s&&!suits(n[c],e))c-=1
const i=n[c]
if(c<s||!i){r.set(o,n.length)
break}const a=used(i,e)
const[u,f]=[i.end-a,e.start+a]
t.push({type:typeOf(e.mark,a),start:u,end:f,use:a,opening:i,closing:e})
n.length=c
if(u>i.start)n.push({...i,end:u})
for(const[e,t]of r)r.set(e,Math.min(t,c))
e={...e,start:f}}if(e.opens&&e.end>e.start)n.push(e)}return t}function kindOf({mark:e}){return e==="~"?"strikethrough":"emphasis"}const lengthOf=({start:e,end:t})=>t-e
function kindOfLength(e){return e.mark==="~"?lengthOf(e):lengthOf(e)%3}function suits(e,t){if(e?.mark!==t.mark)return false
if(t.mark==="~")return lengthOf(e)===lengthOf(t)
const n=e.closes||t.opens
return!(n&&lengthOf(t)%3!==0&&(lengthOf(e)+lengthOf(t))%3===0)}function used(e,t){if(t.mark==="~")return lengthOf(t)
return lengthOf(e)>1&&lengthOf(t)>1?2:1}function typeOf(e,t){if(e==="~")return"strikethrough"
return t>1?"strong":"emphasis"}const u=new Set(["attentionSequence","strikethroughSequenceTemporary"])
function resolveRuns(e,t,n){const r=e.flatMap(([e,n])=>e==="enter"&&u.has(n.type)?[sequenceOf(n,t)]:[])
if(r.length===0)return e
const o=pairRuns(r,n).map(groupOf)
const s=byToken(o,({pair:e})=>e.closing.token)
const c=byToken(o.reverse(),({pair:e})=>e.opening.token)
for(const n of e.splice(0)){const[r,o]=n
if(!u.has(o.type))e.push(n)
else if(r==="enter"){for(const[n,r]of partsOf(o,s.get(o)??[],c.get(o)??[])){e.push([n,r,t])}}}return e}function sequenceOf(e,t){const{start:n,end:r,_open:o,_close:s}=e
const c=t.sliceSerialize(e).charAt(0)
const i={start:n.offset,end:r.offset}
return{...i,mark:c,opens:o===true,closes:s===true,token:e}}function groupOf(e){const{type:t,start:n,end:r,use:o}=e
const[s,c]=[e.opening.token,e.closing.token]
return{pair:e,token:tokenIn(s,c,t,n,r),text:tokenIn(s,c,`${t}Text`,n+o,r-o),opening:tokenIn(s,s,`${t}Sequence`,n,n+o),closing:tokenIn(c,c,`${t}Sequence`,r-o,r)}}function byToken(e,t){const n=new Map
for(const r of e){const e=t(r)
const o=n.get(e)
if(o)o.push(r)
else n.set(e,[r])}return n}function partsOf(e,t,n){const used=e=>e.reduce((e,{pair:t})=>e+t.use,0)
const[r,o]=[e.start.offset+used(t),e.end.offset-used(n)]
return[...t.flatMap(({token:e,text:t,closing:n})=>[["exit",t],...whole(n),["exit",e]]),...o>r?whole(tokenIn(e,e,"data",r,o)):[],...n.flatMap(({token:e,text:t,opening:n})=>[["enter",e],...whole(n),["enter",t]])]}function whole(e){return[["enter",e],["exit",e]]}function tokenIn(e,t,n,r,o){return{type:n,start:pointIn(e,r),end:pointIn(t,o)}}function pointIn({start:e},t){const n=t-e.offset
return{...e,offset:t,column:e.column+n,_bufferIndex:e._bufferIndex+n}}function boundConstructs(e,t){const{constructs:n}=e
mergeWords(e)
const r=new WeakMap
const o=new Map([["attention",e=>runsOf(e,"emphasis",r)],["strikethrough",e=>runsOf(e,"strikethrough",r)],["gfmPotentialFootnoteCall",inLabel],["htmlText",e=>endingSearch(e,t)],["htmlComment",e=>endingSearch(e,t)]])
for(const e of[n.text,n.flow]){for(const[t,n]of Object.entries(e)){const r=[n??[]].flat().map(e=>o.get(e.name)?.(e)??e)
Object.assign(e,{[t]:r})}}const s=n.insideSpan.null?.filter(({name:e})=>!o.has(e))
const c={resolveAll:(e,t)=>resolveRuns(e,t,"emphasis")}
n.insideSpan.null=[c,...s??[]]}function runsOf({name:e,tokenize:t},n,r){return{name:e,tokenize(e,o,s){const seen=e=>{if(!r.has(this))r.set(this,n)
return o(e)}
return t.call(this,e,seen,s)},resolveAll:(e,t)=>resolveRuns(e,t,r.get(t)??n)}}function inLabel(e){return{...e,tokenize(t,n,r){return this._labelStarts?.length?e.tokenize.call(this,t,n,r):r}}}const f=/<(?:!--|!\[CDATA\[|!|\?)/y
function endingSearch(e,t){const n=new WeakMap
return{...e,tokenize(r,o,s){const{offset:c}=this.now()
f.lastIndex=c
const[i]=f.exec(t)??[]
if(i===undefined)return e.tokenize.call(this,r,o,s)
const a=n.get(this)??new Map
if(c<(a.get(i)??0))return s
return e.tokenize.call(this,r,o,e=>{n.set(this,a.set(i,e===null?Infinity:this.now().offset))
return s(e)})}}}const l=[(0,i.T)(),(0,c.v)(["yaml","toml"])]
function markdownEvents(e,{labels:t,inline:n="all",more:c=[]}={}){const i=(0,r.q)({extensions:[...l,...c]})
boundConstructs(i,e)
if(n==="comments")skipPlainText(i,e)
i.defined.push(...t?.links??[])
i.gfmFootnotes=[...t?.footnotes??[]]
return({start:t,end:n})=>{const r=t===0&&e.startsWith("\ufeff")?1:t
i.lazy={}
const c=i.document({line:t===0?1:2,column:1,offset:r})
return(0,o._)(c.write((0,s.v)()(e.slice(t,n),undefined,true)))}}function skipPlainText(e,t){const{text:n,constructs:r}=e
const o=r.text
const s=Object.fromEntries([-5,-4,-3].map(e=>[e,o[e]]))
const c=searchIn(t,/(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g)
const i=searchIn(t,/<|\/\*/g)
e.text=e=>{const t=e?.offset??0
r.text=i(t)<c(t)?o:s
return n(e)}}function searchIn(e,t){let n={from:0,at:-1}
return r=>{if(r<n.from||r>n.at){t.lastIndex=r
n={from:r,at:t.exec(e)?.index??Number.POSITIVE_INFINITY}}return n.at}}},796:(e,t,n)=>{"use strict"
n.d(t,{v:()=>frontmatter})
var r=n(401)
var o=n(4779)
function frontmatter(e){const t=(0,o.W)(e)
const n={}
let r=-1
while(++r<t.length){const e=t[r]
const o=fence(e,"open").charCodeAt(0)
const s=createConstruct(e)
const c=n[o]
if(Array.isArray(c)){c.push(s)}else{n[o]=[s]}}return{flow:n}}function createConstruct(e){const t=e.anywhere
const n=e.type
const o=n+"Fence"
const s=o+"Sequence"
const c=n+"Value"
const i={tokenize:tokenizeClosingFence,partial:true}
let a
let u=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(f,l,p){const h=this
return start
function start(r){const c=h.now()
if(c.column===1&&(c.line===1||t)){a=fence(e,"open")
u=0
if(r===a.charCodeAt(u)){f.enter(n)
f.enter(o)
f.enter(s)
return openSequence(r)}}return p(r)}function openSequence(e){if(u===a.length){f.exit(s)
if((0,r.On)(e)){f.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===a.charCodeAt(u++)){f.consume(e)
return openSequence}return p(e)}function openSequenceWhitespace(e){if((0,r.On)(e)){f.consume(e)
return openSequenceWhitespace}f.exit("whitespace")
return openAfter(e)}function openAfter(t){if((0,r.HP)(t)){f.exit(o)
f.enter("lineEnding")
f.consume(t)
f.exit("lineEnding")
a=fence(e,"close")
u=0
return f.attempt(i,after,contentStart)}return p(t)}function contentStart(e){if(e===null||(0,r.HP)(e)){return contentEnd(e)}f.enter(c)
return contentInside(e)}function contentInside(e){if(e===null||(0,r.HP)(e)){f.exit(c)
return contentEnd(e)}f.consume(e)
return contentInside}function contentEnd(e){if(e===null){return p(e)}f.enter("lineEnding")
f.consume(e)
f.exit("lineEnding")
return f.attempt(i,after,contentStart)}function after(e){f.exit(n)
return l(e)}}function tokenizeClosingFence(e,t,n){let c=0
return closeStart
function closeStart(t){if(t===a.charCodeAt(c)){e.enter(o)
e.enter(s)
return closeSequence(t)}return n(t)}function closeSequence(t){if(c===a.length){e.exit(s)
if((0,r.On)(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===a.charCodeAt(c++)){e.consume(t)
return closeSequence}return n(t)}function closeSequenceWhitespace(t){if((0,r.On)(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(s){if(s===null||(0,r.HP)(s)){e.exit(o)
return t(s)}return n(s)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}},4779:(e,t,n)=>{"use strict"
n.d(t,{W:()=>toMatters})
var r=n(9312)
const o=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...n){const o=t?r(t,...n):t
return new e(o)}}const s={}.hasOwnProperty
const c={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let n=-1
const r=Array.isArray(e)?e:e?[e]:["yaml"]
while(++n<r.length){t[n]=matter(r[n])}return t}function matter(e){let t=e
if(typeof t==="string"){if(!s.call(c,t)){throw o("Missing matter definition for `%s`",t)}t={type:t,marker:c[t]}}else if(typeof t!=="object"){throw o("Expected matter to be an object, not `%j`",t)}if(!s.call(t,"type")){throw o("Missing `type` in matter `%j`",t)}if(!s.call(t,"fence")&&!s.call(t,"marker")){throw o("Missing `marker` or `fence` in matter `%j`",t)}return t}}}

