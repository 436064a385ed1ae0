import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { partOf } from '../sites/guide.ts';
import { runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { defaultContent } from '../support/section.ts';

/* Tests the commands of the guide to site generators. test/sites builds the files that the guide shows for generators from npm. */

/** The arguments of the first command in a part of the guide, or of the first one after some text in it. */
function argumentsOf(heading: string, after = ''): string[] {
  const { text } = partOf(heading);
  const [, words = ''] = /`npx status-snippets (.+?)`/.exec(text.slice(text.indexOf(after))) ?? [];
  return words.replaceAll('"', '').split(' ');
}

test.each(['MDX', 'HTML files'])(
  'the command in the part %s of the guide to docs sites makes the text that the part shows',
  async (heading) => {
    const { files } = partOf(heading);
    const [before, after] = files;
    const path = before?.path ?? '';
    await using folder = await folderWith({ [path]: before?.text ?? '' });

    const ended = await runInProcess(folder, [...argumentsOf(heading), '--source', 'offline']);
    expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('Updated ') });
    expect(await readFile(folder.at(path), 'utf8')).toBe(after?.text);
    expect(files).toHaveLength(2);
  },
);

/** Creates the files of a project whose sections have this content. */
type Project = (content: string) => Readonly<Record<string, string>>;

const markdown = (content: string) =>
  `<!-- status-snippets start -->\n${content}<!-- status-snippets end -->\n`;
const html = (content: string) =>
  `    <!-- status-snippets start -->\n${content}    <!-- status-snippets end -->\n`;

const hugo: Project = (content) => ({
  'content/_index.md': `---\ntitle: "<!-- status-snippets start -->"\n---\n\n${markdown(content)}`,
  'content/posts/status.md': `+++
title = "<!-- status-snippets start -->"
date = 2026-11-22
+++

{{< note "a < b" >}}
{{% highlight html %}}&amp;{{% /highlight %}}
{{< /note >}}

${markdown(content)}
{{</* comment */>}}
`,
  'content/posts/other.md': 'A page\\\nwithout  a section.  \n',
});

const components: Project = (content) => ({
  'src/Footer.astro': `---
import Layout from '../layouts/Layout.astro';
// <!-- status-snippets start -->
const links = ['a', 'b'].map((name) => \`<li>\${name}</li>\`);
---

<Layout title={"it's"}>
  {links.length > 0 && <p>{links.length} links</p>}
  <footer class:list={['footer', { small: links.length < 3 }]}>
${html(content)}  </footer>
</Layout>

<style>
  footer { color: gray; }
</style>
`,
  'src/Footer.vue': `<script setup lang="ts">
const note: string = '<!-- status-snippets start -->';
</script>

<template>
  <MyHeader :title="note" @click="count < 3 ? a() : b()" />
  <footer v-if="note">
    <p>{{ note < 'a' ? 'x' : 'y' }}</p>
${html(content)}    <slot />
  </footer>
</template>
`,
  'src/footer.njk': `---
title: Acme
---
{% extends "layout.njk" %}
{% block footer %}
  {# a comment #}
  <footer class="{{ name | default("a b") }}">
    {% if count < 3 %}<p>{{ user.name }}</p>{% endif %}
${html(content)}  </footer>
{% endblock %}
`,
});

test.each([
  ['a Hugo site', hugo, argumentsOf('Other generators', 'Hugo |')],
  ['Astro, Vue and Nunjucks files', components, argumentsOf('Components and templates')],
])(
  'the command of the guide for %s changes only sections, and changes them again when the page moves',
  async (_, project, words) => {
    await using service = await startEndpoint();
    await using folder = await folderWith(project(''));
    const sectionsAt = (address: string) => {
      const snippets = snippetsOf('acme', service.baseUrl, address);
      const link = `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
      return project === components
        ? `    ${snippets.badge_html}\n    ${link}\n`
        : `\n${defaultContent(snippets)}\n\n`;
    };
    for (const [address, summary] of [
      ['https://acme.statuspage.me', 'Updated '],
      ['https://acme.statuspage.me', ' up to date '],
      ['https://status.acme.com', 'Updated '],
    ] as const) {
      service.respondWith(reply(200, snippetsOf('acme', service.baseUrl, address)));
      const ended = await runInProcess(folder, [
        ...words,
        '--base-url',
        service.baseUrl,
        '--max-age',
        '0',
      ]);
      expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining(summary) });
      for (const [path, text] of Object.entries(project(sectionsAt(address)))) {
        expect(await readFile(folder.at(path), 'utf8'), path).toBe(text);
      }
    }
  },
);
