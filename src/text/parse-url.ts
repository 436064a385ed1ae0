/**
 * A URL, or null where the text is none. `URL.canParse` will not do: once Node 20 has optimised a call to it, it takes
 * letters such as `ü` for broken bytes and says no.
 *
 * @param base what a relative URL starts from
 */
export function readUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
