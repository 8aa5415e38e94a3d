import { Cells } from '../cells.mjs';
import { Creates } from '../../shared/creates.mjs';
import { MovedCompanies } from '../moved-companies.mjs';
import { Receiver } from '../../shared/receiver.mjs';
import { duplicates, missing, percentile } from '../../shared/until.mjs';

const names = ['a', 'b', 'c'];
/** Steps after which the command is killed, in turn; `purged` is one of `--purge`. */
const steps = 'arriving files copied leaving frozen compared here map purged gone check'.split(' ');
/** One of so many moves is not disturbed. */
const undisturbed = 5;
const replays = 20;

/** Moves companies between three deployments while they are used, with the command killed after each step. */
export async function move(fixture, report, { rounds = 16, records = 2_000 }) {
  const cells = await Cells.start(fixture, names);
  const receiver = await Receiver.start();
  fixture.receivers.push(receiver);
  const moves = new Moves(cells);
  while (moves.done < rounds) {
    const companies = await MovedCompanies.start(moves.at, { records, receiver, folder: fixture.folder });
    fixture.atEnd(() => companies.close());
    // Others take over from those that have grown.
    while (moves.done < rounds && !companies.isLarge) await moves.one(companies);
    await moves.finish(companies);
  }
  return outcome(report, moves, { receiver, records });
}

/** Moves one after the other, and what was counted. */
class Moves {
  done = 0;
  kills = new Map(steps.map((step) => [step, 0]));
  /** Milliseconds from `leaving` to `gone` of moves that were not disturbed. */
  frozen = [];
  waits = [];
  ids = [];
  wrong = [];
  counts = { events: 0, unequalFeeds: 0, missing: 0, twice: 0, changedReplays: 0, wrongAnswers: 0 };
  #purges = new Map();
  #quiet = [];

  constructor(cells) {
    this.cells = cells;
    [this.at] = cells.all;
  }

  async one(companies) {
    const { all } = this.cells;
    const [source, target] = [this.at, all[(all.indexOf(this.at) + 1) % all.length]];
    await this.#purges.get(target);
    const killed = this.done % undisturbed === 0 ? undefined : this.#next(companies);
    const timing = killed ? undefined : { begun: performance.now(), steps: new Map() };
    let arrived;
    const reached = ({ company, step }) => {
      if (company === companies.ids[0]) {
        timing?.steps.set(step, performance.now());
        if (step === 'map' && !arrived) {
          arrived = companies.arrive(target);
          // Thrown where it is waited for.
          arrived.catch(() => undefined);
        }
      }
      return this.#kill(killed, company, step);
    };
    while (!(await this.cells.move(companies.ids, source, target, { reached })));
    await (arrived ?? companies.arrive(target));
    this.at = target;
    this.done++;
    if (timing) {
      this.#quiet.push([timing.begun, performance.now()]);
      this.frozen.push(timing.steps.get('gone') - timing.steps.get('leaving'));
    }
    await companies.check();
    // The next move begins meanwhile. A failure is thrown where it is waited for.
    const purge = this.#purge(companies, source, target, killed);
    purge.catch(() => undefined);
    this.#purges.set(source, purge);
  }

  async #purge(companies, source, target, killed) {
    const reached = ({ company, step }) => this.#kill(killed, company, step);
    while (!(await this.cells.move(companies.ids, source, target, { options: ['--purge'], reached })));
    await companies.checkPurged(source);
  }

  /** Returns the next step, and the company after whose step the command is killed. */
  #next({ ids }) {
    const kills = [...this.kills.values()].reduce((sum, count) => sum + count, 0);
    return { step: steps[kills % steps.length], company: ids[Math.floor(kills / steps.length) % ids.length] };
  }

  #kill(killed, company, step) {
    if (!killed || killed.isDone || company !== killed.company || step !== killed.step) return undefined;
    killed.isDone = true;
    this.kills.set(step, this.kills.get(step) + 1);
    return 'SIGKILL';
  }

  /** Counts what the companies have in the end. */
  async finish(companies) {
    await Promise.all(this.#purges.values());
    const { creates, person, keys, cell } = companies;
    const { ids, isFeedEqual } = await companies.finish();
    this.waits.push(
      ...[...creates.requested]
        .filter(([, at]) => this.#quiet.some(([from, to]) => at >= from && at <= to))
        .map(([name, at]) => (creates.confirmed.get(name) ?? Infinity) - at),
    );
    const before = await stored(companies);
    const again = new Creates(cell.api, keys[0], creates.location);
    const repeated = [...creates.confirmed.keys()].slice(0, replays);
    for (const name of repeated) await again.repeat(name);
    const after = await stored(companies);
    this.ids.push(...ids);
    this.wrong.push(...companies.wrong, ...person.wrong);
    const { counts } = this;
    counts.events += ids.length;
    counts.unequalFeeds += isFeedEqual ? 0 : 1;
    counts.missing += [...creates.requested.keys()].filter((name) => !before.has(name)).length;
    counts.twice += [...creates.requested.keys()].filter((name) => before.get(name) > 1).length;
    counts.changedReplays += repeated.filter((name) => !again.confirmed.has(name) || after.get(name) !== 1).length;
    counts.wrongAnswers += creates.others + again.others + person.wrong.length;
    this.#quiet = [];
  }
}

async function stored({ cell, ids }) {
  const text = 'select customer_name as name, count(*)::int as n from leads where company_id = $1 group by 1';
  return new Map((await cell.query(text, [ids[0]])).map(({ name, n }) => [name, n]));
}

function outcome(report, moves, { receiver, records }) {
  const { done, kills, frozen, waits, counts, ids } = moves;
  report.tell('moves, of two companies each', done);
  report.tell('leaving to gone, ms: median, longest', `${ms(percentile(frozen, 0.5))}, ${ms(Math.max(...frozen))}`);
  report.tell('writes over the API during undisturbed moves', waits.length);
  const slow = ms(percentile(waits, 0.95));
  if (records > 2_000) report.tell('their time with retries, ms: p95', slow);
  else report.check('their time with retries, ms: p95', slow, (value) => value <= 1_000);
  report.tell('their longest time, ms', ms(Math.max(...waits)));
  report.none('feeds that a follower did not read equal and in order', counts.unequalFeeds);
  report.none('creates that are missing', counts.missing);
  report.none('creates stored twice', counts.twice);
  report.none(`replays of the first ${replays} keys that were not equal`, counts.changedReplays);
  report.check('files, agreements and rows not as they should be', String(moves.wrong), (value) => value === '');
  return {
    events: counts.events,
    kills: [...kills.values()].reduce((sum, count) => sum + count, 0),
    lost: missing(ids, [receiver]),
    doubled: duplicates([receiver]),
    wrongAnswers: counts.wrongAnswers,
  };
}

const ms = (value) => Math.round(value);
