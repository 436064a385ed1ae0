import type { SectionProblem } from './comment.ts';
import type { Format } from './format.ts';
import { adviceFor, formatMarker, type MeantMarker, parseMarker } from './marker.ts';
import {
  definitionMarkers,
  htmlComments,
  type MarkerSyntax,
  mdxComments,
} from './marker-syntax.ts';

/**
 * Of a comment in the syntax of the other format, which is visible text or a syntax error in this
 * format.
 */
export function wrongSyntaxProblems(
  offset: number,
  text: string,
  expected: MarkerSyntax,
): SectionProblem[] {
  const isMdx = expected === mdxComments;
  const other = isMdx ? htmlComments : mdxComments;
  const marker = parseMarker(text, other);
  if (!marker) return [];
  const effect = isMdx ? 'a syntax error in MDX' : 'visible text in Markdown and HTML';
  const hint = isMdx ? '' : ', or set the option format to mdx (Docusaurus reads Markdown as MDX)';
  const problem = `${formatMarker(marker.role, other)} is ${effect}`;
  const message = `${problem}; ${adviceFor(marker, expected)}${hint}`;
  return [{ offset, code: 'look-alike', message, isOnlySimilar: !marker.isExact }];
}

/** A brace after an even number of backslashes, and the comment after the brace. */
const mdxComment = /\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g;

/** Markers in the comments of MDX, which are visible text in the other formats. */
export function findMdxMarkers(
  text: string,
  isVisible: (offset: number) => boolean,
): readonly SectionProblem[] {
  // The search takes linear time only because the text after the last comment is cut off.
  const comments = text.slice(0, text.lastIndexOf('*/') + '*/'.length).matchAll(mdxComment);
  return [...comments]
    .flatMap(({ index, 1: inside = '' }) => wrongSyntaxProblems(index, inside, htmlComments))
    .filter(({ offset }) => isVisible(offset));
}

/** The problem of a definition that is no marker, whose title says that it is meant as one. */
export function wrongDefinitionProblems(
  offset: number,
  title: string,
  format: Format,
): SectionProblem[] {
  const marker = parseMarker(title, definitionMarkers);
  if (!marker) return [];
  const message =
    format === 'mdx'
      ? inMdx(marker)
      : `this looks like a marker but is not one; ${adviceFor(marker, definitionMarkers)}`;
  return [{ offset, code: 'look-alike', message, isOnlySimilar: !marker.isExact }];
}

/** The form of a definition, up to the end of the line or another bracket. */
const definitionForm = /\[[^[\]\r\n]*\]:[ \t]*(?:#|<#?>)[ \t]*(?:["'(]([^[\]\r\n]*)["')])?/g;

/** What has the form of a definition, and is visible text. */
export function findDefinitionsInText(
  text: string,
  format: Format,
  isVisible: (offset: number) => boolean,
): readonly SectionProblem[] {
  return [...text.matchAll(definitionForm)].flatMap((match): SectionProblem[] => {
    const { index, 0: form, 1: title = '' } = match;
    // The label may be a link to another definition.
    if (!isVisible(index + form.indexOf(']:') + 1)) return [];
    const marker = parseMarker(title, definitionMarkers);
    if (!marker) return [];
    const message = messagesAboutText[format](marker);
    return [{ offset: index, code: 'look-alike', message, isOnlySimilar: !marker.isExact }];
  });
}

const inMdx = (marker: MeantMarker) =>
  `a definition is not a marker in MDX; ${adviceFor(marker, mdxComments)}`;

const messagesAboutText: Readonly<Record<Format, (marker: MeantMarker) => string>> = {
  md: ({ role, attributes }) => {
    const [definition, comment] = [definitionMarkers, htmlComments].map((syntax) =>
      formatMarker(role, syntax, attributes),
    );
    return (
      `this is text: ${definition} is a marker only on a line of its own, below a blank ` +
      `line; in a line, a heading or a cell write ${comment}`
    );
  },
  mdx: inMdx,
  html: (marker) => `a definition is visible text in HTML; ${adviceFor(marker, htmlComments)}`,
};
