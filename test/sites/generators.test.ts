import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { node24 } from '../support/node24.js';
import { packInto } from '../support/packed.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';
import { filesOf, partOf } from './guide.ts';

/* The examples of the guide, built by the generators themselves with the packed package. */

const run = promisify(execFile);
const badge = '](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)';
const link = 'href="https://acme.statuspage.me"';
const image = 'src="https://statuspage.me/badge/acme.svg"';

const collectionConfiguration = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = { notes: defineCollection({ loader: glob({ pattern: '*.md', base: 'src/notes' }) }) };
`;

const collectionPage = `---
import { getEntry, render } from 'astro:content';

const { Content } = await render(await getEntry('notes', 'status'));
---

<Content />
`;

describe('the guide to static sites', () => {
  test('remark-cli fills the sections of a page set up as the guide shows', async () => {
    await using site = await siteOf('remark-cli', 'remark-cli');
    await mkdir(site.at('site'));
    await run(process.execPath, [program(site, 'remark-cli/cli.js'), 'docs', '--output', 'site', '--frail'], {
      cwd: site.path,
    });
    const page = await readFile(site.at('site', 'index.md'), 'utf8');
    expect(page).toContain(badge);
    expect(page).toContain('See live status');
    expect(await readFile(site.at('docs', 'index.md'), 'utf8')).not.toContain(badge);
  });

  test('remark-cli needs no options if the marker has a slug', async () => {
    await using site = await siteOf('remark-cli', 'remark-cli');
    await writeFile(site.at('.remarkrc.json'), '{ "plugins": ["status-snippets/remark"] }');
    await writeFile(site.at('docs', 'index.md'), '<!-- status-snippets start slgu="acme" -->\n');
    const cli = run(process.execPath, [program(site, 'remark-cli/cli.js'), 'docs', '--frail'], {
      cwd: site.path,
    });
    await expect(cli).rejects.toThrow(/1:1.*did you mean "slug"\?.*unknown-attribute.*status-snippets/s);
  });

  test('Astro fills the sections of Markdown and MDX pages set up as the guide shows', async () => {
    await using site = await siteOf('astro', 'Astro');
    const node = Number.parseInt(process.versions.node, 10) < 22 ? await node24() : process.execPath;
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    await run(node, [program(site, 'astro/bin/astro.mjs'), 'build'], { cwd: site.path, env });
    for (const path of ['index.html', 'more/index.html']) {
      const page = await readFile(site.at('dist', path), 'utf8');
      expect(page).toContain(image);
      expect(page.split(link)).toHaveLength(3);
    }
  });

  test('Astro shows the new address of a page in a second build that keeps the cache', async () => {
    await using site = await siteOf('astro', 'Astro');
    let address = 'https://acme.statuspage.me';
    await using service = await startEndpoint((response) => {
      response.end(JSON.stringify(snippetsOf('acme', service.baseUrl, address)));
    });
    const configuration = (await readFile(site.at('astro.config.mjs'), 'utf8'))
      .replace("{ source: 'offline' }", `{ baseUrl: '${service.baseUrl}', maxAge: 0 }`)
      .replace("source: 'offline'", `baseUrl: '${service.baseUrl}'`);
    await writeFile(site.at('astro.config.mjs'), configuration);
    await mkdir(site.at('src', 'notes'));
    await copyFile(site.at('src', 'pages', 'index.md'), site.at('src', 'notes', 'status.md'));
    await writeFile(site.at('src', 'content.config.ts'), collectionConfiguration);
    await writeFile(site.at('src', 'pages', 'note.astro'), collectionPage);
    const node = Number.parseInt(process.versions.node, 10) < 22 ? await node24() : process.execPath;
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    for (address of ['https://acme.statuspage.me', 'https://status.acme.com']) {
      await run(node, [program(site, 'astro/bin/astro.mjs'), 'build'], { cwd: site.path, env });
      for (const path of ['index.html', 'more/index.html', 'note/index.html']) {
        expect(await readFile(site.at('dist', path), 'utf8')).toContain(`href="${address}"`);
      }
    }
  });

  test('Docusaurus fills the sections of pages that use its extensions of MDX', async () => {
    await using site = await siteOf('docusaurus', 'Docusaurus');
    const [start, end] = ['{/* status-snippets start */}', '{/* status-snippets end */}'];
    const comments = `<!-- truncate -->\n\n<!--\nof several\n\nlines\n-->\n${start}\n${end}\n`;
    const text = `# More {#more}\n\n${comments}\nText <!-- note --> ${start}${end}\n`;
    await writeFile(site.at('docs', 'more.md'), text);
    const words = [program(site, '@docusaurus/core/bin/docusaurus.mjs'), 'build'];
    await run(process.execPath, words, { cwd: site.path });

    const page = await readFile(site.at('build', 'index.html'), 'utf8');
    const [, article = ''] = page.split('<article>');
    expect(page).toMatch(/<title[^>]*>Acme<\/title>/);
    expect(article).toMatch(/<h1>Acme <a href="https:\/\/acme\.statuspage\.me"/);
    expect(article.split(image)).toHaveLength(3);
    expect(article.split(link)).toHaveLength(4);

    const more = await readFile(site.at('build', 'more', 'index.html'), 'utf8');
    expect(more.split(image)).toHaveLength(3);
    expect(more.split(link)).toHaveLength(5);
  });

  test('Docusaurus fills HTML comment sections of .md files if its format is detect', async () => {
    await using site = await siteOf('docusaurus', 'Docusaurus');
    const [setting = ''] = /markdown: \{ format: .+? \} \}/.exec(partOf('Docusaurus').text) ?? [];
    const configuration = await readFile(site.at('docusaurus.config.mjs'), 'utf8');
    await writeFile(site.at('docusaurus.config.mjs'), configuration.replace("title: 'Acme',", `$&\n${setting},`));
    const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->';
    const text = `---\nslug: /\n---\n\n# Acme\n\n${section}\n\n<p>\n${section}\n</p>\n`;
    await writeFile(site.at('docs', 'index.md'), text);
    const words = [program(site, '@docusaurus/core/bin/docusaurus.mjs'), 'build'];
    await run(process.execPath, words, { cwd: site.path });
    const page = await readFile(site.at('build', 'index.html'), 'utf8');
    expect(page.split(image)).toHaveLength(3);
    expect(page.split(link)).toHaveLength(5);
  });

  test('a strict Docusaurus build fails for HTML comments, and the message shows how to write them', async () => {
    await using site = await siteOf('docusaurus', 'Docusaurus');
    await writeFile(site.at('docs', 'index.md'), '<!-- status-snippets start -->\n<!-- status-snippets end -->\n');
    const words = [program(site, '@docusaurus/core/bin/docusaurus.mjs'), 'build'];
    await expect(run(process.execPath, words, { cwd: site.path })).rejects.toThrow(
      /\{\/\* status-snippets start \*\/\}/,
    );
  });
});

/** A site with what the guide shows for it, its pinned packages and ours. */
async function siteOf(name: string, heading: string): Promise<TempFolder> {
  const site = await tempFolder();
  const files = filesOf(heading);
  if (files.size < 2) throw new Error(`The guide shows ${files.size} files for ${heading}`);
  for (const [path, text] of files) {
    await mkdir(dirname(site.at(path)), { recursive: true });
    await writeFile(site.at(path), text);
  }
  await copyFile(`test/sites/${name}/package.json`, site.at('package.json'));
  const tarball = await packInto(site);
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], {
    cwd: site.path,
    shell: process.platform === 'win32',
  });
  return site;
}

function program(site: TempFolder, path: string): string {
  return site.at('node_modules', path);
}
