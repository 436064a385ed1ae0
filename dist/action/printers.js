"use strict"
exports.id=268
exports.ids=[268]
exports.modules={200:(t,e,r)=>{r.d(e,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters})
var n=r(652)
var i=r(4137)
var a=r(8247)
var s=r(1529)
var o=r(2658)
const l=(0,s.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return l.stringify(e).trimEnd()}function printHtml(...t){return(0,n.V)({type:"root",children:t},{closeSelfClosing:true})}const u={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,e){const r=(0,o.pq)(t)
const n={src:(0,o.Qw)(t),"data-slug":t.slug,"data-theme":"auto"}
const a={...n,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const s={type:"link",url:e,children:[{type:"image",alt:"Status",url:r}]}
const l={type:"strong",children:[{type:"text",value:"Status:"}]}
const p={type:"link",url:e,children:[{type:"text",value:e}]}
return{status_page_url:e,badge_markdown:printMarkdown({type:"paragraph",children:[s]}),badge_html:printHtml((0,i.h)("a",{href:e},(0,i.h)("img",{alt:"Status",src:r}))),widget_script:printHtml((0,i.h)("script",n)),widget_html:printHtml((0,i.h)("div",["\n  ",(0,i.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[l,u,p]})}}function formatWithPrinters(t,e){const r=t.status_page_url
const n=printHtml((0,i.h)("strong","Status:"),u,(0,i.h)("a",{href:r},r))
const a=printMarkdown({type:"definition",identifier:"status-badge",label:"status-badge",url:(0,o.pq)(e)},{type:"definition",identifier:"status-page",label:"status-page",url:r})
return(0,o.XP)(t,n,a)}}}

