import type { Finding } from '../core/errors.ts';
import { toParseProblem } from '../core/limits.ts';
import { countOf, patternCharacters } from '../core/quote.ts';
import { indexOfRangeAround } from '../core/range.ts';
import { blankFrontMatter } from '../sections/format.ts';
import { formats, loadParser } from '../sections/formats.ts';
import { formatMarker, rawMarker } from '../sections/marker.ts';
import { withoutScheme } from '../snippets/inputs.ts';
import { badgeFolder } from '../snippets/snippet-set.ts';
import type { ParsedFile } from './parse-file.ts';
import { hasProblem } from './result.ts';

/**
 * Reports the files that were named and have no section, else a group of files (of a folder or
 * glob) of which none has one.
 */
export async function findMissingSections(
  files: readonly ParsedFile[],
  baseUrl: string,
): Promise<Finding[]> {
  const isFailed = ({ findings }: ParsedFile) => hasProblem(findings);
  const hasNoSection = (file: ParsedFile) => file.parsed.sections.length === 0 && !isFailed(file);
  const named = files.filter((file) => file.need === 'section' && hasNoSection(file));
  const problems = await Promise.all(named.map((file) => missingSection(file, baseUrl)));
  const isReported = problems.length > 0 || files.some(isFailed);
  const group = files.filter(({ need }) => need === 'one-of-group');
  if (isReported || group.length === 0 || !group.every(hasNoSection)) return problems;

  const others = group.length === 1 ? '' : ` or another of the ${countOf(group.length, 'file')}`;
  const message = `no section in ${group[0]?.path}${others}`;
  // One file of all that the run was given must have a section.
  if (!files.every(hasNoSection)) return [{ level: 'note', code: 'skipped', message }];
  const fix = 'add the markers, or specify the file that contains them';
  return [{ level: 'error', code: 'no-section', message: `${message}: ${fix}` }];
}

async function missingSection(file: ParsedFile, baseUrl: string): Promise<Finding> {
  const { path, format } = file;
  const { comments } = formats[format];
  const found = (await findUnreadMarker(file)) ?? (await findUnmarkedBadge(file, baseUrl));
  const start = formatMarker('start', comments, { slug: '…' });
  const end = formatMarker('end', comments);
  const markers = `${start} and ${end} where the snippets belong`;
  const fix = `put ${markers}, or let "status-snippets init" do it`;
  const message = `this file contains no section; ${fix}`;
  return { path, level: 'error', code: 'no-section', message, ...found };
}

async function findUnreadMarker({ format, parsed, positionOf }: ParsedFile) {
  const { text, timeBudget } = parsed;
  const marker = text.search(rawMarker('start'));
  if (marker < 0) return null;
  // It was parsed before, without a problem.
  const parse = await loadParser(format);
  const document = timeBudget.run(text.length, () => parse(text));
  const { describePlace } = await import('../sections/unread-marker.ts');
  const place = describePlace(document, marker);
  const message =
    `this file contains no section: this marker is in ${place}, which is not ` +
    'read; put both markers outside of it';
  return { ...positionOf(marker), message };
}

async function findUnmarkedBadge(file: ParsedFile, baseUrl: string) {
  // Many old badges are at `http:`, `//` or `www.`.
  const host = withoutScheme(baseUrl).replace(patternCharacters, '\\$&');
  const badge = new RegExp(`(?:https?:)?//(?:www\\.)?${host}${badgeFolder}`, 'gi');
  const badges = [...withoutComments(file).matchAll(badge)];
  if (badges.length === 0) return null;
  const code = await findCode(file);
  const shown = badges.find(({ index }) => indexOfRangeAround(code, index) < 0);
  if (shown === undefined) return null;
  const message =
    'this file contains no section; "status-snippets adopt" makes one of this badge, or says ' +
    'why it cannot';
  return { ...file.positionOf(shown.index), message };
}

/** Blanks replace front matter and comments, so offsets stay the same. */
function withoutComments({ format, parsed: { text } }: ParsedFile): string {
  const { comments } = formats[format];
  const toPattern = (mark: string) =>
    mark.replace(patternCharacters, '\\$&').replace(/(?<=\{)|(?=\\\})/, '\\s*');
  const [open, close] = [comments.open, comments.close].map(toPattern);
  const comment = new RegExp(`<!--(?:.*?-->|.*)|${open}(?:.*?${close}|.*)`, 'gs');
  return blankFrontMatter(text).replace(comment, (hidden) => ' '.repeat(hidden.length));
}

/** Empty if the syntax is invalid, which is the concern of `adopt`. */
async function findCode({ format, parsed: { text, timeBudget } }: ParsedFile) {
  const parse = await loadParser(format);
  try {
    const outline = timeBudget.run(text.length, () => parse(text).outline());
    return outline.filter(({ type }) => type === 'code' || type === 'inlineCode');
  } catch (error) {
    toParseProblem(error);
    return [];
  }
}
