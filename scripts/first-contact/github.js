/** Calls of GitHub's REST API, and the repositories that scripts/first-contact.js uses up. */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** `SECOND` is the length of a second in milliseconds, which tests shorten. */
const { GITHUB_API_URL: apiUrl = 'https://api.github.com', SECOND = '1000' } = process.env;

/** @typedef {{ status: number, body: any }} Answer */

/** @typedef {(method: string, path: string, body?: object) => Promise<Answer>} Call */

/**
 * Returns a function that calls GitHub as the owner of a token. It creates at most one thing each second, as GitHub asks, and waits
 * where GitHub limits the rate.
 *
 * @param {string} token
 * @returns {Call}
 */
export function callerWith(token) {
  return async (method, path, body) => {
    for (let attempt = 1; ; attempt += 1) {
      if (method !== 'GET' && method !== 'DELETE') await sleep(Number(SECOND));
      const headers = { authorization: `token ${token}`, accept: 'application/vnd.github+json' };
      const response = await fetch(`${apiUrl}/${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      const answer = { status: response.status, body: await response.json().catch(() => null) };
      const waitMs = limitOf(response, answer);
      if (waitMs === null || attempt === 5) return answer;
      console.log(
        `${method} ${path}: GitHub says "${wordsOf(answer)}"; waiting for ${Math.ceil(waitMs / 1000)} s`,
      );
      await sleep(waitMs);
    }
  };
}

/**
 * How long GitHub wants the program to wait; null if it does not limit the rate.
 *
 * @param {Response} response
 * @param {Answer} answer
 */
function limitOf({ status, headers }, answer) {
  if (status !== 403 && status !== 429) return null;
  const seconds = headers.get('retry-after');
  if (seconds !== null) return Number(seconds) * 1000;
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  if (isUsedUp) return Math.max(1000, Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now());
  return status === 429 || /rate limit/i.test(wordsOf(answer)) ? 60_000 : null;
}

/** What GitHub said, in its own words. @param {Answer} answer */
export function wordsOf({ status, body }) {
  return errorsIn(status, JSON.stringify(body)).join(' / ') || String(status);
}

/**
 * The errors in a response of the REST or GraphQL API, in GitHub's words.
 *
 * @param {number} status
 * @param {string} text
 * @returns {string[]}
 */
export function errorsIn(status, text) {
  const { message, errors } = parseJson(text);
  const listed = Array.isArray(errors) ? errors.map(describeError) : [];
  return status >= 400 ? [[status, message, ...listed].filter(Boolean).join(' ')] : listed;
}

/** @param {string} text @returns {{ message?: string, errors?: unknown }} */
function parseJson(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { message: text };
  }
}

/** @param {unknown} error */
function describeError(error) {
  const { type, message } = Object(error);
  return message === undefined ? JSON.stringify(error) : [type, message].filter(Boolean).join(' ');
}

/** Fails unless GitHub did what the call asks. @param {Answer} answer @param {string} what @returns {any} */
export function done(answer, what) {
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(`${what}: GitHub says "${wordsOf(answer)}"`);
}

/**
 * Tries again until there is a result, by default for half a minute.
 *
 * @template T
 * @param {() => Promise<T | null>} attempt
 * @param {{ tries: number, seconds: number }} [patience]
 */
export async function patiently(attempt, { tries, seconds } = { tries: 15, seconds: 2 }) {
  for (let count = 1; ; count += 1) {
    const result = await attempt();
    if (result !== null || count === tries) return result;
    await sleep(seconds * Number(SECOND));
  }
}

export const readme =
  '# Sandbox\n\n<!-- status-snippets start slug="acme" -->\n\n<!-- status-snippets end -->\n';

/**
 * Creates a repository with an empty section, or takes back what an earlier execution did to it. A pull request that was closed
 * keeps the action from opening the same again, until its body is empty.
 *
 * @param {Call} call
 * @param {string} owner
 * @param {string} name
 */
export async function reset(call, owner, name) {
  const path = `repos/${owner}/${name}`;
  const found = await call('GET', path);
  if (found.status === 404) {
    done(await call('POST', `orgs/${owner}/repos`, { name, auto_init: true }), `create ${name}`);
  } else {
    const { private: isPrivate, web_commit_signoff_required: signOff } = done(
      found,
      `read ${name}`,
    );
    if (isPrivate || signOff) {
      done(
        await call('PATCH', path, { private: false, web_commit_signoff_required: false }),
        `reset ${name}`,
      );
    }
    for (const { id } of done(await call('GET', `${path}/rulesets`), `list rulesets of ${name}`)) {
      done(await call('DELETE', `${path}/rulesets/${id}`), `delete a ruleset of ${name}`);
    }
    await call('DELETE', `${path}/branches/main/protection`);
    for (const { number, state, body } of await pullRequests(call, owner, name)) {
      if (state === 'closed' && !body) continue;
      const change = state === 'open' ? { state: 'closed', body: '' } : { body: '' };
      done(
        await call('PATCH', `${path}/pulls/${number}`, change),
        `close pull request ${number} of ${name}`,
      );
    }
    await call('DELETE', `${path}/git/refs/heads/status-snippets/main`);
  }
  // GitHub needs a moment for the first commit of a new repository.
  const file = await patiently(async () => {
    const answer = await call('GET', `${path}/contents/README.md`);
    return answer.status === 404 || answer.status === 409
      ? null
      : done(answer, `read the README of ${name}`);
  });
  const content = Buffer.from(readme).toString('base64');
  if (file?.content?.replaceAll('\n', '') === content) return;
  const change = { message: 'Reset', content, sha: file?.sha };
  done(await call('PUT', `${path}/contents/README.md`, change), `write the README of ${name}`);
}

/**
 * The pull requests of the action.
 *
 * @param {Call} call
 * @param {string} owner
 * @param {string} name
 * @param {'all' | 'open'} [state]
 * @returns {Promise<any[]>}
 */
export async function pullRequests(call, owner, name, state = 'all') {
  const query = `state=${state}&head=${owner}:status-snippets/main&per_page=100`;
  return done(
    await call('GET', `repos/${owner}/${name}/pulls?${query}`),
    `list pull requests of ${name}`,
  );
}
