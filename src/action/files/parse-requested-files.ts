import { posix } from 'node:path';
import { OptionError } from '../../config/errors.ts';
import type { FileSelection, RepositoryFile } from '../../github/read/read-files.ts';
import type { InputFile } from '../../refresh/refresh-input.ts';
import { type Format, formatOf } from '../../sections/format.ts';
import { mentionsMarkers } from '../../sections/markers/marker.ts';
import { quote } from '../../text/quote.ts';

/** The files that `files` selects, in a repository whose tree is read later. */
export interface RequestedFiles extends FileSelection {
  /** The files of a run. @throws {OptionError} if an entry selects none of `found`, or one of another format */
  toInputFiles(found: readonly Pick<RepositoryFile, 'path' | 'text'>[]): InputFile[];
}

/** A folder that never contains the user's own files. */
const ignoredFolder = /(^|\/)(node_modules|\.git)(\/|$)/;

/** An entry that only the list of all files can resolve: a folder, a glob, or a file without a known extension. */
interface EntryMatcher {
  readonly entry: string;
  readonly path: string;
  readonly matches: (path: string) => boolean;
}

/**
 * Parses the entries of `files` for the modes that read through the API. An entry with the extension of a format is a file, and does
 * not need the tree; any other is a glob, a folder (all its files with a known format), or a file with another name. `!`
 * excludes files that globs and folders match. `.gitignore` is not applied, because committed files are meant.
 *
 * @param format of all files, whatever their names are; null to derive it from each name
 * @param isOptional whether no entry has to match a file, and no file has to have a section
 * @param isRelevant whether a file that need not have a section is part of the run, by its text or bytes
 * @throws {OptionError} for an entry outside the repository, and if only exclusions are given
 */
export async function parseRequestedFiles(
  entries: readonly string[],
  format: Format | null,
  isOptional = false,
  isRelevant: (text: string) => boolean = mentionsMarkers,
): Promise<RequestedFiles> {
  const wanted = entries.filter((entry) => !entry.startsWith('!'));
  const excluded = entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1));
  if (wanted.length === 0) {
    throw new OptionError('files', 'contains only exclusions: name at least one file, folder or glob');
  }
  const paths = wanted.filter(isPlainFile).map(normalizePath);
  const matchers = await parseMatchers(wanted.filter((entry) => !isPlainFile(entry)));
  const exclusions = matchers.length === 0 ? [] : await parseMatchers(excluded);

  const isExplicit = (path: string) => paths.includes(path) || matchers.some((matcher) => matcher.path === path);
  const matchedBy = (path: string) => {
    if (formatOf(path) === null || ignoredFolder.test(path) || exclusions.some(({ matches }) => matches(path)))
      return [];
    return matchers.filter((one) => one.path !== path && one.matches(path)).map(({ entry }) => entry);
  };
  return {
    paths,
    isOptional,
    matches: matchers.length === 0 ? null : (path) => isExplicit(path) || matchedBy(path).length > 0,
    isRelevant: (path, bytes) => (isExplicit(path) && !isOptional) || isRelevant(bytes),
    toInputFiles(found) {
      for (const matcher of isOptional ? [] : matchers) assertMatch(matcher, found, format);
      return found.map(({ path, text }) => ({
        path,
        format: format ?? formatOf(path) ?? 'md',
        mustHaveSection: !isOptional && isExplicit(path),
        matchedBy: isOptional ? [] : matchedBy(path),
        content: { outcome: 'read', text },
      }));
    },
  };
}

function assertMatch(matcher: EntryMatcher, found: readonly { readonly path: string }[], format: Format | null): void {
  const entry = quote(matcher.entry);
  const isFile = found.some(({ path }) => path === matcher.path);
  if (isFile && format === null && formatOf(matcher.path) === null) {
    const fix = 'specify a Markdown, MDX or HTML file, or set format';
    throw new OptionError('files', `${entry} has an unsupported format: ${fix}`);
  }
  if (!isFile && !found.some(({ path }) => matcher.matches(path))) {
    throw new OptionError('files', `${entry} matches no Markdown, MDX or HTML file: correct or remove it`);
  }
}

function isPlainFile(entry: string): boolean {
  return formatOf(entry) !== null && !/[*?[\]{}\\]|[@!+]\(/.test(entry);
}

/** The glob library is loaded only if it is needed. */
async function parseMatchers(entries: readonly string[]): Promise<EntryMatcher[]> {
  if (entries.length === 0) return [];
  const { default: picomatch } = await import('picomatch');
  return entries.map((entry) => {
    const path = normalizePath(entry);
    const folder = path === '' ? '' : `${path}/`;
    const glob = picomatch(path === '' ? '**' : path, { dot: true, strictSlashes: true });
    return { entry, path, matches: (candidate) => candidate.startsWith(folder) || glob(candidate) };
  });
}

/** A path relative to the top directory of the repository; empty for that directory. */
function normalizePath(entry: string): string {
  const path = posix.normalize(entry).replace(/\/$/, '');
  if (posix.isAbsolute(path) || path === '..' || path.startsWith('../')) {
    const fix = 'write a path relative to its top directory, such as docs/index.md';
    throw new OptionError('files', `${quote(entry)} is outside the repository: ${fix}`);
  }
  return path === '.' ? '' : path;
}
