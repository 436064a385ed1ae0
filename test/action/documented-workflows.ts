import { parseDocument } from 'yaml';
import { documents, fencedBlocks } from '../support/documents.ts';

/** The YAML code blocks of the documents. */
export const yamlBlocks = documents
  .flatMap(fencedBlocks)
  .filter(({ language }) => /^ya?ml$/.test(language));

/** The code blocks that are GitHub workflows. One that shows only a part has the rest of the first one of its document. */
export const workflows = yamlBlocks
  .filter(({ text }) => text.startsWith('# .github/workflows/'))
  .map((block, _, all) => {
    const [, part] = /^# \S+, the (jobs|steps)\n/.exec(block.text) ?? [];
    if (part === undefined) return block;
    const path = block.place.replace(/:\d+$/, ':');
    const first = all.find(({ place }) => place.startsWith(path));
    const whole = parseDocument(first?.text ?? '');
    const [job = ''] = Object.keys(whole.toJS().jobs);
    const shown = parseDocument(block.text).toJS();
    if (part === 'jobs') whole.set('jobs', shown.jobs);
    else whole.setIn(['jobs', job, 'steps'], shown);
    return { ...block, text: whole.toString({ lineWidth: 0 }) };
  });

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly steps?: readonly Step[];
  readonly secrets?: Readonly<Record<string, unknown>>;
}

function jobsOf(text: string): Job[] {
  const workflow: { jobs: Record<string, Job> } = parseDocument(text).toJS();
  return Object.values(workflow.jobs);
}

/** The steps of a workflow that use this action. */
export function actionSteps(text: string): Step[] {
  return jobsOf(text)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses = '' }) => /\/status-snippets@|^[.$]\/$/.test(uses));
}

/** The jobs of a workflow that call the workflow for an organization. */
export function organizationCalls(text: string): Job[] {
  return jobsOf(text).filter(({ uses = '' }) => /\/organization\.yml@/.test(uses));
}
