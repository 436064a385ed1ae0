import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/guides/static-sites.md', 'utf8');

/** A file as the guide shows it. */
export interface Shown {
  readonly path: string;
  readonly text: string;
}

/**
 * The part of the guide under a heading, and the files it shows there, in order.
 *
 * @param heading of the part
 */
export function partOf(heading: string): { readonly text: string; readonly files: readonly Shown[] } {
  const [, part = ''] = guide.split(new RegExp(`^## ${heading}$`, 'm'));
  const [text = ''] = part.split(/^## /m);
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return { text, files: blocks.map(([, path = '', content = '']) => ({ path, text: content })) };
}

/**
 * The files that the guide shows for a generator, by their paths. The one thing that differs from what people copy: the
 * snippets are generated, so that a test asks nobody.
 *
 * @param heading of the part of the guide
 */
export function filesOf(heading: string): Map<string, string> {
  return new Map(
    partOf(heading).files.map(({ path, text }) => [
      path,
      text
        .replace("slug: 'acme'", "$&, source: 'offline'")
        .replace('"slug": "acme"', '$&, "source": "offline"')
        .replace("fetchPages(['acme']", "$&, { source: 'offline' }"),
    ]),
  );
}
