import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../src/snippets/generate/generate-escaped.ts';
import { snippetFields } from '../../../src/snippets/snippet-set.ts';

describe('generateSnippets', () => {
  it('makes the six strings byte for byte', () => {
    const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
    expect(generateSnippets(page, 'https://acme.statuspage.me')).toEqual({
      status_page_url: 'https://acme.statuspage.me',
      badge_markdown: '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)',
      badge_html:
        '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
      widget_script:
        '<script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto"></script>',
      widget_html:
        '<div>\n  <script src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto" ' +
        'data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>',
      minimal_md: '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
    });
  });

  it('leaves image and script on the service when the page has its own domain', () => {
    const page = { slug: 'acme', baseUrl: 'http://127.0.0.1:8080/app' };
    const snippets = generateSnippets(page, 'https://status.acme.com');
    expect(snippets.badge_markdown).toBe(
      '[![Status](http://127.0.0.1:8080/app/badge/acme.svg)](https://status.acme.com)',
    );
    expect(snippets.widget_html).toContain('src="http://127.0.0.1:8080/app/static/embed/v1/status.js"');
  });

  it('leaves underscores, capitals and dots of a slug as they are', () => {
    const page = { slug: 'My_page.eu', baseUrl: 'https://statuspage.me' };
    const address = 'https://My_page.eu.statuspage.me';
    expect(generateSnippets(page, address).minimal_md).toBe(
      `**Status:** See live status → [${address}](${address})`,
    );
  });

  it('escapes what a base address may hold as each language does', () => {
    const page = { slug: 'acme', baseUrl: 'https://statuspage.me/a&b/(c)' };
    const snippets = generateSnippets(page, 'https://status.acme.com');
    expect(snippets.badge_markdown).toContain('](https://statuspage.me/a\\&b/\\(c\\)/badge/acme.svg)');
    expect(snippets.badge_html).toContain('src="https://statuspage.me/a&#x26;b/(c)/badge/acme.svg"');
  });

  it('makes the fields in the order the service documents them', () => {
    const snippets = generateSnippets({ slug: 'a', baseUrl: 'https://statuspage.me' }, 'https://a.b');
    expect(Object.keys(snippets)).toEqual(snippetFields);
  });
});
