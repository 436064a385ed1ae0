import { groupThousands } from '../core/quote.ts';
import { adoptEmbeds, listEmbeds } from '../mark/mark.ts';
import { describeEmbed, toEmbedReport } from '../mark/report-embeds.ts';
import { createReport, describeFinding, type RefreshResult } from '../refresh/result.ts';
import type { Command, CommandContext } from './command-context.ts';
import { commandLineOf } from './command-line.ts';
import { findInputFiles, readWholeFiles } from './input-files.ts';
import { colorsFor, exitNameOf, reportResult, writeFindings, writeLine } from './report-result.ts';
import { forgeOf } from './repository-forge.ts';
import { writeChanges } from './write-changes.ts';

export const findCommand: Command = async (context) => {
  const { settings, environment } = context;
  const { stdout, stderr } = environment;
  const { sources } = await findSources(context);
  const found = await listEmbeds(sources, context);
  const { embeds } = found;
  const outdated = embeds.filter(({ isOutdated }) => isOutdated);
  const result: RefreshResult =
    !found.failure && outdated.length > 0 ? { ...found, outcome: 'out-of-date' } : found;

  await writeFindings(context, result);
  if (settings.json) {
    const { error, ...report } = createReport(result);
    stdout.write(
      `${JSON.stringify({ ...report, embeds: embeds.map(toEmbedReport), error }, null, 2)}\n`,
    );
  } else {
    const { yellow, green } = colorsFor(stdout, environment.env);
    for (const embed of embeds) {
      const paint = embed.isOutdated ? yellow : green;
      writeLine(
        stdout,
        [paint, describeFinding({ ...embed.place, message: '' })],
        describeEmbed(embed),
      );
    }
    const what = embeds.length === 1 ? 'badge, link or widget' : 'badges, links or widgets';
    const canAdopt = embeds.some(({ obstacle }) => obstacle === null);
    const advice = canAdopt
      ? ` Run \`${commandLineOf(context, 'adopt')}\` to put them into sections.`
      : '';
    const [all, old] = [embeds, outdated].map(({ length }) => groupThousands(length));
    const count = `Found ${all} ${what} outside sections, ${old} out of date.${advice}`;
    if (result.failure === null && !settings.quiet) {
      const colors = colorsFor(stderr, environment.env);
      const paintSummary = outdated.length > 0 ? colors.yellow : colors.green;
      writeLine(stderr, [paintSummary, embeds.length === 0 ? noEmbeds : count]);
    }
  }
  return exitNameOf(result);
};

export const adoptCommand: Command = async (context) => {
  const { files, sources } = await findSources(context);
  const { showsComments } = await forgeOf(context);
  const run = {
    ...context,
    markers: showsComments ? ('definitions' as const) : ('comments' as const),
  };
  const result = await writeChanges(context, files, await adoptEmbeds(sources, run));
  await reportResult(context, result);
  const isWithout = result.embeds?.length === 0 && result.failure === null;
  const { stderr, env } = context.environment;
  if (isWithout && !context.settings.quiet)
    writeLine(stderr, [colorsFor(stderr, env).green, noEmbeds]);
  return exitNameOf(result);
};

const noEmbeds = 'Found no badges, links or widgets outside sections.';

async function findSources(context: CommandContext) {
  const files = await findInputFiles(context);
  return { files, sources: readWholeFiles(context, files) };
}
