import { OptionError } from '../config/errors.ts';
import { FileError } from '../files/errors.ts';
import { FilesRefusedError, PublishError } from '../github/errors.ts';
import { EndpointError } from '../service/errors.ts';
import { HeaderError } from '../service/headers.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { NotOnARunner } from './context.ts';
import { NoCheckout } from './errors.ts';
import { ModeRefused } from './files/target-branch.ts';
import { ProxyError } from './proxy.ts';

/** Why a run ended before it had anything to report. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** The files it is about, with what is wrong with each. */
  readonly files: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** What an error that ended a run means. One we do not know is a defect of ours, told with its stack. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FilesRefusedError) {
    return { code: error.code, message: error.message, files: error.files };
  }
  if (error instanceof FileError) {
    const { code, message, path } = error;
    return { code, message, files: [{ path, code, message }] };
  }
  if (error instanceof Error && 'code' in error && known.some((type) => error instanceof type)) {
    return { code: String(error.code), message: error.message, files: [] };
  }
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    code: 'defect',
    message: `this is a defect of status-snippets; please report it\n${words}`,
    files: [],
  };
}

const known = [
  OptionError,
  InputError,
  HeaderError,
  EndpointError,
  PublishError,
  ModeRefused,
  NotOnARunner,
  ProxyError,
  NoCheckout,
];
