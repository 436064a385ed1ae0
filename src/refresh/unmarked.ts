import { adoptEmbeds, isInHeading } from '../embeds/adopt-embeds.ts';
import { type Document, findEmbeds, listContent, parseDocument } from '../embeds/document.ts';
import { createQuery, type Embed, type EmbedQuery, isPageAddress } from '../embeds/embed.ts';
import { recognizeEmbeds } from '../embeds/recognize-embeds.ts';
import { applyEdits, writeMarkers } from '../embeds/text-edits.ts';
import { snippetsShownIn } from '../sections/checks/allowed-snippets.ts';
import { withoutLinePrefix } from '../sections/context-layout.ts';
import { type ParsedSections, parseSections } from '../sections/parse-sections.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import { isError } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import { createLocator, type Edit, type Position } from '../text/range.ts';
import type { FirstSection, Run } from './input.ts';
import type { OldContent } from './old-content.ts';
import { type Page, type Pages, unsafeSnippetError } from './pages.ts';
import { type ConfiguredSection, type ReadFile, toSkipped } from './read-file.ts';
import { describeEmbed, type EmbedResult, hasProblem, nameOf } from './result.ts';
import type { RewrittenFile } from './rewrite-file.ts';

/** An embed outside sections, which is also a request for its page. */
export interface FoundEmbed {
  readonly file: ReadFile;
  readonly embed: Embed;
  readonly position: Position;
  readonly slug: string;
  readonly customDomain: string | null;
  readonly old: OldContent;
}

/** The documents that were parsed, and the problems of those that cannot be parsed. */
export type Documents = Map<ReadFile, Document | Finding>;

/** Finds the embeds outside the sections of files. */
export async function findUnmarked(
  files: readonly ReadFile[],
  query: EmbedQuery,
  documents: Documents,
  { settings: { customDomain: option, unmarked }, firstSection }: Run,
): Promise<FoundEmbed[]> {
  const customDomain = firstSection?.customDomain ?? option;
  const found: FoundEmbed[] = [];
  for (const file of files) {
    const document = documents.get(file) ?? (await parse(file));
    documents.set(file, document);
    if ('message' in document) continue;
    const positionOf = createLocator(file.parsed.text);
    for (const embed of findEmbeds(document, query)) {
      // An embed that stays as it is does not decide where new sections link to.
      const isConfirmed = unmarked !== 'adopt' || embed.obstacle === null;
      const old = toOldContent(embed, query, isConfirmed);
      found.push({ file, embed, position: positionOf(embed.start), slug: embed.slug, customDomain, old });
    }
  }
  return found;
}

async function parse({ path, parsed }: ReadFile): Promise<Document | Finding> {
  const document = await parseDocument(parsed);
  return 'tree' in document ? document : toFinding(path, parsed.text, document);
}

function toFinding(path: string, text: string, { offset, code, message }: ParsedSections['problems'][number]): Finding {
  return { path, ...createLocator(text)(offset), level: 'error', code, message };
}

function toOldContent({ address: target, kind }: Embed, { baseUrl }: EmbedQuery, isConfirmed: boolean): OldContent {
  const address = target !== null && isPageAddress(target) ? target : null;
  const badgeOrigins = new Set(kind === 'badge' ? [baseUrl] : []);
  return { showsOtherPage: false, address, confirmedAddress: isConfirmed ? address : null, badgeOrigins };
}

/** What became of the embeds of a run. */
export interface HandledEmbeds {
  /** The files with new markers, by the files without them. */
  readonly marked: ReadonlyMap<ReadFile | null, ReadFile>;
  readonly results: readonly EmbedResult[];
  readonly pages: readonly Page[];
  readonly findings: readonly Finding[];
  /** Describes what was left alone and, once the new sections are filled, what was lost. */
  readonly describe: (rewritten: readonly RewrittenFile[]) => readonly Finding[];
}

/** Compares the embeds of a run with their pages and, with `adopt`, puts markers around them. */
export async function handleEmbeds(
  embeds: readonly FoundEmbed[],
  documents: Documents,
  { pageOf }: Pages,
  run: Run,
): Promise<HandledEmbeds> {
  const { unmarked = 'ignore', forEmbeds = false, baseUrl } = run.settings;
  // A run that is about sections and only reports embeds says nothing about those that it cannot check.
  const isSilent = !forEmbeds && unmarked === 'report';
  const findings: Finding[] = [];
  for (const [{ mustHaveSection }, document] of isSilent ? [] : documents) {
    if ('message' in document) findings.push(forEmbeds && !mustHaveSection ? toSkipped(document) : document);
  }
  const results = new Map<Embed, EmbedResult>();
  const pages: Page[] = [];
  for (const found of embeds) {
    const { file, embed, position } = found;
    const page = pageOf(found);
    const error = isError(page) ? page : unsafeSnippetError(page, ['status_page_url'], baseUrl);
    if (!isError(page) && !error) {
      pages.push(page);
      results.set(embed, compareWithPage(found, safeStrings(page.snippets).status_page_url));
    } else if (error && !isSilent) {
      const { code, message } = error;
      const problem: Finding = { path: file.path, ...position, level: 'error', code, message };
      // Not every subdomain of the host of status pages is a page.
      const isSkipped = code === 'page-not-found' && (!forEmbeds || embed.kind === 'link');
      findings.push(isSkipped ? toSkipped(problem) : problem);
    }
  }
  if (isSilent) for (const warning of warnAboutOldAddresses([...results.values()])) findings.push(warning);

  const marked = new Map<ReadFile, ReadFile>();
  const leftAlone = new Map<Embed, string>();
  for (const [file, document] of unmarked === 'adopt' && !hasProblem(findings) ? documents : []) {
    if ('message' in document) continue;
    const found = embeds.filter((each) => each.file === file && results.has(each.embed));
    const result = await addMarkers(file, document, found, run);
    if ('message' in result) findings.push(result);
    else {
      marked.set(file, result.file);
      for (const [embed, reason] of result.leftAlone) for (const part of partsOf(embed)) leftAlone.set(part, reason);
      for (const part of result.file.sections.flatMap(({ added }) => (added?.embed ? partsOf(added.embed) : []))) {
        const compared = results.get(part);
        if (compared) results.set(part, { ...compared, outcome: 'adopted' });
      }
    }
  }
  const describe = (rewritten: readonly RewrittenFile[]) =>
    describeAdoption(results, leftAlone, rewritten, run.settings);
  return { marked, results: [...results.values()], pages, findings, describe };
}

function warnAboutOldAddresses(results: readonly EmbedResult[]): Finding[] {
  const fix = 'put it in a section with "status-snippets adopt", or set unmarked: adopt';
  return results
    .filter(({ outcome }) => outcome === 'out-of-date')
    .map((embed): Finding => {
      const { path, line, column } = embed;
      return { path, line, column, level: 'warning', code: 'unmarked', message: `${describeEmbed(embed)}: ${fix}` };
    });
}

/** Describes which embeds were left alone, and which details of the others are lost. */
function describeAdoption(
  results: ReadonlyMap<Embed, EmbedResult>,
  leftAlone: ReadonlyMap<Embed, string>,
  rewritten: readonly RewrittenFile[],
  settings: Run['settings'],
): Finding[] {
  const lostDetails = new Map<Embed, readonly string[]>();
  for (const [configured, content] of rewritten.flatMap(({ contents }) => [...contents])) {
    const embed = configured.added?.embed;
    const [first] = embed ? partsOf(embed) : [];
    const address = first && results.get(first)?.currentAddress;
    if (!embed || !first || !address || content === null) continue;
    const query = createQuery(settings, new Map([[address.toLowerCase(), embed.slug]]));
    lostDetails.set(first, lostIn(content, configured, embed, query));
  }
  return [...results].flatMap(([embed, { path, line, column, address, currentAddress, outcome }]): Finding[] => {
    const place = { path, line, column };
    const reason = leftAlone.get(embed);
    const lost = lostDetails.get(embed) ?? [];
    if (reason !== undefined) {
      const level = outcome === 'out-of-date' ? 'warning' : 'note';
      return [{ ...place, level, code: 'left-alone', message: `${nameOf(embed)} stays as it is: ${reason}` }];
    }
    if (outcome !== 'adopted') return [];
    const move = address === null || address === currentAddress ? '' : `, from ${address} to ${currentAddress}`;
    const adopted = `${nameOf(embed)} becomes a section${move}`;
    const note = { ...place, level: 'note', code: 'adopted', message: adopted } as const;
    if (lost.length === 0) return [note];
    const verb = lost.length === 1 ? 'is' : 'are';
    const message = `${nameOf(embed)}: ${list(lost)} ${verb} not kept, because the page's own badge differs`;
    return [note, { ...place, level: 'warning', code: 'details-lost', message }];
  });
}

function compareWithPage({ file: { path }, embed, position }: FoundEmbed, currentAddress: string): EmbedResult {
  const { kind, slug, address } = embed;
  const isCurrent = address === null || leadsTo(address, currentAddress);
  return { path, ...position, kind, slug, address, currentAddress, outcome: isCurrent ? 'current' : 'out-of-date' };
}

/** Whether a link leads to the page at an address, or to a part of that page. */
function leadsTo(target: string, address: string): boolean {
  const [link, page] = [target.toLowerCase(), address.toLowerCase()];
  return link === page || /^[/?#]/.test(link.startsWith(page) ? link.slice(page.length) : '');
}

interface MarkedFile {
  readonly file: ReadFile;
  readonly leftAlone: ReadonlyMap<Embed, string>;
}

/** Puts markers around embeds of a file or, for the first section of a page, where that section goes. */
async function addMarkers(
  file: ReadFile,
  document: Document,
  found: readonly FoundEmbed[],
  { settings: { baseUrl, show }, firstSection }: Run,
): Promise<MarkedFile | Finding> {
  const hasFirst = file.sections.some(({ slug }) => slug === firstSection?.slug);
  const joined = joinLinksToBadges(found, file.before).filter(({ embed }) => !firstSection || embed.kind === 'badge');
  if (firstSection && joined.length === 0) {
    return hasFirst ? { file, leftAlone: new Map() } : insertFirst(file, document, firstSection);
  }
  const markersOf = (embed: Embed) => {
    // The default need not be written, unless the option of the same name replaces it.
    const isDefault = embed.show.join(' ') === (isInHeading(document, embed) ? 'badge' : 'badge link');
    const needed = isDefault && show === null ? null : embed.show;
    const { customDomain = null, show: chosen = null } = firstSection ?? {};
    return writeMarkers(file.format, { slug: embed.slug, customDomain, show: chosen ?? needed });
  };
  const embeds = joined.map(({ embed }) => embed);
  const { parsed, edits, adopted, leftAlone } = await adoptEmbeds(document, embeds, markersOf, baseUrl);
  const [refused] = joined;
  if (firstSection && refused && adopted.size === 0 && !hasFirst) {
    const reason = leftAlone.get(refused.embed);
    const message = `the badge of page "${refused.slug}" cannot become a section: ${reason}. Change the badge, or remove it`;
    return { path: file.path, ...refused.position, level: 'error', code: 'not-adoptable', message };
  }
  const requests = new Map(joined.map((request) => [request.embed, request]));
  const marked = withSections(file, parsed, edits, (section) => {
    const embed = adopted.get(section.start.start);
    const request = embed && requests.get(embed);
    if (!embed || !request) return null;
    const { slug, customDomain, old } = request;
    return { section, slug, customDomain, shown: snippetsShownIn(section, show), old, added: { embed } };
  });
  return { file: marked, leftAlone };
}

/** Joins each badge with the text link of its page that follows it directly: they become one section. */
function joinLinksToBadges(found: readonly FoundEmbed[], text: string): FoundEmbed[] {
  const joined: FoundEmbed[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const [badge, link] = [last?.embed, next.embed];
    const isPair =
      badge?.kind === 'badge' && link.kind === 'link' && badge.slug === link.slug && badge.address === link.address;
    const areFree = badge?.obstacle === null && link.obstacle === null && !badge.parts;
    if (last && badge && isPair && areFree && /^\s*(?:>\s*)*$/.test(text.slice(badge.end, link.start))) {
      const [show, details] = [
        [...badge.show, ...link.show],
        [...badge.details, ...link.details],
      ];
      joined[joined.length - 1] = { ...last, embed: { ...badge, show, details, end: link.end, parts: [badge, link] } };
    } else joined.push(next);
  }
  return joined;
}

function partsOf(embed: Embed): readonly Embed[] {
  return embed.parts ?? [embed];
}

async function insertFirst(
  file: ReadFile,
  document: Document,
  { slug, customDomain, show, insert }: FirstSection,
): Promise<MarkedFile | Finding> {
  const edit = insert(document);
  const { text, written } = applyEdits(file.before, [edit]);
  const parsed = await parseSections(text, file.format);
  const [problem] = parsed.problems;
  if (problem) return toFinding(file.path, text, problem);
  const [after = edit] = written;
  const marked = withSections(file, parsed, [{ before: edit, after }], (section) => {
    if (section.start.start < after.start || section.start.start >= after.end) return null;
    return { section, slug, customDomain, shown: snippetsShownIn(section, show), old: null, added: { embed: null } };
  });
  return { file: marked, leftAlone: new Map() };
}

/** The file with new markers. The other sections are those that it had before, in the same order. */
function withSections(
  file: ReadFile,
  parsed: ParsedSections,
  markerEdits: readonly Edit[],
  findNew: (section: ConfiguredSection['section']) => ConfiguredSection | null,
): ReadFile {
  const oldSections = file.sections.values();
  const sections = parsed.sections.flatMap((section): ConfiguredSection[] => {
    const added = findNew(section);
    if (added) return [added];
    const { value } = oldSections.next();
    return value ? [{ ...value, section }] : [];
  });
  return { ...file, parsed, sections, markerEdits };
}

/** The details of an adopted embed that the new content of its section does not have. */
function lostIn(
  content: string,
  { section: { layout } }: ConfiguredSection,
  { details }: Embed,
  query: EmbedQuery,
): string[] {
  const format = layout.context === 'html' ? 'html' : 'md';
  const written = withoutLinePrefix(content, layout);
  const kept = recognizeEmbeds(listContent(written, format), written, query).flatMap((embed) => embed.details);
  return details.filter((detail) => !kept.includes(detail));
}

function list(items: readonly string[]): string {
  return items.length <= 1 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
