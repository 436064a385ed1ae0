import type { Settings } from '../config/settings.ts';
import { refreshWithUnmarked } from '../mark/mark.ts';
import { type RefreshResult, toOutOfDate } from '../refresh/result.ts';
import { type ProjectFiles, withReadmeWarning } from '../runtime/disk-files.ts';
import { prepare } from '../runtime/prepare.ts';
import { type Finding, isError } from '../text/errors.ts';
import type { ActionRun } from './run-context.ts';

export interface RefreshedProject {
  readonly paths: readonly string[];
  readonly refreshed: RefreshResult;
  readonly settings: Settings;
}

/**
 * Refreshes the files that the inputs select, else their configuration file, else the README.
 * @param isAgain whether the run begins again, and asks the service again
 */
export async function refreshProject(
  { inputs, given }: ActionRun,
  files: ProjectFiles,
  isAgain = false,
): Promise<RefreshedProject> {
  const areMany = inputs.repositories.length > 0;
  const isCheck = inputs.mode === 'check';
  const warnings: Finding[] = [];
  const warn = (warning: Finding) => warnings.push(warning);
  const { settings, service, configuration } = await prepare(files, { ...given, isCheck }, isAgain, warn);

  const passedOver: Finding[] = [];
  const notify = (message: string) => passedOver.push({ level: 'note', code: 'skipped', message });
  const options = { ...settings, mayBeMissing: areMany };
  const found = await files.find(settings.files, options, notify).catch((error: unknown) => {
    const entries = given.options.get('files') ?? configuration.get('files');
    if (!entries || !isError(error, 'file-not-found', 'no-match')) throw error;
    throw error.about(`${entries.givenAs}: ${error.fields.subject}`);
  });
  // Of several repositories, those without a section are not reported.
  const selected = areMany ? found.map((file) => ({ ...file, isExplicit: false })) : found;
  const sources = files.read(selected, settings);

  const result = await refreshWithUnmarked(sources, { settings, service }, settings.unmarked);
  const reported = { ...result, findings: [...warnings, ...passedOver, ...result.findings] };
  const checked = isCheck ? toOutOfDate(reported) : reported;
  const isReadme = !areMany && settings.files.length === 0;
  const refreshed = isReadme ? await withReadmeWarning(checked, files, settings) : checked;
  return { paths: selected.map(({ path }) => path), refreshed, settings };
}
