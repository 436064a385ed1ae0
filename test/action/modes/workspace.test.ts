import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Run } from '../../../src/action/mode.ts';
import { checkMode } from '../../../src/action/modes/check.ts';
import { writeMode } from '../../../src/action/modes/write.ts';
import { readActionInputs } from '../../../src/action/read-action-inputs.ts';
import { readContext } from '../../../src/action/run-context.ts';
import { runner } from '../../../src/action/workflow-commands.ts';
import { parseSettings } from '../../../src/config/settings.ts';
import { toOutOfDate } from '../../../src/refresh/result.ts';
import { createEffects } from '../../../src/runtime/effects.ts';
import { type GitHubForTests, startGitHub } from '../../support/github/github.ts';
import { acmeAt, defaultContent, fetcherReturning, refreshFiles, section } from '../../support/refreshing.ts';
import { type Repository, repositoryWith } from '../../support/repository.ts';

const snippets = acmeAt('https://acme.statuspage.me');
const outdated = section();
const upToDate = section(defaultContent(snippets));

/** The input of a mode for a run in a workspace, and the log that the mode writes to. */
function jobFor(mode: 'check' | 'write', github: GitHubForTests, workspace: Repository, sha: string) {
  const inputs = new Map([
    ['mode', mode],
    ['token', github.token],
  ]);
  const env = {
    GITHUB_REPOSITORY: github.repository,
    GITHUB_API_URL: github.url,
    GITHUB_WORKSPACE: workspace.path,
    GITHUB_SHA: sha,
  };
  const noFile = () => {
    throw new Error('there is no event');
  };
  const settings = parseSettings(readActionInputs((name) => inputs.get(name) ?? ''));
  const log: string[] = [];
  const fetchSnippets = fetcherReturning({ source: 'endpoint', snippets });
  const modeInput: Run = {
    inputs: settings,
    context: readContext(env, noFile),
    effects: {
      ...createEffects({}),
      env,
      runner: { ...runner, log: (text) => void log.push(text) },
      readFile: noFile,
    },
    configureRun: () => ({
      settings,
      fetchSnippets,
      async refreshFilesAndEmbeds(files) {
        const result = await refreshFiles(files, { ...settings, unmarked: 'ignore' }, fetchSnippets);
        return settings.mode === 'check' ? toOutOfDate(result) : result;
      },
    }),
  };
  return { modeInput, log };
}

test('mode check reads the workspace if its HEAD is the commit of the run', async () => {
  await using github = await startGitHub({ files: { 'README.md': outdated } });
  await using workspace = await repositoryWith({ 'README.md': upToDate });
  const { modeInput } = jobFor('check', github, workspace, await workspace.git('rev-parse', 'HEAD'));
  expect((await checkMode(modeInput)).refresh.outcome).toBe('unchanged');
  expect(github.calls).toEqual([]);
});

test('mode check reads the commit of the run through the API if the HEAD of the workspace is another commit', async () => {
  await using github = await startGitHub({ files: { 'README.md': outdated } });
  await using workspace = await repositoryWith({ 'README.md': upToDate });
  const { modeInput, log } = jobFor('check', github, workspace, (await github.head('main')) ?? '');
  expect((await checkMode(modeInput)).refresh.outcome).toBe('out-of-date');
  expect(github.calls).toHaveLength(1);
  const head = await workspace.git('rev-parse', 'HEAD');
  expect(log).toEqual([`The workspace is at commit ${head}, so the files are read through the API.`]);
});

test('mode write warns if the HEAD of the workspace is not the commit of the run', async () => {
  await using github = await startGitHub();
  await using workspace = await repositoryWith({ 'README.md': outdated });
  const head = await workspace.git('rev-parse', 'HEAD');
  const other = 'e'.repeat(40);
  const { refresh } = await writeMode(jobFor('write', github, workspace, other).modeInput);
  expect(await readFile(workspace.at('README.md'), 'utf8')).toBe(upToDate);
  expect(refresh.findings).toMatchObject([{ code: 'other-commit' }]);
  expect(refresh.findings[0]?.message).toContain(`is at commit ${head}, but the commit of this run is ${other}`);
  const next = await writeMode(jobFor('write', github, workspace, head).modeInput);
  expect(next.refresh.findings).toEqual([]);
});
