import { fetchPageSnippets } from '../../refresh/page-snippets.ts';
import { snippetFields } from '../../snippets/snippet-set.ts';
import type { Command } from '../command-context.ts';
import { NoSlugError } from '../errors.ts';
import { reportLine, warningLine } from '../output/report.ts';
import { askingWith } from '../service-client.ts';

/** Prints the snippet set of a page: all of it, one field, or as JSON. */
export const printCommand: Command = async (job) => {
  const { settings, cli, world } = job;
  const { slug } = settings;
  if (slug === null) throw new NoSlugError();
  const fields = cli.only === null ? snippetFields : [cli.only];
  const { snippets, warnings } = await fetchPageSnippets(
    { slug, customDomain: settings.customDomain },
    fields,
    settings,
    askingWith(job),
  );
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
