import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stores compiled code beside the packages, so that the next start is faster. If the folder is not writable, only the
// start is slower.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/partner/compiled', import.meta.url)));
await import('./serve.js');
