"use strict"
exports.id=764
exports.ids=[764]
exports.modules={4245:(e,n,t)=>{t.d(n,{hasSameRendering:()=>hasSameRendering})
var r=t(7549)
var o=t(9363)
var a=t(1990)
var s=t(8118)
function hasSameRendering(e,n,t,r){return render(e,t,r)===render(n,t,r)}function render(e,n,t){const r=(0,s.nF)(e,n)
const o=n.context==="html"
const c=o?r:renderMarkdown(r,n)
const l=t&&o?removeLineBreaks(c):c
return collapseWhiteSpace((0,a.lK)((0,a.oH)(t?jsxToHtml(l):l)))}const c="\n\n[status-badge]\n\n[status-page]\n"
function renderMarkdown(e,n){const t=n.context==="flow"?e+c:toParagraph(e,n.table)
return(0,r.yt)(t,{allowDangerousHtml:true,allowDangerousProtocol:true,extensions:[(0,o.T)()],htmlExtensions:[(0,o.I)()]})}function toParagraph(e,n){const t=e.replace(/(\r\n|\n|\r)[ \t>]*/g,"\n").trim()
return n?t.replaceAll("\\|","|"):t}function removeLineBreaks(e){return e.replace(/(?<=[>}])[ \t]*[\r\n]\s*|(?<!\s)\s*[\r\n]\s*(?=[<{])/g,"")}function jsxToHtml(e){return e.replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g,(e,n="",t="")=>(n+t).replaceAll("&","&amp;").replaceAll("<","&lt;")).replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi,"<$1$2></$1>")}function collapseWhiteSpace(e){return e.replace(/[ \t\n\r\f]+/g," ").replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g,"$1").trim()}},3971:(e,n,t)=>{t.d(n,{createEventParser:()=>createEventParser})
var r=t(9327)
var o=t(2192)
var a=t(5387)
var s=t(796)
var c=t(9363)
const l=[(0,c.T)(),(0,s.v)(["yaml","toml"])]
function createEventParser(e,{timer:n,labels:t,...s}){const c=(0,r.q)({extensions:[...l,...s.extensions??[]]})
c.defined.push(...t?.links??[])
c.gfmFootnotes=[...t?.footnotes??[]]
return e=>n.parse(e,()=>parsePart(e))
function parsePart({start:n,end:t}){const r=n===0
const s=r&&e.startsWith("\ufeff")?1:n
c.lazy={}
const l=c.document({line:r?1:2,column:1,offset:s})
const i=(0,o.v)()
if(!r)i("",undefined,false)
return(0,a._)(l.write(i(e.slice(n,t),undefined,true)))}}},6966:(e,n,t)=>{t.r(n)
t.d(n,{fromMarkdown:()=>r.Y})
var r=t(6765)},1869:(e,n,t)=>{t.d(n,{d:()=>toString})
const r={}
function toString(e,n){const t=n||r
const o=typeof t.includeImageAlt==="boolean"?t.includeImageAlt:true
const a=typeof t.includeHtml==="boolean"?t.includeHtml:true
return one(e,o,a)}function one(e,n,t){if(node(e)){if("value"in e){return e.type==="html"&&!t?"":e.value}if(n&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,n,t)}}if(Array.isArray(e)){return all(e,n,t)}return""}function all(e,n,t){const r=[]
let o=-1
while(++o<e.length){r[o]=one(e[o],n,t)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},9886:(e,n,t)=>{t.d(n,{s:()=>decodeString})
var r=t(7126)
var o=t(3988)
const a=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(a,decode)}function decode(e,n,t){if(n){return n}const a=t.charCodeAt(0)
if(a===35){const e=t.charCodeAt(1)
const n=e===120||e===88
return(0,o.C)(t.slice(n?2:1),n?16:10)}return(0,r.s)(t)||e}}}

