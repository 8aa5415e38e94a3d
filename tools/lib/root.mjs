import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder for files that tools can recreate. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'partner');
