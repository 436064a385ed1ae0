import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { partOf } from '../sites/guide.ts';
import { inProcess } from '../support/command-line.ts';
import { tempFolder } from '../support/temp-folder.ts';

/* What the guide to static sites shows of a format; what it shows for a generator, that generator builds. */

describe('the guide to static sites', () => {
  test.each(['MDX', 'HTML files'])('shows what its command makes of %s', async (heading) => {
    await using folder = await tempFolder();
    const { text, files } = partOf(heading);
    const [before, after] = files;
    const [, words = ''] = /`npx status-snippets (.+?)`/.exec(text) ?? [];
    await writeFile(folder.at(before?.path ?? ''), before?.text ?? '');

    const run = await inProcess(folder, [...words.split(' '), '--source', 'offline']);
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('changed') });
    expect(await readFile(folder.at(after?.path ?? ''), 'utf8')).toBe(after?.text);
    expect(files).toHaveLength(2);
  });
});
