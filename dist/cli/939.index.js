"use strict"
exports.id=939
exports.ids=[939]
exports.modules={3939:(e,s,r)=>{r.d(s,{reportOf:()=>reportOf})
var a=r(1826)
var t=r(2658)
async function reportOf({outcome:e,pages:s,files:r,failure:a},t){const n=new Map(s.map(e=>[`${e.slug} ${e.snippets.status_page_url}`,e]))
return{version:1,outcome:e,pages:await Promise.all([...n.values()].map(e=>pageReport(e,t))),files:r,error:a&&{code:a.code,message:a.message}}}async function pageReport({slug:e,source:s,snippets:r},a){const t=s==="offline"
return{slug:e,source:s,snippets:t?r:await safeFields(r,{slug:e,baseUrl:a})}}async function safeFields(e,s){const r=t.R.map(async r=>{const t=await(0,a.k)(r,e,s)
return[r,t.verdict==="safe"?t.value:null]})
const n=await Promise.all(r)
return Object.fromEntries(n)}},4520:(e,s,r)=>{r.d(s,{K:()=>judgeAddress,N:()=>unsafe})
var a=r(9638)
var t=r(3762)
function judgeAddress(e){const s=e.trim()
const r=(0,a.zq)(s)
if(r.outcome==="address")return{verdict:"safe",value:r.address}
return unsafe("status_page_url",`${(0,t.h)(s)} ${r.problem}`)}function unsafe(e,s){return{verdict:"unsafe",field:e,reason:s}}},1826:(e,s,r)=>{r.d(s,{k:()=>judgeUsual})
var a=r(4520)
var t=r(1458)
async function judgeUsual(e,s,n){const u=(0,a.K)(s.status_page_url)
const o=s[e].trim()
if(u.verdict==="safe"&&(0,t.L)(n,u.value)?.[e]===o){return{verdict:"safe",value:o}}return(await Promise.all([r.e(234),r.e(194),r.e(963),r.e(538),r.e(146),r.e(297),r.e(248),r.e(575)]).then(r.bind(r,9400))).judgeSnippet(e,s,n)}}}

