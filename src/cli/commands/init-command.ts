import { parseDocument } from '../../mark/document.ts';
import { createQuery } from '../../mark/embed.ts';
import { detectSlugs } from '../../mark/first-section.ts';
import { insertSections } from '../../mark/mark.ts';
import { type ParsedFile, parseFiles, type SourceFile } from '../../refresh/parse-file.ts';
import { refreshFiles } from '../../refresh/refresh.ts';
import { invalidInput, StatusSnippetsError, usageError } from '../../text/errors.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { exitNameOf, reportResult, unusedOptions } from '../report-result.ts';
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
  // A new marker has the other settings as attributes, so they must not apply to the sections of other pages.
  const { customDomain, show } = settings;
  const ofOthers = { ...settings, customDomain: null, show: null };
  const before = await parseFiles(sources, ofOthers);
  const slug = settings.slug ?? (await inferSlug(context, before));
  if (slug === null) {
    const result = await refreshFiles(before, { settings, fetchSnippets });
    await reportResult(context, result);
    return exitNameOf(result);
  }
  const slugs = before.flatMap(({ sections }) => sections.map((section) => section.slug));
  const same = slugs.find((each) => each !== slug && each.toLowerCase() === slug.toLowerCase());
  if (same !== undefined) {
    const problem = `has the address of page "${same}", which has a section`;
    throw invalidInput(context.given.get('slug')?.givenAs ?? 'slug', { value: slug, problem, fix: `write ${same}` });
  }
  const paths = files.map(({ path }) => path);
  const workflow = await planWorkflow(context, slug, paths);
  const refreshed = await insertSections(sources, {
    settings: { ...ofOthers, slug },
    fetchSnippets,
    first: { slug, customDomain, show },
  });
  const isAdded = refreshed.findings.some(({ code }) => code === 'inserted' || code === 'adopted');
  const findings = [...refreshed.findings, ...(isAdded ? [] : unusedOptions(context, before))];
  const message = `Keep the status badge of page "${slug}" up to date`;
  const newFiles = workflow.isMissing ? [workflow] : [];
  const result = await writeChanges(context, files, { ...refreshed, findings }, { message, newFiles });
  await reportResult(context, result);
  if (result.failure === null) reportNextSteps(context, result, workflow);
  return exitNameOf(result);
};

/** The sections and badges must show only one page. Null if a file has problems, which the run reports. */
async function inferSlug({ settings }: CommandContext, files: readonly ParsedFile[]): Promise<string | null> {
  const slugs = new Set<string>();
  for (const { parsed, isBroken } of files) {
    const document = isBroken ? null : await parseDocument(parsed);
    if (document === null || 'message' in document) return null;
    for (const slug of detectSlugs(document, createQuery(settings))) slugs.add(slug);
  }
  const [slug, ...others] = slugs;
  if (slug !== undefined && others.length === 0) return slug;
  const reason = slug === undefined ? 'contains no badge' : `shows several pages (${[...slugs].join(', ')})`;
  const subject = files.map(({ path }) => path).join(', ');
  const problem = `no slug is set, and ${subject} ${reason}`;
  throw new StatusSnippetsError('no-slug', { problem, fix: 'add --slug acme' });
}
