import { relative, resolve, sep } from 'node:path';
import { repositoryRoot } from '../disk/repository-root.ts';
import { headersSecret, workflowPath, workflowText } from '../init/workflow.ts';
import type { Job } from './job.ts';
import type { NewFile } from './publish-changes.ts';

/** The workflow that keeps a file right, where GitHub looks for it. */
export function newWorkflow({ settings, folder }: Job, slug: string, path: string): NewFile {
  const root = repositoryRoot(folder);
  const file = relative(root, resolve(folder, path)).split(sep).join('/');
  return { path: workflowPath, folder: root, text: workflowText({ ...settings, slug, file }) };
}

/** Ends `init`: says what became of the workflow, or prints it to be copied. */
export function showWorkflow(
  { settings, cli, world: { terminal } }: Job,
  { path, text }: NewFile,
  isNew: boolean,
): void {
  if (cli.quiet) return;
  if (settings.headers.length > 0) {
    terminal.err.write(`Keep your header lines in a secret of the repository called ${headersSecret}.\n`);
  }
  if (cli.workflow) {
    const written = cli.dryRun ? 'would be written' : 'written';
    terminal.err.write(`${path}: ${isNew ? written : 'unchanged'}\n`);
  } else if (!cli.json) {
    terminal.err.write(`To keep it right, save this as ${path}, or run init with --workflow:\n\n`);
    terminal.out.write(text);
  }
}
