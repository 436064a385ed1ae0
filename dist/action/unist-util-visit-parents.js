"use strict"
exports.id=146
exports.ids=[146]
exports.modules={8830:(e,t,n)=>{n.d(t,{C:()=>convert})
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
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},4146:(e,t,n)=>{n.d(t,{dc:()=>c,_Z:()=>f,VG:()=>visitParents})
var r=n(8830)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const o=[]
const i=true
const c=false
const f="skip"
function visitParents(e,t,n,i){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let u=true
let s
let l
let a
let d
if(typeof n==="function"||n&&typeof n==="object"){s=t
l=n
if(i)u=false}else{l=t
if(n)u=false}if(typeof l==="function"){a=l}else if(l&&typeof l==="object"){if(l.enter===null||l.enter===undefined){}else if(typeof l.enter==="function"){a=l.enter}else{throw new Error("Unexpected value `"+l.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof l.exit==="function"){d=l.exit}else{throw new Error("Unexpected value `"+l.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+l+"` for `enter` or `visitors`, expected visitor or object with visitors")}const p=(0,r.C)(s)
const y=u?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!s||p(e,t,n[n.length-1]||undefined)
let i=o
if(a&&r){i=toResult(a(e,n,t))
if(i[0]===c){return i}}if("children"in e&&e.children){const t=e
if(t.children&&i[0]!==f){let e=(u?-1:t.children.length)+y
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const o=factory(n,e,r)()
if(o[0]===c){return o}e=typeof o[1]==="number"?o[1]:e+y}}}if(d&&r){const r=toResult(d(e,n,t))
if(r[0]===f){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===c||typeof r[1]==="number"){return r}}return i}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[i,e]}return e===null||e===undefined?o:[e]}}}

