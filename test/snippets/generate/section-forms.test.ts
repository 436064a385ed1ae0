import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../src/snippets/generate/generate-escaped.ts';
import { snippetForms } from '../../../src/snippets/generate/section-forms.ts';
import { snippetSources } from '../../../src/snippets/snippet-set.ts';

const page = { slug: 'acme', baseUrl: 'https://statuspage.me' };
const snippets = generateSnippets(page, 'https://status.acme.com');

describe('snippetForms', () => {
  it('shows each snippet in Markdown and in HTML', () => {
    const forms = snippetForms(snippets, page);
    expect(forms.badge).toEqual({ markdown: snippets.badge_markdown, html: snippets.badge_html });
    expect(forms.link).toEqual({
      markdown: snippets.minimal_md,
      html: '<strong>Status:</strong> See live status → <a href="https://status.acme.com">https://status.acme.com</a>',
    });
    expect(forms.widget).toEqual({ markdown: snippets.widget_html, html: snippets.widget_html });
    expect(forms.script).toEqual({ markdown: snippets.widget_script, html: snippets.widget_script });
    expect(forms.definitions).toEqual({
      markdown:
        '[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://status.acme.com',
      html: null,
    });
  });

  it('keeps what was sent, without the white space around it', () => {
    const sent = {
      ...snippets,
      badge_markdown: ` ${snippets.badge_markdown}\n`,
      status_page_url: 'https://status.acme.com/ ',
    };
    const forms = snippetForms(sent, page);
    expect(forms.badge.markdown).toBe(snippets.badge_markdown);
    expect(forms.link.html).toContain('<a href="https://status.acme.com">https://status.acme.com</a>');
    expect(forms.definitions.markdown).toMatch(/: https:\/\/status\.acme\.com$/);
  });

  it('knows the string each form is made from', () => {
    expect(Object.keys(snippetSources)).toEqual(Object.keys(snippetForms(snippets, page)));
  });
});
