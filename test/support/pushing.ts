import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runInProcess } from './command-line.ts';
import type { Repository } from './repository.ts';
import { acmeAt, defaultContent, section } from './section.ts';

export const empty = section();
export const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
export const moved = section(defaultContent(acmeAt('https://status.acme.com')));

export const offlinePush = ['--push', '--source', 'offline'];

/** Runs `--push` without asking the service. */
export function push(
  repository: Repository,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  return runInProcess(repository, [...offlinePush, ...args], { env });
}

/** The exit code and the outcome of a change request for another address. */
export async function propose(repository: Repository) {
  const args = ['--json', '--change-request', 'status', '--custom-domain', 'status.acme.com'];
  const { code, stdout } = await push(repository, args);
  return [code, JSON.parse(stdout).publish.outcome];
}

/** Objects of git, the cache of a run, and what a program makes that core.fsmonitor starts. */
const mayChange = /(?:^|\/)(?:objects|fsmonitor--daemon)(?:\/|$)|^(?:\.cache|home)(?:\/|$)/;

/** All files of a clone that a push must leave as they are, byte for byte. */
export function checkoutOf({ path }: Repository): Readonly<Record<string, string>> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const name = relative(path, file).replaceAll('\\', '/');
    return [name, entry.isFile() ? readFileSync(file, 'base64') : ''] as const;
  });
  return Object.fromEntries(files.filter(([name]) => !mayChange.test(name)));
}

export const countReads = (connections: readonly string[]) =>
  connections.filter((what) => what === 'read').length;
