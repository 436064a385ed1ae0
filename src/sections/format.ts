/** The formats of files with sections. */
export const formats = ['md', 'mdx', 'html'] as const;

/** A format of files with sections: `md`, `mdx` or `html`. */
export type Format = (typeof formats)[number];

/** The file name endings of each format. */
export const formatExtensions: Readonly<Record<string, Format>> = {
  md: 'md',
  markdown: 'md',
  mdx: 'mdx',
  html: 'html',
  htm: 'html',
};

/** The format of a file by its name, or null where the name does not tell. */
export function formatOf(path: string): Format | null {
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(formatExtensions, extension) ? (formatExtensions[extension] ?? null) : null;
}
