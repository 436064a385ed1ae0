import { unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import type { OptionName } from '../config/option-table.ts';
import type { RawValue } from '../config/settings.ts';
import { usageError } from '../core/errors.ts';
import { createTimeLimiter } from '../core/limits.ts';
import { createConnection, createEffects } from '../project/effects.ts';
import { readTextFile } from '../project/files/read-text-file.ts';
import { type ParsedFile, parseFiles } from '../refresh/parse-file.ts';
import { openPagesFile, type ServedPage } from '../serve/pages-file.ts';
import type { FilePreview } from '../serve/preview.ts';
import {
  createListener,
  createPreview,
  listenOnLoopback,
  serviceRoutes,
  snippetsOfPage,
} from '../serve/server.ts';
import { statusPageHostOf } from '../snippets/inputs.ts';
import { defaultStatusPageHost } from '../snippets/service-names.ts';
import type { Command, CommandContext } from './command-context.ts';
import { commandLineOf } from './command-line.ts';
import { findInputFiles, readInputFiles } from './input-files.ts';
import { writeLine } from './report-result.ts';

const watchIntervalMs = 250;

/** For work on one file, in which no other request is answered. */
const limitTime = createTimeLimiter(10_000);

/** Until it is interrupted. The address is the only line on stdout. */
export const serveCommand: Command = async (context) => {
  const { settings, environment, workingDirectory } = context;
  const hasFiles = context.names.length + settings.files.length > 0;
  const files = hasFiles ? await findInputFiles(context) : [];
  const { pages: pagesPath } = settings;
  const statusPageHost = settings.statusPageHost ?? defaultStatusPageHost;
  const reportProblem = (problem: string) => writeLine(environment.stderr, `warning: ${problem}`);
  const readPagesFile = pagesPath
    ? openPagesFile(
        pagesPath,
        statusPageHost,
        () => readTextFile(pagesPath, workingDirectory),
        reportProblem,
      )
    : () => ({ pages: [], problem: null });
  // A file with problems is skipped: the preview shows the problems.
  const findPagesOfSections = async () => {
    const parsed: ParsedFile[] = [];
    for await (const source of readInputFiles(context, files)) {
      parsed.push(...(await limitTime(() => parseFiles([source], settings))));
    }
    return parsed.flatMap(({ sections }) => sections);
  };
  let pagesOfSections = await findPagesOfSections();
  // The file of --pages is read for every request, so that a change applies at once.
  const pages = () => mergePages(context, readPagesFile().pages, pagesOfSections);
  if (pages().size === 0)
    throw usageError(
      'there is no page to serve',
      'name one with --page acme, or list them in a file for --pages',
    );
  const { server, baseUrl } = await listenOnLoopback(settings.port);
  const standIn = { baseUrl, statusPageHost, findPage: (slug: string) => pages().get(slug) };
  const [firstSlug = ''] = pages().keys();
  const asFlag = (name: OptionName, value: string): [OptionName, RawValue] => {
    return [name, { givenAs: `--${name}`, values: [value] }];
  };
  const all = hasFiles ? context.given : new Map([asFlag('slug', firstSlug)]);
  const kept = [...all].filter(([name]) => !/^(?:pages?|port)$/.test(name));
  // The default of the stand-in may be another one than that of the settings.
  const host =
    statusPageHost === statusPageHostOf(baseUrl)
      ? []
      : [asFlag('status-page-host', statusPageHost)];
  const given = new Map([...kept, asFlag('base-url', baseUrl), ...host, asFlag('max-age', '0')]);
  const commandFor = (names: readonly string[]) =>
    commandLineOf({ names, given }, hasFiles ? '' : 'print');
  const preview = createPreview(baseUrl, async (version) => {
    const { previewPage } = await import('../serve/preview.ts');
    const { previewFile } = await import('../serve/preview-file.ts');
    const used = new Set(pagesOfSections.map(({ slug }) => slug));
    const current = [...pages().values()].filter(({ renamedTo }) => !renamedTo);
    const served = current.sort((a, b) => Number(used.has(b.slug)) - Number(used.has(a.slug)));
    const badges = { baseUrl, slugs: served.map(({ slug }) => slug) };
    const standInSettings = { ...settings, baseUrl, statusPageHost, cache: false };
    // Without the proxies of the environment, which cannot reach this computer.
    const effects = createEffects(globalThis.fetch, {});
    const service = createConnection(standInSettings, effects).serviceFor(standInSettings);
    const run = { settings: standInSettings, service };
    const previews: FilePreview[] = [];
    const refused = new Set<string>();
    for await (const source of context.files.read(files, settings)) {
      const id = `file-${previews.length + 1}`;
      const { html, isRefused } = await limitTime(() => previewFile(source, run, id, badges));
      previews.push({ id, path: source.path, html });
      if (isRefused) refused.add(source.path);
    }
    const shown = served.map((page) => ({ ...page, snippets: snippetsOfPage(page, standIn) }));
    const { problem: pagesProblem } = readPagesFile();
    const accepted = context.names.filter((name) => !refused.has(name));
    const command = commandFor(accepted.length > 0 ? accepted : context.names);
    return previewPage({ baseUrl, command, version, pagesProblem, pages: shown, files: previews });
  });
  server.on('request', createListener({ ...serviceRoutes(standIn), ...preview.routes }, baseUrl));

  const paths = files.map(({ realPath }) => realPath);
  if (pagesPath !== null) paths.push(resolve(workingDirectory, pagesPath));
  const onChange = async () => {
    pagesOfSections = await findPagesOfSections();
    preview.showChanges();
  };
  // An editor may replace a file, or delete it and create it again: only looking at the path works
  // for all of them.
  for (const path of paths) watchFile(path, { interval: watchIntervalMs }, onChange);

  const interrupted = environment.interruption();
  await environment.stdout.write(`${baseUrl}\n`);
  const advice = [`In another terminal: ${commandFor(context.names)}`, 'Press Ctrl-C to stop.'];
  if (!settings.quiet) for (const line of advice) writeLine(environment.stderr, line);
  await interrupted;
  for (const path of paths) unwatchFile(path);
  server.close();
  server.closeAllConnections();
  return 'success';
};

/**
 * The pages of `--page`, `--pages`, `--slug` and the sections. The first one with a slug is kept.
 */
function mergePages(
  { settings }: CommandContext,
  listed: readonly ServedPage[],
  ofSections: readonly ServedPage[],
) {
  const { slug, customDomain, page } = settings;
  const ofSlugOption = slug === null ? [] : [{ slug, customDomain }];
  const pages = new Map<string, ServedPage>();
  for (const each of [...page, ...listed, ...ofSlugOption, ...ofSections])
    if (!pages.has(each.slug)) pages.set(each.slug, each);
  return pages;
}
