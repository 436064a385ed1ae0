import type { ObjectFormat } from './git.ts';
import {
  createRepository,
  type FileContent,
  type Identity,
  itemAt,
  listBranches,
  readBlob,
  resolveBranch,
  writeCommit,
} from './git-repository.ts';
import { type Clock, PullRequests } from './pull-requests.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type { TestRepository } from './test-repository.ts';

export interface RepositoryOptions {
  readonly branch?: string;
  readonly files?: Readonly<Record<string, FileContent>>;
  readonly objectFormat?: ObjectFormat;
  readonly settings?: Partial<Settings>;
}

export interface HostedRepository extends TestRepository, AsyncDisposable {
  push(
    branch: string,
    files: Readonly<Record<string, FileContent>>,
    message?: string,
  ): Promise<string>;
  head(branch: string): Promise<string | null>;
  text(branch: string, path: string): Promise<string>;
  otherBranches(): Promise<string[]>;
}

const person: Identity = { name: 'Pat Person', email: 'pat@example.com' };

/** Creates a repository that needs no files on disk until a test runs a git command. */
export function createHostedRepository(
  nameWithOwner: string,
  number: number,
  { branch = 'main', files, objectFormat = 'sha1', settings }: RepositoryOptions,
  clock: Clock,
): HostedRepository {
  const git = createRepository({ branch, objectFormat, files, author: person });
  const pulls = new PullRequests(git, number, clock);
  return {
    git,
    nameWithOwner,
    number,
    defaultBranch: branch,
    id: `R_${number}`,
    url: `https://github.com/${nameWithOwner}`,
    settings: { ...defaultSettings(), ...settings },
    pulls,
    async push(name, content, message = 'Edit by hand') {
      const head = resolveBranch(git, name);
      const parents = head === null ? [] : [head];
      const oid = writeCommit(git, {
        parents,
        files: content,
        message,
        author: person,
        committer: person,
      });
      pulls.setBranch(name, oid);
      return oid;
    },
    head: async (name) => resolveBranch(git, name),
    async text(name, path) {
      const head = resolveBranch(git, name);
      const item = head === null ? null : itemAt(git, head, path);
      const bytes = item === null ? null : readBlob(git, item.oid);
      if (bytes === null) throw new Error(`there is no file ${path} on branch ${name}`);
      return bytes.toString();
    },
    otherBranches: async () =>
      listBranches(git)
        .filter((name) => name !== branch)
        .sort(),
    [Symbol.asyncDispose]: () => git[Symbol.asyncDispose](),
  };
}
