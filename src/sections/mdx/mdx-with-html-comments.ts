import { mdxjs } from 'micromark-extension-mdxjs';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

/**
 * The syntax of MDX with HTML comments, which Docusaurus accepts and drops. They have the same tokens as in Markdown.
 */
export function mdxWithHtmlComments(): Extension {
  const { flow, ...mdx } = mdxjs();
  const jsx = [flow?.[lessThan] ?? []].flat().map(exceptComments);
  return {
    ...mdx,
    flow: { ...flow, [lessThan]: [{ name: 'htmlComment', tokenize: tokenizeFlow, concrete: true }, ...jsx] },
    text: {
      ...mdx.text,
      [lessThan]: [{ name: 'htmlComment', tokenize: tokenizeText }, ...[mdx.text?.[lessThan] ?? []].flat()],
    },
  };
}

const [lessThan, greaterThan, dash, space] = [60, 62, 45, 32];
const opening = '<!--';

/** A comment with text after it is part of a paragraph; the JSX construct would throw instead of leaving it to that. */
function exceptComments(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(comment, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  };
}

function tokenizeFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return tokenizeComment(this, effects, 'htmlFlow', atEnd, nok);

  function atEnd(code: Code): State | undefined {
    if (code === null || isLineEnding(code)) return ok(code);
    if (code !== space && !isTab(code)) return nok(code);
    effects.enter('whitespace');
    effects.consume(code);
    effects.exit('whitespace');
    return atEnd;
  }
}

function tokenizeText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return tokenizeComment(this, effects, 'htmlText', ok, nok);
}

const comment: Construct = { tokenize: tokenizeText, partial: true };

/** The offset up to which an unclosed comment was searched; comments that start before it are not closed either. */
const failures = new WeakMap<TokenizeContext, number>();

function tokenizeComment(
  context: TokenizeContext,
  effects: Effects,
  type: 'htmlFlow' | 'htmlText',
  ok: State,
  nok: State,
): State {
  let opened = 0;
  let dashes = 0;
  const fail: State = (code) => {
    failures.set(context, code === null ? Number.POSITIVE_INFINITY : context.now().offset);
    return nok(code);
  };
  return start;

  function start(code: Code): State | undefined {
    if (context.now().offset < (failures.get(context) ?? 0)) return nok(code);
    effects.enter(type);
    effects.enter(`${type}Data`);
    return open(code);
  }

  function open(code: Code): State | undefined {
    if (opened === opening.length) return inside(code);
    if (code !== opening.charCodeAt(opened)) return nok(code);
    opened += 1;
    effects.consume(code);
    return open;
  }

  function inside(code: Code): State | undefined {
    if (code === null) return fail(code);
    if (isLineEnding(code)) {
      effects.exit(`${type}Data`);
      return atLineEnding(code);
    }
    const isLast = code === greaterThan && dashes >= 2;
    dashes = code === dash ? dashes + 1 : 0;
    effects.consume(code);
    return isLast ? close : inside;
  }

  function atLineEnding(code: Code): State | undefined {
    dashes = 0;
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return lineStart;
  }

  function lineStart(code: Code): State | undefined {
    if (code === null || context.parser.lazy[context.now().line]) return fail(code);
    if (isLineEnding(code)) return atLineEnding(code);
    effects.enter(`${type}Data`);
    return inside(code);
  }

  function close(code: Code): State | undefined {
    effects.exit(`${type}Data`);
    effects.exit(type);
    return ok(code);
  }
}

/** micromark has negative codes for line endings and tabs. */
function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

function isTab(code: Code): boolean {
  return code === -1 || code === -2;
}
