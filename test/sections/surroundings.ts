import type { List, Nodes } from 'mdast';
import { micromark } from 'micromark';
import { frontmatter, frontmatterHtml } from 'micromark-extension-frontmatter';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/*
 * Describes the text around the sections of a Markdown text, independently of the code under test. Both parsers used here
 * keep comments in their output. What is between two markers is then removed from the output.
 */

const start = String.raw`(?:<!--|\{\s*/\*)\s*status-snippets[\s>]+start\b[\s\S]*?(?:-->|\*/\s*\})`;
const end = String.raw`(?:<!--|\{\s*/\*)\s*status-snippets[\s>]+end\s*(?:-->|\*/\s*\})`;

const definition =
  /\[\/\/\]:\s*#\s+(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(((?:[^)\\]|\\.)*)\))/g;

/** Neither parser keeps definitions in its output, so those that are markers become comments. */
function withComments(text: string): string {
  return text.replace(definition, (written, ...titles: readonly (string | undefined)[]) => {
    const title = titles.slice(0, 3).find((each) => each !== undefined) ?? '';
    return /^\s*status-snippets\s/.test(title) ? `<!-- ${title} -->` : written;
  });
}

/** A text without what is between two markers. */
function textAround(text: string): string {
  return text.replace(new RegExp(`(${start})[\\s\\S]*?(?=${end})`, 'g'), '$1');
}

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];
const htmlExtensions = [gfmHtml(), frontmatterHtml(['yaml', 'toml'])];

/**
 * The HTML that micromark renders, without its line endings: it takes them from the first line of a text, and
 * sometimes drops one after a reference definition.
 */
export function renderedAround(text: string): string {
  const rendered = micromark(withComments(text), {
    allowDangerousHtml: true,
    extensions,
    htmlExtensions,
  });
  return textAround(rendered).replace(/[\r\n]/g, '');
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml']);

/** The tree of remark as text, without what is between two markers. HTML is printed as it is written. */
export function treeAround(text: string): string {
  return textAround(print(processor.parse(withComments(text))))
    .replace(/\r\n?/g, '\n')
    .replace(/\n+/g, '\n');
}

/** Properties that are not printed. Whether a list is loose is printed with the list instead. */
const omitted = new Set(['position', 'children', 'spread']);

function print(node: Nodes): string {
  if (node.type === 'html') return `\n${node.value}\n`;
  const json = JSON.stringify(node, (key, value) => (omitted.has(key) ? undefined : value));
  const escaped = json.replaceAll('<', '\\u003c');
  if (node.type === 'text') return escaped;
  const children = 'children' in node ? node.children.map(print).join('') : '';
  return `\n(${node.type === 'list' ? looseness(node) : ''}${escaped}${children})\n`;
}

/** Whether a list is loose; empty if it contains a footnote, whose blank lines remark counts as blank lines of the list. */
function looseness(list: List): string {
  const items = list.children;
  if (items.some(({ children }) => children.some(({ type }) => type === 'footnoteDefinition')))
    return '';
  return list.spread || items.some(({ spread }) => spread) ? 'loose ' : 'tight ';
}

const script =
  'src="https://statuspage.me/static/embed/v1/status.js" data-slug="acme" data-theme="auto"';
const scripts = {
  widget: `<div>\n  <script ${script} data-show-incidents="1" data-rtm="60" data-upd="7"></script>\n</div>`,
  script: `<script ${script}></script>`,
};

const jsxScripts = {
  widget: scripts.widget.replace('></script>', ' />'),
  script: scripts.script.replace('></script>', ' />'),
};

/** The snippets of the page `acme`, by the form of the section's context. */
const snippets = {
  markdown: {
    badge: '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)',
    link: '**Status:** See live status → [https://acme.statuspage.me](https://acme.statuspage.me)',
    ...scripts,
  },
  html: {
    badge:
      '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
    link: '<strong>Status:</strong> See live status → <a href="https://acme.statuspage.me">https://acme.statuspage.me</a>',
    ...scripts,
  },
  jsx: {
    badge:
      '<a href="https://acme.statuspage.me"><img alt="Status" src="https://statuspage.me/badge/acme.svg" /></a>',
    link: "<strong>Status:</strong>{' See live status → '}<a href=\"https://acme.statuspage.me\">{'https://acme.statuspage.me'}</a>",
    ...jsxScripts,
  },
};

const { markdown, html, jsx } = snippets;
const snippetPatterns = [markdown, html, jsx]
  .flatMap((forms) => [forms.badge, forms.link, ...forms.widget.split(/\n\s*/), forms.script])
  .concat("{' '}")
  .map((snippet) => snippet.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  // An offline run keeps the address that a section contains.
  .map((pattern) =>
    pattern.replaceAll('acme\\.statuspage\\.me', '(?:acme\\.statuspage\\.me|old\\.example)'),
  )
  .join('|');
const snippetsOnly = `(?:[\\s>]|${snippetPatterns})*`;
const cut = '\u{F0000}';

/** Whether a text and the filled text differ only in what the filled text has between two markers. */
export function differsOnlyBetweenMarkers(
  text: string,
  filled: string,
  contentPattern = '[\\s\\S]*?',
): boolean {
  const [before, after] = [withComments(text), withComments(filled)];
  const section = new RegExp(`(${start})${contentPattern}(?=${end})`, 'g');
  const [first = '', ...parts] = after.replace(section, `$1${cut}`).split(cut);
  const last = parts.pop();
  if (last === undefined) return before === after;
  if (!before.startsWith(first) || !before.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = before.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= before.length - last.length;
}

/** Whether a text and the filled text differ only in the snippets that the filled text has between two markers. */
export function differsOnlyInSections(text: string, filled: string): boolean {
  return differsOnlyBetweenMarkers(text, filled, snippetsOnly);
}
