import { optionsOf } from '../../config/option-lookup.ts';
import type { OptionName } from '../../config/options.ts';
import { type Given, type Givens, valuesPerLine } from '../../config/raw-values.ts';

/** The name of the environment variable that sets an option: `max-age` is `STATUS_SNIPPETS_MAX_AGE`. */
export function environmentName(option: string): string {
  return `STATUS_SNIPPETS_${option.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * Reads what the environment gives the command line: options that take a value, a list with one value per line. An empty
 * variable counts as unset.
 *
 * @param environment - the variables of the process
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Givens {
  const givens = new Map<OptionName, Given>();
  for (const option of optionsOf('cli')) {
    if (option.kind === 'flag') continue;
    const as = environmentName(option.name);
    const text = environment[as]?.trim() ?? '';
    if (text === '') continue;
    givens.set(option.name, { as, values: option.kind === 'list' ? valuesPerLine(text) : [text] });
  }
  return givens;
}
