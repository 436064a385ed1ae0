import { configurationFileNames, type Settings } from '../config/settings.ts';
import { type Finding, invalidInput, isError, StatusSnippetsError } from '../core/errors.ts';
import type { BranchTarget } from '../github/branch-query.ts';
import { type GitHubClient, repeat } from '../github/client.ts';
import { commit } from '../github/commit.ts';
import {
  type KnownCommit,
  listFiles,
  readBlobs,
  readCommit,
  readEntries,
  readMore,
  type Selection,
} from '../github/files.ts';
import { type CommitTree, committedFiles } from '../project/committed-files.ts';
import { listOfPaths } from '../project/files/path-list.ts';
import { pathsOf, readmeFoldersOf, selectPaths } from '../project/files/select-paths.ts';
import { type RefreshResult, toOutOfDate, withFailure } from '../refresh/result.ts';
import { fileExtensions } from '../sections/format.ts';
import { userAgent } from '../service/request-headers.ts';
import {
  type ActionRun,
  branchOf,
  explicitTarget,
  type ModeResult,
  notOnRunner,
} from './job-context.ts';
import { createProposal } from './messages.ts';
import { refreshProject } from './refresh-project.ts';

export async function runForRepository(run: ActionRun): Promise<ModeResult> {
  const { inputs, context } = run;
  const { repository, sha } = context;
  const explicit = explicitTarget(inputs, context);
  if (inputs.mode !== 'check') {
    const target = explicit ?? { repository, branch: branchOf(context) };
    return publish(run, await createGitHubClient(run), target);
  }
  if (explicit === null && sha === '') throw notOnRunner('GITHUB_SHA');
  const client = await createGitHubClient(run);
  const { refreshed } = await repeat(client, async () => {
    const target = explicit ?? { repository, commit: sha };
    const known = await readCommit(client, target, firstSelection(inputs, target.repository));
    return refreshCommit(run, client, known);
  });
  return { refreshed, published: null, error: null };
}

/** If publishing fails, the result contains what should have changed. */
export async function publish(
  run: ActionRun,
  client: GitHubClient,
  target: BranchTarget,
): Promise<ModeResult> {
  const { mode, pullRequestBranch } = run.inputs;
  let last: RefreshResult | null = null; // of the last attempt
  const makeChange = async (known: KnownCommit) => {
    const { paths, refreshed, settings } = await refreshCommit(run, client, known, last !== null);
    last = refreshed;
    if (refreshed.failure !== null) return null;
    return {
      paths,
      changes: refreshed.changes,
      ...createProposal(refreshed, settings, run.context),
    };
  };
  try {
    const isCommit = mode === 'commit';
    const targets =
      isCommit || pullRequestBranch === null ? target : { ...target, pullRequestBranch };
    const publishChange = isCommit ? commit : (await import('../github/propose.ts')).propose;
    const selection = firstSelection(run.inputs, target.repository);
    const published = await publishChange(client, targets, selection, makeChange);
    if (last === null) throw new Error('nothing was refreshed');
    return toModeResult(last, published);
  } catch (error) {
    if (!isError(error) || last === null) throw error;
    return { refreshed: withFailure(toOutOfDate(last), error), published: null, error };
  }
}

/** Sections are `changed` only if this run wrote the change; else they are `out-of-date`. */
function toModeResult(refreshed: RefreshResult, published: ModeResult['published']): ModeResult {
  const isNothingWritten =
    published?.outcome === 'declined' ||
    published?.outcome === 'left-open' ||
    (published?.outcome === 'proposed' &&
      published.commit === null &&
      published.operation !== 'created');
  const messages = published?.outcome === 'proposed' ? published.warnings : [];
  const warnings = messages.map(
    (message): Finding => ({ level: 'warning', code: 'pull-request-unfinished', message }),
  );
  const result = { ...refreshed, findings: [...refreshed.findings, ...warnings] };
  return { refreshed: isNothingWritten ? toOutOfDate(result) : result, published, error: null };
}

/**
 * What the first query reads. The configuration file may name other files, which are read later.
 * @param repository its name; by default, a usual one
 * @throws {StatusSnippetsError} if an entry leads out of the repository
 */
export function firstSelection({ files: entries }: Settings, repository = ''): Selection {
  const { paths, areNamed } = pathsOf(entries, fileExtensions, listOfPaths([]));
  // What is missing or unsupported is reported later, by the run, which knows the configuration
  // file.
  const options = { extensions: fileExtensions, anyExtension: true, mayBeMissing: true };
  const select = (files: readonly string[]) => selectPaths(entries, listOfPaths(files), options);
  // Besides the README with its usual name, the names in the folders that can contain another one.
  const named = entries.length === 0 ? ['README.md', ...readmeFoldersOf([repository])] : paths;
  return {
    paths: [...configurationFileNames, ...(areNamed ? named : [])],
    select: areNamed ? null : select,
  };
}

/** Reads what the commit has when it is asked for. */
function treeOf(client: GitHubClient, known: KnownCommit): CommitTree {
  return {
    async entries(paths) {
      const { listing } = known;
      if (listing !== null && paths.every((path) => listing.files.has(path))) return listing.files;
      const folders = paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));
      await readMore(client, known, folders);
      await readEntries(
        client,
        known,
        paths.filter((path) => !path.endsWith('/')),
      );
      return known.entries;
    },
    files: () => listFiles(client, known),
    readBlobs: (paths) => readBlobs(client, known, paths),
  };
}

export async function refreshCommit(
  run: ActionRun,
  client: GitHubClient,
  known: KnownCommit,
  isRetry = false,
) {
  const files = committedFiles({
    tree: treeOf(client, known),
    prefix: '',
    repository: known.nameWithOwner,
    place: known.base ? `on branch "${known.base.name}"` : `at commit ${known.commit.oid}`,
  });
  return refreshProject(run, files, isRetry);
}

const requestTimeoutMs = 60_000;

/**
 * @throws {StatusSnippetsError} if the server has no GraphQL API, or the token is empty or cannot
 * be sent in a header
 */
export async function createGitHubClient({
  inputs,
  context,
  effects,
}: ActionRun): Promise<GitHubClient> {
  if (!context.hasGraphQL) {
    throw new StatusSnippetsError('mode-refused', {
      subject: `mode ${inputs.mode}`,
      problem: 'needs the GraphQL API of GitHub, which this server does not have',
      fix:
        'check out the repository, set mode: write, and push with git in a later step, or ' +
        'run npx status-snippets --push',
    });
  }
  const token = validateToken(inputs.token);
  // Loaded here, so that a run without a valid token does not wait for it.
  const { getOctokit } = await import('@actions/github');
  const { debug } = effects.runner;
  const request = {
    fetch: loggingFetch(effects),
    log: { debug, info: debug, warn: debug, error: debug },
  };
  const octokit = getOctokit(token, { baseUrl: context.apiUrl, userAgent, request });
  const { graphqlUrl } = context;
  // With the origin as its base URL, Octokit uses this address as it is. Otherwise it would derive
  // one from `apiUrl`.
  const graphql = octokit.graphql.defaults({
    baseUrl: new URL(graphqlUrl).origin,
    url: graphqlUrl,
  });
  return { ...effects, github: { graphql, request: octokit.request } };
}

function validateToken(token: string | null): string {
  if (token === null) {
    const fix =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
      'remove it, or check that the secret in it exists; its default is ${{ github.token }}';
    throw invalidInput('input token', { problem: 'is empty', fix });
  }
  // Checked here, because the error for a header that cannot be sent would quote the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    const problem = 'contains white space or a character that no token has';
    throw invalidInput('input token', { problem, fix: 'paste it again' });
  }
  return token;
}

/** With a time limit for each call, and with debug logging a line. */
function loggingFetch({ fetch, now, runner }: ActionRun['effects']): ActionRun['effects']['fetch'] {
  return async (input, init) => {
    const start = now();
    let result = 'no response';
    try {
      const response = await fetch(input, {
        ...init,
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const header = (name: string) => response.headers.get(name) ?? 'unknown';
      const points = `${header('x-ratelimit-remaining')} points left`;
      result = `${response.status}, ${points}, request ${header('x-github-request-id')}`;
      // Octokit takes a body that is cut off for an empty one. Here, it is a request without a
      // response.
      await response.clone().arrayBuffer();
      return response;
    } finally {
      const operation = /^\{"query":"\s*(\w+ \w+)/.exec(String(init?.body))?.[1];
      const call = operation ?? `${init?.method} ${new URL(String(input)).pathname}`;
      if (runner.isDebug()) runner.debug(`GitHub: ${call}: ${result}, ${now() - start} ms`);
    }
  };
}
