"use strict"
exports.id=225
exports.ids=[225]
exports.modules={2871:(t,e,r)=>{r.d(e,{H:()=>printHtml,x:()=>printMarkdown})
var n=r(652)
var i=r(8247)
var s=r(1529)
const o=(0,s.l)().use(i.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return o.stringify(e).trimEnd()}function printHtml(...t){return(0,n.V)({type:"root",children:t},{closeSelfClosing:true})}},225:(t,e,r)=>{r.r(e)
r.d(e,{snippetForms:()=>snippetForms})
var n=r(4137)
var i=r(9911)
var s=r(2871)
function snippetForms(t,e){const sent=e=>t[e].trim()
const r=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(r)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,i.p)(e),r)},html:null}}}function linkHtml(t){const e={type:"text",value:" See live status \u2192 "}
return(0,s.H)((0,n.h)("strong","Status:"),e,(0,n.h)("a",{href:t},t))}function definitionsMarkdown(t,e){return(0,s.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:e})}}}

