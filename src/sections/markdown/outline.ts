import type { Event } from 'micromark-util-types';
import type { Span } from '../parsed-document.ts';
import type { Containers } from './containers.ts';

/** Tokens that say nothing of how a text reads: line endings, white space, and what only groups others. */
const silentTypes: ReadonlySet<string> = new Set([
  'chunkString',
  'chunkText',
  'content',
  'data',
  'lineEnding',
  'lineEndingBlank',
  'linePrefix',
  'lineSuffix',
  'whitespace',
  'space',
  'listItemIndent',
  'gfmFootnoteDefinitionIndent',
  'htmlFlow',
]);

/** Collects the constructs of a text from a stream of events. */
export class Spans {
  readonly #found: OpenSpan[] = [];
  readonly #containers: Containers;

  /** @param containers follows the same events, each before this does */
  constructor(containers: Containers) {
    this.#containers = containers;
  }

  /** Takes note of an event; call it with each, in order. */
  follow([action, { type, start, end }]: Event): void {
    if (action !== 'enter' || silentTypes.has(type)) return;
    const isList = type === 'listOrdered' || type === 'listUnordered';
    const list = isList ? this.#containers.list : null;
    this.#found.push({ start: start.offset, end: end.offset, type, list });
  }

  /** The constructs, once all events were seen; only then is known which lists are loose. */
  get outline(): Span[] {
    return this.#found.map(({ start, end, type, list }) => ({
      start,
      end,
      type: list?.loose ? `${type} loose` : type,
    }));
  }
}

interface OpenSpan extends Span {
  readonly list: { readonly loose: boolean } | null;
}
