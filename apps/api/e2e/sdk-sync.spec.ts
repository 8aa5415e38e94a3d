import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PutLocation } from '@partner/locations';
import { OrderStatusChanges } from '@partner/sales';
import {
  PartnerClient,
  postgresStore,
  type SyncKind,
  type SyncOptions,
  type SyncStore,
  sqliteStore,
} from '@partner/sdk';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi, unknownId } from './support/test-api.js';

const copier = join(import.meta.dirname, '../../../tools/verify/sync/copier.mjs');
const kinds = ['leads', 'quotes', 'orders', 'work-orders', 'customers', 'payments', 'locations', 'products'] as const;

/** A store of a copy and what a reader finds in it. */
interface Copy {
  readonly address: string;
  readonly store: SyncStore;
  readonly records: (kind: SyncKind) => Promise<unknown[]>;
}

describe('client.sync (R83, R84)', () => {
  let api: TestApi;
  let fixture: OrderFixture;
  let client: PartnerClient;
  let folder: string;
  let databases: TestDatabase[];
  const pools: pg.Pool[] = [];

  beforeAll(async () => {
    api = await TestApi.shared();
    fixture = await OrderFixture.company(api);
    client = new PartnerClient({ baseUrl: api.url, apiKey: fixture.company.key });
    folder = await mkdtemp(join(tmpdir(), 'partner-sync-'));
    databases = await Promise.all([freshDatabase(), freshDatabase()]);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await Promise.all(databases.map((database) => database.drop()));
    await rm(folder, { recursive: true });
  });

  const inPostgres = (address: string): Copy => {
    const pool = new pg.Pool({ connectionString: address });
    // `end` does not wait for the server, which ends the connections itself when their database is dropped.
    pool.on('error', () => undefined);
    pools.push(pool);
    const text = 'select data from partner_records where kind = $1 order by id';
    const records = async (kind: SyncKind): Promise<unknown[]> =>
      (await pool.query<{ data: unknown }>(text, [kind])).rows.map(({ data }) => data);
    return { address, store: postgresStore(pool), records };
  };
  const inSqlite = (name: string): Copy => {
    const address = join(folder, name);
    const records = async (kind: SyncKind): Promise<unknown[]> => {
      const database = new DatabaseSync(address, { readOnly: true });
      const rows = database.prepare('select data from partner_records where kind = ? order by id').all(kind);
      database.close();
      return rows.map(({ data }) => JSON.parse(String(data)) as unknown);
    };
    return { address, store: sqliteStore(address), records };
  };
  const copy = (store: SyncStore, options: Partial<SyncOptions> = {}) =>
    client.sync(store, { kinds, untilCaughtUp: true, refreshMs: 0, ...options });
  const expectCurrent = async ({ records }: Copy): Promise<void> => {
    for (const kind of kinds) {
      const items: { id: string }[] = [];
      for await (const item of client.snapshot(kind)) items.push(item);
      expect([kind, await records(kind)]).toEqual([kind, items]);
    }
  };
  const customer = { name: 'Ada', email: 'ada@example.com' };
  /** Changes records of every kind. */
  const change = async (): Promise<void> => {
    const lead = await client.createLead({ body: { locationId: fixture.lot, customer } });
    await client.updateLead({ id: lead.id, body: { salesSource: 'Website' } });
    const quote = await client.createQuote({ body: { workOrderId: await fixture.unit(), customer } });
    const order = await client.convertQuote({ id: quote.id, body: {} });
    await client.createOrderPayment({ id: order.id, body: { amount: 100, method: 'cash' } });
    const gone = await fixture.create();
    await client.createOrderPayment({ id: gone.id, body: { amount: 50, method: 'cash' } });
    await api.application.get(OrderStatusChanges).delete(fixture.company.portal, { id: gone.id });
    const merged = await client.createCustomer({ body: { name: 'Eve', email: `${lead.id}@example.com` } });
    await client.mergeCustomers({ id: merged.id, body: { survivorId: fixture.ada } });
  };

  it.each(['PostgreSQL', 'SQLite'])('copies all kinds into %s and keeps them current', async (name) => {
    const one = name === 'SQLite' ? inSqlite('one') : inPostgres(databases[0]!.url);
    await change();
    const first = await copy(one.store);
    expect(first).toMatchObject({ events: 0, repairs: 0 });
    await expectCurrent(one);
    await change();
    const second = await copy(one.store);
    expect(second.events).toBeGreaterThan(8);
    expect(second.written).toBeLessThan(first.written);
    await expectCurrent(one);
    expect(await copy(one.store)).toMatchObject({ events: 0, repairs: 0, cursor: second.cursor });
    await copy(one.store, { kinds: ['orders'] });
    expect(await one.records('leads')).toEqual([]);
  });

  it('reads everything again if the events differ from the API, or are past retention', async () => {
    const one = inSqlite('two');
    await copy(one.store);
    await change();
    await copy(one.store);
    const { revision, state } = await one.store.open();
    expect(await one.store.write({ revision, state: state!, events: [unknownId] })).toBe(true);
    await api.application
      .get(PutLocation)
      .execute(fixture.company.portal, { id: fixture.lot, hideFromPartnerApi: true });
    await fixture.create({ locationId: fixture.second });
    expect((await copy(one.store)).repairs).toBe(1);
    await expectCurrent(one);
    await api.application
      .get(PutLocation)
      .execute(fixture.company.portal, { id: fixture.lot, hideFromPartnerApi: false });
    const last = await one.store.open();
    await one.store.write({ revision: last.revision, state: { ...last.state!, cursor: unknownId } });
    expect((await copy(one.store)).repairs).toBe(0);
    await expectCurrent(one);
  });

  it('refuses a store of another company, of another process, and without kinds', async () => {
    const one = inSqlite('three');
    await copy(one.store, { kinds: ['orders'] });
    const other = await api.company();
    const theirs = new PartnerClient({ baseUrl: api.url, apiKey: other.key });
    await expect(theirs.sync(one.store, { kinds })).rejects.toThrow(/the store has the records of company/);
    await expect(copy(one.store, { kinds: [] })).rejects.toThrow(/kinds is empty/);
    const overtaken: SyncStore = { ...one.store, write: () => Promise.resolve(false) };
    await expect(copy(overtaken)).rejects.toThrow(/another process writes to this store/);
  });

  it('names the version of Node.js that SQLite needs', () => {
    const missing = jest.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    expect(() => sqliteStore(join(folder, 'none'))).toThrow(/needs Node.js 22\.13 or newer/);
    missing.mockRestore();
  });

  it('equals the API after its process is killed', async () => {
    const copies = [inPostgres(databases[1]!.url), inSqlite('killed')];
    let isOver = false;
    const changing = (async () => {
      while (!isOver) await change();
    })();
    const start = ({ address }: Copy, ...words: string[]): ChildProcess =>
      spawn(process.execPath, [copier, api.url, fixture.company.key, address, ...words], {
        env: { PATH: process.env['PATH'] },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const steps = [2, 5, 9];
    await Promise.all(
      copies.map(async (one) => {
        for (const last of steps) {
          const child = start(one);
          const lines = createInterface({ input: child.stdout! });
          for (let step = 0; step < last; step += 1) await once(lines, 'line');
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      }),
    );
    isOver = true;
    await changing;
    await Promise.all(
      copies.map(async (one) => {
        const child = start(one, '--until-caught-up');
        child.stdout!.resume();
        expect(await once(child, 'exit')).toEqual([0, null]);
        await expectCurrent(one);
      }),
    );
  });
});
