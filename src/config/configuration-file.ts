import { invalidInput } from '../text/errors.ts';
import { describe, type JsonMember, membersOf, parseJsonFile, textOf } from './json-file.ts';
import { type OptionName, type OptionRow, options } from './option-table.ts';
import { parseSettings, type RawOptions, type RawValue, toCamelCase } from './settings.ts';

/** The key of package.json that contains the settings. */
const packageKey = 'status-snippets';

const optionRows: readonly OptionRow[] = options;

/** The rows of the options that a configuration file may set, by key. */
export const fileRows: ReadonlyMap<string, OptionRow> = new Map(
  optionRows.filter((row) => row.inFile).map((row) => [toCamelCase(row.name), row]),
);

/** Why a configuration file may not set certain options, by key. */
const refusals: Readonly<Record<string, string>> = {
  baseUrl: 'whoever changes the file could choose where credentials are sent',
  header: 'credentials do not belong in a repository',
  headers: 'credentials do not belong in a repository',
  cacheDir: 'folders differ from machine to machine',
  cwd: 'folders differ from machine to machine',
};

/**
 * Parses a configuration file.
 *
 * @param path the path of the file in messages; the settings of a package.json are under a key
 * @returns the options that the file sets; null for a package.json without settings
 * @throws {StatusSnippetsError} with the line and column: for text that is not JSON, an unknown or repeated key, or an
 *   invalid value
 */
export function parseConfigurationFile(path: string, text: string): RawOptions | null {
  const root = parseJsonFile(path, text);
  const isPackage = /(?:^|[\\/])package\.json$/.test(path);
  const ofPackage = root.type === 'object' ? root.members.find(({ key }) => key === packageKey)?.value : undefined;
  const settings = isPackage ? ofPackage : root;
  if (settings === undefined) return null;

  const what = isPackage ? packageKey : 'this file';
  const keys = [...fileRows.keys()];
  const members = membersOf(settings, { what, example: '{ "slug": "acme" }', keys }, refuseRunOption);
  const raw = new Map<OptionName, RawValue>();
  for (const [key, row] of fileRows) {
    const member = members.get(key);
    if (member !== undefined) raw.set(row.name, { givenAs: member.subject, values: readValues(row, member) });
  }
  parseSettings(raw); // an invalid value is an error even if a flag or input overrides it
  return raw;
}

function refuseRunOption({ key, subject }: JsonMember): void {
  const row = optionRows.find(({ name, input }) => [toCamelCase(name), input].includes(key));
  if (row === undefined) return;
  const reason = refusals[key] ?? 'it belongs to a single run';
  throw invalidInput(subject, {
    problem: `cannot be set in a file, because ${reason}`,
    fix: `set the option ${row.name} instead`,
  });
}

/** The value of a key, as a flag would give it. @throws {StatusSnippetsError} for a value of the wrong type */
function readValues(row: OptionRow, member: JsonMember): RawValue['values'] {
  const { subject, value } = member;
  if (row.kind === 'seconds') {
    if (value.type === 'scalar' && typeof value.value === 'number') return [String(value.value)];
    const fix = `for example, write ${row.default}`;
    throw invalidInput(subject, { problem: `is ${describe(value)}, not a number`, fix });
  }
  if (value.type === 'list' && (row.kind === 'list' || row.name === 'show')) {
    const texts = value.items.map((item) => (item.type === 'scalar' ? item.value : null));
    const isText = (text: unknown) => typeof text === 'string' && text !== '';
    if (texts.length === 0 || !texts.every(isText)) {
      throw invalidInput(subject, { problem: 'must contain texts', fix: example(row) });
    }
    return row.kind === 'list' ? texts.map(String) : [texts.join(' ')];
  }
  if (row.kind === 'list')
    throw invalidInput(subject, { problem: `is ${describe(value)}, not a list`, fix: example(row) });
  return [textOf(member, example(row), (text) => text)];
}

function example(row: OptionRow): string {
  if (row.kind === 'list') return 'write ["README.md", "docs"]';
  return row.kind === 'choice' ? `write "${row.choices[0]}"` : 'write it in quotes';
}
