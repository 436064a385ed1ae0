import { parseSettings, type RawOptions } from '../config/settings.ts';
import { refreshWithUnmarked } from '../mark/mark.ts';
import { toOutOfDate } from '../refresh/result.ts';
import { createSnippetFetcher, readProxySettings } from '../runtime/effects.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
import { type Finding, StatusSnippetsError } from '../text/errors.ts';
import { findSecrets, findUnusedInputs, readActionInputs, validateCombination } from './inputs.ts';
import { validateTemplates } from './messages.ts';
import { reportError, reportResult, reportSkipped } from './report.ts';
import { type ActionRun, explicitTarget, findSkipReason, readContext, requireSupportedMode } from './run-context.ts';

/** Never throws. */
export async function runAction(effects: ActionRun['effects']): Promise<void> {
  const { env, readFile, runner } = effects;
  try {
    const rawInputs = readActionInputs(runner.input);
    // Secrets are masked first, because any message after this may contain one of them.
    for (const secret of findSecrets(rawInputs, env)) runner.mask(secret);
    const inputs = parseSettings(rawInputs);
    validateCombination(inputs);
    validateTemplates(inputs);
    const context = readContext(env, readFile);
    const skipReason = findSkipReason(inputs, context);
    if (skipReason !== null) return await reportSkipped(runner, skipReason);
    // Without this check, an invalid proxy would be reported as a failed request.
    readProxySettings(env);
    requireSupportedMode(inputs, context);
    const unused = findUnusedInputs(rawInputs, inputs);
    if (unused !== null) runner.annotate({ level: 'warning', message: unused });
    await runMode(createRun(rawInputs, { inputs, context, effects }));
  } catch (error) {
    await reportError(runner, error);
  }
}

function createRun(rawInputs: RawOptions, given: Pick<ActionRun, 'inputs' | 'context' | 'effects'>): ActionRun {
  const { inputs, effects } = given;
  const { timeLimit } = inputs;
  const deadlineMs = effects.now() + timeLimit * 60_000;
  const requireTime = () => {
    if (effects.now() < deadlineMs) return;
    throw new StatusSnippetsError('time-limit', {
      problem: `The time limit of ${timeLimit} min is reached.`,
      fix: 'The next run continues; `time-limit` sets the limit.',
    });
  };
  // Several repositories share the response for a page, unless their configuration files set different maximum ages.
  const fetchers = new Map<number, FetchSnippets>();
  const configureWith: ActionRun['configure'] = (configuration) => {
    const settings = configuration.size === 0 ? inputs : parseSettings(new Map([...configuration, ...rawInputs]));
    const fetcher = fetchers.get(settings.maxAge) ?? createSnippetFetcher({ settings, effects });
    fetchers.set(settings.maxAge, fetcher);
    const fetchSnippets = async (slug: string) => {
      // Pages that do not answer must not delay a run for several repositories.
      requireTime();
      return fetcher(slug);
    };
    return {
      settings,
      async refreshFiles(files) {
        const result = await refreshWithUnmarked(files, { settings, fetchSnippets }, settings.unmarked);
        if (settings.mode !== 'check') return result;
        const findings = [...result.findings, ...(rawInputs.has('source') ? [] : findOffline(configuration))];
        return toOutOfDate({ ...result, findings });
      },
    };
  };
  // Most of 5,000 repositories have no configuration file: one object for all of them saves 30 MB.
  const unconfigured = configureWith(new Map());
  const configure: ActionRun['configure'] = (configuration) =>
    configuration.size === 0 ? unconfigured : configureWith(configuration);
  return { ...given, deadlineMs, requireTime, configure };
}

/** A change to the configuration file must not turn off its own check without a warning. */
function findOffline(configuration: RawOptions): Finding[] {
  const source = configuration.get('source');
  if (source?.values[0] !== 'offline') return [];
  const message = `${source.givenAs} is "offline", so the service was not asked; the input source takes precedence`;
  return [{ level: 'warning', code: 'not-asked', message }];
}

async function runMode(run: ActionRun): Promise<void> {
  const { inputs, context } = run;
  // The modes for the workspace need no GitHub client, so its code is not loaded.
  if (inputs.repositories.length > 0) {
    const { runOrganization } = await import('./organization/run-organization.ts');
    return runOrganization(run);
  }
  const usesWorkspace =
    inputs.mode === 'write' || (inputs.mode === 'check' && explicitTarget(inputs, context) === null);
  const result = usesWorkspace ? await (await import('./workspace.ts')).runInWorkspace(run) : null;
  if (result !== null) return reportResult(run, result);
  const { runForRepository } = await import('./repository.ts');
  await reportResult(run, await runForRepository(run));
}
