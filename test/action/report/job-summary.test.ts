import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import type { ModeResult } from '../../../src/action/mode.ts';
import { createAnnotations } from '../../../src/action/report/annotations.ts';
import { createSummary, errorSummary } from '../../../src/action/report/job-summary.ts';
import { outcomeMessage } from '../../../src/action/report/outcome-message.ts';
import { formatDiff } from '../../../src/refresh/diff.ts';
import { createReport } from '../../../src/refresh/result.ts';
import { badgeAndLink, readme } from '../page.ts';
import { baseUrl, everythingAt, refreshTexts } from '../refresh-texts.ts';

const here = 'https://status.acme.com';
const before = 'https://acme.statuspage.me';
const old = readme('acme', badgeAndLink(baseUrl, 'acme', before));

const committed = {
  repository: 'acme/site',
  branch: 'main',
  outcome: 'committed',
  commit: { oid: 'abcdef0123'.padEnd(40, '0'), url: 'https://github.com/acme/site/commit/abcdef0' },
} as const;

function summary(result: ModeResult, hints: readonly string[] = []): string {
  const report = createReport(result.refresh);
  const annotations = createAnnotations(result, 'warn', true);
  const diff = formatDiff(result.refresh.changes);
  return createSummary(report, diff, outcomeMessage(result), annotations, hints);
}

async function summaryOf(texts: Readonly<Record<string, string>>): Promise<string> {
  return summary({ refresh: await refreshTexts(texts, everythingAt(here)), published: committed });
}

describe('the summary of a run', () => {
  test('the job summary shows the commit, the addresses, the source, the badge, the diff and the hints', async () => {
    const run = await refreshTexts({ 'README.md': old }, everythingAt(here));
    const text = summary({ refresh: run, published: committed }, ['A hint.']);
    expect(text).toContain('Committed abcdef0 to branch &#34;main&#34; of acme/site.');
    expect(text).toContain(`<a href="${committed.commit.url}">`);
    expect(text).toContain(`<td><code>${before}</code></td><td><a href="${here}">${here}</a></td>`);
    expect(text).toContain('endpoint: response of the service');
    expect(text).toContain(`\n[![Status](${baseUrl}/badge/acme.svg)](${here})\n`);
    expect(text).toMatch(/\n```diff\n--- a\/README\.md\n/);
    expect(text).toContain('\n> [!NOTE]\n> A hint.\n');
  });

  test('the job summary contains no markup from a file', async () => {
    const hostile = '<img src=x onerror=alert(1)>\n\n``````\n```\n``````\n</details>\n\n[x](https://evil.example)\n\n';
    const path = 'docs/<script>alert(1)<`x`|[a](b).md';
    const text = await summaryOf({ [path]: old.replace('# Site\n\n', hostile).replace('More.', hostile) });
    const { children } = fromMarkdown(text);
    const markup = children.flatMap((node) => (node.type === 'html' ? node.value : []));
    expect(markup.join('\n')).not.toMatch(/<img|<script|evil/);
    expect(children.map(({ type }) => type)).toEqual([
      'heading',
      'html',
      'html',
      'html',
      'paragraph',
      'html',
      'code',
      'html',
    ]);
  });

  test("the job summary of a very large change stays below GitHub's limit", async () => {
    const long = old.replace(
      'More.',
      '<!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n'.repeat(10),
    );
    const texts = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`docs/${n}-${'é'.repeat(300)}.md`, long]));
    const text = await summaryOf(texts);
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(text).toContain('more.');
  });

  test('the job summary contains the errors', async () => {
    const run = await refreshTexts(
      { 'README.md': '<!-- status-snippets start slug="acme" --> `x` <b>' },
      everythingAt(here),
    );
    const text = summary({ refresh: run, published: null });
    expect(text).toContain('<p>Nothing was written.</p>');
    expect(text).toMatch(/\n```text\nerror: README\.md:1:1: /);
  });

  test('the job summary of a run without a result is the error', () => {
    expect(errorSummary('``` <b>\n')).toBe('## Status snippets\n\n````text\n``` <b>\n````\n');
    expect(errorSummary('x\n'.repeat(1_000_000)).length).toBeLessThan(101_000);
  });
});
