import type { SectionProblem } from '../sections/comment.ts';
import { formats } from '../sections/formats.ts';
import type { ParsedSections, Section } from '../sections/parse-sections.ts';
import type { ContentPart } from '../sections/read-content.ts';
import { isServiceAddress, type ServiceAddresses } from '../snippets/inputs.ts';
import { isSameSlug } from '../snippets/service-names.ts';
import { badgeAt, baseUrlOfWidget, linkWords, type PageId } from '../snippets/snippet-set.ts';
import { plainWords } from '../snippets/validate-snippets.ts';
import { lineEnding } from '../text/range.ts';

/** A section, and what decides whose badges may be in it. */
export interface OwnedSection extends ServiceAddresses {
  readonly section: Section;
  readonly slug: string;
}

/** What a section shows now, whoever formatted it. */
export type ShownSnippet =
  /** `target` is where the link around the badge leads; null without a link. */
  | { readonly kind: 'badge'; readonly page: PageId; readonly target: string | null }
  | { readonly kind: 'widget'; readonly page: PageId }
  /** `introduction` is what is before the link. */
  | { readonly kind: 'link'; readonly target: string; readonly text: string; readonly introduction: string };

/**
 * Reads what a section shows now. What was not written by this program is a problem, because a refresh would delete it.
 * @returns the snippets, or where the first line is that contains anything else
 * @throws {StatusSnippetsError} `too-complex`
 */
export async function readSnippets(
  parsed: ParsedSections,
  owned: OwnedSection,
): Promise<readonly ShownSnippet[] | SectionProblem> {
  const { content } = owned.section;
  const source = parsed.text.slice(content.start, content.end);
  const literal = readLiteralForms(formats[parsed.format].tagsToHtml(source), owned);
  if (literal !== null) return literal;
  const read = source.length > maxLength ? { firstForeignLine: 0 } : await readParsed(parsed, owned);
  if (!('firstForeignLine' in read)) return read;
  const offset = content.start + startOfLine(source, read.firstForeignLine);
  return { offset, code: 'foreign-content', message };
}

/** Four snippets, however they are formatted, are shorter. */
const maxLength = 16_384;

const message =
  'this was not written by status-snippets, and a section holds nothing else; ' +
  'move it out of the markers, or delete it';

/** The first character of the line that is neither white space nor the mark of a quote, or the next one of that kind. */
function startOfLine(source: string, line: number): number {
  const breaks = [...source.matchAll(lineEnding)].map(({ index, 0: { length } }) => index + length);
  const start = line === 0 ? 0 : (breaks[line - 1] ?? 0);
  return start + source.slice(start).search(/[^\s>]|$/);
}

interface LiteralForm {
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string>>, owned: OwnedSection) => ShownSnippet | null;
}

const url = String.raw`[^\s"'()<>[\]\\&]+`;
const alt = String.raw`[\w ]+`; // of all plain words, only those whose pattern is quick to compile
const settings = String.raw`(?: data-[a-z-]+="[\w.-]*")*`;
const script = String.raw`<script src="(?<source>${url})" data-slug="(?<slug>[\w.-]+)"${settings}></script>`;

const badgeForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ source = '', target = '' }, owned) => toBadge(source, target, owned),
});
const linkForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ target = '' }) => ({ kind: 'link', target, text: target, introduction: linkWords }),
});
const widgetForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ source = '', slug }, owned) => toWidget(source, slug, owned),
});

/** What this program writes where nobody formats it. No parser is loaded for it. */
const literalForms: readonly LiteralForm[] = [
  badgeForm(String.raw`\[!\[${alt}\]\((?<source>${url})\)\]\((?<target>${url})\)`),
  badgeForm(`<a href="(?<target>${url})"><img alt="${alt}" src="(?<source>${url})"(?: /|></img)?></a>`),
  linkForm(String.raw`\*\*Status:\*\* ${linkWords} \[(?<target>${url})\]\(\k<target>\)`),
  linkForm(String.raw`<strong>Status:</strong> ${linkWords} <a href="(?<target>${url})">\k<target></a>`),
  widgetForm(script),
  widgetForm(String.raw`<div>\s*${script}\s*</div>`),
];

function readLiteralForms(content: string, owned: OwnedSection): readonly ShownSnippet[] | null {
  const shown: ShownSnippet[] = [];
  for (let offset = skipMarks(content, 0); offset < content.length; offset = skipMarks(content, offset)) {
    const read = readLiteralForm(content, offset, owned);
    if (read === null) return null;
    shown.push(read.snippet);
    offset = read.end;
  }
  return shown;
}

/** White space, and the marks of quotes. */
function skipMarks(content: string, offset: number): number {
  return offset + content.slice(offset).search(/[^\s>]|$/);
}

function readLiteralForm(content: string, offset: number, owned: OwnedSection) {
  for (const { pattern, read } of literalForms) {
    pattern.lastIndex = offset;
    const groups = pattern.exec(content)?.groups;
    if (groups === undefined) continue;
    const snippet = read(groups, owned);
    return snippet && { snippet, end: pattern.lastIndex };
  }
  return null;
}

/** Null if it is no badge, or the badge of a page that the section may not show. */
function toBadge(source: string, target: string | null, owned: OwnedSection): ShownSnippet | null {
  const page = badgeAt(source);
  return page && belongsTo(page, owned) ? { kind: 'badge', page, target } : null;
}

function toWidget(source: string, slug: string | undefined, owned: OwnedSection): ShownSnippet | null {
  const baseUrl = baseUrlOfWidget(source);
  if (baseUrl === null || slug === undefined) return null;
  const page = { slug, baseUrl };
  return belongsTo(page, owned) ? { kind: 'widget', page } : null;
}

/** The section's own page is the same page at any host; another page was shown before its slug was changed. */
function belongsTo({ slug, baseUrl }: PageId, owned: OwnedSection): boolean {
  return isSameSlug(slug, owned.slug) || isServiceAddress(baseUrl, owned);
}

/** Of the readings, one that has nothing foreign, else the one that gets furthest. */
async function readParsed(parsed: ParsedSections, owned: OwnedSection) {
  const { readContent } = await import('../sections/read-content.ts');
  const readings = await readContent(parsed, owned.section);
  const results = readings.map((parts) => new SnippetReader(parts, owned).read());
  const complete = results.find((result) => !('firstForeignLine' in result));
  if (complete !== undefined) return complete;
  const lines = results.map((result) => ('firstForeignLine' in result ? result.firstForeignLine : 0));
  return { firstForeignLine: Math.max(...lines) };
}

const host = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}_.-]*[\p{L}\p{Nd}])?`;
const addressOrHost = new RegExp(`^(?:https?://)?(?:${host}\\.${host}|localhost)(?::\\d+)?/?$`, 'iu');
const label = new RegExp(`^${plainWords}$`, 'u');

/** Reads parts, one after the other, that must be snippets. */
class SnippetReader {
  readonly #parts: readonly ContentPart[];
  readonly #owned: OwnedSection;
  #next = 0;

  constructor(parts: readonly ContentPart[], owned: OwnedSection) {
    this.#parts = withoutNestedLinks(parts);
    this.#owned = owned;
  }

  read(): readonly ShownSnippet[] | { readonly firstForeignLine: number } {
    const shown: ShownSnippet[] = [];
    for (this.#skipBlanks(); this.#next < this.#parts.length; this.#skipBlanks()) {
      const first = this.#parts[this.#next];
      const snippet = this.#readSnippet(first);
      if (snippet === null) return { firstForeignLine: first?.line ?? 0 };
      shown.push(snippet);
    }
    return shown;
  }

  #readSnippet(first: ContentPart | undefined): ShownSnippet | null {
    const name = first?.kind === 'tag' ? first.name : '';
    if (name === 'img') return this.#readBadge(null);
    return name === 'div' || name === 'script' ? this.#readWidget() : this.#readLink();
  }

  #skipBlanks(): void {
    while (isBlank(this.#parts[this.#next])) this.#next += 1;
  }

  /** The attributes of the tag that is next, after which reading goes on. */
  #readTag(name: string): ReadonlyMap<string, string> | null {
    const part = this.#parts[this.#next];
    if (part?.kind !== 'tag' || part.name !== name) return null;
    this.#next += 1;
    return part.attributes;
  }

  #readEndTag(name: string): boolean {
    const part = this.#parts[this.#next];
    if (part?.kind !== 'end-tag' || part.name !== name) return false;
    this.#next += 1;
    return true;
  }

  /** The texts that are next, as one with single blanks. */
  #readText(): string {
    let text = '';
    for (let part = this.#parts[this.#next]; part?.kind === 'text'; part = this.#parts[this.#next]) {
      text += part.text;
      this.#next += 1;
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  #readBadge(target: string | null): ShownSnippet | null {
    const image = this.#readTag('img');
    if (!image) return null;
    this.#readEndTag('img');
    return toBadge(image.get('src') ?? '', target, this.#owned);
  }

  #readWidget(): ShownSnippet | null {
    const isInDiv = this.#readTag('div') !== null;
    if (isInDiv) this.#skipBlanks();
    const attributes = this.#readTag('script');
    if (!attributes) return null;
    this.#skipBlanks();
    if (!this.#readEndTag('script')) return null;
    if (isInDiv) this.#skipBlanks();
    if (isInDiv && !this.#readEndTag('div')) return null;
    return toWidget(attributes.get('src') ?? '', attributes.get('data-slug'), this.#owned);
  }

  /** Around a badge, or with its address as its text, which words can introduce. */
  #readLink(): ShownSnippet | null {
    const introduction = this.#readIntroduction();
    const attributes = introduction === null ? null : this.#readTag('a');
    if (introduction === null || attributes === null) return null;
    const target = attributes.get('href') ?? '';
    const text = this.#readText();
    const isAroundBadge = text === '' && introduction === '';
    const snippet = isAroundBadge ? this.#readBadge(target) : toLink(target, text, introduction);
    this.#skipBlanks();
    return this.#readEndTag('a') ? snippet : null;
  }

  /** Words in bold, and perhaps others; empty if there are none, and null if what is next belongs to no snippet. */
  #readIntroduction(): string | null {
    const name = ['strong', 'b'].find((each) => this.#readTag(each));
    if (name === undefined) return '';
    const bold = this.#readText();
    if (!label.test(bold) || !this.#readEndTag(name)) return null;
    const words = this.#readText();
    return words === '' || label.test(words) ? `${bold} ${words}` : null;
  }
}

function toLink(target: string, text: string, introduction: string): ShownSnippet | null {
  return addressOrHost.test(text) ? { kind: 'link', target, text, introduction } : null;
}

function isBlank(part: ContentPart | undefined): boolean {
  return part?.kind === 'end-of-block' || (part?.kind === 'text' && part.text.trim() === '');
}

/** In Markdown, the address in `<a>` is a link of its own. */
function withoutNestedLinks(parts: readonly ContentPart[]): ContentPart[] {
  let depth = 0;
  return parts.filter((part) => {
    if (!('name' in part) || part.name !== 'a') return true;
    if (part.kind === 'end-tag') depth -= 1;
    const isOuter = depth === 0;
    if (part.kind === 'tag') depth += 1;
    return isOuter;
  });
}
