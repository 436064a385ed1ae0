"use strict"
exports.id=802
exports.ids=[802]
exports.modules={5802:(n,e,t)=>{t.r(e)
t.d(e,{helpText:()=>helpText})
var a=t(1074)
var s=t(8050)
var o=t(283)
var m=t(3500)
function helpText(n="all"){const e=a.P.find(({name:e})=>e===n)
return e===undefined?overview():commandHelp(e)}function overview(){return`Keeps the status page badge and links in your README up to date.\n\nUsage: status-snippets [command] [files\u2026] [options]\n\nCommands:\n${twoColumns(a.P.map(({usage:n,summary:e})=>[n,e]))}\n\nOptions:\n${twoColumns(s.cz.cli.map(n=>[flagUsage(n),flagSummary(n)+commandsOf(n)]))}\n\n${i}`}function commandHelp({name:n,usage:e,summary:t}){const a=s.cz.cli.filter(e=>e.commands?.includes(n)??true)
return`Usage: status-snippets ${e} [options]\n\n${t.charAt(0).toUpperCase()}${t.slice(1)}.\n\nOptions:\n${twoColumns(a.map(n=>[flagUsage(n),flagSummary(n)]))}\n\n${i}`}const i=`Options with a value can also be set as environment variables: --max-age is ${(0,m.V)("max-age")}.\n`
function flagUsage(n){const e=n.short===undefined?"":`-${n.short}, `
return`${e}--${n.name}${n.kind==="flag"?"":` ${(0,s.hx)(n)}`}`}function flagSummary(n){const e=n.kind==="list"?"; repeatable":""
const t=n.default??n.defaultDescription
const a=t===undefined?"":` (default: ${t})`
return`${n.summary}${e}${a}`}function commandsOf({commands:n}){return n===undefined?"":`; only with ${(0,o.qT)(n)}`}const u=100
function twoColumns(n){const e=4+Math.max(...n.map(([n])=>n.length))
const t=new RegExp(`\\S.{0,${u-e-1}}(?= |$)`,"g")
const a=n.flatMap(([n,a])=>[...a.matchAll(t)].map(([t],a)=>(a===0?`  ${n}`:"").padEnd(e)+t))
return a.join("\n")}}}

