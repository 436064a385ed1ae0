/** A header of the caller. Its value is a secret. */
export type Header = readonly [name: string, value: string];

/** A header, or why a line cannot be sent and what to do about it, as the rest of a sentence without the value. */
export type ParsedHeader =
  | { readonly outcome: 'header'; readonly header: Header }
  | { readonly outcome: 'refused'; readonly problem: string };

/** They describe the connection, which this program manages. */
const connectionHeaders: ReadonlySet<string> = new Set([
  ...['connection', 'content-encoding', 'content-length', 'expect', 'host', 'http2-settings', 'keep-alive'],
  ...['proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  'upgrade',
]);

/** They ask for a part of a response, or for a response under a condition. */
const conditionalHeaders: ReadonlySet<string> = new Set([
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
]);

/** When a header cannot be sent, and the problem (`%` is its name). The first rule that applies is reported. */
type HeaderRule = readonly [isBroken: (name: string, value: string) => boolean, problem: string];

const headerRules: readonly HeaderRule[] = [
  [(name, value) => /[\r\n]/.test(name + value), 'contains a line break: use one line per header'],
  [(name) => name === '', 'has no name: write "Name: value"'],
  [
    (name) => !/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name),
    'has a name that is not a header name: use letters, digits and "-", with no blank before the colon',
  ],
  [(name) => connectionHeaders.has(name.toLowerCase()), 'is "%", which describes the connection: leave it out'],
  [(name) => conditionalHeaders.has(name.toLowerCase()), 'is "%", which the cache manages: leave it out'],
  [(_, value) => value === '', 'has no value: write "Name: value", and check that no variable in it is empty'],
  [
    (_, value) => !/^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value),
    'has a value that headers cannot contain: remove control characters and characters beyond Latin-1',
  ],
];

/** Parses a header line (`Name: value`). A line for `Accept` or `User-Agent` replaces the default one. */
export function parseHeader(line: string): ParsedHeader {
  const colon = line.indexOf(':');
  if (colon === -1) return { outcome: 'refused', problem: 'has no colon: write "Name: value"' };
  const name = line.slice(0, colon).replace(/^[\t ]+/, '');
  const value = line.slice(colon + 1).replace(/^[\t ]+|[\t ]+$/g, '');
  const broken = headerRules.find(([isBroken]) => isBroken(name, value));
  if (broken !== undefined) return { outcome: 'refused', problem: broken[1].replace('%', name) };
  return { outcome: 'header', header: [name, value] };
}

/** The headers to send. The caller's replace the defaults; lines of the same name are joined to one list. */
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
