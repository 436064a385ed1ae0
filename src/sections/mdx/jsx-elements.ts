import type { Event, Token } from 'micromark-util-types';
import type { SectionProblem } from '../parsed-document.ts';

/** A construct of Markdown or an element of JSX that is open at a point of the event stream. */
export interface OpenConstruct {
  /** The token of a construct, or the opening tag of an element. */
  readonly token: Token;
  /** The name of an element; that of a fragment is empty. */
  readonly element: string | null;
}

const jsxToken = /^mdxJsx(?:Flow|Text)Tag(|Name|ClosingMarker|SelfClosingMarker)$/;

/** Tracks the elements of JSX through a stream of events, where they are nested with the constructs of Markdown. */
export class JsxElements {
  readonly problems: SectionProblem[] = [];
  readonly #text: string;
  readonly #open: OpenConstruct[] = [];
  #tag = { name: '', kind: 'open' };

  constructor(text: string) {
    this.#text = text;
  }

  /** The open constructs, the outermost first. */
  get open(): readonly OpenConstruct[] {
    return this.#open;
  }

  /** Visits the next event. */
  visit([action, token]: Event): void {
    const part = jsxToken.exec(token.type)?.[1];
    if (action === 'enter') {
      if (part === '') this.#tag = { name: '', kind: 'open' };
      if (part === 'Name') this.#tag.name = this.#text.slice(token.start.offset, token.end.offset).trim();
      if (part === 'ClosingMarker') this.#tag.kind = 'close';
      if (part === 'SelfClosingMarker') this.#tag.kind = 'single';
      if (token.type === 'listItemPrefix') this.#leaveElements();
      this.#open.push({ token, element: null });
    } else {
      this.#leaveElements();
      this.#open.pop();
      if (part === '') this.#see(token);
    }
  }

  /** Ends the text: elements that are still open are problems. */
  finish(): void {
    this.#leaveElements();
  }

  #see(token: Token): void {
    const { name, kind } = this.#tag;
    if (kind === 'open') this.#open.push({ token, element: name });
    if (kind !== 'close') return;
    if (this.#open.at(-1)?.element === name) this.#open.pop();
    else this.#fault(token, `</${name}> closes nothing that is open here`);
  }

  /** No element may still be open at the end of a construct of Markdown. */
  #leaveElements(): void {
    for (let last = this.#open.at(-1); last && last.element !== null; last = this.#open.at(-1)) {
      this.#fault(last.token, `<${last.element}> is not closed where it was opened, in the same block`);
      this.#open.pop();
    }
  }

  #fault({ start }: Token, message: string): void {
    this.problems.push({
      offset: start.offset,
      code: 'mdx-syntax',
      message: `MDX cannot parse this: ${message}`,
    });
  }
}
