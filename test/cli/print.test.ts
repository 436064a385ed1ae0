import { describe, expect, test } from 'vitest';
import { runAsProcess, runInProcess } from '../support/command-line.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { acmeAt } from '../support/section.ts';

const snippetFields = [
  ...['status_page_url', 'badge_markdown', 'badge_html'],
  ...['widget_script', 'widget_html', 'minimal_md'],
] as const;

const own = 'https://status.acme.com';
const words = [
  'print',
  '--slug',
  'acme',
  '--source',
  'offline',
  '--custom-domain',
  'https://status.acme.com/',
];
const all = acmeAt(own);

describe('print', () => {
  test('print shows each string after its name', async () => {
    await using folder = await folderWith({});
    expect(await runAsProcess(folder, words)).toEqual({
      code: 0,
      stdout: snippetFields.map((field) => `${field}\n\n${all[field]}\n`).join('\n'),
      stderr: '',
    });
  });

  test('print --json shows only the six fields, in the documented order', async () => {
    await using folder = await folderWith({});
    const { code, stdout, stderr } = await runAsProcess(folder, [...words, '--json']);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual(all);
    expect(Object.keys(JSON.parse(stdout))).toEqual([...snippetFields]);
  });

  test.each(snippetFields)('print --only %s shows only this string', async (field) => {
    await using folder = await folderWith({});
    expect(await runInProcess(folder, [...words, '--only', field])).toEqual({
      code: 0,
      stdout: `${all[field]}\n`,
      stderr: '',
    });
    const { stdout } = await runInProcess(folder, [...words, '--only', field, '--json']);
    expect(JSON.parse(stdout)).toEqual({ [field]: all[field] });
  });

  test('print shows the response of the service, and warns about a custom domain that it does not report', async () => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({});
    const at = [
      'print',
      '--slug=acme',
      `--base-url=${endpoint.baseUrl}`,
      '--custom-domain=a.example',
      '--json',
    ];
    const { code, stdout, stderr } = await runInProcess(folder, at);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: custom-domain .*"a\.example"/);
    expect(JSON.parse(stdout)).toEqual(
      snippetsOf('acme', endpoint.baseUrl, 'https://acme.statuspage.me'),
    );
  });

  test('print shows nothing if one string is unsafe, but shows a safe string with --only', async () => {
    const unsafe = { ...all, widget_html: '<div onclick="x"></div>' };
    await using endpoint = await startEndpoint((response, request) => {
      const sent = snippetsOf('acme', endpoint.baseUrl, own);
      return reply(200, { ...sent, widget_html: unsafe.widget_html })(response, request);
    });
    await using folder = await folderWith({});
    const at = ['print', '--slug', 'acme', '--base-url', endpoint.baseUrl];
    const refused = await runInProcess(folder, at);
    expect(refused).toMatchObject({ code: 3, stdout: '' });
    expect(refused.stderr).toContain('"widget_html"');
    expect(await runInProcess(folder, [...at, '--only', 'status_page_url'])).toMatchObject({
      code: 0,
      stdout: `${own}\n`,
    });
  });

  test.each([
    [['print'], 2, 'no slug is set: add --slug acme'],
    [['print', '--slug', 'nobody'], 3, '"nobody" (HTTP 404'],
  ])('the command %j exits %i and prints only the reason', async (line, exit, message) => {
    await using endpoint = await startEndpoint();
    await using folder = await folderWith({});
    const { code, stdout, stderr } = await runInProcess(folder, [
      ...line,
      '--base-url',
      endpoint.baseUrl,
    ]);
    expect([code, stdout]).toEqual([exit, '']);
    expect(stderr).toContain(message);
    const json = await runInProcess(folder, [...line, '--base-url', endpoint.baseUrl, '--json']);
    expect([json.code, JSON.parse(json.stdout).outcome]).toEqual([exit, 'failed']);
  });
});
