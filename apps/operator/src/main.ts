import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What V8 made of the sources is kept beside the packages that it was made of: the next start takes it from there.
// Where that cannot be written, the start is slower and nothing else is different.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/partner/compiled', import.meta.url)));
await import('./run-command.js');
