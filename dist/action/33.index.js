"use strict"
exports.id=33
exports.ids=[33]
exports.modules={6033:(t,e,r)=>{r.r(e)
r.d(e,{generateSnippets:()=>generateSnippets})
var n=r(4137)
var i=r(9911)
var a=r(2871)
function generateSnippets(t,e){return{status_page_url:e,badge_markdown:badgeMarkdown(t,e),badge_html:(0,a.H)((0,n.h)("a",{href:e},(0,n.h)("img",{alt:"Status",src:(0,i.p)(t)}))),widget_script:(0,a.H)((0,n.h)("script",scriptProperties(t))),widget_html:widgetHtml(t),minimal_md:minimalMarkdown(e)}}function badgeMarkdown(t,e){const r={type:"image",alt:"Status",url:(0,i.p)(t)}
return(0,a.x)({type:"paragraph",children:[{type:"link",url:e,children:[r]}]})}function minimalMarkdown(t){const e={type:"link",url:t,children:[{type:"text",value:t}]}
const r={type:"strong",children:[{type:"text",value:"Status:"}]}
const n={type:"text",value:" See live status \u2192 "}
return(0,a.x)({type:"paragraph",children:[r,n,e]})}function widgetHtml(t){const e={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const r=(0,n.h)("script",{...scriptProperties(t),...e})
return(0,a.H)((0,n.h)("div",["\n  ",r,"\n"]))}function scriptProperties(t){return{src:(0,i.Q)(t),"data-slug":t.slug,"data-theme":"auto"}}},2871:(t,e,r)=>{r.d(e,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(652)
var i=r(8247)
var a=r(1529)
const s=(0,a.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return s.stringify(e).trimEnd()}function printHtml(...t){return(0,n.V)({type:"root",children:t},{closeSelfClosing:true})}}}

