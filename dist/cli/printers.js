"use strict"
exports.id=268
exports.ids=[268]
exports.modules={200:(e,t,r)=>{r.d(t,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters,x:()=>printMarkdown})
var n=r(8619)
var i=r(4137)
var a=r(8247)
var u=r(1529)
var l=r(2658)
const s=(0,u.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return s.stringify(t).trimEnd()}function printHtml(...e){return(0,n.V)({type:"root",children:e},{closeSelfClosing:true})}const o={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(e,t){const r=(0,l.pq)(e)
const n={src:(0,l.Qw)(e),"data-slug":e.slug,"data-theme":"auto"}
const a={...n,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const u={type:"link",url:t,children:[{type:"image",alt:"Status",url:r}]}
const s={type:"strong",children:[{type:"text",value:"Status:"}]}
const c={type:"link",url:t,children:[{type:"text",value:t}]}
return{status_page_url:t,badge_markdown:printMarkdown({type:"paragraph",children:[u]}),badge_html:printHtml((0,i.h)("a",{href:t},(0,i.h)("img",{alt:"Status",src:r}))),widget_script:printHtml((0,i.h)("script",n)),widget_html:printHtml((0,i.h)("div",["\n  ",(0,i.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[s,o,c]})}}function formatWithPrinters(e,t){const r=e.status_page_url
const n=printHtml((0,i.h)("strong","Status:"),o,(0,i.h)("a",{href:r},r))
const a=printMarkdown({type:"definition",identifier:"status-badge",label:"status-badge",url:(0,l.pq)(t)},{type:"definition",identifier:"status-page",label:"status-page",url:r})
return(0,l.XP)(e,n,a)}},6923:(e,t,r)=>{r.d(t,{D:()=>ccount})
function ccount(e,t){const r=String(e)
if(typeof t!=="string"){throw new TypeError("Expected character")}let n=0
let i=r.indexOf(t)
while(i!==-1){n++
i=r.indexOf(t,i+t.length)}return n}},7776:(e,t,r)=>{r.d(t,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},1869:(e,t,r)=>{r.d(t,{d:()=>toString})
const n={}
function toString(e,t){const r=t||n
const i=typeof r.includeImageAlt==="boolean"?r.includeImageAlt:true
const a=typeof r.includeHtml==="boolean"?r.includeHtml:true
return one(e,i,a)}function one(e,t,r){if(node(e)){if("value"in e){return e.type==="html"&&!r?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,r)}}if(Array.isArray(e)){return all(e,t,r)}return""}function all(e,t,r){const n=[]
let i=-1
while(++i<e.length){n[i]=one(e[i],t,r)}return n.join("")}function node(e){return Boolean(e&&typeof e==="object")}},3988:(e,t,r)=>{r.d(t,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,t){const r=Number.parseInt(e,t)
if(r<9||r===11||r>13&&r<32||r>126&&r<160||r>55295&&r<57344||r>64975&&r<65008||(r&65535)===65535||(r&65535)===65534||r>1114111){return"\ufffd"}return String.fromCodePoint(r)}},9886:(e,t,r)=>{r.d(t,{s:()=>decodeString})
var n=r(7126)
var i=r(3988)
const a=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(a,decode)}function decode(e,t,r){if(t){return t}const a=r.charCodeAt(0)
if(a===35){const e=r.charCodeAt(1)
const t=e===120||e===88
return(0,i.C)(r.slice(t?2:1),t?16:10)}return(0,n.s)(r)||e}},711:(e,t,r)=>{r.d(t,{o:()=>VFileMessage})
var n=r(669)
class VFileMessage extends Error{constructor(e,t,r){super()
if(typeof t==="string"){r=t
t=undefined}let i=""
let a={}
let u=false
if(t){if("line"in t&&"column"in t){a={place:t}}else if("start"in t&&"end"in t){a={place:t}}else if("type"in t){a={ancestors:[t],place:t.position}}else{a={...t}}}if(typeof e==="string"){i=e}else if(!a.cause&&e){u=true
i=e.message
a.cause=e}if(!a.ruleId&&!a.source&&typeof r==="string"){const e=r.indexOf(":")
if(e===-1){a.ruleId=r}else{a.source=r.slice(0,e)
a.ruleId=r.slice(e+1)}}if(!a.place&&a.ancestors){const e=a.ancestors[a.ancestors.length-1]
if(e){a.place=e.position}}const l=a.place&&"start"in a.place?a.place.start:a.place
this.ancestors=a.ancestors||undefined
this.cause=a.cause||undefined
this.column=l?l.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=l?l.line:undefined
this.name=(0,n.L)(a.place)||"1:1"
this.place=a.place||undefined
this.reason=this.message
this.ruleId=a.ruleId||undefined
this.source=a.source||undefined
this.stack=u&&a.cause&&typeof a.cause.stack==="string"?a.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

