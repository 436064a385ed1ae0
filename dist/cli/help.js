const e=require("./index.js");const documentation=e=>wrap(`Documentation: https://github.com/OWNER/status-snippets#readme`,e);function helpText(n,r){const i=e.commands.find(({name:e})=>e===n);if(i===void 0){const n=e.optionsOf.cli.filter(({isCommon:e})=>e);return`${wrap(`Keeps the status page badge and links in your README up to date.`,r)}

Usage: status-snippets [command] [files\u2026] [options]
Example: npx status-snippets ${t.init}

${twoColumns(e.commands.map(({usage:e,summary:t})=>[e,t]),r)}

${twoColumns(n.map(e=>[flagUsage(e),e.summary.split(/[,;]/,1).join()]),r)}

All options: status-snippets <command> --help
${documentation(r)}
`}const{name:a,usage:o,summary:s}=i;const c=e.optionsOf.cli.filter(e=>e.commands?.includes(a)??true);return`Usage: status-snippets ${o} [options]

${wrap(`${s.charAt(0).toUpperCase()}${s.slice(1)}.`,r)}

Example:
  npx status-snippets ${t[a]}

Options:
${twoColumns(c.map(e=>[flagUsage(e),flagSummary(e)]),r)}

${wrap(`An option with a value is also an environment variable: --max-age is ${e.environmentName(`max-age`)}.`,r)}
${documentation(r)}
`}const t={refresh:`README.md docs`,check:`check README.md --source offline`,print:`print --slug acme --only badge_html`,init:`init --slug acme --workflow`,find:`find README.md docs`,adopt:`adopt README.md --dry-run --diff`,serve:`serve README.md --page acme`};function flagUsage(t){return`${t.short===void 0?``:`-${t.short}, `}--${t.name}${t.kind===`flag`?``:` ${e.placeholderOf(t)}`}`}function flagSummary(e){const t=e.default??e.defaultDescription;const n=t===void 0?``:` (default: ${t})`;return`${e.summary}${e.kind===`list`?`; repeatable`:``}${n}`}const n=32;function twoColumns(e,t){const r=Math.min(n,4+Math.max(...e.map(([e])=>e.length)));return e.map(([e,n])=>{const i=`  ${e}`;const a=wrap(n,Math.max(t-r,20)).replaceAll(`
`,`\n${` `.repeat(r)}`);return i.length>r-2?`${i}\n${` `.repeat(r)}${a}`:i.padEnd(r)+a}).join(`
`)}function wrap(e,t){const n=new RegExp(`(?=\\S)(?:.{1,${t}}|\\S+)(?= |$)`,`g`);return(e.match(n)??[]).join(`
`)}exports.helpText=helpText;
