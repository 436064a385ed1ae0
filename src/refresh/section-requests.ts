import { checkShown, shownIn } from '../sections/checks/placement.ts';
import { type Finding, findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { contentOf } from '../sections/layout/render.ts';
import type { ShowName } from '../sections/markers/show.ts';
import type { Section } from '../sections/section.ts';
import { parseCustomDomain } from '../snippets/inputs/host-name.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import { placesIn } from '../text/position.ts';
import type { RefreshSettings } from './input.ts';
import type { Problem } from './report/report.ts';
import type { Warning } from './warnings.ts';

/** A section and what the run wants of it. */
export interface Task {
  readonly section: Section;
  /** What the section is written in. */
  readonly format: Format;
  readonly slug: string;
  /** Whether the slug stands on the marker itself. */
  readonly slugOnMarker: boolean;
  readonly customDomain: string | null;
  readonly shown: readonly ShowName[];
  /** What the section holds now. */
  readonly held: string;
}

/** What a text asks for, or what is wrong with it. */
export interface Survey {
  readonly finding: Finding;
  readonly tasks: readonly Task[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
}

/** A file with sections that ask for nothing impossible. */
export interface SurveyedFile {
  readonly outcome: 'surveyed';
  readonly path: string;
  readonly text: string;
  readonly format: Format;
  readonly survey: Survey;
}

/** The word every marker, and everything that looks like one, holds. */
const mention = /status[-_ ]?snippet/i;

/** Whether a text can hold a marker at all; most texts cannot, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return mention.test(text);
}

/** Reads what a text asks for: its sections, whose page each shows, and what. */
export async function surveyText(
  path: string,
  text: string,
  format: Format,
  settings: RefreshSettings,
): Promise<Survey> {
  const finding = await findSections(text, format);
  const shown = finding.sections.map((section) => shownIn(section, settings.show));
  const placeOf = placesIn(text);
  const placed = <Said extends { readonly offset: number }>({ offset, ...said }: Said) => ({
    ...placeOf(offset),
    ...said,
  });
  const problems: Problem[] = [...finding.problems, ...checkShown(finding, shown)].map(placed);
  const tasks: Task[] = [];
  finding.sections.forEach((section, index) => {
    const subject = { section, format, shown: shown[index] ?? [], held: contentOf(text, section) };
    const task = taskOf(subject, settings);
    if ('message' in task) problems.push({ ...section.place, ...task });
    else tasks.push(task);
  });
  const warnings = [
    ...finding.warnings.map((warning) => ({ path, ...placed(warning) })),
    ...(format === 'md' ? tasks.flatMap((task) => scriptWarning(path, task)) : []),
  ];
  return { finding, tasks, problems: problems.sort(byPlace), warnings };
}

function taskOf(
  subject: Pick<Task, 'section' | 'format' | 'shown' | 'held'>,
  settings: RefreshSettings,
): Task | Pick<Problem, 'code' | 'message'> {
  const { attributes } = subject.section;
  try {
    const slug = attributes.slug === undefined ? settings.slug : parseSlug(attributes.slug);
    if (slug === null) {
      const message = 'no slug: write slug="…" on this marker, or set the option slug';
      return { code: 'no-slug', message };
    }
    const domain = attributes.customDomain;
    const customDomain = domain === undefined ? settings.customDomain : parseCustomDomain(domain);
    return { ...subject, slug, slugOnMarker: attributes.slug !== undefined, customDomain };
  } catch (error) {
    if (error instanceof InputError) return { code: 'invalid-attribute', message: error.message };
    throw error;
  }
}

function scriptWarning(path: string, { section, shown }: Task): Warning[] {
  const name = shown.find((candidate) => candidate === 'widget' || candidate === 'script');
  if (!name) return [];
  const message = `"${name}" is a script, and GitHub does not run scripts in a README; show "badge" or "link" there`;
  return [{ path, ...section.place, code: 'no-scripts', message }];
}

function byPlace(one: Problem, other: Problem): number {
  return one.line - other.line || one.column - other.column;
}
