import { UnsafeAnswer } from '../../service/errors.ts';
import type { Answer } from '../../service/fetch-snippets.ts';
import { type Page, snippetSources } from '../../snippets/snippet-set.ts';
import { judgeAddress } from '../../snippets/validate/page-url.ts';
import { judgeUsual } from '../../snippets/validate/validate-snippet.ts';
import type { Task } from '../section-requests.ts';
import { type Fulfilment, fill, formOf, refuse } from './section-content.ts';

/** Decides what a section is to hold when the service told. What it shows has to be safe; what else was told, need not. */
export async function useAnswer(task: Task, page: Page, { source, snippets }: Answer): Promise<Fulfilment> {
  const address = judgeAddress(snippets.status_page_url);
  if (source === 'stale') {
    // An old answer is no reason to touch a section that shows the page already.
    const held = (await import('./current-content.ts')).heldBy(task);
    const fallback = address.verdict === 'safe' ? address.value : '';
    if (held.filled && !held.ofOtherPage)
      return { kind: 'keep', source, snippets, address: held.address ?? fallback };
  }
  if (address.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...address }));
  const form = formOf(task);
  for (const name of task.shown) {
    const judgement = await judgeUsual(snippetSources[name][form] ?? 'status_page_url', snippets, page);
    if (judgement.verdict === 'unsafe') return refuse(new UnsafeAnswer({ slug: page.slug, ...judgement }));
  }
  return fill(task, page, source, snippets, address.value);
}
