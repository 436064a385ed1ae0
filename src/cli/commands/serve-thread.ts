/** The thread in which `serve` processes files: that can take seconds, in which the main thread answers requests. */
import { parentPort } from 'node:worker_threads';
import type { Settings } from '../../config/settings.ts';
import type { FoundFile } from '../../files/find-files.ts';
import { parseFiles } from '../../refresh/parse-file.ts';
import { createEffects, createSnippetFetcher } from '../../runtime/effects.ts';
import { readSourceFile } from '../../runtime/source-files.ts';
import type { ServedPage } from '../../serve/pages-file.ts';
import type { PreviewPlace } from '../../serve/preview/preview-file.ts';

export type NamedPage = Omit<ServedPage, 'plan'>;

export type Jobs = typeof jobs;

interface Input {
  readonly file: FoundFile;
  readonly settings: Settings;
}

const jobs = {
  /** A file with problems is skipped: the preview shows the problems. */
  async findPages({ file: unread, settings }: Input): Promise<NamedPage[]> {
    const files = await parseFiles([readSourceFile(unread, settings)], settings);
    return files.flatMap(({ sections }) => sections).map(({ slug, customDomain }) => ({ slug, customDomain }));
  },

  async previewFile({ file, settings, ...place }: Input & PreviewPlace): Promise<string> {
    const { previewFile } = await import('../../serve/preview/preview-file.ts');
    // Without the proxies of the environment, which cannot reach this computer.
    const effects = createEffects(globalThis.fetch, {});
    const fetchSnippets = createSnippetFetcher({ settings: { ...settings, cache: false }, effects });
    const source = readSourceFile(file, settings, () => true);
    return previewFile(source, { settings, fetchSnippets }, place);
  },
};

export function answerMainThread(): void {
  parentPort?.on('message', async ({ name, input }) => {
    parentPort?.postMessage(await jobs[name as keyof Jobs](input));
  });
}
