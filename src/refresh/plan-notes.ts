import type { Finding } from '../core/errors.ts';
import { countOf } from '../core/quote.ts';
import { planSentence } from '../snippets/plans.ts';
import type { PageWithoutApi } from './addresses.ts';

/** One for a run. It says where a run cannot notice that a page moves. */
export function noteAboutPlans(pages: readonly PageWithoutApi[]): Finding[] {
  const [first] = pages;
  if (!first) return [];
  const isOne = pages.length === 1;
  const subject = isOne ? `page "${first.slug}"` : countOf(pages.length, 'page');
  const [itself, its] = isOne ? ['the page itself', 'its'] : ['the pages themselves', 'their'];
  const words = first.refusal.fields.words ? ` ("${first.refusal.fields.words}")` : '';
  const asked = `The plan of ${subject} does not include the API${words}, so ${itself} were asked`;
  const silent = pages.filter(({ answer }) => answer.says === 'nothing');
  const start = `${isOne ? asked.replace('were', 'was') : asked} for ${its} address.`;
  const toNote = (message: string): Finding => {
    const plans = `${planSentence()} On a plan without the badge, write show="link".`;
    return { level: 'note', code: 'plan-required', message: `${message} ${plans}` };
  };
  if (silent.length === 0) return [toNote(start)];
  const reasons = silent.flatMap(({ answer }) => (answer.says === 'nothing' ? answer.reason : []));
  const who = isOne ? 'It' : `${countOf(silent.length, 'page')} of them`;
  const message =
    `${start} ${who} did not say it (${[...new Set(reasons)].slice(0, 3).join('; ')}), so a move ` +
    'is not noticed: check that no plan has disabled the page, and allow connections to the ' +
    'addresses of pages, or set custom-domain.';
  return [toNote(message)];
}

/** One page, for a run that reports everything. */
export function describePageWithoutApi({ slug, refusal, answer }: PageWithoutApi): string {
  const what = {
    address: () => `it redirects to ${'address' in answer ? answer.address : ''}`,
    itself: () => 'it shows itself at its free address',
    renamed: () => `it redirects to the page "${'slug' in answer ? answer.slug : ''}"`,
    nothing: () => `it did not say its address: ${'reason' in answer ? answer.reason : ''}`,
  }[answer.says]();
  return `page "${slug}": ${what}. ${refusal.fields.problem}`;
}
