import { appendCommit, commitOnTopOfOthers, create, recreate } from './commit-steps.ts';
import type { Step } from './decide.ts';
import { close, leaveOpen, noop, open, updateText } from './pull-request-steps.ts';
import type { StepContext, StepResult } from './run-state.ts';

/**
 * Takes the step that `decide` chose. What was lost on the way is found by reading again.
 *
 * @throws {GitHubError}
 */
export async function runStep(step: Step, context: StepContext): Promise<StepResult> {
  switch (step.step) {
    case 'noop':
      return noop(context);
    case 'leave-open':
    case 'decline':
      return leaveOpen(context, step);
    case 'close':
      return close(context, step);
    case 'update-text':
      return updateText(context, step.pullRequest);
    case 'create':
      return create(context, step);
    case 'open':
      return open(context);
    case 'append':
      return appendCommit(context, step);
    case 'recreate':
      return recreate(context, step);
    case 'commit-on-top':
      return commitOnTopOfOthers(context, step);
  }
}
