import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/guides/static-sites.md', 'utf8');

/** A file that the guide shows. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The part of the guide under a heading, and the files that it shows, in order.
 *
 * @param heading heading of the part
 */
export function partOf(heading: string): {
  readonly text: string;
  readonly files: readonly GuideFile[];
} {
  const [, part = ''] = guide.split(new RegExp(`^## ${heading}$`, 'm'));
  const [text = ''] = part.split(/^## /m);
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return { text, files: blocks.map(([, path = '', content = '']) => ({ path, text: content })) };
}

/**
 * The files that the guide shows for a generator, changed in one point: they use the service of a test, and send a request
 * to it in every build.
 *
 * @param heading heading of the part of the guide
 */
export function filesOf(heading: string, baseUrl: string): readonly GuideFile[] {
  return partOf(heading).files.map(({ path, text }) => ({
    path,
    text: text
      .replace("slug: 'acme'", `$&, baseUrl: '${baseUrl}', cache: false`)
      .replace('"slug": "acme"', `$&, "baseUrl": "${baseUrl}", "cache": false`)
      .replace("fetchPages(['acme']", `$&, { baseUrl: '${baseUrl}', cache: false }`),
  }));
}
