/** A glob, split where it begins to be one. */
export interface Glob {
  /** The folder it starts in, relative or absolute; empty for the working directory. */
  readonly folder: string;
  readonly pattern: string;
}

/** Whether a text asks for a pattern. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(text);
}

/**
 * Splits a glob into the folder it starts in and the pattern that is left.
 *
 * @param separator the platform's: where that is a backslash, one in the glob is a separator, and escapes nothing.
 */
export function splitGlob(text: string, separator: '/' | '\\'): Glob {
  const glob = separator === '\\' ? text.replaceAll('\\', '/') : text;
  const parts = glob.split('/');
  const first = parts.findIndex(
    (part, index) => index === parts.length - 1 || /[*?[\]{}()!+@|\\]/.test(part),
  );
  const folder = parts.slice(0, first).join('/');
  // What is left of the root is an empty name.
  return { folder: first > 0 && folder === '' ? '/' : folder, pattern: parts.slice(first).join('/') };
}
