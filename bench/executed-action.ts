import { readme } from '../test/action/page.ts';
import { runStep } from '../test/action/step.ts';
import { startEndpoint } from '../test/support/endpoint-server.ts';
import { startGitHub } from '../test/support/github/github.ts';

/*
 * Runs the action in mode commit on a branch with an empty section. Started by bench/executed-files.js. The first argument is
 * the path of the action's program, the second the directory for its coverage.
 */

const [program, coverage = ''] = process.argv.slice(2);
await using endpoint = await startEndpoint();
await using github = await startGitHub({ files: { 'README.md': readme() } });
const before = await github.head('main');
const { code, stdout } = await runStep(
  github,
  {
    with: { 'base-url': endpoint.baseUrl, 'status-page-host': 'statuspage.me' },
    env: { NODE_V8_COVERAGE: coverage },
  },
  program,
);
if (code !== 0 || (await github.head('main')) === before) throw new Error(`Nothing was committed:\n${stdout}`);
