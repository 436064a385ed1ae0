const n=require("./index.js")
function helpText(a="all"){const e=n.commands.find(({name:n})=>n===a)
return e===void 0?overview():commandHelp(e)}function overview(){return`Keeps the status page badge and links in your README up to date.\n\nUsage: status-snippets [command] [files\u2026] [options]\n\nCommands:\n${twoColumns(n.commands.map(({usage:n,summary:a})=>[n,a]))}\n\nOptions:\n${twoColumns(n.optionsOf.cli.map(n=>[flagUsage(n),flagSummary(n)+commandsOf(n)]))}\n\n${a}`}function commandHelp({name:e,usage:t,summary:s}){const o=n.optionsOf.cli.filter(n=>n.commands?.includes(e)??true)
return`Usage: status-snippets ${t} [options]\n\n${s.charAt(0).toUpperCase()}${s.slice(1)}.\n\nOptions:\n${twoColumns(o.map(n=>[flagUsage(n),flagSummary(n)]))}\n\n${a}`}const a=`Options with a value can also be set as environment variables: --max-age is ${n.environmentName("max-age")}.\n`
function flagUsage(a){return`${a.short===void 0?"":`-${a.short}, `}--${a.name}${a.kind==="flag"?"":` ${n.placeholderOf(a)}`}`}function flagSummary(n){const a=n.kind==="list"?"; repeatable":""
const e=n.default??n.defaultDescription
const t=e===void 0?"":` (default: ${e})`
return`${n.summary}${a}${t}`}function commandsOf({commands:a}){return a===void 0?"":`; only with ${n.listNames(a)}`}const e=100
function twoColumns(n){const a=4+Math.max(...n.map(([n])=>n.length))
const t=new RegExp(`\\S.{0,${e-a-1}}(?= |$)`,"g")
return n.flatMap(([n,e])=>[...e.matchAll(t)].map(([e],t)=>(t===0?`  ${n}`:"").padEnd(a)+e)).join("\n")}exports.helpText=helpText

