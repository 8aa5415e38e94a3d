import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { missing, until } from '../until.mjs';

/** Redis dies under load and comes back empty half a minute later. */
export async function redisAway(fixture, { tell, check }) {
  const api = await fixture.start('api');
  const worker = await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();

  let meanwhile = 0;
  const outage = async () => {
    await pause(5_000);
    await fixture.redis.stop();
    const before = receiver.arrivals.size;
    await pause(30_000);
    meanwhile = receiver.arrivals.size - before;
    await fixture.redis.begin();
    await pause(10_000);
  };
  await load.steadily(location, 40, outage());
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  check('answers, all of them 200 and 201', load.answers, () => load.others(200, 201) === 0);
  tell('the slowest, ms', Math.round(load.slowest));
  tell('delivered while Redis was away', meanwhile);
  check(`lost of ${ids.length} events`, missing(ids, [receiver]), (value) => value === 0);
  check('the worker is ready', await worker.isReady(), Boolean);
}
