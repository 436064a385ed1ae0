const e=require("./html-packages.js")
const t=require("./index.js")
const r=require("./commands-serve-command.js")
const n=require("./micromark-packages.js")
const a=require("./markdown-packages.js")
function renderAsGithub(t,{format:r,idPrefix:n,localImage:s}){const i=e.sanitize(e.fromHtml(toMarkup(t,r),{fragment:true}),{...e.defaultSchema,clobberPrefix:n})
a.visit(i,"element",(e,t,r)=>{const{href:a}=e.properties
if(typeof a==="string"&&a.startsWith("#"))e.properties.href=`#${n}${a.slice(1)}`
if(e.tagName==="source")e.properties={}
if(e.tagName==="img"&&r&&t!==void 0)r.children[t]=shownImage(e,s)})
return e.toHtml(i)}function toMarkup(e,t){if(t==="html")return e
const r=t==="mdx"?e.replace(/\{\/\*[\s\S]*?\*\/\}/g,""):e
return n.micromark(r,{allowDangerousHtml:true,extensions:[n.gfm(),n.frontmatter()],htmlExtensions:[n.gfmHtml({clobberPrefix:""}),n.frontmatterHtml()]})}function shownImage(t,r){const{src:n,alt:a}=t.properties
const s=r(String(n??""))
if(s!==null)return e.h("img",{...t.properties,src:s})
return e.h("span",{className:"other-image"},String(a||"image"))}function toHtmlText(...t){return e.toHtml([...t],{allowDangerousHtml:true})}function previewPage(t,r){const{baseUrl:n,version:a,pages:s,files:i,pagesProblem:o}=t
const l=o===null?[]:[e.h("p.problem",`${o}. The pages of its last valid version stay.`)]
return`<!doctype html>\n${toHtmlText(e.h("html",{lang:"en"},[e.h("head",[e.h("meta",{charSet:"utf-8"}),e.h("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),e.h("title","Status snippets"),e.h("link",{rel:"icon",href:"/preview/badge.svg"}),...["github-markdown.css","page.css"].map(t=>e.h("link",{rel:"stylesheet",href:`/preview/${t}`})),e.h("script",{type:"module",src:"/preview/page.js"})]),e.h("body",[e.h("header",[e.h("h1","Status snippets"),e.h("p","A local stand-in for the status page service. Its base URL:"),e.h("p.base-url",[e.h("code",{id:"base-url"},n),copyButton("base-url","the base URL")])]),e.h("main",{"data-version":String(a)},[...l,contents(i,s),...i.map((e,t)=>fileSection(e,fileId(t),r)),...s.map(({page:e,snippets:t})=>pageSection(e,t,r))]),e.h("footer",[e.h("p",{role:"status"})])])]))}\n`}const fileId=e=>`file-${e+1}`
const pageId=e=>`page-${e}`
function contents(t,r){const link=(t,r)=>e.h("a",{href:`#${t}`},r)
return e.h("nav",{ariaLabel:"Contents"},[...t.map(({file:e},t)=>link(fileId(t),e.path)),...r.map(({page:{slug:e}})=>link(pageId(e),`Page ${e}`))])}function copyButton(t,r){return e.h("button",{type:"button","data-copy":t,ariaLabel:`Copy ${r}`},"Copy")}function pageSection(n,a,s){const{slug:i,plan:o}=n
const l=pageId(i)
const p=`The plan does not include the API, which responds with 403: ${r.serviceErrors.planRequired}.`
return e.h("section",{ariaLabelledBy:[l]},[e.h("h2",{id:l},`Page ${i}`),e.h("p",[e.h("a",{href:a.status_page_url},a.status_page_url)," ",e.h("span.plan",`plan ${o}`)]),...o==="pro"?[e.h("p.problem",p)]:[],e.h("div.snippets",t.snippetFields.map(t=>{const r=`${l}-${t}`
return e.h("div.snippet",[e.h("div.title",[e.h("h3",t),copyButton(r,`${t} of page ${i}`)]),e.h("div.markdown-body",[renderSnippet(t,a[t],r,s)]),e.h("pre",{id:r},a[t])])}))])}function renderSnippet(t,r,n,a){if(t==="status_page_url")return e.h("a",{href:r},r)
return raw(t==="badge_markdown"||t==="minimal_md"?renderAsGithub(r,{format:"md",idPrefix:n,localImage:a}):r)}function fileSection({file:t,before:r,after:n,sections:a,problems:s},i,o){const l=[...s.map(({line:r,column:n,message:a})=>e.h("li.problem",`${t.path}:${r}:${n}: ${a}`)),...a.map(({line:t,slug:r,previousAddress:n,address:a})=>{const s=n!==null&&n!==a?[e.h("del",n)," \u2192 ",e.h("ins",a)]:[a]
return e.h("li",[`Line ${t}, page ${r}: `,...s])})]
const side=(r,n)=>{if(n===null)return[]
const a=`${i}-${r.toLowerCase()}`
const s=renderAsGithub(n,{format:t.format,idPrefix:`${a}-`,localImage:o})
const l=e.h("p.title",{id:a},r)
return[e.h("div",{role:"group",ariaLabelledBy:[a]},[l,e.h("div.markdown-body",[raw(s)])])]}
const p=r===n?side("Unchanged",r):[...side("Before",r),...side("After",n)]
return e.h("section",{ariaLabelledBy:[i]},[e.h("h2",{id:i},t.path),...l.length===0?[]:[e.h("ul.notes",l)],e.h("div.sides",p)])}function raw(e){return{type:"raw",value:e}}exports.previewPage=previewPage

