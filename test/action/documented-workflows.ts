import { parseDocument } from 'yaml';
import { documents, fencedBlocks } from '../support/documents.ts';

/** The YAML code blocks of the documents. */
export const yamlBlocks = documents.flatMap(fencedBlocks).filter(({ language }) => /^ya?ml$/.test(language));

/** The YAML code blocks that are GitHub workflows. */
export const workflows = yamlBlocks.filter(({ text }) => text.startsWith('# .github/workflows/'));

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
