/**
 * Parses a URL; null if the text is not a valid URL. `URL.canParse` is not used because it has an error in Node 20: as soon
 * as a call of it is optimized, it rejects letters such as `ü`.
 *
 * @param base the URL that a relative URL is relative to
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
