import type { Event, ParseContext, Token, TokenizeContext } from 'micromark-util-types';

/**
 * Lets lines go on with a block lazily, without the mark of their quote or item, in time that grows with their number. For each
 * such line micromark looks through all events of the container, from the last on, for one that began before the line
 * and goes on behind its start. While one stays open it is shown that one alone.
 */
export function rememberOpenBlocks(parser: ParseContext): void {
  const { flow } = parser;
  parser.flow = (from) => {
    const context = flow(from);
    let line = context.now().offset;
    let isAtEnd = false;
    let open: Token | undefined;
    const defineSkip: TokenizeContext['defineSkip'] = (start) => {
      line = start.offset;
      context.defineSkip(start);
    };
    const write: TokenizeContext['write'] = (chunks) => {
      isAtEnd = chunks.at(-1) === null;
      return context.write(chunks);
    };
    const events = (): Event[] => {
      if (isAtEnd) return context.events;
      if (!open || open.end) open = context.events.findLast(([, token]) => goesOn(token, line))?.[1];
      return open ? [['enter', open, context]] : [];
    };
    return new Proxy(context, {
      get(_, key: keyof TokenizeContext) {
        if (key === 'defineSkip') return defineSkip;
        if (key === 'write') return write;
        return key === 'events' ? events() : context[key];
      },
    });
  };
}

/** Whether a token began before a line and did not end before it. The end of one that is open is missing. */
function goesOn({ start, end }: Token, line: number): boolean {
  return start.offset < line && (!(end as Token['end'] | undefined) || end.offset > line);
}
