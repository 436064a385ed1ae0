import { recover } from '../core/errors.ts';
import { createGit } from '../git/run-git.ts';
import type { ProjectFiles } from '../project/disk-files.ts';
import type { CommandContext } from './command-context.ts';

/** What hosts a repository, as far as `init` and `adopt` need to know it. */
export interface RepositoryForge {
  readonly name: string;
  /**
   * The heading of the guide that says how to run the program there; null where workflows of GitHub
   * run.
   */
  readonly guide: string | null;
  /** It shows HTML comments as text, so the markers in Markdown are definitions. */
  readonly showsComments: boolean;
}

interface ForgeRow extends RepositoryForge {
  /** Matches the address of a remote. */
  readonly address: RegExp;
  /** Where its CI is configured. */
  readonly ci: { readonly folders: readonly string[]; readonly file: RegExp };
}

const hostWith = (name: string) =>
  new RegExp(String.raw`^(?:[a-z+]+://)?(?:[^/]*@)?[^/:@]*${name}\.`, 'i');

const github: ForgeRow = {
  name: 'GitHub',
  guide: null,
  showsComments: false,
  address: hostWith('github'),
  ci: { folders: ['.github', '.github/workflows'], file: /./ },
};

/** In the order in which they are tried. */
const forges: readonly ForgeRow[] = [
  github,
  {
    name: 'GitLab',
    guide: 'gitlab',
    showsComments: false,
    address: hostWith('gitlab'),
    ci: { folders: [''], file: /^\.gitlab-ci\.yml$/ },
  },
  {
    name: 'Codeberg',
    guide: 'forgejo-and-gitea-actions',
    showsComments: false,
    address: hostWith('codeberg'),
    ci: { folders: ['.forgejo/workflows'], file: /\.ya?ml$/ },
  },
  {
    name: 'Bitbucket',
    guide: 'bitbucket-pipelines',
    showsComments: true,
    address: hostWith('bitbucket'),
    ci: { folders: [''], file: /^bitbucket-pipelines\.yml$/ },
  },
  {
    name: 'Bitbucket Data Center',
    guide: 'bitbucket-pipelines',
    showsComments: true,
    address: /^https?:\/\/[^/]+\/(?:[^?]*\/)?scm\/|:7999\//i,
    ci: { folders: [''], file: /^bitbucket-pipelines\.yml$/ },
  },
];

type Place = Pick<CommandContext, 'files' | 'settings' | 'workingDirectory' | 'environment'>;

/**
 * By the address of the remote, else by the files of a CI. An unknown repository counts as one at
 * GitHub.
 */
export async function forgeOf({
  files,
  settings,
  workingDirectory,
  environment,
}: Place): Promise<RepositoryForge> {
  const address = await addressOf(settings.remote, workingDirectory, environment.env);
  const byAddress = forges.find((forge) => forge.address.test(address));
  if (byAddress) return byAddress;
  for (const forge of forges) if (await hasCi(forge, files)) return forge;
  return github;
}

async function hasCi({ ci: { folders, file } }: ForgeRow, files: ProjectFiles): Promise<boolean> {
  const names = await Promise.all(folders.map((folder) => files.namesIn(folder)));
  return names.flat().some((name) => file.test(name));
}

/** Empty without git, a repository or the remote. */
async function addressOf(
  remote: string,
  folder: string,
  env: Parameters<typeof createGit>[0],
): Promise<string> {
  const git = recover(
    () => createGit(env),
    () => null,
  );
  if (git === null) return '';
  const { ok, bytes } = await git(folder, ['remote', 'get-url', '--', remote]);
  return ok ? bytes.toString().trim() : '';
}
