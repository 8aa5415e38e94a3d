import { afterEach, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import pg from 'pg';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { fillInBatches } from './fill-in-batches.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();

describe('an upgrade that adds lower-case emails of customers (R25, R93)', () => {
  let upgrade: Upgrade;

  afterEach(() => upgrade.end());

  const customer = (email: string, id = newId()): string =>
    `insert into customers (company_id, id, version, created_at, updated_at, active, email)
      values ('${upgrade.company}', '${id}', 1, now(), now(), true, '${email}')`;
  const wrong = async (): Promise<number> =>
    (await upgrade.client.query(`select from customers where email_lower is distinct from lower(email)`)).rowCount!;

  /** Creates and changes customers as the previous release does, with a lock timeout. */
  async function write(writer: number, goesOn: () => boolean): Promise<number> {
    const client = new pg.Client(upgrade.url);
    await client.connect();
    try {
      await client.query(`set lock_timeout = '5s'`);
      let written = 0;
      for (; goesOn(); written += 1) {
        const id = newId();
        await client.query(customer(`New${writer}_${written}@Example.com`, id));
        await client.query(`update customers set email = 'Changed${writer}_${written}@Example.com' where id = '${id}'`);
        await client.query(`update customers set email = 'Other' || email
          where id = lpad(to_hex(${(written * 3 + writer) % 20_000} + 1), 24, '0')`);
        await client.query(`update customers set deleted_at = now()
          where id = lpad(to_hex(${(written * 5 + writer) % 20_000} + 1), 24, '0') and deleted_at is null`);
      }
      return written;
    } finally {
      await client.end();
    }
  }

  it('blocks no writers, fills every row, and keeps emails unique throughout', async () => {
    upgrade = await Upgrade.from('202611231610', contexts);
    await upgrade.client.query(`insert into customers (company_id, id, version, created_at, updated_at, active, email)
      select '${upgrade.company}', lpad(to_hex(n), 24, '0'), 1, now(), now(), true, 'Customer' || n || '@Example.com'
      from generate_series(1, 20000) n`);
    let goesOn = true;
    const writers = Promise.all([1, 2].map((writer) => write(writer, () => goesOn)));
    const applied = await upgrade.migrate().finally(() => (goesOn = false));
    expect(applied).toEqual(
      expect.arrayContaining([
        '202611231610-email-lower',
        '202611231620-email-lower-indexes',
        '202611231630-customer-totals',
        '202611231640-customer-totals-counted',
      ]),
    );
    for (const written of await writers) expect(written).toBeGreaterThan(0);
    expect(await wrong()).toBe(0);
    await upgrade.client.query(customer('Twice@example.com'));
    await expect(upgrade.client.query(customer('tWICE@Example.com'))).rejects.toMatchObject({
      constraint: 'customers_live_email',
    });
  });

  it('continues after an interruption and can be repeated', async () => {
    upgrade = await Upgrade.upgraded(contexts);
    await upgrade.client.query(`set session_replication_role = replica;
      insert into customers (company_id, id, version, created_at, updated_at, active, email)
      select '${upgrade.company}', lpad(to_hex(n), 24, '0'), 1, now(), now(), true, 'Customer' || n || '@Example.com'
      from generate_series(1, 12000) n;
      set session_replication_role = origin`);
    const filling = {
      table: 'customers',
      set: 'email_lower = lower(t.email)',
      where: 'email is not null and email_lower is null',
    };
    let batches = 0;
    const interrupted = {
      execute: async (text: string): Promise<unknown> => {
        if (batches === 2) throw new Error('the connection ended');
        batches += 1;
        return (await upgrade.client.query(text)).rows;
      },
    };
    await expect(fillInBatches(interrupted, filling)).rejects.toThrow('ended');
    expect(await wrong()).toBe(2_000);
    await upgrade.client.query(`delete from migrations where name = '202611231620-email-lower-indexes'`);
    expect(await upgrade.migrate()).toEqual(['202611231620-email-lower-indexes']);
    expect(await wrong()).toBe(0);
  });
});
