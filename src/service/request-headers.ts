import { invalidInput } from '../text/errors.ts';
import { version } from '../version.ts';

/** A request header that the caller sets. Its value is treated as a secret. */
export type Header = readonly [name: string, value: string];

/** Headers that describe the connection, which this program manages. */
const connectionHeader =
  /^(?:connection|content-(?:encoding|length)|expect|host|http2-settings|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** Headers that ask for a part of a response, or for a response only under a condition. */
const conditionalHeader = /^(?:if-.*|range)$/i;

/** When a header cannot be sent, the problem, in which `%` stands for its name, and the fix. */
const rules: readonly (readonly [isBroken: (name: string, value: string) => boolean, problem: string, fix: string])[] =
  [
    [(name, value) => /[\r\n]/.test(name + value), 'contains a line break', 'use one line per header'],
    [(name) => name === '', 'has no name', 'write "Name: value"'],
    [
      (name) => !/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name),
      'has a name that is not a header name',
      'use letters, digits and "-", with no blank before the colon',
    ],
    [(name) => connectionHeader.test(name), 'is "%", which describes the connection', 'leave it out'],
    [(name) => conditionalHeader.test(name), 'is "%", which the cache manages', 'leave it out'],
    [(_, value) => value === '', 'has no value', 'write "Name: value", and check that no variable in it is empty'],
    [
      (_, value) => !/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value),
      'has a value that headers cannot contain',
      'remove control characters and characters beyond Latin-1',
    ],
  ];

/**
 * Parses a header line (`Name: value`). A line for `Accept` or `User-Agent` replaces the default header.
 *
 * @throws {StatusSnippetsError} about the subject, with a message that does not contain the value, which may be a secret
 */
export function parseHeader(line: string, subject: string): Header {
  const colon = line.indexOf(':');
  if (colon === -1) throw invalidInput(subject, { problem: 'has no colon', fix: 'write "Name: value"' });
  const name = line.slice(0, colon).replace(/^[\t ]+/, '');
  const value = line.slice(colon + 1).replace(/^[\t ]+|[\t ]+$/g, '');
  for (const [isBroken, problem, fix] of rules) {
    if (isBroken(name, value)) throw invalidInput(subject, { problem: problem.replace('%', name), fix });
  }
  return [name, value];
}

/** The headers of the caller replace the defaults. Headers of the same name are joined into one list. */
export function requestHeaders(callerHeaders: readonly Header[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of callerHeaders) {
    const key = name.toLowerCase();
    const previous = headers.get(key);
    headers.set(key, previous === undefined ? value : `${previous}${key === 'cookie' ? '; ' : ', '}${value}`);
  }
  const defaults = { accept: 'application/json', 'user-agent': `status-snippets/${version}` };
  return { ...defaults, ...Object.fromEntries(headers) };
}
