import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { askAboutPage } from '../../scripts/first-contact/page.js';
import { folderWith } from '../support/folder-with.ts';
import { startServe } from '../support/serve.ts';

const run = promisify(execFile);

function rowsOf(report: string): readonly string[] {
  return report.match(/^\| (?:expected|other) .*$/gm) ?? [];
}

async function firstContact(slug: string, baseUrl: string) {
  const env = { ...process.env, BASE_URL: baseUrl };
  const ended = run(process.execPath, ['scripts/first-contact.js', slug], { env });
  const { code, stdout } = await ended.then(
    (result) => ({ ...result, code: 0 }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, stdout };
}

test('first contact with the service finds what it expects at the stand-in, on every plan', async () => {
  const pages = [
    { slug: 'acme' },
    { slug: 'globex', customDomain: 'status.globex.com', plan: 'pro' },
    { slug: 'initech', plan: 'free' },
    { slug: 'old', renamedTo: 'acme', plan: 'pro' },
  ];
  await using folder = await folderWith({ 'pages.json': JSON.stringify(pages) });
  await using serving = await startServe(folder, '--pages', 'pages.json');
  for (const { slug } of pages) {
    const { report, isOther } = await askAboutPage(slug, serving.baseUrl);
    expect({ slug, isOther, rows: rowsOf(report).length }).toEqual({
      slug,
      isOther: false,
      rows: 8,
    });
    expect(report).toContain('Is OSS Hero still offered?');
  }
  const { code, stdout } = await firstContact('globex', serving.baseUrl);
  expect(code).toBe(0);
  const redirected = rowsOf(stdout).filter((row) =>
    row.includes('location: https://status.globex.com/'),
  );
  expect(redirected).toHaveLength(2);
});

test('first contact with a service that does not answer says so in every row', async () => {
  const { code, stdout } = await firstContact('acme', 'http://127.0.0.1:9');
  const rows = rowsOf(stdout);
  expect([code, rows.length]).toEqual([1, 8]);
  expect(rows.every((row) => row.startsWith('| other ') && row.includes('no answer: '))).toBe(true);
});
