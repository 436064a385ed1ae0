import type { Format } from '../sections/format.ts';
import type { Ask } from './fetch-pages.ts';
import type { RefreshSettings, SourceFile } from './input.ts';
import { refreshFiles } from './refresh-files.ts';
import type { Problem, SectionReport } from './report/report.ts';
import type { FailureKind } from './result.ts';
import { mentionsMarkers } from './section-requests.ts';
import type { Warning } from './warnings.ts';

/** What became of a text. */
export interface Refreshed {
  readonly outcome: 'changed' | 'unchanged' | 'failed';
  /** The whole text; as it was where nothing changed or something failed. */
  readonly text: string;
  /** Its sections; none where something failed. */
  readonly sections: readonly SectionReport[];
  /** Why it failed, each with its place. */
  readonly problems: readonly Problem[];
  /** What to know although it did not fail. */
  readonly warnings: readonly Warning[];
  /** Whose fault a failure is: the text's (`input`), or the service's (`refused`, `unavailable`). */
  readonly failure: Exclude<FailureKind, 'publishing'> | null;
}

/** Refreshes the sections of one text by the rules of a whole run. A text without a section stays as it is. */
export async function refreshed(
  text: string,
  { path, format }: { readonly path: string; readonly format: Format },
  settings: Omit<RefreshSettings, 'verb'>,
  ask: Ask,
): Promise<Refreshed> {
  const asItWas: Refreshed = {
    outcome: 'unchanged',
    text,
    sections: [],
    problems: [],
    warnings: [],
    failure: null,
  };
  if (!mentionsMarkers(text)) return asItWas;
  const file: SourceFile = {
    path,
    format,
    named: false,
    read: async () => ({ outcome: 'read', text }),
  };
  const { files, changes, warnings, failure } = await refreshFiles(
    [file],
    { ...settings, verb: 'changed' },
    ask,
  );
  const [report] = files;
  if (!report) return asItWas;
  const { sections, problems } = report;
  if (failure && failure.kind !== 'publishing') {
    return { ...asItWas, outcome: 'failed', problems, failure: failure.kind };
  }
  const after = changes[0]?.after ?? text;
  return { ...asItWas, outcome: after === text ? 'unchanged' : 'changed', text: after, sections, warnings };
}
