import type { Target } from '../../github/branch-query.ts';
import { readAt } from '../../github/files.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import { notOnRunner } from '../errors.ts';
import { firstSelection, refreshAt } from '../files/repository-files.ts';
import { hasAnyFile, readCheckout, readWorkspaceFiles } from '../files/workspace-files.ts';
import { createGitHubClient } from '../github-client.ts';
import { type Mode, type ModeResult, type RepositoryRun, type Run, singleRepository } from '../mode.ts';
import { explicitTarget } from '../run-context.ts';

/**
 * Mode `check`: writes nothing. If the input `branch` or `repository` selects a branch, it reads the head of that branch
 * through the API. Otherwise it reads the commit of the run: from the workspace if that commit is checked out there, or else
 * through the API.
 */
export const checkMode: Mode = async (run) => {
  const { inputs, context } = run;
  const target = explicitTarget(inputs, context);
  const checked = target === null ? await checkWorkspace(run) : null;
  if (checked !== null) return checked;
  if (target === null && context.sha === '') throw notOnRunner('GITHUB_SHA');
  const client = await createGitHubClient(run);
  const commit = { repository: context.repository, commit: context.sha };
  return checkFiles({ run, client, target: target ?? commit, limits: singleRepository });
};

export async function checkFiles(repositoryRun: RepositoryRun<Target>): Promise<ModeResult> {
  const { run, client, target, limits } = repositoryRun;
  const at = await readAt(client, target, firstSelection(run.inputs, limits.areFilesOptional));
  const { refresh } = await refreshAt(repositoryRun, at);
  return { refresh, published: null };
}

/** Checks the files of the workspace; null if the workspace does not contain the files to check. */
async function checkWorkspace({ inputs, context, effects, configureRun }: Run): Promise<ModeResult | null> {
  const { workspace } = context;
  if (workspace === null || !(await hasAnyFile(inputs.files, workspace))) return null;
  const checkout = readCheckout(workspace);
  if (checkout?.head === context.sha) {
    const { settings, refreshFilesAndEmbeds } = configureRun(await readConfiguration(workspace));
    const files = await readWorkspaceFiles(settings.files, workspace, settings.format);
    return { refresh: await refreshFilesAndEmbeds(files), published: null };
  }
  const workspaceState = checkout === null ? 'not a git checkout' : `at commit ${checkout.head}`;
  effects.runner.log(`The workspace is ${workspaceState}, so the files are read through the API.`);
  return null;
}
