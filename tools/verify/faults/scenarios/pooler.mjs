import { setTimeout as pause } from 'node:timers/promises';
import { underLoad } from '../../shared/load.mjs';
import { Pooler } from '../pooler.mjs';
import { duplicates, maxRecoverySeconds, missing, until } from '../../shared/until.mjs';

/** API and worker use PostgreSQL only through PgBouncer, which is killed under load and restarted, twice. */
export async function pooler(fixture, report) {
  const between = await Pooler.start(fixture.folder, fixture.logins);
  fixture.env.DATABASE_URL = between.url;
  try {
    return await play(fixture, report, between);
  } finally {
    await Promise.all(fixture.servers.map((server) => server.end('SIGKILL')));
    await between.stop();
  }
}

async function play(fixture, report, between) {
  const { api, worker, load, location, receiver } = await underLoad(fixture);

  const recovery = [];
  const killing = async () => {
    for (let kill = 0; kill < 2; kill++) {
      await pause(4_000);
      await between.kill();
      await pause(2_000);
      await between.begin();
      const before = receiver.arrivals.size;
      recovery.push((await until(() => receiver.arrivals.size > before, 60)).took);
    }
    await pause(4_000);
  };
  await load.steadily(location, 40, killing());
  const ready = await until(async () => (await api.isReady()) && (await worker.isReady()), 30);
  const ids = await fixture.events();
  await until(() => missing(ids, [receiver]) === 0, 60);
  report.tell('responses', load.answers);
  report.check('the same processes are ready again', api.isRunning && worker.isRunning && ready.held, Boolean);
  report.check('longest time without deliveries, s', Math.max(...recovery), (value) => value <= maxRecoverySeconds);
  return {
    events: ids.length,
    kills: 2,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: load.others(200, 201, 503) + load.malformed,
    recovery,
  };
}
