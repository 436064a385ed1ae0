import { readFileSync, writeFileSync } from 'node:fs';
import type { EndpointServer } from '../../support/endpoint-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startEnvironment } from '../action-environment.ts';
import { badgeAndLink, readme } from '../page.ts';
import type { Step } from '../step.ts';

const virtualClock = new URL('../../../bench/measure/virtual-clock.js', import.meta.url).href;

export type Organization = Awaited<ReturnType<typeof startOrganization>>;

export interface RepositoryReport {
  readonly repository: string;
  readonly outcome: string;
  readonly files: readonly string[];
  readonly commit?: { readonly oid: string; readonly url: string };
  readonly pullRequest?: { readonly number: number; readonly url: string };
  readonly error: { readonly code: string; readonly message: string } | null;
}

/**
 * Starts an organization with one repository, `acme/platform`, which runs the workflow and has no sections, a service, and a
 * clock that jumps ahead instead of letting the action wait.
 */
export async function startOrganization() {
  const folder = await tempFolder();
  const file = folder.at('clock');
  writeFileSync(file, '0');
  const passed = () => Number(readFileSync(file, 'utf8'));
  const environment = await startEnvironment(
    { 'README.md': '# Platform\n' },
    { repository: 'acme/platform', now: () => Date.now() + passed() },
  );
  const env = { NODE_OPTIONS: `--import=${virtualClock}`, VIRTUAL_CLOCK_FILE: file };
  return {
    ...environment,
    passTime: (milliseconds: number) => writeFileSync(file, String(passed() + milliseconds)),
    /** How far the clock moved because runs waited or a test moved it, in milliseconds. */
    get passedMs() {
      return passed();
    },
    /** Adds repositories `acme/<name>` with `text` as README. */
    add(text: string, ...names: readonly string[]) {
      for (const name of names)
        environment.github.add(`acme/${name}`, { files: { 'README.md': text } });
    },
    /** Runs the action on `acme/*`, unless the input `repositories` is given. */
    async runAll(inputs?: Step['with'], step?: Step) {
      const ended = await environment.run({
        ...step,
        with: { repositories: 'acme/*', ...inputs },
        env,
      });
      const { outputs } = ended;
      const counts = ['changed', 'failed', 'deferred'].map((name) =>
        Number(outputs[`repositories-${name}`]),
      );
      const repositories: readonly RepositoryReport[] =
        JSON.parse(outputs.report ?? '{}').repositories ?? [];
      return { ended, counts, repositories };
    },
    async [Symbol.asyncDispose]() {
      await environment[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A README whose section is up to date. */
export function filled({ baseUrl }: EndpointServer, slug = 'acme'): string {
  return readme(slug, badgeAndLink(baseUrl, slug, `https://${slug}.statuspage.me`));
}

export function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
}

export function byOutcome(repositories: readonly RepositoryReport[]): Record<string, string[]> {
  const grouped: Record<string, string[]> = {};
  for (const { repository, outcome } of repositories) {
    grouped[outcome] = [...(grouped[outcome] ?? []), repository.replace('acme/', '')].sort();
  }
  return grouped;
}
