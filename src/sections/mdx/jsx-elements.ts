import type { Event, Token } from 'micromark-util-types';
import type { SectionProblem } from '../parsed-document.ts';

/** A construct of Markdown or an element of JSX that is open at a point of the event stream. */
export interface OpenConstruct {
  /** The token of a construct, or the opening tag of an element. */
  readonly token: Token;
  /** The name of an element; that of a fragment is empty. */
  readonly element: string | null;
}

const tagTypes: ReadonlySet<string> = new Set(['mdxJsxFlowTag', 'mdxJsxTextTag']);
const tagPattern = /^<\s*(\/?)\s*([^\s/>{]*)/;

/** Tracks the elements of JSX through a stream of events, where they are nested with the constructs of Markdown. */
export class JsxElements {
  readonly open: OpenConstruct[] = [];
  readonly problems: SectionProblem[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  visit([action, token]: Event): void {
    if (action === 'enter') {
      if (token.type === 'listItemPrefix') this.reportOpenElements();
      this.open.push({ token, element: null });
    } else {
      this.reportOpenElements();
      this.open.pop();
      if (tagTypes.has(token.type)) this.#visitTag(token);
    }
  }

  #visitTag(token: Token): void {
    const tag = this.#text.slice(token.start.offset, token.end.offset);
    const [, slash, name = ''] = tagPattern.exec(tag) ?? [];
    if (slash === '' && /\/\s*>$/.test(tag)) return;
    if (slash === '') this.open.push({ token, element: name });
    else if (this.open.at(-1)?.element === name) this.open.pop();
    else this.#report(token, `</${name}> closes nothing that is open here`);
  }

  /** Reports the innermost elements: none may be open at the end of the Markdown construct around them, or of the text. */
  reportOpenElements(): void {
    for (let last = this.open.at(-1); last && last.element !== null; last = this.open.at(-1)) {
      this.#report(last.token, `<${last.element}> is not closed where it was opened, in the same block`);
      this.open.pop();
    }
  }

  #report({ start }: Token, message: string): void {
    this.problems.push({ offset: start.offset, code: 'mdx-syntax', message: `MDX cannot parse this: ${message}` });
  }
}
