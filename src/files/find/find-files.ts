import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { FileError, isFileError, toReadError } from '../errors.ts';
import { type ResolvedPath, resolvePath } from '../resolve-path.ts';

/** A file of a run. */
export interface FoundFile {
  /** Relative to the working directory, with slashes; absolute if it is on another drive. */
  readonly path: string;
  /** Its path without links. */
  readonly real: string;
  /** Whether an argument names it. */
  readonly isExplicit: boolean;
  /** The folders and globs that match it, as they were given. */
  readonly matchedBy: readonly string[];
}

export interface FindOptions {
  readonly cwd: string;
  /** Those of supported formats, such as `.md`. */
  readonly extensions: readonly string[];
  /** Whether a named file may have any extension, because its format is set. */
  readonly anyExtension?: boolean;
}

/**
 * Expands arguments into files: in the order of the arguments, sorted by path within a folder or glob, each file once. An
 * argument that exists is that file or folder, whatever characters its name contains. `!` before a file, folder or glob
 * excludes what it matches from the other folders and globs. Folders and globs honor `.gitignore`, do not follow links, and
 * skip `node_modules`.
 *
 * @param args paths, folders or globs, relative to `cwd` or absolute
 * @throws {FileError} `no-match` for a folder or glob without a match, `unknown-format` for a named file with another
 *   extension, and the codes of reading
 */
export async function findFiles(args: readonly string[], options: FindOptions): Promise<FoundFile[]> {
  const targets = args.map((argument) => parseTarget(argument, options));
  const excluded = new Set<string>();
  for (const target of targets.filter(({ excludes }) => excludes)) {
    for (const { real } of await filesOf(target, options)) excluded.add(real);
  }
  const files = new Map<string, FoundFile>();
  for (const target of targets.filter(({ excludes }) => !excludes)) {
    const found = await filesOf(target, options);
    const left = target.kind === 'file' ? found : found.filter(({ real }) => !excluded.has(real));
    if (left.length === 0) {
      throw new FileError('no-match', target.argument, { detail: options.extensions.join(', ') });
    }
    for (const file of left) {
      const { path, isExplicit, matchedBy } = files.get(file.real) ?? { ...file, matchedBy: [] };
      files.set(file.real, {
        path,
        real: file.real,
        isExplicit: isExplicit || file.isExplicit,
        matchedBy: [...matchedBy, ...file.matchedBy],
      });
    }
  }
  return [...files.values()];
}

/** What an argument means. */
type Target = { readonly argument: string; readonly excludes: boolean } & (
  | { readonly kind: 'file'; readonly real: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'glob' }
);

function parseTarget(argument: string, options: FindOptions): Target {
  // An empty name would resolve to the working directory, which is never intended.
  if (argument === '') throw new FileError('file-not-found', '""');
  const target = findExisting(argument, options);
  if (target !== null) return { ...target, argument, excludes: false };
  if (argument.startsWith('!')) return { ...parseTarget(argument.slice(1), options), excludes: true };
  if (isGlob(argument)) return { kind: 'glob', argument, excludes: false };
  throw new FileError('file-not-found', argument);
}

/** The file or folder with exactly that name, or null. */
function findExisting(argument: string, { cwd, extensions, anyExtension }: FindOptions) {
  let found: ResolvedPath;
  try {
    found = resolvePath(argument, cwd);
  } catch (cause) {
    const error = toReadError(argument, cause);
    // Windows reports another error for a name with a star.
    if (isFileError(error, 'file-not-found') || isGlob(argument)) return null;
    throw error;
  }
  if (found.stats.isDirectory()) return { kind: 'folder' } as const;
  if (!anyExtension && !hasExtension(argument, extensions)) {
    throw new FileError('unknown-format', argument, { detail: extensions.join(', ') });
  }
  return { kind: 'file', real: found.real } as const;
}

async function filesOf(target: Target, { cwd, extensions }: FindOptions): Promise<FoundFile[]> {
  const { argument } = target;
  const nameOf = (path: string) => relative(cwd, path).split(sep).join('/');
  if (target.kind === 'file') {
    return [{ real: target.real, path: nameOf(resolve(cwd, argument)), isExplicit: true, matchedBy: [] }];
  }
  const { folder, pattern } = target.kind === 'glob' ? splitGlob(argument, sep) : { folder: argument, pattern: null };
  try {
    const written = resolve(cwd, folder);
    const { real, stats } = resolvePath(folder, cwd, argument);
    if (!stats.isDirectory()) return [];
    const { walk } = await import(/* webpackChunkName: "find-files" */ './walk.ts');
    const names = walk({ folder: real, cwd: realpathSync.native(cwd), pattern, extensions });
    return names
      .filter((name) => hasExtension(name, extensions))
      .sort()
      .map((name) => ({
        real: resolve(real, name),
        path: nameOf(resolve(written, name)),
        isExplicit: false,
        matchedBy: [argument],
      }));
  } catch (cause) {
    const error = toReadError(argument, cause);
    if (isFileError(error, 'file-not-found')) return [];
    throw error;
  }
}

function hasExtension(path: string, extensions: readonly string[]): boolean {
  const name = path.toLowerCase();
  return extensions.some((extension) => name.endsWith(extension));
}

/** Whether a text is a glob. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(text);
}

/**
 * Splits a glob into the folder it starts in (empty for the working directory) and the rest.
 *
 * @param separator the platform's: a backslash is either that, or escapes a special character
 */
export function splitGlob(text: string, separator: '/' | '\\'): { readonly folder: string; readonly pattern: string } {
  const glob = separator === '\\' ? text.replaceAll('\\', '/') : text;
  const parts = glob.split('/');
  const first = parts.findIndex((part, index) => index === parts.length - 1 || /[*?[\]{}()!+@|\\]/.test(part));
  const folder = parts.slice(0, first).join('/');
  // The root is an empty name before the first slash.
  return { folder: first > 0 && folder === '' ? '/' : folder, pattern: parts.slice(first).join('/') };
}
