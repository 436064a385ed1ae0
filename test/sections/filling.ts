import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/attributes.ts';
import type { Section } from '../../src/sections/parse-sections.ts';
import { type ParsedSections, parseSections } from '../../src/sections/parse-sections.ts';
import type { SectionProblem } from '../../src/sections/parsed-document.ts';
import { rewriteSections } from '../../src/sections/rewrite-sections.ts';

const script = 'src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto"';
const scripts = {
  widget: `<div>\n  <script ${script} data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>`,
  script: `<script ${script}></script>`,
};

const jsxScripts = {
  widget: scripts.widget.replace('></script>', ' />'),
  script: scripts.script.replace('></script>', ' />'),
};

/** The snippets that tests fill sections with, by the form of the section's context. */
export const snippets = {
  markdown: {
    badge: '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)',
    link: '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
    ...scripts,
    definitions: '[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://acme.statuspage.me',
  },
  html: {
    badge: '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
    link: '<strong>Status:</strong> See live status → <a href="https://acme.statuspage.me">https://acme.statuspage.me</a>',
    ...scripts,
    definitions: '',
  },
  jsx: {
    badge: '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
    link: "<strong>Status:</strong>{' See live status → '}<a href=\"https://acme.statuspage.me\">{'https://acme.statuspage.me'}</a>",
    ...jsxScripts,
    definitions: '',
  },
} satisfies Record<string, Record<SnippetName, string>>;

/** The result of filling a text: `found` are the sections of the old text, `after` are the sections of the new text. */
export type Filling =
  | {
      readonly outcome: 'filled';
      readonly text: string;
      readonly found: ParsedSections;
      readonly after: readonly Section[];
    }
  | { readonly outcome: 'no-section' }
  | { readonly outcome: 'refused'; readonly problems: readonly SectionProblem[] };

/** Fills all sections of a text with the snippets above. */
export async function fill(text: string, show: readonly SnippetName[], format: Format = 'md'): Promise<Filling> {
  const found = await parseSections(text, format);
  if (found.problems.length > 0) return { outcome: 'refused', problems: found.problems };
  if (found.sections.length === 0) return { outcome: 'no-section' };
  const pieces = found.sections.map(({ layout }) => {
    const htmlForms = format === 'mdx' ? snippets.jsx : snippets.html;
    const forms = layout.context === 'html' ? htmlForms : snippets.markdown;
    return show.map((name) => forms[name]);
  });
  const result = await rewriteSections(found, pieces);
  if (result.outcome === 'rejected') return { outcome: 'refused', problems: [result.problem] };
  return { outcome: 'filled', text: result.text, found, after: result.sections };
}
