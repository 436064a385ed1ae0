import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { FileError, isFileError, toReadError } from '../errors.ts';
import { type ResolvedPath, resolvePath } from '../resolve-path.ts';

/** A file that an argument names or matches. */
export interface FoundFile {
  /** The path relative to the working directory, with slashes; absolute if it is on a different drive. */
  readonly path: string;
  /** The absolute path, with symbolic links resolved. */
  readonly realPath: string;
  /** Whether an argument is the path of the file. */
  readonly isExplicit: boolean;
  /** The arguments that are folders or globs and match the file. */
  readonly matchedBy: readonly string[];
}

export interface FindOptions {
  readonly cwd: string;
  /** The extensions of supported formats, such as `.md`. */
  readonly extensions: readonly string[];
  /** Whether a named file may have any extension, because its format is set. */
  readonly anyExtension?: boolean;
}

/**
 * Expands arguments into files, each listed once. They are in the order of the arguments, and sorted by path within a folder
 * or glob. An argument that is the path of an existing file or folder means that file or folder, whatever characters it
 * contains. `!` before a file, folder or glob excludes the files that it matches from the other folders and globs. Folders
 * and globs honor `.gitignore`, do not follow links, and skip `node_modules`.
 *
 * @param args paths, folders or globs, relative to `cwd` or absolute
 * @throws {FileError} `no-match` for a folder or glob without a match, `unknown-format` for a named file with a
 *   different extension, and as `resolvePath` does
 */
export async function findFiles(args: readonly string[], options: FindOptions): Promise<FoundFile[]> {
  const excluded = new Set<string>();
  const matches: { readonly argument: string; readonly files: readonly FoundFile[] }[] = [];
  for (const argument of args) {
    const { excludes, files } = await expand(argument, options);
    if (!excludes) matches.push({ argument, files });
    else for (const { realPath } of files) excluded.add(realPath);
  }
  const found = new Map<string, FoundFile>();
  for (const { argument, files } of matches) {
    const included = files.filter(({ realPath, isExplicit }) => isExplicit || !excluded.has(realPath));
    if (included.length === 0) throw new FileError('no-match', argument, { detail: options.extensions.join(', ') });
    for (const file of included) {
      const { path, isExplicit, matchedBy } = found.get(file.realPath) ?? { ...file, matchedBy: [] };
      found.set(file.realPath, {
        path,
        realPath: file.realPath,
        isExplicit: isExplicit || file.isExplicit,
        matchedBy: [...matchedBy, ...file.matchedBy],
      });
    }
  }
  return [...found.values()];
}

/** The files that an argument names or matches, and whether it excludes them. */
async function expand(
  argument: string,
  options: FindOptions,
): Promise<{ readonly excludes: boolean; readonly files: readonly FoundFile[] }> {
  // An empty name would resolve to the working directory, which is never intended.
  if (argument === '') throw new FileError('file-not-found', '""');
  const existing = findExisting(argument, options.cwd);
  if (existing?.stats.isDirectory()) return { excludes: false, files: await listMatches(argument, 'folder', options) };
  if (existing !== null) return { excludes: false, files: [namedFile(argument, existing.realPath, options)] };
  if (argument.startsWith('!')) return { ...(await expand(argument.slice(1), options)), excludes: true };
  if (isGlob(argument)) return { excludes: false, files: await listMatches(argument, 'glob', options) };
  throw new FileError('file-not-found', argument);
}

/** The file or folder whose path is exactly the argument; null if there is none. */
function findExisting(argument: string, cwd: string): ResolvedPath | null {
  try {
    return resolvePath(argument, cwd);
  } catch (error) {
    // For a name with a star, Windows reports an error that is not `file-not-found`.
    if (isFileError(error, 'file-not-found') || isGlob(argument)) return null;
    throw error;
  }
}

function namedFile(argument: string, realPath: string, { cwd, extensions, anyExtension }: FindOptions): FoundFile {
  if (!anyExtension && !hasExtension(argument, extensions)) {
    throw new FileError('unknown-format', argument, { detail: extensions.join(', ') });
  }
  return { realPath, path: slashedPath(cwd, resolve(cwd, argument)), isExplicit: true, matchedBy: [] };
}

/** The files in a folder, or the files that match a glob. */
async function listMatches(
  argument: string,
  kind: 'folder' | 'glob',
  { cwd, extensions }: FindOptions,
): Promise<FoundFile[]> {
  const { splitGlob, walkFolder } = await import('./walk-folder.ts');
  const { folder, glob } = kind === 'glob' ? splitGlob(argument, sep) : { folder: argument, glob: null };
  try {
    const { realPath, stats } = resolvePath(folder, cwd, argument);
    if (!stats.isDirectory()) return [];
    const isSupported = (name: string) => hasExtension(name, extensions);
    const names = walkFolder({ folder: realPath, cwd: realpathSync.native(cwd), glob, isSupported });
    return names.sort().map((name) => ({
      realPath: resolve(realPath, name),
      path: slashedPath(cwd, resolve(cwd, folder, name)),
      isExplicit: false,
      matchedBy: [argument],
    }));
  } catch (cause) {
    const error = toReadError(argument, cause);
    if (isFileError(error, 'file-not-found')) return [];
    throw error;
  }
}

/** A path relative to a folder, with slashes. */
function slashedPath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

function hasExtension(path: string, extensions: readonly string[]): boolean {
  const name = path.toLowerCase();
  return extensions.some((extension) => name.endsWith(extension));
}

/** Whether a text contains the special characters of a glob. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(text);
}
