// `node tools/bundle.mjs <app>`: bundles a built app into its folder `bundle`. Run by `npm run build`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle/bundle.mjs';
import { cacheFolder } from './lib/root.mjs';

const [app] = process.argv.slice(2);
await bundle(app);
// Removes the code that V8 compiled of previous bundles, which is not used again.
await rm(join(cacheFolder, 'compiled'), { recursive: true, force: true });
