"use strict"
exports.id=990
exports.ids=[990]
exports.modules={8504:(e,t,n)=>{n.d(t,{l:()=>toMarkdown})
var r=n(8830)
const o=(0,r.C)(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJsxTextElement","mdxTextExpression","strong","text","textDirective"])
var i=n(950)
const c={}.hasOwnProperty
function configure(e,t){let n=-1
let r
if(t.extensions){while(++n<t.extensions.length){configure(e,t.extensions[n])}}for(r in t){if(c.call(t,r)){switch(r){case"extensions":{break}case"unsafe":{list(e[r],t[r])
break}case"join":{list(e[r],t[r])
break}case"handlers":{map(e[r],t[r])
break}default:{e.options[r]=t[r]}}}}return e}function list(e,t){if(t){e.push(...t)}}function map(e,t){if(t){Object.assign(e,t)}}function blockquote(e,t,n,r){const o=n.enter("blockquote")
const i=n.createTracker(r)
i.move("> ")
i.shift(2)
const c=n.indentLines(n.containerFlow(e,i.current()),blockquote_map)
o()
return c}function blockquote_map(e,t,n){return">"+(n?"":" ")+e}function patternInScope(e,t){return listInScope(e,t.inConstruct,true)&&!listInScope(e,t.notInConstruct,false)}function listInScope(e,t,n){if(typeof t==="string"){t=[t]}if(!t||t.length===0){return n}let r=-1
while(++r<t.length){if(e.includes(t[r])){return true}}return false}function hardBreak(e,t,n,r){let o=-1
while(++o<n.unsafe.length){const e=n.unsafe[o]
if(e.character==="\n"&&!e.before&&!e.after&&patternInScope(n.stack,e)){return/[\t ]/.test(r.before)?"":" "}}return"\\\n"}function longestStreak(e,t){const n=String(e)
let r=n.indexOf(t)
let o=r
let i=0
let c=0
if(typeof t!=="string"){throw new TypeError("Expected substring")}while(r!==-1){if(r===o){if(++i>c){c=i}}else{i=1}o=r+t.length
r=n.indexOf(t,o)}return c}function formatCodeAsIndented(e,t){return Boolean(t.options.fences===false&&e.value&&!e.lang&&/[^\n\r ]/.test(e.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value))}function checkFence(e){const t=e.options.fence||"`"
if(t!=="`"&&t!=="~"){throw new Error("Cannot serialize code with `"+t+"` for `options.fence`, expected `` ` `` or `~`")}return t}function code(e,t,n,r){const o=checkFence(n)
const i=e.value||""
if(formatCodeAsIndented(e,n)){const e=n.enter("codeIndented")
const t=n.indentLines(i,code_map)
e()
return t}const c=n.createTracker(r)
const a=o.repeat(Math.max(longestStreak(i,o)+1,3))
const s=n.enter("codeFenced")
const l=o==="`"?"GraveAccent":"Tilde"
let u=c.move(a)
if(e.lang){const t=n.enter(`codeFencedLang${l}`)
u+=c.move(n.safe(e.lang,{before:u,after:" ",encode:["`"],...c.current()}))
t()}if(e.lang&&e.meta){const t=n.enter(`codeFencedMeta${l}`)
u+=c.move(" ")
u+=c.move(n.safe(e.meta,{before:u,after:"\n",encode:["`"],...c.current()}))
t()}u+=c.move("\n")
if(i){u+=c.move(i+"\n")}u+=c.move(a)
s()
return u}function code_map(e,t,n){return(n?"":"    ")+e}function checkQuote(e){const t=e.options.quote||'"'
if(t!=='"'&&t!=="'"){throw new Error("Cannot serialize title with `"+t+"` for `options.quote`, expected `\"`, or `'`")}return t}function definition(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const c=n.enter("definition")
let a=n.enter("label")
const s=n.createTracker(r)
let l=s.move("[")
l+=s.move(n.safe(n.associationId(e),{before:l,after:"]",...s.current()}))
l+=s.move("]: ")
a()
if(!e.url||/[\0- \u007F]/.test(e.url)){a=n.enter("destinationLiteral")
l+=s.move("<")
l+=s.move(n.safe(e.url,{before:l,after:">",...s.current()}))
l+=s.move(">")}else{a=n.enter("destinationRaw")
l+=s.move(n.safe(e.url,{before:l,after:e.title?" ":"\n",...s.current()}))}a()
if(e.title){a=n.enter(`title${i}`)
l+=s.move(" "+o)
l+=s.move(n.safe(e.title,{before:l,after:o,...s.current()}))
l+=s.move(o)
a()}c()
return l}function checkEmphasis(e){const t=e.options.emphasis||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize emphasis with `"+t+"` for `options.emphasis`, expected `*`, or `_`")}return t}var a=n(401)
var s=n(4386)
function firstCharacter(e){const t=e.codePointAt(0)
return t===undefined?"":String.fromCodePoint(t)}function lastCharacter(e){const t=e.codePointAt(e.length-2)
return t!==undefined&&t>65535?e.slice(-2):e.slice(-1)}function encodeCharacterReference(e){return"&#x"+e.toString(16).toUpperCase()+";"}function encodeInfo(e,t,n){const r=(0,s.S)(e)
const o=(0,s.S)(t)
if(r===undefined){return o===undefined?n==="_"?{inside:true,outside:true}:{inside:false,outside:false}:o===1?{inside:true,outside:true}:{inside:false,outside:true}}if(r===1){return o===undefined?{inside:false,outside:false}:o===1?{inside:true,outside:true}:{inside:false,outside:false}}return o===undefined?{inside:false,outside:false}:o===1?{inside:true,outside:false}:{inside:false,outside:false}}var l=n(9586)
function htmlKind(e){if(e.charCodeAt(0)!==60)return
const t=e.charCodeAt(1)
if(t===33){const t=e.charCodeAt(2)
if(t===45)return 2
if(t===91)return 5
if((0,a.CW)(t))return 4
return}if(t===63)return 3
const n=t===47
const r=n?2:1
let o=r
let i=e.charCodeAt(o)
if(!(0,a.CW)(i))return
while(i===45||(0,a.lV)(i)){i=e.charCodeAt(++o)}const c=e.slice(r,o).toLowerCase()
if(!n&&i!==47&&l.y.includes(c)){return 1}return l.T.includes(c)?6:7}const u=new Map([["*",false],["_",true]])
function candidates(e,t,n){const r=new Set
for(const o of e){const e=n.get(o)
if(e&&o.attention&&t.some(e=>e.attention===o.attention)){for(const t of e.tokens){r.add(t.attention)}}}const o=[]
for(const t of e){if(t.attention&&r.delete(t.attention)){o.push(t.attention)}}o.reverse()
return o}function check(e,t,n){const r=[]
const o=new Map
const i=new Map
let c=0
while(c<e.length){if(!e[c].attention){c++
continue}const a=e[c].value.charAt(0)
const l=u.get(a)
let f=c+1
while(f<e.length&&e[f].attention&&e[f].value.charAt(0)===a){f++}const h=c?e[c-1].value:t
const d=(0,s.S)(h.charCodeAt(h.length-1))
const p=(0,s.S)((f<e.length?e[f].value:n).charCodeAt(0))
const g=!p||p===2&&Boolean(d)
const m=!d||d===2&&Boolean(p)
const k={tokens:e.slice(c,f),markers:[],start:0,end:0,open:l?g&&(Boolean(d)||!m):g,close:l?m&&(Boolean(p)||!g):m,split:l!==undefined}
for(const e of k.tokens){o.set(e,[...k.tokens])
i.set(e,k)
let t=e.value.length
while(t--)k.markers.push(e)}k.end=k.markers.length
r.push(k)
c=f}pair(r,o)
c=-1
while(++c<e.length){const t=o.get(e[c])
if(t)return{attention:candidates(e,t,i),index:c}}}function containerPhrasing(e,t,n){return serialize(container_phrasing_phrasing(e,t,n),n.before,n.after)}function encode(e,t){const n=e[t?0:e.length-1]
if(!n||n.attention)return
const r=t?firstCharacter(n.value):lastCharacter(n.value)
const o=encodeCharacterReference(r.codePointAt(0))
if(t){n.value=o+n.value.slice(r.length)}else{let e=n.value.slice(0,n.value.length-r.length)
let t=0
while(e.charCodeAt(e.length-1-t)===92){t++}if(t%2)e+="\\"
n.value=e+o}}function improve(e,t,n,r,o){for(const i of n.attention){const c=t.get(i)||i.sequences[0]
for(const a of i.sequences){if(a===c)continue
const s=new Map(t)
s.set(i,a)
const l=render(e,s,r,o)
const u=check(l,r,o)
if(!u||u.index>n.index){return{chosen:s,mistake:u,tokens:l}}}}}function pair(e,t){const n=new Map
for(const r of e){const e=r.tokens[0].value.charAt(0)
let o=n.get(e)
if(!o){o=[]
n.set(e,o)}let i=r.close?o.length:0
while(i--&&r.start<r.end){const e=o[i]
const n=e.end-e.start
const c=r.end-r.start
if(r.split?(e.close||r.open)&&c%3&&!((n+c)%3):n!==e.markers.length||n!==c){continue}const a=r.split?n>1&&c>1?2:1:c
const s=e.markers.slice(e.end-a,e.end)
const l=r.markers.slice(r.start,r.start+a)
const u=s[0]
const f=l[0]
if(u===s[a-1]&&u.value.length===a&&f===l[a-1]&&f.value.length===a&&u.attention===f.attention){t.delete(u)
t.delete(f)}else{const e=[...new Set([...s,...l])]
for(const n of e){const r=t.get(n)
if(r)r.push(...e)}}e.end-=a
r.start+=a
if(e.start===e.end)o.splice(i,1)
i=o.length}if(r.open&&r.start<r.end)o.push(r)}}function attentionSequences(e,t,n){if(t.length===0){throw new Error("Cannot serialize `"+e+"` as attention without markers, expected one or more markers")}if(n.length===0){throw new Error("Cannot serialize `"+e+"` as attention without sizes, expected one or more sizes")}for(const t of n){if(!Number.isSafeInteger(t)||t<1){throw new Error("Cannot serialize `"+e+"` as attention with `"+t+"` as size, expected positive integer")}}const r=[]
for(const o of t){if(o.length!==1){throw new Error("Cannot serialize `"+e+"` as attention with `"+o+"` as marker, expected a single ascii character")}if(!(0,a.ol)(o.charCodeAt(0))){throw new Error("Cannot serialize `"+e+"` as attention with `"+o+"` as marker, expected ascii punctuation")}for(const e of n){r.push(o.repeat(e))}}return r}function container_phrasing_phrasing(e,t,n){const r=t.indexStack
const o=e.children||[]
const i=[]
let c=-1
let a=n.before
r.push(-1)
let s=t.createTracker(n)
while(++c<o.length){const l=o[c]
let u
r[r.length-1]=c
if(c+1<o.length){let n=t.handle.handlers[o[c+1].type]
if(n&&n.peek)n=n.peek
u=n?firstCharacter(n(o[c+1],e,t,{before:"",after:"",...s.current()})):""}else{u=n.after}const f=i[i.length-1]
if(typeof f==="string"&&(a==="\r"||a==="\n")&&l.type==="html"&&htmlKind(l.value)!==7){i[i.length-1]=f.replace(/(\r?\n|\r)$/," ")
a=" "
s=t.createTracker(n)
s.move(serialize(i,n.before,n.after))}const h=t.handle.handlers[l.type]
if(h&&h.attention){const e=attentionItem(l,h.attention,t,s)
if(!e)continue
i.push(e)
a=lastCharacter(e.sequences[0])}else{const n=t.handle(l,e,t,{...s.current(),after:u,before:a})
if(!n)continue
s.move(n)
i.push(n)
a=lastCharacter(n)}}r.pop()
return i}function attentionItem(e,t,n,r){const{construct:o,markers:i,sizes:c}=t(e,n)
const a=attentionSequences(e.type,i,c)
const s=a[0]
const l=n.enter(o)
const u=n.createTracker(r.current())
u.move(s)
const f=container_phrasing_phrasing(e,n,{...u.current(),before:s,after:s})
l()
if(f.length===0)return
r.move(s)
r.move(serialize(f,s,s))
r.move(s)
return{children:f,sequences:a}}function fix(e,t,n,r){let o=render(e,t,n,r)
let i=check(o,n,r)
while(i){const c=improve(e,t,i,n,r)
if(!c)return
t=c.chosen
o=c.tokens
i=c.mistake}return o}function guess(e,t,n,r){let o=n
let i=-1
while(++i<e.length){const c=e[i]
if(typeof c==="string"){o=""
continue}const a=i===e.length-1?r:""
const s=c.sequences.find(function(t){const r=t.charAt(0)
return r!==o.charAt(0)&&r!==a.charAt(0)||e.length===1&&u.has(r)&&t.length>n.length})||c.sequences[0]
if(s!==c.sequences[0])t.set(c,s)
guess(c.children,t,s,s)
o=s}}function render(e,t,n,r){const o=[]
let i
let c=lastCharacter(n)
let a=-1
while(++a<e.length){const n=e[a]
if(typeof n==="string"){const e={value:n,attention:undefined}
if(i&&i===firstCharacter(n)){encode([e],true)}i=undefined
o.push(e)
if(e.value)c=lastCharacter(e.value)
continue}const s=t.get(n)||n.sequences[0]
const l=s.charAt(0)
const u=e[a+1]
const f=c
const h=firstCharacter(u===undefined?r:typeof u==="string"?u:t.get(u)||u.sequences[0])
const d=render(n.children,t,s,s)
const p=d[0].value
const g=encodeInfo(f.charCodeAt(f.length-1),p.charCodeAt(0),l)
if(g.inside)encode(d,true)
const m=lastCharacter(d[d.length-1].value)
const k=encodeInfo(h.charCodeAt(0),m.charCodeAt(m.length-1),l)
if(k.inside)encode(d,false)
if(g.outside&&f!=="\n"&&f!=="\r"){encode(o,false)}if(k.outside)i=h
o.push({value:s,attention:n},...d,{value:s,attention:n})
c=s.charAt(s.length-1)}return o}function serialize(e,t,n){const r=new Map
guess(e,r,t,n)
const o=(r.size>0?fix(e,r,t,n):undefined)||fix(e,new Map,t,n)||render(e,new Map,t,n)
let i=""
for(const e of o)i+=e.value
return i}emphasis.attention=attention
emphasis.peek=peek
function emphasis(e,t,n,r){const o=n.enter("phrasing")
const i=attentionItem(e,attention,n,n.createTracker(r))
const c=i?serialize([i],r.before,r.after):""
o()
return c}function attention(e,t){const n=checkEmphasis(t)
return{construct:"emphasis",markers:n==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek(e,t,n){return n.options.emphasis||"*"}var f=n(4146)
function visit(e,t,n,r){let o
let i
let c
if(typeof n==="function"||n&&typeof n==="object"){o=t
i=n
c=r}else{i=t
c=n}if(typeof i==="function"){(0,f.VG)(e,o,wrap(i),c)}else{(0,f.VG)(e,o,wrapVisitors(i),c)}}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap(e.enter):e.enter,exit:typeof e.exit==="function"?wrap(e.exit):e.exit}}function wrap(e){return overload
function overload(t,n,r){return e(t,r,n[n.length-1])}}var h=n(1869)
function formatHeadingAsSetext(e,t){let n=false
visit(e,function(e){if("value"in e&&/\r?\n|\r/.test(e.value)||e.type==="break"){n=true
return f.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,h.d)(e)&&(t.options.setext||n))}function heading(e,t,n,r){const o=Math.max(Math.min(6,e.depth||1),1)
const i=n.createTracker(r)
if(formatHeadingAsSetext(e,n)){const t=n.enter("headingSetext")
const r=n.enter("phrasing")
const c=n.containerPhrasing(e,{...i.current(),before:"\n",after:"\n"})
r()
t()
return c+"\n"+(o===1?"=":"-").repeat(c.length-(Math.max(c.lastIndexOf("\r"),c.lastIndexOf("\n"))+1))}const c="#".repeat(o)
const a=n.enter("headingAtx")
const s=n.enter("phrasing")
i.move(c+" ")
let l=n.containerPhrasing(e,{before:"# ",after:"\n",...i.current()})
const u=l.charCodeAt(0)
if(u===9||u===32){l=encodeCharacterReference(u)+l.slice(1)}l=l?c+" "+l:c
if(n.options.closeAtx){l+=" "+c}s()
a()
return l}html.peek=htmlPeek
function html(e){return e.value||""}function htmlPeek(){return"<"}image_image.peek=imagePeek
function image_image(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const c=n.enter("image")
let a=n.enter("label")
const s=n.createTracker(r)
let l=s.move("![")
l+=s.move(n.safe(e.alt,{before:l,after:"]",...s.current()}))
l+=s.move("](")
a()
if(!e.url&&e.title||/[\0- \u007F]/.test(e.url)){a=n.enter("destinationLiteral")
l+=s.move("<")
l+=s.move(n.safe(e.url,{before:l,after:">",...s.current()}))
l+=s.move(">")}else{a=n.enter("destinationRaw")
l+=s.move(n.safe(e.url,{before:l,after:e.title?" ":")",...s.current()}))}a()
if(e.title){a=n.enter(`title${i}`)
l+=s.move(" "+o)
l+=s.move(n.safe(e.title,{before:l,after:o,...s.current()}))
l+=s.move(o)
a()}l+=s.move(")")
c()
return l}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek
function imageReference(e,t,n,r){const o=e.referenceType
const i=n.enter("imageReference")
let c=n.enter("label")
const a=n.createTracker(r)
let s=a.move("![")
const l=n.safe(e.alt,{before:s,after:"]",...a.current()})
s+=a.move(l+"][")
c()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
c=n.enter("reference")
const f=n.safe(n.associationId(e),{before:s,after:"]",...a.current()})
c()
n.stack=u
i()
if(o==="full"||!l||l!==f){s+=a.move(f+"]")}else if(o==="shortcut"){s=s.slice(0,-1)}else{s+=a.move("]")}return s}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek
function inlineCode(e,t,n){let r=e.value||""
let o="`"
let i=-1
while(new RegExp("(^|[^`])"+o+"([^`]|$)").test(r)){o+="`"}if(/[^\n\r ]/.test(r)&&(/^[\n\r ]/.test(r)&&/[\n\r ]$/.test(r)||/^`|`$/.test(r))){r=" "+r+" "}while(++i<n.unsafe.length){const e=n.unsafe[i]
const t=n.compilePattern(e)
if(!e.atBreak)continue
let o
while(o=t.exec(r)){let e=o.index
if(r.charCodeAt(e)===10&&r.charCodeAt(e-1)===13){e--}r=r.slice(0,e)+" "+r.slice(o.index+1)}}return o+r+o}function inlineCodePeek(){return"`"}function formatLinkAsAutolink(e,t){const n=(0,h.d)(e)
return Boolean(!t.options.resourceLink&&e.url&&!e.title&&e.children&&e.children.length===1&&e.children[0].type==="text"&&(n===e.url||"mailto:"+n===e.url)&&/^[a-z][+\-.a-z]+:/i.test(e.url)&&!/[\0- <>\u007F]/.test(e.url))}link_link.peek=linkPeek
function link_link(e,t,n,r){const o=checkQuote(n)
const i=o==='"'?"Quote":"Apostrophe"
const c=n.createTracker(r)
if(formatLinkAsAutolink(e,n)){const t=n.stack
n.stack=t.filter(function(e){return e!=="phrasing"})
const r=n.enter("autolink")
let o=c.move("<")
o+=c.move(n.containerPhrasing(e,{before:o,after:">",...c.current()}))
o+=c.move(">")
r()
n.stack=t
return o}const a=n.enter("link")
let s=n.enter("label")
let l=c.move("[")
const u=n.containerPhrasing(e,{before:l,after:"](",...c.current()})
l+=c.move(u)
s()
l+=c.move("](")
const f=/[\0- \u007F]/.test(e.url)
const h=r.before.charAt(r.before.length-1)
let d=e.title||undefined
if(!d&&!f&&(h==="\n"||h==="\r")){let e=0
while(e<u.length&&u.charCodeAt(e)!==93){e+=u.charCodeAt(e)===92?2:1}if(u.charCodeAt(e+1)===58)d=""}if(!e.url&&typeof d==="string"||f){s=n.enter("destinationLiteral")
l+=c.move("<")
l+=c.move(n.safe(e.url,{before:l,after:">",...c.current()}))
l+=c.move(">")}else{s=n.enter("destinationRaw")
l+=c.move(n.safe(e.url,{before:l,after:typeof d==="string"?" ":")",...c.current()}))}s()
if(typeof d==="string"){s=n.enter(`title${i}`)
l+=c.move(" "+o)
l+=c.move(n.safe(d,{before:l,after:o,...c.current()}))
l+=c.move(o)
s()}l+=c.move(")")
a()
return l}function linkPeek(e,t,n){return formatLinkAsAutolink(e,n)?"<":"["}linkReference.peek=linkReferencePeek
function linkReference(e,t,n,r){const o=e.referenceType
const i=n.enter("linkReference")
let c=n.enter("label")
const a=n.createTracker(r)
let s=a.move("[")
const l=n.containerPhrasing(e,{before:s,after:"]",...a.current()})
s+=a.move(l+"][")
c()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
c=n.enter("reference")
const f=n.safe(n.associationId(e),{before:s,after:"]",...a.current()})
c()
n.stack=u
i()
if(o==="full"||!l||l!==f){s+=a.move(f+"]")}else if(o==="shortcut"){s=s.slice(0,-1)}else{s+=a.move("]")}return s}function linkReferencePeek(){return"["}function checkBullet(e){const t=e.options.bullet||"*"
if(t!=="*"&&t!=="+"&&t!=="-"){throw new Error("Cannot serialize items with `"+t+"` for `options.bullet`, expected `*`, `+`, or `-`")}return t}function checkBulletOther(e){const t=checkBullet(e)
const n=e.options.bulletOther
if(!n){return t==="*"?"-":"*"}if(n!=="*"&&n!=="+"&&n!=="-"){throw new Error("Cannot serialize items with `"+n+"` for `options.bulletOther`, expected `*`, `+`, or `-`")}if(n===t){throw new Error("Expected `bullet` (`"+t+"`) and `bulletOther` (`"+n+"`) to be different")}return n}function checkBulletOrdered(e){const t=e.options.bulletOrdered||"."
if(t!=="."&&t!==")"){throw new Error("Cannot serialize items with `"+t+"` for `options.bulletOrdered`, expected `.` or `)`")}return t}function checkRule(e){const t=e.options.rule||"*"
if(t!=="*"&&t!=="-"&&t!=="_"){throw new Error("Cannot serialize rules with `"+t+"` for `options.rule`, expected `*`, `-`, or `_`")}return t}function list_list(e,t,n,r){const o=n.enter("list")
const i=n.bulletCurrent
let c=e.ordered?checkBulletOrdered(n):checkBullet(n)
const a=e.ordered?c==="."?")":".":checkBulletOther(n)
let s=t&&n.bulletLastUsed?c===n.bulletLastUsed:false
if(!e.ordered){const t=e.children?e.children[0]:undefined
if((c==="*"||c==="-")&&t&&(!t.children||!t.children[0])&&n.stack[n.stack.length-1]==="list"&&n.stack[n.stack.length-2]==="listItem"&&n.stack[n.stack.length-3]==="list"&&n.stack[n.stack.length-4]==="listItem"&&n.indexStack[n.indexStack.length-1]===0&&n.indexStack[n.indexStack.length-2]===0&&n.indexStack[n.indexStack.length-3]===0){s=true}if(checkRule(n)===c&&t){let t=-1
while(++t<e.children.length){const n=e.children[t]
if(n&&n.type==="listItem"&&n.children&&n.children[0]&&n.children[0].type==="thematicBreak"){s=true
break}}}}if(s){c=a}n.bulletCurrent=c
const l=n.containerFlow(e,r)
n.bulletLastUsed=c
n.bulletCurrent=i
o()
return l}function checkListItemIndent(e){const t=e.options.listItemIndent||"one"
if(t!=="tab"&&t!=="one"&&t!=="mixed"){throw new Error("Cannot serialize items with `"+t+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`")}return t}function listItem(e,t,n,r){const o=checkListItemIndent(n)
let i=n.bulletCurrent||checkBullet(n)
if(t&&t.type==="list"&&t.ordered){i=(typeof t.start==="number"&&t.start>-1?t.start:1)+(n.options.incrementListMarker===false?0:t.children.indexOf(e))+i}let c=i.length+1
if(o==="tab"||o==="mixed"&&(t&&t.type==="list"&&t.spread||e.spread)){c=Math.ceil(c/4)*4}const a=n.createTracker(r)
a.move(i+" ".repeat(c-i.length))
a.shift(c)
const s=n.enter("listItem")
const l=n.indentLines(n.containerFlow(e,a.current()),map)
s()
return l
function map(e,t,n){if(t){return(n?"":" ".repeat(c))+e}return(n?i:i+" ".repeat(c-i.length))+e}}function paragraph(e,t,n,r){const o=n.enter("paragraph")
const i=n.enter("phrasing")
const c=n.containerPhrasing(e,r)
i()
o()
return c}function root(e,t,n,r){const i=e.children.some(function(e){return o(e)})
if(!i)return n.containerFlow(e,r)
const c=n.enter("phrasing")
const a=n.containerPhrasing(e,r)
c()
return a}function checkStrong(e){const t=e.options.strong||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize strong with `"+t+"` for `options.strong`, expected `*`, or `_`")}return t}strong.attention=strong_attention
strong.peek=strong_peek
function strong(e,t,n,r){const o=n.enter("phrasing")
const i=attentionItem(e,strong_attention,n,n.createTracker(r))
const c=i?serialize([i],r.before,r.after):""
o()
return c}function strong_attention(e,t){const n=checkStrong(t)
return{construct:"strong",markers:n==="*"?["*","_"]:["_","*"],sizes:[2]}}function strong_peek(e,t,n){return n.options.strong||"*"}function text_text(e,t,n,r){const o=t?t.children:[]
const i=n.indexStack[n.indexStack.length-1]
return n.safe(e.value,{...r,afterNode:o[i+1],beforeNode:o[i-1]})}function checkRuleRepetition(e){const t=e.options.ruleRepetition||3
if(t<3){throw new Error("Cannot serialize rules with repetition `"+t+"` for `options.ruleRepetition`, expected `3` or more")}return t}function thematicBreak(e,t,n){const r=(checkRule(n)+(n.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(n))
return n.options.ruleSpaces?r.slice(0,-1):r}const d={blockquote,break:hardBreak,code,definition,emphasis,hardBreak,heading,html,image:image_image,imageReference,inlineCode,link:link_link,linkReference,list:list_list,listItem,paragraph,root,strong,text:text_text,thematicBreak}
const p=[joinDefaults]
function joinDefaults(e,t,n,r){if(t.type==="code"&&formatCodeAsIndented(t,r)&&(e.type==="list"||e.type===t.type&&formatCodeAsIndented(e,r))){return false}if("spread"in n&&typeof n.spread==="boolean"){if(n.spread)return 1
if(e.type==="html"){const t=htmlKind(e.value)
if(t===undefined||t===6||t===7)return 1}if(e.type==="blockquote"&&t.type==="blockquote")return 1
if((e.type==="definition"||e.type==="paragraph")&&t.type==="list"&&(t.ordered&&typeof t.start==="number"&&t.start!==1||t.children.length>0&&t.children[0].children.length===0)){return 1}if(e.type==="paragraph"&&t.type==="thematicBreak"&&checkRule(r)==="-"&&!r.options.ruleSpaces){return 1}let o=e
while((o.type==="blockquote"||o.type==="list"||o.type==="listItem")&&o.children.length>0){o=o.children[o.children.length-1]}if(o.type!=="definition"&&o.type!=="paragraph")return 0
if(t.type==="code"&&formatCodeAsIndented(t,r))return 1
if(t.type==="html"){const e=htmlKind(t.value)
if(e===undefined||e===7)return 1}if((e.type==="paragraph"||e!==o)&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,r)||t.type==="paragraph")){return 1}return 0}}const g=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
const m=[{character:"\t",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\n",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:"\n",before:"\\n",inConstruct:"phrasing"},{character:"\n",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:g},{character:'"',inConstruct:"titleQuote"},{atBreak:true,character:"#"},{character:"#",inConstruct:"headingAtx",after:"(?:[\r\n]|$)"},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destinationRaw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,before:"\\d+",character:")"},{character:")",inConstruct:"destinationRaw"},{atBreak:true,character:"*",after:"(?:[ \t\r\n*])"},{character:"*",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"+",after:"(?:[ \t\r\n])"},{atBreak:true,character:"-",after:"(?:[ \t\r\n-])"},{atBreak:true,before:"\\d+",character:".",after:"(?:[ \t\r\n]|$)"},{atBreak:true,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:g},{character:"<",inConstruct:"destinationLiteral"},{atBreak:true,character:"="},{atBreak:true,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:true,character:"["},{character:"[",inConstruct:"phrasing",notInConstruct:g},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:true,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"\x7f",inConstruct:"autolink"}]
let k=-1
while(++k<33){m.push({character:String.fromCharCode(k),inConstruct:"autolink"})}var b=n(9886)
function association(e){if(e.label||!e.identifier){return e.label||""}return(0,b.s)(e.identifier)}function compilePattern(e){if(!e._compiled){const t=(e.atBreak?"[\\r\\n][\\t ]*":"")+(e.before?"(?:"+e.before+")":"")
e._compiled=new RegExp((e.beforeNode?"^":t?"("+t+")":"")+(/[$()*+.?[\\\]^{|}]/.test(e.character)?"\\":"")+e.character+(e.afterNode?"$":e.after?"(?:"+e.after+")":""),e.unicode?"gu":"g")}return e._compiled}function containerFlow(e,t,n){const r=t.indexStack
const o=e.children||[]
const i=t.createTracker(n)
const c=[]
let a=-1
r.push(-1)
while(++a<o.length){const n=o[a]
r[r.length-1]=a
c.push(i.move(t.handle(n,e,t,{before:"\n",after:"\n",...i.current()})))
if(n.type!=="list"){t.bulletLastUsed=undefined}if(a<o.length-1){c.push(i.move(between(n,o[a+1],e,t)))}}r.pop()
return c.join("")}function between(e,t,n,r){let o=r.join.length
while(o--){const i=r.join[o](e,t,n,r)
if(i===true||i===1){break}if(typeof i==="number"){return"\n".repeat(1+i)}if(i===false){return"\n\n\x3c!----\x3e\n\n"}}return"\n\n"}const w=/\r?\n|\r/g
function indentLines(e,t){const n=[]
let r=0
let o=0
let i
while(i=w.exec(e)){one(e.slice(r,i.index))
n.push(i[0])
r=i.index+i[0].length
o++}one(e.slice(r))
return n.join("")
function one(e){n.push(t(e,o,!e))}}const v={}.hasOwnProperty
function safe(e,t,n){const r=(n.before||"")+(t||"")+(n.after||"")
const o=[]
const i=[]
const c={}
const a=e.stack.includes("autolink")
const l=n.before?n.before.length:0
const u=r.length-(n.after?n.after.length:0)
let f=-1
while(++f<e.unsafe.length){const t=e.unsafe[f]
if(!patternInScope(e.stack,t)||!nodeInScope(t.beforeNode,n.beforeNode)||!nodeInScope(t.afterNode,n.afterNode)){continue}const i=e.compilePattern(t)
const a=t.beforeNode?l:0
const s=r.slice(a,t.afterNode?u:undefined)
let h
while(h=i.exec(s)){const e=Boolean(t.before||t.atBreak)
const n=Boolean(t.after)
const r=a+h.index+(e?h[1].length:0)
if(v.call(c,r)){if(c[r].before&&!e){c[r].before=false}if(c[r].after&&!n){c[r].after=false}}else{o.push(r)
c[r]={before:e,after:n}}}}o.sort(numerical)
let h=l
f=-1
while(++f<o.length){const e=o[f]
if(e<h||e>=u){continue}if(r.charAt(e)==="_"&&e>0&&(0,s.S)(r.charCodeAt(e-1))===undefined&&!v.call(c,e-1)&&!(e-1===l&&/[*_]/.test(r.charAt(l-1)))){let t=e+1
while(t<u&&r.charAt(t)==="_"){t++}const n=t-e-1
if(o[f+n]===t-1&&t<r.length&&(0,s.S)(r.charCodeAt(t))===undefined&&!v.call(c,t)&&!(t===u-1&&/[*_]/.test(r.charAt(u)))){f+=n
continue}}if(e+1<u&&o[f+1]===e+1&&c[e].after&&!c[e+1].before&&!c[e+1].after||e-1>=l&&o[f-1]===e-1&&c[e].before&&!c[e-1].before&&!c[e-1].after){continue}if(h!==e){const t=r.slice(h,e)
i.push(a?t:escapeBackslashes(t,"\\"))}h=e+1
if(a){i.push("%"+r.charCodeAt(e).toString(16).toUpperCase().padStart(2,"0"))}else if(/[!-/:-@[-`{-~]/.test(r.charAt(e))&&(!n.encode||!n.encode.includes(r.charAt(e)))){i.push("\\"+r.charAt(e))}else{i.push(encodeCharacterReference(r.charCodeAt(e)))}}const d=r.slice(h,u)
i.push(a?d:escapeBackslashes(d,n.after))
return i.join("")}function nodeInScope(e,t){if(!e)return true
if(!t)return false
return typeof e==="string"?e===t.type:e.includes(t.type)}function numerical(e,t){return e-t}function escapeBackslashes(e,t){const n=/\\(?=[!-/:-@[-`{-~])/g
const r=[]
const o=[]
const i=e+t
let c=-1
let a=0
let s
while(s=n.exec(i)){r.push(s.index)}while(++c<r.length){if(a!==r[c]){o.push(e.slice(a,r[c]))}o.push("\\")
a=r[c]}o.push(e.slice(a))
return o.join("")}function track(e){const t=e||{}
const n=t.now||{}
let r=t.lineShift||0
let o=n.line||1
let i=n.column||1
return{move,current,shift}
function current(){return{now:{line:o,column:i},lineShift:r}}function shift(e){r+=e}function move(e){const t=e||""
const n=t.split(/\r?\n|\r/g)
const c=n[n.length-1]
o+=n.length-1
i=n.length===1?i+c.length:1+c.length+r
return t}}function toMarkdown(e,t){const n=t||{}
const r={associationId:association,bulletCurrent:undefined,bulletLastUsed:undefined,containerPhrasing:containerPhrasingBound,containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...d},handle:undefined,indentLines,indexStack:[],join:[...p],options:{},safe:safeBound,stack:[],unsafe:[...m]}
configure(r,n)
if(r.options.tightDefinitions){r.join.push(joinDefinition)}r.handle=(0,i.A)("type",{invalid,unknown,handlers:r.handlers})
let c=r.handle(o(e)?{type:"root",children:[e]}:e,undefined,r,{before:"\n",after:"\n",now:{line:1,column:1},lineShift:0})
if(c&&c.charCodeAt(c.length-1)!==10&&c.charCodeAt(c.length-1)!==13){c+="\n"}return c
function enter(e){r.stack.push(e)
return exit
function exit(){r.stack.pop()}}}function invalid(e){throw new Error("Cannot handle value `"+e+"`, expected node")}function unknown(e){const t=e
throw new Error("Cannot handle unknown node `"+t.type+"`")}function joinDefinition(e,t){if(e.type==="definition"&&e.type===t.type){return 0}}function containerPhrasingBound(e,t){return containerPhrasing(e,this,t)}function containerFlowBound(e,t){return containerFlow(e,this,t)}function safeBound(e,t){return safe(this,e,t)}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
var r=n(669)
class VFileMessage extends Error{constructor(e,t,n){super()
if(typeof t==="string"){n=t
t=undefined}let o=""
let i={}
let c=false
if(t){if("line"in t&&"column"in t){i={place:t}}else if("start"in t&&"end"in t){i={place:t}}else if("type"in t){i={ancestors:[t],place:t.position}}else{i={...t}}}if(typeof e==="string"){o=e}else if(!i.cause&&e){c=true
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
this.name=(0,r.L)(i.place)||"1:1"
this.place=i.place||undefined
this.reason=this.message
this.ruleId=i.ruleId||undefined
this.source=i.source||undefined
this.stack=c&&i.cause&&typeof i.cause.stack==="string"?i.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})},950:(e,t,n)=>{n.d(t,{A:()=>zwitch})
const r={}.hasOwnProperty
function zwitch(e,t){const n=t||{}
function one(t,...n){let o=one.invalid
const i=one.handlers
if(t&&r.call(t,e)){const n=String(t[e])
o=r.call(i,n)?i[n]:one.unknown}if(o){return o.call(this,t,...n)}}one.handlers=n.handlers||{}
one.invalid=n.invalid
one.unknown=n.unknown
return one}}}

