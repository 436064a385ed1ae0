import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { fileError } from '../../files/errors.ts';
import { findGitRoot, relativePath } from '../../files/read-text-file.ts';
import { checkCanCreate } from '../../files/write-files.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import type { CommandContext } from '../command-context.ts';
import { commandLineOf } from '../command-line.ts';
import type { PushRun } from '../committed-files.ts';
import { writeLine } from '../report-result.ts';
import { headersSecret, workflowPath, workflowText } from './workflow-file.ts';

/** @throws {StatusSnippetsError} if the workflow is to be written, and already exists with a different text */
export async function planWorkflow(
  { settings, workingDirectory, push }: CommandContext,
  slug: string,
  paths: readonly string[],
) {
  const top = push === null ? topOnDisk(workingDirectory) : topOfCommit(push);
  // The input `files` would override the files of the configuration file, so the workflow must not set it.
  const isConfigured = (await top.readConfiguration()).has('files');
  const text = workflowText({ ...settings, slug, files: isConfigured ? [] : paths.map(top.pathOf) });
  const isMissing = settings.workflow && (await top.canCreate(text));
  return { path: workflowPath, folder: top.folder, text, isMissing, isRun: await top.runsAction() };
}

const workflowFolder = posix.dirname(workflowPath);

const callsAction = (workflow: string) => /uses:\s*\S+\/status-snippets@/.test(workflow);

function topOnDisk(workingDirectory: string) {
  const folder = findGitRoot(workingDirectory);
  const workflows = join(folder, workflowFolder);
  return {
    folder,
    pathOf: (path: string) => relativePath(folder, resolve(workingDirectory, path)),
    readConfiguration: () => readConfiguration(folder),
    canCreate: (text: string) => checkCanCreate(workflowPath, text, folder) === 'missing',
    runsAction() {
      try {
        return readdirSync(workflows).some(
          (name) => isWorkflow(name) && callsAction(readFileSync(join(workflows, name), 'utf8')),
        );
      } catch {
        return false;
      }
    },
  };
}

function topOfCommit({ files }: PushRun) {
  return {
    folder: '',
    pathOf: (path: string) => files.toTop(path),
    readConfiguration: () => files.readConfiguration(''),
    async canCreate(text: string) {
      const present = await files.readText(workflowPath);
      if (present !== null && present.replaceAll('\r\n', '\n') !== text) throw fileError('file-exists', workflowPath);
      return present === null;
    },
    async runsAction() {
      const names = (await files.namesIn(workflowFolder)).filter(isWorkflow);
      const texts = await Promise.all(names.map((name) => files.readText(`${workflowFolder}/${name}`)));
      return texts.some((text) => callsAction(text ?? ''));
    },
  };
}

function isWorkflow(name: string): boolean {
  return /\.ya?ml$/.test(name);
}

/** What became of the workflow, and what the user should do next. */
export function reportNextSteps(
  { settings, names, given, push, environment }: CommandContext,
  { changes }: RefreshResult,
  { path, isMissing, isRun }: Awaited<ReturnType<typeof planWorkflow>>,
): void {
  const { stderr } = environment;
  if (settings.quiet) return;
  if (settings.workflow) {
    const written = settings.dryRun ? 'would be written' : 'written';
    writeLine(stderr, `${path}: ${isMissing ? written : 'unchanged'}`);
  }
  const newPaths = [...changes.map((change) => change.path), ...(isMissing ? [path] : [])];
  const steps = [
    newPaths.length > 0 && push === null && !settings.commit && `commit ${list.format(newPaths)}`,
    newPaths.length > 0 && push === null && 'push',
    isMissing && settings.changeRequest !== null && 'merge the request',
    isMissing && settings.headers.length > 0 && `store your header lines in a repository secret named ${headersSecret}`,
    isMissing && 'run the workflow once on the Actions tab',
  ].filter((step) => step !== false);
  if (steps.length > 0 && !settings.dryRun) writeLine(stderr, `Next: ${list.format(steps)}.`);
  if (!settings.workflow && !isRun) {
    writeLine(stderr, `To keep it up to date: ${commandLineOf({ names, given }, 'init --workflow')}`);
  }
}

const list = new Intl.ListFormat('en-US');
