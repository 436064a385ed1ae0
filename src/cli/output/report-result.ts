import type { EmbedNote } from '../../embeds/files/adopt-in-files.ts';
import { createReport, type FileReport, hasNewAddress, type Outcome } from '../../refresh/json-report.ts';
import type { RefreshResult, Warning } from '../../refresh/refresh-result.ts';
import { escapeHidden } from '../../text/hidden-characters.ts';
import type { CommandContext, Output } from '../command-context.ts';
import type { WrittenResult } from '../write-changes.ts';

/**
 * Reports the result of a run. The diff goes to stdout, or with `--json` to stderr, because then stdout contains only the JSON
 * object. Problems, warnings and the summary go to stderr.
 *
 * @param notes what `init` and `adopt` report about embeds; absent for other commands, whose JSON has no `notes`
 */
export async function reportResult(
  context: CommandContext,
  result: WrittenResult,
  notes?: readonly EmbedNote[],
): Promise<void> {
  const { settings, command, environment } = context;
  const { stdout, stderr, env } = environment;
  const { failure, warnings, files, changes, published: [publish, message] = [null, ''] } = result;
  for (const line of problemLines(result)) writeLine(stderr, line);
  for (const warning of warnings) writeLine(stderr, warningLine(warning));
  for (const { path, line, column, message } of settings.quiet ? [] : (notes ?? [])) {
    writeLine(stderr, `${path}:${line}:${column}: ${message}`);
  }
  if (failure !== null && failure.kind !== 'publishing') writeLine(stderr, 'Nothing was written.');
  else if (!settings.quiet) {
    const listed = files.filter(({ outcome }) => outcome !== 'unchanged' || settings.verbose);
    for (const file of listed) writeLine(stderr, fileLine(file, settings.dryRun));
    if (files.length > 0) writeLine(stderr, summaryLine(result, settings.dryRun));
    if (message !== '') writeLine(stderr, message);
  }

  if (settings.json) {
    const report = { ...createReport(result), ...(notes && { notes }), ...(publish && { publish }) };
    stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  }
  if (changes.length > 0 && (settings.diff || (command === 'check' && !settings.json))) {
    const { formatDiff } = await import('../../refresh/diff.ts');
    const { colorDiff, wantsColor } = await import('./color.ts');
    const diff = formatDiff(changes);
    const output = settings.json ? stderr : stdout;
    output.write(wantsColor(output.isTerminal, env) ? colorDiff(diff) : diff);
  }
}

/**
 * Lists the reasons why a run failed, as `file:line:column: message`. A problem with the service is listed only at the first
 * section that it affects.
 */
export function problemLines({ files, failure }: RefreshResult): string[] {
  if (failure === null) return [];
  const problems = files.flatMap((file) => file.problems.map((problem) => ({ ...problem, path: file.path })));
  const seen = new Set<string>();
  const lines = problems
    .filter(({ message }) => failure.kind === 'input' || (!seen.has(message) && seen.add(message)))
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
  return lines.length > 0 ? lines : [`status-snippets: ${failure.message}`];
}

/** Formats a warning as a line, with its position if it has one. */
export function warningLine({ path, line, column, message }: Warning): string {
  const position = path === undefined ? '' : `${path}:${line}:${column}: `;
  return `${position}warning: ${message}`;
}

function fileLine({ path, outcome, sections }: FileReport, isDryRun: boolean): string {
  const what = outcome === 'changed' && isDryRun ? 'would change' : outcome;
  const changed = sections.filter((section) => section.outcome !== 'unchanged');
  if (changed.length === 0) return `${path}: ${what}`;
  const count = changed.length === 1 ? '1 section' : `${changed.length} sections`;
  const moves = changed.filter(hasNewAddress).map((section) => `${section.previousAddress} → ${section.address}`);
  return `${path}: ${what} (${[count, ...new Set(moves)].join(', ')})`;
}

/** Formats a number such as 2997 as `2,997`. Loading `Intl` for that would take a tenth of the time of a run. */
function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Counts what a run did: `3 changed, 2,997 unchanged, 12 sections, 1 page`. */
function summaryLine({ files, pages }: RefreshResult, isDryRun: boolean): string {
  const withOutcome = (outcome: Outcome) => files.filter((file) => file.outcome === outcome).length;
  const sections = files.reduce((sum, file) => sum + file.sections.length, 0);
  const slugs = new Set(pages.map(({ slug }) => slug)).size;
  const counts = [
    [withOutcome('changed'), isDryRun ? 'would change' : 'changed'],
    [withOutcome('out-of-date'), 'out of date'],
    [withOutcome('unchanged'), 'unchanged'],
    [sections, sections === 1 ? 'section' : 'sections'],
    [slugs, slugs === 1 ? 'page' : 'pages'],
  ] as const;
  const shown = counts.filter(([count]) => count > 0);
  return shown.map(([count, what]) => `${groupThousands(count)} ${what}`).join(', ');
}

/**
 * Writes a line of a report, and the indented lines that continue it. Hidden characters, which a terminal might obey, are
 * written as escapes.
 */
export function writeLine(output: Output, text: string): void {
  for (const line of text.split(/\n(?= {2})/)) output.write(`${escapeHidden(line)}\n`);
}
