import type { ServiceSettings, SnippetResponse } from './endpoint.ts';
import type { KeptAnswers, ResponseStore } from './kept-answers.ts';
import type { PageAnswer, PageSettings } from './page.ts';
import type { Effects, ServiceRequest } from './request.ts';

/** What can be asked about pages. */
export interface Service {
  /**
   * The endpoint.
   * @throws {StatusSnippetsError} also `invalid-input`, for an invalid proxy of the environment
   */
  fetchSnippets(slug: string): Promise<SnippetResponse>;
  /** The page itself, at its free address. Never sends a request where a page may not be asked. */
  askPage(slug: string): Promise<PageAnswer>;
  /**
   * Whether several pages redirect to this address, so that it is not theirs. Known after all pages
   * were asked.
   */
  isShared(address: string): boolean;
}

interface AskingSettings extends ServiceSettings, PageSettings {
  readonly maxAge: number;
}

interface ConnectionOptions extends Pick<ServiceRequest, 'onAttempt'> {
  readonly effects: Effects;
  readonly openCache: () => Promise<ResponseStore | null>;
  /** Called before each question. If it throws, nothing is asked. */
  readonly beforeQuestion?: () => void;
  /** For how long answers and errors are remembered, in seconds; by default until the run ends. */
  readonly forgetAfter?: number;
}

/** Low, because the rate limits of the service are not known. */
const maxConcurrentPages = 8;

/** After so many pages without a connection, while none had one, no further page is asked. */
const maxUnreachable = 3;

/** One for a run: it asks each question once, and knows which pages the network lets it reach. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #responses = new Map<string, Promise<SnippetResponse>>();
  readonly #answers = new Map<string, Promise<PageAnswer>>();
  /**
   * By address, the pages that redirect to it in this run, or in the time for which answers are
   * kept.
   */
  readonly #pagesAt = new Map<string, Set<string>>();
  readonly #inTurn = createQueue(maxConcurrentPages);
  readonly #oneByOne = createQueue(1);
  #unreachable = 0;
  #isReached = false;
  /** Why no further page is asked. */
  #endedBecause: string | null = null;
  #since: number;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#since = options.effects.now();
  }

  /**
   * The service with the settings of a repository.
   * @param isRetry whether the run begins again: another run, which was faster, may know a newer
   * address, so everything is asked again, and the earlier answers count only where that fails
   */
  serviceFor(settings: AskingSettings, isRetry = false): Service {
    const repeats = new Map<string, Promise<void>>();
    const current = isRetry ? { ...settings, maxAge: 0 } : settings;
    /** @param isBetter whether a new answer replaces the earlier one */
    const askOnce = async <Answer>(
      answers: Map<string, Promise<Answer>>,
      id: string,
      ask: () => Promise<Answer>,
      isBetter: (answer: Answer) => boolean = () => true,
    ): Promise<Answer> => {
      this.#options.beforeQuestion?.();
      this.#forget();
      if (isRetry && answers.has(id)) {
        const askAgain = async () => {
          const answer = await ask().catch(() => null);
          if (answer !== null && isBetter(answer)) answers.set(id, Promise.resolve(answer));
        };
        const repeat = repeats.get(id) ?? askAgain();
        repeats.set(id, repeat);
        await repeat;
      }
      const answer = answers.get(id) ?? ask();
      answers.set(id, answer);
      return answer;
    };
    const idOf = (slug: string) => `${slug} ${settings.maxAge}`;
    return {
      fetchSnippets: (slug) =>
        askOnce(this.#responses, idOf(slug), () => this.#askEndpoint(slug, current)),
      askPage: async (slug) => {
        const { pageUrlOf } = await import('./page.ts');
        const url = pageUrlOf(slug, settings);
        if (url === null) return notAsked;
        const ask = () => this.#askPage(slug, url, current);
        return askOnce(this.#answers, idOf(url), ask, ({ says }) => says !== 'nothing');
      },
      isShared: (address) => (this.#pagesAt.get(hostOf(address))?.size ?? 0) > 1,
    };
  }

  #forget(): void {
    const { effects, forgetAfter = Number.POSITIVE_INFINITY } = this.#options;
    if (effects.now() - this.#since <= forgetAfter * 1000) return;
    this.#since = effects.now();
    this.#responses.clear();
    this.#answers.clear();
    this.#pagesAt.clear();
    this.#unreachable = 0;
    this.#endedBecause = null;
  }

  async #askEndpoint(slug: string, settings: AskingSettings): Promise<SnippetResponse> {
    const { effects, openCache, onAttempt } = this.#options;
    const { askEndpoint } = await import('./endpoint.ts');
    return askEndpoint(slug, settings, effects, { cache: await openCache(), onAttempt });
  }

  async #askPage(slug: string, url: string, settings: AskingSettings): Promise<PageAnswer> {
    const { effects, openCache } = this.#options;
    const { KeptAnswers } = await import('./kept-answers.ts');
    const { parseAnswer } = await import('./page.ts');
    const kept = new KeptAnswers(await openCache(), settings.maxAge, effects.now);
    const question = ['page', url, settings.statusPageHost ?? ''];
    const keptAnswer = parseAnswer(await kept.read(question));
    const answer = keptAnswer ?? (await this.#inTurn(() => this.#requestPage(slug, url, settings)));
    if (answer === null)
      return { says: 'nothing', reason: `not asked, because ${this.#endedBecause}` };
    if (keptAnswer === null) await kept.write(question, answer);
    if (answer.says === 'address') {
      await this.#oneByOne(() => this.#notePageAt(answer.address, url, kept));
    }
    return answer;
  }

  /** Null if no further page is asked. */
  async #requestPage(
    slug: string,
    url: string,
    settings: AskingSettings,
  ): Promise<PageAnswer | null> {
    if (this.#endedBecause !== null) return null;
    const { requestPage } = await import('./page.ts');
    const { status, answer } = await requestPage(slug, url, settings, this.#options.effects.fetch);
    if (status === null) this.#unreachable += 1;
    else this.#isReached = true;
    if (status === 429) this.#endedBecause = 'the service asks for fewer requests';
    if (!this.#isReached && this.#unreachable >= maxUnreachable) {
      this.#endedBecause = `${maxUnreachable} pages could not be reached`;
    }
    return answer;
  }

  /** Notes that a page redirects to an address, and which other pages were found there before. */
  async #notePageAt(address: string, url: string, kept: KeptAnswers): Promise<void> {
    const host = hostOf(address);
    const question = ['pages at', host];
    const earlier = Object.entries((await kept.read(question)) ?? {});
    const fresh = earlier.filter(([, time]) => kept.isFresh(time));
    const pages = this.#pagesAt.get(host) ?? new Set();
    for (const page of [...fresh.map(([page]) => page), url]) pages.add(page);
    this.#pagesAt.set(host, pages);
    if (fresh.some(([page]) => page === url)) return;
    await kept.write(question, Object.fromEntries([...fresh, [url, this.#options.effects.now()]]));
  }
}

const notAsked: PageAnswer = {
  says: 'nothing',
  reason: 'not asked, because its host is not known, or only a file names it',
};

function hostOf(address: string): string {
  return new URL(address).host;
}

/** Runs at most `size` tasks at a time. */
function createQueue(size: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running === size) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
