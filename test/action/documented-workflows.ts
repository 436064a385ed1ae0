import { parseDocument } from 'yaml';
import { documents, fencedBlocks } from '../support/documents.ts';

/** The blocks of YAML in the documents. */
export const yamlBlocks = documents.flatMap(fencedBlocks).filter(({ language }) => /^ya?ml$/.test(language));

/** The blocks that are GitHub workflows. */
export const workflows = yamlBlocks.filter(({ text }) => text.startsWith('# .github/workflows/'));

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps of a workflow that use this action. */
export function actionSteps(text: string): Step[] {
  const workflow: { jobs: Record<string, { steps?: Step[] }> } = parseDocument(text).toJS();
  return Object.values(workflow.jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses = '' }) => /\/status-snippets@|^\.\/$/.test(uses));
}
