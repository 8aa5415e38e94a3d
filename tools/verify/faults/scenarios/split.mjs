import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../lib/failure.mjs';
import { baseBackup } from '../../restore/backup.mjs';
import { Creates, stored } from '../../shared/creates.mjs';
import { Load } from '../../shared/load.mjs';
import { Receiver } from '../../shared/receiver.mjs';
import { onServer, startStandby, takeOver } from '../../shared/standby.mjs';
import { duplicates, missing } from '../../shared/until.mjs';
import { Cells } from '../cells.mjs';
import { MovedCompanies } from '../moved-companies.mjs';

/** Maximum milliseconds in which a company that leaves confirms no write. */
const maxStopMs = 2_000;

/** Splits a cell by the promotion of a standby, while companies that leave and one that stays are used. */
export async function split(fixture, report, { records = 100_000 }) {
  const cells = await Cells.start(fixture, ['a']);
  const [source] = cells.all;
  const receiver = await Receiver.start();
  fixture.receivers.push(receiver);
  const leaving = await MovedCompanies.start(source, { records, receiver, folder: fixture.folder });
  fixture.atEnd(() => leaving.close());
  const own = await fixture.subscriber();
  const staying = new Creates(source.api, fixture.key, await new Load(source.api, fixture.key).location());
  const writing = staying.steadily({ every: 50, atOnce: 25 });

  const standby = await standbyOf(fixture);
  const target = await cells.addStandby('b', standby);
  const file = join(fixture.folder, 'companies');
  await writeFile(file, leaving.ids.map((id) => `${id}\n`).join(''));
  const words = ['cells', 'split', '--to', 'b', '--companies', file, '--documents', target.dataDir];
  const step = async (name, reached) => {
    const [status] = await cells.run([...words, name], source, reached);
    if (status !== 0) throw new Failure(`partner cells split ${name} failed`);
  };

  const begun = performance.now();
  await leave(step, leaving, target, standby.url);
  const stops = [leaving.creates, staying].map((creates) => Math.round(creates.longestGapSince(begun)));
  await fixture.start('worker', target.env);
  await leaving.check();
  await step('--purge');
  await leaving.checkPurged(source);

  staying.stop();
  await writing;
  const { ids, isFeedEqual } = await leaving.finish();
  const left = await target.query(`select from companies where id = $1`, [fixture.company]);
  report.check('stop of the companies that leave, ms', stops[0], (value) => value <= maxStopMs);
  report.tell('longest time without a write of the one that stays, ms', stops[1]);
  await staying.check(report, fixture);
  await checkLeft(report, leaving, { events: ids, isFeedEqual, left });
  report.none('gaps in the feed of the one that stays', await fixture.gaps());
  const stayed = await fixture.delivered([own]);
  return {
    events: ids.length + stayed.events,
    kills: 0,
    lost: missing(ids, [receiver]) + stayed.lost,
    doubled: duplicates([receiver]) + stayed.doubled,
    wrongAnswers: leaving.creates.others + staying.others + leaving.person.wrong.length,
  };
}

/** Runs the commands and the promotion as an operator does. */
async function leave(step, leaving, target, standby) {
  await step('--freeze');
  await onServer(standby, 'select pg_promote()');
  target.proxy.target = standby;
  await target.proxy.cut();
  await target.proxy.restore();
  let arriving;
  const reached = (one) => {
    if (one.step !== 'map') return;
    leaving.creates.api = target.api;
    const { person } = leaving;
    // Signing in and following start processes, which would delay the write. The person waits for it.
    arriving = leaving.creates.madeNext().then(() => leaving.arrive(target));
    person.session = arriving.then(() => person.session);
  };
  await step('--mark', reached);
  await arriving;
}

async function checkLeft(report, leaving, { events, isFeedEqual, left }) {
  const { creates, cell } = leaving;
  const names = await stored({ query: cell.query });
  report.none(
    'creates of those that leave that are missing',
    [...creates.requested.keys()].filter((name) => !names.has(name)).length,
  );
  report.none('stored twice', [...creates.requested.keys()].filter((name) => names.get(name) > 1).length);
  report.check('their feed is read equal and in order', isFeedEqual, Boolean);
  // Copied events have numbers far apart.
  const [{ gaps }] = await cell.query(
    'select (max(seq) - min(seq) + 1 - count(distinct seq))::int as gaps from events where id = any($1)',
    [events],
  );
  report.none('gaps in their feed', gaps);
  report.check('files, agreements and rows not as they should be', String(leaving.wrong), (value) => value === '');
  report.none('companies in the cell that they left, or the other way round', left.length);
}

/** Makes a standby of the fixture's server while it is used. */
async function standbyOf(fixture) {
  const [original, folder] = [fixture.folder, `${fixture.folder}-standby`];
  await fixture.query(`alter system set wal_keep_size = '8GB'`);
  await fixture.query('select pg_reload_conf()');
  await mkdir(folder, { mode: 0o711 });
  for (const name of ['postgres.password', 'tls'])
    await cp(join(original, name), join(folder, name), { recursive: true });
  const cluster = join(folder, 'postgres');
  await baseBackup(fixture.proxy.target, join(original, 'postgres'), cluster);
  await takeOver(join(original, 'postgres'), cluster);
  await chmod(cluster, 0o700);
  return { folder, url: await startStandby(fixture.embedded, folder, fixture.proxy.target) };
}
