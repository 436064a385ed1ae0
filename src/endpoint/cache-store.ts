/** Where answers are kept between runs. A store never throws: trouble with the cache never fails a run. */
export interface CacheStore {
  /** The text kept under a key, or null where there is none that can be read. */
  read(key: string): Promise<string | null>;
  /** Keeps a text under a key, wholly or not at all. */
  write(key: string, text: string): Promise<void>;
}
