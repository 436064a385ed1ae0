"use strict"
exports.id=617
exports.ids=[617]
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
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},4146:(e,t,n)=>{n.d(t,{dc:()=>f,_Z:()=>c,VG:()=>visitParents})
var r=n(8830)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const o=[]
const i=true
const f=false
const c="skip"
function visitParents(e,t,n,i){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let u=true
let s
let l
let a
let p
if(typeof n==="function"||n&&typeof n==="object"){s=t
l=n
if(i)u=false}else{l=t
if(n)u=false}if(typeof l==="function"){a=l}else if(l&&typeof l==="object"){if(l.enter===null||l.enter===undefined){}else if(typeof l.enter==="function"){a=l.enter}else{throw new Error("Unexpected value `"+l.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof l.exit==="function"){p=l.exit}else{throw new Error("Unexpected value `"+l.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+l+"` for `enter` or `visitors`, expected visitor or object with visitors")}const d=(0,r.C)(s)
const y=u?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!s||d(e,t,n[n.length-1]||undefined)
let i=o
if(a&&r){i=toResult(a(e,n,t))
if(i[0]===f){return i}}if("children"in e&&e.children){const t=e
if(t.children&&i[0]!==c){let e=(u?-1:t.children.length)+y
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const o=factory(n,e,r)()
if(o[0]===f){return o}e=typeof o[1]==="number"?o[1]:e+y}}}if(p&&r){const r=toResult(p(e,n,t))
if(r[0]===c){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===f||typeof r[1]==="number"){return r}}return i}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[i,e]}return e===null||e===undefined?o:[e]}},3617:(e,t,n)=>{n.d(t,{YR:()=>visit})
var r=n(4146)
function visit(e,t,n,o){let i
let f
let c
if(typeof n==="function"||n&&typeof n==="object"){i=t
f=n
c=o}else{f=t
c=n}if(typeof f==="function"){(0,r.VG)(e,i,wrap(f),c)}else{(0,r.VG)(e,i,wrapVisitors(f),c)}}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap(e.enter):e.enter,exit:typeof e.exit==="function"?wrap(e.exit):e.exit}}function wrap(e){return overload
function overload(t,n,r){return e(t,r,n[n.length-1])}}}}

