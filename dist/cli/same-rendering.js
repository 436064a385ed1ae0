const e=require("./micromark-packages.js");const t=require("./html-packages.js");const n=require("./index.js");function hasSameRendering(e,t,n,r){return render(e,n,r)===render(t,n,r)}function render(e,r,i){const a=n.withoutLinePrefix(e,r);const o=r.context===`html`;const s=i?jsxToHtml(o?removeLineBreaks(a):a):a;return collapseWhiteSpace(t.serialize(t.parseFragment(o?s:renderMarkdown(s,r))))}const r=`

[status-badge]

[status-page]
`;function renderMarkdown(t,{context:n,isInTable:i}){const a=n===`flow`?t+r:toParagraph(t,i);return e.micromark(a,{allowDangerousHtml:true,allowDangerousProtocol:true,extensions:[e.gfm()],htmlExtensions:[e.gfmHtml(),{exit:{htmlFlowData:writeHtml,htmlTextData:writeHtml}}]})}function writeHtml(e){this.raw(this.sliceSerialize(e))}function toParagraph(e,t){const n=e.replace(/(\r\n|\n|\r)[ \t>]*/g,`
`).trim();return t?n.replaceAll(`\\|`,`|`):n}function removeLineBreaks(e){return e.replace(/(?<=[>}])[ \t]*[\r\n]\s*|(?<!\s)\s*[\r\n]\s*(?=[<{])/g,``)}function jsxToHtml(e){return e.replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g,(e,t=``,n=``)=>(t+n).replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`)).replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi,`<$1$2></$1>`)}function collapseWhiteSpace(e){return e.replace(/[ \t\n\r\f]+/g,` `).replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g,`$1`).trim()}exports.hasSameRendering=hasSameRendering;
