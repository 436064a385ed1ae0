import { describe, membersOf, parseJsonFile, textOf } from '../config/json-file.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { invalidInput, isError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';

/** The plans of the service. `pro` does not include the API. */
const plans = ['pro', 'growth', 'business', 'oss-hero', 'enterprise'] as const;

/** A page of the stand-in. */
export interface ServedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  readonly plan: (typeof plans)[number];
}

/** The content of a file with pages. */
export interface PagesFile {
  /** The pages of the last valid version of the file. */
  readonly pages: readonly ServedPage[];
  /** What is wrong with the newest version of the file; null if it is valid. */
  readonly problem: string | null;
}

/**
 * Reads a file with pages, and returns a function that reads it again. The function parses the text only if it has changed.
 * If the new text is invalid, the pages of the last valid version stay.
 *
 * @param report called with each new problem
 * @throws {StatusSnippetsError} if the first version cannot be used
 */
export function openPagesFile(path: string, read: () => string, report: (problem: string) => void): () => PagesFile {
  let text = read();
  let current: PagesFile = { pages: parsePagesFile(path, text), problem: null };
  return () => {
    try {
      const next = read();
      if (next === text && current.problem === null) return current;
      text = next;
      current = { pages: parsePagesFile(path, next), problem: null };
    } catch (error) {
      if (!isError(error)) throw error;
      if (current.problem !== error.message) report(error.message);
      current = { ...current, problem: error.message };
    }
    return current;
  };
}

const example = '[{ "slug": "acme" }]';

/** Parses a JSON list of `{ "slug", "customDomain", "plan" }`, of which only the slug is required. */
function parsePagesFile(path: string, text: string): readonly ServedPage[] {
  const list = parseJsonFile(path, text);
  if (list.type !== 'list') {
    throw invalidInput(list.place, { problem: `this file is ${describe(list)}, not a list`, fix: `write ${example}` });
  }
  const pages = new Map<string, ServedPage>();
  for (const item of list.items) {
    const members = membersOf(item, {
      what: 'this entry',
      example: '{ "slug": "acme" }',
      keys: ['slug', 'customDomain', 'plan'],
    });
    const [slugMember, domainMember, planMember] = ['slug', 'customDomain', 'plan'].map((key) => members.get(key));
    if (slugMember === undefined)
      throw invalidInput(item.place, { problem: 'this entry has no slug', fix: `write ${example}` });
    const slug = textOf(slugMember, 'write it in quotes', parseSlug);
    if (pages.has(slug)) {
      throw invalidInput(slugMember.subject, {
        value: slug,
        problem: 'is listed twice',
        fix: 'remove one of the entries',
      });
    }
    const hasDomain = domainMember && !(domainMember.value.type === 'scalar' && domainMember.value.value === null);
    const customDomain = hasDomain
      ? textOf(domainMember, 'write it in quotes', (domain) => parseCustomDomain(domain))
      : null;
    const plan = planMember ? textOf(planMember, 'write "growth"', parsePlan) : 'growth';
    pages.set(slug, { slug, customDomain, plan });
  }
  return [...pages.values()];
}

function parsePlan(text: string): ServedPage['plan'] {
  const plan = plans.find((name) => name === text);
  if (plan !== undefined) return plan;
  const fix = didYouMean(text, plans, `use one of ${plans.join(', ')}`);
  throw invalidInput('plan', { value: text, problem: 'is not a plan', fix });
}
