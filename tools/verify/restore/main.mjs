// Restores lost databases: from a backup to a point in time, and by an asynchronous standby. Counts the losses.
import { withFixture } from '../shared/fixture.mjs';
import { Report } from '../shared/report.mjs';
import { build } from '../../lib/build.mjs';
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { asynchronousStandby } from './asynchronous-standby.mjs';
import { crash } from './crash.mjs';
import { toAMoment } from './to-a-moment.mjs';

const drills = {
  crash: { title: 'a killed database that starts again on its disk', play: crash },
  moment: { title: 'a lost database, restored to a point in time', play: toAMoment },
  standby: { title: 'a lost primary with an asynchronous standby a second behind', play: asynchronousStandby },
};

await runMain('restore-drill', async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(drills, name));
  if (unknown) throw new Failure(`unknown drill ${unknown}; known are ${Object.keys(drills).join(', ')}`);
  await build();
  const failures = [];
  for (const [name, { title, play }] of Object.entries(drills)) {
    stopSignal.throwIfAborted();
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stdout.write(`\n${title}\n`);
    failures.push(...(await drilled(title, play)));
  }
  process.stdout.write(`\n${failures.length === 0 ? 'every drill passed' : failures.join('\n')}\n`);
  return failures.length === 0 ? 0 : 1;
});

async function drilled(title, play) {
  const report = new Report((line) => process.stdout.write(line));
  const counts = await withFixture({}, (fixture) => play(fixture, report));
  return report.result(title, counts).failures;
}
