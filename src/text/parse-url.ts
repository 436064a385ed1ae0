/**
 * Parses a URL; null if the text is not one. `URL.canParse` is not used: after Node 20 optimizes a call of it, it rejects
 * letters such as `ü`.
 *
 * @param base the base of a relative URL
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
