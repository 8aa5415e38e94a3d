import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { FeedReader } from '../shared/listener.mjs';
import { onServer } from '../shared/standby.mjs';
import { PartnerClient } from '../../../libs/sdk/dist/index.js';
import { Changes } from './changes.mjs';
import { kinds } from './kinds.mjs';

const writers = 4;

/** Kills the process of each copy repeatedly while records change, and compares the copies with the API at the end. */
export async function killedCopies(fixture, report, kills) {
  const api = await fixture.start('api');
  const client = new PartnerClient({ baseUrl: api.url, apiKey: fixture.key });
  const changes = await Changes.of(client);
  await fixture.query('create database copy');
  const url = new URL(fixture.proxy.target);
  url.pathname = '/copy';
  const file = join(fixture.folder, 'copy.sqlite');
  const copies = [
    {
      name: 'PostgreSQL',
      address: url.href,
      rows: () => onServer(url.href, 'select kind, id, data from partner_records'),
    },
    { name: 'SQLite', address: file, rows: () => inSqlite(file) },
  ];
  const readers = copies.map(({ address }) => copier(api.url, fixture.key, address));
  let failed;
  const changing = changes.start(writers).catch((error) => (failed = error));
  await Promise.all(readers.map((reader) => reader.start()));
  for (let kill = 1; kill <= kills; kill++) {
    await pause(100 + Math.random() * 900);
    await Promise.all(readers.map(async (reader) => (await reader.end(), reader.start())));
  }
  changes.stop();
  await changing;
  if (failed) throw failed;
  await Promise.all(readers.map((reader) => reader.end()));
  const ends = await Promise.all(copies.map(({ address }) => finished(api.url, fixture.key, address)));
  const expected = digestsOf(await current(client));
  let lost = 0;
  for (const { name, rows } of copies) {
    const found = digestsOf((await rows()).map(({ kind, id, data }) => [kind, id, parsed(data)]));
    report.tell(`${name}: records, SHA-256`, `${found.size}, ${digest([...found].sort().flat().join())}`);
    lost += [...expected].filter(([key, value]) => found.get(key) !== value).length;
    lost += [...found.keys()].filter((key) => !expected.has(key)).length;
  }
  report.tell('API: records, SHA-256', `${expected.size}, ${digest([...expected].sort().flat().join())}`);
  report.check(
    'copies that ended with status 0',
    ends.filter((status) => status === 0).length,
    (n) => n === copies.length,
  );
  return { events: (await fixture.events()).length, kills: kills * copies.length, lost, doubled: 0, wrongAnswers: 0 };
}

const copier = (url, key, address, ...words) =>
  new FeedReader([join(import.meta.dirname, 'copier.mjs'), url, key, address, ...words], { PATH: process.env.PATH });

/** Lets a copy catch up. @returns the exit status of its process */
async function finished(url, key, address) {
  const { child } = await copier(url, key, address, '--until-caught-up').start();
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Returns all records as the API has them. */
async function current(client) {
  const records = [];
  for (const kind of kinds) for await (const item of client.snapshot(kind)) records.push([kind, item.id, item]);
  return records;
}

/** Returns kind and id → SHA-256 of the record, with sorted members. */
const digestsOf = (records) =>
  new Map(records.map(([kind, id, data]) => [`${kind} ${id}`, digest(JSON.stringify(sorted(data)))]));

const digest = (text) => createHash('sha256').update(text).digest('hex');

const parsed = (data) => (typeof data === 'string' ? JSON.parse(data) : data);

/** Returns a value with the members of its objects in alphabetical order. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, inside]) => [name, sorted(inside)]));
}

function inSqlite(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select kind, id, data from partner_records').all();
  database.close();
  return rows;
}
