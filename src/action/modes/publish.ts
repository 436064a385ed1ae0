import type { Rendered, Words } from '../../github/commit/changes.ts';
import { PublishError } from '../../github/errors.ts';
import { type PublishRequest, publish } from '../../github/publish.ts';
import type { Published } from '../../github/publish-result.ts';
import type { FileAtHead } from '../../github/read/read-files.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import type { Outcome } from '../../refresh/report/report.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { withPublishError } from '../../refresh/result.ts';
import { timeEffects } from '../../runtime/time-effects.ts';
import { chooseFiles } from '../files/file-patterns.ts';
import { sourcesAt } from '../files/source-files.ts';
import { chooseBranch } from '../files/target-branch.ts';
import { effectsOn } from '../github-effects.ts';
import { refreshSettings, type Task } from '../job.ts';
import { RefreshFailed } from '../refresh-failed.ts';
import type { Mode } from './modes.ts';

/** Modes `commit` and `pull-request`: reads, renders and publishes at the head of a branch, without a checkout. */
export const publishingMode: Mode = async (task) => {
  const { settings, action, context } = task;
  const target = chooseBranch(action, context);
  const files = await chooseFiles(action.files, settings.format !== null);
  const mode: PublishRequest['mode'] =
    action.mode === 'commit'
      ? { kind: 'commit' }
      : { kind: 'pull-request', branch: action.pullRequestBranch };

  /** One for each reading of the branch. */
  const runs: RefreshResult[] = [];
  const render = async (heads: readonly FileAtHead[]): Promise<Rendered> => {
    files.check(heads.map(({ path }) => path));
    const run = await refreshFiles(
      sourcesAt(heads, files, settings.format),
      refreshSettings(task, false),
      task.ask,
      timeEffects,
    );
    if (run.failure) throw new RefreshFailed(run);
    runs.push(run);
    return { files: rewritten(heads, run), words: await wordsFor(run, task) };
  };

  const { own } = target;
  try {
    const published = await publish(await effectsOn(task), { ...target, files, mode }, render);
    return { run: runAfter(runs, published), published, refusal: null, own };
  } catch (error) {
    if (error instanceof RefreshFailed) return { run: error.run, published: null, refusal: null, own };
    if (error instanceof PublishError && runs.length > 0) {
      return { run: runRefused(runs, error), published: null, refusal: error, own };
    }
    throw error;
  }
};

/** Words are needed, and loaded, where something changes. */
async function wordsFor(run: RefreshResult, task: Task): Promise<Words> {
  if (run.changes.length === 0) return { subject: '', body: '', title: '', description: '', hash: '' };
  const { wordsOf } = await import('../messages/change-message.ts');
  return wordsOf(run, task);
}

function rewritten(heads: readonly FileAtHead[], { changes }: RefreshResult): FileAtHead[] {
  const texts = new Map(changes.map(({ path, after }) => [path, after]));
  return heads.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

/**
 * The run as it is reported after publishing. Sections that this run brought into a commit or a pull request are `changed`;
 * those that wait in a pull request which was right already, or which a person closed, are `out-of-date`.
 *
 * @param runs what each reading of the branch came to, the first one first; at least one
 */
export function runAfter(runs: readonly RefreshResult[], published: Published): RefreshResult {
  const last = lastOf(runs);
  if (published.outcome !== 'proposed') {
    return published.outcome === 'declined' ? outOfDate(last) : last;
  }
  // Later readings may be those of the branch of the pull request, where nothing is left to change.
  const proposed = runs.find(({ changes }) => changes.length > 0) ?? last;
  return published.commit !== null || published.opened ? proposed : outOfDate(proposed);
}

/** The run as it is reported where publishing failed: nothing is right that was not before. */
export function runRefused(runs: readonly RefreshResult[], error: PublishError): RefreshResult {
  return withPublishError(outOfDate(lastOf(runs)), error);
}

function lastOf(runs: readonly RefreshResult[]): RefreshResult {
  const last = runs.at(-1);
  if (last === undefined) throw new Error('Publishing rendered nothing');
  return last;
}

function outOfDate(run: RefreshResult): RefreshResult {
  const files = run.files.map((file) => ({
    ...file,
    outcome: named(file.outcome),
    sections: file.sections.map((section) => ({ ...section, outcome: named(section.outcome) })),
  }));
  return { ...run, outcome: named(run.outcome), files };
}

function named<Name extends Outcome>(outcome: Name): Name | 'out-of-date' {
  return outcome === 'changed' ? 'out-of-date' : outcome;
}
