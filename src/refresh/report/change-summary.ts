import type { FileReport, SectionReport } from './report.ts';

/** What a change is about, for the subject of a commit and the title of a pull request. */
export type Headline =
  | {
      readonly kind: 'moved';
      readonly slug: string;
      readonly address: string;
      readonly previousAddress: string;
    }
  | { readonly kind: 'filled'; readonly slug: string; readonly address: string }
  | { readonly kind: 'repaired'; readonly slug: string; readonly address: string };

/** The headline of a run that changes something: a moved page before a first fill before a plain repair. */
export function headlineOf(files: readonly FileReport[]): Headline | null {
  const changed = files.flatMap(({ sections }) => sections.filter(({ outcome }) => outcome !== 'unchanged'));
  const moved = changed.find(isMoved);
  if (moved?.previousAddress) {
    const { slug, address, previousAddress } = moved;
    return { kind: 'moved', slug, address, previousAddress };
  }
  const [first] = changed;
  if (!first) return null;
  const filled = changed.find(({ previousAddress }) => previousAddress === null);
  const { slug, address } = filled ?? first;
  return { kind: filled ? 'filled' : 'repaired', slug, address };
}

/** Whether a section's page is at another address than the one the section held. */
export function isMoved({ previousAddress, address }: SectionReport): boolean {
  return previousAddress !== null && previousAddress !== address;
}

/** The message of a commit that holds the changes of a run; empty where it has none. */
export function commitMessage(files: readonly FileReport[]): string {
  const headline = headlineOf(files);
  return headline === null ? '' : `${subjectOf(headline)}\n\n${bodyOf(headline)}`;
}

/** The headline as a sentence without its full stop: a commit's subject. */
export function subjectOf(headline: Headline): string {
  switch (headline.kind) {
    case 'moved':
      return `Point the status badge at ${headline.address}`;
    case 'filled':
      return `Add the status badge of ${headline.address}`;
    case 'repaired':
      return `Repair the status badge of ${headline.address}`;
  }
}

/** What the body of a commit says below its subject. */
export function bodyOf(headline: Headline): string {
  switch (headline.kind) {
    case 'moved':
      return `The page "${headline.slug}" moved from ${headline.previousAddress} to ${headline.address}.`;
    case 'filled':
      return `The section for the page "${headline.slug}" was empty.`;
    case 'repaired':
      return `The section for the page "${headline.slug}" differed from its snippets.`;
  }
}
