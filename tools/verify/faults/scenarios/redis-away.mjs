import { setTimeout as pause } from 'node:timers/promises';
import { underLoad } from '../../shared/load.mjs';

/** Kills Redis under load and starts it again, empty, half a minute later. */
export async function redisAway(fixture, report) {
  const { worker, load, location, receiver } = await underLoad(fixture);

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
  const counts = await fixture.delivered([receiver]);
  report.tell('responses', load.answers);
  report.tell('slowest response, ms', Math.round(load.slowest));
  report.tell('delivered while Redis was down', meanwhile);
  report.check('the worker is ready', await worker.isReady(), Boolean);
  return { ...counts, kills: 1, wrongAnswers: load.others(200, 201) };
}
