import { PullRequestRefusedError } from '../../github/errors.ts';
import type { Published } from '../../github/publish-result.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import type { Result } from '../job.ts';

/** What a run came to, in a sentence, and where to look at it. */
export interface News {
  readonly sentence: string;
  readonly url: string | null;
}

/** Tells what became of a run. */
export function newsOf({ run, published, refusal }: Pick<Result, 'run' | 'published' | 'refusal'>): News {
  if (refusal !== null) {
    const url = refusal instanceof PullRequestRefusedError ? refusal.compareUrl : null;
    return { sentence: 'Publishing failed.', url };
  }
  if (published !== null && published.outcome !== 'unchanged') return publishedNews(published);
  return { sentence: plainly(run), url: null };
}

function publishedNews(published: Exclude<Published, { outcome: 'unchanged' }>): News {
  const branch = `branch "${published.branch}" of ${published.repository}`;
  if (published.outcome === 'committed') {
    const { oid, url } = published.commit;
    return { sentence: `Committed ${oid.slice(0, 7)} to ${branch}.`, url };
  }
  const { number, url } = published.pullRequest;
  return { sentence: pullRequestNews[published.outcome](`pull request #${number}`, branch, published), url };
}

type Telling = (pullRequest: string, branch: string, published: Published) => string;

const pullRequestNews: Readonly<Record<'proposed' | 'closed' | 'left-open' | 'declined', Telling>> = {
  proposed(pullRequest, branch, published) {
    if (published.outcome === 'proposed' && published.opened) return `Opened ${pullRequest} into ${branch}.`;
    return published.outcome === 'proposed' && published.commit !== null
      ? `Brought ${pullRequest} into ${branch} up to date.`
      : `The change waits in ${pullRequest} into ${branch}.`;
  },
  closed: (pullRequest, branch) => `Closed ${pullRequest}, because ${branch} is right by now.`,
  'left-open': (pullRequest, branch) =>
    `Left ${pullRequest} open, because others have a part in it; ${branch} is right without it.`,
  declined: (pullRequest, branch) =>
    `Somebody closed ${pullRequest} with this very change to ${branch}, so it is not proposed again; ` +
    'reopen it, or change the branch by hand.',
};

function plainly({ outcome, files }: RefreshResult): string {
  const count = files.filter((file) => file.outcome === outcome).length;
  const these = count === 1 ? '1 file' : `${count} files`;
  switch (outcome) {
    case 'changed':
      return `Wrote ${these} in the workspace.`;
    case 'out-of-date':
      return `Found ${these} out of date. RefreshResult status-snippets, or let this action do it in another mode.`;
    case 'unchanged':
      return 'Every section is right; nothing was written.';
    case 'failed':
      return 'Nothing was written.';
  }
}
