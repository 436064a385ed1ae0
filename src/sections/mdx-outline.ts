import type { Span } from './reading.ts';

/**
 * The outline of an MDX text as it is rendered. A line of nothing but tags and expressions means the same wherever the
 * parser puts it, which can depend on what a section on it holds: into a paragraph, which is left out then, or not.
 *
 * @param unraveled where the paragraphs start that are left out
 */
export function mdxOutline(spans: readonly Span[], unraveled: ReadonlySet<number>): Span[] {
  return spans
    .filter(({ type, start }) => type !== 'paragraph' || !unraveled.has(start))
    .map((span) => ({ ...span, type: span.type.replace(/^mdx(Jsx)?(?:Flow|Text)/, 'mdx$1') }));
}
