import { parseSettings, type RawOptions, type Settings } from '../config/settings.ts';
import type { Finding } from '../core/errors.ts';
import type { Connection, Service } from '../service/connection.ts';
import type { ProjectFiles } from './disk-files.ts';

/** What a user gave: options and environment variables, or the inputs of the action. */
export interface RunInput {
  readonly options: RawOptions;
  readonly connection: Pick<Connection, 'serviceFor'>;
  /**
   * Only looks for what is out of date, so that a configuration file must not turn that off unseen.
   */
  readonly isCheck: boolean;
}

interface Prepared {
  /** What was given takes precedence over the configuration file. */
  readonly settings: Settings;
  readonly service: Service;
  /** The configuration file; empty if there is none. */
  readonly configuration: RawOptions;
}

/**
 * Prepares a run for the files of a project, which are on the disk, at the head of a remote branch,
 * or in a repository on GitHub.
 * @param isRetry whether the run begins again, and asks the service again
 * @param warn is told about the configuration file, also if the run fails
 * @throws {StatusSnippetsError} if the configuration file is invalid
 */
export async function prepare(
  files: ProjectFiles,
  { options, connection, isCheck }: RunInput,
  isRetry: boolean,
  warn: (warning: Finding) => void,
): Promise<Prepared> {
  const configuration = await files.readConfiguration(files.folder, (message) => {
    warn({ level: 'warning', code: 'option-not-used', message });
  });
  const settings = parseSettings(new Map([...configuration, ...options]));
  if (isCheck && configuration.size > 0) {
    // Loaded already, because there is such a file.
    const { findOffline } = await import('../config/configuration-file.ts');
    for (const warning of findOffline(configuration, options)) warn(warning);
  }
  return { settings, service: connection.serviceFor(settings, isRetry), configuration };
}
