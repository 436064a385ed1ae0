import { spawnSync } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { badgeAndLink, readme } from '../../test/action/page.ts';
import { runStep, type Step } from '../../test/action/step.ts';
import { startEndpoint } from '../../test/support/endpoint-server.ts';
import { startGitHub } from '../../test/support/github/github.ts';

/* Times runs of the action's bundle that change nothing, without the time of their requests. Started by bench/speed.js. */

const maxRatio = 6.5;
const rounds = Number(process.argv[2]);
await using endpoint = await startEndpoint();
const text = readme('acme', badgeAndLink(endpoint.baseUrl, 'acme', 'https://acme.statuspage.me'));
await using github = await startGitHub({ files: { 'README.md': text } });
const sha = (await github.head('main')) ?? '';

const workspace = { 'README.md': text };
const steps: Readonly<Record<string, Step>> = {
  commit: {},
  'pull-request': { with: { mode: 'pull-request' } },
  'check, of a checkout': { with: { mode: 'check' }, workspace },
  'check, of a commit': { with: { mode: 'check' } },
  write: { with: { mode: 'write' }, workspace },
};

/** How long a request was pending at the servers of this process. */
let pendingMs = 0;
channel('http.server.request.start').subscribe((message) => {
  const started = performance.now();
  const { response } = message as { response: ServerResponse };
  response.once('close', () => {
    pendingMs += performance.now() - started;
  });
});

const taken = new Map<string, number[]>(
  ['node -e 0', ...Object.keys(steps)].map((name) => [name, []]),
);
for (let round = 0; round <= rounds; round += 1) {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  if (round > 0) taken.get('node -e 0')?.push(performance.now() - started);
  for (const [name, step] of Object.entries(steps)) {
    pendingMs = 0;
    const ended = await runStep(github, {
      sha,
      ...step,
      with: { 'base-url': endpoint.baseUrl, ...step.with },
    });
    if (ended.outputs.outcome !== 'unchanged')
      throw new Error(`${name} ended with ${ended.code}:\n${ended.stdout}`);
    if (round > 0) taken.get(name)?.push(ended.duration - pendingMs);
  }
}

console.log(`\nThe action with nothing to do, Node ${process.versions.node}`);
const medians = new Map(
  [...taken].map(([name, times]) => [
    name,
    times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
  ]),
);
for (const [name, median] of medians) {
  const ratio = median / (medians.get('node -e 0') ?? 0);
  const verdict = ratio <= maxRatio ? 'met' : 'MISSED';
  console.log(
    `  ${name.padEnd(20)} ${median.toFixed(0).padStart(6)} ms, ${ratio.toFixed(2)} ×, goal ${maxRatio}, ${verdict}`,
  );
  if (ratio > maxRatio) process.exitCode = 1;
}
