import { StatusSnippetsError } from '../../text/errors.ts';

const problems: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^$/, 'is empty'],
  [/[^A-Za-z0-9._-]/, 'has a character that a slug cannot have'],
  [/^[^A-Za-z0-9]/, 'does not start with a letter or digit'],
  [/[^A-Za-z0-9]$/, 'does not end with a letter or digit'],
  [/\.\./, 'has two dots in a row'],
  [/^.{64}/, 'is longer than 63 characters'],
];

/**
 * Checks the slug of a page, and returns it unchanged.
 *
 * @throws {StatusSnippetsError}
 */
export function parseSlug(value: string): string {
  const problem = problems.find(([pattern]) => pattern.test(value))?.[1];
  if (problem === undefined) return value;
  const fix = 'use 1 to 63 letters, digits, "-", "_" or ".", starting and ending with a letter or digit, such as acme';
  throw new StatusSnippetsError('invalid-input', { subject: 'slug', value, problem, fix });
}
