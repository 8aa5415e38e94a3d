import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { duplicates, missing, percentile, until } from '../until.mjs';

const perSecond = 10;
const seconds = 15;

/**
 * Twenty endpoints that answer at once, measured alone and together with one that takes nine seconds for every answer.
 */
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
  // Once to warm up: the first requests of a process take longer.
  await measured();
  const alone = await measured();
  const hanging = await fixture.subscriber({ hang: 9_000 });
  const together = await measured();
  report.tell('attempts at the hanging one', hanging.arrivals.size);
  report.tell('p95 of the healthy ones alone, ms', alone);
  report.check('p95 of the healthy ones beside it, ms', together, (value) => value < 2 * alone);
  const ids = await fixture.events();
  return {
    events: ids.length,
    lost: missing(ids, healthy),
    doubled: duplicates(healthy),
    wrongAnswers: load.others(201),
  };
}
