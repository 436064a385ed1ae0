import {
  createReport,
  describeFinding,
  type FileResult,
  hasNewAddress,
  type Outcome,
  type RefreshResult,
} from '../refresh/result.ts';
import { exitOf } from '../text/errors.ts';
import { escapeHidden } from '../text/hidden-characters.ts';
import type { CommandContext, ExitName, Output } from './command-context.ts';
import type { WrittenResult } from './write-changes.ts';

/** Writes the report; with `--json`, stdout contains only the JSON object, so the diff goes to stderr. */
export async function reportResult(context: CommandContext, result: WrittenResult): Promise<void> {
  const { settings, command, environment } = context;
  const { stdout, stderr, env } = environment;
  const { failure, files, changes, embeds, published } = result;
  for (const line of findingLines(result, settings.quiet)) writeLine(stderr, line);
  if (failure !== null && exitOf(failure.code) !== 'publishing') writeLine(stderr, 'Nothing was written.');
  else if (!settings.quiet) {
    const listed = files.filter(({ outcome }) => outcome !== 'unchanged' || settings.verbose);
    for (const file of listed) writeLine(stderr, fileLine(file, settings.dryRun));
    if (files.length > 0) writeLine(stderr, summaryLine(result, settings.dryRun));
    if (published?.message) writeLine(stderr, published.message);
  }

  if (settings.json) {
    const notes = result.findings
      .filter(({ code }) => code === 'left-alone' || code === 'details-lost')
      .map(({ level, ...note }) => note);
    const handled = embeds === undefined ? {} : { embeds, notes };
    const report = { ...createReport(result), ...handled, ...(published && { publish: published.publication }) };
    stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  }
  if (changes.length > 0 && (settings.diff || (command === 'check' && !settings.json))) {
    const { formatDiff } = await import('../refresh/diff.ts');
    const { showDiff, wantsColor } = await import('./terminal.ts');
    const output = settings.json ? stderr : stdout;
    output.write(showDiff(formatDiff(changes), wantsColor(output.isTerminal, env)));
  }
}

/** Lists findings as `file:line:column: message`, a problem with the service only where it occurs first. */
export function findingLines({ findings, failure }: RefreshResult, isQuiet = false): string[] {
  const isAboutFiles = failure === null || exitOf(failure.code) === 'input';
  const seen = new Set<string>();
  const problems = findings
    .filter(({ level, message }) => level === 'error' && (isAboutFiles || (!seen.has(message) && seen.add(message))))
    .map((problem) => (problem.path === undefined ? `status-snippets: ${problem.message}` : describeFinding(problem)));
  const others = findings.flatMap((finding) => {
    if (finding.level === 'warning') return [describeFinding({ ...finding, message: `warning: ${finding.message}` })];
    return finding.level === 'note' && !isQuiet ? [describeFinding(finding)] : [];
  });
  return [...problems, ...others];
}

function fileLine({ path, outcome, sections }: FileResult, isDryRun: boolean): string {
  const what = outcome === 'changed' && isDryRun ? 'would change' : outcome;
  const changed = sections.filter((section) => section.outcome !== 'unchanged');
  if (changed.length === 0) return `${path}: ${what}`;
  const count = changed.length === 1 ? '1 section' : `${changed.length} sections`;
  const moves = changed.filter(hasNewAddress).map((section) => `${section.previousAddress} → ${section.address}`);
  return `${path}: ${what} (${[count, ...new Set(moves)].join(', ')})`;
}

/** `3 changed, 2,997 unchanged, 12 sections, 1 page` */
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
  // Loading `Intl` would take a tenth of the time of a run.
  const groupThousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  return shown.map(([count, what]) => `${groupThousands(count)} ${what}`).join(', ');
}

/** Lines that continue it are indented. Hidden characters, which a terminal might obey, are written as escapes. */
export function writeLine(output: Output, text: string): void {
  for (const line of text.split(/\n(?= {2})/)) output.write(`${escapeHidden(line)}\n`);
}

export function exitNameOf({ failure, outcome }: RefreshResult): ExitName {
  if (failure !== null) return exitOf(failure.code);
  return outcome === 'out-of-date' ? 'outOfDate' : 'success';
}
