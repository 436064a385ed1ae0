import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { node24 } from '../support/node24.js';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';
import { commandsIn, type LogCommand } from './log-commands.ts';

const bundle = join(process.cwd(), 'dist/action/index.js');

/** A step of a workflow, with the properties of its run that the action can see. */
export interface Step {
  /** The others have the defaults of action.yml. */
  readonly with?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: unknown;
  readonly ref?: string;
  readonly sha?: string;
  readonly repository?: string;
  /** The files of the workspace, which is a git checkout; without them there is no checkout. */
  readonly workspace?: Readonly<Record<string, string>>;
  /** Whether the checkout is at a commit different from that of the run. */
  readonly isAtOtherCommit?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The home folder of the user, which contains the cache. A new folder unless given. */
  readonly home?: TempFolder;
  readonly signal?: AbortSignal;
}

export interface EndedStep {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly LogCommand[];
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The content of the files that change later steps: variables, paths and state. */
  readonly writtenForLaterSteps: string;
  readonly workspace: Readonly<Record<string, string>>;
  readonly home: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly duration: number;
}

export interface Host {
  readonly url: string;
  readonly token: string;
  readonly repository: string;
}

/**
 * Runs the action as a runner does.
 *
 * @param program the program that action.yml would start, by default the bundle
 */
export async function runStep(host: Host, step: Step = {}, program = bundle): Promise<EndedStep> {
  await using folder = await tempFolder();
  await using ownHome = await tempFolder();
  const home = step.home ?? ownHome;
  const files = ['event', 'output', 'summary', 'env', 'path', 'state'] as const;
  const event = JSON.stringify(step.payload ?? payloadOf(step));
  for (const name of files) await writeFile(folder.at(name), name === 'event' ? event : '');
  for (const [path, content] of Object.entries({ ...step.workspace, '.keep': '' })) {
    await mkdir(join(folder.at('workspace', path), '..'), { recursive: true });
    await writeFile(folder.at('workspace', path), content);
  }
  const head = step.workspace && (await checkOut(folder.at('workspace')));
  const environment = {
    ...environmentOf(host, step, folder, home),
    ...(head !== undefined && !step.isAtOtherCommit ? { GITHUB_SHA: head } : {}),
    ...inputsOf(host, step),
    ...step.env,
  };
  const started = Date.now();
  const ended = await runNode(await node24(), program, folder.path, environment, step.signal);
  const written = (name: (typeof files)[number]) => readFile(folder.at(name), 'utf8');
  return {
    ...ended,
    duration: Date.now() - started,
    commands: commandsIn(ended.stdout),
    summary: await written('summary'),
    outputs: parseOutputs(await written('output')),
    writtenForLaterSteps:
      (await written('env')) + (await written('path')) + (await written('state')),
    workspace: await textsIn(folder.at('workspace')),
    home: await textsIn(home.path),
  };
}

function environmentOf(host: Host, step: Step, folder: TempFolder, home: TempFolder) {
  return {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    HOME: home.path,
    USERPROFILE: home.path,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: host.url,
    GITHUB_GRAPHQL_URL: `${host.url}/graphql`,
    GITHUB_EVENT_NAME: step.event ?? 'workflow_dispatch',
    GITHUB_EVENT_PATH: folder.at('event'),
    GITHUB_REPOSITORY: step.repository ?? host.repository,
    GITHUB_REF: step.ref ?? 'refs/heads/main',
    GITHUB_SHA: step.sha ?? '0'.repeat(40),
    GITHUB_WORKSPACE: folder.at('workspace'),
    GITHUB_OUTPUT: folder.at('output'),
    GITHUB_STEP_SUMMARY: folder.at('summary'),
    GITHUB_ENV: folder.at('env'),
    GITHUB_PATH: folder.at('path'),
    GITHUB_STATE: folder.at('state'),
  };
}

function payloadOf({ repository = 'acme/site' }: Step): unknown {
  const [, name] = repository.split('/');
  return {
    repository: {
      name,
      full_name: repository,
      default_branch: 'main',
      fork: false,
      private: false,
    },
  };
}

const metadata: { inputs: Record<string, { default?: string }> } = parse(
  await readFile('action.yml', 'utf8'),
);

function inputsOf({ token }: Host, step: Step): Record<string, string> {
  const defaults = Object.entries(metadata.inputs).map(
    ([name, input]) =>
      [name, (input.default ?? '').replace(/^\$\{\{ github\.token \}\}$/, token)] as const,
  );
  const inputs = Object.entries({ ...Object.fromEntries(defaults), ...step.with });
  return Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

async function runNode(
  node: string,
  program: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
) {
  const child = spawn(node, [program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  const closed = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [code, stdout, stderr] = await Promise.all([
    closed,
    text(child.stdout),
    text(child.stderr),
  ]);
  // The action ends its lines as the system does, so with CRLF on Windows.
  return { code, stdout: stdout.replaceAll('\r\n', '\n'), stderr };
}

/** Reads the file of outputs as the runner does: `name<<delimiter`, lines, `delimiter`. */
function parseOutputs(written: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = written.split(/\r?\n/);
  while (lines.length > 0) {
    const start = /^([^<=]+)<<(.+)$/.exec(lines.shift() ?? '');
    if (!start) continue;
    const [, name = '', delimiter = ''] = start;
    const end = lines.indexOf(delimiter);
    outputs[name] = lines.splice(0, end).join('\n');
    lines.shift();
  }
  return outputs;
}

/** Makes a folder a git repository with one commit, and returns the id of the commit. */
async function checkOut(folder: string): Promise<string> {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet');
  const identity = ['-c', 'user.name=Pat', '-c', 'user.email=pat@example.com'];
  await git(...identity, 'commit', '--quiet', '--allow-empty', '--message', 'Checkout');
  return (await git('rev-parse', 'HEAD')).stdout.trim();
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() && entry.name !== '.keep' && !/[\\/]\.git([\\/]|$)/.test(entry.parentPath),
  );
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [
      path.slice(folder.length + 1).replaceAll('\\', '/'),
      await readFile(path, 'utf8'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
