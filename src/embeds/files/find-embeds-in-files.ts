import type { FileProblem } from '../../refresh/failure-precedence.ts';
import {
  type AvailablePage,
  fetchOrGeneratePages,
  type PageResult,
  unsafeSnippetError,
} from '../../refresh/fetch-or-generate-pages.ts';
import type { PageReport, Problem } from '../../refresh/json-report.ts';
import { toPageReports } from '../../refresh/refresh-files.ts';
import type { InputFile, RefreshSettings } from '../../refresh/refresh-input.ts';
import { type FailedFile, failedFile, type Warning } from '../../refresh/refresh-result.ts';
import type { Format } from '../../sections/format.ts';
import type { FetchSnippets } from '../../service/fetch-snippets.ts';
import { safeStrings } from '../../snippets/snippet-set.ts';
import { exitOf } from '../../text/errors.ts';
import { createLocator, type Position } from '../../text/lines.ts';
import { type Document, findEmbeds, isInSection, mayContainEmbeds, parseDocument } from '../recognize/document.ts';
import type { Embed } from '../recognize/embed.ts';
import type { EmbedQuery } from '../recognize/recognize-embeds.ts';
import { isPageAddress, slugOfAddress } from '../recognize/slugs-in-addresses.ts';

/** A file with embeds outside sections, and those embeds. */
export interface FileWithEmbeds {
  readonly path: string;
  readonly document: Document;
  readonly embeds: readonly FoundEmbed[];
}

/** An embed outside sections, at its position in the file. */
export interface FoundEmbed extends Position {
  readonly embed: Embed;
  /** The address that the page has now. */
  readonly currentAddress: string;
  /** Whether the embed links to the current address. An embed without a link is always `current`. */
  readonly outcome: 'current' | 'out-of-date';
}

/** Says where an embed links to and, if that is out of date, where its page is. The text has no full stop. */
export function describeEmbed({ embed, currentAddress, outcome }: FoundEmbed): string {
  const { kind, slug, address } = embed;
  const name = `${kind} of page "${slug}"`;
  if (address === null) return kind === 'widget' ? name : `${name} has no link, the page is at ${currentAddress}`;
  return `${name} links to ${address}${outcome === 'current' ? '' : `, the page is at ${currentAddress}`}`;
}

/** The embeds outside sections in the files of a run, and what the run reports. */
export interface EmbedSearchResult {
  readonly files: readonly FileWithEmbeds[];
  readonly failed: readonly FailedFile[];
  readonly pages: readonly PageReport[];
  readonly warnings: readonly Warning[];
}

/**
 * Reads the files of a run. A file that was not named is read as an empty text if `isRelevant` returns false for its bytes,
 * which are passed as characters.
 */
export type ReadFiles = (isRelevant: (bytes: string) => boolean) => Iterable<InputFile> | AsyncIterable<InputFile>;

/** The settings of a run that a search for embeds needs. */
export type SearchSettings = Pick<RefreshSettings, 'slug' | 'customDomain' | 'baseUrl' | 'statusPageHost' | 'source'>;

/**
 * Finds the embeds outside sections in files, and the current address of each page. If the service reports that a page has a
 * custom domain, the files are read a second time, because links to that domain are embeds as well.
 */
export async function findEmbedsInFiles(
  read: ReadFiles,
  settings: SearchSettings,
  fetchSnippets: FetchSnippets,
): Promise<EmbedSearchResult> {
  const slugByAddress = new Map<string, string>();
  if (settings.slug !== null && settings.customDomain !== null) {
    slugByAddress.set(`https://${settings.customDomain}`, settings.slug);
  }
  const query: EmbedQuery = { service: settings, slugByAddress };
  const parsedFiles = new Map<string, ParsedFile>();
  await readAndParse(parsedFiles, read, query);
  const { pages, warnings } = await fetchPagesOfEmbeds(parsedFiles, query, settings, fetchSnippets);

  const knownAddressCount = slugByAddress.size;
  for (const page of pages.values()) {
    const address = addressOfPage(page);
    if (address !== null && slugOfAddress(address, settings) === null) {
      slugByAddress.set(address.toLowerCase(), (page as AvailablePage).slug);
    }
  }
  if (slugByAddress.size > knownAddressCount) await readAndParse(parsedFiles, read, query);

  const files: FileWithEmbeds[] = [];
  const failed: FailedFile[] = [];
  const skipWarnings: Warning[] = [];
  for (const file of parsedFiles.values()) {
    if (file.outcome === 'failed') failed.push(file);
    if (file.outcome === 'skipped') skipWarnings.push(file.warning);
    if (file.outcome !== 'parsed') continue;
    const { embeds, problems, warnings: linkWarnings } = compareWithPages(file, query, pages, settings);
    skipWarnings.push(...linkWarnings);
    if (problems.length > 0) failed.push({ outcome: 'failed', path: file.path, problems });
    if (embeds.length > 0) files.push({ path: file.path, document: file.document, embeds });
  }
  const available = [...pages.values()].filter((page) => page.outcome === 'available');
  return { files, failed, pages: toPageReports(available), warnings: [...skipWarnings, ...warnings] };
}

type ParsedFile =
  | { readonly outcome: 'parsed'; readonly path: string; readonly document: Document }
  | { readonly outcome: 'skipped'; readonly warning: Warning }
  | FailedFile;

/** Reads and parses the files that may contain an embed, and adds them to `parsedFiles` unless it contains them already. */
async function readAndParse(parsedFiles: Map<string, ParsedFile>, read: ReadFiles, query: EmbedQuery): Promise<void> {
  for await (const file of read((bytes) => mayContainEmbeds(bytes, query))) {
    const { path, format, content, mustHaveSection } = file;
    if (parsedFiles.has(path) || (content.outcome === 'read' && !mayContainEmbeds(content.text, query))) continue;
    const result =
      content.outcome === 'unreadable'
        ? { outcome: 'refused' as const, problems: [content.problem] }
        : await parse(content.text, format, query);
    if (result.outcome === 'parsed') parsedFiles.set(path, { outcome: 'parsed', path, document: result.document });
    else
      parsedFiles.set(path, mustHaveSection ? failedFile(path, result.problems) : skippedFile(path, result.problems));
  }
}

async function parse(text: string, format: Format, query: EmbedQuery) {
  const result = await parseDocument(text, format, query);
  if (result.outcome === 'parsed') return result;
  const positionOf = createLocator(text);
  const problems = result.problems.map(({ offset, code, message }) => ({ ...positionOf(offset), code, message }));
  return { outcome: 'refused' as const, problems };
}

/** A file that cannot be parsed is skipped with a warning if only a folder or glob matched it. */
function skippedFile(path: string, [problem]: readonly Problem[]): ParsedFile {
  const { line = 1, column = 1, message = '' } = problem ?? {};
  return { outcome: 'skipped', warning: { code: 'skipped', path, line, column, message: `skipped: ${message}` } };
}

/** Fetches or generates the page of every embed, inside and outside sections. Returns the pages by slug. */
async function fetchPagesOfEmbeds(
  parsedFiles: ReadonlyMap<string, ParsedFile>,
  query: EmbedQuery,
  settings: SearchSettings,
  fetchSnippets: FetchSnippets,
) {
  const { customDomain, baseUrl } = settings;
  const requests = [...parsedFiles.values()].flatMap((file) => {
    if (file.outcome !== 'parsed') return [];
    return findEmbeds(file.document, query).map(({ slug, address, kind }) => {
      const confirmedAddress = address !== null && isPageAddress(address) ? address : null;
      const badgeOrigins = new Set(kind === 'badge' ? [baseUrl] : []);
      return { slug, customDomain, old: { confirmedAddress, badgeOrigins } };
    });
  });
  const { pages, warnings } = await fetchOrGeneratePages(requests, settings, fetchSnippets);
  return { pages: new Map([...pages].map(([{ slug }, page]) => [slug, page])), warnings };
}

function addressOfPage(page: PageResult): string | null {
  return page.outcome === 'available' ? safeStrings(page.snippets).status_page_url || null : null;
}

function compareWithPages(
  { path, document }: Extract<ParsedFile, { outcome: 'parsed' }>,
  query: EmbedQuery,
  pages: ReadonlyMap<string, PageResult>,
  { baseUrl }: SearchSettings,
) {
  const { byteOrderMark, text } = document;
  const positionOf = createLocator(byteOrderMark + text);
  const embeds: FoundEmbed[] = [];
  const problems: FileProblem[] = [];
  const warnings: Warning[] = [];
  for (const embed of findEmbeds(document, query)) {
    if (isInSection(document, embed)) continue;
    const position = positionOf(embed.start + byteOrderMark.length);
    const page = pages.get(embed.slug);
    if (page === undefined) throw new Error(`Page "${embed.slug}" was not resolved`);
    const error = page.outcome === 'failed' ? page.error : unsafeSnippetError(page, ['status_page_url'], baseUrl);
    if (error !== undefined) {
      const { code, message } = error;
      const kind = exitOf(code);
      // Not every subdomain of the status page host is a page.
      const isLinkWithoutPage = embed.kind === 'link' && code === 'page-not-found';
      if (isLinkWithoutPage) warnings.push({ code: 'skipped', path, ...position, message: `skipped: ${message}` });
      else problems.push({ kind, ...position, code, message });
      continue;
    }
    const currentAddress = addressOfPage(page) ?? '';
    const isCurrent = embed.address === null || leadsTo(embed.address, currentAddress);
    embeds.push({ ...position, embed, currentAddress, outcome: isCurrent ? 'current' : 'out-of-date' });
  }
  return { embeds, problems, warnings };
}

/** Whether a link leads to the page at an address, or to a part of that page. */
function leadsTo(target: string, address: string): boolean {
  const [link, page] = [target.toLowerCase(), address.toLowerCase()];
  return link === page || /^[/?#]/.test(link.startsWith(page) ? link.slice(page.length) : '');
}
