import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { missing, until } from '../until.mjs';

/** PostgreSQL is stopped and started again under load, twice. */
export async function databaseRestart(fixture, { tell, check }) {
  const api = await fixture.start('api');
  const worker = await fixture.start('worker');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await fixture.subscriber();

  const restarts = async () => {
    for (let restart = 1; restart <= 2; restart++) {
      await pause(4_000);
      await fixture.restartDatabase(() => pause(3_000));
    }
    await pause(6_000);
  };
  await load.steadily(location, 40, restarts());
  const ready = await until(async () => (await api.isReady()) && (await worker.isReady()), 30);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  const stored = await fixture.query('select resource_id from events where type = $1', ['lead.created']);
  const known = new Set(stored.map(({ resource_id }) => resource_id));
  check('answers, all of them 200, 201 or 503', load.answers, () => load.others(200, 201, 503) === 0);
  check('without {error}', load.malformed, (value) => value === 0);
  check(
    'the same processes are ready again',
    `${api.isRunning && worker.isRunning && ready.held}`,
    (value) => value === 'true',
  );
  check('confirmed and yet without an event', load.made.filter((id) => !known.has(id)).length, (value) => value === 0);
  check(`lost of ${ids.length} events`, missing(ids, [receiver]), (value) => value === 0);
  tell('came more than once', receiver.duplicates);
}
