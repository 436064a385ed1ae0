import { internalError, isError } from '../core/errors.ts';
import { countOf } from '../core/quote.ts';
import { formatDiff } from '../refresh/diff.ts';
import type { Report, SectionReport } from '../refresh/result.ts';
import {
  createReport,
  describeFinding,
  emptyReport,
  hasNewAddress,
  shownProblems,
} from '../refresh/result.ts';
import {
  type ActionRun,
  isWorkflowRepository,
  type JobContext,
  type ModeResult,
} from './job-context.ts';
import {
  changeTable,
  diffBlock,
  firstLines,
  joinBlocks,
  messageBlock,
  noteBlock,
  paragraph,
} from './job-summary.ts';
import { outputValues } from './outputs.ts';
import type { Annotation, Runner } from './workflow-commands.ts';

const maxBadges = 20;

/** GitHub accepts summaries of up to 1 MiB. This limit leaves space for the rest of the summary. */
const maxSummaryDiffBytes = 400_000;

export async function reportResult(
  { inputs, context, effects }: ActionRun,
  result: ModeResult,
): Promise<void> {
  const { runner } = effects;
  const { refreshed, published } = result;
  const report = createReport(refreshed);
  const isHere = isWorkflowRepository(inputs.repository, context);
  const annotations = createAnnotations(result, inputs.onUnavailable === 'warn', isHere);
  const outcome = describeOutcome(result);
  const hints = findHints(context, published);
  const notes =
    result.error === null ? refreshed.findings.filter(({ level }) => level === 'note') : [];
  await writeReport(runner, {
    outputs: outputValues(report, published),
    annotations,
    lines: [...notes.map(describeFinding), ...outcome, ...hints],
    details() {
      const { files, changes } = refreshed;
      const fileLines = files.map(
        ({ path, outcome, sections }) => `${path}: ${outcome}, sections: ${sections.length}`,
      );
      if (files.length > 0) runner.group('Files', fileLines.join('\n'));
      const diff = firstLines(formatDiff(changes), maxSummaryDiffBytes);
      if (diff !== '') runner.group('Diff', diff.trimEnd());
      return [
        paragraph(outcome),
        // Notices repeat what the table shows.
        messageBlock([
          ...annotations.filter(({ level }) => level !== 'notice'),
          ...notes.map((note) => ({ level: note.level, message: describeFinding(note) })),
        ]),
        changeTable(files),
        // A validated badge is exactly an image and a link.
        ...report.pages.slice(0, maxBadges).map(({ snippets }) => snippets.badge_markdown ?? ''),
        diffBlock(diff),
        ...hints.map(noteBlock),
      ];
    },
  });
}

interface StepReport {
  readonly outputs: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  readonly lines?: readonly string[];
  readonly details: () => readonly string[];
}

export async function writeReport(
  runner: Runner,
  { outputs, annotations, lines = [], details }: StepReport,
): Promise<void> {
  runner.outputs(outputs);
  if (annotations.some(({ level }) => level === 'error')) runner.fail();
  if (lines.length > 0) runner.log(lines.join('\n'));
  for (const annotation of annotations) runner.annotate(annotation);
  await tryToWrite(runner, 'the summary', () => runner.writeSummary(joinBlocks(details())));
}

function createAnnotations(
  result: ModeResult,
  toleratesOutage: boolean,
  isHere: boolean,
): Annotation[] {
  const { refreshed, published, error } = result;
  const { findings, failure, files } = refreshed;
  const toAnnotation = (
    level: Annotation['level'],
    described: Parameters<typeof describeFinding>[0],
  ): Annotation => {
    const { path, line = 1, column = 1 } = described;
    // The message repeats the place, because the log does not show the place of an annotation.
    const message = describeFinding(described);
    return path === undefined || !isHere
      ? { level, message }
      : { level, message, place: { path, line, column } };
  };
  const failureLevel = toleratesOutage && failure?.code === 'unavailable' ? 'warning' : 'error';
  const sections = files.flatMap(({ path, sections }) =>
    sections
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map((section) => {
        // A pull request for the section is enough.
        const level = section.outcome === 'out-of-date' && published === null ? 'error' : 'notice';
        return toAnnotation(level, { path, line: section.line, message: describeSection(section) });
      }),
  );
  return [
    ...shownProblems(refreshed).map((problem) => toAnnotation(failureLevel, problem)),
    ...findings
      .filter(({ level }) => level === 'warning')
      .map((warning) => toAnnotation('warning', warning)),
    ...(error === null ? sections : []),
  ];
}

function describeSection(section: SectionReport): string {
  const { address, previousAddress, outcome } = section;
  if (outcome === 'out-of-date') {
    if (hasNewAddress(section))
      return `this section links to ${previousAddress}, but the page is at ${address}`;
    return (
      `this section ${previousAddress === null ? 'does not contain' : 'differs from'} the ` +
      `snippets of ${address}`
    );
  }
  if (hasNewAddress(section))
    return `this section now links to ${address} instead of ${previousAddress}`;
  return `this section now contains the snippets of ${address}`;
}

export function describeOutcome({ refreshed, published, error }: ModeResult): string[] {
  if (error !== null) return ['Publishing failed.', error.fields.url ?? ''].filter(Boolean);
  if (published === null) return [describeFiles(refreshed)];
  const link = published.outcome === 'committed' ? published.commit : published.pullRequest;
  return [describePublished(published), link.url];
}

function describeFiles({ outcome, files }: ModeResult['refreshed']): string {
  const countedFiles = countOf(files.filter((file) => file.outcome === outcome).length, 'file');
  const adviceToRun = 'Run status-snippets, or run this action in another mode.';
  return {
    changed: `Updated ${countedFiles} in the workspace.`,
    'out-of-date': `Out of date: ${countedFiles}. ${adviceToRun}`,
    unchanged: 'All sections are up to date; nothing was written.',
    failed: 'Nothing was written.',
  }[outcome];
}

function describePublished(published: NonNullable<ModeResult['published']>): string {
  const branch = `branch "${published.branch}" of ${published.repository}`;
  if (published.outcome === 'committed')
    return `Committed ${published.commit.oid.slice(0, 7)} to ${branch}.`;
  const { number } = published.pullRequest;
  if (published.outcome === 'closed')
    return `Closed pull request #${number}: ${branch} is already up to date.`;
  if (published.outcome === 'left-open') {
    const state = published.isDue ? 'out of date: merge or close it' : 'already up to date';
    return (
      `Left pull request #${number} as it is, because others have contributed to it; ` +
      `${branch} is ${state}.`
    );
  }
  if (published.outcome === 'declined') {
    const problem =
      `Pull request #${number} with the same change to ${branch} was closed, so ` +
      'it is not opened again';
    return `${problem}; reopen it, or change the branch yourself.`;
  }
  if (published.operation === 'created') return `Opened pull request #${number} for ${branch}.`;
  if (published.commit === null)
    return `The change is already in pull request #${number} for ${branch}.`;
  return `Updated pull request #${number} for ${branch}.`;
}

export function findHints(context: JobContext, published: ModeResult['published']): string[] {
  const { event, isPrivate } = context;
  return [
    ...(published?.outcome === 'committed' ? [commitHint] : []),
    ...(published?.outcome === 'proposed' ? [pullRequestHint(context)] : []),
    ...(event === 'schedule' && !isPrivate ? [scheduleHint] : []),
  ];
}

const scheduleHint =
  'GitHub disables the schedules of a public repository after 60 days without activity, and ' +
  'sends an email; “Enable workflow” on the Actions tab enables them again.';

const commitHint =
  'A commit made with `GITHUB_TOKEN` does not start workflows. To start them, set `token` to a ' +
  'GitHub App token.';

/** GitHub Enterprise Server has no button for the approval. */
export function pullRequestHint({ apiUrl }: Pick<JobContext, 'apiUrl'>): string {
  const hasApproval = /^https:\/\/api\.(?:github\.com|[\w-]+\.ghe\.com)$/i.test(apiUrl);
  const checks = hasApproval
    ? 'its checks wait until someone with write access clicks “Approve workflows to run”'
    : 'this server starts no checks for it until someone closes and reopens it';
  return (
    `If this pull request was opened with \`GITHUB_TOKEN\`, ${checks}. With \`token\` set ` +
    'to a GitHub App token, they start automatically.'
  );
}

/**
 * For what follows after the outcome is reported or counted: it may fail, because not every runner
 * supports summaries.
 */
export async function tryToWrite(
  { log }: Runner,
  what: string,
  write: () => void | Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    log(`Cannot write ${what}: ${describeError(error).message}`);
  }
}

export async function reportSkipped(runner: Runner, reason: string): Promise<void> {
  await writeReport(runner, {
    outputs: outputValues(emptyReport('unchanged'), null),
    annotations: [{ level: 'notice', message: reason }],
    details: () => [paragraph([reason])],
  });
}

export async function reportError(runner: Runner, error: unknown): Promise<void> {
  const failure = describeError(error);
  const annotations = [{ level: 'error', message: failure.message } as const];
  await writeReport(runner, {
    outputs: outputValues(emptyReport('failed', failure), null),
    annotations,
    details: () => [messageBlock(annotations)],
  });
}

/** An unexpected error is an internal error, and its message contains the stack. */
export function describeError(error: unknown): NonNullable<Report['error']> {
  if (isError(error)) return { code: error.code, message: error.message };
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { ...internalError, message: `${internalError.message}\n${details}` };
}
