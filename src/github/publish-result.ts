import type { Commit } from './commit/create-commit.ts';

/** A pull request, for people to follow. */
export interface PullRequestLink {
  readonly number: number;
  readonly url: string;
}

interface Where {
  /** `owner/name` as it is today. */
  readonly repository: string;
  /** The branch that was read. */
  readonly branch: string;
  /** The commit of it that was read last. */
  readonly head: string;
}

/** What publishing came to. */
export type Published = Where &
  (
    | {
        /** The branch is right as it is; nothing was written. */
        readonly outcome: 'unchanged';
      }
    | { readonly outcome: 'committed'; readonly commit: Commit }
    | {
        /** An open pull request holds the change. */
        readonly outcome: 'proposed';
        readonly pullRequest: PullRequestLink;
        /** The commit made by this run; null where the pull request was right already. */
        readonly commit: Commit | null;
        /** True where this run opened it. */
        readonly opened: boolean;
      }
    | {
        /** The branch has caught up, so the pull request was closed. */
        readonly outcome: 'closed';
        readonly pullRequest: PullRequestLink;
        /** True where this run removed our branch too. */
        readonly branchRemoved: boolean;
      }
    | {
        /** The branch has caught up, but others have commits on our branch; nothing was written. */
        readonly outcome: 'left-open';
        readonly pullRequest: PullRequestLink;
      }
    | {
        /** A person closed a pull request with this very change; nothing was written. */
        readonly outcome: 'declined';
        readonly pullRequest: PullRequestLink;
      }
  );
