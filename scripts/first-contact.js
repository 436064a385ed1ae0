/**
 * Tries the action on the real GitHub, in a sandbox organization. It ends with a table of what was expected and what GitHub said.
 * The workflow first-contact.yml runs it; docs/first-contact.md explains what it needs and leaves behind.
 *
 *     SANDBOX=acme-sandbox SANDBOX_TOKEN=… GITHUB_TOKEN=… node scripts/first-contact.js
 *
 * SANDBOX_TOKEN_WITHOUT_ISSUES may write contents and pull requests, SANDBOX_TOKEN_CONTENTS only contents. What needs a token that
 * is not set is left out.
 *
 * With the slug of a page, it asks only the status page service about that page, and needs no token:
 *
 *     node scripts/first-contact.js acme
 */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { logs, movePage, runAction, startService } from './first-contact/action.js';
import {
  callerWith,
  done,
  patiently,
  pullRequests,
  readme,
  reset,
  wordsOf,
} from './first-contact/github.js';
import { askAboutPage } from './first-contact/page.js';

const [, , slug] = process.argv;
if (slug !== undefined) {
  const { report, isOther } = await askAboutPage(
    slug,
    process.env.BASE_URL ?? 'https://statuspage.me',
  );
  console.log(report);
  process.exit(isOther ? 1 : 0);
}

const { SANDBOX: owner = '', SANDBOX_TOKEN: token = '', GITHUB_TOKEN: ownToken = '' } = process.env;
const {
  SANDBOX_TOKEN_WITHOUT_ISSUES: tokenWithoutIssues = '',
  SANDBOX_TOKEN_CONTENTS: tokenForContents = '',
} = process.env;
const { GITHUB_REPOSITORY: ownRepository = '' } = process.env;
const repositoryCount = Number(process.env.REPOSITORIES ?? 60);
const maxWrites = Number(process.env.MAX_WRITES ?? 10);
const call = callerWith(token);
const ownCall = callerWith(ownToken);

/** @typedef {'passed' | 'failed' | 'not available'} Result */

/** @type {{ result: Result, expectation: string, said: string }[]} */
const rows = [];

/** @param {string} expectation @param {boolean | Result} result @param {string} said */
function report(expectation, result, said) {
  const word = typeof result === 'string' ? result : result ? 'passed' : 'failed';
  rows.push({ result: word, expectation, said });
  console.log(`${word}: ${expectation}: ${said}`);
}

/** A group of expectations. A failure ends the group, not the others. @param {string} name @param {() => Promise<void>} work */
async function group(name, work) {
  try {
    await work();
  } catch (error) {
    report(name, 'failed', String(Object(error).message));
  }
}

const nameOf = (/** @type {number} */ number) => `first-contact-${number}`;
const pathOf = (/** @type {number} */ number) => `repos/${owner}/${nameOf(number)}`;
const openIn = (/** @type {number} */ number) => pullRequests(call, owner, nameOf(number), 'open');

/** @param {number} number @param {Record<string, string>} [inputs] */
const propose = (number, inputs) =>
  runAction({ token, mode: 'pull-request', repository: `${owner}/${nameOf(number)}`, ...inputs });

/** @param {number} number @param {Record<string, string>} [inputs] */
const commit = (number, inputs) => propose(number, { mode: 'commit', ...inputs });

/** A rule for the default branch. @param {number} number @param {object} rule @param {() => Promise<void>} work */
async function withRule(number, rule, work) {
  const conditions = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } };
  const ruleset = {
    name: 'first-contact',
    target: 'branch',
    enforcement: 'active',
    conditions,
    rules: [rule],
  };
  const created = await call('POST', `${pathOf(number)}/rulesets`, ruleset);
  if (created.status !== 201) {
    return report(
      `a ruleset with ${Object(rule).type} can be created`,
      'not available',
      wordsOf(created),
    );
  }
  await work();
  done(await call('DELETE', `${pathOf(number)}/rulesets/${created.body.id}`), 'delete the ruleset');
}

const pullRequestRule = {
  type: 'pull_request',
  parameters: {
    required_approving_review_count: 0,
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_review_thread_resolution: false,
  },
};
const checkRule = {
  type: 'required_status_checks',
  parameters: {
    strict_required_status_checks_policy: false,
    required_status_checks: [{ context: 'first-contact' }],
  },
};

/** A commit and a pull request by GITHUB_TOKEN, in branches of this repository that are deleted afterwards. */
async function tryOwnToken() {
  const own = `repos/${ownRepository}`;
  const base = `first-contact-${Date.now()}`;
  const { object } = done(
    await ownCall('GET', `${own}/git/ref/heads/main`),
    'read the branch main',
  );
  const ref = { ref: `refs/heads/${base}`, sha: object.sha };
  done(await ownCall('POST', `${own}/git/refs`, ref), 'create a branch');
  try {
    const file = { message: 'Try', content: Buffer.from(readme).toString('base64'), branch: base };
    done(await ownCall('PUT', `${own}/contents/first-contact.md`, file), 'write a file');
    const inputs = { token: ownToken, branch: base, files: 'first-contact.md' };
    const opened = await runAction({ ...inputs, mode: 'pull-request' });
    const { 'pull-request-number': number = '' } = opened.outputs;
    const isForbidden = /Allow GitHub Actions to create/i.test(opened.log);
    report(
      'GITHUB_TOKEN opens a pull request, or the setting that forbids it is named',
      number !== '' || isForbidden,
      opened.said,
    );
    if (number !== '') await lookAtWorkflows(own, number);
    const committed = await runAction({ ...inputs, mode: 'commit' });
    report('GITHUB_TOKEN with contents: write commits', committed.code === 0, committed.said);
    const { verification } = done(
      await ownCall('GET', `${own}/commits/${base}`),
      'read the commit',
    ).commit;
    report('its commit is verified', verification?.verified === true, verification?.reason);
  } finally {
    for (const branch of [base, `status-snippets/${base}`])
      await ownCall('DELETE', `${own}/git/refs/heads/${branch}`);
  }
}

/** Pull requests by GITHUB_TOKEN wait for a click before their workflows run. @param {string} own @param {string} number */
async function lookAtWorkflows(own, number) {
  const { head } = done(await ownCall('GET', `${own}/pulls/${number}`), 'read the pull request');
  const first = await patiently(async () => {
    const { workflow_runs: found } = done(
      await ownCall('GET', `${own}/actions/runs?head_sha=${head.sha}`),
      'list runs',
    );
    return found[0] ?? null;
  });
  const said = first === null ? 'no workflow' : `${first.status} ${first.conclusion}`;
  const isWaiting = said.includes('action_required');
  report('its workflows wait for approval', first === null ? 'not available' : isWaiting, said);
}

async function tryPullRequest() {
  const opened = await propose(1);
  report(
    'a pull request is opened',
    opened.code === 0 && (await openIn(1)).length === 1,
    opened.said,
  );
  const again = await propose(1);
  report(
    'a second run leaves it as it is',
    again.code === 0 && again.outputs.changed === 'false',
    again.said,
  );
  const change = { state: 'closed' };
  done(
    await call('PATCH', `${pathOf(1)}/pulls/${opened.outputs['pull-request-number']}`, change),
    'close it',
  );
  const closed = await propose(1);
  report(
    'one that a person closed is not opened again',
    (await openIn(1)).length === 0,
    closed.said,
  );
  movePage('status.first-contact.example.com');
  const moved = await propose(1);
  report(
    'after the page has moved, one is opened',
    moved.code === 0 && (await openIn(1)).length === 1,
    moved.said,
  );
  const [open] = await openIn(1);
  const merge = { merge_method: 'squash' };
  done(await call('PUT', `${pathOf(1)}/pulls/${open.number}/merge`, merge), 'merge it');
  movePage('status.moved.example.com');
  const next = await propose(1);
  const isNew = (await openIn(1)).some((one) => one.number !== open.number);
  report(
    'after it was squashed and the page moved, a new one is opened',
    next.code === 0 && isNew,
    next.said,
  );
}

async function tryRace() {
  const both = await Promise.all([propose(2), propose(2)]);
  const said = both.map((ended) => ended.said).join(' / ');
  const open = await openIn(2);
  report(
    'two runs at once succeed, with one pull request',
    both.every(({ code }) => code === 0) && open.length === 1,
    said,
  );
}

/** The action compares by short names, which a tag can have, too. */
async function tryFullName() {
  const full = 'refs/heads/main';
  const compared = `compare(headRef: "${full}") { headTarget { oid } }`;
  const ref = `ref(qualifiedName: "${full}") { target { oid } ${compared} }`;
  const repository = `repository(owner: "${owner}", name: "${nameOf(2)}")`;
  const answer = await call('POST', 'graphql', {
    query: `query Compare { ${repository} { ${ref} } }`,
  });
  const found = answer.body?.data?.repository?.ref;
  const isSame = found?.compare?.headTarget.oid === found?.target.oid;
  const result = found?.compare && isSame ? 'passed' : 'not available';
  report('branches can be compared by their full names', result, wordsOf(answer));
}

async function tryRules() {
  for (const [number, rule, advice] of /** @type {const} */ ([
    [3, pullRequestRule, /mode: pull-request/],
    [
      4,
      { type: 'commit_message_pattern', parameters: { operator: 'starts_with', pattern: 'OPS-' } },
      /commit-message/,
    ],
    [5, checkRule, /mode: pull-request/],
  ])) {
    await withRule(number, rule, async () => {
      const refused = await commit(number);
      const isAdvised = refused.code === 1 && advice.test(refused.log);
      report(`a commit against ${rule.type} is refused, with the fix`, isAdvised, refused.said);
    });
  }
  await withRule(6, { type: 'required_signatures' }, async () => {
    const signed = await commit(6);
    report('a commit to a branch that requires signatures lands', signed.code === 0, signed.said);
  });
  const checks = { strict: false, contexts: ['first-contact'] };
  const rules = {
    required_status_checks: checks,
    enforce_admins: true,
    required_pull_request_reviews: null,
  };
  const path = `${pathOf(5)}/branches/main/protection`;
  const classic = await call('PUT', path, { ...rules, restrictions: null });
  if (classic.status !== 200)
    return report('classic protection can be set', 'not available', wordsOf(classic));
  const refused = await commit(5);
  const isAdvised = refused.code === 1 && /mode: pull-request/.test(refused.log);
  report(
    'a commit against classic protection with a check is refused, with the fix',
    isAdvised,
    refused.said,
  );
  done(await call('DELETE', path), 'delete the protection');
}

async function tryAutoMerge() {
  for (const number of [7, 8]) {
    const settings = await call('PATCH', pathOf(number), { allow_auto_merge: true });
    if (settings.body?.allow_auto_merge !== true)
      return report('auto-merge', 'not available', wordsOf(settings));
  }
  const inputs = { 'auto-merge': 'squash' };
  const without = await propose(7, inputs);
  const words = `${without.said}, after ${without.seconds} s`;
  report('without rules, the run with auto-merge succeeds', without.code === 0, words);
  await withRule(8, checkRule, async () => {
    const opened = await propose(8, inputs);
    const [open] = await openIn(8);
    const { auto_merge: accepted } = done(
      await call('GET', `${pathOf(8)}/pulls/${open?.number}`),
      'read it',
    );
    const said = `${opened.said}, after ${opened.seconds} s`;
    report('with a required check, auto-merge is accepted', Boolean(accepted), said);
  });
}

async function tryLabels() {
  const label = `first-contact-${Date.now()}`;
  const labelsIn = async (/** @type {number} */ number) => {
    const [open] = await openIn(number);
    return open?.labels?.map((/** @type {{ name: string }} */ { name }) => name) ?? [];
  };
  const created = await propose(9, { 'pull-request-labels': label });
  report(
    'with issues: write, a label is created',
    (await labelsIn(9)).includes(label),
    created.said,
  );
  if (tokenWithoutIssues === '')
    return report('without issues: write', 'not available', 'no token');
  const inputs = { token: tokenWithoutIssues, 'pull-request-labels': `${label}-2` };
  const refused = await propose(10, inputs);
  const isKnown = (await labelsIn(10)).includes(`${label}-2`) || /issues: write/.test(refused.log);
  report(
    'without it, the label is created, or the permission is named',
    refused.code === 0 && isKnown,
    refused.said,
  );
}

/** GitHub might append a line to the message, after which the action would not know its commit again. */
async function trySignOff() {
  const settings = await call('PATCH', pathOf(11), { web_commit_signoff_required: true });
  if (settings.body?.web_commit_signoff_required !== true) {
    return report('sign-off of commits', 'not available', wordsOf(settings));
  }
  await propose(11);
  const { message } = done(
    await call('GET', `${pathOf(11)}/commits/status-snippets/main`),
    'read the commit',
  ).commit;
  const again = await propose(11);
  const isOurs = again.code === 0 && again.outputs.changed === 'false';
  report(
    'where commits need a sign-off, the action knows its own',
    isOurs,
    message.trimEnd().split('\n').at(-1),
  );
}

async function tryPrivate() {
  const changed = await call('PATCH', pathOf(12), { private: true });
  if (changed.body?.private !== true)
    return report('a private repository', 'not available', wordsOf(changed));
  if (tokenForContents === '')
    return report('a token for contents only', 'not available', 'no token');
  const committed = await commit(12, { token: tokenForContents });
  report(
    'in a private repository, contents: write is enough to commit',
    committed.code === 0,
    committed.said,
  );
}

async function tryOrganization() {
  movePage('status.organization.example.com');
  const all = { token, repositories: `${owner}/first-contact-*`, 'max-writes': String(maxWrites) };
  const checked = await runAction({ ...all, mode: 'check' });
  const { repositories = [] } = JSON.parse(checked.outputs.report || '{}');
  const isComplete =
    repositories.length === repositoryCount && checked.outputs['repositories-failed'] === '0';
  report(
    `check reads all ${repositoryCount} repositories`,
    isComplete,
    `${repositories.length}, ${checked.said}`,
  );
  const proposed = await runAction({ ...all, mode: 'pull-request' });
  const { 'repositories-changed': changed, 'repositories-deferred': deferred } = proposed.outputs;
  const isLimited = changed === String(maxWrites) && Number(deferred) > 0;
  const said = `${changed} changed, ${deferred} deferred, ${proposed.said}`;
  report(`pull-request writes to ${maxWrites} of them, and defers the rest`, isLimited, said);
}

const releases = `repos/${ownRepository}/actions/workflows/release.yml`;
const startedAt = new Date().toISOString();

/** Waits for the run of release.yml that was started first. */
async function lookAtRelease() {
  const run = await patiently(
    async () => {
      const query = `event=workflow_dispatch&created=${encodeURIComponent(`>=${startedAt}`)}`;
      const { workflow_runs: found } = done(
        await ownCall('GET', `${releases}/runs?${query}`),
        'list runs',
      );
      return found[0]?.status === 'completed' ? found[0] : null;
    },
    { tries: 40, seconds: 30 },
  );
  report(
    'release.yml packs in a dry run',
    run?.conclusion === 'success',
    run?.conclusion ?? 'not finished in 20 minutes',
  );
}

const service = await startService();
try {
  const started =
    ownToken === ''
      ? null
      : await ownCall('POST', `${releases}/dispatches`, {
          ref: 'main',
          inputs: { 'dry-run': 'true' },
        });
  for (let number = 1; number <= repositoryCount; number += 1)
    await reset(call, owner, nameOf(number));
  if (ownToken !== '') await group('GITHUB_TOKEN', tryOwnToken);
  await group('a pull request', tryPullRequest);
  await group('two runs at once', tryRace);
  await group('full names', tryFullName);
  await group('rules', tryRules);
  await group('auto-merge', tryAutoMerge);
  await group('labels', tryLabels);
  await group('sign-off', trySignOff);
  await group('a private repository', tryPrivate);
  await group('the organization', tryOrganization);
  if (started !== null && started.status < 300) await group('the release', lookAtRelease);
  else if (started !== null) report('release.yml can be started', false, wordsOf(started));
} catch (error) {
  report('the sandbox can be prepared', false, String(Object(error).message));
} finally {
  service.stop();
}

const lines = rows.map(({ result, expectation, said }) => {
  const text = String(said)
    .replace(/[\s|<>`]+/g, ' ')
    .trim()
    .slice(0, 500);
  return `| ${result === 'failed' ? '**failed**' : result} | ${expectation} | ${text} |`;
});
const table = `| | Expected | GitHub said |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, table);
console.log(`\n${table}\nThe logs are in ${logs}.`);
if (rows.some(({ result }) => result === 'failed')) process.exitCode = 1;
