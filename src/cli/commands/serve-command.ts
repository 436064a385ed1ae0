import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { readTextFile } from '../../files/read-text-file.ts';
import { defaultPlan, openPagesFile, type PagesFile, type ServedPage } from '../../serve/pages-file.ts';
import type { FilePreview } from '../../serve/preview/preview-page.ts';
import { createPreview } from '../../serve/preview/preview-routes.ts';
import { createListener, listenOnLoopback } from '../../serve/server.ts';
import { type StandIn, serviceRoutes, snippetsOfPage } from '../../serve/service-routes.ts';
import { defaultBaseUrl } from '../../snippets/inputs.ts';
import { usageError } from '../../text/errors.ts';
import { type CommandContext, type CommandRunner, threadArgument } from '../command-context.ts';
import { quoteForShell } from '../command-line.ts';
import { findInputFiles } from '../input-files.ts';
import { writeLine } from '../report-result.ts';
import type { Jobs, NamedPage } from './serve-thread.ts';

const watchIntervalMs = 250;
const maxJobMs = 10_000; // for one file

/** Until it is interrupted. The address is the only line on stdout. */
export const serveCommand: CommandRunner = async (context) => {
  const thread = new FileThread();
  try {
    await serve(context, thread);
  } finally {
    await thread.stop();
  }
  return 'success';
};

async function serve(context: CommandContext, thread: FileThread): Promise<void> {
  const { settings, environment, workingDirectory } = context;
  const hasFiles = context.names.length + settings.files.length > 0;
  const files = hasFiles ? await findInputFiles(context) : [];
  const { pages: pagesPath } = settings;
  const reportProblem = (problem: string) =>
    writeLine(environment.stderr, `warning: ${problem}. The pages of its last valid version stay.`);
  const readPagesFile = pagesPath
    ? openPagesFile(pagesPath, () => readTextFile(pagesPath, workingDirectory), reportProblem)
    : (): PagesFile => ({ pages: [], problem: null });
  const findPagesOfSections = async () => {
    const found: NamedPage[] = [];
    for (const file of files) found.push(...((await thread.run('findPages', { file, settings })) ?? []));
    return found;
  };
  let pagesOfSections = await findPagesOfSections();
  // The file of --pages is read for every request, so that a change applies at once.
  const pages = () => mergePages(context, readPagesFile().pages, pagesOfSections);
  if (pages().size === 0) {
    throw usageError('there is no page to serve', 'name one with --page acme, or list them in a file for --pages');
  }
  const { server, baseUrl } = await listenOnLoopback(settings.port);
  const statusPageHost = settings.statusPageHost ?? new URL(defaultBaseUrl).hostname;
  const standIn: StandIn = { baseUrl, statusPageHost, findPage: (slug) => pages().get(slug) };
  const [firstSlug = ''] = pages().keys();
  const slug = hasFiles ? settings.slug : firstSlug;
  const words = [...(hasFiles ? context.names : ['print']), ...(slug === null ? [] : ['--slug', slug])];
  const command = ['npx status-snippets', ...words.map(quoteForShell), '--base-url', baseUrl, '--max-age 0'].join(' ');
  const preview = createPreview(baseUrl, async (version) => {
    const { previewPage } = await import('../../serve/preview/preview-page.ts');
    const used = new Set(pagesOfSections.map(({ slug }) => slug));
    const served = [...pages().values()].sort((a, b) => Number(used.has(b.slug)) - Number(used.has(a.slug)));
    const badges = { baseUrl, slugs: served.map(({ slug }) => slug) };
    const previews: FilePreview[] = [];
    for (const [index, file] of files.entries()) {
      const id = `file-${index + 1}`;
      const ofStandIn = { ...settings, baseUrl, statusPageHost };
      const html = await thread.run('previewFile', { file, settings: ofStandIn, id, badges });
      previews.push({ id, path: file.path, html });
    }
    const shown = served.map((page) => ({ ...page, snippets: snippetsOfPage(page, standIn) }));
    const { problem: pagesProblem } = readPagesFile();
    return previewPage({ baseUrl, command, version, pagesProblem, pages: shown, files: previews });
  });
  server.on('request', createListener([...serviceRoutes(standIn), ...preview.routes], baseUrl));

  const paths = files.map(({ realPath }) => realPath);
  if (pagesPath !== null) paths.push(resolve(workingDirectory, pagesPath));
  const onChange = async () => {
    pagesOfSections = await findPagesOfSections();
    preview.showChanges();
  };
  // An editor may replace a file, or delete it and create it again: only looking at the path works for all of them.
  for (const path of paths) watchFile(path, { interval: watchIntervalMs }, onChange);

  // A program that started this one with an IPC channel disconnects when it ends.
  const interrupted = Promise.race(['SIGINT', 'SIGTERM', 'disconnect'].map((event) => once(process, event)));
  await environment.stdout.write(`${baseUrl}\n`);
  const advice = [`In another terminal: ${command}`, 'Press Ctrl-C to stop.'];
  if (!settings.quiet) for (const line of advice) writeLine(environment.stderr, line);
  await interrupted;
  for (const path of paths) unwatchFile(path);
  process.channel?.unref();
  server.close();
  server.closeAllConnections();
}

/** The pages of `--page`, `--pages`, `--slug` and the sections. The first one with a slug is kept. */
function mergePages({ settings }: CommandContext, listed: readonly ServedPage[], ofSections: readonly NamedPage[]) {
  const { slug, customDomain, page } = settings;
  const ofSlugOption = slug === null ? [] : [{ slug, customDomain }];
  const pages = new Map<string, ServedPage>();
  for (const each of [...page, ...listed, ...ofSlugOption, ...ofSections]) {
    if (!pages.has(each.slug)) pages.set(each.slug, { plan: defaultPlan, ...each });
  }
  return pages;
}

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Does jobs one after the other, while the main thread answers requests. */
class FileThread {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** Null if the job takes too long, or runs out of stack or memory. */
  run<Name extends keyof Jobs>(
    name: Name,
    input: Parameters<Jobs[Name]>[0],
  ): Promise<Awaited<ReturnType<Jobs[Name]>> | null> {
    const result = this.#last.then(() => this.#run({ name, input }));
    this.#last = result;
    return result;
  }

  async #run(job: unknown) {
    this.#worker ??= new Worker(process.argv[1] ?? '', { argv: [threadArgument], resourceLimits });
    this.#worker.postMessage(job);
    try {
      const [result] = await once(this.#worker, 'message', { signal: AbortSignal.timeout(maxJobMs) });
      return result;
    } catch {
      await this.stop();
      return null;
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
