import type { Option } from '../../config/option.ts';
import { optionsOf } from '../../config/option-lookup.ts';
import type { OptionName } from '../../config/options.ts';
import { type Given, type Givens, valuesPerLine } from '../../config/raw-values.ts';

/** The action's name for an option: `header` is the input `headers`. */
export function inputName(option: Option): string {
  return option.input ?? option.name;
}

/**
 * Reads the inputs of the action, a list with one value per line. An empty input counts as unset.
 *
 * @param inputOf - gives the text of an input, empty where the workflow does not set it
 */
export function readInputs(inputOf: (name: string) => string): Givens {
  const givens = new Map<OptionName, Given>();
  for (const option of optionsOf('action')) {
    const name = inputName(option);
    const text = inputOf(name).trim();
    if (text === '') continue;
    givens.set(option.name, {
      as: `input ${name}`,
      values: option.kind === 'list' ? valuesPerLine(text) : [text],
    });
  }
  return givens;
}
