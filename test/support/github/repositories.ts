import {
  createHostedRepository,
  type HostedRepository,
  type RepositoryOptions,
} from './hosted-repository.ts';
import type { Clock } from './pull-requests.ts';

/** All repositories of a GitHub for tests. Names are compared without regard to case. */
export class Repositories implements AsyncDisposable {
  readonly #byName = new Map<string, HostedRepository>();
  readonly #owners = new Set<string>();
  readonly #removed: HostedRepository[] = [];
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(nameWithOwner: string, options: RepositoryOptions): HostedRepository {
    this.#count += 1;
    const repository = createHostedRepository(nameWithOwner, this.#count, options, this.#clock);
    this.#byName.set(nameWithOwner.toLowerCase(), repository);
    const [login = ''] = nameWithOwner.split('/');
    this.#owners.add(login.toLowerCase());
    return repository;
  }

  remove(nameWithOwner: string): void {
    const removed = this.#byName.get(nameWithOwner.toLowerCase());
    if (removed === undefined) throw new Error(`no repository ${nameWithOwner}`);
    this.#removed.push(removed);
    this.#byName.delete(nameWithOwner.toLowerCase());
  }

  get all(): HostedRepository[] {
    return [...this.#byName.values()];
  }

  find(nameWithOwner: string): HostedRepository | null {
    const asked = nameWithOwner.toLowerCase();
    const hadName = ({ settings }: HostedRepository) =>
      settings.formerNames.some((name) => name.toLowerCase() === asked);
    return this.#byName.get(asked) ?? this.all.find(hadName) ?? null;
  }

  findById(id: string): HostedRepository | null {
    const [, number] = /^(?:R|REF|PR)_(\d+)/.exec(id) ?? [];
    return this.all.find((one) => one.number === Number(number)) ?? null;
  }

  hasOwner(login: string): boolean {
    return this.#owners.has(login.toLowerCase());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const repository of [...this.all, ...this.#removed])
      await repository[Symbol.asyncDispose]();
  }
}
