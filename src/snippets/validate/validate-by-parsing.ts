import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import type { Page, SnippetField, SnippetSet } from '../snippet-set.ts';
import { findHtmlProblem } from './html.ts';
import type { AttributeContext } from './html-attributes.ts';
import { findBadgeProblem, findMinimalProblem } from './markdown.ts';
import { type Judgement, judgeAddress, unsafe } from './page-url.ts';
import { findMarkerText } from './plain-text.ts';

type FindProblem = (value: string, context: AttributeContext) => string | null;

const problems: Readonly<Record<Exclude<SnippetField, 'status_page_url'>, FindProblem>> = {
  badge_markdown: (value, { page, address }) => findBadgeProblem(value, page, address),
  badge_html: (value, context) => findHtmlProblem('badge_html', value, context),
  widget_script: (value, context) => findHtmlProblem('widget_script', value, context),
  widget_html: (value, context) => findHtmlProblem('widget_html', value, context),
  minimal_md: (value, { address }) => findMinimalProblem(value, address),
};

/** Far beyond any real string, and short enough that no parser needs long, whatever it is given. */
const longest = 2_000;

/**
 * Judges one string of an answer, and no other but the address its links have to lead to: a widget nobody uses may be
 * broken. What an answer says is untrusted text on its way into a README, so each string is parsed and has to be what the
 * service documents, nothing more.
 *
 * A safe `value` is the string as it was sent, without the white space around it. Where the address itself is unsafe, so is
 * each string that leads to it, and the judgement names the address.
 */
export function judgeSnippet(field: SnippetField, snippets: SnippetSet, page: Page): Judgement {
  const address = judgeAddress(snippets.status_page_url);
  const value = snippets[field].trim();
  if (address.verdict === 'unsafe') return address;
  if (field === 'status_page_url') return { verdict: 'safe', value };

  const reason =
    findTextProblem(field, value, page) ?? problems[field](value, { page, address: address.value });
  return reason === null ? { verdict: 'safe', value } : unsafe(field, reason);
}

/** What can be said of any of the strings before it is parsed. */
function findTextProblem(field: SnippetField, value: string, { baseUrl }: Page): string | null {
  if (value === '') return 'it is empty';
  const most = longest + 2 * baseUrl.length;
  if (value.length > most) return `it is longer than ${most} characters`;

  const breaks = field === 'widget_html' ? 'allowed' : 'refused';
  const hidden = findHiddenCharacter(value, breaks);
  if (hidden !== null) return `it has ${hidden}`;
  // In Markdown an HTML block ends at a blank line, and what follows is Markdown again.
  if (value.split(/\r\n|\r|\n/).some((line) => line.trim() === '')) return 'it has a blank line';
  const marker = findMarkerText(value);
  return marker === null ? null : `it has ${marker}`;
}
