import type { Identity } from './git-repository.ts';

export type Protection = 'classic' | 'ruleset' | 'merge-queue';

export const webFlow: Identity = { name: 'GitHub', email: 'noreply@github.com' };

export interface Settings {
  archived: boolean;
  disabled: boolean;
  fork: boolean;
  mirror: boolean;
  formerNames: string[];
  topics: string[];
  contents: 'none' | 'read' | 'write';
  pullRequests: 'none' | 'read' | 'write';
  actionsMayCreatePullRequests: boolean;
  autoMergeAllowed: boolean;
  /**
   * What the default branch requires before a merge: nothing, a check, or a check of a branch that is up to date with it. With
   * a queue, all checks have passed, and GitHub adds a pull request to the queue when it is asked for an automatic merge.
   */
  mergeRule: 'none' | 'check' | 'strict-check' | 'queue';
  mergeMethods: string[];
  /** How often a new commit of a pull request is looked at before GitHub has found out what it requires. */
  looksUntilDecided: number;
  draftsSupported: boolean;
  /** Whether labels may be created. */
  issues: 'none' | 'write';
  labels: string[];
  /** Who may review and be assigned. */
  collaborators: string[];
  teams: string[];
  samlEnforced: boolean;
  /** The protections by branch. The entry `*` is for all branches without an entry. */
  protections: Map<string, Protection>;
  /** The ids of commits by the names of tags. A short name means a tag rather than a branch. */
  tags: Map<string, string>;
  /** Whether a ruleset for all branches lets nobody delete one. */
  deletionsRefused: boolean;
  /** The message of a ruleset that refuses every commit on every branch; null if commits are accepted. */
  commitsRefused: string | null;
  /** The committer of commits made through the API. An enterprise server has its own no-reply address. */
  committer: Identity;
  /** The words that refuse an update of a branch that lost a race; null for those of git. GitHub does not document its own. */
  lostRace: string | null;
  /** Fields that the schema of this server lacks, such as `PullRequest.mergeStateStatus`. */
  missingFields: string[];
  workflows: boolean;
  fileLimit: number;
  textLimit: number;
  listingLimit: number;
}

export function defaultSettings(): Settings {
  return {
    archived: false,
    disabled: false,
    fork: false,
    mirror: false,
    formerNames: [],
    topics: [],
    contents: 'write',
    pullRequests: 'write',
    actionsMayCreatePullRequests: true,
    autoMergeAllowed: true,
    mergeRule: 'none',
    mergeMethods: ['MERGE', 'SQUASH', 'REBASE'],
    looksUntilDecided: 2,
    draftsSupported: true,
    issues: 'none',
    labels: [],
    collaborators: [],
    teams: [],
    samlEnforced: false,
    protections: new Map(),
    tags: new Map(),
    deletionsRefused: false,
    commitsRefused: null,
    committer: webFlow,
    lostRace: 'Reference cannot be updated',
    missingFields: [],
    workflows: true,
    fileLimit: 10 * 1024 * 1024,
    textLimit: 512_000,
    listingLimit: 100_000,
  };
}
