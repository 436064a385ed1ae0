"use strict"
exports.id=268
exports.ids=[268]
exports.modules={200:(t,e,n)=>{n.d(e,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters,x:()=>printMarkdown})
var r=n(8619)
var i=n(4137)
var o=n(8247)
var a=n(1529)
var c=n(2658)
const u=(0,a.l)().use(o.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return u.stringify(e).trimEnd()}function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}const l={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,e){const n=(0,c.pq)(t)
const r={src:(0,c.Qw)(t),"data-slug":t.slug,"data-theme":"auto"}
const o={...r,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const a={type:"link",url:e,children:[{type:"image",alt:"Status",url:n}]}
const u={type:"strong",children:[{type:"text",value:"Status:"}]}
const s={type:"link",url:e,children:[{type:"text",value:e}]}
return{status_page_url:e,badge_markdown:printMarkdown({type:"paragraph",children:[a]}),badge_html:printHtml((0,i.h)("a",{href:e},(0,i.h)("img",{alt:"Status",src:n}))),widget_script:printHtml((0,i.h)("script",r)),widget_html:printHtml((0,i.h)("div",["\n  ",(0,i.h)("script",o),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[u,l,s]})}}function formatWithPrinters(t,e){const n=t.status_page_url
const r=printHtml((0,i.h)("strong","Status:"),l,(0,i.h)("a",{href:n},n))
const o=printMarkdown({type:"definition",identifier:"status-badge",url:(0,c.pq)(e)},{type:"definition",identifier:"status-page",url:n})
return(0,c.XP)(t,r,o)}},6923:(t,e,n)=>{n.d(e,{D:()=>ccount})
function ccount(t,e){const n=String(t)
if(typeof e!=="string"){throw new TypeError("Expected character")}let r=0
let i=n.indexOf(e)
while(i!==-1){r++
i=n.indexOf(e,i+e.length)}return r}},7776:(t,e,n)=>{n.d(e,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}},1869:(t,e,n)=>{n.d(e,{d:()=>toString})
const r={}
function toString(t,e){const n=e||r
const i=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const o=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(t,i,o)}function one(t,e,n){if(node(t)){if("value"in t){return t.type==="html"&&!n?"":t.value}if(e&&"alt"in t&&t.alt){return t.alt}if("children"in t){return all(t.children,e,n)}}if(Array.isArray(t)){return all(t,e,n)}return""}function all(t,e,n){const r=[]
let i=-1
while(++i<t.length){r[i]=one(t[i],e,n)}return r.join("")}function node(t){return Boolean(t&&typeof t==="object")}},3988:(t,e,n)=>{n.d(e,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(t,e){const n=Number.parseInt(t,e)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111){return"\ufffd"}return String.fromCodePoint(n)}},9886:(t,e,n)=>{n.d(e,{s:()=>decodeString})
var r=n(7126)
var i=n(3988)
const o=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(t){return t.replace(o,decode)}function decode(t,e,n){if(e){return e}const o=n.charCodeAt(0)
if(o===35){const t=n.charCodeAt(1)
const e=t===120||t===88
return(0,i.C)(n.slice(e?2:1),e?16:10)}return(0,r.s)(n)||t}}}

