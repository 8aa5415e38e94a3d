// `npm run verify -- portal`: runs the browser tests of apps/portal/e2e/verify with the services that they need. Words
// after it are for Jest: `pages` runs the tests of that file, `-t /requests` those with the name.
import { join } from 'node:path';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { withServices } from '../../lib/test/with-services.mjs';

const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const words = [join(root, 'node_modules/jest/bin/jest.js'), '--config', join(import.meta.dirname, 'portal.jest.mjs')];

await runMain('portal', () =>
  // In the folder of the portal, because SWC reads the .swcrc of the folder in which Jest starts.
  withServices(process.execPath, [...options, ...words, ...process.argv.slice(2)], join(root, 'apps/portal')),
);
