import { readShow, type ShowName } from '../sections/markers/show.ts';
import { type Header, HeaderError, parseHeaders } from '../service/headers.ts';
import { parseBaseUrl } from '../snippets/inputs/base-url.ts';
import { parseCustomDomain, parseStatusPageHost, statusPageHostOf } from '../snippets/inputs/host-name.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import { quote } from '../text/quote.ts';
import { OptionError } from './errors.ts';
import type { Choice } from './options.ts';
import { readChoice, readFlag, readList, readSeconds, readText, readValue } from './parse-values.ts';
import type { Givens } from './raw-values.ts';

/** The settings that every door has, judged and ready to use. */
export interface Settings {
  readonly slug: string | null;
  readonly baseUrl: string;
  /** The host pages stand under; null where the base address has none that could be it, and none was given. */
  readonly statusPageHost: string | null;
  readonly customDomain: string | null;
  readonly source: Choice<'source'>;
  /** What sections hold that do not say it themselves; null for the default of their place. */
  readonly show: readonly ShowName[] | null;
  readonly headers: readonly Header[];
  /** Seconds. */
  readonly maxAge: number;
  /** Seconds. */
  readonly timeout: number;
  readonly cacheDir: string | null;
  /** Whether answers are kept between runs. */
  readonly cache: boolean;
  readonly format: Choice<'format'> | null;
}

/**
 * Judges what a door was given.
 *
 * @throws {OptionError} for the first value that its option cannot have
 */
export function readSettings(givens: Givens): Settings {
  const baseUrl = readValue(givens, 'base-url', parseBaseUrl);
  return {
    slug: readValue(givens, 'slug', parseSlug),
    baseUrl,
    statusPageHost: readValue(givens, 'status-page-host', parseStatusPageHost) ?? statusPageHostOf(baseUrl),
    customDomain: readValue(givens, 'custom-domain', parseCustomDomain),
    source: readChoice(givens, 'source'),
    show: readValue(givens, 'show', parseShow),
    headers: readHeaders(givens),
    maxAge: readSeconds(givens, 'max-age'),
    timeout: readSeconds(givens, 'timeout'),
    cacheDir: readText(givens, 'cache-dir'),
    cache: !readFlag(givens, 'no-cache'),
    format: readChoice(givens, 'format'),
  };
}

function parseShow(text: string, as: string): readonly ShowName[] {
  const reading = readShow(text);
  if (reading.valid) return reading.names;
  const { problem, fix } = reading.refusal;
  throw new OptionError(as, `${quote(text)} ${problem}: ${fix}`);
}

function readHeaders(givens: Givens): readonly Header[] {
  const lines = readList(givens, 'header');
  try {
    return parseHeaders(lines);
  } catch (error) {
    if (!(error instanceof HeaderError)) throw error;
    const which = lines.length > 1 ? `(number ${error.line}) ` : '';
    const problem = error.message.replace(/^header \d+ /, '');
    throw new OptionError(givens.get('header')?.as ?? 'header', which + problem, error);
  }
}
