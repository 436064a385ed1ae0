import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';

export interface FetchAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: AnswerBody | null;
}

interface AnswerHeaders {
  get(name: string): string | null;
}

interface AnswerBody {
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
  cancel(): Promise<void>;
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** What is used of an answer of `fetch`, on its way over Node's own `http`. */
export class HttpAnswer implements FetchAnswer {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: AnswerHeaders & Iterable<[name: string, value: string]>;
  readonly body: AnswerBody | null;

  private constructor(url: URL, message: IncomingMessage, body: AnswerBody | null) {
    this.url = url.href;
    this.status = message.statusCode ?? 0;
    this.statusText = message.statusMessage ?? '';
    this.headers = headersOf(message);
    this.body = body;
  }

  /** @param signal what stops the answer */
  static async of(url: URL, message: IncomingMessage, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    if (!withoutBody.has(message.statusCode ?? 0)) {
      return new HttpAnswer(url, message, bodyOf(await decoded(message), signal));
    }
    message.resume();
    return new HttpAnswer(url, message, null);
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await this.bytes()).buffer;
  }

  private async bytes(): Promise<Uint8Array> {
    const reader = this.body?.getReader();
    const chunks: Uint8Array[] = [];
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return Buffer.concat(chunks);
      chunks.push(value);
    }
  }
}

/** A header that comes more than once is a list, as with `fetch`. */
function headersOf({ headersDistinct }: IncomingMessage): HttpAnswer['headers'] {
  const headers = new Map(
    Object.entries(headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]),
  );
  return {
    get: (name) => headers.get(name.toLowerCase()) ?? null,
    [Symbol.iterator]: () => headers[Symbol.iterator](),
  };
}

function bodyOf(stream: Readable, signal: AbortSignal | undefined): AnswerBody {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const cancel = async () => {
    stream.destroy();
  };
  const read = () =>
    chunks.next().catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    });
  return { cancel, getReader: () => ({ read, cancel }) };
}

/** More codings than anybody uses in good faith. */
const mostCodings = 5;

/**
 * Without the codings that were asked not to be used, and may be all the same. Those that nobody knows stay, and what is cut off
 * is read as far as it goes, as with `fetch`.
 */
async function decoded(message: IncomingMessage): Promise<Readable> {
  const header = (message.headers['content-encoding'] ?? 'identity').toLowerCase();
  const codings = header.split(',').map((coding) => coding.trim());
  if (codings.every((coding) => coding === 'identity')) return message;
  const { constants, createBrotliDecompress, createUnzip } = await import('node:zlib');
  const [sync, flush] = [constants.Z_SYNC_FLUSH, constants.BROTLI_OPERATION_FLUSH];
  const unzip = () => createUnzip({ flush: sync, finishFlush: sync });
  const decoders = new Map<string, () => Duplex>([
    ['gzip', unzip],
    ['x-gzip', unzip],
    ['deflate', unzip],
    ['br', () => createBrotliDecompress({ flush, finishFlush: flush })],
  ]);
  const makers = codings.flatMap((coding) => decoders.get(coding) ?? []);
  if (makers.length < codings.length) return message;
  if (makers.length > mostCodings) {
    message.destroy();
    throw new Error(`the answer is packed ${makers.length} times`);
  }
  // What goes wrong is seen by whoever reads.
  const ignore = () => {};
  return makers.reduceRight<Readable>((stream, make) => pipeline(stream, make(), ignore), message);
}
