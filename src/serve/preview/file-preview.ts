import type { Problem, SectionReport } from '../../refresh/json-report.ts';
import { type RefreshedTextWithSections, refreshOneText } from '../../refresh/refresh-files.ts';
import type { InputFile, RefreshSettings } from '../../refresh/refresh-input.ts';
import type { FetchSnippets } from '../../service/fetch-snippets.ts';
import { serviceError } from '../../service/service-error.ts';
import { type StandIn, serviceErrors, snippetsOfPage } from '../service-routes.ts';
import { emptySection } from './render-markdown.ts';

/** A file before and after a refresh against the stand-in. */
export interface FilePreview {
  readonly file: InputFile;
  /** The text of the file; null if it cannot be read. */
  readonly before: string | null;
  /** The text after the refresh; null if the file cannot be read. */
  readonly after: string | null;
  readonly sections: readonly SectionReport[];
  readonly problems: readonly Problem[];
}

/** Refreshes a file against the stand-in, without writing it. */
export async function previewFile(file: InputFile, settings: RefreshSettings, standIn: StandIn): Promise<FilePreview> {
  const { content } = file;
  if (content.outcome === 'unreadable') {
    return { file, before: null, after: null, sections: [], problems: [content.problem] };
  }
  const { baseUrl, statusPageHost } = standIn;
  const localSettings = { ...settings, baseUrl, statusPageHost };
  const refreshed = await refreshOneText(content.text, file, localSettings, createLocalSnippetFetcher(standIn));
  return { ...refreshed, file, before: markEmptySections(content.text, refreshed), after: refreshed.text };
}

/** The text before the refresh, with a mark in each empty section, in the place where the refresh puts the snippets. */
function markEmptySections(text: string, { text: after, oldSections, newSections }: RefreshedTextWithSections): string {
  const parts: string[] = [];
  let next = 0;
  for (const [index, { content }] of oldSections.entries()) {
    const filled = newSections[index]?.content;
    const old = text.slice(content.start, content.end);
    if (filled === undefined || old.trim() !== '') continue;
    const marked = after.slice(filled.start, filled.end).replace(/[^\s>](?:.*[^\s>])?/s, emptySection);
    parts.push(text.slice(next, content.start), marked);
    next = content.end;
  }
  return [...parts, text.slice(next)].join('');
}

/** Creates a `FetchSnippets` that returns what the stand-in would respond, without HTTP requests. */
function createLocalSnippetFetcher(standIn: StandIn): FetchSnippets {
  const { baseUrl, findPage } = standIn;
  return async (slug) => {
    const page = findPage(slug);
    if (page === undefined) {
      throw serviceError('page-not-found', { slug, baseUrl, status: 404, text: serviceErrors.notFound });
    }
    if (page.plan === 'pro') {
      throw serviceError('plan-required', { slug, baseUrl, status: 403, text: serviceErrors.planRequired });
    }
    return { source: 'endpoint', snippets: snippetsOfPage(page, standIn) };
  };
}
