/** Where the command line writes: results to `out`, reports to `err`. */
export interface Terminal {
  readonly out: Output;
  readonly err: Output;
}

export interface Output {
  readonly write: (text: string) => void;
  /** Whether a person looks at it. */
  readonly terminal: boolean;
  readonly colour: boolean;
}
