"use strict"
exports.id=802
exports.ids=[802]
exports.modules={5802:(n,t,e)=>{e.r(t)
e.d(t,{helpText:()=>helpText})
var s=e(1074)
var a=e(6971)
var o=e(3500)
const i=100
function helpText(){const n=s.P.map(({usage:n,summary:t})=>[n,t])
const t=(0,a.cz)("cli").map(n=>[flagUsage(n),flagSummary(n)])
return["Keeps the status-page badge and links in your README right.","","Usage: status-snippets [command] [files\u2026] [options]","","Commands:",...twoColumns(n),"","Options:",...twoColumns(t),"",`Options with a value can be set in the environment too: --max-age is ${(0,o.V)("max-age")}.`,""].join("\n")}function flagUsage(n){const t=n.short===undefined?"":`-${n.short}, `
return`${t}--${n.name}${n.kind==="flag"?"":` ${(0,a.hx)(n)}`}`}function flagSummary(n){const t=n.commands===undefined?"":`, with ${n.commands.join(" and ")}`
const e=n.kind==="list"?"; repeatable":""
const s=n.default??n.otherwise
const a=s===undefined?"":` (default: ${s})`
return`${n.summary}${e}${t}${a}`}function twoColumns(n){const t=4+Math.max(...n.map(([n])=>n.length))
return n.flatMap(([n,e])=>wrapped(e,i-t).map((e,s)=>s===0?`  ${n}`.padEnd(t)+e:" ".repeat(t)+e))}function wrapped(n,t){const e=[]
for(const s of n.split(" ")){const n=e.at(-1)
if(n!==undefined&&n.length+1+s.length<=t)e[e.length-1]=`${n} ${s}`
else e.push(s)}return e}}}

