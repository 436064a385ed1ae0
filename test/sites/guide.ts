import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/guides/static-sites.md', 'utf8');

/**
 * The files that the guide shows for a generator, by their paths. The one thing that differs from what people copy: the
 * snippets are generated, so that a test asks nobody.
 *
 * @param heading of the part of the guide
 */
export function filesOf(heading: string): Map<string, string> {
  const [, part = ''] = guide.split(new RegExp(`^## ${heading}$`, 'm'));
  const [own = ''] = part.split(/^## /m);
  const blocks = [...own.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return new Map(
    blocks.map(([, path = '', text = '']) => [
      path,
      text
        .replace("slug: 'acme'", "$&, source: 'offline'")
        .replace('"slug": "acme"', '$&, "source": "offline"'),
    ]),
  );
}
