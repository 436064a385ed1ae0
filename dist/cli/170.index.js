"use strict"
exports.id=170
exports.ids=[170]
exports.modules={5170:(s,e,n)=>{n.r(e)
n.d(e,{printCommand:()=>printCommand})
var t=n(1734)
var r=n(9638)
var a=n(1480)
var o=n(4520)
var i=n(1826)
var u=n(4224)
var c=n(3152)
var l=n(7395)
async function pageSnippets(s,e,n,d){const f={slug:s,baseUrl:n.baseUrl}
const v=await(0,l.C)(s,n.source,d)
if(v.kind==="failed")throw v.error
const p=(0,c.d)(s,v)
if(v.kind!=="answered"){const{statusPageHost:e,customDomain:t}=n
const o=(0,r.ci)({slug:s,statusPageHost:e,customDomain:t})
return{source:"offline",snippets:await(0,a.g)(f,o),warnings:p}}const{source:g,snippets:m}=v.answer
const w={...m}
for(const n of e){const e=await(0,i.k)(n,m,f)
if(e.verdict==="unsafe")throw new t.F_({slug:s,...e})
w[n]=e.value}const y=(0,o.K)(m.status_page_url)
const j=y.verdict==="safe"?(0,u.L)(s,n.customDomain,y.value):[]
return{source:g,snippets:w,warnings:[...p,...j]}}var d=n(2658)
var f=n(2743)
var v=n(6648)
var p=n(6945)
var g=n(6552)
const printCommand=async s=>{const{settings:e,cli:n,world:t}=s
const{slug:r}=e
if(r===null)throw new v.L
const a=n.only===null?d.R:[n.only]
const{snippets:o,warnings:i}=await pageSnippets(r,a,e,(0,f.y)(s))
for(const s of i)(0,p.B)(t.terminal.err,(0,g.tE)(s))
const{out:u}=t.terminal
if(n.json){const s=Object.fromEntries(a.map(s=>[s,o[s]]))
u.write(`${JSON.stringify(s,null,2)}\n`)}else if(n.only){u.write(`${o[n.only]}\n`)}else{u.write(d.R.map(s=>`${s}\n\n${o[s]}\n`).join("\n"))}return"done"}},4520:(s,e,n)=>{n.d(e,{K:()=>judgeAddress,N:()=>unsafe})
var t=n(9638)
var r=n(3762)
function judgeAddress(s){const e=s.trim()
const n=(0,t.zq)(e)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,r.h)(e)} ${n.problem}`)}function unsafe(s,e){return{verdict:"unsafe",field:s,reason:e}}},1826:(s,e,n)=>{n.d(e,{k:()=>judgeUsual})
var t=n(4520)
var r=n(1458)
async function judgeUsual(s,e,a){const o=(0,t.K)(e.status_page_url)
const i=e[s].trim()
if(o.verdict==="safe"&&(0,r.L)(a,o.value)?.[s]===i){return{verdict:"safe",value:i}}return(await Promise.all([n.e(234),n.e(194),n.e(963),n.e(538),n.e(146),n.e(297),n.e(248),n.e(575)]).then(n.bind(n,9400))).judgeSnippet(s,e,a)}}}

