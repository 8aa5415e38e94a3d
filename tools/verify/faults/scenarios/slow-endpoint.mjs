import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';
import { duplicates, missing, percentile, until } from '../../shared/until.mjs';

const perSecond = 10;
const seconds = 15;

/** Measures twenty endpoints that respond at once, alone and together with one that takes nine seconds each time. */
export async function slowEndpoint(fixture, report) {
  const api = await fixture.start('api');
  await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const healthy = [];
  for (let index = 0; index < 20; index++) healthy.push(await fixture.subscriber());

  const measured = async () => {
    for (const receiver of healthy) receiver.latencies.length = 0;
    for (let event = 0; event < perSecond * seconds; event++) {
      void load.lead(location);
      await pause(1_000 / perSecond);
    }
    const ids = await fixture.events();
    await until(() => missing(ids, healthy) === 0, 60);
    return percentile(
      healthy.flatMap(({ latencies }) => latencies),
      0.95,
    );
  };
  // Warm-up: the first requests of a process take longer.
  await measured();
  const alone = await measured();
  const hanging = await fixture.subscriber({ hang: 9_000 });
  const together = await measured();
  report.tell('attempts at the hanging endpoint', hanging.arrivals.size);
  report.tell('p95 of the healthy endpoints alone, ms', alone);
  report.check('p95 of the healthy endpoints with it, ms', together, (value) => value < 2 * alone);
  const ids = await fixture.events();
  return {
    events: ids.length,
    lost: missing(ids, healthy),
    doubled: duplicates(healthy),
    wrongAnswers: load.others(201),
  };
}
