import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { missing, until } from '../until.mjs';

const events = 10_000;
const kills = 30;

/** Events for two endpoints while workers are killed at random; with Redis, it is emptied in the middle. */
export async function killedWorkers(stage, { tell, check }) {
  const api = await stage.start('api');
  const load = new Load(api, stage.key);
  const location = await load.location();
  const receivers = [await stage.subscriber(), await stage.subscriber()];
  const workers = await Promise.all([stage.start('worker'), stage.start('worker')]);

  const written = load.leads(location, events, 8);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(300 + Math.random() * 1_700);
    const victim = Math.floor(Math.random() * workers.length);
    await workers[victim].end('SIGKILL');
    workers[victim] = await stage.start('worker');
    if (kill === kills / 2) await stage.redis?.empty();
  }
  await written;
  const ids = await stage.events();
  const { took } = await until(() => missing(ids, receivers) === 0, 120);
  tell('events × endpoints', `${ids.length} × ${receivers.length}`);
  tell('workers killed', kills);
  check('lost', missing(ids, receivers), (value) => value === 0);
  tell(
    'came more than once',
    receivers.reduce((sum, { duplicates }) => sum + duplicates, 0),
  );
  tell('all there so long after the last kill and the last event, s', took.toFixed(1));
  check('not answered with 201', load.others(201), (value) => value === 0);
}
