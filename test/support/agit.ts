import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { GitRepository } from './git-server.ts';

/** A pull request of a server with AGit. Its commit is `refs/pull/<number>/head`. */
interface PullRequest {
  readonly number: number;
  /** The user and the topic. */
  readonly head: string;
  readonly base: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly title: string;
  readonly description: string;
}

/** The words of these servers differ. */
type AGitServer = 'forgejo' | 'gitea';

/** Makes pull requests of pushes to `refs/for`, as Forgejo and Gitea do, and lets people work on them. */
export async function emulateAGit(repository: GitRepository, server: AGitServer = 'forgejo') {
  const { addHook, path } = repository;
  await appendFile(join(path, 'config'), '[receive]\nprocReceiveRefs = refs/for\n');
  await addHook('proc-receive', `exec "${process.execPath}" proc-receive.cjs ${server}`);
  await writeFile(join(path, 'proc-receive.cjs'), procReceive);
  await writeFile(join(path, 'pulls.json'), '[]');
  return openAGit(repository);
}

/** The pull requests of a server where `emulateAGit` was called. */
export function openAGit({ path, file, setReference, commitTree }: GitRepository) {
  const readPulls = async (): Promise<readonly PullRequest[]> =>
    JSON.parse(await file('pulls.json'));
  const writePulls = (pulls: readonly PullRequest[]) =>
    writeFile(join(path, 'pulls.json'), JSON.stringify(pulls));
  const setState = async (number: number, state: PullRequest['state']) => {
    const pulls = await readPulls();
    await writePulls(pulls.map((pull) => (pull.number === number ? { ...pull, state } : pull)));
  };
  return {
    pulls: readPulls,
    /** A request of somebody, by AGit or from a fork. Returns its number. */
    async open(commit: string, head = 'stranger/patch'): Promise<number> {
      const pulls = await readPulls();
      const number = Math.max(0, ...pulls.map((pull) => pull.number)) + 1;
      setReference(`refs/pull/${number}/head`, commit);
      const request = { number, head, base: 'main', title: 'Mine', description: '' };
      await writePulls([...pulls, { ...request, state: 'open' }]);
      return number;
    },
    close: (number: number) => setState(number, 'closed'),
    /** The next push is refused for this reason. */
    refuseOnce: (reason: string) => writeFile(join(path, 'refuse-once'), reason),
    /** The request must be up to date with its base. */
    async squash(number: number): Promise<void> {
      const head = `refs/pull/${number}/head`;
      setReference('main', await commitTree(head, `Merge ${number}`, 'main'));
      await setState(number, 'merged');
    },
  };
}

/**
 * The hook of the server. The request is the open one of this user with the topic and the base.
 *
 * @see https://git-scm.com/docs/githooks#proc-receive
 */
const procReceive = `
const fs = require('fs');
const { execFileSync } = require('child_process');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
function readBytes(count) {
  const bytes = Buffer.alloc(count);
  for (let read = 0; read < count; ) read += fs.readSync(0, bytes, read, count - read);
  return bytes.toString();
}
function readLines() {
  const lines = [];
  for (;;) {
    const length = parseInt(readBytes(4), 16);
    if (length === 0) return lines;
    lines.push(readBytes(length - 4).replace(/\\n$/, ''));
  }
}
const packet = (line) => (Buffer.byteLength(line) + 5).toString(16).padStart(4, '0') + line + '\\n';
const send = (...lines) => fs.writeSync(1, lines.map(packet).join('') + '0000');
const words = {
  forgejo: {
    deleted: 'Cannot delete a non-existent branch.',
    noTopic: 'The topic-branch option is not set',
    same: 'The new commit is the same as the old commit',
    lost: 'Updates were rejected because the tip of your current branch is behind its remote counterpart. If this is intentional, set the \`force-push\` option by adding \`-o force-push=true\` to your \`git push\` command.',
  },
  gitea: {
    deleted: "Can't delete not exist branch",
    noTopic: 'topic-branch is not set',
    same: 'new commit is same with old commit',
    lost: 'request \`force-push\` push option',
  },
}[process.argv[2]];
const user = process.env.REMOTE_USER || 'bot';

function receive(commit, ref, options) {
  const optionOf = (name) => options.find((option) => option.startsWith(name + '='))?.slice(name.length + 1);
  const refuse = (why) => ['ng ' + ref + ' ' + why];
  if (/^0+$/.test(commit)) return refuse(words.deleted);
  if (fs.existsSync('refuse-once')) {
    const reason = fs.readFileSync('refuse-once', 'utf8');
    fs.rmSync('refuse-once');
    return refuse(words[reason] ?? reason);
  }
  const topic = optionOf('topic');
  if (!topic) return refuse(words.noTopic);
  const head = topic.startsWith(user + '/') ? topic : user + '/' + topic;
  const base = ref.replace('refs/for/', '');
  const pulls = JSON.parse(fs.readFileSync('pulls.json', 'utf8'));
  const known = pulls.find((pull) => pull.state === 'open' && pull.head === head && pull.base === base);
  const number = known?.number ?? Math.max(0, ...pulls.map((pull) => pull.number)) + 1;
  const name = 'refs/pull/' + number + '/head';
  const done = (old) => {
    git('update-ref', name, commit);
    process.stderr.write('Visit the existing pull request:\\n  https://git.example/acme/site/pulls/' + number + '\\n');
    return ['ok ' + ref, 'option refname ' + name, 'option old-oid ' + old, 'option new-oid ' + commit];
  };
  if (known === undefined) {
    const [title = '', ...body] = git('log', '-1', '--format=%B', commit).split('\\n\\n');
    const text = { title: optionOf('title') || title, description: optionOf('description') || body.join('\\n\\n') };
    fs.writeFileSync('pulls.json', JSON.stringify([...pulls, { number, head, base, state: 'open', ...text }]));
    return done('0'.repeat(commit.length));
  }
  const old = git('rev-parse', name);
  if (old === commit) return refuse(words.same);
  const isLost = git('rev-list', '--max-count=1', old, '^' + commit) !== '';
  if (isLost && !options.some((option) => option.startsWith('force-push='))) return refuse(words.lost);
  return done(old);
}

/** One push at a time. */
function withLock(work) {
  for (;;) {
    try {
      fs.mkdirSync('pulls.lock');
      break;
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  try {
    return work();
  } finally {
    fs.rmdirSync('pulls.lock');
  }
}

readLines();
send('version=1\\0push-options');
const commands = readLines().map((line) => line.split(' '));
const options = readLines();
fs.writeFileSync('push-options', options.join('\\n'));
const answers = withLock(() => commands.flatMap(([, commit, ref]) => receive(commit, ref, options)));
send(...answers);
`;
