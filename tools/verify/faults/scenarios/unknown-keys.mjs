import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurn, Load, send, timed } from '../../shared/load.mjs';
import { percentile, until } from '../../shared/until.mjs';

const keys = 2_000;
const atOnce = 50;
const guessesPerTenth = 20;
/**
 * Number of keys sent at once while look-ups are blocked, and the duration: half of it passes until they are counted.
 */
const together = 500;
const heldMs = 4_000;
/** A look-up blocks the next one for at most a second. */
const mostLookUps = 1 + heldMs / 2 / 1_000;
/** An idle connection reports its counts after ten seconds. */
const tellingMs = 11_000;
/** Transactions of an idle API server in that time, and of the counting. */
const idleTransactions = 15;
/** The blocked look-up, the one of all keys that arrived meanwhile, and the blocking and observing sessions. */
const slowTransactions = idleTransactions + 15;

/** Measures the cost of well-formed but unknown API keys for the database, and for another company. */
export async function unknownKeys(fixture, report) {
  // Its transactions in a new database would be counted, too.
  await fixture.query('alter system set autovacuum = off');
  await fixture.query('select pg_reload_conf()');
  const api = await fixture.start('api');
  const other = new Load(api, fixture.key);
  await other.leads(await other.location(), 20, 2);
  await p50(other);
  const alone = await p50(other);

  const guesses = Array.from({ length: keys }, guess);
  const before = await transactions(fixture);
  const answers = await presented(api, guesses);
  const cost = (await transactions(fixture)) - before;
  report.tell('unknown keys', keys);
  report.check('responses, only 401 and 429', [...new Set(answers)].sort().join(), (value) =>
    /^401(,429)?$/.test(value),
  );
  // Look-ups that wait together share a transaction: how many do depends only on the speed of the machine.
  report.check('transactions for these keys, at most one each', cost, (value) => value <= keys + idleTransactions);

  const [lookUps, slowCost] = await whileLookUpsWait(fixture, () =>
    presented(api, Array.from({ length: together }, guess), together),
  );
  report.check(
    `concurrent look-ups for ${together} keys, blocked for ${heldMs / 2_000} s`,
    lookUps,
    (value) => value >= 1 && value <= mostLookUps,
  );
  report.check(`transactions for these ${together} keys`, slowCost, (value) => value <= slowTransactions);

  const same = Array(keys).fill(guesses.at(-1));
  const again = await transactions(fixture);
  await presented(api, same);
  report.check('transactions for one key sent as often', (await transactions(fixture)) - again, (value) => value < 50);

  const done = new AbortController();
  const attack = (async () => {
    while (!done.signal.aborted) {
      await presented(api, Array.from({ length: guessesPerTenth }, guess));
      await pause(100);
    }
  })();
  const beside = await p50(other);
  report.check('p50 of another company meanwhile, ratio', (beside / alone).toFixed(2), (value) => Number(value) < 2);
  const fresh = new Load(api, await fixture.newKey(fixture.company));
  await fresh.call('GET', 'leads?limit=1');
  report.check('a new key meanwhile', fresh.answers, (value) => value === '200 × 1');
  done.abort();
  await attack;
  return { events: 0, lost: 0, doubled: 0, wrongAnswers: other.others(200, 201) };
}

const id = () => randomBytes(12).toString('hex');
const guess = () => `pk_test_${id()}_${id()}_${randomBytes(32).toString('base64url')}`;

/**
 * Sends keys while the credentials are locked.
 * @returns the number of look-ups waiting in the database, and the number of transactions in total
 */
async function whileLookUpsWait(fixture, present) {
  const before = await transactions(fixture);
  const held = fixture.query(
    `begin; lock table credentials in access exclusive mode; select pg_sleep(${heldMs / 1_000}); commit`,
  );
  const answers = present();
  await pause(heldMs / 2);
  const [{ waiting }] = await fixture.query(
    `select count(*)::int as waiting from pg_locks where relation = 'credentials'::regclass and not granted`,
  );
  await Promise.all([held, answers]);
  return [waiting, (await transactions(fixture)) - before];
}

/** Sends keys, this many at a time. @returns the statuses */
async function presented(api, tokens, limit = atOnce) {
  const statuses = [];
  await inTurn(tokens.length, limit, async (index) => {
    const response = await send(api, tokens[index], 'GET', 'leads');
    await response.arrayBuffer();
    statuses.push(response.status);
  });
  return statuses;
}

/** Returns the number of transactions so far, once the server has counted the finished ones. */
async function transactions(fixture) {
  const count = async () => {
    const [{ n }] = await fixture.query(
      `select xact_commit::int as n, pg_stat_force_next_flush() from pg_stat_database
        where datname = current_database()`,
    );
    return n;
  };
  let last = await count();
  await until(async () => {
    await pause(tellingMs);
    const next = await count();
    const settled = next - last <= idleTransactions;
    last = next;
    return settled;
  }, 120);
  return last;
}

async function p50(load) {
  return percentile(await timed(200, () => load.call('GET', `leads?limit=5&search=${randomUUID()}`)), 0.5);
}
