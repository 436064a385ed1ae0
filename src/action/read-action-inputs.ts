import { type OptionName, type OptionRow, optionsOf } from '../config/option-table.ts';
import { type RawOptions, type RawValue, splitLines } from '../config/settings.ts';

/** The name of the input that sets an option: `header` is the input `headers`. */
export function inputName({ input, name }: OptionRow): string {
  return input ?? name;
}

/**
 * Reads the options that the inputs of the action set. The text of a list has one value per line. An empty input counts as
 * unset.
 *
 * @param readInput returns the text of an input, which is empty if the workflow does not set it
 */
export function readActionInputs(readInput: (name: string) => string): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const option of optionsOf.action) {
    const name = inputName(option);
    const text = readInput(name).trim();
    if (text === '') continue;
    const values = option.kind === 'list' ? splitLines(text) : [text];
    raw.set(option.name, { givenAs: `input ${name}`, values });
  }
  return raw;
}
