import { setTimeout as pause } from 'node:timers/promises';
import { underLoad } from '../../shared/load.mjs';
import { duplicates, maxRecoverySeconds, missing, until } from '../../shared/until.mjs';

const times = 16;

/** Downtime in milliseconds: usually short, and sometimes until processes no longer trust their memory. */
const away = (restart) => (restart % 4 === 0 ? 4_000 : 300);

/** Stops and starts PostgreSQL repeatedly under load, often enough to interrupt every kind of operation. */
export const databaseRestart = (fixture, report) =>
  interrupted(fixture, report, (restart) => fixture.restartDatabase(() => pause(away(restart))));

/** Ends every session of the product, as an operator can. */
export const endedSessions = (fixture, report) =>
  interrupted(fixture, report, () =>
    fixture.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'partner_login'`),
  );

/** @param interrupt interrupts PostgreSQL for the `n`th time; resolves when it is available again */
async function interrupted(fixture, report, interrupt) {
  const { api, worker, load, location, receiver } = await underLoad(fixture);

  const recovery = [];
  const interrupting = async () => {
    for (let n = 1; n <= times; n++) {
      await pause(1_500);
      await interrupt(n);
      const before = receiver.arrivals.size;
      recovery.push((await until(() => receiver.arrivals.size > before, 60)).took);
    }
    await pause(6_000);
  };
  await load.steadily(location, 40, interrupting());
  const ready = await until(async () => (await api.isReady()) && (await worker.isReady()), 30);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  const stored = await fixture.query('select resource_id from events where type = $1', ['lead.created']);
  const known = new Set(stored.map(({ resource_id }) => resource_id));
  report.tell('responses', load.answers);
  report.check(
    'the same processes are ready again',
    `${api.isRunning && worker.isRunning && ready.held}`,
    (value) => value === 'true',
  );
  const unknown = load.made.filter((id) => !known.has(id)).length;
  report.check('confirmed but without an event', unknown, (value) => value === 0);
  report.check('longest time without deliveries, s', Math.max(...recovery), (value) => value <= maxRecoverySeconds);
  return {
    events: ids.length,
    kills: times,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: load.others(200, 201, 503) + load.malformed,
    recovery,
  };
}
