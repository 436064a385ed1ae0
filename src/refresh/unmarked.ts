import { adoptEmbeds } from '../embeds/adopt-embeds.ts';
import { type Document, parseDocument } from '../embeds/document.ts';
import { type Embed, type EmbedQuery, writeMarkers } from '../embeds/embed.ts';
import { findEmbeds } from '../embeds/recognize-embeds.ts';
import { defaultShowAt } from '../embeds/wrap-embeds.ts';
import { type ParsedSections, parseSections } from '../sections/parse-sections.ts';
import type { SectionProblem } from '../sections/parsed-document.ts';
import { applyEdits } from '../sections/rewrite-sections.ts';
import { parseAddress } from '../snippets/inputs.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator, lineStart, type Position } from '../text/range.ts';
import type { RefreshSettings, Run } from './input.ts';
import { type Page, type Pages, unsafeSnippetError } from './pages.ts';
import { configureSections, type ParsedFile } from './parse-file.ts';
import { describeEmbed, type EmbedResult, hasProblem, nameOf, problemAt, toSkipped } from './result.ts';
import { rewriteFile } from './rewrite-file.ts';

export interface FoundEmbed extends Embed {
  readonly file: ParsedFile;
  readonly position: Position;
  readonly customDomain: string | null;
  readonly confirmedAddress: string | null;
  readonly parts?: readonly FoundEmbed[];
}

export type Documents = Map<ParsedFile, Document | SectionProblem>;

export async function findUnmarked(
  files: readonly ParsedFile[],
  query: EmbedQuery,
  documents: Documents,
  { settings, firstSection }: Run,
): Promise<FoundEmbed[]> {
  const customDomain = firstSection?.customDomain ?? settings.customDomain;
  const found: FoundEmbed[] = [];
  for (const file of files) {
    const document = documents.get(file) ?? (await parseDocument(file.parsed));
    documents.set(file, document);
    if ('message' in document) continue;
    const positionOf = createLocator(file.parsed.text);
    for (const embed of findEmbeds(document, query)) {
      if (firstSection && embed.slug !== firstSection.slug) continue;
      // An embed that stays as it is does not decide where new sections link to.
      const isDecisive = settings.unmarked !== 'adopt' || embed.obstacle === null;
      // The address of another page, or of the service, is no custom domain.
      const isOfService = embed.address?.toLowerCase().replace('//', '.').endsWith(`.${settings.statusPageHost}`);
      const confirmedAddress = isDecisive && !isOfService ? parseAddress(embed.address ?? '') : null;
      found.push({ ...embed, file, position: positionOf(embed.start), customDomain, confirmedAddress });
    }
  }
  return found;
}

export interface HandledEmbeds {
  readonly marked: ReadonlyMap<ParsedFile | null, ParsedFile>;
  readonly results: readonly EmbedResult[];
  readonly pages: readonly Page[];
  readonly findings: readonly Finding[];
  /** What becomes a section, what is left alone, and what is lost, for a run that writes. */
  readonly notes: readonly Finding[];
}

interface CheckedEmbed {
  readonly embed: FoundEmbed;
  readonly page: Page;
  readonly result: EmbedResult;
}

export async function handleEmbeds(
  embeds: readonly FoundEmbed[],
  documents: Documents,
  pages: Pages,
  run: Run,
): Promise<HandledEmbeds> {
  const { settings, firstSection } = run;
  const { unmarked, forEmbeds = false, baseUrl } = settings;
  const findings: Finding[] = [];
  for (const [file, document] of documents) {
    if (!('message' in document)) continue;
    const problem = toProblem(file, file.originalText, document);
    const isOnlyAboutEmbeds = forEmbeds || (file.sections.length === 0 && !firstSection);
    findings.push(isOnlyAboutEmbeds && !file.mustHaveSection ? toSkipped(problem) : problem);
  }
  const checked: CheckedEmbed[] = [];
  for (const embed of embeds) {
    const page = pages.pageOf(embed);
    const error = isError(page) ? page : unsafeSnippetError(page, ['status_page_url'], baseUrl);
    if (error) {
      const problem = problemAt(embed.file.path, embed.position, error);
      // Not every subdomain of the host of status pages is a page.
      const isSkipped = error.code === 'page-not-found' && (!forEmbeds || embed.kind === 'link');
      findings.push(isSkipped ? toSkipped(problem) : problem);
    } else if (!isError(page)) checked.push({ embed, page, result: compareWithPage(embed, page) });
  }
  const shownPages = checked.map(({ page }) => page);
  if (unmarked === 'warn' && !forEmbeds) {
    // A run that is about sections says nothing about embeds that it cannot check.
    const results = checked.map(({ result }) => result);
    return { marked: new Map(), results, pages: shownPages, findings: results.flatMap(warnAboutOldAddress), notes: [] };
  }
  const marked = new Map<ParsedFile, ParsedFile>();
  /** Why embeds are left alone; null for those that become sections. */
  const reasons = new Map<FoundEmbed, string | null>();
  for (const [file, document] of unmarked === 'adopt' && !hasProblem(findings) ? documents : []) {
    if ('message' in document) continue;
    const found = checked.flatMap(({ embed }) => (embed.file === file ? [embed] : []));
    const result = await addMarkers(file, document, found, reasons, pages, run);
    if ('message' in result) findings.push(result);
    else marked.set(file, result);
  }
  const results = checked.map(({ embed, result }): EmbedResult => {
    return reasons.get(embed) === null ? { ...result, outcome: 'adopted' } : result;
  });
  const notes = checked.flatMap((each) => describeFate(each, reasons.get(each.embed)));
  return { marked, results, pages: shownPages, findings, notes };
}

function toProblem({ path }: ParsedFile, text: string, problem: SectionProblem): Finding {
  return problemAt(path, createLocator(text)(problem.offset), problem);
}

function compareWithPage({ file: { path }, position, kind, slug, address }: FoundEmbed, page: Page): EmbedResult {
  const currentAddress = safeStrings(page.snippets).status_page_url;
  const isCurrent = address === null || leadsTo(address, currentAddress);
  return { path, ...position, kind, slug, address, currentAddress, outcome: isCurrent ? 'current' : 'out-of-date' };
}

function leadsTo(target: string, address: string): boolean {
  const [link, page] = [target.toLowerCase(), address.toLowerCase()];
  return link === page || /^[/?#]/.test(link.startsWith(page) ? link.slice(page.length) : '');
}

function warnAboutOldAddress(embed: EmbedResult): Finding[] {
  const { path, line, column, outcome } = embed;
  if (outcome !== 'out-of-date') return [];
  const message = `${describeEmbed(embed)}: put it in a section with "status-snippets adopt", or set unmarked: adopt`;
  return [{ path, line, column, level: 'warning', code: 'unmarked', message }];
}

/** @param reason why the embed is left alone; null if it becomes a section */
function describeFate({ embed, page, result }: CheckedEmbed, reason: string | null | undefined): Finding[] {
  const { path, line, column, address, currentAddress, outcome } = result;
  const [place, name] = [{ path, line, column }, nameOf(embed)];
  if (reason === undefined) return [];
  if (reason !== null) {
    const level = outcome === 'out-of-date' ? 'warning' : 'note';
    return [{ ...place, level, code: 'left-alone', message: `${name} stays as it is: ${reason}` }];
  }
  const move = address === null || address === currentAddress ? '' : `, from ${address} to ${currentAddress}`;
  const note = { ...place, level: 'note', code: 'adopted', message: `${name} becomes a section${move}` } as const;
  const snippets = Object.values(safeStrings(page.snippets)).join('\n');
  const isKept = ({ forms }: (typeof embed.details)[number]) => forms.some((form) => snippets.includes(form));
  // While the service is unavailable, a section keeps its content.
  const lost = page.source === 'stale' ? [] : embed.details.filter((detail) => !isKept(detail));
  if (lost.length === 0) return [note];
  const words = lost.map((detail) => detail.words);
  const list = words.length === 1 ? `${words[0]} is` : `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are`;
  const message = `${name}: ${list} not kept, because the page's own badge differs`;
  return [note, { ...place, level: 'warning', code: 'details-lost', message }];
}

async function addMarkers(
  file: ParsedFile,
  document: Document,
  found: readonly FoundEmbed[],
  reasons: Map<FoundEmbed, string | null>,
  pages: Pages,
  { settings, firstSection }: Run,
): Promise<ParsedFile | Finding> {
  const hasFirst = file.sections.some(({ slug }) => slug === firstSection?.slug);
  const isWanted = ({ kind }: Embed) => !firstSection || kind === 'badge';
  let embeds = joinLinksToBadges(found, file.originalText).filter(isWanted);
  if (firstSection && embeds.length === 0) {
    if (hasFirst) return file;
    const edit = firstSection.insert(document, firstSection);
    const { text, written } = applyEdits(file.originalText, [edit]);
    const parsed = await parseSections(text, file.parsed.format);
    const [problem] = parsed.problems;
    if (problem) return toProblem(file, text, problem);
    const isAdded = (offset: number) => [...written.values()].some(({ start, end }) => start <= offset && offset < end);
    return withSections(file, parsed, settings, isAdded);
  }
  const markersOf = (embed: Embed) => {
    // The default need not be written, unless the option of the same name replaces it.
    const isDefault = embed.show.join(' ') === defaultShowAt(document, embed)?.join(' ');
    const needed = isDefault && settings.show === null ? null : embed.show;
    const { customDomain = null, show: chosen = null } = firstSection ?? {};
    return writeMarkers(file.parsed.format, { slug: embed.slug, customDomain, show: chosen ?? needed });
  };
  const tryToFill = async (parsed: ParsedSections, adopted: ReadonlyMap<number, Embed>) => {
    const marked = withSections(file, parsed, settings, (offset) => adopted.has(offset));
    // Also with a stale response, although that would leave the section as it is.
    const sections = marked.sections.map((each) => ({ ...each, isFilled: each.isFilled && !each.isAdded }));
    const filled = await rewriteFile({ ...marked, sections }, pages, settings.baseUrl);
    const { line, column, message = '' } = 'report' in filled ? {} : (filled[0] ?? {});
    const refused = parsed.sections.find(({ position }) => position.line === line && position.column === column);
    return refused ? { offset: refused.start.start, message } : null;
  };
  const adopt = () => adoptEmbeds(document, embeds, markersOf, settings.baseUrl, tryToFill);
  let result = await adopt();
  // A badge and a link that cannot become one section may become two.
  const divided = embeds.flatMap((embed) => (result.leftAlone.has(embed) ? (embed.parts ?? embed) : embed));
  if (divided.length > embeds.length) {
    embeds = divided.filter(isWanted);
    result = await adopt();
  }
  const { parsed, adopted, leftAlone } = result;
  const [badge] = embeds;
  if (firstSection && badge && adopted.size === 0 && !hasFirst) {
    const message = `the badge of page "${badge.slug}" cannot become a section: ${leftAlone.get(badge)}. Change the badge, or remove it`;
    return { path: file.path, ...badge.position, level: 'error', code: 'not-adoptable', message };
  }
  for (const embed of embeds) {
    for (const part of embed.parts ?? [embed]) reasons.set(part, leftAlone.get(embed) ?? null);
  }
  return withSections(file, parsed, settings, (offset) => adopted.has(offset));
}

function joinLinksToBadges(found: readonly FoundEmbed[], text: string): FoundEmbed[] {
  const joined: FoundEmbed[] = [];
  for (const link of found) {
    const badge = joined.at(-1);
    const isPair =
      badge?.kind === 'badge' && link.kind === 'link' && badge.slug === link.slug && badge.address === link.address;
    const areFree = badge?.obstacle === null && link.obstacle === null && !badge.parts;
    const isQuoted = badge && text.slice(lineStart(text, badge.start), badge.start).includes('>');
    if (isPair && areFree && (isQuoted ? /^[\s>]*$/ : /^\s*$/).test(text.slice(badge.end, link.start))) {
      const show = [...badge.show, ...link.show];
      joined[joined.length - 1] = { ...badge, show, end: link.end, parts: [badge, link] };
    } else joined.push(link);
  }
  return joined;
}

function withSections(
  file: ParsedFile,
  parsed: ParsedSections,
  settings: RefreshSettings,
  isAdded: (offset: number) => boolean,
): ParsedFile {
  const { sections } = configureSections(parsed, settings);
  return {
    ...file,
    parsed,
    sections: sections.map((each) => ({ ...each, isAdded: isAdded(each.section.start.start) })),
  };
}
