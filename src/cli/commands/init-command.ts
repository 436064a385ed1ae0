import { parseDocument } from '../../mark/document.ts';
import { createQuery } from '../../mark/embed.ts';
import { detectSlugs, insertFirstSection } from '../../mark/first-section.ts';
import { insertSections } from '../../mark/mark.ts';
import type { SourceFile } from '../../refresh/input.ts';
import { refresh } from '../../refresh/refresh.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import { StatusSnippetsError, usageError } from '../../text/errors.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { exitNameOf, reportResult } from '../report-result.ts';
import { writeChanges } from '../write-changes.ts';
import { planWorkflow, reportNextSteps } from './init-workflow.ts';

export const initCommand: CommandRunner = async (context) => {
  const { settings, fetchSnippets } = context;
  const found = await findInputFiles(context);
  // Not every file that a configuration selects gets a section.
  const files = context.names.length > 0 ? found : found.filter(({ isExplicit }) => isExplicit);
  if (files.length === 0) {
    throw usageError('the configuration file names only folders and globs', 'name the file that gets the section');
  }
  const sources: SourceFile[] = [];
  for await (const source of readInputFiles(context, files, () => true)) sources.push(source);
  const slug = settings.slug ?? (await inferSlug(context, sources));
  if (slug === null) {
    const result = await refresh(sources, { settings, fetchSnippets });
    await reportResult(context, result);
    return exitNameOf(result);
  }
  const paths = files.map(({ path }) => path);
  const workflow = await planWorkflow(context, slug, paths);
  // A new marker has the other settings as attributes, so they must not apply to the sections of other pages.
  const { customDomain, show } = settings;
  const refreshed = await insertSections(sources, {
    settings: { ...settings, slug, customDomain: null, show: null },
    fetchSnippets,
    first: { slug, customDomain, show, insert: insertFirstSection },
  });
  const result = await writeChanges(context, files, refreshed, {
    message: `Keep the status badge of page "${slug}" up to date`,
    newFiles: workflow.isMissing ? [workflow] : [],
  });
  await reportResult(context, result);
  if (result.failure === null) reportNextSteps(context, result, workflow);
  return exitNameOf(result);
};

/** The sections and badges must show only one page. Null if a file has problems, which the run reports. */
async function inferSlug({ settings }: CommandContext, sources: readonly SourceFile[]): Promise<string | null> {
  const slugs = new Set<string>();
  for (const { text, format } of sources) {
    if (typeof text !== 'string') return null;
    const parsed = await parseSections(text.replace(/^\uFEFF/, ''), format);
    const document = await parseDocument(parsed);
    if (parsed.problems.length > 0 || 'message' in document) return null;
    for (const slug of detectSlugs(document, createQuery(settings))) slugs.add(slug);
  }
  const [slug, ...others] = slugs;
  if (slug !== undefined && others.length === 0) return slug;
  const reason = slug === undefined ? 'contains no badge' : `shows several pages (${[...slugs].join(', ')})`;
  const subject = sources.map(({ path }) => path).join(', ');
  const problem = `no slug is set, and ${subject} ${reason}`;
  throw new StatusSnippetsError('no-slug', { problem, fix: 'add --slug acme' });
}
