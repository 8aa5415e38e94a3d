import { testing } from '../../../lib/build.mjs';
import { Load } from '../../shared/load.mjs';
import {
  copyStopped,
  followAnother,
  onServer,
  startStandby,
  startWithStandby,
  walReceiver,
} from '../../shared/standby.mjs';
import { isZero, until } from '../../shared/until.mjs';
import { answered } from './standby-reads.mjs';

const rounds = 3;
/** Pause of the synchronous standby in milliseconds. */
const pausedMs = 2_000;

/**
 * One caller reads alternately through an API server that uses a standby and one that uses the primary, while the
 * primary delays a commit for a synchronous standby that does not respond (R94). A reading standby beside the
 * synchronous one shows that commit before the primary does. A reading standby behind it never shows an older state
 * than the caller knows.
 */
export async function alternatingReaders(fixture, report) {
  const [synchronous, reading] = ['synchronous', 'reading'].map((name) => `${fixture.folder}-${name}`);
  const { embedded } = fixture;
  await copyStopped(embedded, fixture.folder, reading);
  const { primary, standby } = await startWithStandby(fixture, synchronous);
  const reader = await startStandby(embedded, reading, primary);
  const { withServer } = await testing();
  const readUrl = withServer(fixture.logins.serverUrl, reader);
  const [plain, apart] = [await fixture.start('api'), await fixture.start('api', { DATABASE_READ_URL: readUrl })];
  const caller = new Caller(new Load(plain, fixture.key), new Load(apart, fixture.key));
  await caller.open();

  const beside = await play(caller, synchronous);
  report.tell('beside: alternating reads of each server', beside.turns);
  report.check('beside: reads on the standby older than on the primary', beside.olderThere, isZero);
  report.check('beside: commits that the standby showed first', beside.early, (count) => count > 0);
  await followAnother(reader, standby);
  const { held } = await until(async () => (await onServer(standby, followers))[0].n === 1, 30);
  report.check('the reading standby follows the synchronous one', held, Boolean);
  const behind = await play(caller, synchronous);
  report.tell('behind: alternating reads of each server', behind.turns);
  report.check('behind: reads older than a state already shown', behind.older, isZero);
  const served = async () => Number((await onServer(reader, answered))[0].n);
  const before = await served();
  const serves = await until(async () => (await caller.read(200)) && (await served()) > before, 15);
  report.check('behind: the standby responds', serves.held, Boolean);
  const wrong = caller.loads.reduce((sum, load) => sum + load.others(200, 201) + load.malformed, 0);
  return { events: caller.written, lost: caller.lost, doubled: 0, wrongAnswers: wrong };
}

const followers = 'select count(*)::int as n from pg_stat_replication';

/** Repeatedly writes while the synchronous standby is paused, and reads meanwhile. @returns the sums */
async function play(caller, synchronous) {
  const sums = { turns: 0, olderThere: 0, older: 0, early: 0 };
  for (let round = 0; round < rounds; round++) {
    const receiver = await walReceiver(synchronous);
    process.kill(receiver, 'SIGSTOP');
    const writing = caller.write();
    const seen = await caller.read(pausedMs).finally(() => process.kill(receiver, 'SIGCONT'));
    await writing;
    const after = await caller.read(200);
    for (const name of Object.keys(sums)) sums[name] += seen[name] + after[name];
  }
  return sums;
}

/** A caller that remembers all leads that the API has shown or confirmed. */
class Caller {
  written = 0;
  /** Number of confirmed leads that were not shown afterwards. */
  lost = 0;
  /** Leads known from the primary, and from either server. */
  #told = { primary: new Set(), all: new Set() };

  /** @param here reads on the primary @param there reads on the standby */
  constructor(here, there) {
    Object.assign(this, { here, there, loads: [here, there] });
  }

  async open() {
    this.location = await this.here.location();
  }

  async write() {
    const body = { locationId: this.location, customer: { name: 'Ann', phone: '555 0100' } };
    const made = await this.here.call('POST', 'leads', body);
    if (!made) return;
    this.written++;
    this.#told.primary.add(made.id);
    this.#told.all.add(made.id);
    if (!(await shown(this.here)).has(made.id)) this.lost++;
  }

  /** Reads alternately here and there. */
  async read(milliseconds) {
    const sums = { turns: 0, olderThere: 0, older: 0, early: 0 };
    const { primary, all } = this.#told;
    const early = new Set();
    for (const end = performance.now() + milliseconds; performance.now() < end; sums.turns++) {
      const [known, told] = [new Set(primary), new Set(all)];
      const there = await shown(this.there);
      if (!known.isSubsetOf(there)) sums.olderThere++;
      if (!told.isSubsetOf(there)) sums.older++;
      for (const id of there) all.add(id);
      const before = new Set(all);
      const here = await shown(this.here);
      if (!before.isSubsetOf(here)) sums.older++;
      for (const id of before.difference(here)) early.add(id);
      for (const id of here) (primary.add(id), all.add(id));
    }
    sums.early = early.size;
    return sums;
  }
}

let asked = 0;

/** Returns the ids of all leads from a list with a new filter, so that no cache is used. */
async function shown(load) {
  const past = new Date(Date.UTC(2020, 0, 1) + ++asked * 1_000).toISOString();
  const list = await load.call('GET', `leads?limit=200&createdFrom=${past}`);
  return new Set(list?.data.map(({ id }) => id));
}
