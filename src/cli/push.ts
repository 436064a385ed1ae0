import type { Settings } from '../config/settings.ts';
import type { Head } from '../git/fetch-head.ts';
import { type Publish, pushFrom } from '../git/push.ts';
import { openRepository } from '../git/repository.ts';
import { createGit } from '../git/run-git.ts';
import { requestNote } from '../refresh/commit-message.ts';
import { committedFiles } from '../runtime/committed-files.ts';
import { usageError } from '../text/errors.ts';
import type { CliEnvironment, PushRun } from './command-context.ts';

/** A git server may take this many times as long as the service: it runs hooks. */
const timeoutFactor = 30;

/** Calls `run` with the files at the head of the remote branch, again if the branch moves meanwhile. */
export async function runAtRemoteHead<Result>(
  { settings, names, folder }: { settings: Settings; names: readonly string[]; folder: string },
  { env, effects: { sleep, random } }: CliEnvironment,
  run: (push: PushRun) => Promise<Result>,
): Promise<Result> {
  if (settings.commit) throw usageError('--push commits too', 'leave out --commit');
  if (names.includes('-')) throw usageError('the standard input cannot be pushed', 'leave out --push');
  const { remote, timeout, changeRequestLabels: labels, changeRequestAssignees: assignees } = settings;
  const forgeOfJob = env.FORGEJO_ACTIONS || env.GITEA_ACTIONS ? 'forgejo' : env.GITLAB_CI ? 'gitlab' : 'other';
  const forge = settings.forge ?? forgeOfJob;
  const target = { ...settings, forge, note: requestNote, labels, assignees, project: env.CI_PROJECT_PATH ?? null };
  const opensMergeRequest = forge === 'gitlab' && settings.changeRequest !== null;
  if (labels.length + assignees.length > 0 && !opensMergeRequest) {
    const fix = 'leave them out, or add --change-request and --forge gitlab';
    throw usageError('labels and assignees are for a merge request on GitLab', fix);
  }
  const repository = await openRepository(createGit(env), folder, remote, timeout * timeoutFactor);
  const pause = (attempt: number) => sleep((0.2 + random()) * 500 * attempt);
  const runAt = async (head: Head, publish: Publish) => {
    const { tree, branch } = head;
    const place = `in ${branch} on ${repository.shown}`;
    const files = committedFiles({ tree, prefix: repository.prefix, place, folder });
    await files.requireFolder();
    return run({ files, publish });
  };
  return pushFrom(repository, target, runAt, pause);
}
