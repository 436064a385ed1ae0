import type { Problem } from './report.ts';

/** Whose fault a failure is. Of several in a run the first in this order decides how it ends. */
export const failureKinds = ['input', 'refused', 'unavailable', 'publishing'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** Why nothing becomes of a file, at a place of it. */
export interface Trouble extends Problem {
  readonly kind: FailureKind;
}

/** A file that stays as it is, because of what is wrong with it or with a page it shows. */
export interface FailedFile {
  readonly outcome: 'failed';
  readonly path: string;
  readonly troubles: readonly Trouble[];
}

/** A file that cannot be read or written, or has no section. */
export function failedFile(path: string, problem: Problem): FailedFile {
  return { outcome: 'failed', path, troubles: [{ kind: 'input', ...problem }] };
}
