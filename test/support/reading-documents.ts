import { adoptWithNeededAttributes } from '../../src/embeds/files/adopt-in-files.ts';
import { type Document, findEmbeds, isInSection, parseDocument } from '../../src/embeds/recognize/document.ts';
import type { Embed } from '../../src/embeds/recognize/embed.ts';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/attributes.ts';
import { settingsWith } from './refreshing.ts';

/** The settings of the service that the documents of these tests use. */
export const service = settingsWith();

/** Parses a document; throws if its markers are invalid. */
export async function documentOf(text: string, format: Format = 'md'): Promise<Document> {
  const read = await parseDocument(text, format, { service, slugByAddress: new Map() });
  if (read.outcome === 'parsed') return read.document;
  throw new Error(read.problems.map(({ message }) => message).join('\n'));
}

/** The embeds of a document that are outside its sections. */
export function embedsIn(document: Document, slugByAddress: ReadonlyMap<string, string> = new Map()): Embed[] {
  return findEmbeds(document, { service, slugByAddress }).filter((embed) => !isInSection(document, embed));
}

/** Puts markers around the embeds of a text. Also returns the reasons why some embeds stay as they are. */
export async function adopt(text: string, format: Format = 'md', show: readonly SnippetName[] | null = null) {
  const document = await documentOf(text, format);
  const { text: after, leftAlone } = await adoptWithNeededAttributes(document, embedsIn(document), {
    ...service,
    show,
  });
  return { text: after, reasons: leftAlone.map(({ reason }) => reason) };
}
