import type { GitHubClient } from '../client/client.ts';
import type { RetryReason } from '../client/retry-delay.ts';
import type { CommitMessage, FileContent } from '../commit/create-commit.ts';
import type { PublishResult } from '../publish-result.ts';
import type { BranchState } from '../read/read-branch.ts';
import type { PullRequestText } from './body.ts';
import type { DesiredState } from './decide-next-step.ts';
import type { PastWrites } from './past-writes.ts';

export interface StepContext {
  readonly client: GitHubClient;
  readonly state: BranchState;
  readonly desired: DesiredState;
  readonly past: PastWrites;
  readonly text: PullRequestText;
  readonly message: CommitMessage;
  /** The changes of the step `commit-on-top`, to the files of the pull request branch. */
  readonly changesOnTop: readonly FileContent[];
}

/** The end of the run, or why to read and decide again. The result is null if the branch is up to date. */
export type StepResult =
  | { readonly outcome: 'finished'; readonly published: PublishResult | null }
  | { readonly outcome: 'retry'; readonly reason: RetryReason };
