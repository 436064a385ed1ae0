import { posix } from 'node:path';
import type { RawOptions, Settings } from '../config/settings.ts';
import { type Finding, isError, StatusSnippetsError } from '../core/errors.ts';
import { refreshWithUnmarked } from '../mark/mark.ts';
import { type ProjectFiles, withReadmeWarning } from '../project/disk-files.ts';
import { missingReadme, similarTo } from '../project/missing-file.ts';
import { prepare } from '../project/prepare.ts';
import { type RefreshResult, toOutOfDate } from '../refresh/result.ts';
import { unusedOption } from '../refresh/unused-option.ts';
import type { ActionRun } from './job-context.ts';

export interface RefreshedProject {
  readonly paths: readonly string[];
  readonly refreshed: RefreshResult;
  readonly settings: Settings;
}

/**
 * Refreshes the files that the inputs select, else their configuration file, else the README.
 * @param isRetry whether the run begins again, and asks the service again
 */
export async function refreshProject(
  { inputs, given }: ActionRun,
  files: ProjectFiles,
  isRetry = false,
): Promise<RefreshedProject> {
  const isOrganization = inputs.repositories.length > 0;
  const isCheck = inputs.mode === 'check';
  const warnings: Finding[] = [];
  const warn = (warning: Finding) => warnings.push(warning);
  const { settings, service, configuration } = await prepare(
    files,
    { ...given, isCheck },
    isRetry,
    warn,
  );

  const passedOver: Finding[] = [];
  const notify = (message: string) => passedOver.push({ level: 'note', code: 'skipped', message });
  const options = { ...settings, mayBeMissing: isOrganization };
  const found = await files.find(settings.files, options, notify).catch(async (error: unknown) => {
    if (!isError(error, 'file-not-found', 'no-match')) throw error;
    const entries = given.options.get('files') ?? configuration.get('files');
    throw await explainMissingFile(error, files, entries?.givenAs);
  });
  // Of several repositories, those without a section are not reported.
  const selected = isOrganization ? found.map((file) => ({ ...file, isExplicit: false })) : found;
  const sources = files.read(selected, settings);

  const result = await refreshWithUnmarked(sources, { settings, service }, settings.unmarked);
  const unused = isOrganization ? [] : findUnusedSlug(given.options, settings, result);
  const findings = [...warnings, ...passedOver, ...result.findings, ...unused];
  const reported = { ...result, findings };
  const checked = isCheck ? toOutOfDate(reported) : reported;
  const isReadme = !isOrganization && settings.files.length === 0;
  const refreshed = isReadme ? await withReadmeWarning(checked, files, settings) : checked;
  return { paths: selected.map(({ path }) => path), refreshed, settings };
}

/** @param givenAs what named the file; undefined for the README */
async function explainMissingFile(
  { code, fields }: StatusSnippetsError,
  files: ProjectFiles,
  givenAs: string | undefined,
): Promise<StatusSnippetsError> {
  const namesIn = (folder: string) => files.namesIn(files.toTop(folder));
  if (givenAs === undefined) return missingReadme(await namesIn('.'), 'set the input files');
  const { subject: name = '' } = fields;
  const isOneFile = code === 'file-not-found' && !name.includes(',');
  const meant = isOneFile ? similarTo(name, await namesIn(posix.dirname(name))) : '';
  const explained = new StatusSnippetsError(code, { ...fields, ...(meant && { fix: meant }) });
  return explained.about(`${givenAs}: ${name}`);
}

function findUnusedSlug(
  options: RawOptions,
  { slug }: Settings,
  { files }: RefreshResult,
): Finding[] {
  const given = options.get('slug');
  const sections = files.flatMap((file) => file.sections);
  const isUsed = sections.length === 0 || sections.some((section) => section.slug === slug);
  return given === undefined || isUsed ? [] : [unusedOption(given.givenAs, 'slug', `${slug}`)];
}
