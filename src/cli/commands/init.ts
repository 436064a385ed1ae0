import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../config/errors.ts';
import { checkCreate } from '../../files/create.ts';
import { findGitRoot } from '../../files/find/git-root.ts';
import { readTextFile } from '../../files/read.ts';
import { putMarkers } from '../../init/add-markers.ts';
import { pagesIn } from '../../init/detect-pages.ts';
import { headersSecret, workflowPath, workflowText } from '../../init/workflow.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { timeEffects } from '../../runtime/time-effects.ts';
import { findSections } from '../../sections/find.ts';
import type { Command, Job } from '../command-context.ts';
import { NoSlugError } from '../errors.ts';
import type { ExitName } from '../exit-codes.ts';
import { exitOf, reportLine, showRun } from '../output/report.ts';
import { askingWith } from '../service-client.ts';
import { findSources, readSources, type Source } from '../source-files.ts';
import { type NewFile, publishChanges } from '../write-changes.ts';

/** Puts the markers of a section into a file and fills them; then shows, or writes, the workflow that keeps it right. */
export const initCommand: Command = async (job) => {
  const { settings, cli, folder } = job;
  const file = await onlyFile(job);
  const before = readTextFile(file.path, folder);
  // What is wrong with markers that are there already is told before anything else is asked.
  if ((await findSections(before, file.format, { effects: timeEffects })).problems.length > 0)
    return refuse(job, file);
  const slug = settings.slug ?? (await onlyPage(before, file, settings.baseUrl));
  const marked = await putMarkers(before, file.format, { ...settings, slug }, settings.baseUrl);
  const workflow = newWorkflow(job, slug, file.path);
  const { path, text } = workflow;
  const isNew = cli.workflow && checkCreate(path, text, workflow.folder) === 'free';

  const run = await fill(job, file, slug, before, marked);
  const created = isNew && run.failure === null ? [workflow] : [];
  const ended = await publishChanges(job, run, `Keep the status badge of page "${slug}" right`, created);
  await showRun(job, ended);
  if (ended.failure === null) showWorkflow(job, workflow, isNew);
  return exitOf(ended);
};

async function onlyFile(job: Job): Promise<Source> {
  const name = job.line.files[0] ?? 'README.md';
  const [file] = await findSources(job, [name]);
  if (file?.isExplicit) return file;
  throw new UsageError(name, 'stands for many files', 'init takes one file');
}

async function refuse(job: Job, file: Source): Promise<ExitName> {
  const run = await refreshFiles(
    readSources(job, [file]),
    { ...job.settings, checkOnly: false },
    askingWith(job),
    timeEffects,
  );
  await showRun(job, run);
  return exitOf(run);
}

/** A section or badge that is there already says whose page it shows. */
async function onlyPage(text: string, { format, path }: Source, baseUrl: string): Promise<string> {
  const [slug, ...others] = await pagesIn(text, format, baseUrl);
  if (slug !== undefined && others.length === 0) return slug;
  throw new NoSlugError(
    slug === undefined
      ? `${path} has no badge that tells it`
      : `${path} shows several pages (${[slug, ...others].join(', ')})`,
  );
}

/**
 * Fills the marked text; the change is the one from the file as it is on the disk. What a new marker says itself is not
 * for the sections of other pages.
 */
async function fill(
  job: Job,
  file: Source,
  slug: string,
  before: string,
  marked: string,
): Promise<RefreshResult> {
  const content = { outcome: 'read', text: marked } as const;
  const onMarker = marked === before ? {} : { customDomain: null, show: null };
  const settings = { ...job.settings, ...onMarker, slug, checkOnly: false } as const;
  const run = await refreshFiles([{ ...file, content }], settings, askingWith(job), timeEffects);
  const after = run.changes[0]?.after ?? marked;
  if (run.failure !== null || after === before) return run;
  const whole = (text: string) => ({ start: 0, end: text.length });
  const edits = [{ before: whole(before), after: whole(after) }];
  const files = run.files.map((report) => ({ ...report, outcome: 'changed' as const }));
  return { ...run, outcome: 'changed', files, changes: [{ path: file.path, before, after, edits }] };
}

/** The workflow that keeps a file right, where GitHub looks for it. */
export function newWorkflow({ settings, folder }: Job, slug: string, path: string): NewFile {
  const root = findGitRoot(folder);
  const file = relative(root, resolve(folder, path)).split(sep).join('/');
  return { path: workflowPath, folder: root, text: workflowText({ ...settings, slug, file }) };
}

/** Ends `init`: says what became of the workflow, or prints it to be copied. */
export function showWorkflow(
  { settings, cli, world: { terminal } }: Job,
  { path, text }: NewFile,
  isNew: boolean,
): void {
  const report = (line: string) => reportLine(terminal.err, line);
  if (cli.quiet) return;
  if (settings.headers.length > 0) {
    report(`Keep your header lines in a secret of the repository called ${headersSecret}.`);
  }
  if (cli.workflow) {
    const written = cli.dryRun ? 'would be written' : 'written';
    report(`${path}: ${isNew ? written : 'unchanged'}`);
  } else if (!cli.json) {
    report(`To keep it right, save this as ${path}, or run init with --workflow:`);
    report('');
    terminal.out.write(text);
  }
}
