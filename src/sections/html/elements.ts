import type { Range } from '../../text/range.ts';
import type { HtmlTag } from './fragment.ts';

/** Collects the elements of a text from its tags: an end tag closes the last open element of its name. */
export class Elements {
  readonly #closed: Element[] = [];
  readonly #open = new Map<string, Range[]>();

  /** Adds the next tag. */
  addTag({ kind, name, start, end }: HtmlTag, offset: number): void {
    const tag = { start: offset + start, end: offset + end };
    const open = this.#open.get(name) ?? [];
    if (kind === 'open') {
      this.#open.set(name, open);
      open.push(tag);
    } else {
      const opening = open.pop();
      if (opening) this.#closed.push({ name, open: opening, close: tag });
    }
  }

  /** The names of the elements that were opened after an offset and not closed. */
  openAfter(offset: number): ReadonlySet<string> {
    const open = [...this.#open].filter(([, tags]) => tags.some(({ start }) => start >= offset));
    return new Set(open.map(([name]) => name));
  }

  /** The elements that have both tags. */
  get closed(): readonly Element[] {
    return this.#closed;
  }
}

/** An element of HTML that has both tags. */
export interface Element {
  readonly name: string;
  readonly open: Range;
  readonly close: Range;
}
