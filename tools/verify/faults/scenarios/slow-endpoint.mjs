import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';
import { percentile } from '../../shared/until.mjs';

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
    await fixture.delivered(healthy);
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
  return { ...(await fixture.delivered(healthy)), wrongAnswers: load.others(201) };
}
