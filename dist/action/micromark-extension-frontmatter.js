exports.id=971
exports.ids=[971]
exports.modules={9312:e=>{(function(){var t
if(true){t=e.exports=format}else{}t.format=format
t.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function"){t.printf=printf}function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,n=[].slice.call(arguments),r=0,o=e.length,c="",i,a=false,s,u,f=false,l,nextArg=function(){return n[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[r])){t+=e[r++]
i=e[r]}return t.length>0?parseInt(t):null}
for(;r<o;++r){i=e[r]
if(a){a=false
if(i=="."){f=false
i=e[++r]}else if(i=="0"&&e[r+1]=="."){f=true
r+=2
i=e[r]}else{f=true}l=slurpNumber()
switch(i){case"b":c+=parseInt(nextArg(),10).toString(2)
break
case"c":s=nextArg()
if(typeof s==="string"||s instanceof String)c+=s
else c+=String.fromCharCode(parseInt(s,10))
break
case"d":c+=parseInt(nextArg(),10)
break
case"f":u=String(parseFloat(nextArg()).toFixed(l||6))
c+=f?u:u.replace(/^0/,"")
break
case"j":c+=JSON.stringify(nextArg())
break
case"o":c+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":c+=nextArg()
break
case"x":c+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":c+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:c+=i
break}}else if(i==="%"){a=true}else{c+=i}}return c}})()},3971:(e,t,n)=>{"use strict"
n.d(t,{createEventParser:()=>createEventParser})
var r=n(9327)
var o=n(2192)
var c=n(5387)
var i=n(6560)
var a=n(2297)
const s=[(0,a.T)(),(0,i.v)(["yaml","toml"])]
function createEventParser(e,{timer:t,labels:n,...i}){const a=(0,r.q)({extensions:[...s,...i.extensions??[]]})
a.defined.push(...n?.links??[])
a.gfmFootnotes=[...n?.footnotes??[]]
return e=>t.parse(e,()=>parsePart(e))
function parsePart({start:t,end:n}){const r=t===0
const i=r&&e.startsWith("\ufeff")?1:t
a.lazy={}
const s=a.document({line:r?1:2,column:1,offset:i})
const u=(0,o.v)()
if(!r)u("",undefined,false)
return(0,c._)(s.write(u(e.slice(t,n),undefined,true)))}}},6560:(e,t,n)=>{"use strict"
n.d(t,{v:()=>frontmatter})
var r=n(401)
var o=n(9312)
const c=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...n){const r=t?o(t,...n):t
return new e(r)}}const i={}.hasOwnProperty
const a={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let n=-1
const r=Array.isArray(e)?e:e?[e]:["yaml"]
while(++n<r.length){t[n]=matter(r[n])}return t}function matter(e){let t=e
if(typeof t==="string"){if(!i.call(a,t)){throw c("Missing matter definition for `%s`",t)}t={type:t,marker:a[t]}}else if(typeof t!=="object"){throw c("Expected matter to be an object, not `%j`",t)}if(!i.call(t,"type")){throw c("Missing `type` in matter `%j`",t)}if(!i.call(t,"fence")&&!i.call(t,"marker")){throw c("Missing `marker` or `fence` in matter `%j`",t)}return t}function frontmatter(e){const t=toMatters(e)
const n={}
let r=-1
while(++r<t.length){const e=t[r]
const o=fence(e,"open").charCodeAt(0)
const c=createConstruct(e)
const i=n[o]
if(Array.isArray(i)){i.push(c)}else{n[o]=[c]}}return{flow:n}}function createConstruct(e){const t=e.anywhere
const n=e.type
const o=n+"Fence"
const c=o+"Sequence"
const i=n+"Value"
const a={tokenize:tokenizeClosingFence,partial:true}
let s
let u=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(f,l,p){const m=this
return start
function start(r){const i=m.now()
if(i.column===1&&(i.line===1||t)){s=fence(e,"open")
u=0
if(r===s.charCodeAt(u)){f.enter(n)
f.enter(o)
f.enter(c)
return openSequence(r)}}return p(r)}function openSequence(e){if(u===s.length){f.exit(c)
if((0,r.On)(e)){f.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===s.charCodeAt(u++)){f.consume(e)
return openSequence}return p(e)}function openSequenceWhitespace(e){if((0,r.On)(e)){f.consume(e)
return openSequenceWhitespace}f.exit("whitespace")
return openAfter(e)}function openAfter(t){if((0,r.HP)(t)){f.exit(o)
f.enter("lineEnding")
f.consume(t)
f.exit("lineEnding")
s=fence(e,"close")
u=0
return f.attempt(a,after,contentStart)}return p(t)}function contentStart(e){if(e===null||(0,r.HP)(e)){return contentEnd(e)}f.enter(i)
return contentInside(e)}function contentInside(e){if(e===null||(0,r.HP)(e)){f.exit(i)
return contentEnd(e)}f.consume(e)
return contentInside}function contentEnd(e){if(e===null){return p(e)}f.enter("lineEnding")
f.consume(e)
f.exit("lineEnding")
return f.attempt(a,after,contentStart)}function after(e){f.exit(n)
return l(e)}}function tokenizeClosingFence(e,t,n){let i=0
return closeStart
function closeStart(t){if(t===s.charCodeAt(i)){e.enter(o)
e.enter(c)
return closeSequence(t)}return n(t)}function closeSequence(t){if(i===s.length){e.exit(c)
if((0,r.On)(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===s.charCodeAt(i++)){e.consume(t)
return closeSequence}return n(t)}function closeSequenceWhitespace(t){if((0,r.On)(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(c){if(c===null||(0,r.HP)(c)){e.exit(o)
return t(c)}return n(c)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}}}

