import { type placeholderNames, placeholderPattern } from '../config/publish-options.ts';
import { type FileResult, hasNewAddress } from './result.ts';

type ChangeSummary = ReturnType<typeof summarizeChange>;

/**
 * The most important change: an address was replaced, a section had no address before, or anything
 * else. No pages if none.
 */
export function summarizeChange(files: readonly FileResult[]) {
  const changed = files.flatMap(({ sections }) =>
    sections.filter(({ outcome }) => outcome !== 'unchanged'),
  );
  const kinds = [
    { kind: 'moved', sections: changed.filter(hasNewAddress) },
    { kind: 'filled', sections: changed.filter(({ previousAddress }) => previousAddress === null) },
  ] as const;
  const other = { kind: 'updated', sections: changed } as const;
  const { kind, sections } = kinds.find((each) => each.sections.length > 0) ?? other;
  const pages = sections.map(({ slug, address, previousAddress }) => ({
    slug,
    address,
    previousAddress,
  }));
  return { kind, pages: [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()] };
}

/**
 * The message of a commit with these changes.
 * @param template what the user wants it to be, with placeholders; null for the usual message
 * @param usual by default, it describes the changes
 */
export function commitMessageOf(
  files: readonly FileResult[],
  template: string | null,
  usual?: string,
): string {
  const summary = summarizeChange(files);
  const { subject, body } = defaultMessage(summary);
  return fillTemplate(template, summary) || (usual ?? `${subject}\n\n${body}`);
}

type Page = ChangeSummary['pages'][number];

/** `{previous-address}` is empty unless pages moved. */
const placeholders: Readonly<
  Record<(typeof placeholderNames)[number], (page: Page, kind: string) => string | null>
> = {
  slug: ({ slug }) => slug,
  address: ({ address }) => address,
  'previous-address': ({ previousAddress }, kind) => (kind === 'moved' ? previousAddress : null),
};

/** Each placeholder becomes its values for all pages, each once. Empty without a template. */
export function fillTemplate(template: string | null, { kind, pages }: ChangeSummary): string {
  const valuesOf = (name: keyof typeof placeholders) =>
    new Set(pages.map((page) => placeholders[name](page, kind)));
  const fill = (_: string, name: keyof typeof placeholders) => [...valuesOf(name)].join(', ');
  return (template ?? '').replace(placeholderPattern, fill).trim();
}

const maxNamedPages = 50;

export function defaultMessage(summary: ChangeSummary) {
  const { kind, pages } = summary;
  const sentences = pages.slice(0, maxNamedPages).map(describe[kind]);
  const rest = pages.length - maxNamedPages;
  const body = [...sentences, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n');
  return { subject: defaultSubject(summary), body };
}

const verbs = { moved: 'Point', filled: 'Add', updated: 'Update' } as const;

/** Contains one or two addresses; if there are more, the number of pages. */
function defaultSubject({ kind, pages }: ChangeSummary): string {
  const addresses = new Set(pages.map(({ address }) => address));
  if (addresses.size <= 2) {
    const badges = addresses.size === 1 ? 'the status badge' : 'the status badges';
    return (
      `${verbs[kind]} ${badges} ${kind === 'moved' ? 'at' : 'of'} ` +
      `${[...addresses].join(' and ')}`
    );
  }
  const slugs = new Set(pages.map(({ slug }) => slug));
  const target = kind === 'moved' ? ' at their new addresses' : '';
  return `${verbs[kind]} the status badges of ${slugs.size} pages${target}`;
}

const describe: Readonly<
  Record<ChangeSummary['kind'], (page: ChangeSummary['pages'][number]) => string>
> = {
  moved: ({ slug, previousAddress, address }) =>
    `The section for the page "${slug}" linked to ${previousAddress} and now links to ${address}.`,
  filled: ({ slug }) => `Add the snippets of the page "${slug}".`,
  updated: ({ slug }) => `The section for the page "${slug}" differed from its snippets.`,
};

/** What the description of a pull request or merge request says about itself. */
export const requestNote =
  'Only the text between the markers changes. This description and the branch are kept up to ' +
  'date until the request is merged.';
