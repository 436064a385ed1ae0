import { expect, test } from 'vitest';
import { startEnvironment } from './action-environment.ts';
import { actionSteps, organizationCalls, workflows } from './documented-workflows.ts';
import { readme } from './page.ts';

/** Inputs that this test leaves out: inputs about tokens, and inputs of organization.yml that the action does not have. */
const leftOut = ['token', 'repository', 'client-id', 'owner', 'shards', 'max-parallel'];

/** Every use of the action in the documents. Expressions, which only GitHub can evaluate, are replaced. */
const steps = workflows.flatMap(({ place, text }) =>
  [...actionSteps(text), ...organizationCalls(text)].map((step) => {
    const inputs = Object.entries(step.with ?? {}).filter(([name]) => !leftOut.includes(name));
    const filled = inputs.map(([name, value]) => [
      name,
      String(value).replace(/\$\{\{.*?\}\}/g, 'secret-value'),
    ]);
    return { place, inputs: Object.fromEntries(filled) };
  }),
);

test.each(steps)(
  'the action runs with the inputs of the workflow at $place, and finds outdated sections',
  async ({ inputs }) => {
    const paths = ['README.md', 'docs/index.md', 'Home.md', '_Footer.md'];
    const files = Object.fromEntries(paths.map((path) => [path, readme()]));
    await using environment = await startEnvironment(files);
    const ended = await environment.run({
      with: {
        ...inputs,
        'base-url': environment.endpoint.baseUrl,
        'status-page-host': 'statuspage.me',
      },
      sha: (await environment.github.head('main')) ?? '',
      ...(inputs.mode === 'write' && { workspace: files }),
    });
    const outcome = inputs.mode === 'check' ? 'out-of-date' : 'changed';
    expect(ended.outputs).toMatchObject({ outcome });
  },
);
