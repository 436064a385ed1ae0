import { suggest } from '../../text/suggest.ts';
import type { ProblemCode } from '../problem.ts';
import { readShow, type ShowName } from './show.ts';

/** The attributes of a start marker. The values of `slug` and `customDomain` are not validated yet. */
export interface Attributes {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly ShowName[];
}

/** The attributes a start marker can have. A file must not decide where to connect to, so `base-url` is none of them. */
export const attributeNames = ['slug', 'custom-domain', 'show'] as const;

export type AttributesResult =
  | { readonly valid: true; readonly attributes: Attributes }
  | { readonly valid: false; readonly code: ProblemCode; readonly message: string };

const attribute = /\s*([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?(?=\s|$)/y;

/** Parses `key="v"`, `key='v'` and `key=v`, with any white space between and around them. */
export function parseAttributes(source: string): AttributesResult {
  const text = source.trim();
  const values = new Map<string, string>();
  attribute.lastIndex = 0;
  while (attribute.lastIndex < text.length) {
    const at = attribute.lastIndex;
    const match = attribute.exec(text);
    const name = match?.[1];
    const value = match?.[2] ?? match?.[3] ?? match?.[4];
    if (name === undefined || (value === undefined && isAttribute(name))) {
      return invalid('invalid-attribute', `cannot read "${text.slice(at).trim()}"; write an attribute as key="value"`);
    }
    if (!isAttribute(name)) return invalid('unknown-attribute', unknownMessage(name));
    if (values.has(name)) return invalid('repeated-attribute', `the attribute "${name}" appears twice; keep one`);
    if (value === undefined || value.trim() === '') {
      return invalid('invalid-attribute', `the attribute "${name}" is empty; give it a value or remove it`);
    }
    values.set(name, value.trim());
  }
  return withShow(values);
}

function withShow(values: ReadonlyMap<string, string>): AttributesResult {
  const slug = values.get('slug');
  const customDomain = values.get('custom-domain');
  const show = values.get('show');
  const reading = show === undefined ? undefined : readShow(show);
  if (reading && !reading.valid) {
    return invalid(
      'invalid-attribute',
      `the attribute show="${show}" ${reading.refusal.problem}; ${reading.refusal.fix}`,
    );
  }
  return {
    valid: true,
    attributes: {
      ...(slug !== undefined && { slug }),
      ...(customDomain !== undefined && { customDomain }),
      ...(reading && { show: reading.names }),
    },
  };
}

function isAttribute(name: string): boolean {
  return attributeNames.some((known) => known === name);
}

function unknownMessage(name: string): string {
  const meant = suggest(name, attributeNames);
  const hint = meant === null ? `a marker can have ${attributeNames.join(', ')}` : `did you mean "${meant}"?`;
  return `unknown attribute "${name}"; ${hint}`;
}

function invalid(code: ProblemCode, message: string): AttributesResult {
  return { valid: false, code, message };
}
