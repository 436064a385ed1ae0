import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Ignore } from 'ignore';
import { isError, tryOr } from '../../core/errors.ts';
import { isDenied, toReadError } from './errors.ts';
import { readRegularFile } from './read-regular-file.ts';
import { findGitRoot, isInside, realPathOf, resolvePath } from './read-text-file.ts';
import type { PathFilter, PathList, SelectedPath, SelectOptions } from './select-paths.ts';
import {
  isGlob,
  outsideRepository,
  relativePath,
  selectPaths,
  skippedFolders,
} from './select-paths.ts';

/** Empty if the folder cannot be read. */
export function namesIn(folder: string, isWanted = (_: Dirent) => true): readonly string[] {
  const entries = tryOr(() => readdirSync(folder, { withFileTypes: true }), []);
  return entries.filter(isWanted).map(({ name }) => name);
}

/**
 * Finds files and broken links in the folder and above it, up to the root of its git repository,
 * the nearest first.
 */
export function findFilesAbove(folder: string, names: readonly string[]): string[] {
  const root = findGitRoot(folder);
  const paths: string[] = [];
  for (let current = folder; ; current = dirname(current)) {
    paths.push(
      ...names
        .map((name) => join(current, name))
        .filter((path) => tryOr(() => lstatSync(path), null)),
    );
    if (current === root) return paths;
  }
}

/**
 * `path` is relative to the working directory, or absolute on another drive; `realPath` is
 * absolute, with links resolved.
 */
export type FoundFile = SelectedPath & { readonly realPath: string };

export interface FindOptions extends SelectOptions {
  readonly cwd: string;
  /** Nothing may be outside of it, links included. */
  readonly within?: string | null;
}

/**
 * `args` are paths, folders and globs; the last two honor `.gitignore` and follow no links. A file
 * is listed under one name.
 */
export async function findFiles(
  args: readonly string[],
  options: FindOptions,
): Promise<FoundFile[]> {
  const { cwd, within = null } = options;
  const realFolders = new Map<string, string>();
  const realPathOfFile = ({ path, isExplicit }: SelectedPath) => {
    if (isExplicit) return resolvePath(path, cwd).realPath;
    // What a folder or glob matches is not a link itself, and is often in the same folder as the
    // file before.
    const folder = dirname(path);
    const realFolder = realFolders.get(folder) ?? realPathOf(resolve(cwd, folder));
    realFolders.set(folder, realFolder);
    return join(realFolder, basename(path));
  };
  // An absolute path can lead through a link to the working directory, or have another form
  // (`//?/C:/…`).
  const pathInside = (path: string, realPath: string) => {
    if (!path.startsWith('../') && !isAbsolute(path)) return path;
    const realCwd = realPathOf(cwd);
    return isInside(realPath, realCwd) ? relativePath(realCwd, realPath) : path;
  };
  const found = new Map<string, FoundFile>();
  for (const file of await selectPaths(args, listOfFolder(cwd, within), options)) {
    const realPath = realPathOfFile(file);
    const other = found.get(realPath);
    const path = other?.path ?? pathInside(file.path, realPath);
    found.set(realPath, {
      path,
      realPath,
      isExplicit: file.isExplicit || other?.isExplicit === true,
    });
  }
  return [...found.values()];
}

function listOfFolder(cwd: string, within: string | null): PathList {
  const kindOf = (path: string, entry: string) => {
    try {
      const { realPath, stats } = resolvePath(path, cwd, entry);
      if (within !== null && !isInside(realPath, realPathOf(within)))
        throw outsideRepository(entry);
      return stats.isDirectory() ? 'folder' : 'file';
    } catch (error) {
      if (isError(error, 'file-not-found')) return null;
      // For a name with a star, Windows reports an error that is not `file-not-found`.
      const isStar = isGlob(entry) && isError(error, 'not-readable') && !isDenied(error.cause);
      if (isStar) return null;
      throw error;
    }
  };
  return {
    separator: sep,
    ignoresCase,
    normalize: (path) => relativePath(cwd, resolve(cwd, path)),
    absolute: (path) => resolve(cwd, path).split(sep).join('/'),
    kindOf,
    async filesIn(folder, filter, entry) {
      if (kindOf(folder, entry) !== 'folder') return [];
      const { default: ignore } = await import('ignore');
      const parse = (text: string) => ignore({ ignorecase: ignoresCase }).add(text);
      try {
        return [...walk(realPathOf(resolve(cwd, folder)), filter, parse)];
      } catch (error) {
        throw toReadError(entry, error);
      }
    },
  };
}

/**
 * Paths are relative to the folder. It is synchronous, because that takes a quarter of the time.
 */
function* walk(
  folder: string,
  { maxDepth, isSupported }: PathFilter,
  parse: ParseRules,
): Generator<string> {
  let current = findGitRoot(folder);
  let rules = rulesOf(current, [], parse);
  for (const name of relativePath(current, folder).split('/').filter(Boolean)) {
    current = join(current, name);
    if (isIgnored(current + sep, rules)) return;
    rules = rulesOf(current, rules, parse);
  }
  yield* visit('', 0, rules);

  function* visit(name: string, depth: number, folderRules: IgnoreRules): Generator<string> {
    for (const entry of readdirSync(join(folder, name), { withFileTypes: true })) {
      const path = join(folder, name, entry.name);
      // A name that is not UTF-8 cannot be specified.
      if (entry.name.includes('\uFFFD') && !existsSync(path)) continue;
      const entryName = name === '' ? entry.name : `${name}/${entry.name}`;
      if (entry.isDirectory()) {
        const isSkipped = depth >= maxDepth || skippedFolders.includes(entry.name);
        if (isSkipped || isIgnored(path + sep, folderRules) || isRepository(path)) continue;
        yield* visit(entryName, depth + 1, rulesOf(path, folderRules, parse));
      } else if (entry.isFile() && isSupported(entryName) && !isIgnored(path, folderRules)) {
        yield entryName;
      }
    }
  }
}

/** A submodule, or another clone: its files belong to other commits. */
function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

type ParseRules = (text: string) => Ignore;
/** The innermost comes first, because it takes precedence. */
type IgnoreRules = readonly { readonly folder: string; readonly patterns: Ignore }[];

/** True where git ignores case: on platforms whose usual file system does. */
const ignoresCase = process.platform === 'win32' || process.platform === 'darwin';

const maxIgnoreBytes = 1024 * 1024;

/**
 * As for git, a `.gitignore` that is a link, or anything else than a regular file, has no rules.
 */
function rulesOf(folder: string, outer: IgnoreRules, parse: ParseRules): IgnoreRules {
  const path = join(folder, '.gitignore');
  const file = tryOr(() => readRegularFile(path, maxIgnoreBytes), null);
  if (file === null) return outer;
  return [{ folder, patterns: parse(file.bytes.toString('utf8')) }, ...outer];
}

/** The path is absolute; that of a folder ends with a separator. */
function isIgnored(path: string, rules: IgnoreRules): boolean {
  for (const { folder, patterns } of rules) {
    const name = relativePath(folder, path);
    const { ignored, unignored } = patterns.test(path.endsWith(sep) ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}
