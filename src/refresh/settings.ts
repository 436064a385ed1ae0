import type { ShowName } from '../sections/markers/show.ts';

/** Where snippets may come from: the endpoint, our own generator, or the first and on a lost plan the second. */
export type SourceChoice = 'auto' | 'endpoint' | 'offline';

/** What a run needs to know besides its files. The values are judged already. */
export interface RefreshSettings {
  readonly slug: string | null;
  readonly customDomain: string | null;
  /** What sections hold that do not say it themselves; null for the default of their place. */
  readonly show: readonly ShowName[] | null;
  readonly baseUrl: string;
  /** Null where the host of `baseUrl` cannot be one that pages live under. */
  readonly statusPageHost: string | null;
  readonly source: SourceChoice;
  /** What to call a section that is not right: `refresh` changes it, `check` only says so. */
  readonly verb: 'changed' | 'out-of-date';
}
