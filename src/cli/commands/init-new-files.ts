import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../config/errors.ts';
import { checkCanCreate } from '../../files/create-file.ts';
import { FileError, isFileError } from '../../files/errors.ts';
import { findFiles } from '../../files/find-files.ts';
import { readTextFileIfRelevant } from '../../files/read-text-file.ts';
import { findGitRoot } from '../../files/resolve-path.ts';
import { configurationPath, configurationText } from '../../init/new-configuration.ts';
import { headersSecret, workflowPath, workflowText } from '../../init/workflow-file.ts';
import { readConfiguration } from '../../runtime/read-configuration.ts';
import { formatExtensions, formatOf } from '../../sections/format.ts';
import { mentionsMarkers } from '../../sections/markers/marker.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import type { CommandContext } from '../command-context.ts';
import { writeLine } from '../output/report-result.ts';
import type { NewFile } from '../write-changes.ts';

/** The files that `init` writes or offers in addition to the section. */
export interface NewFiles {
  readonly workflow: NewFile;
  /** Null without `--write-config` if there are settings already, or if no other file contains a section. */
  readonly configuration: NewFile | null;
}

/**
 * Plans the workflow and the configuration file for a file with a section.
 *
 * @param path the path of the file, relative to the working directory
 * @throws {FileError} if a file that is to be written already exists with a different text
 * @throws {UsageError} if a configuration file is to be written, and package.json contains settings
 */
export async function planNewFiles(
  { settings, workingDirectory }: CommandContext,
  slug: string,
  path: string,
): Promise<NewFiles> {
  const folder = findGitRoot(workingDirectory);
  const toPathInRoot = (name: string) => relative(folder, resolve(workingDirectory, name)).split(sep).join('/');
  const file = toPathInRoot(path);
  const plan = (name: string, text: string, isWanted: boolean): NewFile => {
    return { path: name, folder, text, isAlreadyWritten: isWanted && checkCanCreate(name, text, folder) === 'present' };
  };

  const configured = await readConfiguration(folder);
  let configuration: NewFile | null = null;
  if (settings.writeConfig || configured.size === 0) {
    const files = [...new Set([file, ...(await findFilesWithSections(folder))])].sort();
    const text = configurationText({ ...settings, slug }, files);
    if (settings.writeConfig || files.length > 1) configuration = plan(configurationPath, text, settings.writeConfig);
  }
  if (settings.writeConfig && configured.size > 0 && !configuration?.isAlreadyWritten) {
    throw new UsageError('package.json already contains settings of status-snippets', 'add "files" there');
  }
  // The input `files` would override the files of the configuration file, so the workflow must not set it.
  const isFileConfigured = settings.writeConfig || configured.has('files');
  const text = workflowText({ ...settings, slug, file: isFileConfigured ? null : file });
  return { workflow: plan(workflowPath, text, settings.workflow), configuration };
}

/** Finds the files of a repository that contain sections. Files that cannot be read or parsed are left out. */
async function findFilesWithSections(root: string): Promise<string[]> {
  const extensions = Object.keys(formatExtensions).map((extension) => `.${extension}`);
  const files: string[] = [];
  try {
    for (const { path, realPath } of await findFiles(['.'], { cwd: root, extensions })) {
      if (await containsSection(path, realPath)) files.push(path);
    }
  } catch (error) {
    if (!isFileError(error, 'no-match')) throw error;
  }
  return files;
}

async function containsSection(path: string, realPath: string): Promise<boolean> {
  try {
    const text = readTextFileIfRelevant(path, realPath, mentionsMarkers);
    if (text === null) return false;
    const { sections, problems } = await parseSections(text, formatOf(path) ?? 'md');
    return sections.length > 0 && problems.length === 0;
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}

/** Reports the new files that were written, and prints the others, so that the user can save them. */
export function reportNewFiles({ settings, environment }: CommandContext, { workflow, configuration }: NewFiles): void {
  const { stdout, stderr } = environment;
  if (settings.quiet) return;
  const reportWritten = ({ path, isAlreadyWritten }: NewFile) => {
    const written = settings.dryRun ? 'would be written' : 'written';
    writeLine(stderr, `${path}: ${isAlreadyWritten ? 'unchanged' : written}`);
  };
  if (configuration && settings.writeConfig) reportWritten(configuration);
  else if (configuration && !settings.json) {
    const purpose = 'Several files contain sections. To refresh all of them in every run';
    writeLine(stderr, `${purpose}, save this as ${configuration.path}, or run init with --write-config:`);
    for (const line of ['', ...configuration.text.split('\n')]) writeLine(stderr, line);
  }
  if (settings.headers.length > 0) {
    writeLine(stderr, `Store your header lines in a repository secret named ${headersSecret}.`);
  }
  if (settings.workflow) reportWritten(workflow);
  else if (!settings.json) {
    writeLine(stderr, `To keep it up to date, save this as ${workflow.path}, or run init with --workflow:`);
    writeLine(stderr, '');
    stdout.write(workflow.text);
  }
}
