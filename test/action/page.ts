import { type Behavior, snippetsOf } from '../support/endpoint-server.ts';

/** A README with a section for a page; the section is empty unless its content is given. */
export function readme(slug = 'acme', content = ''): string {
  const filling = content === '' ? '' : `${content}\n\n`;
  return `# Site\n\n<!-- status-snippets start slug="${slug}" -->\n\n${filling}<!-- status-snippets end -->\n\nMore.\n`;
}

/** The content of a section of a page at an address. */
export function badgeAndLink(baseUrl: string, slug: string, address: string): string {
  const { badge_markdown, minimal_md } = snippetsOf(slug, baseUrl, address);
  return `${badge_markdown}\n\n${minimal_md}`;
}

/** Responds with the snippets of the requested page, which is at `address` whatever its slug is. */
export function pageAt(baseUrl: string, address: string): Behavior {
  return (response, request) => {
    const slug = new URL(request.url ?? '/', baseUrl).searchParams.get('slug') ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(snippetsOf(slug, baseUrl, address)));
  };
}
