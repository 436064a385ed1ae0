import { replaceFiles } from '../../files/replace.ts';
import type { Warning } from '../../refresh/result.ts';
import { MissingCheckoutError, NotInWorkflowError } from '../errors.ts';
import { readCheckoutHead } from '../files/checkout-head.ts';
import { isInWorkspace, workspaceSources } from '../files/source-files.ts';
import { assertWritable } from '../files/target-branch.ts';
import { type Mode, refreshForJob } from '../job.ts';

/** Mode `write`: rewrites the files of the workspace; later steps publish them. */
export const writeMode: Mode = async (job) => {
  const { context, settings } = job;
  assertWritable(settings, context);
  const { workspace } = context;
  if (workspace === null) throw new NotInWorkflowError('GITHUB_WORKSPACE');
  if (!(await isInWorkspace(settings.files, workspace))) throw new MissingCheckoutError(settings.files);
  const sources = await workspaceSources(settings.files, workspace, settings.format);
  const refresh = await refreshForJob(job, sources);
  await replaceFiles(refresh.changes, workspace);
  const head = await readCheckoutHead(workspace);
  const warnings = head === null || head === context.sha ? [] : [otherCommitWarning(head, context.sha)];
  const withWarnings = { ...refresh, warnings: [...warnings, ...refresh.warnings] };
  return { refresh: withWarnings, published: null, publishError: null, isOwnRepository: true };
};

/** Not an error, because a step before this one may have committed, or checked out another branch on purpose. */
function otherCommitWarning(head: string, sha: string): Warning {
  const message =
    `the workspace is at commit ${head}, but the commit of this run is ${sha}: ` +
    'if that is not intended, put a step with actions/checkout before this one';
  return { code: 'other-commit', message };
}
