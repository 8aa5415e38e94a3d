// Upgrades a database of the last release under load: its servers keep working while `partner migrate` of these sources
// runs, and then the servers of these sources take over. No request fails, no delivery is lost, and the schema is the
// one of a new database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { npm, run } from '../../lib/run.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { underLoad } from '../shared/load.mjs';
import { Report } from '../shared/report.mjs';
import { partner } from '../shared/server.mjs';
import { until } from '../shared/until.mjs';

const report = new Report();

await runMain('upgrade', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partner-upgrade-'));
  try {
    const release = await lastRelease(join(folder, 'release'));
    const [counts, found] = await withFixture({ from: release }, async (fixture) => [
      await upgrade(fixture, release),
      await schemaOf(fixture),
    ]);
    const expected = await withFixture({}, schemaOf);
    const differences = [...found.difference(expected), ...expected.difference(found)];
    report.none('parts of the schema that differ from a new database', differences.length);
    for (const part of differences.slice(0, 20)) report.tell('', part);
    report.result('upgrade', counts);
    return report.conclude('no request failed, and nothing was lost');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Checks out and builds the commit that added the last release of the SDK. @returns its folder */
async function lastRelease(to) {
  const commit = (await run('git', ['log', '-1', '--format=%H', '--', 'libs/sdk/releases'])).trim();
  if (commit === '') throw new Failure('nothing was released yet');
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, to]);
  await run('git', ['checkout', '--quiet', commit], { cwd: to });
  process.stdout.write('installing and building the last release …\n');
  for (const words of [
    ['ci', '--no-audit', '--no-fund', '--prefer-offline'],
    ['run', 'build'],
  ])
    await npm(words, { cwd: to, showFailure: true, env: { ...process.env, NX_DAEMON: 'false' } });
  return to;
}

/** Migrates under load, and replaces the servers. @returns counts of what happened */
async function upgrade(fixture, release) {
  const { api, worker, load, location, receiver } = await underLoad(fixture, release);
  const upgrading = async () => {
    await until(() => load.made.length >= 300, 60);
    load.slowest = 0;
    const started = performance.now();
    await partner(['migrate'], fixture.ownerEnv);
    report.tell('migrated in, ms', Math.round(performance.now() - started));
    // R93: on an idle machine.
    report.check('slowest response meanwhile, ms', Math.round(load.slowest), (value) => value < 1_000);
    await until(() => load.made.length >= 400, 60);
    load.api = await fixture.start('api');
    await fixture.start('worker');
    // Requests that the old server has begun.
    await pause(1_000);
    await Promise.all([api.end(), worker.end()]);
    await until(() => load.made.length >= 600, 60);
  };
  await load.steadily(location, 60, upgrading());
  const counts = await fixture.delivered([receiver]);
  report.tell('responses', load.answers);
  report.none('created records that are missing', (await load.stored(fixture)).lost);
  return { ...counts, wrongAnswers: load.others(200, 201) + load.malformed };
}

/**
 * Returns every column, index, constraint, policy, function, trigger and view as PostgreSQL describes it, without what
 * depends on when and how partitions were created: their weeks, and the names of their indexes.
 */
async function schemaOf(fixture) {
  const parts = await fixture.query(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, collation_name) as part
      from information_schema.columns where table_schema = 'public'
    union all select case when c.relispartition then regexp_replace(i.indexdef, 'INDEX \\S+ ON', 'INDEX ON')
        else i.indexdef end
      from pg_indexes i join pg_class c on c.oid = format('%I.%I', i.schemaname, i.indexname)::regclass
      where i.schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', tablename, policyname, roles, cmd, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', viewname, definition) from pg_views where schemaname = 'public'`);
  return new Set(parts.map(({ part }) => part.replaceAll(/_2\d{7}/g, '_week')));
}
