import { clean } from './secrets.ts';

/** Keys under which services put what they have to say to people. */
const humanKeys: ReadonlySet<string> = new Set([
  'detail',
  'details',
  'description',
  'error',
  'error_description',
  'errors',
  'message',
  'messages',
  'msg',
  'reason',
  'title',
]);

/** Deeper than this, nobody speaks to people. */
const depthLimit = 8;

/**
 * What a body of any shape says to people, as one line: the texts under the usual keys of a JSON value of any layout, the
 * visible text of an HTML page, else the body as it is. Without control, format and bidirectional characters.
 */
export async function wordsOf(body: string, contentType: string): Promise<string> {
  if (isPage(body, contentType)) {
    const { textOfPage } = await import('./html-text.ts');
    return clean(textOfPage(body));
  }
  const value = parseJson(body);
  const texts = value === undefined ? [] : humanTexts(value, true, depthLimit).map(clean).filter(Boolean);
  return texts.length > 0 ? [...new Set(texts)].join('; ') : clean(body);
}

/** Whether a body is an HTML page, by what it holds more than by what it is called. */
export function isPage(body: string, contentType: string): boolean {
  if (/^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(afterComments(body))) return true;
  return /\bx?html\b/i.test(contentType) && /<[a-z]/i.test(body) && parseJson(body) === undefined;
}

function afterComments(body: string): string {
  let rest = body.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    rest = end === -1 ? '' : rest.slice(end + 3).trimStart();
  }
  return rest;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function humanTexts(value: unknown, human: boolean, depth: number): string[] {
  if (typeof value === 'string') return human ? [value] : [];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => humanTexts(item, human, depth - 1));
  return Object.entries(value).flatMap(([key, item]) =>
    humanTexts(item, humanKeys.has(key.toLowerCase()), depth - 1),
  );
}
