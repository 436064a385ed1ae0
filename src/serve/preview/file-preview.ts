import type { RefreshSettings, SourceFile } from '../../refresh/input.ts';
import { refresh } from '../../refresh/refresh.ts';
import type { ChangedFile, SectionReport } from '../../refresh/result.ts';
import type { FetchSnippets } from '../../service/fetch-snippets.ts';
import type { Finding } from '../../text/finding.ts';
import type { StandIn } from '../service-routes.ts';
import { emptySection } from './render-markdown.ts';

/** A file before and after a refresh against the stand-in. */
export interface FilePreview {
  readonly file: SourceFile;
  /** Null if the file cannot be read. */
  readonly before: string | null;
  readonly after: string | null;
  readonly sections: readonly SectionReport[];
  readonly problems: readonly Finding[];
}

export async function previewFile(
  file: SourceFile,
  settings: RefreshSettings,
  { baseUrl, statusPageHost }: StandIn,
  fetchSnippets: FetchSnippets,
): Promise<FilePreview> {
  if (typeof file.text !== 'string') return { file, before: null, after: null, sections: [], problems: [file.text] };
  const text = file.text.replace(/^\uFEFF/, '');
  const { files, findings, changes } = await refresh([{ ...file, text, mustHaveSection: false, isSearched: false }], {
    settings: { ...settings, baseUrl, statusPageHost, allowNoSection: true },
    fetchSnippets,
  });
  const [change] = changes;
  const before = change ? markEmptySections(change) : text;
  const problems = findings.filter(({ level }) => level === 'error');
  return { file, before, after: change?.after ?? text, sections: files.flatMap(({ sections }) => sections), problems };
}

/** Each empty section gets a mark in the place where the refresh puts the snippets. */
function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const parts: string[] = [];
  let next = 0;
  for (const [index, { content }] of (sections?.before ?? []).entries()) {
    const filled = sections?.after[index]?.content;
    const old = text.slice(content.start, content.end);
    if (filled === undefined || old.trim() !== '') continue;
    const marked = after.slice(filled.start, filled.end).replace(/[^\s>](?:.*[^\s>])?/s, emptySection);
    parts.push(text.slice(next, content.start), marked);
    next = content.end;
  }
  return [...parts, text.slice(next)].join('');
}
