/** A header line of the caller. Its value is a secret. */
export type Header = readonly [name: string, value: string];

/** A header line that cannot be sent. The message contains the number of the line, and never its value. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
  readonly code = 'invalid-header';
  /** Counted from one. */
  readonly line: number;

  constructor(line: number, problem: string, fix: string) {
    super(`header ${line} ${problem}: ${fix}`);
    this.line = line;
  }
}

/** They describe the connection, which this program manages. */
const connectionHeaders: ReadonlySet<string> = new Set([
  ...['connection', 'content-encoding', 'content-length', 'expect', 'host', 'http2-settings', 'keep-alive'],
  ...['proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  'upgrade',
]);

/** They ask for a part of an answer, or for an answer under a condition. */
const conditionalHeaders: ReadonlySet<string> = new Set([
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
]);

interface HeaderRule {
  readonly isBroken: (name: string, value: string) => boolean;
  /** The rest of a sentence about the line. */
  readonly problem: (name: string) => string;
  readonly fix: string;
}

/** The first broken rule is reported. */
const rules: readonly HeaderRule[] = [
  {
    isBroken: (name, value) => /[\r\n]/.test(name + value),
    problem: () => 'contains a line break',
    fix: 'give one header per line',
  },
  { isBroken: (name) => name === '', problem: () => 'has no name', fix: 'write "Name: value"' },
  {
    isBroken: (name) => !/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name),
    problem: () => 'has a name that is not a header name',
    fix: 'use letters, digits and "-", with no blank before the colon',
  },
  {
    isBroken: (name) => connectionHeaders.has(name.toLowerCase()),
    problem: (name) => `is "${name}", which describes the connection`,
    fix: 'leave it out',
  },
  {
    isBroken: (name) => conditionalHeaders.has(name.toLowerCase()),
    problem: (name) => `is "${name}", which the cache manages`,
    fix: 'leave it out',
  },
  {
    isBroken: (_name, value) => value === '',
    problem: () => 'has no value',
    fix: 'write "Name: value", and check that no variable in it is empty',
  },
  {
    isBroken: (_name, value) => !/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value),
    problem: () => 'has a value that headers cannot contain',
    fix: 'remove control characters and characters beyond Latin-1',
  },
];

/**
 * Parses header lines (`Name: value`). A line for `Accept` or `User-Agent` replaces the default one.
 *
 * @throws {HeaderError} for the first line that cannot be sent
 */
export function parseHeaders(lines: readonly string[]): Header[] {
  return lines.map((line, index) => {
    const colon = line.indexOf(':');
    if (colon === -1) throw new HeaderError(index + 1, 'has no colon', 'write "Name: value"');
    const name = line.slice(0, colon).replace(/^[\t ]+/, '');
    const value = line.slice(colon + 1).replace(/^[\t ]+|[\t ]+$/g, '');
    const broken = rules.find(({ isBroken }) => isBroken(name, value));
    if (broken) throw new HeaderError(index + 1, broken.problem(name), broken.fix);
    return [name, value];
  });
}

/** The headers to send. A caller's line replaces ours of the same name; lines of the same name are joined to one list. */
export function requestHeaders(version: string, callerHeaders: readonly Header[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of callerHeaders) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}${key === 'cookie' ? '; ' : ', '}${value}`);
  }
  const defaults = { accept: 'application/json', 'user-agent': `status-snippets/${version}` };
  return { ...defaults, ...Object.fromEntries(headers) };
}
