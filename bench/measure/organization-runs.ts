import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { badgeAndLink, readme } from '../../test/action/page.ts';
import { runStep, type Step } from '../../test/action/step.ts';
import { startEndpoint } from '../../test/support/endpoint-server.ts';
import { type GitHubForTests, startGitHub } from '../../test/support/github/github.ts';
import { documentedContentLimits } from '../../test/support/github/limits.ts';
import { readmeText } from '../readme-text.js';

/* Measures runs of the action's bundle on organizations, and prints the table. Started by bench/organization.js. */

/** An organization on which the action is run, with goals for the run. */
interface Situation {
  readonly name: string;
  /** The number of repositories, by the state of their README. */
  readonly repositories: Readonly<Partial<Record<ReadmeState, number>>>;
  /** How many of the files have 900 KB, spread over all. */
  readonly largeFiles?: number;
  readonly inputs?: Step['with'];
  readonly goals: Partial<
    Readonly<Record<'reads' | 'refusals' | 'writes' | 'millisecondsPerRepository', number>>
  >;
}

type ReadmeState = 'without a section' | 'up to date' | 'out of date';

interface Measurement {
  readonly reads: number;
  /** The reads that GitHub refused because they were too much. */
  readonly refusals: number;
  readonly writes: number;
  readonly points: number;
  readonly serviceRequests: number;
  readonly waitedSeconds: number;
  readonly megabytes: number;
  readonly millisecondsPerRepository: number;
}

const pullRequestMode = { mode: 'pull-request' };
const situations: readonly Situation[] = [
  {
    name: '500 without a section',
    repositories: { 'without a section': 500 },
    goals: { reads: 40, refusals: 3, writes: 0, millisecondsPerRepository: 5 },
  },
  {
    name: '500 up to date',
    repositories: { 'up to date': 500 },
    goals: { reads: 40, refusals: 3, writes: 0, millisecondsPerRepository: 20 },
  },
  {
    name: '500 up to date, 50 of them with 900 KB',
    repositories: { 'up to date': 500 },
    largeFiles: 50,
    goals: { reads: 90, writes: 0 },
  },
  {
    name: '500, of which 8 are due, with `mode: check`',
    repositories: { 'out of date': 8, 'up to date': 492 },
    inputs: { mode: 'check' },
    goals: { reads: 40, refusals: 3, writes: 0 },
  },
  {
    name: '500, of which 100 get a commit',
    repositories: { 'out of date': 100, 'up to date': 400 },
    goals: { reads: 140, refusals: 3, writes: 100 },
  },
  {
    name: '500, of which 100 get a pull request',
    repositories: { 'out of date': 100, 'up to date': 400 },
    inputs: pullRequestMode,
    goals: { writes: 200 },
  },
  {
    name: '5,000 without a section',
    repositories: { 'without a section': 5000 },
    goals: { reads: 400, writes: 0, millisecondsPerRepository: 5 },
  },
  {
    name: '5,000 up to date',
    repositories: { 'up to date': 5000 },
    goals: { reads: 400, writes: 0, millisecondsPerRepository: 20 },
  },
  {
    name: '5,000 up to date, one of ten shards',
    repositories: { 'up to date': 5000 },
    inputs: { shard: '1/10' },
    goals: { reads: 90, writes: 0 },
  },
];

/**
 * Without limits, V8 lets garbage grow by 100 MB before it collects it, and touches more and more of what it reserves for new
 * objects. The peak would not show what is kept.
 */
const heapLimits = '--max-old-space-size=40 --max-semi-space-size=2';
const maxMemoryGrowth = 1.5;
const maxMemoryGrowthByLargeFiles = 1.2;
const directory = mkdtempSync(join(tmpdir(), 'status-snippets-bench-'));
const clockFile = join(directory, 'clock');
const usageFile = join(directory, 'usage');
const clock = new URL('virtual-clock.js', import.meta.url).href;
const usage = new URL('write-usage.js', import.meta.url).href;
const nodeOptions = `--import=${clock} --import=${usage} ${heapLimits}`;

const columns = [
  'read calls',
  'refused',
  'write calls',
  'points',
  'service',
  'waited',
  'peak memory',
  'time per repository',
];
console.log(
  `| Repositories | ${columns.join(' | ')} | |\n| --- |${' --: |'.repeat(columns.length)} --- |`,
);
const peaks = new Map<string, number>();
const chosen = situations.filter(({ name }) => name.includes(process.argv[2] ?? ''));
for (const situation of chosen) {
  const measured = await measure(situation);
  peaks.set(situation.name, measured.megabytes);
  console.log(toRow(situation, measured));
}
for (const state of ['without a section', 'up to date'])
  compare(`5,000 ${state}`, `500 ${state}`, maxMemoryGrowth);
compare('500 up to date, 50 of them with 900 KB', '500 up to date', maxMemoryGrowthByLargeFiles);
rmSync(directory, { recursive: true });

function compare(name: string, base: string, max: number): void {
  const [peak, peakOfBase] = [peaks.get(name), peaks.get(base)];
  if (peak === undefined || peakOfBase === undefined) return; // not chosen
  const ratio = peak / peakOfBase;
  console.log(`peak memory of ${name}, relative to ${base}: ${ratio.toFixed(2)}, at most ${max}`);
  if (ratio > max) process.exitCode = 1;
}

async function measure({
  name,
  repositories,
  largeFiles = 0,
  inputs,
}: Situation): Promise<Measurement> {
  writeFileSync(clockFile, '0');
  const waitedMs = () => Number(readFileSync(clockFile, 'utf8'));
  await using endpoint = await startEndpoint();
  await using github = await startGitHub({
    repository: 'acme/platform',
    now: () => Date.now() + waitedMs(),
  });
  github.limits.contentRequests = documentedContentLimits;
  const content = badgeAndLink(endpoint.baseUrl, 'acme', 'https://acme.statuspage.me');
  const sections: Record<ReadmeState, string> = {
    'without a section': '',
    'up to date': readme('acme', content),
    'out of date': readme(),
  };
  const total = Object.values(repositories).reduce((sum, number) => sum + number, 0);
  // The repository that runs the workflow is part of the organization.
  let count = 1;
  for (const [state, number] of Object.entries(repositories)) {
    for (let index = 0; index < number && count < total; index += 1) {
      count += 1;
      const isLarge = (index * largeFiles) % total < largeFiles;
      const length = isLarge ? 900_000 : 2000 + ((index * 97) % 8000);
      const text = sections[state as ReadmeState] + readmeText(length, index % 50);
      github.add(`acme/repository-${count}`, { files: { 'README.md': text } });
    }
  }
  const { code, stdout, stderr } = await runStep(github, {
    with: { 'base-url': endpoint.baseUrl, repositories: 'acme/*', 'max-writes': '500', ...inputs },
    env: { NODE_OPTIONS: nodeOptions, VIRTUAL_CLOCK_FILE: clockFile, USAGE_FILE: usageFile },
  });
  // A check fails if something is due.
  if (code !== (inputs?.mode === 'check' ? 1 : 0))
    throw new Error(`${name} ended with ${code}:\n${stdout.slice(-2000)}${stderr}`);
  const { peakKilobytes, processorMs } = JSON.parse(readFileSync(usageFile, 'utf8'));
  const writes = github.calls.filter(isWrite).length;
  return {
    reads: github.calls.length - writes,
    refusals: github.calls.filter(isRefused).length,
    writes,
    points: github.points,
    serviceRequests: endpoint.requests.length,
    waitedSeconds: waitedMs() / 1000,
    megabytes: peakKilobytes / 1024,
    millisecondsPerRepository: processorMs / count,
  };
}

function isWrite({ document }: GitHubForTests['calls'][number]): boolean {
  return document?.trimStart().startsWith('mutation') ?? false;
}

/** Of GraphQL: what REST answers may be the content of a file. */
function isRefused({ document, response }: GitHubForTests['calls'][number]): boolean {
  return document !== null && !JSON.stringify(response?.body).startsWith('{"data"');
}

/** A row of the table, which ends with the goals that were missed. */
function toRow({ name, goals }: Situation, measured: Measurement): string {
  const { reads, refusals, writes, points, serviceRequests, waitedSeconds, megabytes } = measured;
  const keys = Object.keys(goals) as (keyof typeof goals)[];
  const missed = keys
    .filter((key) => measured[key] > (goals[key] ?? 0))
    .map((key) => `${key} at most ${goals[key]}`);
  if (missed.length > 0) process.exitCode = 1;
  const units = [
    `${waitedSeconds.toFixed(0)} s`,
    `${megabytes.toFixed(0)} MB`,
    `${measured.millisecondsPerRepository.toFixed(1)} ms`,
  ];
  return `| ${[name, reads, refusals, writes, points, serviceRequests, ...units, missed.join(', ')].join(' | ')} |`;
}
