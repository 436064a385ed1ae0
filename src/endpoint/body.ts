import type { AnswerBody } from './fetch.ts';

/** What was read of a body, decoded; `whole` is false where it went on beyond the limit. */
export interface Body {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
}

/** Reads at most so many bytes of a body, counted after decompression, and lets go of the rest. */
export async function readBody(body: AnswerBody | null, limit: number): Promise<Body> {
  if (body === null) return { bytes: new Uint8Array(), whole: true };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return { bytes: Buffer.concat(chunks), whole: true };
    size += value.byteLength;
    chunks.push(value);
    if (size > limit) {
      // Closes the connection; not awaited, as one that hangs would keep us here.
      reader.cancel().catch(() => {});
      return { bytes: Buffer.concat(chunks).subarray(0, limit), whole: false };
    }
  }
}
