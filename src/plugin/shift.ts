import type { Range, Section } from '../sections/section.ts';

/** A text and its sections, before or after they were filled. */
export interface SectionedText {
  readonly text: string;
  readonly sections: readonly Section[];
}

/** Tells where a place outside the sections of one text is in another that has other content in the same sections. */
export function shiftBetween(from: SectionedText, to: SectionedText): (offset: number) => number {
  const steps = from.sections.map(({ content }, index) => ({
    from: content.end,
    by: lengthOf(to.sections[index]?.content) - lengthOf(content),
  }));
  return (offset) => steps.reduce((sum, step) => (step.from <= offset ? sum + step.by : sum), offset);
}

function lengthOf(range: Range | undefined): number {
  return range ? range.end - range.start : 0;
}
