import picocolors from 'picocolors';
import { exitOf, type Finding, recover } from '../core/errors.ts';
import {
  countOf,
  escapeCommands,
  escapeForTerminal,
  escapeHidden,
  groupThousands,
} from '../core/quote.ts';
import { lineAt } from '../core/range.ts';
import { readTextFile } from '../project/files/read-text-file.ts';
import type { DiffLine } from '../refresh/diff.ts';
import type { ParsedFile } from '../refresh/parse-file.ts';
import type { FileResult, Outcome, RefreshResult } from '../refresh/result.ts';
import { createReport, describeFinding, hasNewAddress, shownProblems } from '../refresh/result.ts';
import { unusedOption } from '../refresh/unused-option.ts';
import type { CliEnvironment, CommandContext, ExitName, Output } from './command-context.ts';
import { commandLineOf } from './command-line.ts';
import type { WrittenResult } from './write-changes.ts';

/**
 * Writes the report, and its summary last; with `--json`, stdout contains only the JSON object, so
 * the diff goes to stderr.
 */
export async function reportResult(context: CommandContext, result: WrittenResult): Promise<void> {
  const { settings, command, environment } = context;
  const { stdout, stderr, env } = environment;
  const { failure, files, changes, embeds, published } = result;
  const isWritten = failure === null || exitOf(failure.code) === 'publishing';
  await writeFindings(context, result);
  if (isWritten && !settings.quiet)
    for (const file of files) writeFileLine(context, file, files.length === 1);
  if (changes.length > 0 && (settings.diff || (command === 'check' && !settings.json))) {
    const { formatDiff, markChanges } = await import('../refresh/diff.ts');
    const output = settings.json ? stderr : stdout;
    const diff = formatDiff(withPathsFromTop(context, changes));
    const lines = markChanges(escapeForTerminal(diff));
    await output.write(showDiff(lines, colorsFor(output, env)));
  }
  if (settings.json) {
    const notes = result.findings
      .filter(({ code }) => code === 'left-alone' || code === 'details-lost')
      .map(({ level, ...note }) => note);
    const handled = embeds === undefined ? {} : { embeds, notes };
    const report = {
      ...createReport(result),
      ...handled,
      ...(published && { publish: published.entry }),
    };
    await stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  }
  if (!isWritten) writeLine(stderr, [colorsFor(stderr, env).red, 'Nothing was written.']);
  if (failure !== null || settings.quiet) return;
  if (files.length > 0)
    writeLine(stderr, [paintOf(context, result.outcome), summaryOf(context, result)]);
  const more = result.outcome === 'changed' ? '' : published?.sentence('a commit');
  if (more) writeLine(stderr, more);
}

/** Lists findings as `file:line:column: message`. */
export async function writeFindings(context: CommandContext, result: RefreshResult): Promise<void> {
  const { environment, settings, workingDirectory } = context;
  const { stderr } = environment;
  const isAboutFiles = result.failure !== null && exitOf(result.failure.code) === 'input';
  for (const problem of shownProblems(result)) {
    writeFinding(environment, problem);
    // With --push, the file of the working directory is another one.
    if (!stderr.isTerminal || !isAboutFiles || problem.line === undefined || settings.push)
      continue;
    for (const line of readSourceLine(problem, workingDirectory, stderr.columns))
      writeLine(stderr, line);
  }
  const isShown = ({ level, code }: Finding) => {
    if (level !== 'note') return level === 'warning';
    // It may be right for years, so it is shown on request only.
    return code === 'custom-domain-unused' ? settings.verbose : !settings.quiet;
  };
  for (const finding of result.findings.filter(isShown)) writeFinding(environment, finding);
  if (!settings.verbose || result.withoutApi.length === 0) return;
  const { describePageWithoutApi } = await import('../refresh/plan-notes.ts');
  for (const page of result.withoutApi) writeLine(stderr, describePageWithoutApi(page));
}

/**
 * No patch may lead above the folder in which it is applied. If a file is above the folder of the
 * run, the paths of all files are from the top of the repository, and the patch belongs there.
 */
function withPathsFromTop({ files }: CommandContext, changes: WrittenResult['changes']) {
  const isAbove = changes.some(({ path }) => path.startsWith('../'));
  if (!isAbove) return changes;
  return changes.map((change) => ({ ...change, path: files.toTop(change.path) }));
}

/** A diff for people, in the colors of git, and in reverse colors what differs within a line. */
function showDiff(lines: readonly DiffLine[], colors: ReturnType<typeof colorsFor>): string {
  const { bold, cyan, red, green, inverse } = colors;
  const shown = lines.map(({ text, changed }) => {
    if (/^(?:---|\+\+\+) /.test(text)) return bold(text);
    if (text.startsWith('@@')) return cyan(text);
    const paint = { '-': red, '+': green }[text.charAt(0)];
    if (paint === undefined || changed === null) return paint?.(text) ?? text;
    const { start, end } = changed;
    return paint(text.slice(0, start) + inverse(text.slice(start, end)) + text.slice(end));
  });
  return shown.join('\n');
}

/**
 * The source line of a problem, around its column, and a caret below it. Empty if the file cannot
 * be read.
 */
function readSourceLine(
  { path = '', line = 1, column = 1 }: Finding,
  cwd: string,
  columns = 80,
): string[] {
  const read = () => readTextFile(path, cwd);
  const text = recover(read, () => null);
  if (text === null) return []; // also for the standard input
  const source = lineAt(text, line).replaceAll('\t', ' ');
  const margin = `  ${line} | `;
  const width = Math.max(columns - margin.length - 1, 20);
  const start = Math.max(0, Math.min(column - Math.floor(width / 2), source.length - width));
  const before = escapeHidden(source.slice(start, column - 1)).length;
  return [
    `${margin}${source.slice(start, start + width)}`,
    `${'| '.padStart(margin.length)}${' '.repeat(before)}^`,
  ];
}

const levels = {
  error: ['red', 'status-snippets: '],
  warning: ['yellow', 'warning: '],
  note: ['cyan', ''],
} as const;

/** `level` is a word of the line, except for a problem in a file, whose place says enough. */
export function writeFinding(
  { stderr, env }: CliEnvironment,
  { message, ...finding }: Pick<Finding, 'level' | 'path' | 'line' | 'column' | 'message'>,
): void {
  const [color, word] = levels[finding.level];
  const start = finding.level === 'error' && finding.path !== undefined ? '' : word;
  writeLine(
    stderr,
    [colorsFor(stderr, env)[color], describeFinding({ ...finding, message: start })],
    message,
  );
}

function writeFileLine(
  context: CommandContext,
  { path, outcome, sections }: FileResult,
  isOnlyFile: boolean,
): void {
  const { settings, environment } = context;
  const changed = sections.filter((section) => section.outcome !== 'unchanged');
  const moves = changed
    .filter(hasNewAddress)
    .map((section) => `${section.previousAddress} → ${section.address}`);
  // The summary is about the only file, and says the same.
  const isWorthALine = isOnlyFile ? moves.length > 0 : outcome !== 'unchanged' || settings.verbose;
  if (!isWorthALine) return;
  const what =
    outcome === 'changed' && settings.dryRun ? 'would change' : outcome.replaceAll('-', ' ');
  const extent =
    changed.length === 0
      ? ''
      : ` (${[countOf(changed.length, 'section'), ...new Set(moves)].join(', ')})`;
  writeLine(environment.stderr, [paintOf(context, outcome), `${path}: ${what}`], extent);
}

/** `Updated 3 of 3,000 files (12 sections, 1 page).` A single file is named. */
function summaryOf(
  { command, settings, names, given }: CommandContext,
  result: WrittenResult,
): string {
  const { files, outcome, published } = result;
  const due = files.filter((file) => file.outcome === outcome);
  const sections = due
    .flatMap((file) => file.sections)
    .filter((section) => section.outcome === outcome);
  const counts = [countOf(sections.length, 'section')];
  let which = files.map(({ path }) => path).join();
  if (files.length > 1) {
    counts.push(countOf(new Set(sections.map(({ slug }) => slug)).size, 'page'));
    const part = outcome === 'unchanged' ? '' : `${groupThousands(due.length)} of `;
    which = part + countOf(files.length, 'file');
  }
  const details = `(${counts.join(', ')})`;
  const [isOrAre, it] = due.length === 1 ? ['is', 'it'] : ['are', 'them'];
  if (outcome === 'changed' && published) return published.sentence(`${which} ${details}`);
  if (outcome === 'changed')
    return `${settings.dryRun ? 'Would update' : 'Updated'} ${which} ${details}.`;
  if (outcome === 'unchanged') return `${which} ${isOrAre} up to date ${details}.`;
  const advice = names.includes('-')
    ? ''
    : ` Run \`${commandLineOf({ names, given })}\` to update ${it}.`;
  return `${which} ${isOrAre} out of date ${details}.${command === 'check' ? advice : ''}`;
}

function paintOf({ settings, environment }: CommandContext, outcome: Outcome): Paint {
  const { green, yellow, red } = colorsFor(environment.stderr, environment.env);
  const changed = settings.dryRun ? yellow : green;
  return { changed, unchanged: green, 'out-of-date': yellow, failed: red }[outcome];
}

type Paint = (text: string) => string;

/**
 * Functions that do nothing unless colors are wanted: on a terminal, if neither `NO_COLOR` nor
 * `FORCE_COLOR` decides it.
 */
export function colorsFor({ isTerminal }: Output, env: CliEnvironment['env']) {
  const isWanted = env.FORCE_COLOR
    ? !['0', 'false'].includes(env.FORCE_COLOR)
    : isTerminal && env.TERM !== 'dumb';
  return picocolors.createColors(!env.NO_COLOR && isWanted);
}

/**
 * Lines that continue it are indented. What a terminal or a runner of GitHub might obey is written
 * as escapes. A terminal gets lines that end between words.
 */
export function writeLine(
  output: Output,
  ...parts: readonly (string | readonly [paint: Paint, text: string])[]
): void {
  const show = (text: string) => escapeCommands(escapeHidden(text).replaceAll('\\u{A}  ', '\n  '));
  const texts = parts.map((part) => show(typeof part === 'string' ? part : part[1]));
  let line = texts.join('');
  const isSourceLine = line.startsWith(' ');
  if (output.isTerminal && !isSourceLine) line = breakLine(line, output.columns ?? 80);
  let start = 0;
  const painted = parts.map((part, index) => {
    const end = start + (texts[index]?.length ?? 0);
    const text = line.slice(start, end);
    start = end;
    return typeof part === 'string' ? text : part[0](text);
  });
  void output.write(`${painted.join('')}\n`);
}

/** Replaces blanks with line feeds, but none in code, so that a command can be copied. */
function breakLine(line: string, columns: number): string {
  let length = 0;
  return line.replaceAll(
    /(?<! )( *)((?:`[^`]*`|[^ \n])+|\n)/g,
    (whole, blanks: string, word: string) => {
      const isBreak = blanks === ' ' && length > 0 && length + whole.length > columns;
      if (isBreak) length = word.length;
      else length = word === '\n' ? 0 : length + whole.length;
      return isBreak ? `\n${word}` : whole;
    },
  );
}

export function exitNameOf({ failure, outcome }: RefreshResult): ExitName {
  if (failure !== null) return exitOf(failure.code);
  return outcome === 'out-of-date' ? 'outOfDate' : 'success';
}

/** Warns about the options of the command line for a page that no section has. */
export function unusedOptions(
  { given, settings }: CommandContext,
  files: readonly ParsedFile[],
): Finding[] {
  const sections = files.flatMap((file) => file.sections);
  return (['slug', 'custom-domain'] as const).flatMap((name): Finding[] => {
    const option = given.get(name);
    const key = name === 'slug' ? name : 'customDomain';
    const isUsed =
      sections.length === 0 || sections.some((section) => section[key] === settings[key]);
    if (option === undefined || isUsed) return [];
    return [unusedOption(option.givenAs, name, `${settings[key]}`)];
  });
}
