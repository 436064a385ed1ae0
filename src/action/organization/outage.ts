import { GitHubError } from '../../github/errors.ts';

const maxLostReads = 3;
const firstPauseMs = 30_000;

/**
 * Recognizes that GitHub is down: it did not respond to three reads in a row, each of which was sent several times. One that is
 * lost may be too much for GitHub because of its repository, so the run pauses and goes on after the first and the second.
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
