"use strict"
exports.id=577
exports.ids=[577]
exports.modules={2871:(e,t,r)=>{r.d(t,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(8619)
var i=r(8247)
var a=r(3910)
const s=(0,a.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return s.stringify(t).trimEnd()}function printHtml(...e){return(0,n.V)({type:"root",children:e},{closeSelfClosing:true})}},2535:(e,t,r)=>{r.d(t,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters})
var n=r(4278)
var i=r(6193)
const a=/[#.]/g
function parseSelector(e,t){const r=e||""
const n={}
let i=0
let s
let o
while(i<r.length){a.lastIndex=i
const e=a.exec(r)
const t=r.slice(i,e?e.index:r.length)
if(t){if(!s){o=t}else if(s==="#"){n.id=t}else if(Array.isArray(n.className)){n.className.push(t)}else{n.className=[t]}i+=t.length}if(e){s=e[0]
i++}}return{type:"element",tagName:o||t||"div",properties:n,children:[]}}var s=r(7522)
var o=r(5246)
var l=r(5510)
function createH(e,t,r){const n=r?createAdjustMap(r):undefined
function h(r,i,...a){let s
if(r===null||r===undefined){s={type:"root",children:[]}
const e=i
a.unshift(e)}else{s=parseSelector(r,t)
const o=s.tagName.toLowerCase()
const l=n?n.get(o):undefined
s.tagName=l||o
if(isChild(i)){a.unshift(i)}else{for(const[t,r]of Object.entries(i)){addProperty(e,s.properties,t,r)}}}for(const e of a){addChild(s.children,e)}if(s.type==="element"&&s.tagName==="template"&&e.space==="html"){s.content={type:"root",children:s.children}
s.children=[]}return s}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const t=e
const r=Object.keys(e)
for(const e of r){const r=t[e]
if(r&&typeof r==="object"){if(!Array.isArray(r))return true
const e=r
for(const t of e){if(typeof t!=="number"&&typeof t!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,t,r,n){if(n===null||n===undefined)return
const a=(0,s.I)(e,r)
let o
if(typeof n==="number"){if(Number.isNaN(n))return
o=n}else if(typeof n==="boolean"){o=n}else if(typeof n==="string"){if(a.spaceSeparated){o=(0,l.q)(n)}else if(a.commaSeparated){o=(0,i.q)(n)}else if(a.commaOrSpaceSeparated){o=(0,l.q)((0,i.q)(n).join(" "))}else{o=parsePrimitive(a,a.property,n)}}else if(Array.isArray(n)){o=[...n]}else{o=a.property==="style"?style(n):String(n)}if(Array.isArray(o)){const e=[]
for(const t of o){e.push(parsePrimitive(a,a.property,t))}o=e}if(a.property==="className"&&Array.isArray(t.className)){const e=o
o=[...t.className,...Array.isArray(e)?e:[e]]}t[a.property]=o}function addChild(e,t){if(t===null||t===undefined){}else if(typeof t==="number"||typeof t==="string"){e.push({type:"text",value:String(t)})}else if(Array.isArray(t)){for(const r of t){addChild(e,r)}}else if(typeof t==="object"&&"type"in t){if(t.type==="root"){addChild(e,t.children)}else{e.push(t)}}else{throw new Error("Expected node, nodes, or string, got `"+t+"`")}}function parsePrimitive(e,t,r){if(typeof r==="string"){if(e.number&&r&&!Number.isNaN(Number(r))){return Number(r)}if((e.boolean||e.overloadedBoolean)&&(r===""||(0,o.S)(r)===(0,o.S)(t))){return true}}return r}function style(e){const t=[]
for(const[r,n]of Object.entries(e)){t.push([r,n].join(": "))}return t.join("; ")}function createAdjustMap(e){const t=new Map
for(const r of e){t.set(r.toLowerCase(),r)}return t}const u=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const c=createH(n.qy,"div")
const f=createH(n.JW,"g",u)
var d=r(9911)
var p=r(2871)
const m={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(e,t){return{status_page_url:t,badge_markdown:badgeMarkdown(e,t),badge_html:(0,p.H)(c("a",{href:t},c("img",{alt:"Status",src:(0,d.p)(e)}))),widget_script:(0,p.H)(c("script",scriptProperties(e))),widget_html:widgetHtml(e),minimal_md:minimalMarkdown(t)}}function formatWithPrinters(e,t){const r=e.status_page_url
return{badge:{markdown:e.badge_markdown,html:e.badge_html},link:{markdown:e.minimal_md,html:(0,p.H)(c("strong","Status:"),m,c("a",{href:r},r))},widget:{markdown:e.widget_html,html:e.widget_html},script:{markdown:e.widget_script,html:e.widget_script},definitions:{markdown:definitionsMarkdown((0,d.p)(t),r),html:null}}}function badgeMarkdown(e,t){const r={type:"image",alt:"Status",url:(0,d.p)(e)}
return(0,p.x)({type:"paragraph",children:[{type:"link",url:t,children:[r]}]})}function minimalMarkdown(e){const t={type:"link",url:e,children:[{type:"text",value:e}]}
const r={type:"strong",children:[{type:"text",value:"Status:"}]}
return(0,p.x)({type:"paragraph",children:[r,m,t]})}function widgetHtml(e){const t={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const r=c("script",{...scriptProperties(e),...t})
return(0,p.H)(c("div",["\n  ",r,"\n"]))}function scriptProperties(e){return{src:(0,d.Q)(e),"data-slug":e.slug,"data-theme":"auto"}}function definitionsMarkdown(e,t){return(0,p.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:e},{type:"definition",identifier:"status-page",label:"status-page",url:t})}},711:(e,t,r)=>{r.d(t,{o:()=>VFileMessage})
var n=r(669)
class VFileMessage extends Error{constructor(e,t,r){super()
if(typeof t==="string"){r=t
t=undefined}let i=""
let a={}
let s=false
if(t){if("line"in t&&"column"in t){a={place:t}}else if("start"in t&&"end"in t){a={place:t}}else if("type"in t){a={ancestors:[t],place:t.position}}else{a={...t}}}if(typeof e==="string"){i=e}else if(!a.cause&&e){s=true
i=e.message
a.cause=e}if(!a.ruleId&&!a.source&&typeof r==="string"){const e=r.indexOf(":")
if(e===-1){a.ruleId=r}else{a.source=r.slice(0,e)
a.ruleId=r.slice(e+1)}}if(!a.place&&a.ancestors){const e=a.ancestors[a.ancestors.length-1]
if(e){a.place=e.position}}const o=a.place&&"start"in a.place?a.place.start:a.place
this.ancestors=a.ancestors||undefined
this.cause=a.cause||undefined
this.column=o?o.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=o?o.line:undefined
this.name=(0,n.L)(a.place)||"1:1"
this.place=a.place||undefined
this.reason=this.message
this.ruleId=a.ruleId||undefined
this.source=a.source||undefined
this.stack=s&&a.cause&&typeof a.cause.stack==="string"?a.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

