import { emptyReading, type Reading } from './parsed-document.ts';
import type { SectionProblem } from './problem.ts';

/** What a text holds that would take too long to read; thrown out of the parser that comes upon it. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly problem: SectionProblem;

  constructor(problem: SectionProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Reads a text; one that holds something unreadable has that for a fault. */
export async function readOrRefuse(read: () => Reading | Promise<Reading>): Promise<Reading> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { ...emptyReading, faults: [error.problem] };
  }
}
