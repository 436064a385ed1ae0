/**
 * Tries the action on the real GitHub, in a sandbox organization, and reports each expectation as passed or failed. The
 * workflow first-contact.yml runs it; docs/first-contact.md explains what it needs and leaves behind.
 *
 *     SANDBOX=acme-sandbox SANDBOX_TOKEN=… GITHUB_TOKEN=… node scripts/first-contact.js
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { SANDBOX: sandbox = '', SANDBOX_TOKEN: sandboxToken = '', GITHUB_TOKEN: ownToken = '', ...env } = process.env;
const { GITHUB_REPOSITORY: ownRepository = '', GITHUB_API_URL: apiUrl = 'https://api.github.com' } = env;
const repositoryCount = Number(env.REPOSITORIES ?? 60);
const directory = mkdtempSync(join(tmpdir(), 'first-contact-'));
const logs = env.LOGS ?? join(directory, 'logs');
mkdirSync(logs, { recursive: true });

/** @type {{ name: string, passed: boolean, detail: string }[]} */
const results = [];

/**
 * @param {string} name
 * @param {boolean} passed
 * @param {unknown} detail
 */
function expect(name, passed, detail) {
  results.push({ name, passed, detail: typeof detail === 'string' ? detail : JSON.stringify(detail) });
  console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
}

/**
 * Calls GitHub's REST API.
 *
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {string} [token]
 * @returns {Promise<{ status: number, body: any }>}
 */
async function call(method, path, body, token = sandboxToken) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
  const response = await fetch(`${apiUrl}/${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  return { status: response.status, body: await response.json().catch(() => null) };
}

let runs = 0;

/**
 * Runs the action as a runner does, with debug logging, and keeps its log.
 *
 * @param {Record<string, string>} inputs
 * @returns {Promise<{ code: number | null, log: string, outputs: Record<string, string> }>}
 */
async function runAction(inputs) {
  runs += 1;
  const output = join(directory, `output-${runs}`);
  const log = join(logs, `${String(runs).padStart(2, '0')}-${inputs.mode}.txt`);
  writeFileSync(output, '');
  const named = { 'base-url': service.url, 'status-page-host': 'statuspage.me', token: sandboxToken, ...inputs };
  const inputVariables = Object.entries(named).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const child = spawn(process.execPath, ['dist/action/index.js'], {
    env: {
      ...env,
      ...Object.fromEntries(inputVariables),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: join(directory, 'summary'),
      RUNNER_DEBUG: '1',
      XDG_CACHE_HOME: join(directory, `cache-${runs}`),
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  writeFileSync(join(directory, 'summary'), '');
  const code = await new Promise((resolve) => child.on('close', resolve));
  // The commands that mask a token contain it.
  text = text.replace(/^::add-mask::.*\n/gm, '');
  writeFileSync(log, text);
  const pairs = readFileSync(output, 'utf8').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return { code, log: text, outputs: Object.fromEntries([...pairs].map(([, name, , value]) => [name, value])) };
}

const pagesFile = join(directory, 'pages.json');

/** Starts the project's own stand-in of the service, so that pages can move. */
async function startService() {
  movePage(null);
  const child = spawn(process.execPath, ['dist/cli/index.js', 'serve', '--port', '0', '--pages', pagesFile]);
  const url = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())));
  return { url, stop: () => child.kill() };
}

/** @param {string | null} customDomain */
function movePage(customDomain) {
  writeFileSync(pagesFile, JSON.stringify([{ slug: 'acme', ...(customDomain && { customDomain }) }]));
}

const readme = '# Sandbox\n\n<!-- status-snippets start slug="acme" -->\n\n<!-- status-snippets end -->\n';
const nameOf = (/** @type {number} */ number) => `first-contact-${number}`;

/**
 * Creates a repository with an empty section, or resets it.
 *
 * @param {string} name
 */
async function reset(name) {
  const path = `repos/${sandbox}/${name}`;
  if ((await call('GET', path)).status === 404) await call('POST', `orgs/${sandbox}/repos`, { name, auto_init: true });
  for (const { number } of await openPullRequests(name)) {
    await call('PATCH', `${path}/pulls/${number}`, { state: 'closed' });
  }
  await call('DELETE', `${path}/git/refs/heads/status-snippets/main`);
  const { body } = await call('GET', `${path}/contents/README.md`);
  const content = Buffer.from(readme).toString('base64');
  if (body?.content?.replaceAll('\n', '') === content) return;
  await call('PUT', `${path}/contents/README.md`, { message: 'Reset', content, sha: body?.sha });
}

/** @param {string} repository */
async function openPullRequests(repository) {
  const { body } = await call('GET', `repos/${sandbox}/${repository}/pulls?state=open`);
  return Array.isArray(body) ? body : [];
}

const service = await startService();
try {
  for (let number = 1; number <= repositoryCount; number += 1) await reset(nameOf(number));

  // A commit by GITHUB_TOKEN, to a branch of this repository that is deleted afterwards.
  if (ownToken !== '') {
    const head = (await call('GET', `repos/${ownRepository}/git/ref/heads/main`, undefined, ownToken)).body?.object
      ?.sha;
    const branch = `first-contact-${Date.now()}`;
    const own = `repos/${ownRepository}`;
    await call('POST', `${own}/git/refs`, { ref: `refs/heads/${branch}`, sha: head }, ownToken);
    const file = { message: 'Try', content: Buffer.from(readme).toString('base64'), branch };
    await call('PUT', `${own}/contents/first-contact.md`, file, ownToken);
    const ended = await runAction({ mode: 'commit', token: ownToken, branch, files: 'first-contact.md' });
    expect('GITHUB_TOKEN with contents: write commits', ended.code === 0, ended.outputs['commit-url'] || ended.log);
    const { body } = await call('GET', `${own}/commits/${branch}`, undefined, ownToken);
    expect('its commit is verified', body?.commit?.verification?.verified === true, body?.commit?.verification);
    await call('DELETE', `${own}/git/refs/heads/${branch}`, undefined, ownToken);
  }

  // One pull request: opened, closed by a person, opened again when the page moves.
  const one = { repository: `${sandbox}/${nameOf(1)}`, mode: 'pull-request' };
  const opened = await runAction(one);
  expect('a pull request is opened', opened.code === 0 && opened.outputs['pull-request-number'] !== '', opened.outputs);
  const again = await runAction(one);
  expect('a second run leaves it as it is', again.code === 0 && again.outputs.changed === 'false', again.outputs);
  const number = opened.outputs['pull-request-number'];
  await call('PATCH', `repos/${sandbox}/${nameOf(1)}/pulls/${number}`, { state: 'closed' });
  await runAction(one);
  expect('a closed one is not opened again', (await openPullRequests(nameOf(1))).length === 0, number);
  movePage('status.first-contact.example.com');
  const moved = await runAction(one);
  const open = await openPullRequests(nameOf(1));
  expect('after the page has moved, one is opened', moved.code === 0 && open.length === 1, moved.outputs);

  // Two runs at once. The logs contain GitHub's words for the lost race.
  const two = { ...one, repository: `${sandbox}/${nameOf(2)}` };
  const both = await Promise.all([runAction(two), runAction(two)]);
  expect(
    'two runs at once succeed',
    both.every(({ code }) => code === 0),
    both.map(({ log }) => log.slice(-1000)),
  );
  expect('two runs at once open one pull request', (await openPullRequests(nameOf(2))).length === 1, '');

  // A ruleset that requires a pull request, and one about commit messages.
  for (const [index, rule, words] of /** @type {const} */ ([
    [3, { type: 'pull_request', parameters: pullRequestRule() }, /mode: pull-request/],
    [4, { type: 'commit_message_pattern', parameters: { operator: 'starts_with', pattern: 'OPS-' } }, /commit-message/],
  ])) {
    const path = `repos/${sandbox}/${nameOf(index)}`;
    const conditions = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } };
    const ruleset = { name: 'first-contact', target: 'branch', enforcement: 'active', conditions, rules: [rule] };
    const { status, body } = await call('POST', `${path}/rulesets`, ruleset);
    if (status !== 201) {
      expect(`a ruleset with ${rule.type} can be created`, false, body);
      continue;
    }
    const refused = await runAction({ mode: 'commit', repository: `${sandbox}/${nameOf(index)}` });
    expect(`a commit against ${rule.type} names the fix`, refused.code === 1 && words.test(refused.log), refused.log);
    await call('DELETE', `${path}/rulesets/${body.id}`);
  }

  // The whole organization.
  const all = { repositories: `${sandbox}/first-contact-*`, 'max-writes': '10' };
  const checked = await runAction({ ...all, mode: 'check' });
  const report = JSON.parse(checked.outputs.report || '{}').repositories ?? [];
  expect('check reads every repository', report.length === repositoryCount, checked.log.slice(-2000));
  expect('check fails none of them', checked.outputs['repositories-failed'] === '0', checked.outputs);
  const proposed = await runAction({ ...all, mode: 'pull-request' });
  expect('pull-request writes to ten of them', proposed.outputs['repositories-changed'] === '10', proposed.outputs);
  expect('and defers the rest', Number(proposed.outputs['repositories-deferred']) > 0, proposed.log.slice(-2000));
} catch (error) {
  expect('the check runs to its end', false, String(Object(error).stack));
} finally {
  service.stop();
}

function pullRequestRule() {
  return {
    required_approving_review_count: 0,
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_review_thread_resolution: false,
  };
}

const lines = results.map(({ name, passed, detail }) => {
  const text = detail.replace(/[\s|<>&`]+/g, ' ').slice(0, 300);
  return `| ${passed ? 'passed' : '**failed**'} | ${name} | ${passed ? '' : `\`${text}\``} |`;
});
const table = `| | Expectation | Found |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, table);
console.log(`\n${table}\nThe logs are in ${logs}.`);
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
