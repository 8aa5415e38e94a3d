import { newId } from '@partner/kernel';
import { filledDatabase, type TestDatabase } from '@partner/testing';
import { CommandLine } from './command-line.js';

// The files are in the data directory of these modules, so other test files have their own.
const content = `demo_${newId().slice(-8)}`;
/** `PARTNER_BASE_URL` of the demo company. */
const demoUrl = 'https://demo.example.com';

/** Creates a database with the demo company, whose files are in the data directory of the test process. */
export function demoDatabase(): Promise<TestDatabase> {
  return filledDatabase(content, async ({ serverUrl }) => {
    const { status, errors } = await new CommandLine({
      DATABASE_URL: serverUrl,
      PARTNER_BASE_URL: demoUrl,
    }).run('demo');
    if (status !== 0 || errors !== '') throw new Error(errors);
  });
}
