"use strict"
exports.id=661
exports.ids=[661]
exports.modules={1030:(e,n,t)=>{t.r(n)
t.d(n,{heldBy:()=>heldBy,readHeld:()=>readHeld,readHeldPage:()=>readHeldPage})
var r=t(9146)
var o=t(8907)
var i=t(1032)
var d=t(6726)
function heldBy({held:e,slug:n,slugOnMarker:t}){return readHeldPage(e,n,t)}function readHeldPage(e,n,t){const{slugs:r,addresses:i}=readHeld(e)
const[d=null,...s]=i.flatMap(goodAddress)
const a=r.some(e=>e!==n)
const c=r.includes(n)||t
const u=d!==null&&s.every(e=>(0,o.xU)(d,e))&&i.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:a,address:d,addressOfPage:u&&c&&!a?d:null}}function goodAddress(e){const n=(0,d.K)(e)
return n.verdict==="safe"?[n.value]:[]}function isGood(e){return goodAddress(e).length>0}const s=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const n=new Set
const t=new Set
const foundImage=e=>{const t=s.exec(e)?.[1]
if(t!==undefined)n.add(t)}
const foundTarget=e=>{t.add(e.replace(/\/$/,""))}
for(const n of nodesOf((0,r.Y)(e.replace(/^[ \t]+/gm,"")))){if(n.type==="image")foundImage(n.url)
if(n.type==="link")foundTarget(n.url)
if(n.type==="definition")(s.test(n.url)?foundImage:foundTarget)(n.url)}for(const t of(0,i.y)(e).tokens){if(t.kind!=="start")continue
for(const{name:e,value:r}of t.attributes){if(t.name==="a"&&e==="href")foundTarget(r)
if(t.name==="img"&&e==="src")foundImage(r)
if(t.name==="script"&&e==="data-slug")n.add(r)}}return{slugs:[...n],addresses:[...t]}}function*nodesOf(e){yield e
if("children"in e)for(const n of e.children)yield*nodesOf(n)}},1032:(e,n,t)=>{t.d(n,{y:()=>readHtml})
var r=t(3194)
function readHtml(e){const n=[]
const t=[]
const other=e=>()=>{n.push({kind:"other",what:e})}
const o={onStartTag({tagName:e,attrs:t,selfClosing:r}){n.push({kind:"start",name:e,attributes:t,selfClosing:r})},onEndTag({tagName:e}){n.push({kind:"end",name:e})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){t.push(e)}}
new r._F({sourceCodeLocationInfo:false},o).write(e,true)
return{tokens:n,errors:t}}},1869:(e,n,t)=>{t.d(n,{d:()=>toString})
const r={}
function toString(e,n){const t=n||r
const o=typeof t.includeImageAlt==="boolean"?t.includeImageAlt:true
const i=typeof t.includeHtml==="boolean"?t.includeHtml:true
return one(e,o,i)}function one(e,n,t){if(node(e)){if("value"in e){return e.type==="html"&&!t?"":e.value}if(n&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,n,t)}}if(Array.isArray(e)){return all(e,n,t)}return""}function all(e,n,t){const r=[]
let o=-1
while(++o<e.length){r[o]=one(e[o],n,t)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},3988:(e,n,t)=>{t.d(n,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,n){const t=Number.parseInt(e,n)
if(t<9||t===11||t>13&&t<32||t>126&&t<160||t>55295&&t<57344||t>64975&&t<65008||(t&65535)===65535||(t&65535)===65534||t>1114111){return"\ufffd"}return String.fromCodePoint(t)}},9886:(e,n,t)=>{t.d(n,{s:()=>decodeString})
var r=t(7126)
var o=t(3988)
const i=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(i,decode)}function decode(e,n,t){if(n){return n}const i=t.charCodeAt(0)
if(i===35){const e=t.charCodeAt(1)
const n=e===120||e===88
return(0,o.C)(t.slice(n?2:1),n?16:10)}return(0,r.s)(t)||e}},669:(e,n,t)=>{t.d(n,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}}}

