import { isPage, wordsOf } from './error-text.ts';
import {
  type EndpointError,
  Forbidden,
  MissingSlug,
  PageNotFound,
  PlanRequired,
  type Refusal,
  Refused,
  Unauthorised,
} from './errors.ts';
import type { Question, Reply } from './send-request.ts';

/** Names what an answer other than 200 means. */
export async function refusalOf(reply: Reply, { slug, baseUrl, quote }: Question): Promise<EndpointError> {
  const words = await saying(reply);
  const page = isPage(textOf(reply), typeOf(reply));
  const Cause =
    causes.find(({ status, when }) => status === reply.status && when(words, page))?.Cause ?? Refused;
  return new Cause({ slug, baseUrl, status: reply.status, words: quote(words) });
}

/** What an answer says to people, all of it. */
export function saying(reply: Reply): Promise<string> {
  return wordsOf(textOf(reply), typeOf(reply));
}

interface Cause {
  readonly status: number;
  readonly when: (words: string, page: boolean) => boolean;
  readonly Cause: new (facts: Refusal) => EndpointError;
}

const always = () => true;
const speaksOfPlans = (words: string) => /\b(?:plans?|growth|subscriptions?)\b/i.test(words);

/** The first row that fits decides; a status without one is refused for a reason of its own. */
const causes: readonly Cause[] = [
  { status: 400, when: (words) => /missing[\s_-]slug/i.test(words), Cause: MissingSlug },
  { status: 401, when: always, Cause: Unauthorised },
  // A firewall answers with a page of its own; whatever else says 403 is taken for the service.
  { status: 403, when: (words, page) => page && !speaksOfPlans(words), Cause: Forbidden },
  { status: 403, when: always, Cause: PlanRequired },
  { status: 404, when: always, Cause: PageNotFound },
];

function textOf(reply: Reply): string {
  return new TextDecoder().decode(reply.bytes);
}

function typeOf(reply: Reply): string {
  return reply.headers.get('content-type') ?? '';
}
