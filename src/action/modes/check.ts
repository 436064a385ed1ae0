import { readBranch } from '../../github/read/read-branch.ts';
import { readCommit } from '../../github/read/read-commit.ts';
import type { InputFile } from '../../refresh/input.ts';
import { NotInWorkflowError } from '../errors.ts';
import { parseFilePatterns } from '../files/file-patterns.ts';
import { explicitTarget, type Target, toFullName } from '../files/target-branch.ts';
import { isInWorkspace, readCheckoutHead, readWorkspaceFiles } from '../files/workspace-files.ts';
import { createGitHubEffects } from '../github-effects.ts';
import { type ActionJob, type Mode, refreshForJob, toJobResult } from '../job.ts';

/**
 * Mode `check`: writes nothing. Reads the workspace if it is a checkout of the run's commit, else that commit over the API;
 * with the input `branch` or `repository`, the head of that branch.
 */
export const checkMode: Mode = async (job) => {
  const target = explicitTarget(job.settings, job.context);
  const refresh = await refreshForJob(job, await readFiles(job, target), true);
  return toJobResult(refresh, target?.isOwnRepository ?? true);
};

async function readFiles(job: ActionJob, target: Target | null): Promise<readonly InputFile[]> {
  const { settings, context } = job;
  const { workspace } = context;
  if (target === null && workspace !== null && (await isInWorkspace(settings.files, workspace))) {
    const head = await readCheckoutHead(workspace);
    if (head !== null && head === context.sha) return readWorkspaceFiles(settings.files, workspace, settings.format);
    const found = head === null ? 'not a git checkout' : `at commit ${head}`;
    job.environment.runner.log(`The workspace is ${found}, so the files are read over the API.`);
  }
  return readOverApi(job, target);
}

async function readOverApi(job: ActionJob, target: Target | null): Promise<readonly InputFile[]> {
  const { settings, context } = job;
  const files = await parseFilePatterns(settings.files, settings.format);
  const effects = await createGitHubEffects(job);
  if (target !== null) {
    const { repository, branch } = target;
    const state = await readBranch(effects, { repository, branch, pullRequestBranch: null }, files);
    return files.toInputFiles(state.files);
  }
  if (context.sha === '') throw new NotInWorkflowError('GITHUB_SHA');
  return files.toInputFiles(await readCommit(effects, toFullName(context.repository), context.sha, files));
}
