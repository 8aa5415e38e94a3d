import { Load } from '../load.mjs';
import { percentile, until } from '../until.mjs';

/** One event at a time: how long from its change to its arrival. */
export async function latency(fixture, { tell, check }) {
  const api = await fixture.start('api');
  await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();
  for (let event = 1; event <= 300; event++) {
    await load.lead(location);
    await until(() => receiver.latencies.length >= event, 10);
  }
  const warm = receiver.latencies.slice(50);
  tell('events', warm.length);
  tell('p50, ms', percentile(warm, 0.5));
  check('p99, ms', percentile(warm, 0.99), (value) => value < 150);
}
