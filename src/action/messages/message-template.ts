import type { CommitMessage } from '../../github/commit.ts';
import { type ChangeSummary, defaultBody, defaultSubject } from '../../refresh/commit-message.ts';
import { invalidInput } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';

/** The placeholders of the inputs `commit-message` and `pull-request-title`. */
const placeholders: ReadonlyMap<string, (summary: ChangeSummary) => readonly (string | null)[]> = new Map([
  ['slug', ({ pages }) => pages.map(({ slug }) => slug)],
  ['address', ({ pages }) => pages.map(({ address }) => address)],
  ['previous-address', ({ kind, pages }) => pages.map((page) => (kind === 'moved' ? page.previousAddress : null))],
]);

const placeholderPattern = /\{([\w-]+)\}/g;

/**
 * Checks that every placeholder in a template is known.
 *
 * @param input the name of the input, for the message
 * @throws {StatusSnippetsError}
 */
export function validateTemplate(input: string, template: string | null): void {
  for (const [text, name = ''] of (template ?? '').matchAll(placeholderPattern)) {
    if (placeholders.has(name)) continue;
    const names = [...placeholders.keys()];
    const fix = didYouMean(
      name,
      names,
      `use one of ${names.map((each) => `{${each}}`).join(', ')}`,
      (each) => `{${each}}`,
    );
    throw invalidInput(`input ${input}`, { problem: `contains the unknown placeholder "${text}"`, fix });
  }
}

/** Replaces each placeholder with its values, without duplicates. `{previous-address}` is empty unless pages moved. */
export function fillTemplate(template: string, summary: ChangeSummary): string {
  return template.replace(placeholderPattern, (text, name: string) => {
    const values = placeholders.get(name)?.(summary);
    return values ? [...new Set(values)].join(', ') : text;
  });
}

/** The message of a commit: the input `commit-message`, whose first line is the subject, or else the default message. */
export function createCommitMessage(summary: ChangeSummary, template: string | null): CommitMessage {
  const lines = fillTemplate(template ?? '', summary)
    .trim()
    .split(/\r\n|\n|\r/);
  const [subject = '', ...body] = lines;
  if (subject === '') return { subject: defaultSubject(summary), body: defaultBody(summary) };
  return { subject: subject.trim(), body: body.join('\n').trim() };
}
