import { posix } from 'node:path';
import { OptionError } from '../../../config/errors.ts';
import type { FileSelection, RepositoryFile } from '../../../github/read/read-files.ts';
import type { InputFile } from '../../../refresh/refresh-input.ts';
import { type Format, formatOf } from '../../../sections/format.ts';
import { mentionsMarkers } from '../../../sections/markers/marker.ts';
import { quote } from '../../../text/quote.ts';

/** The files that the option `files` selects in a repository. They are known only after the tree was read. */
export interface RequestedFiles extends FileSelection {
  /**
   * Converts the files that were read to the files of the run.
   *
   * @throws {OptionError} if an entry matches none of the files, or matches one whose format is not supported
   */
  toInputFiles(files: readonly Pick<RepositoryFile, 'path' | 'text'>[]): InputFile[];
}

/** Matches paths in folders that never contain the user's own files. */
const ignoredFolder = /(^|\/)(node_modules|\.git)(\/|$)/;

/** An entry that only the list of all files can resolve: a folder, a glob, or a file without a known extension. */
interface EntryMatcher {
  readonly entry: string;
  readonly path: string;
  readonly matches: (path: string) => boolean;
}

/**
 * Parses the entries of the option `files` for the modes that read through the API. An entry with the extension of a
 * supported format is a file, and does not need the tree. Any other entry is a glob, a folder (all its files in a supported
 * format), or a file with another name. `!` excludes files that globs and folders match. `.gitignore` is not applied,
 * because the files of a repository are committed.
 *
 * @param format the format of all files, whatever their names are; null to derive it from each name
 * @param areFilesOptional whether entries may match no file, and files need no section
 * @param isRelevantContent whether the bytes of a file that needs no section matter to the run; if not, it counts as empty
 * @throws {OptionError} if an entry is outside the repository, or all entries are exclusions
 */
export async function parseRequestedFiles(
  entries: readonly string[],
  format: Format | null,
  areFilesOptional = false,
  isRelevantContent: (bytes: string) => boolean = mentionsMarkers,
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
    return matchers.filter((matcher) => matcher.path !== path && matcher.matches(path)).map(({ entry }) => entry);
  };
  return {
    paths,
    areFilesOptional,
    matches: matchers.length === 0 ? null : (path) => isExplicit(path) || matchedBy(path).length > 0,
    isRelevant: (path, bytes) => (isExplicit(path) && !areFilesOptional) || isRelevantContent(bytes),
    toInputFiles(files) {
      for (const matcher of areFilesOptional ? [] : matchers) assertMatch(matcher, files, format);
      return files.map(({ path, text }) => ({
        path,
        format: format ?? formatOf(path) ?? 'md',
        mustHaveSection: !areFilesOptional && isExplicit(path),
        matchedBy: areFilesOptional ? [] : matchedBy(path),
        content: { outcome: 'read', text },
      }));
    },
  };
}

function assertMatch(matcher: EntryMatcher, files: readonly { readonly path: string }[], format: Format | null): void {
  const entry = quote(matcher.entry);
  const isFile = files.some(({ path }) => path === matcher.path);
  if (isFile && format === null && formatOf(matcher.path) === null) {
    const fix = 'specify a Markdown, MDX or HTML file, or set format';
    throw new OptionError('files', `${entry} has an unsupported format: ${fix}`);
  }
  if (!isFile && !files.some(({ path }) => matcher.matches(path))) {
    throw new OptionError('files', `${entry} matches no Markdown, MDX or HTML file: correct or remove it`);
  }
}

function isPlainFile(entry: string): boolean {
  return formatOf(entry) !== null && !/[*?[\]{}\\]|[@!+]\(/.test(entry);
}

/** Loads the glob library only if there are entries. */
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

/** The path of an entry relative to the top directory of the repository; empty for that directory. */
function normalizePath(entry: string): string {
  const path = posix.normalize(entry).replace(/\/$/, '');
  if (posix.isAbsolute(path) || path === '..' || path.startsWith('../')) {
    const fix = 'write a path relative to its top directory, such as docs/index.md';
    throw new OptionError('files', `${quote(entry)} is outside the repository: ${fix}`);
  }
  return path === '.' ? '' : path;
}
