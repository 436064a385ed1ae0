import type { PublishError } from '../github/errors.ts';
import type { Published } from '../github/publish-result.ts';
import type { Run } from '../refresh/refresh-files.ts';

/** What a mode came to. */
export interface Result {
  /** What was found, and what became of it. */
  readonly run: Run;
  /** What publishing came to; null where the mode publishes nothing, or it failed. */
  readonly published: Published | null;
  /** Why nothing could be published; null where nothing stood in the way. */
  readonly refusal: PublishError | null;
  /** Whether the paths are those of the workflow's own repository, where annotations can stand. */
  readonly own: boolean;
}
