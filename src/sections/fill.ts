import type { Section } from './section.ts';

/**
 * The new content of a section: what goes between its markers.
 *
 * @param pieces the snippets in the form of the section's context, each one or more lines separated by `\n`
 * @param lineEnding what new lines end with
 */
export function fillSection({ layout }: Section, pieces: readonly string[], lineEnding: string): string {
  if (layout.context === 'inline') return onOneLine(pieces, layout.table);
  if (layout.context === 'html' && layout.form === 'line') return onOneLine(pieces, false);
  const spaced = layout.context === 'flow' && !layout.tight;
  const blocks = pieces.map((piece) => piece.split('\n'));
  const lines = spaced ? ['', ...blocks.flatMap((block) => [...block, ''])] : blocks.flat();
  const prefixed = lines.map((line) => (line === '' ? layout.prefix.trimEnd() : layout.prefix + line));
  return ['', ...prefixed, layout.endPrefix].join(lineEnding);
}

function onOneLine(pieces: readonly string[], table: boolean): string {
  const line = pieces.map((piece) => piece.replace(/\s*\n\s*/g, '')).join(' ');
  return table ? line.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : line;
}
