import { expect, test } from 'vitest';
import { troubleshootingMessages } from '../support/documents.ts';
import { readme } from './page.ts';
import { messages, startWorld } from './world.ts';

test('the action reports the messages of GitHub that the README lists under Troubleshooting', async () => {
  const [readOnlyToken = '', protectedBranch = ''] = troubleshootingMessages().slice(-2);
  await using world = await startWorld({ 'README.md': readme() });

  world.github.settings.contents = 'read';
  expect(messages(await world.run(), 'error').join()).toContain(readOnlyToken);

  world.github.settings.contents = 'write';
  world.github.settings.protections.set('main', 'classic');
  expect(messages(await world.run(), 'error').join()).toContain(protectedBranch);
});
