/** One header line of the caller. Its value is a secret. */
export type Header = readonly [name: string, value: string];

/** A header line that cannot be sent. The message says which line, and never what it holds. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
  readonly code = 'invalid-header';
  /** Which line, counted from one. */
  readonly line: number;

  constructor(line: number, what: string, fix: string) {
    super(`header ${line} ${what}: ${fix}`);
    this.line = line;
  }
}

const framing = 'describes the connection, which is not yours to set';
const window = 'belongs to the cache window';

/** Names that cannot be given, with the reason. */
const forbidden = new Map([
  ['connection', framing],
  ['content-encoding', framing],
  ['content-length', framing],
  ['expect', framing],
  ['host', framing],
  ['http2-settings', framing],
  ['keep-alive', framing],
  ['proxy-authenticate', framing],
  ['proxy-authorization', framing],
  ['proxy-connection', framing],
  ['te', framing],
  ['trailer', framing],
  ['transfer-encoding', framing],
  ['upgrade', framing],
  ['if-match', window],
  ['if-modified-since', window],
  ['if-none-match', window],
  ['if-range', window],
  ['if-unmodified-since', window],
  ['range', window],
]);

/**
 * Reads header lines (`Name: value`). Any name is welcome but those of the connection and the cache window; a line
 * for `Accept` or `User-Agent` replaces what is sent otherwise.
 *
 * @throws {HeaderError} for the first line that cannot be sent.
 */
export function parseHeaders(lines: readonly string[]): Header[] {
  return lines.map((line, index) => {
    const colon = line.indexOf(':');
    if (colon === -1) throw new HeaderError(index + 1, 'has no colon', 'write "Name: value"');
    const header = [line.slice(0, colon).replace(/^[\t ]+/, ''), line.slice(colon + 1)] as const;
    return checkHeader(header, index + 1);
  });
}

/** The header lines of a text that holds one per line, as an environment variable does; empty lines are dropped. */
export function headerLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
}

/**
 * A header as it can be sent: its value without blanks around it.
 *
 * @throws {HeaderError} where it cannot.
 */
export function checkHeader([name, rawValue]: Header, line: number): Header {
  const value = rawValue.replace(/^[\t ]+|[\t ]+$/g, '');
  if (/[\r\n]/.test(name + value)) {
    throw new HeaderError(line, 'holds a line break', 'give one header per line');
  }
  if (name === '') throw new HeaderError(line, 'has no name', 'write "Name: value"');
  if (!/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name)) {
    throw new HeaderError(
      line,
      'has a name that is not a header name',
      'use letters, digits and "-", with no blank before the colon',
    );
  }
  const reason = forbidden.get(name.toLowerCase());
  if (reason !== undefined) throw new HeaderError(line, `is "${name}", which ${reason}`, 'leave it out');
  if (value === '') {
    throw new HeaderError(
      line,
      'has no value',
      'write "Name: value", and check that no variable in it is empty',
    );
  }
  if (!/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value)) {
    throw new HeaderError(
      line,
      'has a value that headers cannot carry',
      'remove control characters and characters beyond Latin-1',
    );
  }
  return [name, value];
}
