import { findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { findHtmlBadges } from './badges/html.ts';
import { findBadges } from './badges/markdown.ts';
import { parseTree } from './markdown-tree.ts';

/**
 * The slugs of the pages that the sections and badges of a text show, each once.
 *
 * @param baseUrl the service whose badges count
 */
export async function detectPages(text: string, format: Format, baseUrl: string): Promise<readonly string[]> {
  const { sections } = await findSections(text, format);
  const inSections = sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const body = text.replace(/^\uFEFF/, '');
  const tree = parseTree(body, format);
  const badges = [...findBadges(tree, body, baseUrl), ...findHtmlBadges(tree, body, baseUrl)];
  return [...new Set([...inSections, ...badges.map(({ slug }) => slug)])];
}
