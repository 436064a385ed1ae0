import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fencedBlocks } from '../support/documents.ts';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const commands = fencedBlocks('CONTRIBUTING.md').map(({ text }) => text);

const guides = ['CONTRIBUTING.md', 'bench/README.md', 'test/support/github/README.md'];
for (const name of ['testing', 'releasing', 'first-contact']) guides.push(`docs/${name}.md`);

test.each(guides)('%s names paths of the repository that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const paths = text.matchAll(
    /(?<![\w./<-])(?:src|test|docs|scripts|bench|\.ci|\.github)\/[\w./-]*(?![\w<*])/g,
  );
  expect([...paths].map(([path]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test('CONTRIBUTING.md describes every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const missing = folders.filter(({ name }) => !contributing.includes(`| \`src/${name}/\` |`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('CONTRIBUTING.md names scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...contributing.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});

test.skipIf(process.platform === 'win32')(
  'the command of CONTRIBUTING.md that starts the action checks the example',
  async () => {
    const command = commands.find((text) => text.includes('INPUT_MODE')) ?? '';
    const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((done) => {
      const env = { PATH: process.env.PATH, HOME: process.env.HOME };
      execFile('bash', ['-c', command], { env }, (error, stdout) =>
        done({ code: error?.code, stdout }),
      );
    });
    expect(stdout).toContain('example/README.md: out-of-date');
    expect(code).toBe(1);
  },
);
