import { distance } from 'fastest-levenshtein';
import { type ErrorCode, recover, StatusSnippetsError } from '../core/errors.ts';
import { quote, shorten } from '../core/quote.ts';
import type { Range } from '../core/range.ts';
import { didYouMean } from '../core/suggest.ts';
import type { Comment, SectionProblem } from './comment.ts';
import type { MarkerSyntax } from './marker-syntax.ts';
import { fixOfSetting, type SettingName, settingNames } from './setting-attributes.ts';

export const markerWord = 'status[-_ ]?snipp?et';
const mentionPattern = new RegExp(markerWord, 'i');

/** Most texts do not, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return mentionPattern.test(text);
}

export interface Pair {
  readonly start: Comment;
  readonly end: Comment;
  readonly content: Range;
  readonly attributes: SectionAttributes;
  /** The offsets of the attributes in the text that contains the marker. */
  readonly places: AttributePlaces;
}

export type AttributePlaces = Readonly<Partial<Record<keyof SectionAttributes, number>>>;

/** @param source the text that contains the comments */
export function pairMarkers(comments: readonly Comment[], source: string) {
  const pairs: Pair[] = [];
  const problems: SectionProblem[] = [];
  /** The offsets of those that belong to no marker: their problems are `isOnlySimilar`. */
  const lookAlikes = new Set<number>();
  let open: (ParsedMarker & { readonly comment: Comment }) | null = null;

  for (const comment of comments) {
    const { syntax } = comment;
    const marker = (comment.isClosed ? parseMarker : parseUnclosedMarker)(comment.text, syntax);
    if (!marker) continue;
    const offset = comment.range.start;
    for (const { code, message, at } of marker.problems)
      problems.push({
        offset: at === undefined ? offset : placeIn(comment, at, source),
        code,
        message,
      });
    if (!marker.isExact) lookAlikes.add(offset);
    // A broken marker opens and closes sections too, so that its partner is not reported as a
    // second mistake.
    if (marker.role === 'start') {
      if (open?.isExact) {
        const end = formatMarker('end', open.comment.syntax);
        const fix = `end that with ${end} before this marker`;
        const message = `a section starts inside another one; ${fix}`;
        problems.push({ offset, code: 'nested-start', message });
      } else open = { ...marker, comment };
    } else if (open) {
      // A marker whose partner is mistyped is a broken section.
      if (open.isExact || marker.isExact)
        for (const { range } of [open.comment, comment]) lookAlikes.delete(range.start);
      const isValid = open.problems.length + marker.problems.length === 0;
      if (isValid && open.comment.syntax !== syntax) {
        const end = formatMarker('end', open.comment.syntax);
        const message = `this end marker is of another kind than the start marker; write ${end}`;
        problems.push({ offset, code: 'look-alike', message });
      } else if (isValid) {
        const content = { start: open.comment.range.end, end: offset };
        const { comment: start } = open;
        const attributes = withoutTableEscapes(start, open.attributes);
        const places = Object.fromEntries(
          Object.entries(open.places).map(([name, at]) => [name, placeIn(start, at, source)]),
        );
        pairs.push({ start, end: comment, content, attributes, places });
      }
      open = null;
    } else if (marker.problems.length === 0) {
      const start = formatMarker('start', syntax, { slug: '…' });
      const message = `an end marker without a start; put ${start} before it or remove it`;
      problems.push({ offset, code: 'end-without-start', message });
    }
  }
  if (open?.isExact) {
    const end = formatMarker('end', open.comment.syntax);
    const message = `a start marker without an end; put ${end} where the section ends`;
    problems.push({ offset: open.comment.range.start, code: 'start-without-end', message });
  }
  return {
    pairs,
    problems: problems.map((each) => ({ ...each, isOnlySimilar: lookAlikes.has(each.offset) })),
  };
}

/** In a table, a bar is written with a backslash, also in the value of an attribute. */
function withoutTableEscapes({ place }: Comment, attributes: SectionAttributes): SectionAttributes {
  const isInTable = place.kind === 'text' && place.isInTable;
  const { alt } = attributes;
  return isInTable && alt !== undefined
    ? { ...attributes, alt: alt.replaceAll('\\|', '|') }
    : attributes;
}

/**
 * Of an offset in the text of a comment; the start of the comment if that is not written as it is
 * read.
 */
function placeIn({ range, text }: Comment, at: number, source: string): number {
  const start = source.slice(range.start, range.end).indexOf(text);
  return start < 0 ? range.start : range.start + start + at;
}

export type Role = 'start' | 'end';

interface MarkerProblem extends Pick<SectionProblem, 'code' | 'message'> {
  /** Its offset in the text of the comment; if absent, it is about the whole marker. */
  readonly at?: number;
}

interface ParsedMarker {
  readonly role: Role;
  /** False for a look-alike, which always has a problem. */
  readonly isExact: boolean;
  /** Those that are valid. */
  readonly attributes: SectionAttributes;
  /** Of these attributes, the offsets in the text of the comment. */
  readonly places: AttributePlaces;
  readonly problems: readonly MarkerProblem[];
}

function parseUnclosedMarker(text: string, syntax: MarkerSyntax): ParsedMarker | null {
  const [first = ''] = text.trim().split(/[\r\n]/);
  const marker = parseMarker(first, syntax);
  return marker && lookAlike(marker, `this marker does not end with "${syntax.close}"`, syntax);
}

const exactPattern = /^status-snippets\s+(start|end)(?:\s([\s\S]*))?$/;

/**
 * A look-alike contains the program's name and, beside attributes, at most two words; a sentence
 * that mentions it is none.
 */
export function parseMarker(text: string, syntax: MarkerSyntax): ParsedMarker | null {
  const words = text.trim();
  const [, exactRole, afterRole = ''] = exactPattern.exec(words) ?? [];
  if (!exactRole) {
    const meant = parseLookAlike(words);
    return meant && lookAlike(meant, 'this looks like a marker but is not one', syntax);
  }
  const role = exactRole as Role;
  const rest = afterRole.trimStart();
  const [written = '', other] = rest.split(syntax.open);
  const restStart = text.trimEnd().length - rest.length;
  const marker = { role, isExact: true, ...parseAttributes(written, restStart) };
  if (other !== undefined)
    return lookAlike(marker, `this marker does not end with "${syntax.close}"`, syntax);
  if (role === 'start' || rest === '') return marker;
  const fix = 'put them on the start marker';
  const message = `the end marker takes no attributes, but has ${quote(rest)}; ${fix}`;
  return { ...marker, problems: [{ code: 'invalid-attribute', message, at: restStart }] };
}

export type MeantMarker = Pick<ParsedMarker, 'role' | 'attributes'>;

const programName = new RegExp(`${markerWord}s?`, 'i');
const writtenAttribute = /(?<![\w-])[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|\S+)/g;
const wordForEnd = /^(?:end|stop|close|finish)/i;

function parseLookAlike(text: string): MeantMarker | null {
  if (!programName.test(text)) return null;
  const beside = text.replace(programName, ' ');
  const attributes = beside.match(writtenAttribute) ?? [];
  const words = beside.replace(writtenAttribute, ' ').match(/[\p{L}\d]+/gu) ?? [];
  if (words.length > 2) return null;
  const isEnd = text.startsWith('/') || words.some(meansEnd);
  return {
    role: isEnd ? 'end' : 'start',
    attributes: parseAttributes(attributes.join(' ')).attributes,
  };
}

function meansEnd(word: string): boolean {
  return wordForEnd.test(word) || distance(word.toLowerCase(), 'end') <= 1;
}

function lookAlike(meant: MeantMarker, problem: string, syntax: MarkerSyntax): ParsedMarker {
  const message = `${problem}; ${adviceFor(meant, syntax)}`;
  return { ...meant, isExact: false, places: {}, problems: [{ code: 'look-alike', message }] };
}

/** The marker to write keeps the attributes. */
export function adviceFor({ role, attributes }: MeantMarker, syntax: MarkerSyntax): string {
  return `write ${shorten(formatMarker(role, syntax, attributes))}`;
}

export function formatMarker(
  role: Role,
  syntax: MarkerSyntax,
  attributes: { readonly [Key in keyof SectionAttributes]: SectionAttributes[Key] | null } = {},
): string {
  const written = [...attributeKeys].map(([name, key]) => {
    const values = [attributes[key] ?? []].flat();
    return values.length === 0 ? '' : ` ${name}=${syntax.quote(values.join(' '))}`;
  });
  return syntax.write(`status-snippets ${role}${written.join('')}`);
}

export const snippetNames = ['badge', 'link', 'widget', 'script'] as const;

/** A name that the attribute `show` accepts: `badge`, `link`, `widget` or `script`. */
export type SnippetName = (typeof snippetNames)[number];

/** A marker wherever it is, also in code or other text that is not read. */
export function rawMarker(role: Role): RegExp {
  const open = /(?:<!--|\{\s*\/\*|\[\/\/\]:[ \t]*#[ \t]*["'(])/.source;
  return new RegExp(`${open}\\s*status-snippets\\s+${role}(?!-?\\w)`, 'g');
}

/**
 * The attributes of a start marker. The values of `slug` and `customDomain` are validated later.
 */
export interface SectionAttributes extends Settings {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly SnippetName[];
}

type Settings = { readonly [Name in SettingName]?: string };

/** `base-url` is not among them, because a file must not decide which host is connected to. */
const attributeKeys: ReadonlyMap<string, keyof SectionAttributes> = new Map([
  ['slug', 'slug'],
  ['custom-domain', 'customDomain'],
  ['show', 'show'],
  ...settingNames.map((name) => [name, name] as const),
]);

const attributePattern =
  /\s*(?:([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'“”„‘’]+)))?(?=\s|$)|\S[\s\S]*)/gy;

/** The words after these are no attributes either. */
const maxProblems = 20;

/** @param start the offset of `text` in the text of the comment */
function parseAttributes(
  text: string,
  start = 0,
): Pick<ParsedMarker, 'attributes' | 'places' | 'problems'> {
  const values: Partial<Record<keyof SectionAttributes, string>> = {};
  const places: Partial<Record<keyof SectionAttributes, number>> = {};
  const problems: MarkerProblem[] = [];
  const names = [...attributeKeys.keys()];
  for (const attribute of text.matchAll(attributePattern)) {
    if (problems.length === maxProblems) break;
    const [whole, name = '', ...quoted] = attribute;
    const at = start + attribute.index + whole.search(/\S/);
    const refuse = (message: string) => problems.push({ code: 'invalid-attribute', message, at });
    const value = quoted.find((candidate) => candidate !== undefined)?.trim();
    const key = attributeKeys.get(name);
    if (name === '' || (value === undefined && key)) {
      const problem =
        `cannot read ${quote(text.slice(attribute.index).trim())}; write an ` +
        'attribute as key="value", in straight quotes';
      refuse(problem);
      break;
    }
    if (!key) {
      const fix = didYouMean(name, names, `a marker can have ${names.join(', ')}`, quote);
      refuse(`unknown attribute ${quote(name)}; ${fix}`);
    } else if (key in values) refuse(`the attribute "${name}" appears twice; keep one`);
    else {
      const fix = fixOfSetting(key, value ?? '');
      const advice = fix === null ? 'set a value' : `write ${fix}`;
      places[key] = at;
      if (!value) refuse(`the attribute "${name}" is empty; ${advice}, or remove it`);
      else if (fix !== null) refuse(`the attribute "${name}" is ${quote(value)}; ${advice}`);
      else values[key] = value;
    }
  }
  const { show, ...others } = values;
  if (show === undefined) return { attributes: others, places, problems };
  const at = places.show ?? start;
  const parse = () => ({ show: parseShow(show, 'invalid-attribute') });
  const shown = recover(parse, ({ code, message }) => void problems.push({ code, message, at }));
  return { attributes: { ...others, ...shown }, places, problems };
}

/**
 * Parses names separated by white space, each at most once.
 * @throws {StatusSnippetsError} about `show`
 */
export function parseShow(
  value: string,
  code: ErrorCode = 'invalid-input',
): readonly SnippetName[] {
  const refuse = (problem: string, fix: string) =>
    new StatusSnippetsError(code, { subject: 'show', value, problem, fix });
  const oneOrMore = `write one or more of ${snippetNames.join(', ')}`;
  const names: SnippetName[] = [];
  for (const word of value.match(/\S+/g) ?? []) {
    const name = snippetNames.find((snippetName) => snippetName === word);
    if (word.includes(','))
      throw refuse(
        'separates names by commas',
        `write ${quote(value.replace(/[\s,]+/g, ' ').trim())}`,
      );
    if (!name)
      throw refuse(
        `has the unknown name ${quote(word)}`,
        didYouMean(word, snippetNames, oneOrMore, quote),
      );
    if (names.includes(name)) throw refuse(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  if (names.length === 0) throw refuse('contains no names', oneOrMore);
  return names;
}
