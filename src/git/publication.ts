/** The new texts by their paths from the top of the repository. */
export type Files = ReadonlyMap<string, string>;

type PublishOutcome = 'pushed' | 'deleted' | 'unchanged' | 'would-push' | 'would-delete';

/** What a push did. */
export interface Publication {
  /** The entry of the JSON report. */
  readonly entry: {
    readonly outcome: PublishOutcome;
    readonly remote: string;
    readonly branch: string;
    readonly commit: string | null;
  };
  /** For people, about what was to be pushed; empty if there was nothing. */
  readonly sentence: (what: string) => string;
  readonly warning?: string;
}

/** Makes the reports about pushes to this branch. */
export function reportFor(remote: string, branch: string) {
  type Sentence = Publication['sentence'];
  return (
    outcome: PublishOutcome,
    sentence: Sentence,
    commit: string | null = null,
  ): Publication => {
    const entry = { outcome, remote, branch, commit };
    return { entry, sentence };
  };
}
