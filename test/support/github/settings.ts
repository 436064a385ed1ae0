import type { Identity } from './git-repository.ts';

/** The way a branch is protected. It determines the message that refuses a write. */
export type Protection = 'classic' | 'ruleset' | 'merge-queue';

/** The committer of commits made through the API of github.com. */
export const webFlow: Identity = { name: 'GitHub', email: 'noreply@github.com' };

/** The settings of a repository, which a test may change while the server runs. */
export interface Settings {
  archived: boolean;
  /** GitHub has blocked access to the repository. */
  disabled: boolean;
  fork: boolean;
  mirror: boolean;
  /** Earlier names, by which the repository can still be found. */
  formerNames: string[];
  /** The permission of the token for the content of the repository. */
  contents: 'none' | 'read' | 'write';
  /** The permission of the token for pull requests. */
  pullRequests: 'none' | 'read' | 'write';
  /** Whether the token may see rules. */
  rulesVisible: boolean;
  /** Whether the settings of the repository and its organization let Actions create pull requests. */
  actionsMayCreatePullRequests: boolean;
  /** Whether the repository allows automatic merges. */
  autoMergeAllowed: boolean;
  /** Whether a ruleset of the default branch lets only branches merge that are up to date with it. */
  strictChecks: boolean;
  /** Whether the organization requires single sign-on that the token is not authorized for. */
  samlEnforced: boolean;
  /** The protections by branch. The entry `*` is for all branches without an entry. */
  protections: Map<string, Protection>;
  /** The message of a ruleset that refuses every commit on every branch; null if commits are accepted. */
  commitsRefused: string | null;
  /** The committer of commits made through the API. An enterprise server has its own no-reply address. */
  committer: Identity;
  /** The words that refuse an update of a branch that lost a race; null for those of git. GitHub does not document its own. */
  lostRace: string | null;
  /** Fields that the schema of this server lacks, such as `Ref.rules`. */
  missingFields: string[];
  /** Whether the token may push commits that change workflows. */
  workflows: boolean;
  /** The size in bytes above which GraphQL refuses to read a file. */
  fileLimit: number;
  /** The number of bytes after which the text of a blob is cut. */
  textLimit: number;
  /** The number of entries after which a listing is cut. */
  listingLimit: number;
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
    autoMergeAllowed: true,
    strictChecks: false,
    samlEnforced: false,
    protections: new Map(),
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
