import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../support/command-line.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { packInto } from '../support/packed.ts';
import { type Repository, repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

/*
 * Runs the packed package with Yarn as it comes: Plug'n'Play, in which packages stay in archives,
 * and Yarn replaces the file system of Node.js.
 */

const run = promisify(execFile);

let installation: TempFolder;
let tarball: string;
beforeAll(async () => {
  installation = await tempFolder(tmpdir());
  tarball = await packInto(installation);
  const words = ['install', '--no-audit', '--no-fund', '--no-save', '@yarnpkg/cli-dist@4.18.1'];
  const shell = process.platform === 'win32';
  await run('npm', words, { cwd: installation.path, shell });
}, 300_000);
afterAll(() => installation[Symbol.asyncDispose]());

type Files = Readonly<Record<string, string>>;

/** A repository that depends on the package, and a function that runs a command of Yarn in it. */
async function projectWith(files: Files) {
  const manifest = JSON.stringify({ name: 'project', private: true });
  const ignored = '.cache\nhome\n.pnp.*\n.yarn\nyarn.lock\n';
  const project = await repositoryWith({
    ...files,
    'package.json': manifest,
    '.gitignore': ignored,
  });
  const program = installation.at('node_modules', '@yarnpkg', 'cli-dist', 'bin', 'yarn.js');
  const yarn = async (...words: string[]) => {
    const env = environment(project, { YARN_ENABLE_TELEMETRY: '0' });
    const { stdout } = await run(process.execPath, [program, ...words], { cwd: project.path, env });
    return stdout;
  };
  await writeFile(project.at('yarn.lock'), '');
  await yarn('add', tarball);
  await project.git('commit', '--all', '--quiet', '--message', 'Add status-snippets');
  return { ...project, yarn };
}

const readme = ({ at }: Repository) => readFile(at('README.md'), 'utf8');

const offline = ['--slug', 'acme', '--source', 'offline'];
const content = defaultContent(acmeAt('https://acme.statuspage.me'));
const { badge_markdown: badge } = acmeAt('https://acme.statuspage.me');

describe("with Yarn's Plug'n'Play", () => {
  test('the package is in an archive, and there is no node_modules', async () => {
    await using project = await projectWith({});
    const names = await readdir(project.path);
    expect(names).toContain('.pnp.cjs');
    expect(names).not.toContain('node_modules');
  });

  test('init puts a section into a file, and writes the workflow', async () => {
    await using project = await projectWith({ 'README.md': '# Acme\n' });
    await project.yarn('status-snippets', 'init', '--workflow', ...offline);
    expect(await readme(project)).toBe(`# Acme\n\n${section(content)}`);
    expect(await readdir(project.at('.github', 'workflows'))).toHaveLength(1);
  });

  test('refresh fills a section', async () => {
    await using project = await projectWith({ 'README.md': section() });
    await project.yarn('status-snippets', 'refresh', ...offline);
    expect(await readme(project)).toBe(section(content));
  });

  test('adopt puts markers around a badge', async () => {
    await using project = await projectWith({ 'README.md': `${badge}\n` });
    await project.yarn('status-snippets', 'adopt', ...offline);
    expect(await readme(project)).toContain(
      '<!-- status-snippets start slug="acme" show="badge" -->',
    );
  });

  test('--commit commits the file that changed', async () => {
    await using project = await projectWith({ 'README.md': section() });
    await project.yarn('status-snippets', 'refresh', '--commit', ...offline);
    expect(await project.git('show', 'HEAD:README.md')).toBe(section(content).trimEnd());
    expect(await project.git('status', '--porcelain')).toBe('');
  });

  test('a second run uses the response in the cache', async () => {
    await using service = await startEndpoint();
    await using project = await projectWith({ 'README.md': section() });
    const refresh = ['status-snippets', 'refresh', '--base-url', service.baseUrl];
    await project.yarn(...refresh);
    await project.yarn(...refresh);
    expect(service.requests).toHaveLength(1);
    expect(await readdir(project.at('.cache', 'status-snippets'))).toHaveLength(1);
  });
});
