import { createHash } from 'node:crypto';

export const regularFileMode = 0o100644;
export const executableFileMode = 0o100755;
export const symlinkMode = 0o120000;

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
