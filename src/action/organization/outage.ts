import { GitHubError } from '../../github/errors.ts';

const maxLostReads = 3;
const firstPauseMs = 30_000;

/**
 * Recognizes that GitHub is down: it did not respond to three reads in a row, each of which was sent several times. A
 * single lost read may be due to a repository that is too much for GitHub, so after the first and the second the run only
 * pauses.
 *
 * @returns a function that is told of each read whether GitHub responded. It throws after the third that was lost.
 */
export function createOutageCheck(sleep: (milliseconds: number) => Promise<unknown>) {
  let lostReads = 0;
  return async (hasResponse: boolean): Promise<void> => {
    lostReads = hasResponse ? 0 : lostReads + 1;
    if (lostReads === maxLostReads) {
      const problem = `GitHub did not respond to ${maxLostReads} reads in a row, each of which was sent several times.`;
      const fix = 'The next run continues; https://www.githubstatus.com shows the status of GitHub.';
      throw new GitHubError('github-outage', problem, fix);
    }
    if (lostReads > 0) await sleep(firstPauseMs * lostReads);
  };
}
