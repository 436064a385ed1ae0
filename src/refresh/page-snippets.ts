import { UnsafeAnswer } from '../service/errors.ts';
import { generateUsual } from '../snippets/generate/generate-usual.ts';
import { addressOf } from '../snippets/inputs/page-url.ts';
import type { Page, SnippetField, SnippetSet } from '../snippets/snippet-set.ts';
import { judgeAddress } from '../snippets/validate/page-url.ts';
import { judgeUsual } from '../snippets/validate/validate-snippet.ts';
import { type Ask, learnPage } from './fetch-pages.ts';
import type { RefreshSettings } from './input.ts';
import type { PageSource } from './report/report.ts';
import { differingDomain, pageWarnings, type Warning } from './warnings.ts';

/** The snippet set of a page, and where it came from. */
export interface PageSnippets {
  readonly source: PageSource;
  readonly snippets: SnippetSet;
  readonly warnings: readonly Warning[];
}

/**
 * Gets the snippet set of one page, by the rules of the source.
 *
 * @param fields the strings that will be used; each must be safe
 * @throws {EndpointError} where the service refuses, is away or answers with something unsafe
 * @throws {InputError} where an address has to be built and cannot be
 */
export async function pageSnippets(
  slug: string,
  fields: readonly SnippetField[],
  settings: Pick<RefreshSettings, 'source' | 'baseUrl' | 'customDomain' | 'statusPageHost'>,
  ask: Ask,
): Promise<PageSnippets> {
  const page: Page = { slug, baseUrl: settings.baseUrl };
  const knowledge = await learnPage(slug, settings.source, ask);
  if (knowledge.kind === 'failed') throw knowledge.error;
  const warnings = pageWarnings(slug, knowledge);
  if (knowledge.kind !== 'answered') {
    const { statusPageHost, customDomain } = settings;
    const address = addressOf({ slug, statusPageHost, customDomain });
    return { source: 'offline', snippets: await generateUsual(page, address), warnings };
  }
  const { source, snippets } = knowledge.answer;
  const judged: Record<SnippetField, string> = { ...snippets };
  for (const field of fields) {
    const judgement = await judgeUsual(field, snippets, page);
    if (judgement.verdict === 'unsafe') throw new UnsafeAnswer({ slug, ...judgement });
    judged[field] = judgement.value;
  }
  const address = judgeAddress(snippets.status_page_url);
  const differing =
    address.verdict === 'safe' ? differingDomain(slug, settings.customDomain, address.value) : [];
  return { source, snippets: judged, warnings: [...warnings, ...differing] };
}
