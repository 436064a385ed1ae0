import {
  adoptWithNeededAttributes,
  createEmbedNotes,
  type FileAdoption,
  fillMarkedFiles,
} from '../embeds/files/adopt-in-files.ts';
import { describeEmbed, type EmbedSearchResult, findEmbedsInFiles } from '../embeds/files/find-embeds-in-files.ts';
import type { SectionReport } from '../refresh/json-report.ts';
import { refreshFiles } from '../refresh/refresh-files.ts';
import type { InputFile } from '../refresh/refresh-input.ts';
import { failedResult, type RefreshResult, type Warning } from '../refresh/refresh-result.ts';
import { createLocator } from '../text/lines.ts';
import type { ConfiguredRun } from './mode.ts';

/**
 * Refreshes files that contain embeds outside sections. With `unmarked: warn` it warns about embeds with an old address;
 * with `unmarked: adopt` it turns the embeds into sections.
 */
export async function refreshWithUnmarkedEmbeds(
  files: readonly InputFile[],
  { settings, fetchSnippets }: Pick<ConfiguredRun, 'settings' | 'fetchSnippets'>,
): Promise<RefreshResult> {
  const search = await findEmbedsInFiles(() => files, settings, fetchSnippets);
  if (settings.unmarked === 'adopt') return refreshWithAdoption(files, search, { settings, fetchSnippets });
  const result = await refreshFiles(files, settings, fetchSnippets);
  return { ...result, warnings: [...result.warnings, ...addressWarnings(search)] };
}

/**
 * Warnings about embeds with an old address. Pages that cannot be requested and files that cannot be parsed cause no
 * warning, because the run is about sections.
 */
function addressWarnings({ files }: EmbedSearchResult): Warning[] {
  return files.flatMap(({ path, embeds }) =>
    embeds
      .filter(({ outcome }) => outcome === 'out-of-date')
      .map((found): Warning => {
        const fix = 'put it in a section with "status-snippets adopt", or set unmarked: adopt';
        const { line, column } = found;
        return { code: 'unmarked', path, line, column, message: `${describeEmbed(found)}: ${fix}` };
      }),
  );
}

/** Puts markers around all embeds, and refreshes the new sections together with the existing ones. */
async function refreshWithAdoption(
  inputs: readonly InputFile[],
  search: EmbedSearchResult,
  { settings, fetchSnippets }: Pick<ConfiguredRun, 'settings' | 'fetchSnippets'>,
): Promise<RefreshResult> {
  const searched: FileAdoption[] = [];
  for (const { path, document, embeds } of search.files) {
    const allEmbeds = embeds.map(({ embed }) => embed);
    searched.push({ path, document, adoption: await adoptWithNeededAttributes(document, allEmbeds, settings) });
  }
  const marked = searched.filter(({ adoption }) => adoption.adopted.length > 0);
  const filled = await fillMarkedFiles(marked, settings, fetchSnippets, inputs);
  const result = { ...filled, warnings: [...filled.warnings, ...missingPageWarnings(search)] };
  if (result.failure !== null) return result;
  const failed = search.failed
    .map((file) => ({ ...file, problems: file.problems.filter((problem) => !isAboutMissingPage(problem)) }))
    .filter(({ problems }) => problems.length > 0);
  if (failed.length > 0) return failedResult(failed, search.pages);

  const outdated = new Set(addressWarnings(search).map(({ path, line, column }) => `${path}:${line}:${column}`));
  const notes = await createEmbedNotes(searched, result, settings);
  const warnings = notes
    .filter(
      ({ path, line, column, outcome }) => outcome === 'details-lost' || outdated.has(`${path}:${line}:${column}`),
    )
    .map(({ path, line, column, message }): Warning => ({ code: 'unmarked', path, line, column, message }));
  const reports = result.files.map((report) => {
    const file = marked.find(({ path }) => path === report.path);
    return file ? { ...report, sections: report.sections.map(markNewAsChanged(file, result.outcome)) } : report;
  });
  return { ...result, files: reports, warnings: [...result.warnings, ...warnings] };
}

/** Warnings about embeds whose page does not exist. This is not an error, because the run is about sections. */
function missingPageWarnings({ failed }: EmbedSearchResult): Warning[] {
  return failed.flatMap(({ path, problems }) =>
    problems.filter(isAboutMissingPage).map(({ line, column, message }): Warning => {
      return { code: 'unmarked', path, line, column, message: `this embed stays as it is: ${message}` };
    }),
  );
}

function isAboutMissingPage({ code }: { readonly code: string }): boolean {
  return code === 'page-not-found';
}

/** Reports a new section as changed even if the embed had the same content, so that the run commits it. */
function markNewAsChanged({ adoption }: FileAdoption, outcome: RefreshResult['outcome']) {
  const positionOf = createLocator(adoption.text);
  const lines = new Set(adoption.adopted.map(({ offset }) => positionOf(offset).line));
  return (section: SectionReport): SectionReport => {
    if (section.outcome !== 'unchanged' || outcome === 'failed' || !lines.has(section.line)) return section;
    return { ...section, outcome, previousAddress: null };
  };
}
