import type { PublishEffects } from '../client/client.ts';
import type { Doing } from '../client/error-mapping.ts';
import type { Render, Words } from '../commit/changes.ts';
import type { Commit, CommitOrder } from '../commit/create-commit.ts';
import type { Round } from '../commit/retry.ts';
import type { Move } from '../commit/update-refs.ts';
import type { Published } from '../publish-result.ts';
import type { PullRequest } from '../read/branch-snapshot.ts';
import type { Head } from '../read/read-branch.ts';
import type { Step, Wish } from './decide.ts';

/** What a step works with. */
export interface Situation {
  readonly effects: PublishEffects;
  readonly head: Head;
  readonly wish: Wish;
  readonly words: Words;
  readonly render: Render;
  readonly progress: Progress;
}

/** What the run has done so far; outlives the rounds. */
export interface Progress {
  /** A commit on our branch that may have landed. */
  lost: CommitOrder | null;
  /** The commit that has landed. */
  commit: Commit | null;
  /** A pull request was asked for, and may have been opened. */
  opening: boolean;
  /** This pull request may have been closed. */
  closing: PullRequest | null;
  /** Our branch was pointed at the base for a commit that has not landed yet. */
  undo: { readonly repositoryId: string; readonly move: Move; readonly doing: Doing } | null;
}

/** The step of that name. */
export type Of<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;
/** What a step comes to. */
export type Turn = Promise<Round<Published>>;
