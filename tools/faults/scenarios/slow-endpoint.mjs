import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { missing, percentile, until } from '../until.mjs';

const perSecond = 10;
const seconds = 15;

/**
 * Twenty endpoints that answer at once, measured alone and together with one that takes nine seconds for every answer.
 */
export async function slowEndpoint(fixture, { tell, check }) {
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
    check('lost by the healthy ones', missing(ids, healthy), (value) => value === 0);
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
  tell('attempts at the hanging one', hanging.arrivals.size);
  tell('p95 of the healthy ones alone, ms', alone);
  check('p95 of the healthy ones beside it, ms', together, (value) => value < 2 * alone);
}
