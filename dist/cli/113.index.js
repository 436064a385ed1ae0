"use strict"
exports.id=113
exports.ids=[113]
exports.modules={3113:(e,s,r)=>{r.d(s,{reportOf:()=>reportOf})
var t=r(2658)
var a=r(2007)
async function reportOf({outcome:e,pages:s,files:r,failure:t},a){const o=new Map(s.map(e=>[`${e.slug} ${e.snippets.status_page_url}`,e]))
return{version:1,outcome:e,pages:await Promise.all([...o.values()].map(e=>pageReport(e,a))),files:r,error:t&&{code:t.code,message:t.message}}}async function pageReport({slug:e,source:s,snippets:r},t){const a=s==="offline"
return{slug:e,source:s,snippets:a?r:await safeFields(r,{slug:e,baseUrl:t})}}async function safeFields(e,s){const r=t.R.map(async r=>{const t=await(0,a.k)(r,e,s)
return[r,t.verdict==="safe"?t.value:null]})
const o=await Promise.all(r)
return Object.fromEntries(o)}}}

