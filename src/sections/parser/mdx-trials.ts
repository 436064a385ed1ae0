import type {
  Construct,
  Effects,
  Extension,
  ParseContext,
  Point,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import { UnreadableError } from '../parse-limit-error.ts';

/** What may be tried in a text, in characters of JavaScript: half a second's worth. */
const most = 8_000_000;

/**
 * What else takes time, in such characters: a line, a name that an earlier import or export has defined, and for each column of
 * the last line a slash on it, as it may begin a comment, whose end is looked for.
 */
const weights = { line: 10, name: 30, slash: 1 / 200 };

const message =
  'the JavaScript that begins here is not closed, or has too many braces or blank lines to find its end; close it, or import it from a file of its own';

/**
 * Bounds how often JavaScript in MDX is parsed. MDX finds the end of an expression by parsing all of it up to each brace, and
 * that of an import or export up to each blank line, which takes the square of its length.
 *
 * The parser throws an UnreadableError where that is too much.
 */
export function boundTrials(extension: Extension): Extension {
  const left = new WeakMap<ParseContext, number>();
  const spend: Spend = (context, start, slashes) => {
    const { parser } = context;
    const { line, column, offset } = context.now();
    const lines = weights.line * (line - start.line);
    const cost =
      offset - start.offset + lines + weights.slash * slashes * column + weights.name * namesIn(parser);
    const rest = (left.get(parser) ?? most) - cost;
    if (rest < 0) throw new UnreadableError({ offset: start.offset, code: 'too-long', message });
    left.set(parser, rest);
  };
  const bound = (record: Extension['flow']) =>
    Object.fromEntries(
      Object.entries(record ?? {}).map(([code, constructs]) => [
        code,
        [constructs ?? []].flat().map((construct) => watchTrials(construct, spend)),
      ]),
    );
  return { ...extension, flow: bound(extension.flow), text: bound(extension.text) };
}

/** How many names imports and exports have defined so far; each of these is parsed with the names before it. */
function namesIn(parser: ParseContext & { definedModuleSpecifiers?: readonly string[] }): number {
  return parser.definedModuleSpecifiers?.length ?? 0;
}

/** What is tried at each brace, and what at each blank line. */
type Kind = 'expression' | 'program';

function kindOf(type: string): Kind | undefined {
  if (type === 'mdxjsEsm') return 'program';
  return /Expression(?:Attribute)?$/.test(type) ? 'expression' : undefined;
}

const [closingBrace, slash] = [125, 47];

type Spend = (context: TokenizeContext, start: Point, slashes: number) => void;

function watchTrials(construct: Construct, spend: Spend): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const begun: Partial<Record<Kind, Point | undefined>> = {};
      let slashes = 0;
      const tried = (kind: Kind) => {
        if (begun[kind]) spend(this, begun[kind], slashes);
      };
      const watched: Effects = {
        ...effects,
        enter: (type, fields) => {
          const token = effects.enter(type, fields);
          const kind = kindOf(type);
          if (kind) begun[kind] = token.start;
          if (kind || type === 'lineEnding') slashes = 0;
          return token;
        },
        exit: (type) => {
          const kind = kindOf(type);
          if (kind) begun[kind] = undefined;
          return effects.exit(type);
        },
        consume: (code) => {
          if (code === closingBrace) tried('expression');
          if (code === slash) slashes += 1;
          effects.consume(code);
        },
        // Imports and exports check for blank lines alone.
        check: (blankLine, found, missing) => {
          const tryFound: State = (code) => {
            tried('program');
            return found(code);
          };
          return effects.check(blankLine, tryFound, missing);
        },
      };
      return construct.tokenize.call(this, watched, ok, nok);
    },
  };
}
