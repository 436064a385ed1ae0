import { type Behaviour, snippetsOf } from '../support/endpoint-server.ts';

/** A README with an empty section. */
export function readme(slug = 'acme', held = ''): string {
  const content = held === '' ? '' : `${held}\n\n`;
  return `# Site\n\n<!-- status-snippets start slug="${slug}" -->\n\n${content}<!-- status-snippets end -->\n\nMore.\n`;
}

/** What a section of a page holds when it is right. */
export function badgeAndLink(baseUrl: string, slug: string, address: string): string {
  const { badge_markdown, minimal_md } = snippetsOf(slug, baseUrl, address);
  return `${badge_markdown}\n\n${minimal_md}`;
}

/** A service that knows every page under an address of its own. */
export function pageAt(baseUrl: string, address: string): Behaviour {
  return (response, request) => {
    const slug = new URL(request.url ?? '/', baseUrl).searchParams.get('slug') ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(snippetsOf(slug, baseUrl, address)));
  };
}
