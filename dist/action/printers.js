"use strict"
exports.id=268
exports.ids=[268]
exports.modules={200:(t,r,e)=>{e.d(r,{formatWithPrinters:()=>formatWithPrinters,generateWithPrinters:()=>generateWithPrinters})
var n=e(652)
var i=e(4137)
var a=e(8247)
var s=e(1529)
var o=e(2658)
const p=(0,s.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const r={type:"root",children:t}
return p.stringify(r).trimEnd()}function printHtml(...t){return(0,n.V)({type:"root",children:t},{closeSelfClosing:true})}const u={type:"text",value:" See live status \u2192 "}
function generateWithPrinters(t,r){const e=(0,o.pq)(t)
const n={src:(0,o.Qw)(t),"data-slug":t.slug,"data-theme":"auto"}
const a={...n,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const s={type:"link",url:r,children:[{type:"image",alt:"Status",url:e}]}
const p={type:"strong",children:[{type:"text",value:"Status:"}]}
const l={type:"link",url:r,children:[{type:"text",value:r}]}
return{status_page_url:r,badge_markdown:printMarkdown({type:"paragraph",children:[s]}),badge_html:printHtml((0,i.h)("a",{href:r},(0,i.h)("img",{alt:"Status",src:e}))),widget_script:printHtml((0,i.h)("script",n)),widget_html:printHtml((0,i.h)("div",["\n  ",(0,i.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[p,u,l]})}}function formatWithPrinters(t,r){const e=t.status_page_url
const n=printHtml((0,i.h)("strong","Status:"),u,(0,i.h)("a",{href:e},e))
const a=printMarkdown({type:"definition",identifier:"status-badge",url:(0,o.pq)(r)},{type:"definition",identifier:"status-page",url:e})
return(0,o.XP)(t,n,a)}}}

