import { type ErrorCode, StatusSnippetsError } from '../../text/errors.ts';
import { suggest } from '../../text/suggest.ts';

/** The attributes of a start marker. The values of `slug` and `customDomain` are validated later. */
export interface Attributes {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly SnippetName[];
}

/** The names of the attributes. `base-url` is not among them, because a file must not decide which host is connected to. */
const attributeNames = ['slug', 'custom-domain', 'show'] as const;

/** The names that the attribute `show` accepts. */
export const snippetNames = ['badge', 'link', 'widget', 'script', 'definitions'] as const;

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type SnippetName = (typeof snippetNames)[number];

const attributePattern = /\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y;

/**
 * Parses the attributes of a start marker: `key="v"`, `key='v'` and `key=v`, with any white space around keys and values.
 *
 * @throws {StatusSnippetsError} if an attribute is unknown, repeated or invalid
 */
export function parseAttributes(text: string): Attributes {
  const attributes: { -readonly [Name in keyof Attributes]: Attributes[Name] } = {};
  const seen = new Set<string>();
  attributePattern.lastIndex = 0;
  while (attributePattern.lastIndex < text.length) {
    const start = attributePattern.lastIndex;
    const [, name = '', ...quoted] = attributePattern.exec(text) ?? [];
    const value = quoted.find((candidate) => candidate !== undefined)?.trim();
    const isKnown = attributeNames.some((known) => known === name);
    if (name === '' || (value === undefined && isKnown)) {
      const problem = `cannot read "${text.slice(start).trim()}"; write an attribute as key="value"`;
      throw refusal('invalid-attribute', problem);
    }
    if (!isKnown) {
      const hint = didYouMean(name, attributeNames) ?? `a marker can have ${attributeNames.join(', ')}`;
      throw refusal('unknown-attribute', `unknown attribute "${name}"; ${hint}`);
    }
    if (seen.has(name)) throw refusal('repeated-attribute', `the attribute "${name}" appears twice; keep one`);
    seen.add(name);
    if (!value) throw refusal('invalid-attribute', `the attribute "${name}" is empty; set a value or remove it`);
    if (name === 'show') attributes.show = parseShow(value, 'invalid-attribute');
    else attributes[name === 'slug' ? 'slug' : 'customDomain'] = value;
  }
  return attributes;
}

/**
 * Parses the value of `show`: names separated by white space, each at most once.
 *
 * @throws {StatusSnippetsError} about `show`, if the value is not valid
 */
export function parseShow(value: string, code: ErrorCode = 'invalid-input'): readonly SnippetName[] {
  const refuse = (problem: string, fix: string) =>
    new StatusSnippetsError(code, { subject: 'show', value, problem, fix });
  const oneOrMore = `write one or more of ${snippetNames.join(', ')}`;
  const names: SnippetName[] = [];
  for (const word of value.match(/\S+/g) ?? []) {
    const name = snippetNames.find((snippetName) => snippetName === word);
    if (word.includes(','))
      throw refuse('separates names by commas', `write "${value.replace(/[\s,]+/g, ' ').trim()}"`);
    if (!name) throw refuse(`has the unknown name "${word}"`, didYouMean(word, snippetNames) ?? oneOrMore);
    if (names.includes(name)) throw refuse(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  if (names.length === 0) throw refuse('contains no names', oneOrMore);
  return names;
}

function refusal(code: ErrorCode, problem: string): StatusSnippetsError {
  return new StatusSnippetsError(code, { problem });
}

function didYouMean(word: string, names: readonly string[]): string | null {
  const suggested = suggest(word, names);
  return suggested === null ? null : `did you mean "${suggested}"?`;
}
