import { createHash } from 'node:crypto';

/**
 * The git object id of a blob with these bytes: SHA-1, or SHA-256 in a repository whose ids have 64 digits.
 *
 * @param anyOid any object id of the same repository
 */
export function blobOid(bytes: Uint8Array, anyOid: string): string {
  const algorithm = anyOid.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * The id that stands for "no object" in updates of references.
 *
 * @param anyOid any object id of the same repository
 */
export function zeroOid(anyOid: string): string {
  return '0'.repeat(anyOid.length);
}

/** The text of the bytes with its byte-order mark; null if they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text as UTF-8; null if it contains half of a surrogate pair, which UTF-8 cannot represent. */
export function encodeText(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.toString('utf8') === text ? bytes : null;
}
