// Copies all records with the SDK into PostgreSQL and SQLite, in processes that are killed repeatedly, and compares the
// copies with the API. Then sends 500 concurrent calls at the default rate limit. `--kills N` changes the 40 kills.
import { parseArgs } from 'node:util';
import { withFixture } from '../shared/fixture.mjs';
import { Report } from '../shared/report.mjs';
import { build } from '../../lib/build.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { concurrentCalls } from './concurrent-calls.mjs';
import { killedCopies } from './killed-copies.mjs';

await runMain('sync', async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '40' } } });
  await build();
  const report = new Report((line) => process.stdout.write(line));
  return withFixture({}, async (fixture) => {
    const counts = await killedCopies(fixture, report, Number(values.kills));
    await concurrentCalls(fixture, report);
    const { failures } = report.result('copies', counts);
    process.stdout.write(`\n${failures.length === 0 ? 'every copy equals the API' : failures.join('\n')}\n`);
    return failures.length === 0 ? 0 : 1;
  });
});
