import type { Code, Construct, Event, ParseContext, TokenizeContext } from 'micromark-util-types';
import { boundAddresses } from './bounded-addresses.ts';
import { boundLabels } from './bounded-labels.ts';
import { boundTitles } from './bounded-titles.ts';
import './edit-from-first.ts';
import { rememberOpenBlocks } from './lazy-lines.ts';
import { mergeWords } from './merge-words.ts';
import { takePlainContent } from './plain-content.ts';
import { resolveRuns } from './resolve-runs.ts';
import type { Kind } from './runs.ts';
import { boundFootnotes, boundImages } from './too-deep.ts';

/**
 * Bounds the time of constructs that need the square of a text's length, or more, where the text is made for it. What they
 * read stays the same.
 *
 * @param text what the parser is going to read: offsets count in it
 */
export function boundConstructs(parser: ParseContext, text: string): void {
  const { constructs } = parser;
  takePlainContent(parser);
  mergeWords(parser);
  boundFootnotes(parser);
  rememberOpenBlocks(parser);
  const first = new WeakMap<TokenizeContext, Kind>();
  const bounds = new Map<string | undefined, (construct: Construct) => Construct>([
    ['attention', (construct) => runsOf(construct, 'emphasis', first)],
    ['strikethrough', (construct) => runsOf(construct, 'strikethrough', first)],
    ['gfmPotentialFootnoteCall', (construct) => inLabel(boundLabels(construct, parser, text))],
    ['wwwAutolink', (construct) => outsideLabels(boundAddresses(construct, text))],
    ['protocolAutolink', (construct) => outsideLabels(boundAddresses(construct, text))],
    ['emailAutolink', outsideLabels],
    ['labelEnd', (construct) => boundImages(boundTitles(boundLabels(construct, parser, text), text))],
    ['codeText', (construct) => endingSearch(construct, text, /`+/y)],
    ['htmlText', (construct) => endingSearch(construct, text, declarations)],
  ]);
  for (const record of [constructs.text, constructs.flow]) {
    for (const [code, list] of Object.entries(record)) {
      const bounded = [list ?? []].flat().map((it) => bounds.get(it.name)?.(it) ?? it);
      Object.assign(record, { [code]: bounded });
    }
  }
  const others = constructs.insideSpan.null?.filter(({ name }: Partial<Construct>) => !bounds.has(name));
  const inLabels = {
    resolveAll: (events: Event[], context: TokenizeContext) => resolveRuns(events, context, 'emphasis'),
  };
  constructs.insideSpan.null = [inLabels, ...(others ?? [])];
}

/** Of a block of running text micromark pairs the kind of runs first that it saw first. */
function runsOf({ name, tokenize }: Construct, kind: Kind, first: WeakMap<TokenizeContext, Kind>): Construct {
  return {
    name,
    tokenize(effects, ok, nok) {
      const seen = (code: Code) => {
        if (!first.has(this)) first.set(this, kind);
        return ok(code);
      };
      return tokenize.call(this, effects, seen, nok);
    },
    resolveAll: (events, context) => resolveRuns(events, context, first.get(context) ?? kind),
  };
}

/** Without a bracket that is open there is none to look for. */
function inLabel(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return this._labelStarts?.length ? construct.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

/** An address behind a bracket that is open is none; to find that bracket, autolinks look back over all that stands between. */
function outsideLabels(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      while (this._labelStarts?.at(-1)?._balanced) this._labelStarts.pop();
      return this._labelStarts?.length ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** What constructs of HTML begin with that go on until their end is found. */
const declarations = /<(?:!--|!\[CDATA\[|!|\?)/y;

/**
 * Where a construct fails that looks for its end, those fail as well that begin the same and before the place where it did:
 * they read the same.
 */
function endingSearch(construct: Construct, text: string, openings: RegExp): Construct {
  const failures = new WeakMap<TokenizeContext, Map<string, number>>();
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { offset } = this.now();
      openings.lastIndex = offset;
      const [opening] = openings.exec(text) ?? [];
      if (opening === undefined) return construct.tokenize.call(this, effects, ok, nok);
      const failed = failures.get(this) ?? new Map();
      if (offset < (failed.get(opening) ?? 0)) return nok;
      return construct.tokenize.call(this, effects, ok, (code) => {
        failures.set(this, failed.set(opening, code === null ? Infinity : this.now().offset));
        return nok(code);
      });
    },
  };
}
