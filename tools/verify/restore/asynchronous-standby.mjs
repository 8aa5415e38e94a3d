import { setTimeout as pause } from 'node:timers/promises';
import { Creates, stored } from '../shared/creates.mjs';
import { Load } from '../shared/load.mjs';
import { killServer, onServer, startWithStandby, urlOfBoth, walReceiver } from '../shared/standby.mjs';
import { untilHeld } from '../shared/until.mjs';

/** Lag of the standby when the primary dies, in milliseconds. */
const behindMs = 1_000;

/**
 * Kills a primary whose standby is asynchronous and a second behind. Only writes confirmed in that second may be lost.
 * They are counted, to show what a synchronous standby prevents.
 */
export async function asynchronousStandby(fixture, report) {
  const standbyFolder = `${fixture.folder}-standby`;
  const servers = await startWithStandby(fixture, standbyFolder, { synchronous: false });
  fixture.env.DATABASE_URL = urlOfBoth(servers, fixture.logins.serverUrl);
  const api = await fixture.start('api');
  const creates = new Creates(api, fixture.key, await new Load(api, fixture.key).location());
  const writing = creates.steadily();
  await pause(4_000);
  const safe = new Set(creates.confirmed.keys());
  await waitForStandby(fixture);
  const receiver = await walReceiver(standbyFolder);
  process.kill(receiver, 'SIGSTOP');
  await pause(behindMs);
  await killServer(fixture.folder);
  // Log that only reached the socket must not count, so the stopped receiver ends before it can read it.
  process.kill(receiver, 'SIGTERM');
  process.kill(receiver, 'SIGCONT');
  await onServer(servers.standby, 'select pg_promote()');
  const promoted = performance.now();
  fixture.proxy.target = servers.standby;
  await pause(4_000);
  creates.stop();
  await writing;

  const names = await stored(fixture);
  const gone = [...creates.confirmed.keys()].filter((name) => !names.has(name));
  report.tell('confirmed', creates.confirmed.size);
  report.check('confirmed but lost', gone.length, (count) => count > 0);
  const others = gone.filter((name) => safe.has(name) || creates.requested.get(name) > promoted).length;
  report.none('lost although the standby had it or was the primary', others);
  report.none('stored more than once', [...names.values()].filter((count) => count > 1).length);
  report.none('gaps in the feed', await fixture.gaps());
  return { events: (await fixture.events()).length, kills: 1, lost: 0, doubled: 0, wrongAnswers: creates.others };
}

/** Waits until the standby has the primary's current log. */
async function waitForStandby(fixture) {
  const [{ position }] = await fixture.query('select pg_current_wal_flush_lsn()::text as position');
  const there = 'select count(*)::int as n from pg_stat_replication where flush_lsn >= $1::pg_lsn';
  await untilHeld(async () => (await fixture.query(there, [position]))[0].n > 0, 60, 'the standby does not catch up');
}
