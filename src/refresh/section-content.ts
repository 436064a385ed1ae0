import { lineEnding } from '../core/range.ts';
import type { SectionProblem } from '../sections/comment.ts';
import { formats } from '../sections/formats.ts';
import type { ParsedSections } from '../sections/parse-sections.ts';
import { linkWords } from '../snippets/snippet-set.ts';
import { type OwnedSection, type ShownSnippet, toBadge, toWidget } from './shown-snippet.ts';

/**
 * Reads what a section shows now. What was not written by this program is a problem, because a
 * refresh would delete it.
 * @returns the snippets, or where the first line is that contains anything else
 * @throws {StatusSnippetsError} `too-complex`
 */
export async function readSnippets(
  parsed: ParsedSections,
  owned: OwnedSection,
): Promise<readonly ShownSnippet[] | SectionProblem> {
  const { content } = owned.section;
  const source = parsed.text.slice(content.start, content.end);
  const literal = readLiteralForms(formats[parsed.format].tagsToHtml(source), owned);
  if (literal !== null) return literal;
  // The parsers are loaded only if somebody else has formatted, or written, the content.
  const { readParsedContent } = await import('./snippet-reader.ts');
  const read =
    source.length > maxLength ? { firstForeignLine: 0 } : await readParsedContent(parsed, owned);
  if (!('firstForeignLine' in read)) return read;
  const offset = content.start + startOfLine(source, read.firstForeignLine);
  return { offset, code: 'foreign-content', message };
}

/** Four snippets, however they are formatted, are shorter. */
const maxLength = 16_384;

const message =
  'this was not written by status-snippets, and a section holds nothing else; ' +
  'move it out of the markers, or delete it';

/**
 * The first character of the line that is neither white space nor the mark of a quote, or the next
 * one of that kind.
 */
function startOfLine(source: string, line: number): number {
  const breaks = [...source.matchAll(lineEnding)].map(({ index, 0: { length } }) => index + length);
  const start = line === 0 ? 0 : (breaks[line - 1] ?? 0);
  return start + source.slice(start).search(/[^\s>]|$/);
}

interface LiteralForm {
  readonly pattern: RegExp;
  readonly read: (
    groups: Readonly<Record<string, string>>,
    owned: OwnedSection,
  ) => ShownSnippet | null;
}

const url = String.raw`[^\s"'()<>[\]\\&]+`;
const alt = String.raw`[\w ]+`; // of all plain words, only those whose pattern is quick to compile
const settings = String.raw`(?: data-[a-z-]+="[\w.-]*")*`;
const script = `<script(?<attributes> src="${url}"${settings})></script>`;
const attribute = / ([a-z-]+)="([^"]*)"/g;

const badgeForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ source = '', target = '' }, owned) => toBadge(source, target, owned),
});
const linkForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ target = '' }) => ({ kind: 'link', target, text: target }),
});
const widgetForm = (pattern: string): LiteralForm => ({
  pattern: new RegExp(pattern, 'y'),
  read: ({ attributes = '' }, owned) => {
    const written = [...attributes.matchAll(attribute)];
    return toWidget(new Map(written.map(([, name = '', value = '']) => [name, value])), owned);
  },
});

/** What this program writes where nobody formats it. No parser is loaded for it. */
const literalForms: readonly LiteralForm[] = [
  badgeForm(String.raw`\[!\[${alt}\]\((?<source>${url})\)\]\((?<target>${url})\)`),
  badgeForm(
    `<a href="(?<target>${url})"><img alt="${alt}" src="(?<source>${url})"(?: /|></img)?></a>`,
  ),
  linkForm(String.raw`\*\*Status:\*\* ${linkWords} \[(?<target>${url})\]\(\k<target>\)`),
  linkForm(
    String.raw`<strong>Status:</strong> ${linkWords} <a href="(?<target>${url})">\k<target></a>`,
  ),
  widgetForm(script),
  widgetForm(String.raw`<div>\s*${script}\s*</div>`),
];

function readLiteralForms(content: string, owned: OwnedSection): readonly ShownSnippet[] | null {
  const shown: ShownSnippet[] = [];
  for (
    let offset = skipMarks(content, 0);
    offset < content.length;
    offset = skipMarks(content, offset)
  ) {
    const read = readLiteralForm(content, offset, owned);
    if (read === null) return null;
    shown.push(read.snippet);
    offset = read.end;
  }
  return shown;
}

/** White space, and the marks of quotes. */
function skipMarks(content: string, offset: number): number {
  return offset + content.slice(offset).search(/[^\s>]|$/);
}

function readLiteralForm(content: string, offset: number, owned: OwnedSection) {
  for (const { pattern, read } of literalForms) {
    pattern.lastIndex = offset;
    const groups = pattern.exec(content)?.groups;
    if (groups === undefined) continue;
    const snippet = read(groups, owned);
    return snippet && { snippet, end: pattern.lastIndex };
  }
  return null;
}
