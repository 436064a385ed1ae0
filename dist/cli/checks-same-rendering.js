const e=require("./micromark-packages.js")
const r=require("./html-packages.js")
const n=require("./index.js")
function hasSameRendering(e,r,n,t){return render(e,n,t)===render(r,n,t)}function render(e,t,a){const s=n.withoutLinePrefix(e,t)
const o=t.context==="html"
const c=o?s:renderMarkdown(s,t)
const l=a&&o?removeLineBreaks(c):c
return collapseWhiteSpace(r.serialize(r.parseFragment(a?jsxToHtml(l):l)))}const t="\n\n[status-badge]\n\n[status-page]\n"
function renderMarkdown(r,n){const a=n.context==="flow"?r+t:toParagraph(r,n.table)
return e.micromark(a,{allowDangerousHtml:true,allowDangerousProtocol:true,extensions:[e.gfm()],htmlExtensions:[e.gfmHtml()]})}function toParagraph(e,r){const n=e.replace(/(\r\n|\n|\r)[ \t>]*/g,"\n").trim()
return r?n.replaceAll("\\|","|"):n}function removeLineBreaks(e){return e.replace(/(?<=[>}])[ \t]*[\r\n]\s*|(?<!\s)\s*[\r\n]\s*(?=[<{])/g,"")}function jsxToHtml(e){return e.replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g,(e,r="",n="")=>(r+n).replaceAll("&","&amp;").replaceAll("<","&lt;")).replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi,"<$1$2></$1>")}function collapseWhiteSpace(e){return e.replace(/[ \t\n\r\f]+/g," ").replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g,"$1").trim()}exports.hasSameRendering=hasSameRendering

