import { findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { findHtmlBadges } from './badges/html.ts';
import { findBadges } from './badges/markdown.ts';
import { parseTree } from './markdown-tree.ts';

/**
 * The pages a text shows already, by its sections and badges, each once.
 *
 * @param baseUrl whose badges count
 */
export async function detectPages(text: string, format: Format, baseUrl: string): Promise<readonly string[]> {
  const { sections } = await findSections(text, format);
  const named = sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const body = text.replace(/^\uFEFF/, '');
  const tree = parseTree(body, format);
  const badges = [...findBadges(tree, body, baseUrl), ...findHtmlBadges(tree, body, baseUrl)];
  return [...new Set([...named, ...badges.map(({ slug }) => slug)])];
}
