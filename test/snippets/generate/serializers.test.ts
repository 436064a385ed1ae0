import { describe, expect, test } from 'vitest';
import { formatWithSerializers, generateWithSerializers } from '../../../src/snippets/generate/serializers.ts';
import { fieldsOfSnippets, snippetFields } from '../../../src/snippets/snippet-set.ts';

describe('generateWithSerializers', () => {
  test('generateWithSerializers generates the six strings byte for byte', () => {
    const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
    expect(generateWithSerializers(page, 'https://acme.statuspage.me')).toEqual({
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

  test('generateWithSerializers uses the image and script of the service if the page has a custom domain', () => {
    const page = { slug: 'acme', baseUrl: 'http://127.0.0.1:8080/app' };
    const snippets = generateWithSerializers(page, 'https://status.acme.com');
    expect(snippets.badge_markdown).toBe(
      '[![Status](http://127.0.0.1:8080/app/badge/acme.svg)](https://status.acme.com)',
    );
    expect(snippets.widget_html).toContain('src="http://127.0.0.1:8080/app/static/embed/v1/status.js"');
  });

  test('generateWithSerializers does not escape underscores, capitals and dots in a slug', () => {
    const page = { slug: 'My_page.eu', baseUrl: 'https://statuspage.me' };
    const address = 'https://My_page.eu.statuspage.me';
    expect(generateWithSerializers(page, address).minimal_md).toBe(
      `**Status:** See live status → [${address}](${address})`,
    );
  });

  test('generateWithSerializers escapes special characters of the base URL in Markdown and HTML', () => {
    const page = { slug: 'acme', baseUrl: 'https://statuspage.me/a&b/(c)' };
    const snippets = generateWithSerializers(page, 'https://status.acme.com');
    expect(snippets.badge_markdown).toContain('](https://statuspage.me/a\\&b/\\(c\\)/badge/acme.svg)');
    expect(snippets.badge_html).toContain('src="https://statuspage.me/a&#x26;b/(c)/badge/acme.svg"');
  });

  test('generateWithSerializers generates the fields in their documented order', () => {
    const snippets = generateWithSerializers({ slug: 'a', baseUrl: 'https://statuspage.me' }, 'https://a.b');
    expect(Object.keys(snippets)).toEqual(snippetFields);
  });
});

describe('formatWithSerializers', () => {
  const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };

  test('formatWithSerializers writes each snippet in Markdown and in HTML', () => {
    const snippets = generateWithSerializers(page, 'https://status.acme.com');
    const forms = formatWithSerializers(snippets, page);
    expect(forms.badge).toEqual({ markdown: snippets.badge_markdown, html: snippets.badge_html });
    expect(forms.link).toEqual({
      markdown: snippets.minimal_md,
      html: '<strong>Status:</strong> See live status → <a href="https://status.acme.com">https://status.acme.com</a>',
    });
    expect(forms.widget).toEqual({ markdown: snippets.widget_html, html: snippets.widget_html });
    expect(forms.script).toEqual({ markdown: snippets.widget_script, html: snippets.widget_script });
    expect(forms.definitions).toEqual({
      markdown: '[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://status.acme.com',
      html: null,
    });
  });

  test('formatWithSerializers writes the snippets in the order of fieldsOfSnippets', () => {
    const snippets = generateWithSerializers(page, 'https://status.acme.com');
    expect(Object.keys(fieldsOfSnippets)).toEqual(Object.keys(formatWithSerializers(snippets, page)));
  });
});
