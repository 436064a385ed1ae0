import { choice } from '../config/option-definition.ts';
import { invalidInput, parseAs, recover } from '../core/errors.ts';
import { describeJson, entriesOf, parseJson } from '../core/json.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { type Plan, planNames } from '../snippets/plans.ts';
import { isSameSlug } from '../snippets/service-names.ts';

export const defaultPlan: Plan = 'growth';
const plans = choice(...planNames);

export interface ServedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  /** If absent, `defaultPlan`. */
  readonly plan?: Plan;
  /** The new slug of a page that was renamed. */
  readonly renamedTo?: string | null;
}

/**
 * Returns a function that reads the file again. If the new text is invalid, it has a `problem`,
 * which is null otherwise, and the pages of the last valid version stay.
 * @param report called with each new problem
 * @throws {StatusSnippetsError} if the first version cannot be used
 */
export function openPagesFile(
  path: string,
  host: string,
  read: () => string,
  report: (problem: string) => void,
) {
  const readPages = () => ({
    pages: parsePagesFile(path, read(), host),
    problem: null as string | null,
  });
  let current = readPages();
  return () => {
    current = recover(readPages, ({ message }) => {
      const sentence = message.replace(/[^?]$/, '$&.');
      const problem = `${sentence} The pages of its last valid version stay.`;
      if (current.problem !== problem) report(problem);
      return { ...current, problem };
    });
    return current;
  };
}

const example = '[{ "slug": "acme" }]';

/**
 * A JSON list of `{ "slug", "customDomain", "plan", "renamedTo" }`, of which only the slug is
 * required.
 */
function parsePagesFile(path: string, text: string, host: string): readonly ServedPage[] {
  const list = parseJson(path, text);
  if (!Array.isArray(list))
    throw invalidInput(path, {
      problem: `is ${describeJson(list)}, not a list`,
      fix: `write ${example}`,
    });
  const pages = new Map<string, ServedPage>();
  for (const [index, item] of list.entries()) {
    const subject = `${path}: entry ${index + 1}`;
    const members = Object.fromEntries(entriesOf(subject, item, keys));
    const { slug, customDomain = null, plan = defaultPlan, renamedTo = null } = members;
    const parseName = (text: string) => parseSlug(text, host);
    const name = parseMember(`${subject}: slug`, slug, parseName);
    const parseDomain = (domain: string) =>
      parseCustomDomain(domain, { slug: name, statusPageHost: host });
    const page = {
      slug: name,
      customDomain:
        customDomain === null
          ? null
          : parseMember(`${subject}: customDomain`, customDomain, parseDomain),
      plan: parseMember(`${subject}: plan`, plan, (text) => plans.parse(text, 'plan')),
      renamedTo:
        renamedTo === null ? null : parseMember(`${subject}: renamedTo`, renamedTo, parseName),
    };
    if (page.renamedTo !== null && isSameSlug(page.renamedTo, name))
      throw invalidInput(subject, {
        problem: `renames page "${name}" to itself`,
        fix: 'remove renamedTo',
      });
    if (page.renamedTo !== null && page.customDomain !== null)
      throw invalidInput(subject, {
        problem: `gives the renamed page "${name}" a customDomain`,
        fix: `write it in the entry of page "${page.renamedTo}"`,
      });
    if (pages.has(page.slug))
      throw invalidInput(subject, {
        problem: `names page "${page.slug}" again`,
        fix: 'remove one of the entries',
      });
    pages.set(page.slug, page);
  }
  return [...pages.values()];
}

const keys = ['slug', 'customDomain', 'plan', 'renamedTo'] as const;

function parseMember<Value>(
  subject: string,
  value: unknown,
  parse: (text: string) => Value,
): Value {
  if (typeof value !== 'string') {
    const problem = value === undefined ? 'is missing' : `is ${describeJson(value)}, not a text`;
    throw invalidInput(subject, { problem, fix: `write ${example}` });
  }
  return parseAs(subject, () => parse(value.trim()));
}
