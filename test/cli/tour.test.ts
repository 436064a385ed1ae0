import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { fencedBlocks } from '../support/documents.ts';
import { folderWith } from '../support/folder-with.ts';
import { type Serving, startServe } from '../support/serve.ts';

const documentedUrl = 'http://127.0.0.1:4010';

test('every file and command of the two-minute tour works, with the output that it shows, and nothing leaves the machine', async () => {
  await using folder = await folderWith({});
  let proxied = 0;
  const proxy = createServer((socket) => {
    proxied += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const env = { https_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
  let serving: Serving | undefined;
  let output = '';
  try {
    for (const { place, language, info, text } of fencedBlocks('docs/guides/tour.md')) {
      if (language === 'text') {
        expect(output, place).toBe(text);
      } else if (language === 'sh') {
        const command = text.trim().replace(documentedUrl, serving?.baseUrl ?? '');
        const [, , name = '', ...words] = command.split(' ');
        if (name === 'serve') {
          serving = await startServe(folder, ...words);
          output = serving.stdout().replace(serving.baseUrl, documentedUrl);
        } else {
          const ended = await runInProcess(folder, [name, ...words], { env });
          expect(ended, place).toMatchObject({ code: 0 });
          output = ended.stdout + ended.stderr;
        }
      } else if (info === '') {
        const shown = text.replaceAll(documentedUrl, serving?.baseUrl ?? '');
        expect(await readFile(folder.at('README.md'), 'utf8'), place).toBe(shown);
      } else {
        await writeFile(folder.at(info), text);
      }
    }
    const [, next = 'no next command'] =
      /^In another terminal: (.+)$/m.exec(serving?.stderr() ?? '') ?? [];
    expect(await readFile('docs/guides/tour.md', 'utf8')).toContain(
      next.replace(serving?.baseUrl ?? '', documentedUrl),
    );
    expect(serving?.stderr()).toContain('Press Ctrl-C to stop.\n');
    expect(proxied).toBe(0);
  } finally {
    proxy.close();
    await serving?.[Symbol.asyncDispose]();
  }
});
