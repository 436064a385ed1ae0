import type { FileAtHead } from '../../github/read/read-files.ts';
import type { InputFile } from '../../refresh/input.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import { timeEffects } from '../../runtime/time-effects.ts';
import { NotOnARunner } from '../context.ts';
import { chooseFiles } from '../files/file-patterns.ts';
import { sourcesAt, standsInWorkspace, workspaceFiles } from '../files/source-files.ts';
import { elsewhereToCheck, nameOf } from '../files/target-branch.ts';
import { refreshSettings, type Task } from '../job.ts';
import type { Mode } from './modes.ts';

/**
 * Mode `check`: writes nothing. Looks at the workspace where any of the files stands there, else over the API at the commit
 * of the run; where `branch` or `repository` was given, at the head of that.
 */
export const checkMode: Mode = async (task) => {
  const elsewhere = elsewhereToCheck(task.action, task.context);
  const files = await filesToCheck(task);
  const run = await refreshFiles(files, refreshSettings(task, true), task.ask, timeEffects);
  return { run, published: null, refusal: null, own: elsewhere?.own ?? true };
};

async function filesToCheck(task: Task): Promise<readonly InputFile[]> {
  const { settings, action, context } = task;
  const { workspace } = context;
  const elsewhere = elsewhereToCheck(action, context);
  if (elsewhere === null && workspace !== null && (await standsInWorkspace(action.files, workspace))) {
    return workspaceFiles(task, workspace);
  }
  const chosen = await chooseFiles(action.files, settings.format !== null);
  const { effectsOn } = await import('../github-effects.ts');
  const effects = await effectsOn(task);
  const read = async (): Promise<readonly FileAtHead[]> => {
    if (elsewhere !== null) {
      const { filesOnBranch } = await import('../files-on-branch.ts');
      return filesOnBranch(effects, elsewhere, chosen);
    }
    if (context.sha === '') throw new NotOnARunner('GITHUB_SHA');
    const { filesAt } = await import('../../github/read/files-at-commit.ts');
    return filesAt(effects, nameOf(context.repository), context.sha, chosen);
  };
  const files = await read();
  chosen.check(files.map(({ path }) => path));
  return sourcesAt(files, chosen, settings.format);
}
