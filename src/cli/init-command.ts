import { findVacancy } from '../disk/create-file.ts';
import { readTextFile } from '../disk/read-text-file.ts';
import { badgeSlugs, putMarkers } from '../init/put-markers.ts';
import { workflowPath, workflowText } from '../init/workflow.ts';
import { type Run, refreshFiles } from '../refresh/run.ts';
import type { SourceFile } from '../refresh/source-file.ts';
import { InputError } from '../snippets/input-error.ts';
import { askingWith } from './asking.ts';
import type { Command, Job } from './job.ts';
import { publishChanges } from './publish-changes.ts';
import { exitOf, showRun } from './refresh-command.ts';
import { findSources, refreshSettings } from './sources.ts';

/** Puts the markers of a section into a file and fills them; then shows, or writes, the workflow that keeps it right. */
export const initCommand: Command = async (job) => {
  const { settings, cli, folder, world } = job;
  const file = await onlyFile(job);
  const before = await readTextFile(file.path, folder);
  const slug = settings.slug ?? slugOfBadge(before, file, settings.baseUrl);
  const { text } = putMarkers(before, file.format, { ...settings, slug }, settings.baseUrl);
  const run = await fill(job, file, slug, before, text);

  const workflow = workflowText({ ...settings, slug, file: file.path });
  const writes = cli.workflow && run.failure === null;
  const vacancy = writes ? await findVacancy(workflowPath, workflow, folder) : 'present';
  const created = vacancy === 'free' ? [{ path: workflowPath, text: workflow }] : [];
  await publishChanges(job, run, created);
  await showRun(job, run);
  if (run.failure !== null) return exitOf(run);
  if (cli.workflow) {
    const became = vacancy === 'free' ? 'written' : 'unchanged';
    if (!cli.quiet) world.terminal.err.write(`${workflowPath}: ${became}\n`);
  } else if (!cli.json && !cli.quiet) {
    world.terminal.err.write(
      `To keep it right, save this as ${workflowPath}, or run init with --workflow:\n\n`,
    );
    world.terminal.out.write(workflow);
  }
  return exitOf(run);
};

async function onlyFile(job: Job): Promise<SourceFile> {
  const name = job.line.files[0] ?? 'README.md';
  const [file] = await findSources(job, [name]);
  if (file?.named) return file;
  throw new InputError({ input: 'file', value: name, problem: 'stands for many', fix: 'name one file' });
}

/** A badge that is there already says whose page it shows. */
function slugOfBadge(text: string, { format, path }: SourceFile, baseUrl: string): string {
  const [slug, ...others] = badgeSlugs(text, format, baseUrl);
  if (slug !== undefined && others.length === 0) return slug;
  const problem =
    slug === undefined
      ? `is missing, and ${path} has no badge that tells it`
      : `is missing, and ${path} has badges of several pages`;
  throw new InputError({ input: 'slug', value: '', problem, fix: 'give --slug, the name of the page' });
}

/** Fills the marked text; the change is the one from the file as it is on the disk. */
async function fill(job: Job, file: SourceFile, slug: string, before: string, marked: string): Promise<Run> {
  const source: SourceFile = { ...file, read: async () => ({ outcome: 'read', text: marked }) };
  const settings = { ...refreshSettings(job, 'changed'), slug };
  const run = await refreshFiles([source], settings, askingWith(job));
  const after = run.changes[0]?.after ?? marked;
  if (run.failure !== null || after === before) return run;
  const files = run.files.map((report) => ({ ...report, outcome: 'changed' as const }));
  return { ...run, outcome: 'changed', files, changes: [{ path: file.path, before, after }] };
}
