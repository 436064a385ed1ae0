import { distance } from 'fastest-levenshtein';
import { type ErrorCode, isError, StatusSnippetsError } from '../text/errors.ts';
import { quote } from '../text/quote.ts';
import type { Range } from '../text/range.ts';
import { didYouMean } from '../text/suggest.ts';
import type { Comment, SectionProblem, SectionWarning } from './comment.ts';

export const markerWord = 'status[-_ ]?snipp?et';
const mentionPattern = new RegExp(markerWord, 'i');

/** Most texts do not, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return mentionPattern.test(text);
}

/** How comments are written in a format. */
export interface CommentSyntax {
  readonly open: string;
  readonly close: string;
  /** What such a comment is in formats with the other syntax. */
  readonly effectElsewhere: string;
  readonly hint: string;
}

export const htmlComments: CommentSyntax = {
  open: '<!--',
  close: '-->',
  effectElsewhere: 'a syntax error in MDX',
  hint: '',
};

export const mdxComments: CommentSyntax = {
  open: '{/*',
  close: '*/}',
  effectElsewhere: 'visible text in Markdown and HTML',
  hint: ', or read the file as MDX with --format mdx (Docusaurus does)',
};

export interface Pair {
  readonly start: Comment;
  readonly end: Comment;
  readonly content: Range;
  readonly attributes: SectionAttributes;
}

export function pairMarkers(
  comments: readonly Comment[],
  syntax: CommentSyntax,
): { readonly pairs: readonly Pair[]; readonly problems: readonly SectionProblem[] } {
  const pairs: Pair[] = [];
  const problems: (MarkerProblem & { readonly comment: Comment })[] = [];
  const report = (comment: Comment, code: ErrorCode, message: string) => problems.push({ comment, code, message });
  const lookAlikes = new Set<Comment>();
  const [start, end] = [formatMarker('start', syntax), formatMarker('end', syntax)];
  /** It has no attributes if it is broken. */
  let open: {
    readonly comment: Comment;
    readonly attributes: SectionAttributes | null;
    readonly isMarker: boolean;
  } | null = null;

  for (const comment of comments) {
    const marker = (comment.isClosed ? parseMarker : parseUnclosedMarker)(comment.text, syntax);
    if (marker.kind === 'other') continue;
    // A broken marker opens and closes sections too, so that its partner is not reported as a second mistake.
    const attributes = marker.problems.length === 0 ? marker.attributes : null;
    for (const { code, message } of marker.problems) report(comment, code, message);
    const isMarker = marker.kind === 'marker';
    if (!isMarker) lookAlikes.add(comment);
    if (marker.role === 'start') {
      if (open?.isMarker)
        report(comment, 'nested-start', `a section starts inside another one; end that with ${end} before this marker`);
      else open = { comment, attributes, isMarker };
    } else if (open) {
      // A marker whose partner is mistyped is a broken section.
      if (open.isMarker || isMarker) for (const each of [open.comment, comment]) lookAlikes.delete(each);
      if (attributes && open.attributes) {
        const content = { start: open.comment.range.end, end: comment.range.start };
        pairs.push({ start: open.comment, end: comment, content, attributes: open.attributes });
      }
      open = null;
    } else if (attributes) {
      report(comment, 'end-without-start', `an end marker without a start; put ${start} before it or remove it`);
    }
  }
  if (open?.isMarker) {
    report(open.comment, 'start-without-end', `a start marker without an end; put ${end} where the section ends`);
  }
  const place = (comment: Comment) => ({ offset: comment.range.start, isOnlySimilar: lookAlikes.has(comment) });
  return { pairs, problems: problems.map(({ comment, ...problem }) => ({ ...problem, ...place(comment) })) };
}

function parseUnclosedMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const [first = ''] = text.trim().split(/[\r\n]/);
  const meant = parseMarker(first, syntax);
  return meant.kind === 'other'
    ? meant
    : lookAlike(meant.role, `this marker does not end with "${syntax.close}"`, syntax);
}

type Role = 'start' | 'end';

interface MarkerProblem {
  readonly code: ErrorCode;
  readonly message: string;
}

type ParsedMarker =
  | {
      readonly kind: 'marker' | 'look-alike';
      readonly role: Role;
      readonly attributes: SectionAttributes;
      readonly problems: readonly MarkerProblem[];
    }
  | { readonly kind: 'other' };

const exactPattern = /^status-snippets\s+(start|end)(?:\s+([\s\S]*))?$/;

/**
 * A look-alike contains the program's name and a word for start or end, but they are written differently from a marker
 * (`begin`), or a delimiter has extra dashes or asterisks. A comment that mentions the words in a sentence is none.
 */
export function parseMarker(text: string, syntax: CommentSyntax): ParsedMarker {
  const words = text.trim();
  const [, exactRole, rest = ''] = exactPattern.exec(words) ?? [];
  const role = (exactRole as Role | undefined) ?? lookAlikeRole(words.replace(/^[*-]+\s*/, ''));
  if (!role) return { kind: 'other' };
  if (!exactRole) return lookAlike(role, 'this looks like a marker but is not one', syntax);
  if (rest.includes(syntax.open)) return lookAlike(role, `this marker does not end with "${syntax.close}"`, syntax);
  if (role === 'start') return { kind: 'marker', role, ...parseAttributes(rest) };
  if (rest === '') return { kind: 'marker', role, attributes: {}, problems: [] };
  const message = `the end marker takes no attributes, but has ${quote(rest)}; put them on the start marker`;
  return { kind: 'marker', role, attributes: {}, problems: [{ code: 'unknown-attribute', message }] };
}

const namePattern = `${markerWord}s?`;
const restPattern = String.raw`(?:[\s:]+(?<rest>[\s\S]*))?$`;

/** What people write instead of a marker, and how many letters of the word for its role may be mistyped. */
const nearMisses: readonly { readonly pattern: RegExp; readonly typos: Readonly<Record<Role, number>> }[] = [
  { pattern: new RegExp(`^${namePattern}[\\s:_-]+(?<word>[a-z]+)${restPattern}`, 'i'), typos: { start: 2, end: 1 } },
  { pattern: new RegExp(`^(?<word>[a-z]+)[\\s:_-]+${namePattern}${restPattern}`, 'i'), typos: { start: 0, end: 0 } },
  { pattern: new RegExp(`^(?<word>/)\\s*${namePattern}${restPattern}`, 'i'), typos: { start: 0, end: 0 } },
];

const startWords = /^(?:start|begins?|opens?)$/;
const endWords = /^(?:ends?|stops?|close|finish|\/)$/;

function lookAlikeRole(text: string): Role | undefined {
  for (const { pattern, typos } of nearMisses) {
    const { word = '', rest = '' } = pattern.exec(text)?.groups ?? {};
    if (word === '' || (rest !== '' && !/^(?:[\w-]+\s*=|[*-]+$)/.test(rest))) continue;
    const typed = word.toLowerCase();
    if (startWords.test(typed) || distance(typed, 'start') <= typos.start) return 'start';
    if (endWords.test(typed) || distance(typed, 'end') <= typos.end) return 'end';
  }
  return undefined;
}

function lookAlike(role: Role, problem: string, syntax: CommentSyntax) {
  const message = `${problem}; write ${formatMarker(role, syntax)}`;
  return { kind: 'look-alike', role, attributes: {}, problems: [{ code: 'look-alike', message }] } as const;
}

export function formatMarker(
  role: Role,
  syntax: CommentSyntax,
  attributes: { readonly [Key in keyof SectionAttributes]: SectionAttributes[Key] | null } = {},
): string {
  const written = [...attributeKeys].map(([name, key]) => {
    const values = [attributes[key] ?? []].flat();
    return values.length === 0 ? '' : ` ${name}="${values.join(' ')}"`;
  });
  return `${syntax.open} status-snippets ${role}${written.join('')} ${syntax.close}`;
}

/** A comment in the syntax of another format, which is visible text or a syntax error in this format. */
export interface WrittenComment {
  readonly start: number;
  readonly text: string;
}

/** A brace after an even number of backslashes, and the comment after the brace. */
const mdxComment = /\{(?<=(?<!\\)(?:\\\\)*\{)\s*\/\*([\s\S]*?)\*\//g;

export function findMdxComments(text: string): WrittenComment[] {
  // The search takes linear time only because the text after the last comment is cut off.
  const comments = text.slice(0, text.lastIndexOf('*/') + '*/'.length).matchAll(mdxComment);
  return [...comments].map(({ index, 1: inside = '' }) => ({ start: index, text: inside }));
}

/** A marker in the syntax of the other format. */
export function wrongSyntaxProblems(comments: readonly WrittenComment[], expected: CommentSyntax): SectionProblem[] {
  const other = expected === htmlComments ? mdxComments : htmlComments;
  return comments.flatMap(({ start, text }) => {
    const marker = parseMarker(text, other);
    if (marker.kind === 'other') return [];
    const problem = `${formatMarker(marker.role, other)} is ${other.effectElsewhere}`;
    const { problems } = lookAlike(marker.role, problem, expected);
    return problems.map(({ code, message }) => ({ offset: start, code, message: message + other.hint }));
  });
}

const almostCommentOrCode = /(?:<--|<! --|&lt;!--)([^<>&]*)(?:-->|--&gt;)|<(\/?)(?:code|pre)\b/gi;

/** Text that was probably meant as a marker. In the elements for code, it is an example. */
export function textWarnings(text: string): SectionWarning[] {
  const warnings: SectionWarning[] = [];
  let codeDepth = 0;
  for (const { index, 1: inside, 2: slash } of text.matchAll(almostCommentOrCode)) {
    if (slash !== undefined) codeDepth = Math.max(0, codeDepth + (slash === '' ? 1 : -1));
    const marker = parseMarker(inside ?? '', htmlComments);
    if (marker.kind === 'other' || codeDepth > 0) continue;
    const { problems } = lookAlike(marker.role, 'this marker is visible text', htmlComments);
    for (const { code, message } of problems) warnings.push({ offset: index, code, message });
  }
  return warnings;
}

/** The attributes of a start marker. The values of `slug` and `customDomain` are validated later. */
export interface SectionAttributes {
  readonly slug?: string;
  readonly customDomain?: string;
  readonly show?: readonly SnippetName[];
}

/** `base-url` is not among them, because a file must not decide which host is connected to. */
const attributeKeys: ReadonlyMap<string, keyof SectionAttributes> = new Map([
  ['slug', 'slug'],
  ['custom-domain', 'customDomain'],
  ['show', 'show'],
]);

const attributePattern = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'“”„‘’]+)))?(?=\s|$)|\S[\s\S]*/g;

/** Other names that people write. */
const aliases: ReadonlyMap<string, string> = new Map([
  ...['page', 'name', 'id'].map((name) => [name, '"slug"'] as const),
  ...['domain', 'host'].map((name) => [name, '"custom-domain"'] as const),
  ...['badge', 'link', 'widget', 'script'].map((name) => [name, 'show="badge link"'] as const),
]);

/** An attribute as in YAML or JSON. */
const colonPattern = /^\{?\s*["']?([\w-]+)["']?\s*:\s*["']?([^"',{}]+?)["']?\s*\}?$/;

function parseAttributes(text: string): {
  readonly attributes: SectionAttributes;
  readonly problems: readonly MarkerProblem[];
} {
  const values: Partial<Record<keyof SectionAttributes, string>> = {};
  const problems: MarkerProblem[] = [];
  const refuse = (code: ErrorCode, message: string) => problems.push({ code, message });
  const names = [...attributeKeys.keys()];
  const [, nameWithColon = '', valueAfterColon = ''] = colonPattern.exec(text.trim()) ?? [];
  if (attributeKeys.has(nameWithColon)) {
    refuse('invalid-attribute', `cannot read ${quote(text.trim())}; write ${nameWithColon}=${quote(valueAfterColon)}`);
    return { attributes: {}, problems };
  }
  for (const attribute of text.matchAll(attributePattern)) {
    const [, name = '', ...quoted] = attribute;
    const value = quoted.find((candidate) => candidate !== undefined)?.trim();
    const key = attributeKeys.get(name);
    if (name === '' || (value === undefined && key)) {
      const problem = `cannot read ${quote(text.slice(attribute.index))}; write an attribute as key="value", in straight quotes`;
      refuse('invalid-attribute', problem);
      break;
    }
    if (!key) {
      const alias = aliases.get(name);
      const hint = didYouMean(name, names, `a marker can have ${names.join(', ')}`, quote);
      const isSlug = name === text.trim() && /^[\w.-]+$/.test(name);
      const fix = alias ? `did you mean ${alias}?` : isSlug ? `did you mean slug=${quote(name)}?` : hint;
      refuse('unknown-attribute', `unknown attribute ${quote(name)}; ${fix}`);
    } else if (key in values) refuse('repeated-attribute', `the attribute "${name}" appears twice; keep one`);
    else if (!value) refuse('invalid-attribute', `the attribute "${name}" is empty; set a value or remove it`);
    else values[key] = value;
  }
  const { show, ...others } = values;
  try {
    return {
      attributes: { ...others, ...(show !== undefined && { show: parseShow(show, 'invalid-attribute') }) },
      problems,
    };
  } catch (error) {
    if (!isError(error)) throw error;
    return { attributes: {}, problems: [...problems, error] };
  }
}

export const snippetNames = ['badge', 'link', 'widget', 'script', 'definitions'] as const;

/** A name that the attribute `show` accepts: `badge`, `link`, `widget`, `script` or `definitions`. */
export type SnippetName = (typeof snippetNames)[number];

/**
 * Parses names separated by white space, each at most once.
 * @throws {StatusSnippetsError} about `show`, if the value is not valid
 */
export function parseShow(value: string, code: ErrorCode = 'invalid-input'): readonly SnippetName[] {
  const refuse = (problem: string, fix: string) =>
    new StatusSnippetsError(code, { subject: 'show', value, problem, fix });
  const oneOrMore = `write one or more of ${snippetNames.join(', ')}`;
  const names: SnippetName[] = [];
  for (const word of value.match(/\S+/g) ?? []) {
    const name = snippetNames.find((snippetName) => snippetName === word);
    if (word.includes(','))
      throw refuse('separates names by commas', `write ${quote(value.replace(/[\s,]+/g, ' ').trim())}`);
    if (!name) throw refuse(`has the unknown name ${quote(word)}`, didYouMean(word, snippetNames, oneOrMore, quote));
    if (names.includes(name)) throw refuse(`names "${word}" twice`, 'write it once');
    names.push(name);
  }
  if (names.length === 0) throw refuse('contains no names', oneOrMore);
  return names;
}

/** Matches the labels of the snippet `definitions`. */
export const labelPattern = 'status-(?:badge|page)';

/** These labels, normalized by the rules of Markdown. */
export const definitionLabels: readonly string[] = ['STATUS-BADGE', 'STATUS-PAGE'];
