import { FileError } from '../files/errors.ts';
import { parseCustomDomain } from '../snippets/inputs/host-name.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import { isError } from '../text/errors.ts';
import { createLocator } from '../text/lines.ts';
import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';

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
 * @param read reads the text; may throw a `FileError`
 * @param report called with each new problem
 * @throws {FileError} if the first version cannot be used
 */
export function openPagesFile(path: string, read: () => string, report: (problem: string) => void): () => PagesFile {
  let text = read();
  let current: PagesFile = { pages: parsePagesFile(path, text), problem: null };
  const fail = (error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    if (current.problem !== error.message) report(error.message);
    current = { ...current, problem: error.message };
  };
  return () => {
    try {
      const next = read();
      if (next === text && current.problem === null) return current;
      text = next;
      current = { pages: parsePagesFile(path, next), problem: null };
    } catch (error) {
      fail(error);
    }
    return current;
  };
}

/**
 * Parses a JSON list of `{ "slug", "customDomain", "plan" }`, of which only the slug is required.
 *
 * @param path the path of the file in messages
 * @throws {FileError} if the text is invalid; the message contains the place and the value
 */
export function parsePagesFile(path: string, text: string): readonly ServedPage[] {
  const list = parseJson(path, text);
  if (!Array.isArray(list)) throw invalid(path, 'is not a list');
  const pages = list.map((entry, index) => parsePage(path, entry, `entry ${index + 1}`));
  const slugs = pages.map(({ slug }) => slug);
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) < index);
  if (repeated === undefined) return pages;
  throw invalid(path, `lists the page ${quote(repeated)} twice`, 'remove one of the entries');
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error).replace(/ \(line .*\)$/, '');
    const offset = /at position (\d+)/.exec(message)?.[1];
    const { line, column } = createLocator(text)(Number(offset ?? 0));
    const place = offset === undefined ? '' : ` at line ${line}, column ${column}`;
    const what = message.replace(/ (?:in JSON )?at position .*/, '');
    throw new FileError('invalid-pages-file', path, { detail: `is not valid JSON${place} (${what})`, line });
  }
}

const keys = ['slug', 'customDomain', 'plan'];

function parsePage(path: string, entry: unknown, place: string): ServedPage {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw invalid(path, `has no object as its ${place}`);
  }
  const unknown = Object.keys(entry).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const meant = suggest(unknown, keys);
    const fix = meant === null ? `use ${keys.join(', ')}` : `did you mean "${meant}"?`;
    throw invalid(path, `has the unknown key ${quote(unknown)} in ${place}`, fix);
  }
  const { slug, customDomain = null, plan = 'growth' } = entry as Readonly<Record<string, unknown>>;
  const knownPlan = plans.find((name) => name === plan);
  if (knownPlan === undefined) {
    const problem = `has the plan ${quote(asText(plan))} in ${place}`;
    throw invalid(path, problem, `use one of ${plans.join(', ')}`);
  }
  if (typeof slug !== 'string') throw invalid(path, `has no text as "slug" in ${place}`);
  try {
    const domain = customDomain === null ? null : parseCustomDomain(asText(customDomain), 'customDomain');
    return { slug: parseSlug(slug), customDomain: domain, plan: knownPlan };
  } catch (error) {
    if (!isError(error)) throw error;
    const { subject, value = '', problem, fix } = error.fields;
    throw invalid(path, `has an invalid value in ${place}: ${subject} ${quote(value)} ${problem}`, fix);
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function invalid(path: string, detail: string, fix?: string): FileError {
  return new FileError('invalid-pages-file', path, { detail, ...(fix !== undefined && { fix }) });
}
