import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where tools keep what can be made again. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'partner');
