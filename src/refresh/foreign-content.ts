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

/**
 * Finds what is between the markers of a section and was not written by this program, which would delete it.
 * @returns null if there is nothing of that kind, else where its first line is
 * @throws {StatusSnippetsError} `too-complex`
 */
export async function findForeignContent(parsed: ParsedSections, owned: OwnedSection): Promise<SectionProblem | null> {
  const { content } = owned.section;
  const source = parsed.text.slice(content.start, content.end);
  if (isLiteral(formats[parsed.format].tagsToHtml(source), owned)) return null;
  const line = source.length > maxLength ? 0 : await firstForeignLine(parsed, owned);
  if (line === null) return null;
  const offset = content.start + startOfLine(source, line);
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

const url = String.raw`[^\s"'()<>[\]\\]+`;
const attributes = String.raw`(?: data-[a-z-]+="[\w.-]*")*`;
const script = String.raw`<script src="(?<script>${url})" data-slug="(?<name>[\w.-]+)"${attributes}></script>`;

/** What this program writes where nobody formats it. No parser is loaded for it. */
const literalForms = [
  String.raw`\[!\[${plainWords}\]\((?<image>${url})\)\]\(${url}\)`,
  `<a href="${url}"><img alt="${plainWords}" src="(?<source>${url})"(?: /|></img)?></a>`,
  String.raw`\*\*Status:\*\* ${linkWords} \[(?<shown>${url})\]\(\k<shown>\)`,
  String.raw`<strong>Status:</strong> ${linkWords} <a href="(?<target>${url})">\k<target></a>`,
  script,
  String.raw`<div>\s*${script.replace('<script>', '<inner>').replace('<name>', '<innerName>')}\s*</div>`,
];

function isLiteral(content: string, owned: OwnedSection): boolean {
  const form = new RegExp(`[\\s>]*(?:${literalForms.join('|')})`, 'uy');
  let end = 0;
  for (let match = form.exec(content); match; match = form.exec(content)) {
    const { image, source, script, name, inner, innerName } = match.groups ?? {};
    const badge = image ?? source;
    const widget = script ?? inner;
    if (badge !== undefined && !isBadge(badge, owned)) return false;
    if (widget !== undefined && !isWidget(widget, name ?? innerName, owned)) return false;
    end = form.lastIndex;
  }
  return !/[^\s>]/.test(content.slice(end));
}

function isBadge(address: string, owned: OwnedSection): boolean {
  const badge = badgeAt(address);
  return badge !== null && belongsTo(badge, owned);
}

function isWidget(address: string, slug: string | undefined, owned: OwnedSection): boolean {
  const baseUrl = baseUrlOfWidget(address);
  return baseUrl !== null && slug !== undefined && belongsTo({ slug, baseUrl }, owned);
}

/** The section's own page is the same page at any host; another page was shown before its slug was changed. */
function belongsTo({ slug, baseUrl }: PageId, owned: OwnedSection): boolean {
  return isSameSlug(slug, owned.slug) || isServiceAddress(baseUrl, owned);
}

/** In the reading that gets furthest. Null if one of the readings has nothing foreign. */
async function firstForeignLine(parsed: ParsedSections, owned: OwnedSection): Promise<number | null> {
  const { readContent } = await import('../sections/read-content.ts');
  const readings = await readContent(parsed, owned.section);
  const foreign = readings.map((parts) => new OwnParts(parts, owned).findForeign());
  if (foreign.includes(null)) return null;
  return Math.max(...foreign.map((part) => part?.line ?? 0));
}

const host = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}_.-]*[\p{L}\p{Nd}])?`;
const addressOrHost = new RegExp(`^(?:https?://)?(?:${host}\\.${host}|localhost)(?::\\d+)?/?$`, 'iu');
const label = new RegExp(`^${plainWords}$`, 'u');

/** Reads parts, one after the other, that must be snippets. */
class OwnParts {
  readonly #parts: readonly ContentPart[];
  readonly #owned: OwnedSection;
  #next = 0;

  constructor(parts: readonly ContentPart[], owned: OwnedSection) {
    this.#parts = withoutNestedLinks(parts);
    this.#owned = owned;
  }

  findForeign(): ContentPart | null {
    for (this.#skipBlanks(); this.#next < this.#parts.length; this.#skipBlanks()) {
      const first = this.#parts[this.#next] ?? null;
      const isOwn = this.#readImage() || this.#readWidget() || this.#readLink();
      if (!isOwn) return first;
    }
    return null;
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

  #readImage(): boolean {
    const image = this.#readTag('img');
    if (!image) return false;
    this.#readEndTag('img');
    return isBadge(image.get('src') ?? '', this.#owned);
  }

  #readWidget(): boolean {
    const isInDiv = this.#readTag('div') !== null;
    if (isInDiv) this.#skipBlanks();
    const attributes = this.#readTag('script');
    if (!attributes) return false;
    this.#skipBlanks();
    const src = attributes.get('src') ?? '';
    if (!this.#readEndTag('script') || !isWidget(src, attributes.get('data-slug'), this.#owned)) return false;
    if (isInDiv) this.#skipBlanks();
    return !isInDiv || this.#readEndTag('div');
  }

  /** Around a badge, or with its address as its text, which words can introduce. */
  #readLink(): boolean {
    const isIntroduced = this.#readLabel();
    if (isIntroduced === null || !this.#readTag('a')) return false;
    const text = this.#readText();
    const isOwn = text === '' && !isIntroduced ? this.#readImage() : addressOrHost.test(text);
    this.#skipBlanks();
    return isOwn && this.#readEndTag('a');
  }

  /** Whether words in bold, and perhaps others, are next; null if they can belong to no snippet. */
  #readLabel(): boolean | null {
    const name = ['strong', 'b'].find((each) => this.#readTag(each));
    if (name === undefined) return false;
    if (!label.test(this.#readText()) || !this.#readEndTag(name)) return null;
    const words = this.#readText();
    return words === '' || label.test(words) ? true : null;
  }
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
