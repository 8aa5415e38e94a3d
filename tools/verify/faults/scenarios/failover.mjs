import { setTimeout as pause } from 'node:timers/promises';
import { Creates } from '../../shared/creates.mjs';
import { checkReady, underLoad } from '../../shared/load.mjs';
import { killServer, onServer, startWithStandby, urlOfBoth } from '../../shared/standby.mjs';
import { maxRecoverySeconds, until } from '../../shared/until.mjs';

/** Kills the primary under load and promotes its synchronous standby; processes know both addresses. */
export async function failover(fixture, report) {
  const servers = await startWithStandby(fixture, `${fixture.folder}-standby`);
  fixture.env.DATABASE_URL = urlOfBoth(servers, fixture.logins.serverUrl);
  const { api, worker, location, receiver } = await underLoad(fixture);
  const creates = new Creates(api, fixture.key, location);

  const writing = creates.steadily();
  await pause(4_000);
  await killServer(fixture.folder);
  const killed = performance.now();
  await pause(1_000);
  const promoted = performance.now();
  await onServer(servers.standby, 'select pg_promote()');
  fixture.proxy.target = servers.standby;
  const before = receiver.arrivals.size;
  const [{ held }, delivered] = await Promise.all([
    until(() => creates.lastMade > promoted, 60),
    until(() => receiver.arrivals.size > before, 60),
  ]);
  await pause(4_000);
  creates.stop();
  await writing;

  const first = creates.firstAfter(promoted);
  report.tell('seconds without a write', ((first - killed) / 1_000).toFixed(1));
  report.tell('of these, seconds after the promotion was requested', ((first - promoted) / 1_000).toFixed(1));
  report.check('writes continue', held, Boolean);
  report.check('seconds without deliveries', delivered.took, (value) => value <= maxRecoverySeconds);
  await creates.check(report, fixture);
  report.none('gaps in the feed', await fixture.gaps());
  const counts = await fixture.delivered([receiver]);
  await checkReady(report, api, worker);
  return { ...counts, kills: 1, wrongAnswers: creates.others, recovery: [delivered.took] };
}
