import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followed, follower, listener } from '../../shared/listener.mjs';
import { Load } from '../../shared/load.mjs';
import { Receiver } from '../../shared/receiver.mjs';
import { missing, until } from '../../shared/until.mjs';

const events = 10_000;
const kills = 40;

/** Sends events to `partner listen` and to a follower of the SDK, both of which are killed repeatedly. */
export async function killedListeners(fixture, report) {
  const api = await fixture.start('api');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receiver = await Receiver.start();
  fixture.receivers.push(receiver);
  const file = join(fixture.folder, 'followed');
  const readers = [
    listener(api.url, receiver.url, fixture.key, fixture.env),
    follower(api.url, file, fixture.key, fixture.env),
  ];
  try {
    await Promise.all(readers.map((reader) => reader.start()));
    const written = load.leads(location, events, 8);
    for (let kill = 1; kill <= kills; kill++) {
      await pause(200 + Math.random() * 1_000);
      await Promise.all(readers.map(async (reader) => (await reader.end(), reader.start())));
    }
    await written;
    const ids = await fixture.events();
    const lacking = async () => {
      const known = new Set(await followed(file));
      return missing(ids, [receiver]) + ids.filter((id) => !known.has(id)).length;
    };
    const { took } = await until(async () => (await lacking()) === 0, 120);
    report.tell('all events arrived after the last kill and the last event, s', took.toFixed(1));
    const stored = (await followed(file)).filter((line) => line.length === 24);
    return {
      events: ids.length,
      kills: kills * readers.length,
      lost: await lacking(),
      doubled: receiver.duplicates + stored.length - new Set(stored).size,
      wrongAnswers: load.others(201),
    };
  } finally {
    await Promise.all(readers.map((reader) => reader.end()));
  }
}
