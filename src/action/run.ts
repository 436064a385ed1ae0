import { parseSettings, type RawOptions } from '../config/settings.ts';
import { StatusSnippetsError } from '../core/errors.ts';
import { createConnection, readProxySettings } from '../project/effects.ts';
import { logRequests } from '../project/log-requests.ts';
import { findSecrets, findUnusedInputs, readActionInputs, validateCombination } from './inputs.ts';
import {
  type ActionRun,
  explicitTarget,
  findSkipReason,
  readContext,
  requireSupportedMode,
} from './job-context.ts';
import { reportError, reportResult, reportSkipped } from './report.ts';

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

function createRun(
  rawInputs: RawOptions,
  run: Pick<ActionRun, 'inputs' | 'context' | 'effects'>,
): ActionRun {
  const { inputs, effects } = run;
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
  return { ...run, given: { options: rawInputs, connection }, deadlineMs, requireTime };
}

async function runMode(run: ActionRun): Promise<void> {
  const { inputs, context } = run;
  // The modes for the workspace need no GitHub client, so its code is not loaded.
  if (inputs.repositories.length > 0) {
    const { runOrganization } = await import('./organization/run-organization.ts');
    return runOrganization(run);
  }
  const inWorkspace =
    inputs.mode === 'write' ||
    (inputs.mode === 'check' && explicitTarget(inputs, context) === null);
  const result = inWorkspace ? await (await import('./workspace.ts')).runInWorkspace(run) : null;
  if (result !== null) return reportResult(run, result);
  const { runForRepository } = await import('./repository.ts');
  await reportResult(run, await runForRepository(run));
}
