import { isMoved } from '../refresh/report/change-summary.ts';
import type { SectionReport } from '../refresh/report/report.ts';

/** What became of a section that was not right, or is to become of it, as a sentence without its full stop. */
export function sectionNote(section: SectionReport): string {
  const { address, previousAddress, outcome } = section;
  const due = outcome === 'out-of-date';
  if (isMoved(section)) {
    return due
      ? `this section points at ${previousAddress}, and should point at ${address}`
      : `this section points at ${address} now, and pointed at ${previousAddress} before`;
  }
  if (previousAddress === null) {
    return due
      ? `this section lacks the snippets of ${address}`
      : `this section is filled with the snippets of ${address}`;
  }
  return due
    ? `this section differs from the snippets of ${address}`
    : `this section holds the snippets of ${address} again`;
}
