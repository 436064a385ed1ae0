import { posix } from 'node:path';
import { OptionError } from '../../config/errors.ts';
import { formatOf } from '../../sections/format.ts';
import { quote } from '../../text/quote.ts';

/** The files that the input `files` means, in a repository whose tree is only seen later. */
export interface ChosenFiles {
  /** Files named one by one. */
  readonly paths: readonly string[];
  /** Tells which files of the tree are meant besides; null where the tree need not be seen. */
  readonly matches: ((path: string) => boolean) | null;
  /** Whether a file was named by itself, and so must have a section. */
  isNamed(path: string): boolean;
  /** The folders and globs that find a file; a file with a section must be among what each of them finds. */
  foundBy(path: string): readonly string[];
  /**
   * Makes sure that every entry means a file that can be read.
   *
   * @param paths the files that were found
   * @throws {OptionError}
   */
  check(paths: readonly string[]): void;
}

/** What an entry that needs the tree means: that very file, or what stands below it or fits it as a pattern. */
interface Pattern {
  readonly entry: string;
  readonly path: string;
  readonly fits: (path: string) => boolean;
}

/**
 * Reads the entries of `files` for the modes that have no workspace. An entry with the ending of a format is a file, and
 * needs no look at the tree; any other is a glob, a folder (all its files of a known format), or a file of another name.
 * `!` takes away what globs and folders find. What `.gitignore` names is irrelevant, since what is committed is meant.
 *
 * @param anyName whether a file may have any name, because the format is set
 * @throws {OptionError} for an entry outside the repository, and where nothing but exclusions is given
 */
export async function chooseFiles(entries: readonly string[], anyName: boolean): Promise<ChosenFiles> {
  const wanted = entries.filter((entry) => !entry.startsWith('!'));
  if (wanted.length === 0) {
    throw new OptionError(
      'input files',
      'only takes files away: name at least one file, folder or glob before',
    );
  }
  const paths = wanted.filter(isPlainFile).map(pathOf);
  const patterns = await patternsOf(wanted.filter((entry) => !isPlainFile(entry)));
  const excluded = entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1));
  const unwanted = patterns.length === 0 ? [] : await patternsOf(excluded);
  const isNamed = (path: string) => paths.includes(path) || patterns.some((pattern) => pattern.path === path);
  const isFound = (path: string) =>
    formatOf(path) !== null && !isSkipped(path) && !unwanted.some(({ fits }) => fits(path));
  const foundBy = (path: string) =>
    isFound(path)
      ? patterns.filter((one) => one.path !== path && one.fits(path)).map(({ entry }) => entry)
      : [];
  return {
    paths,
    matches: patterns.length === 0 ? null : (path) => isNamed(path) || foundBy(path).length > 0,
    isNamed,
    foundBy,
    check(found) {
      for (const pattern of patterns) checkPattern(pattern, found, anyName);
    },
  };
}

function checkPattern({ entry, path, fits }: Pattern, found: readonly string[], anyName: boolean): void {
  if (found.includes(path)) {
    if (anyName || formatOf(path) !== null) return;
    throw new OptionError(
      'input files',
      `names ${quote(entry)}, whose format holds no sections: name a Markdown, MDX or HTML file, or set format`,
    );
  }
  if (found.some(fits)) return;
  throw new OptionError(
    'input files',
    `has ${quote(entry)}, which matches no Markdown, MDX or HTML file there: correct it, or leave it out`,
  );
}

/** Folders nobody writes by hand. */
const skipped: readonly string[] = ['node_modules', '.git'];

function isSkipped(path: string): boolean {
  return path.split('/').some((name) => skipped.includes(name));
}

function isPlainFile(entry: string): boolean {
  return formatOf(entry) !== null && !/[*?[\]{}\\]|[@!+]\(/.test(entry);
}

/** What reads globs is loaded with the first of them. */
async function patternsOf(entries: readonly string[]): Promise<Pattern[]> {
  if (entries.length === 0) return [];
  const { default: picomatch } = await import('picomatch');
  return entries.map((entry) => {
    const path = pathOf(entry);
    const below = path === '' ? '' : `${path}/`;
    const glob = picomatch(path === '' ? '**' : path, { dot: true, strictSlashes: true });
    return { entry, path, fits: (candidate) => candidate.startsWith(below) || glob(candidate) };
  });
}

/** A path from the top of the repository; empty for the top itself. */
function pathOf(entry: string): string {
  const path = posix.normalize(entry).replace(/\/$/, '');
  if (posix.isAbsolute(path) || path === '..' || path.startsWith('../')) {
    throw new OptionError(
      'input files',
      `names ${quote(entry)}, which is outside the repository: write a path from its top, such as docs/index.md`,
    );
  }
  return path === '.' ? '' : path;
}
