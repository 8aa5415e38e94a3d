import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { Database } from '../database.js';
import { Transaction } from '../transaction/transaction.js';
import { ChangeChannel } from './change-channel.js';

interface Change {
  readonly type: string;
  readonly id?: number;
}

/** Records the changes that one process receives. */
class RecordedChanges {
  readonly changes: Change[] = [];
  missedTimes = 0;
  /** Delays the processing of changes until it resolves. */
  hold: Promise<void> | undefined;
  readonly #waiting: (() => void)[] = [];

  async changed(change: Change): Promise<void> {
    this.changes.push(change);
    this.#tell();
    await this.hold;
  }

  missed(): void {
    this.missedTimes += 1;
    this.#tell();
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

describe('the change channel', () => {
  let testDatabase: TestDatabase;
  const databases: Database[] = [];
  const channels: ChangeChannel[] = [];

  /** Separate process, as far as PostgreSQL can tell. */
  async function aProcess(options: { listening: boolean } = { listening: true }) {
    const database = new Database({ url: testDatabase.url, maxConnections: 2 });
    const channel = new ChangeChannel(database);
    const recorded = new RecordedChanges();
    channel.on('thing', recorded);
    databases.push(database);
    channels.push(channel);
    if (options.listening) await channel.start();
    return { database, channel, recorded };
  }

  const cutListeners = (database: Database): Promise<unknown> =>
    database.query(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and mode = 'ShareLock' and database = (select oid from pg_database
        where datname = current_database())`);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
  });
  afterEach(async () => {
    await Promise.all(channels.splice(0).map((channel) => channel.stop()));
    await Promise.all(databases.splice(0).map((database) => database.close()));
  });
  afterAll(() => testDatabase.drop());

  it('notifies this process at once, all others soon, and each only once', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const published = here.channel.publish({ type: 'thing', id: 1 });
    expect(here.recorded.changes).toEqual([{ type: 'thing', id: 1 }]);
    await published;
    await here.channel.publishAndWait({ type: 'thing', id: 2 });
    const both = [1, 2].map((id) => ({ type: 'thing', id }));
    expect(there.recorded.changes).toEqual(both);
    expect(here.recorded.changes).toEqual(both);
  });

  it('publishes without listening', async () => {
    const [operator, there] = [await aProcess({ listening: false }), await aProcess()];
    expect(operator.channel.isListening).toBe(false);
    await operator.channel.publish({ type: 'thing' });
    await there.recorded.until(() => there.recorded.changes.length === 1);
  });

  it('loses none of many concurrent changes', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    await Promise.all(Array.from({ length: 500 }, (_, id) => here.channel.publish({ type: 'thing', id })));
    await here.channel.publishAndWait({ type: 'thing', id: 500 });
    expect(there.recorded.changes.map(({ id }) => id)).toEqual(Array.from({ length: 501 }, (_, id) => id));
  });

  it('notifies others when a transaction commits, and not when it is rolled back', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const [kept, undone] = [new Transaction(here.database), new Transaction(here.database)];
    await undone.query(here.channel.withCommit([{ type: 'thing', id: 1 }]));
    await undone.rollback();
    await kept.query(here.channel.withCommit([2, 3].map((id) => ({ type: 'thing', id }))));
    await here.channel.publishAndWait({ type: 'thing', id: 4 });
    expect(there.recorded.changes.map(({ id }) => id)).toEqual([4]);
    await kept.commit([]);
    await here.channel.publishAndWait({ type: 'thing', id: 5 });
    expect(there.recorded.changes.map(({ id }) => id)).toEqual([4, 2, 3, 5]);
    expect(here.recorded.changes.map(({ id }) => id)).toEqual([4, 5]);
  });

  it('waits until every listener has processed a change', async () => {
    const [here, quick, slow] = [await aProcess({ listening: false }), await aProcess(), await aProcess()];
    let release: () => void = () => undefined;
    slow.recorded.hold = new Promise((resolve) => (release = resolve));
    let done = false;
    const waiting = here.channel.publishAndWait({ type: 'thing' }).then(() => (done = true));
    await Promise.all([quick, slow].map(({ recorded }) => recorded.until(() => recorded.changes.length === 1)));
    expect(done).toBe(false);
    release();
    await waiting;
  });

  it('does not wait for a disconnected listener', async () => {
    const [here, dead] = [await aProcess({ listening: false }), await aProcess()];
    let release: () => void = () => undefined;
    dead.recorded.hold = new Promise((resolve) => (release = resolve));
    const waiting = here.channel.publishAndWait({ type: 'thing' });
    await dead.recorded.until(() => dead.recorded.changes.length === 1);
    await cutListeners(here.database);
    await waiting;
    release();
  });

  it('waits for a hanging listener only until it stops using its caches, and sends it one heartbeat', async () => {
    const [here, hanging] = [await aProcess({ listening: false }), await aProcess({ listening: false })];
    const dedicated = jest.spyOn(hanging.database, 'dedicated');
    await hanging.channel.start();
    const sent = jest.spyOn((await dedicated.mock.results[0]!.value) as pg.Client, 'query');
    let release: () => void = () => undefined;
    hanging.recorded.hold = new Promise((resolve) => (release = resolve));
    await here.channel.publishAndWait({ type: 'thing' });
    expect(hanging.channel.isListening).toBe(false);
    expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
    release();
  });

  it('clears caches when it starts listening and after a lost connection', async () => {
    const there = await aProcess();
    expect([there.recorded.missedTimes, there.channel.isListening]).toEqual([1, true]);
    await cutListeners(there.database);
    await there.recorded.until(() => there.recorded.missedTimes === 2);
    await there.channel.publishAndWait({ type: 'thing' });
    expect(there.recorded.changes).toHaveLength(1);
  });

  it('rejects changes that exceed the payload limit of PostgreSQL', async () => {
    const here = await aProcess({ listening: false });
    await expect(here.channel.publish({ type: 'thing', text: 'x'.repeat(8_000) })).rejects.toThrow('too long');
  });
});
