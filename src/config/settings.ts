import type { Header } from '../service/headers.ts';
import { statusPageHostOf } from '../snippets/inputs/host-name.ts';
import { type OptionValues, parseOptions } from './parse-options.ts';
import type { RawOptions } from './raw-options.ts';

/**
 * The settings of a run: the value of each option, null if it has none. `show` is what sections without that attribute
 * contain, null for the default of their context; times are in seconds.
 */
export interface Settings extends Omit<OptionValues, 'header' | 'noCache' | 'token'> {
  /** The host of generated page addresses; null if none is set and the host of `baseUrl` cannot be it. */
  readonly statusPageHost: string | null;
  readonly headers: readonly Header[];
  /** Null outside of GitHub Actions. */
  readonly token: string | null;
  /** Whether responses are kept between runs. */
  readonly cache: boolean;
}

/**
 * Parses the settings of a run.
 *
 * @throws {OptionError} for the first invalid value
 */
export function parseSettings(raw: RawOptions): Settings {
  const { header, noCache, ...values } = parseOptions(raw);
  return {
    ...values,
    statusPageHost: values.statusPageHost ?? statusPageHostOf(values.baseUrl),
    headers: header,
    // The default is an expression that only GitHub evaluates.
    token: raw.has('token') ? values.token : null,
    cache: !noCache,
  };
}
