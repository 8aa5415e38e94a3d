import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints the sum of every project's test-results.json of Jest as `N passed, N failed`. A spec file that did not run
 * counts as failed.
 */
const root = join(import.meta.dirname, '..');
const results = globSync('{libs,{apps,libs,libs/platform,tools,tools/verify}/*}/test-results.json', { cwd: root }).map(
  (path) => JSON.parse(readFileSync(join(root, path), 'utf8')),
);
const passed = results.reduce((sum, result) => sum + result.numPassedTests, 0);
const failed = results.reduce((sum, result) => sum + result.numFailedTests + result.numRuntimeErrorTestSuites, 0);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
