/** Runs the action as a runner does, on pages that can move. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { errorsIn } from './github.js';

const directory = mkdtempSync(join(tmpdir(), 'first-contact-'));
const pagesFile = join(directory, 'pages.json');
/** What the action gets: everything but the tokens. */
const environment = Object.entries(process.env).filter(([name]) => !name.includes('TOKEN'));

export const logs = process.env.LOGS ?? join(directory, 'logs');
mkdirSync(logs, { recursive: true });

let runs = 0;
let baseUrl = '';

/**
 * @typedef {{ code: number | null, log: string, said: string, outputs: Record<string, string>, seconds: number }} Ended
 * `said` are GitHub's own words for what it refused during the run; else how the run ended
 */

/**
 * Runs the action with debug logging, and keeps its log and GitHub's words.
 *
 * @param {Record<string, string>} inputs
 * @returns {Promise<Ended>}
 */
export async function runAction(inputs) {
  runs += 1;
  const output = join(directory, `output-${runs}`);
  const log = join(logs, `${String(runs).padStart(2, '0')}-${inputs.mode}.txt`);
  writeFileSync(output, '');
  writeFileSync(join(directory, 'summary'), '');
  const named = { 'base-url': baseUrl, 'status-page-host': 'statuspage.me', ...inputs };
  const inputVariables = Object.entries(named).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const start = Date.now();
  const recorder = await startRecorder();
  const child = spawn(process.execPath, ['dist/action/index.js'], {
    env: {
      ...Object.fromEntries(environment),
      ...Object.fromEntries(inputVariables),
      GITHUB_API_URL: recorder.url,
      GITHUB_GRAPHQL_URL: `${recorder.url}/graphql`,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: join(directory, 'summary'),
      RUNNER_DEBUG: '1',
      XDG_CACHE_HOME: join(directory, `cache-${runs}`),
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  recorder.stop();
  const words = [...recorder.words];
  // The commands that mask a token contain it.
  text = text.replace(/^::add-mask::.*\n/gm, '');
  writeFileSync(log, `${text}\n${words.map((said) => `GitHub said: ${said}\n`).join('')}`);
  const pairs = readFileSync(output, 'utf8').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  const outputs = Object.fromEntries([...pairs].map(([, name, , value]) => [name, value]));
  const said = words.join(' / ') || outputs.outcome || `exit code ${code}`;
  return { code, log: text, said, outputs, seconds: Math.round((Date.now() - start) / 1000) };
}

const {
  GITHUB_API_URL: apiUrl = 'https://api.github.com',
  GITHUB_GRAPHQL_URL: graphqlUrl = `${apiUrl}/graphql`,
} = process.env;

/** Stands between the action and GitHub, and records the words of errors. The action repeats some requests without a word. */
async function startRecorder() {
  /** @type {Set<string>} */
  const words = new Set();
  const server = createServer(async (request, response) => {
    try {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const {
        authorization = '',
        accept = '*/*',
        'content-type': type = 'application/json',
      } = request.headers;
      const answer = await fetch(
        request.url === '/graphql' ? graphqlUrl : `${apiUrl}${request.url}`,
        {
          method: request.method ?? 'GET',
          headers: { authorization, accept, 'content-type': type },
          body: chunks.length > 0 ? Buffer.concat(chunks) : null,
          redirect: 'manual',
        },
      );
      const text = await answer.text();
      // The action looks for files that need not exist.
      for (const said of errorsIn(answer.status, text))
        if (!/^NOT_FOUND .* file /.test(said)) words.add(said);
      // The text is no longer compressed.
      const headers = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-)/.test(name),
      );
      response.writeHead(answer.status, Object.fromEntries(headers)).end(text);
    } catch {
      response.destroy();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, words, stop };
}

/**
 * Starts the project's own stand-in of the service, so that pages can move. Its port is part of the snippets, so that two
 * executions make the same changes only with the same port.
 */
export async function startService() {
  movePage(null);
  const words = [
    'dist/cli/index.js',
    'serve',
    '--port',
    process.env.PORT ?? '4010',
    '--pages',
    pagesFile,
  ];
  const child = spawn(process.execPath, words);
  baseUrl = await new Promise((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  return { stop: () => child.kill() };
}

/** @param {string | null} customDomain */
export function movePage(customDomain) {
  writeFileSync(
    pagesFile,
    JSON.stringify([{ slug: 'acme', ...(customDomain && { customDomain }) }]),
  );
}
