import { type Finding, isError, type StatusSnippetsError } from '../core/errors.ts';
import type { Position } from '../core/range.ts';
import type { Page } from '../refresh/pages.ts';
import { fetchOrGeneratePages, refuseUnsafe, toPageReports } from '../refresh/pages.ts';
import type { ParsedFile, RefreshContext, RefreshSettings } from '../refresh/parse-file.ts';
import { problemAt } from '../refresh/result.ts';
import type { SectionProblem } from '../sections/comment.ts';
import { customDomainOf, normalizeUrl, parseAddress, parseUrl } from '../snippets/inputs.ts';
import { isSameSlug, pageAt } from '../snippets/service-names.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import type { EmbedDocument } from './document.ts';
import {
  createQuery,
  type Embed,
  type MarkerAttributes,
  type MarkersInMarkdown,
  mentionsEmbeds,
} from './embed.ts';

export interface MarkContext extends RefreshContext {
  /**
   * What a run does about embeds outside sections: list them, warn about old addresses, or turn
   * them into sections.
   */
  readonly purpose: 'list' | 'warn' | 'adopt';
  /**
   * For `init`: the section that a file gets if it shows no badge of a page. Only badges of that
   * page are adopted.
   */
  readonly first?: FirstSection;
  /** What new markers in Markdown are; comments by default. */
  readonly markers?: MarkersInMarkdown;
}

export interface FirstSection extends MarkerAttributes {
  /** Of its page, not of the other pages in the files. */
  readonly customDomain: string | null;
}

export interface FoundEmbed extends Embed {
  readonly place: Position & { readonly path: string };
  readonly page: Page;
  readonly currentAddress: string;
  /** The link of the embed leads to another address of the page. */
  readonly isOutdated: boolean;
}

/** A file that mentions embeds outside its sections. */
export interface SearchedFile {
  readonly file: ParsedFile;
  readonly document: EmbedDocument;
  readonly embeds: readonly FoundEmbed[];
}

/**
 * Compares the addresses of the embeds outside sections with those of their pages, which are in the
 * result.
 */
export async function searchEmbeds(files: readonly ParsedFile[], context: MarkContext) {
  const { first, purpose } = context;
  const settings = {
    ...context.settings,
    customDomain: first?.customDomain ?? context.settings.customDomain,
  };
  const { baseUrl, statusPageHost } = settings;
  const documents = new Map<ParsedFile, EmbedDocument | SectionProblem>();
  const find = async (slugs: readonly string[], addresses?: ReadonlyMap<string, string>) => {
    const query = createQuery(settings, addresses, slugs);
    const found = new Map<ParsedFile, readonly Embed[]>();
    for (const file of files) {
      if (!first && !textsOutside(file).some((text) => mentionsEmbeds(text, query))) continue;
      // Loaded only if a file mentions what an embed points to.
      const { parseDocument } = await import('./document.ts');
      const { findEmbeds } = await import('./recognize-embeds.ts');
      const document = documents.get(file) ?? (await parseDocument(file.parsed));
      documents.set(file, document);
      if ('message' in document) continue;
      const embeds = findEmbeds(document, query).filter(
        ({ slug }) => !first || slug === first.slug,
      );
      found.set(file, embeds);
    }
    return found;
  };
  const ofSections = files.flatMap(({ sections }) => sections);
  const slugs = ofSections.map(({ slug }) => slug);
  const firstFound = [...(await find(slugs)).values()].flat();
  const requests = [...ofSections, ...firstFound.map((embed) => toRequest(embed, settings))];
  const pages = await fetchOrGeneratePages(requests, { ...context, settings });
  const { pageOf, withoutApi, warnings } = pages;
  // Links to a custom domain that only the service knows are embeds, too.
  const addresses = slugsByAddress(requests.map(pageOf));
  const slugsOfEmbeds = firstFound.map(({ slug }) => slug);
  const embedsByFile = await find([...slugs, ...slugsOfEmbeds], addresses);

  // A free address that answers itself is right, whatever the sections show.
  const confirmed = new Set(
    withoutApi.filter(({ answer }) => answer.says === 'itself').map(({ slug }) => slug),
  );
  const isConfirmed = ({ slug, address }: Embed) =>
    confirmed.has(slug) && isSameSlug(pageAt(address ?? '', statusPageHost)?.slug ?? '', slug);

  const findings: Finding[] = [...warnings];
  const searched: SearchedFile[] = [];
  for (const [file, document] of documents) {
    const { path, positionOf, need, sections } = file;
    if ('message' in document) {
      const problem = problemAt(path, positionOf(document.offset), document);
      const isOnlyAboutEmbeds = purpose === 'list' || (sections.length === 0 && !first);
      findings.push(isOnlyAboutEmbeds && need !== 'section' ? toSkipped(problem) : problem);
      continue;
    }
    const embeds: FoundEmbed[] = [];
    for (const embed of embedsByFile.get(file) ?? []) {
      const place = { path, ...positionOf(embed.start) };
      const request = toRequest(embed, settings);
      const page = refuseUnsafe(pageOf(request), ['status_page_url'], baseUrl);
      if (isError(page)) {
        const problem = problemAt(path, place, page);
        // Not every subdomain of the host of status pages is a page.
        const isSkipped =
          page.code === 'page-not-found' && (purpose !== 'list' || embed.kind === 'link');
        findings.push(isSkipped ? toSkipped(problem) : problem);
      } else {
        const currentAddress = safeStrings(page.snippets).status_page_url;
        const { address } = embed;
        const isCurrent =
          address === null || leadsToPage(address, page, statusPageHost) || isConfirmed(embed);
        const isOutdated = !isCurrent;
        embeds.push({ ...embed, place, page, currentAddress, isOutdated });
        // Where embeds become sections, their refresh warns.
        const pageFindings = purpose === 'list' ? pages.findingsOf(request) : [];
        const warned = pageFindings.filter(({ code }) => warningsOfList.includes(code));
        findings.push(...warned.map((warning) => ({ ...warning, ...place })));
      }
    }
    searched.push({ file, document, embeds });
  }
  const embeds = searched.flatMap((each) => each.embeds);
  const reports = toPageReports(embeds.map(({ page }) => page));
  return { searched, embeds, pages: reports, withoutApi, findings };
}

function textsOutside({ parsed: { text, sections } }: ParsedFile): string[] {
  const starts = [0, ...sections.map(({ end }) => end.end)];
  return starts.map((start, index) => text.slice(start, sections[index]?.start.start));
}

/** What is not about sections. */
const warningsOfList: readonly string[] = ['custom-domain-differs', 'page-renamed'];

/**
 * An embed that cannot become a section does not decide where the page is: its link may lead
 * anywhere.
 */
export function addressOfEmbed({ address, obstacle }: Embed): string | null {
  return obstacle === null ? parseAddress(normalizeUrl(address ?? '')) : null;
}

function toRequest(embed: Embed, { customDomain, statusPageHost }: RefreshSettings) {
  const { slug } = embed;
  const shown = addressOfEmbed(embed);
  return {
    slug,
    customDomain: customDomainOf(slug, customDomain, statusPageHost),
    shownAddresses: shown === null ? [] : [shown],
  };
}

function leadsToPage(
  url: string,
  { snippets, source }: Page,
  statusPageHost: string | null,
): boolean {
  const current = safeStrings(snippets).status_page_url;
  // A place in the page is current, too, in any spelling of the host.
  if (parseUrl(url)?.href.startsWith(new URL(current).href)) return true;
  // A generated address does not tell which of its free hosts the page is at.
  const [linked, generated] = [url, current].map((address) => pageAt(address, statusPageHost));
  return source === 'offline' && !!linked && !!generated && isSameSlug(linked.slug, generated.slug);
}

function slugsByAddress(
  pages: readonly (Page | StatusSnippetsError)[],
): ReadonlyMap<string, string> {
  const found = pages.flatMap((page) => (isError(page) ? [] : page));
  const pairs = found.map(
    ({ slug, snippets }) => [safeStrings(snippets).status_page_url.toLowerCase(), slug] as const,
  );
  return new Map(pairs.filter(([address]) => address !== ''));
}

/**
 * Turns a problem into a warning if it does not stop the run, because the file or the embed was not
 * named.
 */
export function toSkipped({ code, level, message, ...place }: Finding): Finding {
  return { ...place, level: 'warning', code: 'skipped', message: `skipped: ${message}` };
}
