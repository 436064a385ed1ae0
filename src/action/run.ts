import { parseSettings, type RawOptions } from '../config/settings.ts';
import { refreshWithUnmarked } from '../mark/mark.ts';
import { toOutOfDate } from '../refresh/result.ts';
import { withReadmeWarning } from '../runtime/disk-files.ts';
import { createConnection, readProxySettings } from '../runtime/effects.ts';
import { logRequests } from '../runtime/log-requests.ts';
import { type Finding, isError, StatusSnippetsError } from '../text/errors.ts';
import { findSecrets, findUnusedInputs, readActionInputs, validateCombination } from './inputs.ts';
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
  const { runner, now } = effects;
  const log = runner.isDebug() ? runner.debug : null;
  const fetch = log ? logRequests(effects.fetch, now, log) : effects.fetch;
  // Questions without an answer must not delay a run for several repositories.
  const options = { beforeQuestion: requireTime };
  const connection = createConnection(inputs, { ...effects, fetch }, options);
  const refresh: ActionRun['refresh'] = async (files, isAgain = false) => {
    const misnamed: Finding[] = [];
    const warn = (message: string) => misnamed.push({ level: 'warning', code: 'option-not-used', message });
    const configuration = await files.readConfiguration(files.folder, warn);
    const settings = configuration.size === 0 ? inputs : parseSettings(new Map([...configuration, ...rawInputs]));
    const service = connection.with(settings, isAgain);
    const areMany = inputs.repositories.length > 0;
    const passedOver: Finding[] = [];
    const notify = (message: string) => passedOver.push({ level: 'note', code: 'skipped', message });
    const find = files.find(settings.files, { ...settings, mayBeMissing: areMany }, notify);
    const found = await find.catch((error: unknown) => {
      const given = rawInputs.get('files') ?? configuration.get('files');
      if (!given || !isError(error, 'file-not-found', 'no-match')) throw error;
      throw error.about(`${given.givenAs}: ${error.fields.subject}`);
    });
    // Of several repositories, those without a section are not reported.
    const selected = areMany ? found.map((file) => ({ ...file, isExplicit: false })) : found;
    const sources = files.read(selected, settings);
    const result = await refreshWithUnmarked(sources, { settings, service }, settings.unmarked);
    const isCheck = settings.mode === 'check';
    const module = isCheck ? await import('../config/configuration-file.ts') : null;
    const offline = module?.findOffline(configuration, rawInputs) ?? [];
    const reported = { ...result, findings: [...misnamed, ...passedOver, ...result.findings, ...offline] };
    const checked = isCheck ? toOutOfDate(reported) : reported;
    const isReadme = !areMany && settings.files.length === 0;
    const refreshed = isReadme ? await withReadmeWarning(checked, files, settings) : checked;
    return { paths: selected.map(({ path }) => path), refreshed, settings };
  };
  return { ...given, deadlineMs, requireTime, refresh };
}

async function runMode(run: ActionRun): Promise<void> {
  const { inputs, context } = run;
  // The modes for the workspace need no GitHub client, so its code is not loaded.
  if (inputs.repositories.length > 0) {
    const { runOrganization } = await import('./organization/run-organization.ts');
    return runOrganization(run);
  }
  const inWorkspace = inputs.mode === 'write' || (inputs.mode === 'check' && explicitTarget(inputs, context) === null);
  const result = inWorkspace ? await (await import('./workspace.ts')).runInWorkspace(run) : null;
  if (result !== null) return reportResult(run, result);
  const { runForRepository } = await import('./repository.ts');
  await reportResult(run, await runForRepository(run));
}
