import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type WorkflowSettings, workflowText } from '../../src/cli/init-command.ts';

function workflow(more: Partial<WorkflowSettings> = {}): string {
  const settings = {
    slug: 'acme',
    files: [],
    customDomain: null,
    baseUrl: 'https://statuspage.me',
    source: 'auto' as const,
    headers: [],
  };
  return workflowText({ statusPageHost: 'statuspage.me', format: null, ...settings, ...more });
}

const inputsOf = (text: string) => parse(text).jobs.refresh.steps[0].with;

test('the workflow of init is the documented workflow', () => {
  expect(parse(workflow())).toEqual({
    name: 'Status snippets',
    on: { schedule: [{ cron: '17 */6 * * *' }], workflow_dispatch: null },
    permissions: { contents: 'write' },
    jobs: {
      refresh: {
        'runs-on': 'ubuntu-latest',
        steps: [{ uses: 'OWNER/status-snippets@v1', with: { slug: 'acme' } }],
      },
    },
  });
});

const baseUrl = 'https://status.example/app';

test.each<[string, Partial<WorkflowSettings>, object]>([
  ['settings', { source: 'endpoint', format: 'mdx' }, { source: 'endpoint', format: 'mdx' }],
  ['a custom domain', { customDomain: 'status.acme.com' }, { 'custom-domain': 'status.acme.com' }],
  ['an address', { baseUrl, statusPageHost: null }, { 'base-url': baseUrl }],
  [
    'a host',
    { baseUrl, statusPageHost: 'a.example' },
    { 'base-url': baseUrl, 'status-page-host': 'a.example' },
  ],
  ['no `source: offline`, because it would not notice a new address', { source: 'offline' }, {}],
  ['no address of this computer', { baseUrl: 'http://127.0.0.1:4010' }, {}],
  [
    'several files, each on a line',
    { files: ['README.md', 'docs/a.md'] },
    { files: 'README.md\ndocs/a.md' },
  ],
  ...['007', 'true', '1.2', 'a-b', 'null', '1e3'].map((slug): [string, object, object] => [
    `the slug ${slug} as a string`,
    { slug },
    { slug },
  ]),
  ...[
    '"quoted".md',
    "it's.md",
    '# a: b.md',
    '- x.md',
    'ü/→.md',
    '{a}.md',
    '\\.md',
    'docs/a b.md',
  ].map((files): [string, object, object] => [
    `the file ${files} unchanged`,
    { files: [files] },
    { files },
  ]),
])('the workflow of init contains %s', (_, settings, inputs) => {
  expect(inputsOf(workflow(settings))).toEqual({ slug: 'acme', ...inputs });
});

test('the workflow of init reads header lines from a secret, and does not contain their values', () => {
  const text = workflow({ headers: [['Authorization', 'Bearer s3cr3t']] });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
  expect(inputsOf(text).headers).toBe('${{ secrets.STATUS_SNIPPETS_HEADERS }}');
  expect(text).not.toContain('s3cr3t');
});
