import { InputError } from '../snippets/inputs/input-error.ts';
import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';
import { OptionError } from './errors.ts';
import { optionNamed } from './option-lookup.ts';
import type { Choice, OptionName, OptionWithDefault } from './options.ts';
import type { Given, Givens } from './raw-values.ts';

/** What stands where nothing is given: never null for an option with a default. */
type Absent<Name> = Name extends OptionWithDefault ? never : null;

/**
 * The value of an option that takes one: as given, else the default of the table, else null.
 *
 * @param parse - reads the value; `as` is the name it was given under
 * @throws {OptionError} for an empty value, and for one that `parse` refuses
 */
export function readValue<Name extends OptionName, Value>(
  givens: Givens,
  name: Name,
  parse: (text: string, as: string) => Value,
): Value | Absent<Name> {
  const given = givenOrDefault(givens, name);
  const text = given?.values.at(-1);
  if (given === null || text === undefined) return null as Absent<Name>; // an option with a default has a value
  if (text.trim() === '') throw new OptionError(given.as, 'is empty: give it a value or leave it out');
  try {
    return parse(text, given.as);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new OptionError(given.as, error.message.slice(error.input.length + 1), error);
  }
}

/** The value of an option whose text is taken as it is, or null. */
export function readText<Name extends OptionName>(givens: Givens, name: Name): string | Absent<Name> {
  return readValue(givens, name, (text) => text);
}

/** All values of a list, in the order they were given. */
export function readList(givens: Givens, name: OptionName): readonly string[] {
  return givenOrDefault(givens, name)?.values ?? [];
}

/** One of the choices of an option, or null. */
export function readChoice<Name extends OptionName>(givens: Givens, name: Name): Choice<Name> | Absent<Name> {
  const choices: readonly string[] = optionNamed(name).choices ?? [];
  const isChoice = (text: string): text is Choice<Name> => choices.includes(text);
  return readValue(givens, name, (text, as) => {
    if (isChoice(text)) return text;
    const meant = suggest(text, choices);
    const fix = meant === null ? 'give one of these' : `did you mean ${meant}?`;
    throw new OptionError(as, `${quote(text)} is not one of ${choices.join(', ')}: ${fix}`);
  });
}

/** A number of seconds, whole or with decimals: no sign, exponent or unit. */
export function readSeconds<Name extends OptionName>(givens: Givens, name: Name): number | Absent<Name> {
  const { range: [least, most] = [0, 0], default: example } = optionNamed(name);
  return readValue(givens, name, (text, as) => {
    const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (seconds >= least && seconds <= most) return seconds;
    const problem = `is not a number of seconds from ${least} to ${most}`;
    throw new OptionError(as, `${quote(text)} ${problem}: write ${example}, for example`);
  });
}

/** Whether an option that is on or off is on: a bare flag, or an input that says `true`. */
export function readFlag(givens: Givens, name: OptionName): boolean {
  const given = givenOrDefault(givens, name);
  if (given === null) return false;
  const text = given.values.at(-1)?.toLowerCase() ?? 'true';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new OptionError(given.as, `${quote(text)} is not true or false: write one of the two`);
}

function givenOrDefault(givens: Givens, name: OptionName): Given | null {
  const given = givens.get(name);
  if (given !== undefined) return given;
  const { default: text } = optionNamed(name);
  return text === undefined ? null : { as: name, values: [text] };
}
