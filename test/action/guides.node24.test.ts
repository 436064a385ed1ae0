import { expect, test } from 'vitest';
import { actionSteps, workflows } from './documented-workflows.ts';
import { readme } from './page.ts';
import { startWorld } from './world.ts';

/** Every use of the action that the documents show. What only GitHub can fill in is replaced or left out. */
const steps = workflows.flatMap(({ place, text }) =>
  actionSteps(text).map((step) => {
    const inputs = Object.entries(step.with ?? {}).filter(([name]) => !['token', 'repository'].includes(name));
    const filled = inputs.map(([name, value]) => [name, String(value).replace(/\$\{\{.*?\}\}/g, 'secret-value')]);
    return { place, inputs: Object.fromEntries(filled) };
  }),
);

test.each(steps)('the action of the workflow at $place finds its sections out of date', async ({ inputs }) => {
  const paths = ['README.md', 'docs/index.md', 'Home.md', '_Footer.md'];
  const files = Object.fromEntries(paths.map((path) => [path, readme()]));
  await using world = await startWorld(files);
  const ended = await world.run({
    with: { ...inputs, 'base-url': world.endpoint.baseUrl, 'status-page-host': 'statuspage.me' },
    sha: (await world.github.head('main')) ?? '',
    ...(inputs.mode === 'write' && { workspace: files }),
  });
  const outcome = inputs.mode === 'check' ? 'out-of-date' : 'changed';
  expect(ended.outputs).toMatchObject({ outcome });
});
