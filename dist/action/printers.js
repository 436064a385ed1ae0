"use strict"
exports.id=268
exports.ids=[268]
exports.modules={20532:(t,r,e)=>{e.d(r,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters})
var n=e(84137)
var i=e(59911)
var a=e(70652)
var s=e(38247)
var d=e(1529)
const o=(0,d.l)().use(s.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const r={type:"root",children:t}
return o.stringify(r).trimEnd()}function printHtml(...t){return(0,a.V)({type:"root",children:t},{closeSelfClosing:true})}const l={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,r){return{status_page_url:r,badge_markdown:badgeMarkdown(t,r),badge_html:printHtml((0,n.h)("a",{href:r},(0,n.h)("img",{alt:"Status",src:(0,i.p)(t)}))),widget_script:printHtml((0,n.h)("script",scriptProperties(t))),widget_html:widgetHtml(t),minimal_md:minimalMarkdown(r)}}function formatWithPrinters(t,r){const e=t.status_page_url
return{badge:{markdown:t.badge_markdown,html:t.badge_html},link:{markdown:t.minimal_md,html:printHtml((0,n.h)("strong","Status:"),l,(0,n.h)("a",{href:e},e))},widget:{markdown:t.widget_html,html:t.widget_html},script:{markdown:t.widget_script,html:t.widget_script},definitions:{markdown:definitionsMarkdown((0,i.p)(r),e),html:null}}}function badgeMarkdown(t,r){const e={type:"image",alt:"Status",url:(0,i.p)(t)}
return printMarkdown({type:"paragraph",children:[{type:"link",url:r,children:[e]}]})}function minimalMarkdown(t){const r={type:"link",url:t,children:[{type:"text",value:t}]}
const e={type:"strong",children:[{type:"text",value:"Status:"}]}
return printMarkdown({type:"paragraph",children:[e,l,r]})}function widgetHtml(t){const r={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const e=(0,n.h)("script",{...scriptProperties(t),...r})
return printHtml((0,n.h)("div",["\n  ",e,"\n"]))}function scriptProperties(t){return{src:(0,i.Q)(t),"data-slug":t.slug,"data-theme":"auto"}}function definitionsMarkdown(t,r){return printMarkdown({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:r})}}}

