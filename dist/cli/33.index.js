"use strict"
exports.id=33
exports.ids=[33]
exports.modules={6033:(e,t,r)=>{r.r(t)
r.d(t,{generateSnippets:()=>generateSnippets})
var n=r(4137)
var i=r(9911)
var o=r(2871)
function generateSnippets(e,t){return{status_page_url:t,badge_markdown:badgeMarkdown(e,t),badge_html:(0,o.H)((0,n.h)("a",{href:t},(0,n.h)("img",{alt:"Status",src:(0,i.p)(e)}))),widget_script:(0,o.H)((0,n.h)("script",scriptProperties(e))),widget_html:widgetHtml(e),minimal_md:minimalMarkdown(t)}}function badgeMarkdown(e,t){const r={type:"image",alt:"Status",url:(0,i.p)(e)}
return(0,o.x)({type:"paragraph",children:[{type:"link",url:t,children:[r]}]})}function minimalMarkdown(e){const t={type:"link",url:e,children:[{type:"text",value:e}]}
const r={type:"strong",children:[{type:"text",value:"Status:"}]}
const n={type:"text",value:" See live status \u2192 "}
return(0,o.x)({type:"paragraph",children:[r,n,t]})}function widgetHtml(e){const t={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const r=(0,n.h)("script",{...scriptProperties(e),...t})
return(0,o.H)((0,n.h)("div",["\n  ",r,"\n"]))}function scriptProperties(e){return{src:(0,i.Q)(e),"data-slug":e.slug,"data-theme":"auto"}}},2871:(e,t,r)=>{r.d(t,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(8619)
var i=r(8247)
var o=r(1529)
const a=(0,o.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return a.stringify(t).trimEnd()}function printHtml(...e){return(0,n.V)({type:"root",children:e},{closeSelfClosing:true})}},4137:(e,t,r)=>{r.d(t,{h:()=>c})
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
const p=createH(n.JW,"g",f)}}

