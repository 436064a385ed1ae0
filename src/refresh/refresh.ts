import { formats } from '../sections/formats.ts';
import { formatMarker } from '../sections/marker.ts';
import type { Finding } from '../text/finding.ts';
import { patternCharacters } from '../text/quote.ts';
import { createLocator, indexOfRangeAround } from '../text/range.ts';
import type { Run, Sources } from './input.ts';
import { fetchOrGeneratePages, toPageReports } from './pages.ts';
import { type ParsedFile, parseFiles } from './parse-file.ts';
import { failedResult, hasProblem, type RefreshResult } from './result.ts';
import { type RewrittenFile, rewriteFile } from './rewrite-file.ts';

/**
 * Finds the sections of files, gets each page once, and computes the new text of each file. If any file has a problem,
 * there are no changes.
 * @param sources in the order of the report
 */
export async function refresh(sources: Sources, run: Run): Promise<RefreshResult> {
  return refreshFiles(await parseFiles(sources, run.settings), run);
}

export async function refreshFiles(files: readonly ParsedFile[], run: Run): Promise<RefreshResult> {
  const found = files.flatMap(({ findings }) => findings);
  const { settings, fetchSnippets } = run;
  const missing = run.mayLackSections ? [] : await findMissingSections(files, settings.baseUrl);
  const findings = [...found, ...missing];
  if (hasProblem(findings)) return failedResult(files, findings);

  const requests = files.flatMap(({ sections }) => sections);
  const pages = await fetchOrGeneratePages(requests, settings, fetchSnippets);
  const results: RewrittenFile[] = [];
  const problems: Finding[] = [];
  for (const file of files) {
    if (file.sections.length === 0) continue;
    const rewritten = await rewriteFile(file, pages, settings.baseUrl);
    if ('report' in rewritten) results.push(rewritten);
    // One file can have more findings than a call accepts arguments.
    else for (const problem of rewritten) problems.push(problem);
  }
  const pageReports = toPageReports(results.flatMap((file) => file.pages));
  const earlier = [...pages.warnings, ...findings];
  if (problems.length > 0) return failedResult(files, [...earlier, ...problems], pageReports);
  const changes = results.flatMap(({ change }) => change ?? []);
  return {
    outcome: changes.length > 0 ? 'changed' : 'unchanged',
    files: results.map(({ report }) => report),
    pages: pageReports,
    changes,
    findings: [...earlier, ...results.flatMap(({ warnings }) => warnings)],
    failure: null,
  };
}

async function findMissingSections(files: readonly ParsedFile[], baseUrl: string) {
  const isFailed = ({ findings }: ParsedFile) => hasProblem(findings);
  const isWithout = (file: ParsedFile) => file.parsed.sections.length === 0 && !isFailed(file);
  const named = files.filter((file) => file.need === 'section' && isWithout(file));
  const problems = await Promise.all(named.map((file) => missingSection(file, baseUrl)));
  const group = files.filter(({ need }) => need === 'one-of-group');
  if (problems.length > 0 || files.some(isFailed) || group.length === 0 || !group.every(isWithout)) return problems;
  const [which, where] =
    group.length === 1 ? ['the only file', 'it'] : [`any of the ${group.length} files`, 'one of them'];
  const message = `no section in ${which}: put the markers in ${where}, or specify the file that contains them`;
  return [{ level: 'error', code: 'no-section', message } as const];
}

async function missingSection({ path, format, parsed }: ParsedFile, baseUrl: string): Promise<Finding> {
  const { text, timeBudget } = parsed;
  const without = { path, level: 'error', code: 'no-section' } as const;
  const marker = text.search(/(?:<!--|\{\s*\/\*)\s*status-snippets\s+start\b/);
  if (marker >= 0) {
    const message =
      'this file contains no section: this marker is in code or other literal text, which is not read; put both markers outside of it';
    return { ...without, ...createLocator(text)(marker), message };
  }
  // Many old badges are at `http:`, `//` or `www.`.
  const host = baseUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(patternCharacters, '\\$&');
  const badges = [...text.matchAll(new RegExp(`(?:https?:)?//(?:www\\.)?${host}/badge/`, 'gi'))];
  if (badges.length > 0) {
    // Invalid syntax is the concern of `adopt`.
    const spans = await formats[format].outline(text, 'all', timeBudget).catch(() => []);
    const code = spans.filter(({ type }) => /^(?:code(?:Text|Indented|Fenced)?|inlineCode)$/.test(type));
    const badge = badges.find(({ index }) => indexOfRangeAround(code, index) < 0);
    const message = 'this file contains no section; "status-snippets adopt" makes one of this badge';
    if (badge) return { ...without, ...createLocator(text)(badge.index), message };
  }
  const { comments } = formats[format];
  const markers = `${formatMarker('start', comments, { slug: '…' })} and ${formatMarker('end', comments)}`;
  const message = `this file contains no section; put ${markers} where the snippets belong, or let "status-snippets init" do it`;
  return { ...without, message };
}
