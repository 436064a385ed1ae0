import { isError, StatusSnippetsError } from '../core/errors.ts';
import { diskFiles } from '../project/disk-files.ts';
import { openGitFolder } from '../project/files/git-folder.ts';
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

/** The commit of the checkout; null if it is none. */
function readHead(workspace: string): string | null {
  const { readOwn, readShared } = openGitFolder(workspace);
  let head = readOwn('HEAD');
  const reference = /^ref: (.+)/.exec(head)?.[1];
  if (reference !== undefined) {
    const packed = readShared('packed-refs').split('\n');
    const lines = packed.filter((line) => line.endsWith(` ${reference}`));
    head = [readShared(reference), ...lines].join('\n');
  }
  return /^(?:[0-9a-f]{64}|[0-9a-f]{40})\b/m.exec(head)?.[0] ?? null;
}
