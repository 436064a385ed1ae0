import type { Code, Construct, ParseContext, State, Token, TokenizeContext } from 'micromark-util-types';
import { UnreadableError } from '../parse-limit-error.ts';
import type { SectionProblem } from '../problem.ts';

/**
 * How many quotes, lists and footnotes a line may be in; parsers take the square of it for every character, or more.
 */
const deepest = 100;

const marks = `(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`;
const pattern = new RegExp(`(?<=^|[\\r\\n])${marks}`);

/** A line that is in more quotes and lists than anybody reads. */
export function tooDeep(text: string): SectionProblem[] {
  const found = pattern.exec(text);
  return found ? [problemAt(found.index, 'quotes and lists')] : [];
}

function problemAt(offset: number, containers: string): SectionProblem {
  const message = `this line is in more than ${deepest} ${containers}; take it out of some of them, or the sections to another file`;
  return { offset, code: 'too-deep', message };
}

/**
 * Looks how deep footnotes are in each other, which the marks of a line do not tell: one indentation goes for all of them.
 *
 * The parser throws an UnreadableError at a line that is too deep.
 */
export function boundFootnotes({ constructs }: ParseContext): void {
  for (const [code, list] of Object.entries(constructs.document)) {
    const bounded = [list ?? []]
      .flat()
      .map((it) => (it.name === 'gfmFootnoteDefinition' ? boundedDepth(it) : it));
    Object.assign(constructs.document, { [code]: bounded });
  }
}

function boundedDepth(construct: Construct): Construct {
  const { continuation } = construct;
  const lines = new WeakMap<
    TokenizeContext,
    { readonly line: number; readonly start: number; count: number }
  >();
  if (!continuation) return construct;
  return {
    ...construct,
    continuation: {
      ...continuation,
      tokenize(effects, ok, nok) {
        const { line, offset } = this.now();
        const known = lines.get(this);
        const here = known?.line === line ? known : { line, start: offset, count: 0 };
        here.count += 1;
        if (here.count > deepest) throw new UnreadableError(problemAt(here.start, 'footnotes'));
        lines.set(this, here);
        return continuation.tokenize.call(this, effects, ok, nok);
      },
    },
  };
}

/** How many images an image may be in; for each, all that is inside of it is gone through once more. */
const deepestImage = 20;

/**
 * Looks how deep images are in each other.
 *
 * The parser throws an UnreadableError at one that is too deep.
 */
export function boundImages(labelEnd: Construct): Construct {
  return {
    ...labelEnd,
    tokenize(effects, ok, nok) {
      const tokenize = labelEnd.tokenize.call(this, effects, closed, nok);
      const starts = this._labelStarts ?? [];
      const opening = starts.at(-1);
      return tokenize;

      function closed(code: Code): State | undefined {
        const isTooDeep = opening?.type === 'labelImage' && starts.filter(isOpenImage).length > deepestImage;
        if (!isTooDeep) return ok(code);
        throw new UnreadableError({ offset: opening.start.offset, code: 'too-deep', message: tooManyImages });
      }
    },
  };
}

function isOpenImage({ type, _balanced }: Token): boolean {
  return type === 'labelImage' && !_balanced;
}

const tooManyImages = `this image is in more than ${deepestImage} others, or behind as many "![" that are not closed; close them, or take the sections to another file`;
