import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type WorkflowSettings, workflowText } from '../../src/init/workflow-file.ts';

function workflow(more: Partial<WorkflowSettings> = {}) {
  const text = workflowText({
    slug: 'acme',
    files: ['README.md'],
    baseUrl: 'https://statuspage.me',
    statusPageHost: 'statuspage.me',
    source: 'auto',
    format: null,
    headers: [],
    ...more,
  });
  return { text, inputs: parse(text).jobs.refresh.steps[0].with };
}

describe('the workflow', () => {
  test('the workflow of init is the documented workflow', () => {
    expect(parse(workflow().text)).toEqual({
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

  test('the workflow of init contains only settings that are not the default', () => {
    const settings = { files: ['docs/a b.md'], source: 'endpoint', format: 'mdx' } as const;
    expect(workflow(settings).inputs).toEqual({
      slug: 'acme',
      files: 'docs/a b.md',
      source: 'endpoint',
      format: 'mdx',
    });
    const baseUrl = 'https://status.example/app';
    expect(workflow({ baseUrl, statusPageHost: 'status.example' }).inputs).toEqual({
      slug: 'acme',
      'base-url': baseUrl,
    });
    expect(workflow({ baseUrl, statusPageHost: 'pages.example' }).inputs).toEqual({
      slug: 'acme',
      'base-url': baseUrl,
      'status-page-host': 'pages.example',
    });
  });

  test('the workflow of init never sets source to offline, because such a run would not notice a new address', () => {
    expect(workflow({ source: 'offline' }).inputs).toEqual({ slug: 'acme' });
  });

  test.each(['007', 'true', '1.2', 'a-b', 'null', '1e3'])('the workflow of init keeps the slug %s a string', (slug) => {
    expect(workflow({ slug }).inputs).toEqual({ slug });
  });

  test.each(['"quoted".md', "it's.md", '# a: b.md', '- x.md', 'ü/→.md', '{a}.md', '\\.md'])(
    'the workflow of init keeps the file name %s unchanged',
    (file) => {
      expect(workflow({ files: [file] }).inputs.files).toBe(file);
    },
  );

  test('the workflow of init names several files, each on a line', () => {
    expect(workflow({ files: ['README.md', 'docs/a.md'] }).inputs.files).toBe('README.md\ndocs/a.md');
  });

  test('the workflow of init has no address of this computer', () => {
    expect(workflow({ baseUrl: 'http://127.0.0.1:4010' }).inputs).toEqual({ slug: 'acme' });
  });

  test('the workflow of init reads header lines from a secret, and does not contain their values', () => {
    const { text, inputs } = workflow({ headers: [['Authorization', 'Bearer s3cr3t']] });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    expect(inputs.headers).toBe('${{ secrets.STATUS_SNIPPETS_HEADERS }}');
    expect(text).not.toContain('s3cr3t');
  });
});
