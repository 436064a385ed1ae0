/** A glob, split before the first part with a special character. */
export interface Glob {
  /** The folder it starts in, relative or absolute; empty for the working directory. */
  readonly folder: string;
  readonly pattern: string;
}

/** Whether a text is a glob. */
export function isGlob(text: string): boolean {
  return /[*?[\]{}]|[@!+]\(/.test(text);
}

/**
 * Splits a glob into the folder it starts in and the rest.
 *
 * @param separator the platform's: a backslash is either that, or escapes a special character
 */
export function splitGlob(text: string, separator: '/' | '\\'): Glob {
  const glob = separator === '\\' ? text.replaceAll('\\', '/') : text;
  const parts = glob.split('/');
  const first = parts.findIndex((part, index) => index === parts.length - 1 || /[*?[\]{}()!+@|\\]/.test(part));
  const folder = parts.slice(0, first).join('/');
  // The root is an empty name before the first slash.
  return { folder: first > 0 && folder === '' ? '/' : folder, pattern: parts.slice(first).join('/') };
}
