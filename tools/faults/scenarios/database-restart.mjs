import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { duplicates, missing, until } from '../until.mjs';

/** PostgreSQL is stopped and started again under load, twice. */
export async function databaseRestart(fixture, report) {
  const api = await fixture.start('api');
  const worker = await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();

  const recovery = [];
  const restarts = async () => {
    for (let restart = 1; restart <= 2; restart++) {
      await pause(4_000);
      await fixture.restartDatabase(() => pause(3_000));
      const before = receiver.arrivals.size;
      recovery.push((await until(() => receiver.arrivals.size > before, 60)).took);
    }
    await pause(6_000);
  };
  await load.steadily(location, 40, restarts());
  const ready = await until(async () => (await api.isReady()) && (await worker.isReady()), 30);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  const stored = await fixture.query('select resource_id from events where type = $1', ['lead.created']);
  const known = new Set(stored.map(({ resource_id }) => resource_id));
  report.tell('answers', load.answers);
  report.check(
    'the same processes are ready again',
    `${api.isRunning && worker.isRunning && ready.held}`,
    (value) => value === 'true',
  );
  const unknown = load.made.filter((id) => !known.has(id)).length;
  report.check('confirmed and yet without an event', unknown, (value) => value === 0);
  return {
    events: ids.length,
    kills: 2,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: load.others(200, 201, 503) + load.malformed,
    recovery,
  };
}
