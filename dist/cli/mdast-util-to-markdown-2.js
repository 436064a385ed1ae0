"use strict"
exports.id=475
exports.ids=[475]
exports.modules={6357:(e,t,n)=>{n.d(t,{l:()=>toMarkdown})
var r=n(9054)
var a=n(950)
const c={}.hasOwnProperty
function configure(e,t){let n=-1
let r
if(t.extensions){while(++n<t.extensions.length){configure(e,t.extensions[n])}}for(r in t){if(c.call(t,r)){switch(r){case"extensions":{break}case"unsafe":{list(e[r],t[r])
break}case"join":{list(e[r],t[r])
break}case"handlers":{map(e[r],t[r])
break}default:{e.options[r]=t[r]}}}}return e}function list(e,t){if(t){e.push(...t)}}function map(e,t){if(t){Object.assign(e,t)}}var i=n(2169)
var o=n(3661)
var s=n(4672)
var u=n(8069)
var l=n(9424)
const f=[joinDefaults]
function joinDefaults(e,t,n,r){if(t.type==="code"&&(0,s.m)(t,r)&&(e.type==="list"||e.type===t.type&&(0,s.m)(e,r))){return false}if("spread"in n&&typeof n.spread==="boolean"){if(n.spread)return 1
if(e.type==="html"){const t=(0,l.C)(e.value)
if(t===undefined||t===6||t===7)return 1}if(e.type==="blockquote"&&t.type==="blockquote")return 1
if((e.type==="definition"||e.type==="paragraph")&&t.type==="list"&&(t.ordered&&typeof t.start==="number"&&t.start!==1||t.children.length>0&&t.children[0].children.length===0)){return 1}if(e.type==="paragraph"&&t.type==="thematicBreak"&&(0,o.T)(r)==="-"&&!r.options.ruleSpaces){return 1}let a=e
while((a.type==="blockquote"||a.type==="list"||a.type==="listItem")&&a.children.length>0){a=a.children[a.children.length-1]}if(a.type!=="definition"&&a.type!=="paragraph")return 0
if(t.type==="code"&&(0,s.m)(t,r))return 1
if(t.type==="html"){const e=(0,l.C)(t.value)
if(e===undefined||e===7)return 1}if((e.type==="paragraph"||e!==a)&&(t.type==="definition"||t.type==="heading"&&(0,u.f)(t,r)||t.type==="paragraph")){return 1}return 0}}const h=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
const d=[{character:"\t",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\n",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:"\n",before:"\\n",inConstruct:"phrasing"},{character:"\n",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:h},{character:'"',inConstruct:"titleQuote"},{atBreak:true,character:"#"},{character:"#",inConstruct:"headingAtx",after:"(?:[\r\n]|$)"},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destinationRaw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:h},{atBreak:true,before:"\\d+",character:")"},{character:")",inConstruct:"destinationRaw"},{atBreak:true,character:"*",after:"(?:[ \t\r\n*])"},{character:"*",inConstruct:"phrasing",notInConstruct:h},{atBreak:true,character:"+",after:"(?:[ \t\r\n])"},{atBreak:true,character:"-",after:"(?:[ \t\r\n-])"},{atBreak:true,before:"\\d+",character:".",after:"(?:[ \t\r\n]|$)"},{atBreak:true,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:h},{character:"<",inConstruct:"destinationLiteral"},{atBreak:true,character:"="},{atBreak:true,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:true,character:"["},{character:"[",inConstruct:"phrasing",notInConstruct:h},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:true,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:h},{atBreak:true,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:h},{atBreak:true,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"\x7f",inConstruct:"autolink"}]
let p=-1
while(++p<33){d.push({character:String.fromCharCode(p),inConstruct:"autolink"})}var g=n(9886)
function association(e){if(e.label||!e.identifier){return e.label||""}return(0,g.s)(e.identifier)}function compilePattern(e){if(!e._compiled){const t=(e.atBreak?"[\\r\\n][\\t ]*":"")+(e.before?"(?:"+e.before+")":"")
e._compiled=new RegExp((e.beforeNode?"^":t?"("+t+")":"")+(/[$()*+.?[\\\]^{|}]/.test(e.character)?"\\":"")+e.character+(e.afterNode?"$":e.after?"(?:"+e.after+")":""),e.unicode?"gu":"g")}return e._compiled}var b=n(3934)
function containerFlow(e,t,n){const r=t.indexStack
const a=e.children||[]
const c=t.createTracker(n)
const i=[]
let o=-1
r.push(-1)
while(++o<a.length){const n=a[o]
r[r.length-1]=o
i.push(c.move(t.handle(n,e,t,{before:"\n",after:"\n",...c.current()})))
if(n.type!=="list"){t.bulletLastUsed=undefined}if(o<a.length-1){i.push(c.move(between(n,a[o+1],e,t)))}}r.pop()
return i.join("")}function between(e,t,n,r){let a=r.join.length
while(a--){const c=r.join[a](e,t,n,r)
if(c===true||c===1){break}if(typeof c==="number"){return"\n".repeat(1+c)}if(c===false){return"\n\n\x3c!----\x3e\n\n"}}return"\n\n"}const w=/\r?\n|\r/g
function indentLines(e,t){const n=[]
let r=0
let a=0
let c
while(c=w.exec(e)){one(e.slice(r,c.index))
n.push(c[0])
r=c.index+c[0].length
a++}one(e.slice(r))
return n.join("")
function one(e){n.push(t(e,a,!e))}}var k=n(4386)
var C=n(7104)
var m=n(1767)
const y={}.hasOwnProperty
function safe(e,t,n){const r=(n.before||"")+(t||"")+(n.after||"")
const a=[]
const c=[]
const i={}
const o=e.stack.includes("autolink")
const s=n.before?n.before.length:0
const u=r.length-(n.after?n.after.length:0)
let l=-1
while(++l<e.unsafe.length){const t=e.unsafe[l]
if(!(0,m.q)(e.stack,t)||!nodeInScope(t.beforeNode,n.beforeNode)||!nodeInScope(t.afterNode,n.afterNode)){continue}const c=e.compilePattern(t)
const o=t.beforeNode?s:0
const f=r.slice(o,t.afterNode?u:undefined)
let h
while(h=c.exec(f)){const e=Boolean(t.before||t.atBreak)
const n=Boolean(t.after)
const r=o+h.index+(e?h[1].length:0)
if(y.call(i,r)){if(i[r].before&&!e){i[r].before=false}if(i[r].after&&!n){i[r].after=false}}else{a.push(r)
i[r]={before:e,after:n}}}}a.sort(numerical)
let f=s
l=-1
while(++l<a.length){const e=a[l]
if(e<f||e>=u){continue}if(r.charAt(e)==="_"&&e>0&&(0,k.S)(r.charCodeAt(e-1))===undefined&&!y.call(i,e-1)&&!(e-1===s&&/[*_]/.test(r.charAt(s-1)))){let t=e+1
while(t<u&&r.charAt(t)==="_"){t++}const n=t-e-1
if(a[l+n]===t-1&&t<r.length&&(0,k.S)(r.charCodeAt(t))===undefined&&!y.call(i,t)&&!(t===u-1&&/[*_]/.test(r.charAt(u)))){l+=n
continue}}if(e+1<u&&a[l+1]===e+1&&i[e].after&&!i[e+1].before&&!i[e+1].after||e-1>=s&&a[l-1]===e-1&&i[e].before&&!i[e-1].before&&!i[e-1].after){continue}if(f!==e){const t=r.slice(f,e)
c.push(o?t:escapeBackslashes(t,"\\"))}f=e+1
if(o){c.push("%"+r.charCodeAt(e).toString(16).toUpperCase().padStart(2,"0"))}else if(/[!-/:-@[-`{-~]/.test(r.charAt(e))&&(!n.encode||!n.encode.includes(r.charAt(e)))){c.push("\\"+r.charAt(e))}else{c.push((0,C.T)(r.charCodeAt(e)))}}const h=r.slice(f,u)
c.push(o?h:escapeBackslashes(h,n.after))
return c.join("")}function nodeInScope(e,t){if(!e)return true
if(!t)return false
return typeof e==="string"?e===t.type:e.includes(t.type)}function numerical(e,t){return e-t}function escapeBackslashes(e,t){const n=/\\(?=[!-/:-@[-`{-~])/g
const r=[]
const a=[]
const c=e+t
let i=-1
let o=0
let s
while(s=n.exec(c)){r.push(s.index)}while(++i<r.length){if(o!==r[i]){a.push(e.slice(o,r[i]))}a.push("\\")
o=r[i]}a.push(e.slice(o))
return a.join("")}function track(e){const t=e||{}
const n=t.now||{}
let r=t.lineShift||0
let a=n.line||1
let c=n.column||1
return{move,current,shift}
function current(){return{now:{line:a,column:c},lineShift:r}}function shift(e){r+=e}function move(e){const t=e||""
const n=t.split(/\r?\n|\r/g)
const i=n[n.length-1]
a+=n.length-1
c=n.length===1?c+i.length:1+i.length+r
return t}}function toMarkdown(e,t){const n=t||{}
const c={associationId:association,bulletCurrent:undefined,bulletLastUsed:undefined,containerPhrasing:containerPhrasingBound,containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...i.p},handle:undefined,indentLines,indexStack:[],join:[...f],options:{},safe:safeBound,stack:[],unsafe:[...d]}
configure(c,n)
if(c.options.tightDefinitions){c.join.push(joinDefinition)}c.handle=(0,a.A)("type",{invalid,unknown,handlers:c.handlers})
let o=c.handle((0,r.f)(e)?{type:"root",children:[e]}:e,undefined,c,{before:"\n",after:"\n",now:{line:1,column:1},lineShift:0})
if(o&&o.charCodeAt(o.length-1)!==10&&o.charCodeAt(o.length-1)!==13){o+="\n"}return o
function enter(e){c.stack.push(e)
return exit
function exit(){c.stack.pop()}}}function invalid(e){throw new Error("Cannot handle value `"+e+"`, expected node")}function unknown(e){const t=e
throw new Error("Cannot handle unknown node `"+t.type+"`")}function joinDefinition(e,t){if(e.type==="definition"&&e.type===t.type){return 0}}function containerPhrasingBound(e,t){return(0,b.UA)(e,this,t)}function containerFlowBound(e,t){return containerFlow(e,this,t)}function safeBound(e,t){return safe(this,e,t)}},711:(e,t,n)=>{n.d(t,{o:()=>VFileMessage})
var r=n(669)
class VFileMessage extends Error{constructor(e,t,n){super()
if(typeof t==="string"){n=t
t=undefined}let a=""
let c={}
let i=false
if(t){if("line"in t&&"column"in t){c={place:t}}else if("start"in t&&"end"in t){c={place:t}}else if("type"in t){c={ancestors:[t],place:t.position}}else{c={...t}}}if(typeof e==="string"){a=e}else if(!c.cause&&e){i=true
a=e.message
c.cause=e}if(!c.ruleId&&!c.source&&typeof n==="string"){const e=n.indexOf(":")
if(e===-1){c.ruleId=n}else{c.source=n.slice(0,e)
c.ruleId=n.slice(e+1)}}if(!c.place&&c.ancestors){const e=c.ancestors[c.ancestors.length-1]
if(e){c.place=e.position}}const o=c.place&&"start"in c.place?c.place.start:c.place
this.ancestors=c.ancestors||undefined
this.cause=c.cause||undefined
this.column=o?o.column:undefined
this.fatal=undefined
this.file=""
this.message=a
this.line=o?o.line:undefined
this.name=(0,r.L)(c.place)||"1:1"
this.place=c.place||undefined
this.reason=this.message
this.ruleId=c.ruleId||undefined
this.source=c.source||undefined
this.stack=i&&c.cause&&typeof c.cause.stack==="string"?c.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})},950:(e,t,n)=>{n.d(t,{A:()=>zwitch})
const r={}.hasOwnProperty
function zwitch(e,t){const n=t||{}
function one(t,...n){let a=one.invalid
const c=one.handlers
if(t&&r.call(t,e)){const n=String(t[e])
a=r.call(c,n)?c[n]:one.unknown}if(a){return a.call(this,t,...n)}}one.handlers=n.handlers||{}
one.invalid=n.invalid
one.unknown=n.unknown
return one}}}

