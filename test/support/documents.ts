import { readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs/guides', 'docs/reference'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  ),
];

export interface FencedBlock {
  /** The file and the line where the block starts, for test names. */
  readonly place: string;
  readonly language: string;
  /** The words after the language in the line of the opening fence, such as the name of a file; empty if there are none. */
  readonly info: string;
  readonly text: string;
}

/** The fenced code blocks of a Markdown file, in order, including code blocks inside lists. */
export function fencedBlocks(path: string): FencedBlock[] {
  const walk = (node: Nodes): FencedBlock[] => {
    if (node.type === 'code' && node.lang) {
      const place = `${path}:${node.position?.start.line}`;
      return [{ place, language: node.lang, info: node.meta ?? '', text: `${node.value}\n` }];
    }
    return 'children' in node ? node.children.flatMap(walk) : [];
  };
  return walk(fromMarkdown(readFileSync(path, 'utf8')));
}

/** The messages in the first column of the table of problems. */
export function troubleshootingMessages(): string[] {
  const table = readFileSync('docs/guides/troubleshooting.md', 'utf8');
  return [...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, message = '']) => message);
}
