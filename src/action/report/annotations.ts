import { hasNewAddress, type SectionReport } from '../../refresh/result.ts';
import type { Finding } from '../../text/finding.ts';
import type { ModeResult } from '../mode.ts';
import type { AnnotationLevel, FilePlace } from '../workflow-commands.ts';

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  /** Null if the message is not about a file of the workflow's repository. */
  readonly place: FilePlace | null;
}

/**
 * All messages of a result, each at the marker it is about.
 *
 * @param onUnavailable whether an unavailable service is an error or a warning
 * @param isWorkflowRepository whether the files are those of the workflow's repository, where annotations can have a place
 */
export function createAnnotations(
  result: ModeResult,
  onUnavailable: 'warn' | 'fail',
  isWorkflowRepository: boolean,
): Annotation[] {
  const isTolerated = onUnavailable === 'warn' && result.refresh.failure?.code === 'unavailable';
  const annotations = [
    ...failureAnnotations(result, isTolerated ? 'warning' : 'error'),
    ...warningAnnotations(result),
    ...(result.published?.outcome === 'failed' ? [] : sectionAnnotations(result)),
  ];
  return isWorkflowRepository ? annotations : annotations.map((annotation) => ({ ...annotation, place: null }));
}

function failureAnnotations({ refresh: { findings, failure } }: ModeResult, level: AnnotationLevel): Annotation[] {
  const annotations = findings
    .filter((finding) => finding.level === 'error')
    .map((problem) => toAnnotation(level, problem));
  if (failure === null || annotations.length > 0) return annotations;
  return [{ level, message: failure.message, place: null }];
}

function warningAnnotations({ refresh }: ModeResult): Annotation[] {
  return refresh.findings.filter(({ level }) => level === 'warning').map((warning) => toAnnotation('warning', warning));
}

function toAnnotation(level: AnnotationLevel, { path, line = 1, column = 1, message }: Finding): Annotation {
  return path === undefined ? { level, message, place: null } : annotationAt(level, { path, line, column }, message);
}

/** Annotations for changed and outdated sections. An outdated section is an error, unless there is a pull request for it. */
function sectionAnnotations({ refresh, published }: ModeResult): Annotation[] {
  return refresh.files.flatMap(({ path, sections }) =>
    sections
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map((section) => {
        const level = section.outcome === 'out-of-date' && published === null ? 'error' : 'notice';
        return annotationAt(level, { path, line: section.line, column: 1 }, describeSection(section));
      }),
  );
}

/** The message repeats the place, because the log does not show the place of an annotation. */
function annotationAt(level: AnnotationLevel, place: FilePlace, message: string): Annotation {
  return { level, message: `${place.path}:${place.line}:${place.column}: ${message}`, place };
}

/** What changed in a section, or should change, without a full stop. */
function describeSection(section: SectionReport): string {
  const { address, previousAddress, outcome } = section;
  if (outcome === 'out-of-date') {
    if (hasNewAddress(section)) return `this section links to ${previousAddress}, but the page is at ${address}`;
    if (previousAddress === null) return `this section does not contain the snippets of ${address}`;
    return `this section differs from the snippets of ${address}`;
  }
  if (hasNewAddress(section)) return `this section now links to ${address} instead of ${previousAddress}`;
  if (previousAddress === null) return `this section now contains the snippets of ${address}`;
  return `this section contains the snippets of ${address} again`;
}
