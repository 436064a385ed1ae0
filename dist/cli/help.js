const e=require("./index.js");const documentation=e=>wrap(`Documentation: https://github.com/OWNER/status-snippets#readme`,e);function helpText(t,n){const r=e.commands.find(({name:e})=>e===t);if(r===void 0){const t=e.optionsOf.cli.filter(({isCommon:e})=>e);return`${wrap(`Keeps the status page badge and links in your README up to date.`,n)}

Usage: status-snippets [command] [files\u2026] [options]
Example: ${exampleOf(`init`)}

${twoColumns(e.commands.map(({usage:e,summary:t})=>[e,t]),n)}

${twoColumns(t.map(e=>[flagUsage(e),e.summary.split(/[,;]/,1).join()]),n)}

All options: status-snippets <command> --help
${documentation(n)}
`}const{name:i,usage:a,summary:o}=r;const s=e.optionsOf.cli.filter(e=>e.commands?.includes(i)??true);return`Usage: status-snippets ${a} [options]

${wrap(`${o.charAt(0).toUpperCase()}${o.slice(1)}.`,n)}

Example:
  ${exampleOf(i)}

Options:
${twoColumns(s.map(e=>[flagUsage(e),flagSummary(e)]),n)}

${wrap(`An option with a value is also an environment variable: --max-age is ${e.environmentName(`max-age`)}.`,n)}
${documentation(n)}
`}function exampleOf(t){return`npx status-snippets ${e.commands.find(({name:e})=>e===t)?.example}`}function flagUsage(t){return`${t.short===void 0?``:`-${t.short}, `}--${t.name}${t.kind===`flag`?``:` ${e.placeholderOf(t)}`}`}function flagSummary(e){const t=e.default??e.defaultDescription;const n=t===void 0?``:` (default: ${t})`;return`${e.summary}${e.kind===`list`?`; repeatable`:``}${n}`}const t=32;function twoColumns(e,n){const r=Math.min(t,4+Math.max(...e.map(([e])=>e.length)));return e.map(([e,t])=>{const i=`  ${e}`;const a=wrap(t,Math.max(n-r,20)).replaceAll(`
`,`\n${` `.repeat(r)}`);return i.length>r-2?`${i}\n${` `.repeat(r)}${a}`:i.padEnd(r)+a}).join(`
`)}function wrap(e,t){const n=new RegExp(`(?=\\S)(?:.{1,${t}}|\\S+)(?= |$)`,`g`);return(e.match(n)??[]).join(`
`)}exports.helpText=helpText;
