import { replaceFiles } from '../../files/write-files.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import { StatusSnippetsError } from '../../text/errors.ts';
import type { Finding } from '../../text/finding.ts';
import { notOnRunner } from '../errors.ts';
import { type Checkout, hasAnyFile, readCheckout, readWorkspaceFiles } from '../files/workspace-files.ts';
import type { Mode } from '../mode.ts';

/** Mode `write`: rewrites the files of the workspace; later steps publish them. */
export const writeMode: Mode = async ({ context, configureRun }) => {
  const { workspace } = context;
  if (workspace === null) throw notOnRunner('GITHUB_WORKSPACE');
  const { settings, refreshFilesAndEmbeds } = configureRun(await readConfiguration(workspace));
  if (!(await hasAnyFile(settings.files, workspace))) {
    const names = settings.files.length > 0 ? settings.files.join(', ') : 'README.md';
    const problem = `mode write found none of ${names} in the workspace`;
    const fix = 'add a step with actions/checkout before this one, or set mode: commit, which needs no checkout';
    throw new StatusSnippetsError('no-checkout', { problem, fix });
  }
  const files = await readWorkspaceFiles(settings.files, workspace, settings.format);
  const refresh = await refreshFilesAndEmbeds(files);
  await replaceFiles(refresh.changes, workspace);
  const checkout = readCheckout(workspace);
  const isMoved = checkout !== null && checkout.head !== context.sha && !isOfAnother(checkout, context.repository);
  const warnings = isMoved ? [otherCommitWarning(checkout.head, context.sha)] : [];
  return { refresh: { ...refresh, findings: [...warnings, ...refresh.findings] }, published: null };
};

/** Whether the workspace has another repository, such as the wiki of this one, whose commits are not those of the run. */
function isOfAnother({ origin }: Checkout, repository: string): boolean {
  const address = origin.toLowerCase().replace(/\/$|\.git\/?$/, '');
  return address !== '' && !address.replace(':', '/').endsWith(`/${repository.toLowerCase()}`);
}

/** A warning, not an error, because an earlier step may have committed, or checked out another branch on purpose. */
function otherCommitWarning(head: string, sha: string): Finding {
  const message =
    `the workspace is at commit ${head}, but the commit of this run is ${sha}: ` +
    'if that is not intended, put a step with actions/checkout before this one';
  return { level: 'warning', code: 'other-commit', message };
}
