import type { Git } from './git.ts';
import { divergence, type Identity, resolveBranch, writeTreeCommit } from './git-repository.ts';

export interface PullRequestRecord {
  readonly id: string;
  readonly number: number;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  title: string;
  body: string;
  base: string;
  readonly head: string;
  headOid: string;
  readonly crossRepository: boolean;
  /** False after the branch was reset to the base while the pull request was open: GitHub then never reopens it. */
  reopenable: boolean;
  isDraft: boolean;
  /** Only then, all servers of GitHub know it. */
  readonly knownAtMs: number;
  /** What was ever added: `label`, `reviewer`, `team` or `assignee`, and the name. */
  readonly added: (readonly [kind: string, name: string])[];
  readonly labels: string[];
  readonly reviewers: string[];
  readonly assignees: string[];
  /** How GitHub merges it when its requirements are met; null if nobody asked for that. */
  autoMerge: string | null;
  /** How often an automatic merge was accepted. */
  timesAccepted: number;
  /** How often somebody asked what its last commit requires. */
  looks: number;
}

const person: Identity = { name: 'Pat Person', email: 'pat@example.com' };

/** Where clients only pretend to wait, they move it. */
export interface Clock {
  now(): number;
}

export class PullRequests {
  readonly all: PullRequestRecord[] = [];
  readonly #git: Git;
  readonly #repositoryNumber: number;

  readonly #clock: Clock;

  constructor(git: Git, repositoryNumber: number, clock: Clock) {
    this.#git = git;
    this.#clock = clock;
    this.#repositoryNumber = repositoryNumber;
  }

  get(number: number): PullRequestRecord {
    const found = this.all.find((one) => one.number === number);
    if (found === undefined) throw new Error(`no pull request ${number}`);
    return found;
  }

  add(
    fields: Pick<PullRequestRecord, 'title' | 'body' | 'base' | 'head' | 'headOid'>,
    fork = false,
  ): PullRequestRecord {
    const number = this.all.length + 1;
    const pullRequest: PullRequestRecord = {
      ...fields,
      id: `PR_${this.#repositoryNumber}_${number}`,
      number,
      state: 'OPEN',
      crossRepository: fork,
      reopenable: true,
      isDraft: false,
      knownAtMs: this.#clock.now() + 1000,
      added: [],
      labels: [],
      reviewers: [],
      assignees: [],
      autoMerge: null,
      timesAccepted: 0,
      looks: 0,
    };
    this.all.push(pullRequest);
    return pullRequest;
  }

  isKnown({ knownAtMs }: PullRequestRecord): boolean {
    return this.#clock.now() >= knownAtMs;
  }

  openFrom(head: string): PullRequestRecord[] {
    return this.all.filter(
      (one) => one.head === head && one.state === 'OPEN' && !one.crossRepository,
    );
  }

  close(number: number): void {
    this.get(number).state = 'CLOSED';
  }

  /** Merges a pull request as a person would. Its branch is not deleted. */
  async merge(number: number, how: 'merge' | 'squash'): Promise<void> {
    const pullRequest = this.get(number);
    const base = this.#oidOf(pullRequest.base);
    const [tree = ''] = (
      await this.#git.text(['merge-tree', '--write-tree', base, pullRequest.headOid])
    ).split('\n');
    const parents = how === 'merge' ? [base, pullRequest.headOid] : [base];
    const message = `${pullRequest.title} (#${number})\n\n${pullRequest.body}`;
    const merged = writeTreeCommit(this.#git, tree, {
      parents,
      message,
      author: person,
      committer: person,
    });
    pullRequest.state = 'MERGED';
    this.setBranch(pullRequest.base, merged);
  }

  /**
   * Points a branch to a commit, or deletes it (`oid` is null), and changes pull requests from and into it as GitHub does. Nothing may
   * happen in between: otherwise a slow run would give a pull request an old commit.
   */
  setBranch(branch: string, oid: string | null): void {
    this.#git.storage.setBranch(branch, oid);
    for (const one of this.openFrom(branch)) this.#headMoved(one, oid);
    for (const one of this.all) {
      if (one.state !== 'OPEN' || one.base !== branch || one.crossRepository) continue;
      if (oid === null) {
        one.state = 'CLOSED';
        continue;
      }
      const [own] = divergence(this.#git, one.headOid, oid);
      if (own === 0) one.state = 'MERGED';
    }
  }

  #headMoved(pullRequest: PullRequestRecord, oid: string | null): void {
    if (oid === null) {
      pullRequest.state = 'CLOSED';
      return;
    }
    pullRequest.headOid = oid;
    pullRequest.looks = 0;
    const [own] = divergence(this.#git, oid, this.#oidOf(pullRequest.base));
    if (own > 0) return;
    pullRequest.state = 'CLOSED';
    pullRequest.reopenable = false;
  }

  #oidOf(branch: string): string {
    const oid = resolveBranch(this.#git, branch);
    if (oid === null) throw new Error(`no branch ${branch}`);
    return oid;
  }
}
