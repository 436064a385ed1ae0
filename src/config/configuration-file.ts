import { type Finding, invalidInput } from '../core/errors.ts';
import { describeJson, entriesOf, parseJson } from '../core/json.ts';
import { adviceInsteadOf } from './option-definition.ts';
import { type OptionName, type OptionRow, options, optionsOf } from './option-table.ts';
import type { RawOptions, RawValue } from './settings.ts';
import { misspelledKey, packageKey, parseSettings, settingKeyOf, toCamelCase } from './settings.ts';

export const fileRows: ReadonlyMap<string, OptionRow> = new Map(
  options.filter((row) => row.inFile).map((row) => [settingKeyOf(row), row]),
);

const maxLength = 1024 * 1024;

/**
 * Null for a package.json without settings.
 * @throws {StatusSnippetsError} for no JSON, an unknown key or an invalid value
 */
export function parseConfigurationFile(path: string, text: string): RawOptions | null {
  if (text.length > maxLength)
    throw invalidInput(path, { problem: 'is larger than 1 MiB', fix: 'shorten it' });
  const root = parseJson(path, text);
  const isPackage = path.endsWith('package.json');
  const settings = isPackage ? (root as Readonly<Record<string, unknown>>)[packageKey] : root;
  if (isPackage && settings === undefined && misspelledKey in Object(root))
    throw invalidInput(`${path}: ${misspelledKey}`, {
      problem: 'is not read',
      fix: `the key is "${packageKey}"`,
    });
  if (settings === undefined) return null;

  for (const key of Object.keys(Object(settings))) {
    const advice = adviceInsteadOf(`${key}:`);
    const row = options.find(
      ({ name, input, inFile }) => !inFile && [name, toCamelCase(name), input].includes(key),
    );
    const what = optionsOf.cli.some(({ name }) => name === row?.name) ? 'option' : "action's input";
    const fix = advice ?? (row && `set the ${what} ${row.name} instead`);
    const problem = advice === undefined ? 'cannot be set in a file' : 'is not a setting';
    if (fix !== undefined) throw invalidInput(`${path}: ${key}`, { problem, fix });
  }
  const raw = new Map<OptionName, RawValue>();
  const members = new Map(
    entriesOf(isPackage ? `${path}: ${packageKey}` : path, settings, [...fileRows.keys()]),
  );
  for (const [key, row] of fileRows) {
    const subject = `${path}: ${key}`;
    if (!members.has(key)) continue;
    const values = toTexts(row, subject, members.get(key));
    raw.set(row.name, { givenAs: subject, values, isFromFile: true });
  }
  refuseAbsolutePaths(raw.get('files'));
  parseSettings(raw); // an invalid value is an error even if a flag or input overrides it
  return raw;
}

/** Somebody else may have written the file, and its paths are relative to its folder. */
function refuseAbsolutePaths(files: RawValue | undefined): void {
  const isAbsolute = (entry: string) => /^!?(?:\/|\\\\|[a-z]:[\\/])/i.test(entry);
  const value = files?.values.find(isAbsolute);
  if (files === undefined || value === undefined) return;
  const fix = 'write a path relative to the folder of this file, such as docs/index.md';
  throw invalidInput(files.givenAs, { value, problem: 'is an absolute path', fix });
}

/** A change to the configuration file must not turn off its own check without a warning. */
export function findOffline(file: RawOptions, given: RawOptions): Finding[] {
  const source = file.get('source');
  if (source?.values[0] !== 'offline' || given.has('source')) return [];
  const message =
    `${source.givenAs} is "offline", so the service was not asked; an input or ` +
    'option takes precedence';
  return [{ level: 'warning', code: 'not-asked', message }];
}

/**
 * Converts a value to the texts that a flag would give.
 * @throws {StatusSnippetsError} for a value of the wrong type
 */
function toTexts(row: OptionRow, subject: string, value: unknown): RawValue['values'] {
  const isText = (item: unknown) => typeof item === 'string' && item !== '';
  const isTexts = Array.isArray(value) && value.length > 0 && value.every(isText);
  if (row.kind === 'list' && isTexts) return value;
  if (row.name === 'show' && isTexts) return [value.join(' ')];
  if (row.kind !== 'list' && typeof value === (row.kind === 'seconds' ? 'number' : 'string'))
    return [String(value)];
  const expectation = expectations.get(row.name) ?? expectations.get(row.kind ?? '');
  const [wanted, fix] = expectation ?? ['a text', 'write it in quotes'];
  throw invalidInput(subject, { problem: `is ${describeJson(value)}, not ${wanted}`, fix });
}

/** By the name or the kind of the option. */
const expectations = new Map<string, readonly [wanted: string, fix: string]>([
  ['slug', ['a text', 'write one slug in quotes, and the others in their markers']],
  ['show', ['a text or a list of texts', 'write ["badge", "link"]']],
  ['seconds', ['a number', 'for example, write 300']],
  ['list', ['a list of texts', 'write ["README.md", "docs"]']],
]);
