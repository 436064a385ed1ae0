import { parseDocument } from '../../embeds/document.ts';
import { createQuery } from '../../embeds/embed.ts';
import { findReadmes } from '../../files/find-files.ts';
import { detectSlugs, insertFirstSection } from '../../init/first-section.ts';
import type { SourceFile } from '../../refresh/input.ts';
import { refresh } from '../../refresh/refresh.ts';
import type { UnreadFile } from '../../runtime/source-files.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import { StatusSnippetsError, usageError } from '../../text/errors.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { exitNameOf } from '../exit-codes.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { reportResult } from '../report-result.ts';
import { writeChanges } from '../write-changes.ts';
import { planWorkflow, reportWorkflow } from './init-workflow.ts';

/**
 * Adds the markers of a section to a file, and fills the section. Then prints or writes the workflow that keeps the section up
 * to date.
 */
export const initCommand: CommandRunner = async (context) => {
  const { settings, fetchSnippets } = context;
  const file = await findSingleFile(context);
  const sources = [...readInputFiles(context, [file])];
  const slug = settings.slug ?? (await inferSlug(context, sources));
  if (slug === null) {
    const result = await refresh(sources, { settings: { ...settings, unmarked: 'ignore' }, fetchSnippets });
    await reportResult(context, result);
    return exitNameOf(result);
  }
  const workflow = await planWorkflow(context, slug, file.path);
  // A new marker has the other settings as attributes, so they must not apply to the sections of other pages.
  const { customDomain, show } = settings;
  const refreshed = await refresh(sources, {
    settings: { ...settings, slug, customDomain: null, show: null, unmarked: 'adopt' },
    fetchSnippets,
    firstSection: {
      ...{ slug, customDomain, show },
      insert: (document) => insertFirstSection(document, { slug, customDomain, show }),
    },
  });
  const result = await writeChanges(context, [file], refreshed, {
    message: `Keep the status badge of page "${slug}" up to date`,
    newFiles: settings.workflow ? [workflow] : [],
  });
  await reportResult(context, result);
  if (result.failure === null) reportWorkflow(context, workflow);
  return exitNameOf(result);
};

async function findSingleFile(context: CommandContext): Promise<UnreadFile> {
  const name = context.files[0] ?? findReadmes(context.workingDirectory)[0] ?? 'README.md';
  const [file] = await findInputFiles(context, [name]);
  if (file?.isExplicit) return file;
  throw usageError(`${name} is a folder or glob`, 'init takes a single file');
}

/**
 * Infers the slug from a file whose sections and badges show only one page. Returns null if the file has problems, which the
 * run reports.
 *
 * @throws {StatusSnippetsError} if the file shows no page or several
 */
async function inferSlug({ settings }: CommandContext, [source]: readonly SourceFile[]): Promise<string | null> {
  if (source === undefined || typeof source.text !== 'string') return null;
  const parsed = await parseSections(source.text.replace(/^\uFEFF/, ''), source.format);
  const document = parseDocument(parsed);
  if (parsed.problems.length > 0 || 'message' in document) return null;
  const [slug, ...others] = detectSlugs(document, createQuery(settings));
  if (slug !== undefined && others.length === 0) return slug;
  const reason = slug === undefined ? 'contains no badge' : `shows several pages (${[slug, ...others].join(', ')})`;
  throw new StatusSnippetsError('no-slug', {
    problem: `no slug is set, and ${source.path} ${reason}`,
    fix: 'set --slug',
  });
}
