import type { Page } from '../snippet-set.ts';
import { findAltProblem, findWordsProblem } from './plain-text.ts';
import { findImageProblem, findScriptProblem, findTargetProblem } from './urls.ts';

/** What an attribute's value is compared with. */
export interface AttributeContext {
  readonly page: Page;
  readonly address: string;
}

/** Finds why a value is not acceptable, as the rest of a sentence. */
type FindProblem = (value: string, context: AttributeContext) => string | null;

interface ElementRule {
  readonly required: readonly string[];
  readonly attributes: Readonly<Record<string, FindProblem>>;
  /** For `data-*` attributes without a row of their own; without it they are refused. */
  readonly data?: FindProblem;
}

/** Every element a snippet may have, and every attribute it may have there. */
const elements: Readonly<Record<string, ElementRule>> = {
  a: {
    required: ['href'],
    attributes: {
      href: (value, { address }) => findTargetProblem(value, address),
      title: findWordsProblem,
      target: matching(/^[\w-]{1,32}$/),
      rel: matching(/^[\w -]{0,100}$/),
    },
  },
  img: {
    required: ['src', 'alt'],
    attributes: {
      src: (value, { page }) => findImageProblem(value, page),
      alt: findAltProblem,
      title: findWordsProblem,
      width: matching(/^[\w.%]{1,16}$/),
      height: matching(/^[\w.%]{1,16}$/),
      loading: matching(/^(lazy|eager|auto)$/i),
    },
  },
  script: {
    required: ['src', 'data-slug'],
    attributes: {
      src: (value, { page }) => findScriptProblem(value, page),
      async: matching(/^(|async|true)$/i),
      defer: matching(/^(|defer|true)$/i),
      'data-slug': (value, { page }) => (value === page.slug ? null : `is not the slug "${page.slug}"`),
    },
    data: findWordsProblem,
  },
  div: { required: [], attributes: {} },
};

/** Finds why the attributes of an element are not acceptable, as a sentence about the string. */
export function findAttributeProblem(
  element: string,
  attributes: readonly { readonly name: string; readonly value: string }[],
  context: AttributeContext,
): string | null {
  const rule = elements[element];
  if (!rule) return `<${element}> is not allowed`;

  const missing = rule.required.find((name) => !attributes.some((attribute) => attribute.name === name));
  if (missing !== undefined) return `<${element}> has no ${missing}`;

  for (const { name, value } of attributes) {
    const findProblem = ruleOf(rule, name);
    if (!findProblem) return `<${element}> has an attribute that is not allowed: ${name}`;
    const problem = findProblem(value, context);
    if (problem !== null) return `${name} of <${element}> ${problem}`;
  }
  return null;
}

function ruleOf({ attributes, data }: ElementRule, name: string): FindProblem | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name];
  return /^data-[a-z0-9-]+$/.test(name) ? data : undefined;
}

function matching(pattern: RegExp): FindProblem {
  return (value) => (pattern.test(value) ? null : 'has a value it cannot have');
}
