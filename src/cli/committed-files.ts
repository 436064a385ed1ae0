import { realpathSync } from 'node:fs';
import { isAbsolute, posix, sep } from 'node:path';
import { configurationFileNames, type RawOptions, type Settings } from '../config/settings.ts';
import type { FoundFile } from '../files/find-files.ts';
import { decode, relativePath } from '../files/read-text-file.ts';
import { listOfPaths, type PathList, readmeFolders, readmesAmong, selectPaths } from '../files/select-paths.ts';
import type { FetchedCommit } from '../git/push.ts';
import type { SourceFile } from '../refresh/input.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { mayContainSettings, parseConfigurationAt } from '../runtime/read-configuration.ts';
import { needOf } from '../runtime/source-files.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { type ErrorCode, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';

const folderMode = '040000';
const executableMode = '100755';

/** Why an entry is not read, as through the API of GitHub: a link may lead to what is not in the commit. */
const refusals: Readonly<Record<string, readonly [code: ErrorCode, problem: string, fix: string]>> = {
  [folderMode]: ['folder', 'is a folder', 'specify a file'],
  '120000': ['symlink', 'is a symbolic link', 'specify the file it points to'],
  '160000': ['submodule', 'is a submodule', 'run in a clone of its repository'],
};

/** So many files are in memory at once. */
const maxReadAtOnce = 200;

/**
 * The files of a commit, as a folder of it sees them: `path` is relative to that folder, `realPath` to the top of the
 * repository. What is chosen is what the action chooses through the API, so `.gitignore` does not matter.
 */
export class CommittedFiles {
  readonly #commit: FetchedCommit;
  readonly #folder: string;
  readonly #prefix: string;
  /** From the top. A name that is not UTF-8 cannot be specified. */
  readonly #entries = new Map<string, { readonly mode: string; readonly id: string }>();

  /**
   * @param folder the user's folder, for absolute paths
   * @param prefix its path in the repository, with a slash at its end; empty at the top
   * @throws {StatusSnippetsError} if the commit does not have the folder
   */
  constructor(commit: FetchedCommit, folder: string, prefix: string) {
    this.#commit = commit;
    this.#folder = folder;
    this.#prefix = prefix;
    for (const [name, entry] of commit.tree) {
      const path = /[\x80-\xff]/.test(name) ? Buffer.from(name, 'latin1').toString() : name;
      if (!path.includes('\uFFFD')) this.#entries.set(path, entry);
    }
    if (prefix === '' || this.#entries.get(prefix.slice(0, -1))?.mode === folderMode) return;
    throw invalidInput(prefix, { problem: `does not exist in ${commit.place}`, fix: 'run in a folder that does' });
  }

  /** The path from the top of the repository. `entry` is for messages. */
  toTop(path: string, entry = path): string {
    // An absolute path can lead through a link to the folder.
    const starts = [this.#folder, realpathSync(this.#folder)];
    for (const relative of isAbsolute(path) ? starts.map((start) => relativePath(start, path)) : [path]) {
      const full = posix.join(this.#prefix, relative);
      if (!/^\.\.(?:\/|$)/.test(full)) return full.replace(/^\.?\/?$|\/$/, '');
    }
    throw invalidInput(entry, { problem: 'is outside of the repository', fix: 'leave it out, or leave out --push' });
  }

  isExecutable(realPath: string): boolean {
    return this.#entries.get(realPath)?.mode === executableMode;
  }

  /** Of what is in a folder, itself a path from the top. */
  namesIn(folder: string): string[] {
    const start = folder === '' ? '' : `${folder}/`;
    const paths = [...this.#entries.keys()].filter((path) => path.startsWith(start));
    return paths.map((path) => path.slice(start.length)).filter((name) => !name.includes('/'));
  }

  async find(entries: readonly string[], { format }: Pick<Settings, 'format'>): Promise<FoundFile[]> {
    const regular = [...this.#entries].filter(([, { mode }]) => !(mode in refusals)).map(([path]) => path);
    const list: PathList = {
      ...listOfPaths(regular),
      separator: sep,
      normalize: (path, entry) => this.toTop(path, entry),
      kindOf: (path) => {
        const mode = path === '' ? folderMode : this.#entries.get(path)?.mode;
        return mode === undefined ? null : mode === folderMode ? 'folder' : 'file';
      },
    };
    const names = entries.length > 0 ? entries : [this.readmes()[0] ?? 'README.md'];
    const selected = await selectPaths(names, list, { extensions: fileExtensions, anyExtension: format !== null });
    return selected.map(({ path: realPath, isExplicit }) => ({
      path: posix.relative(`/${this.#prefix}`, `/${realPath}`),
      realPath,
      isExplicit,
    }));
  }

  /** As `readSourceFile` does. */
  async *read(
    files: readonly FoundFile[],
    settings: Pick<Settings, 'format' | 'ignoreUnmarked'>,
    isRelevant = mentionsMarkers,
  ): AsyncGenerator<SourceFile> {
    for (let start = 0; start < files.length; start += maxReadAtOnce) {
      const some = files.slice(start, start + maxReadAtOnce);
      const bytesOf = await this.#readBytes(some.map(({ realPath }) => realPath));
      for (const { path, realPath, isExplicit } of some) {
        const need = needOf(isExplicit, settings);
        const file = { path, need, format: settings.format ?? formatOf(path) ?? 'md' };
        try {
          const bytes = bytesOf(realPath);
          const matters = need === 'section' || isRelevant(bytes.toString('latin1'));
          yield { ...file, text: matters ? decode(path, bytes) : '' };
        } catch (error) {
          if (!isError(error)) throw error;
          const { code, fields, message } = error.about('this file');
          yield { ...file, text: { level: 'error', line: fields.line ?? 1, code, message } };
        }
      }
    }
  }

  /** Null if nothing is there. */
  async readText(realPath: string): Promise<string | null> {
    if (!this.#entries.has(realPath)) return null;
    const bytesOf = await this.#readBytes([realPath]);
    return decode(realPath, bytesOf(realPath));
  }

  /** Of the nearest configuration file, from a folder up to the top. */
  async readConfiguration(folder = this.#prefix): Promise<RawOptions> {
    for (let current = posix.join(folder, '.'); ; current = posix.dirname(current)) {
      for (const name of configurationFileNames) {
        const text = await this.readText(posix.join(current, name));
        if (text === null || !mayContainSettings(name, text)) continue;
        const shown = posix.relative(`/${folder}`, posix.join('/', current, name));
        const options = await parseConfigurationAt(shown, text);
        if (options !== null) return options;
      }
      if (current === '.') return new Map();
    }
  }

  /** For a run that names no file. */
  async withReadmeWarning(result: RefreshResult): Promise<RefreshResult> {
    if (result.failure?.code !== 'no-section') return result;
    const readmes = this.readmes();
    const marked = new Set<string>();
    const settings = { format: null, ignoreUnmarked: true };
    for await (const { path, text } of this.read(await this.find(readmes, settings), settings)) {
      if (text !== '') marked.add(path);
    }
    return warnAboutReadme(result, readmes, (path) => marked.has(path));
  }

  /** The first is the one that GitHub shows. */
  readmes(): string[] {
    const namesIn = (folder: string) =>
      this.namesIn(posix.join(this.#prefix, folder).replace(/^\.?\/?$|\/$/, '')).map((name) =>
        posix.join(folder, name),
      );
    return readmesAmong(readmeFolders.flatMap(namesIn));
  }

  /** The function that is returned throws for what is no regular file. */
  async #readBytes(realPaths: readonly string[]): Promise<(realPath: string) => Buffer> {
    const regular = realPaths.flatMap((path) => {
      const entry = this.#entries.get(path);
      return entry === undefined || entry.mode in refusals ? [] : [[path, entry.id] as const];
    });
    const blobs = await this.#commit.readBlobs(regular.map(([, id]) => id));
    const bytes = new Map(regular.map(([path], index) => [path, blobs[index]]));
    return (path) => {
      const found = bytes.get(path);
      if (found !== undefined) return found;
      const [code, problem, fix] = refusals[this.#entries.get(path)?.mode ?? ''] ?? [
        'irregular',
        'is not a regular file',
        '',
      ];
      throw new StatusSnippetsError(code, { subject: path, problem, fix });
    };
  }
}
