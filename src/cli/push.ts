import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { findGitRoot, isInside } from '../files/read-text-file.ts';
import type { CommitContents } from '../git/commit.ts';
import { type Change, type Publish, pushFrom } from '../git/push.ts';
import { createGit } from '../git/run-git.ts';
import { requestNote } from '../refresh/commit-message.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { invalidInput, usageError } from '../text/errors.ts';
import type { CliEnvironment } from './command-context.ts';

/** A git server may take so many times as long as the service: it runs hooks. */
const timeoutFactor = 30;

/** Calls `run` at the head of the remote branch, with another folder and paths that are relative to it. */
export function runAtRemoteHead<Result>(
  { settings, names, workingDirectory }: { settings: Settings; names: readonly string[]; workingDirectory: string },
  { env, effects: { sleep, random } }: CliEnvironment,
  run: (folder: string, names: readonly string[], publish: Publish) => Promise<Result>,
): Promise<Result> {
  if (settings.commit) throw usageError('--push commits too', 'leave out --commit');
  if (names.includes('-')) throw usageError('the standard input cannot be pushed', 'leave out --push');
  const paths = names.map((name) => toPathInRepository(name, workingDirectory));
  const target = {
    ...settings,
    forge: settings.forge ?? detectForge(env),
    maxSeconds: settings.timeout * timeoutFactor,
  };
  const pause = (attempt: number) => sleep((0.2 + random()) * 500 * attempt);
  return pushFrom(createGit(env), workingDirectory, target, (folder, publish) => run(folder, paths, publish), pause);
}

/** The path may also be an exclusion. Files outside of the repository cannot be pushed. */
function toPathInRepository(name: string, folder: string): string {
  const [, exclamation = '', path = ''] = /^(!?)(.*)$/s.exec(name) ?? [];
  const absolute = resolve(folder, path);
  for (const start of [folder, realpathSync(folder)]) {
    if (!isInside(absolute, findGitRoot(start))) continue;
    return isAbsolute(path) ? exclamation + (relative(start, absolute) || '.') : name;
  }
  throw invalidInput(name, { problem: 'is outside of the repository', fix: 'leave it out, or leave out --push' });
}

function detectForge(env: CliEnvironment['env']): 'gitlab' | 'forgejo' | 'other' {
  if (env.FORGEJO_ACTIONS || env.GITEA_ACTIONS) return 'forgejo';
  return env.GITLAB_CI ? 'gitlab' : 'other';
}

/** Other edits of the files do not change the key, so a change request stays as it is then. */
export function describeChange(
  { changes }: RefreshResult,
  newFiles: readonly { readonly path: string; readonly text: string }[],
  contents: CommitContents,
): Change {
  const edits = changes.map(({ path, sectionTexts }) => [path, sectionTexts]);
  const parts = [edits, newFiles.map(({ path, text }) => [path, text])];
  const key = createHash('sha256').update(JSON.stringify(parts).replaceAll('\\r\\n', '\\n')).digest('hex');
  const isEmpty = contents.changed.length + contents.created.length === 0;
  return { contents: isEmpty ? null : contents, key, note: requestNote };
}
