import { remark } from 'remark';
import { afterEach, expect, test, vi } from 'vitest';
import { generateSnippets, refreshText } from '../../src/index.ts';
import remarkStatusSnippets from '../../src/remark.ts';
import { folderWith } from '../support/folder-with.ts';

const marked = '# Acme <!-- status-snippets start --><!-- status-snippets end -->\n';
const settings = '{ "slug": "acme", "source": "offline", "customDomain": "status.acme.com" }';

afterEach(() => {
  vi.restoreAllMocks();
});

test('refreshText and the plugin read the configuration file of the current folder, and options win', async () => {
  await using folder = await folderWith({ 'status-snippets.json': settings });
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
  const { text } = await refreshText(marked, 'md');
  expect(text).toContain('](https://status.acme.com)');
  expect((await refreshText(marked, 'md', { customDomain: 'x.example' })).text).toContain('](https://x.example)');
  const page = await remark().use(remarkStatusSnippets).process(marked);
  expect(String(page)).toContain('](https://status.acme.com)');
});

test('refreshText and the plugin throw an error for an invalid configuration file', async () => {
  await using folder = await folderWith({ 'status-snippets.json': '{ "baseUrl": "https://x.example" }' });
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
  await expect(refreshText(marked, 'md')).rejects.toThrow('status-snippets.json:1:3: baseUrl cannot be set in a file');
  await expect(remark().use(remarkStatusSnippets).process(marked)).rejects.toThrow('baseUrl cannot be set in a file');
});

test('generateSnippets does not read the configuration file', async () => {
  await using folder = await folderWith({ 'status-snippets.json': settings });
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
  expect(generateSnippets({ slug: 'other' }).status_page_url).toBe('https://other.statuspage.me');
});
