import { generateUsual } from '../snippets/generate/generate-usual.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { addressOf } from '../snippets/inputs/page-url.ts';
import type { Page } from '../snippets/snippet-set.ts';
import { type Fulfilment, fill, refuse } from './fulfilment.ts';
import type { PageKnowledge } from './pages.ts';
import type { RefreshSettings } from './settings.ts';
import type { Task } from './survey.ts';

/** Decides what a section is to hold, by what is known of its page. What only some answers need is loaded for them. */
export async function fulfil(
  task: Task,
  knowledge: PageKnowledge,
  settings: RefreshSettings,
): Promise<Fulfilment> {
  const page: Page = { slug: task.slug, baseUrl: settings.baseUrl };
  switch (knowledge.kind) {
    case 'answered':
      return (await import('./use-answer.ts')).useAnswer(task, page, knowledge.answer);
    case 'offline':
      return generate(task, page, settings, null);
    case 'plan-required':
      return generate(task, page, settings, (await import('./held.ts')).heldBy(task).addressOfPage);
    case 'failed':
      return refuse(knowledge.error);
  }
}

/** @param known the address of the page, where the section told it; a custom domain that was given goes before it */
async function generate(
  task: Task,
  page: Page,
  settings: RefreshSettings,
  known: string | null,
): Promise<Fulfilment> {
  const { slug, customDomain } = task;
  try {
    const address =
      customDomain === null && known !== null
        ? known
        : addressOf({ slug, customDomain, statusPageHost: settings.statusPageHost });
    return await fill(task, page, 'offline', await generateUsual(page, address), address);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refuse', fault: 'input', code: error.code, message: error.message };
  }
}
