import type { Commit } from './commit/create-commit.ts';

/** A pull request, for people to follow. */
export interface PullRequestLink {
  readonly number: number;
  readonly url: string;
}

/** What publishing changed, or why it changed nothing although the branch is out of date. */
export type PublishResult = {
  /** The current `owner/name`. */
  readonly repository: string;
  /** The branch that was read. */
  readonly branch: string;
} & ({ readonly outcome: 'committed'; readonly commit: Commit } | PullRequestResult);

export type PullRequestResult = { readonly pullRequest: PullRequestLink } & (
  | {
      /** An open pull request contains the change. */
      readonly outcome: 'proposed';
      /** The commit of this run; null if the pull request was already up to date. */
      readonly commit: Commit | null;
      /** True if this run opened it. */
      readonly isNew: boolean;
    }
  | {
      /** The branch is up to date, so the pull request was closed. */
      readonly outcome: 'closed';
      /** True if this run deleted the pull request branch too. */
      readonly isBranchDeleted: boolean;
    }
  /** The branch is up to date, but others committed to the pull request; nothing was written. */
  | { readonly outcome: 'left-open' }
  /** A person closed a pull request with the same change; nothing was written. */
  | { readonly outcome: 'declined' }
);
