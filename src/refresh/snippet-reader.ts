import type { ParsedSections } from '../sections/parse-sections.ts';
import { type ContentPart, readContent } from '../sections/read-content.ts';
import { parseUrl, withoutScheme } from '../snippets/inputs.ts';
import { plainWords } from '../snippets/validate-snippets.ts';
import {
  acceptedAttributes,
  type OwnedSection,
  type ShownSnippet,
  toBadge,
  toWidget,
} from './shown-snippet.ts';

/**
 * Reads the content of a section with the parsers of Markdown and HTML.
 * @returns the snippets, or the first line that contains anything else, counted from 0
 * @throws {StatusSnippetsError} `too-complex`
 */
export async function readParsedContent(
  parsed: ParsedSections,
  owned: OwnedSection,
): Promise<readonly ShownSnippet[] | ForeignLine> {
  const readings = await readContent(parsed, owned.section);
  const results = readings.map((parts) => new SnippetReader(parts, owned).read());
  // Of the readings, one that has nothing foreign, else the one that gets furthest.
  const complete = results.find((result) => !('firstForeignLine' in result));
  if (complete !== undefined) return complete;
  const lines = results.map((result) =>
    'firstForeignLine' in result ? result.firstForeignLine : 0,
  );
  return { firstForeignLine: Math.max(...lines) };
}

interface ForeignLine {
  readonly firstForeignLine: number;
}

const host = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}_.-]*[\p{L}\p{Nd}])?`;
const addressOrHost = new RegExp(
  `^(?:https?://)?(?:${host}\\.${host}|localhost)(?::\\d+)?/?$`,
  'iu',
);
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

  read(): readonly ShownSnippet[] | ForeignLine {
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
    const accepted = acceptedAttributes.get(name);
    const isOwn = [...part.attributes.keys()].every((attribute) => accepted?.test(attribute));
    if (!isOwn) return null;
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
    for (
      let part = this.#parts[this.#next];
      part?.kind === 'text';
      part = this.#parts[this.#next]
    ) {
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
    return toWidget(attributes, this.#owned);
  }

  /** Around a badge, or with its address as its text, which words can introduce. */
  #readLink(): ShownSnippet | null {
    const introduction = this.#readIntroduction();
    const attributes = introduction === null ? null : this.#readTag('a');
    if (introduction === null || attributes === null) return null;
    const target = attributes.get('href') ?? '';
    const text = this.#readText();
    const isAroundBadge = text === '' && introduction === '';
    const snippet = isAroundBadge ? this.#readBadge(target) : toLink(target, text);
    this.#skipBlanks();
    return this.#readEndTag('a') ? snippet : null;
  }

  /**
   * Words in bold, and perhaps others; empty if there are none, and null if what is next belongs to
   * no snippet.
   */
  #readIntroduction(): string | null {
    const name = ['strong', 'b'].find((each) => this.#readTag(each));
    if (name === undefined) return '';
    const bold = this.#readText();
    if (!label.test(bold) || !this.#readEndTag(name)) return null;
    const words = this.#readText();
    return words === '' || label.test(words) ? `${bold} ${words}` : null;
  }
}

/** The text is an address, or the host of its own address: a file name looks like a host, too. */
function toLink(target: string, text: string): ShownSnippet | null {
  if (!addressOrHost.test(text)) return null;
  const isAddress = /^https?:/i.test(text);
  const isOwnHost = /^https?:/i.test(target) && normalize(text) === normalize(target);
  return isAddress || isOwnHost ? { kind: 'link', target, text } : null;
}

/** The host is in ASCII, and the scheme does not matter. */
function normalize(address: string): string | undefined {
  return parseUrl(`https://${withoutScheme(address)}`)?.href;
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
