import { isUtf8 } from 'node:buffer';
import type { Settings } from '../config/settings.ts';
import { type Finding, recover } from '../core/errors.ts';
import { groupThousands } from '../core/quote.ts';
import type { Need, SourceFile } from '../refresh/parse-file.ts';
import { formatOf, maxBytesAt, maxBytesOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { fileError, tooLarge } from './files/errors.ts';
import type { FoundFile } from './files/find-files.ts';
import { decode } from './files/read-text-file.ts';
import type { SelectedPath } from './files/select-paths.ts';

export type ReadSettings = Pick<Settings, 'format' | 'ignoreUnmarked'>;

/** Is told about files that are passed over, in a sentence. */
export type Notify = (message: string) => void;

/** A file that the user named must have a section, unless `ignore-unmarked` is set. */
export function needOf(
  isExplicit: boolean,
  { ignoreUnmarked }: Pick<Settings, 'ignoreUnmarked'>,
): Need {
  return isExplicit ? (ignoreUnmarked ? 'nothing' : 'section') : 'one-of-group';
}

/**
 * Leaves out the files that are too large and need no section of their own.
 * @param sizeOf in bytes
 * @throws {StatusSnippetsError} `file-too-large` if no file is left, and one must have a section
 */
export function passOverTooLarge<File extends SelectedPath>(
  found: readonly File[],
  sizeOf: (file: File) => number,
  settings: ReadSettings & { readonly mayBeMissing?: boolean },
  notify: Notify,
): File[] {
  const maxBytesFor = ({ path }: File) => maxBytesAt(path, settings.format);
  const isNamed = ({ isExplicit }: File) => needOf(isExplicit, settings) === 'section';
  const isPassedOver = (file: File) => !isNamed(file) && sizeOf(file) > maxBytesFor(file);
  const tooLargeFiles = found.filter(isPassedOver);
  const [first, ...others] = tooLargeFiles;
  if (first === undefined) return [...found];
  const isNothingLeft = tooLargeFiles.length === found.length;
  const isSectionNeeded = !settings.ignoreUnmarked && !settings.mayBeMissing;
  if (isNothingLeft && isSectionNeeded) {
    if (others.length === 0) throw tooLarge(first.path, maxBytesFor(first), sizeOf(first));
    const subject = `each of the ${groupThousands(found.length)} files`;
    throw fileError('file-too-large', subject, { problem: `has more than ${limits}` });
  }
  notify(passedOver(tooLargeFiles.length, `because of the size: a file may have ${limits}`));
  return found.filter((file) => !isPassedOver(file));
}

const [markdownMiB, htmlMiB] = [maxBytesOf.md, maxBytesOf.html].map((bytes) => bytes / 2 ** 20);
const limits = `${markdownMiB} MiB (Markdown, MDX) or ${htmlMiB} MiB (HTML)`;

/** `3 files are passed over`, and why. */
export function passedOver(count: number, reason: string): string {
  const files = count === 1 ? '1 file is' : `${groupThousands(count)} files are`;
  return `${files} passed over ${reason}`;
}

/**
 * @returns a text if the content is known to be one
 * @throws {StatusSnippetsError} if it is too large, or cannot be read
 */
type ReadContent = (path: string, realPath: string, maxBytes: number) => Buffer | string;

/** Returns a finding for a file that cannot be read, so that the run can report all of them. */
export function readSourceFile(
  { path, realPath, isExplicit }: FoundFile,
  settings: ReadSettings,
  read: ReadContent,
): SourceFile {
  const need = needOf(isExplicit, settings);
  const readText = () => {
    const content = read(path, realPath, maxBytesAt(path, settings.format));
    if (typeof content === 'string') return content;
    const mayMatter =
      need === 'section' || isUtf8(content) || mentionsMarkers(content.toString('latin1'));
    return mayMatter ? decode(path, content) : null;
  };
  const text = recover(readText, (error): Finding => {
    const { code, fields, message } = error.about('this file');
    return { level: 'error', line: fields.line ?? 1, code, message };
  });
  return { path, need, format: settings.format ?? formatOf(path) ?? 'md', text };
}
