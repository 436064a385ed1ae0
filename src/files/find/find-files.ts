import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { FileNotFound, NoMatch, readingError, UnknownFormat } from '../errors.ts';
import { locate, type Place } from '../resolve-path.ts';
import type { Search } from './walk.ts';

/** A file to work on. One that was named must have a section; of those that were found, some. */
export interface FoundFile {
  /** Relative to the working directory, with slashes; absolute where it is on another drive. */
  readonly path: string;
  /** Its path without links. */
  readonly real: string;
  readonly named: boolean;
  /** The folders and globs that found it, as they were given. */
  readonly foundBy: readonly string[];
}

export interface FindOptions {
  readonly cwd: string;
  /** Those that hold sections, such as `.md`. */
  readonly extensions: readonly string[];
  /** Whether a file that was named may have any name, because its format is set. */
  readonly anyName?: boolean;
}

/**
 * Expands arguments into files: in the order of the arguments, by path where one stands for many, each file once. What
 * exists is that file or folder, whatever characters its name has; `!` before a file, folder or glob takes away what the
 * other folders and globs find. Folders and globs honour `.gitignore`, do not follow links, and skip `node_modules`.
 *
 * @param args paths, folders or globs, relative to `cwd` or absolute.
 * @throws {NoMatch} for a folder or glob without a match.
 * @throws {UnknownFormat} for a named file with another extension.
 * @throws {FileError} where something cannot be looked at.
 */
export async function findFiles(args: readonly string[], options: FindOptions): Promise<FoundFile[]> {
  const targets = args.map((argument) => targetOf(argument, options));
  const unwanted = new Set<string>();
  for (const target of targets.filter(({ wanted }) => !wanted)) {
    for (const { real } of await filesOf(target, options)) unwanted.add(real);
  }
  const files = new Map<string, FoundFile>();
  for (const target of targets.filter(({ wanted }) => wanted)) {
    const named = target.kind === 'file';
    const found = await filesOf(target, options);
    const left = named ? found : found.filter(({ real }) => !unwanted.has(real));
    if (left.length === 0) throw new NoMatch(target.argument, options.extensions);
    for (const file of left) {
      const known = files.get(file.real);
      files.set(file.real, known ? bothOf(known, file) : file);
    }
  }
  return [...files.values()];
}

/** What an argument means. */
type Target = { readonly argument: string; readonly wanted: boolean } & (
  | { readonly kind: 'file'; readonly real: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'glob' }
);

function targetOf(argument: string, options: FindOptions): Target {
  // An empty name would be the working directory, which nobody means by it.
  if (argument === '') throw new FileNotFound('""');
  const target = existing(argument, options);
  if (target !== null) return { ...target, argument, wanted: true };
  if (argument.startsWith('!')) return { ...targetOf(argument.slice(1), options), wanted: false };
  if (isGlob(argument)) return { kind: 'glob', argument, wanted: true };
  throw new FileNotFound(argument);
}

/** The file or folder of that very name, or null. */
function existing(argument: string, { cwd, extensions, anyName }: FindOptions) {
  let place: Place;
  try {
    place = locate(argument, cwd);
  } catch (error) {
    const ours = readingError(argument, error);
    // Windows does not even look for a name with a star in it.
    if (ours instanceof FileNotFound || isGlob(argument)) return null;
    throw ours;
  }
  if (place.stats.isDirectory()) return { kind: 'folder' } as const;
  if (!anyName && !hasExtension(argument, extensions)) throw new UnknownFormat(argument, extensions);
  return { kind: 'file', real: place.real } as const;
}

/** A file that two arguments stand for. */
function bothOf(one: FoundFile, other: FoundFile): FoundFile {
  return { ...one, named: one.named || other.named, foundBy: [...one.foundBy, ...other.foundBy] };
}

async function filesOf(target: Target, { cwd, extensions }: FindOptions): Promise<FoundFile[]> {
  const { argument } = target;
  const nameOf = (path: string) => relative(cwd, path).split(sep).join('/');
  if (target.kind === 'file') {
    return [{ real: target.real, path: nameOf(resolve(cwd, argument)), named: true, foundBy: [] }];
  }
  const glob = target.kind === 'glob' ? splitGlob(argument, sep) : { folder: argument, pattern: null };
  try {
    const written = resolve(cwd, glob.folder);
    const { real, stats } = locate(glob.folder, cwd, argument);
    if (!stats.isDirectory()) return [];
    const { search } = await import('./walk.ts');
    const request: Search = {
      folder: real,
      home: realpathSync.native(cwd),
      pattern: glob.pattern,
      extensions,
    };
    const names = search(request)
      .filter((name) => hasExtension(name, extensions))
      .sort();
    const common = { named: false, foundBy: [argument] };
    return names.map((name) => ({
      ...common,
      real: resolve(real, name),
      path: nameOf(resolve(written, name)),
    }));
  } catch (error) {
    const ours = readingError(argument, error);
    if (ours instanceof FileNotFound) return [];
    throw ours;
  }
}

function hasExtension(path: string, extensions: readonly string[]): boolean {
  const name = path.toLowerCase();
  return extensions.some((extension) => name.endsWith(extension));
}

/** A glob, split where it begins to be one. */
export interface Glob {
  /** The folder it starts in, relative or absolute; empty for the working directory. */
  readonly folder: string;
  readonly pattern: string;
}

/** Whether a text asks for a pattern. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(text);
}

/**
 * Splits a glob into the folder it starts in and the pattern that is left.
 *
 * @param separator the platform's: where that is a backslash, one in the glob is a separator, and escapes nothing.
 */
export function splitGlob(text: string, separator: '/' | '\\'): Glob {
  const glob = separator === '\\' ? text.replaceAll('\\', '/') : text;
  const parts = glob.split('/');
  const first = parts.findIndex(
    (part, index) => index === parts.length - 1 || /[*?[\]{}()!+@|\\]/.test(part),
  );
  const folder = parts.slice(0, first).join('/');
  // What is left of the root is an empty name.
  return { folder: first > 0 && folder === '' ? '/' : folder, pattern: parts.slice(first).join('/') };
}
