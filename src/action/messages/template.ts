import { OptionError } from '../../config/errors.ts';
import type { ChangeSummary } from '../../refresh/change-summary.ts';
import { suggest } from '../../text/suggest.ts';

/** The placeholders of `commit-message` and `pull-request-title`. */
const placeholders: Readonly<Record<string, (summary: ChangeSummary) => string>> = {
  slug: ({ slug }) => slug,
  address: ({ address }) => address,
  'previous-address': ({ previousAddress }) => previousAddress,
};

const placeholderPattern = /\{([\w-]+)\}/g;

/**
 * Checks that every placeholder is known.
 *
 * @param input the name of the input, for the message
 * @throws {OptionError}
 */
export function validateTemplate(input: string, template: string | null): void {
  const names = Object.keys(placeholders);
  for (const [text, name = ''] of (template ?? '').matchAll(placeholderPattern)) {
    if (Object.hasOwn(placeholders, name)) continue;
    const suggestion = suggest(name, names);
    const known = names.map((one) => `{${one}}`).join(', ');
    const fix =
      suggestion === null ? `use one of ${known}` : `did you mean {${suggestion}}? The placeholders are ${known}`;
    throw new OptionError(`input ${input}`, `contains the unknown placeholder "${text}": ${fix}`);
  }
}

/** Replaces the placeholders; `{previous-address}` is empty if there was no other address before. */
export function fillTemplate(template: string, summary: ChangeSummary): string {
  return template.replace(placeholderPattern, (text, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name]?.(summary) ?? text) : text,
  );
}
