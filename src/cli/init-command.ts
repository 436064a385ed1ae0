import { posix } from 'node:path';
import { parseSettings, type Settings } from '../config/settings.ts';
import { invalidInput, StatusSnippetsError, usageError } from '../core/errors.ts';
import { parseDocument } from '../mark/document.ts';
import { createQuery } from '../mark/embed.ts';
import { detectSlugs } from '../mark/first-section/first-section.ts';
import { insertSections } from '../mark/mark.ts';
import { entriesOrReadme } from '../project/disk-files.ts';
import { fileExists } from '../project/files/errors.ts';
import { type ParsedFile, parseFiles, type SourceFile } from '../refresh/parse-file.ts';
import { refreshFiles } from '../refresh/refresh.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { defaultBaseUrl, isLoopback, statusPageHostOf } from '../snippets/inputs.ts';
import { pageAt } from '../snippets/service-names.ts';
import type { Command, CommandContext } from './command-context.ts';
import { commandLineOf } from './command-line.ts';
import { findInputFiles, readWholeFiles } from './input-files.ts';
import { exitNameOf, reportResult, unusedOptions, writeLine } from './report-result.ts';
import { forgeOf, type RepositoryForge } from './repository-forge.ts';
import { writeChanges } from './write-changes.ts';

export const initCommand: Command = async (context) => {
  const { settings, service } = context;
  const found = await findInputFiles(context);
  // Not every file that a configuration selects gets a section.
  const files = context.names.length > 0 ? found : found.filter(({ isExplicit }) => isExplicit);
  if (files.length === 0)
    throw usageError(
      'the configuration file names only folders and globs',
      'name the file that gets the section',
    );
  const sources: SourceFile[] = [];
  for await (const source of readWholeFiles(context, files)) sources.push(source);
  // A new marker has the other settings as attributes, so they must not apply to the sections of
  // other pages.
  const { show, statusPageHost } = settings;
  // The page's own address at a free host means that it has no custom domain, so a marker needs no
  // attribute for it.
  const isFreeAddress =
    settings.customDomain !== null && pageAt(settings.customDomain, statusPageHost) !== null;
  const customDomain = isFreeAddress ? null : settings.customDomain;
  const settingsOfOtherPages = { ...settings, customDomain: null, show: null };
  const before = await parseFiles(sources, settingsOfOtherPages, () => true);
  const slug = settings.slug ?? (await inferSlug(context, before));
  if (slug === null) {
    const result = await refreshFiles(before, { settings, service });
    await reportResult(context, result);
    return exitNameOf(result);
  }
  const slugs = before.flatMap(({ sections }) => sections.map((section) => section.slug));
  const same = slugs.find((each) => each !== slug && each.toLowerCase() === slug.toLowerCase());
  if (same !== undefined) {
    const problem = `has the address of page "${same}", which has a section`;
    throw invalidInput(context.given.get('slug')?.givenAs ?? 'slug', {
      value: slug,
      problem,
      fix: `write ${same}`,
    });
  }
  const paths = files.map(({ path }) => path);
  const forge = await forgeOf(context);
  const plan = forge.guide === null ? await planWorkflow(context, slug, paths) : null;
  const refreshed = await insertSections(sources, {
    settings: { ...settingsOfOtherPages, slug },
    service,
    first: { slug, customDomain, show },
    markers: forge.showsComments ? 'definitions' : 'comments',
  });
  const ofPage = refreshed.pages.filter((page) => page.slug === slug);
  // If the address is reported, the workflow must not set it: nobody would notice that it is old.
  const isAddressReported = ofPage.some(({ source }) => source !== 'offline');
  const workflow = plan?.withCustomDomain(isAddressReported ? null : customDomain) ?? null;
  const isAdded = refreshed.findings.some(({ code }) => code === 'inserted' || code === 'adopted');
  const unused = isAdded || refreshed.failure ? [] : unusedOptions(context, before);
  const findings = [...refreshed.findings, ...unused];
  const message = `Keep the status badge of page "${slug}" up to date`;
  const newFiles = workflow?.isNew ? [workflow] : [];
  const result = await writeChanges(
    context,
    files,
    { ...refreshed, findings },
    { message, newFiles },
  );
  await reportResult(context, result);
  if (result.failure === null) reportNextSteps(context, result, workflow, forge);
  return exitNameOf(result);
};

/**
 * The sections and badges must show only one page. Null if a file has problems, which the run
 * reports.
 */
async function inferSlug(
  { settings }: CommandContext,
  files: readonly ParsedFile[],
): Promise<string | null> {
  const slugs = new Set<string>();
  for (const { parsed, isBroken } of files) {
    const document = isBroken ? null : await parseDocument(parsed);
    if (document === null || 'message' in document) return null;
    for (const slug of detectSlugs(document, createQuery(settings))) slugs.add(slug);
  }
  const [slug, ...others] = slugs;
  if (slug !== undefined && others.length === 0) return slug;
  const reason =
    slug === undefined ? 'contains no badge' : `shows several pages (${[...slugs].join(', ')})`;
  const subject = files.map(({ path }) => path).join(', ');
  const problem = `no slug is set, and ${subject} ${reason}`;
  throw new StatusSnippetsError('no-slug', { problem, fix: 'add --slug acme' });
}

/** Relative to the root of the repository. */
const workflowPath = '.github/workflows/status-snippets.yml';

const workflowFolder = posix.dirname(workflowPath);

const headersSecret = 'STATUS_SNIPPETS_HEADERS';

/**
 * @throws {StatusSnippetsError} if the workflow is to be written, and already exists with a
 * different text
 */
async function planWorkflow(context: CommandContext, slug: string, paths: readonly string[]) {
  const { settings, files, given } = context;
  // The action reads the file at the top, too, and inputs would override it, so the workflow
  // repeats only its slug.
  const configuration = await files.readConfiguration(files.top);
  const nearest = await files.readConfiguration(files.folder);
  const missing = [...nearest].filter(
    ([name, { values }]) => `${values}` !== `${configuration.get(name)?.values}`,
  );
  const inputs = parseSettings(new Map([...missing, ...given]));
  const named = paths.map((path) => files.toTop(path));
  const isDefault = `${named}` === `${await entriesOrReadme([], files)}`;
  const unknown = configuration.has('files') || isDefault ? [] : named;
  const textWith = (customDomain: string | null) =>
    workflowText({ ...inputs, slug, files: unknown, customDomain });
  const present = await files.readText(workflowPath);
  const shown = posix.relative(files.toTop('.'), workflowPath);
  const place = configuration.get('files')?.givenAs ?? 'its input files (default: README.md)';
  const fix = `add ${named.join(', ')} to ${place}, and run init without --workflow`;
  // One that exists may only have other line endings.
  const own = [null, settings.customDomain].map(textWith);
  const isOther = present !== null && !own.includes(present.replaceAll('\r\n', '\n'));
  if (settings.workflow && isOther) throw fileExists(shown, fix);
  const names = (await files.namesIn(workflowFolder)).filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(
    names.map((name) => files.readText(`${workflowFolder}/${name}`).catch(() => null)),
  );
  const index = texts.findIndex((workflow) => runsAction.test(workflow ?? ''));
  /** The workflow that runs the action already; null if there is none. */
  const running =
    names[index] === undefined ? null : posix.join(posix.dirname(shown), names[index]);
  const isNew = settings.workflow && present === null && running === null;
  return {
    withCustomDomain: (customDomain: string | null) => {
      const after = textWith(customDomain);
      return { path: workflowPath, folder: files.top, before: null, after, shown, isNew, running };
    },
  };
}

/**
 * All other settings are defaults or attributes of the marker. `files` is empty if the action finds
 * them by itself.
 */
export interface WorkflowSettings
  extends Pick<
    Settings,
    'files' | 'customDomain' | 'baseUrl' | 'statusPageHost' | 'source' | 'format' | 'headers'
  > {
  readonly slug: string;
}

export function workflowText(settings: WorkflowSettings): string {
  const { slug, customDomain, baseUrl, statusPageHost, source, format, headers } = settings;
  const files = settings.files.join('\n');
  const inputs = [
    ['slug', slug],
    ['files', files],
    ['custom-domain', customDomain],
    // GitHub's runners cannot reach a stand-in on this computer.
    ['base-url', baseUrl === defaultBaseUrl || isLoopback(baseUrl) ? null : baseUrl],
    ['status-page-host', statusPageHost === statusPageHostOf(baseUrl) ? null : statusPageHost],
    // With `source: offline`, runs of the workflow would never learn of a new address.
    ['source', source === 'endpoint' ? source : null],
    ['format', format],
  ].flatMap(([name, value]) => (value ? [`          ${name}: ${JSON.stringify(value)}\n`] : []));
  // The file only refers to the secret that contains the headers.
  const secret = headers.length > 0 ? `          headers: \${{ secrets.${headersSecret} }}\n` : '';
  return `name: Status snippets

on:
  schedule: [{ cron: "17 */6 * * *" }] # every six hours
  workflow_dispatch: # a button on the Actions tab

permissions:
  contents: write # to commit the change

jobs:
  refresh:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/status-snippets@v1
        with:
${inputs.join('')}${secret}`;
}

/** In a step, or in a job that calls the reusable workflow, but not in a comment. */
const runsAction = /^[^#\r\n\u2028\u2029]*\buses:[ \t]*\S+\/status-snippets(?:\/\S*)?@/m;

type PlannedWorkflow = ReturnType<Awaited<ReturnType<typeof planWorkflow>>['withCustomDomain']>;

/** What became of the workflow, and what the user should do next. */
function reportNextSteps(
  { settings, names, given, push, environment }: CommandContext,
  { changes }: RefreshResult,
  workflow: PlannedWorkflow | null,
  forge: RepositoryForge,
): void {
  const { stderr } = environment;
  if (settings.quiet) return;
  const isNew = workflow?.isNew ?? false;
  if (settings.workflow) writeLine(stderr, describeWorkflow(workflow, forge, settings.dryRun));
  const newPaths = [
    ...changes.map((change) => change.path),
    ...(isNew ? [workflow?.shown ?? ''] : []),
  ];
  const steps = [
    newPaths.length > 0 && push === null && !settings.commit && `commit ${list.format(newPaths)}`,
    newPaths.length > 0 && push === null && 'push',
    isNew && settings.changeRequest !== null && 'merge the request',
    isNew &&
      settings.headers.length > 0 &&
      `store your header lines in a repository secret named ${headersSecret}`,
    isNew && 'run the workflow once on the Actions tab',
  ].filter((step) => step !== false);
  if (steps.length > 0 && !settings.dryRun) writeLine(stderr, `Next: ${list.format(steps)}.`);
  if (forge.guide !== null)
    writeLine(stderr, `To keep it up to date at ${forge.name}: ${guidePage}#${forge.guide}`);
  else if (!settings.workflow && workflow?.running === null)
    writeLine(
      stderr,
      `To keep it up to date: ${commandLineOf({ names, given }, 'init --workflow')}`,
    );
}

const guidePage = 'https://github.com/OWNER/status-snippets/blob/main/docs/guides/other-ci.md';

function describeWorkflow(
  workflow: PlannedWorkflow | null,
  { name }: RepositoryForge,
  dryRun: boolean,
): string {
  if (workflow === null) return `no workflow written, because ${name} does not run those of GitHub`;
  const { shown, isNew, running } = workflow;
  if (isNew) return `${shown}: ${dryRun ? 'would be written' : 'written'}`;
  if (running === null || running === shown) return `${shown}: unchanged`;
  return `no workflow written, because ${running} runs the action already`;
}

const list = new Intl.ListFormat('en-US');
