const t=require("./html-packages.js")
const e=require("./markdown-packages.js")
const r=require("./index.js")
const i=e.unified().use(e.remarkStringify,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return i.stringify(e).trimEnd()}function printHtml(...e){return t.toHtml({type:"root",children:e},{closeSelfClosing:true})}const n={type:"text",value:" See live status \u2192 "}
function generateWithSerializers(e,i){const a=r.badgeImageUrl(e)
const s={src:r.widgetScriptUrl(e),"data-slug":e.slug,"data-theme":"auto"}
const l={...s,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const o={type:"link",url:i,children:[{type:"image",alt:"Status",url:a}]}
const u={type:"strong",children:[{type:"text",value:"Status:"}]}
const p={type:"link",url:i,children:[{type:"text",value:i}]}
return{status_page_url:i,badge_markdown:printMarkdown({type:"paragraph",children:[o]}),badge_html:printHtml(t.h("a",{href:i},t.h("img",{alt:"Status",src:a}))),widget_script:printHtml(t.h("script",s)),widget_html:printHtml(t.h("div",["\n  ",t.h("script",l),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[u,n,p]})}}function formatWithSerializers(e,i){const a=e.status_page_url
const s=printHtml(t.h("strong","Status:"),n,t.h("a",{href:a},a))
const l=printMarkdown({type:"definition",identifier:"status-badge",url:r.badgeImageUrl(i)},{type:"definition",identifier:"status-page",url:a})
return r.formsOf(e,s,l)}exports.formatWithSerializers=formatWithSerializers
exports.generateWithSerializers=generateWithSerializers

