"use strict"
exports.id=906
exports.ids=[906]
exports.modules={6097:(t,e,r)=>{r.d(e,{formatWithSerializers:()=>formatWithSerializers,generateWithSerializers:()=>generateWithSerializers})
var i=r(8619)
var n=r(4137)
var a=r(8247)
var s=r(3910)
var l=r(2658)
const o=(0,s.l)().use(a.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return o.stringify(e).trimEnd()}function printHtml(...t){return(0,i.V)({type:"root",children:t},{closeSelfClosing:true})}const u={type:"text",value:" See live status \u2192 "}
function generateWithSerializers(t,e){const r=(0,l.Od)(t)
const i={src:(0,l.Rv)(t),"data-slug":t.slug,"data-theme":"auto"}
const a={...i,"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const s={type:"link",url:e,children:[{type:"image",alt:"Status",url:r}]}
const o={type:"strong",children:[{type:"text",value:"Status:"}]}
const d={type:"link",url:e,children:[{type:"text",value:e}]}
return{status_page_url:e,badge_markdown:printMarkdown({type:"paragraph",children:[s]}),badge_html:printHtml((0,n.h)("a",{href:e},(0,n.h)("img",{alt:"Status",src:r}))),widget_script:printHtml((0,n.h)("script",i)),widget_html:printHtml((0,n.h)("div",["\n  ",(0,n.h)("script",a),"\n"])),minimal_md:printMarkdown({type:"paragraph",children:[o,u,d]})}}function formatWithSerializers(t,e){const r=t.status_page_url
const i=printHtml((0,n.h)("strong","Status:"),u,(0,n.h)("a",{href:r},r))
const a=printMarkdown({type:"definition",identifier:"status-badge",url:(0,l.Od)(e)},{type:"definition",identifier:"status-page",url:r})
return(0,l.XP)(t,i,a)}}}

