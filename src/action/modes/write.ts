import { replaceFiles } from '../../files/replace.ts';
import { MissingCheckoutError, NotInWorkflowError } from '../errors.ts';
import { isInWorkspace, workspaceSources } from '../files/source-files.ts';
import { assertWritable } from '../files/target-branch.ts';
import { type Mode, refreshForJob } from '../job.ts';

/** Mode `write`: rewrites the files of the workspace; later steps publish them. */
export const writeMode: Mode = async (job) => {
  const { action, context, settings } = job;
  assertWritable(action, context);
  const { workspace } = context;
  if (workspace === null) throw new NotInWorkflowError('GITHUB_WORKSPACE');
  if (!(await isInWorkspace(action.files, workspace))) throw new MissingCheckoutError(action.files);
  const sources = await workspaceSources(action.files, workspace, settings.format);
  const refresh = await refreshForJob(job, sources);
  await replaceFiles(refresh.changes, workspace);
  return { refresh, published: null, publishError: null, isOwnRepository: true };
};
