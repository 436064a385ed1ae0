import { h } from 'hastscript';
import type { SourceFile } from '../../refresh/parse-file.ts';
import { type Run, refresh } from '../../refresh/refresh.ts';
import { type ChangedFile, describeFinding, type SectionReport } from '../../refresh/result.ts';
import { attempt } from '../../text/errors.ts';
import type { Finding } from '../../text/finding.ts';
import { emptySection, type LocalBadges, raw, renderAsGithub, toHtmlText } from './render-markdown.ts';

/**
 * The HTML of a file before and after a refresh against the stand-in.
 * @param id of the section of the page that shows the file
 */
export async function previewFile(file: SourceFile, run: Run, id: string, badges: LocalBadges): Promise<string> {
  const { path, format } = file;
  const text = typeof file.text === 'string' ? file.text.replace(/^\uFEFF/, '') : file.text;
  const { files, findings, changes } = await refresh([{ ...file, text, need: 'nothing' }], run);
  const sections = files.flatMap((each) => each.sections);
  const problems = findings.filter(({ level }) => level === 'error');
  const notes = [
    ...problems.map((problem) => h('li.problem', [describeFinding({ ...problem, path }), ...sourceOf(problem, text)])),
    ...sections.map((section) => h('li', [`Line ${section.line}, page ${section.slug}: `, ...describeChange(section)])),
  ];
  if (notes.length === 0) notes.push(h('li', 'This file contains no section, so a run leaves it as it is.'));
  const side = (name: string, source: string, highlighted: readonly (string | null)[] = []) => {
    const key = name.toLowerCase().replace(' ', '-');
    const nameId = `${id}-${key}`;
    const options = { format, idPrefix: `${nameId}-`, badges, highlighted };
    const content = attempt(
      () => h('div.markdown-body', [raw(renderAsGithub(source, options))]),
      ({ message }) => h('p.problem', describeFinding({ path, message })),
    );
    // The title is not a heading, because the file itself can have headings of any level.
    const title = h('p.title', { id: nameId }, name);
    return h(`div.side-${key}`, { role: 'group', ariaLabelledBy: [nameId] }, [title, content]);
  };
  const changed = sections.filter(({ outcome }) => outcome !== 'unchanged');
  const previous = changed.map(({ previousAddress }) => previousAddress);
  const addresses = changed.map(({ address }) => address);
  const sides = changes.flatMap((change) => [
    side('Before', markEmptySections(change), previous),
    side('After', change.after, addresses),
  ]);
  const state = problems.length > 0 ? 'Not updated' : 'Unchanged';
  if (sides.length === 0 && typeof text === 'string') sides.push(side(state, text));
  return toHtmlText(h('ul.notes', notes), h('div.sides', sides));
}

/** The line of a problem around its place, which is marked. */
function sourceOf({ line, column = 1 }: Finding, text: SourceFile['text']) {
  if (typeof text !== 'string' || line === undefined) return [];
  const source = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  const [marked = ' ', ...after] = source.slice(column - 1, column + 119);
  return [h('pre', [source.slice(Math.max(column - 81, 0), column - 1), h('mark', marked), after.join('')])];
}

function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const parts: string[] = [];
  let next = 0;
  for (const [index, { content }] of sections.before.entries()) {
    const filled = sections.after[index]?.content;
    // Lines of a quote begin with `>`.
    if (filled === undefined || /[^\s>]/.test(text.slice(content.start, content.end))) continue;
    const snippets = /[^\s>].*?(?=\s*(?:\n[\s>]*)?$)/s;
    parts.push(text.slice(next, content.start), after.slice(filled.start, filled.end).replace(snippets, emptySection));
    next = content.end;
  }
  return [...parts, text.slice(next)].join('');
}

function describeChange({ outcome, previousAddress, address }: SectionReport) {
  if (outcome === 'unchanged') return [`up to date, ${address}`];
  if (previousAddress === address) return ['other snippets, the same address ', h('ins', address)];
  return [previousAddress === null ? 'empty' : h('del', previousAddress), ' → ', h('ins', address)];
}
