import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
const { version, files } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs the step of release.yml whose script contains some words, as the shell of a runner does. */
function runStep(job: string, words: string, cwd: string, env: Readonly<Record<string, string>>) {
  const { run } = jobs[job].steps.find((step: { run?: string }) => step.run?.includes(words));
  const all = { HOME: process.env.HOME, PATH: process.env.PATH, ...env };
  const ended = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', run], {
    cwd,
    env: all,
    encoding: 'utf8',
  });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@example.com', ...words], {
    cwd,
    encoding: 'utf8',
  }).trim();

/** A repository with a version, whose branch `main` is that of `origin`. */
async function repository(): Promise<TempFolder> {
  const folder = await tempFolder();
  writeFileSync(folder.at('package.json'), '{ "version": "1.2.3" }');
  git(folder.path, 'init', '-q', '-b', 'main');
  git(folder.path, 'commit', '-q', '--allow-empty', '-m', 'release: 1.2.3');
  git(folder.path, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  return folder;
}

describe.skipIf(process.platform !== 'linux')('the release workflow', () => {
  let folder: TempFolder;

  beforeAll(async () => {
    folder = await repository();
  });

  afterAll(() => folder[Symbol.asyncDispose]());

  const changelog = '# Changelog\n\n## [1.2.3] - 2026-01-31\n\n## [1.2.2] - 2026-01-01\n';
  const check = (env: Readonly<Record<string, string>>, text = changelog) => {
    writeFileSync(folder.at('CHANGELOG.md'), text);
    return runStep('pack', 'CHANGELOG.md', folder.path, {
      DRY_RUN: '',
      GITHUB_REF: 'refs/tags/v1.2.3',
      ...env,
    });
  };

  test('the tag of the version in package.json, on main, is released', () => {
    expect(check({})).toEqual({ code: 0, said: '' });
  });

  test.each([
    [
      'a tag with another version',
      { GITHUB_REF: 'refs/tags/v1.2.4' },
      /1\.2\.3 belongs to refs\/tags\/v1\.2\.3/,
    ],
    [
      'a branch that is named like a tag',
      { GITHUB_REF: 'refs/heads/v1.2.3' },
      /not to refs\/heads\/v1\.2\.3/,
    ],
  ])('%s is not released', (_, env, words) => {
    expect(check(env)).toEqual({ code: 1, said: expect.stringMatching(words) });
  });

  test.each(['true', ''])(
    'changes in the changelog without a version stop a release, with DRY_RUN=%s',
    (dry) => {
      const words = 'The first section is "## [Unreleased]" instead of "## [1.2.3] - …"';
      const ended = check(
        { DRY_RUN: dry },
        changelog.replace('##', '## [Unreleased]\n\n- A change.\n\n##'),
      );
      expect(ended).toEqual({ code: 1, said: expect.stringContaining(words) });
    },
  );

  test('a commit that is not on main is not released, but packed by a dry run', () => {
    git(folder.path, 'commit', '-q', '--allow-empty', '-m', 'Later');
    expect(check({})).toEqual({ code: 1, said: expect.stringContaining('not on main') });
    expect(check({ DRY_RUN: 'true', GITHUB_REF: 'refs/heads/next' })).toEqual({
      code: 0,
      said: '',
    });
  });

  test('the changelog begins with the version of package.json, or with changes since that version', () => {
    const [first = '', second = ''] = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/gm) ?? [];
    expect(first === '## [Unreleased]' ? second : first).toMatch(
      /^## \[[\d.]+\] - \d{4}-\d\d-\d\d$/,
    );
    expect(first === '## [Unreleased]' ? second : first).toContain(`[${version}]`);
  });

  test('a dry run publishes nothing', () => {
    const { pack, npm, ...others } = jobs;
    expect(pack).not.toHaveProperty('if');
    expect(npm.if).toContain('!inputs.dry-run');
    // GitHub skips a job if one that it needs was skipped, unless its own condition says otherwise.
    for (const job of Object.values<{ needs: string | string[]; if?: string }>(others)) {
      expect([job.needs].flat()).toContainEqual(expect.stringMatching(/^(?:npm|github)$/));
      expect(job).not.toHaveProperty('if');
    }
  });

  test('the packed manifest has no script for installations from git, of which npm warns', async () => {
    await using copy = await tempFolder();
    for (const name of ['package.json', ...files]) cpSync(name, copy.at(name), { recursive: true });
    expect(runStep('pack', 'npm pack', copy.path, {})).toMatchObject({ code: 0 });
    const tarball = copy.at(`status-snippets-${version}.tgz`);
    const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(manifest).scripts).not.toHaveProperty('prepare');
    expect(execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })).toContain(
      'package/dist/library/remark.js\n',
    );
  });
});

/** A stand-in for `gh`, which keeps one release in a folder. Like GitHub, it refuses to change a published one. */
const gh = `#!/usr/bin/env bash
set -e
cd "$RELEASES"
case "$1 $2" in
  "release view") test -e state || { echo "release not found" >&2; exit 1; }; cat state ;;
  "release create") test ! -e state && echo true > state ;;
  "release upload")
    test "$(cat state)" = true || { echo "Cannot upload assets to an immutable release." >&2; exit 1; }
    cp "$CWD/$4" package ;;
  "release edit") test -e package; echo false > state ;;
  "api --method") echo "$*" | grep --quiet 'PATCH' && test ! -e major && exit 1; echo "$*" > major ;;
esac
`;

async function releases(): Promise<
  TempFolder & { readonly env: Readonly<Record<string, string>> }
> {
  const folder = await tempFolder();
  mkdirSync(folder.at('bin'));
  writeFileSync(folder.at('bin', 'gh'), gh);
  chmodSync(folder.at('bin', 'gh'), 0o755);
  const PATH = `${folder.at('bin')}:${process.env.PATH}`;
  return { ...folder, env: { PATH, RELEASES: folder.path, CWD: folder.path, TAG: 'v1.2.3' } };
}

describe.skipIf(process.platform !== 'linux')('the GitHub release', () => {
  const publish = async (prepare: (folder: TempFolder) => void) => {
    await using folder = await releases();
    writeFileSync(folder.at('status-snippets-1.2.3.tgz'), 'tarball');
    writeFileSync(folder.at('attestation.json'), '{}');
    prepare(folder);
    const env = { ...folder.env, BUNDLE: folder.at('attestation.json') };
    const { code } = runStep('github', 'gh release', folder.path, env);
    const packed = existsSync(folder.at('package'));
    return { code, isDraft: readFileSync(folder.at('state'), 'utf8').trim(), packed };
  };

  test('a new release is published with the package', async () => {
    expect(await publish(() => {})).toEqual({ code: 0, isDraft: 'false', packed: true });
  });

  test('a draft that exists gets the package before it is published', async () => {
    const ended = await publish((folder) => writeFileSync(folder.at('state'), 'true\n'));
    expect(ended).toEqual({ code: 0, isDraft: 'false', packed: true });
  });

  test('a release that is published is left as it is', async () => {
    const ended = await publish((folder) => writeFileSync(folder.at('state'), 'false\n'));
    expect(ended).toEqual({ code: 0, isDraft: 'false', packed: false });
  });

  test.each(['annotated', 'lightweight'])(
    'a tag that is %s moves v1 to its commit',
    async (kind) => {
      await using folder = await releases();
      await using clone = await repository();
      const words = kind === 'annotated' ? ['-a', '-m', 'Release'] : [];
      git(clone.path, 'tag', ...words, 'v1.2.3');
      const env = { ...folder.env, GITHUB_REPOSITORY: 'acme/status-snippets' };
      for (const method of ['POST', 'PATCH']) {
        expect(runStep('major', 'gh api', clone.path, env)).toMatchObject({ code: 0 });
        const call = readFileSync(folder.at('major'), 'utf8');
        expect(call).toContain(`--method ${method}`);
        expect(call).toContain(`sha=${git(clone.path, 'rev-parse', 'HEAD')}`);
      }
    },
  );
});
