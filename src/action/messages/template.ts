import { OptionError } from '../../config/errors.ts';
import type { Headline } from '../../refresh/report/change-summary.ts';
import { suggest } from '../../text/suggest.ts';

/** The words in braces that messages and titles may hold, and what each stands for. */
const words: Readonly<Record<string, (headline: Headline) => string>> = {
  slug: ({ slug }) => slug,
  address: ({ address }) => address,
  'previous-address': (headline) => (headline.kind === 'moved' ? headline.previousAddress : ''),
};

const braces = /\{([\w-]+)\}/g;

/**
 * Makes sure that every word in braces is known.
 *
 * @param input the name of the input, for the message
 * @throws {OptionError}
 */
export function checkTemplate(input: string, template: string | null): void {
  const names = Object.keys(words);
  for (const [text, word = ''] of (template ?? '').matchAll(braces)) {
    if (Object.hasOwn(words, word)) continue;
    const meant = suggest(word, names);
    const known = names.map((name) => `{${name}}`).join(', ');
    const fix = meant === null ? `write one of ${known}` : `did you mean {${meant}}? The words are ${known}`;
    throw new OptionError(`input ${input}`, `has "${text}", which stands for nothing: ${fix}`);
  }
}

/** Fills in the words; `{previous-address}` is empty where no address went before. */
export function fillTemplate(template: string, headline: Headline): string {
  return template.replace(braces, (text, word: string) =>
    Object.hasOwn(words, word) ? (words[word]?.(headline) ?? text) : text,
  );
}
