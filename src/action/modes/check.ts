import { readBranch } from '../../github/read/read-branch.ts';
import { readCommit } from '../../github/read/read-commit.ts';
import type { InputFile } from '../../refresh/input.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import { timeEffects } from '../../runtime/effects.ts';
import { notOnRunner } from '../errors.ts';
import { parseFilePatterns } from '../files/file-patterns.ts';
import { hasAnyFile, readCheckoutHead, readWorkspaceFiles } from '../files/workspace-files.ts';
import { createGitHubEffects } from '../github-effects.ts';
import type { ActionJob, Mode } from '../job.ts';
import { explicitTarget } from '../target-branch.ts';

/**
 * Mode `check`: writes nothing. Reads the workspace if it is a checkout of the run's commit, else that commit over the API;
 * with the input `branch` or `repository`, the head of that branch.
 */
export const checkMode: Mode = async (job) => {
  const files = (await readCheckout(job)) ?? (await readOverApi(job));
  return { refresh: await refreshFiles(files, job.settings, job.fetchSnippets, timeEffects), published: null };
};

/** The files of the workspace; null if they are not those that the run is about. */
async function readCheckout({ settings, context, effects }: ActionJob): Promise<readonly InputFile[] | null> {
  const { workspace } = context;
  if (workspace === null || explicitTarget(settings, context) !== null) return null;
  if (!(await hasAnyFile(settings.files, workspace))) return null;
  const head = await readCheckoutHead(workspace);
  if (head === context.sha) return readWorkspaceFiles(settings.files, workspace, settings.format);
  const found = head === null ? 'not a git checkout' : `at commit ${head}`;
  effects.runner.log(`The workspace is ${found}, so the files are read over the API.`);
  return null;
}

async function readOverApi(job: ActionJob): Promise<readonly InputFile[]> {
  const { settings, context } = job;
  const patterns = await parseFilePatterns(settings.files, settings.format);
  const effects = await createGitHubEffects(job);
  const target = explicitTarget(settings, context);
  if (target !== null) {
    const { files } = await readBranch(effects, { ...target, pullRequestBranch: null }, patterns);
    return patterns.toInputFiles(files);
  }
  if (context.sha === '') throw notOnRunner('GITHUB_SHA');
  return patterns.toInputFiles(await readCommit(effects, context.repository, context.sha, patterns));
}
