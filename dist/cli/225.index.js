"use strict"
exports.id=225
exports.ids=[225]
exports.modules={2871:(e,t,r)=>{r.d(t,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(8619)
var i=r(8247)
var o=r(1529)
const s=(0,o.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return s.stringify(t).trimEnd()}function printHtml(...e){return(0,n.V)({type:"root",children:e},{closeSelfClosing:true})}},225:(e,t,r)=>{r.r(t)
r.d(t,{snippetForms:()=>snippetForms})
var n=r(4137)
var i=r(9911)
var o=r(2871)
function snippetForms(e,t){const sent=t=>e[t].trim()
const r=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(r)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,i.p)(t),r)},html:null}}}function linkHtml(e){const t={type:"text",value:" See live status \u2192 "}
return(0,o.H)((0,n.h)("strong","Status:"),t,(0,n.h)("a",{href:e},e))}function definitionsMarkdown(e,t){return(0,o.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:e},{type:"definition",identifier:"status-page",label:"status-page",url:t})}},4137:(e,t,r)=>{r.d(t,{h:()=>c})
var n=r(4278)
var i=r(6193)
const o=/[#.]/g
function parseSelector(e,t){const r=e||""
const n={}
let i=0
let s
let a
while(i<r.length){o.lastIndex=i
const e=o.exec(r)
const t=r.slice(i,e?e.index:r.length)
if(t){if(!s){a=t}else if(s==="#"){n.id=t}else if(Array.isArray(n.className)){n.className.push(t)}else{n.className=[t]}i+=t.length}if(e){s=e[0]
i++}}return{type:"element",tagName:a||t||"div",properties:n,children:[]}}var s=r(7522)
var a=r(5246)
var l=r(5510)
function createH(e,t,r){const n=r?createAdjustMap(r):undefined
function h(r,i,...o){let s
if(r===null||r===undefined){s={type:"root",children:[]}
const e=i
o.unshift(e)}else{s=parseSelector(r,t)
const a=s.tagName.toLowerCase()
const l=n?n.get(a):undefined
s.tagName=l||a
if(isChild(i)){o.unshift(i)}else{for(const[t,r]of Object.entries(i)){addProperty(e,s.properties,t,r)}}}for(const e of o){addChild(s.children,e)}if(s.type==="element"&&s.tagName==="template"&&e.space==="html"){s.content={type:"root",children:s.children}
s.children=[]}return s}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const t=e
const r=Object.keys(e)
for(const e of r){const r=t[e]
if(r&&typeof r==="object"){if(!Array.isArray(r))return true
const e=r
for(const t of e){if(typeof t!=="number"&&typeof t!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,t,r,n){if(n===null||n===undefined)return
const o=(0,s.I)(e,r)
let a
if(typeof n==="number"){if(Number.isNaN(n))return
a=n}else if(typeof n==="boolean"){a=n}else if(typeof n==="string"){if(o.spaceSeparated){a=(0,l.q)(n)}else if(o.commaSeparated){a=(0,i.q)(n)}else if(o.commaOrSpaceSeparated){a=(0,l.q)((0,i.q)(n).join(" "))}else{a=parsePrimitive(o,o.property,n)}}else if(Array.isArray(n)){a=[...n]}else{a=o.property==="style"?style(n):String(n)}if(Array.isArray(a)){const e=[]
for(const t of a){e.push(parsePrimitive(o,o.property,t))}a=e}if(o.property==="className"&&Array.isArray(t.className)){const e=a
a=[...t.className,...Array.isArray(e)?e:[e]]}t[o.property]=a}function addChild(e,t){if(t===null||t===undefined){}else if(typeof t==="number"||typeof t==="string"){e.push({type:"text",value:String(t)})}else if(Array.isArray(t)){for(const r of t){addChild(e,r)}}else if(typeof t==="object"&&"type"in t){if(t.type==="root"){addChild(e,t.children)}else{e.push(t)}}else{throw new Error("Expected node, nodes, or string, got `"+t+"`")}}function parsePrimitive(e,t,r){if(typeof r==="string"){if(e.number&&r&&!Number.isNaN(Number(r))){return Number(r)}if((e.boolean||e.overloadedBoolean)&&(r===""||(0,a.S)(r)===(0,a.S)(t))){return true}}return r}function style(e){const t=[]
for(const[r,n]of Object.entries(e)){t.push([r,n].join(": "))}return t.join("; ")}function createAdjustMap(e){const t=new Map
for(const r of e){t.set(r.toLowerCase(),r)}return t}const f=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const c=createH(n.qy,"div")
const u=createH(n.JW,"g",f)}}

