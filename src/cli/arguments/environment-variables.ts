import { type OptionName, optionsOf } from '../../config/option-table.ts';
import { type RawOptions, type RawValue, splitLines } from '../../config/settings.ts';

/** The environment variable that sets an option: `max-age` is `STATUS_SNIPPETS_MAX_AGE`. */
export function environmentName(option: string): string {
  return `STATUS_SNIPPETS_${option.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * Reads the options that environment variables set. Flags cannot be set in this way. A list has one value per line. An empty
 * variable counts as not set.
 */
export function readEnvironmentVariables(env: Readonly<Record<string, string | undefined>>): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const { name, kind } of optionsOf.cli) {
    const givenAs = environmentName(name);
    const text = env[givenAs]?.trim() ?? '';
    if (kind === 'flag' || text === '') continue;
    raw.set(name, { givenAs, values: kind === 'list' ? splitLines(text) : [text] });
  }
  return raw;
}
