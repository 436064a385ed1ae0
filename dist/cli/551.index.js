"use strict"
exports.id=551
exports.ids=[551]
exports.modules={3551:(n,t,e)=>{e.r(t)
e.d(t,{helpText:()=>helpText})
var s=e(9338)
var a=e(2771)
var o=e(8739)
const i=100
function helpText(){const n=s.P.map(({usage:n,summary:t})=>[n,t])
const t=(0,o.cz)("cli").map(n=>[flagUsage(n),flagSummary(n)])
return["Keeps the status-page badge and links in your README right.","","Usage: status-snippets [command] [files\u2026] [options]","","Commands:",...twoColumns(n),"","Options:",...twoColumns(t),"",`Options with a value can be set in the environment too: --max-age is ${(0,a.V)("max-age")}.`,""].join("\n")}function flagUsage(n){const t=n.short===undefined?"":`-${n.short}, `
return`${t}--${n.name}${n.kind==="flag"?"":` ${(0,o.hx)(n)}`}`}function flagSummary(n){const t=n.commands===undefined?"":`, with ${n.commands.join(" and ")}`
const e=n.kind==="list"?"; repeatable":""
const s=n.default??n.otherwise
const a=s===undefined?"":` (default: ${s})`
return`${n.summary}${e}${t}${a}`}function twoColumns(n){const t=4+Math.max(...n.map(([n])=>n.length))
return n.flatMap(([n,e])=>wrapped(e,i-t).map((e,s)=>s===0?`  ${n}`.padEnd(t)+e:" ".repeat(t)+e))}function wrapped(n,t){const e=[]
for(const s of n.split(" ")){const n=e.at(-1)
if(n!==undefined&&n.length+1+s.length<=t)e[e.length-1]=`${n} ${s}`
else e.push(s)}return e}}}

