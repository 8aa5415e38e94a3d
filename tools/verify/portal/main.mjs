// `npm run verify -- portal`: runs the browser tests of apps/portal/e2e/verify with the services that they need.
import { join } from 'node:path';
import { runMain } from '../../lib/run-main.mjs';
import { jestWithServices } from '../../lib/test/with-services.mjs';

await runMain('portal', () => jestWithServices(join(import.meta.dirname, 'portal.jest.mjs')));
