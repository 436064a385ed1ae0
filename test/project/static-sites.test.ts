import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { partOf } from '../sites/guide.ts';
import { inProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';

/* The files that the guide shows for a generator are built by that generator, in test/sites. */

test.each(['MDX', 'HTML files'])(
  'the part %s of the guide to docs sites shows what its command makes',
  async (heading) => {
    const { text, files } = partOf(heading);
    const [before, after] = files;
    const path = before?.path ?? '';
    await using folder = await folderWith({ [path]: before?.text ?? '' });
    const [, words = ''] = /`npx status-snippets (.+?)`/.exec(text) ?? [];

    const ended = await inProcess(folder, [...words.split(' '), '--source', 'offline']);
    expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('changed') });
    expect(await readFile(folder.at(path), 'utf8')).toBe(after?.text);
    expect(files).toHaveLength(2);
  },
);
