import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../config/errors.ts';
import type { Settings } from '../../config/settings.ts';
import { isAlreadyCreated } from '../../files/create.ts';
import { readTextFile } from '../../files/read.ts';
import { findGitRoot } from '../../files/resolve-path.ts';
import { addMarkers, detectPages } from '../../init/add-markers.ts';
import { headersSecret, workflowPath, workflowText } from '../../init/workflow.ts';
import type { InputFile } from '../../refresh/input.ts';
import { refreshFiles } from '../../refresh/refresh-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { timeEffects } from '../../runtime/effects.ts';
import { findSections } from '../../sections/find.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { exitNameOf } from '../exit-codes.ts';
import { findInputFiles, readInputFiles, type SourceFile } from '../input-files.ts';
import { reportResult, writeLine } from '../output/report.ts';
import { type NewFile, writeChanges } from '../write-changes.ts';

/** Adds the markers of a section to a file and fills them; then prints, or writes, the workflow that refreshes it. */
export const initCommand: CommandRunner = async (context) => {
  const { settings, folder } = context;
  const file = await findSingleFile(context);
  const before = readTextFile(file.path, folder);
  // Broken markers are reported before a missing slug.
  const { problems } = await findSections(before, file.format, { effects: timeEffects });
  if (problems.length > 0) {
    const result = await refresh(context, readInputFiles(context, [file]), {});
    await reportResult(context, result);
    return exitNameOf(result);
  }
  const slug = settings.slug ?? (await inferSlug(before, file, settings.baseUrl));
  const prepare = (text: string) => addMarkers(text, file.format, { ...settings, slug }, settings.baseUrl);
  const workflow = createWorkflow(context, slug, file.path);

  const filled = await fillMarkers(context, file, slug, before, await prepare(before));
  const result = await writeChanges(context, [file], filled, {
    message: `Keep the status badge of page "${slug}" up to date`,
    newFiles: settings.workflow ? [workflow] : [],
    prepare,
  });
  await reportResult(context, result);
  if (result.failure === null) reportWorkflow(context, workflow);
  return exitNameOf(result);
};

async function findSingleFile(context: CommandContext): Promise<SourceFile> {
  const name = context.files[0] ?? 'README.md';
  const [file] = await findInputFiles(context, [name]);
  if (file?.isExplicit) return file;
  throw new UsageError(`${name} is a folder or glob`, 'init takes a single file');
}

function refresh(context: CommandContext, files: Iterable<InputFile>, own: Partial<Settings>): Promise<RefreshResult> {
  const settings = { ...context.settings, ...own, checkOnly: false };
  return refreshFiles(files, settings, context.fetchSnippets, timeEffects);
}

/** The slug of the only page that the sections and badges of a file show. */
async function inferSlug(text: string, { format, path }: SourceFile, baseUrl: string): Promise<string> {
  const [slug, ...others] = await detectPages(text, format, baseUrl);
  if (slug !== undefined && others.length === 0) return slug;
  const reason = slug === undefined ? 'contains no badge' : `shows several pages (${[slug, ...others].join(', ')})`;
  throw new UsageError(`no slug is set, and ${path} ${reason}`, 'set --slug', 'no-slug');
}

/**
 * Fills the sections of the text with markers; the change is relative to the text on the disk. Settings that the new marker
 * has as attributes do not apply to the sections of other pages.
 */
async function fillMarkers(
  context: CommandContext,
  file: SourceFile,
  slug: string,
  before: string,
  marked: string,
): Promise<RefreshResult> {
  const content = { outcome: 'read', text: marked } as const;
  const onMarker = marked === before ? {} : { customDomain: null, show: null };
  const result = await refresh(context, [{ ...file, content }], { ...onMarker, slug });
  const after = result.changes[0]?.after ?? marked;
  if (result.failure !== null || after === before) return result;
  const whole = (text: string) => ({ start: 0, end: text.length });
  const edits = [{ before: whole(before), after: whole(after) }];
  const files = result.files.map((report) => ({ ...report, outcome: 'changed' as const }));
  return { ...result, outcome: 'changed', files, changes: [{ path: file.path, before, after, edits }] };
}

/** The workflow that refreshes a file. Another workflow in its place is an error, before the service is asked. */
function createWorkflow({ settings, folder }: CommandContext, slug: string, path: string): NewFile {
  const root = findGitRoot(folder);
  const file = relative(root, resolve(folder, path)).split(sep).join('/');
  const text = workflowText({ ...settings, slug, file });
  const isPresent = settings.workflow && isAlreadyCreated(workflowPath, text, root);
  return { path: workflowPath, folder: root, text, isPresent };
}

/** Reports what became of the workflow, or prints it. */
function reportWorkflow({ settings, environment }: CommandContext, { path, text, isPresent }: NewFile): void {
  const { stdout, stderr } = environment;
  if (settings.quiet) return;
  if (settings.headers.length > 0) {
    writeLine(stderr, `Store your header lines in a repository secret named ${headersSecret}.`);
  }
  if (settings.workflow) {
    const written = settings.dryRun ? 'would be written' : 'written';
    writeLine(stderr, `${path}: ${isPresent ? 'unchanged' : written}`);
  } else if (!settings.json) {
    writeLine(stderr, `To keep it up to date, save this as ${path}, or run init with --workflow:`);
    writeLine(stderr, '');
    stdout.write(text);
  }
}
