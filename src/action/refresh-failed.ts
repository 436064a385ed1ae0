import type { RefreshResult } from '../refresh/result.ts';

/** A run found something wrong while a branch was to be published: it carries what the run found. */
export class RefreshFailed extends Error {
  override readonly name = 'RefreshFailed';
  readonly code = 'refresh-failed';
  readonly run: RefreshResult;

  constructor(run: RefreshResult) {
    super(run.failure?.message ?? 'The refresh failed');
    this.run = run;
  }
}
