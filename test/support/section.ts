import type { SnippetSet } from '../../src/snippets/snippet-set.ts';
import { snippetsOf } from './endpoint-server.ts';

export const baseUrl = 'https://statuspage.me';

/** A section whose markers are on lines of their own; empty by default. */
export function section(content = '', attributes = 'slug="acme"'): string {
  const filling = content === '' ? '' : `\n${content}\n\n`;
  return `<!-- status-snippets start ${attributes} -->\n${filling}<!-- status-snippets end -->\n`;
}

export function defaultContent({ badge_markdown, minimal_md }: SnippetSet): string {
  return `${badge_markdown}\n\n${minimal_md}`;
}

export function acmeAt(address: string, base = baseUrl): SnippetSet {
  return snippetsOf('acme', base, address);
}
