import { readBranch } from '../../github/read/read-branch.ts';
import { readCommit } from '../../github/read/read-commit.ts';
import type { RepositoryFile } from '../../github/read/read-files.ts';
import type { InputFile } from '../../refresh/input.ts';
import { NotInWorkflowError } from '../errors.ts';
import { readCheckoutHead } from '../files/checkout-head.ts';
import { type FilePatterns, parseFilePatterns } from '../files/file-patterns.ts';
import { isInWorkspace, repositorySources, workspaceSources } from '../files/source-files.ts';
import { explicitCheckTarget, type Target, toFullName } from '../files/target-branch.ts';
import { type ActionJob, type Mode, refreshForJob } from '../job.ts';

/**
 * Mode `check`: writes nothing. Reads the workspace if it is a checkout of the run's commit, else that commit over the API;
 * with the input `branch` or `repository`, the head of that branch.
 */
export const checkMode: Mode = async (job) => {
  const target = explicitCheckTarget(job.settings, job.context);
  const sources = await readSources(job, target);
  const refresh = await refreshForJob(job, sources, true);
  return { refresh, published: null, publishError: null, isOwnRepository: target?.isOwnRepository ?? true };
};

async function readSources(job: ActionJob, target: Target | null): Promise<readonly InputFile[]> {
  const { settings, context } = job;
  const { workspace } = context;
  if (target === null && workspace !== null && (await isInWorkspace(settings.files, workspace))) {
    const head = await readCheckoutHead(workspace);
    if (head !== null && head === context.sha) {
      return workspaceSources(settings.files, workspace, settings.format);
    }
    const found = head === null ? 'not a git checkout' : `at commit ${head}`;
    job.environment.runner.log(`The workspace is ${found}, so the files are read over the API.`);
  }
  const patterns = await parseFilePatterns(settings.files, settings.format !== null);
  const files = await readOverApi(job, target, patterns);
  return repositorySources(files, patterns, settings.format);
}

async function readOverApi(
  job: ActionJob,
  target: Target | null,
  patterns: FilePatterns,
): Promise<readonly RepositoryFile[]> {
  const { createGitHubEffects } = await import('../github-client.ts');
  const effects = createGitHubEffects(job);
  if (target !== null) {
    const { repository, branch } = target;
    return (await readBranch(effects, { repository, branch, pullRequestBranch: null }, patterns)).files;
  }
  const { sha, repository } = job.context;
  if (sha === '') throw new NotInWorkflowError('GITHUB_SHA');
  return readCommit(effects, toFullName(repository), sha, patterns);
}
