import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startSandbox } from '../support/github/sandbox.ts';
import { node24 } from '../support/node24.js';
import { tempFolder } from '../support/temp-folder.ts';

const tokens = {
  'all-s3cr3t': { pullRequests: true, issues: true },
  'narrow-s3cr3t': { pullRequests: true, issues: false },
  'contents-s3cr3t': { pullRequests: false, issues: false },
};

test('first contact passes twice in a row, and ends with what was expected and what GitHub said', async () => {
  await using sandbox = await startSandbox('acme/status-snippets', tokens);
  await using folder = await tempFolder();
  const node = await node24();
  const port = await freePort();
  for (const time of ['first', 'second']) {
    sandbox.limits.push(
      {
        status: 403,
        headers: { 'retry-after': '0' },
        body: { message: 'You have exceeded a secondary rate limit.' },
      },
      { status: 429, headers: { 'retry-after': '0' }, body: { message: 'Too many requests' } },
    );
    const child = spawn(node, ['scripts/first-contact.js'], {
      env: {
        PATH: process.env.PATH,
        HOME: folder.path,
        SANDBOX: 'sandbox',
        SANDBOX_TOKEN: 'all-s3cr3t',
        SANDBOX_TOKEN_WITHOUT_ISSUES: 'narrow-s3cr3t',
        SANDBOX_TOKEN_CONTENTS: 'contents-s3cr3t',
        GITHUB_TOKEN: 'narrow-s3cr3t',
        GITHUB_REPOSITORY: 'acme/status-snippets',
        GITHUB_API_URL: sandbox.url,
        GITHUB_GRAPHQL_URL: `${sandbox.url}/graphql`,
        GITHUB_STEP_SUMMARY: folder.at(time),
        LOGS: folder.at('logs'),
        REPOSITORIES: '13',
        MAX_WRITES: '2',
        SECOND: '0',
        PORT: port,
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
    const code = await new Promise((resolve) => child.on('close', resolve));
    const table = readFileSync(folder.at(time), 'utf8');
    expect({ time, code, failed: table.match(/.*failed.*/g) }, log).toEqual({
      time,
      code: 0,
      failed: null,
    });
    expect(table.match(/^\| not available \|.*$/gm)).toEqual([
      expect.stringMatching(
        /commit_message_pattern can be created \| 422 Invalid rule .* Upgrade to GitHub Enterprise/,
      ),
    ]);
    const said =
      'UNPROCESSABLE Repository rule violations found Changes must be made through a pull request.';
    expect(table).toContain(
      `| passed | a commit against pull_request is refused, with the fix | ${said} |`,
    );
    expect(table.match(/^\| passed \|/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(log.match(/GitHub says ".*"; waiting/g)).toHaveLength(2);
    expect(log + table).not.toContain('s3cr3t');
  }
  expect(sandbox.unknownRoutes).toEqual([]);
  expect(sandbox.github.violations).toEqual([]);
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
