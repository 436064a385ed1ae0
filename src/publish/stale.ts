import type { Complaint } from './complaint.ts';

/** GitHub's words where a branch or pull request is not (or no longer) as the writer thought. */
const words = [
  /expected branch to point to/i,
  // git's own, of a reference whose value was expected to be another.
  /is at [0-9a-f]+ but expected/i,
  // But for a name that cannot be had: a folder of branches takes it, or it is taken for one.
  /cannot lock ref(?!.*cannot create)/i,
  /reference (?:already exists|does not exist)/i,
  /not a fast.forward/i,
  /pull request already exists/i,
  /no commits between/i,
];

/** True where reading again and deciding again is the answer to a complaint. */
export function isStale({ type, message }: Complaint): boolean {
  return type === 'STALE_DATA' || type === 'NOT_FOUND' || words.some((pattern) => pattern.test(message));
}
