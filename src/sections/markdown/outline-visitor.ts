import type { Event } from 'micromark-util-types';
import type { Span } from '../parsed-document.ts';
import { type ContainerTracker, listTypes } from './container-tracker.ts';

/** Tokens that do not affect the rendering: line endings, white space, and groups of other tokens. */
const insignificantTypes: ReadonlySet<string> = new Set([
  ...['chunkString', 'chunkText', 'content', 'data', 'lineEnding', 'lineEndingBlank', 'linePrefix', 'lineSuffix'],
  ...['whitespace', 'space', 'listItemIndent', 'gfmFootnoteDefinitionIndent', 'htmlFlow'],
]);

/** Collects the constructs of a text from a stream of events. */
export class OutlineVisitor {
  readonly #constructs: (Span & Pick<ContainerTracker, 'list'>)[] = [];
  readonly #containers: ContainerTracker;

  /** Each event is visited by `containers` first. */
  constructor(containers: ContainerTracker) {
    this.#containers = containers;
  }

  visit([action, { type, start, end }]: Event): void {
    if (action !== 'enter' || insignificantTypes.has(type)) return;
    const list = listTypes.has(type) ? this.#containers.list : null;
    this.#constructs.push({ start: start.offset, end: end.offset, type, list });
  }

  /** The constructs. To be read after the last event, because only then is it known which lists are loose. */
  get outline(): Span[] {
    return this.#constructs.map(({ list, type, ...range }) => ({
      ...range,
      type: list?.loose ? `${type} loose` : type,
    }));
  }
}
