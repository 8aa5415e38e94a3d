import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';

const events = 10_000;
const kills = 30;

/** Sends events to two endpoints while workers are killed at random; with Redis, it is emptied halfway. */
export async function killedWorkers(fixture, report) {
  const api = await fixture.start('api');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receivers = [await fixture.subscriber(), await fixture.subscriber()];
  const workers = await Promise.all([fixture.start('worker'), fixture.start('worker')]);

  const written = load.leads(location, events, 8);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(300 + Math.random() * 1_700);
    const victim = Math.floor(Math.random() * workers.length);
    await workers[victim].end('SIGKILL');
    workers[victim] = await fixture.start('worker');
    if (kill === kills / 2) await fixture.redis?.empty();
  }
  await written;
  const counts = await fixture.delivered(receivers, 120);
  report.tell('events × endpoints', `${counts.events} × ${receivers.length}`);
  report.tell('all events arrived after the last kill and the last event, s', counts.took.toFixed(1));
  return { ...counts, kills, wrongAnswers: load.others(201) };
}
