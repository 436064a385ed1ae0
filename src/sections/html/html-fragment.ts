import type { Range } from '../../core/range.ts';
import type { Comment } from '../comment.ts';
import type { TagsAndTexts } from '../document.ts';

export interface HtmlState {
  /**
   * The open element whose content is text, not markup, such as `script`; undefined if there is
   * none.
   */
  readonly raw: string | undefined;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export const initialHtmlState: HtmlState = { raw: undefined, isInLink: false, isInHeading: false };

/**
 * An element that running text leaves open ends with its paragraph, heading or cell; what the text
 * closes stays closed.
 */
export function stateAfterText(before: HtmlState, inside: HtmlState): HtmlState {
  return {
    raw: before.raw && inside.raw,
    isInLink: before.isInLink && inside.isInLink,
    isInHeading: before.isInHeading && inside.isInHeading,
  };
}

export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type HtmlComment = Range & Pick<Comment, 'text' | 'isClosed' | 'isInLink' | 'isInHeading'>;

/** The lists are in document order, and offsets are relative to the fragment. */
export interface HtmlFragment extends TagsAndTexts {
  readonly comments: readonly HtmlComment[];
  readonly state: HtmlState;
}

/** Parses HTML in Markdown; `state` is what the HTML before it left open. */
export type ParseFragment = (html: string, state: HtmlState) => HtmlFragment;

/** Whether `parseComments` is enough for a text: it has no tags, and all comments end as usual. */
export function hasOnlyComments(text: string): boolean {
  return !/<(?!!--)|<!---?>|--!>|\0/.test(text);
}

/** Most sections are found without the large parser of HTML. */
export const parseComments: ParseFragment = (html, state) => {
  const comments: HtmlComment[] = [];
  const texts: Range[] = [];
  let textStart = 0;
  for (const { index: start, 0: source, 1: text = '' } of html.matchAll(comment)) {
    const end = start + source.length;
    texts.push({ start: textStart, end: start });
    comments.push({
      start,
      end,
      text,
      isClosed: source.endsWith('-->'),
      isInLink: false,
      isInHeading: false,
    });
    textStart = end;
  }
  texts.push({ start: textStart, end: html.length });
  return { comments, tags: [], texts, state };
};

const comment = /<!--(.*?)(?:-->|$)/gs;
