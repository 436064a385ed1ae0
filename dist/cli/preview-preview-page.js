"use strict"
exports.id=613
exports.ids=[613]
exports.modules={2613:(e,t,r)=>{r.d(t,{previewPage:()=>previewPage})
var a=r(4137)
var n=r(2658)
var s=r(2791)
var i=r(9874)
var o=r(7595)
var p=r(2139)
var l=r(8619)
var h=r(7549)
var c=r(796)
var u=r(6818)
var d=r(9363)
var m=r(3617)
function renderAsGithub(e,{format:t,idPrefix:r,ownImage:a}){const n=(0,o.a)((0,i.c)(toMarkup(e,t),{fragment:true}),{...p.j,clobberPrefix:r});(0,m.YR)(n,"element",(e,t,n)=>{const{href:s}=e.properties
if(typeof s==="string"&&s.startsWith("#"))e.properties.href=`#${r}${s.slice(1)}`
if(e.tagName==="source")e.properties={}
if(e.tagName==="img"&&n&&t!==undefined)n.children[t]=shownImage(e,a)})
return(0,l.V)(n)}function toMarkup(e,t){if(t==="html")return e
const r=t==="mdx"?e.replace(/\{\/\*[\s\S]*?\*\/\}/g,""):e
return(0,h.yt)(r,{allowDangerousHtml:true,extensions:[(0,d.T)(),(0,c.v)()],htmlExtensions:[(0,d.I)({clobberPrefix:""}),(0,u.W)()]})}function shownImage(e,t){const{src:r,alt:n}=e.properties
const s=t(String(r??""))
if(s!==null)return(0,a.h)("img",{...e.properties,src:s})
return(0,a.h)("span",{className:"other-image"},String(n||"image"))}function toDocument(...e){return(0,l.V)([...e],{allowDangerousHtml:true})}function previewPage(e,t){const{baseUrl:r,version:n,pages:s,files:i,pagesProblem:o}=e
const p=o===null?[]:[(0,a.h)("p.problem",`${o}. The pages of its last valid version stay.`)]
return`<!doctype html>\n${toDocument((0,a.h)("html",{lang:"en"},[(0,a.h)("head",[(0,a.h)("meta",{charSet:"utf-8"}),(0,a.h)("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),(0,a.h)("title","Status snippets"),(0,a.h)("link",{rel:"icon",href:"/preview/badge.svg"}),...["github-markdown.css","page.css"].map(e=>(0,a.h)("link",{rel:"stylesheet",href:`/preview/${e}`})),(0,a.h)("script",{type:"module",src:"/preview/page.js"})]),(0,a.h)("body",[(0,a.h)("header",[(0,a.h)("h1","Status snippets"),(0,a.h)("p",["A local stand-in for the status page service. Its base URL is ",(0,a.h)("code",r),"."])]),(0,a.h)("main",{"data-version":String(n)},[...p,...s.map(({page:e,snippets:r})=>pageSection(e,r,t)),...i.map((e,r)=>fileSection(e,`file-${r+1}`,t))]),(0,a.h)("footer",[(0,a.h)("p",{role:"status"})])])]))}\n`}function pageSection(e,t,r){const{slug:i,plan:o}=e
const p=`page-${i}`
const l=`The plan does not include the operation, which responds with 403: ${s.He.planRequired}.`
return(0,a.h)("section",{ariaLabelledBy:[p]},[(0,a.h)("h2",{id:p},`Page ${i}`),(0,a.h)("p",[(0,a.h)("a",{href:t.status_page_url},t.status_page_url),`, plan ${o}`]),...o==="pro"?[(0,a.h)("p.problem",l)]:[],(0,a.h)("div.snippets",n.Rz.map(e=>{const n=`${p}-${e}`
const s=`Copy ${e} of page ${i}`
return(0,a.h)("div.snippet",[(0,a.h)("h3",e),(0,a.h)("div.markdown-body",[appearance(e,t[e],n,r)]),(0,a.h)("pre",{id:n},t[e]),(0,a.h)("button",{type:"button","data-copy":n,ariaLabel:s},"Copy")])}))])}function appearance(e,t,r,n){if(e==="status_page_url")return(0,a.h)("a",{href:t},t)
const s=e==="badge_markdown"||e==="minimal_md"
return raw(s?renderAsGithub(t,{format:"md",idPrefix:r,ownImage:n}):t)}function fileSection(e,t,r){const{file:n,sections:s,problems:i}=e
const o=[...i.map(({line:e,column:t,message:r})=>(0,a.h)("li.problem",`${n.path}:${e}:${t}: ${r}`)),...s.map(({line:e,slug:t,previousAddress:r,address:n})=>{const s=r===null||r===n?n:`${r} \u2192 ${n}`
return(0,a.h)("li",`Line ${e}, page ${t}: ${s}`)})]
const side=(e,s)=>{if(s===null)return[]
const i=`${t}-${e.toLowerCase()}-`
const o=renderAsGithub(s,{format:n.format,idPrefix:i,ownImage:r})
const p=`${t}-${e.toLowerCase()}`
const l=(0,a.h)("p.side-name",{id:p},e)
return[(0,a.h)("div",{role:"group",ariaLabelledBy:[p]},[l,(0,a.h)("div.markdown-body",[raw(o)])])]}
return(0,a.h)("section",{ariaLabelledBy:[t]},[(0,a.h)("h2",{id:t},n.path),...o.length===0?[]:[(0,a.h)("ul",o)],(0,a.h)("div.sides",[...side("Before",e.before),...side("After",e.after)])])}function raw(e){return{type:"raw",value:e}}}}

