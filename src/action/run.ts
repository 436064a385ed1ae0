import { readSettings } from '../config/settings.ts';
import { readContext } from './context.ts';
import type { World } from './environment.ts';
import { failureOf } from './error-report.ts';
import { nameOf } from './files/target-branch.ts';
import { readInputs } from './inputs/inputs.ts';
import { readActionSettings } from './inputs/settings.ts';
import type { Task } from './job.ts';
import { checkTemplate } from './messages/template.ts';
import { modes } from './modes/modes.ts';
import { outputValues } from './report/outputs.ts';
import { showResult } from './report/report-result.ts';
import { failureSummary, idleSummary } from './report/summary.ts';
import { refusingTellTales, secretsOf } from './secrets.ts';
import { askingWith } from './service-client.ts';

/** Runs the action: reads its inputs, carries out its mode, and shows what came of it. Never throws. */
export async function runAction(world: World): Promise<void> {
  try {
    await carryOut(world);
  } catch (error) {
    await showFailure(world, error);
  }
}

async function carryOut(world: World): Promise<void> {
  const givens = readInputs(world.runner.input);
  // Before anything else: whatever is said from here on may hold one of them.
  const secrets = secretsOf(givens, world.env);
  for (const secret of secrets) world.runner.mask(secret);
  const [settings, action] = [readSettings(givens), readActionSettings(givens)];
  checkTemplate('commit-message', action.commitMessage);
  checkTemplate('pull-request-title', action.pullRequestTitle);
  const context = readContext(world.env, world.readFile);
  if (context.event === 'schedule' && context.fork && !action.runInForks) {
    return showIdle(
      world,
      `${nameOf(context.repository)} is a fork, where scheduled runs do nothing; set run-in-forks: true to let them.`,
    );
  }
  const ask = refusingTellTales(askingWith(settings, world), secrets);
  const task: Task = { settings, action, context, world, ask };
  const mode = await modes[action.mode]();
  await showResult(task, await mode(task));
}

async function showIdle({ runner }: World, sentence: string): Promise<void> {
  runner.annotate('notice', sentence, null);
  runner.outputs(outputValues({ version: 1, outcome: 'unchanged', pages: [], files: [], error: null }, null));
  await runner.summarise(idleSummary(sentence));
}

/** Shows why a run ended before it had anything to report, and fails the step. */
export async function showFailure({ runner }: World, error: unknown): Promise<void> {
  const { code, message, files } = failureOf(error);
  runner.fail();
  runner.annotate('error', message, null);
  const reports = files.map(({ path, ...problem }) => ({
    path,
    outcome: 'failed' as const,
    sections: [],
    problems: [{ line: 1, column: 1, ...problem }],
  }));
  runner.outputs(
    outputValues(
      { version: 1, outcome: 'failed', pages: [], files: reports, error: { code, message } },
      null,
    ),
  );
  await runner.summarise(failureSummary(message));
}
