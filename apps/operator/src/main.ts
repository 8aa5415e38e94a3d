import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// V8's compiled code is cached next to the packages to speed up the next start. If the cache cannot be written, only
// the start is slower.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/partner/compiled', import.meta.url)));
await import('./run-command.js');
