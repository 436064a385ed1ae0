import type { Settings } from '../config/settings.ts';
import { exitOf, isError, StatusSnippetsError, usageError } from '../core/errors.ts';
import { maxRunAttempts } from '../core/git-entry.ts';
import { branchOfCheckout, fetchHead, type Head, type PushTarget } from '../git/fetch-head.ts';
import type { Forge } from '../git/forge.ts';
import { publish } from '../git/push.ts';
import { openRepository } from '../git/repository.ts';
import { createGit } from '../git/run-git.ts';
import { committedFiles } from '../project/committed-files.ts';
import { requestNote } from '../refresh/commit-message.ts';
import type { CliEnvironment, RemoteFiles } from './command-context.ts';

/** A git server may take this many times as long as the service: it runs hooks. */
const timeoutFactor = 30;

/**
 * Runs at the head of the remote branch, and again if it moves before the result is pushed.
 * @param run what is to be done with the files at that head
 */
export async function runAtRemoteHead<Result>(
  given: { settings: Settings; names: readonly string[]; folder: string },
  { env, effects: { sleep, random } }: CliEnvironment,
  run: (push: RemoteFiles, isRetry: boolean) => Promise<Result>,
): Promise<Result> {
  const { settings, names, folder } = given;
  if (settings.commit) throw usageError('--push commits too', 'leave out --commit');
  if (names.includes('-'))
    throw usageError('the standard input cannot be pushed', 'leave out --push');
  const target = targetOf(settings, env);
  const maxSeconds = settings.timeout * timeoutFactor;
  const repository = await openRepository(createGit(env), folder, settings.remote, maxSeconds);
  let branch = target.branch ?? (await branchOfCheckout(repository));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const head = await fetchHead(repository, { ...target, branch }, attempt);
      branch = head.branch;
      return await run(await pushRunAt(head, folder), attempt > 1);
    } catch (error) {
      if (!isError(error) || exitOf(error.code) !== 'publishing') throw error;
      if (error.code !== 'branch-moved' || attempt === maxRunAttempts) {
        const place = { remote: repository.remoteName, branch: target.changeRequest ?? branch };
        const publish = { outcome: 'failed', ...place, commit: null };
        throw new StatusSnippetsError(error.code, { ...error.fields, publish, cause: error });
      }
    }
    await sleep((0.2 + random()) * 500 * attempt);
  }
}

async function pushRunAt(head: Head, folder: string): Promise<RemoteFiles> {
  const { tree, branch, repository } = head;
  const place = `in ${branch} on ${repository.remoteName}`;
  const { prefix, address } = repository;
  const files = committedFiles({ tree, prefix, repository: address, place, folder });
  await files.requireFolder();
  return { files, publish: (changed, message) => publish(head, changed, message) };
}

/**
 * @throws {StatusSnippetsError} `invalid-input` for options of a merge request that no push opens
 */
function targetOf(settings: Settings, env: CliEnvironment['env']): PushTarget {
  const { branch, changeRequest, dryRun } = settings;
  const forge = settings.forge ?? forgeOfJob(env);
  const mergeRequest = {
    note: requestNote,
    labels: settings.changeRequestLabels,
    assignees: settings.changeRequestAssignees,
    isDraft: settings.changeRequestDraft,
    autoMerge: settings.changeRequestAutoMerge,
    project: env.CI_PROJECT_PATH ?? null,
  };
  const { labels, assignees, isDraft, autoMerge } = mergeRequest;
  const isGiven = labels.length + assignees.length > 0 || isDraft || autoMerge !== null;
  if (isGiven && (forge !== 'gitlab' || changeRequest === null)) {
    const fix = 'leave them out, or add --change-request and --forge gitlab';
    const problem = 'labels, assignees, draft and auto-merge are for a merge request on GitLab';
    throw usageError(problem, fix);
  }
  return { branch, changeRequest, dryRun, forge, mergeRequest };
}

function forgeOfJob(env: CliEnvironment['env']): Forge {
  if (env.FORGEJO_ACTIONS || env.GITEA_ACTIONS) return 'forgejo';
  return env.GITLAB_CI ? 'gitlab' : 'other';
}
