import { newId } from '@partner/kernel';
import { filledDatabase, type TestDatabase } from '@partner/testing';
import type { DemoCounts } from '../demo/demo-company.js';
import { CommandLine } from './command-line.js';

// The files are in the data directory of these modules, so other test files have their own.
const content = `demo_${newId().slice(-8)}`;
/** `PARTNER_BASE_URL` of the demo company. */
const demoUrl = 'https://demo.example.com';
let counts: DemoCounts | undefined;

/** Creates a database with the demo company, whose files are in the data directory of the test process. */
export async function demoDatabase(): Promise<{ readonly database: TestDatabase; readonly counts: DemoCounts }> {
  const database = await filledDatabase(content, async ({ serverUrl }) => {
    const { status, errors, printed } = await new CommandLine({
      DATABASE_URL: serverUrl,
      PARTNER_BASE_URL: demoUrl,
    }).run('demo');
    if (status !== 0 || errors !== '') throw new Error(errors);
    counts = printed[0] as DemoCounts;
  });
  return { database, counts: counts! };
}
