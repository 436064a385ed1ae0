import { refresh } from '../../refresh/refresh.ts';
import { createReport, describeEmbed, describeFinding, type RefreshResult } from '../../refresh/result.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { exitNameOf, findingLines, reportResult, writeLine } from '../report-result.ts';
import { writeChanges } from '../write-changes.ts';

export const findCommand: CommandRunner = async (context) => {
  const { settings, environment } = context;
  const { found } = await findEmbeds(context, 'warn');
  const { embeds } = found;
  const outdated = embeds.filter(({ outcome }) => outcome === 'out-of-date').length;
  const result: RefreshResult = found.failure === null && outdated > 0 ? { ...found, outcome: 'out-of-date' } : found;

  const { stdout, stderr } = environment;
  for (const line of findingLines(result)) writeLine(stderr, line);
  if (settings.json) {
    const { error, ...report } = createReport(result);
    stdout.write(`${JSON.stringify({ ...report, embeds, error }, null, 2)}\n`);
  } else {
    for (const embed of embeds) writeLine(stdout, describeFinding({ ...embed, message: describeEmbed(embed) }));
    const count = `${embeds.length} ${embeds.length === 1 ? 'embed' : 'embeds'} outside sections, ${outdated} out of date`;
    if (result.failure === null && !settings.quiet) writeLine(stderr, embeds.length === 0 ? noEmbeds : count);
  }
  return exitNameOf(result);
};

export const adoptCommand: CommandRunner = async (context) => {
  const { settings, environment } = context;
  const { files, found } = await findEmbeds(context, 'adopt');
  const result = await writeChanges(context, files, found);
  await reportResult(context, result);
  if (result.embeds.length === 0 && result.failure === null && !settings.quiet) writeLine(environment.stderr, noEmbeds);
  return exitNameOf(result);
};

const noEmbeds = 'no embeds outside sections';

async function findEmbeds(context: CommandContext, unmarked: 'warn' | 'adopt') {
  const { settings, fetchSnippets } = context;
  const files = await findInputFiles(context);
  // Links to a custom domain that only the service knows are embeds, too, so every file is read.
  const run = { settings: { ...settings, unmarked, forEmbeds: true }, fetchSnippets };
  return {
    files,
    found: await refresh(
      readInputFiles(context, files, () => true),
      run,
    ),
  };
}
