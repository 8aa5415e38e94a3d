import { setTimeout as pause } from 'node:timers/promises';
import { Creates } from '../shared/creates.mjs';
import { Load } from '../shared/load.mjs';
import { killServer } from '../shared/standby.mjs';
import { until } from '../shared/until.mjs';

/** Kills PostgreSQL under load, like a power failure, and starts it again on its disk. */
export async function crash(fixture, report) {
  const api = await fixture.start('api');
  await fixture.start('worker');
  const receiver = await fixture.subscriber();
  const creates = new Creates(api, fixture.key, await new Load(api, fixture.key).location());
  const writing = creates.steadily();
  await pause(4_000);
  await killServer(fixture.folder);
  const killed = performance.now();
  await fixture.restartDatabase();
  const goesOn = await until(() => creates.lastMade > killed + 100, 60);
  await pause(2_000);
  creates.stop();
  await writing;
  report.check('writes continue', goesOn.held, Boolean);
  await creates.check(report, fixture);
  return { ...(await fixture.delivered([receiver])), kills: 1, wrongAnswers: creates.others };
}
