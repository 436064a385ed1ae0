/** How a branch is protected, which decides the message that refuses a write. */
export type Protection = 'classic' | 'ruleset' | 'merge-queue' | 'no-creation' | 'restricted-push';

/** What can be switched while the server runs. */
export interface Settings {
  archived: boolean;
  /** GitHub has blocked access to the repository. */
  disabled: boolean;
  fork: boolean;
  mirror: boolean;
  /** Old names under which the repository is still found. */
  formerNames: string[];
  /** The permissions of the token. */
  contents: 'none' | 'read' | 'write';
  pullRequests: 'none' | 'read' | 'write';
  /** False where the token may not see rules and merge queues. */
  rulesVisible: boolean;
  /** The repository's and the organisation's switch. */
  actionsMayCreatePullRequests: boolean;
  /** The organisation insists on single sign-on, and the token lacks it. */
  samlEnforced: boolean;
  /** By branch; `*` is every branch without an entry. */
  protections: Map<string, Protection>;
  /** What a ruleset says to every new commit, wherever it goes; null where none minds. */
  commitsRefused: string | null;
  /** Fields that the schema of this server lacks, such as `Repository.mergeQueue`. */
  missingFields: string[];
  /** Whether the token may push commits that change workflows. */
  workflows: boolean;
  /** Bytes above which GraphQL does not read a file at all. */
  fileLimit: number;
  /** Bytes after which a blob's text is cut. */
  textLimit: number;
  /** Entries after which a listing is cut. */
  listingLimit: number;
  /** Which id the listing of a branch carries: GitHub's documentation does not say. */
  listingId: 'commit' | 'tree';
}

export function defaultSettings(): Settings {
  return {
    archived: false,
    disabled: false,
    fork: false,
    mirror: false,
    formerNames: [],
    contents: 'write',
    pullRequests: 'write',
    rulesVisible: true,
    actionsMayCreatePullRequests: true,
    samlEnforced: false,
    protections: new Map(),
    commitsRefused: null,
    missingFields: [],
    workflows: true,
    fileLimit: 10 * 1024 * 1024,
    textLimit: 512_000,
    listingLimit: 100_000,
    listingId: 'tree',
  };
}
