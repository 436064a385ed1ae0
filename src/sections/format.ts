/** The formats of files with sections. */
export const formats = ['md', 'mdx', 'html'] as const;

/** A format of files with sections: `md`, `mdx` or `html`. */
export type Format = (typeof formats)[number];

/** The format of each file name extension. */
export const formatExtensions: Readonly<Record<string, Format>> = {
  md: 'md',
  markdown: 'md',
  mdx: 'mdx',
  html: 'html',
  htm: 'html',
};

/** The format of a file with this name, or null if its extension belongs to no format. */
export function formatOf(path: string): Format | null {
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(formatExtensions, extension) ? (formatExtensions[extension] ?? null) : null;
}
