const e=require("./index.js");function helpText(t,n){const r=e.commands.find(({name:e})=>e===t);if(r===void 0){const t=e.commands.map(({usage:e,summary:t})=>[e,t]);const r=e.optionsOf.cli.flatMap(e=>{const{name:t,brief:n,placeholder:r=t}=e;return n===void 0?[]:[[flagUsage({...e,placeholder:r}),n]]});return`Keeps the status page badge and links in your README up to date.

Usage: status-snippets [command] [files\u2026] [options]

${twoColumns(t,n)}

${twoColumns(r,n)}
`}const{name:i,usage:a,summary:o}=r;const s=e.optionsOf.cli.filter(e=>e.commands?.includes(i)??true);return`Usage: status-snippets ${a} [options]

${o.charAt(0).toUpperCase()}${o.slice(1)}.

Options:
${twoColumns(s.map(e=>[flagUsage(e),flagSummary(e)]),n)}

An option with a value is also an environment variable:
--max-age is ${e.environmentName(`max-age`)}.
`}function flagUsage(t){return`${t.short===void 0?``:`-${t.short}, `}--${t.name}${t.kind===`flag`?``:` ${e.placeholderOf(t)}`}`}function flagSummary(e){const t=e.kind===`list`?`; repeatable`:``;const n=e.default??e.defaultDescription;const r=n===void 0?``:` (default: ${n})`;return`${e.summary}${t}${r}`}const t=32;function twoColumns(e,n){const r=Math.min(t,4+Math.max(...e.map(([e])=>e.length)));const i=new RegExp(`\\S.{0,${Math.max(n-r-1,20)}}(?= |$)`,`g`);return e.flatMap(([e,t])=>{const n=`  ${e}`;const a=[...t.matchAll(i)].map(([e])=>e);if(n.length>r-2)return[n,...a.map(e=>` `.repeat(r)+e)];return a.map((e,t)=>(t===0?n:``).padEnd(r)+e)}).join(`
`)}exports.helpText=helpText;
