import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stores V8's compiled code beside the packages, for a faster next start. Optional: if the folder is not writable, the
// start is only slower.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/partner/compiled', import.meta.url)));
await import('./serve.js');
