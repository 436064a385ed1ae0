import { pageSnippets } from '../refresh/page-snippets.ts';
import { snippetFields } from '../snippets/snippet-set.ts';
import { askingWith } from './asking.ts';
import type { Command } from './job.ts';
import { NoSlugError } from './no-slug-error.ts';
import { reportLine } from './report-line.ts';
import { warningLine } from './report-text.ts';

/** Prints the snippet set of a page: all of it, one field, or as JSON. */
export const printCommand: Command = async (job) => {
  const { settings, cli, world } = job;
  const { slug } = settings;
  if (slug === null) throw new NoSlugError();
  const fields = cli.only === null ? snippetFields : [cli.only];
  const { snippets, warnings } = await pageSnippets(slug, fields, settings, askingWith(job));
  for (const warning of warnings) reportLine(world.terminal.err, warningLine(warning));
  const { out } = world.terminal;
  if (cli.json) {
    const chosen = Object.fromEntries(fields.map((field) => [field, snippets[field]]));
    out.write(`${JSON.stringify(chosen, null, 2)}\n`);
  } else if (cli.only) {
    out.write(`${snippets[cli.only]}\n`);
  } else {
    out.write(snippetFields.map((field) => `${field}\n\n${snippets[field]}\n`).join('\n'));
  }
  return 'done';
};
