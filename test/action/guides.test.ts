import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { isMap, isSeq, parseAllDocuments, parseDocument } from 'yaml';
import { inputName } from '../../src/action/inputs/inputs.ts';
import { outputs } from '../../src/action/inputs/outputs.ts';
import { optionsOf } from '../../src/config/option-lookup.ts';
import { workflowText } from '../../src/init/workflow.ts';

/** A block of YAML in a text for people. */
interface Block {
  readonly place: string;
  readonly text: string;
}

const guides = 'docs/guides';
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...(existsSync(guides) ? readdirSync(guides).map((name) => join(guides, name)) : []),
].filter((path) => path.endsWith('.md') && existsSync(path));

const blocks = texts.flatMap((path) => blocksIn(path, readFileSync(path, 'utf8')));

function blocksIn(path: string, text: string): Block[] {
  const walk = (node: Nodes): Block[] => {
    if (node.type === 'code' && /^ya?ml$/.test(node.lang ?? '')) {
      return [{ place: `${path}:${node.position?.start.line}`, text: node.value }];
    }
    return 'children' in node ? node.children.flatMap(walk) : [];
  };
  return walk(fromMarkdown(text));
}

/** Blocks whose first line names a file outside GitHub's folder are for somebody else. */
function isForGitHub({ text }: Block): boolean {
  const named = /^# (\S+\.ya?ml)/.exec(text)?.[1];
  return named === undefined || named.startsWith('.github/workflows/');
}

/** A whole workflow as it is; a list of steps, or one that is cut short, with what belongs around it. */
function asWorkflow(text: string): string {
  const { contents } = parseDocument(text);
  if (isMap(contents) && contents.has('jobs')) return text;
  const lines = text.replace(/^/gm, '      ');
  if (isSeq(contents)) return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${lines}\n`;
  if (isMap(contents) && contents.has('on'))
    return `${text}\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps: [{ run: "true" }]\n`;
  return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n${text.replace(/^/gm, '    ')}\n${isMap(contents) && contents.has('steps') ? '' : '    steps: [{ run: "true" }]\n'}`;
}

/** What GitHub's own parser has against a workflow. */
async function complaints(text: string): Promise<string[]> {
  const file = { name: 'workflow.yml', content: text };
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps of a workflow that use this action. */
function ourSteps(text: string): Step[] {
  const workflow: { jobs: Record<string, { steps?: Step[] }> } = parseDocument(text).toJS();
  return Object.values(workflow.jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses = '' }) => /\/status-snippets@|^\.\/$/.test(uses));
}

const inputs = optionsOf('action').map(inputName);

describe("GitHub's parser", () => {
  test('finds what is wrong with a workflow', async () => {
    const broken = 'on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    stpes: []\n';
    expect(await complaints(broken)).not.toEqual([]);
    expect(await complaints(asWorkflow('- uses: a/b@v1\n  wiht: {}\n'))).not.toEqual([]);
    expect(await complaints(asWorkflow('permissions:\n  contnets: write\n'))).not.toEqual([]);
    const cron = 'on: { schedule: [{ cron: "61 * * * *" }] }\n';
    expect(await complaints(asWorkflow(cron))).not.toEqual([]);
  });

  test.each(readdirSync('.github/workflows'))('has nothing against our own %s', async (name) => {
    expect(await complaints(readFileSync(join('.github/workflows', name), 'utf8'))).toEqual([]);
  });

  test('has nothing against the workflow that init writes', async () => {
    const settings = {
      slug: 'acme',
      file: 'docs/a.md',
      baseUrl: 'https://s.example',
      statusPageHost: null,
      source: 'auto',
      format: null,
      headers: [],
    };
    const text = workflowText(settings);
    expect(await complaints(text)).toEqual([]);
    expect(ourSteps(text).flatMap((step) => Object.keys(step.with ?? {}))).toEqual([
      'slug',
      'files',
      'base-url',
    ]);
  });
});

describe.each(blocks)('the YAML at $place', (block) => {
  test('is YAML', () => {
    for (const { errors } of parseAllDocuments(block.text)) expect(errors).toEqual([]);
  });

  // Other systems' files are just YAML to us.
  if (!isForGitHub(block)) return;
  test('is what GitHub takes', async () => {
    expect(await complaints(asWorkflow(block.text))).toEqual([]);
  });

  test('names only inputs and outputs that there are', () => {
    const used = ourSteps(asWorkflow(block.text)).flatMap((step) => Object.keys(step.with ?? {}));
    expect(used.filter((name) => !inputs.includes(name))).toEqual([]);
    const read = [...block.text.matchAll(/steps\.snippets\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(read.filter((name) => !outputs.some((output) => output.name === name))).toEqual([]);
  });
});

describe('the guides', () => {
  test('hold blocks to look at', () => {
    expect(blocks.length).toBeGreaterThan(10);
    expect(
      blocks.flatMap((block) => (isForGitHub(block) ? ourSteps(asWorkflow(block.text)) : [])).length,
    ).toBeGreaterThan(10);
  });

  test('link to files and headings that there are', () => {
    for (const path of texts) {
      const text = readFileSync(path, 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)) {
        expect(`${path} → ${target}: ${existsSync(join(path, '..', target))}`).toBe(
          `${path} → ${target}: true`,
        );
      }
    }
  });

  test('never advise to let the bot past the rules', () => {
    for (const path of texts) expect(readFileSync(path, 'utf8')).not.toMatch(/bypass/i);
  });
});
