import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../support/command-line.ts';
import { installInto } from '../support/packed.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';
import { startServeProcess } from '../support/serve.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

/* Runs the packed command line and library in Bun and Deno, whose programs are packages on npm. */

const run = promisify(execFile);
const runtimes = {
  Bun: {
    package: '@oven/bun-linux-x64@1.4.5',
    program: '@oven/bun-linux-x64/bin/bun',
    command: ['x', '--bun', '--no-install', 'status-snippets'],
    script: ['run'],
  },
  Deno: {
    package: '@deno/linux-x64-glibc@2.9.6',
    program: '@deno/linux-x64-glibc/deno',
    command: ['run', '-A', 'npm:status-snippets'],
    script: ['run', '-A'],
  },
};

const library = `import { fetchSnippets, refreshText } from 'status-snippets';
const { source } = await fetchSnippets('acme', { baseUrl: process.argv[2], statusPageHost: 'statuspage.me', cache: false });
const { outcome } = await refreshText('# A <!-- status-snippets start slug="a" --><!-- status-snippets end -->', {
  source: 'offline',
});
console.log(source, outcome);
`;

const isSupported = process.platform === 'linux' && process.arch === 'x64';
let project: TempFolder;
beforeAll(async () => {
  if (!isSupported) return;
  project = await tempFolder(tmpdir());
  await writeFile(project.at('package.json'), '{ "type": "module", "private": true }');
  const packages = Object.values(runtimes).map((runtime) => runtime.package);
  const words = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    ...packages,
  ];
  await run('npm', words, { cwd: project.path });
}, 900_000);
afterAll(() => project?.[Symbol.asyncDispose]());

test.skipIf(!isSupported).each(Object.entries(runtimes))(
  'the command line and the library run in %s',
  async (_, { program, command, script }) => {
    await using folder = await tempFolder();
    await writeFile(folder.at('package.json'), '{ "type": "module", "private": true }');
    await installInto(folder);
    await mkdir(folder.at('node_modules', '.bin'));
    await symlink(
      '../status-snippets/dist/cli/index.js',
      folder.at('node_modules', '.bin', 'status-snippets'),
    );
    await using service = await startServeProcess(folder, '--page', 'acme');
    const options = { cwd: folder.path, env: environment(folder) };
    await writeFile(folder.at('README.md'), section());
    await run(
      project.at('node_modules', program),
      [...command, '--slug', 'acme', '--source', 'offline'],
      options,
    );
    const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
    expect(await readFile(folder.at('README.md'), 'utf8')).toBe(filled);

    await writeFile(folder.at('library.js'), library);
    const words = [...script, 'library.js', service.baseUrl];
    const { stdout } = await run(project.at('node_modules', program), words, options);
    expect(stdout).toBe('endpoint changed\n');
  },
);
