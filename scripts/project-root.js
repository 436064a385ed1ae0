/** Exports the path of the project's folder. Imported by scripts and by bench/. */
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
