import { GitHubError } from '../../github/errors.ts';

const maxLostReads = 3;
const firstPauseMs = 30_000;

/**
 * Creates a check that ends the run if GitHub is down, which means that it did not respond to three reads in a row, although
 * each read was sent several times. The first and the second lost read only pause the run, because the cause may be a
 * repository that is too large for GitHub to read.
 *
 * @returns a function to call after each read with whether GitHub responded. It throws after the third lost read in a row.
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
