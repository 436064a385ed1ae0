import { indexOfRangeAround } from '../../text/range.ts';
import type { SectionProblem } from '../comment.ts';
import { definitionLabels, type SnippetName } from '../marker.ts';
import type { ParsedSections, Section } from '../parse-sections.ts';

/** Why a snippet is not possible in a place. On lines of its own, a section can show each. */
const misplacementReasons = {
  tight:
    'needs blank lines around it, but this list has none; put a blank line between two items, or move the section out of the list',
  inline:
    'is not possible in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around',
  html: 'is not possible in HTML, where reference definitions have no effect; move the section out of the HTML block',
};

function isPossible(name: SnippetName, place: keyof typeof misplacementReasons): boolean {
  return name === 'badge' || name === 'link' || (place === 'html' && name !== 'definitions');
}

/** In a heading only the badge, because words would change the heading's anchor. */
export function defaultShow(isInHeading: boolean): readonly SnippetName[] {
  return isInHeading ? ['badge'] : ['badge', 'link'];
}

/** Those in the section's marker, else `fallback`, else the default. */
export function snippetsShownIn(section: Section, fallback: readonly SnippetName[] | null): readonly SnippetName[] {
  return section.attributes.show ?? fallback ?? defaultShow(section.isInHeading);
}

/** Finds sections that show a snippet that is not possible in their place. */
export function findMisplacedSnippets(
  parsed: ParsedSections,
  shown: readonly (readonly SnippetName[])[],
): SectionProblem[] {
  return parsed.sections.flatMap((section, index) => {
    const names = shown[index] ?? [];
    const { context, lines } = section.layout;
    const place = context !== 'flow' ? context : lines?.blankLines === 'none' ? 'tight' : null;
    const misplaced = place && names.find((name) => !isPossible(name, place));
    if (misplaced) {
      const message = `"${misplaced}" ${misplacementReasons[place]}`;
      return [{ offset: section.start.start, code: 'does-not-fit', message }];
    }
    return names.includes('definitions') ? findRepeatedLabels(parsed, section, shown) : [];
  });
}

function findRepeatedLabels(
  { definitions, sections }: ParsedSections,
  section: Section,
  shown: readonly (readonly SnippetName[])[],
): SectionProblem[] {
  if (sections.find((_, index) => shown[index]?.includes('definitions')) !== section) {
    const message = 'another section of the file already shows "definitions"; keep it in one of them';
    return [{ offset: section.start.start, code: 'label-defined', message }];
  }
  const contents = sections.map(({ content }) => content);
  const otherDefinition = definitions.find(
    ({ label, start }) => definitionLabels.includes(label) && indexOfRangeAround(contents, start) < 0,
  );
  if (!otherDefinition) return [];
  const message = `the label [${otherDefinition.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`;
  return [{ offset: otherDefinition.start, code: 'label-defined', message }];
}
