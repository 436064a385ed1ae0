import querystring from 'node:querystring';
import { invalidInput } from '../core/errors.ts';
import { createMask } from '../core/quote.ts';
import { type Git, type GitOptions, gitError, type Setting } from './run-git.ts';

/** The user's repository and a remote. Its objects and settings count, its checkout does not. */
export type Repository = Readonly<Awaited<ReturnType<typeof openRepository>>>;

const settings: readonly Setting[] = [
  // No programs in the background.
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // No hooks: they expect the files of a checkout.
  ['core.hooksPath', '/dev/null'],
  // Paths and objects as they are.
  ['core.ignoreCase', 'false'],
  ['core.precomposeUnicode', 'false'],
  ['core.useReplaceRefs', 'false'],
  ['submodule.recurse', 'false'],
  // What git prints is read here.
  ['color.ui', 'false'],
  ['color.remote', 'false'],
  ['i18n.commitEncoding', 'UTF-8'],
  ['i18n.logOutputEncoding', 'UTF-8'],
];

/** No fetch and no push moves a reference of the user, whatever the remote is configured for. */
const remoteSettings: readonly Setting[] = [
  // A negative pattern counts only for names that another pattern matches, so there is one for all
  // names.
  ['fetch', 'refs/*:refs/*'],
  ['fetch', '^refs/*'],
  // A mirror refuses to push only one branch.
  ['mirror', 'false'],
  ['pruneTags', 'false'],
  ['followRemoteHEAD', 'never'],
];

/**
 * `maxSeconds` is for each command that talks to the remote, which is given by its name.
 * @throws {StatusSnippetsError} `no-repository`, `invalid-input`
 */
export async function openRepository(
  anyGit: Git,
  folder: string,
  name: string,
  maxSeconds: number,
) {
  const place = ['rev-parse', '--is-shallow-repository', '--show-prefix'];
  const { ok, bytes, messages } = await anyGit(folder, place);
  const problem = `--push needs a git repository, and cannot use ${folder}`;
  if (!ok) throw gitError('no-repository', problem, 'run in one', messages);
  const [, isShallow, prefix = ''] = /^(\w+)\n(.*)\n$/s.exec(`${bytes}`) ?? [];
  const configured = await readSettings(anyGit, folder);
  const remotes = await listRemotes(anyGit, folder);
  const remote = requireRemote(remotes, name);

  const isPartial = configured.some(([key]) => /^remote\..*\.promisor$/.test(key));
  const hooks = configured.flatMap(([key]) => /^hook\.(.*)\.event$/.exec(key)?.[1] ?? []);
  const signing = configured.findLast(([key]) => key === 'commit.gpgsign');
  const [, configuredUrl] = configured.find(([key]) => key === `remote.${name}.url`) ?? [];
  const always: readonly Setting[] = [
    ...settings,
    // After git is stopped, its HTTP helper runs until its own time limit.
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', `${Math.ceil(maxSeconds) + 3}`],
    ...hooks.map((hook): Setting => [`hook.${hook}.enabled`, 'false']),
    ...[...remotes.keys()].flatMap((each) =>
      remoteSettings.map(([key, value]): Setting => [`remote.${each}.${key}`, value]),
    ),
  ];
  // A remote may be fetched from another repository than it is pushed to. What counts is where the
  // push goes, so it is read there.
  const isElsewhere = configuredUrl !== undefined && remote.fetchAddress !== remote.pushAddress;
  const reading: readonly Setting[] = isElsewhere
    ? [[`url.${remote.pushAddress}.insteadOf`, configuredUrl]]
    : [];

  const hide = createMask([...remotes.values()].flatMap(addressesOf).flatMap(secretsIn));
  const git = async (args: readonly string[], options: GitOptions = {}) => {
    // In a partial clone, any command may talk to the remote.
    const limit = isPartial ? { maxSeconds } : {};
    const all = { ...limit, ...options, settings: [...always, ...(options.settings ?? [])] };
    const result = await anyGit(folder, args, all);
    return { ...result, messages: result.messages.map(hide) };
  };
  const run = async (args: readonly string[], input = '', env: GitOptions['env'] = {}) => {
    const result = await git(args, { input, env });
    if (result.ok) return result.bytes;
    const command = args.find((arg) => /^[a-z][a-z-]*$/.test(arg));
    const fix = 'check the repository and the disk';
    throw gitError('push-failed', `git ${command} failed`, fix, result.messages);
  };
  /** Runs a command that talks to the remote. */
  const talk = (args: readonly string[], more: readonly Setting[], input = '') =>
    git(args, { input, maxSeconds, settings: more });
  return {
    /** The path of the user's folder in it, with a slash at its end; empty at the top. */
    prefix,
    /** Older commits are not there, so that it is not known which commit contains which. */
    isShallow: isShallow === 'true',
    /** The name of the remote, for messages. */
    remoteName: name,
    /** Where a push goes, without a user and a query. */
    address: withoutUser(remote.pushAddress).replace(/\?.*/s, ''),
    /** It fetches some objects only when they are needed. */
    isPartial,
    /** Commits are to be signed: `git commit` looks at this setting, `git commit-tree` does not. */
    signs: signing !== undefined && !/^(?:false|no|off|0|)$/i.test(signing[1]),
    git,
    /** Runs a command that must succeed. */
    run,
    /** Lists references of the remote, the newest request first. */
    list: (patterns: readonly string[]) =>
      talk(['ls-remote', '--symref', '--sort=-v:refname', '--', name, ...patterns], reading),
    /** Fetches references without a name for them here. */
    fetch: (references: readonly string[]) =>
      talk([...quietFetch, '--', name, ...references], reading),
    /** Fetches just these objects. */
    fetchObjects: (ids: readonly string[]) => {
      const args = [...quietFetch, '--stdin', '--', name];
      const noHistory: Setting = ['fetch.negotiationAlgorithm', 'noop'];
      return talk(args, [...reading, noHistory], ids.join('\n'));
    },
    /**
     * Pushes one reference.
     * @param lease what it must be now, empty if there must be none; null for what is no branch
     */
    push: (refspec: string, lease: string | null, pushOptions: readonly string[]) => {
      const target = refspec.replace(/^\w*:/, '');
      const leases = lease === null ? [] : [`--force-with-lease=${target}:${lease}`];
      const options = [...leases, ...pushOptions.map((option) => `--push-option=${option}`)];
      return talk([...quietPush, ...options, '--', name, refspec], []);
    },
  };
}

const quietFetch = [
  'fetch',
  '--refmap=',
  '--no-write-fetch-head',
  '--no-tags',
  '--no-prune',
  '--no-recurse-submodules',
];

const quietPush = [
  'push',
  '--porcelain',
  '--no-verify',
  '--no-follow-tags',
  '--recurse-submodules=no',
];

/** What counts here of the settings of git, in their order. A name without a value is `true`. */
async function readSettings(git: Git, folder: string): Promise<readonly Setting[]> {
  const { bytes } = await git(folder, ['config', '-z', '--get-regexp', '^(hook|remote|commit)\\.']);
  const entries = `${bytes}`.split('\0').filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [key = '', value = 'true'] = entry.split(/\n(.*)/s);
    return [key, value];
  });
}

interface Remote {
  readonly fetchAddress: string;
  readonly pushAddress: string;
  /** A remote can have several addresses for pushes. */
  readonly otherPushAddresses: readonly string[];
}

function addressesOf({ fetchAddress, pushAddress, otherPushAddresses }: Remote): readonly string[] {
  return [fetchAddress, pushAddress, ...otherPushAddresses];
}

/** By their names, with the addresses that git makes of those in the settings. */
async function listRemotes(git: Git, folder: string): Promise<ReadonlyMap<string, Remote>> {
  const { bytes } = await git(folder, ['remote', '--verbose']);
  // A partial clone adds its filter to the line.
  const lines = [...`${bytes}`.matchAll(/^(.+?)\t(.*) \((fetch|push)\)/gm)];
  const entries = lines.map(([, name = '', address = '', use]) => ({ name, address, use }));
  const remotes = [...new Set(entries.map(({ name }) => name))].map((name) => {
    const own = entries.filter((entry) => entry.name === name);
    const [fetchAddress = ''] = own
      .filter(({ use }) => use === 'fetch')
      .map(({ address }) => address);
    const forPushes = own.filter(({ use }) => use === 'push').map(({ address }) => address);
    const [pushAddress = fetchAddress, ...otherPushAddresses] = forPushes;
    return [name, { fetchAddress, pushAddress, otherPushAddresses }] as const;
  });
  return new Map(remotes);
}

/**
 * @throws {StatusSnippetsError} without the address that somebody gave as a name: it may contain a
 * password
 */
function requireRemote(remotes: ReadonlyMap<string, Remote>, name: string): Remote {
  const add = 'git remote add <name> <address>';
  const remote = remotes.get(name);
  if (remote === undefined && /[:@/\\]/.test(name)) {
    const problem = 'must be the name of a remote, and is an address';
    throw invalidInput('remote', { problem, fix: `run ${add}, and use --remote <name>` });
  }
  if (remote === undefined) {
    const fix = remotes.size > 0 ? `use ${[...remotes.keys()].join(' or ')}` : `run ${add}`;
    throw invalidInput('remote', {
      value: name,
      problem: 'is not a remote of this repository',
      fix,
    });
  }
  if (remote.otherPushAddresses.length > 0) {
    // Git tells of the first one only, so that nobody would notice what another one lacks.
    const problem = 'has several addresses for pushes, and git reports about one of them only';
    const fix = `run ${add} for each address, and this command with --remote <name> for each name`;
    throw invalidInput('remote', { value: name, problem, fix });
  }
  return remote;
}

/**
 * All before the last `@`, because a secret may contain `/`, `@` and blanks. Git then finds no user
 * in the address, and shows it as it is. But a host and a path are no secret.
 */
function userInfoOf(address: string): string {
  // A blank, a quote or the name of a helper can be before the scheme.
  const [, scheme, userInfo = ''] =
    /^\W*((?:[a-z][a-z0-9+.-]*(?:::|:?\/\/+|:\/))*)(.*)@/is.exec(address) ?? [];
  if (!scheme && !/^\W*[^\s:/\\]+:(?![/\\]).*@[^@/:]*[/:]/s.test(address)) return '';
  return /^[\w-]+(\.[\w-]+)+(:\d+)?\//.test(userInfo) ? '' : userInfo;
}

function withoutUser(address: string): string {
  const userInfo = userInfoOf(address);
  return userInfo === '' ? address : address.replace(`${userInfo}@`, '');
}

/** The parts of an address that are never shown: as they are written, and decoded. */
function secretsIn(address: string): string[] {
  const secrets = [...secretsInUser(userInfoOf(address)), ...tokensIn(withoutUser(address))];
  const parts = secrets.filter((part) => part !== '');
  return parts.flatMap((part) => [part, querystring.unescape(part), encodeURI(part)]);
}

/** The password, and a user name that can be a token. */
function secretsInUser(userInfo: string): string[] {
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(userInfo) ?? [];
  const token = user.length < 16 ? '' : user;
  const both = password === '' ? '' : userInfo;
  // Git takes a part of what it cannot read for the host, and says that alone.
  const isUnread = /[\s/@?#]/.test(userInfo);
  const unread = isUnread ? userInfo.split(/[\s/@:?#]+/).filter((part) => part.length > 3) : [];
  return [password, token, both, ...unread];
}

/** Whether no person would write this part of a path: it has many letters and digits in a row. */
function hasToken(part: string): boolean {
  const runs = part.match(/[a-z\d]{16,}/gi) ?? [];
  return runs.some((run) => /\d/.test(run) && /[a-z]/i.test(run));
}

/** Some servers read a token in the path, or in the query. */
function tokensIn(address: string): string[] {
  const [, path = '', query = ''] = /^https?:\/\/[^/]*([^?]*)\??(.*)$/is.exec(address) ?? [];
  const values = query.split(/[&;]/).map((pair) => pair.replace(/^[^=]*=/, ''));
  return [...path.split('/').filter(hasToken), query, ...values];
}
