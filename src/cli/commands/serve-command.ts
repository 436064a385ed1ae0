import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { readTextFile } from '../../files/read-text-file.ts';
import { parseFile } from '../../refresh/parse-file.ts';
import { createSnippetFetcher } from '../../runtime/effects.ts';
import type { UnreadFile } from '../../runtime/source-files.ts';
import { openPagesFile, type PagesFile, type ServedPage } from '../../serve/pages-file.ts';
import type { FilePreview } from '../../serve/preview/file-preview.ts';
import { createPreview } from '../../serve/preview/preview-routes.ts';
import { createListener, listenOnLoopback } from '../../serve/server.ts';
import { type StandIn, serviceRoutes } from '../../serve/service-routes.ts';
import { usageError } from '../../text/errors.ts';
import { limitProcessorTime } from '../../text/time-limit.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { writeLine } from '../report-result.ts';

const watchIntervalMs = 250;
const defaultStatusPageHost = 'statuspage.me';

/** Until it is interrupted. The address is the only line on stdout. */
export const serveCommand: CommandRunner = async (context) => {
  const { settings, environment, workingDirectory } = context;
  const names = context.files.length > 0 ? context.files : settings.files;
  const files = names.length > 0 ? await findInputFiles(context, names) : [];
  const readPagesFile = openPages(context);
  let pagesOfSections = await findPagesOfSections(context, files);
  // The file of --pages is read for every request, so that a change applies at once.
  const pages = () => mergePages(context, readPagesFile().pages, pagesOfSections);
  if (pages().size === 0) {
    throw usageError('there is no page to serve', 'name one with --page acme, or list them in a file for --pages');
  }
  const { server, baseUrl } = await listenOnLoopback(settings.port);
  const standIn: StandIn = {
    baseUrl,
    statusPageHost: settings.statusPageHost ?? defaultStatusPageHost,
    findPage: (slug) => pages().get(slug),
  };
  const preview = createPreview(standIn, {
    listPages: () => pages().values(),
    pagesProblem: () => readPagesFile().problem,
    previewFiles: () => previewFiles(context, files, standIn),
  });
  server.on('request', createListener([...serviceRoutes(standIn), ...preview.routes], baseUrl));

  const paths = files.map(({ realPath }) => realPath);
  if (settings.pages !== null) paths.push(resolve(workingDirectory, settings.pages));
  const onChange = async () => {
    pagesOfSections = await findPagesOfSections(context, files);
    preview.showChanges();
  };
  // An editor may replace a file, or delete it and create it again: only looking at the path works for all of them.
  for (const path of paths) watchFile(path, { interval: watchIntervalMs }, onChange);

  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  environment.stdout.write(`${baseUrl}\n`);
  if (!settings.quiet) writeLine(environment.stderr, 'Press Ctrl-C to stop.');
  await interrupted;
  for (const path of paths) unwatchFile(path);
  server.close();
  server.closeAllConnections();
  return 'success';
};

type NamedPage = Omit<ServedPage, 'plan'>;

/** The pages of `--page`, `--pages`, `--slug` and the sections. The first one with a slug is kept. */
function mergePages(
  { settings }: CommandContext,
  listed: readonly ServedPage[],
  ofSections: readonly NamedPage[],
): ReadonlyMap<string, ServedPage> {
  const { slug, customDomain, page } = settings;
  const ofSlugOption = slug === null ? [] : [{ slug, customDomain }];
  const pages = new Map<string, ServedPage>();
  for (const each of [...page, ...listed, ...ofSlugOption, ...ofSections]) {
    if (!pages.has(each.slug)) pages.set(each.slug, { plan: 'growth', ...each });
  }
  return pages;
}

/** A file with problems is skipped: the preview shows the problems. */
async function findPagesOfSections(context: CommandContext, files: readonly UnreadFile[]): Promise<NamedPage[]> {
  const pages: NamedPage[] = [];
  for (const file of readInputFiles(context, files)) {
    const read = await withinLimit(() => parseFile(file, context.settings));
    for (const { slug, customDomain } of read.file?.sections ?? []) pages.push({ slug, customDomain });
  }
  return pages;
}

async function previewFiles(
  context: CommandContext,
  files: readonly UnreadFile[],
  standIn: StandIn,
): Promise<readonly FilePreview[]> {
  const { previewFile } = await import('../../serve/preview/file-preview.ts');
  const fetchSnippets = createSnippetFetcher({
    settings: { ...context.settings, baseUrl: standIn.baseUrl, cache: false },
    // Without the proxies of the environment, which cannot reach this computer.
    effects: { ...context.environment.effects, fetch: globalThis.fetch },
  });
  const previews: FilePreview[] = [];
  for (const file of readInputFiles(context, files)) {
    previews.push(await withinLimit(() => previewFile(file, context.settings, standIn, fetchSnippets)));
    // Requests that came meanwhile are answered between two files.
    await setImmediate();
  }
  return previews;
}

/** Nothing is answered while a file is processed. */
function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  return limitProcessorTime({ maxMs: 5_000, usedMs: 0 }, work);
}

function openPages({ settings, workingDirectory, environment }: CommandContext): () => PagesFile {
  const { pages: path } = settings;
  if (path === null) return () => ({ pages: [], problem: null });
  const report = (problem: string) =>
    writeLine(environment.stderr, `warning: ${problem}. The pages of its last valid version stay.`);
  return openPagesFile(path, () => readTextFile(path, resolve(workingDirectory)), report);
}
