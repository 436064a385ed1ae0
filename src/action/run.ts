import { readSettings } from '../config/settings.ts';
import { askingWith } from './asking.ts';
import { nameOf } from './branch.ts';
import { readContext } from './context.ts';
import { failureOf } from './failure.ts';
import { readInputs } from './inputs/inputs.ts';
import { readActionSettings } from './inputs/settings.ts';
import { modes } from './mode.ts';
import { outputValues } from './output-values.ts';
import { secretsOf } from './secrets.ts';
import { showResult } from './show-result.ts';
import { failureSummary, idleSummary } from './summary.ts';
import type { Task } from './task.ts';
import { refusingTellTales } from './tell-tale.ts';
import { checkTemplate } from './template.ts';
import type { World } from './world.ts';

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
