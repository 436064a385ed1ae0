import { at, listAt, type Place } from './answer.ts';

/** The rules that a person can satisfy with a pull request, as GitHub names them, in words. */
const ruleWords: Readonly<Record<string, string>> = {
  PULL_REQUEST: 'a pull request',
  MERGE_QUEUE: 'the merge queue',
  REQUIRED_STATUS_CHECKS: 'passing checks',
  REQUIRED_DEPLOYMENTS: 'successful deployments',
  WORKFLOWS: 'passing workflows',
  CODE_SCANNING: 'code scanning',
};

/** What the branch's rules ask for, for messages only: who may pass them by is not to be seen, so writing is tried. */
export function readRules(repository: Place): string[] {
  const rules = new Set<string>();
  const nodes = at(at(at(repository, 'base'), 'rules'), 'nodes');
  if (Array.isArray(nodes.value)) {
    for (const type of listAt(nodes, (node) => at(node, 'type').value)) {
      const words = typeof type === 'string' ? ruleWords[type] : undefined;
      if (words !== undefined) rules.add(words);
    }
  }
  if (at(repository, 'mergeQueue').value) rules.add('the merge queue');
  return [...rules];
}
