"use strict"
exports.id=509
exports.ids=[509]
exports.modules={6966:(n,e,t)=>{t.d(e,{fromMarkdown:()=>r.Y})
var r=t(9146)},1869:(n,e,t)=>{t.d(e,{d:()=>toString})
const r={}
function toString(n,e){const t=e||r
const i=typeof t.includeImageAlt==="boolean"?t.includeImageAlt:true
const o=typeof t.includeHtml==="boolean"?t.includeHtml:true
return one(n,i,o)}function one(n,e,t){if(node(n)){if("value"in n){return n.type==="html"&&!t?"":n.value}if(e&&"alt"in n&&n.alt){return n.alt}if("children"in n){return all(n.children,e,t)}}if(Array.isArray(n)){return all(n,e,t)}return""}function all(n,e,t){const r=[]
let i=-1
while(++i<n.length){r[i]=one(n[i],e,t)}return r.join("")}function node(n){return Boolean(n&&typeof n==="object")}},3988:(n,e,t)=>{t.d(e,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(n,e){const t=Number.parseInt(n,e)
if(t<9||t===11||t>13&&t<32||t>126&&t<160||t>55295&&t<57344||t>64975&&t<65008||(t&65535)===65535||(t&65535)===65534||t>1114111){return"\ufffd"}return String.fromCodePoint(t)}},9886:(n,e,t)=>{t.d(e,{s:()=>decodeString})
var r=t(7126)
var i=t(3988)
const o=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(n){return n.replace(o,decode)}function decode(n,e,t){if(e){return e}const o=t.charCodeAt(0)
if(o===35){const n=t.charCodeAt(1)
const e=n===120||n===88
return(0,i.C)(t.slice(e?2:1),e?16:10)}return(0,r.s)(t)||n}},669:(n,e,t)=>{t.d(e,{L:()=>stringifyPosition})
function stringifyPosition(n){if(!n||typeof n!=="object"){return""}if("position"in n||"type"in n){return position(n.position)}if("start"in n||"end"in n){return position(n)}if("line"in n||"column"in n){return point(n)}return""}function point(n){return index(n&&n.line)+":"+index(n&&n.column)}function position(n){return point(n&&n.start)+"-"+point(n&&n.end)}function index(n){return n&&typeof n==="number"?n:1}}}

