import { h } from 'hastscript';
import type { Run, SourceFile } from '../../refresh/input.ts';
import { refresh } from '../../refresh/refresh.ts';
import { type ChangedFile, describeFinding, type SectionReport } from '../../refresh/result.ts';
import { emptySection, type LocalBadges, raw, renderAsGithub, toHtmlText } from './render-markdown.ts';

export interface PreviewPlace {
  /** Of the section of the page that shows the file. */
  readonly id: string;
  readonly badges: LocalBadges;
}

/** The HTML of a file before and after a refresh against the stand-in. */
export async function previewFile(file: SourceFile, run: Run, { id, badges }: PreviewPlace): Promise<string> {
  const text = typeof file.text === 'string' ? file.text.replace(/^\uFEFF/, '') : file.text;
  const { files, findings, changes } = await refresh([{ ...file, text, need: 'nothing' }], run);
  const sections = files.flatMap((each) => each.sections);
  const notes = [
    ...findings
      .filter(({ level }) => level === 'error')
      .map((finding) => h('li.problem', describeFinding({ ...finding, path: file.path }))),
    ...sections.map((section) => h('li', [`Line ${section.line}, page ${section.slug}: `, ...describeChange(section)])),
  ];
  const side = (name: string, content: string, highlighted: readonly (string | null)[] = []) => {
    const nameId = `${id}-${name.toLowerCase()}`;
    const html = renderAsGithub(content, { format: file.format, idPrefix: `${nameId}-`, badges, highlighted });
    // The title is not a heading, because the file itself can have headings of any level.
    const title = h('p.title', { id: nameId }, name);
    const className = `side-${name.toLowerCase()}`;
    return h('div', { role: 'group', ariaLabelledBy: [nameId], className }, [
      title,
      h('div.markdown-body', [raw(html)]),
    ]);
  };
  const changed = sections.filter(({ outcome }) => outcome !== 'unchanged');
  const previous = changed.map(({ previousAddress }) => previousAddress);
  const addresses = changed.map(({ address }) => address);
  const sides = changes.flatMap((change) => [
    side('Before', markEmptySections(change), previous),
    side('After', change.after, addresses),
  ]);
  if (sides.length === 0 && typeof text === 'string') sides.push(side('Unchanged', text));
  return toHtmlText(...(notes.length === 0 ? [] : [h('ul.notes', notes)]), h('div.sides', sides));
}

function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const parts: string[] = [];
  let next = 0;
  for (const [index, { content }] of (sections?.before ?? []).entries()) {
    const filled = sections?.after[index]?.content;
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
  return [h('del', previousAddress ?? 'empty'), ' → ', h('ins', address)];
}
