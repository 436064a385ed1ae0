import { OptionError } from '../config/errors.ts';
import type { PublishEffects } from '../github/client/client.ts';
import { openGitHub } from './github-client.ts';
import type { Task } from './job.ts';

/**
 * Everything that reading and publishing over the API needs.
 *
 * @throws {OptionError} where there is no token, or one that cannot be sent
 */
export async function effectsOn({ action, context, world }: Task): Promise<PublishEffects> {
  const { now, sleep, random } = world;
  if (action.token === null) {
    throw new OptionError(
      'input token',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not a template of ours
      'is empty: leave it out, or check that the secret in it exists; its default is ${{ github.token }}',
    );
  }
  // A header that cannot be sent would be quoted in the error, and the token with it.
  if (!/^[\x21-\x7e]+$/.test(action.token)) {
    throw new OptionError(
      'input token',
      'holds white space or a character that no token has: paste it again',
    );
  }
  return { github: await openGitHub(action.token, context, world), now, sleep, random };
}
