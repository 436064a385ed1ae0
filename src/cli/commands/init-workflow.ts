import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findGitRoot, relativePath } from '../../files/read-text-file.ts';
import { checkCanCreate } from '../../files/write-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import type { CommandContext } from '../command-context.ts';
import { commandLineOf } from '../command-line.ts';
import { writeLine } from '../report-result.ts';
import { headersSecret, workflowPath, workflowText } from './workflow-file.ts';

/** @throws {StatusSnippetsError} if the workflow is to be written, and already exists with a different text */
export async function planWorkflow(
  { settings, workingDirectory }: CommandContext,
  slug: string,
  paths: readonly string[],
) {
  const folder = findGitRoot(workingDirectory);
  const files = paths.map((path) => relativePath(folder, resolve(workingDirectory, path)));
  // The input `files` would override the files of the configuration file, so the workflow must not set it.
  const isConfigured = (await readConfiguration(folder)).has('files');
  const text = workflowText({ ...settings, slug, files: isConfigured ? [] : files });
  const isMissing = settings.workflow && checkCanCreate(workflowPath, text, folder) === 'missing';
  return { path: workflowPath, folder, text, isMissing };
}

/** What became of the workflow, and what the user should do next. */
export function reportNextSteps(
  { settings, names, given, publish, environment }: CommandContext,
  { changes }: RefreshResult,
  { path, folder, isMissing }: Awaited<ReturnType<typeof planWorkflow>>,
): void {
  const { stderr } = environment;
  if (settings.quiet) return;
  if (settings.workflow) {
    const written = settings.dryRun ? 'would be written' : 'written';
    writeLine(stderr, `${path}: ${isMissing ? written : 'unchanged'}`);
  }
  const newPaths = [...changes.map((change) => change.path), ...(isMissing ? [path] : [])];
  const steps = [
    newPaths.length > 0 && publish === null && !settings.commit && `commit ${list.format(newPaths)}`,
    newPaths.length > 0 && publish === null && 'push',
    isMissing && settings.changeRequest !== null && 'merge the request',
    isMissing && settings.headers.length > 0 && `store your header lines in a repository secret named ${headersSecret}`,
    isMissing && 'run the workflow once on the Actions tab',
  ].filter((step) => step !== false);
  if (steps.length > 0 && !settings.dryRun) writeLine(stderr, `Next: ${list.format(steps)}.`);
  if (!settings.workflow && !runsAction(folder)) {
    writeLine(stderr, `To keep it up to date: ${commandLineOf({ names, given }, 'init --workflow')}`);
  }
}

const list = new Intl.ListFormat('en-US');

function runsAction(folder: string): boolean {
  const workflows = join(folder, '.github/workflows');
  try {
    const names = readdirSync(workflows).filter((name) => /\.ya?ml$/.test(name));
    return names.some((name) => /uses:\s*\S+\/status-snippets@/.test(readFileSync(join(workflows, name), 'utf8')));
  } catch {
    return false;
  }
}
