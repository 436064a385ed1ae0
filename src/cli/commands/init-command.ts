import type { Adoption } from '../../embeds/adopt/adopt-embeds.ts';
import { createEmbedNotes, fillMarkedFiles } from '../../embeds/files/adopt-in-files.ts';
import { type Document, parseDocument } from '../../embeds/recognize/document.ts';
import { findReadme } from '../../files/find-files.ts';
import { readTextFile } from '../../files/read-text-file.ts';
import { addMarkers, detectSlugs } from '../../init/add-markers.ts';
import { failedFile, failedResult } from '../../refresh/refresh-result.ts';
import type { UnreadFile } from '../../runtime/source-files.ts';
import { StatusSnippetsError, usageError } from '../../text/errors.ts';
import { createLocator } from '../../text/lines.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { type ExitName, exitNameOf } from '../exit-codes.ts';
import { findInputFiles } from '../input-files.ts';
import { reportResult } from '../output/report-result.ts';
import { writeChanges } from '../write-changes.ts';
import { planWorkflow, reportWorkflow } from './init-new-files.ts';

/**
 * Adds the markers of a section to a file, and fills the section. Then prints or writes the files that keep the section up to
 * date.
 */
export const initCommand: CommandRunner = async (context) => {
  const { settings, workingDirectory } = context;
  const source = await findSingleFile(context);
  const { path, format } = source;
  const text = readTextFile(path, workingDirectory);
  // Broken markers are reported before a missing slug.
  const query = { service: settings, slugByAddress: new Map<string, string>() };
  const parsed = await parseDocument(text, format, query);
  if (parsed.outcome === 'refused') return fail(context, path, text, parsed.problems);
  const { document } = parsed;
  const slug = settings.slug ?? inferSlug(document, path);
  const workflow = await planWorkflow(context, slug, path);
  const marked = await addMarkers(document, { ...settings, slug }, settings);
  const [refused] = marked.leftAlone;
  if (refused && marked.adopted.length === 0) return fail(context, path, text, [notAdoptable(refused)]);

  const file = { path, document, adoption: marked };
  // A new marker has these settings as attributes, so they are cleared: they must not apply to the sections of other pages.
  const clearedSettings = marked.rule === 'unchanged' ? {} : { customDomain: null, show: null };
  const fillSettings = { ...settings, ...clearedSettings, slug, checkOnly: false };
  const filled = await fillMarkedFiles([file], fillSettings, context.fetchSnippets);
  const result = await writeChanges(context, [source], filled, {
    message: `Keep the status badge of page "${slug}" up to date`,
    newFiles: settings.workflow ? [workflow] : [],
  });
  await reportResult(context, result, await createEmbedNotes([file], result, settings));
  if (result.failure === null) reportWorkflow(context, workflow);
  return exitNameOf(result);
};

async function fail(
  context: CommandContext,
  path: string,
  text: string,
  problems: readonly ProblemAtOffset[],
): Promise<ExitName> {
  const positionOf = createLocator(text);
  const positioned = problems.map(({ offset, code, message }) => ({ ...positionOf(offset), code, message }));
  const result = failedResult([failedFile(path, positioned)], []);
  await reportResult(context, result);
  return exitNameOf(result);
}

interface ProblemAtOffset {
  readonly offset: number;
  readonly code: string;
  readonly message: string;
}

function notAdoptable({ embed, reason }: Adoption['leftAlone'][number]): ProblemAtOffset {
  const message = `the badge of page "${embed.slug}" cannot become a section: ${reason}. Change the badge, or remove it`;
  return { offset: embed.start, code: 'not-adoptable', message };
}

async function findSingleFile(context: CommandContext): Promise<UnreadFile> {
  const name = context.files[0] ?? findReadme(context.workingDirectory) ?? 'README.md';
  const [file] = await findInputFiles(context, [name]);
  if (file?.isExplicit) return file;
  throw usageError(`${name} is a folder or glob`, 'init takes a single file');
}

/** Infers the slug from a file whose sections and badges show only one page. @throws {StatusSnippetsError} for any other file */
function inferSlug(document: Document, path: string): string {
  const [slug, ...others] = detectSlugs(document);
  if (slug !== undefined && others.length === 0) return slug;
  const reason = slug === undefined ? 'contains no badge' : `shows several pages (${[slug, ...others].join(', ')})`;
  throw new StatusSnippetsError('no-slug', { problem: `no slug is set, and ${path} ${reason}`, fix: 'set --slug' });
}
