"use strict"
exports.id=268
exports.ids=[268]
exports.modules={2871:(e,t,r)=>{r.d(t,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(8619)
var i=r(8247)
var o=r(1529)
const a=(0,o.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return a.stringify(t).trimEnd()}function printHtml(...e){return(0,n.V)({type:"root",children:e},{closeSelfClosing:true})}},2535:(e,t,r)=>{r.d(t,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters})
var n=r(4278)
var i=r(6193)
const o=/[#.]/g
function parseSelector(e,t){const r=e||""
const n={}
let i=0
let a
let s
while(i<r.length){o.lastIndex=i
const e=o.exec(r)
const t=r.slice(i,e?e.index:r.length)
if(t){if(!a){s=t}else if(a==="#"){n.id=t}else if(Array.isArray(n.className)){n.className.push(t)}else{n.className=[t]}i+=t.length}if(e){a=e[0]
i++}}return{type:"element",tagName:s||t||"div",properties:n,children:[]}}var a=r(7522)
var s=r(5246)
var l=r(5510)
function createH(e,t,r){const n=r?createAdjustMap(r):undefined
function h(r,i,...o){let a
if(r===null||r===undefined){a={type:"root",children:[]}
const e=i
o.unshift(e)}else{a=parseSelector(r,t)
const s=a.tagName.toLowerCase()
const l=n?n.get(s):undefined
a.tagName=l||s
if(isChild(i)){o.unshift(i)}else{for(const[t,r]of Object.entries(i)){addProperty(e,a.properties,t,r)}}}for(const e of o){addChild(a.children,e)}if(a.type==="element"&&a.tagName==="template"&&e.space==="html"){a.content={type:"root",children:a.children}
a.children=[]}return a}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const t=e
const r=Object.keys(e)
for(const e of r){const r=t[e]
if(r&&typeof r==="object"){if(!Array.isArray(r))return true
const e=r
for(const t of e){if(typeof t!=="number"&&typeof t!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,t,r,n){if(n===null||n===undefined)return
const o=(0,a.I)(e,r)
let s
if(typeof n==="number"){if(Number.isNaN(n))return
s=n}else if(typeof n==="boolean"){s=n}else if(typeof n==="string"){if(o.spaceSeparated){s=(0,l.q)(n)}else if(o.commaSeparated){s=(0,i.q)(n)}else if(o.commaOrSpaceSeparated){s=(0,l.q)((0,i.q)(n).join(" "))}else{s=parsePrimitive(o,o.property,n)}}else if(Array.isArray(n)){s=[...n]}else{s=o.property==="style"?style(n):String(n)}if(Array.isArray(s)){const e=[]
for(const t of s){e.push(parsePrimitive(o,o.property,t))}s=e}if(o.property==="className"&&Array.isArray(t.className)){const e=s
s=[...t.className,...Array.isArray(e)?e:[e]]}t[o.property]=s}function addChild(e,t){if(t===null||t===undefined){}else if(typeof t==="number"||typeof t==="string"){e.push({type:"text",value:String(t)})}else if(Array.isArray(t)){for(const r of t){addChild(e,r)}}else if(typeof t==="object"&&"type"in t){if(t.type==="root"){addChild(e,t.children)}else{e.push(t)}}else{throw new Error("Expected node, nodes, or string, got `"+t+"`")}}function parsePrimitive(e,t,r){if(typeof r==="string"){if(e.number&&r&&!Number.isNaN(Number(r))){return Number(r)}if((e.boolean||e.overloadedBoolean)&&(r===""||(0,s.S)(r)===(0,s.S)(t))){return true}}return r}function style(e){const t=[]
for(const[r,n]of Object.entries(e)){t.push([r,n].join(": "))}return t.join("; ")}function createAdjustMap(e){const t=new Map
for(const r of e){t.set(r.toLowerCase(),r)}return t}const f=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const c=createH(n.qy,"div")
const d=createH(n.JW,"g",f)
var u=r(9911)
var p=r(2871)
const m={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(e,t){return{status_page_url:t,badge_markdown:badgeMarkdown(e,t),badge_html:(0,p.H)(c("a",{href:t},c("img",{alt:"Status",src:(0,u.p)(e)}))),widget_script:(0,p.H)(c("script",scriptProperties(e))),widget_html:widgetHtml(e),minimal_md:minimalMarkdown(t)}}function formatWithPrinters(e,t){const r=e.status_page_url
return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:(0,p.H)(c("strong","Status:"),m,c("a",{href:r},r))},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:definitionsMarkdown((0,u.p)(t),r),html:null}}}function badgeMarkdown(e,t){const r={type:"image",alt:"Status",url:(0,u.p)(e)}
return(0,p.x)({type:"paragraph",children:[{type:"link",url:t,children:[r]}]})}function minimalMarkdown(e){const t={type:"link",url:e,children:[{type:"text",value:e}]}
const r={type:"strong",children:[{type:"text",value:"Status:"}]}
return(0,p.x)({type:"paragraph",children:[r,m,t]})}function widgetHtml(e){const t={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const r=c("script",{...scriptProperties(e),...t})
return(0,p.H)(c("div",["\n  ",r,"\n"]))}function scriptProperties(e){return{src:(0,u.Q)(e),"data-slug":e.slug,"data-theme":"auto"}}function definitionsMarkdown(e,t){return(0,p.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:e},{type:"definition",identifier:"status-page",label:"status-page",url:t})}},6923:(e,t,r)=>{r.d(t,{D:()=>ccount})
function ccount(e,t){const r=String(e)
if(typeof t!=="string"){throw new TypeError("Expected character")}let n=0
let i=r.indexOf(t)
while(i!==-1){n++
i=r.indexOf(t,i+t.length)}return n}},7776:(e,t,r)=>{r.d(t,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}}}

