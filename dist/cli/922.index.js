"use strict"
exports.id=922
exports.ids=[922]
exports.modules={1405:(t,e,n)=>{n.r(e)
n.d(e,{snippetForms:()=>snippetForms})
var r=n(4137)
var i=n(579)
var o=n(2343)
var s=n(1968)
function snippetForms(t,e){const sent=e=>t[e].trim()
const n=sent("status_page_url").replace(/\/$/,"")
return{badge:{markdown:sent("badge_markdown"),html:sent("badge_html")},link:{markdown:sent("minimal_md"),get html(){return linkHtml(n)}},widget:{markdown:sent("widget_html"),html:sent("widget_html")},script:{markdown:sent("widget_script"),html:sent("widget_script")},definitions:{get markdown(){return definitionsMarkdown((0,s.p)(e),n)},html:null}}}function linkHtml(t){const e={type:"text",value:" See live status \u2192 "}
return(0,i.H)((0,r.h)("strong","Status:"),e,(0,r.h)("a",{href:t},t))}function definitionsMarkdown(t,e){return(0,o.x)({type:"definition",identifier:"status-badge",label:"status-badge",url:t},{type:"definition",identifier:"status-page",label:"status-page",url:e})}},579:(t,e,n)=>{n.d(e,{H:()=>printHtml})
var r=n(8619)
function printHtml(...t){return(0,r.V)({type:"root",children:t},{closeSelfClosing:true})}},2343:(t,e,n)=>{n.d(e,{x:()=>printMarkdown})
var r=n(8247)
var i=n(1529)
const o=(0,i.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const e={type:"root",children:t}
return o.stringify(e).trimEnd()}},6923:(t,e,n)=>{n.d(e,{D:()=>ccount})
function ccount(t,e){const n=String(t)
if(typeof e!=="string"){throw new TypeError("Expected character")}let r=0
let i=n.indexOf(e)
while(i!==-1){r++
i=n.indexOf(e,i+e.length)}return r}},7776:(t,e,n)=>{n.d(e,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}}}

