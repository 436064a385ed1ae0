"use strict"
exports.id=143
exports.ids=[143]
exports.modules={9143:(e,s,t)=>{t.r(s)
t.d(s,{useAnswer:()=>useAnswer})
var r=t(1734)
var a=t(4520)
var n=t(1826)
const u={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
var d=t(4001)
async function useAnswer(e,s,{source:i,snippets:l}){const o=(0,a.K)(l.status_page_url)
if(i==="stale"){const s=(await Promise.all([t.e(234),t.e(194),t.e(963),t.e(146),t.e(221)]).then(t.bind(t,450))).heldBy(e)
const r=o.verdict==="safe"?o.value:""
if(s.filled&&!s.ofOtherPage)return{kind:"keep",source:i,snippets:l,address:s.address??r}}if(o.verdict==="unsafe")return(0,d.TR)(new r.F_({slug:s.slug,...o}))
const c=(0,d.QU)(e)
for(const t of e.shown){const e=await(0,n.k)(u[t][c]??"status_page_url",l,s)
if(e.verdict==="unsafe")return(0,d.TR)(new r.F_({slug:s.slug,...e}))}return(0,d.GS)(e,s,i,l,o.value)}},4520:(e,s,t)=>{t.d(s,{K:()=>judgeAddress,N:()=>unsafe})
var r=t(9638)
var a=t(3762)
function judgeAddress(e){const s=e.trim()
const t=(0,r.zq)(s)
if(t.outcome==="address")return{verdict:"safe",value:t.address}
return unsafe("status_page_url",`${(0,a.h)(s)} ${t.problem}`)}function unsafe(e,s){return{verdict:"unsafe",field:e,reason:s}}},1826:(e,s,t)=>{t.d(s,{k:()=>judgeUsual})
var r=t(4520)
var a=t(1458)
async function judgeUsual(e,s,n){const u=(0,r.K)(s.status_page_url)
const d=s[e].trim()
if(u.verdict==="safe"&&(0,a.L)(n,u.value)?.[e]===d){return{verdict:"safe",value:d}}return(await Promise.all([t.e(234),t.e(194),t.e(963),t.e(538),t.e(146),t.e(297),t.e(248),t.e(575)]).then(t.bind(t,9400))).judgeSnippet(e,s,n)}}}

