export const formatNames = ['md', 'mdx', 'html'] as const;

/** A format of files with sections: `md`, `mdx` or `html`. */
export type Format = (typeof formatNames)[number];

const mebibyte = 1024 * 1024;

/** Of a file, in bytes. GitHub shows half a mebibyte of Markdown. */
export const maxBytesOf: Readonly<Record<Format, number>> = {
  md: mebibyte,
  mdx: mebibyte,
  html: 4 * mebibyte,
};

const formatExtensions: Readonly<Record<string, Format>> = {
  md: 'md',
  markdown: 'md',
  mdown: 'md',
  mkd: 'md',
  mkdn: 'md',
  mdx: 'mdx',
  html: 'html',
  htm: 'html',
};

/** Each extension begins with a dot: `.md`. */
export const fileExtensions: readonly string[] = Object.keys(formatExtensions).map(
  (extension) => `.${extension}`,
);

/** Returns null if the extension belongs to no format. */
export function formatOf(path: string): Format | null {
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(formatExtensions, extension) ? (formatExtensions[extension] ?? null) : null;
}

const beforeContent =
  /^\uFEFF?(?:(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$))?/;

/**
 * Returns the offset after a byte-order mark and front matter; unclosed front matter is content.
 */
export function contentStart(text: string): number {
  return beforeContent.exec(text)?.[0].length ?? 0;
}

/**
 * The most bytes that a file may have.
 * @param format null for that of its extension
 */
export function maxBytesAt(path: string, format: Format | null): number {
  return maxBytesOf[format ?? formatOf(path) ?? 'md'];
}

/**
 * White space replaces front matter (of Jekyll and Hugo) and a byte-order mark, so that offsets
 * stay the same.
 */
export function blankFrontMatter(text: string): string {
  const start = contentStart(text);
  // A space in place of the mark would indent the first line.
  const before = text.slice(0, start).replace('\uFEFF', '\n');
  return before.replace(/[^\r\n]/g, ' ') + text.slice(start);
}
