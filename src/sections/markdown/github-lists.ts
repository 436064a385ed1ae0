import { codeIndented, list } from 'micromark-core-commonmark';
import type { Construct, Extension, State, TokenizeContext } from 'micromark-util-types';

/**
 * For one parse: begins a list wherever CommonMark does. Directly below a paragraph, an empty item
 * or a number other than 1 begins none. micromark wrongly applies this below indented code, too,
 * and inside a quote or an item that begins on the line of the list.
 */
export function githubLists(): Extension {
  let isInCode = false;
  const code: Construct = {
    ...codeIndented,
    tokenize(effects, ok, nok) {
      const afterCode = (next: State): State => {
        return (character) => {
          isInCode = false;
          return next(character);
        };
      };
      // Also between two lines of the code, where micromark looks for a list before it continues
      // the code.
      isInCode = true;
      return codeIndented.tokenize.call(this, effects, afterCode(ok), afterCode(nok));
    },
  };
  const anyList: Construct = {
    ...list,
    tokenize(effects, ok, nok) {
      if (isInCode || beginsContainer(this)) this.interrupt = false;
      return list.tokenize.call(this, effects, ok, nok);
    },
  };
  const [tab, virtualSpace, space] = [-2, -1, 32];
  const markers = [...'*+-0123456789'].map((marker) => [marker.charCodeAt(0), anyList] as const);
  return {
    document: Object.fromEntries(markers),
    flowInitial: { [tab]: code, [virtualSpace]: code, [space]: code },
  };
}

function beginsContainer({ events }: TokenizeContext): boolean {
  const last = events.findLast(([, { type }]) => type !== 'linePrefix')?.[1];
  if (last?.type !== 'blockQuotePrefix') return last?.type === 'listItemPrefix';
  const enter = events.findLastIndex(([action, token]) => action === 'enter' && token === last);
  return events[enter - 1]?.[1].type === 'blockQuote';
}
