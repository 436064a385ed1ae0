"use strict"
exports.id=802
exports.ids=[802]
exports.modules={5802:(n,t,a)=>{a.r(t)
a.d(t,{helpText:()=>helpText})
var e=a(1074)
var s=a(905)
var o=a(3500)
function helpText(){return`Keeps the status page badge and links in your README up to date.\n\nUsage: status-snippets [command] [files\u2026] [options]\n\nCommands:\n${twoColumns(e.P.map(({usage:n,summary:t})=>[n,t]))}\n\nOptions:\n${twoColumns(s.cz.cli.map(n=>[flagUsage(n),flagSummary(n)]))}\n\nOptions with a value can also be set as environment variables: --max-age is ${(0,o.V)("max-age")}.\n`}function flagUsage(n){const t=n.short===undefined?"":`-${n.short}, `
return`${t}--${n.name}${n.kind==="flag"?"":` ${(0,s.hx)(n)}`}`}function flagSummary(n){const t=n.commands===undefined?"":`; only with ${n.commands.join(" and ")}`
const a=n.kind==="list"?"; repeatable":""
const e=n.default??n.defaultDescription
const s=e===undefined?"":` (default: ${e})`
return`${n.summary}${a}${t}${s}`}const i=100
function twoColumns(n){const t=4+Math.max(...n.map(([n])=>n.length))
const a=new RegExp(`\\S.{0,${i-t-1}}(?= |$)`,"g")
const e=n.flatMap(([n,e])=>[...e.matchAll(a)].map(([a],e)=>(e===0?`  ${n}`:"").padEnd(t)+a))
return e.join("\n")}}}

