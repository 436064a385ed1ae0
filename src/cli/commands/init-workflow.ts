import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findGitRoot, relativePath } from '../../files/read-text-file.ts';
import { checkCanCreate } from '../../files/write-files.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import type { CommandContext } from '../command-context.ts';
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

/** A workflow that was not written is printed, so that the user can save it. */
export function reportWorkflow(
  { settings, environment }: CommandContext,
  workflow: Awaited<ReturnType<typeof planWorkflow>>,
): void {
  const { stdout, stderr } = environment;
  if (settings.quiet) return;
  if (settings.headers.length > 0) {
    writeLine(stderr, `Store your header lines in a repository secret named ${headersSecret}.`);
  }
  if (settings.workflow) {
    const written = settings.dryRun ? 'would be written' : 'written';
    writeLine(stderr, `${workflow.path}: ${workflow.isMissing ? written : 'unchanged'}`);
  } else if (!settings.json && !runsAction(workflow.folder)) {
    writeLine(stderr, `To keep it up to date, save this as ${workflow.path}, or run init with --workflow:`);
    writeLine(stderr, '');
    stdout.write(workflow.text);
  }
}

function runsAction(folder: string): boolean {
  const workflows = join(folder, '.github/workflows');
  try {
    const names = readdirSync(workflows).filter((name) => /\.ya?ml$/.test(name));
    return names.some((name) => /uses:\s*\S+\/status-snippets@/.test(readFileSync(join(workflows, name), 'utf8')));
  } catch {
    return false;
  }
}
