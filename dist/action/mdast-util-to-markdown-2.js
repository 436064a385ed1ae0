"use strict"
exports.id=357
exports.ids=[357]
exports.modules={6357:(e,t,n)=>{n.d(t,{l:()=>toMarkdown})
var r=n(9054)
var a=n(950)
const c={}.hasOwnProperty
function configure(e,t){let n=-1
let r
if(t.extensions){while(++n<t.extensions.length){configure(e,t.extensions[n])}}for(r in t){if(c.call(t,r)){switch(r){case"extensions":{break}case"unsafe":{list(e[r],t[r])
break}case"join":{list(e[r],t[r])
break}case"handlers":{map(e[r],t[r])
break}default:{e.options[r]=t[r]}}}}return e}function list(e,t){if(t){e.push(...t)}}function map(e,t){if(t){Object.assign(e,t)}}var o=n(2169)
var i=n(3661)
var s=n(4672)
var u=n(8069)
var l=n(9424)
const h=[joinDefaults]
function joinDefaults(e,t,n,r){if(t.type==="code"&&(0,s.m)(t,r)&&(e.type==="list"||e.type===t.type&&(0,s.m)(e,r))){return false}if("spread"in n&&typeof n.spread==="boolean"){if(n.spread)return 1
if(e.type==="html"){const t=(0,l.C)(e.value)
if(t===undefined||t===6||t===7)return 1}if(e.type==="blockquote"&&t.type==="blockquote")return 1
if((e.type==="definition"||e.type==="paragraph")&&t.type==="list"&&(t.ordered&&typeof t.start==="number"&&t.start!==1||t.children.length>0&&t.children[0].children.length===0)){return 1}if(e.type==="paragraph"&&t.type==="thematicBreak"&&(0,i.T)(r)==="-"&&!r.options.ruleSpaces){return 1}let a=e
while((a.type==="blockquote"||a.type==="list"||a.type==="listItem")&&a.children.length>0){a=a.children[a.children.length-1]}if(a.type!=="definition"&&a.type!=="paragraph")return 0
if(t.type==="code"&&(0,s.m)(t,r))return 1
if(t.type==="html"){const e=(0,l.C)(t.value)
if(e===undefined||e===7)return 1}if((e.type==="paragraph"||e!==a)&&(t.type==="definition"||t.type==="heading"&&(0,u.f)(t,r)||t.type==="paragraph")){return 1}return 0}}const f=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
const d=[{character:"\t",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\n",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:"\n",before:"\\n",inConstruct:"phrasing"},{character:"\n",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:f},{character:'"',inConstruct:"titleQuote"},{atBreak:true,character:"#"},{character:"#",inConstruct:"headingAtx",after:"(?:[\r\n]|$)"},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destinationRaw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:f},{atBreak:true,before:"\\d+",character:")"},{character:")",inConstruct:"destinationRaw"},{atBreak:true,character:"*",after:"(?:[ \t\r\n*])"},{character:"*",inConstruct:"phrasing",notInConstruct:f},{atBreak:true,character:"+",after:"(?:[ \t\r\n])"},{atBreak:true,character:"-",after:"(?:[ \t\r\n-])"},{atBreak:true,before:"\\d+",character:".",after:"(?:[ \t\r\n]|$)"},{atBreak:true,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:f},{character:"<",inConstruct:"destinationLiteral"},{atBreak:true,character:"="},{atBreak:true,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:true,character:"["},{character:"[",inConstruct:"phrasing",notInConstruct:f},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:true,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:f},{atBreak:true,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:f},{atBreak:true,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"\x7f",inConstruct:"autolink"}]
let p=-1
while(++p<33){d.push({character:String.fromCharCode(p),inConstruct:"autolink"})}var g=n(9886)
function association(e){if(e.label||!e.identifier){return e.label||""}return(0,g.s)(e.identifier)}function compilePattern(e){if(!e._compiled){const t=(e.atBreak?"[\\r\\n][\\t ]*":"")+(e.before?"(?:"+e.before+")":"")
e._compiled=new RegExp((e.beforeNode?"^":t?"("+t+")":"")+(/[$()*+.?[\\\]^{|}]/.test(e.character)?"\\":"")+e.character+(e.afterNode?"$":e.after?"(?:"+e.after+")":""),e.unicode?"gu":"g")}return e._compiled}var C=n(3934)
function containerFlow(e,t,n){const r=t.indexStack
const a=e.children||[]
const c=t.createTracker(n)
const o=[]
let i=-1
r.push(-1)
while(++i<a.length){const n=a[i]
r[r.length-1]=i
o.push(c.move(t.handle(n,e,t,{before:"\n",after:"\n",...c.current()})))
if(n.type!=="list"){t.bulletLastUsed=undefined}if(i<a.length-1){o.push(c.move(between(n,a[i+1],e,t)))}}r.pop()
return o.join("")}function between(e,t,n,r){let a=r.join.length
while(a--){const c=r.join[a](e,t,n,r)
if(c===true||c===1){break}if(typeof c==="number"){return"\n".repeat(1+c)}if(c===false){return"\n\n\x3c!----\x3e\n\n"}}return"\n\n"}const k=/\r?\n|\r/g
function indentLines(e,t){const n=[]
let r=0
let a=0
let c
while(c=k.exec(e)){one(e.slice(r,c.index))
n.push(c[0])
r=c.index+c[0].length
a++}one(e.slice(r))
return n.join("")
function one(e){n.push(t(e,a,!e))}}var b=n(4386)
var w=n(7104)
var y=n(1767)
const v={}.hasOwnProperty
function safe(e,t,n){const r=(n.before||"")+(t||"")+(n.after||"")
const a=[]
const c=[]
const o={}
const i=e.stack.includes("autolink")
const s=n.before?n.before.length:0
const u=r.length-(n.after?n.after.length:0)
let l=-1
while(++l<e.unsafe.length){const t=e.unsafe[l]
if(!(0,y.q)(e.stack,t)||!nodeInScope(t.beforeNode,n.beforeNode)||!nodeInScope(t.afterNode,n.afterNode)){continue}const c=e.compilePattern(t)
const i=t.beforeNode?s:0
const h=r.slice(i,t.afterNode?u:undefined)
let f
while(f=c.exec(h)){const e=Boolean(t.before||t.atBreak)
const n=Boolean(t.after)
const r=i+f.index+(e?f[1].length:0)
if(v.call(o,r)){if(o[r].before&&!e){o[r].before=false}if(o[r].after&&!n){o[r].after=false}}else{a.push(r)
o[r]={before:e,after:n}}}}a.sort(numerical)
let h=s
l=-1
while(++l<a.length){const e=a[l]
if(e<h||e>=u){continue}if(r.charAt(e)==="_"&&e>0&&(0,b.S)(r.charCodeAt(e-1))===undefined&&!v.call(o,e-1)&&!(e-1===s&&/[*_]/.test(r.charAt(s-1)))){let t=e+1
while(t<u&&r.charAt(t)==="_"){t++}const n=t-e-1
if(a[l+n]===t-1&&t<r.length&&(0,b.S)(r.charCodeAt(t))===undefined&&!v.call(o,t)&&!(t===u-1&&/[*_]/.test(r.charAt(u)))){l+=n
continue}}if(e+1<u&&a[l+1]===e+1&&o[e].after&&!o[e+1].before&&!o[e+1].after||e-1>=s&&a[l-1]===e-1&&o[e].before&&!o[e-1].before&&!o[e-1].after){continue}if(h!==e){const t=r.slice(h,e)
c.push(i?t:escapeBackslashes(t,"\\"))}h=e+1
if(i){c.push("%"+r.charCodeAt(e).toString(16).toUpperCase().padStart(2,"0"))}else if(/[!-/:-@[-`{-~]/.test(r.charAt(e))&&(!n.encode||!n.encode.includes(r.charAt(e)))){c.push("\\"+r.charAt(e))}else{c.push((0,w.T)(r.charCodeAt(e)))}}const f=r.slice(h,u)
c.push(i?f:escapeBackslashes(f,n.after))
return c.join("")}function nodeInScope(e,t){if(!e)return true
if(!t)return false
return typeof e==="string"?e===t.type:e.includes(t.type)}function numerical(e,t){return e-t}function escapeBackslashes(e,t){const n=/\\(?=[!-/:-@[-`{-~])/g
const r=[]
const a=[]
const c=e+t
let o=-1
let i=0
let s
while(s=n.exec(c)){r.push(s.index)}while(++o<r.length){if(i!==r[o]){a.push(e.slice(i,r[o]))}a.push("\\")
i=r[o]}a.push(e.slice(i))
return a.join("")}function track(e){const t=e||{}
const n=t.now||{}
let r=t.lineShift||0
let a=n.line||1
let c=n.column||1
return{move,current,shift}
function current(){return{now:{line:a,column:c},lineShift:r}}function shift(e){r+=e}function move(e){const t=e||""
const n=t.split(/\r?\n|\r/g)
const o=n[n.length-1]
a+=n.length-1
c=n.length===1?c+o.length:1+o.length+r
return t}}function toMarkdown(e,t){const n=t||{}
const c={associationId:association,bulletCurrent:undefined,bulletLastUsed:undefined,containerPhrasing:containerPhrasingBound,containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...o.p},handle:undefined,indentLines,indexStack:[],join:[...h],options:{},safe:safeBound,stack:[],unsafe:[...d]}
configure(c,n)
if(c.options.tightDefinitions){c.join.push(joinDefinition)}c.handle=(0,a.A)("type",{invalid,unknown,handlers:c.handlers})
let i=c.handle((0,r.f)(e)?{type:"root",children:[e]}:e,undefined,c,{before:"\n",after:"\n",now:{line:1,column:1},lineShift:0})
if(i&&i.charCodeAt(i.length-1)!==10&&i.charCodeAt(i.length-1)!==13){i+="\n"}return i
function enter(e){c.stack.push(e)
return exit
function exit(){c.stack.pop()}}}function invalid(e){throw new Error("Cannot handle value `"+e+"`, expected node")}function unknown(e){const t=e
throw new Error("Cannot handle unknown node `"+t.type+"`")}function joinDefinition(e,t){if(e.type==="definition"&&e.type===t.type){return 0}}function containerPhrasingBound(e,t){return(0,C.UA)(e,this,t)}function containerFlowBound(e,t){return containerFlow(e,this,t)}function safeBound(e,t){return safe(this,e,t)}},950:(e,t,n)=>{n.d(t,{A:()=>zwitch})
const r={}.hasOwnProperty
function zwitch(e,t){const n=t||{}
function one(t,...n){let a=one.invalid
const c=one.handlers
if(t&&r.call(t,e)){const n=String(t[e])
a=r.call(c,n)?c[n]:one.unknown}if(a){return a.call(this,t,...n)}}one.handlers=n.handlers||{}
one.invalid=n.invalid
one.unknown=n.unknown
return one}}}

