import { createHash } from 'node:crypto';

export const regularFileMode = 0o100644;
export const executableFileMode = 0o100755;
export const symlinkMode = 0o120000;
export const folderMode = 0o040000;

/** The id of a blob with these bytes: SHA-256 in a repository whose other ids have 64 digits, else SHA-1. */
export function blobOid(bytes: Uint8Array, anyOid: string): string {
  const algorithm = anyOid.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The id that means "no object" in updates of references. It has as many digits as the other ids of the repository. */
export function zeroOid(anyOid: string): string {
  return '0'.repeat(anyOid.length);
}
