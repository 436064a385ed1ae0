import type { GitHubClient } from '../client/client.ts';
import type { RetryReason } from '../client/retry-delay.ts';
import type { CommitMessage, FileContent } from '../commit/create-commit.ts';
import type { PublishResult } from '../publish-result.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { PullRequestText } from './body.ts';
import type { DesiredState } from './decide-next-step.ts';
import type { PastWrites } from './past-writes.ts';

/** What the functions that take a step need. */
export interface StepContext {
  readonly client: GitHubClient;
  readonly state: BranchState;
  readonly desired: DesiredState;
  readonly past: PastWrites;
  readonly text: PullRequestText;
  readonly message: CommitMessage;
  /** The changes to the files of the pull request branch, for the step `commit-on-top`; empty for all other steps. */
  readonly changesOnTop: readonly FileContent[];
}

/** The end of the run, or the reason to read and decide again. `published` is null if the branch is up to date. */
export type StepResult =
  | { readonly outcome: 'finished'; readonly published: PublishResult | null }
  | { readonly outcome: 'retry'; readonly reason: RetryReason };
