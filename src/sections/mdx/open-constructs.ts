import type { Event, Token } from 'micromark-util-types';
import type { SectionProblem } from '../parsed-document.ts';

/** A construct of Markdown or an element of JSX that is open at a point in the stream of events. */
export interface OpenConstruct {
  /** The token of a construct of Markdown, or of the opening tag of an element. */
  readonly token: Token;
  /** The name of an element, empty for a fragment (`<>`); null for a construct of Markdown. */
  readonly element: string | null;
}

const tagTypes: ReadonlySet<string> = new Set(['mdxJsxFlowTag', 'mdxJsxTextTag']);
const tagPattern = /^<\s*(\/?)\s*([^\s/>{]*)/;

/** Tracks which constructs of Markdown and elements of JSX are open in a stream of events. Each can contain the other. */
export class OpenConstructs {
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

  /** Reports the innermost elements as not closed. To be called at the end of each Markdown construct, and of the text. */
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
