import { existsSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileError, systemCodeOf, toReadError } from './errors.ts';

/** What a path refers to after all symbolic links are resolved. */
export interface ResolvedPath {
  readonly realPath: string;
  readonly stats: Stats;
}

/**
 * Resolves a path. A symbolic link must not lead out of the working directory, but a path that is itself outside is allowed.
 *
 * It is synchronous, because for thousands of small files that is ten times as fast as promises.
 *
 * @param path relative to `cwd`, or absolute
 * @param shownAs the path that errors contain
 * @throws {StatusSnippetsError} `leads-outside`, and the codes of `toReadError`
 */
export function resolvePath(path: string, cwd: string, shownAs = path): ResolvedPath {
  const written = resolve(cwd, path);
  try {
    const realPath = realPathOf(written);
    const realCwd = realPathOf(cwd);
    if (!isInside(realPath, realCwd)) {
      const meantInside = isInside(written, cwd) || isInside(written, realCwd);
      if (meantInside || lstatSync(written).isSymbolicLink()) throw fileError('leads-outside', shownAs);
    }
    return { realPath, stats: statSync(realPath) };
  } catch (error) {
    throw toReadError(shownAs, error);
  }
}

/**
 * Resolves the path of a regular file. It does not open the file, because opening a pipe blocks.
 *
 * @throws {StatusSnippetsError} `not-a-file`, and as `resolvePath` does
 */
export function resolveFile(path: string, cwd: string, shownAs = path): ResolvedPath {
  const resolved = resolvePath(path, cwd, shownAs);
  assertRegularFile(shownAs, resolved.stats);
  return resolved;
}

/**
 * Checks that a path refers to a regular file.
 *
 * @throws {StatusSnippetsError} `not-a-file`
 */
export function assertRegularFile(path: string, stats: Stats): void {
  if (stats.isFile()) return;
  let detail = 'a device';
  if (stats.isDirectory()) detail = 'a folder';
  if (stats.isFIFO()) detail = 'a pipe';
  if (stats.isSocket()) detail = 'a socket';
  throw fileError('not-a-file', path, { detail });
}

/** The path with symbolic links resolved, as the system spells it. Drives that Windows cannot name, such as RAM disks, fail. */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR|ELOOP|EACCES|ENAMETOOLONG)$/.test(systemCodeOf(error) ?? '')) throw error;
    return realpathSync(path);
  }
}

/** Whether a path is a folder, or inside of it. Both are absolute. */
export function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath === '' || !(isAbsolute(relativePath) || /^\.\.(?:[\\/]|$)/.test(relativePath));
}

/** The root of the git repository that contains a folder; the folder itself if it is not in a repository. */
export function findGitRoot(folder: string): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) return root;
    if (root === dirname(root)) return folder;
  }
}

/**
 * The files that have one of the names and are in a folder or above it, up to the root of its git repository. The nearest
 * come first.
 */
export function findFilesAbove(folder: string, names: readonly string[]): string[] {
  const root = findGitRoot(folder);
  const paths: string[] = [];
  for (let current = folder; ; current = dirname(current)) {
    paths.push(...names.map((name) => join(current, name)).filter((path) => existsSync(path)));
    if (current === root) return paths;
  }
}
