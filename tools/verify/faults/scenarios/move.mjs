import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Cells } from '../cells.mjs';
import { Creates } from '../creates.mjs';
import { Load } from '../load.mjs';
import { duplicates, missing, percentile, until } from '../until.mjs';

const names = ['a', 'b', 'c'];
/** Steps after which the command is killed, in turn; the moves between are not disturbed. */
const steps = ['check', 'arriving', 'copied', 'leaving', 'frozen', 'compared', 'here', 'map'];
const follower = join(import.meta.dirname, '..', 'follower.mjs');
const replays = 20;

/** Moves a company between three deployments while it is written, followed and delivered, with the command killed. */
export async function move(fixture, report, { rounds = 2 * steps.length, records = 2_000 }) {
  const cells = await Cells.start(fixture, names);
  const feed = join(fixture.folder, 'followed');
  let followed;
  try {
    let current = cells.all[0];
    const receiver = await fixture.subscriber();
    const filling = new Load(current.api, fixture.key);
    const location = await filling.location();
    await filling.leads(location, records, 16);
    const creates = new Creates(current.api, fixture.key, location);
    const creating = creates.steadily({ atOnce: 40 });
    const follow = async () => {
      if (followed?.exitCode === null) {
        const ended = once(followed, 'exit');
        followed.kill('SIGKILL');
        await ended;
      }
      const words = [follower, current.api.url, feed, fixture.key];
      followed = spawn(process.execPath, words, { stdio: 'ignore' });
    };
    await follow();

    const frozen = [];
    const undisturbed = [];
    let kills = 0;
    for (let round = 0; round < rounds; round++) {
      const target = cells.all[(round + 1) % cells.all.length];
      const killedAt = round % 2 === 1 ? steps[((round - 1) / 2) % steps.length] : undefined;
      const [begun, source] = [performance.now(), current];
      let frozenAt = 0;
      const arrive = async () => {
        current = target;
        creates.api = target.api;
        await follow();
      };
      let isKilled = false;
      const reached = (step) => {
        if (step === 'leaving') frozenAt = performance.now();
        if (step === 'map' && current !== target) void arrive();
        if (step === 'gone' && !killedAt) frozen.push(performance.now() - frozenAt);
        if (step !== killedAt || isKilled) return undefined;
        isKilled = true;
        kills++;
        return 'SIGKILL';
      };
      const words = [fixture.company, '--to', target.name];
      while (!(await cells.move(words, reached)));
      if (current !== target) await arrive();
      if (!killedAt) undisturbed.push([begun, performance.now()]);
      while (!(await cells.move([...words, '--purge'], () => undefined)));
      const left = await source.query('select count(*)::int as n from events where company_id = $1', [fixture.company]);
      if (left[0].n > 0) throw new Error(`cell ${source.name} still has events after --purge`);
    }
    creates.stop();
    await creating;
    report.tell('commands that failed by themselves and were repeated', cells.failed);
    return await outcome(fixture, report, { current, creates, receiver, feed, kills, records, frozen, undisturbed });
  } finally {
    followed?.kill('SIGKILL');
    await cells.close();
  }
}

async function outcome(fixture, report, run) {
  const { current, creates, receiver, feed, kills, records, frozen, undisturbed } = run;
  const { company } = fixture;
  const rows = await current.query('select id from events where company_id = $1 order by seq', [company]);
  const ids = rows.map(({ id }) => id);
  const read = async () => (await readFile(feed, 'utf8')).split('\n').filter((line) => line.length === 24);
  await until(async () => (await read()).length >= ids.length && missing(ids, [receiver]) === 0, 120);
  const waits = [...creates.requested]
    .filter(([, at]) => undisturbed.some(([from, to]) => at >= from && at <= to))
    .map(([name, at]) => (creates.confirmed.get(name) ?? Infinity) - at);
  report.tell('moves undisturbed, and killed once', `${undisturbed.length}, ${kills}`);
  report.tell('records at the start', records);
  report.tell('leaving to gone, ms: median, longest', `${ms(percentile(frozen, 0.5))}, ${ms(Math.max(...frozen))}`);
  report.tell('writes during undisturbed moves', waits.length);
  report.check('their time with retries, ms: p95', ms(percentile(waits, 0.95)), (value) => value <= 1_000);
  report.tell('their longest time, ms', ms(Math.max(...waits)));
  report.check('feed read by the follower, equal and in order', String(await read()) === String(ids), Boolean);
  const stored = new Map(await namesOf(current, company));
  report.check('creates that are missing', unconfirmed(creates, stored), (value) => value === 0);
  report.check(
    'creates stored twice',
    [...creates.requested.keys()].filter((name) => stored.get(name) > 1).length,
    (value) => value === 0,
  );
  const keys = [...creates.confirmed.keys()].slice(0, replays);
  const again = new Creates(current.api, fixture.key, creates.location);
  for (const name of keys) await again.repeat(name);
  const after = new Map(await namesOf(current, company));
  const isEqual = again.confirmed.size === keys.length && keys.every((name) => after.get(name) === 1);
  report.check(`${keys.length} replays of the first keys, equal and without effect`, isEqual, Boolean);
  return {
    events: ids.length,
    kills,
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: creates.others + again.others,
  };
}

const ms = (value) => Math.round(value);

const unconfirmed = ({ requested }, stored) => [...requested.keys()].filter((name) => !stored.has(name)).length;

async function namesOf(cell, company) {
  const rows = await cell.query(
    'select customer_name as name, count(*)::int as n from leads where company_id = $1 group by 1',
    [company],
  );
  return rows.map(({ name, n }) => [name, n]);
}
