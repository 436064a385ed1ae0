import { readShow, type ShowName } from '../sections/markers/attributes.ts';
import { type Header, parseHeader } from '../service/request-headers.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { OptionError } from './errors.ts';

/** Parses what sections show. */
export function parseShow(text: string): readonly ShowName[] {
  const reading = readShow(text);
  if (reading.valid) return reading.names;
  throw new InputError({ input: 'show', value: text, ...reading.refusal });
}

/** Parses header lines. @throws {OptionError} which never repeats the line: it may be a secret */
export function parseHeaderLines(lines: readonly string[], source: string): readonly Header[] {
  return lines.map((line, index) => {
    const parsed = parseHeader(line);
    if (parsed.outcome === 'header') return parsed.header;
    const which = lines.length > 1 ? `(number ${index + 1}) ` : '';
    throw new OptionError(source, which + parsed.problem);
  });
}

/** Parses the name of a repository on GitHub. */
export function parseRepository(text: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text;
  const problem = 'is not a repository';
  throw new InputError({ input: 'repository', value: text, problem, fix: 'write it as owner/name' });
}

/** Parses the name of a branch, or a ref to one: `refs/heads/main` is `main`. */
export function parseBranch(text: string): string {
  const branch = text.replace(/^refs\/heads\//, '');
  if (!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(branch) && branch !== '') return branch;
  const problem = 'is not the name of a branch';
  throw new InputError({ input: 'branch', value: text, problem, fix: 'write just the name, such as main' });
}
