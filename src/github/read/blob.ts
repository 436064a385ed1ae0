import { createHash } from 'node:crypto';

/**
 * The object id git gives to these bytes: SHA-1 of a header and the bytes, or SHA-256 in a repository whose ids have 64
 * digits.
 *
 * @param like any object id of the same repository
 */
export function blobId(bytes: Uint8Array, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The id that stands for "no object" beside ids like this one. */
export function noObject(like: string): string {
  return '0'.repeat(like.length);
}

/** The text of the bytes, a byte-order mark included; null where they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The bytes of the text; null where they would not give the text back (half of a surrogate pair). */
export function encodeText(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.toString('utf8') === text ? bytes : null;
}
