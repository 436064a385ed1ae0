export const id=405
export const ids=[405]
export const modules={1405:(t,n,e)=>{e.r(n)
e.d(n,{snippetForms:()=>snippetForms})
var r=e(4137)
var i=e(579)
var o=e(2343)
var s=e(1968)
function snippetForms(t,n){const sent=n=>t[n].trim()
const e=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(e)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,s.p)(n),e)},html:null}}}function linkHtml(t){const n={type:"text",value:" See live status → "}
return(0,i.H)((0,r.h)("strong","Status:"),n,(0,r.h)("a",{href:t},t))}function definitionsMarkdown(t,n){return(0,o.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:n})}},579:(t,n,e)=>{e.d(n,{H:()=>printHtml})
var r=e(652)
function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}},2343:(t,n,e)=>{e.d(n,{x:()=>printMarkdown})
var r=e(8247)
var i=e(3910)
const o=(0,i.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const n={type:"root",children:t}
return o.stringify(n).trimEnd()}}}

