import { StatusSnippetsError } from '../core/errors.ts';
import { fetchOrGenerateSnippets } from '../refresh/pages.ts';
import { snippetFields } from '../snippets/snippet-set.ts';
import type { Command } from './command-context.ts';
import { colorsFor, writeFinding } from './report-result.ts';

export const printCommand: Command = async (context) => {
  const { slug, customDomain, only, json } = context.settings;
  const { stdout, env } = context.environment;
  if (slug === null)
    throw new StatusSnippetsError('no-slug', { problem: 'no slug is set', fix: 'add --slug acme' });
  const fields = only === null ? snippetFields : [only];
  const { snippets, findings } = await fetchOrGenerateSnippets(
    { slug, customDomain },
    fields,
    context,
  );
  const { quiet } = context.settings;
  const shown = findings.filter(({ level }) => level !== 'note' || !quiet);
  for (const finding of shown) writeFinding(context.environment, finding);
  if (json) {
    stdout.write(`${JSON.stringify(snippets, [...fields], 2)}\n`);
  } else if (only !== null) {
    stdout.write(`${snippets[only]}\n`);
  } else {
    const { dim } = colorsFor(stdout, env);
    stdout.write(snippetFields.map((field) => `${dim(field)}\n\n${snippets[field]}\n`).join('\n'));
  }
  return 'success';
};
