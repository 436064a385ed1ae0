import type { MarkContext } from '../../src/mark/find-embeds.ts';
import { adoptEmbeds, insertSections, listEmbeds } from '../../src/mark/mark.ts';
import { toEmbedReport } from '../../src/mark/report-embeds.ts';
import type { RefreshSettings } from '../../src/refresh/parse-file.ts';
import type { Format } from '../../src/sections/format.ts';
import { serviceOf, unexpectedFetch } from './fetching.ts';
import { problemsIn, settingsWith } from './refreshing.ts';

function runOn(text: string, format: Format, settings: Partial<RefreshSettings>) {
  const file = { path: `README.${format}`, format, text, need: 'section' } as const;
  return {
    sources: [file],
    run: {
      settings: settingsWith({ source: 'offline', ...settings }),
      service: serviceOf(unexpectedFetch),
    },
  };
}

/** Puts the first section into a text, or adopts the badges of the page, offline. */
export function initText(text: string, format: Format, first: NonNullable<MarkContext['first']>) {
  const { sources, run } = runOn(text, format, { slug: first.slug });
  return insertSections(sources, { ...run, first });
}

/** Lists the embeds of a text that are outside its sections. */
export async function listText(
  text: string,
  format: Format = 'md',
  settings: Partial<RefreshSettings> = {},
) {
  const { sources, run } = runOn(text, format, settings);
  const { embeds, ...result } = await listEmbeds(sources, run);
  return { ...result, embeds: embeds.map(toEmbedReport) };
}

/** The same, each embed with the text that begins there. */
export async function findIn(
  text: string,
  format: Format = 'md',
  settings: Partial<RefreshSettings> = {},
) {
  const { embeds } = await listText(text, format, settings);
  const lines = text.replace(/^\uFEFF/, '').split(/(?<=\r\n|\n)/);
  return embeds.map(({ kind, slug, address, line, column }) => {
    const following = lines.slice(line - 1).join('');
    return { kind, slug, address, rest: following.slice(column - 1) };
  });
}

/** Puts markers around the embeds of a text and fills them. Also returns why some embeds stay as they are. */
export async function adopt(
  text: string,
  format: Format = 'md',
  settings: Partial<RefreshSettings> = {},
) {
  const { text: adopted, reasons, problems } = await adoptText(text, format, settings);
  return { text: adopted, reasons, problems };
}

/** The same, with the whole result. */
export async function adoptText(
  text: string,
  format: Format = 'md',
  settings: Partial<RefreshSettings> = {},
) {
  const { sources, run } = runOn(text, format, settings);
  const result = await adoptEmbeds(sources, run);
  const leftAlone = result.findings.filter(({ code }) => code === 'left-alone');
  return {
    ...result,
    text: result.changes[0]?.after ?? text,
    reasons: leftAlone.map(({ message }) => /stays as it is: (.*)/s.exec(message)?.[1]),
    problems: problemsIn(result),
  };
}
