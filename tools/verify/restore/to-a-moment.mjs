import { Buffer } from 'node:buffer';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PartnerClient } from '../../../libs/sdk/dist/index.js';
import { Creates, stored } from '../shared/creates.mjs';
import { Load } from '../shared/load.mjs';
import { killServer, onServer } from '../shared/standby.mjs';
import { until } from '../shared/until.mjs';
import { archiveAll, archiveTo, baseBackup, restore } from './backup.mjs';

/**
 * Takes a base backup under load, loses the database later, and restores it to a point in time between. Writes
 * confirmed before that point must exist, later ones must not, and the feed must match what a reader had then.
 */
export async function toAMoment(fixture, report) {
  const places = placesOf(fixture.folder);
  await archiveTo(places.original, places.archive);
  await fixture.restartDatabase();
  const api = await fixture.start('api');
  const worker = await fixture.start('worker');
  const location = await new Load(api, fixture.key).location();
  const receiver = await fixture.subscriber();
  const creates = new Creates(api, fixture.key, location);

  const writing = creates.steadily();
  await pause(3_000);
  const took = await baseBackup(fixture.proxy.target, places.original, places.backup);
  await pause(3_000);
  const copy = await feedOf(api, fixture.key);
  const before = performance.now();
  const [{ moment }] = await fixture.query('select clock_timestamp()::text as moment');
  const after = performance.now();
  await pause(3_000);
  creates.stop();
  await writing;
  report.tell('duration of the base backup under load, s', took.toFixed(1));
  report.check('the archive is complete', await archiveAll(fixture.proxy.target), Boolean);
  const whole = await feedIds(fixture);
  await Promise.all([api, worker].map((server) => server.end('SIGKILL')));
  await killServer(fixture.folder);

  const restoring = performance.now();
  await restoreFixture(fixture, places, moment);
  report.tell('duration of the restore until the first write, s', ((performance.now() - restoring) / 1_000).toFixed(1));
  const names = await stored(fixture);
  const confirmed = [...creates.confirmed].filter(([, at]) => at < before).map(([name]) => name);
  const later = [...creates.requested].filter(([, at]) => at > after).map(([name]) => name);
  report.tell('confirmed before the restore point, and started after it', `${confirmed.length}, ${later.length}`);
  report.none('confirmed before it but missing', confirmed.filter((name) => !names.has(name)).length);
  report.none('started after it but present', later.filter((name) => names.has(name)).length);
  const restored = await feedIds(fixture);
  report.check(
    'the feed is a prefix of the previous one',
    restored.every((id, index) => id === whole[index]),
    Boolean,
  );
  await checkRestored(fixture, report, { copy, lost: whole.slice(restored.length), names });
  const { lost, doubled } = await fixture.delivered([receiver]);
  report.none('pending deliveries that are not made', lost);
  return { events: restored.length, kills: 1, lost, doubled, wrongAnswers: creates.others };
}

/** Checks the restored database with the processes of the product and as a partner. */
async function checkRestored(fixture, report, { copy, lost, names }) {
  const other = { PARTNER_SECRET: Buffer.from('another secret!!'.repeat(2)).toString('base64') };
  const refused = await fixture.start('worker', other).then(
    () => false,
    () => true,
  );
  report.check('a worker with another PARTNER_SECRET is rejected', refused, Boolean);
  const api = await fixture.start('api');
  await fixture.start('worker');
  const client = new PartnerClient({ baseUrl: api.url, apiKey: fixture.key });
  const result = await client.events.check({ ids: copy, to: copy.at(-1) });
  report.check(
    'events of the copy, by the checksum of the feed',
    result.isComplete && result.count,
    (count) => count === copy.length,
  );
  const [{ gaps, events, unversioned }] = await fixture.query(invariants, [fixture.company]);
  report.none('gaps in the feed', gaps);
  report.none('leads without exactly one event', unversioned);
  report.none('stored more than once', [...names.values()].filter((count) => count > 1).length);
  const load = new Load(api, fixture.key);
  const { total } = await load.call('GET', 'leads?limit=1');
  report.none('difference between the total of the list and its rows', total - names.size);
  report.tell('events lost with the database', lost.length);
  const answer = await fetch(`${api.url}/partner/v1/events?cursor=${lost[0]}`, {
    headers: { authorization: `Bearer ${fixture.key}` },
  });
  report.check('status for a cursor after the restore point', answer.status, (status) => status === 400);
  await load.lead(await load.location());
  report.check('writes continue after the last event', (await feedIds(fixture)).length - events, (more) => more > 0);
}

const invariants = `
  select (select (max(seq) - min(seq) + 1 - count(distinct seq))::int from events where company_id = $1) as gaps,
    (select count(*)::int from events where company_id = $1) as events,
    (select count(*)::int from leads l where company_id = $1 and 1 <> (
      select count(*) from events e
        where e.company_id = $1 and e.resource_id = l.id and e.type = 'lead.created')) as unversioned`;

function placesOf(folder) {
  const beside = (name) => join(`${folder}-${name}`);
  return {
    original: join(folder, 'postgres'),
    archive: beside('archive'),
    backup: beside('backup'),
    data: beside('restored'),
  };
}

/** Restores to the point in time, and switches the fixture to the restored database. */
async function restoreFixture(fixture, places, moment) {
  await mkdir(places.data, { mode: 0o711 });
  // The other files of a data directory: the password, the development secret, and documents.
  for (const name of ['postgres.password', 'documents']) {
    await cp(join(fixture.folder, name), join(places.data, name), { recursive: true, preserveTimestamps: true }).catch(
      (error) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  await restore({ ...places, moment });
  const { url } = await fixture.embedded.openEmbedded(places.data);
  const recovering = async () => (await onServer(url, 'select pg_is_in_recovery() as still'))[0].still;
  await until(async () => !(await recovering()), 120);
  fixture.proxy.target = url;
}

/** Returns the events that a partner has read so far. */
async function feedOf(api, apiKey) {
  const ids = [];
  for await (const { id } of new PartnerClient({ baseUrl: api.url, apiKey }).events.follow({ untilCaughtUp: true }))
    ids.push(id);
  return ids;
}

/** Returns all event ids of the company in feed order. */
async function feedIds(fixture) {
  const rows = await fixture.query('select id from events where company_id = $1 order by seq', [fixture.company]);
  return rows.map(({ id }) => id);
}
