import type { FileReport } from '../../refresh/json-report.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import type { InputFile, RefreshSettings } from '../../refresh/refresh-input.ts';
import type { ChangedFile, Edit, RefreshResult } from '../../refresh/refresh-result.ts';
import type { FetchSnippets } from '../../service/fetch-snippets.ts';
import { createLocator, type Position } from '../../text/lines.ts';
import { type Adoption, adoptEmbeds } from '../adopt/adopt-embeds.ts';
import { showFor } from '../adopt/embed-place.ts';
import { lostDetails } from '../adopt/lost-details.ts';
import { writeMarkers } from '../adopt/write-markers.ts';
import type { Document } from '../recognize/document.ts';
import type { Embed, EmbedService } from '../recognize/embed.ts';

/** A message about an embed that stays as it is, or that became a section without some of its details. */
export interface EmbedNote extends Position {
  readonly path: string;
  readonly kind: Embed['kind'];
  readonly slug: string;
  readonly outcome: 'left-alone' | 'details-lost';
  readonly message: string;
}

/** A file after an attempt to adopt its embeds. New sections, if there are any, are not filled yet. */
export interface FileAdoption {
  readonly path: string;
  readonly document: Document;
  readonly adoption: Adoption;
}

/** Puts markers around embeds of a document. Each start marker gets only the attributes that its section needs. */
export async function adoptWithNeededAttributes(
  document: Document,
  embeds: readonly Embed[],
  { baseUrl, show }: Pick<RefreshSettings, 'baseUrl' | 'show'>,
): Promise<Adoption> {
  const markersOf = (embed: Embed) => {
    // In a heading `show` is not needed, unless the option of the same name replaces the default.
    const shown = showFor(document, embed) ?? (show === null ? null : [embed.show]);
    return writeMarkers(document.format, { slug: embed.slug, customDomain: null, show: shown });
  };
  return adoptEmbeds(document, embeds, markersOf, baseUrl);
}

/**
 * Fills the new sections of marked files, and refreshes all other sections. The changes in the result are relative to the files
 * without the new markers.
 *
 * @param files all files of the run, marked or not; by default, only the marked files
 */
export async function fillMarkedFiles(
  marked: readonly FileAdoption[],
  settings: RefreshSettings,
  fetchSnippets: FetchSnippets,
  files: readonly InputFile[] = marked.map(toInputFile),
): Promise<RefreshResult> {
  const markedByPath = new Map(marked.map((file) => [file.path, file]));
  const inputs = files.map((file): InputFile => {
    const markedFile = markedByPath.get(file.path);
    return markedFile ? { ...file, content: { outcome: 'read', text: markedFile.adoption.text } } : file;
  });
  const result = await refreshFiles(inputs, settings, fetchSnippets);
  if (result.failure !== null) return result;
  const changeByPath = new Map(result.changes.map((change) => [change.path, change]));
  const changes = files.flatMap(({ path }): ChangedFile[] => {
    const [file, change] = [markedByPath.get(path), changeByPath.get(path)];
    if (file === undefined) return change ? [change] : [];
    const before = file.document.byteOrderMark + file.document.text;
    const after = change?.after ?? file.adoption.text;
    return before === after ? [] : [{ path, before, after, edits: [changedLines(before, after)] }];
  });
  const changed = new Set(changes.map(({ path }) => path));
  const outdated = settings.checkOnly ? 'out-of-date' : 'changed';
  const reports = result.files.map((report): FileReport => {
    return changed.has(report.path) ? { ...report, outcome: outdated } : report;
  });
  return { ...result, outcome: changes.length > 0 ? outdated : 'unchanged', files: reports, changes };
}

function toInputFile({ path, document, adoption }: FileAdoption): InputFile {
  return { path, format: document.format, mustHaveSection: true, content: { outcome: 'read', text: adoption.text } };
}

/** The lines that remain when the start and the end that both texts share are removed. */
function changedLines(before: string, after: string): Edit {
  const limit = Math.min(before.length, after.length);
  let start = 0;
  while (start < limit && before[start] === after[start]) start += 1;
  start = before.lastIndexOf('\n', start - 1) + 1;
  let length = 0;
  while (length < limit - start && before.at(-1 - length) === after.at(-1 - length)) length += 1;
  const lineEnd = before.indexOf('\n', before.length - length);
  length = lineEnd < 0 ? 0 : before.length - lineEnd - 1;
  return { before: { start, end: before.length - length }, after: { start, end: after.length - length } };
}

/** Creates notes about embeds that were left alone, or whose details are not kept. */
export async function createEmbedNotes(
  files: readonly FileAdoption[],
  { changes }: RefreshResult,
  service: EmbedService,
): Promise<EmbedNote[]> {
  const filledTexts = new Map(changes.map(({ path, after }) => [path, after]));
  const notes: EmbedNote[] = [];
  for (const { path, document, adoption } of files) {
    const { byteOrderMark, text, format } = document;
    const positionOf = createLocator(byteOrderMark + text);
    const createNote = (embed: Embed, outcome: EmbedNote['outcome'], message: string): EmbedNote => {
      const { kind, slug, start } = embed;
      return { path, ...positionOf(start + byteOrderMark.length), kind, slug, outcome, message };
    };
    const notesOfFile: EmbedNote[] = adoption.leftAlone.map(({ embed, reason }) => {
      return createNote(embed, 'left-alone', `${nameOf(embed)} stays as it is: ${reason}`);
    });
    const after = filledTexts.get(path);
    if (after !== undefined) {
      for (const { embed, details } of await lostDetails(adoption, after, format, service)) {
        notesOfFile.push(createNote(embed, 'details-lost', `${nameOf(embed)}: ${details}`));
      }
    }
    notes.push(...notesOfFile.sort((one, other) => one.line - other.line || one.column - other.column));
  }
  return notes;
}

function nameOf({ kind, slug }: Embed): string {
  return `${kind} of page "${slug}"`;
}
