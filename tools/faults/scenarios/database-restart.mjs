import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { duplicates, missing, until } from '../until.mjs';

const restarts = 16;

/** How long it is away, in milliseconds: for a moment, and sometimes until processes no longer trust what they have. */
const away = (restart) => (restart % 4 === 0 ? 4_000 : 300);

/** PostgreSQL is stopped and started again under load, often enough to be met in the middle of everything. */
export async function databaseRestart(fixture, report) {
  const api = await fixture.start('api');
  const worker = await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();

  const recovery = [];
  const restarting = async () => {
    for (let restart = 1; restart <= restarts; restart++) {
      await pause(1_500);
      await fixture.restartDatabase(() => pause(away(restart)));
      const before = receiver.arrivals.size;
      recovery.push((await until(() => receiver.arrivals.size > before, 60)).took);
    }
    await pause(6_000);
  };
  await load.steadily(location, 40, restarting());
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
    kills: restarts,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: load.others(200, 201, 503) + load.malformed,
    recovery,
  };
}
