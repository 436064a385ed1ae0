import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

/** An application that only generates snippets, after a bundler has worked on it and the built library: its code, and what it does. */
async function bundleFor(platform: 'browser' | 'node'): Promise<{ code: string; badge: string }> {
  await using folder = await tempFolder();
  await mkdir(folder.at('node_modules'));
  await symlink(resolve('.'), folder.at('node_modules', 'status-snippets'), 'junction');
  await writeFile(
    folder.at('application.js'),
    "export { generateSnippets } from 'status-snippets';",
  );
  const bundler = await rolldown({
    input: folder.at('application.js'),
    platform,
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  const { output } = await bundler.write({
    ...names,
    dir: folder.at('built'),
    format: 'esm',
    minify: true,
  });
  await bundler.close();
  const loaded = [output[0].fileName, ...output[0].imports];
  const code = output
    .flatMap((file) => (loaded.includes(file.fileName) && 'code' in file ? file.code : []))
    .join('\n');
  const { generateSnippets } = await import(
    pathToFileURL(folder.at('built', output[0].fileName)).href
  );
  return { code, badge: generateSnippets('acme').badge_html };
}

test.each(['browser', 'node'] as const)(
  'an application for %s that only generates snippets gets at most 20 kB of code without a parser or Node modules, and it works',
  async (platform) => {
    const { code, badge } = await bundleFor(platform);
    expect(code.length).toBeLessThan(20_000);
    expect(code).not.toMatch(/node:|micromark|\bprocess\b|\brequire\b/);
    expect(badge).toContain('https://statuspage.me/badge/acme.svg');
  },
);
