import type { Rendered, Words } from '../github/commit/changes.ts';
import { PublishError } from '../github/errors.ts';
import { type PublishRequest, publish } from '../github/publish.ts';
import type { FileAtHead } from '../github/read/read-files.ts';
import { type Run, refreshFiles } from '../refresh/refresh-files.ts';
import { chooseBranch } from './branch.ts';
import { chooseFiles } from './chosen-files.ts';
import { effectsOn } from './github-effects.ts';
import type { Mode } from './mode.ts';
import { RefreshFailed } from './refresh-failed.ts';
import { sourcesAt } from './sources.ts';
import { refreshSettings, type Task } from './task.ts';
import { runAfter, runRefused } from './verdict.ts';

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
  const runs: Run[] = [];
  const render = async (heads: readonly FileAtHead[]): Promise<Rendered> => {
    files.check(heads.map(({ path }) => path));
    const run = await refreshFiles(
      sourcesAt(heads, files, settings.format),
      refreshSettings(task, 'changed'),
      task.ask,
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
async function wordsFor(run: Run, task: Task): Promise<Words> {
  if (run.changes.length === 0) return { subject: '', body: '', title: '', description: '', hash: '' };
  const { wordsOf } = await import('./words.ts');
  return wordsOf(run, task);
}

function rewritten(heads: readonly FileAtHead[], { changes }: Run): FileAtHead[] {
  const texts = new Map(changes.map(({ path, after }) => [path, after]));
  return heads.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}
