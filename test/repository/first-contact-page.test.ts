import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../support/folder-with.ts';
import { startServeProcess } from '../support/serve.ts';

const run = promisify(execFile);

async function firstContact(slug: string, baseUrl: string) {
  const env = { ...process.env, BASE_URL: baseUrl };
  const ended = run(process.execPath, ['scripts/first-contact.js', slug], { env });
  const { code, stdout } = await ended.then(
    (result) => ({ ...result, code: 0 }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, rows: stdout.match(/^\| (?:expected|other) .*$/gm) ?? [], stdout };
}

test('first contact with the service finds what it expects at the stand-in, on every plan', async () => {
  const pages = [
    { slug: 'acme' },
    { slug: 'globex', customDomain: 'status.globex.com', plan: 'pro' },
    { slug: 'initech', plan: 'free' },
    { slug: 'old', renamedTo: 'acme', plan: 'pro' },
  ];
  await using folder = await folderWith({ 'pages.json': JSON.stringify(pages) });
  await using serving = await startServeProcess(folder, '--pages', 'pages.json');
  for (const { slug } of pages) {
    const { code, rows, stdout } = await firstContact(slug, serving.baseUrl);
    expect({ slug, code, other: rows.filter((row) => row.startsWith('| other')) }).toEqual({
      slug,
      code: 0,
      other: [],
    });
    expect(rows).toHaveLength(8);
    expect(stdout).toContain('Is OSS Hero still offered?');
  }
  const { rows } = await firstContact('globex', serving.baseUrl);
  expect(rows.filter((row) => row.includes('location: https://status.globex.com/'))).toHaveLength(
    2,
  );
});

test('first contact with a service that does not answer says so in every row', async () => {
  const { code, rows } = await firstContact('acme', 'http://127.0.0.1:9');
  expect([code, rows.length]).toEqual([1, 8]);
  expect(rows.every((row) => row.startsWith('| other ') && row.includes('no answer: '))).toBe(true);
});
