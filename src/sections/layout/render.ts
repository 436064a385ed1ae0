import type { Layout, Section } from '../section.ts';

/**
 * Renders the new content of a section, everything between its markers.
 *
 * @param pieces the snippets in the form of the section's context, each one or more lines separated by `\n`
 * @param lineEnding what new lines end with
 */
export function renderContent(layout: Layout, pieces: readonly string[], lineEnding: string): string {
  if (layout.context === 'inline') return renderInline(pieces, layout.table);
  if (layout.context === 'html' && layout.form === 'line') {
    return renderInline(pieces, false, layout.jsx && jsxSpace);
  }
  const spaced = layout.context === 'flow' && !layout.tight;
  const gap = layout.context === 'html' && layout.jsx ? jsxSpace : '';
  const blocks = pieces.map((piece, index) => (piece + (index < pieces.length - 1 ? gap : '')).split('\n'));
  const lines = spaced ? ['', ...blocks.flatMap((block) => [...block, ''])] : blocks.flat();
  const prefixed = lines.map((line) => (line === '' ? layout.prefix.trimEnd() : layout.prefix + line));
  return ['', ...prefixed, layout.closingPrefix].join(lineEnding);
}

/** JSX ignores a line break between elements, so a space must be explicit. */
const jsxSpace = "{' '}";

function renderInline(pieces: readonly string[], table: boolean, space = ' '): string {
  const line = pieces.map(joinLines).join(space);
  return table ? line.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|') : line;
}

/** Removes line breaks between two tags, and replaces the others by spaces. */
function joinLines(piece: string): string {
  const lines = piece
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const joined = lines.map((line, index) => {
    const before = lines[index - 1];
    const touches = before === undefined || (before.endsWith('>') && line.startsWith('<'));
    return touches ? line : ` ${line}`;
  });
  return joined.join('');
}

/** The current content of a section, without the prefixes of the containers around it. */
export function unprefixedContent(text: string, { content, layout }: Section): string {
  return withoutPrefix(text.slice(content.start, content.end), layout);
}

/** The content of a section without the prefixes of its lines. */
export function withoutPrefix(raw: string, layout: Layout): string {
  const prefix = 'prefix' in layout ? layout.prefix : '';
  if (prefix === '') return raw;
  const bare = prefix.trimEnd();
  return raw
    .split(/\r\n|\n|\r/)
    .map((line) => {
      if (line.startsWith(prefix)) return line.slice(prefix.length);
      return bare !== '' && line.startsWith(bare) ? line.slice(bare.length) : line;
    })
    .join('\n');
}
