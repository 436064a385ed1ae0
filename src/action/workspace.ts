import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isError, StatusSnippetsError, tryOr } from '../core/errors.ts';
import { diskFiles } from '../project/disk-files.ts';
import { replaceFiles } from '../project/files/write-files.ts';
import { type ActionRun, type ModeResult, notOnRunner } from './job-context.ts';
import { refreshProject } from './refresh-project.ts';

/** Returns null if the commit to check is not in the workspace. */
export async function runInWorkspace(run: ActionRun): Promise<ModeResult | null> {
  const { inputs, context, effects } = run;
  const { sha, workspace } = context;
  const isCheck = inputs.mode === 'check';
  if (workspace === null && !isCheck) throw notOnRunner('GITHUB_WORKSPACE');
  if (workspace === null) return null;
  const head = readHead(workspace);
  if (isCheck && head !== sha) {
    const workspaceState = head === null ? 'not a git checkout' : `at commit ${head}`;
    effects.runner.log(
      `The workspace is ${workspaceState}, so the files are read through the API.`,
    );
    return null;
  }
  const { refreshed } = await refreshProject(run, diskFiles(workspace, workspace)).catch(
    (error: unknown) => {
      if (head !== null || !isError(error, 'file-not-found', 'no-match')) throw error;
      const fix =
        'add a step with actions/checkout before this one, or set mode: commit, which needs no ' +
        'checkout';
      const problem = 'is not in the workspace, which is not a checkout';
      const { subject = 'README.md' } = error.fields;
      throw new StatusSnippetsError('mode-refused', { ...error.fields, subject, problem, fix });
    },
  );
  if (!isCheck) await replaceFiles(refreshed.changes, workspace);
  return { refreshed, published: null, error: null };
}

/**
 * Reads git's files instead of running git: in a container the workspace can belong to another
 * user, whose checkout git does not read, and on Windows the workspace could contain a git.exe,
 * which would run instead of git.
 * @see https://git-scm.com/docs/gitrepository-layout
 */
function readHead(workspace: string): string | null {
  const dotGit = join(workspace, '.git');
  const link = /^gitdir: (.+)/.exec(textAt(dotGit))?.[1];
  const folder = link === undefined ? dotGit : resolve(workspace, link.trim());
  let head = textAt(join(folder, 'HEAD'));
  const reference = /^ref: (.+)/.exec(head)?.[1];
  if (reference !== undefined) {
    const common = resolve(folder, textAt(join(folder, 'commondir')).trim());
    const packed = textAt(join(common, 'packed-refs')).split('\n');
    const lines = packed.filter((line) => line.endsWith(` ${reference}`));
    head = [textAt(join(common, reference)), ...lines].join('\n');
  }
  return /^(?:[0-9a-f]{64}|[0-9a-f]{40})\b/m.exec(head)?.[0] ?? null;
}

function textAt(path: string): string {
  return tryOr(() => readFileSync(path, 'utf8'), '');
}
