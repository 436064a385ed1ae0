import type { FileReport, SectionReport } from './result.ts';

/** A page whose sections change. */
interface ChangedPage {
  readonly slug: string;
  readonly address: string;
  readonly previousAddress: string | null;
}

/** What a change is about, for the subject of a commit and the title of a pull request. */
export interface ChangeSummary {
  readonly kind: 'moved' | 'filled' | 'repaired';
  readonly pages: readonly ChangedPage[];
  /** The slug of the page; those of several pages are separated by commas, and so are the addresses. */
  readonly slug: string;
  readonly address: string;
  /** Empty if the pages did not move. */
  readonly previousAddress: string;
}

/** What the changed sections have in common: pages that moved come before empty sections, and those before other changes. */
export function summarizeChange(files: readonly FileReport[]): ChangeSummary | null {
  const changed = files.flatMap(({ sections }) => sections.filter(({ outcome }) => outcome !== 'unchanged'));
  const kinds = [
    { kind: 'moved', sections: changed.filter(isMoved) },
    { kind: 'filled', sections: changed.filter(({ previousAddress }) => previousAddress === null) },
    { kind: 'repaired', sections: changed },
  ] as const;
  const first = kinds.find(({ sections }) => sections.length > 0);
  if (!first) return null;
  const pages = uniquePages(first.sections);
  return {
    kind: first.kind,
    pages,
    slug: list(pages.map(({ slug }) => slug)),
    address: list(pages.map(({ address }) => address)),
    previousAddress: first.kind === 'moved' ? list(pages.flatMap(({ previousAddress }) => previousAddress ?? [])) : '',
  };
}

/** Whether the page of a section has another address than the one in the section. */
export function isMoved({ previousAddress, address }: SectionReport): boolean {
  return previousAddress !== null && previousAddress !== address;
}

/** The message of a commit with the changes of a run; empty if there are none. */
export function commitMessage(files: readonly FileReport[]): string {
  const summary = summarizeChange(files);
  return summary === null ? '' : `${commitSubject(summary)}\n\n${commitBody(summary)}`;
}

/** The subject of a commit: the addresses of one or two pages, else the number of pages. */
export function commitSubject({ kind, pages }: ChangeSummary): string {
  const addresses = new Set(pages.map(({ address }) => address));
  if (addresses.size <= 2) {
    const badges = addresses.size === 1 ? 'the status badge' : 'the status badges';
    return `${verbs[kind]} ${badges} ${kind === 'moved' ? 'at' : 'of'} ${[...addresses].join(' and ')}`;
  }
  const slugs = new Set(pages.map(({ slug }) => slug));
  const target = kind === 'moved' ? ' at their new addresses' : '';
  return `${verbs[kind]} the status badges of ${slugs.size} pages${target}`;
}

const verbs = { moved: 'Point', filled: 'Add', repaired: 'Repair' } as const;

/** The most pages that the body of a commit names. */
const maxNamedPages = 50;

/** The body of a commit: a sentence for each page. */
export function commitBody({ kind, pages }: ChangeSummary): string {
  const sentences = pages.slice(0, maxNamedPages).map((page) => describe[kind](page));
  const rest = pages.length - maxNamedPages;
  return [...sentences, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n');
}

const describe: Readonly<Record<ChangeSummary['kind'], (page: ChangedPage) => string>> = {
  moved: ({ slug, previousAddress, address }) =>
    `The section for the page "${slug}" linked to ${previousAddress} and now links to ${address}.`,
  filled: ({ slug }) => `Add the snippets of the page "${slug}".`,
  repaired: ({ slug }) => `The section for the page "${slug}" differed from its snippets.`,
};

function uniquePages(sections: readonly SectionReport[]): ChangedPage[] {
  const pages = new Map<string, ChangedPage>();
  for (const { slug, address, previousAddress } of sections) {
    pages.set(JSON.stringify([slug, address, previousAddress]), { slug, address, previousAddress });
  }
  return [...pages.values()];
}

function list(values: readonly string[]): string {
  return [...new Set(values)].join(', ');
}
