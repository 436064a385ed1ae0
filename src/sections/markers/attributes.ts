import { suggest } from '../../text/suggest.ts';
import type { ProblemCode } from '../parsed-document.ts';

/** The attributes of a start marker. The values of `slug` and `customDomain` are not validated yet. */
export interface Attributes {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly SnippetName[];
}

/** The attributes a start marker can have. A file must not decide where to connect to, so `base-url` is not among them. */
export const attributeNames = ['slug', 'custom-domain', 'show'] as const;

export const snippetNames = ['badge', 'link', 'widget', 'script', 'definitions'] as const;

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type SnippetName = (typeof snippetNames)[number];

export interface StartMarker {
  readonly kind: 'start';
  readonly attributes: Attributes;
}

/** A comment that was meant as a marker. */
export interface BrokenMarker {
  readonly kind: 'problem';
  readonly code: ProblemCode;
  readonly message: string;
  readonly role: 'start' | 'end';
}

const attribute = /\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y;

/** Parses the attributes of a start marker: `key="v"`, `key='v'` and `key=v`, with any white space between and around them. */
export function parseAttributes(text: string): StartMarker | BrokenMarker {
  const attributes: { -readonly [Name in keyof Attributes]: Attributes[Name] } = {};
  const seen = new Set<string>();
  attribute.lastIndex = 0;
  while (attribute.lastIndex < text.length) {
    const at = attribute.lastIndex;
    const [, name, ...quoted] = attribute.exec(text) ?? [];
    const value = quoted.find((candidate) => candidate !== undefined)?.trim();
    if (name === undefined || (value === undefined && isAttribute(name))) {
      return broken('invalid-attribute', `cannot read "${text.slice(at).trim()}"; write an attribute as key="value"`);
    }
    if (!isAttribute(name)) return broken('unknown-attribute', unknownMessage(name));
    if (seen.has(name)) return broken('repeated-attribute', `the attribute "${name}" appears twice; keep one`);
    seen.add(name);
    if (!value) return broken('invalid-attribute', `the attribute "${name}" is empty; set a value or remove it`);
    if (name === 'show') {
      const shown = readShow(value);
      if (!shown.valid) {
        const { problem, fix } = shown.refusal;
        return broken('invalid-attribute', `the attribute show="${value}" ${problem}; ${fix}`);
      }
      attributes.show = shown.names;
    } else {
      attributes[name === 'slug' ? 'slug' : 'customDomain'] = value;
    }
  }
  return { kind: 'start', attributes };
}

function isAttribute(name: string): boolean {
  return attributeNames.some((known) => known === name);
}

function unknownMessage(name: string): string {
  const meant = suggest(name, attributeNames);
  const hint = meant === null ? `a marker can have ${attributeNames.join(', ')}` : `did you mean "${meant}"?`;
  return `unknown attribute "${name}"; ${hint}`;
}

function broken(code: ProblemCode, message: string): BrokenMarker {
  return { kind: 'problem', code, message, role: 'start' };
}

export type ShowResult =
  | { readonly valid: true; readonly names: readonly SnippetName[] }
  /** What is wrong, as the rest of a sentence that began with the value, and how to fix it. */
  | { readonly valid: false; readonly refusal: { readonly problem: string; readonly fix: string } };

/** Reads the value of `show`: names separated by white space, each at most once. */
export function readShow(value: string): ShowResult {
  const words = value.match(/\S+/g) ?? [];
  if (words.length === 0) return refuse('contains no names', oneOrMore);
  const names: SnippetName[] = [];
  for (const word of words) {
    const name = snippetNames.find((known) => known === word);
    const meant = name ?? suggest(word, snippetNames);
    if (!name) return refuse(`has the unknown name "${word}"`, meant === null ? oneOrMore : `did you mean "${meant}"?`);
    if (names.includes(name)) return refuse(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  return { valid: true, names };
}

const oneOrMore = `write one or more of ${snippetNames.join(', ')}`;

function refuse(problem: string, fix: string): ShowResult {
  return { valid: false, refusal: { problem, fix } };
}
