import {
  findAltProblem,
  findImageProblem,
  findMarkdownWordsProblem,
  findTargetProblem,
  maxTextLength,
} from './find-value-problem.ts';
import type { Page } from './snippet-set.ts';

// The grammar is narrower than that of Markdown: what it accepts means the same wherever it is pasted.
const label = (name: string) => String.raw`\[(?<${name}>(?:\\.|[^\\\]])*)\]`;
const destination = (name: string) =>
  String.raw`\((?<${name}>(?:\\.|[^\\\s<>()])+)(?: +(?<${name}Quote>["'])(?<${name}Title>(?:(?!\k<${name}Quote>).)*)\k<${name}Quote>)?\)`;

const badgePattern = new RegExp(String.raw`^\[!${label('alt')}${destination('image')}\]${destination('target')}$`);

// The label's `**` follows the `-->` of the start marker. Before punctuation, the stars could close emphasis that began before
// the marker, so the label must start with a letter, digit or pictograph. A space must follow the closing stars, because
// between two letters they could also open emphasis. After `!`, the link would be an image.
const minimalPattern = new RegExp(
  String.raw`^(?<stars>\*\*|__)(?<bold>(?=[\p{L}\p{N}\p{Extended_Pictographic}])(?:\\.|[^\\])*?)(?<!\s)\k<stars>` +
    String.raw`(?<words> (?:\\.|[^\\[\]])*)(?<!!)${label('shown')}${destination('target')}$`,
  'u',
);

/** The groups of a pattern that matched; a title may be absent. */
type Parts<Name extends string> = Record<Name, string> & {
  readonly imageTitle?: string;
  readonly targetTitle?: string;
};

/** Describes why a text is not one linked badge of the page, as a sentence about the text; null if it is. */
export function findBadgeProblem(source: string, page: Page, address: string): string | null {
  const parts = badgePattern.exec(source)?.groups as Parts<'alt' | 'image' | 'target'> | undefined;
  if (parts === undefined)
    return 'it is not one image in one link and nothing else, written as [![text](address)](address)';
  const { alt, image, imageTitle = '', target, targetTitle = '' } = parts;
  return findFirst([
    ['the target of its link', findTargetProblem(decodeUrl(target), address)],
    ['the address of its image', findImageProblem(decodeUrl(image), page)],
    ['its alternative text', findAltProblem(alt) ?? findMarkdownWordsProblem(alt)],
    ['its title', findMarkdownWordsProblem(imageTitle) ?? findMarkdownWordsProblem(targetTitle)],
  ]);
}

/**
 * Describes why a text does not consist of a bold label, plain words and a link whose text and target are the page's
 * address, as a sentence about the text; null if it does.
 */
export function findMinimalProblem(source: string, address: string): string | null {
  const parts = minimalPattern.exec(source)?.groups as Parts<'bold' | 'words' | 'shown' | 'target'> | undefined;
  if (parts === undefined) return 'it is not a bold label, plain words, a link and nothing else';
  const { bold, words, shown, target, targetTitle = '' } = parts;
  const isLong = [...bold, ...words].length > maxTextLength;
  return findFirst([
    ['the text of its link', findTargetProblem(decodeUrl(shown), address)],
    ['the target of its link', findTargetProblem(decodeUrl(target), address)],
    ['its text', isLong ? `is longer than ${maxTextLength} characters` : null],
    ['its text', findMarkdownWordsProblem(bold) ?? findMarkdownWordsProblem(words)],
    ['its title', findMarkdownWordsProblem(targetTitle)],
  ]);
}

function findFirst(findings: readonly (readonly [subject: string, problem: string | null])[]): string | null {
  const first = findings.find(([, problem]) => problem !== null);
  return first ? first.join(' ') : null;
}

/** Removes escapes. Other references than `&amp;` stay, and no address of a page or of the service contains them. */
function decodeUrl(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}
