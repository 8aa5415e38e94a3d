// Restores lost databases: from a backup to a point in time, and by an asynchronous standby. Counts the losses.
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { Report } from '../shared/report.mjs';
import { asynchronousStandby } from './asynchronous-standby.mjs';
import { crash } from './crash.mjs';
import { toAMoment } from './to-a-moment.mjs';

const drills = {
  crash: { title: 'a killed database that starts again on its disk', play: crash },
  moment: { title: 'a lost database, restored to a point in time', play: toAMoment },
  standby: { title: 'a lost primary with an asynchronous standby a second behind', play: asynchronousStandby },
};

await runMain('restore', async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((name) => !Object.hasOwn(drills, name));
  if (unknown) throw new Failure(`unknown drill ${unknown}; known are ${Object.keys(drills).join(', ')}`);
  const report = new Report();
  for (const name of words.length > 0 ? words : Object.keys(drills)) {
    stopSignal.throwIfAborted();
    const { title, play } = drills[name];
    process.stdout.write(`\n${title}\n`);
    report.result(title, await withFixture({}, (fixture) => play(fixture, report)));
  }
  return report.conclude('every drill passed');
});
