import { parse, postprocess, preprocess } from 'micromark';
import { codeIndented, list } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import type { Construct, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import { lineEnding, type Range } from '../../text/range.ts';
import { countMatches, limitMarkup, type TimeBudget } from '../../text/time-limit.ts';

export type Labels = Readonly<Record<'links' | 'footnotes', readonly string[]>>;

/** Offsets are those of the whole text. `isRaw`: an earlier call limited the markup, and only the rest of code or HTML was added. */
export type ParsePart<Item> = (
  part: Range,
  isRaw?: boolean,
) => { readonly items: readonly Item[]; readonly last: LastBlock | null };

/** The last token or node of a part; code or HTML may go on after it. Among tokens, a closed block is followed by its blank line. */
export interface LastBlock {
  readonly type: string;
  readonly start: number;
}

/** Parses to events of micromark (CommonMark, GFM). The labels count as defined, and so do those of every part parsed before. */
export function createEventParser(text: string, labels: Labels, timeBudget: TimeBudget): ParsePart<Event> {
  const state = { isInCode: false };
  const parser = parse({ extensions: [gfm(), createListExtension(state)] });
  parser.defined = [...labels.links];
  parser.gfmFootnotes = [...labels.footnotes];
  return (part, isRaw) => {
    limitPart(text, part, isRaw);
    limitMarkup(part, parser.defined.length + (parser.gfmFootnotes?.length ?? 0), maxLabels);
    return timeBudget.run(part, () => {
      // `lazy` is keyed by line number, and line numbers start again with each part. The last try may have been stopped in code.
      parser.lazy = {};
      state.isInCode = false;
      const document = parser.document({ line: 1, column: 1, offset: part.start });
      const toChunks = preprocess();
      // In the first chunk of a stream, the parser ignores a byte-order mark.
      toChunks('');
      const items = postprocess(document.write(toChunks(text.slice(part.start, part.end), undefined, true)));
      const last = items.at(-1)?.[1];
      return { items, last: last ? { type: last.type, start: last.start.offset } : null };
    });
  };
}

/** micromark compares each label with all. */
const maxLabels = 20_000;

export function limitPart(text: string, part: Range, isRaw = false): void {
  const source = text.slice(part.start, part.end);
  limitMarkup(part, isRaw ? countMatches(source, lineEnding) : unitsOfMarkdown(source));
}

const tagOrPunctuation = /<[^<>]*>|[!-/:-@[-`{-~]/g;

export function unitsOfMarkdown(text: string): number {
  // micromark compares the marks of emphasis with each other, and the lines of a list with those in the lists inside it.
  const compared = 3 * countMatches(text, /[*_]+/g) + 6 * countMatches(text, /[-+*>][ \t]+(?=[-+*>])/g);
  return compared + countMatches(text, tagOrPunctuation) + 4 * countMatches(text, lineEnding);
}

/**
 * Begins a list wherever CommonMark does. Directly below a paragraph, an empty item or a number other than 1 begins none.
 * micromark wrongly applies this below indented code, too, and inside a quote or an item that begins on the line of the list.
 */
function createListExtension(state: { isInCode: boolean }): Extension {
  const code: Construct = {
    ...codeIndented,
    tokenize(effects, ok, nok) {
      const afterCode = (next: State): State => {
        return (character) => {
          state.isInCode = false;
          return next(character);
        };
      };
      // Also between two lines of the code, where micromark looks for a list before it continues the code.
      state.isInCode = true;
      return codeIndented.tokenize.call(this, effects, afterCode(ok), afterCode(nok));
    },
  };
  const anyList: Construct = {
    ...list,
    tokenize(effects, ok, nok) {
      if (state.isInCode || beginsContainer(this)) this.interrupt = false;
      return list.tokenize.call(this, effects, ok, nok);
    },
  };
  const [tab, virtualSpace, space] = [-2, -1, 32];
  const markers = [...'*+-0123456789'].map((marker) => [marker.charCodeAt(0), anyList] as const);
  return { document: Object.fromEntries(markers), flowInitial: { [tab]: code, [virtualSpace]: code, [space]: code } };
}

function beginsContainer({ events }: TokenizeContext): boolean {
  const last = events.findLast(([, { type }]) => type !== 'linePrefix')?.[1];
  if (last?.type !== 'blockQuotePrefix') return last?.type === 'listItemPrefix';
  const enter = events.findLastIndex(([action, token]) => action === 'enter' && token === last);
  return events[enter - 1]?.[1].type === 'blockQuote';
}
