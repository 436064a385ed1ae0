"use strict"
exports.id=802
exports.ids=[802]
exports.modules={5802:(n,t,e)=>{e.r(t)
e.d(t,{helpText:()=>helpText})
var a=e(1074)
var s=e(4697)
var o=e(283)
const i=100
function helpText(){const n=a.P.map(({usage:n,summary:t})=>[n,t])
const t=(0,s.A5)("cli").map(n=>[flagUsage(n),flagSummary(n)])
return["Keeps the status page badge and links in your README up to date.","","Usage: status-snippets [command] [files\u2026] [options]","","Commands:",...twoColumns(n),"","Options:",...twoColumns(t),"",`Options with a value can also be set as environment variables: --max-age is ${(0,o.VE)("max-age")}.`,""].join("\n")}function flagUsage(n){const t=n.short===undefined?"":`-${n.short}, `
return`${t}--${n.name}${n.kind==="flag"?"":` ${(0,s.hx)(n)}`}`}function flagSummary(n){const t=n.commands===undefined?"":`; only with ${n.commands.join(" and ")}`
const e=n.kind==="list"?"; repeatable":""
const a=n.default??n.defaultDescription
const s=a===undefined?"":` (default: ${a})`
return`${n.summary}${e}${t}${s}`}function twoColumns(n){const t=4+Math.max(...n.map(([n])=>n.length))
return n.flatMap(([n,e])=>wrapped(e,i-t).map((e,a)=>a===0?`  ${n}`.padEnd(t)+e:" ".repeat(t)+e))}function wrapped(n,t){const e=[]
for(const a of n.split(" ")){const n=e.at(-1)
if(n!==undefined&&n.length+1+a.length<=t)e[e.length-1]=`${n} ${a}`
else e.push(a)}return e}}}

