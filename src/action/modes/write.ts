import { replaceFiles } from '../../files/replace.ts';
import type { Warning } from '../../refresh/result.ts';
import { MissingCheckoutError, NotInWorkflowError } from '../errors.ts';
import { assertWritable } from '../files/target-branch.ts';
import { isInWorkspace, readCheckoutHead, readWorkspaceFiles } from '../files/workspace-files.ts';
import { type Mode, refreshForJob, toJobResult } from '../job.ts';

/** Mode `write`: rewrites the files of the workspace; later steps publish them. */
export const writeMode: Mode = async (job) => {
  const { context, settings } = job;
  assertWritable(settings, context);
  const { workspace } = context;
  if (workspace === null) throw new NotInWorkflowError('GITHUB_WORKSPACE');
  if (!(await isInWorkspace(settings.files, workspace))) throw new MissingCheckoutError(settings.files);
  const files = await readWorkspaceFiles(settings.files, workspace, settings.format);
  const refresh = await refreshForJob(job, files);
  await replaceFiles(refresh.changes, workspace);
  const head = await readCheckoutHead(workspace);
  const warnings = head === null || head === context.sha ? [] : [otherCommitWarning(head, context.sha)];
  return toJobResult({ ...refresh, warnings: [...warnings, ...refresh.warnings] }, true);
};

/** Not an error, because a step before this one may have committed, or checked out another branch on purpose. */
function otherCommitWarning(head: string, sha: string): Warning {
  const message =
    `the workspace is at commit ${head}, but the commit of this run is ${sha}: ` +
    'if that is not intended, put a step with actions/checkout before this one';
  return { code: 'other-commit', message };
}
