// `npm run verify -- long`: runs the long tests, with the services that they need. `npm test` has a short form of each.
import { join } from 'node:path';
import { runMain } from '../../lib/run-main.mjs';
import { jestWithServices } from '../../lib/test/with-services.mjs';

await runMain('long', () => jestWithServices(join(import.meta.dirname, 'long.jest.mjs')));
