import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installInto } from '../support/packed.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);
const shell = process.platform === 'win32';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);

const source = `
import { remark } from 'remark';
import {
  StatusSnippetsError, createRefresher, fetchSnippets, findSections, generateSnippets, refreshText,
  type ErrorCode, type Options, type SnippetSet,
} from 'status-snippets';
import remarkStatusSnippets, { type Options as PluginOptions } from 'status-snippets/remark';
import type { Root } from 'mdast';
import { type PluggableList, type Plugin, unified } from 'unified';

const options: Options = { slug: 'acme', source: 'offline', maxAge: 60, headers: { Authorization: 'Bearer x' } };
const snippets: SnippetSet = generateSnippets('acme');
const context: 'flow' | 'inline' | 'html' | undefined = (await findSections('')).sections[0]?.context;
const result = await refreshText('text', { ...options, format: 'md', fetch });
const outcome: 'changed' | 'unchanged' | 'failed' = result.outcome;
const refresh = createRefresher(options);
for (const { level, line, code, message } of (await refresh('text', { format: 'html' })).findings) {
  console.log(level satisfies 'error' | 'warning' | 'note', line ?? 0, code === 'no-slug', message);
}
try {
  const { source } = await fetchSnippets('acme', { source: 'offline' });
  console.log(source, outcome, context, snippets);
} catch (error) {
  if (error instanceof StatusSnippetsError) console.log(error.code satisfies ErrorCode);
}
const plugin: PluginOptions = { ...options, strict: true };
const plugins: PluggableList = [remarkStatusSnippets, [remarkStatusSnippets, plugin]];
const typed: Plugin<[PluginOptions?], Root> = remarkStatusSnippets;
void plugins;
void typed;
const processor = remark().use(remarkStatusSnippets, plugin);
console.log(String(await processor.process('<!-- status-snippets start -->\\n<!-- status-snippets end -->')));
unified().use(remarkStatusSnippets);
unified().use(remarkStatusSnippets, null);

// @ts-expect-error a page has a slug
generateSnippets();
// @ts-expect-error seconds are a number
const wrong: Options = { maxAge: '60' };
// @ts-expect-error there is no such format
findSections('', { format: 'txt' });
void wrong;
`;

/** A project that has only the package, its dependencies, unified and remark installed. */
let project: TempFolder;
let tarball: string;

beforeAll(async () => {
  project = await tempFolder();
  tarball = await installInto(project, ['remark', 'unified', '@types/mdast']);
  await writeFile(project.at('package.json'), '{ "type": "module", "private": true }');
  await writeFile(project.at('consumer.ts'), source);
});
afterAll(() => project[Symbol.asyncDispose]());

describe('the packed package', () => {
  test('the packed package contains only the command line, the library and documents', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball]);
    const paths = stdout.trim().split('\n');
    expect(paths).toEqual(
      expect.arrayContaining(
        [
          'CHANGELOG.md',
          'LICENSE',
          'README.md',
          'SECURITY.md',
          'package.json',
          ...['index.js', 'licenses.txt', 'package.json'].map((name) => `dist/cli/${name}`),
          ...['index', 'remark'].flatMap((name) => [
            `dist/library/${name}.js`,
            `dist/library/${name}.d.ts`,
          ]),
          'dist/library/licenses.txt',
        ].map((name) => `package/${name}`),
      ),
    );
    expect(paths.filter((path) => !/^package\/(dist\/(cli|library)\/|[^/]+$)/.test(path))).toEqual(
      [],
    );
  });

  test('an installation of the packed package adds one package, whose command runs', async () => {
    await using folder = await tempFolder();
    await mkdir(folder.at('project'));
    await writeFile(folder.at('project', 'package.json'), '{ "private": true }');
    const cwd = folder.at('project');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd, shell });
    const installed = readdirSync(folder.at('project', 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['status-snippets']);
    const words = ['--no', '--', 'status-snippets', '--version'];
    const { stdout } = await run('npx', words, { cwd, shell });
    expect(stdout).toBe(`${version}\n`);
  });
});

describe('a project that depends on the package', () => {
  test('the types of the package compile in strict projects with each resolution of modules', async () => {
    const resolutions = [
      { module: 'nodenext', moduleResolution: 'nodenext' },
      { module: 'node16', moduleResolution: 'node16' },
      { module: 'esnext', moduleResolution: 'bundler' },
    ];
    const configurations = resolutions.map(({ moduleResolution }) => `${moduleResolution}.json`);
    for (const [index, resolution] of resolutions.entries()) {
      const compilerOptions = {
        ...resolution,
        target: 'es2023',
        lib: ['es2023', 'dom'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipDefaultLibCheck: true, // only of the files that TypeScript itself brings along
        noEmit: true,
      };
      const configuration = JSON.stringify({ compilerOptions, files: ['consumer.ts'] });
      await writeFile(project.at(configurations[index] ?? ''), configuration);
    }
    const words = [tsc, '--build', '--verbose', ...configurations];
    const { stdout } = await run(process.execPath, words, { cwd: project.path }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout.match(/Building project/g)).toHaveLength(resolutions.length);
    expect(stdout).not.toContain('error');
  });

  test('the library and the plugin run, can be required by CommonJS, and a message of the plugin links to a heading of the installed README', async () => {
    const code = `
      import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { remark } from 'remark';
      import { generateSnippets, refreshText } from 'status-snippets';
      import remarkStatusSnippets from 'status-snippets/remark';
      const { outcome } = await refreshText('text');
      const { messages } = await remark().use(remarkStatusSnippets).process('<!-- status-snippets end -->');
      const url = new URL(messages[0].url);
      const hasHeading = readFileSync(url, 'utf8').includes('## Other ways to run it');
      console.log(generateSnippets('acme').status_page_url, outcome, url.hash, hasHeading);
      const require = createRequire(import.meta.url);
      const required = require('status-snippets');
      const { default: plugin } = require('status-snippets/remark');
      console.log(required.generateSnippets('acme').status_page_url, typeof plugin);`;
    await writeFile(project.at('consumer.js'), code);
    const { stdout } = await run(process.execPath, ['consumer.js'], { cwd: project.path });
    expect(stdout.split('\n')).toEqual([
      'https://acme.statuspage.me unchanged #other-ways-to-run-it true',
      'https://acme.statuspage.me function',
      '',
    ]);
  });
});
