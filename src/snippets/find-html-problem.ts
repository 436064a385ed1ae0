import { quote } from '../text/quote.ts';
import {
  findAltProblem,
  findImageProblem,
  findScriptProblem,
  findTargetProblem,
  findWordsProblem,
} from './find-value-problem.ts';
import { type HtmlToken, listHtmlTokens } from './html-tokens.ts';
import type { Page } from './snippet-set.ts';

/** The tags that each HTML string consists of. */
const shapes = {
  badge_html: '<a><img></a>',
  widget_script: '<script></script>',
  widget_html: '<div><script></script></div>',
} as const;

type StartTag = HtmlToken & { readonly kind: 'start' };

type FindValueProblem = (value: string, page: Page, address: string) => string | null;

interface ElementRule {
  readonly required: readonly string[];
  readonly attributes: Readonly<Record<string, FindValueProblem>>;
  /** For all other `data-*` attributes. If it is absent, they are not allowed. */
  readonly otherData?: FindValueProblem;
}

const elements: Readonly<Record<string, ElementRule>> = {
  a: {
    required: ['href'],
    attributes: {
      href: (value, _page, address) => findTargetProblem(value, address),
      title: findWordsProblem,
      target: matching(/^[\w-]{1,32}$/),
      rel: matching(/^[\w -]{0,100}$/),
    },
  },
  img: {
    required: ['src', 'alt'],
    attributes: {
      src: findImageProblem,
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
      src: findScriptProblem,
      async: matching(/^(|async|true)$/i),
      defer: matching(/^(|defer|true)$/i),
      'data-slug': (value, { slug }) => (value === slug ? null : `is not the slug "${slug}"`),
    },
    otherData: findWordsProblem,
  },
  div: { required: [], attributes: {} },
};

function matching(pattern: RegExp): FindValueProblem {
  return (value) => (pattern.test(value) ? null : 'has a value it cannot have');
}

/**
 * Describes why a string does not consist of the tags of its field, well-formed and with allowed attributes only, as a
 * sentence about the string; null if it does.
 */
export function findHtmlProblem(
  field: keyof typeof shapes,
  source: string,
  page: Page,
  address: string,
): string | null {
  const { tokens, errors } = listHtmlTokens(source);
  if (errors[0] !== undefined) return `its HTML is malformed (${errors[0]})`;
  const written = tokens.map(describeToken).join('');
  // White space is layout, but not in a script element.
  const shape = written.replace(/(?<!<script>) /g, '');
  if (shape !== shapes[field]) return `it is ${quote(written)}, not ${shapes[field]}`;
  for (const token of tokens) {
    const problem = token.kind === 'start' ? findTagProblem(token, page, address) : null;
    if (problem !== null) return problem;
  }
  return null;
}

function describeToken(token: HtmlToken): string {
  if (token.kind === 'other') return token.what;
  if (token.kind === 'space') return ' ';
  return token.kind === 'start' ? `<${token.name}>` : `</${token.name}>`;
}

function findTagProblem({ name: tag, attributes, selfClosing }: StartTag, page: Page, address: string): string | null {
  // HTML ignores the slash, but JSX does not.
  if (selfClosing && tag !== 'img') return `<${tag}> must not end with />`;
  const rule = elements[tag];
  if (!rule) return `<${tag}> is not allowed`;

  const missing = rule.required.find((required) => !attributes.some(({ name }) => name === required));
  if (missing !== undefined) return `<${tag}> has no ${missing}`;

  for (const { name, value } of attributes) {
    const isData = /^data-[a-z0-9-]+$/.test(name);
    const ofName = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
    const findProblem = ofName ?? (isData ? rule.otherData : undefined);
    if (!findProblem) return `<${tag}> has an attribute that is not allowed: ${name}`;
    const problem = findProblem(value, page, address);
    if (problem !== null) return `${name} of <${tag}> ${problem}`;
  }
  return null;
}
