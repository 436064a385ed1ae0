import type { Forge, Head } from './fetch-head.ts';

/** The push options that open or update a request. Each is one line. */
export const requestOptions: Readonly<
  Record<Forge, (head: Head, title: string, description: string) => readonly string[]>
> = {
  gitlab: ({ branch, repository, project, labels, assignees }, title, description) => [
    'merge_request.create',
    `merge_request.target=${branch}`,
    // A request from a fork would otherwise go to the project that it was forked from.
    ...(repository.address.replace(/\.git$/, '').endsWith(`/${project}`)
      ? [`merge_request.target_project=${project}`]
      : []),
    `merge_request.title=${title}`,
    // GitLab reads these two characters as a line break.
    `merge_request.description=${description.replaceAll('\n', '\\n')}`,
    'merge_request.remove_source_branch',
    ...labels.map((label) => `merge_request.label=${label}`),
    ...assignees.map((user) => `merge_request.assign=${user}`),
  ],
  forgejo: ({ changeRequest, request }, title, description) => [
    `topic=${changeRequest}`,
    `title=${title}`,
    `description={base64}${Buffer.from(description).toString('base64')}`,
    // Only a request that was looked at is replaced: others may contain commits of a person.
    ...(request === null ? [] : ['force-push=true']),
  ],
  other: () => [],
};

/** GitLab accepts such a push, and puts line breaks between the words. */
export function couldNotOpen(words: readonly string[]): boolean {
  return words.join(' ').includes('Error encountered with push options');
}

const jobTokenSetting = 'Settings > CI/CD > Job token permissions > Allow Git push requests to the repository';

const advice: readonly { readonly forge: Forge | null; readonly words: RegExp; readonly text: string }[] = [
  {
    forge: 'gitlab',
    words: /not allowed|denied|forbidden|40[13]|authenticat/i,
    text: `for a job token, turn on ${jobTokenSetting}`,
  },
  {
    forge: 'forgejo',
    words: /internal server error|user does not exist/i,
    text: 'the token of a job cannot open a pull request, so use the token of a user, or --forge other for a branch only',
  },
  { forge: null, words: /does not support push options/, text: 'use --forge other' },
];

/** What may help after a push that failed. */
export function adviceAbout(forge: Forge, words: readonly string[]): string[] {
  const rows = advice.filter((row) => row.forge === null || row.forge === forge);
  return rows.filter((row) => words.some((line) => row.words.test(line))).map(({ text }) => text);
}

/** Where a person can open the request: servers print it, but not Azure DevOps. */
export function linkToOpen(words: readonly string[], address: string, from: string, to: string): string | null {
  const printed = words.map((line) => /https?:\/\/\S+/.exec(line)?.[0]).find((link) => link !== undefined);
  if (printed !== undefined) return printed;
  const web = address.replace(/^git@ssh\.(dev\.azure\.com):v3\/([^/]+\/[^/]+)\//, 'https://$1/$2/_git/');
  const [top] = /^https:\/\/(?:dev\.azure\.com|[\w-]+\.visualstudio\.com)\/.*_git\/[^/]+/.exec(web) ?? [];
  const query = `sourceRef=${encodeURIComponent(from)}&targetRef=${encodeURIComponent(to)}`;
  return top === undefined ? null : `${top}/pullrequestcreate?${query}`;
}
