import { type HtmlToken, tokenizeHtml } from '../parse/html-tokens.ts';
import { type AttributeContext, findAttributeProblem } from './html-attributes.ts';

/** The tags of each HTML string, in their order. White space is allowed between them, but not within a script. */
const shapes = {
  badge_html: ['<a>', '<img>', '</a>'],
  widget_script: ['<script>', '</script>'],
  widget_html: ['<div>', '<script>', '</script>', '</div>'],
} as const;

/**
 * Finds why a string is not exactly the tags of its field, well-formed, with allowed attributes only, as a sentence about
 * it. Tokens are compared, not a tree: a tree would contain the parser's repairs, not what is written.
 */
export function findHtmlProblem(field: keyof typeof shapes, source: string, context: AttributeContext): string | null {
  const { tokens, errors } = tokenizeHtml(source);
  if (errors[0] !== undefined) return `its HTML is malformed (${errors[0]})`;

  const shape = shapes[field];
  let next = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'space' && !isStartOf(tokens[index - 1], 'script')) continue;
    const expected = shape[next];
    if (spell(token) !== expected) return `it has ${spell(token)} where ${expected ?? 'it should end'}`;
    const problem = token.kind === 'start' ? findStartProblem(token, context) : null;
    if (problem !== null) return problem;
    next += 1;
  }
  return next < shape.length ? `it ends without ${shape[next]}` : null;
}

function findStartProblem(tag: HtmlToken & { kind: 'start' }, context: AttributeContext): string | null {
  // HTML ignores the slash, JSX does not: it is allowed only where both agree.
  if (tag.selfClosing && tag.name !== 'img') return `<${tag.name}> is closed twice`;
  return findAttributeProblem(tag.name, tag.attributes, context);
}

function isStartOf(token: HtmlToken | undefined, name: string): boolean {
  return token?.kind === 'start' && token.name === name;
}

function spell(token: HtmlToken): string {
  switch (token.kind) {
    case 'start':
      return `<${token.name}>`;
    case 'end':
      return `</${token.name}>`;
    case 'space':
      return 'white space';
    case 'other':
      return token.what;
  }
}
