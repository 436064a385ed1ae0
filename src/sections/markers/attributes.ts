import type { ErrorCode } from '../../text/errors.ts';
import { suggest } from '../../text/suggest.ts';

/** The attributes of a start marker. The values of `slug` and `customDomain` are validated later. */
export interface Attributes {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly SnippetName[];
}

/** The names of the attributes. `base-url` is not among them, because a file must not decide which host is connected to. */
export const attributeNames = ['slug', 'custom-domain', 'show'] as const;

/** The names that the attribute `show` accepts. */
export const snippetNames = ['badge', 'link', 'widget', 'script', 'definitions'] as const;

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type SnippetName = (typeof snippetNames)[number];

export interface StartMarker {
  readonly kind: 'start';
  readonly attributes: Attributes;
}

/** A comment that was meant as a marker but is not a valid one. */
export interface BrokenMarker {
  readonly kind: 'problem';
  readonly code: ErrorCode;
  readonly message: string;
  readonly role: 'start' | 'end';
}

const attributePattern = /\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y;

/** Parses the attributes of a start marker: `key="v"`, `key='v'` and `key=v`, with any white space around keys and values. */
export function parseAttributes(text: string): StartMarker | BrokenMarker {
  const attributes: { -readonly [Name in keyof Attributes]: Attributes[Name] } = {};
  const seen = new Set<string>();
  attributePattern.lastIndex = 0;
  while (attributePattern.lastIndex < text.length) {
    const start = attributePattern.lastIndex;
    const [, name, ...quoted] = attributePattern.exec(text) ?? [];
    const value = quoted.find((candidate) => candidate !== undefined)?.trim();
    if (name === undefined || (value === undefined && isAttribute(name))) {
      return broken(
        'invalid-attribute',
        `cannot read "${text.slice(start).trim()}"; write an attribute as key="value"`,
      );
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
  return attributeNames.some((attributeName) => attributeName === name);
}

function unknownMessage(name: string): string {
  const suggested = suggest(name, attributeNames);
  const hint = suggested === null ? `a marker can have ${attributeNames.join(', ')}` : `did you mean "${suggested}"?`;
  return `unknown attribute "${name}"; ${hint}`;
}

function broken(code: ErrorCode, message: string): BrokenMarker {
  return { kind: 'problem', code, message, role: 'start' };
}

/** The result of reading the value of `show`. */
export type ShowResult =
  | { readonly valid: true; readonly names: readonly SnippetName[] }
  /** `problem` is the rest of a sentence that begins with the value; `fix` says what to write instead. */
  | { readonly valid: false; readonly refusal: { readonly problem: string; readonly fix: string } };

/** Reads the value of `show`: names separated by white space, each at most once. */
export function readShow(value: string): ShowResult {
  if (value.includes(','))
    return refuse(
      'separates names by commas',
      `write "${value
        .split(/[\s,]+/)
        .join(' ')
        .trim()}"`,
    );
  const words = value.match(/\S+/g) ?? [];
  if (words.length === 0) return refuse('contains no names', oneOrMore);
  const names: SnippetName[] = [];
  for (const word of words) {
    const name = snippetNames.find((snippetName) => snippetName === word);
    if (!name) {
      const suggested = suggest(word, snippetNames);
      return refuse(`has the unknown name "${word}"`, suggested === null ? oneOrMore : `did you mean "${suggested}"?`);
    }
    if (names.includes(name)) return refuse(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  return { valid: true, names };
}

const oneOrMore = `write one or more of ${snippetNames.join(', ')}`;

function refuse(problem: string, fix: string): ShowResult {
  return { valid: false, refusal: { problem, fix } };
}
