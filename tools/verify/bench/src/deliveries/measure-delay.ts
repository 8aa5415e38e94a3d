import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median, quantile } from '../figures.js';
import { seededId } from '../fixture/seed.js';
import { Program } from '../fixture/processes.js';
import { arrivalsOf } from './arrivals.js';
import { Backlog } from './backlog.js';

/** Maximum median in milliseconds on an idle system. */
const longest = 15;

/** Number of events, created one at a time, and the number of uncounted ones at the start. */
const events = 300;
const warmUp = 50;

/** Time of an event from its change, before the commit, to its arrival on an idle system. */
export const delay: Measurement = { name: 'delay from commit to receiver, idle', run: measured };

async function measured(bench: Bench): Promise<Figures> {
  const { fixture } = bench;
  const company = fixture.companies[0]!;
  const receiver = await Program.start('tools/verify/bench/dist/deliveries/receiver.js', {});
  const api = await bench.api();
  const worker = await bench.worker();
  const backlog = await Backlog.open(fixture, company, `${receiver.url}/timed`, 1);
  try {
    const [key] = fixture.keysOf(company);
    const locationId = seededId('a', company, 1);
    const body = JSON.stringify({ locationId, customer: { email: 'customer1@example.com' } });
    for (let event = 1; event <= events; event += 1) {
      const answer = await fetch(`${api.url}/partner/v1/leads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(`creating a lead returned ${answer.status}: ${await answer.text()}`);
      await arrivalsOf(receiver, event, 5);
    }
    const delays = (await arrivalsOf(receiver, events)).delays.slice(warmUp);
    const [p50, p99] = [median(delays), quantile(delays, 0.99)];
    const what = { name: delay.name, against: `${longest} ms`, goal: 1, atMost: true };
    const ours = { side: 'API and worker', p50, p99, errors: 0, memory: await worker.memory() };
    return compareToGoal(what, p50 / longest, ours, { side: 'at most', p50: longest, errors: 0 });
  } finally {
    await Promise.all([worker.stop(), api.stop()]);
    await backlog.close();
    await receiver.stop();
  }
}
