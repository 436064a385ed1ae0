import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { isMap, parseAllDocuments, parseDocument } from 'yaml';
import { outputs } from '../../src/action/outputs.ts';
import { workflowText } from '../../src/cli/init-command.ts';
import { optionsOf } from '../../src/config/option-table.ts';
import { inputName } from '../../src/config/settings.ts';
import { documents, type FencedBlock } from '../support/documents.ts';
import { actionSteps, organizationCalls, workflows, yamlBlocks } from './documented-workflows.ts';

/* Checks the workflows in the documents with GitHub's own parser. */

/** The errors that GitHub's parser finds in a workflow. */
async function errorsIn(text: string): Promise<string[]> {
  const file = { name: 'workflow.yml', content: text };
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const inputs = optionsOf.action.map(inputName);

test("GitHub's workflow parser, which these tests use, finds errors", async () => {
  const job = 'on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps: []\n';
  expect(await errorsIn(job.replace('steps', 'stpes'))).not.toEqual([]);
  expect(
    await errorsIn(job.replace('steps: []', 'steps: [{ uses: a/b@v1, wiht: {} }]')),
  ).not.toEqual([]);
  expect(await errorsIn(job.replace('push', '{ schedule: [{ cron: "61 * * * *" }] }'))).not.toEqual(
    [],
  );
});

test.each(readdirSync('.github/workflows'))(
  'the workflow %s of this repository is valid',
  async (name) => {
    expect(await errorsIn(readFileSync(join('.github/workflows', name), 'utf8'))).toEqual([]);
  },
);

test('the workflow that init writes is valid', async () => {
  const settings = {
    slug: 'acme',
    files: ['docs/a.md'],
    customDomain: null,
    baseUrl: 'https://s.example',
    statusPageHost: null,
    source: 'auto' as const,
    format: null,
    headers: [],
  };
  const text = workflowText(settings);
  expect(await errorsIn(text)).toEqual([]);
  const names = actionSteps(text).flatMap((step) => Object.keys(step.with ?? {}));
  expect(names).toEqual(['slug', 'files', 'base-url']);
});

test('the documents show at least ten workflows', () => {
  expect(workflows.length).toBeGreaterThanOrEqual(10);
});

test.each(yamlBlocks)(
  'the YAML at $place is a file, or the jobs or steps of one, without syntax errors, and its first line says so',
  ({ text }: FencedBlock) => {
    for (const { errors } of parseAllDocuments(text)) expect(errors).toEqual([]);
    expect(text).toMatch(/^# [\w./-]+\.ya?ml(?:, .+)?\n/);
    const isSteps = /^# \S+, the steps\n/.test(text);
    expect(isMap(parseDocument(text).contents)).toBe(!isSteps);
  },
);

test.each(workflows)('the workflow at $place is valid', async ({ text }: FencedBlock) => {
  expect(await errorsIn(text)).toEqual([]);
  const commands = text.match(/npx (?:--yes )?status-snippets/g) ?? [];
  expect([...actionSteps(text), ...organizationCalls(text), ...commands]).not.toEqual([]);
});

test.each(workflows)(
  'the workflow at $place uses inputs and outputs that exist',
  ({ text }: FencedBlock) => {
    const given = actionSteps(text).flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !inputs.includes(name))).toEqual([]);
    const read = [...text.matchAll(/steps\.snippets\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(read.filter((name) => !outputs.some((output) => output.name === name))).toEqual([]);
  },
);

test.each(workflows)(
  'the workflow at $place passes to organization.yml only inputs and secrets that it has, and all required ones',
  ({ text }: FencedBlock) => {
    const { inputs, secrets } = parseDocument(
      readFileSync('.github/workflows/organization.yml', 'utf8'),
    ).toJS().on.workflow_call;
    for (const call of organizationCalls(text)) {
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(call.with ?? {})));
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(call.secrets ?? {})));
      expect(Object.keys(call.with ?? {})).toEqual(
        expect.arrayContaining(['repositories', 'client-id']),
      );
      expect(Object.keys(call.secrets ?? {})).toContain('private-key');
    }
  },
);

test('organization.yml passes only inputs that the action has', () => {
  const steps = actionSteps(readFileSync('.github/workflows/organization.yml', 'utf8'));
  const names = steps.flatMap((step) => Object.keys(step.with ?? {}));
  expect(names).toContain('repositories');
  expect(names.filter((name) => !inputs.includes(name))).toEqual([]);
});

test.each(documents)('the links of %s lead to files and headings that exist', (path) => {
  const text = readFileSync(path, 'utf8');
  for (const [link, file = '', heading] of text.matchAll(
    /\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g,
  )) {
    const target = file === '' ? path : join(path, '..', file);
    expect(existsSync(target), `${link} in ${path}`).toBe(true);
    if (heading !== undefined) expect(anchorsIn(target), `${link} in ${path}`).toContain(heading);
  }
});

/** The anchors that GitHub gives to the headings of a file. */
function anchorsIn(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('%s never recommends bypassing branch rules', (path) => {
  expect(readFileSync(path, 'utf8')).not.toMatch(/bypass/i);
});
