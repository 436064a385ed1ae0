"use strict"
exports.id=853
exports.ids=[853]
exports.modules={1869:(e,t,n)=>{n.d(t,{d:()=>toString})
const r={}
function toString(e,t){const n=t||r
const o=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const i=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(e,o,i)}function one(e,t,n){if(node(e)){if("value"in e){return e.type==="html"&&!n?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,n)}}if(Array.isArray(e)){return all(e,t,n)}return""}function all(e,t,n){const r=[]
let o=-1
while(++o<e.length){r[o]=one(e[o],t,n)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},3988:(e,t,n)=>{n.d(t,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,t){const n=Number.parseInt(e,t)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111){return"\ufffd"}return String.fromCodePoint(n)}},9886:(e,t,n)=>{n.d(t,{s:()=>decodeString})
var r=n(7126)
var o=n(3988)
const i=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(i,decode)}function decode(e,t,n){if(t){return t}const i=n.charCodeAt(0)
if(i===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return(0,o.C)(n.slice(t?2:1),t?16:10)}return(0,r.s)(n)||e}},8830:(e,t,n)=>{n.d(t,{C:()=>convert})
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
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},669:(e,t,n)=>{n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}},4146:(e,t,n)=>{n.d(t,{dc:()=>c,_Z:()=>u,VG:()=>visitParents})
var r=n(8830)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const o=[]
const i=true
const c=false
const u="skip"
function visitParents(e,t,n,i){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let f=true
let l
let s
let d
let a
if(typeof n==="function"||n&&typeof n==="object"){l=t
s=n
if(i)f=false}else{s=t
if(n)f=false}if(typeof s==="function"){d=s}else if(s&&typeof s==="object"){if(s.enter===null||s.enter===undefined){}else if(typeof s.enter==="function"){d=s.enter}else{throw new Error("Unexpected value `"+s.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof s.exit==="function"){a=s.exit}else{throw new Error("Unexpected value `"+s.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+s+"` for `enter` or `visitors`, expected visitor or object with visitors")}const p=(0,r.C)(l)
const y=f?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!l||p(e,t,n[n.length-1]||undefined)
let i=o
if(d&&r){i=toResult(d(e,n,t))
if(i[0]===c){return i}}if("children"in e&&e.children){const t=e
if(t.children&&i[0]!==u){let e=(f?-1:t.children.length)+y
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const o=factory(n,e,r)()
if(o[0]===c){return o}e=typeof o[1]==="number"?o[1]:e+y}}}if(a&&r){const r=toResult(a(e,n,t))
if(r[0]===u){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===c||typeof r[1]==="number"){return r}}return i}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[i,e]}return e===null||e===undefined?o:[e]}}}

