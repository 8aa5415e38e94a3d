// Copies all records with the SDK into PostgreSQL and SQLite, in processes that are killed repeatedly, and compares the
// copies with the API. Then sends 500 concurrent calls at the default rate limit. `--kills N` changes the 40 kills.
import { parseArgs } from 'node:util';
import { runMain } from '../../lib/run-main.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { Report } from '../shared/report.mjs';
import { concurrentCalls } from './concurrent-calls.mjs';
import { killedCopies } from './killed-copies.mjs';

await runMain('sync', async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '40' } } });
  const report = new Report();
  return withFixture({}, async (fixture) => {
    report.result('copies', await killedCopies(fixture, report, Number(values.kills)));
    await concurrentCalls(fixture, report);
    return report.conclude('every copy equals the API');
  });
});
