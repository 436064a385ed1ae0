import { content } from 'micromark-core-commonmark';
import type { Code, Event, ParseContext, Token, TokenizeContext } from 'micromark-util-types';

const parsers = new WeakSet<ParseContext>();

/**
 * Lets a parser take content that cannot begin with a definition for a paragraph at once, without another tokenizer. The
 * events are the same.
 */
export function takePlainContent(parser: ParseContext): void {
  parsers.add(parser);
}

// The tokenizer of flow uses this very construct; for the parsers of others it stays as it is.
const { resolve } = content;
content.resolve = (events, context) => {
  const [first, last] = [events[1]?.[1], events.at(-2)?.[1]];
  if (parsers.has(context.parser) && first && last && isPlain(first, context)) {
    return asParagraph(
      events,
      { type: 'paragraph', start: { ...first.start }, end: { ...last.end } },
      context,
    );
  }
  return resolve?.(events, context) ?? events;
};

function isPlain(chunk: Token, { parser, sliceStream }: TokenizeContext): boolean {
  const [first] = sliceStream(chunk);
  const code: Code | undefined = typeof first === 'string' ? first.charCodeAt(0) : first;
  return typeof code === 'number' && parser.constructs.contentInitial[code] === undefined;
}

function asParagraph(events: readonly Event[], paragraph: Token, context: TokenizeContext): Event[] {
  for (const [, token] of events) {
    if (token.type === 'chunkContent') Object.assign(token, { type: 'chunkText', contentType: 'text' });
  }
  const inside: Event[] = [
    ['enter', paragraph, context],
    ...events.slice(1, -1),
    ['exit', paragraph, context],
  ];
  return [...events.slice(0, 1), ...inside, ...events.slice(-1)];
}
