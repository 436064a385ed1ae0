export interface HtmlState {
  /** The open element whose content is text, not markup, such as `script`; undefined if there is none. */
  readonly raw: string | undefined;
  readonly isInLink: boolean;
  readonly isInHeading: boolean;
}

export const initialHtmlState: HtmlState = { raw: undefined, isInLink: false, isInHeading: false };

/** An element that running text leaves open ends with its paragraph, heading or cell; what the text closes stays closed. */
export function stateAfterText(before: HtmlState, inside: HtmlState): HtmlState {
  return {
    raw: before.raw && inside.raw,
    isInLink: before.isInLink && inside.isInLink,
    isInHeading: before.isInHeading && inside.isInHeading,
  };
}

export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
