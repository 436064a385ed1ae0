"use strict"
exports.id=143
exports.ids=[143]
exports.modules={9143:(e,s,t)=>{t.r(s)
t.d(s,{useAnswer:()=>useAnswer})
var r=t(1734)
var n=t(4520)
var a=t(1826)
const i={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
var d=t(4001)
async function useAnswer(e,s,{source:l,snippets:u}){const o=(0,n.K)(u.status_page_url)
if(l==="stale"){const s=(await Promise.all([t.e(234),t.e(194),t.e(963),t.e(146),t.e(602)]).then(t.bind(t,8069))).heldBy(e)
const r=o.verdict==="safe"?o.value:""
if(s.filled&&!s.ofOtherPage)return{kind:"keep",source:l,snippets:u,address:s.address??r}}if(o.verdict==="unsafe")return(0,d.TR)(new r.F_({slug:s.slug,...o}))
const m=(0,d.QU)(e)
for(const t of e.shown){const e=await(0,a.k)(i[t][m]??"status_page_url",u,s)
if(e.verdict==="unsafe")return(0,d.TR)(new r.F_({slug:s.slug,...e}))}return(0,d.GS)(e,s,l,u,o.value)}}}

