import { relative, resolve, sep } from 'node:path';
import { repositoryRoot } from '../files/find/git-root.ts';
import { headersSecret, workflowPath, workflowText } from '../init/workflow.ts';
import type { Job } from './job.ts';
import type { NewFile } from './publish-changes.ts';
import { reportLine } from './report-line.ts';

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
