import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { type Finding, recover } from '../core/errors.ts';
import { applyEdits, lineAt } from '../core/range.ts';
import { changedPart } from '../refresh/diff.ts';
import type { RefreshContext, SourceFile } from '../refresh/parse-file.ts';
import { refresh } from '../refresh/refresh.ts';
import {
  type ChangedFile,
  describeFinding,
  hasNewAddress,
  type SectionReport,
} from '../refresh/result.ts';
import { foldUnchanged } from './fold-unchanged.ts';
import { raw, toHtmlText } from './html-text.ts';
import { emptySection, type LocalBadges, renderAsGithub } from './render-markdown.ts';

/**
 * A file before and after a refresh against the stand-in; `id` is that of its section of the page.
 * A run writes nothing because of a file that is refused.
 */
export async function previewFile(
  file: SourceFile,
  context: RefreshContext,
  id: string,
  badges: LocalBadges,
) {
  const { path, format } = file;
  const text = typeof file.text === 'string' ? file.text.replace(/^\uFEFF/, '') : file.text;
  const mayLackSections = file.need !== 'section';
  const { files, findings, changes } = await refresh([{ ...file, text }], {
    ...context,
    mayLackSections,
  });
  const sections = files.flatMap((each) => each.sections);
  const problems = findings.filter(({ level }) => level === 'error');
  const isRefused = problems.length > 0;
  const [change] = changes;
  const changesOfSections = sections.map((section, index) => {
    const place = `Line ${section.line}, page ${section.slug}: `;
    return h('li', [place, ...describeChange(section, change && contentsOf(change, index))]);
  });
  const notes = [
    ...problems.map((problem) =>
      h('li.problem', [describeFinding({ ...problem, path }), ...sourceOf(problem, text)]),
    ),
    ...changesOfSections,
  ];
  if (notes.length === 0)
    notes.push(h('li', 'This file contains no section, so a run leaves it as it is.'));
  const render = (name: string, source: string, highlighted: readonly (string | null)[]): Side => {
    const key = name.toLowerCase().replace(' ', '-');
    const idPrefix = `${id}-${key}-`;
    const options = { format, idPrefix, badges, highlighted, isOld: name === 'Before' };
    const blocks = recover(
      () => renderAsGithub(source, options),
      ({ message }) => [toHtml(h('p.problem', describeFinding({ path, message })))],
    );
    return { key, name, nameId: `${id}-${key}`, idPrefix, blocks };
  };
  const sides: Side[] = [];
  if (change) {
    const moved = sections.filter(
      (section) => section.outcome !== 'unchanged' && !isSameLink(section),
    );
    const previous = moved.map(({ previousAddress }) => previousAddress);
    const addresses = moved.map(({ address }) => address);
    sides.push(
      render('Before', markEmptySections(change), previous),
      render('After', change.after, addresses),
    );
  } else if (typeof text === 'string') {
    const addresses = sections.map(({ address }) => address);
    sides.push(render(isRefused ? 'Not updated' : 'Unchanged', text, addresses));
  }
  const shown = sides.map((side, index) => toPane(side, sides[1 - index]));
  return { isRefused, html: toHtmlText(h('ul.notes', notes), h('div.sides', shown)) };
}

/** A version of a file, in blocks of HTML. */
interface Side {
  readonly key: string;
  readonly name: string;
  readonly nameId: string;
  readonly idPrefix: string;
  readonly blocks: readonly string[];
}

function toPane({ key, name, nameId, idPrefix, blocks }: Side, other: Side | undefined) {
  const inOther = new Set(other?.blocks.map((block) => toComparable(block, other.idPrefix)));
  const isNeeded = (block: string) => {
    const isChanged = other !== undefined && !inOther.has(toComparable(block, idPrefix));
    return isChanged || block.includes(' class="highlighted"');
  };
  const content = raw(foldUnchanged(blocks, isNeeded, `${nameId}-fold`));
  // The title is not a heading, because the file itself can have headings of any level. As a
  // document of its own, the file keeps its headings apart from those of the page.
  return h(`div.side-${key}`, { role: 'group', ariaLabelledBy: [nameId] }, [
    h('p.title', { id: nameId }, name),
    h('div.markdown-body', { role: 'document', ariaLabelledBy: [nameId] }, [content]),
  ]);
}

/** Without what differs between the two sides of any file. */
const toComparable = (block: string, idPrefix: string) =>
  block.replaceAll(idPrefix, '').replaceAll(' tabindex="-1"', '');

function contentsOf({ before, after, sections }: ChangedFile, index: number) {
  const [old, current] = [sections.before[index], sections.after[index]];
  if (!old || !current) return undefined;
  return {
    old: before.slice(old.content.start, old.content.end).trim(),
    current: after.slice(current.content.start, current.content.end).trim(),
  };
}

/** The line of a problem around its place, which is marked. */
function sourceOf({ line, column = 1 }: Finding, text: SourceFile['text']) {
  if (typeof text !== 'string' || line === undefined) return [];
  const source = lineAt(text, line);
  const [marked = ' ', ...after] = source.slice(column - 1, column + 119);
  return [
    h('pre', [
      source.slice(Math.max(column - 81, 0), column - 1),
      h('mark', marked),
      after.join(''),
    ]),
  ];
}

function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const snippets = /[^\s>].*(?:\n[\s>]*[^\s>].*)*/;
  const edits = sections.before.flatMap(({ content }, index) => {
    const filled = sections.after[index]?.content;
    // Lines of a quote begin with `>`.
    if (filled === undefined || /[^\s>]/.test(text.slice(content.start, content.end))) return [];
    return [
      { ...content, text: after.slice(filled.start, filled.end).replace(snippets, emptySection) },
    ];
  });
  return applyEdits(text, edits).text;
}

const isSameLink = (section: SectionReport) =>
  section.previousAddress !== null && !hasNewAddress(section);

function describeChange(
  section: SectionReport,
  contents: { readonly old: string; readonly current: string } | undefined,
) {
  const { outcome, previousAddress, address } = section;
  if (outcome === 'unchanged') return [`up to date, ${address}`];
  if (!isSameLink(section)) {
    return [
      previousAddress === null ? 'no address' : h('del', previousAddress),
      ' → ',
      h('ins', address),
    ];
  }
  const part = contents && changedPart(contents.old, contents.current);
  if (!part) return ['other snippets, the same address ', h('ins', address)];
  const { old, current } = contents;
  return [
    'the same address, other snippets: ',
    h('del', old.slice(part.old.start, part.old.end)),
    ' → ',
    h('ins', current.slice(part.current.start, part.current.end)),
  ];
}
