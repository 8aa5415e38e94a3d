import { afterAll, expect } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { appReads, readsAnyRecord } from '../app-reads.js';
import { ownersOf, undeclaredReads } from '../rules/reads.js';
import { isTest } from '../source.js';
import { sentStatements } from './recorded-sql.js';
import { mentionsInSent } from './sent-mentions.js';

/** After the tests of a file, checks that the sources of every sent statement declare the tables that they read. */
afterAll(async () => {
  const { all } = await discoverContexts();
  const owners = ownersOf(all);
  const mentions = (await mentionsInSent(sentStatements, owners)).filter(({ path }) => isChecked(path));
  const reads = new Map([...all.map(({ name, reads }) => [name, reads] as const), ...appReads]);
  expect([...new Set(undeclaredReads(mentions, owners, reads))]).toEqual([]);
});

/** False for the platform, which uses table names declared by contexts, and for tests and fixtures. */
function isChecked(path: string): boolean {
  const isFixture = isTest({ path, text: '' }) || path.endsWith('.fixture.ts');
  return !isFixture && !path.startsWith('libs/platform/') && !(path in readsAnyRecord);
}
