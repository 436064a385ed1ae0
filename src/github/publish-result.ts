import type { Commit } from './commit/create-commit.ts';

export interface PullRequestLink {
  readonly number: number;
  readonly url: string;
}

/** What publishing changed, or why it changed nothing. */
export type PublishResult = {
  /** The current `owner/name`. */
  readonly repository: string;
  /** The branch to update, even if a pull request was opened for it. */
  readonly branch: string;
} & ({ readonly outcome: 'committed'; readonly commit: Commit } | PullRequestResult);

export type PullRequestResult =
  /**
   * An open pull request contains the change. `commit` is null if this run added none; `isNew` is true if this run opened
   * the pull request.
   */
  (
    | { readonly outcome: 'proposed'; readonly commit: Commit | null; readonly isNew: boolean }
    /** The branch is up to date, so the pull request was closed, and perhaps its branch deleted. */
    | { readonly outcome: 'closed'; readonly isBranchDeleted: boolean }
    /** The branch is up to date, but others committed to the pull request; nothing was written. */
    | { readonly outcome: 'left-open'; readonly isDue: boolean }
    /** A person closed a pull request with the same change; nothing was written. */
    | { readonly outcome: 'declined' }
  ) & { readonly pullRequest: PullRequestLink };
