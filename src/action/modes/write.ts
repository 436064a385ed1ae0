import { replaceFiles } from '../../files/replace.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import { timeEffects } from '../../runtime/time-effects.ts';
import { NotOnARunner } from '../context.ts';
import { NoCheckout } from '../errors.ts';
import { standsInWorkspace, workspaceFiles } from '../files/source-files.ts';
import { allowWriting } from '../files/target-branch.ts';
import { refreshSettings } from '../job.ts';
import type { Mode } from './modes.ts';

/** Mode `write`: rewrites the files of the workspace, for later steps to publish. */
export const writeMode: Mode = async (task) => {
  allowWriting(task.action, task.context);
  const folder = task.context.workspace;
  if (folder === null) throw new NotOnARunner('GITHUB_WORKSPACE');
  if (!(await standsInWorkspace(task.action.files, folder))) throw new NoCheckout(task.action.files);
  const files = await workspaceFiles(task, folder);
  const run = await refreshFiles(files, refreshSettings(task, false), task.ask, timeEffects);
  await replaceFiles(run.changes, folder);
  return { run, published: null, refusal: null, own: true };
};
