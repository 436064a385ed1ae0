import { readShow, type SnippetName } from '../sections/markers/attributes.ts';
import { type Header, parseHeader } from '../service/request-headers.ts';
import { parseCustomDomain } from '../snippets/inputs/host-name.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import { isError, StatusSnippetsError } from '../text/errors.ts';
import { quote } from '../text/quote.ts';
import { OptionError } from './errors.ts';

/** Parses the option `show`: the names of snippets. */
export function parseShow(text: string): readonly SnippetName[] {
  const parsed = readShow(text);
  if (parsed.valid) return parsed.names;
  throw new StatusSnippetsError('invalid-input', { subject: 'show', value: text, ...parsed.refusal });
}

/** Parses header lines. @throws {OptionError} whose message never contains the line, because it may be a secret */
export function parseHeaderLines(lines: readonly string[], givenAs: string): readonly Header[] {
  return lines.map((line, index) => {
    const parsed = parseHeader(line);
    if (parsed.outcome === 'header') return parsed.header;
    const lineNumber = lines.length > 1 ? `(number ${index + 1}) ` : '';
    throw new OptionError(givenAs, lineNumber + parsed.problem);
  });
}

/** Parses the name of a repository on GitHub. */
export function parseRepository(text: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return text;
  const problem = 'is not a repository';
  throw new StatusSnippetsError('invalid-input', {
    subject: 'repository',
    value: text,
    problem,
    fix: 'write it as owner/name',
  });
}

/** A line of the input `repositories`. */
export interface RepositoryLine {
  /** The line as it was written. */
  readonly line: string;
  readonly owner: string;
  /** The name of a repository, or a pattern for names. */
  readonly name: string;
  readonly isPattern: boolean;
  /** Whether the line excludes repositories. */
  readonly isExclusion: boolean;
}

/**
 * Parses the lines of the input `repositories`.
 *
 * @throws {OptionError} for a line that is not a repository or a pattern, and if only exclusions are given
 */
export function parseRepositories(lines: readonly string[], givenAs: string): readonly RepositoryLine[] {
  const repositoryLines = lines.map((line) => parseRepositoryLine(line, givenAs));
  if (repositoryLines.some(({ isExclusion }) => !isExclusion)) return repositoryLines;
  throw new OptionError(givenAs, 'contains only exclusions: name at least one repository, such as acme/site or acme/*');
}

function parseRepositoryLine(line: string, givenAs: string): RepositoryLine {
  const isExclusion = line.startsWith('!');
  const [owner = '', name = '', ...rest] = line.slice(isExclusion ? 1 : 0).split('/');
  if (/[*?[\]{}()]/.test(owner)) {
    const problem = 'has a pattern in the part for the owner';
    throw new OptionError(givenAs, `${quote(line)} ${problem}: write a line for each owner, such as acme/*`);
  }
  const isPattern = /[*?[\]{}()|]/.test(name);
  const isName = isPattern ? /^[^\s\\]+$/.test(name) : /^[\w.-]+$/.test(name);
  if (/^[\w.-]+$/.test(owner) && isName && rest.length === 0) return { line, owner, name, isPattern, isExclusion };
  const fix = 'write one repository on each line, as owner/name or owner/*';
  throw new OptionError(givenAs, `${quote(line)} is not a repository or a pattern for names: ${fix}`);
}

/** One of several parts of the repositories of a run. */
export interface Shard {
  /** The number of this part, from 1. */
  readonly index: number;
  /** The number of parts. */
  readonly count: number;
}

/** Parses the input `shard`. */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text.trim()) ?? []).map(Number);
  if (index >= 1 && index <= count && Number.isSafeInteger(count)) return { index, count };
  const problem = 'is not a part of a whole';
  throw new StatusSnippetsError('invalid-input', {
    subject: 'shard',
    value: text,
    problem,
    fix: 'write it as i/n, from 1/n to n/n: for example 2/8',
  });
}

/** Parses the name of a branch. A full ref is accepted too: `refs/heads/main` gives `main`. */
export function parseBranch(text: string): string {
  const branch = text.replace(/^refs\/heads\//, '');
  if (!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(branch) && branch !== '') return branch;
  const problem = 'is not the name of a branch';
  throw new StatusSnippetsError('invalid-input', {
    subject: 'branch',
    value: text,
    problem,
    fix: 'write just the name, such as main',
  });
}

/** A page that the option `page` of `serve` names. */
export interface PageArgument {
  readonly slug: string;
  readonly customDomain: string | null;
}

/** Parses pages that are written as `slug` or `slug=domain`. @throws {OptionError} */
export function parsePages(values: readonly string[], givenAs: string): readonly PageArgument[] {
  return values.map((value) => {
    const equals = value.indexOf('=');
    try {
      if (equals < 0) return { slug: parseSlug(value), customDomain: null };
      return { slug: parseSlug(value.slice(0, equals)), customDomain: parseCustomDomain(value.slice(equals + 1)) };
    } catch (error) {
      if (!isError(error)) throw error;
      throw new OptionError(givenAs, `${quote(value)} is not a page, because ${error.message}`, error);
    }
  });
}

/** Parses a port number; 0 means any free port. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StatusSnippetsError('invalid-input', {
    subject: 'port',
    value: text,
    problem: 'is not a port',
    fix: 'write a whole number from 0 to 65535, such as 4010',
  });
}
