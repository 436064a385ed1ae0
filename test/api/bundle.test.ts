import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

/** The code that an application loads which only generates snippets, after a bundler has worked on it and the built library. */
async function bundleFor(platform: 'browser' | 'node'): Promise<string> {
  await using folder = await tempFolder();
  await mkdir(folder.at('node_modules'));
  await symlink(resolve('.'), folder.at('node_modules', 'status-snippets'), 'junction');
  await writeFile(folder.at('application.js'), "export { generateSnippets } from 'status-snippets';");
  const bundler = await rolldown({
    input: folder.at('application.js'),
    platform,
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundler.generate({ format: 'esm', minify: true });
  await bundler.close();
  const loaded = [output[0].fileName, ...output[0].imports];
  return output.flatMap((file) => (loaded.includes(file.fileName) && 'code' in file ? file.code : [])).join('\n');
}

test.each(['browser', 'node'] as const)(
  'an application for %s that only generates snippets gets at most 20 kB of code, without a parser',
  async (platform) => {
    const code = await bundleFor(platform);
    expect(code.length).toBeLessThan(20_000);
    expect(code).not.toMatch(/node:|micromark|\bprocess\b|\brequire\b/);
  },
);

test('the part of the library for browsers runs without Node modules', async () => {
  const code = await bundleFor('browser');
  const { generateSnippets } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(generateSnippets('acme').badge_html).toContain('https://statuspage.me/badge/acme.svg');
});
