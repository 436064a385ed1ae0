import { readBranch } from '../../github/read/read-branch.ts';
import { readCommit } from '../../github/read/read-commit.ts';
import { readSelectedFiles } from '../../github/read/read-selected-files.ts';
import type { InputFile } from '../../refresh/refresh-input.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import { notOnRunner } from '../errors.ts';
import { chooseFiles, createFirstSelection, readRepositoryConfiguration } from '../files/repository-files.ts';
import { hasAnyFile, readCheckoutHead, readWorkspaceFiles } from '../files/workspace-files.ts';
import { createGitHubClient } from '../github-client.ts';
import type { ConfiguredRun, Mode, ModeInput } from '../mode-contract.ts';
import { explicitTarget } from '../target-branch.ts';

interface CheckedFiles extends ConfiguredRun {
  readonly files: readonly InputFile[];
}

/**
 * Mode `check`: writes nothing. If the input `branch` or `repository` selects a branch, it reads the head of that branch
 * through the API. Otherwise it reads the commit of the run: from the workspace if that commit is checked out there, or else
 * through the API.
 */
export const checkMode: Mode = async (modeInput) => {
  const { files, refreshFilesAndEmbeds } = (await readCheckout(modeInput)) ?? (await readThroughApi(modeInput));
  return { refresh: await refreshFilesAndEmbeds(files), published: null };
};

/** The files of the workspace; null if the workspace does not contain the files to check. */
async function readCheckout({ inputs, context, effects, configureRun }: ModeInput): Promise<CheckedFiles | null> {
  const { workspace } = context;
  if (workspace === null || explicitTarget(inputs, context) !== null) return null;
  if (!(await hasAnyFile(inputs.files, workspace))) return null;
  const head = await readCheckoutHead(workspace);
  if (head === context.sha) {
    const configured = configureRun(await readConfiguration(workspace));
    const { files, format } = configured.settings;
    return { ...configured, files: await readWorkspaceFiles(files, workspace, format) };
  }
  const workspaceState = head === null ? 'not a git checkout' : `at commit ${head}`;
  effects.runner.log(`The workspace is ${workspaceState}, so the files are read through the API.`);
  return null;
}

async function readThroughApi(modeInput: ModeInput): Promise<CheckedFiles> {
  const { inputs, context } = modeInput;
  const selection = await createFirstSelection(inputs);
  const client = await createGitHubClient(modeInput);
  const target = explicitTarget(inputs, context);
  if (target === null && context.sha === '') throw notOnRunner('GITHUB_SHA');
  const contents =
    target === null
      ? await readCommit(client, context.repository, context.sha, selection)
      : await readBranch(client, { ...target, pullRequestBranch: null }, selection);
  const configured = modeInput.configureRun(await readRepositoryConfiguration(client, contents));
  const requestedFiles = await chooseFiles(configured.settings, contents);
  const { files } = await readSelectedFiles(client, contents, requestedFiles);
  return { ...configured, files: requestedFiles.toInputFiles(files) };
}
