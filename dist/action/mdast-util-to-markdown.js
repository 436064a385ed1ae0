"use strict"
exports.id=169
exports.ids=[169]
exports.modules={9054:(e,t,n)=>{n.d(t,{f:()=>o})
var r=n(8830)
const o=(0,r.C)(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJsxTextElement","mdxTextExpression","strong","text","textDirective"])},2169:(e,t,n)=>{n.d(t,{p:()=>u})
function blockquote(e,t,n,r){const o=n.enter("blockquote")
const i=n.createTracker(r)
i.move("> ")
i.shift(2)
const s=n.indentLines(n.containerFlow(e,i.current()),map)
o()
return s}function map(e,t,n){return">"+(n?"":" ")+e}var r=n(1767)
function hardBreak(e,t,n,o){let i=-1
while(++i<n.unsafe.length){const e=n.unsafe[i]
if(e.character==="\n"&&!e.before&&!e.after&&(0,r.q)(n.stack,e)){return/[\t ]/.test(o.before)?"":" "}}return"\\\n"}function longestStreak(e,t){const n=String(e)
let r=n.indexOf(t)
let o=r
let i=0
let s=0
if(typeof t!=="string"){throw new TypeError("Expected substring")}while(r!==-1){if(r===o){if(++i>s){s=i}}else{i=1}o=r+t.length
r=n.indexOf(t,o)}return s}var o=n(4672)
function checkFence(e){const t=e.options.fence||"`"
if(t!=="`"&&t!=="~"){throw new Error("Cannot serialize code with `"+t+"` for `options.fence`, expected `` ` `` or `~`")}return t}function code(e,t,n,r){const i=checkFence(n)
const s=e.value||""
if((0,o.m)(e,n)){const e=n.enter("codeIndented")
const t=n.indentLines(s,code_map)
e()
return t}const c=n.createTracker(r)
const a=i.repeat(Math.max(longestStreak(s,i)+1,3))
const l=n.enter("codeFenced")
const f=i==="`"?"GraveAccent":"Tilde"
let u=c.move(a)
if(e.lang){const t=n.enter(`codeFencedLang${f}`)
u+=c.move(n.safe(e.lang,{before:u,after:" ",encode:["`"],...c.current()}))
t()}if(e.lang&&e.meta){const t=n.enter(`codeFencedMeta${f}`)
u+=c.move(" ")
u+=c.move(n.safe(e.meta,{before:u,after:"\n",encode:["`"],...c.current()}))
t()}u+=c.move("\n")
if(s){u+=c.move(s+"\n")}u+=c.move(a)
l()
return u}function code_map(e,t,n){return(n?"":"    ")+e}function checkQuote(e){const t=e.options.quote||'"'
if(t!=='"'&&t!=="'"){throw new Error("Cannot serialize title with `"+t+"` for `options.quote`, expected `\"`, or `'`")}return t}function definition(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const s=n.enter("definition")
let c=n.enter("label")
const a=n.createTracker(r)
let l=a.move("[")
l+=a.move(n.safe(n.associationId(e),{before:l,after:"]",...a.current()}))
l+=a.move("]: ")
c()
if(!e.url||/[\0- \u007F]/.test(e.url)){c=n.enter("destinationLiteral")
l+=a.move("<")
l+=a.move(n.safe(e.url,{before:l,after:">",...a.current()}))
l+=a.move(">")}else{c=n.enter("destinationRaw")
l+=a.move(n.safe(e.url,{before:l,after:e.title?" ":"\n",...a.current()}))}c()
if(e.title){c=n.enter(`title${i}`)
l+=a.move(" "+o)
l+=a.move(n.safe(e.title,{before:l,after:o,...a.current()}))
l+=a.move(o)
c()}s()
return l}function checkEmphasis(e){const t=e.options.emphasis||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize emphasis with `"+t+"` for `options.emphasis`, expected `*`, or `_`")}return t}var i=n(3934)
emphasis.attention=attention
emphasis.peek=peek
function emphasis(e,t,n,r){const o=n.enter("phrasing")
const s=(0,i.mx)(e,attention,n,n.createTracker(r))
const c=s?(0,i.lK)([s],r.before,r.after):""
o()
return c}function attention(e,t){const n=checkEmphasis(t)
return{construct:"emphasis",markers:n==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek(e,t,n){return n.options.emphasis||"*"}var s=n(7104)
var c=n(8069)
function heading(e,t,n,r){const o=Math.max(Math.min(6,e.depth||1),1)
const i=n.createTracker(r)
if((0,c.f)(e,n)){const t=n.enter("headingSetext")
const r=n.enter("phrasing")
const s=n.containerPhrasing(e,{...i.current(),before:"\n",after:"\n"})
r()
t()
return s+"\n"+(o===1?"=":"-").repeat(s.length-(Math.max(s.lastIndexOf("\r"),s.lastIndexOf("\n"))+1))}const a="#".repeat(o)
const l=n.enter("headingAtx")
const f=n.enter("phrasing")
i.move(a+" ")
let u=n.containerPhrasing(e,{before:"# ",after:"\n",...i.current()})
const d=u.charCodeAt(0)
if(d===9||d===32){u=(0,s.T)(d)+u.slice(1)}u=u?a+" "+u:a
if(n.options.closeAtx){u+=" "+a}f()
l()
return u}html.peek=htmlPeek
function html(e){return e.value||""}function htmlPeek(){return"<"}image_image.peek=imagePeek
function image_image(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const s=n.enter("image")
let c=n.enter("label")
const a=n.createTracker(r)
let l=a.move("![")
l+=a.move(n.safe(e.alt,{before:l,after:"]",...a.current()}))
l+=a.move("](")
c()
if(!e.url&&e.title||/[\0- \u007F]/.test(e.url)){c=n.enter("destinationLiteral")
l+=a.move("<")
l+=a.move(n.safe(e.url,{before:l,after:">",...a.current()}))
l+=a.move(">")}else{c=n.enter("destinationRaw")
l+=a.move(n.safe(e.url,{before:l,after:e.title?" ":")",...a.current()}))}c()
if(e.title){c=n.enter(`title${i}`)
l+=a.move(" "+o)
l+=a.move(n.safe(e.title,{before:l,after:o,...a.current()}))
l+=a.move(o)
c()}l+=a.move(")")
s()
return l}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek
function imageReference(e,t,n,r){const o=e.referenceType
const i=n.enter("imageReference")
let s=n.enter("label")
const c=n.createTracker(r)
let a=c.move("![")
const l=n.safe(e.alt,{before:a,after:"]",...c.current()})
a+=c.move(l+"][")
s()
const f=n.stack
n.stack=f.filter(function(e){return e!=="phrasing"})
s=n.enter("reference")
const u=n.safe(n.associationId(e),{before:a,after:"]",...c.current()})
s()
n.stack=f
i()
if(o==="full"||!l||l!==u){a+=c.move(u+"]")}else if(o==="shortcut"){a=a.slice(0,-1)}else{a+=c.move("]")}return a}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek
function inlineCode(e,t,n){let r=e.value||""
let o="`"
let i=-1
while(new RegExp("(^|[^`])"+o+"([^`]|$)").test(r)){o+="`"}if(/[^\n\r ]/.test(r)&&(/^[\n\r ]/.test(r)&&/[\n\r ]$/.test(r)||/^`|`$/.test(r))){r=" "+r+" "}while(++i<n.unsafe.length){const e=n.unsafe[i]
const t=n.compilePattern(e)
if(!e.atBreak)continue
let o
while(o=t.exec(r)){let e=o.index
if(r.charCodeAt(e)===10&&r.charCodeAt(e-1)===13){e--}r=r.slice(0,e)+" "+r.slice(o.index+1)}}return o+r+o}function inlineCodePeek(){return"`"}var a=n(1869)
function formatLinkAsAutolink(e,t){const n=(0,a.d)(e)
return Boolean(!t.options.resourceLink&&e.url&&!e.title&&e.children&&e.children.length===1&&e.children[0].type==="text"&&(n===e.url||"mailto:"+n===e.url)&&/^[a-z][+\-.a-z]+:/i.test(e.url)&&!/[\0- <>\u007F]/.test(e.url))}link_link.peek=linkPeek
function link_link(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const s=n.createTracker(r)
if(formatLinkAsAutolink(e,n)){const t=n.stack
n.stack=t.filter(function(e){return e!=="phrasing"})
const r=n.enter("autolink")
let o=s.move("<")
o+=s.move(n.containerPhrasing(e,{before:o,after:">",...s.current()}))
o+=s.move(">")
r()
n.stack=t
return o}const c=n.enter("link")
let a=n.enter("label")
let l=s.move("[")
const f=n.containerPhrasing(e,{before:l,after:"](",...s.current()})
l+=s.move(f)
a()
l+=s.move("](")
const u=/[\0- \u007F]/.test(e.url)
const d=r.before.charAt(r.before.length-1)
let h=e.title||undefined
if(!h&&!u&&(d==="\n"||d==="\r")){let e=0
while(e<f.length&&f.charCodeAt(e)!==93){e+=f.charCodeAt(e)===92?2:1}if(f.charCodeAt(e+1)===58)h=""}if(!e.url&&typeof h==="string"||u){a=n.enter("destinationLiteral")
l+=s.move("<")
l+=s.move(n.safe(e.url,{before:l,after:">",...s.current()}))
l+=s.move(">")}else{a=n.enter("destinationRaw")
l+=s.move(n.safe(e.url,{before:l,after:typeof h==="string"?" ":")",...s.current()}))}a()
if(typeof h==="string"){a=n.enter(`title${i}`)
l+=s.move(" "+o)
l+=s.move(n.safe(h,{before:l,after:o,...s.current()}))
l+=s.move(o)
a()}l+=s.move(")")
c()
return l}function linkPeek(e,t,n){return formatLinkAsAutolink(e,n)?"<":"["}linkReference.peek=linkReferencePeek
function linkReference(e,t,n,r){const o=e.referenceType
const i=n.enter("linkReference")
let s=n.enter("label")
const c=n.createTracker(r)
let a=c.move("[")
const l=n.containerPhrasing(e,{before:a,after:"]",...c.current()})
a+=c.move(l+"][")
s()
const f=n.stack
n.stack=f.filter(function(e){return e!=="phrasing"})
s=n.enter("reference")
const u=n.safe(n.associationId(e),{before:a,after:"]",...c.current()})
s()
n.stack=f
i()
if(o==="full"||!l||l!==u){a+=c.move(u+"]")}else if(o==="shortcut"){a=a.slice(0,-1)}else{a+=c.move("]")}return a}function linkReferencePeek(){return"["}function checkBullet(e){const t=e.options.bullet||"*"
if(t!=="*"&&t!=="+"&&t!=="-"){throw new Error("Cannot serialize items with `"+t+"` for `options.bullet`, expected `*`, `+`, or `-`")}return t}function checkBulletOther(e){const t=checkBullet(e)
const n=e.options.bulletOther
if(!n){return t==="*"?"-":"*"}if(n!=="*"&&n!=="+"&&n!=="-"){throw new Error("Cannot serialize items with `"+n+"` for `options.bulletOther`, expected `*`, `+`, or `-`")}if(n===t){throw new Error("Expected `bullet` (`"+t+"`) and `bulletOther` (`"+n+"`) to be different")}return n}function checkBulletOrdered(e){const t=e.options.bulletOrdered||"."
if(t!=="."&&t!==")"){throw new Error("Cannot serialize items with `"+t+"` for `options.bulletOrdered`, expected `.` or `)`")}return t}var l=n(3661)
function list(e,t,n,r){const o=n.enter("list")
const i=n.bulletCurrent
let s=e.ordered?checkBulletOrdered(n):checkBullet(n)
const c=e.ordered?s==="."?")":".":checkBulletOther(n)
let a=t&&n.bulletLastUsed?s===n.bulletLastUsed:false
if(!e.ordered){const t=e.children?e.children[0]:undefined
if((s==="*"||s==="-")&&t&&(!t.children||!t.children[0])&&n.stack[n.stack.length-1]==="list"&&n.stack[n.stack.length-2]==="listItem"&&n.stack[n.stack.length-3]==="list"&&n.stack[n.stack.length-4]==="listItem"&&n.indexStack[n.indexStack.length-1]===0&&n.indexStack[n.indexStack.length-2]===0&&n.indexStack[n.indexStack.length-3]===0){a=true}if((0,l.T)(n)===s&&t){let t=-1
while(++t<e.children.length){const n=e.children[t]
if(n&&n.type==="listItem"&&n.children&&n.children[0]&&n.children[0].type==="thematicBreak"){a=true
break}}}}if(a){s=c}n.bulletCurrent=s
const f=n.containerFlow(e,r)
n.bulletLastUsed=s
n.bulletCurrent=i
o()
return f}function checkListItemIndent(e){const t=e.options.listItemIndent||"one"
if(t!=="tab"&&t!=="one"&&t!=="mixed"){throw new Error("Cannot serialize items with `"+t+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`")}return t}function listItem(e,t,n,r){const o=checkListItemIndent(n)
let i=n.bulletCurrent||checkBullet(n)
if(t&&t.type==="list"&&t.ordered){i=(typeof t.start==="number"&&t.start>-1?t.start:1)+(n.options.incrementListMarker===false?0:t.children.indexOf(e))+i}let s=i.length+1
if(o==="tab"||o==="mixed"&&(t&&t.type==="list"&&t.spread||e.spread)){s=Math.ceil(s/4)*4}const c=n.createTracker(r)
c.move(i+" ".repeat(s-i.length))
c.shift(s)
const a=n.enter("listItem")
const l=n.indentLines(n.containerFlow(e,c.current()),map)
a()
return l
function map(e,t,n){if(t){return(n?"":" ".repeat(s))+e}return(n?i:i+" ".repeat(s-i.length))+e}}function paragraph(e,t,n,r){const o=n.enter("paragraph")
const i=n.enter("phrasing")
const s=n.containerPhrasing(e,r)
i()
o()
return s}var f=n(9054)
function root(e,t,n,r){const o=e.children.some(function(e){return(0,f.f)(e)})
if(!o)return n.containerFlow(e,r)
const i=n.enter("phrasing")
const s=n.containerPhrasing(e,r)
i()
return s}function checkStrong(e){const t=e.options.strong||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize strong with `"+t+"` for `options.strong`, expected `*`, or `_`")}return t}strong.attention=strong_attention
strong.peek=strong_peek
function strong(e,t,n,r){const o=n.enter("phrasing")
const s=(0,i.mx)(e,strong_attention,n,n.createTracker(r))
const c=s?(0,i.lK)([s],r.before,r.after):""
o()
return c}function strong_attention(e,t){const n=checkStrong(t)
return{construct:"strong",markers:n==="*"?["*","_"]:["_","*"],sizes:[2]}}function strong_peek(e,t,n){return n.options.strong||"*"}function text_text(e,t,n,r){const o=t?t.children:[]
const i=n.indexStack[n.indexStack.length-1]
return n.safe(e.value,{...r,afterNode:o[i+1],beforeNode:o[i-1]})}function checkRuleRepetition(e){const t=e.options.ruleRepetition||3
if(t<3){throw new Error("Cannot serialize rules with repetition `"+t+"` for `options.ruleRepetition`, expected `3` or more")}return t}function thematicBreak(e,t,n){const r=((0,l.T)(n)+(n.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(n))
return n.options.ruleSpaces?r.slice(0,-1):r}const u={blockquote,break:hardBreak,code,definition,emphasis,hardBreak,heading,html,image:image_image,imageReference,inlineCode,link:link_link,linkReference,list,listItem,paragraph,root,strong,text:text_text,thematicBreak}},3661:(e,t,n)=>{n.d(t,{T:()=>checkRule})
function checkRule(e){const t=e.options.rule||"*"
if(t!=="*"&&t!=="-"&&t!=="_"){throw new Error("Cannot serialize rules with `"+t+"` for `options.rule`, expected `*`, `-`, or `_`")}return t}},3934:(e,t,n)=>{n.d(t,{mx:()=>attentionItem,UA:()=>containerPhrasing,lK:()=>serialize})
var r=n(401)
var o=n(4386)
function firstCharacter(e){const t=e.codePointAt(0)
return t===undefined?"":String.fromCodePoint(t)}function lastCharacter(e){const t=e.codePointAt(e.length-2)
return t!==undefined&&t>65535?e.slice(-2):e.slice(-1)}var i=n(7104)
function encodeInfo(e,t,n){const r=(0,o.S)(e)
const i=(0,o.S)(t)
if(r===undefined){return i===undefined?n==="_"?{inside:true,outside:true}:{inside:false,outside:false}:i===1?{inside:true,outside:true}:{inside:false,outside:true}}if(r===1){return i===undefined?{inside:false,outside:false}:i===1?{inside:true,outside:true}:{inside:false,outside:false}}return i===undefined?{inside:false,outside:false}:i===1?{inside:true,outside:false}:{inside:false,outside:false}}var s=n(9424)
const c=new Map([["*",false],["_",true]])
function candidates(e,t,n){const r=new Set
for(const o of e){const e=n.get(o)
if(e&&o.attention&&t.some(e=>e.attention===o.attention)){for(const t of e.tokens){r.add(t.attention)}}}const o=[]
for(const t of e){if(t.attention&&r.delete(t.attention)){o.push(t.attention)}}o.reverse()
return o}function check(e,t,n){const r=[]
const i=new Map
const s=new Map
let a=0
while(a<e.length){if(!e[a].attention){a++
continue}const l=e[a].value.charAt(0)
const f=c.get(l)
let u=a+1
while(u<e.length&&e[u].attention&&e[u].value.charAt(0)===l){u++}const d=a?e[a-1].value:t
const h=(0,o.S)(d.charCodeAt(d.length-1))
const p=(0,o.S)((u<e.length?e[u].value:n).charCodeAt(0))
const m=!p||p===2&&Boolean(h)
const g=!h||h===2&&Boolean(p)
const k={tokens:e.slice(a,u),markers:[],start:0,end:0,open:f?m&&(Boolean(h)||!g):m,close:f?g&&(Boolean(p)||!m):g,split:f!==undefined}
for(const e of k.tokens){i.set(e,[...k.tokens])
s.set(e,k)
let t=e.value.length
while(t--)k.markers.push(e)}k.end=k.markers.length
r.push(k)
a=u}pair(r,i)
a=-1
while(++a<e.length){const t=i.get(e[a])
if(t)return{attention:candidates(e,t,s),index:a}}}function containerPhrasing(e,t,n){return serialize(phrasing(e,t,n),n.before,n.after)}function encode(e,t){const n=e[t?0:e.length-1]
if(!n||n.attention)return
const r=t?firstCharacter(n.value):lastCharacter(n.value)
const o=(0,i.T)(r.codePointAt(0))
if(t){n.value=o+n.value.slice(r.length)}else{let e=n.value.slice(0,n.value.length-r.length)
let t=0
while(e.charCodeAt(e.length-1-t)===92){t++}if(t%2)e+="\\"
n.value=e+o}}function improve(e,t,n,r,o){for(const i of n.attention){const s=t.get(i)||i.sequences[0]
for(const c of i.sequences){if(c===s)continue
const a=new Map(t)
a.set(i,c)
const l=render(e,a,r,o)
const f=check(l,r,o)
if(!f||f.index>n.index){return{chosen:a,mistake:f,tokens:l}}}}}function pair(e,t){const n=new Map
for(const r of e){const e=r.tokens[0].value.charAt(0)
let o=n.get(e)
if(!o){o=[]
n.set(e,o)}let i=r.close?o.length:0
while(i--&&r.start<r.end){const e=o[i]
const n=e.end-e.start
const s=r.end-r.start
if(r.split?(e.close||r.open)&&s%3&&!((n+s)%3):n!==e.markers.length||n!==s){continue}const c=r.split?n>1&&s>1?2:1:s
const a=e.markers.slice(e.end-c,e.end)
const l=r.markers.slice(r.start,r.start+c)
const f=a[0]
const u=l[0]
if(f===a[c-1]&&f.value.length===c&&u===l[c-1]&&u.value.length===c&&f.attention===u.attention){t.delete(f)
t.delete(u)}else{const e=[...new Set([...a,...l])]
for(const n of e){const r=t.get(n)
if(r)r.push(...e)}}e.end-=c
r.start+=c
if(e.start===e.end)o.splice(i,1)
i=o.length}if(r.open&&r.start<r.end)o.push(r)}}function attentionSequences(e,t,n){if(t.length===0){throw new Error("Cannot serialize `"+e+"` as attention without markers, expected one or more markers")}if(n.length===0){throw new Error("Cannot serialize `"+e+"` as attention without sizes, expected one or more sizes")}for(const t of n){if(!Number.isSafeInteger(t)||t<1){throw new Error("Cannot serialize `"+e+"` as attention with `"+t+"` as size, expected positive integer")}}const o=[]
for(const i of t){if(i.length!==1){throw new Error("Cannot serialize `"+e+"` as attention with `"+i+"` as marker, expected a single ascii character")}if(!(0,r.ol)(i.charCodeAt(0))){throw new Error("Cannot serialize `"+e+"` as attention with `"+i+"` as marker, expected ascii punctuation")}for(const e of n){o.push(i.repeat(e))}}return o}function phrasing(e,t,n){const r=t.indexStack
const o=e.children||[]
const i=[]
let c=-1
let a=n.before
r.push(-1)
let l=t.createTracker(n)
while(++c<o.length){const f=o[c]
let u
r[r.length-1]=c
if(c+1<o.length){let n=t.handle.handlers[o[c+1].type]
if(n&&n.peek)n=n.peek
u=n?firstCharacter(n(o[c+1],e,t,{before:"",after:"",...l.current()})):""}else{u=n.after}const d=i[i.length-1]
if(typeof d==="string"&&(a==="\r"||a==="\n")&&f.type==="html"&&(0,s.C)(f.value)!==7){i[i.length-1]=d.replace(/(\r?\n|\r)$/," ")
a=" "
l=t.createTracker(n)
l.move(serialize(i,n.before,n.after))}const h=t.handle.handlers[f.type]
if(h&&h.attention){const e=attentionItem(f,h.attention,t,l)
if(!e)continue
i.push(e)
a=lastCharacter(e.sequences[0])}else{const n=t.handle(f,e,t,{...l.current(),after:u,before:a})
if(!n)continue
l.move(n)
i.push(n)
a=lastCharacter(n)}}r.pop()
return i}function attentionItem(e,t,n,r){const{construct:o,markers:i,sizes:s}=t(e,n)
const c=attentionSequences(e.type,i,s)
const a=c[0]
const l=n.enter(o)
const f=n.createTracker(r.current())
f.move(a)
const u=phrasing(e,n,{...f.current(),before:a,after:a})
l()
if(u.length===0)return
r.move(a)
r.move(serialize(u,a,a))
r.move(a)
return{children:u,sequences:c}}function fix(e,t,n,r){let o=render(e,t,n,r)
let i=check(o,n,r)
while(i){const s=improve(e,t,i,n,r)
if(!s)return
t=s.chosen
o=s.tokens
i=s.mistake}return o}function guess(e,t,n,r){let o=n
let i=-1
while(++i<e.length){const s=e[i]
if(typeof s==="string"){o=""
continue}const a=i===e.length-1?r:""
const l=s.sequences.find(function(t){const r=t.charAt(0)
return r!==o.charAt(0)&&r!==a.charAt(0)||e.length===1&&c.has(r)&&t.length>n.length})||s.sequences[0]
if(l!==s.sequences[0])t.set(s,l)
guess(s.children,t,l,l)
o=l}}function render(e,t,n,r){const o=[]
let i
let s=lastCharacter(n)
let c=-1
while(++c<e.length){const n=e[c]
if(typeof n==="string"){const e={value:n,attention:undefined}
if(i&&i===firstCharacter(n)){encode([e],true)}i=undefined
o.push(e)
if(e.value)s=lastCharacter(e.value)
continue}const a=t.get(n)||n.sequences[0]
const l=a.charAt(0)
const f=e[c+1]
const u=s
const d=firstCharacter(f===undefined?r:typeof f==="string"?f:t.get(f)||f.sequences[0])
const h=render(n.children,t,a,a)
const p=h[0].value
const m=encodeInfo(u.charCodeAt(u.length-1),p.charCodeAt(0),l)
if(m.inside)encode(h,true)
const g=lastCharacter(h[h.length-1].value)
const k=encodeInfo(d.charCodeAt(0),g.charCodeAt(g.length-1),l)
if(k.inside)encode(h,false)
if(m.outside&&u!=="\n"&&u!=="\r"){encode(o,false)}if(k.outside)i=d
o.push({value:a,attention:n},...h,{value:a,attention:n})
s=a.charAt(a.length-1)}return o}function serialize(e,t,n){const r=new Map
guess(e,r,t,n)
const o=(r.size>0?fix(e,r,t,n):undefined)||fix(e,new Map,t,n)||render(e,new Map,t,n)
let i=""
for(const e of o)i+=e.value
return i}},7104:(e,t,n)=>{n.d(t,{T:()=>encodeCharacterReference})
function encodeCharacterReference(e){return"&#x"+e.toString(16).toUpperCase()+";"}},4672:(e,t,n)=>{n.d(t,{m:()=>formatCodeAsIndented})
function formatCodeAsIndented(e,t){return Boolean(t.options.fences===false&&e.value&&!e.lang&&/[^\n\r ]/.test(e.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value))}},8069:(e,t,n)=>{n.d(t,{f:()=>formatHeadingAsSetext})
var r=n(3617)
var o=n(4146)
var i=n(1869)
function formatHeadingAsSetext(e,t){let n=false;(0,r.YR)(e,function(e){if("value"in e&&/\r?\n|\r/.test(e.value)||e.type==="break"){n=true
return o.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,i.d)(e)&&(t.options.setext||n))}},9424:(e,t,n)=>{n.d(t,{C:()=>htmlKind})
var r=n(401)
var o=n(9586)
function htmlKind(e){if(e.charCodeAt(0)!==60)return
const t=e.charCodeAt(1)
if(t===33){const t=e.charCodeAt(2)
if(t===45)return 2
if(t===91)return 5
if((0,r.CW)(t))return 4
return}if(t===63)return 3
const n=t===47
const i=n?2:1
let s=i
let c=e.charCodeAt(s)
if(!(0,r.CW)(c))return
while(c===45||(0,r.lV)(c)){c=e.charCodeAt(++s)}const a=e.slice(i,s).toLowerCase()
if(!n&&c!==47&&o.y.includes(a)){return 1}return o.T.includes(a)?6:7}},1767:(e,t,n)=>{n.d(t,{q:()=>patternInScope})
function patternInScope(e,t){return listInScope(e,t.inConstruct,true)&&!listInScope(e,t.notInConstruct,false)}function listInScope(e,t,n){if(typeof t==="string"){t=[t]}if(!t||t.length===0){return n}let r=-1
while(++r<t.length){if(e.includes(t[r])){return true}}return false}},8830:(e,t,n)=>{n.d(t,{C:()=>convert})
const is=function(e,t,n,r,o){const i=convert(t)
if(n!==undefined&&n!==null&&(typeof n!=="number"||n<0||n===Number.POSITIVE_INFINITY)){throw new Error("Expected positive finite index")}if(r!==undefined&&r!==null&&(!is(r)||!r.children)){throw new Error("Expected parent node")}if((r===undefined||r===null)!==(n===undefined||n===null)){throw new Error("Expected both parent and index")}return looksLikeANode(e)?i.call(o,e,n,r):false}
const convert=function(e){if(e===null||e===undefined){return ok}if(typeof e==="function"){return castFactory(e)}if(typeof e==="object"){return Array.isArray(e)?anyFactory(e):propertiesFactory(e)}if(typeof e==="string"){return typeFactory(e)}throw new Error("Expected function, string, or object as test")}
function anyFactory(e){const t=[]
let n=-1
while(++n<e.length){t[n]=convert(e[n])}return castFactory(any)
function any(...e){let n=-1
while(++n<t.length){if(t[n].apply(this,e))return true}return false}}function propertiesFactory(e){const t=e
return castFactory(all)
function all(n){const r=n
let o
for(o in e){if(r[o]!==t[o])return false}return true}}function typeFactory(e){return castFactory(type)
function type(t){return t&&t.type===e}}function castFactory(e){return check
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},4146:(e,t,n)=>{n.d(t,{dc:()=>s,_Z:()=>c,VG:()=>visitParents})
var r=n(8830)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const o=[]
const i=true
const s=false
const c="skip"
function visitParents(e,t,n,i){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let a=true
let l
let f
let u
let d
if(typeof n==="function"||n&&typeof n==="object"){l=t
f=n
if(i)a=false}else{f=t
if(n)a=false}if(typeof f==="function"){u=f}else if(f&&typeof f==="object"){if(f.enter===null||f.enter===undefined){}else if(typeof f.enter==="function"){u=f.enter}else{throw new Error("Unexpected value `"+f.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof f.exit==="function"){d=f.exit}else{throw new Error("Unexpected value `"+f.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+f+"` for `enter` or `visitors`, expected visitor or object with visitors")}const h=(0,r.C)(l)
const p=a?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!l||h(e,t,n[n.length-1]||undefined)
let i=o
if(u&&r){i=toResult(u(e,n,t))
if(i[0]===s){return i}}if("children"in e&&e.children){const t=e
if(t.children&&i[0]!==c){let e=(a?-1:t.children.length)+p
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const o=factory(n,e,r)()
if(o[0]===s){return o}e=typeof o[1]==="number"?o[1]:e+p}}}if(d&&r){const r=toResult(d(e,n,t))
if(r[0]===c){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===s||typeof r[1]==="number"){return r}}return i}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[i,e]}return e===null||e===undefined?o:[e]}},3617:(e,t,n)=>{n.d(t,{YR:()=>visit})
var r=n(4146)
function visit(e,t,n,o){let i
let s
let c
if(typeof n==="function"||n&&typeof n==="object"){i=t
s=n
c=o}else{s=t
c=n}if(typeof s==="function"){(0,r.VG)(e,i,wrap(s),c)}else{(0,r.VG)(e,i,wrapVisitors(s),c)}}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap(e.enter):e.enter,exit:typeof e.exit==="function"?wrap(e.exit):e.exit}}function wrap(e){return overload
function overload(t,n,r){return e(t,r,n[n.length-1])}}}}

