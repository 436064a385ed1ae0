import querystring from 'node:querystring';
import { invalidInput } from '../text/errors.ts';
import { createMask } from '../text/quote.ts';
import { type Git, type GitOptions, type GitResult, gitError } from './run-git.ts';

/** The user's repository and a remote. Its objects and settings count, its checkout does not. */
export type Repository = Readonly<Awaited<ReturnType<typeof openRepository>>>;

/** No programs in the background, no hooks, which expect the files of a checkout, and paths and objects as they are. */
const settings = [
  ...['gc.auto=0', 'maintenance.auto=false', 'core.hooksPath=/dev/null', 'core.ignoreCase=false'],
  ...['core.precomposeUnicode=false', 'core.useReplaceRefs=false', 'submodule.recurse=false'],
  ...['color.ui=false', 'color.remote=false', 'i18n.commitEncoding=UTF-8', 'i18n.logOutputEncoding=UTF-8'],
];

/** What git calls an address that is given instead of a remote, so that it rewrites the address as for a remote. */
const unnamed = 'status-snippets-address';

/** `maxSeconds` is for each command that talks to the remote. @throws {StatusSnippetsError} `no-repository`, `invalid-input` */
export async function openRepository(anyGit: Git, folder: string, remote: string, maxSeconds: number) {
  let hide = createMask([]);
  // After git is stopped, its HTTP helper runs until its own time limit.
  const limits = ['http.lowSpeedLimit=1', `http.lowSpeedTime=${Math.ceil(maxSeconds) + 3}`];
  const always = [...settings, ...limits].flatMap((setting) => ['-c', setting]);
  let isPartial = false;
  const git = async (args: readonly string[], options?: GitOptions): Promise<GitResult> => {
    // In a partial clone, any command may talk to the remote.
    const result = await anyGit(folder, [...always, ...args], { ...(isPartial && { maxSeconds }), ...options });
    return { ...result, messages: result.messages.map(hide) };
  };
  const run = async (args: readonly string[], input = '', env: GitOptions['env'] = {}) => {
    const { ok, bytes, messages } = await git(args, { input, env });
    if (ok) return bytes;
    const name = args.find((arg) => /^[a-z][a-z-]*$/.test(arg));
    throw gitError('push-failed', `git ${name} failed`, 'check the repository and the disk', messages);
  };

  const { ok, bytes, messages } = await git(['rev-parse', '--is-shallow-repository', '--show-prefix']);
  const problem = `--push needs a git repository, and cannot use ${folder}`;
  if (!ok) throw gitError('no-repository', problem, 'run in one', messages);
  const [, isShallow, prefix = ''] = /^(\w+)\n(.*)\n$/s.exec(`${bytes}`) ?? [];
  const configured = `${(await git(['config', '--get-regexp', '^(hook|remote|commit)\\.'])).bytes}`.split('\n');
  isPartial = configured.some((line) => /^remote\..*\.promisor /.test(line));
  const signing = configured.findLast((line) => /^commit\.gpgsign\b/.test(line)) ?? 'commit.gpgsign false';
  const hooks = configured.flatMap((line) => /^hook\.(.*)\.event /.exec(line)?.[1] ?? []);
  always.push(...hooks.flatMap((name) => ['-c', `hook.${name}.enabled=false`]));
  // The addresses for `(fetch)` and `(push)` by name. A partial clone adds its filter to the line.
  const listed = await run(['-c', `remote.${unnamed}.url=${remote}`, 'remote', '--verbose']);
  const remotes = new Map<string, readonly string[]>();
  for (const [, name = '', address = ''] of `${listed}`.matchAll(/^(.+?)\t(.*) \((?:fetch|push)\)/gm))
    remotes.set(name, [...(remotes.get(name) ?? []), address]);
  const given = remotes.get(unnamed) ?? [];
  remotes.delete(unnamed);
  // Everything that looks like an address is accepted.
  const isNamed = remotes.has(remote);
  if (!isNamed && !/^[^-].*[:/\\]/.test(remote)) {
    const fix = remotes.size > 0 ? `use ${[...remotes.keys()].join(' or ')}` : 'add one with git remote add';
    throw invalidInput('remote', { value: remote, problem: 'is not a remote of this repository', fix });
  }
  const [fetchAddress = remote, pushAddress = remote] = remotes.get(remote) ?? given;
  hide = createMask([remote, ...given, ...[...remotes.values()].flat()].flatMap(secretsIn));
  const refspecs = configured.filter((line) => line.startsWith(`remote.${remote}.fetch `));
  const isTracked = refspecs.length > 0 && refspecs.every((line) => / \^|:refs\/remotes\//.test(line));
  // A remote may be fetched from another repository than it is pushed to. What counts is where the push goes.
  // On the command line, an equals sign ends the name of a setting, so there is none for a remote with such a name.
  const usesAddress = fetchAddress !== pushAddress || (isNamed && !isTracked && remote.includes('='));
  const target = usesAddress ? pushAddress : remote;
  // A mirror refuses to push only one branch, and a push moves the local branches into which branches are fetched.
  const settingsFor = (refspec = '') => {
    const name = refspec.replace(/^\w*:/, '');
    const own = isTracked ? [] : [`fetch=${name}:${name}`, 'fetch=^refs/*'];
    const ofRemote = ['mirror=false', ...own].map((setting) => `remote.${remote}.${setting}`);
    // `url.<base>.insteadOf` must not replace the start of the address again.
    const ofAddress = ['insteadOf', 'pushInsteadOf'].map((key) => `url.${target}.${key}=${target}`);
    const canSet = usesAddress ? !target.includes('=') : isNamed;
    return canSet ? (usesAddress ? ofAddress : ofRemote).flatMap((setting) => ['-c', setting]) : [];
  };
  return {
    /** The path of the user's folder in it, with a slash at its end; empty at the top. */
    prefix,
    /** Older commits are not there, so that it is not known which commit contains which. */
    isShallow: isShallow === 'true',
    /** The name or the address of the remote, for messages. */
    shown: withoutUser(remote),
    /** Where a push goes. */
    address: withoutUser(isNamed ? pushAddress : remote),
    /** It fetches some objects only when they are needed. */
    isPartial,
    /** Git may note what it fetches, because it does so only below `refs/remotes`, not in branches of the user. */
    isTracked,
    /** Commits are to be signed: `git commit` looks at this setting, `git commit-tree` does not. */
    signs: !/ (?:false|no|off|0)?$/i.test(signing),
    git,
    /** Runs a command that must succeed. */
    run,
    /** Runs a command that talks to the remote, with the arguments before the remote, and those after it. */
    online: (before: readonly string[], after: readonly string[], input = '') =>
      git([...settingsFor(...after), ...before, '--', target, ...after], { input, maxSeconds }),
  };
}

/**
 * All before the last `@`, because a secret may contain `/`, `@` and blanks. Git then finds no user in the address, and shows
 * it as it is. But a host and a path are no secret.
 */
function userInfoOf(address: string): string {
  // A blank, a quote or the name of a helper can be before the scheme.
  const [, scheme, userInfo = ''] = /^\W*((?:[a-z][a-z0-9+.-]*(?:::|:?\/\/+|:\/))*)(.*)@/is.exec(address) ?? [];
  if (!scheme && !/^\W*[^\s:/\\]+:(?![/\\]).*@[^@/:]*[/:]/s.test(address)) return '';
  return /^[\w-]+(\.[\w-]+)+(:\d+)?\//.test(userInfo) ? '' : userInfo;
}

function withoutUser(address: string): string {
  const userInfo = userInfoOf(address);
  return userInfo === '' ? address : address.replace(`${userInfo}@`, '');
}

/** The password of an address, and a user name that can be a token: as they are written, and decoded. */
function secretsIn(address: string): string[] {
  const userInfo = userInfoOf(address);
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(userInfo) ?? [];
  // Git takes a part of what it cannot read for the host, and says that alone.
  const unread = /[\s/@?#]/.test(userInfo) ? userInfo.split(/[\s/@:?#]+/).filter((part) => part.length > 3) : [];
  const secrets = [password, user.length < 16 ? '' : user, password === '' ? '' : userInfo, ...unread];
  // What git says is looked at line by line.
  const parts = secrets.flatMap((secret) => secret.split(/[\r\n]+/)).filter((part) => part !== '');
  return parts.flatMap((part) => [part, querystring.unescape(part), encodeURI(part)]);
}
