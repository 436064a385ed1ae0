import type { Image, Link, Nodes } from 'mdast';
import {
  findAltProblem,
  findImageProblem,
  findMarkdownWordsProblem,
  findTargetProblem,
  maxTextLength,
} from './find-value-problem.ts';
import { onlyChild, parseGithubMarkdown } from './github-markdown.ts';
import type { Page } from './snippet-set.ts';

/** Describes why a text is not one linked badge of the page, as a sentence about the text; null if it is. */
export function findBadgeProblem(source: string, page: Page, address: string): string | null {
  const paragraph = onlyChild(parseGithubMarkdown(source), 'paragraph');
  const link = paragraph && onlyChild(paragraph, 'link');
  const image = link && onlyChild(link, 'image');
  if (!image) return 'it is not one image in one link and nothing else';

  return findLinkProblem(source, link, offsetsOf(image).end, address) ?? findBadgeImageProblem(source, image, page);
}

/**
 * Describes why a text does not consist of a bold label, plain words and a link whose text and target are the page's
 * address, as a sentence about the text; null if it does.
 */
export function findMinimalProblem(source: string, address: string): string | null {
  const paragraph = onlyChild(parseGithubMarkdown(source), 'paragraph');
  const [strong, words, link, ...more] = paragraph?.children ?? [];
  const label = strong?.type === 'strong' ? onlyChild(strong, 'text') : null;
  const shown = link?.type === 'link' ? onlyChild(link, 'text') : null;
  if (!label || words?.type !== 'text' || link?.type !== 'link' || !shown || more.length > 0) {
    return 'it is not a bold label, plain words, a link and nothing else';
  }

  // A link that GitHub creates from plain text has no position.
  const isBareUrl = [label, words, link, shown].some((node) => !node.position);
  if (isBareUrl) return 'its link is a bare URL, not Markdown link syntax';

  const textProblem = findTargetProblem(shown.value, address);
  if (textProblem !== null) return `the text of its link ${textProblem}`;
  const linkProblem = findLinkProblem(source, link, offsetsOf(shown).end, address);
  if (linkProblem !== null) return linkProblem;

  // The label's `**` follows the `-->` of the start marker. Before punctuation, the stars could close emphasis that began
  // before the marker, so the label must start with a letter, digit or pictograph. A space must follow the closing stars,
  // because between two letters they could also open emphasis.
  if (!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(label.value)) return 'its label does not start with a letter';
  if (!words.value.startsWith(' ')) return 'it has no space after its label';

  const { length } = [...label.value, ...words.value];
  if (length > maxTextLength) return `its words are longer than ${maxTextLength} characters`;
  for (const node of [label, words]) {
    const { start, end } = offsetsOf(node);
    const problem = findMarkdownWordsProblem(source.slice(start, end), node.value);
    if (problem !== null) return `its text ${problem}`;
  }
  return null;
}

function findLinkProblem(source: string, link: Link, labelEnd: number, address: string): string | null {
  const problem = findTargetProblem(link.url, address);
  if (problem !== null) return `the target of its link ${problem}`;
  return findResourceProblem(source.slice(labelEnd, offsetsOf(link).end), link);
}

function findBadgeImageProblem(source: string, image: Image, page: Page): string | null {
  const alt = image.alt ?? '';
  const problem = findImageProblem(image.url, page);
  if (problem !== null) return `the address of its image ${problem}`;
  const { start, end } = offsetsOf(image);
  const written = source.slice(start, end);
  const label = /^!\[((?:\\.|[^\\\]])*)/s.exec(written)?.[1] ?? '';
  const altProblem = findAltProblem(alt) ?? findMarkdownWordsProblem(label, alt);
  if (altProblem !== null) return `its alternative text ${altProblem}`;
  return findResourceProblem(written.slice('!['.length + label.length), image);
}

/** What follows the text of a link or image: `](address "title")`. */
const resource = /^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/;

function findResourceProblem(written: string, { title }: Link | Image): string | null {
  const match = resource.exec(written);
  if (!match) return 'it is not written as [text](address)';
  const problem = findMarkdownWordsProblem(match[1] ?? match[2] ?? '', title ?? '');
  return problem === null ? null : `its title ${problem}`;
}

function offsetsOf(node: Nodes): { readonly start: number; readonly end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) throw new TypeError(`A ${node.type} node without a position`);
  return { start, end };
}
