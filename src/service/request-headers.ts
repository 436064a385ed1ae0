import { invalidInput } from '../core/errors.ts';
import { createMask, cut, toSingleLine } from '../core/quote.ts';
import { version } from '../version.ts';

/** The caller sets it, and its value is treated as a secret. */
export type Header = readonly [name: string, value: string];

const headerLine =
  /^([!#$%&'*+\-.^_`|~\dA-Za-z]+):[\t ]*([\x21-\x7e\x80-\xff][\t\x20-\x7e\x80-\xff]*)$/;

/** They describe the connection, or ask for a part of a response or under a condition. */
const managedHeader =
  /^(?:connection|content-(?:encoding|length)|expect|host|http2-settings|if-.*|keep-alive|proxy-.*|range|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * Parses `Name: value`. A line for `Accept` or `User-Agent` replaces the default header.
 * @throws {StatusSnippetsError} about the subject, in a message without the value, which may be a
 * secret
 */
export function parseHeader(line: string, subject: string): Header {
  const [, name, value] = headerLine.exec(line.replace(/^[\t ]+|[\t ]+$/g, '')) ?? [];
  if (name === undefined || value === undefined) {
    const fix =
      'write "Name: value" on one line, in Latin-1, and check that no variable in it is empty';
    throw invalidInput(subject, { problem: 'is not a header', fix });
  }
  const isSchemeAlone = /^authorization$/i.test(name) && /^(?:basic|bearer|token)$/i.test(value);
  if (isSchemeAlone) {
    const fix = 'check that the variable in it is not empty';
    throw invalidInput(subject, { problem: 'has nothing after the name of its scheme', fix });
  }
  if (managedHeader.test(name))
    throw invalidInput(subject, {
      problem: `is "${name}", which this program sets`,
      fix: 'leave it out',
    });
  return [name, value];
}

export const userAgent = `status-snippets/${version}`;

/** The headers of the caller replace the defaults. Those of the same name are joined. */
export function requestHeaders(callerHeaders: readonly Header[]): Record<string, string> {
  const headers = new Headers(callerHeaders.map(([name, value]) => [name, value]));
  const defaults = { accept: 'application/json', 'user-agent': userAgent };
  return { ...defaults, ...Object.fromEntries(headers) };
}

/**
 * Makes untrusted text one line of `maxLength` characters, without control characters and header
 * values.
 */
export type Redactor = (text: string, maxLength?: number) => string;

/** A shorter part of a header value is often an ordinary word. */
const minPartLength = 8;

/**
 * What must not be shown of a header value: all of it, what follows a scheme, and its parts
 * (`Bearer x`, `a=x; b="y"`, `Basic`). A password, and the values in a header `Cookie`, are secrets
 * however short they are.
 */
export function secretsInHeader(value: string, name = ''): string[] {
  const decoded = Buffer.from(/^basic\s+(\S+)$/i.exec(value)?.[1] ?? '', 'base64').toString();
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(decoded) ?? [];
  const cookies = /^cookie$/i.test(name) ? value.split(';') : [];
  const cookieValues = cookies.map((pair) =>
    pair
      .replace(/^[^=]*=/, '')
      .replaceAll('"', '')
      .trim(),
  );
  const parts = [...value.split(/[\s;,]+/), decoded, decoded.replace(/^.*?:/, '')].flatMap(
    (pair) => {
      const part = pair.replace(/^[\w-]+=(?!=|$)/, '').replaceAll('"', '');
      return [pair, part, ...part.split(/[=&]+/)];
    },
  );
  const long = parts.filter((part) => part.length >= minPartLength);
  const whole = [value, value.replace(/^[^\s,;=]+\s+/, '')];
  const secrets = new Set([...whole, password, ...cookieValues, ...long]);
  return [...secrets].filter((secret) => secret !== '');
}

/** The query of an address, which can hold a token. */
const query = /\?[^\s"'<>()[\]?=]*=[^\s"'<>()[\]]*/g;

/** Removes the secrets in header values, also percent-encoded, and the queries of addresses. */
export function createRedactor(headers: readonly Header[]): Redactor {
  const secrets = headers.flatMap(([name, value]) => secretsInHeader(value, name));
  const mask = createMask(
    secrets.flatMap((secret) => [toSingleLine(secret), encodeURIComponent(secret)]),
  );
  return (text, maxLength = 200) => {
    const shown = mask(toSingleLine(text)).replace(query, '?…');
    return cut(shown, maxLength);
  };
}
