import { posix, relative, sep } from 'node:path';
import { invalidInput, isError, StatusSnippetsError } from '../../core/errors.ts';
import { TimeBudget } from '../../core/limits.ts';
import { fileError } from './errors.ts';

/**
 * The files of a folder on the disk, or of a commit, among which entries select. Paths have
 * slashes. `entry` is what the user wrote.
 */
export interface PathList {
  /**
   * A backslash separates the folders of an entry if it is the separator; else it escapes a special
   * character of a glob.
   */
  readonly separator: string;
  readonly ignoresCase: boolean;
  /**
   * The path of a file or folder, in the form in which the list contains it. Throws if it is
   * outside of the list.
   */
  normalize(path: string, entry: string): string;
  // The same from the root, so that a path above the folder can be compared with one in it.
  absolute(path: string): string;
  /** Null if nothing is there. */
  kindOf(path: string, entry: string): 'file' | 'folder' | null;
  /**
   * The paths of the files in a folder, relative to it. A list that is slow to make leaves out what
   * the filter refuses.
   */
  filesIn(
    folder: string,
    filter: PathFilter,
    entry: string,
  ): readonly string[] | Promise<readonly string[]>;
}

export type PathFilter = {
  readonly maxDepth: number;
  readonly isSupported: (path: string) => boolean;
};

export interface SelectedPath {
  readonly path: string;
  /** An entry is the path of this file, not of its folder, and not a glob. */
  readonly isExplicit: boolean;
}

export interface SelectOptions {
  readonly extensions: readonly string[];
  /** A named file may have any extension, because its format is set. */
  readonly anyExtension?: boolean;
  /** An entry without a match is no error. */
  readonly mayBeMissing?: boolean;
  /** Where a named file does not exist, if that is not the disk: `on branch "main"`. */
  readonly place?: string;
}

/**
 * Each file is listed once, in the order of the entries, and sorted by path within a folder or
 * glob. An entry that is the path of an existing file or folder means that, whatever characters it
 * contains. `!` before a file, folder or glob excludes what it matches, also if another entry names
 * it. Folders and globs match nothing in `node_modules` and `.git`.
 * @throws {StatusSnippetsError} `file-not-found`, `no-match` for a folder or glob,
 * `unknown-format`, `invalid-input`, `too-complex`
 */
export async function selectPaths(
  entries: readonly string[],
  list: PathList,
  { extensions, anyExtension = false, mayBeMissing = false, place }: SelectOptions,
): Promise<SelectedPath[]> {
  const isSupported = (path: string) => hasExtension(path, extensions);
  // A file or folder whose name begins with `!` is meant. With `..`, none is looked for:
  // `!docs/../a.md` would become `a.md`.
  const isName = (entry: string) =>
    !/(?:^!|[\\/])\.\.(?:[\\/]|$)/.test(entry) && kindOfEntry(entry, list) !== null;
  const excluded = entries.filter((entry) => /^!./s.test(entry) && !isName(entry));
  const isExclusion = new Set(excluded);
  const wanted = entries.filter((entry) => !isExclusion.has(entry));
  if (entries.length > 0 && wanted.length === 0) {
    const fix = 'name at least one file, folder or glob';
    throw invalidInput('files', { problem: 'contains only exclusions', fix });
  }
  const exclusions = await Promise.all(excluded.map((entry) => parseEntry(entry.slice(1), list)));
  const isExcluded = (path: string) =>
    exclusions.some((exclusion) => isMatchOf(exclusion, path, list));

  const explicitByPath = new Map<string, boolean>();
  for (const entry of wanted) {
    const { base, kind, maxDepth, matches } = await parseEntry(entry, list);
    // Several paths in an entry that matches nothing are a mistake, even where `mayBeMissing`
    // allows that.
    const correction = adviceOn(entry);
    const mayMatchNothing = mayBeMissing && correction === null;
    const advice = correction !== null && { fix: correction };
    if (kind === null) {
      if (mayMatchNothing) continue;
      throw fileError('file-not-found', entry, {
        ...(place && { problem: `does not exist ${place}`, fix: 'check the path' }),
        ...advice,
      });
    }
    if (kind === 'file') {
      if (excluded.length > 0 && withLimit(excluded.join(' '), () => isExcluded(base))) continue;
      const fix =
        'only Markdown, MDX and HTML can have sections; if it is one of these by another name, ' +
        'set the option format';
      if (!anyExtension && !isSupported(base)) throw fileError('unknown-format', entry, { fix });
      explicitByPath.set(base, true);
      continue;
    }
    const names = isSkipped(base) ? [] : await list.filesIn(base, { maxDepth, isSupported }, entry);
    const paths = withLimit([entry, ...excluded].join(' '), () =>
      names
        .filter((name) => isSupported(name) && matches(name))
        .sort()
        .map((name) => (base === '' ? name : `${base}/${name}`))
        // `../*` can lead back.
        .map((path) => (leadsOutside.test(base) ? list.normalize(path, entry) : path))
        .filter((path) => !isSkipped(path) && !isExcluded(path)),
    );
    if (paths.length === 0 && !mayMatchNothing) {
      const skipped = `excluded, in node_modules${place ? '' : ' or ignored by .gitignore'}`;
      const fix = `only ${extensions.join(', ')} files are searched, and none that are ${skipped}`;
      throw fileError('no-match', entry, { fix, ...advice });
    }
    for (const path of paths) explicitByPath.set(path, explicitByPath.get(path) ?? false);
  }
  if (entries.length > 0 && explicitByPath.size === 0 && !mayBeMissing)
    throw invalidInput('files', {
      problem: 'excludes every file that it names',
      fix: 'remove an exclusion',
    });
  return [...explicitByPath].map(([path, isExplicit]) => ({ path, isExplicit }));
}

/** What to write instead of an entry that matches nothing, where its form shows what was meant. */
function adviceOn(entry: string): string | null {
  const isArray = /^\[.*\]$/s.test(entry) && /["']/.test(entry);
  if (isArray) return 'write one path per line, without brackets and quotes';
  // Windows does not remove single quotes.
  const isQuoted = /^(['"]).*\1$/.test(entry);
  if (isQuoted) return 'leave out the quotes, or use double quotes in a shell';
  const isListItem = /^- \S+$/.test(entry);
  if (isListItem) return `leave out "- ": write ${entry.slice(2)}`;
  const withoutBraces = entry.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const isList = /^- |,|\.(?:mdx?|markdown|mdown|mkdn?|html?) /i.test(withoutBraces);
  if (isList) return 'write one path per entry, or per line of the input files';
  const isWindowsPath = /^[\w.-]+(?:\\[\w.-]+)+$/.test(entry);
  return isWindowsPath ? `write ${entry.replaceAll('\\', '/')}` : null;
}

function kindOfEntry(entry: string, list: PathList): 'file' | 'folder' | null {
  // An empty name would be the top folder, which is never intended.
  return entry === '' ? null : list.kindOf(list.normalize(withSlashes(entry, list), entry), entry);
}

function withSlashes(entry: string, { separator }: Pick<PathList, 'separator'>): string {
  return separator === '\\' ? entry.replaceAll('\\', '/') : entry;
}

type Entry = Awaited<ReturnType<typeof parseEntry>>;

/** `base` is the path of the file, or of the folder in which names are matched. */
async function parseEntry(entry: string, list: PathList) {
  const kind = kindOfEntry(entry, list);
  const written = withSlashes(entry, list);
  if (kind !== null || !isGlob(entry))
    return {
      base: list.normalize(written, entry),
      kind,
      maxDepth: Number.POSITIVE_INFINITY,
      matches: () => true,
    };
  const { default: picomatch } = await import('picomatch');
  refuseRange('files', entry);
  return withLimit(entry, () => {
    const { base, glob } = picomatch.scan(written, {
      nonegate: true,
      noparen: !entry.includes('|'),
      scanToEnd: true,
    });
    // A pattern in which nothing varies is a name: `\[a\].md` is `[a].md`.
    const path = base.replace(/\\(.)/g, '$1');
    const isMatch = glob
      ? picomatch(glob, { dot: true, nocase: list.ignoresCase, nonegate: true })
      : () => true;
    // A folder in parentheses can repeat: `+(docs/)*.md`.
    const isDeep = /^$|\*\*|^[^(]*\(.*\//s.test(glob);
    return {
      base: list.normalize(path, entry),
      kind: glob ? ('glob' as const) : kindOfEntry(path, list),
      maxDepth: isDeep ? Number.POSITIVE_INFINITY : glob.split('/').length - 1,
      // Braces can contain the folder itself, as a dot: `{docs,.}/*.md`.
      matches: (name: string) =>
        isMatch(name) || (/[{(,|]\.[/,|)}]/.test(glob) && isMatch(`./${name}`)),
    };
  });
}

/** Picomatch reads `{9..10}` as a set of digits. */
export function refuseRange(input: string, value: string): void {
  const fix = 'write each number, such as {9,10}';
  if (/\{(?:\d\d+\.\.|\d\.\.\d\d)/.test(value))
    throw invalidInput(input, { value, problem: 'has a range', fix });
}

const maxGlobMs = 2_000; // a glob such as `*a*a*a*a*a*a*b` never ends for certain names

export function withLimit<T>(entry: string, work: () => T): T {
  try {
    // Of any length, so timed.
    return new TimeBudget(maxGlobMs).run(Number.POSITIVE_INFINITY, work);
  } catch (error) {
    // picomatch throws for more than 65,536 characters.
    if (!isError(error, 'too-complex') && !(error instanceof SyntaxError)) throw error;
    const fix = 'use fewer stars and braces';
    throw new StatusSnippetsError('too-complex', {
      subject: 'the glob',
      value: entry,
      problem: 'takes too long',
      fix,
    });
  }
}

function isMatchOf(
  { base, matches }: Entry,
  path: string,
  { ignoresCase, absolute }: PathList,
): boolean {
  // macOS ignores the Unicode form of letters, too.
  const fold = (text: string) => (ignoresCase ? text.normalize().toLowerCase() : text);
  const name = posix.relative(fold(absolute(base)), fold(absolute(path)));
  if (name === '' || leadsOutside.test(name)) return name === '';
  return matches(name) || (ignoresCase && matches(name.normalize('NFD')));
}

/** The path from the folder, with slashes on every platform. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** Parentheses alone are frequent in the names of folders, such as `(docs)`; `|` is not. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}|]|[@!+]\(/.test(text);
}

export const skippedFolders: readonly string[] = ['node_modules', '.git'];

function isSkipped(path: string): boolean {
  return path.split('/').some((part) => skippedFolders.includes(part));
}

/**
 * `areNamed`: all entries look like files, so no list is needed. One with `!` needs a list, which
 * tells if that is a name.
 */
export function pathsOf(
  entries: readonly string[],
  extensions: readonly string[],
  list: Pick<PathList, 'normalize' | 'separator'>,
) {
  const areNamed = entries.every(
    (entry) => !/^!/.test(entry) && !isGlob(entry) && hasExtension(entry, extensions),
  );
  return {
    paths: entries.map((entry) => list.normalize(withSlashes(entry, list), entry)),
    areNamed,
  };
}

function hasExtension(path: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => path.toLowerCase().endsWith(extension));
}

// Of a normalized path: what leads out of the repository; and what can be left out, `.` alone and a
// slash at its end.
export const leadsOutside = /^(?:\/|\.\.(?:\/|$))/;
export const needlessPart = /^\.\/?$|\/$/;

export function outsideRepository(entry: string): StatusSnippetsError {
  const fix = 'write a path relative to its top folder, such as docs/index.md';
  return fileError('leads-outside', entry, { problem: 'is outside the repository', fix });
}

/** Where GitHub looks for a README, in this order. The empty string is the top folder. */
const readmeFolders = ['.github', '', 'docs'];

/**
 * The same for a repository with one of these names, each a path or an address. In one that is
 * named `.github`, a README in `profile` is the page of its owner.
 */
export function readmeFoldersOf(names: readonly string[]): readonly string[] {
  const isOfOwner = names.some((name) => /(?:^|[/\\:])\.github(?:\.git)?\/?$/i.test(name));
  return isOfOwner ? ['profile', ...readmeFolders] : readmeFolders;
}
