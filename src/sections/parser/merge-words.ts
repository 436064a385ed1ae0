import type { Event, ParseContext, Token } from 'micromark-util-types';

/** Words that touch become one token when they are seen, not in the end by moving all that stands behind each. */
export function mergeWords(parser: ParseContext): void {
  const { text: read } = parser;
  parser.text = (from) => {
    const context = read(from);
    const { events } = context;
    let last: Token | undefined;
    let merged: Token | undefined;
    events.push = (...added: Event[]) => {
      for (const event of added) {
        const [action, token] = event;
        const before = events.at(-1);
        if (action === 'enter' && token.type === 'data' && before?.[0] === 'exit' && before[1] === last) {
          events.pop();
          merged = token;
        } else if (action === 'exit' && token === merged && last) {
          last.end = token.end;
          events[events.length] = ['exit', last, context];
          merged = undefined;
        } else {
          if (action === 'exit' && token.type === 'data') last = token;
          events[events.length] = event;
        }
      }
      return events.length;
    };
    return context;
  };
}
