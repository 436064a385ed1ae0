import { choice } from '../config/option-definition.ts';
import { parseCustomDomain, parseSlug } from '../snippets/inputs.ts';
import { attempt, invalidInput, parseAs } from '../text/errors.ts';
import { describeJson, entriesOf, parseJson } from '../text/json.ts';

export const [planWithoutApi, defaultPlan] = ['pro', 'growth'] as const;
const plans = choice(planWithoutApi, defaultPlan, 'business', 'oss-hero', 'enterprise');

export interface ServedPage {
  readonly slug: string;
  readonly customDomain: string | null;
  /** If absent, `defaultPlan`. */
  readonly plan?: (typeof plans.choices)[number];
}

/**
 * Returns a function that reads the file again. If the new text is invalid, it has a `problem`, which is null otherwise, and
 * the pages of the last valid version stay.
 * @param report called with each new problem
 * @throws {StatusSnippetsError} if the first version cannot be used
 */
export function openPagesFile(path: string, host: string, read: () => string, report: (problem: string) => void) {
  const readPages = () => ({ pages: parsePagesFile(path, read(), host), problem: null as string | null });
  let current = readPages();
  return () => {
    current = attempt(readPages, ({ message }) => {
      const problem = `${message.replace(/[^?]$/, '$&.')} The pages of its last valid version stay.`;
      if (current.problem !== problem) report(problem);
      return { ...current, problem };
    });
    return current;
  };
}

const example = '[{ "slug": "acme" }]';

/** A JSON list of `{ "slug", "customDomain", "plan" }`, of which only the slug is required. */
function parsePagesFile(path: string, text: string, host: string): readonly ServedPage[] {
  const list = parseJson(path, text);
  if (!Array.isArray(list))
    throw invalidInput(path, { problem: `is ${describeJson(list)}, not a list`, fix: `write ${example}` });
  const pages = new Map<string, ServedPage>();
  for (const [index, item] of list.entries()) {
    const subject = `${path}: entry ${index + 1}`;
    const { slug, customDomain = null, plan = defaultPlan } = Object.fromEntries(entriesOf(subject, item, keys));
    const name = parseMember(`${subject}: slug`, slug, (text) => parseSlug(text, host));
    const parseDomain = (domain: string) => parseCustomDomain(domain, { slug: name, statusPageHost: host });
    const page = {
      slug: name,
      customDomain: customDomain === null ? null : parseMember(`${subject}: customDomain`, customDomain, parseDomain),
      plan: parseMember(`${subject}: plan`, plan, (text) => plans.parse(text, 'plan')),
    };
    if (pages.has(page.slug))
      throw invalidInput(subject, { problem: `names page "${page.slug}" again`, fix: 'remove one of the entries' });
    pages.set(page.slug, page);
  }
  return [...pages.values()];
}

const keys = ['slug', 'customDomain', 'plan'] as const;

function parseMember<Value>(subject: string, value: unknown, parse: (text: string) => Value): Value {
  if (typeof value !== 'string') {
    const problem = value === undefined ? 'is missing' : `is ${describeJson(value)}, not a text`;
    throw invalidInput(subject, { problem, fix: `write ${example}` });
  }
  return parseAs(subject, () => parse(value.trim()));
}
