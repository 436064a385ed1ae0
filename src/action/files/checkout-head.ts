import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * The commit that is checked out in a workspace; null if it is not a git checkout. In a container the workspace can belong to
 * another user, which git accepts only if `safe.directory` allows it.
 */
export async function readCheckoutHead(workspace: string): Promise<string | null> {
  const args = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(workspace) };
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: workspace, env });
    return stdout.trim();
  } catch {
    return null;
  }
}
