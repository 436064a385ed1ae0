import { StatusSnippetsError } from '../../text/errors.ts';
import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { parseUrl } from '../../text/parse-url.ts';
import { findHostCharacterProblem } from './host-name.ts';

export const defaultBaseUrl = 'https://statuspage.me';

const problems: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^$/, 'is empty'],
  [/\s/, 'has white space'],
  [/\\/, 'has a backslash'],
  [/^(?!https?:\/\/)/i, 'is not an absolute https address'],
  [/^[a-z]+:\/\/[^/]*@/i, 'has user info'],
  [/\?/, 'has a query'],
  [/#/, 'has a fragment'],
  [/^[a-z]+:\/\/(\/|:|$)/i, 'has no host'],
];

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Parses the base URL of the service, and returns it normalized, without a trailing slash.
 *
 * @param value an absolute https address (http for loopback hosts only), with or without a port and a path
 * @throws {StatusSnippetsError} with a message that does not contain the user info
 */
export function parseBaseUrl(value: string): string {
  const problem = findProblem(value);
  if (problem !== null) {
    throw new StatusSnippetsError('invalid-input', {
      subject: 'base-url',
      value: value.replace(/\/\/.*@/, '//***@'),
      problem,
      fix: `use the https address of the service alone, such as ${defaultBaseUrl}`,
    });
  }
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/+$/, '');
}

function findProblem(value: string): string | null {
  const hidden = findHiddenCharacter(value, 'breaks-allowed');
  if (hidden !== null) return `has ${hidden}`;
  const found = problems.find(([pattern]) => pattern.test(value));
  if (found) return found[1];

  const [, host = ''] = value.split(/[/:]+/);
  const hostProblem = host.startsWith('[') ? null : findHostCharacterProblem(host);
  if (hostProblem !== null) return `has a host that ${hostProblem}`;

  const url = parseUrl(value);
  if (url === null) return 'is not an address';
  const isPlainHttp = url.protocol === 'http:' && !loopback.test(url.hostname);
  return isPlainHttp ? 'is not https, and http is for loopback hosts only' : null;
}
