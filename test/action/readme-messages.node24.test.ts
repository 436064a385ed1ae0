import { expect, test } from 'vitest';
import { troubleshootingMessages } from '../support/documents.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { readme } from './page.ts';

test('the action reports the two messages of GitHub that the README lists under Troubleshooting', async () => {
  const [readOnlyToken = '', protectedBranch = ''] = troubleshootingMessages().slice(-2);
  await using environment = await startEnvironment({ 'README.md': readme() });

  environment.github.settings.contents = 'read';
  expect(messages(await environment.run(), 'error').join()).toContain(readOnlyToken);

  environment.github.settings.contents = 'write';
  environment.github.settings.protections.set('main', 'classic');
  expect(messages(await environment.run(), 'error').join()).toContain(protectedBranch);
});
