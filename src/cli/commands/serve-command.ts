import { once } from 'node:events';
import { resolve } from 'node:path';
import process from 'node:process';
import { UsageError } from '../../config/errors.ts';
import { systemCodeOf } from '../../files/errors.ts';
import { readTextFile } from '../../files/read.ts';
import { analyzeFile } from '../../refresh/analyze-file.ts';
import { timeLimiter } from '../../runtime/effects.ts';
import { type LoopbackServer, listenOnLoopback } from '../../serve/listen.ts';
import { openPagesFile, type PagesFile, type ServedPage } from '../../serve/pages.ts';
import { createServiceApp } from '../../serve/service-app.ts';
import type { CommandContext, CommandRunner } from '../command-context.ts';
import { findInputFiles, readInputFiles, type UnreadFile } from '../input-files.ts';
import { writeLine } from '../output/report.ts';

const defaultPort = 4010;
const defaultStatusPageHost = 'statuspage.me';

/** Runs a local stand-in of the service until it is interrupted. Its address is the only line on stdout. */
export const serveCommand: CommandRunner = async (context) => {
  const { settings, environment } = context;
  const files = context.files.length > 0 ? await findInputFiles(context, context.files) : [];
  const listPages = await createPageList(context, files);
  if (listPages().length === 0) {
    throw new UsageError('there is no page to serve', 'name one with --page acme, or list them in a file for --pages');
  }
  const server = await listen(settings.port ?? defaultPort);
  const statusPageHost = settings.statusPageHost ?? defaultStatusPageHost;
  const findPage = (slug: string) => listPages().find((page) => page.slug === slug);
  server.handle(createServiceApp({ baseUrl: server.baseUrl, statusPageHost, findPage }).fetch);
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  environment.stdout.write(`${server.baseUrl}\n`);
  if (!settings.quiet) writeLine(environment.stderr, 'Press Ctrl-C to stop.');

  await interrupted;
  await server.close();
  return 'success';
};

/** Creates a function that lists the pages of the flags, `--pages`, `--slug` and the files; the first of a slug counts. */
async function createPageList(
  context: CommandContext,
  files: readonly UnreadFile[],
): Promise<() => readonly ServedPage[]> {
  const { settings } = context;
  const growth = { plan: 'growth', customDomain: null } as const;
  const readPagesFile = openPages(context);
  const others: ServedPage[] = settings.slug === null ? [] : [{ ...growth, ...settings, slug: settings.slug }];
  for (const file of readInputFiles(context, files)) {
    const analyzed = await analyzeFile(file, { ...settings, checkOnly: true }, timeLimiter);
    if (analyzed.outcome === 'analyzed')
      others.push(...analyzed.configuredSections.map((request) => ({ ...growth, ...request })));
  }
  return () => {
    const all = [...settings.page.map((page) => ({ ...growth, ...page })), ...readPagesFile().pages, ...others];
    return [...new Map(all.reverse().map((page) => [page.slug, page])).values()].reverse();
  };
}

function openPages({ settings, workingDirectory, environment }: CommandContext): () => PagesFile {
  const { pages: path } = settings;
  if (path === null) return () => ({ pages: [], problem: null });
  const report = (problem: string) =>
    writeLine(environment.stderr, `warning: ${problem}. The pages of its last valid version stay.`);
  return openPagesFile(path, () => readTextFile(path, resolve(workingDirectory)), report);
}

async function listen(port: number): Promise<LoopbackServer> {
  try {
    return await listenOnLoopback(port);
  } catch (error) {
    const code = systemCodeOf(error);
    const why = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code ?? error})`;
    throw new UsageError(`port ${port} ${why}`, 'choose another one with --port, or a free one with --port 0');
  }
}
