import { parseSettings, type RawOptions, type Settings } from '../config/settings.ts';
import { formatDiff } from '../refresh/diff.ts';
import type { SourceFile } from '../refresh/input.ts';
import { refresh } from '../refresh/refresh.ts';
import { createReport, type RefreshResult, toOutOfDate } from '../refresh/result.ts';
import { createSnippetFetcher, readProxySettings } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { StatusSnippetsError } from '../text/errors.ts';
import { describeError, timeLimitReached, toErrorReport } from './errors.ts';
import { findSecrets, readActionInputs } from './inputs.ts';
import { validateTemplate } from './messages.ts';
import type { ActionEffects, ConfiguredRun, Mode, ModeResult, Run } from './mode.ts';
import { createAnnotations } from './report/annotations.ts';
import { createSummary, errorSummary, skippedSummary, truncate } from './report/job-summary.ts';
import { findHints, outcomeMessage } from './report/outcome-message.ts';
import { outputValues } from './report/outputs.ts';
import {
  findSkipReason,
  findUnsupportedReason,
  isWorkflowRepository,
  readContext,
  validateCombination,
} from './run-context.ts';

/** Loads the code of each mode. Only the mode of the run is loaded: those for the workspace need no GitHub client. */
const modes: Readonly<Record<Settings['mode'], () => Promise<Mode>>> = {
  commit: async () => (await import('./modes/publish.ts')).commitMode,
  'pull-request': async () => (await import('./modes/publish.ts')).pullRequestMode,
  write: async () => (await import('./modes/write.ts')).writeMode,
  check: async () => (await import('./modes/check.ts')).checkMode,
};

const maxLoggedDiffBytes = 1_000_000;

/** Runs the action: reads its inputs, runs its mode, and reports the result. Never throws. */
export async function runAction(effects: ActionEffects): Promise<void> {
  try {
    await runMode(effects);
  } catch (error) {
    await reportError(effects, error);
  }
}

async function runMode(effects: ActionEffects): Promise<void> {
  const { env, readFile, runner } = effects;
  const rawInputs = readActionInputs(runner.input);
  // Secrets are masked first, because any message after this may contain one of them.
  for (const secret of findSecrets(rawInputs, env)) runner.mask(secret);

  const inputs = parseSettings(rawInputs);
  validateCombination(inputs);
  validateTemplate('commit-message', inputs.commitMessage);
  validateTemplate('pull-request-title', inputs.pullRequestTitle);
  validateTemplate('pull-request-body', inputs.pullRequestBody);
  const context = readContext(env, readFile);
  const skipReason = findSkipReason(inputs, context);
  if (skipReason !== null) return reportSkipped(effects, skipReason);

  // Without this check, an invalid proxy would be reported as a failed request.
  readProxySettings(env);
  const unsupportedReason = findUnsupportedReason(inputs, context);
  if (unsupportedReason !== null) throw new StatusSnippetsError('mode-refused', { problem: unsupportedReason });

  const modeInput: Run = {
    inputs,
    context,
    effects,
    configureRun: createRunConfigurer(rawInputs, effects),
  };
  if (inputs.repositories.length > 0) {
    const { runOrganization } = await import('./organization/run-organization.ts');
    return runOrganization(modeInput);
  }
  const mode = await modes[inputs.mode]();
  await reportResult(modeInput, await mode(modeInput));
}

/**
 * Creates the function `Run.configureRun`. A page is requested only once in a run for several repositories, unless
 * their configuration files set different maximum ages.
 */
function createRunConfigurer(rawInputs: RawOptions, effects: ActionEffects): Run['configureRun'] {
  const fetchers = new Map<number, FetchSnippets>();
  const startMs = effects.now();
  const configure: Run['configureRun'] = (configuration) => {
    const settings = parseSettings(new Map([...configuration, ...rawInputs]));
    const { maxAge, timeLimit } = settings;
    const fetchSnippets =
      fetchers.get(maxAge) ??
      withinTime(createSnippetFetcher({ settings, effects }), timeLimit, () => effects.now() - startMs);
    fetchers.set(maxAge, fetchSnippets);
    const configured = { settings, fetchSnippets };
    return { ...configured, refreshFilesAndEmbeds: (files) => refreshFilesAndEmbeds(files, configured) };
  };
  // Most repositories of an organization have no configuration file.
  let unconfigured: ConfiguredRun | null = null;
  return (configuration) => {
    if (configuration.size > 0) return configure(configuration);
    unconfigured ??= configure(configuration);
    return unconfigured;
  };
}

/** Asks for no page after the time limit, so that pages that do not answer cannot hold up a run for several repositories. */
function withinTime(fetchSnippets: FetchSnippets, timeLimit: number, passedMs: () => number): FetchSnippets {
  return async (slug) => {
    if (passedMs() >= timeLimit * 60_000) throw timeLimitReached(timeLimit);
    return fetchSnippets(slug);
  };
}

async function refreshFilesAndEmbeds(
  files: readonly SourceFile[],
  { settings, fetchSnippets }: Pick<ConfiguredRun, 'settings' | 'fetchSnippets'>,
): Promise<RefreshResult> {
  const unmarked = settings.unmarked === 'warn' ? 'report' : settings.unmarked;
  const result = await refresh(files, { settings: { ...settings, unmarked }, fetchSnippets });
  return settings.mode === 'check' ? toOutOfDate(result) : result;
}

/**
 * Reports the result of a mode in outputs, log, annotations and summary. Fails the step if there is an error. What was done is
 * reported first: a fault in the rest, such as in a diff, does not change the outcome.
 */
async function reportResult({ inputs, context, effects }: Run, result: ModeResult): Promise<void> {
  const { runner } = effects;
  const { refresh: refreshed, published } = result;
  const report = createReport(refreshed);
  const annotations = createAnnotations(result, inputs.onUnavailable, isWorkflowRepository(inputs.repository, context));
  const message = outcomeMessage(result);
  const hints = findHints(context, published, inputs.token);
  runner.outputs(outputValues(report, published));
  if (annotations.some(({ level }) => level === 'error')) runner.fail();
  runner.log([message.sentence, message.url, ...hints].filter((line) => line !== null).join('\n'));
  for (const { level, message: text, place } of annotations) runner.annotate(level, text, place);
  try {
    const lines = refreshed.files.map(
      ({ path, outcome, sections }) => `${path}: ${outcome}, sections: ${sections.length}`,
    );
    if (lines.length > 0) runner.group('Files', lines.join('\n'));
    const diff = formatDiff(refreshed.changes);
    if (diff !== '') runner.group('Diff', truncate(diff.trimEnd(), maxLoggedDiffBytes));
    await runner.writeSummary(createSummary(report, diff, message, annotations, hints));
  } catch (error) {
    const { message: reason } = describeError(error);
    runner.annotate('warning', `The rest of the report could not be made: ${reason}`, null);
  }
}

async function reportSkipped({ runner }: ActionEffects, reason: string): Promise<void> {
  runner.annotate('notice', reason, null);
  runner.outputs(outputValues({ version: 1, outcome: 'unchanged', pages: [], files: [], error: null }, null));
  await runner.writeSummary(skippedSummary(reason));
}

/** Reports why a run ended before it had a result, and fails the step. */
export async function reportError({ runner }: ActionEffects, error: unknown): Promise<void> {
  const report = toErrorReport(error);
  const { message } = report.error;
  runner.fail();
  runner.annotate('error', message, null);
  runner.outputs(outputValues(report, null));
  await runner.writeSummary(errorSummary(message));
}
