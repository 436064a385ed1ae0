/** The kinds of problems with markers. The codes are part of the JSON report. */
export type ProblemCode =
  | 'start-without-end'
  | 'end-without-start'
  | 'nested-start'
  | 'different-containers'
  | 'inside-link'
  | 'look-alike'
  | 'unknown-attribute'
  | 'repeated-attribute'
  | 'invalid-attribute'
  | 'does-not-fit'
  | 'label-defined'
  | 'changes-surroundings'
  | 'not-read-back'
  | 'mdx-syntax'
  | 'too-complex';

/** A broken marker or section. The offset counts UTF-16 code units; the message names a fix. */
export interface SectionProblem {
  readonly offset: number;
  readonly code: ProblemCode;
  readonly message: string;
}

/** Something that is allowed but rarely intended. */
export interface SectionWarning {
  readonly offset: number;
  readonly code: 'raw-markdown';
  readonly message: string;
}
