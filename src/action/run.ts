import type { Choice } from '../config/option-table.ts';
import { parseSettings } from '../config/settings.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import { readProxySettings } from '../runtime/fetch.ts';
import { readContext } from './context.ts';
import { toErrorReport } from './errors.ts';
import { toFullName } from './files/target-branch.ts';
import { findSecrets, readActionInputs } from './inputs.ts';
import type { ActionJob, Environment, Mode } from './job.ts';
import { validateTemplate } from './messages/message-template.ts';
import { outputValues } from './report/outputs.ts';
import { reportResult } from './report/report-result.ts';
import { errorSummary, skippedSummary } from './report/summary.ts';

/** The modes. Each is loaded only when it runs: the modes for the workspace need no GitHub client. */
const modes: Readonly<Record<Choice<'mode'>, () => Promise<Mode>>> = {
  commit: async () => (await import('./modes/commit.ts')).commitMode,
  'pull-request': async () => (await import('./modes/pull-request.ts')).pullRequestMode,
  write: async () => (await import('./modes/write.ts')).writeMode,
  check: async () => (await import('./modes/check.ts')).checkMode,
};

/** Runs the action: reads its inputs, runs its mode, and reports the result. Never throws. */
export async function runAction(environment: Environment): Promise<void> {
  try {
    await runMode(environment);
  } catch (error) {
    await reportError(environment, error);
  }
}

async function runMode(environment: Environment): Promise<void> {
  const { env, readFile, runner } = environment;
  const inputs = readActionInputs(runner.input);
  // First of all, because any message after this may contain one of them.
  for (const secret of findSecrets(inputs, env)) runner.mask(secret);

  const settings = parseSettings(inputs);
  validateTemplate('commit-message', settings.commitMessage);
  validateTemplate('pull-request-title', settings.pullRequestTitle);
  const context = readContext(env, readFile);
  if (context.event === 'schedule' && context.isFork && !settings.runInForks) {
    return reportSkipped(
      environment,
      `${toFullName(context.repository)} is a fork, and scheduled runs do nothing in forks; ` +
        'to run anyway, set run-in-forks: true',
    );
  }
  // Otherwise, an invalid proxy would be reported as a failed request.
  readProxySettings(env);
  const cacheDirectory = environment.cacheDirectory();
  const fetchSnippets = createSnippetFetcher({ settings, effects: environment, cacheDirectory });
  const job: ActionJob = { settings, context, environment, fetchSnippets };
  const mode = await modes[settings.mode]();
  await reportResult(job, await mode(job));
}

async function reportSkipped({ runner }: Environment, message: string): Promise<void> {
  runner.annotate('notice', message, null);
  runner.outputs(outputValues({ version: 1, outcome: 'unchanged', pages: [], files: [], error: null }, null));
  await runner.writeSummary(skippedSummary(message));
}

/** Reports why a run ended before it had a result, and fails the step. */
export async function reportError({ runner }: Environment, error: unknown): Promise<void> {
  const { code, message, files } = toErrorReport(error);
  runner.fail();
  runner.annotate('error', message, null);
  const reports = files.map(({ path, ...problem }) => ({
    path,
    outcome: 'failed' as const,
    sections: [],
    problems: [{ line: 1, column: 1, ...problem }],
  }));
  const report = {
    version: 1,
    outcome: 'failed',
    pages: [],
    files: reports,
    error: { code, message },
  } as const;
  runner.outputs(outputValues(report, null));
  await runner.writeSummary(errorSummary(message));
}
