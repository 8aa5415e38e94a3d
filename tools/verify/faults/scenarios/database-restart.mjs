import { setTimeout as pause } from 'node:timers/promises';
import { checkReady, underLoad } from '../../shared/load.mjs';
import { maxRecoverySeconds, until } from '../../shared/until.mjs';
import { Pooler } from '../pooler.mjs';

const times = 16;

/** Downtime in milliseconds: usually short, and sometimes until processes no longer trust their memory. */
const away = (restart) => (restart % 4 === 0 ? 4_000 : 300);

/** Stops and starts PostgreSQL repeatedly under load, often enough to interrupt every kind of operation. */
export const databaseRestart = (fixture, report) =>
  interrupted(fixture, report, times, async (restart) => {
    await pause(1_500);
    await fixture.restartDatabase(() => pause(away(restart)));
  });

/** Ends every session of the product, as an operator can. */
export const endedSessions = (fixture, report) =>
  interrupted(fixture, report, times, async () => {
    await pause(1_500);
    await fixture.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'partner_login'`);
  });

/** API and worker use PostgreSQL only through PgBouncer, which is killed under load and restarted, twice. */
export async function killedPooler(fixture, report) {
  const pooler = await Pooler.start(fixture, fixture.logins.serverUrl);
  fixture.env.DATABASE_URL = pooler.url;
  return interrupted(fixture, report, 2, async () => {
    await pause(4_000);
    await pooler.kill();
    await pause(2_000);
    await pooler.begin();
  });
}

/** @param interrupt interrupts PostgreSQL for the `n`th time; resolves when it is available again */
async function interrupted(fixture, report, kills, interrupt) {
  const { api, worker, load, location, receiver } = await underLoad(fixture);
  const recovery = [];
  const interrupting = async () => {
    for (let n = 1; n <= kills; n++) {
      await interrupt(n);
      const before = receiver.arrivals.size;
      recovery.push((await until(() => receiver.arrivals.size > before, 60)).took);
    }
    await pause(6_000);
  };
  await load.steadily(location, 40, interrupting());
  await checkReady(report, api, worker);
  const counts = await fixture.delivered([receiver]);
  report.tell('responses', load.answers);
  const { lost } = await load.stored(fixture, `select resource_id as id from events where type = 'lead.created'`);
  report.none('confirmed but without an event', lost);
  report.check('longest time without deliveries, s', Math.max(...recovery), (value) => value <= maxRecoverySeconds);
  return { ...counts, kills, wrongAnswers: load.others(200, 201, 503) + load.malformed, recovery };
}
