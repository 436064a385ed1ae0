import type { Finding } from '../find.ts';
import { defaultShow, fits, type Room, type ShowName } from '../markers/show.ts';
import type { SectionProblem } from '../problem.ts';
import type { Section } from '../section.ts';

/** What a section shows: what its marker says, else the given default, else the default of its place. */
export function shownIn(section: Section, fallback: readonly ShowName[] | null): readonly ShowName[] {
  return section.attributes.show ?? fallback ?? defaultShow(section.heading);
}

/** What the sections of a text cannot show where they stand. */
export function checkShown(finding: Finding, shown: readonly (readonly ShowName[])[]): SectionProblem[] {
  return finding.sections.flatMap((section, index) => {
    const names = shown[index] ?? [];
    const misfit = names.find((name) => !fits(name, roomOf(section)));
    if (misfit) return [doesNotFit(section, misfit)];
    return names.includes('definitions') ? doubleLabels(finding, section, shown) : [];
  });
}

/** The labels of the `definitions` snippet, as Markdown normalises them. */
export const definitionLabels = ['STATUS-BADGE', 'STATUS-PAGE'] as const;

function roomOf({ layout }: Section): Room {
  if (layout.context === 'html') return layout.room ?? 'html';
  return layout.context === 'flow' && layout.tight ? 'tight' : layout.context;
}

const rooms: Readonly<Record<Room, string>> = {
  flow: 'on lines of its own',
  tight:
    'in a list without blank lines, which it would pull apart; put a blank line between two items first, or move the section out of the list',
  inline:
    'in running text, a heading or a table cell; put both markers on lines of their own, with blank lines around',
  head: 'in <head>, which shows nothing; move the section into <body>',
  phrasing:
    'in a <p>, a heading or another element of running text, which it would pull apart; move both markers out of that element',
  parts:
    'directly in a table, a row, a list, a drawing or an element of that kind, which takes only its own parts; move both markers into a cell or an item, or out of it',
  outside: 'outside of <body>; move both markers into it',
  html: 'in HTML, where reference definitions mean nothing; move the section out of the HTML block',
};

function doesNotFit(section: Section, name: ShowName): SectionProblem {
  return {
    offset: section.start.start,
    code: 'does-not-fit',
    message: `"${name}" cannot stand ${rooms[roomOf(section)]}`,
  };
}

function doubleLabels(
  { reading, sections }: Finding,
  section: Section,
  shown: readonly (readonly ShowName[])[],
): SectionProblem[] {
  const offset = section.start.start;
  const first = sections.find((_, index) => shown[index]?.includes('definitions'));
  if (first !== section) {
    const message = 'another section of the file shows "definitions" already; keep it in one of them';
    return [{ offset, code: 'label-defined', message }];
  }
  const elsewhere = reading.definitions.find(
    ({ label, start }) =>
      definitionLabels.some((ours) => ours === label) &&
      !sections.some(({ content }) => content.start <= start && start < content.end),
  );
  if (!elsewhere) return [];
  const message = `the label [${elsewhere.label.toLowerCase()}] is defined elsewhere in the file; remove that definition or do not show "definitions"`;
  return [{ offset: elsewhere.start, code: 'label-defined', message }];
}
