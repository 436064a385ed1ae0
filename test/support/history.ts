/** Runs git in a repository with this input, and returns the output. */
export type RunGit = (words: readonly string[], input?: string) => Promise<string>;

/** A text is a file of mode 100644. */
export type FileOrEntry =
  | string
  | { readonly mode: '100755' | '120000'; readonly text: string }
  | { readonly mode: '160000'; readonly id: string };

/** By their paths. A path in quotes has octal numbers for bytes, as git writes it. */
export type CommitFiles = Readonly<Record<string, FileOrEntry>>;

interface Commit {
  readonly parent: string;
  /** Such as `Ann <ann@a.com>`. */
  readonly author: string;
  readonly committer: string;
  readonly message: string;
  /** The paths of what it changes. */
  readonly files: readonly string[];
}

export type History = ReturnType<typeof openHistory>;

/** Reads the commits of a repository, and commits without a checkout. */
export function openHistory(git: RunGit) {
  const readCommit = (name: string) => git(['cat-file', 'commit', name]);
  return {
    /** The first is the newest. */
    async commits(name = 'main'): Promise<[Commit, ...Commit[]]> {
      const format = '--format=%x01%P%x02%an <%ae>%x02%cn <%ce>%x02%B%x02';
      const log = ['-c', 'core.quotePath=false', 'log', '--name-only', format, name];
      const [first, ...more] = (await git(log))
        .split('\x01')
        .slice(1)
        .map((entry): Commit => {
          const [parent = '', author = '', committer = '', message = '', paths = ''] =
            entry.split('\x02');
          return { parent, author, committer, message, files: paths.trim().split('\n') };
        });
      if (first === undefined) throw new Error(`${name} has no commit`);
      return [first, ...more];
    },
    /** The modes and ids of all files, by their paths, which are in quotes unless they are ASCII. */
    async tree(name = 'main'): Promise<Readonly<Record<string, string>>> {
      const lines = (await git(['ls-tree', '-r', name])).matchAll(/^(\d+) \w+ (\w+)\t(.*)$/gm);
      return Object.fromEntries([...lines].map(([, mode, id, path]) => [path, `${mode} ${id}`]));
    },
    read: (path: string, name = 'main') => git(['show', `${name}:${path}`]),
    /** The texts of several files one after the other. */
    readAll: (paths: readonly string[], name = 'main') =>
      git(['show', ...paths.map((path) => `${name}:${path}`)]),
    readCommit,
    /** Returns the id of a commit with this content. */
    writeCommit: async (content: string) =>
      (await git(['hash-object', '-t', 'commit', '-w', '--stdin'], content)).trim(),
    /** Returns the id of a commit with the tree of another one. */
    async commitTree(from: string, message: string, ...parents: readonly string[]) {
      const options = parents.flatMap((parent) => ['-p', parent]);
      return (await git(['commit-tree', ...options, '-m', message, `${from}^{tree}`])).trim();
    },
    /** @param parent null for a first commit */
    async importCommit(files: CommitFiles, branch: string, parent: string | null): Promise<void> {
      const writes = Object.entries(files).map(([path, file]) => {
        const name = path.startsWith('"') ? path : JSON.stringify(path);
        const entry = typeof file === 'string' ? { mode: '100644', text: file } : file;
        if ('id' in entry) return `M ${entry.mode} ${entry.id} ${name}\n`;
        const { mode, text } = entry;
        return `M ${mode} inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
      });
      const start = `commit refs/heads/${branch}\ncommitter Ann <ann@a.com> now\ndata 4\nWork\n`;
      const from = parent === null ? '' : `from refs/heads/${parent}^0\n`;
      const input = [start, from, ...writes].join('');
      await git(['fast-import', '--quiet', '--date-format=now'], input);
    },
  };
}
