import { readFileSync } from 'node:fs';
import { createFromBuffer } from '@dprint/formatter';
import { getPath } from '@dprint/markdown';
import { applyFixes } from 'markdownlint';
import { lint } from 'markdownlint/promise';
import { format, type Options } from 'prettier';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

export type Format = 'md' | 'mdx';

/** Rewrites a text as the users of a formatter do. */
export type Formatter = (text: string, fileFormat: Format) => string | Promise<string>;

const dprint = createFromBuffer(readFileSync(getPath()));

/** The formatters by their name and setting. Those that wrap lines do so at this width. */
export function formattersAt(width: number): Readonly<Record<string, Formatter>> {
  const prettier =
    (proseWrap: NonNullable<Options['proseWrap']>): Formatter =>
    (text, fileFormat) =>
      format(text, {
        parser: fileFormat === 'mdx' ? 'mdx' : 'markdown',
        printWidth: width,
        proseWrap,
      });
  const dprintWith =
    (textWrap: 'always' | 'never' | 'maintain'): Formatter =>
    (text) => {
      const overrideConfig = { textWrap, lineWidth: width };
      return dprint.formatText({ filePath: 'README.md', fileText: text, overrideConfig });
    };
  return {
    'Prettier with proseWrap always': prettier('always'),
    'Prettier with proseWrap never': prettier('never'),
    'Prettier with proseWrap preserve': prettier('preserve'),
    remark: async (text, fileFormat) => {
      const processor = remark().use(remarkFrontmatter).use(remarkGfm);
      return String(
        await (fileFormat === 'mdx' ? processor.use(remarkMdx) : processor).process(text),
      );
    },
    'markdownlint --fix': async (text) =>
      applyFixes(text, (await lint({ strings: { text } })).text ?? []),
    'dprint with textWrap always': dprintWith('always'),
    'dprint with textWrap never': dprintWith('never'),
    'dprint with textWrap maintain': dprintWith('maintain'),
  };
}
