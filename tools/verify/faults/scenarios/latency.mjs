import { Load } from '../../shared/load.mjs';
import { duplicates, missing, percentile, until } from '../../shared/until.mjs';

/** Measures the time from a change to the arrival of its event, one event at a time. */
export async function latency(fixture, report) {
  const api = await fixture.start('api');
  await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();
  for (let lead = 1; lead <= 300; lead++) {
    await load.lead(location);
    // The first lead also created a customer.
    await until(() => receiver.latencies.length > lead, 10);
  }
  const warm = receiver.latencies.slice(50);
  report.tell('p50, ms', percentile(warm, 0.5));
  report.check('p99, ms', percentile(warm, 0.99), (value) => value < 150);
  const ids = await fixture.events();
  return {
    events: ids.length,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: load.others(201),
  };
}
