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
 * The files that the guide shows for a generator. The one difference to what people copy: they ask the service of a test, and
 * ask it in every build.
 *
 * @param heading of the part of the guide
 */
export function filesOf(heading: string, baseUrl: string): readonly Shown[] {
  return partOf(heading).files.map(({ path, text }) => ({
    path,
    text: text
      .replace("slug: 'acme'", `$&, baseUrl: '${baseUrl}', maxAge: 0`)
      .replace('"slug": "acme"', `$&, "baseUrl": "${baseUrl}", "maxAge": 0`)
      .replace("fetchPages(['acme']", `$&, { baseUrl: '${baseUrl}', maxAge: 0 }`),
  }));
}
