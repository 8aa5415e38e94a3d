import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Creates, stored } from '../../shared/creates.mjs';
import { underLoad } from '../../shared/load.mjs';
import { killServer, onServer, startWithStandby, urlOfBoth } from '../../shared/standby.mjs';
import { duplicates, maxRecoverySeconds, missing, until } from '../../shared/until.mjs';

/** Kills the primary under load and promotes its synchronous standby; processes know both addresses. */
export async function failover(fixture, report) {
  const standbyFolder = `${fixture.folder}-standby`;
  const servers = await startWithStandby(fixture.embedded, fixture.folder, standbyFolder);
  fixture.env.DATABASE_URL = urlOfBoth(servers, fixture.logins.serverUrl);
  try {
    fixture.proxy.target = servers.primary;
    return await play(fixture, report, servers);
  } finally {
    await Promise.all(fixture.servers.map((server) => server.end('SIGKILL')));
    await fixture.embedded.stopEmbedded(standbyFolder);
    await rm(standbyFolder, { recursive: true, force: true });
  }
}

async function play(fixture, report, servers) {
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

  report.tell('seconds without a write', ((creates.firstAfter(promoted) - killed) / 1_000).toFixed(1));
  report.tell(
    'of these, seconds after the promotion was requested',
    ((creates.firstAfter(promoted) - promoted) / 1_000).toFixed(1),
  );
  report.check('writes continue', held, Boolean);
  report.check('seconds without deliveries', delivered.took, (value) => value <= maxRecoverySeconds);
  const names = await stored(fixture);
  const made = [...creates.confirmed.keys()];
  report.tell('confirmed', made.length);
  const gone = made.filter((name) => !names.has(name)).length;
  report.check('confirmed but missing', gone, (value) => value === 0);
  report.check(
    'stored more than once',
    [...names.values()].filter((count) => count > 1).length,
    (value) => value === 0,
  );
  const [{ gaps }] = await fixture.query(
    'select (max(seq) - min(seq) + 1 - count(distinct seq))::int as gaps from events where company_id = $1',
    [fixture.company],
  );
  report.check('gaps in the feed', gaps, (value) => value === 0);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  const ready = await until(async () => (await api.isReady()) && (await worker.isReady()), 30);
  report.check('the same processes are ready', api.isRunning && worker.isRunning && ready.held, Boolean);
  return {
    events: ids.length,
    kills: 1,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: creates.others,
    recovery: [delivered.took],
  };
}
